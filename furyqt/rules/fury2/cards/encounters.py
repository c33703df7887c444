"""The encounters, as the hunters meet them (R9), and those that are agents of Dracula (C1.3, C7.4, C7.5)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.catalog import ENCOUNTERS
from furyqt.rules.fury2.decks import Deck, Encounter, Item
from furyqt.rules.fury2.piles import discard_event, discard_item, draw_encounter, show_hand
from furyqt.rules.fury2.state import Fury2State
from furyqt.rules.fury2.steps.dice import roll
from furyqt.rules.fury2.steps.encounters.item_shows import ItemShow
from furyqt.rules.fury2.steps.encounters.losses import (
    ANY_CARD,
    EVENTS_ONLY,
    ITEMS_ONLY,
    CardLoss,
    Theft,
    replace_item,
)
from furyqt.rules.fury2.steps.encounters.quincey import SHOWN_SHIELDS
from furyqt.rules.fury2.steps.encounters.stopping import stop_hunters
from furyqt.rules.fury2.steps.events.declarations import HunterDeclares
from furyqt.rules.fury2.steps.events.draws import RestDraw
from furyqt.rules.fury2.steps.harm import HealthLoss
from furyqt.rules.fury2.steps.search.agents import fight_agent
from furyqt.rules.fury2.steps.search.search import EncounterEffect, stop_search
from furyqt.rules.fury2.steps.trail.encounter_hand import EncounterLimit
from furyqt.rules.fury2.tables import EAST

N_ = Texts("fury2.cards")

# ------------------------------------------------------------------------------------------- without a combat

LIGHTNING_LOSS, PLAGUE_LOSS = 2, 2
RAT_DICE, RAT_BITE = 4, 4
"""The number of dice, and the lowest face that costs health."""


def is_east(state: Fury2State, hunter: int) -> bool:
    """Return whether a hunter is in the east, which decides Hoax and Peasants (R9.6)."""
    return state.hunters[hunter].place in EAST


def unguarded(state: Fury2State) -> list[int]:
    """Return the hunters of the group without faceup Dogs."""
    return [hunter for hunter in state.group if not state.hunters[hunter].dogs]


# ----------------------------------------------------------------------------------------- Dracula's gains


@ENCOUNTERS.card(
    Encounter.AMBUSH,
    N_("Ambush"),
    N_("Dracula draws an encounter and then discards down to his limit."),
    copies=3,
)
def ambush(state: Fury2State, effect: EncounterEffect) -> None:
    """Draw a tile; then the hand obeys its limit."""
    draw_encounter(state)
    state.push(EncounterLimit())


@ENCOUNTERS.card(
    Encounter.DESECRATED_SOIL,
    N_("Desecrated Soil"),
    N_("The next event card is drawn: Dracula takes his own, one of the hunters is discarded."),
    copies=3,
)
def desecrated_soil(state: Fury2State, effect: EncounterEffect) -> None:
    """Draw one event card for Dracula."""
    if state.group:
        state.push(RestDraw(state.group[0]))


# ------------------------------------------------------------------------------------------ time and freedom


@ENCOUNTERS.card(
    Encounter.BATS,
    N_("Bats"),
    N_(
        "The hunter's turn ends. On the next turn Dracula moves the hunter; then the tile returns to the "
        "pool."
    ),
    copies=3,
)
def bats(state: Fury2State, effect: EncounterEffect) -> None:
    """Lay the tile before the hunter; the next movement phase asks for it (R4.8)."""
    stop_hunters(state, effect)


@ENCOUNTERS.card(
    Encounter.FOG,
    N_("Fog"),
    N_("The hunter's turn ends. The hunter cannot move on the next turn; then the tile returns to the pool."),
    copies=4,
)
def fog(state: Fury2State, effect: EncounterEffect) -> None:
    """Lay the tile before the hunter; the next movement phase asks for it (R4.8)."""
    stop_hunters(state, effect)


# ----------------------------------------------------------------------------------------------------- cards


@ENCOUNTERS.card(
    Encounter.HOAX,
    N_("Hoax"),
    N_("In the west the hunter discards all event cards, in the east one."),
    copies=2,
)
def hoax(state: Fury2State, effect: EncounterEffect) -> None:
    """Take one event card in the east, all of them in the west."""
    for hunter in reversed(state.group):
        if is_east(state, hunter):
            state.push(CardLoss(hunter, Encounter.HOAX, EVENTS_ONLY))
    for hunter in state.group:
        if not is_east(state, hunter):
            for card in state.hunters[hunter].events:
                discard_event(state, hunter, card)


@ENCOUNTERS.card(
    Encounter.PEASANTS,
    N_("Peasants"),
    N_(
        "In the west the hunter discards an item and draws another, in the east discards all items and draws "
        "as many."
    ),
    copies=2,
)
def peasants(state: Fury2State, effect: EncounterEffect) -> None:
    """Exchange one item in the west, all of them in the east."""
    for hunter in reversed(state.group):
        if is_east(state, hunter):
            state.push(FullExchange(hunter))
        else:
            state.push(CardLoss(hunter, Encounter.PEASANTS, ITEMS_ONLY, True))


class FullExchange(Step, frozen=True):
    """A hunter discards all items and draws as many."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        items = state.hunters[self.hunter].items
        for item in items:
            discard_item(state, self.hunter, item)
        replace_item(state, self.hunter, len(items))


