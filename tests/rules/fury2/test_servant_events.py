"""The Servant's one event, and the knowledge that he shares with Dracula (S6, S8.1-S8.4)."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.ruleset import asked_player
from furyqt.rules.core.zones import HIDDEN
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import NONE, EventCard
from furyqt.rules.fury2.events import CardMoved, CardShown, ConsentRefused, EventCanceled, ServantLooked
from furyqt.rules.fury2.observation import observe
from furyqt.rules.fury2.piles import CARDS, SERVANT_HAND
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.summary import summarize
from furyqt.rules.fury2.tables import ATLAS, DRACULA, HUNTERS, SERVANT_FIGURE
from tests.rules.fury2.scenes import (
    NOON,
    TWILIGHT,
    at,
    discarded,
    do,
    event,
    events_of,
    pending,
    plays,
    tokens,
)
from tests.rules.fury2.servants import seat, variant

GIVEN = sorted(EVENTS.of[DRACULA] - EVENTS.never_given)


def ready(
    turn: str = "servant", *, held: str = "", dracula: tuple[str, ...] = (), **given: Any
) -> Fury2State:
    """Return the beginning of a turn with the Servant's event and Dracula's hand."""
    events = {"dracula": list(dracula), **given.pop("events", {})}
    if held:
        events["servant"] = [held]
    return variant(turn, events=events, **given)


# ---------------------------------------------------------------------------------------------- S6: the gift


@pytest.mark.parametrize("turn", ["servant", "dracula"])
def test_s6_1_dracula_may_give_an_event_at_the_start_of_both_turns(turn: str) -> None:
    state = ready(turn, dracula=("trap", "roadblock"))
    assert (pending(state), seat(state)) == ("GiftChoice", "dracula")
    assert tokens(state) == ["pass", "event:roadblock", "event:trap"]
    state = do(state, "event:trap")
    assert (state.servant.event, state.events) == (event("trap"), (event("roadblock"),))


def test_s6_1_dracula_may_give_an_event_before_a_combat() -> None:
    state = ready("mina", dracula=("trap",), places={"mina": "zurich"})
    state = do(state, "road:ST")
    assert pending(state) == "GiftChoice"
    state = do(state, "event:trap")
    assert (pending(state), seat(state)) == ("OfferChoice", "servant")


def test_s6_1_he_has_at_most_one_event() -> None:
    state = ready(held="trap", dracula=("trap", "customs_search"))
    assert pending(state) == "ServantMove"


def test_s6_1_the_hunters_see_only_that_he_has_a_card() -> None:
    state = do(ready(dracula=("trap",)), "event:trap")
    gift = events_of(state, CardMoved)[-1]
    assert gift.shown_to(HUNTERS).card == HIDDEN
    assert gift.shown_to(DRACULA).card == event("trap")
    assert observe(state, HUNTERS).servant.event == HIDDEN
    assert observe(state, DRACULA).servant.event == event("trap")


def test_s6_1_after_playing_an_event_at_the_start_of_a_turn_he_may_get_and_play_another() -> None:
    state = ready(held="time_runs_short", dracula=("roadblock", "trap"))
    state = consented(state, "servant>time_runs_short")
    assert pending(state) == "GiftChoice"
    state = do(state, "event:roadblock")
    assert (pending(state), tokens(state)) == ("ServantWindowChoice", ["pass", "servant>roadblock"])
    state = do(consented(state, "servant>roadblock"), "ST=ZU")
    assert (pending(state), tokens(state)) == ("GiftChoice", ["pass", "event:trap"])


def test_s6_6_after_a_refusal_he_gets_no_other_event() -> None:
    state = ready(held="time_runs_short", dracula=("roadblock",))
    state = do(state, "servant>time_runs_short", "no")
    assert pending(state) == "ServantMove"


@pytest.mark.parametrize(("gift", "shown"), [("pass", ["roadblock", "trap"]), ("event:trap", ["roadblock"])])
def test_s6_1_dracula_may_give_an_event_before_he_shows_his_hand(gift: str, shown: list[str]) -> None:
    state = ready("mina", dracula=("roadblock", "trap"), next_events=["mystic_research"])
    state = do(state, "stay")
    state = do(state, "event") if "event" in tokens(state) else do(state, "resupply:event")
    assert (pending(state), seat(state)) == ("GiftChoice", "dracula")
    state = do(state, gift)
    assert [EventCard(told.card).name.lower() for told in events_of(state, CardShown)] == shown


def test_s6_2_a_gift_saves_dracula_a_discard() -> None:
    full = ("trap", "roadblock", "false_tip_off", "seduction")
    state = do(ready("servant", dracula=full, next_events=["rage"]), "pass", "road:ZU", "event")
    assert pending(state) == "GiftChoice"
    given = do(state, "event:seduction")
    assert (given.servant.event, discarded(given)) == (event("seduction"), [])
    assert pending(do(state, "pass")) == "DiscardChoice"


@pytest.mark.parametrize("card", sorted(EVENTS.never_given), ids=lambda card: EventCard(card).name.lower())
def test_s6_3_some_events_are_never_given(card: EventCard) -> None:
    state = ready(dracula=(card.name.lower(),))
    assert pending(state) != "GiftChoice"


def test_s6_4_allies_that_he_draws_go_to_dracula() -> None:
    state = do(ready(next_events=["draculas_brides"]), "road:ZU", "event")
    assert state.dracula_ally == event("draculas_brides")


def test_s6_4_dracula_uses_immediate_cards_that_he_draws() -> None:
    state = do(ready(next_events=["night_visit"]), "road:ZU", "event")
    assert state.hunters[3].health == 6
    assert discarded(state) == ["night_visit"]


# ----------------------------------------------------------------------------------------- S6: playing it


def consented(state: Fury2State, token: str) -> Fury2State:
    """Play the Servant's event with Dracula's consent."""
    state = do(state, token)
    assert (pending(state), seat(state)) == ("ServantConsent", "dracula")
    return do(state, "yes")


def test_s6_6_he_needs_draculas_consent() -> None:
    state = do(ready(held="roadblock"), "servant>roadblock")
    assert (pending(state), seat(state), tokens(state)) == ("ServantConsent", "dracula", ["yes", "no"])
    assert pending(do(state, "yes")) == "RoadblockChoice"
    refused = do(state, "no")
    assert (pending(refused), refused.servant.event) == ("ServantMove", event("roadblock"))


def test_s6_6_the_hunters_do_not_learn_of_a_refusal() -> None:
    state = do(ready(held="roadblock"), "servant>roadblock", "no")
    (refused,) = events_of(state, ConsentRefused)
    assert refused.shown_to(HUNTERS) is None
    assert refused.shown_to(DRACULA) == refused
    kept = do(ready(held="roadblock"), "pass")
    assert observe(kept, HUNTERS) == observe(state, HUNTERS)


def test_s6_7_he_can_get_and_play_events_while_he_returns() -> None:
    away = {"lives": 0, "skull": 1, "place": -1}
    state = do(ready(dracula=("roadblock",), sheet=away), "event:roadblock")
    assert plays(state) == ["servant>roadblock"]
    assert pending(consented(state, "servant>roadblock")) == "RoadblockChoice"


@pytest.mark.parametrize("turn", ["servant", "dracula"])
@pytest.mark.parametrize("card", ["roadblock", "time_runs_short"])
def test_s6_8_events_for_the_start_of_draculas_turn_fit_both_turns(turn: str, card: str) -> None:
    state = ready(turn, held=card, time=NOON)
    assert (pending(state), seat(state)) == ("ServantWindowChoice", "servant")
    state = consented(state, f"servant>{card}")
    if card == "roadblock":
        assert seat(state) == "servant"
        line = tokens(state)[0]
        state = do(state, line)
        assert state.roadblock != NONE
    else:
        assert state.time >= NOON + 1
    assert state.servant.event == NONE
    assert card in discarded(state)


def test_event_trap__in_the_servants_hand_helps_in_any_combat() -> None:
    state = do(ready("mina", held="trap", places={"mina": "zurich"}), "road:ST")
    assert (pending(state), seat(state)) == ("OfferChoice", "servant")
    state = consented(state, "servant>trap")
    assert state.fight is not None
    assert state.fight.traps == 1


def test_event_wild_horses__in_the_servants_hand_are_for_combats_with_dracula() -> None:
    state = ready("mina", held="wild_horses", places={"mina": "zurich"}, trail=["munich", "prague"])
    state = do(state, "road:MU")
    state = consented(state, "servant>wild_horses")
    assert (pending(state), seat(state)) == ("GallopChoice", "dracula")


def test_event_false_tip_off__in_the_servants_hand_stops_a_train() -> None:
    state = do(ready("mina", held="false_tip_off", places={"mina": "zurich"}, time=NOON), "rail")
    assert (pending(state), seat(state)) == ("TipOffChoice", "servant")
    state = consented(state, "servant>false_tip_off")
    assert state.hunters[3].place == at("zurich")
    assert seat(state) == "servant"


def test_event_false_tip_off__of_the_servant_cancels_chartered_carriage() -> None:
    hands = {"mina": ["chartered_carriage"]}
    state = ready("mina", held="false_tip_off", events=hands, places={"mina": "zurich"}, time=NOON)
    state = do(state, "rail", "mina>chartered_carriage")
    assert (pending(state), seat(state)) == ("CancelChoice", "servant")
    state = consented(state, "servant>false_tip_off")
    assert [found.event for found in events_of(state, EventCanceled)] == [EventCard.CHARTERED_CARRIAGE]


def test_event_false_tip_off__dracula_and_his_servant_hold_up_a_hunter_once() -> None:
    state = ready(
        "mina", held="false_tip_off", dracula=("false_tip_off",), places={"mina": "zurich"}, time=NOON
    )
    state = do(state, "rail")
    assert seat(state) == "dracula"
    state = do(state, "dracula>false_tip_off")
    assert state.servant.event == event("false_tip_off")
    assert seat(state) == "servant"
    assert pending(state) == "ServantMove"


def test_event_customs_search__in_the_servants_hand_takes_all_items() -> None:
    state = ready(
        "mina", held="customs_search", places={"mina": "tyrrhenian_sea"}, items={"mina": ["knife", "rifle"]}
    )
    state = do(state, "sea:CG")
    assert (pending(state), seat(state)) == ("CustomsChoice", "servant")
    state = consented(state, "servant>customs_search")
    assert state.hunters[3].items == ()


def test_event_sensationalist_press__in_the_servants_hand_stops_a_reveal() -> None:
    state = ready(
        "servant", held="sensationalist_press", next_events=["newspaper_reports"], trail=["prague", "vienna"]
    )
    state = do(state, "road:ZU", "event")
    assert (pending(state), seat(state)) == ("PressChoice", "servant")
    state = consented(state, "servant>sensationalist_press")
    assert not any(spot.faceup for spot in state.trail)


def test_event_seduction__in_the_servants_hand_bites_without_a_roll() -> None:
    state = ready(
        "seward",
        held="seduction",
        places={"seward": "zurich"},
        trail=["prague", "milan+new_vampire"],
        time=TWILIGHT,
    )
    state = do(state, "road:MI")
    assert (pending(state), seat(state)) == ("SeductionChoice", "servant")
    state = consented(state, "servant>seduction")
    assert state.hunters[1].bites == 1


def test_event_relentless_minion__in_the_servants_hand_sends_another_agent_again() -> None:
    state = ready(
        "mina",
        held="relentless_minion",
        places={"mina": "zurich"},
        trail=["prague", "milan+minion_with_knife"],
    )
    state = do(state, "road:MI", "no", "!escape")
    ended: Fury2State | None = None
    for chance in range(200):
        other = state.clone()
        other.chance = chance
        other = do(other, "!!agent_punch")
        if other.fight is None:
            ended = other
            break
    assert ended is not None
    while pending(ended) == "ShownChoice":
        ended = do(ended, tokens(ended)[0])
    assert (pending(ended), seat(ended)) == ("RelentlessChoice", "servant")
    assert consented(ended, "servant>relentless_minion").fight is not None


def test_s6_5_relentless_minion_is_not_for_combats_with_him() -> None:
    state = ready("mina", dracula=("relentless_minion",), places={"mina": "zurich"})
    state = do(state, "road:ST", "pass", "!punch", "!!escape_man")
    assert pending(state) != "RelentlessChoice"


@pytest.mark.parametrize(("option", "reach"), [("four", True), ("three", False)])
def test_s6_5_dracula_may_play_control_storms_on_him_at_sea(option: str, reach: bool) -> None:
    sea = {"servant": "atlantic_ocean"}
    options = {"control_storms": option}
    state = ready(dracula=("control_storms",), places=sea, sheet={"port": "galway"}, options=options)
    assert (pending(state), seat(state)) == ("ServantStormChoice", "dracula")
    assert pending(do(state, "pass")) == "ServantMove"
    state = do(state, "dracula>control_storms")
    assert pending(state) == "ServantDrift"
    ports = {ATLAS.places[at(token)].key for token in tokens(state)}
    assert {"galway", "lisbon"} <= ports
    assert ("athens" in ports) == reach
    state = do(state, "LS")
    assert (state.servant.place, state.servant.port) == (at("lisbon"), -1)
    assert seat(state) == "dracula"


def test_event_good_luck__cancels_control_storms_on_the_servant() -> None:
    state = ready(
        dracula=("control_storms",), events={"mina": ["good_luck"]}, places={"servant": "atlantic_ocean"}
    )
    state = do(state, "dracula>control_storms", "mina>good_luck")
    assert (pending(state), state.servant.place) == ("ServantMove", at("atlantic_ocean"))


@pytest.mark.parametrize("card", GIVEN, ids=lambda card: EventCard(card).name.lower())
def test_s6_8_a_given_event_is_kept_until_it_is_played(card: EventCard) -> None:
    """Immediate cards and allies never come to Dracula's hand, so they are never given."""
    state = ready(held=card.name.lower())
    assert CARDS.cards(state, 1, SERVANT_HAND) == (card,)
    with pytest.raises(ValueError, match="does not hold"):
        CARDS.move(state, 1, EventCard.RAGE, SERVANT_HAND, 1)


