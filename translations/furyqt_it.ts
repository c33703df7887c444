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
    <name>CardsPanel</name>
    <message>
        <source>Cards and tokens</source>
        <translation>Carte e segnalini</translation>
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
    <message>
        <source>Your figures:</source>
        <translation>Le tue figure:</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>The computer plays those you leave out</source>
        <translation>Le altre le muove il computer</translation>
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
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
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
        <source>Log, hint or cards</source>
        <translation>Registro, suggerimento o carte</translation>
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
    <name>fury3</name>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Dracula is destroyed: the hunters win.</source>
        <translation>Dracula è distrutto: i Cacciatori vincono.</translation>
    </message>
    <message>
        <source>Dracula&apos;s influence covers Europe: Dracula wins.</source>
        <translation>L’Influenza di Dracula copre l’Europa: Dracula vince.</translation>
    </message>
    <message>
        <source>Four hunters search Europe for Dracula, who leaves hideouts and vampires on his hidden trail.</source>
        <translation>Quattro Cacciatori cercano Dracula in tutta Europa, mentre lui lascia Nascondigli e vampiri sul suo Percorso nascosto.</translation>
    </message>
    <message>
        <source>Fury of Dracula, third edition</source>
        <translation>La Furia di Dracula, terza edizione</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>a ticket</source>
        <translation>un biglietto</translation>
    </message>
    <message>
        <source>an encounter card</source>
        <translation>una carta incontro</translation>
    </message>
    <message>
        <source>an event card</source>
        <translation>una carta evento</translation>
    </message>
    <message>
        <source>an item card</source>
        <translation>una carta oggetto</translation>
    </message>
    <message>
        <source>an unknown city</source>
        <translation>una città ignota</translation>
    </message>
    <message>
        <source>an unknown sea zone</source>
        <translation>una zona di mare ignota</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>da nessuna parte</translation>
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
            <numerusform>%n morso</numerusform>
            <numerusform>%n morsi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n encounter(s)</source>
        <translation>
            <numerusform>%n Incontro</numerusform>
            <numerusform>%n Incontri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event card(s)</source>
        <translation>
            <numerusform>%n carta evento</numerusform>
            <numerusform>%n carte evento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item card(s)</source>
        <translation>
            <numerusform>%n carta oggetto</numerusform>
            <numerusform>%n carte oggetto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rumor token(s)</source>
        <translation>
            <numerusform>%n segnalino Diceria</numerusform>
            <numerusform>%n segnalini Diceria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s)</source>
        <translation>
            <numerusform>%n biglietto</numerusform>
            <numerusform>%n biglietti</numerusform>
        </translation>
    </message>
    <message>
        <source>A defeated hunter gives 2 influence, and 1 for every despair token. Escape cards fail until more cards were played than there are despair tokens. With three of them, every city card and Hide placed on the trail gives 3 influence.</source>
        <translation>Un Cacciatore sconfitto dà 2 punti Influenza, più 1 per ogni segnalino Disperazione. Le carte Fuga non hanno effetto finché le carte giocate non sono più dei segnalini Disperazione. Con tre di questi segnalini, ogni carta città e ogni carta Nascondersi piazzata sul Percorso dà 3 punti Influenza.</translation>
    </message>
    <message>
        <source>A storm closes {place}.</source>
        <translation>{place}: una tempesta impedisce il passaggio.</translation>
    </message>
    <message>
        <source>Always weakened. Her action in a city with another hunter: asking if Dracula is in her region.</source>
        <translation>Sempre indebolita. La sua azione in una città con un altro Cacciatore: chiedere se Dracula è nella regione di Mina.</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Castello di Dracula</translation>
    </message>
    <message>
        <source>Combat, round {round}</source>
        <translation>Combattimento, round {round}</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danno</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Disperazione</translation>
    </message>
    <message>
        <source>Discarded: {cards}</source>
        <translation>Carte scartate: {cards}</translation>
    </message>
    <message>
        <source>Dracula can never enter a hospital.</source>
        <translation>Dracula non può mai entrare in un ospedale.</translation>
    </message>
    <message>
        <source>Dracula wins when his influence reaches 13.</source>
        <translation>Dracula vince quando la sua Influenza raggiunge 13.</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally: {card}</source>
        <translation>Alleato di Dracula: {card}</translation>
    </message>
    <message>
        <source>Dracula&apos;s hand: {card}</source>
        <translation>Mano di Dracula: {card}</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Incontri</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Fri</source>
        <translation>Ven</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Ospedale</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>In gioco</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Oggetti</translation>
    </message>
    <message>
        <source>Lair {slot}: {place}</source>
        <translation>Covo {slot}: {place}</translation>
    </message>
    <message>
        <source>Lairs</source>
        <translation>Covi</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Città grande</translation>
    </message>
    <message>
        <source>Last round: {card}, which rests now.</source>
        <translation>Round precedente: {card} (carta ora a riposo).</translation>
    </message>
    <message>
        <source>May trade events with a hunter anywhere; only a third bite defeats him.</source>
        <translation>Può scambiare eventi con un Cacciatore ovunque si trovi; solo un terzo Morso lo sconfigge.</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>Lun</translation>
    </message>
    <message>
        <source>One token for every week: defeats give more influence, escapes come later.</source>
        <translation>Un segnalino per ogni settimana: le sconfitte danno più Influenza, le fughe arrivano più tardi.</translation>
    </message>
    <message>
        <source>Played: {cards}</source>
        <translation>Carte giocate: {cards}</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porto</translation>
    </message>
    <message>
        <source>Rests heal 2 for himself and for every hunter in his city; he holds four items and four events.</source>
        <translation>Quando riposa, lui e ogni altro Cacciatore nella sua città recuperano 2 danni; può tenere quattro oggetti e quattro eventi.</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Strada</translation>
    </message>
    <message>
        <source>Sat</source>
        <translation>Sab</translation>
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
        <source>Small city</source>
        <translation>Città piccola</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Dom</translation>
    </message>
    <message>
        <source>Takes two items instead of one when he takes supplies, and may take two tickets when he reserves.</source>
        <translation>Quando si rifornisce prende due oggetti anziché uno; quando prenota può prendere due biglietti.</translation>
    </message>
    <message>
        <source>The hunters win when Dracula has suffered 15 damage.</source>
        <translation>I Cacciatori vincono quando Dracula ha subito 15 danni.</translation>
    </message>
    <message>
        <source>The hunters&apos; ally: {card}</source>
        <translation>Alleato dei Cacciatori: {card}</translation>
    </message>
    <message>
        <source>The top event card is Dracula&apos;s</source>
        <translation>La prima carta evento è di Dracula</translation>
    </message>
    <message>
        <source>The top event card is the hunters&apos;</source>
        <translation>La prima carta evento è dei Cacciatori</translation>
    </message>
    <message>
        <source>The week, and the day or night of the hunter phase.</source>
        <translation>La settimana, e il giorno o la notte della fase dei Cacciatori.</translation>
    </message>
    <message>
        <source>Thu</source>
        <translation>Gio</translation>
    </message>
    <message>
        <source>Trail {number}: {face}, {known}.</source>
        <translation>Percorso {number}: {face}, {known}.</translation>
    </message>
    <message>
        <source>Trail {number}: {face}, {known}; {contents}.</source>
        <translation>Percorso {number}: {face}, {known}; {contents}.</translation>
    </message>
    <message>
        <source>Tue</source>
        <translation>Mar</translation>
    </message>
    <message>
        <source>Wed</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Week {week}, day</source>
        <translation>Sett. {week}, giorno</translation>
    </message>
    <message>
        <source>Week {week}, night</source>
        <translation>Sett. {week}, notte</translation>
    </message>
    <message>
        <source>White railway</source>
        <translation>Ferrovia bianca</translation>
    </message>
    <message>
        <source>Yellow railway</source>
        <translation>Ferrovia gialla</translation>
    </message>
    <message>
        <source>a heavenly host</source>
        <translation>un’ostia consacrata</translation>
    </message>
    <message>
        <source>a roadblock</source>
        <translation>una strada bloccata</translation>
    </message>
    <message>
        <source>a storm</source>
        <translation>una tempesta</translation>
    </message>
    <message>
        <source>bats</source>
        <translation>pipistrelli</translation>
    </message>
    <message>
        <source>combat round {round}</source>
        <translation>round di combattimento {round}</translation>
    </message>
    <message>
        <source>consecrated ground</source>
        <translation>terreno consacrato</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>fuori combattimento</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>rallentamento</translation>
    </message>
    <message>
        <source>engaged: {hunter}</source>
        <translation>Cacciatore ingaggiato: {hunter}</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>nebbia</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
    <message>
        <source>hidden from the hunters</source>
        <translation>nascosta ai Cacciatori</translation>
    </message>
    <message>
        <source>in play: {cards}</source>
        <translation>in gioco: {cards}</translation>
    </message>
    <message>
        <source>known to the hunters</source>
        <translation>nota ai Cacciatori</translation>
    </message>
    <message>
        <source>mesmerized</source>
        <translation>sotto ipnosi</translation>
    </message>
    <message>
        <source>not twice in a row: {card}</source>
        <translation>non due volte di seguito: {card}</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>rivelato</translation>
    </message>
    <message>
        <source>rumor</source>
        <translation>diceria</translation>
    </message>
    <message>
        <source>still to act: {hunters}</source>
        <translation>devono ancora agire: {hunters}</translation>
    </message>
    <message>
        <source>tickets {values}</source>
        <translation>biglietti: {values}</translation>
    </message>
    <message>
        <source>{card} (revealed)</source>
        <translation>{card} (rivelata)</translation>
    </message>
    <message>
        <source>{card} protects Lord Godalming</source>
        <translation>{card} protegge Lord Godalming</translation>
    </message>
    <message>
        <source>{card} ×{count}</source>
        <translation>{card} ×{count}</translation>
    </message>
    <message>
        <source>{name} ({damage} damage)</source>
        <translation>{name} (danni: {damage})</translation>
    </message>
    <message>
        <source>{name}: damage {damage} of {full}</source>
        <translation>{name}: danni {damage} su {full}</translation>
    </message>
    <message>
        <source>{name}: {cards} in the deck, {discards} discarded</source>
        <translation>{name}: {cards} nel mazzo, {discards} negli scarti</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name}: {place}; health {life} of {full}; {reach}</source>
        <translation>{name}: {place}; salute {life} su {full}; {reach}</translation>
    </message>
    <message>
        <source>{name}: {place}; {status}; health {life} of {full}; {reach}</source>
        <translation>{name}: {place}; {status}; salute {life} su {full}; {reach}</translation>
    </message>
    <message>
        <source>{place} cannot be chosen now.</source>
        <translation>Ora non si può scegliere: {place}.</translation>
    </message>
    <message>
        <source>{place} is protected.</source>
        <translation>{place} è sotto protezione.</translation>
    </message>
    <message>
        <source>{place} lies in fog.</source>
        <translation>{place} è nella nebbia.</translation>
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
        <translation>{text} Annulla: {icons}.</translation>
    </message>
    <message>
        <source>{text} Matured: {matured}</source>
        <translation>{text} Effetto di maturazione: {matured}</translation>
    </message>
