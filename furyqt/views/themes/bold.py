"""The two high-contrast themes: every text at least 7:1, thick frames and strong lines."""

from furyqt.views.themes.values import CardColors, Colors, MapColors, Theme

_STRENGTH = 1.6
# As in the other themes, but without colors between dark and light, so that letters contrast at 7:1.
_PIECES = ("#004680", "#ff9416", "#2cc795", "#f3b4dd", "#faf37a", "#52060d")
_PIECE_INKS = ("#ffffff", "#000000", "#000000", "#000000", "#000000", "#ffffff")

BOLD_LIGHT = Theme(
    name="light_contrast",
    colors=Colors(
        window="#ffffff", text="#000000", base="#ffffff", alternate="#f0f0f0", button="#ffffff",
        faint="#303030", disabled="#4d4d4d", border="#000000", accent="#00308f", on_accent="#ffffff",
        link="#00308f", visited="#5a007a", tip="#ffffe0", tip_text="#000000", frame=2, focus=3,
    ),
    map=MapColors(
        table="#404040", sheet="#ffffff", frame="#000000", sea="#d5e9f7", water_line="#2d5f82",
        sea_border="#00406b", land="#ffffff", coast="#000000", peak="#9a9a9a", road="#000000", rail="#000000",
        rail_fill="#ffffff", rail_yellow="#ffc400", boat="#00406b", city="#000000", city_edge="#000000",
        port="#00406b", castle="#000000", hospital="#a00000", label="#000000", label_halo="#f4ffffff",
        sea_label="#002c4d", sea_halo="#e0d5e9f7", legal="#005a33", selected="#8a2a00", illegal="#a00000",
        focus="#0000c0", hover="#50000000", overlay="#6a0080", overlay_ring="#3d004a", badge="#ffffff",
        badge_ink="#000000", badge_alert="#8a0000", badge_alert_ink="#ffffff", piece_edge="#000000",
        piece_rim="#ffffff", shadow="#80000000", pieces=_PIECES, piece_inks=_PIECE_INKS, strength=_STRENGTH,
    ),
    cards=CardColors(
        paper="#ffffff", paper_shade="#f2f2f2", ink="#000000", faint="#303030", edge="#000000",
        shadow="#80000000", lit="#005a33", lit_ink="#ffffff", chosen="#8a2a00", mark="#000000",
        mark_ink="#ffffff", band_ink="#ffffff",
        item="#5a3000", event="#003a80", dark_event="#8a0000", encounter="#004d33",
        combat="#4b0082", power="#1a1a1a", land="#3d4d00", sea="#00505a", ticket="#454545",
        gift="#6b0f45", guest="#163f66",
        white_line="#ffffff", yellow_line="#ffc400", strength=_STRENGTH,
    ),
)  # fmt: skip

BOLD_DARK = Theme(
    name="dark_contrast",
    colors=Colors(
        window="#000000", text="#ffffff", base="#000000", alternate="#1c1c1c", button="#000000",
        faint="#d6d6d6", disabled="#a8a8a8", border="#ffffff", accent="#ffd800", on_accent="#000000",
        link="#ffd800", visited="#ffb0ff", tip="#000000", tip_text="#ffffff", frame=2, focus=3,
    ),
    map=MapColors(
        table="#000000", sheet="#1a1a1a", frame="#ffffff", sea="#00131f", water_line="#7fb6d6",
        sea_border="#9fd0ec", land="#1a1a1a", coast="#ffffff", peak="#707070", road="#ffffff", rail="#ffffff",
        rail_fill="#000000", rail_yellow="#ffd800", boat="#a6dcff", city="#ffffff", city_edge="#000000",
        port="#a6dcff", castle="#ffffff", hospital="#ffa39b", label="#ffffff", label_halo="#f41a1a1a",
        sea_label="#d2eeff", sea_halo="#e000131f", legal="#5dffbf", selected="#ffc04d", illegal="#ffa39b",
        focus="#a8c8ff", hover="#40ffffff", overlay="#d98cf0", overlay_ring="#f6d6ff", badge="#ffffff",
        badge_ink="#000000", badge_alert="#8a0000", badge_alert_ink="#ffffff", piece_edge="#000000",
        piece_rim="#ffffff", shadow="#c0000000", pieces=_PIECES, piece_inks=_PIECE_INKS, strength=_STRENGTH,
    ),
    cards=CardColors(
        paper="#ffffff", paper_shade="#ececec", ink="#000000", faint="#303030", edge="#000000",
        shadow="#c0000000", lit="#5dffbf", lit_ink="#000000", chosen="#ffc04d", mark="#000000",
        mark_ink="#ffffff", band_ink="#ffffff",
        item="#5a3000", event="#003a80", dark_event="#8a0000", encounter="#004d33",
        combat="#4b0082", power="#1a1a1a", land="#3d4d00", sea="#00505a", ticket="#454545",
        gift="#6b0f45", guest="#163f66",
        white_line="#ffffff", yellow_line="#ffd800", strength=_STRENGTH,
    ),
)  # fmt: skip
