"""The rounds of a combat: choosing, engaging, revealing, refreshing (R10.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from furyqt.rules.core.action import Refusal
from furyqt.rules.core.agenda import Step
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.core.zones import kinds, with_card, without_card
from furyqt.rules.fury3.action_labels import Labels
from furyqt.rules.fury3.actions import HUNTER_CHOICES, PASS, Choose, Counter, Strike, Word
from furyqt.rules.fury3.catalog import other_use
from furyqt.rules.fury3.decision import DecisionKind, DraculaDecision, HunterDecision
from furyqt.rules.fury3.decks import BANNERED, BASIC, ESCAPES, NONE, Combat, Deck, Item
from furyqt.rules.fury3.events import CombatCardsDrawn, CombatRevealed, HunterEngaged
from furyqt.rules.fury3.state import Fight, Fury3State
from furyqt.rules.fury3.steps.combat.combat_effects import (
    ALL_FIGURES,
    CombatDecision,
    CombatStep,
    fight_of,
    has,
    with_choice,
)
from furyqt.rules.fury3.steps.combat.icon_comparison import Comparison
from furyqt.rules.fury3.tables import MOST_COMBAT_CARDS
from furyqt.rules.fury3.words import card_text, combat_text

N_buttons = Texts("fury3.buttons")
N_questions = Texts("fury3.questions")
N_stakes = Texts("fury3.stakes")
N_unavailable = Texts("fury3.unavailable")

STRIKES = tuple(Strike(card) for card in Item)
COUNTERS = tuple(Counter(card) for card in Combat)
NO_CHOICES = (NONE, NONE, NONE, NONE)
FIRST_ESCAPE = {"fourth": 4, "third": 3, "pride": 1}
"""The round from which a vampire encounter may play escape cards (R10.8)."""


class CombatRound(CombatStep, frozen=True):
    """A round: every hunter chooses a card facedown, then Dracula does (R10.4.1)."""

    def run(self, state: Fury3State) -> None:
        hunters = fight_of(state).hunters
        steps: list[Step] = [StrikeChoice(hunter) for hunter in hunters]
        steps.append(CounterChoice())
        if len(hunters) > 1:
            steps.append(EngagedChoice())
        else:
            state.update_fight(engaged=hunters[0])
        state.push(*steps, Reveal())


class StrikeChoice(CombatDecision, HunterDecision, frozen=True):
    """A hunter chooses a card with a banner; his last card is still in front of him (R10.4.7)."""

    asks = N_questions("{hunter}: choose a combat card.")
    stake = N_stakes(
        "A card cancels the vampire's card if it shows its icon. Afterwards it rests for one round."
    )
    rules_page = "combat_round"
    kind = DecisionKind.STRIKE

    def actions(self, state: Fury3State) -> Sequence[Strike]:
        return [STRIKES[card] for card in strikes(state, self.hunter)]

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the cards that rest, and those that are of no use in a round."""
        yield from refused_strikes(position, self.hunter)

    def apply(self, state: Fury3State, action: Strike) -> None:
        state.update_fight(choices=with_choice(fight_of(state).choices, self.hunter, action.card))


def strikes(state: Fury3State, hunter: int) -> Sequence[int]:
    """Return the cards a hunter can play; the card in front of him only as another copy (R10.4.7)."""
    lying = fight_of(state).before[hunter]
    items = state.hunters[hunter].items
    held = [card for card in kinds(items) if card in BANNERED and items.count(card) > (card == lying)]
    return (*held, *(card for card in BASIC if card != lying))


def refused_strikes(state: Fury3State, hunter: int) -> Iterator[Refusal]:
    """Yield the items and basic cards that a hunter cannot play."""
    open_cards, lying = strikes(state, hunter), fight_of(state).before[hunter]
    for card in (*kinds(state.hunters[hunter].items), *BASIC):
        if card not in open_cards:
            yield Refusal(
                STRIKES[card], card_text(Deck.ITEM, card), RESTS if card == lying else other_use(card)
            )


RESTS = N_unavailable("Played in the last round; it cannot be played now.")
TOO_EARLY = N_unavailable("It is too early for the vampire to flee.")


