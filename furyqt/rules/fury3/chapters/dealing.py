"""The cards and numbers that a chapter begins with: its own, then the dossier's, then what was bought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import share_out
from furyqt.rules.core.campaign.terms import CampaignTerms, ChapterTerms
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.chapters.chapter_stage import DECKS, BoxesPart, ChapterStage, MarkPart
from furyqt.rules.fury3.decks import Deck
from furyqt.rules.fury3.stage import OpeningPieces
from furyqt.rules.fury3.tables import (
    BITE_SPACES,
    DRACULA_FIGURE,
    DRACULA_HEALTH,
    EVENT_LIMIT,
    FIGURE_IDS,
    FIGURES,
    HEALTH,
    ITEM_LIMIT,
    MINA,
    MOST_INFLUENCE,
    TICKET_LIMIT,
)

LIMITS = {Deck.ITEM: ITEM_LIMIT, Deck.EVENT: EVENT_LIMIT, Deck.TICKET: (TICKET_LIMIT,) * len(FIGURES)}
HAUNTED, VISITED, WEAKENED = 1, 2, 3
"""The taint from which Mina has Hypnosis, Vampiric Influence is on top, and the influence is higher."""


class ChapterDeal(NamedTuple):
    """Everything that is dealt before a chapter."""

    pieces: OpeningPieces
    ally: str
    """The hunters' ally, or empty."""
    dracula_ally: str


class _Hands:
    """The cards dealt so far; a card that exceeds a limit (R12.5) or the copies of the game is left out."""

    def __init__(self, stage: ChapterStage, box: str = "") -> None:
        self.present = [h for h in FIGURES if FIGURE_IDS[h] not in stage.absent]
        self.left = {deck: Counter(dict(enumerate(BOXES[box].copies[deck]))) for deck in Deck}
        self.hands: dict[Deck, dict[str, list[str]]] = {deck: {} for deck in LIMITS}
        for name, cards in (*stage.top.items(), *stage.removed.items()):
            self.left[DECKS[name]].subtract(CARD_IDS[DECKS[name]].index(card) for card in cards)
        for deck, dealt in zip(LIMITS, (stage.items, stage.events, stage.tickets), strict=True):
            for owner, cards in dealt.items():
                for card in cards:
                    self.give(deck, FIGURE_IDS.index(owner), card)

    def give(self, deck: Deck, figure: int, card: str) -> bool:
        """Deal a card to a figure; whether there was room and a copy."""
        hand = self.hands[deck].setdefault(FIGURE_IDS[figure], [])
        number = CARD_IDS[deck].index(card)
        is_hunter = figure != DRACULA_FIGURE
        if is_hunter and (figure not in self.present or len(hand) >= LIMITS[deck][figure]):
            return False
        if self.left[deck][number] <= 0:
            return False
        self.left[deck][number] -= 1
        hand.append(card)
        return True

    def share(self, deck: Deck, cards: Sequence[str]) -> None:
        """Deal cards one by one to the hunters in order, as far as they have room."""
        share_out(cards, self.present, lambda hunter, card: self.give(deck, hunter, card))

    def dealt(self, deck: Deck) -> Mapping[str, Sequence[str]]:
        """Return the hands of a deck."""
        return self.hands[deck]


