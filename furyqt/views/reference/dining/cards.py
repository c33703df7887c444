"""Gift cards and the Gifts track."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.dining import words
from furyqt.views.reference.dining.numbers import COMPONENTS, TABLES
from furyqt.views.reference.page import Chapter, Page, PageTable

N_ = Texts("dining.reference")

_NUMBER = N_("{number}")
_NONE = N_("nothing")


def _award(resources: tuple[tuple[int, int], ...], cards: int) -> Text:
    if resources:
        return words.amounts(resources)
    return N_.plural("%n more Gift card(s)", cards) if cards else _NONE


_TRACK = PageTable(
    (N_("Space"), N_("Award")),
    tuple(
        (_NUMBER.fill(number=slot), _award(resources, cards))
        for slot, (resources, cards) in enumerate(TABLES.awards, start=1)
    ),
)

CHAPTER = Chapter(
    N_("Gifts"),
    (
        Page(
            "gifts",
            N_("Gift cards"),
            (
                N_(
                    "Gift cards are completed at Dinner, each with one conversion: pay the resources, score "
                    "the VP, discard the card and draw a new one. Then place a cube on your Gifts track."
                ),
                N_(
                    "The new card can be completed at the same Dinner. If the deck is empty, the discarded "
                    "cards are shuffled."
                ),
                N_(
                    "At night your hand is refilled to {gifts} cards. It can grow beyond that by awards."
                ).fill(gifts=COMPONENTS.gifts_at_start),
            ),
            see=("gifts_track", "conversions", "gift_list", "gift_list_more"),
            rules=("D9.1", "D9.2", "D9.6", "D9.9"),
            art="dining_gifts/gift",
        ),
        Page(
            "gifts_track",
            N_("The Gifts track"),
            (
                N_(
                    "Each completed Gift puts a cube on the leftmost empty space of your Gifts track, "
                    "and you "
                    "take its award every time:"
                ),
                _TRACK,
                N_(
                    "A cube paid as a Bribe is always the leftmost one; the others stay, so the gap is "
                    "filled "
                    "again first. With cubes on 1, 2 and 3, paying cube 1 means that the next Gift fills "
                    "1 and "
                    "the one after it 4."
                ),
                N_("If the track is full or you have no cube, the Gift scores without a cube and an award."),
            ),
            see=("gifts", "bribes"),
            rules=("D9.3", "D9.4", "D9.5", "D9.8", "D15.8"),
        ),
    ),
)
