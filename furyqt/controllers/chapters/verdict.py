"""The verdict on a chapter: a pure function of the events that the player's side saw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from furyqt.controllers.chapters.conditions import remaining
from furyqt.rules.core.agenda import State
from furyqt.rules.core.campaign.aim import DAY, HIT
from furyqt.rules.core.campaign.campaign import AnyCampaign
from furyqt.rules.core.campaign.tags import ChapterGame
from furyqt.rules.core.events import Event
from furyqt.rules.core.ruleset import Outcome
from furyqt.rules.core.text import Text, Texts

N_ = Texts("chapters")

Medal = Literal["gold", "silver", "bronze", "failed"]
Reason = Literal["goal", "loss", "clock", "seal", "end"]
MEDALS: tuple[Medal, ...] = ("gold", "silver", "bronze", "failed")
GOLD, SILVER, BRONZE, FAILED = MEDALS
REASONS: tuple[Reason, ...] = ("goal", "loss", "clock", "seal", "end")
GOAL, LOSS, CLOCK, SEALED, END = REASONS
"""The goal or the loss was reached, the days are over, places were named, or the game itself ended."""
SEAL = "Seal"
"""The tag with the codes of the places that the player named as the final answer."""
VERDICT = "Verdict"


class ChapterVerdict(msgspec.Struct, frozen=True):
    """The end of a chapter."""

    medal: Medal
    reason: Reason
    day: int
    """The day of the chapter on which it ended; after the last one it is the last."""

    @property
    def is_success(self) -> bool:
        """Whether the goal was reached."""
        return self.medal != FAILED

    @property
    def tag(self) -> str:
        """The value of the record's tag, such as "silver goal 6"."""
        return f"{self.medal} {self.reason} {self.day}"

    def reason_text(self, campaign: AnyCampaign) -> Text:
        """Return why it ended; the campaign has the words for the end of the game itself."""
        if self.reason == END:
            key = "reason.won" if self.is_success else "reason.lost"
            return campaign.texts().get(key, REASON_TEXTS[END])
        if self.reason == SEALED:
            return _RIGHT if self.is_success else _WRONG
        return REASON_TEXTS[self.reason]

    def winners(self, game: ChapterGame, players: int) -> tuple[int, ...]:
        """Return the players of a game with this number of players who won the chapter."""
        own = game.campaign.player
        return tuple(player for player in range(players) if (player == own) == self.is_success)

    def outcome(self, game: ChapterGame, players: int, counts: Mapping[str, int]) -> Outcome:
        """Return the end as a result of a game with this number of players; `counts` are those at its end."""
        winners = self.winners(game, players)
        values = tuple(float(player in winners) for player in range(players))
        return Outcome(winners, self._full_text(game, counts), values)

    def _full_text(self, game: ChapterGame, counts: Mapping[str, int]) -> Text:
        """Return why it ended, with what was still to do when the days were over.

        If the chapter has several medals, the one that was won is named.
        """
        reason, medals = self.reason_text(game.campaign), game.chapter.medals
        if self.reason == CLOCK:
            lacked = game.campaign.texts()["order.lacked"].fill(remaining=remaining(game, counts))
            return _WITH_LACKED.fill(reason=reason, lacked=lacked)
        medal = game.campaign.texts().get(f"medal.{self.medal}")
        if not self.is_success or medal is None or (medals.silver is None and medals.gold is None):
            return reason
        return _WITH_MEDAL.fill(reason=reason, medal=medal)


def read_verdict(tag: str) -> ChapterVerdict | None:
    """Read the value of the tag; None if it is not a verdict."""
    words = tag.split()
    if len(words) != 3 or not words[2].isdecimal():
        return None
    try:
        return ChapterVerdict(
            msgspec.convert(words[0], Medal), msgspec.convert(words[1], Reason), int(words[2])
        )
    except ValueError:
        return None


def chapter_counts(game: ChapterGame, told: Sequence[Event], hits: int = 0) -> Mapping[str, int]:
    """Return the counters from the events that the player saw; `hits` are the places named rightly."""
    return {**game.campaign.counts(told), HIT: hits}


def verdict(
    game: ChapterGame, counts: Mapping[str, int], *, is_sealed: bool, is_won: bool | None
) -> ChapterVerdict | None:
    """Return the verdict, or None while the chapter goes on: goal, then loss, then clock.

    There always is one after the player named places, and when the game itself is over: `is_won` is whether
    the player has won it, or None while it goes on. A won game is always a success.
    """
    judge, day = game.chapter.judge, counts.get(DAY, 1)
    last = min(day, game.days)
    if judge.goal.holds(counts) or is_won:
        reason: Reason = SEALED if is_sealed else GOAL if judge.goal.holds(counts) else END
        return ChapterVerdict(_medal(game, {**counts, DAY: last}), reason, last)
    if is_sealed:
        return ChapterVerdict(FAILED, SEALED, last)
    if judge.loss is not None and judge.loss.holds(counts):
        return ChapterVerdict(FAILED, LOSS, last)
    if is_won is not None:
        return ChapterVerdict(FAILED, END, last)
    return ChapterVerdict(FAILED, CLOCK, last) if day > game.days else None


def _medal(game: ChapterGame, counts: Mapping[str, int]) -> Medal:
    medals = game.chapter.medals
    if medals.gold is not None and medals.gold.holds(counts):
        return GOLD
    return SILVER if medals.silver is not None and medals.silver.holds(counts) else BRONZE


def sealed_hits(game: ChapterGame, state: State, codes: Sequence[str]) -> int:
    """Return how many of the named places are right: 1 or 0, because the hidden figure is in one place.

    An edited record that names too many places has none right.
    """
    return int(len(codes) <= game.seal_places and game.campaign.hidden_place(state) in codes)


_WITH_LACKED = N_("{reason} {lacked}")
_WITH_MEDAL = N_("{reason} Medal: {medal}.")
_RIGHT = N_("The final answer is right.")
_WRONG = N_("The final answer is wrong.")
REASON_TEXTS: dict[str, Text] = {
    GOAL: N_("The goal is reached."),
    LOSS: N_("You have lost."),
    CLOCK: N_("The days are over."),
    END: N_("The game itself is over."),
}
