"""The sheets of the third edition: hands, abilities, and the hunters who have acted or are delayed."""

from __future__ import annotations

from furyqt.rules.fury3.decks import HAND, ON_HIDEOUT, Deck, Encounter, EventCard
from furyqt.rules.fury3.events import CardMoved, CardShown
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, HUNTERS
from furyqt.views.boards import board
from furyqt.views.picture import CardFace, Figure
from tests.rules.fury3.scenes import do, scene
from tests.views.pictures import Shown

HERE = board("fury3")


def picture(state: Fury3State, player: int = HUNTERS) -> Shown:
    """Return the picture that a player sees."""
    return Shown(HERE.picture(observe(state, player)))


def figure(state: Fury3State, number: int, player: int = HUNTERS) -> Figure:
    """Return the sheet of a figure as a player sees it."""
    return picture(state, player).figures[number]


def keys(cards: tuple[CardFace, ...]) -> list[str]:
    """Return the keys of cards; that of a back is empty."""
    return [card.key for card in cards]


def usable(state: Fury3State, number: int) -> list[str]:
    """Return the abilities that can be used now."""
    return [str(ability.name) for ability in figure(state, number).abilities if ability.is_usable]


def test_a_hunters_hand_is_visible_to_the_hunters_and_hidden_from_dracula() -> None:
    state = scene(
        items={"mina": ("rifle", "dogs")}, events={"mina": ("long_night",)}, tickets={"mina": ("3/2",)}
    )
    own, seen = figure(state, 3), figure(state, 3, DRACULA)
    assert keys(own.hand) == ["item:rifle", "item:dogs", "event:long_night"]
    assert keys(own.tickets) == ["ticket:3/2"]
    assert keys(seen.hand) == ["", "", ""]
    assert [card.kind for card in seen.hand] == ["item", "item", "event"]
    assert [card.is_back for card in seen.tickets] == [True]


def test_a_card_revealed_by_a_weakened_hunter_is_marked() -> None:
    state = scene(
        items={"seward": ("rifle", "rifle", "dogs")},
        sheets={"seward": {"bites": 1, "shown_item": 0}},
    )
    assert [[str(mark) for mark in card.marks] for card in figure(state, 1).hand] == [["revealed"], [], []]
    assert keys(figure(state, 1, DRACULA).hand) == ["", "", "item:rifle"]
    assert [str(mark) for mark in figure(state, 1, DRACULA).hand[2].marks] == ["revealed"]


def test_draculas_hand_is_hidden_from_the_hunters_and_his_powers_are_open() -> None:
    state = scene(
        "dracula",
        events={"dracula": ("roadblock",)},
        trail=("feed", "prague", "hide", "rome"),
        options={"game": "advanced"},
    )
    own, seen = figure(state, 4, DRACULA), figure(state, 4, HUNTERS)
    assert keys(own.hand)[5:] == ["event:roadblock", *(f"power:{p}" for p in POWERS)]
    marks = {card.key: [str(mark) for mark in card.marks] for card in own.hand}
    assert marks["power:feed"] == ["on space 2 of the trail"]
    assert marks["power:hide"] == ["on space 4 of the trail"]
    assert marks["power:wolf_form"] == []
    assert keys(seen.hand) == [""] * 6
    assert [card.kind for card in seen.hand] == ["encounter"] * 5 + ["dark_event"]


POWERS = ("feed", "dark_call", "wolf_form", "misdirect", "hide")


def test_bites_name_the_number_that_defeats() -> None:
    state = scene(sheets={"helsing": {"bites": 2}})
    assert [figure(state, hunter).bites for hunter in range(5)] == [(0, 2), (0, 2), (2, 3), (0, 1), (0, 0)]


def test_abilities_are_highlighted_when_they_can_be_used() -> None:
    together = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "vienna")
    state = scene(
        places=together,
        sheets={"seward": {"damage": 2}, "godalming": {"damage": 1}},
        events={"mina": ("long_night",)},
    )
    assert usable(state, 0) == ["Wealth", "Good connections"]
    assert usable(state, 1) == ["Physician"]
    state = do(state, "pass")
    assert usable(state, 0) == []
    assert usable(state, 1) == ["Physician"]
    state = do(state, "pass")
    assert usable(state, 1) == []
    assert usable(state, 2) == ["Leader"]
    state = do(state, "pass")
    assert usable(state, 3) == ["Psychic Bond"]
    assert not any(ability.is_usable for ability in figure(state, 3, DRACULA).abilities)


