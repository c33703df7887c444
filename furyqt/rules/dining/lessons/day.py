"""The first lesson: a Day in the town, with Hero, Tourists, stands and the Bus."""

from __future__ import annotations

from furyqt.rules.core.lesson import Ask, Lesson, Run, Say
from furyqt.rules.core.stage import Scene
from furyqt.rules.core.text import Texts

N_ = Texts("lessons")

LESSON = Lesson(
    "dining_day",
    "red",
    N_("A Day in the town"),
    N_("Collecting, repairing, Tourists with their cards, and the Bus."),
    Scene(
        seed=3,
        options={"players": "2"},
        last=1,
        bus=7,
        tourists=("R1.1", "R4.1", "R5.1", "R9.1"),
        row_up=(2, 4, 10, 13, 22, 24, 27, 29),
        resources=({"metal": 1}, {"beer": 1, "doughnut": 1}),
        gifts=((2, 5, 12), (6, 7, 9)),
    ),
    (
        Say(
            N_(
                "You are Red, Dracula's heir, and Blue is your rival. By day you collect resources and "
                "repair the stands of the town. At Dinner you turn them into Victory Points."
            ),
            ("part:town",),
        ),
        Say(
            N_(
                "Both of you share the Tower Clock. Collecting takes 1 hour, repairing 2, and at 24 "
                "hours the "
                "Day is over. Point at a space, or travel there with the arrow keys, to read what it brings."
            ),
            ("spot:clock",),
        ),
        Ask(
            N_(
                "Your Hero waits at Dracula's table. Place it on the first space of Forest Shed: click the "
                "space, drag the Hero there, or choose it in the list. It gives 2 Wood."
            ),
            ("R1.1",),
            ("spot:0", "choice:R1.1"),
            refusal=N_("In this lesson, your Hero goes to Forest Shed."),
        ),
        Ask(
            N_(
                "The Wood is in your area, below the town. A Tourist was already at Forest Shed: one "
                "Tourist at "
                "your Hero's location may do a second action for you, on any free space of the town. Use the "
                "Tourist."
            ),
            ("use:R1.1",),
            ("spot:0", "choice:use:R1.1"),
        ),
        Ask(
            N_(
                "Send the Tourist to Garlic Stand to repair its first stand: you pay 1 Metal and 2 "
                "hours, and "
                "you get 1 Favor. Your cube marks the stand."
            ),
            ("to:S9.1",),
            ("spot:58", "choice:to:S9.1"),
            refusal=N_("In this lesson, the Tourist repairs the first stand of Garlic Stand."),
        ),
        Ask(
            N_(
                "A Tourist's action always uses one card of the row. Five-Star Fabienne gives 1 more Favor "
                "after a repair. Choose her."
            ),
            ("card:29",),
            ("part:rows", "card:card:29"),
            refusal=N_("Most other cards need a Tourist who collects. Choose Five-Star Fabienne."),
        ),
        Ask(
            N_(
                "You control Garlic Stand now. When the Bus stops there at the beginning of a round, you "
                "take "
                "1 Garlic. End your turn."
            ),
            ("end",),
            ("choice:end",),
        ),
        Run("R2.1 end"),
        Ask(
            N_(
                "Blue has collected Brick. The Bus is at The Tipsy Bat, where there is also Beer. Send your "
                "Hero there; it has to move every turn."
            ),
            ("R7.1",),
            ("spot:42", "choice:R7.1"),
            refusal=N_("In this lesson, your Hero goes to The Tipsy Bat."),
        ),
        Ask(
            N_(
                "With your Hero at the Bus, 1 Beer or 1 Doughnut fetches a Tourist, for no hours. Pay "
                "the Beer."
            ),
            ("ticket:beer",),
            ("spot:63", "choice:ticket:beer"),
            refusal=N_("In this lesson, you fetch a Tourist from the Bus."),
        ),
        Ask(
            N_(
                "You could send the Tourist to work at once. But a Tourist on your board is the best "
                "Bribe for "
                "Dinner: worth 3, the whole entrance fee. Keep the Tourist."
            ),
            ("keep",),
            ("choice:keep",),
            refusal=N_("In this lesson, you keep the Tourist."),
        ),
        Ask(N_("That was a good turn. End it."), ("end",), ("choice:end",)),
        Run("R2.2 end"),
        Say(
            N_(
                "So the hours pass. Collect what your Gift cards cost, repair stands for Favor and control, "
                "and keep Bribes for Dinner: it is the subject of the next lesson."
            ),
            ("part:players",),
        ),
    ),
    game="dining",
)
