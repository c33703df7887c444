"""Trail puzzles: answers, reasons, difficulty and themes, and positions that make no puzzle."""

from __future__ import annotations

import pytest

from furyqt.rules.core.events import Event
from furyqt.rules.core.puzzle import ALL, DENY, MUST, WHEN, Puzzle, ReasonStep, UnsolvableError
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.decks import Power
from furyqt.rules.fury3.events import (
    CardPlaced,
    DraculaRevealed,
    DraculaVanished,
    HideDenied,
    HunterMoved,
    LairMade,
    LocationRevealed,
    PlaceDenied,
    RegionNamed,
    TimePassed,
    TokenPlaced,
)
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.puzzles import explaining
from furyqt.rules.fury3.puzzles.facts import needed_facts, without
from furyqt.rules.fury3.puzzles.rating import EASIEST, HARDEST
from furyqt.rules.fury3.tables import LAND_BACK, NOWHERE, SEA_BACK, Region
from tests.rules.fury3.scenes import at
from tests.rules.fury3.test_trail_sampler import ADVANCED, seen

assert RULES.puzzles is not None
SOLVER = RULES.puzzles()
MONDAY, TUESDAY_NIGHT = TimePassed(0), TimePassed(3)
LISBON = "Monday, week 1: Dracula was in Lisbon."


def lisbon(*later: Event, cards: int = 1, game: str = "base") -> Fury3Observation:
    """Return a position after a revealed Lisbon and this many facedown city cards since."""
    told = [CardPlaced(0, LAND_BACK), MONDAY, LocationRevealed(0, at("lisbon"))]
    placed = [CardPlaced(number, LAND_BACK) for number in range(1, cards + 1)]
    trail = [(number, "rome") for number in range(cards, 0, -1)]
    return seen(trail, *told, *placed, *later, game=game)


def places(*keys: str) -> frozenset[int]:
    return frozenset(at(key) for key in keys)


def reasons(observation: Fury3Observation, puzzle: Puzzle, place: str) -> list[str]:
    return [str(text) for text in SOLVER.explain(observation, puzzle, at(place)).texts]


# ------------------------------------------------------------------------------------------ answers


def test_all_places_are_marked() -> None:
    assert SOLVER.answer(lisbon(), Puzzle(ALL)) == places("cadiz", "madrid", "santander")


def test_the_only_place_is_marked() -> None:
    denied = lisbon(PlaceDenied(at("cadiz")), PlaceDenied(at("santander")))
    assert SOLVER.answer(denied, Puzzle(MUST)) == places("madrid")


def test_a_place_some_turns_ago_is_marked() -> None:
    """From Cadiz one step before Granada: he came from Lisbon only by Cadiz or Madrid."""
    found = lisbon(LocationRevealed(2, at("alicante")), PlaceDenied(at("granada")), cards=2)
    assert SOLVER.answer(found, Puzzle(WHEN, 1)) == places("madrid")


def test_the_best_city_to_deny_is_marked() -> None:
    """Madrid has the most roads: without it the fewest cities are left two steps from Lisbon."""
    assert SOLVER.answer(lisbon(cards=2), Puzzle(DENY)) == places("madrid")


@pytest.mark.parametrize(
    ("puzzle", "position"),
    [
        (Puzzle(MUST), lisbon()),
        (Puzzle(ALL), lisbon(cards=3)),
        (Puzzle(ALL), lisbon(PlaceDenied(at("cadiz")), PlaceDenied(at("santander")))),
        (Puzzle(WHEN, 1), lisbon()),
        (Puzzle(WHEN, 2), lisbon()),
        (Puzzle(WHEN, 1), lisbon(cards=3)),
        (Puzzle(DENY), lisbon()),
        (Puzzle(DENY), lisbon(PlaceDenied(at("cadiz")))),
        (Puzzle(ALL), seen([])),
        (Puzzle(ALL), seen([(0, "rome"), (9, "rome")], CardPlaced(0, LAND_BACK))),
    ],
)
def test_a_position_without_such_an_answer_makes_no_puzzle(
    puzzle: Puzzle, position: Fury3Observation
) -> None:
    with pytest.raises(UnsolvableError):
        SOLVER.answer(position, puzzle)


