"""Dracula: his trail, the sea, powers, tiles, catacombs and what is closed to him."""

from __future__ import annotations

from furyqt.rules.core.text import Texts
from furyqt.views.reference.page import Chapter, Page

N_ = Texts("fury2.reference")

CHAPTER = Chapter(
    N_("Dracula"),
    (
        Page(
            "trail",
            N_("Dracula's trail"),
            (
                N_(
                    "Each turn Dracula places a card on the trail: a location one road or one sea step "
                    "away, or a power. He never uses railways and cannot simply stay. Whether the "
                    "Atlantic Ocean touches the North Sea is an option."
                ),
                N_(
                    "A location whose card is in the trail or in the catacombs cannot be chosen, except "
                    "with Double Back."
                ),
                N_(
                    "The hospital is closed to him, and so are places with a Heavenly Host or "
                    "Consecrated Ground, also on the way, and a sea zone closed by Stormy Seas."
                ),
                N_(
                    "The new card is placed facedown on space 1, and the others slide. A card pushed "
                    "off space 6 leaves the trail."
                ),
                N_(
                    "The backs of cities and sea zones differ, so journeys by sea are visible. Hide "
                    "looks like a city. The other powers are faceup."
                ),
                N_(
                    "If Dracula enters a city with a hunter, the card is faceup and he has to fight. A "
                    "sea zone stays facedown, even with a hunter in it."
                ),
                N_("Castle Dracula is always faceup."),
            ),
            see=("powers", "sea_dracula", "catacombs", "stranded", "markers"),
            rules=("R5.1", "R5.2", "R5.3", "R5.4", "R5.5", "R5.6", "R5.7"),
            art="portraits/dracula",
        ),
        Page(
            "sea_dracula",
            N_("Dracula at sea"),
            (
                N_(
                    "He pays 1 blood to embark and 1 for every second step from zone to zone, starting "
                    "with the second. Landing is free. A step that would cost the last blood is "
                    "illegal."
                ),
                N_("This blood is laid on the trail cards, in public view."),
                N_("At sea he cannot return either, even after his trail was cleared."),
            ),
            see=("sea", "trail", "stranded"),
            rules=("R5.8", "R5.9", "R5.10"),
        ),
        Page(
            "stranded",
            N_("No legal move, and forced landings"),
            (
                N_(
                    "If no card can be placed, all locations of the trail except Dracula's place return "
                    "to his hand with their tiles to the pool, his place is revealed, and his blood "
                    "falls to the next red mark below it (10, 5, 0). At 0 the hunters win. Then he "
                    "moves if he can. Powers count as cards that can be placed, the tiles of his place "
                    "stay, and the same happens at sea."
                ),
                N_(
                    "Stormy Seas forces Dracula to land in a port of the zone, faceup, without a power. "
                    "The card that leaves the trail may mature as usual. A port with a hunter may be "
                    "chosen and leads to a combat. If every port is closed to him, he has no legal "
                    "move."
                ),
            ),
            see=("trail", "sea_dracula", "declared_moves"),
            rules=("R5.11", "R5.12"),
        ),
        Page(
            "declared_moves",
            N_("Declared moves"),
            (
                N_("A declared move is binding unless it has become impossible."),
                N_("It binds the hunter's group, too, and Sense of Emergency does not get around it."),
            ),
            see=("card:event:hypnosis", "card:encounter:spy", "card:event:vampiric_influence"),
            rules=("R5.13",),
        ),
        Page(
            "powers",
            N_("Powers"),
            (
                N_("A power is used in the movement phase, instead of a location or together with one."),
                N_(
                    "Never at sea, in the first turn, while the same power is in the trail, or for the "
                    "last blood. Feed and Wolf Form are for the night; Dark Call may be used at any "
                    "time."
                ),
                N_(
                    "Dark Call, Feed and Hide take a space of the trail. Wolf Form and Double Back "
                    "share the space of the location. Wolf Form is not combined with Double Back or "
                    "Hide."
                ),
                N_("A power that leaves the trail returns to hand and never goes to the catacombs."),
                N_(
                    "If Dracula uses a power in a place with hunters and stays, he fights them again; "
                    "Hide is then faceup."
                ),
                N_(
                    "Hide leaves the trail with its location, and is shown when that location is "
                    "revealed. A hunter who enters the place also meets the tile on Hide, and that tile "
                    "may mature."
                ),
                N_(
                    "No tile is laid after Dark Call, Feed and Double Back. One is laid after Hide and "
                    "Wolf Form."
                ),
            ),
            see=("trail", "time", "card:power:hide", "card:power:wolf_form"),
            rules=("R6.1", "R6.2", "R6.3", "R6.4", "R6.5", "R6.6", "R6.7"),
        ),
        Page(
            "placing",
            N_("Laying tiles"),
            (
                N_("At sea Dracula has no action."),
                N_("If hunters are in his place, he attacks all of them as one group and lays no tile."),
                N_(
                    "Otherwise he lays a tile from his hand facedown on his newest card, but never at "
                    "Castle Dracula. This is not optional."
                ),
                N_("A card of the trail carries at most one tile, a card in the catacombs at most two."),
                N_(
                    "At the end of his turn Dracula draws tiles up to five, with Dracula's Brides "
                    "seven. Used tiles return to the pool, which is mixed."
                ),
            ),
            see=("encounters", "maturing", "powers"),
            rules=("R7.1", "R7.2", "R7.3", "R7.4", "R7.10"),
        ),
        Page(
            "catacombs",
            N_("Catacombs"),
            (
                N_(
                    "A location that leaves the trail returns to hand, and its tile matures or goes to "
                    "the pool; or the card and its tile go to a free space of the catacombs. Sea zones "
                    "and powers cannot go there, Castle Dracula can, and a place that is closed by a "
                    "marker cannot."
                ),
                N_(
                    "The catacombs have three spaces. A card that arrives may get one more tile from "
                    "the hand. At the start of his turn Dracula may clear any of them; the tiles go to "
                    "the pool."
                ),
            ),
            see=("trail", "maturing"),
            rules=("R7.5", "R7.7"),
            art="tokens/catacombs",
        ),
        Page(
            "maturing",
            N_("Maturing"),
            (
                N_("Maturing comes after the action and before the drawing of tiles, at sea too."),
                N_("Tiles that a card effect clears do not mature."),
                N_(
                    "To clear the trail to a number means to remove the oldest cards until so many are "
                    "left. Powers count as cards; the catacombs are not affected."
                ),
            ),
            see=("catacombs", "placing", "goal"),
            rules=("R7.6", "R7.8", "R7.9"),
        ),
        Page(
            "markers",
            N_("Heavenly Hosts and Consecrated Ground"),
            (
                N_("The place is closed to Dracula, also on the way."),
                N_(
                    "Its card is faceup beside the board, or faceup in the trail or catacombs until it "
                    "leaves them."
                ),
                N_("The tiles there go to the pool."),
                N_(
                    "If Dracula is there, he has to leave with his next move. He may not use a power "
                    "that keeps him there."
                ),
                N_(
                    "Consecrated Ground cannot be in Castle Dracula, Galatz or Klausenburg. A Heavenly "
                    "Host can."
                ),
                N_("If no Heavenly Host marker is free, one on the board is moved."),
                N_("Galatz and Klausenburg cannot become Consecrated Ground."),
            ),
            see=("trail", "card:item:heavenly_host", "card:event:consecrated_ground"),
            rules=("R14.1", "R14.2", "R14.3", "R14.4", "R14.5", "R14.6", "R16.3"),
            art="tokens/host",
        ),
        Page(
            "revealing",
            N_("Revealed cards"),
            (
                N_("A revealed card stays faceup until it returns to hand."),
                N_("If Dracula's place is revealed, his figure is on the board until he moves unseen."),
                N_("The oldest card is the one with the highest space."),
                N_(
                    "If Hide is the newest card, Dracula's place is the location below it; if that is "
                    "revealed, so is Hide."
                ),
                N_("Sensationalist Press prevents one reveal by an effect."),
                N_("Evasion and the flight of a bat break the chain of adjacent cards."),
            ),
            see=("knowledge", "search", "trail"),
            rules=("R17.1", "R17.2", "R17.3", "R17.4", "R17.5", "R17.6"),
        ),
    ),
)