# ------------------------------------------------------------------------------------------ S8: special cases


def test_s8_1_allies_do_not_affect_him() -> None:
    state = variant(places={"servant": "galway"}, hunter_ally="rufus_smith")
    assert do(state, "sea:AO").blood == 15
    fight = variant("mina", places={"mina": "zurich"}, hunter_ally="sister_agatha")
    fight = do(fight, "road:ST", "!punch", "!!escape_man")
    assert fight.blood == 15
    many = ready(held="trap", dracula=("customs_search",), dracula_ally="immanuel_hildesheim")
    assert pending(many) == "ServantMove"


def test_s8_1_quincey_acts_only_in_draculas_turn() -> None:
    assert pending(variant(dracula_ally="quincey_p_morris")) == "ServantMove"
    assert pending(variant("dracula", dracula_ally="quincey_p_morris")) == "QuinceyChoice"


def test_s8_2_both_seats_have_one_knowledge() -> None:
    state = variant("servant", trail=["zurich+rats", "munich"], events={"dracula": ["trap"]})
    seen = observe(state, DRACULA)
    assert seen.trail == state.trail
    assert seen.dracula_events == state.events
    assert asked_player(do(state, "pass")) == DRACULA


def test_s8_3_on_request_dracula_may_show_him_the_newest_card() -> None:
    state = do(variant(trail=["zurich", "munich"]), "look")
    assert (pending(state), seat(state)) == ("LookConsent", "dracula")
    shown = do(state, "yes")
    assert shown.servant.seen == shown.trail[0].id
    assert [found.spot for found in events_of(shown, ServantLooked)] == [shown.trail[0].id]
    refused = do(state, "no")
    assert refused.servant.seen == NONE
    for after in (shown, refused):
        assert pending(after) == "ServantMove"
        assert "look" not in tokens(after)


