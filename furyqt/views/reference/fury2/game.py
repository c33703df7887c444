"""The game: its end, beginning, rounds, places and options."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.fury2.lists import (
    COMBAT_OPTIONS,
    DRACULA_OPTIONS,
    GENERAL_OPTIONS,
    SERVANT_OPTIONS,
)
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("fury2.reference")

CHAPTER = Chapter(
    N_("The game"),
    (
        Page(
            "minute",
            N_("The game in one minute"),
            (
                N_(
                    "Four hunters look for Dracula in Europe. Dracula moves in secret and leaves a "
                    "trail of facedown cards, most of them with an encounter tile."
                ),
                N_(
                    "The hunters travel by road, railway and sea, gather items and events, and reveal "
                    "every card of the trail that they find."
                ),
                N_(
                    "In combat both sides choose a card and roll a die. By day the hunters have the "
                    "advantage, by night Dracula has it."
                ),
                N_(
                    "Each dawn, each New Vampire that matures and each defeated hunter moves the "
                    "vampire track, and at 6 Dracula has won."
                ),
            ),
            see=("goal", "round", "hunter_movement", "trail", "combat", "servant"),
        ),
        Page(
            "goal",
            N_("How the game ends"),
            (
                N_("The hunters win when Dracula has no blood."),
                N_("Dracula wins when the vampire track is 6."),
                N_("If both would happen, the first counts."),
                N_("Dracula never pays his last blood voluntarily."),
            ),
            see=("defeat", "combat_results", "maturing", "time"),
            rules=("R18.1", "R18.2", "R18.3", "R18.4"),
        ),
        Page(
            "components",
            N_("Figures, cards and dice"),
            (
                N_(
                    "Dracula plays against four hunters, who always take part. One to four people share "
                    "the hunters."
                ),
                N_(
                    "There are 75 events (50 for the hunters, 25 for Dracula), 70 location cards, 40 "
                    "items, 5 powers, and 25 tactics cards: 3 for each hunter, 8 for Dracula, 5 for his "
                    "agents."
                ),
                N_(
                    "There are 45 tiles, 15 blood, 3 Heavenly Host markers, and 1 marker each for "
                    "Consecrated Ground and the Roadblock. The hunters roll white dice, Dracula's side "
                    "a black one, trains a red one."
                ),
                N_(
                    "The seats are Dracula, Lord Godalming, Dr. Seward, Van Helsing and Mina Harker, "
                    "clockwise."
                ),
            ),
            see=("setup", "hunters", "map"),
            rules=("R1.1", "R1.2", "R1.3", "R1.4"),
        ),
        Page(
            "setup",
            N_("The beginning"),
            (
                N_(
                    "The time is Dawn, the vampire track and resolve are 0, Dracula has 15 blood, and "
                    "the hunters have full health: Godalming 12, Seward 10, Van Helsing 8, Mina 8."
                ),
                N_("The tiles are a facedown pool, from which Dracula draws five."),
                N_(
                    "Items and events are shuffled. The bottom card of the events is laid on top. "
                    "Events are drawn from the bottom, so the back of the next card is unknown until it "
                    "is drawn, while the back on top is public."
                ),
                N_("The hunters start without items and events. Mina starts with a bite."),
                N_(
                    "In the order of the seats each hunter chooses a city to start in. Several may "
                    "share one. The sea, Castle Dracula and the hospital are barred."
                ),
                N_(
                    "Then Dracula secretly chooses a city without a hunter, not his castle. Its card is "
                    "the first of his trail, facedown."
                ),
                N_(
                    "This counts as his first turn, without power, tile or time. Godalming has the next turn."
                ),
            ),
            see=("components", "round", "servant", "options"),
            rules=("R1.5", "R1.6", "R1.7", "R1.8", "R1.9", "R1.10", "R1.11"),
        ),
        Page(
            "round",
            N_("The round"),
            (
                N_(
                    "The order is Dracula, Godalming, Seward, Van Helsing, Mina. In the variant the "
                    "Servant follows Mina."
                ),
                N_(
                    "Dracula's turn: the start of the turn, timekeeping, movement, action (attack or "
                    "lay a tile), maturing, drawing tiles."
                ),
                N_("A hunter's turn: the start of the turn (resolve, events), movement, action."),
                N_(
                    "The start of Dracula's turn has this order: Quincey P. Morris; events for this "
                    "moment, in his order; clearing catacombs. The markers of Stormy Seas are removed "
                    "at the end of his turn."
                ),
            ),
            see=("time", "hunter_movement", "actions", "trail", "servant"),
            rules=("R2.1", "R2.2", "R2.3", "R2.4"),
        ),
        Page(
            "time",
            N_("Day and night"),
            (
                N_("Dawn, Noon and Dusk are day. Twilight, Midnight and Small Hours are night."),
                N_(
                    "In each of Dracula's turns that he starts on land, the time advances by one step. "
                    "While he is at sea it stands still."
                ),
                N_("When Small Hours turns into Dawn, the vampire track and resolve rise by 1."),
                N_(
                    "The marker starts on Dawn, so Dracula's first full turn is Noon. An option makes "
                    "it Dawn, without a point."
                ),
                N_(
                    "Long Day and Time Runs Short move the marker outside this phase and never across a dawn."
                ),
                N_("A step caused by a card happens even while Dracula is at sea."),
            ),
            see=("round", "combat_cards", "powers"),
            rules=("R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "R3.6"),
        ),
        Page(
            "map",
            N_("Places"),
            (
                N_(
                    "A port is a city that touches a sea zone; there are 29. In Cagliari, which has no "
                    "road, Bats and Wild Horses do not move anyone."
                ),
                N_("Hunters may enter Castle Dracula and places that are closed to Dracula."),
            ),
            see=("castle", "hospital", "sea", "rail"),
            rules=("R16.4", "R4.10"),
        ),
        Page(
            "castle",
            N_("Castle Dracula"),
            (
                N_(
                    "Castle Dracula reveals Dracula, has no tiles, gives him 2 blood when he ends his "
                    "movement there, and +1 in combat."
                ),
            ),
            see=("revealing", "combat_bonuses", "servant_cases"),
            rules=("R16.1",),
        ),
        Page(
            "hospital",
            N_("The hospital"),
            (
                N_("The hospital is closed to Dracula and his tiles, also to a matured Ambush."),
                N_(
                    "At the start of the movement a bitten hunter in the hospital may roll a d6: 1 "
                    "costs 2 health, 2 and 3 do nothing, 4 to 6 remove a bite. Holy Water and Blood "
                    "Transfusion cure elsewhere."
                ),
                N_("A hunter defeated by this roll stays in the hospital like every defeated hunter."),
                N_(
                    "In the hospital it is one event or one item. At Castle Dracula hunters cannot "
                    "rest, resupply or trade."
                ),
            ),
            see=("bites", "defeat", "map"),
            rules=("R16.2", "R11.7", "R11.8", "R8.8"),
        ),
        Page(
            "knowledge",
            N_("Open and hidden information"),
            (
                N_(
                    "Public: places, health, bites and numbers of cards of the hunters, their faceup "
                    "cards, time and tracks, Dracula's blood and where it was paid, the backs of the "
                    "trail, tiles as backs, the catacombs, discard piles, markers, allies, and the back "
                    "on top of the events."
                ),
                N_("Hidden from the hunters: facedown locations and tiles, Dracula's tiles and events."),
                N_("Hidden from Dracula: the hunters' items and events, except those they show."),
                N_("A facedown city card may be Hide."),
            ),
            see=("revealing", "trail", "hands"),
            rules=("R19.1", "R19.2", "R19.3", "R19.4"),
        ),
        Page(
            "options",
            N_("Options"),
            (
                N_(
                    "These options decide rules that the sources read differently. The first value is "
                    "the usual one."
                ),
                GENERAL_OPTIONS,
            ),
            see=("options_dracula", "options_combat", "options_servant", "reconstructed", "setup"),
        ),
        Page(
            "options_dracula",
            N_("Options: Dracula"),
            (DRACULA_OPTIONS,),
            see=("options", "trail", "powers", "placing"),
        ),
        Page(
            "options_combat",
            N_("Options: combat"),
            (COMBAT_OPTIONS,),
            see=("options", "combat_round", "combat_results", "reconstructed"),
        ),
        Page(
            "options_servant",
            N_("Options: the Servant"),
            (SERVANT_OPTIONS,),
            see=("options", "servant", "servant_options"),
        ),
        Page(
            "reconstructed",
            N_("Reconstructed rules"),
            (
                N_(
                    "These rules were written without the printed rulebook. If no source settles a "
                    "question, the rule is our choice, and the rules by number mark it with †."
                ),
                N_(
                    "The numbers of initiative are invented: hunters have odd numbers, their enemies "
                    "even ones, so that no second tie can happen. If you own the box, you can use your "
                    "own numbers in a new game."
                ),
                N_(
                    "The plain 3 on the train die is uncertain, the colors of railways follow from east "
                    "and west, and Mina's second ability is unknown, so she has none here."
                ),
                N_(
                    "Five of the 256 rows of the combat table look doubtful. They are used as found, "
                    "and options replace some of them."
                ),
            ),
            see=("options", "combat_round", "rail"),
        ),
    ),
)
