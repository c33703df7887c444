"""Event cards about friends, servants and the dead."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.engraving.engrave import (
    Canvas,
    at,
    circle,
    ellipse,
    fade,
    flat,
    glow,
    lit,
    mirrored,
    outline,
    poly,
    rays,
    rect,
    ring,
    shaded_outline,
    shape,
    stroke,
    times,
    together,
    tone_lines,
    turned,
    vignette,
)
from tools.art.parts import motifs
from tools.art.parts.events_parts import goose_quill
from tools.art.parts.faces import WOMAN, Look, blood, face, neck, put
from tools.art.parts.scenes import FIELD, boards, brickwork, dissolve, earth, lamplight, night_sky


def _seated(art: Canvas, bust_: Canvas, x: float = 26, size: float = 0.93) -> Canvas:
    """Put a bust of 160 x 160 into the field; its foot runs out in lines."""
    art.paste(bust_, x, 2, size)
    dissolve(art, 124, 147)
    return art


def rufus_smith() -> Canvas:
    """A shipping agent's top hat and smoking pipe on a bill of lading."""
    art = lamplight(88, 62, 34)
    boards(art, 108)
    paper = poly("24,118 150,112 174,140 18,144")
    art.stand(paper, outline(paper, 1), halo=1.2)
    art.ink(*(stroke([(34 - 2 * k, 124 + 5 * k), (74, 122 + 5 * k)], 1.3) for k in range(4)))
    crown = shape("48,36* 52,80 46,106* 126,106* 120,80 124,36*")
    top = ellipse(86, 36, 38, 9)
    brim = shape("26,104* 24,96 34,94 50,102 86,106 122,102 138,94 148,96 146,104* 128,117 86,121 44,117")
    art.stand(together(crown, top), halo=2)
    art.cut(ellipse(86, 35, 34, 6.6)).ink(
        tone_lines(ellipse(86, 35, 34, 6.6), fade(52, 30, 0.3, 116, 40, 0.95), 0, 2)
    )
    art.cut(
        tone_lines(rect(54, 48, 26, 42), fade(54, 0, 0.0, 66, 0, 0.7), 90, 2.4).intersection(
            rect(56, 48, 16, 42)
        )
    )
    art.cut(stroke("114,50 112,76 115,90", 0, 1.6, 0))
    band = shape("49,88* 86,96 123,88* 125,99 86,108 47,99*")
    art.cut(band, halo=1).red(band)
    art.stand(brim, halo=1.2).cut(stroke("34,98 52,107 86,111 120,107 138,98", 0.4, 2, 0.8, 1.4, 0.3))
    pipe = together(
        shape("134,100* 158,100* 160,112 156,124 146,128 136,124 132,112"),
        stroke("140,122 122,132 100,133 84,128", 7, 5.4, 4.4, 3.4),
        rect(80, 124.6, 7, 6, 1),
        rect(132, 97, 28, 5, 2),
    )
    art.stand(pipe, halo=1.8)
    art.cut(stroke("137,106 137,116 142,123", 0.4, 2, 0.4), stroke("132,126 116,131 98,131", 0.3, 1.3, 0.3))
    curl = (
        "146,94 138,82 152,70 146,56 160,44 154,28 164,14",
        "150,94 160,82 150,74 162,62 158,52",
        "144,92 132,88 130,78",
    )
    for line in curl:
        smoke = stroke(line, 1, 4.4, 5, 4, 1)
        art.cut(smoke, halo=1.6).ink(outline(smoke, 0.8), stroke(line, 0.2, 0.9, 0.2))
    return art


