"""The fourth lesson for hunters: a combat with Dracula, card by card."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("lessons")

ROUND = N_("For this lesson, play the card the lesson asks for.")

LESSON = Lesson(
    "combat",
    "hunters",
    N_("Combat"),
    N_("Choosing cards, canceling Dracula's, and why day and night matter."),
    Scene(
        seed=38,
        places=("LO", "GE", "VI", "NU"),
        items={"helsing": ("crucifix", "knife", "garlic"), "mina": ("pistol",)},
        moves="PR pass pass",
    ),
    (
        Ask(
            N_(
                "Suppose you suspect that Dracula is in Prague. No hunter should meet him alone, "
                "so send two hunters, both armed. Van Helsing goes first."
            ),
            ("road:PR",),
            ("place:PR",),
            refusal=N_("In this lesson, Van Helsing goes to Prague."),
        ),
        Ask(
            N_(
                "It is true: Dracula is revealed. At dusk he will fight all hunters in his city. "
                "Let Mina join Van Helsing."
            ),
            ("road:PR",),
            ("place:PR",),
            refusal=N_("In this lesson, Mina goes to Prague, too."),
        ),
        Say(
            N_(
                "Dusk, and the combat begins. Each hunter has the items in hand and always "
                "Punch, Dodge and Escape. Dracula holds five of his thirteen combat cards and "
                "engages one hunter per round."
            ),
            ("part:combat",),
        ),
        Ask(
            N_(
                "A card's icons show which of Dracula's cards it cancels. The Crucifix cancels Fangs, "
                "Mesmerize and Escape as Mist; the first two then also cost him 3 damage. Let Van Helsing "
                "choose it."
            ),
            ("!crucifix",),
            ("choice:!crucifix", "card:item:crucifix"),
            refusal=ROUND,
        ),
        Ask(
            N_(
                "Mina chooses as well; no one sees the other cards before all are revealed. Her "
                "Pistol does 2 damage."
            ),
            ("!pistol",),
            ("choice:!pistol",),
            refusal=ROUND,
        ),
        Run("!fangs helsing"),
        Say(
            N_(
                "Dracula played Fangs and engaged Van Helsing. The engaged hunter's icons "
                "decide: the Crucifix canceled Fangs and did 3 damage, the Pistol 2. The cards "
                "just played cannot be played in the next round."
            ),
            ("part:combat",),
        ),
        Ask(
            N_("Second round. The Knife does 3 damage. Let Van Helsing attack with it."),
            ("!knife",),
            ("choice:!knife",),
            refusal=ROUND,
        ),
        Ask(
            N_(
                "If Dracula attacks Mina, a Dodge stops Fangs, Strength and Claws, the cards "
                "that hurt. Let her dodge."
            ),
            ("!dodge",),
            ("choice:!dodge",),
            refusal=ROUND,
        ),
        Run("!claws mina"),
        Ask(
            N_(
                "Well guessed: Dodge canceled Claws, and the Knife struck. The hunters' third round is "
                "yours: choose any card for Van Helsing."
            ),
            ("!*",),
            ("part:choices",),
        ),
        Ask(
            N_("And one for Mina. Look at the icons before you choose."),
            ("!*",),
            ("part:choices",),
            show="!punch",
        ),
        Run("!escape_as_mist mina"),
        Say(
            N_(
                "Escape as Mist ended the combat: Dracula engaged Mina, and only the engaged "
                "hunter's icons count. His Pride lets him escape when he has already played more "
                "cards than there are despair tokens."
            ),
        ),
        Say(
            N_(
                "He is still in Prague. If he is there at dawn, you fight by day, and then he is "
                "weaker: only by night does Fangs bite mesmerized hunters, Strength discard "
                "weapons, Claws strike twice and the bat carry him off. But his own turn comes "
                "first."
            ),
        ),
    ),
)
