"""The generator gives the published numbers, and uses them fairly."""

from collections import Counter
from itertools import permutations

from cardforge.game.random import below, next_word, seeded, shuffle


def words(seed: int, count: int) -> list[int]:
    found = []
    for _ in range(count):
        seed, word = next_word(seed)
        found.append(word)
    return found


def test_the_published_words_of_splitmix64():
    # https://rosettacode.org/wiki/Pseudo-random_numbers/Splitmix64, after Vigna's splitmix64.c
    expected = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert words(1234567, 5) == expected


def test_the_first_word_of_seed_zero():
    assert words(0, 1) == [0xE220A8397B1DCDAF]


def test_numbers_below_a_bound_all_occur_about_equally():
    state, found = seeded(1), Counter[int]()
    for _ in range(6000):
        state, number = below(state, 6)
        found[number] += 1
    assert set(found) == set(range(6))
    assert all(850 < times < 1150 for times in found.values())  # 1000 each, five standard deviations of about 29


def test_every_order_of_three_occurs_when_shuffling():
    state, found = seeded(2), Counter[tuple[int, ...]]()
    for _ in range(600):
        items = [1, 2, 3]
        state = shuffle(state, items)
        found[tuple(items)] += 1
    assert set(found) == set(permutations((1, 2, 3)))


def test_neighbouring_seeds_start_far_apart():
    assert abs(seeded(1) - seeded(2)) > 2**32
