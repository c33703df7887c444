"""The event cards in hand that cannot be played now, because of their timing or their own condition."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import words
from furyqt.rules.fury3.actions import Play
from furyqt.rules.fury3.catalog import EVENTS
from furyqt.rules.fury3.decks import HIDDEN, NONE, Deck, EventCard, Item
from furyqt.rules.fury3.event_timing import Lasting, When
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import (
    DRACULA,
    DRACULA_FIGURE,
    GODALMING,
    HOSPITALS,
    MINA,
    SEAS,
    SEWARD,
    VAN_HELSING,
)
from furyqt.views.boards.board import ClosedChoice
from furyqt.views.boards.fury3.choices import card_key
from furyqt.views.boards.fury3.figures import LETTERS

N_ = Texts("fury3.unavailable")

Why = Callable[[Fury3Observation, int], Text]


def closed_events(observation: Fury3Observation, hunters: Sequence[int]) -> tuple[ClosedChoice, ...]:
    """Return the cards of these hunters, or of Dracula if he decides, that are not among the actions."""
    if observation.player == DRACULA:
        return tuple(_closed(observation, DRACULA_FIGURE, observation.dracula_events, with_name=False))
    several = len(hunters) > 1
    return tuple(
        line
        for hunter in hunters
        for line in _closed(observation, hunter, observation.hunters[hunter].events, with_name=several)
    )


def _closed(
    observation: Fury3Observation, actor: int, hand: Sequence[int], *, with_name: bool
) -> list[ClosedChoice]:
    found = []
    for card in sorted(set(hand) - {HIDDEN}):
        if Play(card, actor) not in observation.actions:
            name = words.card_text(Deck.EVENT, card)
            if with_name:
                name = _OF.fill(card=name, hunter=words.FIGURE_NAMES[actor])
            reason = why_not(observation, card, actor)
            found.append(ClosedChoice(name, reason, card_key(Deck.EVENT, card), LETTERS[actor]))
    return found


_OF = N_("{card} ({hunter})")


def why_not(observation: Fury3Observation, card: int, actor: int) -> Text:
    """Return why a card in hand cannot be played now."""
    if card == EventCard.GOOD_LUCK and not observation.time & 1 and _window(observation) == NONE:
        return _luck(observation)
    if card not in _of_this_moment(observation):
        return _PLAYABLE.fill(moment=EVENTS[card].line)
    if actor != DRACULA_FIGURE and observation.hunters[actor].defeated:
        return N_("{hunter} is defeated.").fill(hunter=words.FIGURE_NAMES[actor])
    if actor != DRACULA_FIGURE and _window(observation) == NONE:
        place = observation.hunters[actor].place
        if place in HOSPITALS:
            return N_("Not in a hospital.")
        if place in SEAS and card != EventCard.EXCELLENT_WEATHER:
            return N_("Not at sea.")
        kind = "move" if card == EventCard.CHARTERED_CARRIAGE else "special"
        if kind in observation.done:
            return N_("Already done this day: the second action must be another one.")
    found = _CONDITIONS.get(card)
    return _PLAYABLE.fill(moment=EVENTS[card].line) if found is None else found(observation, actor)


_PLAYABLE = N_("When it can be played: {moment}.")


def _window(observation: Fury3Observation) -> int:
    return int(getattr(observation.agenda[-1], "window", NONE))


def _of_this_moment(observation: Fury3Observation) -> frozenset[int]:
    """Return the cards for this window, or for an action by day or by night."""
    window = _window(observation)
    if window != NONE:
        return EVENTS.at[window]
    if observation.time & 1:
        return EVENTS.at[When.NIGHT_ACTION]
    return EVENTS.at[When.DAY_ACTION] | {EventCard.CHARTERED_CARRIAGE}


# ------------------------------------------------------------------------------------------------ conditions


def _says(text: Text) -> Why:
    def why(observation: Fury3Observation, actor: int) -> Text:
        del observation, actor
        return text

    return why


def _only(hunter: int, text: Text) -> Why:
    """Return the reason for a card that only one hunter can play, with its own condition."""

    def why(observation: Fury3Observation, actor: int) -> Text:
        del observation
        return text if actor == hunter else _ONLY.fill(hunter=words.FIGURE_NAMES[hunter])

    return why


def _luck(observation: Fury3Observation) -> Text:
    """Return the reason; by day the prompt comes before each hunter's turn, not in place of an action."""
    if observation.roadblocks or observation.dracula_ally != NONE:
        return N_("It is played between the turns of the hunters.")
    return _NO_LUCK


