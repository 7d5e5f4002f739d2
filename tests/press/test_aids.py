"""Cards that lie beside the game take their numbers from the edition."""

from pathlib import Path

from cardforge.catalogue import Catalogue
from cardforge.press.aids import AIDS_FILE, plan_aids
from cardforge.press.face import Face

ROOT = Path(__file__).parents[2]


def faces(catalogue: Catalogue) -> dict[str, Face]:
    aids, found = plan_aids(catalogue)
    assert not found
    return {aid.planned.face.id: aid.planned.face for aid in aids}


def test_the_track_of_renown_goes_from_nothing_to_what_wins(catalogue: Catalogue) -> None:
    track = faces(catalogue)["AID-RENOWN"].stats[0]
    assert (track.value_text, track.value) == ("0", 20)


def test_charge_and_journey_have_a_track_each_to_their_limit(catalogue: Catalogue) -> None:
    tracks = faces(catalogue)["AID-CHARGE"].stats
    assert [(track.value_text, track.value) for track in tracks] == [("1", 6), ("0", 6), ("0", 3), ("0", 3)]


def test_no_placeholder_is_left_in_a_text(catalogue: Catalogue) -> None:
    for face in faces(catalogue).values():
        for ability in face.abilities:
            assert "{" not in f"{ability.name}{ability.text}"


def test_a_paragraph_that_another_edition_has_no_use_for_is_left_out(catalogue: Catalogue) -> None:
    def names(one: Catalogue) -> list[str | None]:
        return [ability.name for ability in faces(one)["AID-TURN"].abilities]

    old = catalogue.under("pre-0.36")
    assert "First turn" in names(catalogue)
    assert ("First turn" in names(old)) is not old.edition.switches["starting_player_explores"]


def test_a_number_that_the_edition_does_not_have_is_an_error_that_names_the_aid(
    catalogue: Catalogue, tmp_path: Path
) -> None:
    from dataclasses import replace

    (tmp_path / "templates").mkdir()
    (tmp_path / AIDS_FILE).write_text(
        "aids:\n"
        "  - {id: A, template: reference, label: R, name: N, faction: shared, text: [{name: X, text: '{weather}'}]}\n"
    )
    aids, found = plan_aids(replace(catalogue, root=tmp_path))
    assert not aids
    assert (found[0].subject, found[0].place.line) == ("A", 2)
    assert "weather" in found[0].message


def test_a_game_without_the_file_has_no_aids(catalogue: Catalogue, tmp_path: Path) -> None:
    from dataclasses import replace

    assert plan_aids(replace(catalogue, root=tmp_path)) == ([], [])
