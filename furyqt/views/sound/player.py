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
"""A device that has not asked for samples for so long has disappeared."""
RETRY_SECONDS = 10.0
"""The time until the next try to open a device that failed."""
_CHECK_SECONDS = 1.0
_PATIENCE = 1.0
_log = logging.getLogger(__name__)


class SoundPlayer:
    """A device, opened at the first sound, and the files it has played."""

    def __init__(
        self,
        open_output: Callable[[Mixer], Output] = open_device,
        load_sound: Callable[[str], Samples | None] = load,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.mixer = Mixer(now)
        self._open_output, self._load_sound, self._now = open_output, load_sound, now
        self._files: dict[str, Samples | None] = {}
        self._ambience = ""
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._output: Output | None = None
        self._failed_at = self._busy_at = float("-inf")
        self._is_known_silent = False
        self._thread = Thread(target=self._work, name="sound", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    def play(self, name: str, delay: float = 0.0) -> None:
        """Play a sound once, after a delay in seconds."""
        self._jobs.put(partial(self._play, name, self._now() + delay))

    def set_ambience(self, name: str) -> None:
        """Fade to another ambience; an empty name means none."""
        self._jobs.put(partial(self._set_ambience, name))

    def stop(self) -> None:
        """Stop every sound at once."""
        self.mixer.clear()
        self._jobs.put(self._stop)

    def close(self) -> None:
        """Release the device and end the thread; later calls do nothing."""
        atexit.unregister(self.close)
        self._jobs.put(None)
        self._thread.join(_PATIENCE)

    # In the thread

    def _work(self) -> None:
        while True:
            try:
                job = self._jobs.get(timeout=self._pause())
            except Empty:
                self._is_open() if self._ambience else self._check()
                continue
            if job is None:
                break
            job()
        self._close_output()

    def _pause(self) -> float | None:
        """Return the seconds until the device must be looked at again."""
        if self._output is not None:
            return _CHECK_SECONDS
        return RETRY_SECONDS if self._ambience else None

    def _play(self, name: str, at: float) -> None:
        samples = self._loaded(name)
        if samples is not None and self._is_open():
            self._busy_at = self._now()
            self.mixer.play(samples, max(0.0, at - self._now()))

    def _set_ambience(self, name: str) -> None:
        self._ambience = name
        if name and self._loaded(name) is not None:
            self._is_open()
        if self._output is not None:
            self._fade()

    def _fade(self) -> None:
        """Fade to the wanted ambience."""
        self.mixer.set_ambience(self._loaded(self._ambience) if self._ambience else None)

    def _stop(self) -> None:
        self._ambience = ""
        self.mixer.clear()

    def _loaded(self, name: str) -> Samples | None:
        if name not in self._files:
            self._files[name] = self._load_sound(name)
        return self._files[name]

    def _is_open(self) -> bool:
        """Return whether there is a device, after opening it if necessary and possible."""
        self._check()
        if self._output is None and self._now() - self._failed_at >= RETRY_SECONDS:
            self.mixer.rendered_at = self._busy_at = self._now()
            try:
                self._output = self._open_output(self.mixer)
            except SilentError as why:
                self._fail(f"no sound: {why}")
                return False
            self._is_known_silent = False
            self._fade()
        return self._output is not None

    def _check(self) -> None:
        """Close a device that has disappeared, or has had nothing to play for a while."""
        if self._output is None:
            return
        now = self._now()
        if now - self.mixer.rendered_at > LOST_SECONDS:
            self._close_output()
            self._fail("the sound device has disappeared")
        elif not self.mixer.is_idle:
            self._busy_at = now
        elif now - self._busy_at > IDLE_SECONDS:
            self._close_output()

    def _fail(self, why: str) -> None:
        """Note the failure, in the log only once."""
        self._failed_at = self._now()
        if not self._is_known_silent:
            _log.info("%s", why)
        self._is_known_silent = True

    def _close_output(self) -> None:
        output, self._output = self._output, None
        if output is not None:
            output.close()
        self.mixer.clear()
