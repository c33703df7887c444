"""The files of the sounds: how they are compressed, and how far a file is from its formula."""

from __future__ import annotations

import io
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import numpy as np

from tools.sound.ambience import AMBIENCES
from tools.sound.effects import EFFECTS
from tools.sound.signals import RATE, Signal

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sounds"
SOUNDS: dict[str, Callable[[], Signal]] = {**EFFECTS, **AMBIENCES}
LEAST_LIKENESS = 0.9
"""The least correlation of a file with its formula: the compression is lossy, most of all in noise."""
_QUALITY = 0.7
"""The compression level of libsndfile: Vorbis quality 3 of 10, about 60 kbit/s for these sounds."""


def compressed(signal: Signal) -> bytes:
    """Return a signal as Ogg Vorbis; this needs soundfile (`pip install -e .[sound]`)."""
    file = io.BytesIO()
    import_module("soundfile").write(
        file, signal, RATE, format="OGG", subtype="VORBIS", compression_level=_QUALITY
    )
    return file.getvalue()


def decoded(data: bytes) -> Signal:
    """Return the signal of a compressed sound."""
    miniaudio = import_module("miniaudio")
    found = miniaudio.decode(data, miniaudio.SampleFormat.FLOAT32, nchannels=1, sample_rate=RATE)
    return np.frombuffer(found.samples, dtype=np.float32).astype(np.float64)


def likeness(data: bytes, signal: Signal) -> float:
    """Return the correlation of a file with a signal, reduced by a difference in loudness.

    It is 0 if the lengths differ.
    """
    found = decoded(data)
    if len(found) != len(signal):
        return 0.0
    loudness = np.std(found) / np.std(signal)
    return float(np.corrcoef(found, signal)[0, 1] * min(loudness, 1 / loudness))


def is_current(path: Path, signal: Signal) -> bool:
    """Return whether a file holds this signal."""
    return path.exists() and likeness(path.read_bytes(), signal) >= LEAST_LIKENESS
