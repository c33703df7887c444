"""The cards and tracks at the beginning of a chapter: its own, then the dossier's, then the purchases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.dossier import share_out
from furyqt.rules.core.campaign.terms import CampaignTerms, ChapterTerms, Purchase
from furyqt.rules.fury2.actions import CARD_IDS
from furyqt.rules.fury2.boxes import BOXES
from furyqt.rules.fury2.chapters.chapter_stage import CARRIED, ServantStage
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.options import Fury2Options
from furyqt.rules.fury2.tables import (
    BITE_SPACES,
    DRACULA_FIGURE,
    EVENT_LIMIT,
    FIGURE_IDS,
    FIGURES,
    HEALTH,
    MINA,
    OWN_BITES,
)

HAUNTED, VISITED = 1, 2
"""The taint from which Mina has Hypnosis, and Vampiric Influence is drawn first."""
HYPNOSIS, VAMPIRIC_INFLUENCE = "hypnosis", "vampiric_influence"


class ServantDeal(NamedTuple):
    """Everything that is dealt before a chapter, by the names of this game."""

    hands: Mapping[Deck, Sequence[Sequence[str]]]
    """The items and the events of each hunter."""
    health: tuple[int, ...]
    bites: tuple[int, ...]
    vampires: int
    next_events: tuple[str, ...]
    ally: str


class _Hands:
    """The cards dealt so far; a card that exceeds a limit (R12.3) or the copies of the game is left out."""

    def __init__(self, stage: ServantStage, options: Fury2Options) -> None:
        copies = BOXES[options.box].copies
        self.limits = {Deck.ITEM: options.most_items, Deck.EVENT: EVENT_LIMIT}
        self.left = {
            deck: Counter(dict(zip(CARD_IDS[deck], copies[deck], strict=True))) for deck in self.limits
        }
        self.hands: dict[Deck, list[list[str]]] = {deck: [[] for _ in FIGURES] for deck in self.limits}
        self.left[Deck.EVENT].subtract(stage.next_events)
        for deck, dealt in ((Deck.ITEM, stage.items), (Deck.EVENT, stage.events)):
            for owner, cards in dealt.items():
                for card in cards:
                    self.give(deck, FIGURE_IDS.index(owner), card)

    def give(self, deck: Deck, hunter: int, card: str) -> bool:
        """Deal a card to a hunter; whether there was room and a copy."""
        hand = self.hands[deck][hunter]
        if len(hand) >= self.limits[deck] or self.left[deck][card] <= 0:
            return False
        self.left[deck][card] -= 1
        hand.append(card)
        return True

    def share(self, deck: Deck, cards: Sequence[str]) -> None:
        """Deal cards one by one to the hunters in order, as far as they have room."""
        share_out(cards, FIGURES, lambda hunter, card: self.give(deck, hunter, card))


def servant_deal(
    chapter: CampaignChapter, terms: ChapterTerms, campaign: CampaignTerms, options: Fury2Options
) -> ServantDeal:
    """Return what is dealt for a chapter under these terms."""
    stage: ServantStage = chapter.stage
    dossier = terms.dossier
    hands = _Hands(stage, options)
    healed: Counter[str] = Counter()
    for purchase, figure in campaign.purchases_of(terms):
        if purchase.gives == "heal":
            healed[figure] += 1
        elif purchase.gives in ("item", "ticket"):
            hands.give(Deck.ITEM, FIGURE_IDS.index(figure), _card(purchase))
    hands.share(Deck.ITEM, [CARRIED.items[name] for name in dossier.items if name in CARRIED.items])
    hands.share(Deck.EVENT, [CARRIED.events[name] for name in dossier.events if name in CARRIED.events])
    if dossier.taint >= HAUNTED:
        hands.give(Deck.EVENT, MINA, HYPNOSIS)
    if terms.has_catch_up:
        hands.share(Deck.EVENT, [CARRIED.catch_up])
    visits = [VAMPIRIC_INFLUENCE] * (dossier.taint >= VISITED and VAMPIRIC_INFLUENCE not in stage.next_events)
    return ServantDeal(
        hands=hands.hands,
        health=_health(stage, dossier.wounds, healed),
        bites=_bites(stage, dossier.bite),
        vampires=stage.vampires + _is_heavy(stage, dossier.debt, dossier.taint),
        next_events=(*visits, *stage.next_events),
        ally=terms.ally or stage.ally,
    )


def wasted(
    chapter: CampaignChapter, terms: ChapterTerms, campaign: CampaignTerms
) -> tuple[tuple[str, str], ...]:
    """Return the purchases that change nothing: no wound to heal, no room in a hand, or no copy left."""
    hands = _Hands(chapter.stage, Fury2Options(**chapter.options))
    lost = Counter(dict(zip(FIGURE_IDS, _lost(chapter.stage, terms.dossier.wounds, {}), strict=False)))
    found = []
    for purchase, figure in campaign.purchases_of(terms):
        if purchase.gives == "heal":
            is_used = lost[figure] > 0
            lost[figure] -= 1
        elif purchase.gives in ("item", "ticket"):
            is_used = hands.give(Deck.ITEM, FIGURE_IDS.index(figure), _card(purchase))
        else:
            is_used = True
        if not is_used:
            found.append((purchase.id, figure))
    return tuple(found)


def _card(purchase: Purchase) -> str:
    """Return this game's item for what is bought."""
    return CARRIED.ticket if purchase.gives == "ticket" else CARRIED.items[purchase.card]


def _health(stage: ServantStage, carried: Sequence[int], healed: Mapping[str, int]) -> tuple[int, ...]:
    """Return the health of each hunter: a wound is 1 less, and nobody begins defeated."""
    lost = _lost(stage, carried, healed)
    return tuple(max(1, full - less) for full, less in zip(HEALTH, lost, strict=True))


def _lost(stage: ServantStage, carried: Sequence[int], healed: Mapping[str, int]) -> list[int]:
    """Return the health that each hunter lacks."""
    return [
        max(0, stage.wounds.get(name, 0) + wounds - healed.get(name, 0))
        for name, wounds in zip(FIGURE_IDS, carried, strict=False)
    ]


def _bites(stage: ServantStage, carried: str) -> tuple[int, ...]:
    """Return the filled bite spaces of each hunter; a carried bite needs a free one."""
    bitten = {*stage.bites, carried}
    return tuple(
        min(OWN_BITES[hunter] + (FIGURE_IDS[hunter] in bitten), BITE_SPACES[hunter]) for hunter in FIGURES
    )


def _is_heavy(stage: ServantStage, debt: int, taint: int) -> bool:
    """Return whether the dossier raises the vampire track."""
    return bool(0 < stage.heavy_debt <= debt or 0 < stage.heavy_taint <= taint)


def lost_blood(stage: ServantStage) -> int:
    """Return the blood that Dracula lacks."""
    return stage.wounds.get(FIGURE_IDS[DRACULA_FIGURE], 0)
