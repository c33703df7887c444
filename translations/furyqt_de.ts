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
        <translation>Eine unabhängige Umsetzung von Fans: Sie enthält weder Bilder noch Texte eines Verlags, und kein Verlag hat sie gebilligt. Die Namen der Spiele gehören ihren Eigentümern.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it and pass it on, with the licence beside it.</source>
        <translation>Freie Software unter der MIT-Lizenz: Nutze sie, ändere sie und gib sie weiter, aber immer zusammen mit der Lizenz.</translation>
    </message>
    <message>
        <source>The hunt for the vampire Count across Europe, on one table, against a computer that reasons about what it cannot see.</source>
        <translation>Die Jagd auf den Vampirgrafen quer durch Europa, an einem Tisch, gegen einen Computer, der über das nachdenkt, was er nicht sehen kann.</translation>
    </message>
    <message>
        <source>The map is drawn from public domain data.</source>
        <translation>Die Landkarte ist aus gemeinfreien Daten gezeichnet.</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}.</source>
        <translation>Version {version}, mit Qt {qt}.</translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>Find a move</source>
        <translation>Zug suchen</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Erlaubte Züge</translation>
    </message>
    <message>
        <source>Type to find a move…</source>
        <translation>Tippen, um einen Zug zu finden&#xa0;…</translation>
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
        <source>Continue Game</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Design</translation>
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
        <source>How to Play</source>
        <translation>Spielanleitung</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Let the Computer Go On</source>
        <translation>Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Main Menu</source>
        <translation>Hauptmenü</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Neues Spiel&#xa0;…</translation>
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
        <source>Possible locations</source>
        <translation>Mögliche Orte</translation>
    </message>
    <message>
        <source>Previous Pane</source>
        <translation>Vorheriger Bereich</translation>
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
        <source>Stop the Computer</source>
        <translation>Computer anhalten</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
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
        <source>Watch This Game Again</source>
        <translation>Dieses Spiel noch einmal ansehen</translation>
    </message>
    <message>
        <source>Watch a Replay…</source>
        <translation>Wiederholung ansehen&#xa0;…</translation>
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
    <name>FiguresPanel</name>
    <message>
        <source>Hunters</source>
        <translation>Jäger</translation>
    </message>
</context>
<context>
    <name>GaugeWidget</name>
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
    <name>HelpDialog</name>
    <message>
        <source>How to Play</source>
        <translation>Spielanleitung</translation>
    </message>
