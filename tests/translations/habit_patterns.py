"""Habits that made the texts on the screen read like translations, as regular expressions."""

from __future__ import annotations

ENGLISH: tuple[tuple[str, str], ...] = (
    (r"^What (?!.*\?)", "a noun: Options, Encounters that ..."),
    (r"^Let (?!.*\?)", "a verb: Allow, Discard, Skip to"),
    (r"^Where [^?]*[,:]", "if, when, or a noun"),
    (r"(?<!Fury )(?<!trace )(?<!victory )\bof Dracula\b(?!')", "Dracula event card, Dracula's style"),
    (r"\b[Nn]obody\b|\b[Ee]verybody\b", "no hunter, no player, no one; everyone"),
    (r"\bbegun\b", "started"),
    (r"\bby chance\b", "at random, random"),
    (r"\b(?:take|taken|taking) back\b", "undo"),
    (r"\bkept (?:here )?by itself\b", "saved automatically"),
    (r"\bpresent place\b", "current place"),
    (r"\bvampires? of an encounter\b", "encounter vampire"),
    (r"\blies? (?:there|before|in fog|faceup|facedown|open)\b", "is"),
    (r"\bstands? (?:in|on|beside|at|there|here|revealed)\b", "is"),
    (r"\b(?:is|are|was|were) (?:there|prepared|in force) already\b", "is already there"),
    (r"^Not in this lesson", "For this lesson, choose ..."),
    (r"\d a (?:move|game|turn|round|line)\b|\bone hunter a round\b|\bs a move\b", "per"),
    (r"\b(?:turned|look) down\b|\bmade anew\b|\bawoke|\blooked at before\b", "a plain word"),
)  # fmt: skip
"""Besides the phrases that no document may have (tests/style_patterns.py)."""

GERMAN: tuple[tuple[str, str], ...] = (
    (r"\b(?:[Nn]eues|[Gg]espeicherte[ns]?|[Dd]ieses|[Bb]eendete[ns]?) Spiele?\b", "Partie"),
    (r"\bSpiele? (?:speichern|laden|fortsetzen|gespeichert|öffnen|löschen|starten)\b", "Partie"),
    (r"In dieser Lektion nicht", "Für diese Lektion: …"),
    (r"Schloss", "Burg"),
    (r"\b(?:und|^)? ?Entscheidungen(?::| zu den)", "Klarstellungen"),
    (r"Bahnstrecke|Eisenbahn", "Bahnlinie, mit der Bahn"),
    (r"aus dem Hinterhalt angr", "überfallen"),
    (r"angegriffene[nrms]? Jäger", "anvisierter Jäger: „angreifen“ ist etwas anderes"),
    (r"Jäger-Bogen|Dracula-Phase|Drakula", "Charakterbogen, Draculaphase"),
    (r"^Wo [^?]*, ", "Wenn"),
    (r"gegen einander", "gegeneinander"),
    (r"Wiederholung (?:ansehen|teilen)", "Aufzeichnung ansehen"),
    (r"\bin Burg Dracula", "auf Burg Dracula"),
    (r"Montag[^,]{0,3}\bMon\b", "Mo"),
    (r"Handlanger", "Lakai"),
    (r"\bWirkung\b", "Effekt"),
    (r"Kundschafter|Tagphase|Fahrkarte", "Späher, Tagesphase, Fahrschein"),
    (r"Referenzhandbuch|Spielanleitung", "Spielregeln"),
    (r"\b[Vv]erpassten Zug\b|\bZug fährt\b|\bin einen Zug\b", "Bahn: der Zug ist, was ein Spieler tut"),
    (r"Züge über Straßen|für einen Zug zu weit", "Bewegung"),
    (r"K[aä]mpfe? mit (?:Dracula|dem Diener)\b", "gegen"),
)  # fmt: skip

ITALIAN: tuple[tuple[str, str], ...] = (
    (r"\b[Aa] meno che (?!(?:\S+ ){0,6}?non\b)", "a meno che … non"),
    (r"\bcacciator[ei]\b", "Cacciatori, con la maiuscola"),
    (r"\b(?:meno|più) (?:influenza|disperazione|incontri)\b", "i termini del gioco con la maiuscola"),
    (r"fuori combattimento", "sconfitto"),
    (r"a faccia in giù", "coperta"),
    (r"pedin[ae]\b", "miniatura"),
    (r"guarisc[eo] (?:da )?\d|guarire da \d", "recupera danni"),
    (r"\b(?:di|a|da|con|per|fare|fai) Dr\. Seward", "il dottor Seward"),
    (r"Sorella Agata", "Suor Agata"),
    (r"lettore (?:di )?schermo", "screen reader"),
    (r"\bSeme\b|\b[Tt]ratt[ae] (?:bianc|giall|ferrov)", "numero di partenza; ferrovia"),
    (r"sé stessi", "una frase intera"),
    (r"Quando .*\b(?:subirebbe|sarebbe|verrebbe)\b", "quando … sta per"),
    (r"(?<![Cc]ome )\bsu carta\b", "come su carta"),
    (r"^Ora no:", "In questa lezione …"),
    (r"× (?:Favore|\{)|\b[1-9]\d* Influenza\b", "le parole: 2 Favori, 2 punti Influenza"),
    (r"(?<=[a-zà-ù,] )(?:Oggett[oi]|Event[oi]|Cas[s]?e purificate|Carte potere)\b", "minuscole nella frase"),
    (r"\b(?:ultima|tutta la) Vita\b|(?<=[a-zà-ù] )Poter[ei]\b", "punto salute; carta potere"),
    (r"^La caccia del \{date\}", "di {date}: la data comincia con il giorno della settimana"),
    (r"\bFerro$|«Ferro»", "Di ferro"),
    (r"\bva in nave\b|^Andare in nave\b", "naviga"),
    (r"combattiment[oi] con (?:Dracula|il Servitore)\b", "contro"),
    (r"\b(?:[Oo]gni|una delle|l’altra) part[ei] (?:ha|del gioco)\b", "schieramento"),
)  # fmt: skip

ITALIAN_UNTIL = (r"\buntil\b", r"\bfinch\S+ (?!(?:\S+ ){0,7}?non\b)")
"""English "until" is "finché non": what the English has, and what the Italian must not have."""
