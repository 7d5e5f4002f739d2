"""The table as one viewer sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cardforge.game.telling import Held, Picture, Piece, Place, Strip
from cardforge.games.waybound.log_lines import LETTERS
from cardforge.games.waybound.match import Match
from cardforge.games.waybound.state import DRAW, FORCE, GUARD, INSIGHT, Character
from cardforge.games.waybound.telling.names import TableNames
from cardforge.games.waybound.values import value


def picture_of(match: Match, names: TableNames, viewer: int | None) -> Picture:
    """The table; the hand is the viewer's, or the active player's for somebody who may see everything."""
    state = match.state
    holder = state.active if viewer is None else viewer
    return Picture(
        _heading(match),
        tuple(_strip(match, player) for player in (0, 1)),
        tuple(_place(match, names, route) for route in match.board.routes_in_play()),
        tuple(_hand(match, holder)),
        result_of(match),
    )


def result_of(match: Match) -> str:
    """How the match ended, in a sentence; empty while it goes on."""
    if match.winner is None:
        return ""
    standing = " : ".join(str(side.renown) for side in match.state.sides)
    ended = "A draw" if match.winner == DRAW else f"{LETTERS[match.winner]} wins"
    return f"{ended}, {standing} Renown, in round {match.state.round}."


def _heading(match: Match) -> str:
    state = match.state
    if not state.started:
        return f"Opening hands · {LETTERS[state.first]} starts"
    return f"Round {state.round} of {match.ruleset.constants.round_limit} · {LETTERS[state.active]}'s turn"


def _strip(match: Match, player: int) -> Strip:
    side = match.state.sides[player]
    faction = match.ruleset.factions.get(side.faction)
    figures = (
        ("Renown", f"{side.renown}/{match.ruleset.constants.renown_to_win}"),
        ("Charge", f"{side.charge}/{side.capacity}"),
        ("hand", str(len(side.hand))),
        ("deck", str(len(side.deck))),
        ("discard", str(len(side.discard))),
    )
    return Strip(LETTERS[player], faction.name if faction else side.faction, figures)


def _place(match: Match, names: TableNames, route: int) -> Place:
    ruleset = match.ruleset
    id = ruleset.routes[route]
    temporary = route == ruleset.realm
    note = f"opened by {LETTERS[match.state.realm_opener]}" if temporary else ""
    pieces = tuple(
        tuple(_piece(match, names, character) for character in match.state.sides[player].lanes[route])
        for player in (0, 1)
    )
    return Place(ruleset.label(id), note, pieces, temporary)


def _piece(match: Match, names: TableNames, character: Character) -> Piece:
    guard = value(match.board, character, GUARD)
    figures = (
        ("F", str(value(match.board, character, FORCE))),
        ("G", f"{guard - character.damage}/{guard}" if character.damage else str(guard)),
        ("I", str(value(match.board, character, INSIGHT))),
    )
    notes = tuple(_notes(match, character))
    return Piece(names[character.uid], figures, character.ready, character.companion, notes)


def _notes(match: Match, character: Character) -> Iterator[str]:
    ruleset = match.ruleset
    face = ruleset.faces[character.face]
    if character.recovering:
        yield "recovering"
    for part in (face.ascension, face.path):
        if part is not None:
            yield ruleset.label(part)
            break
    if character.companion:
        if face.path is None:
            needed = ruleset.constants.path_marks
            yield f"marks {character.marks}/{needed}"
        elif face.ascension is None:
            yield f"fresh marks {character.fresh_marks}/{ruleset.constants.ascension_marks}"
        else:
            yield f"marks {character.marks}"
    if face.form_names:
        yield face.form_names[character.form]
    yield from sorted(face.keywords)
    penalty = min((amount for stat, amount, until, *_ in character.modifiers if amount < 0 and until >= 0), default=0)
    if penalty:
        yield f"hexed −{-penalty}"
    if character.moved >= ruleset.constants.moves_per_turn:
        yield "moved"
    if character.no_explore:
        yield "no Explore"


def _hand(match: Match, player: int) -> Iterator[Held]:
    cards = match.ruleset.cards
    counted = Counter(match.state.sides[player].hand)
    for id in sorted(counted, key=lambda one: (cards[one].kind, cards[one].cost, cards[one].name)):
        card = cards[id]
        figures = tuple(zip("FGI", map(str, card.statistics), strict=True)) if card.kind == "ally" else ()
        yield Held(card.name, card.cost, card.kind, figures, card.text, counted[id])
