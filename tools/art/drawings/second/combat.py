"""Tactics cards of Dracula and his agents that only the second edition has."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.engraving.engrave import (
    Canvas,
    at,
    circle,
    ellipse,
    fade,
    flat,
    lit,
    mirrored,
    outline,
    poly,
    rays,
    rect,
    ring,
    shaded_outline,
    shape,
    star,
    stroke,
    times,
    together,
    tone_lines,
    vignette,
)
from tools.art.parts import motifs
from tools.art.parts.scenes import arch, brickwork, dissolve, earth, lamplight, night_sky


def dodge() -> Canvas:
    """The Count turns aside in a swirl of his cloak; a thrown stake passes him."""
    art = night_sky(64, 44, 24, 0.95)
    earth(art, "6,134 50,126 110,130 194,126")
    cloak = shape(
        "96,28* 114,34 128,52 130,76 124,98 138,116 166,132* 128,138 92,136* 78,124 84,104 78,88 60,84 "
        "40,92* 46,72 66,58 82,50 88,36"
    )
    art.stand(cloak, halo=1.8)
    folds = (
        "98,40 112,60 112,88 124,116 150,130",
        "92,44 100,66 98,94 106,120 128,134",
        "86,54 90,74 88,98 92,120 104,134",
        "78,62 64,70 48,86",
        "82,68 72,76 60,80",
    )
    art.cut(*(stroke(line, 0, 2.2, 1.8, 0) for line in folds))
    lining = shape("40,92* 46,74 64,60 80,54* 66,66 56,76")
    art.red(lining.buffer(-0.6)).cut(tone_lines(lining, flat(0.3), 70, 2.2))
    collar = shape("84,46* 84,30 78,14* 92,24 100,30 108,24 124,16* 118,32 120,48* 102,56")
    art.stand(collar, halo=1.4)
    skin = shape("90,24* 92,12 101,8 110,12 111,24* 108,36 101,42 94,36")
    art.cut(skin, halo=1).ink(outline(skin, 1), tone_lines(skin, fade(94, 12, 0.0, 111, 36, 0.7), 62, 1.8))
    art.ink(
        shape("89,20* 88,8 101,1 113,8 112,20* 108,13 100,19 95,13"),
        stroke("93,21.6 98.6,24", 1.6, 1),
        stroke("108,21.6 102.6,24", 1.6, 1),
        stroke("96,34 101,33 106,34", 0.4, 1.6, 0.4),
        stroke("101,24 102.6,29 101,30", 0.3, 1, 0.3),
    )
    art.red(circle(96.6, 25.4, 1.4), circle(104.8, 25.4, 1.4))
    stake = at(together(rect(-46, -3.6, 74, 7.2, 1.4), poly("28,-5 58,0 28,5")), 152, 66, 0.86, 170)
    art.stand(stake, halo=1.8).cut(at(stroke("-42,-1.4 26,-1.4", 0.3, 1.5, 0.3), 152, 66, 0.86, 170))
    for y in (56, 66, 77):
        art.cut(stroke([(150 + y / 4, y), (193, y + 3)], 0, 2.2, 0))
    dissolve(art, 134, 149)
    return art


def escape_as_man() -> Canvas:
    """The Count in coat and hat walks off through an arch into the light of a street."""
    art = Canvas()
    wall = ellipse(100, 74, 97, 72)
    art.ink(tone_lines(wall, times(vignette(1.7), flat(0.85)), 0, 2.7)).cut(brickwork(0, 0, 200, 120, 11))
    gate = arch(100, 14, 92, 128)
    art.cut(gate.buffer(7)).ink(outline(gate.buffer(7), 1.4), outline(gate.buffer(3.4), 0.7)).cut(gate)
    art.ink(tone_lines(gate, fade(0, 14, 0.65, 0, 110, 0.0), 0, 2.8))
    for x, top, width in ((70, 78, 20), (132, 70, 22), (118, 84, 14)):
        house = together(
            rect(x - width / 2, top, width, 118 - top),
            poly([(x - width / 2 - 2, top), (x, top - 13), (x + width / 2 + 2, top)]),
        ).intersection(gate)
        art.stand(house, halo=0.8).cut(rect(x - 4, top + 6, 3, 5), rect(x + 2, top + 6, 3, 5))
    street = poly("78,116 122,116 168,149 32,149")
    art.cut(street, halo=0.6).ink(
        tone_lines(street, times(vignette(1.9), fade(0, 116, 0.1, 0, 148, 0.5)), 0, 2.5), outline(street, 0.7)
    )
    shadow = poly("92,128 108,128 134,149 98,149")
    art.ink(tone_lines(shadow, flat(0.9), 0, 2))
    man = at(motifs.standing(), 100, 82, 0.94)
    art.stand(man, halo=1.8)
    art.cut(
        at(
            together(
                stroke("0,-32 0,8 -2,46", 0, 1.5, 0),
                stroke("-9,-28 -11,-6 -10,10", 0, 1.5, 0),
                stroke("9,-28 11,-6 10,10", 0, 1.5, 0),
                rect(-6.2, -48.6, 12.4, 1.4),
            ),
            100,
            82,
            0.94,
        )
    )
    stick = stroke("119,72 125,128", 2.2)
    art.stand(stick, halo=0.8).red(circle(119, 71, 2.2))
    return art


def agent_punch() -> Canvas:
    """A fist with brass knuckles."""
    art = lamplight(104, 66, 24, 1.0)
    burst = at(star(0, 0, 58, 30, 12, -84), 74, 66)
    art.cut(burst).ink(outline(burst, 1.5), rays(74, 66, 34, 50, 24, 2.6, 4).intersection(burst.buffer(-3)))
    sleeve = shape("150,44* 194,34* 197,112* 150,104*").intersection(ellipse(100, 74, 98, 74))
    art.stand(sleeve, halo=1.6).cut(
        stroke("158,48 158,102", 1.8),
        *(stroke(f"166,{54 + 13 * k} 194,{50 + 16 * k}", 0, 1.8, 0) for k in range(4)),
    )
    palm = shape("80,36* 112,34 136,44 152,48* 152,102* 132,108 104,112 84,106* 78,84 77,58")
    art.stand(
        palm,
        shaded_outline(palm, 2.4),
        tone_lines(palm, fade(84, 40, 0.0, 146, 112, 0.75), 62, 2.2),
        halo=1.8,
    )
    fingers = together(*(rect(62, 35 + 17.6 * k, 34, 16.4, 7.6) for k in range(4)))
    art.stand(
        fingers, shaded_outline(fingers, 2), tone_lines(fingers, lit(fingers, 0.0, 0.6), 62, 2.1), halo=1
    )
    thumb = stroke("126,100 108,92 88,88", 18, 17, 14)
    art.stand(
        thumb,
        shaded_outline(thumb, 2),
        tone_lines(thumb, fade(90, 80, 0.0, 130, 104, 0.7), 62, 2.1),
        halo=1.3,
    )
    brass = together(
        *(ring(70, 43 + 17.6 * k, 10.6, 5) for k in range(4)),
        *(poly([(61, 37 + 17.6 * k), (61, 49 + 17.6 * k), (51, 43 + 17.6 * k)]) for k in range(4)),
    )
    art.stand(brass, halo=1.5)
    art.cut(
        *(
            stroke([(64, 36 + 17.6 * k), (62.4, 43 + 17.6 * k), (64, 49 + 17.6 * k)], 0.3, 1.6, 0.3)
            for k in range(4)
        )
    )
    art.red(at(motifs.drop(), 50, 119, 0.13))
    return art


def agent_dodge() -> Canvas:
    """A ruffian ducks behind barrels; a bullet strikes the wood."""
    art = night_sky(148, 40, 20, 0.95)
    earth(art, "6,128 60,122 120,126 194,122")
    man = motifs.figure(
        (-6, -22),
        "0,-14 10,2 14,16",
        ["2,-10 -14,-2 -24,6", "8,-8 22,-14 24,-30", "12,14 -6,18 -2,40 -12,42", "16,16 34,22 30,42 42,44"],
        size=1.25,
    )
    art.stand(at(man, 122, 84, 1.1), halo=1.8)
    art.cut(
        at(
            together(stroke("4,-14 14,4 16,18", 0, 1.8, 0), stroke("-2,-6 -12,0 -20,6", 0, 1.5, 0)),
            122,
            84,
            1.1,
        )
    )
    art.red(circle(109.6, 60.4, 1.4))

    def barrel(x: float, y: float, size: float) -> None:
        body = at(mirrored(shape("0,-34* 22,-34* 28,-14 28,14 22,34* 0,34*")), x, y, size)
        art.stand(body, shaded_outline(body, 2), tone_lines(body, lit(body, 0.2, 1.0), 90, 2.6), halo=1.8)
        for dy in (-24, -15, 15, 24):
            hoop = at(stroke(f"-26,{dy} 0,{dy + 3} 26,{dy}", 3.2), x, y, size).intersection(body)
            art.cut(hoop, halo=0.7).ink(hoop)

    barrel(54, 104, 1.06)
    barrel(88, 116, 0.82)
    hit = star(38, 84, 16, 6, 9, -80)
    art.cut(hit, halo=1).ink(outline(hit, 1.1)).red(circle(38, 84, 3))
    for line in ("6,72 22,78 30,81", "6,82 20,84 28,84"):
        art.cut(stroke(line, 0, 3, 1)).ink(stroke(line, 0, 1.3, 0.6))
    return art


_DRAWN: tuple[Callable[[], Canvas], ...] = (dodge, escape_as_man, agent_punch, agent_dodge)
DRAWINGS = {draw.__name__: draw for draw in _DRAWN}
