"""The facts beside a hint of a chapter: what a person can check on the map, the trail and the sheets."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from ai.agents import make_agent
from ai.knowledge.fury.chances import by_card, likeliest, some_named
from ai.knowledge.fury.coverage import Reached
from ai.knowledge.fury.questions import CityAnswer, answered, on_trail
from ai.knowledge.fury.teamwork import TOMORROW, spread, surrounding
from ai.knowledge.fury3.belief import WaysBelief
from ai.knowledge.fury3.chapters.goals import sites
from ai.knowledge.fury3.facts import Facts
from ai.knowledge.fury3.knowledge import VICTORY
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.question_facts import region_answer
from ai.knowledge.fury3.sheet_facts import blows_survived
from ai.reasons import told_apart
from furyqt.controllers.chapters.beginning import chapter_history
from furyqt.controllers.chapters.measuring import ChapterMatch, agents_of, chapter_game_of, match_record
from furyqt.rules.core.agenda import Action, advance, legal_actions, play, player_to_move
from furyqt.rules.core.observation import Observation
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.rules.fury2.actions import Go as Move
from furyqt.rules.fury2.steps.travel.hunter_moves import HunterMove
from furyqt.rules.fury3.actions import Go, PlaceChoice, Word
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import TICKET_COPIES, TICKETS, WEAPONS, EventCard
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.steps.travel.rail import rail_targets
from furyqt.rules.fury3.steps.turn.rounds import StartCity
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import CASTLE, CITIES, FIGURES, HUNTERS, STEPS_APART
from furyqt.rules.fury3.words import place_text

PLACES = ("Rome", "Paris", "Sofia", "Varna", "Milan", "Bari")
NAMES = tuple(Text("", name).with_forms({"in": Text("", f"in {name}")}) for name in PLACES)


def positions(chapter: str, game: str = "fury3", most: int = 60) -> list[tuple[Observation, object]]:
    """Return the hunters' observations in which one of them moves, each with the knowledge of the goal."""
    match = ChapterMatch(game, chapter, "hunter", "typical", "goal", "greedy", 3)
    judged = chapter_game_of(match)
    history, agents = chapter_history(match_record(match, judged, ruleset(game))), agents_of(match, judged)
    known = make_agent(ruleset(game), "search:10", aim=judged.aim).knowledge  # type: ignore[attr-defined]
    found: list[tuple[Observation, object]] = []
    while not history.is_over and len(found) < most:
        player = history.table.seats[history.seat_to_move].player
        seen = history.observation(player)
        if player == HUNTERS and isinstance(seen.agenda[-1], HunterAction | HunterMove):
            found.append((seen, known))
        history.add(seen.actions[agents[player].decide(seen, len(found)).index])
    return found


def facts(chapter: str, kind: type[Action] = Go, game: str = "fury3", most: int = 60) -> set[str]:
    """Return all facts about actions of a kind in the game's first positions."""
    return {
        str(fact.words)
        for seen, known in positions(chapter, game, most)
        for action in seen.actions
        if isinstance(action, kind)
        for fact in known.facts(seen, [action])[0]  # type: ignore[attr-defined]
    }


def has(told: set[str], *words: str) -> bool:
    return any(all(word in fact for word in words) for fact in told)


def test_a_journey_for_hideouts_says_which_past_places_may_be_there_and_near() -> None:
    told = facts("shadow-01", most=8)
    assert has(told, "The chance that one of his hideouts is in ", "%")
    assert has(told, "The best route from there, ", " hideouts on average by day ")
    assert not has(told, "Dracula is"), "where he is now is not the goal"


def test_a_journey_for_boxes_says_how_likely_one_is_there_and_who_can_search_the_others() -> None:
    told = facts("shadow-04", most=8)
    assert has(told, "The chance that a box is hidden in Liverpool is ", "%")
    assert has(told, " cities that may hide a box can then be searched by day ")


def test_a_journey_for_a_meeting_says_how_likely_dracula_is_near() -> None:
    told = facts("shadow-06", most=12)
    assert has(told, "After his next move, Dracula is within reach from there tomorrow with a chance of ")
    assert not has(told, "The hunters have traveled once;"), "thirteen journeys are far away"
    assert has(facts("shadow-06"), "It is journey ", " of the 12 that the chapter allows.")


