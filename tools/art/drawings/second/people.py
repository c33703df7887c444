"""Busts of the second edition: the Servant, a ruffian in Dracula's pay and Quincey P. Morris."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.engraving.engrave import (
    Canvas,
    at,
    circle,
    fade,
    flat,
    mirrored,
    outline,
    poly,
    ring,
    shape,
    stroke,
    together,
    tone_lines,
)
from tools.art.parts import motifs
from tools.art.parts.faces import GAUNT, Look, bust, face, fangs, ground, hair, neck, put
from tools.art.parts.scenes import dissolve

_COAT = shape("8,160* 14,138 32,126 58,117 80,116 102,117 128,126 146,138 152,160*")
_HUNCHED = shape("4,160* 8,132 22,112 44,104 64,112 80,118 98,116 118,120 138,132 150,160*")


def servant() -> Canvas:
    """The Servant: bald and hollow-cheeked, one shoulder high, his master's seal on a cord."""
    art = Canvas(160, 160)
    ground(art, night=True)
    bust(
        art,
        _HUNCHED,
        *(
            stroke(f"{30 + 11 * k},{114 + 2 * k} {24 + 13 * k},136 {20 + 15 * k},160", 0, 1.8, 0.2)
            for k in range(3)
        ),
        *(
            stroke(f"{104 + 11 * k},{122 + 3 * k} {106 + 12 * k},140 {108 + 13 * k},160", 0, 1.5, 0.2)
            for k in range(3)
        ),
    )
    neck(art, 18, 28)
    rag = shape("56,106* 68,112 80,116 94,111 104,105* 108,116 98,128 84,132 68,128 54,117")
    art.stand(rag, outline(rag, 1), tone_lines(rag, fade(56, 104, 0.1, 106, 130, 0.8), 70, 2), halo=0.8)
    art.ink(stroke("60,112 72,120 84,122", 0, 1.4, 0), stroke("100,110 92,118 86,121", 0, 1.2, 0))
    ears = mirrored(shape("-20,2* -25,-6 -28,-13* -25,2 -22,10*"))
    art.cut(put(ears), halo=0.8).ink(outline(put(ears), 0.9))
    face(art, Look(outline=GAUNT, brow=3.6, frown=-1.6, lips=1.2, dusk=0.85, hollow=0.75))
    scar = put(stroke("-15,-30 -11,-20 -13,-12", 0.4, 1.6, 0.4))
    stitches = (
        put(stroke(f"{-16 + 0.6 * k},{-26 + 5 * k} {-9.6 + 0.2 * k},{-24.6 + 5 * k}", 0.9)) for k in range(3)
    )
    art.ink(scar, *stitches)
    art.ink(
        *(
            put(
                stroke(f"{-12 + 2 * k},{-20 - 2 * k} 0,{-22 - 2.4 * k} {12 - 2 * k},{-20 - 2 * k}", 0, 0.9, 0)
            )
            for k in range(2)
        )
    )
    tufts = mirrored(shape("-20,4* -22,-8 -21,-20* -27,-12 -32,2* -27,0 -31,12* -25,9 -27,22* -21,14"))
    hair(art, tufts, "-22,-10 -26,2 -26,12", "22,-10 26,2 26,12", halo=0.4)
    wisps = ("-6,-36 -10,-44 -16,-46", "2,-37 4,-46 10,-49", "8,-35 14,-41 21,-41")
    art.ink(*(put(stroke(line, 1.4, 1, 0)) for line in wisps))
    cord = together(stroke("62,126 72,140 78,146", 1.6), stroke("96,126 88,140 80,146", 1.6))
    seal = circle(79, 150, 7.4)
    art.cut(cord, halo=1).ink(cord)
    art.stand(seal, outline(seal, 1.4), halo=1.2).red(at(motifs.bat(), 79, 150, 0.058))
    return art


