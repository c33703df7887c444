"""Event cards in combat."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.decks import DRAWN, HIDDEN, NONE, Combat, Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.events import (
    CancelReason,
    CardMoved,
    Cause,
    CombatEnded,
    CombatLeft,
    CombatRevealed,
    CounterCanceled,
    HarmPrevented,
    VampireHurt,
)
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, GODALMING, HUNTERS, MINA, SEWARD
from tests.rules.fury3.duels import battle, damage, fight_of, play_round, vampire_fight, with_combat_cards
from tests.rules.fury3.scenes import do, events_of, pending, tokens

BITE_HAND = ("mesmerize", "fangs", "fangs", "claws", "strength")
BAT_HAND = ("escape_as_bat", "escape_as_bat", "escape_as_mist", "claws", "fangs")


def is_combat_over(state: Fury3State) -> bool:
    """Return whether the combat has ended and the hunters take their actions."""
    return state.fight is None and pending(state) == "HunterAction" and state.table == ()


# ---------------------------------------------------------------------------------- Escape Route, Heroic Leap


def test_event_escape_route__allows_its_player_or_another_hunter_to_leave() -> None:
    state = battle("seward", "mina", events={"seward": ["escape_route"]})
    assert tokens(state) == ["pass", "seward>escape_route"]
    state = do(state, "seward>escape_route")
    assert (pending(state), tokens(state)) == ("RouteChoice", ["seward", "mina"])
    state = do(state, "mina")
    assert fight_of(state).hunters == (SEWARD,)
    assert (pending(state), state.table, state.event_discard) == (
        "StrikeChoice",
        (),
        (EventCard.ESCAPE_ROUTE,),
    )


def test_event_escape_route__by_a_single_hunter_ends_the_combat() -> None:
    state = do(battle("mina", events={"mina": ["escape_route"]}), "mina>escape_route")
    assert events_of(state, CombatLeft) == [CombatLeft(MINA)]
    assert events_of(state, CombatEnded)
    assert is_combat_over(state)


def test_event_escape_route__may_be_played_twice() -> None:
    state = battle("seward", "mina", events={"seward": ["escape_route"], "mina": ["escape_route"]})
    state = do(state, "seward>escape_route", "seward")
    assert tokens(state) == ["pass", "mina>escape_route"]
    assert is_combat_over(do(state, "mina>escape_route"))


def test_event_heroic_leap__replaces_the_combat() -> None:
    state = battle("seward", "mina", events={"mina": ["heroic_leap"]})
    state = do(state, "mina>heroic_leap")
    assert damage(state) == {"mina": 5, "dracula": 5}
    assert not events_of(state, CombatRevealed)
    assert state.event_discard == (EventCard.HEROIC_LEAP,)
    assert is_combat_over(state)


def test_event_heroic_leap__kills_before_it_hurts() -> None:
    position = {"damage": 10, "influence": 12, "sheets": {"mina": {"damage": 6}}}
    state = do(battle("mina", events={"mina": ["heroic_leap"]}, **position), "mina>heroic_leap")
    assert (state.winner, state.hunters[MINA].damage) == (HUNTERS, 6)


def test_event_heroic_leap__against_a_vampire() -> None:
    state = vampire_fight("mina", card="new_vampire", events={"mina": ["heroic_leap"]})
    state = do(state, "mina>heroic_leap")
    assert events_of(state, VampireHurt) == [VampireHurt(Encounter.NEW_VAMPIRE, 5, Cause.HEROIC_LEAP, MINA)]
    assert state.trail[1] is not None
    assert [placed.damage for placed in state.trail[1].contents] == [5]
    state = vampire_fight("mina", card="reckless_vampire", events={"mina": ["heroic_leap"]})
    state = do(state, "mina>heroic_leap")
    assert damage(state) == {"mina": 5}
    assert state.encounter_discard == (Encounter.RECKLESS_VAMPIRE,)
    assert is_combat_over(state)


# --------------------------------------------------------------------------------------------- Planned Ambush


def test_event_planned_ambush__swaps_the_card_after_the_reveal() -> None:
    state = battle("mina", events={"mina": ["planned_ambush"]}, items={"mina": ["knife"]})
    state = play_round(do(state, "mina>planned_ambush"), "strength", "punch")
    assert (pending(state), tokens(state)) == ("SwapChoice", ["pass", "!knife", "!dodge", "!escape"])
    kept = do(state, "pass")
    assert damage(kept) == {"mina": 2}
    state = do(state, "!dodge")
    assert [event.choices[MINA] for event in events_of(state, CombatRevealed)] == [Item.PUNCH, Item.DODGE]
    assert damage(state) == {}
    assert tokens(state) == ["!knife", "!punch", "!escape"]


def test_event_planned_ambush__only_in_the_first_round_and_once_for_each_hunter() -> None:
    state = battle("mina", events={"mina": ["planned_ambush", "planned_ambush"]})
    state = do(state, "mina>planned_ambush")
    assert pending(state) == "StrikeChoice", "a second one would change nothing"
    state = do(play_round(state, "claws", "punch"), "pass")
    state = play_round(state, "fangs", "dodge")
    assert pending(state) == "StrikeChoice"


def test_event_planned_ambush__affects_only_its_player() -> None:
    state = battle("seward", "mina", events={"mina": ["planned_ambush"]})
    state = play_round(do(state, "mina>planned_ambush"), "strength", "punch", "punch", engaged="seward")
    assert state.agenda[-1].hunter == MINA  # type: ignore[attr-defined]
    state = do(state, "pass")
    assert pending(state) == "StrikeChoice"


# ------------------------------------------------------------------------------------------------- Lucky Find


def test_event_lucky_find__keeps_one_of_five() -> None:
    top = ("knife", "dogs", "stake", "rifle", "rifle")
    state = battle("mina", events={"mina": ["lucky_find"]}, top_items=top)
    state = do(state, "mina>lucky_find")
    assert (pending(state), tokens(state)) == (
        "FindChoice",
        ["item:rifle", "item:knife", "item:dogs", "item:stake"],
    )
    deck = len(state.item_deck)
    state = with_combat_cards(do(state, "item:knife"), BITE_HAND)
    assert state.hunters[MINA].items == (Item.KNIFE,)
    assert sorted(state.item_discard) == [Item.RIFLE, Item.RIFLE, Item.DOGS, Item.STAKE]
    assert (deck, len(state.item_deck)) == (33, 33)
    assert tokens(state) == ["!knife", "!punch", "!dodge", "!escape"]
    assert fight_of(state).found == ()


def test_event_lucky_find__dracula_sees_only_the_discards() -> None:
    state = do(battle("mina", events={"mina": ["lucky_find"]}), "mina>lucky_find")
    looked = [event for event in events_of(state, CardMoved) if event.deck == Deck.ITEM]
    assert [event.target for event in looked] == [DRAWN] * 5
    assert {event.shown_to(DRACULA).card for event in looked} == {HIDDEN}
    assert HIDDEN not in {event.shown_to(HUNTERS).card for event in looked}
    state = do(state, tokens(state)[0])
    after = [event for event in events_of(state, CardMoved) if event.deck == Deck.ITEM][5:]
    assert [event.shown_to(DRACULA).card == HIDDEN for event in after] == [True, False, False, False, False]


def test_event_lucky_find__keeps_the_hand_limit() -> None:
    items = {"mina": ["dogs", "stake", "stake"]}
    state = battle("mina", events={"mina": ["lucky_find"]}, items=items, top_items=("knife",))
    state = do(state, "mina>lucky_find", "item:knife")
    assert pending(state) == "DiscardChoice"
    state = do(state, "item:dogs")
    assert pending(state) == "StrikeChoice"
    assert state.hunters[MINA].items == (Item.KNIFE, Item.STAKE, Item.STAKE)


def test_event_lucky_find__draws_fewer_cards_from_a_small_deck() -> None:
    state = battle("mina", events={"mina": ["lucky_find"]})
    state.item_deck, state.item_discard = (Item.KNIFE,), (Item.DOGS,)
    state = do(state, "mina>lucky_find")
    assert tokens(state) == ["item:knife", "item:dogs"]
    state.item_deck = state.item_discard = ()
    empty = battle("mina", events={"mina": ["lucky_find"]})
    empty.item_deck = empty.item_discard = ()
    assert pending(do(empty, "mina>lucky_find")) == "StrikeChoice"


def test_event_lucky_find__may_find_a_wreath_to_play() -> None:
    state = battle("mina", events={"mina": ["lucky_find"]}, top_items=("garlic_wreath",))
    state = do(state, "mina>lucky_find", "item:garlic_wreath")
    assert pending(state) == "WreathChoice"


# --------------------------------------------------------------------------------------------- Lucy's Revenge


def avenged(*hunters: str, **position: object) -> Fury3State:
    """Return a combat in which Lord Godalming has Lucy's Revenge in front of him."""
    state = battle("godalming", *hunters, events={"godalming": ["lucys_revenge"]}, **position)
    state = do(state, "godalming>lucys_revenge")
    assert state.table == (EventCard.LUCYS_REVENGE,)
    assert pending(state) == "StrikeChoice"
    return state


