"""What can happen in the third edition, and what each player is told (R13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec.structs import replace

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import N_, P_, Text
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.tables import (
    ATLAS,
    BURIED,
    CASTLE,
    COUNT,
    DAYS,
    DISCARD,
    DRACULA,
    DRAWN,
    HAND,
    HIDDEN,
    HUNTERS,
    LAND_BACK,
    NONE,
    NOWHERE,
    ON_HIDEOUT,
    PILE,
    SEA_BACK,
    SEAS,
    TABLE,
    Deck,
    Power,
)


def _spoken(name: str, value: Any) -> Text | str | int:
    """A field's value as it is said in a sentence."""
    if name in _NAMED:
        return _NAMED[name](value)
    assert isinstance(value, Text | str | int)
    return value


_NAMED: dict[str, Callable[[Any], Text]] = {
    "hunter": lambda hunter: words.FIGURE_NAMES[hunter],
    "actor": lambda actor: words.FIGURE_NAMES[actor],
    "place": words.place_text,
    "event": lambda card: words.card_text(Deck.EVENT, card),
    "encounter": lambda card: words.card_text(Deck.ENCOUNTER, card),
    "item": lambda card: words.card_text(Deck.ITEM, card),
    "combat": words.combat_text,
    "power": words.power_text,
    "region": lambda region: words.REGION_NAMES[region],
    "line": lambda line: words.LINE.fill(
        a=words.place_text(ATLAS.links[line].a), b=words.place_text(ATLAS.links[line].b)
    ),
}


class Fact(Event, frozen=True):
    """An event whose sentence names its fields in braces; everybody is told of it."""

    says: ClassVar[Text]

    def describe(self) -> Text:
        """The log's sentence."""
        named = {name: _spoken(name, getattr(self, name)) for name, _ in self.says_of()}
        return self.says.fill(**named)

    @classmethod
    def says_of(cls) -> list[tuple[str, str]]:
        """The fields that the sentence names."""
        return [(name, name) for name in cls.__struct_fields__ if "{" + name + "}" in cls.says.source]


# ----------------------------------------------------------------------------------------- cards and tickets


class CardMoved(Event, frozen=True):
    """A card or ticket went from one zone to another (zones of the tables, hideouts).

    Who sees one of the two zones sees the card; `faceup` means that everybody did.  A card a hunter draws
    into DRAWN is seen by his side (`drawer` 0-3), one that Dracula draws by him (COUNT).
    """

    deck: int
    card: int
    source: int
    target: int
    faceup: bool = False
    drawer: int = NONE

    def shown_to(self, player: int) -> CardMoved:
        """The card is hidden from a player who sees neither zone."""
        if self.card == HIDDEN or self.faceup or self._is_seen(player):
            return self
        return replace(self, card=HIDDEN)

    def _is_seen(self, player: int) -> bool:
        """Whether the player sees into one of the two zones."""
        zones = (self.source, self.target)
        if DISCARD in zones or TABLE in zones:
            return True
        if DRAWN in zones:
            return (self.drawer == COUNT) == (player == DRACULA)
        if player == HUNTERS:
            return any(zone in HAND[:COUNT] for zone in zones)
        if HAND[COUNT] in zones:
            return True
        return self.deck == Deck.ENCOUNTER and (zones[0] >= ON_HIDEOUT or zones[1] >= ON_HIDEOUT)

    def describe(self) -> Text:
        """The log's sentence, by where the card came from and where it went."""
        source, target = (_owner(zone, self.drawer) for zone in (self.source, self.target))
        kept = self.source == DRAWN and self.target in HAND
        return (_KEPT if kept else _MOVES.get((source, target), _MOVES["", ""])).fill(
            card=words.card_text(self.deck, self.card), **_owners(self.source, self.target, self.drawer)
        )


def _owner(zone: int, drawer: int) -> str:
    if zone in HAND:
        return "hand"
    if zone == DRAWN:
        return "hand" if drawer != NONE else "drawn"
    if zone >= ON_HIDEOUT:
        return "hideout"
    return {PILE: "pile", DISCARD: "discard", BURIED: "buried", TABLE: "table"}[zone]


def _owners(source: int, target: int, drawer: int) -> dict[str, Text]:
    def name(zone: int) -> Text:
        return words.FIGURE_NAMES[HAND.index(zone) if zone in HAND else drawer if drawer != NONE else COUNT]

    return {"giver": name(source), "taker": name(target)}


