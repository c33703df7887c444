"""The writer of a letter who has no face."""

from __future__ import annotations

from tools.art.engraving.engrave import (
    Canvas,
    at,
    fade,
    outline,
    poly,
    ring,
    shape,
    stroke,
    together,
    tone_lines,
)
from tools.art.parts import motifs
from tools.art.parts.events_parts import goose_quill
from tools.art.parts.faces import ground


def unknown() -> Canvas:
    """The writer without a face: a long-nailed hand, a quill, and a letter with a red seal."""
    art = Canvas(160, 160)
    ground(art, night=True)
    letter = at(poly("-46,-22 34,-30 46,20 -36,30"), 72, 112)
    art.stand(
        letter, outline(letter, 1.2), tone_lines(letter, fade(30, 84, 0.0, 126, 140, 0.45), 20, 2.4), halo=1.4
    )
    fold = together(
        stroke("28,92 74,118 104,84", 1.2, smooth=False),
        stroke("37,140 70,116", 0.9, smooth=False),
        stroke("117,130 78,116", 0.9, smooth=False),
    )
    art.ink(fold.intersection(letter))
    wax = shape("74,108 82,110 85,118 80,126 71,127 65,121 66,112")
    art.red(wax).cut(ring(75, 118, 5.4, 1.0), at(motifs.bat(), 75, 118.6, 0.036))
    quill = at(goose_quill(), 74, 62, 0.86, -28)
    hand = at(motifs.claw_hand(), 110, 54, 0.74)
    art.stand(quill, halo=1.1)
    art.stand(hand, halo=1.4)
    art.cut(
        *(at(stroke(line, 0.3, 1.7, 0.2), 110, 54, 0.74) for line in (
            "30,-22 6,-8 -6,4", "50,-30 24,-12 4,8", "-14,-3 -30,-2 -44,12", "-8,6 -22,12 -32,26",
        ))
    )  # fmt: skip
    cuff = shape("132,16* 146,36 150,58* 128,66 118,34*")
    art.stand(cuff, outline(cuff, 1.1), tone_lines(cuff, fade(118, 20, 0.1, 150, 60, 0.6), 70, 1.9), halo=1.0)
    sleeve = shape("140,8* 160,6 160,72 148,66* 152,36")
    art.stand(sleeve, halo=1.0)
    return art.cut(tone_lines(sleeve, fade(138, 0, 0.0, 160, 0, 1.0), 70, 2.2))


DRAWINGS = {"unknown": unknown}