</context>
<context>
    <name>HintModel</name>
    <message>
        <source>50% is what the position promised before the search; more is better</source>
        <translation>50&#xa0;% hat die Stellung vor der Suche versprochen; mehr ist besser</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>How often the search tried this move</source>
        <translation>So oft hat der Computer diesen Zug geprüft</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>A hint uses the full strength of the search, and only what you know.</source>
        <translation>Ein Tipp nutzt die volle Stärke des Computers, aber nur dein Wissen.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Suche nach dem besten Zug&#xa0;…</translation>
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
        <source>Play this move</source>
        <translation>Zug ausführen</translation>
    </message>
    <message>
        <source>Show Hint</source>
        <translation>Tipp anzeigen</translation>
    </message>
    <message>
        <source>What would the computer do?</source>
        <translation>Was würde der Computer tun?</translation>
    </message>
    <message>
        <source>Win estimate: {share}</source>
        <translation>Geschätzte Gewinnchance: {share}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Game Log</source>
        <translation>Spielprotokoll</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong that should not have: {error}</source>
        <translation>Ein unerwarteter Fehler ist aufgetreten: {error}</translation>
    </message>
    <message>
        <source>The details are in {file}.</source>
        <translation>Einzelheiten stehen in {file}.</translation>
    </message>
    <message>
        <source>The game so far has been saved as {file}.</source>
        <translation>Das Spiel wurde bis hierher als {file} gespeichert.</translation>
    </message>
    <message>
        <source>This is not possible</source>
        <translation>Das ist nicht möglich</translation>
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
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Casual: always, and the record is marked</source>
        <translation>Locker: immer, mit Vermerk im Protokoll</translation>
    </message>
    <message>
        <source>Choose another seed</source>
        <translation>Anderen Startwert wählen</translation>
    </message>
    <message>
        <source>Computer as {player}:</source>
        <translation>Computer als {player}:</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Spiel:</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Nobody: watch the computer play itself</source>
        <translation>Niemanden: dem Computer zusehen</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Start Game</source>
        <translation>Spiel starten</translation>
    </message>
    <message>
        <source>Strict: only what told you nothing new</source>
        <translation>Streng: nur was nichts Neues verraten hat</translation>
    </message>
    <message>
        <source>Taking back:</source>
        <translation>Zurücknehmen:</translation>
    </message>
    <message>
        <source>The same seed and the same moves give the same game</source>
        <translation>Gleicher Startwert und gleiche Züge ergeben das gleiche Spiel</translation>
    </message>
    <message>
        <source>You play:</source>
        <translation>Du spielst:</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>To move: {who}</source>
        <translation>Am Zug: {who}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Animation speed:</source>
        <translation>Animationstempo:</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Design</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Sprache:</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Bewegung reduzieren</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show the possible places of Dracula on the map</source>
        <translation>Draculas mögliche Orte auf der Karte zeigen</translation>
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
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>Tell a screen reader what happens</source>
        <translation>Dem Screenreader melden, was geschieht</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Textgröße:</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>Design:</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>In a replay: step, jump, play and pause</source>
        <translation>In einer Wiederholung: Schritt, Sprung, Abspielen und Pause</translation>
    </message>
    <message>
        <source>In the list of moves: find a move by its name</source>
        <translation>In der Liste der Züge: einen Zug nach Namen suchen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, Space</source>
        <translation>Links, Rechts, Pos1, Ende, Leertaste</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>On the map: nearer, farther, the whole map</source>
        <translation>Auf der Karte: näher, ferner, die ganze Karte</translation>
    </message>
    <message>
        <source>On the map: travel along roads, railways and sea routes</source>
        <translation>Auf der Karte: Straßen, Bahnlinien und Seewegen folgen</translation>
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
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue Game</source>
        <translation>Spiel fortsetzen</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Neues Spiel</translation>
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
        <source>The hunt for the vampire Count across Europe</source>
        <translation>Die Jagd auf den Vampirgrafen quer durch Europa</translation>
    </message>
    <message>
        <source>Watch Replay…</source>
        <translation>Wiederholung ansehen&#xa0;…</translation>
    </message>
    <message>
        <source>{game}, you play {side}, {when}</source>
        <translation>{game}, deine Seite: {side}, {when}</translation>
    </message>
    <message>
        <source>{game}, {when}</source>
        <translation>{game}, {when}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Defeat.</source>
        <translation>Niederlage.</translation>
    </message>
    <message>
        <source>Game Log</source>
        <translation>Spielprotokoll</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Log or hint</source>
        <translation>Protokoll oder Tipp</translation>
    </message>
    <message>
        <source>The computer was stopped.</source>
        <translation>Der Computer wurde angehalten.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Sieg!</translation>
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
    <name>TrailPanel</name>
    <message>
        <source>Dracula&apos;s trail</source>
        <translation>Draculas Spur</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail, newest move first</source>
        <translation>Draculas Spur, neuester Zug zuerst</translation>
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
        <source>Position in the game</source>
        <translation>Position im Spiel</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Sicht</translation>
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
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Let the computer play the best move found so far</source>
        <translation>Der Computer spielt den besten bisher gefundenen Zug</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Stop the computer, to take back or look around</source>
        <translation>Den Computer anhalten, um zurückzunehmen oder nachzusehen</translation>
    </message>
    <message>
        <source>The computer is thinking</source>
        <translation>Der Computer denkt nach</translation>
    </message>
    <message>
        <source>Uncover the truth</source>
        <translation>Wahrheit aufdecken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>Wiederholung ansehen</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Rule variants</source>
        <translation>Regelvarianten</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Games of furyqt (*{suffix})</source>
        <translation>Spiele von furyqt (*{suffix})</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Watch a replay</source>
        <translation>Wiederholung ansehen</translation>
    </message>
