"""Two hunters trade cards (R5.7, Van Helsing's Leader), and Dracula does not see which (R13.2)."""

from __future__ import annotations

from furyqt.rules.core.agenda import legal_actions, player_to_move
from furyqt.rules.core.events import events_seen_by
from furyqt.rules.fury3.decks import HAND, HIDDEN, Deck, EventCard, Item
from furyqt.rules.fury3.events import ActionTaken, CardMoved
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.scenes import do, pending, scene, tokens

TOGETHER = {"godalming": "paris", "seward": "paris"}


def in_paris(**fields: object) -> Fury3State:
    given = {"places": TOGETHER, "items": {"godalming": ["rifle"], "seward": ["dogs"]}} | fields
    return scene("day", **given)  # type: ignore[arg-type]


def test_r5_7_items_and_tickets_change_hands() -> None:
    state = do(in_paris(tickets={"seward": ["3/2"]}), "trade")
    assert pending(state) == "TradeGift"
    assert tokens(state) == ["done", "godalming+item:rifle", "seward+item:dogs", "seward+ticket:3/2"]
    state = do(state, "godalming+item:rifle", "seward+ticket:3/2")
    assert (state.hunters[0].items, state.hunters[1].items) == ((), (Item.RIFLE, Item.DOGS))
    assert state.hunters[0].tickets == (0,)
    assert state.gifts == ()
    assert state.agenda[-1].hunter == 1  # type: ignore[attr-defined]


def test_r5_7_gifts_are_given_in_order_and_not_back() -> None:
    state = do(in_paris(), "trade")
    assert tokens(do(state, "godalming+item:rifle")) == ["done", "seward+item:dogs"]
    assert pending(do(state, "seward+item:dogs")) == "HunterAction"


def test_r5_7_a_copy_of_a_received_card_may_be_given() -> None:
    state = do(in_paris(items={"godalming": ["rifle"], "seward": ["rifle"]}), "trade", "godalming+item:rifle")
    assert tokens(state) == ["done", "seward+item:rifle"]
    state = do(state, "seward+item:rifle")
    assert pending(state) == "HunterAction"
    assert state.hunters[0].items == state.hunters[1].items == (Item.RIFLE,)


def test_r5_7_a_trade_may_end_at_once_and_ends_automatically() -> None:
    state = do(in_paris(), "trade", "done")
    assert pending(state) == "HunterAction"
    state = do(in_paris(), "trade", "godalming+item:rifle", "seward+item:dogs")
    assert (pending(state), state.gifts) == ("HunterAction", ())


def test_r5_7_event_cards_are_not_traded() -> None:
    state = in_paris(items={}, events={"godalming": ["good_luck"], "seward": ["hypnosis"]})
    while pending(state) == "WindowChoice":
        state = do(state, "pass")
    assert "trade" not in tokens(state)


def test_r5_7_only_in_the_same_city_and_only_with_something_to_give() -> None:
    assert "trade" not in tokens(scene("day", items={"godalming": ["rifle"]}))
    assert "trade" not in tokens(in_paris(items={}))
    assert "trade" in tokens(in_paris(items={"seward": ["rifle"]}))
    defeated = in_paris(sheets={"seward": {"defeated": True}})
    assert "trade" not in tokens(defeated)


def test_r5_7_the_partner_is_chosen_among_several() -> None:
    state = do(in_paris(places={**TOGETHER, "mina": "paris"}), "trade")
    assert (pending(state), tokens(state)) == ("TradePartner", ["seward", "mina"])
    state = do(state, "mina")
    assert tokens(state) == ["done", "godalming+item:rifle"]


def test_r5_7_all_items_and_tickets_may_change_hands() -> None:
    items = {"godalming": ["rifle", "pistol", "knife"], "seward": ["dogs", "garlic", "stake"]}
    tickets = {"godalming": ["3/2", "1"], "seward": ["2/2", "2/1"]}
    before = in_paris(items=items, tickets=tickets)
    state = do(before, "trade")
    for gifts in range(10):
        assert (pending(state), len(state.gifts)) == ("TradeGift", gifts)
        assert player_to_move(state) == HUNTERS
        state = do(state, tokens(state)[1])
    assert (pending(state), state.gifts) == ("HunterAction", ())
    for giver, taker in ((0, 1), (1, 0)):
        assert state.hunters[taker].items == before.hunters[giver].items
        assert state.hunters[taker].tickets == before.hunters[giver].tickets


