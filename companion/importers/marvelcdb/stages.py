"""Which stages of a villain are played: standard, and expert.

The rule of the game: Roman stages I and II, in expert mode II and III; lettered ones A, in expert mode B. Some boxes
print other stages; those are named here.
"""

from __future__ import annotations

from companion.importers.marvelcdb.corrections import Row

Stages = tuple[tuple[str, ...], tuple[str, ...]]  # standard, expert
BY_STAGES: tuple[tuple[set[str], Stages], ...] = (
    ({"I", "II", "III"}, (("I", "II"), ("II", "III"))),
    ({"A", "B"}, (("A",), ("B",))),
    ({"A1", "B1"}, (("A1",), ("B1",))),
    ({"I"}, (("I",), ("I",))),  # several villains at once, each with one stage
)
BY_SET: dict[str, Stages] = {
    "apocalypse": (("II", "III"), ("III",)),
    "kang": (("I", "II", "III"), ("I", "II", "III")),
    "exp_kang": (("I", "II", "III"), ("I", "II", "III")),
    "god_of_lies": (("1",), ("1",)),
}
LEADER: Stages = (("I", "II"), ("III", "IV"))


def first_villains(members: list[Row]) -> tuple[list[str], list[str]]:
    """The villain faces of a standard and of an expert game, in order of code, of each the side that begins.

    A villain with two faces of one stage begins with face a, even where the files list face b (02001a).
    """
    faces: dict[tuple[str, str], Row] = {}
    for row in members:
        if row.get("type_code") in ("villain", "leader"):
            faces.setdefault((row["code"][:5], row.get("stage") or ""), row)
    standard, expert = _stages(list(faces.values()))
    return _of(faces, standard), _of(faces, expert)


def _stages(villains: list[Row]) -> Stages:
    if any(row["type_code"] == "leader" for row in villains):
        return LEADER
    named = next((BY_SET[row["set_code"]] for row in villains if row.get("set_code") in BY_SET), None)
    printed = {row.get("stage") for row in villains}
    return named or next((played for stages, played in BY_STAGES if stages <= printed), ((), ()))


def _of(faces: dict[tuple[str, str], Row], stages: tuple[str, ...]) -> list[str]:
    return [row["code"] for (_, stage), row in faces.items() if stage in stages]