_KEPT = N_("fury3.events", "{taker} keeps {card}.")
_MOVES = {
    ("pile", "hand"): N_("fury3.events", "{taker} draws {card}."),
    ("hand", "hand"): N_("fury3.events", "{card} goes from {giver} to {taker}."),
    ("hand", "discard"): N_("fury3.events", "{giver} discards {card}."),
    ("hand", "buried"): N_("fury3.events", "{giver} discards {card} facedown."),
    ("hand", "pile"): N_("fury3.events", "{giver} returns {card}."),
    ("hand", "table"): N_("fury3.events", "{giver} plays {card}."),
    ("hand", "hideout"): N_("fury3.events", "{giver} places {card}."),
    ("hideout", "hand"): N_("fury3.events", "{taker} takes {card} back."),
    ("hideout", "discard"): N_("fury3.events", "{card} is discarded from its hideout."),
    ("hideout", "buried"): N_("fury3.events", "{card} is discarded facedown from its hideout."),
    ("hideout", "table"): N_("fury3.events", "{card} comes out of its hideout."),
    ("table", "hideout"): N_("fury3.events", "{card} returns faceup to its hideout."),
    ("table", "hand"): N_("fury3.events", "{taker} takes {card} back."),
    ("table", "discard"): N_("fury3.events", "{card} goes to the discard pile."),
    ("pile", "buried"): N_("fury3.events", "{card} of Dracula is discarded facedown."),
    ("pile", "discard"): N_("fury3.events", "{card} is discarded from the deck."),
    ("discard", "hand"): N_("fury3.events", "{taker} takes {card} from the discard pile."),
    ("buried", "hand"): N_("fury3.events", "{taker} takes {card} from the discard pile."),
    ("buried", "pile"): N_("fury3.events", "{card} is shuffled into its deck."),
    ("discard", "table"): N_("fury3.events", "{card} comes from the discard pile."),
    ("discard", "pile"): N_("fury3.events", "{card} is shuffled into its deck."),
    ("", ""): N_("fury3.events", "{card} changes its place."),
}


class CardShown(Event, frozen=True):
    """Everybody is shown a card, which stays where it is."""

    deck: int
    card: int
    zone: int

    def describe(self) -> Text:
        """The log's sentence."""
        card = words.card_text(self.deck, self.card)
        if self.zone in HAND:
            return N_("fury3.events", "{giver} shows {card}.").fill(
                giver=words.FIGURE_NAMES[HAND.index(self.zone)], card=card
            )
        return N_("fury3.events", "{card} is revealed.").fill(card=card)


class Reshuffled(Event, frozen=True):
    """A discard pile became a new deck (R12.3)."""

    deck: int

    def describe(self) -> Text:
        """The log's sentence."""
        return _RESHUFFLES[Deck(self.deck)]


_RESHUFFLES = {
    Deck.ITEM: N_("fury3.events", "The discarded items become the new item deck."),
    Deck.EVENT: N_("fury3.events", "The discarded events become the new event deck."),
    Deck.ENCOUNTER: N_("fury3.events", "The discarded encounters become the new encounter deck."),
    Deck.TICKET: N_("fury3.events", "The tickets are mixed."),
}


class EventsMixed(Fact, frozen=True):
    """The event deck was shuffled, with the cards that just came into it (Hoax, Darkness Returns)."""

    says: ClassVar[Text] = N_("fury3.events", "The event deck is shuffled.")


class AllyKept(Fact, frozen=True):
    """A card stays in play as its side's ally (R12.4)."""

    event: int
    says: ClassVar[Text] = N_("fury3.events", "{event} stays as an ally.")


class BackSeen(Event, frozen=True):
    """A card came to the top of the event deck, and its back shows whose it is: a player's number (R1.3)."""

    owner: int

    def describe(self) -> Text:
        """The log's sentence."""
        if self.owner == DRACULA:
            return N_("fury3.events", "On top of the event deck lies a card of Dracula.")
        return N_("fury3.events", "On top of the event deck lies a card of the hunters.")


class EventCanceled(Fact, frozen=True):
    """A card canceled the event that was being played."""

    event: int
    says: ClassVar[Text] = N_("fury3.events", "{event} is canceled.")


# ------------------------------------------------------------------------------------------------------ time


