"""Set-ups at random with the shipped cards."""

from random import Random

from cardforge.catalogue import Catalogue


def random_setup(catalogue: Catalogue, seed: int) -> dict[str, object]:
    """A set-up with two factions, Companions and decks: every third time any card in any deck."""
    rng = Random(seed)
    decked = {"ally", "tactic"}
    seats = []
    for _ in range(2):
        companion = rng.choice([design for design in catalogue.designs if design.kind == "companion"])
        mixed = seed % 3 == 0
        pool = [d.id for d in catalogue.designs if d.kind in decked and (mixed or d.faction == companion.faction)]
        seats.append({"companion": companion.id, "deck": [rng.choice(pool) for _ in range(30)]})
    return {"seats": seats, "seed": seed, "first": None}
