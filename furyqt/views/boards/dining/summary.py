"""A game in numbers: where the VP of each player came from, and what decides ties."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.events import Event
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
_CONTROLLED = N_("Controlled locations")
_BUSIEST = N_("Controlled busiest locations")

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
    third = _CONTROLLED if observation.options.tie_break else _BUSIEST

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
            ScoreLine(third, tuple(key[3] for key in keys), is_note=True),
        ),
    )


_NUMBER = N_("{number}")
_ROUNDS = N_("Rounds")
_OF_PLAYER = N_("{points} VP, {gifts}, {stands}")
_GOOD: tuple[type[Event], ...] = (
    events.GameEnded, events.GiftCompleted, events.StandRepaired, events.FavorConverted, events.TouristKept,
    events.CardUsed, events.HeroPlaced,
)  # fmt: skip


def summary(observation: DiningObservation) -> tuple[tuple[Text, Text], ...]:
    """Return the number of rounds, and the key numbers of each player in one line."""
    found = [(_ROUNDS, _NUMBER.fill(number=observation.round))]
    for player in range(observation.players):
        name = words.PLAYERS[player]
        gifts = sum(
            isinstance(event, events.GiftCompleted) and event.player == player for event in observation.events
        )
        stands = sum(owners.count(player) for owners in observation.stands)
        numbers = _OF_PLAYER.fill(
            points=observation.points[player],
            gifts=N_.plural("%n completed Gift(s)", gifts),
            stands=N_.plural("%n repaired stand(s)", stands),
        )
        found.append((name, numbers))
    return tuple(found)


def headline(observation: DiningObservation, known: Sequence[Event], is_good: bool) -> Text | None:
    """Return the most important of some events, good or bad for the viewer."""
    bad = (event for event in known if isinstance(event, events.DinnerSkipped | events.TouristsLost))
    own = next((event for event in bad if event.player == observation.player), None)
    if own is not None and not is_good:
        return own.describe()
    for kind in _GOOD:
        found = [event for event in known if type(event) is kind]
        mine = [event for event in found if getattr(event, "player", -1) == observation.player]
        others = [event for event in found if event not in mine]
        chosen = (mine or others) if is_good else (others or mine)
        if chosen:
            return chosen[0].describe()
    return None
