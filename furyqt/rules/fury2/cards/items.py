"""The items: their texts, and what they do outside combat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import HUNTER_CHOICES, PLACE_CHOICES, Choose, PlaceChoice, SlotChoice
from furyqt.rules.fury2.catalog import ITEMS
from furyqt.rules.fury2.decision import HunterDecision
from furyqt.rules.fury2.decks import Item
from furyqt.rules.fury2.event_timing import EventWindow, Lasting
from furyqt.rules.fury2.events import ActionTaken
from furyqt.rules.fury2.piles import discard_item, show_item
from furyqt.rules.fury2.state import Fury2State, TrailSpot
from furyqt.rules.fury2.steps.dice import roll
from furyqt.rules.fury2.steps.events.limits import check_hand_limits
from furyqt.rules.fury2.steps.events.playing import ItemEffect
from furyqt.rules.fury2.steps.harm import HealthLoss, cure, is_curable
from furyqt.rules.fury2.steps.trail.holy_markers import add_host, remove_host
from furyqt.rules.fury2.steps.trail.spots import reveal_tile
from furyqt.rules.fury2.steps.travel.served_moves import may_serve
from furyqt.rules.fury2.tables import CITIES, FIGURES, TRAIL
from furyqt.rules.mechanisms.cards import unless

N_buttons = Texts("fury2.buttons")
N_unavailable = Texts("fury2.unavailable")
N_cards = Texts("fury2.cards")
N_questions = Texts("fury2.questions")

WATER_LOSS = 2
WATER_CURE = 5
"""The lowest roll with which Holy Water cures a bite."""


def never(state: Any, hunter: int) -> bool:
    """Return False: the item has no use of its own outside combat."""
    del state, hunter
    return False


COMBAT_ONLY = N_unavailable("it is used in combat, or shown against some cards")


def spend(state: Fury2State, use: ItemEffect) -> None:
    """Discard an item that is used."""
    discard_item(state, use.hunter, use.item)
    check_hand_limits(state, use.hunter)


# ------------------------------------------------------------------------------------------------- in combat


@ITEMS.card(
    Item.CRUCIFIX,
    N_cards("Crucifix"),
    N_cards(
        "Combat. Show it against a New Vampire's bite, Lightning and Quincey P. Morris. Useless against "
        "agents."
    ),
    copies=3,
    against=unless(never, COMBAT_ONLY),
)
@ITEMS.card(
    Item.GARLIC,
    N_cards("Garlic"),
    N_cards(
        "Discard it at the start of your combat with Dracula or a New Vampire: no Escape card may be played "
        "against you in the first three rounds."
    ),
    copies=4,
    against=unless(never, COMBAT_ONLY),
)
@ITEMS.card(
    Item.KNIFE,
    N_cards("Knife"),
    N_cards("Combat. Or discard it to destroy a New Vampire that escapes."),
    copies=5,
    against=unless(never, COMBAT_ONLY),
)
@ITEMS.card(
    Item.PISTOL,
    N_cards("Pistol"),
    N_cards("Combat. Show it against Wolves: they take 1 health less."),
    copies=5,
    against=unless(never, COMBAT_ONLY),
)
@ITEMS.card(
    Item.RIFLE,
    N_cards("Rifle"),
    N_cards("Combat. Show it against Wolves: they take 1 health less."),
    copies=4,
    against=unless(never, COMBAT_ONLY),
)
@ITEMS.card(
    Item.SACRED_BULLETS,
    N_cards("Sacred Bullets"),
    N_cards("Combat. Discard them after almost every round in which they were applied."),
    copies=3,
    against=unless(never, COMBAT_ONLY),
)
@ITEMS.card(
    Item.STAKE,
    N_cards("Stake"),
    N_cards("Combat. Or discard it to destroy a New Vampire that escapes."),
    copies=4,
    against=unless(never, COMBAT_ONLY),
)
def only_answers(state: Fury2State, use: ItemEffect) -> None:
    """Do nothing: other cards and combat ask for these items."""


# ------------------------------------------------------------------------------------------------- companions


@ITEMS.card(
    Item.DOGS,
    N_cards("Dogs"),
    N_cards("Lay them before you faceup. While they are there, Rats, Saboteur and Thief do not affect you."),
    copies=2,
    when=(EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION),
    against=unless(
        lambda state, hunter: state.hunters[hunter].dogs < state.hunters[hunter].items.count(Item.DOGS),
        N_unavailable("they are faceup already"),
    ),
)
def dogs(state: Fury2State, use: ItemEffect) -> None:
    """Lay the Dogs face up; they still count against the limit."""
    state.update_hunter(use.hunter, dogs=state.hunters[use.hunter].dogs + 1)
    show_item(state, use.hunter, Item.DOGS)
    state.tell(ActionTaken, use.hunter, "dogs")


@ITEMS.card(
    Item.FAST_HORSE,
    N_cards("Fast Horse"),
    N_cards("Discard it when you move by road: you and your group may use two roads."),
    copies=3,
    when=(EventWindow.HUNTER_MOVE,),
    against=unless(
        lambda state, hunter: may_serve(state, Lasting.FAST_HORSE),
        N_unavailable("no move by two roads can follow now"),
    ),
)
def fast_horse(state: Fury2State, use: ItemEffect) -> None:
    """Make the group ride two roads (R4.2)."""
    spend(state, use)
    state.begin(Lasting.FAST_HORSE)


# ---------------------------------------------------------------------------------------------- Heavenly Host


def against_host(state: Fury2State, hunter: int) -> Text | None:
    """Return why a hunter cannot put a marker on this place."""
    place = state.hunters[hunter].place
    if place not in CITIES:
        return N_unavailable("only a city can take the marker")
    return N_unavailable("this city has such a marker already") if place in state.hosts else None


@ITEMS.card(
    Item.HEAVENLY_HOST,
    N_cards("Heavenly Host"),
    N_cards(
        "Combat. Show it like a Crucifix. Or discard it on your turn to put a Heavenly Host marker on the "
        "city where you are: Dracula cannot enter it or pass through it."
    ),
    copies=2,
    when=(EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION),
    against=against_host,
)
def heavenly_host(state: Fury2State, use: ItemEffect) -> None:
    """Put a marker on the hunter's city; without a free one, move one (R14.6)."""
    spend(state, use)
    if len(state.hosts) < state.options.most_hosts:
        add_host(state, state.hunters[use.hunter].place)
    else:
        state.push(MovedHost(use.hunter))


