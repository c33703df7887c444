"""The words of the campaign beside its documents: presets, purchases, medals, counters, habits."""

from furyqt.rules.core.text import N_

CAMPAIGN = {
    "campaign.title": N_("fury3.campaign", "The Count's Shadow"),
    "campaign.summary": N_(
        "fury3.campaign",
        "A campaign in twelve chapters: the hunt of 1893, and the shadow that comes back five years "
        "later. You lead the hunters, and every chapter asks in another way where Dracula is.",
    ),
}
PRESETS = {
    "preset.story": N_("fury3.campaign", "Story"),
    "preset.story.note": N_("fury3.campaign", "More days, an easy Dracula, and all aids and hints."),
    "preset.hunter": N_("fury3.campaign", "Hunter"),
    "preset.hunter.note": N_(
        "fury3.campaign", "The days of the chapter, a normal Dracula, and all aids and hints."
    ),
    "preset.helsing": N_("fury3.campaign", "Van Helsing"),
    "preset.helsing.note": N_(
        "fury3.campaign", "Fewer days, a hard Dracula, all aids, no hints, and strict undo."
    ),
    "preset.iron": N_("fury3.campaign", "Iron"),
    "preset.iron.note": N_(
        "fury3.campaign", "The fewest days, a master Dracula, no aids except the pencil, and no undo."
    ),
    "preset.note": N_(
        "fury3.campaign",
        "At weaker levels Dracula thinks less, weighs clues less sharply and makes small mistakes. "
        "He never knows more.",
    ),
}
PURCHASES = {
    "purchase.ticket": N_("fury3.campaign", "Railway ticket"),
    "purchase.knife": N_("fury3.campaign", "Knife"),
    "purchase.garlic": N_("fury3.campaign", "Garlic"),
    "purchase.dogs": N_("fury3.campaign", "Dogs"),
    "purchase.stake": N_("fury3.campaign", "Stake"),
    "purchase.heal": N_("fury3.campaign", "Heal a wound"),
    "purchase.day": N_("fury3.campaign", "One more day"),
    "purchase.catch_up": N_("fury3.campaign", "After two failures: Newspaper Reports and one more day"),
}
CHALLENGES = {
    "challenge.no_trains": N_("fury3.campaign", "No Trains"),
    "challenge.no_trains.note": N_("fury3.campaign", "Hunters cannot travel by rail."),
    "challenge.iron": N_("fury3.campaign", "Iron"),
    "challenge.iron.note": N_("fury3.campaign", "The preset Iron: no aids except the pencil, and no undo."),
    "challenge.blind": N_("fury3.campaign", "Blind"),
    "challenge.blind.note": N_("fury3.campaign", "No overlay on the map and no list of evidence."),
    "challenge.alone": N_("fury3.campaign", "Alone"),
    "challenge.alone.note": N_(
        "fury3.campaign", "You decide for every hunter, without suggestions from others."
    ),
}
ENTRIES = {
    "reason.won": N_("fury3.campaign", "Dracula is destroyed."),
    "reason.lost": N_("fury3.campaign", "Dracula's influence covers Europe."),
    "journal.destroyed": N_(
        "fury3.letters",
        "{day}. He fell to dust before our eyes, and we shook hands like people after a concert. I wish "
        "that I could believe it.",
    ),
}
MEDALS = {
    "medal.bronze": N_("fury3.campaign", "Bronze"),
    "medal.silver": N_("fury3.campaign", "Silver"),
    "medal.gold": N_("fury3.campaign", "Gold"),
    "medal.failed": N_("fury3.campaign", "Failed"),
    "medal.none": N_("fury3.campaign", "Not played"),
}
COUNTERS = {
    "counter.turned": N_("fury3.campaign", "Hideouts found"),
    "counter.revealed": N_("fury3.campaign", "Dracula revealed"),
    "counter.harm": N_("fury3.campaign", "Damage to Dracula"),
    "counter.slain": N_("fury3.campaign", "Vampires defeated"),
    "counter.emptied": N_("fury3.campaign", "Boxes made clean"),
    "counter.matured": N_("fury3.campaign", "Vampires matured"),
    "counter.bitten": N_("fury3.campaign", "Hunters bitten"),
    "counter.defeated": N_("fury3.campaign", "Hunters defeated"),
    "counter.influence": N_("fury3.campaign", "Influence"),
    "counter.castle": N_("fury3.campaign", "Returns to the castle"),
    "counter.sails": N_("fury3.campaign", "Dracula's voyages"),
    "counter.moves": N_("fury3.campaign", "Journeys"),
    "counter.rides": N_("fury3.campaign", "Journeys by rail"),
    "counter.fights": N_("fury3.campaign", "Combats with Dracula"),
    "counter.day": N_("fury3.campaign", "Day"),
    "counter.destroyed": N_("fury3.campaign", "Dracula destroyed"),
    "counter.sealed": N_("fury3.campaign", "Correct sealed answer"),
}
HABITS = {
    "habit.sea": N_(
        "fury3.campaign",
        "He was at sea in {count} of {total} nights in which a hunter was within two roads of him.",
    ),
    "habit.port": N_("fury3.campaign", "He spent {count} of {total} nights on land in a port."),
    "habit.near": N_("fury3.campaign", "He moved closer to a hunter in {count} of {total} nights."),
    "habit.flee": N_(
        "fury3.campaign", "He left the region in {count} of {total} nights after a hideout was found."
    ),
    "habit.fight": N_(
        "fury3.campaign", "He attacked in {count} of {total} nights with a hunter in his city."
    ),
    "habit.hide": N_("fury3.campaign", "He played a power card in {count} of {total} nights."),
}
DOSSIER = {
    "dossier.wounds": N_("fury3.campaign", "Wounds"),
    "dossier.bite": N_("fury3.campaign", "Bite"),
    "dossier.taint": N_("fury3.campaign", "Taint"),
    "dossier.items": N_("fury3.campaign", "Items"),
    "dossier.events": N_("fury3.campaign", "Events"),
    "dossier.resolve": N_("fury3.campaign", "Resolve"),
    "dossier.boxes": N_("fury3.campaign", "Boxes"),
    "dossier.debt": N_("fury3.campaign", "Debt"),
    "dossier.allies": N_("fury3.campaign", "Allies"),
    "dossier.wounds.note": N_("fury3.campaign", "Each wound is 1 damage at the start of the next chapter."),
    "dossier.bite.note": N_(
        "fury3.campaign", "A bitten hunter is weakened. The bite is gone after two chapters."
    ),
    "dossier.taint.note": N_(
        "fury3.campaign",
        "From 1 Mina Harker starts with Hypnosis, from 2 Dracula with Vampiric Influence, and at 3 his "
        "influence is 1 higher.",
    ),
    "dossier.items.note": N_("fury3.campaign", "At most four, one of them holy, dealt at the start."),
    "dossier.events.note": N_("fury3.campaign", "At most two, dealt at the start."),
    "dossier.resolve.note": N_("fury3.campaign", "Pays for at most two purchases per briefing."),
    "dossier.boxes.note": N_(
        "fury3.campaign",
        "From 4 on Dracula is wounded at the Borgo Pass. In the last chapter every two cost him a lair.",
    ),
    "dossier.debt.note": N_("fury3.campaign", "Dracula's influence at the start of chapters 9 to 12."),
    "dossier.allies.note": N_("fury3.campaign", "One of them comes along."),
}
TEXTS = {
    **CAMPAIGN, **ENTRIES, **PRESETS, **PURCHASES, **CHALLENGES, **MEDALS, **COUNTERS, **HABITS, **DOSSIER,
}  # fmt: skip
