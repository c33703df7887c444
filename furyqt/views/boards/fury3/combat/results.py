"""The results of a combat round: one sentence per card, with the reason why it works or is canceled."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import decks, events, words
from furyqt.rules.fury3.decks import ESCAPES, NONE, Combat, Deck
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA_FIGURE
from furyqt.rules.fury3.windows import unresolved_cards
from furyqt.views.boards.fury3.combat.rounds import (
    HARMS,
    ShownRound,
    bite_of_host,
    is_canceled,
    is_discarded,
    is_played,
    shows,
)
from furyqt.views.boards.fury3.combat.strikes import Wounds, item_text, run_on, strike

N_ = Texts("fury3.fight")


def results(observation: Fury3Observation, shown_round: ShownRound, *, is_over: bool) -> tuple[Text, ...]:
    """Return the sentences of a round; for the current round, only those of past events."""
    waits = frozenset() if is_over else unresolved_cards(observation)
    hurts = Wounds(observation, shown_round)
    found = (
        []
        if DRACULA_FIGURE in waits and not is_canceled(shown_round)
        else _foe(observation, shown_round, hurts)
    )
    for hunter in shown_round.order:
        if hunter not in waits:
            found += strike(shown_round, hunter, hurts, is_over=is_over)
    return tuple(found)


# ------------------------------------------------------------------------------------------- Dracula's card


def _foe(observation: Fury3Observation, shown_round: ShownRound, hurts: Wounds) -> list[Text]:
    """Return why Dracula's card works or is canceled, and its outcome."""
    combat, item = (
        words.combat_text(shown_round.combat),
        item_text(shown_round.choices[shown_round.engaged]),
    )
    if is_canceled(shown_round):
        return [_why_canceled(observation, shown_round).fill(combat=combat, item=item)]
    outcome = _foe_outcome(shown_round)
    text = _why_works(shown_round, has_outcome=bool(outcome))
    return [text.fill(combat=combat, item=item, outcome=run_on(outcome)), *hurts.foe_lines]


def _why_canceled(observation: Fury3Observation, shown_round: ShownRound) -> Text:
    """Return the cause: the icon, Lucy's Revenge, Enraged, or Pride (R10.4.4, R10.7)."""
    if shows(shown_round) and not _is_turned_first(shown_round):
        return _CANCELED
    if any(is_discarded(event, Deck.EVENT, decks.EventCard.LUCYS_REVENGE) for event in shown_round.after):
        return _CANCELED_BY_REVENGE
    if shown_round.was_enraged:
        return _CANCELED_BY_ENRAGED
    is_proud = shown_round.encounter == NONE or observation.options.vampire_escape == "pride"
    return _CANCELED_BY_PRIDE if is_proud else _CANCELED_TOO_EARLY


def _why_works(shown_round: ShownRound, *, has_outcome: bool) -> Text:
    if any(is_played(event, decks.EventCard.ENRAGED) for event in shown_round.after):
        return _WORKS_ENRAGED if has_outcome else _WORKS_ENRAGED_ONLY
    if shows(shown_round):
        return _WORKS_PLOTTING if has_outcome else _WORKS_PLOTTING_ONLY
    return _WORKS if has_outcome else _WORKS_ONLY


def _is_turned_first(shown_round: ShownRound) -> bool:
    """Return whether Plotting canceled the engaged hunter's card before the icons were compared."""
    first = next(
        (e for e in shown_round.after if isinstance(e, events.PlottingTurned | events.CounterCanceled)), None
    )
    return isinstance(first, events.PlottingTurned)


def _foe_outcome(shown_round: ShownRound) -> list[Text]:
    """Return the effects of Dracula's card on the engaged hunter and on Dracula, in the words of the log."""
    name = words.FIGURE_NAMES[shown_round.engaged]
    if shown_round.combat == Combat.MESMERIZE:
        return [_MESMERIZED.fill(hunter=name)]
    if shown_round.combat == Combat.PLOTTING:
        return [_PLOTS]
    if shown_round.combat in ESCAPES:
        return [_ENDS]
    kinds = (*HARMS, events.DraculaHealed, events.InfluenceChanged)
    by_host = bite_of_host(shown_round)
    return [
        event.describe() for event in shown_round.after if isinstance(event, kinds) and event not in by_host
    ]


_CANCELED = N_("{item} shows {combat}, so {combat} is canceled.")
_CANCELED_BY_REVENGE = N_("Lucy's Revenge is discarded, so {combat} is canceled.")
_CANCELED_BY_ENRAGED = N_("Enraged was played, so {combat} is canceled.")
_CANCELED_BY_PRIDE = N_("Dracula has not played enough cards to flee (Pride), so {combat} is canceled.")
_CANCELED_TOO_EARLY = N_("It is too early for the vampire to flee, so {combat} is canceled.")
_WORKS = N_("{item} does not show {combat}, so {combat} takes effect: {outcome}")
_WORKS_ONLY = N_("{item} does not show {combat}, so {combat} takes effect.")
_WORKS_ENRAGED = N_("{item} shows {combat}, but with Enraged {combat} takes effect: {outcome}")
_WORKS_ENRAGED_ONLY = N_("{item} shows {combat}, but with Enraged {combat} takes effect.")
_WORKS_PLOTTING = N_("{item} is canceled by Plotting, so {combat} takes effect: {outcome}")
_WORKS_PLOTTING_ONLY = N_("{item} is canceled by Plotting, so {combat} takes effect.")
_MESMERIZED = N_("{hunter} is mesmerized.")
_PLOTS = N_("the card stays faceup, and a card is taken from the combat deck.")
_ENDS = N_("the combat ends.")