@ENCOUNTERS.card(
    Encounter.SABOTEUR,
    N_("Saboteur"),
    N_(
        "The hunter discards an item or event card, and the turn ends. No effect on a hunter with faceup "
        "Dogs."
    ),
    copies=2,
)
def saboteur(state: Fury2State, effect: EncounterEffect) -> None:
    """Take a card from each hunter without Dogs; if there is one, the turn of the group is over."""
    victims = unguarded(state)
    if victims:
        stop_search(state, effect.spot)
    state.push(*(CardLoss(hunter, Encounter.SABOTEUR, ANY_CARD) for hunter in victims))


@ENCOUNTERS.card(
    Encounter.THIEF,
    N_("Thief"),
    N_(
        "Dracula chooses items or events: the hunter loses one such card at random. No effect on a hunter "
        "with faceup Dogs."
    ),
    copies=2,
)
def thief(state: Fury2State, effect: EncounterEffect) -> None:
    """Take a random card from each hunter without Dogs."""
    state.push(*(Theft(hunter) for hunter in unguarded(state)))


@ENCOUNTERS.card(
    Encounter.SPY,
    N_("Spy"),
    N_("The hunter shows Dracula all cards and declares the next move."),
    copies=2,
)
def spy(state: Fury2State, effect: EncounterEffect) -> None:
    """Show all cards and declare a move; by an option Dogs stop the Spy."""
    victims = unguarded(state) if state.options.spy == "dogs" else state.group
    for hunter in victims:
        show_hand(state, hunter)
    state.push(*(HunterDeclares(hunter) for hunter in victims))


# ---------------------------------------------------------------------------------------------------- health


@ENCOUNTERS.card(
    Encounter.LIGHTNING,
    N_("Lightning"),
    N_("The hunter loses 2 health and discards an item, unless they show a Crucifix or a Heavenly Host."),
    copies=2,
)
def lightning(state: Fury2State, effect: EncounterEffect) -> None:
    """Strike each hunter who shows no holy item."""
    for hunter in reversed(state.group):
        state.push(ItemShow((hunter,), SHOWN_SHIELDS, Deck.ENCOUNTER, effect.card), LightningStrike(hunter))


