"""Actions that no player would take: the search examines none of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ai.agents import make_agent
from ai.knowledge.fury3.needless import (
    without_needless,
    without_needless_tickets,
    without_vain_questions,
)
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import PLACE_CHOICES, Go, Pick, Word
from furyqt.rules.fury3.decks import TICKETS, Deck
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.turn.limits import DiscardChoice
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.scenes import do, scene, tokens

ROAD, WEAK, STRONG, WHITE = (Go("road", 5), Go("rail", 5, 3), Go("rail", 5, 1), Go("rail", 6, 4))

HURT = {"godalming": {"damage": 1}}


def left_out(state: Fury3State, player: int = HUNTERS) -> set[str]:
    """Return the legal actions that the search does not examine."""
    seen = RULES.observe(state, player)
    return set(tokens(state)) - {action.text for action in without_needless(seen)}


def test_a_road_is_better_than_a_ride_and_a_weak_ticket_better_than_a_strong_one() -> None:
    other = Word("supply")
    assert without_needless_tickets([other, ROAD, WEAK, WHITE]) == [other, ROAD, WHITE]
    assert without_needless_tickets([STRONG, WEAK, WHITE]) == [WEAK, WHITE]
    alone = [other, STRONG, WHITE]
    assert without_needless_tickets(alone) == alone


def test_no_question_is_about_a_city_that_no_card_can_show() -> None:
    rome, bari = PLACE_CHOICES[4], PLACE_CHOICES[7]
    assert without_vain_questions([rome, bari], {bari.to: 0.2}) == [bari]
    assert without_vain_questions([rome, bari], {}) == [rome, bari], "one must be asked"


def test_the_search_never_rides_where_a_road_leads() -> None:
    """Van Helsing in Genoa would have spent his best ticket for the way to Marseilles."""
    state = scene("day", places={"helsing": "genoa"}, tickets={"helsing": ("3/2", "2/2")})
    state = do(state, "pass", "pass")
    seen = RULES.observe(state, HUNTERS)
    assert {"road:MR", "rail3/2:MR"} <= {action.text for action in seen.actions}
    found = make_agent(RULES, "search:40").decide(seen, 1)
    assert not {choice.action for choice in found.choices} & {"rail3/2:MR", "rail2/2:MR"}


@pytest.mark.parametrize(
    ("held", "left"),
    [
        (("3/2", "1/1", "1/1"), {"3/2"}),
        (("3/2", "2/2", "2/1"), {"3/2", "2/2"}),
        (("2/2", "2/2", "2/2"), set()),
    ],
)
def test_no_hunter_returns_a_ticket_that_reaches_farther_than_another(
    held: tuple[str, ...], left: set[str]
) -> None:
    state = scene("day", places={"godalming": "paris"}, tickets={"godalming": held})
    state.agenda = (*state.agenda, DiscardChoice(0, Deck.TICKET))
    offered = {action.text: action.card for action in legal_actions(state) if isinstance(action, Pick)}
    assert {"/".join(map(str, TICKETS[offered[token]])) for token in left_out(state)} == left


@pytest.mark.parametrize(
    ("part", "given", "is_idle"),
    [
        ("day", {}, True),
        ("night", {}, True),
        ("night", {"tickets": {"godalming": ("3/2", "2/2")}}, False),
        ("night", {"tickets": {"godalming": ("3/2", "2/2")}, "sheets": HURT}, True),
    ],
)
def test_no_hunter_passes_who_can_act_for_nothing(part: str, given: dict[str, Any], *, is_idle: bool) -> None:
    """By day supplies cost nothing; by night they may give Dracula a card."""
    state = scene(part, places={"godalming": "paris"}, trail=("rome", "bari"), **given)
    assert "pass" in tokens(state)
    assert ("pass" in left_out(state)) is is_idle


@pytest.mark.parametrize(
    ("part", "items", "events", "bottom", "needless"),
    [
        ("day", 3, 3, 0, {"supply"}),
        ("day", 3, 2, 0, {"pass"}),
        ("day", 2, 3, 0, {"pass"}),
        ("night", 3, 2, 0, {"supply"}),
        ("night", 3, 2, 1, set()),
        ("night", 2, 3, 0, set()),
    ],
)
def test_no_supplies_are_taken_with_full_hands(
    part: str, items: int, events: int, bottom: int, needless: set[str]
) -> None:
    """A hunter took supplies for a week while the others fought Dracula at the other end of Europe."""
    state = scene(
        part,
        places={"godalming": "paris"},
        items={"godalming": ("rifle", "knife", "garlic")[:items]},
        events={"godalming": ("long_night", "forewarned", "good_luck")[:events]},
        tickets={"godalming": ("3/2", "2/2")},
        trail=("rome",),
        hunter_bottom=bottom,
    )
    assert {"supply", "pass"} <= set(tokens(state))
    assert left_out(state) & {"supply", "pass"} == needless


@pytest.mark.parametrize(
    ("mina", "seward", "trades"),
    [
        (("rifle", "knife"), ("dogs",), True),
        (("dogs",), ("rifle", "knife"), True),
        (("rifle", "dogs"), ("dogs",), False),
        (("rifle", "knife"), ("pistol",), False),
    ],
)
def test_hunters_trade_only_to_arm_one_of_them(
    mina: tuple[str, ...], seward: tuple[str, ...], trades: bool
) -> None:
    """Hunters of all levels spent nights with trades in which nothing changed hands."""
    places = {"mina": "paris", "seward": "paris"}
    state = scene("night", places=places, items={"mina": mina, "seward": seward})
    state = do(state, "pass", "pass", "pass")
    assert "trade" in tokens(state)
    assert ("trade" in left_out(state)) is not trades


def test_a_trade_arms_somebody_and_ends() -> None:
    places = dict.fromkeys(("godalming", "mina", "seward"), "paris")
    items = {"mina": ("rifle", "knife"), "seward": ("dogs",), "godalming": ("pistol",)}
    state = scene("night", places=places, items=items)
    state = do(state, "pass", "pass", "pass", "trade")
    assert left_out(state) == {"godalming"}
    state = do(state, "seward")
    assert left_out(state) == set(tokens(state)) - {"mina+item:rifle", "mina+item:knife"}
    state = do(state, "mina+item:knife")
    assert left_out(state) == set(tokens(state)) - {"done"}


def test_a_hunter_alone_plays_no_card_for_the_order_of_the_hunters() -> None:
    events, play_ = {"godalming": ["speedy_telegraph"]}, "godalming>speedy_telegraph"
    assert play_ in tokens(scene("dawn", events=events))
    assert not left_out(scene("dawn", events=events))
    alone = scene("dawn", events=events)
    for hunter in (1, 2, 3):
        alone.update_hunter(hunter, defeated=True)
    assert left_out(alone) == {play_}


def dracula_before(**given: Any) -> Fury3State:
    """Return a position of the advanced game in which Dracula places a card."""
    return scene("dracula", options={"game": "advanced"}, **given)


def test_an_unhurt_dracula_feeds_only_if_he_cannot_hide() -> None:
    for trail, damage, needless in (
        (("paris", "nantes"), 0, {"@feed"}),
        (("paris", "nantes"), 1, set()),
        (("paris", "hide", "nantes"), 0, set()),
    ):
        state = dracula_before(trail=trail, damage=damage)
        assert "@feed" in tokens(state)
        assert left_out(state, DRACULA) == needless


def test_dracula_shows_himself_in_a_known_lair_only_if_he_must() -> None:
    """With Hide and Wolf Form on the trail and a hunter in each other city around Granada he must."""
    used, around = ("granada", "hide", "wolf_form/lisbon"), {"mina": "cadiz", "seward": "madrid"}
    for lair, trail, places, needless in (
        ("alicante!", used, {}, {"@lair:a"}),
        ("alicante!", ("granada", "lisbon"), around, {"@lair:a"}),
        ("alicante", used, {}, set()),
        ("alicante!", used, around, set()),
    ):
        state = dracula_before(trail=trail, lairs=(lair,), places=places, damage=1)
        assert "@lair:a" in tokens(state)
        assert left_out(state, DRACULA) == needless


def test_something_is_always_left() -> None:
    rng, seen = random.Random(5), 0
    for seed in range(3):
        state = RULES.setup(RULES.checked_options({"game": "advanced"}), seed)
        while (player := player_to_move(state)) is not None:
            actions = legal_actions(state)
            if len(actions) > 1:
                examined = without_needless(RULES.observe(state, player))
                assert examined
                assert set(examined) <= set(actions)
                seen += len(examined) < len(actions)
            state = play(state, rng.choice(actions))
    assert seen
