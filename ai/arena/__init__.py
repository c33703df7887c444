"""Games between agents, and the statistics of their results."""

from ai.arena.matches import Match, Result, play_match, play_matches
from ai.arena.measure import mean_interval, summary, wilson

__all__ = ["Match", "Result", "mean_interval", "play_match", "play_matches", "summary", "wilson"]
