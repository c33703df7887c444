"""Everything that exists in a game and is not offered has a refusal with a reason."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from furyqt.rules.core.agenda import Action, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.guidance import place_reason, refusals
from furyqt.rules.core.ruleset import ruleset
from furyqt.rules.core.text import Text
from furyqt.rules.dining.actions import CURES, PAYMENTS, PLACES, SENDS, TAKES, CompleteGift, space_of
from furyqt.rules.dining.spaces import LOCATIONS, is_stand, location_of, stand_space
from furyqt.rules.dining.steps import ability_choices, conversions, dinner, tourists, turns
from furyqt.rules.fury2 import actions as fury2
from furyqt.rules.fury2.decks import NONE, Power
from furyqt.rules.fury2.steps import supply as fury2_supply
from furyqt.rules.fury2.steps.combat.offers import OfferChoice, events_of
from furyqt.rules.fury2.steps.events.windows import HuntersWindowChoice, WindowChoice
from furyqt.rules.fury2.steps.travel import dracula_moves as fury2_placement
from furyqt.rules.fury2.steps.travel import hunter_moves as fury2_moves
from furyqt.rules.fury2.steps.travel.turn_start import TurnStartChoice
from furyqt.rules.fury2.tables import DRACULA_FIGURE
from furyqt.rules.fury3 import actions as fury3
from furyqt.rules.fury3 import decks as fury3_decks
from furyqt.rules.fury3.steps.combat import combat_round
from furyqt.rules.fury3.steps.travel import placement as fury3_placement
from furyqt.rules.fury3.steps.turn import choices
from furyqt.rules.fury3.steps.turn import turns as fury3_turns
from furyqt.rules.fury3.steps.turn import windows as fury3_windows
from furyqt.rules.fury3.tables import HOSPITALS, HUNTERS, MINA
from furyqt.rules.lite.actions import MOVES, Go
from furyqt.rules.lite.steps.dracula import DraculaMove
from tests.contract.games import variants

QUICK, MANY = 150, 10_000
WAYS = ("road", "sea", "rail")

Universe = Callable[[Any], Iterator[Action | str]]


def in_lite(seen: Any) -> Iterator[Action | str]:
    """Yield Dracula's moves that name no place; the places are tested for every game."""
    if isinstance(seen.agenda[-1], DraculaMove):
        yield from (move for move in MOVES if not isinstance(move, Go))


def in_dining(seen: Any) -> Iterator[Action | str]:
    """Yield the spaces, the Gift cards in hand, the tickets, the Bribes and the resources."""
    step, tables = seen.agenda[-1], seen.tables
    match step:
        case turns.HeroTurn():
            yield from (PLACES[space] for space in spaces(seen) if not is_later_stand(seen, space))
        case tourists.TouristMove() | tourists.FetchedTourist():
            yield from (SENDS[space] for space in spaces(seen) if not is_later_stand(seen, space))
        case tourists.TouristSteps():
            yield from ("use", "ticket")
        case conversions.Conversion():
            yield from (conversions.CONVERT_FAVOR, *map(CompleteGift, seen.gifts[seen.player]))
        case dinner.DinnerChoice():
            yield dinner.ATTEND
        case dinner.BribeChoice():
            yield from (*PAYMENTS, dinner.DONE)
        case ability_choices.ResourceChoice() | ability_choices.HealOrTake() | ability_choices.RefundChoice():
            yield from TAKES
        case ability_choices.ResourceSwap():
            yield from TAKES
        case _:
            pass
    if isinstance(step, turns.HeroTurn | tourists.TouristSteps | dinner.DinnerChoice):
        yield from (CURES[resource] for resource in tables.cures)


def in_fury2(seen: Any) -> Iterator[Action | str]:
    """Yield the ways, the actions, resolve, the powers, and the cards in hand at their windows."""
    step, position = seen.agenda[-1], seen.position
    match step:
        case fury2_moves.HunterMove():
            yield from WAYS
            yield from map(fury2.Resolve, range(3))
            yield from fury2_hands(position)
        case fury2_supply.HunterAction():
            yield from map(fury2.Word, ("rest", "event", "item", "trade"))
            yield from fury2_hands(position)
        case HuntersWindowChoice() | TurnStartChoice():
            yield from fury2_hands(position)
        case WindowChoice():
            yield from (fury2.Play(card, DRACULA_FIGURE) for card in position.events)
        case OfferChoice():
            yield from (fury2.Play(card, step.actor) for card in events_of(position, step.actor))
        case fury2_placement.CardPlacement():
            yield from (f"power:{name}" for name in fury2.POWER_IDS)
        case _:
            pass


def fury2_hands(position: Any) -> Iterator[Action]:
    """Yield the events of all hunters, and the items of the acting group."""
    for hunter, sheet in enumerate(position.hunters):
        yield from (fury2.Play(card, hunter) for card in sheet.events)
    for hunter in position.group:
        yield from (fury2.Use(card, hunter) for card in position.hunters[hunter].items)


def fury2_kinds(action: Action) -> set[str]:
    """Return the way of a move, or the power cards of a placement."""
    if isinstance(action, fury2.Go):
        return {action.way}
    if isinstance(action, fury2.Placement):
        powers = {action.power} - {NONE} | ({Power.WOLF_FORM} if action.wolf else set())
        return {f"power:{fury2.POWER_IDS[power]}" for power in powers}
    if isinstance(action, fury2.Resolve):
        return {"resolve"}
    return {action.word} if isinstance(action, fury2.Word) else set()