</context>
<context>
    <name>fury3.buttons</name>
    <message>
        <source>Ambush with {card} ({where})</source>
        <translation>Tendere un’imboscata: {card} ({where})</translation>
    </message>
    <message>
        <source>Ask for Hide</source>
        <translation>Chiedere: Nascondersi</translation>
    </message>
    <message>
        <source>Ask for {place}</source>
        <translation>Chiedere: {place}</translation>
    </message>
    <message>
        <source>Attack {hunter}</source>
        <translation>Attaccare {hunter}</translation>
    </message>
    <message>
        <source>Block the railway {line}</source>
        <translation>Bloccare la ferrovia {line}</translation>
    </message>
    <message>
        <source>Block the road {line}</source>
        <translation>Bloccare la strada {line}</translation>
    </message>
    <message>
        <source>Bring to {place}</source>
        <translation>Ricoverare: {place}</translation>
    </message>
    <message>
        <source>Bring {card} back</source>
        <translation>Riportare in gioco: {card}</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Scegliere: {card}</translation>
    </message>
    <message>
        <source>Choose {hunter}</source>
        <translation>Scegliere: {hunter}</translation>
    </message>
    <message>
        <source>Clear lair {space}: {place}</source>
        <translation>Sgombrare il Covo {space}: {place}</translation>
    </message>
    <message>
        <source>Consecrate {place}</source>
        <translation>Consacrare: {place}</translation>
    </message>
    <message>
        <source>Discard all items</source>
        <translation>Scartare tutti gli oggetti</translation>
    </message>
    <message>
        <source>Discard no more</source>
        <translation>Non scartare altro</translation>
    </message>
    <message>
        <source>Discard the hunters&apos; ally</source>
        <translation>Scartare l’alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scartare: {card}</translation>
    </message>
    <message>
        <source>Do not ambush</source>
        <translation>Non tendere imboscate</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Non fare nulla</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>End the storm: {place}</source>
        <translation>Far cessare la tempesta: {place}</translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation>Concludere lo scambio</translation>
    </message>
    <message>
        <source>Engage {hunter}</source>
        <translation>Ingaggiare: {hunter}</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Non sostituire nulla</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <translation>Sostituire: {card}</translation>
    </message>
    <message>
        <source>Fly to {place}</source>
        <translation>Volare: {place}</translation>
    </message>
    <message>
        <source>Fog: {place}</source>
        <translation>Nebbia: {place}</translation>
    </message>
    <message>
        <source>Forbid supplies in the next hunter phase</source>
        <translation>Vietare di rifornirsi nella prossima fase dei Cacciatori</translation>
    </message>
    <message>
        <source>Go to {place}</source>
        <translation>Muovere: {place}</translation>
    </message>
    <message>
        <source>Heal {hunter}</source>
        <translation>Guarire: {hunter}</translation>
    </message>
    <message>
        <source>Keep as ally</source>
        <translation>Tenere come alleato</translation>
    </message>
    <message>
        <source>Keep in hand</source>
        <translation>Tenere in mano</translation>
    </message>
    <message>
        <source>Keep the bodyguards</source>
        <translation>Tenere le guardie del corpo</translation>
    </message>
    <message>
        <source>Keep the bullets</source>
        <translation>Tenere i proiettili</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Tenere la carta</translation>
    </message>
    <message>
        <source>Keep the weapons</source>
        <translation>Tenere le armi</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Tenere: {card}</translation>
    </message>
    <message>
        <source>Lair {space}: {place}</source>
        <translation>Covo {space}: {place}</translation>
    </message>
    <message>
        <source>Leave the hospital for {place}</source>
        <translation>Uscire dall’ospedale: {place}</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Lasciare che accada</translation>
    </message>
    <message>
        <source>Let the hideout go</source>
        <translation>Lasciar uscire il Nascondiglio</translation>
    </message>
    <message>
        <source>Make it lair {space} with {card}</source>
        <translation>Trasformare nel Covo {space} con l’Incontro: {card}</translation>
    </message>
    <message>
        <source>Mature {card}</source>
        <translation>Far maturare: {card}</translation>
    </message>
    <message>
        <source>Move to {place}</source>
        <translation>Spostare: {place}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No more storms</source>
        <translation>Nessun’altra tempesta</translation>
    </message>
    <message>
        <source>Nobody else leaves</source>
        <translation>Nessun altro lascia il combattimento</translation>
    </message>
    <message>
        <source>Open the railway {line}</source>
        <translation>Riaprire la ferrovia {line}</translation>
    </message>
    <message>
        <source>Open the road {line}</source>
        <translation>Riaprire la strada {line}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>Place no rumor token</source>
        <translation>Non piazzare segnalini Diceria</translation>
    </message>
    <message>
        <source>Place {card} ({where})</source>
        <translation>Piazzare: {card} ({where})</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Non giocare carte</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Giocare subito</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Giocare: {card}</translation>
    </message>
    <message>
        <source>Play {event}</source>
        <translation>Giocare: {event}</translation>
    </message>
    <message>
        <source>Play {event} ({hunter})</source>
        <translation>Giocare: {event} ({hunter})</translation>
    </message>
    <message>
        <source>Prevent nothing</source>
        <translation>Non impedire nulla</translation>
    </message>
    <message>
        <source>Protect {place}</source>
        <translation>Proteggere: {place}</translation>
    </message>
    <message>
        <source>Remove the consecrated ground</source>
        <translation>Rimuovere il terreno consacrato</translation>
    </message>
    <message>
        <source>Reserve a ticket</source>
        <translation>Prenotare un biglietto</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Riposare</translation>
    </message>
    <message>
        <source>Return to lair {space}: {place}</source>
        <translation>Tornare nel Covo {space}: {place}</translation>
    </message>
    <message>
        <source>Return {card}</source>
        <translation>Restituire: {card}</translation>
    </message>
    <message>
        <source>Reveal no more</source>
        <translation>Non rivelare altro</translation>
    </message>
    <message>
        <source>Reveal nothing</source>
        <translation>Non rivelare nulla</translation>
    </message>
    <message>
        <source>Reveal {card}</source>
        <translation>Rivelare: {card}</translation>
    </message>
    <message>
        <source>Ride by railway to {place}</source>
        <translation>Muovere in ferrovia: {place}</translation>
    </message>
    <message>
        <source>Ride by railway to {place} ({ticket})</source>
        <translation>Muovere in ferrovia: {place} ({ticket})</translation>
    </message>
    <message>
        <source>Rumor token: {where}</source>
        <translation>Segnalino Diceria: {where}</translation>
    </message>
    <message>
        <source>Sail to {place}</source>
        <translation>Muovere via mare: {place}</translation>
    </message>
    <message>
        <source>Scout a city</source>
        <translation>Esplorare una città</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cercare</translation>
    </message>
    <message>
        <source>Search now</source>
        <translation>Cercare subito</translation>
    </message>
    <message>
        <source>Space {space}: {place}</source>
        <translation>Spazio {space}: {place}</translation>
    </message>
    <message>
        <source>Spend {card}</source>
        <translation>Spendere: {card}</translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <translation>Partenza: {place}</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Restare qui</translation>
    </message>
    <message>
        <source>Stay, as nothing can be placed</source>
        <translation>Restare: non si può piazzare nulla</translation>
    </message>
    <message>
        <source>Storm: {place}</source>
        <translation>Tempesta: {place}</translation>
    </message>
    <message>
        <source>Suffer 3 damage</source>
        <translation>Subire 3 danni</translation>
    </message>
    <message>
        <source>Take supplies</source>
        <translation>Rifornirsi</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendere: {card}</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Scambiare</translation>
    </message>
    <message>
        <source>Trade event cards instead (Leader)</source>
        <translation>Scambiare invece carte evento (Guida)</translation>
    </message>
    <message>
        <source>Trade with {hunter}</source>
        <translation>Scambiare con {hunter}</translation>
    </message>
    <message>
        <source>Use Fast Horses</source>
        <translation>Usare Cavalli veloci</translation>
    </message>
    <message>
        <source>Use Psychic Bond</source>
        <translation>Usare Legame psichico</translation>
    </message>
    <message>
        <source>Use at once</source>
        <translation>Usare subito</translation>
    </message>
    <message>
        <source>Wear no wreath</source>
        <translation>Non indossare la ghirlanda</translation>
    </message>
    <message>
        <source>Wear {card}</source>
        <translation>Indossare: {card}</translation>
    </message>
    <message>
        <source>Wolves: {place}</source>
        <translation>Lupi: {place}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>{card} ({where})</source>
        <translation>{card} ({where})</translation>
    </message>
    <message>
        <source>{hunter} acts next</source>
        <translation>Tocca a {hunter}</translation>
    </message>
    <message>
        <source>{hunter} gives {card}</source>
        <translation>{hunter} cede: {card}</translation>
    </message>
    <message>
        <source>{hunter} leaves</source>
        <translation>{hunter} lascia il combattimento</translation>
    </message>
    <message>
        <source>{power} on space {space}: {place}</source>
        <translation>{power}, spazio {space}: {place}</translation>
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
        <translation>Azione diurna: scarta un Paletto e il tuo Cacciatore è rallentato; l’Influenza arretra di 2.</translation>
    </message>
    <message>
        <source>Action by day: move by sea twice.</source>
        <translation>Azione diurna: muovi due volte via mare.</translation>
    </message>
    <message>
        <source>Action by day: suffer 2 damage and go to a city one to three roads away.</source>
        <translation>Azione diurna: subisci 2 danni e vai in una città distante da una a tre strade.</translation>
    </message>
    <message>
        <source>Action by night: place the consecrated ground token on a city. Then each hunter may show a Heavenly Host to place a heavenly host token on another city. Not Castle Dracula, Galatz or Klausenburg.</source>
        <translation>Azione notturna: piazza il segnalino Terreno consacrato su una città. Poi ogni Cacciatore può mostrare un’Ostia consacrata per piazzare un segnalino Ostia consacrata su un’altra città. Mai su Castello di Dracula, Galatz o Klausenburg.</translation>
    </message>
    <message>
        <source>Action of a hunter who is not weakened: a bitten hunter in the same city returns one bite token, and you suffer 1 damage.</source>
        <translation>Azione di un Cacciatore non indebolito: un Cacciatore con un Morso nella stessa città restituisce un segnalino Morso e tu subisci 1 danno.</translation>
    </message>
    <message>
        <source>Action, only Dr. Seward. Deduction: choose a hideout; its encounters are revealed. Or analysis: Dracula shows where Hide is, on the trail or in his deck; take this card back.</source>
        <translation>Azione, solo Dr. Seward. Deduzione: scegli un Nascondiglio; i suoi Incontri vengono rivelati. Oppure analisi: Dracula mostra dov’è Nascondersi, sul Percorso o nel suo mazzo; riprendi questa carta.</translation>
    </message>
    <message>
        <source>Action, only Mina Harker in a city with another hunter: Dracula says which region he is in. Mina becomes delayed.</source>
        <translation>Azione, solo Mina Harker in una città con un altro Cacciatore: Dracula dice in quale regione si trova. Mina è rallentata.</translation>
    </message>
    <message>
        <source>Action, only Van Helsing: look at the backs of the bottom six event cards and discard Dracula&apos;s cards among them; the others stay in their order.</source>
        <translation>Azione, solo Van Helsing: guarda il dorso delle ultime sei carte del mazzo degli eventi e scarta quelle di Dracula; le altre restano nel loro ordine.</translation>
    </message>
    <message>
        <source>Action: choose a sea card on the trail. Dracula reveals it.</source>
        <translation>Azione: scegli una carta mare sul Percorso. Dracula la rivela.</translation>
    </message>
    <message>
        <source>After a hunter&apos;s move by road, before anything is revealed: move that hunter to an adjacent city; only what is there is revealed.</source>
        <translation>Dopo il movimento su strada di un Cacciatore, prima che si riveli qualcosa: sposta quel Cacciatore in una città adiacente; si rivela solo ciò che si trova lì.</translation>
    </message>
    <message>
        <source>After a hunter&apos;s move from one region to another: that hunter is delayed and either discards all item cards or suffers 3 damage.</source>
        <translation>Dopo il movimento di un Cacciatore da una regione a un’altra: quel Cacciatore è rallentato e inoltre scarta tutte le carte oggetto oppure subisce 3 danni.</translation>
    </message>
    <message>
        <source>Aristocratic Vampire</source>
        <translation>Vampiro aristocratico</translation>
    </message>
    <message>
        <source>At the start of a combat, instead of fighting it: the vampire suffers 5 damage, then you suffer 5 damage.</source>
        <translation>All’inizio di un combattimento, invece di svolgerlo: il vampiro subisce 5 danni, poi tu subisci 5 danni.</translation>
    </message>
    <message>
        <source>At the start of a combat: in its first round, after the reveal, you may take your card back and play a different one.</source>
        <translation>All’inizio di un combattimento: nel suo primo round, dopo la rivelazione, puoi riprendere la tua carta e giocarne una diversa.</translation>
    </message>
    <message>
        <source>At the start of a combat: look at the top five item cards, keep one and discard the others.</source>
        <translation>All’inizio di un combattimento: guarda le prime cinque carte del mazzo degli oggetti, tienine una e scarta le altre.</translation>
    </message>
    <message>
        <source>At the start of a combat: you or another hunter leaves it.</source>
        <translation>All’inizio di un combattimento: un Cacciatore, il tuo o un altro, lo lascia.</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Pipistrelli</translation>
    </message>
    <message>
        <source>Behind the Veil</source>
        <translation>Oltre il velo</translation>
    </message>
    <message>
        <source>Blood Transfusion</source>
        <translation>Trasfusione di sangue</translation>
    </message>
    <message>
        <source>Cannot ambush. The hunter is delayed.</source>
        <translation>Non può tendere un’imboscata. Il Cacciatore è rallentato.</translation>
    </message>
    <message>
        <source>Cannot ambush. The searching hunter may become delayed to discard it; otherwise it returns faceup.</source>
        <translation>Non può tendere un’imboscata. Il Cacciatore che cerca può farsi rallentare per scartarlo; altrimenti ritorna scoperto.</translation>
    </message>
    <message>
        <source>Chartered Carriage</source>
        <translation>Carrozza noleggiata</translation>
    </message>
    <message>
        <source>Choose a hunter: Spy takes effect on that hunter.</source>
        <translation>Scegli un Cacciatore: Spia ha effetto su quel Cacciatore.</translation>
    </message>
    <message>
        <source>Clear a hideout of the trail and place it there, then place as usual. Not a power card, Castle Dracula, his present place, or one that Hide belongs to.</source>
        <translation>Sgombra un Nascondiglio del Percorso e piazza lì questa carta, poi piazza come di consueto. Mai al posto di una carta potere, del Castello di Dracula, del suo luogo attuale o di un luogo a cui appartiene Nascondersi.</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <translation>Terreno consacrato</translation>
    </message>
    <message>
        <source>Customs Search</source>
        <translation>Controllo doganale</translation>
    </message>
    <message>
        <source>Dark Call</source>
        <translation>Richiamo oscuro</translation>
    </message>
    <message>
        <source>Darkness Returns</source>
        <translation>Il ritorno delle tenebre</translation>
    </message>
    <message>
        <source>Dawn or dusk: put a hunters&apos; ally from the event discard pile into play.</source>
        <translation>Alba o tramonto: metti in gioco un Alleato dei Cacciatori dalla pila degli scarti degli eventi.</translation>
    </message>
    <message>
        <source>Dawn: in the coming day and night the hunters act in any order.</source>
        <translation>Alba: nel giorno e nella notte seguenti i Cacciatori agiscono in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>Dawn: in the coming day each hunter may take a second action, other than the first.</source>
        <translation>Alba: nel giorno seguente ogni Cacciatore può svolgere una seconda azione, diversa dalla prima.</translation>
    </message>
    <message>
        <source>Dawn: in the coming night hunters may move by road. After each such move the bottom card of the event deck is drawn: a hunters&apos; card is discarded, a card of Dracula&apos;s goes to him.</source>
        <translation>Alba: nella notte seguente i Cacciatori possono muovere su strada. Dopo ogni movimento di questo tipo si pesca l’ultima carta del mazzo degli eventi: una carta dei Cacciatori viene scartata, una carta di Dracula va a lui.</translation>
    </message>
    <message>
        <source>Day: remove a roadblock, or discard Dracula&apos;s ally. Or at any time: cancel a False Tip.</source>
        <translation>Giorno: rimuovi un segnalino Strada bloccata oppure scarta l’Alleato di Dracula. Oppure in qualsiasi momento: annulla una Falsa soffiata.</translation>
    </message>
    <message>
        <source>Desecrated Soil</source>
        <translation>Terra sconsacrata</translation>
    </message>
    <message>
        <source>Devilish Power</source>
        <translation>Potere diabolico</translation>
    </message>
    <message>
        <source>Dracula draws three encounter cards and then discards up to three. It returns faceup unless the hunter reveals a Heavenly Host.</source>
        <translation>Dracula pesca tre carte incontro, poi scarta fino a tre carte incontro. L’Incontro ritorna scoperto a meno che il Cacciatore riveli un’Ostia consacrata.</translation>
    </message>
    <message>
        <source>Dracula recovers up to 3 damage.</source>
        <translation>Dracula recupera fino a 3 danni.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides</source>
        <translation>Le spose di Dracula</translation>
    </message>
    <message>
        <source>Each hunter in this city may discard any number of item cards, then suffers 1 damage for each item card left in hand.</source>
        <translation>Ogni Cacciatore in questa città può scartare quante carte oggetto vuole, poi subisce 1 danno per ogni carta oggetto rimasta in mano.</translation>
    </message>
    <message>
        <source>Each hunter in this city suffers 4 damage, 2 less for each weapon that hunter reveals.</source>
        <translation>Ogni Cacciatore in questa città subisce 4 danni, 2 in meno per ogni arma che rivela.</translation>
    </message>
    <message>
        <source>End of your phase: combats of the next dawn and day are fought as if it were night.</source>
        <translation>Fine della tua fase: i combattimenti della prossima alba e del prossimo giorno si svolgono come se fosse notte.</translation>
    </message>
    <message>
        <source>End of your phase: place an encounter card from your hand on the hideout on the third space of the trail.</source>
        <translation>Fine della tua fase: piazza una carta incontro della tua mano sul Nascondiglio nel terzo spazio del Percorso.</translation>
    </message>
    <message>
        <source>End of your phase: the next hunter phase has no day. Shuffle your event cards of the discard pile into the deck.</source>
        <translation>Fine della tua fase: la prossima fase dei Cacciatori non ha giorno. Mescola nel mazzo le tue carte evento della pila degli scarti.</translation>
    </message>
    <message>
        <source>Enraged</source>
        <translation>Infuriato</translation>
    </message>
    <message>
        <source>Escape Route</source>
        <translation>Via di fuga</translation>
    </message>
    <message>
        <source>Evil Presence</source>
        <translation>Presenza malvagia</translation>
    </message>
    <message>
        <source>Excellent Weather</source>
        <translation>Tempo eccellente</translation>
    </message>
    <message>
        <source>False Tip</source>
        <translation>Falsa soffiata</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Nutrirsi</translation>
    </message>
    <message>
        <source>Forewarned</source>
        <translation>Messi in guardia</translation>
    </message>
    <message>
        <source>Good Luck</source>
        <translation>Buona sorte</translation>
    </message>
    <message>
        <source>Great Strength</source>
        <translation>Grande forza</translation>
    </message>
    <message>
        <source>Great Wolf</source>
        <translation>Il Grande Lupo</translation>
    </message>
    <message>
        <source>Heroic Leap</source>
        <translation>Balzo eroico</translation>
    </message>
    <message>
        <source>Hidden Schemes</source>
        <translation>Piani nascosti</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondersi</translation>
    </message>
    <message>
        <source>Hired Scouts</source>
        <translation>Esploratori assoldati</translation>
    </message>
    <message>
        <source>Hoax</source>
        <translation>Inganno</translation>
    </message>
    <message>
        <source>Hypnosis</source>
        <translation>Ipnosi</translation>
    </message>
    <message>
        <source>Immanuel Hildesheim</source>
        <translation>Immanuel Hildesheim</translation>
    </message>
    <message>
        <source>Immediately, or at the end of your phase: place three roadblock tokens on roads or railways.</source>
        <translation>Subito, oppure alla fine della tua fase: piazza tre segnalini Strada bloccata su strade o ferrovie.</translation>
    </message>
    <message>
        <source>Immediately, or at the end of your phase: place up to three storm tokens on sea zones.</source>
        <translation>Subito, oppure alla fine della tua fase: piazza fino a tre segnalini Tempesta su zone di mare.</translation>
    </message>
    <message>
        <source>Immediately: Dracula names every hunter in a place next to his, by road or sea.</source>
        <translation>Subito: Dracula nomina ogni Cacciatore in un luogo adiacente al suo, su strada o via mare.</translation>
    </message>
    <message>
        <source>Immediately: Dracula reveals every location card in a hideout next to your place, by road or sea.</source>
        <translation>Subito: Dracula rivela ogni carta luogo in un Nascondiglio adiacente al tuo luogo, su strada o via mare.</translation>
    </message>
    <message>
        <source>Immediately: Dracula shows the event and encounter cards in his hand; choose one of these encounters, which he discards.</source>
        <translation>Subito: Dracula mostra le carte evento e incontro della sua mano; scegli uno di questi Incontri, che Dracula scarta.</translation>
    </message>
    <message>
        <source>Immediately: a hunter suffers 4 damage unless a Crucifix or Heavenly Host is revealed. Or keep as ally: the same for 1 damage at the start of each of your phases.</source>
        <translation>Subito: un Cacciatore subisce 4 danni a meno che si riveli un Crocifisso o un’Ostia consacrata. Oppure conserva come Alleato: lo stesso con 1 danno all’inizio di ogni tua fase.</translation>
    </message>
    <message>
        <source>Immediately: a weakened hunter reveals all item and event cards; you choose one to be discarded, and move that hunter to an adjacent city.</source>
        <translation>Subito: un Cacciatore indebolito rivela tutte le carte oggetto ed evento; scegli una carta da scartare e sposta quel Cacciatore in una città adiacente.</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: Dracula suffers 2 damage after he resolves Escape as Bat, Escape as Mist or Fangs.</source>
        <translation>Subito: nomina una città; Dracula ne rivela la carta luogo se si trova in un Nascondiglio o in un Covo. Oppure conserva come Alleato: Dracula subisce 2 danni dopo aver risolto Fuga come pipistrello, Fuga come nebbia o Zanne.</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: Dracula suffers 2 damage instead of 1 whenever he moves from one sea zone to another.</source>
        <translation>Subito: nomina una città; Dracula ne rivela la carta luogo se si trova in un Nascondiglio o in un Covo. Oppure conserva come Alleato: Dracula subisce 2 danni invece di 1 ogni volta che muove da una zona di mare a un’altra.</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: the location card of each hideout that slides onto space 6 is revealed.</source>
        <translation>Subito: nomina una città; Dracula ne rivela la carta luogo se si trova in un Nascondiglio o in un Covo. Oppure conserva come Alleato: la carta luogo di ogni Nascondiglio che scorre nello spazio 6 viene rivelata.</translation>
    </message>
    <message>
        <source>Immediately: name two cities. Dracula reveals their location cards if they are in his hideouts or lairs.</source>
        <translation>Subito: nomina due città. Dracula ne rivela le carte luogo se si trovano nei suoi Nascondigli o Covi.</translation>
    </message>
    <message>
        <source>Immediately: of the top six event cards draw yours and discard the others faceup. Or keep as ally: at the start of your phase draw the top event card if it is yours.</source>
        <translation>Subito: delle prime sei carte del mazzo degli eventi pesca le tue e scarta le altre scoperte. Oppure conserva come Alleato: all’inizio della tua fase pesca la prima carta del mazzo degli eventi se è tua.</translation>
    </message>
    <message>
        <source>Immediately: place an encounter card from your hand on each of one or two hideouts on the first three spaces. Or keep as ally: at the start of your phase you may discard an encounter card to draw another.</source>
        <translation>Subito: piazza una carta incontro della tua mano su ciascuno di uno o due Nascondigli nei primi tre spazi. Oppure conserva come Alleato: all’inizio della tua fase puoi scartare una carta incontro per pescarne un’altra.</translation>
    </message>
    <message>
        <source>Immediately: the location card on space 3 of the trail is revealed. Or at dawn or dusk: the one on space 5 or 6, as you choose, is revealed.</source>
        <translation>Subito: viene rivelata la carta luogo nello spazio 3 del Percorso. Oppure all’alba o al tramonto: viene rivelata quella nello spazio 5 o 6, a tua scelta.</translation>
    </message>
    <message>
        <source>Instead of moving by railway: spend a ticket, whatever its values, and go to a city one to four railways of any colours away.</source>
        <translation>Invece di muovere in ferrovia: spendi un biglietto, qualunque siano i suoi valori, e vai in una città distante da una a quattro tratte ferroviarie di qualsiasi colore.</translation>
    </message>
    <message>
        <source>Jonathan Harker</source>
        <translation>Jonathan Harker</translation>
    </message>
    <message>
        <source>Keep this card faceup. Once, before a combat at dawn or dusk, it takes effect on a hunter in your city; then discard it.</source>
        <translation>Tieni questa carta scoperta. Una volta, prima di un combattimento all’alba o al tramonto, ha effetto su un Cacciatore nella tua città; poi scartala.</translation>
    </message>
    <message>
        <source>Local Rumors</source>
        <translation>Dicerie locali</translation>
    </message>
    <message>
        <source>Long Night</source>
        <translation>Lunga notte</translation>
    </message>
    <message>
        <source>Lord Godalming, at the start of a combat: keep this card in front of you until the combat ends. Until then you may discard it against one of these: a bat or mist escape of Dracula, a bite of your own, damage that would be your defeat.</source>
        <translation>Lord Godalming, all’inizio di un combattimento: tieni questa carta davanti a te fino alla fine del combattimento. Scartala per annullare Fuga come pipistrello o Fuga come nebbia, oppure per impedire un Morso contro di te o danni che ti sconfiggerebbero.</translation>
    </message>
    <message>
        <source>Lucky Find</source>
        <translation>Ritrovamento fortunato</translation>
    </message>
    <message>
        <source>Lucy&apos;s Revenge</source>
        <translation>La vendetta di Lucy</translation>
    </message>
    <message>
        <source>Misdirect</source>
        <translation>Depistare</translation>
    </message>
    <message>
        <source>Money Trail</source>
        <translation>Pista del denaro</translation>
    </message>
    <message>
        <source>Mystic Research</source>
        <translation>Ricerche mistiche</translation>
    </message>
    <message>
        <source>New Vampire</source>
        <translation>Nuovo Vampiro</translation>
    </message>
    <message>
        <source>Newspaper Reports</source>
        <translation>Articoli di giornale</translation>
    </message>
    <message>
        <source>Nocturnal Visit</source>
        <translation>Visita notturna</translation>
    </message>
    <message>
        <source>Place a fog token on this city, two on a port. By day each hunter in this city is delayed.</source>
        <translation>Piazza un segnalino Nebbia su questa città, due su un porto. Di giorno ogni Cacciatore in questa città è rallentato.</translation>
    </message>
    <message>
        <source>Place a roadblock on any road or railway.</source>
        <translation>Piazza un segnalino Strada bloccata su una strada o ferrovia qualsiasi.</translation>
    </message>
    <message>
        <source>Place it facedown with an encounter instead of moving. It belongs to the place Dracula is in: the encounter can ambush there, never matures, and the card is revealed with that place.</source>
        <translation>Piazzala coperta con un Incontro invece di muovere. Appartiene al luogo in cui si trova Dracula: lì l’Incontro può tendere un’imboscata, non matura mai, e la carta viene rivelata insieme a quel luogo.</translation>
    </message>
    <message>
        <source>Place it instead of moving, without an encounter. Dracula recovers up to 3 damage.</source>
        <translation>Piazzala invece di muovere, senza Incontro. Dracula recupera fino a 3 danni.</translation>
    </message>
    <message>
        <source>Place it instead of moving, without an encounter. Dracula suffers 2 damage and draws five encounters.</source>
        <translation>Piazzala invece di muovere, senza Incontro. Dracula subisce 2 danni e pesca cinque Incontri.</translation>
    </message>
    <message>
        <source>Place it with the card of a city one or two roads away; a hunter in between notices nothing. Dracula suffers 1 damage.</source>
        <translation>Piazzala con la carta di una città distante una o due strade; un Cacciatore che si trova in mezzo non si accorge di nulla. Dracula subisce 1 danno.</translation>
    </message>
    <message>
        <source>Planned Ambush</source>
        <translation>Imboscata pianificata</translation>
    </message>
    <message>
        <source>Rats</source>
        <translation>Ratti</translation>
    </message>
    <message>
        <source>Reckless Vampire</source>
        <translation>Vampiro sconsiderato</translation>
    </message>
    <message>
        <source>Renewed Vigor</source>
        <translation>Vigore rinnovato</translation>
    </message>
    <message>
        <source>Reveal this location: Szgany Mob attacks the hunters in every city of this region.</source>
        <translation>Rivela questo luogo: Banda di Szgany attacca i Cacciatori in ogni città di questa regione.</translation>
    </message>
    <message>
        <source>Reveal this location: Wolves attack the hunters in a city one or two roads away.</source>
        <translation>Rivela questo luogo: i Lupi attaccano i Cacciatori in una città distante una o due strade.</translation>
    </message>
    <message>
        <source>Reveal this location: influence +3. Then clear the fourth, fifth and sixth spaces.</source>
        <translation>Rivela questo luogo: Influenza +3. Poi sgombra il quarto, il quinto e il sesto spazio.</translation>
    </message>
    <message>
        <source>Reveal this location: influence +4. Then clear the fourth, fifth and sixth spaces.</source>
        <translation>Rivela questo luogo: Influenza +4. Poi sgombra il quarto, il quinto e il sesto spazio.</translation>
    </message>
    <message>
        <source>Reveal this location: place two fog tokens on a city of this region.</source>
        <translation>Rivela questo luogo: piazza due segnalini Nebbia su una città di questa regione.</translation>
    </message>
    <message>
        <source>Roadblock</source>
        <translation>Strada bloccata</translation>
    </message>
    <message>
        <source>Rufus Smith</source>
        <translation>Rufus Smith</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>Sabotatore</translation>
    </message>
    <message>
        <source>Seduction</source>
        <translation>Seduzione</translation>
    </message>
    <message>
        <source>Sensationalist Press</source>
        <translation>Stampa sensazionalista</translation>
    </message>
    <message>
        <source>Sense of Emergency</source>
        <translation>Senso di urgenza</translation>
    </message>
    <message>
        <source>Sister Agatha</source>
        <translation>Sorella Agata</translation>
    </message>
    <message>
        <source>Speedy Telegraph</source>
        <translation>Telegramma urgente</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spia</translation>
    </message>
    <message>
        <source>Summon Storms</source>
        <translation>Evocare tempeste</translation>
    </message>
    <message>
        <source>Surprising Return</source>
        <translation>Ritorno inaspettato</translation>
    </message>
    <message>
        <source>Szgany Bodyguards</source>
        <translation>Guardie del corpo Szgany</translation>
    </message>
    <message>
        <source>Szgany Mob</source>
        <translation>Banda di Szgany</translation>
    </message>
    <message>
        <source>Take all your event cards from the discard pile, secretly keep one and shuffle the others into the deck.</source>
        <translation>Prendi tutte le tue carte evento dalla pila degli scarti, tienine una in segreto e mescola le altre nel mazzo.</translation>
    </message>
    <message>
        <source>The hunter fights this vampire. If it ambushed, each Fangs that resolves brings Dracula 1 influence. Undefeated, it returns faceup with its damage.</source>
        <translation>Il Cacciatore affronta questo vampiro. Se il vampiro ha teso un’imboscata, ogni carta Zanne risolta dà a Dracula 1 Influenza. Se non è sconfitto, ritorna scoperto con i suoi danni.</translation>
    </message>
    <message>
        <source>The hunter fights this vampire. Other hunters here may become delayed to join. Undefeated, it returns faceup with its damage.</source>
        <translation>Il Cacciatore affronta questo vampiro. Altri Cacciatori che sono qui possono farsi rallentare per unirsi. Se il vampiro non è sconfitto, ritorna scoperto con i suoi danni.</translation>
    </message>
    <message>
        <source>The hunter gets a bats token. Instead of the hunter&apos;s next action it is discarded, Dracula moves the hunter to an adjacent city, and the hunter is delayed.</source>
        <translation>Il Cacciatore riceve un segnalino Pipistrelli. Al posto della prossima azione del Cacciatore il segnalino viene scartato, Dracula sposta il Cacciatore in una città adiacente e il Cacciatore è rallentato.</translation>
    </message>
    <message>
        <source>The hunter is delayed. It returns faceup unless the hunter reveals a Pistol or Rifle.</source>
        <translation>Il Cacciatore è rallentato. L’Incontro ritorna scoperto a meno che il Cacciatore riveli una Pistola o un Fucile.</translation>
    </message>
    <message>
        <source>The hunter reveals all item and event cards and discards all tickets, or discards a weapon instead.</source>
        <translation>Il Cacciatore rivela tutte le carte oggetto ed evento e scarta tutti i biglietti, oppure al posto di tutto ciò scarta un’arma.</translation>
    </message>
    <message>
        <source>The hunter suffers 2 damage, and unless a weapon is revealed 2 more and a delay.</source>
        <translation>Il Cacciatore subisce 2 danni e, a meno che si riveli un’arma, altri 2 danni e un rallentamento.</translation>
    </message>
    <message>
        <source>The hunter suffers 2 damage. It returns faceup unless the hunter reveals a Pistol or Rifle.</source>
        <translation>Il Cacciatore subisce 2 danni. L’Incontro ritorna scoperto a meno che il Cacciatore riveli una Pistola o un Fucile.</translation>
    </message>
    <message>
        <source>Unearthly Swiftness</source>
        <translation>Rapidità ultraterrena</translation>
    </message>
    <message>
        <source>Unnatural Fog</source>
        <translation>Nebbia innaturale</translation>
    </message>
    <message>
        <source>Vampire Lair</source>
        <translation>Covo dei vampiri</translation>
    </message>
    <message>
        <source>Vampiric Influence</source>
        <translation>Influenza vampirica</translation>
    </message>
    <message>
        <source>Wax Cylinders</source>
        <translation>Cilindri di cera</translation>
    </message>
    <message>
        <source>When a hunter plays Local Rumors, Hired Scouts, Newspaper Reports or Evil Presence: cancel that card.</source>
        <translation>Quando un Cacciatore gioca Dicerie locali, Esploratori assoldati, Articoli di giornale o Presenza malvagia: annulla quella carta.</translation>
    </message>
    <message>
        <source>When a hunter spends a ticket: cancel Chartered Carriage, or choose where the hunter goes within the limits of the ticket.</source>
        <translation>Quando un Cacciatore spende un biglietto: annulla Carrozza noleggiata, oppure scegli dove va il Cacciatore entro i limiti del biglietto.</translation>
    </message>
    <message>
        <source>When a hunter&apos;s search meets a vampire: instead of its effect the hunter is bitten, and the encounter returns to your hand.</source>
        <translation>Quando un Cacciatore, cercando, trova un vampiro: invece del suo effetto il Cacciatore subisce un Morso e l’Incontro torna nella tua mano.</translation>
    </message>
    <message>
        <source>When an encounter other than a vampire ambushes you: discard it without effect.</source>
        <translation>Quando un Incontro che non è un vampiro ti tende un’imboscata: scartalo senza effetto.</translation>
    </message>
    <message>
        <source>When you or another hunter would be bitten or would be defeated by damage: prevent the bite or the damage.</source>
        <translation>Quando un Cacciatore, il tuo o un altro, subirebbe un Morso o sarebbe sconfitto dai danni: impedisci il Morso o i danni.</translation>
    </message>
    <message>
        <source>When your combat card would be canceled: it is not. Escape as Bat and Escape as Mist do not resolve for the rest of this combat.</source>
        <translation>Quando la tua carta combattimento verrebbe annullata: non lo è. Fuga come pipistrello e Fuga come nebbia non si risolvono per il resto di questo combattimento.</translation>
    </message>
    <message>
        <source>Wild Horses</source>
        <translation>Cavalli selvaggi</translation>
    </message>
    <message>
        <source>Wolf Form</source>
        <translation>Forma di lupo</translation>
    </message>
    <message>
        <source>Wolves</source>
        <translation>Lupi</translation>
    </message>
    <message>
        <source>Your phase: another Dracula phase follows this one.</source>
        <translation>La tua fase: dopo questa segue un’altra fase di Dracula.</translation>
    </message>
    <message>
        <source>Your phase: remove the consecrated ground token, or discard the hunters&apos; ally, or forbid supply actions in the next hunter phase.</source>
        <translation>La tua fase: rimuovi il segnalino Terreno consacrato, oppure scarta l’Alleato dei Cacciatori, oppure vieta le azioni Rifornirsi nella prossima fase dei Cacciatori.</translation>
    </message>
