"""The situation in sentences, by a player's knowledge: for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from furyqt.rules.core.enumeration import grouped
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.action_labels import place_at
from furyqt.rules.fury3.chapters.overlay import box_places, is_away
from furyqt.rules.fury3.decks import HIDDEN, NONE, Deck
from furyqt.rules.fury3.events.chapter import closed_names
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.state import Hideout, Hunter
from furyqt.rules.fury3.tables import (
    ATLAS,
    DAYS,
    DRACULA,
    DRACULA_HEALTH,
    HEALTH,
    HUNTERS,
    MOST_INFLUENCE,
    NOWHERE,
    TRAIL,
)
from furyqt.rules.fury3.words import (
    DAY_NAMES,
    FIGURE_NAMES,
    LINE,
    alphabetical,
    card_text,
    combat_text,
    joined,
    listed_cards,
    place_text,
    power_text,
    trail_card,
)

N_ = Texts("fury3.summary")

DAY = N_("{day}, by day; despair {despair}, influence {influence} of {most}.")
NIGHT = N_("{day}, by night; despair {despair}, influence {influence} of {most}.")
HUNTER = N_("{hunter} is {place:in} and has {damage} of {health} damage.")
UNPLACED = N_("{hunter} has not been placed yet.")
BITTEN = N_("{hunter} is bitten.")
DELAYED = N_("{hunter} is delayed.")
FOLLOWED = N_("Bats follow {hunter}.")
DEFEATED = N_("{hunter} is defeated.")
HOLDS = N_("{hunter} holds: {cards}.")
BLOOD = N_("Dracula has {damage} of {health} damage.")
REVEALED = N_("Dracula's figure is on the board.")
ALLY = N_("Ally in play: {event}.")
SPACE = N_("Space {space} of the trail has {place}.")
LAIR = N_("Lair {space} is {place:in}.")
EMPTY = N_("Space {space} of the trail is empty.")
EMPTY_SPACES = N_("Spaces {first} to {last} of the trail are empty.")
WITH_POWER = N_("{where} {power} is on it.")
WITH_ENCOUNTERS = N_("{where} Encounters: {cards}.")
WITH_RUMOR = N_("{where} There is a rumor token on it.")
FOG = N_("Fog: {places}.")
STORMS = N_("Storms: {places}.")
BLOCKED = N_("Roadblocks: {lines}.")
CONSECRATED = N_("There is consecrated ground {place:in}.")
PROTECTED = N_("Heavenly hosts: {places}.")
CLOSED = N_("Closed: {places}.")
BOXES = N_("A box may be here: {places}.")
ABSENT = N_("{hunter} takes no part.")
NO_TOKENS = N_("There are no tokens on the map.")
FIGHT = N_("Round {round} of a combat with Dracula.")
VAMPIRE_FIGHT = N_("Round {round} of a combat with {encounter}.")
COMBAT_HAND = N_("Dracula's combat cards: {cards}.")
EVEN = N_("The game is expected to stay even.")


def summarize(observation: Fury3Observation) -> dict[str, tuple[Text, ...]]:
    """Describe time, influence, hunters, Dracula, trail, lairs, tokens, the cards in hand, the combat."""
    return {
        "turn": (_time(observation),),
        "hunters": tuple(
            text
            for hunter, sheet in enumerate(observation.hunters)
            for text in _hunter(hunter, sheet, is_absent=is_away(observation, hunter))
        ),
        "dracula": tuple(_dracula(observation)),
        "trail": tuple(_trail(observation)),
        "cards": tuple(_cards(observation)),
        "tokens": tuple(_tokens(observation)) or (NO_TOKENS,),
        "combat": tuple(_combat(observation)),
    }


def estimate(points: float, player: int) -> Text:
    """Describe the expected lead of the player's side, by a search's expectation."""
    lead = round(points if player == HUNTERS else -points)
    if not lead:
        return EVEN
    if lead > 0:
        return N_.plural("The hunters are expected to lead by %n point(s).", lead)
    return N_.plural("Dracula is expected to lead by %n point(s).", -lead)


def _time(observation: Fury3Observation) -> Text:
    return (NIGHT if observation.time & 1 else DAY).fill(
        day=DAY_NAMES[observation.time // 2 % DAYS],
        despair=observation.despair,
        influence=observation.influence,
        most=MOST_INFLUENCE,
    )


def _hunter(number: int, sheet: Hunter, *, is_absent: bool) -> Iterator[Text]:
    name = FIGURE_NAMES[number]
    if sheet.place == NOWHERE:
        yield UNPLACED.fill(hunter=name)
        return
    if is_absent:
        yield ABSENT.fill(hunter=name)
        return
    yield HUNTER.fill(hunter=name, place=place_text(sheet.place), damage=sheet.damage, health=HEALTH[number])
    states = ((DEFEATED, sheet.defeated), (BITTEN, sheet.bites), (DELAYED, sheet.delayed))
    yield from (text.fill(hunter=name) for text, holds in (*states, (FOLLOWED, sheet.bats)) if holds)


def _dracula(observation: Fury3Observation) -> Iterator[Text]:
    yield BLOOD.fill(damage=observation.damage, health=DRACULA_HEALTH)
    if observation.revealed:
        yield REVEALED
    for ally in (observation.hunter_ally, observation.dracula_ally):
        if ally != NONE:
            yield ALLY.fill(event=card_text(Deck.EVENT, ally))


def _trail(observation: Fury3Observation) -> Iterator[Text]:
    """Describe the trail, the first space first, then the lairs."""
    spots = (*observation.trail, *observation.lairs)
    for space, spot in enumerate(spots):
        if spot is not None:
            yield _spot(observation, space, spot)
        elif space < TRAIL and (not space or spots[space - 1] is not None):
            last = next((n for n in range(space, TRAIL) if spots[n] is not None), TRAIL)
            first = space + 1
            yield EMPTY.fill(space=first) if last == first else EMPTY_SPACES.fill(first=first, last=last)


def _spot(observation: Fury3Observation, space: int, spot: Hideout) -> Text:
    number = str(space + 1) if space < TRAIL else "ABC"[space - TRAIL]
    if space < TRAIL:
        text = SPACE.fill(space=number, place=trail_card(spot.place, spot.power))
    else:
        text = LAIR.fill(space=number, place=place_at(observation, space))
    if spot.power != NONE and spot.place != NOWHERE:
        text = WITH_POWER.fill(where=text, power=power_text(spot.power))
    if spot.contents:
        cards = listed_cards(Deck.ENCOUNTER, [placed.card for placed in spot.contents])
        text = WITH_ENCOUNTERS.fill(where=text, cards=cards)
    return WITH_RUMOR.fill(where=text) if spot.rumor else text


def _cards(observation: Fury3Observation) -> Iterator[Text]:
    """Describe the player's own cards."""
    if observation.player == DRACULA:
        groups = [(4, Deck.EVENT, observation.dracula_events), (4, Deck.ENCOUNTER, observation.encounters)]
    else:
        groups = [
            (number, deck, cards)
            for number, sheet in enumerate(observation.hunters)
            for deck, cards in (
                (Deck.ITEM, sheet.items),
                (Deck.EVENT, sheet.events),
                (Deck.TICKET, sheet.tickets),
            )
        ]
    for number, own in groupby(groups, key=lambda group: group[0]):
        if held := [listed_cards(deck, cards) for _, deck, cards in own if cards]:
            yield HOLDS.fill(hunter=FIGURE_NAMES[number], cards=joined(held))