def test_a_hunter_who_stays_has_a_reason_on_the_sheet() -> None:
    told = facts("shadow-05", Word, most=12)
    assert has(told, "A ticket ") or has(told, "; a ticket adds little.")
    assert has(told, " damage, and resting heals ")


def told_about(seen: Any, known: Any, actions: Sequence[Action]) -> list[set[str]]:
    """Return the sentences about each action beside the others."""
    found = told_apart(known.facts(seen, actions))
    return [{str(fact) for fact in (*one.facts, *one.against)} for one in found]


def test_that_a_ticket_brings_nothing_is_told_of_the_best_choice_too() -> None:
    best, later = set[str](), set[str]()
    for seen, known in positions("shadow-01", most=8):
        reserve, others = Word("reserve"), [one for one in seen.actions if isinstance(one, Go)]
        if reserve in seen.actions and others:
            best |= told_about(seen, known, [reserve, *others])[0]
            later |= told_about(seen, known, [others[0], reserve])[1]
    assert has(later, "With a ticket, no further place ")
    assert has(best, "With a ticket, no further place ")


def test_a_ticket_brings_what_the_tickets_of_the_pool_bring_on_average() -> None:
    seen: Any = positions("shadow-06", most=1)[0][0]
    sheet = seen.hunters[seen.agenda[-1].hunter]
    bare = replace(seen, hunters=tuple(replace(one, tickets=()) for one in seen.hunters))
    facts = Facts(bare, WaysBelief(bare), VICTORY)
    place, found = sheet.place, facts.ways_of(Word("reserve"))
    by_road = facts.ways_of(Word("rest"))
    assert found is not None
    assert by_road is not None
    for city, often in found.items():
        goes = [
            city in {*by_road, *rail_targets(bare.position, place, *TICKETS[ticket])} for ticket in range(5)
        ]
        assert often == pytest.approx(
            sum(copies for copies, does in zip(TICKET_COPIES, goes, strict=True) if does) / sum(TICKET_COPIES)
        )
    assert set(found) > set(by_road)


def test_what_the_item_deck_still_has_of_weapons_is_counted_rightly() -> None:
    match = ChapterMatch("fury3", "shadow-05", "hunter", "typical", "goal", "greedy", 3)
    history = chapter_history(match_record(match, chapter_game_of(match), ruleset("fury3")))
    seen: Any = history.observation(HUNTERS)
    deck = history.state.item_deck  # type: ignore[attr-defined]
    facts = Facts(seen, WaysBelief(seen), VICTORY)
    assert facts.weapon_chance(1) == pytest.approx(sum(item in WEAPONS for item in deck) / len(deck))


def test_the_basis_of_a_chapter_is_what_it_seeks() -> None:
    for chapter, words in (("shadow-01", "likeliest hideouts: "), ("shadow-04", "boxes are still hidden; ")):
        seen, known = positions(chapter, most=2)[-1]
        assert any(words in str(sentence) for sentence in known.basis(seen))  # type: ignore[attr-defined]
        assert known.terms(known.belief(seen)).believed(seen) == {}  # type: ignore[attr-defined]


def test_a_question_about_a_city_says_what_each_answer_leaves() -> None:
    seen: Any = positions("shadow-06", most=12)[-1][0]
    belief = WaysBelief(seen)
    cards = [spot.id for spot in seen.trail if spot is not None]
    for city, chance in belief.places().items():
        answer = answered(belief, cards, city)
        assert answer is not None
        assert answer.chance >= chance - 1e-6 or city not in CITIES
        assert len(answer.no) <= answer.all == len(belief.places())
        left = sum(chance for place, chance in belief.places().items() if place in answer.no)
        assert answer.excluded == pytest.approx(1 - left, abs=1e-6)