</context>
<context>
    <name>console</name>
    <message>
        <source>A number, a code in brackets or a part of the name chooses an action.</source>
        <translation>Eine Nummer, ein Kürzel in Klammern oder ein Teil des Namens wählt eine Aktion.</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Die Entscheidung wurde wiederholt.</translation>
    </message>
    <message>
        <source>In a strict game only a decision of your own that told you nothing new can be taken back.</source>
        <translation>In einem strengen Spiel lässt sich nur eine eigene Entscheidung zurücknehmen, die dir nichts Neues verraten hat.</translation>
    </message>
    <message>
        <source>Less likely places: {count}.</source>
        <translation>Weniger wahrscheinliche Orte: {count}.</translation>
    </message>
    <message>
        <source>Nothing is known about where the hidden figure may be.</source>
        <translation>Über den Ort der verborgenen Figur ist nichts bekannt.</translation>
    </message>
    <message>
        <source>One part of the situation: {topics}.</source>
        <translation>Ein Teil der Lage: {topics}.</translation>
    </message>
    <message>
        <source>The game is kept in {file}.</source>
        <translation>Das Spiel wird in {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>The game is saved in {file}.</source>
        <translation>Das Spiel ist in {file} gespeichert.</translation>
    </message>
    <message>
        <source>The search would choose: {action} [{token}]. Win estimate: {percent}%.</source>
        <translation>Der Computer würde wählen: {action} [{token}]. Geschätzte Gewinnchance: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>There are {count} choices. “list” reads them all, “list” with a part of a name some.</source>
        <translation>Es gibt {count} Möglichkeiten. „list“ zählt alle auf, „list“ mit einem Teil eines Namens nur die passenden.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Type the number, the code or a part of the name of what you choose, or “help”.</source>
        <translation>Gib die Nummer, das Kürzel oder einen Teil des Namens deiner Wahl ein, oder „help“ für Hilfe.</translation>
    </message>
    <message>
        <source>Type “save” and the name of a file.</source>
        <translation>Gib „save“ und den Namen einer Datei ein.</translation>
    </message>
    <message>
        <source>Your last decision was taken back.</source>
        <translation>Deine letzte Entscheidung wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>hint: what the full-strength search would do.</source>
        <translation>hint: was der Computer in voller Stärke tun würde.</translation>
    </message>
    <message>
        <source>list: read the choices again; list NAME: only those with NAME in them.</source>
        <translation>list: die Möglichkeiten noch einmal aufzählen; list NAME: nur solche, die NAME enthalten.</translation>
    </message>
    <message>
        <source>log: everything that has happened.</source>
        <translation>log: alles, was geschehen ist.</translation>
    </message>
    <message>
        <source>look: the whole situation.</source>
        <translation>look: die ganze Lage.</translation>
    </message>
    <message>
        <source>places: where the hidden figure may be, with percentages.</source>
        <translation>places: wo die verborgene Figur sein kann, mit Prozentangaben.</translation>
    </message>
    <message>
        <source>quit: leave; the game is saved automatically.</source>
        <translation>quit: beenden; das Spiel wird automatisch gespeichert.</translation>
    </message>
    <message>
        <source>save FILE: write the record of the game to a file.</source>
        <translation>save DATEI: das Spielprotokoll in eine Datei schreiben.</translation>
    </message>
    <message>
        <source>undo, redo: take a decision back, or do it again.</source>
        <translation>undo, redo: eine Entscheidung zurücknehmen oder wiederholen.</translation>
    </message>
    <message>
        <source>{file} could not be written: {why}</source>
        <translation>{file} konnte nicht geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>{place}: {percent}%</source>
        <translation>{place}: {percent}&#xa0;%</translation>
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
        <source>“{line}” fits {count} choices; “list {line}” reads them.</source>
        <translation>„{line}“ passt auf {count} Möglichkeiten; „list {line}“ zählt sie auf.</translation>
    </message>
    <message>
        <source>“{line}” is none of the choices; “list” reads them, “help” explains.</source>
        <translation>„{line}“ steht nicht zur Wahl; „list“ zählt die Möglichkeiten auf, „help“ hilft weiter.</translation>
    </message>
</context>
<context>
    <name>controllers</name>
    <message>
        <source>The computer&apos;s thinking failed twice: this move is a random one.</source>
        <translation>Das Nachdenken des Computers ist zweimal gescheitert: Dieser Zug ist zufällig.</translation>
    </message>
    <message>
        <source>The computer&apos;s thinking stopped unexpectedly and was started again.</source>
        <translation>Das Nachdenken des Computers brach unerwartet ab und wurde neu gestartet.</translation>
    </message>
    <message>
        <source>The game is not being saved automatically: {why}</source>
        <translation>Das Spiel wird nicht automatisch gespeichert: {why}</translation>
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
        <source>The settings were damaged. They were set aside as {file}; the defaults are used.</source>
        <translation>Die Einstellungen waren beschädigt. Sie liegen jetzt unter {file}; es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. Line {line}: {why}.</source>
        <translation>{file} lässt sich nicht öffnen. Zeile {line}: {why}.</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
</context>
<context>
    <name>desk</name>
    <message>
        <source>Game saved as {file}.</source>
        <translation>Spiel als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The game could not be saved: {why}</source>
        <translation>Das Spiel konnte nicht gespeichert werden: {why}</translation>
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
        <source>Greedy, without foresight</source>
        <translation>Gierig, ohne Voraussicht</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
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
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>lite.actions</name>
    <message>
        <source>Double Back {number}: {place}</source>
        <translation>Umkehren {number}: {place}</translation>
    </message>
    <message>
        <source>Give no move (disqualified)</source>
        <translation>Keinen Zug abgeben (disqualifiziert)</translation>
    </message>
    <message>
        <source>Go to {place}</source>
        <translation>Bewegen: {place}</translation>
    </message>
    <message>
        <source>Hide in {place}</source>
        <translation>Verbergen: {place}</translation>
    </message>
    <message>
        <source>Rest in {place}</source>
        <translation>Ausruhen: {place}</translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <translation>Start: {place}</translation>
    </message>
    <message>
        <source>Stay in {place}</source>
        <translation>Bleiben: {place}</translation>
    </message>
    <message>
        <source>Teleport to Castle Dracula</source>
        <translation>Rückkehr zur Burg Dracula</translation>
    </message>
</context>
<context>
    <name>lite.board</name>
    <message numerus="yes">
        <source>%n railway link(s)</source>
        <translation>
            <numerusform>%n Bahnstrecke</numerusform>
            <numerusform>%n Bahnstrecken</numerusform>
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
        <source>Every round costs the hunters 1, a death 6, a matured vampire 13.</source>
        <translation>Jede Runde kostet die Jäger 1, ein Tod 6, ein gereifter Vampir 13.</translation>
    </message>
    <message>
        <source>Every thirteenth round Dracula can leave an immature vampire.</source>
        <translation>In jeder dreizehnten Runde kann Dracula einen unreifen Vampir zurücklassen.</translation>
    </message>
    <message>
        <source>Four rests in a row reveal the oldest move of the trail.</source>
        <translation>Viermal Ausruhen nacheinander deckt den ältesten Zug der Spur auf.</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Hospital</translation>
    </message>
    <message>
        <source>In a city Dracula leaves an immature vampire this round.</source>
        <translation>In einer Stadt lässt Dracula in dieser Runde einen unreifen Vampir zurück.</translation>
    </message>
    <message>
        <source>One more rest researches the oldest move of the trail.</source>
        <translation>Noch einmal Ausruhen: Das Nachforschen deckt den ältesten Zug der Spur auf.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Eisenbahn</translation>
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
        <translation>im Hospital</translation>
    </message>
    <message>
        <source>known to the hunters</source>
        <translation>den Jägern bekannt</translation>
    </message>
    <message>
        <source>no railway links</source>
        <translation>keine Bahnstrecke</translation>
    </message>
    <message>
        <source>{move} to {place}</source>
        <translation>{move}, Ziel: {place}</translation>
    </message>
    <message>
        <source>{name}: {place}; life {life} of {full}; {reach}</source>
        <translation>{name}: {place}; Lebenspunkte {life} von {full}; {reach}</translation>
    </message>
    <message>
        <source>{name}: {place}; {status}; life {life} of {full}; {reach}</source>
        <translation>{name}: {place}; {status}; Lebenspunkte {life} von {full}; {reach}</translation>
    </message>
</context>
<context>
    <name>lite.events</name>
    <message numerus="yes">
        <source>%n trap(s) hurt {hunter}.</source>
        <translation>
            <numerusform>%n Falle verletzt {hunter}.</numerusform>
            <numerusform>%n Fallen verletzen {hunter}.</numerusform>
        </translation>
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
        <source>Dracula&apos;s move: {move} ({place}).</source>
        <translation>Draculas Zug: {move} ({place}).</translation>
    </message>
    <message>
        <source>Dracula&apos;s move: {move}.</source>
        <translation>Draculas Zug: {move}.</translation>
    </message>
    <message>
        <source>Revealed: Dracula&apos;s move of round {round} was {move}.</source>
        <translation>Aufgedeckt: Draculas Zug der Runde {round} war {move}.</translation>
    </message>
    <message>
        <source>Round {round} is over: score {score}.</source>
        <translation>Runde {round} ist vorbei: Punktestand {score}.</translation>
    </message>
    <message>
        <source>The castle gives Dracula strength: {blood} blood.</source>
        <translation>Die Burg gibt Dracula neue Kraft. Blutstropfen: {blood}.</translation>
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
        <translation>Die See kostet Dracula Blut. Verbleibende Blutstropfen: {blood}.</translation>
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
        <source>{hunter} goes to {place}.</source>
        <translation>Zug von {hunter}: {place}.</translation>
    </message>
    <message>
        <source>{hunter} is brought to the hospital.</source>
        <translation>{hunter} wird ins Hospital gebracht.</translation>
    </message>
    <message>
        <source>{hunter} meets Dracula, who has {blood} blood left.</source>
        <translation>{hunter} trifft auf Dracula. Draculas verbleibende Blutstropfen: {blood}.</translation>
    </message>
    <message>
        <source>{hunter} rests and has {life} life.</source>
        <translation>{hunter} ruht sich aus. Lebenspunkte: {life}.</translation>
    </message>
</context>
<context>
    <name>lite.help</name>
    <message>
        <source>A hunter follows one road, sails one stretch, or rides up to as many railway links as his line among the hunters says; the number changes every round. Staying is resting: it gives 3 life back, to at most 9. When all four rest in a row, the oldest move of the trail is revealed.</source>
        <translation>Ein Jäger folgt einer Straße, fährt eine Strecke über See oder nimmt die Eisenbahn, höchstens so viele Bahnstrecken weit, wie seine Zeile bei den Jägern angibt; die Zahl ändert sich jede Runde. Bleiben heißt Ausruhen: Das gibt 3 Lebenspunkte zurück, bis höchstens 9. Ruhen sich alle vier nacheinander aus, wird der älteste Zug der Spur aufgedeckt.</translation>
    </message>
    <message>
        <source>A hunter&apos;s turn</source>
        <translation>Zug eines Jägers</translation>
    </message>
    <message>
        <source>Dracula uses roads and the sea, never railways, and never enters the hospital. He may not repeat one of his last five moves. Once in five moves each he may Hide, which is staying in a city, and Double Back to a place of his trail. When nothing is left he returns to his castle.</source>
        <translation>Dracula nutzt Straßen und das Meer, nie die Eisenbahn, und betritt nie das Hospital. Er darf keinen seiner letzten fünf Züge wiederholen. Je einmal in fünf Zügen darf er mit Verbergen in einer Stadt bleiben und mit Umkehren an einen Ort seiner Spur zurückkehren. Bleibt ihm kein anderer Zug, kehrt er in seine Burg zurück.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn</source>
        <translation>Draculas Zug</translation>
    </message>
    <message>
        <source>Four hunters chase Dracula across Europe. He moves unseen and leaves a trail of six moves behind him. The score begins at 366 and only falls: by 1 every round, by 6 whenever a hunter is brought to the hospital, by 13 whenever a vampire matures. The hunters win when Dracula has no blood left; Dracula wins when the score is used up.</source>
        <translation>Vier Jäger verfolgen Dracula quer durch Europa. Er bewegt sich ungesehen und hinterlässt eine Spur aus sechs Zügen. Der Punktestand beginnt bei 366 und kann nur sinken: um 1 in jeder Runde, um 6, wenn ein Jäger ins Hospital gebracht wird, um 13, wenn ein Vampir heranreift. Die Jäger gewinnen, sobald Dracula kein Blut mehr hat; Dracula gewinnt, sobald der Punktestand aufgebraucht ist.</translation>
    </message>
    <message>
        <source>In a city he lays a trap, or in every thirteenth round leaves an immature vampire that matures when its move leaves the trail. A city holds at most three. The sea costs him 2 blood a turn, his castle gives him 10 and shows where he is.</source>
        <translation>In einer Stadt legt er eine Falle oder lässt in jeder dreizehnten Runde einen unreifen Vampir zurück, der heranreift, sobald sein Zug aus der Spur fällt. Eine Stadt fasst höchstens drei solcher Begegnungen. Die See kostet ihn 2 Blutstropfen je Zug, seine Burg gibt ihm 10 und zeigt, wo er ist.</translation>
    </message>
    <message>
        <source>In a city of the trail everything that happened there comes to light. Each trap costs 2 life, an immature vampire is destroyed, and a hunter who meets Dracula costs him 10 blood and loses 4 life. Without life left he wakes up in the hospital, with all his life, in his next turn. At sea nothing happens.</source>
        <translation>In einer Stadt der Spur kommt alles ans Licht, was dort geschehen ist. Jede Falle kostet 2 Lebenspunkte, ein unreifer Vampir wird vernichtet, und ein Jäger, der auf Dracula trifft, kostet ihn 10 Blutstropfen und verliert 4 Lebenspunkte. Hat er keine mehr, erwacht er in seinem nächsten Zug im Hospital, mit allen Lebenspunkten. Auf See geschieht nichts.</translation>
    </message>
    <message>
        <source>Of Dracula&apos;s moves they see only whether he is in a city or at sea; Double Back and the return to the castle are always seen. The violet discs on the map are the places where he can still be: the larger, the likelier. They follow from what the hunters were told and from nothing else.</source>
        <translation>Von Draculas Zügen sehen sie nur, ob er in einer Stadt oder auf See ist; Umkehren und die Rückkehr zur Burg sind immer zu sehen. Die violetten Scheiben auf der Karte sind die Orte, an denen er noch sein kann: je größer, desto wahrscheinlicher. Sie folgen allein aus dem, was die Jäger erfahren haben.</translation>
    </message>
    <message>
        <source>The hunt</source>
        <translation>Die Jagd</translation>
    </message>
    <message>
        <source>What Dracula leaves</source>
        <translation>Was Dracula zurücklässt</translation>
    </message>
    <message>
        <source>What a hunter finds</source>
        <translation>Was ein Jäger findet</translation>
    </message>
    <message>
        <source>What the hunters see</source>
        <translation>Was die Jäger sehen</translation>
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
        <source>Giving no move</source>
        <translation>Keinen Zug abgeben</translation>
    </message>
    <message>
        <source>Naming his present place</source>
        <translation>Den eigenen Ort als Zug nennen</translation>
    </message>
    <message>
        <source>Research needs four rests</source>
        <translation>Nachforschen: viermal Ausruhen</translation>
    </message>
    <message>
        <source>Resting at sea</source>
        <translation>Ausruhen auf See</translation>
    </message>
    <message>
        <source>Sharing a sea with a hunter</source>
        <translation>Ein Meer mit Jägern teilen</translation>
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
        <source>is a legal move of Dracula</source>
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
    <message>
        <source>Dracula cannot start in the hospital.</source>
        <translation>Dracula kann nicht im Hospital beginnen.</translation>
    </message>
    <message>
        <source>Dracula never enters the hospital.</source>
        <translation>Dracula betritt nie das Hospital.</translation>
    </message>
    <message>
        <source>The move to {place} is still among Dracula&apos;s last five moves.</source>
        <translation>Dieser Zug gehört noch zu Draculas letzten fünf Zügen: {place}.</translation>
    </message>
    <message>
        <source>{place} is too far away this turn.</source>
        <translation>In diesem Zug zu weit entfernt: {place}.</translation>
    </message>
</context>
<context>
    <name>lite.summary</name>
    <message numerus="yes">
        <source>%n trap(s) are on the trail.</source>
        <translation>
            <numerusform>Auf der Spur liegt %n Falle.</numerusform>
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
        <source>Move {age} of the trail: {move} ({place}).</source>
        <translation>Zug {age} der Spur: {move} ({place}).</translation>
    </message>
    <message>
        <source>Move {age} of the trail: {move}.</source>
        <translation>Zug {age} der Spur: {move}.</translation>
    </message>
    <message>
        <source>Round {round}, score {score}: it is {figure}&apos;s turn.</source>
        <translation>Runde {round}, Punktestand {score}: {figure} ist am Zug.</translation>
    </message>
    <message>
        <source>The game ended in round {round} with a score of {score}.</source>
        <translation>Das Spiel endete in Runde {round} mit einem Punktestand von {score}.</translation>
    </message>
    <message>
        <source>{hunter} is in {place} and has {life} life.</source>
        <translation>{hunter}: {place}, Lebenspunkte: {life}.</translation>
    </message>
    <message>
        <source>{hunter} is not on the map yet.</source>
        <translation>{hunter} ist noch nicht auf der Karte.</translation>
    </message>
    <message>
        <source>{hunter} lies in the hospital and returns with full life.</source>
        <translation>{hunter} liegt im Hospital und kehrt mit allen Lebenspunkten zurück.</translation>
    </message>
    <message>
        <source>{move} A trap lies there.</source>
        <translation>{move} Dort liegt eine Falle.</translation>
    </message>
    <message>
        <source>{move} An immature vampire is there.</source>
        <translation>{move} Dort ist ein unreifer Vampir.</translation>
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
        <source>Europe has fallen into darkness.</source>
        <translation>Europa ist in Finsternis versunken.</translation>
    </message>
    <message>
        <source>Expected final score: {score}</source>
        <translation>Erwarteter Endstand: {score}</translation>
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
        <source>Teleport to Castle Dracula</source>
        <translation>Rückkehr zur Burg Dracula</translation>
    </message>
    <message>
        <source>The Hunt (simplified game)</source>
        <translation>Die Jagd (vereinfachtes Spiel)</translation>
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
</context>
<context>
    <name>places</name>
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
        <source>Zagreb</source>
        <translation>Zagreb</translation>
    </message>
    <message>
        <source>Zurich</source>
        <translation>Zürich</translation>
    </message>
</context>
<context>
    <name>trail</name>
    <message>
        <source>empty space of the trail</source>
        <translation>leeres Feld der Spur</translation>
    </message>
</context>
</TS>
