"""The third lesson for hunters: an agent, then Dracula, with combat cards, dice and initiative."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("fury2.lessons")

ROUND = N_("For this lesson, play the card that the lesson asks for.")

LESSON = Lesson(
    "dice_combat",
    "hunters",
    N_("Combat with dice"),
    N_("Two cards, two dice, one result: first against an agent, then against Dracula."),
    Scene(
        turn="godalming",
        places={"godalming": "berlin", "seward": "bordeaux", "helsing": "vienna", "mina": "venice"},
        items={"godalming": ("pistol",), "helsing": ("crucifix", "rifle", "stake", "garlic")},
        trail=(
            *("budapest+hoax", "zagreb+bats", "munich+fog", "nuremburg+wolves"),
            "prague+minion_with_knife",
        ),
        encounters=("thief", "spy", "fog", "rats", "thief"),
        fields={"time": 3, "vampires": 1, "chance": 9751, "round": 6},
    ),
    (
        Ask(
            N_(
                "It is night. Lord Godalming is in Berlin and suspects one of Dracula's agents in Prague. "
                "Let him go there."
            ),
            ("road:PR",),
            ("place:PR",),
            refusal=N_("In this lesson, Lord Godalming goes to Prague."),
        ),
        Ask(
            N_(
                "A minion with a knife, and so a combat. A hunter always has Punch, Dodge and Escape, and "
                "the weapons among his items. Both sides choose a card in secret. Play the Pistol."
            ),
            ("!pistol",),
            ("choice:!pistol",),
            refusal=ROUND,
        ),
        Run("!!agent_knife stay nothing"),
        Say(
            N_(
                "Each side rolled a die, and the higher total wins. Both show 4, but Lord Godalming adds 1 "
                "against agents. The two cards and the winner give the result: if the Pistol beats a "
                "Knife, the agent is killed."
            ),
            ("part:log",),
        ),
        Ask(
            N_(
                "Dr. Seward has waited, and it is Van Helsing's turn. Dracula's newest card must be near. "
                "Let him look in Budapest."
            ),
            ("road:BD",),
            ("place:BD",),
            refusal=N_("In this lesson, Van Helsing goes to Budapest."),
        ),
        Ask(
            N_(
                "Dracula himself! First came his encounter, Hoax, but Van Helsing has no event to lose. "
                "Before a combat each player may play one card: with Garlic Dracula cannot escape in the "
                "first three rounds. Play it."
            ),
            ("helsing>>garlic",),
            ("choice:helsing>>garlic",),
            refusal=N_("For this lesson, play Garlic."),
        ),
        Ask(
            N_(
                "By night Dracula has all of his eight cards, by day only Claws, Dodge and Escape (Man). "
                "The first round: choose the Crucifix."
            ),
            ("!crucifix",),
            ("choice:!crucifix",),
            refusal=ROUND,
        ),
        Run("!!claws"),
        Ask(
            N_(
                "Won: the Crucifix against Claws costs him 3 blood. He is down to 12. The same card "
                "cannot be played twice in a row, so choose the Rifle now."
            ),
            ("!rifle",),
            ("choice:!rifle", "part:tracks"),
            refusal=ROUND,
        ),
        Run("!!fangs"),
        Ask(
            N_(
                "Fangs, and the dice are equal! Then the initiative on the cards decides: Rifle 9, Fangs 4. "
                "The result is Repel: in the next round he can only dodge or escape, and Garlic "
                "prevents escapes. Choose the Stake."
            ),
            ("!stake",),
            ("choice:!stake",),
            refusal=ROUND,
        ),
        Run("!!dodge"),
        Ask(
            N_(
                "Won again: the Stake means Killed. An agent would be dead; Dracula loses blood down to "
                "the next red mark, from 12 to 10, and fights on. Choose any card but Escape."
            ),
            ("!crucifix", "!rifle", "!punch", "!dodge"),
            ("part:choices",),
            refusal=N_("For this lesson, choose a card that is not Escape."),
        ),
        Run("!!escape_bat SZ"),
        Say(
            N_(
                "Dracula won this round with Escape (Bat). He flew up to two roads, and a facedown card "
                "replaced the card of Budapest. The combat and Van Helsing's turn are over."
            ),
            ("place:BD", "part:trail"),
        ),
        Say(
            N_(
                "Hunters in the same place may move as a group and fight together: each chooses a card, "
                "Dracula names the hunter he hurts if he wins, and if you win, you choose whose card "
                "counts. A bite ends a combat, and so do three Continue results in a row."
            ),
        ),
    ),
    game="fury2",
)
