"""Rules for translations, from `glossary_notes` and `glossary.csv`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from furyqt.rules.core.text import BRACE


class Term(NamedTuple):
    """A term of the game: a translation must use its one word."""

    english: str
    wanted: dict[str, str]
    forbidden: dict[str, str]


_ANY_WORD = {"de": "", "it": ""}
"""For terms whose sentence may be turned around: only the other word is forbidden."""
TERMS = (
    Term(
        r"(?<!Money )trails?",
        {"de": r"[Ss]pur", "it": r"[Pp]ercors[oi]"},
        {"de": r"\b(Pfad|Fährte|Weg)", "it": r"\b([Tt]racci[ae]|[Pp]ist[ae]|[Ss]cia)\b"},
    ),
    Term(
        r"hideouts?",
        {"de": r"[Vv]ersteck", "it": r"[Nn]ascondigli"},
        {"de": r"[Uu]nterschlupf|Schlupfwinkel", "it": r"\b([Cc]ov[oi]|[Rr]ifugi)"},
    ),
    Term(
        r"lairs?",
        {"de": r"[Uu]nterschl[uü]pf", "it": r"\bCov[oi]\b"},
        {"de": r"[Vv]ersteck|[Hh]öhle", "it": r"[Nn]ascondigli|\b[Tt]an[ae]\b"},
    ),
    Term(
        r"encounters?",
        {"de": r"[Bb]egegnung", "it": r"[Ii]ncontr[oi]"},
        {"de": r"Treffen|Zusammenstoß|Ereignis", "it": r"\b[Ee]vent[oi]\b"},
    ),
    Term(
        r"traps?",
        {"de": r"[Ff]alle", "it": r"[Tt]rappol"},
        {"de": r"Schlinge|Fallstrick", "it": r"[Ii]nsidi[ae]|[Tt]ranell"},
    ),
    Term(
        r"hospital",
        {"de": r"Hos?pi[tz]", "it": r"[Oo]spedale"},
        {"de": r"Krankenhaus|Klinik", "it": r"[Cc]linica"},
    ),
    Term(
        r"(?<!Mystic )research(es)?",
        {"de": r"[Nn]achforsch|forsch\w* .*nach", "it": r"[Ii]ndag"},
        {"de": r"Recherch|Ermittl|Forschung\b", "it": r"[Rr]icerc"},
    ),
    Term(r"events?", {"de": r"[Ee]reignis", "it": r"[Ee]vent[oi]"}, {}),
    Term(
        r"undo",
        {"de": r"[Rr]ückgängig|[Zz]urücknehm", "it": r"[Aa]nnulla(re)? (la )?moss|moss\w da annullare"},
        {},
    ),
    Term(r"vampires?", {"de": r"[Vv]ampir", "it": r"[Vv]ampir"}, {}),
    Term(r"hunters?", {"de": r"[Jj]äger", "it": r"[Cc]acciator|[Cc]acciatric"}, {}),
    Term(r"bites?", {"de": r"[Bb]iss|beiß", "it": r"[Mm]ors[oi]|mord"}, {}),
    Term(
        r"minions?", {"de": r"Lakai", "it": r"[Ss]eguac"}, {"de": r"Diener|Handlanger", "it": r"[Ss]ervitor"}
    ),
    Term(
        r"tokens?",
        {"de": r"[Mm]arker|kärtchen", "it": r"[Ss]egnalin"},
        {"de": r"Spielstein", "it": r"\b[Gg]etton"},
    ),
    Term(r"immature", {"de": r"[Uu]nreif", "it": r"immatur"}, {}),
    Term(r"matured?s?", {"de": r"[Rr]eif", "it": r"matur"}, {"it": r"attiv"}),
    Term(r"declare[sd]?", _ANY_WORD, {"de": r"kündig", "it": r"annunci"}),
    Term(r"engage[sd]?", _ANY_WORD, {"de": r"zum Ziel|anvisier"}),
    Term(r"(no|its|the|this) effects?", _ANY_WORD, {"de": r"Wirkung"}),
    Term(r"railways?", _ANY_WORD, {"de": r"Strecke|Eisenbahn"}),
    Term(
        r"(other|both|all|no|this) sides?", _ANY_WORD, {"it": r"\b(l’altra|entrambe le|tutte le) part[ei]\b"}
    ),
    Term(r"clears?", _ANY_WORD, {"it": r"\b(liber|ridu[cz])"}),
    Term(r"places? a", _ANY_WORD, {"it": r"\b[Mm]ett[eio]"}),
    Term(r"handicap", {"de": r"Handicap", "it": r"[Hh]andicap"}, {"de": r"Vorgabe"}),
    Term(r"Castle Dracula", {"de": r"Burg Dracula", "it": r"Castello di Dracula"}, {"de": r"Schloss"}),
)

_RULES: dict[str, tuple[tuple[str, str], ...]] = {
    "de": (
        (
            r"(?<=[^.!?:…„>\s])\s+(Sie|Ihnen|Ihr|Ihre[mnrs]?|Euch|Euer|Eure[mnrs]?)\b",
            "formal address (du is wanted)",
        ),
        (
            r"^(Sie|Ihr) (können|könnt|möchten|müssen|wollen|sollten|dürfen|haben|sind)\b",
            "formal address (du is wanted)",
        ),
        (r"(?<!\u00a0)…", "an ellipsis needs a no-break space before it"),
        (r"\d %|\{\w+\} %", "a no-break space belongs before %"),
        (r"“[^„‚]*”", "quotes are „…“"),
        (r"[„‚][^“‘]*[”\"]", "quotes are „…“"),
        (r" - ", "the dash is –"),
        (r"\bKI \w+(spieler|gegner)", "compounds with KI take a hyphen"),
    ),
    "it": (
        (r"(?<=[^.!?:…«>\s])\s+(Lei|Voi|Suo|Sua|Suoi|Sue|Vostr[oaie])\b", "formal address (tu is wanted)"),
        (r"\b[Vv]ostr[oaie]\b|\b[Vv]oi\b", "formal address (tu is wanted)"),
        (r"\b(Scelga|Prema|Faccia|Inserisca|Attenda|Clicchi|Prego)\b", "formal address (tu is wanted)"),
        (r"\s…", "an ellipsis is attached"),
        (r"\s[!?:;]", "no space before a mark"),
        (r"«\s|\s»", "no space inside « »"),
        (
            r"\b(perchè|nè|sè|poichè|affinchè|E’ |cosi\b|piu\b|gia\b|puo\b|citta\b)",
            "accents: perché, né, È, così, più, già",
        ),
        (r" - ", "the dash is –"),
    ),
}
_ANY = (
    (r"'", "the apostrophe is ’"),
    (r'"', "quotes are „…“ in German and «…» in Italian"),
    (r"\.\.\.", "three dots are one ellipsis …"),
    (r"  ", "two spaces"),
    (r"Zigeuner|[Zz]ingar", "a slur; Stoker's Szgany stays as a name"),
)
_TAG = re.compile(r"<[^>]*>")


def mark_faults(form: str, language: str) -> Iterator[str]:
    """List the faults of a translation in address, quotes, dots and spaces, one sentence per fault."""
    plain = _TAG.sub("", form)
    for pattern, why in (*_ANY, *_RULES[language]):
        if re.search(pattern, plain):
            yield why


def term_faults(source: str, form: str, language: str) -> Iterator[str]:
    """List the terms that a translation renders differently from the glossary, one sentence per fault."""
    source, form = BRACE.sub("", source), BRACE.sub("", form)
    found = [term for term in TERMS if re.search(rf"\b({term.english})\b", source, re.IGNORECASE)]
    for term in found:
        if not re.search(term.wanted[language], form):
            yield f"{term.english}: {term.wanted[language]} is wanted"
        forbidden = term.forbidden.get(language)
        others = [other.wanted[language] for other in found if other is not term]
        rest = re.sub("|".join(others), "", form) if others else form
        if forbidden and re.search(forbidden, rest):
            yield f"{term.english}: {forbidden} is another thing"