def test_a_revealed_dracula_makes_no_puzzle() -> None:
    shown = lisbon(DraculaRevealed(at("madrid")))
    with pytest.raises(UnsolvableError, match="not hidden"):
        SOLVER.answer(shown, Puzzle(ALL))


# ------------------------------------------------------------------------------------------ reasons


def test_a_possible_place_is_explained_by_a_way() -> None:
    assert reasons(lisbon(), Puzzle(ALL), "madrid") == [
        f"{LISBON} From there he may have traveled like this: Lisbon → Madrid."
    ]


def test_a_way_begins_at_the_last_certain_place_and_names_each_place_once() -> None:
    """He may also have stayed where he was, if Hide is in the game."""
    shown = lisbon(game=ADVANCED["game"])
    first = "Monday, week 1: Dracula was in Lisbon"
    assert reasons(shown, Puzzle(ALL), "lisbon") == [f"{first}, and he may have stayed there."]
    later = lisbon(LocationRevealed(1, at("madrid")), cards=2)
    assert reasons(later, Puzzle(ALL), "alicante") == [
        "Monday, week 1: Dracula was in Madrid. From there he may have traveled like this: Madrid → Alicante."
    ]


# ------------------------------------------------------------------------------------------ steps


def steps(observation: Fury3Observation, puzzle: Puzzle, place: str) -> tuple[ReasonStep, ...]:
    return SOLVER.explain(observation, puzzle, at(place)).steps


def test_a_possible_way_has_a_step_for_each_move() -> None:
    begin, move = steps(lisbon(), Puzzle(ALL), "madrid")
    assert (str(begin.text), begin.reached) == (LISBON, places("lisbon"))
    assert str(move.text) == "Monday, week 1: He goes to Madrid."
    assert (move.reached, move.ways) == (places("madrid"), ((at("lisbon"), at("madrid")),))


def test_a_wave_reaches_the_answer_and_the_closed_way_is_blocked() -> None:
    """Madrid is denied: the way there is red. Cadiz was passed, so its card lies on the trail."""
    shown = lisbon(PlaceDenied(at("madrid")), cards=2)
    begin, first, second = steps(shown, Puzzle(ALL), "cadiz")
    assert begin.reached == places("lisbon")
    assert first.reached == places("cadiz", "santander")
    assert first.closed == places("madrid")
    assert first.blocked == ((at("lisbon"), at("madrid")),)
    assert "Dracula had no hideout in Madrid." in str(first.text)
    assert second.reached == SOLVER.answer(shown, Puzzle(ALL))
    assert second.closed == places("cadiz")


def test_a_place_too_far_away_is_crossed_out_in_the_last_step() -> None:
    begin, last = steps(lisbon(), Puzzle(ALL), "vienna")
    assert not begin.closed
    assert last.closed == places("vienna")
    assert not last.blocked
    assert str(last.text).endswith("No road or sea route leads from there to Vienna.")


def test_the_facts_of_a_list_are_steps_with_their_places() -> None:
    told = steps(circle(), Puzzle(ALL), "cadiz")
    assert [step.closed | step.reached for step in told] == [
        places("cadiz"),
        places("lisbon"),
        places("madrid"),
    ]


# ------------------------------------------------------------------------------------------ reasons in words


def test_a_place_excluded_by_a_card_is_explained_by_it() -> None:
    assert reasons(lisbon(), Puzzle(ALL), "vienna") == [
        f"{LISBON} Since then he has placed 1 cards with the back of a city.",
        "No road or sea route leads from there to Vienna.",
    ]


