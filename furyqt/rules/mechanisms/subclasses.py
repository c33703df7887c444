"""All classes of a game that derive from a class of the core, as one type for decoding messages."""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, TypeVar

from furyqt.rules.core.agenda import kinds_of

K = TypeVar("K")


def import_all(*packages: ModuleType) -> None:
    """Import every module of these packages, so that their classes and cards are known."""
    for package in packages:
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)


def sorted_kinds(kind: type[K], package: str) -> tuple[type[K], ...]:
    """Return the classes of a package that derive from a class, by module and name."""
    found = {f"{k.__module__}.{k.__qualname__}": k for k in kinds_of(kind, package)}
    return tuple(found[name] for name in sorted(found))


def union_of(kind: type[Any], package: str) -> Any:
    """Return the union of these classes, in the same order."""
    return reduce(or_, sorted_kinds(kind, package))
