"""The table of the third edition: five figures, a trail of six spaces, tokens, numbers and cards."""

from __future__ import annotations

from furyqt.rules.core.agenda import Action
from furyqt.rules.core.events import Event
from furyqt.rules.core.text import N_, Text
from furyqt.rules.fury3 import actions, events, words
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import ATLAS, DRACULA, DRACULA_FIGURE, FIGURES, LAIRS, NOWHERE, TRAIL
from furyqt.views.boards.fury3 import piles, spots
from furyqt.views.boards.fury3 import trail as trail_view
from furyqt.views.boards.fury3.choices import brief, card_face, card_of, heading, ordered
from furyqt.views.boards.fury3.evidence import evidence
from furyqt.views.boards.fury3.fight import aftermath, fight
from furyqt.views.boards.fury3.figures import actor, figures, gauges, pieces, tokens
from furyqt.views.boards.fury3.holders import figure_of, holder_of, space_of
from furyqt.views.boards.fury3.lines import lines
from furyqt.views.boards.fury3.notes import meaning, topic, turn_notes
from furyqt.views.boards.fury3.reach import forbids_moving, why_not
from furyqt.views.boards.fury3.rules import rule
from furyqt.views.boards.fury3.summary import headline, summary
from furyqt.views.boards.fury3.trade import trade
from furyqt.views.boards.fury3.unavailable import unavailable
from furyqt.views.picture import UNKNOWN_PLACE, Picture

__all__ = (
    "HAS_CARDS", "HAS_SCORE", "KNOWS_ALL",
    "LEGEND", "TRAIL_LENGTH", "actor_place", "brief", "card_face", "card_of", "destination", "event_place",
    "event_rank", "evidence", "figure_of", "heading", "headline", "holder_of", "lines", "meaning", "ordered",
    "other_end", "picture", "reason", "rule", "space_of", "summary", "topic", "turn_notes", "turn_of",
    "unavailable",
)  # fmt: skip

TRAIL_LENGTH = TRAIL
HAS_CARDS = True
HAS_SCORE = False
KNOWS_ALL = DRACULA
LEGEND = (
    ("large", N_("fury3.board", "Large city")),
    ("small", N_("fury3.board", "Small city")),
    ("port", N_("fury3.board", "Port")),
    ("sea", N_("fury3.board", "Sea zone")),
    ("castle", N_("fury3.board", "Castle Dracula")),
    ("hospital", N_("fury3.board", "Hospital")),
    ("road", N_("fury3.board", "Road")),
    ("rail_white", N_("fury3.board", "White railway")),
    ("rail_yellow", N_("fury3.board", "Yellow railway")),
    ("boat", N_("fury3.board", "Sea route")),
)


def picture(observation: Fury3Observation) -> Picture:
    """What the table shows of a position."""
    trail = trail_view.trail(observation)
    return Picture(
        pieces=pieces(observation),
        badges=(*trail_view.badges(observation, trail), *tokens(observation)),
        trail=trail,
        figures=figures(observation),
        gauges=gauges(observation),
        lairs=tuple(spots.lair(observation, slot) for slot in range(LAIRS)),
        piles=piles.piles(observation),
        on_table=piles.on_table(observation),
        fight=fight(observation),
        aftermath=aftermath(observation),
        trade=trade(observation),
    )


def turn_of(observation: Fury3Observation) -> Text | None:
    """The name of the figure whose turn it is, None after the end."""
    if not observation.agenda:
        return None
    figure = actor(observation)
    return words.HUNTERS_TITLE if figure < 0 else words.FIGURE_NAMES[figure]


def actor_place(observation: Fury3Observation) -> int:
    """Where the figure stands whose turn it is, or -1."""
    figure = actor(observation)
    if figure in FIGURES:
        return observation.hunters[figure].place
    return trail_view.den(observation) if figure == DRACULA_FIGURE else UNKNOWN_PLACE


def destination(observation: Fury3Observation, action: Action) -> int:
    """The place an action leads to or is about, or -1."""
    if isinstance(action, actions.Choose):
        return max(observation.hunters[action.hunter].place, UNKNOWN_PLACE)
    if isinstance(action, actions.Space):
        return _place_of_space(observation, action.space)
    if isinstance(action, actions.Placement) and action.to == NOWHERE and action.space >= 0:
        return _place_of_space(observation, action.space)
    if isinstance(action, actions.Placement) and action.to == NOWHERE:
        return trail_view.den(observation)
    if isinstance(action, actions.LinkChoice):
        return ATLAS.links[action.line].a
    return max(action.place, UNKNOWN_PLACE)


def other_end(action: Action) -> int:
    """The second place of an action that is about a road or railway, or -1."""
    return ATLAS.links[action.line].b if isinstance(action, actions.LinkChoice) else UNKNOWN_PLACE


def _place_of_space(observation: Fury3Observation, space: int) -> int:
    hideout = (*observation.trail, *observation.lairs)[space]
    return UNKNOWN_PLACE if hideout is None else max(hideout.place, UNKNOWN_PLACE)


def reason(observation: Fury3Observation, place: int) -> Text | None:
    """Why no action leads to a place, or None if one does or no action ever leads anywhere here."""
    goals = {destination(observation, action) for action in observation.actions}
    if place in goals or (goals <= {UNKNOWN_PLACE} and forbids_moving(observation) is None):
        return None
    return why_not(observation, place)


def event_place(observation: Fury3Observation, event: Event) -> int:
    """The place an event of the log is about, or -1."""
    del observation
    if isinstance(event, events.TokenPlaced | events.TokenRemoved):
        return event.where if event.token in ("fog", "storm", "consecrated", "host") else UNKNOWN_PLACE
    return max(getattr(event, "place", UNKNOWN_PLACE), UNKNOWN_PLACE)


def event_rank(event: Event) -> str:
    """How an event stands out in the log: "" is plain, else "good" or "bad" for the hunters, or "round"."""
    if isinstance(event, events.TimePassed | events.DespairPlaced | events.GameEnded):
        return "round"
    good = events.LocationRevealed | events.HideRevealed | events.DraculaRevealed | events.DraculaHurt
    if isinstance(event, good):
        return "good"
    bad = events.HunterDefeated | events.HunterBitten | events.EncounterMatured | events.Ambushed
    return "bad" if isinstance(event, bad) else ""
