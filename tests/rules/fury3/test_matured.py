"""The matured effects of the encounter cards (R6.14, R14.6)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.catalog import ENCOUNTERS, EVENTS, MATURED
from furyqt.rules.fury3.decks import HAND, ON_HIDEOUT, TABLE, Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.events import (
    CardMoved,
    CardShown,
    EncounterMatured,
    EventsMixed,
    HideoutCleared,
    HunterDelayed,
    LocationRevealed,
    Reshuffled,
)
from furyqt.rules.fury3.observation import observe
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.tables import DRACULA, HUNTERS
from tests.rules.fury3.scenes import at, cards, do, events_of, option, pending, scene, tokens


def leaving(spot: str, **fields: object) -> Fury3State:
    """Return a position: Dracula is in Rome, and a hideout is about to leave the sixth space."""
    fields = {"trail": ("rome", "naples", "bari", "florence", "genoa", spot), **fields}
    return scene("dracula", **fields)  # type: ignore[arg-type]


def matured(name: str, place: str = "prague", **fields: object) -> Fury3State:
    """Return the position after the encounter of that hideout matured."""
    return do(leaving(f"{place}+{name}", **fields), f"encounter:{name}")


def is_placing(state: Fury3State) -> bool:
    """Return whether Dracula's next placement is pending, no event card is on the table and the hideout is
    gone.
    """
    return pending(state) == "CardPlacement" and state.table == () and state.leaving is None


@pytest.mark.parametrize(
    ("name", "influence"), [("new_vampire", 3), ("reckless_vampire", 4), ("aristocratic_vampire", 4)]
)
def test_r14_2_a_matured_vampire_adds_the_influence_on_its_card(name: str, influence: int) -> None:
    state = matured(name)
    assert state.influence == influence
    assert LocationRevealed(0, at("prague")) in events_of(state, LocationRevealed)
    assert len(events_of(state, HideoutCleared)) == 3
    assert [spot is not None for spot in state.trail] == [False, True, True, False, False, False]
    assert state.encounter_discard == (Encounter[name.upper()],)
    assert is_placing(state)


def test_matured_new_vampire__adds_3_influence() -> None:
    assert matured("new_vampire").influence == 3


def test_matured_reckless_vampire__adds_4_influence() -> None:
    assert matured("reckless_vampire").influence == 4


def test_matured_aristocratic_vampire__adds_4_influence() -> None:
    assert matured("aristocratic_vampire").influence == 4


# ------------------------------------------------------------------------------------------------------- Hoax


def hoax(faceup: list[str], buried: list[str], **fields: object) -> Fury3State:
    return matured(
        "hoax",
        event_discard=cards(Deck.EVENT, faceup),
        event_buried=cards(Deck.EVENT, buried),
        encounters=[],
        **fields,
    )


def test_matured_hoax__dracula_secretly_keeps_one_card() -> None:
    state = hoax(["long_night", "false_tip"], ["wild_horses"])
    assert (pending(state), player_to_move(state)) == ("DraculaEventChoice", DRACULA)
    assert tokens(state) == ["event:wild_horses", "event:false_tip"]
    assert set(observe(state, HUNTERS).drawn) == {-2}
    deck = len(state.event_deck)
    state = do(state, "event:wild_horses")
    assert state.events == (EventCard.WILD_HORSES,)
    assert state.event_discard == (EventCard.LONG_NIGHT,)
    assert (state.event_buried, state.drawn) == ((), ())
    assert len(state.event_deck) == deck + 1
    assert EventCard.FALSE_TIP in state.event_deck
    assert events_of(state, EventsMixed)
    assert not events_of(state, Reshuffled)
    assert is_placing(state)


def test_matured_hoax__hunters_see_only_cards_that_were_faceup() -> None:
    state = do(hoax(["false_tip"], ["wild_horses"]), "event:false_tip")
    moves = [event for event in events_of(state, CardMoved) if event.deck == Deck.EVENT]
    seen = [event.shown_to(HUNTERS).card for event in moves]
    assert seen == [EventCard.FALSE_TIP, -2, -2, -2]
    assert [event.shown_to(DRACULA).card for event in moves] == [
        EventCard.FALSE_TIP,
        EventCard.WILD_HORSES,
        EventCard.WILD_HORSES,
        EventCard.FALSE_TIP,
    ]


def test_matured_hoax__an_immediate_card_is_played() -> None:
    state = hoax(["great_wolf"], [])
    assert pending(state) == "ServantChoice"
    state = do(state, "ally")
    assert state.dracula_ally == EventCard.GREAT_WOLF
    assert is_placing(state)


def test_matured_hoax__has_no_effect_without_such_cards() -> None:
    state = hoax(["long_night"], [])
    assert state.event_discard == (EventCard.LONG_NIGHT,)
    assert not events_of(state, EventsMixed)
    assert is_placing(state)


def test_matured_hoax__he_discards_down_to_his_limit() -> None:
    events = {"dracula": ["roadblock"] * 3 + ["false_tip"]}
    state = hoax(["nocturnal_visit"], [], events=events)
    assert (len(state.events), pending(state)) == (5, "DiscardChoice")


# ----------------------------------------------------------------------------------------------- on the board


def test_matured_unnatural_fog__places_two_tokens_on_a_city_of_the_region() -> None:
    state = matured("unnatural_fog")
    assert set(tokens(state)) == {"BD", "KL", "PR", "SJ", "SZ", "VI", "ZA", "BE"} & set(tokens(state))
    assert {"PR", "VI", "BD"} <= set(tokens(state))
    assert len(tokens(state)) == 8
    state = do(state, "VI")
    assert state.fog == (at("vienna"),) * 2
    assert LocationRevealed(0, at("prague")) in events_of(state, LocationRevealed)
    assert is_placing(state)


def test_matured_unnatural_fog__without_a_token_there_is_no_choice() -> None:
    assert is_placing(matured("unnatural_fog", fog=(at("paris"),) * 4))


def test_matured_saboteur__places_one_roadblock_anywhere() -> None:
    state = matured("saboteur")
    assert {"PR-VI", "PR==VI"} & set(tokens(state)) or {"VI-PR", "VI==PR"} & set(tokens(state))
    assert not events_of(state, LocationRevealed)
    token = tokens(state)[0]
    line = option(state, token).line  # type: ignore[attr-defined]
    state = do(state, token)
    assert state.roadblocks == (line,)
    assert is_placing(state)


def test_matured_desecrated_soil__heals_dracula_by_three() -> None:
    state = matured("desecrated_soil", damage=5)
    assert (state.damage, events_of(state, LocationRevealed)) == (2, [])
    assert matured("desecrated_soil", damage=1).damage == 0
    assert is_placing(state)


# ---------------------------------------------------------------------------------------- against the hunters


def test_matured_szgany_mob__hurts_all_hunters_in_the_region() -> None:
    state = matured(
        "szgany_mob",
        places={"godalming": "budapest", "seward": "HB", "helsing": "vienna", "mina": "munich"},
        items={name: ["rifle"] for name in ("godalming", "seward", "helsing", "mina")},
    )
    state = do(state, "done", "done")
    assert [sheet.damage for sheet in state.hunters] == [1, 0, 1, 0]
    assert LocationRevealed(0, at("prague")) in events_of(state, LocationRevealed)
    assert is_placing(state)


def test_matured_wolves__hurt_in_a_city_up_to_two_roads_away() -> None:
    state = matured("wolves", places={"godalming": "budapest", "seward": "prague", "mina": "budapest"})
    assert {"VI", "BD", "BR"} <= set(tokens(state))
    assert not {"PR", "PA", "SZ"} & set(tokens(state))
    state = do(state, "BD")
    assert [sheet.damage for sheet in state.hunters] == [4, 0, 0, 4]
    assert LocationRevealed(0, at("prague")) in events_of(state, LocationRevealed)
    assert is_placing(state)


def test_matured_wolves__have_no_effect_without_a_road() -> None:
    assert is_placing(matured("wolves", "cagliari"))


def test_matured_spy__affects_any_hunter() -> None:
    state = matured(
        "spy", items={"mina": ["crucifix"]}, tickets={"mina": ["1"]}, sheets={"seward": {"defeated": True}}
    )
    assert tokens(state) == ["godalming", "helsing", "mina"]
    state = do(state, "mina")
    assert state.hunters[3].tickets == ()
    assert CardShown(Deck.ITEM, Item.CRUCIFIX, HAND[3]) in events_of(state, CardShown)
    assert not events_of(state, LocationRevealed)
    assert is_placing(state)


def test_matured_spy__a_weapon_can_be_discarded_instead() -> None:
    state = do(matured("spy", items={"mina": ["knife"]}, tickets={"mina": ["1"]}), "mina", "item:knife")
    assert (state.hunters[3].items, len(state.hunters[3].tickets)) == ((), 1)
    assert is_placing(state)


def test_matured_szgany_bodyguards__stay_on_the_table() -> None:
    state = matured("szgany_bodyguards")
    assert (state.bodyguards, state.encounter_discard) == (1, ())
    moves = [
        event
        for event in events_of(state, CardMoved)
        if event.deck == Deck.ENCOUNTER and event.card == Encounter.SZGANY_BODYGUARDS
    ]
    assert [(event.source, event.target, event.faceup) for event in moves] == [(ON_HIDEOUT, TABLE, True)]
    assert is_placing(state)


def test_matured_szgany_bodyguards__do_damage_before_a_combat() -> None:
    state = scene("dusk", places={"godalming": "rome"}, trail=("rome!",), revealed=True, bodyguards=1)
    state = do(state, "godalming")
    assert (state.hunters[0].damage, state.hunters[0].delayed) == (4, True)
    assert events_of(state, HunterDelayed) == [HunterDelayed(0)]
    assert (state.bodyguards, state.encounter_discard) == (0, (Encounter.SZGANY_BODYGUARDS,))


# ------------------------------------------------------------------------------------------------- in general


@pytest.mark.parametrize("name", ["rats", "bats"])
def test_r6_14_rats_and_bats_have_no_matured_effect(name: str) -> None:
    state = leaving(f"prague+{name}")
    assert not events_of(state, EncounterMatured)
    assert is_placing(state)
    assert Encounter[name.upper()] not in MATURED.cards


def test_r6_14_several_mature_one_after_another() -> None:
    state = do(leaving("prague+desecrated_soil+spy", damage=4), "encounter:desecrated_soil")
    assert tokens(state) == ["done", "encounter:spy"]
    assert is_placing(do(state, "done"))


def test_r15_19_an_encounter_that_returned_faceup_matures_like_others() -> None:
    state = do(leaving("prague!+desecrated_soil!", damage=4), "encounter:desecrated_soil")
    assert (state.damage, state.encounter_discard) == (1, (Encounter.DESECRATED_SOIL,))
    assert is_placing(state)


def test_r14_6_cards_use_the_names_printed_on_them() -> None:
    assert ENCOUNTERS[Encounter.RECKLESS_VAMPIRE].name.source == "Reckless Vampire"
    assert EVENTS[EventCard.SUMMON_STORMS].name.source == "Summon Storms"


def test_every_encounter_has_its_text() -> None:
    assert [card.number for card in ENCOUNTERS] == list(Encounter)
    assert {card.number for card in MATURED} == set(Encounter) - {Encounter.RATS, Encounter.BATS}
    assert all(card.text.source for card in (*ENCOUNTERS, *MATURED))
