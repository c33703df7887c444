"""Fog, storms, roadblocks and blessings: their effects and their removal."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.tables import MOST_DESPAIR
from furyqt.views.reference.fury3.lists import TOKEN_TABLE
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("fury3.reference")

CHAPTER = Chapter(
    N_("Tokens"),
    (
        Page(
            "tokens",
            N_("Tokens"),
            (
                N_(
                    "There is a limited number of tokens of each kind. A kind that is used up "
                    "cannot be placed."
                ),
                TOKEN_TABLE,
            ),
            see=("fog", "storms", "roadblocks", "holy", "bats_token", "despair_token"),
            rules=("R9.8",),
        ),
        Page(
            "fog",
            N_("Fog"),
            (
                N_(
                    "No hunter enters, leaves or passes through a city in fog, not even one who "
                    "is moved by a card or by bats. No hunter searches there."
                ),
                N_("Dracula comes and goes as he likes. In a city in fog he may refuse a combat."),
                N_(
                    "At the end of dusk, every city in fog loses one token. So two tokens last for two dusks."
                ),
            ),
            see=("dusk", "road", "rail", "combat", "card:encounter:unnatural_fog"),
            rules=("R9.4", "R5.5.5"),
            art="tokens/fog",
        ),
        Page(
            "storms",
            N_("Storms"),
            (
                N_(
                    "A storm closes a sea zone to hunters: no hunter can sail into it. A hunter "
                    "who is already there may sail out."
                ),
                N_("Dracula sails through storms. No sea zone can have two storms."),
                N_("At the end of dusk, one storm is removed. Dracula chooses which."),
            ),
            see=("dusk", "sea_hunters", "card:event:summon_storms"),
            rules=("R9.6",),
            art="tokens/storm",
        ),
        Page(
            "roadblocks",
            N_("Roadblocks"),
            (
                N_(
                    "A roadblock closes one road or one railway to hunters. It does not hinder "
                    "Dracula, and no road or railway can have two."
                ),
                N_(
                    "At the end of dusk, one roadblock is removed. Dracula chooses which; the "
                    "hunters can remove one with Good Luck."
                ),
            ),
            see=("dusk", "road", "rail", "card:event:roadblock", "card:event:good_luck"),
            rules=("R9.5",),
            art="tokens/roadblock_road",
        ),
        Page(
            "holy",
            N_("Consecrated ground and heavenly hosts"),
            (
                N_(
                    "Both keep Dracula out of a city. Where one is placed, a hideout there is "
                    "turned up, location and encounters; if Dracula is there, he is revealed and"
                    " must leave in his next phase, without Feed, Dark Call or Hide."
                ),
                N_(
                    "There is only one consecrated ground. It stays until it is moved or "
                    "Devilish Power removes it."
                ),
                N_("A heavenly host stays for a whole round and is removed at the second dawn."),
                N_("Neither may be placed on Castle Dracula, Galatz or Klausenburg."),
            ),
            see=(
                "moving",
                "card:event:consecrated_ground",
                "card:item:heavenly_host",
                "card:event:devilish_power",
            ),
            rules=("R9.7", "R14.1", "R15.4", "R6.7"),
            art="tokens/consecrated",
        ),
        Page(
            "despair_token",
            N_("Despair tokens"),
            (
                N_(
                    "Despair tokens mark the weeks that have passed, up to {most}. They are never removed."
                ).fill(most=MOST_DESPAIR),
                N_(
                    "They increase Rage, they set how strong Pride is, and together they wake "
                    "The Fury of Dracula."
                ),
            ),
            see=("weeks", "rage", "pride", "fury"),
            art="tokens/despair",
        ),
    ),
)