def ruffian() -> Canvas:
    """A man in Dracula's pay: flat cap, broken nose, stubble and a red kerchief."""
    art = Canvas(160, 160)
    bust(
        art,
        _COAT,
        stroke("58,118 66,138 74,160", 0.6, 1.6, 0.6),
        stroke("102,118 94,138 86,160", 0.6, 1.6, 0.6),
        *(
            stroke(f"{28 + 8 * k},{130 - 2 * k} {22 + 9 * k},144 {20 + 10 * k},160", 0, 1.4, 0.2)
            for k in range(3)
        ),
    )
    neck(art, 26)
    cloth = shape("58,104* 70,112 80,115 90,112 102,104* 105,116 92,125 80,142 68,125 55,116")
    art.cut(cloth, halo=0.9).red(cloth)
    art.cut(stroke("62,110 76,118 80,134", 0, 1.6, 0), stroke("98,110 88,118 82,132", 0, 1.4, 0))
    face(art, Look(brow=3.4, frown=2.0, lips=1.5, dusk=0.75, hollow=0.25))
    beard = put(shape("-20,10* -14,18 -8,20 0,19 8,20 14,18 20,10* 17,24 9,35 0,38 -9,35 -17,24"))
    art.ink(tone_lines(beard, flat(0.3), 84, 1.7))
    art.ink(put(stroke("-1,5 4,7", 0.6, 1.2, 0.4)), put(stroke("12,8 17,14", 0.2, 1.2, 0.2)))
    side = mirrored(shape("-22,2* -23,-14 -22,-20* -18,-20 -19,-6*"))
    hair(art, side, halo=0.2)
    cap = shape("-27,-17* -31,-28 -22,-41 -2,-46 20,-43 31,-31 28,-18* 14,-23 0,-24 -14,-23")
    peak = shape("-25,-19* -12,-25 0,-26 14,-25 26,-19* 20,-12 0,-15.6 -20,-12")
    art.stand(put(cap), halo=1.2).stand(put(peak), halo=1)
    art.cut(
        put(stroke("-24,-29 -10,-38 4,-40", 0, 1.8, 0)),
        put(stroke("-18,-26 0,-31 20,-28", 0, 1.5, 0)),
        put(stroke("-19,-16 0,-20 19,-16", 0.2, 1.4, 0.2)),
        put(circle(1, -44, 1.6)),
    )
    return art


def morris() -> Canvas:
    """Quincey P. Morris as a vampire: a broad Texan hat, a long moustache and two teeth."""
    art = Canvas(160, 160)
    bust(
        art,
        _COAT,
        stroke("56,118 64,138 72,160", 0.6, 1.6, 0.6),
        stroke("104,118 96,138 88,160", 0.6, 1.6, 0.6),
    )
    shirt = poly("62,110 98,110 92,130 80,150 68,130")
    art.cut(shirt).ink(outline(shirt, 0.8))
    neck(art, 22)
    bow = together(
        mirrored(shape("80,119* 70,112 63,113 66,126 80,121*"), 80),
        stroke("80,120 75,136", 2.6, 1.4),
        stroke("80,120 85,136", 2.6, 1.4),
    )
    art.stand(bow, halo=0.8)
    star = together(*(put(at(poly("0,-8 2.2,0 -2.2,0"), 28, 61, 1, 72 * k)) for k in range(5)))
    art.cut(star, halo=1)
    face(art, Look(outline=GAUNT, brow=3.0, frown=1.8, lips=1.4, dusk=0.75, eyes="red", hollow=0.4))
    fangs(art, 4.6, 25, 6.4)
    hair(art, mirrored(shape("-21,4* -24,-8 -23,-20* -18,-20 -19.4,-6*")), "-21.6,-12 -22,-2", halo=0.2)
    whiskers = shape(
        "0,17.4* 7,16.6 14,20 18,30 17,44* 12,34 8,25 0,22* -8,25 -12,34 -17,44* -18,30 -14,20 -7,16.6"
    )
    hair(art, whiskers, "-13,26 -8,20 -2,19.6", "2,19.6 8,20 13,26", halo=0.4)
    brim = shape("-46,-30* -34,-22 -16,-18 0,-17 16,-18 34,-22 46,-30* 44,-18 24,-10 0,-8 -24,-10 -44,-18")
    crown = shape("-22,-20* -24,-42 -20,-58* -8,-50 0,-55 8,-50 20,-58* 24,-42 22,-20*")
    art.stand(put(crown), halo=1.4)
    art.cut(
        put(stroke("-22,-27 0,-23.6 22,-27", 1.8)),
        put(stroke("-18,-52 -19,-40 -18,-30", 0, 2, 0)),
        put(stroke("0,-52 -2,-42", 0, 1.6, 0)),
    )
    art.stand(put(brim), halo=1.2).cut(put(stroke("-42,-24 -20,-14.6 0,-13", 0.2, 1.6, 0.2)))
    art.cut(put(ring(0, -26, 2.6, 1.2)))
    return art


def _ended() -> Canvas:
    """The Servant, his shoulders run out in lines at the foot."""
    art = servant()
    dissolve(art, 144, 160)
    return art


DRAWINGS: dict[str, Callable[[], Canvas]] = {"servant": _ended}
"""The portraits among these busts; the others are parts of illustrations."""
