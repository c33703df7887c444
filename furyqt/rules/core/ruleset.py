"""The value that describes a game: everything a screen, a search or a command line needs to play it."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

import furyqt.rules
from furyqt.rules.core.agenda import Action, State, Step, player_to_move
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.core.windows import Moment, PromptWindow, asks_nobody, no_window

if TYPE_CHECKING:  # the map's library takes a while to load, and the first page needs no map
    from furyqt.rules.core.atlas import Atlas


class UnknownGameError(ValueError):
    """No game of that name is in the house."""


class OptionError(ValueError):
    """An option or one of its values is not known to the game."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the winner, why, and what the end is worth to each player (0 worst, 1 best)."""

    winner: int
    reason: Text
    values: tuple[float, ...]
    score: int = 0


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one player knows, and nothing else; games add their fields."""

    player: int
    to_move: int | None
    agenda: tuple[Step, ...]
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    outcome: Outcome | None


@dataclass(frozen=True)
class PlayerInfo:
    """One mind with one body of knowledge: its name on the command line and on the screen."""

    name: str
    title: Text


@dataclass(frozen=True)
class Seat:
    """A piece, or all pieces, of a player that a person or an agent can be asked for: its name and title."""

    name: str
    title: Text
    player: int


def asked_player(position: Any) -> int:
    """The player whose decision is pending in a state or an observation, or -1 when the game is over."""
    found = position.to_move if isinstance(position, Observation) else player_to_move(position)
    return -1 if found is None else found


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values with their words, the first being the default."""

    name: str
    title: Text
    values: Mapping[str, Text]
    is_open: bool = False
    """Whether it matters so much that it is asked openly, not among the variants."""

    @property
    def default(self) -> str:
        """The value of a game that says nothing about this option."""
        return next(iter(self.values))


@dataclass(frozen=True, kw_only=True)
class Ruleset:
    """A game.  `version` rises whenever an old record would replay differently.

    setup: (options, seed) -> opening position; observe: (state, player) -> observation; determinize:
    (observation, hidden or None, seed) -> a whole truth that fits; read: notation token -> action; write:
    (before, action, after) -> token, with checked results of chance; line: the number of the record's line a
    position's next action stands in.
    """

    name: str
    version: int
    title: Text
    summary: Text
    players: tuple[PlayerInfo, ...]
    options: tuple[Option, ...]
    atlas: Atlas
    setup: Callable[[Mapping[str, str], int], State]
    observe: Callable[[Any, int], Observation]
    determinize: Callable[[Any, Any, int], State]
    outcome: Callable[[Any], Outcome | None]
    read: Callable[[str], Action]
    write: Callable[[Any, Any, Any], str]
    line: Callable[[Any], int]
    describe: Callable[[Any, Any], Text]
    """(observation, action) -> what the action does, as a button's words."""
    summarize: Callable[[Any], Mapping[str, tuple[Text, ...]]]
    """observation -> the situation in sentences, by topics a person can type."""
    estimate: Callable[[float, int], Text]
    """(a search's expectation in points, the player it is for) -> how the game may end, as a sentence."""
    moment: Callable[[Any], Moment]
    """state or observation -> the phase it is in."""
    observation_type: Any
    action_type: Any
    longest: int = field(default=10_000)
    """No game has more actions than this."""
    is_open: bool = False
    """Whether nothing is hidden from any player, so that a search may choose for all of them."""
    seats: tuple[Seat, ...] = ()
    """Who can be asked, player by player; by default each player is one seat."""
    seat: Callable[[Any], int] = asked_player
    """(state or observation) -> the seat whose decision is pending, or -1: all of the player's together."""
    windows: tuple[PromptWindow, ...] = ()
    """The decisions that come only if a player holds something for them, and can be let go by."""
    window: Callable[[Any], str] = no_window
    """(state or observation) -> the name of the window that is pending, or an empty text."""
    may_ask: Callable[[Step], int] = asks_nobody
    """An automatic step -> the player who is asked there if he holds something for it, or -1."""

    def __post_init__(self) -> None:
        if not self.seats:
            one_each = (Seat(info.name, info.title, player) for player, info in enumerate(self.players))
            object.__setattr__(self, "seats", tuple(one_each))

    def player(self, name: str) -> int:
        """The number of the player with this name; ValueError if there is none."""
        names = [player.name for player in self.players]
        if name not in names:
            raise ValueError(f"{self.name} has no player {name!r}: it has {', '.join(names)}")
        return names.index(name)

    def window_called(self, name: str) -> PromptWindow | None:
        """The window with this name."""
        return next((window for window in self.windows if window.name == name), None)

    def seats_of(self, player: int) -> tuple[int, ...]:
        """The numbers of a player's seats."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.player == player)

    def seats_called(self, name: str) -> tuple[int, ...]:
        """The seat with this name, or all seats of the player with this name; ValueError if there is none."""
        found = {info.name: self.seats_of(player) for player, info in enumerate(self.players)}
        found |= {seat.name: (number,) for number, seat in enumerate(self.seats)}
        if name not in found:
            raise ValueError(f"{self.name} has no player {name!r}: it has {', '.join(found)}")
        return found[name]

    def checked_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in; OptionError for an unknown name or value."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise OptionError(f"{self.name} has no option {name!r}")
            if value not in known[name].values:
                raise OptionError(f"option {name} is one of {', '.join(known[name].values)}, not {value!r}")
        return {option.name: given.get(option.name, option.default) for option in self.options}


def game_names() -> Sequence[str]:
    """The games of the house, by the names of their folders."""
    found = (module.name for module in pkgutil.iter_modules(furyqt.rules.__path__))
    return sorted(name for name in found if name not in ("core", "mechanisms"))


def ruleset(name: str) -> Ruleset:
    """The game with this name; UnknownGameError if there is none."""
    if name not in game_names():
        raise UnknownGameError(f"no game is called {name!r}: there is {', '.join(game_names())}")
    rules = import_module(f"furyqt.rules.{name}").RULES
    assert isinstance(rules, Ruleset)
    return rules
