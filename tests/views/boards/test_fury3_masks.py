"""No picture reveals hidden information: equal observations give equal pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.determinize import determinize
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from furyqt.views.boards import board
from furyqt.views.boards.fury3.choices import card_of
from furyqt.views.picture import CardFace
from tests.views.pictures import Shown

HERE = board("fury3")


def positions(seed: int, every: int) -> Iterator[Fury3State]:
    """Return some positions of a random game, and all positions of its combats."""
    rng = random.Random(seed)
    state: Fury3State = RULES.setup({"game": "advanced"}, seed)  # type: ignore[assignment]
    for ply in range(700):
        if is_over(state):
            break
        if ply % every == 0 or state.fight is not None:
            yield state
        state = play(state, rng.choice(legal_actions(state)))


def cards(value: object) -> Iterator[CardFace]:
    """Return every card in a picture."""
    if isinstance(value, CardFace):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from cards(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards(getattr(value, field.name))


def answers(observation: Fury3Observation) -> list[object]:
    """Return the parts of the list of actions."""
    return [
        HERE.unavailable(observation),
        *(
            (
                action.text,
                HERE.subject(observation, action).heading,
                card_of(observation, action),
                *HERE.lines(observation, action),
            )
            for action in HERE.ordered(observation)
        ),
    ]


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_positions_with_equal_knowledge_give_the_same_picture(player: int) -> None:
    other_differs = 0
    for seed in range(2):
        for number, state in enumerate(positions(seed, 40)):
            world = determinize(observe(state, player), None, number)
            assert Shown(HERE.picture(observe(world, player))) == Shown(HERE.picture(observe(state, player)))
            assert answers(observe(world, player)) == answers(observe(state, player))
            own, twin = (Shown(HERE.picture(observe(place, 1 - player))) for place in (state, world))
            other_differs += own.figures != twin.figures or own.trail != twin.trail
    assert other_differs > 5


def test_hunters_see_only_open_dracula_cards() -> None:
    for state in positions(5, 25):
        seen = Shown(HERE.picture(observe(state, HUNTERS)))
        assert all(card.is_back for card in seen.figures[4].hand)
        spots = [spot for spot in (*state.trail, *state.lairs) if spot is not None]
        open_ = sum(placed.faceup for spot in spots for placed in spot.contents)
        shown = [c for e in (*seen.trail, *seen.lairs) if e for c in e.contents if not c.is_back]
        assert len(shown) == open_
        check_fight(state, seen)


def check_fight(state: Fury3State, seen: Shown) -> None:
    """Check that Dracula's combat cards are backs until they are revealed or played."""
    if seen.fight is None or state.fight is None:
        return
    assert all(card.is_back for card in seen.fight.foe.hand)
    assert state.fight.revealed or seen.fight.foe.card is None or seen.fight.foe.card.is_back
    own = Shown(HERE.picture(observe(state, DRACULA))).fight
    assert own is not None
    for fighter in own.team:
        assert state.fight.revealed or fighter.card is None or fighter.card.is_back


def test_dracula_sees_only_open_hunter_cards() -> None:
    for state in positions(6, 25):
        seen = Shown(HERE.picture(observe(state, DRACULA)))
        for hunter, sheet in enumerate(state.hunters):
            shown = [card for card in seen.figures[hunter].hand if not card.is_back]
            assert len(shown) == (sheet.shown_item >= 0) + (sheet.shown_event >= 0)
            assert all(card.is_back for card in seen.figures[hunter].tickets)


def test_every_card_in_a_picture_is_a_complete_face_or_only_a_back() -> None:
    for state in positions(7, 30):
        for player in (HUNTERS, DRACULA):
            for card in cards(HERE.picture(observe(state, player))):
                assert not any("{" in str(text) for text in (card.title, card.text, card.line, *card.marks))
                assert card.is_back == (not card.key)
                assert card.is_back == (card.text is None)
