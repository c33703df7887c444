"""The words of the campaign beside its documents: presets, purchases, medals, counters, habits."""

from furyqt.rules.core.text import Texts

N_campaign = Texts("fury3.campaign")
N_letters = Texts("fury3.letters")

CAMPAIGN = {
    "campaign.title": N_campaign("The Count's Shadow"),
    "campaign.summary": N_campaign(
        "A campaign in twelve chapters: the hunt of 1893, and the shadow that comes back five years "
        "later. You lead the hunters, and every chapter asks in another way where Dracula is."
    ),
}
PRESETS = {
    "preset.story": N_campaign("Story"),
    "preset.story.note": N_campaign("More days, an easy Dracula, and all aids and hints."),
    "preset.hunter": N_campaign("Hunter"),
    "preset.hunter.note": N_campaign("The days of the chapter, a normal Dracula, and all aids and hints."),
    "preset.helsing": N_campaign("Van Helsing"),
    "preset.helsing.note": N_campaign("Fewer days, a hard Dracula, all aids, no hints, and strict undo."),
    "preset.iron": N_campaign("Iron"),
    "preset.iron.note": N_campaign(
        "The fewest days, a master Dracula, no aids except the pencil, and no undo."
    ),
    "preset.note": N_campaign(
        "At weaker levels Dracula thinks less, weighs clues less sharply and makes small mistakes. "
        "He never knows more."
    ),
}
PURCHASES = {
    "purchase.ticket": N_campaign("Railway ticket"),
    "purchase.knife": N_campaign("Knife"),
    "purchase.garlic": N_campaign("Garlic"),
    "purchase.dogs": N_campaign("Dogs"),
    "purchase.stake": N_campaign("Stake"),
    "purchase.heal": N_campaign("Heal a wound"),
    "purchase.day": N_campaign("One more day"),
    "purchase.catch_up": N_campaign("After two failures: Newspaper Reports and one more day"),
}
CHALLENGES = {
    "challenge.no_trains": N_campaign("No Trains"),
    "challenge.no_trains.note": N_campaign("Hunters cannot travel by rail."),
    "challenge.iron": N_campaign("Iron"),
    "challenge.iron.note": N_campaign("The preset Iron: no aids except the pencil, and no undo."),
    "challenge.blind": N_campaign("Blind"),
    "challenge.blind.note": N_campaign("No overlay on the map and no list of evidence."),
    "challenge.alone": N_campaign("Alone"),
    "challenge.alone.note": N_campaign("You decide for every hunter, without suggestions from others."),
}
ENTRIES = {
    "reason.won": N_campaign("Dracula is destroyed."),
    "reason.lost": N_campaign("Dracula's influence covers Europe."),
    "journal.destroyed": N_letters(
        "{day}. He fell to dust before our eyes, and we shook hands like people after a concert. I wish "
        "that I could believe it."
    ),
}
MEDALS = {
    "medal.bronze": N_campaign("Bronze"),
    "medal.silver": N_campaign("Silver"),
    "medal.gold": N_campaign("Gold"),
    "medal.failed": N_campaign("Failed"),
    "medal.none": N_campaign("Not played"),
}
COUNTERS = {
    "counter.turned": N_campaign("Hideouts found"),
    "counter.revealed": N_campaign("Dracula revealed"),
    "counter.harm": N_campaign("Damage to Dracula"),
    "counter.slain": N_campaign("Vampires defeated"),
    "counter.emptied": N_campaign("Boxes made clean"),
    "counter.matured": N_campaign("Vampires matured"),
    "counter.bitten": N_campaign("Hunters bitten"),
    "counter.defeated": N_campaign("Hunters defeated"),
    "counter.influence": N_campaign("Influence"),
    "counter.castle": N_campaign("Returns to the castle"),
    "counter.sails": N_campaign("Dracula's voyages"),
    "counter.moves": N_campaign("Journeys"),
    "counter.rides": N_campaign("Journeys by rail"),
    "counter.fights": N_campaign("Combats with Dracula"),
    "counter.day": N_campaign("Day"),
    "counter.destroyed": N_campaign("Dracula destroyed"),
    "counter.sealed": N_campaign("Correct sealed answer"),
}
HABITS = {
    "habit.sea": N_campaign(
        "He was at sea in {count} of {total} nights in which a hunter was within two roads of him."
    ),
    "habit.port": N_campaign("He spent {count} of {total} nights on land in a port."),
    "habit.near": N_campaign("He moved closer to a hunter in {count} of {total} nights."),
    "habit.flee": N_campaign("He left the region in {count} of {total} nights after a hideout was found."),
    "habit.fight": N_campaign("He attacked in {count} of {total} nights with a hunter in his city."),
    "habit.hide": N_campaign("He played a power card in {count} of {total} nights."),
}
DOSSIER = {
    "dossier.wounds": N_campaign("Wounds"),
    "dossier.bite": N_campaign("Bite"),
    "dossier.taint": N_campaign("Taint"),
    "dossier.items": N_campaign("Items"),
    "dossier.events": N_campaign("Events"),
    "dossier.resolve": N_campaign("Resolve"),
    "dossier.boxes": N_campaign("Boxes"),
    "dossier.debt": N_campaign("Debt"),
    "dossier.allies": N_campaign("Allies"),
    "dossier.wounds.note": N_campaign("Each wound is 1 damage at the start of the next chapter."),
    "dossier.bite.note": N_campaign("A bitten hunter is weakened. The bite is gone after two chapters."),
    "dossier.taint.note": N_campaign(
        "From 1 Mina Harker starts with Hypnosis, from 2 Dracula with Vampiric Influence, and at 3 his "
        "influence is 1 higher."
    ),
    "dossier.items.note": N_campaign("At most four, one of them holy, dealt at the start."),
    "dossier.events.note": N_campaign("At most two, dealt at the start."),
    "dossier.resolve.note": N_campaign("Pays for at most two purchases per briefing."),
    "dossier.boxes.note": N_campaign(
        "From 4 on Dracula is wounded at the Borgo Pass. In the last chapter every two cost him a lair."
    ),
    "dossier.debt.note": N_campaign("Dracula's influence at the start of chapters 9 to 12."),
    "dossier.allies.note": N_campaign("One of them comes along."),
}
TEXTS = {
    **CAMPAIGN, **ENTRIES, **PRESETS, **PURCHASES, **CHALLENGES, **MEDALS, **COUNTERS, **HABITS, **DOSSIER,
}  # fmt: skip
