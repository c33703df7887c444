"""The notes of the hunts of the day."""

from furyqt.rules.core.text import Texts
from furyqt.rules.fury3.chapters.prose.act_one import HIDEOUTS

N_campaign = Texts("fury3.campaign")
N_letters = Texts("fury3.letters")

TEXTS = {
    "h01.title": N_campaign("Four Telegrams"),
    "h01.briefing": N_letters(
        "Four telegrams went out at noon, north, south, east and west, and each had the same five words "
        "in it: he has been seen, come."
    ),
    "h01.rule.1": N_campaign("The hunters start far from each other."),
    "h02.title": N_campaign("The Wounded Wolf"),
    "h02.briefing": N_letters(
        "There was blood on the floor of the customs house, and more of it on the stairs. We have only to "
        "follow him; he has only to reach a door that he can shut."
    ),
    "h02.rule.1": N_campaign("Dracula is wounded from the start."),
    "h03.title": N_campaign("Rhine Freight"),
    "h03.briefing": N_letters(
        "Three boxes were put off at the wrong station. The clerk remembers the smell, and that no one "
        "has complained about the delay."
    ),
    "h03.rule.1": N_campaign("A box is made clean by a search that leaves no encounter in its city."),
    "h04.title": N_campaign("One Man's Road"),
    "h04.briefing": N_letters(
        "The others are ill, or abroad, or sensible. I leave tonight with two tickets and a loaded stick, "
        "and have told my valet that I am fishing."
    ),
    "h04.rule.1": N_campaign("Lord Godalming is alone."),
    "h04.rule.2": HIDEOUTS,
    "h05.title": N_campaign("Storm Warning"),
    "h05.briefing": N_letters(
        "The glass has fallen since Sunday, and the boats are up on the beach. He is fond of this "
        "weather. It keeps people in."
    ),
    "h05.rule.1": N_campaign(
        "Storms rise in the northern seas, and each dawn names Dracula's region if Mina can be asked."
    ),
    "h06.title": N_campaign("The Quiet Lodger"),
    "h06.briefing": N_letters(
        "He has taken the rooms for a month, pays in gold, and sends his dinner back untouched. The "
        "landlady calls him the ideal lodger. She is rather pale."
    ),
    "h06.rule.1": N_campaign(
        "Two houses are hidden in the named cities: a Reckless Vampire in one, a Hoax in the other."
    ),
    "h07.title": N_campaign("The Morning Paper"),
    "h07.briefing": N_letters(
        "It is on the third page, between a regatta and a recipe. Everyone has read it, no one believes "
        "it, and he could not wish for a better cloak."
    ),
    "h07.rule.1": N_campaign("Dracula has influence from the start."),
    "h08.title": N_campaign("Name the Place"),
    "h08.briefing": N_letters(
        "Every dawn they ask me for the country, and I can tell them. On the last one they will ask for "
        "the town, and look at the map instead of at me."
    ),
    "h08.rule.1": N_campaign("At each dawn the trance names Dracula's region. It is always true."),
}
