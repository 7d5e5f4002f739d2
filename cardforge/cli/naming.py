"""From what somebody typed to the card that is meant."""

from __future__ import annotations

from cardforge.catalogue import AmbiguousNameError, Catalogue, UnknownNameError
from cardforge.catalogue.catalogue import plain
from cardforge.catalogue.models.design import Design
from cardforge.cli import session
from cardforge.diagnostics import nearest


def pick(catalogue: Catalogue, name: str) -> Design:
    """The design of an id or name; ends the command with the nearest names where there is none or several."""
    try:
        return catalogue.find(name)
    except AmbiguousNameError as error:
        session.fail(f"{error}; say which by its id")
    except UnknownNameError:
        near = nearest(plain(name), [*catalogue.by_name, *(plain(id) for id in catalogue.by_id)])
        designs = catalogue.by_name.get(near or "", ()) or tuple(
            design for id, design in catalogue.by_id.items() if plain(id) == near
        )
        hint = f"did you mean {' or '.join(str(design) for design in designs)}?" if designs else "see `cardforge find`"
        session.fail(f"no card is called “{name}”\n    hint: {hint}")


def printed_id(catalogue: Catalogue, name: str) -> str:
    """The id of a card, or of what a faction can do, by id or name; ends with what there is for a name of none."""
    wanted = name.casefold()
    for _, ability in catalogue.abilities:
        if wanted in (ability.id.casefold(), ability.name.casefold()):
            return ability.id
    return pick(catalogue, name).id
