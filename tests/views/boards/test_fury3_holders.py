"""The item of the table that stands for an action: a card, a space or a sheet."""

from __future__ import annotations

import random

import pytest

from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.fury3.actions import Choose, Give, Go, Placement, Play, Space, Strike, Word
from furyqt.rules.fury3.decks import Deck, Encounter, EventCard, Item, Power
from furyqt.rules.fury3.observation import Fury3Observation, observe
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.views.boards import board
from furyqt.views.boards.fury3.choices import card_of
from tests.rules.fury3.duels import vampire_fight
from tests.rules.fury3.scenes import scene

HERE = board("fury3")


def test_a_card_is_in_the_hand_of_the_acting_player() -> None:
    day = observe(scene(items={"godalming": ("fast_horses",)}), HUNTERS)
    assert HERE.subject(day, Play(EventCard.LONG_NIGHT, 3)).holder == "M"
    assert HERE.subject(day, Play(EventCard.ROADBLOCK, DRACULA_FIGURE)).holder == "D"
    assert HERE.subject(day, Give(1, Deck.ITEM, Item.RIFLE)).holder == "S"
    assert HERE.subject(day, Word("horses")).holder == "G"
    assert HERE.subject(day, Word("rest")).holder == ""
    assert HERE.subject(day, Go("rail", 1, 0)).holder == "G"
    assert HERE.subject(day, Go("road", 1)).holder == ""
    night = observe(scene("dracula", encounters=("rats",)), DRACULA)
    assert HERE.subject(night, Placement(power=Power.FEED)).holder == "D"
    assert HERE.subject(night, Space(0, Encounter.RATS)).holder == "D"
    assert HERE.subject(night, Space(0, Encounter.SPY)).holder == ""
    fight = observe(vampire_fight(items={"mina": ("pistol",)}), HUNTERS)
    assert HERE.subject(fight, Strike(Item.PISTOL)).holder == "M"


def test_actions_about_spaces_and_sheets() -> None:
    found = observe(scene("dracula"), DRACULA)
    assert HERE.subject(found, Space(7, Encounter.RATS)).space == 7
    assert HERE.subject(found, Placement(space=6)).space == 6
    assert HERE.subject(found, Placement(power=Power.FEED)).space == -1
    assert HERE.subject(found, Word("pass")).space == -1
    assert [HERE.subject(found, Choose(hunter)).figure for hunter in range(4)] == ["G", "S", "H", "M"]
    assert HERE.subject(found, Word("pass")).figure == ""


@pytest.mark.mass
@pytest.mark.parametrize("seed", range(4))
def test_the_holder_named_by_an_action_has_the_card(seed: int) -> None:
    options = {name: getattr(Fury3Options(), name) for name in Fury3Options.__struct_fields__}
    state, chance, named = setup(options | {"game": "advanced"}, seed), random.Random(seed), 0
    for _ in range(350):
        player = player_to_move(state)
        if player is None:
            break
        named += check(observe(state, player))
        state = play(state, chance.choice(legal_actions(state)))
    assert named > 50


def check(observation: Fury3Observation) -> int:
    """Compare every action with the hands of the picture; return the number about held cards."""
    figures = {figure.id: figure for figure in HERE.picture(observation).figures}
    named = 0
    for action in observation.actions:
        holder, key = HERE.subject(observation, action).holder, card_of(observation, action)
        if not holder or (
            isinstance(action, Strike) and action.card in (Item.PUNCH, Item.DODGE, Item.ESCAPE)
        ):
            continue
        hand = {card.key for card in (*figures[holder].hand, *figures[holder].tickets)}
        assert key in hand, (action.text, holder, type(observation.agenda[-1]).__name__)
        named += 1
    return named
