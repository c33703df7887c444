"""No picture of the second edition reveals hidden information: equal observations give equal pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from furyqt.rules.core.agenda import is_over
from furyqt.rules.fury2.decks import HIDDEN
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, FIGURES, HUNTERS
from furyqt.views.boards.fury2 import BOARD
from furyqt.views.boards.fury2.slots import on_slots
from furyqt.views.boards.fury2.trail import is_known_to_hunters
from tests.views.boards.fury2_games import BASE, PLAYERS, SERVANT, game, pictures, seen, shown
from tests.views.pictures import Shown

GAMES = [(BASE, 4), (SERVANT, 2)]


def positions(options: Mapping[str, str], seed: int, every: int) -> Iterator[tuple[int, Fury2State]]:
    """Yield some positions of a random game, more of its combats, and their numbers."""
    for number, state in enumerate(game(options, seed)):
        if number % every == 0 or (state.fight is not None and number % 5 == 0):
            yield number, state


def answers(observation: Fury2Observation) -> list[object]:
    """Return everything beside the picture."""
    return [
        BOARD.unavailable(observation),
        BOARD.evidence(observation),
        BOARD.summary(observation),
        BOARD.turn_notes(observation),
        BOARD.story.card_moments(observation, 0),
        BOARD.soundtrack.ambience(observation),
        *(
            (action.text, BOARD.subject(observation, action), BOARD.lines(observation, action))
            for action in BOARD.ordered(observation)
        ),
    ]


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_positions_with_equal_knowledge_give_the_same_picture(
    player: int, options: Mapping[str, str], seed: int
) -> None:
    other_differs = 0
    for number, state in positions(options, seed, 50):
        if is_over(state):
            continue
        own = seen(state, player)
        world = RULES.determinize(own, None, number)
        assert isinstance(world, Fury2State)
        twin = seen(world, player)
        assert BOARD.picture(twin) == BOARD.picture(own)
        assert answers(twin) == answers(own)
        there, here = shown(world, 1 - player), shown(state, 1 - player)
        other_differs += there.figures != here.figures or there.trail != here.trail
    assert other_differs > 5


@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_hunters_see_only_draculas_open_cards(options: Mapping[str, str], seed: int) -> None:
    backs = 0
    for _, state in positions(options, seed, 20):
        hunters = shown(state, HUNTERS)
        assert all(card.is_back or card.marks for card in hunters.figures[4].hand)  # or he has shown it
        spots, entries = on_slots(seen(state, DRACULA)), (*hunters.trail, *hunters.lairs)
        for spot, entry in zip(spots, entries, strict=True):
            assert (spot is None) == (entry is None)
            if spot is None or entry is None:
                continue
            assert entry.face_up == is_known_to_hunters(spot)
            assert [not tile.is_back for tile in entry.contents] == [tile.faceup for tile in spot.tiles]
            backs += entry.card is not None and entry.card.is_back
        if not any(spot.faceup for spot in state.trail):
            assert "D" not in [piece.id for piece in hunters.pieces]
            assert state.winner >= 0 or str(hunters.figures[4].where) == "hidden"
    assert backs > 20


@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_dracula_sees_only_the_hunters_open_cards(options: Mapping[str, str], seed: int) -> None:
    for _, state in positions(options, seed, 20):
        known, picture = seen(state, DRACULA), shown(state, DRACULA)
        for hunter in FIGURES:
            sheet = known.hunters[hunter]
            opened = [card for card in (*sheet.items, *sheet.events) if card != HIDDEN]
            hand = [card for card in picture.figures[hunter].hand if not card.is_back]
            assert len(hand) == len(opened)
            assert all("faceup" in map(str, card.marks) for card in hand) or sheet.items.count(HIDDEN) == 0


@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_chosen_combat_cards_stay_facedown_until_all_are_revealed(
    options: Mapping[str, str], seed: int
) -> None:
    secret = {HUNTERS: 0, DRACULA: 0}
    for state in game(options, seed):
        if state.fight is None or state.fight.revealed or state.winner >= 0:
            continue
        hunters, dracula = (picture.fight for picture in pictures(state))
        assert hunters is not None
        assert dracula is not None
        assert hunters.foe.card is None or hunters.foe.card.is_back
        assert all(fighter.card is None or fighter.card.is_back for fighter in dracula.team)
        secret[HUNTERS] += hunters.foe.card is not None
        secret[DRACULA] += any(fighter.card is not None for fighter in dracula.team)
    assert secret[DRACULA]


def test_the_same_observation_gives_the_same_picture() -> None:
    state = game(BASE, 4)[100]
    for player in PLAYERS:
        assert Shown(BOARD.picture(seen(state, player))) == shown(state, player)
