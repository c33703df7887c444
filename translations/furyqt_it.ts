<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About furyqt</source>
        <translation>Informazioni su furyqt</translation>
    </message>
    <message>
        <source>An independent implementation by fans: it contains no art and no text of any publisher, and no publisher has endorsed it. Names of games belong to their owners.</source>
        <translation>Una realizzazione indipendente di appassionati: non contiene immagini né testi di alcun editore, e nessun editore l’ha approvata. I nomi dei giochi appartengono ai rispettivi proprietari.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it and pass it on, with the licence beside it.</source>
        <translation>Software libero con licenza MIT: usalo, modificalo e condividilo, sempre insieme alla licenza.</translation>
    </message>
    <message>
        <source>The hunt for the vampire Count across Europe, on one table, against a computer that reasons about what it cannot see.</source>
        <translation>La caccia al Conte vampiro attraverso l’Europa, su un unico tavolo, contro un computer che ragiona su ciò che non può vedere.</translation>
    </message>
    <message>
        <source>The map is drawn from public domain data.</source>
        <translation>La mappa è disegnata a partire da dati di pubblico dominio.</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}.</source>
        <translation>Versione {version}, con Qt {qt}.</translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>Find a move</source>
        <translation>Cerca una mossa</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Mosse valide</translation>
    </message>
    <message>
        <source>Type to find a move…</source>
        <translation>Digita per trovare una mossa…</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>About furyqt</source>
        <translation>Informazioni su furyqt</translation>
    </message>
    <message>
        <source>Continue Game</source>
        <translation>Continua partita</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema scuro</translation>
    </message>
    <message>
        <source>Finish Animations</source>
        <translation>Concludi animazioni</translation>
    </message>
    <message>
        <source>Fit Map</source>
        <translation>Adatta mappa</translation>
    </message>
    <message>
        <source>Full Screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Let the Computer Go On</source>
        <translation>Fai proseguire il computer</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema chiaro</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Main Menu</source>
        <translation>Menu principale</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Muovi ora</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Next Pane</source>
        <translation>Riquadro successivo</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Possible locations</source>
        <translation>Luoghi possibili</translation>
    </message>
    <message>
        <source>Previous Pane</source>
        <translation>Riquadro precedente</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti mossa</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Impostazioni…</translation>
    </message>
    <message>
        <source>Show Hint</source>
        <translation>Mostra suggerimento</translation>
    </message>
    <message>
        <source>Stop the Computer</source>
        <translation>Ferma il computer</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Lingua di sistema</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Uncover the Truth</source>
        <translation>Svela la verità</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla mossa</translation>
    </message>
    <message>
        <source>Watch This Game Again</source>
        <translation>Rivedi questa partita</translation>
    </message>
    <message>
        <source>Watch a Replay…</source>
        <translation>Guarda un replay…</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Riduci</translation>
    </message>
</context>
<context>
    <name>FiguresPanel</name>
    <message>
        <source>Hunters</source>
        <translation>Cacciatori</translation>
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
        <translation>{name}: {value} su {full}</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to Play</source>
        <translation>Come si gioca</translation>
    </message>
</context>
<context>
    <name>HintModel</name>
    <message>
        <source>50% is what the position promised before the search; more is better</source>
        <translation>50% è quanto prometteva la posizione prima della ricerca; di più è meglio</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>How often the search tried this move</source>
        <translation>Quante volte il computer ha esaminato questa mossa</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visite</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>A hint uses the full strength of the search, and only what you know.</source>
        <translation>Un suggerimento usa tutta la forza del computer, ma solo ciò che sai tu.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Ricerca della mossa migliore…</translation>
    </message>
    <message>
        <source>Moves the search tried</source>
        <translation>Mosse esaminate dal computer</translation>
    </message>
    <message>
        <source>No other move is possible.</source>
        <translation>Nessun’altra mossa è possibile.</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Gioca la mossa</translation>
    </message>
    <message>
        <source>Show Hint</source>
        <translation>Mostra suggerimento</translation>
    </message>
    <message>
        <source>What would the computer do?</source>
        <translation>Che cosa farebbe il computer?</translation>
    </message>
    <message>
        <source>Win estimate: {share}</source>
        <translation>Probabilità di vittoria stimata: {share}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Game Log</source>
        <translation>Registro di gioco</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong that should not have: {error}</source>
        <translation>Si è verificato un errore imprevisto: {error}</translation>
    </message>
    <message>
        <source>The details are in {file}.</source>
        <translation>I dettagli sono in {file}.</translation>
    </message>
    <message>
        <source>The game so far has been saved as {file}.</source>
        <translation>La partita è stata salvata fin qui come {file}.</translation>
    </message>
    <message>
        <source>This is not possible</source>
        <translation>Non è possibile</translation>
    </message>
