"""The documents of the second edition's chapter of the campaign, and the words of its judge."""

from datetime import date

from furyqt.rules.core.text import Texts

N_campaign = Texts("fury2.campaign")
N_letters = Texts("fury2.letters")

STARTS = {"c10b": date(1898, 5, 9)}
"""The day on which each chapter starts."""
WRITERS = {"c10b": "seward"}
"""The portrait beside each briefing."""
C10B = {
    "c10b.title": N_campaign("Renfield's Heir"),
    "c10b.date": N_letters("Nuremberg, 9 May 1898"),
    "c10b.writer": N_letters("Dr. Seward's phonograph, cylinder 212"),
    "c10b.briefing": N_letters(
        "I believed that poor Renfield had died without an heir. This morning the heir and I had breakfast. "
        "He sat across from me in the restaurant car, a tidy man with a great liking for sugar, and inquired "
        "after the sparrows, in Renfield's own words, which are written down in one place only, and under "
        "lock. At Nuremberg he raised his hat and got down, and the crowd made way for him without knowing "
        "it. He shows his face; every stationmaster from the Rhine to the Danube can tell us where he dined. "
        "What I cannot learn is where he sweeps the floors. He has rented three houses, and two of them "
        "have a sleeper by day. I mean to call at noon. Then I should like an hour with the gentleman "
        "himself; I have brought the strait-waistcoat."
    ),
    "c10b.rule.1": N_campaign(
        "You play by the second edition, with Dracula's Servant on the board. Each round is a day."
    ),
    "c10b.rule.2": N_campaign(
        "Three houses are in the catacombs: New Vampires in two, a Hoax in one. Dracula cannot clear them or "
        "return to them."
    ),
    "c10b.rule.3": N_campaign("A house is clean when its encounter is gone."),
    "c10b.rule.4": N_campaign(
        "Debt of 2 or more, or taint of 3, puts the vampire track at 1. A railway ticket is a Fast Horse."
    ),
    "c10b.journal.1": N_letters(
        "{day}: {place:in} the blinds were down, and there was sugar on the sill. We let in the light."
    ),
    "c10b.journal.1.2": N_letters(
        "{day}: {place:in} the rent was paid and the floors were waxed, and no one had ever sat down."
    ),
    "c10b.journal.1.3": N_letters(
        "{day}: {place:in} the porter swore that the gentleman kept a canary. We found the cage, open and "
        "dusted."
    ),
    "c10b.journal.2": N_letters(
        "{day}. He gave us all three keys, and cried like a child whose toys are put away. I asked where "
        "his master was; he begged me, most politely, to let him go on not knowing."
    ),
    "c10b.journal.3": N_letters(
        "{day}. Houses to let, swept into the corners. He has left me his saucer of sugar and one fly, and "
        "a note to apologize for the fly."
    ),
}
JUDGE = {
    "reason.lost": N_campaign("The vampire track is full."),
    "counter.turned": N_campaign("Locations of the trail revealed"),
    "counter.harm": N_campaign("Blood that Dracula lost"),
    "counter.emptied": N_campaign("Houses made clean"),
    "counter.struck": N_campaign("Lives taken from the Servant"),
    "counter.felled": N_campaign("Defeats of the Servant"),
    "counter.met": N_campaign("Combats with the Servant"),
    "counter.vampires": N_campaign("Vampire track"),
}
TEXTS = {**C10B, **JUDGE}
"""The texts of this game's chapters by their keys; the others are those of the whole campaign."""