</context>
<context>
    <name>fury3.combat</name>
    <message>
        <source>Claws</source>
        <translation>Artigli</translation>
    </message>
    <message>
        <source>Escape as Bat</source>
        <translation>Fuga come pipistrello</translation>
    </message>
    <message>
        <source>Escape as Mist</source>
        <translation>Fuga come nebbia</translation>
    </message>
    <message>
        <source>Fangs</source>
        <translation>Zanne</translation>
    </message>
    <message>
        <source>Mesmerize</source>
        <translation>Sguardo ipnotico</translation>
    </message>
    <message>
        <source>Plotting</source>
        <translation>Complotto</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Take any card from the combat deck and shuffle it. In a later round of this combat, turn this card facedown to cancel the engaged hunter&apos;s Punch, Dodge or Escape.</source>
        <translation>Prendi una carta qualsiasi dal mazzo combattimento e mescola il mazzo. In un round successivo di questo combattimento, gira coperta questa carta per annullare Pugno, Schivata o Fuga del Cacciatore ingaggiato.</translation>
    </message>
    <message>
        <source>The combat ends (Pride).</source>
        <translation>Il combattimento finisce (Orgoglio).</translation>
    </message>
    <message>
        <source>The combat ends (Pride). At night Dracula himself may clear his current hideout and secretly choose a city without hunters one or two roads away: its card takes that space, facedown, with this card.</source>
        <translation>Il combattimento finisce (Orgoglio). Di notte Dracula in persona può sgombrare il suo Nascondiglio attuale e scegliere in segreto una città senza Cacciatori distante una o due strade: la carta di quella città occupa quello spazio, coperta, insieme a questa carta.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage. At night a hunter of your choice in the combat, even the same one, suffers 2 damage.</source>
        <translation>Il Cacciatore ingaggiato subisce 2 danni. Di notte un Cacciatore a tua scelta nel combattimento, anche lo stesso, subisce 2 danni.</translation>
    </message>
    <message>
        <source>The engaged hunter suffers 2 damage. His Punch, Crucifix or weapon is canceled; at night that Crucifix or weapon is also discarded.</source>
        <translation>Il Cacciatore ingaggiato subisce 2 danni. La sua carta, se è Pugno, Crocifisso o un’arma, viene annullata; di notte quel Crocifisso o quell’arma va anche agli scarti.</translation>
    </message>
    <message>
        <source>The engaged hunter&apos;s card is canceled. For the rest of the combat he is mesmerized: each of his weapons does 1 damage less.</source>
        <translation>La carta del Cacciatore ingaggiato viene annullata. Per il resto del combattimento quel Cacciatore è ipnotizzato: ogni sua arma fa 1 danno in meno.</translation>
    </message>
    <message>
        <source>The vampire recovers 2 damage; the engaged hunter suffers 2 damage. At night a mesmerized hunter is bitten instead and leaves the combat, and influence rises by 1.</source>
        <translation>Il vampiro recupera 2 danni; il Cacciatore ingaggiato subisce 2 danni. Di notte un Cacciatore ipnotizzato subisce invece un Morso e lascia il combattimento, e l’Influenza aumenta di 1.</translation>
    </message>
