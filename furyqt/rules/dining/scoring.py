"""The end of the game: majorities and the order of the players (D11)."""

from __future__ import annotations

from typing import Any

from furyqt.rules.core.ruleset import Outcome
from furyqt.rules.core.text import Text
from furyqt.rules.core.zones import Cards
from furyqt.rules.dining import words
from furyqt.rules.dining.box import tables_of

KEYS = 4
"""VP and three tiebreakers."""


def majorities(position: Any) -> dict[int, int]:
    """Return the location -> the player who has the majority there, for a state or an observation."""
    tables, options = tables_of(position.box), position.options
    found = {}
    for location, owners in enumerate(position.stands):
        counted = len(owners) if options.majority_minimum else tables.stand_counts[location]
        if owners and counted >= tables.scoring.majority_min_repaired:
            player = _majority(owners, options.majority)
            if player is not None:
                found[location] = player
    return found


def _majority(owners: Cards, by_most: bool) -> int | None:
    counts = sorted(((owners.count(player), player) for player in set(owners)), reverse=True)
    most, player = counts[0]
    if by_most:
        return player if len(counts) == 1 or counts[1][0] < most else None
    return player if 2 * most > len(owners) else None


def ranking_keys(position: Any) -> list[Cards]:
    """Return for each player VP, repaired stands, cubes on the Gifts track, and the third tiebreaker."""
    controlled = [owners[-1] for owners in _decisive(position)]
    return [
        (
            points,
            sum(owners.count(player) for owners in position.stands),
            position.track[player].bit_count(),
            controlled.count(player),
        )
        for player, points in enumerate(position.points)
    ]


def _decisive(position: Any) -> list[Cards]:
    """Return the stands of the locations whose control is the third tiebreaker (D11.6)."""
    repaired = [owners for owners in position.stands if owners]
    if position.options.tie_break:
        return repaired
    most = max(map(len, repaired), default=0)
    return [owners for owners in repaired if len(owners) == most]


def ranking(position: Any) -> list[list[int]]:
    """Return the players in groups, the best first; a group has equal keys."""
    keys = ranking_keys(position)
    return [[p for p, own in enumerate(keys) if own == key] for key in sorted(set(keys), reverse=True)]


def final_outcome(position: Any) -> Outcome:
    """Return the outcome of a finished game: the first of the ranking share the victory (D11.4, D11.5)."""
    groups, keys = ranking(position), ranking_keys(position)
    winners = tuple(groups[0])
    values = tuple((player in winners) / len(winners) for player in range(len(keys)))
    points = keys[winners[0]][0]
    names = words.listed(words.PLAYERS[player] for player in winners)
    return Outcome(winners, _reason(groups, keys).fill(player=names, points=points), values, points)


def _reason(groups: list[list[int]], keys: list[Cards]) -> Text:
    """Return why the first group won: the first key in which the second group is behind."""
    if len(groups[0]) > 1:
        return words.WON_TOGETHER
    best = keys[groups[0][0]]
    second = keys[groups[1][0]]
    level = next(level for level in range(KEYS) if best[level] != second[level])
    reasons = (words.WON_BY_POINTS, words.WON_BY_STANDS, words.WON_BY_TRACK, words.WON_BY_CONTROL)
    return reasons[level]
