"""A complete position that fits a player's knowledge."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from furyqt.rules.core.chance import seeded
from furyqt.rules.core.zones import Cards, without_card, without_cards
from furyqt.rules.fury3.decks import BURIED, DRAWN, HAND, HIDDEN, NONE, ON_HIDEOUT, PILE, Combat, Power
from furyqt.rules.fury3.hidden import trail_sampler
from furyqt.rules.fury3.hidden.deal_constraints import PILE_BOTTOM, PILE_TOP, constraints
from furyqt.rules.fury3.hidden.trail_constraints import HIDE_BIT
from furyqt.rules.fury3.observation import MASK, Fury3Observation
from furyqt.rules.fury3.rulings import Fury3Options
from furyqt.rules.fury3.state import Fight, Fury3State, Hideout, Hunter, PlacedEncounter
from furyqt.rules.fury3.steps.combat.combat_round import CounterChoice, StrikeChoice
from furyqt.rules.fury3.steps.combat.preparation import all_combat_cards
from furyqt.rules.fury3.tables import DRACULA, DRACULA_FIGURE, FIGURES, NOWHERE
from furyqt.rules.mechanisms.deal_constraints import Deal
from furyqt.rules.mechanisms.deals import deal
from furyqt.rules.mechanisms.event_fold import IdentityCache
from furyqt.rules.mechanisms.facedown_cards import Faces
from furyqt.rules.mechanisms.masking import unmasked_hand, with_faces


def determinize(observation: Fury3Observation, hidden: Faces | None, seed: int) -> Fury3State:
    """Return a position that this player cannot distinguish from the true one.

    `hidden` is what the facedown location cards show (see trail_sampler.sample); without it they are drawn.
    """
    rng = random.Random(seed)
    ways = dict(hidden if hidden is not None else trail_sampler.sample(observation, rng))
    items, events, encounters, tickets = (deal(unseen, rng) for unseen in constraints(observation))
    state = _seen(observation).clone()
    state.chance = seeded(rng.getrandbits(64))
    if observation.player == DRACULA:
        state.hunters = tuple(  # type: ignore[assignment]
            _hunter(sheet, *(_dealt(cards, HAND[hunter]) for cards in (items, events, tickets)))
            for hunter, sheet in enumerate(observation.hunters)
        )
    else:
        state.trail = tuple(_hideout(spot, ways, encounters) for spot in observation.trail)
        state.lairs = tuple(_hideout(spot, ways, encounters) for spot in observation.lairs)  # type: ignore[assignment]
        state.leaving = _hideout(observation.leaving, ways, encounters)
    state.item_deck = _dealt(items, PILE)
    state.event_deck = tuple([*events.get(PILE_BOTTOM, ()), *events.get(PILE, ()), *events.get(PILE_TOP, ())])
    state.event_buried = unmasked_hand(observation.event_buried, _dealt(events, BURIED))
    state.drawn = with_faces(observation.drawn, iter(_dealt(events, DRAWN)))
    state.encounter_deck = _dealt(encounters, PILE)
    state.encounter_buried = unmasked_hand(observation.encounter_buried, _dealt(encounters, BURIED))
    state.encounters = unmasked_hand(observation.encounters, _dealt(encounters, HAND[DRACULA_FIGURE]))
    state.events = unmasked_hand(observation.dracula_events, _dealt(events, HAND[DRACULA_FIGURE]))
    state.tickets = unmasked_hand(observation.tickets, _dealt(tickets, PILE))
    if observation.gifts:
        state.gifts = tuple(_gifts(observation, state, rng))
    if observation.fight is not None:
        _fight(observation.fight, state, _dealt(items, DRAWN), rng)
    return state


def _known(observation: Fury3Observation) -> Fury3State:
    return Fury3State(
        agenda=observation.agenda,
        told=observation.events,
        hunters=observation.hunters,
        trail=observation.trail,
        lairs=observation.lairs,
        leaving=observation.leaving,
        **MASK.shared(observation),
    )


_seen: IdentityCache[Fury3State] = IdentityCache(_known)
"""observation -> the fields that all positions that fit it have in common."""


def _dealt(dealt: Deal, zone: int) -> Cards:
    return tuple(dealt.get(zone, ()))


def _hunter(sheet: Hunter, items: Cards, events: Cards, tickets: Cards) -> Hunter:
    if not (items or events or tickets):
        return sheet
    return replace(
        sheet,
        items=unmasked_hand(sheet.items, items),
        events=unmasked_hand(sheet.events, events),
        tickets=unmasked_hand(sheet.tickets, tickets),
    )


def _hideout(spot: Hideout | None, ways: dict[int, int], encounters: Deal) -> Hideout | None:
    """Return a hideout with its location card and its encounters."""
    if spot is None:
        return None
    dealt = iter(encounters.get(ON_HIDEOUT + spot.id, ()))
    contents = tuple(
        PlacedEncounter(next(dealt), placed.faceup, placed.damage) if placed.card == HIDDEN else placed
        for placed in spot.contents
    )
    shown = ways.get(spot.id)
    if shown == HIDE_BIT:
        return replace(spot, place=NOWHERE, power=Power.HIDE, contents=contents)
    return replace(spot, place=spot.place if shown is None else shown, contents=contents)


# ------------------------------------------------------------------------------------------- secret choices


def _gifts(
    observation: Fury3Observation, state: Fury3State, rng: random.Random
) -> Iterator[tuple[int, int, int]]:
    """Return the gifts of a trade: cards that are now in the receiver's hand."""
    traders: Any = observation.agenda[-1] if observation.gifts else None
    for side, deck, card in observation.gifts:
        if card == HIDDEN:
            sheet = state.hunters[traders.hunter if side else traders.partner]
            held = (sheet.items, sheet.events, (), sheet.tickets)[deck]
            card = rng.choice(held) if held else NONE
        yield side, deck, card


