"""The documents of the second act: October and November 1893."""

from furyqt.rules.core.text import Texts

N_campaign = Texts("fury3.campaign")
N_letters = Texts("fury3.letters")

ACT = {
    "act.2.title": N_campaign("Act Two: The Pursuit"),
    "act.2.opening": N_letters(
        "He left England as he had come, in a box, at so much the hundredweight. They were a day behind "
        "him. The papers of these weeks are spotted with rain and candle grease, and one of them is "
        "written on the back of a timetable."
    ),
}
C06 = {
    "c06.title": N_campaign("Mina's Trance"),
    "c06.date": N_letters("Paris, 15 October 1893"),
    "c06.writer": N_letters("Mina Harker's journal, in shorthand"),
    "c06.briefing": N_letters(
        "A little before sunrise I sit down by the window. The Professor passes his hands before my eyes, "
        "and I am elsewhere. There is water against wood; or there are wheels; or there is darkness with "
        "nothing in it, which I like least. I can tell them the country. The town is not shown to me. "
        "They, for their part, do not tell me where they mean to go next, and I have asked them not to, "
        "since a thread has two ends. Afterward the Professor makes a joke about my breakfast, and I make "
        "one about his hat. Neither of us is deceived; but the coffee in Paris is excellent."
    ),
    "c06.rule.1": N_campaign(
        "At every second dawn, from day 2 on, the trance names Dracula's region. It is always true."
    ),
    "c06.rule.2": N_campaign("Count your journeys: too many by road, rail or sea, and you lose him."),
    "c06.journal.1": N_letters("{day}, before sunrise: he is {region:in}."),
    "c06.journal.1.2": N_letters(
        "{day}. They woke me to tell me what I had said. I had said that he is {region:in}."
    ),
    "c06.journal.1.3": N_letters("{day}: he is {region:in}. It is dark there, and he listens."),
    "c06.journal.2": N_letters(
        "{day}. I said that he was {place:in}, and he was. I said it wide awake. The Professor has "
        "stopped making jokes, and sings."
    ),
    "c06.journal.3": N_letters(
        "{day}. The thread is thinner every morning. Either he has learned to sleep without dreams, or I "
        "have learned to have his."
    ),
}
C07 = {
    "c07.title": N_campaign("The Ports of the South"),
    "c07.date": N_letters("Rome, 16 October 1893"),
    "c07.writer": N_letters("Dr. Seward's pocket diary"),
    "c07.briefing": N_letters(
        "The Czarina Catherine carried one box. At Lloyd's, where they would tell Arthur anything, they "
        "speak of more, under other flags, and addressed to no one. So we go from port to port, he with "
        "the checkbook and I with the doctor's bag, and between us there is not a hold from Marseilles to "
        "Varna that stays shut: he pays the agent, and if the agent is honest, I find a case of cholera. "
        "We travel by day and read bills of lading by night. In the train I caught myself envying the "
        "freight. I would give a year's practice for one sound night, and Arthur, I think, one of his "
        "houses."
    ),
    "c07.rule.1": N_campaign("A box is made clean by a search that leaves no encounter in its city."),
    "c07.rule.2": N_campaign(
        "At every second dawn a telegram rules out a port that has neither a box nor one of Dracula's "
        "hideouts."
    ),
    "c07.journal.1": N_letters("{place:in}: one case, addressed to no one. We called for it."),
    "c07.journal.1.2": N_letters(
        "{place:in}: a case that no one had insured. The customs men were glad to see it go."
    ),
    "c07.journal.2": N_letters(
        "{day}. The hold is sweet again. Arthur has overpaid the watchman, and I have slept for eleven hours."
    ),
    "c07.journal.3": N_letters(
        "{day}. The tide took the last of them out while we were disputing a signature."
    ),
}
C08 = {
    "c08.title": N_campaign("Sunset at the Borgo Pass"),
    "c08.date": N_letters("Below the Borgo Pass, 30 October 1893"),
    "c08.writer": N_letters("From the notebook of Abraham Van Helsing, in pencil"),
    "c08.briefing": N_letters(
        "The river rises, and those who drive the cart go like men pursued. So they are. I write in the "
        "saddle, with a pencil as long as my thumb. It is all become very simple, a road and a sun, and "
        "who is first at the pass. If he is home before dark, he has his own ground under him, and his "
        "wolves, and a hundred years of patience; and of that our Madam Mina has none to spare. If the "
        "sun goes down with the lid still on that box, then we have ridden across all Europe to see a "
        "door close. I am not afraid. I am only old, and in so great a hurry."
    ),
    "c08.rule.1": N_campaign("Dracula is wounded from the start. His road home is guarded."),
    "c08.rule.2": N_campaign("One combat is not enough: he must be revealed twice, because he slips away."),
    "c08.journal.1": N_letters("{day}: {hunter} came up to the cart {place:in}."),
    "c08.journal.1.2": N_letters("{day}: snow {place:in}, and {hunter} near enough to hear the wheels."),
    "c08.journal.1.3": N_letters(
        "{day}: {hunter} held the horses {place:in} as long as anyone could have held them."
    ),
    "c08.journal.2": N_letters(
        "{day}. Dust; and before the dust, for one breath, a man's face with peace in it. I have written "
        "under this: the end. I have written it in ink."
    ),
    "c08.journal.3": N_letters(
        "{day}. Wolves to the edge of the sky, and no cart. I put out the lantern, so that Madam Mina "
        "should not have to look at me."
    ),
}
TEXTS = {**ACT, **C06, **C07, **C08}