class MovedHost(HunterDecision, frozen=True):
    """The hunter chooses the marker that is moved."""

    asks = N_questions("{hunter}: which Heavenly Host marker is moved here?")
    rules_page = "card:item:heavenly_host"
    place_rule = N_unavailable("No Heavenly Host marker is here.")
    labels: ClassVar[Labels] = {PlaceChoice: N_buttons("Take the one {place:in}")}

    def actions(self, state: Fury2State) -> Sequence[PlaceChoice]:
        return [PLACE_CHOICES[place] for place in state.hosts]

    def apply(self, state: Fury2State, action: PlaceChoice) -> None:
        remove_host(state, action.to)
        add_host(state, state.hunters[self.hunter].place)


# ------------------------------------------------------------------------------------------------- Holy Water


def patients(state: Any, hunter: int) -> list[int]:
    """Return the hunters in the same place with a bite that can be cured."""
    place = state.hunters[hunter].place
    return [other for other in FIGURES if state.hunters[other].place == place and is_curable(state, other)]


@ITEMS.card(
    Item.HOLY_WATER,
    N_cards("Holy Water"),
    N_cards(
        "Combat. Or discard it to cure a bite of yours or of a hunter in the same place: on a roll of 1 that "
        "hunter loses 2 health, on 5 or 6 the bite is cured."
    ),
    copies=3,
    when=(EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION),
    against=unless(
        lambda state, hunter: bool(patients(state, hunter)),
        N_unavailable("no hunter here has a bite that can be cured"),
    ),
)
def holy_water(state: Fury2State, use: ItemEffect) -> None:
    """Prompt for the patient, unless there is only one."""
    sick = patients(state, use.hunter)
    if len(sick) == 1:
        treat(state, sick[0])
    elif sick:
        state.push(PatientChoice(use.hunter))
    spend(state, use)


class PatientChoice(HunterDecision, frozen=True):
    """The hunter chooses who is treated with Holy Water."""

    asks = N_questions("{hunter} uses Holy Water: who is treated?")
    rules_page = "card:item:holy_water"
    place_rule = N_unavailable("No hunter here has a bite that can be cured.")

    def actions(self, state: Fury2State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[other] for other in patients(state, self.hunter)]

    def apply(self, state: Fury2State, action: Choose) -> None:
        treat(state, action.hunter)


def treat(state: Fury2State, hunter: int) -> None:
    """Roll for a hunter: 1 costs health, 5 and 6 cure a bite."""
    (face,) = roll(state, "hunter")
    if face == 1:
        state.push(HealthLoss(hunter, WATER_LOSS))
    elif face >= WATER_CURE:
        cure(state, hunter)


# ----------------------------------------------------------------------------------------------- Local Rumors


def covered(state: Any) -> list[tuple[int, TrailSpot]]:
    """Return the slots with a facedown tile: 0-5 on the trail, 6-8 in the catacombs."""
    slots = [*enumerate(state.trail), *enumerate(state.catacombs, start=TRAIL)]
    return [
        (slot, spot) for slot, spot in slots if spot is not None and any(not t.faceup for t in spot.tiles)
    ]


@ITEMS.card(
    Item.LOCAL_RUMORS,
    N_cards("Local Rumors"),
    N_cards("Discard it: an encounter in the trail or the catacombs is turned faceup."),
    copies=2,
    when=(EventWindow.HUNTER_MOVE, EventWindow.HUNTER_ACTION),
    against=unless(
        lambda state, hunter: bool(covered(state)),
        N_unavailable("no encounter in the trail or the catacombs is facedown"),
    ),
)
def local_rumors(state: Fury2State, use: ItemEffect) -> None:
    """Prompt for the slot; the location card there stays as it is."""
    found = covered(state)
    if len(found) == 1:
        turn_up(state, found[0][1])
    elif found:
        state.push(RumorChoice(use.hunter))
    spend(state, use)


class RumorChoice(HunterDecision, frozen=True):
    """The hunter chooses the slot whose encounter is turned up."""

    asks = N_questions("{hunter} uses Local Rumors: which encounter is turned up?")
    rules_page = "card:item:local_rumors"
    place_rule = N_unavailable("No encounter in the trail or the catacombs is known to be here facedown.")

    def actions(self, state: Fury2State) -> Sequence[SlotChoice]:
        return [SlotChoice(slot) for slot, _ in covered(state)]

    def apply(self, state: Fury2State, action: SlotChoice) -> None:
        turn_up(state, dict(covered(state))[action.slot])


def turn_up(state: Fury2State, spot: TrailSpot) -> None:
    """Turn up the first facedown tile of a spot."""
    tile = next(tile for tile in spot.tiles if not tile.faceup)
    reveal_tile(state, spot.id, tile.card)