class CounterChoice(CombatDecision, DraculaDecision, frozen=True):
    """Dracula chooses one of his combat cards (R10.4.1)."""

    asks = N_questions("Choose a combat card for round {round}.")
    stake = N_stakes(
        "The engaged hunter's card cancels yours if it shows the icon of your card. Your sixth card ends "
        "the combat."
    )
    rules_page = "combat_round"
    kind = DecisionKind.COUNTER

    def actions(self, state: Fury3State) -> Sequence[Counter]:
        """List his hand; a vampire encounter's escapes only from the round that allows them (R10.8)."""
        fight = fight_of(state)
        held = kinds(fight.hand)
        if fight.vampire is not None and fight.round < FIRST_ESCAPE[state.options.vampire_escape]:
            held = tuple(card for card in held if card not in ESCAPES) or held
        return [COUNTERS[card] for card in held]

    def refusals(self, position: Any) -> Iterator[Refusal]:
        """Yield the escapes that a vampire may not play yet: nothing else keeps a card in hand."""
        offered = self.actions(position)
        for card in kinds(fight_of(position).hand):
            if COUNTERS[card] not in offered:
                yield Refusal(COUNTERS[card], combat_text(Combat(card)), TOO_EARLY)

    def apply(self, state: Fury3State, action: Counter) -> None:
        state.update_fight(choice=action.card, hand=without_card(fight_of(state).hand, action.card))

    def prompt(self, position: Any) -> Text:
        return self.asks.fill(round=fight_of(position).round)


class EngagedChoice(CombatDecision, DraculaDecision, frozen=True):
    """Dracula names the engaged one of several hunters before the reveal (R10.4.2)."""

    asks = N_questions("Choose the engaged hunter.")
    stake = N_stakes(
        "Only the card of the engaged hunter can cancel yours; the effect of your card applies to this "
        "hunter."
    )
    rules_page = "engaged"
    place_rule = N_unavailable("Only hunters in the combat can be chosen.")
    labels: ClassVar[Labels] = {Choose: N_buttons("Engage {hunter}")}

    def actions(self, state: Fury3State) -> Sequence[Choose]:
        return [HUNTER_CHOICES[hunter] for hunter in fight_of(state).hunters]

    def apply(self, state: Fury3State, action: Choose) -> None:
        state.update_fight(engaged=action.hunter)
        state.tell(HunterEngaged, action.hunter)


class Reveal(CombatStep, frozen=True):
    """All cards are revealed; then those with Planned Ambush may change theirs (R10.4.3)."""

    def run(self, state: Fury3State) -> None:
        fight = fight_of(state)
        state.update_fight(revealed=True, played=(*fight.played, fight.choice))
        state.tell(CombatRevealed, fight.choices, fight.choice, fight.engaged)
        swaps = [SwapChoice(hunter) for hunter in fight.hunters if has(fight.swaps, hunter)]
        state.push(*(swaps if fight.round == 1 else ()), Comparison(), NextRound())


class SwapChoice(CombatDecision, HunterDecision, frozen=True):
    """A hunter may return his card and play a different one (Planned Ambush)."""

    asks = N_questions("{hunter}: play a different card (Planned Ambush)?")
    rules_page = "card:event:planned_ambush"
    labels: ClassVar[Labels] = {PASS: N_buttons("Keep the card")}
    unresolved = ALL_FIGURES

    def actions(self, state: Fury3State) -> Sequence[Word | Strike]:
        shown = fight_of(state).choices[self.hunter]
        return (PASS, *(STRIKES[card] for card in strikes(state, self.hunter) if card != shown))

    def apply(self, state: Fury3State, action: Word | Strike) -> None:
        if isinstance(action, Strike):
            fight = fight_of(state)
            choices = with_choice(fight.choices, self.hunter, action.card)
            state.update_fight(choices=choices)
            state.tell(CombatRevealed, choices, fight.choice, fight.engaged)


class NextRound(CombatStep, frozen=True):
    """Dracula draws a card, last round's cards return to the hands, and the next round begins (R10.4.7)."""

    def run(self, state: Fury3State) -> None:
        """Refresh the hands; the combat ends when six cards of Dracula are played (R10.5)."""
        fight = fight_of(state)
        if len(fight.played) < MOST_COMBAT_CARDS:
            _draw(state, fight)
            state.update_fight(
                round=fight.round + 1,
                before=fight.choices,
                choices=NO_CHOICES,
                choice=NONE,
                engaged=NONE,
                canceled=0,
                revealed=False,
            )
            state.push(CombatRound())


def _draw(state: Fury3State, fight: Fight) -> None:
    if fight.deck:
        state.update_fight(hand=with_card(fight.hand, fight.deck[-1]), deck=fight.deck[:-1])
        state.tell(CombatCardsDrawn, fight.deck[-1:])
