"""What a comparison tells of a change in the data, and what it does not tell."""

from dataclasses import replace

from cardforge.catalogue.compare import Section, What, compare
from cardforge.catalogue.compare.layout import summary


def only(comparison):
    """The one change of a comparison that has one."""
    assert len(comparison.changes) == 1, comparison.changes
    return comparison.changes[0]


def fields(change):
    return {one.field: (one.before, one.after) for one in change.fields}


def touched(change):
    return {str(touch.relation): touch.ids for touch in change.touches}


def test_a_game_is_no_different_from_itself(before):
    assert not compare(before, before)
    assert summary(compare(before, before)) == "no differences"


def test_a_changed_number_names_the_statistic_and_what_holds_the_card(sample, before):
    sample.edit("attic/lodgers.yaml", "stats: {nerve: 3, heft: 1}", "stats: {nerve: 3, heft: 2}")
    change = only(compare(before, sample.read()))
    assert (change.section, change.id, change.what) == (Section.CARD, "A-03", What.CHANGED)
    assert fields(change) == {"stats.heft": (1, 2)}
    assert change.fields[0].label == "Heft"
    assert touched(change) == {"decks": ("attic",), "packs": ("whole-house",)}
    assert change.place is not None
    assert change.place.file == "cards/attic/lodgers.yaml"


def test_the_other_version_of_a_creature_is_touched(sample, before):
    sample.edit("attic/lodgers.yaml", "cost: 1\n", "cost: 2\n")
    change = only(compare(before, sample.read()))
    assert (change.id, change.fields[0].label) == ("A-02", "Crumb")
    assert touched(change)["versions"] == ("A-05",)


def test_an_edition_that_prints_its_own_text_is_told(sample, before):
    sample.edit("attic/tricks.yaml", "Send a lodger back", "Send up to two lodgers back")
    assert touched(only(compare(before, sample.read())))["editions"] == ("1",)


def test_moving_a_card_to_another_line_or_file_is_no_change(sample, before):
    lodgers = (sample.root / "cards/attic/lodgers.yaml").read_text()
    first, *rest = lodgers.split("\n- id: ")
    sample.write(
        "attic/lodgers.yaml",
        "# all of them\n\n- id: " + "\n\n- id: ".join([*rest[::-1], first[len("- id: ") :]]) + "\n",
    )
    assert not compare(before, sample.read())
    sample.write("attic/everybody.yaml", (sample.root / "cards/attic/lodgers.yaml").read_text())
    (sample.root / "cards/attic/lodgers.yaml").unlink()
    assert not compare(before, sample.read())


def test_windows_line_ends_and_a_byte_order_mark_are_no_change(sample, before):
    for path in (sample.root / "cards").rglob("*.yaml"):
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert not compare(before, sample.read())


def test_an_id_that_stays_with_another_name_is_renamed(sample, before):
    sample.edit("attic/tricks.yaml", "name: Creak", "name: Long Creak")
    change = only(compare(before, sample.read()))
    assert (change.what, change.name, change.note, change.fields) == (What.RENAMED, "Long Creak", "was Creak", ())


def test_a_renamed_creature_leaves_its_story_and_the_cards_that_name_it(sample, before):
    sample.edit("attic/tricks.yaml", "Send a lodger", "Send a Windup Mouse")
    named = sample.read()
    sample.edit("attic/lodgers.yaml", "name: Windup Mouse", "name: Windup Rat")
    change = only(compare(named, sample.read()))
    assert touched(change)["mentioned_by"] == ("A-06",)
    assert touched(change)["story"] == ("windup-mouse",)


def test_added_and_removed_cards_stand_in_catalogue_order(sample, before):
    text = (sample.root / "cards/attic/tricks.yaml").read_text()
    new = '\n- id: A-08\n  name: Echo\n  kind: trick\n  faction: attic\n  cost: 0\n  text: "Draw a card."\n'
    sample.write("attic/tricks.yaml", text[text.index("- id: A-07") :] + new)
    changes = compare(before, sample.read()).changes
    assert [(change.id, change.what) for change in changes] == [("A-06", What.REMOVED), ("A-08", What.ADDED)]
    assert touched(changes[0])["decks"] == ("attic",)
    assert fields(changes[1])["text"] == (None, "Draw a card.")


