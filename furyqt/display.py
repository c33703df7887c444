"""Checks without Qt whether the display answers, because Qt would wait for it forever."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Mapping

PATIENCE = 5.0
"""Seconds after which a display that has not answered counts as dead."""
_LOCAL_X = re.compile(r"(?:unix)?:(\d{1,5})(?:\.\d+)?")
_X_HELLO = b"l\0" + b"\x0b\0\0\0" + b"\0" * 6
"""The beginning of every X11 connection, version 11.0 without authorization; even a refusal is an answer."""
_WAYLAND_HELLO = b"\1\0\0\0" + b"\0\0\x0c\0" + b"\2\0\0\0"
"""The request wl_display.sync, which a compositor answers at once."""


def is_silent(environment: Mapping[str, str], patience: float = PATIENCE) -> bool:
    """Return whether the local display accepts connections but never answers, as a stopped server does.

    Qt handles a display that refuses connections or is reached through a network.
    """
    platform = environment.get("QT_QPA_PLATFORM", "")
    if platform and not platform.startswith(("xcb", "wayland")):
        return False
    wayland, session = environment.get("WAYLAND_DISPLAY", ""), environment.get("XDG_SESSION_TYPE", "")
    if wayland and (platform or session).startswith("wayland"):
        path = os.path.join(environment.get("XDG_RUNTIME_DIR", ""), wayland)
        return _never_answers((os.fsencode(path),), _WAYLAND_HELLO, patience)
    found = _LOCAL_X.fullmatch(environment.get("DISPLAY", ""))
    if found is None:
        return False
    name = f"/tmp/.X11-unix/X{found[1]}".encode()
    return _never_answers((name, b"\0" + name), _X_HELLO, patience)


def _never_answers(addresses: tuple[bytes, ...], hello: bytes, patience: float) -> bool:
    for address in addresses:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(patience)
            try:
                connection.connect(address)
                connection.sendall(hello)
                connection.recv(1)
            except TimeoutError:
                return True
            except OSError:
                continue
            return False
    return False
