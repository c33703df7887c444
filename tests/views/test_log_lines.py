"""The lines of the log: equal events in a row are one line, and a roll is left out if its total follows."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.fury2.decks import HAND, HIDDEN, PILE, Deck
from furyqt.rules.fury2.events import CardMoved, CombatRolled, DiceRolled, PlaceDenied, TimePassed
from furyqt.rules.fury2.tables import DRACULA_FIGURE
from furyqt.views.boards.fury2 import BOARD
from furyqt.views.models.log import LogModel, LogRow, condensed

DRAWN = CardMoved(Deck.ENCOUNTER, HIDDEN, PILE, HAND[DRACULA_FIGURE])
TIME = TimePassed(3)


def lines(*events: Event) -> list[str]:
    """Return the lines of the log after these events."""
    model = LogModel()
    model.set_rows(condensed([LogRow(event, -1, "") for event in events], BOARD.is_summed_up))
    return [str(model.index(number, 0).data()).removeprefix("· ") for number in range(model.rowCount())]


def test_equal_events_in_a_row_are_one_line_with_their_number() -> None:
    assert lines(TIME, *[DRAWN] * 10, TIME) == [
        "Time of day: Twilight.",
        "Dracula draws an encounter tile (10 times).",
        "Time of day: Twilight.",
    ]


def test_a_line_counts_further_events() -> None:
    model = LogModel()
    for number in (1, 2):
        model.set_rows(condensed([LogRow(DRAWN, -1, "")] * number, BOARD.is_summed_up))
    assert model.rowCount() == 1
    assert "(2 times)" in str(model.index(0, 0).data())


def test_different_cards_are_different_lines() -> None:
    cards = [CardMoved(Deck.ENCOUNTER, card, PILE, HAND[DRACULA_FIGURE]) for card in (0, 1)]
    assert len(lines(*cards)) == 2


def test_c4_3_the_totals_of_a_round_stand_for_its_rolls() -> None:
    rolls = [DiceRolled("hunters", (3,)), DiceRolled("dracula", (5,))]
    assert lines(*rolls, CombatRolled((3, 5), (0, 0))) == ["Totals of the round: hunters 3, enemy 5."]


def test_r8_2_that_no_card_is_in_a_place_is_said_once() -> None:
    assert len(lines(PlaceDenied(3), PlaceDenied(3), PlaceDenied(4))) == 2
    assert "times" not in " ".join(lines(PlaceDenied(3), PlaceDenied(3)))


def test_other_rolls_stay() -> None:
    assert lines(DiceRolled("hunter", (5,)), TIME)[0] == "The hunter rolls 5."
    assert lines(DiceRolled("new_vampire", (6,)), TIME)[0].startswith("The New Vampire rolls 6: ")
    assert len(lines(DiceRolled("dracula", (4,)))) == 1
