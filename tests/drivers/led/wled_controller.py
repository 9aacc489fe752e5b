"""A WLED controller on 127.0.0.1: JSON over HTTP, DDP and DNRGB over UDP, as WLED 16.0 takes them."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from typing import Any

PATIENCE = 10.0  # s until a test gives up waiting; nothing is measured by it


class Controller:
    """``log`` is what happened, in order: ``asked``, ``set up``, or the lamps after a picture."""

    def __init__(self, lamps: int, protocol: str) -> None:
        self.lamps, self.protocol = lamps, protocol
        self.changed = Condition()
        self.log: list[str | bytes] = []
        self.seen: list[bytes] = []
        self._udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._udp.bind(("127.0.0.1", 0))
        self._web = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._web.daemon_threads = True
        self.answers = True
        self.start()
        for loop in (lambda: self._web.serve_forever(poll_interval=0.01), self._listen):
            Thread(target=loop, daemon=True).start()

    def start(self) -> None:
        """As after power-on: three segments of the owner's own, off, nothing shown."""
        self.uptime = 0
        self.state: dict[str, Any] = {"on": False, "bri": 40}
        self.segments = {0: (0, 10), 1: (10, 20), 2: (20, self.lamps)}
        self.strip = bytearray(3 * self.lamps)

    @property
    def address(self) -> str:
        ports = f"http={self._web.server_address[1]},udp={self._udp.getsockname()[1]}"
        return f"wled:host=127.0.0.1,protocol={self.protocol},{ports}"

    def until(self, reached: Callable[[], bool]) -> None:
        with self.changed:
            assert self.changed.wait_for(reached, PATIENCE), self.log[-5:]

    def close(self) -> None:
        self._web.shutdown()
        self._web.server_close()
        self._udp.close()

    def post(self, told: dict[str, Any]) -> None:
        with self.changed:
            self.state |= {key: told[key] for key in told if key != "seg"}
            for each in told.get("seg", ()):
                self._segment(each)
            self.log.append("set up")
            self.changed.notify_all()

    def info(self) -> dict[str, Any]:
        with self.changed:
            self.uptime += 1
            self.log.append("asked")
            self.changed.notify_all()
            return {"leds": {"count": self.lamps, "maxseg": 16}, "uptime": self.uptime}

    def _segment(self, told: dict[str, Any]) -> None:
        if told["stop"] == 0:
            self.segments.pop(told["id"], None)
        else:
            self.segments[told["id"]] = (told["start"], told["stop"])

    def _listen(self) -> None:
        while True:
            try:
                data = self._udp.recv(2048)
            except OSError:
                return
            with self.changed:
                self.seen.append(data)
                self._packet(data)
                self.changed.notify_all()

    def _packet(self, data: bytes) -> None:
        if self.protocol == "ddp":
            flags, _, kind, target, start, length = struct.unpack(">BBBBIH", data[:10])
            if (flags & 0xC0, kind, target) == (0x40, 0x0B, 1) and length == len(data) - 10:
                self._light(start, data[10:], show=bool(flags & 1))
        elif data[0] == 4 and data[1] > 0 and len(data) > 7:
            self._light(3 * int.from_bytes(data[2:4], "big"), data[4:], show=True)

    def _light(self, start: int, data: bytes, show: bool) -> None:
        end = min(start + len(data), len(self.strip))
        self.strip[start:end] = data[: end - start]
        if show:
            self.log.append(bytes(self.strip))

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        controller = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self._answer(controller.info())

            def do_POST(self) -> None:
                controller.post(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self._answer({"success": True})

            def _answer(self, answer: dict[str, Any]) -> None:
                self.send_response(200 if controller.answers else 503)
                self.end_headers()
                self.wfile.write(json.dumps(answer).encode())

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        return Handler
