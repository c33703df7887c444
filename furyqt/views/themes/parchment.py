"""The standard themes: parchment for light, a candle-lit study for dark."""

from furyqt.views.themes.values import CardColors, Colors, MapColors, Theme

# Okabe and Ito's colors, which color-blind people can tell apart, with dark red as the sixth.
PIECES = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#6e0d12")
PIECE_INKS = ("#ffffff", "#1c1205", "#04120d", "#1f0a15", "#1c1a05", "#ffe9d6")

LIGHT = Theme(
    name="light",
    colors=Colors(
        window="#e9dcc0", text="#2b1f14", base="#f7efdc", alternate="#efe4ca", button="#e2d2b0",
        faint="#6b5a45",
        disabled="#7d6f5a", border="#a78f66", accent="#7b2d26", on_accent="#fff6e5", link="#7a2a22",
        visited="#5b3a6b", tip="#fbf5e6", tip_text="#2b1f14",
    ),
    map=MapColors(
        table="#6b4f35", sheet="#f1e6cb", frame="#4a3826", sea="#c9d6cf", water_line="#6f8f8d",

        sea_border="#5b7a80", land="#f1e6cb", coast="#4b3a2a", peak="#c4ad84", road="#7a5a3c", rail="#3c3530",
        rail_fill="#f6eedb", rail_yellow="#e3b52c", boat="#2f5f78", city="#5a2a22",
        city_edge="#2b1f14", port="#2f5f78",
        castle="#2a1a1d", hospital="#8c1f1f", label="#2b1f14", label_halo="#e8f1e6cb", sea_label="#274b5c",
        sea_halo="#c0c9d6cf", legal="#00624a", selected="#8a3b00", illegal="#a3161b", focus="#1a3f8f",
        hover="#40ffffff", overlay="#6c2a7a", overlay_ring="#4a1557",
        badge="#fbf4e2",
        badge_ink="#2b1f14", badge_alert="#7b1f1c", badge_alert_ink="#fff3e6", piece_edge="#1c1410",
        piece_rim="#fff8ea", shadow="#50000000", pieces=PIECES, piece_inks=PIECE_INKS,
    ),
    cards=CardColors(
        paper="#fbf3df", paper_shade="#eddcb6", ink="#2b1f14", faint="#66543c", edge="#6b4f2f",
        shadow="#48000000", lit="#006b51", lit_ink="#ffffff", chosen="#8a3b00", mark="#3a2a1c",
        mark_ink="#fdf3dd", band_ink="#fff8ea",
        item="#6b4423", event="#274c7c", dark_event="#7e1d23", encounter="#2c5046",
        combat="#53316e", power="#2b2523", land="#55651f", sea="#14656f", ticket="#5c5a55",
        gift="#7a2f55", guest="#35506b",
        white_line="#fffdf6", yellow_line="#f0c63f",
    ),
)  # fmt: skip

DARK = Theme(
    name="dark",
    colors=Colors(
        window="#221a15", text="#ecdfc6", base="#1a130f", alternate="#241b15", button="#35281f",
        faint="#b09c7f",
        disabled="#8b7a64", border="#6d563d", accent="#d9a441", on_accent="#1d140b", link="#e6b566",
        visited="#c9a3d6", tip="#3a2c21", tip_text="#f3e7d0",
    ),
    map=MapColors(
        table="#120d0a", sheet="#3b3026", frame="#b3935f", sea="#1c2830", water_line="#46606a",

        sea_border="#587884", land="#3b3026", coast="#c0a274", peak="#5b4a39", road="#b5936a", rail="#d8cbb4",
        rail_fill="#2a221b", rail_yellow="#e0b13a", boat="#7fb0c4", city="#e3b679",
        city_edge="#160f0a", port="#8fc3d8",
        castle="#f0d9c0", hospital="#f08a80", label="#f3e7d0", label_halo="#e03b3026", sea_label="#a9cbd8",
        sea_halo="#b01c2830", legal="#52d6a8", selected="#ffb347", illegal="#ff8a80", focus="#8fb8ff",
        hover="#18ffffff", overlay="#b06cc4", overlay_ring="#e2b3f0",
        badge="#f0e2c4",
        badge_ink="#241a12", badge_alert="#b8332c", badge_alert_ink="#fff6ee", piece_edge="#0d0907",
        piece_rim="#fff4de", shadow="#90000000", pieces=PIECES, piece_inks=PIECE_INKS,
    ),
    cards=CardColors(
        paper="#e4d3ac", paper_shade="#c9b385", ink="#22170e", faint="#54422b", edge="#553c20",
        shadow="#a0000000", lit="#52d6a8", lit_ink="#06231a", chosen="#ffb347", mark="#2c1f15",
        mark_ink="#f6e7c9", band_ink="#fff3dd",
        item="#633f20", event="#234672", dark_event="#75191f", encounter="#284a40",
        combat="#4d2d66", power="#272120", land="#4e5d1c", sea="#125d66", ticket="#53514c",
        gift="#702b4e", guest="#304a63",
        white_line="#f4ecd6", yellow_line="#e0b13a",
    ),
)  # fmt: skip
