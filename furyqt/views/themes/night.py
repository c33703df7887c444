"""The map by night: blue-black land and sea with lit cities, the same in the light and the dark theme."""

from __future__ import annotations

from dataclasses import replace

from furyqt.views.themes.values import MapColors, Theme


def with_night(theme: Theme) -> Theme:
    """Return a theme with colors for the map by night."""
    return replace(theme, night=by_night(theme.map))


def by_night(day: MapColors) -> MapColors:
    """Return the colors of a map by night; table and pieces keep theirs."""
    return replace(
        day,
        sheet="#161d2f", frame="#7d8bb0", sea="#0a1122", water_line="#2c3d5e",
        sea_border="#4d6690", land="#1b2338", coast="#8a9ac0", peak="#36425f",
        road="#8d8fae", rail="#d3d6e6", rail_fill="#141a2b", rail_yellow="#e0b13a",
        boat="#7fa4cc", city="#f2c872", city_edge="#0a0e1a", port="#9cc6e6",
        castle="#f0d9e0", hospital="#ff9a90", label="#f4ead2", label_halo="#e01b2338",
        sea_label="#a9c3ea", sea_halo="#b00a1122", legal="#52d6a8", selected="#ffb347",
        illegal="#ff8a80", focus="#8fb8ff", hover="#20ffffff", overlay="#b06cc4",
        overlay_ring="#e2b3f0", badge="#f0e2c4", badge_ink="#241a12", badge_alert="#b8332c",
        badge_alert_ink="#fff6ee", piece_edge="#070a12", piece_rim="#fff4de", shadow="#90000000",
        light="#ffcf6b",
    )  # fmt: skip
