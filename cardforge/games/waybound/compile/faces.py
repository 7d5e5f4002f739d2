"""Faces: everything that one card shows on the board, all its forms and abilities together.

A Companion with a path and an ascension is one face made of three cards; the later card speaks after the earlier one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardforge.games.waybound.compile.abilities import compile_activated, compile_played, compile_triggered
from cardforge.games.waybound.compile.ability import CompiledAbility
from cardforge.games.waybound.compile.statics import Statics, compile_static
from cardforge.games.waybound.compile.triggers import MOMENTS
from cardforge.games.waybound.tree.abilities import Ability, Activated, Played, Static, Text, Triggered
from cardforge.games.waybound.tree.costs import NamedAbilityCost, NamedAbilityLimit
from cardforge.games.waybound.tree.effects import Change, RollDie, Step, SwitchForm
from cardforge.games.waybound.tree.keywords import HasKeyword
from cardforge.games.waybound.tree.limits import Limit
from cardforge.games.waybound.tree.statics import ChallengeHas, Which

Values = tuple[int, int, int]


@dataclass(slots=True)
class Face:
    """What a character on the board is, apart from what has happened to it."""

    key: str
    card: str
    path: str | None = None
    ascension: str | None = None
    statistics: list[Values] = field(default_factory=list)
    """Force, Guard and Insight of each form."""
    form_names: list[str] = field(default_factory=list)
    keywords: set[str] = field(default_factory=set)
    statics: Statics = field(default_factory=Statics)
    has_statics: bool = False
    moves_as_all: bool = True
    """Whether it says nothing about its own normal moves."""
    triggers: dict[str, list[CompiledAbility]] = field(default_factory=dict)
    activated: list[CompiledAbility] = field(default_factory=list)
    played: list[CompiledAbility] = field(default_factory=list)
    limits: dict[str, Limit] = field(default_factory=dict)
    """Limits that later cards of the face give to abilities of earlier ones."""
    prices: dict[str, int] = field(default_factory=dict)
    later_prices: list[tuple[str, int]] = field(default_factory=list)
    later_limits: list[tuple[str, Limit]] = field(default_factory=list)
    caps: dict[str, int] = field(default_factory=dict)
    """How much each capped ability without a limit adds in all, and once for what counts only the first of a turn."""
    first_challenges: list[str] = field(default_factory=list)
    """Abilities that speak for the first Challenge of a turn only."""
    keys: list[str] = field(default_factory=list)
    """All its abilities, in printed order."""
    parts: list[tuple[str, Values]] = field(default_factory=list)
    """What its statistics are made of: the card or form that prints a value, then what is added to it."""

    def made_of(self, form: int, statistic: int) -> list[tuple[int, str]]:
        """The printed value and what forms add to it: source and amount."""
        if self.form_names:
            return [(self.statistics[form][statistic], self.card)]
        (first, printed), *added = self.parts
        return [(printed[statistic], first), *((more[statistic], source) for source, more in added if more[statistic])]


def add_text(
    face: Face, card: str, text: Text, routes: Mapping[str, int], realm: int, names: dict[str, str], own_route: int = -1
) -> list[CompiledAbility]:
    """Add the abilities of one card to a face; those that can be resolved are returned. `names` holds printed names."""
    made: list[CompiledAbility] = []
    for number, ability in enumerate(text):
        key = f"{card}#{number}"
        face.keys.append(key)
        if ability.name is not None:
            names[key] = str(ability.name)
        _add(face, key, ability, routes, realm, names, own_route, made)
    return made


def _add(
    face: Face,
    key: str,
    ability: Ability,
    routes: Mapping[str, int],
    realm: int,
    names: dict[str, str],
    own_route: int,
    made: list[CompiledAbility],
) -> None:
    match ability.body:
        case HasKeyword(keyword=keyword):
            face.keywords.add(str(keyword))
        case Static() as static:
            compile_static(key, static, routes, own_route, face.statics)
            face.has_statics = True
            if isinstance(static.statement, ChallengeHas) and static.statement.which is Which.FIRST:
                face.first_challenges.append(key)
                face.caps[key] = 1
        case Triggered() as triggered:
            compiled = compile_triggered(key, triggered, routes, realm)
            waiting = face.triggers.setdefault(MOMENTS[type(triggered.event)], [])
            waiting.append(compiled)
            waiting.sort(key=lambda one: one.optional)  # stable: mandatory first, else in printed order
            made.append(compiled)
            _note(face, key, triggered.steps, limited=triggered.limit is not None)
        case Activated() as activated:
            compiled = compile_activated(key, activated, routes, realm)
            face.activated.append(compiled)
            made.append(compiled)
            _note(face, key, activated.steps, limited=True)
        case Played() as played:
            compiled = compile_played(key, played, routes, realm)
            face.played.append(compiled)
            made.append(compiled)
        case NamedAbilityCost(ability=name, price=price):
            face.later_prices.append((str(name), price))
        case NamedAbilityLimit(ability=name, limit=limit):
            face.later_limits.append((str(name), limit))
        case _:
            raise NotImplementedError(f"no rule for {type(ability.body).__name__}")


def settle(face: Face, names: Mapping[str, str]) -> None:
    """Give named abilities the costs and limits that cards of the face say; of several, the last card's word holds."""
    face.moves_as_all = not (face.keywords or face.statics.move_prices or face.statics.keeps_ready)
    for key in face.keys:
        for name, price in face.later_prices:
            if names.get(key) == name:
                face.prices[key] = price
        for name, limit in face.later_limits:
            if names.get(key) == name:
                face.limits[key] = limit


def _note(face: Face, key: str, steps: tuple[Step, ...], *, limited: bool) -> None:
    for one in steps:
        effect = one.effect.effect if isinstance(one.effect, RollDie) else one.effect
        if isinstance(effect, Change) and effect.up_to is not None and not limited:
            face.caps[key] = abs(effect.up_to)
        if isinstance(effect, SwitchForm):
            forms = (effect.first, effect.second)
            face.form_names = [str(form.name) for form in forms]
            face.statistics = [form.statistics for form in forms]
