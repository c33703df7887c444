"""The results of a round in words: what beat what with which sums, and what that did."""

from __future__ import annotations

from collections.abc import Sequence

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import events, words
from furyqt.rules.fury2.decks import NONE, Deck
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.views.boards.fury2.dice import combat_dice
from furyqt.views.picture import FightRoll

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
    events.ServantLives,
    events.AgathaPaid,
    events.DiceRolled,
    events.HarmPrevented,
    events.CombatEnded,
)
"""The events that explain a round besides its outcome."""


def results_of(after: Sequence[Event], blood: int, *, is_group: bool) -> tuple[Text, ...]:
    """Return the sentences about a round, from the events since its cards were turned up.

    `blood` is Dracula's blood before them, or NONE if it is not known.
    """
    won = next((at for at, event in enumerate(after) if isinstance(event, events.RoundWon)), None)
    if won is None:
        return tuple(event.describe() for event in after if isinstance(event, _TOLD))
    known = [event.blood for event in after[:won] if isinstance(event, events.BloodChanged)]
    effects, told = _effects(after[won:], known[-1] if known else blood)
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


def _effects(after: Sequence[Event], blood: int) -> tuple[list[Text], list[Event]]:
    """Return losses and bites in words, and the events that they do not tell."""
    found, rest = [], []
    for event in after:
        if isinstance(event, events.HunterHurt):
            name = words.FIGURE_NAMES[event.hunter]
            found.append(N_.plural("{hunter} loses %n health", event.amount).fill(hunter=name))
        elif isinstance(event, events.HunterBitten):
            found.append(_BITTEN.fill(hunter=words.FIGURE_NAMES[event.hunter]))
        elif isinstance(event, events.BloodChanged):
            loss, is_known, blood = blood - event.blood, blood != NONE, event.blood
            if not is_known:
                found.append(_HAS.fill(blood=blood))
            elif loss > 0:
                found.append(N_.plural("Dracula loses %n blood", loss))
            else:
                found.append(N_.plural("Dracula gains %n blood", -loss))
        elif isinstance(event, events.EnemyKilled) and event.enemy in _FALLEN:
            found.append(_FALLEN[event.enemy])
        else:
            rest.append(event)
    return found, rest


_HAS = N_("Dracula has {blood} blood")
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
