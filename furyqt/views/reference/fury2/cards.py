"""Encounters, agents and event cards."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("fury2.reference")

CHAPTER = Chapter(
    N_("Encounters and events"),
    (
        Page(
            "encounters",
            N_("Meeting encounters"),
            (
                N_(
                    "A tile is turned up. Forewarned and Secret Weapon may be played. Then its effect "
                    "happens to each hunter of the group."
                ),
                N_(
                    "Then it goes to the pool. Exceptions: agents that are not killed and vampires that "
                    "escaped stay faceup, Bats and Fog lie with the hunter for a turn, and a tile of "
                    "Seduction returns to Dracula's hand."
                ),
                N_(
                    "A tile that an effect turns up (Hired Scouts, Local Rumors, Hypnosis) stays there "
                    "faceup."
                ),
                N_("If an effect ends the turn, the other tiles there are not met."),
                N_(
                    "If Dracula is in the place too, the tile comes first and the combat with Dracula "
                    "second. Bats, Fog, Saboteur and an escaped vampire end the turn, so there is no "
                    "combat."
                ),
                N_("West or east of the place decides Hoax and Peasants."),
                N_("Customs Search is possible where nothing was met."),
            ),
            see=("search", "shown_items", "agents"),
            rules=("R9.1", "R9.2", "R9.3", "R9.4", "R9.5", "R9.6", "R9.7"),
        ),
        Page(
            "agents",
            N_("Agents"),
            (
                N_("A tile with an agent is a combat."),
                N_(
                    "If the agent is beaten and Dracula is in the place, a new combat with Dracula "
                    "follows. A hunter who was beaten or escaped cannot attack him in this turn. The "
                    "same holds if the combat ended otherwise."
                ),
                N_("An agent that is not killed stays faceup in its place."),
                N_("Relentless Minion can be played now."),
            ),
            see=("combat", "encounters", "card:event:relentless_minion"),
            rules=("C1.3", "C1.5", "C7.4", "C7.5"),
        ),
        Page(
            "events",
            N_("Event cards"),
            (
                N_(
                    "Items and events are shuffled. The bottom card of the events is laid on top. "
                    "Events are drawn from the bottom, so the back of the next card is unknown until it "
                    "is drawn, while the back on top is public."
                ),
                N_("An event with a bat goes to Dracula unseen, one with a cross to the hunter who drew it."),
                N_(
                    "A card to keep goes to the hand. One to play immediately takes effect at once. An "
                    "ally comes into play at once; each side has one ally, and a new ally may replace "
                    "the old."
                ),
                N_(
                    "When only one event is left, it is shuffled with the discarded ones at that "
                    "moment. Items are shuffled again when the deck is empty."
                ),
            ),
            see=("windows", "allies", "cancel"),
            rules=("R1.7", "R12.1", "R12.2", "R12.6"),
        ),
        Page(
            "windows",
            N_("When events are played"),
            (
                N_(
                    "A kept event may be played whenever its text allows, also in the turns of others. "
                    "If a card is canceled, another may follow."
                ),
            ),
            see=("events", "cancel", "combat_cards"),
            rules=("R12.8",),
        ),
        Page(
            "cancel",
            N_("Canceling cards"),
            (
                N_(
                    "Good Luck and Devilish Power can cancel a card as it is played, also each other. "
                    "The canceled card is discarded."
                ),
            ),
            see=("windows", "card:event:good_luck", "card:event:devilish_power"),
            rules=("R12.7",),
        ),
        Page(
            "allies",
            N_("Allies"),
            (N_("When an ally leaves, the limits apply at once."),),
            see=("events", "hands"),
            rules=("R12.9",),
            art="icons/ally",
        ),
    ),
)
