"""The rounds of a combat in the second edition: the cards, and what beat what with which sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import events, words
from furyqt.rules.fury2.decks import NONE, Deck
from furyqt.rules.fury2.tables import DRACULA_FIGURE, SERVANT_FIGURE
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.views.boards.fury2 import faces
from furyqt.views.boards.fury2.dice import combat_dice
from furyqt.views.boards.fury2.figures import LETTERS
from furyqt.views.boards.fury2.sheets import PORTRAITS
from furyqt.views.picture import FightPlay, FightRoll, FightRound

N_ = Texts("fury2.fight")

_TOLD = (
    events.CombatRolled,
    events.RollTied,
    events.HunterDefeated,
    events.BloodChanged,
    events.EnemyKilled,
    events.EnemyRepelled,
    events.AdvantageGained,
    events.ContinueCounted,
    events.AgathaPaid,
    events.DiceRolled,
    events.HarmPrevented,
    events.CombatEnded,
)
"""The events that explain a round besides its outcome."""


def results_of(after: Sequence[Event], *, is_group: bool) -> tuple[Text, ...]:
    """Return the sentences about a round, from the events since its cards were turned up."""
    won = next((at for at, event in enumerate(after) if isinstance(event, events.RoundWon)), None)
    if won is None:
        return tuple(event.describe() for event in after if isinstance(event, _TOLD))
    effects, told = _effects(after[won:])
    before = [event for event in after[:won] if not isinstance(event, events.DiceRolled)]
    rolled = max(at for at, event in enumerate(before) if isinstance(event, events.CombatRolled))
    rest = (*before[:rolled], *before[rolled + 1 :], *told)
    others = tuple(event.describe() for event in rest if isinstance(event, _TOLD))
    return (_outcome(after, won, effects, is_group=is_group), *others)


def _outcome(after: Sequence[Event], won: int, effects: list[Text], *, is_group: bool) -> Text:
    """Return the sentence that explains who has won the round, and what that does."""
    event, roll = after[won], rolls_of(after[:won])
    assert isinstance(event, events.RoundWon)
    sums = {each.is_foe: each.sum for each in roll}
    return _WON[event.hunters_won, event.initiative, is_group].fill(
        item=words.card_text(Deck.ITEM, event.item),
        hunter=words.FIGURE_NAMES[event.hunter],
        ours=sums.get(False, ""),
        tactic=words.tactic_text(event.tactic),
        theirs=sums.get(True, ""),
        what=words.joined(effects or [_NOTHING]),
    )


_WON = {
    (True, False, False): N_("{item} {ours} beats {tactic} {theirs}: {what}."),
    (True, True, False): N_("{item} {ours} beats {tactic} {theirs} by initiative: {what}."),
    (False, False, False): N_("{tactic} {theirs} beats {item} {ours}: {what}."),
    (False, True, False): N_("{tactic} {theirs} beats {item} {ours} by initiative: {what}."),
    (True, False, True): N_("{item} ({hunter}) {ours} beats {tactic} {theirs}: {what}."),
    (True, True, True): N_("{item} ({hunter}) {ours} beats {tactic} {theirs} by initiative: {what}."),
    (False, False, True): N_("{tactic} {theirs} beats {item} ({hunter}) {ours}: {what}."),
    (False, True, True): N_("{tactic} {theirs} beats {item} ({hunter}) {ours} by initiative: {what}."),
}
"""By who has won, whether by initiative, and whether several hunters fight."""
_NOTHING = N_("no losses")


def _effects(after: Sequence[Event]) -> tuple[list[Text], list[Event]]:
    """Return losses and bites in words, and the events that they do not tell."""
    found, rest = [], []
    for event in after:
        if isinstance(event, events.HunterHurt):
            name = words.FIGURE_NAMES[event.hunter]
            found.append(N_.plural("{hunter} loses %n health", event.amount).fill(hunter=name))
        elif isinstance(event, events.HunterBitten):
            found.append(_BITTEN.fill(hunter=words.FIGURE_NAMES[event.hunter]))
        elif isinstance(event, events.BloodChanged):
            loss = event.before - event.blood
            changed = (
                N_.plural("Dracula loses %n blood", loss)
                if loss > 0
                else N_.plural("Dracula gains %n blood", -loss)
            )
            found.append(changed)
        elif isinstance(event, events.EnemyKilled) and event.enemy in _FALLEN:
            found.append(_FALLEN[event.enemy])
        else:
            rest.append(event)
    return found, rest


_BITTEN = N_("{hunter} is bitten")
_FALLEN = {
    Enemy.AGENT: N_("the agent is killed"),
    Enemy.NEW_VAMPIRE: N_("the New Vampire is killed"),
    Enemy.SERVANT: N_("the Servant loses a life"),
}
"""The effect of the result Killed on an enemy; Dracula loses blood."""


def rolls_of(after: Sequence[Event]) -> tuple[FightRoll, ...]:
    """Return the last dice of a round with their bonuses, the enemy's first; nothing before they roll."""
    rolled = [event for event in after if isinstance(event, events.CombatRolled)]
    if not rolled:
        return ()
    (ours, theirs), (our_bonus, their_bonus) = rolled[-1].dice, rolled[-1].bonuses
    white, black = combat_dice(ours, theirs)
    return FightRoll(True, black, their_bonus), FightRoll(False, white, our_bonus)


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


def rounds_of(told: list[Event]) -> tuple[FightRound, ...]:
    """Return the rounds with revealed cards, the newest last."""
    if not told or not isinstance(told[0], events.CombatStarted):
        return ()
    began = told[0]
    starts = [at for at, event in enumerate(told) if isinstance(event, events.CombatRevealed)]
    found = []
    for at, end in zip(starts, [*starts[1:], len(told)], strict=False):
        shown, after = told[at], told[at + 1 : end]
        assert isinstance(shown, events.CombatRevealed)
        plays = (_foe_play(began, shown), *_plays(shown))
        results = results_of(after, is_group=len(plays) > 2)
        found.append(FightRound(shown.round, plays, results, _losses(after, began.enemy), rolls_of(after)))
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


def _losses(after: Sequence[Event], enemy: Enemy) -> tuple[tuple[str, int], ...]:
    """Return the health or blood that each fighter loses in a round."""
    found: Counter[str] = Counter()
    for event in after:
        if isinstance(event, events.HunterHurt):
            found[LETTERS[event.hunter]] += event.amount
        elif isinstance(event, events.BloodChanged):
            found[FOE_IDS[Enemy.DRACULA]] += event.before - event.blood
        elif isinstance(event, events.EnemyKilled) and enemy != Enemy.DRACULA:
            found[FOE_IDS[enemy]] += 1
    return tuple((fighter, loss) for fighter, loss in found.items() if loss)
