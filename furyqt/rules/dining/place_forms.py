"""The names of the standard locations as sentences need them: where to, where, and whose."""

from furyqt.rules.core.text import Text, Texts

N_at = Texts("dining.places.at")
N_of = Texts("dining.places.of")
N_to = Texts("dining.places.to")

FORMS = {
    "Baa Boutique": {
        "to": N_to("to Baa Boutique"),
        "at": N_at("at Baa Boutique"),
        "of": N_of("of Baa Boutique"),
    },
    "Crooked Kiln": {
        "to": N_to("to Crooked Kiln"),
        "at": N_at("at Crooked Kiln"),
        "of": N_of("of Crooked Kiln"),
    },
    "Font of Regret": {
        "to": N_to("to Font of Regret"),
        "at": N_at("at Font of Regret"),
        "of": N_of("of Font of Regret"),
    },
    "Forest Shed": {
        "to": N_to("to Forest Shed"),
        "at": N_at("at Forest Shed"),
        "of": N_of("of Forest Shed"),
    },
    "Garlic Stand": {
        "to": N_to("to Garlic Stand"),
        "at": N_at("at Garlic Stand"),
        "of": N_of("of Garlic Stand"),
    },
    "Holey Bakery": {
        "to": N_to("to Holey Bakery"),
        "at": N_at("at Holey Bakery"),
        "of": N_of("of Holey Bakery"),
    },
    "Rusty Bolt Smithy": {
        "to": N_to("to Rusty Bolt Smithy"),
        "at": N_at("at Rusty Bolt Smithy"),
        "of": N_of("of Rusty Bolt Smithy"),
    },
    "Sip & Drip Clinic": {
        "to": N_to("to Sip & Drip Clinic"),
        "at": N_at("at Sip & Drip Clinic"),
        "of": N_of("of Sip & Drip Clinic"),
    },
    "The Tipsy Bat": {
        "to": N_to("to The Tipsy Bat"),
        "at": N_at("at The Tipsy Bat"),
        "of": N_of("of The Tipsy Bat"),
    },
}
OTHERS = {"to": N_to("to {place}"), "at": N_at("at {place}"), "of": N_of("of {place}")}
"""The forms of a location of another box."""


def forms_of(name: str) -> dict[str, Text]:
    """Return the forms of a location with this name."""
    return FORMS.get(name) or {form: text.fill(place=name) for form, text in OTHERS.items()}
