"""The card that falls off the trail, and the catacombs (R5.4, R7.5, R7.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.action_labels import Labels
from furyqt.rules.fury2.actions import DONE, Pick, SlotChoice, Word
from furyqt.rules.fury2.chapters.overlay import is_house
from furyqt.rules.fury2.decision import DraculaDecision
from furyqt.rules.fury2.decks import FALLEN, NONE, ON_SPOT, Deck
from furyqt.rules.fury2.events import CardMoved, CatacombMade, SpotLeft
from furyqt.rules.fury2.piles import CARDS, DRACULA_HAND, tile_to_pool
from furyqt.rules.fury2.state import Fury2State, PlacedTile, TrailSpot
from furyqt.rules.fury2.steps.trail.revealing import LastCardWatch
from furyqt.rules.fury2.steps.trail.spots import end_hide, leave, spot_with_id, take_out
from furyqt.rules.fury2.tables import CASTLE, CATACOMB_TILES, SEAS, TRAIL
from furyqt.rules.mechanisms.interruptions import pending

N_buttons = Texts("fury2.buttons")
N_questions = Texts("fury2.questions")
N_stakes = Texts("fury2.stakes")
N_unavailable = Texts("fury2.unavailable")

RETURN, BURY = Word("return"), Word("catacomb")


class TrailOverflow(Step, frozen=True):
    """A card that was pushed off the sixth slot falls off the trail (R5.4)."""

    def run(self, state: Fury2State) -> None:
        state.push(LastCardWatch())
        if len(state.trail) <= TRAIL:
            return
        spot = state.trail[TRAIL]
        if can_bury(state, spot):
            state.push(FallenCardChoice())
        else:
            fall(state, spot)


def can_bury(state: Fury2State, spot: TrailSpot) -> bool:
    """Return whether a fallen card may go to the catacombs: a city with a free slot (R7.5).

    The card of a place with a marker is laid open beside the board instead (R14.2).
    """
    if None not in state.catacombs or spot.place < 0 or spot.place in SEAS or state.is_closed(spot.place):
        return False
    return spot.place != CASTLE or state.options.castle_catacombs == "allowed"


class FallenCardChoice(DraculaDecision, frozen=True):
    """Dracula takes the fallen location card into his hand, or moves it into the catacombs (R7.5)."""

    asks = N_questions("Where does the card go that leaves the trail?")
    stake = N_stakes(
        "In the catacombs the card stays hidden with its encounter. In your hand you can use it again, "
        "and the encounter matures or goes to the pool."
    )
    rules_page = "catacombs"
    labels: ClassVar[Labels] = {
        RETURN: N_buttons("Return it to the hand"),
        BURY: N_buttons("Move it into the catacombs"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word]:
        return (RETURN, BURY)

    def apply(self, state: Fury2State, action: Word) -> None:
        spot = state.trail[TRAIL]
        if action == RETURN:
            fall(state, spot)
        else:
            bury(state, spot)


class MetTile(Step, frozen=True):
    """A tile that is being met; without a location card `spot` is -1."""

    card: int
    spot: int


def fall(state: Fury2State, spot: TrailSpot) -> None:
    """Return a fallen card to the hand; its tiles may mature later in the turn (R7.5, R7.6).

    A tile that is being met goes to the pool instead (R9.2): Desecrated Soil can draw Evasion.
    """
    is_met = pending(state, MetTile, lambda step: step.spot == spot.id) is not None
    for tile in spot.tiles:
        if is_met:
            tile_to_pool(state, tile.card, ON_SPOT + spot.id)
            continue
        state.fallen += (tile,)
        state.tell(CardMoved, Deck.ENCOUNTER, tile.card, ON_SPOT + spot.id, FALLEN, tile.faceup)
    take_out(state, spot.id)
    state.tell(SpotLeft, spot.id)
    end_hide(state, spot.place)


def bury(state: Fury2State, spot: TrailSpot) -> None:
    """Move a fallen location with its tile into a free slot of the catacombs; a power card returns (R6.4)."""
    slot = state.catacombs.index(None)
    take_out(state, spot.id)
    catacombs = list(state.catacombs)
    catacombs[slot] = replace(spot, power=NONE, wolf=False, blood=0)
    state.catacombs = tuple(catacombs)  # type: ignore[assignment]
    state.tell(CatacombMade, spot.id, slot)
    end_hide(state, spot.place)
    if state.encounters and spot.place != CASTLE:
        state.push(CatacombTile(spot.id))


class CatacombTile(DraculaDecision, frozen=True):
    """Dracula may lay one more tile from his hand on a card that comes into the catacombs (R7.7)."""

    spot: int

    asks = N_questions("Place one more encounter on the card in the catacombs?")
    stake = N_stakes(
        "A card in the catacombs holds two encounters at most; a hunter who finds it meets both."
    )
    rules_page = "catacombs"
    labels: ClassVar[Labels] = {
        DONE: N_buttons("Place no encounter"),
        Pick: N_buttons("Place {card}"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | Pick]:
        spot = spot_with_id(state, self.spot)
        if spot is None or len(spot.tiles) >= CATACOMB_TILES:
            return (DONE,)
        return (DONE, *(Pick(Deck.ENCOUNTER, card) for card in sorted(set(state.encounters))))

    def apply(self, state: Fury2State, action: Word | Pick) -> None:
        if isinstance(action, Pick):
            lay_tile(state, self.spot, action.card)


def lay_tile(state: Fury2State, number: int, card: int) -> None:
    """Lay a tile from Dracula's hand face down on a spot."""
    CARDS.take(state, Deck.ENCOUNTER, card, DRACULA_HAND)
    state.trail = tuple([_with(spot, card) if spot.id == number else spot for spot in state.trail])
    state.catacombs = tuple(  # type: ignore[assignment]
        _with(spot, card) if spot is not None and spot.id == number else spot for spot in state.catacombs
    )
    state.tell(CardMoved, Deck.ENCOUNTER, card, DRACULA_HAND, ON_SPOT + number)


