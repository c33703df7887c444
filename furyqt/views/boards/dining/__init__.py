"""The board of Dining with Dracula: the town, the row of cards and an area for each player."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.guidance import place_reason
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text
from furyqt.rules.dining import words
from furyqt.rules.dining.actions import space_of
from furyqt.rules.dining.observation import DiningObservation
from furyqt.views.boards.board import Board, Subject
from furyqt.views.boards.dining import notes
from furyqt.views.boards.dining.areas import areas, row
from furyqt.views.boards.dining.pieces import BUS_SPOT, IDS
from furyqt.views.boards.dining.soundtrack import DiningSoundtrack
from furyqt.views.boards.dining.story import STORY
from furyqt.views.boards.dining.subjects import refused_card, subject
from furyqt.views.boards.dining.summary import headline, score_sheet, summary
from furyqt.views.boards.dining.town import town
from furyqt.views.picture import OpenRowPanel, Panel, PlayerPanel


class DiningBoard(Board):
    """The display of Dining with Dracula; it is the same for every player, because nothing is hidden."""

    end_page = "scoring"
    engravings = MappingProxyType(dict.fromkeys(range(len(IDS)), "dining_town/feast"))
    covers = engravings
    event_cards = staticmethod(notes.event_cards)
    score_sheet = staticmethod(score_sheet)
    story = STORY
    soundtrack = DiningSoundtrack()

    def panels(self, observation: DiningObservation) -> tuple[Panel, ...]:
        """Return the town, the row of cards and the players' areas."""
        return (town(observation), OpenRowPanel((row(observation),)), PlayerPanel(areas(observation)))

    def portraits(self, player: int, table: Table | None = None) -> tuple[str, ...]:
        """Return the portrait of an heir."""
        del table
        return (f"dining_people/{IDS[player]}",)

    def subject(self, observation: DiningObservation, action: Action) -> Subject:
        """Return the space, card or player that an action is about, and its consequences."""
        return subject(observation, action)

    def refused_card(self, observation: DiningObservation, what: Action | str) -> tuple[str, str]:
        """Return the Gift card that a refusal is about."""
        return refused_card(observation, what)

    def reason(self, observation: DiningObservation, place: int) -> Text | None:
        """Return why a space cannot be chosen."""
        return None if place == BUS_SPOT else place_reason(space_of, observation, place)

    def turn_of(self, observation: DiningObservation) -> Text | None:
        """Return the player to move."""
        return None if observation.to_move is None else words.PLAYERS[observation.to_move]

    def turn_notes(self, observation: DiningObservation) -> tuple[Text, ...]:
        """Return the hours left and the Bites."""
        return notes.turn_notes(observation)

    def event_rank(self, event: Event) -> str:
        """Return the rank of an event in the log."""
        return notes.event_rank(event)

    def headline(self, observation: DiningObservation, events: Sequence[Event], is_good: bool) -> Text | None:
        """Return the most important of some events."""
        return headline(observation, events, is_good)

    def summary(self, observation: DiningObservation) -> tuple[tuple[Text, Text], ...]:
        """Return the game in key numbers."""
        return summary(observation)


BOARD = DiningBoard()
