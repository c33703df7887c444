"""The documents of the first act: May to October 1893."""

from furyqt.rules.core.text import Texts

N_campaign = Texts("fury3.campaign")
N_letters = Texts("fury3.letters")

HIDEOUTS = N_campaign(
    "A hideout counts when its card is turned faceup. A card that Dracula places faceup counts only where "
    "a hunter is."
)
ACT = {
    "act.1.title": N_campaign("Act One: The Landing"),
    "act.1.opening": N_letters(
        "These papers were put in order by the people who wrote them, or by those who were left. Only "
        "what was private has been taken out. If two of the writers disagree, you will find both. It "
        "starts, as such things do, with a letter that did not arrive."
    ),
}
C01 = {
    "c01.title": N_campaign("The Borgo Road"),
    "c01.date": N_letters("Budapest, 5 May 1893"),
    "c01.writer": N_letters("From the notebook of Abraham Van Helsing"),
    "c01.briefing": N_letters(
        "A colleague at Klausenburg writes to me of a small thing, and asks if it is medicine. The coach "
        "for the Bukovina came in empty on the eve of St. George. There was a passenger on it, a young "
        "English solicitor with good boots and a book of phrases; a carriage met him at the pass, and he "
        "has sent no letter since. The peasants cross themselves and give the driver no name. I know "
        "which name they do not give. I leave Budapest within the hour. I am too old for this road, and I "
        "have no one beside me on it; but find me three places where he has slept, and I draw the line he "
        "travels. And a line, it has an end."
    ),
    "c01.rule.1": N_campaign("Van Helsing is alone, and there is no way to the sea."),
    "c01.rule.2": HIDEOUTS,
    "c01.journal.1": N_letters("{day}: {place:in} they had seen him pass, and barred the doors behind him."),
    "c01.journal.1.2": N_letters(
        "{day}: the innkeeper {place:in} has turned his mirrors to the wall, and would not say why."
    ),
    "c01.journal.1.3": N_letters(
        "{day}: he slept {place:in}. There was earth in the sheets, and the maid had burned her broom."
    ),
    "c01.journal.2": N_letters(
        "{day}. Three nights of his road are on my map, and anyone with a pencil can join them and see that "
        "he does not wander. I must write to friend John in England, and he will think me mad. Good. It is "
        "a beginning."
    ),
    "c01.journal.3": N_letters(
        "{day}. Snow in May, and the road is shut. Of the three nights I wanted, my map has {count}. I "
        "turn for home; he does not."
    ),
}
C02 = {
    "c02.title": N_campaign("The Log of the Demeter"),
    "c02.date": N_letters("On the English coast, 4 August 1893"),
    "c02.writer": N_letters("Dr. Seward's phonograph, cylinder 31"),
    "c02.briefing": N_letters(
        "TELEGRAM FROM VARNA. SCHOONER DEMETER FOUR WEEKS OUT STOP FIFTY CASES COMMON EARTH STOP ONE HAND "
        "LOST EACH WEEK STOP NO SIGNAL SINCE GIBRALTAR.\n\n"
        "I speak this into the machine because my hand will not hold the pen. Van Helsing wants us to "
        "watch for a ship, and will not say what he expects to find on board. The coastguard has sent me all "
        "the harbors to which a vessel without a helmsman might be driven in this weather. There are "
        "seven. Lucy walks in her sleep again, and always stops at the window toward the sea. Her friend "
        "Mina has walked behind her four nights running, and asks me quite calmly which of the seven I "
        "should choose, if I were expected."
    ),
    "c02.rule.1": N_campaign("The sea does Dracula no damage in this chapter."),
    "c02.rule.2": N_campaign(
        "The ship's voyage is already on the trail. Its last sea is the English Channel, the Irish Sea or "
        "the North Sea, each as likely as the others."
    ),
    "c02.rule.3": N_campaign("Hideouts count in cities only, not at sea."),
    "c02.rule.4": HIDEOUTS,
    "c02.journal.1": N_letters("No ship {place:in}. A dog barked at the empty quay for an hour."),
    "c02.journal.1.2": N_letters(
        "{place:in} the boats were all at their moorings, and the pilot had counted them twice."
    ),
    "c02.journal.1.3": N_letters("The only ship {place:in} had a captain, and he was alive and angry."),
    "c02.journal.2": N_letters(
        "{day}. She lay on the sands with all sails set, and the man at the wheel had been dead two "
        "days; he had tied himself there so that she should be steered. I have his log. It was dry, under "
        "his coat."
    ),
    "c02.journal.3": N_letters(
        "{day}. The harbor master had burned the log before we came, to spare the widows. He says that "
        "something large and gray went over the bow, and did not look back."
    ),
}
C03 = {
    "c03.title": N_campaign("The Lady in White"),
    "c03.date": N_letters("Hampstead, 25 September 1893"),
    "c03.writer": N_letters("Lord Godalming, a letter to no one"),
    "c03.briefing": N_letters(
        "I shall put this in the fire when it is done. The children on the Heath tell of a lady in white, "
        "who comes at dusk and is kind to them. In the morning they are found as pale as candles, and ask "
        "when they may go out again. The Professor wants one night of me. He says that I shall hate him "
        "for it, and that the hammer has to be in my hand, because no other man has the right. I asked "
        "what more could be done to her. He did not answer, and Jack studied the carpet. We chose the "
        "dress together, her mother and I. It was white. God forgive us all, we buried her too soon."
    ),
    "c03.rule.1": N_campaign("A New Vampire is in one of the named cities. Find and defeat it."),
    "c03.journal.1": N_letters("{day}: the tomb {place:in} was empty, and the lid weighed nothing."),
    "c03.journal.1.2": N_letters(
        "{day}: {place:in} the sexton swore that no one had gone in. He did not swear that no one had "
        "come out."
    ),
    "c03.journal.1.3": N_letters(
        "{day}: we watched {place:in} until it was light. A child's glove lay on the path."
    ),
    "c03.journal.2": N_letters(
        "{day}. {hunter} did what was asked. She has her own face again, and she sleeps."
    ),
    "c03.journal.3": N_letters(
        "{day}. They have found another child. I heard them calling, and did not go out."
    ),
}
C04 = {
    "c04.title": N_campaign("Boxes of Earth"),
    "c04.date": N_letters("Purfleet, 30 September 1893"),
    "c04.writer": N_letters("Mina Harker, typewritten, with two copies"),
    "c04.briefing": N_letters(
        "Fifty boxes came by the Demeter. I have now put the carters' books in order of time; and the "
        "carters themselves remember every load, because of the thirst it gave them. Most of them are in the "
        "old chapel next to Dr. Seward's garden, and can be seen to. Three loads went farther, to houses "
        "where no gentleman lives and the rent was paid in old gold. He has to sleep in that soil. A "
        "crumb of the Host in it, and it is his no longer. I give the gentlemen my list. They have "
        "decided, with great kindness, that I am to stay at home with the typewriter. I shall go on "
        "typing."
    ),
    "c04.rule.1": N_campaign(
        "A box is made clean by a search that leaves no encounter in its city. Desecrated Soil comes back "
        "unless you show a Heavenly Host."
    ),
    "c04.rule.2": N_campaign(
        "On some mornings Mina Harker strikes off a city that has neither a box nor one of Dracula's "
        "hideouts."
    ),
    "c04.journal.1": N_letters("{place:in}: earth, and something in it that had been waiting."),
    "c04.journal.1.2": N_letters("{place:in}: a box behind the wine, and no one had paid for the wine."),
    "c04.journal.1.3": N_letters(
        "{place:in}: the carter knew the house by its smell, and waited in the street."
    ),
    "c04.journal.2": N_letters(
        "{day}. Loads made clean: {count}. I have ruled them off in red, on all three copies."
    ),
    "c04.journal.3": N_letters(
        "{day}. He has had the rest moved at night, by men who were paid not to be thirsty. My list ends "
        "there."
    ),
}
C05 = {
    "c05.title": N_campaign("The House in Piccadilly"),
    "c05.date": N_letters("London, 3 October 1893"),
    "c05.writer": N_letters("Dr. Seward's phonograph, cylinder 58"),
    "c05.briefing": N_letters(
        "With every hour he has one door fewer. What earth he could reach has been spoiled for him, and "
        "until the sun goes down he has to keep the shape he has. So he will come home, there being nowhere "
        "else; and we are in his home. Arthur had the lock picked at noon by an honest tradesman while a "
        "constable held the bag. The Professor looks at the sun, and at his watch, and at the sun. Mrs. "
        "Harker came to each of us this morning and made us promise to strike for pity's sake, and not in "
        "hate. I have promised. My hands, I notice, have not."
    ),
    "c05.rule.1": N_campaign(
        "Each time Dracula puts to sea counts as a voyage. The fourth ends the chapter."
    ),
    "c05.journal.1": N_letters("{day}: {hunter} met him {place:in}, near enough to see the ring."),
    "c05.journal.1.2": N_letters("{day}: {hunter} saw his face {place:in}, and saw that it was younger."),
    "c05.journal.1.3": N_letters("{day}: {hunter} stood between him and the door {place:in}."),
    "c05.journal.2": N_letters(
        "{day}. There is gold on the floor, and blood on the gold, and it is his. He went out through the "
        "window. It seems that he is able to be afraid; I had not known how much I wanted to see it."
    ),
    "c05.journal.3": N_letters(
        "{day}. He laughed from the water stairs, and wished each of us good night by name, and left with "
        "the tide."
    ),
}
TEXTS = {**ACT, **C01, **C02, **C03, **C04, **C05}
