"""The aspects of the second edition's evaluation in words, and the features of each."""

from __future__ import annotations

from ai.knowledge.evaluation_terms import Aspect
from ai.knowledge.fury2.features import BLOOD, TRACK, VAMPIRE_TERMS
from furyqt.rules.core.text import Texts
from furyqt.rules.fury2.tables import DRACULA, HUNTERS

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
ASPECTS = (
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
    Aspect(
        "vampires_near",
        HUNTERS,
        N_("more vampires within the hunters' reach"),
        N_("fewer vampires within the hunters' reach"),
    ),
    Aspect(
        "vampires_in_hand",
        DRACULA,
        N_("more vampires in Dracula's hand"),
        N_("fewer vampires in Dracula's hand"),
    ),
    Aspect(
        "tiles",
        DRACULA,
        N_("more encounters on the trail"),
        N_("fewer encounters on the trail"),
    ),
    Aspect(
        "nearness",
        HUNTERS,
        N_("hunters nearer to Dracula"),
        N_("hunters farther from Dracula"),
    ),
    Aspect(
        "pressure",
        HUNTERS,
        N_("more hunters with weapons near Dracula"),
        N_("fewer hunters with weapons near Dracula"),
    ),
    Aspect(
        "bare",
        HUNTERS,
        N_("more hunters without weapons near Dracula"),
        N_("fewer hunters without weapons near Dracula"),
    ),
    Aspect(
        "revealed",
        HUNTERS,
        N_("Dracula revealed more often"),
        N_("Dracula revealed less often"),
    ),
    Aspect(
        "unseen",
        DRACULA,
        N_("an older trace of Dracula"),
        N_("a fresher trace of Dracula"),
    ),
    Aspect("weapons", HUNTERS, N_("more weapons"), N_("fewer weapons")),
    Aspect(
        "armed",
        HUNTERS,
        N_("more hunters with a weapon"),
        N_("fewer hunters with a weapon"),
    ),
    Aspect("items", HUNTERS, N_("more items"), N_("fewer items")),
    Aspect(
        "events",
        HUNTERS,
        N_("more event cards for the hunters"),
        N_("fewer event cards for the hunters"),
    ),
    Aspect(
        "wounds",
        DRACULA,
        N_("less health for the hunters"),
        N_("more health for the hunters"),
    ),
    Aspect("bites", DRACULA, N_("more bites"), N_("fewer bites")),
    Aspect(
        "held",
        DRACULA,
        N_("more hunters in fog or led by bats"),
        N_("fewer hunters in fog or led by bats"),
    ),
    Aspect(
        "dracula_events",
        DRACULA,
        N_("more event cards for Dracula"),
        N_("fewer event cards for Dracula"),
    ),
    Aspect("resolve", HUNTERS, N_("more resolve"), N_("less resolve")),
    Aspect(
        "day",
        DRACULA,
        N_("the next dawn nearer"),
        N_("the next dawn farther away"),
    ),
    Aspect("night", DRACULA, N_("night more often"), N_("night less often")),
    Aspect(
        "sea",
        DRACULA,
        N_("Dracula at sea more often"),
        N_("Dracula at sea less often"),
    ),
    Aspect(
        "castle",
        HUNTERS,
        N_("Dracula at his castle more often"),
        N_("Dracula at his castle less often"),
    ),
    Aspect(
        "ally",
        HUNTERS,
        N_("a hunters' ally more often"),
        N_("a hunters' ally less often"),
    ),
    Aspect(
        "dracula_ally",
        DRACULA,
        N_("a Dracula ally more often"),
        N_("a Dracula ally less often"),
    ),
    Aspect(
        "lives",
        DRACULA,
        N_("more lives of Dracula's Servant"),
        N_("fewer lives of Dracula's Servant"),
    ),
    Aspect("hosts", HUNTERS, N_("more holy places"), N_("fewer holy places")),
    Aspect(
        "fight",
        HUNTERS,
        N_("combat with Dracula more often"),
        N_("combat with Dracula less often"),
    ),
    Aspect(
        "fight_wounds",
        DRACULA,
        N_("hunters in combat more badly hurt"),
        N_("hunters in combat less badly hurt"),
    ),
    Aspect(
        "end",
        HUNTERS,
        N_("an early victory of the hunters more often"),
        N_("an early victory of Dracula more often"),
    ),
)
"""In the order of ABOUT, and the end of the game last."""
