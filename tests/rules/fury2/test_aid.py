"""The hunters' events that heal, protect and undo, and those about items."""

from __future__ import annotations

from typing import Any

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury2.decks import NONE, EventCard
from furyqt.rules.fury2.events import BackSeen, CardShown, HarmPrevented
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.tables import DRACULA, HUNTERS, MINA, SEWARD, VAN_HELSING
from tests.rules.fury2.scenes import (
    DAWN,
    DUSK,
    MIDNIGHT,
    NOON,
    TWILIGHT,
    discarded,
    do,
    event,
    events_of,
    held,
    lost,
    pending,
    plays,
    scene,
    tiles_in,
    tokens,
)

# ----------------------------------------------------------------------------------------- Blood Transfusion

TOGETHER = {"seward": "paris", "mina": "paris", "helsing": "paris"}


def transfusion(owner: str, *, places: dict[str, str] | None = None, **sheets: dict[str, Any]) -> Fury2State:
    """Return the beginning of Dr. Seward's turn, with Blood Transfusion in a hunter's hand."""
    hands = {owner: ["blood_transfusion"]}
    return scene("seward", events=hands, places=places or TOGETHER, sheets=sheets)


def test_event_blood_transfusion__cures_a_bite_for_one_health() -> None:
    state = do(transfusion("mina", helsing={"bites": 1}), "mina>blood_transfusion")
    assert state.hunters[VAN_HELSING].bites == 0
    assert lost(state) == {MINA: 1}
    assert pending(state) == "HunterMove"


def test_event_blood_transfusion__the_bitten_player_chooses_who_gives() -> None:
    state = do(transfusion("helsing", helsing={"bites": 2}), "helsing>blood_transfusion")
    assert tokens(state) == ["seward", "mina"]
    state = do(state, "mina")
    assert state.hunters[VAN_HELSING].bites == 1
    assert lost(state) == {MINA: 1}


def test_event_blood_transfusion__may_have_two_takers() -> None:
    state = transfusion("seward", helsing={"bites": 1}, seward={"bites": 1})
    state = do(state, "seward>blood_transfusion")
    assert tokens(state) == ["seward", "helsing"]
    assert lost(do(state, "helsing")) == {SEWARD: 1}
    assert pending(do(state, "seward")) == "TransfusionGiver"


def test_event_blood_transfusion__never_cures_the_own_bite_of_mina() -> None:
    assert plays(transfusion("mina")) == []


@pytest.mark.parametrize(
    ("places", "sheets"),
    [
        ({"helsing": "rome"}, {"helsing": {"bites": 1}}),
        (TOGETHER, {"helsing": {"bites": 1}, "mina": {"health": 1}}),
        ({"helsing": "black_sea", "mina": "black_sea"}, {"helsing": {"bites": 1}}),
    ],
)
def test_event_blood_transfusion__needs_one_place_on_land_and_health(
    places: dict[str, str], sheets: dict[str, dict[str, Any]]
) -> None:
    assert plays(transfusion("mina", places=places, **sheets)) == []


# -------------------------------------------------------------------------------------------- Great Strength


def plague(*hunters: str, **position: Any) -> Fury2State:
    """Return a position in which hunters of the group have Great Strength, and all meet the Plague."""
    hands = {hunter: ["great_strength"] for hunter in hunters}
    places = {"seward": "vienna", "helsing": "rome"}
    state = scene("seward", events=hands, places=places, trail=["paris", "prague+plague"], **position)
    return do(state, "road:PR")


def test_event_great_strength__cancels_a_loss_of_health() -> None:
    state = plague("seward")
    assert (pending(state), player_to_move(state)) == ("HarmChoice", HUNTERS)
    assert lost(do(state, "pass")) == {SEWARD: 2}
    state = do(state, "seward>great_strength")
    assert lost(state) == {}
    assert [found.hunter for found in events_of(state, HarmPrevented)] == [SEWARD]


