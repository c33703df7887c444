"""The options of a game, and rulings on unclear cases."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.views.reference.fury3.lists import OPTION_TERMS
from furyqt.views.reference.page import Chapter, Page

CHAPTER = Chapter(
    N_("fury3.reference", "Options and rulings"),
    (
        Page(
            "options",
            N_("fury3.reference", "Options before a game"),
            (
                N_(
                    "fury3.reference",
                    "If players have settled a point in more than one way, you may choose before "
                    "a game, in the New Game dialog under Advanced, Rules. The first answer of "
                    "each is the standard one.",
                ),
                OPTION_TERMS,
            ),
            see=("advanced", "rulings_moves", "rulings_cards", "rulings_combat", "corrections"),
        ),
        Page(
            "rulings_moves",
            N_("fury3.reference", "Rulings: moves and the trail"),
            (
                (
                    N_(
                        "fury3.reference",
                        "Whether Dracula has a move is checked before the trail slides. A "
                        "hideout whose card he needs for his move does not become a lair.",
                    ),
                    N_("fury3.reference", "A matured vampire never clears the hideout Dracula is in."),
                    N_("fury3.reference", "Damage from the sea may destroy Dracula."),
                    N_("fury3.reference", "Dracula may clear a lair only in his own phase."),
                    N_("fury3.reference", "With Wolf Form Dracula may pass hunters, but no protected city."),
                    N_("fury3.reference", "A move from or to a sea zone crosses no border."),
                    N_(
                        "fury3.reference",
                        "Scouting a city also applies to lairs; Local Rumors applies to hideouts only.",
                    ),
                ),
            ),
            see=("options", "stuck", "hide", "lairs", "holy"),
            rules=("R15.2", "R15.3", "R15.5", "R15.9", "R15.10", "R15.12", "R7.8"),
        ),
        Page(
            "rulings_cards",
            N_("fury3.reference", "Rulings: cards"),
            (
                (
                    N_(
                        "fury3.reference",
                        "Customs Search and the draw of Long Night come before anything is found.",
                    ),
                    N_("fury3.reference", "Good Luck may answer False Tip at any time."),
                    N_(
                        "fury3.reference",
                        "A Stake handles one encounter, which the hunter names; for that, all "
                        "encounters of the place are turned up.",
                    ),
                    N_("fury3.reference", "A hunter without items suffers the damage of Customs Search."),
                    N_(
                        "fury3.reference",
                        "Darkness Returns leaves out the day's actions; the time marker moves as always.",
                    ),
                    N_("fury3.reference", "Surprising Return brings back only hunters' allies."),
                    N_(
                        "fury3.reference",
                        "While Dracula is at sea, the answer to Hypnosis is “the sea” and the "
                        "answer to Psychic Bond is “no”.",
                    ),
                ),
            ),
            see=("options", "answers", "allies"),
            rules=("R15.8", "R15.13", "R15.14", "R15.16", "R15.17", "R15.18", "R12.10"),
        ),
        Page(
            "rulings_combat",
            N_("fury3.reference", "Rulings: combat"),
            (
                (
                    N_("fury3.reference", "Plotting can be turned facedown before the icons are compared."),
                    N_("fury3.reference", "Two Mesmerize cards on one hunter do not add up."),
                    N_("fury3.reference", "Fangs gives its influence even if the bite is prevented."),
                    N_("fury3.reference", "Enraged cannot save an escape card."),
                    N_("fury3.reference", "An encounter vampire may escape from the fourth round on."),
                    N_("fury3.reference", "Only the hunter who wears Garlic Wreath loses it to Claws."),
                    N_(
                        "fury3.reference",
                        "A combat without hunters ends, even along with Dracula's last card.",
                    ),
                ),
            ),
            see=("options", "pride", "vampires", "bat_flight"),
            rules=("R15.15", "R10.7", "R10.8", "R10.14"),
        ),
        Page(
            "corrections",
            N_("fury3.reference", "Corrections used here"),
            (
                N_(
                    "fury3.reference",
                    "If a card or a rule was corrected after it was printed, the correction applies:",
                ),
                (
                    N_(
                        "fury3.reference",
                        "Heavenly hosts are removed at dawn; matured vampires give the influence "
                        "on their card.",
                    ),
                    N_("fury3.reference", "Fangs gives influence only against a mesmerized hunter."),
                    N_("fury3.reference", "A rumor counts for a vampire of its own hideout."),
                    N_("fury3.reference", "Which fog is removed at dusk is not a choice."),
                    N_(
                        "fury3.reference",
                        "Aggressive Vampire is another name for Reckless Vampire, and Stormy "
                        "Seas for Summon Storms.",
                    ),
                ),
                N_(
                    "fury3.reference",
                    "Cards take precedence over rules. Labels such as R14.6 at the bottom of a "
                    "page number the rules, so that players can refer to them.",
                ),
            ),
            see=("options", "influence"),
            rules=("R14.1", "R14.2", "R14.3", "R14.4", "R14.5", "R14.6", "R14.7", "R14.8"),
        ),
    ),
)