</context>
<context>
    <name>fury3.days</name>
    <message>
        <source>Friday</source>
        <translation>Venerdì</translation>
    </message>
    <message>
        <source>Monday</source>
        <translation>Lunedì</translation>
    </message>
    <message>
        <source>Saturday</source>
        <translation>Sabato</translation>
    </message>
    <message>
        <source>Sunday</source>
        <translation>Domenica</translation>
    </message>
    <message>
        <source>Thursday</source>
        <translation>Giovedì</translation>
    </message>
    <message>
        <source>Tuesday</source>
        <translation>Martedì</translation>
    </message>
    <message>
        <source>Wednesday</source>
        <translation>Mercoledì</translation>
    </message>
</context>
<context>
    <name>fury3.events</name>
    <message>
        <source>A card of the trail is Hide.</source>
        <translation>Una carta del Percorso è Nascondersi.</translation>
    </message>
    <message>
        <source>A heavenly host protects {where}.</source>
        <translation>Un’ostia consacrata protegge {where}.</translation>
    </message>
    <message>
        <source>A hideout is cleared.</source>
        <translation>Un Nascondiglio viene sgombrato.</translation>
    </message>
    <message>
        <source>A hideout stays: Dracula is there.</source>
        <translation>Un Nascondiglio resta: Dracula è lì.</translation>
    </message>
    <message>
        <source>A roadblock closes {where}.</source>
        <translation>Segnalino Strada bloccata piazzato: {where}.</translation>
    </message>
    <message>
        <source>A rumor token is removed.</source>
        <translation>Un segnalino Diceria viene rimosso.</translation>
    </message>
    <message>
        <source>A storm breaks out: {where}.</source>
        <translation>Scoppia una tempesta: {where}.</translation>
    </message>
    <message>
        <source>A storm ends: {where}.</source>
        <translation>Finisce una tempesta: {where}.</translation>
    </message>
    <message>
        <source>A week has passed: despair {count}.</source>
        <translation>È passata una settimana: Disperazione {count}.</translation>
    </message>
    <message>
        <source>Bats drive {hunter} away.</source>
        <translation>I pipistrelli portano via {hunter}.</translation>
    </message>
    <message>
        <source>Bats follow {where}.</source>
        <translation>I pipistrelli inseguono {where}.</translation>
    </message>
    <message>
        <source>Combat with Dracula begins.</source>
        <translation>Comincia il combattimento con Dracula.</translation>
    </message>
    <message>
        <source>Combat with a vampire begins: {encounter}.</source>
        <translation>Comincia il combattimento con un vampiro: {encounter}.</translation>
    </message>
    <message>
        <source>Combats of the next dawn and day are fought as if it were night.</source>
        <translation>I combattimenti della prossima alba e del prossimo giorno si svolgono come se fosse notte.</translation>
    </message>
    <message>
        <source>Dracula ambushes {hunter}: {encounter}.</source>
        <translation>Dracula tende un’imboscata a {hunter}: {encounter}.</translation>
    </message>
    <message>
        <source>Dracula avoids the combat in the fog.</source>
        <translation>Dracula evita il combattimento nella nebbia.</translation>
    </message>
    <message>
        <source>Dracula chooses {hunter}.</source>
        <translation>Dracula sceglie {hunter}.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula draws %n combat card(s).</source>
        <translation>
            <numerusform>Dracula pesca %n carta combattimento.</numerusform>
            <numerusform>Dracula pesca %n carte combattimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula draws {cards}.</source>
        <translation>Dracula pesca {cards}.</translation>
    </message>
    <message>
        <source>Dracula engages {hunter}.</source>
        <translation>Dracula ingaggia {hunter}.</translation>
    </message>
    <message>
        <source>Dracula flies off as a bat to {place}.</source>
        <translation>Dracula vola via come pipistrello: {place}.</translation>
    </message>
    <message>
        <source>Dracula has no hideout in {place}.</source>
        <translation>Dracula non ha Nascondigli qui: {place}.</translation>
    </message>
    <message>
        <source>Dracula is in {region}.</source>
        <translation>Dracula dice dove si trova: {region}.</translation>
    </message>
    <message>
        <source>Dracula is not in {region}.</source>
        <translation>Dracula non si trova in questa regione: {region}.</translation>
    </message>
    <message>
        <source>Dracula is revealed in {place}.</source>
        <translation>Dracula è rivelato: {place}.</translation>
    </message>
    <message>
        <source>Dracula moves to {place}.</source>
        <translation>Mossa di Dracula: {place}.</translation>
    </message>
    <message>
        <source>Dracula places a rumor token.</source>
        <translation>Dracula piazza un segnalino Diceria.</translation>
    </message>
    <message>
        <source>Dracula places {power} with {place}.</source>
        <translation>Dracula piazza {power} con {place}.</translation>
    </message>
    <message>
        <source>Dracula places {power}.</source>
        <translation>Dracula piazza {power}.</translation>
    </message>
    <message>
        <source>Dracula recovers ({damage} damage left).</source>
        <translation>Dracula recupera danni (rimasti: {damage}).</translation>
    </message>
    <message>
        <source>Dracula returns to a lair: {place}.</source>
        <translation>Dracula ritorna in un Covo: {place}.</translation>
    </message>
    <message>
        <source>Dracula shows that he cannot move.</source>
        <translation>Dracula mostra di non potersi muovere.</translation>
    </message>
    <message>
        <source>Dracula shows {combat}, the hunters {cards}.</source>
        <translation>Dracula mostra {combat}, i Cacciatori {cards}.</translation>
    </message>
    <message>
        <source>Dracula suffers {amount} damage ({damage} in all).</source>
        <translation>Dracula subisce danni: {amount} (in tutto {damage}).</translation>
    </message>
    <message>
        <source>Dracula turns Plotting facedown.</source>
        <translation>Dracula gira «Complotto» a faccia in giù.</translation>
    </message>
    <message>
        <source>Dracula vanishes.</source>
        <translation>Dracula svanisce.</translation>
    </message>
    <message>
        <source>Each hunter may take one more action by day.</source>
        <translation>Ogni Cacciatore può svolgere un’azione diurna in più.</translation>
    </message>
    <message>
        <source>Fog lifts in {where}.</source>
        <translation>La nebbia si dirada: {where}.</translation>
    </message>
    <message>
        <source>Fog rises in {where}.</source>
        <translation>Sale la nebbia: {where}.</translation>
    </message>
    <message>
        <source>Hide is not on the trail.</source>
        <translation>Nascondersi non è sul Percorso.</translation>
    </message>
    <message>
        <source>Hunters act in any order in this hunter phase.</source>
        <translation>In questa fase dei Cacciatori si agisce in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>Hunters cannot take supplies in the next hunter phase.</source>
        <translation>Nella prossima fase dei Cacciatori non ci si può rifornire.</translation>
    </message>
    <message>
        <source>Hunters cannot take supplies in this hunter phase.</source>
        <translation>In questa fase dei Cacciatori non ci si può rifornire.</translation>
    </message>
    <message>
        <source>Hunters may move by road in the coming night.</source>
        <translation>Nella prossima notte i Cacciatori possono muovere su strada.</translation>
    </message>
    <message>
        <source>Influence is now {influence}.</source>
        <translation>L’Influenza ora è {influence}.</translation>
    </message>
    <message>
        <source>Next to Dracula: {hunters}.</source>
        <translation>Accanto a Dracula: {hunters}.</translation>
    </message>
    <message>
        <source>On top of the event deck lies a card of Dracula.</source>
        <translation>In cima al mazzo degli eventi c’è una carta di Dracula.</translation>
    </message>
    <message>
        <source>On top of the event deck lies a card of the hunters.</source>
        <translation>In cima al mazzo degli eventi c’è una carta dei Cacciatori.</translation>
    </message>
    <message>
        <source>One more Dracula phase follows this one.</source>
        <translation>Dopo questa segue un’altra fase di Dracula.</translation>
    </message>
    <message>
        <source>The bats leave {where}.</source>
        <translation>I pipistrelli lasciano {where}.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>Il combattimento è finito.</translation>
    </message>
    <message>
        <source>The discarded encounters become the new encounter deck.</source>
        <translation>Gli Incontri scartati formano il nuovo mazzo degli Incontri.</translation>
    </message>
    <message>
        <source>The discarded events become the new event deck.</source>
        <translation>Gli eventi scartati formano il nuovo mazzo degli eventi.</translation>
    </message>
    <message>
        <source>The discarded items become the new item deck.</source>
        <translation>Gli oggetti scartati formano il nuovo mazzo degli oggetti.</translation>
    </message>
    <message>
        <source>The event deck is shuffled.</source>
        <translation>Il mazzo degli eventi viene mescolato.</translation>
    </message>
    <message>
        <source>The heavenly host leaves {where}.</source>
        <translation>L’ostia consacrata lascia {where}.</translation>
    </message>
    <message>
        <source>The next hunter phase has no day.</source>
        <translation>La prossima fase dei Cacciatori non ha giorno.</translation>
    </message>
    <message>
        <source>The oldest hideout becomes a lair.</source>
        <translation>Il Nascondiglio più vecchio diventa un Covo.</translation>
    </message>
    <message>
        <source>The oldest hideout leaves the trail.</source>
        <translation>Il Nascondiglio più vecchio esce dal Percorso.</translation>
    </message>
    <message>
        <source>The roadblock is gone: {where}.</source>
        <translation>Segnalino Strada bloccata rimosso: {where}.</translation>
    </message>
    <message>
        <source>The tickets are mixed.</source>
        <translation>I biglietti vengono mescolati.</translation>
    </message>
    <message>
        <source>The trail slides.</source>
        <translation>Il Percorso scorre.</translation>
    </message>
    <message>
        <source>{card} changes its place.</source>
        <translation>Una carta cambia posto: {card}.</translation>
    </message>
    <message>
        <source>{card} comes from the discard pile.</source>
        <translation>Una carta torna dalla pila degli scarti: {card}.</translation>
    </message>
    <message>
        <source>{card} comes out of its hideout.</source>
        <translation>Una carta esce dal suo Nascondiglio: {card}.</translation>
    </message>
    <message>
        <source>{card} goes from {giver} to {taker}.</source>
        <translation>{giver} cede a {taker}: {card}.</translation>
    </message>
    <message>
        <source>{card} goes to the discard pile.</source>
        <translation>Alla pila degli scarti: {card}.</translation>
    </message>
    <message>
        <source>{card} is discarded facedown from its hideout.</source>
        <translation>Carta scartata coperta dal suo Nascondiglio: {card}.</translation>
    </message>
    <message>
        <source>{card} is discarded from its hideout.</source>
        <translation>Carta scartata dal suo Nascondiglio: {card}.</translation>
    </message>
    <message>
        <source>{card} is discarded from the deck.</source>
        <translation>Carta scartata dal mazzo: {card}.</translation>
    </message>
    <message>
        <source>{card} is revealed.</source>
        <translation>Si rivela: {card}.</translation>
    </message>
    <message>
        <source>{card} is shuffled into its deck.</source>
        <translation>Si rimescola nel suo mazzo: {card}.</translation>
    </message>
    <message>
        <source>{card} of Dracula is discarded facedown.</source>
        <translation>Carta di Dracula scartata coperta: {card}.</translation>
    </message>
    <message>
        <source>{card} returns faceup to its hideout.</source>
        <translation>Una carta torna scoperta nel suo Nascondiglio: {card}.</translation>
    </message>
    <message>
        <source>{combat} is canceled.</source>
        <translation>Carta annullata: {combat}.</translation>
    </message>
    <message>
        <source>{day} night.</source>
        <translation>{day} notte.</translation>
    </message>
    <message>
        <source>{day}.</source>
        <translation>{day}.</translation>
    </message>
    <message>
        <source>{encounter} has {damage} damage.</source>
        <translation>{encounter}, danni: {damage}.</translation>
    </message>
    <message>
        <source>{encounter} matures.</source>
        <translation>Un Incontro matura: {encounter}.</translation>
    </message>
    <message>
        <source>{event} is canceled.</source>
        <translation>Evento annullato: {event}.</translation>
    </message>
    <message>
        <source>{event} stays as an ally.</source>
        <translation>Resta in gioco come Alleato: {event}.</translation>
    </message>
    <message>
        <source>{giver} discards {card} facedown.</source>
        <translation>{giver} scarta a faccia in giù: {card}.</translation>
    </message>
    <message>
        <source>{giver} discards {card}.</source>
        <translation>{giver} scarta {card}.</translation>
    </message>
    <message>
        <source>{giver} places {card}.</source>
        <translation>{giver} piazza {card}.</translation>
    </message>
    <message>
        <source>{giver} plays {card}.</source>
        <translation>{giver} gioca {card}.</translation>
    </message>
    <message>
        <source>{giver} returns {card}.</source>
        <translation>{giver} restituisce {card}.</translation>
    </message>
    <message>
        <source>{giver} shows {card}.</source>
        <translation>{giver} mostra {card}.</translation>
    </message>
    <message>
        <source>{hunter} goes by railway to {place}.</source>
        <translation>Mossa di {hunter} in ferrovia: {place}.</translation>
    </message>
    <message>
        <source>{hunter} goes to {place}.</source>
        <translation>Mossa di {hunter}: {place}.</translation>
    </message>
    <message>
        <source>{hunter} is bitten.</source>
        <translation>{hunter} subisce un Morso.</translation>
    </message>
    <message>
        <source>{hunter} is brought to {place}.</source>
        <translation>Ricovero di {hunter}: {place}.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter} è fuori combattimento.</translation>
    </message>
    <message>
        <source>{hunter} is delayed.</source>
        <translation>Rallentamento per {hunter}.</translation>
    </message>
    <message>
        <source>{hunter} is healed of a bite.</source>
        <translation>{hunter} guarisce da un Morso.</translation>
    </message>
    <message>
        <source>{hunter} is moved to {place}.</source>
        <translation>Spostamento forzato di {hunter}: {place}.</translation>
    </message>
    <message>
        <source>{hunter} is spared.</source>
        <translation>{hunter} la scampa.</translation>
    </message>
    <message>
        <source>{hunter} leaves the combat.</source>
        <translation>{hunter} lascia il combattimento.</translation>
    </message>
    <message>
        <source>{hunter} leaves the hospital for {place}.</source>
        <translation>{hunter} esce dall’ospedale: {place}.</translation>
    </message>
    <message>
        <source>{hunter} passes.</source>
        <translation>{hunter} passa.</translation>
    </message>
    <message>
        <source>{hunter} recovers ({damage} damage left).</source>
        <translation>{hunter} recupera danni (rimasti: {damage}).</translation>
    </message>
    <message>
        <source>{hunter} reserves a ticket.</source>
        <translation>{hunter} prenota un biglietto.</translation>
    </message>
    <message>
        <source>{hunter} rests.</source>
        <translation>{hunter} riposa.</translation>
    </message>
    <message>
        <source>{hunter} sails to {place}.</source>
        <translation>Mossa di {hunter} via mare: {place}.</translation>
    </message>
    <message>
        <source>{hunter} searches {place}.</source>
        <translation>{hunter} cerca qui: {place}.</translation>
    </message>
    <message>
        <source>{hunter} stands up again.</source>
        <translation>{hunter} si rialza.</translation>
    </message>
    <message>
        <source>{hunter} starts in {place}.</source>
        <translation>Partenza di {hunter}: {place}.</translation>
    </message>
    <message>
        <source>{hunter} suffers {amount} damage ({damage} in all).</source>
        <translation>{hunter} subisce danni: {amount} (in tutto {damage}).</translation>
    </message>
    <message>
        <source>{hunter} takes supplies.</source>
        <translation>{hunter} si rifornisce.</translation>
    </message>
    <message>
        <source>{hunter} takes the train to {place}.</source>
        <translation>{hunter} prende il treno. Destinazione: {place}.</translation>
    </message>
    <message>
        <source>{hunter} trades.</source>
        <translation>{hunter} effettua uno scambio.</translation>
    </message>
    <message>
        <source>{hunter} uses Psychic Bond.</source>
        <translation>{hunter} usa Legame psichico.</translation>
    </message>
    <message>
        <source>{hunter}&apos;s {item} is canceled.</source>
        <translation>Carta di {hunter} annullata: {item}.</translation>
    </message>
    <message>
        <source>{place} is revealed.</source>
        <translation>Luogo rivelato: {place}.</translation>
    </message>
    <message>
        <source>{taker} draws {card}.</source>
        <translation>{taker} pesca {card}.</translation>
    </message>
    <message>
        <source>{taker} keeps {card}.</source>
        <translation>{taker} tiene {card}.</translation>
    </message>
    <message>
        <source>{taker} takes {card} back.</source>
        <translation>{taker} riprende {card}.</translation>
    </message>
    <message>
        <source>{taker} takes {card} from the discard pile.</source>
        <translation>{taker} prende dalla pila degli scarti: {card}.</translation>
    </message>
    <message>
        <source>{where} is consecrated.</source>
        <translation>Terreno consacrato: {where}.</translation>
    </message>
    <message>
        <source>{where} is no longer consecrated.</source>
        <translation>Terreno non più consacrato: {where}.</translation>
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
        <translation>I numeri da 1 a 6 sono gli spazi noti del Percorso, le lettere da A a C i Covi. ≡ è nebbia, ≈ una tempesta, × una strada bloccata, † terreno consacrato e ‡ un’ostia consacrata. Ciò che ciascuno possiede si trova sotto Carte, con il testo di ogni carta. I dischi viola sono i luoghi in cui Dracula può ancora trovarsi.</translation>
    </message>
    <message>
        <source>A bitten hunter is weakened and keeps an item and an event revealed. Too many bites, or damage equal to his health, defeat him: Dracula gains influence, and at dawn the hunter wakes up in the nearest hospital without his cards.</source>
        <translation>Un Cacciatore che ha subito un Morso è indebolito e tiene rivelati un oggetto e un evento. Troppi Morsi, o danni pari alla sua salute, lo sconfiggono: Dracula guadagna Influenza, e all’alba il Cacciatore si risveglia nell’ospedale più vicino senza le sue carte.</translation>
    </message>
    <message>
        <source>A hunter who ends a move in a city of the trail or of a lair turns its card up, and Dracula may ambush him with the encounters there. Searching resolves all of them. If Dracula himself is there he is revealed until he moves to a city without a hunter.</source>
        <translation>Un Cacciatore che termina un movimento in una città del Percorso o di un Covo ne scopre la carta, e Dracula può tendergli un’imboscata con gli Incontri che vi si trovano. Cercare li risolve tutti. Se lì c’è Dracula in persona, Dracula è rivelato finché non si muove in una città senza Cacciatori.</translation>
    </message>
    <message>
        <source>A round is a dawn, a day, a dusk and a night of the hunters, and then Dracula&apos;s phase. By day and by night each hunter takes one action. At dawn and dusk events can be played, and hunters who stand where Dracula is revealed fight him. Every new week adds a despair token.</source>
        <translation>Un round comprende l’alba, il giorno, il tramonto e la notte dei Cacciatori, e poi la fase di Dracula. Di giorno e di notte ogni Cacciatore svolge un’azione. All’alba e al tramonto si possono giocare eventi, e i Cacciatori che si trovano dove Dracula è rivelato lo affrontano. Ogni nuova settimana aggiunge un segnalino Disperazione.</translation>
    </message>
    <message>
        <source>All hideouts slide by one space. The one that leaves the trail may mature its encounters or, in the advanced game, become a lair. Then Dracula moves by road or sea, or uses a power card, and places an encounter in his new city. The sea costs him 2 damage, or 1 from sea to sea.</source>
        <translation>Tutti i Nascondigli scorrono di uno spazio. Quello che esce dal Percorso può far maturare i suoi Incontri o, nel gioco avanzato, diventare un Covo. Poi Dracula si muove su strada o via mare, oppure usa una carta potere, e piazza un Incontro nella sua nuova città. Il mare gli costa 2 danni, o 1 se va da mare a mare.</translation>
    </message>
    <message>
        <source>Bites and defeat</source>
        <translation>Morsi e sconfitta</translation>
    </message>
    <message>
        <source>By day a hunter may move along one road, by sea, or by railway for a ticket: its first number counts white lines, its second any lines. Or, by day or night, he takes supplies, trades, reserves a ticket, rests, searches a hideout, or uses a card. A delayed hunter must first stand up.</source>
        <translation>Di giorno un Cacciatore può muoversi lungo una strada, via mare oppure, con un biglietto, in ferrovia: il primo numero del biglietto conta le tratte bianche, il secondo le tratte di qualsiasi colore. Oppure, di giorno o di notte, si rifornisce, scambia, prenota un biglietto, riposa, cerca in un Nascondiglio o usa una carta. Un Cacciatore rallentato deve prima rialzarsi.</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Day and night</source>
        <translation>Giorno e notte</translation>
    </message>
    <message>
        <source>Dracula&apos;s phase</source>
        <translation>Fase di Dracula</translation>
    </message>
    <message>
        <source>Each round every hunter chooses a card, Dracula chooses one and names the hunter he engages. If that hunter&apos;s card shows the icon of Dracula&apos;s, his is canceled; else it works. Then the hunters&apos; cards work. A card cannot be played twice in a row. After six cards of Dracula, or when he escapes, it is over.</source>
        <translation>A ogni round ciascun Cacciatore sceglie una carta; anche Dracula ne sceglie una e indica il Cacciatore che ingaggia. Se la carta di quel Cacciatore mostra l’icona della carta di Dracula, quest’ultima viene annullata; altrimenti ha effetto. Poi hanno effetto le carte dei Cacciatori. Una carta non può essere giocata due volte di fila. Il combattimento finisce dopo sei carte di Dracula o quando Dracula fugge.</translation>
    </message>
    <message>
        <source>Finding a hideout</source>
        <translation>Trovare un Nascondiglio</translation>
    </message>
    <message>
        <source>Four hunters look for Dracula, who moves unseen and leaves hideouts on a trail of six spaces. They win when he has suffered 15 damage. He wins when his influence reaches 13: he gains it from vampires that mature, from defeated hunters and from cards.</source>
        <translation>Quattro Cacciatori cercano Dracula, che si muove senza essere visto e lascia Nascondigli su un Percorso di sei spazi. Vincono quando Dracula ha subito 15 danni. Dracula vince quando la sua Influenza raggiunge 13: la guadagna con i vampiri che maturano, con i Cacciatori sconfitti e con le carte.</translation>
    </message>
    <message>
        <source>Signs on the map</source>
        <translation>Simboli sulla mappa</translation>
    </message>
    <message>
        <source>The hunt</source>
        <translation>La caccia</translation>
    </message>
    <message>
        <source>What hunters do</source>
        <translation>Che cosa fanno i Cacciatori</translation>
    </message>
