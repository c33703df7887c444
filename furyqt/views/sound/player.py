"""Plays sounds in a thread of its own: the window never waits for a file or a device."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread

from furyqt.views.sound.mixer import Mixer
from furyqt.views.sound.playback import Playback

_PATIENCE = 1.0
"""The seconds that closing waits for a device that does not answer."""


class SoundPlayer:
    """Passes requests on to a thread; every method returns at once."""

    def __init__(self, playback: Playback | None = None) -> None:
        self._playback = playback or Playback()
        self._requests: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="sound", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    @property
    def mixer(self) -> Mixer:
        """The mixer, whose volumes may be set at any time."""
        return self._playback.mixer

    def play(self, name: str, delay: float = 0.0) -> None:
        """Play a sound once, after a delay in seconds."""
        self._requests.put(partial(self._playback.play, name, self._playback.now() + delay))

    def set_ambience(self, name: str) -> None:
        """Fade to another ambience; an empty name means none."""
        self._requests.put(partial(self._playback.set_ambience, name))

    def stop(self) -> None:
        """Stop every sound, also one that was requested before."""
        self.mixer.clear()
        self._requests.put(self._playback.stop)

    def close(self) -> None:
        """Release the device and end the thread; later calls do nothing."""
        atexit.unregister(self.close)
        self._requests.put(None)
        self._thread.join(_PATIENCE)

    def _work(self) -> None:
        while True:
            try:
                request = self._requests.get(timeout=self._playback.pause)
            except Empty:
                request = self._playback.check
            if request is None:
                break
            request()
        self._playback.close()
