"""Dracula's event cards: those of his phase, his allies and his immediate cards (R3.9, R12)."""

from __future__ import annotations

import pytest

from furyqt.rules.core.agenda import player_to_move
from furyqt.rules.fury3.decks import BURIED, DISCARD, HAND, ON_HIDEOUT, PILE, Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.event_timing import Lasting
from furyqt.rules.fury3.events import (
    CardMoved,
    CardShown,
    EffectStarted,
    EventsMixed,
    HunterMoved,
    LocationRevealed,
    TokenPlaced,
    TokenRemoved,
)
from furyqt.rules.fury3.state import Fury3State, PlacedEncounter
from furyqt.rules.fury3.tables import BLOCKABLE, DRACULA, HUNTERS, SEAS
from tests.rules.fury3.scenes import at, cards, do, events_of, pending, scene, tokens

SOME_SEAS = tuple(sorted(SEAS))


def end_of_phase_with(card: str, **fields: object) -> Fury3State:
    """Return a position: Dracula, in Rome, has fed, and has this card at the end of his phase."""
    fields = {"trail": ("rome", "naples", "bari", "prague"), **fields}
    events = {"dracula": [card]}
    state = scene("dracula", events=events, options={"game": "advanced"}, **fields)  # type: ignore[arg-type]
    state = do(state, "@feed")
    return state


def phase_with(card: str, **fields: object) -> Fury3State:
    """Return a position: Dracula's phase begins, and he has this card."""
    return scene("dracula", events={"dracula": [card]}, **fields)  # type: ignore[arg-type]


def night_supply(card: str, **fields: object) -> Fury3State:
    """Return a position: Godalming, in Vienna, takes supplies by night, and Dracula draws this card."""
    places = {"godalming": "vienna", "seward": "madrid", "helsing": "paris", "mina": "athens"}
    fields = {"places": places, "trail": ("rome", "naples", "bari"), **fields}
    state = scene("night", bottom=[card], **fields)  # type: ignore[arg-type]
    return do(state, "supply")


def is_round_over(state: Fury3State) -> bool:
    """Return whether the next day has come, and no event card is on the table."""
    return pending(state) == "HunterAction" and state.table == () and not state.is_night()


def is_next(state: Fury3State) -> bool:
    """Return whether the next hunter acts in the night, and no event card is on the table."""
    return pending(state) == "HunterAction" and state.table == () and state.is_night()


# --------------------------------------------------------------------------------------------- Hidden Schemes


def test_event_hidden_schemes__places_an_encounter_on_the_third_space() -> None:
    state = end_of_phase_with("hidden_schemes")
    assert (pending(state), player_to_move(state)) == ("WindowChoice", DRACULA)
    state = do(state, "dracula>hidden_schemes")
    assert "#3:hoax" in tokens(state)
    state = do(state, "#3:hoax")
    spot = state.trail[2]
    assert spot is not None
    assert (spot.place, spot.contents) == (at("naples"), (PlacedEncounter(Encounter.HOAX),))
    assert len(state.encounters) == 5
    moved = [event for event in events_of(state, CardMoved) if event.target == ON_HIDEOUT + spot.id]
    assert [event.shown_to(HUNTERS).card for event in moved] == [-2]
    assert state.event_discard == (EventCard.HIDDEN_SCHEMES,)
    assert is_round_over(state)


@pytest.mark.parametrize("third", ["", "TS", "dark_call"])
def test_event_hidden_schemes__needs_a_hideout_on_the_third_space(third: str) -> None:
    state = end_of_phase_with("hidden_schemes", trail=("rome", third))
    assert is_round_over(state)
    assert state.events == (EventCard.HIDDEN_SCHEMES,)


def test_event_hidden_schemes__accepts_a_space_with_hide() -> None:
    state = end_of_phase_with("hidden_schemes", trail=("rome", "hide+rats", "naples"))
    assert pending(state) == "WindowChoice"


# ---------------------------------------------------------------------------------------------- Summon Storms


def test_event_summon_storms__places_up_to_three() -> None:
    state = do(end_of_phase_with("summon_storms"), "dracula>summon_storms")
    assert tokens(state)[0] == "done"
    assert len(tokens(state)) == 1 + len(SEAS)
    three = do(state, "IR", "NS", "EC")
    assert set(three.storms) == {at("IR"), at("NS"), at("EC")}
    assert len(events_of(three, TokenPlaced)) == 3
    assert three.event_discard == (EventCard.SUMMON_STORMS,)
    assert is_round_over(three)
    one = do(state, "IR", "done")
    assert one.storms == (at("IR"),)
    assert is_round_over(one)


