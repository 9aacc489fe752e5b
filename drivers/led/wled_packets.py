"""Pictures as WLED takes them over the network: DDP, or WLED's own DNRGB. Pure.

Sources: DDP specification (3waylabs.com/ddp), WLED e131.cpp, udp.cpp and ESPAsyncE131.h 16.0.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from math import ceil

DDP_PORT = 4048
DDP_LAMPS = 480  # a packet: 1440 bytes of data, so that it is not cut up on the way
DDP_VERSION, DDP_PUSH = 0x40, 0x01
DDP_RGB = 0x0B  # three channels of 8 bits
DDP_DISPLAY = 1

DNRGB_PORT = 21324
DNRGB_LAMPS = 489  # a packet: 4 bytes of head and 1467 of data; WLED reads up to 1472
DNRGB = 4
DNRGB_STAYS = 3  # s without a packet until WLED goes back to what it showed before


def ddp(picture: bytes) -> Iterator[bytes]:
    """The packets of one picture, three bytes a lamp; the last one bids the controller show it.

    The sequence number is 0, "not used": a controller that drops late packets would drop the first ones of a program
    that was started again.
    """
    size = 3 * DDP_LAMPS
    for start in range(0, len(picture), size):
        data = picture[start : start + size]
        push = DDP_PUSH if start + size >= len(picture) else 0
        yield struct.pack(">BBBBIH", DDP_VERSION | push, 0, DDP_RGB, DDP_DISPLAY, start, len(data)) + data


def dnrgb(picture: bytes) -> Iterator[bytes]:
    """The packets of one picture, about equally long; each is shown as it comes.

    WLED ignores a packet with a single lamp, so a lone lamp is sent with a dark one behind it.
    """
    count = len(picture) // 3
    lamps = ceil(count / ceil(count / DNRGB_LAMPS))
    for start in range(0, count, lamps):
        data = picture[3 * start : 3 * (start + lamps)]
        yield struct.pack(">BBH", DNRGB, DNRGB_STAYS, start) + (data if len(data) > 3 else data + bytes(3))
