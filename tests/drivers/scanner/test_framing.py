"""Bytes of a serial line, in any portions, with every suffix; noise, answers of the GM65 family, nothing read."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.scanner.framing import (
    AMID_NOISE,
    ENDS,
    LIMIT,
    QUIET,
    Framer,
    Message,
    Noise,
    Piece,
    checksum,
    readable,
    whole,
)

ACKNOWLEDGED = bytes.fromhex("02000001003331")  # a GM65 answers a trigger so, before the code
BAUD_RATE_READ = bytes.fromhex("020000023901C14C")  # its answer to "which baud rate": 9600
WRONG_BAUD = bytes.fromhex("FE801300C3280D0A")


def texts(pieces: list[Piece]) -> list[str]:
    return [piece.text for piece in pieces if isinstance(piece, Message)]


def noises(pieces: list[Piece]) -> list[tuple[str, bytes]]:
    return [(piece.key, piece.raw) for piece in pieces if isinstance(piece, Noise)]


@pytest.mark.parametrize(
    ("suffix", "sent"),
    [
        ("auto", b"A-1\rB-2\nC-3\r\nD-4\tE-5\x03"),
        ("auto", b"\x02A-1\x03\x02B-2\x03\x02C-3\x03\x02D-4\x03\x02E-5\x03"),
        ("cr", b"A-1\rB-2\rC-3\rD-4\r\nE-5\r\n"),
        ("lf", b"A-1\nB-2\nC-3\nD-4\r\nE-5\r\n"),
        ("crlf", b"A-1\r\nB-2\r\nC-3\r\nD-4\r\nE-5\r\n"),
        ("tab", b"A-1\tB-2\tC-3\tD-4\tE-5\t"),
        ("etx", b"A-1\x03B-2\x03\x02C-3\x03D-4\x03E-5\x03"),
    ],
)
def test_every_suffix_ends_one_code_once(suffix: str, sent: bytes) -> None:
    assert texts(Framer(suffix).feed(sent, 0.0)) == ["A-1", "B-2", "C-3", "D-4", "E-5"]


@pytest.mark.parametrize("suffix", ["auto", "none"])
def test_a_scanner_without_suffix_ends_a_code_by_being_quiet(suffix: str) -> None:
    framer = Framer(suffix)
    assert framer.feed(b"EBR0", 1.0) + framer.feed(b"173", 1.1) + framer.quiet(1.1 + QUIET - 0.01) == []
    assert framer.quiet(1.1 + QUIET) == [Message("EBR0173", b"EBR0173", 1.1 + QUIET)]
    assert framer.quiet(9.0) == []


def test_a_code_after_a_pause_is_never_glued_to_the_one_before() -> None:
    framer = Framer("none")
    assert texts(framer.feed(b"EBR0173", 0.0) + framer.feed(b"EBR0174", QUIET) + framer.quiet(9.0)) == [
        "EBR0173",
        "EBR0174",
    ]


@pytest.mark.parametrize("suffix", ["cr", "lf", "crlf", "tab", "etx"])
def test_a_missing_suffix_is_told_and_the_next_code_is_whole(suffix: str) -> None:
    framer = Framer(suffix)
    end = b"\r\n" if suffix == "crlf" else ENDS[suffix]
    assert framer.feed(b"EBR0173", 0.0) == []
    assert framer.feed(b"EBR0174" + end, 1.0) == [
        Noise("scan-unfinished", b"EBR0173", 1.0),
        Message("EBR0174", b"EBR0174", 1.0),
    ]


def test_a_lost_line_leaves_no_half_code() -> None:
    framer = Framer()
    framer.feed(b"MC01", 0.0)
    assert noises(framer.cut(0.1)) == [("scan-unfinished", b"MC01")]
    assert texts(framer.feed(b"097A\r", 0.15)) == ["097A"]
    assert framer.cut(0.2) == []


def test_a_return_inside_a_code_stays_where_the_suffix_is_another() -> None:
    inside = b"RDA-017\rnote\x03"
    assert texts(Framer("etx").feed(inside, 0.0)) == ["RDA-017\rnote"]
    assert texts(Framer("auto").feed(inside, 0.0)) == ["RDA-017", "note"]


def test_noise_is_told_once_and_the_next_code_is_read() -> None:
    framer = Framer()
    pieces = framer.feed(WRONG_BAUD, 0.0) + framer.feed(WRONG_BAUD + b"EBR0173\r\n", 0.1)
    assert noises(pieces) == [("scan-noise", WRONG_BAUD[:-2])]
    assert texts(pieces) == ["EBR0173"]


def test_noise_is_told_again_after_the_line_was_quiet() -> None:
    framer = Framer()
    assert len(framer.feed(WRONG_BAUD, 0.0) + framer.feed(WRONG_BAUD, QUIET)) == 2


def test_amid_noise_a_short_text_is_noise() -> None:
    framer = Framer()
    assert texts(framer.feed(b"\xfe\rab\rabcd\r", 0.0)) == ["abcd"]
    assert texts(framer.feed(b"ab\r", QUIET)) == ["ab"]


@pytest.mark.parametrize("suffix", list(ENDS))
def test_an_endless_code_is_told_once_and_dropped_whole(suffix: str) -> None:
    framer = Framer(suffix)
    pieces = [piece for n in range(100) for piece in framer.feed(b"x" * 100, n * 0.1)]
    assert noises(pieces) == [("scan-too-long", b"x" * LIMIT)]
    assert framer.quiet(99.0) == []
    end = b"\r\n" if suffix == "crlf" else ENDS[suffix][:1]
    assert texts(framer.feed(b"EBR0173" + end, 100.0) + framer.quiet(101.0)) == ["EBR0173"]


@pytest.mark.parametrize("suffix", ["auto", "cr", "lf", "crlf", "tab", "etx"])
def test_the_end_of_an_endless_code_begins_the_next(suffix: str) -> None:
    end = b"\r\n" if suffix == "crlf" else ENDS[suffix][:1]
    pieces = Framer(suffix).feed(b"x" * 1000 + end + b"EBR0173" + end, 0.0)
    assert (noises(pieces), texts(pieces)) == ([("scan-too-long", b"x" * LIMIT)], ["EBR0173"])


def test_the_longest_code() -> None:
    assert texts(Framer().feed(b"x" * LIMIT + b"\r", 0.0)) == ["x" * LIMIT]


@pytest.mark.parametrize("sent", [b"NR\r\n", b"noread\r", b"No Read\r", b"ERROR\r", b"\x18\r\n", b"\r\n", b" \t\r"])
def test_nothing_read_is_no_code(sent: bytes) -> None:
    assert Framer("cr").feed(sent, 0.0) == []


def test_a_truncated_code_is_what_it_is() -> None:
    assert texts(Framer().feed(b"1097A\r\n", 0.0)) == ["1097A"]


def test_text_is_utf_8_and_nothing_else() -> None:
    pieces = Framer().feed("Jiří\r".encode() + b"\xef\xbb\xbfMC01107-5\r", 0.0)
    assert texts(pieces) == ["Jiří", "MC01107-5"]
    assert noises(Framer().feed("Jiří\r".encode("latin2"), 0.0)) == [("scan-noise", b"Ji\xf8\xed")]


def test_separators_of_gs1_are_kept_and_alone_they_are_no_code() -> None:
    assert texts(Framer().feed(b"]C110LOT7\x1d21SER9\r", 0.0)) == ["]C110LOT7\x1d21SER9"]
    assert [whole(raw, 0.0) for raw in (b"\x1d", b"\x04", b"a\x00b")] == [
        Noise("scan-noise", raw, 0.0) for raw in (b"\x1d", b"\x04", b"a\x00b")
    ]
    assert [readable(raw) for raw in (b"\x1d", b"\x04", b"a\x00b", b"a\x80", b"\xc2\x85")] == [None] * 5


@pytest.mark.parametrize(
    ("body", "published"),
    [
        ("0901000000", "DEC8"),
        ("0701002A02", "D80F"),
        ("0802002A3901", "A7EA"),
        ("000100", "3331"),
        ("00023901", "C14C"),
    ],
)
def test_the_checksum_of_published_frames(body: str, published: str) -> None:
    assert checksum(bytes.fromhex(body)).hex().upper() == published


@pytest.mark.parametrize("suffix", list(ENDS))
@pytest.mark.parametrize("answer", [ACKNOWLEDGED, BAUD_RATE_READ])
def test_answers_of_the_scanner_are_no_codes(suffix: str, answer: bytes) -> None:
    framer = Framer(suffix)
    end = b"\r\n" if suffix == "crlf" else ENDS[suffix][:1]
    assert framer.feed(answer + b"EBR0173" + end, 0.0) + framer.quiet(1.0) == [
        Message("EBR0173", b"EBR0173", 0.0 if end else 1.0)
    ]


def test_an_answer_parts_two_codes_of_a_scanner_without_suffix() -> None:
    framer = Framer("none")
    assert texts(framer.feed(b"EBR0173" + ACKNOWLEDGED + b"EBR0174", 0.0) + framer.quiet(1.0)) == ["EBR0173", "EBR0174"]


def test_an_answer_with_a_wrong_checksum_is_noise_and_takes_no_code_with_it() -> None:
    broken = ACKNOWLEDGED[:-1] + b"\x30"
    pieces = Framer().feed(broken + b"\rEBR0173\r", 0.0)
    assert noises(pieces) == [("scan-noise", broken.strip(b"\x02"))]
    assert texts(pieces) == ["EBR0173"]


def test_noise_that_looks_like_a_long_answer_gives_the_code_behind_it_back() -> None:
    framer = Framer()
    pieces = framer.feed(b"\x02\x00\x00\xff\rEBR0173\r", 0.0) + framer.quiet(QUIET)
    assert (texts(pieces), len(noises(pieces))) == (["EBR0173"], 1)


FRAGMENTS = st.sampled_from(
    [b"\r", b"\n", b"\r\n", b"\t", b"\x03", b"\x02", b"\x00", ACKNOWLEDGED, BAUD_RATE_READ, ACKNOWLEDGED[:4], b"NR\r"]
)
STREAMS = st.lists(
    st.one_of(st.binary(max_size=6), st.text("AB1-", max_size=8).map(str.encode), FRAGMENTS), max_size=30
).map(b"".join)


@given(stream=STREAMS, suffix=st.sampled_from(list(ENDS)), data=st.data())
def test_any_portions_give_the_same(stream: bytes, suffix: str, data: st.DataObject) -> None:
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=10)))
    portions = [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    whole, parts = Framer(suffix), Framer(suffix)
    expected = whole.feed(stream, 0.0) + whole.quiet(1.0)
    assert [piece for each in portions for piece in parts.feed(each, 0.0)] + parts.quiet(1.0) == expected


@given(codes=st.lists(st.text("ABC0123-", min_size=1, max_size=20).filter(lambda t: t not in ("NR",)), max_size=20))
def test_what_was_sent_whole_arrives_whole_and_in_order(codes: list[str]) -> None:
    sent = "".join(f"{code}\r\n" for code in codes).encode()
    assert texts(Framer().feed(sent, 0.0)) == codes


@given(stream=STREAMS, suffix=st.sampled_from(list(ENDS)))
def test_every_message_passes_the_check_of_this_layer(stream: bytes, suffix: str) -> None:
    framer = Framer(suffix)
    for piece in framer.feed(stream, 0.0) + framer.quiet(1.0):
        assert len(piece.raw) <= LIMIT
        assert isinstance(piece, Noise) or readable(piece.raw) == piece.text != ""


def test_a_megabyte_of_noise_is_told_once_and_nothing_of_it_is_kept() -> None:
    noise, framer = random.Random(1).randbytes(1_000_000), Framer()
    pieces: list[Piece] = []
    for n in range(0, len(noise), 1000):
        pieces += framer.feed(noise[n : n + 1000], n / 1_000_000)
        assert len(framer._open) + len(framer._reply) <= 2 * LIMIT + 10
    assert len(noises(pieces)) == 1
    assert len(texts(pieces)) < 30
    assert all(len(text) >= AMID_NOISE for text in texts(pieces[1:]))


@pytest.mark.parametrize("suffix", sorted(ENDS))
@pytest.mark.parametrize(
    "noise", [b"\x02\x00\x02\x00", b"\x02\x00AB\x02\x00\x02\x00C", b"\x02\x00\xff\xff\x02\x00\x00\xff"]
)
def test_what_began_like_answers_is_over_when_the_line_is_quiet(suffix: str, noise: bytes) -> None:
    """An answer that seemed to begin inside another one swallowed the next code."""
    framer = Framer(suffix)
    framer.feed(noise, 0.0)
    pieces = framer.feed(b"MC01107" + (b"\r\n" if suffix == "crlf" else ENDS[suffix][:1]), 2 * QUIET)
    pieces += framer.quiet(4 * QUIET)
    assert [piece.text for piece in pieces if isinstance(piece, Message)] == ["MC01107"]
