"""The short rules of the third edition, in words of our own: a title and its paragraphs, one a page."""

from __future__ import annotations

from furyqt.rules.core.text import N_

HELP = (
    (
        N_("fury3.help", "The hunt"),
        N_(
            "fury3.help",
            "Four hunters look for Dracula, who moves unseen and leaves hideouts on a trail of six spaces."
            " They win when he has suffered 15 damage. He wins when his influence reaches 13: he gains it"
            " from vampires that mature, from defeated hunters and from cards.",
        ),
    ),
    (
        N_("fury3.help", "Day and night"),
        N_(
            "fury3.help",
            "A round is a dawn, a day, a dusk and a night of the hunters, and then Dracula's phase. By day"
            " and by night each hunter takes one action. At dawn and dusk events can be played, and hunters"
            " who stand where Dracula is revealed fight him. Every new week adds a despair token.",
        ),
    ),
    (
        N_("fury3.help", "What hunters do"),
        N_(
            "fury3.help",
            "By day a hunter may move along one road, by sea, or by railway for a ticket: its first number"
            " counts white lines, its second any lines. Or, by day or night, he takes supplies, trades,"
            " reserves a ticket, rests, searches a hideout, or uses a card. A delayed hunter must first"
            " stand up.",
        ),
    ),
    (
        N_("fury3.help", "Dracula's phase"),
        N_(
            "fury3.help",
            "All hideouts slide by one space. The one that leaves the trail may mature its encounters or, in"
            " the advanced game, become a lair. Then Dracula moves by road or sea, or uses a power card, and"
            " places an encounter in his new city. The sea costs him 2 damage, or 1 from sea to sea.",
        ),
    ),
    (
        N_("fury3.help", "Finding a hideout"),
        N_(
            "fury3.help",
            "A hunter who ends a move in a city of the trail or of a lair turns its card up, and Dracula may"
            " ambush him with the encounters there. Searching resolves all of them. If Dracula himself is"
            " there he is revealed until he moves to a city without a hunter.",
        ),
    ),
    (
        N_("fury3.help", "Combat"),
        N_(
            "fury3.help",
            "Each round every hunter chooses a card, Dracula chooses one and names the hunter he engages. If"
            " that hunter's card shows the icon of Dracula's, his is canceled; else it works. Then the"
            " hunters' cards work. A card cannot be played twice in a row. After six cards of Dracula, or"
            " when he escapes, it is over.",
        ),
    ),
    (
        N_("fury3.help", "Bites and defeat"),
        N_(
            "fury3.help",
            "A bitten hunter is weakened and keeps an item and an event revealed. Too many bites, or damage"
            " equal to his health, defeat him: Dracula gains influence, and at dawn the hunter wakes up in"
            " the nearest hospital without his cards.",
        ),
    ),
    (
        N_("fury3.help", "Signs on the map"),
        N_(
            "fury3.help",
            "1 to 6 are spaces of the trail that are known, A to C lairs. ≡ is fog, ≈ a storm, × a roadblock,"
            " † consecrated ground and ‡ a heavenly host. What everybody holds stands under Cards, with the"
            " text of each card. The violet discs are the places where Dracula can still be.",
        ),
    ),
)  # fmt: skip
