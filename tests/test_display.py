"""The check of a display: only one that accepts connections without answering is silent."""

from __future__ import annotations

import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from furyqt.display import is_silent

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs abstract sockets")


@pytest.fixture
def server() -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX) as found:
        found.bind(b"\0/tmp/.X11-unix/X65432")
        found.listen()
        yield found


def answer_once(server: socket.socket) -> threading.Thread:
    """Refuse the first connection with a message, as an X server refuses an unauthorized client."""

    def run() -> None:
        connection, _ = server.accept()
        with connection:
            connection.recv(100)
            connection.sendall(b"\0")

    thread = threading.Thread(target=run)
    thread.start()
    return thread


@pytest.mark.parametrize("name", [":65432", "unix:65432.0"])
def test_a_stopped_server_is_silent(server: socket.socket, name: str) -> None:
    assert is_silent({"DISPLAY": name}, 0.05)


def test_a_server_that_refuses_has_answered(server: socket.socket) -> None:
    thread = answer_once(server)
    assert not is_silent({"DISPLAY": ":65432"})
    thread.join()


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DISPLAY": ":65431"},
        {"DISPLAY": "far.away:0"},
        {"DISPLAY": "nonsense"},
        {"DISPLAY": ":65432", "QT_QPA_PLATFORM": "offscreen"},
        {"WAYLAND_DISPLAY": "none", "XDG_SESSION_TYPE": "wayland", "DISPLAY": ":65432"},
    ],
)
def test_everything_else_is_left_to_qt(server: socket.socket, environment: dict[str, str]) -> None:
    assert not is_silent(environment, 0.05)


def test_a_stopped_compositor_is_silent(tmp_path: Path) -> None:
    environment = {"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": str(tmp_path), "XDG_SESSION_TYPE": "wayland"}
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "w"))
        compositor.listen()
        assert is_silent(environment, 0.05)
        assert is_silent({**environment, "WAYLAND_DISPLAY": str(tmp_path / "w")}, 0.05)
        assert is_silent({**environment, "QT_QPA_PLATFORM": "wayland", "XDG_SESSION_TYPE": ""}, 0.05)
        assert not is_silent({**environment, "XDG_SESSION_TYPE": "x11"}, 0.05)