def test_a_card_under_a_new_id_is_recognised(sample, before):
    sample.edit("attic/tricks.yaml", "id: A-07", "id: A-17")
    added = next(change for change in compare(before, sample.read()).changes if change.what is What.ADDED)
    assert "the same as A-07" in added.note


def test_a_constant_tells_which_cards_print_it_and_who_inherits_it(sample, before):
    sample.edit("editions/2.yaml", "lantern_nerve: 1", "lantern_nerve: 2")
    comparison = compare(before, sample.read())
    change = only(comparison)
    assert (change.section, change.id, fields(change)) == (Section.EDITION, "2", {"constants.lantern_nerve": (1, 2)})
    assert set(touched(change)["cards"]) == {"L-SKYLIGHT", "L-GLOW-JAR"}
    assert touched(change)["editions"] == ("1",)
    # each lantern adds the number, and each keeper prints what its lantern adds
    assert {card.id for card in comparison.reprinted} == {"L-SKYLIGHT", "L-GLOW-JAR", "A-01", "C-01"}


def test_a_constant_that_an_heir_overrides_is_not_told_of_the_heir(sample, before):
    sample.edit("editions/2.yaml", "hat_evenings: 3", "hat_evenings: 5")
    change = only(compare(before, sample.read()))
    assert (change.id, "editions" in touched(change)) == ("2", False)


def test_a_constant_of_the_deck_rules_touches_them(sample, before):
    sample.edit("editions/2.yaml", "copy_limit: 2", "copy_limit: 3")
    assert touched(only(compare(before, sample.read())))["rules"] == ("copy_limit",)


def test_two_editions_are_compared_by_their_rules_and_by_what_they_print(before):
    comparison = compare(before.under("1"), before)
    rules = next(comparison.of(Section.EDITION))
    assert fields(rules) == {"constants.hat_evenings": (4, 3), "switches.cat_may_swim": (True, False)}
    cards = {change.id: fields(change) for change in comparison.of(Section.CARD)}
    assert set(cards) == {"C-04", "A-06"}
    assert cards["C-04"]["cost"][0] == 3
    assert cards["C-04"]["stats.heft"][0] == 5


def test_a_decklist_tells_the_card_and_the_new_size(sample, before):
    sample.edit("decks/attic.yaml", "A-03: 2", "A-03: 1")
    change = only(compare(before, sample.read()))
    assert (change.section, fields(change)) == (Section.DECK, {"cards.A-03": (2, 1), "size": (8, 7)})
    assert change.fields[0].label == "Windup Mouse (A-03)"
    assert touched(change) == {"packs": ("whole-house",)}


def test_an_ability_of_a_faction_is_a_part_of_its_own(sample, before):
    sample.edit("factions.yaml", "name: Settle", "name: Settle Down")
    change = only(compare(before, sample.read()))
    assert (change.section, change.id, change.what) == (Section.ABILITY, "F-DUST", What.RENAMED)


def test_a_story_is_compared_word_by_word(sample, before):
    creature = before.lore.creatures[0]
    lore = before.lore.model_copy(
        update={"creatures": (creature.model_copy(update={"wants": "Tea."}), *before.lore.creatures[1:])}
    )
    change = only(compare(before, replace(before, lore=lore)))
    assert (change.section, change.id) == (Section.STORY, creature.id)
    assert fields(change) == {"wants": (creature.wants, "Tea.")}


def test_what_cannot_be_read_is_neither_added_nor_removed(sample, before):
    sample.edit("attic/lodgers.yaml", "cost: 2", "cost: two")
    broken = sample.read()
    for comparison in (compare(before, broken), compare(broken, before)):
        assert not comparison
        assert [card.id for card in comparison.not_compared] == ["A-03"]


def test_a_file_that_cannot_be_read_takes_no_card_away(sample, before):
    sample.write("attic/tricks.yaml", "- id: A-06\n  name: [Creak\n")
    comparison = compare(before, sample.read())
    assert not comparison
    assert {card.id for card in comparison.not_compared} == {"A-06", "A-07"}


def test_a_card_of_an_unknown_kind_can_be_compared(sample, before):
    sample.edit("attic/tricks.yaml", "kind: trick", "kind: trik")
    assert fields(only(compare(before, sample.read()))) == {"kind": ("trick", "trik")}
