"""The cards of events that are shown large, together or alone, and the side of each card a viewer sees."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3 import events
from furyqt.rules.fury3.decks import HIDDEN, Deck
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS, TRAIL
from furyqt.views.boards import board
from furyqt.views.boards.board import Board
from furyqt.views.picture import CardGoal, CardMoment
from tests.contract.twins import Census, check_twins
from tests.rules.fury3.scenes import do, scene
from tests.rules.fury3.test_arrivals import coming, searching
from tests.rules.fury3.test_maturing import leaving
from tests.rules.fury3.test_scouts import drawn

RULES = ruleset("fury3")
STORY = board("fury3").story


def moments(before: Fury3State, *tokens: str, viewer: int = HUNTERS) -> tuple[CardMoment, ...]:
    """The moments of these actions."""
    known = len(RULES.observe(before, viewer).events)
    return STORY.card_moments(RULES.observe(do(before, *tokens), viewer), known)


def summary(moment: CardMoment) -> tuple[str, list[str]]:
    return moment.kind, [card.face.key or card.face.kind for card in moment.cards]


def test_a_revealed_encounter_ambushes_in_one_moment() -> None:
    state = coming("prague", "berlin", "prague+wolves", encounters=())
    (moment,) = moments(state, "#2:wolves")
    assert summary(moment) == ("revealed", ["encounter:wolves"])
    assert moment.cards[0].goal == CardGoal(space=1)
    assert [str(text) for text in moment.captions] == ["Dracula ambushes Mina Harker with Wolves."]


def test_two_revealed_encounters_are_side_by_side() -> None:
    state = searching("prague", "berlin", "prague+wolves+bats")
    found = moments(state, "#2:wolves")
    assert summary(found[0]) == ("revealed", ["encounter:wolves", "encounter:bats"])


def test_two_encounters_of_one_kind_are_two_cards() -> None:
    state = searching("prague", "berlin", "prague+rats+rats")
    found = STORY.card_moments(RULES.observe(state, HUNTERS), 0)
    assert summary(found[-1]) == ("revealed", ["place:PR", "encounter:rats", "encounter:rats"])


def test_a_turned_up_place_goes_to_its_space() -> None:
    state = coming("prague", "berlin", "leipzig", "prague")
    found = STORY.card_moments(RULES.observe(state, HUNTERS), 0)
    assert ("revealed", ["place:PR"]) in [summary(moment) for moment in found]
    assert found[-1].cards[-1].goal.space == 2


def test_a_canceled_event_is_struck_through_beside_the_canceling_card() -> None:
    position = {"trail": ["prague", "berlin", "leipzig"], "events": {"dracula": ["sensationalist_press"]}}
    state = do(drawn("newspaper_reports", **position), "play")
    (moment,) = moments(state, "dracula>sensationalist_press")
    assert summary(moment) == ("canceled", ["event:newspaper_reports", "event:sensationalist_press"])
    assert [card.is_canceled for card in moment.cards] == [True, False]


def test_the_canceling_card_may_have_been_played_before() -> None:
    found = [
        moment
        for seed in range(1, 8)
        for moment in of_a_game(seed, DRACULA)
        if moment.kind == "canceled" and "event:good_luck" in summary(moment)[1]
    ]
    assert found
    assert all(summary(moment)[1][1] == "event:good_luck" for moment in found)


def of_a_game(seed: int, viewer: int, plies: int = 400) -> list[CardMoment]:
    """All moments of a random game."""
    state = RULES.setup(RULES.checked_options({"game": "advanced"}), seed)
    chance, found = random.Random(seed), []
    known = len(RULES.observe(state, viewer).events)
    for _ in range(plies):
        if is_over(state):
            break
        state = play(state, chance.choice(legal_actions(state)))
        observation = RULES.observe(state, viewer)
        found += STORY.card_moments(observation, known)
        known = len(observation.events)
    return found


def test_a_matured_encounter_goes_to_its_pile() -> None:
    state = leaving("paris+desecrated_soil+saboteur", damage=5)
    found = moments(state, "encounter:desecrated_soil")
    assert summary(found[0]) == ("matured", ["encounter:desecrated_soil"])
    assert found[0].cards[0].goal == CardGoal(pile="encounter")


def test_a_card_drawn_and_played_at_once_is_shown_once() -> None:
    state = scene("day", top=["evil_presence"], trail=["prague"])
    found = [moment for moment in moments(state, "pass", "supply") if moment.kind in ("drawn", "played")]
    names = [key for moment in found for key in summary(moment)[1]]
    assert names.count("event:evil_presence") == 1
    assert [moment.kind for moment in found if "event:evil_presence" in summary(moment)[1]] == ["played"]


def test_cards_keep_their_words_when_the_last_one_is_played_at_once() -> None:
    """Lord Godalming draws two items and an event, which leaves the moment of the items again."""
    state = scene("day", top=["hired_scouts"], trail=["prague"])
    items, scouts = moments(state, "supply")
    assert (items.kind, len(items.cards)) == ("drawn", 2)
    assert [str(text) for text in items.captions] == ["Lord Godalming draws Fast Horses."]
    assert [str(text) for text in scouts.captions] == ["Lord Godalming plays Hired Scouts."]


def test_only_tickets_are_brief() -> None:
    state = scene("day", trail=["prague"])
    (ticket,) = [moment for moment in moments(state, "pass", "reserve") if moment.kind == "drawn"]
    assert summary(ticket)[1][0].startswith("ticket:")
    assert ticket.is_brief
    others = [moment for moment in moments(state, "pass", "supply") if moment.kind == "drawn"]
    assert others
    assert not any(moment.is_brief for moment in others)


@pytest.mark.parametrize(("viewer", "is_back"), [(HUNTERS, False), (DRACULA, True)])
def test_a_drawn_card_shows_its_back_to_the_other_side(viewer: int, is_back: bool) -> None:
    state = scene("day", top=["rufus_smith"], trail=["prague"])
    found = [m for m in moments(state, "pass", "supply", viewer=viewer) if m.kind == "drawn"]
    assert found
    assert all(card.face.is_back is is_back for moment in found for card in moment.cards)
    assert {moment.drawer for moment in found} == {"S"}


@pytest.mark.parametrize("viewer", [HUNTERS, DRACULA])
def test_no_face_is_shown_that_was_not_told(viewer: int) -> None:
    """A card drawn by the other side is a back, in every moment of whole games."""
    for seed in (3, 4):
        for moment in of_a_game(seed, viewer):
            if moment.kind == "drawn" and (moment.drawer == "D") != (viewer == DRACULA):
                assert all(card.face.is_back for card in moment.cards)


@pytest.mark.parametrize("viewer", [HUNTERS, DRACULA])
def test_who_was_told_the_same_sees_the_same(viewer: int) -> None:
    census = Census()

    def story(seen: Any, depth: int) -> object:
        del depth
        known = max(0, len(seen.events) - 12)
        weights = [STORY.importance(seen, event) for event in seen.events[known:]]
        return STORY.card_moments(seen, known), STORY.ways(seen, known), weights

    for seed in range(3):
        check_twins(RULES, {"game": "advanced"}, seed, viewer, census, (story,))
    assert census.decisions >= 10, census


def test_every_goal_is_on_the_table() -> None:
    for moment in of_a_game(6, DRACULA):
        for card in moment.cards:
            assert card.goal.pile in ("", "item", "event", "encounter", "ticket")
            assert -1 <= card.goal.space < TRAIL + 3
            assert card.goal.figure in ("", *"GSHMD")


def test_a_hidden_event_of_dracula_is_a_back_of_his() -> None:
    state = scene("night", trail=["prague"], top=["rufus_smith"], bottom=["devilish_power"])
    observation = RULES.observe(state, HUNTERS)
    told = events.CardMoved(Deck.EVENT, HIDDEN, 0, 9, False, DRACULA_FIGURE)
    observation = replace(observation, events=(*observation.events, told))
    (moment,) = STORY.card_moments(observation, len(observation.events) - 1)
    assert summary(moment) == ("drawn", ["dark_event"])


def test_a_game_without_cards_shows_none() -> None:
    rules = ruleset("lite")
    observation = rules.observe(rules.setup(rules.checked_options({}), 1), 0)
    assert board("lite").story.card_moments(observation, 0) == ()
    assert Board.story.card_moments(observation, 0) == ()
    assert Board.story.ways(observation, 0) == ()
