"""The portraits: four hunters by day, Dracula and three vampires by night."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.engraving.engrave import (
    Canvas,
    at,
    circle,
    ellipse,
    fade,
    mirrored,
    outline,
    poly,
    rect,
    ring,
    shape,
    star,
    stroke,
    together,
    tone_lines,
)
from tools.art.parts import motifs
from tools.art.parts.faces import GAUNT, WOMAN, Look, bared, blood, bust, face, fangs, ground, hair, neck, put
from tools.art.parts.scenes import dissolve

COAT = shape("8,160* 12,138 30,126 58,117 80,116 102,117 130,126 148,138 152,160*")


def _field() -> Canvas:
    return Canvas(160, 160)


def _ended(draw: Callable[[], Canvas]) -> Callable[[], Canvas]:
    """A bust whose shoulders run out in lines at the foot."""

    def drawn() -> Canvas:
        art = draw()
        dissolve(art, 144, 160)
        return art

    return drawn


def godalming() -> Canvas:
    """Lord Godalming: top hat, trimmed moustache, wing collar and white tie."""
    art = _field()
    ground(art)
    bust(
        art,
        COAT,
        stroke("58,118 66,138 74,160", 0.6, 1.4, 0.6),
        stroke("102,118 94,138 86,160", 0.6, 1.4, 0.6),
    )
    art.cut(
        tone_lines(shape("12,160* 16,140 34,128 60,120* 70,160*"), fade(14, 120, 0.5, 70, 160, 0.0), 62, 2.4)
    )
    shirt = poly("62,110 98,110 92,132 80,150 68,132")
    art.cut(shirt).ink(outline(shirt, 0.8))
    neck(art, 22)
    for side in (poly("60,100 66,98 80,116 70,124 60,114"), poly("100,100 94,98 80,116 90,124 100,114")):
        art.stand(side, outline(side, 0.9), halo=0.5)
    tie = mirrored(shape("80,118* 70,112 66,118 68,125 80,121*"), 80)
    art.stand(tie, outline(tie, 0.9), tone_lines(tie, fade(66, 112, 0.0, 96, 124, 0.6), 70, 1.8), halo=0.5)
    face(art, Look(brow=2.4, lips=1.0))
    hair(
        art,
        together(shape("-23,-22* -19,-26 -20,-10 -21,6* -24,0"), shape("23,-22* 19,-26 20,-10 21,6* 24,0")),
    )
    hair(
        art,
        shape("0,17.4* 5,16.6 12,20 17,19* 14,24.4 7,24 0,21.6* -7,24 -14,24.4 -17,19* -12,20 -5,16.6"),
        "-12,21.6 -6,19.6 -2,19.4",
        "2,19.4 6,19.6 12,21.6",
        halo=0.4,
    )
    crown = shape("-21,-24* -22.4,-44 -24,-62* -10,-64.6 10,-64.6 24,-62* 22.4,-44 21,-24*")
    brim = shape("-36,-27* -26,-22 0,-20 26,-22 36,-27* 31,-16 16,-11.6 0,-11 -16,-11.6 -31,-16")
    art.stand(put(crown), halo=1.4)
    art.cut(tone_lines(put(shape("-20,-34* -21,-59 -6,-61* -8,-34*")), fade(58, 0, 0.55, 76, 0, 0.05), 86, 2))
    art.cut(put(stroke("-21,-31 0,-28.6 21,-31", 1.2)))
    art.stand(put(brim), halo=1.2).cut(put(stroke("-31,-22 -16,-16.6 0,-15.6", 0.2, 1.4, 0.2)))
    return art


def seward() -> Canvas:
    """Dr. Seward: clean-shaven but for side-whiskers, waved hair, a stethoscope."""
    art = _field()
    ground(art)
    lapels = [
        stroke("60,116 56,130 70,146 78,160", 0.8, 1.6, 0.6),
        stroke("100,116 104,130 90,146 82,160", 0.8, 1.6, 0.6),
    ]
    bust(art, COAT, *lapels, tone_lines(COAT, fade(16, 120, 0.42, 80, 160, 0.0), 62, 2.4))
    shirt = poly("64,110 96,110 91,126 80,142 69,126")
    art.cut(shirt).ink(outline(shirt, 0.8))
    neck(art, 22)
    collar = poly("63,101 80,113 97,101 99,113 80,121 61,113")
    art.stand(collar, outline(collar, 0.9), halo=0.4)
    cravat = shape("74,117* 86,117* 88,128 84,142 80,146* 76,142 72,128")
    art.stand(cravat, halo=0.6).cut(
        stroke("77,122 78,132 79,140", 0, 1.1, 0), stroke("83,122 82.6,130", 0, 0.9, 0)
    )
    tube = together(
        stroke("52,114 50,130 58,142 66,147", 3),
        stroke("108,114 110,130 102,142 66,147", 3),
        stroke("66,147 62,154", 3),
    )
    art.cut(tube, halo=1.2).ink(tube).cut(
        stroke("52,116 50.4,130 58,141 66,146", 0.9), stroke("108,116 109.4,130 101,141 72,146", 0.9)
    )
    bell = ellipse(60, 154, 6, 4, -20)
    art.stand(bell, outline(bell, 1.2), halo=1.2)
    face(art, Look(brow=2.6, frown=0.6, lips=1.7))
    hair(
        art,
        shape(
            "-24,8* -25,-12 -26,-30 -14,-44 4,-47 20,-41 26,-26 24.6,-8 24,8* 20,4 20,-10 "
            "17,-20* 8,-24 -4,-31 -8,-33* -13,-22 -19,-15 -20.4,-2 -20,6*"
        ),
        "-8,-34 -16,-28 -21,-18",
        "-8,-36 -18,-34 -23,-24",
        "-7,-37 8,-34 20,-22",
        "-6,-40 10,-39 22,-29",
        "-4,-43 8,-43.6 18,-38",
        "-23,-10 -22.6,0",
        "22.6,-12 22.4,-2",
        weight=1.3,
    )
    hair(
        art,
        mirrored(shape("-24,2* -20,0* -18.6,14 -16,22* -20.4,18 -23,10")),
        "-22,6 -20,14 -18,19",
        halo=0.2,
    )
    return art


def helsing() -> Canvas:
    """Van Helsing: broad hat, spectacles, full beard, a cross."""
    art = _field()
    ground(art)
    cape = shape("4,160* 8,138 22,122 44,112 66,108 94,108 116,112 138,122 152,138 156,160*")
    bust(
        art,
        cape,
        *(
            stroke(f"{40 + 6 * k},{116 + k} {30 + 8 * k},{136 + k} {24 + 10 * k},160", 0, 1.5, 0.4)
            for k in range(4)
        ),
        *(
            stroke(f"{120 - 6 * k},{116 + k} {130 - 8 * k},{136 + k} {136 - 10 * k},160", 0, 0.9, 0.2)
            for k in range(4)
        ),
    )
    fur = together(
        *(circle(44 + 8 * k, 116 + 3.4 * (k % 2) + 0.16 * (k - 4.5) ** 2 * -1 + 4, 6.6) for k in range(10))
    )
    art.stand(
        fur, outline(fur, 0.8), tone_lines(fur, fade(44, 108, 0.1, 118, 128, 0.85), 62, 2, wave=0.8), halo=1
    )
    face(art, Look(brow=3.6, frown=0.4, lips=0, dusk=0.55))
    for s in (-1, 1):
        art.cut(put(ring(s * 9.6, 0.4, 7.4, 2.8))).ink(put(ring(s * 9.6, 0.4, 7.4, 1.3)))
    art.ink(
        put(stroke("-2.4,-0.6 0,-2 2.4,-0.6", 1.2)),
        put(stroke("17,-1 22,-3", 1)),
        put(stroke("-17,-1 -22,-3", 1)),
    )
    beard = shape(
        "-23,-6* -19.6,6 -15,14 -7,17 0,16 7,17 15,14 19.6,6 23,-6* 26,14 23,32 17,46 "
        "9,57 0,63* -8,57 -17,46 -23,32 -26,14"
    )
    hair(
        art,
        beard,
        *(
            f"{x},{20 + abs(x) * -0.3} {x * 1.25},{34} {x * 0.9},{50} {x * 0.3},{58 - abs(x) * 0.3}"
            for x in (-18, -13, -8, -3, 3, 8, 13)
        ),
        *(f"{s * 22},4 {s * 23},16 {s * 21},28" for s in (-1, 1)),
        "-12,19 -5,18.6 -1,21",
        "1,21 5,18.6 12,19",
        weight=1.5,
    )
    art.cut(put(stroke("-5,25.6 0,24.6 5,25.6", 0.2, 1.6, 0.2)))
    hair(art, mirrored(shape("-23,-18* -27,-6 -27,6 -23,10* -21,-4")), "-24.6,-10 -25,2")
    crown = shape("-22,-22* -24,-40 -20,-54 -8,-56 0,-52 8,-56 20,-54 24,-40 22,-22*")
    brim = shape("-54,-20* -40,-27 -20,-30 0,-31 20,-30 40,-27 54,-20* 40,-14 20,-11 0,-10.4 -20,-11 -40,-14")
    art.stand(put(crown), halo=1.2)
    art.cut(
        put(stroke("-19,-38 -18,-48 -10,-52", 0, 2, 0)),
        put(stroke("-1,-50 -3,-42 -2,-36", 0, 1.4, 0)),
        tone_lines(put(shape("-20,-32* -21,-46 -12,-51 -8,-32*")), fade(58, 0, 0.4, 74, 0, 0), 80, 2),
    )
    art.stand(put(brim), halo=1.2).cut(
        put(stroke("-46,-20 -26,-25 -6,-26.6", 0, 1.6, 0)), put(stroke("-24,-15.4 0,-14 24,-15.4", 0, 1.1, 0))
    )
    cross = at(motifs.cross(), 80, 146, 0.19)
    art.cut(cross, halo=1.6).ink(outline(cross, 0.7))
    return art


def mina() -> Canvas:
    """Mina Harker: hair put up, a high lace collar and a brooch."""
    art = _field()
    ground(art)
    dress = shape("14,160* 16,146 24,136 44,126 66,120 94,120 116,126 136,136 144,146 146,160*")
    folds = [
        stroke(f"{50 + 10 * k},{124} {48 + 11 * k},{142} {46 + 12 * k},160", 0, 1.5, 0.5) for k in range(7)
    ]
    bust(art, dress, *folds, tone_lines(dress, fade(20, 126, 0.4, 70, 160, 0.0), 62, 2.4))
    collar = shape("67,96* 80,104 93,96* 97,116 104,124* 80,134 56,124* 63,116")
    art.stand(collar, outline(collar, 0.9), halo=1)
    lace = [
        stroke(f"{63 + 4.2 * k},{110 - abs(k - 4) * 0.9} {61.5 + 4.6 * k},{126 - abs(k - 4) * 0.9}", 0.9, 0.5)
        for k in range(9)
    ]
    art.ink(
        together(*lace).intersection(collar),
        stroke("63,114 80,120 97,114", 0.9),
        *(circle(58 + 5.5 * k, 128.6 - 0.36 * (k - 4) ** 2, 2) for k in range(9)),
    )
    back = shape("-24,10* -29,-8 -28,-28 -18,-42 0,-47 18,-42 28,-28 29,-8 24,10* 14,18 -14,18")
    bun = ellipse(2, -50, 15, 12)
    hair(
        art, bun, "-9,-54 0,-60 11,-56", "-11,-49 0,-54.6 13,-50", "-9,-45 2,-49 13,-45", weight=1.4, halo=1.2
    )
    hair(art, back, halo=1.2)
    neck(art, 17, 14)
    face(art, Look(outline=WOMAN, brow=1.6, frown=-0.6, lips=2.4, dusk=0.5))
    hair(
        art,
        shape(
            "-21,14* -25,-4 -25,-24 -15,-40 0,-44 15,-40 25,-24 25,-4 21,14* 19.4,-2 17,-14 "
            "10,-23 1,-28* -9,-23 -17,-14 -19.4,-2"
        ),
        "0,-30 -10,-26 -19,-14 -21,-2",
        "-1,-34 -12,-31 -21,-20 -23,-8",
        "-2,-38 -12,-36 -21,-27",
        "2,-30 11,-26 19,-14 21,-2",
        "2,-34 13,-31 21,-20 23,-8",
        "3,-39 13,-36 21,-27",
        weight=1.5,
        halo=0.2,
    )
    curl = stroke("21,8 24,16 20,24 24,31 21.4,35", 3, 3.4, 2.6, 0.6)
    art.stand(put(curl), halo=0.5).stand(put(at(curl, 0, 0, 1, 0, True)), halo=0.5)
    art.stand(ellipse(80, 121, 5, 6.4), outline(ellipse(80, 121, 5, 6.4), 1.2), halo=1.2)
    art.red(ellipse(80, 121, 2.6, 3.8))
    return art


def dracula() -> Canvas:
    """Dracula: widow's peak, drooping moustache, the high collar of his cloak."""
    art = _field()
    ground(art, night=True)
    cloak = shape("2,160* 8,134 24,120 50,112 110,112 136,120 152,134 158,160*")
    bust(
        art,
        cloak,
        *(
            stroke(f"{34 + 8 * k},{122 - k} {24 + 9 * k},{140} {20 + 10 * k},160", 0, 1.4, 0.3)
            for k in range(4)
        ),
    )
    wing = shape("80,150* 66,134 50,112 36,82 28,48* 44,58 54,70 60,96 80,122*")
    high = mirrored(wing, 80)
    art.stand(high, halo=1.6)
    lining = mirrored(shape("78,128* 62,108 50,84 36,60* 46,66 53,76 59,98 78,122*"), 80)
    art.red(lining.buffer(-0.4))
    art.cut(tone_lines(lining, fade(40, 60, 0.1, 120, 130, 0.45), 75, 2.2))
    back = shape("-25,30* -28,4 -27,-26 -16,-42 0,-46 16,-42 27,-26 28,4 25,30* 16,40 -16,40")
    hair(art, back, "-24,0 -24.6,14 -22,26", "24,0 24.6,14 22,26", weight=1.2, halo=1)
    ear = mirrored(shape("-20,4* -24,-4 -27,-18* -21,-12 -19,-4"))
    art.cut(put(ear), halo=0.8).ink(outline(put(ear), 0.9))
    face(art, Look(outline=GAUNT, brow=4.2, frown=2.6, lips=1.6, dusk=0.75, eyes="red", hollow=0.5))
    hair(
        art,
        shape(
            "-22,-4* -25,-22 -17,-40 0,-45 17,-40 25,-22 22,-4* 19.4,-16 16,-25 8,-29 4,-24 "
            "0,-16.4* -4,-24 -8,-29 -16,-25 -19.4,-16"
        ),
        "0,-22 -4,-32 -6,-42",
        "-5,-29 -10,-36 -14,-41",
        "-12,-29 -17,-33 -20,-35",
        "3,-26 6,-34 6,-42",
        "7,-30 12,-36 14,-41",
        "14,-28 18,-32 21,-33",
        weight=1.4,
        halo=0.2,
    )
    hair(
        art,
        shape(
            "0,17.6* 6,17 12,21 15,30 15.6,38* 10.6,30 6,24 0,21.4* -6,24 -10.6,30 -15.6,38* "
            "-15,30 -12,21 -6,17"
        ),
        "-11,24 -6,20 -2,19.6",
        "2,19.6 6,20 11,24",
        halo=0.5,
    )
    fangs(art, 4.6, 25, 6.4)
    jewel = circle(80, 136, 5)
    art.stand(jewel, outline(jewel, 1.6), halo=1.4).red(circle(80, 136, 2.6))
    return art