def test_event_lucys_revenge__only_lord_godalming_can_play_it() -> None:
    state = battle("godalming", "mina", events={"mina": ["lucys_revenge"]})
    assert pending(state) == "StrikeChoice"
    state = battle("mina", events={"godalming": ["lucys_revenge"]})
    assert pending(state) == "StrikeChoice"


def test_event_lucys_revenge__is_discarded_when_the_combat_ends() -> None:
    state = play_round(avenged(), "fangs", "escape")
    assert state.event_discard == (EventCard.LUCYS_REVENGE,)
    assert is_combat_over(state)


@pytest.mark.parametrize("escape", ["escape_as_bat", "escape_as_mist"])
def test_event_lucys_revenge__cancels_an_escape(escape: str) -> None:
    state = play_round(avenged(hand=BAT_HAND), "claws", "punch")
    state = play_round(state, escape, "dodge")
    assert (pending(state), player_to_move(state), tokens(state)) == ("RevengeChoice", HUNTERS, ["yes", "no"])
    assert not events_of(do(state, "no"), CounterCanceled)
    state = do(state, "yes")
    assert events_of(state, CounterCanceled) == [
        CounterCanceled(Combat[escape.upper()], CancelReason.LUCYS_REVENGE)
    ]
    assert (state.table, state.event_discard) == ((), (EventCard.LUCYS_REVENGE,))
    assert (pending(state), fight_of(state).revenge) == ("StrikeChoice", False)