def _vigor(observation: Fury3Observation, actor: int) -> Text:
    del actor
    if Lasting.NO_DAY in observation.lasting:
        return N_("This hunter phase has no day.")
    return _LASTS


def _transfusion(observation: Fury3Observation, actor: int) -> Text:
    if actor == MINA or observation.hunters[actor].bites:
        return N_("A weakened hunter cannot give blood.")
    return N_("No bitten hunter is here.")


def _carriage(observation: Fury3Observation, actor: int) -> Text:
    if not observation.hunters[actor].tickets:
        return N_("{hunter} has no ticket.").fill(hunter=words.FIGURE_NAMES[actor])
    return N_("No railway is open from here.")


def _lair(observation: Fury3Observation, actor: int) -> Text:
    if Item.STAKE not in observation.hunters[actor].items:
        return N_("It needs a Stake.")
    return N_("Not while delayed.")


def _ambush(observation: Fury3Observation, actor: int) -> Text:
    if observation.fight is not None and actor in observation.fight.hunters:
        return N_("Already prepared.")
    return _NOT_FIGHTING


def _revenge(observation: Fury3Observation, actor: int) -> Text:
    del observation
    return _NOT_FIGHTING if actor == GODALMING else _ONLY.fill(hunter=words.FIGURE_NAMES[GODALMING])


def _dracula_events(observation: Fury3Observation, actor: int) -> Text:
    del actor
    if not observation.encounters:
        return N_("Dracula has no encounter card in hand.")
    return N_("The third space of the trail cannot take an encounter.")


_ONLY = N_("Only {hunter} can play it.")
_NO_LUCK = N_("There is neither a roadblock nor a Dracula ally.")
_LASTS = N_("Its effect is already in force.")
_NOT_FIGHTING = N_("Its holder is not in the combat.")
_CONDITIONS: dict[int, Why] = {
    EventCard.NEWSPAPER_REPORTS: _says(
        N_("There is no facedown location card on space 5 or 6 of the trail.")
    ),
    EventCard.LONG_NIGHT: _says(_LASTS),
    EventCard.SPEEDY_TELEGRAPH: _says(_LASTS),
    EventCard.RENEWED_VIGOR: _vigor,
    EventCard.NOCTURNAL_VISIT: _says(_LASTS),
    EventCard.SURPRISING_RETURN: _says(N_("There is no hunters' ally in the discard pile.")),
    EventCard.GOOD_LUCK: _says(_NO_LUCK),
    EventCard.EXCELLENT_WEATHER: _says(N_("No sea route is open from here.")),
    EventCard.SENSE_OF_EMERGENCY: _says(N_("No road is open from here.")),
    EventCard.BLOOD_TRANSFUSION: _transfusion,
    EventCard.CHARTERED_CARRIAGE: _carriage,
    EventCard.MYSTIC_RESEARCH: _only(VAN_HELSING, N_("The backs of the bottom cards are known already.")),
    EventCard.WAX_CYLINDERS: _only(SEWARD, N_("Nothing can be learned from it now.")),
    EventCard.HYPNOSIS: _only(MINA, N_("No other hunter is here.")),
    EventCard.MONEY_TRAIL: _says(N_("There is no facedown sea card on the trail.")),
    EventCard.VAMPIRE_LAIR: _lair,
    EventCard.ESCAPE_ROUTE: _says(_NOT_FIGHTING),
    EventCard.LUCKY_FIND: _says(_NOT_FIGHTING),
    EventCard.HEROIC_LEAP: _says(_NOT_FIGHTING),
    EventCard.PLANNED_AMBUSH: _ambush,
    EventCard.LUCYS_REVENGE: _revenge,
    EventCard.HIDDEN_SCHEMES: _dracula_events,
    EventCard.SUMMON_STORMS: _says(N_("No storm token is left.")),
    EventCard.ROADBLOCK: _says(N_("No roadblock token is left.")),
    EventCard.DEVILISH_POWER: _says(N_("None of its three effects is possible.")),
}
"""The reasons why a card cannot be played although its timing fits."""
