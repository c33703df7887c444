"""Actions in the neutral form, each of which is a chain of the game's decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from furyqt.rules.core.agenda import Action, IllegalActionError, advance, legal_actions, pending_decision
from furyqt.rules.dining.actions import (
    ATTEND,
    BRIBES,
    CONVERT_FAVOR,
    CURES,
    DONE,
    END,
    KEEP,
    PAYMENTS,
    SKIP,
    Activate,
    BuyTicket,
    CompleteGift,
    DiningAction,
    Discard,
    PlaceHero,
    Send,
    Take,
    UseCard,
)
from furyqt.rules.dining.decks import ScriptError
from furyqt.rules.dining.spaces import NUMBERS
from furyqt.rules.dining.state import DiningState
from furyqt.rules.dining.steps.abilities import AbilityCard, works
from furyqt.rules.dining.steps.ability_choices import (
    GiftExchange,
    HealOrTake,
    RefundChoice,
    ResourceChoice,
    ResourceSwap,
)
from furyqt.rules.dining.steps.dinner import BribeChoice
from furyqt.rules.dining.table_rows import RESOURCES

CARD_CHOICES = (GiftExchange, HealOrTake, RefundChoice, ResourceChoice, ResourceSwap)
SHAPES = {
    "hero": 2, "tourist": 5, "cure": 2, "end": 1, "attend": 5, "skip": 1, "favor": 1, "gift": 2,
}  # fmt: skip
"""The length of each action; that of the Bus depends on the use of the Tourist."""
PLAIN: dict[str, DiningAction] = {"end": END, "skip": SKIP, "favor": CONVERT_FAVOR}
BUS_SHAPES = {"keep": 3, "use": 6}
NOT_DISCARDED = 0


class NeutralError(ValueError):
    """An action that is not legal or not in the neutral form."""


def played(state: DiningState, action: Any) -> DiningState:
    """Return the position after an action; NeutralError if it is illegal."""
    after = state.clone()
    try:
        for part in _simple_parts(action):
            _advance(after, part)
        match action:
            case ["tourist", _, _, card, choice] | ["bus", _, "use", _, card, choice]:
                after = _use_card(after, _card(card), choice)
            case ["attend", *_]:
                _finish_bribes(after)
    except IllegalActionError as wrong:
        raise NeutralError(f"{wrong} is not legal here") from None
    return after


def _advance(state: DiningState, action: Action) -> None:
    if action not in legal_actions(state):
        raise IllegalActionError(action.text)
    advance(state, action)


def _simple_parts(action: Any) -> Sequence[DiningAction]:
    """Return the game's actions for a neutral one, without those that a card asks for."""
    if not isinstance(action, list) or not action or not isinstance(action[0], str):
        raise NeutralError("an action is an array that begins with its name")
    _check_length(action)
    match action:
        case ["hero", space]:
            return [PlaceHero(_space(space))]
        case ["tourist", source, target, *_]:
            return [Activate(_space(source)), Send(_space(target))]
        case ["bus", ticket, "keep"]:
            return [BuyTicket(_resource(ticket)), KEEP]
        case ["bus", ticket, "use", target, *_]:
            return [BuyTicket(_resource(ticket)), Send(_space(target))]
        case ["cure", resource]:
            return [CURES[_resource(resource)]]
        case ["attend", sheep, blood, tourists, cubes]:
            counts = dict(
                zip(("sheep", "blood", "tourist", "cube"), (sheep, blood, tourists, cubes), strict=True)
            )
            return [
                ATTEND,
                *(PAYMENTS[kind] for kind, name in enumerate(BRIBES) for _ in range(_count(counts[name]))),
            ]
        case ["gift", gift]:
            return [CompleteGift(_card(gift))]
    return [PLAIN[action[0]]]