</context>
<context>
    <name>MapTable</name>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Arrow keys travel along the roads, Enter chooses, plus and minus zoom, 0 shows the whole map.</source>
        <translation>Le frecce seguono le strade, Invio sceglie, più e meno ingrandiscono e riducono, 0 mostra tutta la mappa.</translation>
    </message>
    <message>
        <source>Map of Europe</source>
        <translation>Mappa dell’Europa</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Casual: always, and the record is marked</source>
        <translation>Libero: sempre, con nota nel registro</translation>
    </message>
    <message>
        <source>Choose another seed</source>
        <translation>Scegli un altro seme</translation>
    </message>
    <message>
        <source>Computer as {player}:</source>
        <translation>Computer come {player}:</translation>
    </message>
    <message>
        <source>Game:</source>
        <translation>Gioco:</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Nobody: watch the computer play itself</source>
        <translation>Nessuno: guarda giocare il computer</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Seme:</translation>
    </message>
    <message>
        <source>Start Game</source>
        <translation>Inizia partita</translation>
    </message>
    <message>
        <source>Strict: only what told you nothing new</source>
        <translation>Rigoroso: se non ti ha rivelato nulla</translation>
    </message>
    <message>
        <source>Taking back:</source>
        <translation>Annulla mossa:</translation>
    </message>
    <message>
        <source>The same seed and the same moves give the same game</source>
        <translation>Stesso seme e stesse mosse danno la stessa partita</translation>
    </message>
    <message>
        <source>You play:</source>
        <translation>Giochi con:</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>To move: {who}</source>
        <translation>Tocca a {who}</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Animation speed:</source>
        <translation>Velocità animazioni:</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema scuro</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Lingua:</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema chiaro</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Riduci movimento</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Show the possible places of Dracula on the map</source>
        <translation>Mostra sulla mappa i luoghi possibili di Dracula</translation>
    </message>
    <message>
        <source>Skip animations</source>
        <translation>Salta animazioni</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Lingua di sistema</translation>
    </message>
    <message>
        <source>Tell a screen reader what happens</source>
        <translation>Comunica al lettore schermo che cosa succede</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Dimensione testo:</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>Tema:</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Molto veloce</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>1 to 9</source>
        <translation>Da 1 a 9</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>In a replay: step, jump, play and pause</source>
        <translation>In un replay: passo, salto, riproduzione e pausa</translation>
    </message>
    <message>
        <source>In the list of moves: find a move by its name</source>
        <translation>Nell’elenco delle mosse: cerca una mossa per nome</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, Space</source>
        <translation>Sinistra, Destra, Home, Fine, Spazio</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>On the map: nearer, farther, the whole map</source>
        <translation>Sulla mappa: più vicino, più lontano, tutta la mappa</translation>
    </message>
    <message>
        <source>On the map: travel along roads, railways and sea routes</source>
        <translation>Sulla mappa: segui strade, ferrovie e rotte marittime</translation>
    </message>
    <message>
        <source>Play the move with this number</source>
        <translation>Gioca la mossa con questo numero</translation>
    </message>
    <message>
        <source>Play the selected move, or go to the place marked on the map</source>
        <translation>Gioca la mossa scelta o vai al luogo segnato sulla mappa</translation>
    </message>
    <message>
        <source>Plus, Minus, 0</source>
        <translation>Più, Meno, 0</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue Game</source>
        <translation>Continua partita</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>The hunt for the vampire Count across Europe</source>
        <translation>La caccia al Conte vampiro attraverso l’Europa</translation>
    </message>
    <message>
        <source>Watch Replay…</source>
        <translation>Guarda un replay…</translation>
    </message>
    <message>
        <source>{game}, you play {side}, {when}</source>
        <translation>{game}, giochi con: {side}, {when}</translation>
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
        <translation>Sconfitta.</translation>
    </message>
    <message>
        <source>Game Log</source>
        <translation>Registro di gioco</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Log or hint</source>
        <translation>Registro o suggerimento</translation>
    </message>
    <message>
        <source>The computer was stopped.</source>
        <translation>Il computer è stato fermato.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Vittoria!</translation>
    </message>
    <message>
        <source>{who}: the computer is thinking…</source>
        <translation>{who}: il computer sta pensando…</translation>
    </message>
    <message>
        <source>{why} Final score: {score}</source>
        <translation>{why} Punteggio finale: {score}</translation>
    </message>
