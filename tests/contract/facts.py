"""The facts about each game that the contract tests need: one module per game, found by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from furyqt import paths
from furyqt.rules.core.agenda import State
from furyqt.rules.core.games import game

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, kw_only=True)
class Facts:
    """The facts about one game."""

    conserved: Callable[[State, State], None]
    """Raises AssertionError if a card or piece is lost or doubled between an earlier and a later state."""
    counted: Path
    """The file with the counted openings."""
    translations: str = str(paths.translations() / "furyqt_{language}.ts")
    """The catalogs, with a brace for the language."""
    all_knowing: frozenset[str] = frozenset()
    """Players who know everything except the random stream."""
    unseen: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each player: the choices of others after which whole games must have had twins."""
    rare: frozenset[str] = frozenset()
    """Events too rare to wait for in random games; the game's own tests produce them."""
    random_games: int = 200
    """Random games that are enough to produce every other kind of event."""
    imagined: int = 3
    """A band of twins with fewer games is filled up with determinizations of the true game.

    More are needed if dice and open draws make most of them diverge.
    """
    agents: tuple[str, ...] = ("random", "greedy", "search:12")
    """The agents that decide in twins."""
    decisions: int = 40
    """The number of decisions in twins that is enough for each player with hidden information."""
    quick_search: str = "search:10"
    """The quick search that must beat random play in `make test`."""
    quick_options: Mapping[str, str] = field(default_factory=dict)
    """The options of those games, which make them short."""


def facts(name: str) -> Facts:
    """Return the facts about a game; a game without them breaks the contract."""
    rules = game(name).rules
    own = rules.startswith("furyqt.")
    found: Facts = import_module(f"tests.contract.facts_{name}" if own else f"{rules}.contract").FACTS
    return found