def test_event_summon_storms__places_no_more_than_the_supply_has() -> None:
    state = do(end_of_phase_with("summon_storms", storms=SOME_SEAS[:5]), "dracula>summon_storms")
    state = do(state, tokens(state)[1])
    assert len(state.storms) == 6
    assert is_round_over(state)
    assert is_round_over(end_of_phase_with("summon_storms", storms=SOME_SEAS[:6]))


def test_event_summon_storms__is_played_when_drawn_or_kept() -> None:
    state = night_supply("summon_storms")
    assert (tokens(state), player_to_move(state)) == (["keep", "play"], DRACULA)
    assert do(state, "keep").events == (EventCard.SUMMON_STORMS,)
    assert is_next(do(state, "keep"))
    played = do(state, "play", "IR", "done")
    assert (played.storms, played.event_discard) == ((at("IR"),), (EventCard.SUMMON_STORMS,))
    assert is_next(played)


# -------------------------------------------------------------------------------------------------- Roadblock


def test_event_roadblock__blocks_three_lines() -> None:
    state = do(end_of_phase_with("roadblock"), "dracula>roadblock")
    assert len(tokens(state)) == len(BLOCKABLE)
    for _ in range(3):
        assert pending(state) == "RoadblockChoice"
        state = do(state, tokens(state)[-1])
    assert state.roadblocks == BLOCKABLE[-3:]
    assert state.event_discard == (EventCard.ROADBLOCK,)
    assert is_round_over(state)


def test_event_roadblock__places_no_more_than_the_supply_has() -> None:
    state = do(end_of_phase_with("roadblock", roadblocks=BLOCKABLE[:7]), "dracula>roadblock")
    state = do(state, tokens(state)[0])
    assert state.roadblocks == BLOCKABLE[:8]
    assert is_round_over(state)
    assert is_round_over(end_of_phase_with("roadblock", roadblocks=BLOCKABLE[:8]))


def test_event_roadblock__is_played_when_drawn() -> None:
    state = do(night_supply("roadblock"), "play")
    for _ in range(3):
        state = do(state, tokens(state)[0])
    assert state.roadblocks == BLOCKABLE[:3]
    assert is_next(state)


# --------------------------------------------------------------------------------------------- Devilish Power


def test_event_devilish_power__has_three_uses() -> None:
    state = phase_with("devilish_power", consecrated=at("paris"), hunter_ally=EventCard.RUFUS_SMITH)
    state = do(state, "dracula>devilish_power")
    assert tokens(state) == ["unhallow", "banish", "starve"]
    ground = do(state, "unhallow")
    assert (ground.consecrated, events_of(ground, TokenRemoved)) == (
        -1,
        [TokenRemoved("consecrated", at("paris"))],
    )
    ally = do(state, "banish")
    assert (ally.hunter_ally, sorted(ally.event_discard)) == (
        -1,
        [EventCard.RUFUS_SMITH, EventCard.DEVILISH_POWER],
    )
    supply = do(state, "starve")
    assert supply.lasting == (Lasting.NO_SUPPLY_NEXT,)
    assert events_of(supply, EffectStarted) == [EffectStarted(Lasting.NO_SUPPLY_NEXT)]
    for after in (ground, ally, supply):
        assert pending(after) == "CardPlacement"
        assert after.table == ()


def test_event_devilish_power__forbids_supplies_in_the_next_hunter_phase() -> None:
    state = do(phase_with("devilish_power"), "dracula>devilish_power")
    state = do(state, tokens(state)[0])
    while pending(state) != "HunterAction":
        state = do(state, tokens(state)[0])
    assert "supply" not in tokens(state)
    state = do(state, *["pass"] * 4)
    assert state.is_night()
    assert "supply" not in tokens(state)


def test_event_devilish_power__the_second_of_two_needs_another_use() -> None:
    state = scene("dracula", events={"dracula": ["devilish_power"] * 2})
    state = do(state, "dracula>devilish_power")
    assert (pending(state), state.events) == ("CardPlacement", (EventCard.DEVILISH_POWER,))


def test_event_devilish_power__may_be_kept() -> None:
    state = phase_with("devilish_power")
    assert tokens(state) == ["pass", "dracula>devilish_power"]
    assert pending(do(state, "pass")) == "CardPlacement"


# ----------------------------------------------------- Unearthly Swiftness, Darkness Returns, Nocturnal Visit