</context>
<context>
    <name>TrailDelegate</name>
    <message>
        <source>hidden</source>
        <translation>nascosta</translation>
    </message>
    <message>
        <source>known</source>
        <translation>nota</translation>
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
        <translation>Percorso di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail, newest move first</source>
        <translation>Percorso di Dracula, dalla mossa più recente</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Jump to end</source>
        <translation>Vai alla fine</translation>
    </message>
    <message>
        <source>Jump to start</source>
        <translation>Vai all’inizio</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Mossa {number} di {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>replay</comment>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Posizione nella partita</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Punto di vista</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Passo avanti</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Let the computer play the best move found so far</source>
        <translation>Il computer gioca la mossa migliore trovata finora</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Muovi ora</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Stop the computer, to take back or look around</source>
        <translation>Ferma il computer per annullare o guardarti intorno</translation>
    </message>
    <message>
        <source>The computer is thinking</source>
        <translation>Il computer sta pensando</translation>
    </message>
    <message>
        <source>Uncover the truth</source>
        <translation>Svela la verità</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla mossa</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>Guarda il replay</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Rule variants</source>
        <translation>Varianti delle regole</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Games of furyqt (*{suffix})</source>
        <translation>Partite di furyqt (*{suffix})</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Watch a replay</source>
        <translation>Guarda un replay</translation>
    </message>
</context>
<context>
    <name>console</name>
    <message>
        <source>A number, a code in brackets or a part of the name chooses an action.</source>
        <translation>Un numero, un codice tra parentesi o una parte del nome sceglie un’azione.</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>La decisione è stata ripetuta.</translation>
    </message>
    <message>
        <source>In a strict game only a decision of your own that told you nothing new can be taken back.</source>
        <translation>In una partita rigorosa si può annullare solo una tua decisione che non ti ha rivelato nulla di nuovo.</translation>
    </message>
    <message>
        <source>Less likely places: {count}.</source>
        <translation>Luoghi meno probabili: {count}.</translation>
    </message>
    <message>
        <source>Nothing is known about where the hidden figure may be.</source>
        <translation>Del luogo della figura nascosta non si sa nulla.</translation>
    </message>
    <message>
        <source>One part of the situation: {topics}.</source>
        <translation>Una parte della situazione: {topics}.</translation>
    </message>
    <message>
        <source>The game is kept in {file}.</source>
        <translation>La partita è conservata in {file}.</translation>
    </message>
    <message>
        <source>The game is saved in {file}.</source>
        <translation>La partita è salvata in {file}.</translation>
    </message>
    <message>
        <source>The search would choose: {action} [{token}]. Win estimate: {percent}%.</source>
        <translation>Il computer sceglierebbe: {action} [{token}]. Probabilità di vittoria stimata: {percent}%.</translation>
    </message>
    <message>
        <source>There are {count} choices. “list” reads them all, “list” with a part of a name some.</source>
        <translation>Ci sono {count} scelte. «list» le elenca tutte, «list» con una parte di un nome solo quelle corrispondenti.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Non c’è niente da ripetere.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è niente da annullare.</translation>
    </message>
    <message>
        <source>Type the number, the code or a part of the name of what you choose, or “help”.</source>
        <translation>Digita il numero, il codice o una parte del nome di ciò che scegli, oppure «help» per l’aiuto.</translation>
    </message>
    <message>
        <source>Type “save” and the name of a file.</source>
        <translation>Digita «save» e il nome di un file.</translation>
    </message>
    <message>
        <source>Your last decision was taken back.</source>
        <translation>La tua ultima decisione è stata annullata.</translation>
    </message>
    <message>
        <source>hint: what the full-strength search would do.</source>
        <translation>hint: che cosa farebbe il computer a piena forza.</translation>
    </message>
    <message>
        <source>list: read the choices again; list NAME: only those with NAME in them.</source>
        <translation>list: elenca di nuovo le scelte; list NOME: solo quelle che contengono NOME.</translation>
    </message>
    <message>
        <source>log: everything that has happened.</source>
        <translation>log: tutto ciò che è successo.</translation>
    </message>
    <message>
        <source>look: the whole situation.</source>
        <translation>look: l’intera situazione.</translation>
    </message>
    <message>
        <source>places: where the hidden figure may be, with percentages.</source>
        <translation>places: dove può trovarsi la figura nascosta, con le percentuali.</translation>
    </message>
    <message>
        <source>quit: leave; the game is saved automatically.</source>
        <translation>quit: esci; la partita viene salvata automaticamente.</translation>
    </message>
    <message>
        <source>save FILE: write the record of the game to a file.</source>
        <translation>save FILE: scrivi il registro di gioco in un file.</translation>
    </message>
    <message>
        <source>undo, redo: take a decision back, or do it again.</source>
        <translation>undo, redo: annulla la mossa o ripetila.</translation>
    </message>
    <message>
        <source>{file} could not be written: {why}</source>
        <translation>Impossibile scrivere {file}: {why}</translation>
    </message>
    <message>
        <source>{place}: {percent}%</source>
        <translation>{place}: {percent}%</translation>
    </message>
    <message>
        <source>{player} knew:</source>
        <translation>{player} – ecco che cosa era noto:</translation>
    </message>
    <message>
        <source>{player}: the computer is thinking.</source>
        <translation>{player}: il computer sta pensando.</translation>
    </message>
    <message>
        <source>“{line}” fits {count} choices; “list {line}” reads them.</source>
        <translation>«{line}» corrisponde a {count} scelte; «list {line}» le elenca.</translation>
    </message>
    <message>
        <source>“{line}” is none of the choices; “list” reads them, “help” explains.</source>
        <translation>«{line}» non è tra le scelte; «list» le elenca, «help» spiega i comandi.</translation>
    </message>
</context>
<context>
    <name>controllers</name>
    <message>
        <source>The computer&apos;s thinking failed twice: this move is a random one.</source>
        <translation>Il ragionamento del computer è fallito due volte: questa mossa è casuale.</translation>
    </message>
    <message>
        <source>The computer&apos;s thinking stopped unexpectedly and was started again.</source>
        <translation>Il ragionamento del computer si è interrotto ed è stato riavviato.</translation>
    </message>
    <message>
        <source>The game is not being saved automatically: {why}</source>
        <translation>La partita non viene salvata automaticamente: {why}</translation>
    </message>
    <message>
        <source>The settings could not be read ({why}); the defaults are used.</source>
        <translation>Impossibile leggere le impostazioni ({why}); valgono quelle predefinite.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {why}</source>
        <translation>Impossibile salvare le impostazioni: {why}</translation>
    </message>
    <message>
        <source>The settings were damaged. They were set aside as {file}; the defaults are used.</source>
        <translation>Le impostazioni erano danneggiate. Sono state messe da parte come {file}; valgono quelle predefinite.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. Line {line}: {why}.</source>
        <translation>Impossibile aprire {file}. Riga {line}: {why}.</translation>
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
        <translation>Partita salvata come {file}.</translation>
    </message>
    <message>
        <source>The game could not be saved: {why}</source>
        <translation>Impossibile salvare la partita: {why}</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
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
        <translation>Facile</translation>
    </message>
    <message>
        <source>Greedy, without foresight</source>
        <translation>Avido, senza lungimiranza</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
</context>
<context>
    <name>lite.actions</name>
    <message>
        <source>Double Back {number}: {place}</source>
        <translation>Tornare indietro {number}: {place}</translation>
    </message>
    <message>
        <source>Give no move (disqualified)</source>
        <translation>Non dare alcuna mossa (squalifica)</translation>
    </message>
    <message>
        <source>Go to {place}</source>
        <translation>Muovere: {place}</translation>
    </message>
    <message>
        <source>Hide in {place}</source>
        <translation>Nascondersi: {place}</translation>
    </message>
    <message>
        <source>Rest in {place}</source>
        <translation>Riposare: {place}</translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <translation>Partenza: {place}</translation>
    </message>
    <message>
        <source>Stay in {place}</source>
        <translation>Restare: {place}</translation>
    </message>
    <message>
        <source>Teleport to Castle Dracula</source>
        <translation>Ritorno al Castello di Dracula</translation>
    </message>
</context>
<context>
    <name>lite.board</name>
    <message numerus="yes">
        <source>%n railway link(s)</source>
        <translation>
            <numerusform>%n tratta ferroviaria</numerusform>
            <numerusform>%n tratte ferroviarie</numerusform>
        </translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Sangue</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Castello di Dracula</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood: a meeting costs him 10, the sea 2; his castle gives 10.</source>
        <translation>Il sangue di Dracula: ogni scontro gli costa 10, il mare 2; il suo castello gli dà 10.</translation>
    </message>
    <message>
        <source>Every round costs the hunters 1, a death 6, a matured vampire 13.</source>
        <translation>Ogni round costa ai Cacciatori 1, una morte 6, un vampiro maturato 13.</translation>
    </message>
    <message>
        <source>Every thirteenth round Dracula can leave an immature vampire.</source>
        <translation>Ogni tredicesimo round Dracula può lasciare un vampiro immaturo.</translation>
    </message>
    <message>
        <source>Four rests in a row reveal the oldest move of the trail.</source>
        <translation>Quattro riposi di fila rivelano la mossa più vecchia del Percorso.</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Ospedale</translation>
    </message>
    <message>
        <source>In a city Dracula leaves an immature vampire this round.</source>
        <translation>In una città, in questo round, Dracula lascia un vampiro immaturo.</translation>
    </message>
    <message>
        <source>One more rest researches the oldest move of the trail.</source>
        <translation>Ancora un riposo e, indagando, si scopre la mossa più vecchia del Percorso.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porto</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Ferrovia</translation>
    </message>
    <message>
        <source>Rests</source>
        <translation>Riposi</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Strada</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Sea route</source>
        <translation>Rotta marittima</translation>
    </message>
    <message>
        <source>Sea zone</source>
        <translation>Zona di mare</translation>
    </message>
    <message>
        <source>Trail {number}: {move}, {known}, with a trap.</source>
        <translation>Percorso {number}: {move}, {known}, con una trappola.</translation>
    </message>
    <message>
        <source>Trail {number}: {move}, {known}, with an immature vampire.</source>
        <translation>Percorso {number}: {move}, {known}, con un vampiro immaturo.</translation>
    </message>
    <message>
        <source>Trail {number}: {move}, {known}.</source>
        <translation>Percorso {number}: {move}, {known}.</translation>
    </message>
    <message>
        <source>disqualified</source>
        <translation>squalifica</translation>
    </message>
    <message>
        <source>hidden from the hunters</source>
        <translation>nascosta ai Cacciatori</translation>
    </message>
    <message>
        <source>in hospital</source>
        <translation>in ospedale</translation>
    </message>
    <message>
        <source>known to the hunters</source>
        <translation>nota ai Cacciatori</translation>
    </message>
    <message>
        <source>no railway links</source>
        <translation>niente ferrovia</translation>
    </message>
    <message>
        <source>{move} to {place}</source>
        <translation>{move}, destinazione: {place}</translation>
    </message>
    <message>
        <source>{name}: {place}; life {life} of {full}; {reach}</source>
        <translation>{name}: {place}; punti vita {life} su {full}; {reach}</translation>
    </message>
    <message>
        <source>{name}: {place}; {status}; life {life} of {full}; {reach}</source>
        <translation>{name}: {place}; {status}; punti vita {life} su {full}; {reach}</translation>
    </message>
</context>
<context>
    <name>lite.events</name>
    <message numerus="yes">
        <source>%n trap(s) hurt {hunter}.</source>
        <translation>
            <numerusform>%n trappola colpisce {hunter}.</numerusform>
            <numerusform>%n trappole colpiscono {hunter}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trap vanishes at the end of the trail.</source>
        <translation>Alla fine del Percorso scompare una trappola.</translation>
    </message>
    <message>
        <source>A vampire has matured!</source>
        <translation>Un vampiro è maturato!</translation>
    </message>
    <message>
        <source>Dracula is destroyed. Final score: {score}.</source>
        <translation>Dracula è distrutto. Punteggio finale: {score}.</translation>
    </message>
    <message>
        <source>Dracula lays a trap.</source>
        <translation>Dracula piazza una trappola.</translation>
    </message>
    <message>
        <source>Dracula leaves an immature vampire.</source>
        <translation>Dracula lascia un vampiro immaturo.</translation>
    </message>
    <message>
        <source>Dracula&apos;s move: {move} ({place}).</source>
        <translation>Mossa di Dracula: {move} ({place}).</translation>
    </message>
    <message>
        <source>Dracula&apos;s move: {move}.</source>
        <translation>Mossa di Dracula: {move}.</translation>
    </message>
    <message>
        <source>Revealed: Dracula&apos;s move of round {round} was {move}.</source>
        <translation>Rivelata: la mossa di Dracula del round {round} era {move}.</translation>
    </message>
    <message>
        <source>Round {round} is over: score {score}.</source>
        <translation>Fine del round {round}: punteggio {score}.</translation>
    </message>
    <message>
        <source>The castle gives Dracula strength: {blood} blood.</source>
        <translation>Il castello dà nuova forza a Dracula. Punti sangue: {blood}.</translation>
    </message>
    <message>
        <source>The hunters&apos; research uncovers the oldest move of the trail.</source>
        <translation>Indagando, i Cacciatori scoprono la mossa più vecchia del Percorso.</translation>
    </message>
    <message>
        <source>The score is used up: Europe falls to Dracula.</source>
        <translation>Il punteggio è esaurito: l’Europa cade in mano a Dracula.</translation>
    </message>
    <message>
        <source>The sea costs Dracula blood: {blood} left.</source>
        <translation>Il mare costa sangue a Dracula. Punti sangue rimasti: {blood}.</translation>
    </message>
    <message>
        <source>{figure} is disqualified.</source>
        <translation>Squalifica per {figure}.</translation>
    </message>
    <message>
        <source>{hunter} destroys an immature vampire.</source>
        <translation>{hunter} distrugge un vampiro immaturo.</translation>
    </message>
    <message>
        <source>{hunter} goes to {place}.</source>
        <translation>Mossa di {hunter}: {place}.</translation>
    </message>
    <message>
        <source>{hunter} is brought to the hospital.</source>
        <translation>{hunter} finisce in ospedale.</translation>
    </message>
    <message>
        <source>{hunter} meets Dracula, who has {blood} blood left.</source>
        <translation>{hunter} affronta Dracula. Punti sangue rimasti a Dracula: {blood}.</translation>
    </message>
    <message>
        <source>{hunter} rests and has {life} life.</source>
        <translation>{hunter} riposa. Punti vita: {life}.</translation>
    </message>
</context>
<context>
    <name>lite.help</name>
    <message>
        <source>A hunter follows one road, sails one stretch, or rides up to as many railway links as his line among the hunters says; the number changes every round. Staying is resting: it gives 3 life back, to at most 9. When all four rest in a row, the oldest move of the trail is revealed.</source>
        <translation>Un Cacciatore segue una strada, naviga per un tratto oppure prende la ferrovia, al massimo per tante tratte quante ne indica la sua riga tra i Cacciatori; il numero cambia a ogni round. Restare significa riposare: restituisce 3 punti vita, fino a un massimo di 9. Quando tutti e quattro riposano di fila, viene rivelata la mossa più vecchia del Percorso.</translation>
    </message>
    <message>
        <source>A hunter&apos;s turn</source>
        <translation>Turno di un Cacciatore</translation>
    </message>
    <message>
        <source>Dracula uses roads and the sea, never railways, and never enters the hospital. He may not repeat one of his last five moves. Once in five moves each he may Hide, which is staying in a city, and Double Back to a place of his trail. When nothing is left he returns to his castle.</source>
        <translation>Dracula usa le strade e il mare, mai la ferrovia, e non entra mai nell’ospedale. Non può ripetere una delle sue ultime cinque mosse. Una volta ciascuna ogni cinque mosse può Nascondersi, cioè restare in una città, e Tornare indietro in un luogo del suo Percorso. Quando non gli resta altro, ritorna al suo castello.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn</source>
        <translation>Turno di Dracula</translation>
    </message>
    <message>
        <source>Four hunters chase Dracula across Europe. He moves unseen and leaves a trail of six moves behind him. The score begins at 366 and only falls: by 1 every round, by 6 whenever a hunter is brought to the hospital, by 13 whenever a vampire matures. The hunters win when Dracula has no blood left; Dracula wins when the score is used up.</source>
        <translation>Quattro Cacciatori inseguono Dracula attraverso l’Europa. Il Conte si muove senza essere visto e lascia dietro di sé un Percorso di sei mosse. Il punteggio parte da 366 e può solo scendere: di 1 a ogni round, di 6 ogni volta che un Cacciatore finisce in ospedale, di 13 ogni volta che un vampiro matura. I Cacciatori vincono quando Dracula non ha più sangue; Dracula vince quando il punteggio è esaurito.</translation>
    </message>
    <message>
        <source>In a city he lays a trap, or in every thirteenth round leaves an immature vampire that matures when its move leaves the trail. A city holds at most three. The sea costs him 2 blood a turn, his castle gives him 10 and shows where he is.</source>
        <translation>In una città piazza una trappola oppure, ogni tredicesimo round, lascia un vampiro immaturo, che matura quando la sua mossa esce dal Percorso. Una città contiene al massimo tre di questi Incontri. Il mare gli costa 2 punti sangue a turno, il suo castello gliene dà 10 e rivela dove si trova.</translation>
    </message>
    <message>
        <source>In a city of the trail everything that happened there comes to light. Each trap costs 2 life, an immature vampire is destroyed, and a hunter who meets Dracula costs him 10 blood and loses 4 life. Without life left he wakes up in the hospital, with all his life, in his next turn. At sea nothing happens.</source>
        <translation>In una città del Percorso viene alla luce tutto ciò che vi è successo. Ogni trappola costa 2 punti vita, un vampiro immaturo viene distrutto, e un Cacciatore che affronta Dracula gli costa 10 punti sangue e perde 4 punti vita. Chi resta senza punti vita si risveglia in ospedale al turno successivo, con tutti i suoi punti vita. In mare non succede nulla.</translation>
    </message>
    <message>
        <source>Of Dracula&apos;s moves they see only whether he is in a city or at sea; Double Back and the return to the castle are always seen. The violet discs on the map are the places where he can still be: the larger, the likelier. They follow from what the hunters were told and from nothing else.</source>
        <translation>Delle mosse di Dracula vedono solo se è in città o in mare; Tornare indietro e il ritorno al castello si vedono sempre. I dischi viola sulla mappa sono i luoghi in cui può ancora trovarsi: più sono grandi, più è probabile. Derivano solo da ciò che i Cacciatori hanno appreso, e da nient’altro.</translation>
    </message>
    <message>
        <source>The hunt</source>
        <translation>La caccia</translation>
    </message>
    <message>
        <source>What Dracula leaves</source>
        <translation>Che cosa lascia Dracula</translation>
    </message>
    <message>
        <source>What a hunter finds</source>
        <translation>Che cosa trova un Cacciatore</translation>
    </message>
    <message>
        <source>What the hunters see</source>
        <translation>Che cosa vedono i Cacciatori</translation>
    </message>
</context>
<context>
    <name>lite.options</name>
    <message>
        <source>A Hide is shown to the hunters</source>
        <translation>I Cacciatori vedono Nascondersi</translation>
    </message>
    <message>
        <source>Dracula may not repeat</source>
        <translation>Dracula non può ripetere</translation>
    </message>
    <message>
        <source>Encounters in one city</source>
        <translation>Incontri in una città</translation>
    </message>
    <message>
        <source>Giving no move</source>
        <translation>Non dare alcuna mossa</translation>
    </message>
    <message>
        <source>Naming his present place</source>
        <translation>Indicare il luogo attuale</translation>
    </message>
    <message>
        <source>Research needs four rests</source>
        <translation>Indagare: quattro riposi</translation>
    </message>
    <message>
        <source>Resting at sea</source>
        <translation>Riposare in mare</translation>
    </message>
    <message>
        <source>Sharing a sea with a hunter</source>
        <translation>Mare condiviso con Cacciatori</translation>
    </message>
    <message>
        <source>a move of his last five</source>
        <translation>le ultime cinque mosse</translation>
    </message>
    <message>
        <source>a place of his last five moves (2012)</source>
        <translation>gli ultimi cinque luoghi (2012)</translation>
    </message>
    <message>
        <source>as the sixth move of the trail</source>
        <translation>come sesta mossa del Percorso</translation>
    </message>
    <message>
        <source>at most three</source>
        <translation>al massimo tre</translation>
    </message>
    <message>
        <source>disqualifies the figure</source>
        <translation>squalifica la figura</translation>
    </message>
    <message>
        <source>gives life back</source>
        <translation>restituisce punti vita</translation>
    </message>
    <message>
        <source>gives no life</source>
        <translation>non dà punti vita</translation>
    </message>
    <message>
        <source>in a row</source>
        <translation>di fila</translation>
    </message>
    <message>
        <source>in one round (2012)</source>
        <translation>in un solo round (2012)</translation>
    </message>
    <message>
        <source>is a legal move of Dracula</source>
        <translation>è una mossa valida</translation>
    </message>
    <message>
        <source>is never legal (2019)</source>
        <translation>non è mai valido (2019)</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation>non è permesso</translation>
    </message>
    <message>
        <source>no limit (2012)</source>
        <translation>nessun limite (2012)</translation>
    </message>
    <message>
        <source>one turn later (2012)</source>
        <translation>un turno dopo (2012)</translation>
    </message>
    <message>
        <source>reveals nothing</source>
        <translation>non rivela nulla</translation>
    </message>
    <message>
        <source>reveals the sea (2012)</source>
        <translation>rivela il mare (2012)</translation>
    </message>
</context>
<context>
    <name>lite.prompts</name>
    <message>
        <source>Choose Dracula&apos;s move.</source>
        <translation>Scegli la mossa di Dracula.</translation>
    </message>
    <message>
        <source>Choose Dracula&apos;s starting place.</source>
        <translation>Scegli il luogo di partenza di Dracula.</translation>
    </message>
    <message>
        <source>Choose a destination for {hunter}.</source>
        <translation>Scegli una destinazione per {hunter}.</translation>
    </message>
    <message>
        <source>Choose a starting place for {hunter}.</source>
        <translation>Scegli un luogo di partenza per {hunter}.</translation>
    </message>
</context>
<context>
    <name>lite.reasons</name>
    <message>
        <source>Dracula cannot start in the hospital.</source>
        <translation>Dracula non può partire dall’ospedale.</translation>
    </message>
    <message>
        <source>Dracula never enters the hospital.</source>
        <translation>Dracula non entra mai nell’ospedale.</translation>
    </message>
    <message>
        <source>The move to {place} is still among Dracula&apos;s last five moves.</source>
        <translation>Questa mossa è ancora tra le ultime cinque di Dracula: {place}.</translation>
    </message>
    <message>
        <source>{place} is too far away this turn.</source>
        <translation>Troppo lontano in questo turno: {place}.</translation>
    </message>
</context>
<context>
    <name>lite.summary</name>
    <message numerus="yes">
        <source>%n trap(s) are on the trail.</source>
        <translation>
            <numerusform>Sul Percorso c’è %n trappola.</numerusform>
            <numerusform>Sul Percorso ci sono %n trappole.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula has not moved yet.</source>
        <translation>Dracula non si è ancora mosso.</translation>
    </message>
    <message>
        <source>Dracula has {blood} blood.</source>
        <translation>Punti sangue di Dracula: {blood}.</translation>
    </message>
    <message>
        <source>Move {age} of the trail: {move} ({place}).</source>
        <translation>Mossa {age} del Percorso: {move} ({place}).</translation>
    </message>
    <message>
        <source>Move {age} of the trail: {move}.</source>
        <translation>Mossa {age} del Percorso: {move}.</translation>
    </message>
    <message>
        <source>Round {round}, score {score}: it is {figure}&apos;s turn.</source>
        <translation>Round {round}, punteggio {score}: tocca a {figure}.</translation>
    </message>
    <message>
        <source>The game ended in round {round} with a score of {score}.</source>
        <translation>La partita è finita al round {round} con punteggio {score}.</translation>
    </message>
    <message>
        <source>{hunter} is in {place} and has {life} life.</source>
        <translation>{hunter}: {place}, punti vita: {life}.</translation>
    </message>
    <message>
        <source>{hunter} is not on the map yet.</source>
        <translation>{hunter} non è ancora sulla mappa.</translation>
    </message>
    <message>
        <source>{hunter} lies in the hospital and returns with full life.</source>
        <translation>{hunter} è in ospedale e torna con tutti i punti vita.</translation>
    </message>
    <message>
        <source>{move} A trap lies there.</source>
        <translation>{move} Lì c’è una trappola.</translation>
    </message>
    <message>
        <source>{move} An immature vampire is there.</source>
        <translation>{move} Lì c’è un vampiro immaturo.</translation>
    </message>
</context>
<context>
    <name>lite.words</name>
    <message>
        <source>Double Back {number}</source>
        <translation>Tornare indietro {number}</translation>
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
        <translation>Dracula è stato distrutto.</translation>
    </message>
    <message>
        <source>Europe has fallen into darkness.</source>
        <translation>L’Europa è sprofondata nelle tenebre.</translation>
    </message>
    <message>
        <source>Expected final score: {score}</source>
        <translation>Punteggio finale previsto: {score}</translation>
    </message>
    <message>
        <source>Four hunters chase Dracula across Europe. He leaves a trail of six moves, traps and young vampires; every round costs the hunters a point.</source>
        <translation>Quattro Cacciatori inseguono Dracula attraverso l’Europa. Il Conte lascia un Percorso di sei mosse, trappole e giovani vampiri; ogni round costa un punto ai Cacciatori.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondersi</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Cacciatori</translation>
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
        <translation>Ritorno al Castello di Dracula</translation>
    </message>
    <message>
        <source>The Hunt (simplified game)</source>
        <translation>La caccia (gioco semplificato)</translation>
    </message>
    <message>
        <source>Unknown city</source>
        <translation>Città sconosciuta</translation>
    </message>
    <message>
        <source>Unknown sea zone</source>
        <translation>Zona di mare sconosciuta</translation>
    </message>
    <message>
        <source>Van Helsing</source>
        <translation>Van Helsing</translation>
    </message>
    <message>
        <source>not on the map yet</source>
        <translation>non ancora sulla mappa</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>Adriatic Sea</source>
        <translation>Mare Adriatico</translation>
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
        <translation>Atene</translation>
    </message>
    <message>
        <source>Atlantic Ocean</source>
        <translation>Oceano Atlantico</translation>
    </message>
    <message>
        <source>Barcelona</source>
        <translation>Barcellona</translation>
    </message>
    <message>
        <source>Bari</source>
        <translation>Bari</translation>
    </message>
    <message>
        <source>Bay of Biscay</source>
        <translation>Golfo di Biscaglia</translation>
    </message>
    <message>
        <source>Belgrade</source>
        <translation>Belgrado</translation>
    </message>
    <message>
        <source>Berlin</source>
        <translation>Berlino</translation>
    </message>
    <message>
        <source>Black Sea</source>
        <translation>Mar Nero</translation>
    </message>
    <message>
        <source>Bordeaux</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Brussels</source>
        <translation>Bruxelles</translation>
    </message>
    <message>
        <source>Bucharest</source>
        <translation>Bucarest</translation>
    </message>
    <message>
        <source>Budapest</source>
        <translation>Budapest</translation>
    </message>
    <message>
        <source>Cadiz</source>
        <translation>Cadice</translation>
    </message>
    <message>
        <source>Cagliari</source>
        <translation>Cagliari</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Castello di Dracula</translation>
    </message>
    <message>
        <source>Clermont-Ferrand</source>
        <translation>Clermont-Ferrand</translation>
    </message>
    <message>
        <source>Cologne</source>
        <translation>Colonia</translation>
    </message>
    <message>
        <source>Constanta</source>
        <translation>Costanza</translation>
    </message>
    <message>
        <source>Dublin</source>
        <translation>Dublino</translation>
    </message>
    <message>
        <source>Edinburgh</source>
        <translation>Edimburgo</translation>
    </message>
    <message>
        <source>English Channel</source>
        <translation>La Manica</translation>
    </message>
    <message>
        <source>Florence</source>
        <translation>Firenze</translation>
    </message>
    <message>
        <source>Frankfurt</source>
        <translation>Francoforte</translation>
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
        <translation>Ginevra</translation>
    </message>
    <message>
        <source>Genoa</source>
        <translation>Genova</translation>
    </message>
    <message>
        <source>Granada</source>
        <translation>Granada</translation>
    </message>
    <message>
        <source>Hamburg</source>
        <translation>Amburgo</translation>
    </message>
    <message>
        <source>Ionian Sea</source>
        <translation>Mar Ionio</translation>
    </message>
    <message>
        <source>Irish Sea</source>
        <translation>Mare d’Irlanda</translation>
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
        <translation>Lipsia</translation>
    </message>
    <message>
        <source>Lisbon</source>
        <translation>Lisbona</translation>
    </message>
    <message>
        <source>Liverpool</source>
        <translation>Liverpool</translation>
    </message>
    <message>
        <source>London</source>
        <translation>Londra</translation>
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
        <translation>Marsiglia</translation>
    </message>
    <message>
        <source>Mediterranean Sea</source>
        <translation>Mar Mediterraneo</translation>
    </message>
    <message>
        <source>Milan</source>
        <translation>Milano</translation>
    </message>
    <message>
        <source>Munich</source>
        <translation>Monaco di Baviera</translation>
    </message>
    <message>
        <source>Nantes</source>
        <translation>Nantes</translation>
    </message>
    <message>
        <source>Naples</source>
        <translation>Napoli</translation>
    </message>
    <message>
        <source>North Atlantic</source>
        <translation>Nord Atlantico</translation>
    </message>
    <message>
        <source>North Sea</source>
        <translation>Mare del Nord</translation>
    </message>
    <message>
        <source>Nuremberg</source>
        <translation>Norimberga</translation>
    </message>
    <message>
        <source>Nuremburg</source>
        <translation>Norimberga</translation>
    </message>
    <message>
        <source>Paris</source>
        <translation>Parigi</translation>
    </message>
    <message>
        <source>Plymouth</source>
        <translation>Plymouth</translation>
    </message>
    <message>
        <source>Prague</source>
        <translation>Praga</translation>
    </message>
    <message>
        <source>Rome</source>
        <translation>Roma</translation>
    </message>
    <message>
        <source>Salonica</source>
        <translation>Salonicco</translation>
    </message>
    <message>
        <source>Santander</source>
        <translation>Santander</translation>
    </message>
    <message>
        <source>Saragossa</source>
        <translation>Saragozza</translation>
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
        <translation>Sud Atlantico</translation>
    </message>
    <message>
        <source>St. Joseph &amp; St. Mary</source>
        <translation>San Giuseppe e Santa Maria</translation>
    </message>
    <message>
        <source>Strasbourg</source>
        <translation>Strasburgo</translation>
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
        <translation>Tolosa</translation>
    </message>
    <message>
        <source>Tyrrhenian Sea</source>
        <translation>Mar Tirreno</translation>
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
        <translation>Venezia</translation>
    </message>
    <message>
        <source>Vienna</source>
        <translation>Vienna</translation>
    </message>
    <message>
        <source>Zagreb</source>
        <translation>Zagabria</translation>
    </message>
    <message>
        <source>Zurich</source>
        <translation>Zurigo</translation>
    </message>
</context>
<context>
    <name>trail</name>
    <message>
        <source>empty space of the trail</source>
        <translation>spazio vuoto del Percorso</translation>
    </message>
</context>
</TS>
