"""A small language about a garden, to try the kernel with: no game stands behind it."""

from dataclasses import dataclass
from enum import Enum

from cardforge.language import (
    NounOf,
    Number,
    Series,
    Title,
    Vocabulary,
    category,
    compile_grammar,
    constant,
    production,
    wrapping,
)


class Size(Enum):
    ANY = "any"
    SMALL = "small"


@dataclass(frozen=True)
class Plant:
    size: Size
    kind: str


@dataclass(frozen=True)
class Water:
    litres: int
    plant: Plant


@dataclass(frozen=True)
class Cut:
    plant: Plant
    at_most: int | None

    def __post_init__(self) -> None:
        if self.at_most == 13:
            raise ValueError("thirteen is unlucky")


@dataclass(frozen=True)
class Job:
    name: str | None
    tasks: tuple[Water | Cut, ...]


VOCABULARY = Vocabulary.of(
    {"plant": {"p1": "rose", "p2": "apple tree", "p3": "Ivy"}, "garden": {"g": "Old Garden"}}, {"shrub": "rose"}
)

PARTS = (
    Number("litres", "a number of litres", least=1),
    Number("change", "a number with a sign", signed=True),
    NounOf("plant", "a plant", "plant"),
    Title("name", "a name", joining=frozenset({"of"})),
    category("size", "a size", constant("", Size.ANY), constant("small", Size.SMALL, also=("little",))),
    category("a_plant", "a plant", production("a {size:size} {kind:plant}", Plant)),
    category("cap", "a cap", constant("", None), wrapping(", at most {:litres}")),
    category(
        "task",
        "a task",
        production(
            "water {plant:a_plant} with {litres:litres} l",
            Water,
            also=("give {litres:litres} l to {plant:a_plant}",),
        ),
        production("cut {plant:a_plant} {at_most:cap}", Cut),
    ),
    Series("tasks", "tasks", item="task", between="."),
    category(
        "job",
        "a job",
        production("{name:name} — {tasks:tasks}.", Job),
        production("{tasks:tasks}.", Job, name=None),
        production("in the <garden>, {tasks:tasks}.", Job, name="garden"),
    ),
)

GRAMMAR = compile_grammar(PARTS, "job", VOCABULARY)
ROSE = Plant(Size.ANY, "p1")
