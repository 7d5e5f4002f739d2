"""One field of one card."""

from __future__ import annotations

from cardforge.catalogue.edit import EditRefusedError
from cardforge.catalogue.edit.choose import choose_field
from cardforge.catalogue.edit.fields import Wish
from cardforge.catalogue.edit.values import value_of
from cardforge.catalogue.models.design import Design, slug
from cardforge.diagnostics import Place
from cardforge.workshop.editing import Plan, plan
from cardforge.workshop.project import Project


def set_field(project: Project, design: Design, word: str, typed: str | None) -> Plan:
    """The plan to give a field of a card the typed value, or to remove it (None).

    Raises EditRefusedError for a field that cannot be set, a value that does not fit it, and a layout that allows no
    safe change.
    """
    catalogue = project.catalogue
    assert catalogue is not None
    field = choose_field(catalogue, design, word)
    if typed is None:
        if field.required:
            raise EditRefusedError(
                f"{design}: “{field.name}” cannot be removed; every {catalogue.kind(design).name} has one"
            )
        return plan(project, [Wish(design, field, None)])
    return plan(project, [Wish(design, field, value_of(catalogue, field, typed))])


def advice(made: Plan) -> str:
    """What helps when a plan is refused, as far as the change tells; empty where nothing is known."""
    for change in made.changes:
        if (
            change.field == "name"
            and change.design.identity is None
            and slug(str(change.new)) != change.design.creature
        ):
            return (
                f"stories and limits know it as {change.design.creature}, made of its name; to keep that, first: "
                f"cardforge set {change.design.id} identity {change.design.creature}"
            )
    return ""


def old_names(made: Plan) -> list[Place]:
    """Where in the data the old name of a renamed card still stands, in comments and prose."""
    after = made.after.catalogue
    found: list[Place] = []
    for change in made.changes:
        if change.field != "name" or after is None or any(one.name == change.old for one in after.designs):
            continue
        for source in after.places.sources.values():
            for number, line in enumerate(source.lines, 1):
                column = line.find(str(change.old))
                if column >= 0:
                    found.append(Place(source.name, number, column + 1, len(str(change.old))))
    return found
