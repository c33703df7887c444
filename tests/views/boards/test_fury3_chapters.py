"""The board shows every chapter: closed places, absent hunters, boxes, and evidence that is true."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from furyqt.rules.core.agenda import is_over, legal_actions, play
from furyqt.rules.fury3 import RULES, events
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX, ChapterRules
from furyqt.rules.fury3.decks import Encounter
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State, Hideout, PlacedEncounter
from furyqt.rules.fury3.tables import CITIES, DRACULA, HUNTERS, MINA, NOWHERE, Region
from furyqt.views.boards import board
from furyqt.views.picture import UNKNOWN_PLACE, Evidence, FigurePanel, MapPanel
from tests.rules.fury3.chapters.chapters import NUMBERS, staged, terms
from tests.rules.fury3.scenes import at, do, scene

HERE = board("fury3")


def positions(number: int, step: int, most: int = 160) -> Iterator[Fury3State]:
    """Yield positions of a random game of a chapter."""
    rng, state = random.Random(number), staged(number, number, terms("typical"))
    for ply in range(most):
        if is_over(state):
            break
        if ply % step == 0:
            yield state
        state = play(state, rng.choice(legal_actions(state)))


@pytest.mark.parametrize("number", NUMBERS)
def test_the_board_shows_and_tells_every_chapter(number: int) -> None:
    for state in positions(number, 29):
        for player in (HUNTERS, DRACULA):
            seen = observe(state, player)
            assert HERE.panels(seen)
            for event in seen.events:
                assert "{" not in str(event.describe())
                assert HERE.story.importance(seen, event) >= 0
                assert HERE.event_rank(event) in ("", "good", "bad", "round")
            for action in seen.actions:
                assert HERE.subject(seen, action)
            for one in HERE.unavailable(seen):
                assert "{" not in str(one.reason)
            for sentences in RULES.summarize(seen).values():
                assert not any("{" in str(sentence) for sentence in sentences)


def is_true(line: Evidence, ends: list[int]) -> bool:
    """Whether a line agrees with Dracula's places at the end of each of his turns."""
    if line.claim == "out":
        return not {ends[-1 - age] for age in range(line.turn, line.oldest + 1)} & set(line.places)
    return line.claim != "in" or ends[-1 - line.turn] in line.places


@pytest.mark.parametrize("number", [3, 4, 10, 7])
def test_the_evidence_of_a_chapter_with_boxes_is_true(number: int) -> None:
    rng, state, ends = random.Random(4), staged(number, 4), list[int]()
    for ply in range(220):
        if is_over(state):
            break
        state = play(state, rng.choice(legal_actions(state)))
        placed = [event for event in state.told or () if isinstance(event, events.CardPlaced)]
        turns = sum(not event.bat for event in placed)
        ends += [NOWHERE] * (turns - len(ends))
        if ends:
            ends[-1] = next((spot.place for spot in state.trail if spot and spot.place >= 0), NOWHERE)
        if ply % 5 == 0 and not any(event.bat for event in placed):
            for line in HERE.evidence(observe(state, HUNTERS)):
                assert is_true(line, ends), str(line.text)


def test_a_box_that_was_found_is_no_part_of_draculas_way() -> None:
    state = scene("day", places={"godalming": "vienna"}, trail=("paris",))
    box = Hideout(FIRST_BOX, at("prague"), contents=(PlacedEncounter(Encounter.HOAX),))
    state.lairs = (box, None, None)
    state = do(state, "road:PR")
    lines = [(str(line.text), line.claim) for line in HERE.evidence(observe(state, HUNTERS))]
    assert lines[0] == ("Lord Godalming found a box of earth in Prague.", "")


def test_a_trance_is_evidence_of_mina_and_not_of_dracula() -> None:
    state = scene(trail=("prague",))
    state.told = (events.TranceBegan(MINA), events.RegionNamed(Region.AUSTRO_HUNGARY))
    lines = [str(line.text) for line in HERE.evidence(observe(state, HUNTERS))]
    assert lines == ["In a trance Mina Harker saw Dracula in Austria-Hungary."]
    state.told += (events.RegionNamed(Region.AUSTRO_HUNGARY),)
    assert "Dracula said" in str(HERE.evidence(observe(state, HUNTERS))[0].text)


def test_a_closed_place_says_so() -> None:
    state = scene(
        places={"godalming": "london"}, chapter=ChapterRules(closed=(at("manchester"), at("paris")))
    )
    seen = observe(state, HUNTERS)
    assert str(HERE.reason(seen, at("manchester"))) == "Manchester is closed."
    assert "Closed: Manchester, Paris." in [str(text) for text in RULES.summarize(seen)["tokens"]]


def test_ways_that_a_chapter_closes_have_their_reason() -> None:
    shut = ChapterRules(closed=tuple(sorted(CITIES - {at("london")})))
    found = {
        str(one.name): str(one.reason) for one in HERE.unavailable(observe(scene(chapter=shut), HUNTERS))
    }
    assert found["Move by road"] == "All these ways are closed."
    trains = scene(tickets={"godalming": ["3/2"]}, chapter=ChapterRules(forbid=("rail",)))
    found = {str(one.name): str(one.reason) for one in HERE.unavailable(observe(trains, HUNTERS))}
    assert found["Move by railway"] == "This challenge is played without trains."
    assert str(HERE.reason(observe(trains, HUNTERS), at("edinburgh"))) == found["Move by railway"]


def test_an_absent_hunter_is_marked_in_words_and_not_on_the_map() -> None:
    seen = observe(staged(3), HUNTERS)
    table = next(panel for panel in HERE.panels(seen) if isinstance(panel, MapPanel))
    assert [piece.id for piece in table.pieces] == ["G", "S", "H"]
    panel = next(panel for panel in HERE.panels(seen) if isinstance(panel, FigurePanel))
    mina = panel.figures[MINA]
    assert (str(mina.sentence), str(mina.status)) == ("Mina Harker; takes no part", "takes no part")
    assert mina.place == UNKNOWN_PLACE
    assert "takes no part" not in str(panel.figures[0].sentence)
    assert "Mina Harker takes no part." in [str(text) for text in RULES.summarize(seen)["hunters"]]


def test_the_cities_where_a_box_may_be_are_listed() -> None:
    seen = observe(staged(4), HUNTERS)
    assert any(str(text).startswith("A box may be here") for text in RULES.summarize(seen)["tokens"])


def test_the_map_marks_the_cities_where_a_box_may_be() -> None:
    seen = observe(staged(4), HUNTERS)
    panel = next(panel for panel in HERE.panels(seen) if isinstance(panel, MapPanel))
    marked = {badge.place for badge in panel.badges if badge.kind == "box"}
    assert marked == set(seen.chapter.candidates)
    assert len(marked) > 5
    ordinary = next(one for one in HERE.panels(observe(scene(), HUNTERS)) if isinstance(one, MapPanel))
    assert not [badge for badge in ordinary.badges if badge.kind == "box"]
