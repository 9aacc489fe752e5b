"""A WLED controller in the network: pictures by UDP, its set-up by JSON over HTTP when it starts.

UDP tells nothing back. So the controller is asked every few seconds how long it has been running: a smaller number
than before means that it restarted and lost its set-up, no answer that it is gone.

Sources: kno.wled.ge/interfaces/json-api and /udp-realtime, WLED json.cpp 16.0.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

from drivers.errors import BadAddress, DeviceLost, DeviceMissing, Problem
from drivers.led.colour import ORDERS
from drivers.led.strip import StripOptions
from drivers.led.wired import WiredLamps
from drivers.led.wled_packets import DDP_PORT, DNRGB_PORT, ddp, dnrgb
from drivers.options import choice, text, whole
from drivers.sending.wire import Wire
from drivers.status import OnStatus, unheard

ANSWER = 1.5  # s to wait for an answer; a controller in the same network takes about 50 ms
SEGMENTS = 32  # most segments of an ESP32, where the controller does not tell
NO_ANSWER = (OSError, HTTPException, ValueError, KeyError, TypeError)  # nothing, or nothing that WLED would say
PROTOCOLS = {"ddp": (ddp, DDP_PORT), "dnrgb": (dnrgb, DNRGB_PORT)}


@dataclass(frozen=True, kw_only=True)
class WledOptions(StripOptions):
    """The controller knows the colour order of its strip, so ``order`` stays RGB; ``udp`` 0 is the protocol's port."""

    host: str = text(unit="host")
    protocol: str = choice("ddp", *PROTOCOLS)
    udp: int = whole(0, 0, 65_535, unit="port")
    http: int = whole(80, 1, 65_535, unit="port")
    order: str = choice("RGB", *ORDERS)


class Wled(WiredLamps):
    """The strip of a WLED controller."""

    Options = WledOptions

    def __init__(self, options: WledOptions, *, on_status: OnStatus = unheard) -> None:
        super().__init__(WledWire(options), options, on_status)


def set_up(count: int, segments: int) -> dict[str, Any]:
    """The state in which a picture shows as it is: on, full brightness (ours is in the picture), one plain segment.

    The segment itself is black, so that the strip is dark when this program has died. All other segments go.
    """
    strip = {"id": 0, "start": 0, "stop": count, "grp": 1, "spc": 0, "of": 0, "rev": False, "mi": False}
    black = {"on": True, "bri": 255, "frz": False, "fx": 0, "pal": 0, "col": [[0, 0, 0]] * 3}
    gone = [{"id": each, "stop": 0} for each in range(1, segments)]
    whole_strip = {"on": True, "bri": 255, "tt": 0, "lor": 0, "mainseg": 0, "nl": {"on": False}}
    return {**whole_strip, "seg": [{**strip, **black}, *gone]}


class WledWire(Wire):
    """One WLED controller."""

    kind = "wled"
    watch = 5.0  # s between two questions

    def __init__(self, options: WledOptions) -> None:
        self._options = options
        self._packets, port = PROTOCOLS[options.protocol]
        self._udp = (options.host, options.udp or port)
        self._web = build_opener(ProxyHandler({}))  # a controller of the home network is never behind a proxy
        self._socket: socket.socket | None = None
        self._running = 0
        self._silent = 0

    def open(self) -> None:
        try:
            self._set_up(self._ask("/json/info"))
            self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
            self._socket.connect(self._udp)
        except NO_ANSWER as error:
            raise DeviceMissing("unreachable", device=self.kind, host=self._options.host) from error

    def send(self, picture: bytes) -> None:
        try:
            for packet in self._packets(picture):
                assert self._socket is not None
                self._socket.send(packet)
        except OSError as error:
            raise self._lost() from error

    def restarted(self) -> bool:
        """Asks the controller; two questions without an answer mean that it is lost."""
        try:
            info = self._ask("/json/info")
            again = int(info["uptime"]) < self._running
            if again:
                self._set_up(info)
        except NO_ANSWER as error:
            self._silent += 1
            if self._silent > 1:
                raise self._lost() from error
            return False
        self._running, self._silent = int(info["uptime"]), 0
        return again

    def close(self) -> None:
        """The controller goes back to its segment soon, which the set-up made black."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _set_up(self, info: Mapping[str, Any]) -> None:
        count, found = self._options.count, int(info["leds"]["count"])
        if found < count:
            problem = Problem.of("too-few-lamps", device=self.kind, wanted=count, found=found)
            raise BadAddress(f"host={self._options.host},count={count}", [problem])
        self._ask("/json/state", set_up(count, int(info["leds"].get("maxseg", SEGMENTS))))
        self._running, self._silent = int(info["uptime"]), 0

    def _ask(self, path: str, told: Mapping[str, Any] | None = None) -> Any:
        """GET, or POST what is ``told``; the answer."""
        data = None if told is None else json.dumps(told).encode()
        url = f"http://{self._options.host}:{self._options.http}{path}"
        with self._web.open(Request(url, data, {"Content-Type": "application/json"}), timeout=ANSWER) as answer:
            return json.load(answer)

    def _lost(self) -> DeviceLost:
        return DeviceLost("unreachable", device=self.kind, host=self._options.host)
