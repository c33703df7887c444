"""The SVG chart of a round robin: a dot and its 95% interval for each agent."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any
from xml.etree.ElementTree import Element, SubElement, indent, tostring

import msgspec

# --------------------------------------------------------------------------------------------------- the axis


class Axis(msgspec.Struct, frozen=True):
    """The round numbers of an axis, from the first to the last."""

    ticks: tuple[float, ...]

    @staticmethod
    def over(values: Sequence[float], most: int = 8) -> Axis:
        """Return an axis around all values, with about `most` steps of 1, 2 or 5 times a power of ten."""
        least, last = min(values), max(values)
        step = _round_up((last - least or 1.0) / most)
        first = math.floor(least / step)
        return Axis(tuple(step * at for at in range(first, max(first + 1, math.ceil(last / step)) + 1)))

    def share(self, value: float) -> float:
        """Return the relative place of a value, from 0 at the first to 1 at the last number."""
        return (value - self.ticks[0]) / (self.ticks[-1] - self.ticks[0])


def _round_up(step: float) -> float:
    power = 10.0 ** math.floor(math.log10(step))
    return power * next(times for times in (1, 2, 5, 10) if power * times >= step * (1 - 1e-9))


# -------------------------------------------------------------------------------------------------- the chart

ROW, HEAD, FOOT, NAMES, PLOT, EDGE = 22, 34, 40, 190, 430, 16
WIDTH = NAMES + PLOT + 2 * EDGE + 60
STYLE = """
svg { color-scheme: light dark; font: 13px system-ui, sans-serif; }
.paper { fill: #ffffff; } text { fill: #24292f; } .soft { fill: #57606a; }
.grid { stroke: #d0d7de; } .bar { stroke: #0a58b0; stroke-width: 2; } .dot { fill: #0a58b0; }
.title { font-weight: 600; }
@media (prefers-color-scheme: dark) {
.paper { fill: #0d1117; } text { fill: #e6edf3; } .soft { fill: #9ea7b3; }
.grid { stroke: #3d444d; } .bar { stroke: #6cb6ff; } .dot { fill: #6cb6ff; }
}
"""
"""The colors have a contrast to the paper of at least 4.5 for text and 3 for marks, in both color schemes."""


def chart(game: str, sides: Mapping[str, Sequence[Mapping[str, Any]]], by: str) -> str:
    """Draw the agents' Elo (by win) or mean end scores (by score); `sides` as in the standings."""
    measure, title = ("elo", "Elo") if by == "win" else ("score", "end score")
    rows = list(chain.from_iterable(sides.values()))
    axis = Axis.over([row[measure][end] for row in rows for end in ("low", "high")])
    height = sum(HEAD + ROW * len(side) for side in sides.values()) + FOOT + EDGE
    svg = Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {height}", role="img")
    svg.set("width", str(WIDTH))
    svg.set("height", str(height))
    SubElement(svg, "title").text = f"{game}: {title} of each agent with its 95% interval"
    SubElement(svg, "style").text = STYLE
    SubElement(svg, "rect", {"class": "paper", "width": "100%", "height": "100%"})
    _scale(svg, axis, height, f"{title}, 95% interval")
    top = EDGE
    for name, side in sides.items():
        _text(svg, EDGE, top + 14, name, "title")
        top += HEAD
        for row in side:
            _agent(svg, axis, top, row, measure)
            top += ROW
    indent(svg)
    return tostring(svg, encoding="unicode") + "\n"


def _scale(svg: Element, axis: Axis, height: int, title: str) -> None:
    """Draw thin vertical lines with their numbers below."""
    for tick in axis.ticks:
        x = _x(axis, tick)
        ends = {"x1": x, "x2": x, "y1": f"{EDGE + HEAD - 14}", "y2": f"{height - FOOT}"}
        SubElement(svg, "line", {"class": "grid", **ends})
        _text(svg, float(x), height - FOOT + 16, f"{tick:g}", "soft", "middle")
    _text(svg, EDGE + NAMES + PLOT / 2, height - 8, title, "soft", "middle")


def _agent(svg: Element, axis: Axis, top: int, row: Mapping[str, Any], measure: str) -> None:
    """Draw a name, an interval, a dot and the number."""
    found, y = row[measure], f"{top}"
    _text(svg, EDGE + NAMES - 12, top + 4, row["agent"], "", "end")
    ends = {"x1": _x(axis, found["low"]), "x2": _x(axis, found["high"]), "y1": y, "y2": y}
    SubElement(svg, "line", {"class": "bar", **ends})
    SubElement(svg, "circle", {"class": "dot", "cx": _x(axis, found["mean"]), "cy": y, "r": "4"})
    number = f"{found['mean']:.1f}" if measure == "score" else f"{round(found['mean'])}"
    _text(svg, WIDTH - EDGE, top + 4, number, "", "end")


def _x(axis: Axis, value: float) -> str:
    return f"{EDGE + NAMES + PLOT * axis.share(value):.1f}"


def _text(svg: Element, x: float, y: float, words: str, kind: str, anchor: str = "start") -> None:
    marks = {"class": kind} if kind else {}
    SubElement(svg, "text", {**marks, "x": f"{x:g}", "y": f"{y:g}", "text-anchor": anchor}).text = words
