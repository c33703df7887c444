"""A combat round in the third edition as a value for the screen: its cards, their fate, and the harm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from furyqt.rules.core.events import Event
from furyqt.rules.fury3 import events, words
from furyqt.rules.fury3.actions import CARD_IDS
from furyqt.rules.fury3.decks import NONE, Deck
from furyqt.rules.fury3.observation import Fury3Observation
from furyqt.rules.fury3.tables import DRACULA_FIGURE
from furyqt.views.boards.fury3 import faces
from furyqt.views.boards.fury3.combat.results import results
from furyqt.views.boards.fury3.combat.rounds import ShownRound, is_canceled, is_strike_canceled
from furyqt.views.picture import FightPlay, FightRound

HUNTER_IDS = "GSHM"
"""The ids of the hunters: their letters on the map."""
DRACULA_ID, VAMPIRE_ID = "D", "V"


def shown(observation: Fury3Observation, shown_round: ShownRound, *, is_over: bool) -> FightRound:
    """Return a round; for the current round, only its past events count."""
    return FightRound(
        shown_round.number,
        (_foe_play(shown_round), *(_play(shown_round, hunter) for hunter in shown_round.order)),
        results(observation, shown_round, is_over=is_over),
        tuple(_losses(shown_round).items()),
    )


def vampire_portrait(card: int) -> str:
    """Return the name of the drawing of a vampire encounter."""
    return f"portraits/{CARD_IDS[Deck.ENCOUNTER][card]}"


def _foe_play(shown_round: ShownRound) -> FightPlay:
    is_vampire = shown_round.encounter != NONE
    return FightPlay(
        VAMPIRE_ID if is_vampire else DRACULA_ID,
        words.card_text(Deck.ENCOUNTER, shown_round.encounter)
        if is_vampire
        else words.FIGURE_NAMES[DRACULA_FIGURE],
        faces.combat_face(shown_round.combat),
        faces.BACKS["combat"],
        is_canceled(shown_round),
    )


def _play(shown_round: ShownRound, hunter: int) -> FightPlay:
    return FightPlay(
        HUNTER_IDS[hunter],
        words.FIGURE_NAMES[hunter],
        faces.item_face(shown_round.choices[hunter]),
        faces.BACKS["item"],
        is_strike_canceled(shown_round, hunter),
    )


def _losses(shown_round: ShownRound) -> dict[str, int]:
    """Return the health that each fighter loses in a round."""
    found: Counter[str] = Counter()
    now: dict[str, int] = {}
    for event in shown_round.after:
        change = _damage_told(event)
        if change is None:
            continue
        who, damage = change
        if isinstance(event, events.HunterHurt | events.DraculaHurt):
            found[who] += event.amount
        else:
            known = now[who] if who in now else damage_of(shown_round.before, who, shown_round.encounter)
            found[who] += damage - known
        now[who] = damage
    return {fighter: loss for fighter, loss in found.items() if loss}


def damage_of(told: Sequence[Event], fighter: str, encounter: int = NONE) -> int:
    """Return the damage of a fighter after these events; that of a vampire by its encounter."""
    for event in reversed(told):
        if isinstance(event, events.VampireHurt) and event.encounter != encounter:
            continue
        change = _damage_told(event)
        if change is not None and change[0] == fighter:
            return change[1]
    return 0


def _damage_told(event: Event) -> tuple[str, int] | None:
    """Return the fighter whose damage an event changes, and the damage from then on; else None."""
    if isinstance(event, events.HunterHurt | events.HunterHealed):
        return HUNTER_IDS[event.hunter], event.damage
    if isinstance(event, events.DraculaHurt | events.DraculaHealed):
        return DRACULA_ID, event.damage
    if isinstance(event, events.VampireHurt):
        return VAMPIRE_ID, event.damage
    return None
