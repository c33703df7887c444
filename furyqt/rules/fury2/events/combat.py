"""Events of a combat (C2-C7)."""

from __future__ import annotations

from typing import ClassVar

from furyqt.rules.core.events import Event
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.decks import NONE, Deck
from furyqt.rules.fury2.events.fact import Fact
from furyqt.rules.fury2.tables import FIGURES
from furyqt.rules.fury2.tactics.fight import Enemy, FightResult, Numbers

N_ = Texts("fury2.events")


def _hunters(party: int) -> Text:
    """Return the names of the hunters whose bits are set."""
    return words.joined([words.FIGURE_NAMES[hunter] for hunter in FIGURES if party >> hunter & 1])


def _item(card: int) -> Text:
    return words.card_text(Deck.ITEM, card)


class CombatStarted(Event, frozen=True):
    """A combat began; `party` has a bit for each hunter, `encounter` is the agent's tile or NONE."""

    party: int
    enemy: Enemy
    encounter: int = NONE

    def describe(self) -> Text:
        hunters = _hunters(self.party)
        if self.encounter != NONE:
            encounter = words.card_text(Deck.ENCOUNTER, self.encounter)
            return _AGENT.fill(encounter=encounter, hunters=hunters)
        return _BEGINNINGS[self.enemy].fill(hunters=hunters)


_BEGINNINGS = {
    Enemy.DRACULA: N_("Combat with Dracula begins: {hunters}."),
    Enemy.AGENT: N_("Combat with an agent begins: {hunters}."),
    Enemy.NEW_VAMPIRE: N_("Combat with a New Vampire begins: {hunters}."),
    Enemy.SERVANT: N_("Combat with the Servant begins: {hunters}."),
}
_AGENT = N_("Combat with {encounter} begins: {hunters}.")


class CombatRevealed(Event, frozen=True):
    """The cards of a round were revealed: each hunter's or NONE, and the enemy's against one hunter."""

    round: int
    choices: Numbers
    tactic: int
    target: int

    def describe(self) -> Text:
        shown = [(hunter, card) for hunter, card in enumerate(self.choices) if card != NONE]
        cards = [
            _PLAYED.fill(who=words.FIGURE_NAMES[hunter].form("told"), item=_item(card))
            for hunter, card in shown
        ]
        text = _REVEALED if len(shown) == 1 else _REVEALED_GROUP
        return text.fill(
            round=self.round,
            tactic=words.tactic_text(self.tactic),
            target=words.FIGURE_NAMES[self.target],
            cards=words.joined(cards),
        )


_PLAYED = N_("{who} plays {item}")
_REVEALED = N_("{cards}; the enemy plays {tactic} (round {round}).")
_REVEALED_GROUP = N_("{cards}; the enemy plays {tactic} against {target} (round {round}).")


class CombatRolled(Event, frozen=True):
    """The totals of a round: dice and bonuses of the hunters and of the enemy (C4.3, C5)."""

    dice: tuple[int, int]
    bonuses: tuple[int, int]

    @property
    def totals(self) -> tuple[int, int]:
        """Return the hunters' and the enemy's sum."""
        return self.dice[0] + self.bonuses[0], self.dice[1] + self.bonuses[1]

    def describe(self) -> Text:
        hunters, enemy = (_sum(*pair) for pair in zip(self.dice, self.bonuses, strict=True))
        return _TOTALS.fill(hunters=hunters, enemy=enemy)


_TOTALS = N_("Totals of the round: hunters {hunters}, enemy {enemy}.")


def _sum(die: int, bonus: int) -> Text | int:
    """Return a roll with its bonus, if it has one."""
    return N_("{die} + {bonus}").fill(die=die, bonus=bonus) if bonus else die


class RollTied(Fact, frozen=True):
    """Totals and initiative are equal, so both sides roll again (C4.4)."""

    says: ClassVar[Text] = N_("Totals and initiative are equal: both sides roll again.")


class RoundWon(Event, frozen=True):
    """A side won the round: the hunter's card and the enemy's decide the result (C4.5, C4.6)."""

    hunters_won: bool
    hunter: int
    item: int
    tactic: int
    initiative: bool
    """Whether the totals were equal."""

    def describe(self) -> Text:
        return _WON[self.hunters_won, self.initiative].fill(
            hunter=words.FIGURE_NAMES[self.hunter],
            item=_item(self.item),
            tactic=words.tactic_text(self.tactic),
        )


_WON = {
    (True, False): N_("{item} ({hunter}) beats {tactic}."),
    (True, True): N_("{item} ({hunter}) beats {tactic} by initiative."),
    (False, False): N_("{tactic} beats {item} ({hunter})."),
    (False, True): N_("{tactic} beats {item} ({hunter}) by initiative."),
}


class ContinueCounted(Fact, frozen=True):
    """A round had the result Continue; the third in a row ends the combat (C7.1)."""

    count: int
    says: ClassVar[Text] = N_("Continue {count} of 3 in a row: the third ends the combat.")


class EnemyRepelled(Fact, frozen=True):
    """In the next round the enemy may only dodge or escape (C3.7)."""

    says: ClassVar[Text] = N_("Repel: in the next round the enemy may only dodge or escape.")


class AdvantageGained(Event, frozen=True):
    """A side adds 1 in the next round; `actor` is a hunter, or ENEMY_ADVANTAGE (C5)."""

    actor: int

    def describe(self) -> Text:
        if self.actor not in FIGURES:
            return N_("The enemy adds 1 in the next round.")
        return N_("{hunter} adds 1 in the next round.").fill(hunter=words.FIGURE_NAMES[self.actor])


class EnemyKilled(Event, frozen=True):
    """An enemy suffered the result Killed, which only lowers Dracula's blood (C6)."""

    enemy: Enemy
    encounter: int = NONE

    def describe(self) -> Text:
        if self.encounter != NONE:
            encounter = words.card_text(Deck.ENCOUNTER, self.encounter)
            return N_("{encounter} is killed.").fill(encounter=encounter)
        return _KILLED[self.enemy]


_KILLED = {
    Enemy.DRACULA: N_("Killed: Dracula's blood falls to the next red mark."),
    Enemy.AGENT: N_("The agent is killed."),
    Enemy.NEW_VAMPIRE: N_("The New Vampire is killed."),
    Enemy.SERVANT: N_("The Servant loses a life."),
}


class AgathaPaid(Fact, frozen=True):
    """Dracula pays blood for his card because of Sister Agatha (C3.9)."""

    tactic: int
    says: ClassVar[Text] = N_("Sister Agatha: Dracula pays 2 blood for {tactic}.")


class CombatLeft(Fact, frozen=True):
    """A hunter left the combat."""

    hunter: int
    says: ClassVar[Text] = N_("{hunter} leaves the combat.")


class CombatEnded(Event, frozen=True):
    """The combat is over."""

    result: FightResult

    def describe(self) -> Text:
        return _ENDS[self.result]


_OVER = N_("The combat is over.")
_ENDS = {
    FightResult.NONE: _OVER,
    FightResult.ENDED: _OVER,
    FightResult.KILLED: _OVER,
    FightResult.ESCAPED: N_("The combat is over: the hunters escape."),
    FightResult.BITTEN: N_("The combat is over with a bite."),
    FightResult.DEFEATED: N_("The combat is over with a defeat."),
    FightResult.PREVENTED: N_("The combat does not take place."),
}
