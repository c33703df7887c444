"""The hunters' knowledge of what a chapter adds to Dracula's trail: closed places and boxes."""

from __future__ import annotations

from furyqt.rules.fury3.events import BoxLaid, ChapterBegan
from furyqt.rules.mechanisms.trail_constraints import TrailCard, TrailConditions, learns, mask_of


class Fury3TrailCard(TrailCard):
    """A card with a location's back, as far as the hunters know it."""

    lair: bool = False
    leaving: bool = False
    """Whether it has certainly left the trail: a Hide associated with it is not revealed with it anymore."""


class ChapterConditions(TrailConditions[Fury3TrailCard]):
    """The conditions of a chapter, learned event by event."""

    def __init__(self) -> None:
        super().__init__()
        self.open = -1
        """The mask of the places that a chapter does not close."""

    @learns(ChapterBegan)
    def chapter_began(self, event: ChapterBegan) -> None:
        """Cards placed from now on do not show a closed place; a prelude has ended in an open one."""
        self.open = ~mask_of(event.closed)
        if self.links:
            self.links[-1].here &= self.open

    @learns(BoxLaid)
    def box_laid(self, event: BoxLaid) -> None:
        """A box is a lair beside the way: no link shows its card."""
        self.cards[event.hideout] = Fury3TrailCard(mask_of(event.among), len(self.links), lair=True)
