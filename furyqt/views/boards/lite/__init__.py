"""The board of the simplified game: the map, the trail of six moves, the hunters and a few numbers."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text
from furyqt.rules.lite import words
from furyqt.rules.lite.observation import LiteObservation, destination
from furyqt.rules.lite.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS, LETTERS, NOWHERE
from furyqt.views.boards.board import Board
from furyqt.views.boards.lite import notes
from furyqt.views.boards.lite.evidence import evidence
from furyqt.views.boards.lite.picture import known, panels
from furyqt.views.boards.lite.soundtrack import LiteSoundtrack
from furyqt.views.boards.lite.story import STORY
from furyqt.views.boards.lite.summary import headline, summary
from furyqt.views.moments.stagings import STAGINGS
from furyqt.views.picture import Evidence, Great, Panel


class LiteBoard(Board):
    """The display of the simplified game."""

    knows_all = DRACULA
    end_page = "score"
    hidden_piece = LETTERS[DRACULA_FIGURE]
    emblems = ("locations/city", "locations/castle", "locations/sea_zone")
    engravings = MappingProxyType(
        {HUNTERS: STAGINGS[Great.LIGHT].picture, DRACULA: STAGINGS[Great.DARKNESS].picture}
    )
    covers = MappingProxyType(
        {HUNTERS: STAGINGS[Great.DAWN].picture, DRACULA: STAGINGS[Great.NIGHTFALL].picture}
    )
    has_score = True
    low_scorer = DRACULA
    learns_places = True
    story = STORY
    soundtrack = LiteSoundtrack()

    def panels(self, observation: LiteObservation) -> tuple[Panel, ...]:
        """Return the map, tracks, trail and hunters."""
        return panels(observation)

    def score_to_beat(self, score: int, player: int) -> Text:
        """Return the score to beat, and by how much it was beaten or missed."""
        return words.TO_BEAT.fill(score=words.against_par(score, player))

    def portraits(self, player: int, table: Table | None = None) -> tuple[str, ...]:
        """Return Dracula's portrait, or those of the four hunters."""
        del table
        own = ("dracula",) if player == DRACULA else ("godalming", "seward", "helsing", "mina")
        return tuple(f"portraits/{name}" for name in own)

    def destination(self, observation: LiteObservation, action: Action) -> int:
        """Return the place an action leads to."""
        return destination(observation, action)

    def turn_of(self, observation: LiteObservation) -> Text | None:
        """Return the name of the figure to move."""
        return None if observation.figure < 0 else words.FIGURE_NAMES[observation.figure]

    def turn_notes(self, observation: LiteObservation) -> tuple[Text, ...]:
        """Return the reach of the hunter to move, and the special events of the round."""
        return notes.turn_notes(observation)

    def actor_place(self, observation: LiteObservation) -> int:
        """Return the place of the figure to move."""
        if observation.figure in FIGURES:
            return observation.places[observation.figure]
        is_dracula = bool(observation.lairs) and observation.figure == DRACULA_FIGURE
        return known(observation.lairs[-1]) if is_dracula else NOWHERE

    def event_place(self, observation: LiteObservation, event: Event) -> int:
        """Return the place an event is about, as far as it is known by now."""
        return notes.event_place(observation, event)

    def event_rank(self, event: Event) -> str:
        """Return the event's rank in the log."""
        return notes.event_rank(event)

    def evidence(self, observation: LiteObservation) -> tuple[Evidence, ...]:
        """Return the hunters' evidence about Dracula, the newest first."""
        return evidence(observation)

    def headline(self, observation: LiteObservation, events: Sequence[Event], is_good: bool) -> Text | None:
        """Return the most important of some events."""
        return headline(observation, events, is_good != (observation.player == DRACULA))

    def summary(self, observation: LiteObservation) -> tuple[tuple[Text, Text], ...]:
        """Return the game in key numbers."""
        return summary(observation)


BOARD = LiteBoard()
