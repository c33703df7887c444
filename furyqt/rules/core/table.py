"""The shape of a table: the players, their seats, who hides something from which players, and the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from furyqt.rules.core.text import Text, TextError, Texts, shortened
from furyqt.rules.core.windows import PromptWindow

if TYPE_CHECKING:  # loading the map library takes time, and the start page needs no map
    from furyqt.rules.core.atlas import Atlas

N_ = Texts("errors")

MOST_PLAYERS = 6


@dataclass(frozen=True)
class PlayerInfo:
    """A player of a game with their own knowledge: the name on the command line and on the screen."""

    name: str
    title: Text
    has_styles: bool = False
    """Whether an agent may play this player in one of several styles."""


@dataclass(frozen=True)
class Seat:
    """A piece, or all pieces, of a player that a person or an agent can play: its name and title."""

    name: str
    title: Text
    player: int


_NO_PLAYER = N_("there is no player “{player}” (players: {players})")


@dataclass(frozen=True, kw_only=True)
class Table:
    """The shape that the options give to a game; ValueError if the parts do not fit together.

    `hidden_from[player]` are the players that this player hides something from; by default every player hides
    something from every other player.
    """

    players: tuple[PlayerInfo, ...]
    """One to six players."""
    seats: tuple[Seat, ...] = ()
    """The seats, player by player; by default each player is one seat."""
    windows: tuple[PromptWindow, ...] = ()
    """The decisions that come only if a player holds something for them, and that can be passed."""
    atlas: Atlas | None = None
    """The map, or None for a game without one."""
    hidden_from: tuple[frozenset[int], ...] | None = None

    def __post_init__(self) -> None:
        count = len(self.players)
        if not 1 <= count <= MOST_PLAYERS:
            raise ValueError(f"a table has 1 to {MOST_PLAYERS} players, not {count}")
        if not self.seats:
            one_each = (Seat(info.name, info.title, player) for player, info in enumerate(self.players))
            object.__setattr__(self, "seats", tuple(one_each))
        if {seat.player for seat in self.seats} != set(range(count)):
            raise ValueError("every player has a seat, and every seat has a player")
        if self.hidden_from is None:
            everybody = frozenset(range(count))
            object.__setattr__(self, "hidden_from", tuple(everybody - {player} for player in range(count)))

    @property
    def is_open(self) -> bool:
        """Whether no player hides anything from another player."""
        return not any(self.hidden_from or ())

    def hides_from(self, player: int, other: int) -> bool:
        """Return whether `player` knows something that `other` may not see."""
        assert self.hidden_from is not None  # filled by __post_init__
        return other in self.hidden_from[player]

    def player(self, name: str) -> int:
        """Return the number of the player with this name; TextError if there is none."""
        names = [player.name for player in self.players]
        if name not in names:
            raise TextError(_NO_PLAYER.fill(player=shortened(name), players=", ".join(names)))
        return names.index(name)

    def window_called(self, name: str) -> PromptWindow | None:
        """Return the window with this name."""
        return next((window for window in self.windows if window.name == name), None)

    def seats_of(self, player: int) -> tuple[int, ...]:
        """Return the numbers of a player's seats."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.player == player)

    def first_piece(self, player: int) -> Text:
        """Return the title of a player's first piece, which is the one that may be hidden."""
        return self.seats[self.seats_of(player)[0]].title

    def seats_called(self, name: str) -> tuple[int, ...]:
        """Return the seat or all seats of the player with this name; TextError without one."""
        found = {info.name: self.seats_of(player) for player, info in enumerate(self.players)}
        found |= {seat.name: (number,) for number, seat in enumerate(self.seats)}
        if name not in found:
            raise TextError(_NO_PLAYER.fill(player=shortened(name), players=", ".join(found)))
        return found[name]

    def called(self, names: str) -> tuple[int, ...] | None:
        """Return the players that `names` has written as one word, or None if it is not such a word."""
        if names == "nobody":
            return ()
        known = [info.name for info in self.players]
        parts = names.split("+")
        return tuple(map(known.index, parts)) if set(parts) <= set(known) else None

    def names(self, players: tuple[int, ...]) -> str:
        """Return the names of some players as one word, such as "red+blue"; "nobody" for no players."""
        return "+".join(self.players[player].name for player in players) or "nobody"
