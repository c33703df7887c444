"""Names as sentences need them in every language: where to, and where, in Europe, and those of figures."""

from furyqt.rules.core.text import Text, Texts

N_in = Texts("places.in")
N_to = Texts("places.to")
N_told = Texts("figures.told")
N_of = Texts("figures.of")
N_name_to = Texts("figures.to")

TO = {
    "alicante": N_to("to Alicante"),
    "amsterdam": N_to("to Amsterdam"),
    "athens": N_to("to Athens"),
    "barcelona": N_to("to Barcelona"),
    "bari": N_to("to Bari"),
    "belgrade": N_to("to Belgrade"),
    "berlin": N_to("to Berlin"),
    "bordeaux": N_to("to Bordeaux"),
    "brussels": N_to("to Brussels"),
    "bucharest": N_to("to Bucharest"),
    "budapest": N_to("to Budapest"),
    "cadiz": N_to("to Cadiz"),
    "cagliari": N_to("to Cagliari"),
    "castle_dracula": N_to("to Castle Dracula"),
    "clermont_ferrand": N_to("to Clermont-Ferrand"),
    "cologne": N_to("to Cologne"),
    "constanta": N_to("to Constanta"),
    "dublin": N_to("to Dublin"),
    "edinburgh": N_to("to Edinburgh"),
    "florence": N_to("to Florence"),
    "frankfurt": N_to("to Frankfurt"),
    "galatz": N_to("to Galatz"),
    "galway": N_to("to Galway"),
    "geneva": N_to("to Geneva"),
    "genoa": N_to("to Genoa"),
    "granada": N_to("to Granada"),
    "hamburg": N_to("to Hamburg"),
    "klausenburg": N_to("to Klausenburg"),
    "le_havre": N_to("to Le Havre"),
    "leipzig": N_to("to Leipzig"),
    "lisbon": N_to("to Lisbon"),
    "liverpool": N_to("to Liverpool"),
    "london": N_to("to London"),
    "madrid": N_to("to Madrid"),
    "manchester": N_to("to Manchester"),
    "marseilles": N_to("to Marseilles"),
    "milan": N_to("to Milan"),
    "munich": N_to("to Munich"),
    "nantes": N_to("to Nantes"),
    "naples": N_to("to Naples"),
    "nuremberg": N_to("to Nuremberg"),
    "nuremburg": N_to("to Nuremburg"),
    "paris": N_to("to Paris"),
    "plymouth": N_to("to Plymouth"),
    "prague": N_to("to Prague"),
    "rome": N_to("to Rome"),
    "salonica": N_to("to Salonica"),
    "santander": N_to("to Santander"),
    "saragossa": N_to("to Saragossa"),
    "sarajevo": N_to("to Sarajevo"),
    "sofia": N_to("to Sofia"),
    "st_joseph_st_mary": N_to("to the hospital of St. Joseph & St. Mary"),
    "strasbourg": N_to("to Strasbourg"),
    "swansea": N_to("to Swansea"),
    "szeged": N_to("to Szeged"),
    "toulouse": N_to("to Toulouse"),
    "valona": N_to("to Valona"),
    "varna": N_to("to Varna"),
    "venice": N_to("to Venice"),
    "vienna": N_to("to Vienna"),
    "zagreb": N_to("to Zagreb"),
    "zurich": N_to("to Zurich"),
    "adriatic_sea": N_to("to the Adriatic Sea"),
    "atlantic_ocean": N_to("to the Atlantic Ocean"),
    "north_atlantic": N_to("to the North Atlantic"),
    "south_atlantic": N_to("to the South Atlantic"),
    "bay_of_biscay": N_to("to the Bay of Biscay"),
    "black_sea": N_to("to the Black Sea"),
    "english_channel": N_to("to the English Channel"),
    "ionian_sea": N_to("to the Ionian Sea"),
    "irish_sea": N_to("to the Irish Sea"),
    "mediterranean_sea": N_to("to the Mediterranean Sea"),
    "north_sea": N_to("to the North Sea"),
    "tyrrhenian_sea": N_to("to the Tyrrhenian Sea"),
    "hospital_budapest": N_to("to the hospital in Budapest"),
    "hospital_madrid": N_to("to the hospital in Madrid"),
    "hospital_rome": N_to("to the hospital in Rome"),
}
"""The answer to the question where a figure goes."""