def jonathan_harker() -> Canvas:
    """A kukri knife across a solicitor's satchel."""
    art = lamplight(100, 72, 40)
    strap = outline(ellipse(100, 44, 44, 36), 5)
    art.stand(strap.intersection(rect(0, 0, 200, 60)), halo=1.4)
    bag = shape("42,48* 158,48* 166,126 160,136* 40,136* 34,126")
    art.stand(bag, halo=2)
    art.cut(tone_lines(bag.buffer(-3), fade(40, 100, 0.5, 120, 136, 0.0), 62, 2.6))
    flap = shape("38,44* 162,44* 164,80 152,98 100,104 48,98 36,80")
    art.stand(flap, halo=1.2)
    art.cut(
        outline(flap.buffer(-4), 0.9), tone_lines(flap.buffer(-7), fade(40, 44, 0.4, 100, 90, 0.0), 62, 2.6)
    )
    for x in (62, 138):
        belt = rect(x - 6, 78, 12, 48, 2)
        art.stand(belt, halo=1.2)
        art.cut(outline(rect(x - 8, 104, 16, 12, 2), 2), *(circle(x, y, 0.9) for y in (93, 98, 121)))
    blade = shape("0,-7* 18,-6 36,-14 56,-24 76,-26 96,-12 104,6* 88,2 70,-3 54,2 40,12 20,11 0,7*")
    grip = shape("0,-7* -12,-6 -30,-7 -42,-12* -47,0 -42,13* -30,8 -12,6 0,7*")
    go = lambda thing: at(thing, 74, 100, 1.06, -14)  # noqa: E731
    art.cut(go(together(blade, grip)), halo=2.6).ink(go(grip), go(rect(-3, -10, 6, 20, 1)))
    belly = shape("0,2* 20,3 36,0 54,-9 72,-13 90,-4 104,6* 88,2 70,-3 54,2 40,12 20,11 0,7*")
    art.ink(shaded_outline(go(blade), 2), tone_lines(go(belly), flat(0.55), 62, 2.1))
    art.ink(go(stroke("4,-3 20,-2 38,-9 58,-18 76,-19 92,-8", 0.3, 1.4, 0.3)))
    art.cut(
        go(
            together(
                *(stroke(f"{-10 - 7 * k},-7 {-11 - 7 * k},7", 1.3) for k in range(4)), circle(-41, 0.6, 1.6)
            )
        )
    )
    drip = together(go(stroke("70,-3 84,0.6 100,4.6", 0.4, 2.6, 0.6)), at(motifs.drop(), 160, 86, 0.16))
    art.cut(drip, halo=0.9).red(drip)
    return art