def dining_kinds(action: Action) -> set[str]:
    """Return the word for Tourists, tickets and cures."""
    return {{"Activate": "use", "BuyTicket": "ticket", "Cure": "cure"}.get(type(action).__name__, "")}


def in_fury3(seen: Any) -> Iterator[Action | str]:
    """Yield the ways, the actions, the combat cards, the powers, and the events at their windows."""
    step, position = seen.agenda[-1], seen.position
    match step:
        case fury3_turns.HunterAction():
            sheet = position.hunters[step.hunter]
            yield from ("door",) if sheet.place in HOSPITALS else WAYS
            yield from (choices.SUPPLY, choices.RESERVE, choices.REST, choices.SEARCH, choices.TRADE)
            yield from (choices.BOND for _ in range(step.hunter == MINA))
            yield from (choices.HORSES for _ in range(fury3_decks.Item.FAST_HORSES in sheet.items))
            yield from (fury3.Play(card, step.hunter) for card in sheet.events)
        case fury3_windows.WindowChoice():
            hands = [(hunter, sheet.events) for hunter, sheet in enumerate(position.hunters)]
            for actor, hand in hands if step.side == HUNTERS else [(DRACULA_FIGURE, position.events)]:
                yield from (fury3.Play(card, actor) for card in hand)
        case combat_round.StrikeChoice():
            items = position.hunters[step.hunter].items
            yield from (fury3.Strike(card) for card in (*items, *fury3_decks.BASIC))
        case combat_round.CounterChoice():
            yield from (fury3.Counter(card) for card in position.fight.hand)
        case fury3_placement.CardPlacement() if position.options.game == "advanced":
            yield from (f"power:{name}" for name in fury3.POWER_IDS)
        case _:
            pass


def fury3_kinds(action: Action) -> set[str]:
    """Return the way of a move, or the power card of a placement; all ways can be closed at once."""
    if isinstance(action, fury3.Go):
        return {action.way}
    is_power = isinstance(action, fury3.Placement) and action.power >= 0
    return {f"power:{fury3.POWER_IDS[action.power]}"} if is_power else set()  # type: ignore[attr-defined]


def spaces(seen: Any) -> tuple[int, ...]:
    """Return all spaces of the town."""
    counts = seen.tables.stand_counts
    stands = (stand_space(location, stand) for location in LOCATIONS for stand in range(counts[location]))
    return (*seen.tables.resource_spaces, *stands)


def is_later_stand(seen: Any, space: int) -> bool:
    """Return whether a space is a stand, but not the next one of its location: the list leaves it out."""
    location = location_of(space)
    return is_stand(space) and space != stand_space(location, len(seen.stands[location]))


KINDS: dict[str, Callable[[Action], set[str]]] = {
    "dining": dining_kinds,
    "fury2": fury2_kinds,
    "fury3": fury3_kinds,
}
"""The words of the kinds of actions that a refusal can name instead of an action."""
UNIVERSES: dict[str, Universe] = {"lite": in_lite, "dining": in_dining, "fury2": in_fury2, "fury3": in_fury3}


def destination(name: str) -> Callable[[Any, Any], int]:
    """Return the function that names the place of an action."""
    guidance = ruleset(name).guidance
    assert guidance is not None
    return space_of if name == "dining" else guidance.destination


def check(name: str, seen: Any) -> None:
    """Check the refusals of a position: complete, never of something offered, with filled reasons."""
    offered = set(seen.actions)
    kinds_of = KINDS.get(name, lambda action: set[str]())
    kinds = {kind for action in offered for kind in kinds_of(action)}
    refused = {one.what: one for one in refusals(seen)}
    assert offered.isdisjoint(refused), offered & refused.keys()
    for what in UNIVERSES[name](seen):
        is_offered = what in offered or what in kinds
        is_named = what in refused or (what in (*WAYS, "door") and "move" in refused)
        is_named = is_named or (not isinstance(what, str) and not kinds_of(what).isdisjoint(refused))
        assert is_offered != is_named, (seen.agenda[-1], what)
    for one in refused.values():
        assert "{" not in f"{one.name} {one.reason}", one
    check_places(name, seen)


def check_places(name: str, seen: Any) -> None:
    """Check that a place that cannot be chosen has a reason, if the decision is about places."""
    where = destination(name)
    goals = {where(seen, action) for action in seen.actions}
    if max(goals) < 0:
        return
    atlas = ruleset(name).default_table.atlas
    for place in spaces(seen) if atlas is None else range(len(atlas.places)):
        found = place_reason(where, seen, place)
        if place in goals:
            assert found is None
        elif atlas is not None:
            assert isinstance(found, Text), (seen.agenda[-1], place)
            assert "{" not in str(found)


def random_decisions(name: str, count: int) -> Iterator[Any]:
    """Yield the observations of the deciders in random games under all options."""
    rules = ruleset(name)
    options, rng, seed = variants(rules), random.Random(count), 0
    while count:
        state, left = rules.setup(options[seed % len(options)], seed), max(12, QUICK // 4)
        while not is_over(state) and count and (left or rng.random() < 0.99):
            player = player_to_move(state)
            assert player is not None
            yield rules.observe(state, player)
            state = play(state, rng.choice(legal_actions(state)))
            count, left = count - 1, max(0, left - 1)
        seed += 1


@pytest.mark.parametrize("name", UNIVERSES)
def test_everything_that_is_not_offered_has_a_reason(name: str) -> None:
    for seen in random_decisions(name, QUICK):
        check(name, seen)


@pytest.mark.slow
@pytest.mark.parametrize("name", UNIVERSES)
def test_many_decisions_have_all_reasons(name: str) -> None:
    for seen in random_decisions(name, MANY):
        check(name, seen)
