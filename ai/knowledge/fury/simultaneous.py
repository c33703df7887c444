"""Rounds of combat as simultaneous games: every hunter chooses a card, Dracula a card and a hunter.

Each world, with its own hidden cards, has a table of payoffs in points for the hunters. The deciding side
knows its own cards; the other side of each world is a kind of opponent that answers the mixture as well as
its cards allow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from math import exp
from typing import NamedTuple

from ai.knowledge.protocols import Mixture
from ai.matrix_game import solve_blocks
from furyqt.rules.core.text import Text

Payoffs = Sequence[Sequence[float]]

RARE = 1e-6
"""A card with a smaller share in the solution was drawn by the spread mixture."""
SPREAD = 0.3
"""The share of a mixture that is spread over actions that are nearly as good."""
NOISE = 0.5
"""The error in points of an action's estimated value."""


class LastMixture:
    """The latest mixture of a decision: facts about the same decision are about its expected answers."""

    def __init__(self) -> None:
        self._found: tuple[object, Mixture | None] = None, None

    def keep(self, observation: object, mixture: Mixture | None) -> Mixture | None:
        """Remember the mixture of a decision and return it."""
        self._found = observation, mixture
        return mixture

    def replies(self, observation: object) -> dict[Text, float]:
        """Return the expected frequency of the other side's cards; empty for another decision."""
        seen, mixture = self._found
        return dict(mixture.replies) if seen is observation and mixture is not None else {}


class PayoffTable(NamedTuple):
    """A round as a matrix game, in points for the hunters.

    With one hunter it is exact. With several hunters each has a block of rows, and a joint choice pays the
    sum of its rows: the effect of a hunter's card is measured while the others play their usual cards.
    """

    cards: tuple[tuple[int, ...], ...]
    """The cards of each hunter in the combat."""
    replies: tuple[tuple[int, int], ...]
    """Dracula's columns: his card and the hunter he engages."""
    payoffs: list[list[float]]
    usual_strikes: list[float]
    """The usual frequency of each of the hunters' cards; those of each hunter sum to one."""
    usual_replies: list[float]
    """The usual frequency of each of Dracula's replies."""


class CombatGame(NamedTuple):
    """A round against one opponent, from the side that chooses a mixture."""

    payoffs: Payoffs
    usual: Sequence[float]
    """The usual frequency of each of the opponent's cards; those of one hunter, or of Dracula, sum to one."""
    names: Sequence[Text]
    """The opponent's cards."""


def striking(
    tables: Sequence[PayoffTable], place: int, careless: float, reply_name: Callable[[int], Text]
) -> Mixture:
    """Return a hunter's mixture of cards; the hunters together play safest in the possible worlds."""
    blocks = tuple(map(len, tables[0].cards))
    games = [
        CombatGame(table.payoffs, table.usual_replies, [reply_name(card) for card, _ in table.replies])
        for table in tables
    ]
    whole = _safest(blocks, games, len(tables), careless)
    parts = list(pairwise(accumulate(blocks, initial=0)))
    start, stop = parts.pop(place)
    others = sum(
        share * pay for a, b in parts for share, pay in zip(whole.shares[a:b], whole.points[a:b], strict=True)
    )
    points = tuple(pay + others for pay in whole.points[start:stop])
    return Mixture(whole.shares[start:stop], points, whole.replies)


def countering(tables: Sequence[PayoffTable], careless: float, card_name: Callable[[int], Text]) -> Mixture:
    """Return Dracula's mixture of replies, safest against hunters with unknown items."""
    games = []
    for table in tables:
        parts = pairwise(accumulate(map(len, table.cards), initial=0))
        for cards, (start, stop) in zip(table.cards, parts, strict=True):
            turned = [[-pay for pay in column] for column in zip(*table.payoffs[start:stop], strict=True)]
            names = [card_name(card) for card in cards]
            games.append(CombatGame(turned, table.usual_strikes[start:stop], names))
    return _safest((len(tables[0].replies),), games, len(tables), careless)


def _safest(blocks: Sequence[int], games: Sequence[CombatGame], worlds: int, careless: float) -> Mixture:
    """Return the safest mixture of the rows, and the payoff of each row against the best answers to it.

    The careless, as one kind of opponent, play the usual cards; the others play best responses.
    """
    usual = [
        [sum(pay * share for pay, share in zip(row, game.usual, strict=True)) for row in game.payoffs]
        for game in games
    ]
    blindly = [[sum(row) / worlds] for row in zip(*usual, strict=True)]
    kinds = [((1 - careless) / worlds, game.payoffs) for game in games]
    if careless:
        kinds.append((careless, blindly))
    found = solve_blocks(blocks, kinds)
    payoffs = [
        sum(
            weight * sum(pay * share for pay, share in zip(matrix[row], reply, strict=True))
            for (weight, matrix), reply in zip(kinds, found.columns, strict=True)
        )
        for row in range(sum(blocks))
    ]
    return Mixture(found.rows, tuple(payoffs), _expected(games, found.columns, careless))


def _expected(
    games: Sequence[CombatGame], columns: Sequence[Sequence[float]], careless: float
) -> tuple[tuple[Text, float], ...]:
    """Return the other side's expected play over all worlds, the likeliest first."""
    shares = dict.fromkeys((name for game in games for name in game.names), 0.0)
    for game, column in zip(games, columns, strict=False):  # the last column is that of the careless
        for name, best, usual in zip(game.names, column, game.usual, strict=True):
            shares[name] += ((1 - careless) * best + careless * usual) / len(games)
    return tuple(sorted(shares.items(), key=lambda item: -item[1]))


def spread(mixed: Mixture) -> Mixture:
    """Spread a share of the mixture over all actions that are nearly as good: the payoffs are estimates."""
    best = max(mixed.points)
    weights = [exp((pay - best) / NOISE) for pay in mixed.points]
    whole = sum(weights)
    shares = [
        (1 - SPREAD) * share + SPREAD * weight / whole
        for share, weight in zip(mixed.shares, weights, strict=True)
    ]
    return mixed._replace(shares=tuple(shares))


def by_card(cards: Sequence[int], replies: Sequence[tuple[int, int]], mixed: Mixture) -> Mixture:
    """Return the mixture of Dracula's cards without the engaged hunters."""
    shares, payoffs = [], []
    for card in cards:
        own = [at for at, reply in enumerate(replies) if reply[0] == card]
        shares.append(sum(mixed.shares[at] for at in own))
        payoffs.append(max(mixed.points[at] for at in own))
    return Mixture(tuple(shares), tuple(payoffs), mixed.replies)


def engaging(shares: Sequence[float], payoffs: Sequence[float]) -> Mixture:
    """Return the mixture of the hunters to engage, after a card that may be one to avoid."""
    whole = sum(shares)
    if whole < RARE:
        shares, whole = [float(pay == max(payoffs)) for pay in payoffs], 1.0
    return Mixture(tuple(share / whole for share in shares), tuple(payoffs))
