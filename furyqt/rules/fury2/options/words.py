"""The names of the options of a new game and of their values."""

from __future__ import annotations

from furyqt.rules.core.text import N_, Text

OWN_INITIATIVE = N_("fury2.options", "the printed numbers from a file")
OPTION_WORDS: dict[str, tuple[Text, dict[str, Text]]] = {
    "variant": (
        N_("fury2.options", "Players"),
        {
            "base": N_("fury2.options", "hunters and Dracula"),
            "servant": N_("fury2.options", "with Dracula's Servant"),
        },
    ),
    "north_sea": (
        N_("fury2.options", "Atlantic Ocean and North Sea"),
        {"joined": N_("fury2.options", "are adjacent"), "apart": N_("fury2.options", "are not adjacent")},
    ),
    "killed": (
        N_("fury2.options", "After a “killed” result against Dracula"),
        {
            "goes_on": N_("fury2.options", "the fight continues"),
            "ends": N_("fury2.options", "the fight ends"),
        },
    ),
    "turn_back": (
        N_("fury2.options", "Dracula turns back at sea"),
        {
            "never": N_("fury2.options", "never"),
            "trail": N_("fury2.options", "if the card is not on his trail"),
        },
    ),
    "first_turn": (
        N_("fury2.options", "Dracula's first full turn"),
        {"noon": N_("fury2.options", "is at noon"), "dawn": N_("fury2.options", "is at dawn")},
    ),
    "mystic_research": (
        N_("fury2.options", "Mystic Research"),
        {
            "immediate": N_("fury2.options", "is played when drawn"),
            "keep": N_("fury2.options", "may be kept"),
        },
    ),
    "control_storms": (
        N_("fury2.options", "Control Storms"),
        {
            "four": N_("fury2.options", "moves up to four sea zones"),
            "three": N_("fury2.options", "moves up to three sea zones"),
        },
    ),
    "bats": (
        N_("fury2.options", "Bats move a hunter"),
        {
            "one": N_("fury2.options", "by one road"),
            "two": N_("fury2.options", "by up to two roads"),
        },
    ),
    "spy": (
        N_("fury2.options", "Dogs against a Spy"),
        {"no": N_("fury2.options", "do not help"), "dogs": N_("fury2.options", "stop the Spy")},
    ),
    "ambush": (
        N_("fury2.options", "A matured Ambush"),
        {
            "clears": N_("fury2.options", "clears the trail to three cards"),
            "keeps": N_("fury2.options", "does not clear the trail"),
        },
    ),
    "desecrated_soil": (
        N_("fury2.options", "A matured Desecrated Soil"),
        {
            "two_found": N_("fury2.options", "draws until Dracula has two events"),
            "two_drawn": N_("fury2.options", "draws two events"),
        },
    ),
    "heroic_leap": (
        N_("fury2.options", "Heroic Leap"),
        {
            "one": N_("fury2.options", "uses one roll for both"),
            "two": N_("fury2.options", "uses a roll for each"),
        },
    ),
    "swiftness": (
        N_("fury2.options", "Unearthly Swiftness"),
        {
            "one_action": N_("fury2.options", "gives two moves and one action"),
            "two_actions": N_("fury2.options", "gives two moves and two actions"),
        },
    ),
    "dark_call": (
        N_("fury2.options", "Dark Call"),
        {"any": N_("fury2.options", "at any time"), "night": N_("fury2.options", "only by night")},
    ),
    "double_back_sea": (
        N_("fury2.options", "Double Back at sea"),
        {"no": N_("fury2.options", "is not allowed"), "yes": N_("fury2.options", "is allowed")},
    ),
    "wolf_combined": (
        N_("fury2.options", "Wolf Form with another power card"),
        {"no": N_("fury2.options", "is not allowed"), "yes": N_("fury2.options", "is allowed")},
    ),
    "hosts": (
        N_("fury2.options", "Heavenly Host markers"),
        {"three": N_("fury2.options", "three"), "two": N_("fury2.options", "two")},
    ),
    "repel": (
        N_("fury2.options", "After Repel Dracula may play"),
        {
            "escapes": N_("fury2.options", "only Dodge and Escape"),
            "claws": N_("fury2.options", "Claws as well"),
        },
    ),
    "lair": (
        N_("fury2.options", "The vampire of Vampire Lair"),
        {
            "no_escapes": N_("fury2.options", "has no Escape cards"),
            "all": N_("fury2.options", "has all of Dracula's cards"),
        },
    ),
    "item_limit": (
        N_("fury2.options", "Item limit"),
        {"three": N_("fury2.options", "three"), "four": N_("fury2.options", "four")},
    ),
    "placing": (
        N_("fury2.options", "Placing an encounter"),
        {"compulsory": N_("fury2.options", "is compulsory"), "optional": N_("fury2.options", "is optional")},
    ),
    "small_city": (
        N_("fury2.options", "Supplies in a small city"),
        {
            "event": N_("fury2.options", "one event"),
            "either": N_("fury2.options", "one event or one item"),
        },
    ),
    "group_fight": (
        N_("fury2.options", "A group's fight when a member falls"),
        {"ends": N_("fury2.options", "ends"), "goes_on": N_("fury2.options", "continues for the others")},
    ),
    "missed": (
        N_("fury2.options", "A defeated hunter misses"),
        {
            "turn": N_("fury2.options", "the next turn"),
            "round": N_("fury2.options", "the turn of the next round"),
        },
    ),
    "castle_catacombs": (
        N_("fury2.options", "Castle Dracula in the catacombs"),
        {"allowed": N_("fury2.options", "is allowed"), "forbidden": N_("fury2.options", "is forbidden")},
    ),
    "mina_bite": (
        N_("fury2.options", "Mina's bite in a group"),
        {
            "no_bonus": N_("fury2.options", "gives Dracula no bonus"),
            "counts": N_("fury2.options", "gives Dracula his bonus"),
        },
    ),
    "hunter_dodge": (
        N_("fury2.options", "A hunter's Dodge in the first combat round"),
        {"allowed": N_("fury2.options", "is allowed"), "barred": N_("fury2.options", "is not allowed")},
    ),
    "enemy_dodge": (
        N_("fury2.options", "The enemy's Dodge in the first combat round"),
        {"barred": N_("fury2.options", "is not allowed"), "allowed": N_("fury2.options", "is allowed")},
    ),
    "strength_breaks": (
        N_("fury2.options", "Dracula's Strength destroys"),
        {
            "knife": N_("fury2.options", "Knife, Rifle, Stake and Crucifix"),
            "pistol": N_("fury2.options", "Pistol, Rifle, Stake and Crucifix"),
        },
    ),
    "holy_water_row": (
        N_("fury2.options", "Holy Water against Fangs and Mesmerize"),
        {
            "four": N_("fury2.options", "costs Dracula 4 blood and is kept"),
            "three": N_("fury2.options", "costs Dracula 3 blood and is discarded"),
        },
    ),
    "bat_rows": (
        N_("fury2.options", "Escape (Bat) against Dodge and Escape"),
        {
            "table": N_("fury2.options", "as in the table of results"),
            "regular": N_("fury2.options", "Dracula flies if he wins the round"),
        },
    ),
    "unbeaten_agent": (
        N_("fury2.options", "Dracula beside an agent who was not killed"),
        {
            "shields": N_("fury2.options", "is not fought in this turn"),
            "leads_on": N_("fury2.options", "is fought if the hunters did not escape"),
        },
    ),
    "initiative": (
        N_("fury2.options", "Initiative of the combat cards"),
        {"reconstructed": N_("fury2.options", "our own numbers")},
    ),
    "train_zero": (
        N_("fury2.options", "Train die 0"),
        {
            "road": N_("fury2.options", "leaves one move by road"),
            "stays": N_("fury2.options", "ends the movement"),
        },
    ),
    "relentless": (
        N_("fury2.options", "Van Helsing may act after an encounter"),
        {
            "beaten": N_("fury2.options", "that he defeated"),
            "survived": N_("fury2.options", "that he survived"),
        },
    ),
    "servant_night": (
        N_("fury2.options", "The Servant moves by night"),
        {
            "wolf_or_road": N_("fury2.options", "as a wolf or by one road"),
            "wolf_only": N_("fury2.options", "only as a wolf"),
            "all": N_("fury2.options", "as a wolf, by road or by rail"),
        },
    ),
    "servant_group": (
        N_("fury2.options", "The Servant attacks"),
        {
            "group": N_("fury2.options", "all hunters in his place"),
            "one": N_("fury2.options", "one hunter in his place"),
        },
    ),
    "servant_attack": (
        N_("fury2.options", "The Servant after a ride or as a wolf"),
        {
            "attacks": N_("fury2.options", "attacks hunters in his place"),
            "rests": N_("fury2.options", "does not attack"),
        },
    ),
    "servant_killed": (
        N_("fury2.options", "A fight after the Servant loses a life"),
        {"goes_on": N_("fury2.options", "continues"), "ends": N_("fury2.options", "ends")},
    ),
    "servant_holy": (
        N_("fury2.options", "Holy items against the Servant"),
        {
            "barred": N_("fury2.options", "are of no use"),
            "borrowed": N_("fury2.options", "work against Dracula's cards"),
        },
    ),
    "servant_entered": (
        N_("fury2.options", "A hunter in the Servant's place"),
        {"must": N_("fury2.options", "must fight him"), "may": N_("fury2.options", "may fight him")},
    ),
    "servant_track": (
        N_("fury2.options", "When the Servant is defeated, the vampire track"),
        {
            "floor": N_("fury2.options", "does not go below 0"),
            "below": N_("fury2.options", "may go below 0"),
        },
    ),
    "servant_sees": (
        N_("fury2.options", "The Servant sees Dracula's place"),
        {
            "request": N_("fury2.options", "when Dracula agrees"),
            "always": N_("fury2.options", "always"),
            "never": N_("fury2.options", "never"),
        },
    ),
    "servant_order": (
        N_("fury2.options", "With both in one place a hunter fights"),
        {
            "servant_first": N_("fury2.options", "the Servant, then Dracula"),
            "dracula_first": N_("fury2.options", "Dracula, then the Servant"),
        },
    ),
    "servant_share": (
        N_("fury2.options", "Sharing the Servant's city at the start or on his return"),
        {"allowed": N_("fury2.options", "is allowed"), "avoided": N_("fury2.options", "is not allowed")},
    ),
    "handicap": (
        N_("fury2.options", "Handicap"),
        {
            "none": N_("fury2.options", "none"),
            "hunters": N_("fury2.options", "Dracula starts with 12 blood (about even)"),
            "hunters_twice": N_("fury2.options", "Dracula starts with 9 blood"),
            "dracula": N_("fury2.options", "the vampire track starts at 1"),
            "dracula_twice": N_("fury2.options", "the vampire track starts at 2"),
        },
    ),
    "transfusion": (
        N_("fury2.options", "Dracula's blood for the Servant"),
        {
            "off": N_("fury2.options", "not used"),
            "on": N_("fury2.options", "optional rule in use"),
        },
    ),
    "brood": (
        N_("fury2.options", "The Servant guards New Vampires"),
        {
            "off": N_("fury2.options", "not used"),
            "on": N_("fury2.options", "optional rule in use"),
        },
    ),
}
"""Option -> its title, and its values with their names, the default first."""
