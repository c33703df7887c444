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
    <name>CardsPanel</name>
    <message>
        <source>Cards and tokens</source>
        <translation>Karten und Marker</translation>
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
    <message>
        <source>Your figures:</source>
        <translation>Deine Figuren:</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>The computer plays those you leave out</source>
        <translation>Den Rest übernimmt der Computer</translation>
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
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
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
        <source>Log, hint or cards</source>
        <translation>Protokoll, Tipp oder Karten</translation>
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
    <name>fury3</name>
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
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgendwo</translation>
    </message>
    <message>
        <source>{a} - {b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
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
        <source>%n event card(s)</source>
        <translation>
            <numerusform>%n Ereigniskarte</numerusform>
            <numerusform>%n Ereigniskarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item card(s)</source>
        <translation>
            <numerusform>%n Gegenstandskarte</numerusform>
            <numerusform>%n Gegenstandskarten</numerusform>
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
        <source>A defeated hunter gives 2 influence, and 1 for every despair token. Escape cards fail until more cards were played than there are despair tokens. With three of them, every city card and Hide placed on the trail gives 3 influence.</source>
        <translation>Ein besiegter Jäger gibt 2 Einfluss und 1 für jeden Verzweiflungsmarker. Fluchtkarten versagen, bis mehr Karten ausgespielt wurden, als es Verzweiflungsmarker gibt. Bei drei davon gibt jede Stadtkarte und jedes „Verbergen“, das in die Spur gelegt wird, 3 Einfluss.</translation>
    </message>
    <message>
        <source>A storm closes {place}.</source>
        <translation>Ein Sturm sperrt diesen Ort: {place}.</translation>
    </message>
    <message>
        <source>Always weakened. Her action in a city with another hunter: asking if Dracula is in her region.</source>
        <translation>Dauerhaft geschwächt. Ihre Aktion in einer Stadt mit einem anderen Jäger: fragen, ob Dracula in ihrer Region ist.</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Burg Dracula</translation>
    </message>
    <message>
        <source>Combat, round {round}</source>
        <translation>Kampf, Runde {round}</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Verzweiflung</translation>
    </message>
    <message>
        <source>Discarded: {cards}</source>
        <translation>Abgeworfen: {cards}</translation>
    </message>
    <message>
        <source>Dracula can never enter a hospital.</source>
        <translation>Dracula kann nie ein Hospital betreten.</translation>
    </message>
    <message>
        <source>Dracula wins when his influence reaches 13.</source>
        <translation>Dracula gewinnt, sobald sein Einfluss 13 erreicht.</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally: {card}</source>
        <translation>Verbündet mit Dracula: {card}</translation>
    </message>
    <message>
        <source>Dracula&apos;s hand: {card}</source>
        <translation>Draculas Hand: {card}</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Begegnungen</translation>
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
        <source>In play</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Lair {slot}: {place}</source>
        <translation>Unterschlupf {slot}: {place}</translation>
    </message>
    <message>
        <source>Lairs</source>
        <translation>Unterschlüpfe</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>Last round: {card}, which rests now.</source>
        <translation>Letzte Runde: {card}; setzt jetzt aus.</translation>
    </message>
    <message>
        <source>May trade events with a hunter anywhere; only a third bite defeats him.</source>
        <translation>Darf Ereignisse mit einem Jäger an jedem beliebigen Ort tauschen; erst ein dritter Biss besiegt ihn.</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>One token for every week: defeats give more influence, escapes come later.</source>
        <translation>Ein Marker für jede Woche: Niederlagen geben mehr Einfluss, die Flucht gelingt später.</translation>
    </message>
    <message>
        <source>Played: {cards}</source>
        <translation>Ausgespielt: {cards}</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Rests heal 2 for himself and for every hunter in his city; he holds four items and four events.</source>
        <translation>Ausruhen heilt 2 Schaden bei ihm und bei jedem Jäger in seiner Stadt; er darf vier Gegenstände und vier Ereignisse halten.</translation>
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
        <source>Takes two items instead of one when he takes supplies, and may take two tickets when he reserves.</source>
        <translation>Nimmt beim Ausrüsten zwei Gegenstände statt eines und darf beim Reservieren zwei Fahrscheine nehmen.</translation>
    </message>
    <message>
        <source>The hunters win when Dracula has suffered 15 damage.</source>
        <translation>Die Jäger gewinnen, sobald Dracula 15 Schaden erlitten hat.</translation>
    </message>
    <message>
        <source>The hunters&apos; ally: {card}</source>
        <translation>Verbündet mit den Jägern: {card}</translation>
    </message>
    <message>
        <source>The top event card is Dracula&apos;s</source>
        <translation>Die oberste Ereigniskarte gehört Dracula</translation>
    </message>
    <message>
        <source>The top event card is the hunters&apos;</source>
        <translation>Die oberste Ereigniskarte gehört den Jägern</translation>
    </message>
    <message>
        <source>The week, and the day or night of the hunter phase.</source>
        <translation>Die Woche und der Tag oder die Nacht der Jägerphase.</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>Do</translation>
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
        <source>a heavenly host</source>
        <translation>Gesegnete Hostie</translation>
    </message>
    <message>
        <source>a roadblock</source>
        <translation>Straßensperre</translation>
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
        <translation>angegriffen: {hunter}</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>Nebel</translation>
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
        <source>tickets {values}</source>
        <translation>Fahrscheine: {values}</translation>
    </message>
    <message>
        <source>{card} (revealed)</source>
        <translation>{card} (aufgedeckt)</translation>
    </message>
    <message>
        <source>{card} protects Lord Godalming</source>
        <translation>{card} schützt Lord Godalming</translation>
    </message>
    <message>
        <source>{card} ×{count}</source>
        <translation>{card} ×{count}</translation>
    </message>
    <message>
        <source>{name} ({damage} damage)</source>
        <translation>{name} ({damage} Schaden)</translation>
    </message>
    <message>
        <source>{name}: damage {damage} of {full}</source>
        <translation>{name}: Schaden {damage} von {full}</translation>
    </message>
    <message>
        <source>{name}: {cards} in the deck, {discards} discarded</source>
        <translation>{name}: {cards} im Stapel, {discards} abgeworfen</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name}: {place}; health {life} of {full}; {reach}</source>
        <translation>{name}: {place}; Gesundheit {life} von {full}; {reach}</translation>
    </message>
    <message>
        <source>{name}: {place}; {status}; health {life} of {full}; {reach}</source>
        <translation>{name}: {place}; {status}; Gesundheit {life} von {full}; {reach}</translation>
    </message>
    <message>
        <source>{place} cannot be chosen now.</source>
        <translation>Jetzt nicht wählbar: {place}.</translation>
    </message>
    <message>
        <source>{place} is protected.</source>
        <translation>Geschützt: {place}.</translation>
    </message>
    <message>
        <source>{place} lies in fog.</source>
        <translation>Im Nebel: {place}.</translation>
    </message>
    <message>
        <source>{place} · {status}</source>
        <translation>{place} · {status}</translation>
    </message>
    <message>
        <source>{power}: {place}</source>
        <translation>{power}: {place}</translation>
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
        <source>Ambush with {card} ({where})</source>
        <translation>Hinterhalt: {card} ({where})</translation>
    </message>
    <message>
        <source>Ask for Hide</source>
        <translation>Nach „Verbergen“ fragen</translation>
    </message>
    <message>
        <source>Ask for {place}</source>
        <translation>Nach {place} fragen</translation>
    </message>
    <message>
        <source>Attack {hunter}</source>
        <translation>Angreifen: {hunter}</translation>
    </message>
    <message>
        <source>Block the railway {line}</source>
        <translation>Bahnstrecke sperren: {line}</translation>
    </message>
    <message>
        <source>Block the road {line}</source>
        <translation>Straße sperren: {line}</translation>
    </message>
    <message>
        <source>Bring to {place}</source>
        <translation>Einliefern: {place}</translation>
    </message>
    <message>
        <source>Bring {card} back</source>
        <translation>Zurückholen: {card}</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Wählen: {card}</translation>
    </message>
    <message>
        <source>Choose {hunter}</source>
        <translation>Wählen: {hunter}</translation>
    </message>
    <message>
        <source>Clear lair {space}: {place}</source>
        <translation>Unterschlupf {space} räumen: {place}</translation>
    </message>
    <message>
        <source>Consecrate {place}</source>
        <translation>Weihen: {place}</translation>
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
        <source>Discard the hunters&apos; ally</source>
        <translation>Den Verbündeten der Jäger abwerfen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Abwerfen: {card}</translation>
    </message>
    <message>
        <source>Do not ambush</source>
        <translation>Nicht aus dem Hinterhalt angreifen</translation>
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
        <source>End the storm: {place}</source>
        <translation>Sturm beenden: {place}</translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation>Tausch beenden</translation>
    </message>
    <message>
        <source>Engage {hunter}</source>
        <translation>{hunter} angreifen</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Nichts austauschen</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <translation>Austauschen: {card}</translation>
    </message>
    <message>
        <source>Fly to {place}</source>
        <translation>Fliegen: {place}</translation>
    </message>
    <message>
        <source>Fog: {place}</source>
        <translation>Nebel: {place}</translation>
    </message>
    <message>
        <source>Forbid supplies in the next hunter phase</source>
        <translation>Ausrüsten in der nächsten Jägerphase verbieten</translation>
    </message>
    <message>
        <source>Go to {place}</source>
        <translation>Bewegen: {place}</translation>
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
        <translation>Behalten: {card}</translation>
    </message>
    <message>
        <source>Lair {space}: {place}</source>
        <translation>Unterschlupf {space}: {place}</translation>
    </message>
    <message>
        <source>Leave the hospital for {place}</source>
        <translation>Hospital verlassen, Ziel: {place}</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Geschehen lassen</translation>
    </message>
    <message>
        <source>Let the hideout go</source>
        <translation>Versteck aus der Spur fallen lassen</translation>
    </message>
    <message>
        <source>Make it lair {space} with {card}</source>
        <translation>In Unterschlupf {space} umwandeln ({card})</translation>
    </message>
    <message>
        <source>Mature {card}</source>
        <translation>Reifen lassen: {card}</translation>
    </message>
    <message>
        <source>Move to {place}</source>
        <translation>Bewegen: {place}</translation>
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
        <source>Nobody else leaves</source>
        <translation>Niemand sonst verlässt den Kampf</translation>
    </message>
    <message>
        <source>Open the railway {line}</source>
        <translation>Bahnstrecke freigeben: {line}</translation>
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
        <translation>Legen: {card} ({where})</translation>
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
        <translation>Ausspielen: {card}</translation>
    </message>
    <message>
        <source>Play {event}</source>
        <translation>Ausspielen: {event}</translation>
    </message>
    <message>
        <source>Play {event} ({hunter})</source>
        <translation>Ausspielen: {event} ({hunter})</translation>
    </message>
    <message>
        <source>Prevent nothing</source>
        <translation>Nichts verhindern</translation>
    </message>
    <message>
        <source>Protect {place}</source>
        <translation>Schützen: {place}</translation>
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
        <source>Return to lair {space}: {place}</source>
        <translation>In Unterschlupf {space} zurückkehren: {place}</translation>
    </message>
    <message>
        <source>Return {card}</source>
        <translation>Zurückgeben: {card}</translation>
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
        <translation>Aufdecken: {card}</translation>
    </message>
    <message>
        <source>Ride by railway to {place}</source>
        <translation>Per Eisenbahn fahren: {place}</translation>
    </message>
    <message>
        <source>Ride by railway to {place} ({ticket})</source>
        <translation>Per Eisenbahn fahren: {place} ({ticket})</translation>
    </message>
    <message>
        <source>Rumor token: {where}</source>
        <translation>Gerüchtemarker: {where}</translation>
    </message>
    <message>
        <source>Sail to {place}</source>
        <translation>Über das Meer fahren: {place}</translation>
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
        <source>Space {space}: {place}</source>
        <translation>Feld {space}: {place}</translation>
    </message>
    <message>
        <source>Spend {card}</source>
        <translation>Ausgeben: {card}</translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <translation>Start: {place}</translation>
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
        <source>Storm: {place}</source>
        <translation>Sturm: {place}</translation>
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
        <source>Take {card}</source>
        <translation>Nehmen: {card}</translation>
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
        <translation>Schnelle Pferde einsetzen</translation>
    </message>
    <message>
        <source>Use Psychic Bond</source>
        <translation>Psychisches Band einsetzen</translation>
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
        <translation>Anlegen: {card}</translation>
    </message>
    <message>
        <source>Wolves: {place}</source>
        <translation>Wölfe: {place}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>{card} ({where})</source>
        <translation>{card} ({where})</translation>
    </message>
    <message>
        <source>{hunter} acts next</source>
        <translation>Als Nächstes am Zug: {hunter}</translation>
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
        <source>{power} on space {space}: {place}</source>
        <translation>{power}, Feld {space}: {place}</translation>
    </message>
    <message>
        <source>{power} to {place}</source>
        <translation>{power}: {place}</translation>
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
        <source>Action by night: place the consecrated ground token on a city. Then each hunter may show a Heavenly Host to place a heavenly host token on another city. Not Castle Dracula, Galatz or Klausenburg.</source>
        <translation>Nachtaktion: Lege den Marker „Geweihter Boden“ auf eine Stadt. Danach darf jeder Jäger eine Gesegnete Hostie zeigen, um einen Hostienmarker auf eine andere Stadt zu legen. Nicht Burg Dracula, Galatz oder Klausenburg.</translation>
    </message>
    <message>
        <source>Action of a hunter who is not weakened: a bitten hunter in the same city returns one bite token, and you suffer 1 damage.</source>
        <translation>Aktion eines Jägers, der nicht geschwächt ist: Ein gebissener Jäger in derselben Stadt gibt einen Bissmarker zurück, und du erleidest 1 Schaden.</translation>
    </message>
    <message>
        <source>Action, only Dr. Seward. Deduction: choose a hideout; its encounters are revealed. Or analysis: Dracula shows where Hide is, on the trail or in his deck; take this card back.</source>
        <translation>Aktion, nur Dr. Seward. Schlussfolgerung: Wähle ein Versteck; seine Begegnungen werden aufgedeckt. Oder Analyse: Dracula zeigt, wo „Verbergen“ ist, auf der Spur oder in seinem Stapel; nimm diese Karte zurück.</translation>
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
        <translation>Kann nicht aus dem Hinterhalt angreifen. Der Jäger wird aufgehalten.</translation>
    </message>
    <message>
        <source>Cannot ambush. The searching hunter may become delayed to discard it; otherwise it returns faceup.</source>
        <translation>Kann nicht aus dem Hinterhalt angreifen. Der suchende Jäger darf sich aufhalten lassen, um die Karte abzuwerfen; sonst kehrt sie offen zurück.</translation>
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
        <source>Clear a hideout of the trail and place it there, then place as usual. Not a power card, Castle Dracula, his present place, or one that Hide belongs to.</source>
        <translation>Räume ein Versteck der Spur und lege diese Karte dorthin, danach lege wie üblich. Nicht erlaubt sind eine Machtkarte, Burg Dracula, Draculas aktueller Ort und ein Ort, zu dem „Verbergen“ gehört.</translation>
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
        <source>Dawn: in the coming night hunters may move by road. After each such move the bottom card of the event deck is drawn: a hunters&apos; card is discarded, a card of Dracula&apos;s goes to him.</source>
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
        <translation>Ende deiner Phase: Die nächste Jägerphase hat keinen Tag. Mische deine Ereigniskarten des Abwurfstapels in den Stapel.</translation>
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
        <translation>Böse Präsenz</translation>
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
        <translation>Glücksfall</translation>
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
        <translation>Sofort oder am Ende deiner Phase: Lege drei Straßensperrenmarker auf Straßen oder Bahnstrecken.</translation>
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
        <translation>Sofort: Ein Jäger erleidet 4 Schaden, außer er deckt ein Kruzifix oder eine Gesegnete Hostie auf. Oder als Verbündeten behalten: dasselbe für 1 Schaden zu Beginn jeder deiner Phasen.</translation>
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
        <source>Instead of moving by railway: spend a ticket, whatever its values, and go to a city one to four railways of any colours away.</source>
        <translation>Statt einer Bewegung per Eisenbahn: Gib einen Fahrschein aus, gleich mit welchen Werten, und fahre in eine Stadt, die eine bis vier Bahnstrecken beliebiger Farben entfernt ist.</translation>
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
        <source>Lord Godalming, at the start of a combat: keep this card in front of you until the combat ends. Until then you may discard it against one of these: a bat or mist escape of Dracula, a bite of your own, damage that would be your defeat.</source>
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
        <translation>Lege eine Straßensperre auf eine beliebige Straße oder Bahnstrecke.</translation>
    </message>
    <message>
        <source>Place it facedown with an encounter instead of moving. It belongs to the place Dracula is in: the encounter can ambush there, never matures, and the card is revealed with that place.</source>
        <translation>Lege diese Karte verdeckt mit einer Begegnung, statt dich zu bewegen. Sie gehört zu dem Ort, an dem Dracula ist: Die Begegnung kann dort aus dem Hinterhalt angreifen, reift nie, und die Karte wird mit diesem Ort aufgedeckt.</translation>
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
        <translation>Gefühl der Dringlichkeit</translation>
    </message>
    <message>
        <source>Sister Agatha</source>
        <translation>Schwester Agatha</translation>
    </message>
    <message>
        <source>Speedy Telegraph</source>
        <translation>Schnelles Telegramm</translation>
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
        <source>The hunter fights this vampire. If it ambushed, each Fangs that resolves brings Dracula 1 influence. Undefeated, it returns faceup with its damage.</source>
        <translation>Der Jäger bekämpft diesen Vampir. Hat der Vampir aus dem Hinterhalt angegriffen, bringt jedes „Reißzähne“, das ausgeführt wird, Dracula 1 Einfluss. Unbesiegt kehrt er offen mit seinem Schaden zurück.</translation>
    </message>
    <message>
        <source>The hunter fights this vampire. Other hunters here may become delayed to join. Undefeated, it returns faceup with its damage.</source>
        <translation>Der Jäger bekämpft diesen Vampir. Andere Jäger hier dürfen sich aufhalten lassen, um mitzukämpfen. Unbesiegt kehrt er offen mit seinem Schaden zurück.</translation>
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
        <source>The hunter suffers 2 damage, and unless a weapon is revealed 2 more and a delay.</source>
        <translation>Der Jäger erleidet 2 Schaden; deckt er keine Waffe auf, erleidet er 2 weitere und wird aufgehalten.</translation>
    </message>
    <message>
        <source>The hunter suffers 2 damage. It returns faceup unless the hunter reveals a Pistol or Rifle.</source>
        <translation>Der Jäger erleidet 2 Schaden. Die Karte kehrt offen zurück, außer der Jäger deckt Pistole oder Gewehr auf.</translation>
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
        <translation>Wenn ein Jäger „Örtliche Gerüchte“, „Angeheuerte Späher“, „Zeitungsartikel“ oder „Böse Präsenz“ ausspielt: Hebe diese Karte auf.</translation>
    </message>
    <message>
        <source>When a hunter spends a ticket: cancel Chartered Carriage, or choose where the hunter goes within the limits of the ticket.</source>
        <translation>Wenn ein Jäger einen Fahrschein ausgibt: Hebe „Gemieteter Waggon“ auf oder wähle in den Grenzen des Fahrscheins, wohin der Jäger fährt.</translation>
    </message>
    <message>
        <source>When a hunter&apos;s search meets a vampire: instead of its effect the hunter is bitten, and the encounter returns to your hand.</source>
        <translation>Wenn die Suche eines Jägers auf einen Vampir trifft: Dessen Effekt entfällt, der Jäger wird stattdessen gebissen, und die Begegnung kehrt auf deine Hand zurück.</translation>
    </message>
    <message>
        <source>When an encounter other than a vampire ambushes you: discard it without effect.</source>
        <translation>Wenn eine Begegnung, die kein Vampir ist, dich aus dem Hinterhalt angreift: Wirf sie ohne Effekt ab.</translation>
    </message>
    <message>
        <source>When you or another hunter would be bitten or would be defeated by damage: prevent the bite or the damage.</source>
        <translation>Wenn du oder ein anderer Jäger gebissen oder durch Schaden besiegt würde: Verhindere den Biss oder den Schaden.</translation>
    </message>
    <message>
        <source>When your combat card would be canceled: it is not. Escape as Bat and Escape as Mist do not resolve for the rest of this combat.</source>
        <translation>Wenn deine Kampfkarte aufgehoben würde: Sie wird es nicht. „Flucht als Fledermaus“ und „Flucht als Nebel“ werden für den Rest dieses Kampfes nicht ausgeführt.</translation>
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
        <translation>Nimm eine beliebige Karte aus dem Kampfkartenstapel und mische ihn. In einer späteren Runde dieses Kampfes: Drehe diese Karte auf die verdeckte Seite, um „Fausthieb“, „Ausweichen“ oder „Flucht“ des angegriffenen Jägers aufzuheben.</translation>
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
        <translation>Der angegriffene Jäger erleidet 2 Schaden. Bei Nacht erleidet ein Jäger deiner Wahl im Kampf, auch derselbe, 2 Schaden.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage. His Punch, Crucifix or weapon is canceled; at night that Crucifix or weapon is also discarded.</source>
        <translation>Der angegriffene Jäger erleidet 2 Schaden. Hat er „Fausthieb“, ein Kruzifix oder eine Waffe gespielt, wird die Karte aufgehoben; bei Nacht wird dieses Kruzifix oder diese Waffe auch abgeworfen.</translation>
    </message>
    <message>
        <source>The engaged hunter&apos;s card is canceled. For the rest of the combat he is mesmerized: each of his weapons does 1 damage less.</source>
        <translation>Die Karte des angegriffenen Jägers wird aufgehoben. Für den Rest des Kampfes ist er gebannt: Jede seiner Waffen verursacht 1 Schaden weniger.</translation>
    </message>
    <message>
        <source>The vampire recovers 2 damage; the engaged hunter suffers 2 damage. At night a mesmerized hunter is bitten instead and leaves the combat, and influence rises by 1.</source>
        <translation>Der Vampir heilt 2 Schaden; der angegriffene Jäger erleidet 2 Schaden. Bei Nacht wird ein gebannter Jäger stattdessen gebissen und verlässt den Kampf, und der Einfluss steigt um 1.</translation>
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
    <name>fury3.events</name>
    <message>
        <source>A card of the trail is Hide.</source>
        <translation>Eine Karte der Spur ist „Verbergen“.</translation>
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
        <source>A roadblock closes {where}.</source>
        <translation>Eine Straßensperre wird errichtet: {where}.</translation>
    </message>
    <message>
        <source>A rumor token is removed.</source>
        <translation>Ein Gerüchtemarker wird entfernt.</translation>
    </message>
    <message>
        <source>A storm breaks out: {where}.</source>
        <translation>Ein Sturm bricht los: {where}.</translation>
    </message>
    <message>
        <source>A storm ends: {where}.</source>
        <translation>Ein Sturm endet: {where}.</translation>
    </message>
    <message>
        <source>A week has passed: despair {count}.</source>
        <translation>Eine Woche ist vergangen: Verzweiflung {count}.</translation>
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
        <translation>Der Kampf mit Dracula beginnt.</translation>
    </message>
    <message>
        <source>Combat with a vampire begins: {encounter}.</source>
        <translation>Der Kampf mit einem Vampir beginnt: {encounter}.</translation>
    </message>
    <message>
        <source>Combats of the next dawn and day are fought as if it were night.</source>
        <translation>Kämpfe der nächsten Morgendämmerung und des nächsten Tages werden ausgetragen, als wäre es Nacht.</translation>
    </message>
    <message>
        <source>Dracula ambushes {hunter}: {encounter}.</source>
        <translation>Dracula greift {hunter} aus dem Hinterhalt an: {encounter}.</translation>
    </message>
    <message>
        <source>Dracula avoids the combat in the fog.</source>
        <translation>Dracula vermeidet im Nebel den Kampf.</translation>
    </message>
    <message>
        <source>Dracula chooses {hunter}.</source>
        <translation>Dracula wählt {hunter}.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula draws %n combat card(s).</source>
        <translation>
            <numerusform>Dracula zieht %n Kampfkarte.</numerusform>
            <numerusform>Dracula zieht %n Kampfkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula draws {cards}.</source>
        <translation>Dracula zieht: {cards}.</translation>
    </message>
    <message>
        <source>Dracula engages {hunter}.</source>
        <translation>Dracula greift {hunter} an.</translation>
    </message>
    <message>
        <source>Dracula flies off as a bat to {place}.</source>
        <translation>Dracula fliegt als Fledermaus davon: {place}.</translation>
    </message>
    <message>
        <source>Dracula has no hideout in {place}.</source>
        <translation>Dracula hat dort kein Versteck: {place}.</translation>
    </message>
    <message>
        <source>Dracula is in {region}.</source>
        <translation>Draculas Region: {region}.</translation>
    </message>
    <message>
        <source>Dracula is not in {region}.</source>
        <translation>Nicht Draculas Region: {region}.</translation>
    </message>
    <message>
        <source>Dracula is revealed in {place}.</source>
        <translation>Dracula ist aufgedeckt: {place}.</translation>
    </message>
    <message>
        <source>Dracula moves to {place}.</source>
        <translation>Dracula bewegt sich: {place}.</translation>
    </message>
    <message>
        <source>Dracula places a rumor token.</source>
        <translation>Dracula legt einen Gerüchtemarker.</translation>
    </message>
    <message>
        <source>Dracula places {power} with {place}.</source>
        <translation>Dracula legt „{power}“ mit dieser Ortskarte: {place}.</translation>
    </message>
    <message>
        <source>Dracula places {power}.</source>
        <translation>Dracula legt „{power}“.</translation>
    </message>
    <message>
        <source>Dracula recovers ({damage} damage left).</source>
        <translation>Dracula heilt Schaden (verbleibender Schaden: {damage}).</translation>
    </message>
    <message>
        <source>Dracula returns to a lair: {place}.</source>
        <translation>Dracula kehrt in einen Unterschlupf zurück: {place}.</translation>
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
        <source>Dracula suffers {amount} damage ({damage} in all).</source>
        <translation>Dracula erleidet {amount} Schaden (insgesamt {damage}).</translation>
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
        <source>Fog lifts in {where}.</source>
        <translation>Der Nebel lichtet sich: {where}.</translation>
    </message>
    <message>
        <source>Fog rises in {where}.</source>
        <translation>Nebel zieht auf: {where}.</translation>
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
        <source>Next to Dracula: {hunters}.</source>
        <translation>Angrenzend an Dracula: {hunters}.</translation>
    </message>
    <message>
        <source>On top of the event deck lies a card of Dracula.</source>
        <translation>Oben auf dem Ereignisstapel liegt eine Karte Draculas.</translation>
    </message>
    <message>
        <source>On top of the event deck lies a card of the hunters.</source>
        <translation>Oben auf dem Ereignisstapel liegt eine Karte der Jäger.</translation>
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
        <source>The heavenly host leaves {where}.</source>
        <translation>Die Gesegnete Hostie schützt nicht mehr: {where}.</translation>
    </message>
    <message>
        <source>The next hunter phase has no day.</source>
        <translation>Die nächste Jägerphase hat keinen Tag.</translation>
    </message>
    <message>
        <source>The oldest hideout becomes a lair.</source>
        <translation>Das älteste Versteck wird zum Unterschlupf.</translation>
    </message>
    <message>
        <source>The oldest hideout leaves the trail.</source>
        <translation>Das älteste Versteck fällt aus der Spur.</translation>
    </message>
    <message>
        <source>The roadblock is gone: {where}.</source>
        <translation>Die Straßensperre ist fort: {where}.</translation>
    </message>
    <message>
        <source>The tickets are mixed.</source>
        <translation>Die Fahrscheine werden gemischt.</translation>
    </message>
    <message>
        <source>The trail slides.</source>
        <translation>Die Spur rückt weiter.</translation>
    </message>
    <message>
        <source>{card} changes its place.</source>
        <translation>Es wechselt den Platz: {card}.</translation>
    </message>
    <message>
        <source>{card} comes from the discard pile.</source>
        <translation>Vom Abwurfstapel ins Spiel: {card}.</translation>
    </message>
    <message>
        <source>{card} comes out of its hideout.</source>
        <translation>Aus dem Versteck hervorgeholt: {card}.</translation>
    </message>
    <message>
        <source>{card} goes from {giver} to {taker}.</source>
        <translation>{giver} gibt an {taker}: {card}.</translation>
    </message>
    <message>
        <source>{card} goes to the discard pile.</source>
        <translation>Auf den Abwurfstapel gelegt: {card}.</translation>
    </message>
    <message>
        <source>{card} is discarded facedown from its hideout.</source>
        <translation>Aus dem Versteck verdeckt abgeworfen: {card}.</translation>
    </message>
    <message>
        <source>{card} is discarded from its hideout.</source>
        <translation>Aus dem Versteck abgeworfen: {card}.</translation>
    </message>
    <message>
        <source>{card} is discarded from the deck.</source>
        <translation>Vom Stapel abgeworfen: {card}.</translation>
    </message>
    <message>
        <source>{card} is revealed.</source>
        <translation>Aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>{card} is shuffled into its deck.</source>
        <translation>In den Stapel gemischt: {card}.</translation>
    </message>
    <message>
        <source>{card} of Dracula is discarded facedown.</source>
        <translation>Karte Draculas verdeckt abgeworfen: {card}.</translation>
    </message>
    <message>
        <source>{card} returns faceup to its hideout.</source>
        <translation>Offen zurück ins Versteck gelegt: {card}.</translation>
    </message>
    <message>
        <source>{combat} is canceled.</source>
        <translation>Aufgehoben: {combat}.</translation>
    </message>
    <message>
        <source>{day} night.</source>
        <translation>{day}, Nacht.</translation>
    </message>
    <message>
        <source>{day}.</source>
        <translation>{day}.</translation>
    </message>
    <message>
        <source>{encounter} has {damage} damage.</source>
        <translation>{encounter}: {damage} Schaden.</translation>
    </message>
    <message>
        <source>{encounter} matures.</source>
        <translation>Eine Begegnung reift: {encounter}.</translation>
    </message>
    <message>
        <source>{event} is canceled.</source>
        <translation>Aufgehoben: {event}.</translation>
    </message>
    <message>
        <source>{event} stays as an ally.</source>
        <translation>Als Verbündeter im Spiel: {event}.</translation>
    </message>
    <message>
        <source>{giver} discards {card} facedown.</source>
        <translation>{giver} wirft verdeckt ab: {card}.</translation>
    </message>
    <message>
        <source>{giver} discards {card}.</source>
        <translation>{giver} wirft ab: {card}.</translation>
    </message>
    <message>
        <source>{giver} places {card}.</source>
        <translation>{giver} legt: {card}.</translation>
    </message>
    <message>
        <source>{giver} plays {card}.</source>
        <translation>{giver} spielt aus: {card}.</translation>
    </message>
    <message>
        <source>{giver} returns {card}.</source>
        <translation>{giver} legt zurück: {card}.</translation>
    </message>
    <message>
        <source>{giver} shows {card}.</source>
        <translation>{giver} zeigt: {card}.</translation>
    </message>
    <message>
        <source>{hunter} goes by railway to {place}.</source>
        <translation>{hunter} fährt per Eisenbahn: {place}.</translation>
    </message>
    <message>
        <source>{hunter} goes to {place}.</source>
        <translation>{hunter} bewegt sich: {place}.</translation>
    </message>
    <message>
        <source>{hunter} is bitten.</source>
        <translation>{hunter} wird gebissen.</translation>
    </message>
    <message>
        <source>{hunter} is brought to {place}.</source>
        <translation>{hunter} wird ins Hospital gebracht: {place}.</translation>
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
        <translation>{hunter} gibt einen Bissmarker zurück.</translation>
    </message>
    <message>
        <source>{hunter} is moved to {place}.</source>
        <translation>{hunter} wird bewegt: {place}.</translation>
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
        <source>{hunter} leaves the hospital for {place}.</source>
        <translation>{hunter} verlässt das Hospital: {place}.</translation>
    </message>
    <message>
        <source>{hunter} passes.</source>
        <translation>{hunter} passt.</translation>
    </message>
    <message>
        <source>{hunter} recovers ({damage} damage left).</source>
        <translation>{hunter} heilt Schaden (verbleibender Schaden: {damage}).</translation>
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
        <source>{hunter} sails to {place}.</source>
        <translation>{hunter} fährt über das Meer: {place}.</translation>
    </message>
    <message>
        <source>{hunter} searches {place}.</source>
        <translation>{hunter} sucht hier: {place}.</translation>
    </message>
    <message>
        <source>{hunter} stands up again.</source>
        <translation>{hunter} steht wieder auf.</translation>
    </message>
    <message>
        <source>{hunter} starts in {place}.</source>
        <translation>{hunter} beginnt hier: {place}.</translation>
    </message>
    <message>
        <source>{hunter} suffers {amount} damage ({damage} in all).</source>
        <translation>{hunter} erleidet {amount} Schaden (insgesamt {damage}).</translation>
    </message>
    <message>
        <source>{hunter} takes supplies.</source>
        <translation>{hunter} rüstet sich aus.</translation>
    </message>
    <message>
        <source>{hunter} takes the train to {place}.</source>
        <translation>{hunter} steigt in die Bahn, Ziel: {place}.</translation>
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
        <translation>Aufgehobene Karte von {hunter}: {item}.</translation>
    </message>
    <message>
        <source>{place} is revealed.</source>
        <translation>Aufgedeckt: {place}.</translation>
    </message>
    <message>
        <source>{taker} draws {card}.</source>
        <translation>{taker} zieht: {card}.</translation>
    </message>
    <message>
        <source>{taker} keeps {card}.</source>
        <translation>{taker} behält: {card}.</translation>
    </message>
    <message>
        <source>{taker} takes {card} back.</source>
        <translation>{taker} nimmt zurück: {card}.</translation>
    </message>
    <message>
        <source>{taker} takes {card} from the discard pile.</source>
        <translation>{taker} nimmt vom Abwurfstapel: {card}.</translation>
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
    <name>fury3.help</name>
    <message>
        <source>1 to 6 are spaces of the trail that are known, A to C lairs. ≡ is fog, ≈ a storm, × a roadblock, † consecrated ground and ‡ a heavenly host. What everybody holds stands under Cards, with the text of each card. The violet discs are the places where Dracula can still be.</source>
        <translation>1 bis 6 sind bekannte Felder der Spur, A bis C Unterschlüpfe. ≡ ist Nebel, ≈ ein Sturm, × eine Straßensperre, † geweihter Boden und ‡ eine Gesegnete Hostie. Was alle besitzen, steht unter „Karten“, mit dem Text jeder Karte. Die violetten Scheiben sind die Orte, an denen Dracula noch sein kann.</translation>
    </message>
    <message>
        <source>A bitten hunter is weakened and keeps an item and an event revealed. Too many bites, or damage equal to his health, defeat him: Dracula gains influence, and at dawn the hunter wakes up in the nearest hospital without his cards.</source>
        <translation>Ein gebissener Jäger ist geschwächt und hält einen Gegenstand und ein Ereignis aufgedeckt. Zu viele Bisse oder Schaden in Höhe seiner Gesundheit besiegen ihn: Dracula gewinnt Einfluss, und bei Morgendämmerung erwacht der Jäger ohne seine Karten im nächsten Hospital.</translation>
    </message>
    <message>
        <source>A hunter who ends a move in a city of the trail or of a lair turns its card up, and Dracula may ambush him with the encounters there. Searching resolves all of them. If Dracula himself is there he is revealed until he moves to a city without a hunter.</source>
        <translation>Beendet ein Jäger eine Bewegung in einer Stadt der Spur oder eines Unterschlupfs, wird ihre Karte aufgedeckt, und Dracula darf ihn mit den Begegnungen dort aus dem Hinterhalt angreifen. Suchen führt sie alle aus. Ist Dracula selbst dort, bleibt er aufgedeckt, bis er in eine Stadt ohne Jäger zieht.</translation>
    </message>
    <message>
        <source>A round is a dawn, a day, a dusk and a night of the hunters, and then Dracula&apos;s phase. By day and by night each hunter takes one action. At dawn and dusk events can be played, and hunters who stand where Dracula is revealed fight him. Every new week adds a despair token.</source>
        <translation>Eine Runde besteht aus Morgendämmerung, Tag, Abenddämmerung und Nacht der Jäger und danach der Draculaphase. Bei Tag und bei Nacht führt jeder Jäger eine Aktion aus. Bei Morgendämmerung und Abenddämmerung können Ereignisse ausgespielt werden, und Jäger, die dort stehen, wo Dracula aufgedeckt ist, kämpfen gegen ihn. Mit jeder neuen Woche kommt ein Verzweiflungsmarker hinzu.</translation>
    </message>
    <message>
        <source>All hideouts slide by one space. The one that leaves the trail may mature its encounters or, in the advanced game, become a lair. Then Dracula moves by road or sea, or uses a power card, and places an encounter in his new city. The sea costs him 2 damage, or 1 from sea to sea.</source>
        <translation>Alle Verstecke rücken um ein Feld weiter. Das Versteck, das aus der Spur fällt, kann seine Begegnungen reifen lassen oder im fortgeschrittenen Spiel zu einem Unterschlupf werden. Dann zieht Dracula per Straße oder über das Meer oder setzt eine Machtkarte ein und legt in seiner neuen Stadt eine Begegnung. Das Meer kostet ihn 2 Schaden, von Meer zu Meer 1.</translation>
    </message>
    <message>
        <source>Bites and defeat</source>
        <translation>Bisse und Niederlage</translation>
    </message>
    <message>
        <source>By day a hunter may move along one road, by sea, or by railway for a ticket: its first number counts white lines, its second any lines. Or, by day or night, he takes supplies, trades, reserves a ticket, rests, searches a hideout, or uses a card. A delayed hunter must first stand up.</source>
        <translation>Bei Tag kann sich ein Jäger bewegen: eine Straße weit, über das Meer oder für einen Fahrschein per Eisenbahn; dessen erste Zahl gilt für weiße Bahnlinien, die zweite für beliebige. Oder er führt bei Tag oder bei Nacht eine andere Aktion aus: Ausrüsten, Tauschen, Fahrschein reservieren, Ausruhen, in einem Versteck suchen oder eine Karte einsetzen. Ein aufgehaltener Jäger muss zuerst aufstehen.</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Day and night</source>
        <translation>Tag und Nacht</translation>
    </message>
    <message>
        <source>Dracula&apos;s phase</source>
        <translation>Draculaphase</translation>
    </message>
    <message>
        <source>Each round every hunter chooses a card, Dracula chooses one and names the hunter he engages. If that hunter&apos;s card shows the icon of Dracula&apos;s, his is canceled; else it works. Then the hunters&apos; cards work. A card cannot be played twice in a row. After six cards of Dracula, or when he escapes, it is over.</source>
        <translation>In jeder Kampfrunde wählt jeder Jäger eine Karte; Dracula wählt eine und nennt den Jäger, den er angreift. Zeigt die Karte dieses Jägers das Symbol von Draculas Karte, wird Draculas Karte aufgehoben; sonst wirkt sie. Danach wirken die Karten der Jäger. Eine Karte kann nicht zweimal nacheinander ausgespielt werden. Nach sechs Karten von Dracula oder wenn er entkommt, ist der Kampf vorbei.</translation>
    </message>
    <message>
        <source>Finding a hideout</source>
        <translation>Ein Versteck finden</translation>
    </message>
    <message>
        <source>Four hunters look for Dracula, who moves unseen and leaves hideouts on a trail of six spaces. They win when he has suffered 15 damage. He wins when his influence reaches 13: he gains it from vampires that mature, from defeated hunters and from cards.</source>
        <translation>Vier Jäger suchen Dracula, der sich ungesehen bewegt und auf einer Spur aus sechs Feldern Verstecke hinterlässt. Sie gewinnen, sobald er 15 Schaden erlitten hat. Er gewinnt, sobald sein Einfluss 13 erreicht: Den erhält er durch reifende Vampire, besiegte Jäger und Karten.</translation>
    </message>
    <message>
        <source>Signs on the map</source>
        <translation>Zeichen auf der Landkarte</translation>
    </message>
    <message>
        <source>The hunt</source>
        <translation>Die Jagd</translation>
    </message>
    <message>
        <source>What hunters do</source>
        <translation>Was Jäger tun</translation>
    </message>