class LightningStrike(Step, frozen=True):
    """A hunter loses health and an item, unless an ItemShow prevented it."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        loss = CardLoss(self.hunter, Encounter.LIGHTNING, ITEMS_ONLY)
        state.push(HealthLoss(self.hunter, LIGHTNING_LOSS), loss)


@ENCOUNTERS.card(
    Encounter.PLAGUE,
    N_("Plague"),
    N_("The hunter loses 2 health."),
    copies=1,
)
def plague(state: Fury2State, effect: EncounterEffect) -> None:
    """Take health from each hunter."""
    state.push(*(HealthLoss(hunter, PLAGUE_LOSS) for hunter in state.group))


@ENCOUNTERS.card(
    Encounter.RATS,
    N_("Rats"),
    N_(
        "The hunter rolls four dice and loses 1 health for each 4, 5 or 6. No effect on a hunter with faceup "
        "Dogs."
    ),
    copies=2,
)
def rats(state: Fury2State, effect: EncounterEffect) -> None:
    """Roll for each hunter without Dogs."""
    state.push(*(RatAttack(hunter) for hunter in unguarded(state)))


class RatAttack(Step, frozen=True):
    """A hunter rolls four dice and loses health for each high face."""

    hunter: int

    def run(self, state: Fury2State) -> None:
        faces = roll(state, "hunter", RAT_DICE)
        state.push(HealthLoss(self.hunter, sum(face >= RAT_BITE for face in faces)))


@ENCOUNTERS.card(
    Encounter.WOLVES,
    N_("Wolves"),
    N_("The hunter loses 1 health if no Pistol is shown and 1 more if no Rifle is shown."),
    copies=3,
)
def wolves(state: Fury2State, effect: EncounterEffect) -> None:
    """Count the weapons that nobody of the group shows, then take the health of each hunter at once."""
    group = state.group
    state.push(
        *(ItemShow(group, (Item.PISTOL,), Deck.ENCOUNTER, effect.card), WolfHunger()),
        *(ItemShow(group, (Item.RIFLE,), Deck.ENCOUNTER, effect.card), WolfHunger()),
        WolfAttack(),
    )


class WolfHunger(Step, frozen=True):
    """The Wolves take 1 health more, unless an ItemShow prevented it."""

    def run(self, state: Fury2State) -> None:
        state.agenda = tuple(
            WolfAttack(step.amount + 1) if isinstance(step, WolfAttack) else step for step in state.agenda
        )


class WolfAttack(Step, frozen=True):
    """The Wolves take health from each hunter of the group."""

    amount: int = 0

    def run(self, state: Fury2State) -> None:
        state.push(*(HealthLoss(hunter, self.amount) for hunter in state.group))


# ----------------------------------------------------------------------------------------------------- agents


@ENCOUNTERS.card(
    Encounter.ASSASSIN,
    N_("Assassin"),
    N_("Combat with an agent who has Punch, Dodge, Knife, Pistol and Rifle."),
    copies=1,
)
def assassin(state: Fury2State, effect: EncounterEffect) -> None:
    """Begin the fight."""
    fight_agent(state, state.group, effect.card, effect.spot)


@ENCOUNTERS.card(
    Encounter.MINION_WITH_KNIFE,
    N_("Minion with Knife"),
    N_("Combat with an agent who has Punch, Dodge and Knife."),
    copies=3,
)
def minion_with_knife(state: Fury2State, effect: EncounterEffect) -> None:
    """Begin the fight."""
    fight_agent(state, state.group, effect.card, effect.spot)


@ENCOUNTERS.card(
    Encounter.MINION_WITH_KNIFE_AND_PISTOL,
    N_("Minion with Knife and Pistol"),
    N_("Combat with an agent who has Punch, Dodge, Knife and Pistol."),
    copies=2,
)
def minion_with_knife_and_pistol(state: Fury2State, effect: EncounterEffect) -> None:
    """Begin the fight."""
    fight_agent(state, state.group, effect.card, effect.spot)


@ENCOUNTERS.card(
    Encounter.MINION_WITH_KNIFE_AND_RIFLE,
    N_("Minion with Knife and Rifle"),
    N_("Combat with an agent who has Punch, Dodge, Knife and Rifle."),
    copies=2,
)
def minion_with_knife_and_rifle(state: Fury2State, effect: EncounterEffect) -> None:
    """Begin the fight."""
    fight_agent(state, state.group, effect.card, effect.spot)
