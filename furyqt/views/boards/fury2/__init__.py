"""The board of the second edition: figures, a trail of six slots, catacombs, tracks, cards and dice."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.actions import Counter, Strike
from furyqt.rules.fury2.guidance import destination, meaning
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS, SERVANT_FIGURE, TRAIL
from furyqt.views.boards.board import Board, Subject
from furyqt.views.boards.fury2 import choices, notes, piles
from furyqt.views.boards.fury2 import trail as trail_view
from furyqt.views.boards.fury2.dice import dice
from furyqt.views.boards.fury2.evidence import evidence
from furyqt.views.boards.fury2.fight import aftermath, fight
from furyqt.views.boards.fury2.figures import LETTERS, actor, figures
from furyqt.views.boards.fury2.markers import gauges, is_night, markers, pieces
from furyqt.views.boards.fury2.sheets import PORTRAITS
from furyqt.views.boards.fury2.soundtrack import Fury2Soundtrack
from furyqt.views.boards.fury2.story import STORY, most_important
from furyqt.views.boards.fury2.summary import summary
from furyqt.views.boards.fury2.trade import returned, trade
from furyqt.views.moments.stagings import STAGINGS
from furyqt.views.picture import (
    CombatPanel,
    Evidence,
    FigurePanel,
    Great,
    MapPanel,
    Panel,
    PilePanel,
    Topic,
    TrackPanel,
    TrailPanel,
)

N_ = Texts("fury2.board")

_LEGEND = (
    ("large", N_("Large city")),
    ("small", N_("Small city")),
    ("port", N_("Port")),
    ("sea", N_("Sea zone")),
    ("castle", N_("Castle Dracula")),
    ("hospital", N_("Hospital")),
    ("road", N_("Road")),
    ("rail", N_("Railway")),
    ("boat", N_("Sea route")),
)
_TRAIL_TITLE = N_("Dracula's trail, newest card first, and his catacombs")
_TRAIL_NAME = N_("Dracula's trail")
_NO_CATACOMB = N_("an empty space of the catacombs")
_FIGURES_NAME = N_("Figures")


class Fury2Board(Board):
    """The display of the second edition."""

    knows_all = DRACULA
    event_cards = staticmethod(notes.named_cards)
    is_summed_up = staticmethod(notes.is_summed_up)
    end_page = "goal"
    hidden_piece = LETTERS[DRACULA_FIGURE]
    emblems = ("portraits/servant", "dice/black_6", "events/wild_horses")
    engravings = MappingProxyType(
        {HUNTERS: STAGINGS[Great.LIGHT].picture, DRACULA: STAGINGS[Great.DARKNESS].picture}
    )
    covers = MappingProxyType(
        {HUNTERS: STAGINGS[Great.DAWN].picture, DRACULA: STAGINGS[Great.NIGHTFALL].picture}
    )
    story = STORY
    soundtrack = Fury2Soundtrack()

    def panels(self, observation: Fury2Observation) -> tuple[Panel, ...]:
        """Return map, tracks, piles, trail and figures, and any current combat, trade and dice."""
        badges = (*trail_view.badges(observation), *markers(observation))
        found: list[Panel] = [
            MapPanel(pieces(observation), badges, _LEGEND, is_night=is_night(observation)),
            TrackPanel(gauges(observation)),
            PilePanel(piles.piles(observation), piles.on_table(observation)),
            TrailPanel(
                trail_view.trail(observation),
                TRAIL,
                trail_view.catacombs(observation),
                has_cards=True,
                title=_TRAIL_TITLE,
                name=_TRAIL_NAME,
                no_lair=_NO_CATACOMB,
            ),
            FigurePanel(figures(observation), _FIGURES_NAME),
        ]
        combat = CombatPanel(fight(observation), aftermath(observation))
        if combat.fight is not None or combat.aftermath is not None:
            found.append(combat)
        extra = trade(observation), returned(observation), dice(observation)
        found += [panel for panel in extra if panel is not None]
        return tuple(found)

    def portraits(self, player: int, table: Table | None = None) -> tuple[str, ...]:
        """Return Dracula's portrait, and that of a Servant who takes part, or those of the four hunters."""
        has_servant = table is not None and SERVANT_FIGURE in table.seats_of(DRACULA)
        dracula = (DRACULA_FIGURE, SERVANT_FIGURE) if has_servant else (DRACULA_FIGURE,)
        own = dracula if player == DRACULA else FIGURES
        return tuple(PORTRAITS[figure] for figure in own)

    def ordered(self, observation: Fury2Observation) -> tuple[Action, ...]:
        """Return the actions grouped, the words that end a turn last."""
        return choices.ordered(observation)

    def subject(self, observation: Fury2Observation, action: Action) -> Subject:
        """Return the card, its holder, the slot and the words of an action."""
        face = choices.card_face(observation, action)
        is_tactic = face is not None and isinstance(action, Strike | Counter)
        return Subject(
            card=face,
            holder=choices.holder_of(observation, action),
            figure=choices.figure_of(action),
            space=choices.slot_of(action),
            meaning=face.text if face is not None and is_tactic else meaning(action),
            heading=choices.heading(observation, action),
            brief=choices.brief(observation, action),
        )

    def destination(self, observation: Fury2Observation, action: Action) -> int:
        """Return the place an action leads to or is about."""
        return destination(observation, action)

    def lines(self, observation: Fury2Observation, action: Action) -> tuple[int, ...]:
        """Return the road or railway an action uses."""
        return notes.lines(observation, action, actor(observation))

    def refused_card(self, observation: Fury2Observation, what: Action | str) -> tuple[str, str]:
        """Return the power card, event or item that a refusal is about, and its holder."""
        return choices.refused_card(observation, what)

    def topic(self, observation: Fury2Observation) -> Topic | None:
        """Return the card that the prompt is about."""
        return notes.topic(observation)

    def turn_of(self, observation: Fury2Observation) -> Text | None:
        """Return the name of the figure to move, or of the hunters together."""
        if not observation.agenda:
            return None
        figure = actor(observation)
        return words.HUNTERS_TITLE if figure < 0 else words.FIGURE_NAMES[figure]

    def turn_notes(self, observation: Fury2Observation) -> tuple[Text, ...]:
        """Return the cards in play, the combat round, the group, and the hunters still to act."""
        return notes.turn_notes(observation)

    def actor_place(self, observation: Fury2Observation) -> int:
        """Return the place of the figure to move."""
        return notes.actor_place(observation, actor(observation))

    def event_place(self, observation: Fury2Observation, event: Event) -> int:
        """Return the place an event is about."""
        del observation
        return notes.event_place(event)

    def event_rank(self, event: Event) -> str:
        """Return the event's rank in the log."""
        return notes.event_rank(event)

    def evidence(self, observation: Fury2Observation) -> tuple[Evidence, ...]:
        """Return the hunters' evidence about Dracula, the newest first."""
        return evidence(observation)

    def headline(self, observation: Any, events: Sequence[Event], is_good: bool) -> Text | None:
        """Return the most important of some events."""
        found = most_important(events, is_good=is_good != (observation.player == DRACULA))
        return None if found is None else found.describe()

    def summary(self, observation: Fury2Observation) -> tuple[tuple[Text, Text], ...]:
        """Return the game in key numbers."""
        return summary(observation)


BOARD = Fury2Board()
