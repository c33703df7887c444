"""The facts beside a hint of ordinary games that count moves: the second edition and the simplified game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from ai.agents import make_agent
from ai.knowledge.fury.coverage import Coverage, Reached, average, certain, together
from ai.knowledge.fury.nearness import Nearness
from ai.knowledge.fury2.belief import Fury2Ways
from ai.knowledge.fury2.facts import WEAPONS, Facts
from ai.reasons import ToldFacts, percent, told_apart
from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.core.observation import Observation
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury2.actions import Go, Word
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.supply import HunterAction
from furyqt.rules.fury2.steps.travel.hunter_moves import HunterMove
from furyqt.rules.fury2.steps.turn import StartCity
from furyqt.rules.fury2.tables import ATLAS, HUNTERS
from furyqt.rules.fury2.words import place_text
from tests.ai import fury2_positions

HERE, NEAR, NEXT, OFF = range(4)
ROW = ((0, 1, 2, 5), (1, 0, 1, 4), (2, 1, 0, 3), (5, 4, 3, 0))
NAMES = tuple(place_text(ATLAS.index[code]) for code in ("RO", "BI", "NP", "LO"))


def nearness(chances: dict[int, float]) -> Callable[..., list[ToldFacts]]:
    """Return a function from moves to their facts, on four places in a row."""
    found = Nearness(chances, ROW, NAMES)

    def ways(place: int) -> dict[int, float]:
        return {to: 1.0 for to, far in enumerate(ROW[place]) if far <= 1}

    def told(*places: int, others: tuple[int, ...] = ()) -> list[ToldFacts]:
        found_for = []
        for place in places:
            reached = Reached(ways(place), ways(HERE), [ways(one) for one in others])
            found_for.append(tuple(found.facts(place, reached, is_journey=place != HERE)))
        return told_apart(found_for)

    return told


def words(told: ToldFacts) -> list[str]:
    return [str(fact) for fact in told.facts]


def test_a_move_says_how_likely_dracula_is_there_and_within_reach_next() -> None:
    next_, here = map(words, nearness({NEXT: 0.6, NEAR: 0.3, OFF: 0.1})(NEXT, HERE))
    assert next_ == [
        "The chance that Dracula is in Naples now is 60%. By comparison: 0% for choice 2.",
        "From there, Dracula's current place is within reach next turn with a chance of 90% "
        "(above all Naples and Bari). By comparison: 30% for choice 2.",
    ]
    assert here == [], "the first one's sentences have the values of both"


def test_a_move_says_what_all_hunters_reach_with_it_and_without_it() -> None:
    told = nearness({OFF: 0.5, NEXT: 0.3, HERE: 0.2})
    assert words(told(NEXT, others=(OFF,))[0])[-1] == (
        "If the others stay, the chance that some hunter can reach Dracula's current place rises from 70% to "
        "80%."
    )
    assert "rises from 70% to" in words(told(NEXT, others=(HERE, OFF))[0])[-1]
    assert not any("some hunter can reach" in fact for fact in words(told(HERE, others=(OFF,))[0]))


def test_a_best_move_that_reaches_less_than_another_says_so() -> None:
    told = nearness({OFF: 0.6, NEAR: 0.3, HERE: 0.1})
    drawback = told(NEAR, OFF)[0].drawback
    assert drawback is not None
    assert drawback.rival == 1
    there = "choice 2 leads to where Dracula is more likely to be (60% instead of 30%)"
    assert str(drawback.words) == there
    drawback = nearness({OFF: 0.04, NEXT: 0.06, HERE: 0.9})(NEXT, HERE)[0].drawback
    assert drawback is not None
    assert str(drawback.words) == ("choice 2 leads to where Dracula is more likely to be (90% instead of 6%)")
    assert told(OFF, NEAR)[0].drawback is None


def test_nothing_within_reach_has_a_sentence_of_its_own() -> None:
    told = nearness({OFF: 0.9, NEXT: 0.1})
    none = "From here, no place where Dracula may be is within reach next turn."
    assert words(told(NEXT, HERE)[0])[-1].endswith(
        "of 10% (above all Naples). By comparison: 0% for choice 2."
    )
    assert none not in words(told(HERE, NEXT)[0]), "it does not speak for the first"
    assert none not in [fact for one in told(HERE, HERE, NEXT)[1:2] for fact in words(one)], "as the first"


def test_a_move_toward_a_far_place_says_how_far_it_is() -> None:
    told = nearness({OFF: 0.95, HERE: 0.05})
    assert "Dracula is most likely in London (95%), 4 moves from there." in words(told(NEAR)[0])
    here = "Dracula is most likely in London (95%), 3 moves from there. By comparison: 5 for choice 2."
    assert here in words(told(NEXT, HERE)[0])


def test_a_known_place_is_named_without_a_chance() -> None:
    told = nearness({OFF: 1.0})
    assert words(told(NEXT)[0]) == ["Dracula is in London, 3 moves from there."]
    assert words(told(HERE)[0]) == ["Dracula is in London, 5 moves from here."]
    assert words(told(OFF)[0]) == ["Dracula is in London now."]
    assert (
        words(nearness({NEAR: 1.0})(HERE)[0])[-1] == "Dracula is in Bari, within reach from here next turn."
    )


def test_shares_of_tickets_and_of_several_hunters_are_means_and_unions() -> None:
    one, other = certain([NEAR]), certain([NEAR, OFF])
    assert average([(one, 0.75), (other, 0.25)]) == {NEAR: 1.0, OFF: 0.25}
    assert together([{OFF: 0.5}, {OFF: 0.5, NEAR: 1.0}]) == {OFF: 0.75, NEAR: 1.0}
    coverage = Coverage({NEAR: 0.2, OFF: 0.6}, NAMES)
    assert coverage.share({NEAR: 1.0, OFF: 0.5}) == pytest.approx(0.625)
    assert str(coverage.named({NEAR: 1.0, OFF: 0.5}, but=one)) == "London"


def test_only_what_is_certain_is_100_percent_and_only_the_impossible_0() -> None:
    shown = [str(percent(chance)) for chance in (0.0, 0.004, 0.5, 0.996, 1.0)]
    assert shown == ["0", "under 1", "50", "over 99", "100"]


# --------------------------------------------------------------------------------------- the second edition


@cache
def positions() -> tuple[Observation, ...]:
    """Return the hunters' observations of a game between the policies."""
    rules = ruleset("fury2")
    found: list[Observation] = []
    for state in fury2_positions.game(2):
        if not state.agenda or len(found) > 120:
            break
        if player_to_move(state) == HUNTERS and len(legal_actions(state)) > 1:
            found.append(rules.observe(state, HUNTERS))
    return tuple(found)


