"""What the cards of a combat round did: a sentence for each says why it works or is canceled."""

from __future__ import annotations

from furyqt.rules.core.text import N_, Text
from furyqt.rules.fury3 import decks, events, words
from furyqt.rules.fury3.decks import ESCAPES, NONE, Combat, Deck
from furyqt.rules.fury3.observation import Observation
from furyqt.rules.fury3.tables import COUNT, FIGURES
from furyqt.views.boards.fury3_rounds import (
    HARMS,
    Clash,
    bite_of_host,
    is_canceled,
    is_discarded,
    is_played,
    shows,
)
from furyqt.views.boards.fury3_strikes import Wounds, item_text, run_on, strike

FOE_STEPS = frozenset(
    {
        *("PlottingFlip", "PlottingChoice", "IconCheck", "EnragedChoice"),
        *("CounterCancel", "CounterTurn", "RevengeChoice", "DraculaCardEffect"),
    }
)
"""What stands on the agenda until Dracula's card takes effect."""
STRIKE_STEPS = frozenset({"StrikeTurn", "HunterCardEffect"})


def results(observation: Observation, clash: Clash, *, is_over: bool) -> tuple[Text, ...]:
    """The sentences of a round; of one that is going on only what has happened."""
    waits = set() if is_over else _waiting(observation)
    hurts = Wounds(observation, clash)
    found = [] if COUNT in waits and not is_canceled(clash) else _foe(observation, clash, hurts)
    for hunter in clash.order:
        if hunter not in waits:
            found += strike(clash, hunter, hurts, is_over=is_over)
    return tuple(found)


def _waiting(observation: Observation) -> set[int]:
    """Whose cards have not taken effect yet: hunters, and COUNT for Dracula."""
    found = set()
    for step in observation.agenda:
        name = type(step).__name__
        if name in ("SwapChoice", "Comparison"):
            return {*FIGURES, COUNT}
        if name in FOE_STEPS:
            found.add(COUNT)
        elif name in STRIKE_STEPS:
            found.add(int(getattr(step, "hunter", COUNT)))
    return found


# ------------------------------------------------------------------------------------------- Dracula's card


def _foe(observation: Observation, clash: Clash, hurts: Wounds) -> list[Text]:
    """Why Dracula's card works or is canceled, and what came of it."""
    combat, item = words.combat_text(clash.combat), item_text(clash.choices[clash.engaged])
    if is_canceled(clash):
        return [_why_canceled(observation, clash).fill(combat=combat, item=item)]
    outcome = _foe_outcome(clash)
    text = _why_works(clash, has_outcome=bool(outcome))
    return [text.fill(combat=combat, item=item, outcome=run_on(outcome)), *hurts.foe_lines]


def _why_canceled(observation: Observation, clash: Clash) -> Text:
    """The icon, Lucy's Revenge, Enraged, or Pride (R10.4.4, R10.7)."""
    if shows(clash) and not _is_turned_first(clash):
        return _CANCELED
    if any(is_discarded(event, Deck.EVENT, decks.Event.LUCYS_REVENGE) for event in clash.after):
        return _CANCELED_BY_REVENGE
    if clash.was_enraged:
        return _CANCELED_BY_ENRAGED
    is_proud = clash.encounter == NONE or observation.options.vampire_escape == "pride"
    return _CANCELED_BY_PRIDE if is_proud else _CANCELED_TOO_EARLY


def _why_works(clash: Clash, *, has_outcome: bool) -> Text:
    if any(is_played(event, decks.Event.ENRAGED) for event in clash.after):
        return _WORKS_ENRAGED if has_outcome else _WORKS_ENRAGED_ONLY
    if shows(clash):
        return _WORKS_PLOTTING if has_outcome else _WORKS_PLOTTING_ONLY
    return _WORKS if has_outcome else _WORKS_ONLY


def _is_turned_first(clash: Clash) -> bool:
    """Whether Plotting canceled the engaged hunter's card before the icons were compared."""
    first = next(
        (e for e in clash.after if isinstance(e, events.PlottingTurned | events.CounterCanceled)), None
    )
    return isinstance(first, events.PlottingTurned)


def _foe_outcome(clash: Clash) -> list[Text]:
    """What Dracula's card did to the engaged hunter and for Dracula, in the words of the log."""
    name = words.FIGURE_NAMES[clash.engaged]
    if clash.combat == Combat.MESMERIZE:
        return [_MESMERIZED.fill(hunter=name)]
    if clash.combat == Combat.PLOTTING:
        return [_PLOTS]
    if clash.combat in ESCAPES:
        return [_ENDS]
    kinds = (*HARMS, events.DraculaHealed, events.InfluenceChanged)
    by_host = bite_of_host(clash)
    return [event.describe() for event in clash.after if isinstance(event, kinds) and event not in by_host]


_CANCELED = N_("fury3.fight", "{item} shows {combat}, so {combat} is canceled.")
_CANCELED_BY_REVENGE = N_("fury3.fight", "Lucy's Revenge is discarded, so {combat} is canceled.")
_CANCELED_BY_ENRAGED = N_("fury3.fight", "Enraged was played, so {combat} is canceled.")
_CANCELED_BY_PRIDE = N_(
    "fury3.fight", "Dracula has not played enough cards to flee (Pride), so {combat} is canceled."
)
_CANCELED_TOO_EARLY = N_("fury3.fight", "It is too early for the vampire to flee, so {combat} is canceled.")
_WORKS = N_("fury3.fight", "{item} does not show {combat}, so {combat} works: {outcome}")
_WORKS_ONLY = N_("fury3.fight", "{item} does not show {combat}, so {combat} works.")
_WORKS_ENRAGED = N_("fury3.fight", "{item} shows {combat}, but with Enraged {combat} works: {outcome}")
_WORKS_ENRAGED_ONLY = N_("fury3.fight", "{item} shows {combat}, but with Enraged {combat} works.")
_WORKS_PLOTTING = N_("fury3.fight", "{item} is canceled by Plotting, so {combat} works: {outcome}")
_WORKS_PLOTTING_ONLY = N_("fury3.fight", "{item} is canceled by Plotting, so {combat} works.")
_MESMERIZED = N_("fury3.fight", "{hunter} is mesmerized.")
_PLOTS = N_("fury3.fight", "the card stays faceup, and a card is taken from the combat deck.")
_ENDS = N_("fury3.fight", "the combat ends.")
