"""The lessons: legal positions, every way through them, and dice that always fall the same way."""

from __future__ import annotations

from collections import Counter

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.core.lesson import NOT_HERE, Ask, Lesson, Say
from furyqt.rules.core.ruleset import staged
from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.events import DiceRolled
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.tables import DRACULA, HUNTERS
from tests.rules.fury2.lesson_walks import BY_ID, LESSONS, every_way, last_position, shown_way
from tests.rules.fury2.scenes import events_of, tokens

EACH = pytest.mark.parametrize("one", LESSONS, ids=[one.id for one in LESSONS])
MOST_WAYS = 250
MOST_WORDS = 60
POLITE = ("For this lesson, ", "In this lesson, ")


@EACH
def test_every_way_through_a_lesson_is_legal(one: Lesson) -> None:
    ways = list(every_way(one, [staged(one.game, one.scene)]))
    assert 1 <= len(ways) <= MOST_WAYS
    assert {len(way) for way in ways} == {len(one.steps) + 1}


@EACH
def test_on_every_way_the_dice_are_the_same(one: Lesson) -> None:
    rolls = {
        tuple((found.die, found.faces) for found in events_of(way[-1], DiceRolled))
        for way in every_way(one, [staged(one.game, one.scene)])
    }
    assert len(rolls) == 1


@EACH
def test_a_lesson_is_short_and_ends_with_the_persons_turn(one: Lesson) -> None:
    assert 8 <= len(one.shown) <= 12
    assert isinstance(one.steps[0], Say | Ask)
    assert isinstance(one.steps[-1], Say)
    assert player_to_move(last_position(one.id)) == RULES.default_table.player(one.player)
    for text in one.texts():
        assert len(text.source.split()) < MOST_WORDS, text.source
        assert "{" not in text.source


@EACH
def test_the_shown_action_is_accepted(one: Lesson) -> None:
    for step in one.steps:
        if isinstance(step, Ask) and step.show:
            assert step.takes(step.show)


@EACH
def test_a_step_points_at_actions_and_places_that_it_accepts(one: Lesson) -> None:
    for step in one.steps:
        if isinstance(step, Ask):
            for target in step.points:
                kind, _, name = target.partition(":")
                assert kind in {"part", "card", "choice", "place"}
                assert kind != "choice" or step.takes(name), target
                assert kind != "place" or any(pattern.endswith(name) for pattern in step.accepts), target


@EACH
@pytest.mark.parametrize("deck", Deck)
def test_every_card_is_there_once(one: Lesson, deck: Deck) -> None:
    state = staged(one.game, one.scene)
    spots = [spot for spot in (*state.trail, *state.catacombs) if spot is not None]
    piles = {
        Deck.ITEM: [state.item_deck, state.item_discard, *(sheet.items for sheet in state.hunters)],
        Deck.EVENT: [
            *(state.event_deck, state.event_discard, state.events),
            *(sheet.events for sheet in state.hunters),
        ],
        Deck.ENCOUNTER: [state.pool, state.encounters, *((t.card for t in spot.tiles) for spot in spots)],
    }[deck]
    assert Counter(card for pile in piles for card in pile) == Counter(BOXES[state.options.box].cards[deck])


@EACH
@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_a_position_fits_what_its_players_know(one: Lesson, player: int) -> None:
    seen = RULES.observe(staged(one.game, one.scene), player)
    assert RULES.observe(RULES.determinize(seen, None, 3), player) == seen


def test_three_lessons_for_hunters_and_two_for_dracula_and_his_servant() -> None:
    assert [one.player for one in LESSONS] == ["hunters"] * 3 + ["dracula"] * 2
    assert len(BY_ID) == len(LESSONS)
    assert {one.game for one in LESSONS} == {RULES.name}
    assert [one.id for one in LESSONS if one.scene.options] == ["servant"]
    assert BY_ID["servant"].scene.options == {"variant": "servant"}


@EACH
def test_the_actions_that_a_step_points_at_are_legal(one: Lesson) -> None:
    for step, state in shown_way(one):
        if isinstance(step, Ask):
            named = [target.partition(":")[2] for target in step.points if target.startswith("choice:")]
            assert set(named) <= set(tokens(state)), step.text


@EACH
def test_a_step_with_its_own_refusal_leaves_something_to_refuse(one: Lesson) -> None:
    for step, state in shown_way(one):
        if isinstance(step, Ask) and step.refusal is not NOT_HERE:
            refused = [token for token in tokens(state) if not step.takes(token)]
            assert refused or len(tokens(state)) == 1, step.text
            assert step.refusal.source.startswith(POLITE)


@EACH
def test_every_side_gets_an_observation_at_every_step(one: Lesson) -> None:
    for step, state in shown_way(one):
        for player in (HUNTERS, DRACULA):
            seen = RULES.observe(state, player)
            asked = isinstance(step, Ask) and player == RULES.default_table.player(one.player)
            assert bool(seen.actions) >= asked, step


@EACH
def test_a_lesson_starts_the_same_way_twice(one: Lesson) -> None:
    first, again = staged(one.game, one.scene), staged(one.game, one.scene)
    assert RULES.observe(first, HUNTERS) == RULES.observe(again, HUNTERS)
    assert first.chance == again.chance


def test_all_texts_are_in_the_context_of_the_lessons() -> None:
    contexts = {text.context for one in LESSONS for text in one.texts()}
    assert contexts == {"lessons/fury2", "tutor"}
    assert {text for one in LESSONS for text in one.texts() if text.context == "tutor"} == {NOT_HERE}