IN = {
    "alicante": N_in("in Alicante"),
    "amsterdam": N_in("in Amsterdam"),
    "athens": N_in("in Athens"),
    "barcelona": N_in("in Barcelona"),
    "bari": N_in("in Bari"),
    "belgrade": N_in("in Belgrade"),
    "berlin": N_in("in Berlin"),
    "bordeaux": N_in("in Bordeaux"),
    "brussels": N_in("in Brussels"),
    "bucharest": N_in("in Bucharest"),
    "budapest": N_in("in Budapest"),
    "cadiz": N_in("in Cadiz"),
    "cagliari": N_in("in Cagliari"),
    "castle_dracula": N_in("in Castle Dracula"),
    "clermont_ferrand": N_in("in Clermont-Ferrand"),
    "cologne": N_in("in Cologne"),
    "constanta": N_in("in Constanta"),
    "dublin": N_in("in Dublin"),
    "edinburgh": N_in("in Edinburgh"),
    "florence": N_in("in Florence"),
    "frankfurt": N_in("in Frankfurt"),
    "galatz": N_in("in Galatz"),
    "galway": N_in("in Galway"),
    "geneva": N_in("in Geneva"),
    "genoa": N_in("in Genoa"),
    "granada": N_in("in Granada"),
    "hamburg": N_in("in Hamburg"),
    "klausenburg": N_in("in Klausenburg"),
    "le_havre": N_in("in Le Havre"),
    "leipzig": N_in("in Leipzig"),
    "lisbon": N_in("in Lisbon"),
    "liverpool": N_in("in Liverpool"),
    "london": N_in("in London"),
    "madrid": N_in("in Madrid"),
    "manchester": N_in("in Manchester"),
    "marseilles": N_in("in Marseilles"),
    "milan": N_in("in Milan"),
    "munich": N_in("in Munich"),
    "nantes": N_in("in Nantes"),
    "naples": N_in("in Naples"),
    "nuremberg": N_in("in Nuremberg"),
    "nuremburg": N_in("in Nuremburg"),
    "paris": N_in("in Paris"),
    "plymouth": N_in("in Plymouth"),
    "prague": N_in("in Prague"),
    "rome": N_in("in Rome"),
    "salonica": N_in("in Salonica"),
    "santander": N_in("in Santander"),
    "saragossa": N_in("in Saragossa"),
    "sarajevo": N_in("in Sarajevo"),
    "sofia": N_in("in Sofia"),
    "st_joseph_st_mary": N_in("in the hospital of St. Joseph & St. Mary"),
    "strasbourg": N_in("in Strasbourg"),
    "swansea": N_in("in Swansea"),
    "szeged": N_in("in Szeged"),
    "toulouse": N_in("in Toulouse"),
    "valona": N_in("in Valona"),
    "varna": N_in("in Varna"),
    "venice": N_in("in Venice"),
    "vienna": N_in("in Vienna"),
    "zagreb": N_in("in Zagreb"),
    "zurich": N_in("in Zurich"),
    "adriatic_sea": N_in("in the Adriatic Sea"),
    "atlantic_ocean": N_in("in the Atlantic Ocean"),
    "north_atlantic": N_in("in the North Atlantic"),
    "south_atlantic": N_in("in the South Atlantic"),
    "bay_of_biscay": N_in("in the Bay of Biscay"),
    "black_sea": N_in("in the Black Sea"),
    "english_channel": N_in("in the English Channel"),
    "ionian_sea": N_in("in the Ionian Sea"),
    "irish_sea": N_in("in the Irish Sea"),
    "mediterranean_sea": N_in("in the Mediterranean Sea"),
    "north_sea": N_in("in the North Sea"),
    "tyrrhenian_sea": N_in("in the Tyrrhenian Sea"),
    "hospital_budapest": N_in("in the hospital in Budapest"),
    "hospital_madrid": N_in("in the hospital in Madrid"),
    "hospital_rome": N_in("in the hospital in Rome"),
}
"""The answer to the question where a figure is."""

_TOLD = {
    "Dr. Seward": N_told("Dr. Seward"),
    "Dracula's Servant": N_told("Dracula's Servant"),
}
"""Names with a title, before which a language may put an article."""
_OF = {
    "Dr. Seward": N_of("of Dr. Seward"),
    "Dracula's Servant": N_of("of Dracula's Servant"),
}
_NAME_TO = {
    "Dr. Seward": N_name_to("to Dr. Seward"),
    "Dracula's Servant": N_name_to("to Dracula's Servant"),
}
_OF_ANY = N_of("of {name}")
_TO_ANY = N_name_to("to {name}")


def named(*names: Text) -> tuple[Text, ...]:
    """Give each name of a figure its forms for a sentence: "told" alone, and "of" and "to" it.

    English needs none of them; a language whose prepositions and articles merge chooses them.
    """
    return tuple(name.with_forms(_forms(name)) for name in names)


def _forms(name: Text) -> dict[str, Text]:
    return {
        "told": _TOLD.get(name.source, name),
        "of": _OF.get(name.source, _OF_ANY.fill(name=name)),
        "to": _NAME_TO.get(name.source, _TO_ANY.fill(name=name)),
    }
