"""Sentences about devices: ``device-<key>`` with the facts of an error or a trouble; one line for each device."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.checking.findings import Finding
from companion.devices.opened import Role, State, Status
from companion.words.texts import Texts, message_id
from companion.words.visible import visible
from companion.words.wording import Words
from drivers.errors import BadAddress, DriverError, Fact
from drivers.scanner import Trouble

SIMULATED, PICTURES = "sim", "folder:"  # a kind of address, and how the source of a camera begins


@dataclass(frozen=True, slots=True)
class DeviceShown:
    """A device as a status line shows it: ``name`` is short (``serial ttyACM0``), ``sentence`` says what to do."""

    role: Role
    address: str
    name: str
    state: State
    sentence: str

    @property
    def well(self) -> bool:
        """Whether it works now."""
        return self.state == "ok"


def sentence(texts: Texts, key: str, facts: Mapping[str, Fact]) -> str:
    """The sentence of an error or a trouble."""
    return sentence_of(texts, message_id("device", key), facts)


def sentence_of(texts: Texts, message: str, facts: Mapping[str, Fact]) -> str:
    """The sentence of any message about devices; characters that have no mark are named, ids are not."""
    return texts.say(message, {name: visible(fact) if isinstance(fact, str) else fact for name, fact in facts.items()})


def of_error(texts: Texts, error: DriverError) -> str:
    """What is wrong with a device, and what to do; every problem of an address on a line of its own."""
    problems = error.problems if isinstance(error, BadAddress) else ()
    lines = [sentence(texts, error.key, error.facts)]
    return "\n".join(lines + [sentence(texts, problem.key, dict(problem.facts)) for problem in problems])


def of_trouble(texts: Texts, trouble: Trouble) -> str:
    """What a scanner heard that is no code or does not count."""
    return sentence(texts, trouble.key, dict(trouble.facts))


def of_finding(texts: Texts, finding: Finding) -> str:
    """What ``companion check`` says of a finding; the devices page shows the same."""
    kind, _, key = finding.message.partition("-")
    if kind == "refused":
        return Words(texts).say(kind, key, finding.facts)
    if finding.message == "device-ok":
        address = str(finding.facts["device"])
        return works(texts, str(finding.facts["role"]), address, address)
    return sentence_of(texts, finding.message, finding.facts)


def shown(texts: Texts, statuses: Iterable[Status]) -> tuple[DeviceShown, ...]:
    """Each device with its sentence."""
    return tuple(_shown(texts, status) for status in statuses)


def _shown(texts: Texts, status: Status) -> DeviceShown:
    name = name_of(texts, status.address)
    if status.error:
        said = of_error(texts, status.error)
    elif status.state == "ok":
        said = works(texts, status.role, status.address, name)
    else:
        said = sentence(texts, status.state, {"device": name})
    return DeviceShown(status.role, status.address, name, status.state, said)


def works(texts: Texts, role: str, address: str, name: str) -> str:
    """That a device works, called ``name``; what is simulated is said to be so."""
    kind, options = _parts(address)
    if kind == SIMULATED:
        return sentence(texts, "works-simulated", {"role": role})
    if folder := _folder(options):
        return sentence(texts, "works-pictures", {"folder": folder})
    return sentence(texts, "ok", {"device": name})


def name_of(texts: Texts, address: str) -> str:
    """What a status line calls a device in the reader's language, beside its role: ``simulated``, else short."""
    kind, options = _parts(address)
    if kind == SIMULATED:
        return sentence(texts, "kind-simulated", {})
    if folder := _folder(options):
        return sentence(texts, "kind-pictures", {"folder": folder.rstrip("/").rpartition("/")[2]})
    return short_name(address)


def _parts(address: str) -> tuple[str, dict[str, str]]:
    kind, _, written = address.partition(":")
    return kind, dict(option.partition("=")[::2] for option in written.split(","))


def _folder(options: Mapping[str, str]) -> str:
    """The folder in which a camera looks for pictures; empty for one that takes them."""
    source = options.get("source", "")
    return source.removeprefix(PICTURES) if source.startswith(PICTURES) else ""


def short_name(address: str) -> str:
    """``serial:port=/dev/ttyACM0,baud=9600`` is ``serial ttyACM0``; without a place it is its kind alone."""
    kind, options = _parts(address)
    place = next((options[name] for name in ("port", "host", "source", "address") if name in options), "")
    return f"{kind} {place.rstrip('/').rpartition('/')[2]}".strip()