def told(step: type, kind: type, word: str = "") -> set[str]:
    """Return the facts about the first action of a kind in each position with a pending step."""
    known = make_agent(ruleset("fury2"), "search:10").knowledge  # type: ignore[attr-defined]
    found = set()
    for seen in positions():
        actions = [one for one in seen.actions if isinstance(one, kind) and word in ("", one.text)]
        if isinstance(seen.agenda[-1], step) and actions:
            others = [one for one in seen.actions if one is not actions[0]]
            found |= {str(fact.words) for fact in known.facts(seen, [actions[0], *others])[0]}
    return found


def has(facts: set[str], *words: str) -> bool:
    return any(all(word in fact for word in words) for fact in facts)


def test_a_journey_of_the_second_edition_says_how_near_dracula_may_be() -> None:
    facts = told(HunterMove, Go)
    assert has(facts, "Dracula's current place is within reach next turn")
    assert has(facts, "%, with luck by train ")


def test_the_train_says_what_the_die_may_do() -> None:
    assert has(told(HunterMove, Word, "rail"), "Of the six faces of the train die one ends the turn")


def test_actions_of_the_second_edition_say_what_they_bring() -> None:
    assert has(told(HunterAction, Word, "event"), "cards in the event deck, ", " are for the hunters")
    assert has(told(HunterAction, Word, "rest"), " health.")
    assert has(told(HunterAction, Word, "nothing"), "No card is drawn")


def test_a_start_of_the_second_edition_says_how_far_a_hunter_comes() -> None:
    rules = ruleset("fury2")
    state = rules.setup(rules.checked_options({}), 1)
    known = make_agent(rules, "search:10").knowledge  # type: ignore[attr-defined]
    assert isinstance(state.agenda[-1], StartCity)
    seen = rules.observe(state, HUNTERS)
    assert has({str(fact.words) for fact in known.facts(seen, seen.actions[:1])[0]}, "one move from Alicante")


def test_what_is_left_in_the_decks_is_counted_rightly() -> None:
    for state in _states(40):
        seen = observe(state, HUNTERS)
        ours = sum(card in EVENTS.of[HUNTERS] for card in state.event_deck)
        facts = Facts(seen, Fury2Ways(seen))
        assert facts.hunters_events() == (ours, len(state.event_deck))
        assert facts.weapons_left() == (
            sum(item in WEAPONS for item in state.item_deck),
            len(state.item_deck),
        )


def _states(most: int) -> Iterator[Fury2State]:
    states = [state.clone() for state in fury2_positions.game(4) if state.agenda]
    yield from states[:: max(1, len(states) // most)]


# ---------------------------------------------------------------------------------------- the simplified game


def test_a_move_of_the_simplified_game_says_how_near_dracula_may_be_and_what_a_rest_gives() -> None:
    rules = ruleset("lite")
    known = make_agent(rules, "search:10").knowledge  # type: ignore[attr-defined]
    state, rng, found = rules.setup(rules.checked_options({}), 3), random.Random(3), set()
    for _ in range(60):
        if not state.agenda:
            break
        if player_to_move(state) == HUNTERS:
            seen = rules.observe(state, HUNTERS)
            found |= {str(fact.words) for facts in known.facts(seen, seen.actions[:6]) for fact in facts}
        state = play(state, rng.choice(legal_actions(state)))
    assert has(found, "By road or sea, ", " places are one move from ")
    assert has(found, "From there, ", "Dracula's current place is within reach next turn")
    assert has(found, "is on Dracula's trail is ")
    assert has(found, " has full life.") or has(found, " life, and a rest gives back ")
