"""The hunters: journeys, actions, groups, bites and cards."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("fury2.reference")

CHAPTER = Chapter(
    N_("The hunters"),
    (
        Page(
            "hunter_movement",
            N_("Movement of the hunters"),
            (
                N_("A hunter stays (not at sea), or moves by road, railway or sea."),
                N_("A move by road is one road; with Fast Horse it is up to two."),
                N_(
                    "A Roadblock closes one road or one link of railway to hunters, also when Dracula moves "
                    "them."
                ),
                N_(
                    "A hunter in Fog does not move in the next turn (the action is allowed). A hunter "
                    "with Bats is moved by Dracula along one road. In a place without a road the hunter "
                    "stays. Before Dracula moves a hunter, the hunters may use resolve and cards."
                ),
                N_(
                    "Sense of Emergency replaces the movement and leads to any place, even the "
                    "hospital, but not to the sea. The hunter then enters that place."
                ),
            ),
            see=("rail", "sea", "groups", "search", "resolve"),
            rules=("R4.1", "R4.2", "R4.7", "R4.8", "R4.9"),
        ),
        Page(
            "rail",
            N_("By railway"),
            (
                N_(
                    "By railway the hunter first rolls the train die and then chooses where to go. X "
                    "ends the turn. 0 is a missed train: one road step is still allowed. 1, 2 and 3 "
                    "allow as many links of railway, 2/3 either two or three. Places on the way are not "
                    "searched."
                ),
                N_(
                    "2/3 is 3 links if all places of the ride, the first and the last included, are in "
                    "the west, otherwise 2."
                ),
                N_(
                    "A hunter who catches the train has to ride at least one link. A ride never uses a "
                    "link twice."
                ),
            ),
            see=("hunter_movement", "hunters", "servant_movement"),
            rules=("R4.3", "R4.4", "R4.5"),
        ),
        Page(
            "sea",
            N_("By sea"),
            (
                N_(
                    "By sea it is one step per turn: from a port to a sea zone, from zone to zone, or "
                    "from a zone to a port. At sea no hunter can stay, return to the zone just left, or "
                    "return to the port of departure unless another port was visited in between. There "
                    "is no action and no combat at sea."
                ),
                N_("A group sails only where each member may."),
                N_("At sea hunters have no action."),
                N_("There is no combat at sea."),
            ),
            see=("sea_dracula", "hunter_movement"),
            rules=("R4.6", "R8.1", "C1.6"),
        ),
        Page(
            "search",
            N_("Search"),
            (
                N_(
                    "The hunter searches automatically: if the card of the place is in the trail or "
                    "catacombs, it is revealed. Sea zones are not searched."
                ),
                N_(
                    "The tiles there are met in an order that Dracula chooses. Then the turn ends, "
                    "except for Van Helsing."
                ),
                N_("If Dracula is there, they fight, and the turn ends."),
            ),
            see=("encounters", "actions", "combat"),
            rules=("R8.2", "R8.3", "R8.4"),
        ),
        Page(
            "actions",
            N_("Rest and other actions"),
            (
                N_(
                    "If there was nothing to meet, the hunter may rest, resupply or trade. A revealed "
                    "location without a tile does not end the turn."
                ),
                N_(
                    "Rest: draw two events. Those with a cross are discarded faceup, those with a bat "
                    "go to Dracula. Then gain 2 health. If Seward is in the place, draw only one."
                ),
            ),
            see=("supplies", "trade", "search"),
            rules=("R8.5", "R8.6"),
        ),
        Page(
            "supplies",
            N_("Resupply"),
            (N_("Resupply: in a small city one event, in a large city one event, one item or both."),),
            see=("actions", "events", "hands"),
            rules=("R8.7",),
        ),
        Page(
            "trade",
            N_("Trade"),
            (
                N_("Trade: exchange any items with hunters in the same place, but no events."),
                N_("The other hunter's action is not used."),
            ),
            see=("actions", "hands"),
            rules=("R8.9", "R8.10"),
        ),
        Page(
            "groups",
            N_("Groups of hunters"),
            (
                N_(
                    "Hunters in one place may form a group if none of them has moved in this round, and "
                    "they are one when Dracula attacks them."
                ),
                N_(
                    "The group moves in the movement phase of one member; the others do not move in "
                    "their own turns. A hunter who waited for a member who can no longer lead has a "
                    "turn then."
                ),
                N_("One train roll is for all. Godalming may roll it again."),
                N_("The group has one action, and only one member gains by rest or resupply."),
                N_(
                    "A tile happens to each member, and all have to fight. Bats and Fog decide about the "
                    "next movement of each member."
                ),
                N_("A member who has not moved may leave the group at the start of their own turn."),
                N_(
                    "Customs Search, Control Storms, Wild Horses and the X of the train die happen to "
                    "the whole group."
                ),
            ),
            see=("hunter_movement", "combat_group"),
            rules=("R15.1", "R15.2", "R15.3", "R15.4", "R15.5", "R15.6", "R15.7"),
        ),
        Page(
            "resolve",
            N_("Resolve"),
            (
                N_(
                    "One point buys one effect at the start of a hunter's turn: at most one in a turn, "
                    "and each effect once per round. Resolve is at most 6."
                ),
                N_(
                    "Newspaper Reports reveals the oldest hidden location of the trail, but not "
                    "Dracula's place. Sense of Emergency costs 6 less the vampire track in health, "
                    "which the hunter has to survive, and leads anywhere. Inner Strength gives 4 "
                    "health."
                ),
            ),
            see=("time", "card:event:newspaper_reports", "card:event:sense_of_emergency"),
            rules=("R13.1", "R13.2"),
            art="tokens/resolve",
        ),
        Page(
            "hunters",
            N_("The four hunters"),
            (
                N_(
                    "Lord Godalming: +1 in combat against Dracula's agents, and one second roll of the "
                    "train die, which counts."
                ),
                N_(
                    "Dr. Seward: one card more, an item or an event; and hunters who rest in his place "
                    "draw only one event."
                ),
                N_("Van Helsing: two bite spaces."),
                N_(
                    "Van Helsing: after he met and beat a tile in his turn he may still rest, resupply "
                    "or trade, unless an agent or the Servant there was not beaten."
                ),
                N_("Mina Harker: a bite that nothing cures."),
            ),
            see=("bites", "rail", "hands", "actions"),
            rules=("R20.1", "R20.2", "R20.3", "R20.4", "R20.5"),
        ),
        Page(
            "bites",
            N_("Bites"),
            (
                N_(
                    "A bite fills a bite space. Godalming and Seward have one, Van Helsing two; Mina's "
                    "only space is always filled."
                ),
                N_("A bite without a free space, or health 0, is a defeat."),
                N_(
                    "A bitten hunter, and Mina always, keeps one item and one event faceup, chosen by "
                    "the hunter. Dogs do not count."
                ),
                N_(
                    "A bitten hunter can be the target of Hypnosis, Night Visit and Vampiric Influence "
                    "and gives Dracula +1 in combat."
                ),
            ),
            see=("defeat", "hospital", "combat_bonuses"),
            rules=("R11.1", "R11.2", "R11.3", "R11.4"),
            art="tokens/bite",
        ),
        Page(
            "defeat",
            N_("Defeated hunters"),
            (
                N_(
                    "A defeated hunter goes to the hospital, discards all items and events, and returns "
                    "to full health without bites; Mina keeps hers. The vampire track rises by 2."
                ),
                N_("The hunter misses their next turn and cannot be harmed until then."),
                N_("A defeat in combat takes effect at once."),
            ),
            see=("goal", "hospital", "bites"),
            rules=("R11.5", "R11.6", "C9.1"),
        ),
        Page(
            "hands",
            N_("Limits and shown cards"),
            (
                N_(
                    "Limits: three items and three events, for Seward one more of either; Dracula four "
                    "events (Immanuel Hildesheim: six) and five tiles (Dracula's Brides: seven)."
                ),
                N_("A player over the limit discards at once, but may play a card first."),
                N_("Items and events are hidden from Dracula and open among the hunters."),
            ),
            see=("bites", "allies", "supplies"),
            rules=("R12.3", "R12.4", "R12.5"),
        ),
        Page(
            "shown_items",
            N_("Items that protect"),
            (
                N_(
                    "Crucifix and Heavenly Host, shown by a hunter, prevent the bite of a New Vampire, "
                    "the harm of Lightning and that of Quincey P. Morris."
                ),
                N_(
                    "A shown Pistol and a shown Rifle each prevent 1 health lost to Wolves. Shown items "
                    "are kept, but Dracula knows them then."
                ),
                N_(
                    "A Knife or Stake is discarded to destroy a New Vampire that escapes. Faceup Dogs "
                    "work without being shown."
                ),
            ),
            see=("encounters", "card:item:crucifix", "card:item:knife"),
        ),
    ),
)
