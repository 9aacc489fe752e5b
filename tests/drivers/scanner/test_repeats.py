"""The same card again: a bounce, a card that lies there, or a second copy shown on purpose."""

from __future__ import annotations

from drivers.scanner.repeats import CAMERA, HAND, PRESENTATION, Repeats, Seen, Sightings

X, Y = "MC01107-5", "MC01097A"


def counted(memory: Repeats, reads: list[tuple[str, float]]) -> list[tuple[str, float]]:
    return [(text, at) for text, at in reads if memory.again(text, at) == 0]


def test_a_bouncing_trigger_counts_once_and_a_second_pull_counts_again() -> None:
    assert counted(Repeats(HAND), [(X, 0.0), (X, 0.1), (X, 0.5)]) == [(X, 0.0), (X, 0.5)]


def test_exactly_the_quiet_time_counts_again() -> None:
    assert counted(Repeats(HAND), [(X, 1.0), (X, 1.25), (X, 1.25 + HAND)]) == [(X, 1.0), (X, 1.25 + HAND)]


def test_a_card_that_lies_before_a_presentation_scanner_counts_once_however_long() -> None:
    lying = [(X, n * 0.5) for n in range(40)]
    assert counted(Repeats(PRESENTATION), [*lying, (X, 20.9), (X, 22.4)]) == [(X, 0.0), (X, 22.4)]


def test_another_card_in_between_does_not_make_it_count_twice() -> None:
    assert counted(Repeats(HAND), [(X, 0.0), (Y, 0.1), (X, 0.2), (Y, 0.3)]) == [(X, 0.0), (Y, 0.1)]


def test_each_scanner_has_its_own_memory() -> None:
    left, right = Repeats(HAND), Repeats(HAND)
    assert (left.again(X, 0.0), right.again(X, 0.1)) == (0, 0)


def test_repeats_are_numbered_in_their_row_and_counted_in_all() -> None:
    memory = Repeats(HAND)
    assert [memory.again(X, at) for at in (0.0, 0.1, 0.2, 0.9, 1.0)] == [0, 1, 2, 0, 1]
    assert memory.dropped == 3


def test_memory_stays_small() -> None:
    memory = Repeats(HAND)
    for n in range(10_000):
        memory.again(f"C{n}", n * 0.05)
    assert len(memory._rows) == 6


def test_two_equal_pictures_in_a_row_count() -> None:
    camera = Sightings()
    assert camera.picture([X], 0.0) == Seen()
    assert camera.picture([X], 0.1) == Seen(counted=(X,))
    assert camera.picture([X], 0.2) == Seen(repeated=(X,))


def test_one_odd_picture_among_good_ones_is_a_misread() -> None:
    camera = Sightings()
    seen = [camera.picture([text], n * 0.1).counted for n, text in enumerate([X, X, Y, X, X, Y, X])]
    assert seen == [(), (X,), (), (), (), (), ()]


def test_the_other_code_counts_when_it_stays() -> None:
    camera = Sightings()
    seen = [camera.picture([text], n * 0.1).counted for n, text in enumerate([X, X, Y, Y])]
    assert seen == [(), (X,), (), (Y,)]


def test_an_empty_picture_parts_the_reads() -> None:
    camera = Sightings()
    assert [camera.picture(texts, n * 0.1).counted for n, texts in enumerate([[X], [], [X], []])] == [()] * 4


def test_a_code_with_its_own_check_character_counts_at_once() -> None:
    camera = Sightings(sure=lambda text: text == X)
    assert camera.picture([X, Y], 0.0) == Seen(counted=(X,))


def test_two_copies_in_one_picture_are_one_whatever_the_symbology() -> None:
    linear, square = Sightings(), Sightings()
    once = [linear.picture([X], n * 0.1) for n in range(3)]
    twice = [square.picture([X, X], n * 0.1) for n in range(3)]
    assert once == twice == [Seen(), Seen(counted=(X,)), Seen(repeated=(X,))]
    assert (linear.dropped, square.dropped) == (1, 1)


def test_a_copy_shown_again_after_it_left_the_picture_counts_again() -> None:
    camera = Sightings()
    looks = [(0.0, [X]), (0.1, [X]), (0.1 + CAMERA / 2, []), (0.1 + CAMERA, [X]), (0.2 + CAMERA, [X])]
    assert [camera.picture(texts, at).counted for at, texts in looks] == [(), (X,), (), (), (X,)]


def test_a_covered_code_does_not_count_twice() -> None:
    camera = Sightings()
    hidden = [[X], [X], *[[]] * 10, [X], [X]]
    assert sum(len(camera.picture(texts, n * 0.1).counted) for n, texts in enumerate(hidden)) == 1