</context>
<context>
    <name>fury3.items</name>
    <message>
        <source>After you resolve Rifle or Pistol, discard this card: the vampire suffers 3 more damage. Once a combat.</source>
        <translation>Dopo aver risolto Fucile o Pistola, scarta questa carta: il vampiro subisce altri 3 danni. Una volta per combattimento.</translation>
    </message>
    <message>
        <source>Crucifix</source>
        <translation>Crocifisso</translation>
    </message>
    <message>
        <source>Day action: reveal a random ticket and move by road up to its yellow number. Without one, move one road and discard this card.</source>
        <translation>Azione diurna: rivela un biglietto a caso e muovi su strada fino al suo numero giallo. Senza biglietti, muovi di una strada e scarta questa carta.</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Schivata</translation>
    </message>
    <message>
        <source>Does nothing but cancel what its banner shows.</source>
        <translation>Serve solo ad annullare ciò che mostra il suo stendardo.</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Cani</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Fuga</translation>
    </message>
    <message>
        <source>Fast Horses</source>
        <translation>Cavalli veloci</translation>
    </message>
    <message>
        <source>Garlic</source>
        <translation>Aglio</translation>
    </message>
    <message>
        <source>Garlic Wreath</source>
        <translation>Ghirlanda d’aglio</translation>
    </message>
    <message>
        <source>Heavenly Host</source>
        <translation>Ostia consacrata</translation>
    </message>
    <message>
        <source>Holy Bullets</source>
        <translation>Proiettili sacri</translation>
    </message>
    <message>
        <source>Holy Circle</source>
        <translation>Cerchio sacro</translation>
    </message>
    <message>
        <source>If this card canceled Fangs or Mesmerize, the vampire suffers 3 damage.</source>
        <translation>Se questa carta ha annullato Zanne o Sguardo ipnotico, il vampiro subisce 3 danni.</translation>
    </message>
    <message>
        <source>If you are engaged and Fangs or Claws was played, the vampire suffers 2 damage.</source>
        <translation>Se il Cacciatore ingaggiato sei tu e la carta giocata è Zanne o Artigli, il vampiro subisce 2 danni.</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Pugnale</translation>
    </message>
    <message>
        <source>One or more hunters of your choice leave the combat. Then discard this card.</source>
        <translation>Uno o più Cacciatori a tua scelta lasciano il combattimento. Poi scarta questa carta.</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistola</translation>
    </message>
    <message>
        <source>Punch</source>
        <translation>Pugno</translation>
    </message>
    <message>
        <source>Reveal before a search: Rats, Saboteur, Spy and Wolves are discarded without effect. Ambushed by one of them, you may discard this card to discard it without effect.</source>
        <translation>Rivela prima di cercare: Ratti, Sabotatore, Spia e Lupi vengono scartati senza effetto. Se uno di questi ti tende un’imboscata, puoi scartare questa carta per scartarlo senza effetto.</translation>
    </message>
    <message>
        <source>Reveal before a search: a vampire or Hoax found there is discarded without effect, with this card. It also pays for Vampire Lair.</source>
        <translation>Rivela prima di cercare: un vampiro o un Inganno trovato lì viene scartato senza effetto, insieme a questa carta. Serve anche a pagare Covo dei vampiri.</translation>
    </message>
    <message>
        <source>Reveal it before the first combat round: whenever you suffer damage from Fangs, the vampire then suffers 4 damage. Discard it when Claws resolve against you or the combat ends.</source>
        <translation>Rivelala prima del primo round di combattimento: ogni volta che subisci danni da Zanne, subito dopo il vampiro subisce 4 danni. Scartala quando Artigli si risolve contro di te o il combattimento finisce.</translation>
    </message>
    <message>
        <source>Rifle</source>
        <translation>Fucile</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Paletto</translation>
    </message>
    <message>
        <source>The vampire suffers 1 damage.</source>
        <translation>Il vampiro subisce 1 danno.</translation>
    </message>
    <message>
        <source>The vampire suffers 4 damage; but if you are engaged and Fangs was played, you are bitten instead and leave the combat. Then discard this card. Outside combat it can be revealed for some cards.</source>
        <translation>Il vampiro subisce 4 danni; ma se il Cacciatore ingaggiato sei tu e la carta giocata è Zanne, subisci invece un Morso e lasci il combattimento. Poi scarta questa carta. Fuori dal combattimento si può rivelare per alcune carte.</translation>
    </message>
    <message>
        <source>Weapon: the vampire suffers 2 damage.</source>
        <translation>Arma: il vampiro subisce 2 danni.</translation>
    </message>
    <message>
        <source>Weapon: the vampire suffers 3 damage.</source>
        <translation>Arma: il vampiro subisce 3 danni.</translation>
    </message>
    <message>
        <source>You leave the combat.</source>
        <translation>Lasci il combattimento.</translation>
    </message>
