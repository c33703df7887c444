"""Events about the Servant of Dracula (S3-S9)."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.events.fact import Fact, TrackMoved
from furyqt.rules.fury2.tables import DRACULA

N_ = Texts("fury2.events")


class ServantLives(TrackMoved, frozen=True):
    """The number of the Servant's lives changed (S5.3, S4.3, S8.6, S9.1)."""

    lives: int
    says: ClassVar[Text] = N_("Dracula's Servant now has {lives} of 3 lives.")
    rises: ClassVar[Text] = N_("The lives of Dracula's Servant rise from {before} to {lives} of 3.")
    falls: ClassVar[Text] = N_("The lives of Dracula's Servant fall from {before} to {lives} of 3.")


class ServantDefeated(Fact, frozen=True):
    """The Servant lost his last life and left the board (S7.1)."""

    says: ClassVar[Text] = N_("Dracula's Servant is defeated.")


class ServantRises(Fact, frozen=True):
    """The Servant's figure is on this skull on his way back (S7.3, S7.4)."""

    skull: int
    says: ClassVar[Text] = N_("Dracula's Servant is on skull {skull} of his resurrection.")


class ServantArmed(Fact, frozen=True):
    """The Servant found a weapon (S5.1)."""

    tactic: int
    says: ClassVar[Text] = N_("Dracula's Servant finds a weapon: {tactic}.")


class ServantDisarmed(Fact, frozen=True):
    """The Servant lost the weapon that he found last (S7.2)."""

    tactic: int
    says: ClassVar[Text] = N_("Dracula's Servant loses a weapon: {tactic}.")


class ServantLooked(Fact, frozen=True):
    """With Dracula's leave the Servant looked at the trail's newest card (S8.3)."""

    spot: int
    says: ClassVar[Text] = N_("Dracula's Servant looks at the newest card of the trail.")


class EventHandedOver(Fact, frozen=True):
    """A hunters' event card that the Servant found goes to the hunter with the fewest events (S4.2)."""

    hunter: int
    says: ClassVar[Text] = N_("The event card goes to {hunter}.")


class AgentTakenOver(Fact, frozen=True):
    """The Servant plays the combat of an agent (S8.8)."""

    says: ClassVar[Text] = N_("Dracula's Servant fights in place of the agent.")


class ConsentRefused(Fact, frozen=True):
    """Dracula did not let the Servant play his event, which the hunters do not notice (S6.6)."""

    event: int
    says: ClassVar[Text] = N_("Dracula does not allow his Servant to play {event}.")

    def shown_to(self, player: int) -> ConsentRefused | None:
        """Show it only to Dracula's side."""
        return self if player == DRACULA else None