</context>
<context>
    <name>fury3.items</name>
    <message>
        <source>After you resolve Rifle or Pistol, discard this card: the vampire suffers 3 more damage. Once a combat.</source>
        <translation>Nachdem du Gewehr oder Pistole ausgeführt hast, wirf diese Karte ab: Der Vampir erleidet 3 Schaden mehr. Einmal pro Kampf.</translation>
    </message>
    <message>
        <source>Crucifix</source>
        <translation>Kruzifix</translation>
    </message>
    <message>
        <source>Day action: reveal a random ticket and move by road up to its yellow number. Without one, move one road and discard this card.</source>
        <translation>Tagaktion: Decke einen zufälligen Fahrschein auf und bewege dich per Straße bis zu seiner gelben Zahl weit. Ohne Fahrschein bewege dich eine Straße weit und wirf diese Karte ab.</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Does nothing but cancel what its banner shows.</source>
        <translation>Hebt nur auf, was das Banner zeigt.</translation>
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
        <translation>Bist du der angegriffene Jäger und wurde „Reißzähne“ oder „Klauen“ gespielt, erleidet der Vampir 2 Schaden.</translation>
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
        <source>Pistol</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Punch</source>
        <translation>Fausthieb</translation>
    </message>
    <message>
        <source>Reveal before a search: Rats, Saboteur, Spy and Wolves are discarded without effect. Ambushed by one of them, you may discard this card to discard it without effect.</source>
        <translation>Vor einer Suche aufdecken: „Ratten“, „Saboteur“, „Spion“ und „Wölfe“ werden ohne Effekt abgeworfen. Greift dich eine dieser Karten aus dem Hinterhalt an, darfst du diese Karte abwerfen, um jene ohne Effekt abzuwerfen.</translation>
    </message>
    <message>
        <source>Reveal before a search: a vampire or Hoax found there is discarded without effect, with this card. It also pays for Vampire Lair.</source>
        <translation>Vor einer Suche aufdecken: Ein dabei gefundener Vampir oder „Täuschung“ wird ohne Effekt abgeworfen, zusammen mit dieser Karte. Sie bezahlt auch für „Vampirunterschlupf“.</translation>
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
        <translation>Der Vampir erleidet 4 Schaden; bist du aber der angegriffene Jäger und wurde „Reißzähne“ gespielt, wirst du stattdessen gebissen und verlässt den Kampf. Dann wirf diese Karte ab. Außerhalb eines Kampfes kann sie für manche Karten aufgedeckt werden.</translation>
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
        <source>Dracula without a legal move</source>
        <translation>Dracula ohne erlaubten Zug</translation>
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
        <translation>Bei „Zollkontrolle“: Reise über das Meer</translation>
    </message>
    <message>
        <source>Plotting may be turned down</source>
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
        <source>Vampires of an encounter may escape</source>
        <translation>Vampire einer Begegnung dürfen fliehen</translation>
    </message>
    <message>
        <source>advanced game: lairs, powers, rumors</source>
        <translation>mit Unterschlupf, Mächten, Gerüchten</translation>
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
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>stays and suffers 5 damage</source>
        <translation>bleibt und erleidet 5 Schaden</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>den Tag</translation>
    </message>
    <message>
        <source>where the card says so</source>
        <translation>wo die Karte es sagt</translation>
    </message>