def test_abilities_without_effect_are_not_highlighted() -> None:
    state = scene(places={"godalming": "plymouth", "mina": "athens"})
    assert usable(state, 0) == ["Good connections"]
    state = do(state, "pass", "pass", "pass")
    assert usable(state, 3) == []


def test_hunters_are_marked_after_they_have_acted() -> None:
    state = scene("day")
    assert [figure(state, hunter).has_acted for hunter in range(4)] == [False] * 4
    state = do(state, "pass", "pass")
    assert [figure(state, hunter).has_acted for hunter in range(4)] == [True, True, False, False]
    state = do(state, "pass", "pass")
    assert [figure(state, hunter).has_acted for hunter in range(4)] == [False] * 4


def test_a_hunter_with_a_second_action_left_is_not_marked() -> None:
    state = do(scene("dawn", events={"mina": ("renewed_vigor",)}), "mina>renewed_vigor")
    assert [action.text for action in observe(state, HUNTERS).actions if action.text == "reserve"]
    state = do(state, "reserve")
    assert not figure(state, 0).has_acted
    assert figure(do(scene("day"), "reserve", "no"), 0).has_acted


def test_a_hunter_is_not_marked_before_his_last_action_is_over() -> None:
    state = do(scene("day"), "reserve")
    assert [option.text for option in observe(state, HUNTERS).actions] == ["no", "yes"]
    assert not figure(state, 0).has_acted
    assert figure(state, 0).active
    assert figure(do(state, "no"), 0).has_acted
    full = {"tickets": {"godalming": ("3/2", "2/1")}}
    state = do(scene("day", **full), "reserve", "no")
    assert str(observe(state, HUNTERS).agenda[-1].prompt(state)).startswith("Lord Godalming has too many")
    assert not figure(state, 0).has_acted


def test_a_hunter_who_is_answered_by_dracula_is_not_marked() -> None:
    state = scene("day", places={"godalming": "paris"}, events={"dracula": ("wild_horses",)})
    state = do(state, "road:LE")
    assert observe(state, DRACULA).to_move == DRACULA
    assert not figure(state, 0, DRACULA).has_acted


def still_to_act(state: Fury3State) -> str:
    """Return the reminder of the hunters who have not acted."""
    notes = [str(note) for note in HERE.turn_notes(observe(state, HUNTERS))]
    return next((note for note in notes if note.startswith("still to act")), "")


def test_hunters_still_to_act_are_named_to_the_last() -> None:
    state = scene("day")
    assert still_to_act(state) == "still to act: Dr. Seward, Van Helsing, Mina Harker"
    state = do(state, "pass", "pass")
    assert still_to_act(state) == "still to act: Mina Harker"
    assert not still_to_act(do(state, "pass"))


def test_only_hunters_who_can_act_are_still_to_act() -> None:
    places, sheets = {"helsing": "north_sea"}, {"seward": {"defeated": True}}
    assert still_to_act(scene("day", places=places)).count("Van Helsing") == 1
    assert still_to_act(scene("night", places=places)) == "still to act: Dr. Seward, Mina Harker"
    assert still_to_act(scene("day", sheets=sheets)) == "still to act: Van Helsing, Mina Harker"


def test_a_delayed_hunter_lies_down() -> None:
    state = scene(sheets={"mina": {"delayed": True}, "helsing": {"defeated": True}})
    assert {piece.id: piece.is_lying for piece in picture(state).pieces} == {
        "G": False, "S": False, "H": True, "M": True,
    }  # fmt: skip


def test_cards_that_dracula_has_shown_are_faceup_until_one_of_them_may_be_gone() -> None:
    state = scene(events={"dracula": ("false_tip", "wild_horses")}, encounters=["rats", "spy"])
    state.tell(CardShown, Deck.EVENT, EventCard.FALSE_TIP, HAND[DRACULA_FIGURE])
    state.tell(CardShown, Deck.ENCOUNTER, Encounter.RATS, HAND[DRACULA_FIGURE])
    shown = figure(state, 4).hand
    assert keys(shown) == ["encounter:rats", "", "event:false_tip", ""]
    assert [len(card.marks) for card in shown] == [1, 0, 1, 0]
    state.tell(CardMoved, Deck.ENCOUNTER, Encounter.SPY, HAND[DRACULA_FIGURE], ON_HIDEOUT)
    assert keys(figure(state, 4).hand) == ["", "", "event:false_tip", ""]
    assert not any(card.marks for card in figure(state, 4, DRACULA).hand)
