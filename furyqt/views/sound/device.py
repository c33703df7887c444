"""The loudspeaker, and the decoder of sound files: the only module that uses miniaudio."""

from __future__ import annotations

import logging
import sys
from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from furyqt import paths
from furyqt.rules.core.reading import MOST_PACKAGED, read_bounded
from furyqt.views.sound.mixer import CHANNELS, RATE, Mixer, Samples

PERIOD = 40
"""Milliseconds per request of the device, which holds three of them: a stall of 80 ms is not heard."""
CARDS = Path("/dev/snd")
_log = logging.getLogger(__name__)


class SilentError(Exception):
    """There is no device for sound."""


class Output(Protocol):
    """An open device, which asks a mixer for samples."""

    def close(self) -> None:
        """Stop asking, and release the device."""


def open_device(mixer: Mixer) -> Output:
    """Open the loudspeaker of the system; SilentError if there is none."""
    names = backends(sys.platform)
    if names == ():
        raise SilentError("no sound card and no sound server")
    try:
        library = import_module("miniaudio")
    except (ImportError, OSError) as wrong:
        raise SilentError(str(wrong)) from None
    try:
        return _opened(library, mixer, names)
    except library.MiniaudioError as wrong:
        raise SilentError(" ".join(map(str, wrong.args))) from None


def _opened(library: Any, mixer: Mixer, names: tuple[str, ...] | None) -> Output:
    device = library.PlaybackDevice(
        nchannels=CHANNELS,
        sample_rate=RATE,
        buffersize_msec=PERIOD,
        backends=None if names is None else [library.Backend[name] for name in names],
        app_name="furyqt",
    )
    stream = _stream(mixer)
    next(stream)
    try:
        device.start(stream)
    except library.MiniaudioError:
        device.close()
        raise
    found: Output = device
    return found


def _stream(mixer: Mixer) -> Generator[Samples | bytes, int, None]:
    """Answer each request for a number of frames."""
    frames = yield b""
    while True:
        frames = yield mixer.render(frames)


def backends(platform: str) -> tuple[str, ...] | None:
    """Return the sound systems to try, None for all of the platform.

    On Linux JACK is left out, because its library writes to the terminal without a server. So does that of
    ALSA without a sound card, which is why it is tried only with one.
    """
    if not platform.startswith("linux"):
        return None
    has_card = any(CARDS.glob("pcmC*D*p"))
    return ("PULSEAUDIO", "ALSA") if has_card else ("PULSEAUDIO",)


def load(name: str) -> Samples | None:
    """Return a sound of the resources; None, and a line in the log, if its file is missing or damaged."""
    path = paths.resources() / "sounds" / f"{name}.ogg"
    try:
        library = import_module("miniaudio")
        data = read_bounded(path, MOST_PACKAGED)
        found = library.decode(data, library.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE)
    except (ImportError, OSError) as wrong:
        _log.warning("no sound %s: %s", name, wrong)
        return None
    except library.MiniaudioError as wrong:
        _log.warning("no sound %s: %s is damaged: %s", name, path.name, wrong)
        return None
    return np.frombuffer(found.samples, dtype=np.int16)