def sister_agatha() -> Canvas:
    """A nun in veil and wimple, a cross on her breast."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.1), glow(100, 62, 42, 0.35, 96, 1.0)), 0, 2.7))
    art.cut(rays(100, 66, 50, 84, 40, 4, 2))
    art.cut(ring(100, 64, 56, 2.6))
    nun = Canvas(160, 160)
    veil = shape(
        "80,14* 98,17 112,34 116,60 120,96 138,118 150,138 154,160* 6,160* 10,138 22,118 40,96 44,60 "
        "48,34 62,17"
    )
    nun.stand(veil, halo=1.6)
    nun.cut(
        *(
            stroke(line, 0, 1.9, 1.4, 0)
            for line in (
                "52,40 46,70 40,104 26,130",
                "58,30 50,50 48,66",
                "106,36 112,62 118,96 134,124",
                "34,116 22,136 18,156",
                "46,112 36,136 34,158",
                "122,112 134,134 140,156",
                "112,118 122,140 126,158",
            )
        )
    )
    wimple = shape(
        "80,26* 96,30 106,46 108,70 106,98 116,122 104,138 80,144 56,138 44,122 54,98 52,70 54,46 64,30"
    )
    nun.stand(wimple, shaded_outline(wimple, 1.4), halo=1.2)
    nun.ink(tone_lines(wimple, fade(76, 60, 0.0, 118, 110, 0.7), 62, 2.0))
    face(nun, Look(outline=WOMAN, brow=1.5, frown=-0.8, lips=2.2, dusk=0.5))
    band = put(shape("-20,-34* 0,-38 20,-34* 22,-16 12,-19 0,-20 -12,-19 -22,-16*"))
    nun.stand(band, outline(band, 0.9), tone_lines(band, fade(64, 0, 0, 104, 0, 0.6), 62, 2), halo=0.6)
    frame = outline(put(shape("0,-36 20,-26 23,0 18,26 0,40 -18,26 -23,0 -20,-26")).buffer(1.6), 1.4)
    nun.ink(frame)
    nun.ink(
        *(stroke(f"{66 + 4 * k},{116} {62 + 5 * k},{128} {60 + 6 * k},138", 0.2, 1.1, 0.2) for k in range(8))
    )
    cross = at(motifs.cross(1.2), 80, 142, 0.26)
    nun.cut(stroke("56,124 66,130 80,132 94,130 104,124", 2.6)).ink(
        stroke("56,124 66,130 80,132 94,130 104,124", 1.1)
    )
    nun.stand(cross, halo=1.6).red(cross.buffer(-0.8))
    art.cut(at(veil, 26, 2, 0.93))
    return _seated(art, nun)


def wax_cylinders() -> Canvas:
    """A phonograph with its horn, and cylinders in their boxes."""
    art = lamplight(78, 56, 30)
    boards(art, 116)
    box = poly("74,96 172,96 178,134 68,134")
    art.stand(box, shaded_outline(box, 2), tone_lines(box, lit(box, 0.2, 0.95), 0, 2.4, wave=0.5), halo=2)
    art.stand(poly("70,92 176,92 178,98 68,98"), halo=1)
    art.stand(poly("64,132 182,132 184,138 62,138"), halo=1)
    art.cut(outline(rect(84, 104, 78, 22, 3), 1)).cut(circle(123, 115, 5)).ink(ring(123, 115, 4, 1.2))
    roll = rect(104, 72, 46, 18, 4)
    art.stand(together(rect(94, 78, 70, 4), roll, rect(96, 80, 5, 13), rect(156, 80, 5, 13)), halo=1.2)
    art.cut(*(rect(109 + 4 * k, 72, 1.1, 18) for k in range(10)), rect(106, 75, 42, 2))
    art.red(rect(104, 72, 4.4, 18), rect(145.6, 72, 4.4, 18))
    crank = stroke("164,80 178,80 180,66 188,65", 3)
    art.stand(together(crank, rect(184, 60, 8, 10, 2)), halo=1)
    horn = shape("124,71* 112,62 96,52 82,34 66,16* 52,34 36,58 28,82* 56,76 84,68 104,68 118,74*")
    art.stand(horn, halo=2)
    art.cut(
        *(
            stroke(line, 0.2, 2.2, 1.2, 0.2)
            for line in ("120,71 100,60 84,46 66,24", "118,72 98,64 78,56 54,44", "118,73 96,67 72,66 42,72")
        )
    )
    mouth = ellipse(47, 48, 39, 14, -60)
    art.stand(
        mouth, shaded_outline(mouth, 2.2), tone_lines(mouth, fade(30, 40, 0.1, 66, 58, 1.0), -60, 2.1), halo=1
    )
    throat = ellipse(55, 52, 15, 5, -60)
    art.ink(throat)
    art.stand(poly("114,66 124,66 128,74 118,78"), halo=0.8)
    for r in (14, 22, 30):
        wave = ring(30, 38, r, 1.3).intersection(poly("30,38 -14,36 0,-6 22,-6"))
        art.cut(wave.buffer(0.7)).ink(wave)
    for x, y, w in ((22, 132, 13), (44, 136, 13)):
        tin = together(rect(x - w, y - 26, 2 * w, 26), ellipse(x, y, w, 4), ellipse(x, y - 26, w, 4))
        art.stand(tin, shaded_outline(tin, 1.6), tone_lines(tin, lit(tin, 0.1, 0.95), 90, 2.2), halo=1.4)
        lid = ellipse(x, y - 26, w, 4)
        art.cut(lid).ink(outline(lid, 1.1), ellipse(x, y - 26, 5, 1.5))
        tag = rect(x - 8, y - 18, 16, 11)
        art.cut(tag, halo=0.6).ink(
            outline(tag, 0.8), rect(x - 5, y - 15.4, 10, 1.2), rect(x - 5, y - 11.8, 7, 1.2)
        )
    return art


def immanuel_hildesheim() -> Canvas:
    """A shipping agent's desk: a fez on the ledgers, a sealed letter, a ship in the window."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.15), fade(40, 20, 0.7, 160, 130, 1.0)), 90, 2.7))
    frame = rect(24, 8, 96, 92)
    art.stand(frame, halo=1.4)
    pane = rect(29, 13, 86, 82)
    art.cut(pane).ink(tone_lines(rect(29, 13, 86, 56), fade(0, 13, 0.6, 0, 62, 0.05), 0, 2.6))
    art.ink(motifs.wave_lines(30, 114, 68, 94, 5, 1.8).intersection(pane), rect(29, 66, 86, 0.8))
    ship = at(motifs.ship(), 74, 50, 0.5)
    art.stand(ship, halo=1.4)
    sails = ("-30,-10 -26,4 -32,18", "-28,-37 -24,-28 -28,-20", "14,-29 19,-16 16,-6", "14,1 18,10 15,20")
    art.cut(*(at(stroke(line, 0, 2.4, 0), 74, 50, 0.5) for line in sails))
    art.stand(rect(70.4, 13, 3.2, 82).difference(ship.buffer(1)), halo=0.5)
    lifecycle = poly("6,116 194,116 190,142 10,142")
    art.stand(lifecycle, halo=1.6).cut(
        tone_lines(lifecycle, times(flat(0.45), fade(10, 0, 1, 190, 0, 0.2)), 0, 3)
    )
    for x, y, w, h in ((104, 104, 78, 14), (110, 91, 70, 12), (106, 80, 72, 10)):
        volume = rect(x, y, w, h, 2)
        art.stand(volume, halo=1.2)
        leaves = rect(x + 4, y + 2.4, w - 9, h - 4.8)
        art.cut(leaves).ink(
            *(rect(x + 4, y + 3.6 + 2.4 * k, w - 9 - 2 * (k % 2), 0.8) for k in range(int((h - 5) / 2.4)))
        )
    fez = shape("112,80* 122,36* 134,30 150,30 162,36* 172,80* 160,85 124,85")
    art.stand(fez, halo=1.8)
    art.cut(tone_lines(shape("117,78* 126,38* 140,36 134,82*"), fade(116, 0, 0.15, 130, 0, 0.55), 98, 2.4))
    art.cut(stroke("124,37 142,41 160,37", 0.4, 1.4, 0.4), stroke("113.4,75 142,81 170.6,75", 1.2))
    art.stand(stroke("142,32 160,28 174,34 178,48", 1.6), halo=0.8).stand(circle(142, 32, 2.6), halo=0.6)
    tassel = shape("175.4,46* 180.6,46* 183,68 178,70 173,68")
    art.cut(tassel, halo=1).red(tassel)
    letter = poly("30,118 92,116 98,136 24,138")
    art.stand(
        letter, shaded_outline(letter, 1.4), stroke("30,118 60,129 92,116", 0.8, smooth=False), halo=1.4
    )
    seal = circle(60, 129, 5)
    art.cut(seal, halo=0.8).red(seal)
    art.stand(at(goose_quill(), 36, 88, 0.8, 18), halo=1.4)
    pot = shape("18,134* 16,122 24,116 24,110* 38,110* 38,116 46,122 44,134*")
    art.stand(pot, halo=1.4).cut(stroke("22,122 21,130", 0.4, 1.8, 0.4))
    return art


