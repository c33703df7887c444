"""A chapter's opening position, from its file, the dossier, the preset and what was bought.

The deck is dealt by the rules, so no player knows too much; every secret is reported as an event. The last
event of the staging is ChapterBegan: what happens after it counts for the judge.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from furyqt.rules.core import chance
from furyqt.rules.core.agenda import Action, IllegalActionError, legal_actions, play, player_to_move, settle
from furyqt.rules.core.campaign.chapter import CampaignChapter
from furyqt.rules.core.campaign.loading import ChapterError
from furyqt.rules.core.campaign.terms import CampaignTerms, ChapterTerms
from furyqt.rules.core.stage import tokens
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.actions import CARD_IDS, PASS
from furyqt.rules.fury3.chapters.chapter_stage import DECKS, ChapterStage, closed_places, deeds
from furyqt.rules.fury3.chapters.dealing import ChapterDeal, boxes_laid, dealt
from furyqt.rules.fury3.chapters.overlay import FIRST_BOX, ChapterRules
from furyqt.rules.fury3.decks import ON_HIDEOUT, OUT, PILE, TABLE, Deck
from furyqt.rules.fury3.events import (
    ActionTaken,
    BoxLaid,
    CardMoved,
    ChapterBegan,
    DraculaHurt,
    HunterAbsent,
    InfluenceChanged,
)
from furyqt.rules.fury3.notation import TOKENS
from furyqt.rules.fury3.piles import CARDS
from furyqt.rules.fury3.setup import OPTIONS, begin_round, shuffled_table
from furyqt.rules.fury3.stage import deal, stack_decks
from furyqt.rules.fury3.state import Fury3State, Hideout, PlacedEncounter
from furyqt.rules.fury3.steps.search.hideouts import here, put_on
from furyqt.rules.fury3.steps.travel.travel import relocate
from furyqt.rules.fury3.steps.turn.limits import check_hand_limits
from furyqt.rules.fury3.steps.turn.rounds import StartCity
from furyqt.rules.fury3.steps.turn.windows import keep_as_ally
from furyqt.rules.fury3.tables import (
    ATLAS,
    DOOR,
    DRACULA,
    DRACULA_FIGURE,
    FIGURE_IDS,
    FIGURES,
    TRAIL,
)
from furyqt.rules.mechanisms.deck_setup import numbers

N_ = Texts("errors")

LATER = 1 << 20
"""A time after every prelude: until the chapter begins no week passes."""


def opening(
    chapter: CampaignChapter,
    terms: ChapterTerms,
    campaign: CampaignTerms,
    options: Mapping[str, str],
    seed: int,
) -> Fury3State:
    """Return the position before the first decision of a chapter."""
    stage: ChapterStage = chapter.stage
    given = {option.name: options.get(option.name, option.default) for option in OPTIONS}
    state = shuffled_table(given | chapter.options, seed)
    found = dealt(chapter, terms, campaign, state.options.box)
    rules = chapter_rules(chapter, terms, campaign)
    _deal_cards(state, stage, found)
    lay_boxes(state, stage, terms.dossier.boxes)
    stack_decks(state, found.pieces)
    begin_round(state)
    if stage.prelude:
        state.chapter = ChapterRules(closed=_shut_cities(rules), sea_harm=stage.sea_harm, since=LATER)
        _place_hunters(state, stage)
        settle(state)
        state = _played_prelude(state, stage.prelude)
        if here(state) in rules.closed:
            raise ChapterError("stage.prelude", _ENDS_CLOSED.fill(place=ATLAS.places[here(state)].code))
    else:
        _place_hunters(state, stage)
    _begin(state, stage, found, rules)
    settle(state)
    for hunter in FIGURES:
        check_hand_limits(state, hunter)
    settle(state)
    return _played_opening(state, stage.opening)


def chapter_rules(chapter: CampaignChapter, terms: ChapterTerms, campaign: CampaignTerms) -> ChapterRules:
    """Return what a chapter changes in the rules."""
    stage: ChapterStage = chapter.stage
    challenge = campaign.challenge(terms.challenge)
    cities = {ATLAS.index[city] for boxes in stage.boxes for city in boxes.among}
    return ChapterRules(
        closed=closed_places(stage.closed),
        sea_harm=stage.sea_harm,
        forbid=challenge.forbid if challenge else (),
        script=deeds(chapter, terms.dossier.marks),
        since=stage.time,
        candidates=tuple(sorted(cities)),
        removed=tuple(
            (DECKS[name], card)
            for name, cards in stage.removed.items()
            for card in numbers(CARD_IDS[DECKS[name]], cards)
        ),
    )


def _shut_cities(rules: ChapterRules) -> tuple[int, ...]:
    """Return the closed cities with a hospital, where absent hunters stay."""
    return tuple(sorted(city for city in DOOR.values() if city in rules.closed))


def _deal_cards(state: Fury3State, stage: ChapterStage, found: ChapterDeal) -> None:
    """Remove cards from the game, bring allies into play and deal the hands."""
    for name, cards in stage.removed.items():
        for card in numbers(CARD_IDS[DECKS[name]], cards):
            CARDS.take(state, DECKS[name], card, PILE)
            state.tell(CardMoved, DECKS[name], card, PILE, OUT)
    for ally, actor in ((found.ally, FIGURES[0]), (found.dracula_ally, DRACULA_FIGURE)):
        if ally:
            card = CARD_IDS[Deck.EVENT].index(ally)
            CARDS.move(state, Deck.EVENT, card, PILE, TABLE)
            keep_as_ally(state, card, actor)
    deal(state, found.pieces)


def lay_boxes(state: Fury3State, stage: ChapterStage, emptied: int) -> None:
    """Lay the boxes in different cities of those that are possible; `emptied` are the dossier's boxes."""
    laid: list[int] = []
    for boxes in stage.boxes:
        count = boxes_laid(boxes, emptied)
        among = tuple(sorted(ATLAS.index[city] for city in boxes.among))
        cities, state.chance = chance.shuffled(state.chance, [c for c in among if c not in laid])
        cards, state.chance = chance.shuffled(state.chance, numbers(CARD_IDS[Deck.ENCOUNTER], boxes.holds))
        first = len(laid)
        for city, card in zip(cities[:count], cards, strict=False):
            slot = len(laid)
            laid.append(city)
            number = FIRST_BOX + slot
            put_on(state, TRAIL + slot, Hideout(number, city, contents=(PlacedEncounter(card),)))
            state.tell(BoxLaid, number, slot, city, among, slot > first)
            CARDS.take(state, Deck.ENCOUNTER, card, PILE)
            state.tell(CardMoved, Deck.ENCOUNTER, card, PILE, ON_HIDEOUT + number)


