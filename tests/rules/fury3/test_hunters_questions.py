"""The decisions of the hunters' event cards and of Fast Horses."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import Decision
from furyqt.rules.fury3.decks import EventCard
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import BLOCKABLE
from tests.rules.fury3.scenes import at, do, scene

TRAIL = ("prague+rats", "venice+bats", "adriatic_sea", "ionian_sea", "cologne", "brussels")


def drawn(card: str) -> Fury3State:
    """Return a position after Dr. Seward drew an event card."""
    return do(scene("day", top=[card], trail=TRAIL), "pass", "supply")


def played(card: str, part: str = "day", place: str = "london") -> Fury3State:
    """Return a position after Lord Godalming played an event card that needs a decision."""
    state = scene(
        part,
        places=dict.fromkeys(("godalming", "seward", "helsing"), place),
        events={"godalming": [card]},
        items={"mina": ["heavenly_host"]},
        tickets={"godalming": ["1", "3/2"]},
        sheets={"seward": {"bites": 1}, "helsing": {"bites": 1}},
        trail=TRAIL,
        event_discard=(EventCard.RUFUS_SMITH, EventCard.SISTER_AGATHA),
        roadblocks=BLOCKABLE[-2:],
        storms=(at("black_sea"),),
    )
    return do(state, f"godalming>{card}")


SCENES = {
    "Hired Scouts: which city must Dracula answer for first?": lambda: drawn("hired_scouts"),
    "Rufus Smith: scout a city, or keep as ally?": lambda: drawn("rufus_smith"),
    "Behind the Veil: which encounter must Dracula discard?": lambda: drawn("behind_the_veil"),
    "Money Trail: which card of the trail must Dracula reveal?": lambda: played("money_trail"),
    "Surprising Return: which ally returns?": lambda: played("surprising_return", "dawn"),
    "Wax Cylinders: reveal which encounters, or ask about Hide?": lambda: do(
        scene("day", events={"seward": ["wax_cylinders"]}, trail=TRAIL), "pass", "seward>wax_cylinders"
    ),
    "Chartered Carriage: which ticket pays for it?": lambda: played("chartered_carriage"),
    "Chartered Carriage: where does it go?": lambda: do(played("chartered_carriage"), "ticket:1"),
    "Excellent Weather: where does Lord Godalming sail?": lambda: played("excellent_weather"),
    "Sense of Emergency: where does Lord Godalming ride?": lambda: played("sense_of_emergency"),
    "Blood Transfusion: which hunter is healed?": lambda: played("blood_transfusion"),
    "Good Luck: what is removed?": lambda: played("good_luck"),
    "Consecrated Ground: which city is consecrated?": lambda: played("consecrated_ground", "night"),
    "Show Heavenly Host and protect a city?": lambda: do(played("consecrated_ground", "night"), "PA"),
}


@pytest.mark.parametrize("question", SCENES)
def test_the_decision_has_its_prompt_and_actions(question: str) -> None:
    state = SCENES[question]()
    decision = state.agenda[-1]
    assert isinstance(decision, Decision)
    assert str(decision.prompt(state)) == question
    assert decision.player(state) == 0
    texts = [action.text for action in decision.actions(state)]
    assert len(texts) == len(set(texts)) > 0
