"""The facts beside a hint for Dracula: they are true, and he sees nothing in them that is hidden from him."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from ai.agents import make_agent
from ai.knowledge.fury.dracula_facts import lurking
from ai.knowledge.fury2.belief import Fury2Ways
from ai.knowledge.fury2.combat_facts import wins
from ai.knowledge.fury2.dracula_facts import DraculaFacts as Fury2DraculaFacts
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.combat.card_frequencies import health_left
from ai.knowledge.fury3.combat_facts import counter_facts, strike_damage, strike_facts
from ai.knowledge.fury3.dracula_facts import DraculaFacts as Fury3DraculaFacts
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.lite.dracula_facts import DraculaFacts as LiteDraculaFacts
from ai.knowledge.lite.trail_belief import BeliefMemory
from ai.reasons import ActionFact, Drawback, is_preferable, told_apart
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.actions import Counter as Fury2Counter
from furyqt.rules.fury2.actions import Placement as Fury2Placement
from furyqt.rules.fury2.steps.trail.catacombs import BURY, FallenCardChoice
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterReturn
from furyqt.rules.fury2.steps.travel.dracula_moves import CardPlacement as Fury2CardPlacement
from furyqt.rules.fury2.tactics.outlook import meetings, other_name
from furyqt.rules.fury3.actions import Counter, Go, Pick, Placement, Space, Strike
from furyqt.rules.fury3.decks import (
    BASIC,
    CANNOT_MATURE,
    ICONS,
    NONE,
    VAMPIRE_INFLUENCE,
    VAMPIRES,
    Combat,
    Deck,
    Encounter,
    Item,
)
from furyqt.rules.fury3.guidance import card_meaning
from furyqt.rules.fury3.steps.combat.combat_round import CounterChoice, StrikeChoice
from furyqt.rules.fury3.steps.search import hideouts
from furyqt.rules.fury3.steps.search.encounter_placement import EncounterPlacement
from furyqt.rules.fury3.steps.travel.placement import CardPlacement
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import DRACULA_HEALTH, HEALTH, TRAIL
from furyqt.rules.fury3.words import FIGURE_NAMES, combat_text
from furyqt.rules.lite.observation import observe
from furyqt.rules.lite.steps.dracula import DraculaMove
from furyqt.rules.lite.tables import SEAS
from furyqt.rules.lite.words import FIGURE_NAMES as LITE_NAMES
from tests.ai import fury2_positions

HUNTERS, DRACULA = 0, 1


def fact(about: str, value: Any, merit: float | None = None, shown: Any = None) -> ActionFact:
    words, drawback = Text("", f"{about} {value}"), Text("", "{about}: {other}, not {own}").fill(about=about)
    return ActionFact(about, value, words, merit, drawback, value if shown is None else shown)


def words(facts: Sequence[ActionFact], *others: Sequence[ActionFact]) -> list[list[str]]:
    """Return the sentences about actions; those of the first with what speaks against it."""
    first, *rest = told_apart([facts, *others])
    against = [] if first.drawback is None else [str(first.drawback.words)]
    return [
        [*map(str, first.facts), *against, *map(str, first.against)],
        *(list(map(str, o.facts)) for o in rest),
    ]


def test_what_all_choices_share_is_told_only_if_nothing_sets_the_first_apart() -> None:
    first = [fact("near", 1), fact("known", 5), fact("sea", 2)]
    second = [fact("near", 1), fact("known", 7)]
    third = [fact("near", 1), fact("known", 5), fact("ways", 3)]
    assert words(first, second, third) == [["known 5", "sea 2"], ["known 7"], ["ways 3"]]
    assert words(second[:1], first)[0] == ["near 1"], "nothing else is known"


def test_what_speaks_against_the_first_comes_after_what_speaks_for_it() -> None:
    first = [fact("reach", 1, 1.0), fact("ways", 9, 9.0), fact("card", "a")]
    second = [fact("reach", 4, 4.0), fact("ways", 3, 3.0), fact("card", "b")]
    told, other = words(first, second)
    assert told == [
        "ways 9 By comparison: 3 for choice 2.",
        "card a",
        "reach: 4, not 1",
    ], "what the drawback tells is not told again"
    assert other == ["card b"], "what the first compares, and the drawback, is not told again"
    assert told_apart([first, second])[0].drawback == Drawback(
        Text("", "{about}: {other}, not {own}").fill(about="reach", own=1, other=4, rival=2), 1
    )
    assert words(second, first[:1])[0] == [
        "reach 4 By comparison: 1 for choice 2.",
        "ways 3",
        "card b",
    ], "nothing speaks against it"


def test_the_greatest_lead_of_another_choice_is_conceded() -> None:
    first, second = (
        [fact("reach", 1, 1.0), fact("ways", 1, 1.0)],
        [fact("reach", 3, 3.0), fact("ways", 9, 9.0)],
    )
    assert words(first, second) == [["ways: 9, not 1", "reach 1"], ["reach 3"]]
    told = told_apart([first, second])[0]
    assert not told.facts
    assert list(map(str, told.against)) == ["reach 1"]


def test_values_stand_beside_those_of_all_other_choices() -> None:
    first = [fact("card", "a"), fact("reach", 9, 9.0), fact("ways", 7, 7.0), fact("known", 5, 5.0)]
    second = [fact("reach", 4, 4.0), fact("ways", 2, 2.0), fact("known", 1, 1.0)]
    third = [fact("reach", 4, 4.0), fact("card", "c")]
    assert words(first, second, third) == [
        [
            "reach 9 By comparison: 4 for the others.",
            "ways 7 By comparison: 2 for choice 2.",
            "card a",
            "known 5",
        ],
        ["known 1"],
        ["card c"],
    ], "at most two of them"
    told = told_apart([first, second, third, [fact("card", "d")]])
    assert [one.is_compared for one in told] == [False, True, True, False]
    near = [fact("reach", 9, 9.0)], [fact("reach", 8, 8.5)]
    assert words(*near) == [["reach 9 By comparison: 8 for choice 2."], []], "if nothing else is to be said"


def test_what_another_choice_is_better_in_comes_last() -> None:
    less = ActionFact("cities", 2, Text("", "cities 2"), 2.0)
    more = ActionFact("cities", 5, Text("", "cities 5"), 5.0)
    assert words([less, fact("card", "a")], [more, fact("card", "b")])[0] == ["card a", "cities 2"]


def test_beside_the_text_of_a_card_the_position_is_told() -> None:
    quoted = ActionFact("card", "a", Text("", "{quoted}").fill(quoted="a"))
    other = ActionFact("card", "b", Text("", "{quoted}").fill(quoted="b"))
    assert words([fact("near", 1), quoted], [fact("near", 2), other]) == [["near 1", "a"], ["near 2", "b"]]
    assert words([fact("near", 1), quoted], [fact("near", 1), other]) == [["a"], ["b"]]


def test_a_difference_that_nobody_notices_is_none() -> None:
    first, second = [fact("reach", 4, 4.0), fact("card", "a")], [fact("reach", 5, 4.9), fact("card", "b")]
    assert words(first, second[::-1]) == [["card a"], ["card b"]]
    assert words(first, second) == [["card a"], ["card b"]]
    first[0], second[0] = fact("reach", 4, 4.0, ""), fact("reach", 5, 4.9, "")
    assert words(first, second) == [["card a"], ["reach 5", "card b"]], "unless it is the main one"
    assert words(first[:1], second[:1]) == [["reach 4"], ["reach 5"]]


def test_what_speaks_against_the_first_is_told_last_if_it_is_more_than_nothing() -> None:
    assert words([fact("rest", 0, -1.0), fact("card", "a")], [fact("card", "b")])[0] == ["card a", "rest 0"]
    assert words([fact("rest", 0, -0.1), fact("card", "a")], [fact("card", "b")])[0] == ["card a"]
    both = [fact("rest", 0, -1.0), fact("card", "a")], [fact("rest", 0, -1.0), fact("card", "b")]
    assert words(*both)[0] == ["card a"], "what speaks against both"
    assert words([fact("card", "b")], [fact("rest", 0, -1.0)])[1] == ["rest 0"]
    silent = ActionFact("sea", 0, None, 0.0, shown=0)
    assert words([fact("sea", -2, -2.0)], [silent]) == [["sea: 0, not -2"], []]


def test_the_sum_of_leads_decides_and_none_counts_without_limit() -> None:
    near, far = (
        [fact("reach", 1, 1.0), fact("gives", 0, 0.0)],
        [fact("reach", 3, 3.0), fact("gives", -1, -1.0)],
    )
    assert is_preferable(far, near)
    assert not is_preferable([*far, fact("ticket", 1, -1.0)], near), "both together cost as much"
    assert not is_preferable([fact("reach", 99, 99.0), fact("gives", -9, -9.0)], near)


def by_question(facts: Iterator[ActionFact]) -> dict[str, Any]:
    return {one.about: one.value for one in facts}


# ---------------------------------------------------------------------------------------- the simplified game


@cache
def lite_states() -> tuple[Any, ...]:
    """Return positions of a random game in which Dracula moves."""
    rules = ruleset("lite")
    state, rng = rules.setup(rules.checked_options({}), 3), random.Random(3)
    found: list[Any] = []
    while state.agenda and len(found) < 25:
        if player_to_move(state) == DRACULA:
            found.append(state)
        state = play(state, rng.choice(legal_actions(state)))
    return tuple(found)


def lite_moves() -> Iterator[tuple[Any, Any, dict[str, Any]]]:
    """Yield positions, moves, and what is said about them."""
    for state in lite_states()[1:]:
        assert isinstance(state.agenda[-1], DraculaMove)
        facts = LiteDraculaFacts(observe(state, DRACULA))
        moves: Any = legal_actions(state)
        for move in moves:
            yield state, move, by_question(facts.found(move))


def test_the_hunters_who_can_come_are_those_with_a_move_there() -> None:
    checked = 0
    for state, move, told in lite_moves():
        after = play(state, move)
        place = after.lairs[-1]
        if not after.agenda or place in SEAS:
            continue
        named = {str(name) for name in told["comers"]}
        able = set()
        while after.agenda and player_to_move(after) == HUNTERS:
            actions = legal_actions(after)
            if any(action.place == place for action in actions):
                able.add(str(LITE_NAMES[after.agenda[-1].hunter]))
            after = play(after, next(action for action in actions if action.place != place))
        checked += bool(able)
        assert named == able
    assert checked > 10


def test_the_possible_places_are_those_of_the_hunters() -> None:
    checked = 0
    for state, move, told in lite_moves():
        after = play(state, move)
        if not after.agenda:
            continue
        places = BeliefMemory(most=50_000).update(observe(after, HUNTERS)).whereabouts().now
        assert after.lairs[-1] in places
        assert told["known"] == len(places)
        checked += len(places) > 1
    assert checked > 50


def test_the_sea_is_said_to_cost_blood() -> None:
    for state, move, told in lite_moves():
        assert told["sea"] == (play(state, move).lairs[-1] in SEAS)


# ------------------------------------------------------------------------------------------ the third edition


@cache
def fury3_states(game: str) -> tuple[Any, ...]:
    """Return positions of a game between policies in which Dracula decides."""
    rules: Any = ruleset("fury3")
    state: Any = rules.setup(rules.checked_options({"game": game}), 5)
    guide = PolicyGuide(random.Random(5), 0.15)
    found: list[Any] = []
    while state.agenda and len(found) < 60:
        actions = legal_actions(state)
        if player_to_move(state) == DRACULA and len(actions) > 1:
            found.append(state)
        state = play(state, guide.choose(state, actions))
    return tuple(found)


def fury3_actions(step: type) -> Iterator[tuple[Any, Any, list[ActionFact]]]:
    rules: Any = ruleset("fury3")
    for state in (*fury3_states("base"), *fury3_states("advanced")):
        if isinstance(state.agenda[-1], step):
            facts = Fury3DraculaFacts(rules.observe(state, DRACULA))
            for action in legal_actions(state)[:8]:
                yield state, action, list(facts.found(action))


@pytest.mark.parametrize("deck", [Deck.ITEM, Deck.EVENT])
def test_the_text_of_a_card_is_that_of_its_own_deck(deck: Deck) -> None:
    rules, checked = ruleset("fury3"), 0
    for state in fury3_states("advanced")[::8]:
        seen: Any = rules.observe(state, DRACULA)
        if isinstance(seen.agenda[-1], EncounterPlacement):
            continue
        told = by_question(Fury3DraculaFacts(seen).found(Pick(deck, 8)))
        assert told["card"] == card_meaning(deck, 8)
        checked += 1
    assert checked


def goal_of(state: Any, action: Placement) -> int:
    """Return Dracula's place after a placement."""
    if action.to >= 0:
        return action.to
    return hideouts.here(state) if action.space < TRAIL else state.lairs[action.space - TRAIL].place


