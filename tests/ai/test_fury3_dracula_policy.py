"""The policy of a simulated Dracula: its choices in simulated games."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from ai.knowledge.fury.turn_guide import best
from ai.knowledge.fury3.dracula_policy import exchange
from ai.knowledge.fury3.features import dracula_place
from ai.knowledge.fury3.policy import doomed
from ai.knowledge.fury3.policy_weights import learned
from ai.knowledge.fury3.ways import DAYS_AWAY
from furyqt.rules.core.agenda import legal_actions
from furyqt.rules.fury3.actions import Choose, Go, Pick, PlaceChoice, Space, Word
from furyqt.rules.fury3.cards.answers import MisguidedRide
from furyqt.rules.fury3.cards.combat import ClawsChoice
from furyqt.rules.fury3.cards.dracula_events import SchemeEncounter
from furyqt.rules.fury3.cards.escapes import FlightChoice
from furyqt.rules.fury3.cards.hauntings import SoilChoice
from furyqt.rules.fury3.cards.nights import Confiscation
from furyqt.rules.fury3.cards.servants import BridesPlacement
from furyqt.rules.fury3.decks import VAMPIRES, WEAPONS, Deck, Encounter
from furyqt.rules.fury3.steps.combat.combat import RefuseChoice
from furyqt.rules.fury3.steps.combat.combat_round import EngagedChoice
from furyqt.rules.fury3.steps.search.arrivals import AmbushChoice
from furyqt.rules.fury3.steps.search.encounter_placement import EncounterPlacement, RumorPlacement
from furyqt.rules.fury3.steps.search.maturing import DepartureChoice
from furyqt.rules.fury3.steps.supply.allies import BridesChoice, PreyChoice
from furyqt.rules.fury3.steps.travel.travel import ForcedChoice
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.tables import HEALTH, SEAS
from tests.ai.fury3_positions import Asked, chosen, picks_vampire, positions
from tests.rules.fury3.scenes import at, scene


@pytest.fixture(scope="module")
def games() -> dict[type, list[Asked]]:
    return positions()


def test_the_chosen_action_is_one_of_the_nearly_best() -> None:
    actions = [Go("road", place) for place in range(4)]
    values = {0: 1.0, 1: 5.0, 2: 4.9, 3: 0.0}

    def value(action: Any) -> float:
        return values[action.place]

    assert {best(random.Random(seed).random, actions, value, 0.05).place for seed in range(40)} == {1}
    assert {best(random.Random(seed).random, actions, value).place for seed in range(40)} == {1, 2}


def test_dracula_starts_far_from_the_hunters(games: dict[type, list[Asked]]) -> None:
    for state, actions in games[DraculaStart]:
        hunters = [sheet.place for sheet in state.hunters]
        away = [min(4, min(DAYS_AWAY[p][action.to] for p in hunters)) for action in actions]
        for action in chosen((state, actions), 4):
            assert isinstance(action, PlaceChoice)
            assert min(4, min(DAYS_AWAY[p][action.to] for p in hunters)) >= max(away) - 1.5


def test_the_bat_flies_far_from_the_hunters(games: dict[type, list[Asked]]) -> None:
    assert games[FlightChoice]
    for state, actions in games[FlightChoice]:
        hunters = [sheet.place for sheet in state.hunters if sheet.place >= 0 and not sheet.defeated]

        def away(action: Any, hunters: list[int] = hunters) -> int:
            return min((min(4, DAYS_AWAY[p][action.place]) for p in hunters), default=4)

        cities = [action for action in actions if action.place >= 0]
        for action in chosen((state, actions), 4):
            if cities and max(map(away, cities)) > 1:
                assert action.place >= 0
                assert away(action) >= max(map(away, cities)) - 1


def test_misguided_hunters_are_led_away_from_dracula(games: dict[type, list[Asked]]) -> None:
    seen = 0
    for kind in (ForcedChoice, MisguidedRide):
        for state, actions in games[kind]:
            table = DAYS_AWAY[dracula_place(state)]
            if all(action.place >= 0 for action in actions):
                for action in chosen((state, actions), 4):
                    assert table[action.place] == max(table[other.place] for other in actions)
                    seen += 1
    assert seen > 20


def test_a_vampire_that_leaves_the_trail_matures(games: dict[type, list[Asked]]) -> None:
    seen = 0
    for state, actions in games[DepartureChoice]:
        if any(isinstance(action, Pick) and action.card in VAMPIRES for action in actions):
            assert all(picks_vampire(action) for action in chosen((state, actions)))
            seen += 1
    assert seen > 5


def test_a_damaged_dracula_matures_soil_more_often(games: dict[type, list[Asked]]) -> None:
    """Desecrated Soil heals, so its value grows with the damage."""
    often = []
    for damage in (0, 3):
        found: list[Any] = []
        for state, actions in games[DepartureChoice]:
            hurt = state.clone()
            hurt.damage = damage
            found += [getattr(action, "card", -1) == 5 for action in chosen((hurt, actions), 4)]
        often.append(sum(found))
    assert often[0] < often[1]


def test_vampires_are_kept_when_encounters_are_exchanged(games: dict[type, list[Asked]]) -> None:
    assert games[SoilChoice]
    for kind in (SoilChoice, BridesChoice):
        for state, actions in games[kind]:
            if any(isinstance(a, Pick) and a.card not in VAMPIRES for a in actions):
                assert not any(map(picks_vampire, chosen((state, actions))))


def test_a_rumor_goes_to_a_vampire_or_is_kept(games: dict[type, list[Asked]]) -> None:
    spent = 0
    for state, actions in games[RumorPlacement]:
        for action in chosen((state, actions), 4):
            if isinstance(action, Space):
                spot = (*state.trail, *state.lairs)[action.space]
                assert spot is not None
                assert any(placed.card in VAMPIRES for placed in spot.contents)
                spent += 1
    assert spent > 5


def test_additional_encounters_are_vampires_if_possible(games: dict[type, list[Asked]]) -> None:
    for kind in (SchemeEncounter, BridesPlacement):
        assert games[kind]
        for state, actions in games[kind]:
            if any(isinstance(action, Space) and action.card in VAMPIRES for action in actions):
                assert all(map(picks_vampire, chosen((state, actions))))


def test_traps_ambush_and_vampires_wait(games: dict[type, list[Asked]]) -> None:
    for state, actions in games[AmbushChoice]:
        if any(isinstance(a, Space) and a.card not in VAMPIRES for a in actions):
            assert not any(map(picks_vampire, chosen((state, actions))))
            assert all(isinstance(action, Space) for action in chosen((state, actions)))


def test_the_brides_take_a_card_that_is_no_vampire_or_none() -> None:
    cards = [Pick(Deck.ENCOUNTER, card) for card in (Encounter.NEW_VAMPIRE, Encounter.RATS, Encounter.HOAX)]
    found = {exchange(random.Random(seed).random, scene(), [Word("done"), *cards]) for seed in range(20)}
    assert found == set(cards[1:])
    assert exchange(random.Random(1).random, scene(), [Word("done"), cards[0]]) == Word("done")


def test_vampires_are_placed_only_far_from_hunters(games: dict[type, list[Asked]]) -> None:
    bold, shy = (replace(learned(), lay_near=days) for days in (-1.0, 99.0))
    seen = 0
    for state, actions in games[EncounterPlacement]:
        cards = [action.card in VAMPIRES for action in actions if isinstance(action, Space)]
        if any(cards) and not all(cards) and not doomed(state):
            assert all(map(picks_vampire, chosen((state, actions), 3, policy_weights=bold)))
            assert not any(map(picks_vampire, chosen((state, actions), 3, policy_weights=shy)))
            seen += 1
    assert seen > 10


def test_dracula_strikes_the_hunter_nearest_to_defeat(games: dict[type, list[Asked]]) -> None:
    """A difference of half of the health is more than the noise."""
    seen = 0
    for kind in (EngagedChoice, PreyChoice, ClawsChoice):
        for state, actions in games[kind]:
            hurt = {
                a: state.hunters[a.hunter].damage / HEALTH[a.hunter] for a in actions if isinstance(a, Choose)
            }
            if hurt:
                for action in chosen((state, actions), 3):
                    assert hurt[action] >= max(hurt.values()) - 0.5
                    seen += 1
    assert seen > 50


def test_weapons_are_confiscated_first(games: dict[type, list[Asked]]) -> None:
    seen = 0
    for state, actions in games[Confiscation]:
        if any(isinstance(a, Pick) and a.deck == Deck.ITEM and a.card in WEAPONS for a in actions):
            assert all(action.card in WEAPONS for action in chosen((state, actions)))
            seen += 1
    assert seen


def test_dracula_declines_a_combat_that_he_may_decline(games: dict[type, list[Asked]]) -> None:
    assert games[RefuseChoice]
    for state, actions in games[RefuseChoice]:
        if Word("yes") in actions:
            assert set(chosen((state, actions))) == {Word("yes")}


@pytest.mark.parametrize(("sea", "wanted"), [(9.0, True), (-9.0, False)])
def test_the_weight_of_the_sea_sends_dracula_there_or_not(sea: float, wanted: bool) -> None:
    far = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "vienna")
    state = scene("dracula", places=far, trail=("lisbon",))
    policy_weights = replace(learned(), sea=sea, sea_weak=0.0, dracula_noise=0.1)
    found = chosen((state, legal_actions(state)), policy_weights=policy_weights)
    assert all((action.to in SEAS) == wanted for action in found)


def test_a_hunter_in_the_city_keeps_dracula_out_of_it() -> None:
    places = dict.fromkeys(("godalming", "seward", "helsing", "mina"), "prague")
    state = scene("dracula", places=places, trail=("vienna",))
    found = chosen((state, legal_actions(state)), policy_weights=replace(learned(), hit=-50.0))
    assert at("prague") in [getattr(action, "to", -1) for action in legal_actions(state)]
    assert all(action.to != at("prague") for action in found)
