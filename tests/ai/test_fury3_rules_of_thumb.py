"""How simulated hunters and Draculas decide, decision by decision, in positions of simulated games."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from ai.knowledge.fury3.combat.card_frequencies import counter_weights, strike_weights
from ai.knowledge.fury3.features import dracula_place
from ai.knowledge.fury3.policy import PolicyGuide
from ai.knowledge.fury3.policy_weights import DRACULA_FIRST, PolicyWeights, learned
from ai.knowledge.fury3.ways import DAYS_AWAY
from furyqt.rules.core.agenda import Action, advance, legal_actions, player_to_move
from furyqt.rules.fury3 import RULES
from furyqt.rules.fury3.actions import Choose, Go, Pick, PlaceChoice, Space, Word
from furyqt.rules.fury3.cards.answers import MisguidedRide
from furyqt.rules.fury3.cards.blessings import GroundChoice, HostChoice
from furyqt.rules.fury3.cards.combat import ClawsChoice
from furyqt.rules.fury3.cards.dracula_events import SchemeEncounter
from furyqt.rules.fury3.cards.encounters import BribeChoice, ChaseChoice
from furyqt.rules.fury3.cards.escapes import FlightChoice
from furyqt.rules.fury3.cards.hauntings import SoilChoice
from furyqt.rules.fury3.cards.journeys import Voyage
from furyqt.rules.fury3.cards.nights import Confiscation
from furyqt.rules.fury3.cards.servants import BridesPlacement
from furyqt.rules.fury3.decks import VAMPIRES, WEAPONS, Deck, Encounter, Item
from furyqt.rules.fury3.setup import setup
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat import RefuseChoice
from furyqt.rules.fury3.steps.combat.combat_round import CounterChoice, EngagedChoice, StrikeChoice
from furyqt.rules.fury3.steps.combat.harm import PreventChoice
from furyqt.rules.fury3.steps.combat.preparation import WreathChoice
from furyqt.rules.fury3.steps.search.arrivals import AmbushChoice
from furyqt.rules.fury3.steps.search.encounter_placement import EncounterPlacement, RumorPlacement
from furyqt.rules.fury3.steps.search.maturing import DepartureChoice
from furyqt.rules.fury3.steps.search.meetings import AmbushAnswer
from furyqt.rules.fury3.steps.search.scouting import Scouting
from furyqt.rules.fury3.steps.search.searching import AidChoice
from furyqt.rules.fury3.steps.supply.allies import BridesChoice, PreyChoice
from furyqt.rules.fury3.steps.supply.item_reveals import ItemRevealChoice
from furyqt.rules.fury3.steps.supply.supply import SecondTicket
from furyqt.rules.fury3.steps.supply.trade import TradeGift
from furyqt.rules.fury3.steps.travel.carriage import CarriageRide
from furyqt.rules.fury3.steps.travel.horses import RoadRide
from furyqt.rules.fury3.steps.travel.travel import ForcedChoice
from furyqt.rules.fury3.steps.turn.limits import DiscardChoice
from furyqt.rules.fury3.steps.turn.phase import DraculaStart
from furyqt.rules.fury3.steps.turn.start_city import StartCity
from furyqt.rules.fury3.steps.turn.turns import HunterAction
from furyqt.rules.fury3.tables import DRACULA, FIGURES, HEALTH, HUNTERS, SEAS
from tests.rules.fury3.duels import battle
from tests.rules.fury3.scenes import at, scene

GAMES, MOST = 40, 60
Asked = tuple[Fury3State, Sequence[Any]]


@pytest.fixture(scope="module")
def games() -> dict[type, list[Asked]]:
    """Positions of simulated games by the class of the pending decision, with the actions."""
    found: dict[type, list[Asked]] = defaultdict(list)
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = setup(RULES.checked_options({"game": "advanced"}), seed)
        state.told = None
        guide = PolicyGuide(rng, 0.15)
        while state.agenda:
            actions = legal_actions(state)
            kept = found[type(state.agenda[-1])]
            if len(actions) > 1 and len(kept) < MOST:
                kept.append((state.clone(), actions))
            advance(state, guide.choose(state, actions))
    return found


def chosen(asked: Asked, number: int = 8, **guided: Any) -> list[Any]:
    """What the policy chooses without noise, in so many simulated games."""
    state, actions = asked
    return [PolicyGuide(random.Random(n), 0.0, **guided).choose(state, actions) for n in range(number)]


def picks_vampire(action: Action) -> bool:
    return isinstance(action, Pick | Space) and action.card in VAMPIRES


# ---------------------------------------------------------------------------------------------- in general


def test_every_choice_is_legal_and_the_seed_decides_it(games: dict[type, list[Asked]]) -> None:
    assert len(games) > 50
    for kind, row in games.items():
        for state, actions in row[:6]:
            one = chosen((state, actions), 3)
            assert all(action in actions for action in one), kind
            assert one == chosen((state, actions), 3)


def test_with_nothing_but_noise_each_action_is_as_likely(games: dict[type, list[Asked]]) -> None:
    state, actions = max(games[HunterAction], key=lambda asked: len(asked[1]))
    drawn = [PolicyGuide(random.Random(n), 1.0).choose(state, actions) for n in range(60 * len(actions))]
    assert all(20 < drawn.count(action) < 120 for action in actions)


def test_a_single_action_takes_no_luck() -> None:
    """Otherwise a forced move would change all that follows."""
    state = scene(places={"godalming": "vienna"}, trail=("prague",))
    actions = legal_actions(state)
    for seed in range(5):
        forced, free = (PolicyGuide(random.Random(seed), 0.5) for _ in range(2))
        assert forced.choose(state, actions[:1]) == actions[0]
        assert forced.choose(state, actions) == free.choose(state, actions)


def test_the_weights_are_learned_and_split_between_the_sides() -> None:
    names = PolicyWeights.__struct_fields__
    assert names[DRACULA_FIRST] == "distance"
    assert "hunters_noise" in names[:DRACULA_FIRST]
    assert "dracula_noise" in names[DRACULA_FIRST:]
    assert learned() != PolicyWeights()


# -------------------------------------------------------------------------------------- the hunters


def test_hunters_ride_to_the_place_nearest_to_dracula(games: dict[type, list[Asked]]) -> None:
    """Half a day and a bit is within the blur, a whole day is not."""
    seen = 0
    for kind in (CarriageRide, RoadRide, Voyage, Scouting, GroundChoice, HostChoice):
        for state, actions in games[kind]:
            goal = dracula_place(state)
            places = [action.place for action in actions if action.place >= 0]
            if goal < 0 or not places:
                continue
            nearest = min(DAYS_AWAY[place][goal] for place in places)
            for action in chosen((state, actions), 3):
                if action.place >= 0:
                    assert DAYS_AWAY[action.place][goal] <= nearest + 1
                    seen += 1
    assert seen > 100


def test_a_hunter_who_only_approaches_never_goes_away(games: dict[type, list[Asked]]) -> None:
    """With all other weights and the noise at nothing."""
    quiet = PolicyWeights(**dict.fromkeys(PolicyWeights.__struct_fields__, 0.0))
    quiet = replace(quiet, approach=1.0)
    seen = 0
    for state, actions in games[HunterAction]:
        hunter, goal = state.agenda[-1].hunter, dracula_place(state)  # type: ignore[attr-defined]
        if goal < 0:
            continue
        here = state.hunters[hunter].place
        days = min([DAYS_AWAY[here][goal]] + [DAYS_AWAY[a.to][goal] for a in actions if isinstance(a, Go)])
        (action,) = set(chosen((state, actions), 3, policy_weights=quiet))
        after = action.to if isinstance(action, Go) else here
        assert DAYS_AWAY[after][goal] == days
        seen += isinstance(action, Go)
    assert seen > 5


@pytest.mark.parametrize(
    ("weight", "word"),
    [("supply", "supply"), ("rest", "rest"), ("search", "search"), ("reserve", "reserve"), ("wait", "pass")],
)
def test_a_large_weight_makes_hunters_do_that(games: dict[type, list[Asked]], weight: str, word: str) -> None:
    eager, seen = replace(learned(), **{weight: 50.0}), 0
    for state, actions in games[HunterAction]:
        sheet = state.hunters[state.agenda[-1].hunter]  # type: ignore[attr-defined]
        if Word(word) not in actions or (word == "rest" and not sheet.damage) or len(sheet.tickets) > 1:
            continue
        assert set(chosen((state, actions), 4, policy_weights=eager)) == {Word(word)}
        seen += 1
    assert seen > 2


def test_a_vampire_in_the_city_is_searched_for_if_that_weighs() -> None:
    hunting = replace(learned(), search=0.0, search_vampire=60.0)
    for hidden, wanted in (("vienna!+new_vampire", True), ("vienna!+rats", False)):
        state = scene(places={"godalming": "vienna"}, trail=("lisbon", hidden))
        found = chosen((state, legal_actions(state)), policy_weights=hunting)
        assert (Word("search") in found) == wanted


def test_a_full_hand_loses_what_is_worth_least(games: dict[type, list[Asked]]) -> None:
    """Dogs go before a knife, whatever else is held."""
    seen = 0
    for state, actions in games[DiscardChoice]:
        if {Pick(Deck.ITEM, Item.KNIFE), Pick(Deck.ITEM, Item.DOGS)} <= set(actions):
            sheet = state.hunters[state.agenda[-1].actor]  # type: ignore[attr-defined]
            if sheet.items.count(Item.KNIFE) == 1:
                assert Pick(Deck.ITEM, Item.KNIFE) not in chosen((state, actions))
                seen += 1
    assert seen


def test_hunters_use_what_helps_them(games: dict[type, list[Asked]]) -> None:
    declined = {Word("pass"), Word("no"), Word("done")}
    for kind in (ItemRevealChoice, WreathChoice, ChaseChoice, PreventChoice, SecondTicket, AidChoice):
        assert games[kind]
        for state, actions in games[kind]:
            if set(actions) - declined:
                assert not declined & set(chosen((state, actions)))


def test_hunters_neither_bribe_nor_give_away(games: dict[type, list[Asked]]) -> None:
    for kind in (BribeChoice, TradeGift):
        assert games[kind]
        for state, actions in games[kind]:
            assert set(chosen((state, actions))) == {actions[0]}


def test_an_escape_is_kept_for_a_dangerous_ambush(games: dict[type, list[Asked]]) -> None:
    """Wolves and whoever else fights are escaped from; rats and rumors are not."""
    fought = (Encounter.NEW_VAMPIRE, Encounter.SZGANY_BODYGUARDS, Encounter.WOLVES, Encounter.BATS)
    state, actions = games[AmbushAnswer][0]
    for card in Encounter:
        met = state.clone()
        met.agenda = (*state.agenda[:-1], replace(state.agenda[-1], card=int(card)))
        passed = {action == actions[0] for action in chosen((met, actions))}
        if card in fought:
            assert passed == {False}
        if card in (Encounter.RATS, Encounter.HOAX, Encounter.SABOTEUR):
            assert passed == {True}


def test_hunters_start_apart_from_one_another(games: dict[type, list[Asked]]) -> None:
    for state, actions in games[StartCity]:
        others = [sheet.place for sheet in state.hunters if sheet.place >= 0]
        for action in chosen((state, actions), 3):
            assert all(DAYS_AWAY[action.place][place] >= 1 for place in others)


# -------------------------------------------------------------------------------------------------- Dracula


def test_dracula_starts_far_from_the_hunters(games: dict[type, list[Asked]]) -> None:
    for state, actions in games[DraculaStart]:
        hunters = [sheet.place for sheet in state.hunters]
        away = [min(4, min(DAYS_AWAY[p][action.to] for p in hunters)) for action in actions]
        for action in chosen((state, actions), 4):
            assert isinstance(action, PlaceChoice)
            assert min(4, min(DAYS_AWAY[p][action.to] for p in hunters)) >= max(away) - 1.5


def test_the_bat_flies_where_the_hunters_are_far(games: dict[type, list[Asked]]) -> None:
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


def test_soil_is_matured_sooner_by_a_hurt_dracula(games: dict[type, list[Asked]]) -> None:
    """Desecrated Soil heals: the more damage, the more it is worth."""
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
    for kind in (SoilChoice, BridesChoice):
        assert games[kind]
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


def test_more_encounters_are_vampires_where_there_is_a_choice(games: dict[type, list[Asked]]) -> None:
    for kind in (SchemeEncounter, BridesPlacement):
        assert games[kind]
        for state, actions in games[kind]:
            if any(isinstance(action, Space) and action.card in VAMPIRES for action in actions):
                assert all(map(picks_vampire, chosen((state, actions))))


def test_traps_are_sprung_and_vampires_wait(games: dict[type, list[Asked]]) -> None:
    for state, actions in games[AmbushChoice]:
        if any(isinstance(a, Space) and a.card not in VAMPIRES for a in actions):
            assert not any(map(picks_vampire, chosen((state, actions))))
            assert all(isinstance(action, Space) for action in chosen((state, actions)))


def test_vampires_are_laid_only_where_hunters_are_far(games: dict[type, list[Asked]]) -> None:
    bold, shy = (replace(learned(), lay_near=days) for days in (-1.0, 99.0))
    seen = 0
    for state, actions in games[EncounterPlacement]:
        cards = [action.card in VAMPIRES for action in actions if isinstance(action, Space)]
        if any(cards) and not all(cards):
            assert all(map(picks_vampire, chosen((state, actions), 3, policy_weights=bold)))
            assert not any(map(picks_vampire, chosen((state, actions), 3, policy_weights=shy)))
            seen += 1
    assert seen > 10


def test_dracula_strikes_the_hunter_nearest_to_defeat(games: dict[type, list[Asked]]) -> None:
    """Half of the health is beyond the blur."""
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


# ------------------------------------------------------------------------------------------ combats


@pytest.mark.parametrize("side", [HUNTERS, DRACULA])
def test_combat_cards_are_drawn_as_often_as_the_table_says(side: int) -> None:
    state = battle("godalming", items={"godalming": ("knife", "crucifix")})
    if side == DRACULA:
        advance(state, legal_actions(state)[0])
    assert player_to_move(state) == side
    assert isinstance(state.agenda[-1], CounterChoice if side == DRACULA else StrikeChoice)
    actions: Sequence[Any] = legal_actions(state)
    weights = counter_weights(state) if side == DRACULA else strike_weights(state, FIGURES[0])
    whole = sum(weights[action.card] for action in actions)
    drawn = chosen((state, actions), 1500)
    for action in actions:
        assert drawn.count(action) / 1500 == pytest.approx(weights[action.card] / whole, abs=0.05)
