"""The final scoring: where the VP of each player came from, and what decides ties."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import events, words
from furyqt.rules.dining.observation import DiningObservation
from furyqt.rules.dining.scoring import ranking_keys
from furyqt.views.boards.dining.pieces import COLORS, EMBLEMS
from furyqt.views.picture import ScoreColumn, ScoreLine, ScoreSheet

N_ = Texts("dining.summary")

_NAME = N_("Final scoring")
_GIFTS = N_("Gift cards")
_FAVOR = N_("Favor")
_MAJORITIES = N_("Majorities")
_TOTAL = N_("Victory Points")
_STANDS = N_("Repaired stands")
_CUBES = N_("Cubes on the Gifts track")
_THIRD = N_("Third tiebreaker")

Scored = events.GiftCompleted | events.FavorConverted | events.MajorityScored


def points_from(observation: DiningObservation, kind: type[Scored]) -> tuple[int, ...]:
    """Return the points of each player from one kind of event."""
    found = [0] * observation.players
    for event in observation.events:
        if isinstance(event, kind):
            found[event.player] += 1 if isinstance(event, events.FavorConverted) else event.points
    return tuple(found)


def score_sheet(observation: DiningObservation) -> ScoreSheet | None:
    """Return the final scoring of a finished game."""
    outcome = observation.outcome
    if outcome is None:
        return None
    keys = ranking_keys(observation)

    def line(name: Text, kind: type[Scored]) -> ScoreLine:
        return ScoreLine(name, points_from(observation, kind))

    return ScoreSheet(
        _NAME,
        tuple(
            ScoreColumn(words.PLAYERS[player], COLORS[player], EMBLEMS[player], player in outcome.winners)
            for player in range(observation.players)
        ),
        (
            line(_GIFTS, events.GiftCompleted),
            line(_FAVOR, events.FavorConverted),
            line(_MAJORITIES, events.MajorityScored),
            ScoreLine(_TOTAL, tuple(observation.points), is_total=True),
            ScoreLine(_STANDS, tuple(key[1] for key in keys), is_note=True),
            ScoreLine(_CUBES, tuple(key[2] for key in keys), is_note=True),
            ScoreLine(_THIRD, tuple(key[3] for key in keys), is_note=True),
        ),
    )
