"""The aspects of the second edition's evaluation in words, and the features of each."""

from __future__ import annotations

from ai.knowledge.evaluation_terms import Aspect
from ai.knowledge.fury2.features import BLOOD, TRACK, VAMPIRE_TERMS
from furyqt.rules.core.text import N_
from furyqt.rules.fury2.tables import DRACULA, HUNTERS

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
        N_("fury2.reasons", "less blood for Dracula"),
        N_("fury2.reasons", "more blood for Dracula"),
    ),
    Aspect(
        "vampires",
        DRACULA,
        N_("fury2.reasons", "more vampires on the track"),
        N_("fury2.reasons", "fewer vampires on the track"),
    ),
    Aspect(
        "growing",
        DRACULA,
        N_("fury2.reasons", "more vampires that may mature"),
        N_("fury2.reasons", "fewer vampires that may mature"),
    ),
    Aspect(
        "vampires_near",
        HUNTERS,
        N_("fury2.reasons", "more vampires within the hunters' reach"),
        N_("fury2.reasons", "fewer vampires within the hunters' reach"),
    ),
    Aspect(
        "vampires_in_hand",
        DRACULA,
        N_("fury2.reasons", "more vampires in Dracula's hand"),
        N_("fury2.reasons", "fewer vampires in Dracula's hand"),
    ),
    Aspect(
        "tiles",
        DRACULA,
        N_("fury2.reasons", "more encounters on the trail"),
        N_("fury2.reasons", "fewer encounters on the trail"),
    ),
    Aspect(
        "nearness",
        HUNTERS,
        N_("fury2.reasons", "hunters nearer to Dracula"),
        N_("fury2.reasons", "hunters farther from Dracula"),
    ),
    Aspect(
        "pressure",
        HUNTERS,
        N_("fury2.reasons", "more hunters with weapons near Dracula"),
        N_("fury2.reasons", "fewer hunters with weapons near Dracula"),
    ),
    Aspect(
        "bare",
        HUNTERS,
        N_("fury2.reasons", "more hunters without weapons near Dracula"),
        N_("fury2.reasons", "fewer hunters without weapons near Dracula"),
    ),
    Aspect(
        "revealed",
        HUNTERS,
        N_("fury2.reasons", "Dracula revealed more often"),
        N_("fury2.reasons", "Dracula revealed less often"),
    ),
    Aspect(
        "unseen",
        DRACULA,
        N_("fury2.reasons", "an older trace of Dracula"),
        N_("fury2.reasons", "a fresher trace of Dracula"),
    ),
    Aspect("weapons", HUNTERS, N_("fury2.reasons", "more weapons"), N_("fury2.reasons", "fewer weapons")),
    Aspect(
        "armed",
        HUNTERS,
        N_("fury2.reasons", "more hunters with a weapon"),
        N_("fury2.reasons", "fewer hunters with a weapon"),
    ),
    Aspect("items", HUNTERS, N_("fury2.reasons", "more items"), N_("fury2.reasons", "fewer items")),
    Aspect(
        "events",
        HUNTERS,
        N_("fury2.reasons", "more event cards for the hunters"),
        N_("fury2.reasons", "fewer event cards for the hunters"),
    ),
    Aspect(
        "wounds",
        DRACULA,
        N_("fury2.reasons", "less health for the hunters"),
        N_("fury2.reasons", "more health for the hunters"),
    ),
    Aspect("bites", DRACULA, N_("fury2.reasons", "more bites"), N_("fury2.reasons", "fewer bites")),
    Aspect(
        "held",
        DRACULA,
        N_("fury2.reasons", "more hunters in fog or led by bats"),
        N_("fury2.reasons", "fewer hunters in fog or led by bats"),
    ),
    Aspect(
        "dracula_events",
        DRACULA,
        N_("fury2.reasons", "more event cards for Dracula"),
        N_("fury2.reasons", "fewer event cards for Dracula"),
    ),
    Aspect("resolve", HUNTERS, N_("fury2.reasons", "more resolve"), N_("fury2.reasons", "less resolve")),
    Aspect(
        "day",
        DRACULA,
        N_("fury2.reasons", "the next dawn nearer"),
        N_("fury2.reasons", "the next dawn farther away"),
    ),
    Aspect(
        "night", DRACULA, N_("fury2.reasons", "night more often"), N_("fury2.reasons", "night less often")
    ),
    Aspect(
        "sea",
        DRACULA,
        N_("fury2.reasons", "Dracula at sea more often"),
        N_("fury2.reasons", "Dracula at sea less often"),
    ),
    Aspect(
        "castle",
        HUNTERS,
        N_("fury2.reasons", "Dracula at his castle more often"),
        N_("fury2.reasons", "Dracula at his castle less often"),
    ),
    Aspect(
        "ally",
        HUNTERS,
        N_("fury2.reasons", "a hunters' ally more often"),
        N_("fury2.reasons", "a hunters' ally less often"),
    ),
    Aspect(
        "dracula_ally",
        DRACULA,
        N_("fury2.reasons", "a Dracula ally more often"),
        N_("fury2.reasons", "a Dracula ally less often"),
    ),
    Aspect(
        "lives",
        DRACULA,
        N_("fury2.reasons", "more lives of Dracula's Servant"),
        N_("fury2.reasons", "fewer lives of Dracula's Servant"),
    ),
    Aspect(
        "hosts", HUNTERS, N_("fury2.reasons", "more holy places"), N_("fury2.reasons", "fewer holy places")
    ),
    Aspect(
        "fight",
        HUNTERS,
        N_("fury2.reasons", "combat with Dracula more often"),
        N_("fury2.reasons", "combat with Dracula less often"),
    ),
    Aspect(
        "fight_wounds",
        DRACULA,
        N_("fury2.reasons", "hunters in combat more badly hurt"),
        N_("fury2.reasons", "hunters in combat less badly hurt"),
    ),
    Aspect(
        "end",
        HUNTERS,
        N_("fury2.reasons", "an early victory of the hunters more often"),
        N_("fury2.reasons", "an early victory of Dracula more often"),
    ),
)
"""In the order of ABOUT, and the end of the game last."""