</context>
<context>
    <name>fury3.options</name>
    <message>
        <source>Cards that reveal hideouts reach into lairs</source>
        <translation>Le carte che rivelano i Nascondigli valgono anche per i Covi</translation>
    </message>
    <message>
        <source>Darkness Returns takes away</source>
        <translation>Il ritorno delle tenebre toglie</translation>
    </message>
    <message>
        <source>Dracula without a legal move</source>
        <translation>Dracula senza mosse valide</translation>
    </message>
    <message>
        <source>Escape as Bat under three despair tokens</source>
        <translation>Fuga come pipistrello con tre segnalini Disperazione</translation>
    </message>
    <message>
        <source>Feed and Dark Call while Dracula is revealed</source>
        <translation>Nutrirsi e Richiamo oscuro con Dracula rivelato</translation>
    </message>
    <message>
        <source>For Customs Search a journey by sea</source>
        <translation>Per Controllo doganale, un viaggio via mare</translation>
    </message>
    <message>
        <source>Plotting may be turned down</source>
        <translation>Complotto si può girare</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>The first round</source>
        <translation>Il primo round</translation>
    </message>
    <message>
        <source>Vampires of an encounter may escape</source>
        <translation>I vampiri di un Incontro possono fuggire</translation>
    </message>
    <message>
        <source>advanced game: lairs, powers, rumors</source>
        <translation>gioco avanzato: Covi, poteri, Dicerie</translation>
    </message>
    <message>
        <source>after icons are compared</source>
        <translation>dopo il confronto delle icone</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>are allowed</source>
        <translation>sono permessi</translation>
    </message>
    <message>
        <source>are forbidden</source>
        <translation>sono vietati</translation>
    </message>
    <message>
        <source>as Dracula&apos;s Pride allows</source>
        <translation>come permette l’Orgoglio di Dracula</translation>
    </message>
    <message>
        <source>base game, fixed starts</source>
        <translation>gioco base, partenze fisse</translation>
    </message>
    <message>
        <source>before icons are compared</source>
        <translation>prima del confronto delle icone</translation>
    </message>
    <message>
        <source>begins with a dawn that does not move the time marker</source>
        <translation>comincia con un’alba che non muove il segnalino Tempo</translation>
    </message>
    <message>
        <source>begins with the day</source>
        <translation>comincia con il giorno</translation>
    </message>
    <message>
        <source>brings influence for the new city</source>
        <translation>dà Influenza per la nuova città</translation>
    </message>
    <message>
        <source>brings no influence</source>
        <translation>non dà Influenza</translation>
    </message>
    <message>
        <source>clears his trail, then moves</source>
        <translation>sgombra il suo Percorso, poi muove</translation>
    </message>
    <message>
        <source>crosses no border</source>
        <translation>non supera confini</translation>
    </message>
    <message>
        <source>crosses the border of a region</source>
        <translation>supera il confine di una regione</translation>
    </message>
    <message>
        <source>dawn and day</source>
        <translation>l’alba e il giorno</translation>
    </message>
    <message>
        <source>from the fourth combat round on</source>
        <translation>dal quarto round di combattimento in poi</translation>
    </message>
    <message>
        <source>from the third combat round on</source>
        <translation>dal terzo round di combattimento in poi</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>stays and suffers 5 damage</source>
        <translation>resta e subisce 5 danni</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>il giorno</translation>
    </message>
    <message>
        <source>where the card says so</source>
        <translation>dove lo dice la carta</translation>
    </message>