def _check_length(action: list[Any]) -> None:
    name = action[0]
    length = SHAPES.get(name)
    if name == "bus":
        use = action[2] if len(action) > 2 else None
        length = BUS_SHAPES.get(use) if isinstance(use, str) else None
    if length is None or len(action) != length:
        raise NeutralError(f"{str(action)[:60]} is not an action")


def _space(code: Any) -> int:
    if not isinstance(code, str) or code not in NUMBERS:
        raise NeutralError(f"{str(code)[:20]!r} is not a space")
    return NUMBERS[code]


def _resource(name: Any) -> int:
    if not isinstance(name, str) or name not in RESOURCES:
        raise NeutralError(f"{str(name)[:20]!r} is not a resource")
    return RESOURCES.index(name)


def _count(number: Any) -> int:
    if type(number) is not int or not 0 <= number <= 99:
        raise NeutralError(f"{str(number)[:20]} is not a number of Bribes")
    return number


def _card(number: Any) -> int:
    if type(number) is not int or not 0 < number <= 99:
        raise NeutralError(f"{str(number)[:20]!r} is not a card")
    return number


def _finish_bribes(state: DiningState) -> None:
    """End the choice of Bribes if more of them could be paid."""
    if isinstance(pending_decision(state), BribeChoice):
        _advance(state, DONE)


def _use_card(state: DiningState, card: int, choice: Any) -> DiningState:
    """Return the position after a card with its choice; null fits if there is no alternative."""
    step = pending_decision(state)
    if not isinstance(step, AbilityCard):
        raise IllegalActionError(UseCard(card).text)
    begun = state.clone()
    _advance(begun, UseCard(card))
    ability = state.tables.ability(card)
    kind = ability.kind if works(state, ability, step.space) else ""
    ends = list(_ends(begun, ()))
    for actions, after in ends:
        if isinstance(after, ScriptError):
            continue
        label = _choice(kind, state, after, step.diner, actions)
        if _same(choice, label) or (choice is None and len(ends) == 1):
            return after
    for _, after in ends:
        if isinstance(after, ScriptError):
            raise after
    raise NeutralError(f"card {card} does not have the choice {str(choice)[:60]} here")


def _ends(
    state: DiningState, actions: tuple[Action, ...]
) -> Iterator[tuple[tuple[Action, ...], DiningState | ScriptError]]:
    """Yield every way through the choices of a card with the position at its end.

    Cards fixed in advance fit one way only: another can draw from a deck that does not have the next one.
    """
    if not isinstance(pending_decision(state), CARD_CHOICES):
        yield actions, state
        return
    for action in legal_actions(state):
        after = state.clone()
        try:
            advance(after, action)
        except ScriptError as wrong:
            yield (*actions, action), wrong
        else:
            yield from _ends(after, (*actions, action))


def _choice(
    kind: str, before: DiningState, after: DiningState, player: int, actions: Sequence[Action]
) -> Any:
    """Return the neutral form of what was chosen for a kind of effect."""
    changes = zip(RESOURCES, before.resources[player], after.resources[player], strict=True)
    gained = [name for name, old, new in changes for _ in range(new - old)]
    if kind == "refund":
        return gained
    if kind == "exchange_gained":
        return [RESOURCES[action.resource] for action in actions if isinstance(action, Take)]
    if kind == "choice_then_gift_swap":
        discarded = [action.gift for action in actions if isinstance(action, Discard)]
        return [gained[0] if gained else None, discarded[0] if discarded else NOT_DISCARDED]
    if kind == "cure_or_gain" and after.bites[player] < before.bites[player]:
        return "cure"
    return gained[0] if gained and kind in ("gain_choice", "cure_or_gain") else None


def _same(choice: Any, label: Any) -> bool:
    """Return whether two choices are equal; null is an empty choice, and resources have no order."""
    if label is None or label == []:
        return choice is None or choice == []
    if isinstance(label, list) and all(isinstance(one, str) for one in label):
        return isinstance(choice, list) and sorted(map(str, choice)) == sorted(label)
    return repr(choice) == repr(label)
