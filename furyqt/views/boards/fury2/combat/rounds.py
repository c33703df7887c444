"""The rounds of a combat of the second edition, read from the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text
from furyqt.rules.fury2 import events, words
from furyqt.rules.fury2.decks import NONE, Deck
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.tables import DRACULA_FIGURE, FIGURES, HANDICAPS, HEALTH, MOST_BLOOD, SERVANT_FIGURE
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.combat.outcome import results_of, rolls_of
from furyqt.views.boards.fury2.figures import LETTERS
from furyqt.views.boards.fury2.sheets import PORTRAITS
from furyqt.views.picture import FightPlay, FightRound

FOE_IDS = {Enemy.DRACULA: "D", Enemy.AGENT: "A", Enemy.NEW_VAMPIRE: "V", Enemy.SERVANT: "R"}
"""The ids of the enemies."""
_MOVES_ON = (
    events.HunterMoved,
    events.TimePassed,
    events.ActionTaken,
    events.CardPlaced,
    events.TrainDeclared,
    events.GameEnded,
)
"""Events that show that the game has continued."""


def foe_name(enemy: Enemy, encounter: int) -> Text:
    """Return the name of an enemy."""
    if encounter != NONE:
        return words.card_text(Deck.ENCOUNTER, encounter)
    if enemy == Enemy.NEW_VAMPIRE:
        return faces.by_key("encounter:new_vampire").title  # type: ignore[union-attr]  # it is in the catalog
    return words.FIGURE_NAMES[SERVANT_FIGURE if enemy == Enemy.SERVANT else DRACULA_FIGURE]


def foe_art(enemy: Enemy, encounter: int) -> str:
    """Return the drawing of an enemy."""
    if encounter != NONE:
        return faces.encounter_face(encounter).art
    if enemy == Enemy.NEW_VAMPIRE:
        return "portraits/new_vampire"
    return PORTRAITS[SERVANT_FIGURE if enemy == Enemy.SERVANT else DRACULA_FIGURE]


def of_combat(told: Sequence[Event], *, is_over: bool) -> list[Event]:
    """Return the events of the current combat, or of one that has just ended up to its end; else nothing."""
    for at in range(len(told) - 1, -1, -1):
        event = told[at]
        if isinstance(event, events.CombatStarted):
            return _until_end(told[at:])
        if is_over and isinstance(event, _MOVES_ON) and not _has_ended(told[at:]):
            break
    return []


def _has_ended(told: Sequence[Event]) -> bool:
    return any(isinstance(event, events.CombatEnded) for event in told)


def _until_end(told: Sequence[Event]) -> list[Event]:
    ends = (at for at, event in enumerate(told) if isinstance(event, events.CombatEnded))
    return list(told[: next(ends, len(told)) + 1])


def rounds_of(observation: Fury2Observation, told: list[Event]) -> tuple[FightRound, ...]:
    """Return the rounds with revealed cards, the newest last."""
    if not told or not isinstance(told[0], events.CombatStarted):
        return ()
    began = told[0]
    starts = [at for at, event in enumerate(told) if isinstance(event, events.CombatRevealed)]
    blood = _blood_before(observation)
    found = []
    for at, end in zip(starts, [*starts[1:], len(told)], strict=False):
        shown, after = told[at], told[at + 1 : end]
        assert isinstance(shown, events.CombatRevealed)
        plays = (_foe_play(began, shown), *_plays(shown))
        results = results_of(after, blood, is_group=len(plays) > 2)
        losses, blood = _losses(after, began.enemy, blood)
        found.append(FightRound(shown.round, plays, results, tuple(losses.items()), rolls_of(after)))
    return tuple(found)


def _foe_play(began: events.CombatStarted, shown: events.CombatRevealed) -> FightPlay:
    name = foe_name(began.enemy, began.encounter)
    return FightPlay(FOE_IDS[began.enemy], name, faces.tactic_face(shown.tactic), faces.BACKS["combat"])


def _plays(shown: events.CombatRevealed) -> list[FightPlay]:
    return [
        FightPlay(LETTERS[hunter], words.FIGURE_NAMES[hunter], faces.item_face(card), faces.BACKS["item"])
        for hunter, card in enumerate(shown.choices)
        if card != NONE
    ]


def _losses(after: Sequence[Event], enemy: Enemy, blood: int) -> tuple[dict[str, int], int]:
    """Return the health that each fighter loses in a round, and Dracula's blood after it."""
    found: Counter[str] = Counter()
    for event in after:
        if isinstance(event, events.HunterHurt):
            found[LETTERS[event.hunter]] += event.amount
        elif isinstance(event, events.BloodChanged):
            found[FOE_IDS[Enemy.DRACULA]] += blood - event.blood if blood != NONE else 0
            blood = event.blood
        elif isinstance(event, events.EnemyKilled) and enemy != Enemy.DRACULA:
            found[FOE_IDS[enemy]] += 1
    return {fighter: loss for fighter, loss in found.items() if loss}, blood


def _blood_before(observation: Fury2Observation) -> int:
    """Return Dracula's blood at the first reveal of the newest combat; NONE if the events do not tell it."""
    told = observation.events
    began = max(at for at, event in enumerate(told) if isinstance(event, events.CombatStarted))
    reveals = (at for at in range(began, len(told)) if isinstance(told[at], events.CombatRevealed))
    first = next(reveals, len(told))
    known = (event.blood for event in reversed(told[:first]) if isinstance(event, events.BloodChanged))
    is_whole = any(isinstance(event, events.CardPlaced) and event.way == "start" for event in told)
    at_start, _ = HANDICAPS.get(observation.options.handicap, (MOST_BLOOD, 0))
    return next(known, at_start if is_whole else NONE)


def full_health(hunter: int) -> int:
    """Return a hunter's full health."""
    assert hunter in FIGURES
    return HEALTH[hunter]