def dealt(
    chapter: CampaignChapter, terms: ChapterTerms, campaign: CampaignTerms, box: str = ""
) -> ChapterDeal:
    """Return what is dealt for a chapter under these terms, from the cards of a box."""
    stage: ChapterStage = chapter.stage
    dossier = terms.dossier
    hands = _Hands(stage, box)
    marks = [mark for name, mark in stage.marks.items() if name in dossier.marks]
    for mark in marks:
        for figure, cards in mark.events.items():
            for card in cards:
                hands.give(Deck.EVENT, FIGURE_IDS.index(figure), card)
    healed: Counter[str] = Counter()
    for purchase, figure in campaign.purchases_of(terms):
        if purchase.gives == "heal":
            healed[figure] += 1
        elif purchase.gives in ("item", "ticket"):
            deck = Deck.ITEM if purchase.gives == "item" else Deck.TICKET
            hands.give(deck, FIGURE_IDS.index(figure), purchase.card)
    hands.share(Deck.ITEM, dossier.items)
    hands.share(Deck.EVENT, dossier.events)
    if dossier.taint >= HAUNTED:
        hands.give(Deck.EVENT, MINA, "hypnosis")
    if terms.has_catch_up:
        hands.share(Deck.EVENT, ["newspaper_reports"])
    top_events = (*["vampiric_influence"] * (dossier.taint >= VISITED), *stage.top.get("events", ()))
    bites = dict(stage.bites)
    if dossier.bite and BITE_SPACES[FIGURE_IDS.index(dossier.bite)] and dossier.bite not in stage.absent:
        bites[dossier.bite] = max(1, bites.get(dossier.bite, 0))
    debt = dossier.debt if stage.has_debt else 0
    influence = stage.influence + debt + (dossier.taint >= WEAKENED)
    pieces = OpeningPieces(
        items=hands.dealt(Deck.ITEM),
        events=hands.dealt(Deck.EVENT),
        tickets=hands.dealt(Deck.TICKET),
        wounds=_wounds(stage, dossier.wounds, healed) | {"dracula": _damage(stage, dossier.boxes, marks)},
        bites=bites,
        influence=min(influence, MOST_INFLUENCE - 1),
        top_items=stage.top.get("items", ()),
        top_events=top_events,
        encounters=(*(card for mark in marks for card in mark.encounters), *stage.top.get("encounters", ())),
    )
    return ChapterDeal(pieces, terms.ally or stage.ally, next((mark.ally for mark in marks if mark.ally), ""))


def boxes_laid(boxes: BoxesPart, emptied: int) -> int:
    """Return how many boxes are laid after so many in earlier chapters."""
    return max(0, boxes.count - emptied // 2) if boxes.is_fewer else boxes.count


def wasted(
    chapter: CampaignChapter, terms: ChapterTerms, campaign: CampaignTerms
) -> tuple[tuple[str, str], ...]:
    """Return the purchases that change nothing: no wound to heal, no room in a hand, or no copy left."""
    hands, wounds = _Hands(chapter.stage), Counter(_wounds(chapter.stage, terms.dossier.wounds, {}))
    found = []
    for purchase, figure in campaign.purchases_of(terms):
        if purchase.gives == "heal":
            is_used = wounds[figure] > 0
            wounds[figure] -= 1
        elif purchase.gives in ("item", "ticket"):
            deck = Deck.ITEM if purchase.gives == "item" else Deck.TICKET
            is_used = hands.give(deck, FIGURE_IDS.index(figure), purchase.card)
        else:
            is_used = True
        if not is_used:
            found.append((purchase.id, figure))
    return tuple(found)


def _wounds(stage: ChapterStage, carried: Sequence[int], healed: Mapping[str, int]) -> dict[str, int]:
    """Return the damage of each hunter who takes part; nobody begins defeated."""
    found = {}
    for hunter in FIGURES:
        name = FIGURE_IDS[hunter]
        if name not in stage.absent:
            damage = stage.wounds.get(name, 0) + carried[hunter] - healed.get(name, 0)
            found[name] = max(0, min(damage, HEALTH[hunter] - 1))
    return found


def _damage(stage: ChapterStage, boxes: int, marks: Sequence[MarkPart]) -> int:
    """Return Dracula's damage."""
    hurt = bool(stage.hurting_boxes) and boxes >= stage.hurting_boxes
    damage = stage.wounds.get("dracula", 0) + hurt + sum(mark.damage for mark in marks)
    return min(damage, DRACULA_HEALTH - 1)