</context>
<context>
    <name>fury3.questions</name>
    <message>
        <source>Ambush {hunter}?</source>
        <translation>Tendere un’imboscata a {hunter}?</translation>
    </message>
    <message>
        <source>Answer the move of {hunter} with a card?</source>
        <translation>Rispondere con una carta al movimento di {hunter}?</translation>
    </message>
    <message>
        <source>Avoid the combat in the fog?</source>
        <translation>Evitare il combattimento nella nebbia?</translation>
    </message>
    <message>
        <source>Cancel False Tip with Good Luck?</source>
        <translation>Annullare Falsa soffiata con Buona sorte?</translation>
    </message>
    <message>
        <source>Cancel {combat} with Lucy&apos;s Revenge?</source>
        <translation>Annullare {combat} con La vendetta di Lucy?</translation>
    </message>
    <message>
        <source>Cancel {event} with Sensationalist Press?</source>
        <translation>Annullare {event} con Stampa sensazionalista?</translation>
    </message>
    <message>
        <source>Choose a combat card for round {round}.</source>
        <translation>Scegli una carta combattimento per il round {round}.</translation>
    </message>
    <message>
        <source>Choose the engaged hunter.</source>
        <translation>Scegli il Cacciatore ingaggiato.</translation>
    </message>
    <message>
        <source>Choose the hospital for {hunter}.</source>
        <translation>Scegli l’ospedale per {hunter}.</translation>
    </message>
    <message>
        <source>Claws: choose the hunter who suffers 2 damage.</source>
        <translation>Artigli: scegli il Cacciatore che subisce 2 danni.</translation>
    </message>
    <message>
        <source>Dawn: play an event card?</source>
        <translation>Alba: giocare una carta evento?</translation>
    </message>
    <message>
        <source>Day: play an event card?</source>
        <translation>Giorno: giocare una carta evento?</translation>
    </message>
    <message>
        <source>Desecrated Soil: which encounter cards are discarded?</source>
        <translation>Terra sconsacrata: quali carte incontro scartare?</translation>
    </message>
    <message>
        <source>Devilish Power: what happens?</source>
        <translation>Potere diabolico: che cosa succede?</translation>
    </message>
    <message>
        <source>Does Lord Godalming take a second ticket?</source>
        <translation>Lord Godalming prende un secondo biglietto?</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides: exchange an encounter card?</source>
        <translation>Le spose di Dracula: sostituire una carta incontro?</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides: place an encounter card?</source>
        <translation>Le spose di Dracula: piazzare una carta incontro?</translation>
    </message>
    <message>
        <source>Dracula&apos;s phase: play an event card?</source>
        <translation>Fase di Dracula: giocare una carta evento?</translation>
    </message>
    <message>
        <source>Dusk: play an event card?</source>
        <translation>Tramonto: giocare una carta evento?</translation>
    </message>
    <message>
        <source>Dusk: which roadblock is removed?</source>
        <translation>Tramonto: quale segnalino Strada bloccata rimuovere?</translation>
    </message>
    <message>
        <source>Dusk: which storm ends?</source>
        <translation>Tramonto: quale tempesta cessa?</translation>
    </message>
    <message>
        <source>End of Dracula&apos;s phase: play an event card?</source>
        <translation>Fine della fase di Dracula: giocare una carta evento?</translation>
    </message>
    <message>
        <source>Escape Route: choose the hunter who leaves the combat.</source>
        <translation>Via di fuga: scegli il Cacciatore che lascia il combattimento.</translation>
    </message>
    <message>
        <source>Escape as Bat: fly to another city?</source>
        <translation>Fuga come pipistrello: volare in un’altra città?</translation>
    </message>
    <message>
        <source>False Tip: where does {hunter} go?</source>
        <translation>Falsa soffiata: dove va {hunter}?</translation>
    </message>
    <message>
        <source>Good Luck: remove what?</source>
        <translation>Buona sorte: che cosa rimuovere?</translation>
    </message>
    <message>
        <source>Great Wolf: which hunter is attacked?</source>
        <translation>Il Grande Lupo: quale Cacciatore subisce l’attacco?</translation>
    </message>
    <message>
        <source>Hidden Schemes: which encounter card is placed?</source>
        <translation>Piani nascosti: quale carta incontro piazzare?</translation>
    </message>
    <message>
        <source>Hoax: which event card do you keep?</source>
        <translation>Inganno: quale carta evento tieni?</translation>
    </message>
    <message>
        <source>Holy Circle: choose a hunter to leave the combat.</source>
        <translation>Cerchio sacro: scegli un Cacciatore che lascia il combattimento.</translation>
    </message>
    <message>
        <source>In which city does Dracula start?</source>
        <translation>Da quale città parte Dracula?</translation>
    </message>
    <message>
        <source>In which city does {hunter} start?</source>
        <translation>Da quale città parte {hunter}?</translation>
    </message>
    <message>
        <source>Lucky Find: choose the item to keep.</source>
        <translation>Ritrovamento fortunato: scegli l’oggetto da tenere.</translation>
    </message>
    <message>
        <source>Place a rumor token?</source>
        <translation>Piazzare un segnalino Diceria?</translation>
    </message>
    <message>
        <source>Plotting: take a card from the combat deck.</source>
        <translation>Complotto: prendi una carta dal mazzo combattimento.</translation>
    </message>
    <message>
        <source>Set Szgany Bodyguards on a hunter before the combat?</source>
        <translation>Scagliare le Guardie del corpo Szgany contro un Cacciatore prima del combattimento?</translation>
    </message>
    <message>
        <source>Show Heavenly Host and protect a city?</source>
        <translation>Mostrare Ostia consacrata e proteggere una città?</translation>
    </message>
    <message>
        <source>Spy: which hunter?</source>
        <translation>Spia: quale Cacciatore?</translation>
    </message>
    <message>
        <source>Start of the combat: play an event card?</source>
        <translation>Inizio del combattimento: giocare una carta evento?</translation>
    </message>
    <message>
        <source>Summon Storms: where does a storm break out?</source>
        <translation>Evocare tempeste: dove scoppia una tempesta?</translation>
    </message>
    <message>
        <source>The oldest hideout leaves: mature an encounter, or make it a lair?</source>
        <translation>Il Nascondiglio più vecchio esce dal Percorso: trasformarlo in un Covo o far maturare un Incontro?</translation>
    </message>
    <message>
        <source>The oldest hideout leaves: mature an encounter?</source>
        <translation>Il Nascondiglio più vecchio esce dal Percorso: far maturare un Incontro?</translation>
    </message>
    <message>
        <source>To which city is {hunter} moved?</source>
        <translation>In quale città spostare {hunter}?</translation>
    </message>
    <message>
        <source>Turn Plotting facedown to cancel {hunter}&apos;s card?</source>
        <translation>Girare coperta la carta Complotto per annullare la carta di {hunter}?</translation>
    </message>
    <message>
        <source>Unnatural Fog: which city?</source>
        <translation>Nebbia innaturale: quale città?</translation>
    </message>
    <message>
        <source>Use the Stake on this card: {encounter}?</source>
        <translation>Usare il Paletto contro questa carta: {encounter}?</translation>
    </message>
    <message>
        <source>Vampiric Influence: which card does {hunter} discard?</source>
        <translation>Influenza vampirica: quale carta scarta {hunter}?</translation>
    </message>
    <message>
        <source>Vampiric Influence: which weakened hunter?</source>
        <translation>Influenza vampirica: quale Cacciatore indebolito?</translation>
    </message>
    <message>
        <source>Wax Cylinders: reveal which encounters, or ask for Hide?</source>
        <translation>Cilindri di cera: quali Incontri rivelare, o chiedere la carta Nascondersi?</translation>
    </message>
    <message>
        <source>What changes hands between {hunter} and {partner}?</source>
        <translation>Che cosa si scambiano {hunter} e {partner}?</translation>
    </message>
    <message>
        <source>What does {hunter} do by day?</source>
        <translation>Che cosa fa {hunter} di giorno?</translation>
    </message>
    <message>
        <source>What does {hunter} do by night?</source>
        <translation>Che cosa fa {hunter} di notte?</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>Dove va Dracula?</translation>
    </message>
    <message>
        <source>Where does the carriage go?</source>
        <translation>Dove va la carrozza?</translation>
    </message>
    <message>
        <source>Where does {hunter} ride?</source>
        <translation>Dove va a cavallo {hunter}?</translation>
    </message>
    <message>
        <source>Where does {hunter} sail?</source>
        <translation>Dove va via mare {hunter}?</translation>
    </message>
    <message>
        <source>Which ally returns?</source>
        <translation>Quale alleato ritorna?</translation>
    </message>
    <message>
        <source>Which card of the trail must Dracula reveal?</source>
        <translation>Quale carta del Percorso deve rivelare Dracula?</translation>
    </message>
    <message>
        <source>Which city is consecrated?</source>
        <translation>Quale città consacrare?</translation>
    </message>
    <message>
        <source>Which city must Dracula answer for?</source>
        <translation>Per quale città deve rispondere Dracula?</translation>
    </message>
    <message>
        <source>Which encounter does Dracula place?</source>
        <translation>Quale Incontro piazza Dracula?</translation>
    </message>
    <message>
        <source>Which encounter does {hunter} find next?</source>
        <translation>Quale Incontro trova ora {hunter}?</translation>
    </message>
    <message>
        <source>Which encounter must Dracula discard?</source>
        <translation>Quale Incontro deve scartare Dracula?</translation>
    </message>
    <message>
        <source>Which event card does {hunter} keep revealed?</source>
        <translation>Quale carta evento tiene rivelata {hunter}?</translation>
    </message>
    <message>
        <source>Which hunter acts next?</source>
        <translation>Quale Cacciatore agisce ora?</translation>
    </message>
    <message>
        <source>Which item card does {hunter} keep revealed?</source>
        <translation>Quale carta oggetto tiene rivelata {hunter}?</translation>
    </message>
    <message>
        <source>Which road or railway is blocked?</source>
        <translation>Quale strada o ferrovia bloccare?</translation>
    </message>
    <message>
        <source>Which ticket pays for the carriage?</source>
        <translation>Quale biglietto spendere per la carrozza?</translation>
    </message>
    <message>
        <source>Who receives the blood?</source>
        <translation>Chi riceve il sangue?</translation>
    </message>
    <message>
        <source>With whom does {hunter} trade?</source>
        <translation>Con chi scambia {hunter}?</translation>
    </message>
    <message>
        <source>Wolves: which city?</source>
        <translation>Lupi: quale città?</translation>
    </message>
    <message>
        <source>{actor} holds too many event cards: which one is discarded?</source>
        <translation>{actor} ha troppe carte evento: quale scartare?</translation>
    </message>
    <message>
        <source>{actor} holds too many item cards: which one is discarded?</source>
        <translation>{actor} ha troppe carte oggetto: quale scartare?</translation>
    </message>
    <message>
        <source>{actor} holds too many tickets: which one is returned?</source>
        <translation>{actor} ha troppi biglietti: quale restituire?</translation>
    </message>
    <message>
        <source>{combat} would be canceled: play Enraged?</source>
        <translation>{combat}: la carta sarebbe annullata. Giocare Infuriato?</translation>
    </message>
    <message>
        <source>{event} was drawn: play it now?</source>
        <translation>Carta pescata: {event}. Giocarla subito?</translation>
    </message>
    <message>
        <source>{event}: its effect at once, or an ally?</source>
        <translation>{event}: usare subito l’effetto o tenere la carta come alleato?</translation>
    </message>
    <message>
        <source>{event}: scout a city, or keep as ally?</source>
        <translation>{event}: esplorare una città o tenere la carta come alleato?</translation>
    </message>
    <message>
        <source>{hunter} finds {encounter}: play Seduction?</source>
        <translation>{hunter} trova: {encounter}. Giocare Seduzione?</translation>
    </message>
    <message>
        <source>{hunter} is about to be bitten: prevent it?</source>
        <translation>{hunter} sta per subire un Morso: impedirlo?</translation>
    </message>
    <message>
        <source>{hunter} is about to be defeated by damage: prevent it?</source>
        <translation>I danni stanno per mettere fuori combattimento {hunter}: impedirlo?</translation>
    </message>
    <message>
        <source>{hunter} is ambushed: {encounter}. Answer with a card?</source>
        <translation>{hunter} subisce un’imboscata: {encounter}. Rispondere con una carta?</translation>
    </message>
    <message>
        <source>{hunter} searches: reveal a card first?</source>
        <translation>{hunter} cerca: rivelare prima una carta?</translation>
    </message>
    <message>
        <source>{hunter} spends a ticket: play False Tip?</source>
        <translation>{hunter} spende un biglietto: giocare Falsa soffiata?</translation>
    </message>
    <message>
        <source>{hunter}: become delayed to discard Aristocratic Vampire?</source>
        <translation>{hunter}: subire il rallentamento per scartare Vampiro aristocratico?</translation>
    </message>
    <message>
        <source>{hunter}: become delayed to join the combat?</source>
        <translation>{hunter}: subire il rallentamento per unirsi al combattimento?</translation>
    </message>
    <message>
        <source>{hunter}: choose a combat card.</source>
        <translation>{hunter}: scegli una carta combattimento.</translation>
    </message>
    <message>
        <source>{hunter}: discard a weapon to be rid of the Spy?</source>
        <translation>{hunter}: scartare un’arma per liberarsi della Spia?</translation>
    </message>
    <message>
        <source>{hunter}: discard all items, or suffer 3 damage?</source>
        <translation>{hunter}: scartare tutti gli oggetti o subire 3 danni?</translation>
    </message>
    <message>
        <source>{hunter}: play a different card (Planned Ambush)?</source>
        <translation>{hunter}: giocare un’altra carta (Imboscata pianificata)?</translation>
    </message>
    <message>
        <source>{hunter}: reveal an item card?</source>
        <translation>{hunter}: rivelare una carta oggetto?</translation>
    </message>
    <message>
        <source>{hunter}: reveal weapons against the wolves?</source>
        <translation>{hunter}: rivelare armi contro i lupi?</translation>
    </message>
    <message>
        <source>{hunter}: use Holy Bullets?</source>
        <translation>{hunter}: usare Proiettili sacri?</translation>
    </message>
    <message>
        <source>{hunter}: wear Garlic Wreath in this combat?</source>
        <translation>{hunter}: indossare Ghirlanda d’aglio in questo combattimento?</translation>
    </message>
    <message>
        <source>{hunter}: which items are given up to the mob?</source>
        <translation>{hunter}: quali oggetti cedere alla banda?</translation>
    </message>
