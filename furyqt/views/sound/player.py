"""Plays sounds in a thread of its own: the window never waits for a file or a device."""

from __future__ import annotations

import atexit
import logging
import time
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread

from furyqt.views.sound.device import Output, SilentError, load, open_device
from furyqt.views.sound.mixer import Mixer, Samples

IDLE_SECONDS = 20.0
"""A device without anything to play is closed after this time."""
LOST_SECONDS = 2.0
"""A device that has not asked for samples for this time has disappeared."""
RETRY_SECONDS = 10.0
"""The time until the next attempt to open a device that failed."""
CHECK_SECONDS = 1.0
"""The time between two checks of an open device."""
_log = logging.getLogger(__name__)


class Playback:
    """A device and the files it has played; every method may take as long as the device or the disk does."""

    def __init__(
        self,
        open_output: Callable[[Mixer], Output] = open_device,
        load_sound: Callable[[str], Samples | None] = load,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.mixer = Mixer(now)
        self.now = now
        self._open_output, self._load_sound = open_output, load_sound
        self._files: dict[str, Samples | None] = {}
        self._ambience = ""
        self._output: Output | None = None
        self._failed_at = self._busy_at = float("-inf")
        self._is_known_silent = False

    @property
    def is_open(self) -> bool:
        """Whether there is a device."""
        return self._output is not None

    @property
    def pause(self) -> float | None:
        """The seconds until the next `check`, None if none is necessary."""
        if self.is_open:
            return CHECK_SECONDS
        return RETRY_SECONDS if self._ambience else None

    def play(self, name: str, at: float) -> None:
        """Play a sound once, at a time of the clock."""
        samples = self._loaded(name)
        if samples is not None and self._opened():
            self._busy_at = self.now()
            self.mixer.play(samples, max(0.0, at - self.now()))

    def set_ambience(self, name: str) -> None:
        """Fade to another ambience; an empty name means none."""
        self._ambience = name
        if name and self._loaded(name) is not None:
            self._opened()
        if self.is_open:
            self._fade()

    def stop(self) -> None:
        """Stop every sound."""
        self._ambience = ""
        self.mixer.clear()

    def check(self) -> None:
        """Close a device that has disappeared or has been idle; try again to open one for an ambience."""
        self._examine()
        if self._ambience:
            self._opened()

    def close(self) -> None:
        """Release the device."""
        output, self._output = self._output, None
        if output is not None:
            output.close()
        self.mixer.clear()

    def _loaded(self, name: str) -> Samples | None:
        if name not in self._files:
            self._files[name] = self._load_sound(name)
        return self._files[name]

    def _fade(self) -> None:
        self.mixer.set_ambience(self._loaded(self._ambience) if self._ambience else None)

    def _opened(self) -> bool:
        """Return whether there is a device, after opening one if necessary and possible."""
        self._examine()
        if not self.is_open and self.now() - self._failed_at >= RETRY_SECONDS:
            try:
                self._output = self._open_output(self.mixer)
            except SilentError as why:
                self._fail(f"no sound: {why}")
                return False
            self._is_known_silent = False
            self.mixer.rendered_at = self._busy_at = self.now()
            self._fade()
        return self.is_open

    def _examine(self) -> None:
        now = self.now()
        if not self.is_open:
            return
        if now - self.mixer.rendered_at > LOST_SECONDS:
            self.close()
            self._fail("the sound device has disappeared")
        elif not self.mixer.is_idle:
            self._busy_at = now
        elif now - self._busy_at > IDLE_SECONDS:
            self.close()

    def _fail(self, why: str) -> None:
        """Note a failure; the log gets one line, however often it happens again."""
        self._failed_at = self.now()
        if not self._is_known_silent:
            _log.info("%s", why)
        self._is_known_silent = True


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
