"""Twins: positions that differ only in information hidden from one player.

Equal histories rarely recur by chance, so they are constructed. Beside the true game a band of other games
is played, dealt differently or determinized from the player's knowledge. When the player acts, the other
games repeat his action; when another player acts, they try every legal action, and only games with the same
news for the player remain. Another player may be prompted in one game and not in the other, as long as no
event reveals it. Only events count as information, so an observation that leaks has twins and is found by
them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from ai.worker.wire import packed
from furyqt.rules.core.agenda import Action, State, is_over, legal_actions, play, player_to_move
from furyqt.rules.core.events import Event, events_seen_by
from furyqt.rules.core.ruleset import Ruleset
from tests.contract.facts import facts

BAND = 12
"""The maximum number of other games in a band."""
OTHER_DEALS = 8
"""Games dealt differently; a band begins with those that look the same to the player."""
PLIES = 80
DECIDED = 8
"""Every eighth twin is shown to the agents."""

Decider = Callable[[Any, int], Any]


@dataclass
class Census:
    """The number of compared twins by depth (actions from the opening), and the number of decisions."""

    depths: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    unseen: Counter[str] = field(default_factory=Counter)
    """The number of comparisons after each kind of choice by another player."""
    next_depth: int = 0
    """The depth from which on a twin is shown to the agents again."""

    @property
    def twins(self) -> int:
        return self.depths.total()

    def __str__(self) -> str:
        tens = Counter[int]()
        for depth, count in self.depths.items():
            tens[depth // 10 * 10] += count
        spread = ", ".join(f"{count} at {depth}-{depth + 9}" for depth, count in sorted(tens.items()))
        return f"{self.twins} twins by depth ({spread or 'none'}); {self.decisions} decisions"


def check_twins(
    rules: Ruleset,
    options: dict[str, str],
    seed: int,
    player: int,
    census: Census,
    deciders: Iterable[Decider],
    plies: int = PLIES,
    apart: int = 0,
) -> None:
    """Play a random game with its twins; AssertionError if one of them differs for the player.

    Between twins that are shown to the agents there are so many actions: at one depth they are much alike.
    """
    census.next_depth = 0
    rng = random.Random(seed)
    unseen: set[str] = set()
    truth = rules.setup(options, seed)
    news = events_seen_by(truth.told or (), player)
    band = [rules.setup(options, other) for other in (seed, *range(10**6 + seed, 10**6 + seed + OTHER_DEALS))]
    band = [twin for twin in band if events_seen_by(twin.told or (), player) == news]
    imagined = facts(rules.name).imagined
    for ply in range(plies):
        if is_over(truth):
            break
        seen = rules.observe(truth, player)
        band += [rules.determinize(seen, None, rng.getrandbits(32)) for _ in range(imagined - len(band))]
        action = rng.choice(legal_actions(truth))
        after = play(truth, action)
        news = events_seen_by((after.told or ())[len(truth.told or ()) :], player)
        own = player_to_move(truth) == player
        unseen |= set() if own else {f"{type(truth.agenda[-1]).__name__} {action.text.partition(':')[0]}"}
        band = [twin for other in band for twin in _followed(other, player, action if own else None, news)]
        band = _thinned(band, rng)
        truth = after
        if player_to_move(truth) in (player, None):
            band = [twin for other in band for twin in _asked(other, player)]
            for twin in band:
                _compare(rules, truth, twin, player, ply + 1, census, deciders, apart)
            census.unseen.update(unseen if band else ())
            unseen = set()


def _followed(state: State, player: int, action: Action | None, news: tuple[Event, ...]) -> list[State]:
    """Return the games with the same news for the player, after his own action or any of another."""
    if action:
        return [twin for asked in _asked(state, player) for twin in _telling(asked, [action], player, news)]
    if player_to_move(state) == player:
        return [] if news else [state]
    return _telling(state, legal_actions(state), player, news)


def _asked(state: State, player: int) -> list[State]:
    """Return the games in which the player is prompted next, after unreported actions of others."""
    if player_to_move(state) in (player, None):
        return [state]
    quiet = _telling(state, legal_actions(state), player, ())
    return [twin for other in quiet for twin in _asked(other, player)]


def _telling(state: State, actions: Iterable[Action], player: int, news: tuple[Event, ...]) -> list[State]:
    """Return the games after each of the actions with exactly this news for the player."""
    told = len(state.told or ())
    after = [play(state, action) for action in actions]
    return [twin for twin in after if events_seen_by((twin.told or ())[told:], player) == news]


def _thinned(band: list[State], rng: random.Random) -> list[State]:
    different = list({repr(state): state for state in band}.values())
    return rng.sample(different, min(BAND, len(different)))


def _compare(
    rules: Ruleset,
    truth: State,
    twin: State,
    player: int,
    depth: int,
    census: Census,
    deciders: Iterable[Decider],
    apart: int,
) -> None:
    if _hidden(truth) == _hidden(twin):
        return
    seen, twins = rules.observe(truth, player), rules.observe(twin, player)
    same = packed(seen) == packed(twins)
    assert same, f"player {player} knows more than it was told, at depth {depth}"
    if not is_over(truth):
        assert tuple(legal_actions(truth)) == tuple(legal_actions(twin)), f"at depth {depth}"
    census.depths[depth] += 1
    if census.twins % DECIDED or is_over(truth) or depth < census.next_depth:
        return
    census.next_depth = depth + apart
    for decide in deciders:
        census.decisions += 1
        assert decide(seen, depth) == decide(twins, depth), (
            f"player {player} decides by more than it was told"
        )


def _hidden(state: State) -> dict[str, Any]:
    """Return the state without chance and events, which determinized games have as the player knows them."""
    return {name: getattr(state, name) for name in state.__struct_fields__ if name not in ("chance", "told")}
