"""The story of a turn: which events come first, and the ways of the pieces."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from furyqt.rules.core.agenda import legal_actions, play, player_to_move
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.fury3 import events
from furyqt.rules.fury3.decks import HAND, PILE, TABLE, Deck, EventCard
from furyqt.rules.fury3.events.fact import Fact
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS, NOWHERE
from furyqt.rules.lite import events as lite_events
from furyqt.views.boards import board
from furyqt.views.boards.fury3.story import WEIGHTS
from furyqt.views.panels.playback.recap import Deed, StoryLine, most_important, telling
from furyqt.views.picture import PieceWay
from tests.rules.fury3.scenes import at, do, scene

RULES = ruleset("fury3")
STORY = board("fury3").story
SEEN = {player: RULES.observe(scene("day"), player) for player in (HUNTERS, DRACULA)}
TICKET = events.CardMoved(Deck.TICKET, 1, PILE, HAND[0])
PLAYED = events.CardMoved(Deck.EVENT, EventCard.DEVILISH_POWER, HAND[4], TABLE)
UNSEEN_MOVE = events.CardPlaced(3, -2)


def first(told: list[Event], viewer: int) -> list[str]:
    deeds = [Deed(event, STORY.importance(SEEN[viewer], event)) for event in told]
    return [type(deed.event).__name__ for deed in most_important(deeds)]


def test_the_three_most_important_sentences_in_their_order() -> None:
    told = [TICKET, UNSEEN_MOVE, PLAYED, events.HunterBitten(2), TICKET, events.TimePassed(3)]
    assert first(told, HUNTERS) == ["CardPlaced", "CardMoved", "HunterBitten"]


def test_all_that_counts_is_told_in_order_and_no_sentence_twice_in_a_row() -> None:
    told = [TICKET, UNSEEN_MOVE, TICKET, TICKET, events.TimePassed(3), PLAYED]
    deeds = [Deed(event, STORY.importance(SEEN[HUNTERS], event)) for event in told]
    assert [deed.event for deed in telling(deeds)] == [TICKET, UNSEEN_MOVE, TICKET, PLAYED]


@pytest.mark.parametrize(("words", "name", "markup"), [
    ("Mina goes to Paris.", "Paris", 'Mina goes to <a href="7">Paris</a>.'),
    ("A combat begins.", "Paris", 'A combat begins. (<a href="7">Paris</a>)'),
    ("“A & B” in the sea.", "A & B", '“<a href="7">A &amp; B</a>” in the sea.'),
])  # fmt: skip
def test_each_sentence_has_its_place(words: str, name: str, markup: str) -> None:
    assert StoryLine(words, 7, name).markup == markup
    assert "href" not in StoryLine(words).markup


def test_drawn_tickets_tell_less_than_anything_a_figure_does() -> None:
    told: list[Event] = [
        events.HunterMoved(0, "road", 3),
        events.Searched(1, 4),
        events.ActionTaken(2, "rest"),
    ]
    assert "CardMoved" not in first([*told, *10 * [TICKET]], DRACULA)


def test_hunters_hear_of_dracula_before_their_fellows() -> None:
    told = [UNSEEN_MOVE, events.HunterMoved(0, "road", 3)]
    deeds = [Deed(event, STORY.importance(SEEN[HUNTERS], event)) for event in told]
    assert [deed.event for deed in most_important(deeds, 1)] == [UNSEEN_MOVE]


def test_time_alone_is_told_only_if_nothing_else_has_happened() -> None:
    assert first([events.TimePassed(3), TICKET], HUNTERS) == ["CardMoved"]
    assert first([events.TimePassed(3)], HUNTERS) == ["TimePassed"]


def test_no_sentence_comes_twice_and_equals_come_newest_first() -> None:
    one, two = events.HunterMoved(0, "road", 3), events.HunterMoved(1, "road", 4)
    deeds = [Deed(one, 1), Deed(two, 1), Deed(one, 1, known=9)]
    assert most_important(deeds) == (deeds[1], deeds[2])
    assert most_important(deeds[:2], 1) == (deeds[1],)
    bad = Deed(one, 1, "bad")
    assert most_important([bad, deeds[1]], 1) == (bad,)


def test_every_kind_of_event_has_a_weight() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    by_contents = {events.CardMoved}
    assert kinds - by_contents - {Fact} == set(WEIGHTS)


# ------------------------------------------------------------------------------------------------------ ways


def play_to_day(state: Fury3State) -> Fury3State:
    """Dracula takes his first actions until the hunters move."""
    while player_to_move(state) == DRACULA:
        state = play(state, legal_actions(state)[0])
    return state


def test_the_way_of_a_hunter_has_all_its_places() -> None:
    state = scene("day", places={"godalming": "genoa"}, trail=["prague"])
    state = do(state, "road:MI", *7 * ["pass"])
    state = play_to_day(state)
    known = len(RULES.observe(state, DRACULA).events)
    (way,) = STORY.ways(RULES.observe(do(state, "road:VE"), DRACULA), known)
    assert way == PieceWay("G", 0, (at("milan"), at("venice")))


@pytest.mark.parametrize(("told", "found"), [
    ([events.DraculaRevealed(3), events.CardPlaced(5, 4, faceup=True)], [(3, 4)]),
    ([events.DraculaRevealed(3), events.CardPlaced(5, -2)], []),
    ([events.DraculaRevealed(3), events.DraculaVanished(), events.DraculaRevealed(4)], []),
    ([events.HunterMoved(1, "road", 3), events.HunterMoved(1, "rail", 5), events.HunterMoved(1, "sea", 3)],
     [(3, 5, 3)]),
    ([events.HunterMoved(1, "start", NOWHERE), events.HunterMoved(1, "road", 3)], []),
])  # fmt: skip
def test_only_seen_steps_are_drawn(told: list[Event], found: list[tuple[int, ...]]) -> None:
    observation = RULES.observe(scene("day"), HUNTERS)
    observation = replace(observation, events=tuple(told))
    assert [way.places for way in STORY.ways(observation, 0)] == found


def test_earlier_steps_only_give_the_start() -> None:
    observation = RULES.observe(scene("day"), HUNTERS)
    told = [
        events.HunterMoved(1, "road", 3),
        events.HunterMoved(1, "road", 5),
        events.HunterMoved(1, "road", 6),
    ]
    observation = replace(observation, events=tuple(told))
    assert [way.places for way in STORY.ways(observation, 2)] == [(5, 6)]


def test_the_simplified_game_has_ways_and_weights() -> None:
    rules, story = ruleset("lite"), board("lite").story
    state = rules.setup(rules.checked_options({}), 1)
    while not any(isinstance(e, lite_events.RoundEnded) for e in state.told or ()):
        state = play(state, legal_actions(state)[0])
    known = len(state.told or ())
    for _ in range(4):
        state = play(state, legal_actions(state)[-1])
    observation = rules.observe(state, 1)
    ways = story.ways(observation, known)
    moved = {way.piece: way.places[-1] for way in ways}
    assert moved
    assert all(observation.places["GSHM".index(piece)] == place for piece, place in moved.items())
    assert all(len(way.places) > 1 for way in ways)
    assert story.importance(observation, lite_events.RoundEnded(1, 300)) == 0
    assert story.importance(observation, lite_events.DraculaMet(0, 30)) > story.importance(
        observation, lite_events.HunterMoved(0, 3)
    )
