"""Dracula's seven combat cards."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.decks import DISCARD, HAND, ICONS, Combat, Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.events import (
    CardMoved,
    CardPlaced,
    Cause,
    CounterCanceled,
    DraculaHealed,
    DraculaVanished,
    HideoutCleared,
    HunterBitten,
    InfluenceChanged,
    StrikeCanceled,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import CASTLE, DRACULA, GODALMING, HUNTERS, LAND_BACK, MINA, SEWARD
from tests.rules.fury3.duels import battle, damage, fight_of, play_round, vampire_fight
from tests.rules.fury3.scenes import at, do, events_of, pending, tokens

BITE_HAND = ("mesmerize", "fangs", "fangs", "claws", "strength")
BAT_HAND = ("escape_as_bat", "escape_as_bat", "escape_as_mist", "claws", "fangs")


def is_combat_over(state: Fury3State) -> bool:
    """Return whether the combat has ended and the hunters take their actions."""
    return state.fight is None and pending(state) == "HunterAction" and state.table == ()


def mesmerized(*hunters: str, **position: object) -> Fury3State:
    """Return a combat in which the first hunter was mesmerized in round 1."""
    state = battle(*hunters, hand=BITE_HAND, **position)
    engaged = hunters[0] if len(hunters) > 1 else ""
    return play_round(state, "mesmerize", *["dodge"] * len(hunters), engaged=engaged)


@pytest.mark.parametrize("icon", list(Combat))
def test_r10_4_4_every_icon_of_every_banner_cancels(icon: Combat) -> None:
    for card, icons in ICONS.items():
        name = Item(card).name.lower()
        items = {"godalming": [name]} if card < Item.PUNCH else {}
        hand = (
            icon.name.lower(),
            *(c for c in ("strength", "claws", "plotting", "fangs") if c != icon.name.lower()),
        )
        state = play_round(battle("godalming", hand=hand, items=items, despair=3), icon.name.lower(), name)
        canceled = bool(events_of(state, CounterCanceled))
        assert canceled == (icon in icons or icon in (Combat.ESCAPE_AS_BAT, Combat.ESCAPE_AS_MIST)), (
            card,
            icon,
        )


# ----------------------------------------------------------------------------------------------------- Fangs


def test_combat_fangs__heals_the_vampire_and_hurts_the_engaged_hunter() -> None:
    state = play_round(battle("godalming", "mina", damage=5), "fangs", "escape", "punch", engaged="mina")
    assert damage(state) == {"mina": 2, "dracula": 4}
    assert events_of(state, DraculaHealed) == [DraculaHealed(3)]
    assert state.influence == 0


def test_combat_fangs__heals_no_more_than_the_damage() -> None:
    state = play_round(battle("mina", damage=1), "fangs", "escape")
    assert damage(state) == {"mina": 2}
    assert is_combat_over(state)


def test_combat_fangs__bites_a_mesmerized_hunter_at_night() -> None:
    state = play_round(mesmerized("seward"), "fangs", "punch")
    assert events_of(state, HunterBitten) == [HunterBitten(SEWARD, Cause.COUNTER)]
    assert damage(state) == {}, "the bite comes instead of the damage"
    assert state.hunters[SEWARD].bites == 1
    assert state.influence == 1
    assert is_combat_over(state)


def test_combat_fangs__only_hurts_a_mesmerized_hunter_by_day() -> None:
    state = play_round(mesmerized("seward", part="dawn"), "fangs", "escape")
    assert damage(state) == {"seward": 2}
    assert (state.influence, events_of(state, HunterBitten)) == (0, [])


def test_combat_fangs__only_hurts_a_hunter_who_is_not_mesmerized() -> None:
    state = mesmerized("seward", "mina")
    state = play_round(state, "fangs", "escape", "escape", engaged="mina")
    assert damage(state) == {"mina": 2}
    assert state.influence == 0


def test_r14_3_fangs_give_influence_only_against_a_mesmerized_hunter() -> None:
    assert play_round(battle("seward"), "fangs", "escape").influence == 0
    assert play_round(mesmerized("seward"), "fangs", "punch").influence == 1


def test_r2_4_fangs_a_reckless_ambush_and_a_defeat_bring_influence() -> None:
    state = mesmerized("mina", despair=2)
    assert play_round(state, "fangs", "punch").influence == 1 + 2 + 2, "Mina's bite defeats her"
    for ambush in (True, False):
        state = vampire_fight("mina", card="reckless_vampire", ambush=ambush)
        assert play_round(state, "fangs", "punch").influence == int(ambush)
    assert play_round(vampire_fight("mina", card="new_vampire", ambush=True), "fangs", "punch").influence == 0


def test_combat_fangs__counts_even_if_the_bite_is_prevented() -> None:
    state = play_round(mesmerized("seward", events={"mina": ["great_strength"]}), "fangs", "punch")
    state = do(state, "mina>great_strength")
    assert (state.influence, state.hunters[SEWARD].bites) == (1, 0)
    assert fight_of(state).hunters == (SEWARD,)


def test_combat_fangs__has_no_effect_when_canceled() -> None:
    state = play_round(battle("mina", damage=5), "fangs", "dodge")
    assert damage(state) == {"dracula": 5}


# -------------------------------------------------------------------------------------------------- Strength


@pytest.mark.parametrize("card", ["pistol", "rifle", "knife", "crucifix"])
def test_combat_strength__breaks_a_weapon_or_crucifix_at_night(card: str) -> None:
    state = play_round(battle("mina", items={"mina": [card]}), "strength", card)
    assert damage(state) == {"mina": 2}
    assert events_of(state, StrikeCanceled) == [StrikeCanceled(MINA, Item[card.upper()], Combat.STRENGTH)]
    assert state.hunters[MINA].items == ()
    assert state.item_discard == (Item[card.upper()],)
    assert next(e for e in events_of(state, CardMoved) if e.deck == Deck.ITEM).target == DISCARD
    assert tokens(state) == ["!punch", "!dodge", "!escape"]


def test_combat_strength__only_cancels_by_day() -> None:
    state = play_round(battle("mina", part="dawn", items={"mina": ["knife"]}), "strength", "knife")
    assert damage(state) == {"mina": 2}
    assert state.hunters[MINA].items == (Item.KNIFE,)


def test_combat_strength__cancels_punch_but_not_other_cards() -> None:
    assert damage(play_round(battle("mina"), "strength", "punch")) == {"mina": 2}
    items = {"mina": ["heavenly_host"]}
    assert damage(play_round(battle("mina", items=items), "strength", "heavenly_host")) == {
        "mina": 2,
        "dracula": 4,
    }


def test_combat_strength__leaves_the_cards_of_others() -> None:
    state = battle("godalming", "mina", items={"mina": ["knife"]})
    state = play_round(state, "strength", "punch", "knife", engaged="godalming")
    assert damage(state) == {"godalming": 2, "dracula": 3}
    assert state.hunters[MINA].items == (Item.KNIFE,)


def test_combat_strength__leaves_a_second_copy_in_the_hand() -> None:
    state = play_round(battle("mina", items={"mina": ["knife", "knife"]}), "strength", "knife")
    assert state.hunters[MINA].items == (Item.KNIFE,)
    assert tokens(state) == ["!knife", "!punch", "!dodge", "!escape"]


# ----------------------------------------------------------------------------------------------------- Claws


def test_combat_claws__hurt_any_second_hunter_at_night() -> None:
    state = play_round(battle("godalming", "mina"), "claws", "punch", "escape", engaged="mina")
    assert (pending(state), player_to_move(state), tokens(state)) == (
        "ClawsChoice",
        DRACULA,
        ["godalming", "mina"],
    )
    assert damage(do(state, "godalming")) == {"godalming": 2, "mina": 2, "dracula": 1}
    assert damage(do(state, "mina")) == {"mina": 4, "dracula": 1}


def test_combat_claws__hurt_only_the_engaged_hunter_by_day() -> None:
    state = play_round(battle("godalming", "mina", part="dawn"), "claws", "punch", "escape", engaged="mina")
    assert damage(state) == {"mina": 2, "dracula": 1}


def test_combat_claws__do_nothing_more_to_a_defeated_hunter() -> None:
    state = play_round(battle("mina", sheets={"mina": {"damage": 7}}), "claws", "punch")
    assert damage(state) == {"mina": 9}
    assert is_combat_over(state)


# ------------------------------------------------------------------------------------------------- Mesmerize


def test_combat_mesmerize__cancels_and_weakens_the_weapons_of_the_engaged_hunter() -> None:
    state = battle("mina", hand=BITE_HAND, items={"mina": ["knife", "knife"]})
    state = play_round(state, "mesmerize", "knife")
    assert damage(state) == {}
    assert events_of(state, StrikeCanceled) == [StrikeCanceled(MINA, Item.KNIFE, Combat.MESMERIZE)]
    state = play_round(state, "claws", "knife")
    assert damage(state) == {"mina": 4, "dracula": 2}


def test_combat_mesmerize__does_not_touch_punch_or_other_hunters() -> None:
    state = mesmerized("godalming", "mina", items={"mina": ["knife"]}, part="dawn")
    state = play_round(state, "claws", "punch", "knife", engaged="mina")
    assert damage(state) == {"mina": 2, "dracula": 4}


def test_combat_mesmerize__twice_does_not_add_up() -> None:
    hand = ("mesmerize", "mesmerize", "claws", "claws", "fangs")
    state = battle("mina", hand=hand, items={"mina": ["knife"]}, part="dawn")
    state = play_round(play_round(state, "mesmerize", "dodge"), "mesmerize", "escape")
    assert damage(play_round(state, "claws", "knife")) == {"mina": 2, "dracula": 2}


def test_combat_mesmerize__lasts_for_this_combat_only() -> None:
    state = play_round(mesmerized("seward", part="dawn"), "claws", "escape")
    assert is_combat_over(state)
    assert fight_of(battle("seward")).mesmerized == 0


# -------------------------------------------------------------------------------------------------- Plotting


def test_combat_plotting__takes_any_card_of_the_deck() -> None:
    state = play_round(battle("mina", draws=("claws",)), "plotting", "dodge")
    assert (pending(state), player_to_move(state)) == ("TutorChoice", DRACULA)
    assert tokens(state) == [
        *("!fangs", "!strength", "!claws", "!mesmerize", "!plotting"),
        *("!escape_as_bat", "!escape_as_mist"),
    ]
    state = do(state, "!escape_as_mist")
    fight = fight_of(state)
    assert Combat.ESCAPE_AS_MIST in fight.hand
    assert Combat.ESCAPE_AS_MIST not in fight.deck
    assert (len(fight.hand), len(fight.deck)) == (6, 6)


def test_combat_plotting__is_kept_and_cancels_a_basic_card_later() -> None:
    state = do(play_round(battle("mina"), "plotting", "dodge"), "!fangs")
    state = play_round(state, "claws", "escape")
    assert (pending(state), player_to_move(state), tokens(state)) == (
        "PlottingChoice",
        DRACULA,
        ["yes", "no"],
    )
    kept = do(state, "no")
    assert is_combat_over(kept), "Escape resolved"
    state = do(state, "yes")
    assert events_of(state, StrikeCanceled) == [StrikeCanceled(MINA, Item.ESCAPE, Combat.PLOTTING)]
    assert fight_of(state).plotting == 0
    state = play_round(state, "strength", "punch")
    assert pending(state) == "StrikeChoice", "no second time"


def test_combat_plotting__does_not_stop_items() -> None:
    state = battle("mina", items={"mina": ["knife"]})
    state = do(play_round(state, "plotting", "dodge"), "!fangs")
    state = play_round(state, "claws", "knife")
    assert pending(state) == "StrikeChoice"
    assert damage(state)["dracula"] == 3


def test_combat_plotting__does_not_cancel_the_card_of_its_own_round() -> None:
    state = play_round(battle("mina"), "plotting", "dodge")
    assert pending(state) == "TutorChoice"
    assert not events_of(state, StrikeCanceled)


@pytest.mark.parametrize(("option", "hurt"), [("before", 2), ("after", 0)])
def test_combat_plotting__by_option_removes_icons_before_they_are_compared(option: str, hurt: int) -> None:
    state = battle("mina", options={"plotting": option}, items={"mina": ["garlic"]})
    state = do(play_round(state, "plotting", "garlic"), "!fangs")
    state = do(play_round(state, "strength", "dodge"), "yes")
    assert damage(state).get("mina", 0) == hurt
    assert events_of(state, StrikeCanceled) == [StrikeCanceled(MINA, Item.DODGE, Combat.PLOTTING)]


# --------------------------------------------------------------------------------------------------- escapes


def bat(*hunters: str, **position: object) -> Fury3State:
    """Return a position in which Dracula escapes as a bat in round 2."""
    state = battle(*hunters, hand=BAT_HAND, **position)
    state = play_round(state, "claws", *["punch"] * len(hunters))
    return play_round(state, "escape_as_bat", *["dodge"] * len(hunters))


def test_combat_escape_as_mist__ends_the_combat() -> None:
    state = play_round(battle("mina", hand=BAT_HAND), "claws", "punch")
    state = play_round(state, "escape_as_mist", "dodge")
    assert is_combat_over(state)
    assert (state.revealed, damage(state)) == (True, {"mina": 4, "dracula": 1})


def test_combat_escape_as_mist__is_canceled_by_a_crucifix() -> None:
    state = battle("mina", hand=BAT_HAND, items={"mina": ["crucifix"]})
    state = play_round(play_round(state, "claws", "punch"), "escape_as_mist", "crucifix")
    assert fight_of(state).round == 3


def test_combat_escape_as_bat__may_stay() -> None:
    state = do(bat("mina", trail=("prague!+rats",)), "pass")
    assert is_combat_over(state)
    assert state.trail[0] is not None
    assert (state.trail[0].place, state.trail[0].contents[0].card) == (at("prague"), Encounter.RATS)
    assert state.revealed


def test_combat_escape_as_bat__flies_one_or_two_roads_facedown() -> None:
    state = bat("mina", trail=("prague!+rats",))
    before = state.trail[0]
    assert before is not None
    state = do(state, "NU")
    spot = state.trail[0]
    assert spot is not None
    assert (spot.place, spot.bat, spot.faceup, spot.contents) == (at("nuremberg"), True, False, ())
    assert spot.id != before.id
    assert events_of(state, HideoutCleared) == [HideoutCleared(before.id)]
    assert state.encounter_buried == (Encounter.RATS,)
    (placed,) = events_of(state, CardPlaced)
    assert placed.shown_to(HUNTERS).place == LAND_BACK
    assert placed.bat
    assert events_of(state, DraculaVanished)
    assert not state.revealed
    assert is_combat_over(state)


def test_combat_escape_as_bat__only_ends_the_combat_by_day() -> None:
    state = bat("mina", part="dawn")
    assert is_combat_over(state)
    assert state.revealed


def test_combat_escape_as_bat__the_space_may_be_an_older_one() -> None:
    state = do(bat("mina", trail=("feed", "prague!", "berlin"), options={"game": "advanced"}), "NU")
    assert [spot and spot.place for spot in state.trail[:3]] == [-1, at("nuremberg"), at("berlin")]


def test_combat_escape_as_bat__offers_only_cities_that_dracula_may_enter() -> None:
    state = bat(
        "mina",
        places={"godalming": "vienna"},
        trail=("prague!", "berlin"),
        lairs=("leipzig+rats",),
        consecrated=at("nuremberg"),
    )
    offered = set(tokens(state))
    assert not offered & {"VI", "BR", "LI", "NU", "PR"}
    assert "pass" in offered


def test_combat_escape_as_bat__does_not_cross_holy_ground() -> None:
    offered = set(tokens(bat("mina", consecrated=at("nuremberg"))))
    assert not offered & {"NU", "FR", "ST", "ZU"}
    assert offered >= {"LI", "MU"}, "Berlin and Vienna lead there too"


def test_combat_escape_as_bat__to_his_castle_heals_him() -> None:
    state = bat("mina", city="klausenburg", damage=9)
    state = do(state, next(token for token in tokens(state) if token == "CD"))
    assert state.trail[0] is not None
    assert state.trail[0].place == CASTLE
    assert state.damage == 10 - 5


# ------------------------------------------------------------------------------------------- Sister Agatha


@pytest.mark.parametrize(
    ("counter", "strike", "hurt"),
    [("fangs", "dodge", 0), ("fangs", "escape", 2), ("strength", "dodge", 0), ("strength", "punch", 0)],
)
def test_event_sister_agatha__hurts_dracula_after_fangs_only(counter: str, strike: str, hurt: int) -> None:
    state = play_round(battle("mina", hunter_ally=EventCard.SISTER_AGATHA), counter, strike)
    assert damage(state).get("dracula", 0) == hurt


def test_event_sister_agatha__hurts_dracula_after_an_escape() -> None:
    for escape in ("escape_as_mist", "escape_as_bat"):
        state = battle("mina", hand=BAT_HAND, hunter_ally=EventCard.SISTER_AGATHA, part="dawn")
        state = play_round(play_round(state, "claws", "punch"), escape, "dodge")
        assert damage(state)["dracula"] == 3
        assert is_combat_over(state)


def test_event_sister_agatha__hurts_dracula_himself_when_he_plays_for_an_encounter() -> None:
    state = play_round(vampire_fight("mina", hunter_ally=EventCard.SISTER_AGATHA), "fangs", "escape")
    assert damage(state) == {"mina": 2, "dracula": 2}


def test_event_sister_agatha__does_not_answer_an_escape_that_pride_forbids() -> None:
    state = battle("mina", hand=BAT_HAND, hunter_ally=EventCard.SISTER_AGATHA)
    assert damage(play_round(state, "escape_as_mist", "dodge")) == {}


def test_r2_4_influence_is_reported_once_for_each_reason() -> None:
    state = play_round(mesmerized("mina"), "fangs", "punch")
    assert [event.influence for event in events_of(state, InfluenceChanged)] == [2, 3]
    assert state.hunters[GODALMING].defeated is False
    assert [e for e in events_of(state, CardMoved) if e.source in HAND] == []
