"""Drawing, limits, revealed cards of weakened hunters (R5.6, R5.9, R9.1, R12), and hidden cards (R13.1)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move, settle
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.fury3 import piles
from furyqt.rules.fury3.decision import fury3_decision
from furyqt.rules.fury3.decks import BURIED, DISCARD, DRAWN, HAND, HIDDEN, PILE, TABLE, Deck, EventCard, Item
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.events import CardMoved, CardShown, Reshuffled
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fight, Fury3State
from furyqt.rules.fury3.steps.supply.supply import DrawnChoice, draw_event, supply
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.tokens import SEA_ZONES
from furyqt.rules.fury3.tables import (
    BLOCKABLE,
    DRACULA,
    DRACULA_FIGURE,
    HUNTERS,
    ROADBLOCK_TOKENS,
    STORM_TOKENS,
)
from tests.rules.fury3.scenes import do, events_of, pending, scene, tokens


def moved(state: Fury3State, player: int | None = None) -> list[CardMoved]:
    events = state.told or ()
    return [
        e for e in (events if player is None else events_seen_by(events, player)) if isinstance(e, CardMoved)
    ]


def draws(state: Fury3State, actor: int, event: EventCard) -> Fury3State:
    """Return the position after a figure drew this event card from the top of the deck."""
    state = state.clone()
    card = piles.take_event(state)
    assert card == event
    draw_event(state, actor, card, PILE)
    settle(state)
    return state


# ----------------------------------------------------------------------------------------------------- supply


def test_r5_6_a_large_city_gives_an_item_and_an_event() -> None:
    state = scene("day", places={"seward": "paris"}, top=("hypnosis",), top_items=("stake",))
    state = do(state, "pass", "supply")
    assert (state.hunters[1].items, state.hunters[1].events) == ((Item.STAKE,), (EventCard.HYPNOSIS,))
    assert pending(state) == "HunterAction"
    assert (state.drawn, state.table) == ((), ())


def test_r5_6_a_small_city_gives_an_event_only() -> None:
    state = scene("day", places={"seward": "plymouth"}, top=("hypnosis",))
    state = do(state, "pass", "supply")
    assert (state.hunters[1].items, state.hunters[1].events) == ((), (EventCard.HYPNOSIS,))


def test_r5_6_by_day_draculas_top_card_is_discarded_facedown() -> None:
    state = do(scene("day", top=("enraged",)), "pass", "supply")
    assert (state.event_buried, state.events, state.hunters[1].events) == ((EventCard.ENRAGED,), (), ())
    for player in (HUNTERS, DRACULA):
        assert moved(state, player)[-1] == CardMoved(Deck.EVENT, HIDDEN, PILE, BURIED)


def test_r5_6_by_night_the_bottom_card_counts() -> None:
    state = do(scene("night", top=("enraged",), bottom=("hypnosis",)), "pass", "supply")
    assert state.hunters[1].events == (EventCard.HYPNOSIS,)
    assert state.event_deck[-1] == EventCard.ENRAGED


def test_r5_6_by_night_draculas_bottom_card_goes_to_him() -> None:
    state = do(scene("night", bottom=("enraged",)), "pass", "supply")
    assert (state.events, state.hunters[1].events) == ((EventCard.ENRAGED,), ())
    assert [event.card for event in moved(state, DRACULA)][-2:] == [EventCard.ENRAGED] * 2
    assert [event.card for event in moved(state, HUNTERS)][-2:] == [HIDDEN] * 2


def test_r5_6_a_hospital_gives_only_an_item() -> None:
    state = scene("day", places={"seward": "hospital_rome"}, top_items=("dogs",))
    state = do(state, "pass", "supply")
    assert (state.hunters[1].items, state.hunters[1].events) == ((Item.DOGS,), ())


def test_r5_6_castle_dracula_and_the_sea_give_nothing() -> None:
    assert "supply" not in tokens(scene("day", places={"godalming": "castle_dracula"}))
    assert "supply" not in tokens(scene("day", places={"godalming": "TS"}))


def test_r5_6_devilish_power_forbids_supplies() -> None:
    for place in ("london", "hospital_rome"):
        state = scene("day", places={"godalming": place}, lasting=(Lasting.NO_SUPPLY,))
        assert "supply" not in tokens(state)


def test_ability_godalming_items__he_draws_two_items_in_a_large_city_or_hospital() -> None:
    for place in ("london", "hospital_rome"):
        state = scene("day", places={"godalming": place}, top_items=("dogs", "stake"), top=("enraged",))
        state = do(state, "supply")
        assert state.hunters[0].items == (Item.DOGS, Item.STAKE)
        assert pending(state) == "HunterAction"


def test_ability_godalming_items__he_discards_to_his_limit_before_the_event_is_drawn() -> None:
    state = scene(
        "day", items={"godalming": ["rifle", "knife"]}, top_items=("dogs", "stake"), top=("hypnosis",)
    )
    state = do(state, "supply")
    assert pending(state) == "DiscardChoice"
    assert state.hunters[0].events == ()
    state = do(state, "item:dogs")
    assert state.hunters[0].items == (Item.RIFLE, Item.KNIFE, Item.STAKE)
    assert state.hunters[0].events == (EventCard.HYPNOSIS,)
    assert state.item_discard == (Item.DOGS,)


# ---------------------------------------------------------------------------------------------------- tickets


def test_r5_9_a_ticket_is_reserved_facedown() -> None:
    state = do(scene("day"), "pass", "reserve")
    assert len(state.hunters[1].tickets) == 1
    assert len(state.tickets) == 15
    assert [event.card for event in moved(state, DRACULA)] == [HIDDEN]
    assert [event.card for event in moved(state, HUNTERS)] == list(state.hunters[1].tickets)


def test_r5_9_no_ticket_in_castle_dracula_a_hospital_or_at_sea() -> None:
    for place in ("castle_dracula", "hospital_rome", "TS"):
        assert "reserve" not in tokens(scene("day", places={"godalming": place}))


def test_r5_9_no_ticket_from_an_empty_pool() -> None:
    state = scene("day")
    state.tickets = ()
    assert "reserve" not in tokens(state)


def test_r15_17_with_two_tickets_a_hunter_draws_first_and_then_returns_one() -> None:
    state = do(scene("day", tickets={"seward": ["1", "1"]}), "pass", "reserve")
    assert pending(state) == "DiscardChoice"
    assert len(state.hunters[1].tickets) == 3
    state = do(state, "ticket:1")
    assert len(state.hunters[1].tickets) == 2
    assert moved(state)[-1].target == PILE
    assert moved(state, DRACULA)[-1].card == HIDDEN
    assert pending(state) == "HunterAction"


def test_ability_godalming_tickets__he_may_take_a_second_ticket_after_seeing_the_first() -> None:
    state = do(scene("day"), "reserve")
    assert (pending(state), tokens(state)) == ("SecondTicket", ["no", "yes"])
    assert player_to_move(state) == HUNTERS
    assert len(state.hunters[0].tickets) == 1
    assert len(do(state, "no").hunters[0].tickets) == 1
    assert len(do(state, "yes").hunters[0].tickets) == 2
    assert pending(do(state, "yes")) == "HunterAction"


def test_ability_godalming_tickets__he_still_has_at_most_two() -> None:
    state = do(scene("day", tickets={"godalming": ["1", "1"]}), "reserve", "yes")
    assert len(state.hunters[0].tickets) == 4
    state = do(state, "ticket:1", "ticket:1")
    assert len(state.hunters[0].tickets) == 2
    assert pending(state) == "HunterAction"


def test_r15_17_with_two_tickets_godalming_returns_one_too() -> None:
    state = do(scene("day", tickets={"godalming": ["1", "1"]}), "reserve", "no")
    assert (pending(state), len(state.hunters[0].tickets)) == ("DiscardChoice", 3)


# ------------------------------------------------------------------------------------------------ event cards


def test_r12_1_an_immediate_card_is_played_when_drawn() -> None:
    state = draws(scene("day", top=("evil_presence",)), 0, EventCard.EVIL_PRESENCE)
    assert state.hunters[0].events == ()
    assert state.event_discard == (EventCard.EVIL_PRESENCE,)
    assert (pending(state), state.table, state.drawn) == ("HunterAction", (), ())
    assert moved(state)[:2] == [
        CardMoved(Deck.EVENT, EventCard.EVIL_PRESENCE, PILE, DRAWN, False, 0),
        CardMoved(Deck.EVENT, EventCard.EVIL_PRESENCE, DRAWN, TABLE, False, 0),
    ]


@pytest.mark.parametrize(
    ("hunter", "card", "pieces", "why"),
    [
        (0, "newspaper_reports", {"trail": ["prague", "berlin"]}, "no facedown location card on space 3"),
        (0, "newspaper_reports", {"trail": ["prague", "berlin", "leipzig"]}, ""),
        (4, "roadblock", {"roadblocks": BLOCKABLE[:ROADBLOCK_TOKENS]}, "No roadblock token is left."),
        (4, "roadblock", {"roadblocks": BLOCKABLE[1:ROADBLOCK_TOKENS]}, ""),
        (4, "summon_storms", {"storms": SEA_ZONES[:STORM_TOKENS]}, "No storm token is left."),
        (4, "summon_storms", {"storms": SEA_ZONES[1:STORM_TOKENS]}, ""),
    ],
)
def test_r12_1_a_card_that_does_nothing_now_says_so(
    hunter: int, card: str, pieces: dict[str, Any], why: str
) -> None:
    state = draws(scene("day", top=(card,), **pieces), hunter, EventCard[card.upper()])
    seen = observe(state, player_to_move(state))
    decision = fury3_decision(seen)
    assert isinstance(decision, DrawnChoice)
    told = str(decision.at_stake(seen))
    assert ("nothing happens" in told) == bool(why)
    assert why in told


def test_r12_1_a_card_with_two_uses_may_be_kept() -> None:
    state = draws(scene("day", top=("newspaper_reports",)), 0, EventCard.NEWSPAPER_REPORTS)
    assert (pending(state), tokens(state)) == ("DrawnChoice", ["keep", "play"])
    kept = do(state, "keep")
    assert kept.hunters[0].events == (EventCard.NEWSPAPER_REPORTS,)
    assert (pending(kept), kept.drawn) == ("HunterAction", ())
    assert moved(kept, DRACULA)[-1].card == HIDDEN


def test_r12_1_a_card_with_two_uses_may_be_played_at_once() -> None:
    state = draws(scene("day", top=("newspaper_reports",)), 0, EventCard.NEWSPAPER_REPORTS)
    played = do(state, "play")
    assert (played.hunters[0].events, played.table) == ((), ())
    assert played.event_discard == (EventCard.NEWSPAPER_REPORTS,)
    assert pending(played) == "HunterAction"


def test_r12_1_dracula_is_prompted_about_his_own_card() -> None:
    state = draws(scene("day", top=("summon_storms",)), DRACULA_FIGURE, EventCard.SUMMON_STORMS)
    assert state.agenda[-1].player(state) == DRACULA  # type: ignore[attr-defined]
    assert do(state, "keep").events == (EventCard.SUMMON_STORMS,)


def test_r12_1_in_a_sampled_position_every_card_can_be_kept() -> None:
    state = draws(scene("day", top=("newspaper_reports",)), 0, EventCard.NEWSPAPER_REPORTS)
    state.drawn = (EventCard.HYPNOSIS,)
    assert tokens(state) == ["keep"]


def test_r12_1_cards_drawn_together_are_read_in_order() -> None:
    state = scene("day", top=("enraged", "evil_presence"))
    state.push()
    for _ in range(2):
        draw_event(state, DRACULA_FIGURE, piles.take_event(state), PILE)
    assert state.drawn == (EventCard.ENRAGED, EventCard.EVIL_PRESENCE)
    settle(state)
    assert state.events == (EventCard.ENRAGED,)


def test_r12_2_played_events_are_discarded_faceup_and_buried_ones_facedown() -> None:
    state = draws(scene("day", top=("evil_presence", "enraged")), 0, EventCard.EVIL_PRESENCE)
    state = do(state, "pass", "supply")
    assert state.event_discard == (EventCard.EVIL_PRESENCE,)
    assert state.event_buried == (EventCard.ENRAGED,)


def test_r12_2_facedown_cards_are_shuffled_in_with_the_others() -> None:
    state = Fury3State(event_discard=(EventCard.HYPNOSIS,), event_buried=(EventCard.ENRAGED,))
    card = piles.take_event(state)
    assert {card, *state.event_deck} == {EventCard.HYPNOSIS, EventCard.ENRAGED}
    assert (state.event_discard, state.event_buried) == ((), ())


def test_r12_3_an_empty_deck_is_refilled_from_its_discard_pile() -> None:
    state = Fury3State(item_discard=(Item.DOGS,), encounter_discard=(3,), encounter_buried=(4,))
    piles.draw_item(state, 0)
    piles.draw_encounters(state, 3)
    assert state.hunters[0].items == (Item.DOGS,)
    assert state.encounters == (3, 4)
    assert events_of(state, Reshuffled) == [Reshuffled(Deck.ITEM), Reshuffled(Deck.ENCOUNTER)]


def test_r12_3_without_any_card_nothing_is_drawn() -> None:
    state = scene("day")
    state.item_deck = state.event_deck = ()
    state = do(state, "pass", "supply")
    assert (state.hunters[1].items, state.hunters[1].events) == ((), ())
    assert pending(state) == "HunterAction"


# ----------------------------------------------------------------------------------------------------- limits


def test_r12_5_three_items_and_three_events_at_once() -> None:
    state = scene(
        "night",
        items={"godalming": ["rifle", "knife", "dogs"]},
        events={"godalming": ["hypnosis", "long_night", "forewarned"]},
        bottom=("heroic_leap",),
        top_items=("stake", "stake"),
    )
    state = do(state, "supply")
    assert (pending(state), tokens(state)) == (
        "DiscardChoice",
        ["item:rifle", "item:knife", "item:dogs", "item:stake"],
    )
    state = do(state, "item:stake", "item:stake")
    assert (pending(state), len(state.hunters[0].items)) == ("DiscardChoice", 3)
    state = do(state, "event:long_night")
    assert state.event_discard == (EventCard.LONG_NIGHT,)
    assert moved(state)[-1] == CardMoved(Deck.EVENT, EventCard.LONG_NIGHT, HAND[0], DISCARD)
    assert pending(state) == "HunterAction"


def test_r12_5_dracula_keeps_four_events() -> None:
    events = ["enraged", "seduction", "false_tip"]
    state = draws(
        scene("day", events={"dracula": events}, top=("wild_horses",)), DRACULA_FIGURE, EventCard.WILD_HORSES
    )
    assert pending(state) == "HunterAction"
    full = scene("day", events={"dracula": [*events, "false_tip"]}, top=("wild_horses",))
    state = draws(full, DRACULA_FIGURE, EventCard.WILD_HORSES)
    assert pending(state) == "DiscardChoice"
    assert state.agenda[-1].player(state) == DRACULA  # type: ignore[attr-defined]
    state = do(state, "event:false_tip")
    assert (len(state.events), state.event_discard) == (4, (EventCard.FALSE_TIP,))


def test_ability_prepared__seward_keeps_four_of_each() -> None:
    state = scene("night", items={"seward": ["rifle", "knife", "dogs"]}, top_items=("stake", "stake"),
                  events={"seward": ["hypnosis", "long_night", "forewarned"]},
                  bottom=("heroic_leap", "lucky_find"))  # fmt: skip
    state = do(state, "pass", "supply")
    assert (len(state.hunters[1].items), len(state.hunters[1].events)) == (4, 4)
    assert pending(state) == "HunterAction"
    supply(state, 1)
    settle(state)
    assert pending(state) == "DiscardChoice"


def test_r12_6_an_immediate_event_does_not_count_for_the_limit() -> None:
    full = {"godalming": ["hypnosis", "long_night", "forewarned"]}
    state = draws(scene("day", events=full, top=("evil_presence",)), 0, EventCard.EVIL_PRESENCE)
    assert pending(state) == "HunterAction"
    assert len(state.hunters[0].events) == 3


# --------------------------------------------------------------------------------------------------- weakened


def test_r9_1_a_weakened_hunter_reveals_an_item_and_an_event() -> None:
    state = scene(
        "day",
        items={"godalming": ["rifle", "knife"]},
        events={"godalming": ["hypnosis", "long_night"]},
        sheets={"godalming": {"bites": 1}},
    )
    check_hand_limits(state, 0)
    settle(state)
    assert (pending(state), tokens(state)) == ("ShownChoice", ["item:rifle", "item:knife"])
    assert player_to_move(state) == HUNTERS
    state = do(state, "item:knife", "event:long_night")
    assert (state.hunters[0].shown_item, state.hunters[0].shown_event) == (Item.KNIFE, EventCard.LONG_NIGHT)
    assert events_of(state, CardShown) == [
        CardShown(Deck.ITEM, Item.KNIFE, HAND[0]),
        CardShown(Deck.EVENT, EventCard.LONG_NIGHT, HAND[0]),
    ]
    assert pending(state) == "HunterAction"


def test_r9_1_a_healthy_hunter_reveals_nothing_and_hides_the_cards_when_healed() -> None:
    state = scene("day", items={"godalming": ["rifle"]})
    check_hand_limits(state, 0)
    assert pending(state) == "HunterAction"
    state.update_hunter(0, shown_item=Item.RIFLE)
    check_hand_limits(state, 0)
    assert state.hunters[0].shown_item == -1


def test_r9_1_revealed_items_are_back_in_the_hand_during_combat() -> None:
    state = scene("day", items={"mina": ["rifle", "knife"]})
    state.fight = Fight(hunters=(3,))
    check_hand_limits(state, 3)
    assert pending(state) == "HunterAction"
    state.fight = None
    check_hand_limits(state, 3)
    settle(state)
    assert pending(state) == "ShownChoice"


def test_ability_drained__mina_reveals_the_only_card_she_draws() -> None:
    state = scene("day", top=("hypnosis",), top_items=("stake",), sheets={"godalming": {"defeated": True}})
    state = do(state, "pass", "pass", "supply")
    assert (state.hunters[3].shown_item, state.hunters[3].shown_event) == (Item.STAKE, EventCard.HYPNOSIS)
    assert [event.card for event in events_of(state, CardShown)] == [Item.STAKE, EventCard.HYPNOSIS]
    assert state.is_weakened(3)
    assert not state.is_weakened(1)


def test_r15_7_the_revealed_card_stays_revealed_until_it_leaves_the_hand() -> None:
    state = scene(
        "day",
        items={"mina": ["knife", "dogs"]},
        sheets={"mina": {"shown_item": Item.KNIFE}},
        top_items=("stake",),
        top=("enraged",),
    )
    state = do(state, "pass", "pass", "pass", "supply")
    assert state.hunters[3].shown_item == Item.KNIFE
    assert events_of(state, CardShown) == []
    piles.discard_item(state, 3, Item.KNIFE)
    check_hand_limits(state, 3)
    settle(state)
    assert (pending(state), tokens(state)) == ("ShownChoice", ["item:dogs", "item:stake"])


def test_r15_7_a_second_copy_of_the_revealed_card_replaces_it() -> None:
    state = scene("day", items={"mina": ["knife", "knife"]}, sheets={"mina": {"shown_item": Item.KNIFE}})
    piles.discard_item(state, 3, Item.KNIFE)
    assert state.hunters[3].shown_item == Item.KNIFE


# --------------------------------------------------------------------------------------------- what is hidden


def test_r13_1_drawn_cards_are_seen_by_their_own_side_only() -> None:
    state = do(scene("day", top=("hypnosis",), top_items=("stake",)), "pass", "supply")
    assert {event.card for event in moved(state, DRACULA)} == {HIDDEN}
    assert HIDDEN not in {event.card for event in moved(state, HUNTERS)}


def test_r13_1_draculas_draws_are_hidden_from_the_hunters() -> None:
    state = draws(scene("day", top=("enraged",)), DRACULA_FIGURE, EventCard.ENRAGED)
    assert {event.card for event in moved(state, HUNTERS)} == {HIDDEN}
    assert {event.card for event in moved(state, DRACULA)} == {EventCard.ENRAGED}


def test_r13_1_hunters_actions_do_not_depend_on_draculas_hidden_cards() -> None:
    fields: dict[str, Any] = {"places": {"godalming": "paris"}, "items": {"godalming": ["fast_horses"]}}
    one = scene("day", **fields, trail=("prague", "nantes+rats"), lairs=("rome+spy",))
    other = scene("day", **fields, trail=("sofia", "hide+bats"), lairs=("bari+hoax",), encounters=("rats",))
    assert tokens(one) == tokens(other)


def test_r13_1_draculas_actions_do_not_depend_on_hunters_hidden_cards() -> None:
    bats: dict[str, Any] = {"sheets": {"godalming": {"bats": 1}}}
    one = scene("day", **bats, items={"godalming": ["rifle"]})
    other = scene("day", **bats, items={"godalming": ["stake"]}, events={"mina": ["forewarned"]})
    assert tokens(one) == tokens(other) == ["MN", "PL", "SW"]


def test_r15_7_after_playing_the_revealed_event_another_is_revealed() -> None:
    state = scene(
        "night",
        events={"mina": ["consecrated_ground", "hypnosis", "long_night"]},
        sheets={"mina": {"shown_event": EventCard.CONSECRATED_GROUND}},
    )
    state = do(state, "pass", "pass", "pass", "mina>consecrated_ground", "PA")
    assert (pending(state), tokens(state)) == ("ShownChoice", ["event:long_night", "event:hypnosis"])
    assert state.table == ()


def test_r15_7_after_dogs_another_item_is_revealed() -> None:
    state = scene(
        "day",
        places={"mina": "paris"},
        items={"mina": ["dogs", "knife"]},
        sheets={"mina": {"shown_item": Item.DOGS}},
        trail=("prague", "brussels+rats"),
    )
    state = do(state, "pass", "pass", "pass", "road:BU")
    while "item:dogs" not in tokens(state):
        state = do(state, next(token for token in tokens(state) if token not in ("pass", "done")))
    state = do(state, "item:dogs")
    assert state.hunters[3].items == (Item.KNIFE,)
    assert state.hunters[3].shown_item == Item.KNIFE
