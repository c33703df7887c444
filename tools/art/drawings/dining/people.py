"""The Tourists of the ability cards, and the four heirs of the count."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    at,
    circle,
    mirrored,
    outline,
    poly,
    ring,
    shape,
    stroke,
    together,
)
from tools.art.parts import motifs, travelers
from tools.art.parts.faces import GAUNT, MAN, WOMAN, Look, bared, bust, face, ground, hair, neck
from tools.art.parts.scenes import dissolve
from tools.art.parts.travelers import COAT, Traveler, portrait

TOURISTS = {
    1: Traveler(hat="straw", beard="mustache", coat="shirt", signs=("wood",)),
    2: Traveler(hair="curls", beard="stubble", coat="apron", signs=("brick",)),
    3: Traveler(WOMAN, "bun", glasses=True, coat="uniform", signs=("metal",)),
    4: Traveler(hair="bald", beard="full", coat="scarf", signs=("sheep",)),
    5: Traveler(WOMAN, "bob", hat="nurse", coat="uniform", signs=("blood",)),
    6: Traveler(GAUNT, "bald", hat="hood", coat="robe", signs=("holy_water",)),
    7: Traveler(hair="short", beard="mustache", hat="bowler", signs=("beer",)),
    8: Traveler(hat="sailor", beard="mustache", coat="uniform", signs=("doughnut",), frown=0.8),
    9: Traveler(WOMAN, "bun", hat="headscarf", coat="dress", signs=("garlic",)),
    10: Traveler(GAUNT, "short", hat="top hat", beard="mustache", signs=(travelers.double(),)),
    11: Traveler(WOMAN, "curls", glasses=True, coat="scarf", signs=(travelers.suitcase(),)),
    12: Traveler(hat="cap", coat="shirt", signs=(travelers.suitcase(), travelers.suitcase())),
    13: Traveler(WOMAN, "braids", coat="apron", signs=("wood", "brick", "metal")),
    14: Traveler(hair="wild", beard="full", coat="shirt", signs=("beer", "doughnut")),
    15: Traveler(GAUNT, "wild", glasses=True, signs=("holy_water", "garlic")),
    16: Traveler(WOMAN, "long", coat="dress", signs=("sheep", "blood")),
    17: Traveler(WOMAN, "long", hat="sun hat", glasses=True, coat="shirt", signs=(travelers.sun(),)),
    18: Traveler(GAUNT, "wild", coat="scarf", frown=1.2, signs=(travelers.moon(),)),
    19: Traveler(hair="short", hat="cap", glasses=True, coat="shirt", signs=(travelers.camera(),)),
    20: Traveler(WOMAN, "braids", coat="dress", signs=(travelers.heart(),)),
    21: Traveler(WOMAN, "bob", hat="beret", coat="scarf", signs=(travelers.again(),)),
    22: Traveler(hair="bald", glasses=True, beard="stubble", signs=(travelers.coupon(),)),
    23: Traveler(WOMAN, "curls", hat="sun hat", coat="dress", signs=(travelers.bag(),)),
    24: Traveler(hat="straw", beard="full", coat="apron", signs=(travelers.basket(),)),
    25: Traveler(GAUNT, "short", hat="bobble", beard="full", coat="scarf", signs=(travelers.crook(),)),
    26: Traveler(hair="bald", glasses=True, beard="mustache", signs=(travelers.plus(),)),
    27: Traveler(WOMAN, "bun", coat="apron", signs=(travelers.wrench(),)),
    28: Traveler(hat="helmet", beard="stubble", coat="uniform", signs=(travelers.hammer(),)),
    29: Traveler(WOMAN, "bob", hat="chef", coat="uniform", signs=(travelers.medal(),)),
    30: Traveler(hair="short", hat="beret", beard="mustache", signs=(travelers.postcard(),)),
}
"""The travelers by the numbers of their cards."""
PLAIN = Traveler(hat="sun hat", beard="mustache", coat="shirt", signs=(travelers.hat_sign(),))


def _collar(art: Canvas) -> None:
    """A high collar like the wings of a bat."""
    side = shape("80,150* 58,126 40,96 26,66* 20,96 22,130 34,154*")
    collar = together(side, mirrored(side, 80))
    art.stand(collar, outline(collar, 1.8), halo=1.2)
    art.red(together(collar.buffer(-3.6)))


def _heir(look: Look, emblem: str, crown: Callable[[Canvas], None]) -> Canvas:
    """An heir with the emblem of the color."""
    art = Canvas(160, 160)
    ground(art, night=True)
    _collar(art)
    bust(
        art,
        COAT,
        stroke("58,117 68,138 78,160", 0.8, 1.8, 0.6),
        stroke("102,117 92,138 82,160", 0.8, 1.8, 0.6),
    )
    neck(art, 20)
    face(art, look)
    bared(art)
    crown(art)
    dissolve(art, 148, 160)
    disc = circle(80, 140, 17)
    art.cut(disc, halo=1.6).ink(outline(disc, 1.8), ring(80, 140, 13.6, 0.7))
    art.ink(at(at(EMBLEMS[emblem], -16, -16), 80, 140.4, 0.66))
    return art


def _spade() -> BaseGeometry:
    leaf = shape("16,3* 20,10 28,16 27,23 21,24 16,20* 11,24 5,23 4,16 12,10")
    return together(leaf, poly("16,18 20,29 12,29"))


def _club() -> BaseGeometry:
    return together(
        circle(16, 10, 6), circle(9, 18, 6), circle(23, 18, 6), circle(16, 16, 3), poly("16,16 20,29 12,29")
    )


EMBLEMS = {
    "heart": travelers.heart(),
    "spade": _spade(),
    "club": _club(),
    "diamond": poly("16,3 26,16 16,29 6,16"),
}


def _slick(art: Canvas) -> None:
    hair(
        art,
        shape(
            "-24,4* -26,-16 -24,-32 -10,-44 10,-44 24,-32 26,-16 24,4* 20,-10 12,-24 0,-16* -12,-24 -20,-10"
        ),
        "-18,-24 -8,-38 2,-41",
        "6,-40 16,-34 22,-22",
    )


def _flowing(art: Canvas) -> None:
    travelers.HAIR["long"](art)
    art.red(at(motifs.rose(), 104, 46, 0.26))


def _grand(art: Canvas) -> None:
    travelers.HAIR["curls"](art)
    travelers.BEARDS["mustache"](art)


def _tall(art: Canvas) -> None:
    travelers.HAIR["bob"](art)
    travelers.HATS["top hat"](art)


HEIRS = {
    "red": partial(_heir, Look(outline=MAN, frown=1.0, hollow=0.2), "heart", _slick),
    "blue": partial(_heir, Look(outline=WOMAN, brow=1.8, frown=0.4), "spade", _flowing),
    "green": partial(_heir, Look(outline=GAUNT, frown=0.6, hollow=0.3), "club", _grand),
    "yellow": partial(_heir, Look(outline=WOMAN, brow=2.2, frown=1.0), "diamond", _tall),
}
DRAWINGS: dict[str, Callable[[], Canvas]] = {
    f"tourist_{number}": partial(portrait, who) for number, who in TOURISTS.items()
}
DRAWINGS |= {"tourist": partial(portrait, PLAIN), **HEIRS}
