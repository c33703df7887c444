"""The results of a combat round: one sentence per card, with the reason why it works or is canceled."""

from __future__ import annotations

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.decks import ESCAPES, NONE, Combat, Deck, EventCard, Item
from furyqt.rules.fury3.events import CancelReason, Cause
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA_FIGURE
from furyqt.rules.fury3.windows import unresolved_cards
from furyqt.views.boards.fury3.combat.rounds import (
    HARMS,
    ShownRound,
    cancel_reason,
    harms,
    is_played,
    shows,
    strike_canceler,
    wounds,
)

N_ = Texts("fury3.fight")


def item_text(card: int) -> Text:
    """Return the name of a hunter's card."""
    return words.card_text(Deck.ITEM, card)


def run_on(texts: list[Text]) -> Text | str:
    """Join sentences."""
    if not texts:
        return ""
    text = texts[-1]
    for first in reversed(texts[:-1]):
        text = _RUN.fill(first=first, rest=text)
    return text


_RUN = N_("{first} {rest}")

# --------------------------------------------------------------------------------------------- hunters' cards


def strike(shown_round: ShownRound, hunter: int, *, is_over: bool) -> list[Text]:
    """Return why a hunter's card works, does nothing, or is canceled."""
    card = shown_round.choices[hunter]
    canceler = strike_canceler(shown_round, hunter)
    if canceler is not None:
        return [_STRIKE_CANCELED[canceler].fill(**_named(hunter, card))]
    if _is_out(shown_round, hunter):
        return [_OUT.fill(**_named(hunter, card))]
    if card in (Item.ESCAPE, Item.HOLY_CIRCLE):
        return [_leave(shown_round, hunter, card)]
    hits = [
        _HITS.fill(outcome=wound, **_named(hunter, card))
        for wound in wounds(shown_round, Cause.STRIKE, hunter)
    ]
    if not hits:
        return _idle(shown_round, hunter, is_over=is_over)
    return [*hits, *_answers(shown_round, Cause.HOLY_BULLETS, hunter)]


def _answers(shown_round: ShownRound, cause: Cause, hunter: int = NONE) -> list[Text]:
    """Return the wounds by a card that is not a combat card."""
    found = wounds(shown_round, cause, hunter)
    return [_ANSWERS.fill(card=_ANSWERING[cause], outcome=wound) for wound in found]


def _named(hunter: int, card: int) -> dict[str, Text]:
    return {"hunter": words.FIGURE_NAMES[hunter], "item": item_text(card)}


def _is_out(shown_round: ShownRound, hunter: int) -> bool:
    """Return whether a bite, a defeat or Holy Circle removed the hunter before their card took effect."""
    found = harms(shown_round, Cause.COUNTER, hunter)
    if any(isinstance(event, events.HunterBitten | events.HunterDefeated) for event in found):
        return True
    earlier = shown_round.order[: shown_round.order.index(hunter)]
    left = (event for event in shown_round.after if isinstance(event, events.CombatLeft))
    return any(event.hunter == hunter and event.by in earlier for event in left)


def _leave(shown_round: ShownRound, hunter: int, card: int) -> Text:
    """Return the result of Escape, or the hunters that Holy Circle releases."""
    left = (event for event in shown_round.after if isinstance(event, events.CombatLeft))
    found = [event.describe() for event in left if event.by == hunter]
    if not found:
        return _WORKING.fill(item=item_text(card))
    return _ANSWERS.fill(card=item_text(card), outcome=run_on(found))


def _idle(shown_round: ShownRound, hunter: int, *, is_over: bool) -> list[Text]:
    """Return the result of a card without a wound: a condition, Heavenly Host against Fangs, or the end."""
    card, is_engaged = shown_round.choices[hunter], shown_round.engaged == hunter
    named = _named(hunter, card)
    if card == Item.DODGE:
        is_done = is_engaged and cancel_reason(shown_round) == CancelReason.ICON
        return [] if is_done else [_NO_MORE.fill(**named)]
    if card == Item.CRUCIFIX:
        return [_NO_CRUCIFIX.fill(**named)]
    if card == Item.GARLIC and not (is_engaged and shown_round.combat in (Combat.FANGS, Combat.CLAWS)):
        return [_NO_GARLIC.fill(**named)]
    harm = [event.describe() for event in harms(shown_round, Cause.STRIKE, hunter)]
    if harm:
        return [_AGAINST_FANGS.fill(outcome=run_on(harm), item=item_text(card))]
    return [_TOO_LATE.fill(**named)] if is_over else []