def test_the_places_that_a_no_leaves_are_named_if_they_are_few() -> None:
    answer = CityAnswer(0.6, 1.0, (0, 2), 5, 0.7)
    told = [str(fact.words) for fact in on_trail(1, NAMES, answer, 0.6)]
    assert told[0].endswith("of the 5 places where he may be now, a yes leaves about 1, a no 2.")
    assert told[1] == (
        "After a no, Dracula can only be in Rome or in Sofia; that excludes places with a total chance of "
        "70%."
    )
    many = [str(one.words) for one in on_trail(1, NAMES, CityAnswer(0.6, 1.0, (0, 1, 2, 3, 4), 6, 0.1), 0.6)]
    assert many[1:] == ["A no excludes places with a total chance of 10%."]


def test_facts_that_hold_for_all_choices_alike_are_left_out() -> None:
    for seen, known in positions("shadow-06", most=12):
        staying = [one for one in seen.actions if one in (Word("reserve"), Word("supply"))]
        rides = [one for one in seen.actions if isinstance(one, Go)][:3]
        first, *others = told_about(seen, known, [*rides, *staying])
        assert not any(first & facts for facts in others)


def test_a_starting_city_says_how_far_a_hunter_comes() -> None:
    rules = ruleset("fury3")
    state = rules.setup(rules.checked_options({"game": "advanced"}), 1)
    known, told = make_agent(rules, "search:10").knowledge, []  # type: ignore[attr-defined]
    while isinstance(state.agenda[-1], StartCity):
        seen = rules.observe(state, HUNTERS)
        told.append([str(fact.words) for fact in known.facts(seen, seen.actions[:1])[0]])
        advance(state, seen.actions[0])
    assert len(told) == len(FIGURES)
    assert all(any(" are within a day's journey." in fact for fact in facts) for facts in told)
    assert not any("hunter" in fact for fact in told[0])
    assert told[0][0].endswith(" are at most two moves away.")
    assert all(facts[0].endswith("so that the team gains none.") for facts in told[1:]), "the same city"


def test_a_start_counts_the_cities_that_no_other_hunter_covers() -> None:
    cities = set(CITIES)
    far = spread(0, NAMES[0], [1], cities, STEPS_APART)
    near = {city for city in cities if 0 <= STEPS_APART[0][city] <= 2}
    new = near - {city for city in cities if 0 <= STEPS_APART[1][city] <= 2}
    assert far.value == (len(near), len(new))
    assert spread(0, NAMES[0], [0], cities, STEPS_APART).value[1] == 0  # type: ignore[index]


def test_hunters_surround_the_likeliest_place() -> None:
    roads = ((1, 2, 3), (0,), (0,), (0,))
    others = [{0: 1.0, 1: 1.0}]
    mina = [Text("", "Mina").with_forms({"told": Text("", "Mina")})]
    reached = Reached({0: 1.0, 2: 1.0}, {3: 1.0}, others, mina)
    named = [name.with_forms({"to": Text("", f"to {name}")}) for name in NAMES]
    joined, guarded = surrounding(3, {0: 0.6, 1: 0.4}, reached, roads, named, TOMORROW)
    assert str(joined.words) == "If Dracula moves to Rome, Mina can come there tomorrow, too."
    assert (guarded.value, guarded.words) == (2, None), "one city more and another one less"
    stays = Reached({3: 1.0, 2: 1.0}, {}, others, mina)
    guarded = list(surrounding(3, {0: 0.6, 1: 0.4}, stays, roads, named, TOMORROW))[-1]
    assert str(guarded.words).endswith("hunters can then be in 3 tomorrow instead of 1.")
    assert not list(surrounding(3, {0: 0.2, 1: 0.2}, reached, roads, named, TOMORROW)), "unlikely"


def test_the_share_of_draculas_event_cards_is_that_of_the_deck() -> None:
    rules = ruleset("fury3")
    state: Any = rules.setup(rules.checked_options({}), 4)
    guide = PolicyGuide(random.Random(4), 0.15)
    checked = 0
    while state.agenda and checked < 40:
        if player_to_move(state) == HUNTERS and isinstance(state.agenda[-1], HunterAction):
            seen: Any = rules.observe(state, HUNTERS)
            facts = Facts(seen, WaysBelief(seen), VICTORY)
            ours = sum(card in EVENTS.of[HUNTERS] for card in (*state.event_deck, *state.event_buried))
            whole = len(state.event_deck)
            assert facts.dracula_event_chance() == pytest.approx(max(0.0, 1 - ours / whole) if whole else 0.0)
            checked += 1
        state = play(state, guide.choose(state, legal_actions(state)))
    assert checked


