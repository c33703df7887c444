"""The names of the options of a new game and of their values."""

from __future__ import annotations

from furyqt.rules.core.text import Text, Texts

N_ = Texts("fury2.options")

OWN_INITIATIVE = N_("the printed numbers from a file")
OPTION_WORDS: dict[str, tuple[Text, dict[str, Text]]] = {
    "variant": (
        N_("Players"),
        {
            "base": N_("hunters and Dracula"),
            "servant": N_("with Dracula's Servant"),
        },
    ),
    "north_sea": (
        N_("Atlantic Ocean and North Sea"),
        {"joined": N_("are adjacent"), "apart": N_("are not adjacent")},
    ),
    "killed": (
        N_("After a “killed” result against Dracula"),
        {
            "goes_on": N_("the combat continues"),
            "ends": N_("the combat ends"),
        },
    ),
    "turn_back": (
        N_("Dracula turns back at sea"),
        {
            "never": N_("never"),
            "trail": N_("if the card is not on his trail"),
        },
    ),
    "first_turn": (
        N_("Dracula's first full turn"),
        {"noon": N_("is at noon"), "dawn": N_("is at dawn")},
    ),
    "mystic_research": (
        N_("Mystic Research"),
        {
            "immediate": N_("is played when drawn"),
            "keep": N_("may be kept"),
        },
    ),
    "control_storms": (
        N_("Control Storms"),
        {
            "four": N_("moves up to four sea zones"),
            "three": N_("moves up to three sea zones"),
        },
    ),
    "bats": (
        N_("Bats move a hunter"),
        {
            "one": N_("by one road"),
            "two": N_("by up to two roads"),
        },
    ),
    "spy": (
        N_("Dogs against a Spy"),
        {"no": N_("do not help"), "dogs": N_("stop the Spy")},
    ),
    "ambush": (
        N_("A matured Ambush"),
        {
            "clears": N_("clears the trail to three cards"),
            "keeps": N_("does not clear the trail"),
        },
    ),
    "desecrated_soil": (
        N_("A matured Desecrated Soil"),
        {
            "two_found": N_("draws until Dracula has two events"),
            "two_drawn": N_("draws two events"),
        },
    ),
    "heroic_leap": (
        N_("Heroic Leap"),
        {
            "one": N_("uses one roll for both"),
            "two": N_("uses a roll for each"),
        },
    ),
    "swiftness": (
        N_("Unearthly Swiftness"),
        {
            "one_action": N_("gives two moves and one action"),
            "two_actions": N_("gives two moves and two actions"),
        },
    ),
    "dark_call": (
        N_("Dark Call"),
        {"any": N_("at any time"), "night": N_("only by night")},
    ),
    "double_back_sea": (
        N_("Double Back at sea"),
        {"no": N_("is not allowed"), "yes": N_("is allowed")},
    ),
    "wolf_combined": (
        N_("Wolf Form with another power card"),
        {"no": N_("is not allowed"), "yes": N_("is allowed")},
    ),
    "hosts": (
        N_("Heavenly Host markers"),
        {"three": N_("three"), "two": N_("two")},
    ),
    "repel": (
        N_("After Repel Dracula may play"),
        {
            "escapes": N_("only Dodge and Escape"),
            "claws": N_("Claws as well"),
        },
    ),
    "lair": (
        N_("The vampire of Vampire Lair"),
        {
            "no_escapes": N_("has no Escape cards"),
            "all": N_("has all of Dracula's cards"),
        },
    ),
    "item_limit": (
        N_("Item limit"),
        {"three": N_("three"), "four": N_("four")},
    ),
    "placing": (
        N_("Placing an encounter"),
        {"compulsory": N_("is compulsory"), "optional": N_("is optional")},
    ),
    "small_city": (
        N_("Supplies in a small city"),
        {
            "event": N_("one event"),
            "either": N_("one event or one item"),
        },
    ),
    "group_fight": (
        N_("A group's combat when a member falls"),
        {"ends": N_("ends"), "goes_on": N_("continues for the others")},
    ),
    "missed": (
        N_("A defeated hunter misses"),
        {
            "turn": N_("the next turn"),
            "round": N_("the turn of the next round"),
        },
    ),
    "castle_catacombs": (
        N_("Castle Dracula in the catacombs"),
        {"allowed": N_("is allowed"), "forbidden": N_("is forbidden")},
    ),
    "mina_bite": (
        N_("Mina's bite in a group"),
        {
            "no_bonus": N_("gives Dracula no bonus"),
            "counts": N_("gives Dracula his bonus"),
        },
    ),
    "hunter_dodge": (
        N_("A hunter's Dodge in the first combat round"),
        {"allowed": N_("is allowed"), "barred": N_("is not allowed")},
    ),
    "enemy_dodge": (
        N_("The enemy's Dodge in the first combat round"),
        {"barred": N_("is not allowed"), "allowed": N_("is allowed")},
    ),
    "strength_breaks": (
        N_("Dracula's Strength destroys"),
        {
            "knife": N_("Knife, Rifle, Stake and Crucifix"),
            "pistol": N_("Pistol, Rifle, Stake and Crucifix"),
        },
    ),
    "holy_water_row": (
        N_("Holy Water against Fangs and Mesmerize"),
        {
            "four": N_("costs Dracula 4 blood and is kept"),
            "three": N_("costs Dracula 3 blood and is discarded"),
        },
    ),
    "bat_rows": (
        N_("Escape (Bat) against Dodge and Escape"),
        {
            "table": N_("as in the table of results"),
            "regular": N_("Dracula flies if he wins the round"),
        },
    ),
    "unbeaten_agent": (
        N_("Dracula beside an agent who was not killed"),
        {
            "shields": N_("is not fought in this turn"),
            "leads_on": N_("is fought if the hunters did not escape"),
        },
    ),
    "initiative": (
        N_("Initiative of the combat cards"),
        {"reconstructed": N_("our own numbers")},
    ),
    "train_zero": (
        N_("Train die 0"),
        {
            "road": N_("leaves one move by road"),
            "stays": N_("ends the movement"),
        },
    ),
    "relentless": (
        N_("Van Helsing may act after an encounter"),
        {
            "beaten": N_("that he defeated"),
            "survived": N_("that he survived"),
        },
    ),
    "servant_night": (
        N_("The Servant moves by night"),
        {
            "wolf_or_road": N_("as a wolf or by one road"),
            "wolf_only": N_("only as a wolf"),
            "all": N_("as a wolf, by road or by rail"),
        },
    ),
    "servant_group": (
        N_("The Servant attacks"),
        {
            "group": N_("all hunters in his place"),
            "one": N_("one hunter in his place"),
        },
    ),
    "servant_attack": (
        N_("The Servant after a ride or as a wolf"),
        {
            "attacks": N_("attacks hunters in his place"),
            "rests": N_("does not attack"),
        },
    ),
    "servant_killed": (
        N_("A combat after the Servant loses a life"),
        {"goes_on": N_("continues"), "ends": N_("ends")},
    ),
    "servant_holy": (
        N_("Holy items against the Servant"),
        {
            "barred": N_("are of no use"),
            "borrowed": N_("work against Dracula's cards"),
        },
    ),
    "servant_entered": (
        N_("A hunter in the Servant's place"),
        {"must": N_("must fight him"), "may": N_("may fight him")},
    ),
    "servant_track": (
        N_("When the Servant is defeated, the vampire track"),
        {
            "floor": N_("does not go below 0"),
            "below": N_("may go below 0"),
        },
    ),
    "servant_sees": (
        N_("The Servant sees Dracula's place"),
        {
            "request": N_("when Dracula agrees"),
            "always": N_("always"),
            "never": N_("never"),
        },
    ),
    "servant_order": (
        N_("With both in one place a hunter fights"),
        {
            "servant_first": N_("the Servant, then Dracula"),
            "dracula_first": N_("Dracula, then the Servant"),
        },
    ),
    "servant_share": (
        N_("Sharing the Servant's city at the start or on his return"),
        {"allowed": N_("is allowed"), "avoided": N_("is not allowed")},
    ),
    "handicap": (
        N_("Handicap"),
        {
            "none": N_("none"),
            "hunters": N_("Dracula starts with 12 blood (about even)"),
            "hunters_twice": N_("Dracula starts with 9 blood"),
            "dracula": N_("the vampire track starts at 1"),
            "dracula_twice": N_("the vampire track starts at 2"),
        },
    ),
    "transfusion": (
        N_("Dracula's blood for the Servant"),
        {
            "off": N_("not used"),
            "on": N_("optional rule used"),
        },
    ),
    "brood": (
        N_("The Servant guards New Vampires"),
        {
            "off": N_("not used"),
            "on": N_("optional rule used"),
        },
    ),
}
"""Option -> its title, and its values with their names, the default first."""

NOTES = {
    "variant": {
        "servant": N_(
            "The Servant is a sixth figure, Dracula's helper: he moves in the open, fights the "
            "hunters, has three lives, and wins and loses with Dracula."
        )
    },
}
"""Option -> its values that need a sentence where they are chosen."""

_GROUPS: tuple[tuple[Text, str], ...] = (
    (
        N_("Movement and the sea"),
        "north_sea turn_back first_turn train_zero bats small_city double_back_sea wolf_combined dark_call"
        " swiftness castle_catacombs",
    ),
    (N_("Encounters"), "spy ambush desecrated_soil placing relentless unbeaten_agent"),
    (N_("Cards and hands"), "mystic_research control_storms heroic_leap hosts item_limit missed"),
    (
        N_("Combat"),
        "killed repel lair group_fight mina_bite hunter_dodge enemy_dodge strength_breaks holy_water_row"
        " bat_rows initiative",
    ),
    (
        N_("Dracula's Servant"),
        "servant_night servant_group servant_attack servant_killed servant_holy servant_entered servant_track"
        " servant_sees servant_order servant_share transfusion brood",
    ),
)
GROUP_OF = {name: title for title, names in _GROUPS for name in names.split()}
"""The heading under which an option is listed."""
