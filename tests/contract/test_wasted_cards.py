"""A card that would change nothing is not offered: random games play every offered card in a copy.

A play counts as wasted if, however it continues, the position and the events are the same as without it,
apart from the way of the card. Answers may be wasted by the rules; see `LEGAL`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from furyqt.rules.core.agenda import Action, State, is_over, legal_actions, play
from furyqt.rules.core.ruleset import ruleset

EDITIONS = {
    "fury2": ("fury2", {}),
    "fury2-servant": ("fury2", {"variant": "servant"}),
    "fury3": ("fury3", {}),
    "fury3-advanced": ("fury3", {"game": "advanced"}),
    "dining": ("dining", {}),
    "dining-3": ("dining", {"players": "3", "snacks": "on"}),
    "lite": ("lite", {}),
}
PLAYS = {"Play", "Use", "Resolve", "UseCard", "CompleteGift", "Cure", "BuyTicket", "ConvertFavor"}
"""The classes of actions that play a card or pay for an effect."""
PASSING = ("pass", "no", "done", "nothing", "end")
LEGAL = {"CancelChoice", "TileAnswer", "AmbushAnswer"}
"""Decisions about an answer, which may be given though it changes nothing (R12.8, R15.18)."""
QUIET = {"CardMoved", "Reshuffled", "BackSeen", "ResolveUsed", "ResolveChanged"}
IGNORED = {
    "chance",
    "told",
    "agenda",
    "table",
    "resolve",
    "resolved",
    "item_discard",
    "event_discard",
    "event_deck",
}
MOST_BRANCHES, MOST_STEPS, MOST_TRIES = 24, 8, 40
"""Limits of the continuations of one play, and how often each card is tried at each decision."""


def is_play(action: Action) -> bool:
    return type(action).__name__ in PLAYS


def ends(state: State, base: int, again: Any, rng: random.Random) -> list[State]:
    """Return positions at the end of what an action began: at the same decision again, or below it."""
    found, open_ = [], [(state, 0)]
    for _ in range(MOST_BRANCHES):
        if not open_:
            break
        at, steps = open_.pop()
        actions = legal_actions(at)
        passes = [action for action in actions if action.text in PASSING]
        is_again = bool(at.agenda) and at.agenda[-1] == again
        if is_over(at) or steps == MOST_STEPS or len(at.agenda) <= base or (is_again and not passes):
            found.append(at)
            continue
        windows = [action for action in passes if is_again or action.text == "pass"]
        choices = windows[:1] or rng.sample(list(actions), min(len(actions), 4))
        open_ += [(play(at, action), steps + 1) for action in choices]
    return [*found, *(at for at, _ in open_)]


def view(state: State, without: int) -> dict[str, Any]:
    """Return a position without decks and the way of a card; `without` is the figure that has played one."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__ if name not in IGNORED}
    hunters = fields.get("hunters", ())
    for name in ("items", "events"):
        cards = [list(getattr(sheet, name, ())) for sheet in hunters]
        fields[name + "_held"] = [len(held) for held in cards]
    if hunters and hasattr(hunters[0], "items"):
        totals = [len(sheet.items) + len(sheet.events) for sheet in hunters]
        fields["held"] = [total - (figure == without) for figure, total in enumerate(totals)]
        fields["hunters"] = [_plain(sheet) for sheet in hunters]
    if isinstance(fields.get("events"), tuple):
        fields["events"] = len(fields["events"]) - (without == len(hunters))
    for name in ("items_held", "events_held"):
        fields.pop(name)
    return fields


def _plain(sheet: Any) -> dict[str, Any]:
    hidden = {"items", "events", "shown_item", "shown_event"}
    return {name: getattr(sheet, name) for name in sheet.__struct_fields__ if name not in hidden}


def news(before: State, after: State) -> list[str]:
    """Return the events between two positions, apart from the ways of cards."""
    told = (after.told or ())[len(before.told or ()) :]
    return [str(event) for event in told if type(event).__name__ not in QUIET]


def is_wasted(state: State, action: Action, rng: random.Random) -> bool:
    """Return whether a play leads to nothing that would not come without it."""
    again, base = state.agenda[-1], len(state.agenda) - 1
    passing = [other for other in legal_actions(state) if other.text in PASSING]
    without = ends(play(state, passing[0]), base, again, rng) if passing else [state]
    figure = getattr(action, "actor", getattr(action, "hunter", -1))
    figure = -1 if type(action).__name__ == "Resolve" else figure
    references = [(other, view(other, figure), news(state, other)) for other in without]
    return all(
        any(
            _is_same(end, reference, seen, has_window=bool(passing)) and told == news(state, end)
            for reference, seen, told in references
        )
        for end in ends(play(state, action), base, again, rng)
    )


def _is_same(end: State, reference: State, seen: dict[str, Any], *, has_window: bool) -> bool:
    """Return whether two positions differ at most by an effect that the next move need not use."""
    other = view(end, -1)
    different = {name for name, value in seen.items() if other[name] != value}
    if different == {"lasting"} and not has_window:
        return any(_ends_alike(end, reference, action) for action in legal_actions(reference))
    return not different and ordinary(end) == ordinary(reference)


def _ends_alike(one: State, other: State, action: Action) -> bool:
    """Return whether an action ends the decision in both positions, with nothing more to do in the first."""
    if is_play(action) or action not in legal_actions(one):
        return False
    after, same = play(one, action), play(other, action)
    return len(same.agenda) < len(other.agenda) and ordinary(after) == ordinary(same)


def ordinary(state: State) -> list[str]:
    return [action.text for action in legal_actions(state) if not is_play(action)]


def wasted(edition: str, seeds: Sequence[int]) -> Iterator[str]:
    """Yield the decisions, cards, seeds and numbers of actions at which a wasted play was offered."""
    game, options = EDITIONS[edition]
    rules, tried = ruleset(game), Counter[tuple[str, str]]()
    for seed in seeds:
        rng = random.Random(seed)
        state, ply = rules.setup(rules.checked_options(options), seed), 0
        while not is_over(state):
            actions = legal_actions(state)
            kind = type(state.agenda[-1]).__name__
            for action in filter(is_play, actions) if len(actions) > 1 and kind not in LEGAL else ():
                card = kind, action.text.rpartition(">")[2]
                tried[card] += 1
                if tried[card] <= MOST_TRIES and is_wasted(state, action, random.Random(ply)):
                    yield f"{kind} {action.text}: seed {seed}, action {ply}"
            state, ply = play(state, rng.choice(actions)), ply + 1
    assert tried or game == "lite"


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_offered_card_is_wasted(edition: str) -> None:
    assert list(wasted(edition, range(12))) == []


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_offered_card_is_wasted_in_a_hundred_games(edition: str) -> None:
    assert list(wasted(edition, range(100, 200))) == []