def surprising_return() -> Canvas:
    """A friend thought dead stands in the open door, light behind him."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.15), glow(100, 70, 30, 0.7, 90, 1.05)), 0, 2.7))
    art.cut(brickwork(4, 4, 196, 124, 13).difference(rect(54, 0, 92, 130)))
    frame = rect(58, 12, 84, 118)
    art.stand(frame, halo=1.6)
    opening = rect(66, 20, 68, 110)
    art.cut(opening).ink(tone_lines(opening, glow(100, 70, 26, 0.0, 66, 0.5), 0, 2.8))
    art.cut(rays(100, 66, 20, 60, 32, 4, 3).intersection(opening))
    art.cut(outline(rect(61, 15, 78, 120), 1.1).intersection(rect(0, 0, 200, 128)))
    beam = poly("66,130 134,130 176,149 24,149")
    floor = poly("6,130 194,130 188,149 12,149")
    art.cut(floor).ink(tone_lines(floor.difference(beam), times(vignette(1.6), flat(0.9)), 0, 2.5))
    leaf = poly("134,20 176,8 176,144 134,130")
    art.stand(
        leaf, shaded_outline(leaf, 2), tone_lines(leaf, fade(134, 0, 0.4, 176, 0, 0.95), 90, 2.4), halo=1.6
    )
    panels = (poly("141,28 168,21 168,68 141,68"), poly("141,78 168,79 168,130 141,122"))
    art.cut(*(outline(panel, 1.2) for panel in panels))
    art.cut(circle(171, 74, 2.8)).ink(circle(171, 74, 1.6))
    man = at(motifs.standing(), 97, 80, 1.0)
    arm = stroke("88,58 74,50 66,36 64,28", 8, 7, 5.6, 4)
    art.stand(
        together(man, arm, stroke("64,30 60,22", 3), stroke("64,30 64,20", 3), stroke("65,30 68,22", 3)),
        halo=2.2,
    )
    art.cut(
        stroke("90,52 88,74 84,118", 0, 2, 0),
        stroke("97,52 97,122", 0.3, 1, 0.3),
        stroke("104,56 106,84 110,118", 0, 1.4, 0),
    )
    scarf = shape("89,44* 97,47 105,44* 106,49 98,52 108,74 102,76 95,53 89,50*")
    art.cut(scarf, halo=0.8).red(scarf)
    shade = poly("84,134 110,134 126,149 68,149")
    art.cut(shade, halo=0.6).ink(tone_lines(shade, flat(0.75), 0, 2.2))
    return art


def draculas_brides() -> Canvas:
    """Three pale women come out of the dark."""
    art = Canvas()
    art.ink(tone_lines(FIELD, times(vignette(1.15), glow(100, 60, 30, 0.95, 96, 1.0)), 0, 2.6))
    for x, y, size, fair in ((-4, 16, 0.7, False), (92, 16, 0.7, False), (32, -6, 0.85, True)):
        _bride(art, x, y, size, fair)
    dissolve(art, 118, 146)
    return art


def _bride(art: Canvas, x: float, y: float, size: float, fair: bool) -> None:
    """A bride, bare-shouldered, red-lipped; dark- or fair-haired."""
    one = Canvas(160, 210)
    half = shape("0,-48* 14,-46 32,-35 43,-12 39,14 49,34 38,54 46,72 36,90 20,98* 12,60 0,60*")
    long = put(mirrored(half))
    skin = shape(
        "72,104* 88,104* 92,117 112,122 128,132 136,150 136,170* 24,170* 24,150 32,132 48,122 68,117"
    )
    gown = shape("24,152* 44,146 64,150 80,160* 96,150 116,146 136,152* 140,180 152,210* 8,210* 20,180")
    falls = [
        f"{22 + 2 * k},{-24 + 12 * k} {31 + 2 * k},{-4 + 12 * k} "
        f"{27 + k},{22 + 14 * k} {36 - 2 * k},{56 + 8 * k}"
        for k in range(4)
    ]
    locks = put(mirrored(together(*(stroke(line, 0, 2, 1.4, 0) for line in falls))))
    if fair:
        one.stand(long, outline(long, 1.2), locks, halo=2)
    else:
        one.stand(long, halo=2).cut(locks)
    one.stand(skin, outline(skin, 1), tone_lines(skin, fade(50, 120, 0.0, 138, 160, 0.7), 62, 2.4), halo=1)
    one.stand(gown, halo=1)
    folds = (
        "60,154 50,176 40,206",
        "80,162 78,184 80,208",
        "100,154 110,176 120,206",
        "40,152 32,176 22,204",
    )
    one.cut(*(stroke(line, 0, 2.2, 0) for line in folds))
    neck(one, 16, 22)
    for flip in (False, True):
        lock = put(at(shape("18,20* 28,24 36,44 30,64 36,82* 22,76 18,58 22,40"), flip=flip))
        one.stand(lock, *((outline(lock, 1.1),) if fair else ()), halo=1)
        line = put(at(stroke("25,28 30,44 25,60 29,76", 0, 2, 0), flip=flip))
        (one.ink if fair else one.cut)(line)
    face(one, Look(outline=WOMAN, brow=1.7, frown=1.6, lips=0, dusk=0.55, eyes="red", hollow=0.15))
    crown = put(
        shape(
            "-20,26* -27,10 -28,-14 -18,-38 0,-46 18,-38 28,-14 27,10 20,28* 21,10 19,-8 12,-21 1,-31* "
            "-12,-21 -19,-8 -21,10"
        )
    )
    parting = (
        "0,-35 -12,-28 -21,-11 -24,8",
        "1,-35 13,-28 21,-11 24,8",
        "-3,-40 -16,-33 -24,-16",
        "3,-40 16,-33 24,-16",
    )
    combed = put(together(*(stroke(line, 0, 1.8, 0) for line in parting)))
    if fair:
        one.stand(crown, outline(crown, 1.1), combed, halo=0.4)
    else:
        one.stand(crown, halo=0.4).cut(combed)
    lips = put(shape("-8.4,22* -3.6,19.6 0,20.8 3.6,19.6 8.4,22* 4.6,28 0,29.4 -4.6,28"))
    one.cut(lips, halo=0.5).red(lips)
    one.cut(put(mirrored(shape("2,22.4* 5.8,22.2* 4,30.4*"))), put(rect(-2, 22.6, 4, 1.4)))
    blood(one, "5,28 6,34 5.4,40")
    art.cut(at(together(long, gown, skin), x, y, size), halo=1.6)
    art.paste(one, x, y, size)


def lucys_revenge() -> Canvas:
    """A woman in a mourning veil holds a stake before her."""
    art = night_sky(100, 48, 0, 1.0)
    stone = at(shape("-17,34* -17,-14* -12,-26 0,-31 12,-26 17,-14* 18,34*"), 30, 96, 1.1, -4)
    earth(art, "4,132 50,126 100,124 150,126 196,132")
    for x, y, flip in ((28, 96, 1), (174, 98, -1)):
        one = at(stone, x - 30, y - 96)
        art.stand(one, shaded_outline(one, 1.6), tone_lines(one, lit(one, 0.15, 0.95), 62, 2.3), halo=1.2)
        mark = at(motifs.cross(), x, y - 6, 0.3, 4 * flip)
        art.cut(mark, halo=0.9).ink(mark)
    dress = shape("58,150* 60,122 66,106 78,96 100,92 122,96 134,106 140,122 142,150*")
    art.stand(dress, halo=1.8)
    veil = shape(
        "100,4* 116,7 128,20 134,44 140,76 150,104 146,108 136,104 126,110 112,106 100,112 88,106 "
        "74,110 64,104 54,108 50,104 60,76 66,44 72,20 84,7"
    )
    art.stand(veil, outline(veil, 1.4), halo=1.8)
    head = at(WOMAN, 100, 52, 0.94)
    art.ink(tone_lines(veil, fade(76, 30, 0.3, 140, 90, 0.95), 62, 2.2))
    face_ = Canvas(160, 160)
    face(face_, Look(outline=WOMAN, brow=2.0, frown=1.6, lips=2.4, dusk=0.55))
    art.cut(head, halo=1)
    art.paste(face_, 100 - 80 * 0.94, 52 - 72 * 0.94, 0.94)
    front = shape("100,10* 114,14 122,28 126,52 124,80 112,98 100,102 88,98 76,80 74,52 78,28 86,14")
    art.ink(
        tone_lines(front, fade(90, 30, 0.12, 124, 80, 0.3), 62, 2.9),
        tone_lines(front, fade(90, 30, 0.12, 124, 80, 0.3), -62, 2.9),
    )
    cap = shape("76,34* 80,16 92,7 100,5 108,7 120,16 124,34* 112,22 100,19 88,22")
    art.stand(cap, halo=0.8).cut(stroke("82,24 90,14 100,11", 0, 1.6, 0))
    for x, y in ((84, 20), (92, 15), (100, 13), (108, 15), (116, 20)):
        bloom = at(turned(ellipse(0, -2.6, 2, 2.6), 5), x, y)
        art.cut(bloom, halo=0.9).ink(outline(bloom, 0.7))
    folds = ("62,96 66,70 72,44", "138,96 134,70 128,44", "74,104 76,92 77,84", "126,104 124,92 123,84")
    art.cut(*(stroke(line, 0, 1.8, 0) for line in folds))
    stake = poly("93,98 107,98 106,136 100,150 94,136")
    stake = at(stake, 0, -6)
    art.stand(
        stake, shaded_outline(stake, 1.4), tone_lines(stake, fade(93, 0, 0.0, 107, 0, 0.85), 90, 2), halo=1.6
    )
    art.red(poly("95.4,136 104.6,136 100,144"))
    for flip in (False, True):
        fist = together(
            *(rect(-13, -8 + 5 * k, 15, 5.4, 2.6) for k in range(4)),
            shape("-10,-8* 4,-9 10,-2 10,10 2,13 -10,12*"),
        )
        one = at(
            fist,
            100 + (8 if not flip else -8),
            108 if not flip else 121,
            0.9,
            0,
            flip,
        )
        art.stand(one, shaded_outline(one, 1.2), tone_lines(one, lit(one, 0, 0.6), 62, 2), halo=1.2)
        art.ink(
            *(
                at(
                    stroke(f"-12,{-3 + 5 * k} 1,{-3 + 5 * k}", 0.6, 1.1, 0.4),
                    100 + (8 if not flip else -8),
                    108 if not flip else 121,
                    0.9,
                    0,
                    flip,
                )
                for k in range(3)
            )
        )
    dissolve(art, 130, 148)
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (
    *(rufus_smith, jonathan_harker, sister_agatha, wax_cylinders),
    *(immanuel_hildesheim, surprising_return, draculas_brides, lucys_revenge),
)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
