"""Learned weights in text files beside the modules that use them: a key and numbers per line."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from furyqt.rules.core.reading import packaged_text

Rows = dict[str, tuple[float, ...]]


def weight_lines(package: str, name: str) -> Iterator[list[str]]:
    """Yield the words of each line of a package's weight file that is not a comment."""
    for line in packaged_text(files(package) / name).splitlines():
        if line and not line.startswith("#"):
            yield line.split()


def weight_rows(package: str, name: str) -> Rows:
    """Return the numbers of each line by its key."""
    return {key: tuple(map(float, values)) for key, *values in weight_lines(package, name)}


def weights(package: str, name: str) -> dict[str, float]:
    """Return the first number of each line by its key."""
    return {key: values[0] for key, values in weight_rows(package, name).items()}