</context>
<context>
    <name>fury3.questions</name>
    <message>
        <source>Ambush {hunter}?</source>
        <translation>{hunter} aus dem Hinterhalt angreifen?</translation>
    </message>
    <message>
        <source>Answer the move of {hunter} with a card?</source>
        <translation>Auf die Bewegung von {hunter} mit einer Karte antworten?</translation>
    </message>
    <message>
        <source>Avoid the combat in the fog?</source>
        <translation>Den Kampf im Nebel vermeiden?</translation>
    </message>
    <message>
        <source>Cancel False Tip with Good Luck?</source>
        <translation>„Falscher Hinweis“ mit „Glücksfall“ aufheben?</translation>
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
        <source>Choose a combat card for round {round}.</source>
        <translation>Wähle eine Kampfkarte für Runde {round}.</translation>
    </message>
    <message>
        <source>Choose the engaged hunter.</source>
        <translation>Wähle den angegriffenen Jäger.</translation>
    </message>
    <message>
        <source>Choose the hospital for {hunter}.</source>
        <translation>Wähle das Hospital für {hunter}.</translation>
    </message>
    <message>
        <source>Claws: choose the hunter who suffers 2 damage.</source>
        <translation>Klauen: Wähle den Jäger, der 2 Schaden erleidet.</translation>
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
        <translation>Entweihte Erde: Welche Begegnungskarten werden abgeworfen?</translation>
    </message>
    <message>
        <source>Devilish Power: what happens?</source>
        <translation>Teuflische Macht: Was geschieht?</translation>
    </message>
    <message>
        <source>Does Lord Godalming take a second ticket?</source>
        <translation>Nimmt Lord Godalming einen zweiten Fahrschein?</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides: exchange an encounter card?</source>
        <translation>Draculas Bräute: Begegnungskarte austauschen?</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides: place an encounter card?</source>
        <translation>Draculas Bräute: Begegnungskarte legen?</translation>
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
        <translation>Fluchtweg: Wähle den Jäger, der den Kampf verlässt.</translation>
    </message>
    <message>
        <source>Escape as Bat: fly to another city?</source>
        <translation>Flucht als Fledermaus: in eine andere Stadt fliegen?</translation>
    </message>
    <message>
        <source>False Tip: where does {hunter} go?</source>
        <translation>Falscher Hinweis: Wohin fährt {hunter}?</translation>
    </message>
    <message>
        <source>Good Luck: remove what?</source>
        <translation>Glücksfall: Was wird entfernt?</translation>
    </message>
    <message>
        <source>Great Wolf: which hunter is attacked?</source>
        <translation>Der Große Wolf: Welcher Jäger wird angegriffen?</translation>
    </message>
    <message>
        <source>Hidden Schemes: which encounter card is placed?</source>
        <translation>Verborgene Pläne: Welche Begegnungskarte wird gelegt?</translation>
    </message>
    <message>
        <source>Hoax: which event card do you keep?</source>
        <translation>Täuschung: Welche Ereigniskarte behältst du?</translation>
    </message>
    <message>
        <source>Holy Circle: choose a hunter to leave the combat.</source>
        <translation>Heiliger Kreis: Wähle einen Jäger, der den Kampf verlässt.</translation>
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
        <translation>Glücksfund: Wähle den Gegenstand, den du behältst.</translation>
    </message>
    <message>
        <source>Place a rumor token?</source>
        <translation>Gerüchtemarker legen?</translation>
    </message>
    <message>
        <source>Plotting: take a card from the combat deck.</source>
        <translation>Ränkespiel: Nimm eine Karte aus dem Kampfkartenstapel.</translation>
    </message>
    <message>
        <source>Set Szgany Bodyguards on a hunter before the combat?</source>
        <translation>Vor dem Kampf „Szgany-Leibwächter“ gegen einen Jäger einsetzen?</translation>
    </message>
    <message>
        <source>Show Heavenly Host and protect a city?</source>
        <translation>„Gesegnete Hostie“ zeigen und eine Stadt schützen?</translation>
    </message>
    <message>
        <source>Spy: which hunter?</source>
        <translation>Spion: Welcher Jäger?</translation>
    </message>
    <message>
        <source>Start of the combat: play an event card?</source>
        <translation>Beginn des Kampfes: Ereigniskarte ausspielen?</translation>
    </message>
    <message>
        <source>Summon Storms: where does a storm break out?</source>
        <translation>Stürme herbeirufen: Wo bricht ein Sturm los?</translation>
    </message>
    <message>
        <source>The oldest hideout leaves: mature an encounter, or make it a lair?</source>
        <translation>Das älteste Versteck fällt aus der Spur: eine Begegnung reifen lassen oder es in einen Unterschlupf umwandeln?</translation>
    </message>
    <message>
        <source>The oldest hideout leaves: mature an encounter?</source>
        <translation>Das älteste Versteck fällt aus der Spur: eine Begegnung reifen lassen?</translation>
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
        <translation>Unnatürlicher Nebel: Welche Stadt?</translation>
    </message>
    <message>
        <source>Use the Stake on this card: {encounter}?</source>
        <translation>Den Pflock gegen diese Karte einsetzen: {encounter}?</translation>
    </message>
    <message>
        <source>Vampiric Influence: which card does {hunter} discard?</source>
        <translation>Vampirischer Einfluss: Welche Karte wirft {hunter} ab?</translation>
    </message>
    <message>
        <source>Vampiric Influence: which weakened hunter?</source>
        <translation>Vampirischer Einfluss: Welcher geschwächte Jäger?</translation>
    </message>
    <message>
        <source>Wax Cylinders: reveal which encounters, or ask for Hide?</source>
        <translation>Wachswalzen: Welche Begegnungen aufdecken, oder nach „Verbergen“ fragen?</translation>
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
        <source>Where does the carriage go?</source>
        <translation>Wohin fährt der Waggon?</translation>
    </message>
    <message>
        <source>Where does {hunter} ride?</source>
        <translation>Wohin reitet {hunter}?</translation>
    </message>
    <message>
        <source>Where does {hunter} sail?</source>
        <translation>Wohin fährt {hunter} über das Meer?</translation>
    </message>
    <message>
        <source>Which ally returns?</source>
        <translation>Welcher Verbündete kehrt zurück?</translation>
    </message>
    <message>
        <source>Which card of the trail must Dracula reveal?</source>
        <translation>Welche Karte der Spur muss Dracula aufdecken?</translation>
    </message>
    <message>
        <source>Which city is consecrated?</source>
        <translation>Welche Stadt wird geweiht?</translation>
    </message>
    <message>
        <source>Which city must Dracula answer for?</source>
        <translation>Über welche Stadt muss Dracula Auskunft geben?</translation>
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
        <source>Which encounter must Dracula discard?</source>
        <translation>Welche Begegnung muss Dracula abwerfen?</translation>
    </message>
    <message>
        <source>Which event card does {hunter} keep revealed?</source>
        <translation>Welche Ereigniskarte hält {hunter} aufgedeckt?</translation>
    </message>
    <message>
        <source>Which hunter acts next?</source>
        <translation>Welcher Jäger ist als Nächstes am Zug?</translation>
    </message>
    <message>
        <source>Which item card does {hunter} keep revealed?</source>
        <translation>Welche Gegenstandskarte hält {hunter} aufgedeckt?</translation>
    </message>
    <message>
        <source>Which road or railway is blocked?</source>
        <translation>Welche Straße oder Bahnstrecke wird gesperrt?</translation>
    </message>
    <message>
        <source>Which ticket pays for the carriage?</source>
        <translation>Mit welchem Fahrschein wird der Waggon bezahlt?</translation>
    </message>
    <message>
        <source>Who receives the blood?</source>
        <translation>Wer erhält das Blut?</translation>
    </message>
    <message>
        <source>With whom does {hunter} trade?</source>
        <translation>Mit wem tauscht {hunter}?</translation>
    </message>
    <message>
        <source>Wolves: which city?</source>
        <translation>Wölfe: Welche Stadt?</translation>
    </message>
    <message>
        <source>{actor} holds too many event cards: which one is discarded?</source>
        <translation>{actor} hat zu viele Ereigniskarten: Welche wird abgeworfen?</translation>
    </message>
    <message>
        <source>{actor} holds too many item cards: which one is discarded?</source>
        <translation>{actor} hat zu viele Gegenstandskarten: Welche wird abgeworfen?</translation>
    </message>
    <message>
        <source>{actor} holds too many tickets: which one is returned?</source>
        <translation>{actor} hat zu viele Fahrscheine: Welcher wird zurückgelegt?</translation>
    </message>
    <message>
        <source>{combat} would be canceled: play Enraged?</source>
        <translation>„{combat}“ würde aufgehoben: „Erzürnt“ ausspielen?</translation>
    </message>
    <message>
        <source>{event} was drawn: play it now?</source>
        <translation>Gezogen: {event}. Jetzt ausspielen?</translation>
    </message>
    <message>
        <source>{event}: its effect at once, or an ally?</source>
        <translation>{event}: sofort ausführen oder zu den Verbündeten legen?</translation>
    </message>
    <message>
        <source>{event}: scout a city, or keep as ally?</source>
        <translation>{event}: eine Stadt ausspähen oder die Karte zu den Verbündeten legen?</translation>
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
        <source>{hunter} is ambushed: {encounter}. Answer with a card?</source>
        <translation>Hinterhalt gegen {hunter}: {encounter}. Mit einer Karte antworten?</translation>
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
        <source>{hunter}: discard a weapon to be rid of the Spy?</source>
        <translation>{hunter}: eine Waffe abwerfen, um den Spion loszuwerden?</translation>
    </message>
    <message>
        <source>{hunter}: discard all items, or suffer 3 damage?</source>
        <translation>{hunter}: alle Gegenstände abwerfen oder 3 Schaden erleiden?</translation>
    </message>
    <message>
        <source>{hunter}: play a different card (Planned Ambush)?</source>
        <translation>{hunter}: eine andere Karte ausspielen („Geplanter Hinterhalt“)?</translation>
    </message>
    <message>
        <source>{hunter}: reveal an item card?</source>
        <translation>{hunter}: eine Gegenstandskarte aufdecken?</translation>
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
    <message>
        <source>{hunter}: which items are given up to the mob?</source>
        <translation>{hunter}: Welche Gegenstände werden der Bande überlassen?</translation>
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
    <name>fury3.summary</name>
    <message>
        <source>Bats follow {hunter}.</source>
        <translation>Fledermäuse folgen {hunter}.</translation>
    </message>
    <message>
        <source>Consecrated ground: {place}.</source>
        <translation>Geweihter Boden: {place}.</translation>
    </message>
    <message>
        <source>Dracula has {damage} of {health} damage.</source>
        <translation>Dracula hat {damage} von {health} Schaden.</translation>
    </message>
    <message>
        <source>Dracula is expected to lead by {points} points.</source>
        <translation>Erwarteter Vorsprung von Dracula in Punkten: {points}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat cards: {cards}.</source>
        <translation>Draculas Kampfkarten: {cards}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s figure stands on the board.</source>
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
        <source>Lair {space}: {place}.</source>
        <translation>Unterschlupf {space}: {place}.</translation>
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
        <source>Round {round} of a combat with a vampire: {encounter}.</source>
        <translation>Kampf gegen einen Vampir, Runde {round}: {encounter}.</translation>
    </message>
    <message>
        <source>Space {space} of the trail is empty.</source>
        <translation>Feld {space} der Spur ist leer.</translation>
    </message>
    <message>
        <source>Space {space} of the trail: {place}.</source>
        <translation>Feld {space} der Spur: {place}.</translation>
    </message>
    <message>
        <source>Storms: {places}.</source>
        <translation>Stürme: {places}.</translation>
    </message>
    <message>
        <source>The game is expected to stay even.</source>
        <translation>Das Spiel bleibt voraussichtlich ausgeglichen.</translation>
    </message>
    <message>
        <source>The hunters are expected to lead by {points} points.</source>
        <translation>Erwarteter Vorsprung der Jäger in Punkten: {points}.</translation>
    </message>
    <message>
        <source>There are no tokens on the map.</source>
        <translation>Auf dem Spielplan liegen keine Marker.</translation>
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
        <source>{event} is an ally in play.</source>
        <translation>Verbündet und im Spiel: {event}.</translation>
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
        <source>{hunter} is in {place} and has {damage} of {health} damage.</source>
        <translation>{hunter}: {place}, Schaden: {damage} von {health}.</translation>
    </message>
    <message>
        <source>{where} A rumor token lies there.</source>
        <translation>{where} Dort liegt ein Gerüchtemarker.</translation>
    </message>
    <message>
        <source>{where} Encounters: {cards}.</source>
        <translation>{where} Begegnungen: {cards}.</translation>
    </message>
    <message>
        <source>{where} {power} lies there.</source>
        <translation>{where} Dort liegt: {power}.</translation>
    </message>
</context>
<context>
    <name>fury3.tickets</name>
    <message>
        <source>ticket 1</source>
        <translation>Fahrschein 1</translation>
    </message>
    <message>
        <source>ticket 1/1</source>
        <translation>Fahrschein 1/1</translation>
    </message>
    <message>
        <source>ticket 2/1</source>
        <translation>Fahrschein 2/1</translation>
    </message>
    <message>
        <source>ticket 2/2</source>
        <translation>Fahrschein 2/2</translation>
    </message>
    <message>
        <source>ticket 3/2</source>
        <translation>Fahrschein 3/2</translation>
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