def test_event_great_strength__is_only_for_its_owner() -> None:
    assert lost(plague("mina")) == {SEWARD: 2}


def test_event_great_strength__cancels_a_bite() -> None:
    hands = {"seward": ["great_strength"], "dracula": ["seduction"]}
    position = {"events": hands, "places": {"seward": "vienna", "helsing": "rome"}, "time": MIDNIGHT}
    state = do(scene("seward", trail=["paris", "prague+new_vampire"], **position), "road:PR")
    state = do(state, "dracula>seduction", "seward>great_strength")
    assert state.hunters[SEWARD].bites == 0


def test_event_great_strength__can_be_canceled() -> None:
    hands = {"seward": ["great_strength"], "dracula": ["devilish_power"]}
    places = {"seward": "vienna", "helsing": "rome"}
    state = do(scene("seward", events=hands, places=places, trail=["paris", "prague+plague"]), "road:PR")
    state = do(state, "seward>great_strength", "dracula>devilish_power")
    assert lost(state) == {SEWARD: 2}


# ------------------------------------------------------------------------------------------------- Good Luck


def luck(turn: str = "seward", **fields: Any) -> Fury2State:
    """Return the beginning of a turn; Dr. Seward has Good Luck."""
    return scene(turn, events={"seward": ["good_luck"]}, **fields)


def test_event_good_luck__removes_the_roadblock() -> None:
    state = do(luck(roadblock=7), "seward>good_luck")
    assert state.roadblock == NONE
    assert discarded(state) == ["good_luck"]


def test_event_good_luck__discards_the_ally_of_dracula() -> None:
    state = do(luck(dracula_ally="quincey_p_morris"), "seward>good_luck")
    assert state.dracula_ally == NONE
    assert sorted(discarded(state)) == ["good_luck", "quincey_p_morris"]


def test_event_good_luck__chooses_between_both() -> None:
    state = do(luck(roadblock=7, dracula_ally="quincey_p_morris"), "seward>good_luck")
    assert len(tokens(state)) == 2
    assert "event:quincey_p_morris" in tokens(state)
    state = do(state, tokens(state)[0])
    assert (state.roadblock, state.dracula_ally) == (NONE, EventCard.QUINCEY_P_MORRIS)


def test_event_good_luck__needs_the_own_turn_and_something_to_remove() -> None:
    assert plays(luck()) == []
    assert plays(luck("helsing", roadblock=7)) == []


# -------------------------------------------------------------------------------------------------- Long Day


@pytest.mark.parametrize(("time", "after"), [(NOON, DAWN), (TWILIGHT, DUSK)])
def test_event_long_day__moves_the_time_marker_back(time: int, after: int) -> None:
    state = do(scene("seward", time=time, events={"mina": ["long_day"]}), "mina>long_day")
    assert (state.time, state.vampires, state.resolve) == (after, 0, 0)


def test_event_long_day__not_at_dawn() -> None:
    assert plays(scene("seward", time=DAWN, events={"mina": ["long_day"]})) == []


# -------------------------------------------------------------------------------------------- about items


def test_event_mystic_research__shows_the_hand_of_dracula() -> None:
    hands = {"dracula": ["trap", "rage"]}
    state = do(scene("seward", next_events=["mystic_research"], events=hands), "stay", "event")
    assert [found.card for found in events_of(state, CardShown)] == [event("rage"), event("trap")]
    assert len(state.events) == 2


def test_event_mystic_research__kept_is_played_on_a_turn() -> None:
    hands = {"dracula": ["trap"], "mina": ["mystic_research"]}
    state = scene("seward", events=hands, options={"mystic_research": "keep"})
    assert len(events_of(do(state, "mina>mystic_research"), CardShown)) == 1


