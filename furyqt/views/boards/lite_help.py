"""The short rules of the simplified game, in words of our own: a title and its paragraphs, one a page."""

from __future__ import annotations

from furyqt.rules.core.text import N_

HELP = (
    (
        N_("lite.help", "The hunt"),
        N_(
            "lite.help",
            "Four hunters chase Dracula across Europe. He moves unseen and leaves a trail of six"
            " moves behind him. The score begins at 366 and only falls: by 1 every round, by 6"
            " whenever a hunter is brought to the hospital, by 13 whenever a vampire matures. The"
            " hunters win when Dracula has no blood left; Dracula wins when the score is used up.",
        ),
    ),
    (
        N_("lite.help", "A hunter's turn"),
        N_(
            "lite.help",
            "A hunter follows one road, sails one stretch, or rides up to as many railway links as"
            " his line among the hunters says; the number changes every round. Staying is resting:"
            " it gives 3 life back, to at most 9. When all four rest in a row, the oldest move of"
            " the trail is revealed.",
        ),
    ),
    (
        N_("lite.help", "What a hunter finds"),
        N_(
            "lite.help",
            "In a city of the trail everything that happened there comes to light. Each trap costs"
            " 2 life, an immature vampire is destroyed, and a hunter who meets Dracula costs him 10"
            " blood and loses 4 life. Without life left he wakes up in the hospital, with all his"
            " life, in his next turn. At sea nothing happens.",
        ),
    ),
    (
        N_("lite.help", "Dracula's turn"),
        N_(
            "lite.help",
            "Dracula uses roads and the sea, never railways, and never enters the hospital. He may"
            " not repeat one of his last five moves. Once in five moves each he may Hide, which is"
            " staying in a city, and Double Back to a place of his trail. When nothing is left he"
            " returns to his castle.",
        ),
    ),
    (
        N_("lite.help", "What Dracula leaves"),
        N_(
            "lite.help",
            "In a city he lays a trap, or in every thirteenth round leaves an immature vampire that"
            " matures when its move leaves the trail. A city holds at most three. The sea costs him"
            " 2 blood a turn, his castle gives him 10 and shows where he is.",
        ),
    ),
    (
        N_("lite.help", "What the hunters see"),
        N_(
            "lite.help",
            "Of Dracula's moves they see only whether he is in a city or at sea; Double Back and"
            " the return to the castle are always seen. The violet discs on the map are the places"
            " where he can still be: the larger, the likelier. They follow from what the hunters were"
            " told and from nothing else.",
        ),
    ),
)  # fmt: skip
