"""The application's icon: a bat in front of the moon, as a colored seal and as a sign in one color."""

from __future__ import annotations

from tools.art.engraving.engrave import (
    RED,
    Canvas,
    at,
    circle,
    fade,
    glow,
    mirrored,
    ring,
    stroke,
    together,
    tone_lines,
)
from tools.art.parts import motifs

BONE, NIGHT = "#f0e2bf", "#1d130e"
SYMBOLIC = "#2e3436"
"""The gray that desktops replace by their text color."""


def seal() -> Canvas:
    """A blood-red disc with a beaded rim, the moon, and the bat."""
    art = Canvas(256, 256, BONE).ground(NIGHT, circle(128, 128, 124)).ground(RED, circle(128, 128, 115))
    night = circle(128, 128, 108)
    art.ink(tone_lines(night, glow(128, 108, 60, 0.62, 112, 0.1), 0, 7))
    art.ink(ring(128, 128, 111, 3.4))
    moon = circle(128, 106, 62)
    art.cut(moon, halo=5).ink(moon)
    shade = tone_lines(moon, fade(100, 80, 0.0, 176, 152, 0.7), 45, 6)
    art.cut(shade).ink(shade.buffer(-0.2), colour="#b99f6b")
    bat = at(motifs.bat(), 128, 132, 1.14)
    art.cut(bat, halo=5).ink(bat, colour=NIGHT)
    ends = ((46, 22), (74, 10), (94, -2))
    veins = [
        stroke([(46, -44), (46 + 0.6 * (a - 46), -44 + 0.6 * (b + 44)), (a, b)], 0.4, 2.4, 0.4)
        for a, b in ends
    ]
    art.cut(at(mirrored(together(*veins)), 128, 132, 1.14))
    eyes = mirrored(at(circle(4.4, -21, 2.5), 128, 132, 1.14), 128)
    art.cut(eyes, halo=1).ink(eyes, colour="#d8453a")
    drops = together(at(motifs.drop(), 128, 212, 0.4), at(motifs.drop(), 128, 184, 0.16))
    return art.cut(drops, halo=5).ink(drops)


def sign() -> Canvas:
    """The moon with the bat cut out of it, for 16 pixels."""
    bat = at(motifs.bat(), 8, 9.2, 0.079)
    moon = circle(8, 7.4, 6.2).difference(bat.buffer(0.75))
    return Canvas(16, 16).ink(moon, bat, colour=SYMBOLIC)


DRAWINGS = {"io.github.furyqt": seal, "io.github.furyqt-symbolic": sign}