def test_r5_7_limits_apply_after_the_trade() -> None:
    state = in_paris(items={"godalming": ["rifle", "pistol", "knife"], "seward": ["dogs"]})
    state = do(state, "trade", "seward+item:dogs")
    assert pending(state) == "DiscardChoice"
    state = do(state, "item:knife")
    assert state.hunters[0].items == (Item.RIFLE, Item.PISTOL, Item.DOGS)
    assert state.item_discard == (Item.KNIFE,)
    assert pending(state) == "HunterAction"


def test_r5_7_the_ticket_limit_applies_after_the_trade() -> None:
    state = in_paris(items={}, tickets={"godalming": ["3/2", "1"], "seward": ["2/2"]})
    state = do(state, "trade", "godalming+ticket:3/2", "godalming+ticket:1")
    assert tokens(state) == ["done", "seward+ticket:2/2"]
    state = do(state, "done")
    assert tokens(state) == ["ticket:3/2", "ticket:2/2", "ticket:1"]
    assert len(do(state, "ticket:1").hunters[1].tickets) == 2


def test_r13_2_dracula_sees_a_trade_but_not_its_cards() -> None:
    state = do(in_paris(), "trade", "godalming+item:rifle", "done")
    assert ActionTaken(0, "trade") in (state.told or ())
    moved = [event for event in events_seen_by(state.told or (), DRACULA) if isinstance(event, CardMoved)]
    assert moved == [CardMoved(Deck.ITEM, HIDDEN, HAND[0], HAND[1])]
    seen = [event for event in events_seen_by(state.told or (), HUNTERS) if isinstance(event, CardMoved)]
    assert [event.card for event in seen] == [Item.RIFLE]


def test_r13_2_a_weakened_hunters_new_card_is_revealed_after_the_trade() -> None:
    state = scene("day", places={"godalming": "athens"}, items={"godalming": ["rifle", "dogs"]})
    state = do(state, "trade", "godalming+item:rifle", "godalming+item:dogs")
    assert pending(state) == "ShownChoice"
    assert tokens(state) == ["item:rifle", "item:dogs"]


# ----------------------------------------------------------------------------------------------------- Leader

FAR = {"events": {"helsing": ["good_luck", "hypnosis"], "seward": ["long_night"]}}


def helsing_acts(**fields: object) -> Fury3State:
    state = scene("night", **(FAR | fields))  # type: ignore[arg-type]
    return do(state, "pass", "pass")


def test_ability_leader__trades_event_cards_with_a_hunter_in_any_city() -> None:
    state = do(helsing_acts(), "trade")
    assert (pending(state), tokens(state)) == ("TradePartner", ["godalming", "seward", "mina"])
    assert player_to_move(state) == HUNTERS
    state = do(state, "seward")
    assert tokens(state) == [
        "done",
        "helsing+event:good_luck",
        "helsing+event:hypnosis",
        "seward+event:long_night",
    ]
    state = do(state, "helsing+event:hypnosis", "seward+event:long_night")
    assert state.hunters[2].events == (EventCard.LONG_NIGHT, EventCard.GOOD_LUCK)
    assert state.hunters[1].events == (EventCard.HYPNOSIS,)
    assert pending(state) == "HunterAction"


def test_ability_leader__replaces_a_normal_trade() -> None:
    state = helsing_acts(places={"seward": "vienna"}, items={"helsing": ["stake"]})
    state = do(state, "trade")
    assert tokens(state) == ["seward", "leader"]
    assert tokens(do(state, "seward")) == ["done", "helsing+item:stake"]
    assert tokens(do(state, "leader")) == ["godalming", "seward", "mina"]


def test_ability_leader__only_van_helsing_can_use_it() -> None:
    state = scene("night", **FAR)  # type: ignore[arg-type]
    assert "trade" not in tokens(state)
    assert "trade" in tokens(do(state, "pass", "pass"))


def test_ability_leader__not_with_a_hunter_at_sea_or_in_a_hospital() -> None:
    state = helsing_acts(places={"seward": "hospital_rome", "mina": "TS"})
    assert pending(do(state, "trade")) == "TradeGift"
    assert {a.text.split("+")[0] for a in legal_actions(do(state, "trade"))} == {"done", "helsing"}


def test_ability_leader__the_event_limit_applies_after_the_trade() -> None:
    state = scene(
        "night",
        events={"helsing": ["good_luck"], "mina": ["mystic_research", "hypnosis", "forewarned"]},
        sheets={"mina": {"shown_event": EventCard.HYPNOSIS}},
    )
    state = do(state, "pass", "pass", "trade", "mina", "helsing+event:good_luck", "done")
    assert pending(state) == "DiscardChoice"
    state = do(state, "event:good_luck")
    assert state.event_discard == (EventCard.GOOD_LUCK,)
