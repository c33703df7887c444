"""The facts about combat cards in the third edition, and about the fighters: what both sides can check."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ai.knowledge.fury.chances import by_card
from ai.knowledge.fury.dracula_facts import hurt
from ai.knowledge.fury3.combat.card_frequencies import counter_weights, health_left, strike_weights
from ai.reasons import ActionFact, percent
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3.actions import Counter, Strike
from furyqt.rules.fury3.catalog import COMBAT, ITEMS
from furyqt.rules.fury3.decks import BASIC, ICONS, NONE
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import HEALTH
from furyqt.rules.fury3.words import FIGURE_NAMES

N_ = Texts("fury3.dracula")

NOTICED = 0.1
"""The difference between two shares of cards that a person notices."""

_CANCELS = N_("It cancels {cards}: {percent}% of what is usually played against it at such a moment.")
_CANCELS_NOTHING = N_("It cancels nothing that is usually played at such a moment.")
_CANCELS_LESS = N_("choice {rival} cancels more of what is usually played ({other}% instead of {own}%)")
_CANCELED = N_("Of the cards that every hunter has, {cards} can cancel it now.")
_UNCANCELED = N_("Of the cards that every hunter has, none can cancel it now.")
_CANCELED_MORE = N_("choice {rival} is canceled less often ({other}% instead of {own}%)")
_SHOWN_CANCELS = N_("{hunter} holds a revealed card that cancels it: {card}.")
_LEFT = N_("Dracula can still suffer {left} damage before he is destroyed.")
_VAMPIRE_LEFT = N_("The vampire can still suffer {left} damage before it is destroyed.")


def strike_facts(seen: Fury3Observation, action: Strike) -> Iterator[ActionFact]:
    """Yield what a hunter's card does, and how much of what Dracula usually plays it cancels."""
    if seen.fight is None:
        return
    icons = ICONS.get(action.card, frozenset())
    share, cards = _part(dict(enumerate(counter_weights(seen.position))), icons)
    words = _CANCELS.fill(percent=percent(share), cards=enumerated([COMBAT[card].name for card in cards]))
    yield ActionFact("icons", tuple(cards), words if cards else _CANCELS_NOTHING)
    yield ActionFact("cancels", round(share, 6), None, share / NOTICED, _CANCELS_LESS, percent(share))
    yield from by_card(ITEMS[action.card].text)


def counter_facts(seen: Fury3Observation, action: Counter) -> Iterator[ActionFact]:
    """Yield what Dracula's card does, and which cards of the hunters can cancel it in this round."""
    fight = seen.fight
    if fight is None:
        return
    free = [one for one in BASIC if any(fight.before[hunter] != one for hunter in fight.hunters)]
    cards = [one for one in free if action.card in ICONS[one]]
    weights = dict(enumerate(strike_weights(seen.position, fight.hunters[0])))
    share, _ = _part({card: weights[card] for card in free}, cards)
    words = _CANCELED.fill(cards=enumerated([ITEMS[one].name for one in cards])) if cards else _UNCANCELED
    yield ActionFact("canceled", tuple(cards), words)
    yield ActionFact(
        "share", round(share, 6), None, 1 / NOTICED - share / NOTICED, _CANCELED_MORE, percent(share)
    )
    for hunter in fight.hunters:
        shown = seen.hunters[hunter].shown_item
        if action.card in ICONS.get(shown, ()) and fight.before[hunter] != shown:
            told = _SHOWN_CANCELS.fill(hunter=FIGURE_NAMES[hunter].form("told"), card=ITEMS[shown].name)
            yield ActionFact("shown", (hunter, shown), told)
    yield from by_card(COMBAT[action.card].text)


def fighters(seen: Fury3Observation) -> Iterator[Text]:
    """Yield how much damage the vampire can still suffer, and each hunter in the combat has."""
    fight = seen.fight
    if fight is None or (fight.vampire is not None and fight.vampire.card == NONE):
        return
    words = _LEFT if fight.vampire is None else _VAMPIRE_LEFT
    yield words.fill(left=health_left(seen.position, fight))
    for hunter in fight.hunters:
        damage = hurt(FIGURE_NAMES[hunter], seen.hunters[hunter].damage, HEALTH[hunter]).words
        if damage is not None:
            yield damage


def _part(weights: Mapping[int, float], wanted: Iterable[int]) -> tuple[float, list[int]]:
    """Return the share of some cards among all by their weights, and those of them that are played."""
    found = [card for card in sorted(wanted) if weights.get(card)]
    return sum(weights[card] for card in found) / (sum(weights.values()) or 1.0), found