def test_s8_3_he_need_not_ask_for_a_card_that_he_knows() -> None:
    assert "look" not in tokens(variant(trail=["zurich!", "munich"]))
    known = variant(trail=["zurich", "munich"], sheet={"seen": 1})
    assert known.trail[0].id == 1
    assert "look" not in tokens(known)


@pytest.mark.parametrize("option", ["always", "never"])
def test_s8_3_option_servant_sees_makes_asking_needless(option: str) -> None:
    assert "look" not in tokens(variant(trail=["zurich", "munich"], options={"servant_sees": option}))


def test_s8_4_the_log_of_both_seats_is_the_same() -> None:
    state = do(variant(events={"dracula": ["trap"]}), "event:trap")
    moved = events_of(state, CardMoved)[-1]
    assert moved.target == SERVANT_HAND == 3 + SERVANT_FIGURE
    assert moved.shown_to(DRACULA) == moved


def test_the_summary_describes_his_sheet() -> None:
    state = variant(sheet={"weapons": 2, "wolf": True, "lives": 2}, events={"servant": ["trap"]})
    for player in (HUNTERS, DRACULA):
        said = [str(text) for text in summarize(observe(state, player))["dracula"]]
        assert "The Servant is in Strasbourg and has 2 of 3 lives." in said
        assert "The Servant's weapons: Knife, Rifle." in said
        assert "The Servant has been a wolf in this night." in said
        assert "The Servant holds an event card." in said
    defeated = variant("dracula", sheet={"lives": 0, "skull": 1, "place": -1})
    said = [str(text) for text in summarize(observe(defeated, HUNTERS))["dracula"]]
    assert "The Servant is defeated; his figure is on skull 1 of his resurrection." in said


# ----------------------------------------------------------------------------- a card that fits no combat


FULL = {"seward": ["long_day"], "helsing": ["long_day"], "mina": ["good_luck"]}
"""Events of the other hunters, so that Lord Godalming has the fewest."""


@pytest.mark.parametrize(
    ("place", "sheet", "fights"),
    [
        ("athens", {}, True),
        ("adriatic_sea", {"port": "venice"}, False),
        ("JM", {"missing": 6}, False),
        ("JM", {}, True),
    ],
    ids=["on land", "at sea", "in the hospital after a defeat", "in the hospital"],
)
def test_event_vampire_lair__that_the_servant_finds_needs_a_hunter_who_can_fight(
    place: str, sheet: dict[str, Any], fights: bool
) -> None:
    state = variant(
        vampires=2,
        next_events=["vampire_lair"],
        places={"godalming": place},
        sheets={"godalming": sheet},
        events=FULL,
    )
    state = do(state, "stay", "event")
    assert (state.fight is not None) == fights
    assert fights or discarded(state) == ["vampire_lair"]