class TimePassed(Event, frozen=True):
    """The time marker moved; `time` counts the spaces since the first Monday's day (R3.2.1, R3.4)."""

    time: int

    def describe(self) -> Text:
        """The log's sentence."""
        text = N_("fury3.events", "{day} night.") if self.time & 1 else N_("fury3.events", "{day}.")
        return text.fill(day=words.DAY_NAMES[self.time // 2 % DAYS])


class DespairPlaced(Fact, frozen=True):
    """A week has passed (R3.2.2)."""

    count: int
    says: ClassVar[Text] = N_("fury3.events", "A week has passed: despair {count}.")


class ActionTaken(Event, frozen=True):
    """A hunter took an action that no other event tells of: a word of actions.Do."""

    hunter: int
    word: str

    def describe(self) -> Text:
        """The log's sentence."""
        return words.TAKEN[self.word].fill(hunter=words.FIGURE_NAMES[self.hunter])


# --------------------------------------------------------------------------------------------------- hunters


class HunterMoved(Event, frozen=True):
    """A hunter came to a place: `way` is start, road, rail, sea, door, hospital or forced."""

    hunter: int
    way: str
    place: int

    def describe(self) -> Text:
        """The log's sentence."""
        return words.MOVED[self.way].fill(
            hunter=words.FIGURE_NAMES[self.hunter], place=words.place_text(self.place)
        )


class RideAnnounced(Fact, frozen=True):
    """A hunter has spent a ticket to ride to a place; False Tip may lead him elsewhere."""

    hunter: int
    place: int
    says: ClassVar[Text] = N_("fury3.events", "{hunter} takes the train to {place}.")


class HunterHurt(Fact, frozen=True):
    """A hunter suffered damage."""

    hunter: int
    amount: int
    damage: int
    """In all, afterwards."""
    says: ClassVar[Text] = N_("fury3.events", "{hunter} suffers {amount} damage ({damage} in all).")


class HunterHealed(Fact, frozen=True):
    """A hunter recovered damage."""

    hunter: int
    damage: int
    says: ClassVar[Text] = N_("fury3.events", "{hunter} recovers ({damage} damage left).")


class HunterBitten(Fact, frozen=True):
    """A hunter was bitten (R11.2)."""

    hunter: int
    says: ClassVar[Text] = N_("fury3.events", "{hunter} is bitten.")


class BiteHealed(Fact, frozen=True):
    """A hunter returned a bite token."""

    hunter: int
    says: ClassVar[Text] = N_("fury3.events", "{hunter} is healed of a bite.")


class HunterDelayed(Fact, frozen=True):
    """A hunter became delayed (R9.2)."""

    hunter: int
    says: ClassVar[Text] = N_("fury3.events", "{hunter} is delayed.")


class HunterDefeated(Fact, frozen=True):
    """A hunter was defeated (R11)."""

    hunter: int
    says: ClassVar[Text] = N_("fury3.events", "{hunter} is defeated.")


class HarmPrevented(Fact, frozen=True):
    """A card prevented a bite or damage."""

    hunter: int
    says: ClassVar[Text] = N_("fury3.events", "{hunter} is spared.")


# --------------------------------------------------------------------------------------------------- Dracula


class DraculaHurt(Fact, frozen=True):
    """Dracula suffered damage."""

    amount: int
    damage: int
    says: ClassVar[Text] = N_("fury3.events", "Dracula suffers {amount} damage ({damage} in all).")


class DraculaHealed(Fact, frozen=True):
    """Dracula recovered damage."""

    damage: int
    says: ClassVar[Text] = N_("fury3.events", "Dracula recovers ({damage} damage left).")


class InfluenceChanged(Fact, frozen=True):
    """The influence marker moved."""

    influence: int
    says: ClassVar[Text] = N_("fury3.events", "Influence is now {influence}.")


class CardPlaced(Event, frozen=True):
    """Dracula placed a card on the first space of the trail (or, with Escape as Bat, on a cleared one).

    `place` NOWHERE means no location card; `lair` is the slot a lair came back from.  The hunters see the
    backs: Hide looks like a city.
    """

    hideout: int
    place: int
    power: int = NONE
    lair: int = NONE
    bat: bool = False
    faceup: bool = False

    def shown_to(self, player: int) -> CardPlaced:
        """The hunters see the card's back."""
        if player == DRACULA or self.faceup:
            return self
        if self.power == Power.HIDE:
            return replace(self, place=LAND_BACK, power=NONE)
        if self.place >= 0 and self.place != CASTLE:
            return replace(self, place=SEA_BACK if self.place in SEAS else LAND_BACK)
        return self

    def describe(self) -> Text:
        """The log's sentence."""
        place = words.place_text(self.place)
        if self.lair != NONE:
            return N_("fury3.events", "Dracula returns to a lair: {place}.").fill(place=place)
        if self.bat:
            return N_("fury3.events", "Dracula flies off as a bat to {place}.").fill(place=place)
        if self.power == NONE:
            return N_("fury3.events", "Dracula moves to {place}.").fill(place=place)
        power = words.power_text(self.power)
        if self.place == NOWHERE:
            return N_("fury3.events", "Dracula places {power}.").fill(power=power)
        return N_("fury3.events", "Dracula places {power} with {place}.").fill(power=power, place=place)


class TrailSlid(Fact, frozen=True):
    """All hideouts moved on by one space (R6.1)."""

    says: ClassVar[Text] = N_("fury3.events", "The trail slides.")


class LocationRevealed(Fact, frozen=True):
    """The location card of a hideout or lair was turned faceup."""

    hideout: int
    place: int
    says: ClassVar[Text] = N_("fury3.events", "{place} is revealed.")


class HideRevealed(Fact, frozen=True):
    """A facedown Hide was turned faceup (R7.1)."""

    hideout: int
    says: ClassVar[Text] = N_("fury3.events", "A card of the trail is Hide.")


class HideDenied(Fact, frozen=True):
    """Dracula said that Hide is in his location deck (Wax Cylinders)."""

    says: ClassVar[Text] = N_("fury3.events", "Hide is not on the trail.")


class PlaceDenied(Fact, frozen=True):
    """Dracula answered that a place is not on his trail, nor, with `lairs`, in a lair."""

    place: int
    lairs: bool = True
    says: ClassVar[Text] = N_("fury3.events", "Dracula has no hideout in {place}.")


class DraculaRevealed(Fact, frozen=True):
    """Dracula's figure was placed on the board (R8.2)."""

    place: int
    says: ClassVar[Text] = N_("fury3.events", "Dracula is revealed in {place}.")


class DraculaVanished(Fact, frozen=True):
    """Dracula's figure returned to the trail (R8.4)."""

    says: ClassVar[Text] = N_("fury3.events", "Dracula vanishes.")


class HideoutCleared(Fact, frozen=True):
    """A hideout or lair was cleared (R6.13)."""

    hideout: int
    says: ClassVar[Text] = N_("fury3.events", "A hideout is cleared.")


class HideoutSpared(Fact, frozen=True):
    """A hideout was not cleared because Dracula is there (R15.3)."""

    hideout: int
    says: ClassVar[Text] = N_("fury3.events", "A hideout stays: Dracula is there.")


class HideoutLeft(Fact, frozen=True):
    """A hideout left the sixth space and its cards returned to the location deck (R6.1)."""

    hideout: int
    says: ClassVar[Text] = N_("fury3.events", "The oldest hideout leaves the trail.")


class LairMade(Fact, frozen=True):
    """A hideout became a lair (R7.8)."""

    hideout: int
    slot: int
    says: ClassVar[Text] = N_("fury3.events", "The oldest hideout becomes a lair.")


class EncounterMatured(Fact, frozen=True):
    """Dracula matured an encounter of the hideout that left the trail (R6.14)."""

    encounter: int
    hideout: int
    says: ClassVar[Text] = N_("fury3.events", "{encounter} matures.")


class MoveDenied(Fact, frozen=True):
    """Dracula showed that he has no legal placement (R6.8)."""

    says: ClassVar[Text] = N_("fury3.events", "Dracula shows that he cannot move.")


class RegionTold(Fact, frozen=True):
    """Dracula said which region he is in; NOWHERE is the sea (Hypnosis)."""

    region: int
    says: ClassVar[Text] = N_("fury3.events", "Dracula is in {region}.")


class RegionDenied(Fact, frozen=True):
    """Dracula said that he is not in a region (Psychic Bond)."""

    region: int
    says: ClassVar[Text] = N_("fury3.events", "Dracula is not in {region}.")


class HunterChosen(Fact, frozen=True):
    """Dracula chose the hunter whom an effect strikes."""

    hunter: int
    says: ClassVar[Text] = N_("fury3.events", "Dracula chooses {hunter}.")


class HuntersNamed(Event, frozen=True):
    """Dracula named the hunters who are next to him (Evil Presence): a bit for each."""

    hunters: int

    def describe(self) -> Text:
        """The log's sentence."""
        return words.NAMED[self.hunters & 15]


# ----------------------------------------------------------------------------------------- ambush and search


class Ambushed(Fact, frozen=True):
    """Dracula ambushed a hunter with an encounter (R8.5)."""

    hunter: int
    encounter: int
    hideout: int
    says: ClassVar[Text] = N_("fury3.events", "Dracula ambushes {hunter}: {encounter}.")


class Searched(Fact, frozen=True):
    """A hunter searched a hideout or lair (R5.11)."""

    hunter: int
    place: int
    says: ClassVar[Text] = N_("fury3.events", "{hunter} searches {place}.")


# ---------------------------------------------------------------------------------------------------- tokens


class TokenPlaced(Event, frozen=True):
    """A token came on the board: fog, storm, consecrated, host (at a place), roadblock (line), bats (hunter)
    or rumor (hideout id)."""

    token: str
    where: int

    def describe(self) -> Text:
        """The log's sentence."""
        return words.token_text(self.token, self.where, placed=True)


class TokenRemoved(Event, frozen=True):
    """A token left the board; fields as in TokenPlaced."""

    token: str
    where: int

    def describe(self) -> Text:
        """The log's sentence."""
        return words.token_text(self.token, self.where, placed=False)


class EffectBegan(Event, frozen=True):
    """A lasting effect began: a number of tables.Lasting."""

    what: int

    def describe(self) -> Text:
        """The log's sentence."""
        return words.LASTING[self.what]


# ---------------------------------------------------------------------------------------------------- combat


class CombatBegan(Event, frozen=True):
    """A combat began with Dracula (encounter NONE) or a vampire; `hunters` has a bit for each."""

    hunters: int
    encounter: int = NONE

    def describe(self) -> Text:
        """The log's sentence."""
        if self.encounter == NONE:
            return N_("fury3.events", "Combat with Dracula begins.")
        return N_("fury3.events", "Combat with a vampire begins: {encounter}.").fill(
            encounter=words.card_text(Deck.ENCOUNTER, self.encounter)
        )


class CombatCardsDrawn(Event, frozen=True):
    """Dracula took combat cards into his hand, which only he sees (R10.2, R10.4.7)."""

    cards: tuple[int, ...]

    def shown_to(self, player: int) -> CombatCardsDrawn:
        """The hunters see how many."""
        return self if player == DRACULA else CombatCardsDrawn((HIDDEN,) * len(self.cards))

    def describe(self) -> Text:
        """The log's sentence."""
        if HIDDEN in self.cards:
            return P_("fury3.events", "Dracula draws %n combat card(s).", "", len(self.cards))
        names = words.joined([words.combat_text(card) for card in self.cards])
        return N_("fury3.events", "Dracula draws {cards}.").fill(cards=names)


class HunterEngaged(Fact, frozen=True):
    """Dracula named the engaged hunter (R10.4.2)."""

    hunter: int
    says: ClassVar[Text] = N_("fury3.events", "Dracula engages {hunter}.")


class CombatRevealed(Event, frozen=True):
    """The cards of a round were revealed: each hunter's or NONE, and Dracula's."""

    choices: tuple[int, int, int, int]
    combat: int

    def describe(self) -> Text:
        """The log's sentence."""
        return N_("fury3.events", "Dracula shows {combat}, the hunters {cards}.").fill(
            combat=words.combat_text(self.combat), cards=words.listed(self.choices)
        )


class PlottingTurned(Fact, frozen=True):
    """Dracula turned a faceup Plotting facedown to cancel a card."""

    says: ClassVar[Text] = N_("fury3.events", "Dracula turns Plotting facedown.")


class StrikeCanceled(Fact, frozen=True):
    """A hunter's combat card was canceled."""

    hunter: int
    item: int
    says: ClassVar[Text] = N_("fury3.events", "{hunter}'s {item} is canceled.")


class CounterCanceled(Fact, frozen=True):
    """Dracula's combat card was canceled."""

    combat: int
    says: ClassVar[Text] = N_("fury3.events", "{combat} is canceled.")


class CombatLeft(Fact, frozen=True):
    """A hunter left the combat."""

    hunter: int
    says: ClassVar[Text] = N_("fury3.events", "{hunter} leaves the combat.")


class VampireHurt(Fact, frozen=True):
    """A vampire encounter suffered or recovered damage; `damage` is what lies on it now."""

    encounter: int
    damage: int
    says: ClassVar[Text] = N_("fury3.events", "{encounter} has {damage} damage.")


class CombatRefused(Fact, frozen=True):
    """Dracula declined a combat in a fogged city (R9.4)."""

    says: ClassVar[Text] = N_("fury3.events", "Dracula avoids the combat in the fog.")


class CombatEnded(Fact, frozen=True):
    """The combat is over."""

    says: ClassVar[Text] = N_("fury3.events", "The combat is over.")


class GameEnded(Event, frozen=True):
    """The game is over (R2)."""

    winner: int

    def describe(self) -> Text:
        """The log's sentence."""
        return words.HUNTERS_WIN if self.winner == HUNTERS else words.DRACULA_WINS