def _with(spot: TrailSpot, card: int) -> TrailSpot:
    return replace(spot, tiles=(*spot.tiles, PlacedTile(card)))


class CatacombClearing(Step, frozen=True):
    """At the start of his turn Dracula may clear slots of the catacombs, except houses (R7.7)."""

    def run(self, state: Fury2State) -> None:
        choice = ClearedSlot()
        if len(choice.actions(state)) > 1:
            state.push(choice)


class ClearedSlot(DraculaDecision, frozen=True):
    """Dracula clears one slot after another: cards to the hand, tiles to the pool (R7.7)."""

    after: int = 0

    asks = N_questions("Clear a space of the catacombs?")
    stake = N_stakes(
        "A cleared card returns to your hand, so you can go there again; its encounters go to the pool."
    )
    rules_page = "catacombs"
    place_rule = N_unavailable("Only cards in the catacombs can be cleared, in the order of the spaces.")
    labels: ClassVar[Labels] = {
        DONE: N_buttons("Clear no space"),
        SlotChoice: N_buttons("Clear {where}"),
    }

    def actions(self, state: Fury2State) -> Sequence[Word | SlotChoice]:
        spots = enumerate(state.catacombs)
        used = (n for n, spot in spots if n >= self.after and spot is not None and not is_house(spot.id))
        return (DONE, *(SlotChoice(TRAIL + slot) for slot in used))

    def apply(self, state: Fury2State, action: Word | SlotChoice) -> None:
        if isinstance(action, SlotChoice):
            slot = action.slot - TRAIL
            spot = state.catacombs[slot]
            assert spot is not None
            leave(state, spot)
            following = ClearedSlot(slot + 1)
            if len(following.actions(state)) > 1:
                state.push(following)
