"""The results of combat cards in words: on the cards, at the choice of a card, in the reference (C6)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import action_label, legal_actions
from furyqt.rules.fury2.actions import TACTIC_IDS
from furyqt.rules.fury2.decks import Item, Tactic
from furyqt.rules.fury2.options import Fury2Options
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.fury2.tactics.outcomes import counter_text, result_text, strike_text
from furyqt.rules.fury2.tactics.results import FLAGS, read_result
from tests.rules.fury2.duels import combat, pending, play_round

AGENT = tuple(TACTIC_IDS.index(f"agent_{card}") for card in ("punch", "dodge", "knife", "pistol"))


@pytest.mark.parametrize(("words", "enemy", "said"), [
    ("health 2 event", Enemy.AGENT, "the hunter loses 2 health, the hunter discards an event"),
    ("blood 3 destroyed", Enemy.DRACULA, "Dracula loses 3 blood, the hunter's card is discarded"),
    ("killed", Enemy.DRACULA, "Dracula's blood falls to the next red mark"),
    ("killed", Enemy.AGENT, "the agent is killed"),
    ("killed", Enemy.SERVANT, "the Servant loses a life"),
    ("bite end flight", Enemy.DRACULA, "the hunter is bitten, Dracula flies away, the combat ends"),
    ("end flight", Enemy.NEW_VAMPIRE, "the combat ends"),
    ("advantage continue", Enemy.AGENT, "Continue, the winner adds 1 in the next round"),
])  # fmt: skip
def test_c6_a_result_in_words_depends_on_the_enemy(words: str, enemy: Enemy, said: str) -> None:
    assert str(result_text(read_result(words), enemy)) == said


@pytest.mark.parametrize("word", FLAGS)
def test_c6_every_word_of_the_table_is_said(word: str) -> None:
    assert str(result_text(read_result(word), Enemy.DRACULA)) != "nothing"


def test_c12_a_card_tells_its_results_in_groups() -> None:
    rifle = str(strike_text(Fury2Options(), Item.RIFLE, AGENT, Enemy.AGENT))
    assert rifle.startswith("Won: the agent is killed (Punch, Knife, Pistol); Continue (Dodge). Lost: ")
    assert "the hunter loses 1 health (Pistol)" in rifle


def test_c12_equal_results_against_all_cards_name_no_card() -> None:
    escapes = (Tactic.ESCAPE_MAN, Tactic.ESCAPE_MIST)
    said = str(strike_text(Fury2Options(), Item.PUNCH, escapes, Enemy.DRACULA))
    assert said == "Won: Continue (Escape (Man)); the combat ends (Escape (Mist)). Lost: the combat ends."


def test_c12_for_the_enemy_won_and_lost_change_places() -> None:
    said = str(counter_text(Fury2Options(), Tactic.CLAWS, (Item.STAKE,), Enemy.DRACULA))
    assert said == "Won: the hunter loses 2 health. Lost: Dracula's blood falls to the next red mark."


def test_c12_a_single_result_needs_no_list_of_cards() -> None:
    assert str(strike_text(Fury2Options(), Item.PUNCH, AGENT[:1], Enemy.AGENT)) == (
        "Won: the agent is killed. Lost: the hunter loses 1 health."
    )


def test_options_change_the_results_that_are_told() -> None:
    printed, other = Fury2Options(), Fury2Options(holy_water_row="three")
    texts = [
        str(counter_text(options, Tactic.FANGS, (Item.HOLY_WATER,), Enemy.DRACULA))
        for options in (printed, other)
    ]
    assert "Dracula loses 4 blood" in texts[0]
    assert "Dracula loses 3 blood" in texts[1]


def test_c4_6_the_choice_of_a_card_names_its_result() -> None:
    state = play_round(
        combat("assassin", "seward", "mina rifle"), "punch rifle", "agent_knife", (6, 1), "seward"
    )
    assert pending(state) == "AppliedChoice"
    labels = [str(action_label(state, action)) for action in legal_actions(state)]
    assert labels == ["Punch (Dr. Seward): Continue", "Rifle (Mina Harker): the agent is killed"]
