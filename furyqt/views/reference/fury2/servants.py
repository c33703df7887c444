"""The Servant of Dracula, a variant with a sixth seat."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("fury2.reference")

CHAPTER = Chapter(
    N_("Dracula's Servant"),
    (
        Page(
            "servant",
            N_("The Servant"),
            (
                N_("A sixth seat plays Dracula's Servant, who wins and loses with Dracula."),
                N_(
                    "His sheet has three skulls numbered 1, 2, 3, his place 5 in the order of turns, "
                    "and a wolf."
                ),
                N_("He starts with three lives."),
                N_("He has the agent cards Punch and Dodge."),
                N_("He chooses a small city first, then the hunters their cities, then Dracula."),
                N_("His figure is always on the board."),
                N_("The game starts with Godalming."),
                N_("Hunters may start in his city."),
                N_("It comes after Mina's and before Dracula's."),
                N_("It has a movement and an action."),
            ),
            see=(
                "servant_movement",
                "servant_action",
                "servant_fight",
                "servant_events",
                "servant_return",
                "servant_cases",
                "servant_options",
            ),
            rules=("S1.1", "S1.2", "S1.3", "S1.4", "S1.5", "S1.6", "S1.7", "S1.8", "S2.1", "S2.2"),
            art="sheets/servant",
        ),
        Page(
            "servant_movement",
            N_("The Servant's movement"),
            (
                N_(
                    "By day he stays, moves one road, or rolls the train die and obeys it like a "
                    "hunter. X ends his turn."
                ),
                N_(
                    "Once per night he can turn into a wolf and move up to two roads, free of cost. "
                    "Dawn restores this."
                ),
                N_("By night he may instead move one road or stay, but not ride."),
                N_("He travels by sea like a hunter, by day and by night."),
                N_("The hospital is closed to him, also on the way."),
                N_("A train result 0 leaves him without a road step, a search and a rest."),
                N_(
                    "Heavenly Host and Consecrated Ground do not bind him. What limits hunters on "
                    "railways and at sea, such as a Roadblock on a railway, binds him too; a Roadblock "
                    "on a road does not."
                ),
            ),
            see=("servant", "servant_action"),
            rules=("S3.1", "S3.2", "S3.3", "S3.4", "S3.5", "S3.6", "S3.7"),
            art="tokens/wolf",
        ),
        Page(
            "servant_action",
            N_("The Servant's action"),
            (
                N_(
                    "If hunters are in his place he attacks at once, all of them as a group. Then his "
                    "turn ends."
                ),
                N_(
                    "After one road he may search: draw an event. A hunter event goes to the hunter "
                    "with the fewest, a Dracula event to Dracula. In a large city he may take the next "
                    "weapon instead."
                ),
                N_(
                    "Without moving he may search, or rest and regain a life, up to three. He draws no "
                    "card for a rest."
                ),
                N_(
                    "After a ride or as a wolf he neither searches nor rests. He still attacks hunters "
                    "in his place, because the text names the attack first and without a limit. After "
                    "landing he can attack, but not search."
                ),
                N_("At sea he has no action."),
                N_("A hunter event to play immediately or an ally is handled by the hunter who receives it."),
                N_("The number of events is that of the cards in hand; chance decides a tie. Limits apply."),
                N_("His search reveals nothing of Dracula's trail."),
            ),
            see=("servant", "servant_fight"),
            rules=("S4.1", "S4.2", "S4.3", "S4.4", "S4.5", "S4.6", "S4.7", "S4.8"),
        ),
        Page(
            "servant_cards",
            N_("The Servant's weapons and cards"),
            (
                N_("The Servant fights with the cards of an agent and two of Dracula's."),
                N_("He finds Knife, Rifle and Pistol, in this order."),
                N_("Dracula's agents use the same kinds of cards, which never run out."),
                N_("By day he has Punch, Dodge, Dracula's Escape (Man) and his weapons."),
                N_("By night he has Dracula's Claws instead of Punch, and no Rifle."),
                N_("The table of results is the same. After Repel he can use only Dodge or Escape (Man)."),
                N_("The hunter chooses first, unseen by him."),
                N_(
                    "Crucifix, Heavenly Host and Holy Water cannot be used against him, not even "
                    "against Dracula's cards."
                ),
                N_("Cards in bold results are discarded even if they had no effect."),
                N_("Dodge, repeated cards and initiative are as for agents."),
                N_(
                    "Advance Planning and Escape Route can be used against him, Heroic Leap and Garlic "
                    "cannot. Wild Horses and Rage are for Dracula's combats."
                ),
            ),
            see=("servant_fight", "combat_cards"),
            rules=(
                "C11.1",
                "S5.1",
                "S5.2",
                "S5.5",
                "S5.6",
                "S5.7",
                "S5.8",
                "S5.10",
                "S5.11",
                "S5.13",
                "S5.14",
            ),
        ),
        Page(
            "servant_fight",
            N_("Combats with the Servant"),
            (
                N_("Losses of health or blood do not harm him. Killed costs one life."),
                N_("The combat goes on after a lost life unless it was his last."),
                N_("He rolls the black die. Godalming has his +1, and Dracula may play Trap for him."),
                N_("The combat ends with a defeat, the third Continue in a row, or End."),
                N_("After his escape both sides stay where they are."),
                N_(
                    "A hunter in the Servant's place has to fight him in the action phase. Then the "
                    "hunter's turn ends, but Van Helsing may act if he beat the Servant."
                ),
                N_("This holds also for a hunter who starts the turn there and stays."),
            ),
            see=("servant_cards", "servant_return"),
            rules=("S5.3", "S5.4", "S5.9", "S5.12", "S5.15", "S5.16", "S5.17"),
        ),
        Page(
            "servant_events",
            N_("The Servant's event"),
            (
                N_(
                    "Dracula may give him one event to keep at any time. This program asks when it makes a "
                    "difference: at the start of both turns and after the Servant has played an event "
                    "there, before a combat, before Dracula discards and before he shows his events. At "
                    "any other moment Dracula can play the card himself. The Servant has at most one, "
                    "facedown."
                ),
                N_("This may save Dracula a discard."),
                N_("Rage, Devilish Power, Control Storms and Unearthly Swiftness are never given."),
                N_("Allies that he draws go to Dracula, and Dracula uses cards to play immediately at once."),
                N_(
                    "Relentless Minion is not for combats with the Servant. Dracula may use Control "
                    "Storms on him at sea."
                ),
                N_("To play his event he needs Dracula's consent each time."),
                N_("He may get and play events while he returns from a defeat."),
                N_(
                    "An event for the start of Dracula's turn may be played at the start of his own "
                    "turn or of Dracula's."
                ),
            ),
            see=("servant", "windows"),
            rules=("S6.1", "S6.2", "S6.3", "S6.4", "S6.5", "S6.6", "S6.7", "S6.8"),
        ),
        Page(
            "servant_return",
            N_("His defeat and return"),
            (
                N_(
                    "When he loses his last life, his figure leaves the board and the vampire track "
                    "falls by 1, not below 0."
                ),
                N_("He loses the weapon that he found last and may find it again."),
                N_("His figure goes to skull 1. If it was his turn, it ends."),
                N_(
                    "In his next turn it goes to skull 2. In the turn after that he returns with three "
                    "lives to a small city of his choice; he may search for an event, but not move."
                ),
                N_("A city with a hunter is allowed, and he attacks there."),
                N_("If Van Helsing beat him in his own turn, he may still act."),
            ),
            see=("servant_fight", "servant_options"),
            rules=("S7.1", "S7.2", "S7.3", "S7.4", "S7.5", "S7.6"),
            art="tokens/life",
        ),
        Page(
            "servant_cases",
            N_("Special cases of the Servant"),
            (
                N_("Allies do not affect him: no blood for the sea or an escape, no second event."),
                N_("He and Dracula know the same: cards shown to one are shown to both."),
                N_("With Dracula's permission he sees the newest card of the trail."),
                N_("They may talk."),
                N_("The hospital is closed to him."),
                N_("If he ends his turn at Castle Dracula, he has three lives again."),
                N_(
                    "If a hunter enters his place and its card is in the trail, the location is "
                    "revealed and its tile met first; then they fight. A tile that ends the turn "
                    "prevents this combat."
                ),
                N_("If Dracula wishes, the Servant plays the combat of an agent."),
                N_("With all three in one place the order is tile, Servant, Dracula."),
                N_("The Servant in Dracula's place does not reveal Dracula."),
            ),
            see=("servant", "agents", "castle"),
            rules=("S8.1", "S8.2", "S8.3", "S8.4", "S8.5", "S8.6", "S8.7", "S8.8", "S8.9", "S8.10"),
        ),
        Page(
            "servant_options",
            N_("Optional rules and choices of the variant"),
            (
                N_(
                    "Blood transfusion: at the start of his turn Dracula may pay 1 blood for one of the "
                    "Servant's lives, or 2 blood to bring him back at once with three lives in a small "
                    "city. He never pays his last blood."
                ),
                N_(
                    "Guard the brood: a hunter has to fight the Servant before meeting a New Vampire in "
                    "the same place, and meets it only after surviving. Other tiles there come first."
                ),
                N_("The text of the variant leaves ten questions open. Options of a new game decide them."),
            ),
            see=("servant", "options"),
            rules=("S9.1", "S9.2", "S10.1"),
        ),
    ),
)