def test_a_place_behind_closed_places_is_explained_by_the_ways_there() -> None:
    """Both ways from Lisbon to Granada are closed: by a hunter, and by an answer."""
    events = (TUESDAY_NIGHT, HunterMoved(1, "road", at("madrid")), PlaceDenied(at("cadiz")))
    told = [CardPlaced(0, LAND_BACK), MONDAY, LocationRevealed(0, at("lisbon")), *events]
    later = [CardPlaced(1, LAND_BACK), CardPlaced(2, LAND_BACK), PlaceDenied(at("cadiz"))]
    position = seen([(2, "rome"), (1, "rome")], *told, *later)
    assert reasons(position, Puzzle(ALL), "granada") == [
        f"{LISBON} Since then he has placed 2 cards with the back of a city.",
        "All ways from there to Granada that his cards allow lead through Cadiz or Madrid.",
        "Tuesday night, week 1: Dracula had no hideout in Cadiz.",
        "Tuesday night, week 1: From then on Dr. Seward was in Madrid and would have seen Dracula there.",
    ]


def test_a_city_whose_card_lies_on_the_trail_cannot_be_entered_again() -> None:
    position = lisbon(LocationRevealed(1, at("cadiz")), cards=2)
    assert reasons(position, Puzzle(ALL), "lisbon") == [
        "The Lisbon card was already on his trail, so he could not go there again."
    ]


def test_a_place_is_explained_by_what_came_later() -> None:
    position = lisbon(LocationRevealed(2, at("alicante")), cards=2)
    assert reasons(position, Puzzle(WHEN, 1), "santander") == [
        "Monday, week 1: Suppose that Dracula was in Santander."
        " Monday, week 1, 1 cards later: Dracula was in Alicante.",
        "No road or sea route leads from there to Alicante.",
    ]


def test_a_place_too_near_is_explained_by_the_number_of_cards() -> None:
    """Manchester is one road from Edinburgh, and the only road from there."""
    told = [CardPlaced(0, LAND_BACK), MONDAY, LocationRevealed(0, at("edinburgh"))]
    placed = [CardPlaced(number, LAND_BACK) for number in (1, 2)]
    position = seen([(2, "rome"), (1, "rome")], *told, *placed)
    assert reasons(position, Puzzle(ALL), "manchester")[1:] == [
        "With exactly 2 such cards no way leads from there to Manchester."
    ]


def test_a_place_to_stay_is_explained_by_the_moves() -> None:
    position = lisbon()
    assert reasons(position, Puzzle(ALL), "lisbon")[1:] == [
        "Each of these cards is a move, so he could not stay in Lisbon."
    ]


def test_more_facts_than_steps_are_counted() -> None:
    """Each of the ways from Cologne to Nuremberg is closed by its own answer."""
    told = [CardPlaced(0, LAND_BACK), MONDAY, LocationRevealed(0, at("cologne"))]
    closed = [PlaceDenied(at(name)) for name in ("frankfurt", "leipzig", "strasbourg")]
    placed = [CardPlaced(number, LAND_BACK) for number in (1, 2)]
    position = seen([(2, "rome"), (1, "rome")], *told, *placed, *closed)
    assert reasons(position, Puzzle(ALL), "nuremberg")[1:] == [
        "All ways from there to Nuremberg that his cards allow lead through Frankfurt, Leipzig or "
        "Strasbourg.",
        "Monday, week 1: Dracula had no hideout in Frankfurt.",
        "2 more facts close the other ways.",
    ]
    assert [str(text) for text in SOLVER.explain(position, Puzzle(ALL), at("nuremberg")).more] == [
        "Monday, week 1: Dracula had no hideout in Leipzig.",
        "Monday, week 1: Dracula had no hideout in Strasbourg.",
    ]


