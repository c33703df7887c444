<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About furyqt</source>
        <translation>Über furyqt</translation>
    </message>
    <message>
        <source>An independent implementation by fans: it contains no art and no text of any publisher, and no publisher has endorsed it. Names of games belong to their owners.</source>
        <translation>Eine unabhängige Umsetzung von Fans: Sie enthält weder Bilder noch Texte eines Verlags und ist von keinem Verlag autorisiert. Die Namen der Spiele gehören ihren Eigentümern.</translation>
    </message>
    <message>
        <source>Board games against a computer that reasons about what it cannot see.</source>
        <translation>Brettspiele gegen einen Computer, der auch über das nachdenkt, was er nicht sehen kann.</translation>
    </message>
    <message>
        <source>Free software under the MIT license: use it, change it and share it, together with the license.</source>
        <translation>Freie Software unter der MIT-Lizenz: Nutze sie, ändere sie und gib sie weiter, stets zusammen mit der Lizenz.</translation>
    </message>
    <message>
        <source>The map is drawn from public domain data.</source>
        <translation>Die Landkarte ist aus gemeinfreien Daten gezeichnet.</translation>
    </message>
    <message>
        <source>The typefaces Alegreya and Alegreya Sans are under the SIL Open Font License.</source>
        <translation>Die Schriften Alegreya und Alegreya Sans stehen unter der SIL Open Font License.</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}.</source>
        <translation>Version {version}, mit Qt {qt}.</translation>
    </message>
</context>
<context>
    <name>ActionArea</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Advanced</name>
    <message>
        <source>Act on their own</source>
        <translation>Handeln selbstständig</translation>
    </message>
    <message>
        <source>Aids:</source>
        <translation>Hilfen:</translation>
    </message>
    <message>
        <source>All: hints, possible places, evidence</source>
        <translation>Alle: Tipps, mögliche Orte, Indizien</translation>
    </message>
    <message>
        <source>Casual: always (noted in the record)</source>
        <translation>Locker: immer (wird vermerkt)</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Paper style: only your own pencil marks</source>
        <translation>Wie auf Papier: nur eigene Markierungen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Show their plans first; you can decide otherwise</source>
        <translation>Zeigen erst ihren Plan; du entscheidest</translation>
    </message>
    <message>
        <source>Strict: only if it revealed nothing new</source>
        <translation>Streng: nur wenn nichts Neues verraten wurde</translation>
    </message>
    <message>
        <source>Teammates:</source>
        <translation>Mitspieler im Team:</translation>
    </message>
    <message>
        <source>Time per move:</source>
        <translation>Zeit pro Zug:</translation>
    </message>
    <message>
        <source>Undo:</source>
        <translation>Rückgängig:</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
</context>
<context>
    <name>AfterwordPage</name>
    <message>
        <source>Afterword</source>
        <translation>Nachwort</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>The true route, turn by turn</source>
        <translation>Der wahre Weg, Zug für Zug</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>Aufzeichnung ansehen</translation>
    </message>
</context>
<context>
    <name>AidsPage</name>
    <message>
        <source>Allow pencil marks on the map</source>
        <translation>Markierungen auf der Karte erlauben</translation>
    </message>
    <message>
        <source>Deduction aids</source>
        <translation>Deduktionshilfen</translation>
    </message>
    <message>
        <source>Estimate how likely each place is by the computer&apos;s style of play</source>
        <translation>Anhand der Spielweise des Computers schätzen, wie wahrscheinlich jeder Ort ist</translation>
    </message>
    <message>
        <source>List what your side knows about the hidden figure</source>
        <translation>Auflisten, was deine Seite über die verborgene Figur weiß</translation>
    </message>
    <message>
        <source>Show the hidden figure&apos;s possible places on the map</source>
        <translation>Mögliche Orte der verborgenen Figur auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Show this estimate on the map as numbers</source>
        <translation>Diese Schätzung auf der Karte als Zahlen zeigen</translation>
    </message>
    <message>
        <source>These aids show only what your side could know. A paper-style game has none of them except pencil marks.</source>
        <translation>Diese Hilfen zeigen nur, was deine Seite wissen kann. Eine Partie wie auf Papier hat davon nur die eigenen Markierungen.</translation>
    </message>
</context>
<context>
    <name>AidsPanel</name>
    <message>
        <source>Evidence</source>
        <translation>Indizien</translation>
    </message>
    <message>
        <source>My Marks</source>
        <translation>Meine Markierungen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message numerus="yes">
        <source>%n earlier event(s) in the log.</source>
        <translation>
            <numerusform>Ein früheres Ereignis im Protokoll.</numerusform>
            <numerusform>%n frühere Ereignisse im Protokoll.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AwardRow</name>
    <message>
        <source>{name}: {spaces}</source>
        <translation>{name}: {spaces}</translation>
    </message>
    <message>
        <source>{number}: {award}</source>
        <translation>{number}: {award}</translation>
    </message>
    <message>
        <source>{number}: {award}, covered</source>
        <translation>{number}: {award}, belegt</translation>
    </message>
</context>
<context>
    <name>BoardColumn</name>
    <message>
        <source>Back to the Combat</source>
        <translation>Zurück zum Kampf</translation>
    </message>
</context>
<context>
    <name>CampaignBar</name>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Campaign {number}</source>
        <translation>Kampagne {number}</translation>
    </message>
    <message>
        <source>Delete the Campaign</source>
        <translation>Kampagne löschen</translation>
    </message>
    <message>
        <source>Delete “{name}” with all its records?</source>
        <translation>„{name}“ mit allen Aufzeichnungen löschen?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Iron run {number}</source>
        <translation>Eiserne Kampagne {number}</translation>
    </message>
    <message>
        <source>Main Menu</source>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>New Campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>New Iron Run</source>
        <translation>Neue eiserne Kampagne</translation>
    </message>
    <message>
        <source>One life: the first chapter that is lost ends the run.</source>
        <translation>Ein Leben: Das erste verlorene Kapitel beendet die Kampagne.</translation>
    </message>
    <message>
        <source>The run is over: {chapter} was lost.</source>
        <translation>Die Kampagne ist zu Ende: {chapter} ging verloren.</translation>
    </message>
    <message>
        <source>The whole campaign at the highest difficulty; the first chapter that is lost ends it</source>
        <translation>Die ganze Kampagne auf der höchsten Schwierigkeitsstufe; das erste verlorene Kapitel beendet sie</translation>
    </message>
</context>
<context>
    <name>CardReader</name>
    <message>
        <source>{key}: read the rules of this card</source>
        <translation>{key}: Regeln dieser Karte lesen</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>Row of cards</source>
        <translation>Kartenreihe</translation>
    </message>
</context>
<context>
    <name>CardStage</name>
    <message>
        <source>Any key: continue · Esc: skip all</source>
        <translation>Beliebige Taste: weiter · Esc: alles überspringen</translation>
    </message>
</context>
<context>
    <name>ChancesPanel</name>
    <message numerus="yes">
        <source>%n possible place(s)</source>
        <translation>
            <numerusform>%n möglicher Ort</numerusform>
            <numerusform>%n mögliche Orte</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible places</source>
        <translation>Mögliche Orte</translation>
    </message>
    <message>
        <source>estimate by the computer&apos;s style:</source>
        <translation>Schätzung nach Spielweise des Computers:</translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>Find a move</source>
        <translation>Zug suchen</translation>
    </message>
    <message>
        <source>Find a move…</source>
        <translation>Zug suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Erlaubte Züge</translation>
    </message>
    <message>
        <source>No move has “{text}”. Esc: all moves</source>
        <translation>Kein Zug enthält „{text}“. Esc: alle Züge</translation>
    </message>
</context>
<context>
    <name>CombatScene</name>
    <message>
        <source>Choose one of {name}&apos;s cards</source>
        <translation>Wähle eine Karte von {name}</translation>
    </message>
    <message>
        <source>Combat {place:in}: round {round} of {most}, {when}</source>
        <translation>Kampf {place:in}: Runde {round} von {most}, {when}</translation>
    </message>
    <message>
        <source>Combat {place:in}: round {round}, {when}</source>
        <translation>Kampf {place:in}: Runde {round}, {when}</translation>
    </message>
    <message>
        <source>Rounds of this combat</source>
        <translation>Runden dieses Kampfes</translation>
    </message>
    <message>
        <source>Rounds so far</source>
        <translation>Bisherige Runden</translation>
    </message>
    <message>
        <source>Show the Map</source>
        <translation>Karte zeigen</translation>
    </message>
    <message>
        <source>The combat {place:in} is over</source>
        <translation>Der Kampf {place:in} ist vorbei</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Karten von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s cards to choose from</source>
        <translation>Karten von {name} zur Auswahl</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>About furyqt</source>
        <translation>Über furyqt</translation>
    </message>
    <message>
        <source>Agree to All Plans This Phase</source>
        <translation>Allen Plänen dieser Phase zustimmen</translation>
    </message>
    <message>
        <source>Agree to the Plan</source>
        <translation>Dem Plan zustimmen</translation>
    </message>
    <message>
        <source>Continue Game</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Dark Theme</source>
        <translation>Dunkles Design</translation>
    </message>
    <message>
        <source>Dark Theme, High Contrast</source>
        <translation>Dunkles Design, hoher Kontrast</translation>
    </message>
    <message>
        <source>Faster Pace</source>
        <translation>Schnelleres Tempo</translation>
    </message>
    <message>
        <source>Finish Animations</source>
        <translation>Animationen beenden</translation>
    </message>
    <message>
        <source>Fit Map</source>
        <translation>Karte einpassen</translation>
    </message>
    <message>
        <source>Full Screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Game Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Last Turn Again</source>
        <translation>Letzten Zug noch einmal zeigen</translation>
    </message>
    <message>
        <source>Learn to Play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Light Theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Light Theme, High Contrast</source>
        <translation>Helles Design, hoher Kontrast</translation>
    </message>
    <message>
        <source>Main Menu</source>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>Map or Combat</source>
        <translation>Karte oder Kampf</translation>
    </message>
    <message>
        <source>Move Now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Next Pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Pass for This Phase</source>
        <translation>In dieser Phase passen</translation>
    </message>
    <message>
        <source>Pause Computer</source>
        <translation>Computer anhalten</translation>
    </message>
    <message>
        <source>Possible Locations</source>
        <translation>Mögliche Orte</translation>
    </message>
    <message>
        <source>Previous Pane</source>
        <translation>Vorheriger Bereich</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Resume Computer</source>
        <translation>Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Show Hint</source>
        <translation>Tipp anzeigen</translation>
    </message>
    <message>
        <source>Skip Ahead</source>
        <translation>Vorspulen</translation>
    </message>
    <message>
        <source>Slower Pace</source>
        <translation>Langsameres Tempo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>System Language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>The Others&apos; Knowledge</source>
        <translation>Wissen der anderen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Uncover the Truth</source>
        <translation>Wahrheit aufdecken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Use System Theme</source>
        <translation>Design des Systems</translation>
    </message>
    <message>
        <source>Watch This Game Again</source>
        <translation>Diese Partie noch einmal ansehen</translation>
    </message>
    <message>
        <source>Watch a Replay…</source>
        <translation>Aufzeichnung ansehen&#xa0;…</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Verkleinern</translation>
    </message>
</context>
<context>
    <name>ComputerPage</name>
    <message>
        <source>All computer players:</source>
        <translation>Alle Computerspieler:</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Time per move:</source>
        <translation>Zeit pro Zug:</translation>
    </message>
    <message>
        <source>Weaker levels think less, weigh clues less sharply and make small mistakes; no level sees more than a person in the same seat. Changes apply to the next new game.</source>
        <translation>Schwächere Stufen denken weniger nach, werten Hinweise weniger genau aus und machen kleine Fehler; keine Stufe sieht mehr als ein Mensch an derselben Stelle. Änderungen gelten für die nächste neue Partie.</translation>
    </message>
</context>
<context>
    <name>CoursePanel</name>
    <message>
        <source>Click to jump to a turn; the left and right arrow keys step from turn to turn</source>
        <translation>Ein Klick springt zu einem Zug; die Pfeiltasten links und rechts gehen Zug für Zug weiter</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Nächster Wendepunkt</translation>
    </message>
    <message>
        <source>No turning points</source>
        <translation>Keine Wendepunkte</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Voriger Wendepunkt</translation>
    </message>
    <message>
        <source>The computer is analyzing the game: {done} of {count} turns.</source>
        <translation>Der Computer analysiert die Partie: {done} von {count} Zügen.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
</context>
<context>
    <name>CrashWatch</name>
    <message>
        <source>An unexpected error occurred: {error}</source>
        <translation>Ein unerwarteter Fehler ist aufgetreten: {error}</translation>
    </message>
    <message>
        <source>Open the Folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>The details are in {file}.</source>
        <translation>Einzelheiten stehen in {file}.</translation>
    </message>
    <message>
        <source>The game could not be saved: {why}</source>
        <translation>Die Partie konnte nicht gespeichert werden: {why}</translation>
    </message>
    <message>
        <source>The game so far has been saved as {file}.</source>
        <translation>Die Partie wurde bis hierher als {file} gespeichert.</translation>
    </message>
</context>
<context>
    <name>DiceWidget</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
</context>
<context>
    <name>DieWidget</name>
    <message>
        <source>Die: {value}</source>
        <translation>Würfel: {value}</translation>
    </message>
    <message>
        <source>Die: {value}, kept</source>
        <translation>Würfel: {value}, behalten</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>nicht geworfen</translation>
    </message>
</context>
<context>
    <name>DirectChoice</name>
    <message>
        <source>This space cannot be chosen now.</source>
        <translation>Dieses Feld ist jetzt nicht wählbar.</translation>
    </message>
    <message>
        <source>You see only the back of this card.</source>
        <translation>Von dieser Karte siehst du nur die Rückseite.</translation>
    </message>
    <message>
        <source>{card} cannot be used now.</source>
        <translation>„{card}“ ist jetzt nicht verwendbar.</translation>
    </message>
</context>
<context>
    <name>DuelCard</name>
    <message>
        <source>no card yet</source>
        <translation>noch keine Karte</translation>
    </message>
    <message>
        <source>{card} Canceled.</source>
        <translation>{card} Aufgehoben.</translation>
    </message>
</context>
<context>
    <name>EvidencePage</name>
    <message>
        <source>Known facts</source>
        <translation>Was bekannt ist</translation>
    </message>
</context>
<context>
    <name>FighterPanel</name>
    <message>
        <source>not twice in a row: {card}</source>
        <translation>nicht zweimal nacheinander: {card}</translation>
    </message>
    <message>
        <source>{name}&apos;s card in this round</source>
        <translation>Karte von {name} in dieser Runde</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Karten von {name}</translation>
    </message>
    <message>
        <source>{name}: blood {life} of {full}</source>
        <translation>{name}: Blut {life} von {full}</translation>
    </message>
    <message>
        <source>{name}: health {life} of {full}</source>
        <translation>{name}: Gesundheit {life} von {full}</translation>
    </message>
</context>
<context>
    <name>FiguresWidget</name>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Karten von {name}</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Play a Copy</source>
        <translation>Kopie weiterspielen</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>The Game Is Open</source>
        <translation>Die Partie ist geöffnet</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Watch a Replay</source>
        <translation>Aufzeichnung ansehen</translation>
    </message>
    <message>
        <source>You can watch it as far as it has been played, or play on in a copy.</source>
        <translation>Du kannst sie so weit ansehen, wie sie gespielt ist, oder in einer Kopie weiterspielen.</translation>
    </message>
    <message>
        <source>furyqt games (*{suffix})</source>
        <translation>furyqt-Partien (*{suffix})</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Everything stays on this computer: games, statistics, settings and logs. furyqt sends nothing and contacts no server. You may copy or delete the files in these folders.</source>
        <translation>Alles bleibt auf diesem Computer: Partien, Statistik, Einstellungen und Logdateien. furyqt sendet nichts und verbindet sich mit keinem Server. Die Dateien in diesen Ordnern darfst du kopieren oder löschen.</translation>
    </message>
    <message>
        <source>Files and privacy</source>
        <translation>Dateien und Datenschutz</translation>
    </message>
    <message>
        <source>Logs:</source>
        <translation>Logdateien:</translation>
    </message>
    <message>
        <source>Open the logs folder</source>
        <translation>Ordner der Logdateien öffnen</translation>
    </message>
    <message>
        <source>Open the saved games folder</source>
        <translation>Ordner der gespeicherten Partien öffnen</translation>
    </message>
    <message>
        <source>Open the settings folder</source>
        <translation>Ordner der Einstellungen öffnen</translation>
    </message>
    <message>
        <source>Saved games:</source>
        <translation>Gespeicherte Partien:</translation>
    </message>
    <message>
        <source>Settings:</source>
        <translation>Einstellungen:</translation>
    </message>
    <message>
        <source>The folder could not be opened.</source>
        <translation>Der Ordner ließ sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>GameChart</name>
    <message numerus="yes">
        <source>%n place(s) possible</source>
        <translation>
            <numerusform>%n möglicher Ort</numerusform>
            <numerusform>%n mögliche Orte</numerusform>
        </translation>
    </message>
    <message>
        <source>Game chart</source>
        <translation>Diagramm der Partie</translation>
    </message>
    <message>
        <source>a turn for the better</source>
        <translation>eine Wende zum Besseren</translation>
    </message>
    <message>
        <source>a turn for the worse</source>
        <translation>eine Wende zum Schlechteren</translation>
    </message>
    <message>
        <source>not analyzed yet</source>
        <translation>noch nicht analysiert</translation>
    </message>
    <message>
        <source>{goal}: {chance}</source>
        <translation>{goal}: {chance}</translation>
    </message>
    <message>
        <source>{hunted}: possible places</source>
        <translation>{hunted}: mögliche Orte</translation>
    </message>
    <message>
        <source>{side}: chance to reach the goal</source>
        <translation>{side}: Erfolgschance</translation>
    </message>
    <message>
        <source>{side}: chance to win</source>
        <translation>{side}: Gewinnchance</translation>
    </message>
    <message>
        <source>{side}: {chance} to win</source>
        <translation>{side}: Gewinnchance {chance}</translation>
    </message>
    <message>
        <source>{turn}: {what}</source>
        <translation>{turn}: {what}</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Seit deinem letzten Zug ist nichts geschehen.</translation>
    </message>
    <message>
        <source>The computer&apos;s actions are fast.</source>
        <translation>Die Aktionen des Computers laufen schnell.</translation>
    </message>
    <message>
        <source>The computer&apos;s actions are slow.</source>
        <translation>Die Aktionen des Computers laufen langsam.</translation>
    </message>
    <message>
        <source>The computer&apos;s actions have the normal pace.</source>
        <translation>Die Aktionen des Computers laufen in normalem Tempo.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n Zug gespielt</numerusform>
            <numerusform>%n Züge gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically.</source>
        <translation>Noch keine Partie gespeichert. Jede Partie wird hier automatisch gespeichert.</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Saved Games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Sort by:</source>
        <translation>Sortieren nach:</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>computer only</source>
        <translation>nur der Computer</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>won by {winner}</source>
        <translation>Sieg: {winner}</translation>
    </message>
    <message>
        <source>{sides} against each other</source>
        <translation>{sides} gegeneinander</translation>
    </message>
    <message>
        <source>{sides} against {others}</source>
        <translation>{sides} gegen {others}</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the Game</source>
        <translation>Partie löschen</translation>
    </message>
    <message>
        <source>Delete this game permanently?</source>
        <translation>Diese Partie endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Game name:</source>
        <translation>Name der Partie:</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Other File…</source>
        <translation>Andere Datei&#xa0;…</translation>
    </message>
    <message>
        <source>Rename the Game</source>
        <translation>Partie umbenennen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>This Is Not Possible</source>
        <translation>Das ist nicht möglich</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Watch a Replay</source>
        <translation>Aufzeichnung ansehen</translation>
    </message>
</context>
<context>
    <name>GoalLine</name>
    <message>
        <source>Seal the Answer…</source>
        <translation>Antwort versiegeln&#xa0;…</translation>
    </message>
</context>
<context>
    <name>HandoverPage</name>
    <message>
        <source>Hand over to: {side}</source>
        <translation>Jetzt am Zug: {side}</translation>
    </message>
    <message>
        <source>The table is covered. Everyone else, please look away.</source>
        <translation>Der Tisch ist verdeckt. Alle anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>Uncover the Table</source>
        <translation>Tisch aufdecken</translation>
    </message>
</context>
<context>
    <name>HintModel</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Chance of success</source>
        <translation>Erfolgschance</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>How often the search tried this move</source>
        <translation>So oft hat der Computer diesen Zug geprüft</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Your chance to reach the goal after this move, as the search estimates it</source>
        <translation>Deine Chance, nach diesem Zug das Ziel zu erreichen, vom Computer geschätzt</translation>
    </message>
    <message>
        <source>Your chance to win after this move, as the search estimates it</source>
        <translation>Deine Gewinnchance nach diesem Zug, vom Computer geschätzt</translation>
    </message>
    <message>
        <source>too few tries</source>
        <translation>zu selten geprüft</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>A hint uses the full strength of the search, but only what you know.</source>
        <translation>Ein Tipp nutzt die volle Stärke des Computers, aber nur dein Wissen.</translation>
    </message>
    <message>
        <source>Best so far: {move}</source>
        <translation>Bislang am besten: {move}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Chance of success ({goal}) so far: {share}</source>
        <translation>Erfolgschance ({goal}) bisher: {share}</translation>
    </message>
    <message>
        <source>Chance of success ({goal}): {share}, {sure}</source>
        <translation>Erfolgschance ({goal}): {share}, {sure}</translation>
    </message>
    <message>
        <source>Chance of success so far: {share}</source>
        <translation>Erfolgschance bisher: {share}</translation>
    </message>
    <message>
        <source>Chance of success: {share}, {sure}</source>
        <translation>Erfolgschance: {share}, {sure}</translation>
    </message>
    <message>
        <source>Chance to win so far: {share}</source>
        <translation>Gewinnchance bisher: {share}</translation>
    </message>
    <message>
        <source>Chance to win: {share}, {sure}</source>
        <translation>Gewinnchance: {share}, {sure}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>It uses only what the side to move knew at that time.</source>
        <translation>Er nutzt nur, was die Seite am Zug damals wusste.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Der beste Zug wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Moves the search tried</source>
        <translation>Vom Computer geprüfte Züge</translation>
    </message>
    <message>
        <source>No other move is possible.</source>
        <translation>Ein anderer Zug ist nicht möglich.</translation>
    </message>
    <message>
        <source>Play This Move</source>
        <translation>Zug ausführen</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Show Hint</source>
        <translation>Tipp anzeigen</translation>
    </message>
    <message>
        <source>Show the numbers of the search</source>
        <translation>Die Zahlen des Computers anzeigen</translation>
    </message>
    <message>
        <source>The chance is not known yet.</source>
        <translation>Die Chance ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>The computer is thinking</source>
        <translation>Der Computer denkt nach</translation>
    </message>
    <message>
        <source>What would the computer do?</source>
        <translation>Was würde der Computer tun?</translation>
    </message>
    <message>
        <source>{end} Games simulated: {count}.</source>
        <translation>{end} Durchgespielte Partien: {count}.</translation>
    </message>
</context>
<context>
    <name>HuntsPanel</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Calendar of the hunts</source>
        <translation>Kalender der Jagden</translation>
    </message>
    <message>
        <source>Challenge:</source>
        <translation>Herausforderung:</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Kopiert: {line}</translation>
    </message>
    <message>
        <source>Copy the Result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Difficulty:</source>
        <translation>Schwierigkeit:</translation>
    </message>
    <message>
        <source>Hunts</source>
        <translation>Jagden</translation>
    </message>
    <message>
        <source>It is a new day: this is still the hunt of {date}. Open the page again for the next.</source>
        <translation>Ein neuer Tag hat begonnen: Das ist noch die Jagd vom {date}. Öffne die Seite noch einmal, um die nächste zu sehen.</translation>
    </message>
    <message>
        <source>The twist of this day:</source>
        <translation>Die Besonderheit dieses Tages:</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Case-Book</source>
        <translation>Fallbuch</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Hunts</source>
        <translation>Jagden</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Briefe</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medaillen</translation>
    </message>
    <message>
        <source>Pages of the journal</source>
        <translation>Seiten des Journals</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>This chapter is not open yet.</source>
        <translation>Dieses Kapitel ist noch nicht offen.</translation>
    </message>
</context>
<context>
    <name>KeepPanel</name>
    <message>
        <source>Cards to carry on: at most {items} items, one of them holy, and {events} events.</source>
        <translation>Karten zum Mitnehmen: höchstens {items} Gegenstände, davon ein heiliger, und {events} Ereignisse.</translation>
    </message>
    <message>
        <source>carried on</source>
        <translation>mitgenommen</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Sprache:</translation>
    </message>
    <message>
        <source>System Language</source>
        <translation>Systemsprache</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Each lesson takes a few minutes at the real table. You can leave at any time and continue later.</source>
        <translation>Jede Lektion dauert ein paar Minuten und spielt am echten Tisch. Du kannst jederzeit aufhören und später weitermachen.</translation>
    </message>
    <message>
        <source>Learn to Play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Main Menu</source>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>{game}: {side}</source>
        <translation>{game}: {side}</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Have the tutor do this step</source>
        <translation>Diesen Schritt vorführen lassen</translation>
    </message>
    <message>
        <source>Leave Lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Your place in the lesson is saved</source>
        <translation>Dein Stand in der Lektion wird gespeichert</translation>
    </message>
</context>
<context>
    <name>LessonPlay</name>
    <message>
        <source>All Lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lektion: {title}</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>Als Nächstes: {title}.</translation>
    </message>
    <message>
        <source>That was the last one. Good hunting!</source>
        <translation>Das war die letzte. Gute Jagd!</translation>
    </message>
    <message>
        <source>This lesson is finished.</source>
        <translation>Diese Lektion ist abgeschlossen.</translation>
    </message>
    <message>
        <source>Watch what happens…</source>
        <translation>Schau zu&#xa0;…</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>{who} is playing…</source>
        <translation>{who} am Zug&#xa0;…</translation>
    </message>
</context>
<context>
    <name>LettersPanel</name>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the Letters</source>
        <translation>Briefe speichern</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The letters could not be saved: {why}</source>
        <translation>Die Briefe konnten nicht gespeichert werden: {why}</translation>
    </message>
</context>
<context>
    <name>LikelyModel</name>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Wege</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Space reads: {cards}</source>
        <translation>Leertaste liest vor: {cards}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Game Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Also distinct in shades of gray</source>
        <translation>Auch in Graustufen unterscheidbar</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Dark Theme</source>
        <translation>Dunkles Design</translation>
    </message>
    <message>
        <source>Dark Theme, High Contrast</source>
        <translation>Dunkles Design, hoher Kontrast</translation>
    </message>
    <message>
        <source>For red-green color blindness</source>
        <translation>Bei Rot-Grün-Sehschwäche</translation>
    </message>
    <message>
        <source>For tritan (blue-yellow) color blindness</source>
        <translation>Bei Blau-Gelb-Sehschwäche</translation>
    </message>
    <message>
        <source>Light Theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Light Theme, High Contrast</source>
        <translation>Helles Design, hoher Kontrast</translation>
    </message>
    <message>
        <source>Piece colors:</source>
        <translation>Farben der Miniaturen:</translation>
    </message>
    <message>
        <source>Sample pieces</source>
        <translation>Beispielminiaturen</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>Design:</translation>
    </message>
    <message>
        <source>These colors apply to pieces, to places you can or cannot go to, to possible places and to railways. Letters, shapes and patterns always show the same information.</source>
        <translation>Diese Farben gelten für Miniaturen, wählbare und nicht wählbare Orte, mögliche Orte und Bahnlinien. Buchstaben, Formen und Muster sagen stets dasselbe aus wie die Farben.</translation>
    </message>
    <message>
        <source>Use System Theme</source>
        <translation>Design des Systems</translation>
    </message>
</context>
<context>
    <name>ManualMarks</name>
    <message>
        <source>He is here</source>
        <translation>Er ist hier</translation>
    </message>
    <message>
        <source>He is not here</source>
        <translation>Er ist nicht hier</translation>
    </message>
    <message>
        <source>He may be here</source>
        <translation>Er ist vielleicht hier</translation>
    </message>
    <message>
        <source>mark erased</source>
        <translation>Markierung gelöscht</translation>
    </message>
    <message>
        <source>your mark: here</source>
        <translation>deine Markierung: hier</translation>
    </message>
    <message>
        <source>your mark: not here</source>
        <translation>deine Markierung: nicht hier</translation>
    </message>
    <message>
        <source>your mark: perhaps</source>
        <translation>deine Markierung: vielleicht</translation>
    </message>
</context>
<context>
    <name>MapTable</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Arrow keys travel along the roads, Enter chooses, plus and minus zoom, 0 shows the whole map.</source>
        <translation>Pfeiltasten folgen den Straßen, Eingabe wählt, Plus und Minus vergrößern und verkleinern, 0 zeigt die ganze Karte.</translation>
    </message>
    <message>
        <source>Map of Europe</source>
        <translation>Karte von Europa</translation>
    </message>
    <message>
        <source>{here}, {no} and {maybe} mark a place: he is here, he is not here, he may be here.</source>
        <translation>{here}, {no} und {maybe} markieren einen Ort: Er ist hier, nicht hier, vielleicht hier.</translation>
    </message>
</context>
<context>
    <name>MarginNote</name>
    <message>
        <source>From the journal</source>
        <translation>Aus dem Journal</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Put aside (Esc)</source>
        <translation>Beiseitelegen (Esc)</translation>
    </message>
</context>
<context>
    <name>MarksPage</name>
    <message>
        <source>Clear My Marks</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>Erase This Mark</source>
        <translation>Diese löschen</translation>
    </message>
    <message>
        <source>My Marks</source>
        <translation>Meine Markierungen</translation>
    </message>
    <message>
        <source>To mark a place on the map, right-click it or press {here}, {no} or {maybe}.</source>
        <translation>Um einen Ort auf der Karte zu markieren, klicke mit der rechten Maustaste oder drücke {here}, {no} oder {maybe}.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This Is Not Possible</source>
        <translation>Das ist nicht möglich</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Reduce motion</source>
        <translation>Bewegung reduzieren</translation>
    </message>
    <message>
        <source>Tell a screen reader what happens</source>
        <translation>Einem Screenreader melden, was geschieht</translation>
    </message>
    <message>
        <source>Text and motion</source>
        <translation>Text und Bewegung</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Textgröße:</translation>
    </message>
    <message>
        <source>With reduced motion, pieces jump to their destination, and the ring around the active piece and the progress bar stay still.</source>
        <translation>Bei reduzierter Bewegung springen Miniaturen sofort ans Ziel; der Ring um die Miniatur am Zug und der Fortschrittsbalken stehen still.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>How strong is the computer?</source>
        <translation>Wie stark ist der Computer?</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Start Game</source>
        <translation>Partie starten</translation>
    </message>
    <message>
        <source>The strength is set seat by seat, under “Advanced”.</source>
        <translation>Die Stärke ist unter „Erweitert“ für jeden Platz einzeln eingestellt.</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
</context>
<context>
    <name>Nightfall</name>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
</context>
<context>
    <name>NumbersPage</name>
    <message>
        <source>Back to the Result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Chart and Turning Points</source>
        <translation>Verlauf und Wendepunkte</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>The Game in Numbers</source>
        <translation>Die Partie in Zahlen</translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message>
        <source>Afterword</source>
        <translation>Nachwort</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Challenge:</source>
        <translation>Herausforderung:</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Difficulty:</source>
        <translation>Schwierigkeit:</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Play the chapter without any change of the campaign</source>
        <translation>Das Kapitel spielen, ohne dass sich die Kampagne ändert</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>The rules of this chapter</source>
        <translation>Die Regeln dieses Kapitels</translation>
    </message>
    <message>
        <source>To take along (resolve {left})</source>
        <translation>Für die Reise (Entschlossenheit {left})</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>Aufzeichnung ansehen</translation>
    </message>
    <message>
        <source>Who rides</source>
        <translation>Wer aufbricht</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>genommen</translation>
    </message>
    <message>
        <source>{name}, ally</source>
        <translation>{name}, Verbündeter</translation>
    </message>
    <message>
        <source>{name}, {cost}</source>
        <translation>{name}, {cost}</translation>
    </message>
    <message>
        <source>{thing}: taken</source>
        <translation>{thing}: genommen</translation>
    </message>
    <message>
        <source>{thing}: taken for {names}</source>
        <translation>{thing}: genommen für {names}</translation>
    </message>
</context>
<context>
    <name>OutlookPanel</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Cards that may come</source>
        <translation>Mögliche Karten</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>{card} against what may come</source>
        <translation>„{card}“ gegen die möglichen Karten</translation>
    </message>
    <message>
        <source>{card}: you win with {chance}: {won}. Lost: {lost}.</source>
        <translation>„{card}“: Gewinnchance {chance}. Gewonnen: {won}. Verloren: {lost}.</translation>
    </message>
</context>
<context>
    <name>PaceBar</name>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Pace of the computer&apos;s actions</source>
        <translation>Tempo der Aktionen des Computers</translation>
    </message>
    <message>
        <source>Pace: {pace}</source>
        <translation>Tempo: {pace}</translation>
    </message>
    <message>
        <source>Play out the rest of the game instantly; choosing a pace slows it down again</source>
        <translation>Den Rest der Partie ohne Pause ablaufen lassen; sobald du ein Tempo wählst, läuft sie wieder langsamer</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Zu meinem Zug springen</translation>
    </message>
    <message>
        <source>Skip to the end of the game</source>
        <translation>Bis zum Ende der Partie vorspulen</translation>
    </message>
    <message>
        <source>Skip to your next decision</source>
        <translation>Ohne Pause bis zu deiner nächsten Entscheidung</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>To My Turn</source>
        <translation>Zu meinem Zug</translation>
    </message>
    <message>
        <source>To the End</source>
        <translation>Bis zum Ende</translation>
    </message>
</context>
<context>
    <name>PacePage</name>
    <message>
        <source>Animation speed:</source>
        <translation>Animationstempo:</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Side, level, undo and aids are chosen for each new game and remembered for the next.</source>
        <translation>Seite, Stufe, Rückgängig und Hilfen wählst du bei jeder neuen Partie; die Auswahl gilt dann auch für die nächste.</translation>
    </message>
    <message>
        <source>Skip animations</source>
        <translation>Animationen überspringen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Table and pace</source>
        <translation>Tisch und Tempo</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
</context>
<context>
    <name>PageBrowser</name>
    <message>
        <source>Rules {numbers}</source>
        <translation>Regeln {numbers}</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
</context>
<context>
    <name>PilesWidget</name>
    <message>
        <source>Decks and allies</source>
        <translation>Stapel und Verbündete</translation>
    </message>
</context>
<context>
    <name>PlacesPage</name>
    <message>
        <source>Estimate by the computer&apos;s style of play</source>
        <translation>Schätzung nach der Spielweise des Computers</translation>
    </message>
    <message>
        <source>Left: earlier turns. Right: now.</source>
        <translation>Links: frühere Züge. Rechts: jetzt.</translation>
    </message>
    <message>
        <source>Possible places</source>
        <translation>Mögliche Orte</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>PlayerAreaWidget</name>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Karten von {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s played cards</source>
        <translation>Ausgespielte Karten von {name}</translation>
    </message>
    <message>
        <source>{name}, to move</source>
        <translation>{name}, am Zug</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>The last position</source>
        <translation>Die letzte Stellung</translation>
    </message>
</context>
<context>
    <name>PuzzleFilter</name>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Art:</translation>
    </message>
    <message>
        <source>Mistakes to Retry ({count})</source>
        <translation>Fehler wiederholen ({count})</translation>
    </message>
    <message>
        <source>Puzzle of the Day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>Thema:</translation>
    </message>
    <message>
        <source>{title} ({solved} of {count})</source>
        <translation>{title} ({solved} von {count})</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indizien</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Game Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Not solved.</source>
        <translation>Nicht gelöst.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Places to mark</source>
        <translation>Orte zum Markieren</translation>
    </message>
    <message>
        <source>Places, evidence, log, figures, cards or choice of puzzles</source>
        <translation>Orte, Indizien, Protokoll, Figuren, Karten oder Auswahl der Rätsel</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>End the Sprint</source>
        <translation>Sprint beenden</translation>
    </message>
    <message>
        <source>Every place has a reason why it is, or is not, in the answer: rest the pointer on it on the map, or choose it there or in the list of places.</source>
        <translation>Zu jedem Ort gibt es eine Begründung, warum er zur Antwort gehört oder nicht: Zeige auf der Karte auf ihn, oder wähle ihn dort oder in der Liste der Orte.</translation>
    </message>
    <message>
        <source>Main Menu</source>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Puzzle of the day, {number}: {kind}</source>
        <translation>Rätsel des Tages, {number}: {kind}</translation>
    </message>
    <message>
        <source>Puzzle rating {its}, your rating {own}</source>
        <translation>Wertung des Rätsels: {its}, deine Wertung: {own}</translation>
    </message>
    <message>
        <source>Puzzle {number}: {kind}</source>
        <translation>Rätsel {number}: {kind}</translation>
    </message>
    <message>
        <source>Puzzles of the day solved in a row: {count}</source>
        <translation>Gelöste Rätsel des Tages in Folge: {count}</translation>
    </message>
    <message>
        <source>Puzzles to retry:</source>
        <translation>Rätsel zum Wiederholen:</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Begründungen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>Sprint</translation>
    </message>
    <message>
        <source>Step {number} of {count}: {kind}</source>
        <translation>Schritt {number} von {count}: {kind}</translation>
    </message>
    <message>
        <source>Your best result is {count}.</source>
        <translation>Dein bestes Ergebnis ist {count}.</translation>
    </message>
    <message>
        <source>Your best result.</source>
        <translation>Dein bestes Ergebnis.</translation>
    </message>
    <message>
        <source>{place}: missing</source>
        <translation>{place}: fehlt</translation>
    </message>
    <message>
        <source>{place}: not in the answer</source>
        <translation>{place}: gehört nicht zur Antwort</translation>
    </message>
    <message>
        <source>{place}: right</source>
        <translation>{place}: richtig</translation>
    </message>
    <message>
        <source>{place}: wrong</source>
        <translation>{place}: falsch</translation>
    </message>
    <message>
        <source>{title} (on the map)</source>
        <translation>{title} (auf der Karte)</translation>
    </message>
    <message>
        <source>{verdict} Rating {change}</source>
        <translation>{verdict} Wertung {change}</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Meanwhile:</source>
        <translation>Inzwischen:</translation>
    </message>
</context>
<context>
    <name>ReferenceDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Spielregeln: {game}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Suchen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Game Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Timeline, hint, log or cards</source>
        <translation>Verlauf, Tipp, Protokoll oder Karten</translation>
    </message>
    <message>
        <source>To move: {who}</source>
        <translation>Am Zug: {who}</translation>
    </message>
</context>
<context>
    <name>ResourceRow</name>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>Unharmed: {names}.</source>
        <translation>Unverletzt: {names}.</translation>
    </message>
    <message>
        <source>{name} ({marks})</source>
        <translation>{name} ({marks})</translation>
    </message>
    <message numerus="yes">
        <source>{name} gained %n blood and has {life} of {full}.</source>
        <translation>
            <numerusform>{name} hat einen Blutstropfen gewonnen und hat jetzt {life} von {full}.</numerusform>
            <numerusform>{name} hat %n Blutstropfen gewonnen und hat jetzt {life} von {full}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is unharmed, with {life} of {full} health.</source>
        <translation>{name} blieb unverletzt: {life} von {full} Gesundheitspunkten.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lost %n blood and has {life} of {full} left.</source>
        <translation>
            <numerusform>{name} hat einen Blutstropfen verloren und hat noch {life} von {full}.</numerusform>
            <numerusform>{name} hat %n Blutstropfen verloren und hat noch {life} von {full}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lost %n health and has {life} of {full} left.</source>
        <translation>
            <numerusform>{name} hat einen Gesundheitspunkt verloren und hat noch {life} von {full}.</numerusform>
            <numerusform>{name} hat %n Gesundheitspunkte verloren und hat noch {life} von {full}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} recovered %n health and has {life} of {full}.</source>
        <translation>
            <numerusform>{name} hat einen Gesundheitspunkt zurückgewonnen und hat jetzt {life} von {full}.</numerusform>
            <numerusform>{name} hat %n Gesundheitspunkte zurückgewonnen und hat jetzt {life} von {full}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} still has {life} of {full} blood.</source>
        <translation>{name} hat noch {life} von {full} Blutstropfen.</translation>
    </message>
    <message>
        <source>{name} still has {life} of {full} health.</source>
        <translation>{name} hat noch {life} von {full} Gesundheitspunkten.</translation>
    </message>
</context>
<context>
    <name>RouteMap</name>
    <message>
        <source>The route on the map</source>
        <translation>Der Weg auf der Karte</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>Name des Spielstands</translation>
    </message>
    <message>
        <source>Game name:</source>
        <translation>Name des Spielstands:</translation>
    </message>
    <message>
        <source>Other File…</source>
        <translation>Andere Datei&#xa0;…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace the Game</source>
        <translation>Spielstand ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>There is already a game called {name}. Replace it?</source>
        <translation>Es gibt schon einen Spielstand namens „{name}“. Soll er ersetzt werden?</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Click, or press a key, to show the result at once.</source>
        <translation>Klicke oder drücke eine Taste, um das Ergebnis sofort zu sehen.</translation>
    </message>
</context>
<context>
    <name>ScoreWidget</name>
    <message>
        <source>Score: {scores}</source>
        <translation>Punktestand: {scores}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>One of them has to be right.</source>
        <translation>Einer davon muss stimmen.</translation>
    </message>
    <message>
        <source>Places to mark</source>
        <translation>Orte zum Markieren</translation>
    </message>
    <message>
        <source>Seal the Answer</source>
        <translation>Antwort versiegeln</translation>
    </message>
    <message>
        <source>The game ends, and the answer is compared with the truth. This cannot be undone.</source>
        <translation>Damit endet die Partie, und die Antwort wird mit der Wahrheit verglichen. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Where is he now?</source>
        <translation>Wo ist er jetzt?</translation>
    </message>
</context>
<context>
    <name>SeatGrid</name>
    <message>
        <source>I play</source>
        <translation>Ich spiele</translation>
    </message>
    <message>
        <source>Player for {figure}</source>
        <translation>Wer {figure} spielt</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>A seed is a whole number of at most {count} digits.</source>
        <translation>Ein Startwert ist eine ganze Zahl mit höchstens {count} Ziffern.</translation>
    </message>
    <message>
        <source>Game seed</source>
        <translation>Startwert der Partie</translation>
    </message>
    <message>
        <source>Pick a random seed</source>
        <translation>Zufälligen Startwert wählen</translation>
    </message>
    <message>
        <source>Randomize</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>The same seed and the same moves give the same game</source>
        <translation>Gleicher Startwert und gleiche Züge ergeben die gleiche Partie</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Alt+1 to Alt+6</source>
        <translation>Alt+1 bis Alt+6</translation>
    </message>
    <message>
        <source>Among cards: go to the next row, including other players&apos; rows</source>
        <translation>Bei Karten: in die nächste Reihe, auch in die anderer Spieler</translation>
    </message>
    <message>
        <source>Among cards: move from card to card</source>
        <translation>Bei Karten: von Karte zu Karte gehen</translation>
    </message>
    <message>
        <source>Anywhere on the table: find a move by name</source>
        <translation>Überall am Tisch: einen Zug anhand seines Namens finden</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Ctrl+1, Ctrl+2, Ctrl+3</source>
        <translation>Strg+1, Strg+2, Strg+3</translation>
    </message>
    <message>
        <source>Ctrl+F, Alt+Left, Alt+Right</source>
        <translation>Strg+F, Alt+Links, Alt+Rechts</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Strg+Links, Strg+Rechts</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>In a replay: go to the previous or next turning point</source>
        <translation>In einer Aufzeichnung: zum vorigen oder nächsten Wendepunkt</translation>
    </message>
    <message>
        <source>In a replay: step, jump, play and pause</source>
        <translation>In einer Aufzeichnung: Schritt, Sprung, Abspielen und Pause</translation>
    </message>
    <message>
        <source>In the journal: turn to a page</source>
        <translation>Im Journal: eine Seite aufschlagen</translation>
    </message>
    <message>
        <source>In the list of moves: show and hide other tickets, and what is not possible now</source>
        <translation>In der Liste der Züge: andere Fahrscheine und derzeit Unmögliches ein- und ausblenden</translation>
    </message>
    <message>
        <source>In the rules: find words, back, forward</source>
        <translation>In den Regeln: Wörter suchen, zurück, vor</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, Space</source>
        <translation>Links, Rechts, Pos1, Ende, Leertaste</translation>
    </message>
    <message>
        <source>Left, Right, Page Up, Page Down</source>
        <translation>Links, Rechts, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>On a card, a trail space or a sheet: select it; in a trade: move the card across</source>
        <translation>Auf einer Karte, einem Feld der Spur oder einem Charakterbogen: auswählen; beim Tauschen: die Karte hinüberlegen</translation>
    </message>
    <message>
        <source>On a card, or on a move with a card: enlarge the card, or close it</source>
        <translation>Auf einer Karte oder einem Zug mit Karte: Karte groß anzeigen oder schließen</translation>
    </message>
    <message>
        <source>On a game chart: move from turn to turn, or to a turning point</source>
        <translation>Auf dem Diagramm einer Partie: von Zug zu Zug oder zu einem Wendepunkt</translation>
    </message>
    <message>
        <source>On the map: note that he is there, is not there, may be there</source>
        <translation>Auf der Karte: notieren, dass er dort ist, nicht dort ist, vielleicht dort ist</translation>
    </message>
    <message>
        <source>On the map: travel along roads, railways and sea routes</source>
        <translation>Auf der Karte: Straßen, Bahnlinien und Seewegen folgen</translation>
    </message>
    <message>
        <source>On the map: zoom in, zoom out, show the whole map</source>
        <translation>Auf der Karte: vergrößern, verkleinern, ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Play the move with this number</source>
        <translation>Den Zug mit dieser Nummer ausführen</translation>
    </message>
    <message>
        <source>Play the selected move, or go to the place marked on the map</source>
        <translation>Den gewählten Zug ausführen oder zum markierten Ort der Karte gehen</translation>
    </message>
    <message>
        <source>Plus, Minus, 0</source>
        <translation>Plus, Minus, 0</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Rechts, Links</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
</context>
<context>
    <name>SkyRow</name>
    <message>
        <source>Day {day} of {days}</source>
        <translation>Tag {day} von {days}</translation>
    </message>
    <message>
        <source>Days: {days}</source>
        <translation>Tage: {days}</translation>
    </message>
    <message>
        <source>{day}, night</source>
        <translation>{day}, Nacht</translation>
    </message>
</context>
<context>
    <name>SolutionBar</name>
    <message>
        <source>{number} of {count} · {sentence}</source>
        <translation>{number} von {count} · {sentence}</translation>
    </message>
</context>
<context>
    <name>SoundButton</name>
    <message>
        <source>Sound is off ({key})</source>
        <translation>Der Ton ist aus ({key})</translation>
    </message>
    <message>
        <source>Sound is on ({key})</source>
        <translation>Der Ton ist an ({key})</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Ambience volume:</source>
        <translation>Lautstärke der Stimmungsgeräusche:</translation>
    </message>
    <message>
        <source>Play a quiet ambience for day, night and combat</source>
        <translation>Bei Tag, bei Nacht und im Kampf leise Stimmungsgeräusche abspielen</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds only accompany what the screen shows; you miss nothing if they are off.</source>
        <translation>Die Töne begleiten nur, was der Bildschirm zeigt. Wenn sie aus sind, entgeht dir nichts.</translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation>Lautstärke:</translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Campaign: Continue with {chapter}</source>
        <translation>Kampagne: Weiter mit {chapter}</translation>
    </message>
    <message>
        <source>Campaign: The Count&apos;s Shadow</source>
        <translation>Kampagne: Der Schatten des Grafen</translation>
    </message>
    <message>
        <source>Continue Game</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>First time? Lesson 1</source>
        <translation>Zum ersten Mal hier? Lektion 1</translation>
    </message>
    <message>
        <source>Hidden moves, against a computer that reasons about them</source>
        <translation>Verborgene Züge gegen einen Computer, der mitdenkt</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Night over Europe</source>
        <translation>Nacht über Europa</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The game is being opened…</source>
        <translation>Die Partie wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Watch Replay…</source>
        <translation>Aufzeichnung ansehen&#xa0;…</translation>
    </message>
    <message>
        <source>{game}, your side: {side}, {when}</source>
        <translation>{game}, deine Seite: {side}, {when}</translation>
    </message>
    <message>
        <source>{game}, {when}</source>
        <translation>{game}, {when}</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>After your first finished game this page shows your wins by side, your last results and a list of all games.</source>
        <translation>Nach deiner ersten beendeten Partie stehen hier deine Siege nach Seiten, deine letzten Ergebnisse und eine Liste aller Partien.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <source>All finished games</source>
        <translation>Alle beendeten Partien</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>Auf einen Blick</translation>
    </message>
    <message>
        <source>Average turns</source>
        <translation>Züge (Ø)</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>By side and opponent</source>
        <translation>Nach Seite und Gegner</translation>
    </message>
    <message>
        <source>Clear All</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Clear all statistics? Your saved games are kept.</source>
        <translation>Die ganze Statistik löschen? Deine gespeicherten Partien bleiben.</translation>
    </message>
    <message>
        <source>Clear the Statistics</source>
        <translation>Statistik löschen</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Export the Statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games by side and opponent</source>
        <translation>Partien nach Seite und Gegner</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The last games: {results}.</source>
        <translation>Die letzten Partien: {results}.</translation>
    </message>
    <message>
        <source>The statistics are not available now: {why}</source>
        <translation>Die Statistik ist im Moment nicht verfügbar: {why}</translation>
    </message>
    <message>
        <source>The statistics were written to {file}.</source>
        <translation>Die Statistik steht jetzt in {file}.</translation>
    </message>
    <message>
        <source>This Is Not Possible</source>
        <translation>Das ist nicht möglich</translation>
    </message>
    <message>
        <source>Totals or single games</source>
        <translation>Summen oder einzelne Partien</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Unreadable lines in the file: {count}.</source>
        <translation>Nicht lesbare Zeilen der Datei: {count}.</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Deine Seite</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>paper style</source>
        <translation>wie auf Papier</translation>
    </message>
    <message>
        <source>several players</source>
        <translation>mehrere Spieler</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{won} of {played} games won against the computer: {share}.</source>
        <translation>{won} von {played} Partien gegen den Computer gewonnen: {share}.</translation>
    </message>
    <message>
        <source>{won} of {played} won</source>
        <translation>{won} von {played} gewonnen</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Jump to end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Jump to start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>steps</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>StoreRow</name>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
</context>
<context>
    <name>SummaryDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Defeat.</source>
        <translation>Niederlage.</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>The Game in Numbers</source>
        <translation>Die Partie in Zahlen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>Uncover the Truth</source>
        <translation>Wahrheit aufdecken</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Sieg!</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>Aufzeichnung ansehen</translation>
    </message>
    <message>
        <source>{why} Final score: {score}</source>
        <translation>{why} Endstand: {score}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Characters and Log</source>
        <translation>Charaktere und Protokoll</translation>
    </message>
    <message>
        <source>Characters, log, hint, cards or deduction</source>
        <translation>Charaktere, Protokoll, Tipp, Karten oder Deduktion</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>Deduktion</translation>
    </message>
    <message>
        <source>Defeat.</source>
        <translation>Niederlage.</translation>
    </message>
    <message>
        <source>Enter: continue · Esc: skip all</source>
        <translation>Eingabe: weiter · Esc: alles überspringen</translation>
    </message>
    <message>
        <source>Game Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>Der Kampf ist vorbei.</translation>
    </message>
    <message>
        <source>The computer is paused.</source>
        <translation>Der Computer ist angehalten.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Sieg!</translation>
    </message>
    <message>
        <source>{who} plans: {what}</source>
        <translation>Plan von {who}: {what}</translation>
    </message>
    <message>
        <source>{who}: the computer is thinking…</source>
        <translation>{who}: Der Computer denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>{why} Final score: {score}</source>
        <translation>{why} Endstand: {score}</translation>
    </message>
</context>
<context>
    <name>TimeLimit</name>
    <message>
        <source>At most {seconds} s</source>
        <translation>Höchstens {seconds} s</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
</context>
<context>
    <name>TownView</name>
    <message>
        <source>Arrow keys travel through the town, Home and End go to spaces that can be chosen, Enter chooses.</source>
        <translation>Die Pfeiltasten führen durch die Stadt, Pos1 und Ende zu wählbaren Feldern, Eingabe wählt.</translation>
    </message>
</context>
<context>
    <name>TrackWidget</name>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{name}: {value} of {full}</source>
        <translation>{name}: {value} von {full}</translation>
    </message>
</context>
<context>
    <name>TradeHalf</name>
    <message>
        <source>Cards on {name}&apos;s side</source>
        <translation>Karten auf der Seite von {name}</translation>
    </message>
</context>
<context>
    <name>TradeWidget</name>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <translation>
            <numerusform>Wähle noch eine Karte</numerusform>
            <numerusform>Wähle noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Drag a card to the other side, or press Enter on it. Nothing is final until you confirm.</source>
        <translation>Ziehe eine Karte auf die andere Seite oder lege sie mit der Eingabetaste hinüber. Nichts ist endgültig, bis du bestätigst.</translation>
    </message>
    <message>
        <source>Drag cards from one side to the other, or press Enter on a card. Nothing changes hands until you end the trade.</source>
        <translation>Ziehe Karten von einer Seite zur anderen oder lege sie mit der Eingabetaste hinüber. Nichts wechselt den Besitzer, bis du den Tausch beendest.</translation>
    </message>
    <message>
        <source>End the Trade</source>
        <translation>Tausch beenden</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n card(s)</source>
        <translation>
            <numerusform>%n Karte tauschen</numerusform>
            <numerusform>%n Karten tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade between {one} and {other}</source>
        <translation>Tausch zwischen {one} und {other}</translation>
    </message>
    <message>
        <source>{card} is on {name}&apos;s side.</source>
        <translation>„{card}“ liegt auf der Seite von {name}.</translation>
    </message>
</context>
<context>
    <name>TrailDelegate</name>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>{number} · {face}</source>
        <translation>{number} · {face}</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Jump to end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Jump to start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Zug {number} von {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>replay</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Point of View</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Position in der Partie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Agree to All This Phase</source>
        <translation>Bis Phasenende zustimmen</translation>
    </message>
    <message>
        <source>Agree, or choose another action from the list.</source>
        <translation>Stimme zu oder wähle eine andere Aktion aus der Liste.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Game Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Move Now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment&#xa0;…</translation>
    </message>
    <message>
        <source>Open the rules for this question</source>
        <translation>Die Regeln zu dieser Frage öffnen</translation>
    </message>
    <message>
        <source>Pass for This Phase</source>
        <translation>In dieser Phase passen</translation>
    </message>
    <message>
        <source>Pause the computer to undo a move or look around</source>
        <translation>Computer anhalten, um einen Zug rückgängig zu machen oder dich umzusehen</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Play the best move the computer has found so far</source>
        <translation>Den besten bisher gefundenen Zug des Computers ausführen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>The computer is thinking</source>
        <translation>Der Computer denkt nach</translation>
    </message>
    <message>
        <source>Uncover the Truth</source>
        <translation>Wahrheit aufdecken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>Aufzeichnung ansehen</translation>
    </message>
    <message>
        <source>You are prompted here again in the next phase, or as soon as you can play something new</source>
        <translation>Du wirst hier in der nächsten Phase wieder gefragt oder schon vorher, sobald du etwas Neues ausspielen kannst</translation>
    </message>
    <message>
        <source>Your teammates act without asking until the phase is over</source>
        <translation>Deine Mitspieler im Team handeln ohne Rückfrage bis zum Ende der Phase</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>If the printed rules leave something open, the first answer applies unless you choose another.</source>
        <translation>Wenn die gedruckten Regeln etwas offenlassen, gilt die erste Antwort, sofern du keine andere wählst.</translation>
    </message>
    <message>
        <source>Standard answers</source>
        <translation>Standardantworten</translation>
    </message>
    <message>
        <source>Unusual choices: {count}</source>
        <translation>Abweichende Auswahl: {count}</translation>
    </message>
</context>
<context>
    <name>VerdictPage</name>
    <message>
        <source>Afterword</source>
        <translation>Nachwort</translation>
    </message>
    <message>
        <source>Defeat.</source>
        <translation>Niederlage.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Kein Sieg</translation>
    </message>
    <message>
        <source>Show the Map</source>
        <translation>Karte zeigen</translation>
    </message>
    <message>
        <source>Show the Table</source>
        <translation>Tisch zeigen</translation>
    </message>
    <message>
        <source>The Game in Numbers</source>
        <translation>Die Partie in Zahlen</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Sieg!</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>Aufzeichnung ansehen</translation>
    </message>
    <message>
        <source>Winner: {names}</source>
        <translation>Sieg: {names}</translation>
    </message>
    <message>
        <source>{who}&apos;s True Route</source>
        <translation>{who}s wahrer Weg</translation>
    </message>
    <message>
        <source>{why} Final score: {score}</source>
        <translation>{why} Endstand: {score}</translation>
    </message>
</context>
<context>
    <name>WayPage</name>
    <message>
        <source>Back to the Result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Calculating the others&apos; beliefs…</source>
        <translation>Die Vermutungen der anderen werden berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>The others had no clue.</source>
        <translation>Die anderen hatten keinen Anhaltspunkt.</translation>
    </message>
    <message numerus="yes">
        <source>The others had to consider %n place(s).</source>
        <translation>
            <numerusform>Für die anderen kam nur ein Ort infrage.</numerusform>
            <numerusform>Für die anderen kamen %n Orte infrage.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others knew the place.</source>
        <translation>Die anderen kannten den Ort.</translation>
    </message>
    <message>
        <source>{when} · step {number} of {count}</source>
        <translation>{when} · Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>{words} Hardly anything pointed to the true one.</source>
        <translation>{words} Auf den wahren deutete kaum etwas hin.</translation>
    </message>
    <message>
        <source>{words} The true one had a chance of {share}.</source>
        <translation>{words} Der wahre hatte eine Wahrscheinlichkeit von {share}.</translation>
    </message>
    <message>
        <source>{words} The true one was the likeliest, with {share}.</source>
        <translation>{words} Der wahre war mit {share} der wahrscheinlichste.</translation>
    </message>
</context>
<context>
    <name>WhoChoice</name>
    <message>
        <source>All by the computer</source>
        <translation>Nur der Computer</translation>
    </message>
    <message>
        <source>Four players, one screen</source>
        <translation>Vier Spieler, ein Bildschirm</translation>
    </message>
    <message>
        <source>One figure</source>
        <translation>Eine Figur</translation>
    </message>
    <message>
        <source>People play all sides and take turns at this screen; each sees only what they may know</source>
        <translation>Menschen spielen alle Seiten und wechseln sich an diesem Bildschirm ab; jeder sieht nur, was er wissen darf</translation>
    </message>
    <message>
        <source>The seats are chosen one by one, under “Advanced”.</source>
        <translation>Die Plätze sind unter „Erweitert“ einzeln festgelegt.</translation>
    </message>
    <message>
        <source>Three players, one screen</source>
        <translation>Drei Spieler, ein Bildschirm</translation>
    </message>
    <message>
        <source>Two players, one screen</source>
        <translation>Zwei Spieler, ein Bildschirm</translation>
    </message>
    <message>
        <source>Which figure?</source>
        <translation>Welche Figur?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wer bist du?</translation>
    </message>
    <message>
        <source>You play one figure, the computer plays its teammates</source>
        <translation>Du spielst eine Figur, der Computer die übrigen des Teams</translation>
    </message>
    <message>
        <source>You play: {side}</source>
        <translation>Du spielst: {side}</translation>
    </message>
    <message>
        <source>You watch the computer play</source>
        <translation>Du siehst dem Computer beim Spielen zu</translation>
    </message>
    <message>
        <source>{count} players, one screen</source>
        <translation>{count} Spieler, ein Bildschirm</translation>
    </message>
</context>
<context>
    <name>WindowTitle</name>
    <message>
        <source>Night over Europe</source>
        <translation>Nacht über Europa</translation>
    </message>
    <message>
        <source>Replay of {game}</source>
        <translation>Aufzeichnung: {game}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist vorbei</translation>
    </message>
    <message>
        <source>{game}: {moment}</source>
        <translation>{game}: {moment}</translation>
    </message>
    <message>
        <source>{game}: {side}, {moment}</source>
        <translation>{game}: {side}, {moment}</translation>
    </message>
    <message>
        <source>{subject} – {program}</source>
        <translation>{subject} – {program}</translation>
    </message>
</context>
<context>
    <name>WindowsPage</name>
    <message>
        <source>Act while I watch</source>
        <translation>Handeln, und ich sehe zu</translation>
    </message>
    <message>
        <source>Always ask me</source>
        <translation>Immer fragen</translation>
    </message>
    <message>
        <source>Ask me as {player}</source>
        <translation>Mich als {player} fragen</translation>
    </message>
    <message>
        <source>Card prompts</source>
        <translation>Kartenabfragen</translation>
    </message>
    <message>
        <source>Computer-controlled teammates:</source>
        <translation>Vom Computer gespielte Mitspieler im Team:</translation>
    </message>
    <message>
        <source>Never ask me</source>
        <translation>Nie fragen</translation>
    </message>
    <message>
        <source>Show their plan and ask me</source>
        <translation>Plan zeigen und mich fragen</translation>
    </message>
    <message>
        <source>You are prompted at these moments only if you hold a card for them. Clear the box to pass a moment automatically; the other players never learn your choice.</source>
        <translation>In diesen Momenten wirst du nur gefragt, wenn du eine Karte dafür hast. Entferne das Häkchen, um automatisch zu passen; die anderen Spieler erfahren deine Wahl nie.</translation>
    </message>
    <message>
        <source>{window} ({player})</source>
        <translation>{window} ({player})</translation>
    </message>
</context>
<context>
    <name>aids</name>
    <message numerus="yes">
        <source>%n turn(s) ago</source>
        <translation>
            <numerusform>Vor einem Zug</numerusform>
            <numerusform>Vor %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>A person may start anywhere: there is no estimate while so many places are possible.</source>
        <translation>Ein Mensch kann überall beginnen: Solange so viele Orte möglich sind, gibt es keine Schätzung.</translation>
    </message>
    <message>
        <source>About as uncertain as if {count} places were equally likely.</source>
        <translation>Etwa so ungewiss, als wären {count} Orte gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>Known facts about where {figure} was</source>
        <translation>Was darüber bekannt ist, wo {figure} war</translation>
    </message>
    <message>
        <source>Nothing is hidden yet.</source>
        <translation>Noch ist nichts verborgen.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message numerus="yes">
        <source>Now and %n turn(s) before</source>
        <translation>
            <numerusform>Jetzt und einen Zug davor</numerusform>
            <numerusform>Jetzt und %n Züge davor</numerusform>
        </translation>
    </message>
    <message>
        <source>Places where {figure} may be or may have been</source>
        <translation>Orte, an denen {figure} sein oder gewesen sein kann</translation>
    </message>
    <message>
        <source>The possible places are being calculated…</source>
        <translation>Die möglichen Orte werden berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>Where the others expect you now</source>
        <translation>Wo die anderen dich jetzt vermuten</translation>
    </message>
    <message numerus="yes">
        <source>Where the others think you were %n turn(s) ago</source>
        <translation>
            <numerusform>Wo du nach Ansicht der anderen vor einem Zug warst</numerusform>
            <numerusform>Wo du nach Ansicht der anderen vor %n Zügen warst</numerusform>
        </translation>
    </message>
    <message>
        <source>Where {figure} may be now</source>
        <translation>Wo {figure} jetzt sein kann</translation>
    </message>
    <message numerus="yes">
        <source>Where {figure} may have been %n turn(s) ago</source>
        <translation>
            <numerusform>Wo {figure} vor einem Zug gewesen sein kann</numerusform>
            <numerusform>Wo {figure} vor %n Zügen gewesen sein kann</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not know anything about {figure} yet.</source>
        <translation>Du weißt noch nichts über {figure}.</translation>
    </message>
    <message>
        <source>Your own marks on the map</source>
        <translation>Deine eigenen Markierungen auf der Karte</translation>
    </message>
    <message>
        <source>the hidden figure</source>
        <translation>die verborgene Figur</translation>
    </message>
    <message>
        <source>{first} to {last} turns ago</source>
        <translation>Vor {first} bis {last} Zügen</translation>
    </message>
    <message>
        <source>{place}: here</source>
        <translation>{place}: hier</translation>
    </message>
    <message>
        <source>{place}: not here</source>
        <translation>{place}: nicht hier</translation>
    </message>
    <message>
        <source>{place}: perhaps</source>
        <translation>{place}: vielleicht</translation>
    </message>
    <message>
        <source>{when}: {what}</source>
        <translation>{when}: {what}</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>mehrdeutige Option: %(option)s kann %(matches)s bedeuten</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Wert ist nötig</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>höchstens ein Wert ist erlaubt</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>der Wert %r ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>kein gültiger Wert (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r steht nicht zur Wahl (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht zusammen mit %s erlaubt</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eines der Argumente %s ist nötig</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>unexpected option string: %s</source>
        <translation>unerwartete Option: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
</context>
<context>
    <name>campaign.dates</name>
    <message>
        <source>Day {number}</source>
        <translation>Tag {number}</translation>
    </message>
    <message>
        <source>{number} April</source>
        <translation>{number}. April</translation>
    </message>
    <message>
        <source>{number} August</source>
        <translation>{number}. August</translation>
    </message>
    <message>
        <source>{number} December</source>
        <translation>{number}. Dezember</translation>
    </message>
    <message>
        <source>{number} February</source>
        <translation>{number}. Februar</translation>
    </message>
    <message>
        <source>{number} January</source>
        <translation>{number}. Januar</translation>
    </message>
    <message>
        <source>{number} July</source>
        <translation>{number}. Juli</translation>
    </message>
    <message>
        <source>{number} June</source>
        <translation>{number}. Juni</translation>
    </message>
    <message>
        <source>{number} March</source>
        <translation>{number}. März</translation>
    </message>
    <message>
        <source>{number} May</source>
        <translation>{number}. Mai</translation>
    </message>
    <message>
        <source>{number} November</source>
        <translation>{number}. November</translation>
    </message>
    <message>
        <source>{number} October</source>
        <translation>{number}. Oktober</translation>
    </message>
    <message>
        <source>{number} September</source>
        <translation>{number}. September</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Cancels: {icons}</source>
        <translation>Hebt auf: {icons}</translation>
    </message>
    <message>
        <source>Claws</source>
        <translation>Klauen</translation>
    </message>
    <message>
        <source>Escape as Bat</source>
        <translation>Flucht als Fledermaus</translation>
    </message>
    <message>
        <source>Escape as Mist</source>
        <translation>Flucht als Nebel</translation>
    </message>
    <message>
        <source>Fangs</source>
        <translation>Reißzähne</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>In the deck: {count}. Discarded: {discards}.</source>
        <translation>Im Stapel: {count}. Abgeworfen: {discards}.</translation>
    </message>
    <message>
        <source>Mesmerize</source>
        <translation>Bannblick</translation>
    </message>
    <message>
        <source>Plotting</source>
        <translation>Ränkespiel</translation>
    </message>
    <message>
        <source>Shows: {icons}</source>
        <translation>Zeigt: {icons}</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Top card of the deck</source>
        <translation>Oberste Karte des Stapels</translation>
    </message>
    <message>
        <source>{counts} {meaning}</source>
        <translation>{counts} {meaning}</translation>
    </message>
</context>
<context>
    <name>chapters</name>
    <message numerus="yes">
        <source>%n day(s) left</source>
        <translation>
            <numerusform>noch %n Tag</numerusform>
            <numerusform>noch %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>A campaign&apos;s name has small letters, digits and hyphens only, at most 40.</source>
        <translation>Der Name einer Kampagne besteht nur aus Kleinbuchstaben, Ziffern und Bindestrichen, höchstens 40.</translation>
    </message>
    <message>
        <source>A chapter without a title</source>
        <translation>Ein Kapitel ohne Titel</translation>
    </message>
    <message>
        <source>Another program has finished this chapter in the meantime.</source>
        <translation>Ein anderes Programm hat dieses Kapitel inzwischen beendet.</translation>
    </message>
    <message>
        <source>Day {day} of {days}</source>
        <translation>Tag {day} von {days}</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Give the final answer now: it is {place}, as no other place is possible.</source>
        <translation>Gib jetzt die endgültige Antwort: {place} – ein anderer Ort ist nicht möglich.</translation>
    </message>
    <message>
        <source>Give the final answer now: {place} is right with a chance of {percent}%; playing on promises less.</source>
        <translation>Gib jetzt die endgültige Antwort: „{place}“ ist mit {percent}&#xa0;% Wahrscheinlichkeit richtig; weiterzuspielen verspricht weniger.</translation>
    </message>
    <message>
        <source>If you play on instead:</source>
        <translation>Wenn du stattdessen weiterspielst:</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>The campaign has changed since the start of this chapter, so its result does not count.</source>
        <translation>Die Kampagne hat sich seit dem Beginn dieses Kapitels geändert; sein Ergebnis zählt deshalb nicht.</translation>
    </message>
    <message>
        <source>The campaign {name} could not be read: {why}</source>
        <translation>Die Kampagne {name} konnte nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <source>The campaign {name} is no longer there; another program has deleted it.</source>
        <translation>Die Kampagne {name} gibt es nicht mehr; ein anderes Programm hat sie gelöscht.</translation>
    </message>
    <message>
        <source>The campaign {name} is not being saved: {why}</source>
        <translation>Die Kampagne {name} wird nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>The campaign {name} was damaged ({file}) and could not be restored.</source>
        <translation>Die Kampagne {name} war beschädigt ({file}) und konnte nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>The campaign {name} was damaged ({file}). It is restored from {count} finished chapters.</source>
        <translation>Die Kampagne {name} war beschädigt ({file}). Sie ist wiederhergestellt; gerettete Kapitel: {count}.</translation>
    </message>
    <message>
        <source>The chances are those of this goal.</source>
        <translation>Die Chancen gelten für dieses Ziel.</translation>
    </message>
    <message>
        <source>The chapter was already closed with another game, and that result counts.</source>
        <translation>Das Kapitel wurde schon mit einer anderen Partie abgeschlossen; deren Ergebnis zählt.</translation>
    </message>
    <message>
        <source>The days are over.</source>
        <translation>Die Tage sind um.</translation>
    </message>
    <message>
        <source>The final answer can be given from day {day} on.</source>
        <translation>Die endgültige Antwort kannst du ab Tag {day} geben.</translation>
    </message>
    <message>
        <source>The final answer is right.</source>
        <translation>Die endgültige Antwort ist richtig.</translation>
    </message>
    <message>
        <source>The final answer is wrong.</source>
        <translation>Die endgültige Antwort ist falsch.</translation>
    </message>
    <message>
        <source>The final answer {place} would be right in {percent}% of all cases.</source>
        <translation>Die endgültige Antwort „{place}“ wäre mit {percent}&#xa0;% Wahrscheinlichkeit richtig.</translation>
    </message>
    <message>
        <source>The game itself is over.</source>
        <translation>Die Partie selbst ist zu Ende.</translation>
    </message>
    <message>
        <source>The goal is reached.</source>
        <translation>Das Ziel ist erreicht.</translation>
    </message>
    <message>
        <source>The table of hunts could not be read: {why}</source>
        <translation>Die Tabelle der Jagden konnte nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <source>The table of hunts is not being saved: {why}</source>
        <translation>Die Tabelle der Jagden wird nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>The table of hunts was damaged and has been moved to {file}.</source>
        <translation>Die Tabelle der Jagden war beschädigt und wurde in {file} umbenannt.</translation>
    </message>
    <message>
        <source>This game asks for no final answer.</source>
        <translation>In dieser Partie ist keine endgültige Antwort gefragt.</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Within the days of this difficulty, {players} won {won} of {games} games ({percent}%) against {opponent}.</source>
        <translation>In den Tagen, die diese Schwierigkeit lässt, gewannen {players} {won} von {games} Partien ({percent}&#xa0;%) gegen {opponent}.</translation>
    </message>
    <message>
        <source>You can name one place, on your own turn, while he is hidden.</source>
        <translation>Du kannst einen Ort nennen, wenn du am Zug bist und er verborgen ist.</translation>
    </message>
    <message>
        <source>You can name one to {count:word} places, on your own turn, while he is hidden.</source>
        <translation>Du kannst bis zu {count:word} Orte nennen, wenn du am Zug bist und er verborgen ist.</translation>
    </message>
    <message>
        <source>You have lost.</source>
        <translation>Du hast verloren.</translation>
    </message>
    <message>
        <source>You have started this hunt before: your next game is attempt {number}.</source>
        <translation>Du hast diese Jagd schon begonnen: Deine nächste Partie ist Versuch {number}.</translation>
    </message>
    <message>
        <source>furyqt hunt {date} · {preset} · {medal} · day {day} · harm {harm} · influence {influence} · undone {times} · {nights}</source>
        <translation>furyqt-Jagd {date} · {preset} · {medal} · Tag {day} · Schaden {harm} · Einfluss {influence} · rückgängig {times} · {nights}</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>das Ziel</translation>
    </message>
    <message>
        <source>{counter}: at least {count}</source>
        <translation>{counter}: mindestens {count}</translation>
    </message>
    <message>
        <source>{counter}: at most {count}</source>
        <translation>{counter}: höchstens {count}</translation>
    </message>
    <message>
        <source>{counter}: exactly {count}</source>
        <translation>{counter}: genau {count}</translation>
    </message>
    <message>
        <source>{counter}: none</source>
        <translation>{counter}: 0</translation>
    </message>
    <message>
        <source>{counter}: {count} more</source>
        <translation>{counter}: noch {count}</translation>
    </message>
    <message>
        <source>{counter}: {count} of {wanted}</source>
        <translation>{counter}: {count} von {wanted}</translation>
    </message>
    <message>
        <source>{count} (lost at {bound})</source>
        <translation>{count} (verloren bei {bound})</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <source>{count} of {bound}</source>
        <translation>{count} von {bound}</translation>
    </message>
    <message>
        <source>{date} (attempt {number})</source>
        <translation>{date} (Versuch {number})</translation>
    </message>
    <message>
        <source>{file} is not the finished game of this chapter.</source>
        <translation>{file} ist nicht die beendete Partie dieses Kapitels.</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{preset} ({challenge})</source>
        <translation>{preset} ({challenge})</translation>
    </message>
    <message>
        <source>{reason} Medal: {medal}.</source>
        <translation>{reason} Medaille: {medal}.</translation>
    </message>
    <message>
        <source>{reason} {lacked}</source>
        <translation>{reason} {lacked}</translation>
    </message>
</context>
<context>
    <name>choices</name>
    <message>
        <source>In one go</source>
        <translation>Auf einmal</translation>
    </message>
    <message>
        <source>Not possible now ({count})</source>
        <translation>Jetzt nicht möglich ({count})</translation>
    </message>
    <message>
        <source>Other ways to do this: {count}; the right arrow key shows them.</source>
        <translation>Andere Möglichkeiten dafür: {count}; die Pfeiltaste nach rechts zeigt sie.</translation>
    </message>
    <message>
        <source>{name}: not possible now</source>
        <translation>{name}: jetzt nicht möglich</translation>
    </message>
</context>
<context>
    <name>combat</name>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round {round}: {what}</source>
        <translation>Runde {round}: {what}</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>bedrängt</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name}: {card}, canceled</source>
        <translation>{name}: {card}, aufgehoben</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Board games with hidden moves against a computer. Without a command the game window opens, with the game in a file if one is named.</source>
        <translation>Brettspiele mit verborgenen Zügen gegen einen Computer. Ohne Befehl öffnet sich das Spielfenster, bei Angabe einer Datei mit der Partie darin.</translation>
    </message>
    <message>
        <source>Dossier: {dossier}</source>
        <translation>Dossier: {dossier}</translation>
    </message>
    <message>
        <source>HURRIED: cut short without a time limit</source>
        <translation>ÜBEREILT: ohne Zeitlimit abgebrochen</translation>
    </message>
    <message>
        <source>HURRIED: decided without the search, which had failed</source>
        <translation>ÜBEREILT: ohne die Berechnung des Computers entschieden, weil sie gescheitert war</translation>
    </message>
    <message>
        <source>NOT REPEATED: {why}</source>
        <translation>NICHT WIEDERHOLT: {why}</translation>
    </message>
    <message>
        <source>NOT REPRODUCED</source>
        <translation>NICHT REPRODUZIERT</translation>
    </message>
    <message>
        <source>NOT REPRODUCED: it would be {token}</source>
        <translation>NICHT REPRODUZIERT: Es wäre {token}</translation>
    </message>
    <message>
        <source>NOT REPRODUCED: {why}</source>
        <translation>NICHT REPRODUZIERT: {why}</translation>
    </message>
    <message>
        <source>NOT VERIFIED: other values of {fields}</source>
        <translation>NICHT BESTÄTIGT: andere Werte von {fields}</translation>
    </message>
    <message>
        <source>NOT VERIFIED: {why}</source>
        <translation>NICHT BESTÄTIGT: {why}</translation>
    </message>
    <message>
        <source>Reads games from standard input, one per line: players, switches, draws or chance, and actions. For each game it prints the positions after every tenth action, with what is legal there, and the result. A line that is not a game, or an illegal action, gives an error, and reading goes on.</source>
        <translation>Liest Partien von der Standardeingabe, eine pro Zeile: Spieler, Schalter, gezogene Karten oder Zufall und Aktionen. Zu jeder Partie gibt der Befehl die Stellungen nach jeder zehnten Aktion mit dem, was dort erlaubt ist, und das Ergebnis aus. Eine Zeile, die keine Partie ist, oder eine verbotene Aktion ergibt einen Fehler, und es wird weitergelesen.</translation>
    </message>
    <message>
        <source>Reads play strings from standard input, one per line, and prints the state after each. If Dracula is to move, the state is his full copy; otherwise it hides what the hunters do not know. An empty line is the start of a game. A line that no game can have gives an error, and the exit code at the end is 2.</source>
        <translation>Liest Zugfolgen von der Standardeingabe, eine pro Zeile, und gibt die Stellung danach aus. Ist Dracula am Zug, ist das seine vollständige Fassung; sonst verbirgt sie, was die Jäger nicht wissen. Eine leere Zeile ist der Beginn einer Partie. Eine Zeile, die in keiner Partie vorkommen kann, ergibt einen Fehler, und am Ende ist der Exit-Code 2.</translation>
    </message>
    <message>
        <source>The rows are those of furyqt/rules/dining/data. The output is an option for a new game; it has the content of the file, so a record of the game can be replayed without it.</source>
        <translation>Die Zeilen sind die von furyqt/rules/dining/data. Ausgegeben wird eine Option für eine neue Partie; sie enthält den Inhalt der Datei, sodass eine Aufzeichnung der Partie ohne die Datei nachgespielt werden kann.</translation>
    </message>
    <message>
        <source>Weaker levels think less, weigh evidence less sharply and make small mistakes. No level sees more than another.</source>
        <translation>Schwächere Stufen denken weniger nach, werten Hinweise weniger genau aus und machen kleine Fehler. Keine Stufe sieht mehr als eine andere.</translation>
    </message>
    <message>
        <source>a TOML file with the rows that differ</source>
        <translation>eine TOML-Datei mit den Zeilen, die anders sind</translation>
    </message>
    <message>
        <source>a challenge, such as no_trains</source>
        <translation>eine Herausforderung, etwa no_trains</translation>
    </message>
    <message>
        <source>a chapter such as shadow-04 (default: the first open one)</source>
        <translation>ein Kapitel wie shadow-04 (Vorgabe: das erste offene)</translation>
    </message>
    <message>
        <source>a dossier (typical)</source>
        <translation>ein Dossier (typical)</translation>
    </message>
    <message>
        <source>a game&apos;s name, see &apos;furyqt games&apos;</source>
        <translation>der Name eines Spiels, siehe „furyqt games“</translation>
    </message>
    <message>
        <source>a game&apos;s name; all of them without it</source>
        <translation>der Name eines Spiels; ohne ihn alle</translation>
    </message>
    <message>
        <source>a plan before a person, reproduced</source>
        <translation>Plan mit Zustimmung oder Einspruch, reproduziert</translation>
    </message>
    <message>
        <source>a puzzle&apos;s number (default: one of your strength)</source>
        <translation>die Nummer eines Rätsels (Vorgabe: eines, das zu deiner Stärke passt)</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>eine aufgezeichnete Partie</translation>
    </message>
    <message>
        <source>a round robin in which each agent takes every seat</source>
        <translation>ein Rundenturnier, in dem jeder Agent jeden Platz einnimmt</translation>
    </message>
    <message>
        <source>a section or a rule, such as R8 or R8.5</source>
        <translation>ein Abschnitt oder eine Regel, zum Beispiel R8 oder R8.5</translation>
    </message>
    <message>
        <source>accept decisions cut short without a time limit, as by “Move Now”</source>
        <translation>Entscheidungen annehmen, die ohne Zeitlimit abgebrochen wurden, etwa mit „Jetzt ziehen“</translation>
    </message>
    <message>
        <source>agents for {player} in a round robin, separated by commas; &apos;{bots}&apos; adds all rule bots</source>
        <translation>Agenten für {player} in einem Rundenturnier, durch Kommas getrennt; „{bots}“ nimmt alle Regelbots dazu</translation>
    </message>
    <message>
        <source>an unnamed version</source>
        <translation>einer unbenannten Version</translation>
    </message>
    <message>
        <source>answer play strings of the simplified game with moves</source>
        <translation>Zugfolgen des vereinfachten Spiels mit Zügen beantworten</translation>
    </message>
    <message>
        <source>answer play strings of the simplified game with their states</source>
        <translation>Zugfolgen des vereinfachten Spiels mit ihren Stellungen beantworten</translation>
    </message>
    <message>
        <source>answer puzzles about a hidden trail in the terminal</source>
        <translation>Rätsel über eine verborgene Spur im Terminal lösen</translation>
    </message>
    <message>
        <source>append the figures, with this commit, to the chapter&apos;s file</source>
        <translation>die Zahlen mit diesem Commit an die Datei des Kapitels anhängen</translation>
    </message>
    <message>
        <source>appended to {file}</source>
        <translation>angehängt an {file}</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>as many puzzles as you can solve in five minutes</source>
        <translation>so viele Rätsel, wie du in fünf Minuten lösen kannst</translation>
    </message>
    <message>
        <source>check your own table file for Dining with Dracula and print its option</source>
        <translation>deine Tabellendatei für Dinner mit Dracula prüfen und ihre Option ausgeben</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>commands:
{commands}

&apos;furyqt COMMAND --help&apos; describes one of them.</source>
        <translation>Befehle:
{commands}

„furyqt BEFEHL --help“ beschreibt einen davon.</translation>
    </message>
    <message>
        <source>cut short, as far reproduced</source>
        <translation>vorzeitig beendet, bis dahin reproduziert</translation>
    </message>
    <message>
        <source>decisions with more iterations are not repeated ({limit})</source>
        <translation>Entscheidungen mit mehr Iterationen werden nicht wiederholt ({limit})</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>from this action (1)</source>
        <translation>ab dieser Aktion (1)</translation>
    </message>
    <message>
        <source>games per pairing (10)</source>
        <translation>Partien pro Paarung (10)</translation>
    </message>
    <message>
        <source>how decisions can be undone</source>
        <translation>wie Entscheidungen rückgängig gemacht werden können</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>interrupted after {done} of {count} decisions</source>
        <translation>nach {done} von {count} Entscheidungen abgebrochen</translation>
    </message>
    <message>
        <source>it is signed by a computer, but a person plays here</source>
        <translation>Sie ist einem Computer zugeschrieben, aber hier spielt ein Mensch</translation>
    </message>
    <message>
        <source>it is signed by {agent}</source>
        <translation>Als Entscheider ist {agent} angegeben</translation>
    </message>
    <message>
        <source>it names the decision of a person, but none plays this side</source>
        <translation>Sie ist einem Menschen zugeschrieben, aber auf dieser Seite spielt keiner</translation>
    </message>
    <message>
        <source>it says {count} iterations, more than the limit of {limit}</source>
        <translation>Die Aufzeichnung nennt {count} Iterationen, mehr als die Grenze von {limit}</translation>
    </message>
    <message>
        <source>keep every game&apos;s record</source>
        <translation>die Aufzeichnung jeder Partie aufbewahren</translation>
    </message>
    <message>
        <source>let agents play many games against each other</source>
        <translation>Agenten viele Partien gegeneinander spielen lassen</translation>
    </message>
    <message>
        <source>levels (iterations): {names}</source>
        <translation>Stufen (Iterationen): {names}</translation>
    </message>
    <message>
        <source>list the chapters (default), play one, or verify the finished ones</source>
        <translation>die Kapitel auflisten (Vorgabe), eins spielen oder die beendeten prüfen</translation>
    </message>
    <message>
        <source>list the games with their players, options and levels</source>
        <translation>die Spiele mit Spielern, Optionen und Stufen auflisten</translation>
    </message>
    <message>
        <source>list the puzzles</source>
        <translation>die Rätsel auflisten</translation>
    </message>
    <message>
        <source>list your results</source>
        <translation>deine Ergebnisse auflisten</translation>
    </message>
    <message>
        <source>list, play and verify the chapters of a campaign in the terminal</source>
        <translation>die Kapitel einer Kampagne im Terminal auflisten, spielen und prüfen</translation>
    </message>
    <message>
        <source>measure the speed of rules, search and start-up</source>
        <translation>die Geschwindigkeit von Regeln, Suche und Start messen</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>one agent per player, by the names that &apos;furyqt games&apos; lists: random, greedy, search:LEVEL, search:ITERATIONS, search:SECONDSs (0.1s), bot:NAME; {default} for a player not named</source>
        <translation>ein Agent pro Spieler, mit den Namen aus „furyqt games“: random, greedy, search:STUFE, search:ITERATIONEN, search:SEKUNDENs (0.1s), bot:NAME; {default} für nicht genannte Spieler</translation>
    </message>
    <message>
        <source>only check that the game replays as recorded</source>
        <translation>nur prüfen, ob sich die Partie wie aufgezeichnet nachspielen lässt</translation>
    </message>
    <message>
        <source>only puzzles of this kind</source>
        <translation>nur Rätsel dieser Art</translation>
    </message>
    <message>
        <source>only puzzles that you have answered but not solved</source>
        <translation>nur Rätsel, die du beantwortet, aber nicht gelöst hast</translation>
    </message>
    <message>
        <source>only puzzles with this theme</source>
        <translation>nur Rätsel zu diesem Thema</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>paper: no hints and no possible places</source>
        <translation>paper: ohne Tipps und ohne mögliche Orte</translation>
    </message>
    <message>
        <source>pieces: {names}</source>
        <translation>Figuren: {names}</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>eine Partie im Terminal spielen</translation>
    </message>
    <message>
        <source>play games of Dining with Dracula in a neutral form and print their positions</source>
        <translation>Partien von Dinner mit Dracula in neutraler Form spielen und ihre Stellungen ausgeben</translation>
    </message>
    <message>
        <source>play on this Dask cluster (extra &apos;cluster&apos;)</source>
        <translation>auf diesem Dask-Cluster spielen (Extra „cluster“)</translation>
    </message>
    <message>
        <source>play the hunt of the day in the terminal</source>
        <translation>die Jagd des Tages im Terminal spielen</translation>
    </message>
    <message>
        <source>play this chapter of the game&apos;s campaign</source>
        <translation>dieses Kapitel der Kampagne des Spiels spielen</translation>
    </message>
    <message>
        <source>play without changing the campaign</source>
        <translation>spielen, ohne die Kampagne zu ändern</translation>
    </message>
    <message>
        <source>players: {names}</source>
        <translation>Spieler: {names}</translation>
    </message>
    <message>
        <source>print one JSON array</source>
        <translation>ein JSON-Array ausgeben</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <source>print or check a recorded game</source>
        <translation>eine aufgezeichnete Partie ausgeben oder prüfen</translation>
    </message>
    <message>
        <source>print the figures as JSON</source>
        <translation>die Zahlen als JSON ausgeben</translation>
    </message>
    <message>
        <source>print the rules of a game, or one of them</source>
        <translation>die Regeln eines Spiels ausgeben oder eine davon</translation>
    </message>
    <message>
        <source>print what this player knows (default: everything if the game is over or hides nothing, else what the person in it knows, or the first player); only actions that the player knows are counted</source>
        <translation>ausgeben, was dieser Spieler weiß (Vorgabe: alles, wenn die Partie vorbei ist oder nichts verborgen ist, sonst das Wissen der Person, die mitspielt, oder des ersten Spielers); gezählt werden nur Aktionen, die der Spieler kennt</translation>
    </message>
    <message>
        <source>processes (one for each core)</source>
        <translation>Prozesse (einer pro Kern)</translation>
    </message>
    <message>
        <source>recorded by {by}, repeated by {ours}: only the same version makes the same decisions</source>
        <translation>aufgezeichnet von {by}, wiederholt von {ours}: Nur dieselbe Version entscheidet gleich</translation>
    </message>
    <message>
        <source>repeat every computer decision of a recorded game from what the computer knew</source>
        <translation>jede Entscheidung des Computers einer aufgezeichneten Partie aus seinem damaligen Wissen wiederholen</translation>
    </message>
    <message>
        <source>reproduced</source>
        <translation>reproduziert</translation>
    </message>
    <message>
        <source>resume a saved game; without FILE the latest unfinished one</source>
        <translation>eine gespeicherte Partie fortsetzen; ohne FILE die letzte unbeendete</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>die Version anzeigen und beenden</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>diese Hilfe anzeigen und beenden</translation>
    </message>
    <message>
        <source>stop as soon as one of two hypotheses is refuted: bounds in Elo, or in points with --by score; a negative one as in --sprt=-5,0</source>
        <translation>aufhören, sobald eine von zwei Hypothesen widerlegt ist: Grenzen in Elo, mit --by score in Punkten; eine negative wie in --sprt=-5,0</translation>
    </message>
    <message>
        <source>such as 2026-11-22 (default: today)</source>
        <translation>etwa 2026-11-22 (Vorgabe: heute)</translation>
    </message>
    <message>
        <source>such as knife:seward or day</source>
        <translation>etwa knife:seward oder day</translation>
    </message>
    <message>
        <source>such as lite; see furyqt games</source>
        <translation>zum Beispiel lite; siehe „furyqt games“</translation>
    </message>
    <message>
        <source>the agent does {full} iterations here, not {count}</source>
        <translation>Dieser Computerspieler rechnet hier {full} Iterationen, nicht {count}</translation>
    </message>
    <message>
        <source>the agent never does {count} iterations</source>
        <translation>Dieser Computerspieler rechnet nie {count} Iterationen</translation>
    </message>
    <message>
        <source>the agent never grows {count} trees</source>
        <translation>Dieser Computerspieler verwendet nie {count} Bäume</translation>
    </message>
    <message>
        <source>the agent of the chapter&apos;s own side (goal)</source>
        <translation>der Agent der eigenen Seite des Kapitels (goal)</translation>
    </message>
    <message>
        <source>the agent of the other side, or {preset}: the one that a person meets (greedy)</source>
        <translation>der Agent der anderen Seite oder {preset}: der, gegen den ein Mensch spielt (greedy)</translation>
    </message>
    <message>
        <source>the campaign (default: first)</source>
        <translation>die Kampagne (Vorgabe: first)</translation>
    </message>
    <message>
        <source>the chapter&apos;s difficulty (all)</source>
        <translation>die Schwierigkeit eines Kapitels (all)</translation>
    </message>
    <message>
        <source>the chapter&apos;s file, for --append</source>
        <translation>die Datei des Kapitels, für --append</translation>
    </message>
    <message>
        <source>the difficulty</source>
        <translation>die Schwierigkeit</translation>
    </message>
    <message>
        <source>the first N actions only</source>
        <translation>nur die ersten N Aktionen</translation>
    </message>
    <message>
        <source>the first game&apos;s seed; the others follow (0)</source>
        <translation>der Startwert der ersten Partie; die anderen folgen (0)</translation>
    </message>
    <message>
        <source>the language (default: the system&apos;s)</source>
        <translation>die Sprache (Vorgabe: die des Systems)</translation>
    </message>
    <message>
        <source>the level “{level}” has changed since then</source>
        <translation>Die Stufe „{level}“ hat sich seither geändert</translation>
    </message>
    <message>
        <source>the plan that was overruled is the action itself</source>
        <translation>Der geänderte Plan ist die Aktion selbst</translation>
    </message>
    <message>
        <source>the puzzle of the day</source>
        <translation>das Rätsel des Tages</translation>
    </message>
    <message>
        <source>the record does not say how it was decided</source>
        <translation>Die Aufzeichnung sagt nicht, wie entschieden wurde</translation>
    </message>
    <message>
        <source>the seed from which the game can be repeated</source>
        <translation>der Startwert, aus dem sich die Partie wiederholen lässt</translation>
    </message>
    <message>
        <source>the side whose moves are returned</source>
        <translation>die Seite, deren Züge ausgegeben werden</translation>
    </message>
    <message>
        <source>the side you play, or some of its pieces, such as mina,seward (default: the first side)</source>
        <translation>die Seite, die du spielst, oder einige ihrer Figuren wie mina,seward (Vorgabe: die erste Seite)</translation>
    </message>
    <message>
        <source>think about the next move while waiting for the next line</source>
        <translation>in der Wartezeit auf die nächste Zeile über den nächsten Zug nachdenken</translation>
    </message>
    <message>
        <source>thinking time per move</source>
        <translation>Bedenkzeit pro Zug</translation>
    </message>
    <message>
        <source>to this action (the last)</source>
        <translation>bis zu dieser Aktion (der letzten)</translation>
    </message>
    <message>
        <source>trees of a complete search share the iterations evenly</source>
        <translation>Die Bäume einer vollständigen Suche teilen sich die Iterationen gleichmäßig</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>variants of the rules</source>
        <translation>Regelvarianten</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>what --sprt tests and --chart shows (win)</source>
        <translation>was --sprt prüft und --chart zeigt (win)</translation>
    </message>
    <message>
        <source>with --resume: leave the file as it is and play on in a copy</source>
        <translation>mit --resume: die Datei unverändert lassen und in einer Kopie weiterspielen</translation>
    </message>
    <message>
        <source>write a chart as SVG</source>
        <translation>ein Diagramm als SVG schreiben</translation>
    </message>
    <message>
        <source>write the game record here at the end</source>
        <translation>die Aufzeichnung der Partie am Ende hierhin schreiben</translation>
    </message>
    <message>
        <source>write the results as JSON, or print them so</source>
        <translation>die Ergebnisse als JSON schreiben oder ausgeben</translation>
    </message>
    <message>
        <source>{chapter}: {medal}, on day {day}: {result}</source>
        <translation>{chapter}: {medal}, am {day}. Tag: {result}</translation>
    </message>
    <message>
        <source>{count} DIFFERENT</source>
        <translation>{count} ABWEICHEND</translation>
    </message>
    <message>
        <source>{count} HURRIED (--allow-hurried accepts them)</source>
        <translation>{count} ÜBEREILT (--allow-hurried lässt sie zu)</translation>
    </message>
    <message>
        <source>{count} agreed to or overruled by a person</source>
        <translation>{count} von einem Menschen bestätigt oder geändert</translation>
    </message>
    <message>
        <source>{count} cut short by time</source>
        <translation>{count} durch das Zeitlimit abgebrochen</translation>
    </message>
    <message>
        <source>{count} decisions of persons not audited</source>
        <translation>{count} Entscheidungen von Menschen nicht geprüft</translation>
    </message>
    <message>
        <source>{count} drawn at random</source>
        <translation>{count} ausgelost</translation>
    </message>
    <message>
        <source>{count} not repeatable</source>
        <translation>{count} nicht wiederholbar</translation>
    </message>
    <message>
        <source>{count} over the limit</source>
        <translation>{count} über der Grenze</translation>
    </message>
    <message>
        <source>{done} of {count} decisions repeated</source>
        <translation>{done} von {count} Entscheidungen wiederholt</translation>
    </message>
    <message>
        <source>{done} of {count} games played</source>
        <translation>{done} von {count} Partien gespielt</translation>
    </message>
    <message>
        <source>{file}: {count} actions, verified</source>
        <translation>{file}: {count} Aktionen, geprüft</translation>
    </message>
    <message>
        <source>{file}: {done} of {count} computer decisions reproduced</source>
        <translation>{file}: {done} von {count} Entscheidungen des Computers reproduziert</translation>
    </message>
    <message>
        <source>{levels}, iterations (200), a time (0.5s), greedy or random; @2s limits the time, +bold is a style ({styles}); default: normal</source>
        <translation>{levels}, Iterationen (200), eine Zeit (0.5s), greedy oder random; @2s begrenzt die Zeit, +bold ist ein Stil ({styles}); Vorgabe: normal</translation>
    </message>
    <message>
        <source>{medal}, on day {day}.</source>
        <translation>{medal}, am {day}. Tag.</translation>
    </message>
    <message>
        <source>{program}: {why} (see {program} --help)</source>
        <translation>{program}: {why} (siehe {program} --help)</translation>
    </message>
    <message>
        <source>{progress}, about {time} left</source>
        <translation>{progress}, noch etwa {time}</translation>
    </message>
</context>
<context>
    <name>controllers</name>
    <message>
        <source>A result that was not in the statistics yet was damaged and has been moved to {file}.</source>
        <translation>Ein Ergebnis, das noch nicht in der Statistik stand, war beschädigt und liegt jetzt in {file}.</translation>
    </message>
    <message>
        <source>Results that are not in the statistics yet: {count} ({why}). Closing the program now would lose them.</source>
        <translation>Ergebnisse, die noch nicht in der Statistik sind: {count} ({why}). Wird das Programm jetzt beendet, gehen sie verloren.</translation>
    </message>
    <message>
        <source>Results that are not in the statistics yet: {count} ({why}). They will be added later.</source>
        <translation>Ergebnisse, die noch nicht in der Statistik sind: {count} ({why}). Sie werden später nachgetragen.</translation>
    </message>
    <message>
        <source>The computer&apos;s search failed twice, so there is no hint.</source>
        <translation>Die Berechnung des Computers ist zweimal gescheitert: Es gibt keinen Tipp.</translation>
    </message>
    <message>
        <source>The computer&apos;s search failed twice, so this move follows a rule of thumb.</source>
        <translation>Die Berechnung des Computers ist zweimal gescheitert: Dieser Zug folgt einer Faustregel.</translation>
    </message>
    <message>
        <source>The computer&apos;s search failed twice. Until it works again, moves follow a rule of thumb.</source>
        <translation>Die Berechnung des Computers ist zweimal gescheitert. Bis sie wieder gelingt, folgen die Züge einer Faustregel.</translation>
    </message>
    <message>
        <source>The computer&apos;s search stopped unexpectedly and was restarted.</source>
        <translation>Die Berechnung des Computers brach unerwartet ab und wurde neu gestartet.</translation>
    </message>
    <message>
        <source>The end of {file} is missing; the game is opened at its last whole move.</source>
        <translation>Das Ende von {file} fehlt; die Partie wird mit ihrem letzten vollständigen Zug geöffnet.</translation>
    </message>
    <message>
        <source>The game is not being saved automatically: {why}</source>
        <translation>Die Partie wird nicht automatisch gespeichert: {why}</translation>
    </message>
    <message>
        <source>The settings could not be read ({why}); the defaults are used.</source>
        <translation>Die Einstellungen waren nicht lesbar ({why}); es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {why}</source>
        <translation>Die Einstellungen ließen sich nicht speichern: {why}</translation>
    </message>
    <message>
        <source>The settings were damaged and have been moved to {file}; the defaults are used.</source>
        <translation>Die Einstellungen waren beschädigt und liegen jetzt in {file}; es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The statistics cannot be read: {why}</source>
        <translation>Die Statistik ist nicht lesbar: {why}</translation>
    </message>
    <message>
        <source>The statistics were damaged and have been moved to {file}; a new file is started.</source>
        <translation>Die Statistik war beschädigt und liegt jetzt in {file}; eine neue Datei wird begonnen.</translation>
    </message>
    <message>
        <source>There is already a game with this name.</source>
        <translation>Eine Partie mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>This name cannot be used for a game.</source>
        <translation>Dieser Name ist für eine Partie nicht möglich.</translation>
    </message>
    <message>
        <source>Your lesson progress could not be read: {why}</source>
        <translation>Dein Lernstand ließ sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>Your lesson progress could not be saved: {why}</source>
        <translation>Dein Lernstand ließ sich nicht speichern: {why}</translation>
    </message>
    <message>
        <source>Your lesson progress was damaged and has been moved to {file}. Lessons start from the beginning.</source>
        <translation>Dein Lernstand war beschädigt und liegt jetzt in {file}. Die Lektionen beginnen von vorn.</translation>
    </message>
    <message>
        <source>Your pencil marks are not being saved: {why}</source>
        <translation>Deine Markierungen werden nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>Your pencil marks could not be read: {why}</source>
        <translation>Deine Markierungen ließen sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>Your pencil marks were damaged and have been moved to {file}.</source>
        <translation>Deine Markierungen waren beschädigt und liegen jetzt in {file}.</translation>
    </message>
    <message>
        <source>the file is from a newer version of the program</source>
        <translation>die Datei stammt aus einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>{file} cannot be opened. Line {line}: {why}.</source>
        <translation>{file} lässt sich nicht öffnen. Zeile {line}: {why}.</translation>
    </message>
    <message>
        <source>{file} is open in another program.</source>
        <translation>{file} ist in einem anderen Programm geöffnet.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; this game is now being saved in {other}.</source>
        <translation>{file} wurde von einem anderen Programm geändert; diese Partie wird jetzt in {other} gespeichert.</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
</context>
<context>
    <name>dining</name>
    <message numerus="yes">
        <source>%n Beers</source>
        <translation>
            <numerusform>%n Bier</numerusform>
            <numerusform>%n Bier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Blood Packs</source>
        <translation>
            <numerusform>%n Blutkonserve</numerusform>
            <numerusform>%n Blutkonserven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bricks</source>
        <translation>
            <numerusform>%n Ziegel</numerusform>
            <numerusform>%n Ziegel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Doughnuts</source>
        <translation>
            <numerusform>%n Donut</numerusform>
            <numerusform>%n Donuts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Favor</source>
        <translation>
            <numerusform>%n Gunst</numerusform>
            <numerusform>%n Gunst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Garlic</source>
        <translation>
            <numerusform>%n Knoblauch</numerusform>
            <numerusform>%n Knoblauch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Holy Water</source>
        <translation>
            <numerusform>%n Weihwasser</numerusform>
            <numerusform>%n Weihwasser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Metal</source>
        <translation>
            <numerusform>%n Metall</numerusform>
            <numerusform>%n Metall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sheep</source>
        <translation>
            <numerusform>%n Schaf</numerusform>
            <numerusform>%n Schafe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wood</source>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the row are facedown.</source>
        <translation>
            <numerusform>Eine Karte der Reihe ist umgedreht.</numerusform>
            <numerusform>%n Karten der Reihe sind umgedreht.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Gift completed at Dinner</source>
        <translation>Ein beim Dinner überreichtes Geschenk</translation>
    </message>
    <message>
        <source>A majority needs</source>
        <translation>Eine Mehrheit braucht</translation>
    </message>
    <message>
        <source>About level with the best rival.</source>
        <translation>Etwa gleichauf mit dem besten Gegner.</translation>
    </message>
    <message>
        <source>About {points} VP ahead of the best rival.</source>
        <translation>Etwa {points} SP vor dem besten Gegner.</translation>
    </message>
    <message>
        <source>About {points} VP behind the best rival.</source>
        <translation>Etwa {points} SP hinter dem besten Gegner.</translation>
    </message>
    <message>
        <source>Attend the Dinner</source>
        <translation>Am Dinner teilnehmen</translation>
    </message>
    <message>
        <source>Beer</source>
        <translation>Bier</translation>
    </message>
    <message>
        <source>Between equals the first of two seats wins about 7 of 10 games; with welcome snacks all seats are about even.</source>
        <translation>Zu zweit gewinnt unter Gleichstarken der erste Platz etwa 7 von 10 Partien; mit Begrüßungshäppchen haben alle Plätze etwa gleiche Aussichten.</translation>
    </message>
    <message>
        <source>Blood Pack</source>
        <translation>Blutkonserve</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>Ziegel</translation>
    </message>
    <message>
        <source>Complete {gift} for {cost}: {points} VP</source>
        <translation>„{gift}“ für {cost} überreichen: {points} SP</translation>
    </message>
    <message>
        <source>Convert 1 Favor into 1 VP</source>
        <translation>1 Gunst in 1 SP umwandeln</translation>
    </message>
    <message>
        <source>Cubes of {player}: {stock}; spaces of the Gifts track: {spaces}.</source>
        <translation>Klötzchen von {player}: {stock}; Felder der Geschenkeleiste: {spaces}.</translation>
    </message>
    <message>
        <source>Dining with Dracula</source>
        <translation>Dinner mit Dracula</translation>
    </message>
    <message>
        <source>Do you attend the Dinner?</source>
        <translation>Nimmst du am Dinner teil?</translation>
    </message>
    <message>
        <source>Do you exchange a Gift card for a new one?</source>
        <translation>Tauschst du eine Geschenkkarte gegen eine neue?</translation>
    </message>
    <message>
        <source>Do you keep the Tourist as a Bribe, or send the Tourist to a space?</source>
        <translation>Behältst du den Touristen als Bestechung, oder schickst du ihn auf ein Feld?</translation>
    </message>
    <message>
        <source>Do you remove a Bite or take a resource?</source>
        <translation>Kurierst du einen Biss, oder nimmst du einen Rohstoff?</translation>
    </message>
    <message>
        <source>Do you want to {steps}?</source>
        <translation>Willst du {steps}?</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>Donut</translation>
    </message>
    <message>
        <source>Each Bite reduces</source>
        <translation>Jeder Biss verringert</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>End your Dinner</source>
        <translation>Dein Dinner beenden</translation>
    </message>
    <message>
        <source>Exchange {gift}</source>
        <translation>„{gift}“ tauschen</translation>
    </message>
    <message>
        <source>Faceup card: {name}: {text}</source>
        <translation>Offene Karte: {name}: {text}</translation>
    </message>
    <message>
        <source>Favor</source>
        <translation>Gunst</translation>
    </message>
    <message>
        <source>Fetch a Tourist from the Bus for {cost}</source>
        <translation>Einen Touristen aus dem Reisebus holen für {cost}</translation>
    </message>
    <message>
        <source>Garlic</source>
        <translation>Knoblauch</translation>
    </message>
    <message>
        <source>Gift cards on the Gifts track</source>
        <translation>Geschenkkarten auf der Geschenkeleiste</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Holy Water</source>
        <translation>Weihwasser</translation>
    </message>
    <message>
        <source>Keep the Tourist as a Bribe</source>
        <translation>Den Touristen als Bestechung behalten</translation>
    </message>
    <message>
        <source>Leftmost cube of the Gifts track</source>
        <translation>Klötzchen ganz links auf der Geschenkeleiste</translation>
    </message>
    <message>
        <source>Majority at a location</source>
        <translation>Mehrheit an einem Ort</translation>
    </message>
    <message>
        <source>Metal</source>
        <translation>Metall</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Nichts mehr</translation>
    </message>
    <message>
        <source>Pay the leftmost cube of the Gifts track ({value})</source>
        <translation>Zahlen: Klötzchen ganz links auf der Geschenkeleiste ({value})</translation>
    </message>
    <message>
        <source>Pay {bribe} ({value})</source>
        <translation>Zahlen: {bribe} ({value})</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Remove a Bite</source>
        <translation>Einen Biss kurieren</translation>
    </message>
    <message>
        <source>Remove a Bite for {cost}</source>
        <translation>Einen Biss kurieren für {cost}</translation>
    </message>
    <message>
        <source>Removing a Bite</source>
        <translation>Einen Biss zu kurieren ist erlaubt</translation>
    </message>
    <message>
        <source>Round {round}, Day</source>
        <translation>Runde {round}, Tag</translation>
    </message>
    <message>
        <source>Round {round}, Dinner</source>
        <translation>Runde {round}, Dinner</translation>
    </message>
    <message>
        <source>Round {round}, clock {clock} of {hours}.</source>
        <translation>Runde {round}, Uhr auf {clock} von {hours}.</translation>
    </message>
    <message>
        <source>Shared victory with {points} VP: {player}.</source>
        <translation>Geteilter Sieg mit {points} SP: {player}.</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Schaf</translation>
    </message>
    <message>
        <source>Stay away and receive a Bite</source>
        <translation>Fernbleiben und einen Biss bekommen</translation>
    </message>
    <message>
        <source>Take {resource}</source>
        <translation>{resource} nehmen</translation>
    </message>
    <message numerus="yes">
        <source>The Bus is beside the board with %n Tourist(s).</source>
        <translation>
            <numerusform>Der Reisebus steht mit einem Touristen neben dem Spielplan.</numerusform>
            <numerusform>Der Reisebus steht mit %n Touristen neben dem Spielplan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bus is {place:at} with %n Tourist(s).</source>
        <translation>
            <numerusform>Der Reisebus steht mit einem Touristen {place:at}.</numerusform>
            <numerusform>Der Reisebus steht mit %n Touristen {place:at}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Tourist can only be kept as a Bribe.</source>
        <translation>Den Touristen kannst du nur als Bestechung behalten.</translation>
    </message>
    <message>
        <source>The fifth stop of the Bus</source>
        <translation>Der fünfte Halt des Reisebusses</translation>
    </message>
    <message>
        <source>The supply has {resources}, plus {favor}.</source>
        <translation>Im Vorrat sind {resources}, dazu {favor}.</translation>
    </message>
    <message>
        <source>Third tiebreaker</source>
        <translation>Dritter Stichentscheid</translation>
    </message>
    <message>
        <source>Tokens and cubes</source>
        <translation>Marker und Klötzchen</translation>
    </message>
    <message>
        <source>Tourist</source>
        <translation>Tourist</translation>
    </message>
    <message>
        <source>Two to four heirs collect, repair and bribe to become Dracula&apos;s successor.</source>
        <translation>Zwei bis vier Erben sammeln, reparieren und bestechen, um Draculas Nachfolger zu werden.</translation>
    </message>
    <message>
        <source>Use the Tourist {place:at}, {space}</source>
        <translation>Den Touristen einspannen: {place}, {space}</translation>
    </message>
    <message>
        <source>Values on the board and the cards</source>
        <translation>Werte auf Spielplan und Karten</translation>
    </message>
    <message>
        <source>Welcome snacks</source>
        <translation>Begrüßungshäppchen</translation>
    </message>
    <message>
        <source>What do you convert? Conversions left: {left}.</source>
        <translation>Was wandelst du um? Übrige Umwandlungen: {left}.</translation>
    </message>
    <message>
        <source>When the clock reaches 24 in a turn</source>
        <translation>Wenn die Uhr in einem Zug 24 erreicht</translation>
    </message>
    <message>
        <source>Where do you place your Hero?</source>
        <translation>Wohin setzt du deinen Helden?</translation>
    </message>
    <message>
        <source>Where does the Tourist go?</source>
        <translation>Wohin geht der Tourist?</translation>
    </message>
    <message>
        <source>Which Bribe do you pay? So far: {paid}, at least {needed}.</source>
        <translation>Welche Bestechung zahlst du? Bisher: {paid}, mindestens {needed}.</translation>
    </message>
    <message>
        <source>Which Tourist Ability card do you use?</source>
        <translation>Welche Touristenkarte nutzt du?</translation>
    </message>
    <message>
        <source>Which resource do you regain?</source>
        <translation>Welchen Rohstoff erhältst du wieder?</translation>
    </message>
    <message>
        <source>Which resource do you take for one that you just collected?</source>
        <translation>Welchen Rohstoff nimmst du für einen eben gesammelten?</translation>
    </message>
    <message>
        <source>Which resource do you take?</source>
        <translation>Welchen Rohstoff nimmst du?</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>You can convert nothing now. Conversions left: {left}.</source>
        <translation>Du kannst jetzt nichts umwandeln. Übrige Umwandlungen: {left}.</translation>
    </message>
    <message>
        <source>You can only end your turn.</source>
        <translation>Du kannst nur noch deinen Zug beenden.</translation>
    </message>
    <message>
        <source>You cannot attend the Dinner: your Bribes are not enough.</source>
        <translation>Du kannst nicht zum Dinner: Deine Bestechungen reichen nicht.</translation>
    </message>
    <message>
        <source>a location with at least two stands, one of them repaired</source>
        <translation>ein Ort mit mindestens zwei Ständen, davon einer repariert</translation>
    </message>
    <message>
        <source>all conversions</source>
        <translation>alle Umwandlungen</translation>
    </message>
    <message>
        <source>all players start without resources (rulebook)</source>
        <translation>alle beginnen ohne Rohstoffe (Spielregel)</translation>
    </message>
    <message>
        <source>are drawn each time, and the hand keeps growing</source>
        <translation>werden jedes Mal gezogen, und die Hand wächst weiter</translation>
    </message>
    <message>
        <source>are limited to those in the box</source>
        <translation>sind auf die in der Schachtel begrenzt</translation>
    </message>
    <message>
        <source>are unlimited</source>
        <translation>sind unbegrenzt</translation>
    </message>
    <message>
        <source>at least two repaired stands</source>
        <translation>mindestens zwei reparierte Stände</translation>
    </message>
    <message>
        <source>control of the location with the most repaired stands</source>
        <translation>Kontrolle über den Ort mit den meisten reparierten Ständen</translation>
    </message>
    <message>
        <source>end your turn</source>
        <translation>deinen Zug beenden</translation>
    </message>
    <message>
        <source>fetch a Tourist from the Bus</source>
        <translation>einen Touristen aus dem Reisebus holen</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>in your turns of the Day Phase only</source>
        <translation>nur in deinen Zügen der Tagesphase</translation>
    </message>
    <message>
        <source>in your turns, and at your Dinner before you pay</source>
        <translation>in deinen Zügen und bei deinem Dinner, bevor du zahlst</translation>
    </message>
    <message>
        <source>is itself a Bribe, so it uses up no conversion</source>
        <translation>ist selbst eine Bestechung und verbraucht keine Umwandlung</translation>
    </message>
    <message>
        <source>later seats start with snacks (our balance: without them the first of two seats wins 71%)</source>
        <translation>spätere Plätze beginnen mit Häppchen (unser Ausgleich: ohne sie gewinnt zu zweit der erste Platz 71&#xa0;% der Partien)</translation>
    </message>
    <message>
        <source>more than half of the repaired stands</source>
        <translation>mehr als die Hälfte der reparierten Stände</translation>
    </message>
    <message>
        <source>most controlled locations</source>
        <translation>die meisten kontrollierten Orte</translation>
    </message>
    <message>
        <source>most repaired stands, without a tie</source>
        <translation>die meisten reparierten Stände, ohne Gleichstand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>only the conversions of Favor</source>
        <translation>nur die Umwandlungen von Gunst</translation>
    </message>
    <message>
        <source>pays nothing, because no Tourist gets off</source>
        <translation>zahlt nichts, weil kein Tourist aussteigt</translation>
    </message>
    <message>
        <source>pays the player who controls the location, like the others</source>
        <translation>zahlt wie die anderen an den, der den Ort kontrolliert</translation>
    </message>
    <message>
        <source>remove a Bite</source>
        <translation>einen Biss kurieren</translation>
    </message>
    <message>
        <source>set the hand size as long as they are covered</source>
        <translation>bestimmen die Handgröße, solange sie belegt sind</translation>
    </message>
    <message>
        <source>space {number}</source>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>stand {number}</source>
        <translation>Stand {number}</translation>
    </message>
    <message>
        <source>steps without a time cost are still allowed</source>
        <translation>sind Schritte ohne Zeitkosten noch erlaubt</translation>
    </message>
    <message>
        <source>the Day Phase ends at once</source>
        <translation>endet die Tagesphase sofort</translation>
    </message>
    <message>
        <source>those of this program</source>
        <translation>die dieses Programms</translation>
    </message>
    <message>
        <source>those of your own table file</source>
        <translation>die deiner eigenen Tabellendatei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>use a Tourist</source>
        <translation>einen Touristen einspannen</translation>
    </message>
    <message>
        <source>uses up one conversion</source>
        <translation>verbraucht eine Umwandlung</translation>
    </message>
    <message>
        <source>{first} and {rest}</source>
        <translation>{first} und {rest}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{gift}: {cost} for {points} VP</source>
        <translation>{gift}: {cost} für {points} SP</translation>
    </message>
    <message>
        <source>{name} [{code}]</source>
        <translation>{name} [{code}]</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{place}, space {number}</source>
        <translation>{place}, Feld {number}</translation>
    </message>
    <message>
        <source>{place}, stand {number}</source>
        <translation>{place}, Stand {number}</translation>
    </message>
    <message>
        <source>{place}: {spaces}. All stands are repaired: {owners}.</source>
        <translation>{place}: {spaces}. Alle Stände sind repariert: {owners}.</translation>
    </message>
    <message>
        <source>{place}: {spaces}. Repaired: {owners}. Stand {number} costs {cost} and gives {favor}.</source>
        <translation>{place}: {spaces}. Reparierte Stände: {owners}. Stand {number} kostet {cost} und bringt {favor}.</translation>
    </message>
    <message>
        <source>{player} has the most Victory Points: {points}.</source>
        <translation>{player} hat die meisten Siegpunkte: {points}.</translation>
    </message>
    <message>
        <source>{player} has {resources}.</source>
        <translation>{player} hat {resources}.</translation>
    </message>
    <message>
        <source>{player} wins the tie at {points} VP by controlled locations.</source>
        <translation>{player} gewinnt den Gleichstand bei {points} SP durch kontrollierte Orte.</translation>
    </message>
    <message>
        <source>{player} wins the tie at {points} VP by cubes on the Gifts track.</source>
        <translation>{player} gewinnt den Gleichstand bei {points} SP durch Klötzchen auf der Geschenkeleiste.</translation>
    </message>
    <message>
        <source>{player} wins the tie at {points} VP by repaired stands.</source>
        <translation>{player} gewinnt den Gleichstand bei {points} SP durch reparierte Stände.</translation>
    </message>
    <message>
        <source>{player}&apos;s Hero</source>
        <translation>Held von {player}</translation>
    </message>
    <message>
        <source>{player}: {gift}</source>
        <translation>{player}: {gift}</translation>
    </message>
    <message>
        <source>{player}: {points} VP, Favor: {favor}, Bites: {bites}, kept Tourists: {kept}.</source>
        <translation>{player}: {points} SP, Gunst: {favor}, Bisse: {bites}, behaltene Touristen: {kept}.</translation>
    </message>
    <message>
        <source>{rank}. {player}: {points} VP; repaired stands: {stands}, cubes on the Gifts track: {cubes}, third tiebreaker: {third}.</source>
        <translation>{rank}. {player}: {points} SP; reparierte Stände: {stands}, Klötzchen auf der Geschenkeleiste: {cubes}, dritter Stichentscheid: {third}.</translation>
    </message>
    <message>
        <source>{space} ({who})</source>
        <translation>{space} ({who})</translation>
    </message>
    <message>
        <source>{space}: collect {gain} ({hours}&#xa0;h)</source>
        <translation>{space}: {gain} sammeln ({hours}&#xa0;Std.)</translation>
    </message>
    <message>
        <source>{space}: repair for {cost}, gain {favor} ({hours}&#xa0;h)</source>
        <translation>{space}: für {cost} reparieren, {favor} erhalten ({hours}&#xa0;Std.)</translation>
    </message>
</context>
<context>
    <name>dining.board</name>
    <message numerus="yes">
        <source>%n Bite(s): Garlic or Holy Water removes one.</source>
        <translation>
            <numerusform>Ein Biss: Knoblauch oder Weihwasser kuriert ihn.</numerusform>
            <numerusform>%n Bisse: Knoblauch oder Weihwasser kuriert einen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Gift card(s)</source>
        <translation>
            <numerusform>%n Geschenkkarte mehr</numerusform>
            <numerusform>%n Geschenkkarten mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>At Dracula&apos;s table</source>
        <translation>An Draculas Tafel</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Bisse</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>Reisebus</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Costs {cost}.</source>
        <translation>Kosten: {cost}</translation>
    </message>
    <message>
        <source>Cubes in stock</source>
        <translation>Klötzchen im eigenen Vorrat</translation>
    </message>
    <message>
        <source>Each can become 1 VP at Dinner.</source>
        <translation>Jede kann beim Dinner zu 1 SP werden.</translation>
    </message>
    <message>
        <source>Each is worth 3 at Dinner, and lost afterwards.</source>
        <translation>Jeder ist beim Dinner 3 wert und danach verloren.</translation>
    </message>
    <message>
        <source>Each takes one conversion at Dinner. Garlic or Holy Water removes one.</source>
        <translation>Jeder kostet beim Dinner eine Umwandlung. Knoblauch oder Weihwasser kuriert einen.</translation>
    </message>
    <message>
        <source>Favor</source>
        <translation>Gunst</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Gift card</source>
        <translation>Geschenkkarte</translation>
    </message>
    <message>
        <source>Gift cards</source>
        <translation>Geschenkkarten</translation>
    </message>
    <message>
        <source>Gifts track</source>
        <translation>Geschenkeleiste</translation>
    </message>
    <message>
        <source>One marks each repaired stand and each completed Gift.</source>
        <translation>Je eines markiert einen reparierten Stand oder ein überreichtes Geschenk.</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Remove a Bite</source>
        <translation>Einen Biss kurieren</translation>
    </message>
    <message>
        <source>Repair a stand</source>
        <translation>Einen Stand reparieren</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, hour {hour} of {hours}.</source>
        <translation>Runde {round} von {rounds}, Stunde {hour} von {hours}.</translation>
    </message>
    <message numerus="yes">
        <source>The Day has %n hour(s) left.</source>
        <translation>
            <numerusform>Der Tag hat noch eine Stunde.</numerusform>
            <numerusform>Der Tag hat noch %n Stunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The town:</source>
        <translation>Die Stadt:</translation>
    </message>
    <message>
        <source>Tourist</source>
        <translation>Tourist</translation>
    </message>
    <message>
        <source>Tourist Ability card</source>
        <translation>Touristenkarte</translation>
    </message>
    <message>
        <source>Tourist Ability cards ({left} faceup, {down} used, {deck} in the deck)</source>
        <translation>Touristenkarten ({left} offen, {down} genutzt, {deck} im Stapel)</translation>
    </message>
    <message>
        <source>Tourists</source>
        <translation>Touristen</translation>
    </message>
    <message>
        <source>Tourists kept as Bribes</source>
        <translation>Touristen, als Bestechung behalten</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>no award</source>
        <translation>keine Belohnung</translation>
    </message>
    <message>
        <source>used</source>
        <translation>genutzt</translation>
    </message>
    <message>
        <source>{player}&apos;s Hero</source>
        <translation>Held von {player}</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} SP</translation>
    </message>
    <message>
        <source>{sentence} Here: {figures}.</source>
        <translation>{sentence} Hier: {figures}.</translation>
    </message>
    <message>
        <source>{space}: costs {cost}, gives {favor}.</source>
        <translation>{space}: kostet {cost}, bringt {favor}.</translation>
    </message>
    <message>
        <source>{space}: repaired by {player}.</source>
        <translation>{space}: repariert von {player}.</translation>
    </message>
    <message>
        <source>{space}: {gain}.</source>
        <translation>{space}: {gain}.</translation>
    </message>
</context>
<context>
    <name>dining.events</name>
    <message numerus="yes">
        <source>%n Tourist(s) of {player} go back to the Bus.</source>
        <translation>
            <numerusform>{player} verliert einen Touristen an den Reisebus.</numerusform>
            <numerusform>{player} verliert %n Touristen an den Reisebus.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new row of {count} Tourist Ability cards is dealt.</source>
        <translation>Eine neue Reihe von {count} Touristenkarten wird ausgelegt.</translation>
    </message>
    <message>
        <source>Night falls over the town.</source>
        <translation>Über der Stadt wird es Nacht.</translation>
    </message>
    <message>
        <source>Round {round} begins; {player} is the First Player.</source>
        <translation>Runde {round} beginnt; Startspieler ist {player}.</translation>
    </message>
    <message>
        <source>The Bus parks {place:at}.</source>
        <translation>Der Reisebus parkt {place:at}: Endstation.</translation>
    </message>
    <message>
        <source>The Bus stops {place:at}, and a Tourist gets off.</source>
        <translation>Der Reisebus hält {place:at}, und ein Tourist steigt aus.</translation>
    </message>
    <message>
        <source>The dinner bell tolls: day {round} is over.</source>
        <translation>Die Tischglocke läutet: Tag {round} ist vorbei.</translation>
    </message>
    <message>
        <source>The discarded Gift cards are shuffled into a new deck.</source>
        <translation>Die abgelegten Geschenkkarten werden zu einem neuen Stapel gemischt.</translation>
    </message>
    <message>
        <source>The discarded Tourist Ability cards are shuffled into a new deck.</source>
        <translation>Die abgelegten Touristenkarten werden zu einem neuen Stapel gemischt.</translation>
    </message>
    <message>
        <source>The last Dinner is over.</source>
        <translation>Das letzte Dinner ist vorbei.</translation>
    </message>
    <message>
        <source>{player} bribes Dracula with a Tourist.</source>
        <translation>{player} besticht Dracula mit einem Touristen.</translation>
    </message>
    <message>
        <source>{player} bribes Dracula with the leftmost cube of the Gifts track.</source>
        <translation>{player} besticht Dracula mit dem Klötzchen ganz links auf der Geschenkeleiste.</translation>
    </message>
    <message>
        <source>{player} bribes Dracula with {amount}.</source>
        <translation>{player} besticht Dracula mit {amount}.</translation>
    </message>
    <message>
        <source>{player} completes the Gift card {gift} for {points} VP.</source>
        <translation>{player} überreicht das Geschenk „{gift}“ für {points} SP.</translation>
    </message>
    <message>
        <source>{player} converts 1 Favor into 1 VP.</source>
        <translation>{player} wandelt 1 Gunst in 1 SP um.</translation>
    </message>
    <message>
        <source>{player} discards the Gift card {gift}.</source>
        <translation>{player} legt die Geschenkkarte „{gift}“ ab.</translation>
    </message>
    <message>
        <source>{player} draws the Gift card {gift}.</source>
        <translation>{player} zieht die Geschenkkarte „{gift}“.</translation>
    </message>
    <message>
        <source>{player} gains {amount}.</source>
        <translation>{player} erhält {amount}.</translation>
    </message>
    <message>
        <source>{player} has the majority {place:at}: {points} VP.</source>
        <translation>{player} hat die Mehrheit {place:at}: {points} SP.</translation>
    </message>
    <message>
        <source>{player} is cured of a Bite.</source>
        <translation>{player} kuriert einen Biss.</translation>
    </message>
    <message>
        <source>{player} is the First Player.</source>
        <translation>Startspieler ist {player}.</translation>
    </message>
    <message>
        <source>{player} keeps the Tourist as a Bribe.</source>
        <translation>{player} behält den Touristen als Bestechung.</translation>
    </message>
    <message>
        <source>{player} pays {resource} and is cured of a Bite.</source>
        <translation>{player} zahlt {resource} und kuriert einen Biss.</translation>
    </message>
    <message>
        <source>{player} pays {resource} to fetch a Tourist from the Bus.</source>
        <translation>{player} zahlt {resource} und holt einen Touristen aus dem Reisebus.</translation>
    </message>
    <message>
        <source>{player} places a cube on space {slot} of the Gifts track.</source>
        <translation>{player} legt ein Klötzchen auf Feld {slot} der Geschenkeleiste.</translation>
    </message>
    <message>
        <source>{player} repairs stand {number} {place:of}.</source>
        <translation>{player} repariert Stand {number} {place:of}.</translation>
    </message>
    <message>
        <source>{player} sends a Tourist {place:to}, {space}.</source>
        <translation>{player} schickt einen Touristen {place:to}, {space}.</translation>
    </message>
    <message>
        <source>{player} sends the Tourist from the Bus {place:to}, {space}.</source>
        <translation>{player} schickt den Touristen aus dem Reisebus {place:to}, {space}.</translation>
    </message>
    <message>
        <source>{player} stays away from the Dinner and is bitten.</source>
        <translation>{player} bleibt dem Dinner fern und wird gebissen.</translation>
    </message>
    <message>
        <source>{player} stays away from the Dinner.</source>
        <translation>{player} bleibt dem Dinner fern.</translation>
    </message>
    <message>
        <source>{player} swaps {given} for {taken}.</source>
        <translation>{player} tauscht {given} gegen {taken}.</translation>
    </message>
    <message>
        <source>{player} takes nothing: the supply has no {thing} left.</source>
        <translation>{player} geht leer aus. Im Vorrat fehlt: {thing}.</translation>
    </message>
    <message>
        <source>{player} takes {amount}.</source>
        <translation>{player} nimmt {amount}.</translation>
    </message>
    <message>
        <source>{player} uses the card {card}.</source>
        <translation>{player} nutzt die Karte „{card}“.</translation>
    </message>
    <message>
        <source>{player}&apos;s Hero goes {place:to}, {space}.</source>
        <translation>Der Held von {player} geht {place:to}, {space}.</translation>
    </message>
</context>
<context>
    <name>dining.facts</name>
    <message numerus="yes">
        <source>%n Tourist(s) for Bribes</source>
        <translation>
            <numerusform>%n Tourist zum Bestechen</numerusform>
            <numerusform>%n Touristen zum Bestechen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Tourists can then act for you: this turn can bring {gain} in {hours} h.</source>
        <translation>
            <numerusform>Dann kann ein Tourist für dich handeln: Dieser Zug kann in {hours} h {gain} bringen.</numerusform>
            <numerusform>Dann können %n Touristen für dich handeln: Dieser Zug kann in {hours} h {gain} bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversion(s) would be left for {uses}.</source>
        <translation>
            <numerusform>Eine Umwandlung bliebe noch für {uses}.</numerusform>
            <numerusform>%n Umwandlungen blieben noch für {uses}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversion(s) would remain unused, and you can still convert {uses}.</source>
        <translation>
            <numerusform>Eine Umwandlung bliebe ungenutzt, obwohl du noch {uses} umwandeln kannst.</numerusform>
            <numerusform>%n Umwandlungen blieben ungenutzt, obwohl du noch {uses} umwandeln kannst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversion(s) would remain unused.</source>
        <translation>
            <numerusform>Eine Umwandlung bliebe ungenutzt.</numerusform>
            <numerusform>%n Umwandlungen blieben ungenutzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept Tourist(s) go back to the Bus without a Bribe.</source>
        <translation>
            <numerusform>Ein behaltener Tourist kehrt ungenutzt in den Reisebus zurück.</numerusform>
            <numerusform>%n behaltene Touristen kehren ungenutzt in den Reisebus zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Tourist can then go {place:to} with the card {card}: this turn can bring {gain} in %n hour(s).</source>
        <translation>
            <numerusform>Dann kann ein Tourist mit der Karte „{card}“ {place:to} gehen: Dieser Zug kann in einer Stunde {gain} bringen.</numerusform>
            <numerusform>Dann kann ein Tourist mit der Karte „{card}“ {place:to} gehen: Dieser Zug kann in %n Stunden {gain} bringen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Tourist can then go {place:to}: this turn can bring {gain} in %n hour(s).</source>
        <translation>
            <numerusform>Dann kann ein Tourist {place:to} gehen: Dieser Zug kann in einer Stunde {gain} bringen.</numerusform>
            <numerusform>Dann kann ein Tourist {place:to} gehen: Dieser Zug kann in %n Stunden {gain} bringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After that you lack {missing} for {gift} ({points} VP).</source>
        <translation>Danach brauchst du für „{gift}“ ({points} SP) noch: {missing}.</translation>
    </message>
    <message>
        <source>After this turn you can have everything for {gift} ({points} VP).</source>
        <translation>Nach diesem Zug kannst du alles für „{gift}“ ({points} SP) beisammenhaben.</translation>
    </message>
    <message>
        <source>After this turn you can have everything for {stand} ({favor}).</source>
        <translation>Nach diesem Zug kannst du alles für einen Stand beisammenhaben, der {favor} bringt ({stand}).</translation>
    </message>
    <message>
        <source>After this turn you may lack only {missing} for {gift} ({points} VP).</source>
        <translation>Nach diesem Zug fehlt dir für „{gift}“ ({points} SP) womöglich nur noch: {missing}.</translation>
    </message>
    <message>
        <source>After this turn you may lack only {missing} for {stand} ({favor}).</source>
        <translation>Nach diesem Zug fehlt dir für einen Stand mit {favor} ({stand}) womöglich nur noch: {missing}.</translation>
    </message>
    <message numerus="yes">
        <source>After this turn you would lack %n of {all} tokens for {gift} ({points} VP).</source>
        <translation>
            <numerusform>Nach diesem Zug würde dir für „{gift}“ ({points} SP) einer von {all} Markern fehlen.</numerusform>
            <numerusform>Nach diesem Zug würden dir für „{gift}“ ({points} SP) %n von {all} Markern fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this turn you would lack {missing} for {gift} ({points} VP).</source>
        <translation>Nach diesem Zug würdest du für „{gift}“ ({points} SP) noch brauchen: {missing}.</translation>
    </message>
    <message>
        <source>After this turn your Bribes can be worth {value} of the {needed} that the Dinner takes.</source>
        <translation>Nach diesem Zug können deine Bestechungen {value} wert sein; das Dinner kostet {needed}.</translation>
    </message>
    <message>
        <source>After this turn your Bribes can be worth {value}, but your Bites leave no conversion.</source>
        <translation>Nach diesem Zug können deine Bestechungen {value} wert sein, aber wegen deiner Bisse bleibt keine Umwandlung.</translation>
    </message>
    <message numerus="yes">
        <source>After this turn your Bribes can be worth {value}, which allows %n conversions.</source>
        <translation>
            <numerusform>Nach diesem Zug können deine Bestechungen {value} wert sein; das reicht für eine Umwandlung.</numerusform>
            <numerusform>Nach diesem Zug können deine Bestechungen {value} wert sein; das reicht für %n Umwandlungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Favor that is left after this last Dinner is worth nothing.</source>
        <translation>Gunst, die nach diesem letzten Dinner übrig ist, ist nichts wert.</translation>
    </message>
    <message numerus="yes">
        <source>For {gift} ({points} VP) you now lack %n of {all} tokens.</source>
        <translation>
            <numerusform>Für „{gift}“ ({points} SP) fehlt dir jetzt einer von {all} Markern.</numerusform>
            <numerusform>Für „{gift}“ ({points} SP) fehlen dir jetzt %n von {all} Markern.</numerusform>
        </translation>
    </message>
    <message>
        <source>For {gift} ({points} VP) you now lack {missing}.</source>
        <translation>Für „{gift}“ ({points} SP) brauchst du jetzt noch: {missing}.</translation>
    </message>
    <message numerus="yes">
        <source>For {gift} ({points} VP) you then lack %n of {all} tokens.</source>
        <translation>
            <numerusform>Für „{gift}“ ({points} SP) fehlt dir dann einer von {all} Markern.</numerusform>
            <numerusform>Für „{gift}“ ({points} SP) fehlen dir dann %n von {all} Markern.</numerusform>
        </translation>
    </message>
    <message>
        <source>For {gift} ({points} VP) you then lack {missing}.</source>
        <translation>Für „{gift}“ ({points} SP) brauchst du dann noch: {missing}.</translation>
    </message>
    <message>
        <source>For {gift} ({points} VP) you then still lack {missing}.</source>
        <translation>Für „{gift}“ ({points} SP) brauchst du dann nur noch: {missing}.</translation>
    </message>
    <message>
        <source>For {stand} ({favor}) you then still lack {missing}.</source>
        <translation>Für einen Stand mit {favor} ({stand}) brauchst du dann nur noch: {missing}.</translation>
    </message>
    <message>
        <source>It is the last Dinner, so the Bite costs you nothing.</source>
        <translation>Es ist das letzte Dinner; der Biss kostet dich also nichts.</translation>
    </message>
    <message>
        <source>More Bribes are of no use: you have nothing else to convert.</source>
        <translation>Mehr Bestechungen nützen nichts: Du hast nicht mehr umzuwandeln.</translation>
    </message>
    <message>
        <source>No Tourist there can act for you afterwards.</source>
        <translation>Danach kann dort kein Tourist für dich handeln.</translation>
    </message>
    <message>
        <source>No faceup card has an effect there.</source>
        <translation>Keine der offenen Karten wirkt dort.</translation>
    </message>
    <message>
        <source>None of your Gifts can be paid now, so only Favor can be converted.</source>
        <translation>Keines deiner Geschenke ist jetzt bezahlbar; umwandeln lässt sich nur Gunst.</translation>
    </message>
    <message numerus="yes">
        <source>None of your Gifts lacks more than %n token(s).</source>
        <translation>
            <numerusform>Keinem deiner Geschenke fehlt mehr als ein Marker.</numerusform>
            <numerusform>Keinem deiner Geschenke fehlen mehr als %n Marker.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your Gifts needs more of this ({resource}).</source>
        <translation>Für deine Geschenke brauchst du davon nichts mehr ({resource}).</translation>
    </message>
    <message numerus="yes">
        <source>So far %n conversions are paid, and you can convert {uses}.</source>
        <translation>
            <numerusform>Bisher ist eine Umwandlung bezahlt, und du kannst {uses} umwandeln.</numerusform>
            <numerusform>Bisher sind %n Umwandlungen bezahlt, und du kannst {uses} umwandeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That pays for %n conversions, and you can convert {uses}.</source>
        <translation>
            <numerusform>Damit ist eine Umwandlung bezahlt, und du kannst {uses} umwandeln.</numerusform>
            <numerusform>Damit sind %n Umwandlungen bezahlt, und du kannst {uses} umwandeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Bribes paid are then worth {value} of the {needed} that the Dinner takes.</source>
        <translation>Damit sind {value} der {needed} gezahlt, die das Dinner kostet.</translation>
    </message>
    <message numerus="yes">
        <source>The Day then has %n hour(s) left, so this is your last turn before the Dinner.</source>
        <translation>
            <numerusform>Dem Tag bleibt dann noch eine Stunde; dies ist also dein letzter Zug vor dem Dinner.</numerusform>
            <numerusform>Dem Tag bleiben dann noch %n Stunden; dies ist also dein letzter Zug vor dem Dinner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Day then has %n hour(s) left, which your rivals can use up before your next turn.</source>
        <translation>
            <numerusform>Dem Tag bleibt dann noch eine Stunde, und bis zu deinem nächsten Zug kann sie aufgebraucht sein.</numerusform>
            <numerusform>Dem Tag bleiben dann noch %n Stunden, und bis zu deinem nächsten Zug können sie aufgebraucht sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Tourist at {place} then remains there for {player}.</source>
        <translation>Der Tourist {place:at} bleibt dann für {player} dort.</translation>
    </message>
    <message>
        <source>The Tourist can go {place:to} with the card {card}, which brings {gain}.</source>
        <translation>Der Tourist kann mit der Karte „{card}“ {place:to} gehen; das bringt {gain}.</translation>
    </message>
    <message>
        <source>The Tourist can go {place:to}, which brings {gain}.</source>
        <translation>Der Tourist kann {place:to} gehen; das bringt {gain}.</translation>
    </message>
    <message>
        <source>The card can bring {gain}.</source>
        <translation>Die Karte kann {gain} bringen.</translation>
    </message>
    <message numerus="yes">
        <source>The card fits only %n of the {all} locations, so a chance to use it is rare.</source>
        <translation>
            <numerusform>Die Karte passt nur zu einem der {all} Orte; so eine Gelegenheit ist selten.</numerusform>
            <numerusform>Die Karte passt nur zu %n der {all} Orte; so eine Gelegenheit ist selten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock then reads {hours}: the Day ends, and {player} begins the next one.</source>
        <translation>Die Uhr steht dann auf {hours}: Der Tag endet, und {player} beginnt den nächsten.</translation>
    </message>
    <message>
        <source>The clock then reads {hours}: the last Day ends.</source>
        <translation>Die Uhr steht dann auf {hours}: Der letzte Tag endet.</translation>
    </message>
    <message>
        <source>The cube on the Gifts track brings you {award}.</source>
        <translation>Das Klötzchen auf der Geschenkeleiste bringt dir {award}.</translation>
    </message>
    <message>
        <source>The other Tourist stays {place:at}, {space}, where no further Tourist can go.</source>
        <translation>Der andere Tourist bleibt {place:at}, {space}; dorthin kann kein weiterer Tourist.</translation>
    </message>
    <message>
        <source>The supply then has no {resource} left.</source>
        <translation>Im Vorrat ist davon dann nichts mehr ({resource}).</translation>
    </message>
    <message>
        <source>These cards would have an effect and stay faceup: {cards}.</source>
        <translation>Diese Karten würden wirken und bleiben offen: {cards}.</translation>
    </message>
    <message>
        <source>This Dinner can bring you no VP: you have neither Favor nor a Gift to convert.</source>
        <translation>Dieses Dinner kann dir keine SP bringen: Du hast weder Gunst noch ein Geschenk zum Umwandeln.</translation>
    </message>
    <message>
        <source>This Dinner can bring you {points} VP: {uses}.</source>
        <translation>Dieses Dinner kann dir {points} SP bringen: {uses}.</translation>
    </message>
    <message>
        <source>This way one conversion brings {points} VP.</source>
        <translation>So bringt eine Umwandlung {points} SP.</translation>
    </message>
    <message>
        <source>While you control {place}, the Bus pays you {gain} whenever it stops there.</source>
        <translation>Solange du die Kontrolle {place:at} hast, bringt dir jeder Halt des Reisebusses dort {gain}.</translation>
    </message>
    <message>
        <source>With the card {card} this can bring {gain}.</source>
        <translation>Mit der Karte „{card}“ kann das {gain} bringen.</translation>
    </message>
    <message>
        <source>With this Bite you have the most that are possible.</source>
        <translation>Mit diesem Biss hast du die höchstmögliche Zahl.</translation>
    </message>
    <message numerus="yes">
        <source>Without this Bite your Bribes allow %n conversions.</source>
        <translation>
            <numerusform>Ohne diesen Biss reichen deine Bestechungen für eine Umwandlung.</numerusform>
            <numerusform>Ohne diesen Biss reichen deine Bestechungen für %n Umwandlungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have everything for {gift} ({points} VP).</source>
        <translation>Für „{gift}“ ({points} SP) hast du schon alles.</translation>
    </message>
    <message>
        <source>You can then fetch a Tourist from the Bus: this turn can bring {gain}.</source>
        <translation>Dann kannst du einen Touristen aus dem Reisebus holen: Dieser Zug kann {gain} bringen.</translation>
    </message>
    <message>
        <source>You can then pay for a Tourist from the Bus, a Bribe worth {value}.</source>
        <translation>Dann kannst du einen Touristen aus dem Reisebus bezahlen; als Bestechung ist er {value} wert.</translation>
    </message>
    <message>
        <source>You can then pay for the return of a Bite.</source>
        <translation>Dann kannst du einen Biss kurieren.</translation>
    </message>
    <message>
        <source>You can then pay for {stand} ({favor}).</source>
        <translation>Dann kannst du einen Stand bezahlen, der {favor} bringt ({stand}).</translation>
    </message>
    <message>
        <source>You can then reach {own} VP, and {player}, the best rival, {other} VP.</source>
        <translation>Du kannst dann auf {own} SP kommen; von den anderen kommt {player} am weitesten: {other} SP.</translation>
    </message>
    <message>
        <source>You give up nothing: you have neither Favor nor a Gift to convert.</source>
        <translation>Du gibst nichts auf: Du hast weder Gunst noch ein Geschenk zum Umwandeln.</translation>
    </message>
    <message>
        <source>You give up {points} VP that this Dinner can bring: {uses}.</source>
        <translation>Du verzichtest auf {points} SP, die dieses Dinner bringen kann: {uses}.</translation>
    </message>
    <message>
        <source>You have as many Bites as are possible, so you receive none.</source>
        <translation>Du hast schon so viele Bisse wie möglich und bekommst keinen weiteren.</translation>
    </message>
    <message>
        <source>You have neither Favor nor a Gift to convert.</source>
        <translation>Du hast weder Gunst noch ein Geschenk zum Umwandeln.</translation>
    </message>
    <message>
        <source>You keep {amount} that you took.</source>
        <translation>Du behältst, was du genommen hast: {amount}.</translation>
    </message>
    <message>
        <source>You keep {cost} and leave a Tourist in the Bus, a Bribe worth {value}.</source>
        <translation>Du behältst {cost} und lässt einen Touristen im Reisebus, der als Bestechung {value} wert wäre.</translation>
    </message>
    <message>
        <source>You keep {cost} that the Tourist would spend.</source>
        <translation>Du behältst, was der Tourist ausgeben würde: {cost}.</translation>
    </message>
    <message>
        <source>You leave a Tourist unused, who could go {place:to} and bring {gain}.</source>
        <translation>Du lässt einen Touristen ungenutzt, der {place:to} gehen und {gain} bringen könnte.</translation>
    </message>
    <message>
        <source>You take control of {place} from {player}.</source>
        <translation>Die Kontrolle {place:at} geht von {player} auf dich über.</translation>
    </message>
    <message numerus="yes">
        <source>You then have %n Bite(s), and each costs a conversion at every Dinner.</source>
        <translation>
            <numerusform>Du hast dann einen Biss, der dich bei jedem Dinner eine Umwandlung kostet.</numerusform>
            <numerusform>Du hast dann %n Bisse, und jeder kostet dich bei jedem Dinner eine Umwandlung.</numerusform>
        </translation>
    </message>
    <message>
        <source>You then have Blood Packs and Sheep worth {value} left.</source>
        <translation>Dir bleiben dann Blutkonserven und Schafe im Wert von {value}.</translation>
    </message>
    <message>
        <source>You then have everything for {gift} ({points} VP).</source>
        <translation>Für „{gift}“ ({points} SP) hast du dann alles.</translation>
    </message>
    <message>
        <source>You then have the majority at {place}, worth {points} VP at the end.</source>
        <translation>Du hast dann die Mehrheit {place:at}; am Ende bringt sie {points} SP.</translation>
    </message>
    <message numerus="yes">
        <source>You then have {favor}, and Bribes for %n conversions.</source>
        <translation>
            <numerusform>Du hast dann {favor}, und deine Bestechungen reichen für eine Umwandlung.</numerusform>
            <numerusform>Du hast dann {favor}, und deine Bestechungen reichen für %n Umwandlungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You then have {favor}, but your Bribes are not enough for a Dinner yet.</source>
        <translation>Du hast dann {favor}, aber deine Bestechungen reichen noch nicht für ein Dinner.</translation>
    </message>
    <message>
        <source>You then have {own} VP, and {player}, the best rival, has {other}.</source>
        <translation>Du hast dann {own} SP; von den anderen hat {player} die meisten: {other}.</translation>
    </message>
    <message>
        <source>Your Blood Packs and Sheep, worth {value}, stay for the next Dinner.</source>
        <translation>Deine Blutkonserven und Schafe im Wert von {value} bleiben für das nächste Dinner.</translation>
    </message>
    <message>
        <source>Your Bribes are then worth {value} of the {needed} that the Dinner takes.</source>
        <translation>Deine Bestechungen sind dann {value} wert; das Dinner kostet {needed}.</translation>
    </message>
    <message>
        <source>Your Bribes are then worth {value}, but your Bites leave no conversion.</source>
        <translation>Deine Bestechungen sind dann {value} wert, aber wegen deiner Bisse bleibt keine Umwandlung.</translation>
    </message>
    <message numerus="yes">
        <source>Your Bribes are then worth {value}, which allows %n conversions.</source>
        <translation>
            <numerusform>Deine Bestechungen sind dann {value} wert; das reicht für eine Umwandlung.</numerusform>
            <numerusform>Deine Bestechungen sind dann {value} wert; das reicht für %n Umwandlungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Hero takes the space for {amount} from {player}, who lacks {missing} for {gift}.</source>
        <translation>Dein Held nimmt {player} das Feld für {amount} weg; für „{gift}“ braucht {player} noch: {missing}.</translation>
    </message>
    <message>
        <source>Your Hero then bars this space to {player}, who lacks {missing} for {gift}.</source>
        <translation>Dein Held versperrt {player} dann das Feld; für „{gift}“ braucht {player} noch: {missing}.</translation>
    </message>
    <message>
        <source>Your next Gift then brings {award} again, for the space that becomes free.</source>
        <translation>Dein nächstes Geschenk bringt dann wieder {award}, weil das Feld dafür frei wird.</translation>
    </message>
    <message>
        <source>a Tourist who could go {place:to} and bring {gain} stays unused</source>
        <translation>ein Tourist ungenutzt bleibt, der {place:to} gehen und {gain} bringen könnte</translation>
    </message>
    <message>
        <source>choice {rival} brings everything for a Gift</source>
        <translation>mit Vorschlag {rival} alles für ein Geschenk beisammen ist</translation>
    </message>
    <message>
        <source>choice {rival} brings {other} VP for its conversion</source>
        <translation>Vorschlag {rival} für die Umwandlung {other} SP bringt</translation>
    </message>
    <message>
        <source>choice {rival} lets you pay for a stand with more Favor</source>
        <translation>mit Vorschlag {rival} ein Stand mit mehr Gunst bezahlbar wird</translation>
    </message>
    <message>
        <source>choice {rival} uses up a card that fits fewer of the locations ({other} instead of {own})</source>
        <translation>Vorschlag {rival} eine Karte nutzt, die an weniger Orten gilt ({other} statt {own})</translation>
    </message>
    <message numerus="yes">
        <source>the return of %n Bite(s)</source>
        <translation>
            <numerusform>die Heilung von einem Biss</numerusform>
            <numerusform>die Heilung von %n Bissen</numerusform>
        </translation>
    </message>
    <message>
        <source>{gain} for {cost}</source>
        <translation>{gain} für {cost}</translation>
    </message>
    <message>
        <source>{gift} ({points} VP)</source>
        <translation>„{gift}“ ({points} SP)</translation>
    </message>
    <message>
        <source>{player} can then pay for the stand after it ({favor}).</source>
        <translation>Den Stand danach ({favor}) kann dann {player} bezahlen.</translation>
    </message>
    <message>
        <source>{player} could pay for this stand, too.</source>
        <translation>Auch {player} könnte diesen Stand bezahlen.</translation>
    </message>
    <message>
        <source>{player} then no longer has the majority at {place}.</source>
        <translation>{player} verliert dann die Mehrheit {place:at}.</translation>
    </message>
</context>
<context>
    <name>dining.gifts</name>
    <message>
        <source>Anti-Vampire Air Freshener</source>
        <translation>Lufterfrischer gegen Vampire</translation>
    </message>
    <message>
        <source>Blessed Doughnut Box</source>
        <translation>Gesegnete Donutschachtel</translation>
    </message>
    <message>
        <source>Blood-Orange Layer Cake</source>
        <translation>Blutorangentorte</translation>
    </message>
    <message>
        <source>Chapel Snow Globe</source>
        <translation>Schneekugel mit Kapelle</translation>
    </message>
    <message>
        <source>Coffin with Cup Holders</source>
        <translation>Sarg mit Getränkehalter</translation>
    </message>
    <message>
        <source>Edible Brick</source>
        <translation>Essbarer Ziegel</translation>
    </message>
    <message>
        <source>Family Portrait Without Reflections</source>
        <translation>Familienbild ohne Spiegelbild</translation>
    </message>
    <message>
        <source>Feast for a Hundred Cousins</source>
        <translation>Festmahl für hundert Vettern</translation>
    </message>
    <message>
        <source>Foaming Birdbath</source>
        <translation>Schäumendes Vogelbad</translation>
    </message>
    <message>
        <source>Fondue Set for One Fang</source>
        <translation>Fondue für einen Zahn</translation>
    </message>
    <message>
        <source>Fountain of Mixed Feelings</source>
        <translation>Brunnen der gemischten Gefühle</translation>
    </message>
    <message>
        <source>Garlic-Proof Kennel</source>
        <translation>Knoblauchsichere Hundehütte</translation>
    </message>
    <message>
        <source>Haunted Petting Zoo</source>
        <translation>Verfluchter Streichelzoo</translation>
    </message>
    <message>
        <source>Iron Cocktail Shaker</source>
        <translation>Eiserner Cocktailmixer</translation>
    </message>
    <message>
        <source>Midnight Snack Hamper</source>
        <translation>Korb voller Mitternachtshäppchen</translation>
    </message>
    <message>
        <source>Picnic Basket of Doubtful Taste</source>
        <translation>Picknickkorb von zweifelhaftem Geschmack</translation>
    </message>
    <message>
        <source>Pilgrim&apos;s Tasting Menu</source>
        <translation>Probiermenü für Pilger</translation>
    </message>
    <message>
        <source>Pub Quiz Trophy</source>
        <translation>Kneipenquizpokal</translation>
    </message>
    <message>
        <source>Self-Stirring Soup Ladle</source>
        <translation>Selbstrührende Suppenkelle</translation>
    </message>
    <message>
        <source>Shepherd&apos;s Karaoke Machine</source>
        <translation>Karaokemaschine für Schäfer</translation>
    </message>
    <message>
        <source>Spa Day for a Ram</source>
        <translation>Wellnesstag für einen Widder</translation>
    </message>
    <message>
        <source>Sprinkle-Plated Bell</source>
        <translation>Glocke mit Streuselüberzug</translation>
    </message>
    <message>
        <source>The Everything Basket</source>
        <translation>Korb mit allem</translation>
    </message>
    <message>
        <source>Woolly Wreath</source>
        <translation>Wolliger Kranz</translation>
    </message>
</context>
<context>
    <name>dining.guidance</name>
    <message numerus="yes">
        <source>%n Tourist(s) there can be used.</source>
        <translation>
            <numerusform>Dort kann ein Tourist eingespannt werden.</numerusform>
            <numerusform>Dort sind %n Touristen; einer davon kann eingespannt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Tourist is already here.</source>
        <translation>Hier steht schon ein Tourist.</translation>
    </message>
    <message>
        <source>A cube goes to space {number} of your Gifts track.</source>
        <translation>Ein Klötzchen kommt auf Feld {number} deiner Geschenkeleiste.</translation>
    </message>
    <message>
        <source>A ticket costs {cost}.</source>
        <translation>Ein Fahrschein kostet {cost}.</translation>
    </message>
    <message>
        <source>Bribes are paid in the order of this list, and it is too late for this kind.</source>
        <translation>Bestechungen werden in der Reihenfolge dieser Liste bezahlt, und diese Art ist nicht mehr an der Reihe.</translation>
    </message>
    <message>
        <source>Convert {favor} into {count} VP</source>
        <translation>{favor} in {count} SP umwandeln</translation>
    </message>
    <message>
        <source>Fetch a Tourist from the Bus</source>
        <translation>Einen Touristen aus dem Reisebus holen</translation>
    </message>
    <message>
        <source>In this variant Bites are removed in the Day Phase only.</source>
        <translation>In dieser Variante werden Bisse nur in der Tagesphase kuriert.</translation>
    </message>
    <message>
        <source>It applies to this action.</source>
        <translation>Sie gilt für diese Aktion.</translation>
    </message>
    <message>
        <source>It gives nothing now.</source>
        <translation>Sie bringt jetzt nichts.</translation>
    </message>
    <message>
        <source>It has no effect after this action.</source>
        <translation>Nach dieser Aktion wirkt sie nicht.</translation>
    </message>
    <message>
        <source>Later kinds in the order of Bribes would not be enough for the Dinner.</source>
        <translation>Die späteren Arten in der Reihenfolge der Bestechungen würden für das Dinner nicht reichen.</translation>
    </message>
    <message>
        <source>No more cubes of your Gifts track can be paid at one Dinner.</source>
        <translation>Mehr Klötzchen deiner Geschenkeleiste kannst du bei einem Dinner nicht bezahlen.</translation>
    </message>
    <message>
        <source>No space is left to which the Tourist could go.</source>
        <translation>Es gibt kein Feld, auf das der Tourist gehen könnte.</translation>
    </message>
    <message>
        <source>Resources are chosen in a fixed order, and it is too late for this one.</source>
        <translation>Rohstoffe werden in fester Reihenfolge gewählt, und dieser ist nicht mehr an der Reihe.</translation>
    </message>
    <message>
        <source>Resources are chosen in a fixed order, and too few would be left after this one.</source>
        <translation>Rohstoffe werden in fester Reihenfolge gewählt, und nach diesem blieben zu wenige übrig.</translation>
    </message>
    <message numerus="yes">
        <source>Space {number} of your Gifts track gives %n more Gift card(s).</source>
        <translation>
            <numerusform>Feld {number} deiner Geschenkeleiste bringt eine Geschenkkarte mehr.</numerusform>
            <numerusform>Feld {number} deiner Geschenkeleiste bringt %n Geschenkkarten mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Space {number} of your Gifts track gives {award}.</source>
        <translation>Feld {number} deiner Geschenkeleiste bringt {award}.</translation>
    </message>
    <message>
        <source>Stands are repaired from left to right: stand {number} comes next.</source>
        <translation>Stände werden von links nach rechts repariert; als Nächstes kommt Stand {number}.</translation>
    </message>
    <message>
        <source>The Bus is empty.</source>
        <translation>Der Reisebus ist leer.</translation>
    </message>
    <message>
        <source>The Bus is not at the location of your Hero.</source>
        <translation>Der Reisebus ist nicht am Ort deines Helden.</translation>
    </message>
    <message numerus="yes">
        <source>The Bus is there with %n Tourist(s).</source>
        <translation>
            <numerusform>Dort ist der Reisebus mit einem Touristen.</numerusform>
            <numerusform>Dort ist der Reisebus mit %n Touristen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Dinner takes at least {needed} in Bribes.</source>
        <translation>Das Dinner kostet Bestechungen im Wert von mindestens {needed}.</translation>
    </message>
    <message>
        <source>The Tourist collects or repairs elsewhere for you; then you use a card.</source>
        <translation>Der Tourist sammelt oder repariert anderswo für dich; danach nutzt du eine Karte.</translation>
    </message>
    <message>
        <source>The card does not give this resource.</source>
        <translation>Die Karte gibt diesen Rohstoff nicht.</translation>
    </message>
    <message>
        <source>The clock goes to {hour}, and night falls.</source>
        <translation>Die Uhr rückt auf {hour} vor, und es wird Nacht.</translation>
    </message>
    <message>
        <source>The clock goes to {hour}, and the Day ends.</source>
        <translation>Die Uhr rückt auf {hour} vor, und der Tag endet.</translation>
    </message>
    <message>
        <source>The clock goes to {hour}.</source>
        <translation>Die Uhr rückt auf {hour} vor.</translation>
    </message>
    <message>
        <source>The fee is {needed}, and your Bribes are worth {value} in all.</source>
        <translation>Der Eintritt kostet {needed}, deine Bestechungen sind zusammen {value} wert.</translation>
    </message>
    <message>
        <source>The next stand of this location costs {cost} and gives {favor}.</source>
        <translation>Der nächste Stand dort kostet {cost} und bringt {favor}.</translation>
    </message>
    <message>
        <source>The supply has none left.</source>
        <translation>Im Vorrat ist keiner mehr.</translation>
    </message>
    <message>
        <source>The supply has only {amount}.</source>
        <translation>Im Vorrat gibt es nur noch {amount}.</translation>
    </message>
    <message>
        <source>Then a new row is dealt.</source>
        <translation>Danach wird eine neue Reihe ausgelegt.</translation>
    </message>
    <message>
        <source>Then {value} is paid, and each point above your Bites is a conversion.</source>
        <translation>Damit ist {value} gezahlt; jeder Punkt über deinen Bissen ist eine Umwandlung.</translation>
    </message>
    <message>
        <source>There is no Tourist at the location of your Hero.</source>
        <translation>Am Ort deines Helden steht kein Tourist.</translation>
    </message>
    <message>
        <source>This Tourist has already acted in this turn.</source>
        <translation>Dieser Tourist hat in diesem Zug schon gehandelt.</translation>
    </message>
    <message>
        <source>This is the resource that is swapped.</source>
        <translation>Das ist der Rohstoff, der getauscht wird.</translation>
    </message>
    <message>
        <source>This resource was not paid, or all of it is back.</source>
        <translation>Dieser Rohstoff wurde nicht bezahlt, oder du hast ihn schon ganz zurück.</translation>
    </message>
    <message numerus="yes">
        <source>This takes {hours} h, and the Day has only %n hour(s) left.</source>
        <translation>
            <numerusform>Das dauert {hours} Std., und der Tag hat nur noch eine Stunde.</numerusform>
            <numerusform>Das dauert {hours} Std., und der Tag hat nur noch %n Stunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use a Tourist</source>
        <translation>Einen Touristen einspannen</translation>
    </message>
    <message>
        <source>You gain {amount}.</source>
        <translation>Du erhältst {amount}.</translation>
    </message>
    <message>
        <source>You have already fetched a Tourist in this turn.</source>
        <translation>Du hast in diesem Zug schon einen Touristen geholt.</translation>
    </message>
    <message>
        <source>You have already used a Tourist of this location in this turn.</source>
        <translation>Du hast in diesem Zug schon einen Touristen dieses Ortes eingespannt.</translation>
    </message>
    <message>
        <source>You have as many Bites as there can be.</source>
        <translation>Du hast schon so viele Bisse, wie möglich sind.</translation>
    </message>
    <message>
        <source>You have no Bite.</source>
        <translation>Du hast keinen Biss.</translation>
    </message>
    <message>
        <source>You have no Favor.</source>
        <translation>Du hast keine Gunst.</translation>
    </message>
    <message>
        <source>You have no conversion left.</source>
        <translation>Du hast keine Umwandlung mehr.</translation>
    </message>
    <message>
        <source>You have no cube left to mark a stand.</source>
        <translation>Du hast kein Klötzchen mehr, um einen Stand zu markieren.</translation>
    </message>
    <message>
        <source>You have no more of this kind.</source>
        <translation>Davon hast du nichts mehr.</translation>
    </message>
    <message>
        <source>You keep the Tourist as a Bribe worth {value}, or use it at once.</source>
        <translation>Du behältst den Touristen als Bestechung im Wert von {value}, oder du setzt ihn sofort ein.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n kept Tourist(s).</source>
        <translation>
            <numerusform>Du verlierst einen behaltenen Touristen.</numerusform>
            <numerusform>Du verlierst %n behaltene Touristen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n Bite(s).</source>
        <translation>
            <numerusform>Du wirst einen Biss los.</numerusform>
            <numerusform>Du wirst %n Bisse los.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still need {resources}.</source>
        <translation>Du brauchst noch {resources}.</translation>
    </message>
    <message>
        <source>You then control {place}.</source>
        <translation>Dann kontrollierst du diesen Ort ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>Your %n Bite(s) reduce your conversions.</source>
        <translation>
            <numerusform>Dein Biss verringert deine Umwandlungen.</numerusform>
            <numerusform>Deine %n Bisse verringern deine Umwandlungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Bites leave no conversion for Favor.</source>
        <translation>Wegen deiner Bisse bleibt keine Umwandlung für Gunst.</translation>
    </message>
    <message>
        <source>Your Bribes are worth {value} in all; the Dinner takes {needed}.</source>
        <translation>Deine Bestechungen sind zusammen {value} wert; das Dinner kostet {needed}.</translation>
    </message>
    <message>
        <source>Your Gifts track is full.</source>
        <translation>Deine Geschenkeleiste ist voll.</translation>
    </message>
    <message>
        <source>Your Hero is here and must move.</source>
        <translation>Hier steht dein Held; er muss sich bewegen.</translation>
    </message>
    <message>
        <source>Your Hero is not at the location of this Tourist.</source>
        <translation>Dein Held ist nicht am Ort dieses Touristen.</translation>
    </message>
    <message>
        <source>{first} {rest}</source>
        <translation>{first} {rest}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>{player} has repaired this stand.</source>
        <translation>{player} hat diesen Stand repariert.</translation>
    </message>
    <message>
        <source>{player}&apos;s Hero is here.</source>
        <translation>Hier steht der Held von {player}.</translation>
    </message>
</context>
<context>
    <name>dining.places</name>
    <message>
        <source>Baa Boutique</source>
        <translation>Mäh-Boutique</translation>
    </message>
    <message>
        <source>Crooked Kiln</source>
        <translation>Krummer Ziegelofen</translation>
    </message>
    <message>
        <source>Font of Regret</source>
        <translation>Becken der Reue</translation>
    </message>
    <message>
        <source>Forest Shed</source>
        <translation>Waldschuppen</translation>
    </message>
    <message>
        <source>Garlic Stand</source>
        <translation>Knoblauchstand</translation>
    </message>
    <message>
        <source>Holey Bakery</source>
        <translation>Lochbäckerei</translation>
    </message>
    <message>
        <source>Rusty Bolt Smithy</source>
        <translation>Schmiede zur rostigen Schraube</translation>
    </message>
    <message>
        <source>Sip &amp; Drip Clinic</source>
        <translation>Schluck-und-Tropf-Klinik</translation>
    </message>
    <message>
        <source>The Tipsy Bat</source>
        <translation>Zur beschwipsten Fledermaus</translation>
    </message>
</context>
<context>
    <name>dining.places.at</name>
    <message>
        <source>at Baa Boutique</source>
        <translation>an der Mäh-Boutique</translation>
    </message>
    <message>
        <source>at Crooked Kiln</source>
        <translation>am Krummen Ziegelofen</translation>
    </message>
    <message>
        <source>at Font of Regret</source>
        <translation>am Becken der Reue</translation>
    </message>
    <message>
        <source>at Forest Shed</source>
        <translation>am Waldschuppen</translation>
    </message>
    <message>
        <source>at Garlic Stand</source>
        <translation>am Knoblauchstand</translation>
    </message>
    <message>
        <source>at Holey Bakery</source>
        <translation>an der Lochbäckerei</translation>
    </message>
    <message>
        <source>at Rusty Bolt Smithy</source>
        <translation>an der Schmiede zur rostigen Schraube</translation>
    </message>
    <message>
        <source>at Sip &amp; Drip Clinic</source>
        <translation>an der Schluck-und-Tropf-Klinik</translation>
    </message>
    <message>
        <source>at The Tipsy Bat</source>
        <translation>am Gasthaus „Zur beschwipsten Fledermaus“</translation>
    </message>
    <message>
        <source>at {place}</source>
        <translation>am Ort „{place}“</translation>
    </message>
</context>
<context>
    <name>dining.places.of</name>
    <message>
        <source>of Baa Boutique</source>
        <translation>der Mäh-Boutique</translation>
    </message>
    <message>
        <source>of Crooked Kiln</source>
        <translation>des Krummen Ziegelofens</translation>
    </message>
    <message>
        <source>of Font of Regret</source>
        <translation>des Beckens der Reue</translation>
    </message>
    <message>
        <source>of Forest Shed</source>
        <translation>des Waldschuppens</translation>
    </message>
    <message>
        <source>of Garlic Stand</source>
        <translation>des Knoblauchstands</translation>
    </message>
    <message>
        <source>of Holey Bakery</source>
        <translation>der Lochbäckerei</translation>
    </message>
    <message>
        <source>of Rusty Bolt Smithy</source>
        <translation>der Schmiede zur rostigen Schraube</translation>
    </message>
    <message>
        <source>of Sip &amp; Drip Clinic</source>
        <translation>der Schluck-und-Tropf-Klinik</translation>
    </message>
    <message>
        <source>of The Tipsy Bat</source>
        <translation>des Gasthauses „Zur beschwipsten Fledermaus“</translation>
    </message>
    <message>
        <source>of {place}</source>
        <translation>des Ortes „{place}“</translation>
    </message>
</context>
<context>
    <name>dining.places.to</name>
    <message>
        <source>to Baa Boutique</source>
        <translation>zur Mäh-Boutique</translation>
    </message>
    <message>
        <source>to Crooked Kiln</source>
        <translation>zum Krummen Ziegelofen</translation>
    </message>
    <message>
        <source>to Font of Regret</source>
        <translation>zum Becken der Reue</translation>
    </message>
    <message>
        <source>to Forest Shed</source>
        <translation>zum Waldschuppen</translation>
    </message>
    <message>
        <source>to Garlic Stand</source>
        <translation>zum Knoblauchstand</translation>
    </message>
    <message>
        <source>to Holey Bakery</source>
        <translation>zur Lochbäckerei</translation>
    </message>
    <message>
        <source>to Rusty Bolt Smithy</source>
        <translation>zur Schmiede zur rostigen Schraube</translation>
    </message>
    <message>
        <source>to Sip &amp; Drip Clinic</source>
        <translation>zur Schluck-und-Tropf-Klinik</translation>
    </message>
    <message>
        <source>to The Tipsy Bat</source>
        <translation>ins Gasthaus „Zur beschwipsten Fledermaus“</translation>
    </message>
    <message>
        <source>to {place}</source>
        <translation>zum Ort „{place}“</translation>
    </message>
</context>
<context>
    <name>dining.reasons</name>
    <message>
        <source>you attend the Dinner</source>
        <translation>du nimmst am Dinner teil</translation>
    </message>
    <message>
        <source>you collect {gain} {place:at}</source>
        <translation>du sammelst {gain} {place:at}</translation>
    </message>
    <message>
        <source>you complete {gift} for {points} VP</source>
        <translation>du überreichst „{gift}“ für {points} SP</translation>
    </message>
    <message>
        <source>you fetch a Tourist from the Bus</source>
        <translation>du holst einen Touristen aus dem Reisebus</translation>
    </message>
    <message>
        <source>you keep the Tourist as a Bribe</source>
        <translation>du behältst den Touristen als Bestechung</translation>
    </message>
    <message>
        <source>you pay a Bribe ({bribe})</source>
        <translation>du zahlst eine Bestechung ({bribe})</translation>
    </message>
    <message>
        <source>you repair stand {number} {place:of} for {gain}</source>
        <translation>du reparierst Stand {number} {place:at} für {gain}</translation>
    </message>
    <message>
        <source>you send a Tourist to repair stand {number} {place:of} for {gain}</source>
        <translation>du lässt einen Touristen Stand {number} {place:at} für {gain} reparieren</translation>
    </message>
    <message>
        <source>you send a Tourist {place:to} and collect {gain}</source>
        <translation>du schickst einen Touristen {place:to} und holst {gain}</translation>
    </message>
    <message>
        <source>you stay away from the Dinner</source>
        <translation>du bleibst dem Dinner fern</translation>
    </message>
    <message>
        <source>you use the card {card}</source>
        <translation>du nutzt die Karte „{card}“</translation>
    </message>
    <message>
        <source>{player} attends the Dinner</source>
        <translation>{player} nimmt am Dinner teil</translation>
    </message>
    <message>
        <source>{player} collects {gain} {place:at}</source>
        <translation>{player} sammelt {gain} {place:at}</translation>
    </message>
    <message>
        <source>{player} completes {gift} for {points} VP</source>
        <translation>{player} überreicht „{gift}“ für {points} SP</translation>
    </message>
    <message>
        <source>{player} fetches a Tourist from the Bus</source>
        <translation>{player} holt einen Touristen aus dem Reisebus</translation>
    </message>
    <message>
        <source>{player} keeps the Tourist as a Bribe</source>
        <translation>{player} behält den Touristen als Bestechung</translation>
    </message>
    <message>
        <source>{player} pays a Bribe ({bribe})</source>
        <translation>{player} zahlt eine Bestechung ({bribe})</translation>
    </message>
    <message>
        <source>{player} repairs stand {number} {place:of} for {gain}</source>
        <translation>{player} repariert Stand {number} {place:at} für {gain}</translation>
    </message>
    <message>
        <source>{player} sends a Tourist to repair stand {number} {place:of} for {gain}</source>
        <translation>{player} lässt einen Touristen Stand {number} {place:at} für {gain} reparieren</translation>
    </message>
    <message>
        <source>{player} sends a Tourist {place:to} and collects {gain}</source>
        <translation>{player} schickt einen Touristen {place:to} und holt {gain}</translation>
    </message>
    <message>
        <source>{player} stays away from the Dinner</source>
        <translation>{player} bleibt dem Dinner fern</translation>
    </message>
    <message>
        <source>{player} uses the card {card}</source>
        <translation>{player} nutzt die Karte „{card}“</translation>
    </message>
</context>
<context>
    <name>dining.stakes</name>
    <message>
        <source>A Dinner costs Bribes, and only there do Favor and Gifts become VP. A player who stays away takes a Bite.</source>
        <translation>Ein Dinner kostet Bestechungen, und nur dort werden Gunst und Geschenke zu SP. Wer fernbleibt, erhält einen Biss.</translation>
    </message>
    <message>
        <source>A conversion turns 1 Favor into 1 VP or completes a Gift card. Conversions that you leave are lost.</source>
        <translation>Mit einer Umwandlung wird 1 Gunst zu 1 SP, oder du überreichst ein Geschenk. Nicht genutzte Umwandlungen verfallen.</translation>
    </message>
    <message>
        <source>Collecting takes 1 hour, repairing a stand 2 hours. At 24 hours the Day is over.</source>
        <translation>Sammeln dauert 1 Stunde, das Reparieren eines Standes 2 Stunden. Bei 24 Stunden ist der Tag zu Ende.</translation>
    </message>
    <message>
        <source>Each action of a Tourist uses one card, which is then turned facedown. The last of the eight brings new ones.</source>
        <translation>Für jede Aktion eines Touristen wird eine Karte genutzt und danach umgedreht. Nach der letzten der acht Karten kommen neue.</translation>
    </message>
    <message>
        <source>Each point of Bribes is one conversion at this Dinner, less one for each Bite.</source>
        <translation>Jeder Bestechungspunkt ergibt bei diesem Dinner eine Umwandlung; jeder Biss kostet eine.</translation>
    </message>
    <message>
        <source>In each turn you may use one Tourist of the location and fetch one from the Bus.</source>
        <translation>In jedem Zug darfst du einen Touristen des Ortes einspannen und einen aus dem Reisebus holen.</translation>
    </message>
    <message>
        <source>The Tourist Ability card allows it. The Gift that you give away is lost; the new one is drawn unseen.</source>
        <translation>Die Touristenkarte erlaubt es. Das abgegebene Geschenk ist verloren; das neue wird verdeckt gezogen.</translation>
    </message>
    <message>
        <source>The Tourist Ability card exchanges one resource; the other goes back to the supply.</source>
        <translation>Die Touristenkarte tauscht einen Rohstoff; der andere kommt in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>The Tourist Ability card gives back a part of what the stand has cost.</source>
        <translation>Die Touristenkarte gibt einen Teil der Kosten des Standes zurück.</translation>
    </message>
    <message>
        <source>The Tourist Ability card gives one of the two. A Bite costs you a conversion at every Dinner.</source>
        <translation>Die Touristenkarte gibt eins von beiden. Ein Biss kostet dich bei jedem Dinner eine Umwandlung.</translation>
    </message>
    <message>
        <source>The Tourist Ability card gives you a resource of your choice, as far as the supply has it.</source>
        <translation>Die Touristenkarte gibt dir einen Rohstoff deiner Wahl, sofern er im Vorrat ist.</translation>
    </message>
    <message>
        <source>The Tourist does the action of the new space for you and stays there for the next player.</source>
        <translation>Der Tourist führt für dich die Aktion des neuen Feldes aus und bleibt dort, auch für andere.</translation>
    </message>
    <message>
        <source>The ticket is paid. A kept Tourist is worth 3 as a Bribe; one who is sent acts for you at once.</source>
        <translation>Der Fahrschein ist bezahlt. Ein behaltener Tourist ist als Bestechung 3 wert; ein losgeschickter handelt sofort für dich.</translation>
    </message>
</context>
<context>
    <name>dining.summary</name>
    <message numerus="yes">
        <source>%n completed Gift(s)</source>
        <translation>
            <numerusform>%n überreichtes Geschenk</numerusform>
            <numerusform>%n überreichte Geschenke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repaired stand(s)</source>
        <translation>
            <numerusform>%n reparierter Stand</numerusform>
            <numerusform>%n reparierte Stände</numerusform>
        </translation>
    </message>
    <message>
        <source>Controlled busiest locations</source>
        <translation>Kontrollierte belebteste Orte</translation>
    </message>
    <message>
        <source>Controlled locations</source>
        <translation>Kontrollierte Orte</translation>
    </message>
    <message>
        <source>Cubes on the Gifts track</source>
        <translation>Klötzchen auf der Geschenkeleiste</translation>
    </message>
    <message>
        <source>Favor</source>
        <translation>Gunst</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Endabrechnung</translation>
    </message>
    <message>
        <source>Gift cards</source>
        <translation>Geschenkkarten</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Mehrheiten</translation>
    </message>
    <message>
        <source>Repaired stands</source>
        <translation>Reparierte Stände</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{points} VP, {gifts}, {stands}</source>
        <translation>{points} SP, {gifts}, {stands}</translation>
    </message>
</context>
<context>
    <name>dining.tables</name>
    <message numerus="yes">
        <source>%n more Gift card(s)</source>
        <translation>
            <numerusform>%n Geschenkkarte mehr</numerusform>
            <numerusform>%n Geschenkkarten mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{points} VP for {cost}</source>
        <translation>{points} SP für {cost}</translation>
    </message>
</context>
<context>
    <name>dining.tourists</name>
    <message>
        <source>Amateur Exorcist Zoltan</source>
        <translation>Hobby-Exorzist Zoltan</translation>
    </message>
    <message>
        <source>Any action: 1 Beer or 1 Doughnut.</source>
        <translation>Jede Aktion: 1 Bier oder 1 Donut.</translation>
    </message>
    <message>
        <source>Any action: 1 Sheep.</source>
        <translation>Jede Aktion: 1 Schaf.</translation>
    </message>
    <message>
        <source>Any action: 1 resource of your choice.</source>
        <translation>Jede Aktion: 1 Rohstoff deiner Wahl.</translation>
    </message>
    <message>
        <source>Any action: return 1 Bite, or take 1 Blood Pack.</source>
        <translation>Jede Aktion: Kuriere 1 Biss, oder nimm 1 Blutkonserve.</translation>
    </message>
    <message>
        <source>Any action: take 1 Wood, Brick or Metal; then you may discard 1 of your Gift cards and draw 1.</source>
        <translation>Jede Aktion: Nimm 1 Holz, Ziegel oder Metall; dann darfst du 1 deiner Geschenkkarten ablegen und 1 ziehen.</translation>
    </message>
    <message>
        <source>Brother Drizzle</source>
        <translation>Bruder Nieselregen</translation>
    </message>
    <message>
        <source>Buffet Barnaby</source>
        <translation>Büfett-Barnabas</translation>
    </message>
    <message>
        <source>Clay Potterson</source>
        <translation>Clay Töpfersohn</translation>
    </message>
    <message>
        <source>Clingy Clementine</source>
        <translation>Klammernde Clementine</translation>
    </message>
    <message>
        <source>Collect Beer or Doughnuts: 2 more of it.</source>
        <translation>Bier oder Donuts sammeln: 2 mehr davon.</translation>
    </message>
    <message>
        <source>Collect Beer: 1 more Beer.</source>
        <translation>Bier sammeln: 1 Bier mehr.</translation>
    </message>
    <message>
        <source>Collect Blood: 1 more Blood Pack.</source>
        <translation>Blut sammeln: 1 Blutkonserve mehr.</translation>
    </message>
    <message>
        <source>Collect Brick: 1 more Brick.</source>
        <translation>Ziegel sammeln: 1 Ziegel mehr.</translation>
    </message>
    <message>
        <source>Collect Doughnuts: 1 more Doughnut.</source>
        <translation>Donuts sammeln: 1 Donut mehr.</translation>
    </message>
    <message>
        <source>Collect Garlic: 2 more Garlic.</source>
        <translation>Knoblauch sammeln: 2 Knoblauch mehr.</translation>
    </message>
    <message>
        <source>Collect Holy Water or Garlic: 1 more of it, and return 1 Bite.</source>
        <translation>Weihwasser oder Knoblauch sammeln: 1 mehr davon, und kuriere 1 Biss.</translation>
    </message>
    <message>
        <source>Collect Holy Water: 2 more Holy Water.</source>
        <translation>Weihwasser sammeln: 2 Weihwasser mehr.</translation>
    </message>
    <message>
        <source>Collect Metal: 1 more Metal.</source>
        <translation>Metall sammeln: 1 Metall mehr.</translation>
    </message>
    <message>
        <source>Collect Sheep or Blood: 1 more of it.</source>
        <translation>Schafe oder Blut sammeln: 1 mehr davon.</translation>
    </message>
    <message>
        <source>Collect Sheep: 1 more Sheep.</source>
        <translation>Schafe sammeln: 1 Schaf mehr.</translation>
    </message>
    <message>
        <source>Collect Wood, Brick or Metal: 2 more of it.</source>
        <translation>Holz, Ziegel oder Metall sammeln: 2 mehr davon.</translation>
    </message>
    <message>
        <source>Collect Wood: 1 more Wood.</source>
        <translation>Holz sammeln: 1 Holz mehr.</translation>
    </message>
    <message>
        <source>Collect by moonlight (clock 12 or more after paying): 1 more of the same.</source>
        <translation>Bei Mond sammeln (Uhr nach dem Zahlen bei 12 oder mehr): 1 mehr davon.</translation>
    </message>
    <message>
        <source>Collect by sunlight (clock below 12 after paying): 1 more of the same.</source>
        <translation>Bei Sonne sammeln (Uhr nach dem Zahlen unter 12): 1 mehr davon.</translation>
    </message>
    <message>
        <source>Collect on a space printed with 1: 2 more of the same.</source>
        <translation>Auf einem Feld mit der Zahl 1 sammeln: 2 mehr davon.</translation>
    </message>
    <message>
        <source>Collect: 1 more of the same.</source>
        <translation>Sammeln: 1 mehr davon.</translation>
    </message>
    <message>
        <source>Collect: 1 more per other Tourist at this location (at most 2).</source>
        <translation>Sammeln: 1 mehr je anderem Touristen an diesem Ort (höchstens 2).</translation>
    </message>
    <message>
        <source>Collect: 1 more per rival Hero at this location (at most 2).</source>
        <translation>Sammeln: 1 mehr je fremdem Helden an diesem Ort (höchstens 2).</translation>
    </message>
    <message>
        <source>Collect: 1 more per stand you repaired at this location (at most 2).</source>
        <translation>Sammeln: 1 mehr je Stand, den du an diesem Ort repariert hast (höchstens 2).</translation>
    </message>
    <message>
        <source>Collect: you may swap up to 2 of the resources just taken for other resources of your choice.</source>
        <translation>Sammeln: Du darfst bis zu 2 der eben genommenen Rohstoffe gegen andere deiner Wahl tauschen.</translation>
    </message>
    <message>
        <source>Constable Crumb</source>
        <translation>Wachtmeister Krümel</translation>
    </message>
    <message>
        <source>Coupon Kristof</source>
        <translation>Coupon-Kristof</translation>
    </message>
    <message>
        <source>Doctor Off-Duty</source>
        <translation>Doktor Dienstfrei</translation>
    </message>
    <message>
        <source>Five-Star Fabienne</source>
        <translation>Fünf-Sterne-Fabienne</translation>
    </message>
    <message>
        <source>Flat-Pack Frida</source>
        <translation>Bausatz-Frida</translation>
    </message>
    <message>
        <source>Goth Cousin Morwenna</source>
        <translation>Gruftikusine Morwenna</translation>
    </message>
    <message>
        <source>Handy Hedwig</source>
        <translation>Hedwig mit den geschickten Händen</translation>
    </message>
    <message>
        <source>Hans Hopfenfroh</source>
        <translation>Hans Hopfenfroh</translation>
    </message>
    <message>
        <source>Insomniac Igor</source>
        <translation>Igor der Schlaflose</translation>
    </message>
    <message>
        <source>Lamberto the Shorn</source>
        <translation>Lamberto der Geschorene</translation>
    </message>
    <message>
        <source>Lost Shepherd Lajos</source>
        <translation>Lajos, der verirrte Schäfer</translation>
    </message>
    <message>
        <source>Miss Ferris Oxide</source>
        <translation>Fräulein Ferris Oxid</translation>
    </message>
    <message>
        <source>Nonna Bulbo</source>
        <translation>Nonna Bulbo</translation>
    </message>
    <message>
        <source>Nurse Plasmina</source>
        <translation>Schwester Plasmina</translation>
    </message>
    <message>
        <source>Overpacked Olga</source>
        <translation>Olga mit dem Übergepäck</translation>
    </message>
    <message>
        <source>Picnic Piet</source>
        <translation>Picknick-Piet</translation>
    </message>
    <message>
        <source>Postcard Pavel</source>
        <translation>Postkarten-Pavel</translation>
    </message>
    <message>
        <source>Repair: 1 more Favor.</source>
        <translation>Reparieren: 1 Gunst mehr.</translation>
    </message>
    <message>
        <source>Repair: regain 1 resource you just paid.</source>
        <translation>Reparieren: Du erhältst 1 eben gezahlten Rohstoff zurück.</translation>
    </message>
    <message>
        <source>Repair: regain up to 2 resources you just paid.</source>
        <translation>Reparieren: Du erhältst bis zu 2 eben gezahlte Rohstoffe zurück.</translation>
    </message>
    <message>
        <source>Repeat-Visit Rita</source>
        <translation>Rita, der Stammgast</translation>
    </message>
    <message>
        <source>Selfie-Stick Stan</source>
        <translation>Selfie-Stan</translation>
    </message>
    <message>
        <source>Senor Medeira</source>
        <translation>Señor Medeira</translation>
    </message>
    <message>
        <source>Souvenir-Mad Solange</source>
        <translation>Souvenirjägerin Solange</translation>
    </message>
    <message>
        <source>Sunscreen Sigrid</source>
        <translation>Sonnencreme-Sigrid</translation>
    </message>
    <message>
        <source>The Duplicate Dupont</source>
        <translation>Der doppelte Dupont</translation>
    </message>
    <message>
        <source>Toolbelt Tamas</source>
        <translation>Werkzeuggürtel-Tamas</translation>
    </message>
    <message>
        <source>Two-Trolley Trevor</source>
        <translation>Zwei-Koffer-Trevor</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>--append needs --file with the file of the chapter</source>
        <translation>--append braucht --file mit der Datei des Kapitels</translation>
    </message>
    <message>
        <source>--copy is used together with --resume</source>
        <translation>--copy wird zusammen mit --resume verwendet</translation>
    </message>
    <message>
        <source>--jobs is a number from 1 to {most}</source>
        <translation>--jobs muss eine Zahl von 1 bis {most} sein</translation>
    </message>
    <message>
        <source>--limit is a number of iterations, at least 1</source>
        <translation>--limit muss eine Zahl von Iterationen sein, mindestens 1</translation>
    </message>
    <message>
        <source>--sprt compares two agents: --pool A,B, or two for one player and others for the rest</source>
        <translation>--sprt vergleicht zwei Agenten: --pool A,B oder zwei für einen Spieler und andere für den Rest</translation>
    </message>
    <message>
        <source>--sprt takes two different numbers from -2000 to 2000</source>
        <translation>--sprt braucht zwei verschiedene Zahlen von -2000 bis 2000</translation>
    </message>
    <message>
        <source>--sprt takes two numbers such as 0,20, not “{given}”</source>
        <translation>--sprt braucht zwei Zahlen wie 0,20, nicht „{given}“</translation>
    </message>
    <message>
        <source>--time is a number of seconds above 0 and below 3600</source>
        <translation>--time muss eine Zahl von Sekunden sein, größer als 0 und kleiner als 3600</translation>
    </message>
    <message>
        <source>--{name} is a number from 1 to {most}</source>
        <translation>--{name} muss eine Zahl von 1 bis {most} sein</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Das Speicherkontingent ist erschöpft</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Die Datei gibt es schon</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Das ist kein Ordner</translation>
    </message>
    <message>
        <source>Not a regular file</source>
        <translation>Keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Der Vorgang ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Der Zugriff ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Zu viele symbolische Verknüpfungen</translation>
    </message>
    <message>
        <source>a comment is where none belongs</source>
        <translation>ein Kommentar steht, wo keiner hingehört</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>eine Dezimalzahl</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a prelude cannot end in “{place}”: it is closed</source>
        <translation>ein Vorspiel kann nicht in „{place}“ enden: Der Ort ist gesperrt</translation>
    </message>
    <message>
        <source>a record has at most {most} bytes, and this file has more</source>
        <translation>eine Aufzeichnung hat höchstens {most} Bytes, und diese Datei hat mehr</translation>
    </message>
    <message>
        <source>a seed is a whole number of at most 18 digits</source>
        <translation>ein Startwert ist eine ganze Zahl mit höchstens 18 Ziffern</translation>
    </message>
    <message>
        <source>a sprint takes all puzzles, so it is not combined with another choice</source>
        <translation>ein Sprint nimmt alle Rätsel und lässt sich nicht mit einer anderen Auswahl verbinden</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a table file has at most {most} bytes</source>
        <translation>eine Tabellendatei hat höchstens {most} Bytes</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a worker process was killed</source>
        <translation>ein Arbeitsprozess wurde beendet</translation>
    </message>
    <message>
        <source>absent hunters need a hospital whose city is closed</source>
        <translation>abwesende Jäger brauchen ein Hospital, dessen Stadt gesperrt ist</translation>
    </message>
    <message>
        <source>an option is given twice</source>
        <translation>eine Option ist zweimal angegeben</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>ein anderes Programm verwendet die Datei</translation>
    </message>
    <message>
        <source>at most {most} agents per player</source>
        <translation>höchstens {most} Agenten pro Spieler</translation>
    </message>
    <message>
        <source>at most {most} are allowed</source>
        <translation>höchstens {most} sind erlaubt</translation>
    </message>
    <message>
        <source>at most {most} cards are allowed</source>
        <translation>höchstens {most} Karten sind erlaubt</translation>
    </message>
    <message>
        <source>at most {most} purchases are allowed</source>
        <translation>höchstens {most} Käufe sind erlaubt</translation>
    </message>
    <message>
        <source>chapter {chapter} is played with {game}</source>
        <translation>Kapitel {chapter} wird mit {game} gespielt</translation>
    </message>
    <message>
        <source>components: more Tourist cards are faceup than there are</source>
        <translation>components: Es liegen mehr Touristenkarten offen aus, als es gibt</translation>
    </message>
    <message>
        <source>components: more Tourists are placed at dawn than there are</source>
        <translation>components: Am Morgen werden mehr Touristen gesetzt, als es gibt</translation>
    </message>
    <message>
        <source>exactly one difficulty has to be the default</source>
        <translation>genau eine Schwierigkeit muss als Vorgabe gelten</translation>
    </message>
    <message>
        <source>expected a tag such as {example}</source>
        <translation>hier wird eine Kopfzeile wie {example} erwartet</translation>
    </message>
    <message>
        <source>it has to be a list of length {length}</source>
        <translation>es muss eine Liste der Länge {length} sein</translation>
    </message>
    <message>
        <source>it has to be at least {least}</source>
        <translation>es muss mindestens {least} sein</translation>
    </message>
    <message>
        <source>it has to be at most {most}</source>
        <translation>es darf höchstens {most} sein</translation>
    </message>
    <message>
        <source>it has to be {wanted}, not {given}</source>
        <translation>es muss {wanted} sein, nicht {given}</translation>
    </message>
    <message>
        <source>it is not the turn of {side}</source>
        <translation>die andere Seite ist am Zug, nicht {side}</translation>
    </message>
    <message>
        <source>line {line} of the input is longer than {most} characters</source>
        <translation>Zeile {line} der Eingabe ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>Zeile {line}: {why}</translation>
    </message>
    <message>
        <source>location: every resource has to belong to one location</source>
        <translation>location: Jeder Rohstoff muss zu genau einem Ort gehören</translation>
    </message>
    <message>
        <source>no box can be placed in “{place}”: it is closed, or a hunter starts there</source>
        <translation>in „{place}“ kann keine Kiste liegen: Der Ort ist gesperrt, oder ein Jäger beginnt dort</translation>
    </message>
    <message>
        <source>no chapter is open; name one to play it for practice</source>
        <translation>kein Kapitel ist offen; nenne eines, um es zur Übung zu spielen</translation>
    </message>
    <message>
        <source>no chapter of the campaign is finished yet</source>
        <translation>noch kein Kapitel der Kampagne ist beendet</translation>
    </message>
    <message>
        <source>no days can be bought at this difficulty</source>
        <translation>bei dieser Schwierigkeit gibt es keine Tage zu kaufen</translation>
    </message>
    <message>
        <source>no house can be placed in “{place}”: a hunter starts there</source>
        <translation>in „{place}“ kann kein Haus liegen: Dort beginnt ein Jäger</translation>
    </message>
    <message>
        <source>no rule bot has the name “{agent}”</source>
        <translation>kein Regelbot heißt „{agent}“</translation>
    </message>
    <message>
        <source>not a TOML file: {why}</source>
        <translation>keine TOML-Datei: {why}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing can be bought for “{figure}” (available: {figures})</source>
        <translation>für „{figure}“ lässt sich nichts kaufen (verfügbar: {figures})</translation>
    </message>
    <message>
        <source>only one game can be opened, not also {file}</source>
        <translation>es lässt sich nur eine Partie öffnen, nicht auch noch {file}</translation>
    </message>
    <message>
        <source>only one of --players, --pool and the lists of agents by player</source>
        <translation>nur eines von --players, --pool und den Listen für einzelne Spieler ist erlaubt</translation>
    </message>
    <message>
        <source>option box: {why}</source>
        <translation>Option box: {why}</translation>
    </message>
    <message>
        <source>option {option} is one of {values}, not “{value}”</source>
        <translation>die Option {option} muss einen der Werte {values} haben, nicht „{value}“</translation>
    </message>
    <message>
        <source>the campaign has no “{name}”</source>
        <translation>die Kampagne hat kein „{name}“</translation>
    </message>
    <message>
        <source>the chapter is played with {option}={value}</source>
        <translation>dieses Kapitel wird mit {option}={value} gespielt</translation>
    </message>
    <message>
        <source>the chapter {chapter} is not finished yet</source>
        <translation>das Kapitel {chapter} ist noch nicht beendet</translation>
    </message>
    <message>
        <source>the dossier has no ally “{ally}”</source>
        <translation>im Dossier steht kein Verbündeter „{ally}“</translation>
    </message>
    <message>
        <source>the end mark is missing: the record was cut off</source>
        <translation>die Schlussmarke fehlt: Die Aufzeichnung ist abgeschnitten</translation>
    </message>
    <message>
        <source>the end mark is “{word}”, but the game says otherwise</source>
        <translation>die Schlussmarke ist „{word}“, aber die Partie endet anders</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the file takes too long to read or write</source>
        <translation>das Lesen oder Schreiben der Datei dauert zu lange</translation>
    </message>
    <message>
        <source>the game does not have so many copies of {card}</source>
        <translation>so oft gibt es {card} im Spiel nicht</translation>
    </message>
    <message>
        <source>the game {game} has no campaign (games with one: {games})</source>
        <translation>das Spiel {game} hat keine Kampagne (Spiele mit Kampagne: {games})</translation>
    </message>
    <message>
        <source>the game {game} has no rules by number</source>
        <translation>das Spiel {game} hat keine nummerierten Regeln</translation>
    </message>
    <message>
        <source>the hunt of {date} is still to come</source>
        <translation>die Jagd vom {date} steht noch bevor</translation>
    </message>
    <message>
        <source>the input is not UTF-8 text</source>
        <translation>die Eingabe ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>the list is of all chapters; “{chapter}” can only be played or verified</source>
        <translation>die Liste zeigt alle Kapitel; „{chapter}“ kann man nur spielen oder prüfen</translation>
    </message>
    <message>
        <source>the purchases cost more than the resolve of {resolve}</source>
        <translation>die Käufe kosten mehr als die Entschlossenheit von {resolve}</translation>
    </message>
    <message>
        <source>the seed is not a whole number</source>
        <translation>der Startwert ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>the tag {tag} appears twice</source>
        <translation>die Kopfzeile {tag} kommt zweimal vor</translation>
    </message>
    <message>
        <source>the tag {tag} is missing</source>
        <translation>die Kopfzeile {tag} fehlt</translation>
    </message>
    <message>
        <source>the tags of the chapter name something that the game does not have</source>
        <translation>die Kopfzeilen des Kapitels nennen etwas, das es im Spiel nicht gibt</translation>
    </message>
    <message>
        <source>the value is damaged</source>
        <translation>der Wert ist beschädigt</translation>
    </message>
    <message>
        <source>the value is {standard} or begins with “{own}” (see furyqt dining-box)</source>
        <translation>der Wert muss {standard} sein oder mit „{own}“ beginnen (siehe furyqt dining-box)</translation>
    </message>
    <message>
        <source>the window&apos;s libraries cannot be loaded ({why}); &apos;furyqt play lite&apos; needs none of them</source>
        <translation>die Bibliotheken für das Fenster lassen sich nicht laden ({why}); „furyqt play lite“ braucht keine davon</translation>
    </message>
    <message>
        <source>there is no campaign yet (see furyqt campaign play)</source>
        <translation>es gibt noch keine Kampagne (siehe furyqt campaign play)</translation>
    </message>
    <message>
        <source>there is no challenge “{challenge}” (challenges: {challenges})</source>
        <translation>es gibt keine Herausforderung „{challenge}“ (Herausforderungen: {challenges})</translation>
    </message>
    <message>
        <source>there is no chapter “{chapter}”</source>
        <translation>es gibt kein Kapitel „{chapter}“</translation>
    </message>
    <message>
        <source>there is no chapter “{chapter}” (chapters: {chapters})</source>
        <translation>es gibt kein Kapitel „{chapter}“ (Kapitel: {chapters})</translation>
    </message>
    <message>
        <source>there is no counter “{counter}” (counters: {counters})</source>
        <translation>es gibt keinen Zähler „{counter}“ (Zähler: {counters})</translation>
    </message>
    <message>
        <source>there is no difficulty “{preset}” (difficulties: {presets})</source>
        <translation>es gibt keine Schwierigkeit „{preset}“ (Schwierigkeiten: {presets})</translation>
    </message>
    <message>
        <source>there is no dossier “{dossier}” (dossiers: {dossiers})</source>
        <translation>es gibt kein Dossier „{dossier}“ (Dossiers: {dossiers})</translation>
    </message>
    <message>
        <source>there is no field “{name}” (fields: {known})</source>
        <translation>es gibt kein Feld „{name}“ (Felder: {known})</translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation>es gibt keine Datei {file}</translation>
    </message>
    <message>
        <source>there is no game “{game}” (games: {games})</source>
        <translation>es gibt kein Spiel „{game}“ (Spiele: {games})</translation>
    </message>
    <message>
        <source>there is no player “{player}” (players: {players})</source>
        <translation>es gibt keinen Spieler „{player}“ (Spieler: {players})</translation>
    </message>
    <message>
        <source>there is no puzzle “{id}” (they have the numbers 001 to {last})</source>
        <translation>es gibt kein Rätsel „{id}“ (die Nummern reichen von 001 bis {last})</translation>
    </message>
    <message>
        <source>there is no rule “{number}” (sections: {sections})</source>
        <translation>es gibt keine Regel „{number}“ (Abschnitte: {sections})</translation>
    </message>
    <message>
        <source>there is no table “{name}” (tables: {tables})</source>
        <translation>es gibt keine Tabelle „{name}“ (Tabellen: {tables})</translation>
    </message>
    <message>
        <source>there is no theme “{theme}” (themes: {themes})</source>
        <translation>es gibt kein Thema „{theme}“ (Themen: {themes})</translation>
    </message>
    <message>
        <source>there is no unfinished game to resume</source>
        <translation>es gibt keine unbeendete Partie zum Fortsetzen</translation>
    </message>
    <message>
        <source>this game has no script</source>
        <translation>hier gibt es kein Drehbuch</translation>
    </message>
    <message>
        <source>this game was recorded with revision {rev} of chapter {chapter}, not {ours}</source>
        <translation>diese Partie wurde mit Fassung {rev} von Kapitel {chapter} aufgezeichnet, nicht mit {ours}</translation>
    </message>
    <message>
        <source>this game was recorded with version {version} of {game}, not {ours}</source>
        <translation>diese Partie wurde mit Version {version} von {game} aufgezeichnet, nicht mit {ours}</translation>
    </message>
    <message>
        <source>this is not a game record: the tags and the empty line after them are missing</source>
        <translation>das ist keine Aufzeichnung einer Partie: Die Kopfzeilen und die leere Zeile danach fehlen</translation>
    </message>
    <message>
        <source>this is not text</source>
        <translation>das ist kein Text</translation>
    </message>
    <message>
        <source>tourist {number}: the effect needs “{key}”</source>
        <translation>tourist {number}: Der Effekt braucht „{key}“</translation>
    </message>
    <message>
        <source>tourist {number}: there is no group “{name}”</source>
        <translation>tourist {number}: Es gibt keine Gruppe „{name}“</translation>
    </message>
    <message>
        <source>tourist {number}: this effect needs the trigger “{trigger}”</source>
        <translation>tourist {number}: Dieser Effekt braucht den Auslöser „{trigger}“</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>two rows have the same {key}</source>
        <translation>zwei Zeilen haben denselben Wert bei {key}</translation>
    </message>
    <message>
        <source>which game? (see furyqt games)</source>
        <translation>welches Spiel? (siehe furyqt games)</translation>
    </message>
    <message>
        <source>{agent} cannot play {player} in {game}</source>
        <translation>{agent} kann {player} in {game} nicht spielen</translation>
    </message>
    <message>
        <source>{count} boxes need as many cards, cities and lairs</source>
        <translation>{count} Kisten brauchen ebenso viele Karten, Städte und Unterschlüpfe</translation>
    </message>
    <message>
        <source>{count} houses need as many tiles, cities and free catacombs</source>
        <translation>{count} Häuser brauchen ebenso viele Kärtchen, Städte und freie Katakomben</translation>
    </message>
    <message>
        <source>{field} is a name such as {example}</source>
        <translation>{field} muss ein Name wie {example} sein</translation>
    </message>
    <message>
        <source>{field} is “{id}”, but the file has another name</source>
        <translation>{field} ist „{id}“, aber die Datei heißt anders</translation>
    </message>
    <message>
        <source>{field} needs the table judge.seal</source>
        <translation>{field} braucht die Tabelle judge.seal</translation>
    </message>
    <message>
        <source>{field}: {why}</source>
        <translation>{field}: {why}</translation>
    </message>
    <message>
        <source>{field}: “{id}” is there twice</source>
        <translation>{field}: „{id}“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>{field}: “{style}” is not a style (available styles: {styles})</source>
        <translation>{field}: „{style}“ ist kein Stil (mögliche Stile: {styles})</translation>
    </message>
    <message>
        <source>{figure} needs a city to start in, if this figure plays</source>
        <translation>{figure} braucht eine Stadt als Startort, wenn die Figur mitspielt</translation>
    </message>
    <message>
        <source>{file} has {count} actions: --from and --to name some of them, in order</source>
        <translation>{file} hat {count} Aktionen: --from und --to nennen einige davon, der Reihe nach</translation>
    </message>
    <message>
        <source>{file} has {count} actions: --to takes a number from 0 to {count}</source>
        <translation>{file} hat {count} Aktionen: --to muss eine Zahl von 0 bis {count} sein</translation>
    </message>
    <message>
        <source>{file} is a folder, not a game</source>
        <translation>{file} ist ein Ordner, keine Partie</translation>
    </message>
    <message>
        <source>{file} is a game of {game}, not of {other}</source>
        <translation>{file} ist eine Partie des Spiels {game}, nicht des Spiels {other}</translation>
    </message>
    <message>
        <source>{file} is open in another program: watch it with “furyqt replay FILE”, or play on in a copy with “furyqt play --resume FILE --copy”</source>
        <translation>{file} ist in einem anderen Programm geöffnet: „furyqt replay FILE“ zeigt die Partie, „furyqt play --resume FILE --copy“ spielt sie in einer Kopie weiter</translation>
    </message>
    <message>
        <source>{file}: no person plays in this game (see furyqt replay)</source>
        <translation>{file}: In dieser Partie spielt kein Mensch (siehe furyqt replay)</translation>
    </message>
    <message>
        <source>{file}: several persons play in this game (see furyqt replay)</source>
        <translation>{file}: In dieser Partie spielen mehrere Menschen (siehe furyqt replay)</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>{game} has no campaign</source>
        <translation>{game} hat keine Kampagne</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”</source>
        <translation>{game} hat keine Option „{option}“</translation>
    </message>
    <message>
        <source>{game} has no player “{player}” (players: {players})</source>
        <translation>{game} hat keinen Spieler „{player}“ (Spieler: {players})</translation>
    </message>
    <message>
        <source>{hunter} needs an open city to start in</source>
        <translation>{hunter} braucht eine offene Stadt als Startort</translation>
    </message>
    <message>
        <source>{option} has {name} twice</source>
        <translation>{option} enthält {name} zweimal</translation>
    </message>
    <message>
        <source>{option} takes NAME=VALUE, not “{given}”</source>
        <translation>{option} braucht NAME=WERT, nicht „{given}“</translation>
    </message>
    <message>
        <source>{table}: the rows have to be {first} to {last}, each once</source>
        <translation>{table}: Die Zeilen müssen {first} bis {last} sein, jede einmal</translation>
    </message>
    <message>
        <source>{thing} for {figure} would change nothing in this chapter</source>
        <translation>{thing} für {figure} würde in diesem Kapitel nichts ändern</translation>
    </message>
    <message>
        <source>{variable}={file}: {why}</source>
        <translation>{variable}={file}: {why}</translation>
    </message>
    <message>
        <source>“/{part}” is not a part of a level or number of iterations, such as hard/8</source>
        <translation>„/{part}“ ist kein Teil einer Stufe oder einer Zahl von Iterationen wie hard/8</translation>
    </message>
    <message>
        <source>“@{limit}” is not a time limit for a level or number, such as hard@2s</source>
        <translation>„@{limit}“ ist kein Zeitlimit für eine Stufe oder Zahl wie hard@2s</translation>
    </message>
    <message>
        <source>“{agent}” is not a player: {examples}</source>
        <translation>„{agent}“ ist kein Spieler: {examples}</translation>
    </message>
    <message>
        <source>“{agent}” plays {games} only, not {game}</source>
        <translation>„{agent}“ spielt nur {games}, nicht {game}</translation>
    </message>
    <message>
        <source>“{agent}”: {game} has no style “{style}”</source>
        <translation>„{agent}“: {game} hat keinen Stil „{style}“</translation>
    </message>
    <message>
        <source>“{date}” is not a date such as 2026-11-22</source>
        <translation>„{date}“ ist kein Datum wie 2026-11-22</translation>
    </message>
    <message>
        <source>“{given}” has an agent twice</source>
        <translation>„{given}“ nennt einen Agenten zweimal</translation>
    </message>
    <message>
        <source>“{given}” has no agent for {player}</source>
        <translation>„{given}“ enthält keinen Agenten für {player}</translation>
    </message>
    <message>
        <source>“{level}” is not a level ({levels}), number of iterations (200) or time (0.5s)</source>
        <translation>„{level}“ ist weder eine Stufe ({levels}) noch eine Zahl von Iterationen (200) oder eine Zeit (0.5s)</translation>
    </message>
    <message>
        <source>“{names}”: one person cannot play both sides here</source>
        <translation>„{names}“: Eine Person kann hier nicht beide Seiten spielen</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation>„{name}“ fehlt</translation>
    </message>
    <message>
        <source>“{style}” is not a style (available styles: {styles})</source>
        <translation>„{style}“ ist kein Stil (Stile: {styles})</translation>
    </message>
    <message>
        <source>“{text}” is not a dossier</source>
        <translation>„{text}“ ist kein Dossier</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number of at most 18 digits</source>
        <translation>„{text}“ ist keine ganze Zahl mit höchstens 18 Ziffern</translation>
    </message>
    <message>
        <source>“{thing}” cannot be bought (purchases: {things})</source>
        <translation>„{thing}“ kann man nicht kaufen (Käufe: {things})</translation>
    </message>
    <message>
        <source>“{value}” is not possible (possible values: {known})</source>
        <translation>„{value}“ ist nicht möglich (mögliche Werte: {known})</translation>
    </message>
    <message>
        <source>“{words}” can never be true</source>
        <translation>„{words}“ kann nie zutreffen</translation>
    </message>
    <message>
        <source>“{words}” is always true</source>
        <translation>„{words}“ trifft immer zu</translation>
    </message>
    <message>
        <source>“{words}” is not a comparison such as {example}</source>
        <translation>„{words}“ ist kein Vergleich wie {example}</translation>
    </message>
    <message>
        <source>“{word}” cannot be read as an action</source>
        <translation>„{word}“ ist nicht als Aktion lesbar</translation>
    </message>
    <message>
        <source>“{word}” comes after the end mark</source>
        <translation>„{word}“ steht nach der Schlussmarke</translation>
    </message>
    <message>
        <source>“{word}” is not known</source>
        <translation>„{word}“ ist unbekannt</translation>
    </message>
    <message>
        <source>“{word}” is not one of the {count} legal actions here</source>
        <translation>„{word}“ ist keine der {count} hier erlaubten Aktionen</translation>
    </message>
    <message>
        <source>“{word}” is not possible here (possible: {words})</source>
        <translation>„{word}“ ist hier nicht möglich (möglich: {words})</translation>
    </message>
    <message>
        <source>“{word}” should read “{right}”</source>
        <translation>„{word}“ müsste „{right}“ lauten</translation>
    </message>
</context>
<context>
    <name>figures.of</name>
    <message>
        <source>of Dr. Seward</source>
        <translation>von Dr. Seward</translation>
    </message>
    <message>
        <source>of Dracula&apos;s Servant</source>
        <translation>von Draculas Diener</translation>
    </message>
    <message>
        <source>of {name}</source>
        <translation>von {name}</translation>
    </message>
</context>
<context>
    <name>figures.to</name>
    <message>
        <source>to Dr. Seward</source>
        <translation>an Dr. Seward</translation>
    </message>
    <message>
        <source>to Dracula&apos;s Servant</source>
        <translation>an Draculas Diener</translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation>an {name}</translation>
    </message>
</context>
<context>
    <name>figures.told</name>
    <message>
        <source>Dr. Seward</source>
        <translation>Dr. Seward</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant</source>
        <translation>Draculas Diener</translation>
    </message>
</context>
<context>
    <name>finale</name>
    <message>
        <source>Your best score</source>
        <translation>Dein bester Punktestand</translation>
    </message>
    <message>
        <source>{before}</source>
        <translation>{before}</translation>
    </message>
    <message>
        <source>{score}, better than {before} until now</source>
        <translation>{score}, besser als bisher ({before})</translation>
    </message>
    <message>
        <source>{score}, your first game</source>
        <translation>{score}, deine erste Partie</translation>
    </message>
</context>
<context>
    <name>fury.aims</name>
    <message>
        <source>A no excludes places with a total chance of {percent}%.</source>
        <translation>Ein Nein schließt Orte mit zusammen {percent}&#xa0;% Wahrscheinlichkeit aus.</translation>
    </message>
    <message>
        <source>According to the card: {quoted}</source>
        <translation>Laut Karte: {quoted}</translation>
    </message>
    <message>
        <source>After a no, Dracula can only be {places}; that excludes places with a total chance of {percent}%.</source>
        <translation>Bei Nein kann Dracula nur noch {places} sein; das schließt {percent}&#xa0;% der Wahrscheinlichkeit aus.</translation>
    </message>
    <message>
        <source>All {own} cities at most two moves from {place} are covered by other hunters, so that the team gains none.</source>
        <translation>Alle {own} Städte, die von {place} höchstens zwei Bewegungen entfernt sind, erreichen schon andere Jäger so schnell; das Team gewinnt keine hinzu.</translation>
    </message>
    <message>
        <source>By road and sea, Dracula&apos;s current place is within two turns of here with a chance of {percent}% (above all {places}).</source>
        <translation>Ohne Bahn ist Draculas jetziger Ort von hier in zwei Zügen mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar (am wahrscheinlichsten: {places}).</translation>
    </message>
    <message>
        <source>By road and sea, Dracula&apos;s current place is within two turns of there with a chance of {percent}% (above all {places}).</source>
        <translation>Ohne Bahn ist Draculas jetziger Ort von dort in zwei Zügen mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar (am wahrscheinlichsten: {places}).</translation>
    </message>
    <message numerus="yes">
        <source>By road or sea, %n places are one move from {place}.</source>
        <translation>
            <numerusform>Wer {place:in} beginnt, erreicht ohne Bahn mit einer Bewegung nur einen Ort.</numerusform>
            <numerusform>Wer {place:in} beginnt, erreicht ohne Bahn mit einer Bewegung %n Orte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By train, %n cities are at most two railways from {place}.</source>
        <translation>
            <numerusform>Von {place} aus erreicht man über höchstens zwei Bahnlinien nur eine Stadt.</numerusform>
            <numerusform>Von {place} aus erreicht man über höchstens zwei Bahnlinien %n Städte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula is here now.</source>
        <translation>Dracula ist jetzt hier.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n moves from here.</source>
        <translation>
            <numerusform>Am ehesten ist Dracula {place:in} ({percent}&#xa0;%), von hier eine Bewegung entfernt.</numerusform>
            <numerusform>Am ehesten ist Dracula {place:in} ({percent}&#xa0;%), von hier %n Bewegungen entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n moves from there instead of {before}.</source>
        <translation>
            <numerusform>Am ehesten ist Dracula {place:in} ({percent}&#xa0;%), von dort eine Bewegung entfernt statt bisher {before}.</numerusform>
            <numerusform>Am ehesten ist Dracula {place:in} ({percent}&#xa0;%), von dort %n Bewegungen entfernt statt bisher {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n moves from there.</source>
        <translation>
            <numerusform>Am ehesten ist Dracula {place:in} ({percent}&#xa0;%), von dort eine Bewegung entfernt.</numerusform>
            <numerusform>Am ehesten ist Dracula {place:in} ({percent}&#xa0;%), von dort %n Bewegungen entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula is {place:in} now.</source>
        <translation>Dracula ist jetzt {place:in}.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n moves from here.</source>
        <translation>
            <numerusform>Dracula ist {place:in}, von hier eine Bewegung entfernt.</numerusform>
            <numerusform>Dracula ist {place:in}, von hier %n Bewegungen entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n moves from there instead of {before}.</source>
        <translation>
            <numerusform>Dracula ist {place:in}, von dort eine Bewegung entfernt statt bisher {before}.</numerusform>
            <numerusform>Dracula ist {place:in}, von dort %n Bewegungen entfernt statt bisher {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n moves from there.</source>
        <translation>
            <numerusform>Dracula ist {place:in}, von dort eine Bewegung entfernt.</numerusform>
            <numerusform>Dracula ist {place:in}, von dort %n Bewegungen entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula is {place:in}, within reach from here next turn.</source>
        <translation>Dracula ist {place:in}, von hier in der nächsten Runde erreichbar.</translation>
    </message>
    <message>
        <source>Dracula is {place:in}, within reach from there next turn.</source>
        <translation>Dracula ist {place:in}, von dort in der nächsten Runde erreichbar.</translation>
    </message>
    <message>
        <source>From here, Dracula&apos;s current place is within reach next turn with a chance of {percent}% (above all {places}).</source>
        <translation>Von hier ist Draculas jetziger Ort in der nächsten Runde mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar (am wahrscheinlichsten: {places}).</translation>
    </message>
    <message>
        <source>From here, Dracula&apos;s current place is within reach next turn with a chance of {percent}%.</source>
        <translation>Von hier ist Draculas jetziger Ort in der nächsten Runde mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar.</translation>
    </message>
    <message>
        <source>From here, no place where Dracula may be is within reach next turn.</source>
        <translation>Von hier ist in der nächsten Runde kein Ort erreichbar, an dem Dracula sein kann.</translation>
    </message>
    <message>
        <source>From there, Dracula&apos;s current place is within reach next turn with a chance of {percent}% (above all {places}).</source>
        <translation>Von dort ist Draculas jetziger Ort in der nächsten Runde mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar (am wahrscheinlichsten: {places}).</translation>
    </message>
    <message>
        <source>From there, Dracula&apos;s current place is within reach next turn with a chance of {percent}%.</source>
        <translation>Von dort ist Draculas jetziger Ort in der nächsten Runde mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar.</translation>
    </message>
    <message>
        <source>From there, no place where Dracula may be is within reach next turn.</source>
        <translation>Von dort ist in der nächsten Runde kein Ort erreichbar, an dem Dracula sein kann.</translation>
    </message>
    <message>
        <source>From {place}, {own} cities are at most two moves away.</source>
        <translation>Von {place} aus sind {own} Städte höchstens zwei Bewegungen entfernt.</translation>
    </message>
    <message>
        <source>From {place}, {own} cities are at most two moves away; the team then covers {all}, of which {new} are new.</source>
        <translation>Von {place} aus sind {own} Städte höchstens zwei Bewegungen entfernt; damit deckt das Team {all} Städte ab, {new} davon neu.</translation>
    </message>
    <message>
        <source>If Dracula moves {place:to}, {hunters} can come there tomorrow, too.</source>
        <translation>Zieht Dracula {place:to}, können morgen auch {hunters} dorthin kommen.</translation>
    </message>
    <message>
        <source>If Dracula moves {place:to}, {hunter} can come there tomorrow, too.</source>
        <translation>Zieht Dracula {place:to}, kann morgen auch {hunter} dorthin kommen.</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula&apos;s current place falls from {before}% to {percent}%.</source>
        <translation>Bleiben die anderen, wo sie sind, kann einer der Jäger Draculas jetzigen Ort nur noch mit {percent}&#xa0;% Wahrscheinlichkeit erreichen (bisher {before}&#xa0;%).</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula&apos;s current place rises from {before}% to {percent}%.</source>
        <translation>Bleiben die anderen, wo sie sind, kann einer der Jäger Draculas jetzigen Ort mit {percent}&#xa0;% Wahrscheinlichkeit erreichen (bisher {before}&#xa0;%).</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula&apos;s current place stays at about {percent}%.</source>
        <translation>Bleiben die anderen, wo sie sind, kann einer der Jäger Draculas jetzigen Ort mit {percent}&#xa0;% Wahrscheinlichkeit erreichen, etwa wie bisher.</translation>
    </message>
    <message>
        <source>Of the {all} cities one road from {place} ({percent}% for Dracula), hunters can then be in {own} next turn instead of {before}.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist Dracula {place:in}; von den {all} Nachbarstädten können die Jäger im nächsten Zug dann {own} besetzen (bisher {before}).</translation>
    </message>
    <message>
        <source>Of the {all} cities one road from {place} ({percent}% for Dracula), hunters can then be in {own} tomorrow instead of {before}.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist Dracula {place:in}; von den {all} Nachbarstädten können die Jäger morgen dann {own} besetzen (bisher {before}).</translation>
    </message>
    <message>
        <source>Of the {all} cities one road from {place}, where Dracula is, hunters can then be in {own} next turn instead of {before}.</source>
        <translation>Dracula ist {place:in}; von den {all} Nachbarstädten können die Jäger im nächsten Zug dann {own} besetzen (bisher {before}).</translation>
    </message>
    <message>
        <source>Of the {all} cities one road from {place}, where Dracula is, hunters can then be in {own} tomorrow instead of {before}.</source>
        <translation>Dracula ist {place:in}; von den {all} Nachbarstädten können die Jäger morgen dann {own} besetzen (bisher {before}).</translation>
    </message>
    <message>
        <source>On average, the nearest hunter is then {own} days away from Dracula instead of {before}.</source>
        <translation>Im Schnitt ist der nächste Jäger dann {own} statt {before} Tage von Dracula entfernt.</translation>
    </message>
    <message>
        <source>On average, the nearest hunter is then {own} moves away from Dracula instead of {before}.</source>
        <translation>Im Schnitt ist der nächste Jäger dann {own} statt {before} Bewegungen von Dracula entfernt.</translation>
    </message>
    <message>
        <source>The chance that Dracula is {place:in} now is {percent}%.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist Dracula jetzt {place:in}.</translation>
    </message>
    <message>
        <source>The chance that {place} is on Dracula&apos;s trail is {percent}%.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit liegt {place} auf Draculas Spur.</translation>
    </message>
    <message>
        <source>The chance that {place} is on Dracula&apos;s trail is {percent}%: of the {all} places where he may be now, a yes leaves about {yes}, a no {no}.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit liegt {place} auf Draculas Spur: Von den {all} Orten, an denen er jetzt sein kann, bleiben bei Ja etwa {yes}, bei Nein {no}.</translation>
    </message>
    <message>
        <source>choice {rival} asks about a city that is likelier to be on the trail ({other} instead of {own})</source>
        <translation>Vorschlag {rival} nach einer Stadt fragt, die eher auf der Spur liegt ({other} statt {own})</translation>
    </message>
    <message>
        <source>choice {rival} brings more cities within two moves that no other hunter covers ({other} instead of {own})</source>
        <translation>mit Vorschlag {rival} in zwei Bewegungen mehr Städte erreichbar sind, die kein anderer Jäger so schnell erreicht ({other} statt {own})</translation>
    </message>
    <message>
        <source>choice {rival} ends nearer to Dracula (a distance of {other} instead of {own})</source>
        <translation>Vorschlag {rival} näher an Dracula heranführt (Entfernung {other} statt {own})</translation>
    </message>
    <message>
        <source>choice {rival} ends nearer to where Dracula most likely is (a distance of {other} instead of {own})</source>
        <translation>Vorschlag {rival} näher an Draculas wahrscheinlichsten Ort führt (Entfernung {other} statt {own})</translation>
    </message>
    <message>
        <source>choice {rival} leads to where Dracula is more likely to be ({other} instead of {own})</source>
        <translation>Vorschlag {rival} an einen Ort führt, an dem Dracula eher ist ({other} statt {own})</translation>
    </message>
    <message>
        <source>from choice {rival} more cities are near by train ({other} instead of {own})</source>
        <translation>mit Vorschlag {rival} mehr Städte mit der Bahn schnell erreichbar sind ({other} statt {own})</translation>
    </message>
    <message>
        <source>from choice {rival} more places are one move away ({other} instead of {own})</source>
        <translation>mit Vorschlag {rival} mehr Orte eine Bewegung entfernt sind ({other} statt {own})</translation>
    </message>
    <message>
        <source>in {count:word} other cities</source>
        <translation>in {count:word} weiteren Städten</translation>
    </message>
    <message>
        <source>with choice {rival} hunters can be in more of the cities one road from {place} ({other} instead of {own})</source>
        <translation>die Jäger mit Vorschlag {rival} mehr Städte besetzen können, die eine Straße von {place} entfernt sind ({other} statt {own})</translation>
    </message>
    <message>
        <source>with choice {rival} more hunters can meet Dracula together</source>
        <translation>mit Vorschlag {rival} mehr Jäger gemeinsam auf Dracula treffen können</translation>
    </message>
    <message>
        <source>with choice {rival} some hunter is likelier to reach Dracula&apos;s current place ({other} instead of {own})</source>
        <translation>mit Vorschlag {rival} eher einer der Jäger Draculas jetzigen Ort erreichen kann ({other} statt {own})</translation>
    </message>
    <message>
        <source>with choice {rival} the nearest hunter is closer to Dracula ({other} instead of {own} days on average)</source>
        <translation>mit Vorschlag {rival} der nächste Jäger näher an Dracula ist (im Schnitt {other} statt {own} Tage)</translation>
    </message>
    <message>
        <source>with choice {rival} the nearest hunter is closer to Dracula ({other} instead of {own} moves on average)</source>
        <translation>mit Vorschlag {rival} der nächste Jäger näher an Dracula ist (im Schnitt {other} statt {own} Bewegungen)</translation>
    </message>
    <message>
        <source>with choice {rival} this hunter is likelier to reach Dracula&apos;s current place ({other} instead of {own})</source>
        <translation>dieser Jäger mit Vorschlag {rival} Draculas jetzigen Ort eher erreichen kann ({other} statt {own})</translation>
    </message>
    <message>
        <source>{cards} stay in hand for a later moment.</source>
        <translation>{cards} bleiben für später auf der Hand.</translation>
    </message>
    <message>
        <source>{cards} stays in hand for a later moment.</source>
        <translation>{cards} bleibt für später auf der Hand.</translation>
    </message>
    <message>
        <source>{card} then takes effect: {quoted}</source>
        <translation>{card} wirkt dann: {quoted}</translation>
    </message>
    <message>
        <source>{hunters} can come {place:to} next turn, too, to fight Dracula with you.</source>
        <translation>Auch {hunters} können im nächsten Zug {place:to} kommen und gegen Dracula mitkämpfen.</translation>
    </message>
    <message>
        <source>{hunter} can come {place:to} next turn, too, to fight Dracula with you.</source>
        <translation>Auch {hunter} kann im nächsten Zug {place:to} kommen und gegen Dracula mitkämpfen.</translation>
    </message>
    <message>
        <source>{place} cannot be on Dracula&apos;s trail.</source>
        <translation>{place} kann nicht auf Draculas Spur liegen.</translation>
    </message>
</context>
<context>
    <name>fury.dracula</name>
    <message numerus="yes">
        <source>As far as the hunters know, Dracula can then be in any of %n places.</source>
        <translation>
            <numerusform>Soweit die Jäger wissen, kann Dracula dann nur an einem Ort sein.</numerusform>
            <numerusform>Soweit die Jäger wissen, kann Dracula dann an&#xa0;%n Orten sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>At sea Dracula leaves no encounter.</source>
        <translation>Auf See legt Dracula keine Begegnung.</translation>
    </message>
    <message>
        <source>At sea no hunter can find Dracula.</source>
        <translation>Auf See kann kein Jäger Dracula finden.</translation>
    </message>
    <message>
        <source>By road or sea, no way leads {hunter} from there to Dracula.</source>
        <translation>Ohne Bahn kommt {hunter} von dort nicht zu Dracula.</translation>
    </message>
    <message numerus="yes">
        <source>By road or sea, the nearest hunter, {hunter}, needs %n moves {place:to}.</source>
        <translation>
            <numerusform>Ohne Bahn braucht der nächste Jäger, {hunter}, eine Bewegung {place:to}.</numerusform>
            <numerusform>Ohne Bahn braucht der nächste Jäger, {hunter},&#xa0;%n Bewegungen {place:to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By road or sea, {hunter} is then %n moves away from Dracula.</source>
        <translation>
            <numerusform>Ohne Bahn ist {hunter} dann eine Bewegung von Dracula entfernt.</numerusform>
            <numerusform>Ohne Bahn ist {hunter} dann&#xa0;%n Bewegungen von Dracula entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there Dracula can go on to %n places.</source>
        <translation>
            <numerusform>Von dort kann Dracula nur an einen Ort weiterziehen.</numerusform>
            <numerusform>Von dort kann Dracula an&#xa0;%n Orte weiterziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunters would then know where Dracula is.</source>
        <translation>Die Jäger wüssten dann, wo Dracula ist.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs %n moves {place:to}, so it is unlikely to be met soon.</source>
        <translation>
            <numerusform>Der nächste Jäger braucht eine Bewegung {place:to}; so bald trifft wohl niemand darauf.</numerusform>
            <numerusform>Der nächste Jäger braucht %n Bewegungen {place:to}; so bald trifft wohl niemand darauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs %n moves {place:to}, so it may well mature.</source>
        <translation>
            <numerusform>Der nächste Jäger braucht eine Bewegung {place:to}; die Begegnung kann also durchaus reifen.</numerusform>
            <numerusform>Der nächste Jäger braucht %n Bewegungen {place:to}; die Begegnung kann also durchaus reifen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs only %n moves {place:to} and may find it before it matures.</source>
        <translation>
            <numerusform>Der nächste Jäger braucht nur eine Bewegung {place:to} und kann die Begegnung finden, bevor sie reift.</numerusform>
            <numerusform>Der nächste Jäger braucht nur %n Bewegungen {place:to} und kann die Begegnung finden, bevor sie reift.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs only %n moves {place:to} and may soon meet it.</source>
        <translation>
            <numerusform>Der nächste Jäger braucht nur eine Bewegung {place:to} und trifft vielleicht bald darauf.</numerusform>
            <numerusform>Der nächste Jäger braucht nur %n Bewegungen {place:to} und trifft vielleicht bald darauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>There {hunter} meets Dracula.</source>
        <translation>Dort trifft {hunter} auf Dracula.</translation>
    </message>
    <message>
        <source>When it matures: {quoted}</source>
        <translation>Wenn sie reift: {quoted}</translation>
    </message>
    <message>
        <source>after choice {rival} Dracula can leave an encounter</source>
        <translation>Dracula nach Vorschlag {rival} eine Begegnung legen kann</translation>
    </message>
    <message>
        <source>choice {rival} is better for a place that hunters hardly come to soon</source>
        <translation>Vorschlag {rival} besser zu einem Ort passt, an den so bald kein Jäger kommt</translation>
    </message>
    <message>
        <source>choice {rival} is better for a place that hunters may soon come to</source>
        <translation>Vorschlag {rival} besser zu einem Ort passt, an den bald ein Jäger kommen kann</translation>
    </message>
    <message>
        <source>choice {rival} is farther from all hunters</source>
        <translation>Vorschlag {rival} von allen Jägern weiter entfernt ist</translation>
    </message>
    <message>
        <source>choice {rival} leads the hunter farther away</source>
        <translation>Vorschlag {rival} den Jäger weiter wegführt</translation>
    </message>
    <message>
        <source>choice {rival} leaves more ways out ({other} instead of {own})</source>
        <translation>Vorschlag {rival} mehr Wege offen lässt ({other} statt {own})</translation>
    </message>
    <message>
        <source>fewer hunters can come after choice {rival}</source>
        <translation>nach Vorschlag {rival} weniger Jäger hinkommen können</translation>
    </message>
    <message>
        <source>the hunters know less after choice {rival} ({other} possible places instead of {own})</source>
        <translation>die Jäger nach Vorschlag {rival} weniger wissen ({other} mögliche Orte statt {own})</translation>
    </message>
    <message>
        <source>{hunter} (perhaps by train)</source>
        <translation>{hunter} (vielleicht mit der Bahn)</translation>
    </message>
    <message>
        <source>{hunter} has {damage} of {health} damage.</source>
        <translation>{hunter} hat {damage} Schaden (besiegt bei {health}).</translation>
    </message>
    <message>
        <source>{hunter} is unhurt and has {health} health.</source>
        <translation>{hunter} ist unverletzt (besiegt bei {health} Schaden).</translation>
    </message>
</context>
<context>
    <name>fury.reasons</name>
    <message>
        <source>a fresher trace of Dracula</source>
        <translation>frischere Hinweise auf Dracula</translation>
    </message>
    <message>
        <source>a longer way to Dracula for the hunters</source>
        <translation>einen längeren Weg der Jäger zu Dracula</translation>
    </message>
    <message>
        <source>a shorter way to Dracula for the hunters</source>
        <translation>einen kürzeren Weg der Jäger zu Dracula</translation>
    </message>
    <message>
        <source>an older trace of Dracula</source>
        <translation>ältere Hinweise auf Dracula</translation>
    </message>
    <message>
        <source>fewer bites</source>
        <translation>weniger Bisse</translation>
    </message>
    <message>
        <source>fewer chances to reveal Dracula</source>
        <translation>weniger Gelegenheiten, Dracula aufzudecken</translation>
    </message>
    <message>
        <source>fewer combats with Dracula</source>
        <translation>weniger Kämpfe gegen Dracula</translation>
    </message>
    <message>
        <source>fewer event cards for Dracula</source>
        <translation>weniger Ereigniskarten für Dracula</translation>
    </message>
    <message>
        <source>fewer event cards for the hunters</source>
        <translation>weniger Ereigniskarten für die Jäger</translation>
    </message>
    <message>
        <source>fewer hunters with a weapon</source>
        <translation>weniger Jäger mit einer Waffe</translation>
    </message>
    <message>
        <source>fewer hunters with weapons near Dracula</source>
        <translation>weniger Jäger mit Waffen in Draculas Nähe</translation>
    </message>
    <message>
        <source>fewer hunters without weapons near Dracula</source>
        <translation>weniger Jäger ohne Waffen in Draculas Nähe</translation>
    </message>
    <message>
        <source>fewer items</source>
        <translation>weniger Gegenstände</translation>
    </message>
    <message>
        <source>fewer vampires in Dracula&apos;s hand</source>
        <translation>weniger Vampire auf Draculas Hand</translation>
    </message>
    <message>
        <source>fewer vampires within the hunters&apos; reach</source>
        <translation>weniger Vampire in Reichweite der Jäger</translation>
    </message>
    <message>
        <source>fewer weapons</source>
        <translation>weniger Waffen</translation>
    </message>
    <message>
        <source>less help from an ally for the hunters</source>
        <translation>weniger Hilfe durch den Verbündeten der Jäger</translation>
    </message>
    <message>
        <source>less time at his castle for Dracula</source>
        <translation>weniger Zeit für Dracula auf seiner Burg</translation>
    </message>
    <message>
        <source>less time at sea for Dracula</source>
        <translation>weniger Zeit für Dracula auf See</translation>
    </message>
    <message>
        <source>lighter wounds in combat</source>
        <translation>leichtere Wunden im Kampf</translation>
    </message>
    <message>
        <source>more bites</source>
        <translation>mehr Bisse</translation>
    </message>
    <message>
        <source>more chances to reveal Dracula</source>
        <translation>mehr Gelegenheiten, Dracula aufzudecken</translation>
    </message>
    <message>
        <source>more combats with Dracula</source>
        <translation>mehr Kämpfe gegen Dracula</translation>
    </message>
    <message>
        <source>more event cards for Dracula</source>
        <translation>mehr Ereigniskarten für Dracula</translation>
    </message>
    <message>
        <source>more event cards for the hunters</source>
        <translation>mehr Ereigniskarten für die Jäger</translation>
    </message>
    <message>
        <source>more help from an ally for the hunters</source>
        <translation>mehr Hilfe durch den Verbündeten der Jäger</translation>
    </message>
    <message>
        <source>more hunters with a weapon</source>
        <translation>mehr Jäger mit einer Waffe</translation>
    </message>
    <message>
        <source>more hunters with weapons near Dracula</source>
        <translation>mehr Jäger mit Waffen in Draculas Nähe</translation>
    </message>
    <message>
        <source>more hunters without weapons near Dracula</source>
        <translation>mehr Jäger ohne Waffen in Draculas Nähe</translation>
    </message>
    <message>
        <source>more items</source>
        <translation>mehr Gegenstände</translation>
    </message>
    <message>
        <source>more time at his castle for Dracula</source>
        <translation>mehr Zeit für Dracula auf seiner Burg</translation>
    </message>
    <message>
        <source>more time at sea for Dracula</source>
        <translation>mehr Zeit für Dracula auf See</translation>
    </message>
    <message>
        <source>more vampires in Dracula&apos;s hand</source>
        <translation>mehr Vampire auf Draculas Hand</translation>
    </message>
    <message>
        <source>more vampires within the hunters&apos; reach</source>
        <translation>mehr Vampire in Reichweite der Jäger</translation>
    </message>
    <message>
        <source>more weapons</source>
        <translation>mehr Waffen</translation>
    </message>
    <message>
        <source>worse wounds in combat</source>
        <translation>schwerere Wunden im Kampf</translation>
    </message>
</context>
<context>
    <name>fury.styles</name>
    <message>
        <source>Bold: stays near the hunters</source>
        <translation>Kühn: bleibt nahe bei den Jägern</translation>
    </message>
    <message>
        <source>Brood keeper: lives for his vampires</source>
        <translation>Bruthüter: lebt für seine Vampire</translation>
    </message>
    <message>
        <source>Cautious: stays far away and unhurt</source>
        <translation>Vorsichtig: hält Abstand und schont sich</translation>
    </message>
    <message>
        <source>Seafarer: likes to be at sea</source>
        <translation>Seefahrer: ist gern auf dem Meer</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>kühn</translation>
    </message>
    <message>
        <source>brood keeper</source>
        <translation>Bruthüter</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>seafarer</source>
        <translation>Seefahrer</translation>
    </message>
</context>
<context>
    <name>fury2</name>
    <message>
        <source>Between equals Dracula wins 5 to 7 of 10 games; a start with 12 blood (“Advanced”) helps the hunters.</source>
        <translation>Unter Gleichstarken gewinnt Dracula 5 bis 7 von 10 Partien; es hilft den Jägern, wenn er mit 12 Blutstropfen beginnt („Erweitert“).</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Dracula and his Servant</source>
        <translation>Dracula und sein Diener</translation>
    </message>
    <message>
        <source>Dracula has no blood left: the hunters win.</source>
        <translation>Dracula hat kein Blut mehr: Die Jäger gewinnen.</translation>
    </message>
    <message>
        <source>Dracula&apos;s likeliest places: {places}.</source>
        <translation>Wo Dracula am ehesten ist: {places}.</translation>
    </message>
    <message>
        <source>Four hunters search Europe by road, rail and sea for Dracula, who hides his trail and awaits the night.</source>
        <translation>Vier Jäger suchen Dracula in ganz Europa auf Straßen, Schienen und Meeren, während er seine Spur verbirgt und auf die Nacht wartet.</translation>
    </message>
    <message>
        <source>Fury of Dracula, second edition</source>
        <translation>Fury of Dracula, zweite Edition</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>The hunters&apos; best guesses for Dracula: {places}.</source>
        <translation>Am ehesten vermuten die Jäger Dracula hier: {places}.</translation>
    </message>
    <message>
        <source>The vampire track is at 6: Dracula wins.</source>
        <translation>Die Vampirleiste steht auf 6: Dracula gewinnt.</translation>
    </message>
    <message>
        <source>an encounter tile</source>
        <translation>ein Begegnungskärtchen</translation>
    </message>
    <message>
        <source>an event card</source>
        <translation>eine Ereigniskarte</translation>
    </message>
    <message>
        <source>an item card</source>
        <translation>eine Gegenstandskarte</translation>
    </message>
    <message>
        <source>an unknown city</source>
        <translation>eine unbekannte Stadt</translation>
    </message>
    <message>
        <source>an unknown sea zone</source>
        <translation>eine unbekannte Meereszone</translation>
    </message>
    <message>
        <source>not on the map yet</source>
        <translation>noch nicht auf der Karte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{a}–{b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>„{card}“</translation>
    </message>
    <message>
        <source>{count:word} encounter tiles</source>
        <translation>{count:word} Begegnungskärtchen</translation>
    </message>
    <message>
        <source>{count:word} event cards</source>
        <translation>{count:word} Ereigniskarten</translation>
    </message>
    <message>
        <source>{count:word} item cards</source>
        <translation>{count:word} Gegenstandskarten</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
</context>
<context>
    <name>fury2.aims</name>
    <message numerus="yes">
        <source>%n event card(s) are drawn, and only Dracula can keep one.</source>
        <translation>
            <numerusform>Es wird eine Ereigniskarte gezogen, und nur Dracula kann sie behalten.</numerusform>
            <numerusform>Es werden %n Ereigniskarten gezogen, und nur Dracula kann welche behalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A house that is not clean yet is {place:in}.</source>
        <translation>Ein noch nicht gereinigtes Haus steht {place:in}.</translation>
    </message>
    <message>
        <source>At sea {hunter} cannot draw cards.</source>
        <translation>Auf See kann {hunter} keine Karten ziehen.</translation>
    </message>
    <message>
        <source>Each of the two then has a move and an action.</source>
        <translation>Dann hat jeder der beiden eine eigene Bewegung und eine eigene Aktion.</translation>
    </message>
    <message>
        <source>From here, Dracula&apos;s current place is within reach next turn with a chance of {percent}%, with luck by train {most}% (above all {places}).</source>
        <translation>Von hier ist Draculas jetziger Ort in der nächsten Runde mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar, mit Glück per Bahn mit {most}&#xa0;% (am wahrscheinlichsten: {places}).</translation>
    </message>
    <message>
        <source>From here, Dracula&apos;s current place is within reach next turn with a chance of {percent}%, with luck by train {most}%.</source>
        <translation>Von hier ist Draculas jetziger Ort in der nächsten Runde mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar, mit Glück per Bahn mit {most}&#xa0;%.</translation>
    </message>
    <message>
        <source>From there, Dracula&apos;s current place is within reach next turn with a chance of {percent}%, with luck by train {most}% (above all {places}).</source>
        <translation>Von dort ist Draculas jetziger Ort in der nächsten Runde mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar, mit Glück per Bahn mit {most}&#xa0;% (am wahrscheinlichsten: {places}).</translation>
    </message>
    <message>
        <source>From there, Dracula&apos;s current place is within reach next turn with a chance of {percent}%, with luck by train {most}%.</source>
        <translation>Von dort ist Draculas jetziger Ort in der nächsten Runde mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar, mit Glück per Bahn mit {most}&#xa0;%.</translation>
    </message>
    <message>
        <source>Hunters in a group fight together, but have only one action.</source>
        <translation>Jäger in einer Gruppe kämpfen gemeinsam, haben aber nur eine Aktion.</translation>
    </message>
    <message>
        <source>Known houses: {places}.</source>
        <translation>Bekannte Häuser: {places}.</translation>
    </message>
    <message>
        <source>No card is drawn, so none can go to Dracula.</source>
        <translation>Es wird keine Karte gezogen, also bekommt auch Dracula keine.</translation>
    </message>
    <message>
        <source>No house can be {place:in}.</source>
        <translation>{place:in} kann kein Haus stehen.</translation>
    </message>
    <message>
        <source>Of the six faces of the train die one ends the turn and one allows only a road.</source>
        <translation>Von den sechs Seiten des Bahnwürfels beendet eine den Zug, und eine erlaubt nur eine Straße.</translation>
    </message>
    <message>
        <source>Of the {all} cards in the event deck, {ours} are for the hunters; the others go to Dracula.</source>
        <translation>Von den {all} Karten des Ereignisstapels sind {ours} für die Jäger; die übrigen gehen an Dracula.</translation>
    </message>
    <message>
        <source>One house is still hidden; {cities} cities are possible: {places}.</source>
        <translation>Noch ein Haus ist versteckt; mögliche Standorte ({cities}): {places}.</translation>
    </message>
    <message>
        <source>One move from here, a house may be {places}.</source>
        <translation>Eine Bewegung von hier entfernt könnte {places} ein Haus stehen.</translation>
    </message>
    <message>
        <source>One move from there, a house may be {places}.</source>
        <translation>Eine Bewegung von dort entfernt könnte {places} ein Haus stehen.</translation>
    </message>
    <message>
        <source>The Servant is {place:in}, one move from here.</source>
        <translation>Der Diener ist {place:in}, eine Bewegung von hier entfernt.</translation>
    </message>
    <message>
        <source>The Servant is {place:in}, one move from there.</source>
        <translation>Der Diener ist {place:in}, eine Bewegung von dort entfernt.</translation>
    </message>
    <message>
        <source>The Servant is {place:in}.</source>
        <translation>Der Diener ist {place:in}.</translation>
    </message>
    <message>
        <source>The chance that Dracula is in a city at most two railways away is {percent}%.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist Dracula in einer Stadt, die höchstens zwei Bahnlinien entfernt ist.</translation>
    </message>
    <message>
        <source>The chance that Dracula is in one of them is {percent}%.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist Dracula in einer davon.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest city that may hide a house is {place}, %n moves from there.</source>
        <translation>
            <numerusform>Die nächste Stadt, in der ein Haus stehen könnte, ist {place}, von dort eine Bewegung entfernt.</numerusform>
            <numerusform>Die nächste Stadt, in der ein Haus stehen könnte, ist {place}, von dort %n Bewegungen entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only city that can still hide a house is {place}.</source>
        <translation>Ein Haus kann nur noch {place:in} stehen.</translation>
    </message>
    <message>
        <source>The two then move and fight together, but have only one action.</source>
        <translation>Die beiden bewegen sich dann gemeinsam und kämpfen gemeinsam, haben aber nur eine Aktion.</translation>
    </message>
    <message>
        <source>With a 0 only one road is allowed.</source>
        <translation>Bei einer 0 ist nur eine Straße erlaubt.</translation>
    </message>
    <message>
        <source>With an X the turn ends.</source>
        <translation>Bei einem X endet der Zug.</translation>
    </message>
    <message numerus="yes">
        <source>With {face} the train can reach %n cities.</source>
        <translation>
            <numerusform>Bei einer {face} ist per Bahn eine Stadt erreichbar.</numerusform>
            <numerusform>Bei einer {face} sind per Bahn %n Städte erreichbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>choice {rival} leads to a large city, where an item can be drawn</source>
        <translation>Vorschlag {rival} in eine Großstadt führt, in der man einen Gegenstand ziehen kann</translation>
    </message>
    <message>
        <source>fewer combats with the Servant</source>
        <translation>weniger Kämpfe gegen den Diener</translation>
    </message>
    <message>
        <source>fewer defeats of the Servant</source>
        <translation>weniger Niederlagen des Dieners</translation>
    </message>
    <message>
        <source>fewer houses made clean</source>
        <translation>weniger gereinigte Häuser</translation>
    </message>
    <message>
        <source>more combats with the Servant</source>
        <translation>mehr Kämpfe gegen den Diener</translation>
    </message>
    <message>
        <source>more defeats of the Servant</source>
        <translation>mehr Niederlagen des Dieners</translation>
    </message>
    <message>
        <source>more houses made clean</source>
        <translation>mehr gereinigte Häuser</translation>
    </message>
    <message>
        <source>{count:word} houses are still hidden; {cities} cities are possible: {places}.</source>
        <translation>Noch {count:word} Häuser sind versteckt; mögliche Standorte ({cities}): {places}.</translation>
    </message>
    <message>
        <source>{hunter} can trade items with {others}.</source>
        <translation>{hunter} kann mit {others} Gegenstände tauschen.</translation>
    </message>
    <message>
        <source>{hunter} has full health.</source>
        <translation>{hunter} hat noch alle Gesundheitspunkte.</translation>
    </message>
    <message>
        <source>{hunter} has no items.</source>
        <translation>{hunter} hat keine Gegenstände.</translation>
    </message>
    <message>
        <source>{hunter} has no weapon; {weapons} of the {all} cards in the item deck are weapons.</source>
        <translation>{hunter} hat keine Waffe; im Gegenstandsstapel sind {weapons} von {all} Karten Waffen.</translation>
    </message>
    <message>
        <source>{hunter} has {health} of {most} health.</source>
        <translation>{hunter} hat {health} von {most} Gesundheitspunkten.</translation>
    </message>
    <message>
        <source>{hunter} holds as many event cards as allowed.</source>
        <translation>{hunter} hat schon so viele Ereigniskarten wie erlaubt.</translation>
    </message>
    <message>
        <source>{hunter} holds: {cards}.</source>
        <translation>{hunter} hat: {cards}.</translation>
    </message>
    <message>
        <source>{place} is a large city, where {hunter} can draw an item at once.</source>
        <translation>{place} ist eine Großstadt, in der {hunter} sofort einen Gegenstand ziehen kann.</translation>
    </message>
    <message>
        <source>{place} is a large city, where {hunter}, who has no weapon, can draw an item at once.</source>
        <translation>{place} ist eine Großstadt; {hunter} hat keine Waffe und kann dort sofort einen Gegenstand ziehen.</translation>
    </message>
    <message>
        <source>{place} is a small city, where hunters draw only events.</source>
        <translation>{place} ist eine Kleinstadt; dort ziehen die Jäger nur Ereignisse.</translation>
    </message>
    <message>
        <source>{place} is one of the {cities} cities that may hide a house.</source>
        <translation>{place} ist einer von {cities} möglichen Standorten eines Hauses.</translation>
    </message>
    <message>
        <source>{weapons} of the {all} cards in the item deck are weapons.</source>
        <translation>Im Gegenstandsstapel sind {weapons} von {all} Karten Waffen.</translation>
    </message>
</context>
<context>
    <name>fury2.board</name>
    <message numerus="yes">
        <source>%n blood paid</source>
        <translation>
            <numerusform>%n Blutstropfen gezahlt</numerusform>
            <numerusform>%n Blutstropfen gezahlt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n encounter(s)</source>
        <translation>
            <numerusform>%n Begegnung</numerusform>
            <numerusform>%n Begegnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s)</source>
        <translation>
            <numerusform>%n Waffe</numerusform>
            <numerusform>%n Waffen</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the pool</source>
        <translation>Zurück in den Vorrat</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Blut</translation>
    </message>
    <message>
        <source>Cards are drawn from the bottom; only the back on top is seen.</source>
        <translation>Karten werden von unten gezogen; nur die Rückseite der obersten ist zu sehen.</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Burg Dracula</translation>
    </message>
    <message>
        <source>Catacomb {slot}: {face}, {known}</source>
        <translation>Katakombe {slot}: {face}, {known}</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <translation>Geweihter Boden</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Dracula wins at 6. Each dawn adds 1, a matured New Vampire and a defeated hunter add 2 each.</source>
        <translation>Dracula gewinnt bei 6. Jede Morgendämmerung zählt 1, ein gereifter Neuer Vampir und ein besiegter Jäger je 2.</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Verbündet mit Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail</source>
        <translation>Draculas Spur</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail, newest card first, and his catacombs</source>
        <translation>Draculas Spur, die neueste Karte zuerst, und seine Katakomben</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Hospiz</translation>
    </message>
    <message>
        <source>Hunters&apos; ally</source>
        <translation>Verbündet mit den Jägern</translation>
    </message>
    <message>
        <source>Item cards above the limit of {limit}: {count} must be discarded.</source>
        <translation>Gegenstandskarten über dem Handlimit ({limit}): {count} abwerfen.</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>Light die: hunters. Dark die: their enemy.</source>
        <translation>Heller Würfel: Jäger. Dunkler Würfel: ihr Gegner.</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>One point buys one of three effects at the start of a hunter&apos;s turn.</source>
        <translation>Ein Punkt bezahlt zu Beginn eines Jägerzuges einen von drei Effekten.</translation>
    </message>
    <message>
        <source>Pool of tiles</source>
        <translation>Vorrat der Kärtchen</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Bahnlinie</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Entschlossenheit</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Sea route</source>
        <translation>Seeweg</translation>
    </message>
    <message>
        <source>Sea zone</source>
        <translation>Meereszone</translation>
    </message>
    <message>
        <source>Small city</source>
        <translation>Kleinstadt</translation>
    </message>
    <message>
        <source>The hunters win when Dracula has no blood left. A deadly blow takes him to the next red mark.</source>
        <translation>Die Jäger gewinnen, wenn Dracula kein Blut mehr hat. Ein tödlicher Schlag bringt ihn auf die nächste rote Markierung.</translation>
    </message>
    <message>
        <source>The time of day moves on in each of Dracula&apos;s turns on land.</source>
        <translation>Die Tageszeit rückt in jedem von Draculas Zügen an Land weiter.</translation>
    </message>
    <message>
        <source>Tiles that were met or matured return to the pool, which is mixed.</source>
        <translation>Angetroffene und gereifte Kärtchen kommen in den Vorrat zurück, der gemischt wird.</translation>
    </message>
    <message>
        <source>Trail {slot}: {face}, {known}</source>
        <translation>Spur {slot}: {face}, {known}</translation>
    </message>
    <message>
        <source>Vampires</source>
        <translation>Vampire</translation>
    </message>
    <message>
        <source>You keep</source>
        <translation>Du behältst</translation>
    </message>
    <message>
        <source>a Heavenly Host</source>
        <translation>eine Gesegnete Hostie</translation>
    </message>
    <message>
        <source>a roadblock</source>
        <translation>eine Straßensperre</translation>
    </message>
    <message numerus="yes">
        <source>a storm for %n more turn(s)</source>
        <translation>
            <numerusform>ein Sturm für noch einen Zug</numerusform>
            <numerusform>ein Sturm für noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>an empty space of the catacombs</source>
        <translation>ein leeres Feld der Katakomben</translation>
    </message>
    <message>
        <source>combat round {round}</source>
        <translation>Kampfrunde {round}</translation>
    </message>
    <message>
        <source>defeated, will return</source>
        <translation>besiegt, kehrt zurück</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>hidden from the hunters</source>
        <translation>den Jägern verborgen</translation>
    </message>
    <message>
        <source>in play: {cards}</source>
        <translation>im Spiel: {cards}</translation>
    </message>
    <message>
        <source>in the group</source>
        <translation>in der Gruppe</translation>
    </message>
    <message>
        <source>known to the hunters</source>
        <translation>den Jägern bekannt</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>setzt einen Zug aus</translation>
    </message>
    <message>
        <source>next move {place:to}</source>
        <translation>nächste Bewegung {place:to}</translation>
    </message>
    <message>
        <source>one group: {hunters}</source>
        <translation>eine Gruppe: {hunters}</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>still to act: {hunters}</source>
        <translation>noch ausstehend: {hunters}</translation>
    </message>
    <message>
        <source>train {face}</source>
        <translation>Bahn {face}</translation>
    </message>
    <message>
        <source>waits for {hunter}</source>
        <translation>wartet auf {hunter}</translation>
    </message>
    <message>
        <source>{first} {rest}</source>
        <translation>{first} {rest}</translation>
    </message>
    <message>
        <source>{name} {place:in}; {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; {life} von {full}; {reach}</translation>
    </message>
    <message>
        <source>{name} {place:in}; {status}; {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; {status}; {life} von {full}; {reach}</translation>
    </message>
    <message>
        <source>{place} · {status}</source>
        <translation>{place} · {status}</translation>
    </message>
    <message>
        <source>{power}, {place}</source>
        <translation>{power}, {place}</translation>
    </message>
    <message>
        <source>{sentence}; {contents}</source>
        <translation>{sentence}; {contents}</translation>
    </message>
    <message>
        <source>{text} Matured: {matured}</source>
        <translation>{text} Gereift: {matured}</translation>
    </message>
</context>
<context>
    <name>fury2.buttons</name>
    <message>
        <source>Allow it to escape</source>
        <translation>Entkommen lassen</translation>
    </message>
    <message>
        <source>Ambush {hunter}</source>
        <translation>{hunter} überfallen</translation>
    </message>
    <message>
        <source>An event card</source>
        <translation>Eine Ereigniskarte</translation>
    </message>
    <message>
        <source>An item</source>
        <translation>Einen Gegenstand</translation>
    </message>
    <message>
        <source>Ask for a cure</source>
        <translation>Um Heilung bitten</translation>
    </message>
    <message>
        <source>Ask to see where Dracula is</source>
        <translation>Nach Draculas Aufenthaltsort fragen</translation>
    </message>
    <message>
        <source>Ask {hunter} to come along</source>
        <translation>{hunter} um Begleitung bitten</translation>
    </message>
    <message>
        <source>Attack {hunter}</source>
        <translation>{hunter} angreifen</translation>
    </message>
    <message>
        <source>Catacomb {slot}, {place}</source>
        <translation>Katakombe {slot}, {place}</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>„{card}“ wählen</translation>
    </message>
    <message>
        <source>Choose {hunter}</source>
        <translation>{hunter} wählen</translation>
    </message>
    <message>
        <source>Clear no space</source>
        <translation>Kein Feld räumen</translation>
    </message>
    <message>
        <source>Clear {where}</source>
        <translation>{where} räumen</translation>
    </message>
    <message>
        <source>Cure {hunter}</source>
        <translation>{hunter} heilen</translation>
    </message>
    <message>
        <source>Declare {place}</source>
        <translation>{place} ansagen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>„{card}“ abwerfen</translation>
    </message>
    <message>
        <source>Discard {item} ({hunter})</source>
        <translation>„{item}“ abwerfen ({hunter})</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Draw an event</source>
        <translation>Ein Ereignis ziehen</translation>
    </message>
    <message>
        <source>Draw an item</source>
        <translation>Einen Gegenstand ziehen</translation>
    </message>
    <message>
        <source>Draw nothing else</source>
        <translation>Nichts weiter ziehen</translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation>Tausch beenden</translation>
    </message>
    <message>
        <source>End the voyage for now</source>
        <translation>Die Fahrt vorerst beenden</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Nichts austauschen</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <translation>„{card}“ austauschen</translation>
    </message>
    <message>
        <source>Fight {hunter}</source>
        <translation>Gegen {hunter} kämpfen</translation>
    </message>
    <message>
        <source>Fly {place:to}</source>
        <translation>{place:to} fliegen</translation>
    </message>
    <message>
        <source>Give no card</source>
        <translation>Keine Karte geben</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>„{card}“ geben</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go {place:to}</source>
        <translation>{place:to} gehen</translation>
    </message>
    <message>
        <source>His Servant</source>
        <translation>Sein Diener</translation>
    </message>
    <message>
        <source>Hurry {place:to}</source>
        <translation>{place:to} eilen</translation>
    </message>
    <message>
        <source>It matures</source>
        <translation>Reifen lassen</translation>
    </message>
    <message>
        <source>Keep the old ally</source>
        <translation>Den alten Verbündeten behalten</translation>
    </message>
    <message>
        <source>Keep the result</source>
        <translation>Das Ergebnis behalten</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>„{card}“ behalten</translation>
    </message>
    <message>
        <source>Land {place:in}</source>
        <translation>{place:in} anlegen</translation>
    </message>
    <message>
        <source>Leave {card} on the card</source>
        <translation>„{card}“ auf der Karte lassen</translation>
    </message>
    <message>
        <source>Move it into the catacombs</source>
        <translation>In die Katakomben legen</translation>
    </message>
    <message>
        <source>Move {place:to}</source>
        <translation>{place:to} bewegen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pay 1 blood</source>
        <translation>1 Blutstropfen zahlen</translation>
    </message>
    <message>
        <source>Pay 2 blood</source>
        <translation>2 Blutstropfen zahlen</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Nichts zahlen</translation>
    </message>
    <message>
        <source>Place no encounter</source>
        <translation>Keine Begegnung legen</translation>
    </message>
    <message>
        <source>Place {card}</source>
        <translation>„{card}“ legen</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Keine Karte ausspielen</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>„{card}“ ausspielen</translation>
    </message>
    <message>
        <source>Play {event}</source>
        <translation>„{event}“ ausspielen</translation>
    </message>
    <message>
        <source>Play {event} ({hunter})</source>
        <translation>„{event}“ ausspielen ({hunter})</translation>
    </message>
    <message>
        <source>Remove the Heavenly Host {place:in}</source>
        <translation>Gesegnete Hostie {place:in} entfernen</translation>
    </message>
    <message>
        <source>Resolve: Inner Strength</source>
        <translation>Entschlossenheit: Innere Kraft</translation>
    </message>
    <message>
        <source>Resolve: Newspaper Reports</source>
        <translation>Entschlossenheit: Zeitungsartikel</translation>
    </message>
    <message>
        <source>Resolve: Sense of Emergency</source>
        <translation>Entschlossenheit: Höchste Eile</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Ausruhen</translation>
    </message>
    <message>
        <source>Rest (full health: heals nothing)</source>
        <translation>Ausruhen (volle Gesundheit: heilt nichts)</translation>
    </message>
    <message>
        <source>Rest and regain a life</source>
        <translation>Ausruhen und ein Leben zurückgewinnen</translation>
    </message>
    <message>
        <source>Return it to the hand</source>
        <translation>Auf die Hand zurücknehmen</translation>
    </message>
    <message>
        <source>Return it to the pool</source>
        <translation>In den Vorrat zurücklegen</translation>
    </message>
    <message>
        <source>Return {card} to the pool</source>
        <translation>„{card}“ in den Vorrat zurücklegen</translation>
    </message>
    <message>
        <source>Return {place:in}</source>
        <translation>{place:to} zurückkehren</translation>
    </message>
    <message>
        <source>Reveal {card}</source>
        <translation>„{card}“ aufdecken</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Run {place:to} as a wolf</source>
        <translation>Als Wolf {place:to} laufen</translation>
    </message>
    <message>
        <source>Sail {place:to}</source>
        <translation>Mit dem Schiff {place:to}</translation>
    </message>
    <message>
        <source>Search for a weapon</source>
        <translation>Nach einer Waffe suchen</translation>
    </message>
    <message>
        <source>Search for an event</source>
        <translation>Nach einem Ereignis suchen</translation>
    </message>
    <message>
        <source>Show nothing</source>
        <translation>Nichts zeigen</translation>
    </message>
    <message>
        <source>Show {item} ({hunter})</source>
        <translation>„{item}“ zeigen ({hunter})</translation>
    </message>
    <message>
        <source>Space {slot}, {place}</source>
        <translation>Feld {slot}, {place}</translation>
    </message>
    <message>
        <source>Start {place:in}</source>
        <translation>{place:in} beginnen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>Take the new ally</source>
        <translation>Den neuen Verbündeten nehmen</translation>
    </message>
    <message>
        <source>Take the one {place:in}</source>
        <translation>Die Hostie {place:in} nehmen</translation>
    </message>
    <message>
        <source>Take the train {place:to}</source>
        <translation>Mit der Bahn {place:to}</translation>
    </message>
    <message>
        <source>Take the train: roll the train die</source>
        <translation>Mit der Bahn fahren: Bahnwürfel werfen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>„{card}“ nehmen</translation>
    </message>
    <message>
        <source>The hunter stays</source>
        <translation>Der Jäger bleibt</translation>
    </message>
    <message>
        <source>The railway {line}</source>
        <translation>Die Bahnlinie {line}</translation>
    </message>
    <message>
        <source>The road {line}</source>
        <translation>Die Straße {line}</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Trade with {hunter}</source>
        <translation>Tauschen mit {hunter}</translation>
    </message>
    <message>
        <source>Use {item} ({hunter})</source>
        <translation>„{item}“ benutzen ({hunter})</translation>
    </message>
    <message>
        <source>Wait for {hunter}</source>
        <translation>Auf {hunter} warten</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>{card} ({hunter}): {result}</source>
        <translation>„{card}“ ({hunter}): {result}</translation>
    </message>
    <message>
        <source>{card} ({where})</source>
        <translation>{card} ({where})</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{hunter} adds 1</source>
        <translation>{hunter} erhält +1</translation>
    </message>
    <message>
        <source>{hunter} gives {card}</source>
        <translation>{hunter} gibt: {card}</translation>
    </message>
    <message>
        <source>{hunter} profits</source>
        <translation>{hunter} profitiert</translation>
    </message>
    <message>
        <source>{power} {place:to}</source>
        <translation>{power} {place:to}</translation>
    </message>
</context>
<context>
    <name>fury2.card_pages</name>
    <message>
        <source>A tactics card of each hunter, part of no deck</source>
        <translation>Eine Taktikkarte jedes Jägers, in keinem Stapel</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Agents&apos; tactics card</source>
        <translation>Taktikkarte der Lakaien</translation>
    </message>
    <message>
        <source>Dracula event, cards in the deck: {count}</source>
        <translation>Draculas Ereignis, Karten im Stapel: {count}</translation>
    </message>
    <message>
        <source>Dracula&apos;s events</source>
        <translation>Draculas Ereignisse</translation>
    </message>
    <message>
        <source>Dracula&apos;s power card</source>
        <translation>Draculas Machtkarte</translation>
    </message>
    <message>
        <source>Dracula&apos;s tactics card</source>
        <translation>Draculas Taktikkarte</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Encounter, tiles in the pool: {count}</source>
        <translation>Begegnung, Kärtchen im Vorrat: {count}</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Hunter event, cards in the deck: {count}</source>
        <translation>Ereignis der Jäger, Karten im Stapel: {count}</translation>
    </message>
    <message>
        <source>Hunters&apos; events</source>
        <translation>Ereignisse der Jäger</translation>
    </message>
    <message>
        <source>If this card loses</source>
        <translation>Wenn diese Karte verliert</translation>
    </message>
    <message>
        <source>If this card wins</source>
        <translation>Wenn diese Karte gewinnt</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>It is kept in the hand.</source>
        <translation>Sie bleibt auf der Hand.</translation>
    </message>
    <message>
        <source>It is played as soon as it is drawn.</source>
        <translation>Sie wird ausgespielt, sobald sie gezogen wird.</translation>
    </message>
    <message>
        <source>It stays in play as an ally.</source>
        <translation>Sie bleibt als Verbündeter im Spiel.</translation>
    </message>
    <message>
        <source>Item, cards in the deck: {count}</source>
        <translation>Gegenstand, Karten im Stapel: {count}</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Matured</source>
        <translation>Gereift</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Angetroffen</translation>
    </message>
    <message>
        <source>Nothing; it never matures.</source>
        <translation>Nichts; sie reift nie.</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Machtkarten</translation>
    </message>
    <message>
        <source>Tactics cards</source>
        <translation>Taktikkarten</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>{card} of an agent</source>
        <translation>{card} eines Lakaien</translation>
    </message>
    <message>
        <source>{number}, our own number: it decides equal totals.</source>
        <translation>{number}, unsere eigene Zahl: Sie entscheidet bei gleichen Summen.</translation>
    </message>
</context>
<context>
    <name>fury2.cards</name>
    <message>
        <source>Advance Planning</source>
        <translation>Vorausplanung</translation>
    </message>
    <message>
        <source>Ally: Dracula pays 1 blood for every sea move.</source>
        <translation>Verbündeter: Dracula zahlt für jede Bewegung auf dem Meer 1 Blutstropfen.</translation>
    </message>
    <message>
        <source>Ally: Dracula pays 2 blood each time he plays Fangs or an Escape card.</source>
        <translation>Verbündete: Dracula zahlt jedes Mal 2 Blutstropfen, wenn er „Reißzähne“ oder eine Fluchtkarte ausspielt.</translation>
    </message>
    <message>
        <source>Ally: at the start of each of your turns choose a hunter, who loses 1 health unless they show a Crucifix or a Heavenly Host.</source>
        <translation>Verbündeter: Wähle zu Beginn jedes deiner Züge einen Jäger. Er verliert 1 Gesundheitspunkt, wenn er weder Kruzifix noch Gesegnete Hostie zeigt.</translation>
    </message>
    <message>
        <source>Ally: the card on the sixth space of the trail is always faceup.</source>
        <translation>Verbündeter: Die Karte auf dem sechsten Feld der Spur liegt immer offen.</translation>
    </message>
    <message>
        <source>Ally: you may hold six event cards instead of four.</source>
        <translation>Verbündeter: Du darfst sechs statt vier Ereigniskarten auf der Hand haben.</translation>
    </message>
    <message>
        <source>Ally: your encounter hand may have seven tiles instead of five.</source>
        <translation>Verbündete: Deine Begegnungshand darf sieben statt fünf Kärtchen haben.</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Attentäter</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Fledermäuse</translation>
    </message>
    <message>
        <source>Blood Transfusion</source>
        <translation>Bluttransfusion</translation>
    </message>
    <message>
        <source>By day it is destroyed. By night roll a die. On 1 to 3 every hunter here is bitten, unless a Crucifix or a Heavenly Host is shown. On 4 to 6 it escapes and stays here faceup, and the turn ends, unless a Knife or a Stake is discarded: then it is destroyed.</source>
        <translation>Bei Tag wird er vernichtet. Bei Nacht wird gewürfelt. Bei 1 bis 3 wird jeder Jäger hier gebissen, wenn kein Kruzifix und keine Gesegnete Hostie gezeigt wird. Bei 4 bis 6 entkommt er, bleibt offen hier liegen, und der Zug endet, außer ein Messer oder ein Pflock wird abgeworfen: Dann wird er vernichtet.</translation>
    </message>
    <message>
        <source>Chartered Carriage</source>
        <translation>Gemieteter Waggon</translation>
    </message>
    <message>
        <source>Combat with an agent who has Punch, Dodge and Knife.</source>
        <translation>Kampf gegen einen Lakaien mit Fausthieb, Ausweichen und Messer.</translation>
    </message>
    <message>
        <source>Combat with an agent who has Punch, Dodge, Knife and Pistol.</source>
        <translation>Kampf gegen einen Lakaien mit Fausthieb, Ausweichen, Messer und Pistole.</translation>
    </message>
    <message>
        <source>Combat with an agent who has Punch, Dodge, Knife and Rifle.</source>
        <translation>Kampf gegen einen Lakaien mit Fausthieb, Ausweichen, Messer und Gewehr.</translation>
    </message>
    <message>
        <source>Combat with an agent who has Punch, Dodge, Knife, Pistol and Rifle.</source>
        <translation>Kampf gegen einen Lakaien mit Fausthieb, Ausweichen, Messer, Pistole und Gewehr.</translation>
    </message>
    <message>
        <source>Combat. Discard them after almost every round in which they were applied.</source>
        <translation>Kampf. Wirf sie nach fast jeder Runde ab, in der sie angewendet wurden.</translation>
    </message>
    <message>
        <source>Combat. Or discard it to cure a bite of yours or of a hunter in the same place: on a roll of 1 that hunter loses 2 health, on 5 or 6 the bite is cured.</source>
        <translation>Kampf. Oder wirf es ab, um einen Biss bei dir oder einem Jäger am selben Ort zu heilen: Bei einer 1 verliert dieser Jäger 2 Gesundheitspunkte, bei 5 oder 6 ist der Biss geheilt.</translation>
    </message>
    <message>
        <source>Combat. Or discard it to destroy a New Vampire that escapes.</source>
        <translation>Kampf. Oder wirf ihn ab, um einen Neuen Vampir zu vernichten, der entkommt.</translation>
    </message>
    <message>
        <source>Combat. Show it against Wolves: they take 1 health less.</source>
        <translation>Kampf. Zeige es gegen Wölfe: Sie kosten 1 Gesundheitspunkt weniger.</translation>
    </message>
    <message>
        <source>Combat. Show it against a New Vampire&apos;s bite, Lightning and Quincey P. Morris. Useless against agents.</source>
        <translation>Kampf. Zeige es gegen den Biss eines Neuen Vampirs, gegen Blitzschlag und gegen Quincey P. Morris. Gegen Lakaien nutzlos.</translation>
    </message>
    <message>
        <source>Combat. Show it like a Crucifix. Or discard it on your turn to put a Heavenly Host marker on the city where you are: Dracula cannot enter it or pass through it.</source>
        <translation>Kampf. Zeige sie wie ein Kruzifix. Oder wirf sie in deinem Zug ab, um einen Hostienmarker auf die Stadt zu legen, in der du bist: Dracula kann sie weder betreten noch durchqueren.</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <translation>Geweihter Boden</translation>
    </message>
    <message>
        <source>Control Storms</source>
        <translation>Herr der Stürme</translation>
    </message>
    <message>
        <source>Crucifix</source>
        <translation>Kruzifix</translation>
    </message>
    <message>
        <source>Customs Search</source>
        <translation>Zollkontrolle</translation>
    </message>
    <message>
        <source>Desecrated Soil</source>
        <translation>Entweihte Erde</translation>
    </message>
    <message>
        <source>Devilish Power</source>
        <translation>Teuflische Macht</translation>
    </message>
    <message>
        <source>Discard it at the start of your combat with Dracula or a New Vampire: no Escape card may be played against you in the first three rounds.</source>
        <translation>Wirf ihn zu Beginn deines Kampfes gegen Dracula oder einen Neuen Vampir ab: In den ersten drei Runden darf keine Fluchtkarte gegen dich ausgespielt werden.</translation>
    </message>
    <message>
        <source>Discard it when you move by road: you and your group may use two roads.</source>
        <translation>Wirf es ab, wenn du dich per Straße bewegst: Du und deine Gruppe dürft zwei Straßen benutzen.</translation>
    </message>
    <message>
        <source>Discard it: an encounter in the trail or the catacombs is turned faceup.</source>
        <translation>Wirf sie ab: Eine Begegnung auf der Spur oder in den Katakomben wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Hundemeute</translation>
    </message>
    <message>
        <source>Dracula chooses items or events: the hunter loses one such card at random. No effect on a hunter with faceup Dogs.</source>
        <translation>Dracula wählt Gegenstände oder Ereignisse: Der Jäger verliert eine zufällige Karte dieser Art. Kein Effekt bei einem Jäger mit offen liegender Hundemeute.</translation>
    </message>
    <message>
        <source>Dracula draws an encounter and then discards down to his limit.</source>
        <translation>Dracula zieht eine Begegnung und wirft dann bis zu seinem Limit ab.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides</source>
        <translation>Draculas Bräute</translation>
    </message>
    <message>
        <source>Escape Route</source>
        <translation>Fluchtweg</translation>
    </message>
    <message>
        <source>Evasion</source>
        <translation>Entwischt</translation>
    </message>
    <message>
        <source>Event cards are drawn until you have taken two of yours; those of the hunters are discarded. Then the trail is cleared except for its three newest cards.</source>
        <translation>Ereigniskarten werden gezogen, bis du zwei eigene genommen hast; die der Jäger werden abgeworfen. Dann wird die Spur bis auf die drei neuesten Karten geräumt.</translation>
    </message>
    <message>
        <source>Excellent Weather</source>
        <translation>Prächtiges Wetter</translation>
    </message>
    <message>
        <source>False Tip-off</source>
        <translation>Falscher Hinweis</translation>
    </message>
    <message>
        <source>Fast Horse</source>
        <translation>Schnelles Pferd</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>Forewarned</source>
        <translation>Vorgewarnt</translation>
    </message>
    <message>
        <source>Garlic</source>
        <translation>Knoblauch</translation>
    </message>
    <message>
        <source>Good Luck</source>
        <translation>Glück gehabt</translation>
    </message>
    <message>
        <source>Great Strength</source>
        <translation>Große Stärke</translation>
    </message>
    <message>
        <source>Heavenly Host</source>
        <translation>Gesegnete Hostie</translation>
    </message>
    <message>
        <source>Heroic Leap</source>
        <translation>Heldenhafter Sprung</translation>
    </message>
    <message>
        <source>Hired Scouts</source>
        <translation>Angeheuerte Späher</translation>
    </message>
    <message>
        <source>Hoax</source>
        <translation>Täuschung</translation>
    </message>
    <message>
        <source>Holy Water</source>
        <translation>Weihwasser</translation>
    </message>
    <message>
        <source>Hypnosis</source>
        <translation>Hypnose</translation>
    </message>
    <message>
        <source>Immanuel Hildesheim</source>
        <translation>Immanuel Hildesheim</translation>
    </message>
    <message>
        <source>Immediately, if the vampire track is above 0: you and your group fight a New Vampire. If it is killed, the vampire track goes back by 1.</source>
        <translation>Sofort, wenn die Vampirleiste über 0 steht: Du und deine Gruppe kämpft gegen einen Neuen Vampir. Wird er getötet, sinkt die Vampirleiste um 1.</translation>
    </message>
    <message>
        <source>Immediately, or kept for a hunter&apos;s turn by option: Dracula shows all event cards in his hand.</source>
        <translation>Sofort, oder je nach Option aufbewahrt für den Zug eines Jägers: Dracula zeigt alle Ereigniskarten auf seiner Hand.</translation>
    </message>
    <message>
        <source>Immediately: Dracula reveals the oldest facedown location of the trail, unless it is the place where he is.</source>
        <translation>Sofort: Dracula deckt den ältesten verdeckten Ort der Spur auf, außer es ist sein Aufenthaltsort.</translation>
    </message>
    <message>
        <source>Immediately: a bitten hunter of your choice loses 2 health.</source>
        <translation>Sofort: Ein gebissener Jäger deiner Wahl verliert 2 Gesundheitspunkte.</translation>
    </message>
    <message>
        <source>Immediately: a bitten hunter of your choice shows you all cards and declares the next move.</source>
        <translation>Sofort: Ein gebissener Jäger deiner Wahl zeigt dir alle Karten und sagt seine nächste Bewegung an.</translation>
    </message>
    <message>
        <source>Immediately: all cities one road from you that are in Dracula&apos;s trail or catacombs are revealed.</source>
        <translation>Sofort: Alle Städte, die eine Straße von dir entfernt sind und auf Draculas Spur oder in den Katakomben liegen, werden aufgedeckt.</translation>
    </message>
    <message>
        <source>Immediately: move to any city without a hunter or a marker that is not in your trail or catacombs. You may place an encounter there.</source>
        <translation>Sofort: Ziehe in eine beliebige Stadt ohne Jäger und ohne Marker, die weder auf deiner Spur noch in den Katakomben liegt. Du darfst dort eine Begegnung ablegen.</translation>
    </message>
    <message>
        <source>Immediately: name two cities. Those in Dracula&apos;s trail or catacombs are revealed together with their encounters.</source>
        <translation>Sofort: Nenne zwei Städte. Liegen sie auf Draculas Spur oder in den Katakomben, werden sie mit ihren Begegnungen aufgedeckt.</translation>
    </message>
    <message>
        <source>Immediately: put the Consecrated Ground marker on any city except Castle Dracula, Galatz and Klausenburg. Dracula cannot enter it or pass through it. If it is in his trail or catacombs, it is revealed and its encounters are discarded.</source>
        <translation>Sofort: Lege den Marker „Geweihter Boden“ auf eine beliebige Stadt außer Burg Dracula, Galatz und Klausenburg. Dracula kann sie weder betreten noch durchqueren. Liegt sie auf seiner Spur oder in den Katakomben, wird sie aufgedeckt, und ihre Begegnungen werden abgeworfen.</translation>
    </message>
    <message>
        <source>Immediately: take one of the hunters&apos; Keep events from the discard pile.</source>
        <translation>Sofort: Nimm eine Ereigniskarte der Jäger, die man aufbewahren darf, vom Abwurfstapel.</translation>
    </message>
    <message>
        <source>Immediately: you may discard an item and draw another.</source>
        <translation>Sofort: Du darfst einen Gegenstand abwerfen und einen anderen ziehen.</translation>
    </message>
    <message>
        <source>In the west the hunter discards all event cards, in the east one.</source>
        <translation>Im Westen wirft der Jäger alle Ereigniskarten ab, im Osten eine.</translation>
    </message>
    <message>
        <source>In the west the hunter discards an item and draws another, in the east discards all items and draws as many.</source>
        <translation>Im Westen wirft der Jäger einen Gegenstand ab und zieht einen anderen, im Osten wirft er alle Gegenstände ab und zieht ebenso viele.</translation>
    </message>
    <message>
        <source>Instead of your move: lose 6 health less the vampire track, but not your last health, and go to any place on land.</source>
        <translation>Statt deiner Bewegung: Verliere 6 Gesundheitspunkte abzüglich des Standes der Vampirleiste, aber nicht den letzten, und gehe an einen beliebigen Ort an Land.</translation>
    </message>
    <message>
        <source>Jonathan Harker</source>
        <translation>Jonathan Harker</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Messer</translation>
    </message>
    <message>
        <source>Lay them before you faceup. While they are there, Rats, Saboteur and Thief do not affect you.</source>
        <translation>Lege sie offen vor dich. Solange sie dort liegen, wirken Ratten, Saboteur und Dieb nicht auf dich.</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Blitzschlag</translation>
    </message>
    <message>
        <source>Local Rumors</source>
        <translation>Örtliche Gerüchte</translation>
    </message>
    <message>
        <source>Long Day</source>
        <translation>Langer Tag</translation>
    </message>
    <message>
        <source>Minion with Knife</source>
        <translation>Lakai mit Messer</translation>
    </message>
    <message>
        <source>Minion with Knife and Pistol</source>
        <translation>Lakai mit Messer und Pistole</translation>
    </message>
    <message>
        <source>Minion with Knife and Rifle</source>
        <translation>Lakai mit Messer und Gewehr</translation>
    </message>
    <message>
        <source>Money Trail</source>
        <translation>Spur des Geldes</translation>
    </message>
    <message>
        <source>Mystic Research</source>
        <translation>Mystische Forschung</translation>
    </message>
    <message>
        <source>New Vampire</source>
        <translation>Neuer Vampir</translation>
    </message>
    <message>
        <source>Newspaper Reports</source>
        <translation>Zeitungsartikel</translation>
    </message>
    <message>
        <source>Night Visit</source>
        <translation>Nächtlicher Besuch</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn, but not at dawn: move the time marker back by one step.</source>
        <translation>Im Zug eines Jägers, aber nicht bei Morgendämmerung: Setze den Zeitmarker um ein Feld zurück.</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn: a hunter loses 1 health, and another hunter in the same place is cured of one bite. You are one of the two. Mina&apos;s own bite cannot be cured.</source>
        <translation>Im Zug eines Jägers: Ein Jäger verliert 1 Gesundheitspunkt, und bei einem anderen Jäger am selben Ort wird ein Biss geheilt. Du bist einer der beiden. Minas eigener Biss kann nicht geheilt werden.</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn: all sea zones in the trail are revealed.</source>
        <translation>Im Zug eines Jägers: Alle Meereszonen auf der Spur werden aufgedeckt.</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn: choose a bitten hunter and roll a die. On 3 or more, Dracula reveals his current place and every New Vampire in the trail and the catacombs, and declares his next move.</source>
        <translation>Im Zug eines Jägers: Wähle einen gebissenen Jäger und würfle. Bei 3 oder mehr deckt Dracula seinen Aufenthaltsort und jeden Neuen Vampir auf der Spur und in den Katakomben auf und sagt seine nächste Bewegung an.</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn: choose a sea zone. If Dracula is there, he is revealed and lands at once in a port next to it. He cannot enter the zone for two rounds.</source>
        <translation>Im Zug eines Jägers: Wähle eine Meereszone. Ist Dracula dort, wird er aufgedeckt und geht sofort in einem angrenzenden Hafen an Land. Zwei Runden lang kann er die Zone nicht befahren.</translation>
    </message>
    <message>
        <source>Peasants</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Pest</translation>
    </message>
    <message>
        <source>Play an encounter from your hand on a hunter who is neither at sea nor in the hospital. Then the trail is cleared except for its three newest cards.</source>
        <translation>Spiele eine Begegnung von deiner Hand gegen einen Jäger aus, der weder auf See noch im Hospiz ist. Dann wird die Spur bis auf die drei neuesten Karten geräumt.</translation>
    </message>
    <message>
        <source>Quincey P. Morris</source>
        <translation>Quincey P. Morris</translation>
    </message>
    <message>
        <source>Rage</source>
        <translation>Raserei</translation>
    </message>
    <message>
        <source>Rats</source>
        <translation>Ratten</translation>
    </message>
    <message>
        <source>Re-Equip</source>
        <translation>Neuausrüstung</translation>
    </message>
    <message>
        <source>Relentless Minion</source>
        <translation>Unerbittlicher Lakai</translation>
    </message>
    <message>
        <source>Rifle</source>
        <translation>Gewehr</translation>
    </message>
    <message>
        <source>Roadblock</source>
        <translation>Straßensperre</translation>
    </message>
    <message>
        <source>Rufus Smith</source>
        <translation>Rufus Smith</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>Saboteur</translation>
    </message>
    <message>
        <source>Sacred Bullets</source>
        <translation>Geweihte Kugeln</translation>
    </message>
    <message>
        <source>Secret Weapon</source>
        <translation>Geheimwaffe</translation>
    </message>
    <message>
        <source>Seduction</source>
        <translation>Verführung</translation>
    </message>
    <message>
        <source>Sensationalist Press</source>
        <translation>Sensationspresse</translation>
    </message>
    <message>
        <source>Sense of Emergency</source>
        <translation>Höchste Eile</translation>
    </message>
    <message>
        <source>Sister Agatha</source>
        <translation>Schwester Agatha</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Pflock</translation>
    </message>
    <message>
        <source>Start of a combat with Dracula in which you take part: roll a die. You lose that much health and Dracula that much blood, and the combat does not take place.</source>
        <translation>Beginn eines Kampfes gegen Dracula, an dem du teilnimmst: Würfle. Du verlierst so viele Gesundheitspunkte und Dracula so viele Blutstropfen, und der Kampf findet nicht statt.</translation>
    </message>
    <message>
        <source>Start of a combat with you: choose a hunter in it, who shows all items; you discard one of them. You cannot play Escape cards in the first three rounds.</source>
        <translation>Beginn eines Kampfes gegen dich: Wähle einen beteiligten Jäger. Er zeigt alle Gegenstände, und du wirfst einen davon ab. In den ersten drei Runden kannst du keine Fluchtkarten ausspielen.</translation>
    </message>
    <message>
        <source>Start of a combat with you: there is no combat. You move the hunters there to a city one road away, and they do not meet anything there.</source>
        <translation>Beginn eines Kampfes gegen dich: Es gibt keinen Kampf. Du versetzt die Jäger dort in eine Stadt, die eine Straße entfernt ist. Sie treffen dort auf nichts.</translation>
    </message>
    <message>
        <source>Start of a combat: Dracula, or the agent, adds 1 to all rolls of this combat.</source>
        <translation>Beginn eines Kampfes: Dracula oder der Lakai erhält in diesem Kampf +1 auf alle Würfe.</translation>
    </message>
    <message>
        <source>Start of a combat: choose a hunter in it. That hunter adds 1 to all rolls of this combat. You need not take part in it.</source>
        <translation>Beginn eines Kampfes: Wähle einen beteiligten Jäger. Er erhält in diesem Kampf +1 auf alle Würfe. Du musst nicht selbst am Kampf teilnehmen.</translation>
    </message>
    <message>
        <source>Start of a combat: the combat does not take place.</source>
        <translation>Beginn eines Kampfes: Der Kampf findet nicht statt.</translation>
    </message>
    <message>
        <source>Start of your turn, but not in the Small Hours: move the time marker ahead by one step.</source>
        <translation>Beginn deines Zuges, aber nicht in den frühen Morgenstunden: Setze den Zeitmarker um ein Feld vor.</translation>
    </message>
    <message>
        <source>Start of your turn: put the Roadblock marker on a road or railway between two places. No hunter can use it until the marker is removed.</source>
        <translation>Beginn deines Zuges: Sperre mit dem Straßensperrenmarker eine Straße oder Bahnlinie zwischen zwei Orten. Kein Jäger kann sie benutzen, bis der Marker entfernt wird.</translation>
    </message>
    <message>
        <source>Start of your turn: you move twice in this turn.</source>
        <translation>Beginn deines Zuges: Du bewegst dich in diesem Zug zweimal.</translation>
    </message>
    <message>
        <source>Stormy Seas</source>
        <translation>Stürmische See</translation>
    </message>
    <message>
        <source>Surprising Return</source>
        <translation>Überraschende Rückkehr</translation>
    </message>
    <message>
        <source>Telegraph Ahead</source>
        <translation>Vorab telegrafiert</translation>
    </message>
    <message>
        <source>The hunter discards an item or event card, and the turn ends. No effect on a hunter with faceup Dogs.</source>
        <translation>Der Jäger wirft eine Gegenstands- oder Ereigniskarte ab, und sein Zug endet. Kein Effekt bei einem Jäger mit offen liegender Hundemeute.</translation>
    </message>
    <message>
        <source>The hunter loses 1 health if no Pistol is shown and 1 more if no Rifle is shown.</source>
        <translation>Der Jäger verliert 1 Gesundheitspunkt, wenn keine Pistole gezeigt wird, und 1 weiteren, wenn kein Gewehr gezeigt wird.</translation>
    </message>
    <message>
        <source>The hunter loses 2 health and discards an item, unless they show a Crucifix or a Heavenly Host.</source>
        <translation>Der Jäger verliert 2 Gesundheitspunkte und wirft einen Gegenstand ab, wenn er weder Kruzifix noch Gesegnete Hostie zeigt.</translation>
    </message>
    <message>
        <source>The hunter loses 2 health.</source>
        <translation>Der Jäger verliert 2 Gesundheitspunkte.</translation>
    </message>
    <message>
        <source>The hunter rolls four dice and loses 1 health for each 4, 5 or 6. No effect on a hunter with faceup Dogs.</source>
        <translation>Der Jäger würfelt mit vier Würfeln und verliert für jede 4, 5 oder 6 einen Gesundheitspunkt. Kein Effekt bei einem Jäger mit offen liegender Hundemeute.</translation>
    </message>
    <message>
        <source>The hunter shows Dracula all cards and declares the next move.</source>
        <translation>Der Jäger zeigt Dracula alle Karten und sagt seine nächste Bewegung an.</translation>
    </message>
    <message>
        <source>The hunter&apos;s turn ends. On the next turn Dracula moves the hunter; then the tile returns to the pool.</source>
        <translation>Der Zug des Jägers endet. In dessen nächstem Zug bewegt ihn Dracula; dann kommt das Kärtchen in den Vorrat.</translation>
    </message>
    <message>
        <source>The hunter&apos;s turn ends. The hunter cannot move on the next turn; then the tile returns to the pool.</source>
        <translation>Der Zug des Jägers endet. In seinem nächsten Zug kann er sich nicht bewegen; dann kommt das Kärtchen in den Vorrat.</translation>
    </message>
    <message>
        <source>The next event card is drawn: Dracula takes his own, one of the hunters is discarded.</source>
        <translation>Die nächste Ereigniskarte wird gezogen: Gehört sie Dracula, nimmt er sie; gehört sie den Jägern, wird sie abgeworfen.</translation>
    </message>
    <message>
        <source>The vampire track rises by 2. Then the trail is cleared except for its newest card.</source>
        <translation>Die Vampirleiste steigt um 2. Dann wird die Spur bis auf die neueste Karte geräumt.</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Dieb</translation>
    </message>
    <message>
        <source>Time Runs Short</source>
        <translation>Die Zeit wird knapp</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>Unearthly Swiftness</source>
        <translation>Überirdische Schnelligkeit</translation>
    </message>
    <message>
        <source>Vampire Lair</source>
        <translation>Vampirunterschlupf</translation>
    </message>
    <message>
        <source>Vampiric Influence</source>
        <translation>Vampirischer Einfluss</translation>
    </message>
    <message>
        <source>When Dracula plays an event card: cancel it. Or on your turn: discard Dracula&apos;s ally or remove the Roadblock marker.</source>
        <translation>Wenn Dracula eine Ereigniskarte ausspielt: Hebe sie auf. Oder in deinem Zug: Wirf Draculas Verbündeten ab oder entferne die Straßensperre.</translation>
    </message>
    <message>
        <source>When a New Vampire is met at night: every hunter who meets it is bitten, and the tile returns to your encounter hand.</source>
        <translation>Wenn Jäger bei Nacht auf einen Neuen Vampir treffen: Jeder von ihnen wird gebissen, und das Kärtchen kommt auf deine Begegnungshand zurück.</translation>
    </message>
    <message>
        <source>When a combat with an agent has just ended: the hunters fight the same agent again, even if it was killed.</source>
        <translation>Wenn ein Kampf gegen einen Lakaien gerade geendet hat: Die Jäger kämpfen noch einmal gegen denselben Lakaien, auch wenn er getötet wurde.</translation>
    </message>
    <message>
        <source>When a hunter at sea is about to move: you move the hunter and the hunter&apos;s group to a port within four sea moves.</source>
        <translation>Wenn ein Jäger sich auf See bewegen will: Du versetzt ihn und seine Gruppe in einen Hafen, der höchstens vier Bewegungen auf dem Meer entfernt ist.</translation>
    </message>
    <message>
        <source>When a hunter is about to move by sea: that hunter may make up to four sea moves in this turn.</source>
        <translation>Wenn ein Jäger sich über das Meer bewegen will: Er darf in diesem Zug bis zu vier Bewegungen auf dem Meer machen.</translation>
    </message>
    <message>
        <source>When a hunter is about to take a train: do not roll, the train counts as 2/3. Or cancel a False Tip-off.</source>
        <translation>Wenn ein Jäger mit der Bahn fahren will: Würfle nicht, die Fahrt zählt als 2/3. Oder hebe „Falscher Hinweis“ auf.</translation>
    </message>
    <message>
        <source>When a hunter is about to take a train: the hunter is held up, and the turn ends. Or cancel a Chartered Carriage.</source>
        <translation>Wenn ein Jäger mit der Bahn fahren will: Er wird aufgehalten, und sein Zug endet. Oder hebe „Gemieteter Waggon“ auf.</translation>
    </message>
    <message>
        <source>When a hunter lands, or crosses the border between west and east on land, and meets no encounter there: the hunter and the hunter&apos;s group discard all items, and the turn ends.</source>
        <translation>Wenn ein Jäger an Land geht oder an Land die Grenze zwischen Westen und Osten überschreitet und dort auf keine Begegnung trifft: Er und seine Gruppe werfen alle Gegenstände ab, und der Zug endet.</translation>
    </message>
    <message>
        <source>When an effect is about to reveal a location of the trail: it is not revealed.</source>
        <translation>Wenn ein Effekt einen Ort der Spur aufdecken würde: Er wird nicht aufgedeckt.</translation>
    </message>
    <message>
        <source>When an encounter is turned faceup in your place: cancel and discard it.</source>
        <translation>Wenn eine Begegnung an deinem Ort aufgedeckt wird: Hebe sie auf und wirf sie ab.</translation>
    </message>
    <message>
        <source>When an encounter is turned faceup in your place: discard an item and take any item from the discard pile.</source>
        <translation>Wenn eine Begegnung an deinem Ort aufgedeckt wird: Wirf einen Gegenstand ab und nimm einen beliebigen Gegenstand vom Abwurfstapel.</translation>
    </message>
    <message>
        <source>When the hunters play an event card: cancel it. Or at the start of your turn: remove a Heavenly Host marker or discard the hunters&apos; ally.</source>
        <translation>Wenn die Jäger eine Ereigniskarte ausspielen: Hebe sie auf. Oder zu Beginn deines Zuges: Entferne einen Hostienmarker oder wirf den Verbündeten der Jäger ab.</translation>
    </message>
    <message>
        <source>When you would lose health or be bitten: this does not happen.</source>
        <translation>Wenn du Gesundheitspunkte verlieren oder einen Biss erleiden würdest: Es geschieht nicht.</translation>
    </message>
    <message>
        <source>Wild Horses</source>
        <translation>Wilde Pferde</translation>
    </message>
    <message>
        <source>Wolves</source>
        <translation>Wölfe</translation>
    </message>
</context>
<context>
    <name>fury2.dracula</name>
    <message>
        <source>A hunter is {place:in}, so Dracula is revealed and has to fight.</source>
        <translation>{place:in} ist ein Jäger, also wird Dracula aufgedeckt und muss kämpfen.</translation>
    </message>
    <message numerus="yes">
        <source>After it %n more encounters return to the pool.</source>
        <translation>
            <numerusform>Danach kommt noch eine Begegnung in den Vorrat.</numerusform>
            <numerusform>Danach kommen noch %n Begegnungen in den Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against each card that the other side may choose, {card} wins with {least}%.</source>
        <translation>Gegen jede mögliche Karte der anderen Seite gewinnt „{card}“ mit {least}&#xa0;% Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Against the cards that the other side is likely to play, {card} wins with {percent}%.</source>
        <translation>Gegen die Karten, die von der anderen Seite zu erwarten sind, gewinnt „{card}“ mit {percent}&#xa0;% Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Against the cards that the other side may choose, {card} wins with {least}% to {most}%.</source>
        <translation>Gegen die möglichen Karten der anderen Seite gewinnt „{card}“ mit {least} bis {most}&#xa0;% Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>Castle Dracula gives {blood} blood, but its card is always faceup.</source>
        <translation>Burg Dracula bringt {blood} Blutstropfen, aber ihre Karte liegt immer offen.</translation>
    </message>
    <message>
        <source>Dracula can then go {place:to} again.</source>
        <translation>Dracula kann dann wieder {place:to} gehen.</translation>
    </message>
    <message>
        <source>Dracula has {blood} blood left.</source>
        <translation>Dracula hat noch {blood} Blutstropfen.</translation>
    </message>
    <message>
        <source>Dracula has {count:word} of these.</source>
        <translation>Davon hat Dracula {count:word}.</translation>
    </message>
    <message>
        <source>Dracula stays revealed {place:in}.</source>
        <translation>Dracula bleibt {place:in} aufgedeckt.</translation>
    </message>
    <message>
        <source>Dracula then holds: {cards}.</source>
        <translation>Dracula hat dann auf der Hand: {cards}.</translation>
    </message>
    <message>
        <source>From there his own cards block every way on.</source>
        <translation>Von dort versperren ihm seine eigenen Karten jeden Weg.</translation>
    </message>
    <message>
        <source>Hunters who come {place:to} still meet: {cards}.</source>
        <translation>Jäger, die {place:to} kommen, treffen weiter auf: {cards}.</translation>
    </message>
    <message>
        <source>If {card} matures, it adds {added} to the vampire track (now {now} of {most}).</source>
        <translation>Reift die Begegnung „{card}“, steigt die Vampirleiste um {added} (jetzt {now} von {most}).</translation>
    </message>
    <message>
        <source>In this round no hunter can come {place:to}.</source>
        <translation>In dieser Runde kann kein Jäger {place:to} kommen.</translation>
    </message>
    <message>
        <source>In this round {hunters} can come {place:to}.</source>
        <translation>In dieser Runde können {hunters} {place:to} kommen.</translation>
    </message>
    <message>
        <source>In this round {hunter} can come {place:to}.</source>
        <translation>In dieser Runde kann {hunter} {place:to} kommen.</translation>
    </message>
    <message>
        <source>It adds {added} to the vampire track now, for a total of {total} of {most}.</source>
        <translation>Die Vampirleiste steigt jetzt um {added} auf {total} von {most}.</translation>
    </message>
    <message>
        <source>It costs Dracula {lost} blood, which leaves {left}.</source>
        <translation>Das kostet Dracula {lost} Blutstropfen; ihm bleiben {left}.</translation>
    </message>
    <message>
        <source>It gives Dracula {gained} blood, for a total of {total}.</source>
        <translation>Das bringt Dracula {gained} Blutstropfen; er hat dann {total}.</translation>
    </message>
    <message>
        <source>Lost, it can destroy Dracula, who has {blood} blood left.</source>
        <translation>Eine verlorene Runde kann Dracula vernichten, der noch {blood} Blutstropfen hat.</translation>
    </message>
    <message>
        <source>Lost, it can mean the defeat of {hunters}.</source>
        <translation>Eine verlorene Runde kann zur Niederlage von {hunters} führen.</translation>
    </message>
    <message>
        <source>New Vampire can then mature: it adds {added}, for a total of {total} of {most}.</source>
        <translation>„Neuer Vampir“ kann dann reifen: Die Vampirleiste steigt um {added} auf {total} von {most}.</translation>
    </message>
    <message>
        <source>The cards of the trail stay as they are.</source>
        <translation>Die Karten der Spur bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Then only the newest card stays on the trail.</source>
        <translation>Dann bleibt nur die neueste Karte auf der Spur.</translation>
    </message>
    <message>
        <source>These encounters then leave the map or mature: {cards}.</source>
        <translation>Diese Begegnungen verlassen dann den Spielplan oder reifen: {cards}.</translation>
    </message>
    <message>
        <source>While its card is in the catacombs, Dracula can only go {place:to} by Double Back.</source>
        <translation>Solange die Karte in den Katakomben liegt, kann Dracula nur mit „Umkehren“ {place:to} gehen.</translation>
    </message>
    <message>
        <source>Won, it can defeat {hunters}.</source>
        <translation>Eine gewonnene Runde kann zur Niederlage von {hunters} führen.</translation>
    </message>
    <message>
        <source>Won, it can destroy Dracula, who has {blood} blood left.</source>
        <translation>Eine gewonnene Runde kann Dracula vernichten, der noch {blood} Blutstropfen hat.</translation>
    </message>
    <message>
        <source>after choice {rival} New Vampire can mature now</source>
        <translation>nach Vorschlag {rival} „Neuer Vampir“ jetzt reifen kann</translation>
    </message>
    <message>
        <source>choice {rival} adds more to the vampire track if it matures</source>
        <translation>die Vampirleiste mit Vorschlag {rival} beim Reifen stärker steigt</translation>
    </message>
    <message>
        <source>choice {rival} can end the combat with a victory</source>
        <translation>Vorschlag {rival} zum Sieg in diesem Kampf führen kann</translation>
    </message>
    <message>
        <source>choice {rival} returns an encounter that would add nothing to the vampire track</source>
        <translation>Vorschlag {rival} eine Begegnung zurücklegt, die die Vampirleiste nicht erhöhen würde</translation>
    </message>
    <message>
        <source>choice {rival} wins more often on average ({other} instead of {own})</source>
        <translation>Vorschlag {rival} im Schnitt öfter gewinnt ({other} statt {own})</translation>
    </message>
    <message>
        <source>it costs Dracula {own} blood</source>
        <translation>das Dracula {own} Blutstropfen kostet</translation>
    </message>
    <message>
        <source>with choice {rival} the combat is less dangerous</source>
        <translation>der Kampf mit Vorschlag {rival} weniger gefährlich ist</translation>
    </message>
    <message>
        <source>{card} adds nothing to the vampire track.</source>
        <translation>Reift die Begegnung „{card}“, steigt die Vampirleiste nicht.</translation>
    </message>
    <message>
        <source>{card} would add nothing to the vampire track.</source>
        <translation>„{card}“ würde die Vampirleiste nicht erhöhen.</translation>
    </message>
    <message>
        <source>{card} would add {added} to the vampire track if it matured.</source>
        <translation>Beim Reifen würde „{card}“ die Vampirleiste um {added} erhöhen.</translation>
    </message>
    <message>
        <source>{hunter} has {health} of {most} health.</source>
        <translation>{hunter} hat {health} von {most} Gesundheitspunkten.</translation>
    </message>
</context>
<context>
    <name>fury2.enemies</name>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>the Servant</source>
        <translation>der Diener</translation>
    </message>
    <message>
        <source>the agent</source>
        <translation>der Lakai</translation>
    </message>
    <message>
        <source>the vampire</source>
        <translation>der Vampir</translation>
    </message>
</context>
<context>
    <name>fury2.errors</name>
    <message>
        <source>a file of initiative numbers has at most {most} letters, and this one has more</source>
        <translation>eine Datei mit Initiativewerten hat höchstens {most} Zeichen, und diese hat mehr</translation>
    </message>
    <message>
        <source>an initiative is a number from 0 to {greatest}, not “{words}”</source>
        <translation>ein Initiativewert ist eine Zahl von 0 bis {greatest}, nicht „{words}“</translation>
    </message>
    <message>
        <source>the first line must be “{header}”</source>
        <translation>die erste Zeile muss „{header}“ lauten</translation>
    </message>
    <message>
        <source>the initiative of “{card}” is missing</source>
        <translation>der Initiativewert von „{card}“ fehlt</translation>
    </message>
    <message>
        <source>“{card}” appears twice</source>
        <translation>„{card}“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>“{card}” is not the side and name of a combat card</source>
        <translation>„{card}“ ist keine Angabe aus Seite und Name einer Kampfkarte</translation>
    </message>
    <message>
        <source>“{line}” is not a side, a card and a number with commas between them</source>
        <translation>„{line}“ besteht nicht aus Seite, Karte und Zahl, mit Kommas getrennt</translation>
    </message>
</context>
<context>
    <name>fury2.events</name>
    <message>
        <source>A Heavenly Host protects {place}.</source>
        <translation>Eine Gesegnete Hostie schützt {place}.</translation>
    </message>
    <message>
        <source>A card goes to the catacombs.</source>
        <translation>Eine Karte kommt in die Katakomben.</translation>
    </message>
    <message>
        <source>A card leaves Dracula&apos;s trail.</source>
        <translation>Eine Karte verlässt Draculas Spur.</translation>
    </message>
    <message>
        <source>A card stays on the trail: Dracula is there.</source>
        <translation>Eine Karte bleibt auf der Spur: Dort ist Dracula.</translation>
    </message>
    <message>
        <source>A house of the Servant is in one of these cities: {places}.</source>
        <translation>Ein Haus des Dieners steht in einer dieser Städte: {places}.</translation>
    </message>
    <message>
        <source>A new ally: {event}.</source>
        <translation>Die Karte „{event}“ kommt zu den Verbündeten.</translation>
    </message>
    <message>
        <source>A roadblock closes {line}.</source>
        <translation>Eine Straßensperre versperrt die Verbindung {line}.</translation>
    </message>
    <message>
        <source>A storm rages {place:in}.</source>
        <translation>{place:in} tobt ein Sturm.</translation>
    </message>
    <message>
        <source>An encounter is turned up: {card}.</source>
        <translation>Eine Begegnung wird aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>An encounter matures: {encounter}.</source>
        <translation>Eine Begegnung reift: „{encounter}“.</translation>
    </message>
    <message>
        <source>Another house of the Servant is in one of these cities.</source>
        <translation>Ein weiteres Haus des Dieners steht in einer dieser Städte.</translation>
    </message>
    <message>
        <source>Bats lead {hunter} astray.</source>
        <translation>Fledermäuse führen {hunter} in die Irre.</translation>
    </message>
    <message>
        <source>Combat with Dracula begins: {hunters}.</source>
        <translation>Der Kampf gegen Dracula beginnt: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with a New Vampire begins: {hunters}.</source>
        <translation>Der Kampf gegen einen Neuen Vampir beginnt: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with an agent begins: {hunters}.</source>
        <translation>Der Kampf gegen einen Lakaien beginnt: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with the Servant begins: {hunters}.</source>
        <translation>Der Kampf gegen den Diener beginnt: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with {encounter} begins: {hunters}.</source>
        <translation>Der Kampf gegen „{encounter}“ beginnt: {hunters}.</translation>
    </message>
    <message>
        <source>Continue {count} of 3 in a row: the third ends the combat.</source>
        <translation>„Fortsetzen“, {count} von 3 in Folge: Beim dritten Mal endet der Kampf.</translation>
    </message>
    <message>
        <source>Day {day} of the chapter begins.</source>
        <translation>Tag {day} des Kapitels beginnt.</translation>
    </message>
    <message>
        <source>Dracula chooses {hunter}.</source>
        <translation>Dracula wählt {hunter}.</translation>
    </message>
    <message>
        <source>Dracula does not allow his Servant to play {event}.</source>
        <translation>Dracula erlaubt seinem Diener „{event}“ nicht.</translation>
    </message>
    <message>
        <source>Dracula evades {place:to}.</source>
        <translation>Dracula weicht {place:to} aus.</translation>
    </message>
    <message>
        <source>Dracula flies {place:to} as a bat.</source>
        <translation>Dracula fliegt als Fledermaus {place:to}.</translation>
    </message>
    <message>
        <source>Dracula has no card {place:in}.</source>
        <translation>Dracula hat {place:in} keine Karte.</translation>
    </message>
    <message>
        <source>Dracula has no legal move.</source>
        <translation>Dracula hat keine erlaubte Bewegung.</translation>
    </message>
    <message>
        <source>Dracula has {blood} blood.</source>
        <translation>Dracula hat {blood} Blutstropfen.</translation>
    </message>
    <message>
        <source>Dracula is driven {place:to}.</source>
        <translation>Dracula wird {place:to} getrieben.</translation>
    </message>
    <message>
        <source>Dracula is not {place:in}.</source>
        <translation>Dracula ist nicht {place:in}.</translation>
    </message>
    <message>
        <source>Dracula moves {place:to}.</source>
        <translation>Dracula bewegt sich {place:to}.</translation>
    </message>
    <message>
        <source>Dracula pays blood for the sea.</source>
        <translation>Dracula zahlt auf See einen Blutstropfen.</translation>
    </message>
    <message>
        <source>Dracula plays {power} and goes {place:to}.</source>
        <translation>Dracula spielt „{power}“ aus und bewegt sich {place:to}.</translation>
    </message>
    <message>
        <source>Dracula plays {power}.</source>
        <translation>Dracula spielt „{power}“ aus.</translation>
    </message>
    <message>
        <source>Dracula returns {place:to}.</source>
        <translation>Dracula kehrt {place:to} zurück.</translation>
    </message>
    <message>
        <source>Dracula rolls {faces}.</source>
        <translation>Dracula würfelt {faces}.</translation>
    </message>
    <message>
        <source>Dracula runs {place:to}.</source>
        <translation>Dracula läuft als Wolf {place:to}.</translation>
    </message>
    <message>
        <source>Dracula starts {place:in}.</source>
        <translation>Dracula beginnt {place:in}.</translation>
    </message>
    <message>
        <source>Dracula stays {place:in}.</source>
        <translation>Dracula bleibt {place:in}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant fights in place of the agent.</source>
        <translation>Draculas Diener kämpft anstelle des Lakaien.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant finds a weapon: {tactic}.</source>
        <translation>Draculas Diener findet eine Waffe: „{tactic}“.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant is defeated.</source>
        <translation>Draculas Diener ist besiegt.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant is on skull {skull} of his resurrection.</source>
        <translation>Draculas Diener steht auf Totenkopf {skull} seiner Auferstehung.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant looks at the newest card of the trail.</source>
        <translation>Draculas Diener sieht sich die neueste Karte der Spur an.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant loses a weapon: {tactic}.</source>
        <translation>Draculas Diener verliert eine Waffe: „{tactic}“.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant now has {lives} of 3 lives.</source>
        <translation>Draculas Diener hat jetzt {lives} von 3 Leben.</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood falls from {before} to {blood}.</source>
        <translation>Draculas Blut sinkt von {before} auf {blood}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood rises from {before} to {blood}.</source>
        <translation>Draculas Blut steigt von {before} auf {blood}.</translation>
    </message>
    <message>
        <source>Hide leaves the trail with its location.</source>
        <translation>„Verbergen“ verlässt die Spur mit der zugehörigen Ortskarte.</translation>
    </message>
    <message>
        <source>Killed: Dracula&apos;s blood falls to the next red mark.</source>
        <translation>Getötet: Draculas Blut fällt auf die nächste rote Markierung.</translation>
    </message>
    <message>
        <source>No location is revealed.</source>
        <translation>Kein Ort wird aufgedeckt.</translation>
    </message>
    <message>
        <source>One bite of {hunter} is cured.</source>
        <translation>Ein Biss von {hunter} ist geheilt.</translation>
    </message>
    <message>
        <source>One card of the trail is Hide.</source>
        <translation>Eine Karte der Spur ist „Verbergen“.</translation>
    </message>
    <message>
        <source>Repel: in the next round the enemy may only dodge or escape.</source>
        <translation>Zurückgedrängt: In der nächsten Runde darf der Gegner nur ausweichen oder fliehen.</translation>
    </message>
    <message>
        <source>Sister Agatha: Dracula pays 2 blood for {tactic}.</source>
        <translation>Schwester Agatha: Dracula zahlt 2 Blutstropfen für „{tactic}“.</translation>
    </message>
    <message>
        <source>The Heavenly Host no longer protects {place}.</source>
        <translation>Die Gesegnete Hostie schützt {place} nicht mehr.</translation>
    </message>
    <message>
        <source>The New Vampire is killed.</source>
        <translation>Der Neue Vampir ist getötet.</translation>
    </message>
    <message>
        <source>The New Vampire rolls {faces}: up to 3 is a bite, more an escape.</source>
        <translation>Der Neue Vampir würfelt {faces}: Bis 3 beißt er, darüber entkommt er.</translation>
    </message>
    <message>
        <source>The Servant has a house {place:in}.</source>
        <translation>Der Diener hat ein Haus {place:in}.</translation>
    </message>
    <message>
        <source>The Servant loses a life.</source>
        <translation>Der Diener verliert ein Leben.</translation>
    </message>
    <message>
        <source>The Servant rolls {faces}.</source>
        <translation>Der Diener würfelt {faces}.</translation>
    </message>
    <message>
        <source>The agent is killed.</source>
        <translation>Der Lakai ist getötet.</translation>
    </message>
    <message>
        <source>The agent rolls {faces}.</source>
        <translation>Der Lakai würfelt {faces}.</translation>
    </message>
    <message>
        <source>The chapter begins.</source>
        <translation>Das Kapitel beginnt.</translation>
    </message>
    <message>
        <source>The combat does not take place.</source>
        <translation>Der Kampf findet nicht statt.</translation>
    </message>
    <message>
        <source>The combat is over with a bite.</source>
        <translation>Der Kampf endet mit einem Biss.</translation>
    </message>
    <message>
        <source>The combat is over with a defeat.</source>
        <translation>Der Kampf endet mit einer Niederlage.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>Der Kampf ist vorbei.</translation>
    </message>
    <message>
        <source>The combat is over: the hunters escape.</source>
        <translation>Der Kampf ist vorbei: Die Jäger entkommen.</translation>
    </message>
    <message>
        <source>The discarded events are shuffled into the event deck.</source>
        <translation>Die abgeworfenen Ereignisse werden in den Ereignisstapel gemischt.</translation>
    </message>
    <message>
        <source>The discarded items become the new item deck.</source>
        <translation>Die abgeworfenen Gegenstände werden zum neuen Gegenstandsstapel.</translation>
    </message>
    <message>
        <source>The encounter that matures: {card}.</source>
        <translation>Ausgelegt wird die Begegnung, die reift: {card}.</translation>
    </message>
    <message>
        <source>The enemy adds 1 in the next round.</source>
        <translation>Der Gegner erhält in der nächsten Runde +1.</translation>
    </message>
    <message>
        <source>The event card goes to {hunter}.</source>
        <translation>{hunter} erhält die Ereigniskarte.</translation>
    </message>
    <message>
        <source>The event card on top has a bat on its back.</source>
        <translation>Die oberste Ereigniskarte zeigt auf der Rückseite eine Fledermaus.</translation>
    </message>
    <message>
        <source>The event card on top has a cross on its back.</source>
        <translation>Die oberste Ereigniskarte zeigt auf der Rückseite ein Kreuz.</translation>
    </message>
    <message>
        <source>The hunter rolls {faces}.</source>
        <translation>Der Jäger würfelt {faces}.</translation>
    </message>
    <message>
        <source>The hunters roll {faces}.</source>
        <translation>Die Jäger würfeln {faces}.</translation>
    </message>
    <message>
        <source>The hunters&apos; resolve falls from {before} to {resolve}.</source>
        <translation>Die Entschlossenheit der Jäger sinkt von {before} auf {resolve}.</translation>
    </message>
    <message>
        <source>The hunters&apos; resolve is now {resolve}.</source>
        <translation>Die Entschlossenheit der Jäger ist jetzt {resolve}.</translation>
    </message>
    <message>
        <source>The hunters&apos; resolve rises from {before} to {resolve}.</source>
        <translation>Die Entschlossenheit der Jäger steigt von {before} auf {resolve}.</translation>
    </message>
    <message>
        <source>The lives of Dracula&apos;s Servant fall from {before} to {lives} of 3.</source>
        <translation>Draculas Diener hat statt {before} nur noch {lives} von 3 Leben.</translation>
    </message>
    <message>
        <source>The lives of Dracula&apos;s Servant rise from {before} to {lives} of 3.</source>
        <translation>Draculas Diener hat statt {before} jetzt {lives} von 3 Leben.</translation>
    </message>
    <message>
        <source>The next move of {actor} will lead {place:to}.</source>
        <translation>Die nächste Bewegung führt {actor} {place:to}.</translation>
    </message>
    <message>
        <source>The roadblock on {line} is removed.</source>
        <translation>Die Straßensperre {line} wird entfernt.</translation>
    </message>
    <message>
        <source>The storm {place:in} ends.</source>
        <translation>Der Sturm {place:in} legt sich.</translation>
    </message>
    <message>
        <source>The train die shows 0: the train is missed.</source>
        <translation>Der Bahnwürfel zeigt 0: Die Bahn ist verpasst.</translation>
    </message>
    <message>
        <source>The train die shows X: the turn is over.</source>
        <translation>Der Bahnwürfel zeigt X: Der Spielzug ist vorbei.</translation>
    </message>
    <message>
        <source>The train die shows {faces}.</source>
        <translation>Der Bahnwürfel zeigt {faces}.</translation>
    </message>
    <message>
        <source>The vampire rolls {faces}.</source>
        <translation>Der Vampir würfelt {faces}.</translation>
    </message>
    <message>
        <source>The vampire track falls from {before} to {vampires}.</source>
        <translation>Die Vampirleiste sinkt von {before} auf {vampires}.</translation>
    </message>
    <message>
        <source>The vampire track is now at {vampires}.</source>
        <translation>Die Vampirleiste steht jetzt auf {vampires}.</translation>
    </message>
    <message>
        <source>The vampire track rises from {before} to {vampires}.</source>
        <translation>Die Vampirleiste steigt von {before} auf {vampires}.</translation>
    </message>
    <message>
        <source>The {place} card is turned up.</source>
        <translation>Die Ortskarte „{place}“ wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Time of day: {time}.</source>
        <translation>Tageszeit: {time}.</translation>
    </message>
    <message>
        <source>Totals and initiative are equal: both sides roll again.</source>
        <translation>Summen und Initiative sind gleich: Beide Seiten würfeln noch einmal.</translation>
    </message>
    <message>
        <source>Totals of the round: hunters {hunters}, enemy {enemy}.</source>
        <translation>Summen der Runde: Jäger {hunters}, Gegner {enemy}.</translation>
    </message>
    <message>
        <source>{cards}; the enemy plays {tactic} (round {round}).</source>
        <translation>{cards}; der Gegner spielt „{tactic}“ (Runde {round}).</translation>
    </message>
    <message>
        <source>{cards}; the enemy plays {tactic} against {target} (round {round}).</source>
        <translation>{cards}; der Gegner spielt „{tactic}“ gegen {target} (Runde {round}).</translation>
    </message>
    <message>
        <source>{card} changes its place.</source>
        <translation>{card} wechselt den Platz.</translation>
    </message>
    <message>
        <source>{card} comes back from the discard pile.</source>
        <translation>{card} kommt vom Abwurfstapel ins Spiel.</translation>
    </message>
    <message>
        <source>{card} goes to the discard pile.</source>
        <translation>{card} kommt auf den Abwurfstapel.</translation>
    </message>
    <message>
        <source>{card} is discarded from the deck.</source>
        <translation>{card} wird vom Stapel abgeworfen.</translation>
    </message>
    <message>
        <source>{card} is discarded, because this draw only gives Dracula his cards.</source>
        <translation>{card} wird abgeworfen, denn hierbei erhält nur Dracula Karten.</translation>
    </message>
    <message>
        <source>{card} is placed on another card.</source>
        <translation>{card} liegt nun auf einer anderen Karte.</translation>
    </message>
    <message>
        <source>{card} is placed there.</source>
        <translation>{card} liegt nun dort.</translation>
    </message>
    <message>
        <source>{card} is played at once.</source>
        <translation>{card} wird sofort ausgespielt.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} wird aufgedeckt.</translation>
    </message>
    <message>
        <source>{card} leaves the trail.</source>
        <translation>{card} verlässt die Spur.</translation>
    </message>
    <message>
        <source>{card} returns from the trail to the pool.</source>
        <translation>{card} kommt von der Spur in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>{card} returns to the pool.</source>
        <translation>{card} kommt in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>{card} stays with the hunter for a turn.</source>
        <translation>{card} bleibt einen Zug lang beim Jäger liegen.</translation>
    </message>
    <message>
        <source>{die} + {bonus}</source>
        <translation>{die} + {bonus}</translation>
    </message>
    <message>
        <source>{encounter} is killed.</source>
        <translation>„{encounter}“ ist getötet.</translation>
    </message>
    <message>
        <source>{event} is canceled.</source>
        <translation>Die Karte „{event}“ wird aufgehoben.</translation>
    </message>
    <message>
        <source>{giver} discards {card}.</source>
        <translation>{giver} wirft {card} ab.</translation>
    </message>
    <message>
        <source>{giver} gives {card} to {taker}.</source>
        <translation>{giver} gibt {taker} {card}.</translation>
    </message>
    <message>
        <source>{giver} places {card}.</source>
        <translation>{giver} legt {card}.</translation>
    </message>
    <message>
        <source>{giver} plays {card}.</source>
        <translation>{giver} spielt {card} aus.</translation>
    </message>
    <message>
        <source>{giver} returns {card} to the pool.</source>
        <translation>{giver} legt {card} in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>{giver} shows {card}.</source>
        <translation>{giver} zeigt {card}.</translation>
    </message>
    <message>
        <source>{hunter} adds 1 in the next round.</source>
        <translation>{hunter} erhält in der nächsten Runde +1.</translation>
    </message>
    <message>
        <source>{hunter} asks for a cure at the hospital.</source>
        <translation>{hunter} bittet im Hospiz um Heilung.</translation>
    </message>
    <message>
        <source>{hunter} cannot move because of the fog.</source>
        <translation>{hunter} kann sich wegen des Nebels nicht bewegen.</translation>
    </message>
    <message>
        <source>{hunter} goes {place:to}.</source>
        <translation>{hunter} geht {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} hurries {place:to}.</source>
        <translation>{hunter} eilt {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} is bitten.</source>
        <translation>{hunter} wird gebissen.</translation>
    </message>
    <message>
        <source>{hunter} is brought {place:to}.</source>
        <translation>{hunter} wird {place:to} gebracht.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter} ist besiegt.</translation>
    </message>
    <message>
        <source>{hunter} is moved {place:to}.</source>
        <translation>{hunter} wird {place:to} bewegt.</translation>
    </message>
    <message>
        <source>{hunter} joins {leader}.</source>
        <translation>{hunter} schließt sich {leader} an.</translation>
    </message>
    <message>
        <source>{hunter} leaves the combat.</source>
        <translation>{hunter} verlässt den Kampf.</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} loses %n health.</source>
        <translation>
            <numerusform>{hunter} verliert einen Gesundheitspunkt.</numerusform>
            <numerusform>{hunter} verliert %n Gesundheitspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} misses the turn.</source>
        <translation>{hunter} setzt den Zug aus.</translation>
    </message>
    <message>
        <source>{hunter} places Dogs faceup.</source>
        <translation>{hunter} legt die Hundemeute offen aus.</translation>
    </message>
    <message>
        <source>{hunter} recovers and has {health} health.</source>
        <translation>{hunter} erholt sich und hat wieder {health} Gesundheitspunkte.</translation>
    </message>
    <message>
        <source>{hunter} rests.</source>
        <translation>{hunter} ruht sich aus.</translation>
    </message>
    <message>
        <source>{hunter} returns {place:in}.</source>
        <translation>{hunter} kehrt {place:to} zurück.</translation>
    </message>
    <message>
        <source>{hunter} runs {place:to} as a wolf.</source>
        <translation>{hunter} läuft als Wolf {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} sails {place:to}.</source>
        <translation>{hunter} fährt mit dem Schiff {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} searches the place.</source>
        <translation>{hunter} durchsucht den Ort.</translation>
    </message>
    <message>
        <source>{hunter} starts {place:in}.</source>
        <translation>{hunter} beginnt {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} stays {place:in}.</source>
        <translation>{hunter} bleibt {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} suffers no harm.</source>
        <translation>{hunter} bleibt unversehrt.</translation>
    </message>
    <message>
        <source>{hunter} takes no action.</source>
        <translation>{hunter} führt keine Aktion aus.</translation>
    </message>
    <message>
        <source>{hunter} takes supplies.</source>
        <translation>{hunter} rüstet sich aus.</translation>
    </message>
    <message>
        <source>{hunter} takes the train {place:to}.</source>
        <translation>{hunter} fährt mit der Bahn {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} trades.</source>
        <translation>{hunter} tauscht.</translation>
    </message>
    <message>
        <source>{hunter} uses resolve for Inner Strength.</source>
        <translation>{hunter} nutzt Entschlossenheit für „Innere Kraft“.</translation>
    </message>
    <message>
        <source>{hunter} uses resolve for Newspaper Reports.</source>
        <translation>{hunter} nutzt Entschlossenheit für „Zeitungsartikel“.</translation>
    </message>
    <message>
        <source>{hunter} uses resolve for Sense of Emergency.</source>
        <translation>{hunter} nutzt Entschlossenheit für „Höchste Eile“.</translation>
    </message>
    <message>
        <source>{hunter} waits for {leader}.</source>
        <translation>{hunter} wartet auf {leader}.</translation>
    </message>
    <message>
        <source>{hunter} wants to take the train.</source>
        <translation>{hunter} möchte mit der Bahn fahren.</translation>
    </message>
    <message>
        <source>{item} ({hunter}) beats {tactic} by initiative.</source>
        <translation>Die Karte „{item}“ ({hunter}) schlägt „{tactic}“ dank höherer Initiative.</translation>
    </message>
    <message>
        <source>{item} ({hunter}) beats {tactic}.</source>
        <translation>Die Karte „{item}“ ({hunter}) schlägt „{tactic}“.</translation>
    </message>
    <message>
        <source>{place} is consecrated.</source>
        <translation>{place} wird zu Geweihtem Boden.</translation>
    </message>
    <message>
        <source>{place} is no longer consecrated.</source>
        <translation>{place} ist kein Geweihter Boden mehr.</translation>
    </message>
    <message>
        <source>{tactic} beats {item} ({hunter}) by initiative.</source>
        <translation>Die Karte „{tactic}“ schlägt „{item}“ ({hunter}) dank höherer Initiative.</translation>
    </message>
    <message>
        <source>{tactic} beats {item} ({hunter}).</source>
        <translation>Die Karte „{tactic}“ schlägt „{item}“ ({hunter}).</translation>
    </message>
    <message>
        <source>{taker} draws {card}.</source>
        <translation>{taker} zieht {card}.</translation>
    </message>
    <message>
        <source>{taker} keeps {card}.</source>
        <translation>{taker} behält {card}.</translation>
    </message>
    <message>
        <source>{taker} takes {card} back.</source>
        <translation>{taker} nimmt {card} zurück.</translation>
    </message>
    <message>
        <source>{taker} takes {card} from the discard pile.</source>
        <translation>{taker} nimmt {card} vom Abwurfstapel.</translation>
    </message>
    <message>
        <source>{who} plays {item}</source>
        <translation>{who} spielt „{item}“</translation>
    </message>
</context>
<context>
    <name>fury2.evidence</name>
    <message>
        <source>A card stayed on his trail, because he was still there.</source>
        <translation>Eine Karte blieb auf seiner Spur, weil er noch dort war.</translation>
    </message>
    <message>
        <source>As a wolf he ran up to two roads.</source>
        <translation>Als Wolf lief er bis zu zwei Straßen weit.</translation>
    </message>
    <message>
        <source>Dracula was {place:in}.</source>
        <translation>Dracula war {place:in}.</translation>
    </message>
    <message>
        <source>He declared that his next move leads {place:to}.</source>
        <translation>Er hat angesagt, dass seine nächste Bewegung {place:to} führt.</translation>
    </message>
    <message>
        <source>He evaded to a city anywhere.</source>
        <translation>Er entwischte in irgendeine Stadt.</translation>
    </message>
    <message>
        <source>He flew up to two roads as a bat.</source>
        <translation>Als Fledermaus flog er bis zu zwei Straßen weit.</translation>
    </message>
    <message>
        <source>He paid blood for the sea.</source>
        <translation>Er hat auf See Blut gezahlt.</translation>
    </message>
    <message>
        <source>He played {power} and returned to a place of his trail or his catacombs.</source>
        <translation>Er spielte „{power}“ aus und kehrte an einen Ort seiner Spur oder seiner Katakomben zurück.</translation>
    </message>
    <message>
        <source>He showed that he had no legal move.</source>
        <translation>Er hat gezeigt, dass er keine erlaubte Bewegung hatte.</translation>
    </message>
    <message>
        <source>He stayed where he was and played {power}.</source>
        <translation>Er blieb, wo er war, und spielte „{power}“ aus.</translation>
    </message>
    <message>
        <source>He used Hide and did not move.</source>
        <translation>Er spielte „Verbergen“ aus und bewegte sich nicht.</translation>
    </message>
    <message>
        <source>He was not {place:in}.</source>
        <translation>Er war nicht {place:in}.</translation>
    </message>
    <message>
        <source>He went to a city, or stayed with Hide.</source>
        <translation>Er ging in eine Stadt oder blieb mit „Verbergen“.</translation>
    </message>
    <message>
        <source>He went to sea, or sailed on.</source>
        <translation>Er stach in See oder fuhr weiter.</translation>
    </message>
    <message>
        <source>His card shows that he was {place:in}.</source>
        <translation>Seine Karte zeigt, dass er {place:in} war.</translation>
    </message>
    <message>
        <source>No card of his trail is {place:in}.</source>
        <translation>Keine Karte seiner Spur ist {place:in}.</translation>
    </message>
</context>
<context>
    <name>fury2.faces</name>
    <message>
        <source>Agent tactics card</source>
        <translation>Taktikkarte der Lakaien</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Verbündeter</translation>
    </message>
    <message>
        <source>City in {side}.</source>
        <translation>Stadt in {side}.</translation>
    </message>
    <message>
        <source>Dracula event card</source>
        <translation>Draculas Ereigniskarte</translation>
    </message>
    <message>
        <source>Dracula is revealed here, regains up to 2 blood and places no encounter.</source>
        <translation>Dracula ist hier aufgedeckt, gewinnt bis zu 2 Blutstropfen zurück und legt keine Begegnung.</translation>
    </message>
    <message>
        <source>Dracula tactics card</source>
        <translation>Draculas Taktikkarte</translation>
    </message>
    <message>
        <source>Dracula tactics card: escape</source>
        <translation>Draculas Taktikkarte: Flucht</translation>
    </message>
    <message>
        <source>Eastern Europe</source>
        <translation>Osteuropa</translation>
    </message>
    <message>
        <source>Embarking and long voyages cost Dracula blood. Time stands still at sea.</source>
        <translation>Einschiffen und lange Fahrten kosten Dracula Blut. Auf See steht die Zeit still.</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>Encounter that can mature</source>
        <translation>Begegnung, die reifen kann</translation>
    </message>
    <message>
        <source>Encounter tile</source>
        <translation>Begegnungskärtchen</translation>
    </message>
    <message>
        <source>Encounter: agent</source>
        <translation>Begegnung: Lakai</translation>
    </message>
    <message>
        <source>Event to keep</source>
        <translation>Ereignis zum Aufbewahren</translation>
    </message>
    <message>
        <source>Event, played at once</source>
        <translation>Ereignis, sofort auszuspielen</translation>
    </message>
    <message>
        <source>Hunter event card</source>
        <translation>Ereigniskarte der Jäger</translation>
    </message>
    <message>
        <source>Item card</source>
        <translation>Gegenstandskarte</translation>
    </message>
    <message>
        <source>Item for combat</source>
        <translation>Gegenstand für den Kampf</translation>
    </message>
    <message>
        <source>Item, used outside combat</source>
        <translation>Gegenstand außerhalb des Kampfes</translation>
    </message>
    <message>
        <source>Port in {side}.</source>
        <translation>Hafen in {side}.</translation>
    </message>
    <message>
        <source>Power card, instead of a move</source>
        <translation>Machtkarte, statt einer Bewegung</translation>
    </message>
    <message>
        <source>Power card, with a move</source>
        <translation>Machtkarte, mit einer Bewegung</translation>
    </message>
    <message>
        <source>Tactics card</source>
        <translation>Taktikkarte</translation>
    </message>
    <message>
        <source>Tactics card of every hunter</source>
        <translation>Taktikkarte jedes Jägers</translation>
    </message>
    <message>
        <source>Unknown city</source>
        <translation>Unbekannte Stadt</translation>
    </message>
    <message>
        <source>Unknown sea zone</source>
        <translation>Unbekannte Meereszone</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Westeuropa</translation>
    </message>
    <message>
        <source>before {hunter}</source>
        <translation>vor {hunter}</translation>
    </message>
    <message>
        <source>facedown</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>faceup</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>eben gezogen</translation>
    </message>
    <message>
        <source>leaves the trail</source>
        <translation>verlässt die Spur</translation>
    </message>
    <message>
        <source>left the trail</source>
        <translation>hat die Spur verlassen</translation>
    </message>
    <message>
        <source>not playable this round</source>
        <translation>setzt diese Runde aus</translation>
    </message>
    <message>
        <source>on space {slot}</source>
        <translation>auf Feld {slot}</translation>
    </message>
</context>
<context>
    <name>fury2.fight</name>
    <message numerus="yes">
        <source>%n bite(s)</source>
        <translation>
            <numerusform>%n Biss</numerusform>
            <numerusform>%n Bisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advance Planning: +%n</source>
        <translation>
            <numerusform>Vorausplanung: +%n</numerusform>
            <numerusform>Vorausplanung: +%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle Dracula: he adds 1.</source>
        <translation>Burg Dracula: Er erhält +1.</translation>
    </message>
    <message>
        <source>Continue {count} of 3 in a row: the third ends the combat.</source>
        <translation>„Fortsetzen“, {count} von 3 in Folge: Beim dritten Mal endet der Kampf.</translation>
    </message>
    <message>
        <source>Day: Dracula has only Claws, Dodge and Escape (Man).</source>
        <translation>Tag: Dracula hat nur „Klauen“, „Ausweichen“ und „Flucht (Mensch)“.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula gains %n blood</source>
        <translation>
            <numerusform>Dracula gewinnt einen Blutstropfen</numerusform>
            <numerusform>Dracula gewinnt %n Blutstropfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula loses %n blood</source>
        <translation>
            <numerusform>Dracula verliert einen Blutstropfen</numerusform>
            <numerusform>Dracula verliert %n Blutstropfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Night: Dracula has all of his tactics cards.</source>
        <translation>Nacht: Dracula hat alle seine Taktikkarten.</translation>
    </message>
    <message>
        <source>Repelled: in this round the enemy may only dodge or escape.</source>
        <translation>Zurückgedrängt: In dieser Runde darf der Gegner nur ausweichen oder fliehen.</translation>
    </message>
    <message>
        <source>The enemy adds 1 in this round.</source>
        <translation>Der Gegner erhält in dieser Runde +1.</translation>
    </message>
    <message>
        <source>The enemy cannot dodge in the first round.</source>
        <translation>In der ersten Runde kann der Gegner nicht ausweichen.</translation>
    </message>
    <message>
        <source>The enemy cannot escape before round {round}.</source>
        <translation>Der Gegner kann erst ab Runde {round} fliehen.</translation>
    </message>
    <message numerus="yes">
        <source>Trap: the enemy adds %n.</source>
        <translation>
            <numerusform>Falle: Der Gegner erhält +%n.</numerusform>
            <numerusform>Falle: Der Gegner erhält +%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>bitten</source>
        <translation>gebissen</translation>
    </message>
    <message>
        <source>day</source>
        <translation>bei Tag</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>besiegt</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>getötet</translation>
    </message>
    <message>
        <source>left the combat</source>
        <translation>hat den Kampf verlassen</translation>
    </message>
    <message>
        <source>night</source>
        <translation>bei Nacht</translation>
    </message>
    <message>
        <source>no losses</source>
        <translation>keine Verluste</translation>
    </message>
    <message>
        <source>not beaten</source>
        <translation>nicht besiegt</translation>
    </message>
    <message>
        <source>the New Vampire is killed</source>
        <translation>der Neue Vampir ist getötet</translation>
    </message>
    <message>
        <source>the Servant loses a life</source>
        <translation>der Diener verliert ein Leben</translation>
    </message>
    <message>
        <source>the agent is killed</source>
        <translation>der Lakai ist getötet</translation>
    </message>
    <message>
        <source>{hunter} adds 1 in this round.</source>
        <translation>{hunter} erhält in dieser Runde +1.</translation>
    </message>
    <message>
        <source>{hunter} is bitten</source>
        <translation>{hunter} wird gebissen</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} loses %n health</source>
        <translation>
            <numerusform>{hunter} verliert einen Gesundheitspunkt</numerusform>
            <numerusform>{hunter} verliert %n Gesundheitspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} loses {cards}.</source>
        <translation>{hunter} verliert {cards}.</translation>
    </message>
    <message>
        <source>{hunter} misses a turn.</source>
        <translation>{hunter} setzt einen Zug aus.</translation>
    </message>
    <message>
        <source>{hunter} played {cards}.</source>
        <translation>{hunter} hat {cards} gespielt.</translation>
    </message>
    <message>
        <source>{item} ({hunter}) {ours} beats {tactic} {theirs} by initiative: {what}.</source>
        <translation>„{item}“ ({hunter}) {ours} schlägt „{tactic}“ {theirs} dank höherer Initiative: {what}.</translation>
    </message>
    <message>
        <source>{item} ({hunter}) {ours} beats {tactic} {theirs}: {what}.</source>
        <translation>„{item}“ ({hunter}) {ours} schlägt „{tactic}“ {theirs}: {what}.</translation>
    </message>
    <message>
        <source>{item} {ours} beats {tactic} {theirs} by initiative: {what}.</source>
        <translation>„{item}“ {ours} schlägt „{tactic}“ {theirs} dank höherer Initiative: {what}.</translation>
    </message>
    <message>
        <source>{item} {ours} beats {tactic} {theirs}: {what}.</source>
        <translation>„{item}“ {ours} schlägt „{tactic}“ {theirs}: {what}.</translation>
    </message>
    <message>
        <source>{tactic} {theirs} beats {item} ({hunter}) {ours} by initiative: {what}.</source>
        <translation>„{tactic}“ {theirs} schlägt „{item}“ ({hunter}) {ours} dank höherer Initiative: {what}.</translation>
    </message>
    <message>
        <source>{tactic} {theirs} beats {item} ({hunter}) {ours}: {what}.</source>
        <translation>„{tactic}“ {theirs} schlägt „{item}“ ({hunter}) {ours}: {what}.</translation>
    </message>
    <message>
        <source>{tactic} {theirs} beats {item} {ours} by initiative: {what}.</source>
        <translation>„{tactic}“ {theirs} schlägt „{item}“ {ours} dank höherer Initiative: {what}.</translation>
    </message>
    <message>
        <source>{tactic} {theirs} beats {item} {ours}: {what}.</source>
        <translation>„{tactic}“ {theirs} schlägt „{item}“ {ours}: {what}.</translation>
    </message>
    <message>
        <source>{text} {results}</source>
        <translation>{text} {results}</translation>
    </message>
</context>
<context>
    <name>fury2.figures</name>
    <message>
        <source>Dr. Seward</source>
        <translation>Dr. Seward</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant</source>
        <translation>Draculas Diener</translation>
    </message>
    <message>
        <source>Lord Godalming</source>
        <translation>Lord Godalming</translation>
    </message>
    <message>
        <source>Mina Harker</source>
        <translation>Mina Harker</translation>
    </message>
    <message>
        <source>Van Helsing</source>
        <translation>Van Helsing</translation>
    </message>
</context>
<context>
    <name>fury2.groups</name>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>As a wolf</source>
        <translation>Als Wolf</translation>
    </message>
    <message>
        <source>By rail</source>
        <translation>Mit der Bahn</translation>
    </message>
    <message>
        <source>By road</source>
        <translation>Per Straße</translation>
    </message>
    <message>
        <source>By sea</source>
        <translation>Über das Meer</translation>
    </message>
    <message>
        <source>Catacombs</source>
        <translation>Katakomben</translation>
    </message>
    <message>
        <source>Dracula event cards</source>
        <translation>Draculas Ereigniskarten</translation>
    </message>
    <message>
        <source>Eastern Europe</source>
        <translation>Osteuropa</translation>
    </message>
    <message>
        <source>Encounter tiles</source>
        <translation>Begegnungskärtchen</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Ereigniskarten</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Item cards</source>
        <translation>Gegenstandskarten</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Nichts davon</translation>
    </message>
    <message>
        <source>On the trail</source>
        <translation>Auf der Spur</translation>
    </message>
    <message>
        <source>Power cards instead of a move</source>
        <translation>Machtkarten statt einer Bewegung</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Entschlossenheit</translation>
    </message>
    <message>
        <source>Roads and railways</source>
        <translation>Straßen und Bahnlinien</translation>
    </message>
    <message>
        <source>Sea zones</source>
        <translation>Meereszonen</translation>
    </message>
    <message>
        <source>Tactics cards</source>
        <translation>Taktikkarten</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Westeuropa</translation>
    </message>
    <message>
        <source>{hunter} gives</source>
        <translation>{hunter} gibt</translation>
    </message>
</context>
<context>
    <name>fury2.items</name>
    <message>
        <source>Combat card of every hunter. If it beats an attack, you add 1 in the next round.</source>
        <translation>Kampfkarte jedes Jägers. Schlägt sie einen Angriff, erhältst du in der nächsten Runde +1.</translation>
    </message>
    <message>
        <source>Combat card of every hunter. If it wins the round, the combat ends.</source>
        <translation>Kampfkarte jedes Jägers. Gewinnt sie die Runde, endet der Kampf.</translation>
    </message>
    <message>
        <source>Combat card of every hunter. It kills an agent who also punches.</source>
        <translation>Kampfkarte jedes Jägers. Sie tötet einen Lakaien, der ebenfalls zuschlägt.</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>Punch</source>
        <translation>Fausthieb</translation>
    </message>
</context>
<context>
    <name>fury2.moments</name>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>{time}, turn of {figure}</source>
        <translation>{time}, Zug von {figure}</translation>
    </message>
</context>
<context>
    <name>fury2.options</name>
    <message>
        <source>A combat after the Servant loses a life</source>
        <translation>Der Kampf nach einem Lebensverlust des Dieners</translation>
    </message>
    <message>
        <source>A defeated hunter misses</source>
        <translation>Ein besiegter Jäger setzt aus</translation>
    </message>
    <message>
        <source>A group&apos;s combat when a member falls</source>
        <translation>Der Kampf einer Gruppe nach der Niederlage eines Mitglieds</translation>
    </message>
    <message>
        <source>A hunter in the Servant&apos;s place</source>
        <translation>Ein Jäger am Ort des Dieners</translation>
    </message>
    <message>
        <source>A hunter&apos;s Dodge in the first combat round</source>
        <translation>„Ausweichen“ eines Jägers in der ersten Kampfrunde</translation>
    </message>
    <message>
        <source>A matured Ambush</source>
        <translation>Ein gereifter Hinterhalt</translation>
    </message>
    <message>
        <source>A matured Desecrated Soil</source>
        <translation>Eine gereifte Entweihte Erde</translation>
    </message>
    <message>
        <source>After Repel Dracula may play</source>
        <translation>Nach „Zurückdrängen“ darf Dracula spielen</translation>
    </message>
    <message>
        <source>After a “killed” result against Dracula</source>
        <translation>Nach „Getötet“ gegen Dracula</translation>
    </message>
    <message>
        <source>Atlantic Ocean and North Sea</source>
        <translation>Atlantik und Nordsee</translation>
    </message>
    <message>
        <source>Bats move a hunter</source>
        <translation>Fledermäuse bewegen einen Jäger</translation>
    </message>
    <message>
        <source>Cards and hands</source>
        <translation>Karten und Hände</translation>
    </message>
    <message>
        <source>Castle Dracula in the catacombs</source>
        <translation>Burg Dracula in den Katakomben</translation>
    </message>
    <message>
        <source>Claws as well</source>
        <translation>auch „Klauen“</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Control Storms</source>
        <translation>Herr der Stürme</translation>
    </message>
    <message>
        <source>Dark Call</source>
        <translation>Finsterer Ruf</translation>
    </message>
    <message>
        <source>Dogs against a Spy</source>
        <translation>Die Hundemeute gegen einen Spion</translation>
    </message>
    <message>
        <source>Double Back at sea</source>
        <translation>„Umkehren“ auf See</translation>
    </message>
    <message>
        <source>Dracula beside an agent who was not killed</source>
        <translation>Dracula neben einem überlebenden Lakaien</translation>
    </message>
    <message>
        <source>Dracula flies if he wins the round</source>
        <translation>Dracula fliegt, wenn er die Runde gewinnt</translation>
    </message>
    <message>
        <source>Dracula starts with 12 blood (about even)</source>
        <translation>Dracula beginnt mit 12 Blutstropfen (etwa ausgeglichen)</translation>
    </message>
    <message>
        <source>Dracula starts with 9 blood</source>
        <translation>Dracula beginnt mit 9 Blutstropfen</translation>
    </message>
    <message>
        <source>Dracula turns back at sea</source>
        <translation>Dracula kehrt auf See um</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant</source>
        <translation>Draculas Diener</translation>
    </message>
    <message>
        <source>Dracula&apos;s Strength destroys</source>
        <translation>Draculas „Stärke“ zerstört</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood for the Servant</source>
        <translation>Draculas Blut für den Diener</translation>
    </message>
    <message>
        <source>Dracula&apos;s first full turn</source>
        <translation>Draculas erster ganzer Zug</translation>
    </message>
    <message>
        <source>Dracula, then the Servant</source>
        <translation>erst gegen Dracula, dann gegen den Diener</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Escape (Bat) against Dodge and Escape</source>
        <translation>„Flucht (Fledermaus)“ gegen „Ausweichen“ und „Flucht“</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Heavenly Host markers</source>
        <translation>Hostienmarker</translation>
    </message>
    <message>
        <source>Heroic Leap</source>
        <translation>Heldenhafter Sprung</translation>
    </message>
    <message>
        <source>Holy Water against Fangs and Mesmerize</source>
        <translation>Weihwasser gegen „Reißzähne“ und „Bannblick“</translation>
    </message>
    <message>
        <source>Holy items against the Servant</source>
        <translation>Heilige Gegenstände gegen den Diener</translation>
    </message>
    <message>
        <source>Initiative of the combat cards</source>
        <translation>Initiative der Kampfkarten</translation>
    </message>
    <message>
        <source>Item limit</source>
        <translation>Limit der Gegenstände</translation>
    </message>
    <message>
        <source>Knife, Rifle, Stake and Crucifix</source>
        <translation>Messer, Gewehr, Pflock und Kruzifix</translation>
    </message>
    <message>
        <source>Mina&apos;s bite in a group</source>
        <translation>Minas Biss in einer Gruppe</translation>
    </message>
    <message>
        <source>Movement and the sea</source>
        <translation>Bewegung und Meer</translation>
    </message>
    <message>
        <source>Mystic Research</source>
        <translation>Mystische Forschung</translation>
    </message>
    <message>
        <source>Pistol, Rifle, Stake and Crucifix</source>
        <translation>Pistole, Gewehr, Pflock und Kruzifix</translation>
    </message>
    <message>
        <source>Placing an encounter</source>
        <translation>Eine Begegnung zu legen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Sharing the Servant&apos;s city at the start or on his return</source>
        <translation>Die Stadt des Dieners bei Beginn oder Rückkehr zu teilen</translation>
    </message>
    <message>
        <source>Supplies in a small city</source>
        <translation>Ausrüsten in einer Kleinstadt</translation>
    </message>
    <message>
        <source>The Servant after a ride or as a wolf</source>
        <translation>Der Diener nach einer Bahnfahrt oder als Wolf</translation>
    </message>
    <message>
        <source>The Servant attacks</source>
        <translation>Der Diener greift an</translation>
    </message>
    <message>
        <source>The Servant guards New Vampires</source>
        <translation>Der Diener beschützt Neue Vampire</translation>
    </message>
    <message>
        <source>The Servant is a sixth figure, Dracula&apos;s helper: he moves in the open, fights the hunters, has three lives, and wins and loses with Dracula.</source>
        <translation>Der Diener ist eine sechste Figur, Draculas Helfer: Er zieht offen sichtbar, kämpft gegen die Jäger, hat drei Leben und gewinnt oder verliert mit Dracula.</translation>
    </message>
    <message>
        <source>The Servant moves by night</source>
        <translation>Der Diener bewegt sich bei Nacht</translation>
    </message>
    <message>
        <source>The Servant sees Dracula&apos;s place</source>
        <translation>Der Diener kennt Draculas Aufenthaltsort</translation>
    </message>
    <message>
        <source>The enemy&apos;s Dodge in the first combat round</source>
        <translation>„Ausweichen“ des Gegners in der ersten Kampfrunde</translation>
    </message>
    <message>
        <source>The vampire of Vampire Lair</source>
        <translation>Der Vampir aus „Vampirunterschlupf“</translation>
    </message>
    <message>
        <source>Train die 0</source>
        <translation>Bahnwürfel 0</translation>
    </message>
    <message>
        <source>Unearthly Swiftness</source>
        <translation>Überirdische Schnelligkeit</translation>
    </message>
    <message>
        <source>Van Helsing may act after an encounter</source>
        <translation>Van Helsing darf nach einer Begegnung handeln</translation>
    </message>
    <message>
        <source>When the Servant is defeated, the vampire track</source>
        <translation>Wenn der Diener besiegt wird, darf die Vampirleiste</translation>
    </message>
    <message>
        <source>With both in one place a hunter fights</source>
        <translation>Sind beide an einem Ort, kämpft ein Jäger</translation>
    </message>
    <message>
        <source>Wolf Form with another power card</source>
        <translation>„Wolfsgestalt“ mit einer anderen Machtkarte</translation>
    </message>
    <message>
        <source>all hunters in his place</source>
        <translation>alle Jäger an seinem Ort</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>are adjacent</source>
        <translation>grenzen aneinander</translation>
    </message>
    <message>
        <source>are not adjacent</source>
        <translation>grenzen nicht aneinander</translation>
    </message>
    <message>
        <source>are of no use</source>
        <translation>nützen nichts</translation>
    </message>
    <message>
        <source>as a wolf or by one road</source>
        <translation>als Wolf oder auf einer Straße</translation>
    </message>
    <message>
        <source>as a wolf, by road or by rail</source>
        <translation>als Wolf, auf der Straße oder mit der Bahn</translation>
    </message>
    <message>
        <source>as in the table of results</source>
        <translation>wie in der Ergebnistabelle</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>attacks hunters in his place</source>
        <translation>greift Jäger an seinem Ort an</translation>
    </message>
    <message>
        <source>by one road</source>
        <translation>um eine Straße</translation>
    </message>
    <message>
        <source>by up to two roads</source>
        <translation>um bis zu zwei Straßen</translation>
    </message>
    <message>
        <source>clears the trail to three cards</source>
        <translation>räumt die Spur bis auf drei Karten</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <source>continues for the others</source>
        <translation>geht für die anderen weiter</translation>
    </message>
    <message>
        <source>costs Dracula 3 blood and is discarded</source>
        <translation>kostet Dracula 3 Blutstropfen und wird abgeworfen</translation>
    </message>
    <message>
        <source>costs Dracula 4 blood and is kept</source>
        <translation>kostet Dracula 4 Blutstropfen und bleibt</translation>
    </message>
    <message>
        <source>do not help</source>
        <translation>hilft nicht</translation>
    </message>
    <message>
        <source>does not attack</source>
        <translation>greift nicht an</translation>
    </message>
    <message>
        <source>does not clear the trail</source>
        <translation>räumt die Spur nicht</translation>
    </message>
    <message>
        <source>does not go below 0</source>
        <translation>nicht unter 0 fallen</translation>
    </message>
    <message>
        <source>draws two events</source>
        <translation>zieht zwei Ereignisse</translation>
    </message>
    <message>
        <source>draws until Dracula has two events</source>
        <translation>zieht, bis Dracula zwei Ereignisse hat</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>endet</translation>
    </message>
    <message>
        <source>ends the movement</source>
        <translation>beendet die Bewegung</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>gives Dracula his bonus</source>
        <translation>gibt Dracula seinen Bonus</translation>
    </message>
    <message>
        <source>gives Dracula no bonus</source>
        <translation>gibt Dracula keinen Bonus</translation>
    </message>
    <message>
        <source>gives two moves and one action</source>
        <translation>gibt zwei Bewegungen und eine Aktion</translation>
    </message>
    <message>
        <source>gives two moves and two actions</source>
        <translation>gibt zwei Bewegungen und zwei Aktionen</translation>
    </message>
    <message>
        <source>has all of Dracula&apos;s cards</source>
        <translation>hat alle Karten Draculas</translation>
    </message>
    <message>
        <source>has no Escape cards</source>
        <translation>hat keine Fluchtkarten</translation>
    </message>
    <message>
        <source>hunters and Dracula</source>
        <translation>Jäger und Dracula</translation>
    </message>
    <message>
        <source>if the card is not on his trail</source>
        <translation>wenn die Karte nicht auf seiner Spur ist</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>ist erlaubt</translation>
    </message>
    <message>
        <source>is at dawn</source>
        <translation>ist in der Morgendämmerung</translation>
    </message>
    <message>
        <source>is at noon</source>
        <translation>ist am Mittag</translation>
    </message>
    <message>
        <source>is compulsory</source>
        <translation>ist Pflicht</translation>
    </message>
    <message>
        <source>is forbidden</source>
        <translation>ist verboten</translation>
    </message>
    <message>
        <source>is fought if the hunters did not escape</source>
        <translation>wird bekämpft, wenn die Jäger nicht geflohen sind</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation>ist nicht erlaubt</translation>
    </message>
    <message>
        <source>is not fought in this turn</source>
        <translation>wird in diesem Zug nicht bekämpft</translation>
    </message>
    <message>
        <source>is optional</source>
        <translation>ist freiwillig</translation>
    </message>
    <message>
        <source>is played when drawn</source>
        <translation>wird beim Ziehen ausgespielt</translation>
    </message>
    <message>
        <source>leaves one move by road</source>
        <translation>lässt eine Straße zu</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>darf aufbewahrt werden</translation>
    </message>
    <message>
        <source>may fight him</source>
        <translation>darf gegen ihn kämpfen</translation>
    </message>
    <message>
        <source>may go below 0</source>
        <translation>unter 0 fallen</translation>
    </message>
    <message>
        <source>moves up to four sea zones</source>
        <translation>bewegt um bis zu vier Meereszonen</translation>
    </message>
    <message>
        <source>moves up to three sea zones</source>
        <translation>bewegt um bis zu drei Meereszonen</translation>
    </message>
    <message>
        <source>must fight him</source>
        <translation>muss gegen ihn kämpfen</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>one event</source>
        <translation>ein Ereignis</translation>
    </message>
    <message>
        <source>one event or one item</source>
        <translation>ein Ereignis oder ein Gegenstand</translation>
    </message>
    <message>
        <source>one hunter in his place</source>
        <translation>einen Jäger an seinem Ort</translation>
    </message>
    <message>
        <source>only Dodge and Escape</source>
        <translation>nur „Ausweichen“ und „Flucht“</translation>
    </message>
    <message>
        <source>only as a wolf</source>
        <translation>nur als Wolf</translation>
    </message>
    <message>
        <source>only by night</source>
        <translation>nur bei Nacht</translation>
    </message>
    <message>
        <source>optional rule used</source>
        <translation>freiwillige Regel verwendet</translation>
    </message>
    <message>
        <source>our own numbers</source>
        <translation>unsere eigenen Zahlen</translation>
    </message>
    <message>
        <source>stop the Spy</source>
        <translation>hält den Spion auf</translation>
    </message>
    <message>
        <source>that he defeated</source>
        <translation>wenn er sie besiegt hat</translation>
    </message>
    <message>
        <source>that he survived</source>
        <translation>wenn er sie überstanden hat</translation>
    </message>
    <message>
        <source>the Servant, then Dracula</source>
        <translation>erst gegen den Diener, dann gegen Dracula</translation>
    </message>
    <message>
        <source>the combat continues</source>
        <translation>geht der Kampf weiter</translation>
    </message>
    <message>
        <source>the combat ends</source>
        <translation>endet der Kampf</translation>
    </message>
    <message>
        <source>the next turn</source>
        <translation>den nächsten Zug</translation>
    </message>
    <message>
        <source>the printed numbers from a file</source>
        <translation>die gedruckten Zahlen aus einer Datei</translation>
    </message>
    <message>
        <source>the turn of the next round</source>
        <translation>den Zug der nächsten Runde</translation>
    </message>
    <message>
        <source>the vampire track starts at 1</source>
        <translation>die Vampirleiste beginnt bei 1</translation>
    </message>
    <message>
        <source>the vampire track starts at 2</source>
        <translation>die Vampirleiste beginnt bei 2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>uses a roll for each</source>
        <translation>würfelt für jeden einzeln</translation>
    </message>
    <message>
        <source>uses one roll for both</source>
        <translation>würfelt einmal für beide</translation>
    </message>
    <message>
        <source>when Dracula agrees</source>
        <translation>wenn Dracula zustimmt</translation>
    </message>
    <message>
        <source>with Dracula&apos;s Servant</source>
        <translation>mit Draculas Diener</translation>
    </message>
    <message>
        <source>work against Dracula&apos;s cards</source>
        <translation>wirken gegen Draculas Karten</translation>
    </message>
</context>
<context>
    <name>fury2.outcomes</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Dracula flies away</source>
        <translation>Dracula fliegt davon</translation>
    </message>
    <message numerus="yes">
        <source>Dracula loses %n blood</source>
        <translation>
            <numerusform>Dracula verliert einen Blutstropfen</numerusform>
            <numerusform>Dracula verliert %n Blutstropfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula&apos;s blood falls to the next red mark</source>
        <translation>Draculas Blut fällt auf die nächste rote Markierung</translation>
    </message>
    <message>
        <source>Repel</source>
        <translation>Zurückdrängen</translation>
    </message>
    <message>
        <source>Won: {won}. Lost: {lost}.</source>
        <translation>Gewonnen: {won}. Verloren: {lost}.</translation>
    </message>
    <message>
        <source>the New Vampire is killed</source>
        <translation>der Neue Vampir ist getötet</translation>
    </message>
    <message>
        <source>the Servant loses a life</source>
        <translation>der Diener verliert ein Leben</translation>
    </message>
    <message>
        <source>the agent is killed</source>
        <translation>der Lakai ist getötet</translation>
    </message>
    <message>
        <source>the combat ends</source>
        <translation>der Kampf endet</translation>
    </message>
    <message>
        <source>the hunter discards all items</source>
        <translation>der Jäger wirft alle Gegenstände ab</translation>
    </message>
    <message>
        <source>the hunter discards an event</source>
        <translation>der Jäger wirft ein Ereignis ab</translation>
    </message>
    <message>
        <source>the hunter is bitten</source>
        <translation>der Jäger wird gebissen</translation>
    </message>
    <message numerus="yes">
        <source>the hunter loses %n health</source>
        <translation>
            <numerusform>der Jäger verliert einen Gesundheitspunkt</numerusform>
            <numerusform>der Jäger verliert %n Gesundheitspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>the hunter&apos;s card is discarded</source>
        <translation>die Karte des Jägers wird abgeworfen</translation>
    </message>
    <message>
        <source>the winner adds 1 in the next round</source>
        <translation>der Sieger erhält in der nächsten Runde +1</translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation>{first}; {rest}</translation>
    </message>
    <message>
        <source>{result} ({cards})</source>
        <translation>{result} ({cards})</translation>
    </message>
</context>
<context>
    <name>fury2.outlook</name>
    <message>
        <source>Against {card} you win with {percent}%: {won}. Lost: {lost}.</source>
        <translation>Gegen „{card}“, bei einem Sieg ({percent}&#xa0;%): {won}; sonst: {lost}.</translation>
    </message>
    <message>
        <source>Against {card}, won or lost: {won}.</source>
        <translation>Gegen „{card}“, ob gewonnen oder verloren: {won}.</translation>
    </message>
</context>
<context>
    <name>fury2.powers</name>
    <message>
        <source>By night: pay 1 blood and move by one or two roads, not through the hospital or a protected place. You may place an encounter.</source>
        <translation>Bei Nacht: Zahle 1 Blutstropfen und bewege dich eine oder zwei Straßen weit, nicht durch das Hospiz oder einen geschützten Ort. Du darfst eine Begegnung legen.</translation>
    </message>
    <message>
        <source>By night: stay and regain 1 blood. Place no encounter.</source>
        <translation>Bei Nacht: Bleibe und gewinne 1 Blutstropfen zurück. Lege keine Begegnung.</translation>
    </message>
    <message>
        <source>Dark Call</source>
        <translation>Finsterer Ruf</translation>
    </message>
    <message>
        <source>Double Back</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Nähren</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Move to an adjacent city whose card is on your trail or in the catacombs. The card comes to the front with its encounter; of two encounters keep one. Place no encounter.</source>
        <translation>Gehe in eine angrenzende Stadt, deren Karte auf deiner Spur oder in den Katakomben liegt. Die Karte kommt mit ihrer Begegnung nach vorn; von zwei Begegnungen bleibt eine. Lege keine Begegnung.</translation>
    </message>
    <message>
        <source>Pay 2 blood and stay. Draw 10 encounters, keep as many as your hand may hold, and return the others to the pool. Place no encounter.</source>
        <translation>Zahle 2 Blutstropfen und bleibe. Ziehe 10 Begegnungen, behalte so viele, wie du auf der Hand haben darfst, und lege die anderen in den Vorrat zurück. Lege keine Begegnung.</translation>
    </message>
    <message>
        <source>Stay. The card is facedown and looks like a city. You may place an encounter on it. It is turned up with the card of your place, and leaves the trail with it.</source>
        <translation>Bleibe. Die Karte liegt verdeckt und sieht wie eine Stadt aus. Du darfst eine Begegnung auf sie legen. Sie wird mit der Karte deines Ortes aufgedeckt und verlässt mit ihr die Spur.</translation>
    </message>
    <message>
        <source>Wolf Form</source>
        <translation>Wolfsgestalt</translation>
    </message>
</context>
<context>
    <name>fury2.questions</name>
    <message>
        <source>A location of Dracula&apos;s trail is about to be revealed: play Sensationalist Press?</source>
        <translation>Ein Ort von Draculas Spur wird gleich aufgedeckt: „Sensationspresse“ ausspielen?</translation>
    </message>
    <message>
        <source>Ambush: which encounter does {hunter} meet?</source>
        <translation>„Hinterhalt“: Auf welche Begegnung trifft {hunter}?</translation>
    </message>
    <message>
        <source>Blood Transfusion: who gives blood to {hunter}?</source>
        <translation>„Bluttransfusion“: Wer spendet {hunter} Blut?</translation>
    </message>
    <message>
        <source>Cancel {event}?</source>
        <translation>{event} aufheben?</translation>
    </message>
    <message>
        <source>Choose a combat card for round {round}.</source>
        <translation>Wähle eine Kampfkarte für Runde {round}.</translation>
    </message>
    <message>
        <source>Choose the hunter who suffers if {enemy} wins the round.</source>
        <translation>Wähle den Jäger, den es trifft, wenn {enemy} die Runde gewinnt.</translation>
    </message>
    <message>
        <source>Clear a space of the catacombs?</source>
        <translation>Ein Feld der Katakomben räumen?</translation>
    </message>
    <message>
        <source>Control Storms: in which port does your Servant land?</source>
        <translation>„Herr der Stürme“: In welchem Hafen legt dein Diener an?</translation>
    </message>
    <message>
        <source>Control Storms: in which port does {hunter} land?</source>
        <translation>„Herr der Stürme“: In welchem Hafen legt {hunter} an?</translation>
    </message>
    <message>
        <source>Devilish Power: what is removed?</source>
        <translation>„Teuflische Macht“: Was wird entfernt?</translation>
    </message>
    <message>
        <source>Do you give your Servant an event card?</source>
        <translation>Gibst du deinem Diener eine Ereigniskarte?</translation>
    </message>
    <message>
        <source>Do you pay 1 blood for one life of your Servant?</source>
        <translation>Zahlst du 1 Blutstropfen für ein Leben deines Dieners?</translation>
    </message>
    <message>
        <source>Do you pay 2 blood for the immediate return of your Servant?</source>
        <translation>Zahlst du 2 Blutstropfen für die sofortige Rückkehr deines Dieners?</translation>
    </message>
    <message>
        <source>Does Dracula&apos;s Servant play his event card?</source>
        <translation>Spielt Draculas Diener seine Ereigniskarte aus?</translation>
    </message>
    <message>
        <source>Does Lord Godalming roll the train die again?</source>
        <translation>Wirft Lord Godalming den Bahnwürfel noch einmal?</translation>
    </message>
    <message>
        <source>Does {hunter} draw another card?</source>
        <translation>Zieht {hunter} noch eine Karte?</translation>
    </message>
    <message>
        <source>Does {hunter} move with {leader}?</source>
        <translation>Geht {hunter} mit {leader}?</translation>
    </message>
    <message>
        <source>Does {hunter} sail on?</source>
        <translation>Fährt {hunter} mit dem Schiff weiter?</translation>
    </message>
    <message>
        <source>Double Back: which encounter stays with the card?</source>
        <translation>„Umkehren“: Welche Begegnung bleibt auf der Karte?</translation>
    </message>
    <message>
        <source>Dracula moves {hunter}: use resolve or a card before?</source>
        <translation>Dracula bewegt {hunter}: vorher Entschlossenheit oder eine Karte einsetzen?</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant asks to see your newest card: do you agree?</source>
        <translation>Draculas Diener möchte deine neueste Karte sehen: Stimmst du zu?</translation>
    </message>
    <message>
        <source>Evasion: to which city does Dracula move?</source>
        <translation>„Entwischt“: In welche Stadt geht Dracula?</translation>
    </message>
    <message>
        <source>Evasion: which encounter does Dracula place?</source>
        <translation>„Entwischt“: Welche Begegnung legt Dracula?</translation>
    </message>
    <message>
        <source>Exchange {old} for {new}?</source>
        <translation>{old} gegen {new} austauschen?</translation>
    </message>
    <message>
        <source>How does Dracula&apos;s Servant move?</source>
        <translation>Wie bewegt sich Draculas Diener?</translation>
    </message>
    <message>
        <source>How does {hunter} move?</source>
        <translation>Wie bewegt sich {hunter}?</translation>
    </message>
    <message>
        <source>In which city does Dracula start?</source>
        <translation>In welcher Stadt beginnt Dracula?</translation>
    </message>
    <message>
        <source>In which city does {hunter} start?</source>
        <translation>In welcher Stadt beginnt {hunter}?</translation>
    </message>
    <message>
        <source>In which small city does Dracula&apos;s Servant return?</source>
        <translation>In welche Kleinstadt kehrt Draculas Diener zurück?</translation>
    </message>
    <message>
        <source>In which small city does Dracula&apos;s Servant start?</source>
        <translation>In welcher Kleinstadt beginnt Draculas Diener?</translation>
    </message>
    <message>
        <source>Night Visit: which hunter loses 2 health?</source>
        <translation>„Nächtlicher Besuch“: Welcher Jäger verliert 2 Gesundheitspunkte?</translation>
    </message>
    <message>
        <source>Place one more encounter on the card in the catacombs?</source>
        <translation>Noch eine Begegnung auf die Karte in den Katakomben legen?</translation>
    </message>
    <message>
        <source>Rage: which hunter shows all items?</source>
        <translation>„Raserei“: Welcher Jäger zeigt alle Gegenstände?</translation>
    </message>
    <message>
        <source>Rage: which item does {hunter} lose?</source>
        <translation>„Raserei“: Welchen Gegenstand verliert {hunter}?</translation>
    </message>
    <message>
        <source>Re-Equip: does {hunter} exchange an item?</source>
        <translation>„Neuausrüstung“: Tauscht {hunter} einen Gegenstand aus?</translation>
    </message>
    <message>
        <source>Roadblock: which road or railway is closed?</source>
        <translation>„Straßensperre“: Welche Straße oder Bahnlinie wird gesperrt?</translation>
    </message>
    <message>
        <source>Secret Weapon: which item does {hunter} discard?</source>
        <translation>„Geheimwaffe“: Welchen Gegenstand wirft {hunter} ab?</translation>
    </message>
    <message>
        <source>Secret Weapon: which item does {hunter} take from the discard pile?</source>
        <translation>„Geheimwaffe“: Welchen Gegenstand nimmt {hunter} vom Abwurfstapel?</translation>
    </message>
    <message>
        <source>Sense of Emergency: where does {hunter} hurry?</source>
        <translation>„Höchste Eile“: Wohin eilt {hunter}?</translation>
    </message>
    <message>
        <source>Start of Dracula&apos;s turn: play an event card?</source>
        <translation>Beginn von Draculas Zug: eine Ereigniskarte ausspielen?</translation>
    </message>
    <message>
        <source>Stormy Seas: in which port does Dracula land?</source>
        <translation>„Stürmische See“: In welchem Hafen legt Dracula an?</translation>
    </message>
    <message>
        <source>The New Vampire escapes: discard a Knife or a Stake to destroy it?</source>
        <translation>Der Neue Vampir entkommt: Messer oder Pflock abwerfen, um ihn zu vernichten?</translation>
    </message>
    <message>
        <source>The combat is over: play Relentless Minion?</source>
        <translation>Der Kampf ist vorbei: „Unerbittlicher Lakai“ ausspielen?</translation>
    </message>
    <message>
        <source>The hunters meet a New Vampire: play Seduction?</source>
        <translation>Die Jäger treffen auf einen Neuen Vampir: „Verführung“ ausspielen?</translation>
    </message>
    <message>
        <source>The hunters meet {encounter}: play a card?</source>
        <translation>Die Jäger treffen auf {encounter}: eine Karte ausspielen?</translation>
    </message>
    <message>
        <source>Vampiric Influence: which hunter obeys?</source>
        <translation>„Vampirischer Einfluss“: Welcher Jäger gehorcht?</translation>
    </message>
    <message>
        <source>What changes hands between {hunter} and {partner}?</source>
        <translation>Was wechselt zwischen {hunter} und {partner} den Besitzer?</translation>
    </message>
    <message>
        <source>What does Dracula&apos;s Servant do?</source>
        <translation>Was tut Draculas Diener?</translation>
    </message>
    <message>
        <source>What does the Thief take from {hunter}?</source>
        <translation>Was nimmt der Dieb {hunter} weg?</translation>
    </message>
    <message>
        <source>What does {hunter} do?</source>
        <translation>Was tut {hunter}?</translation>
    </message>
    <message>
        <source>Where do the Bats lead {hunter}?</source>
        <translation>Wohin führen die Fledermäuse {hunter}?</translation>
    </message>
    <message>
        <source>Where does Dracula fly as a bat?</source>
        <translation>Wohin fliegt Dracula als Fledermaus?</translation>
    </message>
    <message>
        <source>Where does Dracula&apos;s Servant ride?</source>
        <translation>Wohin fährt Draculas Diener mit der Bahn?</translation>
    </message>
    <message>
        <source>Where does the card go that leaves the trail?</source>
        <translation>Eine Karte verlässt die Spur: Wohin kommt sie?</translation>
    </message>
    <message>
        <source>Where does the train take {hunter}?</source>
        <translation>Wohin bringt die Bahn {hunter}?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n encounter(s) return to the pool?</source>
        <translation>
            <numerusform>Welche Begegnung kommt in den Vorrat zurück?</numerusform>
            <numerusform>Welche %n Begegnungen kommen in den Vorrat zurück?</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card does Dracula place on his trail?</source>
        <translation>Welche Karte legt Dracula auf seine Spur?</translation>
    </message>
    <message>
        <source>Which encounter does Dracula place?</source>
        <translation>Welche Begegnung legt Dracula?</translation>
    </message>
    <message>
        <source>Which encounter is met first?</source>
        <translation>Auf welche Begegnung treffen die Jäger zuerst?</translation>
    </message>
    <message>
        <source>Which encounter returns to the pool?</source>
        <translation>Welche Begegnung kommt in den Vorrat zurück?</translation>
    </message>
    <message>
        <source>Which event card does {hunter} keep faceup?</source>
        <translation>Welche Ereigniskarte lässt {hunter} offen liegen?</translation>
    </message>
    <message>
        <source>Which hunter does Dracula&apos;s Servant attack?</source>
        <translation>Welchen Jäger greift Draculas Diener an?</translation>
    </message>
    <message>
        <source>Which hunter does Quincey P. Morris attack?</source>
        <translation>Welchen Jäger greift Quincey P. Morris an?</translation>
    </message>
    <message>
        <source>Which hunter falls into the Ambush?</source>
        <translation>Welcher Jäger gerät in den Hinterhalt?</translation>
    </message>
    <message>
        <source>Which item does {hunter} keep faceup?</source>
        <translation>Welchen Gegenstand lässt {hunter} offen liegen?</translation>
    </message>
    <message>
        <source>Which place does Dracula declare for his next move?</source>
        <translation>Welchen Ort sagt Dracula für seine nächste Bewegung an?</translation>
    </message>
    <message>
        <source>Which place does {hunter} declare for the next move?</source>
        <translation>Welchen Ort sagt {hunter} für die nächste Bewegung an?</translation>
    </message>
    <message>
        <source>Who does {hunter} trade with?</source>
        <translation>Mit wem tauscht {hunter}?</translation>
    </message>
    <message>
        <source>Who plays the combat of the agent?</source>
        <translation>Wer führt den Kampf des Lakaien?</translation>
    </message>
    <message>
        <source>Who profits from the action?</source>
        <translation>Wer profitiert von der Aktion?</translation>
    </message>
    <message>
        <source>Wild Horses: to which city do the hunters go?</source>
        <translation>„Wilde Pferde“: In welche Stadt kommen die Jäger?</translation>
    </message>
    <message>
        <source>You win the round: choose the card that takes effect.</source>
        <translation>Du gewinnst die Runde: Wähle die Karte, die wirkt.</translation>
    </message>
    <message>
        <source>Your Servant is at sea: play Control Storms?</source>
        <translation>Dein Diener ist auf See: „Herr der Stürme“ ausspielen?</translation>
    </message>
    <message>
        <source>Your Servant wants to play {event}: do you agree?</source>
        <translation>Dein Diener möchte {event} ausspielen: Stimmst du zu?</translation>
    </message>
    <message>
        <source>{actor} has too many cards: which one is discarded?</source>
        <translation>{actor} hat zu viele Karten: Welche wird abgeworfen?</translation>
    </message>
    <message>
        <source>{actor} has too many events: which one is discarded?</source>
        <translation>{actor} hat zu viele Ereignisse: Welches wird abgeworfen?</translation>
    </message>
    <message>
        <source>{actor} has too many items: which one is discarded?</source>
        <translation>{actor} hat zu viele Gegenstände: Welcher wird abgeworfen?</translation>
    </message>
    <message>
        <source>{actor}: play a card before the combat?</source>
        <translation>{actor}: vor dem Kampf eine Karte ausspielen?</translation>
    </message>
    <message>
        <source>{card}: show an item for protection?</source>
        <translation>{card}: zum Schutz einen Gegenstand zeigen?</translation>
    </message>
    <message>
        <source>{encounter} leaves the trail: does it mature?</source>
        <translation>Die Begegnung „{encounter}“ verlässt die Spur: Reift sie?</translation>
    </message>
    <message>
        <source>{encounter}: which card does {hunter} discard?</source>
        <translation>„{encounter}“: Welche Karte wirft {hunter} ab?</translation>
    </message>
    <message>
        <source>{hunter} has landed or crossed the border: play Customs Search?</source>
        <translation>{hunter} hat angelegt oder die Grenze überschritten: „Zollkontrolle“ ausspielen?</translation>
    </message>
    <message>
        <source>{hunter} is about to be bitten: play Great Strength?</source>
        <translation>{hunter} wird gleich gebissen: „Große Stärke“ ausspielen?</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} is about to lose %n health: play Great Strength?</source>
        <translation>
            <numerusform>{hunter} verliert gleich einen Gesundheitspunkt: „Große Stärke“ ausspielen?</numerusform>
            <numerusform>{hunter} verliert gleich %n Gesundheitspunkte: „Große Stärke“ ausspielen?</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} is at sea: play Control Storms?</source>
        <translation>{hunter} ist auf See: „Herr der Stürme“ ausspielen?</translation>
    </message>
    <message>
        <source>{hunter} missed the train: go by road?</source>
        <translation>{hunter} hat die Bahn verpasst: auf der Straße gehen?</translation>
    </message>
    <message>
        <source>{hunter} plays Advance Planning: who adds 1?</source>
        <translation>{hunter} spielt „Vorausplanung“: Wer erhält +1?</translation>
    </message>
    <message>
        <source>{hunter} plays Blood Transfusion: who is cured?</source>
        <translation>{hunter} spielt „Bluttransfusion“: Wer wird geheilt?</translation>
    </message>
    <message>
        <source>{hunter} plays Good Luck: what is removed?</source>
        <translation>{hunter} spielt „Glück gehabt“: Was wird entfernt?</translation>
    </message>
    <message>
        <source>{hunter} plays Hired Scouts: which city do they search first?</source>
        <translation>{hunter} spielt „Angeheuerte Späher“: Welche Stadt durchsuchen sie zuerst?</translation>
    </message>
    <message>
        <source>{hunter} plays Hired Scouts: which city do they search second?</source>
        <translation>{hunter} spielt „Angeheuerte Späher“: Welche Stadt durchsuchen sie als zweite?</translation>
    </message>
    <message>
        <source>{hunter} plays Stormy Seas: where does the storm rage?</source>
        <translation>{hunter} spielt „Stürmische See“: Wo tobt der Sturm?</translation>
    </message>
    <message>
        <source>{hunter} plays Surprising Return: which event card returns?</source>
        <translation>{hunter} spielt „Überraschende Rückkehr“: Welche Ereigniskarte kehrt zurück?</translation>
    </message>
    <message>
        <source>{hunter} takes the train: play False Tip-off?</source>
        <translation>{hunter} fährt mit der Bahn: „Falscher Hinweis“ ausspielen?</translation>
    </message>
    <message>
        <source>{hunter} uses Holy Water: who is treated?</source>
        <translation>{hunter} benutzt Weihwasser: Wer wird behandelt?</translation>
    </message>
    <message>
        <source>{hunter} uses Local Rumors: which encounter is turned up?</source>
        <translation>{hunter} nutzt „Örtliche Gerüchte“: Welche Begegnung wird aufgedeckt?</translation>
    </message>
    <message>
        <source>{hunter} wants to take the train: play a card?</source>
        <translation>{hunter} möchte mit der Bahn fahren: eine Karte ausspielen?</translation>
    </message>
    <message>
        <source>{hunter}: choose a combat card.</source>
        <translation>{hunter}: Wähle eine Kampfkarte.</translation>
    </message>
    <message>
        <source>{hunter}: choose an event card to discard.</source>
        <translation>{hunter}: Wähle eine Ereigniskarte zum Abwerfen.</translation>
    </message>
    <message>
        <source>{hunter}: fight Dracula&apos;s Servant?</source>
        <translation>{hunter}: gegen Draculas Diener kämpfen?</translation>
    </message>
    <message>
        <source>{hunter}: play a card at the end of the turn?</source>
        <translation>{hunter}: am Ende des Zuges eine Karte ausspielen?</translation>
    </message>
    <message>
        <source>{hunter}: play a card before the search?</source>
        <translation>{hunter}: vor der Suche eine Karte ausspielen?</translation>
    </message>
    <message>
        <source>{hunter}: which Heavenly Host marker is moved here?</source>
        <translation>{hunter}: Welcher Hostienmarker kommt hierher?</translation>
    </message>
    <message>
        <source>{hunter}: which city becomes Consecrated Ground?</source>
        <translation>{hunter}: Welche Stadt wird zu Geweihtem Boden?</translation>
    </message>
</context>
<context>
    <name>fury2.reasons</name>
    <message>
        <source>fewer encounters on the trail</source>
        <translation>weniger Begegnungen auf der Spur</translation>
    </message>
    <message>
        <source>fewer holy places</source>
        <translation>weniger heilige Orte</translation>
    </message>
    <message>
        <source>fewer hunters in fog or led by bats</source>
        <translation>weniger Jäger im Nebel oder in der Gewalt von Fledermäusen</translation>
    </message>
    <message>
        <source>fewer lives of Dracula&apos;s Servant</source>
        <translation>weniger Leben von Draculas Diener</translation>
    </message>
    <message>
        <source>fewer vampires on the track</source>
        <translation>weniger Vampire auf der Vampirleiste</translation>
    </message>
    <message>
        <source>fewer vampires that may mature</source>
        <translation>weniger Vampire, die reifen können</translation>
    </message>
    <message>
        <source>less blood for Dracula</source>
        <translation>weniger Blut für Dracula</translation>
    </message>
    <message>
        <source>less health for the hunters</source>
        <translation>weniger Gesundheit für die Jäger</translation>
    </message>
    <message>
        <source>less help from an ally for Dracula</source>
        <translation>weniger Hilfe durch Draculas Verbündeten</translation>
    </message>
    <message>
        <source>less resolve</source>
        <translation>weniger Entschlossenheit</translation>
    </message>
    <message>
        <source>more blood for Dracula</source>
        <translation>mehr Blut für Dracula</translation>
    </message>
    <message>
        <source>more encounters on the trail</source>
        <translation>mehr Begegnungen auf der Spur</translation>
    </message>
    <message>
        <source>more health for the hunters</source>
        <translation>mehr Gesundheit für die Jäger</translation>
    </message>
    <message>
        <source>more help from an ally for Dracula</source>
        <translation>mehr Hilfe durch Draculas Verbündeten</translation>
    </message>
    <message>
        <source>more holy places</source>
        <translation>mehr heilige Orte</translation>
    </message>
    <message>
        <source>more hunters in fog or led by bats</source>
        <translation>mehr Jäger im Nebel oder in der Gewalt von Fledermäusen</translation>
    </message>
    <message>
        <source>more lives of Dracula&apos;s Servant</source>
        <translation>mehr Leben von Draculas Diener</translation>
    </message>
    <message>
        <source>more resolve</source>
        <translation>mehr Entschlossenheit</translation>
    </message>
    <message>
        <source>more vampires on the track</source>
        <translation>mehr Vampire auf der Vampirleiste</translation>
    </message>
    <message>
        <source>more vampires that may mature</source>
        <translation>mehr Vampire, die reifen können</translation>
    </message>
</context>
<context>
    <name>fury2.servant</name>
    <message>
        <source>A Dracula event goes to Dracula, another one to the hunter with the fewest events.</source>
        <translation>Ein Dracula-Ereignis geht an Dracula, ein anderes an den Jäger mit den wenigsten Ereignissen.</translation>
    </message>
    <message>
        <source>At sea the Servant&apos;s turn ends with his move.</source>
        <translation>Auf See endet der Zug des Dieners mit seiner Bewegung.</translation>
    </message>
    <message>
        <source>If the Servant stays, he can rest and regain a life (now {lives} of {all}).</source>
        <translation>Bleibt der Diener, kann er sich ausruhen und ein Leben zurückbekommen (jetzt {lives} von {all}).</translation>
    </message>
    <message>
        <source>The Servant has {lives} of {all} lives.</source>
        <translation>Der Diener hat {lives} von {all} Leben.</translation>
    </message>
    <message>
        <source>The Servant has {weapons} of {most} weapons so far; each can be used in a combat.</source>
        <translation>Der Diener hat bisher {weapons} von {most} Waffen; jede nützt ihm im Kampf.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest large city, where the Servant can find a weapon, is %n moves away.</source>
        <translation>
            <numerusform>Die nächste Großstadt, in der der Diener eine Waffe finden kann, ist %n Bewegung entfernt.</numerusform>
            <numerusform>Die nächste Großstadt, in der der Diener eine Waffe finden kann, ist %n Bewegungen entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>There the Servant can attack {hunters}, with {weapons} of {most} weapons and {lives} of {all} lives.</source>
        <translation>Dort kann der Diener angreifen: {hunters}. Er hat {weapons} von {most} Waffen und {lives} von {all} Leben.</translation>
    </message>
    <message>
        <source>There the Servant would have to attack {hunters}, with {weapons} of {most} weapons and {lives} of {all} lives.</source>
        <translation>Dort müsste der Diener angreifen: {hunters}. Er hat aber nur {weapons} von {most} Waffen und {lives} von {all} Leben.</translation>
    </message>
    <message>
        <source>after choice {rival} the Servant can rest</source>
        <translation>sich der Diener nach Vorschlag {rival} ausruhen kann</translation>
    </message>
    <message>
        <source>choice {rival} brings the Servant nearer to a hunter</source>
        <translation>Vorschlag {rival} den Diener näher an einen Jäger bringt</translation>
    </message>
    <message>
        <source>choice {rival} is nearer to a large city, where the Servant can find a weapon</source>
        <translation>Vorschlag {rival} näher an einer Großstadt liegt, in der der Diener eine Waffe finden kann</translation>
    </message>
    <message>
        <source>choice {rival} leads to a large city, where the Servant can find a weapon</source>
        <translation>Vorschlag {rival} in eine Großstadt führt, in der der Diener eine Waffe finden kann</translation>
    </message>
    <message>
        <source>{place} is a large city, where the Servant can find a weapon (so far {weapons} of {most}).</source>
        <translation>{place} ist eine Großstadt; dort kann der Diener eine Waffe finden (bisher {weapons} von {most}).</translation>
    </message>
</context>
<context>
    <name>fury2.sheets</name>
    <message>
        <source>After he has beaten an encounter he may still take an action.</source>
        <translation>Nachdem er eine Begegnung besiegt hat, darf er noch eine Aktion ausführen.</translation>
    </message>
    <message>
        <source>By night all of his tactics cards are ready, by day only three.</source>
        <translation>Bei Nacht hat er alle seine Taktikkarten, bei Tag nur drei.</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Arzt</translation>
    </message>
    <message>
        <source>Dracula&apos;s mark</source>
        <translation>Draculas Mal</translation>
    </message>
    <message>
        <source>Great Wealth</source>
        <translation>Großer Reichtum</translation>
    </message>
    <message>
        <source>He may hold one more card, an item or an event.</source>
        <translation>Er darf eine Karte mehr besitzen, einen Gegenstand oder ein Ereignis.</translation>
    </message>
    <message>
        <source>He may roll the train die a second time.</source>
        <translation>Er darf den Bahnwürfel ein zweites Mal werfen.</translation>
    </message>
    <message>
        <source>Hunters who rest where he is draw one event card instead of two.</source>
        <translation>Jäger, die sich an seinem Ort ausruhen, ziehen nur eine Ereigniskarte statt zwei.</translation>
    </message>
    <message>
        <source>In Castle Dracula he regains blood and adds 1 in combat.</source>
        <translation>Auf Burg Dracula gewinnt er Blut zurück und erhält im Kampf +1.</translation>
    </message>
    <message>
        <source>In combat with an agent he adds 1.</source>
        <translation>Im Kampf gegen einen Lakaien erhält er +1.</translation>
    </message>
    <message>
        <source>In his second turn after a defeat he returns to a small city.</source>
        <translation>In seinem zweiten Zug nach einer Niederlage kehrt er in eine Kleinstadt zurück.</translation>
    </message>
    <message>
        <source>Lord of the Night</source>
        <translation>Herr der Nacht</translation>
    </message>
    <message>
        <source>Once each night he may run up to two roads.</source>
        <translation>Einmal in jeder Nacht darf er bis zu zwei Straßen weit laufen.</translation>
    </message>
    <message>
        <source>One point of resolve buys one of three effects now.</source>
        <translation>Ein Punkt Entschlossenheit bezahlt jetzt einen von drei Effekten.</translation>
    </message>
    <message>
        <source>Only a third bite defeats him.</source>
        <translation>Erst ein dritter Biss besiegt ihn.</translation>
    </message>
    <message>
        <source>Relentless</source>
        <translation>Unerbittlich</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Entschlossenheit</translation>
    </message>
    <message>
        <source>She is always bitten, and one more bite defeats her.</source>
        <translation>Sie hat immer einen Biss, und ein weiterer besiegt sie.</translation>
    </message>
    <message>
        <source>Strong Body</source>
        <translation>Kräftige Statur</translation>
    </message>
    <message>
        <source>Strong Will</source>
        <translation>Starker Wille</translation>
    </message>
    <message>
        <source>The Castle</source>
        <translation>Die Burg</translation>
    </message>
    <message>
        <source>Three Lives</source>
        <translation>Drei Leben</translation>
    </message>
    <message>
        <source>Well prepared</source>
        <translation>Gut vorbereitet</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Wolf</translation>
    </message>
</context>
<context>
    <name>fury2.stakes</name>
    <message>
        <source>A bitten hunter keeps one item and one event faceup, where Dracula sees them.</source>
        <translation>Gebissene Jäger lassen einen Gegenstand und ein Ereignis offen liegen, wo Dracula sie sieht.</translation>
    </message>
    <message>
        <source>A card in the catacombs holds two encounters at most; a hunter who finds it meets both.</source>
        <translation>Auf einer Karte in den Katakomben liegen höchstens zwei Begegnungen; ein Jäger, der sie findet, trifft auf beide.</translation>
    </message>
    <message>
        <source>A card that answers is used up. Without one the encounter affects every hunter of the group.</source>
        <translation>Eine als Antwort ausgespielte Karte ist verbraucht. Ohne sie trifft die Begegnung jeden Jäger der Gruppe.</translation>
    </message>
    <message>
        <source>A card that is played is used up, unless it is an ally. If you pass, you keep your cards.</source>
        <translation>Eine ausgespielte Karte ist verbraucht, ein Verbündeter aber nicht. Wenn du passt, behältst du deine Karten.</translation>
    </message>
    <message>
        <source>A card that is played is used up. If you pass, the hunters keep their cards.</source>
        <translation>Eine ausgespielte Karte ist verbraucht. Wenn du passt, behalten die Jäger ihre Karten.</translation>
    </message>
    <message>
        <source>A cleared card returns to your hand, so you can go there again; its encounters go to the pool.</source>
        <translation>Eine geräumte Karte kommt auf deine Hand zurück, du kannst also wieder dorthin; ihre Begegnungen kommen in den Vorrat.</translation>
    </message>
    <message>
        <source>A combat with the Servant ends the turn. If the hunters let him be, they may act.</source>
        <translation>Ein Kampf gegen den Diener beendet den Zug. Lassen die Jäger ihn in Ruhe, dürfen sie handeln.</translation>
    </message>
    <message>
        <source>A declared move is binding, unless it has become impossible by then.</source>
        <translation>Eine angesagte Bewegung ist bindend, außer wenn sie bis dahin unmöglich geworden ist.</translation>
    </message>
    <message>
        <source>A group has one action, and only this hunter gains by it.</source>
        <translation>Eine Gruppe hat eine Aktion, und nur dieser Jäger hat etwas davon.</translation>
    </message>
    <message>
        <source>A hunter who catches the train has to ride. Places on the way are not searched.</source>
        <translation>Ein Jäger, der die Bahn erreicht, muss fahren. Orte unterwegs werden nicht durchsucht.</translation>
    </message>
    <message>
        <source>A hunter who comes along has no other move this round. The group has one action and fights together.</source>
        <translation>Ein Jäger, der mitkommt, hat in dieser Runde keine andere Bewegung. Die Gruppe hat eine Aktion und kämpft gemeinsam.</translation>
    </message>
    <message>
        <source>After one road he may still search; after a ride or as a wolf he can only attack.</source>
        <translation>Nach einer Straße darf er noch suchen; nach einer Bahnfahrt oder als Wolf kann er nur angreifen.</translation>
    </message>
    <message>
        <source>After the move the place is searched. An encounter there, or Dracula, usually ends the turn.</source>
        <translation>Nach der Bewegung wird der Ort durchsucht. Eine Begegnung dort oder Dracula beendet meist den Zug.</translation>
    </message>
    <message>
        <source>Afterwards Dracula chooses where the Bats lead. Each card and each point of resolve is used up.</source>
        <translation>Danach wählt Dracula, wohin die Fledermäuse führen. Jede Karte und jeder Punkt Entschlossenheit ist dann verbraucht.</translation>
    </message>
    <message>
        <source>An item that is shown stays with its hunter. If none is shown, the effect happens.</source>
        <translation>Ein gezeigter Gegenstand bleibt beim Jäger. Wird keiner gezeigt, tritt der Effekt ein.</translation>
    </message>
    <message>
        <source>Chartered Carriage saves the roll and is used up. Without it the train die decides; an X ends the turn.</source>
        <translation>„Gemieteter Waggon“ erspart den Wurf und ist dann verbraucht. Ohne diese Karte entscheidet der Bahnwürfel; ein X beendet den Zug.</translation>
    </message>
    <message>
        <source>Dracula chooses his city after the hunters, and knows theirs.</source>
        <translation>Dracula wählt seine Stadt nach den Jägern und weiß, wo sie beginnen.</translation>
    </message>
    <message>
        <source>Dracula sees only that they trade. Afterwards the limits of both hands apply.</source>
        <translation>Dracula sieht nur, dass sie tauschen. Danach gelten für beide die Handlimits.</translation>
    </message>
    <message>
        <source>Each player may play one card before the combat; it is used up.</source>
        <translation>Vor dem Kampf darf jeder Spieler eine Karte ausspielen; sie ist dann verbraucht.</translation>
    </message>
    <message>
        <source>Each side has one ally: the other card is discarded.</source>
        <translation>Jede Seite hat nur einen Verbündeten: Die andere Karte wird abgeworfen.</translation>
    </message>
    <message>
        <source>Excellent Weather allows up to four steps by sea, and at least two.</source>
        <translation>„Prächtiges Wetter“ erlaubt bis zu vier Schritte zur See, mindestens aber zwei.</translation>
    </message>
    <message>
        <source>He has caught the train and has to ride; afterwards he can only attack.</source>
        <translation>Er hat die Bahn erreicht und muss fahren; danach kann er nur angreifen.</translation>
    </message>
    <message>
        <source>If it matures, its other effect happens once. Either way it returns to the pool.</source>
        <translation>Reift sie, tritt einmal ihr anderer Effekt ein. In jedem Fall kommt sie in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>If you refuse, the Servant keeps the card, and the hunters do not notice.</source>
        <translation>Wenn du ablehnst, behält der Diener die Karte, und die Jäger merken nichts.</translation>
    </message>
    <message>
        <source>In a large city supplies give an event, an item or both; an event with a bat goes to Dracula.</source>
        <translation>In einer Großstadt gibt es beim Ausrüsten ein Ereignis, einen Gegenstand oder beides; ein Ereignis mit Fledermaus geht an Dracula.</translation>
    </message>
    <message>
        <source>In the catacombs the card stays hidden with its encounter. In your hand you can use it again, and the encounter matures or goes to the pool.</source>
        <translation>In den Katakomben bleibt die Karte mit ihrer Begegnung verborgen. Auf der Hand ist sie wieder nutzbar, und die Begegnung reift oder kommt in den Vorrat.</translation>
    </message>
    <message>
        <source>It is facedown in the new city. The hunters see that you have moved, but not where.</source>
        <translation>Sie liegt verdeckt in der neuen Stadt. Die Jäger sehen, dass du gezogen bist, aber nicht, wohin.</translation>
    </message>
    <message>
        <source>It is facedown on your newest card. Hunters who come there meet it; if none comes, it may mature.</source>
        <translation>Sie liegt verdeckt auf deiner neuesten Karte. Jäger, die dorthin kommen, treffen auf sie; kommt niemand, kann sie reifen.</translation>
    </message>
    <message>
        <source>Of the group only this hunter suffers, and only if the round is lost by the hunters.</source>
        <translation>Von der Gruppe trifft es nur diesen Jäger, und nur, wenn die Jäger die Runde verlieren.</translation>
    </message>
    <message>
        <source>Only this hunter has to fight; the combat ends the Servant&apos;s turn.</source>
        <translation>Nur dieser Jäger muss kämpfen; der Kampf beendet den Zug des Dieners.</translation>
    </message>
    <message>
        <source>The Servant can choose the agent&apos;s combat cards in your place; nothing else changes.</source>
        <translation>Der Diener kann die Kampfkarten des Lakaien an deiner Stelle wählen; sonst ändert sich nichts.</translation>
    </message>
    <message>
        <source>The Servant comes back with three lives, and everyone sees where.</source>
        <translation>Der Diener kommt mit drei Leben zurück, für alle sichtbar.</translation>
    </message>
    <message>
        <source>The Servant holds one event at most, and plays it only with your consent.</source>
        <translation>Der Diener hält höchstens ein Ereignis und spielt es nur mit deiner Zustimmung aus.</translation>
    </message>
    <message>
        <source>The action ends his turn. A rest gives back a life; a search draws an event card for either side.</source>
        <translation>Die Aktion beendet seinen Zug. Ausruhen bringt ein Leben zurück; beim Suchen wird eine Ereigniskarte für die eine oder die andere Seite gezogen.</translation>
    </message>
    <message>
        <source>The action ends the turn. A rest gives 2 health, but draws event cards, and Dracula gets his; supplies give cards.</source>
        <translation>Die Aktion beendet den Zug. Ausruhen bringt 2 Gesundheitspunkte, doch dabei werden Ereigniskarten gezogen, und die mit der Fledermaus erhält Dracula; Ausrüsten bringt Karten.</translation>
    </message>
    <message>
        <source>The canceled card has no effect; both cards are used up.</source>
        <translation>Die aufgehobene Karte hat keinen Effekt; beide Karten sind verbraucht.</translation>
    </message>
    <message>
        <source>The card is used up, and Dracula must agree. If the Servant passes, he keeps it.</source>
        <translation>Die Karte ist dann verbraucht, und Dracula muss zustimmen. Wenn der Diener passt, behält er sie.</translation>
    </message>
    <message>
        <source>The discarded card destroys the vampire. If it escapes, it stays in play faceup and can still mature.</source>
        <translation>Die abgeworfene Karte vernichtet den Vampir. Entkommt er, bleibt er offen im Spiel und kann noch reifen.</translation>
    </message>
    <message>
        <source>The flight ends the combat. The new card breaks the chain of your trail, so no hunter can follow it.</source>
        <translation>Der Flug beendet den Kampf. Die neue Karte unterbricht die Kette deiner Spur, sodass kein Jäger ihr folgen kann.</translation>
    </message>
    <message>
        <source>The higher roll wins the round; both cards together decide what happens. The same card cannot be used twice in a row.</source>
        <translation>Der höhere Wurf gewinnt die Runde; beide Karten zusammen bestimmen, was geschieht. Dieselbe Karte geht nicht zweimal nacheinander.</translation>
    </message>
    <message>
        <source>The hunters choose their cities after the Servant, who is always in sight.</source>
        <translation>Die Jäger wählen ihre Städte nach dem Diener, der immer sichtbar ist.</translation>
    </message>
    <message>
        <source>The hunters do not learn your city; it gets no encounter. You know where they begin.</source>
        <translation>Die Jäger erfahren deine Stadt nicht; sie erhält keine Begegnung. Du weißt, wo sie beginnen.</translation>
    </message>
    <message>
        <source>The hunters fight as a group: only one card counts against the enemy&apos;s.</source>
        <translation>Die Jäger kämpfen als Gruppe: Nur eine Karte zählt gegen die des Gegners.</translation>
    </message>
    <message>
        <source>The hunters meet all encounters there, one after another, until one of them ends the turn.</source>
        <translation>Die Jäger treffen dort nacheinander auf alle Begegnungen, bis eine davon den Zug beendet.</translation>
    </message>
    <message>
        <source>The hunters see only the back of the card: land or sea. In a hunter&apos;s city you are revealed and fight; to put to sea costs 1 blood.</source>
        <translation>Die Jäger sehen nur die Rückseite der Karte: Land oder Meer. In der Stadt eines Jägers wirst du aufgedeckt und kämpfst; in See zu stechen kostet 1 Blutstropfen.</translation>
    </message>
    <message>
        <source>The hunters see that he looks, but not what he sees.</source>
        <translation>Die Jäger sehen, dass er nachsieht, aber nicht, was er sieht.</translation>
    </message>
    <message>
        <source>The limits of hands: three items and three events, for Dr. Seward one card more; for Dracula four events. A card may be played first if its text allows it now.</source>
        <translation>Die Handlimits: drei Gegenstände und drei Ereignisse, für Dr. Seward eine Karte mehr; für Dracula vier Ereignisse. Vorher darf eine Karte ausgespielt werden, wenn ihr Text es jetzt erlaubt.</translation>
    </message>
    <message>
        <source>The result of this combat round takes an event card; it is discarded.</source>
        <translation>Das Ergebnis dieser Kampfrunde kostet eine Ereigniskarte; sie wird abgeworfen.</translation>
    </message>
    <message>
        <source>The trade is the action of this hunter only; the partner&apos;s is not used.</source>
        <translation>Der Tausch ist nur die Aktion dieses Jägers; die des Partners bleibt erhalten.</translation>
    </message>
    <message>
        <source>The train die shows 0. One road is still allowed.</source>
        <translation>Der Bahnwürfel zeigt 0. Eine Straße ist noch erlaubt.</translation>
    </message>
    <message>
        <source>The train die shows {face}. The second roll counts, even if it is worse.</source>
        <translation>Der Bahnwürfel zeigt {face}. Der zweite Wurf gilt, auch wenn er schlechter ist.</translation>
    </message>
    <message>
        <source>You hold five encounters at most, with Dracula&apos;s Brides seven.</source>
        <translation>Du hältst höchstens fünf Begegnungen, mit „Draculas Bräuten“ sieben.</translation>
    </message>
    <message>
        <source>Your blood falls by 1; the Servant has one life more, three at most.</source>
        <translation>Du verlierst 1 Blutstropfen; der Diener hat ein Leben mehr, höchstens drei.</translation>
    </message>
    <message>
        <source>Your blood falls by 2; otherwise the Servant misses his turns until he returns by himself.</source>
        <translation>Du verlierst 2 Blutstropfen; sonst setzt der Diener aus, bis er von selbst zurückkehrt.</translation>
    </message>
</context>
<context>
    <name>fury2.subjects</name>
    <message>
        <source>Dracula&apos;s Servant</source>
        <translation>Draculas Diener</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>die Karte „{card}“</translation>
    </message>
    <message>
        <source>{tile}</source>
        <translation>das Kärtchen „{tile}“</translation>
    </message>
</context>
<context>
    <name>fury2.summary</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>A roadblock closes {line}.</source>
        <translation>Eine Straßensperre versperrt die Verbindung {line}.</translation>
    </message>
    <message>
        <source>A storm rages {place:in}.</source>
        <translation>{place:in} tobt ein Sturm.</translation>
    </message>
    <message>
        <source>Ally in play: {event}.</source>
        <translation>Verbündet und im Spiel: „{event}“.</translation>
    </message>
    <message>
        <source>Before {hunter}: {cards}.</source>
        <translation>Vor {hunter}: {cards}.</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Bisse</translation>
    </message>
    <message>
        <source>Combats</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Defeats</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>Dracula has {blood} of {most} blood.</source>
        <translation>Dracula hat {blood} von {most} Blutstropfen.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula is expected to lead by %n point(s).</source>
        <translation>
            <numerusform>Dracula liegt voraussichtlich einen Punkt vorn.</numerusform>
            <numerusform>Dracula liegt voraussichtlich %n Punkte vorn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula&apos;s blood</source>
        <translation>Draculas Blut</translation>
    </message>
    <message>
        <source>Dracula&apos;s figure is on the board.</source>
        <translation>Draculas Miniatur steht auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Health lost by the hunters</source>
        <translation>Verlorene Gesundheit der Jäger</translation>
    </message>
    <message>
        <source>Heavenly Hosts: {places}.</source>
        <translation>Gesegnete Hostien: {places}.</translation>
    </message>
    <message>
        <source>Locations revealed</source>
        <translation>Aufgedeckte Orte</translation>
    </message>
    <message>
        <source>Matured encounters</source>
        <translation>Gereifte Begegnungen</translation>
    </message>
    <message>
        <source>Round {round} of a combat with Dracula.</source>
        <translation>Kampf gegen Dracula, Runde {round}.</translation>
    </message>
    <message>
        <source>Round {round} of a combat with a New Vampire.</source>
        <translation>Kampf gegen einen Neuen Vampir, Runde {round}.</translation>
    </message>
    <message>
        <source>Round {round} of a combat with an agent.</source>
        <translation>Kampf gegen einen Lakaien, Runde {round}.</translation>
    </message>
    <message>
        <source>Round {round} of a combat with the Servant.</source>
        <translation>Kampf gegen den Diener, Runde {round}.</translation>
    </message>
    <message>
        <source>The Servant has been a wolf in this night.</source>
        <translation>Der Diener war in dieser Nacht schon ein Wolf.</translation>
    </message>
    <message>
        <source>The Servant holds an event card.</source>
        <translation>Der Diener hat eine Ereigniskarte.</translation>
    </message>
    <message>
        <source>The Servant is defeated; his figure is on skull {skull} of his resurrection.</source>
        <translation>Der Diener ist besiegt; seine Miniatur steht auf Totenkopf {skull} seiner Auferstehung.</translation>
    </message>
    <message>
        <source>The Servant is {place:in} and has {lives} of {most} lives.</source>
        <translation>Der Diener ist {place:in} und hat {lives} von {most} Leben.</translation>
    </message>
    <message>
        <source>The Servant&apos;s weapons: {cards}.</source>
        <translation>Waffen des Dieners: {cards}.</translation>
    </message>
    <message>
        <source>The game is expected to stay even.</source>
        <translation>Die Partie bleibt voraussichtlich ausgeglichen.</translation>
    </message>
    <message>
        <source>The hunt lasted</source>
        <translation>Die Jagd dauerte</translation>
    </message>
    <message numerus="yes">
        <source>The hunters are expected to lead by %n point(s).</source>
        <translation>
            <numerusform>Die Jäger liegen voraussichtlich einen Punkt vorn.</numerusform>
            <numerusform>Die Jäger liegen voraussichtlich %n Punkte vorn.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next move of {hunter} will lead {place:to}.</source>
        <translation>Die nächste Bewegung führt {hunter} {place:to}.</translation>
    </message>
    <message>
        <source>There are no markers on the map.</source>
        <translation>Auf der Karte liegen keine Marker.</translation>
    </message>
    <message>
        <source>There is consecrated ground {place:in}.</source>
        <translation>{place:in} liegt Geweihter Boden.</translation>
    </message>
    <message>
        <source>Vampire track</source>
        <translation>Vampirleiste</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{card}. {what}</source>
        <translation>{card}. {what}</translation>
    </message>
    <message>
        <source>{dracula} with Dracula, {others} with others</source>
        <translation>{dracula} gegen Dracula, {others} gegen andere</translation>
    </message>
    <message>
        <source>{hunter} has a bite.</source>
        <translation>{hunter} hat einen Biss.</translation>
    </message>
    <message>
        <source>{hunter} has not been placed yet.</source>
        <translation>{hunter} ist noch nicht auf der Karte.</translation>
    </message>
    <message>
        <source>{hunter} holds: {cards}.</source>
        <translation>{hunter} besitzt: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and has {health} of {most} health.</source>
        <translation>{hunter} ist {place:in} und hat {health} von {most} Gesundheitspunkten.</translation>
    </message>
    <message>
        <source>{hunter} met with the group: {cards}.</source>
        <translation>{hunter} traf mit der Gruppe auf: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} {number}</source>
        <translation>{hunter} {number}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} von {most}</translation>
    </message>
    <message>
        <source>{time}; vampire track {vampires} of {most}, resolve {resolve}.</source>
        <translation>{time}; Vampirleiste {vampires} von {most}, Entschlossenheit {resolve}.</translation>
    </message>
    <message>
        <source>{total}: {parts}</source>
        <translation>{total}: {parts}</translation>
    </message>
    <message>
        <source>{where}.</source>
        <translation>{where}.</translation>
    </message>
    <message>
        <source>{where}: a house of the Servant, in one of these cities: {places}.</source>
        <translation>{where}: ein Haus des Dieners, in einer dieser Städte: {places}.</translation>
    </message>
    <message>
        <source>{where}: another house of the Servant, in one of these cities.</source>
        <translation>{where}: noch ein Haus des Dieners, in einer dieser Städte.</translation>
    </message>
    <message>
        <source>{where}: with {cards}.</source>
        <translation>{where}: darauf {cards}.</translation>
    </message>
    <message>
        <source>{where}: {power} is on it.</source>
        <translation>{where}: darauf „{power}“.</translation>
    </message>
</context>
<context>
    <name>fury2.tactics</name>
    <message>
        <source>Claws</source>
        <translation>Klauen</translation>
    </message>
    <message>
        <source>Combat card of an agent whose tile shows it.</source>
        <translation>Kampfkarte eines Lakaien, dessen Kärtchen sie zeigt.</translation>
    </message>
    <message>
        <source>Combat card of every agent.</source>
        <translation>Kampfkarte jedes Lakaien.</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by day and by night.</source>
        <translation>Draculas Kampfkarte bei Tag und bei Nacht.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by night only.</source>
        <translation>Draculas Kampfkarte nur bei Nacht.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by night only. If it wins, he flies to a city up to two roads away.</source>
        <translation>Draculas Kampfkarte nur bei Nacht. Gewinnt sie, fliegt er in eine Stadt, die bis zu zwei Straßen entfernt ist.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by night only. It can bite a hunter and take all of the hunter&apos;s items.</source>
        <translation>Draculas Kampfkarte nur bei Nacht. Sie kann einen Jäger beißen und ihm alle Gegenstände nehmen.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by night only. It can bite a hunter; then Dracula may fly off as a bat.</source>
        <translation>Draculas Kampfkarte nur bei Nacht. Sie kann einen Jäger beißen; dann darf Dracula als Fledermaus davonfliegen.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by night only. It hits hard and can destroy an item.</source>
        <translation>Draculas Kampfkarte nur bei Nacht. Sie trifft hart und kann einen Gegenstand zerstören.</translation>
    </message>
    <message>
        <source>Escape (Bat)</source>
        <translation>Flucht (Fledermaus)</translation>
    </message>
    <message>
        <source>Escape (Man)</source>
        <translation>Flucht (Mensch)</translation>
    </message>
    <message>
        <source>Escape (Mist)</source>
        <translation>Flucht (Nebel)</translation>
    </message>
    <message>
        <source>Fangs</source>
        <translation>Reißzähne</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Messer</translation>
    </message>
    <message>
        <source>Mesmerize</source>
        <translation>Bannblick</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Punch</source>
        <translation>Fausthieb</translation>
    </message>
    <message>
        <source>Rifle</source>
        <translation>Gewehr</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
</context>
<context>
    <name>fury2.times</name>
    <message>
        <source>Dawn</source>
        <translation>Morgendämmerung</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Abenddämmerung</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mitternacht</translation>
    </message>
    <message>
        <source>Noon</source>
        <translation>Mittag</translation>
    </message>
    <message>
        <source>Small Hours</source>
        <translation>Frühe Morgenstunden</translation>
    </message>
    <message>
        <source>Twilight</source>
        <translation>Zwielicht</translation>
    </message>
</context>
<context>
    <name>fury2.unavailable</name>
    <message>
        <source>A hunter starts in a city, not at sea, in the hospital or in Castle Dracula.</source>
        <translation>Ein Jäger beginnt in einer Stadt, also weder auf See noch im Hospiz, und nicht auf Burg Dracula.</translation>
    </message>
    <message>
        <source>A marker protects {place}.</source>
        <translation>Ein Marker schützt {place}.</translation>
    </message>
    <message>
        <source>A storm closes the way {place:to}.</source>
        <translation>Ein Sturm versperrt den Weg {place:to}.</translation>
    </message>
    <message>
        <source>A voyage does not turn back.</source>
        <translation>Eine Seereise kehrt nicht um.</translation>
    </message>
    <message>
        <source>After a missed train only one road can be used.</source>
        <translation>Nach einer verpassten Bahn ist nur noch eine Straße möglich.</translation>
    </message>
    <message>
        <source>Another move was declared, or a card was played for it.</source>
        <translation>Eine andere Bewegung ist angesagt, oder dafür wurde eine Karte gespielt.</translation>
    </message>
    <message>
        <source>Dracula and the Servant can never enter the hospital.</source>
        <translation>Dracula und der Diener dürfen das Hospiz nie betreten.</translation>
    </message>
    <message>
        <source>Dracula evades to a city without a hunter or a marker, whose card is in his hand.</source>
        <translation>Dracula weicht in eine Stadt ohne Jäger und Marker aus, deren Karte er auf der Hand hat.</translation>
    </message>
    <message>
        <source>Dracula has declared another move.</source>
        <translation>Dracula hat eine andere Bewegung angesagt.</translation>
    </message>
    <message>
        <source>Dracula has no event card</source>
        <translation>Dracula hat keine Ereigniskarte</translation>
    </message>
    <message>
        <source>Dracula is already there, and no power card lets him stay.</source>
        <translation>Dracula ist schon dort, und keine Machtkarte lässt ihn bleiben.</translation>
    </message>
    <message>
        <source>Dracula is bound to another move</source>
        <translation>Dracula ist an eine andere Bewegung gebunden</translation>
    </message>
    <message>
        <source>Dracula lands in a port beside his sea zone that he may enter and whose card is in his hand.</source>
        <translation>Dracula geht in einem Hafen an Land, der an seine Meereszone grenzt, den er betreten darf und dessen Karte er auf der Hand hat.</translation>
    </message>
    <message>
        <source>Dracula moves twice in this turn already</source>
        <translation>Dracula bewegt sich in diesem Zug schon zweimal</translation>
    </message>
    <message>
        <source>Dracula starts in a city without a hunter.</source>
        <translation>Dracula beginnt in einer Stadt ohne Jäger.</translation>
    </message>
    <message>
        <source>Dracula would lose his last blood</source>
        <translation>Dracula würde seinen letzten Blutstropfen verlieren</translation>
    </message>
    <message>
        <source>Dracula&apos;s next move cannot lead there.</source>
        <translation>Draculas nächste Bewegung kann nicht dorthin führen.</translation>
    </message>
    <message>
        <source>Fog holds the hunter: no move in this turn</source>
        <translation>Nebel hält den Jäger auf: in diesem Zug keine Bewegung</translation>
    </message>
    <message>
        <source>Fog holds {hunter}: no move in this turn.</source>
        <translation>Nebel hält {hunter} auf: in diesem Zug keine Bewegung.</translation>
    </message>
    <message>
        <source>It is for another moment: {text}</source>
        <translation>Sie gilt zu einem anderen Zeitpunkt: {text}</translation>
    </message>
    <message>
        <source>It is too far {place:to} for one move.</source>
        <translation>{place:to} ist es für eine Bewegung zu weit.</translation>
    </message>
    <message>
        <source>Move by road</source>
        <translation>Bewegung per Straße</translation>
    </message>
    <message>
        <source>Move by sea</source>
        <translation>Bewegung über das Meer</translation>
    </message>
    <message>
        <source>No Heavenly Host marker is here.</source>
        <translation>Hier liegt keine Gesegnete Hostie.</translation>
    </message>
    <message>
        <source>No bitten hunter is here.</source>
        <translation>Hier ist kein gebissener Jäger.</translation>
    </message>
    <message>
        <source>No encounter in the trail or the catacombs is known to be here facedown.</source>
        <translation>Hier ist keine verdeckte Begegnung der Spur oder der Katakomben bekannt.</translation>
    </message>
    <message>
        <source>No hunter here can be cured of a bite by this transfusion.</source>
        <translation>Kein Jäger hier kann durch diese Transfusion von einem Biss geheilt werden.</translation>
    </message>
    <message>
        <source>No hunter here can give blood for this transfusion.</source>
        <translation>Kein Jäger hier kann für diese Transfusion Blut geben.</translation>
    </message>
    <message>
        <source>No hunter here has a bite that can be cured.</source>
        <translation>Kein Jäger hier hat einen heilbaren Biss.</translation>
    </message>
    <message>
        <source>No hunter who can fall into the Ambush is here.</source>
        <translation>Hier ist kein Jäger, der in den Hinterhalt geraten kann.</translation>
    </message>
    <message>
        <source>No other hunter to trade items with is here.</source>
        <translation>Hier ist kein anderer Jäger, mit dem man Gegenstände tauschen kann.</translation>
    </message>
    <message>
        <source>On the map only a Heavenly Host can be removed.</source>
        <translation>Von der Karte kann nur eine Gesegnete Hostie entfernt werden.</translation>
    </message>
    <message>
        <source>On the map only the Roadblock can be removed.</source>
        <translation>Von der Karte kann nur die Straßensperre entfernt werden.</translation>
    </message>
    <message>
        <source>One step by sea leads to the next zones and ports, and a voyage does not turn back.</source>
        <translation>Ein Schritt über das Meer führt in die nächsten Zonen und Häfen, und eine Seereise kehrt nicht um.</translation>
    </message>
    <message>
        <source>Only a city outside Dracula&apos;s lands can be consecrated, and not the same again.</source>
        <translation>Nur eine Stadt außerhalb von Draculas Heimat kann geweiht werden, und nicht wieder dieselbe.</translation>
    </message>
    <message>
        <source>Only a hunter of the acting group can profit.</source>
        <translation>Nur ein Jäger der handelnden Gruppe kann davon profitieren.</translation>
    </message>
    <message>
        <source>Only cards in the catacombs can be cleared, in the order of the spaces.</source>
        <translation>Nur Karten in den Katakomben können geräumt werden, in der Reihenfolge der Felder.</translation>
    </message>
    <message>
        <source>Only hunters in the combat can be chosen.</source>
        <translation>Nur Jäger im Kampf können gewählt werden.</translation>
    </message>
    <message>
        <source>Only hunters who won the round can be chosen.</source>
        <translation>Nur Jäger, welche die Runde gewonnen haben, können gewählt werden.</translation>
    </message>
    <message>
        <source>Only the encounters where the hunters are can be met.</source>
        <translation>Die Jäger treffen nur auf Begegnungen an ihrem Ort.</translation>
    </message>
    <message>
        <source>Only the train can lead {place:to}, if its die allows it.</source>
        <translation>{place:to} führt nur die Bahn, wenn ihr Würfel es erlaubt.</translation>
    </message>
    <message>
        <source>Quincey P. Morris can attack no hunter here.</source>
        <translation>Quincey P. Morris kann hier keinen Jäger angreifen.</translation>
    </message>
    <message>
        <source>The Bats follow open roads only, and not far.</source>
        <translation>Die Fledermäuse folgen nur freien Straßen, und nicht weit.</translation>
    </message>
    <message>
        <source>The Roadblock closes the road {place:to}.</source>
        <translation>Die Straßensperre versperrt die Straße {place:to}.</translation>
    </message>
    <message>
        <source>The Servant can attack no hunter here.</source>
        <translation>Der Diener kann hier keinen Jäger angreifen.</translation>
    </message>
    <message>
        <source>The Servant cannot get there with one move.</source>
        <translation>Der Diener kommt mit einer Bewegung nicht dorthin.</translation>
    </message>
    <message>
        <source>The Servant returns to a small city.</source>
        <translation>Der Diener kehrt in eine Kleinstadt zurück.</translation>
    </message>
    <message>
        <source>The Servant starts in a small city.</source>
        <translation>Der Diener beginnt in einer Kleinstadt.</translation>
    </message>
    <message>
        <source>The bat flies a few roads, to a city without a hunter whose card is in Dracula&apos;s hand.</source>
        <translation>Die Fledermaus fliegt wenige Straßen weit, in eine Stadt ohne Jäger, deren Karte Dracula auf der Hand hat.</translation>
    </message>
    <message>
        <source>The card of {place} is on the trail or in the catacombs.</source>
        <translation>Die Karte von {place} liegt auf der Spur oder in den Katakomben.</translation>
    </message>
    <message>
        <source>The horses carry the hunters along one open road, to a city.</source>
        <translation>Die Pferde tragen die Jäger über eine freie Straße in eine Stadt.</translation>
    </message>
    <message>
        <source>The hunter hurries to another place on land; a declared move is binding.</source>
        <translation>Der Jäger eilt an einen anderen Ort an Land; eine angesagte Bewegung ist bindend.</translation>
    </message>
    <message>
        <source>The hunter&apos;s next move cannot lead there.</source>
        <translation>Die nächste Bewegung des Jägers kann nicht dorthin führen.</translation>
    </message>
    <message>
        <source>The items of a trade are given in order, and it is too late for this one.</source>
        <translation>Die Gegenstände eines Tauschs werden der Reihe nach gegeben, und dieser ist nicht mehr an der Reihe.</translation>
    </message>
    <message>
        <source>The roads and railways from here are listed under their other ends.</source>
        <translation>Die Straßen und Bahnlinien von hier stehen bei den Orten, zu denen sie führen.</translation>
    </message>
    <message>
        <source>The scouts search cities, and each only once.</source>
        <translation>Die Späher durchsuchen nur Städte, und jede nur einmal.</translation>
    </message>
    <message>
        <source>The storm drives to the ports within its reach only.</source>
        <translation>Der Sturm treibt nur in die Häfen in seiner Reichweite.</translation>
    </message>
    <message>
        <source>The storm rages in a sea zone.</source>
        <translation>Der Sturm tobt in einer Meereszone.</translation>
    </message>
    <message>
        <source>The voyage {place:to} would cost Dracula&apos;s last blood.</source>
        <translation>Die Seereise {place:to} würde Dracula den letzten Blutstropfen kosten.</translation>
    </message>
    <message>
        <source>This train does not go there.</source>
        <translation>Diese Bahn fährt nicht dorthin.</translation>
    </message>
    <message>
        <source>This way is forbidden in this chapter.</source>
        <translation>Dieser Weg ist in diesem Kapitel verboten.</translation>
    </message>
    <message>
        <source>Use resolve</source>
        <translation>Entschlossenheit einsetzen</translation>
    </message>
    <message>
        <source>a declared move is binding</source>
        <translation>eine angesagte Bewegung ist bindend</translation>
    </message>
    <message>
        <source>a hunter asks for a cure once in a turn</source>
        <translation>ein Jäger bittet nur einmal im Zug um Heilung</translation>
    </message>
    <message>
        <source>a place with a marker must be left</source>
        <translation>ein Ort mit einem Marker muss verlassen werden</translation>
    </message>
    <message>
        <source>a point of resolve was used in this turn</source>
        <translation>in diesem Zug wurde schon ein Entschlossenheitspunkt eingesetzt</translation>
    </message>
    <message>
        <source>a small city has only events</source>
        <translation>in einer Kleinstadt gibt es nur Ereignisse</translation>
    </message>
    <message>
        <source>a voyage does not turn back</source>
        <translation>eine Seereise kehrt nicht um</translation>
    </message>
    <message>
        <source>it can only be used by night</source>
        <translation>nur bei Nacht möglich</translation>
    </message>
    <message>
        <source>it is played in a combat with Dracula himself</source>
        <translation>sie wird in einem Kampf gegen Dracula selbst gespielt</translation>
    </message>
    <message>
        <source>it is used in combat, or shown against some cards</source>
        <translation>wird im Kampf eingesetzt oder gegen manche Karten vorgezeigt</translation>
    </message>
    <message>
        <source>it is used in the holder&apos;s own turn</source>
        <translation>sie wird im eigenen Zug eingesetzt</translation>
    </message>
    <message>
        <source>it replaces a move, and no other card was played for it</source>
        <translation>sie ersetzt eine Bewegung, für die keine andere Karte gespielt wurde</translation>
    </message>
    <message>
        <source>it replaces the holder&apos;s own move, without companions</source>
        <translation>sie ersetzt die eigene Bewegung, ohne Begleiter</translation>
    </message>
    <message>
        <source>it would cost the last health</source>
        <translation>sie würde den letzten Gesundheitspunkt kosten</translation>
    </message>
    <message>
        <source>its holder is not in the combat</source>
        <translation>wer die Karte hat, ist nicht im Kampf</translation>
    </message>
    <message>
        <source>no adjacent location is on the trail or in the catacombs</source>
        <translation>kein angrenzender Ort liegt auf der Spur oder in den Katakomben</translation>
    </message>
    <message>
        <source>no bitten hunter here can be cured by a healthy one</source>
        <translation>hier kann kein gebissener Jäger von einem gesunden geheilt werden</translation>
    </message>
    <message>
        <source>no card of the trail is facedown</source>
        <translation>keine Karte der Spur ist verdeckt</translation>
    </message>
    <message>
        <source>no encounter in the trail or the catacombs is facedown</source>
        <translation>keine Begegnung auf der Spur oder in den Katakomben ist verdeckt</translation>
    </message>
    <message>
        <source>no free place is within two roads</source>
        <translation>im Umkreis von zwei Straßen ist kein Ort frei</translation>
    </message>
    <message>
        <source>no hunter here has a bite that can be cured</source>
        <translation>kein Jäger hier hat einen heilbaren Biss</translation>
    </message>
    <message>
        <source>no hunter is bitten</source>
        <translation>kein Jäger ist gebissen</translation>
    </message>
    <message>
        <source>no hunter is here to trade items with</source>
        <translation>hier ist kein Jäger, mit dem man Gegenstände tauschen kann</translation>
    </message>
    <message>
        <source>no move by two roads can follow now</source>
        <translation>jetzt kann keine Bewegung über zwei Straßen folgen</translation>
    </message>
    <message>
        <source>no power card can be used at sea</source>
        <translation>auf See ist keine Machtkarte möglich</translation>
    </message>
    <message>
        <source>no road leads away from here</source>
        <translation>von hier führt keine freie Straße fort</translation>
    </message>
    <message>
        <source>no sea zone of the trail is hidden</source>
        <translation>keine Meereszone der Spur ist verdeckt</translation>
    </message>
    <message>
        <source>no voyage of several steps can follow now</source>
        <translation>jetzt kann keine Seereise von mehreren Schritten folgen</translation>
    </message>
    <message>
        <source>not at dawn</source>
        <translation>nicht bei Morgendämmerung</translation>
    </message>
    <message>
        <source>not in Castle Dracula</source>
        <translation>nicht auf Burg Dracula</translation>
    </message>
    <message>
        <source>not in the Small Hours</source>
        <translation>nicht in den frühen Morgenstunden</translation>
    </message>
    <message>
        <source>only a city can take the marker</source>
        <translation>nur eine Stadt kann den Marker aufnehmen</translation>
    </message>
    <message>
        <source>the Roadblock closes the only railway here</source>
        <translation>die Straßensperre versperrt die einzige Bahnlinie hier</translation>
    </message>
    <message>
        <source>the Roadblock closes the only road here</source>
        <translation>die Straßensperre versperrt die einzige Straße hier</translation>
    </message>
    <message>
        <source>the card is still on the trail</source>
        <translation>die Karte liegt noch auf der Spur</translation>
    </message>
    <message>
        <source>the card that was played serves another move</source>
        <translation>die gespielte Karte gilt für eine andere Bewegung</translation>
    </message>
    <message>
        <source>the hunter has full health</source>
        <translation>der Jäger hat die volle Gesundheit</translation>
    </message>
    <message>
        <source>there is neither a Heavenly Host on the map nor an ally of the hunters</source>
        <translation>es gibt weder eine Gesegnete Hostie auf der Karte noch einen Verbündeten der Jäger</translation>
    </message>
    <message>
        <source>there is neither a Roadblock nor a Dracula ally</source>
        <translation>es gibt weder eine Straßensperre noch einen Verbündeten Draculas</translation>
    </message>
    <message>
        <source>there is no bite that can be cured</source>
        <translation>es gibt keinen heilbaren Biss</translation>
    </message>
    <message>
        <source>there is no point of resolve</source>
        <translation>es gibt keinen Entschlossenheitspunkt</translation>
    </message>
    <message>
        <source>there is no port here</source>
        <translation>hier ist kein Hafen</translation>
    </message>
    <message>
        <source>there is no railway here</source>
        <translation>hier gibt es keine Bahnlinie</translation>
    </message>
    <message>
        <source>they are faceup already</source>
        <translation>sie liegen schon offen aus</translation>
    </message>
    <message>
        <source>this city has such a marker already</source>
        <translation>diese Stadt hat schon einen solchen Marker</translation>
    </message>
    <message>
        <source>this effect was used in this round</source>
        <translation>dieser Effekt wurde in dieser Runde schon genutzt</translation>
    </message>
    <message>
        <source>this way is forbidden in this chapter</source>
        <translation>dieser Weg ist in diesem Kapitel verboten</translation>
    </message>
    <message>
        <source>{card} ({hunter})</source>
        <translation>{card} ({hunter})</translation>
    </message>
    <message>
        <source>{hunter} is already there.</source>
        <translation>{hunter} ist schon dort.</translation>
    </message>
</context>
<context>
    <name>fury2.windows</name>
    <message>
        <source>A New Vampire escapes</source>
        <translation>Ein Neuer Vampir entkommt</translation>
    </message>
    <message>
        <source>A hunter at sea is about to move</source>
        <translation>Ein Jäger auf See bewegt sich gleich</translation>
    </message>
    <message>
        <source>A hunter is about to roll for a train</source>
        <translation>Ein Jäger wirft gleich den Bahnwürfel</translation>
    </message>
    <message>
        <source>A hunter is about to suffer</source>
        <translation>Ein Jäger erleidet gleich Schaden</translation>
    </message>
    <message>
        <source>A hunter is about to take the train</source>
        <translation>Ein Jäger möchte mit der Bahn fahren</translation>
    </message>
    <message>
        <source>A hunter landed or crossed the border</source>
        <translation>Ein Jäger hat angelegt oder die Grenze überschritten</translation>
    </message>
    <message>
        <source>After a combat with an agent</source>
        <translation>Nach einem Kampf gegen einen Lakaien</translation>
    </message>
    <message>
        <source>After a hunter&apos;s move</source>
        <translation>Nach der Bewegung eines Jägers</translation>
    </message>
    <message>
        <source>An effect is about to reveal a location</source>
        <translation>Ein Effekt deckt gleich einen Ort auf</translation>
    </message>
    <message>
        <source>An encounter is turned up</source>
        <translation>Eine Begegnung wird aufgedeckt</translation>
    </message>
    <message>
        <source>An encounter leaves the trail</source>
        <translation>Eine Begegnung verlässt die Spur</translation>
    </message>
    <message>
        <source>An item can protect a hunter</source>
        <translation>Ein Gegenstand kann einen Jäger schützen</translation>
    </message>
    <message>
        <source>Before Dracula moves a hunter</source>
        <translation>Bevor Dracula einen Jäger bewegt</translation>
    </message>
    <message>
        <source>Before a combat</source>
        <translation>Vor einem Kampf</translation>
    </message>
    <message>
        <source>Dracula may give his Servant an event</source>
        <translation>Dracula darf seinem Diener ein Ereignis geben</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant is at sea</source>
        <translation>Draculas Diener ist auf See</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant may play his event</source>
        <translation>Draculas Diener darf sein Ereignis ausspielen</translation>
    </message>
    <message>
        <source>End of a turn without an action</source>
        <translation>Ende eines Zuges ohne Aktion</translation>
    </message>
    <message>
        <source>Hunters meet a New Vampire at night</source>
        <translation>Jäger treffen nachts auf einen Neuen Vampir</translation>
    </message>
    <message>
        <source>Start of Dracula&apos;s turn</source>
        <translation>Beginn von Draculas Zug</translation>
    </message>
    <message>
        <source>The other side plays an event card</source>
        <translation>Die andere Seite spielt eine Ereigniskarte aus</translation>
    </message>
</context>
<context>
    <name>fury3</name>
    <message>
        <source>Between equals Dracula wins 6 or 7 of 10 games; if he starts with 9 damage (“Advanced”), about half.</source>
        <translation>Unter Gleichstarken gewinnt Dracula 6 bis 7 von 10 Partien; beginnt er mit 9 Schaden („Erweitert“), etwa jede zweite.</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Dracula is destroyed: the hunters win.</source>
        <translation>Dracula ist vernichtet: Die Jäger gewinnen.</translation>
    </message>
    <message>
        <source>Dracula&apos;s influence covers Europe: Dracula wins.</source>
        <translation>Draculas Einfluss erstreckt sich über Europa: Dracula gewinnt.</translation>
    </message>
    <message>
        <source>Dracula&apos;s likeliest places: {places}.</source>
        <translation>Wo Dracula am ehesten ist: {places}.</translation>
    </message>
    <message>
        <source>Four hunters search Europe for Dracula, who leaves hideouts and vampires on his hidden trail.</source>
        <translation>Vier Jäger durchsuchen Europa nach Dracula, der auf seiner verborgenen Spur Verstecke und Vampire zurücklässt.</translation>
    </message>
    <message>
        <source>Fury of Dracula, third edition</source>
        <translation>Fury of Dracula, dritte Edition</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>The hunters&apos; best guesses for Dracula: {places}.</source>
        <translation>Am ehesten vermuten die Jäger Dracula hier: {places}.</translation>
    </message>
    <message>
        <source>a ticket</source>
        <translation>ein Fahrschein</translation>
    </message>
    <message>
        <source>an encounter card</source>
        <translation>eine Begegnungskarte</translation>
    </message>
    <message>
        <source>an event card</source>
        <translation>eine Ereigniskarte</translation>
    </message>
    <message>
        <source>an item card</source>
        <translation>eine Gegenstandskarte</translation>
    </message>
    <message>
        <source>an unknown city</source>
        <translation>eine unbekannte Stadt</translation>
    </message>
    <message>
        <source>an unknown sea zone</source>
        <translation>eine unbekannte Meereszone</translation>
    </message>
    <message>
        <source>not on the map yet</source>
        <translation>noch nicht auf der Karte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{a}–{b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>„{card}“</translation>
    </message>
    <message>
        <source>{count:word} encounter cards</source>
        <translation>{count:word} Begegnungskarten</translation>
    </message>
    <message>
        <source>{count:word} event cards</source>
        <translation>{count:word} Ereigniskarten</translation>
    </message>
    <message>
        <source>{count:word} item cards</source>
        <translation>{count:word} Gegenstandskarten</translation>
    </message>
    <message>
        <source>{count:word} tickets</source>
        <translation>{count:word} Fahrscheine</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{ticket}</source>
        <translation>einen {ticket}</translation>
    </message>
</context>
<context>
    <name>fury3.aims</name>
    <message numerus="yes">
        <source>%n more journeys are allowed.</source>
        <translation>
            <numerusform>Eine Reise ist noch erlaubt.</numerusform>
            <numerusform>%n Reisen sind noch erlaubt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A box must be hidden {place:in}.</source>
        <translation>Eine Kiste muss {place:in} versteckt sein.</translation>
    </message>
    <message>
        <source>A box that is not clean yet is {place:in}.</source>
        <translation>Eine noch nicht gereinigte Kiste steht {place:in}.</translation>
    </message>
    <message>
        <source>A hideout is {place:in}, the last one that the goal needs.</source>
        <translation>{place:in} ist ein Versteck, das letzte, das zum Ziel fehlt.</translation>
    </message>
    <message>
        <source>A ticket may bring {places} within reach tomorrow, where a box may be.</source>
        <translation>Ein Fahrschein kann morgen weitere mögliche Kistenstandorte erreichbar machen: {places}.</translation>
    </message>
    <message>
        <source>A ticket may bring {places} within reach tomorrow: on average {percent}% of his unknown hideouts instead of {before}%.</source>
        <translation>Ein Fahrschein kann morgen {places} erreichbar machen: Im Schnitt erreicht man dann {percent}&#xa0;% von Draculas unbekannten Verstecken (bisher {before}&#xa0;%).</translation>
    </message>
    <message>
        <source>A ticket may bring {places} within reach tomorrow: the chance to reach Dracula after his next move then rises from {before}% to {percent}% on average.</source>
        <translation>Ein Fahrschein kann morgen {places} erreichbar machen: Im Schnitt steigt die Wahrscheinlichkeit, Dracula nach seinem nächsten Zug zu erreichen, von {before}&#xa0;% auf {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>A ticket may bring {places}, where you must go, within reach tomorrow.</source>
        <translation>Ein Fahrschein kann morgen dein Ziel erreichbar machen: {places}.</translation>
    </message>
    <message>
        <source>A vampire is {place:in}.</source>
        <translation>{place:in} ist ein Vampir.</translation>
    </message>
    <message>
        <source>After his next move, Dracula is within reach from here tomorrow with a chance of {percent}% (above all {places}).</source>
        <translation>Nach seinem nächsten Zug ist Dracula morgen von hier mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar (am ehesten: {places}).</translation>
    </message>
    <message>
        <source>After his next move, Dracula is within reach from here tomorrow with a chance of {percent}%.</source>
        <translation>Nach seinem nächsten Zug ist Dracula morgen von hier mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar.</translation>
    </message>
    <message>
        <source>After his next move, Dracula is within reach from here with a chance of {before}%; a ticket adds little.</source>
        <translation>Nach seinem nächsten Zug ist Dracula von hier mit {before}&#xa0;% Wahrscheinlichkeit erreichbar; ein Fahrschein ändert daran wenig.</translation>
    </message>
    <message>
        <source>After his next move, Dracula is within reach from there tomorrow with a chance of {percent}% (above all {places}).</source>
        <translation>Nach seinem nächsten Zug ist Dracula morgen von dort mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar (am ehesten: {places}).</translation>
    </message>
    <message>
        <source>After his next move, Dracula is within reach from there tomorrow with a chance of {percent}%.</source>
        <translation>Nach seinem nächsten Zug ist Dracula morgen von dort mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar.</translation>
    </message>
    <message numerus="yes">
        <source>After today %n days are left.</source>
        <translation>
            <numerusform>Nach dem heutigen Tag bleibt noch ein Tag.</numerusform>
            <numerusform>Nach dem heutigen Tag bleiben noch %n Tage.</numerusform>
        </translation>
    </message>
    <message>
        <source>All {sites} cities that may hide a box can then be searched by day {day} ({tasks}).</source>
        <translation>Alle {sites} möglichen Kistenstandorte lassen sich dann bis Tag {day} durchsuchen ({tasks}).</translation>
    </message>
    <message>
        <source>All {sites} cities that may hide a box can then be searched by day {day}.</source>
        <translation>Alle {sites} möglichen Kistenstandorte lassen sich dann bis Tag {day} durchsuchen.</translation>
    </message>
    <message>
        <source>At Castle Dracula hunters can neither take supplies nor reserve a ticket.</source>
        <translation>Auf Burg Dracula können sich Jäger weder ausrüsten noch einen Fahrschein reservieren.</translation>
    </message>
    <message>
        <source>At sea {hunter} can do nothing by night.</source>
        <translation>Auf See kann {hunter} bei Nacht nichts tun.</translation>
    </message>
    <message>
        <source>At the next dawn the trance names his region anyway.</source>
        <translation>In der nächsten Morgendämmerung nennt die Trance seine Region ohnehin.</translation>
    </message>
    <message>
        <source>Both cities that may hide a box can then be searched by day {day} ({tasks}).</source>
        <translation>Beide möglichen Kistenstandorte lassen sich dann bis Tag {day} durchsuchen ({tasks}).</translation>
    </message>
    <message>
        <source>By night no hunter moves, so the order only matters for the cards that are drawn.</source>
        <translation>Bei Nacht bewegt sich kein Jäger; die Reihenfolge entscheidet nur, wer welche Karte zieht.</translation>
    </message>
    <message>
        <source>By night the bottom event card is drawn, which is one for the hunters.</source>
        <translation>Bei Nacht wird die unterste Ereigniskarte gezogen, und die ist für die Jäger.</translation>
    </message>
    <message>
        <source>By night the event card is for the hunters with a chance of {ours}%, for Dracula with {percent}%.</source>
        <translation>Nachts gehört die Ereigniskarte mit {ours}&#xa0;% Wahrscheinlichkeit den Jägern, mit {percent}&#xa0;% Dracula.</translation>
    </message>
    <message>
        <source>By road and sea, Dracula&apos;s current place is within two days of here with a chance of {percent}% (above all {places}).</source>
        <translation>Ohne Bahn ist Draculas jetziger Ort von hier in zwei Tagen mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar (am wahrscheinlichsten: {places}).</translation>
    </message>
    <message>
        <source>By road and sea, Dracula&apos;s current place is within two days of there with a chance of {percent}% (above all {places}).</source>
        <translation>Ohne Bahn ist Draculas jetziger Ort von dort in zwei Tagen mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar (am wahrscheinlichsten: {places}).</translation>
    </message>
    <message>
        <source>Dracula has left an encounter card {place:in}.</source>
        <translation>Dracula hat {place:in} eine Begegnung zurückgelassen.</translation>
    </message>
    <message>
        <source>Dracula has left {count:word} encounter cards {place:in}.</source>
        <translation>Dracula hat {place:in} {count:word} Begegnungen zurückgelassen.</translation>
    </message>
    <message>
        <source>Dracula himself is {place:in}, and there is a combat at dusk.</source>
        <translation>Dracula selbst ist {place:in}; bei Abenddämmerung kommt es zum Kampf.</translation>
    </message>
    <message>
        <source>Dracula is here now, but may move before the combat at dawn.</source>
        <translation>Dracula ist jetzt hier, kann aber vor dem Kampf im Morgengrauen weiterziehen.</translation>
    </message>
    <message>
        <source>Dracula is here now: there is a combat at dusk.</source>
        <translation>Dracula ist jetzt hier: In der Dämmerung kommt es zum Kampf.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n days by road and sea from there instead of {before}.</source>
        <translation>
            <numerusform>Am ehesten ist Dracula {place:in} ({percent}&#xa0;%); dorthin ist es dann ohne Bahn ein Tag (bisher {before}).</numerusform>
            <numerusform>Am ehesten ist Dracula {place:in} ({percent}&#xa0;%); dorthin sind es dann ohne Bahn %n Tage (bisher {before}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n days&apos; journey from there.</source>
        <translation>
            <numerusform>Am ehesten ist Dracula {place:in} ({percent}&#xa0;%), von dort eine Tagesreise entfernt.</numerusform>
            <numerusform>Am ehesten ist Dracula {place:in} ({percent}&#xa0;%), von dort %n Tagesreisen entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula is {place:in} now: there is a combat at dusk.</source>
        <translation>Dracula ist jetzt {place:in}: In der Dämmerung kommt es zum Kampf.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n days by road and sea from there instead of {before}.</source>
        <translation>
            <numerusform>Dracula ist {place:in}; dorthin ist es dann ohne Bahn ein Tag (bisher {before}).</numerusform>
            <numerusform>Dracula ist {place:in}; dorthin sind es dann ohne Bahn %n Tage (bisher {before}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n days&apos; journey from there.</source>
        <translation>
            <numerusform>Dracula ist {place:in}, von dort eine Tagesreise entfernt.</numerusform>
            <numerusform>Dracula ist {place:in}, von dort %n Tagesreisen entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula will be {place:in}, within reach from here tomorrow.</source>
        <translation>Dracula wird {place:in} sein, morgen von hier erreichbar.</translation>
    </message>
    <message>
        <source>Dracula will be {place:in}, within reach from there tomorrow.</source>
        <translation>Dracula wird {place:in} sein, morgen von dort erreichbar.</translation>
    </message>
    <message>
        <source>Dracula&apos;s likeliest hideouts: {places}.</source>
        <translation>Draculas wahrscheinlichste Verstecke: {places}.</translation>
    </message>
    <message>
        <source>From here, no place that Dracula may move to is within reach tomorrow.</source>
        <translation>Von hier ist morgen kein Ort erreichbar, an den Dracula ziehen kann.</translation>
    </message>
    <message>
        <source>From here, no place where a hideout may be is within reach tomorrow.</source>
        <translation>Von hier ist morgen kein Ort erreichbar, an dem ein Versteck sein kann.</translation>
    </message>
    <message>
        <source>From here, {before}% of his unknown hideouts are within reach tomorrow on average; a ticket adds little.</source>
        <translation>Von hier sind morgen im Schnitt {before}&#xa0;% von Draculas unbekannten Verstecken erreichbar; ein Fahrschein ändert daran wenig.</translation>
    </message>
    <message>
        <source>From here, {percent}% of his unknown hideouts are within reach tomorrow on average (above all {places}).</source>
        <translation>Von hier sind morgen im Schnitt {percent}&#xa0;% von Draculas unbekannten Verstecken erreichbar (am wahrscheinlichsten: {places}).</translation>
    </message>
    <message>
        <source>From here, {percent}% of his unknown hideouts are within reach tomorrow on average.</source>
        <translation>Von hier sind morgen im Schnitt {percent}&#xa0;% von Draculas unbekannten Verstecken erreichbar.</translation>
    </message>
    <message numerus="yes">
        <source>From there, %n cities are within a day&apos;s journey.</source>
        <translation>
            <numerusform>Von dort aus ist %n Stadt in einer Tagesreise erreichbar.</numerusform>
            <numerusform>Von dort aus sind %n Städte in einer Tagesreise erreichbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>From there, no place that Dracula may move to is within reach tomorrow.</source>
        <translation>Von dort ist morgen kein Ort erreichbar, an den Dracula ziehen kann.</translation>
    </message>
    <message>
        <source>From there, no place where a hideout may be is within reach tomorrow.</source>
        <translation>Von dort ist morgen kein Ort erreichbar, an dem ein Versteck sein kann.</translation>
    </message>
    <message>
        <source>From there, {percent}% of his unknown hideouts are within reach tomorrow on average (above all {places}).</source>
        <translation>Von dort sind morgen im Schnitt {percent}&#xa0;% von Draculas unbekannten Verstecken erreichbar (am wahrscheinlichsten: {places}).</translation>
    </message>
    <message>
        <source>From there, {percent}% of his unknown hideouts are within reach tomorrow on average.</source>
        <translation>Von dort sind morgen im Schnitt {percent}&#xa0;% von Draculas unbekannten Verstecken erreichbar.</translation>
    </message>
    <message>
        <source>Here no hunter with a spare weapon meets one without any.</source>
        <translation>Hier kann kein Jäger einem unbewaffneten Jäger eine Waffe abgeben.</translation>
    </message>
    <message>
        <source>If the others stay, all hunters together reach only {percent}% of his unknown hideouts on average instead of {before}%.</source>
        <translation>Bleiben die anderen, wo sie sind, erreichen die Jäger im Schnitt nur noch {percent}&#xa0;% von Draculas unbekannten Verstecken (bisher {before}&#xa0;%).</translation>
    </message>
    <message>
        <source>If the others stay, all hunters together reach {percent}% of his unknown hideouts on average instead of {before}%.</source>
        <translation>Bleiben die anderen, wo sie sind, erreichen die Jäger im Schnitt {percent}&#xa0;% von Draculas unbekannten Verstecken (bisher {before}&#xa0;%).</translation>
    </message>
    <message>
        <source>If the others stay, all hunters together reach {percent}% of his unknown hideouts on average, about as many as without this move.</source>
        <translation>Bleiben die anderen, wo sie sind, erreichen die Jäger im Schnitt {percent}&#xa0;% von Draculas unbekannten Verstecken, etwa wie bisher.</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula after his next move falls from {before}% to {percent}%.</source>
        <translation>Bleiben die anderen, wo sie sind, kann einer der Jäger Dracula nach seinem nächsten Zug nur noch mit {percent}&#xa0;% Wahrscheinlichkeit erreichen (bisher {before}&#xa0;%).</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula after his next move rises from {before}% to {percent}%.</source>
        <translation>Bleiben die anderen, wo sie sind, kann einer der Jäger Dracula nach seinem nächsten Zug mit {percent}&#xa0;% Wahrscheinlichkeit erreichen (bisher {before}&#xa0;%).</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula after his next move stays at about {percent}%.</source>
        <translation>Bleiben die anderen, wo sie sind, kann einer der Jäger Dracula nach seinem nächsten Zug mit {percent}&#xa0;% Wahrscheinlichkeit erreichen, etwa wie bisher.</translation>
    </message>
    <message>
        <source>In a small city supplies bring only an event card.</source>
        <translation>In einer Kleinstadt bringt Ausrüsten nur eine Ereigniskarte.</translation>
    </message>
    <message>
        <source>In the days that are left, {some} of the {sites} cities that may hide a box can be searched.</source>
        <translation>In den verbleibenden Tagen lassen sich {some} der {sites} möglichen Kistenstandorte durchsuchen.</translation>
    </message>
    <message>
        <source>It is journey {count} of the {most} that the chapter allows.</source>
        <translation>Es ist Reise {count} von {most}, die das Kapitel zulässt.</translation>
    </message>
    <message>
        <source>It leads away from {place}, where you must go.</source>
        <translation>Das führt von {place} weg, wo du etwas zu tun hast.</translation>
    </message>
    <message>
        <source>It uses up the ticket {ticket}.</source>
        <translation>Das verbraucht den {ticket}-Fahrschein.</translation>
    </message>
    <message>
        <source>Known boxes: {places}.</source>
        <translation>Bekannte Kisten: {places}.</translation>
    </message>
    <message>
        <source>Known vampires: {places}.</source>
        <translation>Bekannte Vampire: {places}.</translation>
    </message>
    <message>
        <source>Most of Dracula&apos;s blows do 2 damage; {hunter} can take {now} of them, after a rest {then}.</source>
        <translation>{hunter} übersteht {now} Schläge Draculas zu je 2 Schaden, nach dem Ausruhen {then}.</translation>
    </message>
    <message>
        <source>Most of Dracula&apos;s blows do 2 damage; {hunter} can take {now} of them, with or without a rest.</source>
        <translation>{hunter} übersteht {now} Schläge Draculas zu je 2 Schaden, ob mit oder ohne Ausruhen.</translation>
    </message>
    <message>
        <source>No city is likelier than {percent}% to be on an unknown card of Dracula&apos;s trail.</source>
        <translation>Keine Stadt steht mit mehr als {percent}&#xa0;% Wahrscheinlichkeit auf einer unbekannten Karte von Draculas Spur.</translation>
    </message>
    <message>
        <source>No event card is drawn, so none can go to Dracula.</source>
        <translation>Es wird keine Ereigniskarte gezogen, also bekommt auch Dracula keine.</translation>
    </message>
    <message>
        <source>No hunter has more within reach, and the others can still act on what this move shows.</source>
        <translation>Kein Jäger hat mehr in Reichweite, und die anderen können noch nutzen, was dieser Zug zeigt.</translation>
    </message>
    <message>
        <source>No more journey is allowed.</source>
        <translation>Es ist keine Reise mehr erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>No railway leads from {place}; the nearest one is {city:in}, %n days&apos; journey away.</source>
        <translation>
            <numerusform>Von {place} führt keine Bahnlinie weg; die nächste beginnt {city:in}, eine Tagesreise entfernt.</numerusform>
            <numerusform>Von {place} führt keine Bahnlinie weg; die nächste beginnt {city:in}, %n Tagesreisen entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the {all} places where Dracula may be, the answer leaves {left} on average and {most} at most.</source>
        <translation>Von den {all} möglichen Orten Draculas lässt die Antwort im Schnitt {left} übrig, höchstens {most}.</translation>
    </message>
    <message>
        <source>On the last day a ticket cannot be used any more.</source>
        <translation>Am letzten Tag ist ein Fahrschein nicht mehr zu gebrauchen.</translation>
    </message>
    <message>
        <source>One box is still hidden; {cities} cities are possible: {places}.</source>
        <translation>Noch eine Kiste ist versteckt; mögliche Standorte ({cities}): {places}.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s blows of 2 damage defeats {hunter} now, but not after a rest.</source>
        <translation>Ein Schlag Draculas mit 2 Schaden besiegt {hunter} jetzt, nach dem Ausruhen nicht mehr.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s blows of 2 damage defeats {hunter}, even after a rest.</source>
        <translation>Ein Schlag Draculas mit 2 Schaden besiegt {hunter}, auch nach dem Ausruhen.</translation>
    </message>
    <message>
        <source>One of his hideouts is {place:in}, within reach from here tomorrow.</source>
        <translation>Eines von Draculas Verstecken ist {place:in}, von hier morgen erreichbar.</translation>
    </message>
    <message>
        <source>One of his hideouts is {place:in}, within reach from there tomorrow.</source>
        <translation>Eines von Draculas Verstecken ist {place:in}, von dort morgen erreichbar.</translation>
    </message>
    <message>
        <source>One of his hideouts is {place:in}.</source>
        <translation>Eines von Draculas Verstecken ist {place:in}.</translation>
    </message>
    <message>
        <source>The best route from here, {cities}, finds {found} hideouts on average by day {day}.</source>
        <translation>Die beste Route von hier ({cities}) findet bis Tag {day} im Schnitt {found} Verstecke.</translation>
    </message>
    <message>
        <source>The best route from there, {cities}, finds {found} hideouts on average by day {day}.</source>
        <translation>Die beste Route von dort ({cities}) findet bis Tag {day} im Schnitt {found} Verstecke.</translation>
    </message>
    <message>
        <source>The box here is clean as soon as a search leaves no encounter in it.</source>
        <translation>Die Kiste hier ist gereinigt, sobald eine Suche keine Begegnung darin zurücklässt.</translation>
    </message>
    <message>
        <source>The chance that Dracula is in the same region as {hunter} is {percent}%: of the {all} places where he may be, a yes leaves {yes}, a no {no}.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist Dracula in derselben Region wie {hunter}: Von den {all} Orten, an denen er sein kann, bleiben bei Ja {yes}, bei Nein {no}.</translation>
    </message>
    <message>
        <source>The chance that a box is hidden {place:in} is {percent}%.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist {place:in} eine Kiste versteckt.</translation>
    </message>
    <message>
        <source>The chance that a box is {place:in} is {percent}%; a no leaves {left} cities.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist {place:in} eine Kiste; bei Nein bleiben {left} Städte.</translation>
    </message>
    <message>
        <source>The chance that a hideout is {place:in}, the last one that the goal needs, is {percent}%.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist {place:in} ein Versteck, das letzte, das zum Ziel fehlt.</translation>
    </message>
    <message>
        <source>The chance that one of his hideouts is {place:in} is {percent}%.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist {place:in} eines von Draculas Verstecken.</translation>
    </message>
    <message>
        <source>The chance that the last box that the goal needs is hidden {place:in} is {percent}%.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist {place:in} die letzte Kiste versteckt, die zum Ziel fehlt.</translation>
    </message>
    <message>
        <source>The goal of the chapter needs {damage} more damage to Dracula.</source>
        <translation>Zum Ziel des Kapitels fehlen noch {damage} Schaden an Dracula.</translation>
    </message>
    <message>
        <source>The hunters have no ally yet.</source>
        <translation>Die Jäger haben noch keinen Verbündeten.</translation>
    </message>
    <message>
        <source>The last box that the goal needs must be hidden {place:in}.</source>
        <translation>Die letzte Kiste, die zum Ziel fehlt, muss {place:in} versteckt sein.</translation>
    </message>
    <message>
        <source>The likeliest city on an unknown card of Dracula&apos;s trail is {place} ({percent}%).</source>
        <translation>Am wahrscheinlichsten zeigt eine unbekannte Karte von Draculas Spur {place} ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>The revealed card answers {card}: {quoted}</source>
        <translation>Die aufgedeckte Karte beantwortet {card}: {quoted}</translation>
    </message>
    <message>
        <source>The search leads to the combat with the vampire.</source>
        <translation>Die Suche führt zum Kampf gegen den Vampir.</translation>
    </message>
    <message>
        <source>The ticket {ticket} is good for one railway only.</source>
        <translation>Der {ticket}-Fahrschein gilt nur für eine Bahnlinie.</translation>
    </message>
    <message>
        <source>The ticket {ticket} is good for {count:word} white railways.</source>
        <translation>Der {ticket}-Fahrschein gilt für {count:word} weiße Bahnlinien.</translation>
    </message>
    <message>
        <source>The top event card is one for the hunters.</source>
        <translation>Die oberste Ereigniskarte ist für die Jäger.</translation>
    </message>
    <message>
        <source>The top event card is one of Dracula&apos;s; by day it is only discarded, so he does not get it.</source>
        <translation>Die oberste Ereigniskarte gehört Dracula; bei Tag wird sie nur abgeworfen, er bekommt sie also nicht.</translation>
    </message>
    <message>
        <source>This damage defeats {hunter}.</source>
        <translation>Dieser Schaden besiegt {hunter}.</translation>
    </message>
    <message>
        <source>This is the last day.</source>
        <translation>Heute ist der letzte Tag.</translation>
    </message>
    <message>
        <source>With a chance of {percent}% Dracula himself is {place:in}, and there is a combat at dusk.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist Dracula selbst {place:in}; dann kommt es bei Abenddämmerung zum Kampf.</translation>
    </message>
    <message>
        <source>With a ticket, no further city that may hide a box comes within reach tomorrow.</source>
        <translation>Auch mit einem Fahrschein ist morgen kein weiterer möglicher Kistenstandort erreichbar.</translation>
    </message>
    <message>
        <source>With a ticket, no further place that Dracula may move to comes within reach tomorrow.</source>
        <translation>Auch mit einem Fahrschein ist morgen kein weiterer Ort erreichbar, an den Dracula ziehen kann.</translation>
    </message>
    <message>
        <source>With a ticket, no further place where a hideout may be comes within reach tomorrow.</source>
        <translation>Auch mit einem Fahrschein ist morgen kein weiterer Ort erreichbar, an dem ein Versteck sein kann.</translation>
    </message>
    <message>
        <source>With a ticket, on average {then} instead of {now} cities are within a day&apos;s journey from here.</source>
        <translation>Mit einem Fahrschein sind von hier im Schnitt {then} statt {now} Städte in einer Tagesreise erreichbar.</translation>
    </message>
    <message>
        <source>With one more ticket, on average {then} instead of {now} cities are within a day&apos;s journey from here.</source>
        <translation>Mit einem weiteren Fahrschein sind von hier im Schnitt {then} statt {now} Städte in einer Tagesreise erreichbar.</translation>
    </message>
    <message numerus="yes">
        <source>With them %n cities are within a day&apos;s journey from {place}.</source>
        <translation>
            <numerusform>Mit ihnen ist von {place} aus eine Stadt in einer Tagesreise erreichbar.</numerusform>
            <numerusform>Mit ihnen sind von {place} aus %n Städte in einer Tagesreise erreichbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without it {hunter} cannot keep Desecrated Soil from returning; the others hold %n Heavenly Host(s).</source>
        <translation>
            <numerusform>Ohne sie kann {hunter} nicht verhindern, dass „Entweihte Erde“ zurückkehrt; die anderen haben noch eine Gesegnete Hostie.</numerusform>
            <numerusform>Ohne sie kann {hunter} nicht verhindern, dass „Entweihte Erde“ zurückkehrt; die anderen haben noch %n Gesegnete Hostien.</numerusform>
        </translation>
    </message>
    <message>
        <source>choice {rival} brings another ticket</source>
        <translation>Vorschlag {rival} einen weiteren Fahrschein bringt</translation>
    </message>
    <message>
        <source>choice {rival} brings more of his unknown hideouts within reach ({other} instead of {own})</source>
        <translation>mit Vorschlag {rival} mehr von Draculas unbekannten Verstecken erreichbar sind ({other} statt {own})</translation>
    </message>
    <message>
        <source>choice {rival} costs less damage ({other} instead of {own})</source>
        <translation>Vorschlag {rival} weniger Schaden kostet ({other} statt {own})</translation>
    </message>
    <message>
        <source>choice {rival} discards an encounter that would add {other} influence</source>
        <translation>Vorschlag {rival} eine Begegnung ablegt, die {other} Einfluss brächte</translation>
    </message>
    <message>
        <source>choice {rival} leads to a large city, where supplies bring an item card</source>
        <translation>Vorschlag {rival} in eine Großstadt führt, wo Ausrüsten eine Gegenstandskarte bringt</translation>
    </message>
    <message>
        <source>choice {rival} leads to where a box is more likely ({other} instead of {own})</source>
        <translation>Vorschlag {rival} an einen Ort führt, an dem eher eine Kiste ist ({other} statt {own})</translation>
    </message>
    <message>
        <source>choice {rival} leads to where a hideout is more likely ({other} instead of {own})</source>
        <translation>Vorschlag {rival} dorthin führt, wo eher ein Versteck ist ({other} statt {own})</translation>
    </message>
    <message>
        <source>day {day}</source>
        <translation>Tag {day}</translation>
    </message>
    <message>
        <source>fewer boxes made clean</source>
        <translation>weniger gereinigte Kisten</translation>
    </message>
    <message>
        <source>fewer hideouts found</source>
        <translation>weniger gefundene Verstecke</translation>
    </message>
    <message>
        <source>fewer revelations</source>
        <translation>weniger Aufdeckungen Draculas</translation>
    </message>
    <message>
        <source>fewer vampires defeated</source>
        <translation>weniger besiegte Vampire</translation>
    </message>
    <message>
        <source>fewer voyages by Dracula</source>
        <translation>weniger Überfahrten Draculas</translation>
    </message>
    <message>
        <source>it is journey {own} of the {most} that the chapter allows</source>
        <translation>das Reise {own} von höchstens {most} ist</translation>
    </message>
    <message>
        <source>more boxes made clean</source>
        <translation>mehr gereinigte Kisten</translation>
    </message>
    <message>
        <source>more hideouts found</source>
        <translation>mehr gefundene Verstecke</translation>
    </message>
    <message>
        <source>more revelations</source>
        <translation>mehr Aufdeckungen Draculas</translation>
    </message>
    <message>
        <source>more vampires defeated</source>
        <translation>mehr besiegte Vampire</translation>
    </message>
    <message>
        <source>more voyages by Dracula</source>
        <translation>mehr Überfahrten Draculas</translation>
    </message>
    <message>
        <source>with choice {rival} a route finds more hideouts ({other} instead of {own} on average)</source>
        <translation>mit Vorschlag {rival} eine Route mehr Verstecke findet (im Schnitt {other} statt {own})</translation>
    </message>
    <message>
        <source>with choice {rival} all cities that may hide a box can be searched earlier ({other})</source>
        <translation>mit Vorschlag {rival} alle möglichen Kistenstandorte früher durchsucht sein können ({other})</translation>
    </message>
    <message>
        <source>with choice {rival} all hunters together reach more of his unknown hideouts ({other} instead of {own})</source>
        <translation>die Jäger mit Vorschlag {rival} mehr von Draculas unbekannten Verstecken erreichen ({other} statt {own})</translation>
    </message>
    <message>
        <source>with choice {rival} more cities that may hide a box can be searched in time</source>
        <translation>mit Vorschlag {rival} mehr mögliche Kistenstandorte rechtzeitig durchsucht sein können</translation>
    </message>
    <message>
        <source>with choice {rival} some hunter is likelier to reach Dracula after his next move ({other} instead of {own})</source>
        <translation>mit Vorschlag {rival} eher einer der Jäger Dracula nach seinem nächsten Zug erreichen kann ({other} statt {own})</translation>
    </message>
    <message>
        <source>with choice {rival} the others could act on what the likeliest search shows</source>
        <translation>die anderen bei Vorschlag {rival} noch nutzen könnten, was die aussichtsreichste Suche zeigt</translation>
    </message>
    <message>
        <source>with choice {rival} this hunter is likelier to reach Dracula after his next move ({other} instead of {own})</source>
        <translation>mit Vorschlag {rival} dieser Jäger Dracula nach seinem nächsten Zug eher erreichen kann ({other} statt {own})</translation>
    </message>
    <message>
        <source>{card} is then no longer the hunters&apos; ally.</source>
        <translation>{card} ist dann nicht mehr Verbündeter der Jäger.</translation>
    </message>
    <message>
        <source>{card} returns faceup and takes effect again at the next search.</source>
        <translation>{card} kehrt aufgedeckt zurück und wirkt bei der nächsten Suche wieder.</translation>
    </message>
    <message>
        <source>{card} returns faceup, so the box is not clean yet.</source>
        <translation>{card} kehrt aufgedeckt zurück: Die Kiste ist noch nicht gereinigt.</translation>
    </message>
    <message>
        <source>{card} then does not return, so the box is clean.</source>
        <translation>{card} kehrt dann nicht zurück: Die Kiste ist gereinigt.</translation>
    </message>
    <message>
        <source>{card} then does not return.</source>
        <translation>{card} kehrt dann nicht zurück.</translation>
    </message>
    <message>
        <source>{card} would add no influence.</source>
        <translation>„{card}“ brächte keinen Einfluss.</translation>
    </message>
    <message>
        <source>{card} would add {added} influence if it matured (now {now} of {most}).</source>
        <translation>„{card}“ brächte gereift {added} Einfluss (jetzt {now} von {most}).</translation>
    </message>
    <message>
        <source>{count:word} boxes are still hidden; {cities} cities are possible: {places}.</source>
        <translation>Noch {count:word} Kisten sind versteckt; mögliche Standorte ({cities}): {places}.</translation>
    </message>
    <message>
        <source>{hunter} already has two tickets, and no better one is left.</source>
        <translation>{hunter} hat schon zwei Fahrscheine, und einen besseren gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>{hunter} already has two tickets; the chance to draw one that reaches farther than ticket {ticket} is {percent}%.</source>
        <translation>{hunter} hat schon zwei Fahrscheine; mit {percent}&#xa0;% Wahrscheinlichkeit ist ein gezogener besser als der {ticket}-Fahrschein.</translation>
    </message>
    <message>
        <source>{hunter} already has {count:word} weapons, so another item card helps less.</source>
        <translation>{hunter} hat schon {count:word} Waffen; eine weitere Gegenstandskarte hilft weniger.</translation>
    </message>
    <message>
        <source>{hunter} has neither item cards nor tickets.</source>
        <translation>{hunter} hat weder Gegenstandskarten noch Fahrscheine.</translation>
    </message>
    <message>
        <source>{hunter} has no items to lose.</source>
        <translation>{hunter} hat keine Gegenstände zu verlieren.</translation>
    </message>
    <message>
        <source>{hunter} has no ticket yet.</source>
        <translation>{hunter} hat noch keinen Fahrschein.</translation>
    </message>
    <message>
        <source>{hunter} has no weapon, and {giver} can hand one over.</source>
        <translation>{hunter} hat keine Waffe, und {giver} kann eine abgeben.</translation>
    </message>
    <message>
        <source>{hunter} has no weapon; the chance to draw one {place:in} is {percent}%.</source>
        <translation>{hunter} hat keine Waffe und zieht {place:in} mit {percent}&#xa0;% Wahrscheinlichkeit eine.</translation>
    </message>
    <message>
        <source>{hunter} has only one ticket so far and may keep both.</source>
        <translation>{hunter} hat bisher nur einen Fahrschein und kann beide behalten.</translation>
    </message>
    <message>
        <source>{hunter} has only one ticket so far.</source>
        <translation>{hunter} hat bisher nur einen Fahrschein.</translation>
    </message>
    <message>
        <source>{hunter} has only one weapon, which can be played only every other round of a combat; the chance to draw another one {place:in} is {percent}%.</source>
        <translation>{hunter} hat nur eine Waffe, die im Kampf nur jede zweite Runde einsetzbar ist, und zieht {place:in} mit {percent}&#xa0;% Wahrscheinlichkeit eine weitere.</translation>
    </message>
    <message>
        <source>{hunter} has two tickets even without it.</source>
        <translation>{hunter} hat auch so zwei Fahrscheine.</translation>
    </message>
    <message>
        <source>{hunter} has {damage} of {health} damage, and resting heals {healed}.</source>
        <translation>{hunter} hat {damage} Schaden (besiegt bei {health}); Ausruhen heilt {healed}.</translation>
    </message>
    <message>
        <source>{hunter} holds as many event cards as allowed and must discard one.</source>
        <translation>{hunter} hat schon so viele Ereigniskarten wie erlaubt und muss eine abwerfen.</translation>
    </message>
    <message>
        <source>{hunter} holds as many item cards as allowed and must discard one.</source>
        <translation>{hunter} hat schon so viele Gegenstandskarten wie erlaubt und muss eine abwerfen.</translation>
    </message>
    <message>
        <source>{hunter} holds: {cards}.</source>
        <translation>{hunter} hat: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} is unhurt.</source>
        <translation>{hunter} ist unverletzt.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and can reach Dracula&apos;s current place with a chance of {percent}%.</source>
        <translation>{hunter} ist {place:in} und erreicht Draculas jetzigen Ort mit {percent}&#xa0;% Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and reaches {percent}% of his unknown hideouts on average.</source>
        <translation>{hunter} ist {place:in} und erreicht von dort im Schnitt {percent}&#xa0;% von Draculas unbekannten Verstecken.</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} is {place:in}, %n days by road and sea from {aim} ({percent}%).</source>
        <translation>
            <numerusform>{hunter} ist {place:in} und käme ohne Bahn in einem Tag {aim:to} ({percent}&#xa0;%).</numerusform>
            <numerusform>{hunter} ist {place:in} und käme ohne Bahn in %n Tagen {aim:to} ({percent}&#xa0;%).</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} is {place:in}.</source>
        <translation>{hunter} ist {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} keeps the card, and Dracula sees it.</source>
        <translation>{hunter} behält die Karte, und Dracula sieht sie.</translation>
    </message>
    <message>
        <source>{hunter} keeps the ticket {tickets}.</source>
        <translation>{hunter} behält den Fahrschein {tickets}.</translation>
    </message>
    <message>
        <source>{hunter} keeps the ticket {ticket}, good for one railway.</source>
        <translation>{hunter} behält den {ticket}-Fahrschein, der für eine Bahnlinie gilt.</translation>
    </message>
    <message>
        <source>{hunter} keeps the ticket {ticket}, good for {count:word} white railways.</source>
        <translation>{hunter} behält den {ticket}-Fahrschein, der für {count:word} weiße Bahnlinien gilt.</translation>
    </message>
    <message>
        <source>{hunter} keeps the tickets {tickets}.</source>
        <translation>{hunter} behält die Fahrscheine {tickets}.</translation>
    </message>
    <message>
        <source>{hunter} loses: {cards}.</source>
        <translation>{hunter} verliert: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} may keep the best two of three tickets.</source>
        <translation>{hunter} kann von drei Fahrscheinen die zwei besten behalten.</translation>
    </message>
    <message>
        <source>{hunter} suffers no damage.</source>
        <translation>{hunter} erleidet keinen Schaden.</translation>
    </message>
    <message>
        <source>{hunter} then has neither item cards nor tickets.</source>
        <translation>{hunter} hat dann weder Gegenstandskarten noch Fahrscheine.</translation>
    </message>
    <message>
        <source>{hunter} then has only one ticket.</source>
        <translation>{hunter} hat dann nur einen Fahrschein.</translation>
    </message>
    <message>
        <source>{hunter} then has {damage} of {health} damage.</source>
        <translation>{hunter} hat dann {damage} Schaden (besiegt bei {health}).</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} then holds %n event card(s), and {card} can be played later.</source>
        <translation>
            <numerusform>{hunter} hat dann eine Ereigniskarte, und {card} kann später ausgespielt werden.</numerusform>
            <numerusform>{hunter} hat dann %n Ereigniskarten, und {card} kann später ausgespielt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} then holds: {cards}.</source>
        <translation>{hunter} hat dann: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} then suffers no damage.</source>
        <translation>{hunter} erleidet dann keinen Schaden.</translation>
    </message>
    <message>
        <source>{hunter} then suffers {damage} damage.</source>
        <translation>{hunter} erleidet dann {damage} Schaden.</translation>
    </message>
    <message>
        <source>{hunter} would learn nothing new: Dracula cannot be in the same region.</source>
        <translation>{hunter} würde nichts Neues erfahren: Dracula kann nicht in derselben Region sein.</translation>
    </message>
    <message>
        <source>{hunter} would learn nothing new: Dracula is certainly in the same region.</source>
        <translation>{hunter} würde nichts Neues erfahren: Dracula ist sicher in derselben Region.</translation>
    </message>
    <message>
        <source>{hunter}: {places}</source>
        <translation>{hunter}: {places}</translation>
    </message>
    <message>
        <source>{place} is a large city, where {hunter} can draw an item card by night.</source>
        <translation>{place} ist eine Großstadt, in der {hunter} bei Nacht eine Gegenstandskarte ziehen kann.</translation>
    </message>
    <message>
        <source>{place} is a large city, where {hunter}, who has no weapon, can draw an item card by night.</source>
        <translation>{place} ist eine Großstadt; {hunter} hat keine Waffe und kann dort bei Nacht eine Gegenstandskarte ziehen.</translation>
    </message>
    <message>
        <source>{place} is a small city, where supplies bring no item card.</source>
        <translation>{place} ist eine Kleinstadt; Ausrüsten bringt dort keine Gegenstandskarte.</translation>
    </message>
    <message numerus="yes">
        <source>{place}, where you must go, is %n days&apos; journey from here.</source>
        <translation>
            <numerusform>{place}, dein Ziel, ist von hier eine Tagesreise entfernt.</numerusform>
            <numerusform>{place}, dein Ziel, ist von hier %n Tagesreisen entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, where you must go, is %n days&apos; journey from there.</source>
        <translation>
            <numerusform>{place}, dein Ziel, ist von dort eine Tagesreise entfernt.</numerusform>
            <numerusform>{place}, dein Ziel, ist von dort %n Tagesreisen entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, where you must go, is within reach from here tomorrow.</source>
        <translation>{place}, dein Ziel, ist von hier morgen erreichbar.</translation>
    </message>
    <message>
        <source>{place}, where you must go, is within reach from there tomorrow.</source>
        <translation>{place}, dein Ziel, ist von dort morgen erreichbar.</translation>
    </message>
    <message>
        <source>{some}, then {next}</source>
        <translation>{some}, dann {next}</translation>
    </message>
    <message>
        <source>{some}; {next}</source>
        <translation>{some}; {next}</translation>
    </message>
</context>
<context>
    <name>fury3.board</name>
    <message numerus="yes">
        <source>%n bite(s)</source>
        <translation>
            <numerusform>%n Biss</numerusform>
            <numerusform>%n Bisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n encounter(s)</source>
        <translation>
            <numerusform>%n Begegnung</numerusform>
            <numerusform>%n Begegnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rumor token(s)</source>
        <translation>
            <numerusform>%n Gerüchtemarker</numerusform>
            <numerusform>%n Gerüchtemarker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s)</source>
        <translation>
            <numerusform>%n Fahrschein</numerusform>
            <numerusform>%n Fahrscheine</numerusform>
        </translation>
    </message>
    <message>
        <source>A storm blocks the way {place:to}.</source>
        <translation>Ein Sturm versperrt den Weg {place:to}.</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Burg Dracula</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Verzweiflung</translation>
    </message>
    <message>
        <source>Dracula can never enter a hospital.</source>
        <translation>Dracula kann nie ein Hospital betreten.</translation>
    </message>
    <message>
        <source>Dracula wins when his influence reaches 13. A defeated hunter gives {rage} now, a matured vampire 3 or 4, and a rumor on it 3 more.</source>
        <translation>Dracula gewinnt, sobald sein Einfluss 13 erreicht. Ein besiegter Jäger bringt jetzt {rage}, ein gereifter Vampir 3 oder 4, mit einem Gerücht 3 mehr.</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Verbündet mit Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail</source>
        <translation>Draculas Spur</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail, newest move first, and his lairs</source>
        <translation>Draculas Spur, neuester Zug zuerst, und seine Unterschlüpfe</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Event cards above the limit of {limit}: {count} must be discarded.</source>
        <translation>Ereigniskarten über dem Handlimit ({limit}): {count} abwerfen.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>Fr</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Hospital</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Hunters&apos; ally</source>
        <translation>Verbündet mit den Jägern</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Item cards above the limit of {limit}: {count} must be discarded.</source>
        <translation>Gegenstandskarten über dem Handlimit ({limit}): {count} abwerfen.</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Lair {slot} {place:in}</source>
        <translation>Unterschlupf {slot} {place:in}</translation>
    </message>
    <message>
        <source>Lair {slot} {place:in}; {contents}</source>
        <translation>Unterschlupf {slot} {place:in}; {contents}</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>One token per week: defeats give more influence, and escapes come later. Dracula can escape a combat from his card number {cards} on. The third token starts The Fury of Dracula.</source>
        <translation>Ein Marker für jede Woche: Niederlagen bringen mehr Einfluss, Fluchtkarten wirken später. Dracula kann einem Kampf ab seiner Karte Nummer {cards} entkommen. Mit dem dritten Marker beginnt „Die Wut Draculas“.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>Sa</translation>
    </message>
    <message>
        <source>Sea route</source>
        <translation>Seeweg</translation>
    </message>
    <message>
        <source>Sea zone</source>
        <translation>Meereszone</translation>
    </message>
    <message>
        <source>Small city</source>
        <translation>Kleinstadt</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>So</translation>
    </message>
    <message>
        <source>Taken from the top by day and from the bottom by night.</source>
        <translation>Bei Tag wird von oben gezogen, bei Nacht von unten.</translation>
    </message>
    <message numerus="yes">
        <source>Taken from the top by day and from the bottom by night. The bottom has %n hunter card(s).</source>
        <translation>
            <numerusform>Bei Tag wird von oben gezogen, bei Nacht von unten. Unten liegt eine Karte der Jäger.</numerusform>
            <numerusform>Bei Tag wird von oben gezogen, bei Nacht von unten. Unten liegen %n Karten der Jäger.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Fury of Dracula: every city card and Hide placed on the trail gives 3 influence. Dracula can escape a combat from his card number 5 on.</source>
        <translation>Die Wut Draculas: Jede Stadtkarte und jedes „Verbergen“, das auf die Spur gelegt wird, bringt 3 Einfluss. Dracula kann einem Kampf ab seiner Karte Nummer 5 entkommen.</translation>
    </message>
    <message>
        <source>The hunters win when Dracula has suffered 15 damage.</source>
        <translation>Die Jäger gewinnen, sobald Dracula 15 Schaden erlitten hat.</translation>
    </message>
    <message>
        <source>The week, and the day or night of the hunter phase.</source>
        <translation>Die Woche und der Tag oder die Nacht der Jägerphase.</translation>
    </message>
    <message>
        <source>There is fog {place:in}.</source>
        <translation>{place:in} herrscht Nebel.</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Fahrscheine</translation>
    </message>
    <message>
        <source>Tickets above the limit of {limit}: {count} must be returned.</source>
        <translation>Fahrscheine über dem Limit ({limit}): {count} zurücklegen.</translation>
    </message>
    <message>
        <source>Trail {number}: {face}, {known}.</source>
        <translation>Spur {number}: {face}, {known}.</translation>
    </message>
    <message>
        <source>Trail {number}: {face}, {known}; {contents}.</source>
        <translation>Spur {number}: {face}, {known}; {contents}.</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>Di</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>Mi</translation>
    </message>
    <message>
        <source>Week {week}, day</source>
        <translation>Woche {week}, Tag</translation>
    </message>
    <message>
        <source>Week {week}, night</source>
        <translation>Woche {week}, Nacht</translation>
    </message>
    <message>
        <source>White railway</source>
        <translation>Weiße Bahnlinie</translation>
    </message>
    <message>
        <source>Yellow railway</source>
        <translation>Gelbe Bahnlinie</translation>
    </message>
    <message>
        <source>a box of earth may be here</source>
        <translation>hier könnte eine Erdkiste stehen</translation>
    </message>
    <message>
        <source>a heavenly host</source>
        <translation>Gesegnete Hostie</translation>
    </message>
    <message>
        <source>a roadblock</source>
        <translation>Straßensperre</translation>
    </message>
    <message>
        <source>a rumor token</source>
        <translation>Gerüchtemarker</translation>
    </message>
    <message>
        <source>a storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>bats</source>
        <translation>Fledermäuse</translation>
    </message>
    <message>
        <source>combat round {round}</source>
        <translation>Kampfrunde {round}</translation>
    </message>
    <message>
        <source>consecrated ground</source>
        <translation>Geweihter Boden</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>besiegt</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>aufgehalten</translation>
    </message>
    <message>
        <source>engaged: {hunter}</source>
        <translation>bedrängt: {hunter}</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>fog ({count} tokens)</source>
        <translation>Nebel ({count} Marker)</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>hidden from the hunters</source>
        <translation>den Jägern verborgen</translation>
    </message>
    <message>
        <source>in play: {cards}</source>
        <translation>im Spiel: {cards}</translation>
    </message>
    <message>
        <source>known to the hunters</source>
        <translation>den Jägern bekannt</translation>
    </message>
    <message>
        <source>mesmerized</source>
        <translation>gebannt</translation>
    </message>
    <message>
        <source>not twice in a row: {card}</source>
        <translation>nicht zweimal nacheinander: {card}</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>rumor</source>
        <translation>Gerücht</translation>
    </message>
    <message>
        <source>still to act: {hunters}</source>
        <translation>noch ausstehend: {hunters}</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>nicht dabei</translation>
    </message>
    <message>
        <source>tickets {values}</source>
        <translation>Fahrscheine: {values}</translation>
    </message>
    <message>
        <source>{name} ({damage} damage)</source>
        <translation>{name} ({damage} Schaden)</translation>
    </message>
    <message>
        <source>{name} {place:in}; health {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; Gesundheit {life} von {full}; {reach}</translation>
    </message>
    <message>
        <source>{name} {place:in}; {status}; health {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; {status}; Gesundheit {life} von {full}; {reach}</translation>
    </message>
    <message>
        <source>{name}: damage {damage} of {full}</source>
        <translation>{name}: Schaden {damage} von {full}</translation>
    </message>
    <message>
        <source>{name}; {status}</source>
        <translation>{name}; {status}</translation>
    </message>
    <message>
        <source>{place} is closed.</source>
        <translation>{place} ist gesperrt.</translation>
    </message>
    <message>
        <source>{place} is protected.</source>
        <translation>{place} ist geschützt.</translation>
    </message>
    <message>
        <source>{place} · {status}</source>
        <translation>{place} · {status}</translation>
    </message>
    <message>
        <source>{power}, {place}</source>
        <translation>{power}, {place}</translation>
    </message>
    <message>
        <source>{text} Cancels: {icons}.</source>
        <translation>{text} Hebt auf: {icons}.</translation>
    </message>
    <message>
        <source>{text} Matured: {matured}</source>
        <translation>{text} Gereift: {matured}</translation>
    </message>
</context>
<context>
    <name>fury3.buttons</name>
    <message>
        <source>Allow it</source>
        <translation>Geschehen lassen</translation>
    </message>
    <message>
        <source>Ambush with {card} ({where})</source>
        <translation>Mit „{card}“ überfallen ({where})</translation>
    </message>
    <message>
        <source>Ask about Hide</source>
        <translation>Nach „Verbergen“ fragen</translation>
    </message>
    <message>
        <source>Ask about {place}</source>
        <translation>Nach {place} fragen</translation>
    </message>
    <message>
        <source>Attack {hunter}</source>
        <translation>{hunter} angreifen</translation>
    </message>
    <message>
        <source>Block the railway {line}</source>
        <translation>Bahnlinie sperren: {line}</translation>
    </message>
    <message>
        <source>Block the road {line}</source>
        <translation>Straße sperren: {line}</translation>
    </message>
    <message>
        <source>Bring {card} back</source>
        <translation>„{card}“ zurückholen</translation>
    </message>
    <message>
        <source>Bring {place:to}</source>
        <translation>{place:to} bringen</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>„{card}“ wählen</translation>
    </message>
    <message>
        <source>Choose {hunter}</source>
        <translation>{hunter} wählen</translation>
    </message>
    <message>
        <source>Clear lair {space} {place:in}</source>
        <translation>Unterschlupf {space} {place:in} räumen</translation>
    </message>
    <message>
        <source>Consecrate {place}</source>
        <translation>{place} weihen</translation>
    </message>
    <message>
        <source>Discard all items</source>
        <translation>Alle Gegenstände abwerfen</translation>
    </message>
    <message>
        <source>Discard no more</source>
        <translation>Nichts weiter abwerfen</translation>
    </message>
    <message>
        <source>Discard the hideout</source>
        <translation>Versteck abwerfen</translation>
    </message>
    <message>
        <source>Discard the hunters&apos; ally</source>
        <translation>Den Verbündeten der Jäger abwerfen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>„{card}“ abwerfen</translation>
    </message>
    <message>
        <source>Do not ambush</source>
        <translation>Kein Hinterhalt</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>End the storm {place:in}</source>
        <translation>Sturm {place:in} beenden</translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation>Tausch beenden</translation>
    </message>
    <message>
        <source>Engage {hunter}</source>
        <translation>{hunter} bedrängen</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Nichts austauschen</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <translation>„{card}“ austauschen</translation>
    </message>
    <message>
        <source>Fly {place:to}</source>
        <translation>{place:to} fliegen</translation>
    </message>
    <message>
        <source>Fog {place:in}</source>
        <translation>Nebel {place:in}</translation>
    </message>
    <message>
        <source>Forbid supplies in the next hunter phase</source>
        <translation>Ausrüsten in der nächsten Jägerphase verbieten</translation>
    </message>
    <message>
        <source>Go {place:to}</source>
        <translation>{place:to} gehen</translation>
    </message>
    <message>
        <source>Heal {hunter}</source>
        <translation>{hunter} heilen</translation>
    </message>
    <message>
        <source>Keep as ally</source>
        <translation>Zu den Verbündeten legen</translation>
    </message>
    <message>
        <source>Keep in hand</source>
        <translation>Auf der Hand behalten</translation>
    </message>
    <message>
        <source>Keep the bodyguards</source>
        <translation>Leibwächter behalten</translation>
    </message>
    <message>
        <source>Keep the bullets</source>
        <translation>Kugeln behalten</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Karte beibehalten</translation>
    </message>
    <message>
        <source>Keep the weapons</source>
        <translation>Waffen behalten</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>„{card}“ behalten</translation>
    </message>
    <message>
        <source>Lair {space} {place:in}</source>
        <translation>Unterschlupf {space} {place:in}</translation>
    </message>
    <message>
        <source>Leave the hospital and go {place:to}</source>
        <translation>Hospital verlassen, {place:to} gehen</translation>
    </message>
    <message>
        <source>Make it lair {space} (with {card})</source>
        <translation>In Unterschlupf {space} umwandeln ({card})</translation>
    </message>
    <message>
        <source>Mature {card}</source>
        <translation>„{card}“ reifen lassen</translation>
    </message>
    <message>
        <source>Move {place:to}</source>
        <translation>{place:to} bewegen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No more storms</source>
        <translation>Keine weiteren Stürme</translation>
    </message>
    <message>
        <source>No one else leaves</source>
        <translation>Niemand sonst verlässt den Kampf</translation>
    </message>
    <message>
        <source>Open the railway {line}</source>
        <translation>Bahnlinie freigeben: {line}</translation>
    </message>
    <message>
        <source>Open the road {line}</source>
        <translation>Straße freigeben: {line}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Place no rumor token</source>
        <translation>Keinen Gerüchtemarker legen</translation>
    </message>
    <message>
        <source>Place {card} ({where})</source>
        <translation>„{card}“ legen ({where})</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Keine Karte ausspielen</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt ausspielen</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>„{card}“ ausspielen</translation>
    </message>
    <message>
        <source>Play {event}</source>
        <translation>„{event}“ ausspielen</translation>
    </message>
    <message>
        <source>Play {event} ({hunter})</source>
        <translation>„{event}“ ausspielen ({hunter})</translation>
    </message>
    <message>
        <source>Prevent nothing</source>
        <translation>Nichts verhindern</translation>
    </message>
    <message>
        <source>Protect {place}</source>
        <translation>{place} schützen</translation>
    </message>
    <message>
        <source>Remove the consecrated ground</source>
        <translation>Geweihten Boden entfernen</translation>
    </message>
    <message>
        <source>Reserve a ticket</source>
        <translation>Fahrschein reservieren</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Ausruhen</translation>
    </message>
    <message>
        <source>Return to lair {space} {place:in}</source>
        <translation>In Unterschlupf {space} {place:in} zurückkehren</translation>
    </message>
    <message>
        <source>Return {card}</source>
        <translation>{card} zurücklegen</translation>
    </message>
    <message>
        <source>Reveal no more</source>
        <translation>Nichts weiter aufdecken</translation>
    </message>
    <message>
        <source>Reveal nothing</source>
        <translation>Nichts aufdecken</translation>
    </message>
    <message>
        <source>Reveal {card}</source>
        <translation>„{card}“ aufdecken</translation>
    </message>
    <message>
        <source>Rumor token ({where})</source>
        <translation>Gerüchtemarker ({where})</translation>
    </message>
    <message>
        <source>Sail {place:to}</source>
        <translation>Mit dem Schiff {place:to}</translation>
    </message>
    <message>
        <source>Scout a city</source>
        <translation>Stadt ausspähen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search now</source>
        <translation>Jetzt suchen</translation>
    </message>
    <message>
        <source>Space {space}, {place}</source>
        <translation>Feld {space}, {place}</translation>
    </message>
    <message>
        <source>Spend {card}</source>
        <translation>{card} ausgeben</translation>
    </message>
    <message>
        <source>Start {place:in}</source>
        <translation>{place:in} beginnen</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>Stay, as nothing can be placed</source>
        <translation>Bleiben, da nichts gelegt werden kann</translation>
    </message>
    <message>
        <source>Storm {place:in}</source>
        <translation>Sturm {place:in}</translation>
    </message>
    <message>
        <source>Suffer 3 damage</source>
        <translation>3 Schaden erleiden</translation>
    </message>
    <message>
        <source>Take supplies</source>
        <translation>Ausrüsten</translation>
    </message>
    <message>
        <source>Take the train {place:to}</source>
        <translation>Mit der Bahn {place:to}</translation>
    </message>
    <message>
        <source>Take the train {place:to} ({ticket})</source>
        <translation>Mit der Bahn {place:to} ({ticket})</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>„{card}“ nehmen</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Trade event cards instead (Leader)</source>
        <translation>Stattdessen Ereigniskarten tauschen (Anführer)</translation>
    </message>
    <message>
        <source>Trade with {hunter}</source>
        <translation>Tauschen mit {hunter}</translation>
    </message>
    <message>
        <source>Use Fast Horses</source>
        <translation>„Schnelle Pferde“ einsetzen</translation>
    </message>
    <message>
        <source>Use Psychic Bond</source>
        <translation>„Psychisches Band“ einsetzen</translation>
    </message>
    <message>
        <source>Use at once</source>
        <translation>Sofort ausführen</translation>
    </message>
    <message>
        <source>Wear no wreath</source>
        <translation>Keinen Kranz anlegen</translation>
    </message>
    <message>
        <source>Wear {card}</source>
        <translation>„{card}“ anlegen</translation>
    </message>
    <message>
        <source>Wolves {place:in}</source>
        <translation>Wölfe {place:in}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>{action}: all {count} hunters who can</source>
        <translation>{action}: alle Jäger, die es können ({count})</translation>
    </message>
    <message>
        <source>{card} ({where})</source>
        <translation>{card} ({where})</translation>
    </message>
    <message>
        <source>{hunter} acts next</source>
        <translation>{hunter} handelt als Nächstes</translation>
    </message>
    <message>
        <source>{hunter} gives {card}</source>
        <translation>{hunter} gibt: {card}</translation>
    </message>
    <message>
        <source>{hunter} leaves</source>
        <translation>{hunter} verlässt den Kampf</translation>
    </message>
    <message>
        <source>{power} on space {space} ({place})</source>
        <translation>{power} auf Feld {space} ({place})</translation>
    </message>
    <message>
        <source>{power} {place:to}</source>
        <translation>{power} {place:to}</translation>
    </message>
</context>
<context>
    <name>fury3.card_pages</name>
    <message>
        <source>Ambush or search</source>
        <translation>Hinterhalt oder Suche</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Banner</translation>
    </message>
    <message>
        <source>Canceled by</source>
        <translation>Aufgehoben durch</translation>
    </message>
    <message numerus="yes">
        <source>Dracula combat card, %n card(s)</source>
        <translation>
            <numerusform>Draculas Kampfkarte, %n Karte</numerusform>
            <numerusform>Draculas Kampfkarte, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula event, %n card(s) in the deck</source>
        <translation>
            <numerusform>Draculas Ereignis, %n Karte im Stapel</numerusform>
            <numerusform>Draculas Ereignis, %n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula power card, in the advanced game</source>
        <translation>Draculas Machtkarte im fortgeschrittenen Spiel</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat cards</source>
        <translation>Draculas Kampfkarten</translation>
    </message>
    <message>
        <source>Dracula&apos;s events</source>
        <translation>Draculas Ereignisse</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message numerus="yes">
        <source>Encounter, %n card(s) in the deck</source>
        <translation>
            <numerusform>Begegnung, %n Karte im Stapel</numerusform>
            <numerusform>Begegnung, %n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Every hunter&apos;s own card, part of no deck</source>
        <translation>Eigene Karte jedes Jägers, in keinem Stapel</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message numerus="yes">
        <source>Hunter event, %n card(s) in the deck</source>
        <translation>
            <numerusform>Ereignis der Jäger, %n Karte im Stapel</numerusform>
            <numerusform>Ereignis der Jäger, %n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Hunters&apos; events</source>
        <translation>Ereignisse der Jäger</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message numerus="yes">
        <source>Item, %n card(s) in the deck</source>
        <translation>
            <numerusform>Gegenstand, %n Karte im Stapel</numerusform>
            <numerusform>Gegenstand, %n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Matured</source>
        <translation>Gereift</translation>
    </message>
    <message>
        <source>Nothing; it never matures.</source>
        <translation>Nichts; die Karte reift nie.</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Machtkarten</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
</context>
<context>
    <name>fury3.cards</name>
    <message>
        <source>Action by day: discard a Stake and become delayed; influence goes back by 2.</source>
        <translation>Tagaktion: Wirf einen Pflock ab und werde aufgehalten; der Einfluss sinkt um 2.</translation>
    </message>
    <message>
        <source>Action by day: move by sea twice.</source>
        <translation>Tagaktion: Bewege dich zweimal über das Meer.</translation>
    </message>
    <message>
        <source>Action by day: suffer 2 damage and go to a city one to three roads away.</source>
        <translation>Tagaktion: Erleide 2 Schaden und gehe in eine Stadt, die eine bis drei Straßen entfernt ist.</translation>
    </message>
    <message>
        <source>Action by night: place the consecrated ground token on a city. Then each hunter may show a Heavenly Host to place a heavenly host token on another city. You cannot choose Castle Dracula, Galatz or Klausenburg.</source>
        <translation>Nachtaktion: Lege den Marker „Geweihter Boden“ auf eine Stadt. Danach darf jeder Jäger eine Gesegnete Hostie zeigen, um einen Hostienmarker auf eine andere Stadt zu legen. Burg Dracula, Galatz und Klausenburg sind nicht erlaubt.</translation>
    </message>
    <message>
        <source>Action of a hunter who is not weakened: a bitten hunter in the same city returns one bite token, and you suffer 1 damage.</source>
        <translation>Aktion eines Jägers, der nicht geschwächt ist: Ein gebissener Jäger in derselben Stadt gibt einen Bissmarker zurück, und du erleidest 1 Schaden.</translation>
    </message>
    <message>
        <source>Action, only Dr. Seward. Deduction: choose a hideout; its encounters are revealed. Or analysis: Dracula shows where Hide is, on the trail or in his deck; take this card back.</source>
        <translation>Aktion, nur Dr. Seward. Deduktion: Wähle ein Versteck; seine Begegnungen werden aufgedeckt. Oder Analyse: Dracula zeigt, wo „Verbergen“ ist, auf der Spur oder in seinem Stapel; nimm diese Karte zurück.</translation>
    </message>
    <message>
        <source>Action, only Mina Harker in a city with another hunter: Dracula says which region he is in. Mina becomes delayed.</source>
        <translation>Aktion, nur Mina Harker in einer Stadt mit einem anderen Jäger: Dracula sagt, in welcher Region er ist. Mina wird aufgehalten.</translation>
    </message>
    <message>
        <source>Action, only Van Helsing: look at the backs of the bottom six event cards and discard Dracula&apos;s cards among them; the others stay in their order.</source>
        <translation>Aktion, nur Van Helsing: Sieh dir die Rückseiten der untersten sechs Ereigniskarten an und wirf jene ab, die Dracula gehören; die anderen behalten ihre Reihenfolge.</translation>
    </message>
    <message>
        <source>Action: choose a sea card on the trail. Dracula reveals it.</source>
        <translation>Aktion: Wähle eine Meereskarte der Spur. Dracula deckt sie auf.</translation>
    </message>
    <message>
        <source>After a hunter&apos;s move by road, before anything is revealed: move that hunter to an adjacent city; only what is there is revealed.</source>
        <translation>Nach der Bewegung eines Jägers per Straße, bevor etwas aufgedeckt wird: Bewege diesen Jäger in eine angrenzende Stadt; nur was dort ist, wird aufgedeckt.</translation>
    </message>
    <message>
        <source>After a hunter&apos;s move from one region to another: that hunter is delayed and either discards all item cards or suffers 3 damage.</source>
        <translation>Nach der Bewegung eines Jägers von einer Region in eine andere: Dieser Jäger wird aufgehalten und wirft entweder alle Gegenstandskarten ab oder erleidet 3 Schaden.</translation>
    </message>
    <message>
        <source>Aristocratic Vampire</source>
        <translation>Adliger Vampir</translation>
    </message>
    <message>
        <source>At the start of a combat, instead of fighting it: the vampire suffers 5 damage, then you suffer 5 damage.</source>
        <translation>Zu Beginn eines Kampfes, statt ihn auszutragen: Der Vampir erleidet 5 Schaden, danach erleidest du 5 Schaden.</translation>
    </message>
    <message>
        <source>At the start of a combat: in its first round, after the reveal, you may take your card back and play a different one.</source>
        <translation>Zu Beginn eines Kampfes: In seiner ersten Runde darfst du nach dem Aufdecken deine Karte zurücknehmen und eine andere ausspielen.</translation>
    </message>
    <message>
        <source>At the start of a combat: look at the top five item cards, keep one and discard the others.</source>
        <translation>Zu Beginn eines Kampfes: Sieh dir die obersten fünf Gegenstandskarten an, behalte eine und wirf die anderen ab.</translation>
    </message>
    <message>
        <source>At the start of a combat: you or another hunter leaves it.</source>
        <translation>Zu Beginn eines Kampfes: Du oder ein anderer Jäger verlässt ihn.</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Fledermäuse</translation>
    </message>
    <message>
        <source>Behind the Veil</source>
        <translation>Hinter dem Schleier</translation>
    </message>
    <message>
        <source>Blood Transfusion</source>
        <translation>Bluttransfusion</translation>
    </message>
    <message>
        <source>Cannot ambush. The hunter is delayed.</source>
        <translation>Kann niemanden überfallen. Der Jäger wird aufgehalten.</translation>
    </message>
    <message>
        <source>Cannot ambush. The searching hunter may become delayed to discard it; otherwise it returns faceup.</source>
        <translation>Kann niemanden überfallen. Der suchende Jäger darf sich aufhalten lassen, um die Karte abzuwerfen; sonst kehrt sie offen zurück.</translation>
    </message>
    <message>
        <source>Chartered Carriage</source>
        <translation>Gemieteter Waggon</translation>
    </message>
    <message>
        <source>Choose a hunter: Spy takes effect on that hunter.</source>
        <translation>Wähle einen Jäger: „Spion“ wirkt auf diesen Jäger.</translation>
    </message>
    <message>
        <source>Clear a hideout of the trail and place it there, then place as usual. You cannot choose a power card, Castle Dracula, his current place, or a place that Hide belongs to.</source>
        <translation>Räume ein Versteck der Spur und lege diese Karte dorthin; danach legst du wie üblich. Nicht erlaubt sind eine Machtkarte, Burg Dracula, Draculas aktueller Ort und ein Ort, zu dem „Verbergen“ gehört.</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <translation>Geweihter Boden</translation>
    </message>
    <message>
        <source>Customs Search</source>
        <translation>Zollkontrolle</translation>
    </message>
    <message>
        <source>Dark Call</source>
        <translation>Finsterer Ruf</translation>
    </message>
    <message>
        <source>Darkness Returns</source>
        <translation>Die Finsternis kehrt zurück</translation>
    </message>
    <message>
        <source>Dawn or dusk: put a hunters&apos; ally from the event discard pile into play.</source>
        <translation>Morgen- oder Abenddämmerung: Bringe einen Verbündeten der Jäger vom Abwurfstapel der Ereigniskarten ins Spiel.</translation>
    </message>
    <message>
        <source>Dawn: in the coming day and night the hunters act in any order.</source>
        <translation>Morgendämmerung: Am kommenden Tag und in der kommenden Nacht handeln die Jäger in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Dawn: in the coming day each hunter may take a second action, other than the first.</source>
        <translation>Morgendämmerung: Am kommenden Tag darf jeder Jäger eine zweite Aktion ausführen, aber nicht dieselbe wie die erste.</translation>
    </message>
    <message>
        <source>Dawn: in the coming night hunters may move by road. After each such move the bottom card of the event deck is drawn: a hunter card is discarded, a Dracula card goes to Dracula.</source>
        <translation>Morgendämmerung: In der kommenden Nacht dürfen sich Jäger per Straße bewegen. Nach jeder solchen Bewegung wird die unterste Karte des Ereignisstapels gezogen: Eine Karte der Jäger wird abgeworfen, eine Karte Draculas geht an ihn.</translation>
    </message>
    <message>
        <source>Day: remove a roadblock, or discard Dracula&apos;s ally. Or at any time: cancel a False Tip.</source>
        <translation>Tag: Entferne eine Straßensperre oder wirf Draculas Verbündeten ab. Oder jederzeit: Hebe „Falscher Hinweis“ auf.</translation>
    </message>
    <message>
        <source>Desecrated Soil</source>
        <translation>Entweihte Erde</translation>
    </message>
    <message>
        <source>Devilish Power</source>
        <translation>Teuflische Macht</translation>
    </message>
    <message>
        <source>Dracula draws three encounter cards and then discards up to three. It returns faceup unless the hunter reveals a Heavenly Host.</source>
        <translation>Dracula zieht drei Begegnungskarten und wirft dann bis zu drei ab. Die Karte kehrt offen zurück, außer der Jäger deckt eine Gesegnete Hostie auf.</translation>
    </message>
    <message>
        <source>Dracula recovers up to 3 damage.</source>
        <translation>Dracula heilt bis zu 3 Schaden.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides</source>
        <translation>Draculas Bräute</translation>
    </message>
    <message>
        <source>Each hunter in this city may discard any number of item cards, then suffers 1 damage for each item card left in hand.</source>
        <translation>Jeder Jäger in dieser Stadt darf beliebig viele Gegenstandskarten abwerfen und erleidet dann 1 Schaden für jede Gegenstandskarte, die er noch auf der Hand hat.</translation>
    </message>
    <message>
        <source>Each hunter in this city suffers 4 damage, 2 less for each weapon that hunter reveals.</source>
        <translation>Jeder Jäger in dieser Stadt erleidet 4 Schaden, 2 weniger für jede Waffe, die dieser Jäger aufdeckt.</translation>
    </message>
    <message>
        <source>End of your phase: combats of the next dawn and day are fought as if it were night.</source>
        <translation>Ende deiner Phase: Kämpfe der nächsten Morgendämmerung und des nächsten Tages werden ausgetragen, als wäre es Nacht.</translation>
    </message>
    <message>
        <source>End of your phase: place an encounter card from your hand on the hideout on the third space of the trail.</source>
        <translation>Ende deiner Phase: Lege eine Begegnungskarte aus deiner Hand auf das Versteck auf dem dritten Feld der Spur.</translation>
    </message>
    <message>
        <source>End of your phase: the next hunter phase has no day. Shuffle your event cards of the discard pile into the deck.</source>
        <translation>Ende deiner Phase: Die nächste Jägerphase hat keinen Tag. Mische deine Ereigniskarten vom Abwurfstapel in den Stapel.</translation>
    </message>
    <message>
        <source>Enraged</source>
        <translation>Erzürnt</translation>
    </message>
    <message>
        <source>Escape Route</source>
        <translation>Fluchtweg</translation>
    </message>
    <message>
        <source>Evil Presence</source>
        <translation>Unheilvolle Gegenwart</translation>
    </message>
    <message>
        <source>Excellent Weather</source>
        <translation>Prächtiges Wetter</translation>
    </message>
    <message>
        <source>False Tip</source>
        <translation>Falscher Hinweis</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Nähren</translation>
    </message>
    <message>
        <source>Forewarned</source>
        <translation>Vorgewarnt</translation>
    </message>
    <message>
        <source>Good Luck</source>
        <translation>Glück gehabt</translation>
    </message>
    <message>
        <source>Great Strength</source>
        <translation>Große Stärke</translation>
    </message>
    <message>
        <source>Great Wolf</source>
        <translation>Der Große Wolf</translation>
    </message>
    <message>
        <source>Heroic Leap</source>
        <translation>Heldenhafter Sprung</translation>
    </message>
    <message>
        <source>Hidden Schemes</source>
        <translation>Verborgene Pläne</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Hired Scouts</source>
        <translation>Angeheuerte Späher</translation>
    </message>
    <message>
        <source>Hoax</source>
        <translation>Täuschung</translation>
    </message>
    <message>
        <source>Hypnosis</source>
        <translation>Hypnose</translation>
    </message>
    <message>
        <source>Immanuel Hildesheim</source>
        <translation>Immanuel Hildesheim</translation>
    </message>
    <message>
        <source>Immediately, or at the end of your phase: place three roadblock tokens on roads or railways.</source>
        <translation>Sofort oder am Ende deiner Phase: Lege drei Straßensperrenmarker auf Straßen oder Bahnlinien.</translation>
    </message>
    <message>
        <source>Immediately, or at the end of your phase: place up to three storm tokens on sea zones.</source>
        <translation>Sofort oder am Ende deiner Phase: Lege bis zu drei Sturmmarker auf Meereszonen.</translation>
    </message>
    <message>
        <source>Immediately: Dracula names every hunter in a place next to his, by road or sea.</source>
        <translation>Sofort: Dracula nennt jeden Jäger an einem Ort, der per Straße oder über das Meer an seinen Ort angrenzt.</translation>
    </message>
    <message>
        <source>Immediately: Dracula reveals every location card in a hideout next to your place, by road or sea.</source>
        <translation>Sofort: Dracula deckt jede Ortskarte in einem Versteck auf, das per Straße oder über das Meer an deinen Ort angrenzt.</translation>
    </message>
    <message>
        <source>Immediately: Dracula shows the event and encounter cards in his hand; choose one of these encounters, which he discards.</source>
        <translation>Sofort: Dracula zeigt die Ereignis- und Begegnungskarten auf seiner Hand; wähle eine dieser Begegnungen, die er abwirft.</translation>
    </message>
    <message>
        <source>Immediately: a hunter suffers 4 damage unless a Crucifix or Heavenly Host is revealed. Or keep as ally: the same for 1 damage at the start of each of your phases.</source>
        <translation>Sofort: Ein Jäger erleidet 4 Schaden, außer er deckt ein Kruzifix oder eine Gesegnete Hostie auf. Oder als Verbündeten behalten: dasselbe mit 1 Schaden zu Beginn jeder deiner Phasen.</translation>
    </message>
    <message>
        <source>Immediately: a weakened hunter reveals all item and event cards; you choose one to be discarded, and move that hunter to an adjacent city.</source>
        <translation>Sofort: Ein geschwächter Jäger deckt alle Gegenstands- und Ereigniskarten auf; du wählst eine, die abgeworfen wird, und bewegst diesen Jäger in eine angrenzende Stadt.</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: Dracula suffers 2 damage after he resolves Escape as Bat, Escape as Mist or Fangs.</source>
        <translation>Sofort: Nenne eine Stadt; Dracula deckt ihre Ortskarte auf, wenn sie in einem Versteck oder Unterschlupf ist. Oder als Verbündete behalten: Dracula erleidet 2 Schaden, nachdem er „Flucht als Fledermaus“, „Flucht als Nebel“ oder „Reißzähne“ ausgeführt hat.</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: Dracula suffers 2 damage instead of 1 whenever he moves from one sea zone to another.</source>
        <translation>Sofort: Nenne eine Stadt; Dracula deckt ihre Ortskarte auf, wenn sie in einem Versteck oder Unterschlupf ist. Oder als Verbündeten behalten: Dracula erleidet 2 Schaden statt 1, sooft er sich von einer Meereszone in eine andere bewegt.</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: the location card of each hideout that slides onto space 6 is revealed.</source>
        <translation>Sofort: Nenne eine Stadt; Dracula deckt ihre Ortskarte auf, wenn sie in einem Versteck oder Unterschlupf ist. Oder als Verbündeten behalten: Die Ortskarte jedes Verstecks, das auf Feld 6 rückt, wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Immediately: name two cities. Dracula reveals their location cards if they are in his hideouts or lairs.</source>
        <translation>Sofort: Nenne zwei Städte. Dracula deckt ihre Ortskarten auf, wenn sie in seinen Verstecken oder Unterschlüpfen sind.</translation>
    </message>
    <message>
        <source>Immediately: of the top six event cards draw yours and discard the others faceup. Or keep as ally: at the start of your phase draw the top event card if it is yours.</source>
        <translation>Sofort: Ziehe von den obersten sechs Ereigniskarten deine und wirf die anderen offen ab. Oder als Verbündeten behalten: Ziehe zu Beginn deiner Phase die oberste Ereigniskarte, wenn es deine ist.</translation>
    </message>
    <message>
        <source>Immediately: place an encounter card from your hand on each of one or two hideouts on the first three spaces. Or keep as ally: at the start of your phase you may discard an encounter card to draw another.</source>
        <translation>Sofort: Lege je eine Begegnungskarte aus deiner Hand auf ein oder zwei Verstecke der ersten drei Felder. Oder als Verbündete behalten: Zu Beginn deiner Phase darfst du eine Begegnungskarte abwerfen, um eine andere zu ziehen.</translation>
    </message>
    <message>
        <source>Immediately: the location card on space 3 of the trail is revealed. Or at dawn or dusk: the one on space 5 or 6, as you choose, is revealed.</source>
        <translation>Sofort: Die Ortskarte auf Feld 3 der Spur wird aufgedeckt. Oder bei Morgen- oder Abenddämmerung: die auf Feld 5 oder 6, nach deiner Wahl.</translation>
    </message>
    <message>
        <source>Instead of moving by railway: spend a ticket, whatever its values, and go to a city one to four railways of any color away.</source>
        <translation>Statt einer Bewegung mit der Bahn: Gib einen Fahrschein aus, gleich mit welchen Werten, und fahre in eine Stadt, die eine bis vier Bahnlinien beliebiger Farben entfernt ist.</translation>
    </message>
    <message>
        <source>Jonathan Harker</source>
        <translation>Jonathan Harker</translation>
    </message>
    <message>
        <source>Keep this card faceup. Once, before a combat at dawn or dusk, it takes effect on a hunter in your city; then discard it.</source>
        <translation>Behalte diese Karte offen. Einmal, vor einem Kampf bei Morgen- oder Abenddämmerung, wirkt sie auf einen Jäger in deiner Stadt; dann wirf sie ab.</translation>
    </message>
    <message>
        <source>Local Rumors</source>
        <translation>Örtliche Gerüchte</translation>
    </message>
    <message>
        <source>Long Night</source>
        <translation>Lange Nacht</translation>
    </message>
    <message>
        <source>Lord Godalming, at the start of a combat: keep this card in front of you until the combat ends. Until then you may discard it to cancel Escape as Bat or Escape as Mist, or to prevent a bite against you or damage that would defeat you.</source>
        <translation>Lord Godalming, zu Beginn eines Kampfes: Behalte diese Karte vor dir, bis der Kampf endet. Wirf sie ab, um „Flucht als Fledermaus“ oder „Flucht als Nebel“ aufzuheben oder um einen Biss gegen dich oder Schaden, der dich besiegen würde, zu verhindern.</translation>
    </message>
    <message>
        <source>Lucky Find</source>
        <translation>Glücksfund</translation>
    </message>
    <message>
        <source>Lucy&apos;s Revenge</source>
        <translation>Lucys Rache</translation>
    </message>
    <message>
        <source>Misdirect</source>
        <translation>Irreführen</translation>
    </message>
    <message>
        <source>Money Trail</source>
        <translation>Spur des Geldes</translation>
    </message>
    <message>
        <source>Mystic Research</source>
        <translation>Mystische Forschung</translation>
    </message>
    <message>
        <source>New Vampire</source>
        <translation>Neuer Vampir</translation>
    </message>
    <message>
        <source>Newspaper Reports</source>
        <translation>Zeitungsartikel</translation>
    </message>
    <message>
        <source>Nocturnal Visit</source>
        <translation>Nächtlicher Besuch</translation>
    </message>
    <message>
        <source>Place a fog token on this city, two on a port. By day each hunter in this city is delayed.</source>
        <translation>Lege einen Nebelmarker auf diese Stadt, auf einen Hafen zwei. Bei Tag wird jeder Jäger in dieser Stadt aufgehalten.</translation>
    </message>
    <message>
        <source>Place a roadblock on any road or railway.</source>
        <translation>Lege eine Straßensperre auf eine beliebige Straße oder Bahnlinie.</translation>
    </message>
    <message>
        <source>Place it facedown with an encounter instead of moving. It belongs to the place Dracula is in: the encounter can ambush there, never matures, and the card is revealed with that place.</source>
        <translation>Lege diese Karte verdeckt mit einer Begegnung, statt dich zu bewegen. Sie gehört zu dem Ort, an dem Dracula ist: Die Begegnung kann dort überfallen, reift nie, und die Karte wird mit diesem Ort aufgedeckt.</translation>
    </message>
    <message>
        <source>Place it instead of moving, without an encounter. Dracula recovers up to 3 damage.</source>
        <translation>Lege diese Karte, statt dich zu bewegen, ohne Begegnung. Dracula heilt bis zu 3 Schaden.</translation>
    </message>
    <message>
        <source>Place it instead of moving, without an encounter. Dracula suffers 2 damage and draws five encounters.</source>
        <translation>Lege diese Karte, statt dich zu bewegen, ohne Begegnung. Dracula erleidet 2 Schaden und zieht fünf Begegnungen.</translation>
    </message>
    <message>
        <source>Place it with the card of a city one or two roads away; a hunter in between notices nothing. Dracula suffers 1 damage.</source>
        <translation>Lege diese Karte mit der Karte einer Stadt, die eine oder zwei Straßen entfernt ist; ein Jäger dazwischen bemerkt nichts. Dracula erleidet 1 Schaden.</translation>
    </message>
    <message>
        <source>Planned Ambush</source>
        <translation>Geplanter Hinterhalt</translation>
    </message>
    <message>
        <source>Prevent your combat card from being canceled. Escape as Bat and Escape as Mist do not resolve for the rest of this combat.</source>
        <translation>Wenn deine Kampfkarte aufgehoben würde, verhindere das. „Flucht als Fledermaus“ und „Flucht als Nebel“ werden für den Rest dieses Kampfes nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Rats</source>
        <translation>Ratten</translation>
    </message>
    <message>
        <source>Reckless Vampire</source>
        <translation>Tollkühner Vampir</translation>
    </message>
    <message>
        <source>Renewed Vigor</source>
        <translation>Neue Kraft</translation>
    </message>
    <message>
        <source>Reveal this location: Szgany Mob attacks the hunters in every city of this region.</source>
        <translation>Decke diesen Ort auf: „Szgany-Bande“ greift die Jäger in jeder Stadt dieser Region an.</translation>
    </message>
    <message>
        <source>Reveal this location: Wolves attack the hunters in a city one or two roads away.</source>
        <translation>Decke diesen Ort auf: „Wölfe“ greifen die Jäger in einer Stadt an, die eine oder zwei Straßen entfernt ist.</translation>
    </message>
    <message>
        <source>Reveal this location: influence +3. Then clear the fourth, fifth and sixth spaces.</source>
        <translation>Decke diesen Ort auf: Einfluss +3. Räume danach das vierte, fünfte und sechste Feld.</translation>
    </message>
    <message>
        <source>Reveal this location: influence +4. Then clear the fourth, fifth and sixth spaces.</source>
        <translation>Decke diesen Ort auf: Einfluss +4. Räume danach das vierte, fünfte und sechste Feld.</translation>
    </message>
    <message>
        <source>Reveal this location: place two fog tokens on a city of this region.</source>
        <translation>Decke diesen Ort auf: Lege zwei Nebelmarker auf eine Stadt dieser Region.</translation>
    </message>
    <message>
        <source>Roadblock</source>
        <translation>Straßensperre</translation>
    </message>
    <message>
        <source>Rufus Smith</source>
        <translation>Rufus Smith</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>Saboteur</translation>
    </message>
    <message>
        <source>Seduction</source>
        <translation>Verführung</translation>
    </message>
    <message>
        <source>Sensationalist Press</source>
        <translation>Sensationspresse</translation>
    </message>
    <message>
        <source>Sense of Emergency</source>
        <translation>Höchste Eile</translation>
    </message>
    <message>
        <source>Sister Agatha</source>
        <translation>Schwester Agatha</translation>
    </message>
    <message>
        <source>Speedy Telegraph</source>
        <translation>Eiltelegramm</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Summon Storms</source>
        <translation>Stürme herbeirufen</translation>
    </message>
    <message>
        <source>Surprising Return</source>
        <translation>Überraschende Rückkehr</translation>
    </message>
    <message>
        <source>Szgany Bodyguards</source>
        <translation>Szgany-Leibwächter</translation>
    </message>
    <message>
        <source>Szgany Mob</source>
        <translation>Szgany-Bande</translation>
    </message>
    <message>
        <source>Take all your event cards from the discard pile, secretly keep one and shuffle the others into the deck.</source>
        <translation>Nimm alle deine Ereigniskarten vom Abwurfstapel, behalte geheim eine und mische die anderen in den Stapel.</translation>
    </message>
    <message>
        <source>The hunter fights this vampire. If it ambushed, each Fangs that resolves brings Dracula 1 influence. If it is not defeated, it returns faceup with its damage.</source>
        <translation>Der Jäger bekämpft diesen Vampir. Hat der Vampir den Jäger überfallen, bringt jedes „Reißzähne“, das ausgeführt wird, Dracula 1 Einfluss. Wird er nicht besiegt, kehrt er offen mit seinem Schaden zurück.</translation>
    </message>
    <message>
        <source>The hunter fights this vampire. Other hunters here may become delayed to join. If it is not defeated, it returns faceup with its damage.</source>
        <translation>Der Jäger bekämpft diesen Vampir. Andere Jäger hier dürfen sich aufhalten lassen, um mitzukämpfen. Wird der Vampir nicht besiegt, kehrt er offen mit seinem Schaden zurück.</translation>
    </message>
    <message>
        <source>The hunter gets a bats token. Instead of the hunter&apos;s next action it is discarded, Dracula moves the hunter to an adjacent city, and the hunter is delayed.</source>
        <translation>Der Jäger erhält einen Fledermausmarker. Anstelle der nächsten Aktion des Jägers wird der Marker abgeworfen, Dracula bewegt den Jäger in eine angrenzende Stadt, und der Jäger wird aufgehalten.</translation>
    </message>
    <message>
        <source>The hunter is delayed. It returns faceup unless the hunter reveals a Pistol or Rifle.</source>
        <translation>Der Jäger wird aufgehalten. Die Karte kehrt offen zurück, außer der Jäger deckt Pistole oder Gewehr auf.</translation>
    </message>
    <message>
        <source>The hunter reveals all item and event cards and discards all tickets, or discards a weapon instead.</source>
        <translation>Der Jäger deckt alle Gegenstands- und Ereigniskarten auf und wirft alle Fahrscheine ab oder stattdessen eine Waffe.</translation>
    </message>
    <message>
        <source>The hunter suffers 2 damage. It returns faceup unless the hunter reveals a Pistol or Rifle.</source>
        <translation>Der Jäger erleidet 2 Schaden. Die Karte kehrt offen zurück, außer der Jäger deckt Pistole oder Gewehr auf.</translation>
    </message>
    <message>
        <source>The hunter suffers 2 damage. Unless the hunter reveals a weapon, they suffer 2 more and are delayed.</source>
        <translation>Der Jäger erleidet 2 Schaden; deckt er keine Waffe auf, erleidet er 2 weitere und wird aufgehalten.</translation>
    </message>
    <message>
        <source>Unearthly Swiftness</source>
        <translation>Überirdische Schnelligkeit</translation>
    </message>
    <message>
        <source>Unnatural Fog</source>
        <translation>Unnatürlicher Nebel</translation>
    </message>
    <message>
        <source>Vampire Lair</source>
        <translation>Vampirunterschlupf</translation>
    </message>
    <message>
        <source>Vampiric Influence</source>
        <translation>Vampirischer Einfluss</translation>
    </message>
    <message>
        <source>Wax Cylinders</source>
        <translation>Wachswalzen</translation>
    </message>
    <message>
        <source>When a hunter plays Local Rumors, Hired Scouts, Newspaper Reports or Evil Presence: cancel that card.</source>
        <translation>Wenn ein Jäger „Örtliche Gerüchte“, „Angeheuerte Späher“, „Zeitungsartikel“ oder „Unheilvolle Gegenwart“ ausspielt: Hebe diese Karte auf.</translation>
    </message>
    <message>
        <source>When a hunter spends a ticket: cancel Chartered Carriage, or choose where the hunter goes within the limits of the ticket.</source>
        <translation>Wenn ein Jäger einen Fahrschein ausgibt: Hebe „Gemieteter Waggon“ auf oder wähle im Rahmen des Fahrscheins, wohin der Jäger fährt.</translation>
    </message>
    <message>
        <source>When a hunter&apos;s search finds a vampire: the hunter is bitten instead of meeting it, and the encounter returns to your hand.</source>
        <translation>Wenn ein Jäger bei der Suche auf einen Vampir trifft: Dessen Effekt entfällt, der Jäger wird stattdessen gebissen, und die Begegnung kehrt auf deine Hand zurück.</translation>
    </message>
    <message>
        <source>When an encounter other than a vampire ambushes you: discard it without effect.</source>
        <translation>Wenn eine Begegnung, die kein Vampir ist, dich überfällt: Wirf sie ohne Effekt ab.</translation>
    </message>
    <message>
        <source>When you or another hunter would be bitten or would be defeated by damage: prevent the bite or the damage.</source>
        <translation>Wenn du oder ein anderer Jäger gebissen oder durch Schaden besiegt würde: Verhindere den Biss oder den Schaden.</translation>
    </message>
    <message>
        <source>Wild Horses</source>
        <translation>Wilde Pferde</translation>
    </message>
    <message>
        <source>Wolf Form</source>
        <translation>Wolfsgestalt</translation>
    </message>
    <message>
        <source>Wolves</source>
        <translation>Wölfe</translation>
    </message>
    <message>
        <source>Your phase: another Dracula phase follows this one.</source>
        <translation>Deine Phase: Auf diese Draculaphase folgt noch eine.</translation>
    </message>
    <message>
        <source>Your phase: remove the consecrated ground token, or discard the hunters&apos; ally, or forbid supply actions in the next hunter phase.</source>
        <translation>Deine Phase: Entferne den Marker „Geweihter Boden“ oder wirf den Verbündeten der Jäger ab oder verbiete das Ausrüsten in der nächsten Jägerphase.</translation>
    </message>
</context>
<context>
    <name>fury3.combat</name>
    <message>
        <source>Claws</source>
        <translation>Klauen</translation>
    </message>
    <message>
        <source>Escape as Bat</source>
        <translation>Flucht als Fledermaus</translation>
    </message>
    <message>
        <source>Escape as Mist</source>
        <translation>Flucht als Nebel</translation>
    </message>
    <message>
        <source>Fangs</source>
        <translation>Reißzähne</translation>
    </message>
    <message>
        <source>Mesmerize</source>
        <translation>Bannblick</translation>
    </message>
    <message>
        <source>Plotting</source>
        <translation>Ränkespiel</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Take any card from the combat deck and shuffle it. In a later round of this combat, turn this card facedown to cancel the engaged hunter&apos;s Punch, Dodge or Escape.</source>
        <translation>Nimm eine beliebige Karte aus dem Kampfkartenstapel und mische ihn. In einer späteren Runde dieses Kampfes: Drehe diese Karte auf die verdeckte Seite, um „Fausthieb“, „Ausweichen“ oder „Flucht“ des bedrängten Jägers aufzuheben.</translation>
    </message>
    <message>
        <source>The combat ends (Pride).</source>
        <translation>Der Kampf endet (Stolz).</translation>
    </message>
    <message>
        <source>The combat ends (Pride). At night Dracula himself may clear his current hideout and secretly choose a city without hunters one or two roads away: its card takes that space, facedown, with this card.</source>
        <translation>Der Kampf endet (Stolz). Bei Nacht darf Dracula selbst sein aktuelles Versteck räumen und geheim eine Stadt ohne Jäger wählen, die eine oder zwei Straßen entfernt ist: Ihre Karte kommt verdeckt auf dieses Feld, zusammen mit dieser Karte.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage. At night a hunter of your choice in the combat, even the same one, suffers 2 damage.</source>
        <translation>Der bedrängte Jäger erleidet 2 Schaden. Bei Nacht erleidet ein Jäger deiner Wahl im Kampf, auch derselbe, 2 Schaden.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage. Their Punch, Crucifix or weapon is canceled; at night that Crucifix or weapon is also discarded.</source>
        <translation>Der bedrängte Jäger erleidet 2 Schaden. Hat er „Fausthieb“, ein Kruzifix oder eine Waffe gespielt, wird die Karte aufgehoben; bei Nacht wird dieses Kruzifix oder diese Waffe auch abgeworfen.</translation>
    </message>
    <message>
        <source>The engaged hunter&apos;s card is canceled. For the rest of the combat they are mesmerized: each of their weapons does 1 damage less.</source>
        <translation>Die Karte des bedrängten Jägers wird aufgehoben. Für den Rest des Kampfes ist er gebannt: Jede seiner Waffen verursacht 1 Schaden weniger.</translation>
    </message>
    <message>
        <source>The vampire recovers 2 damage; the engaged hunter suffers 2 damage. At night a mesmerized hunter is bitten instead and leaves the combat, and influence rises by 1.</source>
        <translation>Der Vampir heilt 2 Schaden; der bedrängte Jäger erleidet 2 Schaden. Bei Nacht wird ein gebannter Jäger stattdessen gebissen und verlässt den Kampf, und der Einfluss steigt um 1.</translation>
    </message>
</context>
<context>
    <name>fury3.days</name>
    <message>
        <source>Friday</source>
        <translation>Freitag</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>Montag</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>Samstag</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>Sonntag</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>Donnerstag</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>Dienstag</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>Mittwoch</translation>
    </message>
</context>
<context>
    <name>fury3.dracula</name>
    <message>
        <source>A hunter is {place:in}, so Dracula is revealed.</source>
        <translation>{place:in} ist ein Jäger, also wird Dracula aufgedeckt.</translation>
    </message>
    <message>
        <source>Against the cards that are likely, it does no damage.</source>
        <translation>Gegen die Karten, die zu erwarten sind, macht sie keinen Schaden.</translation>
    </message>
    <message>
        <source>An escape has no effect in this round.</source>
        <translation>Eine Flucht hat in dieser Runde keinen Effekt.</translation>
    </message>
    <message>
        <source>But with a chance of {percent}% Dracula plays Fangs: then {hunter} is bitten instead.</source>
        <translation>Spielt Dracula aber „Reißzähne“ ({percent}&#xa0;%), wird stattdessen {hunter} gebissen.</translation>
    </message>
    <message>
        <source>Castle Dracula heals {healed} of his {damage} damage, but the hunters know its card.</source>
        <translation>Burg Dracula heilt {healed} von {damage} Schaden, aber die Jäger erkennen ihre Karte.</translation>
    </message>
    <message>
        <source>Dracula can still suffer {left} damage before he is destroyed.</source>
        <translation>Noch {left} Schaden, dann ist Dracula vernichtet.</translation>
    </message>
    <message>
        <source>Dracula stays revealed {place:in}.</source>
        <translation>Dracula bleibt {place:in} aufgedeckt.</translation>
    </message>
    <message>
        <source>Dracula takes any card from the combat deck, and can later cancel a Punch, Dodge or Escape with this one.</source>
        <translation>Dracula nimmt eine beliebige Karte aus dem Kampfkartenstapel und kann mit dieser später „Fausthieb“, „Ausweichen“ oder „Flucht“ aufheben.</translation>
    </message>
    <message>
        <source>Dracula then also recovers {healed} of his {damage} damage.</source>
        <translation>Dracula heilt dann auch {healed} von {damage} Schaden.</translation>
    </message>
    <message numerus="yes">
        <source>Encounters that do not ambush now stay {place:in}; the hideout leaves the trail in %n phases.</source>
        <translation>
            <numerusform>Begegnungen, die jetzt nicht überfallen, bleiben {place:in}; das Versteck verlässt die Spur in einer Phase.</numerusform>
            <numerusform>Begegnungen, die jetzt nicht überfallen, bleiben {place:in}; das Versteck verlässt die Spur in %n Phasen.</numerusform>
        </translation>
    </message>
    <message>
        <source>From there his own cards block every way on.</source>
        <translation>Von dort versperren ihm seine eigenen Karten jeden Weg.</translation>
    </message>
    <message>
        <source>Holy Bullets can add {more} damage to it once in this combat.</source>
        <translation>Einmal in diesem Kampf kann die Karte „Geweihte Kugeln“ {more} Schaden hinzufügen.</translation>
    </message>
    <message>
        <source>Holy Bullets can raise it to {damage} damage, which destroys Dracula.</source>
        <translation>Mit der Karte „Geweihte Kugeln“ werden daraus {damage} Schaden; das vernichtet Dracula.</translation>
    </message>
    <message>
        <source>Holy Bullets can raise it to {damage} damage, which destroys the vampire.</source>
        <translation>Mit der Karte „Geweihte Kugeln“ werden daraus {damage} Schaden; das vernichtet den Vampir.</translation>
    </message>
    <message>
        <source>If {card} matures, it adds {added} influence (now {now} of {most}).</source>
        <translation>Reift die Karte „{card}“, bringt das {added} Einfluss (jetzt {now} von {most}).</translation>
    </message>
    <message>
        <source>It adds {added} influence now, for a total of {total} of {most}.</source>
        <translation>Das bringt jetzt {added} Einfluss, zusammen {total} von {most}.</translation>
    </message>
    <message>
        <source>It cancels none of the cards that the other side is likely to play now.</source>
        <translation>Sie kann keine der Karten aufheben, die jetzt von der anderen Seite zu erwarten sind.</translation>
    </message>
    <message>
        <source>It does no damage.</source>
        <translation>Sie macht keinen Schaden.</translation>
    </message>
    <message>
        <source>It stops Punch, Crucifix and weapons; the chance that the hunters play one of them now is {percent}%.</source>
        <translation>Sie hebt „Fausthieb“, „Kruzifix“ und Waffen auf; mit {percent}&#xa0;% Wahrscheinlichkeit spielen die Jäger jetzt so etwas.</translation>
    </message>
    <message>
        <source>Its {damage} damage can defeat {hunter}, who has only {left} health left.</source>
        <translation>Mit {damage} Schaden kann sie {hunter} besiegen; nötig wären nur noch {left}.</translation>
    </message>
    <message>
        <source>None of the cards that the hunters are likely to play now cancels it.</source>
        <translation>Von den Karten, die jetzt von den Jägern zu erwarten sind, kann keine sie aufheben.</translation>
    </message>
    <message>
        <source>On the next day no hunter can come {place:to}.</source>
        <translation>Am nächsten Tag kann kein Jäger {place:to} kommen.</translation>
    </message>
    <message>
        <source>On the next day {hunters} can come {place:to}.</source>
        <translation>Am nächsten Tag können {hunters} {place:to} kommen.</translation>
    </message>
    <message>
        <source>On the next day {hunter} can come {place:to}.</source>
        <translation>Am nächsten Tag kann {hunter} {place:to} kommen.</translation>
    </message>
    <message>
        <source>One encounter of the hideout is discarded without effect.</source>
        <translation>Eine Begegnung des Verstecks wird ohne Effekt abgeworfen.</translation>
    </message>
    <message>
        <source>Plotting stays faceup and can be turned in a later round.</source>
        <translation>Ränkespiel bleibt offen und kann in einer späteren Runde umgedreht werden.</translation>
    </message>
    <message>
        <source>The chance that it cancels the other side&apos;s card is {percent}% ({cards}).</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit hebt sie die Karte der anderen Seite auf ({cards}).</translation>
    </message>
    <message>
        <source>The chance that the hunters cancel it now is {percent}% ({cards}).</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit heben die Jäger sie jetzt auf ({cards}).</translation>
    </message>
    <message>
        <source>The damage of the sea destroys Dracula.</source>
        <translation>Der Schaden auf See vernichtet Dracula.</translation>
    </message>
    <message numerus="yes">
        <source>The hideout {place:in} leaves the trail in %n phases.</source>
        <translation>
            <numerusform>Das Versteck {place:in} verlässt die Spur in einer Phase.</numerusform>
            <numerusform>Das Versteck {place:in} verlässt die Spur in %n Phasen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunters know the card of Castle Dracula by its back.</source>
        <translation>Die Karte der Burg Dracula erkennen die Jäger an der Rückseite.</translation>
    </message>
    <message>
        <source>The hunters know this lair, so Dracula is revealed.</source>
        <translation>Die Jäger kennen diesen Unterschlupf, also wird Dracula aufgedeckt.</translation>
    </message>
    <message>
        <source>The percentages are for the engaged hunter.</source>
        <translation>Die Prozente gelten für den Jäger, den Dracula bedrängt.</translation>
    </message>
    <message>
        <source>The rumor token can still be placed in a later phase.</source>
        <translation>Der Gerüchtemarker kann auch in einer späteren Phase gelegt werden.</translation>
    </message>
    <message>
        <source>The sea costs Dracula {lost} damage; he then has {total} of {most}.</source>
        <translation>Die See fügt Dracula {lost} Schaden zu; er hat dann {total} von {most}.</translation>
    </message>
    <message>
        <source>The vampire can still suffer {left} damage before it is destroyed.</source>
        <translation>Noch {left} Schaden, dann ist der Vampir vernichtet.</translation>
    </message>
    <message>
        <source>There is a vampire in the hideout {place:in}.</source>
        <translation>Im Versteck {place:in} ist ein Vampir.</translation>
    </message>
    <message>
        <source>There is no vampire in the hideout {place:in}.</source>
        <translation>Im Versteck {place:in} ist kein Vampir.</translation>
    </message>
    <message>
        <source>This clears spaces four to six, with one encounter.</source>
        <translation>Das räumt die Felder vier bis sechs, auf denen eine Begegnung liegt.</translation>
    </message>
    <message>
        <source>This clears spaces four to six, with {count:word} encounters.</source>
        <translation>Das räumt die Felder vier bis sechs, auf denen {count:word} Begegnungen liegen.</translation>
    </message>
    <message>
        <source>Uncanceled, it cancels the hunter&apos;s card; their weapons then do 1 damage less in this combat.</source>
        <translation>Wird sie nicht aufgehoben, hebt sie die Karte des Jägers auf; seine Waffen machen dann in diesem Kampf 1 Schaden weniger.</translation>
    </message>
    <message>
        <source>Uncanceled, it does {damage} damage to the engaged hunter.</source>
        <translation>Wird sie nicht aufgehoben, erleidet der bedrängte Jäger {damage} Schaden.</translation>
    </message>
    <message>
        <source>Uncanceled, it does {damage} damage to the engaged hunter; that would defeat {hunters}.</source>
        <translation>Wird sie nicht aufgehoben, erleidet der bedrängte Jäger {damage} Schaden; das würde {hunters} besiegen.</translation>
    </message>
    <message>
        <source>Uncanceled, it does {damage} damage: {hunter} would then have {total} of {health}.</source>
        <translation>Wird sie nicht aufgehoben, macht sie {damage} Schaden: {hunter} hätte dann {total} von {health}.</translation>
    </message>
    <message>
        <source>Uncanceled, it ends the combat.</source>
        <translation>Wird sie nicht aufgehoben, endet der Kampf.</translation>
    </message>
    <message>
        <source>Uncanceled, its {damage} damage defeats {hunter}.</source>
        <translation>Wird sie nicht aufgehoben, besiegt sie {hunter} mit {damage} Schaden.</translation>
    </message>
    <message>
        <source>Uncanceled, {hunter}, who is mesmerized, is bitten, and influence rises by 1.</source>
        <translation>{hunter} ist gebannt: Wird die Karte nicht aufgehoben, kommt es zum Biss, und der Einfluss steigt um 1.</translation>
    </message>
    <message>
        <source>Vampires that may mature: {vampires}; influence is {now} of {most}.</source>
        <translation>Vampire, die reifen können: {vampires}; Einfluss {now} von {most}.</translation>
    </message>
    <message>
        <source>When it matures, {card} adds no influence.</source>
        <translation>Reift die Karte „{card}“, bringt das keinen Einfluss.</translation>
    </message>
    <message>
        <source>With Hide no encounter matures, so a rumor there never adds influence.</source>
        <translation>Bei „Verbergen“ reift keine Begegnung, also bringt ein Gerücht dort nie Einfluss.</translation>
    </message>
    <message>
        <source>With Hide no encounter matures: it can only meet hunters who come to this city.</source>
        <translation>Bei „Verbergen“ reift keine Begegnung: Sie kann nur Jäger treffen, die in diese Stadt kommen.</translation>
    </message>
    <message>
        <source>With a chance of {percent}% it does {damage} damage; Dracula would then have {total} of {most}.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit macht sie {damage} Schaden; Dracula hätte dann {total} von {most}.</translation>
    </message>
    <message>
        <source>With a chance of {percent}% it does {damage} damage; the vampire could then suffer {left} more damage.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit macht sie {damage} Schaden; mit {left} weiteren wäre der Vampir vernichtet.</translation>
    </message>
    <message>
        <source>With a chance of {percent}% its {damage} damage destroys Dracula.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit macht sie {damage} Schaden und vernichtet Dracula.</translation>
    </message>
    <message>
        <source>With a chance of {percent}% its {damage} damage destroys the vampire.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit macht sie {damage} Schaden und vernichtet den Vampir.</translation>
    </message>
    <message>
        <source>choice {rival} adds more influence if it matures</source>
        <translation>Vorschlag {rival} beim Reifen mehr Einfluss bringt</translation>
    </message>
    <message>
        <source>choice {rival} adds {other} influence now</source>
        <translation>Vorschlag {rival} jetzt {other} Einfluss bringt</translation>
    </message>
    <message>
        <source>choice {rival} does more damage on average</source>
        <translation>Vorschlag {rival} im Schnitt mehr Schaden macht</translation>
    </message>
    <message>
        <source>choice {rival} does not risk a bite by Fangs</source>
        <translation>Vorschlag {rival} keinen Biss durch „Reißzähne“ riskiert</translation>
    </message>
    <message>
        <source>choice {rival} is canceled less often ({other} instead of {own})</source>
        <translation>Vorschlag {rival} seltener aufgehoben wird ({other} statt {own})</translation>
    </message>
    <message>
        <source>choice {rival} is likelier to cancel the other side&apos;s card ({other} instead of {own})</source>
        <translation>Vorschlag {rival} die Karte der anderen Seite eher aufhebt ({other} statt {own})</translation>
    </message>
    <message>
        <source>the sea costs Dracula {own} damage</source>
        <translation>die See Dracula {own} Schaden zufügt</translation>
    </message>
    <message>
        <source>{card} cannot mature and adds no influence.</source>
        <translation>Die Karte „{card}“ kann nicht reifen und bringt keinen Einfluss.</translation>
    </message>
    <message>
        <source>{card} does not cancel {own}.</source>
        <translation>„{card}“ hebt „{own}“ nicht auf.</translation>
    </message>
    <message>
        <source>{card} is then canceled and cannot cancel {own}.</source>
        <translation>„{card}“ wird dann aufgehoben und kann „{own}“ nicht aufheben.</translation>
    </message>
    <message>
        <source>{card} is then canceled and has no effect.</source>
        <translation>„{card}“ wird dann aufgehoben und hat keinen Effekt.</translation>
    </message>
    <message>
        <source>{card} then cancels {own}.</source>
        <translation>„{card}“ hebt dann „{own}“ auf.</translation>
    </message>
    <message>
        <source>{card} {place:in} (for {added} influence in the next phase)</source>
        <translation>„{card}“ {place:in} (für {added} Einfluss in der nächsten Phase)</translation>
    </message>
    <message>
        <source>{card} {place:in} (for {added} influence in {phases} phases)</source>
        <translation>„{card}“ {place:in} (für {added} Einfluss in {phases} Phasen)</translation>
    </message>
    <message>
        <source>{count:word} encounters of the hideout are discarded without effect.</source>
        <translation>{count:word} Begegnungen des Verstecks werden ohne Effekt abgeworfen.</translation>
    </message>
    <message>
        <source>{hunter} holds a revealed card that cancels it: {card}.</source>
        <translation>Eine offene Karte von {hunter} kann sie aufheben: {card}.</translation>
    </message>
</context>
<context>
    <name>fury3.drawn</name>
    <message>
        <source>a ticket</source>
        <translation>einen Fahrschein</translation>
    </message>
    <message>
        <source>an encounter card</source>
        <translation>eine Begegnungskarte</translation>
    </message>
    <message>
        <source>an event card</source>
        <translation>eine Ereigniskarte</translation>
    </message>
    <message>
        <source>an item card</source>
        <translation>eine Gegenstandskarte</translation>
    </message>
</context>
<context>
    <name>fury3.events</name>
    <message>
        <source>A box of earth is in one of these cities: {places}.</source>
        <translation>Eine Erdkiste steht in einer dieser Städte: {places}.</translation>
    </message>
    <message>
        <source>A heavenly host protects {where}.</source>
        <translation>Eine Gesegnete Hostie schützt {where}.</translation>
    </message>
    <message>
        <source>A hideout is cleared.</source>
        <translation>Ein Versteck wird geräumt.</translation>
    </message>
    <message>
        <source>A hideout stays: Dracula is there.</source>
        <translation>Ein Versteck bleibt: Dracula ist dort.</translation>
    </message>
    <message>
        <source>A note is added to the journal.</source>
        <translation>Das Journal erhält eine neue Notiz.</translation>
    </message>
    <message>
        <source>A roadblock closes {where}.</source>
        <translation>Eine Straßensperre versperrt die Verbindung {where}.</translation>
    </message>
    <message>
        <source>A rumor token is removed.</source>
        <translation>Ein Gerüchtemarker wird entfernt.</translation>
    </message>
    <message>
        <source>A storm breaks out {where:in}.</source>
        <translation>Ein Sturm bricht {where:in} los.</translation>
    </message>
    <message>
        <source>A week has passed: despair {count}.</source>
        <translation>Eine Woche ist vergangen: Verzweiflung {count}.</translation>
    </message>
    <message>
        <source>Another box of earth is in one of these cities.</source>
        <translation>Eine weitere Erdkiste steht in einer dieser Städte.</translation>
    </message>
    <message>
        <source>Bats drive {hunter} away.</source>
        <translation>Fledermäuse vertreiben {hunter}.</translation>
    </message>
    <message>
        <source>Bats follow {where}.</source>
        <translation>Fledermäuse folgen {where}.</translation>
    </message>
    <message>
        <source>Combat with Dracula begins.</source>
        <translation>Der Kampf gegen Dracula beginnt.</translation>
    </message>
    <message>
        <source>Combat with {encounter} begins.</source>
        <translation>Der Kampf gegen „{encounter}“ beginnt.</translation>
    </message>
    <message>
        <source>Combats of the next dawn and day are fought as if it were night.</source>
        <translation>Kämpfe der nächsten Morgendämmerung und des nächsten Tages werden ausgetragen, als wäre es Nacht.</translation>
    </message>
    <message>
        <source>Dracula ambushes {hunter} with {encounter}.</source>
        <translation>Dracula überfällt {hunter} mit der Karte „{encounter}“.</translation>
    </message>
    <message>
        <source>Dracula avoids the combat in the fog.</source>
        <translation>Dracula weicht dem Kampf im Nebel aus.</translation>
    </message>
    <message>
        <source>Dracula chooses {hunter}.</source>
        <translation>Dracula wählt {hunter}.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula draws %n combat card(s).</source>
        <translation>
            <numerusform>Dracula zieht eine Kampfkarte.</numerusform>
            <numerusform>Dracula zieht %n Kampfkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula draws {cards}.</source>
        <translation>Dracula zieht: {cards}.</translation>
    </message>
    <message>
        <source>Dracula engages {hunter}.</source>
        <translation>Dracula bedrängt {hunter}.</translation>
    </message>
    <message>
        <source>Dracula flies {place:to} as a bat.</source>
        <translation>Dracula fliegt als Fledermaus {place:to}.</translation>
    </message>
    <message>
        <source>Dracula has no hideout {place:in}.</source>
        <translation>Dracula hat {place:in} kein Versteck.</translation>
    </message>
    <message>
        <source>Dracula is not {region:in}.</source>
        <translation>Dracula ist nicht {region:in}.</translation>
    </message>
    <message>
        <source>Dracula is revealed {place:in}.</source>
        <translation>Dracula wird {place:in} aufgedeckt.</translation>
    </message>
    <message>
        <source>Dracula is {region:in}.</source>
        <translation>Dracula ist {region:in}.</translation>
    </message>
    <message>
        <source>Dracula moves {place:to}.</source>
        <translation>Dracula bewegt sich {place:to}.</translation>
    </message>
    <message>
        <source>Dracula places a rumor token.</source>
        <translation>Dracula legt einen Gerüchtemarker.</translation>
    </message>
    <message>
        <source>Dracula places {power} and goes {place:to}.</source>
        <translation>Dracula legt „{power}“ und geht {place:to}.</translation>
    </message>
    <message>
        <source>Dracula places {power}.</source>
        <translation>Dracula legt „{power}“.</translation>
    </message>
    <message>
        <source>Dracula puts {card} into the box.</source>
        <translation>Dracula legt {card} in die Kiste.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula recovers (%n damage left).</source>
        <translation>
            <numerusform>Dracula erholt sich und hat noch %n Schaden.</numerusform>
            <numerusform>Dracula erholt sich und hat noch %n Schaden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula recovers from all damage.</source>
        <translation>Dracula erholt sich und hat keinen Schaden mehr.</translation>
    </message>
    <message>
        <source>Dracula returns to a lair {place:in}.</source>
        <translation>Dracula kehrt in einen Unterschlupf {place:in} zurück.</translation>
    </message>
    <message>
        <source>Dracula shows that he cannot move.</source>
        <translation>Dracula zeigt, dass er sich nicht bewegen kann.</translation>
    </message>
    <message>
        <source>Dracula shows {combat}, the hunters {cards}.</source>
        <translation>Dracula zeigt „{combat}“, die Jäger: {cards}.</translation>
    </message>
    <message>
        <source>Dracula starts {place:in}.</source>
        <translation>Dracula beginnt {place:in}.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage ({damage} in all).</source>
        <translation>
            <numerusform>Dracula erleidet %n Schaden (insgesamt {damage}).</numerusform>
            <numerusform>Dracula erleidet %n Schaden (insgesamt {damage}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula turns Plotting facedown.</source>
        <translation>Dracula dreht „Ränkespiel“ um.</translation>
    </message>
    <message>
        <source>Dracula vanishes.</source>
        <translation>Dracula verschwindet.</translation>
    </message>
    <message>
        <source>Each hunter may take one more action by day.</source>
        <translation>Jeder Jäger darf bei Tag eine Aktion mehr ausführen.</translation>
    </message>
    <message>
        <source>Fog lifts {where:in}.</source>
        <translation>{where:in} wird ein Nebelmarker entfernt.</translation>
    </message>
    <message>
        <source>Fog rises {where:in}.</source>
        <translation>{where:in} wird ein Nebelmarker gelegt.</translation>
    </message>
    <message>
        <source>Hide is not on the trail.</source>
        <translation>„Verbergen“ ist nicht auf der Spur.</translation>
    </message>
    <message>
        <source>Hunters act in any order in this hunter phase.</source>
        <translation>In dieser Jägerphase handeln die Jäger in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>Hunters cannot take supplies in the next hunter phase.</source>
        <translation>In der nächsten Jägerphase können sich die Jäger nicht ausrüsten.</translation>
    </message>
    <message>
        <source>Hunters cannot take supplies in this hunter phase.</source>
        <translation>In dieser Jägerphase können sich die Jäger nicht ausrüsten.</translation>
    </message>
    <message>
        <source>Hunters may move by road in the coming night.</source>
        <translation>In der kommenden Nacht dürfen sich die Jäger per Straße bewegen.</translation>
    </message>
    <message>
        <source>Influence is now {influence}.</source>
        <translation>Der Einfluss beträgt nun {influence}.</translation>
    </message>
    <message>
        <source>No hunter is next to Dracula.</source>
        <translation>Kein Jäger ist an einem Ort neben Dracula.</translation>
    </message>
    <message>
        <source>One card of the trail is Hide.</source>
        <translation>Eine Karte der Spur ist „Verbergen“.</translation>
    </message>
    <message>
        <source>One more Dracula phase follows this one.</source>
        <translation>Auf diese Draculaphase folgt noch eine.</translation>
    </message>
    <message>
        <source>The bats leave {where}.</source>
        <translation>Die Fledermäuse lassen von {where} ab.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>Der Kampf ist vorbei.</translation>
    </message>
    <message>
        <source>The discarded encounters become the new encounter deck.</source>
        <translation>Die abgeworfenen Begegnungen werden zum neuen Begegnungsstapel.</translation>
    </message>
    <message>
        <source>The discarded events become the new event deck.</source>
        <translation>Die abgeworfenen Ereignisse werden zum neuen Ereignisstapel.</translation>
    </message>
    <message>
        <source>The discarded items become the new item deck.</source>
        <translation>Die abgeworfenen Gegenstände werden zum neuen Gegenstandsstapel.</translation>
    </message>
    <message>
        <source>The event deck is shuffled.</source>
        <translation>Der Ereignisstapel wird gemischt.</translation>
    </message>
    <message>
        <source>The heavenly host no longer protects {where}.</source>
        <translation>Die Gesegnete Hostie schützt {where} nicht mehr.</translation>
    </message>
    <message>
        <source>The hunt begins.</source>
        <translation>Die Jagd beginnt.</translation>
    </message>
    <message>
        <source>The hunt begins. Closed: {places}.</source>
        <translation>Die Jagd beginnt. Gesperrt: {places}.</translation>
    </message>
    <message>
        <source>The next hunter phase has no day.</source>
        <translation>Die nächste Jägerphase hat keinen Tag.</translation>
    </message>
    <message>
        <source>The oldest card leaves the trail.</source>
        <translation>Die älteste Karte verlässt die Spur.</translation>
    </message>
    <message>
        <source>The oldest hideout becomes a lair.</source>
        <translation>Das älteste Versteck wird zum Unterschlupf.</translation>
    </message>
    <message>
        <source>The roadblock {where} is removed.</source>
        <translation>Die Straßensperre {where} wird entfernt.</translation>
    </message>
    <message>
        <source>The storm {where:in} ends.</source>
        <translation>Der Sturm {where:in} legt sich.</translation>
    </message>
    <message>
        <source>The tickets are mixed.</source>
        <translation>Die Fahrscheine werden gemischt.</translation>
    </message>
    <message>
        <source>The top card of the event deck belongs to Dracula.</source>
        <translation>Die oberste Karte des Ereignisstapels ist für Dracula.</translation>
    </message>
    <message>
        <source>The top card of the event deck belongs to the hunters.</source>
        <translation>Die oberste Karte des Ereignisstapels ist für die Jäger.</translation>
    </message>
    <message>
        <source>The trail slides.</source>
        <translation>Die Spur rückt weiter.</translation>
    </message>
    <message>
        <source>The {encounter} card matures.</source>
        <translation>Die Karte „{encounter}“ reift.</translation>
    </message>
    <message>
        <source>The {place} card is revealed.</source>
        <translation>Die Ortskarte „{place}“ wird aufgedeckt.</translation>
    </message>
    <message>
        <source>There is a box of earth {place:in}.</source>
        <translation>Eine Erdkiste steht {place:in}.</translation>
    </message>
    <message>
        <source>{card} belonging to Dracula is discarded facedown.</source>
        <translation>{card} gehört Dracula und wird verdeckt abgeworfen.</translation>
    </message>
    <message>
        <source>{card} changes its place.</source>
        <translation>{card} wechselt den Platz.</translation>
    </message>
    <message>
        <source>{card} comes back from the discard pile.</source>
        <translation>{card} kommt vom Abwurfstapel ins Spiel.</translation>
    </message>
    <message>
        <source>{card} comes into play.</source>
        <translation>{card} kommt ins Spiel.</translation>
    </message>
    <message>
        <source>{card} comes out of its hideout.</source>
        <translation>{card} kommt aus dem Versteck.</translation>
    </message>
    <message>
        <source>{card} goes to the discard pile.</source>
        <translation>{card} kommt auf den Abwurfstapel.</translation>
    </message>
    <message>
        <source>{card} is discarded facedown from its hideout.</source>
        <translation>{card} wird verdeckt aus dem Versteck abgeworfen.</translation>
    </message>
    <message>
        <source>{card} is discarded from its hideout.</source>
        <translation>{card} wird aus dem Versteck abgeworfen.</translation>
    </message>
    <message>
        <source>{card} is discarded from the deck.</source>
        <translation>{card} wird vom Stapel abgeworfen.</translation>
    </message>
    <message>
        <source>{card} is removed from the game.</source>
        <translation>{card} wird aus dem Spiel genommen.</translation>
    </message>
    <message>
        <source>{card} is revealed.</source>
        <translation>{card} wird aufgedeckt.</translation>
    </message>
    <message>
        <source>{card} is shuffled into its deck.</source>
        <translation>{card} wird in den Stapel gemischt.</translation>
    </message>
    <message>
        <source>{card} returns faceup to its hideout.</source>
        <translation>{card} kehrt offen ins Versteck zurück.</translation>
    </message>
    <message>
        <source>{combat} is canceled.</source>
        <translation>Die Karte „{combat}“ wird aufgehoben.</translation>
    </message>
    <message>
        <source>{day} night.</source>
        <translation>{day}, bei Nacht.</translation>
    </message>
    <message>
        <source>{day}.</source>
        <translation>{day}.</translation>
    </message>
    <message>
        <source>{encounter} has {damage} damage.</source>
        <translation>„{encounter}“ hat {damage} Schaden.</translation>
    </message>
    <message>
        <source>{encounter} is destroyed.</source>
        <translation>„{encounter}“ ist vernichtet.</translation>
    </message>
    <message>
        <source>{event} is canceled.</source>
        <translation>Die Karte „{event}“ wird aufgehoben.</translation>
    </message>
    <message>
        <source>{event} stays as an ally.</source>
        <translation>Die Karte „{event}“ kommt zu den Verbündeten.</translation>
    </message>
    <message>
        <source>{giver} discards {card} facedown.</source>
        <translation>{giver} wirft {card} verdeckt ab.</translation>
    </message>
    <message>
        <source>{giver} discards {card}.</source>
        <translation>{giver} wirft {card} ab.</translation>
    </message>
    <message>
        <source>{giver} gives {card} to {taker}.</source>
        <translation>{giver} gibt {taker} {card}.</translation>
    </message>
    <message>
        <source>{giver} places {card}.</source>
        <translation>{giver} legt {card}.</translation>
    </message>
    <message>
        <source>{giver} plays {card}.</source>
        <translation>{giver} spielt {card} aus.</translation>
    </message>
    <message>
        <source>{giver} returns {card}.</source>
        <translation>{giver} legt {card} zurück.</translation>
    </message>
    <message>
        <source>{giver} shows {card}.</source>
        <translation>{giver} zeigt {card}.</translation>
    </message>
    <message>
        <source>{hunters} and {last} are next to Dracula.</source>
        <translation>{hunters} und {last} sind an Orten neben Dracula.</translation>
    </message>
    <message>
        <source>{hunter} arrives by train {place:in}.</source>
        <translation>{hunter} kommt mit der Bahn {place:in} an.</translation>
    </message>
    <message>
        <source>{hunter} boards a train {place:to}.</source>
        <translation>{hunter} steigt in die Bahn {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} falls into a trance.</source>
        <translation>{hunter} fällt in Trance.</translation>
    </message>
    <message>
        <source>{hunter} goes {place:to}.</source>
        <translation>{hunter} geht {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} is bitten.</source>
        <translation>{hunter} wird gebissen.</translation>
    </message>
    <message>
        <source>{hunter} is brought {place:to}.</source>
        <translation>{hunter} wird {place:to} gebracht.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter} ist besiegt.</translation>
    </message>
    <message>
        <source>{hunter} is delayed.</source>
        <translation>{hunter} wird aufgehalten.</translation>
    </message>
    <message>
        <source>{hunter} is healed of a bite.</source>
        <translation>{hunter} wird von einem Biss geheilt.</translation>
    </message>
    <message>
        <source>{hunter} is moved {place:to}.</source>
        <translation>{hunter} wird {place:to} bewegt.</translation>
    </message>
    <message>
        <source>{hunter} is next to Dracula.</source>
        <translation>{hunter} ist an einem Ort neben Dracula.</translation>
    </message>
    <message>
        <source>{hunter} is spared.</source>
        <translation>{hunter} bleibt verschont.</translation>
    </message>
    <message>
        <source>{hunter} leaves the combat.</source>
        <translation>{hunter} verlässt den Kampf.</translation>
    </message>
    <message>
        <source>{hunter} leaves the hospital and goes {place:to}.</source>
        <translation>{hunter} verlässt das Hospital und geht {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} passes.</source>
        <translation>{hunter} passt.</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} recovers (%n damage left).</source>
        <translation>
            <numerusform>{hunter} erholt sich und hat noch %n Schaden.</numerusform>
            <numerusform>{hunter} erholt sich und hat noch %n Schaden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} recovers from all damage.</source>
        <translation>{hunter} erholt sich und hat keinen Schaden mehr.</translation>
    </message>
    <message>
        <source>{hunter} reserves a ticket.</source>
        <translation>{hunter} reserviert einen Fahrschein.</translation>
    </message>
    <message>
        <source>{hunter} rests.</source>
        <translation>{hunter} ruht sich aus.</translation>
    </message>
    <message>
        <source>{hunter} sails {place:to}.</source>
        <translation>{hunter} fährt mit dem Schiff {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} searches {place:in}.</source>
        <translation>{hunter} sucht {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} stands up again.</source>
        <translation>{hunter} steht wieder auf.</translation>
    </message>
    <message>
        <source>{hunter} starts {place:in}.</source>
        <translation>{hunter} beginnt {place:in}.</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} suffers %n damage ({damage} in all).</source>
        <translation>
            <numerusform>{hunter} erleidet %n Schaden (insgesamt {damage}).</numerusform>
            <numerusform>{hunter} erleidet %n Schaden (insgesamt {damage}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} takes no part.</source>
        <translation>{hunter} ist nicht dabei.</translation>
    </message>
    <message>
        <source>{hunter} takes supplies.</source>
        <translation>{hunter} rüstet sich aus.</translation>
    </message>
    <message>
        <source>{hunter} trades.</source>
        <translation>{hunter} tauscht.</translation>
    </message>
    <message>
        <source>{hunter} uses Psychic Bond.</source>
        <translation>{hunter} nutzt „Psychisches Band“.</translation>
    </message>
    <message>
        <source>{hunter}&apos;s {item} is canceled.</source>
        <translation>Die Karte „{item}“ von {hunter} wird aufgehoben.</translation>
    </message>
    <message>
        <source>{taker} draws {card}.</source>
        <translation>{taker} zieht {card}.</translation>
    </message>
    <message>
        <source>{taker} keeps {card}.</source>
        <translation>{taker} behält {card}.</translation>
    </message>
    <message>
        <source>{taker} takes {card} back.</source>
        <translation>{taker} nimmt {card} zurück.</translation>
    </message>
    <message>
        <source>{taker} takes {card} from the discard pile.</source>
        <translation>{taker} nimmt {card} vom Abwurfstapel.</translation>
    </message>
    <message>
        <source>{ticket} is revealed.</source>
        <translation>{ticket} wird aufgedeckt.</translation>
    </message>
    <message>
        <source>{where} is consecrated.</source>
        <translation>{where} wird geweiht.</translation>
    </message>
    <message>
        <source>{where} is no longer consecrated.</source>
        <translation>{where} ist nicht mehr geweiht.</translation>
    </message>
</context>
<context>
    <name>fury3.evidence</name>
    <message>
        <source>A hideout was not cleared, because Dracula was in it.</source>
        <translation>Ein Versteck wurde nicht geräumt, weil Dracula darin war.</translation>
    </message>
    <message>
        <source>A rumor lies on this hideout.</source>
        <translation>Auf diesem Versteck liegt ein Gerücht.</translation>
    </message>
    <message>
        <source>Dracula began in a city without hunters.</source>
        <translation>Dracula begann in einer Stadt ohne Jäger.</translation>
    </message>
    <message>
        <source>Dracula came to his castle, whose card has its own back.</source>
        <translation>Dracula kam auf seine Burg; deren Karte hat eine eigene Rückseite.</translation>
    </message>
    <message>
        <source>Dracula came {place:to}, and everyone saw it.</source>
        <translation>Dracula kam {place:to}, und alle sahen es.</translation>
    </message>
    <message>
        <source>Dracula returned to lair {slot}, an unknown city.</source>
        <translation>Dracula kehrte in Unterschlupf {slot} zurück, in eine unbekannte Stadt.</translation>
    </message>
    <message>
        <source>Dracula said that he is not {region:in}.</source>
        <translation>Dracula hat gesagt, dass er nicht {region:in} ist.</translation>
    </message>
    <message>
        <source>Dracula said that he is {region:in}.</source>
        <translation>Dracula hat gesagt, dass er {region:in} ist.</translation>
    </message>
    <message>
        <source>Dracula showed that he could not move.</source>
        <translation>Dracula hat gezeigt, dass er sich nicht bewegen konnte.</translation>
    </message>
    <message>
        <source>Dracula was revealed {place:in}.</source>
        <translation>Dracula war {place:in} aufgedeckt.</translation>
    </message>
    <message>
        <source>He flew as a bat one or two roads away from {before}.</source>
        <translation>Er flog als Fledermaus von {before} aus eine oder zwei Straßen weit.</translation>
    </message>
    <message>
        <source>He flew as a bat to a city one or two roads away.</source>
        <translation>Er flog als Fledermaus in eine Stadt, die eine oder zwei Straßen entfernt ist.</translation>
    </message>
    <message>
        <source>He was {before:in}, then went to a city or hid: his card has the back of a city.</source>
        <translation>Er war {before:in} und zog dann in eine Stadt oder verbarg sich: Die Rückseite seiner Karte zeigt eine Stadt.</translation>
    </message>
    <message>
        <source>He was {before:in}, then went to a city, as the back of his card shows.</source>
        <translation>Er war {before:in} und zog dann in eine Stadt, wie die Rückseite seiner Karte zeigt.</translation>
    </message>
    <message>
        <source>He was {before:in}, then went to sea, as the back of his card shows.</source>
        <translation>Er war {before:in} und fuhr dann aufs Meer, wie die Rückseite seiner Karte zeigt.</translation>
    </message>
    <message>
        <source>His card has the back of a city.</source>
        <translation>Die Rückseite seiner Karte zeigt eine Stadt.</translation>
    </message>
    <message>
        <source>His card has the back of a city: a city, or Hide.</source>
        <translation>Die Rückseite seiner Karte zeigt eine Stadt: Es ist eine Stadt oder „Verbergen“.</translation>
    </message>
    <message>
        <source>His card has the back of a sea zone.</source>
        <translation>Die Rückseite seiner Karte zeigt eine Meereszone.</translation>
    </message>
    <message>
        <source>In a trance {hunter} saw Dracula {region:in}.</source>
        <translation>{hunter} hat Dracula in Trance {region:in} gesehen.</translation>
    </message>
    <message>
        <source>Misdirect removed a hideout from the trail. Dracula was not in it.</source>
        <translation>„Irreführen“ nahm ein Versteck von der Spur. Dracula war nicht darin.</translation>
    </message>
    <message>
        <source>No card of the trail is Hide.</source>
        <translation>Keine Karte der Spur ist „Verbergen“.</translation>
    </message>
    <message>
        <source>No hunter was next to Dracula.</source>
        <translation>Kein Jäger war direkt neben Dracula.</translation>
    </message>
    <message>
        <source>Only these hunters were next to Dracula: {hunters}.</source>
        <translation>Nur diese Jäger waren direkt neben Dracula: {hunters}.</translation>
    </message>
    <message>
        <source>The {place} card was turned up.</source>
        <translation>Die Ortskarte „{place}“ wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>There is a box of earth {place:in}.</source>
        <translation>Eine Erdkiste steht {place:in}.</translation>
    </message>
    <message>
        <source>There is no hideout {place:in}.</source>
        <translation>{place:in} gibt es kein Versteck.</translation>
    </message>
    <message>
        <source>This card is Hide: Dracula stayed where he was.</source>
        <translation>Diese Karte ist „Verbergen“: Dracula blieb, wo er war.</translation>
    </message>
    <message>
        <source>This hideout became lair {slot}: it is a city.</source>
        <translation>Dieses Versteck wurde zum Unterschlupf {slot}: Es ist eine Stadt.</translation>
    </message>
    <message>
        <source>Wolf Form took him one or two roads away from {before}.</source>
        <translation>„Wolfsgestalt“ brachte ihn von {before} aus eine oder zwei Straßen weit.</translation>
    </message>
    <message>
        <source>Wolf Form took him to a city one or two roads away.</source>
        <translation>„Wolfsgestalt“ brachte ihn in eine Stadt, die eine oder zwei Straßen entfernt ist.</translation>
    </message>
    <message>
        <source>{card} revealed the {place} card.</source>
        <translation>Die Karte „{card}“ hat die Ortskarte „{place}“ aufgedeckt.</translation>
    </message>
    <message>
        <source>{card}: no hideout {place:in}.</source>
        <translation>„{card}“: kein Versteck {place:in}.</translation>
    </message>
    <message>
        <source>{encounter} matured here: this card was not Hide.</source>
        <translation>Die Karte „{encounter}“ reifte hier: Diese Ortskarte war nicht „Verbergen“.</translation>
    </message>
    <message>
        <source>{hunter} came {place:to} and found no hideout.</source>
        <translation>{hunter} entdeckte {place:in} kein Versteck.</translation>
    </message>
    <message>
        <source>{hunter} found a box of earth {place:in}.</source>
        <translation>{hunter} hat {place:in} eine Erdkiste gefunden.</translation>
    </message>
    <message>
        <source>{hunter} found a hideout {place:in}.</source>
        <translation>{hunter} entdeckte {place:in} ein Versteck.</translation>
    </message>
    <message>
        <source>{hunter} searched {place:in} and found nothing.</source>
        <translation>{hunter} suchte {place:in} und fand nichts.</translation>
    </message>
    <message>
        <source>{place} is protected: Dracula cannot enter it.</source>
        <translation>{place} ist geschützt: Dracula kann nicht hinein.</translation>
    </message>
    <message>
        <source>{power}: Dracula stayed where he was.</source>
        <translation>„{power}“: Dracula blieb, wo er war.</translation>
    </message>
</context>
<context>
    <name>fury3.faces</name>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n Schaden</numerusform>
            <numerusform>%n Schaden</numerusform>
        </translation>
    </message>
    <message>
        <source>City {region:in}.</source>
        <translation>Stadt {region:in}.</translation>
    </message>
    <message>
        <source>Dracula combat card</source>
        <translation>Draculas Kampfkarte</translation>
    </message>
    <message>
        <source>Dracula combat card: escape</source>
        <translation>Draculas Kampfkarte: Flucht</translation>
    </message>
    <message>
        <source>Dracula event card</source>
        <translation>Draculas Ereigniskarte</translation>
    </message>
    <message>
        <source>Dracula recovers up to 5 damage when he places this card.</source>
        <translation>Dracula heilt bis zu 5 Schaden, wenn er diese Karte legt.</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>Encounter card</source>
        <translation>Begegnungskarte</translation>
    </message>
    <message>
        <source>Encounter that cannot ambush</source>
        <translation>Begegnung ohne Hinterhalt</translation>
    </message>
    <message>
        <source>Encounter that cannot mature</source>
        <translation>Begegnung, die nie reift</translation>
    </message>
    <message>
        <source>Entering a sea zone costs Dracula damage.</source>
        <translation>Fährt Dracula in eine Meereszone, erleidet er Schaden.</translation>
    </message>
    <message>
        <source>For a move by railway, by day</source>
        <translation>Für die Bewegung mit der Bahn, bei Tag</translation>
    </message>
    <message>
        <source>Hunter event card</source>
        <translation>Ereigniskarte der Jäger</translation>
    </message>
    <message>
        <source>Item card</source>
        <translation>Gegenstandskarte</translation>
    </message>
    <message>
        <source>Port {region:in}.</source>
        <translation>Hafenstadt {region:in}.</translation>
    </message>
    <message>
        <source>Power card</source>
        <translation>Machtkarte</translation>
    </message>
    <message>
        <source>Power card, instead of a move</source>
        <translation>Machtkarte, statt einer Bewegung</translation>
    </message>
    <message>
        <source>Power card, with a move</source>
        <translation>Machtkarte, mit einer Bewegung</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Fahrschein</translation>
    </message>
    <message>
        <source>Unknown city</source>
        <translation>Unbekannte Stadt</translation>
    </message>
    <message>
        <source>Unknown sea zone</source>
        <translation>Unbekannte Meereszone</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Vampir</translation>
    </message>
    <message>
        <source>Vampire that cannot ambush</source>
        <translation>Vampir ohne Hinterhalt</translation>
    </message>
    <message>
        <source>White railways: {white} at most.</source>
        <translation>Weiße Bahnlinien: höchstens {white}.</translation>
    </message>
    <message>
        <source>White railways: {white} at most. Railways of any color: {yellow} at most.</source>
        <translation>Weiße Bahnlinien: höchstens {white}. Bahnlinien beliebiger Farbe: höchstens {yellow}.</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>aufgehoben</translation>
    </message>
    <message>
        <source>cannot escape</source>
        <translation>kann nicht fliehen</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>discarded facedown</source>
        <translation>verdeckt abgeworfen</translation>
    </message>
    <message>
        <source>facedown</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>in lair {space}</source>
        <translation>in Unterschlupf {space}</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>eben gezogen</translation>
    </message>
    <message>
        <source>leaves the trail</source>
        <translation>verlässt die Spur</translation>
    </message>
    <message>
        <source>matured</source>
        <translation>gereift</translation>
    </message>
    <message>
        <source>no effect yet</source>
        <translation>wirkt noch nicht</translation>
    </message>
    <message>
        <source>not playable this round</source>
        <translation>setzt diese Runde aus</translation>
    </message>
    <message>
        <source>on space {space} of the trail</source>
        <translation>auf Feld {space} der Spur</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>revealed for the search</source>
        <translation>für die Suche aufgedeckt</translation>
    </message>
</context>
<context>
    <name>fury3.fight</name>
    <message>
        <source>Day: the night effects of Dracula&apos;s cards do not apply.</source>
        <translation>Tag: Die Nachteffekte von Draculas Karten gelten nicht.</translation>
    </message>
    <message>
        <source>Dracula has not played enough cards to flee (Pride), so {combat} is canceled.</source>
        <translation>Dracula hat noch nicht genug Karten gespielt, um zu fliehen (Stolz), also wird „{combat}“ aufgehoben.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Pride: his escape cards take effect from round {round} on.</source>
        <translation>Draculas Stolz: Seine Fluchtkarten wirken ab Runde {round}.</translation>
    </message>
    <message>
        <source>Enraged was played, so {combat} is canceled.</source>
        <translation>„Erzürnt“ wurde ausgespielt, also wird „{combat}“ aufgehoben.</translation>
    </message>
    <message>
        <source>Enraged: Dracula&apos;s escape cards have no effect in this combat.</source>
        <translation>„Erzürnt“: Draculas Fluchtkarten wirken in diesem Kampf nicht.</translation>
    </message>
    <message>
        <source>It ambushed: each Fangs that takes effect brings Dracula 1 influence.</source>
        <translation>Hinterhalt: Jedes „Reißzähne“, das wirkt, bringt Dracula 1 Einfluss.</translation>
    </message>
    <message>
        <source>It is too early for the vampire to flee, so {combat} is canceled.</source>
        <translation>Für den Vampir ist es zur Flucht noch zu früh, also wird „{combat}“ aufgehoben.</translation>
    </message>
    <message>
        <source>Lucy&apos;s Revenge is discarded, so {combat} is canceled.</source>
        <translation>„Lucys Rache“ wird abgeworfen, also wird „{combat}“ aufgehoben.</translation>
    </message>
    <message>
        <source>Night: Fangs bites a mesmerized hunter, Strength takes a weapon or Crucifix away, Claws strikes twice, and as a bat Dracula can fly to another city.</source>
        <translation>Nacht: „Reißzähne“ beißt einen gebannten Jäger, „Stärke“ nimmt eine Waffe oder ein Kruzifix weg, „Klauen“ schlägt zweimal zu, und als Fledermaus kann Dracula in eine andere Stadt fliegen.</translation>
    </message>
    <message>
        <source>Nocturnal Visit: this combat is fought as if it were night.</source>
        <translation>„Nächtlicher Besuch“: Dieser Kampf wird ausgetragen, als wäre es Nacht.</translation>
    </message>
    <message numerus="yes">
        <source>Plotting is faceup: %n card(s).</source>
        <translation>
            <numerusform>„Ränkespiel“ liegt offen: eine Karte.</numerusform>
            <numerusform>„Ränkespiel“ liegt offen: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plotting is turned facedown, so {item} is canceled.</source>
        <translation>„Ränkespiel“ wird umgedreht, also wird „{item}“ aufgehoben.</translation>
    </message>
    <message>
        <source>Sister Agatha: Dracula suffers 2 damage when Fangs or an escape card takes effect.</source>
        <translation>Schwester Agatha: Dracula erleidet 2 Schaden, wenn „Reißzähne“ oder eine Fluchtkarte wirkt.</translation>
    </message>
    <message>
        <source>Strength cancels {item}.</source>
        <translation>„Stärke“ hebt „{item}“ auf.</translation>
    </message>
    <message>
        <source>The combat is over before {item} takes effect.</source>
        <translation>Der Kampf ist vorbei, bevor „{item}“ wirkt.</translation>
    </message>
    <message>
        <source>The vampire can flee from round {round} on.</source>
        <translation>Der Vampir kann ab Runde {round} fliehen.</translation>
    </message>
    <message>
        <source>bitten</source>
        <translation>gebissen</translation>
    </message>
    <message>
        <source>day</source>
        <translation>bei Tag</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>besiegt</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>left the combat</source>
        <translation>hat den Kampf verlassen</translation>
    </message>
    <message>
        <source>night</source>
        <translation>bei Nacht</translation>
    </message>
    <message>
        <source>the card stays faceup, and a card is taken from the combat deck.</source>
        <translation>Die Karte bleibt offen, und eine Karte wird aus dem Kampfkartenstapel genommen.</translation>
    </message>
    <message>
        <source>the combat ends.</source>
        <translation>Der Kampf endet.</translation>
    </message>
    <message>
        <source>{card}: {outcome}</source>
        <translation>{card}: {outcome}</translation>
    </message>
    <message>
        <source>{first} {rest}</source>
        <translation>{first} {rest}</translation>
    </message>
    <message>
        <source>{hunter} gains {cards}.</source>
        <translation>{hunter} erhält {cards}.</translation>
    </message>
    <message>
        <source>{hunter} is mesmerized, so {item} is canceled.</source>
        <translation>{hunter} ist gebannt, also wird „{item}“ aufgehoben.</translation>
    </message>
    <message>
        <source>{hunter} is mesmerized.</source>
        <translation>{hunter} ist gebannt.</translation>
    </message>
    <message>
        <source>{hunter} is out of the combat, so {item} does nothing.</source>
        <translation>{hunter} ist nicht mehr im Kampf, also bewirkt „{item}“ nichts.</translation>
    </message>
    <message>
        <source>{hunter} loses {cards}.</source>
        <translation>{hunter} verliert {cards}.</translation>
    </message>
    <message>
        <source>{hunter} played {cards}.</source>
        <translation>{hunter} hat {cards} gespielt.</translation>
    </message>
    <message>
        <source>{hunter} was not engaged with Fangs or Claws, so {item} does no damage.</source>
        <translation>{hunter} wurde nicht mit „Reißzähne“ oder „Klauen“ bedrängt, also verursacht „{item}“ keinen Schaden.</translation>
    </message>
    <message>
        <source>{item} canceled neither Fangs nor Mesmerize, so it does no damage.</source>
        <translation>„{item}“ hat weder „Reißzähne“ noch „Bannblick“ aufgehoben und verursacht darum keinen Schaden.</translation>
    </message>
    <message>
        <source>{item} does not show {combat}, so {combat} takes effect.</source>
        <translation>„{item}“ zeigt „{combat}“ nicht, also wirkt „{combat}“.</translation>
    </message>
    <message>
        <source>{item} does not show {combat}, so {combat} takes effect: {outcome}</source>
        <translation>„{item}“ zeigt „{combat}“ nicht, also wirkt „{combat}“: {outcome}</translation>
    </message>
    <message>
        <source>{item} is canceled by Plotting, so {combat} takes effect.</source>
        <translation>„{item}“ wird durch „Ränkespiel“ aufgehoben, also wirkt „{combat}“.</translation>
    </message>
    <message>
        <source>{item} is canceled by Plotting, so {combat} takes effect: {outcome}</source>
        <translation>„{item}“ wird durch „Ränkespiel“ aufgehoben, also wirkt „{combat}“: {outcome}</translation>
    </message>
    <message>
        <source>{item} meets Fangs: {outcome}</source>
        <translation>„{item}“ trifft auf „Reißzähne“: {outcome}</translation>
    </message>
    <message>
        <source>{item} only cancels what it shows.</source>
        <translation>„{item}“ hebt nur auf, was das Banner zeigt.</translation>
    </message>
    <message>
        <source>{item} shows {combat}, but with Enraged {combat} takes effect.</source>
        <translation>„{item}“ zeigt „{combat}“, aber mit „Erzürnt“ wirkt „{combat}“ doch.</translation>
    </message>
    <message>
        <source>{item} shows {combat}, but with Enraged {combat} takes effect: {outcome}</source>
        <translation>„{item}“ zeigt „{combat}“, aber mit „Erzürnt“ wirkt „{combat}“ doch: {outcome}</translation>
    </message>
    <message>
        <source>{item} shows {combat}, so {combat} is canceled.</source>
        <translation>„{item}“ zeigt „{combat}“, also wird „{combat}“ aufgehoben.</translation>
    </message>
    <message>
        <source>{item} takes effect.</source>
        <translation>„{item}“ wirkt.</translation>
    </message>
    <message>
        <source>{item} takes effect: {outcome}</source>
        <translation>„{item}“ wirkt: {outcome}</translation>
    </message>
</context>
<context>
    <name>fury3.figures</name>
    <message>
        <source>Dr. Seward</source>
        <translation>Dr. Seward</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Lord Godalming</source>
        <translation>Lord Godalming</translation>
    </message>
    <message>
        <source>Mina Harker</source>
        <translation>Mina Harker</translation>
    </message>
    <message>
        <source>Van Helsing</source>
        <translation>Van Helsing</translation>
    </message>
</context>
<context>
    <name>fury3.groups</name>
    <message>
        <source>Back to a lair</source>
        <translation>Zurück in einen Unterschlupf</translation>
    </message>
    <message>
        <source>By railway</source>
        <translation>Mit der Bahn</translation>
    </message>
    <message>
        <source>By road</source>
        <translation>Per Straße</translation>
    </message>
    <message>
        <source>By sea</source>
        <translation>Über das Meer</translation>
    </message>
    <message>
        <source>Cards and abilities</source>
        <translation>Karten und Fähigkeiten</translation>
    </message>
    <message>
        <source>Clear a lair first</source>
        <translation>Erst einen Unterschlupf räumen</translation>
    </message>
    <message>
        <source>Combat cards</source>
        <translation>Kampfkarten</translation>
    </message>
    <message>
        <source>Dracula event cards</source>
        <translation>Draculas Ereigniskarten</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Begegnungskarten</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Ereigniskarten</translation>
    </message>
    <message>
        <source>Hospitals</source>
        <translation>Hospitäler</translation>
    </message>
    <message>
        <source>Hunter event cards</source>
        <translation>Ereigniskarten der Jäger</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Item cards</source>
        <translation>Gegenstandskarten</translation>
    </message>
    <message>
        <source>Lairs</source>
        <translation>Unterschlüpfe</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Nichts davon</translation>
    </message>
    <message>
        <source>On the trail</source>
        <translation>Auf der Spur</translation>
    </message>
    <message>
        <source>Power cards instead of a move</source>
        <translation>Machtkarten statt einer Bewegung</translation>
    </message>
    <message>
        <source>Rest, search and trade</source>
        <translation>Ausruhen, Suchen und Tauschen</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Sea zones</source>
        <translation>Meereszonen</translation>
    </message>
    <message>
        <source>Supplies and tickets</source>
        <translation>Ausrüsten und Fahrscheine</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Fahrscheine</translation>
    </message>
    <message>
        <source>White railways</source>
        <translation>Weiße Bahnlinien</translation>
    </message>
    <message>
        <source>Yellow railways</source>
        <translation>Gelbe Bahnlinien</translation>
    </message>
    <message>
        <source>{hunter} gives</source>
        <translation>{hunter} gibt</translation>
    </message>
    <message>
        <source>{place} ({ticket})</source>
        <translation>{place} ({ticket})</translation>
    </message>
</context>
<context>
    <name>fury3.items</name>
    <message>
        <source>After you resolve Rifle or Pistol, discard this card: the vampire suffers 3 more damage. Once per combat.</source>
        <translation>Nachdem du Gewehr oder Pistole ausgeführt hast, wirf diese Karte ab: Der Vampir erleidet 3 Schaden mehr. Einmal pro Kampf.</translation>
    </message>
    <message>
        <source>Crucifix</source>
        <translation>Kruzifix</translation>
    </message>
    <message>
        <source>Day action: reveal a random ticket and move by road up to its yellow number. Without one, move one road and discard this card.</source>
        <translation>Tagaktion: Decke einen zufälligen Fahrschein auf und bewege dich per Straße höchstens so weit, wie seine gelbe Zahl angibt. Gibt es keine, bewege dich eine Straße weit und wirf diese Karte ab.</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Hundemeute</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>Fast Horses</source>
        <translation>Schnelle Pferde</translation>
    </message>
    <message>
        <source>Garlic</source>
        <translation>Knoblauch</translation>
    </message>
    <message>
        <source>Garlic Wreath</source>
        <translation>Knoblauchkranz</translation>
    </message>
    <message>
        <source>Heavenly Host</source>
        <translation>Gesegnete Hostie</translation>
    </message>
    <message>
        <source>Holy Bullets</source>
        <translation>Geweihte Kugeln</translation>
    </message>
    <message>
        <source>Holy Circle</source>
        <translation>Heiliger Kreis</translation>
    </message>
    <message>
        <source>If this card canceled Fangs or Mesmerize, the vampire suffers 3 damage.</source>
        <translation>Hat diese Karte „Reißzähne“ oder „Bannblick“ aufgehoben, erleidet der Vampir 3 Schaden.</translation>
    </message>
    <message>
        <source>If you are engaged and Fangs or Claws was played, the vampire suffers 2 damage.</source>
        <translation>Bist du der bedrängte Jäger und wurde „Reißzähne“ oder „Klauen“ gespielt, erleidet der Vampir 2 Schaden.</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Messer</translation>
    </message>
    <message>
        <source>One or more hunters of your choice leave the combat. Then discard this card.</source>
        <translation>Ein oder mehrere Jäger deiner Wahl verlassen den Kampf. Dann wirf diese Karte ab.</translation>
    </message>
    <message>
        <source>Only cancels what its banner shows.</source>
        <translation>Hebt nur auf, was das Banner zeigt.</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Punch</source>
        <translation>Fausthieb</translation>
    </message>
    <message>
        <source>Reveal before a search: Rats, Saboteur, Spy and Wolves are discarded without effect. If one of them ambushes you, you may discard this card to discard it without effect.</source>
        <translation>Vor einer Suche aufdecken: „Ratten“, „Saboteur“, „Spion“ und „Wölfe“ werden ohne Effekt abgeworfen. Überfällt dich eine dieser Karten, darfst du diese Karte abwerfen, um jene ohne Effekt abzuwerfen.</translation>
    </message>
    <message>
        <source>Reveal before a search: a vampire or Hoax found there is discarded without effect, with this card. It also pays for Vampire Lair.</source>
        <translation>Vor einer Suche aufdecken: Ein dabei gefundener Vampir oder „Täuschung“ wird ohne Effekt abgeworfen, zusammen mit dieser Karte. Du kannst damit auch „Vampirunterschlupf“ bezahlen.</translation>
    </message>
    <message>
        <source>Reveal it before the first combat round: whenever you suffer damage from Fangs, the vampire then suffers 4 damage. Discard it when Claws resolve against you or the combat ends.</source>
        <translation>Vor der ersten Kampfrunde aufdecken: Sooft du Schaden durch „Reißzähne“ erleidest, erleidet danach der Vampir 4 Schaden. Wirf die Karte ab, wenn „Klauen“ gegen dich ausgeführt wird oder der Kampf endet.</translation>
    </message>
    <message>
        <source>Rifle</source>
        <translation>Gewehr</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Pflock</translation>
    </message>
    <message>
        <source>The vampire suffers 1 damage.</source>
        <translation>Der Vampir erleidet 1 Schaden.</translation>
    </message>
    <message>
        <source>The vampire suffers 4 damage; but if you are engaged and Fangs was played, you are bitten instead and leave the combat. Then discard this card. Outside combat it can be revealed for some cards.</source>
        <translation>Der Vampir erleidet 4 Schaden; bist du aber der bedrängte Jäger und wurde „Reißzähne“ gespielt, wirst du stattdessen gebissen und verlässt den Kampf. Dann wirf diese Karte ab. Außerhalb eines Kampfes kann sie für manche Karten aufgedeckt werden.</translation>
    </message>
    <message>
        <source>Weapon: the vampire suffers 2 damage.</source>
        <translation>Waffe: Der Vampir erleidet 2 Schaden.</translation>
    </message>
    <message>
        <source>Weapon: the vampire suffers 3 damage.</source>
        <translation>Waffe: Der Vampir erleidet 3 Schaden.</translation>
    </message>
    <message>
        <source>You leave the combat.</source>
        <translation>Du verlässt den Kampf.</translation>
    </message>
</context>
<context>
    <name>fury3.mina</name>
    <message>
        <source>defeated</source>
        <translation>besiegt</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>aufgehalten</translation>
    </message>
    <message>
        <source>mesmerized</source>
        <translation>gebannt</translation>
    </message>
</context>
<context>
    <name>fury3.moments</name>
    <message>
        <source>Action by day</source>
        <translation>Tagaktion</translation>
    </message>
    <message>
        <source>Action by day or night</source>
        <translation>Aktion bei Tag oder Nacht</translation>
    </message>
    <message>
        <source>Action by night</source>
        <translation>Nachtaktion</translation>
    </message>
    <message>
        <source>After a hunter&apos;s move by road</source>
        <translation>Nach der Bewegung eines Jägers per Straße</translation>
    </message>
    <message>
        <source>After a hunter&apos;s move to another region</source>
        <translation>Nach der Bewegung eines Jägers in eine andere Region</translation>
    </message>
    <message>
        <source>At dawn</source>
        <translation>Bei Morgendämmerung</translation>
    </message>
    <message>
        <source>At dawn or dusk</source>
        <translation>Bei Morgen- oder Abenddämmerung</translation>
    </message>
    <message>
        <source>At once when drawn</source>
        <translation>Sofort beim Ziehen</translation>
    </message>
    <message>
        <source>At once when drawn, or as an ally</source>
        <translation>Sofort beim Ziehen oder zu den Verbündeten</translation>
    </message>
    <message>
        <source>At once when drawn, or at dawn or dusk</source>
        <translation>Sofort beim Ziehen oder bei Morgen- oder Abenddämmerung</translation>
    </message>
    <message>
        <source>At once when drawn, or at the end of Dracula&apos;s phase</source>
        <translation>Sofort beim Ziehen oder am Ende der Draculaphase</translation>
    </message>
    <message>
        <source>At the end of Dracula&apos;s phase</source>
        <translation>Am Ende der Draculaphase</translation>
    </message>
    <message>
        <source>At the start of a combat</source>
        <translation>Zu Beginn eines Kampfes</translation>
    </message>
    <message>
        <source>Before a bite or a defeat by damage</source>
        <translation>Vor einem Biss oder einer Niederlage durch Schaden</translation>
    </message>
    <message>
        <source>Before a search</source>
        <translation>Vor einer Suche</translation>
    </message>
    <message>
        <source>Before a search, or when ambushed</source>
        <translation>Vor einer Suche oder bei einem Hinterhalt</translation>
    </message>
    <message>
        <source>Before the first day</source>
        <translation>Vor dem ersten Tag</translation>
    </message>
    <message>
        <source>Before the first round of a combat</source>
        <translation>Vor der ersten Kampfrunde</translation>
    </message>
    <message>
        <source>By day, or against a False Tip</source>
        <translation>Bei Tag oder gegen „Falscher Hinweis“</translation>
    </message>
    <message>
        <source>In Dracula&apos;s phase</source>
        <translation>In der Draculaphase</translation>
    </message>
    <message>
        <source>In combat</source>
        <translation>Im Kampf</translation>
    </message>
    <message>
        <source>In combat, after Rifle or Pistol</source>
        <translation>Im Kampf, nach Gewehr oder Pistole</translation>
    </message>
    <message>
        <source>In combat, or to be revealed for some cards</source>
        <translation>Im Kampf oder zum Aufdecken für manche Karten</translation>
    </message>
    <message>
        <source>In combat: every hunter has it</source>
        <translation>Im Kampf: Jeder Jäger hat diese Karte</translation>
    </message>
    <message>
        <source>In combat: weapon</source>
        <translation>Im Kampf: Waffe</translation>
    </message>
    <message>
        <source>Move by railway, by day</source>
        <translation>Bewegung mit der Bahn, bei Tag</translation>
    </message>
    <message>
        <source>When a combat card would be canceled</source>
        <translation>Wenn eine Kampfkarte aufgehoben würde</translation>
    </message>
    <message>
        <source>When a hunter plays such a card</source>
        <translation>Wenn ein Jäger eine solche Karte ausspielt</translation>
    </message>
    <message>
        <source>When a hunter spends a ticket</source>
        <translation>Wenn ein Jäger einen Fahrschein ausgibt</translation>
    </message>
    <message>
        <source>When a search finds a vampire</source>
        <translation>Wenn eine Suche auf einen Vampir trifft</translation>
    </message>
    <message>
        <source>When an encounter ambushes</source>
        <translation>Wenn eine Begegnung einen Jäger überfällt</translation>
    </message>
    <message>
        <source>{day}, Dracula&apos;s phase</source>
        <translation>{day}, Draculaphase</translation>
    </message>
    <message>
        <source>{day}, by day</source>
        <translation>{day}, bei Tag</translation>
    </message>
    <message>
        <source>{day}, by night</source>
        <translation>{day}, bei Nacht</translation>
    </message>
    <message>
        <source>{day}, dawn</source>
        <translation>{day}, Morgendämmerung</translation>
    </message>
    <message>
        <source>{day}, dusk</source>
        <translation>{day}, Abenddämmerung</translation>
    </message>
</context>
<context>
    <name>fury3.options</name>
    <message>
        <source>Cards that reveal hideouts reach into lairs</source>
        <translation>Karten, die Verstecke aufdecken, gelten auch für Unterschlüpfe</translation>
    </message>
    <message>
        <source>Darkness Returns takes away</source>
        <translation>„Die Finsternis kehrt zurück“ nimmt</translation>
    </message>
    <message>
        <source>Dracula has 2 influence</source>
        <translation>Dracula hat 2 Einfluss</translation>
    </message>
    <message>
        <source>Dracula has 3 damage</source>
        <translation>Dracula hat 3 Schaden</translation>
    </message>
    <message>
        <source>Dracula has 4 influence</source>
        <translation>Dracula hat 4 Einfluss</translation>
    </message>
    <message>
        <source>Dracula has 6 damage</source>
        <translation>Dracula hat 6 Schaden</translation>
    </message>
    <message>
        <source>Dracula has 9 damage</source>
        <translation>Dracula hat 9 Schaden</translation>
    </message>
    <message>
        <source>Dracula without a legal move</source>
        <translation>Dracula ohne erlaubte Bewegung</translation>
    </message>
    <message>
        <source>Encounter vampires can escape</source>
        <translation>Vampire aus Begegnungen können fliehen</translation>
    </message>
    <message>
        <source>Escape as Bat under three despair tokens</source>
        <translation>„Flucht als Fledermaus“ bei drei Verzweiflungsmarkern</translation>
    </message>
    <message>
        <source>Feed and Dark Call while Dracula is revealed</source>
        <translation>„Nähren“ und „Finsterer Ruf“ bei aufgedecktem Dracula</translation>
    </message>
    <message>
        <source>For Customs Search a journey by sea</source>
        <translation>Eine Reise über das Meer bei „Zollkontrolle“</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Plotting can be turned facedown</source>
        <translation>„Ränkespiel“ darf umgedreht werden</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>The first round</source>
        <translation>Die erste Runde</translation>
    </message>
    <message>
        <source>advanced game: lairs, powers, rumors</source>
        <translation>Fortgeschritten: mit Unterschlüpfen, Machtkarten, Gerüchten</translation>
    </message>
    <message>
        <source>after icons are compared</source>
        <translation>nach dem Vergleich der Symbole</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>are allowed</source>
        <translation>sind erlaubt</translation>
    </message>
    <message>
        <source>are forbidden</source>
        <translation>sind verboten</translation>
    </message>
    <message>
        <source>as Dracula&apos;s Pride allows</source>
        <translation>wie Draculas Stolz erlaubt</translation>
    </message>
    <message>
        <source>base game, fixed starts</source>
        <translation>Grundspiel, feste Startorte</translation>
    </message>
    <message>
        <source>before icons are compared</source>
        <translation>vor dem Vergleich der Symbole</translation>
    </message>
    <message>
        <source>begins with a dawn that does not move the time marker</source>
        <translation>beginnt mit einer Morgendämmerung, die den Zeitmarker nicht bewegt</translation>
    </message>
    <message>
        <source>begins with the day</source>
        <translation>beginnt mit dem Tag</translation>
    </message>
    <message>
        <source>brings influence for the new city</source>
        <translation>bringt Einfluss für die neue Stadt</translation>
    </message>
    <message>
        <source>brings no influence</source>
        <translation>bringt keinen Einfluss</translation>
    </message>
    <message>
        <source>clears his trail, then moves</source>
        <translation>räumt seine Spur und bewegt sich dann</translation>
    </message>
    <message>
        <source>crosses no border</source>
        <translation>überquert keine Grenze</translation>
    </message>
    <message>
        <source>crosses the border of a region</source>
        <translation>überquert die Grenze einer Region</translation>
    </message>
    <message>
        <source>dawn and day</source>
        <translation>Morgendämmerung und Tag</translation>
    </message>
    <message>
        <source>from the fourth combat round on</source>
        <translation>ab der vierten Kampfrunde</translation>
    </message>
    <message>
        <source>from the third combat round on</source>
        <translation>ab der dritten Kampfrunde</translation>
    </message>
    <message>
        <source>if the card says so</source>
        <translation>wenn die Karte es sagt</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>stays and suffers 5 damage</source>
        <translation>bleibt und erleidet 5 Schaden</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>den Tag</translation>
    </message>
</context>
<context>
    <name>fury3.puzzles</name>
    <message numerus="yes">
        <source>%n cards later</source>
        <translation>
            <numerusform>eine Karte später</numerusform>
            <numerusform>%n Karten später</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier facts are needed, too.</source>
        <translation>
            <numerusform>Dazu kommt eine frühere Tatsache.</numerusform>
            <numerusform>Dazu kommen %n frühere Tatsachen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more facts close the other ways.</source>
        <translation>
            <numerusform>Die übrigen Wege schließt eine weitere Tatsache aus.</numerusform>
            <numerusform>Die übrigen Wege schließen&#xa0;%n weitere Tatsachen aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places are left</source>
        <translation>
            <numerusform>bleibt ein Ort übrig</numerusform>
            <numerusform>bleiben %n Orte übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>A Card Turned Up</source>
        <translation>Eine aufgedeckte Karte</translation>
    </message>
    <message>
        <source>A Denied City</source>
        <translation>Eine Stadt ohne Versteck</translation>
    </message>
    <message>
        <source>A Hunter Who Saw Nothing</source>
        <translation>Ein Jäger, der nichts sah</translation>
    </message>
    <message>
        <source>A card that is turned up says where he was then, so all ways that do not pass there are wrong.</source>
        <translation>Eine aufgedeckte Karte sagt, wo er damals war. Also sind alle Wege falsch, die nicht über diesen Ort führen.</translation>
    </message>
    <message>
        <source>A card with the back of a city can be one move, or none at all.</source>
        <translation>Eine Karte mit Stadtrückseite kann für eine Bewegung stehen – oder für gar keine.</translation>
    </message>
    <message>
        <source>A denied city also closes the ways that lead through it.</source>
        <translation>Eine Stadt ohne Versteck sperrt auch die Wege, die durch sie führen.</translation>
    </message>
    <message>
        <source>A good question leaves few places, whatever the answer is.</source>
        <translation>Eine gute Frage lässt wenige Orte übrig, wie auch immer die Antwort lautet.</translation>
    </message>
    <message>
        <source>A later place tells as much about his way as an earlier one.</source>
        <translation>Ein späterer Ort verrät über seinen Weg genauso viel wie ein früherer.</translation>
    </message>
    <message>
        <source>A sea zone has few ports, so a way over the sea leads to few cities.</source>
        <translation>Eine Meereszone hat nur wenige Häfen, also führt ein Weg über das Meer nur in wenige Städte.</translation>
    </message>
    <message>
        <source>All ways back {goal:to} that his cards allow lead through {places}.</source>
        <translation>Alle Wege zurück {goal:to}, die seine Karten zulassen, führen über {places}.</translation>
    </message>
    <message>
        <source>All ways between these two places that his cards allow lead through {place}.</source>
        <translation>Alle Wege zwischen diesen beiden Orten, die seine Karten zulassen, führen über {place}.</translation>
    </message>
    <message>
        <source>All ways from there {goal:to} that his cards allow lead through {places}.</source>
        <translation>Alle Wege von dort {goal:to}, die seine Karten zulassen, führen über {places}.</translation>
    </message>
    <message>
        <source>Ask for the city through which the most ways lead, not for the one where he most likely is.</source>
        <translation>Frag nach der Stadt, durch welche die meisten Wege führen, nicht nach der, in der er am wahrscheinlichsten ist.</translation>
    </message>
    <message>
        <source>At Sea</source>
        <translation>Auf See</translation>
    </message>
    <message>
        <source>Begin at the last place that you know: the newest card of the trail that is turned up, or a place that the evidence names. Follow one road for each card since then.</source>
        <translation>Beginne am letzten Ort, den du kennst: bei der neuesten aufgedeckten Karte der Spur oder an einem Ort, den die Indizien nennen. Geh für jede Karte, die seitdem dazukam, eine Straße weiter.</translation>
    </message>
    <message>
        <source>Count only the cards that are moves: Misdirect takes an old place away, but is not a move.</source>
        <translation>Zähle nur die Karten, die für Bewegungen stehen: „Irreführen“ nimmt einen alten Ort weg, ist aber keine Bewegung.</translation>
    </message>
    <message>
        <source>Each of these cards is a move, so he could not stay {place:in}.</source>
        <translation>Eine solche Karte steht für eine Bewegung, also konnte er nicht {place:in} bleiben.</translation>
    </message>
    <message>
        <source>Every way {place:to} contradicts one of these facts:</source>
        <translation>Jeder Weg {place:to} widerspricht einer dieser Tatsachen:</translation>
    </message>
    <message>
        <source>Every way {place:to} that his cards allow contradicts this fact:</source>
        <translation>Jeder Weg {place:to}, den seine Karten zulassen, widerspricht dieser Tatsache:</translation>
    </message>
    <message>
        <source>From Both Ends</source>
        <translation>Von beiden Enden</translation>
    </message>
    <message>
        <source>From there he may have traveled like this: {places}.</source>
        <translation>Von dort kann er so gereist sein: {places}.</translation>
    </message>
    <message>
        <source>From there his cards lead only {places}.</source>
        <translation>Von dort führen seine Karten nur {places}.</translation>
    </message>
    <message numerus="yes">
        <source>From there {goal:to} he needs at least %n such moves.</source>
        <translation>
            <numerusform>Vom Ausgangsort {goal:to} bräuchte er mindestens eine Bewegung dieser Art.</numerusform>
            <numerusform>Vom Ausgangsort {goal:to} bräuchte er mindestens&#xa0;%n Bewegungen dieser Art.</numerusform>
        </translation>
    </message>
    <message>
        <source>He was not seen, so no way leads through the cities in which hunters waited.</source>
        <translation>Er wurde nicht gesehen, also führt kein Weg durch die Städte, in denen Jäger warteten.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Hide has the back of a city, but with it he stays where he is.</source>
        <translation>„Verbergen“ zeigt auf der Rückseite eine Stadt, aber damit bleibt er, wo er ist.</translation>
    </message>
    <message>
        <source>If Dracula comes to a city with a hunter, he is seen at once.</source>
        <translation>Kommt Dracula in eine Stadt, in der ein Jäger ist, wird er sofort gesehen.</translation>
    </message>
    <message>
        <source>If Dracula has no hideout {place:in}, {count}.</source>
        <translation>Hat Dracula {place:in} kein Versteck, {count}.</translation>
    </message>
    <message>
        <source>It is more than two roads from there {goal:to}.</source>
        <translation>Vom Ausgangsort {goal:to} sind es mehr als zwei Straßen.</translation>
    </message>
    <message>
        <source>Lairs</source>
        <translation>Unterschlüpfe</translation>
    </message>
    <message>
        <source>Mark every place where Dracula can be now.</source>
        <translation>Markiere jeden Ort, an dem Dracula jetzt sein kann.</translation>
    </message>
    <message numerus="yes">
        <source>Mark the place where Dracula was on {day}, before his last %n turns.</source>
        <translation>
            <numerusform>{day}, also vor seinem letzten Zug: Wo war Dracula? Markiere den Ort.</numerusform>
            <numerusform>{day}, also vor seinen letzten&#xa0;%n Zügen: Wo war Dracula? Markiere den Ort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark the place where Dracula was on {day}, before his last turn.</source>
        <translation>{day}, also vor seinem letzten Zug: Wo war Dracula? Markiere den Ort.</translation>
    </message>
    <message>
        <source>Misdirect</source>
        <translation>Irreführen</translation>
    </message>
    <message>
        <source>Misdirect takes a hideout from his trail and is not a move.</source>
        <translation>„Irreführen“ nimmt ein Versteck von seiner Spur und ist keine Bewegung.</translation>
    </message>
    <message>
        <source>No road or sea route leads from there {goal:to}.</source>
        <translation>Keine Straße und kein Seeweg führt vom Ausgangsort direkt {goal:to}.</translation>
    </message>
    <message>
        <source>No such way leads on from there.</source>
        <translation>Vom Ausgangsort führt kein solcher Weg weiter.</translation>
    </message>
    <message>
        <source>No way by land leads from there {goal:to}.</source>
        <translation>Zu Land führt vom Ausgangsort kein Weg {goal:to}.</translation>
    </message>
    <message>
        <source>On the Roads</source>
        <translation>Auf den Straßen</translation>
    </message>
    <message>
        <source>Roads Only</source>
        <translation>Nur Straßen</translation>
    </message>
    <message numerus="yes">
        <source>Since then he has placed %n cards with the back of a city.</source>
        <translation>
            <numerusform>Seitdem hat er eine Karte mit Stadtrückseite gelegt.</numerusform>
            <numerusform>Seitdem hat er %n Karten mit Stadtrückseite gelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since then he has placed %n cards with the back of the sea.</source>
        <translation>
            <numerusform>Seitdem hat er eine Karte mit Meeresrückseite gelegt.</numerusform>
            <numerusform>Seitdem hat er %n Karten mit Meeresrückseite gelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since then his way has %n more cards, on land and at sea.</source>
        <translation>
            <numerusform>Seitdem ist auf seinem Weg eine weitere Karte hinzugekommen, an Land oder auf See.</numerusform>
            <numerusform>Seitdem sind auf seinem Weg %n weitere Karten hinzugekommen, an Land und auf See.</numerusform>
        </translation>
    </message>
    <message>
        <source>So no way leads {place:to}.</source>
        <translation>Also führt kein Weg {place:to}.</translation>
    </message>
    <message>
        <source>So the {place} card was on his trail, and he could not go there again.</source>
        <translation>Also lag die Ortskarte „{place}“ auf seiner Spur, und er konnte nicht wieder dorthin.</translation>
    </message>
    <message>
        <source>Such cards allow no way from there {goal:to}.</source>
        <translation>Solche Karten lassen vom Ausgangsort keinen Weg {goal:to} zu.</translation>
    </message>
    <message>
        <source>The Back of the Sea</source>
        <translation>Rückseite: Meer</translation>
    </message>
    <message>
        <source>The Best Question</source>
        <translation>Die beste Frage</translation>
    </message>
    <message>
        <source>The back of a card tells whether he was in a city or at sea.</source>
        <translation>Die Rückseite einer Karte verrät, ob er in einer Stadt oder auf See war.</translation>
    </message>
    <message>
        <source>The card of that turn has the back of a city, so he was not at sea.</source>
        <translation>Die Karte dieses Zuges zeigt auf der Rückseite eine Stadt, also war er nicht auf See.</translation>
    </message>
    <message>
        <source>The card of that turn has the back of the sea, so he was not in a city.</source>
        <translation>Die Karte dieses Zuges zeigt auf der Rückseite das Meer, also war er in keiner Stadt.</translation>
    </message>
    <message>
        <source>The cards on the trail and the distances alone exclude {place}.</source>
        <translation>Schon die Karten der Spur und die Entfernungen schließen {place} aus.</translation>
    </message>
    <message>
        <source>The evidence says in which cities Dracula has no hideout. No card of his trail is one of these cities.</source>
        <translation>Die Indizien sagen, in welchen Städten Dracula kein Versteck hat. Keine Karte seiner Spur zeigt eine dieser Städte.</translation>
    </message>
    <message>
        <source>The hunters may ask Dracula about one city, and he answers that he has no hideout there. Mark the city whose denial leaves the fewest places where he can be now.</source>
        <translation>Die Jäger dürfen Dracula nach einer Stadt fragen, und er antwortet, dass er dort kein Versteck hat. Bei welcher Stadt bleiben danach die wenigsten Orte übrig, an denen er jetzt sein kann? Markiere sie.</translation>
    </message>
    <message>
        <source>The newest card that is turned up counts most: his way starts there again.</source>
        <translation>Am meisten zählt die neueste aufgedeckte Karte: Mit ihr beginnt sein Weg von Neuem.</translation>
    </message>
    <message>
        <source>The place that you look for lies between two known ones and must be in reach of both.</source>
        <translation>Der gesuchte Ort liegt zwischen zwei anderen: Er muss beiden nahe genug sein.</translation>
    </message>
    <message>
        <source>The {place} card was already on his trail, so he could not go there again.</source>
        <translation>Die Ortskarte „{place}“ lag schon auf seiner Spur, also konnte er nicht wieder dorthin.</translation>
    </message>
    <message>
        <source>There is only one place where Dracula can be now. Mark it.</source>
        <translation>Es gibt nur einen Ort, an dem Dracula jetzt sein kann. Markiere ihn.</translation>
    </message>
    <message>
        <source>With Wolf Form he goes one or two roads on land in one turn.</source>
        <translation>Mit „Wolfsgestalt“ geht er an Land in einem Zug eine oder zwei Straßen weit.</translation>
    </message>
    <message numerus="yes">
        <source>With exactly %n such cards no way leads from there {goal:to}.</source>
        <translation>
            <numerusform>Mit genau einer solchen Karte führt vom Ausgangsort kein Weg {goal:to}.</numerusform>
            <numerusform>Mit genau %n solchen Karten führt vom Ausgangsort kein Weg {goal:to}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wolf Form</source>
        <translation>Wolfsgestalt</translation>
    </message>
    <message>
        <source>Wolf Form and Bats</source>
        <translation>Wolfsgestalt und Fledermäuse</translation>
    </message>
    <message>
        <source>Wolf Form reaches far, but it always ends in a city.</source>
        <translation>„Wolfsgestalt“ reicht weit, endet aber immer in einer Stadt.</translation>
    </message>
    <message>
        <source>You know one place, and each card after it is one move: that is how every puzzle begins.</source>
        <translation>Du kennst einen Ort, und jede Karte danach ist eine Bewegung: So beginnt jedes Rätsel.</translation>
    </message>
    <message numerus="yes">
        <source>it can lead to %n places</source>
        <translation>
            <numerusform>Sie führt an einen Ort</numerusform>
            <numerusform>Sie führt an einen von&#xa0;%n Orten</numerusform>
        </translation>
    </message>
    <message>
        <source>it can lead {places}</source>
        <translation>Sie führt {places}</translation>
    </message>
    <message>
        <source>it leads only {places}</source>
        <translation>Sie führt nur {places}</translation>
    </message>
    <message>
        <source>{before} → {place}</source>
        <translation>{before} → {place}</translation>
    </message>
    <message>
        <source>{count}: {places}</source>
        <translation>{count}: {places}</translation>
    </message>
    <message>
        <source>{day} night, week {week}</source>
        <translation>In der {day}nacht (Woche {week})</translation>
    </message>
    <message>
        <source>{day}, Wolf Form: {count}.</source>
        <translation>{day} spielte er „Wolfsgestalt“: {count}.</translation>
    </message>
    <message>
        <source>{day}, a card with the back of a city: it must be Hide, so he stays {place:in}.</source>
        <translation>{day} legte er eine Karte mit Stadtrückseite: Das kann nur „Verbergen“ sein; er blieb also {place:in}.</translation>
    </message>
    <message>
        <source>{day}, a card with the back of a city: {count}.</source>
        <translation>{day} legte er eine Karte mit Stadtrückseite: {count}.</translation>
    </message>
    <message>
        <source>{day}, a card with the back of the sea: {count}.</source>
        <translation>{day} legte er eine Karte mit Meeresrückseite: {count}.</translation>
    </message>
    <message>
        <source>{day}, week {week}</source>
        <translation>Am {day} (Woche {week})</translation>
    </message>
    <message>
        <source>{day}, {count}: Dracula was {place:in}.</source>
        <translation>{day}, {count}, war Dracula {place:in}.</translation>
    </message>
    <message>
        <source>{day}. {fact}</source>
        <translation>{day}: {fact}</translation>
    </message>
    <message>
        <source>{day}. {fact} So he was not {place:in}.</source>
        <translation>{day}: {fact} Dracula war also nicht {place:in}.</translation>
    </message>
    <message>
        <source>{day}: A holy token lay {place:in}, so he could not enter.</source>
        <translation>{day} lag {place:in} ein heiliger Marker, also konnte er nicht hinein.</translation>
    </message>
    <message>
        <source>{day}: Dracula had no hideout {place:in}.</source>
        <translation>{day} hatte Dracula {place:in} kein Versteck.</translation>
    </message>
    <message>
        <source>{day}: Dracula may have been {place:in}.</source>
        <translation>{day} kann Dracula {place:in} gewesen sein.</translation>
    </message>
    <message>
        <source>{day}: Dracula was {place:in}, and he may have stayed there.</source>
        <translation>{day} war Dracula {place:in} und kann dort geblieben sein.</translation>
    </message>
    <message>
        <source>{day}: Dracula was {place:in}.</source>
        <translation>{day} war Dracula {place:in}.</translation>
    </message>
    <message>
        <source>{day}: From then on {hunter} was {place:in} and would have seen Dracula there.</source>
        <translation>{day} und danach war {hunter} {place:in} und hätte Dracula dort gesehen.</translation>
    </message>
    <message>
        <source>{day}: He flies {place:to} as a bat.</source>
        <translation>{day} flog er als Fledermaus {place:to}.</translation>
    </message>
    <message>
        <source>{day}: He goes {place:to}.</source>
        <translation>{day} ging er {place:to}.</translation>
    </message>
    <message>
        <source>{day}: He sails {place:to}.</source>
        <translation>{day} fuhr er {place:to}.</translation>
    </message>
    <message>
        <source>{day}: He stays {place:in}.</source>
        <translation>{day} blieb er {place:in}.</translation>
    </message>
    <message>
        <source>{day}: Suppose that Dracula was {place:in}.</source>
        <translation>{day}, so die Annahme, war Dracula {place:in}.</translation>
    </message>
    <message>
        <source>{day}: With Wolf Form he goes {place:to}.</source>
        <translation>{day} ging er mit „Wolfsgestalt“ {place:to}.</translation>
    </message>
    <message>
        <source>{day}: {hunter} was {place:in} and would have seen Dracula there.</source>
        <translation>{day} war {hunter} {place:in} und hätte Dracula dort gesehen.</translation>
    </message>
</context>
<context>
    <name>fury3.questions</name>
    <message>
        <source>Ambush {hunter}?</source>
        <translation>{hunter} überfallen?</translation>
    </message>
    <message>
        <source>Answer the move of {hunter} with a card?</source>
        <translation>Auf die Bewegung von {hunter} mit einer Karte antworten?</translation>
    </message>
    <message>
        <source>Avoid the combat in the fog?</source>
        <translation>Dem Kampf im Nebel ausweichen?</translation>
    </message>
    <message>
        <source>Behind the Veil: which encounter must Dracula discard?</source>
        <translation>„Hinter dem Schleier“: Welche Begegnung muss Dracula abwerfen?</translation>
    </message>
    <message>
        <source>Blood Transfusion: which hunter is healed?</source>
        <translation>„Bluttransfusion“: Welcher Jäger wird geheilt?</translation>
    </message>
    <message>
        <source>Cancel False Tip with Good Luck?</source>
        <translation>„Falscher Hinweis“ mit „Glück gehabt“ aufheben?</translation>
    </message>
    <message>
        <source>Cancel {combat} with Lucy&apos;s Revenge?</source>
        <translation>„{combat}“ mit „Lucys Rache“ aufheben?</translation>
    </message>
    <message>
        <source>Cancel {event} with Sensationalist Press?</source>
        <translation>„{event}“ mit „Sensationspresse“ aufheben?</translation>
    </message>
    <message>
        <source>Chartered Carriage: where does it go?</source>
        <translation>„Gemieteter Waggon“: Wohin fährt er?</translation>
    </message>
    <message>
        <source>Chartered Carriage: which ticket pays for it?</source>
        <translation>„Gemieteter Waggon“: Mit welchem Fahrschein wird er bezahlt?</translation>
    </message>
    <message>
        <source>Choose a combat card for round {round}.</source>
        <translation>Wähle eine Kampfkarte für Runde {round}.</translation>
    </message>
    <message>
        <source>Choose the engaged hunter.</source>
        <translation>Wähle den bedrängten Jäger.</translation>
    </message>
    <message>
        <source>Choose the hospital for {hunter}.</source>
        <translation>Wähle das Hospital für {hunter}.</translation>
    </message>
    <message>
        <source>Claws: choose the hunter who suffers 2 damage.</source>
        <translation>„Klauen“: Wähle den Jäger, der 2 Schaden erleidet.</translation>
    </message>
    <message>
        <source>Consecrated Ground: which city is consecrated?</source>
        <translation>„Geweihter Boden“: Welche Stadt wird geweiht?</translation>
    </message>
    <message>
        <source>Customs Search: does {hunter} discard all items, or suffer 3 damage?</source>
        <translation>„Zollkontrolle“: Wirft {hunter} alle Gegenstände ab oder erleidet 3 Schaden?</translation>
    </message>
    <message>
        <source>Dawn: play an event card?</source>
        <translation>Morgendämmerung: Ereigniskarte ausspielen?</translation>
    </message>
    <message>
        <source>Day: play an event card?</source>
        <translation>Tag: Ereigniskarte ausspielen?</translation>
    </message>
    <message>
        <source>Desecrated Soil: which encounter cards are discarded?</source>
        <translation>„Entweihte Erde“: Welche Begegnungskarten werden abgeworfen?</translation>
    </message>
    <message>
        <source>Devilish Power: what happens?</source>
        <translation>„Teuflische Macht“: Was geschieht?</translation>
    </message>
    <message>
        <source>Does Lord Godalming take a second ticket?</source>
        <translation>Nimmt Lord Godalming einen zweiten Fahrschein?</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides: exchange an encounter card?</source>
        <translation>„Draculas Bräute“: Begegnungskarte austauschen?</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides: place an encounter card?</source>
        <translation>„Draculas Bräute“: Begegnungskarte legen?</translation>
    </message>
    <message>
        <source>Dracula&apos;s phase: play an event card?</source>
        <translation>Draculaphase: Ereigniskarte ausspielen?</translation>
    </message>
    <message>
        <source>Dusk: play an event card?</source>
        <translation>Abenddämmerung: Ereigniskarte ausspielen?</translation>
    </message>
    <message>
        <source>Dusk: which roadblock is removed?</source>
        <translation>Abenddämmerung: Welche Straßensperre wird entfernt?</translation>
    </message>
    <message>
        <source>Dusk: which storm ends?</source>
        <translation>Abenddämmerung: Welcher Sturm endet?</translation>
    </message>
    <message>
        <source>End of Dracula&apos;s phase: play an event card?</source>
        <translation>Ende der Draculaphase: Ereigniskarte ausspielen?</translation>
    </message>
    <message>
        <source>Escape Route: choose the hunter who leaves the combat.</source>
        <translation>„Fluchtweg“: Wähle den Jäger, der den Kampf verlässt.</translation>
    </message>
    <message>
        <source>Escape as Bat: fly to another city?</source>
        <translation>„Flucht als Fledermaus“: in eine andere Stadt fliegen?</translation>
    </message>
    <message>
        <source>Excellent Weather: where does {hunter} sail?</source>
        <translation>„Prächtiges Wetter“: Wohin fährt {hunter} über das Meer?</translation>
    </message>
    <message>
        <source>False Tip: where does {hunter} go?</source>
        <translation>„Falscher Hinweis“: Wohin fährt {hunter}?</translation>
    </message>
    <message>
        <source>Good Luck: what is removed?</source>
        <translation>„Glück gehabt“: Was wird entfernt?</translation>
    </message>
    <message>
        <source>Great Wolf: which hunter is attacked?</source>
        <translation>„Der Große Wolf“: Welcher Jäger wird angegriffen?</translation>
    </message>
    <message>
        <source>Hidden Schemes: which encounter card is placed?</source>
        <translation>„Verborgene Pläne“: Welche Begegnungskarte wird gelegt?</translation>
    </message>
    <message>
        <source>Hoax: which event card do you keep?</source>
        <translation>„Täuschung“: Welche Ereigniskarte behältst du?</translation>
    </message>
    <message>
        <source>Holy Circle: choose a hunter to leave the combat.</source>
        <translation>„Heiliger Kreis“: Wähle einen Jäger, der den Kampf verlässt.</translation>
    </message>
    <message>
        <source>In which city does Dracula start?</source>
        <translation>In welcher Stadt beginnt Dracula?</translation>
    </message>
    <message>
        <source>In which city does {hunter} start?</source>
        <translation>In welcher Stadt beginnt {hunter}?</translation>
    </message>
    <message>
        <source>Lucky Find: choose the item to keep.</source>
        <translation>„Glücksfund“: Wähle den Gegenstand, den du behältst.</translation>
    </message>
    <message>
        <source>Place a rumor token?</source>
        <translation>Gerüchtemarker legen?</translation>
    </message>
    <message>
        <source>Plotting: take a card from the combat deck.</source>
        <translation>„Ränkespiel“: Nimm eine Karte aus dem Kampfkartenstapel.</translation>
    </message>
    <message>
        <source>Show Heavenly Host and protect a city?</source>
        <translation>Eine „Gesegnete Hostie“ zeigen und eine Stadt schützen?</translation>
    </message>
    <message>
        <source>Spy: which hunter?</source>
        <translation>„Spion“: Welcher Jäger?</translation>
    </message>
    <message>
        <source>Start of the combat: play an event card?</source>
        <translation>Beginn des Kampfes: Ereigniskarte ausspielen?</translation>
    </message>
    <message>
        <source>Summon Storms: where does a storm break out?</source>
        <translation>„Stürme herbeirufen“: Wo bricht ein Sturm los?</translation>
    </message>
    <message>
        <source>Surprising Return: which ally returns?</source>
        <translation>„Überraschende Rückkehr“: Wer von den Verbündeten kehrt zurück?</translation>
    </message>
    <message>
        <source>Szgany Mob: which items does {hunter} hand over?</source>
        <translation>„Szgany-Bande“: Welche Gegenstände gibt {hunter} her?</translation>
    </message>
    <message>
        <source>The oldest hideout leaves: mature an encounter, or make it a lair?</source>
        <translation>Das älteste Versteck verlässt die Spur: eine Begegnung reifen lassen oder es in einen Unterschlupf umwandeln?</translation>
    </message>
    <message>
        <source>The oldest hideout leaves: mature an encounter?</source>
        <translation>Das älteste Versteck verlässt die Spur: eine Begegnung reifen lassen?</translation>
    </message>
    <message>
        <source>To which city is {hunter} moved?</source>
        <translation>In welche Stadt wird {hunter} bewegt?</translation>
    </message>
    <message>
        <source>Turn Plotting facedown to cancel {hunter}&apos;s card?</source>
        <translation>„Ränkespiel“ auf die verdeckte Seite drehen, um die Karte von {hunter} aufzuheben?</translation>
    </message>
    <message>
        <source>Unnatural Fog: which city?</source>
        <translation>„Unnatürlicher Nebel“: Welche Stadt?</translation>
    </message>
    <message>
        <source>Use Szgany Bodyguards against a hunter before the combat?</source>
        <translation>Vor dem Kampf „Szgany-Leibwächter“ gegen einen Jäger einsetzen?</translation>
    </message>
    <message>
        <source>Use the Stake against {encounter}?</source>
        <translation>Den Pflock gegen „{encounter}“ einsetzen?</translation>
    </message>
    <message>
        <source>Vampiric Influence: which card does {hunter} discard?</source>
        <translation>„Vampirischer Einfluss“: Welche Karte wirft {hunter} ab?</translation>
    </message>
    <message>
        <source>Vampiric Influence: which weakened hunter?</source>
        <translation>„Vampirischer Einfluss“: Welcher geschwächte Jäger?</translation>
    </message>
    <message>
        <source>Wax Cylinders: reveal which encounters, or ask about Hide?</source>
        <translation>„Wachswalzen“: Begegnungen aufdecken oder nach „Verbergen“ fragen?</translation>
    </message>
    <message>
        <source>What changes hands between {hunter} and {partner}?</source>
        <translation>Was wechselt zwischen {hunter} und {partner} den Besitzer?</translation>
    </message>
    <message>
        <source>What does {hunter} do by day?</source>
        <translation>Was tut {hunter} bei Tag?</translation>
    </message>
    <message>
        <source>What does {hunter} do by night?</source>
        <translation>Was tut {hunter} bei Nacht?</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>Wohin zieht Dracula?</translation>
    </message>
    <message>
        <source>Which encounter does Dracula place?</source>
        <translation>Welche Begegnung legt Dracula?</translation>
    </message>
    <message>
        <source>Which encounter does {hunter} find next?</source>
        <translation>Welche Begegnung findet {hunter} als Nächstes?</translation>
    </message>
    <message>
        <source>Which event card does {hunter} keep revealed?</source>
        <translation>Welche Ereigniskarte lässt {hunter} offen liegen?</translation>
    </message>
    <message>
        <source>Which hunter acts next?</source>
        <translation>Welcher Jäger ist als Nächstes am Zug?</translation>
    </message>
    <message>
        <source>Which item card does {hunter} keep revealed?</source>
        <translation>Welche Gegenstandskarte lässt {hunter} offen liegen?</translation>
    </message>
    <message>
        <source>Which road or railway is blocked?</source>
        <translation>Welche Straße oder Bahnlinie wird gesperrt?</translation>
    </message>
    <message>
        <source>Who does {hunter} trade with?</source>
        <translation>Mit wem tauscht {hunter}?</translation>
    </message>
    <message>
        <source>Wolves: which city?</source>
        <translation>„Wölfe“: Welche Stadt?</translation>
    </message>
    <message>
        <source>{actor} has too many event cards: which one is discarded?</source>
        <translation>{actor} hat zu viele Ereigniskarten: Welche wird abgeworfen?</translation>
    </message>
    <message>
        <source>{actor} has too many item cards: which one is discarded?</source>
        <translation>{actor} hat zu viele Gegenstandskarten: Welche wird abgeworfen?</translation>
    </message>
    <message>
        <source>{actor} has too many tickets: which one is returned?</source>
        <translation>{actor} hat zu viele Fahrscheine: Welcher wird zurückgelegt?</translation>
    </message>
    <message>
        <source>{card}: does {hunter} reveal an item card?</source>
        <translation>„{card}“: Deckt {hunter} eine Gegenstandskarte auf?</translation>
    </message>
    <message>
        <source>{card}: where does {hunter} ride?</source>
        <translation>„{card}“: Wohin eilt {hunter}?</translation>
    </message>
    <message>
        <source>{combat} is about to be canceled: play Enraged?</source>
        <translation>Die Karte „{combat}“ würde aufgehoben: „Erzürnt“ ausspielen?</translation>
    </message>
    <message>
        <source>{encounter} ambushes {hunter}: answer with a card?</source>
        <translation>Die Karte „{encounter}“ überfällt {hunter}: mit einer Karte antworten?</translation>
    </message>
    <message>
        <source>{event} was drawn: play it now?</source>
        <translation>Die Karte „{event}“ wurde gezogen: jetzt ausspielen?</translation>
    </message>
    <message>
        <source>{event}: its effect at once, or an ally?</source>
        <translation>„{event}“: sofort ausführen oder zu den Verbündeten legen?</translation>
    </message>
    <message>
        <source>{event}: scout a city, or keep as ally?</source>
        <translation>„{event}“: eine Stadt ausspähen oder die Karte zu den Verbündeten legen?</translation>
    </message>
    <message>
        <source>{event}: which card of the trail must Dracula reveal?</source>
        <translation>„{event}“: Welche Karte der Spur muss Dracula aufdecken?</translation>
    </message>
    <message>
        <source>{event}: which city must Dracula answer for besides {place}?</source>
        <translation>„{event}“: Über welche Stadt außer {place} muss Dracula Auskunft geben?</translation>
    </message>
    <message>
        <source>{event}: which city must Dracula answer for first?</source>
        <translation>„{event}“: Über welche Stadt muss Dracula zuerst Auskunft geben?</translation>
    </message>
    <message>
        <source>{event}: which city must Dracula answer for?</source>
        <translation>„{event}“: Über welche Stadt muss Dracula Auskunft geben?</translation>
    </message>
    <message>
        <source>{hunter} finds {encounter}: play Seduction?</source>
        <translation>{hunter} findet „{encounter}“: „Verführung“ ausspielen?</translation>
    </message>
    <message>
        <source>{hunter} is about to be bitten: prevent it?</source>
        <translation>{hunter} droht ein Biss: verhindern?</translation>
    </message>
    <message>
        <source>{hunter} is about to be defeated by damage: prevent it?</source>
        <translation>{hunter} droht die Niederlage durch Schaden: verhindern?</translation>
    </message>
    <message>
        <source>{hunter} searches: reveal a card first?</source>
        <translation>{hunter} sucht: vorher eine Karte aufdecken?</translation>
    </message>
    <message>
        <source>{hunter} spends a ticket: play False Tip?</source>
        <translation>{hunter} gibt einen Fahrschein aus: „Falscher Hinweis“ ausspielen?</translation>
    </message>
    <message>
        <source>{hunter}: become delayed to discard Aristocratic Vampire?</source>
        <translation>{hunter}: sich aufhalten lassen, um „Adliger Vampir“ abzuwerfen?</translation>
    </message>
    <message>
        <source>{hunter}: become delayed to join the combat?</source>
        <translation>{hunter}: sich aufhalten lassen, um in den Kampf einzutreten?</translation>
    </message>
    <message>
        <source>{hunter}: choose a combat card.</source>
        <translation>{hunter}: Wähle eine Kampfkarte.</translation>
    </message>
    <message>
        <source>{hunter}: discard a weapon to get rid of the Spy?</source>
        <translation>{hunter}: eine Waffe abwerfen, um den Spion loszuwerden?</translation>
    </message>
    <message>
        <source>{hunter}: play a different card (Planned Ambush)?</source>
        <translation>{hunter}: eine andere Karte ausspielen („Geplanter Hinterhalt“)?</translation>
    </message>
    <message>
        <source>{hunter}: reveal weapons against the wolves?</source>
        <translation>{hunter}: Waffen gegen die Wölfe aufdecken?</translation>
    </message>
    <message>
        <source>{hunter}: use Holy Bullets?</source>
        <translation>{hunter}: Geweihte Kugeln einsetzen?</translation>
    </message>
    <message>
        <source>{hunter}: wear Garlic Wreath in this combat?</source>
        <translation>{hunter}: in diesem Kampf den Knoblauchkranz anlegen?</translation>
    </message>
</context>
<context>
    <name>fury3.reach</name>
    <message>
        <source>It is too far {place:to} for one move: {count} moves by road and sea from {figure}.</source>
        <translation>{place:to} ist es für eine Bewegung zu weit: Von {figure} aus sind es {count} Bewegungen über Straßen und Meere.</translation>
    </message>
    <message>
        <source>It is too far {place:to} for one move: {count} moves by sea from {figure}.</source>
        <translation>{place:to} ist es für eine Bewegung zu weit: Von {figure} aus sind es {count} Bewegungen über das Meer.</translation>
    </message>
    <message>
        <source>It is too far {place:to} for one move: {count} roads from {figure}.</source>
        <translation>{place:to} ist es für eine Bewegung zu weit: Von {figure} aus sind es {count} Straßen.</translation>
    </message>
    <message>
        <source>{far} In reach with {ticket}, but {hunter} has no ticket.</source>
        <translation>{far} Mit einem {ticket} wäre der Ort erreichbar, aber {hunter} hat keinen Fahrschein.</translation>
    </message>
    <message>
        <source>{far} In reach with {ticket}.</source>
        <translation>{far} Mit einem {ticket} ist der Ort erreichbar.</translation>
    </message>
</context>
<context>
    <name>fury3.reasons</name>
    <message>
        <source>fewer armed hunters beside Dracula when he is revealed</source>
        <translation>weniger bewaffnete Jäger neben Dracula, wenn er aufgedeckt ist</translation>
    </message>
    <message>
        <source>fewer defeated hunters</source>
        <translation>weniger besiegte Jäger</translation>
    </message>
    <message>
        <source>fewer encounters on the trail</source>
        <translation>weniger Begegnungen auf der Spur</translation>
    </message>
    <message>
        <source>fewer guarded ports around Dracula when he is at sea</source>
        <translation>weniger bewachte Häfen um Dracula, wenn er auf See ist</translation>
    </message>
    <message>
        <source>fewer hunters at sea</source>
        <translation>weniger Jäger auf See</translation>
    </message>
    <message>
        <source>fewer vampires that an older one will clear</source>
        <translation>weniger Vampire, die ein älterer beim Reifen räumt</translation>
    </message>
    <message>
        <source>fewer vampires that may mature</source>
        <translation>weniger Vampire, die reifen können</translation>
    </message>
    <message>
        <source>less damage to Dracula</source>
        <translation>weniger Schaden für Dracula</translation>
    </message>
    <message>
        <source>less damage to the hunters</source>
        <translation>weniger Schaden für die Jäger</translation>
    </message>
    <message>
        <source>less despair</source>
        <translation>weniger Verzweiflung</translation>
    </message>
    <message>
        <source>less help from an ally for Dracula</source>
        <translation>weniger Hilfe durch Draculas Verbündeten</translation>
    </message>
    <message>
        <source>less influence for Dracula</source>
        <translation>weniger Einfluss für Dracula</translation>
    </message>
    <message>
        <source>more armed hunters beside Dracula when he is revealed</source>
        <translation>mehr bewaffnete Jäger neben Dracula, wenn er aufgedeckt ist</translation>
    </message>
    <message>
        <source>more damage to Dracula</source>
        <translation>mehr Schaden für Dracula</translation>
    </message>
    <message>
        <source>more damage to the hunters</source>
        <translation>mehr Schaden für die Jäger</translation>
    </message>
    <message>
        <source>more defeated hunters</source>
        <translation>mehr besiegte Jäger</translation>
    </message>
    <message>
        <source>more despair</source>
        <translation>mehr Verzweiflung</translation>
    </message>
    <message>
        <source>more encounters on the trail</source>
        <translation>mehr Begegnungen auf der Spur</translation>
    </message>
    <message>
        <source>more guarded ports around Dracula when he is at sea</source>
        <translation>mehr bewachte Häfen um Dracula, wenn er auf See ist</translation>
    </message>
    <message>
        <source>more help from an ally for Dracula</source>
        <translation>mehr Hilfe durch Draculas Verbündeten</translation>
    </message>
    <message>
        <source>more hunters at sea</source>
        <translation>mehr Jäger auf See</translation>
    </message>
    <message>
        <source>more influence for Dracula</source>
        <translation>mehr Einfluss für Dracula</translation>
    </message>
    <message>
        <source>more vampires that an older one will clear</source>
        <translation>mehr Vampire, die ein älterer beim Reifen räumt</translation>
    </message>
    <message>
        <source>more vampires that may mature</source>
        <translation>mehr Vampire, die reifen können</translation>
    </message>
</context>
<context>
    <name>fury3.regions</name>
    <message>
        <source>Austria-Hungary</source>
        <translation>Österreich-Ungarn</translation>
    </message>
    <message>
        <source>Britannia</source>
        <translation>Britannien</translation>
    </message>
    <message>
        <source>Gallia</source>
        <translation>Gallien</translation>
    </message>
    <message>
        <source>Germania</source>
        <translation>Germanien</translation>
    </message>
    <message>
        <source>Iberia</source>
        <translation>Iberien</translation>
    </message>
    <message>
        <source>Italia</source>
        <translation>Italien</translation>
    </message>
    <message>
        <source>the Balkans</source>
        <translation>der Balkan</translation>
    </message>
    <message>
        <source>the sea</source>
        <translation>das Meer</translation>
    </message>
</context>
<context>
    <name>fury3.regions.listed</name>
    <message>
        <source>Balkans</source>
        <translation>Balkan</translation>
    </message>
    <message>
        <source>all seas</source>
        <translation>alle Meere</translation>
    </message>
</context>
<context>
    <name>fury3.sheets</name>
    <message>
        <source>A defeated hunter gives 2 influence, and 1 more for every despair token.</source>
        <translation>Ein besiegter Jäger bringt 2 Einfluss und 1 mehr für jeden Verzweiflungsmarker.</translation>
    </message>
    <message>
        <source>A rest heals 2 damage instead of 1, for him and for hunters in the same place.</source>
        <translation>Ausruhen heilt 2 Schaden statt 1, bei ihm und bei Jägern an seinem Ort.</translation>
    </message>
    <message>
        <source>Action in a city with another hunter: Dracula says whether he is in her region.</source>
        <translation>Aktion in einer Stadt mit einem anderen Jäger: Dracula sagt, ob er in ihrer Region ist.</translation>
    </message>
    <message>
        <source>An escape card has no effect until he has played more combat cards than there are despair tokens.</source>
        <translation>Eine Fluchtkarte wirkt erst, wenn er mehr Kampfkarten gespielt hat, als es Verzweiflungsmarker gibt.</translation>
    </message>
    <message>
        <source>As a trade he may exchange event cards with a hunter in any city.</source>
        <translation>Beim Tauschen darf er Ereigniskarten mit einem Jäger in jeder beliebigen Stadt austauschen.</translation>
    </message>
    <message>
        <source>Dracula&apos;s mark</source>
        <translation>Draculas Mal</translation>
    </message>
    <message>
        <source>Good connections</source>
        <translation>Gute Verbindungen</translation>
    </message>
    <message>
        <source>He holds up to four item cards and four event cards.</source>
        <translation>Er hält bis zu vier Gegenstandskarten und vier Ereigniskarten.</translation>
    </message>
    <message>
        <source>If supplies give an item, he draws two.</source>
        <translation>Erhält er beim Ausrüsten einen Gegenstand, zieht er zwei.</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Only a third bite defeats him.</source>
        <translation>Erst ein dritter Biss besiegt ihn.</translation>
    </message>
    <message>
        <source>Physician</source>
        <translation>Arzt</translation>
    </message>
    <message>
        <source>Pride</source>
        <translation>Stolz</translation>
    </message>
    <message>
        <source>Psychic Bond</source>
        <translation>Psychisches Band</translation>
    </message>
    <message>
        <source>Rage</source>
        <translation>Raserei</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Entschlossenheit</translation>
    </message>
    <message>
        <source>She is always weakened, and the first bite defeats her.</source>
        <translation>Sie ist immer geschwächt, und der erste Biss besiegt sie.</translation>
    </message>
    <message>
        <source>The Fury of Dracula</source>
        <translation>Die Wut Draculas</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Wohlstand</translation>
    </message>
    <message>
        <source>Well prepared</source>
        <translation>Gut vorbereitet</translation>
    </message>
    <message>
        <source>When he reserves a ticket he may take a second one; he keeps two.</source>
        <translation>Reserviert er einen Fahrschein, darf er einen zweiten nehmen; er behält zwei.</translation>
    </message>
    <message>
        <source>With three despair tokens every city card and Hide placed on the trail gives 3 influence.</source>
        <translation>Bei drei Verzweiflungsmarkern bringt jede Stadtkarte und jedes „Verbergen“, das auf die Spur gelegt wird, 3 Einfluss.</translation>
    </message>
</context>
<context>
    <name>fury3.stakes</name>
    <message>
        <source>A card cancels the vampire&apos;s card if it shows its icon. Afterwards it rests for one round.</source>
        <translation>Deine Karte hebt die des Vampirs auf, wenn sie deren Symbol zeigt. Danach setzt sie eine Runde aus.</translation>
    </message>
    <message>
        <source>A card that answers is discarded, and so is the encounter. Without one the encounter takes effect now.</source>
        <translation>Eine als Antwort ausgespielte Karte wird abgeworfen, die Begegnung ebenso. Ohne sie wirkt die Begegnung jetzt.</translation>
    </message>
    <message>
        <source>A card that answers is used up. If you pass, the hunter arrives.</source>
        <translation>Eine als Antwort ausgespielte Karte ist verbraucht. Wenn du passt, kommt der Jäger an.</translation>
    </message>
    <message>
        <source>A card that is played is used up, unless its text says otherwise. If you pass, you keep your cards.</source>
        <translation>Eine ausgespielte Karte ist verbraucht, wenn ihr Text nichts anderes sagt. Wenn du passt, behältst du deine Karten.</translation>
    </message>
    <message>
        <source>A delayed hunter loses the next action. Otherwise the Aristocratic Vampire stays, faceup, and can still mature.</source>
        <translation>Ein aufgehaltener Jäger verliert die nächste Aktion. Sonst bleibt der Adlige Vampir offen liegen und kann noch reifen.</translation>
    </message>
    <message>
        <source>A delayed hunter loses the next action. Without you the other hunter fights the New Vampire alone.</source>
        <translation>Ein aufgehaltener Jäger verliert die nächste Aktion. Ohne dich kämpft der andere Jäger allein gegen den Neuen Vampir.</translation>
    </message>
    <message>
        <source>A hunter has one action by day and one by night; by night hunters do not move.</source>
        <translation>Ein Jäger hat eine Aktion bei Tag und eine bei Nacht; bei Nacht bewegen sich Jäger nicht.</translation>
    </message>
    <message>
        <source>A matured encounter has its other effect and is discarded: a vampire adds influence, then clears spaces four to six. The rest is discarded without effect.</source>
        <translation>Eine gereifte Begegnung hat ihren anderen Effekt und wird abgeworfen: Ein Vampir bringt Einfluss und räumt dann die Felder vier bis sechs. Der Rest wird ohne Effekt abgeworfen.</translation>
    </message>
    <message>
        <source>A revealed Stake takes one encounter of this search: this one, or a later one.</source>
        <translation>Ein aufgedeckter Pflock beseitigt eine Begegnung dieser Suche: diese oder eine spätere.</translation>
    </message>
    <message>
        <source>A rumor adds 3 influence if a vampire of its hideout matures; it is lost with the last encounter there.</source>
        <translation>Ein Gerücht bringt 3 Einfluss, wenn ein Vampir seines Verstecks reift; mit der letzten Begegnung dort geht es verloren.</translation>
    </message>
    <message>
        <source>A weakened hunter keeps one item and one event faceup, where Dracula sees them.</source>
        <translation>Geschwächte Jäger lassen einen Gegenstand und ein Ereignis offen liegen, wo Dracula sie sieht.</translation>
    </message>
    <message>
        <source>An ally works until another one replaces it; the effect at once uses the card up.</source>
        <translation>Ein Verbündeter wirkt, bis ein anderer ihn ersetzt; der sofortige Effekt verbraucht die Karte.</translation>
    </message>
    <message>
        <source>An encounter used now takes effect at once; one that you keep stays hidden for a search, or to mature.</source>
        <translation>Eine jetzt genutzte Begegnung wirkt sofort; eine behaltene bleibt verdeckt, bis jemand sucht oder sie reift.</translation>
    </message>
    <message>
        <source>Dracula chooses his city after the hunters, and knows theirs.</source>
        <translation>Dracula wählt seine Stadt nach den Jägern und weiß, wo sie beginnen.</translation>
    </message>
    <message>
        <source>Dracula does not see what changes hands. Afterwards the limits of both hands apply.</source>
        <translation>Dracula sieht nicht, was den Besitzer wechselt. Danach gelten für beide die Handlimits.</translation>
    </message>
    <message>
        <source>Each city that you name is revealed if it is among his hideouts. He must answer truly.</source>
        <translation>Jede genannte Stadt wird aufgedeckt, wenn sie zu seinen Verstecken gehört. Er muss ehrlich antworten.</translation>
    </message>
    <message>
        <source>Each side has one ally: a new one replaces the old. Scouting uses the card up.</source>
        <translation>Jede Seite hat nur einen Verbündeten: Ein neuer ersetzt den alten. Ausspähen verbraucht die Karte.</translation>
    </message>
    <message>
        <source>If it is played now, the card is used up. In the hand it waits for its other moment and counts toward the limit.</source>
        <translation>Jetzt ausgespielt ist die Karte verbraucht. Auf der Hand wartet sie auf ihren anderen Zeitpunkt und zählt zum Handlimit.</translation>
    </message>
    <message>
        <source>In fog you may avoid this combat: then none takes place now, and you stay revealed.</source>
        <translation>Im Nebel darfst du diesen Kampf vermeiden: Dann findet jetzt keiner statt, und du bleibst aufgedeckt.</translation>
    </message>
    <message>
        <source>It stays facedown at your place, for an ambush or a search, or to mature when the hideout leaves the trail.</source>
        <translation>Sie liegt verdeckt an deinem Ort: Dort wartet sie auf einen Hinterhalt oder eine Suche, oder sie reift, wenn das Versteck die Spur verlässt.</translation>
    </message>
    <message>
        <source>One roadblock goes at each dusk; the others stay closed to the hunters.</source>
        <translation>Bei jeder Abenddämmerung fällt eine Straßensperre weg; die anderen bleiben den Jägern verschlossen.</translation>
    </message>
    <message>
        <source>One storm ends at each dusk; the others stay closed to the hunters.</source>
        <translation>Bei jeder Abenddämmerung endet ein Sturm; die anderen bleiben den Jägern verschlossen.</translation>
    </message>
    <message>
        <source>Only Lord Godalming can take two tickets in one action. A hunter keeps two tickets at most: of three, one is returned afterwards.</source>
        <translation>Nur Lord Godalming darf mit einer Aktion zwei Fahrscheine nehmen. Ein Jäger behält höchstens zwei Fahrscheine: Von dreien kommt danach einer zurück.</translation>
    </message>
    <message>
        <source>Only a card that is revealed before the search can help in it.</source>
        <translation>Nur eine Karte, die vor der Suche aufgedeckt wird, kann dabei helfen.</translation>
    </message>
    <message>
        <source>Only the card of the engaged hunter can cancel yours; the effect of your card applies to this hunter.</source>
        <translation>Nur die Karte des bedrängten Jägers kann deine aufheben; der Effekt deiner Karte trifft diesen Jäger.</translation>
    </message>
    <message>
        <source>Speedy Telegraph lets you choose the order; every hunter still acts once.</source>
        <translation>Mit „Eiltelegramm“ wählst du die Reihenfolge; jeder Jäger ist trotzdem einmal an der Reihe.</translation>
    </message>
    <message>
        <source>The Heavenly Host stays with the hunter. The token reveals a hideout in the city and keeps Dracula out until the second dawn.</source>
        <translation>Die Gesegnete Hostie bleibt beim Jäger. Der Marker deckt ein Versteck in der Stadt auf und hält Dracula bis zur zweiten Morgendämmerung fern.</translation>
    </message>
    <message>
        <source>The card is turned faceup and stays so until it leaves the trail.</source>
        <translation>Die Karte wird aufgedeckt und bleibt offen, bis sie die Spur verlässt.</translation>
    </message>
    <message>
        <source>The combat is over. The bat flies along one or two roads and leaves no encounter there; if you stay, you remain revealed.</source>
        <translation>Der Kampf ist vorbei. Die Fledermaus fliegt eine oder zwei Straßen weit, und dort wird keine Begegnung gelegt. Wenn du bleibst, bist du weiter aufgedeckt.</translation>
    </message>
    <message>
        <source>The defeated hunter recovers there at the nearest hospital, and can leave it only by day.</source>
        <translation>Der besiegte Jäger erholt sich dort, im nächsten Hospital, und kann es nur bei Tag verlassen.</translation>
    </message>
    <message>
        <source>The engaged hunter&apos;s card cancels yours if it shows the icon of your card. Your sixth card ends the combat.</source>
        <translation>Die Karte des bedrängten Jägers hebt deine auf, wenn sie deren Symbol zeigt. Deine sechste Karte beendet den Kampf.</translation>
    </message>
    <message>
        <source>The hunter does not move freely: this counts as a move, so hideouts there are found and you may ambush.</source>
        <translation>Der Jäger zieht nicht aus eigenem Entschluss, doch es gilt als Bewegung: Verstecke dort werden gefunden, und du darfst überfallen.</translation>
    </message>
    <message>
        <source>The hunter meets all encounters here, one after another; you choose the order.</source>
        <translation>Der Jäger trifft nacheinander auf alle Begegnungen an diesem Ort; du bestimmst die Reihenfolge.</translation>
    </message>
    <message>
        <source>The hunters do not learn your city; it gets no encounter. You know where they begin.</source>
        <translation>Die Jäger erfahren deine Stadt nicht; sie erhält keine Begegnung. Du weißt, wo sie beginnen.</translation>
    </message>
    <message>
        <source>The hunters see only the back of the card: land or sea. In a hunter&apos;s city you are revealed; to put to sea costs 2 damage, to sail on 1.</source>
        <translation>Die Jäger sehen nur die Rückseite der Karte: Land oder Meer. In der Stadt eines Jägers wirst du aufgedeckt. In See zu stechen kostet dich 2 Schaden, weiterzufahren 1.</translation>
    </message>
    <message>
        <source>The limits of hands: three items and three events, for Dr. Seward four of each; two tickets; for Dracula four events.</source>
        <translation>Die Handlimits: drei Gegenstände und drei Ereignisse, für Dr. Seward je vier; zwei Fahrscheine; für Dracula vier Ereignisse.</translation>
    </message>
    <message>
        <source>The roadblock closes it to all hunters until you remove it at a dusk.</source>
        <translation>Die Straßensperre versperrt diese Verbindung für alle Jäger, bis du sie bei einer Abenddämmerung entfernst.</translation>
    </message>
    <message>
        <source>The trade is the action of this hunter only; the partner&apos;s is not used.</source>
        <translation>Der Tausch ist nur die Aktion dieses Jägers; die des Partners bleibt erhalten.</translation>
    </message>
    <message>
        <source>{why} If the card is played now, it is used up and nothing happens.</source>
        <translation>{why} Wird die Karte jetzt ausgespielt, ist sie verbraucht, und nichts geschieht.</translation>
    </message>
</context>
<context>
    <name>fury3.subject</name>
    <message>
        <source>the {card} card</source>
        <translation>die Karte „{card}“</translation>
    </message>
    <message>
        <source>{ticket}</source>
        <translation>ein {ticket}</translation>
    </message>
</context>
<context>
    <name>fury3.summary</name>
    <message>
        <source>A box may be here: {places}.</source>
        <translation>Hier kann eine Kiste stehen: {places}.</translation>
    </message>
    <message>
        <source>Ally in play: {event}.</source>
        <translation>Verbündet und im Spiel: „{event}“.</translation>
    </message>
    <message>
        <source>Bats follow {hunter}.</source>
        <translation>Fledermäuse folgen {hunter}.</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Bisse</translation>
    </message>
    <message>
        <source>Closed: {places}.</source>
        <translation>Gesperrt: {places}.</translation>
    </message>
    <message>
        <source>Combats</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Damage to the hunters</source>
        <translation>Schaden der Jäger</translation>
    </message>
    <message>
        <source>Defeats</source>
        <translation>Niederlagen</translation>
    </message>
    <message>
        <source>Dracula has {damage} of {health} damage.</source>
        <translation>Draculas Schaden: {damage} von {health}.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula is expected to lead by %n point(s).</source>
        <translation>
            <numerusform>Dracula liegt voraussichtlich einen Punkt vorn.</numerusform>
            <numerusform>Dracula liegt voraussichtlich %n Punkte vorn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula&apos;s combat cards: {cards}.</source>
        <translation>Draculas Kampfkarten: {cards}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s damage</source>
        <translation>Draculas Schaden</translation>
    </message>
    <message>
        <source>Dracula&apos;s figure is on the board.</source>
        <translation>Draculas Miniatur steht auf dem Spielplan.</translation>
    </message>
    <message>
        <source>Fog: {places}.</source>
        <translation>Nebel: {places}.</translation>
    </message>
    <message>
        <source>Heavenly hosts: {places}.</source>
        <translation>Gesegnete Hostien: {places}.</translation>
    </message>
    <message>
        <source>Hideouts revealed</source>
        <translation>Aufgedeckte Verstecke</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Lair {space} is {place:in}.</source>
        <translation>Unterschlupf {space} liegt {place:in}.</translation>
    </message>
    <message>
        <source>Lairs at the end</source>
        <translation>Unterschlüpfe am Ende</translation>
    </message>
    <message>
        <source>Roadblocks: {lines}.</source>
        <translation>Straßensperren: {lines}.</translation>
    </message>
    <message>
        <source>Round {round} of a combat with Dracula.</source>
        <translation>Kampf gegen Dracula, Runde {round}.</translation>
    </message>
    <message>
        <source>Round {round} of a combat with {encounter}.</source>
        <translation>Kampf gegen „{encounter}“, Runde {round}.</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchaktionen</translation>
    </message>
    <message>
        <source>Space {space} of the trail has {place}.</source>
        <translation>Auf Feld {space} der Spur liegt {place}.</translation>
    </message>
    <message>
        <source>Space {space} of the trail is empty.</source>
        <translation>Feld {space} der Spur ist leer.</translation>
    </message>
    <message>
        <source>Spaces {first} to {last} of the trail are empty.</source>
        <translation>Die Felder {first}–{last} der Spur sind leer.</translation>
    </message>
    <message>
        <source>Storms: {places}.</source>
        <translation>Stürme: {places}.</translation>
    </message>
    <message>
        <source>The game is expected to stay even.</source>
        <translation>Die Partie bleibt voraussichtlich ausgeglichen.</translation>
    </message>
    <message>
        <source>The hunt lasted</source>
        <translation>Die Jagd dauerte</translation>
    </message>
    <message numerus="yes">
        <source>The hunters are expected to lead by %n point(s).</source>
        <translation>
            <numerusform>Die Jäger liegen voraussichtlich einen Punkt vorn.</numerusform>
            <numerusform>Die Jäger liegen voraussichtlich %n Punkte vorn.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tokens on the map.</source>
        <translation>Auf dem Spielplan liegen keine Marker.</translation>
    </message>
    <message>
        <source>There is consecrated ground {place:in}.</source>
        <translation>{place:in} liegt Geweihter Boden.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>until {day} night of week {week}</source>
        <translation>bis {day}, Woche {week}, bei Nacht</translation>
    </message>
    <message>
        <source>until {day} of week {week}</source>
        <translation>bis {day}, Woche {week}</translation>
    </message>
    <message>
        <source>{day}, by day; despair {despair}, influence {influence} of {most}.</source>
        <translation>{day}, bei Tag; Verzweiflung {despair}, Einfluss {influence} von {most}.</translation>
    </message>
    <message>
        <source>{day}, by night; despair {despair}, influence {influence} of {most}.</source>
        <translation>{day}, bei Nacht; Verzweiflung {despair}, Einfluss {influence} von {most}.</translation>
    </message>
    <message>
        <source>{dracula} with Dracula, {vampires} with vampires</source>
        <translation>{dracula} gegen Dracula, {vampires} gegen Vampire</translation>
    </message>
    <message>
        <source>{hunter} has not been placed yet.</source>
        <translation>{hunter} ist noch nicht auf der Karte.</translation>
    </message>
    <message>
        <source>{hunter} holds: {cards}.</source>
        <translation>{hunter} besitzt: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} is bitten.</source>
        <translation>{hunter} ist gebissen.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter} ist besiegt.</translation>
    </message>
    <message>
        <source>{hunter} is delayed.</source>
        <translation>{hunter} ist aufgehalten.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and has {damage} of {health} damage.</source>
        <translation>{hunter} ist {place:in}; Schaden: {damage} von {health}.</translation>
    </message>
    <message>
        <source>{hunter} takes no part.</source>
        <translation>{hunter} ist nicht dabei.</translation>
    </message>
    <message>
        <source>{hunter} turns up the hideout {place:in}.</source>
        <translation>{hunter} deckt das Versteck {place:in} auf.</translation>
    </message>
    <message>
        <source>{hunter} {number}</source>
        <translation>{hunter} {number}</translation>
    </message>
    <message>
        <source>{now}, {suffered} suffered in all</source>
        <translation>{now}, insgesamt {suffered} erlitten</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} by defeated hunters</source>
        <translation>{number} durch besiegte Jäger</translation>
    </message>
    <message>
        <source>{number} by event cards</source>
        <translation>{number} durch Ereigniskarten</translation>
    </message>
    <message>
        <source>{number} by matured vampires</source>
        <translation>{number} durch gereifte Vampire</translation>
    </message>
    <message>
        <source>{number} by rumors</source>
        <translation>{number} durch Gerüchte</translation>
    </message>
    <message>
        <source>{number} by the Fury of Dracula</source>
        <translation>{number} durch „Die Wut Draculas“</translation>
    </message>
    <message>
        <source>{number} in combat</source>
        <translation>{number} im Kampf</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} von {most}</translation>
    </message>
    <message>
        <source>{total}: {parts}</source>
        <translation>{total}: {parts}</translation>
    </message>
    <message>
        <source>{where} Encounters: {cards}.</source>
        <translation>{where} Begegnungen: {cards}.</translation>
    </message>
    <message>
        <source>{where} There is a rumor token on it.</source>
        <translation>{where} Darauf liegt ein Gerüchtemarker.</translation>
    </message>
    <message>
        <source>{where} {power} is on it.</source>
        <translation>{where} Darauf liegt „{power}“.</translation>
    </message>
</context>
<context>
    <name>fury3.tickets</name>
    <message>
        <source>ticket 1</source>
        <translation>1-Fahrschein</translation>
    </message>
    <message>
        <source>ticket 1/1</source>
        <translation>1/1-Fahrschein</translation>
    </message>
    <message>
        <source>ticket 2/1</source>
        <translation>2/1-Fahrschein</translation>
    </message>
    <message>
        <source>ticket 2/2</source>
        <translation>2/2-Fahrschein</translation>
    </message>
    <message>
        <source>ticket 3/2</source>
        <translation>3/2-Fahrschein</translation>
    </message>
</context>
<context>
    <name>fury3.unavailable</name>
    <message>
        <source>A hunter starts in a city, not at sea, in a hospital or in Castle Dracula.</source>
        <translation>Ein Jäger beginnt in einer Stadt, also weder auf See noch in einem Hospital, und nicht auf Burg Dracula.</translation>
    </message>
    <message>
        <source>A rumor token goes to one of the first three hideouts.</source>
        <translation>Ein Gerüchtemarker kommt auf eines der ersten drei Verstecke.</translation>
    </message>
    <message>
        <source>A weakened hunter cannot give blood.</source>
        <translation>Ein geschwächter Jäger kann kein Blut geben.</translation>
    </message>
    <message>
        <source>All these ways are closed.</source>
        <translation>Alle diese Wege sind gesperrt.</translation>
    </message>
    <message>
        <source>All tickets are in the hunters&apos; hands.</source>
        <translation>Alle Fahrscheine sind in den Händen der Jäger.</translation>
    </message>
    <message>
        <source>Already done this day: the second action must be another one.</source>
        <translation>An diesem Tag schon getan: Die zweite Aktion muss eine andere sein.</translation>
    </message>
    <message>
        <source>Already prepared.</source>
        <translation>Schon vorbereitet.</translation>
    </message>
    <message>
        <source>As the Leader, Van Helsing trades event cards only.</source>
        <translation>Als Anführer tauscht Van Helsing nur Ereigniskarten.</translation>
    </message>
    <message>
        <source>Devilish Power forbids it in this hunter phase.</source>
        <translation>„Teuflische Macht“ verbietet es in dieser Jägerphase.</translation>
    </message>
    <message>
        <source>Dracula has a lair {place:in}.</source>
        <translation>Dracula hat {place:in} einen Unterschlupf.</translation>
    </message>
    <message>
        <source>Dracula has no encounter card in hand.</source>
        <translation>Dracula hat keine Begegnungskarte auf der Hand.</translation>
    </message>
    <message>
        <source>Dracula is already there.</source>
        <translation>Dracula ist schon dort.</translation>
    </message>
    <message>
        <source>Dracula must leave holy ground.</source>
        <translation>Dracula muss den heiligen Ort verlassen.</translation>
    </message>
    <message>
        <source>Dracula starts in a city without a hunter, not in Castle Dracula.</source>
        <translation>Dracula beginnt in einer Stadt ohne Jäger, nicht auf Burg Dracula.</translation>
    </message>
    <message>
        <source>Fog or a roadblock closes the road {place:to}.</source>
        <translation>Nebel oder eine Straßensperre versperrt die Straße {place:to}.</translation>
    </message>
    <message>
        <source>Fog or a storm closes the sea route {place:to}.</source>
        <translation>Nebel oder ein Sturm versperrt den Seeweg {place:to}.</translation>
    </message>
    <message>
        <source>Fog or roadblocks close all roads.</source>
        <translation>Nebel oder Straßensperren versperren alle Straßen.</translation>
    </message>
    <message>
        <source>Fog or storms close the sea.</source>
        <translation>Nebel oder Stürme versperren das Meer.</translation>
    </message>
    <message>
        <source>Great Wolf can attack no hunter here.</source>
        <translation>„Der Große Wolf“ kann hier keinen Jäger angreifen.</translation>
    </message>
    <message>
        <source>Hunters move by day only.</source>
        <translation>Jäger bewegen sich nur bei Tag.</translation>
    </message>
    <message>
        <source>In a Long Night hunters move by road only.</source>
        <translation>In einer „Langen Nacht“ bewegen sich Jäger nur auf Straßen.</translation>
    </message>
    <message>
        <source>It is played between the turns of the hunters.</source>
        <translation>Die Karte wird zwischen den Zügen der Jäger ausgespielt.</translation>
    </message>
    <message>
        <source>It is too early for the vampire to flee.</source>
        <translation>Für den Vampir ist es zur Flucht noch zu früh.</translation>
    </message>
    <message>
        <source>It is too far {place:to} for one move.</source>
        <translation>{place:to} ist es für eine Bewegung zu weit.</translation>
    </message>
    <message>
        <source>It needs a Stake.</source>
        <translation>Dazu ist ein Pflock nötig.</translation>
    </message>
    <message>
        <source>Its effect is already in force.</source>
        <translation>Der Effekt gilt bereits.</translation>
    </message>
    <message>
        <source>Its holder is not in the combat.</source>
        <translation>Wer die Karte hat, ist nicht im Kampf.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Move by railway</source>
        <translation>Bewegung mit der Bahn</translation>
    </message>
    <message>
        <source>Move by road</source>
        <translation>Bewegung per Straße</translation>
    </message>
    <message>
        <source>Move by sea</source>
        <translation>Bewegung über das Meer</translation>
    </message>
    <message>
        <source>No bitten hunter is here.</source>
        <translation>Hier ist kein gebissener Jäger.</translation>
    </message>
    <message>
        <source>No bitten hunter who can be healed is here.</source>
        <translation>Hier ist kein gebissener Jäger, der geheilt werden kann.</translation>
    </message>
    <message>
        <source>No city within two roads is free.</source>
        <translation>Im Umkreis von zwei Straßen ist keine Stadt frei.</translation>
    </message>
    <message>
        <source>No facedown card of the trail that can be revealed is here.</source>
        <translation>Hier liegt keine verdeckte Karte der Spur, die aufgedeckt werden kann.</translation>
    </message>
    <message>
        <source>No hideout is revealed here.</source>
        <translation>Hier ist kein Versteck aufgedeckt.</translation>
    </message>
    <message>
        <source>No hideout of the trail can be cleared for it.</source>
        <translation>Kein Versteck der Spur kann dafür geräumt werden.</translation>
    </message>
    <message>
        <source>No hideout with a facedown encounter card is known to be here.</source>
        <translation>Hier ist kein Versteck mit einer verdeckten Begegnungskarte bekannt.</translation>
    </message>
    <message>
        <source>No hunter who can be spied on is here.</source>
        <translation>Hier ist kein Jäger, der ausspioniert werden kann.</translation>
    </message>
    <message>
        <source>No hunter who has still to act is here.</source>
        <translation>Hier ist kein Jäger, der noch handeln muss.</translation>
    </message>
    <message>
        <source>No one here has an item or ticket to give.</source>
        <translation>Niemand hier kann einen Gegenstand oder Fahrschein abgeben.</translation>
    </message>
    <message>
        <source>No other hunter here has or gets anything in a trade.</source>
        <translation>Mit keinem anderen Jäger hier gibt es etwas zu tauschen.</translation>
    </message>
    <message>
        <source>No other hunter is here.</source>
        <translation>Hier ist kein anderer Jäger.</translation>
    </message>
    <message>
        <source>No railway is open from here.</source>
        <translation>Von hier ist keine Bahnlinie frei.</translation>
    </message>
    <message>
        <source>No railway leads from here.</source>
        <translation>Von hier führt keine Bahnlinie fort.</translation>
    </message>
    <message>
        <source>No road is open from here.</source>
        <translation>Von hier ist keine Straße frei.</translation>
    </message>
    <message>
        <source>No road leads from here.</source>
        <translation>Von hier führt keine Straße fort.</translation>
    </message>
    <message>
        <source>No roadblock token is left.</source>
        <translation>Es ist kein Straßensperrenmarker mehr da.</translation>
    </message>
    <message>
        <source>No sea route is open from here.</source>
        <translation>Von hier ist kein Seeweg frei.</translation>
    </message>
    <message>
        <source>No storm token is left.</source>
        <translation>Es ist kein Sturmmarker mehr da.</translation>
    </message>
    <message>
        <source>No weakened hunter is here.</source>
        <translation>Hier ist kein geschwächter Jäger.</translation>
    </message>
    <message>
        <source>None of its three effects is possible.</source>
        <translation>Keiner der drei Effekte ist möglich.</translation>
    </message>
    <message>
        <source>Not at sea.</source>
        <translation>Nicht auf See.</translation>
    </message>
    <message>
        <source>Not in Castle Dracula.</source>
        <translation>Nicht auf Burg Dracula.</translation>
    </message>
    <message>
        <source>Not in a hospital.</source>
        <translation>Nicht in einem Hospital.</translation>
    </message>
    <message>
        <source>Not while Dracula is revealed.</source>
        <translation>Nicht, solange Dracula aufgedeckt ist.</translation>
    </message>
    <message>
        <source>Not while delayed.</source>
        <translation>Nicht, solange der Jäger aufgehalten ist.</translation>
    </message>
    <message>
        <source>Nothing can be learned from it now.</source>
        <translation>Damit ist jetzt nichts zu erfahren.</translation>
    </message>
    <message>
        <source>On the map only a roadblock can be removed.</source>
        <translation>Von der Karte kann nur eine Straßensperre entfernt werden.</translation>
    </message>
    <message>
        <source>Only Van Helsing trades event cards, as the Leader.</source>
        <translation>Nur Van Helsing tauscht Ereigniskarten, als Anführer.</translation>
    </message>
    <message>
        <source>Only a city outside Dracula&apos;s lands can be consecrated.</source>
        <translation>Nur eine Stadt außerhalb von Draculas Heimat kann geweiht werden.</translation>
    </message>
    <message>
        <source>Only a defeated hunter is brought to a hospital.</source>
        <translation>Nur ein besiegter Jäger kommt ins Hospital.</translation>
    </message>
    <message>
        <source>Only a line with a roadblock can be chosen.</source>
        <translation>Nur eine Verbindung mit einer Straßensperre kann gewählt werden.</translation>
    </message>
    <message>
        <source>Only another city outside Dracula&apos;s lands can be protected.</source>
        <translation>Nur eine andere Stadt außerhalb von Draculas Heimat kann geschützt werden.</translation>
    </message>
    <message>
        <source>Only encounters in the hunter&apos;s city can ambush.</source>
        <translation>Nur Begegnungen in der Stadt des Jägers können ihn überfallen.</translation>
    </message>
    <message>
        <source>Only encounters in the hunter&apos;s city can be found.</source>
        <translation>Nur Begegnungen in der Stadt des Jägers können gefunden werden.</translation>
    </message>
    <message>
        <source>Only hunters in Dracula&apos;s city can be chosen.</source>
        <translation>Nur Jäger in Draculas Stadt können gewählt werden.</translation>
    </message>
    <message>
        <source>Only hunters in the combat can be chosen.</source>
        <translation>Nur Jäger im Kampf können gewählt werden.</translation>
    </message>
    <message>
        <source>Only the next ports and sea zones without storm or fog can be reached.</source>
        <translation>Nur die nächsten Häfen und Meereszonen ohne Sturm und Nebel sind erreichbar.</translation>
    </message>
    <message>
        <source>Only the oldest hideout leaves the trail.</source>
        <translation>Nur das älteste Versteck verlässt die Spur.</translation>
    </message>
    <message>
        <source>Only {hunter} can play it.</source>
        <translation>Nur {hunter} darf die Karte ausspielen.</translation>
    </message>
    <message>
        <source>Played in the last round; it cannot be played now.</source>
        <translation>In der letzten Runde gespielt; setzt jetzt aus.</translation>
    </message>
    <message>
        <source>Storms break out in sea zones without one.</source>
        <translation>Stürme brechen in Meereszonen ohne Sturm aus.</translation>
    </message>
    <message>
        <source>The Brides place encounter cards on hideouts that can take one.</source>
        <translation>Die Bräute legen Begegnungskarten auf Verstecke, die noch eine aufnehmen können.</translation>
    </message>
    <message>
        <source>The backs of the bottom cards are known already.</source>
        <translation>Die Rückseiten der untersten Karten sind schon bekannt.</translation>
    </message>
    <message>
        <source>The bat flies at most two roads, to an open city without a hunter whose card is in the deck.</source>
        <translation>Die Fledermaus fliegt höchstens zwei Straßen weit, in eine offene Stadt ohne Jäger, deren Karte im Stapel ist.</translation>
    </message>
    <message>
        <source>The card is on the trail.</source>
        <translation>Die Karte liegt auf der Spur.</translation>
    </message>
    <message>
        <source>The card of Dracula&apos;s place has just left the trail.</source>
        <translation>Die Karte von Draculas Ort hat gerade die Spur verlassen.</translation>
    </message>
    <message>
        <source>The cards of a trade are given in order, and it is too late for this one.</source>
        <translation>Die Karten eines Tauschs werden der Reihe nach gegeben, und diese Karte ist nicht mehr an der Reihe.</translation>
    </message>
    <message>
        <source>The carriage travels along at most four open railways.</source>
        <translation>Der Waggon fährt höchstens vier freie Bahnlinien weit.</translation>
    </message>
    <message>
        <source>The encounter card goes to the first space of the trail.</source>
        <translation>Die Begegnungskarte kommt auf das erste Feld der Spur.</translation>
    </message>
    <message>
        <source>The encounter card goes to the third space of the trail.</source>
        <translation>Die Begegnungskarte kommt auf das dritte Feld der Spur.</translation>
    </message>
    <message>
        <source>The fog rises in a city of one region.</source>
        <translation>Der Nebel steigt in einer Stadt einer bestimmten Region auf.</translation>
    </message>
    <message>
        <source>The hunter is brought to one of the nearest hospitals.</source>
        <translation>Der Jäger kommt in eines der nächsten Hospitäler.</translation>
    </message>
    <message>
        <source>The hunter is moved along one open road, or from the sea to a port.</source>
        <translation>Der Jäger wird über eine freie Straße bewegt, oder vom Meer in einen Hafen.</translation>
    </message>
    <message>
        <source>The hunter&apos;s ticket does not lead there.</source>
        <translation>Der Fahrschein des Jägers führt nicht dorthin.</translation>
    </message>
    <message>
        <source>The ride does not go that far on open roads.</source>
        <translation>So weit kommt der Jäger auf freien Straßen nicht.</translation>
    </message>
    <message>
        <source>The roads and railways from here are listed under their other ends.</source>
        <translation>Die Straßen und Bahnlinien von hier stehen bei den Orten, zu denen sie führen.</translation>
    </message>
    <message>
        <source>The scouts ask about cities, and about each only once.</source>
        <translation>Die Späher fragen nur nach Städten, und nach jeder nur einmal.</translation>
    </message>
    <message>
        <source>The third space of the trail cannot take an encounter.</source>
        <translation>Das dritte Feld der Spur kann keine Begegnung aufnehmen.</translation>
    </message>
    <message>
        <source>The wolves attack a city near the revealed hideout.</source>
        <translation>Die Wölfe greifen eine Stadt nahe dem aufgedeckten Versteck an.</translation>
    </message>
    <message>
        <source>The {place} card is on the trail.</source>
        <translation>Die Ortskarte „{place}“ liegt auf der Spur.</translation>
    </message>
    <message>
        <source>There are no encounters in the hideout here.</source>
        <translation>Hier liegen keine Begegnungen im Versteck.</translation>
    </message>
    <message>
        <source>There is fog {door:in}.</source>
        <translation>{door:in} herrscht Nebel.</translation>
    </message>
    <message>
        <source>There is fog {place:in}.</source>
        <translation>{place:in} herrscht Nebel.</translation>
    </message>
    <message>
        <source>There is neither a roadblock nor a Dracula ally.</source>
        <translation>Es gibt weder eine Straßensperre noch einen Verbündeten Draculas.</translation>
    </message>
    <message>
        <source>There is no facedown location card on space 3 of the trail.</source>
        <translation>Auf Feld 3 der Spur liegt keine verdeckte Ortskarte.</translation>
    </message>
    <message>
        <source>There is no facedown location card on space 5 or 6 of the trail.</source>
        <translation>Auf Feld 5 oder 6 der Spur liegt keine verdeckte Ortskarte.</translation>
    </message>
    <message>
        <source>There is no facedown sea card on the trail.</source>
        <translation>Auf der Spur liegt keine verdeckte Meereskarte.</translation>
    </message>
    <message>
        <source>There is no hunters&apos; ally in the discard pile.</source>
        <translation>Auf dem Abwurfstapel liegt kein Verbündeter der Jäger.</translation>
    </message>
    <message>
        <source>There is no storm here.</source>
        <translation>Hier ist kein Sturm.</translation>
    </message>
    <message>
        <source>This challenge is played without this action.</source>
        <translation>Diese Herausforderung wird ohne diese Aktion gespielt.</translation>
    </message>
    <message>
        <source>This challenge is played without trains.</source>
        <translation>Diese Herausforderung wird ohne Bahn gespielt.</translation>
    </message>
    <message>
        <source>This hunter phase has no day.</source>
        <translation>Diese Jägerphase hat keinen Tag.</translation>
    </message>
    <message>
        <source>This way is forbidden here.</source>
        <translation>Dieser Weg ist hier verboten.</translation>
    </message>
    <message>
        <source>When it can be played: {moment}.</source>
        <translation>Ausspielbar: {moment}.</translation>
    </message>
    <message>
        <source>With these tickets no railway is open from here.</source>
        <translation>Mit diesen Fahrscheinen ist von hier keine Bahnlinie frei.</translation>
    </message>
    <message>
        <source>{card} ({hunter})</source>
        <translation>{card} ({hunter})</translation>
    </message>
    <message>
        <source>{hunter} has no damage.</source>
        <translation>{hunter} hat keinen Schaden.</translation>
    </message>
    <message>
        <source>{hunter} has no ticket.</source>
        <translation>{hunter} hat keinen Fahrschein.</translation>
    </message>
    <message>
        <source>{hunter} is already there.</source>
        <translation>{hunter} ist schon dort.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter} ist besiegt.</translation>
    </message>
    <message>
        <source>{place} is not a port.</source>
        <translation>{place} ist kein Hafen.</translation>
    </message>
</context>
<context>
    <name>fury3.windows</name>
    <message>
        <source>A bite or a defeat can be prevented</source>
        <translation>Biss oder Niederlage kann verhindert werden</translation>
    </message>
    <message>
        <source>A hunter finds a vampire</source>
        <translation>Ein Jäger findet einen Vampir</translation>
    </message>
    <message>
        <source>A hunter has moved</source>
        <translation>Ein Jäger hat sich bewegt</translation>
    </message>
    <message>
        <source>A hunter is about to search</source>
        <translation>Ein Jäger will suchen</translation>
    </message>
    <message>
        <source>A hunter is ambushed</source>
        <translation>Hinterhalt gegen einen Jäger</translation>
    </message>
    <message>
        <source>A hunter spends a ticket</source>
        <translation>Ein Jäger gibt einen Fahrschein aus</translation>
    </message>
    <message>
        <source>A weapon can buy off the Spy</source>
        <translation>Mit einer Waffe lässt sich der Spion loswerden</translation>
    </message>
    <message>
        <source>An event card was drawn that can be played at once</source>
        <translation>Gezogene Ereigniskarte, die sofort ausspielbar ist</translation>
    </message>
    <message>
        <source>An item card can spare a hunter</source>
        <translation>Eine Gegenstandskarte kann einen Jäger schützen</translation>
    </message>
    <message>
        <source>By day, before and after a hunter&apos;s turn</source>
        <translation>Bei Tag, vor und nach dem Zug eines Jägers</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Morgendämmerung</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card would be canceled</source>
        <translation>Draculas Kampfkarte würde aufgehoben</translation>
    </message>
    <message>
        <source>During Dracula&apos;s phase</source>
        <translation>Während der Draculaphase</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Abenddämmerung</translation>
    </message>
    <message>
        <source>End of Dracula&apos;s phase</source>
        <translation>Ende der Draculaphase</translation>
    </message>
    <message>
        <source>False Tip was played</source>
        <translation>„Falscher Hinweis“ wurde ausgespielt</translation>
    </message>
    <message>
        <source>Garlic Wreath before a combat</source>
        <translation>Knoblauchkranz vor einem Kampf</translation>
    </message>
    <message>
        <source>Heavenly Host after consecrating</source>
        <translation>Gesegnete Hostie nach dem Weihen</translation>
    </message>
    <message>
        <source>Holy Bullets after a shot</source>
        <translation>Geweihte Kugeln nach einem Schuss</translation>
    </message>
    <message>
        <source>Start of a combat</source>
        <translation>Beginn eines Kampfes</translation>
    </message>
    <message>
        <source>The hunters play an event card</source>
        <translation>Die Jäger spielen eine Ereigniskarte aus</translation>
    </message>
    <message>
        <source>Weapons against the wolves</source>
        <translation>Waffen gegen die Wölfe</translation>
    </message>
</context>
<context>
    <name>journal</name>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n Kapitel</numerusform>
            <numerusform>%n Kapitel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n Schaden</numerusform>
            <numerusform>%n Schaden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hunt(s)</source>
        <translation>
            <numerusform>%n Jagd</numerusform>
            <numerusform>%n Jagden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible place(s)</source>
        <translation>
            <numerusform>%n möglicher Ort</numerusform>
            <numerusform>%n mögliche Orte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resolve</source>
        <translation>
            <numerusform>%n Punkt Entschlossenheit</numerusform>
            <numerusform>%n Punkte Entschlossenheit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s), which the next chapter begins with.</source>
        <translation>
            <numerusform>Eine Wunde, mit der das nächste Kapitel beginnt.</numerusform>
            <numerusform>%n Wunden, mit denen das nächste Kapitel beginnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>* Three days of each week have a twist, the same for everyone.</source>
        <translation>* An drei Tagen jeder Woche gilt eine Besonderheit, für alle dieselbe.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Bitten: the marks fade after two chapters.</source>
        <translation>Gebissen: Nach zwei Kapiteln sind die Male verheilt.</translation>
    </message>
    <message>
        <source>By week, the newest last: {counts}.</source>
        <translation>Nach Wochen, die letzte am Ende: {counts}.</translation>
    </message>
    <message>
        <source>Carried on</source>
        <translation>Das bleibt</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>Counted after each chapter, when the truth is known; from eight chances on.</source>
        <translation>Gezählt nach jedem Kapitel, wenn die Wahrheit bekannt ist; ab acht Gelegenheiten.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Days in a row: {now}; the longest streak: {longest}.</source>
        <translation>Tage in Folge: {now}; die längste Serie: {longest}.</translation>
    </message>
    <message>
        <source>Dossier</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Everyone gets the same hunt on the same day. Your first result counts.</source>
        <translation>Am selben Tag bekommen alle dieselbe Jagd. Es zählt dein erstes Ergebnis.</translation>
    </message>
    <message>
        <source>Found papers</source>
        <translation>Gefundene Papiere</translation>
    </message>
    <message>
        <source>From day {day} on, while he is hidden, you can name one place as your final answer, with the button above the map.</source>
        <translation>Ab Tag {day} kannst du, solange er verborgen ist, mit dem Knopf über der Karte einen Ort als endgültige Antwort nennen.</translation>
    </message>
    <message>
        <source>From day {day} on, while he is hidden, you can name up to {count:word} places as your final answer, with the button above the map.</source>
        <translation>Ab Tag {day} kannst du, solange er verborgen ist, mit dem Knopf über der Karte bis zu {count:word} Orte als endgültige Antwort nennen.</translation>
    </message>
    <message>
        <source>Habits</source>
        <translation>Gewohnheiten</translation>
    </message>
    <message>
        <source>He was not met yet.</source>
        <translation>Noch ist ihm niemand begegnet.</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Jagd</translation>
    </message>
    <message>
        <source>Hunts of the last twelve weeks</source>
        <translation>Jagden der letzten zwölf Wochen</translation>
    </message>
    <message>
        <source>Learned in the chapters so far</source>
        <translation>Aus den bisherigen Kapiteln gelernt</translation>
    </message>
    <message numerus="yes">
        <source>Mark at most %n place(s).</source>
        <translation>
            <numerusform>Markiere höchstens einen Ort.</numerusform>
            <numerusform>Markiere höchstens %n Orte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medaillen</translation>
    </message>
    <message>
        <source>Name the place where he is hidden. It is your final answer and ends the game.</source>
        <translation>Nenne den Ort, an dem er sich verbirgt. Das ist deine endgültige Antwort und beendet die Partie.</translation>
    </message>
    <message>
        <source>Name up to {count:word} places; he has to be hidden in one of them. It is your final answer and ends the game.</source>
        <translation>Nenne bis zu {count:word} Orte; an einem davon muss er sich verbergen. Das ist deine endgültige Antwort und beendet die Partie.</translation>
    </message>
    <message>
        <source>No habit is known yet.</source>
        <translation>Noch ist keine Gewohnheit bekannt.</translation>
    </message>
    <message>
        <source>No hunt is finished yet.</source>
        <translation>Noch ist keine Jagd beendet.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Not taken: {chapters}.</source>
        <translation>Nicht gewählt: {chapters}.</translation>
    </message>
    <message>
        <source>Past hunts</source>
        <translation>Frühere Jagden</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Taint: {count}.</source>
        <translation>Makel: {count}.</translation>
    </message>
    <message>
        <source>The computer played in the style “{style}”.</source>
        <translation>Der Computer spielte im Stil „{style}“.</translation>
    </message>
    <message>
        <source>The game of this chapter is no longer there.</source>
        <translation>Die Partie dieses Kapitels ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The hunt of {date}: {title}</source>
        <translation>Die Jagd vom {date}: {title}</translation>
    </message>
    <message>
        <source>The journal</source>
        <translation>Das Journal</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Die Zahlen</translation>
    </message>
    <message>
        <source>The orders are given when the chapter is open.</source>
        <translation>Den Auftrag bekommst du, sobald das Kapitel offen ist.</translation>
    </message>
    <message>
        <source>The other way was taken.</source>
        <translation>Es wurde der andere Weg gewählt.</translation>
    </message>
    <message>
        <source>There are no letters yet.</source>
        <translation>Noch gibt es keine Briefe.</translation>
    </message>
    <message>
        <source>This chapter is not open yet. The chapters before it come first.</source>
        <translation>Dieses Kapitel ist noch nicht offen. Zuerst kommen die Kapitel davor.</translation>
    </message>
    <message>
        <source>Unhurt.</source>
        <translation>Unverletzt.</translation>
    </message>
    <message>
        <source>Verdict: {medal}. {reason}</source>
        <translation>Urteil: {medal}. {reason}</translation>
    </message>
    <message>
        <source>Where he was met</source>
        <translation>Wo man ihm begegnet ist</translation>
    </message>
    <message>
        <source>Your result: {line}</source>
        <translation>Dein Ergebnis: {line}</translation>
    </message>
    <message>
        <source>bitten</source>
        <translation>gebissen</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>none</source>
        <translation>–</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>noch nicht bestanden</translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation>noch nicht offen</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>or {title}</source>
        <translation>oder {title}</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>{challenge}: {chapters}</source>
        <translation>{challenge}: {chapters}</translation>
    </message>
    <message>
        <source>{figure} {count}</source>
        <translation>{figure} {count}</translation>
    </message>
    <message>
        <source>{medal}, day {day}</source>
        <translation>{medal}, Tag {day}</translation>
    </message>
    <message>
        <source>{medal}: {count}</source>
        <translation>{medal}: {count}</translation>
    </message>
    <message>
        <source>{name} was deleted.</source>
        <translation>{name} wurde gelöscht.</translation>
    </message>
    <message>
        <source>{now} (longest: {longest})</source>
        <translation>{now} (am längsten: {longest})</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{part}: {value}. {note}</source>
        <translation>{part}: {value}. {note}</translation>
    </message>
    <message>
        <source>{place}: {count}</source>
        <translation>{place}: {count}</translation>
    </message>
    <message>
        <source>{result}, attempt {number}</source>
        <translation>{result}, Versuch {number}</translation>
    </message>
    <message>
        <source>{state} {sign}</source>
        <translation>{state} {sign}</translation>
    </message>
    <message>
        <source>{when}: {place}, {count}</source>
        <translation>{when}: {place}, {count}</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Computer ({agent})</source>
        <translation>Computer ({agent})</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Hardly looks ahead, trusts no clue more than another, and often settles for a worse move.</source>
        <translation>Denkt kaum voraus, traut keinem Hinweis mehr als einem anderen und begnügt sich oft mit einem schlechteren Zug.</translation>
    </message>
    <message>
        <source>Looks a little ahead, weighs clues loosely, and sometimes settles for a worse move.</source>
        <translation>Denkt ein wenig voraus, wertet Hinweise nur grob aus und begnügt sich manchmal mit einem schlechteren Zug.</translation>
    </message>
    <message>
        <source>Looks ahead, weighs clues, and sometimes settles for a slightly worse move.</source>
        <translation>Denkt voraus, wertet Hinweise aus und begnügt sich manchmal mit einem etwas schlechteren Zug.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>No preference</source>
        <translation>Ohne Vorliebe</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Style:</source>
        <translation>Stil:</translation>
    </message>
    <message>
        <source>Thinks longer, weighs clues well, and rarely settles for a slightly worse move.</source>
        <translation>Denkt länger nach, wertet Hinweise gut aus und begnügt sich selten mit einem etwas schlechteren Zug.</translation>
    </message>
    <message>
        <source>Thinks longest and always plays the best move it finds.</source>
        <translation>Denkt am längsten nach und spielt immer den besten Zug, den er findet.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>{player}&apos;s style:</source>
        <translation>Spielstil ({player}):</translation>
    </message>
    <message>
        <source>{player}, at most {seconds} s per move</source>
        <translation>{player}, höchstens {seconds} s pro Zug</translation>
    </message>
    <message>
        <source>{player}, {style}</source>
        <translation>{player}, {style}</translation>
    </message>
</context>
<context>
    <name>lite.actions</name>
    <message>
        <source>Double Back {number} ({place})</source>
        <translation>Umkehren {number} ({place})</translation>
    </message>
    <message>
        <source>Go {place:to}</source>
        <translation>{place:to} ziehen</translation>
    </message>
    <message>
        <source>Hide {place:in}</source>
        <translation>Sich {place:in} verbergen</translation>
    </message>
    <message>
        <source>Make no move (disqualified)</source>
        <translation>Keinen Zug machen (disqualifiziert)</translation>
    </message>
    <message>
        <source>Rest {place:in}</source>
        <translation>{place:in} ausruhen</translation>
    </message>
    <message>
        <source>Start {place:in}</source>
        <translation>{place:in} beginnen</translation>
    </message>
    <message>
        <source>Stay {place:in}</source>
        <translation>{place:in} bleiben</translation>
    </message>
    <message>
        <source>Teleport to Castle Dracula</source>
        <translation>Rückkehr zur Burg Dracula</translation>
    </message>
</context>
<context>
    <name>lite.aims</name>
    <message>
        <source>From here, Dracula&apos;s current place is within reach in two turns with a chance of {percent}%.</source>
        <translation>Von hier ist Draculas jetziger Ort in zwei Runden mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar.</translation>
    </message>
    <message>
        <source>From there, Dracula&apos;s current place is within reach in two turns with a chance of {percent}%.</source>
        <translation>Von dort ist Draculas jetziger Ort in zwei Runden mit {percent}&#xa0;% Wahrscheinlichkeit erreichbar.</translation>
    </message>
    <message>
        <source>If Dracula is there, the meeting costs him {lost} of his {blood} blood.</source>
        <translation>Ist Dracula dort, kostet ihn das Treffen {lost} seiner {blood} Blutstropfen.</translation>
    </message>
    <message>
        <source>It is the fourth rest in a row, which reveals the oldest move of the trail.</source>
        <translation>Es ist das vierte Ausruhen in Folge und deckt den ältesten Zug der Spur auf.</translation>
    </message>
    <message>
        <source>The immature vampire is {place:in} with a chance of {percent}%; if no hunter destroys it, it costs {points} points.</source>
        <translation>Mit {percent}&#xa0;% Wahrscheinlichkeit ist der unreife Vampir {place:in}; vernichtet ihn kein Jäger, kostet er {points} Punkte.</translation>
    </message>
    <message>
        <source>The immature vampire is {place:in}; if no hunter destroys it, it costs {points} points.</source>
        <translation>Der unreife Vampir ist {place:in}; vernichtet ihn kein Jäger, kostet er {points} Punkte.</translation>
    </message>
    <message>
        <source>The score falls by {turn} in each round, by {death} for a hunter&apos;s death and by {vampire} for a vampire.</source>
        <translation>Der Punktestand sinkt in jeder Runde um {turn}, beim Tod eines Jägers um {death} und bei einem reifen Vampir um {vampire}.</translation>
    </message>
    <message>
        <source>{hunter} has full life.</source>
        <translation>{hunter} hat alle Lebenspunkte; Ausruhen heilt nichts.</translation>
    </message>
    <message>
        <source>{hunter} has only {life} life: a meeting costs {meeting} and a trap {trap}, and a death {points} points.</source>
        <translation>{hunter} hat nur {life} Lebenspunkte: Ein Treffen kostet {meeting}, eine Falle {trap} und ein Tod {points} Punkte.</translation>
    </message>
    <message>
        <source>{hunter} has {life} of {full} life, and a rest gives back {healed}.</source>
        <translation>{hunter} hat {life} von {full} Lebenspunkten; Ausruhen bringt {healed} zurück.</translation>
    </message>
</context>
<context>
    <name>lite.board</name>
    <message numerus="yes">
        <source>%n railway link(s)</source>
        <translation>
            <numerusform>%n Bahnlinie</numerusform>
            <numerusform>%n Bahnlinien</numerusform>
        </translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Blut</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Burg Dracula</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood: a meeting costs him 10, the sea 2; his castle gives 10.</source>
        <translation>Draculas Blut: Jedes Aufeinandertreffen kostet ihn 10, die See 2; seine Burg gibt 10.</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail</source>
        <translation>Draculas Spur</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail, newest move first</source>
        <translation>Draculas Spur, neuester Zug zuerst</translation>
    </message>
    <message>
        <source>Every round costs the hunters 1, a death 6, a matured vampire 13.</source>
        <translation>Jede Runde kostet die Jäger 1, ein Tod 6, ein gereifter Vampir 13.</translation>
    </message>
    <message>
        <source>Every thirteenth round Dracula can leave an immature vampire.</source>
        <translation>In jeder dreizehnten Runde kann Dracula einen unreifen Vampir zurücklassen.</translation>
    </message>
    <message>
        <source>Four rests in a row reveal the oldest move of the trail.</source>
        <translation>Vier Ruhezüge nacheinander decken den ältesten Zug der Spur auf.</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Hospiz</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>In a city Dracula leaves an immature vampire this round.</source>
        <translation>In einer Stadt lässt Dracula in dieser Runde einen unreifen Vampir zurück.</translation>
    </message>
    <message>
        <source>One more rest reveals the oldest move of the trail by research.</source>
        <translation>Noch ein Ruhezug, und das Nachforschen deckt den ältesten Zug der Spur auf.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Bahnlinie</translation>
    </message>
    <message>
        <source>Rests</source>
        <translation>Ausruhen</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Sea route</source>
        <translation>Seeweg</translation>
    </message>
    <message>
        <source>Sea zone</source>
        <translation>Meereszone</translation>
    </message>
    <message>
        <source>Trail {number}: {move}, {known}, with a trap.</source>
        <translation>Spur {number}: {move}, {known}, mit einer Falle.</translation>
    </message>
    <message>
        <source>Trail {number}: {move}, {known}, with an immature vampire.</source>
        <translation>Spur {number}: {move}, {known}, mit einem unreifen Vampir.</translation>
    </message>
    <message>
        <source>Trail {number}: {move}, {known}.</source>
        <translation>Spur {number}: {move}, {known}.</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>disqualifiziert</translation>
    </message>
    <message>
        <source>hidden from the hunters</source>
        <translation>den Jägern verborgen</translation>
    </message>
    <message>
        <source>in hospital</source>
        <translation>im Hospiz</translation>
    </message>
    <message>
        <source>known to the hunters</source>
        <translation>den Jägern bekannt</translation>
    </message>
    <message>
        <source>no railway links</source>
        <translation>keine Bahnlinie</translation>
    </message>
    <message>
        <source>{move} ({place})</source>
        <translation>{move} ({place})</translation>
    </message>
    <message>
        <source>{name} {place:in}; life {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; Lebenspunkte {life} von {full}; {reach}</translation>
    </message>
    <message>
        <source>{name} {place:in}; {status}; life {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; {status}; Lebenspunkte {life} von {full}; {reach}</translation>
    </message>
</context>
<context>
    <name>lite.dracula</name>
    <message>
        <source>A vampire is placed {place:in}; unless a hunter comes there first, it costs the hunters {points} points in {rounds:word} rounds.</source>
        <translation>{place:in} entsteht ein Vampir; kommt vorher kein Jäger dorthin, kostet er die Jäger in {rounds:word} Runden {points} Punkte.</translation>
    </message>
    <message>
        <source>Another Hide is possible only after five other moves.</source>
        <translation>Das nächste Verbergen ist erst nach fünf anderen Zügen möglich.</translation>
    </message>
    <message>
        <source>At sea no vampire is placed, and the next one comes only in {rounds:word} rounds.</source>
        <translation>Auf See entsteht kein Vampir, und der nächste kommt erst in {rounds:word} Runden.</translation>
    </message>
    <message>
        <source>From there only the teleport to the castle is left.</source>
        <translation>Von dort bleibt nur die Rückkehr zur Burg.</translation>
    </message>
    <message>
        <source>In the next round no hunter can come {place:to}.</source>
        <translation>In der nächsten Runde kann kein Jäger {place:to} kommen.</translation>
    </message>
    <message>
        <source>In the next round {hunters} can come {place:to}.</source>
        <translation>In der nächsten Runde können {hunters} {place:to} kommen.</translation>
    </message>
    <message>
        <source>In the next round {hunter} can come {place:to}.</source>
        <translation>In der nächsten Runde kann {hunter} {place:to} kommen.</translation>
    </message>
    <message>
        <source>The castle gives {blood} blood, but the hunters see Dracula there.</source>
        <translation>Die Burg bringt {blood} Blutstropfen, aber die Jäger sehen Dracula dort.</translation>
    </message>
    <message numerus="yes">
        <source>The castle, which gives him blood, is %n moves from there.</source>
        <translation>
            <numerusform>Bis zur Burg, die ihm Blut gibt, ist es von dort eine Bewegung.</numerusform>
            <numerusform>Bis zur Burg, die ihm Blut gibt, sind es von dort %n Bewegungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunters see Dracula, because one of them is {place:in}.</source>
        <translation>Die Jäger sehen Dracula, denn einer von ihnen ist {place:in}.</translation>
    </message>
    <message>
        <source>The hunters see the number of a Double Back, and another one is possible only after five other moves.</source>
        <translation>Beim Umkehren sehen die Jäger die Nummer, und das nächste Umkehren ist erst nach fünf anderen Zügen möglich.</translation>
    </message>
    <message>
        <source>The sea costs Dracula his last blood.</source>
        <translation>Die See kostet Dracula seinen letzten Blutstropfen.</translation>
    </message>
    <message>
        <source>The sea costs Dracula {lost} blood, which leaves {left}.</source>
        <translation>Die See kostet Dracula {lost} Blutstropfen; ihm bleiben {left}.</translation>
    </message>
    <message>
        <source>There are {count:word} encounters {place:in} already, so none is added.</source>
        <translation>{place:in} liegen schon {count:word} Begegnungen, also kommt keine dazu.</translation>
    </message>
    <message>
        <source>With the new encounter there are {count:word} {place:in}.</source>
        <translation>Mit der neuen Begegnung sind es {place:in} {count:word}.</translation>
    </message>
    <message>
        <source>choice {rival} ends nearer to the castle</source>
        <translation>Vorschlag {rival} näher an die Burg führt</translation>
    </message>
    <message>
        <source>the sea costs Dracula {own} blood</source>
        <translation>die See Dracula {own} Blutstropfen kostet</translation>
    </message>
</context>
<context>
    <name>lite.events</name>
    <message>
        <source>A trap hurts {hunter}.</source>
        <translation>Eine Falle verletzt {hunter}.</translation>
    </message>
    <message>
        <source>A trap vanishes at the end of the trail.</source>
        <translation>Am Ende der Spur verschwindet eine Falle.</translation>
    </message>
    <message>
        <source>A vampire has matured!</source>
        <translation>Ein Vampir ist herangereift!</translation>
    </message>
    <message>
        <source>All figures are placed: score {score}.</source>
        <translation>Alle Figuren sind aufgestellt: Punktestand {score}.</translation>
    </message>
    <message>
        <source>Dracula is destroyed. Final score: {score}.</source>
        <translation>Dracula ist vernichtet. Endstand: {score}.</translation>
    </message>
    <message>
        <source>Dracula lays a trap.</source>
        <translation>Dracula legt eine Falle.</translation>
    </message>
    <message>
        <source>Dracula leaves an immature vampire.</source>
        <translation>Dracula lässt einen unreifen Vampir zurück.</translation>
    </message>
    <message>
        <source>Dracula moves to an unknown city.</source>
        <translation>Dracula bewegt sich in eine unbekannte Stadt.</translation>
    </message>
    <message>
        <source>Dracula moves to an unknown sea zone.</source>
        <translation>Dracula bewegt sich in eine unbekannte Meereszone.</translation>
    </message>
    <message>
        <source>Dracula starts in an unknown city.</source>
        <translation>Dracula beginnt in einer unbekannten Stadt.</translation>
    </message>
    <message>
        <source>Dracula starts in an unknown sea zone.</source>
        <translation>Dracula beginnt in einer unbekannten Meereszone.</translation>
    </message>
    <message>
        <source>Dracula starts {place:in}.</source>
        <translation>Dracula beginnt {place:in}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s move: {move} ({place}).</source>
        <translation>Draculas Zug: {move} ({place}).</translation>
    </message>
    <message>
        <source>Dracula&apos;s move: {move}.</source>
        <translation>Draculas Zug: {move}.</translation>
    </message>
    <message>
        <source>Revealed: Dracula&apos;s move of round {round} was {move}.</source>
        <translation>Aufgedeckt wird Draculas Zug in Runde {round}: {move}.</translation>
    </message>
    <message>
        <source>Revealed: Dracula&apos;s starting place was {move}.</source>
        <translation>Aufgedeckt wird Draculas Startort: {move}.</translation>
    </message>
    <message>
        <source>Round {round} is over: score {score}.</source>
        <translation>Runde {round} ist vorbei: Punktestand {score}.</translation>
    </message>
    <message>
        <source>The castle gives Dracula strength: {blood} blood.</source>
        <translation>Die Burg gibt Dracula neue Kraft: Er hat jetzt {blood} Blutstropfen.</translation>
    </message>
    <message>
        <source>The hunters&apos; research uncovers the oldest move of the trail.</source>
        <translation>Das Nachforschen der Jäger deckt den ältesten Zug der Spur auf.</translation>
    </message>
    <message>
        <source>The score is used up: Europe falls to Dracula.</source>
        <translation>Der Punktestand ist aufgebraucht: Europa fällt an Dracula.</translation>
    </message>
    <message>
        <source>The sea costs Dracula blood: {blood} left.</source>
        <translation>Die See kostet Dracula Blut: Er hat noch {blood} Blutstropfen.</translation>
    </message>
    <message>
        <source>{figure} is disqualified.</source>
        <translation>{figure} ist disqualifiziert.</translation>
    </message>
    <message>
        <source>{hunter} destroys an immature vampire.</source>
        <translation>{hunter} vernichtet einen unreifen Vampir.</translation>
    </message>
    <message>
        <source>{hunter} goes {place:to}.</source>
        <translation>{hunter} zieht {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} is brought to the hospital.</source>
        <translation>{hunter} wird ins Hospiz gebracht.</translation>
    </message>
    <message>
        <source>{hunter} meets Dracula, who has no blood left.</source>
        <translation>{hunter} trifft auf Dracula, der kein Blut mehr hat.</translation>
    </message>
    <message>
        <source>{hunter} meets Dracula, who has {blood} blood left.</source>
        <translation>{hunter} trifft auf Dracula, der noch {blood} Blutstropfen hat.</translation>
    </message>
    <message>
        <source>{hunter} rests and has {life} life.</source>
        <translation>{hunter} ruht sich aus und hat jetzt {life} Lebenspunkte.</translation>
    </message>
    <message>
        <source>{hunter} springs {count:word} traps and is hurt.</source>
        <translation>{hunter} löst {count:word} Fallen aus und wird verletzt.</translation>
    </message>
    <message>
        <source>{hunter} starts {place:in}.</source>
        <translation>{hunter} beginnt {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} stays {place:in}.</source>
        <translation>{hunter} bleibt {place:in}.</translation>
    </message>
</context>
<context>
    <name>lite.evidence</name>
    <message>
        <source>Dracula was at sea.</source>
        <translation>Dracula war auf See.</translation>
    </message>
    <message>
        <source>Dracula was in a city: he came by road or sea, or hid.</source>
        <translation>Dracula war in einer Stadt: Er kam per Straße oder über das Meer oder verbarg sich.</translation>
    </message>
    <message>
        <source>Dracula went straight to his castle.</source>
        <translation>Dracula ging geradewegs auf seine Burg.</translation>
    </message>
    <message numerus="yes">
        <source>He doubled back to where he was %n turn(s) before.</source>
        <translation>
            <numerusform>Er kehrte an den Ort zurück, an dem er einen Zug zuvor war.</numerusform>
            <numerusform>Er kehrte an den Ort zurück, an dem er %n Züge zuvor war.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move was Hide: Dracula stayed where he was.</source>
        <translation>Dieser Zug war „Verbergen“: Dracula blieb, wo er war.</translation>
    </message>
    <message>
        <source>This move was revealed: Dracula came {place:to}.</source>
        <translation>Dieser Zug wurde aufgedeckt: Dracula kam {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} came {place:to} and found no trace of the last moves.</source>
        <translation>{hunter} fand {place:in} keinen Hinweis auf die letzten Züge.</translation>
    </message>
    <message>
        <source>{hunter} met Dracula {place:in}.</source>
        <translation>{hunter} traf {place:in} auf Dracula.</translation>
    </message>
</context>
<context>
    <name>lite.options</name>
    <message>
        <source>A Hide is shown to the hunters</source>
        <translation>Ein Verbergen sehen die Jäger</translation>
    </message>
    <message>
        <source>Dracula may not repeat</source>
        <translation>Dracula darf nicht wiederholen</translation>
    </message>
    <message>
        <source>Encounters in one city</source>
        <translation>Begegnungen in einer Stadt</translation>
    </message>
    <message>
        <source>Making no move</source>
        <translation>Keinen Zug zu machen</translation>
    </message>
    <message>
        <source>Naming his current place</source>
        <translation>Den eigenen Ort als Zug zu nennen</translation>
    </message>
    <message>
        <source>Research needs four rests</source>
        <translation>Zum Nachforschen ruhen sich alle vier aus</translation>
    </message>
    <message>
        <source>Resting at sea</source>
        <translation>Ausruhen auf See</translation>
    </message>
    <message>
        <source>Sharing a sea with a hunter</source>
        <translation>Ein Meer mit Jägern zu teilen</translation>
    </message>
    <message>
        <source>a move of his last five</source>
        <translation>die letzten fünf Züge</translation>
    </message>
    <message>
        <source>a place of his last five moves (2012)</source>
        <translation>die letzten fünf Orte (2012)</translation>
    </message>
    <message>
        <source>as the sixth move of the trail</source>
        <translation>als sechsten Zug der Spur</translation>
    </message>
    <message>
        <source>at most three</source>
        <translation>höchstens drei</translation>
    </message>
    <message>
        <source>disqualifies the figure</source>
        <translation>disqualifiziert die Figur</translation>
    </message>
    <message>
        <source>gives life back</source>
        <translation>gibt Lebenspunkte zurück</translation>
    </message>
    <message>
        <source>gives no life</source>
        <translation>gibt keine Lebenspunkte</translation>
    </message>
    <message>
        <source>in a row</source>
        <translation>nacheinander</translation>
    </message>
    <message>
        <source>in one round (2012)</source>
        <translation>in einer Runde (2012)</translation>
    </message>
    <message>
        <source>is a legal move</source>
        <translation>ist erlaubt</translation>
    </message>
    <message>
        <source>is never legal (2019)</source>
        <translation>ist nie erlaubt (2019)</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation>ist nicht erlaubt</translation>
    </message>
    <message>
        <source>no limit (2012)</source>
        <translation>unbegrenzt (2012)</translation>
    </message>
    <message>
        <source>one turn later (2012)</source>
        <translation>einen Zug später (2012)</translation>
    </message>
    <message>
        <source>reveals nothing</source>
        <translation>deckt nichts auf</translation>
    </message>
    <message>
        <source>reveals the sea (2012)</source>
        <translation>deckt das Meer auf (2012)</translation>
    </message>
</context>
<context>
    <name>lite.prompts</name>
    <message>
        <source>Choose Dracula&apos;s move.</source>
        <translation>Wähle Draculas Zug.</translation>
    </message>
    <message>
        <source>Choose Dracula&apos;s starting place.</source>
        <translation>Wähle Draculas Startort.</translation>
    </message>
    <message>
        <source>Choose a destination for {hunter}.</source>
        <translation>Wähle ein Ziel für {hunter}.</translation>
    </message>
    <message>
        <source>Choose a starting place for {hunter}.</source>
        <translation>Wähle einen Startort für {hunter}.</translation>
    </message>
</context>
<context>
    <name>lite.reasons</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) by railway</source>
        <translation>
            <numerusform>eine Etappe mit der Bahn</numerusform>
            <numerusform>%n Etappen mit der Bahn</numerusform>
        </translation>
    </message>
    <message>
        <source>A Double Back is still among Dracula&apos;s last five moves.</source>
        <translation>Unter Draculas letzten fünf Zügen ist noch ein Umkehren.</translation>
    </message>
    <message>
        <source>A Hide is still among Dracula&apos;s last five moves.</source>
        <translation>Unter Draculas letzten fünf Zügen ist noch ein Verbergen.</translation>
    </message>
    <message>
        <source>Dracula cannot hide at sea.</source>
        <translation>Auf See kann Dracula sich nicht verbergen.</translation>
    </message>
    <message>
        <source>Dracula cannot start in the hospital.</source>
        <translation>Dracula kann nicht im Hospiz beginnen.</translation>
    </message>
    <message>
        <source>Dracula has no place on the map yet.</source>
        <translation>Dracula ist noch nicht auf der Karte.</translation>
    </message>
    <message>
        <source>Dracula never enters the hospital.</source>
        <translation>Dracula betritt nie das Hospiz.</translation>
    </message>
    <message>
        <source>It is too far {place:to} this turn: {count} moves by road or sea, or {rails}.</source>
        <translation>{place:to} ist es in diesem Zug zu weit: Es sind {count} Bewegungen über Straßen oder Meere, oder {rails}.</translation>
    </message>
    <message>
        <source>It is too far {place:to} this turn: {count} moves by road or sea.</source>
        <translation>{place:to} ist es in diesem Zug zu weit: Es sind {count} Bewegungen über Straßen oder Meere.</translation>
    </message>
    <message>
        <source>Naming his current place is not a move in this edition.</source>
        <translation>Den eigenen Ort zu nennen ist in dieser Ausgabe kein Zug.</translation>
    </message>
    <message>
        <source>No road or sea route leads {place:to} from here.</source>
        <translation>{place:to} führt von hier keine Straße und kein Seeweg.</translation>
    </message>
    <message>
        <source>Only a Dracula without any other move teleports.</source>
        <translation>Nur wenn Dracula keinen anderen Zug hat, kehrt er auf seine Burg zurück.</translation>
    </message>
    <message>
        <source>The move {place:to} is still among Dracula&apos;s last five moves.</source>
        <translation>Der Zug {place:to} gehört noch zu Draculas letzten fünf Zügen.</translation>
    </message>
    <message>
        <source>There is no move {number} turns back among Dracula&apos;s last five.</source>
        <translation>Unter Draculas letzten fünf Zügen passt keiner zu „Umkehren {number}“.</translation>
    </message>
    <message>
        <source>a final score about {amount} higher</source>
        <translation>einen um etwa {amount} höheren Endstand</translation>
    </message>
    <message>
        <source>a final score about {amount} lower</source>
        <translation>einen um etwa {amount} niedrigeren Endstand</translation>
    </message>
</context>
<context>
    <name>lite.stakes</name>
    <message>
        <source>A turn that ends at sea costs blood, one in the castle gives some. A meeting with a hunter costs most.</source>
        <translation>Endet ein Zug auf See, kostet das Blut; endet er auf der Burg, bringt das Blut. Am meisten kostet es, auf einen Jäger zu treffen.</translation>
    </message>
    <message>
        <source>Dracula chooses his place after the hunters, and knows theirs.</source>
        <translation>Dracula wählt seinen Ort nach den Jägern und weiß, wo sie beginnen.</translation>
    </message>
    <message>
        <source>In a city of his trail the hunter uncovers it, springs its traps and meets Dracula if he is there. To stay is to rest.</source>
        <translation>Kommt der Jäger in eine Stadt auf Draculas Spur, deckt er sie auf, löst ihre Fallen aus und trifft auf Dracula, wenn der dort ist. Wer bleibt, ruht sich aus.</translation>
    </message>
    <message>
        <source>The hunters do not learn your place. You know where they begin.</source>
        <translation>Die Jäger erfahren deinen Ort nicht. Du weißt, wo sie beginnen.</translation>
    </message>
</context>
<context>
    <name>lite.summary</name>
    <message numerus="yes">
        <source>%n trap(s) are on the trail.</source>
        <translation>
            <numerusform>Auf der Spur liegt eine Falle.</numerusform>
            <numerusform>Auf der Spur liegen %n Fallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula has not moved yet.</source>
        <translation>Dracula hat noch nicht gezogen.</translation>
    </message>
    <message>
        <source>Dracula has {blood} blood.</source>
        <translation>Dracula hat {blood} Blutstropfen.</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood</source>
        <translation>Draculas Blut</translation>
    </message>
    <message>
        <source>Hunters brought to the hospital</source>
        <translation>Jäger ins Hospiz gebracht</translation>
    </message>
    <message>
        <source>Meetings with Dracula</source>
        <translation>Zusammentreffen mit Dracula</translation>
    </message>
    <message>
        <source>Move {age} of the trail: {move} ({place}).</source>
        <translation>Zug {age} der Spur: {move} ({place}).</translation>
    </message>
    <message>
        <source>Move {age} of the trail: {move}.</source>
        <translation>Zug {age} der Spur: {move}.</translation>
    </message>
    <message>
        <source>Moves revealed</source>
        <translation>Aufgedeckte Züge</translation>
    </message>
    <message>
        <source>Placement, score {score}: it is {figure}&apos;s turn.</source>
        <translation>Aufstellung, Punktestand {score}: {figure} ist am Zug.</translation>
    </message>
    <message>
        <source>Round {round}, score {score}: it is {figure}&apos;s turn.</source>
        <translation>Runde {round}, Punktestand {score}: {figure} ist am Zug.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Score to beat</source>
        <translation>Zu schlagender Punktestand</translation>
    </message>
    <message>
        <source>The game ended in round {round} with a score of {score}.</source>
        <translation>Die Partie endete in Runde {round} mit einem Punktestand von {score}.</translation>
    </message>
    <message>
        <source>Traps sprung</source>
        <translation>Ausgelöste Fallen</translation>
    </message>
    <message>
        <source>Vampires destroyed</source>
        <translation>Vernichtete Vampire</translation>
    </message>
    <message>
        <source>Vampires matured</source>
        <translation>Gereifte Vampire</translation>
    </message>
    <message>
        <source>{hunter} is in the hospital and returns with full life.</source>
        <translation>{hunter} liegt im Hospiz und kehrt mit allen Lebenspunkten zurück.</translation>
    </message>
    <message>
        <source>{hunter} is not on the map yet.</source>
        <translation>{hunter} ist noch nicht auf der Karte.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and has {life} life.</source>
        <translation>{hunter} ist {place:in}; Lebenspunkte: {life}.</translation>
    </message>
    <message>
        <source>{move} There is a trap.</source>
        <translation>{move} Dort liegt eine Falle.</translation>
    </message>
    <message>
        <source>{move} There is an immature vampire.</source>
        <translation>{move} Dort ist ein unreifer Vampir.</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
</context>
<context>
    <name>lite.words</name>
    <message>
        <source>Double Back {number}</source>
        <translation>Umkehren {number}</translation>
    </message>
    <message>
        <source>Dr. Seward</source>
        <translation>Dr. Seward</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Dracula has been destroyed.</source>
        <translation>Dracula ist vernichtet.</translation>
    </message>
    <message>
        <source>Dracula is nearly always caught: what counts is the score. Strong computers end at about {score}.</source>
        <translation>Dracula wird fast immer gefasst: Es zählt der Punktestand. Starke Computer enden bei etwa {score}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s likeliest places: {places}.</source>
        <translation>Wo Dracula am ehesten ist: {places}.</translation>
    </message>
    <message>
        <source>Europe has fallen into darkness.</source>
        <translation>Europa ist in Finsternis versunken.</translation>
    </message>
    <message>
        <source>Four hunters chase Dracula across Europe. He leaves a trail of six moves, traps and young vampires; every round costs the hunters a point.</source>
        <translation>Vier Jäger verfolgen Dracula quer durch Europa. Er hinterlässt eine Spur aus sechs Zügen, dazu Fallen und junge Vampire; jede Runde kostet die Jäger einen Punkt.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Lord Godalming</source>
        <translation>Lord Godalming</translation>
    </message>
    <message>
        <source>Mina Harker</source>
        <translation>Mina Harker</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Score to beat: {score}</source>
        <translation>Zu schlagender Punktestand: {score}</translation>
    </message>
    <message>
        <source>Teleport to Castle Dracula</source>
        <translation>Rückkehr zur Burg Dracula</translation>
    </message>
    <message>
        <source>The Hunt (simplified game)</source>
        <translation>Die Jagd (vereinfachtes Spiel)</translation>
    </message>
    <message>
        <source>The hunters&apos; best guesses for Dracula: {places}.</source>
        <translation>Am ehesten vermuten die Jäger Dracula hier: {places}.</translation>
    </message>
    <message>
        <source>Unknown city</source>
        <translation>Unbekannte Stadt</translation>
    </message>
    <message>
        <source>Unknown sea zone</source>
        <translation>Unbekannte Meereszone</translation>
    </message>
    <message>
        <source>Van Helsing</source>
        <translation>Van Helsing</translation>
    </message>
    <message>
        <source>not on the map yet</source>
        <translation>noch nicht auf der Karte</translation>
    </message>
    <message>
        <source>score above {par}</source>
        <translation>Punktestand über {par}</translation>
    </message>
    <message>
        <source>score below {par}</source>
        <translation>Punktestand unter {par}</translation>
    </message>
    <message numerus="yes">
        <source>{par}, beaten by %n point(s)</source>
        <translation>
            <numerusform>{par}, um einen Punkt geschlagen</numerusform>
            <numerusform>{par}, um %n Punkte geschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>{par}, equaled</source>
        <translation>{par}, genau erreicht</translation>
    </message>
    <message numerus="yes">
        <source>{par}, missed by %n point(s)</source>
        <translation>
            <numerusform>{par}, um einen Punkt verfehlt</numerusform>
            <numerusform>{par}, um %n Punkte verfehlt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{line} ({count} times).</source>
        <translation>{line} ({count:times}).</translation>
    </message>
</context>
<context>
    <name>mechanisms.boxes</name>
    <message>
        <source>Cards in the game</source>
        <translation>Karten im Spiel</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>alle Karten</translation>
    </message>
    <message>
        <source>those of box {number}, for games of earlier versions</source>
        <translation>die der Schachtel {number}, für Partien früherer Versionen</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>{whole}.{tenths}</source>
        <translation>{whole},{tenths}</translation>
    </message>
</context>
<context>
    <name>numbers.times</name>
    <message>
        <source>eight times</source>
        <translation>achtmal</translation>
    </message>
    <message>
        <source>eleven times</source>
        <translation>elfmal</translation>
    </message>
    <message>
        <source>five times</source>
        <translation>fünfmal</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>viermal</translation>
    </message>
    <message>
        <source>nine times</source>
        <translation>neunmal</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>seven times</source>
        <translation>siebenmal</translation>
    </message>
    <message>
        <source>six times</source>
        <translation>sechsmal</translation>
    </message>
    <message>
        <source>ten times</source>
        <translation>zehnmal</translation>
    </message>
    <message>
        <source>thirteen times</source>
        <translation>dreizehnmal</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>dreimal</translation>
    </message>
    <message>
        <source>twelve times</source>
        <translation>zwölfmal</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>{number} times</source>
        <translation>{number}-mal</translation>
    </message>
</context>
<context>
    <name>numbers.word</name>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>dreizehn</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
</context>
<context>
    <name>piles</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>newest card of the discard pile</source>
        <translation>neueste Karte des Abwurfstapels</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message numerus="yes">
        <source>%n place(s) possible</source>
        <translation>
            <numerusform>%n Ort möglich</numerusform>
            <numerusform>%n Orte möglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n Weg</numerusform>
            <numerusform>%n Wege</numerusform>
        </translation>
    </message>
    <message>
        <source>Adriatic Sea</source>
        <translation>Adriatisches Meer</translation>
    </message>
    <message>
        <source>Alicante</source>
        <translation>Alicante</translation>
    </message>
    <message>
        <source>Amsterdam</source>
        <translation>Amsterdam</translation>
    </message>
    <message>
        <source>Athens</source>
        <translation>Athen</translation>
    </message>
    <message>
        <source>Atlantic Ocean</source>
        <translation>Atlantischer Ozean</translation>
    </message>
    <message>
        <source>Barcelona</source>
        <translation>Barcelona</translation>
    </message>
    <message>
        <source>Bari</source>
        <translation>Bari</translation>
    </message>
    <message>
        <source>Bay of Biscay</source>
        <translation>Golf von Biskaya</translation>
    </message>
    <message>
        <source>Belgrade</source>
        <translation>Belgrad</translation>
    </message>
    <message>
        <source>Berlin</source>
        <translation>Berlin</translation>
    </message>
    <message>
        <source>Black Sea</source>
        <translation>Schwarzes Meer</translation>
    </message>
    <message>
        <source>Bordeaux</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Brussels</source>
        <translation>Brüssel</translation>
    </message>
    <message>
        <source>Bucharest</source>
        <translation>Bukarest</translation>
    </message>
    <message>
        <source>Budapest</source>
        <translation>Budapest</translation>
    </message>
    <message>
        <source>Budapest Hospital</source>
        <translation>Hospital Budapest</translation>
    </message>
    <message>
        <source>Cadiz</source>
        <translation>Cádiz</translation>
    </message>
    <message>
        <source>Cagliari</source>
        <translation>Cagliari</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Burg Dracula</translation>
    </message>
    <message>
        <source>Clermont-Ferrand</source>
        <translation>Clermont-Ferrand</translation>
    </message>
    <message>
        <source>Cologne</source>
        <translation>Köln</translation>
    </message>
    <message>
        <source>Constanta</source>
        <translation>Konstanza</translation>
    </message>
    <message>
        <source>Dublin</source>
        <translation>Dublin</translation>
    </message>
    <message>
        <source>Edinburgh</source>
        <translation>Edinburgh</translation>
    </message>
    <message>
        <source>English Channel</source>
        <translation>Ärmelkanal</translation>
    </message>
    <message>
        <source>Estimate: how likely the place is if the computer&apos;s style of play decides between these ways.</source>
        <translation>Schätzung: wie wahrscheinlich der Ort ist, wenn die Spielweise des Computers zwischen diesen Wegen entscheidet.</translation>
    </message>
    <message>
        <source>Florence</source>
        <translation>Florenz</translation>
    </message>
    <message>
        <source>Frankfurt</source>
        <translation>Frankfurt</translation>
    </message>
    <message>
        <source>Galatz</source>
        <translation>Galatz</translation>
    </message>
    <message>
        <source>Galway</source>
        <translation>Galway</translation>
    </message>
    <message>
        <source>Geneva</source>
        <translation>Genf</translation>
    </message>
    <message>
        <source>Genoa</source>
        <translation>Genua</translation>
    </message>
    <message>
        <source>Granada</source>
        <translation>Granada</translation>
    </message>
    <message>
        <source>Hamburg</source>
        <translation>Hamburg</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Hospiz</translation>
    </message>
    <message>
        <source>Ionian Sea</source>
        <translation>Ionisches Meer</translation>
    </message>
    <message>
        <source>Irish Sea</source>
        <translation>Irische See</translation>
    </message>
    <message>
        <source>Klausenburg</source>
        <translation>Klausenburg</translation>
    </message>
    <message>
        <source>Le Havre</source>
        <translation>Le Havre</translation>
    </message>
    <message>
        <source>Leipzig</source>
        <translation>Leipzig</translation>
    </message>
    <message>
        <source>Lisbon</source>
        <translation>Lissabon</translation>
    </message>
    <message>
        <source>Liverpool</source>
        <translation>Liverpool</translation>
    </message>
    <message>
        <source>London</source>
        <translation>London</translation>
    </message>
    <message>
        <source>Madrid</source>
        <translation>Madrid</translation>
    </message>
    <message>
        <source>Madrid Hospital</source>
        <translation>Hospital Madrid</translation>
    </message>
    <message>
        <source>Manchester</source>
        <translation>Manchester</translation>
    </message>
    <message>
        <source>Marseilles</source>
        <translation>Marseille</translation>
    </message>
    <message>
        <source>Mediterranean Sea</source>
        <translation>Mittelmeer</translation>
    </message>
    <message>
        <source>Milan</source>
        <translation>Mailand</translation>
    </message>
    <message>
        <source>Munich</source>
        <translation>München</translation>
    </message>
    <message>
        <source>Nantes</source>
        <translation>Nantes</translation>
    </message>
    <message>
        <source>Naples</source>
        <translation>Neapel</translation>
    </message>
    <message>
        <source>North Atlantic</source>
        <translation>Nordatlantik</translation>
    </message>
    <message>
        <source>North Sea</source>
        <translation>Nordsee</translation>
    </message>
    <message>
        <source>Nuremberg</source>
        <translation>Nürnberg</translation>
    </message>
    <message>
        <source>Nuremburg</source>
        <translation>Nürnberg</translation>
    </message>
    <message>
        <source>Paris</source>
        <translation>Paris</translation>
    </message>
    <message>
        <source>Plymouth</source>
        <translation>Plymouth</translation>
    </message>
    <message>
        <source>Prague</source>
        <translation>Prag</translation>
    </message>
    <message>
        <source>Rome</source>
        <translation>Rom</translation>
    </message>
    <message>
        <source>Rome Hospital</source>
        <translation>Hospital Rom</translation>
    </message>
    <message>
        <source>Salonica</source>
        <translation>Saloniki</translation>
    </message>
    <message>
        <source>Santander</source>
        <translation>Santander</translation>
    </message>
    <message>
        <source>Saragossa</source>
        <translation>Saragossa</translation>
    </message>
    <message>
        <source>Sarajevo</source>
        <translation>Sarajevo</translation>
    </message>
    <message>
        <source>Sofia</source>
        <translation>Sofia</translation>
    </message>
    <message>
        <source>South Atlantic</source>
        <translation>Südatlantik</translation>
    </message>
    <message>
        <source>St. Joseph &amp; St. Mary</source>
        <translation>Hl. Joseph und Hl. Maria</translation>
    </message>
    <message>
        <source>Strasbourg</source>
        <translation>Straßburg</translation>
    </message>
    <message>
        <source>Swansea</source>
        <translation>Swansea</translation>
    </message>
    <message>
        <source>Szeged</source>
        <translation>Szeged</translation>
    </message>
    <message>
        <source>Toulouse</source>
        <translation>Toulouse</translation>
    </message>
    <message>
        <source>Tyrrhenian Sea</source>
        <translation>Tyrrhenisches Meer</translation>
    </message>
    <message>
        <source>Valona</source>
        <translation>Valona</translation>
    </message>
    <message>
        <source>Varna</source>
        <translation>Varna</translation>
    </message>
    <message>
        <source>Venice</source>
        <translation>Venedig</translation>
    </message>
    <message>
        <source>Vienna</source>
        <translation>Wien</translation>
    </message>
    <message>
        <source>Ways: how many courses since the last known place lead there and fit all facts; anyone can count.</source>
        <translation>Wege: wie viele Verläufe seit dem letzten bekannten Ort dorthin führen und zu allem Bekannten passen; das kann jeder nachzählen.</translation>
    </message>
    <message>
        <source>Zagreb</source>
        <translation>Zagreb</translation>
    </message>
    <message>
        <source>Zurich</source>
        <translation>Zürich</translation>
    </message>
    <message>
        <source>{places}, {ways}.</source>
        <translation>{places}, {ways}.</translation>
    </message>
    <message>
        <source>{places}.</source>
        <translation>{places}.</translation>
    </message>
</context>
<context>
    <name>places.in</name>
    <message>
        <source>at sea</source>
        <translation>auf See</translation>
    </message>
    <message>
        <source>defeated, will return</source>
        <translation>besiegt, kehrt zurück</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>in Alicante</source>
        <translation>in Alicante</translation>
    </message>
    <message>
        <source>in Amsterdam</source>
        <translation>in Amsterdam</translation>
    </message>
    <message>
        <source>in Athens</source>
        <translation>in Athen</translation>
    </message>
    <message>
        <source>in Austria-Hungary</source>
        <translation>in Österreich-Ungarn</translation>
    </message>
    <message>
        <source>in Barcelona</source>
        <translation>in Barcelona</translation>
    </message>
    <message>
        <source>in Bari</source>
        <translation>in Bari</translation>
    </message>
    <message>
        <source>in Belgrade</source>
        <translation>in Belgrad</translation>
    </message>
    <message>
        <source>in Berlin</source>
        <translation>in Berlin</translation>
    </message>
    <message>
        <source>in Bordeaux</source>
        <translation>in Bordeaux</translation>
    </message>
    <message>
        <source>in Britannia</source>
        <translation>in Britannien</translation>
    </message>
    <message>
        <source>in Brussels</source>
        <translation>in Brüssel</translation>
    </message>
    <message>
        <source>in Bucharest</source>
        <translation>in Bukarest</translation>
    </message>
    <message>
        <source>in Budapest</source>
        <translation>in Budapest</translation>
    </message>
    <message>
        <source>in Cadiz</source>
        <translation>in Cádiz</translation>
    </message>
    <message>
        <source>in Cagliari</source>
        <translation>in Cagliari</translation>
    </message>
    <message>
        <source>in Castle Dracula</source>
        <translation>auf Burg Dracula</translation>
    </message>
    <message>
        <source>in Clermont-Ferrand</source>
        <translation>in Clermont-Ferrand</translation>
    </message>
    <message>
        <source>in Cologne</source>
        <translation>in Köln</translation>
    </message>
    <message>
        <source>in Constanta</source>
        <translation>in Konstanza</translation>
    </message>
    <message>
        <source>in Dublin</source>
        <translation>in Dublin</translation>
    </message>
    <message>
        <source>in Edinburgh</source>
        <translation>in Edinburgh</translation>
    </message>
    <message>
        <source>in Florence</source>
        <translation>in Florenz</translation>
    </message>
    <message>
        <source>in Frankfurt</source>
        <translation>in Frankfurt</translation>
    </message>
    <message>
        <source>in Galatz</source>
        <translation>in Galatz</translation>
    </message>
    <message>
        <source>in Gallia</source>
        <translation>in Gallien</translation>
    </message>
    <message>
        <source>in Galway</source>
        <translation>in Galway</translation>
    </message>
    <message>
        <source>in Geneva</source>
        <translation>in Genf</translation>
    </message>
    <message>
        <source>in Genoa</source>
        <translation>in Genua</translation>
    </message>
    <message>
        <source>in Germania</source>
        <translation>in Germanien</translation>
    </message>
    <message>
        <source>in Granada</source>
        <translation>in Granada</translation>
    </message>
    <message>
        <source>in Hamburg</source>
        <translation>in Hamburg</translation>
    </message>
    <message>
        <source>in Iberia</source>
        <translation>in Iberien</translation>
    </message>
    <message>
        <source>in Italia</source>
        <translation>in Italien</translation>
    </message>
    <message>
        <source>in Klausenburg</source>
        <translation>in Klausenburg</translation>
    </message>
    <message>
        <source>in Le Havre</source>
        <translation>in Le Havre</translation>
    </message>
    <message>
        <source>in Leipzig</source>
        <translation>in Leipzig</translation>
    </message>
    <message>
        <source>in Lisbon</source>
        <translation>in Lissabon</translation>
    </message>
    <message>
        <source>in Liverpool</source>
        <translation>in Liverpool</translation>
    </message>
    <message>
        <source>in London</source>
        <translation>in London</translation>
    </message>
    <message>
        <source>in Madrid</source>
        <translation>in Madrid</translation>
    </message>
    <message>
        <source>in Manchester</source>
        <translation>in Manchester</translation>
    </message>
    <message>
        <source>in Marseilles</source>
        <translation>in Marseille</translation>
    </message>
    <message>
        <source>in Milan</source>
        <translation>in Mailand</translation>
    </message>
    <message>
        <source>in Munich</source>
        <translation>in München</translation>
    </message>
    <message>
        <source>in Nantes</source>
        <translation>in Nantes</translation>
    </message>
    <message>
        <source>in Naples</source>
        <translation>in Neapel</translation>
    </message>
    <message>
        <source>in Nuremberg</source>
        <translation>in Nürnberg</translation>
    </message>
    <message>
        <source>in Nuremburg</source>
        <translation>in Nürnberg</translation>
    </message>
    <message>
        <source>in Paris</source>
        <translation>in Paris</translation>
    </message>
    <message>
        <source>in Plymouth</source>
        <translation>in Plymouth</translation>
    </message>
    <message>
        <source>in Prague</source>
        <translation>in Prag</translation>
    </message>
    <message>
        <source>in Rome</source>
        <translation>in Rom</translation>
    </message>
    <message>
        <source>in Salonica</source>
        <translation>in Saloniki</translation>
    </message>
    <message>
        <source>in Santander</source>
        <translation>in Santander</translation>
    </message>
    <message>
        <source>in Saragossa</source>
        <translation>in Saragossa</translation>
    </message>
    <message>
        <source>in Sarajevo</source>
        <translation>in Sarajevo</translation>
    </message>
    <message>
        <source>in Sofia</source>
        <translation>in Sofia</translation>
    </message>
    <message>
        <source>in Strasbourg</source>
        <translation>in Straßburg</translation>
    </message>
    <message>
        <source>in Swansea</source>
        <translation>in Swansea</translation>
    </message>
    <message>
        <source>in Szeged</source>
        <translation>in Szeged</translation>
    </message>
    <message>
        <source>in Toulouse</source>
        <translation>in Toulouse</translation>
    </message>
    <message>
        <source>in Valona</source>
        <translation>in Valona</translation>
    </message>
    <message>
        <source>in Varna</source>
        <translation>in Varna</translation>
    </message>
    <message>
        <source>in Venice</source>
        <translation>in Venedig</translation>
    </message>
    <message>
        <source>in Vienna</source>
        <translation>in Wien</translation>
    </message>
    <message>
        <source>in Zagreb</source>
        <translation>in Zagreb</translation>
    </message>
    <message>
        <source>in Zurich</source>
        <translation>in Zürich</translation>
    </message>
    <message>
        <source>in an unknown city</source>
        <translation>in einer unbekannten Stadt</translation>
    </message>
    <message>
        <source>in an unknown sea zone</source>
        <translation>in einer unbekannten Meereszone</translation>
    </message>
    <message>
        <source>in the Adriatic Sea</source>
        <translation>im Adriatischen Meer</translation>
    </message>
    <message>
        <source>in the Atlantic Ocean</source>
        <translation>im Atlantischen Ozean</translation>
    </message>
    <message>
        <source>in the Balkans</source>
        <translation>auf dem Balkan</translation>
    </message>
    <message>
        <source>in the Bay of Biscay</source>
        <translation>im Golf von Biskaya</translation>
    </message>
    <message>
        <source>in the Black Sea</source>
        <translation>im Schwarzen Meer</translation>
    </message>
    <message>
        <source>in the English Channel</source>
        <translation>im Ärmelkanal</translation>
    </message>
    <message>
        <source>in the Ionian Sea</source>
        <translation>im Ionischen Meer</translation>
    </message>
    <message>
        <source>in the Irish Sea</source>
        <translation>in der Irischen See</translation>
    </message>
    <message>
        <source>in the Mediterranean Sea</source>
        <translation>im Mittelmeer</translation>
    </message>
    <message>
        <source>in the North Atlantic</source>
        <translation>im Nordatlantik</translation>
    </message>
    <message>
        <source>in the North Sea</source>
        <translation>in der Nordsee</translation>
    </message>
    <message>
        <source>in the South Atlantic</source>
        <translation>im Südatlantik</translation>
    </message>
    <message>
        <source>in the Tyrrhenian Sea</source>
        <translation>im Tyrrhenischen Meer</translation>
    </message>
    <message>
        <source>in the hospital in Budapest</source>
        <translation>im Hospital Budapest</translation>
    </message>
    <message>
        <source>in the hospital in Madrid</source>
        <translation>im Hospital Madrid</translation>
    </message>
    <message>
        <source>in the hospital in Rome</source>
        <translation>im Hospital Rom</translation>
    </message>
    <message>
        <source>in the hospital of St. Joseph &amp; St. Mary</source>
        <translation>im Hospiz Hl. Joseph und Hl. Maria</translation>
    </message>
    <message>
        <source>not on the map yet</source>
        <translation>noch nicht auf der Karte</translation>
    </message>
</context>
<context>
    <name>places.to</name>
    <message>
        <source>to Alicante</source>
        <translation>nach Alicante</translation>
    </message>
    <message>
        <source>to Amsterdam</source>
        <translation>nach Amsterdam</translation>
    </message>
    <message>
        <source>to Athens</source>
        <translation>nach Athen</translation>
    </message>
    <message>
        <source>to Barcelona</source>
        <translation>nach Barcelona</translation>
    </message>
    <message>
        <source>to Bari</source>
        <translation>nach Bari</translation>
    </message>
    <message>
        <source>to Belgrade</source>
        <translation>nach Belgrad</translation>
    </message>
    <message>
        <source>to Berlin</source>
        <translation>nach Berlin</translation>
    </message>
    <message>
        <source>to Bordeaux</source>
        <translation>nach Bordeaux</translation>
    </message>
    <message>
        <source>to Brussels</source>
        <translation>nach Brüssel</translation>
    </message>
    <message>
        <source>to Bucharest</source>
        <translation>nach Bukarest</translation>
    </message>
    <message>
        <source>to Budapest</source>
        <translation>nach Budapest</translation>
    </message>
    <message>
        <source>to Cadiz</source>
        <translation>nach Cádiz</translation>
    </message>
    <message>
        <source>to Cagliari</source>
        <translation>nach Cagliari</translation>
    </message>
    <message>
        <source>to Castle Dracula</source>
        <translation>auf die Burg Dracula</translation>
    </message>
    <message>
        <source>to Clermont-Ferrand</source>
        <translation>nach Clermont-Ferrand</translation>
    </message>
    <message>
        <source>to Cologne</source>
        <translation>nach Köln</translation>
    </message>
    <message>
        <source>to Constanta</source>
        <translation>nach Konstanza</translation>
    </message>
    <message>
        <source>to Dublin</source>
        <translation>nach Dublin</translation>
    </message>
    <message>
        <source>to Edinburgh</source>
        <translation>nach Edinburgh</translation>
    </message>
    <message>
        <source>to Florence</source>
        <translation>nach Florenz</translation>
    </message>
    <message>
        <source>to Frankfurt</source>
        <translation>nach Frankfurt</translation>
    </message>
    <message>
        <source>to Galatz</source>
        <translation>nach Galatz</translation>
    </message>
    <message>
        <source>to Galway</source>
        <translation>nach Galway</translation>
    </message>
    <message>
        <source>to Geneva</source>
        <translation>nach Genf</translation>
    </message>
    <message>
        <source>to Genoa</source>
        <translation>nach Genua</translation>
    </message>
    <message>
        <source>to Granada</source>
        <translation>nach Granada</translation>
    </message>
    <message>
        <source>to Hamburg</source>
        <translation>nach Hamburg</translation>
    </message>
    <message>
        <source>to Klausenburg</source>
        <translation>nach Klausenburg</translation>
    </message>
    <message>
        <source>to Le Havre</source>
        <translation>nach Le Havre</translation>
    </message>
    <message>
        <source>to Leipzig</source>
        <translation>nach Leipzig</translation>
    </message>
    <message>
        <source>to Lisbon</source>
        <translation>nach Lissabon</translation>
    </message>
    <message>
        <source>to Liverpool</source>
        <translation>nach Liverpool</translation>
    </message>
    <message>
        <source>to London</source>
        <translation>nach London</translation>
    </message>
    <message>
        <source>to Madrid</source>
        <translation>nach Madrid</translation>
    </message>
    <message>
        <source>to Manchester</source>
        <translation>nach Manchester</translation>
    </message>
    <message>
        <source>to Marseilles</source>
        <translation>nach Marseille</translation>
    </message>
    <message>
        <source>to Milan</source>
        <translation>nach Mailand</translation>
    </message>
    <message>
        <source>to Munich</source>
        <translation>nach München</translation>
    </message>
    <message>
        <source>to Nantes</source>
        <translation>nach Nantes</translation>
    </message>
    <message>
        <source>to Naples</source>
        <translation>nach Neapel</translation>
    </message>
    <message>
        <source>to Nuremberg</source>
        <translation>nach Nürnberg</translation>
    </message>
    <message>
        <source>to Nuremburg</source>
        <translation>nach Nürnberg</translation>
    </message>
    <message>
        <source>to Paris</source>
        <translation>nach Paris</translation>
    </message>
    <message>
        <source>to Plymouth</source>
        <translation>nach Plymouth</translation>
    </message>
    <message>
        <source>to Prague</source>
        <translation>nach Prag</translation>
    </message>
    <message>
        <source>to Rome</source>
        <translation>nach Rom</translation>
    </message>
    <message>
        <source>to Salonica</source>
        <translation>nach Saloniki</translation>
    </message>
    <message>
        <source>to Santander</source>
        <translation>nach Santander</translation>
    </message>
    <message>
        <source>to Saragossa</source>
        <translation>nach Saragossa</translation>
    </message>
    <message>
        <source>to Sarajevo</source>
        <translation>nach Sarajevo</translation>
    </message>
    <message>
        <source>to Sofia</source>
        <translation>nach Sofia</translation>
    </message>
    <message>
        <source>to Strasbourg</source>
        <translation>nach Straßburg</translation>
    </message>
    <message>
        <source>to Swansea</source>
        <translation>nach Swansea</translation>
    </message>
    <message>
        <source>to Szeged</source>
        <translation>nach Szeged</translation>
    </message>
    <message>
        <source>to Toulouse</source>
        <translation>nach Toulouse</translation>
    </message>
    <message>
        <source>to Valona</source>
        <translation>nach Valona</translation>
    </message>
    <message>
        <source>to Varna</source>
        <translation>nach Varna</translation>
    </message>
    <message>
        <source>to Venice</source>
        <translation>nach Venedig</translation>
    </message>
    <message>
        <source>to Vienna</source>
        <translation>nach Wien</translation>
    </message>
    <message>
        <source>to Zagreb</source>
        <translation>nach Zagreb</translation>
    </message>
    <message>
        <source>to Zurich</source>
        <translation>nach Zürich</translation>
    </message>
    <message>
        <source>to an unknown city</source>
        <translation>in eine unbekannte Stadt</translation>
    </message>
    <message>
        <source>to an unknown sea zone</source>
        <translation>in eine unbekannte Meereszone</translation>
    </message>
    <message>
        <source>to the Adriatic Sea</source>
        <translation>ins Adriatische Meer</translation>
    </message>
    <message>
        <source>to the Atlantic Ocean</source>
        <translation>in den Atlantischen Ozean</translation>
    </message>
    <message>
        <source>to the Bay of Biscay</source>
        <translation>in den Golf von Biskaya</translation>
    </message>
    <message>
        <source>to the Black Sea</source>
        <translation>ins Schwarze Meer</translation>
    </message>
    <message>
        <source>to the English Channel</source>
        <translation>in den Ärmelkanal</translation>
    </message>
    <message>
        <source>to the Ionian Sea</source>
        <translation>ins Ionische Meer</translation>
    </message>
    <message>
        <source>to the Irish Sea</source>
        <translation>in die Irische See</translation>
    </message>
    <message>
        <source>to the Mediterranean Sea</source>
        <translation>ins Mittelmeer</translation>
    </message>
    <message>
        <source>to the North Atlantic</source>
        <translation>in den Nordatlantik</translation>
    </message>
    <message>
        <source>to the North Sea</source>
        <translation>in die Nordsee</translation>
    </message>
    <message>
        <source>to the South Atlantic</source>
        <translation>in den Südatlantik</translation>
    </message>
    <message>
        <source>to the Tyrrhenian Sea</source>
        <translation>ins Tyrrhenische Meer</translation>
    </message>
    <message>
        <source>to the hospital in Budapest</source>
        <translation>ins Hospital Budapest</translation>
    </message>
    <message>
        <source>to the hospital in Madrid</source>
        <translation>ins Hospital Madrid</translation>
    </message>
    <message>
        <source>to the hospital in Rome</source>
        <translation>ins Hospital Rom</translation>
    </message>
    <message>
        <source>to the hospital of St. Joseph &amp; St. Mary</source>
        <translation>ins Hospiz Hl. Joseph und Hl. Maria</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n Rätsel gelöst</numerusform>
            <numerusform>%n Rätsel gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark All</source>
        <translation>Alle markieren</translation>
    </message>
    <message>
        <source>Not solved: {points} of {most}, but more than expected at your rating.</source>
        <translation>Nicht gelöst: {points} von {most}, aber mehr, als bei deiner Wertung zu erwarten war.</translation>
    </message>
    <message>
        <source>Not solved: {points} of {most}.</source>
        <translation>Nicht gelöst: {points} von {most}.</translation>
    </message>
    <message>
        <source>Solve as many puzzles as you can in five minutes, from easy to hard. A skipped puzzle is a mistake, and the third mistake ends the sprint. Your rating does not change.</source>
        <translation>Löse in fünf Minuten so viele Rätsel, wie du kannst; sie werden immer schwerer. Ein übersprungenes Rätsel ist ein Fehler, und mit dem dritten Fehler ist der Sprint zu Ende. Deine Wertung ändert sich nicht.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>The Best Question</source>
        <translation>Die beste Frage</translation>
    </message>
    <message>
        <source>The Only Place</source>
        <translation>Der einzige Ort</translation>
    </message>
    <message>
        <source>The sprint is over: {solved}.</source>
        <translation>Der Sprint ist zu Ende: {solved}.</translation>
    </message>
    <message>
        <source>Where Was He?</source>
        <translation>Wo war er?</translation>
    </message>
    <message>
        <source>You get a point for each right place. If you mark more places than there are, each extra mark costs a point.</source>
        <translation>Jeder richtige Ort bringt einen Punkt. Markierst du mehr Orte, als es gibt, kostet jede überzählige Markierung einen Punkt.</translation>
    </message>
    <message>
        <source>Your puzzle rating could not be read: {why}</source>
        <translation>Deine Rätselwertung konnte nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <source>Your puzzle rating is not being saved: {why}</source>
        <translation>Deine Rätselwertung wird nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>Your puzzle rating was damaged and has been moved to {file}.</source>
        <translation>Deine Rätselwertung war beschädigt und wurde nach {file} verschoben.</translation>
    </message>
    <message>
        <source>{solved}, {mistakes}, {minutes}:{seconds} left.</source>
        <translation>{solved}, {mistakes}, noch {minutes}:{seconds}.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>A fixed choice would be predictable, so one is picked at random: {shares}.</source>
        <translation>Eine feste Wahl wäre vorhersehbar, darum entscheidet der Zufall: {shares}.</translation>
    </message>
    <message>
        <source>About as good ({percent}%).</source>
        <translation>Etwa gleich gut ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>About as good: {choices}.</source>
        <translation>Etwa gleich gut: {choices}.</translation>
    </message>
    <message>
        <source>Against it: {drawback}.</source>
        <translation>Dagegen spricht, dass {drawback}.</translation>
    </message>
    <message>
        <source>Against it: {fact}</source>
        <translation>Dagegen spricht: {fact}</translation>
    </message>
    <message>
        <source>Basis of this hint</source>
        <translation>Worauf dieser Tipp beruht</translation>
    </message>
    <message>
        <source>Both sides choose at once</source>
        <translation>Beide Seiten wählen gleichzeitig</translation>
    </message>
    <message>
        <source>Chance of success ({goal}): {percent}%, {sure}.</source>
        <translation>Erfolgschance ({goal}): {percent}&#xa0;%, {sure}.</translation>
    </message>
    <message>
        <source>Chance of success: {percent}%, {sure}.</source>
        <translation>Erfolgschance: {percent}&#xa0;%, {sure}.</translation>
    </message>
    <message>
        <source>Chance of success: {percent}%.</source>
        <translation>Erfolgschance: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Chance to win: {percent}%, {sure}.</source>
        <translation>Gewinnchance: {percent}&#xa0;%, {sure}.</translation>
    </message>
    <message>
        <source>Chance to win: {percent}%.</source>
        <translation>Gewinnchance: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>Compared with choice {rival}, this means {good} on average, but also {bad}.</source>
        <translation>Verglichen mit Vorschlag {rival} bedeutet das im Schnitt {good}, aber auch {bad}.</translation>
    </message>
    <message>
        <source>Compared with choice {rival}, this means {reasons} on average.</source>
        <translation>Verglichen mit Vorschlag {rival} bedeutet das im Schnitt {reasons}.</translation>
    </message>
    <message>
        <source>Compared with the first, this means {good} on average, but also {bad}.</source>
        <translation>Verglichen mit dem ersten Vorschlag bedeutet das im Schnitt {good}, aber auch {bad}.</translation>
    </message>
    <message>
        <source>Compared with the first, this means {reasons} on average.</source>
        <translation>Verglichen mit dem ersten Vorschlag bedeutet das im Schnitt {reasons}.</translation>
    </message>
    <message>
        <source>Expected of the other side: {shares}.</source>
        <translation>Von der anderen Seite zu erwarten: {shares}.</translation>
    </message>
    <message>
        <source>In none of the simulated games was the goal reached.</source>
        <translation>In keiner der durchgespielten Partien wurde das Ziel erreicht.</translation>
    </message>
    <message>
        <source>It has no visible drawback, but did worse in the simulated games.</source>
        <translation>Nichts Greifbares spricht dagegen, doch in den durchgespielten Partien schnitt es schlechter ab.</translation>
    </message>
    <message>
        <source>It is the simplest: everything stays as it is.</source>
        <translation>Das ist das Einfachste: Alles bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>It need not beat the likeliest of these: what counts is that the other side cannot foresee it.</source>
        <translation>Deine Wahl muss nicht die wahrscheinlichste der anderen Seite schlagen: Entscheidend ist, dass sie unvorhersehbar bleibt.</translation>
    </message>
    <message>
        <source>Most likely answer: {what}.</source>
        <translation>Wahrscheinlichste Antwort: {what}.</translation>
    </message>
    <message>
        <source>Most likely next: {steps}.</source>
        <translation>Wahrscheinlichste Fortsetzung – {steps}.</translation>
    </message>
    <message>
        <source>No single fact decides this. In the simulated games it did best, most often with this: {steps}.</source>
        <translation>Kein einzelner Umstand gibt den Ausschlag. In den durchgespielten Partien schnitt das am besten ab, meist mit dieser Fortsetzung – {steps}.</translation>
    </message>
    <message>
        <source>No single fact decides this: it did best in the simulated games.</source>
        <translation>Kein einzelner Umstand gibt den Ausschlag: In den durchgespielten Partien schnitt das am besten ab.</translation>
    </message>
    <message>
        <source>Nothing on the table favors it over the others.</source>
        <translation>Nichts Greifbares spricht mehr dafür als für die anderen.</translation>
    </message>
    <message>
        <source>On average this means {good}, but also {bad}.</source>
        <translation>Im Schnitt bedeutet das {good}, aber auch {bad}.</translation>
    </message>
    <message>
        <source>On average this means {reasons}.</source>
        <translation>Im Schnitt bedeutet das {reasons}.</translation>
    </message>
    <message>
        <source>The facts speak for another choice; only the simulated games favor this one.</source>
        <translation>Was sich nachprüfen lässt, spricht für einen anderen Vorschlag; nur die durchgespielten Partien sprechen für diesen.</translation>
    </message>
    <message>
        <source>The other side knows that {figure} is {place:in}.</source>
        <translation>Die Gegenseite weiß, dass {figure} {place:in} ist.</translation>
    </message>
    <message>
        <source>The plan: {steps}.</source>
        <translation>Der Plan – {steps}.</translation>
    </message>
    <message>
        <source>There was too little time to estimate the chance.</source>
        <translation>Die Zeit reichte nicht, um die Chance zu schätzen.</translation>
    </message>
    <message>
        <source>better than the others</source>
        <translation>höher als bei jeder anderen Wahl</translation>
    </message>
    <message>
        <source>choice {rival} is about as good</source>
        <translation>Vorschlag {rival} ist etwa ebenso gut</translation>
    </message>
    <message>
        <source>clearly best</source>
        <translation>eindeutig am höchsten</translation>
    </message>
    <message>
        <source>if your choice stays unpredictable</source>
        <translation>wenn deine Wahl nicht vorherzusehen ist</translation>
    </message>
    <message>
        <source>no other choice makes sense</source>
        <translation>eine sinnvolle andere Möglichkeit gibt es nicht</translation>
    </message>
    <message>
        <source>not compared with others yet</source>
        <translation>noch nicht mit anderen Möglichkeiten verglichen</translation>
    </message>
    <message>
        <source>other choices are about as good</source>
        <translation>andere Möglichkeiten sind etwa ebenso gut</translation>
    </message>
    <message>
        <source>over {percent}</source>
        <translation>über {percent}</translation>
    </message>
    <message>
        <source>probably better than the others</source>
        <translation>wahrscheinlich höher als bei jeder anderen Wahl</translation>
    </message>
    <message>
        <source>the only move</source>
        <translation>die einzige Möglichkeit</translation>
    </message>
    <message>
        <source>under {percent}</source>
        <translation>unter {percent}</translation>
    </message>
    <message>
        <source>{fact} By comparison: {values}.</source>
        <translation>{fact} Zum Vergleich: {values}.</translation>
    </message>
    <message>
        <source>{figure} is {place:in}.</source>
        <translation>{figure} ist {place:in}.</translation>
    </message>
    <message>
        <source>{figure} is {place:in}: that follows from all that has been shown.</source>
        <translation>{figure} ist {place:in}: Das folgt aus allem, was bisher aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>{figure} may be there ({percent}%).</source>
        <translation>{figure} ist vielleicht dort ({percent}&#xa0;%).</translation>
    </message>
    <message>
        <source>{figure} may still be in many places, with no more than {percent}% for each.</source>
        <translation>{figure} kann noch an vielen Orten sein, an jedem mit höchstens {percent}&#xa0;% Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>{first} and {rest}</source>
        <translation>{first} und {rest}</translation>
    </message>
    <message>
        <source>{first} or {rest}</source>
        <translation>{first} oder {rest}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{name} ({count})</source>
        <translation>{name} ({count})</translation>
    </message>
    <message>
        <source>{name} {count:times}</source>
        <translation>{count:times} {name}</translation>
    </message>
    <message>
        <source>{number}. {action}</source>
        <translation>{number}. {action}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{question} {answer}</source>
        <translation>{question} {answer}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} und {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} oder {last}</translation>
    </message>
    <message>
        <source>{some}, {next}</source>
        <translation>{some}, {next}</translation>
    </message>
    <message>
        <source>{some}; then {next}</source>
        <translation>{some}; {next}</translation>
    </message>
    <message>
        <source>{value} for choice {rival}</source>
        <translation>{value} bei Vorschlag {rival}</translation>
    </message>
    <message>
        <source>{value} for the others</source>
        <translation>{value} bei den anderen</translation>
    </message>
    <message>
        <source>{what} ({percent}%)</source>
        <translation>{what} ({percent}&#xa0;%)</translation>
    </message>
    <message>
        <source>{what} {percent}%</source>
        <translation>{what} {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{words} (by {amount})</source>
        <translation>{words} (um {amount})</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>The rules by number</source>
        <translation>Die Regeln nach Nummern</translation>
    </message>
    <message>
        <source>{first}; or {rest}</source>
        <translation>{first}; oder {rest}</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <source>Game saved as {file}.</source>
        <translation>Partie als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The game could not be saved: {why}</source>
        <translation>Die Partie konnte nicht gespeichert werden: {why}</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message numerus="yes">
        <source>%n link(s) away</source>
        <translation>
            <numerusform>eine Verbindung entfernt</numerusform>
            <numerusform>%n Verbindungen entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>?: this list.</source>
        <translation>?: diese Liste.</translation>
    </message>
    <message>
        <source>A number, a code in brackets or a part of the name chooses an action.</source>
        <translation>Eine Nummer, ein Kürzel in Klammern oder ein Teil des Namens wählt eine Aktion.</translation>
    </message>
    <message>
        <source>Answer a puzzle first, then ask why.</source>
        <translation>Löse zuerst ein Rätsel, dann frage nach dem Grund.</translation>
    </message>
    <message>
        <source>Around {place}:</source>
        <translation>{place} und Umgebung:</translation>
    </message>
    <message>
        <source>By railway: {places}</source>
        <translation>Mit der Bahn: {places}</translation>
    </message>
    <message>
        <source>By road: {places}</source>
        <translation>Per Straße: {places}</translation>
    </message>
    <message>
        <source>By sea: {places}</source>
        <translation>Über das Meer: {places}</translation>
    </message>
    <message>
        <source>By white railway: {places}</source>
        <translation>Mit der weißen Bahnlinie: {places}</translation>
    </message>
    <message>
        <source>By yellow railway: {places}</source>
        <translation>Mit der gelben Bahnlinie: {places}</translation>
    </message>
    <message>
        <source>Farther away: {figures}</source>
        <translation>Weiter weg: {figures}</translation>
    </message>
    <message>
        <source>In a strict game you can undo only a decision of your own that revealed nothing new to you.</source>
        <translation>In einer strengen Partie kannst du nur eine eigene Entscheidung rückgängig machen, die dir nichts Neues verraten hat.</translation>
    </message>
    <message>
        <source>Knowledge of the others about you, by all that they have seen:</source>
        <translation>Was die anderen nach allem, was sie gesehen haben, von dir wissen:</translation>
    </message>
    <message>
        <source>Less likely places: {count}.</source>
        <translation>Weniger wahrscheinliche Orte: {count}.</translation>
    </message>
    <message>
        <source>Names or codes of places, with commas between them: your answer.</source>
        <translation>Namen oder Kürzel von Orten, durch Kommas getrennt: deine Antwort.</translation>
    </message>
    <message>
        <source>Next door: {places}</source>
        <translation>Nebenan: {places}</translation>
    </message>
    <message>
        <source>No figure is hidden in this game.</source>
        <translation>In diesem Spiel ist keine Figur verborgen.</translation>
    </message>
    <message>
        <source>No figure is on the map yet; type “near” and the name of a place.</source>
        <translation>Noch ist keine Figur auf der Karte. Gib „near“ und den Namen eines Ortes ein.</translation>
    </message>
    <message>
        <source>Nothing is known about the hidden figure&apos;s location.</source>
        <translation>Über den Aufenthaltsort der verborgenen Figur ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>One part of the situation: {topics}.</source>
        <translation>Ein Teil der Lage: {topics}.</translation>
    </message>
    <message>
        <source>Puzzle of the day, {id}: “{kind}”. Rating {rating}; yours is {own}.</source>
        <translation>Rätsel des Tages, {id}: „{kind}“. Wertung {rating}; deine ist {own}.</translation>
    </message>
    <message>
        <source>Puzzle {id}: “{kind}”. Rating {rating}; yours is {own}.</source>
        <translation>Rätsel {id}: „{kind}“. Wertung {rating}; deine ist {own}.</translation>
    </message>
    <message>
        <source>Puzzle {id}: “{kind}”. {score}</source>
        <translation>Rätsel {id}: „{kind}“. {score}</translation>
    </message>
    <message>
        <source>Puzzles of the day solved in a row: {count}.</source>
        <translation>Gelöste Rätsel des Tages in Folge: {count}.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Die Entscheidung wurde wiederholt.</translation>
    </message>
    <message>
        <source>Several choices, one after the other</source>
        <translation>Mehrere Entscheidungen nacheinander</translation>
    </message>
    <message>
        <source>Several of them with commas in between are chosen one after the other.</source>
        <translation>Mehrere davon mit Kommas dazwischen werden nacheinander gewählt.</translation>
    </message>
    <message>
        <source>The answer: {places}.</source>
        <translation>Die Antwort: {places}.</translation>
    </message>
    <message>
        <source>The computer would choose: {action} [{token}].</source>
        <translation>Der Computer würde wählen: {action} [{token}].</translation>
    </message>
    <message>
        <source>The game is being saved automatically again.</source>
        <translation>Die Partie wird wieder automatisch gespeichert.</translation>
    </message>
    <message>
        <source>The game is saved in {file}.</source>
        <translation>Die Partie ist in {file} gespeichert.</translation>
    </message>
    <message>
        <source>There are no hints in this game.</source>
        <translation>In dieser Partie gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>There are {count} choices. Type “list” to see them all, or “list” and part of a name to see some.</source>
        <translation>Es gibt {count} Möglichkeiten. „list“ zeigt alle, „list“ mit einem Teil eines Namens nur die passenden.</translation>
    </message>
    <message>
        <source>There is no place to choose now.</source>
        <translation>Jetzt gibt es keinen Ort zu wählen.</translation>
    </message>
    <message>
        <source>There is no such puzzle.</source>
        <translation>Es gibt kein solches Rätsel.</translation>
    </message>
    <message>
        <source>This game has no map.</source>
        <translation>Hier gibt es keine Karte.</translation>
    </message>
    <message>
        <source>This game is being saved in {file}.</source>
        <translation>Diese Partie wird in {file} gespeichert.</translation>
    </message>
    <message>
        <source>This game is not a chapter of a campaign.</source>
        <translation>Diese Partie ist kein Kapitel einer Kampagne.</translation>
    </message>
    <message>
        <source>This is a paper-style game: there are no hints and no possible places.</source>
        <translation>Diese Partie wird wie auf Papier gespielt: ohne Tipps und ohne mögliche Orte.</translation>
    </message>
    <message numerus="yes">
        <source>Type all %n numbers in one line, with commas in between.</source>
        <translation>
            <numerusform>Gib die Nummer ein.</numerusform>
            <numerusform>Gib alle %n Nummern in einer Zeile ein, mit Kommas dazwischen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the number, the code or part of the name of your choice, or “?” for help.</source>
        <translation>Gib die Nummer, das Kürzel oder einen Teil des Namens deiner Wahl ein, oder „?“ für Hilfe.</translation>
    </message>
    <message>
        <source>Type your answer, or “?” for help.</source>
        <translation>Gib deine Antwort ein oder „?“ für Hilfe.</translation>
    </message>
    <message>
        <source>Type “save” and a file name.</source>
        <translation>Gib „save“ und einen Dateinamen ein.</translation>
    </message>
    <message>
        <source>Type “seal” and the names or codes of places, separated by commas.</source>
        <translation>Gib „seal“ und die Namen oder Kürzel von Orten ein, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Type “why” and a place for its reason, or “quit”.</source>
        <translation>Gib „why“ und einen Ort ein, um den Grund zu lesen, oder „quit“.</translation>
    </message>
    <message>
        <source>Type “why” and the number of a choice or the name of a place.</source>
        <translation>Gib „why“ und die Nummer einer Möglichkeit oder den Namen eines Ortes ein.</translation>
    </message>
    <message>
        <source>You can choose this now: {action}.</source>
        <translation>Das kannst du jetzt wählen: {action}.</translation>
    </message>
    <message>
        <source>You can choose {place} now. Its choices: {numbers}.</source>
        <translation>Diesen Ort kannst du jetzt wählen: {place}. Die Möglichkeiten: {numbers}.</translation>
    </message>
    <message>
        <source>Your best result is {count}.</source>
        <translation>Dein bestes Ergebnis ist {count}.</translation>
    </message>
    <message>
        <source>Your last decision was undone.</source>
        <translation>Deine letzte Entscheidung wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Your rating is {rating} ({change}).</source>
        <translation>Deine Wertung ist {rating} ({change}).</translation>
    </message>
    <message>
        <source>goal: the goals of the chapter and the day; seal PLACE, PLACE: give the final answer.</source>
        <translation>goal: die Ziele des Kapitels und der Tag; seal ORT, ORT: die endgültige Antwort geben.</translation>
    </message>
    <message>
        <source>hint: what the full-strength search would do.</source>
        <translation>hint: was der Computer in voller Stärke tun würde.</translation>
    </message>
    <message>
        <source>list: show the choices again; list NAME: only those that contain NAME.</source>
        <translation>list: die Möglichkeiten noch einmal zeigen; list NAME: nur solche, die NAME enthalten.</translation>
    </message>
    <message>
        <source>log: everything that has happened.</source>
        <translation>log: alles, was geschehen ist.</translation>
    </message>
    <message>
        <source>log: everything that was seen; look: the whole situation.</source>
        <translation>log: alles, was zu sehen war; look: die ganze Lage.</translation>
    </message>
    <message>
        <source>look: the whole situation.</source>
        <translation>look: die ganze Lage.</translation>
    </message>
    <message>
        <source>near NAME: the ways from a place.</source>
        <translation>near NAME: die Wege von einem Ort aus.</translation>
    </message>
    <message>
        <source>near: the ways from your place, and who is where; near NAME: from a place or figure; map: like near.</source>
        <translation>near: die Wege von deinem Ort aus, und wer wo ist; near NAME: von einem Ort oder einer Figur aus; map: wie near.</translation>
    </message>
    <message>
        <source>places: where the hidden figure may be: the number of ways and the estimate; its own player reads what the others know.</source>
        <translation>places: wo die verborgene Figur sein kann, mit der Zahl der Wege und der Schätzung; wer sie selbst führt, liest, was die anderen wissen.</translation>
    </message>
    <message>
        <source>quit: leave; the game is saved automatically.</source>
        <translation>quit: beenden; die Partie wird automatisch gespeichert.</translation>
    </message>
    <message>
        <source>save FILE: write the game record to a file.</source>
        <translation>save DATEI: die Aufzeichnung der Partie in eine Datei schreiben.</translation>
    </message>
    <message>
        <source>skip: another puzzle, without an answer; quit: leave.</source>
        <translation>skip: ein anderes Rätsel, ohne Antwort; quit: beenden.</translation>
    </message>
    <message>
        <source>undo, redo: undo a decision, or redo it.</source>
        <translation>undo, redo: eine Entscheidung rückgängig machen oder wiederholen.</translation>
    </message>
    <message>
        <source>why NAME: the reason for a place in the puzzle that you answered last, step by step.</source>
        <translation>why NAME: der Grund für einen Ort in dem zuletzt beantworteten Rätsel, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>why NUMBER: what a choice means; why PLACE: why it can be chosen or not.</source>
        <translation>why NUMMER: was eine Möglichkeit bedeutet; why ORT: warum er wählbar ist oder nicht.</translation>
    </message>
    <message>
        <source>{figure} {place:in}, {ways}</source>
        <translation>{figure} {place:in}, {ways}</translation>
    </message>
    <message>
        <source>{file} could not be written: {why}</source>
        <translation>{file} konnte nicht geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation>{first}; {rest}</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>{number}. {action}</source>
        <translation>{number}. {action}</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{place} ({figures})</source>
        <translation>{place} ({figures})</translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n way(s), estimate {percent}%</source>
        <translation>
            <numerusform>{place}: %n Weg, Schätzung {percent}&#xa0;%</numerusform>
            <numerusform>{place}: %n Wege, Schätzung {percent}&#xa0;%</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: estimate {percent}%</source>
        <translation>{place}: Schätzung {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <translation>{place}: {why}</translation>
    </message>
    <message>
        <source>{player} knew:</source>
        <translation>{player} – das war bekannt:</translation>
    </message>
    <message>
        <source>{player}: the computer is thinking.</source>
        <translation>{player}: Der Computer denkt nach.</translation>
    </message>
    <message>
        <source>{when}: {place}, for certain.</source>
        <translation>{when}: {place}, mit Sicherheit.</translation>
    </message>
    <message>
        <source>“{line}” fits {count} choices; type “list {line}” to see them.</source>
        <translation>„{line}“ passt auf {count} Möglichkeiten; „list {line}“ zeigt sie.</translation>
    </message>
    <message>
        <source>“{line}” is not a choice, place or figure.</source>
        <translation>„{line}“ ist keine Möglichkeit, kein Ort und keine Figur.</translation>
    </message>
    <message>
        <source>“{line}” is not a place.</source>
        <translation>„{line}“ ist kein Ort.</translation>
    </message>
    <message>
        <source>“{line}” is not one of the choices. Type “list” to see them, “?” for help.</source>
        <translation>„{line}“ steht nicht zur Wahl. „list“ zeigt die Möglichkeiten, „?“ hilft weiter.</translation>
    </message>
    <message>
        <source>“{line}” may be: {names}.</source>
        <translation>„{line}“ kann bedeuten: {names}.</translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message>
        <source>It has already changed hands.</source>
        <translation>Hat schon den Besitzer gewechselt.</translation>
    </message>
    <message>
        <source>You have chosen enough cards. Take one back to choose another.</source>
        <translation>Du hast genug Karten gewählt. Nimm eine zurück, um eine andere zu wählen.</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>von {name}</translation>
    </message>
</context>
<context>
    <name>trail</name>
    <message>
        <source>a space for a lair, empty</source>
        <translation>Feld für einen Unterschlupf, leer</translation>
    </message>
    <message>
        <source>empty space of the trail</source>
        <translation>leeres Feld der Spur</translation>
    </message>
</context>
<context>
    <name>turning_points</name>
    <message>
        <source>Nearer to the goal; still to do: {goal}.</source>
        <translation>Näher am Ziel; zu tun bleibt: {goal}.</translation>
    </message>
    <message>
        <source>No news; the game went on.</source>
        <translation>Nichts Neues; die Partie ging weiter.</translation>
    </message>
    <message>
        <source>{what} Better by {number} percent.</source>
        <translation>{what} Um {number} Prozent besser.</translation>
    </message>
    <message>
        <source>{what} Worse by {number} percent.</source>
        <translation>{what} Um {number} Prozent schlechter.</translation>
    </message>
    <message>
        <source>{when}: {what}</source>
        <translation>{when}: {what}</translation>
    </message>
</context>
<context>
    <name>tutor</name>
    <message>
        <source>For this lesson, do what the step asks for, or have it shown to you.</source>
        <translation>Für diese Lektion: Tu, was der Schritt verlangt, oder lass es dir zeigen.</translation>
    </message>
    <message>
        <source>Read on with Next first.</source>
        <translation>Klicke zuerst auf „Weiter“.</translation>
    </message>
</context>
</TS>