def new_vampire(is_alone: bool = True) -> Canvas:
    """A young woman risen in her shroud: loose hair, teeth, blood on the chin."""
    art = _field()
    if is_alone:
        ground(art, night=True)
    long = shape("-22,70* -34,52 -37,20 -33,-14 -22,-38 0,-46 22,-38 33,-14 37,20 34,52 24,74* 14,60 -12,62")
    hair(
        art,
        long,
        *(
            f"{s * (24 + 3 * k)},{6 * k} {s * (27 + 2 * k)},{20 + 4 * k} {s * (22 + 3 * k)},{48 + k * 3}"
            for s in (-1, 1)
            for k in range(4)
        ),
        weight=1.5,
        halo=1.4,
    )
    shroud = shape("14,160* 18,140 34,130 58,124 80,134 102,124 126,130 142,140 146,160*")
    lines = [
        stroke(
            f"{40 + 9 * k},{132 + (4 - abs(k - 4))} {38 + 9.6 * k},{146} {34 + 10.4 * k},160", 0.2, 1.2, 0.6
        )
        for k in range(10)
    ]
    art.stand(
        shroud,
        outline(shroud, 0.9),
        together(*lines).intersection(shroud),
        tone_lines(shroud, fade(40, 130, 0, 146, 160, 0.6), 62, 2.2),
        halo=1.2,
    )
    neck(art, 17, 36)
    face(art, Look(outline=WOMAN, brow=1.8, frown=1.4, lips=0, dusk=0.6, eyes="red", hollow=0.25))
    hair(
        art,
        shape(
            "-18,40* -27,20 -27,-10 -18,-36 0,-44 18,-36 27,-10 27,20 20,44* 21,16 19,-4 "
            "13,-20 1,-31* -12,-20 -19,-4 -21,16"
        ),
        "0,-34 -12,-27 -21,-10 -24,10",
        "-2,-40 -15,-33 -24,-16",
        "1,-34 13,-27 21,-10 24,10",
        "3,-40 15,-33 24,-16",
        "-23,12 -22,24 -20,34",
        "23,12 22.6,24 20.6,36",
        weight=1.5,
        halo=0.2,
    )
    bared(art)
    blood(art, "5.4,26 6,31 5.6,38", "-5,26 -5.4,30 -5,33")
    return art


