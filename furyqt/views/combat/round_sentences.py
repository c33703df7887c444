"""The results of combat rounds in words."""

from __future__ import annotations

from furyqt.rules.core.text import Texts, Translate
from furyqt.views.picture import FightPicture, FightRound

N_ = Texts("combat")

_TOLD = N_("Round {round}: {what}")


def result_sentences(fight: FightPicture, translate: Translate) -> str:
    """Return the effects of this round's cards, or of the last round's until the cards are revealed."""
    if fight.results:
        return " ".join(result.render(translate) for result in fight.results)
    return round_sentence(fight.history[-1], translate) if fight.history else ""


def round_sentence(told: FightRound, translate: Translate) -> str:
    """Return the effects of a round's cards, after its number."""
    words = " ".join(result.render(translate) for result in told.results)
    return _TOLD.fill(round=told.number, what=words).render(translate)
