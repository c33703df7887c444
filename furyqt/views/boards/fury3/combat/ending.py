"""The end of a combat in the third edition: the fighters as they leave it."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.decks import NONE, VAMPIRE_HEALTH, Deck, Encounter
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA_FIGURE, DRACULA_HEALTH, FIGURES, HEALTH, HUNTERS
from furyqt.views.boards.fury3.combat.rounds import ShownRound, of_fight, shown_rounds
from furyqt.views.boards.fury3.combat.shown import (
    DRACULA_ID,
    HUNTER_IDS,
    VAMPIRE_ID,
    damage_of,
    shown,
    vampire_portrait,
)
from furyqt.views.boards.fury3.sheets import PORTRAITS
from furyqt.views.picture import FightEnd, Fighter

N_ = Texts("fury3.fight")

_BITTEN = N_("bitten")
_DEFEATED = N_("defeated")
_LEFT = N_("left the combat")
_DESTROYED = N_("destroyed")


def aftermath(observation: Fury3Observation) -> FightEnd | None:
    """Return a combat that has just ended, also with the game, until the game continues."""
    if observation.fight is not None and observation.outcome is None:
        return None
    rounds = shown_rounds(observation)
    told = of_fight(observation.events, is_over=observation.fight is None)
    if not rounds or not isinstance(told[0], events.CombatStarted):
        return None
    fighters = [hunter for hunter in FIGURES if told[0].hunters >> hunter & 1]
    return FightEnd(
        _foe(observation, told, rounds[-1]),
        tuple(_hunter(observation, told, hunter) for hunter in fighters),
        tuple(shown(observation, each, is_over=True) for each in rounds),
    )


def _foe(observation: Fury3Observation, told: Sequence[Event], last: ShownRound) -> Fighter:
    if last.encounter == NONE:
        life = max(0, DRACULA_HEALTH - observation.damage)
        name, full, art = words.FIGURE_NAMES[DRACULA_FIGURE], DRACULA_HEALTH, PORTRAITS[DRACULA_FIGURE]
        is_destroyed = observation.outcome is not None and HUNTERS in observation.outcome.winners
    else:
        full = VAMPIRE_HEALTH[Encounter(last.encounter)]
        life = max(0, full - damage_of((*last.before, *told), VAMPIRE_ID, last.encounter))
        name, art = words.card_text(Deck.ENCOUNTER, last.encounter), vampire_portrait(last.encounter)
        is_destroyed = not life
    marks = (_DESTROYED,) if is_destroyed else ()
    return Fighter(DRACULA_ID if last.encounter == NONE else VAMPIRE_ID, name, art, life, full, marks=marks)


def _hunter(observation: Fury3Observation, told: Sequence[Event], hunter: int) -> Fighter:
    """Return a hunter; a defeat shows as no health left, although the hunter recovers in the hospital."""
    marks = _fate(told, hunter)
    life = 0 if _DEFEATED in marks else max(0, HEALTH[hunter] - observation.hunters[hunter].damage)
    return Fighter(
        HUNTER_IDS[hunter], words.FIGURE_NAMES[hunter], PORTRAITS[hunter], life, HEALTH[hunter], marks=marks
    )


def _fate(told: Sequence[Event], hunter: int) -> tuple[Text, ...]:
    """Return how the combat ended for a hunter, if not with its last round."""
    fates: dict[type[Event], Text] = {
        events.HunterBitten: _BITTEN,
        events.HunterDefeated: _DEFEATED,
        events.CombatLeft: _LEFT,
    }
    found = [fates[type(e)] for e in told if type(e) in fates and getattr(e, "hunter", NONE) == hunter]
    return tuple(dict.fromkeys(found))