def test_every_fact_is_in_the_steps() -> None:
    """A step names three closed places; the next one has the others."""
    told = [CardPlaced(0, LAND_BACK), MONDAY, LocationRevealed(0, at("cologne"))]
    around = ("frankfurt", "leipzig", "strasbourg", "amsterdam", "brussels", "hamburg", "berlin")
    placed = [CardPlaced(1, LAND_BACK)]
    closed = [PlaceDenied(at(name)) for name in around]
    steps = SOLVER.explain(seen([(1, "rome")], *told, *placed, *closed), Puzzle(ALL), at("rome")).steps
    assert str(steps[-1].text).endswith("No road or sea route leads from there to Rome.")
    position = seen([(2, "rome"), (1, "rome")], *told, *placed, CardPlaced(2, LAND_BACK), *closed[:3])
    words = [str(step.text) for step in SOLVER.explain(position, Puzzle(ALL), at("nuremberg")).steps]
    assert all(sum(name.capitalize() in text for text in words) >= 1 for name in around[:3])


def test_the_back_of_the_card_excludes_a_city() -> None:
    expected = "The card of that turn has the back of the sea, so he was not in a city."
    three = seen([(1, "adriatic_sea"), (0, "rome")], CardPlaced(0, LAND_BACK), CardPlaced(1, SEA_BACK))
    assert reasons(three, Puzzle(ALL), "vienna") == [expected]


def test_a_hunter_in_the_city_is_a_reason() -> None:
    there = lisbon(TUESDAY_NIGHT, HunterMoved(1, "road", at("madrid")))
    assert reasons(there, Puzzle(ALL), "madrid") == [
        "Tuesday night, week 1: Dr. Seward was in Madrid and would have seen Dracula there."
    ]


def test_facts_that_are_not_needed_are_left_out() -> None:
    told = lisbon(RegionNamed(Region.IBERIA), PlaceDenied(at("cadiz")), PlaceDenied(at("rome")))
    [denial] = reasons(told, Puzzle(ALL), "cadiz")
    assert denial == "Monday, week 1: Dracula had no hideout in Cadiz."


def test_none_of_the_needed_facts_is_superfluous() -> None:
    told = lisbon(
        PlaceDenied(at("cadiz")), PlaceDenied(at("rome")), PlaceDenied(at("madrid")), cards=2
    ).events
    facts = needed_facts(told, 2, at("granada"), is_advanced=False)
    assert facts is not None
    assert [str(told[n].describe()) for n in facts] == [
        "The Lisbon card is revealed.",
        "Dracula has no hideout in Cadiz.",
        "Dracula has no hideout in Madrid.",
    ]


def test_a_possible_place_needs_no_facts() -> None:
    assert needed_facts(lisbon().events, 1, at("madrid"), is_advanced=False) is None


@pytest.mark.parametrize(
    "event",
    [
        LocationRevealed(0, 3),
        PlaceDenied(3),
        RegionNamed(Region.ITALIA),
        HideDenied(),
        TokenPlaced("host", 3),
    ],
)
def test_an_answer_without_its_fact_is_nothing(event: Event) -> None:
    assert without(event) is None


@pytest.mark.parametrize("event", [HunterMoved(0, "road", 3), DraculaRevealed(3)])
def test_a_figure_without_its_fact_is_nowhere(event: Event) -> None:
    weaker = without(event)
    assert type(weaker) is type(event)
    assert getattr(weaker, "place", 3) == NOWHERE


def test_the_cards_on_the_trail_are_no_facts() -> None:
    assert without(CardPlaced(0, LAND_BACK)) == CardPlaced(0, LAND_BACK)


def circle() -> Fury3Observation:
    """Return a position in which he must have gone by Cadiz, and could come back only to its card."""
    return lisbon(PlaceDenied(at("madrid")), cards=3)


def test_one_fact_that_the_ways_cross_is_named_alone() -> None:
    """From Edinburgh the only road leads to Manchester, and back only to a card on the trail."""
    placed = [CardPlaced(number, LAND_BACK) for number in range(4)]
    told = [placed[0], MONDAY, LocationRevealed(0, at("edinburgh")), *placed[1:]]
    position = seen([(number, "rome") for number in (3, 2, 1)], *told)
    assert reasons(position, Puzzle(ALL), "manchester") == [
        "Every way to Manchester that his cards allow contradicts this fact:",
        "Monday, week 1. The Edinburgh card is revealed.",
    ]


