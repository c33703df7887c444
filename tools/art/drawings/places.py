"""The illustrations of Dracula's location cards."""

from __future__ import annotations

from tools.art.engraving.engrave import (
    Canvas,
    at,
    cross_hatch,
    curve,
    ellipse,
    fade,
    flat,
    poly,
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
from tools.art.parts.scenes import arch, night_sky


def castle() -> Canvas:
    """Castle Dracula on its crag, at night."""
    art = night_sky(62, 40, 20, 1.0, 140)
    far = motifs.peaks(4, 196, 62, 128, 4, 1.1)
    art.stand(far, tone_lines(far, times(vignette(0.75), fade(0, 60, 0.9, 0, 128, 0.2)), 62, 2.4), halo=0.8)
    castle_ = at(motifs.castle(), 112, 66, 1.15)
    art.stand(castle_, halo=1.3).cut(at(motifs.castle_windows(), 112, 66, 1.15))
    crag = motifs.ridge(
        [
            (20, 140),
            (38, 126),
            (52, 128),
            (60, 116),
            (76, 112),
            (84, 118),
            (140, 114),
            (160, 122),
            (172, 134),
            (184, 140),
        ],
        146,
    )
    art.stand(
        crag, cross_hatch(crag, times(vignette(1.8), fade(70, 100, 0.5, 160, 146, 1)), 70, 2.3), halo=0.8
    )
    art.cut(*(stroke([(86 + 9 * k, 80), (84 + 9 * k, 92), (80 + 10 * k, 108)], 0, 1.2, 0) for k in range(7)))
    art.stand(at(motifs.fir(), 34, 112, 0.42), halo=0.8).stand(at(motifs.fir(), 46, 118, 0.34), halo=0.8)
    art.stand(at(motifs.fir(), 176, 118, 0.4), halo=0.8)
    for x, y, size in ((88, 26, 0.1), (40, 66, 0.08), (160, 36, 0.09)):
        art.stand(at(motifs.bat(), x, y, size, -6), halo=0.8)
    return art


def city() -> Canvas:
    """A town by night: gables, a cathedral, one lamp."""
    art = night_sky(150, 40, 20, 1.0)
    far = motifs.ridge(
        [
            (4, 120),
            (16, 96),
            (24, 102),
            (24, 84),
            (34, 74),
            (44, 84),
            (44, 98),
            (60, 90),
            (72, 100),
            (128, 100),
            (128, 88),
            (136, 80),
            (144, 88),
            (144, 98),
            (158, 86),
            (172, 98),
            (184, 90),
            (196, 118),
        ],
        136,
    )
    art.stand(far, tone_lines(far, times(vignette(1.2), flat(0.75)), 90, 2.4), halo=1)
    church = together(
        rect(84, 58, 40, 74),
        rect(83, 40, 18, 40),
        rect(107, 40, 18, 40),
        *(poly([(x - 10, 41), (x, 8), (x + 10, 41)]) for x in (92, 116)),
        poly("98,62 104,50 110,62"),
        *(rect(x - 0.8, 2, 1.6, 8) for x in (92, 116)),
        *(rect(x - 2.6, 4, 5.2, 1.4) for x in (92, 116)),
    )
    art.stand(church, halo=1.6)
    art.cut(ring(104, 78, 7, 1.6), turned(rect(103.4, 72, 1.2, 5), 8, 104, 78))
    art.cut(arch(104, 96, 13, 130), *(arch(x, 46, 6, 60) for x in (92, 116)))
    art.ink(tone_lines(arch(104, 96, 13, 130), flat(0.4), 90, 2.4))
    houses = (
        (14, 78, 30, 20),
        (44, 88, 26, 16),
        (64, 98, 20, 14),
        (128, 96, 24, 16),
        (150, 82, 30, 20),
        (178, 98, 16, 12),
    )
    for x, top, width, roof in houses:
        ridge = x + width / 2
        house = poly([(x, 138), (x, top), (ridge, top - roof), (x + width, top), (x + width, 138)])
        art.stand(house, halo=1.2)
        tiles = poly([(ridge, top - roof + 3), (ridge, top - 1), (x + width - 3, top - 1)])
        art.cut(
            tone_lines(tiles, flat(0.3), 0, 2.6), stroke([(x + 1, top), (ridge, top - roof + 1)], 1.1, 0.6)
        )
        panes = [
            rect(x + 4 + 8 * i, top + 6 + 13 * j, 3.6, 6)
            for i in range(int((width - 4) / 8))
            for j in range(3)
        ]
        art.cut(*(pane for k, pane in enumerate(panes) if (k * 7 + int(x)) % 5 < 2))
    street = shape("10,136* 60,130 140,130 190,136* 150,146 50,146")
    art.stand(street, tone_lines(street, times(vignette(2), flat(0.6)), 0, 2.4, wave=0.8), halo=1)
    return art


def sea_zone() -> Canvas:
    """A ship in a swell under a heavy sky."""
    art = night_sky(58, 40, 18, 0.9, 108)
    for x, y, size in ((130, 26, 0.9), (36, 62, 0.6), (172, 54, 0.5)):
        cloud = at(motifs.cloud(), x, y, size)
        art.stand(
            cloud, shaded_outline(cloud, 1.1), tone_lines(cloud, fade(0, y - 9, 0.05, 0, y + 8, 0.8), 0, 2.2)
        )
    ship = at(motifs.ship(), 106, 66, 0.98, 5)
    art.stand(ship, halo=1.6)
    spots = ((-26, -9), (-10, -9), (-22, -37), (22, 2), (18, -29))
    seams = together(*(stroke(f"{x},{y} {x + 2},{y + 12} {x},{y + 24}", 0, 1.5, 0) for x, y in spots))
    art.cut(
        at(seams, 106, 66, 0.98, 5), at(stroke("-52,32 -20,37 20,37 50,28", 0.4, 1.4, 0.4), 106, 66, 0.98, 5)
    )
    for k in range(5):
        y = 98 + 9.5 * k
        top: list[tuple[float, float]] = []
        for i in range(-1, 8):
            x = 4 + 32 * i - 13 * k % 32
            top += [(x, y + 3), (x + 12, y - 4 - 0.6 * k), (x + 20, y - 2)]
        swell = motifs.ridge(curve(top), 148).intersection(ellipse(100, 84, 97, 62))
        dark = times(vignette(1.8, 100, 84, 98, 64), fade(0, y - 6, 1.05, 0, y + 18, 0.2))
        art.stand(swell, tone_lines(swell, dark, 2, 2.3, wave=1.2), halo=1.6)
    return art


DRAWINGS = {"city": city, "sea_zone": sea_zone, "castle": castle}