def test_event_unearthly_swiftness__gives_another_phase() -> None:
    state = phase_with("unearthly_swiftness", encounters=["rats", "rats", "spy", "hoax", "bats"])
    state = do(state, "dracula>unearthly_swiftness")
    assert events_of(state, EffectStarted) == [EffectStarted(Lasting.EXTRA_PHASE)]
    state = do(state, tokens(state)[0], "#1:rats")
    assert pending(state) == "CardPlacement"
    state = do(state, tokens(state)[0], "#1:rats")
    assert state.lasting == ()
    assert is_round_over(state)


def test_event_darkness_returns__skips_the_day_and_draws_new_cards() -> None:
    state = end_of_phase_with(
        "darkness_returns",
        event_discard=cards(Deck.EVENT, ["false_tip", "long_night"]),
        event_buried=cards(Deck.EVENT, ["wild_horses"]),
    )
    deck = len(state.event_deck)
    time = state.time
    state = do(state, "dracula>darkness_returns")
    assert sorted(state.event_discard) == [EventCard.LONG_NIGHT, EventCard.DARKNESS_RETURNS]
    assert (state.event_buried, len(state.event_deck)) == ((), deck + 2)
    assert len(events_of(state, EventsMixed)) == 1
    moved = [event for event in events_of(state, CardMoved) if event.target == PILE]
    assert [(event.source, event.shown_to(DRACULA).card) for event in moved] == [
        (DISCARD, EventCard.FALSE_TIP),
        (BURIED, -2),
    ]
    assert (state.time, state.is_night(), state.lasting) == (time + 2, True, ())
    assert is_next(state)


@pytest.mark.parametrize(("darkness", "hosts"), [("day", ()), ("dawn", ((at("paris"), 1),))])
def test_event_darkness_returns__skips_the_dawn_by_option(darkness: str, hosts: object) -> None:
    state = scene(
        "dracula",
        events={"dracula": ["darkness_returns"]},
        options={"game": "advanced", "darkness": darkness},
        hosts=((at("paris"), 1),),
        trail=("rome",),
    )
    state = do(state, "@feed", "dracula>darkness_returns")
    assert state.hosts == hosts
    assert is_next(state)


def test_event_nocturnal_visit__lasts_until_the_day_is_over() -> None:
    state = do(end_of_phase_with("nocturnal_visit"), "dracula>nocturnal_visit")
    assert events_of(state, EffectStarted) == [EffectStarted(Lasting.NOCTURNAL)]
    assert state.lasts(Lasting.NOCTURNAL)
    assert is_round_over(state)
    state = do(state, *["pass"] * 4)
    assert not state.lasts(Lasting.NOCTURNAL)


def test_event_darkness_returns__played_twice_skips_one_day() -> None:
    state = end_of_phase_with(
        "darkness_returns", lasting=(Lasting.NO_DAY,), event_discard=(EventCard.FALSE_TIP,)
    )
    state = do(state, "dracula>darkness_returns")
    assert state.event_discard == (EventCard.DARKNESS_RETURNS,)
    assert (state.is_night(), state.lasting) == (True, ())
    assert is_next(state)


def test_event_nocturnal_visit__is_not_offered_twice() -> None:
    assert is_round_over(end_of_phase_with("nocturnal_visit", lasting=(Lasting.NOCTURNAL,)))


# ----------------------------------------------------------------------------------------- Vampiric Influence


def test_event_vampiric_influence__reveals_discards_and_moves() -> None:
    state = night_supply(
        "vampiric_influence",
        items={"mina": ["rifle", "knife"]},
        events={"mina": ["long_night"]},
        places={"godalming": "vienna", "mina": "munich", "seward": "madrid", "helsing": "paris"},
    )
    shown = [(event.deck, event.card) for event in events_of(state, CardShown) if event.zone == HAND[3]]
    assert shown[-3:] == [
        (Deck.ITEM, Item.RIFLE),
        (Deck.ITEM, Item.KNIFE),
        (Deck.EVENT, EventCard.LONG_NIGHT),
    ]
    assert (tokens(state), player_to_move(state)) == (
        ["item:rifle", "item:knife", "event:long_night"],
        DRACULA,
    )
    state = do(state, "event:long_night")
    assert state.hunters[3].events == ()
    while pending(state) != "ForcedChoice":
        state = do(state, tokens(state)[0])
    state = do(state, "ZU")
    assert events_of(state, HunterMoved)[-1] == HunterMoved(3, "forced", at("zurich"))
    assert sorted(state.event_discard) == [EventCard.LONG_NIGHT, EventCard.VAMPIRIC_INFLUENCE]
    assert is_next(state)


