"""Events of a combat, and the end of the game (R2, R10)."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.decks import HIDDEN, NONE, Combat, Deck
from furyqt.rules.fury3.events.causes import CancelReason, Cause
from furyqt.rules.fury3.events.fact import Fact
from furyqt.rules.fury3.tables import DRACULA, HUNTERS

N_ = Texts("fury3.events")


class CombatStarted(Event, frozen=True):
    """A combat began with Dracula (encounter NONE) or a vampire; `hunters` has a bit for each."""

    hunters: int
    encounter: int = NONE

    def describe(self) -> Text:
        if self.encounter == NONE:
            return N_("Combat with Dracula begins.")
        return N_("Combat with {encounter} begins.").fill(
            encounter=words.card_text(Deck.ENCOUNTER, self.encounter)
        )


class CombatCardsDrawn(Event, frozen=True):
    """Dracula took combat cards into his hand, which only he sees (R10.2, R10.4.7)."""

    cards: tuple[int, ...]

    def shown_to(self, player: int) -> CombatCardsDrawn:
        """Show the hunters only the number of the cards."""
        return self if player == DRACULA else CombatCardsDrawn((HIDDEN,) * len(self.cards))

    def describe(self) -> Text:
        if HIDDEN in self.cards:
            return N_.plural("Dracula draws %n combat card(s).", len(self.cards))
        names = words.named_cards(words.combat_text(card) for card in self.cards)
        return N_("Dracula draws {cards}.").fill(cards=names)


class HunterEngaged(Fact, frozen=True):
    """Dracula named the engaged hunter (R10.4.2)."""

    hunter: int
    says: ClassVar[Text] = N_("Dracula engages {hunter}.")


class CombatRevealed(Event, frozen=True):
    """The cards of a round were revealed: each hunter's or NONE, and Dracula's; one hunter is engaged."""

    choices: tuple[int, int, int, int]
    combat: int
    engaged: int

    def describe(self) -> Text:
        return N_("Dracula shows {combat}, the hunters {cards}.").fill(
            combat=words.combat_text(self.combat),
            cards=words.named_cards(words.card_text(Deck.ITEM, card) for card in self.choices if card >= 0),
        )


class PlottingTurned(Fact, frozen=True):
    """Dracula turned a faceup Plotting facedown to cancel a card."""

    says: ClassVar[Text] = N_("Dracula turns Plotting facedown.")


class StrikeCanceled(Fact, frozen=True):
    """A hunter's combat card was canceled."""

    hunter: int
    item: int
    by: Combat
    """Plotting, Mesmerize or Strength."""
    says: ClassVar[Text] = N_("{hunter}'s {item} is canceled.")


class CounterCanceled(Fact, frozen=True):
    """Dracula's combat card was canceled."""

    combat: int
    reason: CancelReason
    says: ClassVar[Text] = N_("{combat} is canceled.")


class CombatLeft(Fact, frozen=True):
    """A hunter left the combat."""

    hunter: int
    by: int = NONE
    """The hunter whose Escape or Holy Circle it was; NONE for a bite, a defeat or Escape Route."""
    says: ClassVar[Text] = N_("{hunter} leaves the combat.")


class VampireHurt(Fact, frozen=True):
    """A vampire encounter suffered or recovered damage; `damage` is its damage now."""

    encounter: int
    damage: int
    cause: Cause
    by: int = NONE
    """The hunter whose card caused it."""
    says: ClassVar[Text] = N_("{encounter} has {damage} damage.")


class CombatRefused(Fact, frozen=True):
    """Dracula declined a combat in a fogged city (R9.4)."""

    says: ClassVar[Text] = N_("Dracula avoids the combat in the fog.")


class CombatEnded(Fact, frozen=True):
    """The combat is over."""

    says: ClassVar[Text] = N_("The combat is over.")


class GameEnded(Event, frozen=True):
    """The game is over (R2)."""

    winner: int

    def describe(self) -> Text:
        return words.HUNTERS_WIN if self.winner == HUNTERS else words.DRACULA_WINS