def _fight(fight: Fight, state: Fury3State, found: Cards, rng: random.Random) -> None:
    """Deal Dracula's combat cards, and make the choices that are still facedown."""
    state.fight = (
        fight if fight.found[:1] != (HIDDEN,) else replace(fight, found=unmasked_hand(fight.found, found))
    )
    if fight.choices.count(HIDDEN):
        state.update_fight(choices=(NONE,) * len(FIGURES))
        state.update_fight(choices=tuple(_strike(fight, state, hunter, rng) for hunter in FIGURES))
    if not fight.hand and not fight.deck:
        return
    chosen = (fight.choice,) if fight.choice not in (NONE, HIDDEN) and not fight.revealed else ()
    own = tuple(card for card in (*fight.hand, *chosen) if card != HIDDEN)
    cards = list(without_cards(_combat_cards(fight, state.options), (*fight.played, *own)))
    rng.shuffle(cards)
    hand = fight.hand
    if hand[:1] == (HIDDEN,):
        drawn = len(hand) + (fight.choice == HIDDEN)
        hand, cards = tuple(sorted(cards[:drawn])), cards[drawn:]
    state.update_fight(hand=hand, deck=tuple(cards[: len(fight.deck)]))
    if fight.choice == HIDDEN:
        choice = rng.choice(CounterChoice().actions(state)).card
        state.update_fight(choice=choice, hand=without_card(hand, choice))


def _combat_cards(fight: Fight, options: Fury3Options) -> Cards:
    """Return the combat cards of this combat: a missing one is an Escape as Bat on the trail (R7.7)."""
    chosen = fight.choice != NONE and not fight.revealed
    number = len(fight.hand) + len(fight.deck) + len(fight.played) + chosen
    cards = all_combat_cards(options)
    return without_cards(cards, (Combat.ESCAPE_AS_BAT,) * (len(cards) - number))


def _strike(fight: Fight, state: Fury3State, hunter: int, rng: random.Random) -> int:
    """Return a card that the hunter may have chosen."""
    if fight.choices[hunter] != HIDDEN:
        return fight.choices[hunter]
    return rng.choice(StrikeChoice(hunter).actions(state)).card
