"""The seed of each computer decision in a record: it follows from what the deciding player may know.

It is derived from the game's seed, the player, and the number of decisions that this player has had before.
So two games that look the same to a player give that player the same decisions and hints, even if another
player has had one more prompt in one of them. The game's seed gives each game its own decisions; it is
hashed, and so no decision shows anything of it.

Records without the tag `Seeds` are older: their seeds follow from the number of actions of all players.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from ai.agent import decision_seed
from furyqt.rules.core.agenda import State, player_to_move
from furyqt.rules.core.record import Record

SEEDS, OWN = "Seeds", "own decisions"
"""The tag of a record and its value."""


def with_own_seeds(record: Record) -> Record:
    """Return the record of a game that begins, with the tag."""
    return replace(record, tags={**record.tags, SEEDS: OWN})


def own_seed(game_seed: int, player: int, decisions: int) -> int:
    """Return the 63-bit seed of a player's decision, after this number of decisions of the same player."""
    digest = hashlib.blake2b(f"{game_seed}:{player}:{decisions}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


def recorded_seed(record: Record, states: Sequence[State], ply: int, player: int) -> int:
    """Return the seed of a player's decision in the position after this number of actions.

    `states` are the record's positions, at least as far as that one.
    """
    if record.tags.get(SEEDS) != OWN:
        return decision_seed(record.seed, ply)
    own = sum(player_to_move(states[before]) == player for before in range(ply))
    return own_seed(record.seed, player, own)
