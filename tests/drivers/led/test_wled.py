"""WLED: the packets, the set-up, and a controller that restarts or falls silent."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.errors import BadAddress, DeviceMissing
from drivers.led import Frame
from drivers.led.colour import Look
from drivers.led.wired import WiredLamps
from drivers.led.wled import WledWire
from drivers.led.wled_packets import ddp, dnrgb
from drivers.registry import open_led, parse_led
from drivers.status import OnStatus
from tests.drivers.led.wled_controller import Controller
from tests.drivers.told import Told

COUNT = 60
RED = Frame(((255, 0, 0),) * COUNT)
PICTURE = Look("RGB").encode(RED)
DARK = bytes(3 * COUNT)
TWO = bytes.fromhex("ff000000ff00")


@pytest.fixture(params=["ddp", "dnrgb"])
def controller(request: pytest.FixtureRequest) -> Iterator[Controller]:
    controller = Controller(COUNT, request.param)
    yield controller
    controller.close()


def watched(controller: Controller, on_status: OnStatus) -> WiredLamps:
    """Lamps that ask their controller every few milliseconds instead of every few seconds."""
    options = parse_led(controller.address).options
    wire = WledWire(options)
    wire.watch = 0.02
    return WiredLamps(wire, options, on_status)


def test_the_published_bytes_of_a_red_and_a_green_lamp() -> None:
    (packet,) = ddp(TWO)
    assert packet.hex(" ") == "41 00 0b 01 00 00 00 00 00 06 ff 00 00 00 ff 00"  # the published one has sequence 1
    (packet,) = dnrgb(TWO)
    assert packet.hex(" ") == "04 03 00 00 ff 00 00 00 ff 00"


def test_ddp_bids_show_with_the_last_packet_only() -> None:
    packets = list(ddp(bytes(3 * 961)))
    assert [packet[:10].hex(" ") for packet in packets] == [
        "40 00 0b 01 00 00 00 00 05 a0",
        "40 00 0b 01 00 00 05 a0 05 a0",
        "41 00 0b 01 00 00 0b 40 00 03",
    ]


def test_dnrgb_names_the_first_lamp_of_each_packet() -> None:
    packets = list(dnrgb(bytes(3 * 490)))
    assert [(packet[:4].hex(" "), len(packet)) for packet in packets] == [("04 03 00 00", 739), ("04 03 00 f5", 739)]


@pytest.mark.parametrize("protocol", ["ddp", "dnrgb"])
@given(count=st.integers(1, 1500))
def test_every_lamp_arrives(protocol: str, count: int) -> None:
    picture = bytes(range(1, 251)) * 18
    controller = Controller.__new__(Controller)
    controller.protocol, controller.log, controller.strip = protocol, [], bytearray(3 * count)
    for packet in {"ddp": ddp, "dnrgb": dnrgb}[protocol](picture[: 3 * count]):
        assert len(packet) <= 1472
        controller._packet(packet)
    assert controller.log[-1] == picture[: 3 * count]


def test_the_controller_is_set_up_before_the_first_picture(controller: Controller) -> None:
    with open_led(controller.address) as lamps:
        lamps.show(RED)
        controller.until(lambda: controller.log[-1:] == [PICTURE])
    assert controller.log[:3] == ["asked", "set up", DARK]
    assert controller.segments == {0: (0, COUNT)}
    assert (controller.state["on"], controller.state["bri"], controller.state["lor"]) == (True, 255, 0)
    controller.until(lambda: controller.log[-1] == DARK)


def test_a_proxy_for_the_internet_is_not_asked(controller: Controller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    with open_led(controller.address):
        controller.until(lambda: controller.log[-1:] == [DARK])


def test_a_restarted_controller_is_set_up_again_and_then_lit(controller: Controller) -> None:
    with watched(controller, Told()) as lamps:
        lamps.show(RED)
        controller.until(lambda: controller.log[-1:] == [PICTURE] and controller.uptime > 2)
        with controller.changed:
            controller.start()
            controller.log.clear()
        controller.until(lambda: "set up" in controller.log and controller.log[-1] == PICTURE)
        after = controller.log[controller.log.index("set up") :]
        assert next(event for event in after if isinstance(event, bytes)) == PICTURE
        assert controller.segments == {0: (0, COUNT)}


def test_a_restart_is_seen_once(controller: Controller) -> None:
    wire = WledWire(parse_led(controller.address).options)
    wire.open()
    assert [wire.restarted(), wire.restarted()] == [False, False]
    controller.start()
    assert [wire.restarted(), wire.restarted()] == [True, False]
    wire.close()


def test_silence_is_told_and_the_end_of_it(controller: Controller) -> None:
    told = Told()
    with watched(controller, told) as lamps:
        lamps.show(RED)
        assert told.next() == ("ok", "")
        controller.answers = False
        assert told.next() == ("lost", "unreachable")
        assert told.next() == ("retrying", "unreachable")
        controller.answers = True
        controller.log.clear()
        assert told.next() == ("ok", "")
        controller.until(lambda: controller.log[-1:] == [PICTURE])


def test_no_controller_is_missing() -> None:
    with pytest.raises(DeviceMissing) as refused:
        open_led("wled:host=127.0.0.1,http=9,count=3")
    assert (refused.value.key, refused.value.facts) == ("unreachable", {"device": "wled", "host": "127.0.0.1"})


def test_a_controller_with_fewer_lamps_is_a_wrong_setting(controller: Controller) -> None:
    with pytest.raises(BadAddress) as refused:
        open_led(f"{controller.address},count=61")
    assert [str(each) for each in refused.value.problems] == ["too-few-lamps device=wled wanted=61 found=60"]


def test_something_else_that_answers_is_no_controller(controller: Controller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(controller, "info", lambda: {"hello": "printer"})
    with pytest.raises(DeviceMissing) as refused:
        open_led(controller.address)
    assert refused.value.key == "unreachable"