def test_event_vampiric_influence__dracula_chooses_among_weakened_hunters() -> None:
    state = night_supply(
        "vampiric_influence", sheets={"godalming": {"bites": 1}, "seward": {"bites": 1, "defeated": True}}
    )
    assert (pending(state), tokens(state)) == ("VictimChoice", ["godalming", "mina"])
    state = do(state, "mina")
    assert state.hunters[3].place == at("valona")
    assert is_next(state)


def test_event_vampiric_influence__has_no_effect_without_a_weakened_hunter() -> None:
    state = night_supply("vampiric_influence", sheets={"mina": {"defeated": True}})
    assert state.event_discard == (EventCard.VAMPIRIC_INFLUENCE,)
    assert not events_of(state, HunterMoved)
    assert is_next(state)


def test_event_vampiric_influence__the_hunter_arrives_as_after_any_move() -> None:
    state = night_supply("vampiric_influence", trail=("rome", "valona+rats"))
    assert pending(state) == "AmbushChoice"
    assert is_next(do(state, "#2:rats"))


def test_event_vampiric_influence__the_hunter_arrives_only_in_the_new_place() -> None:
    state = scene(
        "night",
        places={"godalming": "madrid", "seward": "madrid", "helsing": "paris", "mina": "vienna"},
        trail=("rome", "prague+rats", "berlin+spy"),
        lasting=(Lasting.NIGHT_ROADS,),
        bottom=["vampiric_influence"],
    )
    state = do(state, "pass", "pass", "pass", "road:PR", "BR")
    assert [event.place for event in events_of(state, LocationRevealed)] == [at("berlin")]
    assert tokens(state) == ["pass", "#3:spy"]
    state = do(state, "pass")
    assert pending(state) == "CardPlacement"


def test_event_vampiric_influence__moves_a_hunter_at_sea_into_a_port() -> None:
    state = night_supply("vampiric_influence", places={"mina": "tyrrhenian_sea"}, fog=(at("CG"),))
    assert pending(state) == "ForcedChoice"
    assert tokens(state) == ["GO", "NP", "RO"]
    state = do(state, "RO")
    assert state.hunters[3].place == at("rome")
    assert is_next(state)


def test_event_vampiric_influence__does_not_move_a_hunter_in_the_hospital() -> None:
    state = night_supply("vampiric_influence", places={"mina": "hospital_rome"})
    assert state.hunters[3].place == at("hospital_rome")
    assert is_next(state)


# ------------------------------------------------------------------------------------------- Dracula's Brides


def test_event_draculas_brides__places_in_one_or_two_hideouts() -> None:
    state = do(night_supply("draculas_brides"), "effect")
    assert {"#1:hoax", "#2:hoax", "#3:hoax"} <= set(tokens(state))
    assert "done" not in tokens(state)
    state = do(state, "#1:hoax")
    assert "done" in tokens(state)
    assert not [token for token in tokens(state) if token.startswith("#1")]
    one = do(state, "done")
    assert [len(spot.contents) for spot in one.trail if spot] == [1, 0, 0]
    two = do(state, "#3:spy")
    assert [len(spot.contents) for spot in two.trail if spot] == [1, 0, 1]
    for after in (one, two):
        assert len(after.encounters) == 5
        assert after.event_discard == (EventCard.DRACULAS_BRIDES,)
        assert is_next(after)


def test_event_draculas_brides__reaches_only_the_first_three_spaces() -> None:
    state = night_supply("draculas_brides", trail=("TS", "", "dark_call", "rome"))
    assert state.dracula_ally == EventCard.DRACULAS_BRIDES
    assert is_next(state)


def test_event_draculas_brides__the_ally_exchanges_an_encounter() -> None:
    state = do(night_supply("draculas_brides"), "ally")
    assert (state.dracula_ally, state.table, state.event_discard) == (EventCard.DRACULAS_BRIDES, (), ())
    assert is_next(state)
    state = scene("dracula", dracula_ally=EventCard.DRACULAS_BRIDES, top_encounters=["rats"])
    assert tokens(state)[:2] == ["pass", "encounter:hoax"]
    kept = do(state, "pass")
    assert (len(kept.encounters), pending(kept)) == (5, "CardPlacement")
    state = do(state, "encounter:hoax")
    assert Encounter.RATS in state.encounters
    assert (len(state.encounters), state.encounter_buried) == (5, (Encounter.HOAX,))
    assert pending(state) == "CardPlacement"


