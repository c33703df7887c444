"""Every position of whole games of the second edition has a picture with all its words, for both players."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from furyqt.rules.core.events import Event
from furyqt.rules.fury2 import events
from furyqt.rules.fury2.events.fact import Fact
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import ATLAS, DRACULA, PLACES, TRAIL
from furyqt.views.boards.fury2 import BOARD
from furyqt.views.boards.fury2.story import WEIGHTS
from furyqt.views.picture import (
    CombatPanel,
    DicePanel,
    FigurePanel,
    MapPanel,
    PilePanel,
    TrackPanel,
    TradePanel,
    TrailPanel,
)
from tests.views.boards.fury2_games import BASE, PLAYERS, SERVANT, faces, game, seen, shown, texts
from tests.views.pictures import Shown

GAMES = [(BASE, 4), (SERVANT, 2)]


def no_gaps(*values: object) -> bool:
    """Return whether no text has an unfilled field and none is empty."""
    return not any("{" in str(text) or "%n" in str(text) or not str(text).strip() for text in texts(values))


@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_every_position_has_a_picture_for_both_players(options: Mapping[str, str], seed: int) -> None:
    fights = trades = dice = 0
    for number, state in enumerate(game(options, seed)):
        if number % 11 and not (state.fight is not None and number % 2):
            continue
        for player in PLAYERS:
            observation = seen(state, player)
            picture = BOARD.picture(observation)
            check_picture(Shown(picture), servant=bool(options))
            check_words(observation)
            fights += picture.fight is not None
            dice += picture.panel(DicePanel) is not None
            trades += picture.panel(TradePanel) is not None
    assert fights
    assert dice


def check_picture(picture: Shown, *, servant: bool) -> None:
    """Check the panels of a picture and their words."""
    panels = [type(panel) for panel in picture.picture.panels]
    assert panels[:5] == [MapPanel, TrackPanel, PilePanel, TrailPanel, FigurePanel]
    assert len(panels) == len(set(panels))
    assert no_gaps([panel for panel in picture.picture.panels if not isinstance(panel, TradePanel)])
    trail, figures = picture.picture.panel(TrailPanel), picture.picture.panel(FigurePanel)
    assert trail is not None
    assert figures is not None
    assert (str(trail.name), str(figures.name)) == ("Dracula's trail", "Figures")
    assert (len(trail.entries), len(trail.lairs)) == (TRAIL, 3)
    assert [figure.id for figure in picture.figures] == list("GSHMDR" if servant else "GSHMD")
    assert sum(figure.active for figure in picture.figures) <= 1
    assert all(0 <= figure.life <= figure.full_life for figure in picture.figures)
    assert len({gauge.id for gauge in picture.gauges}) == len(picture.gauges)
    for face in faces(picture.picture):
        assert face.is_back == (not face.key) == (face.text is None)


def check_words(observation: Fury2Observation) -> None:
    """Check the words and places of everything beside the picture."""
    assert no_gaps(BOARD.turn_of(observation), BOARD.turn_notes(observation), BOARD.topic(observation))
    assert (BOARD.turn_of(observation) is None) == (not observation.agenda)
    assert no_gaps(BOARD.summary(observation), BOARD.unavailable(observation), BOARD.evidence(observation))
    assert -1 <= BOARD.actor_place(observation) < len(ATLAS.places)
    assert set(BOARD.ordered(observation)) == set(observation.actions)
    ids = {figure.id for figure in Shown(BOARD.picture(observation)).figures}
    for action in observation.actions:
        subject = BOARD.subject(observation, action)
        assert no_gaps(subject)
        assert {subject.figure, subject.holder} <= ids | {""}
        assert subject.holder == "" or subject.card is not None
        assert -1 <= subject.space < TRAIL + 3
        assert BOARD.destination(observation, action) >= -1
        assert all(0 <= line < len(ATLAS.links) for line in BOARD.lines(observation, action))
    if observation.actions:
        assert no_gaps([BOARD.reason(observation, place) for place in list(PLACES)[::9]])


@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_every_event_of_a_game_has_its_place_rank_and_weight(options: Mapping[str, str], seed: int) -> None:
    state = game(options, seed)[-1]
    for player in PLAYERS:
        observation = seen(state, player)
        for event in observation.events:
            assert -1 <= BOARD.event_place(observation, event) < len(ATLAS.places)
            assert BOARD.event_rank(event) in ("", "good", "bad", "round")
            assert BOARD.story.importance(observation, event) >= 0
            assert no_gaps(BOARD.event_cards(event))
        moments = BOARD.story.card_moments(observation, 0)
        assert no_gaps(moments)
        assert {moment.kind for moment in moments} >= {"played", "drawn", "revealed"}
        for moment in moments:
            for card in moment.cards:
                goal = card.goal
                assert bool(goal.pile) + bool(goal.figure) + (goal.space >= 0) <= 1
        ways = BOARD.story.ways(observation, 0)
        assert {way.piece for way in ways} >= set("GSHM")
        assert all(min(way.places) >= 0 and len(way.places) > 1 for way in ways)
        assert BOARD.headline(observation, observation.events, True) is not None
        assert BOARD.soundtrack.ambience(observation) is not None


def test_every_class_of_events_has_a_weight() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds - {events.CardMoved, Event, Fact} == set(WEIGHTS)


def test_the_end_shows_draculas_trail_to_dracula_only() -> None:
    for options, seed in GAMES:
        state = game(options, seed)[-1]
        observation = seen(state, DRACULA)
        assert BOARD.turn_of(observation) is None
        assert shown(state, DRACULA).picture.panel(CombatPanel) is None or shown(state).fight is None
        names = [str(name) for name, _ in BOARD.summary(observation)]
        assert len(names) == len(set(names))
        assert [name for name, _ in BOARD.summary(seen(state, 0))] == [
            name for name, _ in BOARD.summary(observation)
        ]
