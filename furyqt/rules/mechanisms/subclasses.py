"""All classes of a game that derive from a class of the core, as one type for decoding messages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import walk_packages
from types import ModuleType
from typing import Any


def import_all(*packages: ModuleType) -> None:
    """Import every module of these packages, so that their classes and cards are known."""
    for package in packages:
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)


def union_of(kind: type[Any], package: str) -> Any:
    """Return the union of all classes of a package that derive from a class, in a fixed order."""
    found = {f"{k.__module__}.{k.__qualname__}": k for k in _kinds_of(kind, f"{package}.")}
    return reduce(or_, (found[name] for name in sorted(found)))


def _kinds_of(kind: type[Any], prefix: str) -> Iterator[type[Any]]:
    for found in kind.__subclasses__():
        if found.__module__.startswith(prefix):
            yield found
        yield from _kinds_of(found, prefix)