def reckless_vampire(is_alone: bool = True) -> Canvas:
    """A young man, wild-haired, his mouth wide open, his collar torn."""
    art = _field()
    if is_alone:
        ground(art, night=True)
    bust(
        art,
        COAT,
        tone_lines(COAT, fade(16, 120, 0.42, 80, 160, 0.0), 62, 2.4),
        stroke("104,122 98,142 92,160", 0.6, 1.4, 0.6),
    )
    shirt = poly("56,116 104,112 100,128 92,124 94,142 84,134 80,156 74,138 66,146 66,128 58,132")
    art.cut(shirt, halo=0.6).ink(
        outline(shirt, 0.9), tone_lines(shirt, fade(70, 120, 0, 104, 140, 0.6), 70, 2)
    )
    neck(art, 23, 28)
    spikes = shape(
        "-26,18* -33,10 -29,2* -37,-6 -30,-14* -36,-30 -25,-33* -26,-48 -14,-45* -8,-60 2,-50* "
        "16,-64 18,-49* 36,-60 30,-41* 48,-44 36,-27* 50,-20 35,-12* 45,2 31,3* 36,16 25,18* 20,22 -20,22"
    )
    hair(art, spikes, halo=1.4)
    face(art, Look(brow=3.4, frown=3.2, lips=0, dusk=0.65, eyes="red", hollow=0.35))
    hair(
        art,
        shape(
            "-24,6* -27,-18 -18,-40 0,-46 18,-40 27,-18 24,6* 20,-8* 19,-20 14,-14* 10,-27 "
            "6,-17* 0,-29 -4,-18* -10,-28 -13,-14* -18,-22 -20,-8*"
        ),
        *(f"{x},{-22 - abs(x) * 0.1} {x * 1.25},{-34} {x * 1.5},{-42}" for x in (-15, -9, -3, 3, 9, 15)),
        weight=1.6,
        halo=0.2,
    )
    mouth = shape("-10,20* -4,18.6 0,19.6 4,18.6 10,20* 9.4,28 5,34 0,35 -5,34 -9.4,28")
    art.stand(put(mouth), halo=0.6)
    teeth = mirrored(together(shape("6.4,19.6* 5.2,28* 3.4,19.4*"), shape("4.4,33.6* 5.2,29.6* 6.4,32.6*")))
    art.cut(put(teeth), put(rect(-3, 19.4, 6, 2)))
    art.red(put(shape("-4,33* -2,30 2,30 4,33* 0,34.4")))
    blood(art, "-9.6,25 -11,31 -10.6,40", "8,30 9,36 8.6,42")
    return art


