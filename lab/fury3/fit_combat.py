"""Fit the value of a combat and the frequency of its cards: `python -m lab.fury3.fit_combat`.

The rounds are solved backward: positions with the fewest cards left come first, and a line is fitted to their
values; solutions of the round before look one round ahead to it. Then the mixtures of many rounds are
averaged by situation. This writes combat_value.txt and card_frequencies.txt in ai/knowledge/fury3/combat;
run it again when the evaluation changes. It starts from the existing tables, so a second run changes them
slightly.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice, product

import numpy as np
from msgspec.structs import replace

from ai.knowledge.fury3.combat import card_frequencies, combat_value, countering, striking
from ai.knowledge.fury3.combat.card_frequencies import Situation, counter_situation, strike_situation
from ai.knowledge.fury3.combat.combat_value import FEATURES, Kind, features, kind_of
from ai.knowledge.fury3.combat.rounds import Rounds, round_value
from ai.knowledge.fury3.value import points
from ai.matrix_game import Matrix
from furyqt.rules.fury3.boxes import BOXES
from furyqt.rules.fury3.decks import VAMPIRE_HEALTH, Combat, Deck, Encounter, Item
from furyqt.rules.fury3.state import Fury3State
from furyqt.rules.fury3.steps.combat.combat_effects import fight_of
from furyqt.rules.fury3.tables import (
    DRACULA,
    DRACULA_HEALTH,
    HEALTH,
    HUNTERS,
    MOST_COMBAT_CARDS,
    MOST_DESPAIR,
)
from lab.fury3.combats import combats, rounds

SAMPLES = 300
"""The number of positions for each line of weights."""
DRAWN = 12_000
"""The number of positions searched for them."""
AVERAGED = 2000
"""The number of rounds whose mixtures are averaged."""
DEALS = 4
"""The number of Dracula hands that the hunters consider in a round."""
CARELESS = 0.4
"""The share of opponents who are assumed to play the usual card."""
NOISE = 0.3
RIDGE = 1.0
PRIOR = 5.0
"""The number of added rounds that draw each group toward the larger group."""
LEAST = 0.01
ITEMS = tuple(card for card, copies in enumerate(BOXES[""].copies[Deck.ITEM]) for _ in range(copies))


def main() -> int:
    """Fit and write both tables, or only the named one."""
    parts = sys.argv[1:] or ["value", "frequencies"]
    if "value" in parts:
        fit_combat_value(random.Random(1))
    if "frequencies" in parts:
        fit_card_frequencies(random.Random(2))
    return 0


def varied(state: Fury3State, rng: random.Random) -> Fury3State:
    """Vary a combat: day or night, and in half of the cases other items, damage and despair."""
    state = state.clone()
    state.time = 2 + rng.randrange(2)
    if rng.random() < 0.5:
        return state
    fight = fight_of(state)
    state.damage, state.despair = rng.randrange(DRACULA_HEALTH), rng.randint(0, MOST_DESPAIR)
    for hunter in fight.hunters:
        items = tuple(sorted(rng.sample(ITEMS, rng.randint(0, 3))))
        state.update_hunter(hunter, items=items, damage=rng.randrange(HEALTH[hunter]))
    if fight.vampire is not None:
        damage = rng.randrange(VAMPIRE_HEALTH[Encounter(fight.vampire.card)])
        state.update_fight(vampire=replace(fight.vampire, damage=damage))
    return state


def positions(seed: int, rng: random.Random) -> Iterator[Fury3State]:
    """Yield starts of rounds in all kinds of combats, without end."""
    return chain.from_iterable(rounds(varied(state, rng), rng, NOISE) for state in combats(seed))


# ----------------------------------------------------------------------------------------------- the value


def fit_combat_value(rng: random.Random) -> None:
    """Fit all lines of weights; for each player the last round comes first."""
    found = _by_kind(positions(1, rng))
    for player, kind in product((HUNTERS, DRACULA), sorted(found, key=lambda kind: -kind[2])):
        tables = [Rounds(player).table(state, 1) for state in found[kind]]
        now = [points(state, player) for state in found[kind]]
        gains = np.subtract([round_value(table, player) for table in tables], now)
        rows = [features(*position, player) for position in zip(found[kind], now, strict=True)]
        combat_value.WEIGHTS[player][kind] = _fitted(rows, gains)
        guessed = np.subtract([combat_value.promise(state, player) for state in found[kind]], now)
        error = float(np.std(gains - guessed))
        print(player, kind, f"of {np.std(gains):.2f} points unexplained {error:.2f}", flush=True)
    _write_combat_value(combat_value.WEIGHTS)


def _by_kind(states: Iterable[Fury3State]) -> dict[Kind, list[Fury3State]]:
    kinds = [
        (who, night, played) for who in (0, 1) for night in (0, 1) for played in range(MOST_COMBAT_CARDS)
    ]
    found: dict[Kind, list[Fury3State]] = {kind: [] for kind in kinds}
    for state in islice(states, DRAWN):
        own = found[kind_of(state)]
        if len(own) < SAMPLES:
            own.append(state)
            if all(len(some) == SAMPLES for some in found.values()):
                break
    return found


def _fitted(rows: list[list[float]], gains: Matrix) -> list[float]:
    """Ridge regression."""
    matrix = np.array(rows, dtype=float)
    square = matrix.T @ matrix + RIDGE * np.eye(len(FEATURES))
    weights: list[float] = np.linalg.solve(square, matrix.T @ gains).tolist()
    return weights


def _write_combat_value(weights: Sequence[Mapping[Kind, Iterable[float]]]) -> None:
    lines = [
        "# python -m lab.fury3.fit_combat",
        "# who calculates, Dracula himself, night, cards played; weights of " + ", ".join(FEATURES),
    ]
    for player, kinds in enumerate(weights):
        for kind, numbers in sorted(kinds.items()):
            key = "".join(map(str, (player, *kind)))
            lines.append(f"{key} {' '.join(f'{number:.3f}' for number in numbers)}")
    combat_value.FILE.write_text("\n".join(lines) + "\n", "utf-8")


# ----------------------------------------------------------------------------------- the frequencies


class CardFrequencies:
    """The frequency of playable cards, by situation and by groups of similar situations."""

    def __init__(self, cards: int) -> None:
        self._played: dict[Situation, list[float]] = defaultdict(lambda: [0.0] * cards)
        self._held: dict[Situation, list[float]] = defaultdict(lambda: [0.0] * cards)
        self._cards = cards

    def add(self, situation: Situation, shares: Mapping[int, float]) -> None:
        """Add a mixture of the playable cards."""
        for group in _groups(situation):
            for card, share in shares.items():
                self._played[group][card] += share
                self._held[group][card] += 1.0

    def weights(self) -> dict[Situation, list[float]]:
        """Return the mean share of each card by situation; rare situations lean on their groups."""
        return {situation: self._leaning(situation) for situation in _situations()}

    def _leaning(self, situation: Situation) -> list[float]:
        weights = [LEAST] * self._cards
        for group in _groups(situation):
            rows = zip(self._played[group], self._held[group], weights, strict=True)
            weights = [max(LEAST, (share + PRIOR * usual) / (held + PRIOR)) for share, held, usual in rows]
        return weights


def _groups(situation: Situation) -> tuple[Situation, ...]:
    """Return the groups of a situation, from all situations to this one."""
    himself, _, free, weakness, _ = situation
    return (), (himself, free), (himself, free, weakness), situation


def fit_card_frequencies(rng: random.Random) -> None:
    """Average the mixtures of many rounds."""
    strikes, counters = CardFrequencies(len(Item)), CardFrequencies(len(Combat))
    for state in islice(positions(1001, rng), AVERAGED):
        tables = [Rounds(DRACULA).table(_redealt(state, rng), 1) for _ in range(DEALS)]
        for place, hunter in enumerate(fight_of(state).hunters):
            shares = dict(zip(tables[0].cards[place], striking(tables, place, CARELESS).shares, strict=True))
            strikes.add(strike_situation(state, hunter), shares)
        table = Rounds(DRACULA).table(state, 1)
        mixed: dict[int, float] = defaultdict(float)
        for (card, _), share in zip(table.replies, countering([table], CARELESS).shares, strict=True):
            mixed[card] += share
        counters.add(counter_situation(state), mixed)
    _write_card_frequencies(strikes.weights(), counters.weights())


def _redealt(state: Fury3State, rng: random.Random) -> Fury3State:
    """Return the same combat with another Dracula hand."""
    state = state.clone()
    fight = fight_of(state)
    cards = [*fight.hand, *fight.deck]
    rng.shuffle(cards)
    held = len(fight.hand)
    state.update_fight(hand=tuple(sorted(cards[:held])), deck=tuple(cards[held:]))
    return state


def _situations() -> Iterator[Situation]:
    """List all situations."""
    for number in range(72):
        rest, frail = divmod(number, 2)
        rest, weakness = divmod(rest, 3)
        rest, free = divmod(rest, 2)
        himself, dark = divmod(rest, 3)
        yield himself, dark, free, weakness, frail


def _write_card_frequencies(
    strikes: dict[Situation, list[float]], counters: dict[Situation, list[float]]
) -> None:
    lines = [
        "# python -m lab.fury3.fit_combat",
        "# side; Dracula himself, night (2: mesmerized), escapes work, weak (2: very), hunter nearly beaten;",
        "# weights of " + ", ".join(card.name.lower() for card in Item),
        "# or of " + ", ".join(card.name.lower() for card in Combat),
    ]
    for side, table in (("strike", strikes), ("counter", counters)):
        for situation, weights in table.items():
            numbers = " ".join(f"{weight:.2f}" for weight in weights)
            lines.append(f"{side} {''.join(map(str, situation))} {numbers}")
    card_frequencies.FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
