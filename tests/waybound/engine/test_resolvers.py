"""The kinds in the tree are the kinds that are handled; whatever refuses says why."""

import ast
from pathlib import Path
from typing import get_args

import pytest

from cardforge.games.waybound import refusals, rule_ids
from cardforge.games.waybound.compile import describe, effects, faces, statics, triggers
from cardforge.games.waybound.log_lines import WRITERS
from cardforge.games.waybound.tree import BODIES, EFFECTS, EVENTS, STATEMENTS, STATES, TARGETS, PlainEffect
from cardforge.games.waybound.tree.effects import RollDie

PACKAGE = Path(describe.__file__).parents[1]


def cases(module: object) -> set[str]:
    """Names of the classes that `match` statements of a module have a case for."""
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))  # type: ignore[attr-defined]
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Name):
            found.add(node.cls.id)
    return found


def strings_in(function: str) -> set[str]:
    """First arguments of all calls of a method in the package."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == function and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.add(first.value)
    return found


def test_every_kind_of_effect_has_a_resolver():
    handled = set(effects.RESOLVERS) | set(effects.COMPOSED)
    assert handled == set(get_args(PlainEffect)) | {RollDie}
    assert handled == set(EFFECTS)


@pytest.mark.parametrize(
    ("module", "kinds"),
    [
        (statics, STATEMENTS),
        (triggers, EVENTS),
        (describe, STATES),
        (effects, TARGETS),
        (faces, BODIES),
    ],
    ids=["statements", "events", "conditions", "targets", "bodies"],
)
def test_every_kind_of_the_tree_has_a_case(module: object, kinds: tuple[type, ...]):
    assert {kind.__name__ for kind in kinds} <= cases(module)


def test_every_event_has_a_line_in_the_log_and_every_line_an_event():
    assert strings_in("emit") == set(WRITERS)


def test_every_rule_that_refuses_has_a_sentence():
    returned = set()
    for name in ("actions", "challenge", "explore", "forms", "movement", "play_card", "use_ability"):
        tree = ast.parse((PACKAGE / f"{name}.py").read_text("utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("refuse"):
                for node in ast.walk(function):
                    if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "rule":
                        returned.add(getattr(rule_ids, node.attr))
    assert returned
    assert returned <= refusals.explained()
    assert refusals.explained() <= rule_ids.ALL
