"""The situation in sentences, by a player's knowledge: for the terminal and for screen readers."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.lite.observation import LiteObservation
from furyqt.rules.lite.tables import FIGURES, HIDE, HOSPITAL, NOWHERE, TELEPORT, TRAIL, UNKNOWN
from furyqt.rules.lite.words import FIGURE_NAMES, code_text, place_text

N_ = Texts("lite.summary")

ROUND_TURN = N_("Round {round}, score {score}: it is {figure}'s turn.")
PLACEMENT_TURN = N_("Placement, score {score}: it is {figure}'s turn.")
ROUND_OVER = N_("The game ended in round {round} with a score of {score}.")
HUNTER = N_("{hunter} is {place:in} and has {life} life.")
HUNTER_OUT = N_("{hunter} is in the hospital and returns with full life.")
HUNTER_OFF = N_("{hunter} is not on the map yet.")
BLOOD = N_("Dracula has {blood} blood.")
NO_TRAIL = N_("Dracula has not moved yet.")
MOVE = N_("Move {age} of the trail: {move}.")
MOVE_TO = N_("Move {age} of the trail: {move} ({place}).")
WITH_TRAP = N_("{move} There is a trap.")
WITH_VAMPIRE = N_("{move} There is an immature vampire.")


def summarize(observation: LiteObservation) -> dict[str, tuple[Text, ...]]:
    """Describe turn, score, hunters, Dracula's blood, and the known part of his trail and encounters."""
    return {
        "turn": (_turn(observation),),
        "hunters": tuple(_hunter(observation, hunter) for hunter in FIGURES),
        "blood": (BLOOD.fill(blood=max(0, observation.blood)),),
        "trail": (*_trail(observation), *_encounters(observation)),
    }


def _trail(observation: LiteObservation) -> tuple[Text, ...]:
    """Describe the trail, the newest move first, each with the encounters on it."""
    if not observation.moves:
        return (NO_TRAIL,)
    return tuple(_entry(observation, age) for age in range(min(TRAIL, len(observation.moves))))


def _turn(observation: LiteObservation) -> Text:
    if observation.figure < 0:
        return ROUND_OVER.fill(round=observation.round, score=observation.score)
    words = ROUND_TURN.fill(round=observation.round) if observation.round else PLACEMENT_TURN
    return words.fill(score=observation.score, figure=FIGURE_NAMES[observation.figure])


def _hunter(observation: LiteObservation, hunter: int) -> Text:
    place, life = observation.places[hunter], observation.lives[hunter]
    if place == NOWHERE:
        return HUNTER_OFF.fill(hunter=FIGURE_NAMES[hunter])
    if place == HOSPITAL and life <= 0:
        return HUNTER_OUT.fill(hunter=FIGURE_NAMES[hunter])
    return HUNTER.fill(hunter=FIGURE_NAMES[hunter], place=place_text(place), life=life)


def _entry(observation: LiteObservation, age: int) -> Text:
    code, lair = observation.moves[-1 - age], observation.lairs[-1 - age]
    text = MOVE.fill(age=age + 1, move=code_text(code))
    if HIDE <= code < TELEPORT and lair not in UNKNOWN:
        text = MOVE_TO.fill(age=age + 1, move=code_text(code), place=place_text(lair))
    if observation.traps >> age & 1:
        text = WITH_TRAP.fill(move=text)
    if observation.vampires >> age & 1:
        text = WITH_VAMPIRE.fill(move=text)
    return text


def _encounters(observation: LiteObservation) -> tuple[Text, ...]:
    if not observation.traps:
        return ()
    count = observation.traps.bit_count()
    return (N_.plural("%n trap(s) are on the trail.", count),)