def test_event_lucys_revenge__does_not_answer_an_escape_that_pride_forbids() -> None:
    state = play_round(avenged(hand=BAT_HAND), "escape_as_mist", "dodge")
    assert pending(state) == "StrikeChoice"
    assert fight_of(state).revenge


def test_event_lucys_revenge__prevents_a_bite_to_him() -> None:
    state = play_round(play_round(avenged(hand=BITE_HAND), "mesmerize", "dodge"), "fangs", "punch")
    assert (pending(state), tokens(state)) == ("PreventChoice", ["pass", "godalming>lucys_revenge"])
    assert do(state, "pass").hunters[GODALMING].bites == 1
    state = do(state, "godalming>lucys_revenge")
    assert events_of(state, HarmPrevented) == [HarmPrevented(GODALMING, Cause.COUNTER)]
    assert (state.hunters[GODALMING].bites, state.influence) == (0, 1)
    assert state.event_discard == (EventCard.LUCYS_REVENGE,)
    assert damage(state) == {"dracula": 1}, "he is still in the combat"


def test_event_lucys_revenge__prevents_damage_that_would_defeat_him() -> None:
    state = play_round(avenged(sheets={"godalming": {"damage": 7}}), "claws", "punch")
    assert pending(state) == "PreventChoice", "the first two would leave him two, the second two defeat him"
    state = do(state, "godalming>lucys_revenge")
    assert damage(state) == {"godalming": 9, "dracula": 1}


def test_event_lucys_revenge__does_not_help_others() -> None:
    state = avenged("mina", sheets={"mina": {"damage": 8}})
    state = play_round(state, "strength", "punch", "punch", engaged="mina")
    assert state.hunters[MINA].defeated
    assert pending(state) == "StrikeChoice"


# --------------------------------------------------------------------------------------------- Great Strength


