"""The Gift cards: a parcel with a bow, and around it the goods that it takes."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tools.art.engraving.engrave import (
    BaseGeometry,
    Canvas,
    ellipse,
    fade,
    flat,
    mirrored,
    outline,
    poly,
    rect,
    shaded_outline,
    shape,
    star,
    stroke,
    together,
    tone_lines,
)
from tools.art.parts.goods import stand_good
from tools.art.parts.scenes import daylight

_DATA = Path(__file__).resolve().parents[4] / "furyqt" / "rules" / "dining" / "data" / "gifts.toml"
_STYLES = 6


def _rows() -> list[dict[str, object]]:
    with _DATA.open("rb") as file:
        found: list[dict[str, object]] = tomllib.load(file)["gift"]
    return found


def parcel(number: int, goods: list[str]) -> Canvas:
    """A parcel on a table with its goods in an arc before and beside it."""
    art = daylight(0.35, 0.05)
    table = ellipse(100, 132, 92, 11)
    art.stand(table, outline(table, 1.2), tone_lines(table, fade(0, 122, 0.2, 0, 142, 0.7), 0, 2.2), halo=0.8)
    _box(art, number)
    count = len(goods)
    size = 1.25 if count <= 4 else 1.06 if count <= 6 else 0.9
    for place, name in enumerate(goods):
        share = 0.5 if count == 1 else place / (count - 1)
        x = 24 + 152 * share
        y = 112 + 14 * math.sin(math.pi * share)
        stand_good(art, name, x, y, size, 8 * math.sin(place * 2.3 + number))
    return art


def _box(art: Canvas, number: int) -> None:
    """One of some boxes: plain, striped, dotted, starred, round or tall."""
    style = number % _STYLES
    if style == 4:
        body: BaseGeometry = together(rect(62, 56, 76, 56), ellipse(100, 112, 38, 9), ellipse(100, 56, 38, 9))
        lid = ellipse(100, 55, 42, 11)
    elif style == 5:
        body, lid = poly("72,44 128,44 124,120 76,120"), rect(68, 38, 64, 14, 1)
    else:
        body, lid = rect(58, 58, 84, 60), rect(53, 48, 94, 16, 1)
    art.stand(body, shaded_outline(body, 2.0), halo=1.2)
    _paper(art, body, style)
    art.stand(lid, outline(lid, 1.8), tone_lines(lid, fade(60, 0, 0.05, 146, 0, 0.5), 45, 2.4), halo=1)
    _, y0, _, y1 = body.bounds
    ribbon = together(
        rect(93, y0, 14, y1 - y0).intersection(body), rect(93, lid.bounds[1], 14, 16).intersection(lid)
    )
    art.red(ribbon)
    art.ink(outline(ribbon, 0.8))
    top = lid.bounds[1]
    loop = shape(f"100,{top}* 84,{top - 26} 60,{top - 26} 62,{top - 8} 82,{top - 2}")
    bow = mirrored(loop, 100)
    art.stand(bow, halo=1)
    art.red(bow.buffer(-1.4))
    inner = mirrored(shape(f"92,{top - 6}* 80,{top - 18} 70,{top - 17} 72,{top - 9}"), 100)
    art.stand(inner, halo=0.4)
    knot = rect(93, top - 8, 14, 12, 4)
    art.stand(knot, outline(knot, 1.4), halo=0.8)
    art.ink(stroke(f"96,{top - 4} 100,{top} 104,{top - 4}", 0.8))


def _paper(art: Canvas, body: BaseGeometry, style: int) -> None:
    x0, y0, x1, y1 = body.bounds
    inside = body.buffer(-2)
    if style in (0, 5):
        art.ink(tone_lines(inside, fade(x0, 0, 0.08, x1, 0, 0.65), 60, 2.8))
    elif style == 1:
        stripes = together(*(rect(x0 + 12 * k, y0, 5.4, y1 - y0) for k in range(int((x1 - x0) / 12) + 1)))
        art.ink(stripes.intersection(inside))
    elif style == 2:
        dots = (
            ellipse(x0 + 8 + 12 * i + 6 * (j % 2), y0 + 8 + 10 * j, 2.6, 2.6)
            for i in range(8)
            for j in range(7)
        )
        art.ink(together(*dots).intersection(inside))
    elif style == 3:
        stars = (star(x0 + 12 + 17 * i, y0 + 12 + 16 * j, 6, 2.6, 5) for i in range(5) for j in range(4))
        art.ink(together(*stars).intersection(inside))
    else:
        art.ink(tone_lines(inside, flat(0.45), 90, 6))


def _goods(row: dict[str, object]) -> list[str]:
    cost = row["cost"]
    assert isinstance(cost, dict)
    return [name for name, count in cost.items() for _ in range(count)]


DRAWINGS: dict[str, Callable[[], Canvas]] = {
    f"gift_{row['id']}": partial(parcel, int(str(row["id"])), _goods(row)) for row in _rows()
}
DRAWINGS["gift"] = partial(parcel, 0, [])