def aristocratic_vampire(is_alone: bool = True) -> Canvas:
    """A countess: piled hair under a diadem, a choker, a collar of fur."""
    art = _field()
    if is_alone:
        ground(art, night=True)
    gown = shape("12,160* 16,142 36,130 62,128 80,146 98,128 124,130 144,142 148,160*")
    skin = shape("40,132* 62,118 72,108 88,108 98,118 120,132* 100,150 80,156 60,150")
    art.stand(skin, outline(skin, 0.7), tone_lines(skin, fade(70, 110, 0.02, 118, 144, 0.7), 62, 2), halo=1)
    bust(art, gown, tone_lines(gown, fade(16, 130, 0.45, 80, 160, 0.0), 62, 2.4))
    fan = mirrored(shape("80,160* 58,148 38,120 26,84* 40,90 50,98 60,116 74,140*"), 80)
    art.stand(fan, outline(fan, 1.1), halo=1.2)
    art.ink(
        tone_lines(fan, fade(30, 80, 0.2, 124, 150, 0.85), 72, 3.2),
        *(
            stroke(f"{28 + 6.4 * k},{88 + 9 * k} {50 + 3.6 * k},{100 + 9 * k}", 0.8).intersection(fan)
            for k in range(7)
        ),
    )
    pile = shape("-24,-6* -29,-30 -24,-54 -10,-68 6,-69 22,-58 29,-38 25,-6* 12,8 -12,8")
    hair(
        art,
        pile,
        "-20,-22 -23,-40 -12,-56 4,-60",
        "-14,-34 -15,-46 -4,-54 8,-52 12,-44 6,-39 0,-43",
        "20,-22 24,-38 18,-52",
        "14,-30 18,-40 16,-48",
        "-6,-64 6,-65 16,-59",
        weight=1.6,
        halo=1.4,
    )
    neck(art, 17, 20)
    face(art, Look(outline=WOMAN, brow=2.0, frown=1.8, lips=0, dusk=0.6, eyes="red", hollow=0.3))
    hair(
        art,
        shape(
            "-21,10* -25,-6 -24,-26 -12,-36 0,-38 12,-36 24,-26 25,-6 21,10* 19,-6 14,-18 "
            "6,-24 0,-25 -6,-24 -14,-18 -19,-6"
        ),
        "-22,-4 -20,-18 -10,-29 0,-31",
        "22,-4 20,-18 10,-29 0,-31",
        weight=1.5,
        halo=0.2,
    )
    diadem = together(
        stroke("-21,-30 0,-37 21,-30", 2.6),
        *(
            at(star(0, 0, s, s * 0.45, 4), x, y)
            for x, y, s in ((0, -45, 7.4), (-10, -41, 5.4), (10, -41, 5.4), (-18, -36, 4), (18, -36, 4))
        ),
    )
    art.cut(put(diadem), halo=1.6).ink(outline(put(diadem), 0.8)).red(put(circle(0, -45, 1.9)))
    art.stand(shape("70,108* 80,111 90,108* 91,114 80,117 69,114"), halo=0.8).red(
        at(motifs.drop(), 80, 121, 0.12)
    )
    art.stand(put(circle(-20.4, 14, 1.8)), halo=0.6).stand(put(circle(20.4, 14, 1.8)), halo=0.6)
    bared(art)
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(godalming, seward, helsing, mina, dracula, new_vampire, reckless_vampire, aristocratic_vampire),
)
DRAWINGS = {draw.__name__: _ended(draw) for draw in _DRAWN}