def test_a_hunter_with_a_way_to_dracula_s_goal_is_named() -> None:
    checked = 0
    for state, action, told in fury3_actions(CardPlacement):
        values = by_question(iter(told))
        if not isinstance(action, Placement) or not values.get("comers"):
            continue
        place = goal_of(state, action)
        named = [str(name) for name in values["comers"]]
        day = state.clone()
        day.time = 2 * (day.time // 2 + 1)
        for hunter, sheet in enumerate(state.hunters):
            moves = HunterAction(hunter).actions(day)
            ways = {move.way for move in moves if isinstance(move, Go) and move.to == place}
            sure = bool(ways - {"rail"}) or sheet.place == place
            name = str(FIGURE_NAMES[hunter])
            if sheet.delayed or sheet.bats or sheet.defeated:
                assert all(name not in one for one in named)
                continue
            assert (name in named) == sure
            if ways == {"rail"} and not sure:
                assert f"{name} (perhaps by train)" in named
            checked += sure
    assert checked > 5


def test_the_hunters_possible_places_are_counted_after_a_placement() -> None:
    rules, checked = ruleset("fury3"), 0
    for state, action, told in fury3_actions(CardPlacement):
        values = by_question(iter(told))
        if not isinstance(action, Placement) or "known" not in values:
            continue
        after = play(state, action)
        seen = rules.observe(after, HUNTERS)
        if after.phase != state.phase or not seen.agenda:
            continue
        places = WaysBelief(seen).places()
        assert hideouts.here(after) in places
        assert values["known"] == len(places)
        checked += 1
    assert checked > 20


def test_the_harm_of_the_sea_is_told() -> None:
    seen = 0
    for state, action, told in fury3_actions(CardPlacement):
        lost = by_question(iter(told)).get("sea", 0)
        if isinstance(action, Placement) and lost:
            after = play(state, action)
            assert after.damage - state.damage == lost
            seen += 1
    assert seen


def test_an_encounter_says_what_influence_it_may_add() -> None:
    for _, action, told in fury3_actions(EncounterPlacement):
        assert isinstance(action, Space)
        assert by_question(iter(told))["influence"] == VAMPIRE_INFLUENCE.get(Encounter(action.card), 0)


def test_a_combat_card_names_the_basic_cards_that_cancel_it() -> None:
    for state, action, told in fury3_actions(CounterChoice):
        assert isinstance(action, Counter)
        named = by_question(iter(told))["canceled"]
        assert set(named) <= {card for card in BASIC if action.card in ICONS[card]}
        for card in set(BASIC) - set(named):
            resting = all(state.fight.before[hunter] == card for hunter in state.fight.hunters)
            assert resting or action.card not in ICONS[card]


# ----------------------------------------------------------------------------------------- the second edition


@cache
def fury2_states() -> tuple[Any, ...]:
    """Return positions of games between policies in which Dracula decides."""
    found = []
    for state in fury2_positions.game(2):
        if state.agenda and player_to_move(state) == DRACULA and len(legal_actions(state)) > 1:
            found.append(state.clone())
    return tuple(found[:80])


def test_a_placement_of_the_second_edition_tells_its_blood_and_the_possible_places() -> None:
    rules: Any = ruleset("fury2")
    checked = 0
    for state in fury2_states():
        if not isinstance(state.agenda[-1], Fury2CardPlacement):
            continue
        facts = Fury2DraculaFacts(rules.observe(state, DRACULA))
        for action in legal_actions(state)[:6]:
            assert isinstance(action, Fury2Placement)
            values = by_question(facts.found(action))
            after = play(state, action)
            if after.round != state.round or not after.agenda or after.fight is not None:
                continue
            if values["known"] > 1:
                places = Fury2Ways(rules.observe(after, HUNTERS)).places()
                assert after.present_place() in places
                assert values["known"] == len(places)
                checked += 1
    assert checked > 10


def test_a_combat_card_of_the_second_edition_tells_its_chances() -> None:
    rules: Any = ruleset("fury2")
    for state in fury2_states():
        facts = Fury2DraculaFacts(rules.observe(state, DRACULA))
        for action in legal_actions(state):
            if isinstance(action, Fury2Counter):
                _, least, most = by_question(facts.found(action))["wins"]
                assert 0 <= least <= most <= 100
                told = [one.words for one in facts.found(action) if one.words is not None]
                assert any("Against " in str(text) for text in told)


# ------------------------------------------------------------------------------------------------- all games


@pytest.mark.parametrize("game", ["fury3", "fury2"])
def test_told_the_same_dracula_sees_the_same(game: str) -> None:
    """In another world that looks the same to Dracula, with other hands and decks, the facts are the same."""
    rules: Any = ruleset(game)
    known: Any = make_agent(rules, "search:10").knowledge  # type: ignore[attr-defined]
    states = fury3_states("advanced") if game == "fury3" else fury2_states()
    checked = 0
    for state in states[::4]:
        seen = rules.observe(state, DRACULA)
        other = rules.observe(rules.determinize(seen, None, 7), DRACULA)
        assert known.facts(seen, seen.actions[:3]) == known.facts(other, other.actions[:3])
        checked += any(known.facts(seen, seen.actions[:3]))
    assert checked


@pytest.mark.parametrize("player", [HUNTERS, DRACULA])
def test_combat_cards_and_fighters_of_the_third_edition_are_told_to_both_sides(player: int) -> None:
    rules: Any = ruleset("fury3")
    known: Any = make_agent(rules, "search:10").knowledge  # type: ignore[attr-defined]
    step = StrikeChoice if player == HUNTERS else CounterChoice
    state = next(one for one in fights() if isinstance(one.agenda[-1], step))
    seen = rules.observe(state, player)
    basis = [str(text) for text in known.basis(seen)]
    assert len(basis) == 1 + len(seen.fight.hunters)
    assert " damage before " in basis[0]
    facts = [by_question(iter(found)) for found in known.facts(seen, seen.actions)]
    about = "cancels" if player == HUNTERS else "share"
    assert all(0 <= found[about] <= 1 for found in facts)
    assert len({tuple(found.items()) for found in facts}) == len(facts)
    if player == HUNTERS:
        for action, found in zip(seen.actions, facts, strict=True):
            assert set(found["icons"]) <= ICONS.get(action.card, frozenset())


def lone_fights(kind: type) -> Iterator[Any]:
    """Yield positions of combats of one hunter, without effects that a card alone does not have."""
    for state in fights():
        fight = state.fight
        is_plain = len(fight.hunters) == 1 and not fight.wreaths and not fight.plotting and not fight.enraged
        if isinstance(state.agenda[-1], kind) and is_plain:
            alone = state.clone()
            alone.events, alone.hunter_ally, alone.told = (), NONE, None
            yield alone


def test_the_damage_of_a_hunter_s_card_is_that_of_the_rules() -> None:
    rules: Any = ruleset("fury3")
    checked = 0
    for state in lone_fights(StrikeChoice):
        seen = rules.observe(state, HUNTERS)
        for strike in legal_actions(state):
            laid = play(state, strike)
            for counter in legal_actions(laid) if isinstance(laid.agenda[-1], CounterChoice) else ():
                after, card = play(laid, counter), counter.card  # type: ignore[attr-defined]
                while after.agenda and after.fight and not isinstance(after.agenda[-1], StrikeChoice):
                    after = play(after, legal_actions(after)[0])
                if not after.agenda or after.fight is None or card == Combat.FANGS:
                    continue
                lost = health_left(state, state.fight) - health_left(after, after.fight)
                assert lost == strike_damage(seen, strike.card, card), (strike, counter)  # type: ignore[attr-defined]
                checked += 1
    assert checked > 20


def test_a_card_that_destroys_the_vampire_or_defeats_a_hunter_says_so() -> None:
    rules: Any = ruleset("fury3")
    state = next(lone_fights(StrikeChoice)).clone()
    state.damage = DRACULA_HEALTH - 1
    if state.fight.vampire is not None:
        state.update_fight(vampire=None)
    hunter = state.fight.hunters[0]
    seen = rules.observe(state, HUNTERS)
    punch = [str(one.words) for one in strike_facts(seen, Strike(Item.PUNCH), {}) if one.words]
    assert any(text.startswith("With ") and text.endswith("damage destroys Dracula.") for text in punch)
    claws = Counter(Combat.CLAWS)
    for left, wanted in ((2, " damage defeats "), (7, " would then have ")):
        state.update_hunter(hunter, damage=HEALTH[hunter] - left)
        told = [
            str(one.words) for one in counter_facts(rules.observe(state, DRACULA), claws, {}) if one.words
        ]
        assert any(wanted in text for text in told)


def test_what_is_expected_of_the_other_side_comes_first() -> None:
    rules: Any = ruleset("fury3")
    seen = rules.observe(next(lone_fights(StrikeChoice)), HUNTERS)
    expected = {combat_text(Combat.CLAWS): 1.0}
    told = [str(one.words) for one in strike_facts(seen, Strike(Item.DODGE), expected) if one.words]
    assert told == [
        "The chance that it cancels the other side's card is 100% (Claws).",
        "It does no damage.",
    ]
    rules = ruleset("fury2")
    seen = next(
        rules.observe(state, DRACULA)
        for state in fury2_states()
        if state.fight is not None and isinstance(legal_actions(state)[0], Fury2Counter)
    )
    action = seen.actions[0]
    other = meetings(seen, action)[-1].other
    found = wins(seen, action, Text("", "It"), {other_name(action, other): 1.0})
    against = [one.about for one in found if one.about.startswith("against")]
    assert against == [f"against {other}"]


def test_an_encounter_is_measured_by_the_nearest_hunter() -> None:
    name = Text("", "Rome").with_forms({"to": Text("", "to Rome")})
    far, near = (lurking(name, moves, is_vampire=True) for moves in (4, 1))
    assert str(far.words) == "The nearest hunter needs 4 moves to Rome, so it may well mature."
    assert (far.merit or 0) > (near.merit or 0)
    far, near = (lurking(name, moves, is_vampire=False) for moves in (4, 1))
    assert (far.merit or 0) < (near.merit or 0)
    for _, action, told in fury3_actions(EncounterPlacement):
        values = by_question(iter(told))
        assert values["lurking"][0] == (action.card in VAMPIRES)
        assert "matured" in values or action.card in CANNOT_MATURE


def test_a_fallen_card_and_returned_encounters_say_what_is_left() -> None:
    rules: Any = ruleset("fury2")
    checked = 0
    for state in fury2_states():
        step = state.agenda[-1]
        if not isinstance(step, FallenCardChoice | EncounterReturn):
            continue
        facts = Fury2DraculaFacts(rules.observe(state, DRACULA))
        for action in legal_actions(state):
            values = by_question(facts.found(action))
            if isinstance(step, FallenCardChoice):
                assert values["way"] == ("closed" if action == BURY else "open")
            else:
                left = play(state, action).encounters
                assert tuple(sorted(left)) == tuple(sorted(values.get("kept", left)))
            checked += 1
    assert checked


@cache
def fights() -> tuple[Any, ...]:
    """Return positions of a game between policies in which a combat card is chosen."""
    rules: Any = ruleset("fury3")
    state: Any = rules.setup(rules.checked_options({"game": "base"}), 5)
    guide, found = PolicyGuide(random.Random(5), 0.15), list[Any]()
    while state.agenda:
        if isinstance(state.agenda[-1], StrikeChoice | CounterChoice) and len(legal_actions(state)) > 1:
            found.append(state)
        state = play(state, guide.choose(state, legal_actions(state)))
    return tuple(found)
