"""The aim of the game, the ways to win, and the parts of the table."""

from __future__ import annotations

from furyqt.rules.core.text import N_
from furyqt.rules.fury3.decks import VAMPIRE_INFLUENCE, Encounter
from furyqt.rules.fury3.tables import DRACULA_HEALTH, ENCOUNTER_HAND, MOST_DESPAIR, MOST_INFLUENCE
from furyqt.views.reference.fury3.lists import START_CITIES
from furyqt.views.reference.page import Chapter, Page, Terms

CHAPTER = Chapter(
    N_("fury3.reference", "The game"),
    (
        Page(
            "minute",
            N_("fury3.reference", "The game in one minute"),
            (
                N_(
                    "fury3.reference",
                    "Four hunters look for Dracula in Europe. One player leads all four of them;"
                    " the other is Dracula.",
                ),
                N_(
                    "fury3.reference",
                    "Dracula moves in secret. Each of his steps lays a facedown card on his "
                    "trail, and under most of them an encounter waits for whoever comes by.",
                ),
                N_(
                    "fury3.reference",
                    "The hunters go from city to city, gather weapons, tickets and event cards, "
                    "and turn up every card of the trail they step on. Once they know where he "
                    "has been, they can reckon where he must be.",
                ),
                N_(
                    "fury3.reference",
                    "Where a hunter stands in Dracula's own city, they fight at the next dawn or dusk.",
                ),
                N_(
                    "fury3.reference",
                    "Vampires that lie on the trail long enough mature and spread Dracula's "
                    "influence. So the hunters are always a little short of time.",
                ),
            ),
            see=("goal", "round", "actions", "phase", "combat", "words_trail"),
            rules=("R1.2",),
        ),
        Page(
            "goal",
            N_("fury3.reference", "How the game ends"),
            (
                N_("fury3.reference", "Dracula wins as soon as his influence reaches {most}.").fill(
                    most=MOST_INFLUENCE
                ),
                N_(
                    "fury3.reference",
                    "The hunters win as soon as Dracula has {health} damage. It makes no "
                    "difference what did it: a knife, a rough crossing, or an ally of the "
                    "hunters.",
                ).fill(health=DRACULA_HEALTH),
                N_("fury3.reference", "Should one blow bring both about, the hunters win."),
                N_(
                    "fury3.reference",
                    "There is no limit of rounds: as weeks go by, despair grows and the "
                    "influence rises faster and faster.",
                ),
            ),
            see=("influence", "damage_dracula", "rage", "sheet"),
            rules=("R2.1", "R2.2", "R2.3", "R14.7"),
        ),
        Page(
            "influence",
            N_("fury3.reference", "What moves the influence"),
            (
                N_(
                    "fury3.reference",
                    "The influence track begins at 0 and ends at {most}. Only these things move it forward:",
                ).fill(most=MOST_INFLUENCE),
                (
                    N_(
                        "fury3.reference", "A vampire matures: by the number on its card, {low} or {high}."
                    ).fill(
                        low=VAMPIRE_INFLUENCE[Encounter.NEW_VAMPIRE],
                        high=VAMPIRE_INFLUENCE[Encounter.RECKLESS_VAMPIRE],
                    ),
                    N_("fury3.reference", "In the advanced game, a rumor token on that hideout: by 3 more."),
                    N_("fury3.reference", "A hunter is defeated: by 2, and 1 more for each despair token."),
                    N_("fury3.reference", "Fangs works on a mesmerized hunter by night: by 1."),
                    N_(
                        "fury3.reference",
                        "Reckless Vampire, if it ambushed, and each Fangs of it that works: by 1.",
                    ),
                    N_(
                        "fury3.reference",
                        "With all {despair} despair tokens out, each city card or Hide that Dracula "
                        "lays: by 3.",
                    ).fill(despair=MOST_DESPAIR),
                ),
                N_("fury3.reference", "One card alone moves it back: Vampire Lair, by 2, and never below 0."),
            ),
            see=("mature", "rage", "fury", "rumors", "card:event:vampire_lair", "card:combat:fangs"),
            rules=("R2.4", "R2.5", "R14.2", "R14.3"),
        ),
        Page(
            "setup",
            N_("fury3.reference", "The beginning"),
            (
                N_(
                    "fury3.reference",
                    "The influence is 0, and the time is Monday by day. Dracula holds {cards} "
                    "encounters; the hunters hold nothing but Punch, Dodge and Escape, which "
                    "every hunter always has.",
                ).fill(cards=ENCOUNTER_HAND),
                N_("fury3.reference", "In the base game the hunters start here:"),
                START_CITIES,
                N_(
                    "fury3.reference",
                    "In the advanced game each hunter chooses a city, in activation order, but "
                    "not Castle Dracula.",
                ),
                N_(
                    "fury3.reference",
                    "Then Dracula chooses a city without a hunter, in secret and not his castle."
                    " Its card opens the trail, without an encounter.",
                ),
            ),
            see=("first_round", "advanced", "tickets"),
            rules=("R1.1", "R1.4", "R1.7", "R1.8", "R1.9"),
        ),
        Page(
            "first_round",
            N_("fury3.reference", "The first round"),
            (
                N_(
                    "fury3.reference",
                    "The game begins in the middle of a round: with the day, not with a dawn.",
                ),
                N_(
                    "fury3.reference",
                    "So in the first round nobody plays a card for the dawn, and the time marker"
                    " does not move until dusk.",
                ),
                N_(
                    "fury3.reference",
                    "Dracula makes his first step only after all four hunters have acted by day "
                    "and by night.",
                ),
            ),
            see=("setup", "day", "options"),
            rules=("R1.11",),
        ),
        Page(
            "aids",
            N_("fury3.reference", "Aids to deduction"),
            (
                N_(
                    "fury3.reference",
                    "Beside the map stands what follows from what the hunters were told. It is "
                    "the same for everybody who reckons long enough.",
                ),
                Terms(
                    (
                        (
                            N_("fury3.reference", "Places"),
                            N_(
                                "fury3.reference",
                                "Where Dracula can be, and how likely each place is. A slider goes back to "
                                "his earlier turns.",
                            ),
                        ),
                        (
                            N_("fury3.reference", "Evidence"),
                            N_(
                                "fury3.reference",
                                "What was told about his way, line by line. A line lights up the places it "
                                "speaks of.",
                            ),
                        ),
                        (
                            N_("fury3.reference", "My marks"),
                            N_(
                                "fury3.reference",
                                "Your own pencil on the map: he is here, he is not here, a question. Nobody "
                                "else sees it.",
                            ),
                        ),
                    )
                ),
                N_(
                    "fury3.reference",
                    "None of this knows more than you could know. Who would rather do without "
                    "may begin a game on paper, without aids and hints.",
                ),
            ),
            see=("trail", "known", "screen"),
        ),
        Page(
            "screen",
            N_("fury3.reference", "When the table asks you"),
            (
                N_(
                    "fury3.reference",
                    "The question to you, and everything you may answer, stands beside the map. "
                    "What can be done on the map can always be done from that list too.",
                ),
                N_(
                    "fury3.reference",
                    "In a window for event cards you are asked only when you may act. A pass "
                    "says nothing to the other side: whether you hold a fitting card stays your "
                    "secret.",
                ),
                N_(
                    "fury3.reference",
                    "What follows of itself is done at once: a single hunter in a combat is "
                    "engaged without being named, and a hunter who can do nothing passes.",
                ),
            ),
            see=("windows", "known", "round", "aids"),
            rules=("R12.1",),
        ),
    ),
)
