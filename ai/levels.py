"""The strength of computer players, and the names of agents.

    random   greedy   bot:NAME   search:BUDGET[/DIVISOR][@SECONDSs][+STYLE]

A budget is a level (`normal`), a number of iterations (`200`) or a time (`0.5s`). A divisor reduces the
iterations and keeps everything else of a level (`hard/8`, for measurements); `@2s` limits the thinking time;
a style (`+bold`) is a taste that the game's knowledge offers.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping

import msgspec

from ai.agent import UnknownAgentError
from ai.knowledge.optional_modules import optional_module
from ai.rule_bots import is_rule_bot
from ai.styles import all_styles
from furyqt.rules.core.text import Texts, shortened

N_ = Texts("errors")

RANDOM, GREEDY, SEARCH = "random", "greedy", "search"
SIMPLE_AGENTS = (RANDOM, GREEDY)
"""The agents that do not look ahead."""
MOST_SECONDS = 86_400
SMALLEST_TREE = 800
"""The smallest number of iterations of a tree beside others; a divided level has fewer trees."""
_NUMBER = re.compile(r"[0-9]{1,9}")
_SECONDS = re.compile(r"((?:[0-9]{1,9}(?:\.[0-9]{1,20})?|\.[0-9]{1,20})(?:e-?[0-9]{1,2})?)s")


class Level(msgspec.Struct, frozen=True):
    """The parameters of a search; no level sees more than another, and none errs at random."""

    iterations: int = 0
    """The number of iterations per decision; 0 if only time is limited."""
    trees: int = 1
    """The number of independent trees that share the iterations.

    Their counts at the root are summed in order, so that the result does not depend on the number of
    processes.
    """
    belief_flattening: float = 0.0
    """The flattening of the weights of hidden rows: at 1 only what is possible counts."""
    temperature: float = 0.0
    """The loss in value, from 0 to 1, that makes an action e times less likely than the best; 0 for the best
    action always.
    """
    cap: float = 0.0
    """The greatest loss in value that a mistake may cost."""
    revision: int = 0
    """The number of times that the game's knowledge has changed since the levels are as they are."""

    @property
    def mark(self) -> str:
        """Four digits that change when a parameter does: a record has them beside a level's decision."""
        numbers = msgspec.structs.asdict(self)
        if not self.revision:
            del numbers["revision"]  # records that are older than this field have the mark without it
        return hashlib.blake2b(msgspec.json.encode(numbers), digest_size=2).hexdigest()


LEVELS = ("novice", "easy", "normal", "hard", "master")
"""The names of the levels, the weakest first."""
_USUAL = dict(
    zip(
        LEVELS,
        (
            Level(8, belief_flattening=1.0, temperature=0.15, cap=0.3),
            Level(25, belief_flattening=0.6, temperature=0.08, cap=0.2),
            Level(100, belief_flattening=0.4, temperature=0.03, cap=0.1),
            Level(400, belief_flattening=0.2, temperature=0.01, cap=0.05),
            Level(1600),
        ),
        strict=True,
    )
)
"""The levels of a game whose knowledge has no table of its own."""


def levels_of(game: str) -> Mapping[str, Level]:
    """Return the levels of a game by name: the table of its knowledge, fitted to how its strength grows."""
    found: Mapping[str, Level] = getattr(optional_module(game, "levels"), "LEVELS", _USUAL)
    return found


class Spec(msgspec.Struct, frozen=True):
    """The parts of an agent's name; a search has a level, a number of iterations or only a time limit."""

    kind: str = SEARCH
    level: str = ""
    iterations: int = 0
    divisor: int = 1
    seconds: float = 0.0
    """The time limit for a decision; 0 for no limit."""
    style: str = ""

    def thinking(self, game: str) -> Level:
        """Return the parameters of the search in this game, with the divided iterations."""
        whole = levels_of(game)[self.level] if self.level else Level(self.iterations)
        share = max(1, whole.iterations // self.divisor) if whole.iterations else 0
        trees = min(whole.trees, max(1, share // SMALLEST_TREE)) if share else whole.trees
        return msgspec.structs.replace(whole, iterations=share, trees=trees)

    def mark(self, game: str) -> str:
        """Return the mark of the level's parameters in this game; empty for a plain search."""
        return self.thinking(game).mark if self.level else ""

    @property
    def text(self) -> str:
        """The agent's name."""
        if self.kind != SEARCH:
            return self.kind
        limit = f"{self.seconds:.12g}s" if self.seconds else ""
        budget = self.level or (str(self.iterations) if self.iterations else "")
        time = f"@{limit}" if budget and limit else limit
        divisor = f"/{self.divisor}" if self.divisor > 1 else ""
        return f"{SEARCH}:{budget}{divisor}{time}" + (f"+{self.style}" if self.style else "")


EXAMPLES = "random, greedy, search:normal, search:200, search:0.5s, search:hard@2s+bold, bot:chaser"
_NO_AGENT = N_("“{agent}” is not a player: {examples}")
_NO_LEVEL = N_("“{level}” is not a level ({levels}), number of iterations (200) or time (0.5s)")
_NO_PART = N_("“/{part}” is not a part of a level or number of iterations, such as hard/8")
_NO_LIMIT = N_("“@{limit}” is not a time limit for a level or number, such as hard@2s")
_NO_STYLE = N_("“{style}” is not a style (available styles: {styles})")


def parse_spec(text: str) -> Spec:
    """Parse an agent's name; UnknownAgentError with one line of text if it is not valid."""
    if text in SIMPLE_AGENTS or is_rule_bot(text):
        return Spec(text)
    kind, _, rest = text.partition(":")
    if kind != SEARCH or not rest:
        raise UnknownAgentError(_NO_AGENT.fill(agent=shortened(text), examples=EXAMPLES))
    rest, plus, style = rest.partition("+")
    rest, at, limit = rest.partition("@")
    budget, slash, divisor = rest.partition("/")
    spec = _budget(budget)
    if slash:
        spec = msgspec.structs.replace(spec, divisor=_divisor(spec, divisor))
    if at:
        spec = msgspec.structs.replace(spec, seconds=_limit(spec, limit))
    return msgspec.structs.replace(spec, style=_style(style)) if plus else spec


def _budget(text: str) -> Spec:
    """Parse a level, a number of iterations or a time."""
    if text in LEVELS:
        return Spec(level=text)
    spec = Spec(iterations=_whole(text), seconds=_seconds(text))
    if not (spec.iterations or spec.seconds):
        levels = ", ".join(LEVELS)
        raise UnknownAgentError(_NO_LEVEL.fill(level=shortened(text), levels=levels))
    return spec


def _divisor(spec: Spec, text: str) -> int:
    if spec.seconds or not _whole(text):
        raise UnknownAgentError(_NO_PART.fill(part=shortened(text)))
    return _whole(text)


def _limit(spec: Spec, text: str) -> float:
    if spec.seconds or not _seconds(text):
        raise UnknownAgentError(_NO_LIMIT.fill(limit=shortened(text)))
    return _seconds(text)


def _style(text: str) -> str:
    if text not in all_styles():
        raise UnknownAgentError(_NO_STYLE.fill(style=shortened(text), styles=", ".join(all_styles())))
    return text


def _whole(text: str) -> int:
    """Parse a number of iterations or a divisor; 0 if it is not one."""
    return int(text) if _NUMBER.fullmatch(text) else 0


def _seconds(text: str) -> float:
    """Parse a time such as 0.5s; 0 if it is not one."""
    found = _SECONDS.fullmatch(text)
    seconds = float(found[1]) if found else 0.0
    return seconds if seconds < MOST_SECONDS else 0.0
