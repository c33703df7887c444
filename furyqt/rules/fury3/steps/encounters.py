"""An encounter card is resolved by ambush or search: answers to it, its effect, and where it goes (R8.5-R8.8)."""

from __future__ import annotations

from furyqt.rules.core.agenda import Step
from furyqt.rules.fury3.state import Lurker


class Resolution(Step, frozen=True):
    """One encounter card of a hideout or lair is resolved against a hunter.

    Answers first (Forewarned, Dogs, Stake, Seduction), then EncounterEffect, then the card is discarded or
    returns faceup.  A lurker that is no longer there is skipped.
    """

    hunter: int
    hideout: int
    lurker: Lurker
    ambush: bool


class EncounterEffect(Step, frozen=True):
    """What ENCOUNTERS[lurker.card] does; `hideout` NOWHERE where it is applied by a matured effect."""

    hunter: int
    hideout: int
    lurker: Lurker
    ambush: bool
