"""The aspects of the second edition's evaluation in words, and the features of each."""

from __future__ import annotations

from ai.knowledge.evaluation_terms import Aspect, unsaid
from ai.knowledge.fury.aspects import counted, shared
from ai.knowledge.fury2.features import BLOOD, TRACK, VAMPIRE_TERMS
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.tables import DRACULA, HUNTERS, MOST_BLOOD, MOST_RESOLVE, MOST_VAMPIRES

N_ = Texts("fury2.reasons")

ABOUT = {
    "blood": BLOOD,
    "vampires": TRACK,
    "growing": tuple(name for name in VAMPIRE_TERMS if name not in ("vampires_near", "vampires_in_hand")),
    "vampires_near": ("vampires_near",),
    "vampires_in_hand": ("vampires_in_hand",),
    "tiles": ("tiles",),
    "nearness": ("-away0", "-away1", "-away2", "-away3"),
    "pressure": ("pressure",),
    "bare": ("bare",),
    "revealed": ("revealed",),
    "unseen": ("unseen",),
    "weapons": ("weapons",),
    "armed": ("armed",),
    "items": ("items",),
    "events": ("events",),
    "wounds": ("wounds", "wounds_square"),
    "bites": ("bites",),
    "held": ("held",),
    "dracula_events": ("dracula_events",),
    "resolve": ("resolve",),
    "day": ("day",),
    "night": ("night",),
    "sea": ("sea",),
    "castle": ("castle",),
    "ally": ("ally",),
    "dracula_ally": ("dracula_ally",),
    "lives": ("lives",),
    "hosts": ("hosts",),
    "fight": ("fight",),
    "fight_wounds": ("fight_wounds",),
}
"""The features of each aspect; one with a minus counts as less of it."""
UNITS = {
    "blood": MOST_BLOOD,
    "vampires": MOST_VAMPIRES,
    "weapons": 8,
    "items": 8,
    "events": 4,
    "bites": 1,
    "dracula_events": 4,
    "resolve": MOST_RESOLVE,
}
"""The number that is 1 in the feature, for each aspect that a person can count."""
_ALL = (
    Aspect(
        "blood",
        HUNTERS,
        N_("less blood for Dracula"),
        N_("more blood for Dracula"),
    ),
    Aspect(
        "vampires",
        DRACULA,
        N_("more vampires on the track"),
        N_("fewer vampires on the track"),
    ),
    Aspect(
        "growing",
        DRACULA,
        N_("more vampires that may mature"),
        N_("fewer vampires that may mature"),
    ),
    *shared("vampires_near", "vampires_in_hand"),
    Aspect(
        "tiles",
        DRACULA,
        N_("more encounters on the trail"),
        N_("fewer encounters on the trail"),
    ),
    *shared("nearness", "pressure", "bare", "revealed", "unseen", "weapons", "armed", "items", "events"),
    Aspect(
        "wounds",
        DRACULA,
        N_("less health for the hunters"),
        N_("more health for the hunters"),
    ),
    *shared("bites"),
    Aspect(
        "held",
        DRACULA,
        N_("more hunters in fog or led by bats"),
        N_("fewer hunters in fog or led by bats"),
    ),
    *shared("dracula_events"),
    Aspect("resolve", HUNTERS, N_("more resolve"), N_("less resolve")),
    unsaid("day", DRACULA),
    unsaid("night", DRACULA),
    *shared("sea", "castle", "ally"),
    Aspect(
        "dracula_ally",
        DRACULA,
        N_("more help from an ally for Dracula"),
        N_("less help from an ally for Dracula"),
    ),
    Aspect(
        "lives",
        DRACULA,
        N_("more lives of Dracula's Servant"),
        N_("fewer lives of Dracula's Servant"),
    ),
    Aspect("hosts", HUNTERS, N_("more holy places"), N_("fewer holy places")),
    *shared("fight", "fight_wounds", "end"),
)
ASPECTS = counted(_ALL, UNITS)
"""In the order of ABOUT, and the end of the game last."""