def test_event_re_equip__exchanges_an_item() -> None:
    position = {"items": {"seward": ["knife", "stake"]}, "next_items": ["rifle"]}
    state = do(scene("seward", next_events=["re_equip"], **position), "stay", "event")
    assert tokens(state) == ["pass", "item:knife", "item:stake"]
    assert held(do(state, "pass"), SEWARD) == ["knife", "stake"]
    assert held(do(state, "item:knife"), SEWARD) == ["rifle", "stake"]


def test_event_re_equip__does_nothing_without_an_item() -> None:
    state = do(scene("seward", next_events=["re_equip"]), "stay", "event")
    assert pending(state) == "SecondDraw"


def secret_weapon(**position: Any) -> Fury2State:
    """Return a position in which Dr. Seward meets the Wolves with Secret Weapon."""
    places = {"seward": "vienna", "helsing": "rome"}
    hands = {"events": {"seward": ["secret_weapon"]}, "places": places}
    return do(scene("seward", trail=["paris", "prague+wolves"], **hands, **position), "road:PR")


def test_event_secret_weapon__exchanges_an_item_for_a_discarded_one() -> None:
    items = {"items": {"seward": ["knife"]}, "item_discard": ["pistol", "stake"]}
    state = do(secret_weapon(**items), "seward>secret_weapon")
    assert tokens(state) == ["item:knife"]
    state = do(state, "item:knife")
    assert tokens(state) == ["item:knife", "item:pistol", "item:stake"]
    state = do(state, "item:pistol")
    assert held(state, SEWARD) == ["pistol"]
    assert pending(state) == "ItemShowChoice"
    assert lost(do(state, "seward>>pistol")) == {SEWARD: 1}


def test_event_secret_weapon__needs_an_item_to_discard() -> None:
    state = secret_weapon(item_discard=["pistol"])
    assert lost(state) == {SEWARD: 2}


def test_event_forewarned__cancels_an_encounter() -> None:
    places = {"seward": "vienna", "helsing": "rome"}
    hands = {"seward": ["forewarned"]}
    state = do(scene("seward", events=hands, places=places, trail=["paris", "prague+wolves"]), "road:PR")
    state = do(state, "seward>forewarned")
    assert lost(state) == {}
    assert tiles_in(state, "prague") == []
    assert pending(state) == "HunterMove"


def test_event_forewarned__may_come_from_another_hunter_in_the_place() -> None:
    places = {"seward": "vienna", "mina": "prague", "helsing": "rome"}
    hands = {"mina": ["forewarned"], "godalming": ["forewarned"]}
    state = do(scene("seward", events=hands, places=places, trail=["paris", "prague+wolves"]), "road:PR")
    assert tokens(state) == ["pass", "mina>forewarned"]
    assert lost(do(state, "mina>forewarned")) == {}


def test_event_surprising_return__takes_a_keep_event_back() -> None:
    pile = ["long_day", "rufus_smith", "hired_scouts", "trap", "forewarned", "long_day"]
    state = do(scene("seward", next_events=["surprising_return"], event_discard=pile), "stay", "event")
    assert tokens(state) == ["event:forewarned", "event:long_day"]
    state = do(state, "event:long_day")
    assert held(state, SEWARD) == ["long_day"]
    assert state.event_discard.count(EventCard.LONG_DAY) == 1


@pytest.mark.parametrize(("way", "returns"), [("immediate", []), ("keep", ["mystic_research"])])
def test_event_surprising_return__takes_mystic_research_by_option(way: str, returns: list[str]) -> None:
    position = {"event_discard": ["mystic_research"], "options": {"mystic_research": way}}
    state = do(scene("seward", next_events=["surprising_return"], **position), "stay", "event")
    assert held(state, SEWARD) == returns
    assert pending(state) == "SecondDraw"


def test_r1_7_the_back_of_the_last_card_is_seen_after_a_reshuffle() -> None:
    state = scene("seward", next_events=["long_day"], event_discard=["trap", "rage", "seduction"]).clone()
    state.event_deck = state.event_deck[:1]
    state = do(state, "stay", "event")
    assert [found.owner for found in events_of(state, BackSeen)] == [DRACULA]
