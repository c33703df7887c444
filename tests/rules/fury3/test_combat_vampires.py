"""Combat against vampire encounters, and flight as a bat (R10.8, R10.9, R10.14, R14.8)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.decks import Combat, Encounter
from furyqt.rules.fury3.events import (
    CancelReason,
    Cause,
    CombatStarted,
    CounterCanceled,
    DraculaVanished,
    InfluenceChanged,
    TrailSlid,
    VampireHurt,
)
from furyqt.rules.fury3.tables import DRACULA, GODALMING, MINA, SEWARD
from tests.rules.fury3.duels import (
    ESCAPE_HAND,
    battle,
    damage,
    fight_of,
    is_combat_over,
    play_round,
    vampire_fight,
)
from tests.rules.fury3.scenes import do, events_of, pending, tokens

# -------------------------------------------------------------------------------------------------- vampires


def test_r10_8_damage_goes_on_the_encounter_card_and_stays() -> None:
    state = vampire_fight("mina", items={"mina": ["knife"]})
    state = play_round(state, "claws", "knife")
    assert damage(state) == {"mina": 4}
    assert events_of(state, VampireHurt) == [VampireHurt(Encounter.NEW_VAMPIRE, 3, Cause.STRIKE, MINA)]
    state = play_round(state, "plotting", "escape")
    assert state.trail[1] is not None
    (placed,) = state.trail[1].contents
    assert (placed.card, placed.faceup, placed.damage) == (Encounter.NEW_VAMPIRE, True, 3)
    assert state.trail[1].id == 0
    assert state.encounter_discard == ()
    assert pending(state) == "HunterAction"


def test_r14_8_an_undefeated_vampire_returns_faceup_with_its_damage() -> None:
    state = play_round(vampire_fight("mina", card="reckless_vampire", damage=2), "claws", "escape")
    assert state.trail[1] is not None
    (placed,) = state.trail[1].contents
    assert (placed.card, placed.faceup, placed.damage) == (Encounter.RECKLESS_VAMPIRE, True, 2)


@pytest.mark.parametrize(("card", "health"), [("new_vampire", 6), ("reckless_vampire", 4)])
def test_r10_8_a_defeated_vampire_is_discarded(card: str, health: int) -> None:
    number = Encounter[card.upper()]
    state = play_round(vampire_fight("mina", card=card, damage=health - 2), "claws", "punch")
    assert state.fight is not None, "one short of its health"
    state = play_round(vampire_fight("mina", card=card, damage=health - 1), "claws", "punch")
    assert state.fight is None
    assert state.encounter_discard == (number,)
    assert state.trail[1] is not None
    assert state.trail[1].contents == ()
    assert pending(state) == "HunterAction"


def test_r10_8_a_vampire_whose_hideout_is_gone_is_discarded() -> None:
    state = vampire_fight("mina")
    state.trail = (state.trail[0], None, *state.trail[2:])
    state = play_round(state, "claws", "escape")
    assert state.encounter_discard == (Encounter.NEW_VAMPIRE,)


def test_r10_8_fangs_heal_the_encounter() -> None:
    state = play_round(vampire_fight("mina", damage=5, part="day"), "fangs", "punch")
    assert [event.damage for event in events_of(state, VampireHurt)] == [3, 4]
    assert damage(state) == {"mina": 2}


@pytest.mark.parametrize(("option", "first"), [("fourth", 4), ("third", 3)])
def test_r10_8_a_vampires_escape_has_no_effect_in_early_rounds(option: str, first: int) -> None:
    hand = ("escape_as_mist", "plotting", "plotting", "strength", "strength")
    state = vampire_fight(
        "godalming", hand=hand, draws=("claws", "claws"), options={"vampire_escape": option}, despair=3
    )
    rounds = iter((("strength", "dodge"), ("plotting", "punch"), ("strength", "dodge")))
    for number in range(1, first):
        choosing = do(state, "!escape" if "!escape" in tokens(state) else "!punch")
        assert "!escape_as_mist" not in tokens(choosing), number
        state = play_round(state, *next(rounds))
    state = play_round(state, "escape_as_mist", "escape" if first == 3 else "punch")
    assert state.fight is None


def test_r10_8_pride_applies_to_vampires_only_by_option() -> None:
    state = vampire_fight("mina", hand=ESCAPE_HAND, options={"vampire_escape": "pride"})
    state = play_round(state, "escape_as_mist", "punch")
    assert events_of(state, CounterCanceled) == [CounterCanceled(Combat.ESCAPE_AS_MIST, CancelReason.PRIDE)]
    assert play_round(state, "escape_as_bat", "dodge").fight is None


def test_r10_8_a_vampire_cannot_fly_as_a_bat() -> None:
    state = vampire_fight("mina", hand=ESCAPE_HAND, options={"vampire_escape": "pride"})
    state = play_round(play_round(state, "claws", "punch"), "escape_as_bat", "dodge")
    assert (state.fight, pending(state)) == (None, "HunterAction")


def test_r10_9_only_the_hunter_who_met_it_fights_an_encounter() -> None:
    state = vampire_fight("mina", card="reckless_vampire", places={"seward": "prague"})
    assert fight_of(state).hunters == (MINA,)


def test_r10_9_others_join_against_a_new_vampire_by_becoming_delayed() -> None:
    state = vampire_fight("mina", places={"seward": "prague", "godalming": "prague"})
    assert (pending(state), tokens(state)) == ("JoinChoice", ["yes", "no"])
    state = do(state, "no")
    assert pending(state) == "JoinChoice"
    state = do(state, "yes")
    assert fight_of(state).hunters == (SEWARD, MINA)
    assert state.hunters[SEWARD].delayed
    assert not state.hunters[GODALMING].delayed
    assert events_of(state, CombatStarted) == [CombatStarted(0b1010, Encounter.NEW_VAMPIRE)]


def test_r10_9_a_delayed_hunter_cannot_join() -> None:
    state = vampire_fight("mina", places={"seward": "prague"}, sheets={"seward": {"delayed": True}})
    assert pending(state) == "StrikeChoice"


def test_r10_14_escape_as_bat_leads_to_a_city_without_a_hunter() -> None:
    state = play_round(
        battle("mina", hand=ESCAPE_HAND, places={"seward": "vienna"}, trail=("prague!", "", "berlin")),
        "claws",
        "punch",
    )
    state = play_round(state, "escape_as_bat", "dodge")
    assert (pending(state), player_to_move(state)) == ("FlightChoice", DRACULA)
    assert "VI" not in tokens(state)
    assert "BR" not in tokens(state)
    influence = state.influence
    state = do(state, tokens(state)[1])
    assert state.trail[0] is not None
    assert (state.trail[0].bat, state.trail[0].contents, state.trail[0].faceup) == (True, (), False)
    assert state.influence == influence
    assert not events_of(state, TrailSlid)
    assert events_of(state, DraculaVanished)
    assert not state.revealed
    assert is_combat_over(state)


@pytest.mark.parametrize(("option", "gain"), [("triggers", 3), ("quiet", 0)])
def test_r10_14_the_fury_of_dracula_counts_the_flight(option: str, gain: int) -> None:
    hand = ("escape_as_bat", "strength", "strength", "plotting", "plotting")
    state = battle("godalming", hand=hand, despair=3, options={"bat_flight": option})
    for counter, strike in (("strength", "dodge"), ("plotting", "punch")) * 2:
        state = play_round(state, counter, strike)
    state = play_round(state, "escape_as_bat", "dodge")
    state = do(state, tokens(state)[1])
    assert state.influence == gain
    assert len(events_of(state, InfluenceChanged)) == (gain > 0)