</context>
<context>
    <name>fury3.regions</name>
    <message>
        <source>Austria-Hungary</source>
        <translation>Austria-Ungheria</translation>
    </message>
    <message>
        <source>Britannia</source>
        <translation>Britannia</translation>
    </message>
    <message>
        <source>Gallia</source>
        <translation>Gallia</translation>
    </message>
    <message>
        <source>Germania</source>
        <translation>Germania</translation>
    </message>
    <message>
        <source>Iberia</source>
        <translation>Iberia</translation>
    </message>
    <message>
        <source>Italia</source>
        <translation>Italia</translation>
    </message>
    <message>
        <source>the Balkans</source>
        <translation>i Balcani</translation>
    </message>
    <message>
        <source>the sea</source>
        <translation>il mare</translation>
    </message>
</context>
<context>
    <name>fury3.summary</name>
    <message>
        <source>Bats follow {hunter}.</source>
        <translation>I pipistrelli inseguono {hunter}.</translation>
    </message>
    <message>
        <source>Consecrated ground: {place}.</source>
        <translation>Terreno consacrato: {place}.</translation>
    </message>
    <message>
        <source>Dracula has {damage} of {health} damage.</source>
        <translation>Danni di Dracula: {damage} su {health}.</translation>
    </message>
    <message>
        <source>Dracula is expected to lead by {points} points.</source>
        <translation>Punti di vantaggio previsti per Dracula: {points}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat cards: {cards}.</source>
        <translation>Carte combattimento di Dracula: {cards}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s figure stands on the board.</source>
        <translation>La miniatura di Dracula è sul tabellone.</translation>
    </message>
    <message>
        <source>Fog: {places}.</source>
        <translation>Nebbia: {places}.</translation>
    </message>
    <message>
        <source>Heavenly hosts: {places}.</source>
        <translation>Ostie consacrate: {places}.</translation>
    </message>
    <message>
        <source>Lair {space}: {place}.</source>
        <translation>Covo {space}: {place}.</translation>
    </message>
    <message>
        <source>Roadblocks: {lines}.</source>
        <translation>Strade bloccate: {lines}.</translation>
    </message>
    <message>
        <source>Round {round} of a combat with Dracula.</source>
        <translation>Round {round} di un combattimento con Dracula.</translation>
    </message>
    <message>
        <source>Round {round} of a combat with a vampire: {encounter}.</source>
        <translation>Round {round} di un combattimento con un vampiro: {encounter}.</translation>
    </message>
    <message>
        <source>Space {space} of the trail is empty.</source>
        <translation>Lo spazio {space} del Percorso è vuoto.</translation>
    </message>
    <message>
        <source>Space {space} of the trail: {place}.</source>
        <translation>Spazio {space} del Percorso: {place}.</translation>
    </message>
    <message>
        <source>Storms: {places}.</source>
        <translation>Tempeste: {places}.</translation>
    </message>
    <message>
        <source>The game is expected to stay even.</source>
        <translation>Si prevede che la partita resti in equilibrio.</translation>
    </message>
    <message>
        <source>The hunters are expected to lead by {points} points.</source>
        <translation>Punti di vantaggio previsti per i Cacciatori: {points}.</translation>
    </message>
    <message>
        <source>There are no tokens on the map.</source>
        <translation>Sulla mappa non ci sono segnalini.</translation>
    </message>
    <message>
        <source>{day}, by day; despair {despair}, influence {influence} of {most}.</source>
        <translation>{day}, di giorno; Disperazione {despair}, Influenza {influence} su {most}.</translation>
    </message>
    <message>
        <source>{day}, by night; despair {despair}, influence {influence} of {most}.</source>
        <translation>{day}, di notte; Disperazione {despair}, Influenza {influence} su {most}.</translation>
    </message>
    <message>
        <source>{event} is an ally in play.</source>
        <translation>Alleato in gioco: {event}.</translation>
    </message>
    <message>
        <source>{hunter} holds: {cards}.</source>
        <translation>{hunter} ha: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} is bitten.</source>
        <translation>{hunter} ha subito un Morso.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter} è fuori combattimento.</translation>
    </message>
    <message>
        <source>{hunter} is delayed.</source>
        <translation>Rallentamento per {hunter}.</translation>
    </message>
    <message>
        <source>{hunter} is in {place} and has {damage} of {health} damage.</source>
        <translation>{hunter}: {place}, danni {damage} su {health}.</translation>
    </message>
    <message>
        <source>{where} A rumor token lies there.</source>
        <translation>{where} Lì c’è un segnalino Diceria.</translation>
    </message>
    <message>
        <source>{where} Encounters: {cards}.</source>
        <translation>{where} Incontri: {cards}.</translation>
    </message>
    <message>
        <source>{where} {power} lies there.</source>
        <translation>{where} Carta potere: {power}.</translation>
    </message>
</context>
<context>
    <name>fury3.tickets</name>
    <message>
        <source>ticket 1</source>
        <translation>biglietto 1</translation>
    </message>
    <message>
        <source>ticket 1/1</source>
        <translation>biglietto 1/1</translation>
    </message>
    <message>
        <source>ticket 2/1</source>
        <translation>biglietto 2/1</translation>
    </message>
    <message>
        <source>ticket 2/2</source>
        <translation>biglietto 2/2</translation>
    </message>
    <message>
        <source>ticket 3/2</source>
        <translation>biglietto 3/2</translation>
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
        <source>Budapest Hospital</source>
        <translation>Ospedale di Budapest</translation>
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
        <source>Madrid Hospital</source>
        <translation>Ospedale di Madrid</translation>
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
        <source>Rome Hospital</source>
        <translation>Ospedale di Roma</translation>
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