# ------------------------------------------------------------------------------------------------- Great Wolf


def test_event_great_wolf__does_four_damage() -> None:
    state = do(night_supply("great_wolf"), "effect")
    assert tokens(state) == ["godalming", "seward", "helsing", "mina"]
    state = do(state, "seward")
    assert state.hunters[1].damage == 4
    assert state.event_discard == (EventCard.GREAT_WOLF,)
    assert is_next(state)


@pytest.mark.parametrize("item", ["crucifix", "heavenly_host"])
def test_event_great_wolf__spares_a_hunter_who_reveals_a_holy_item(item: str) -> None:
    state = do(night_supply("great_wolf", items={"seward": [item, "rifle"]}), "effect", "seward")
    assert (tokens(state), player_to_move(state)) == (["pass", f"item:{item}"], HUNTERS)
    spared = do(state, f"item:{item}")
    assert (spared.hunters[1].damage, len(spared.hunters[1].items)) == (0, 2)
    assert CardShown(Deck.ITEM, Item[item.upper()], HAND[1]) in events_of(spared, CardShown)
    assert is_next(spared)
    assert do(state, "pass").hunters[1].damage == 4


def test_event_great_wolf__the_ally_attacks_in_every_phase() -> None:
    state = do(night_supply("great_wolf"), "ally")
    assert state.dracula_ally == EventCard.GREAT_WOLF
    assert is_next(state)
    state = scene("dracula", dracula_ally=EventCard.GREAT_WOLF, sheets={"mina": {"defeated": True}})
    assert tokens(state) == ["godalming", "seward", "helsing"]
    state = do(state, "helsing")
    assert (state.hunters[2].damage, pending(state)) == (1, "CardPlacement")


# ---------------------------------------------------------------------------------------- Immanuel Hildesheim


def test_event_immanuel_hildesheim__takes_draculas_event_cards() -> None:
    top = ["long_night", "false_tip", "hypnosis", "wild_horses", "good_luck", "money_trail", "enraged"]
    state = do(night_supply("immanuel_hildesheim", top=top), "effect")
    assert state.events == (EventCard.WILD_HORSES, EventCard.FALSE_TIP)
    assert sorted(state.event_discard) == [
        EventCard.LONG_NIGHT,
        EventCard.GOOD_LUCK,
        EventCard.HYPNOSIS,
        EventCard.MONEY_TRAIL,
        EventCard.IMMANUEL_HILDESHEIM,
    ]
    assert state.event_deck[-1] == EventCard.ENRAGED
    drawn = [event for event in events_of(state, CardMoved) if event.card == EventCard.FALSE_TIP]
    assert [event.shown_to(HUNTERS).card for event in drawn] == [-2] * len(drawn)
    assert is_next(state)


def test_event_immanuel_hildesheim__immediate_cards_are_played() -> None:
    top = ["great_wolf", "long_night", "hypnosis", "good_luck", "money_trail", "summon_storms"]
    state = do(night_supply("immanuel_hildesheim", top=top), "effect")
    assert pending(state) == "ServantChoice"
    state = do(state, "ally")
    assert tokens(state) == ["keep", "play"]
    state = do(state, "keep")
    assert (state.dracula_ally, state.events) == (EventCard.GREAT_WOLF, (EventCard.SUMMON_STORMS,))
    assert is_next(state)


@pytest.mark.parametrize(("top", "drawn"), [("false_tip", True), ("long_night", False)])
def test_event_immanuel_hildesheim__the_ally_draws_the_top_card_if_it_is_draculas(
    top: str, drawn: bool
) -> None:
    state = scene("dracula", dracula_ally=EventCard.IMMANUEL_HILDESHEIM, top=[top])
    assert state.events == ((EventCard.FALSE_TIP,) if drawn else ())
    assert (state.event_deck[-1] == EventCard.LONG_NIGHT) != drawn
    assert pending(state) == "CardPlacement"


def test_r12_4_a_new_ally_replaces_the_old() -> None:
    state = do(night_supply("great_wolf", dracula_ally=EventCard.DRACULAS_BRIDES), "ally")
    assert (state.dracula_ally, state.event_discard) == (EventCard.GREAT_WOLF, (EventCard.DRACULAS_BRIDES,))
    assert is_next(state)


def test_r12_10_a_card_without_an_effect_is_discarded() -> None:
    state = do(night_supply("summon_storms", storms=SOME_SEAS[:6]), "play")
    assert state.event_discard == (EventCard.SUMMON_STORMS,)
    assert is_next(state)
