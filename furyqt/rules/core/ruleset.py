"""Everything a screen, a search or a command line needs to play a game, as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from furyqt.rules.core.agenda import Action, State
from furyqt.rules.core.campaign.campaign import Campaign, CampaignPart
from furyqt.rules.core.games import game
from furyqt.rules.core.guidance import Guidance
from furyqt.rules.core.lesson import Lesson, no_lessons
from furyqt.rules.core.observation import Observation as Observation
from furyqt.rules.core.observation import Outcome as Outcome
from furyqt.rules.core.observation import asked_player as asked_player
from furyqt.rules.core.observation import seat_to_move as seat_to_move
from furyqt.rules.core.puzzle import PuzzleSolver
from furyqt.rules.core.reading import read_text_bounded
from furyqt.rules.core.series import Series, no_series
from furyqt.rules.core.stage import Scene, SceneError
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text, TextError, Texts, shortened
from furyqt.rules.core.windows import Moment, never_repeated

N_ = Texts("errors")

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Observation)  # noqa: E741
A = TypeVar("A", bound=Action)


class OptionError(TextError):
    """An option or one of its values is not known to the game."""


class NoTruthError(ValueError):
    """No position fits an observation: its events contradict the rules."""


@dataclass(frozen=True)
class OptionFile:
    """Further values of an option, which a person reads from a file of their own.

    The value contains everything that the game needs from the file, so that a record does not depend on it.
    """

    title: Text
    """The words of such a value."""
    read: Callable[[str], str]
    """The text of a file -> the value; raises TextError."""
    accepts: Callable[[str], bool]
    """Whether a value is well formed."""
    most_bytes: int = 100_000

    def value_in(self, path: Path) -> str:
        """Return the value of a file; TextError if it does not fit, OSError if it is no text or too
        long.
        """
        return self.read(read_text_bounded(path, self.most_bytes))


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values with their words, the first being the default."""

    name: str
    title: Text
    values: Mapping[str, Text]
    is_open: bool = False
    """Whether the option is important enough to be shown by itself, not among the variants."""
    file: OptionFile | None = None
    """Values beyond those listed, or None."""
    is_box: bool = False
    """Whether a new game has a box to tick for it beside the choice of the players: it has two values."""
    group: Text | None = None
    """The heading under which it is listed with others, if the game has many."""
    trouble: Callable[[], Text | None] | None = None
    """Returns the reason why values from this computer cannot be listed, or None."""
    notes: Mapping[str, Text] = field(default_factory=dict)
    """Sentences that a new game shows below the option while it has these values."""
    unnamed: str = ""
    """The value in records from before the option existed; empty if they were played with the default."""

    @property
    def default(self) -> str:
        """Return the value of a game that does not set this option."""
        return next(iter(self.values))

    def has(self, value: str) -> bool:
        """Return whether the option can have this value."""
        return value in self.values or (self.file is not None and self.file.accepts(value))


@dataclass(frozen=True)
class ScoreTarget:
    """A score that counts in place of a victory that is nearly certain."""

    words: Callable[[int], Text]
    """player -> the score that the player wants."""
    is_met: Callable[[int, int], bool]
    """(score, player) -> whether the player has it."""


