"""The board of the third edition: five figures, a trail of six spaces, tokens, numbers and cards."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.table import Table
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.guidance import destination, known_den, meaning, other_end
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, FIGURES, HUNTERS, LAIRS, TRAIL
from furyqt.views.boards.board import Board, Subject
from furyqt.views.boards.fury3 import choices, holders, notes, piles, trail
from furyqt.views.boards.fury3 import trail as trail_view
from furyqt.views.boards.fury3.combat.fight import aftermath, fight
from furyqt.views.boards.fury3.evidence import evidence
from furyqt.views.boards.fury3.faces import by_key
from furyqt.views.boards.fury3.figures import LETTERS, actor, figures, gauges, pieces, tokens
from furyqt.views.boards.fury3.lines import lines
from furyqt.views.boards.fury3.sheets import PORTRAITS
from furyqt.views.boards.fury3.soundtrack import Fury3Soundtrack
from furyqt.views.boards.fury3.story import STORY
from furyqt.views.boards.fury3.summary import headline, summary
from furyqt.views.boards.fury3.trade import trade
from furyqt.views.moments.stagings import STAGINGS
from furyqt.views.picture import (
    UNKNOWN_PLACE,
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

N_ = Texts("fury3.board")

_LEGEND = (
    ("large", N_("Large city")),
    ("small", N_("Small city")),
    ("port", N_("Port")),
    ("sea", N_("Sea zone")),
    ("castle", N_("Castle Dracula")),
    ("hospital", N_("Hospital")),
    ("road", N_("Road")),
    ("rail_white", N_("White railway")),
    ("rail_yellow", N_("Yellow railway")),
    ("boat", N_("Sea route")),
)

ENGRAVINGS = MappingProxyType(
    {HUNTERS: STAGINGS[Great.LIGHT].picture, DRACULA: STAGINGS[Great.DARKNESS].picture}
)
COVERS = MappingProxyType({HUNTERS: STAGINGS[Great.DAWN].picture, DRACULA: STAGINGS[Great.NIGHTFALL].picture})
_TRAIL_TITLE = N_("Dracula's trail, newest move first, and his lairs")
_TRAIL_NAME = N_("Dracula's trail")
_FIGURES_NAME = N_("Hunters")


class Fury3Board(Board):
    """The display of the third edition."""

    knows_all = DRACULA
    event_cards = staticmethod(notes.named_cards)
    end_page = "goal"
    hidden_piece = LETTERS[DRACULA_FIGURE]
    emblems = ("portraits/dracula", "combat/fangs", "events/long_night")
    engravings = ENGRAVINGS
    covers = COVERS
    story = STORY
    soundtrack = Fury3Soundtrack()
    card = staticmethod(by_key)

    def panels(self, observation: Fury3Observation) -> tuple[Panel, ...]:
        """Return the map, tracks, piles, trail and figures, and any current combat and trade."""
        entries = trail_view.trail(observation)
        lairs = tuple(trail.lair(observation, slot) for slot in range(LAIRS))
        badges = (*trail_view.badges(observation, entries), *tokens(observation))
        found: list[Panel] = [
            MapPanel(
                pieces(observation),
                badges,
                _LEGEND,
                is_night=bool(observation.time & 1),
                closed=frozenset(observation.chapter.closed),
            ),
            TrackPanel(gauges(observation)),
            PilePanel(piles.piles(observation), piles.on_table(observation)),
            TrailPanel(entries, TRAIL, lairs, has_cards=True, title=_TRAIL_TITLE, name=_TRAIL_NAME),
            FigurePanel(figures(observation), _FIGURES_NAME),
        ]
        combat = CombatPanel(fight(observation), aftermath(observation))
        if combat.fight is not None or combat.aftermath is not None:
            found.append(combat)
        exchange = trade(observation)
        return tuple(found) if exchange is None else (*found, exchange)

    def portraits(self, player: int, table: Table | None = None) -> tuple[str, ...]:
        """Return Dracula's portrait, or those of the four hunters."""
        del table
        own = (DRACULA_FIGURE,) if player == DRACULA else FIGURES
        return tuple(PORTRAITS[figure] for figure in own)

    def ordered(self, observation: Fury3Observation) -> tuple[Action, ...]:
        """Return the actions grouped, with the likeliest group first."""
        return choices.ordered(observation)

    def subject(self, observation: Fury3Observation, action: Action) -> Subject:
        """Return the card, its holder, the space, the way and the words of an action."""
        return Subject(
            card=choices.card_face(observation, action),
            holder=holders.holder_of(observation, action),
            figure=holders.figure_of(action),
            space=holders.space_of(action),
            other_end=other_end(action),
            meaning=meaning(action),
            heading=choices.heading(observation, action),
            brief=choices.brief(observation, action),
        )

    def destination(self, observation: Fury3Observation, action: Action) -> int:
        """Return the place an action leads to or is about."""
        return destination(observation, action)

    def lines(self, observation: Fury3Observation, action: Action) -> tuple[int, ...]:
        """Return the roads, railways and sea routes an action uses, in the order of travel."""
        return lines(observation, action)

    def refused_card(self, observation: Fury3Observation, what: Action | str) -> tuple[str, str]:
        """Return the power, event or combat card that a refusal is about, and its holder."""
        return holders.refused_card(observation, what)

    def topic(self, observation: Fury3Observation) -> Topic | None:
        """Return the card that the prompt is about."""
        return notes.topic(observation)

    def turn_of(self, observation: Fury3Observation) -> Text | None:
        """Return the name of the figure to move, or of the hunters together."""
        if not observation.agenda:
            return None
        figure = actor(observation)
        return words.HUNTERS_TITLE if figure < 0 else words.FIGURE_NAMES[figure]

    def turn_notes(self, observation: Fury3Observation) -> tuple[Text, ...]:
        """Return the cards in play, the combat round, and the hunters still to act."""
        return notes.turn_notes(observation)

    def actor_place(self, observation: Fury3Observation) -> int:
        """Return the place of the figure to move."""
        figure = actor(observation)
        if figure in FIGURES:
            return observation.hunters[figure].place
        return known_den(observation) if figure == DRACULA_FIGURE else UNKNOWN_PLACE

    def event_place(self, observation: Fury3Observation, event: Event) -> int:
        """Return the place an event is about."""
        del observation
        return notes.event_place(event)

    def event_rank(self, event: Event) -> str:
        """Return the event's rank in the log."""
        return notes.event_rank(event)

    def evidence(self, observation: Fury3Observation) -> tuple[Evidence, ...]:
        """Return the hunters' evidence about Dracula, the newest first."""
        return evidence(observation)

    def headline(self, observation: Any, events: Sequence[Event], is_good: bool) -> Text | None:
        """Return the most important of some events."""
        return headline(observation, events, is_good != (observation.player == DRACULA))

    def summary(self, observation: Fury3Observation) -> tuple[tuple[Text, Text], ...]:
        """Return the game in key numbers."""
        return summary(observation)


BOARD = Fury3Board()
