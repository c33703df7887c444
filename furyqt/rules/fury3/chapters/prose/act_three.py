"""The documents of the third act, March to November 1898, and the three ends of the story."""

from furyqt.rules.core.text import Texts

N_campaign = Texts("fury3.campaign")
N_letters = Texts("fury3.letters")

ACT = {
    "act.3.title": N_campaign("Act Three: The Shadow"),
    "act.3.opening": N_letters(
        "For five years there was nothing to add, and the papers slept in a drawer at Exeter, tied with a "
        "ribbon. Then the ribbon was untied. On the first of the new sheets the writing is quite steady."
    ),
}
C09 = {
    "c09.title": N_campaign("Whispers"),
    "c09.date": N_letters("Paris, 14 March 1898"),
    "c09.writer": N_letters("Mina Harker, typewritten, one copy"),
    "c09.briefing": N_letters(
        "Five years; and our boy is three, and wants to know why his mother keeps a machine under a "
        "cloth. Now, within one week, three letters have come, in three hands that cannot ever have met: "
        "a governess in Madrid, a customs officer at Marseilles, a nun in Amsterdam. The same street that "
        "does not sleep. The same girl with no color in her. None of them writes a name. I laid the "
        "sheets side by side, and moved the lamp, and moved it again. Jonathan read them standing. Then "
        "he went up and fastened the nursery window, came down, and said nothing; and I took the cloth "
        "off the machine."
    ),
    "c09.rule.1": N_campaign("Dracula is unhurt, and his influence grows with every week."),
    "c09.journal.1": N_letters("{day}: a rumor {place:in}, and garlic sold out in the market."),
    "c09.journal.1.2": N_letters(
        "{day}: {place:in} a doctor wrote anemia on the certificate, and looked at the window."
    ),
    "c09.journal.1.3": N_letters("{day}: the night nurse {place:in} has given notice, the third this week."),
    "c09.journal.2": N_letters(
        "{day}. “It bleeds,” said Jonathan, quite gently, “so it is he.” We have our answer to all three "
        "letters."
    ),
    "c09.journal.3": N_letters(
        "{day}. The newspapers have it now, under a headline with a joke in it. The joke is not bad. By "
        "dark there was no one on the boulevard."
    ),
}
C10 = {
    "c10.title": N_campaign("The Servant"),
    "c10.date": N_letters("Prague, 9 May 1898"),
    "c10.writer": N_letters("Lord Godalming, a circular letter"),
    "c10.briefing": N_letters(
        "My dear friends, poor Renfield has a successor, and this one keeps regular hours. He signs "
        "leases, buys railway shares, remembers the porter's children and frightens no one at all; I have "
        "met three people who thought him charming. My lawyers trace two houses to him. One is for show: "
        "lamps in every window and no one home. In the other, unless I am very wrong, someone is being "
        "looked after. Find the right door, and settle what is behind it. Then let us ask the man himself "
        "where his master is. I enclose a letter of credit. Do not economize on dogs. Ever yours, Arthur"
    ),
    "c10.rule.1": N_campaign(
        "Two houses are hidden in the named cities: a Reckless Vampire in one, a Hoax in the other."
    ),
    "c10.journal.1": N_letters("{place:in}: the chair was warm, and the ink still wet."),
    "c10.journal.1.2": N_letters(
        "{place:in}: two beds, one of them never slept in, and a box of earth beneath it."
    ),
    "c10.journal.2": N_letters(
        "{day}. He begged us not to make him tell. Then he told us, and asked for a receipt."
    ),
    "c10.journal.3": N_letters(
        "{day}. Floors swept, rent paid to the quarter, and a note of thanks to the porter. He took the keys."
    ),
}
C11 = {
    "c11.title": N_campaign("Rue de Varennes"),
    "c11.date": N_letters("Paris, 21 May 1898"),
    "c11.writer": N_letters("An invitation, in an unknown hand"),
    "c11.briefing": N_letters(
        "“Madame receives on Thursdays after sunset. Do come, Doctor, and bring the others; one hears so "
        "much about you.”\n\n"
        "A gilt edge, violet ink, no name. I add on the back, in pencil, what I could learn. Half the "
        "ministry has been there, and now wears high collars and sleeps until four. The footmen are deaf. "
        "There is not one mirror in the rooms, which is thought original. We have been hunted before "
        "this, and I was ready for that; it is worse to be invited. Count the guests when they go in, and "
        "count them again at dawn. John Seward"
    ),
    "c11.rule.1": N_campaign(
        "Dracula has his powers and lairs here, and prefers to leave new vampires behind."
    ),
    "c11.journal.1": N_letters("{place:in}: cards dealt for nine, and eight chairs."),
    "c11.journal.1.2": N_letters("{place:in}: a card on a silver tray, with a crest and without a date."),
    "c11.journal.1.3": N_letters(
        "{place:in}: the coachmen waited until morning, and drove home without anyone."
    ),
    "c11.journal.2": N_letters(
        "{day}. The salon is to let. In the hall there was a visiting book, in violet ink. We kept it."
    ),
    "c11.journal.3": N_letters(
        "{day}. We read of it in the society column. It was well informed, and mentioned what each of us "
        "had on."
    ),
}
C12 = {
    "c12.title": N_campaign("The Count's Shadow"),
    "c12.date": N_letters("London, 2 November 1898"),
    "c12.writer": N_letters("From the notebook of Abraham Van Helsing, last page"),
    "c12.briefing": N_letters(
        "This is the last entry in my hand. If it breaks off, burn the rest, and do not come after us. "
        "For a week I try to write down what we know of him, and it is two pages; what he knows of us, it "
        "would make a library. He has our roads, our tempers, the names of our dead. But two pages, that "
        "is two pages more than in the year '93. We know that he counts on fear, and that he counts "
        "badly. We know that he is one, and we are four; he has had centuries to understand that this is "
        "a weapon, and he has not understood. So. Friend John is with the horses. I put down the pen."
    ),
    "c12.rule.1": N_campaign("Choose the cities in which you start."),
    "c12.rule.2": N_campaign(
        "For every two boxes that you have emptied Dracula has one lair fewer. Your debt is added "
        "to his influence."
    ),
    "c12.rule.3": N_campaign("Dracula plays in the style that you handled worst in earlier chapters."),
    "c12.rule.4": N_campaign(
        "As always, Dracula wins at 13 influence. A vampire that matures raises it, and more so with a rumor."
    ),
    "c12.journal.1": N_letters("{day}. {hunter}, {place:in}: he was here."),
    "c12.journal.1.2": N_letters("{day}. {hunter} called his name {place:in}, and he turned round."),
    "c12.journal.1.3": N_letters("{day}. {hunter} saw him go {place:in}. He did not hurry."),
    "c12.journal.2": N_letters("{day}. {card}; and then only snow."),
    "c12.journal.3": N_letters("{day}. I close the notebook, and I have no ending to put in it."),
}
ENDS = {
    "epilogue.A.title": N_campaign("Ash"),
    "epilogue.A.text": N_letters(
        "It took less time than it takes to read. What had been a man once, and then for four hundred "
        "years something else, was a little gray ash, and the wind, which has no manners, took it. We "
        "stood about like travelers whose train has left. Then Mrs. Harker asked if anyone had thought of "
        "bread and butter, and Lord Godalming laughed until he had to sit down in the snow. I, who have "
        "an opinion on everything, had none. The names of those who should have been there are on the "
        "next sheet. They are fewer than we feared, and more than we can bear. The rest of this page I "
        "leave white, for the boy."
    ),
    "epilogue.B.title": N_campaign("Exile"),
    "epilogue.B.text": N_letters(
        "He lives; I do not say that he is well. We have hurt him so that he will think of us when the "
        "weather turns, and he has gone back behind his rivers with what he could carry. No box leaves "
        "those harbors now unopened; Lord Godalming has bought the shipping line. It is not an end to be "
        "written in ink. But the street is quiet, and the child sleeps by an open window, and behind each "
        "of our doors there is a bag, packed. On the fifth of May, every year, we shall dine together and "
        "count ourselves."
    ),
    "epilogue.C.title": N_campaign("Reign"),
    "epilogue.C.text": N_letters(
        "There will be no entry after this. East of the Rhine the wires are down, and in the towns no "
        "lamp is lit after five, out of courtesy. He is in no hurry. He has paid calls on the newspapers, "
        "which find him a gentleman of very old family and sound views. We are in one room, with one "
        "candle and a map that we have stopped correcting. Mina reads aloud from the beginning, the empty "
        "coach, the eve of St. George, to learn where we went wrong. I listen. I believe I have it. If "
        "only there were one more winter…"
    ),
    "winter.title": N_campaign("One More Winter"),
    "winter.text": N_campaign("Burn the last page and play the last chapter again. Your debt falls by 1."),
}
TEXTS = {**ACT, **C09, **C10, **C11, **C12, **ENDS}