def test_facts_that_exclude_a_place_together_are_listed() -> None:
    assert reasons(circle(), Puzzle(ALL), "cadiz") == [
        "Every way to Cadiz contradicts one of these facts:",
        "Monday, week 1. The Lisbon card is revealed.",
        "Monday, week 1. Dracula has no hideout in Madrid.",
    ]


def test_older_facts_are_counted_if_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explaining, "MOST_STEPS", 2)
    assert reasons(circle(), Puzzle(ALL), "cadiz") == [
        "Every way to Cadiz contradicts one of these facts:",
        "2 earlier facts are needed, too.",
    ]
    told = [str(text) for text in SOLVER.explain(circle(), Puzzle(ALL), at("cadiz")).more]
    assert told == [
        "Monday, week 1. Dracula has no hideout in Madrid.",
        "Monday, week 1. The Lisbon card is revealed.",
    ]


def test_a_denied_city_is_explained_by_the_numbers_left() -> None:
    position = lisbon(cards=2)
    poor, best = reasons(position, Puzzle(DENY), "alicante")
    assert poor.startswith("If Dracula has no hideout in Alicante, ")
    assert best.startswith("If Dracula has no hideout in Madrid, ")
    assert len(reasons(position, Puzzle(DENY), "madrid")) == 1


@pytest.mark.parametrize("puzzle", [Puzzle(ALL), Puzzle(MUST), Puzzle(WHEN, 2), Puzzle(DENY)])
def test_every_kind_has_a_question(puzzle: Puzzle) -> None:
    text = str(SOLVER.question(lisbon(cards=2), puzzle))
    assert text.endswith(".")
    assert ("on Monday, week 1, before his last 2 turns" in text) == (puzzle.kind == WHEN)


# -------------------------------------------------------------------------------------- difficulty and themes


def themes(observation: Fury3Observation) -> tuple[str, ...]:
    return SOLVER.themes(observation, Puzzle(ALL))


def test_themes_name_what_the_way_has() -> None:
    start = [CardPlaced(0, LAND_BACK), LocationRevealed(0, at("lisbon"))]
    sea = seen([(1, "adriatic_sea")], *start, CardPlaced(1, SEA_BACK))
    wolf = seen([(1, "rome")], *start, CardPlaced(1, LAND_BACK, Power.WOLF_FORM), game="advanced")
    lair = seen([(1, "rome")], *start, LairMade(0, 0), CardPlaced(1, LAND_BACK))
    assert themes(lisbon()) == ("road",)
    assert themes(sea) == ("sea",)
    assert "wolf" in themes(wolf)
    assert "lair" in themes(lair)
    assert "hide" in themes(lisbon(game=ADVANCED["game"]))


def test_every_theme_has_a_title() -> None:
    assert set(SOLVER.theme_titles()) == {"road", "sea", "wolf", "hide", "lair"}


def test_more_unknown_cards_are_harder() -> None:
    one, two = (
        SOLVER.difficulty(lisbon(cards=count), Puzzle(DENY if count > 1 else ALL)) for count in (1, 2)
    )
    assert EASIEST <= one < two <= HARDEST


def test_hide_makes_a_puzzle_harder() -> None:
    plain, hidden = lisbon(), lisbon(game="advanced")
    assert SOLVER.difficulty(hidden, Puzzle(ALL)) > SOLVER.difficulty(plain, Puzzle(ALL))
    assert at("lisbon") in SOLVER.answer(hidden, Puzzle(ALL))


def test_a_vanished_dracula_makes_a_puzzle_again() -> None:
    told = lisbon(DraculaRevealed(at("madrid")), DraculaVanished(), CardPlaced(2, LAND_BACK))
    assert at("madrid") not in SOLVER.answer(told, Puzzle(ALL))
