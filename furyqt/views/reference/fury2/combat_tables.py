"""The table of results of each combat card, as the printed cards have it (C12)."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts
from furyqt.rules.fury2 import words
from furyqt.rules.fury2.decks import Deck, Tactic
from furyqt.rules.fury2.options import Fury2Options
from furyqt.rules.fury2.tactics.cards import HUNTER_CARDS, can_meet
from furyqt.rules.fury2.tactics.fight import Enemy
from furyqt.rules.fury2.tactics.outcomes import result_text
from furyqt.rules.fury2.tactics.results import result_table
from furyqt.views.reference.tables import table

N_ = Texts("fury2.card_pages")

_AGAINST = N_("Against")
_WON = N_("If this card wins")
_LOST = N_("If this card loses")
_HEAD = (_AGAINST, _WON, _LOST)


def strike_table(item: int) -> Text:
    """Return what a hunter's card does against each card of Dracula and his agents."""
    tactics = [tactic for tactic in Tactic if can_meet(item, tactic)]
    rows = [
        (_name(tactic), _result(item, tactic, hunters_win=True), _result(item, tactic, hunters_win=False))
        for tactic in tactics
    ]
    return table(_HEAD, rows)


def counter_table(tactic: int) -> Text:
    """Return what a card of Dracula or an agent does against each card of a hunter."""
    rows = [
        (
            words.card_text(Deck.ITEM, item),
            _result(item, tactic, hunters_win=False),
            _result(item, tactic, hunters_win=True),
        )
        for item in HUNTER_CARDS
        if can_meet(item, tactic)
    ]
    return table(_HEAD, rows)


def _name(tactic: int) -> Text:
    name = words.tactic_text(tactic)
    return _OF_AGENT.fill(card=name) if tactic >= Tactic.AGENT_PUNCH else name


_OF_AGENT = N_("{card} of an agent")


def _result(item: int, tactic: int, *, hunters_win: bool) -> Text:
    enemy = Enemy.AGENT if tactic >= Tactic.AGENT_PUNCH else Enemy.DRACULA
    return result_text(result_table(Fury2Options())[item, tactic, hunters_win], enemy)
