"""The base class of game boards, with a default for everything but the panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from furyqt.rules.core.agenda import Action, pending_decision
from furyqt.rules.core.events import Event
from furyqt.rules.core.guidance import place_reason, refusals
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text
from furyqt.views.boards.story import Story
from furyqt.views.picture import UNKNOWN_PLACE, CardFace, Evidence, Panel, Picture, ScoreSheet, Topic
from furyqt.views.sound.soundtrack import Soundtrack

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Subject:
    """The objects of an action besides the place it leads to; every field can be absent."""

    card: CardFace | None = None
    """The card that it plays, gives or chooses."""
    holder: str = ""
    """The figure or player who holds that card, by id; empty if no player holds it."""
    figure: str = ""
    """The figure or player that it chooses, by id."""
    space: int = UNKNOWN_PLACE
    """The space of the trail, the lairs counted after it."""
    die: int = -1
    """The number of the die that it chooses, counted from 0."""
    spot: int = UNKNOWN_PLACE
    """The space or the vehicle of the town that it chooses, by its number."""
    other_end: int = UNKNOWN_PLACE
    """The second place of an action about a way between two places."""
    meaning: Text | None = None
    """The effect of the card."""
    heading: Text | None = None
    """The heading in the list of actions; None in a list without headings."""
    brief: Text | None = None
    """The words under that heading, if they are fewer than those of the action."""


@dataclass(frozen=True, slots=True)
class ClosedChoice:
    """A usual possibility that is not available now, with the reason; a card is named by key and holder."""

    name: Text
    reason: Text
    card: str = ""
    """The card that it is about, as in `CardFace.key`; empty for anything else."""
    holder: str = ""
    """The figure or player who holds the card, by id; empty if it does not matter."""


def no_cards(event: Event) -> tuple[CardFace, ...]:
    """Return no cards."""
    del event
    return ()


def no_card(key: str) -> CardFace | None:
    """Return nothing: the game has no cards with keys."""
    del key
    return None


def never_summed_up(event: Event, following: Sequence[Event]) -> bool:
    """Return False: the log of most games has each event."""
    del event, following
    return False


def no_score_sheet(observation: Any) -> ScoreSheet | None:
    """Return no table of points."""
    del observation
    return None


class Board:
    """The display of a game's observations. Every method is pure; a game overrides the methods it needs.

    `panels` is required. Games usually add `turn_of`, `subject`, `event_rank` and `summary`.
    """

    knows_all: int = NOBODY
    """The player who sees all hidden information, if there is one."""
    hidden_piece: str = ""
    """The id of the piece that only the player who knows everything always sees."""
    emblems: tuple[str, ...] = ()
    """The drawings that tell this game from others where a game is chosen; without them the portraits do."""
    engravings: Mapping[int, str] = MappingProxyType({})
    """The drawing behind the winners' portraits at the end, by player."""
    covers: Mapping[int, str] = MappingProxyType({})
    """The drawing on the page that covers the table until this player sits in front of it."""
    has_score: bool = False
    """Whether the score of an outcome says how well was played."""
    low_scorer: int = NOBODY
    """The player who wants a low score."""
    end_page: str = ""
    """The page of the rules reference to open after the end."""
    card: Callable[[str], CardFace | None] = staticmethod(no_card)
    """Returns the card with a key such as "item:knife", or None."""
    event_cards: Callable[[Event], tuple[CardFace, ...]] = staticmethod(no_cards)
    """Returns the cards that an event names in the log."""
    is_summed_up: Callable[[Event, Sequence[Event]], bool] = staticmethod(never_summed_up)
    """Returns whether the log can leave an event out because the next two tell the same."""
    score_sheet: Callable[[Any], ScoreSheet | None] = staticmethod(no_score_sheet)
    """Returns the points of a finished game as a table, line by line."""
    learns_places: bool = False
    """Whether later events can reveal where an earlier event happened."""
    story: Story = Story()
    """The newest events as shown cards and as the story of a turn."""
    soundtrack: Soundtrack = Soundtrack()
    """The sounds of the game; none by default."""

    def panels(self, observation: Any) -> tuple[Panel, ...]:
        """Return the panels of a position, at most one of each type."""
        raise NotImplementedError

    def picture(self, observation: Any) -> Picture:
        """Return the picture of a position for the table."""
        return Picture(self.panels(observation))

    def hides_from(self, player: int) -> bool:
        """Return whether another player knows something that this player does not see."""
        return self.knows_all not in (NOBODY, player)

    def portraits(self, player: int, table: Table | None = None) -> tuple[str, ...]:
        """Return the drawings of a player's figures at this table, to be shown if the player wins."""
        del player, table
        return ()

    def score_to_beat(self, score: int, player: int) -> Text | None:
        """Return the score that a player had to beat, and whether it was beaten; None if there is none."""
        del score, player
        return None

    # Actions

    def ordered(self, observation: Any) -> tuple[Action, ...]:
        """Return the legal actions in the order of the list."""
        found: tuple[Action, ...] = observation.actions
        return found

    def subject(self, observation: Any, action: Action) -> Subject:
        """Return what an action is about."""
        del observation, action
        return Subject()

    def destination(self, observation: Any, action: Action) -> int:
        """Return the place an action leads to, or UNKNOWN_PLACE."""
        del observation, action
        return UNKNOWN_PLACE

    def lines(self, observation: Any, action: Action) -> tuple[int, ...]:
        """Return the ways of the map an action uses, by their numbers in the atlas."""
        del observation, action
        return ()

    def unavailable(self, observation: Any) -> tuple[ClosedChoice, ...]:
        """Return the usual possibilities that the rules refuse now."""
        return tuple(
            ClosedChoice(one.name, one.reason, *self.refused_card(observation, one.what))
            for one in refusals(observation)
        )

    def refused_card(self, observation: Any, what: Action | str) -> tuple[str, str]:
        """Return the key of the card that a refusal is about, and the id of its holder; empty for none."""
        del observation, what
        return "", ""

    def reason(self, observation: Any, place: int) -> Text | None:
        """Return why no action leads to a place or a space of the town, or None if one does."""
        return place_reason(self.destination, observation, place)

    # The prompt

    def topic(self, observation: Any) -> Topic | None:
        """Return the card that the prompt is about, or None."""
        del observation
        return None

    def rule(self, observation: Any) -> str:
        """Return the page of the rules reference that explains the pending decision."""
        decision = pending_decision(observation)
        return decision.page(observation) if decision else self.end_page

    def turn_of(self, observation: Any) -> Text | None:
        """Return the name of the figure or player to move, None after the end."""
        del observation
        return None

    def turn_notes(self, observation: Any) -> tuple[Text, ...]:
        """Return reminders for the player to move."""
        del observation
        return ()

    def actor_place(self, observation: Any) -> int:
        """Return the place of the figure to move, or UNKNOWN_PLACE."""
        del observation
        return UNKNOWN_PLACE

    # Events

    def event_place(self, observation: Any, event: Event) -> int:
        """Return the place an event of the log is about, or UNKNOWN_PLACE."""
        del observation, event
        return UNKNOWN_PLACE

    def event_rank(self, event: Event) -> str:
        """Return the event's rank in the log: "" is plain, else "good", "bad" or "round"."""
        del event
        return ""

    def evidence(self, observation: Any) -> tuple[Evidence, ...]:
        """Return the viewer's evidence about the hidden figure, the newest first."""
        del observation
        return ()

    def headline(self, observation: Any, events: Sequence[Event], is_good: bool) -> Text | None:
        """Return the most important of some events, good or bad for the viewer; None if there is none."""
        del observation, events, is_good
        return None

    def summary(self, observation: Any) -> tuple[tuple[Text, Text], ...]:
        """Return the game in key numbers, each with its name, as far as the viewer knows them."""
        del observation
        return ()
