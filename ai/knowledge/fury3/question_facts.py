"""The facts about rare questions to the hunters in the third edition: cards, allies, trades, answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping

from ai.knowledge.fury.chances import LEAST_ON_TRAIL, by_card, kept, no_argument, share_fact, unanswered
from ai.knowledge.fury.questions import left_after_no
from ai.knowledge.fury3.sheet_facts import NAMES
from ai.reasons import QUOTED, ActionFact, percent
from furyqt.rules.core.agenda import Action, legal_actions, play
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.numerals import counted
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import with_card, without_card
from furyqt.rules.fury3.actions import DONE, PASS, TICKET_IDS, YES, Choose, Give, Pick, Play
from furyqt.rules.fury3.cards.answers import CUSTOMS_DAMAGE, SUFFER, CustomsChoice
from furyqt.rules.fury3.cards.companions import SCOUT, AllyChoice
from furyqt.rules.fury3.cards.hauntings import MobChoice, WeaponChoice
from furyqt.rules.fury3.cards.journeys import CarriageTicket
from furyqt.rules.fury3.cards.visions import VeilChoice
from furyqt.rules.fury3.catalog import ENCOUNTERS, EVENTS
from furyqt.rules.fury3.decks import NONE, TICKETS, VAMPIRE_INFLUENCE, Deck, Encounter, EventCard, Item
from furyqt.rules.fury3.determinize import determinize
from furyqt.rules.fury3.events import HunterHurt
from furyqt.rules.fury3.guidance import card_meaning
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.steps.search.encounters import Return
from furyqt.rules.fury3.steps.search.meetings import AmbushAnswer
from furyqt.rules.fury3.steps.search.searching import AidChoice
from furyqt.rules.fury3.steps.supply.item_reveals import ItemRevealChoice
from furyqt.rules.fury3.steps.supply.supply import PLAY_NOW, DrawnChoice, SecondTicket
from furyqt.rules.fury3.steps.supply.trade import TradeGift, TradePartner
from furyqt.rules.fury3.steps.turn.limits import DiscardChoice
from furyqt.rules.fury3.tables import (
    FIGURES,
    GODALMING,
    HEALTH,
    MOST_INFLUENCE,
    REGION,
    TICKET_LIMIT,
)
from furyqt.rules.fury3.words import FIGURE_NAMES, card_named, card_text, listed_cards, place_text

N_ = Texts("fury3.aims")

_SEEN = N_("{hunter} keeps the card, and Dracula sees it.")
_ANSWERS = N_("The revealed card answers {card}: {quoted}")
_MORE_TICKETS = N_("choice {rival} brings another ticket")
_FIRST_ALLY = N_("The hunters have no ally yet.")
_REPLACES = N_("{card} is then no longer the hunters' ally.")
_SCOUTED = N_("The likeliest city on an unknown card of Dracula's trail is {place} ({percent}%).")
_SCOUTED_IN_VAIN = N_("No city is likelier than {percent}% to be on an unknown card of Dracula's trail.")
_HOLDS = N_("{hunter} holds: {cards}.")
_HOLDS_NOTHING = N_("{hunter} has neither item cards nor tickets.")
_THEN_HOLDS = N_("{hunter} then holds: {cards}.")
_THEN_HOLDS_NOTHING = N_("{hunter} then has neither item cards nor tickets.")
_WITH_SECOND = N_("{hunter} has only one ticket so far and may keep both.")
_WITHOUT_SECOND = N_("{hunter} then has only one ticket.")
_LOSES = N_("{hunter} loses: {cards}.")
_LOSES_NOTHING = N_("{hunter} has no items to lose.")
_HARMED = N_("{hunter} then has {damage} of {health} damage.")
_DEFEATED = N_("This damage defeats {hunter}.")
_UNHARMED = N_("{hunter} suffers no damage.")
_VAMPIRE = N_("{card} would add {added} influence if it matured (now {now} of {most}).")
_NO_VAMPIRE = N_("{card} would add no influence.")
_VAMPIRE_KEPT = N_("choice {rival} discards an encounter that would add {other} influence")
_THIRD = N_("{hunter} may keep the best two of three tickets.")
_NO_THIRD = N_("{hunter} has two tickets even without it.")
_KEEPS_ONE = N_("{hunter} keeps the ticket {ticket}, good for {count:word} white railways.")
_KEEPS_SHORT = N_("{hunter} keeps the ticket {ticket}, good for one railway.")
_REGION_ANSWER = N_(
    "Of the {all} places where Dracula may be, the answer leaves {left} on average and {most} at most."
)
_BOND = N_(
    "The chance that Dracula is in the same region as {hunter} is {percent}%: of the {all} places where he "
    "may be, a yes leaves {yes}, a no {no}."
)
_BOND_KNOWN = N_("{hunter} would learn nothing new: Dracula is certainly in the same region.")
_BOND_IN_VAIN = N_("{hunter} would learn nothing new: Dracula cannot be in the same region.")
_TRANCE = N_("At the next dawn the trance names his region anyway.")
_BOX_ASKED = N_("The chance that a box is {place:in} is {percent}%; a no leaves {left} cities.")
_SUFFERS = N_("{hunter} then suffers {damage} damage.")
_UNHARMED = N_("{hunter} then suffers no damage.")
_SUFFERS_LESS = N_("choice {rival} costs less damage ({other} instead of {own})")
MOST_HARM = 4
"""The most damage of an encounter that an item card can prevent."""
_KEPT_AWAY = N_("{card} then does not return.")
_BOX_CLEANED = N_("{card} then does not return, so the box is clean.")
_RETURNS = N_("{card} returns faceup and takes effect again at the next search.")
_BOX_NOT_CLEANED = N_("{card} returns faceup, so the box is not clean yet.")
Hands = Mapping[int, tuple[int, ...]]
"""The cards of a hunter by their decks."""


def question_facts(
    seen: Fury3Observation, action: Action, cards: Callable[[], Mapping[int, float]]
) -> Iterator[ActionFact]:
    """Yield the facts about an action of a rare question.

    `cards` returns the chance that an unknown card of the trail shows a city.
    """
    step = seen.agenda[-1]
    if isinstance(step, DrawnChoice):
        yield from drawn_facts(seen, action, seen.hunters[step.actor].events)
    elif isinstance(step, AllyChoice):
        yield from _scouted(cards()) if action == SCOUT else _ally(seen, step.card)
    elif isinstance(step, AmbushAnswer) and action == PASS:
        yield unanswered(card_named(Deck.ENCOUNTER, step.card), ENCOUNTERS[step.card].text)
    elif isinstance(step, CustomsChoice | MobChoice | VeilChoice):
        yield _forced(seen, step, action)
    elif isinstance(step, ItemRevealChoice | WeaponChoice):
        yield _suffered(seen, action, step.hunter)
        yield from _revealed(step, is_shown=action != PASS) if isinstance(step, ItemRevealChoice) else ()
    elif isinstance(step, SecondTicket):
        yield _second_ticket(seen, is_taken=action == YES)
    elif isinstance(step, CarriageTicket) and isinstance(action, Pick):
        yield _left_ticket(seen, step.hunter, action)
    elif isinstance(step, TradePartner | TradeGift):
        yield from _traded(seen, step, action)
    elif action == PASS or (isinstance(step, AidChoice) and action == DONE):
        yield from kept_cards(seen)


def _suffered(seen: Fury3Observation, action: Action, hunter: int) -> ActionFact:
    """Return the damage to a hunter if this is the last answer to a card."""
    state = determinize(seen, None, 0)
    kind, state.told = type(seen.agenda[-1]), ()
    state = play(state, action)
    while state.agenda and isinstance(state.agenda[-1], kind):
        state = play(state, next(one for one in legal_actions(state) if one in (PASS, DONE)))
    hurt = [one for one in state.told or () if isinstance(one, HunterHurt) and one.hunter == hunter]
    damage = sum(one.amount for one in hurt)
    words = (_SUFFERS if damage else _UNHARMED).fill(hunter=FIGURE_NAMES[hunter], damage=damage)
    return ActionFact("suffers", damage, words, float(MOST_HARM - damage), _SUFFERS_LESS, damage)


def _revealed(step: ItemRevealChoice, *, is_shown: bool) -> Iterator[ActionFact]:
    """Yield what it costs to reveal an item card, or not to."""
    is_encounter = step.deck == Deck.ENCOUNTER
    text = ENCOUNTERS[step.card].text if is_encounter else card_meaning(step.deck, step.card)
    if not is_shown:
        yield from by_card(text)
        return
    yield ActionFact("seen", True, _SEEN.fill(hunter=FIGURE_NAMES[step.hunter]))
    if text is not None:
        words = _ANSWERS.fill(card=card_named(step.deck, step.card), **{QUOTED: text})
        yield ActionFact("answers", step.card, words)


def kept_away(seen: Fury3Observation, action: Action, *, is_box: bool) -> Iterator[ActionFact]:
    """Yield whether a revealed item card keeps an encounter from returning; `is_box` if it is in a box."""
    if prevents_return(seen):
        step, is_shown = seen.agenda[-1], action != PASS
        words = (_RETURNS, _BOX_NOT_CLEANED, _KEPT_AWAY, _BOX_CLEANED)[2 * is_shown + is_box]
        told = words.fill(card=card_named(Deck.ENCOUNTER, step.card))  # type: ignore[attr-defined]
        yield ActionFact("returns", is_shown, told, 1.0 if is_shown else -1.0)


def prevents_return(seen: Fury3Observation) -> bool:
    """Return whether a hunter may reveal an item card so that an encounter does not return."""
    *earlier, step = seen.agenda
    return isinstance(step, ItemRevealChoice) and bool(earlier) and isinstance(earlier[-1], Return)


def drawn_facts(seen: Fury3Observation, action: Action, hand: Collection[int]) -> Iterator[ActionFact]:
    """Yield what a drawn event card does now, or how many are in hand if it is kept."""
    step = seen.agenda[-1]
    if not isinstance(step, DrawnChoice) or not seen.drawn:
        return
    if action == PLAY_NOW:
        against = EVENTS[seen.drawn[0]].against_at_once(seen.position, step.actor)
        if against is not None:
            yield ActionFact("in vain", True, against, -2.0)
        yield from by_card(EVENTS[seen.drawn[0]].text)
        return
    held = len(hand) + 1
    words = N_.plural("{hunter} then holds %n event card(s), and {card} can be played later.", held)
    card = card_named(Deck.EVENT, seen.drawn[0])
    yield ActionFact("card", held, words.fill(hunter=FIGURE_NAMES[step.actor], card=card))


def _ally(seen: Fury3Observation, card: int) -> Iterator[ActionFact]:
    """Yield what an ally does, and whether it replaces one."""
    old = seen.hunter_ally
    words = _FIRST_ALLY if old == NONE else _REPLACES.fill(card=card_named(Deck.EVENT, old))
    yield from by_card(EVENTS[card].text)
    yield ActionFact("ally", old, words)


def _scouted(cards: Mapping[int, float]) -> Iterator[ActionFact]:
    """Yield the city that is most worth a question."""
    if not cards:
        return
    best = max(cards, key=lambda city: cards[city])
    chance = min(1.0, cards[best])
    words = _SCOUTED if chance >= LEAST_ON_TRAIL else _SCOUTED_IN_VAIN
    yield ActionFact("scouted", best, words.fill(place=place_text(best), percent=percent(chance)))


def kept_cards(seen: Fury3Observation) -> Iterator[ActionFact]:
    """Yield which cards stay in hand if none is played now."""
    cards = {(Deck.EVENT, action.card) for action in seen.actions if isinstance(action, Play)}
    cards |= {(Deck(action.deck), action.card) for action in seen.actions if isinstance(action, Pick)}
    yield from kept([card_named(deck, card) for deck, card in sorted(cards)])


def discarded(seen: Fury3Observation, action: Action) -> Iterator[ActionFact]:
    """Yield which cards of the same kind a hunter keeps who discards one; tickets have facts of their own."""
    step = seen.agenda[-1]
    is_card = isinstance(action, Pick) and action.deck in (Deck.ITEM, Deck.EVENT)
    if not isinstance(step, DiscardChoice) or step.actor not in FIGURES or not is_card:
        return
    assert isinstance(action, Pick)
    sheet = seen.hunters[step.actor]
    held = sheet.items if action.deck == Deck.ITEM else sheet.events
    yield _held(step.actor, {action.deck: without_card(held, action.card)}, _THEN_HOLDS, _THEN_HOLDS_NOTHING)


def host_lost(seen: Fury3Observation, action: Pick) -> Iterator[ActionFact]:
    """Yield that a hunter who discards the last Heavenly Host cannot make a box clean that holds the soil."""
    step = seen.agenda[-1]
    is_host = (action.deck, action.card) == (Deck.ITEM, Item.HEAVENLY_HOST)
    if isinstance(step, DiscardChoice) and step.actor in FIGURES and is_host:
        hosts = [sheet.items.count(Item.HEAVENLY_HOST) for sheet in seen.hunters]
        if hosts[step.actor] == 1:
            others = sum(hosts) - 1
            words = N_.plural(
                "Without it {hunter} cannot keep Desecrated Soil from returning; the others hold %n Heavenly "
                "Host(s).",
                others,
            )
            yield ActionFact("host", others, words.fill(hunter=FIGURE_NAMES[step.actor].form("told")), -3.0)


# Trades


def _hands(seen: Fury3Observation, hunter: int) -> Hands:
    sheet = seen.hunters[hunter]
    return {Deck.ITEM: sheet.items, Deck.TICKET: sheet.tickets}


def _traded(seen: Fury3Observation, step: TradePartner | TradeGift, action: Action) -> Iterator[ActionFact]:
    """Yield what a partner holds, or what both hunters hold after a gift."""
    if isinstance(step, TradePartner):
        if isinstance(action, Choose):
            yield _held(action.hunter, _hands(seen, action.hunter), _HOLDS, _HOLDS_NOTHING)
        return
    if step.leader:
        return
    for hunter in (step.hunter, step.partner):
        hands = dict(_hands(seen, hunter))
        if isinstance(action, Give):
            change = without_card if hunter == action.giver else with_card
            hands[action.deck] = change(hands[action.deck], action.card)
        yield _held(hunter, hands, _THEN_HOLDS, _THEN_HOLDS_NOTHING)


def _held(hunter: int, hands: Hands, words: Text, nothing: Text) -> ActionFact:
    """Return what a hunter has for a trade."""
    held = [listed_cards(deck, cards) for deck, cards in hands.items() if cards]
    words = words.fill(cards=enumerated(held)) if held else nothing
    value = tuple(hands.values())
    return ActionFact(f"hands {hunter}", value, words.fill(hunter=FIGURE_NAMES[hunter]))


# What Dracula's cards take


def _forced(
    seen: Fury3Observation, step: CustomsChoice | MobChoice | VeilChoice, action: Action
) -> ActionFact:
    """Return what an answer to a card costs a hunter, or takes from Dracula."""
    if isinstance(step, CustomsChoice):
        return _customs(seen, step.hunter, is_paid=action == SUFFER)
    if isinstance(step, MobChoice):
        return _handed_over(seen, step.hunter, action)
    assert isinstance(action, Pick)
    return _unveiled(seen, action.card)


def _customs(seen: Fury3Observation, hunter: int, *, is_paid: bool) -> ActionFact:
    """Return what a customs search costs a hunter."""
    if is_paid:
        return _harm(seen, hunter, CUSTOMS_DAMAGE)
    items = seen.hunters[hunter].items
    words = _LOSES.fill(cards=listed_cards(Deck.ITEM, items)) if items else _LOSES_NOTHING
    return ActionFact("lost", items, words.fill(hunter=FIGURE_NAMES[hunter]))


def _handed_over(seen: Fury3Observation, hunter: int, action: Action) -> ActionFact:
    """Return what a hunter holds without an item, or which damage the items cost that are kept."""
    items = seen.hunters[hunter].items
    if isinstance(action, Pick):
        return _held(hunter, {Deck.ITEM: without_card(items, action.card)}, _THEN_HOLDS, _THEN_HOLDS_NOTHING)
    return _harm(seen, hunter, len(items))


def _harm(seen: Fury3Observation, hunter: int, damage: int) -> ActionFact:
    """Return how much damage a hunter has who suffers more."""
    total = seen.hunters[hunter].damage + damage
    words = _UNHARMED if not damage else _HARMED if total < HEALTH[hunter] else _DEFEATED
    words = words.fill(hunter=FIGURE_NAMES[hunter], damage=total, health=HEALTH[hunter])
    return ActionFact("damage", total, words, -3.0 if total >= HEALTH[hunter] else None)


def _unveiled(seen: Fury3Observation, card: int) -> ActionFact:
    """Return what an encounter that Dracula must discard would add when it matures."""
    added = VAMPIRE_INFLUENCE.get(Encounter(card), 0)
    words = (_VAMPIRE if added else _NO_VAMPIRE).fill(card=card_text(Deck.ENCOUNTER, card), added=added)
    words = words.fill(now=seen.influence, most=MOST_INFLUENCE)
    return ActionFact("influence", added, words, added or -1.0, _VAMPIRE_KEPT, added)


# Tickets, and the answer to a card


def _left_ticket(seen: Fury3Observation, hunter: int, action: Pick) -> ActionFact:
    """Return which ticket a hunter keeps who spends one."""
    (kept,) = set(without_card(seen.hunters[hunter].tickets, action.card))
    white, _ = TICKETS[kept]
    words = counted(white, _KEEPS_SHORT, _KEEPS_ONE)
    return ActionFact("tickets", kept, words.fill(hunter=FIGURE_NAMES[hunter], ticket=TICKET_IDS[kept]))


def _second_ticket(seen: Fury3Observation, *, is_taken: bool) -> ActionFact:
    """Return what Lord Godalming has with a second ticket, or without it."""
    is_third = len(seen.hunters[GODALMING].tickets) >= TICKET_LIMIT
    taken, refused = (_THIRD, _NO_THIRD) if is_third else (_WITH_SECOND, _WITHOUT_SECOND)
    words = (taken if is_taken else refused).fill(hunter=FIGURE_NAMES[GODALMING])
    fact = ActionFact("second ticket", is_taken, words, float(is_taken), _MORE_TICKETS)
    return fact if is_taken or is_third else no_argument(fact)


def box_asked(place: int, boxes: int, cities: int) -> ActionFact:
    """Return the chance that one of the hidden boxes is in a city that may hide one, and what a no leaves."""
    words = _BOX_ASKED.fill(place=place_text(place), percent=percent(boxes / cities), left=cities - 1)
    return share_fact("asked", boxes / cities, words)


def bond(name: Text, region: int, places: Mapping[int, float]) -> Iterator[ActionFact]:
    """Yield how likely Dracula is in a region, given the chances of his places, and what an answer leaves."""
    chance = sum(there for city, there in places.items() if REGION[city] == region)
    inside = [city for city in places if REGION[city] == region]
    outside = [city for city in places if REGION[city] != region]
    if not inside or not outside:
        yield ActionFact("bond", None, (_BOND_KNOWN if inside else _BOND_IN_VAIN).fill(hunter=name), -1.0)
        return
    words = _BOND.fill(hunter=name, percent=percent(chance), all=len(places))
    yield ActionFact("bond", chance, words.fill(yes=len(inside), no=len(outside)))
    yield from left_after_no(outside, NAMES, chance)


def region_answer(seen: Fury3Observation, places: Mapping[int, float], card: int) -> Iterator[ActionFact]:
    """Yield how many of Dracula's possible places the answer to Hypnosis leaves, given their chances.

    In a chapter the trance may name the region at the next dawn anyway.
    """
    if card != EventCard.HYPNOSIS:
        return
    regions = Counter(REGION[place] for place in places)
    left = sum(regions[REGION[place]] * chance for place, chance in places.items())
    words = _REGION_ANSWER.fill(all=len(places), left=max(1, round(left)), most=max(regions.values()))
    merit = -2.0 if round(left) == len(places) else None
    yield ActionFact("region", (len(places), round(left)), words, merit)
    tomorrow = seen.chapter.day(seen.time) + 1
    if any(deed.do == "trance" and deed.is_due(tomorrow, "dawn") for deed in seen.chapter.script):
        yield ActionFact("trance", True, _TRANCE, -1.0)