def _tokens(observation: Fury3Observation) -> Iterator[Text]:
    if observation.chapter.closed:
        yield CLOSED.fill(places=closed_names(observation.chapter.closed))
    if boxes := box_places(observation):
        yield BOXES.fill(places=_places(boxes))
    if observation.fog:
        yield FOG.fill(places=alphabetical(grouped(map(place_text, observation.fog))))
    if observation.storms:
        yield STORMS.fill(places=_places(observation.storms))
    if observation.roadblocks:
        ways = [ATLAS.links[line] for line in observation.roadblocks]
        yield BLOCKED.fill(
            lines=joined([LINE.fill(a=place_text(way.a), b=place_text(way.b)) for way in ways])
        )
    if observation.consecrated != NOWHERE:
        yield CONSECRATED.fill(place=place_text(observation.consecrated))
    if observation.hosts:
        yield PROTECTED.fill(places=_places(tuple(city for city, _ in observation.hosts)))


def _places(places: tuple[int, ...]) -> Text:
    return alphabetical(map(place_text, places))


def _combat(observation: Fury3Observation) -> Iterator[Text]:
    fight = observation.fight
    if fight is None:
        return
    if fight.vampire is None:
        yield FIGHT.fill(round=fight.round)
    else:
        encounter = card_text(Deck.ENCOUNTER, fight.vampire.card)
        yield VAMPIRE_FIGHT.fill(round=fight.round, encounter=encounter)
    if fight.hand and fight.hand[0] != HIDDEN:
        yield COMBAT_HAND.fill(cards=joined(grouped(map(combat_text, fight.hand))))