_ANSWERING = {
    Cause.HOLY_BULLETS: item_text(Item.HOLY_BULLETS),
    Cause.GARLIC_WREATH: item_text(Item.GARLIC_WREATH),
    Cause.SISTER_AGATHA: words.card_text(Deck.EVENT, EventCard.SISTER_AGATHA),
}
_ANSWERS = N_("{card}: {outcome}")
_STRIKE_CANCELED = {
    Combat.PLOTTING: N_("Plotting is turned facedown, so {item} is canceled."),
    Combat.MESMERIZE: N_("{hunter} is mesmerized, so {item} is canceled."),
    Combat.STRENGTH: N_("Strength cancels {item}."),
}
_OUT = N_("{hunter} is out of the combat, so {item} does nothing.")
_HITS = N_("{item} takes effect: {outcome}")
_WORKING = N_("{item} takes effect.")
_TOO_LATE = N_("The combat is over before {item} takes effect.")
_AGAINST_FANGS = N_("{item} meets Fangs: {outcome}")
_NO_MORE = N_("{item} only cancels what it shows.")
_NO_CRUCIFIX = N_("{item} canceled neither Fangs nor Mesmerize, so it does no damage.")
_NO_GARLIC = N_("{hunter} was not engaged with Fangs or Claws, so {item} does no damage.")


def results(observation: Fury3Observation, shown_round: ShownRound, *, is_over: bool) -> tuple[Text, ...]:
    """Return the sentences of a round; for the current round, only those of past events."""
    waits = frozenset() if is_over else unresolved_cards(observation)
    found = [] if DRACULA_FIGURE in waits and cancel_reason(shown_round) is None else _foe(shown_round)
    for hunter in shown_round.order:
        if hunter not in waits:
            found += strike(shown_round, hunter, is_over=is_over)
    return tuple(found)


# ------------------------------------------------------------------------------------------- Dracula's card


def _foe(shown_round: ShownRound) -> list[Text]:
    """Return why Dracula's card works or is canceled, and its outcome."""
    combat, item = (
        words.combat_text(shown_round.combat),
        item_text(shown_round.choices[shown_round.engaged]),
    )
    reason = cancel_reason(shown_round)
    if reason is not None:
        return [_CANCELED[reason].fill(combat=combat, item=item)]
    outcome = _foe_outcome(shown_round)
    text = _why_works(shown_round, has_outcome=bool(outcome))
    return [
        text.fill(combat=combat, item=item, outcome=run_on(outcome)),
        *wounds(shown_round, Cause.COUNTER),
        *_answers(shown_round, Cause.GARLIC_WREATH, shown_round.engaged),
        *_answers(shown_round, Cause.SISTER_AGATHA),
    ]


def _why_works(shown_round: ShownRound, *, has_outcome: bool) -> Text:
    if any(is_played(event, EventCard.ENRAGED) for event in shown_round.after):
        return _WORKS_ENRAGED if has_outcome else _WORKS_ENRAGED_ONLY
    if shows(shown_round):
        return _WORKS_PLOTTING if has_outcome else _WORKS_PLOTTING_ONLY
    return _WORKS if has_outcome else _WORKS_ONLY


def _foe_outcome(shown_round: ShownRound) -> list[Text]:
    """Return the effects of Dracula's card on the engaged hunter and on Dracula, in the words of the log."""
    name = words.FIGURE_NAMES[shown_round.engaged]
    if shown_round.combat == Combat.MESMERIZE:
        return [_MESMERIZED.fill(hunter=name)]
    if shown_round.combat == Combat.PLOTTING:
        return [_PLOTS]
    if shown_round.combat in ESCAPES:
        return [_ENDS]
    return [event.describe() for event in shown_round.after if _is_outcome(event)]


def _is_outcome(event: Event) -> bool:
    """Return whether an event is an effect of Fangs, Strength or Claws."""
    if isinstance(event, HARMS):
        return event.cause == Cause.COUNTER
    return isinstance(event, events.DraculaHealed | events.InfluenceChanged)


_CANCELED = {
    CancelReason.ICON: N_("{item} shows {combat}, so {combat} is canceled."),
    CancelReason.LUCYS_REVENGE: N_("Lucy's Revenge is discarded, so {combat} is canceled."),
    CancelReason.ENRAGED: N_("Enraged was played, so {combat} is canceled."),
    CancelReason.PRIDE: N_("Dracula has not played enough cards to flee (Pride), so {combat} is canceled."),
    CancelReason.TOO_EARLY: N_("It is too early for the vampire to flee, so {combat} is canceled."),
}
_WORKS = N_("{item} does not show {combat}, so {combat} takes effect: {outcome}")
_WORKS_ONLY = N_("{item} does not show {combat}, so {combat} takes effect.")
_WORKS_ENRAGED = N_("{item} shows {combat}, but with Enraged {combat} takes effect: {outcome}")
_WORKS_ENRAGED_ONLY = N_("{item} shows {combat}, but with Enraged {combat} takes effect.")
_WORKS_PLOTTING = N_("{item} is canceled by Plotting, so {combat} takes effect: {outcome}")
_WORKS_PLOTTING_ONLY = N_("{item} is canceled by Plotting, so {combat} takes effect.")
_MESMERIZED = N_("{hunter} is mesmerized.")
_PLOTS = N_("the card stays faceup, and a card is taken from the combat deck.")
_ENDS = N_("the combat ends.")