def test_event_great_strength__prevents_a_bite_from_outside_the_combat() -> None:
    state = battle("seward", hand=BITE_HAND, events={"godalming": ["great_strength"]})
    state = play_round(play_round(state, "mesmerize", "dodge"), "fangs", "punch")
    assert (pending(state), player_to_move(state)) == ("PreventChoice", HUNTERS)
    assert tokens(state) == ["pass", "godalming>great_strength"]
    assert is_combat_over(do(state, "pass"))
    state = do(state, "godalming>great_strength")
    assert state.hunters[SEWARD].bites == 0
    assert fight_of(state).hunters == (SEWARD,)
    assert (state.table, state.event_discard) == ((), (EventCard.GREAT_STRENGTH,))
    assert pending(state) == "StrikeChoice"


def test_event_great_strength__prevents_damage_that_would_defeat() -> None:
    state = battle("mina", events={"mina": ["great_strength"]}, sheets={"mina": {"damage": 7}})
    state = play_round(state, "strength", "punch")
    assert tokens(state) == ["pass", "mina>great_strength"]
    assert do(state, "pass").hunters[MINA].defeated
    state = do(state, "mina>great_strength")
    assert damage(state) == {"mina": 7}
    assert pending(state) == "StrikeChoice"


def test_event_great_strength__is_not_offered_for_lesser_damage() -> None:
    state = battle("mina", events={"mina": ["great_strength"]}, sheets={"mina": {"damage": 6}})
    state = play_round(state, "strength", "punch")
    assert pending(state) == "StrikeChoice"
    assert damage(state) == {"mina": 8}


def test_event_great_strength__cannot_be_played_at_the_start_of_a_combat() -> None:
    assert pending(battle("mina", events={"mina": ["great_strength"]})) == "StrikeChoice"


# ---------------------------------------------------------------------------------------------------- Enraged


def enraged(**position: object) -> Fury3State:
    """Return a combat in which Dracula has Enraged, and Dodge would cancel his Strength."""
    state = battle("mina", events={"dracula": ["enraged"]}, **position)
    return play_round(state, "strength", "dodge")


def test_event_enraged__saves_a_card_from_being_canceled() -> None:
    state = enraged()
    assert (pending(state), player_to_move(state)) == ("EnragedChoice", DRACULA)
    assert tokens(state) == ["pass", "dracula>enraged"]
    passed = do(state, "pass")
    assert events_of(passed, CounterCanceled)
    assert damage(passed) == {}
    state = do(state, "dracula>enraged")
    assert not events_of(state, CounterCanceled)
    assert damage(state) == {"mina": 2}
    assert (state.table, state.event_discard) == ((), (EventCard.ENRAGED,))
    assert pending(state) == "StrikeChoice"


def test_event_enraged__forbids_escapes_for_the_rest_of_the_combat() -> None:
    hand = ("strength", "escape_as_mist", "claws", "fangs", "plotting")
    state = do(enraged(hand=hand), "dracula>enraged")
    state = play_round(state, "escape_as_mist", "punch")
    assert events_of(state, CounterCanceled) == [CounterCanceled(Combat.ESCAPE_AS_MIST, CancelReason.ENRAGED)]
    assert fight_of(state).round == 3


def test_event_enraged__can_be_played_once() -> None:
    hand = ("strength", "strength", "claws", "fangs", "plotting")
    state = play_round(do(enraged(hand=hand), "dracula>enraged"), "strength", "escape")
    assert events_of(state, CounterCanceled) == [CounterCanceled(Combat.STRENGTH, CancelReason.ICON)]


def test_event_enraged__is_not_offered_without_need_or_for_an_escape() -> None:
    state = battle("mina", events={"dracula": ["enraged"]})
    assert pending(play_round(state, "claws", "punch")) == "StrikeChoice"
    state = battle("mina", events={"dracula": ["enraged"]}, hand=BAT_HAND, items={"mina": ["rifle"]})
    state = play_round(play_round(state, "claws", "punch"), "escape_as_bat", "rifle")
    assert pending(state) == "StrikeChoice"
    assert events_of(state, CounterCanceled) == [CounterCanceled(Combat.ESCAPE_AS_BAT, CancelReason.ICON)]


def test_event_enraged__is_not_offered_if_he_does_not_have_it() -> None:
    state = play_round(battle("mina"), "strength", "dodge")
    assert pending(state) == "StrikeChoice"
    assert fight_of(state).before[MINA] == Item.DODGE
    assert fight_of(state).choice == NONE
