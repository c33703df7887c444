"""The combat example of the booklet: Dracula against Mina at dusk in the second week."""

from __future__ import annotations

from furyqt.rules.fury3.decks import Combat
from furyqt.rules.fury3.events import CounterCanceled, DraculaHurt, HunterHurt
from furyqt.rules.fury3.tables import MINA
from tests.rules.fury3.duels import battle, damage, fight_of, play_round
from tests.rules.fury3.scenes import events_of, pending, tokens


def test_r10_4_the_booklets_combat_of_three_rounds() -> None:
    hand = ("claws", "strength", "escape_as_mist", "fangs", "plotting")
    state = battle("mina", hand=hand, items={"mina": ["pistol"]}, despair=1, time=16)
    assert tokens(state) == ["!pistol", "!punch", "!dodge", "!escape"]

    # Round 1: no icon of Punch matches Claws; at night Mina suffers four damage.
    state = play_round(state, "claws", "punch")
    assert damage(state) == {"mina": 4, "dracula": 1}
    assert [event.amount for event in events_of(state, HunterHurt)] == [2, 2]
    assert [event.amount for event in events_of(state, DraculaHurt)] == [1]
    assert tokens(state) == ["!pistol", "!dodge", "!escape"], "Punch still lies in front of her"

    # Round 2: an icon of Dodge matches Strength, which is canceled; Dodge has no effect.
    state = play_round(state, "strength", "dodge")
    assert [event.combat for event in events_of(state, CounterCanceled)] == [Combat.STRENGTH]
    assert damage(state) == {"mina": 4, "dracula": 1}
    assert tokens(state) == ["!pistol", "!punch", "!escape"], "Dodge lies in front of her, Punch is back"
    assert len(fight_of(state).hand) == 5

    # Round 3: Pride is satisfied, and the combat ends before Pistol is resolved.
    state = play_round(state, "escape_as_mist", "pistol")
    assert state.fight is None
    assert damage(state) == {"mina": 4, "dracula": 1}
    assert state.hunters[MINA].place == state.trail[0].place  # type: ignore[union-attr]
    assert state.revealed
    assert pending(state) == "HunterAction"
    assert state.table == ()


def test_r10_7_the_booklets_escape_waits_for_round_three() -> None:
    state = battle(
        "mina", hand=("escape_as_mist", "fangs", "claws", "strength", "plotting"), despair=1, time=16
    )
    state = play_round(state, "plotting", "punch")
    state = play_round(state, "escape_as_mist", "dodge")
    assert [event.combat for event in events_of(state, CounterCanceled)][-1] == Combat.ESCAPE_AS_MIST
    assert fight_of(state).round == 3
