"""The facts about rare questions to the hunters in the second edition: the train die, allies and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ai.knowledge.fury.chances import LEAST, by_card, kept, share_fact
from ai.reasons import ActionFact, percent
from furyqt.rules.core.agenda import Action
from furyqt.rules.core.enumeration import enumerated
from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2.actions import NO, PASS, YES, Choose, Play
from furyqt.rules.fury2.catalog import EVENTS
from furyqt.rules.fury2.decks import Deck
from furyqt.rules.fury2.observation import Fury2Observation
from furyqt.rules.fury2.steps.events.allies import AllyChoice
from furyqt.rules.fury2.steps.supply import Beneficiary, TradePartner
from furyqt.rules.fury2.steps.travel.answers import CarriageChoice
from furyqt.rules.fury2.steps.travel.journeys import rail_reach
from furyqt.rules.fury2.steps.travel.rail import RollAgain
from furyqt.rules.fury2.tables import HEALTH, TRAIN_FACES
from furyqt.rules.fury2.words import FIGURE_NAMES, card_named, card_text

N_ = Texts("fury2.aims")

DIE = N_("Of the six faces of the train die one ends the turn and one allows only a road.")
HEALTH_LEFT = N_("{hunter} has {health} of {most} health.")
_TURN_ENDS = N_("With an X the turn ends.")
_ONLY_ROAD = N_("With a 0 only one road is allowed.")
_IN_REACH = N_("The chance that Dracula is in one of them is {percent}%.")
_HOLDS = N_("{hunter} holds: {cards}.")
_HOLDS_NOTHING = N_("{hunter} has no items.")


def question_facts(
    seen: Fury2Observation, action: Action, places: Mapping[int, float]
) -> Iterator[ActionFact]:
    """Yield the facts about an action of a rare question; `places` has the chances of Dracula's place."""
    step = seen.agenda[-1]
    if isinstance(step, RollAgain):
        yield from _shown(seen, step, places) if action == NO else (ActionFact("die", "rolled", DIE),)
    elif isinstance(step, AllyChoice):
        yield from by_card(EVENTS[step.card if action == YES else seen.hunter_ally].text)
    elif isinstance(step, CarriageChoice) and action == PASS:
        yield ActionFact("die", "rolled", DIE)
    elif isinstance(step, Beneficiary) and isinstance(action, Choose):
        health, most = seen.hunters[action.hunter].health, HEALTH[action.hunter]
        words = HEALTH_LEFT.fill(hunter=FIGURE_NAMES[action.hunter], health=health, most=most)
        yield ActionFact("health", (action.hunter, health), words)
    elif isinstance(step, TradePartner) and isinstance(action, Choose):
        yield _held(seen, action.hunter)
    elif action == PASS:
        yield from kept_cards(seen)


def _shown(seen: Fury2Observation, step: RollAgain, places: Mapping[int, float]) -> Iterator[ActionFact]:
    """Yield what the shown face of the train die allows."""
    face = TRAIN_FACES[step.face]
    if face == "X":
        yield ActionFact("die", face, _TURN_ENDS, -1.0)
    elif face == "0":
        yield ActionFact("die", face, _ONLY_ROAD if seen.options.train_zero == "road" else None)
    else:
        goals = rail_reach(seen.position, seen.hunters[step.hunter].place, face)
        words = N_.plural("With {face} the train can reach %n cities.", len(goals))
        yield ActionFact("die", (face, len(goals)), words.fill(face=face))
        chance = sum(places.get(goal, 0.0) for goal in goals)
        yield share_fact(
            "goals", chance, _IN_REACH.fill(percent=percent(chance)) if chance >= LEAST else None
        )


def _held(seen: Fury2Observation, hunter: int) -> ActionFact:
    """Return which items a hunter has for a trade."""
    items = seen.hunters[hunter].items
    names = enumerated([card_text(Deck.ITEM, item) for item in items])
    words: Text = _HOLDS.fill(cards=names) if items else _HOLDS_NOTHING
    return ActionFact("items", (hunter, items), words.fill(hunter=FIGURE_NAMES[hunter]))


def kept_cards(seen: Fury2Observation) -> Iterator[ActionFact]:
    """Yield which event cards stay in hand if none is played now."""
    cards = sorted({action.card for action in seen.actions if isinstance(action, Play)})
    yield from kept([card_named(Deck.EVENT, card) for card in cards])