@dataclass(frozen=True, kw_only=True)
class Ruleset(Generic[S, O, A]):
    """A game with its types. `version` rises whenever an old record would replay differently.

    setup: (options, seed) -> opening position; observe: (state, player) -> observation; determinize:
    (observation, hidden or None, seed) -> a complete position that fits; read: notation token -> action;
    write: (before, action, after) -> token, with checked results of chance; line: the number of the record's
    line for a position's next action.
    """

    name: str
    version: int
    title: Text
    summary: Text
    balance: Text | None = None
    """The chances of the sides between equals, or what a score is worth; measured in docs/strength.md."""
    options: tuple[Option, ...]
    table: Callable[[Mapping[str, str]], Table]
    """All options -> the players, their seats, the windows and the map."""
    setup: Callable[[Mapping[str, str], int], S]
    observe: Callable[[S, int], O]
    determinize: Callable[[O, Any, int], S]
    outcome: Callable[[S], Outcome | None]
    read: Callable[[str], A]
    write: Callable[[S, A, S], str]
    line: Callable[[S], int]
    summarize: Callable[[O], Mapping[str, tuple[Text, ...]]]
    """observation -> the situation in sentences, by topics a person can type."""
    estimate: Callable[[float, int], Text] | None = None
    """(a search's expectation in points, the player it is for) -> how the game may end, as a sentence; None
    if chances are about a target, because a mean of points says less about it.
    """
    moment: Callable[[S | O], Moment]
    """state or observation -> the phase it is in."""
    is_repeated: Callable[[O, Action, O], bool] = never_repeated
    """(an earlier observation of the same phase, what its player did, the observation at a window) -> whether
    the window offers only what was declined then, and nothing has changed since.
    """
    series: Callable[[O, frozenset[int]], tuple[Series, ...]] = no_series
    """(observation, the seats that persons have) -> choices for several decisions in a row."""
    observation_type: type[O]
    action_type: Any
    """The type A at runtime, which may be a union."""
    older: tuple[int, ...] = ()
    """Earlier versions whose records are still read: each token is checked, so one with different
    results is rejected at its line.
    """
    stage: Callable[[Scene], S] | None = None
    """A description of a position -> the position, for lessons, campaign chapters and tests."""
    target: ScoreTarget | None = None
    """The score of which hints and charts tell the chance; None if it is that of a victory."""
    longest: int = field(default=10_000)
    """An upper bound of the number of actions in a game."""
    hider: int = -1
    """The player whose figure the others seek, or -1."""
    likely_places: Callable[[O], Text] | None = None
    """observation -> a sentence with {places}, where the hidden figure is expected; None without one."""
    seat_view: Callable[[O, frozenset[int]], O] | None = None
    """(a player's observation, the seats of this player that persons have) -> what is shown to these persons;
    None if all seats of a player see the same.
    """
    guidance: Guidance[O] | None = None
    """Further answers about a position, in text."""
    lessons: Callable[[], tuple[Lesson, ...]] = no_lessons
    """The lessons of the tutorial in order; loaded when needed."""
    puzzles: Callable[[], PuzzleSolver[O]] | None = None
    """The solver of puzzles about a hidden way, loaded when needed; None without puzzles."""
    campaign: Callable[[], Campaign[S, O]] | None = None
    """The chapters of a campaign and how they are judged, loaded when needed; None without a campaign."""
    campaign_part: Callable[[], CampaignPart[S, O]] | None = None
    """The chapters that the game has in another game's campaign, loaded when needed; None without any."""

    def has_reached(self, outcome: Outcome, player: int) -> bool:
        """Return whether a player has the target, or without one the victory: what chances are about."""
        if self.target is None:
            return player in outcome.winners
        return self.target.is_met(outcome.score, player)

    @property
    def default_table(self) -> Table:
        """Return the table of a game with default options."""
        return self.table(self.checked_options({}))

    @cached_property
    def player_titles(self) -> Mapping[str, Text]:
        """Return the titles of all players, by name; some may need another value of one option."""
        choices: list[dict[str, str]] = [{}]
        choices += ({option.name: value} for option in self.options for value in option.values)
        tables = (self.table(self.checked_options(choice)) for choice in choices)
        return {player.name: player.title for table in tables for player in table.players}

    def checked_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Return all options with their values, defaults filled in.

        Raises OptionError for an unknown name or value.
        """
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise OptionError(_NO_OPTION.fill(game=self.name, option=shortened(name)))
            if not known[name].has(value):
                known_values = ", ".join(known[name].values)
                raise OptionError(_NO_VALUE.fill(option=name, values=known_values, value=shortened(value)))
        return {option.name: given.get(option.name, option.default) for option in self.options}

    @cached_property
    def unnamed(self) -> dict[str, str]:
        """Return the values of the options that were added later, for records that do not name them."""
        return {option.name: option.unnamed for option in self.options if option.unnamed}

    def recorded_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Return all options of a record: one that it does not name has the value from before it existed.

        Raises OptionError for an unknown name or value.
        """
        return self.checked_options(self.unnamed | dict(given))


_NO_OPTION = N_("{game} has no option “{option}”")
_NO_VALUE = N_("option {option} is one of {values}, not “{value}”")


AnyRuleset: TypeAlias = Ruleset[State, Observation, Action]
"""The rules of a game that is known by its name; they get only the positions and actions of this game."""


@cache
def _loaded(module: str) -> AnyRuleset:
    rules = import_module(module).RULES
    assert isinstance(rules, Ruleset)
    return rules


def ruleset(name: str) -> AnyRuleset:
    """Return the game with this name; UnknownGameError if there is none."""
    return _loaded(game(name).rules)


def staged(name: str, scene: Scene) -> State:
    """Build the position of a lesson's scene, in which an option has the value that it has in a record.

    SceneError if the game sets up no scenes.
    """
    rules = ruleset(name)
    if rules.stage is None:
        raise SceneError(f"{name} sets up no scenes")
    return rules.stage(scene.with_options(rules.unnamed | dict(scene.options)))
