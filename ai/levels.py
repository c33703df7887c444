"""How strong a computer plays, and the names by which people ask for it.

    random   greedy   bot:NAME   search:BUDGET[/DIVISOR][@SECONDSs][+STYLE]

A budget is a level (`normal`), a number of iterations (`200`) or a time (`0.5s`).  A divisor takes that part
of the iterations only and keeps everything else of a level (`hard/8`, for measurements); `@2s` thinks so long
at most; a style (`+bold`) is a taste that the game's knowledge offers.
"""

from __future__ import annotations

import re

import msgspec

from ai.agent import UnknownAgentError
from ai.rule_bots import is_rule_bot
from ai.styles import all_styles

RANDOM, GREEDY, SEARCH = "random", "greedy", "search"
SIMPLE_AGENTS = (RANDOM, GREEDY)
"""The agents that do not think ahead."""
MOST_SECONDS = 86_400
SMALLEST_TREE = 800
"""A tree that is grown beside others has at least so many iterations; a part of a level has fewer trees."""
_NUMBER = re.compile(r"[0-9]{1,9}")
_SECONDS = re.compile(r"((?:[0-9]{1,9}(?:\.[0-9]{1,20})?|\.[0-9]{1,20})(?:e-?[0-9]{1,2})?)s")


class Level(msgspec.Struct, frozen=True):
    """How a search thinks; what it may know is the same for all."""

    iterations: int = 0
    """Worlds it plays through for a decision; 0 leaves that to a limit of time."""
    trees: int = 1
    """Independent trees among which the iterations are shared; their counts at the root are summed in order,
    so that it does not matter how many processes grow them."""
    sampling_rate: float = 0.0
    """The share of decisions that are drawn by how often each action was tried."""
    random_rate: float = 0.0
    """The share of decisions that are drawn evenly from all actions; those that are left take the best."""
    belief_flattening: float = 0.0
    """How far the weights of what may be hidden are flattened: at 1 evidence only says what is possible."""


LEVELS = {
    "novice": Level(25, sampling_rate=0.35, random_rate=0.65, belief_flattening=1.0),
    "easy": Level(100, sampling_rate=0.375, random_rate=0.375, belief_flattening=0.6),
    "normal": Level(400, sampling_rate=0.25, random_rate=0.25, belief_flattening=0.4),
    "hard": Level(1600, trees=2, sampling_rate=0.125, random_rate=0.125, belief_flattening=0.2),
    "master": Level(6400, trees=4),
}
"""The levels, the weakest first: the weaker think less, trust evidence less and err more; none sees more."""


class Spec(msgspec.Struct, frozen=True):
    """An agent's name taken apart; a search has a level, a number of iterations or only a limit of time."""

    kind: str = SEARCH
    level: str = ""
    iterations: int = 0
    divisor: int = 1
    seconds: float = 0.0
    """The most time for a decision; 0 is no limit."""
    style: str = ""

    @property
    def thinking(self) -> Level:
        """How the search thinks, its iterations divided."""
        whole = LEVELS[self.level] if self.level else Level(self.iterations)
        share = max(1, whole.iterations // self.divisor) if whole.iterations else 0
        trees = min(whole.trees, max(1, share // SMALLEST_TREE)) if share else whole.trees
        return msgspec.structs.replace(whole, iterations=share, trees=trees)

    @property
    def text(self) -> str:
        """The name again."""
        if self.kind != SEARCH:
            return self.kind
        limit = f"{self.seconds:.12g}s" if self.seconds else ""
        budget = self.level or (str(self.iterations) if self.iterations else "")
        time = f"@{limit}" if budget and limit else limit
        divisor = f"/{self.divisor}" if self.divisor > 1 else ""
        return f"{SEARCH}:{budget}{divisor}{time}" + (f"+{self.style}" if self.style else "")


def parse_spec(text: str) -> Spec:
    """An agent's name taken apart; UnknownAgentError, in one line, if it means nothing."""
    if text in SIMPLE_AGENTS or is_rule_bot(text):
        return Spec(text)
    kind, _, rest = text.partition(":")
    if kind != SEARCH or not rest:
        raise UnknownAgentError(
            f"{text!r} is not a player: random, greedy, search:normal, search:200, search:0.5s,"
            " search:hard@2s+bold, bot:chaser"
        )
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
    """A level, a number of iterations or a time."""
    if text in LEVELS:
        return Spec(level=text)
    spec = Spec(iterations=_whole(text), seconds=_seconds(text))
    if not (spec.iterations or spec.seconds):
        levels = ", ".join(LEVELS)
        raise UnknownAgentError(
            f"{text!r} is not a level ({levels}), number of iterations (200) or time (0.5s)"
        )
    return spec


def _divisor(spec: Spec, text: str) -> int:
    if spec.seconds or not _whole(text):
        raise UnknownAgentError(f"'/{text}' is not a part of a level or number of iterations, such as hard/8")
    return _whole(text)


def _limit(spec: Spec, text: str) -> float:
    if spec.seconds or not _seconds(text):
        raise UnknownAgentError(f"'@{text}' is not a time limit for a level or number, such as hard@2s")
    return _seconds(text)


def _style(text: str) -> str:
    if text not in all_styles():
        raise UnknownAgentError(f"{text!r} is not a style (available styles: {', '.join(all_styles())})")
    return text


def _whole(text: str) -> int:
    """A number of iterations or a divisor, or 0."""
    return int(text) if _NUMBER.fullmatch(text) else 0


def _seconds(text: str) -> float:
    """A time such as 0.5s, or 0."""
    found = _SECONDS.fullmatch(text)
    seconds = float(found[1]) if found else 0.0
    return seconds if seconds < MOST_SECONDS else 0.0
