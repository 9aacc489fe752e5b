"""Random bytes and codes on a serial line, in random portions: ``python -m tests.noise [--long] [--seed N]``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from drivers.scanner.framing import ENDS, QUIET, Framer, Message, Noise, Piece
from tests import harness
from tests.harness import Row, Size

SUFFIXES = {"cr": b"\r", "lf": b"\n", "crlf": b"\r\n", "tab": b"\t", "etx": b"\x03", "auto": b"\r\n"}
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-"
PIECES = 200  # codes or bursts of noise in one trial


def trials(size: Size) -> Iterator[Row]:
    rng = size.chance()
    rounds = size.trials(5, 300)
    for what, trial in TRIALS.items():
        failures = [failure for _ in range(rounds) for suffix in SUFFIXES for failure in trial(suffix, rng)]
        yield Row(what, rounds * len(SUFFIXES) * PIECES, "codes or bursts", failures)
    count = size.trials(200_000, 10_000_000)
    found = sum(isinstance(piece, Message) for piece in heard("auto", [(rng.randbytes(count), 0.0)]))
    wrong = [f"{found} messages"] if found > count // 20_000 else []
    yield Row("random bytes that look like a text", count, f"{found} messages", wrong)


def clean_codes_arrive_once(suffix: str, rng: Random) -> Iterator[str]:
    """Codes without noise, in portions that part them anywhere: each arrives once, in order."""
    codes = [code(rng) for _ in range(PIECES)]
    line = b"".join(sent(text, suffix) for text in codes)
    got = texts(heard(suffix, portions(line, rng)))
    if got != codes:
        yield f"{suffix}: {len(got)} of {len(codes)} codes, or in another order"


def codes_after_a_pause_survive_noise(suffix: str, rng: Random) -> Iterator[str]:
    """Noise, a pause, a code: the code is read, whatever the noise was."""
    at, line, codes = 0.0, list[tuple[bytes, float]](), list[str]()
    for _ in range(PIECES):
        codes.append(code(rng))
        line += [(rng.randbytes(rng.randint(1, 400)), at), (sent(codes[-1], suffix), at + 2 * QUIET)]
        at += 4 * QUIET
    missing = set(codes) - set(texts(heard(suffix, line)))
    if missing:
        yield f"{suffix}: {len(missing)} of {len(codes)} codes lost in noise, {sorted(missing)[0]!r} among them"


def portions_change_nothing(suffix: str, rng: Random) -> Iterator[str]:
    """The same bytes at the same time, in other portions: the same pieces."""
    bursts = (
        sent(code(rng), suffix) if rng.random() < 0.5 else rng.randbytes(rng.randint(1, 40)) for _ in range(PIECES)
    )
    line = b"".join(bursts)
    one, other = (heard(suffix, portions(line, rng)) for _ in range(2))
    if one != other:
        yield f"{suffix}: {len(one)} pieces, and {len(other)} in other portions"


TRIALS: dict[str, Callable[[str, Random], Iterator[str]]] = {
    "codes, parted anywhere": clean_codes_arrive_once,
    "codes after noise and a pause": codes_after_a_pause_survive_noise,
    "codes amid noise, parted otherwise": portions_change_nothing,
}


def code(rng: Random) -> str:
    return "".join(rng.choice(LETTERS) for _ in range(rng.randint(5, 12)))


def sent(text: str, suffix: str) -> bytes:
    return text.encode() + SUFFIXES[suffix]


def portions(line: bytes, rng: Random) -> list[tuple[bytes, float]]:
    """The line in portions of 1 to 30 bytes, all at the same time."""
    cut, parted = 0, list[tuple[bytes, float]]()
    while cut < len(line):
        step = rng.randint(1, 30)
        parted.append((line[cut : cut + step], 0.0))
        cut += step
    return parted


def heard(suffix: str, line: list[tuple[bytes, float]]) -> list[Piece]:
    framer = Framer(suffix)
    pieces = [piece for data, at in line for piece in framer.feed(data, at)]
    return pieces + framer.quiet(line[-1][1] + 2 * QUIET)


def texts(pieces: list[Piece]) -> list[str]:
    return [piece.text for piece in pieces if not isinstance(piece, Noise)]


assert SUFFIXES.keys() == ENDS.keys() - {"none"}, "a suffix without trials"

if __name__ == "__main__":
    raise SystemExit(harness.main(trials))