def test_hypnosis_before_a_trance_tells_little_that_is_new() -> None:
    seen: Any = positions("shadow-06", most=1)[0][0]
    before, after = seen, replace(seen, time=seen.time + 2)
    told = [
        [str(fact.words) for fact in region_answer(one, {0: 0.5, 9: 0.5}, EventCard.HYPNOSIS)]
        for one in (before, after)
    ]
    anyway = "At the next dawn the trance names his region anyway."
    assert told[0][1:] == [anyway], "on day 2, 4 and so on"
    assert anyway not in told[1]
    assert not list(region_answer(seen, {0: 1.0}, EventCard.SPEEDY_TELEGRAPH))


def test_a_rest_says_how_many_blows_a_hunter_survives() -> None:
    seen: Any = positions("shadow-06", most=1)[0][0]
    for damage, told in ((1, "can take 3 of them, after a rest 4."), (2, "3 of them, after a rest 4.")):
        sheets = [replace(sheet, damage=damage) for sheet in seen.hunters]
        hurt = replace(seen, hunters=tuple(sheets))
        facts = [str(fact.words) for fact in Facts(hurt, WaysBelief(hurt), VICTORY).rest(1)]
        assert told in facts[-1]
    assert [blows_survived(left) for left in (1, 2, 3, 4, 5)] == [0, 0, 1, 1, 2]


def test_scouts_are_asked_where_a_box_may_be() -> None:
    seen, known = positions("shadow-04", most=1)[0]
    open_ = sites(seen)[1]  # type: ignore[arg-type]
    asked = tuple(PlaceChoice(city) for city in sorted(CITIES))
    scouting: Any = replace(seen, agenda=(Scouting(1),), actions=asked)
    assert {action.to for action in known.worth_trying(scouting)} == open_  # type: ignore[attr-defined]
    first = next(action for action in asked if action.to in open_)
    (told,) = known.facts(scouting, [first])  # type: ignore[attr-defined]
    left = len(open_) - 1
    assert str(told[0].words).startswith(f"The chance that a box is {place_text(first.to).form('in')} is ")
    assert str(told[0].words).endswith(f"%; a no leaves {left} cities.")


def test_at_castle_dracula_hunters_draw_nothing() -> None:
    seen: Any = positions("shadow-06", most=1)[0][0]
    castle = Facts(seen, WaysBelief(seen), VICTORY).gives(1, CASTLE)
    assert str(castle.words) == "At Castle Dracula hunters can neither take supplies nor reserve a ticket."
    assert castle.merit == -2


def test_the_text_of_a_card_is_quoted_as_the_cards_own() -> None:
    (fact,) = by_card(Text("", "Weapon: 2 damage."))
    assert str(fact.words) == "According to the card: Weapon: 2 damage."
    assert not list(by_card(None))


def test_the_chapter_of_the_second_edition_names_houses_and_the_servant() -> None:
    told = facts("shadow-10b", Move, "fury2", most=16)
    assert has(told, " is one of the ", " cities that may hide a house.")
    assert has(told, "The Servant is in ")
    assert has(told, "The nearest city that may hide a house is ") or has(
        told, "One move from there, a house may be"
    )


@pytest.mark.parametrize(
    ("places", "words"),
    [((), ""), ((0, 2), "in Rome or in Sofia"), ((0, 1, 2, 3), "in Rome, in Paris, in Sofia or in Varna"),
     ((0, 1, 2, 3, 4), "in Rome, in Paris, in Sofia or in two other cities")],
)  # fmt: skip
def test_many_places_are_named_as_a_few_and_a_number(places: tuple[int, ...], words: str) -> None:
    assert str(some_named(places, NAMES)) == words


def test_unlikely_places_are_not_named() -> None:
    assert str(likeliest({0: 0.5, 1: 0.02, 2: 0.2}, NAMES)) == "Rome 50% and Sofia 20%"
    assert likeliest({1: 0.02}, NAMES) is None
