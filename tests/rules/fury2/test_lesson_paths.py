"""The lessons: legal positions, every way through them, and dice that always fall the same way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from furyqt.rules.core.agenda import State, legal_actions, play, player_to_move
from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.fury2.decks import COPIES, Deck
from furyqt.rules.fury2.events import CombatRolled, DiceRolled
from furyqt.rules.fury2.game import RULES
from furyqt.rules.fury2.notation import read
from furyqt.rules.fury2.stage import stage
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HUNTERS, TRAIN_FACES
from tests.rules.fury2.scenes import events_of, faceup, held, lost

LESSONS = RULES.lessons()
BY_ID = {one.id: one for one in LESSONS}
EACH = pytest.mark.parametrize("one", LESSONS, ids=[one.id for one in LESSONS])
MOST_WAYS = 250
MOST_WORDS = 60


def every_way(one: Lesson, states: list[Fury2State], number: int = 0) -> Iterator[list[Fury2State]]:
    """Yield all ways through a lesson; of a choice of many the first, a middle one and the last are tried."""
    if number == len(one.steps):
        yield states
        return
    step, state = one.steps[number], states[-1]
    if isinstance(step, Run):
        for token in step.tokens:
            state = play(state, read(token))
    if not isinstance(step, Ask):
        yield from every_way(one, [*states, state], number + 1)
        return
    assert player_to_move(state) == RULES.default_table.player(one.player), step.text
    taken = [action for action in legal_actions(state) if step.takes(action.text)]
    assert taken, f"{step.accepts}: none of {[action.text for action in legal_actions(state)]}"
    for action in {taken[0], taken[len(taken) // 2], taken[-1]}:
        yield from every_way(one, [*states, play(state, action)], number + 1)


def shown_way(one: Lesson, until: str = "") -> Fury2State:
    """Return the position after the actions that are shown, up to the step that waits for an action."""
    state: State = stage(one.scene)
    for step in one.steps:
        if isinstance(step, Ask):
            if until and step.takes(until):
                break
            state = play(state, read(step.shown([action.text for action in legal_actions(state)])))
        elif isinstance(step, Run):
            for token in step.tokens:
                state = play(state, read(token))
    assert isinstance(state, Fury2State)
    return state


@EACH
def test_every_way_through_a_lesson_is_legal(one: Lesson) -> None:
    ways = list(every_way(one, [stage(one.scene)]))
    assert 1 <= len(ways) <= MOST_WAYS
    assert {len(way) for way in ways} == {len(one.steps) + 1}


@EACH
def test_on_every_way_the_dice_are_the_same(one: Lesson) -> None:
    rolls = {
        tuple((found.die, found.faces) for found in events_of(way[-1], DiceRolled))
        for way in every_way(one, [stage(one.scene)])
    }
    assert len(rolls) == 1


@EACH
def test_a_lesson_is_short_and_ends_with_the_persons_turn(one: Lesson) -> None:
    assert 8 <= len(one.shown) <= 12
    assert isinstance(one.steps[0], Say | Ask)
    assert isinstance(one.steps[-1], Say)
    assert player_to_move(shown_way(one)) == RULES.default_table.player(one.player)
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
    state = stage(one.scene)
    spots = [spot for spot in (*state.trail, *state.catacombs) if spot is not None]
    piles = {
        Deck.ITEM: [state.item_deck, state.item_discard, *(sheet.items for sheet in state.hunters)],
        Deck.EVENT: [
            *(state.event_deck, state.event_discard, state.events),
            *(sheet.events for sheet in state.hunters),
        ],
        Deck.ENCOUNTER: [state.pool, state.encounters, *((t.card for t in spot.tiles) for spot in spots)],
    }[deck]
    assert Counter(card for pile in piles for card in pile) == Counter(dict(enumerate(COPIES[deck])))


@EACH
@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_a_position_fits_what_its_players_know(one: Lesson, player: int) -> None:
    seen = RULES.observe(stage(one.scene), player)
    assert RULES.observe(RULES.determinize(seen, None, 3), player) == seen


def test_three_lessons_for_hunters_and_two_for_dracula_and_his_servant() -> None:
    assert [one.player for one in LESSONS] == ["hunters"] * 3 + ["dracula"] * 2
    assert len(BY_ID) == len(LESSONS)
    assert {one.game for one in LESSONS} == {RULES.name}
    assert [one.id for one in LESSONS if one.scene.options] == ["servant"]
    assert BY_ID["servant"].scene.options == {"variant": "servant"}


def test_r4_3_the_train_die_shows_x_and_then_2() -> None:
    way = shown_way(BY_ID["travel"], "sea:MS")
    faces = [TRAIN_FACES[face] for found in events_of(way, DiceRolled) for face in found.faces]
    assert faces == ["X", "2"]


def test_r8_2_the_travelers_find_two_cities_of_the_trail() -> None:
    assert faceup(shown_way(BY_ID["travel"])) == ["vienna", "budapest"]


def test_r8_the_supplies_are_as_the_lesson_says() -> None:
    state = shown_way(BY_ID["encounters"])
    assert held(state, 0) == ["pistol", "forewarned"]
    assert held(state, 2) == ["knife"]
    assert held(state, 3) == ["crucifix"]
    assert lost(state) == {1: 1}
    assert len(state.events) == 1
    assert state.resolve == 0
    assert state.hunters[3].bites == 1


def test_c4_the_rolls_of_the_combats_are_as_the_lesson_says() -> None:
    state = shown_way(BY_ID["dice_combat"])
    leads = [ours - theirs for ours, theirs in (found.totals for found in events_of(state, CombatRolled))]
    assert [(lead > 0) - (lead < 0) for lead in leads] == [1, 1, 0, 1, -1]
    assert events_of(state, CombatRolled)[0].dice == (4, 4)
    assert state.blood == 10
    assert state.fight is None


def test_r7_the_count_buries_a_card_and_a_vampire_matures() -> None:
    state = shown_way(BY_ID["shadows"])
    buried = state.catacombs[0]
    assert buried is not None
    assert len(buried.tiles) == 2
    assert state.vampires == 4
    assert state.blood == 10
    assert state.is_at_sea()


def test_s5_3_the_servant_loses_a_life_and_s4_3_regains_it() -> None:
    fought = shown_way(BY_ID["servant"], "!!escape_man")
    assert fought.servant.lives == 2
    assert lost(fought) == {1: 1}
    state = shown_way(BY_ID["servant"])
    assert (state.servant.lives, state.servant.weapons, state.servant.event) == (3, 1, -1)
    first = events_of(state, CombatRolled)[0]
    assert (first.dice, first.bonuses) == ((6, 6), (0, 1))


def test_a_scene_without_pieces_is_an_opening() -> None:
    state = stage(Scene(seed=BY_ID["travel"].scene.seed))
    assert all(sheet.place == -1 for sheet in state.hunters)