def _place_hunters(state: Fury3State, stage: ChapterStage) -> None:
    """Bring absent hunters into a closed hospital, the others to their cities; who has none will choose."""
    shut = closed_places(stage.closed)
    for hunter, name in zip(FIGURES, FIGURE_IDS, strict=False):
        if name in stage.absent:
            hospital = next(hospital for hospital, city in sorted(DOOR.items()) if city in shut)
            state.update_hunter(hunter, place=hospital)
            state.tell(HunterAbsent, hunter)
        elif name in stage.places:
            relocate(state, hunter, ATLAS.index[stage.places[name]], "start")
    state.push(
        *(
            StartCity(hunter)
            for hunter, name in zip(FIGURES, FIGURE_IDS, strict=False)
            if name not in stage.places and name not in stage.absent
        )
    )


def _begin(state: Fury3State, stage: ChapterStage, found: ChapterDeal, rules: ChapterRules) -> None:
    """Set the tracks, and begin the chapter."""
    state.time, state.despair = stage.time, stage.despair
    if state.options.game == "advanced":
        state.rumors = 1 + stage.despair
    state.influence = found.pieces.influence
    state.damage = found.pieces.wounds["dracula"]
    if state.influence:
        state.tell(InfluenceChanged, state.influence)
    if state.damage:
        state.tell(DraculaHurt, state.damage, state.damage)
    state.chapter = rules
    state.tell(ChapterBegan, rules.closed)


def _played_prelude(state: Fury3State, variants: Sequence[str]) -> Fury3State:
    """Return the position after a variant of Dracula's tokens; the hunters pass, and he plays no events.

    That the hunters pass is not told.
    """
    variant, state.chance = chance.choice(state.chance, variants)
    left = [TOKENS.read(token) for token in tokens(variant)]
    while True:
        legal = legal_actions(state)
        if player_to_move(state) == DRACULA and left and left[0] in legal:
            action = left.pop(0)
        elif player_to_move(state) == DRACULA or left:
            action = PASS
        else:
            state.told = tuple(event for event in state.told or () if not isinstance(event, ActionTaken))
            return state
        state = _played(state, action, "stage.prelude")


def _played_opening(state: Fury3State, variants: Sequence[str]) -> Fury3State:
    """Return the position after a variant of the first tokens."""
    if not variants:
        return state
    variant, state.chance = chance.choice(state.chance, variants)
    for token in tokens(variant):
        state = _played(state, TOKENS.read(token), "stage.opening")
    return state


def _played(state: Fury3State, action: Action, field: str) -> Fury3State:
    try:
        return play(state, action)
    except IllegalActionError:
        legal = ", ".join(other.text for other in legal_actions(state))
        raise ChapterError(field, _ILLEGAL.fill(word=action.text, words=legal)) from None


_ILLEGAL = N_("“{word}” is not possible here (possible: {words})")
_ENDS_CLOSED = N_("a prelude cannot end in “{place}”: it is closed")
