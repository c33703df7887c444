"""The words for the value of a chapter of the third edition: its counters, and the end."""

from __future__ import annotations

from typing import ClassVar

from ai.knowledge.evaluation_terms import Aspect
from ai.knowledge.fury.aims import CountedTerms
from ai.knowledge.fury3.evaluation_terms import ASPECTS, Fury3Terms
from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.chapters.counters import ChapterCount
from furyqt.rules.fury3.tables import DRACULA, HUNTERS

N_ = Texts("fury3.aims")

_ORDINARY = {aspect.name: aspect for aspect in ASPECTS}


class AimedTerms(CountedTerms[ChapterCount], Fury3Terms):
    """The terms of a position's value in a chapter."""

    counted: ClassVar[dict[str, Aspect]] = {
        "turned": Aspect("turned", HUNTERS, N_("more hideouts found"), N_("fewer hideouts found")),
        "revealed": _ORDINARY["revealed"],
        "harm": _ORDINARY["damage"],
        "slain": Aspect("slain", HUNTERS, N_("more vampires defeated"), N_("fewer vampires defeated")),
        "emptied": Aspect("emptied", HUNTERS, N_("more boxes made clean"), N_("fewer boxes made clean")),
        "defeated": _ORDINARY["defeated"],
        "influence": _ORDINARY["influence"],
        "sails": Aspect("sails", DRACULA, N_("more voyages by Dracula"), N_("fewer voyages by Dracula")),
        "moves": Aspect("moves", DRACULA, N_("more journeys used up"), N_("fewer journeys used up")),
    }
