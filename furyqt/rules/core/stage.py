"""Descriptions of positions, shared by lessons, campaign chapters and tests; games build them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any, TypeVar

from furyqt.rules.core.agenda import Action, State, play

S = TypeVar("S", bound=State)
P = TypeVar("P")


class SceneError(ValueError):
    """A scene has a piece that its game does not know."""


@dataclass(frozen=True, init=False)
class Scene:
    """A position described in words: `Scene(seed=38, items={"mina": ("pistol",)}, moves="PR pass*2")`.

    Everything but `seed`, `options` and `moves` is a piece under a name that the game chooses.
    """

    seed: int
    options: Mapping[str, str]
    moves: str
    """Actions played in the described position, as tokens of the notation; "pass*8" is eight of them."""
    pieces: Mapping[str, Any]

    def __init__(
        self, *, seed: int = 1, options: Mapping[str, str] | None = None, moves: str = "", **pieces: Any
    ) -> None:
        values = {"seed": seed, "options": options or {}, "moves": moves, "pieces": MappingProxyType(pieces)}
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def with_options(self, options: Mapping[str, str]) -> Scene:
        """Return the scene with other options."""
        return Scene(seed=self.seed, options=options, moves=self.moves, **self.pieces)

    def pieces_as(self, kind: type[P]) -> P:
        """Return the pieces as a dataclass; SceneError for a piece that it does not have."""
        known = {field.name for field in fields(kind)}  # type: ignore[arg-type]  # kind is a dataclass
        if unknown := sorted(self.pieces.keys() - known):
            raise SceneError(f"no piece {unknown[0]!r} here (known pieces: {', '.join(sorted(known))})")
        return kind(**self.pieces)

    def played(self, state: S, read: Callable[[str], Action]) -> S:
        """Return the position after the scene's moves."""
        for token in tokens(self.moves):
            state = play(state, read(token))
        return state


def tokens(moves: str) -> list[str]:
    """Return the tokens of a text; a token with a count is repeated."""
    words = (word.partition("*") for word in moves.split())
    return [token for token, _, times in words for _ in range(int(times or 1))]
