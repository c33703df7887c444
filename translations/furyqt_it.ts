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
        <source>Board games on one table, against a computer that reasons about what it cannot see.</source>
        <translation>Giochi da tavolo su un unico tavolo, contro un computer che ragiona su ciò che non può vedere.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it and pass it on, with the licence beside it.</source>
        <translation>Software libero con licenza MIT: usalo, modificalo e condividilo, sempre insieme alla licenza.</translation>
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
    <name>Advanced</name>
    <message>
        <source>Act on their own</source>
        <translation>Agiscono da soli</translation>
    </message>
    <message>
        <source>Aids:</source>
        <translation>Aiuti:</translation>
    </message>
    <message>
        <source>All: hints, possible places, evidence</source>
        <translation>Tutti: consigli, luoghi possibili, indizi</translation>
    </message>
    <message>
        <source>Casual: always (noted in the record)</source>
        <translation>Libero: sempre (con nota nel file)</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>Paper style: only your own pencil marks</source>
        <translation>Come su carta: solo i tuoi segni a matita</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Numero di partenza:</translation>
    </message>
    <message>
        <source>Show their plans first; you can decide otherwise</source>
        <translation>Mostrano prima i piani; puoi decidere altrimenti</translation>
    </message>
    <message>
        <source>Strict: only if it revealed nothing new</source>
        <translation>Rigoroso: solo se non ha rivelato nulla</translation>
    </message>
    <message>
        <source>Teammates:</source>
        <translation>Compagni di squadra:</translation>
    </message>
    <message>
        <source>Time per move:</source>
        <translation>Tempo per mossa:</translation>
    </message>
    <message>
        <source>Undo:</source>
        <translation>Annulla mossa:</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
</context>
<context>
    <name>AidsPage</name>
    <message>
        <source>All of it follows from what your side was told. A game begun as on paper has none of it but the pencil.</source>
        <translation>Tutto ciò deriva da quanto è stato detto alla tua parte. Una partita su carta non ha nulla di questo, tranne la matita.</translation>
    </message>
    <message>
        <source>Allow pencil marks on the map</source>
        <translation>Permetti segni a matita sulla mappa</translation>
    </message>
    <message>
        <source>Deduction aids</source>
        <translation>Aiuti alla deduzione</translation>
    </message>
    <message>
        <source>List what your side was told about the hidden figure</source>
        <translation>Elenca ciò che la tua parte ha saputo della figura nascosta</translation>
    </message>
    <message>
        <source>Show how likely each of these places is</source>
        <translation>Mostra quanto è probabile ognuno di questi luoghi</translation>
    </message>
    <message>
        <source>Show the possible places of the hidden figure on the map</source>
        <translation>Mostra sulla mappa i luoghi possibili della figura nascosta</translation>
    </message>
</context>
<context>
    <name>AidsPanel</name>
    <message>
        <source>Evidence</source>
        <translation>Indizi</translation>
    </message>
    <message>
        <source>My Marks</source>
        <translation>I miei segni</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Luoghi</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message numerus="yes">
        <source>%n earlier event(s) in the log.</source>
        <translation>
            <numerusform>%n evento precedente nel registro.</numerusform>
            <numerusform>%n eventi precedenti nel registro.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardColumn</name>
    <message>
        <source>Back to the combat</source>
        <translation>Torna al combattimento</translation>
    </message>
</context>
<context>
    <name>CardReader</name>
    <message>
        <source>{key}: read the rules of this card</source>
        <translation>{key}: leggi le regole di questa carta</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>Cards in a row</source>
        <translation>Carte in fila</translation>
    </message>
</context>
<context>
    <name>ChancesPanel</name>
    <message numerus="yes">
        <source>%n possible place(s)</source>
        <translation>
            <numerusform>%n luogo possibile</numerusform>
            <numerusform>%n luoghi possibili</numerusform>
        </translation>
    </message>
    <message>
        <source>Possible places</source>
        <translation>Luoghi possibili</translation>
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
    <name>CombatScene</name>
    <message>
        <source>Cards of {name} to choose from</source>
        <translation>Carte di {name} fra cui scegliere</translation>
    </message>
    <message>
        <source>Combat in {place}: round {round} of {most}, {when}</source>
        <translation>Combattimento: {place}, round {round} di {most}, {when}</translation>
    </message>
    <message>
        <source>Round {round}: {what}</source>
        <translation>Round {round}: {what}</translation>
    </message>
    <message>
        <source>Rounds of this combat</source>
        <translation>Round di questo combattimento</translation>
    </message>
    <message>
        <source>Rounds so far</source>
        <translation>Round finora</translation>
    </message>
    <message>
        <source>Show the map</source>
        <translation>Mostra la mappa</translation>
    </message>
    <message>
        <source>The combat in {place} is over</source>
        <translation>Combattimento finito: {place}</translation>
    </message>
    <message>
        <source>{name}&apos;s cards: choose one</source>
        <translation>Carte di {name}: scegline una</translation>
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
        <source>Agree to All Plans This Phase</source>
        <translation>Accetta tutti i piani in questa fase</translation>
    </message>
    <message>
        <source>Agree to the Plan</source>
        <translation>Accetta il piano</translation>
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
        <source>Dark theme, high contrast</source>
        <translation>Tema scuro, contrasto elevato</translation>
    </message>
    <message>
        <source>Faster Pace</source>
        <translation>Aumenta velocità</translation>
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
        <source>Learn to Play</source>
        <translation>Impara a giocare</translation>
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
        <source>Light theme, high contrast</source>
        <translation>Tema chiaro, contrasto elevato</translation>
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
        <source>Map or Combat</source>
        <translation>Mappa o combattimento</translation>
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
        <source>Pass for This Phase</source>
        <translation>Passa per questa fase</translation>
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
        <translation>Mostra consiglio</translation>
    </message>
    <message>
        <source>Skip Ahead</source>
        <translation>Vai avanti veloce</translation>
    </message>
    <message>
        <source>Slower Pace</source>
        <translation>Riduci velocità</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiche…</translation>
    </message>
    <message>
        <source>Stop the Computer</source>
        <translation>Ferma il computer</translation>
    </message>
    <message>
        <source>Summary of the Game</source>
        <translation>Riepilogo della partita</translation>
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
    <name>ComputerPage</name>
    <message>
        <source>All computers:</source>
        <translation>Tutti i computer:</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori del computer</translation>
    </message>
    <message>
        <source>The levels differ in how long the computer thinks and how well it remembers; none sees more than a person in its seat. All of it holds for the next new game.</source>
        <translation>I livelli si distinguono per quanto a lungo il computer riflette e per quanto bene ricorda; nessuno vede più di una persona al suo posto. Tutto ciò vale per la prossima nuova partita.</translation>
    </message>
    <message>
        <source>Time for a move:</source>
        <translation>Tempo per una mossa:</translation>
    </message>
</context>
<context>
    <name>CoursePanel</name>
    <message>
        <source>Click to go to a turn; left and right go from turn to turn</source>
        <translation>Fai clic per andare a un turno; sinistra e destra vanno di turno in turno</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Svolta successiva</translation>
    </message>
    <message>
        <source>No turning points</source>
        <translation>Nessuna svolta</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Svolta precedente</translation>
    </message>
    <message>
        <source>The computer looks into the game: {done} of {count} turns.</source>
        <translation>Il computer esamina la partita: {done} turni su {count}.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Svolte</translation>
    </message>
</context>
<context>
    <name>CrashWatch</name>
    <message>
        <source>Open the Folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Something went wrong that should not have: {error}</source>
        <translation>Si è verificato un errore imprevisto: {error}</translation>
    </message>
    <message>
        <source>The details are in {file}.</source>
        <translation>I dettagli sono in {file}.</translation>
    </message>
    <message>
        <source>The game could not be saved: {why}</source>
        <translation>Impossibile salvare la partita: {why}</translation>
    </message>
    <message>
        <source>The game so far has been saved as {file}.</source>
        <translation>La partita è stata salvata fin qui come {file}.</translation>
    </message>
</context>
<context>
    <name>DiceWidget</name>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
</context>
<context>
    <name>DieWidget</name>
    <message>
        <source>Die: {value}</source>
        <translation>Dado: {value}</translation>
    </message>
    <message>
        <source>Die: {value}, kept</source>
        <translation>Dado: {value}, tenuto</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>non lanciato</translation>
    </message>
</context>
<context>
    <name>DirectChoice</name>
    <message>
        <source>This space cannot be chosen now.</source>
        <translation>Ora questo spazio non si può scegliere.</translation>
    </message>
    <message>
        <source>You see only the back of this card.</source>
        <translation>Vedi solo il dorso di questa carta.</translation>
    </message>
    <message>
        <source>{card} cannot be used now.</source>
        <translation>Ora questa carta non si può usare: {card}.</translation>
    </message>
</context>
<context>
    <name>EvidencePage</name>
    <message>
        <source>What you were told</source>
        <translation>Ciò che hai saputo</translation>
    </message>
</context>
<context>
    <name>FighterPanel</name>
    <message>
        <source>Card of {name} in this round</source>
        <translation>Carta di {name} in questo round</translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <translation>Carte di {name}</translation>
    </message>
    <message>
        <source>not twice in a row: {card}</source>
        <translation>non due volte di seguito: {card}</translation>
    </message>
    <message>
        <source>{name}: health {life} of {full}</source>
        <translation>{name}: salute {life} su {full}</translation>
    </message>
</context>
<context>
    <name>FiguresWidget</name>
    <message>
        <source>Cards of {name}</source>
        <translation>Carte di {name}</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
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
    <message>
        <source>furyqt games (*{suffix})</source>
        <translation>Partite di furyqt (*{suffix})</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>Everything stays on this computer: games, statistics, settings and logs. furyqt sends nothing and asks no server. What is in these folders may be copied or deleted.</source>
        <translation>Tutto resta su questo computer: partite, statistiche, impostazioni e registri. furyqt non invia nulla e non interroga alcun server. Ciò che si trova in queste cartelle si può copiare o eliminare.</translation>
    </message>
    <message>
        <source>Files and privacy</source>
        <translation>File e privacy</translation>
    </message>
    <message>
        <source>Logs:</source>
        <translation>Registri:</translation>
    </message>
    <message>
        <source>Open the folder of logs</source>
        <translation>Apri la cartella dei registri</translation>
    </message>
    <message>
        <source>Open the folder of saved games</source>
        <translation>Apri la cartella delle partite salvate</translation>
    </message>
    <message>
        <source>Open the folder of settings</source>
        <translation>Apri la cartella delle impostazioni</translation>
    </message>
    <message>
        <source>Saved games:</source>
        <translation>Partite salvate:</translation>
    </message>
    <message>
        <source>Settings:</source>
        <translation>Impostazioni:</translation>
    </message>
    <message>
        <source>The folder could not be opened.</source>
        <translation>Impossibile aprire la cartella.</translation>
    </message>
</context>
<context>
    <name>GameChart</name>
    <message numerus="yes">
        <source>%n place(s) possible</source>
        <translation>
            <numerusform>%n luogo possibile</numerusform>
            <numerusform>%n luoghi possibili</numerusform>
        </translation>
    </message>
    <message>
        <source>Chart of the game</source>
        <translation>Grafico della partita</translation>
    </message>
    <message>
        <source>a turn for the better</source>
        <translation>svolta in meglio</translation>
    </message>
    <message>
        <source>a turn for the worse</source>
        <translation>svolta in peggio</translation>
    </message>
    <message>
        <source>not looked into yet</source>
        <translation>non ancora esaminato</translation>
    </message>
    <message>
        <source>{hunted}: possible places</source>
        <translation>{hunted}: luoghi possibili</translation>
    </message>
    <message>
        <source>{side}: chance to win</source>
        <translation>{side}: probabilità di vittoria</translation>
    </message>
    <message>
        <source>{side}: {chance} to win</source>
        <translation>{side}: vittoria {chance}</translation>
    </message>
    <message>
        <source>{turn}: {what}</source>
        <translation>{turn}: {what}</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n turno giocato</numerusform>
            <numerusform>%n turni giocati</numerusform>
        </translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Salvataggio automatico</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>No saved games yet. Every game you play is saved here automatically.</source>
        <translation>Nessuna partita salvata. Ogni partita viene salvata qui automaticamente.</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Ultima volta</translation>
    </message>
    <message>
        <source>Saved Games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Schieramenti</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>computer only</source>
        <translation>solo il computer</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illeggibile</translation>
    </message>
    <message>
        <source>won by {winner}</source>
        <translation>vittoria: {winner}</translation>
    </message>
    <message>
        <source>{sides} against each other</source>
        <translation>{sides}: l’uno contro l’altro</translation>
    </message>
    <message>
        <source>{sides} against {others}</source>
        <translation>{sides} contro {others}</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete the game</source>
        <translation>Elimina la partita</translation>
    </message>
    <message>
        <source>Delete this game permanently?</source>
        <translation>Eliminare definitivamente questa partita?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Game name:</source>
        <translation>Nome della partita:</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Other File…</source>
        <translation>Altro file…</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>Rinomina la partita</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>This is not possible</source>
        <translation>Non è possibile</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Watch a Replay</source>
        <translation>Guarda un replay</translation>
    </message>
</context>
<context>
    <name>HandoverPage</name>
    <message>
        <source>Hand over to: {side}</source>
        <translation>Passa il posto a: {side}</translation>
    </message>
    <message>
        <source>The table is covered. Everybody else, please look away.</source>
        <translation>Il tavolo è coperto. Tutti gli altri non guardino, per favore.</translation>
    </message>
    <message>
        <source>Uncover the Table</source>
        <translation>Scopri il tavolo</translation>
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
        <translation>Un consiglio usa tutta la forza del computer, ma solo ciò che sai tu.</translation>
    </message>
    <message>
        <source>It is told what the side to move knew then, and nothing else.</source>
        <translation>Sa soltanto ciò che sapeva allora chi doveva muovere.</translation>
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
        <source>Reasons</source>
        <translation>Motivi</translation>
    </message>
    <message>
        <source>Show Hint</source>
        <translation>Mostra consiglio</translation>
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
    <name>LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Lingua:</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Lingua di sistema</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Again</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Each lesson is a scene of a few minutes on the real table. You can leave at any time and go on later.</source>
        <translation>Ogni lezione è una scena di pochi minuti al tavolo vero. Puoi uscire in qualsiasi momento e continuare più tardi.</translation>
    </message>
    <message>
        <source>Learn to Play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Main Menu</source>
        <translation>Menu principale</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>passo {number} di {count}</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>✓ finished</source>
        <translation>✓ conclusa</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Leave Lesson</source>
        <translation>Esci dalla lezione</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Let the tutor do what this step asks for</source>
        <translation>Il tutor fa ciò che chiede questo passo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Your place in the lesson is kept</source>
        <translation>Il punto della lezione resta conservato</translation>
    </message>
</context>
<context>
    <name>LessonPlay</name>
    <message>
        <source>All Lessons</source>
        <translation>Tutte le lezioni</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>It was the last one. Good hunting!</source>
        <translation>Era l’ultima. Buona caccia!</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lezione: {title}</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>The next one: {title}.</source>
        <translation>La prossima: {title}.</translation>
    </message>
    <message>
        <source>This lesson is finished.</source>
        <translation>Questa lezione è conclusa.</translation>
    </message>
    <message>
        <source>Watch what happens…</source>
        <translation>Guarda che cosa succede…</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>{who} acts without you now…</source>
        <translation>{who} agisce ora senza di te…</translation>
    </message>
</context>
<context>
    <name>LikelyModel</name>
    <message>
        <source>Chance</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Game Log</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>LookPage</name>
    <message>
        <source>Also clear in shades of grey</source>
        <translation>Distinguibili anche in grigio</translation>
    </message>
    <message>
        <source>Colours of the pieces:</source>
        <translation>Colori delle pedine:</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema scuro</translation>
    </message>
    <message>
        <source>Dark theme, high contrast</source>
        <translation>Tema scuro, contrasto elevato</translation>
    </message>
    <message>
        <source>For blue-yellow blindness</source>
        <translation>Per la cecità al blu e al giallo</translation>
    </message>
    <message>
        <source>For red-green blindness</source>
        <translation>Per la cecità al rosso e al verde</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema chiaro</translation>
    </message>
    <message>
        <source>Light theme, high contrast</source>
        <translation>Tema chiaro, contrasto elevato</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Sample of the pieces</source>
        <translation>Esempio delle pedine</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The colours are those of the pieces, of the places one may go to or not, of the possible places and of the railways. Letters, shapes and patterns always say the same.</source>
        <translation>I colori sono quelli delle pedine, dei luoghi in cui si può andare o no, dei luoghi possibili e delle ferrovie. Lettere, forme e motivi dicono sempre la stessa cosa.</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>Tema:</translation>
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
        <source>H, N and Q mark a place: he is here, he is not, he may be.</source>
        <translation>H, N e Q segnano un luogo: è qui, non è qui, forse è qui.</translation>
    </message>
    <message>
        <source>Map of Europe</source>
        <translation>Mappa dell’Europa</translation>
    </message>
</context>
<context>
    <name>MarksByHand</name>
    <message>
        <source>He is here</source>
        <translation>È qui</translation>
    </message>
    <message>
        <source>He is not here</source>
        <translation>Non è qui</translation>
    </message>
    <message>
        <source>He may be here</source>
        <translation>Forse è qui</translation>
    </message>
    <message>
        <source>mark erased</source>
        <translation>segno cancellato</translation>
    </message>
    <message>
        <source>your mark: here</source>
        <translation>il tuo segno: qui</translation>
    </message>
    <message>
        <source>your mark: not here</source>
        <translation>il tuo segno: non qui</translation>
    </message>
    <message>
        <source>your mark: perhaps</source>
        <translation>il tuo segno: forse</translation>
    </message>
</context>
<context>
    <name>MarksPage</name>
    <message>
        <source>Clear My Marks</source>
        <translation>Cancella i miei segni</translation>
    </message>
    <message>
        <source>Erase This Mark</source>
        <translation>Cancella questo segno</translation>
    </message>
    <message>
        <source>Mark a place on the map: with the right mouse button, or with the keys H, N and Q.</source>
        <translation>Segna un luogo sulla mappa: con il tasto destro del mouse, o con i tasti H, N e Q.</translation>
    </message>
    <message>
        <source>My marks</source>
        <translation>I miei segni</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This is not possible</source>
        <translation>Non è possibile</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>Reduce motion</source>
        <translation>Riduci movimento</translation>
    </message>
    <message>
        <source>Tell a screen reader what happens</source>
        <translation>Comunica a un lettore schermo che cosa succede</translation>
    </message>
    <message>
        <source>Text and motion</source>
        <translation>Testo e movimento</translation>
    </message>
    <message>
        <source>Text size:</source>
        <translation>Dimensione testo:</translation>
    </message>
    <message>
        <source>With reduced motion pieces stand at once where they go, the ring round the one to move stands still, and so does the bar while the computer thinks.</source>
        <translation>Con il movimento ridotto le pedine sono subito dove vanno, il cerchio intorno a chi deve muovere resta fermo, e così la barra mentre il computer pensa.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Advanced</source>
        <translation>Avanzate</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>How strong is the computer?</source>
        <translation>Quanto è forte il computer?</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Start Game</source>
        <translation>Inizia partita</translation>
    </message>
    <message>
        <source>The strength is set seat by seat, under “Advanced”.</source>
        <translation>La forza è impostata posto per posto, in «Avanzate».</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Quale gioco?</translation>
    </message>
</context>
<context>
    <name>Nightfall</name>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>☾ Night</source>
        <translation>☾ Notte</translation>
    </message>
</context>
<context>
    <name>PaceBar</name>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>How fast the computer&apos;s actions follow one another</source>
        <translation>Con quale rapidità si susseguono le azioni del computer</translation>
    </message>
    <message>
        <source>Let everything up to your next decision happen at once</source>
        <translation>Fa accadere subito tutto fino alla tua prossima decisione</translation>
    </message>
    <message>
        <source>Let the rest of the game happen at once; a pace slows it down again</source>
        <translation>Il resto della partita si svolge subito; scegliendo una velocità si rallenta di nuovo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Pace: {pace}</source>
        <translation>Velocità: {pace}</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Vai al mio turno</translation>
    </message>
    <message>
        <source>Skip to the end of the game</source>
        <translation>Vai avanti fino alla fine della partita</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation>Al mio turno</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Fino alla fine</translation>
    </message>
</context>
<context>
    <name>PacePage</name>
    <message>
        <source>Animation speed:</source>
        <translation>Velocità animazioni:</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Side, level, taking back and aids are chosen with every new game, and kept for the next.</source>
        <translation>Parte, livello, annullamento e aiuti si scelgono a ogni nuova partita, e restano per la prossima.</translation>
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
        <source>Table and pace</source>
        <translation>Tavolo e velocità</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Molto veloce</translation>
    </message>
</context>
<context>
    <name>PageBrowser</name>
    <message>
        <source>Rules {numbers}</source>
        <translation>Regole {numbers}</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Vedi anche</translation>
    </message>
</context>
<context>
    <name>PilesWidget</name>
    <message>
        <source>Decks and allies</source>
        <translation>Mazzi e Alleati</translation>
    </message>
</context>
<context>
    <name>PlacesPage</name>
    <message>
        <source>Left: earlier turns. Right: now.</source>
        <translation>A sinistra: turni precedenti. A destra: ora.</translation>
    </message>
    <message>
        <source>Possible places</source>
        <translation>Luoghi possibili</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
</context>
<context>
    <name>PlayerAreaWidget</name>
    <message>
        <source>Cards of {name}</source>
        <translation>Carte di {name}</translation>
    </message>
    <message>
        <source>Played cards of {name}</source>
        <translation>Carte giocate di {name}</translation>
    </message>
    <message>
        <source>{name}, to move</source>
        <translation>{name}, di turno</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>The last position</source>
        <translation>L’ultima posizione</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message numerus="yes">
        <source>%n more in the log</source>
        <translation>
            <numerusform>%n altra riga nel registro</numerusform>
            <numerusform>altre %n righe nel registro</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your last decision:</source>
        <translation>Dalla tua ultima decisione:</translation>
    </message>
</context>
<context>
    <name>ReferenceDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n pagina</numerusform>
            <numerusform>%n pagine</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Prima pagina</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Non è stato trovato nulla</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Regole: {game}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Cerca…</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>Course of the game, hint, log or cards</source>
        <translation>Andamento della partita, consiglio, registro o carte</translation>
    </message>
    <message>
        <source>Game Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>To move: {who}</source>
        <translation>Turno: {who}</translation>
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
    <name>SaveDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Game name</source>
        <translation>Nome della partita</translation>
    </message>
    <message>
        <source>Game name:</source>
        <translation>Nome della partita:</translation>
    </message>
    <message>
        <source>Other File…</source>
        <translation>Altro file…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Replace the game</source>
        <translation>Sostituisci la partita</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>There is already a game called {name}. Replace it?</source>
        <translation>C’è già una partita chiamata {name}. Sostituirla?</translation>
    </message>
</context>
<context>
    <name>ScoreWidget</name>
    <message>
        <source>Score: {scores}</source>
        <translation>Punteggio: {scores}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
</context>
<context>
    <name>SeatGrid</name>
    <message>
        <source>I play</source>
        <translation>Gioco io</translation>
    </message>
    <message>
        <source>Player for {figure}</source>
        <translation>Chi gioca {figure}</translation>
    </message>
</context>
<context>
    <name>SeedField</name>
    <message>
        <source>A seed is a whole number of at most {count} digits.</source>
        <translation>Un seme è un numero intero di al massimo {count} cifre.</translation>
    </message>
    <message>
        <source>Choose a seed by chance and show it</source>
        <translation>Sceglie a caso un seme e lo mostra</translation>
    </message>
    <message>
        <source>Seed of the game</source>
        <translation>Seme della partita</translation>
    </message>
    <message>
        <source>The same seed and the same moves give the same game</source>
        <translation>Stesso seme e stesse mosse danno la stessa partita</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancia</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>a caso</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Pages of the settings</source>
        <translation>Pagine delle impostazioni</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>1 to 9</source>
        <translation>Da 1 a 9</translation>
    </message>
    <message>
        <source>Among cards: go from card to card</source>
        <translation>Fra le carte: vai di carta in carta</translation>
    </message>
    <message>
        <source>Among cards: to the next row, also to that of somebody else</source>
        <translation>Fra le carte: vai alla fila accanto, anche di qualcun altro</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Ctrl+F, Alt+Left, Alt+Right</source>
        <translation>Ctrl+F, Alt+Sinistra, Alt+Destra</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Sinistra, Ctrl+Destra</translation>
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
        <source>In a replay: to the turning point before or after</source>
        <translation>In un replay: alla svolta precedente o successiva</translation>
    </message>
    <message>
        <source>In the list of moves: find a move by its name</source>
        <translation>Nell’elenco delle mosse: cerca una mossa per nome</translation>
    </message>
    <message>
        <source>In the list of moves: show and hide other tickets, and what is not possible now</source>
        <translation>Nell’elenco delle mosse: mostra e nascondi altri biglietti, e ciò che ora non è possibile</translation>
    </message>
    <message>
        <source>In the rules: find words, back, forward</source>
        <translation>Nelle regole: cerca parole, indietro, avanti</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Sinistra, Destra, Home, Fine</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, Space</source>
        <translation>Sinistra, Destra, Home, Fine, Spazio</translation>
    </message>
    <message>
        <source>Left, Right, Page Up, Page Down</source>
        <translation>Sinistra, Destra, Pag su, Pag giù</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>On a card, a space of the trail or a sheet: choose it; in a trade: lay it over</source>
        <translation>Su una carta, uno spazio del Percorso o una scheda: sceglili; in uno scambio: passa la carta</translation>
    </message>
    <message>
        <source>On a card, or on a move with a card: read the card large, or put it away</source>
        <translation>Su una carta, o su una mossa con una carta: leggi la carta in grande, o riponila</translation>
    </message>
    <message>
        <source>On the chart of a game: from turn to turn, or to a turning point</source>
        <translation>Sul grafico di una partita: di turno in turno, o a una svolta</translation>
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
    <message>
        <source>Right, Left</source>
        <translation>Destra, Sinistra</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Su, Giù</translation>
    </message>
</context>
<context>
    <name>Spotlight</name>
    <message>
        <source>Here</source>
        <translation>Qui</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue Game</source>
        <translation>Continua partita</translation>
    </message>
    <message>
        <source>First time? Lesson 1</source>
        <translation>Prima volta? Lezione 1</translation>
    </message>
    <message>
        <source>Hidden moves, against a computer that reasons about them</source>
        <translation>Mosse nascoste, contro un computer che ci ragiona su</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Night over Europe</source>
        <translation>Notte sull’Europa</translation>
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
    <name>StatisticsDialog</name>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Aiuti</translation>
    </message>
    <message>
        <source>All finished games</source>
        <translation>Tutte le partite finite</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>By side and opponent</source>
        <translation>Per parte e avversario</translation>
    </message>
    <message>
        <source>Clear the statistics</source>
        <translation>Azzera le statistiche</translation>
    </message>
    <message>
        <source>Clear…</source>
        <translation>Azzera…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valori separati da virgole (*.csv)</translation>
    </message>
    <message>
        <source>Counted, or one by one</source>
        <translation>Conteggi, o una per una</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Esporta le statistiche</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Forget All</source>
        <translation>Dimentica tutto</translation>
    </message>
    <message>
        <source>Forget all finished games? The records of the games themselves stay.</source>
        <translation>Dimenticare tutte le partite finite? I file delle partite restano.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games counted by side and opponent</source>
        <translation>Partite contate per parte e avversario</translation>
    </message>
    <message>
        <source>Lines of the file that cannot be read: {count}.</source>
        <translation>Righe illeggibili nel file: {count}.</translation>
    </message>
    <message>
        <source>Mean turns</source>
        <translation>Media turni</translation>
    </message>
    <message>
        <source>No game has been finished yet. Finished games are counted here.</source>
        <translation>Nessuna partita è ancora finita. Le partite finite vengono contate qui.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Annullate</translation>
    </message>
    <message>
        <source>The statistics are not available now: {why}</source>
        <translation>Le statistiche non sono disponibili al momento: {why}</translation>
    </message>
    <message>
        <source>The statistics were written to {file}.</source>
        <translation>Le statistiche sono state scritte in {file}.</translation>
    </message>
    <message>
        <source>This is not possible</source>
        <translation>Non è possibile</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vincitore</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Won in percent</source>
        <translation>% vinte</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>on paper</source>
        <translation>su carta</translation>
    </message>
    <message>
        <source>several players</source>
        <translation>più giocatori</translation>
    </message>
    <message>
        <source>{won} of {played} games won against the computer: {share}.</source>
        <translation>Partite vinte contro il computer: {won} su {played} ({share}).</translation>
    </message>
</context>
<context>
    <name>SummaryDialog</name>
    <message>
        <source>Another Game Like This</source>
        <translation>Un’altra partita così</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Defeat.</source>
        <translation>Sconfitta.</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiche…</translation>
    </message>
    <message>
        <source>The game in numbers</source>
        <translation>La partita in numeri</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Uncover the Truth</source>
        <translation>Svela la verità</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Vittoria!</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>Guarda il replay</translation>
    </message>
    <message>
        <source>{why} Final score: {score}</source>
        <translation>{why} Punteggio finale: {score}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Deduction</source>
        <translation>Deduzione</translation>
    </message>
    <message>
        <source>Defeat.</source>
        <translation>Sconfitta.</translation>
    </message>
    <message>
        <source>Game Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Log, hint, cards or deduction</source>
        <translation>Registro, consiglio, carte o deduzione</translation>
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
        <source>{who} plans: {what}</source>
        <translation>Piano di {who}: {what}</translation>
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
    <name>TimeLimit</name>
    <message>
        <source>At most {seconds} s</source>
        <translation>Al massimo {seconds} s</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Senza limite</translation>
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
        <translation>{name}: {value} su {full}</translation>
    </message>
</context>
<context>
    <name>TradeHalf</name>
    <message>
        <source>Cards before {name}</source>
        <translation>Carte davanti a {name}</translation>
    </message>
</context>
<context>
    <name>TradeWidget</name>
    <message>
        <source>Drag cards from one side to the other, or press Enter on a card. Nothing changes hands before you end the trade.</source>
        <translation>Trascina le carte da una parte all’altra, o premi Invio su una carta. Nulla passa di mano prima che tu concluda lo scambio.</translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation>Concludere lo scambio</translation>
    </message>
    <message>
        <source>Lay all back</source>
        <translation>Rimettere tutto a posto</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n card(s)</source>
        <translation>
            <numerusform>Scambiare %n carta</numerusform>
            <numerusform>Scambiare %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade between {one} and {other}</source>
        <translation>Scambio fra {one} e {other}</translation>
    </message>
    <message>
        <source>{card} lies before {name}.</source>
        <translation>Carta davanti a {name}: {card}.</translation>
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
        <source>Agree</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Agree to all this phase</source>
        <translation>Accetta tutto nella fase</translation>
    </message>
    <message>
        <source>Agree, or choose another action from the list.</source>
        <translation>Accetta, o scegli un’altra azione dall’elenco.</translation>
    </message>
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
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Open the rules at this question</source>
        <translation>Apre le regole relative a questa domanda</translation>
    </message>
    <message>
        <source>Pass for this phase</source>
        <translation>Passa per questa fase</translation>
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
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Stop the computer, to take back or look around</source>
        <translation>Ferma il computer per annullare o guardarti intorno</translation>
    </message>
    <message>
        <source>Summary of the Game</source>
        <translation>Riepilogo della partita</translation>
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
    <message>
        <source>You are asked here again in the next phase, or as soon as you could play something new</source>
        <translation>La prossima domanda arriva nella prossima fase, o appena puoi giocare qualcosa di nuovo</translation>
    </message>
    <message>
        <source>Your teammates act without asking until the phase is over</source>
        <translation>I tuoi compagni di squadra agiscono senza chiedere fino alla fine della fase</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>If the printed rules leave something open, the first answer applies unless you choose another.</source>
        <translation>Se le regole stampate lasciano aperto un punto, vale la prima risposta, a meno che tu non ne scelga un’altra.</translation>
    </message>
    <message>
        <source>Standard answers</source>
        <translation>Le risposte consuete</translation>
    </message>
</context>
<context>
    <name>WhoChoice</name>
    <message>
        <source>All by the computer</source>
        <translation>Tutto al computer</translation>
    </message>
    <message>
        <source>One figure</source>
        <translation>Un personaggio</translation>
    </message>
    <message>
        <source>People play all sides and take turns at this screen; each sees only what they may know</source>
        <translation>Tutte le parti sono giocate da persone che si alternano a questo schermo; ognuna vede solo ciò che può sapere</translation>
    </message>
    <message>
        <source>The seats are chosen one by one, under “Advanced”.</source>
        <translation>I posti sono scelti uno per uno, in «Avanzate».</translation>
    </message>
    <message>
        <source>Two players, one screen</source>
        <translation>Due giocatori, uno schermo</translation>
    </message>
    <message>
        <source>Which figure?</source>
        <translation>Quale personaggio?</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Chi sei?</translation>
    </message>
    <message>
        <source>You play one figure, the computer plays its teammates</source>
        <translation>Giochi con un solo personaggio, il computer con i suoi compagni</translation>
    </message>
    <message>
        <source>You play: {side}</source>
        <translation>Giochi con: {side}</translation>
    </message>
    <message>
        <source>You watch the computer play</source>
        <translation>Guardi giocare il computer</translation>
    </message>
    <message>
        <source>{count} players, one screen</source>
        <translation>{count} giocatori, uno schermo</translation>
    </message>
</context>
<context>
    <name>WindowsPage</name>
    <message>
        <source>Act, and let me watch</source>
        <translation>Agiscono, e io guardo</translation>
    </message>
    <message>
        <source>Ask me as {player}</source>
        <translation>Quando gioco con: {player}</translation>
    </message>
    <message>
        <source>Ask me everywhere</source>
        <translation>Chiedi sempre</translation>
    </message>
    <message>
        <source>Ask me nowhere</source>
        <translation>Non chiedere mai</translation>
    </message>
    <message>
        <source>Show their plan and ask me</source>
        <translation>Mostrano il piano e chiedono a me</translation>
    </message>
    <message>
        <source>Teammates played by the computer:</source>
        <translation>Compagni di squadra (computer):</translation>
    </message>
    <message>
        <source>The table asks you at these moments only if you hold something for them. Where the box is empty the moment goes by without a question; the other players never learn which you chose.</source>
        <translation>In questi momenti ti viene chiesto solo se hai qualcosa per l’occasione. Dove la casella è vuota il momento passa senza domande; gli altri giocatori non vengono mai a sapere che cosa hai scelto.</translation>
    </message>
    <message>
        <source>Windows of play</source>
        <translation>Finestre di gioco</translation>
    </message>
    <message>
        <source>{window} ({player})</source>
        <translation>{window} ({player})</translation>
    </message>
</context>
<context>
    <name>aids</name>
    <message numerus="yes">
        <source>%n place(s) possible.</source>
        <translation>
            <numerusform>%n luogo possibile.</numerusform>
            <numerusform>%n luoghi possibili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) ago</source>
        <translation>
            <numerusform>%n turno fa</numerusform>
            <numerusform>%n turni fa</numerusform>
        </translation>
    </message>
    <message>
        <source>As uncertain as {count} equally likely places ({bits} bits).</source>
        <translation>Incertezza pari a {count} luoghi ugualmente probabili ({bits} bit).</translation>
    </message>
    <message>
        <source>Nothing is hidden yet.</source>
        <translation>Ancora non c’è nulla di nascosto.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message numerus="yes">
        <source>Now and %n turn(s) before</source>
        <translation>
            <numerusform>Ora e %n turno prima</numerusform>
            <numerusform>Ora e %n turni prima</numerusform>
        </translation>
    </message>
    <message>
        <source>What you marked on the map yourself</source>
        <translation>Ciò che hai segnato tu sulla mappa</translation>
    </message>
    <message>
        <source>What you were told about where {figure} was</source>
        <translation>Ciò che hai saputo su dove si trovava {figure}</translation>
    </message>
    <message>
        <source>Where {figure} may be now</source>
        <translation>Dove può essere ora {figure}</translation>
    </message>
    <message>
        <source>Where {figure} may be, and may have been in earlier turns</source>
        <translation>Dove può trovarsi {figure}, e dove poteva trovarsi nei turni precedenti</translation>
    </message>
    <message numerus="yes">
        <source>Where {figure} may have been %n turn(s) ago</source>
        <translation>
            <numerusform>Dove poteva trovarsi {figure} %n turno fa</numerusform>
            <numerusform>Dove poteva trovarsi {figure} %n turni fa</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not been told anything about {figure} yet.</source>
        <translation>Non hai ancora saputo nulla che riguardi {figure}.</translation>
    </message>
    <message>
        <source>the hidden figure</source>
        <translation>la figura nascosta</translation>
    </message>
    <message>
        <source>{first} to {last} turns ago</source>
        <translation>da {first} a {last} turni fa</translation>
    </message>
    <message>
        <source>{place}: here</source>
        <translation>{place}: qui</translation>
    </message>
    <message>
        <source>{place}: not here</source>
        <translation>{place}: non qui</translation>
    </message>
    <message>
        <source>{place}: perhaps</source>
        <translation>{place}: forse</translation>
    </message>
    <message>
        <source>{when}: {what}</source>
        <translation>{when}: {what}</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Cancels: {icons}</source>
        <translation>Annulla: {icons}</translation>
    </message>
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
        <source>In play</source>
        <translation>In gioco</translation>
    </message>
    <message>
        <source>In the deck: {count}. Discarded: {discards}.</source>
        <translation>Nel mazzo: {count}. Scartate: {discards}.</translation>
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
        <source>Shows: {icons}</source>
        <translation>Mostra: {icons}</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Top card of the deck</source>
        <translation>Prima carta del mazzo</translation>
    </message>
    <message>
        <source>{counts} {meaning}</source>
        <translation>{counts} {meaning}</translation>
    </message>
</context>
<context>
    <name>choices</name>
    <message>
        <source>Not possible now ({count})</source>
        <translation>Ora non possibile ({count})</translation>
    </message>
    <message>
        <source>Other ways to do this: {count}; the right arrow key shows them.</source>
        <translation>Altri modi per farlo: {count}; il tasto freccia destra li mostra.</translation>
    </message>
    <message>
        <source>{name}: not possible now</source>
        <translation>{name}: ora non possibile</translation>
    </message>
</context>
<context>
    <name>combat</name>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>ingaggiato</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
</context>
<context>
    <name>controllers</name>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Quota del disco superata</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Il file esiste già</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Il nome del file è troppo lungo</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Il file è troppo grande</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Errore di input/output</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>È una cartella</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Spazio esaurito sul dispositivo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>File o cartella non esistente</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Non è una cartella</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Operazione non consentita</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permesso negato</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Il dispositivo è di sola lettura</translation>
    </message>
    <message>
        <source>Results that are not in the statistics yet: {count} ({why}). Closing the program now would lose them.</source>
        <translation>Risultati non ancora nelle statistiche: {count} ({why}). Se chiudi il programma adesso, andranno persi.</translation>
    </message>
    <message>
        <source>Results that are not in the statistics yet: {count} ({why}). They will be added later.</source>
        <translation>Risultati non ancora nelle statistiche: {count} ({why}). Saranno aggiunti più tardi.</translation>
    </message>
    <message>
        <source>The computer did not answer in time: this move is a random one.</source>
        <translation>Il computer non ha risposto in tempo: questa mossa è casuale.</translation>
    </message>
    <message>
        <source>The computer&apos;s thinking failed twice: this move is a random one.</source>
        <translation>Il ragionamento del computer è fallito due volte: questa mossa è casuale.</translation>
    </message>
    <message>
        <source>The computer&apos;s thinking stopped unexpectedly and was started again.</source>
        <translation>Il ragionamento del computer si è interrotto ed è stato riavviato.</translation>
    </message>
    <message>
        <source>The file of your lessons was damaged. It was set aside as {file}; they begin anew.</source>
        <translation>Il file delle tue lezioni era danneggiato. È stato messo da parte come {file}; si ricomincia da capo.</translation>
    </message>
    <message>
        <source>The file of your pencil marks was damaged. It was set aside as {file}.</source>
        <translation>Il file dei tuoi segni a matita era danneggiato. È stato messo da parte come {file}.</translation>
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
        <source>The statistics cannot be read: {why}</source>
        <translation>Impossibile leggere le statistiche: {why}</translation>
    </message>
    <message>
        <source>The statistics were damaged. They were set aside as {file}; a new file is begun.</source>
        <translation>Le statistiche erano danneggiate. Sono state messe da parte come {file}; comincia un nuovo file.</translation>
    </message>
    <message>
        <source>There is already a game with this name.</source>
        <translation>C’è già una partita con questo nome.</translation>
    </message>
    <message>
        <source>This name cannot be used for a game.</source>
        <translation>Questo nome non si può usare per una partita.</translation>
    </message>
    <message>
        <source>Your pencil marks are not being kept: {why}</source>
        <translation>I tuoi segni a matita non vengono conservati: {why}</translation>
    </message>
    <message>
        <source>Your pencil marks could not be read: {why}</source>
        <translation>Impossibile leggere i tuoi segni a matita: {why}</translation>
    </message>
    <message>
        <source>Your place in the lesson could not be saved: {why}</source>
        <translation>Impossibile salvare il punto della lezione: {why}</translation>
    </message>
    <message>
        <source>Your place in the lessons could not be read: {why}</source>
        <translation>Impossibile leggere il punto delle lezioni: {why}</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>un altro programma sta usando il file</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>il file non può essere aperto</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>il file è protetto da scrittura</translation>
    </message>
    <message>
        <source>the file takes too long to read or write</source>
        <translation>la lettura o la scrittura del file richiede troppo tempo</translation>
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
    <name>fury.styles</name>
    <message>
        <source>Bold: stays near the hunters</source>
        <translation>Audace: resta vicino ai Cacciatori</translation>
    </message>
    <message>
        <source>Brood keeper: lives for his vampires</source>
        <translation>Custode della stirpe: vive per i suoi Vampiri</translation>
    </message>
    <message>
        <source>Cautious: keeps far away and whole</source>
        <translation>Prudente: si tiene lontano e illeso</translation>
    </message>
    <message>
        <source>Seafarer: likes to be at sea</source>
        <translation>Marinaio: ama stare in mare</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>audace</translation>
    </message>
    <message>
        <source>brood keeper</source>
        <translation>custode della stirpe</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>prudente</translation>
    </message>
    <message>
        <source>seafarer</source>
        <translation>marinaio</translation>
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
        <source>Dracula&apos;s likeliest places: {places}.</source>
        <translation>Dove è più probabile che sia Dracula: {places}.</translation>
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
        <source>Where the hunters most expect Dracula: {places}.</source>
        <translation>Dove i cacciatori si aspettano di più Dracula: {places}.</translation>
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
        <source>A storm closes {place}.</source>
        <translation>{place}: una tempesta impedisce il passaggio.</translation>
    </message>
    <message>
        <source>Ally of Dracula</source>
        <translation>Alleato di Dracula</translation>
    </message>
    <message>
        <source>Ally of the hunters</source>
        <translation>Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Castello di Dracula</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danno</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Disperazione</translation>
    </message>
    <message>
        <source>Dracula can never enter a hospital.</source>
        <translation>Dracula non può mai entrare in un ospedale.</translation>
    </message>
    <message>
        <source>Dracula wins when his influence reaches 13. A defeated hunter gives {rage} now, a matured vampire 3 or 4, a rumor with it 3 more.</source>
        <translation>Dracula vince quando la sua Influenza arriva a 13. Ora un Cacciatore sconfitto dà {rage}, un vampiro maturato 3 o 4, con una Diceria altri 3.</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail</source>
        <translation>Percorso di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail, newest move first, and his lairs</source>
        <translation>Percorso di Dracula, dalla mossa più recente, e i suoi Covi</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Incontri</translation>
    </message>
    <message>
        <source>Event cards above the limit of {limit}: {count} must be discarded.</source>
        <translation>Carte evento oltre il limite di {limit}: da scartare {count}.</translation>
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
        <source>Hunters</source>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
    </message>
    <message>
        <source>Item cards above the limit of {limit}: {count} must be discarded.</source>
        <translation>Carte oggetto oltre il limite di {limit}: da scartare {count}.</translation>
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
        <source>Lair {slot}: {place}; {contents}</source>
        <translation>Covo {slot}: {place}; {contents}</translation>
    </message>
    <message>
        <source>Large city</source>
        <translation>Città grande</translation>
    </message>
    <message>
        <source>Mon</source>
        <translation>Lun</translation>
    </message>
    <message>
        <source>One token for every week: defeats give more influence, escapes come later. Dracula can escape a combat from his card number {cards} on. The third token begins The Fury of Dracula.</source>
        <translation>Un segnalino per ogni settimana: le sconfitte danno più Influenza, le fughe riescono più tardi. Dracula può fuggire da un combattimento dalla sua carta numero {cards} in poi. Con il terzo segnalino comincia La Furia di Dracula.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porto</translation>
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
        <source>Taken from the top by day and from the bottom by night.</source>
        <translation>Di giorno si prende dalla cima, di notte dal fondo.</translation>
    </message>
    <message numerus="yes">
        <source>Taken from the top by day and from the bottom by night. At the bottom lie %n card(s) of the hunters.</source>
        <translation>
            <numerusform>Di giorno si prende dalla cima, di notte dal fondo. In fondo c’è %n carta dei Cacciatori.</numerusform>
            <numerusform>Di giorno si prende dalla cima, di notte dal fondo. In fondo ci sono %n carte dei Cacciatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Fury of Dracula: every city card and Hide placed on the trail gives 3 influence. Dracula can escape a combat from his card number 5 on.</source>
        <translation>La Furia di Dracula: ogni carta città e ogni Nascondersi piazzata sul Percorso dà 3 punti Influenza. Dracula può fuggire da un combattimento dalla sua carta numero 5 in poi.</translation>
    </message>
    <message>
        <source>The hunters win when Dracula has suffered 15 damage.</source>
        <translation>I Cacciatori vincono quando Dracula ha subito 15 danni.</translation>
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
        <source>Tickets</source>
        <translation>Biglietti</translation>
    </message>
    <message>
        <source>Tickets above the limit of {limit}: {count} must be returned.</source>
        <translation>Biglietti oltre il limite di {limit}: da restituire {count}.</translation>
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
        <source>a rumor token</source>
        <translation>un segnalino Diceria</translation>
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
        <source>fog ({count} tokens)</source>
        <translation>nebbia ({count} segnalini)</translation>
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
        <translation>ipnosi</translation>
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
        <source>{name} ({damage} damage)</source>
        <translation>{name} (danni: {damage})</translation>
    </message>
    <message>
        <source>{name}: damage {damage} of {full}</source>
        <translation>{name}: danni {damage} su {full}</translation>
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
    <name>fury3.evidence</name>
    <message>
        <source>A hideout was not cleared, because Dracula was in it.</source>
        <translation>Un Nascondiglio non è stato sgombrato, perché Dracula era lì.</translation>
    </message>
    <message>
        <source>A rumor lies on this hideout.</source>
        <translation>Su questo Nascondiglio c’è una Diceria.</translation>
    </message>
    <message>
        <source>Dracula began in a city without hunters.</source>
        <translation>Dracula è partito da una città senza Cacciatori.</translation>
    </message>
    <message>
        <source>Dracula came to his castle: its card has a back of its own.</source>
        <translation>Dracula è arrivato nel suo castello: la sua carta ha un dorso tutto suo.</translation>
    </message>
    <message>
        <source>Dracula came to {place}, and everybody saw it.</source>
        <translation>Dracula è arrivato qui, e l’hanno visto tutti: {place}.</translation>
    </message>
    <message>
        <source>Dracula returned to lair {slot}, a city nobody knows.</source>
        <translation>Dracula è tornato nel Covo {slot}, una città che nessuno conosce.</translation>
    </message>
    <message>
        <source>Dracula said that he is in {region}.</source>
        <translation>Dracula ha detto dove si trova: {region}.</translation>
    </message>
    <message>
        <source>Dracula said that he is not in {region}.</source>
        <translation>Dracula ha detto dove non si trova: {region}.</translation>
    </message>
    <message>
        <source>Dracula showed that he could not move.</source>
        <translation>Dracula ha mostrato di non potersi muovere.</translation>
    </message>
    <message>
        <source>Dracula stood revealed in {place}.</source>
        <translation>Dracula era rivelato qui: {place}.</translation>
    </message>
    <message>
        <source>He flew as a bat one or two roads away from {before}.</source>
        <translation>È volato come pipistrello a una o due strade da qui: {before}.</translation>
    </message>
    <message>
        <source>He flew as a bat to a city one or two roads away.</source>
        <translation>È volato come pipistrello in una città a una o due strade.</translation>
    </message>
    <message>
        <source>He went from {before} to a city, as the back of his card shows.</source>
        <translation>Partenza da {before}: è andato in una città, come mostra il dorso della sua carta.</translation>
    </message>
    <message>
        <source>He went from {before} to a city, or hid: his card has the back of a city.</source>
        <translation>Partenza da {before}: è andato in una città o si è nascosto, perché la sua carta ha il dorso di una città.</translation>
    </message>
    <message>
        <source>He went from {before} to sea, as the back of his card shows.</source>
        <translation>Partenza da {before}: è andato in mare, come mostra il dorso della sua carta.</translation>
    </message>
    <message>
        <source>His card has the back of a city.</source>
        <translation>La sua carta ha il dorso di una città.</translation>
    </message>
    <message>
        <source>His card has the back of a city: a city, or Hide.</source>
        <translation>La sua carta ha il dorso di una città: una città, o Nascondersi.</translation>
    </message>
    <message>
        <source>His card has the back of a sea zone.</source>
        <translation>La sua carta ha il dorso di una zona di mare.</translation>
    </message>
    <message>
        <source>Misdirect took a hideout off the trail. Dracula was not in it.</source>
        <translation>Depistare ha tolto un Nascondiglio dal Percorso. Dracula non era lì.</translation>
    </message>
    <message>
        <source>Next to Dracula, and nobody else: {hunters}.</source>
        <translation>Accanto a Dracula, e nessun altro: {hunters}.</translation>
    </message>
    <message>
        <source>No card of the trail is Hide.</source>
        <translation>Nessuna carta del Percorso è Nascondersi.</translation>
    </message>
    <message>
        <source>No hunter was next to Dracula.</source>
        <translation>Nessun Cacciatore era accanto a Dracula.</translation>
    </message>
    <message>
        <source>The card of {place} was turned up.</source>
        <translation>È stata rivelata la carta di questo luogo: {place}.</translation>
    </message>
    <message>
        <source>There is no hideout in {place}.</source>
        <translation>Qui non c’è un Nascondiglio: {place}.</translation>
    </message>
    <message>
        <source>This card is Hide: Dracula stayed where he was.</source>
        <translation>Questa carta è Nascondersi: Dracula è rimasto dov’era.</translation>
    </message>
    <message>
        <source>This hideout became lair {slot}: it is a city.</source>
        <translation>Questo Nascondiglio è diventato il Covo {slot}: è una città.</translation>
    </message>
    <message>
        <source>Wolf Form took him one or two roads away from {before}.</source>
        <translation>Forma di lupo lo ha portato a una o due strade da qui: {before}.</translation>
    </message>
    <message>
        <source>Wolf Form took him to a city one or two roads away.</source>
        <translation>Forma di lupo lo ha portato in una città a una o due strade.</translation>
    </message>
    <message>
        <source>{card} turned up {place}.</source>
        <translation>{card} ha rivelato questo luogo: {place}.</translation>
    </message>
    <message>
        <source>{card}: no hideout in {place}.</source>
        <translation>{card}: nessun Nascondiglio ({place}).</translation>
    </message>
    <message>
        <source>{encounter} matured here: this card was not Hide.</source>
        <translation>{encounter}: l’Incontro è maturato qui, quindi questa carta non era Nascondersi.</translation>
    </message>
    <message>
        <source>{hunter} came to {place} and found no hideout.</source>
        <translation>{hunter} arriva qui e non trova Nascondigli: {place}.</translation>
    </message>
    <message>
        <source>{hunter} found a hideout in {place}.</source>
        <translation>{hunter} trova qui un Nascondiglio: {place}.</translation>
    </message>
    <message>
        <source>{hunter} searched {place} and found nothing.</source>
        <translation>{hunter} cerca qui e non trova nulla: {place}.</translation>
    </message>
    <message>
        <source>{place} is protected: Dracula cannot enter it.</source>
        <translation>{place} è sotto protezione: Dracula non può entrarvi.</translation>
    </message>
    <message>
        <source>{power}: Dracula stayed where he was.</source>
        <translation>{power}: Dracula è rimasto dov’era.</translation>
    </message>
</context>
<context>
    <name>fury3.faces</name>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n danno</numerusform>
            <numerusform>%n danni</numerusform>
        </translation>
    </message>
    <message>
        <source>City in the region {region}.</source>
        <translation>Città nella regione {region}.</translation>
    </message>
    <message>
        <source>Combat card of Dracula</source>
        <translation>Carta combattimento di Dracula</translation>
    </message>
    <message>
        <source>Combat card of Dracula: escape</source>
        <translation>Carta combattimento di Dracula: Fuga</translation>
    </message>
    <message>
        <source>Dracula recovers up to 5 damage when he places this card.</source>
        <translation>Dracula recupera fino a 5 danni quando piazza questa carta.</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>Encounter card</source>
        <translation>Carta incontro</translation>
    </message>
    <message>
        <source>Encounter that cannot ambush</source>
        <translation>Incontro che non può tendere un’imboscata</translation>
    </message>
    <message>
        <source>Encounter that cannot mature</source>
        <translation>Incontro che non può maturare</translation>
    </message>
    <message>
        <source>Event card of Dracula</source>
        <translation>Carta evento di Dracula</translation>
    </message>
    <message>
        <source>Event card of the hunters</source>
        <translation>Carta evento dei Cacciatori</translation>
    </message>
    <message>
        <source>For a move by railway, by day</source>
        <translation>Per un movimento in ferrovia, di giorno</translation>
    </message>
    <message>
        <source>Item card</source>
        <translation>Carta oggetto</translation>
    </message>
    <message>
        <source>Port in the region {region}.</source>
        <translation>Porto nella regione {region}.</translation>
    </message>
    <message>
        <source>Power card</source>
        <translation>Carta potere</translation>
    </message>
    <message>
        <source>Power card, instead of a move</source>
        <translation>Carta potere, invece di una mossa</translation>
    </message>
    <message>
        <source>Power card, with a move</source>
        <translation>Carta potere, insieme a una mossa</translation>
    </message>
    <message>
        <source>The way into a sea zone costs Dracula damage.</source>
        <translation>La via per una zona di mare costa danni a Dracula.</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Biglietto</translation>
    </message>
    <message>
        <source>Unknown city</source>
        <translation>Città ignota</translation>
    </message>
    <message>
        <source>Unknown sea zone</source>
        <translation>Zona di mare ignota</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Vampiro</translation>
    </message>
    <message>
        <source>Vampire that cannot ambush</source>
        <translation>Vampiro che non può tendere un’imboscata</translation>
    </message>
    <message>
        <source>White railways at most: {white}.</source>
        <translation>Tratte bianche: al massimo {white}.</translation>
    </message>
    <message>
        <source>White railways at most: {white}. Railways of any colour at most: {yellow}.</source>
        <translation>Tratte bianche: al massimo {white}. Tratte di qualsiasi colore: al massimo {yellow}.</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>annullata</translation>
    </message>
    <message>
        <source>cannot escape</source>
        <translation>non può fuggire</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>scelta</translation>
    </message>
    <message>
        <source>discarded facedown</source>
        <translation>scartata coperta</translation>
    </message>
    <message>
        <source>does not work yet</source>
        <translation>ancora senza effetto</translation>
    </message>
    <message>
        <source>facedown</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trovata</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>appena pescata</translation>
    </message>
    <message>
        <source>leaves the trail</source>
        <translation>esce dal Percorso</translation>
    </message>
    <message>
        <source>lies in lair {space}</source>
        <translation>è nel Covo {space}</translation>
    </message>
    <message>
        <source>lies on space {space} of the trail</source>
        <translation>è nello spazio {space} del Percorso</translation>
    </message>
    <message>
        <source>matured</source>
        <translation>maturato</translation>
    </message>
    <message>
        <source>rests this round</source>
        <translation>riposa in questo round</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>rivelata</translation>
    </message>
    <message>
        <source>revealed for the search</source>
        <translation>rivelata per cercare</translation>
    </message>
</context>
<context>
    <name>fury3.fight</name>
    <message>
        <source>Day: what Dracula&apos;s cards do at night does not apply.</source>
        <translation>Giorno: non vale ciò che le carte di Dracula fanno di notte.</translation>
    </message>
    <message>
        <source>Dracula has not played enough cards to flee (Pride), so {combat} is canceled.</source>
        <translation>Dracula non ha giocato abbastanza carte per fuggire (Orgoglio): {combat} è annullata.</translation>
    </message>
    <message>
        <source>Enraged was played, so {combat} is canceled.</source>
        <translation>È stata giocata Infuriato: {combat} è annullata.</translation>
    </message>
    <message>
        <source>Enraged: escape cards do not work in this combat.</source>
        <translation>Infuriato: le carte Fuga non hanno effetto in questo combattimento.</translation>
    </message>
    <message>
        <source>It ambushed: each Fangs that works brings Dracula 1 influence.</source>
        <translation>Ha teso un’imboscata: ogni carta Zanne che ha effetto dà a Dracula 1 punto Influenza.</translation>
    </message>
    <message>
        <source>It is too early for the vampire to flee, so {combat} is canceled.</source>
        <translation>È troppo presto perché il vampiro fugga: {combat} è annullata.</translation>
    </message>
    <message>
        <source>Lucy&apos;s Revenge is discarded, so {combat} is canceled.</source>
        <translation>La vendetta di Lucy viene scartata: {combat} è annullata.</translation>
    </message>
    <message>
        <source>Night: Fangs bites a mesmerized hunter, Strength takes a weapon or Crucifix away, Claws strikes twice, and as a bat Dracula can fly to another city.</source>
        <translation>Notte: Zanne morde un Cacciatore ipnotizzato, Forza toglie un’arma o un Crocifisso, Artigli colpisce due volte, e come pipistrello Dracula può volare in un’altra città.</translation>
    </message>
    <message>
        <source>Nocturnal Visit: this combat is fought as if it were night.</source>
        <translation>Visita notturna: questo combattimento si svolge come se fosse notte.</translation>
    </message>
    <message>
        <source>Plotting is turned facedown, so {item} is canceled.</source>
        <translation>Complotto viene girata coperta: {item} è annullata.</translation>
    </message>
    <message numerus="yes">
        <source>Plotting lies faceup: %n card(s).</source>
        <translation>
            <numerusform>Complotto scoperta: %n carta.</numerusform>
            <numerusform>Complotto scoperta: %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pride: escape cards work from round {round} on.</source>
        <translation>Orgoglio: le carte Fuga hanno effetto dal round {round} in poi.</translation>
    </message>
    <message>
        <source>Sister Agatha: Dracula suffers 2 damage when Fangs or an escape card works.</source>
        <translation>Sorella Agata: Dracula subisce 2 danni quando Zanne o una carta Fuga ha effetto.</translation>
    </message>
    <message>
        <source>Strength breaks {item}, so {item} is canceled.</source>
        <translation>Forza spezza {item}: la carta è annullata.</translation>
    </message>
    <message>
        <source>The combat is over before {item} works.</source>
        <translation>Il combattimento finisce prima che {item} abbia effetto.</translation>
    </message>
    <message>
        <source>The vampire can flee from round {round} on.</source>
        <translation>Il vampiro può fuggire dal round {round} in poi.</translation>
    </message>
    <message>
        <source>day</source>
        <translation>giorno</translation>
    </message>
    <message>
        <source>night</source>
        <translation>notte</translation>
    </message>
    <message>
        <source>the card stays faceup, and a card is taken from the combat deck.</source>
        <translation>La carta resta scoperta, e si prende una carta dal mazzo combattimento.</translation>
    </message>
    <message>
        <source>the combat ends.</source>
        <translation>Il combattimento finisce.</translation>
    </message>
    <message>
        <source>{card}: {outcome}</source>
        <translation>{card} – {outcome}</translation>
    </message>
    <message>
        <source>{first} {rest}</source>
        <translation>{first} {rest}</translation>
    </message>
    <message>
        <source>{hunter} is mesmerized, so {item} is canceled.</source>
        <translation>{hunter} è sotto ipnosi: {item} è annullata.</translation>
    </message>
    <message>
        <source>{hunter} is mesmerized.</source>
        <translation>{hunter} è sotto ipnosi.</translation>
    </message>
    <message>
        <source>{hunter} is out of the combat, so {item} does nothing.</source>
        <translation>{hunter} non è più nel combattimento: {item} non fa nulla.</translation>
    </message>
    <message>
        <source>{hunter} was not engaged with Fangs or Claws, so {item} does no damage.</source>
        <translation>Zanne o Artigli non era rivolta contro {hunter}: {item} non fa danni.</translation>
    </message>
    <message>
        <source>{item} canceled neither Fangs nor Mesmerize, so it does no damage.</source>
        <translation>{item} non ha annullato né Zanne né Sguardo ipnotico: non fa danni.</translation>
    </message>
    <message>
        <source>{item} does not show {combat}, so {combat} works.</source>
        <translation>{item} non mostra {combat}: {combat} ha effetto.</translation>
    </message>
    <message>
        <source>{item} does not show {combat}, so {combat} works: {outcome}</source>
        <translation>{item} non mostra {combat}: {combat} ha effetto. {outcome}</translation>
    </message>
    <message>
        <source>{item} does nothing but cancel what it shows.</source>
        <translation>{item} serve solo ad annullare ciò che mostra.</translation>
    </message>
    <message>
        <source>{item} is canceled by Plotting, so {combat} works.</source>
        <translation>{item} è annullata da Complotto: {combat} ha effetto.</translation>
    </message>
    <message>
        <source>{item} is canceled by Plotting, so {combat} works: {outcome}</source>
        <translation>{item} è annullata da Complotto: {combat} ha effetto. {outcome}</translation>
    </message>
    <message>
        <source>{item} meets Fangs: {outcome}</source>
        <translation>{item} contro Zanne. {outcome}</translation>
    </message>
    <message>
        <source>{item} shows {combat}, but with Enraged {combat} works.</source>
        <translation>{item} mostra {combat}, ma con Infuriato {combat} ha effetto.</translation>
    </message>
    <message>
        <source>{item} shows {combat}, but with Enraged {combat} works: {outcome}</source>
        <translation>{item} mostra {combat}, ma con Infuriato {combat} ha effetto. {outcome}</translation>
    </message>
    <message>
        <source>{item} shows {combat}, so {combat} is canceled.</source>
        <translation>{item} mostra {combat}: {combat} è annullata.</translation>
    </message>
    <message>
        <source>{item} works.</source>
        <translation>{item} ha effetto.</translation>
    </message>
    <message>
        <source>{item} works: {outcome}</source>
        <translation>{item} ha effetto. {outcome}</translation>
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
        <translation>Tornare in un Covo</translation>
    </message>
    <message>
        <source>By railway</source>
        <translation>In ferrovia</translation>
    </message>
    <message>
        <source>By road</source>
        <translation>Su strada</translation>
    </message>
    <message>
        <source>By sea</source>
        <translation>Via mare</translation>
    </message>
    <message>
        <source>Cards and abilities</source>
        <translation>Carte e abilità</translation>
    </message>
    <message>
        <source>Clear a lair first</source>
        <translation>Prima sgombrare un Covo</translation>
    </message>
    <message>
        <source>Combat cards</source>
        <translation>Carte combattimento</translation>
    </message>
    <message>
        <source>Encounter cards</source>
        <translation>Carte incontro</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Carte evento</translation>
    </message>
    <message>
        <source>Event cards of Dracula</source>
        <translation>Carte evento di Dracula</translation>
    </message>
    <message>
        <source>Event cards of the hunters</source>
        <translation>Carte evento dei Cacciatori</translation>
    </message>
    <message>
        <source>Hospitals</source>
        <translation>Ospedali</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>Item cards</source>
        <translation>Carte oggetto</translation>
    </message>
    <message>
        <source>Lairs</source>
        <translation>Covi</translation>
    </message>
    <message>
        <source>Nothing of this</source>
        <translation>Niente di tutto ciò</translation>
    </message>
    <message>
        <source>On the trail</source>
        <translation>Sul Percorso</translation>
    </message>
    <message>
        <source>Power cards instead of a move</source>
        <translation>Carte potere invece di una mossa</translation>
    </message>
    <message>
        <source>Rest, search and trade</source>
        <translation>Riposare, cercare e scambiare</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Strade</translation>
    </message>
    <message>
        <source>Sea zones</source>
        <translation>Zone di mare</translation>
    </message>
    <message>
        <source>Supplies and tickets</source>
        <translation>Rifornirsi e biglietti</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Biglietti</translation>
    </message>
    <message>
        <source>White railways</source>
        <translation>Ferrovie bianche</translation>
    </message>
    <message>
        <source>Yellow railways</source>
        <translation>Ferrovie gialle</translation>
    </message>
    <message>
        <source>{hunter} gives</source>
        <translation>{hunter} cede</translation>
    </message>
    <message>
        <source>{place} ({ticket})</source>
        <translation>{place} ({ticket})</translation>
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
    <name>fury3.moments</name>
    <message>
        <source>Action by day</source>
        <translation>Azione diurna</translation>
    </message>
    <message>
        <source>Action by day or night</source>
        <translation>Azione diurna o notturna</translation>
    </message>
    <message>
        <source>Action by night</source>
        <translation>Azione notturna</translation>
    </message>
    <message>
        <source>After a hunter&apos;s move by road</source>
        <translation>Dopo il movimento su strada di un Cacciatore</translation>
    </message>
    <message>
        <source>After a hunter&apos;s move to another region</source>
        <translation>Dopo il movimento di un Cacciatore in un’altra regione</translation>
    </message>
    <message>
        <source>At dawn</source>
        <translation>All’alba</translation>
    </message>
    <message>
        <source>At dawn or dusk</source>
        <translation>All’alba o al tramonto</translation>
    </message>
    <message>
        <source>At once when drawn</source>
        <translation>Subito quando viene pescata</translation>
    </message>
    <message>
        <source>At once when drawn, or as an ally</source>
        <translation>Subito quando viene pescata, o come Alleato</translation>
    </message>
    <message>
        <source>At once when drawn, or at dawn or dusk</source>
        <translation>Subito quando viene pescata, oppure all’alba o al tramonto</translation>
    </message>
    <message>
        <source>At once when drawn, or at the end of Dracula&apos;s phase</source>
        <translation>Subito quando viene pescata, o alla fine della fase di Dracula</translation>
    </message>
    <message>
        <source>At the end of Dracula&apos;s phase</source>
        <translation>Alla fine della fase di Dracula</translation>
    </message>
    <message>
        <source>At the start of a combat</source>
        <translation>All’inizio di un combattimento</translation>
    </message>
    <message>
        <source>Before a bite or a defeat by damage</source>
        <translation>Prima di un Morso o di una sconfitta per danni</translation>
    </message>
    <message>
        <source>Before a search</source>
        <translation>Prima di cercare</translation>
    </message>
    <message>
        <source>Before a search, or when ambushed</source>
        <translation>Prima di cercare, o in caso di imboscata</translation>
    </message>
    <message>
        <source>Before the first day</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Before the first round of a combat</source>
        <translation>Prima del primo round di combattimento</translation>
    </message>
    <message>
        <source>By day, or against a False Tip</source>
        <translation>Di giorno, o contro Falsa soffiata</translation>
    </message>
    <message>
        <source>In Dracula&apos;s phase</source>
        <translation>Nella fase di Dracula</translation>
    </message>
    <message>
        <source>In combat</source>
        <translation>In combattimento</translation>
    </message>
    <message>
        <source>In combat, after Rifle or Pistol</source>
        <translation>In combattimento, dopo Fucile o Pistola</translation>
    </message>
    <message>
        <source>In combat, or to be revealed for some cards</source>
        <translation>In combattimento, o da rivelare per alcune carte</translation>
    </message>
    <message>
        <source>In combat: every hunter has it</source>
        <translation>In combattimento: ogni Cacciatore ce l’ha</translation>
    </message>
    <message>
        <source>In combat: weapon</source>
        <translation>In combattimento: arma</translation>
    </message>
    <message>
        <source>Move by railway, by day</source>
        <translation>Movimento in ferrovia, di giorno</translation>
    </message>
    <message>
        <source>When a combat card would be canceled</source>
        <translation>Quando una carta combattimento sarebbe annullata</translation>
    </message>
    <message>
        <source>When a hunter plays such a card</source>
        <translation>Quando un Cacciatore gioca una carta di questo tipo</translation>
    </message>
    <message>
        <source>When a hunter spends a ticket</source>
        <translation>Quando un Cacciatore spende un biglietto</translation>
    </message>
    <message>
        <source>When a search meets a vampire</source>
        <translation>Quando, cercando, si trova un vampiro</translation>
    </message>
    <message>
        <source>When an encounter ambushes</source>
        <translation>Quando un Incontro tende un’imboscata</translation>
    </message>
    <message>
        <source>{day}, Dracula&apos;s phase</source>
        <translation>{day}, fase di Dracula</translation>
    </message>
    <message>
        <source>{day}, by day</source>
        <translation>{day}, di giorno</translation>
    </message>
    <message>
        <source>{day}, by night</source>
        <translation>{day}, di notte</translation>
    </message>
    <message>
        <source>{day}, dawn</source>
        <translation>{day}, alba</translation>
    </message>
    <message>
        <source>{day}, dusk</source>
        <translation>{day}, tramonto</translation>
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
        <source>Dracula has 2 influence</source>
        <translation>Dracula ha Influenza 2</translation>
    </message>
    <message>
        <source>Dracula has 3 damage</source>
        <translation>Dracula ha 3 danni</translation>
    </message>
    <message>
        <source>Dracula has 4 influence</source>
        <translation>Dracula ha Influenza 4</translation>
    </message>
    <message>
        <source>Dracula has 6 damage</source>
        <translation>Dracula ha 6 danni</translation>
    </message>
    <message>
        <source>Dracula has 9 damage</source>
        <translation>Dracula ha 9 danni</translation>
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
        <source>Handicap</source>
        <translation>Handicap</translation>
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
        <translation>Gioco avanzato: Covi, poteri, Dicerie</translation>
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
        <translation>Gioco base, partenze fisse</translation>
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
        <source>none</source>
        <translation>nessuno</translation>
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
    <name>fury3.reasons</name>
    <message>
        <source>Dracula at his castle less often</source>
        <translation>Dracula meno spesso nel suo castello</translation>
    </message>
    <message>
        <source>Dracula at his castle more often</source>
        <translation>Dracula più spesso nel suo castello</translation>
    </message>
    <message>
        <source>Dracula at sea less often</source>
        <translation>Dracula meno spesso in mare</translation>
    </message>
    <message>
        <source>Dracula at sea more often</source>
        <translation>Dracula più spesso in mare</translation>
    </message>
    <message>
        <source>Dracula revealed less often</source>
        <translation>Dracula rivelato meno spesso</translation>
    </message>
    <message>
        <source>Dracula revealed more often</source>
        <translation>Dracula rivelato più spesso</translation>
    </message>
    <message>
        <source>a fresher trace of Dracula</source>
        <translation>un indizio più fresco su Dracula</translation>
    </message>
    <message>
        <source>an ally of Dracula less often</source>
        <translation>meno spesso un alleato di Dracula</translation>
    </message>
    <message>
        <source>an ally of Dracula more often</source>
        <translation>più spesso un alleato di Dracula</translation>
    </message>
    <message>
        <source>an ally of the hunters less often</source>
        <translation>meno spesso un alleato dei cacciatori</translation>
    </message>
    <message>
        <source>an ally of the hunters more often</source>
        <translation>più spesso un alleato dei cacciatori</translation>
    </message>
    <message>
        <source>an early victory of Dracula more often</source>
        <translation>più spesso una vittoria rapida di Dracula</translation>
    </message>
    <message>
        <source>an early victory of the hunters more often</source>
        <translation>più spesso una vittoria rapida dei cacciatori</translation>
    </message>
    <message>
        <source>an older trace of Dracula</source>
        <translation>un indizio più vecchio su Dracula</translation>
    </message>
    <message>
        <source>combat with Dracula less often</source>
        <translation>meno spesso un combattimento con Dracula</translation>
    </message>
    <message>
        <source>combat with Dracula more often</source>
        <translation>più spesso un combattimento con Dracula</translation>
    </message>
    <message>
        <source>fewer bites</source>
        <translation>meno morsi</translation>
    </message>
    <message>
        <source>fewer defeated hunters</source>
        <translation>meno cacciatori sconfitti</translation>
    </message>
    <message>
        <source>fewer encounters on the trail</source>
        <translation>meno incontri sul percorso</translation>
    </message>
    <message>
        <source>fewer event cards for Dracula</source>
        <translation>meno carte evento per Dracula</translation>
    </message>
    <message>
        <source>fewer event cards for the hunters</source>
        <translation>meno carte evento per i cacciatori</translation>
    </message>
    <message>
        <source>fewer hunters with a weapon</source>
        <translation>meno cacciatori con un’arma</translation>
    </message>
    <message>
        <source>fewer hunters with weapons near Dracula</source>
        <translation>meno cacciatori con armi vicino a Dracula</translation>
    </message>
    <message>
        <source>fewer hunters without weapons near Dracula</source>
        <translation>meno cacciatori senza armi vicino a Dracula</translation>
    </message>
    <message>
        <source>fewer items</source>
        <translation>meno oggetti</translation>
    </message>
    <message>
        <source>fewer tickets</source>
        <translation>meno biglietti</translation>
    </message>
    <message>
        <source>fewer vampires in Dracula&apos;s hand</source>
        <translation>meno vampiri nella mano di Dracula</translation>
    </message>
    <message>
        <source>fewer vampires that may mature</source>
        <translation>meno vampiri che possono maturare</translation>
    </message>
    <message>
        <source>fewer vampires within the hunters&apos; reach</source>
        <translation>meno vampiri alla portata dei cacciatori</translation>
    </message>
    <message>
        <source>fewer weapons</source>
        <translation>meno armi</translation>
    </message>
    <message>
        <source>hunters farther from Dracula</source>
        <translation>cacciatori più lontani da Dracula</translation>
    </message>
    <message>
        <source>hunters in combat less badly hurt</source>
        <translation>cacciatori feriti meno gravemente in combattimento</translation>
    </message>
    <message>
        <source>hunters in combat more badly hurt</source>
        <translation>cacciatori feriti più gravemente in combattimento</translation>
    </message>
    <message>
        <source>hunters nearer to Dracula</source>
        <translation>cacciatori più vicini a Dracula</translation>
    </message>
    <message>
        <source>less damage to Dracula</source>
        <translation>meno danni a Dracula</translation>
    </message>
    <message>
        <source>less damage to the hunters</source>
        <translation>meno danni ai cacciatori</translation>
    </message>
    <message>
        <source>less despair</source>
        <translation>meno disperazione</translation>
    </message>
    <message>
        <source>less influence for Dracula</source>
        <translation>meno influenza per Dracula</translation>
    </message>
    <message>
        <source>less time gone by</source>
        <translation>meno tempo trascorso</translation>
    </message>
    <message>
        <source>more bites</source>
        <translation>più morsi</translation>
    </message>
    <message>
        <source>more damage to Dracula</source>
        <translation>più danni a Dracula</translation>
    </message>
    <message>
        <source>more damage to the hunters</source>
        <translation>più danni ai cacciatori</translation>
    </message>
    <message>
        <source>more defeated hunters</source>
        <translation>più cacciatori sconfitti</translation>
    </message>
    <message>
        <source>more despair</source>
        <translation>più disperazione</translation>
    </message>
    <message>
        <source>more encounters on the trail</source>
        <translation>più incontri sul percorso</translation>
    </message>
    <message>
        <source>more event cards for Dracula</source>
        <translation>più carte evento per Dracula</translation>
    </message>
    <message>
        <source>more event cards for the hunters</source>
        <translation>più carte evento per i cacciatori</translation>
    </message>
    <message>
        <source>more hunters with a weapon</source>
        <translation>più cacciatori con un’arma</translation>
    </message>
    <message>
        <source>more hunters with weapons near Dracula</source>
        <translation>più cacciatori con armi vicino a Dracula</translation>
    </message>
    <message>
        <source>more hunters without weapons near Dracula</source>
        <translation>più cacciatori senza armi vicino a Dracula</translation>
    </message>
    <message>
        <source>more influence for Dracula</source>
        <translation>più influenza per Dracula</translation>
    </message>
    <message>
        <source>more items</source>
        <translation>più oggetti</translation>
    </message>
    <message>
        <source>more tickets</source>
        <translation>più biglietti</translation>
    </message>
    <message>
        <source>more time gone by</source>
        <translation>più tempo trascorso</translation>
    </message>
    <message>
        <source>more vampires in Dracula&apos;s hand</source>
        <translation>più vampiri nella mano di Dracula</translation>
    </message>
    <message>
        <source>more vampires that may mature</source>
        <translation>più vampiri che possono maturare</translation>
    </message>
    <message>
        <source>more vampires within the hunters&apos; reach</source>
        <translation>più vampiri alla portata dei cacciatori</translation>
    </message>
    <message>
        <source>more weapons</source>
        <translation>più armi</translation>
    </message>
    <message>
        <source>night less often</source>
        <translation>meno spesso notte</translation>
    </message>
    <message>
        <source>night more often</source>
        <translation>più spesso notte</translation>
    </message>
</context>
<context>
    <name>fury3.reference</name>
    <message>
        <source>A Stake takes one encounter, which the hunter names; for that, all encounters of the place are turned up.</source>
        <translation>Un Paletto elimina un solo Incontro, che il Cacciatore nomina; per questo si rivelano tutti gli Incontri del luogo.</translation>
    </message>
    <message>
        <source>A bats token follows its hunter. Instead of the hunter&apos;s next action, by day or by night, it is discarded: Dracula moves the hunter along a road to an adjacent city, and the hunter is delayed.</source>
        <translation>Un segnalino Pipistrelli segue il suo Cacciatore. Al posto della prossima azione del Cacciatore, di giorno o di notte, il segnalino viene scartato: Dracula sposta il Cacciatore lungo una strada in una città adiacente, e il Cacciatore è rallentato.</translation>
    </message>
    <message>
        <source>A bite takes one of the hunter&apos;s bite spaces and makes the hunter weakened. In a combat the hunter leaves it at once.</source>
        <translation>Un Morso occupa uno degli spazi Morso del Cacciatore e lo rende indebolito. In un combattimento il Cacciatore lo lascia subito.</translation>
    </message>
    <message>
        <source>A bitten hunter is weakened, and Mina always is. One item card and one event card of the hunter&apos;s choice lie open before Dracula.</source>
        <translation>Un Cacciatore che ha subito un Morso è indebolito, e Mina lo è sempre. Una carta oggetto e una carta evento a scelta del Cacciatore sono visibili a Dracula.</translation>
    </message>
    <message>
        <source>A canceled card still counts as played.</source>
        <translation>Una carta annullata conta comunque come giocata.</translation>
    </message>
    <message>
        <source>A card goes before a rule. Signs such as R14.6 at the foot of a page are the numbers of the complete list of rules that comes with the source of this program.</source>
        <translation>Una carta prevale su una regola. Le sigle come R14.6 in fondo a una pagina sono i numeri dell’elenco completo delle regole che accompagna il codice sorgente di questo programma.</translation>
    </message>
    <message>
        <source>A card in front of its owner, played the round before, can be chosen again only one round later. With two copies of it one may alternate.</source>
        <translation>Una carta davanti al suo proprietario, giocata nel round precedente, si può scegliere di nuovo solo un round più tardi. Con due copie della stessa carta si possono alternare.</translation>
    </message>
    <message>
        <source>A card of Dracula&apos;s that a hunter draws by day is discarded facedown: nobody learns what it was.</source>
        <translation>Una carta di Dracula che un Cacciatore pesca di giorno viene scartata coperta: nessuno viene a sapere quale fosse.</translation>
    </message>
    <message>
        <source>A card that finds nothing to act on is discarded without effect.</source>
        <translation>Una carta che non trova nulla su cui agire viene scartata senza effetto.</translation>
    </message>
    <message>
        <source>A card that is canceled is spent, and so is the action or ticket that it came with.</source>
        <translation>Una carta annullata è spesa, e lo sono anche l’azione o il biglietto che l’accompagnano.</translation>
    </message>
    <message>
        <source>A card that returns goes back to its hideout faceup. There it stays until it is discarded or matures like any other.</source>
        <translation>Una carta che ritorna va scoperta nel suo Nascondiglio. Vi resta finché viene scartata o matura come qualsiasi altra.</translation>
    </message>
    <message>
        <source>A card that says immediately is played the moment it is drawn. It cannot be kept, and it needs no room in the hand.</source>
        <translation>Una carta che dice «subito» si gioca nel momento in cui viene pescata. Non si può tenere e non ha bisogno di posto in mano.</translation>
    </message>
    <message>
        <source>A card that was cleared may be laid again.</source>
        <translation>Una carta sgombrata si può piazzare di nuovo.</translation>
    </message>
    <message>
        <source>A card with the encounters and tokens on it is a hideout. Power cards take up a space and slide like hideouts.</source>
        <translation>Una carta con gli Incontri e i segnalini che vi si trovano è un Nascondiglio. Le carte potere occupano uno spazio e scorrono come i Nascondigli.</translation>
    </message>
    <message>
        <source>A combat ends with the {most}th card that Dracula plays, with an escape card that works, when one side has won the game, when the vampire fought is defeated, or when no hunter is left in it.</source>
        <translation>Un combattimento finisce con la {most}ª carta che Dracula gioca, con una carta Fuga che ha effetto, quando una parte ha vinto la partita, quando il vampiro contro cui si combatte è sconfitto, o quando non vi resta nessun Cacciatore.</translation>
    </message>
    <message>
        <source>A combat without hunters ends, even along with Dracula&apos;s last card.</source>
        <translation>Un combattimento senza Cacciatori finisce, anche insieme all’ultima carta di Dracula.</translation>
    </message>
    <message>
        <source>A defeated hunter gives him influence.</source>
        <translation>Un Cacciatore sconfitto gli dà Influenza.</translation>
    </message>
    <message>
        <source>A defeated hunter is brought to the hospital that is nearest by road. Dracula chooses between equals, and where no road leads to any. From the sea the way is counted from the nearest port.</source>
        <translation>Un Cacciatore sconfitto è portato all’ospedale più vicino su strada. Dracula sceglie fra ospedali alla stessa distanza, e quando nessuna strada porta a un ospedale. Dal mare la distanza si conta dal porto più vicino.</translation>
    </message>
    <message>
        <source>A delayed hunter can only stand up, and a hunter with bats is driven away instead.</source>
        <translation>Un Cacciatore rallentato può solo rialzarsi, e un Cacciatore con i Pipistrelli viene invece portato via.</translation>
    </message>
    <message>
        <source>A delayed hunter&apos;s figure lies on its side. The next action, by day or by night, is spent on standing up; nothing else is possible before.</source>
        <translation>La miniatura di un Cacciatore rallentato è su un fianco. La prossima azione, di giorno o di notte, serve a rialzarsi; prima non si può fare altro.</translation>
    </message>
    <message>
        <source>A heavenly host stays for a whole round and leaves at the second dawn.</source>
        <translation>Un’ostia consacrata resta per un round intero e se ne va alla seconda alba.</translation>
    </message>
    <message>
        <source>A hideout that leaves the trail may become a lair.</source>
        <translation>Un Nascondiglio che esce dal Percorso può diventare un Covo.</translation>
    </message>
    <message>
        <source>A hunter at sea can only pass.</source>
        <translation>Un Cacciatore in mare può solo passare.</translation>
    </message>
    <message>
        <source>A hunter at sea must sail on every day; by night there is nothing to do but pass. If storms and fog leave no way, the hunter stays.</source>
        <translation>Un Cacciatore in mare deve continuare la navigazione ogni giorno; di notte non può che passare. Se tempeste e nebbia non lasciano vie aperte, il Cacciatore resta dov’è.</translation>
    </message>
    <message>
        <source>A hunter at sea takes no supplies, reserves no ticket, does not rest and finds nothing.</source>
        <translation>Un Cacciatore in mare non si rifornisce, non prenota biglietti, non riposa e non trova nulla.</translation>
    </message>
    <message>
        <source>A hunter holds at most {items} items and {events} event cards, Dr. Seward {more} of each. Nobody keeps more than {tickets} tickets.</source>
        <translation>Un Cacciatore tiene al massimo {items} oggetti e {events} carte evento, Dr. Seward {more} degli uni e delle altre. Nessuno tiene più di {tickets} biglietti.</translation>
    </message>
    <message>
        <source>A hunter in a hospital is not in the city it belongs to. By day the hunter may walk out into that city; by day or night take an item as supplies; nothing else.</source>
        <translation>Un Cacciatore in un ospedale non è nella città a cui l’ospedale appartiene. Di giorno il Cacciatore può uscire in quella città; di giorno o di notte può rifornirsi di un oggetto; nient’altro.</translation>
    </message>
    <message>
        <source>A hunter is defeated by damage equal to the hunter&apos;s health, or by a bite without a free space.</source>
        <translation>Un Cacciatore è sconfitto da tanti danni quanta è la sua salute, o da un Morso senza uno spazio libero.</translation>
    </message>
    <message>
        <source>A hunter is defeated: by 2, and 1 more for each despair token.</source>
        <translation>Un Cacciatore è sconfitto: 2, più 1 per ogni segnalino Disperazione.</translation>
    </message>
    <message>
        <source>A hunter leaves it by Escape, by Holy Circle or Escape Route, and by being bitten or defeated.</source>
        <translation>Un Cacciatore lo lascia con Fuga, con Cerchio sacro o Via di fuga, e quando subisce un Morso o è sconfitto.</translation>
    </message>
    <message>
        <source>A hunter may search a city whose hideout or lair has been found, if encounters lie there and no fog does.</source>
        <translation>Un Cacciatore può cercare in una città il cui Nascondiglio o Covo è stato trovato, se lì ci sono Incontri e non c’è nebbia.</translation>
    </message>
    <message>
        <source>A hunter takes one action by day and one by night, and may always pass.</source>
        <translation>Un Cacciatore svolge un’azione di giorno e una di notte, e può sempre passare.</translation>
    </message>
    <message>
        <source>A hunter there takes no supplies and reserves no ticket. No consecrated ground and no heavenly host is ever placed there.</source>
        <translation>Lì un Cacciatore non si rifornisce e non prenota biglietti. Non vi si piazza mai il terreno consacrato né un’ostia consacrata.</translation>
    </message>
    <message>
        <source>A hunter who ends a move in a city of the trail or of a lair turns its card up. It stays faceup as long as it lies there.</source>
        <translation>Un Cacciatore che finisce un movimento in una città del Percorso o di un Covo ne rivela la carta. La carta resta scoperta finché si trova lì.</translation>
    </message>
    <message>
        <source>A hunter who is delayed and has bats stands up first; the bats take the action after that.</source>
        <translation>Un Cacciatore rallentato che ha anche i Pipistrelli prima si rialza; i Pipistrelli si prendono l’azione successiva.</translation>
    </message>
    <message>
        <source>A hunter who lies there defeated notices nothing, and at sea he is never revealed.</source>
        <translation>Un Cacciatore che giace lì sconfitto non si accorge di nulla, e in mare Dracula non è mai rivelato.</translation>
    </message>
    <message>
        <source>A hunter who rests heals 1 damage, and in a city with Dr. Seward 2.</source>
        <translation>Un Cacciatore che riposa guarisce da 1 danno, in una città con Dr. Seward da 2.</translation>
    </message>
    <message>
        <source>A hunter without items suffers the damage of Customs Search.</source>
        <translation>Un Cacciatore senza oggetti subisce i danni di Controllo doganale.</translation>
    </message>
    <message>
        <source>A lair is found, searched and used for an ambush like a hideout. What lies faceup stays faceup. Its encounters do not mature there.</source>
        <translation>Un Covo si può trovare, vi si può cercare e può servire per un’imboscata, come un Nascondiglio. Ciò che è scoperto resta scoperto. I suoi Incontri lì non maturano.</translation>
    </message>
    <message>
        <source>A lair that returns to the trail counts as its city card, and so does the city to which he flies as a bat. Sea zones, Feed, Dark Call and Misdirect give nothing.</source>
        <translation>Un Covo che torna sul Percorso conta come la sua carta città, e così la città in cui Dracula vola come pipistrello. Zone di mare, Nutrirsi, Richiamo oscuro e Depistare non danno nulla.</translation>
    </message>
    <message>
        <source>A matured vampire never clears the hideout Dracula is in.</source>
        <translation>Un vampiro maturato non sgombra mai il Nascondiglio in cui si trova Dracula.</translation>
    </message>
    <message>
        <source>A mesmerized hunter is bitten instead of hurt, and influence rises by 1.</source>
        <translation>Un Cacciatore ipnotizzato subisce un Morso invece dei danni, e l’Influenza aumenta di 1.</translation>
    </message>
    <message>
        <source>A move by railway costs a ticket. Its first number counts lines of which all are white. Its second number counts lines of which some are yellow; a ticket without one cannot use a yellow line at all.</source>
        <translation>Un movimento in ferrovia costa un biglietto. Il primo numero conta le tratte se sono tutte bianche. Il secondo numero conta le tratte se alcune sono gialle; un biglietto senza secondo numero non può usare nemmeno una tratta gialla.</translation>
    </message>
    <message>
        <source>A move from or to a sea zone crosses no border.</source>
        <translation>Un movimento da o verso una zona di mare non supera confini.</translation>
    </message>
    <message>
        <source>A roadblock closes one road or one railway to hunters. It does not hinder Dracula, and no line takes two.</source>
        <translation>Un segnalino Strada bloccata chiude una strada o una tratta ferroviaria ai Cacciatori. Non ostacola Dracula, e nessuna linea può averne due.</translation>
    </message>
    <message>
        <source>A roadblock on the road stops the move. So does fog at either end: nobody enters or leaves a city in fog.</source>
        <translation>Un segnalino Strada bloccata sulla strada impedisce il movimento. Lo stesso fa la nebbia a uno dei due capi: nessuno entra in una città nella nebbia o ne esce.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Un round</translation>
    </message>
    <message>
        <source>A round of combat</source>
        <translation>Un round di combattimento</translation>
    </message>
    <message>
        <source>A rumor pays for a vampire of its own hideout.</source>
        <translation>Una Diceria vale per un vampiro del suo stesso Nascondiglio.</translation>
    </message>
    <message>
        <source>A storm closes a sea zone to hunters: nobody sails into it. A hunter who is there already may sail out.</source>
        <translation>Una tempesta chiude una zona di mare ai Cacciatori: nessuno può entrarvi. Un Cacciatore che è già lì può uscirne.</translation>
    </message>
    <message>
        <source>A ticket has two numbers: how many lines one may ride if all are white, and how many if a yellow one is among them.</source>
        <translation>Un biglietto ha due numeri: quante tratte si possono percorrere se sono tutte bianche, e quante se fra di esse ce n’è una gialla.</translation>
    </message>
    <message>
        <source>A vampire is fought on the spot, by the time of day that it is. Undefeated, it returns faceup with its damage.</source>
        <translation>Contro un vampiro si combatte sul posto, di giorno o di notte secondo il momento. Se non è sconfitto, il vampiro ritorna scoperto con i suoi danni.</translation>
    </message>
    <message>
        <source>A vampire matures: by the number on its card, {low} or {high}.</source>
        <translation>Un vampiro matura: quanto indica la sua carta, {low} o {high}.</translation>
    </message>
    <message>
        <source>A vampire of an encounter may escape from the fourth round on.</source>
        <translation>Un vampiro di un Incontro può fuggire dal quarto round in poi.</translation>
    </message>
    <message>
        <source>A vampire that matures gives the influence on its card. It also clears the hideouts on spaces four to six, but never the one Dracula is in: his trail grows short.</source>
        <translation>Un vampiro che matura dà l’Influenza indicata sulla sua carta. Inoltre sgombra i Nascondigli negli spazi dal quarto al sesto, ma mai quello in cui si trova Dracula: il Percorso si accorcia.</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Adiacente</translation>
    </message>
    <message>
        <source>After a move to a city, and with Hide, Dracula puts one encounter from his hand facedown on the new card. He must if he can.</source>
        <translation>Dopo una mossa in una città, e con Nascondersi, Dracula mette un Incontro della sua mano coperto sulla nuova carta. Se può, deve farlo.</translation>
    </message>
    <message>
        <source>After placing an encounter he may put a rumor on a hideout on one of the first three spaces. It lies open; a hideout takes only one, and only if an encounter lies there.</source>
        <translation>Dopo aver piazzato un Incontro può mettere una Diceria su un Nascondiglio in uno dei primi tre spazi. La Diceria è visibile a tutti; un Nascondiglio ne riceve una sola, e solo se lì c’è un Incontro.</translation>
    </message>
    <message>
        <source>After the hideouts have slid, Dracula may clear one of them and lay Misdirect faceup in its space. Then he moves as usual.</source>
        <translation>Dopo che i Nascondigli sono scorsi, Dracula può sgombrarne uno e piazzare Depistare scoperta in quello spazio. Poi muove come di consueto.</translation>
    </message>
    <message>
        <source>Afterwards Dracula shuffles all his combat cards together, and weakened hunters choose anew what lies open.</source>
        <translation>Alla fine Dracula mescola insieme tutte le sue carte combattimento, e i Cacciatori indeboliti scelgono di nuovo quali carte tenere visibili.</translation>
    </message>
    <message>
        <source>Against a single hunter there is no question. Against several, Dracula names one each round, after all cards are chosen and before they are turned up.</source>
        <translation>Contro un Cacciatore solo la scelta non c’è. Contro più Cacciatori Dracula ne nomina uno in ogni round, dopo che tutte le carte sono state scelte e prima che vengano rivelate.</translation>
    </message>
    <message>
        <source>Against several hunters Dracula names the one he engages.</source>
        <translation>Contro più Cacciatori Dracula nomina quello che ingaggia.</translation>
    </message>
    <message>
        <source>Aggressive Vampire is a name for Reckless Vampire, Stormy Seas one for Summon Storms.</source>
        <translation>Vampiro aggressivo è un altro nome di Vampiro sconsiderato, Mari in tempesta di Evocare tempeste.</translation>
    </message>
    <message>
        <source>Aids to deduction</source>
        <translation>Aiuti alla deduzione</translation>
    </message>
    <message>
        <source>All cards are turned up.</source>
        <translation>Si rivelano tutte le carte.</translation>
    </message>
    <message>
        <source>All hideouts slide by one space. The one that leaves space {last} matures, becomes a lair in the advanced game, or is simply gone.</source>
        <translation>Tutti i Nascondigli scorrono di uno spazio. Quello che esce dallo spazio {last} matura, oppure nel gioco avanzato diventa un Covo, oppure semplicemente se ne va.</translation>
    </message>
    <message>
        <source>All of them are met, one after another, in an order that Dracula chooses. Each does what its card says; its matured effect does not come into it.</source>
        <translation>Si affrontano tutti, uno dopo l’altro, nell’ordine che sceglie Dracula. Ognuno fa ciò che dice la sua carta; il suo effetto di maturazione non c’entra.</translation>
    </message>
    <message>
        <source>All that concerns the hideout that leaves is settled before he moves, and its card may be laid again at once.</source>
        <translation>Tutto ciò che riguarda il Nascondiglio uscito si risolve prima che Dracula muova, e la sua carta si può piazzare di nuovo subito.</translation>
    </message>
    <message>
        <source>All three grow with the despair tokens, so they grow from week to week.</source>
        <translation>Tutte e tre crescono con i segnalini Disperazione, quindi di settimana in settimana.</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Alleati</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Imboscata</translation>
    </message>
    <message>
        <source>Ambush or search</source>
        <translation>Imboscata o ricerca</translation>
    </message>
    <message>
        <source>An encounter can be two things: a danger to a hunter who comes by, or, if it stays on the trail to the end, something that matures.</source>
        <translation>Un Incontro può essere due cose: un pericolo per un Cacciatore che passa di lì oppure, se resta sul Percorso fino alla fine, qualcosa che matura.</translation>
    </message>
    <message>
        <source>An encounter that is searched out can no longer mature. This is how hunters stop the vampires.</source>
        <translation>Un Incontro eliminato cercando non può più maturare. È così che i Cacciatori fermano i vampiri.</translation>
    </message>
    <message>
        <source>An event that is played the moment it is drawn needs no room. When a deck is used up, its discard pile is shuffled.</source>
        <translation>Un evento giocato nel momento in cui viene pescato non occupa posto. Quando un mazzo finisce, si mescola la sua pila degli scarti.</translation>
    </message>
    <message>
        <source>An event that says immediately is played at once; others are kept.</source>
        <translation>Un evento con la parola «subito» si gioca al momento; gli altri si tengono.</translation>
    </message>
    <message>
        <source>Aristocratic Vampire and Hoax cannot ambush.</source>
        <translation>Vampiro aristocratico e Inganno non possono tendere imboscate.</translation>
    </message>
    <message>
        <source>As a move, Dracula may return to a lair whose city he could have moved to. Then all of it lies on the first space again; if its card is faceup, he is revealed.</source>
        <translation>Come mossa, Dracula può tornare in un Covo nella cui città avrebbe potuto muovere. Allora tutto il Covo torna nel primo spazio; se la sua carta è scoperta, Dracula è rivelato.</translation>
    </message>
    <message>
        <source>As an action, in a city with another hunter, she asks whether Dracula is in the region she is in, and he must say the truth. While he is at sea the answer is no.</source>
        <translation>Come azione, in una città con un altro Cacciatore, chiede se Dracula si trova nella regione in cui è lei, e Dracula deve dire la verità. Finché lui è in mare la risposta è no.</translation>
    </message>
    <message>
        <source>As long as all {most} despair tokens are placed, each city card and each Hide that Dracula lays on his trail gives 3 influence.</source>
        <translation>Finché tutti i {most} segnalini Disperazione sono in gioco, ogni carta città e ogni carta Nascondersi che Dracula piazza sul suo Percorso dà 3 punti Influenza.</translation>
    </message>
    <message>
        <source>As long as it lies there it cannot be used again. When it leaves the trail or is cleared, it returns to him.</source>
        <translation>Finché si trova lì non si può usare di nuovo. Quando esce dal Percorso o viene sgombrata, torna a Dracula.</translation>
    </message>
    <message>
        <source>At dawn and at dusk Dracula, if he is revealed, fights all hunters in his city together. In fog he may refuse.</source>
        <translation>All’alba e al tramonto Dracula, se è rivelato, combatte contro tutti i Cacciatori nella sua città insieme. Nella nebbia può rifiutare.</translation>
    </message>
    <message>
        <source>At dawn the combat is by day, at dusk by night. Nocturnal Visit makes a day count as night.</source>
        <translation>All’alba il combattimento è di giorno, al tramonto di notte. Visita notturna fa contare un giorno come notte.</translation>
    </message>
    <message>
        <source>At dawn the hunter is brought to the nearest hospital, loses all cards and tickets, and is freed of all damage, bites, delay and bats.</source>
        <translation>All’alba il Cacciatore è portato all’ospedale più vicino, perde tutte le carte e i biglietti ed è liberato da tutti i danni, dai Morsi, dal rallentamento e dai Pipistrelli.</translation>
    </message>
    <message>
        <source>At sea nobody finds him: hunters who share his sea zone notice nothing, and his sea cards turn up only by effects such as Money Trail.</source>
        <translation>In mare nessuno lo trova: i Cacciatori nella sua stessa zona di mare non si accorgono di nulla, e le sue carte mare si rivelano solo con effetti come Pista del denaro.</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Stendardo</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Pipistrelli</translation>
    </message>
    <message>
        <source>Before a search the hunter may show Dogs or a Stake, which take care of some encounters. Dracula may answer with Seduction when a vampire is met.</source>
        <translation>Prima di cercare il Cacciatore può mostrare Cani o un Paletto, che lo liberano di alcuni Incontri. Dracula può rispondere con Seduzione quando il Cacciatore trova un vampiro.</translation>
    </message>
    <message>
        <source>Before each of these actions the hunters may play cards that say day, such as Good Luck.</source>
        <translation>Prima di ognuna di queste azioni i Cacciatori possono giocare carte per il giorno, come Buona sorte.</translation>
    </message>
    <message>
        <source>Beside the map stands what follows from what the hunters were told. It is the same for everybody who reckons long enough.</source>
        <translation>Accanto alla mappa c’è ciò che si ricava da quanto i Cacciatori sono venuti a sapere. È lo stesso per chiunque rifletta abbastanza a lungo.</translation>
    </message>
    <message>
        <source>Bite</source>
        <translation>Morso</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Morsi</translation>
    </message>
    <message>
        <source>Bitten. An item and an event card lie open.</source>
        <translation>Ha subito un Morso. Una carta oggetto e una carta evento sono visibili.</translation>
    </message>
    <message>
        <source>Blood Transfusion takes a bite away, but never Mina&apos;s first.</source>
        <translation>Trasfusione di sangue toglie un Morso, ma mai il primo di Mina.</translation>
    </message>
    <message>
        <source>Both keep Dracula out of a city. Where one is placed, a hideout there is turned up, location and encounters; if Dracula is there, he is revealed and must leave in his next phase, without Feed, Dark Call or Hide.</source>
        <translation>Entrambi tengono Dracula fuori da una città. Dove viene piazzato uno di questi segnalini, un Nascondiglio che si trova lì viene rivelato, luogo e Incontri; se Dracula è lì, è rivelato e deve andarsene nella sua prossima fase, senza Nutrirsi, Richiamo oscuro o Nascondersi.</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Di giorno</translation>
    </message>
    <message>
        <source>By day a hunter may go from a port to its sea zone, from one sea zone to the next, or from a sea zone to a port. The sea does hunters no harm.</source>
        <translation>Di giorno un Cacciatore può andare da un porto alla sua zona di mare, da una zona di mare a una adiacente, o da una zona di mare a un porto. Il mare non fa danni ai Cacciatori.</translation>
    </message>
    <message>
        <source>By day a hunter may move along one road to an adjacent city.</source>
        <translation>Di giorno un Cacciatore può muovere lungo una strada fino a una città adiacente.</translation>
    </message>
    <message>
        <source>By day every hunter takes one action, in activation order. This is the only time for moves by road, railway or sea.</source>
        <translation>Di giorno ogni Cacciatore svolge un’azione, nell’ordine di attivazione. Solo di giorno si può muovere su strada, in ferrovia o via mare.</translation>
    </message>
    <message>
        <source>By day or night</source>
        <translation>Di giorno o di notte</translation>
    </message>
    <message>
        <source>By day the top card. One of Dracula&apos;s is discarded, unseen by anybody.</source>
        <translation>Di giorno, la prima carta del mazzo. Se è di Dracula viene scartata senza che nessuno la veda.</translation>
    </message>
    <message>
        <source>By day, and for a vampire of an encounter, this card only ends the combat. By night Dracula himself may fly.</source>
        <translation>Di giorno, e per un vampiro di un Incontro, questa carta fa soltanto finire il combattimento. Di notte Dracula in persona può volare via.</translation>
    </message>
    <message>
        <source>By night</source>
        <translation>Di notte</translation>
    </message>
    <message>
        <source>By night every hunter takes one more action, in the same order. Nobody moves, unless Long Night allows moves by road.</source>
        <translation>Di notte ogni Cacciatore svolge un’altra azione, nello stesso ordine. Nessuno si muove, a meno che Lunga notte permetta di muovere su strada.</translation>
    </message>
    <message>
        <source>By night some of Dracula&apos;s cards do more:</source>
        <translation>Di notte alcune carte di Dracula fanno di più:</translation>
    </message>
    <message>
        <source>By night the bottom card. One of Dracula&apos;s goes into his hand.</source>
        <translation>Di notte, l’ultima carta del mazzo. Se è di Dracula va nella sua mano.</translation>
    </message>
    <message>
        <source>By road, by railway or by sea. Only by day.</source>
        <translation>Su strada, in ferrovia o via mare. Solo di giorno.</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Annullata</translation>
    </message>
    <message>
        <source>Canceled by</source>
        <translation>Annullata da</translation>
    </message>
    <message>
        <source>Cancels</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Card of Dracula</source>
        <translation>Carta di Dracula</translation>
    </message>
    <message>
        <source>Card of a hunter</source>
        <translation>Carta di un Cacciatore</translation>
    </message>
    <message>
        <source>Cards and allies that act at the start of his phase.</source>
        <translation>Carte e Alleati che agiscono all’inizio della sua fase.</translation>
    </message>
    <message>
        <source>Cards for the end of his phase.</source>
        <translation>Carte per la fine della sua fase.</translation>
    </message>
    <message>
        <source>Cards that answer</source>
        <translation>Carte che rispondono</translation>
    </message>
    <message>
        <source>Cards that are played at once</source>
        <translation>Carte che si giocano subito</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Castello di Dracula</translation>
    </message>
    <message>
        <source>Castle Dracula is a city of its own kind: it supplies nothing, and its card betrays itself by its back.</source>
        <translation>Il Castello di Dracula è una città di tipo particolare: non fornisce nulla, e la sua carta si riconosce dal dorso.</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Città</translation>
    </message>
    <message>
        <source>Claws</source>
        <translation>Artigli</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Sgombrare</translation>
    </message>
    <message>
        <source>Clearing a hideout</source>
        <translation>Sgombrare un Nascondiglio</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message numerus="yes">
        <source>Combat card of Dracula, %n card(s)</source>
        <translation>
            <numerusform>Carta combattimento di Dracula, %n carta</numerusform>
            <numerusform>Carta combattimento di Dracula, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <translation>Terreno consacrato</translation>
    </message>
    <message>
        <source>Consecrated ground and heavenly hosts</source>
        <translation>Terreno consacrato e ostie consacrate</translation>
    </message>
    <message>
        <source>Corrections used here</source>
        <translation>Correzioni usate qui</translation>
    </message>
    <message>
        <source>Customs Search and the draw of Long Night come before anything is found.</source>
        <translation>Controllo doganale e la carta pescata con Lunga notte vengono prima che si trovi qualcosa.</translation>
    </message>
    <message>
        <source>Damage stays on the vampire&apos;s card, and Fangs heals that card, not Dracula. It may escape from the fourth round on.</source>
        <translation>I danni restano sulla carta del vampiro, e Zanne toglie danni a quella carta, non a Dracula. Può fuggire dal quarto round in poi.</translation>
    </message>
    <message>
        <source>Darkness Returns and a matured Hoax fetch Dracula&apos;s cards back from there. A deck that is used up is made anew.</source>
        <translation>Il ritorno delle tenebre e un Inganno maturato riprendono da lì le carte di Dracula. Un mazzo finito si riforma con gli scarti.</translation>
    </message>
    <message>
        <source>Darkness Returns leaves out the day&apos;s actions; the time marker moves as always.</source>
        <translation>Il ritorno delle tenebre toglie le azioni del giorno; il segnalino Tempo si muove come sempre.</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Dawn: time moves on, cards for the dawn, hosts leave, hunters wake up in hospitals, combat by day.</source>
        <translation>Alba: il tempo avanza, si giocano carte per l’alba, le ostie consacrate se ne vanno, i Cacciatori si svegliano in ospedale, si combatte di giorno.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Day and night in combat</source>
        <translation>Giorno e notte in combattimento</translation>
    </message>
    <message>
        <source>Day: each hunter takes one action.</source>
        <translation>Giorno: ogni Cacciatore svolge un’azione.</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>Sconfitta</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Sconfitto</translation>
    </message>
    <message>
        <source>Defeated hunters are brought to a hospital and wake up restored.</source>
        <translation>I Cacciatori sconfitti sono portati in un ospedale e si svegliano guariti.</translation>
    </message>
    <message>
        <source>Defeated, it is discarded. Otherwise it goes back faceup.</source>
        <translation>Se è sconfitto viene scartato. Altrimenti ritorna scoperto.</translation>
    </message>
    <message>
        <source>Delayed</source>
        <translation>Rallentato</translation>
    </message>
    <message>
        <source>Despair</source>
        <translation>Disperazione</translation>
    </message>
    <message>
        <source>Despair tokens</source>
        <translation>Segnalini Disperazione</translation>
    </message>
    <message>
        <source>Despair tokens mark the weeks that have gone by, up to {most}. They never leave.</source>
        <translation>I segnalini Disperazione indicano le settimane trascorse, fino a {most}. Non se ne vanno mai.</translation>
    </message>
    <message>
        <source>Discard piles</source>
        <translation>Pile degli scarti</translation>
    </message>
    <message>
        <source>Dr. Seward</source>
        <translation>Dr. Seward</translation>
    </message>
    <message>
        <source>Dracula at sea</source>
        <translation>Dracula in mare</translation>
    </message>
    <message>
        <source>Dracula begins with one rumor token and takes one with every new week, as long as there are any.</source>
        <translation>Dracula comincia con un segnalino Diceria e ne prende uno a ogni nuova settimana, finché ce ne sono.</translation>
    </message>
    <message>
        <source>Dracula comes and goes as he likes. In a city in fog he may refuse a combat.</source>
        <translation>Dracula va e viene come vuole. In una città nella nebbia può rifiutare un combattimento.</translation>
    </message>
    <message>
        <source>Dracula draws a card. The hunters&apos; cards lie before them for the next round, so nobody plays the same card twice in a row.</source>
        <translation>Dracula pesca una carta. Le carte dei Cacciatori restano davanti a loro per il round successivo, così nessuno gioca la stessa carta due volte di fila.</translation>
    </message>
    <message>
        <source>Dracula has five power cards.</source>
        <translation>Dracula ha cinque carte potere.</translation>
    </message>
    <message>
        <source>Dracula has rumor tokens: one at the start, one more with each new week.</source>
        <translation>Dracula ha segnalini Diceria: uno all’inizio, un altro a ogni nuova settimana.</translation>
    </message>
    <message>
        <source>Dracula himself</source>
        <translation>Dracula in persona</translation>
    </message>
    <message>
        <source>Dracula holds at most {schemes} event cards. He draws up to {encounters} encounters, and more of them do not matter.</source>
        <translation>Dracula tiene al massimo {schemes} carte evento. Pesca fino ad avere {encounters} Incontri; se ne ha di più non importa.</translation>
    </message>
    <message>
        <source>Dracula is destroyed by {health} damage. Most of it is dealt in combat.</source>
        <translation>Con {health} danni Dracula è distrutto. La maggior parte li subisce in combattimento.</translation>
    </message>
    <message>
        <source>Dracula is revealed when the card of the city he is in is turned up by whatever means, and when he enters a city with a hunter. His figure is placed on the map.</source>
        <translation>Dracula è rivelato quando la carta della città in cui si trova viene rivelata in qualsiasi modo, e quando entra in una città con un Cacciatore. La sua miniatura viene piazzata sulla mappa.</translation>
    </message>
    <message>
        <source>Dracula is still in the city, and still revealed. If nobody leaves, there is another combat at the next dawn or dusk.</source>
        <translation>Dracula è ancora nella città, e ancora rivelato. Se nessuno se ne va, c’è un altro combattimento alla prossima alba o al prossimo tramonto.</translation>
    </message>
    <message>
        <source>Dracula is where his newest location card says. A power card on top of it, such as Hide, leaves him where he is.</source>
        <translation>Dracula si trova dove dice la sua carta luogo più recente. Una carta potere piazzata dopo, come Nascondersi, lo lascia dov’è.</translation>
    </message>
    <message>
        <source>Dracula lays a new card on the first space: he moves, or uses a power card in the advanced game.</source>
        <translation>Dracula piazza una nuova carta nel primo spazio: muove, oppure nel gioco avanzato usa una carta potere.</translation>
    </message>
    <message>
        <source>Dracula makes his first step only after all four hunters have acted by day and by night.</source>
        <translation>Dracula fa il suo primo passo solo dopo che tutti e quattro i Cacciatori hanno agito di giorno e di notte.</translation>
    </message>
    <message>
        <source>Dracula may clear a lair only in his own phase.</source>
        <translation>Dracula può sgombrare un Covo solo nella propria fase.</translation>
    </message>
    <message>
        <source>Dracula may fly to another city.</source>
        <translation>Dracula può volare in un’altra città.</translation>
    </message>
    <message>
        <source>Dracula moves in secret. Each of his steps lays a facedown card on his trail, and under most of them an encounter waits for whoever comes by.</source>
        <translation>Dracula si muove in segreto. A ogni passo piazza una carta coperta sul suo Percorso, e sotto quasi tutte le carte un Incontro aspetta chi passa di lì.</translation>
    </message>
    <message>
        <source>Dracula moves one road or one step by sea, and lays the card of that place facedown on the first space. He never rides a train, never enters a hospital, and roadblocks, fog and storms do not stop him.</source>
        <translation>Dracula muove di una strada o di un passo via mare e piazza la carta di quel luogo coperta nel primo spazio. Non prende mai il treno e non entra mai in un ospedale; segnalini Strada bloccata, nebbia e tempeste non lo fermano.</translation>
    </message>
    <message>
        <source>Dracula never enters a hospital, and nobody is ambushed there.</source>
        <translation>Dracula non entra mai in un ospedale, e lì nessuno subisce imboscate.</translation>
    </message>
    <message>
        <source>Dracula revealed</source>
        <translation>Dracula rivelato</translation>
    </message>
    <message>
        <source>Dracula sails through storms. No sea zone takes two of them.</source>
        <translation>Dracula naviga attraverso le tempeste. In nessuna zona di mare possono essercene due.</translation>
    </message>
    <message>
        <source>Dracula sees that they trade, not what.</source>
        <translation>Dracula vede che c’è uno scambio, ma non che cosa si scambia.</translation>
    </message>
    <message>
        <source>Dracula wins as soon as his influence reaches {most}.</source>
        <translation>Dracula vince non appena la sua Influenza arriva a {most}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Rage comes at once. The hunter lies where it happened until the next dawn; until then nothing more can befall the hunter, and the other hunters act alone.</source>
        <translation>La Rabbia di Dracula ha effetto subito. Il Cacciatore resta a terra dove è successo fino alla prossima alba; fino ad allora nulla può più capitargli, e gli altri Cacciatori agiscono da soli.</translation>
    </message>
    <message>
        <source>Dracula&apos;s abilities</source>
        <translation>Le abilità di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat cards</source>
        <translation>Carte combattimento di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s events</source>
        <translation>Eventi di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s move</source>
        <translation>La mossa di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s phase</source>
        <translation>Fase di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s phase: he moves and leaves an encounter.</source>
        <translation>Fase di Dracula: muove e lascia un Incontro.</translation>
    </message>
    <message>
        <source>Draw a ticket from the pool.</source>
        <translation>Pescare un biglietto dalla riserva.</translation>
    </message>
    <message>
        <source>Draw an item in a large city, and an event card in any city.</source>
        <translation>Pescare una carta oggetto in una città grande, e una carta evento in qualsiasi città.</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Tramonto</translation>
    </message>
    <message>
        <source>Dusk: time moves on, cards for the dusk, combat by night, some tokens go.</source>
        <translation>Tramonto: il tempo avanza, si giocano carte per il tramonto, si combatte di notte, alcuni segnalini se ne vanno.</translation>
    </message>
    <message>
        <source>Each event card says when it can be played. Some moments are windows for both sides: then the hunters are asked first, then Dracula, until both decline one after the other.</source>
        <translation>Ogni carta evento dice quando si può giocare. Alcuni momenti sono finestre per entrambe le parti: allora si chiede prima ai Cacciatori, poi a Dracula, finché le due parti rinunciano una dopo l’altra.</translation>
    </message>
    <message>
        <source>Each hunter secretly chooses a card with a banner, and Dracula one of his.</source>
        <translation>Ogni Cacciatore sceglie in segreto una carta con uno stendardo, e Dracula una delle sue.</translation>
    </message>
    <message>
        <source>Each location is next to the one before, by road or sea, unless a card says otherwise, and no card lies there twice. That is what lets hunters reckon.</source>
        <translation>Ogni luogo è adiacente a quello precedente, su strada o via mare, a meno che una carta dica altro, e nessuna carta vi si trova due volte. È questo che permette ai Cacciatori di fare deduzioni.</translation>
    </message>
    <message>
        <source>Each of Dracula&apos;s combat cards has an icon of its own. The banner of a hunter&apos;s card shows icons too.</source>
        <translation>Ogni carta combattimento di Dracula ha un’icona propria. Anche lo stendardo della carta di un Cacciatore mostra delle icone.</translation>
    </message>
    <message>
        <source>Each side has one ally at a time; a new one replaces the old, which is discarded.</source>
        <translation>Ogni parte ha un solo Alleato alla volta; uno nuovo sostituisce il vecchio, che viene scartato.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Incontro</translation>
    </message>
    <message numerus="yes">
        <source>Encounter, %n card(s) in the deck</source>
        <translation>
            <numerusform>Incontro, %n carta nel mazzo</numerusform>
            <numerusform>Incontro, %n carte nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Incontri</translation>
    </message>
    <message>
        <source>Encounters and combat cards are Dracula&apos;s. Every deck keeps its discard pile beside it, and a used up deck is made anew from it.</source>
        <translation>Gli Incontri e le carte combattimento sono di Dracula. Ogni mazzo ha accanto la sua pila degli scarti; quando un mazzo finisce, lo si riforma con gli scarti.</translation>
    </message>
    <message>
        <source>End of Dracula&apos;s phase</source>
        <translation>Fine della fase di Dracula</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>Ingaggiato</translation>
    </message>
    <message>
        <source>Enraged cannot save an escape card.</source>
        <translation>Infuriato non può salvare una carta Fuga.</translation>
    </message>
    <message>
        <source>Enraged, Lucy&apos;s Revenge, Great Strength</source>
        <translation>Infuriato, La vendetta di Lucy, Grande forza</translation>
    </message>
    <message>
        <source>Escape as Bat</source>
        <translation>Fuga come pipistrello</translation>
    </message>
    <message>
        <source>Escape as Bat stays on the trail until that card leaves it; until then it is missing in combat.</source>
        <translation>Fuga come pipistrello resta sul Percorso finché la carta di quella città non ne esce; fino ad allora manca in combattimento.</translation>
    </message>
    <message>
        <source>Event cards and tickets</source>
        <translation>Carte evento e biglietti</translation>
    </message>
    <message>
        <source>Event cards do not change hands, for each hunter&apos;s events are that hunter&apos;s own. Only Van Helsing may trade events, with a hunter in any city.</source>
        <translation>Le carte evento non passano di mano: gli eventi di ogni Cacciatore sono solo suoi. Soltanto Van Helsing può scambiare eventi, con un Cacciatore in qualsiasi città.</translation>
    </message>
    <message>
        <source>Event cards for the dawn may be played.</source>
        <translation>Si possono giocare carte evento per l’alba.</translation>
    </message>
    <message>
        <source>Event cards for the dusk may be played.</source>
        <translation>Si possono giocare carte evento per il tramonto.</translation>
    </message>
    <message numerus="yes">
        <source>Event of Dracula, %n card(s) in the deck</source>
        <translation>
            <numerusform>Evento di Dracula, %n carta nel mazzo</numerusform>
            <numerusform>Evento di Dracula, %n carte nel mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Event of the hunters, %n card(s) in the deck</source>
        <translation>
            <numerusform>Evento dei Cacciatori, %n carta nel mazzo</numerusform>
            <numerusform>Evento dei Cacciatori, %n carte nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>Every card Dracula plays stays in play until the end of the combat.</source>
        <translation>Ogni carta giocata da Dracula resta in gioco fino alla fine del combattimento.</translation>
    </message>
    <message>
        <source>Every city lies in one of seven regions: {regions}.</source>
        <translation>Ogni città si trova in una delle sette regioni: {regions}.</translation>
    </message>
    <message>
        <source>Every hunter fights with the item cards in hand and with Punch, Dodge and Escape. Dracula draws {hand} of his thirteen combat cards.</source>
        <translation>Ogni Cacciatore combatte con le carte oggetto che ha in mano e con Pugno, Schivata e Fuga. Dracula pesca {hand} delle sue tredici carte combattimento.</translation>
    </message>
    <message>
        <source>Every hunter&apos;s own card, part of no deck</source>
        <translation>Carta propria di ogni Cacciatore, non fa parte di nessun mazzo</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indizi</translation>
    </message>
    <message>
        <source>Exchange items and tickets with a hunter in the same city.</source>
        <translation>Scambiare oggetti e biglietti con un Cacciatore nella stessa città.</translation>
    </message>
    <message>
        <source>Facedown, faceup</source>
        <translation>Coperta, scoperta</translation>
    </message>
    <message>
        <source>False Tip</source>
        <translation>Falsa soffiata</translation>
    </message>
    <message>
        <source>Fangs</source>
        <translation>Zanne</translation>
    </message>
    <message>
        <source>Fangs gives influence only against a mesmerized hunter.</source>
        <translation>Zanne dà Influenza solo contro un Cacciatore ipnotizzato.</translation>
    </message>
    <message>
        <source>Fangs gives its influence even if the bite is prevented.</source>
        <translation>Zanne dà la sua Influenza anche se il Morso viene impedito.</translation>
    </message>
    <message>
        <source>Fangs works on a mesmerized hunter by night: by 1.</source>
        <translation>Zanne ha effetto di notte su un Cacciatore ipnotizzato: 1.</translation>
    </message>
    <message>
        <source>Fast Horses, Sense of Emergency and Long Night give more moves by road.</source>
        <translation>Cavalli veloci, Senso di urgenza e Lunga notte danno altri movimenti su strada.</translation>
    </message>
    <message>
        <source>Feed and Dark Call lie faceup and leave him where he is. He may use them while he is revealed, and stays so.</source>
        <translation>Nutrirsi e Richiamo oscuro sono scoperte e lasciano Dracula dov’è. Può usarle mentre è rivelato, e resta rivelato.</translation>
    </message>
    <message>
        <source>Fighting a vampire of an encounter</source>
        <translation>Combattere contro un vampiro di un Incontro</translation>
    </message>
    <message>
        <source>Finding Dracula</source>
        <translation>Trovare Dracula</translation>
    </message>
    <message>
        <source>Finding a hideout</source>
        <translation>Trovare un Nascondiglio</translation>
    </message>
    <message>
        <source>First come matured Szgany Bodyguards, then event cards for the start of a combat, then Garlic Wreath. Then the first round begins.</source>
        <translation>Per prime agiscono le Guardie del corpo Szgany maturate, poi le carte evento per l’inizio di un combattimento, poi Ghirlanda d’aglio. Quindi comincia il primo round.</translation>
    </message>
    <message>
        <source>Flying off as a bat</source>
        <translation>Volare via come pipistrello</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Nebbia</translation>
    </message>
    <message>
        <source>Fog and roadblocks stop this as well. Where no road is open, the hunter is only delayed.</source>
        <translation>Anche qui la nebbia e i segnalini Strada bloccata impediscono il movimento. Dove nessuna strada è aperta, il Cacciatore è soltanto rallentato.</translation>
    </message>
    <message>
        <source>Followed by bats</source>
        <translation>Inseguito dai Pipistrelli</translation>
    </message>
    <message>
        <source>For the hunters it is the great doubt: the trail may be one step shorter than it looks.</source>
        <translation>Per i Cacciatori è il grande dubbio: il Percorso può essere un passo più corto di quanto sembra.</translation>
    </message>
    <message>
        <source>Forewarned and Dogs protect against some of them.</source>
        <translation>Messi in guardia e Cani proteggono da alcuni di essi.</translation>
    </message>
    <message>
        <source>Found by day, he cannot get away before dusk, and that fight is by night, when he is strongest.</source>
        <translation>Se viene trovato di giorno, non può andarsene prima del tramonto, e allora si combatte di notte, quando è più forte.</translation>
    </message>
    <message>
        <source>Found by night, he has his own phase first: he may leave, or stay and be fought at dawn, by day.</source>
        <translation>Se viene trovato di notte, viene prima la sua fase: può andarsene, oppure restare e combattere all’alba, di giorno.</translation>
    </message>
    <message>
        <source>Four hunters look for Dracula in Europe. One player leads all four of them; the other is Dracula.</source>
        <translation>Quattro Cacciatori cercano Dracula in tutta Europa. Un giocatore li guida tutti e quattro; l’altro è Dracula.</translation>
    </message>
    <message>
        <source>Garlic Wreath is lost to Claws only by the hunter who wears it.</source>
        <translation>Artigli fa perdere Ghirlanda d’aglio solo quando colpisce il Cacciatore che la indossa.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossario</translation>
    </message>
    <message>
        <source>Good Luck and Devilish Power send the other side&apos;s ally away. Surprising Return brings back one of the hunters&apos;.</source>
        <translation>Buona sorte e Potere diabolico mandano via l’Alleato dell’altra parte. Ritorno inaspettato ne riporta uno dei Cacciatori.</translation>
    </message>
    <message>
        <source>Good Luck may answer False Tip at any time.</source>
        <translation>Buona sorte può rispondere a Falsa soffiata in qualsiasi momento.</translation>
    </message>
    <message>
        <source>Great Strength and Lucy&apos;s Revenge can prevent a bite. Then the hunter fights on.</source>
        <translation>Grande forza e La vendetta di Lucy possono impedire un Morso. Allora il Cacciatore continua a combattere.</translation>
    </message>
    <message>
        <source>Great Strength is none: it may be played at the moment of need, even from outside the combat.</source>
        <translation>Grande forza non lo è: si può giocare nel momento del bisogno, anche da fuori del combattimento.</translation>
    </message>
    <message>
        <source>He acts first of all, has the most health, and alone may play Lucy&apos;s Revenge. He is well placed to be the one who strikes.</source>
        <translation>Agisce per primo, ha la salute più alta ed è l’unico che può giocare La vendetta di Lucy. È l’uomo adatto per sferrare il colpo.</translation>
    </message>
    <message>
        <source>He alone may use Wax Cylinders.</source>
        <translation>Solo lui può usare Cilindri di cera.</translation>
    </message>
    <message>
        <source>He cannot enter consecrated ground or a city of a heavenly host. If one is placed under his feet, he must leave in his next phase.</source>
        <translation>Non può entrare in una città con il terreno consacrato o con un’ostia consacrata. Se l’uno o l’altra vi viene piazzato mentre Dracula è lì, deve andarsene nella sua prossima fase.</translation>
    </message>
    <message>
        <source>He cannot go where he has a card already: neither to a place of his trail nor to the city of a lair. The way into a lair&apos;s city is to return to the lair itself.</source>
        <translation>Non può andare dove ha già una carta: né in un luogo del suo Percorso né nella città di un Covo. Per entrare nella città di un Covo deve tornare nel Covo stesso.</translation>
    </message>
    <message>
        <source>He cannot use it to go to sea.</source>
        <translation>Non può usarla per andare in mare.</translation>
    </message>
    <message>
        <source>He does not run from a fight that has hardly begun.</source>
        <translation>Non fugge da uno scontro appena cominciato.</translation>
    </message>
    <message>
        <source>He leaves no encounters there, and the backs of his cards tell how long he has been at sea. Only where he is, they do not tell.</source>
        <translation>In mare non lascia Incontri, e il dorso delle sue carte dice da quanto tempo naviga. Solo dove sia, non lo dice.</translation>
    </message>
    <message>
        <source>He may hold {items} items and {events} event cards.</source>
        <translation>Può tenere {items} oggetti e {events} carte evento.</translation>
    </message>
    <message>
        <source>He may run through a city with hunters in it, and they notice nothing; but not through consecrated ground or a city of a heavenly host.</source>
        <translation>Dracula può correre attraverso una città con Cacciatori, e loro non si accorgono di nulla; ma non attraverso una città con il terreno consacrato o con un’ostia consacrata.</translation>
    </message>
    <message>
        <source>He places an encounter and draws up to {hand} again.</source>
        <translation>Piazza un Incontro e pesca di nuovo fino ad averne {hand}.</translation>
    </message>
    <message>
        <source>He recovers damage with Fangs in combat, in Castle Dracula, with Feed, and with Desecrated Soil that matures.</source>
        <translation>Recupera danni con Zanne in combattimento, nel Castello di Dracula, con Nutrirsi e con Terra sconsacrata che matura.</translation>
    </message>
    <message>
        <source>He stays revealed until he lays a new location without a hunter. Even a combat does not hide him again, unless he flew off as a bat.</source>
        <translation>Resta rivelato finché non piazza un nuovo luogo senza Cacciatori. Neppure un combattimento lo nasconde di nuovo, a meno che sia volato via come pipistrello.</translation>
    </message>
    <message>
        <source>He uses one power card in a phase; only Misdirect allows a second one.</source>
        <translation>In una fase Dracula usa una sola carta potere; soltanto Depistare ne permette una seconda.</translation>
    </message>
    <message>
        <source>Heal a point of damage.</source>
        <translation>Guarire da 1 danno.</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salute</translation>
    </message>
    <message>
        <source>Health {health}. Holds {events} event cards.</source>
        <translation>Salute {health}. Tiene {events} carte evento.</translation>
    </message>
    <message>
        <source>Health {health}. No room for another bite.</source>
        <translation>Salute {health}. Nessun posto per un altro Morso.</translation>
    </message>
    <message>
        <source>Health {health}. Room for {bites} bite.</source>
        <translation>Salute {health}. Posto per {bites} Morso.</translation>
    </message>
    <message>
        <source>Health {health}. Room for {bites} bites.</source>
        <translation>Salute {health}. Posto per {bites} Morsi.</translation>
    </message>
    <message>
        <source>Heavenly Host</source>
        <translation>Ostia consacrata</translation>
    </message>
    <message>
        <source>Heavenly hosts leave at dawn, vampires mature for the number on their card.</source>
        <translation>Le ostie consacrate se ne vanno all’alba, i vampiri maturano per il numero indicato sulla loro carta.</translation>
    </message>
    <message>
        <source>Heavenly hosts that have stayed a whole round leave.</source>
        <translation>Le ostie consacrate rimaste per un round intero se ne vanno.</translation>
    </message>
    <message>
        <source>Hidden are: facedown cards, Dracula&apos;s hand, and from Dracula the hunters&apos; cards and tickets.</source>
        <translation>Sono nascoste: le carte coperte, la mano di Dracula e, a Dracula, le carte e i biglietti dei Cacciatori.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondersi</translation>
    </message>
    <message>
        <source>Hide looks like a city from the back. Dracula stays where he is and puts an encounter on it.</source>
        <translation>Dal dorso Nascondersi sembra una città. Dracula resta dov’è e vi mette un Incontro.</translation>
    </message>
    <message>
        <source>Hideout</source>
        <translation>Nascondiglio</translation>
    </message>
    <message>
        <source>His damage is always open, and so is what caused it.</source>
        <translation>I suoi danni sono sempre visibili, e così ciò che li ha causati.</translation>
    </message>
    <message>
        <source>His health is the lowest of all, so he has to beware of damage more than of fangs. He alone may use Mystic Research.</source>
        <translation>La sua salute è la più bassa di tutte, perciò deve guardarsi dai danni più che dalle zanne. Solo lui può usare Ricerche mistiche.</translation>
    </message>
    <message>
        <source>His hideout is cleared. In its space he lays, facedown, the card of a city one or two roads away, without a hunter, and Escape as Bat with it. There is no encounter.</source>
        <translation>Il suo Nascondiglio viene sgombrato. In quello spazio Dracula piazza, coperta, la carta di una città distante una o due strade, senza Cacciatori, e con essa Fuga come pipistrello. Non c’è nessun Incontro.</translation>
    </message>
    <message>
        <source>Holy Circle shows every icon. Garlic Wreath, Holy Bullets, Dogs, Stake and Fast Horses have no banner and are not played in this way.</source>
        <translation>Cerchio sacro mostra tutte le icone. Ghirlanda d’aglio, Proiettili sacri, Cani, Paletto e Cavalli veloci non hanno stendardo e non si giocano in questo modo.</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Ospedale</translation>
    </message>
    <message>
        <source>Hospitals</source>
        <translation>Ospedali</translation>
    </message>
    <message>
        <source>How Dracula is hurt and healed</source>
        <translation>Come Dracula subisce e recupera danni</translation>
    </message>
    <message>
        <source>How a combat ends</source>
        <translation>Come finisce un combattimento</translation>
    </message>
    <message>
        <source>How many cards one may hold</source>
        <translation>Quante carte si possono tenere</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Come finisce la partita</translation>
    </message>
    <message>
        <source>Hunters&apos; events</source>
        <translation>Eventi dei Cacciatori</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Icona</translation>
    </message>
    <message>
        <source>Icons and canceling</source>
        <translation>Icone e annullamento</translation>
    </message>
    <message>
        <source>If Dracula is revealed and hunters stand in his city, they fight by day.</source>
        <translation>Se Dracula è rivelato e nella sua città ci sono Cacciatori, si combatte di giorno.</translation>
    </message>
    <message>
        <source>If Dracula is revealed and hunters stand in his city, they fight by night.</source>
        <translation>Se Dracula è rivelato e nella sua città ci sono Cacciatori, si combatte di notte.</translation>
    </message>
    <message>
        <source>If Dracula plays an escape card before he has played more cards in this combat than there are despair tokens, it does nothing.</source>
        <translation>Una carta Fuga giocata da Dracula non ha effetto finché le carte che Dracula ha già giocato in questo combattimento non sono più numerose dei segnalini Disperazione.</translation>
    </message>
    <message>
        <source>If Hide belongs to the city and is faceup, the encounters on Hide are met as well.</source>
        <translation>Se alla città appartiene una carta Nascondersi scoperta, si affrontano anche gli Incontri su quella carta.</translation>
    </message>
    <message>
        <source>If a hunter is defeated or driven away meanwhile, the rest of the encounters are not met.</source>
        <translation>Se intanto il Cacciatore è sconfitto o portato via, gli Incontri rimanenti non si affrontano.</translation>
    </message>
    <message>
        <source>If a new week begins, a despair token is placed, and in the advanced game Dracula takes a rumor token.</source>
        <translation>Se comincia una nuova settimana, si piazza un segnalino Disperazione e nel gioco avanzato Dracula prende un segnalino Diceria.</translation>
    </message>
    <message>
        <source>If a vampire of that hideout matures, the rumor gives 3 influence more, once.</source>
        <translation>Se un vampiro di quel Nascondiglio matura, la Diceria dà altri 3 punti Influenza, una volta sola.</translation>
    </message>
    <message>
        <source>If even that leaves no move, he stays, nothing slides, and he suffers 5 damage.</source>
        <translation>Se nemmeno così c’è una mossa, Dracula resta, nulla scorre e subisce 5 danni.</translation>
    </message>
    <message>
        <source>If it does not show it, Dracula&apos;s card works first. Mesmerize then cancels the hunter&apos;s card; Strength cancels some.</source>
        <translation>Se non la mostra, la carta di Dracula ha effetto per prima. Sguardo ipnotico annulla allora la carta del Cacciatore; Forza ne annulla alcune.</translation>
    </message>
    <message>
        <source>If no space is free, the bite defeats. Lord Godalming and Dr. Seward have one space, Van Helsing two, Mina none.</source>
        <translation>Se non c’è uno spazio libero, il Morso sconfigge. Lord Godalming e Dr. Seward hanno uno spazio, Van Helsing due, Mina nessuno.</translation>
    </message>
    <message>
        <source>If not, Dracula&apos;s card works. It may cancel the hunter&apos;s.</source>
        <translation>Altrimenti la carta di Dracula ha effetto. Può annullare quella del Cacciatore.</translation>
    </message>
    <message>
        <source>If the banner of the engaged hunter&apos;s card shows the icon of Dracula&apos;s card, Dracula&apos;s card is canceled and does nothing. The hunter&apos;s card works all the same.</source>
        <translation>Se lo stendardo della carta del Cacciatore ingaggiato mostra l’icona della carta di Dracula, la carta di Dracula è annullata e non fa nulla. La carta del Cacciatore ha effetto comunque.</translation>
    </message>
    <message>
        <source>If the engaged hunter&apos;s card shows the icon of Dracula&apos;s card, that card is canceled.</source>
        <translation>Se la carta del Cacciatore ingaggiato mostra l’icona della carta di Dracula, la carta di Dracula è annullata.</translation>
    </message>
    <message>
        <source>In a hospital there is an item only. Castle Dracula and the sea supply nothing.</source>
        <translation>In un ospedale si prende solo un oggetto. Il Castello di Dracula e il mare non forniscono nulla.</translation>
    </message>
    <message>
        <source>In a large city the hunter draws an item card first. In any city comes an event card:</source>
        <translation>In una città grande il Cacciatore pesca prima una carta oggetto. In qualsiasi città segue una carta evento:</translation>
    </message>
    <message>
        <source>In a window for event cards you are asked only when you may act. A pass says nothing to the other side: whether you hold a fitting card stays your secret.</source>
        <translation>In una finestra per carte evento la domanda ti arriva solo quando puoi agire. Passare non dice nulla all’altra parte: se hai in mano una carta adatta resta un tuo segreto.</translation>
    </message>
    <message>
        <source>In combat a delay does not matter.</source>
        <translation>In combattimento il rallentamento non conta.</translation>
    </message>
    <message>
        <source>In combat no card lies open: all items are taken up again.</source>
        <translation>In combattimento nessuna carta è visibile: tutti gli oggetti si riprendono in mano.</translation>
    </message>
    <message>
        <source>In his own phase he may clear a lair. One without encounters is cleared at once.</source>
        <translation>Nella propria fase Dracula può sgombrare un Covo. Un Covo senza Incontri viene sgombrato subito.</translation>
    </message>
    <message>
        <source>In the advanced game each hunter chooses a city, in activation order, but not Castle Dracula.</source>
        <translation>Nel gioco avanzato ogni Cacciatore sceglie una città, nell’ordine di attivazione, ma non il Castello di Dracula.</translation>
    </message>
    <message>
        <source>In the advanced game each new week also brings him a rumor token.</source>
        <translation>Nel gioco avanzato ogni nuova settimana gli porta anche un segnalino Diceria.</translation>
    </message>
    <message>
        <source>In the advanced game, a rumor token on that hideout: by 3 more.</source>
        <translation>Nel gioco avanzato, un segnalino Diceria su quel Nascondiglio: altri 3.</translation>
    </message>
    <message>
        <source>In the base game the hunters start here:</source>
        <translation>Nel gioco base i Cacciatori partono da qui:</translation>
    </message>
    <message>
        <source>In the end, almost every step brings him influence.</source>
        <translation>Alla fine, quasi ogni passo gli dà Influenza.</translation>
    </message>
    <message>
        <source>In the movement step Dracula may use a power card instead of laying a location card, or along with it. It takes up a space of the trail and slides with the others.</source>
        <translation>Nel passo di movimento Dracula può usare una carta potere invece di piazzare una carta luogo, oppure insieme ad essa. La carta potere occupa uno spazio del Percorso e scorre con le altre.</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
    </message>
    <message>
        <source>Instead of maturing, a hideout that leaves the trail may become one of {lairs} lairs. It takes one more encounter from Dracula&apos;s hand. Sea zones and power cards cannot become one.</source>
        <translation>Invece di maturare, un Nascondiglio che esce dal Percorso può diventare uno dei {lairs} Covi. Riceve un altro Incontro dalla mano di Dracula. Le zone di mare e le carte potere non possono diventare un Covo.</translation>
    </message>
    <message>
        <source>Is canceled by</source>
        <translation>È annullata da</translation>
    </message>
    <message>
        <source>It belongs to the place he was in. When that place is found or revealed, Hide is turned up with it; its encounter may ambush there and is met in a search there.</source>
        <translation>Appartiene al luogo in cui Dracula si trovava. Quando quel luogo viene trovato o rivelato, si rivela anche Nascondersi; il suo Incontro può tendere un’imboscata lì, e lì lo affronta chi cerca.</translation>
    </message>
    <message>
        <source>It can happen that his own cards and the hunters&apos; blessings leave Dracula nowhere to go. Whether he has a move is looked at before the hideouts slide, counting the card that is about to return.</source>
        <translation>Può accadere che le sue stesse carte e le benedizioni dei Cacciatori non lascino a Dracula alcun luogo dove andare. Se abbia una mossa si controlla prima che i Nascondigli scorrano, contando anche la carta che sta per tornargli.</translation>
    </message>
    <message>
        <source>It does not matter who made the move. A hunter whom bats or Wild Horses drive somewhere finds, and is ambushed, as after a move of their own.</source>
        <translation>Non importa chi ha deciso il movimento. Un Cacciatore spinto altrove dai Pipistrelli o da Cavalli selvaggi trova ciò che c’è e può subire imboscate, come dopo un movimento proprio.</translation>
    </message>
    <message>
        <source>It happens at once, before anything else, and even in the middle of a combat that Dracula is about to lose.</source>
        <translation>Accade subito, prima di ogni altra cosa, anche nel mezzo di un combattimento che Dracula sta per perdere.</translation>
    </message>
    <message>
        <source>It is a good way to learn how a trail is read.</source>
        <translation>È un buon modo per imparare a leggere un Percorso.</translation>
    </message>
    <message>
        <source>It is harder for the hunters, because the trail no longer tells the whole truth.</source>
        <translation>È più difficile per i Cacciatori, perché il Percorso non dice più tutta la verità.</translation>
    </message>
    <message>
        <source>It is not possible in Castle Dracula, in a hospital or at sea.</source>
        <translation>Non è possibile nel Castello di Dracula, in un ospedale o in mare.</translation>
    </message>
    <message>
        <source>Item cards are the hunters&apos; own. Event cards belong to either side, and their backs tell to which; so everybody sees for whom the top card is.</source>
        <translation>Le carte oggetto sono solo dei Cacciatori. Le carte evento appartengono all’una o all’altra parte, e il dorso dice a quale; così tutti vedono per chi è la prima carta.</translation>
    </message>
    <message numerus="yes">
        <source>Item, %n card(s) in the deck</source>
        <translation>
            <numerusform>Oggetto, %n carta nel mazzo</numerusform>
            <numerusform>Oggetto, %n carte nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Oggetti</translation>
    </message>
    <message>
        <source>Items in combat</source>
        <translation>Gli oggetti in combattimento</translation>
    </message>
    <message>
        <source>Items that are played are kept, unless the card says otherwise or Dracula&apos;s card discards them.</source>
        <translation>Gli oggetti giocati si tengono, a meno che la carta dica altro o la carta di Dracula li faccia scartare.</translation>
    </message>
    <message>
        <source>Its own rules stand in this window while you play it. There is no day and night, no tickets, no influence, and Dracula may hide, double back, or be carried home to his castle.</source>
        <translation>Le sue regole stanno in questa finestra mentre lo giochi. Non ci sono giorno e notte, né biglietti né Influenza, e Dracula può nascondersi, tornare indietro o essere riportato a casa nel suo castello.</translation>
    </message>
    <message>
        <source>Knife, Pistol and Rifle are weapons. Mesmerize takes 1 damage from each of them for the rest of the combat.</source>
        <translation>Pugnale, Pistola e Fucile sono armi. Sguardo ipnotico toglie a ognuna 1 danno per il resto del combattimento.</translation>
    </message>
    <message>
        <source>Knife, Pistol or Rifle.</source>
        <translation>Pugnale, Pistola o Fucile.</translation>
    </message>
    <message>
        <source>Lair</source>
        <translation>Covo</translation>
    </message>
    <message>
        <source>Lairs</source>
        <translation>Covi</translation>
    </message>
    <message>
        <source>Large cities supply items and events, small cities events only.</source>
        <translation>Le città grandi forniscono oggetti ed eventi, le città piccole soltanto eventi.</translation>
    </message>
    <message>
        <source>Leaving a port for the sea costs Dracula 2 damage; sailing on to another sea zone costs 1, and 2 while Rufus Smith is with the hunters. Landing costs nothing. The sea may even destroy him.</source>
        <translation>Lasciare un porto per il mare costa a Dracula 2 danni; passare a un’altra zona di mare ne costa 1, oppure 2 finché Rufus Smith è con i Cacciatori. Sbarcare non costa nulla. Il mare può perfino distruggerlo.</translation>
    </message>
    <message>
        <source>Leaving an encounter</source>
        <translation>Lasciare un Incontro</translation>
    </message>
    <message>
        <source>Location cards lie facedown. Their backs tell land from sea, and the back of Castle Dracula is known.</source>
        <translation>Le carte luogo sono coperte. Il dorso distingue la terra dal mare, e quello del Castello di Dracula è riconoscibile.</translation>
    </message>
    <message>
        <source>Lord Godalming</source>
        <translation>Lord Godalming</translation>
    </message>
    <message>
        <source>Lord Godalming may draw a second ticket after looking at the first.</source>
        <translation>Lord Godalming può pescare un secondo biglietto dopo aver guardato il primo.</translation>
    </message>
    <message>
        <source>Mature</source>
        <translation>Far maturare</translation>
    </message>
    <message>
        <source>Matured</source>
        <translation>Effetto di maturazione</translation>
    </message>
    <message>
        <source>Maturing</source>
        <translation>Maturare</translation>
    </message>
    <message>
        <source>Meet the encounters of a hideout and be rid of them.</source>
        <translation>Affrontare gli Incontri di un Nascondiglio e liberarsene.</translation>
    </message>
    <message>
        <source>Meeting an encounter</source>
        <translation>Affrontare un Incontro</translation>
    </message>
    <message>
        <source>Mesmerized</source>
        <translation>Ipnotizzato</translation>
    </message>
    <message>
        <source>Mina Harker</source>
        <translation>Mina Harker</translation>
    </message>
    <message>
        <source>Mina Harker&apos;s Psychic Bond and the item Fast Horses are actions too. So is Chartered Carriage, which takes the place of a move by railway.</source>
        <translation>Anche Legame psichico di Mina Harker e l’oggetto Cavalli veloci sono azioni. Lo è anche Carrozza noleggiata, che sostituisce un movimento in ferrovia.</translation>
    </message>
    <message>
        <source>Misdirect</source>
        <translation>Depistare</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovere</translation>
    </message>
    <message>
        <source>Moving by railway</source>
        <translation>Muovere in ferrovia</translation>
    </message>
    <message>
        <source>Moving by road</source>
        <translation>Muovere su strada</translation>
    </message>
    <message>
        <source>Moving by sea</source>
        <translation>Muovere via mare</translation>
    </message>
    <message>
        <source>My marks</source>
        <translation>I miei segni</translation>
    </message>
    <message>
        <source>Neither may be placed on Castle Dracula, Galatz or Klausenburg.</source>
        <translation>Né l’uno né l’altra si possono piazzare su Castello di Dracula, Galatz o Klausenburg.</translation>
    </message>
    <message>
        <source>New Vampire and Reckless Vampire are fought when they are met, with Dracula&apos;s combat cards and by the same rules. New Vampire has {new} health, Reckless Vampire {reckless}.</source>
        <translation>Contro Nuovo Vampiro e Vampiro sconsiderato si combatte appena si trovano, con le carte combattimento di Dracula e con le stesse regole. Nuovo Vampiro ha salute {new}, Vampiro sconsiderato {reckless}.</translation>
    </message>
    <message>
        <source>Newspaper Reports, Summon Storms and Roadblock say more: they may be played at once or kept for their window.</source>
        <translation>Articoli di giornale, Evocare tempeste e Strada bloccata dicono di più: si possono giocare subito o tenere per la loro finestra.</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Night: each hunter takes one action, but no move.</source>
        <translation>Notte: ogni Cacciatore svolge un’azione, ma nessuno si muove.</translation>
    </message>
    <message>
        <source>Nobody enters, leaves or passes through a city in fog, not even a hunter who is moved by a card or by bats. Nobody searches there.</source>
        <translation>Nessuno entra in una città nella nebbia, ne esce o la attraversa, nemmeno un Cacciatore spostato da una carta o dai Pipistrelli. Nessuno può cercare lì.</translation>
    </message>
    <message>
        <source>Nobody is ever out of the game for good.</source>
        <translation>Nessuno è mai fuori dal gioco per sempre.</translation>
    </message>
    <message>
        <source>Nobody keeps more than {limit} tickets. Who has more after drawing puts one back.</source>
        <translation>Nessuno tiene più di {limit} biglietti. Chi dopo aver pescato ne ha di più ne rimette uno nella riserva.</translation>
    </message>
    <message>
        <source>Nobody sails into a storm, and nobody lands in fog.</source>
        <translation>Nessuno naviga verso una tempesta e nessuno sbarca nella nebbia.</translation>
    </message>
    <message>
        <source>None of this knows more than you could know. Who would rather do without may begin a game on paper, without aids and hints.</source>
        <translation>Nulla di tutto questo sa più di quanto potresti sapere tu. Chi preferisce farne a meno può cominciare una partita su carta, senza aiuti né consigli.</translation>
    </message>
    <message>
        <source>Nothing on Hide ever matures, and he cannot use it at sea or while he is revealed.</source>
        <translation>Su Nascondersi non matura mai nulla, e Dracula non può usarla in mare o mentre è rivelato.</translation>
    </message>
    <message>
        <source>Nothing; it never matures.</source>
        <translation>Nessuno; non matura mai.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>One action at a time</source>
        <translation>Un’azione alla volta</translation>
    </message>
    <message>
        <source>One card alone moves it back: Vampire Lair, by 2, and never below 0.</source>
        <translation>Una sola carta lo fa arretrare: Covo dei vampiri, di 2 e mai sotto 0.</translation>
    </message>
    <message>
        <source>One more hunter in the combat, or the same one, suffers 2 damage.</source>
        <translation>Un altro Cacciatore nel combattimento, o lo stesso, subisce 2 danni.</translation>
    </message>
    <message>
        <source>Only a third bite defeats him.</source>
        <translation>Solo un terzo Morso lo sconfigge.</translation>
    </message>
    <message>
        <source>Only the engaged hunter&apos;s card can cancel Dracula&apos;s, and only that hunter is touched by it. A second swipe of Claws by night is the exception.</source>
        <translation>Solo la carta del Cacciatore ingaggiato può annullare quella di Dracula, e solo quel Cacciatore ne è colpito. Fa eccezione il secondo colpo di Artigli di notte.</translation>
    </message>
    <message>
        <source>Only the hunter who has just moved is ambushed, though some encounters hurt everybody in the city. Encounters on a Hide that belongs to the city may ambush as well.</source>
        <translation>Subisce l’imboscata solo il Cacciatore che si è appena mosso, anche se alcuni Incontri colpiscono tutti nella città. Anche gli Incontri su una carta Nascondersi che appartiene alla città possono tendere un’imboscata.</translation>
    </message>
    <message>
        <source>Only the hunter who met it fights. Others in the city may join against New Vampire if they become delayed for it.</source>
        <translation>Combatte solo il Cacciatore che lo ha trovato. Contro Nuovo Vampiro possono unirsi altri Cacciatori nella città, se per questo si fanno rallentare.</translation>
    </message>
    <message>
        <source>Open are: tokens, tracks, faceup cards, the backs of cards, how many cards everybody holds, and who has done what.</source>
        <translation>Sono visibili: i segnalini, i tracciati, le carte scoperte, il dorso delle carte, quante carte ha ciascuno e chi ha fatto che cosa.</translation>
    </message>
    <message>
        <source>Options and rulings</source>
        <translation>Opzioni e chiarimenti</translation>
    </message>
    <message>
        <source>Other encounters have matured effects of their own. Rats and Bats have none, and on Hide nothing matures.</source>
        <translation>Gli altri Incontri hanno effetti di maturazione propri. Ratti e Pipistrelli non ne hanno, e su Nascondersi non matura nulla.</translation>
    </message>
    <message>
        <source>Otherwise the castle is a city as any other. It has an encounter, it can be found, and it can be fought in.</source>
        <translation>Per il resto il castello è una città come le altre: riceve un Incontro, si può trovare, e vi si può combattere.</translation>
    </message>
    <message>
        <source>Out of the game until the next dawn, then restored in a hospital.</source>
        <translation>Fuori dal gioco fino alla prossima alba, poi di nuovo in salute in un ospedale.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Luoghi</translation>
    </message>
    <message>
        <source>Places on the map</source>
        <translation>I luoghi della mappa</translation>
    </message>
    <message>
        <source>Plotting may be turned down before the icons are compared.</source>
        <translation>Complotto si può girare coperta prima del confronto delle icone.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porto</translation>
    </message>
    <message>
        <source>Ports are cities on the coast. An anchor joins each of them to a sea zone; Cagliari has two.</source>
        <translation>I porti sono città sulla costa. Un’ancora unisce ogni porto a una zona di mare; Cagliari ha due ancore.</translation>
    </message>
    <message>
        <source>Power card</source>
        <translation>Carta potere</translation>
    </message>
    <message>
        <source>Power card of Dracula, in the advanced game</source>
        <translation>Carta potere di Dracula, nel gioco avanzato</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Carte potere</translation>
    </message>
    <message>
        <source>Pride</source>
        <translation>Orgoglio</translation>
    </message>
    <message>
        <source>Punch, Dodge and Escape belong to every hunter, in any number of combats.</source>
        <translation>Pugno, Schivata e Fuga appartengono a ogni Cacciatore, per quanti combattimenti ci siano.</translation>
    </message>
    <message>
        <source>Rage</source>
        <translation>Rabbia</translation>
    </message>
    <message>
        <source>Railways are for hunters with a ticket. They make no cities adjacent. White lines and yellow lines differ in colour and in pattern, because tickets count them differently.</source>
        <translation>Le ferrovie sono per i Cacciatori con un biglietto. Non rendono adiacenti le città. Le tratte bianche e quelle gialle hanno colore e disegno diversi, perché i biglietti le contano in modo diverso.</translation>
    </message>
    <message>
        <source>Reckless Vampire, if it ambushed, and each Fangs of it that works: by 1.</source>
        <translation>Vampiro sconsiderato ha teso un’imboscata: 1 per ogni sua carta Zanne che ha effetto.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Regione</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regioni</translation>
    </message>
    <message>
        <source>Regions matter for Psychic Bond, Hypnosis and Customs Search, and for some encounters that mature.</source>
        <translation>Le regioni contano per Legame psichico, Ipnosi e Controllo doganale, e per alcuni Incontri che maturano.</translation>
    </message>
    <message>
        <source>Reserve a ticket</source>
        <translation>Prenotare un biglietto</translation>
    </message>
    <message>
        <source>Reserving a ticket</source>
        <translation>Prenotare un biglietto</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Riposare</translation>
    </message>
    <message>
        <source>Rest is not possible at sea or in a hospital. It heals no bites: only Blood Transfusion does.</source>
        <translation>Non si può riposare in mare o in un ospedale. Il riposo non cura i Morsi: lo fa solo Trasfusione di sangue.</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>Riposare</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Rivelare</translation>
    </message>
    <message>
        <source>Roadblock</source>
        <translation>Strada bloccata</translation>
    </message>
    <message>
        <source>Roadblocks</source>
        <translation>Strade bloccate</translation>
    </message>
    <message>
        <source>Roads join cities that are adjacent. Hunters and Dracula may both use them.</source>
        <translation>Le strade uniscono città adiacenti. Possono usarle sia i Cacciatori sia Dracula.</translation>
    </message>
    <message>
        <source>Roads, railways and sea routes</source>
        <translation>Strade, ferrovie e rotte marittime</translation>
    </message>
    <message>
        <source>Rufus Smith, Jonathan Harker and Sister Agatha help the hunters. Dracula&apos;s Brides, Great Wolf and Immanuel Hildesheim serve Dracula at the start of each of his phases.</source>
        <translation>Rufus Smith, Jonathan Harker e Sorella Agata aiutano i Cacciatori. Le spose di Dracula, Il Grande Lupo e Immanuel Hildesheim servono Dracula all’inizio di ogni sua fase.</translation>
    </message>
    <message>
        <source>Rulings: cards</source>
        <translation>Chiarimenti: carte</translation>
    </message>
    <message>
        <source>Rulings: combat</source>
        <translation>Chiarimenti: combattimento</translation>
    </message>
    <message>
        <source>Rulings: moves and the trail</source>
        <translation>Chiarimenti: movimenti e Percorso</translation>
    </message>
    <message>
        <source>Rumor</source>
        <translation>Diceria</translation>
    </message>
    <message>
        <source>Rumors</source>
        <translation>Dicerie</translation>
    </message>
    <message>
        <source>Scouts reach into lairs; Local Rumors names hideouts only.</source>
        <translation>Gli esploratori valgono anche per i Covi; Dicerie locali vale solo per i Nascondigli.</translation>
    </message>
    <message>
        <source>Sea routes join a port with its sea zone, and sea zones that share a border. Both sides may sail.</source>
        <translation>Le rotte marittime uniscono un porto alla sua zona di mare, e le zone di mare che hanno un confine in comune. Possono usarle entrambe le parti.</translation>
    </message>
    <message>
        <source>Sea zone</source>
        <translation>Zona di mare</translation>
    </message>
    <message>
        <source>Sea zones and hospitals lie in none. While Dracula is at sea, the answer to a question about his region is the sea, or no.</source>
        <translation>Le zone di mare e gli ospedali non sono in nessuna regione. Finché Dracula è in mare, la risposta a una domanda sulla sua regione è «il mare» oppure «no».</translation>
    </message>
    <message>
        <source>Sea zones are wide and safe for hunters, and costly for Dracula.</source>
        <translation>Le zone di mare sono ampie e sicure per i Cacciatori, e costano care a Dracula.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cercare</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Cercare</translation>
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
        <source>She alone may use Hypnosis.</source>
        <translation>Solo lei può usare Ipnosi.</translation>
    </message>
    <message>
        <source>She was bitten before the game begins, and nothing heals that bite. So she is always weakened, and the next bite defeats her.</source>
        <translation>Ha subito un Morso prima dell’inizio della partita, e nulla lo può curare. Perciò è sempre indebolita, e il prossimo Morso la sconfigge.</translation>
    </message>
    <message>
        <source>Should one blow bring both about, the hunters win.</source>
        <translation>Se un solo colpo provoca entrambe le cose, vincono i Cacciatori.</translation>
    </message>
    <message>
        <source>Six event cards may become an ally instead of having their effect at once. An ally lies faceup and works from round to round.</source>
        <translation>Sei carte evento possono diventare un Alleato invece di avere effetto subito. Un Alleato è scoperto e ha effetto di round in round.</translation>
    </message>
    <message>
        <source>Six spaces of the trail show Dracula&apos;s last cards, the newest on the first space. Beside it stand the tracks of influence, time and damage and, in the advanced game, {lairs} slots for lairs.</source>
        <translation>I sei spazi del Percorso mostrano le ultime carte di Dracula, la più recente nel primo spazio. Accanto ci sono i tracciati dell’Influenza, del tempo e dei danni e, nel gioco avanzato, {lairs} spazi Covo.</translation>
    </message>
    <message>
        <source>So a hideout that was found, or a city that he needs, disappears from the trail, at the cost of a power card that everybody sees there.</source>
        <translation>Così un Nascondiglio trovato dai Cacciatori, o una città che gli serve, scompare dal Percorso, al prezzo di una carta potere che lì tutti vedono.</translation>
    </message>
    <message>
        <source>So a vampire needs {rounds} undisturbed rounds. The hunters&apos; best answer is to search its city in time.</source>
        <translation>Un vampiro ha quindi bisogno di {rounds} round indisturbati. La risposta migliore dei Cacciatori è cercare in tempo nella sua città.</translation>
    </message>
    <message>
        <source>So for Local Rumors and Evil Presence the sea counts too: a hunter in a port asks about the water in front of it.</source>
        <translation>Perciò per Dicerie locali e Presenza malvagia conta anche il mare: un Cacciatore in un porto chiede anche delle acque che ha davanti.</translation>
    </message>
    <message>
        <source>So hunters who can choose fight by day. It is night when the time marker says so, or under Nocturnal Visit.</source>
        <translation>Perciò i Cacciatori che possono scegliere combattono di giorno. È notte quando lo dice il segnalino Tempo, oppure con Visita notturna.</translation>
    </message>
    <message>
        <source>So in the first round nobody plays a card for the dawn, and the time marker does not move until dusk.</source>
        <translation>Perciò nel primo round nessuno gioca carte per l’alba e il segnalino Tempo non si muove fino al tramonto.</translation>
    </message>
    <message>
        <source>So the hunters act twice for every step of Dracula.</source>
        <translation>Così i Cacciatori agiscono due volte per ogni passo di Dracula.</translation>
    </message>
    <message>
        <source>Some cards answer what the other side does:</source>
        <translation>Alcune carte rispondono a ciò che fa l’altra parte:</translation>
    </message>
    <message>
        <source>Some event cards, one item card and one ability.</source>
        <translation>Alcune carte evento, una carta oggetto e un’abilità.</translation>
    </message>
    <message>
        <source>Some of it he takes of his own will: at sea, and for the power cards Dark Call and Wolf Form. Having no legal move costs him dearly.</source>
        <translation>Alcuni se li procura di sua volontà: in mare, e per le carte potere Richiamo oscuro e Forma di lupo. Non avere mosse valide gli costa caro.</translation>
    </message>
    <message>
        <source>Special action</source>
        <translation>Azione speciale</translation>
    </message>
    <message>
        <source>Special actions</source>
        <translation>Azioni speciali</translation>
    </message>
    <message>
        <source>Start of a combat</source>
        <translation>Inizio di un combattimento</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Tempesta</translation>
    </message>
    <message>
        <source>Storms</source>
        <translation>Tempeste</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Rifornirsi</translation>
    </message>
    <message>
        <source>Surprising Return brings back allies of the hunters only.</source>
        <translation>Ritorno inaspettato riporta solo Alleati dei Cacciatori.</translation>
    </message>
    <message>
        <source>Taking supplies</source>
        <translation>Rifornirsi</translation>
    </message>
    <message>
        <source>Taking supplies is different by night: the event card comes from the bottom of the deck, and one of Dracula&apos;s goes into his hand.</source>
        <translation>Di notte rifornirsi è diverso: la carta evento è l’ultima del mazzo, e se è una carta di Dracula va nella sua mano.</translation>
    </message>
    <message>
        <source>The Crucifix or weapon that it canceled is discarded as well.</source>
        <translation>Il Crocifisso o l’arma che ha annullato va anche agli scarti.</translation>
    </message>
    <message>
        <source>The Fury of Dracula</source>
        <translation>La Furia di Dracula</translation>
    </message>
    <message>
        <source>The New Game dialog also offers a shorter game, The Hunt. It is the same hunt across Europe, but without cards and combat: the hunters lose points every round, Dracula loses blood when he is met or at sea, and a trail of six moves with traps and young vampires lies behind him.</source>
        <translation>La finestra Nuova partita offre anche un gioco più breve, La caccia. È la stessa caccia attraverso l’Europa, ma senza carte né combattimenti: i Cacciatori perdono punti a ogni round, Dracula perde sangue quando viene affrontato o è in mare, e dietro di sé ha un Percorso di sei mosse con trappole e giovani vampiri.</translation>
    </message>
    <message>
        <source>The activation order</source>
        <translation>L’ordine di attivazione</translation>
    </message>
    <message>
        <source>The advanced game</source>
        <translation>Il gioco avanzato</translation>
    </message>
    <message>
        <source>The advanced game adds to the base game:</source>
        <translation>Il gioco avanzato aggiunge al gioco base:</translation>
    </message>
    <message>
        <source>The back of the top card is open, so by day one knows before whether it helps. By night it is a gamble.</source>
        <translation>Il dorso della prima carta è visibile, perciò di giorno si sa in anticipo se sarà d’aiuto. Di notte è un azzardo.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>L’inizio</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Il tabellone</translation>
    </message>
    <message>
        <source>The cards Renewed Vigor and Speedy Telegraph give a second action or a free order; Darkness Returns takes a whole day away.</source>
        <translation>Le carte Vigore rinnovato e Telegramma urgente danno una seconda azione o un ordine libero; Il ritorno delle tenebre toglie un giorno intero.</translation>
    </message>
    <message>
        <source>The choice is made when the hunter becomes weakened, after a combat, and when the open card has left the hand. Whoever has no card of a kind shows the next one drawn.</source>
        <translation>La scelta si fa quando il Cacciatore diventa indebolito, dopo un combattimento, e quando la carta visibile ha lasciato la mano. Chi non ha carte di un tipo mostra la prossima di quel tipo che pesca.</translation>
    </message>
    <message>
        <source>The damage of the sea may destroy Dracula.</source>
        <translation>I danni del mare possono distruggere Dracula.</translation>
    </message>
    <message>
        <source>The encounters on it stay facedown, and sea zones are not found at all.</source>
        <translation>Gli Incontri sulla carta restano coperti, e le zone di mare non si trovano affatto.</translation>
    </message>
    <message>
        <source>The engaged hunter</source>
        <translation>Il Cacciatore ingaggiato</translation>
    </message>
    <message>
        <source>The escape card itself does not count. Without despair tokens he may escape from the second round on, with one token from the third, and so on.</source>
        <translation>La carta Fuga stessa non conta. Senza segnalini Disperazione può fuggire dal secondo round in poi, con un segnalino dal terzo, e così via.</translation>
    </message>
    <message>
        <source>The figure lies down. Standing up takes an action.</source>
        <translation>La miniatura è a terra. Rialzarsi costa un’azione.</translation>
    </message>
    <message>
        <source>The first round</source>
        <translation>Il primo round</translation>
    </message>
    <message>
        <source>The first table goes by the hunters&apos; cards, the second by Dracula&apos;s.</source>
        <translation>La prima tabella segue le carte dei Cacciatori, la seconda quelle di Dracula.</translation>
    </message>
    <message>
        <source>The fog that leaves at dusk is no choice.</source>
        <translation>Quale nebbia se ne va al tramonto non è una scelta.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>The game begins in the middle of a round: with the day, not with a dawn.</source>
        <translation>La partita comincia a metà di un round: con il giorno, non con un’alba.</translation>
    </message>
    <message>
        <source>The game in one minute</source>
        <translation>Il gioco in un minuto</translation>
    </message>
    <message>
        <source>The hideout that slides off the last space leaves the trail. Dracula may mature each encounter on it, one after another, or let it go; then they are discarded and the location card returns to him.</source>
        <translation>Il Nascondiglio che scorre oltre l’ultimo spazio esce dal Percorso. Dracula può far maturare ogni Incontro che vi si trova, uno dopo l’altro, oppure rinunciare; poi gli Incontri vengono scartati e la carta luogo torna a Dracula.</translation>
    </message>
    <message>
        <source>The hunter draws a ticket from the pool, unseen by Dracula.</source>
        <translation>Il Cacciatore pesca un biglietto dalla riserva senza che Dracula lo veda.</translation>
    </message>
    <message>
        <source>The hunter finds what there is to find in the new city, and may be ambushed there.</source>
        <translation>Il Cacciatore trova ciò che c’è da trovare nella nuova città, e lì può subire imboscate.</translation>
    </message>
    <message>
        <source>The hunter rides at least one line and at most that many. Nothing happens in the cities on the way, but fog in one of them or a roadblock on a line closes the way.</source>
        <translation>Il Cacciatore percorre almeno una tratta e al massimo quel numero di tratte. Nelle città attraversate non succede nulla, ma la nebbia in una di esse o un segnalino Strada bloccata su una tratta chiude la via.</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>I Cacciatori</translation>
    </message>
    <message>
        <source>The hunters always act in this order: {hunters}.</source>
        <translation>I Cacciatori agiscono sempre in quest’ordine: {hunters}.</translation>
    </message>
    <message>
        <source>The hunters are one mind: each knows the cards of all. Dracula sees what they play, show or discard, but not what they trade.</source>
        <translation>I Cacciatori sono una mente sola: ognuno conosce le carte di tutti. Dracula vede ciò che giocano, mostrano o scartano, ma non ciò che scambiano.</translation>
    </message>
    <message>
        <source>The hunters choose where they start.</source>
        <translation>I Cacciatori scelgono da dove partire.</translation>
    </message>
    <message>
        <source>The hunters go from city to city, gather weapons, tickets and event cards, and turn up every card of the trail they step on. Once they know where he has been, they can reckon where he must be.</source>
        <translation>I Cacciatori vanno di città in città, raccolgono armi, biglietti e carte evento e rivelano ogni carta del Percorso su cui arrivano. Quando sanno dove è stato Dracula, possono dedurre dove deve essere.</translation>
    </message>
    <message>
        <source>The hunters win as soon as Dracula has {health} damage. It makes no difference what did it: a knife, a rough crossing, or an ally of the hunters.</source>
        <translation>I Cacciatori vincono non appena Dracula ha {health} danni. Non importa la causa: un pugnale, una traversata difficile o un Alleato dei Cacciatori.</translation>
    </message>
    <message>
        <source>The hunters&apos; cards that are not canceled work, the engaged hunter&apos;s first.</source>
        <translation>Le carte dei Cacciatori non annullate hanno effetto, prima quella del Cacciatore ingaggiato.</translation>
    </message>
    <message>
        <source>The influence is 0, and the time is Monday by day. Dracula holds {cards} encounters; the hunters hold nothing but Punch, Dodge and Escape, which every hunter always has.</source>
        <translation>L’Influenza è a 0 ed è lunedì, di giorno. Dracula ha in mano {cards} Incontri; i Cacciatori hanno soltanto Pugno, Schivata e Fuga, che ogni Cacciatore ha sempre.</translation>
    </message>
    <message>
        <source>The influence track begins at 0 and ends at {most}. Only these things move it forward:</source>
        <translation>Il tracciato dell’Influenza comincia da 0 e finisce a {most}. Solo queste cose lo fanno avanzare:</translation>
    </message>
    <message>
        <source>The limits of cards and tickets are looked at after the whole trade.</source>
        <translation>I limiti di carte e biglietti si controllano a scambio concluso.</translation>
    </message>
    <message>
        <source>The next action is lost to Dracula&apos;s will.</source>
        <translation>La prossima azione è persa: decide Dracula.</translation>
    </message>
    <message>
        <source>The order is always: the move, the location card, Dracula&apos;s figure if he is there, ambushes, and then everything else.</source>
        <translation>L’ordine è sempre: il movimento, la carta luogo, la miniatura di Dracula se è lì, le imboscate e poi tutto il resto.</translation>
    </message>
    <message>
        <source>The other cards stay on their spaces and do not close the gap.</source>
        <translation>Le altre carte restano nei loro spazi e non chiudono il vuoto.</translation>
    </message>
    <message>
        <source>The other hunters&apos; cards simply work, after the engaged hunter&apos;s. To come in strength is worth much.</source>
        <translation>Le carte degli altri Cacciatori hanno semplicemente effetto, dopo quella del Cacciatore ingaggiato. Arrivare in tanti vale molto.</translation>
    </message>
    <message>
        <source>The question to you, and everything you may answer, stands beside the map. What can be done on the map can always be done from that list too.</source>
        <translation>La domanda per te, con tutte le risposte possibili, è accanto alla mappa. Ciò che si può fare sulla mappa si può sempre fare anche da quell’elenco.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Il round</translation>
    </message>
    <message>
        <source>The same order holds wherever several of them are concerned by one effect, for instance when the hunters choose their combat cards.</source>
        <translation>Lo stesso ordine vale ogni volta che un effetto riguarda più Cacciatori, per esempio quando i Cacciatori scelgono le loro carte combattimento.</translation>
    </message>
    <message>
        <source>The simplified game</source>
        <translation>Il gioco semplificato</translation>
    </message>
    <message>
        <source>The ticket is spent, everybody sees it, and it goes back to the pool. Dracula may answer it with False Tip.</source>
        <translation>Il biglietto viene speso, tutti lo vedono, e torna nella riserva. Dracula può rispondere con Falsa soffiata.</translation>
    </message>
    <message>
        <source>The time for other cards is an answer to something that happens, or an action.</source>
        <translation>Le altre carte si giocano in risposta a qualcosa che accade, oppure come azione.</translation>
    </message>
    <message>
        <source>The time marker moves to the next day.</source>
        <translation>Il segnalino Tempo avanza al giorno successivo.</translation>
    </message>
    <message>
        <source>The time marker moves to the night.</source>
        <translation>Il segnalino Tempo avanza alla notte.</translation>
    </message>
    <message>
        <source>The trail</source>
        <translation>Il Percorso</translation>
    </message>
    <message>
        <source>The trail has {length} spaces. Dracula&apos;s newest card lies on the first; each of his phases pushes all cards one space on.</source>
        <translation>Il Percorso ha {length} spazi. La carta più recente di Dracula è nel primo; a ogni fase di Dracula tutte le carte avanzano di uno spazio.</translation>
    </message>
    <message>
        <source>Then Dracula chooses a city without a hunter, in secret and not his castle. Its card opens the trail, without an encounter.</source>
        <translation>Poi Dracula sceglie in segreto una città senza Cacciatori, che non sia il suo castello. La carta di quella città apre il Percorso, senza Incontro.</translation>
    </message>
    <message>
        <source>Then he draws up to {hand} encounters. He does the same whenever an effect has used some up.</source>
        <translation>Poi pesca fino ad avere {hand} Incontri. Fa lo stesso ogni volta che un effetto ne ha consumati alcuni.</translation>
    </message>
    <message>
        <source>Then he shows it: all hideouts but his own are cleared, and he lays a card.</source>
        <translation>In quel caso lo mostra: tutti i Nascondigli tranne il suo vengono sgombrati, e Dracula piazza una carta.</translation>
    </message>
    <message>
        <source>There are only so many tokens of each kind. What is used up cannot be placed.</source>
        <translation>Di ogni tipo ci sono soltanto alcuni segnalini. Quando sono finiti non se ne possono piazzare altri.</translation>
    </message>
    <message>
        <source>There is no limit of rounds: as weeks go by, despair grows and the influence rises faster and faster.</source>
        <translation>Il numero dei round non ha limite: con il passare delle settimane la Disperazione cresce e l’Influenza aumenta sempre più in fretta.</translation>
    </message>
    <message>
        <source>There is none at sea, none with Feed or Dark Call, and none while he is revealed.</source>
        <translation>Nessun Incontro in mare, nessuno con Nutrirsi o Richiamo oscuro, e nessuno finché è rivelato.</translation>
    </message>
    <message>
        <source>There is one consecrated ground. It stays until it is moved or Devilish Power removes it.</source>
        <translation>C’è un solo terreno consacrato. Resta finché viene spostato o rimosso con Potere diabolico.</translation>
    </message>
    <message>
        <source>These event cards are played as an action:</source>
        <translation>Queste carte evento si giocano come azione:</translation>
    </message>
    <message>
        <source>They add to Rage, they set the measure of Pride, and together they wake The Fury of Dracula.</source>
        <translation>Aumentano la Rabbia, danno la misura dell’Orgoglio, e tutti insieme risvegliano La Furia di Dracula.</translation>
    </message>
    <message>
        <source>Three hospitals belong to Madrid, Rome and Budapest. Dracula can never enter one, and whoever lies there is not in the city.</source>
        <translation>Tre ospedali appartengono a Madrid, Roma e Budapest. Dracula non può mai entrare in un ospedale, e chi vi si trova non è nella città.</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Biglietti</translation>
    </message>
    <message>
        <source>Tickets are drawn unseen, kept hidden, and shown when they are spent. Then they go back to the pool.</source>
        <translation>I biglietti si pescano alla cieca, si tengono nascosti e si mostrano quando si spendono. Poi tornano nella riserva.</translation>
    </message>
    <message>
        <source>Tickets lie facedown in a pool. All other tokens lie open, and so do the numbers of cards that everybody holds.</source>
        <translation>I biglietti sono coperti in una riserva. Tutti gli altri segnalini sono in vista, e così il numero di carte che ciascuno ha in mano.</translation>
    </message>
    <message>
        <source>To clear a hideout is to take it off the table: its location card returns to Dracula, its encounters are discarded without maturing, and its tokens return.</source>
        <translation>Sgombrare un Nascondiglio significa toglierlo dal tavolo: la sua carta luogo torna a Dracula, i suoi Incontri vengono scartati senza maturare e i suoi segnalini tornano nella riserva.</translation>
    </message>
    <message>
        <source>To delay a hunter who lies already changes nothing.</source>
        <translation>Rallentare un Cacciatore già a terra non cambia nulla.</translation>
    </message>
    <message>
        <source>To find Dracula is not yet to fight him. The combat waits for the next dawn or dusk.</source>
        <translation>Trovare Dracula non vuol dire ancora affrontarlo. Il combattimento aspetta la prossima alba o il prossimo tramonto.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Segnalino</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Segnalini</translation>
    </message>
    <message>
        <source>Tokens wear off: one fog token leaves every city that has any; one storm and one roadblock go, which Dracula chooses.</source>
        <translation>I segnalini si consumano: ogni città nella nebbia perde un segnalino Nebbia; se ne vanno una tempesta e un segnalino Strada bloccata, a scelta di Dracula.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Scambiare</translation>
    </message>
    <message>
        <source>Trading</source>
        <translation>Scambiare</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Two Mesmerize on one hunter do not add up.</source>
        <translation>Due carte Sguardo ipnotico su un solo Cacciatore non si sommano.</translation>
    </message>
    <message>
        <source>Two cities are adjacent if a road joins them. A railway between them does not make them so.</source>
        <translation>Due città sono adiacenti se le unisce una strada. Una ferrovia tra di loro non le rende adiacenti.</translation>
    </message>
    <message>
        <source>Two hunters in the same city may exchange any items and tickets. The action is taken by one of them; the other gives nothing up for it.</source>
        <translation>Due Cacciatori nella stessa città possono scambiarsi oggetti e biglietti a volontà. L’azione la svolge uno dei due; all’altro non costa nulla.</translation>
    </message>
    <message>
        <source>Two sea zones are adjacent if they share a border, and a port is adjacent to the sea zone of its anchor.</source>
        <translation>Due zone di mare sono adiacenti se hanno un confine in comune, e un porto è adiacente alla zona di mare della sua ancora.</translation>
    </message>
    <message>
        <source>Until then his presence hinders nobody: hunters in his city act as anywhere else.</source>
        <translation>Fino ad allora la sua presenza non ostacola nessuno: i Cacciatori nella sua città agiscono come in qualsiasi altro luogo.</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Vampiro</translation>
    </message>
    <message>
        <source>Vampires of an encounter have no Pride; another limit holds for them.</source>
        <translation>I vampiri di un Incontro non hanno Orgoglio; per loro vale un altro limite.</translation>
    </message>
    <message>
        <source>Vampires that lie on the trail long enough mature and spread Dracula&apos;s influence. So the hunters are always a little short of time.</source>
        <translation>I vampiri che restano abbastanza a lungo sul Percorso maturano e diffondono l’Influenza di Dracula. Perciò ai Cacciatori manca sempre un po’ di tempo.</translation>
    </message>
    <message>
        <source>Van Helsing</source>
        <translation>Van Helsing</translation>
    </message>
    <message>
        <source>Weakened</source>
        <translation>Indebolito</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arma</translation>
    </message>
    <message>
        <source>Weeks and despair</source>
        <translation>Settimane e Disperazione</translation>
    </message>
    <message>
        <source>What adjacent means</source>
        <translation>Che cosa significa «adiacente»</translation>
    </message>
    <message>
        <source>What can be chosen before a game</source>
        <translation>Che cosa si può scegliere prima di una partita</translation>
    </message>
    <message>
        <source>What can befall a hunter</source>
        <translation>Che cosa può capitare a un Cacciatore</translation>
    </message>
    <message>
        <source>What follows of itself is done at once: a single hunter in a combat is engaged without being named, and a hunter who can do nothing passes.</source>
        <translation>Ciò che viene da sé accade subito: in un combattimento un Cacciatore solo è ingaggiato senza bisogno di nominarlo, e un Cacciatore che non può fare nulla passa.</translation>
    </message>
    <message>
        <source>What he does not use stays where it is, facedown, and can still mature or ambush later. A faceup encounter may ambush again.</source>
        <translation>Gli Incontri che non usa restano dove sono, coperti, e possono ancora maturare o tendere un’imboscata più tardi. Un Incontro scoperto può tendere di nuovo un’imboscata.</translation>
    </message>
    <message>
        <source>What hunters do</source>
        <translation>Che cosa fanno i Cacciatori</translation>
    </message>
    <message>
        <source>What is above a limit is discarded at once, by the holder&apos;s choice. Punch, Dodge and Escape do not count.</source>
        <translation>Ciò che supera un limite va scartato subito, a scelta di chi lo ha in mano. Pugno, Schivata e Fuga non contano.</translation>
    </message>
    <message>
        <source>What is open and what is hidden</source>
        <translation>Che cosa è visibile e che cosa è nascosto</translation>
    </message>
    <message>
        <source>What is played is discarded faceup, and everybody may look through it.</source>
        <translation>Ciò che si gioca viene scartato scoperto, e tutti possono guardarlo.</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Che cosa c’è sul tavolo</translation>
    </message>
    <message>
        <source>What moves the influence</source>
        <translation>Che cosa muove l’Influenza</translation>
    </message>
    <message>
        <source>What was told about his way, line by line. A line lights up the places it speaks of.</source>
        <translation>Che cosa si è saputo del suo cammino, riga per riga. Una riga illumina i luoghi di cui parla.</translation>
    </message>
    <message>
        <source>Whatever Dracula must answer, he answers truthfully. The program sees to that, and the computer opponent knows no more than a person in its seat would.</source>
        <translation>A qualunque domanda debba rispondere, Dracula risponde il vero. Ci pensa il programma, e il computer che gioca contro di te non sa più di quanto saprebbe una persona al suo posto.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>When Dracula has no move</source>
        <translation>Quando Dracula non ha mosse</translation>
    </message>
    <message>
        <source>When Dracula lays the card of his castle he recovers 5 damage. The card has a back of its own, so everybody sees at once that he is at home.</source>
        <translation>Quando Dracula piazza la carta del suo castello recupera 5 danni. La carta ha un dorso tutto suo, perciò tutti vedono subito che è a casa.</translation>
    </message>
    <message>
        <source>When Monday comes round again a new week begins, and a despair token is placed, up to {most} in all.</source>
        <translation>Quando torna lunedì comincia una nuova settimana e si piazza un segnalino Disperazione, al massimo {most} in tutto.</translation>
    </message>
    <message>
        <source>When a discovery comes to a fight</source>
        <translation>Dalla scoperta allo scontro</translation>
    </message>
    <message>
        <source>When a hunter finds a hideout, Dracula may at once use encounters that lie there against that hunter: as many as he likes, each once, in his order.</source>
        <translation>Quando un Cacciatore trova un Nascondiglio, Dracula può usare subito contro di lui gli Incontri che vi si trovano: quanti ne vuole, ognuno una volta, nell’ordine che preferisce.</translation>
    </message>
    <message>
        <source>When a hunter is defeated, the influence rises by 2, and by 1 more for each despair token.</source>
        <translation>Quando un Cacciatore è sconfitto, l’Influenza aumenta di 2, più 1 per ogni segnalino Disperazione.</translation>
    </message>
    <message>
        <source>When dusk is over, every city in fog loses one token. So two tokens last two dusks.</source>
        <translation>Alla fine del tramonto ogni città nella nebbia perde un segnalino. Due segnalini durano quindi due tramonti.</translation>
    </message>
    <message>
        <source>When dusk is over, one roadblock goes. Dracula chooses which; the hunters can remove one with Good Luck.</source>
        <translation>Alla fine del tramonto un segnalino Strada bloccata se ne va. Sceglie Dracula quale; i Cacciatori possono rimuoverne uno con Buona sorte.</translation>
    </message>
    <message>
        <source>When dusk is over, one storm goes. Dracula chooses which.</source>
        <translation>Alla fine del tramonto una tempesta se ne va. Sceglie Dracula quale.</translation>
    </message>
    <message>
        <source>When event cards are played</source>
        <translation>Quando si giocano le carte evento</translation>
    </message>
    <message>
        <source>When he reserves a ticket he may look at it and draw a second one. He keeps two.</source>
        <translation>Quando prenota un biglietto può guardarlo e pescarne un secondo. Ne tiene due.</translation>
    </message>
    <message>
        <source>When he rests, or another hunter rests in his city, 2 damage are healed instead of 1.</source>
        <translation>Quando riposa, o quando un altro Cacciatore riposa nella sua città, si guarisce da 2 danni invece di 1.</translation>
    </message>
    <message>
        <source>When the last encounter leaves the hideout, the rumor goes with it.</source>
        <translation>Quando l’ultimo Incontro lascia il Nascondiglio, la Diceria se ne va con esso.</translation>
    </message>
    <message>
        <source>When the table asks you</source>
        <translation>Quando tocca a te rispondere</translation>
    </message>
    <message>
        <source>When there is a combat</source>
        <translation>Quando c’è un combattimento</translation>
    </message>
    <message>
        <source>Where Dracula can be, and how likely each place is. A slider goes back to his earlier turns.</source>
        <translation>Dove può essere Dracula e quanto è probabile ogni luogo. Un cursore riporta ai suoi turni precedenti.</translation>
    </message>
    <message>
        <source>Where a card or a rule was corrected after it was printed, the correction holds:</source>
        <translation>Dove una carta o una regola è stata corretta dopo la stampa, vale la correzione:</translation>
    </message>
    <message>
        <source>Where a hunter stands in Dracula&apos;s own city, they fight at the next dawn or dusk.</source>
        <translation>Se un Cacciatore si trova nella stessa città di Dracula, lo scontro avviene alla prossima alba o al prossimo tramonto.</translation>
    </message>
    <message>
        <source>Where a text says one or two roads away, only roads count. The way to a hospital is counted in roads too.</source>
        <translation>Quando un testo parla di una distanza di una o due strade, contano solo le strade. Anche la distanza da un ospedale si conta in strade.</translation>
    </message>
    <message>
        <source>Where both sides may play a card at the same moment, the side goes first whose turn it is; otherwise the hunters do.</source>
        <translation>Se entrambe le parti possono giocare una carta nello stesso momento, comincia la parte di turno; negli altri casi cominciano i Cacciatori.</translation>
    </message>
    <message>
        <source>Where players have settled a point in more than one way, you may choose before a game, in the New Game dialog under Rule variants. The first answer of each is the usual one.</source>
        <translation>Nei punti che i giocatori hanno risolto in più di un modo, puoi scegliere prima di una partita, nella finestra Nuova partita alla voce Varianti delle regole. La prima risposta di ogni voce è quella consueta.</translation>
    </message>
    <message>
        <source>Where supplies bring an item, in a large city or in a hospital, he draws two and keeps what he has room for.</source>
        <translation>Quando il rifornimento dà un oggetto, in una città grande o in un ospedale, ne pesca due e tiene quelli per cui ha posto.</translation>
    </message>
    <message>
        <source>Where the move ends, the trail is looked at. If the city has a hideout or a lair, it is found.</source>
        <translation>Dove il movimento finisce si guarda il Percorso. Se in quella città c’è un Nascondiglio o un Covo, viene trovato.</translation>
    </message>
    <message>
        <source>Whether Dracula has a move is looked at before the trail slides. No lair is made of a hideout whose card he needs for his move.</source>
        <translation>Se Dracula abbia una mossa si controlla prima che il Percorso scorra. Un Nascondiglio la cui carta gli serve per la mossa non diventa un Covo.</translation>
    </message>
    <message>
        <source>Whether by ambush or in a search, an encounter does what is printed on it and is then discarded, unless it says that it returns.</source>
        <translation>Sia in un’imboscata sia quando un Cacciatore cerca, un Incontro fa ciò che dice la sua carta e poi viene scartato, a meno che la carta dica che ritorna.</translation>
    </message>
    <message>
        <source>Which card cancels what</source>
        <translation>Quale carta annulla che cosa</translation>
    </message>
    <message>
        <source>While Dracula is at sea, Hypnosis is answered with the sea and Psychic Bond with no.</source>
        <translation>Finché Dracula è in mare, a Ipnosi risponde «il mare» e a Legame psichico «no».</translation>
    </message>
    <message>
        <source>While he is revealed he leaves no encounter and cannot use Hide.</source>
        <translation>Finché è rivelato non lascia Incontri e non può usare Nascondersi.</translation>
    </message>
    <message>
        <source>White line, yellow line</source>
        <translation>Tratta bianca, tratta gialla</translation>
    </message>
    <message>
        <source>White lines</source>
        <translation>Tratte bianche</translation>
    </message>
    <message>
        <source>Wild Horses, Customs Search</source>
        <translation>Cavalli selvaggi, Controllo doganale</translation>
    </message>
    <message>
        <source>With all {despair} despair tokens out, each city card or Hide that Dracula lays: by 3.</source>
        <translation>Con tutti i {despair} segnalini Disperazione in gioco, ogni carta città o carta Nascondersi che Dracula piazza: 3.</translation>
    </message>
    <message>
        <source>With all {most} tokens out, The Fury of Dracula begins: nearly every step brings him influence, and the end is near.</source>
        <translation>Con tutti i {most} segnalini in gioco comincia La Furia di Dracula: quasi ogni passo gli dà Influenza, e la fine è vicina.</translation>
    </message>
    <message>
        <source>With each token a defeated hunter brings Dracula more influence. But his Pride grows too: he has to stay longer in a combat before he may escape.</source>
        <translation>Con ogni segnalino un Cacciatore sconfitto dà a Dracula più Influenza. Ma cresce anche il suo Orgoglio: Dracula deve restare più a lungo in un combattimento prima di poter fuggire.</translation>
    </message>
    <message>
        <source>With his trade he may, instead of items and tickets, exchange event cards with a hunter in any city.</source>
        <translation>Con la sua azione Scambiare può, invece di oggetti e biglietti, scambiare carte evento con un Cacciatore in qualsiasi città.</translation>
    </message>
    <message>
        <source>With yellow lines</source>
        <translation>Con tratte gialle</translation>
    </message>
    <message>
        <source>Wolf Form</source>
        <translation>Forma di lupo</translation>
    </message>
    <message>
        <source>Wolf Form is laid together with a location card: a city one or two roads away. It costs 1 damage.</source>
        <translation>Forma di lupo si piazza insieme a una carta luogo: una città distante una o due strade. Costa 1 danno.</translation>
    </message>
    <message>
        <source>Wolf Form may pass hunters, but no protected city.</source>
        <translation>Con Forma di lupo Dracula può attraversare una città con Cacciatori, ma non una città protetta.</translation>
    </message>
    <message>
        <source>Words: combat and hunters</source>
        <translation>Parole: combattimento e Cacciatori</translation>
    </message>
    <message>
        <source>Words: places and ways</source>
        <translation>Parole: luoghi e vie</translation>
    </message>
    <message>
        <source>Words: trail and hideouts</source>
        <translation>Parole: Percorso e Nascondigli</translation>
    </message>
    <message>
        <source>Wounds and defeat</source>
        <translation>Ferite e sconfitta</translation>
    </message>
    <message>
        <source>Your own pencil on the map: he is here, he is not here, a question. Nobody else sees it.</source>
        <translation>La tua matita personale sulla mappa: è qui, non è qui, una domanda. Non la vede nessun altro.</translation>
    </message>
    <message>
        <source>a card of Dracula&apos;s that lies in a hideout.</source>
        <translation>una carta di Dracula che si trova in un Nascondiglio.</translation>
    </message>
    <message>
        <source>a card of the trail with all that lies on it.</source>
        <translation>una carta del Percorso con tutto ciò che vi si trova.</translation>
    </message>
    <message>
        <source>a city with an anchor beside a sea zone.</source>
        <translation>una città con un’ancora accanto a una zona di mare.</translation>
    </message>
    <message>
        <source>a hideout kept beside the trail.</source>
        <translation>un Nascondiglio conservato accanto al Percorso.</translation>
    </message>
    <message>
        <source>a large city, a small city, or Castle Dracula.</source>
        <translation>una città grande, una città piccola o il Castello di Dracula.</translation>
    </message>
    <message>
        <source>a part of the sea; no city.</source>
        <translation>una parte del mare; non è una città.</translation>
    </message>
    <message>
        <source>a place of its own beside Madrid, Rome or Budapest.</source>
        <translation>un luogo a sé accanto a Madrid, Roma o Budapest.</translation>
    </message>
    <message>
        <source>a wound that does not heal by rest.</source>
        <translation>una ferita che non guarisce con il riposo.</translation>
    </message>
    <message>
        <source>answer in combat.</source>
        <translation>rispondono in combattimento.</translation>
    </message>
    <message>
        <source>bitten, with an item and an event open.</source>
        <translation>con un Morso, e con un oggetto e un evento visibili.</translation>
    </message>
    <message>
        <source>cancels a card that looks for Dracula.</source>
        <translation>annulla una carta che cerca Dracula.</translation>
    </message>
    <message>
        <source>follow a move, before anything is found where it ends.</source>
        <translation>seguono un movimento, prima che si trovi qualcosa dove finisce.</translation>
    </message>
    <message>
        <source>hidden, and open to everybody.</source>
        <translation>nascosta, oppure visibile a tutti.</translation>
    </message>
    <message>
        <source>joined by a road, or by a step at sea.</source>
        <translation>unito da una strada, o da un passo via mare.</translation>
    </message>
    <message>
        <source>lying down; standing up is an action.</source>
        <translation>a terra; rialzarsi è un’azione.</translation>
    </message>
    <message>
        <source>meets a search, Forewarned an ambush.</source>
        <translation>risponde quando un Cacciatore cerca, Messi in guardia quando subisce un’imboscata.</translation>
    </message>
    <message>
        <source>one of five special cards of Dracula.</source>
        <translation>una delle cinque carte speciali di Dracula.</translation>
    </message>
    <message>
        <source>one of seven parts of the land.</source>
        <translation>una delle sette parti della terraferma.</translation>
    </message>
    <message>
        <source>out until the next dawn.</source>
        <translation>fuori fino alla prossima alba.</translation>
    </message>
    <message>
        <source>sends a train elsewhere, as far as its ticket goes, or cancels Chartered Carriage. Good Luck cancels it.</source>
        <translation>manda un treno altrove, fin dove arriva il suo biglietto, oppure annulla Carrozza noleggiata. Buona sorte la annulla.</translation>
    </message>
    <message>
        <source>take a hideout off the trail without anything maturing.</source>
        <translation>togliere un Nascondiglio dal Percorso senza che maturi nulla.</translation>
    </message>
    <message>
        <source>the hunter whom Dracula&apos;s card is aimed at.</source>
        <translation>il Cacciatore contro cui è diretta la carta di Dracula.</translation>
    </message>
    <message>
        <source>the last cards of Dracula, newest first.</source>
        <translation>le ultime carte di Dracula, dalla più recente.</translation>
    </message>
    <message>
        <source>the row of icons on a card for combat.</source>
        <translation>la fila di icone su una carta da combattimento.</translation>
    </message>
    <message>
        <source>the sign on each of Dracula&apos;s combat cards.</source>
        <translation>il simbolo su ogni carta combattimento di Dracula.</translation>
    </message>
    <message>
        <source>the two kinds of railway.</source>
        <translation>i due tipi di ferrovia.</translation>
    </message>
    <message>
        <source>turn up a card; Dracula is revealed when his city is.</source>
        <translation>girare scoperta una carta; Dracula è rivelato quando lo è la sua città.</translation>
    </message>
    <message>
        <source>under the spell of Mesmerize until the combat ends.</source>
        <translation>sotto l’effetto di Sguardo ipnotico fino alla fine del combattimento.</translation>
    </message>
    <message>
        <source>what Dracula may do with encounters of the hideout that leaves.</source>
        <translation>ciò che Dracula può fare con gli Incontri del Nascondiglio che esce.</translation>
    </message>
    <message>
        <source>whoever the hunters fight: Dracula, or an encounter.</source>
        <translation>l’avversario dei Cacciatori in combattimento: Dracula o un Incontro.</translation>
    </message>
    <message>
        <source>without effect.</source>
        <translation>senza effetto.</translation>
    </message>
    <message>
        <source>{hunter} in {city}</source>
        <translation>{hunter}: {city}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
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
    <name>fury3.sheets</name>
    <message>
        <source>A defeated hunter gives 2 influence, and 1 more for every despair token.</source>
        <translation>Un Cacciatore sconfitto dà 2 punti Influenza, più 1 per ogni segnalino Disperazione.</translation>
    </message>
    <message>
        <source>A rest heals 2 damage instead of 1, for himself and for hunters where he is.</source>
        <translation>Un riposo guarisce 2 danni anziché 1, per lui e per i Cacciatori nella sua città.</translation>
    </message>
    <message>
        <source>Action in a city with another hunter: Dracula says whether he is in her region.</source>
        <translation>Azione in una città con un altro Cacciatore: Dracula dice se è nella regione di Mina.</translation>
    </message>
    <message>
        <source>An escape card fails until he has played more combat cards than there are despair tokens.</source>
        <translation>Una carta Fuga non ha effetto finché Dracula non ha giocato più carte combattimento di quanti sono i segnalini Disperazione.</translation>
    </message>
    <message>
        <source>As a trade he may exchange event cards with a hunter in any city.</source>
        <translation>Come scambio può scambiare carte evento con un Cacciatore in qualsiasi città.</translation>
    </message>
    <message>
        <source>Dracula&apos;s mark</source>
        <translation>Marchio di Dracula</translation>
    </message>
    <message>
        <source>Good connections</source>
        <translation>Buone conoscenze</translation>
    </message>
    <message>
        <source>He holds up to four item cards and four event cards.</source>
        <translation>Tiene fino a quattro carte oggetto e quattro carte evento.</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Only a third bite defeats him.</source>
        <translation>Solo un terzo Morso lo sconfigge.</translation>
    </message>
    <message>
        <source>Physician</source>
        <translation>Medico</translation>
    </message>
    <message>
        <source>Pride</source>
        <translation>Orgoglio</translation>
    </message>
    <message>
        <source>Psychic Bond</source>
        <translation>Legame psichico</translation>
    </message>
    <message>
        <source>Rage</source>
        <translation>Rabbia</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Determinazione</translation>
    </message>
    <message>
        <source>She is always weakened, and the first bite defeats her.</source>
        <translation>È sempre indebolita, e il primo Morso la sconfigge.</translation>
    </message>
    <message>
        <source>The Fury of Dracula</source>
        <translation>La Furia di Dracula</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Ricchezza</translation>
    </message>
    <message>
        <source>Well prepared</source>
        <translation>Ben preparato</translation>
    </message>
    <message>
        <source>When he reserves a ticket he may take a second one; he keeps two.</source>
        <translation>Quando prenota un biglietto può prenderne un secondo; ne tiene due.</translation>
    </message>
    <message>
        <source>Where supplies bring an item, he draws two.</source>
        <translation>Dove rifornirsi dà un oggetto, ne pesca due.</translation>
    </message>
    <message>
        <source>With three despair tokens every city card and Hide placed on the trail gives 3 influence.</source>
        <translation>Con tre segnalini Disperazione, ogni carta città e ogni Nascondersi piazzata sul Percorso dà 3 punti Influenza.</translation>
    </message>
</context>
<context>
    <name>fury3.summary</name>
    <message>
        <source>Bats follow {hunter}.</source>
        <translation>I pipistrelli inseguono {hunter}.</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Morsi</translation>
    </message>
    <message>
        <source>Combats</source>
        <translation>Combattimenti</translation>
    </message>
    <message>
        <source>Consecrated ground: {place}.</source>
        <translation>Terreno consacrato: {place}.</translation>
    </message>
    <message>
        <source>Damage to the hunters</source>
        <translation>Danni ai Cacciatori</translation>
    </message>
    <message>
        <source>Defeats</source>
        <translation>Sconfitte</translation>
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
        <source>Dracula&apos;s damage</source>
        <translation>Danni di Dracula</translation>
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
        <source>Hideouts revealed</source>
        <translation>Nascondigli rivelati</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
    </message>
    <message>
        <source>Lair {space}: {place}.</source>
        <translation>Covo {space}: {place}.</translation>
    </message>
    <message>
        <source>Lairs at the end</source>
        <translation>Covi alla fine</translation>
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
        <source>Searches</source>
        <translation>Ricerche</translation>
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
        <source>The hunt lasted</source>
        <translation>Fine della caccia</translation>
    </message>
    <message>
        <source>The hunters are expected to lead by {points} points.</source>
        <translation>Punti di vantaggio previsti per i Cacciatori: {points}.</translation>
    </message>
    <message>
        <source>The trail at the end</source>
        <translation>Percorso alla fine</translation>
    </message>
    <message>
        <source>There are no tokens on the map.</source>
        <translation>Sulla mappa non ci sono segnalini.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>until {day} night of week {week}</source>
        <translation>{day} notte, settimana {week}</translation>
    </message>
    <message>
        <source>until {day} of week {week}</source>
        <translation>{day}, settimana {week}</translation>
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
        <source>{dracula} with Dracula, {vampires} with vampires</source>
        <translation>con Dracula {dracula}, con vampiri {vampires}</translation>
    </message>
    <message>
        <source>{event} is an ally in play.</source>
        <translation>Alleato in gioco: {event}.</translation>
    </message>
    <message>
        <source>{hunter} has not been placed yet.</source>
        <translation>{hunter} non è ancora sulla mappa.</translation>
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
        <source>{hunter} turns up the hideout in {place}.</source>
        <translation>{hunter} rivela un Nascondiglio: {place}.</translation>
    </message>
    <message>
        <source>{hunter} {number}</source>
        <translation>{hunter} {number}</translation>
    </message>
    <message>
        <source>{now}, {suffered} suffered in all</source>
        <translation>{now}, subiti in tutto {suffered}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} by defeated hunters</source>
        <translation>{number} da Cacciatori sconfitti</translation>
    </message>
    <message>
        <source>{number} by event cards</source>
        <translation>{number} da carte evento</translation>
    </message>
    <message>
        <source>{number} by matured vampires</source>
        <translation>{number} da vampiri maturati</translation>
    </message>
    <message>
        <source>{number} by rumors</source>
        <translation>{number} da Dicerie</translation>
    </message>
    <message>
        <source>{number} by the Fury of Dracula</source>
        <translation>{number} da La Furia di Dracula</translation>
    </message>
    <message>
        <source>{number} in combat</source>
        <translation>{number} in combattimento</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number} su {most}</translation>
    </message>
    <message>
        <source>{total}: {parts}</source>
        <translation>{total}: {parts}</translation>
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
    <name>fury3.unavailable</name>
    <message>
        <source>A weakened hunter cannot give blood.</source>
        <translation>Un Cacciatore indebolito non può dare sangue.</translation>
    </message>
    <message>
        <source>All tickets are in the hunters&apos; hands.</source>
        <translation>Tutti i biglietti sono in mano ai Cacciatori.</translation>
    </message>
    <message>
        <source>As the Leader, Van Helsing trades event cards only.</source>
        <translation>Come Guida, Van Helsing scambia solo carte evento.</translation>
    </message>
    <message>
        <source>Devilish Power forbids it in this hunter phase.</source>
        <translation>Potere diabolico lo vieta in questa fase dei Cacciatori.</translation>
    </message>
    <message>
        <source>Done already in this day: the second action must be another one.</source>
        <translation>Già svolta in questo giorno: la seconda azione deve essere diversa.</translation>
    </message>
    <message>
        <source>Dracula has a lair in {place}.</source>
        <translation>Dracula ha un Covo in questo luogo: {place}.</translation>
    </message>
    <message>
        <source>Dracula has no encounter card in hand.</source>
        <translation>Dracula non ha carte incontro in mano.</translation>
    </message>
    <message>
        <source>Dracula is there already.</source>
        <translation>Dracula è già lì.</translation>
    </message>
    <message>
        <source>Dracula must leave holy ground.</source>
        <translation>Dracula deve lasciare la terra consacrata.</translation>
    </message>
    <message>
        <source>Fog or a roadblock closes the road to {place}.</source>
        <translation>La nebbia o una strada bloccata chiude la strada: {place}.</translation>
    </message>
    <message>
        <source>Fog or a storm closes the sea route to {place}.</source>
        <translation>La nebbia o una tempesta chiude la rotta marittima: {place}.</translation>
    </message>
    <message>
        <source>Fog or roadblocks close all roads.</source>
        <translation>Nebbia o strade bloccate chiudono tutte le strade.</translation>
    </message>
    <message>
        <source>Fog or storms close the sea.</source>
        <translation>Nebbia o tempeste chiudono il mare.</translation>
    </message>
    <message>
        <source>Hunters move by day only.</source>
        <translation>I Cacciatori muovono solo di giorno.</translation>
    </message>
    <message>
        <source>It is played between the turns of the hunters.</source>
        <translation>Si gioca fra i turni dei Cacciatori.</translation>
    </message>
    <message>
        <source>It is prepared already.</source>
        <translation>È già preparata.</translation>
    </message>
    <message>
        <source>It is too early for the vampire to flee.</source>
        <translation>È troppo presto perché il vampiro fugga.</translation>
    </message>
    <message>
        <source>It lies on the trail.</source>
        <translation>È sul Percorso.</translation>
    </message>
    <message>
        <source>It needs a Stake.</source>
        <translation>Serve un Paletto.</translation>
    </message>
    <message>
        <source>It was played in the last round and rests now.</source>
        <translation>È stata giocata nell’ultimo round e ora riposa.</translation>
    </message>
    <message>
        <source>Its effect is in force already.</source>
        <translation>Il suo effetto è già in vigore.</translation>
    </message>
    <message>
        <source>Its holder is not in the combat.</source>
        <translation>Chi la tiene non è nel combattimento.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovere</translation>
    </message>
    <message>
        <source>Move by railway</source>
        <translation>Muovere in ferrovia</translation>
    </message>
    <message>
        <source>Move by road</source>
        <translation>Muovere su strada</translation>
    </message>
    <message>
        <source>Move by sea</source>
        <translation>Muovere via mare</translation>
    </message>
    <message>
        <source>No ally of the hunters lies in the discard pile.</source>
        <translation>Negli scarti non c’è nessun Alleato dei Cacciatori.</translation>
    </message>
    <message>
        <source>No bitten hunter is here.</source>
        <translation>Qui non c’è nessun Cacciatore con un Morso.</translation>
    </message>
    <message>
        <source>No city within two roads is free.</source>
        <translation>Nessuna città entro due strade è libera.</translation>
    </message>
    <message>
        <source>No encounters lie in the hideout here.</source>
        <translation>Nel Nascondiglio qui non ci sono Incontri.</translation>
    </message>
    <message>
        <source>No hideout is revealed here.</source>
        <translation>Qui nessun Nascondiglio è rivelato.</translation>
    </message>
    <message>
        <source>No hideout of the trail can be cleared for it.</source>
        <translation>Nessun Nascondiglio del Percorso si può sgombrare per questa carta.</translation>
    </message>
    <message>
        <source>No location card lies facedown on space 5 or 6 of the trail.</source>
        <translation>Negli spazi 5 e 6 del Percorso nessuna carta luogo è coperta.</translation>
    </message>
    <message>
        <source>No other hunter is here.</source>
        <translation>Qui non c’è nessun altro Cacciatore.</translation>
    </message>
    <message>
        <source>No railway is open from here.</source>
        <translation>Da qui nessuna ferrovia è aperta.</translation>
    </message>
    <message>
        <source>No railway leads from here.</source>
        <translation>Da qui non parte nessuna ferrovia.</translation>
    </message>
    <message>
        <source>No road is open from here.</source>
        <translation>Da qui nessuna strada è aperta.</translation>
    </message>
    <message>
        <source>No road leads from here.</source>
        <translation>Da qui non parte nessuna strada.</translation>
    </message>
    <message>
        <source>No roadblock token is left.</source>
        <translation>Non ci sono più segnalini Strada bloccata.</translation>
    </message>
    <message>
        <source>No sea card lies facedown on the trail.</source>
        <translation>Sul Percorso nessuna carta mare è coperta.</translation>
    </message>
    <message>
        <source>No sea route is open from here.</source>
        <translation>Da qui nessuna rotta marittima è aperta.</translation>
    </message>
    <message>
        <source>No storm token is left.</source>
        <translation>Non ci sono più segnalini Tempesta.</translation>
    </message>
    <message>
        <source>Nobody here has an item or ticket to give.</source>
        <translation>Nessuno qui ha un oggetto o un biglietto da cedere.</translation>
    </message>
    <message>
        <source>None of its three effects is possible.</source>
        <translation>Nessuno dei suoi tre effetti è possibile.</translation>
    </message>
    <message>
        <source>Not at sea.</source>
        <translation>Non in mare.</translation>
    </message>
    <message>
        <source>Not in Castle Dracula.</source>
        <translation>Non nel Castello di Dracula.</translation>
    </message>
    <message>
        <source>Not in a hospital.</source>
        <translation>Non in un ospedale.</translation>
    </message>
    <message>
        <source>Not while Dracula is revealed.</source>
        <translation>Non quando Dracula è rivelato.</translation>
    </message>
    <message>
        <source>Not while delayed.</source>
        <translation>Non durante un rallentamento.</translation>
    </message>
    <message>
        <source>Only Van Helsing trades event cards, as the Leader.</source>
        <translation>Solo Van Helsing, come Guida, scambia carte evento.</translation>
    </message>
    <message>
        <source>Only a defeated hunter is brought to a hospital.</source>
        <translation>Solo un cacciatore sconfitto viene portato in ospedale.</translation>
    </message>
    <message>
        <source>Only {hunter} can play it.</source>
        <translation>Può giocarla solo {hunter}.</translation>
    </message>
    <message>
        <source>The backs of the bottom cards are known already.</source>
        <translation>I dorsi delle ultime carte del mazzo sono già noti.</translation>
    </message>
    <message>
        <source>The card of Dracula&apos;s place has just left the trail.</source>
        <translation>La carta del luogo di Dracula è appena uscita dal Percorso.</translation>
    </message>
    <message>
        <source>The card of {place} lies on the trail.</source>
        <translation>Questa carta si trova sul Percorso: {place}.</translation>
    </message>
    <message>
        <source>The cards of a trade are given in order, and this card&apos;s turn has passed.</source>
        <translation>Le carte di uno scambio si cedono in ordine, e il turno di questa carta è passato.</translation>
    </message>
    <message>
        <source>The third space of the trail cannot take an encounter.</source>
        <translation>Il terzo spazio del Percorso non può ricevere un Incontro.</translation>
    </message>
    <message>
        <source>There is neither a roadblock nor an ally of Dracula.</source>
        <translation>Non c’è né una strada bloccata né un Alleato di Dracula.</translation>
    </message>
    <message>
        <source>There is nothing to be learned from it now.</source>
        <translation>Ora non se ne può ricavare nulla.</translation>
    </message>
    <message>
        <source>This hunter phase has no day.</source>
        <translation>Questa fase dei Cacciatori non ha giorno.</translation>
    </message>
    <message>
        <source>When it can be played: {moment}.</source>
        <translation>Quando si gioca: {moment}.</translation>
    </message>
    <message>
        <source>With these tickets no railway is open from here.</source>
        <translation>Con questi biglietti nessuna ferrovia è aperta da qui.</translation>
    </message>
    <message>
        <source>{card} ({hunter})</source>
        <translation>{card} ({hunter})</translation>
    </message>
    <message>
        <source>{hunter} has no damage.</source>
        <translation>{hunter} non ha danni.</translation>
    </message>
    <message>
        <source>{hunter} has no ticket.</source>
        <translation>{hunter} non ha biglietti.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter} è fuori combattimento.</translation>
    </message>
    <message>
        <source>{hunter} is there already.</source>
        <translation>{hunter} è già lì.</translation>
    </message>
    <message>
        <source>{place} is no port.</source>
        <translation>{place} non è un porto.</translation>
    </message>
    <message>
        <source>{place} is too far for one move, and {hunter} has no ticket.</source>
        <translation>Troppo lontano per una sola mossa: {place}; {hunter} non ha biglietti.</translation>
    </message>
    <message>
        <source>{place} is too far for one move.</source>
        <translation>Troppo lontano per una sola mossa: {place}.</translation>
    </message>
    <message>
        <source>{place} lies in fog.</source>
        <translation>{place} è nella nebbia.</translation>
    </message>
</context>
<context>
    <name>fury3.windows</name>
    <message>
        <source>A bite or a defeat can be prevented</source>
        <translation>Si può impedire un Morso o una sconfitta</translation>
    </message>
    <message>
        <source>A hunter finds a vampire</source>
        <translation>Un Cacciatore trova un vampiro</translation>
    </message>
    <message>
        <source>A hunter has moved</source>
        <translation>Un Cacciatore ha mosso</translation>
    </message>
    <message>
        <source>A hunter is about to search</source>
        <translation>Un Cacciatore sta per cercare</translation>
    </message>
    <message>
        <source>A hunter is ambushed</source>
        <translation>Un Cacciatore subisce un’imboscata</translation>
    </message>
    <message>
        <source>A hunter spends a ticket</source>
        <translation>Un Cacciatore spende un biglietto</translation>
    </message>
    <message>
        <source>A weapon can buy off the Spy</source>
        <translation>Un’arma può liberare dalla Spia</translation>
    </message>
    <message>
        <source>An event card was drawn that can be played at once</source>
        <translation>È stata pescata una carta evento giocabile subito</translation>
    </message>
    <message>
        <source>An item card can spare a hunter</source>
        <translation>Una carta oggetto può salvare un Cacciatore</translation>
    </message>
    <message>
        <source>By day, before and after a hunter&apos;s turn</source>
        <translation>Di giorno, prima e dopo il turno di un Cacciatore</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card would be canceled</source>
        <translation>La carta combattimento di Dracula sarebbe annullata</translation>
    </message>
    <message>
        <source>During Dracula&apos;s phase</source>
        <translation>Durante la fase di Dracula</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Tramonto</translation>
    </message>
    <message>
        <source>End of Dracula&apos;s phase</source>
        <translation>Fine della fase di Dracula</translation>
    </message>
    <message>
        <source>False Tip was played</source>
        <translation>È stata giocata Falsa soffiata</translation>
    </message>
    <message>
        <source>Garlic Wreath before a combat</source>
        <translation>Ghirlanda d’aglio prima di un combattimento</translation>
    </message>
    <message>
        <source>Heavenly Host after consecrating</source>
        <translation>Ostia consacrata dopo una consacrazione</translation>
    </message>
    <message>
        <source>Holy Bullets after a shot</source>
        <translation>Proiettili sacri dopo uno sparo</translation>
    </message>
    <message>
        <source>Start of a combat</source>
        <translation>Inizio di un combattimento</translation>
    </message>
    <message>
        <source>The hunters play an event card</source>
        <translation>I Cacciatori giocano una carta evento</translation>
    </message>
    <message>
        <source>Weapons against the wolves</source>
        <translation>Armi contro i lupi</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>13 damage. Van Helsing&apos;s Knife does 3: that is enough if it is not stopped.</source>
        <translation>13 danni. Il Pugnale di Van Helsing ne fa 3: bastano, se nessuno lo ferma.</translation>
    </message>
    <message>
        <source>A bitten hunter keeps one item and one event card open for Dracula to see. Choose the item that Van Helsing shows.</source>
        <translation>Un Cacciatore che ha subito un Morso tiene un oggetto e una carta evento visibili a Dracula. Scegli l’oggetto che Van Helsing mostra.</translation>
    </message>
    <message>
        <source>A card&apos;s icons show which of Dracula&apos;s cards it cancels. The Crucifix cancels Fangs, Mesmerize and Escape as Mist; the first two then also cost him 3 damage. Let Van Helsing choose it.</source>
        <translation>Le icone di una carta mostrano quali carte di Dracula annulla. Il Crocifisso annulla Zanne, Sguardo ipnotico e Fuga come nebbia; le prime due inoltre gli costano 3 danni. Fallo scegliere a Van Helsing.</translation>
    </message>
    <message>
        <source>A vampire, and Dracula plays Seduction: Van Helsing is about to be bitten. Great Strength could prevent it, but you may need that card today. Let it happen.</source>
        <translation>Un vampiro, e Dracula gioca Seduzione: Van Helsing sta per subire un Morso. Grande forza potrebbe impedirlo, ma forse quella carta ti servirà più tardi. Lascia che accada.</translation>
    </message>
    <message>
        <source>An Aristocratic Vampire, worth 4 influence to Dracula one day! Lord Godalming is rid of it if he becomes delayed, which costs him his next action. Do it.</source>
        <translation>Un Vampiro aristocratico, che un giorno darebbe a Dracula 4 punti Influenza! Lord Godalming se ne libera se si fa rallentare, e questo gli costa la prossima azione. Fallo.</translation>
    </message>
    <message>
        <source>And let Mina come from Bari, so that Dracula has to choose whom he engages.</source>
        <translation>E fai arrivare Mina da Bari, così Dracula deve scegliere chi ingaggiare.</translation>
    </message>
    <message>
        <source>And one for Mina. Look at the icons before you choose.</source>
        <translation>E una per Mina. Guarda le icone prima di scegliere.</translation>
    </message>
    <message>
        <source>As their leader Van Helsing may also trade event cards, with a hunter anywhere. Today he trades with Mina.</source>
        <translation>Poiché è la guida, Van Helsing può scambiare anche carte evento, e con un Cacciatore ovunque si trovi. Oggi scambia con Mina.</translation>
    </message>
    <message>
        <source>By day every hunter takes one action, always in this order. Here you read who acts and what is asked; below it stands everything this hunter may do.</source>
        <translation>Di giorno ogni Cacciatore svolge un’azione, sempre in quest’ordine. Qui leggi a chi tocca e che cosa si chiede; sotto trovi tutto ciò che questo Cacciatore può fare.</translation>
    </message>
    <message>
        <source>By day, Lord Godalming takes supplies in Milan.</source>
        <translation>Di giorno Lord Godalming si rifornisce a Milano.</translation>
    </message>
    <message>
        <source>By night the bat carries you one or two roads away, to a city without hunters. Choose where; they will not see it.</source>
        <translation>Di notte il pipistrello ti porta una o due strade più in là, in una città senza Cacciatori. Scegli dove; loro non lo vedono.</translation>
    </message>
    <message>
        <source>Choosing cards, canceling Dracula&apos;s, and why day and night matter.</source>
        <translation>Scegliere le carte, annullare quelle di Dracula, e perché contano il giorno e la notte.</translation>
    </message>
    <message>
        <source>Closing the net</source>
        <translation>Stringere il cerchio</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Damage defeats as well. Mina has 7 and falls at 9, so going to Nuremberg is rash. Do it all the same, to see what happens.</source>
        <translation>Anche i danni sconfiggono. Mina ne ha 7 e cade a 9, perciò andare a Norimberga è imprudente. Fallo lo stesso, per vedere che cosa succede.</translation>
    </message>
    <message>
        <source>Dawn. Most event cards name the moments at which they may be played: dawn, dusk, a combat, an action. You are asked whenever one of your cards fits, never otherwise.</source>
        <translation>Alba. La maggior parte delle carte evento nomina i momenti in cui si possono giocare: alba, tramonto, un combattimento, un’azione. Ti viene chiesto ogni volta che una tua carta è adatta, e mai altrimenti.</translation>
    </message>
    <message>
        <source>Dr. Seward stands in a port: a dotted line leads from it out to sea. Let him sail from Marseilles into the Mediterranean Sea.</source>
        <translation>Dr. Seward è in un porto: da lì una linea punteggiata va verso il mare. Fallo salpare da Marsiglia verso il Mar Mediterraneo.</translation>
    </message>
    <message>
        <source>Dracula answered with Sensationalist Press, which cancels cards that would reveal him. Both cards are discarded. Such answers come seldom, but they come.</source>
        <translation>Dracula risponde con Stampa sensazionalista, che annulla le carte capaci di rivelarlo. Entrambe le carte vengono scartate. Risposte così sono rare, ma capitano.</translation>
    </message>
    <message>
        <source>Dracula had 15 damage and is destroyed: the hunters have won. You know all you need for a first hunt; the rules reference explains the rest whenever you ask.</source>
        <translation>Dracula ha 15 danni ed è distrutto: i Cacciatori hanno vinto. Ora sai tutto ciò che serve per una prima caccia; la guida alle regole spiega il resto quando vuoi.</translation>
    </message>
    <message>
        <source>Dracula is there! He is revealed, his figure stands on the map, and at dusk he fights every hunter in the city. A lonely hunter at night is in danger; the next lesson shows a fight.</source>
        <translation>Dracula è lì! È rivelato, la sua miniatura è sulla mappa, e al tramonto affronta ogni Cacciatore nella città. Di notte un Cacciatore da solo è in pericolo; la prossima lezione mostra uno scontro.</translation>
    </message>
    <message>
        <source>Dracula moves through Europe unseen. You lead the four hunters who must find and destroy him: Lord Godalming, Dr. Seward, Van Helsing and Mina Harker. Their pieces carry the letters G, S, H and M.</source>
        <translation>Dracula attraversa l’Europa senza essere visto. Tu guidi i quattro Cacciatori che devono trovarlo e distruggerlo: Lord Godalming, Dr. Seward, Van Helsing e Mina Harker. Le loro miniature portano le lettere G, S, H e M.</translation>
    </message>
    <message>
        <source>Dracula played Fangs and engaged Van Helsing. The engaged hunter&apos;s icons decide: the Crucifix canceled Fangs and did 3 damage, the Pistol 2. The cards just played rest for one round.</source>
        <translation>Dracula ha giocato Zanne e ingaggiato Van Helsing. Contano le icone del Cacciatore ingaggiato: il Crocifisso ha annullato Zanne e fatto 3 danni, la Pistola 2. Le carte appena giocate riposano per un round.</translation>
    </message>
    <message>
        <source>Dracula wins with 13 influence; he has 8. Vampires that mature, defeated hunters and some bites add to it. A second week has begun, so a despair token lies there, and every defeat costs you more.</source>
        <translation>Dracula vince con 13 punti Influenza; ora ne ha 8. Li aumentano i vampiri che maturano, i Cacciatori sconfitti e alcuni Morsi. È cominciata una seconda settimana: c’è un segnalino Disperazione, e ogni sconfitta ti costa di più.</translation>
    </message>
    <message>
        <source>Dusk, and the combat begins. Each hunter has the items in hand and always Punch, Dodge and Escape. Dracula holds five of his thirteen combat cards and engages one hunter a round.</source>
        <translation>Tramonto: comincia il combattimento. Ogni Cacciatore ha gli oggetti della sua mano e sempre Pugno, Schivata e Fuga. Dracula tiene cinque delle sue tredici carte combattimento e in ogni round ingaggia un Cacciatore.</translation>
    </message>
    <message>
        <source>Dusk. A Heavenly Host does 4 damage, unless Dracula answers with Fangs. Let Van Helsing show it.</source>
        <translation>Tramonto. Un’Ostia consacrata fa 4 danni, a meno che Dracula risponda con Zanne. Van Helsing deve mostrarla.</translation>
    </message>
    <message>
        <source>Escape as Mist ended the combat: he engaged Mina, and only the engaged hunter&apos;s icons count. His pride lets him escape when he has played more cards before than there are despair tokens.</source>
        <translation>Fuga come nebbia ha concluso il combattimento: Dracula ha ingaggiato Mina, e contano solo le icone del Cacciatore ingaggiato. Il suo Orgoglio gli permette di fuggire quando prima ha giocato più carte di quanti sono i segnalini Disperazione.</translation>
    </message>
    <message>
        <source>Event cards, bites and defeat</source>
        <translation>Carte evento, Morsi e sconfitta</translation>
    </message>
    <message>
        <source>Every turn Dracula lays the card of his new place on the first space of the trail, and the older ones slide on. The backs tell land from sea: one of his cards shows waves, so he has been on a ship.</source>
        <translation>A ogni turno Dracula mette la carta del suo nuovo luogo nel primo spazio del Percorso, e le più vecchie scorrono in avanti. I dorsi distinguono terra e mare: una delle sue carte mostra le onde, quindi è stato su una nave.</translation>
    </message>
    <message>
        <source>Following the trail</source>
        <translation>Seguire il Percorso</translation>
    </message>
    <message>
        <source>Found! But Dracula may ambush a hunter with what lurks there: Rats, 2 damage. A gun drives them away for good. Let Dr. Seward show his Rifle.</source>
        <translation>Trovato! Ma Dracula può tendere un’imboscata al Cacciatore con ciò che si nasconde lì: Ratti, 2 danni. Un’arma da fuoco li scaccia per sempre. Dr. Seward deve mostrare il Fucile.</translation>
    </message>
    <message>
        <source>From Bordeaux Dracula went on by road. Perhaps through Clermont-Ferrand? Let Dr. Seward look.</source>
        <translation>Da Bordeaux Dracula è ripartito su strada. Forse passando per Clermont-Ferrand? Manda Dr. Seward a vedere.</translation>
    </message>
    <message>
        <source>From Brussels Van Helsing can reach one of these cities at once. Let him go to Paris.</source>
        <translation>Da Bruxelles Van Helsing può raggiungere subito una di queste città. Mandalo a Parigi.</translation>
    </message>
    <message>
        <source>Give Mina the Crucifix: drag it to her side, or press Enter on it, and end the trade. More cards could go over, and others come back.</source>
        <translation>Dai a Mina il Crocifisso: trascinalo dalla sua parte, oppure sceglilo e premi Invio, poi concludi lo scambio. Si potrebbero cedere anche altre carte e riceverne in cambio.</translation>
    </message>
    <message>
        <source>He is still in Prague. If he is there at dawn, you fight by day, and then he is weaker: only by night does Fangs bite mesmerized hunters, Strength break weapons, Claws strike twice and the bat carry him off. But his own turn comes first.</source>
        <translation>Dracula è ancora a Praga. Se è lì all’alba, si combatte di giorno, e allora è più debole: solo di notte Zanne morde i Cacciatori ipnotizzati, Forza spezza le armi, Artigli colpisce due volte e il pipistrello lo porta via. Prima però tocca a lui.</translation>
    </message>
    <message>
        <source>Hide and Wolf Form, an ambush, a combat at night and the way out of it.</source>
        <translation>Nascondersi e Forma di lupo, un’imboscata, un combattimento di notte e il modo di uscirne.</translation>
    </message>
    <message>
        <source>Hide takes an encounter like a city, which makes the deceit complete. Choose one.</source>
        <translation>Nascondersi riceve un Incontro come una città, e così l’inganno è completo. Scegline uno.</translation>
    </message>
    <message>
        <source>Hired Scouts! Name two cities, and Dracula must show their cards if they lie on his trail or in a lair. Ask for Genoa first.</source>
        <translation>Esploratori assoldati! Nomina due città: Dracula deve mostrarne le carte, se sono sul suo Percorso o in un Covo. Chiedi prima Genova.</translation>
    </message>
    <message>
        <source>His Punch hurt you by 1, your Claws him by 4; had he dodged, Claws would have been canceled. More hunters may come: leave with Escape as Bat.</source>
        <translation>Il suo Pugno ti ha fatto 1 danno, i tuoi Artigli a lui 4; se avesse giocato Schivata, Artigli sarebbe stata annullata. Possono arrivare altri Cacciatori: vattene con Fuga come pipistrello.</translation>
    </message>
    <message>
        <source>His new cards are on his sheet. Point at a card, or select it, to read it large. Nobody keeps more than three items and three events; only Dr. Seward keeps four of each.</source>
        <translation>Le sue nuove carte sono sulla sua scheda. Passa il puntatore su una carta, o selezionala, per leggerla in grande. Nessuno tiene più di tre oggetti e tre eventi; solo Dr. Seward ne tiene quattro e quattro.</translation>
    </message>
    <message>
        <source>If Dracula turns on Mina, a Dodge stops Fangs, Strength and Claws, the cards that hurt. Let her dodge.</source>
        <translation>Se Dracula se la prende con Mina, Schivata ferma Zanne, Forza e Artigli, le carte che fanno male. Scegli Schivata per lei.</translation>
    </message>
    <message>
        <source>In a city you leave an encounter facedown: a danger for whoever comes, and a seed that may mature. Point at the cards to read them, then choose one.</source>
        <translation>In una città lasci un Incontro coperto: un pericolo per chi arriva, e un seme che può maturare. Passa il puntatore sulle carte per leggerle, poi scegline una.</translation>
    </message>
    <message>
        <source>In the advanced game he has power cards. Feed lies open on the newest space: he stayed and healed. Hide lies facedown and looks like any city. And his oldest hideout became a lair, to which he can return.</source>
        <translation>Nel gioco avanzato Dracula ha carte potere. Nutrirsi è scoperta nello spazio più recente: è rimasto lì ed è guarito. Nascondersi è coperta e sembra una città qualsiasi. E il suo Nascondiglio più vecchio è diventato un Covo, in cui può tornare.</translation>
    </message>
    <message>
        <source>In the advanced game you have five power cards, which lie on the trail like locations: Feed, Dark Call, Wolf Form, Misdirect and Hide. Each can be used again when it has left the trail.</source>
        <translation>Nel gioco avanzato hai cinque carte potere, che stanno sul Percorso come i luoghi: Nutrirsi, Richiamo oscuro, Forma di lupo, Depistare e Nascondersi. Ognuna si può usare di nuovo quando è uscita dal Percorso.</translation>
    </message>
    <message>
        <source>Influence 6 of the 13 you need. A matured vampire also clears spaces four to six: their encounters are lost, but you may go to those cities again. No card is ever on the trail twice.</source>
        <translation>Influenza 6 delle 13 che ti servono. Un vampiro maturato sgombra anche gli spazi dal quarto al sesto: i loro Incontri sono persi, ma puoi tornare in quelle città. Nessuna carta è mai due volte sul Percorso.</translation>
    </message>
    <message>
        <source>Influence, time and despair, Dracula&apos;s powers and lairs, and how to destroy him.</source>
        <translation>Influenza, tempo e Disperazione, i poteri e i Covi di Dracula, e come distruggerlo.</translation>
    </message>
    <message>
        <source>It is Tuesday. A hunter at sea must sail on every day, to the next sea zone or into a port. Choose where Dr. Seward goes.</source>
        <translation>È martedì. Un Cacciatore in mare deve continuare a navigare ogni giorno, verso la prossima zona di mare o in un porto. Scegli dove va Dr. Seward.</translation>
    </message>
    <message>
        <source>It is night: no moves, but one action each. Let Dr. Seward reserve a ticket for the train. A hunter keeps two tickets at most.</source>
        <translation>È notte: nessun movimento, ma un’azione per ciascuno. Fai prenotare a Dr. Seward un biglietto del treno. Un Cacciatore tiene al massimo due biglietti.</translation>
    </message>
    <message>
        <source>It is true: Dracula stands revealed. At dusk he will fight all hunters in his city. Let Mina join Van Helsing.</source>
        <translation>È vero: Dracula è rivelato. Al tramonto affronta tutti i Cacciatori nella sua città. Fai arrivare Mina accanto a Van Helsing.</translation>
    </message>
    <message>
        <source>It was one of yours. Small cities give only the event, a hospital only the item, and the sea nothing. Arm yourselves early, and keep an eye on the back of the top card.</source>
        <translation>Era una delle tue. Le città piccole danno solo l’evento, un ospedale solo l’oggetto, e il mare niente. Armati presto, e tieni d’occhio il dorso della prima carta del mazzo.</translation>
    </message>
    <message>
        <source>Jonathan Harker! This card acts when it is drawn. He scouts one city now, or he stays as an ally and reveals every card that slides onto the last space of the trail. Keep him.</source>
        <translation>Jonathan Harker! Questa carta agisce quando viene pescata. Ora esplora una città, oppure resta come Alleato e rivela ogni carta che scorre nell’ultimo spazio del Percorso. Tienilo.</translation>
    </message>
    <message>
        <source>Leave an encounter in Geneva, too: one that can ambush.</source>
        <translation>Lascia un Incontro anche a Ginevra: uno che possa tendere un’imboscata.</translation>
    </message>
    <message>
        <source>Lord Godalming begins, in Constanta. The plain lines between cities are roads; a move takes him along one of them. Click Bucharest or Varna on the map, or choose the move in the list.</source>
        <translation>Comincia Lord Godalming, a Costanza. Le linee semplici fra le città sono strade; un movimento lo porta lungo una di esse. Fai clic su Bucarest o Varna sulla mappa, o scegli la mossa nell’elenco.</translation>
    </message>
    <message>
        <source>Lord Godalming has come to Nuremberg, where you left Wolves. You may ambush him now, or leave them there. Without a weapon he suffers 4 damage: set them on him.</source>
        <translation>Lord Godalming è arrivato a Norimberga, dove hai lasciato Lupi. Puoi tendergli un’imboscata adesso, o lasciarli lì. Senza un’arma subisce 4 danni: scagliali contro di lui.</translation>
    </message>
    <message>
        <source>Lord Godalming is in Paris, a large city: supplies there give an item and an event. He is rich and takes two items. The top event card shows the hunters&apos; back, so it is for you. Take supplies.</source>
        <translation>Lord Godalming è a Parigi, una città grande: lì rifornirsi dà un oggetto e un evento. È ricco e prende due oggetti. La prima carta evento mostra il dorso dei Cacciatori, quindi è per te. Rifornisciti.</translation>
    </message>
    <message>
        <source>Mina chooses as well; nobody sees the other cards before all are revealed. Her Pistol does 2 damage.</source>
        <translation>Anche Mina sceglie; nessuno vede le carte degli altri prima che si rivelino tutte. La sua Pistola fa 2 danni.</translation>
    </message>
    <message>
        <source>Mina has 3 damage. A rest heals 1; in the company of Dr. Seward it would heal 2. Let her rest.</source>
        <translation>Mina ha 3 danni. Un riposo ne guarisce 1; in compagnia di Dr. Seward ne guarirebbe 2. Falla riposare.</translation>
    </message>
    <message>
        <source>Mina holds Newspaper Reports: at dawn it reveals an old card of the trail. Play it.</source>
        <translation>Mina ha Articoli di giornale: all’alba rivela una vecchia carta del Percorso. Giocala.</translation>
    </message>
    <message>
        <source>Mina keeps him busy. Choose a card for her; only fleeing is not allowed.</source>
        <translation>Mina lo tiene occupato. Scegli una carta per lei; solo fuggire non è permesso.</translation>
    </message>
    <message>
        <source>Mina takes supplies by night. Then the event comes from the bottom of the deck, whose back nobody has seen: if it is Dracula&apos;s, he gets it. Try your luck.</source>
        <translation>Mina si rifornisce di notte. Allora l’evento viene dal fondo del mazzo, dove nessuno ha visto il dorso: se è di Dracula, va a lui. Tenta la fortuna.</translation>
    </message>
    <message>
        <source>Money Trail has shown you the Tyrrhenian Sea. After it he landed: in Cagliari, Genoa or Naples, for in Rome Van Helsing would have met him. Let Lord Godalming take supplies; perhaps help comes.</source>
        <translation>Pista del denaro ti ha mostrato il Mar Tirreno. Poi Dracula è sbarcato: a Cagliari, Genova o Napoli, perché a Roma avrebbe incontrato Van Helsing. Fai rifornire Lord Godalming; forse arriva un aiuto.</translation>
    </message>
    <message>
        <source>Moving unseen</source>
        <translation>Muoversi senza essere visti</translation>
    </message>
    <message>
        <source>Night, and the combat begins. Van Helsing has chosen a card you cannot see. Claws does 2 damage, and by night 2 more. Choose it.</source>
        <translation>È notte: comincia il combattimento. Van Helsing ha scelto una carta che non puoi vedere. Artigli fa 2 danni, e di notte altri 2. Scegli questa carta.</translation>
    </message>
    <message>
        <source>Not Genoa. Then name Naples.</source>
        <translation>Genova no. Allora nomina Napoli.</translation>
    </message>
    <message>
        <source>Not in this lesson: Dr. Seward goes to Clermont-Ferrand.</source>
        <translation>Ora no: in questa lezione Dr. Seward va a Clermont-Ferrand.</translation>
    </message>
    <message>
        <source>Not in this lesson: Dr. Seward reserves a ticket.</source>
        <translation>Ora no: in questa lezione Dr. Seward prenota un biglietto.</translation>
    </message>
    <message>
        <source>Not in this lesson: Dr. Seward takes supplies.</source>
        <translation>Ora no: in questa lezione Dr. Seward si rifornisce.</translation>
    </message>
    <message>
        <source>Not in this lesson: Lord Godalming searches.</source>
        <translation>Ora no: in questa lezione Lord Godalming cerca.</translation>
    </message>
    <message>
        <source>Not in this lesson: Lord Godalming takes supplies.</source>
        <translation>Ora no: in questa lezione Lord Godalming si rifornisce.</translation>
    </message>
    <message>
        <source>Not in this lesson: Mina goes to Naples, too.</source>
        <translation>Ora no: in questa lezione anche Mina va a Napoli.</translation>
    </message>
    <message>
        <source>Not in this lesson: Mina goes to Nuremberg.</source>
        <translation>Ora no: in questa lezione Mina va a Norimberga.</translation>
    </message>
    <message>
        <source>Not in this lesson: Mina goes to Prague, too.</source>
        <translation>Ora no: in questa lezione anche Mina va a Praga.</translation>
    </message>
    <message>
        <source>Not in this lesson: Mina needs a ticket first.</source>
        <translation>Ora no: in questa lezione a Mina serve prima un biglietto.</translation>
    </message>
    <message>
        <source>Not in this lesson: Mina rests.</source>
        <translation>Ora no: in questa lezione Mina riposa.</translation>
    </message>
    <message>
        <source>Not in this lesson: Mina stays and fights.</source>
        <translation>Ora no: in questa lezione Mina resta e combatte.</translation>
    </message>
    <message>
        <source>Not in this lesson: Mina takes supplies.</source>
        <translation>Ora no: in questa lezione Mina si rifornisce.</translation>
    </message>
    <message>
        <source>Not in this lesson: Mina takes the train.</source>
        <translation>Ora no: in questa lezione Mina prende il treno.</translation>
    </message>
    <message>
        <source>Not in this lesson: Van Helsing gives the Crucifix.</source>
        <translation>Ora no: in questa lezione Van Helsing cede il Crocifisso.</translation>
    </message>
    <message>
        <source>Not in this lesson: Van Helsing goes to Naples.</source>
        <translation>Ora no: in questa lezione Van Helsing va a Napoli.</translation>
    </message>
    <message>
        <source>Not in this lesson: Van Helsing goes to Paris.</source>
        <translation>Ora no: in questa lezione Van Helsing va a Parigi.</translation>
    </message>
    <message>
        <source>Not in this lesson: Van Helsing goes to Prague.</source>
        <translation>Ora no: in questa lezione Van Helsing va a Praga.</translation>
    </message>
    <message>
        <source>Not in this lesson: Van Helsing searches.</source>
        <translation>Ora no: in questa lezione Van Helsing cerca.</translation>
    </message>
    <message>
        <source>Not in this lesson: Van Helsing takes a road.</source>
        <translation>Ora no: in questa lezione Van Helsing muove su strada.</translation>
    </message>
    <message>
        <source>Not in this lesson: Van Helsing trades.</source>
        <translation>Ora no: in questa lezione Van Helsing scambia.</translation>
    </message>
    <message>
        <source>Not in this lesson: chase the vampire away.</source>
        <translation>Ora no: in questa lezione scaccia il vampiro.</translation>
    </message>
    <message>
        <source>Not in this lesson: choose Claws.</source>
        <translation>Ora no: in questa lezione scegli Artigli.</translation>
    </message>
    <message>
        <source>Not in this lesson: choose Escape as Bat.</source>
        <translation>Ora no: in questa lezione scegli Fuga come pipistrello.</translation>
    </message>
    <message>
        <source>Not in this lesson: choose an encounter that can ambush.</source>
        <translation>Ora no: in questa lezione scegli un Incontro che possa tendere un’imboscata.</translation>
    </message>
    <message>
        <source>Not in this lesson: decline the ambush.</source>
        <translation>Ora no: in questa lezione rinuncia all’imboscata.</translation>
    </message>
    <message>
        <source>Not in this lesson: do what the lesson asks for, or let it show you.</source>
        <translation>Ora no: fai ciò che chiede la lezione, o fattelo mostrare.</translation>
    </message>
    <message>
        <source>Not in this lesson: first let Lord Godalming take a road.</source>
        <translation>Ora no: in questa lezione prima Lord Godalming muove su strada.</translation>
    </message>
    <message>
        <source>Not in this lesson: fly to another city.</source>
        <translation>Ora no: in questa lezione vola in un’altra città.</translation>
    </message>
    <message>
        <source>Not in this lesson: keep Great Strength for now.</source>
        <translation>Ora no: in questa lezione conserva per il momento Grande forza.</translation>
    </message>
    <message>
        <source>Not in this lesson: keep him as an ally.</source>
        <translation>Ora no: in questa lezione tienilo come Alleato.</translation>
    </message>
    <message>
        <source>Not in this lesson: land in Varna.</source>
        <translation>Ora no: in questa lezione sbarca a Varna.</translation>
    </message>
    <message>
        <source>Not in this lesson: let the Wolves attack.</source>
        <translation>Ora no: in questa lezione fai attaccare i Lupi.</translation>
    </message>
    <message>
        <source>Not in this lesson: let the vampire mature.</source>
        <translation>Ora no: in questa lezione fai maturare il vampiro.</translation>
    </message>
    <message>
        <source>Not in this lesson: name Genoa first.</source>
        <translation>Ora no: in questa lezione nomina prima Genova.</translation>
    </message>
    <message>
        <source>Not in this lesson: name Naples now.</source>
        <translation>Ora no: in questa lezione adesso nomina Napoli.</translation>
    </message>
    <message>
        <source>Not in this lesson: now Dr. Seward is to go to sea.</source>
        <translation>Ora no: in questa lezione adesso Dr. Seward prende il mare.</translation>
    </message>
    <message>
        <source>Not in this lesson: play Hide.</source>
        <translation>Ora no: in questa lezione gioca Nascondersi.</translation>
    </message>
    <message>
        <source>Not in this lesson: play Newspaper Reports.</source>
        <translation>Ora no: in questa lezione gioca Articoli di giornale.</translation>
    </message>
    <message>
        <source>Not in this lesson: play the card the lesson asks for.</source>
        <translation>Ora no: gioca la carta che chiede la lezione.</translation>
    </message>
    <message>
        <source>Not in this lesson: save Mina.</source>
        <translation>Ora no: in questa lezione salva Mina.</translation>
    </message>
    <message>
        <source>Not in this lesson: show the Rifle.</source>
        <translation>Ora no: in questa lezione mostra il Fucile.</translation>
    </message>
    <message>
        <source>Not in this lesson: take to the sea.</source>
        <translation>Ora no: in questa lezione prendi il mare.</translation>
    </message>
    <message>
        <source>Not in this lesson: use Wolf Form to reach Geneva.</source>
        <translation>Ora no: in questa lezione usa Forma di lupo per raggiungere Ginevra.</translation>
    </message>
    <message>
        <source>Not now: read on with Next first.</source>
        <translation>Ora no: prima continua a leggere con «Avanti».</translation>
    </message>
    <message>
        <source>Now Mina can ride. Her ticket allows three white railway lines, or two lines if a yellow one is among them. Choose any city the train reaches.</source>
        <translation>Ora Mina può viaggiare. Il suo biglietto permette tre tratte ferroviarie bianche, o due se fra di esse ce n’è una gialla. Scegli una città qualsiasi a cui arriva il treno.</translation>
    </message>
    <message>
        <source>Now place the card of your next location: one road or one step by sea away. You never take trains. Leaving the port for the sea costs 2 damage, but shakes hunters off. Sail to the Black Sea.</source>
        <translation>Ora piazza la carta del tuo prossimo luogo: a una strada o a un tratto di mare da qui. Non prendi mai il treno. Lasciare il porto per il mare costa 2 danni, ma fa perdere le tue orme ai Cacciatori. Salpa verso il Mar Nero.</translation>
    </message>
    <message>
        <source>Now the top event card has Dracula&apos;s back. By day such a card is thrown away unseen: Dr. Seward gets his item and spoils a card of Dracula&apos;s. Take supplies in Munich.</source>
        <translation>Ora la prima carta evento ha il dorso di Dracula. Di giorno una carta così viene scartata senza che nessuno la veda: Dr. Seward ha il suo oggetto e toglie una carta a Dracula. Rifornisciti a Monaco di Baviera.</translation>
    </message>
    <message>
        <source>Now think. The newest card shows land, one road from Clermont-Ferrand: Geneva, Nantes, Paris or Toulouse. Not Marseilles, for there Dr. Seward would have seen him come.</source>
        <translation>Ora rifletti. La carta più recente mostra terra, a una strada da Clermont-Ferrand: Ginevra, Nantes, Parigi o Tolosa. Marsiglia no, perché lì Dr. Seward l’avrebbe visto arrivare.</translation>
    </message>
    <message>
        <source>Now you are Dracula, with one move for each day and night of the hunters. You see the faces of your trail; they see only backs, land or sea, until they come to a city or a card shows it to them.</source>
        <translation>Ora sei Dracula, con una mossa per ogni giorno e notte dei Cacciatori. Tu vedi le carte del tuo Percorso; loro vedono solo i dorsi, terra o mare, finché arrivano in una città o una carta la mostra loro.</translation>
    </message>
    <message>
        <source>Otherwise she would have lain there until dawn, lost all her cards and awoken in the nearest hospital, and Dracula would have gained 2 influence and 1 more for every despair token. So rest in time.</source>
        <translation>Altrimenti sarebbe rimasta lì fino all’alba, avrebbe perso tutte le sue carte e si sarebbe svegliata nell’ospedale più vicino, e Dracula avrebbe guadagnato 2 punti Influenza più 1 per ogni segnalino Disperazione. Perciò riposa in tempo.</translation>
    </message>
    <message>
        <source>Powers and ambush</source>
        <translation>Poteri e imboscata</translation>
    </message>
    <message>
        <source>Railways are faster, but a ride needs a ticket, and Mina has none. Let her reserve one instead of moving: she takes it unseen from the pool.</source>
        <translation>La ferrovia è più veloce, ma serve un biglietto, e Mina non ne ha. Fagliene prenotare uno invece di muovere: lo prende alla cieca dalla riserva.</translation>
    </message>
    <message>
        <source>Rats: 2 damage, her defeat! But Dr. Seward holds Great Strength, which saves any hunter, even far away. Play it.</source>
        <translation>Ratti: 2 danni, è sconfitta! Ma Dr. Seward ha Grande forza, che salva qualsiasi Cacciatore, anche lontano. Giocala.</translation>
    </message>
    <message>
        <source>Second round. The Knife does 3 damage. Let Van Helsing attack with it.</source>
        <translation>Secondo round. Il Pugnale fa 3 danni. Fai attaccare Van Helsing con questa carta.</translation>
    </message>
    <message>
        <source>Supplies, tickets and rest</source>
        <translation>Rifornirsi, biglietti e riposo</translation>
    </message>
    <message>
        <source>Suppose you suspect Dracula in Prague. Nobody should meet him alone, so send two hunters, both armed. Van Helsing goes first.</source>
        <translation>Supponi di sospettare che Dracula sia a Praga. Nessuno dovrebbe affrontarlo da solo: manda due Cacciatori, entrambi armati. Van Helsing va per primo.</translation>
    </message>
    <message>
        <source>The hunters only waited. Each further step at sea costs 1 damage, landing nothing, and at sea nothing can be left behind. Land in Varna.</source>
        <translation>I Cacciatori hanno solo aspettato. In mare ogni altro tratto costa 1 danno, sbarcare nulla, e in mare non si può lasciare niente. Sbarca a Varna.</translation>
    </message>
    <message>
        <source>The hunters see land, sea, land, land: they will look around the Black Sea. Stay away from their cities, for entering one reveals you, and keep your vampires on quiet roads.</source>
        <translation>I Cacciatori vedono terra, mare, terra, terra: cercheranno intorno al Mar Nero. Sta’ lontano dalle loro città, perché entrare in una di esse ti rivela, e tieni i tuoi vampiri su strade tranquille.</translation>
    </message>
    <message>
        <source>The map and moving</source>
        <translation>La mappa e il movimento</translation>
    </message>
    <message>
        <source>The next bite would defeat Mina. Let her dodge.</source>
        <translation>Il prossimo Morso sconfiggerebbe Mina. Scegli Schivata per lei.</translation>
    </message>
    <message>
        <source>The ticket is spent. Roads cost nothing, trains go far for a ticket, ships lead round the continent. Only the city where a move ends counts; in cities passed nothing happens.</source>
        <translation>Il biglietto è speso. Le strade non costano nulla, i treni portano lontano con un biglietto, le navi girano intorno al continente. Conta solo la città in cui finisce un movimento; nelle città attraversate non succede nulla.</translation>
    </message>
    <message>
        <source>Then night fell. By night each hunter has one more action, but nobody moves; yours just waited. After the night Dracula moved: a new card lies facedown on his trail.</source>
        <translation>Poi è scesa la notte. Di notte ogni Cacciatore ha un’altra azione, ma nessuno muove; i tuoi hanno solo aspettato. Dopo la notte Dracula ha mosso: una nuova carta è coperta sul suo Percorso.</translation>
    </message>
    <message>
        <source>There he is, with 9 of 15 damage. Van Helsing has a Heavenly Host, a Knife and a Crucifix. Strike now: let him go to Naples.</source>
        <translation>Eccolo, con 9 danni su 15. Van Helsing ha un’Ostia consacrata, un Pugnale e un Crocifisso. Colpisci adesso: mandalo a Napoli.</translation>
    </message>
    <message>
        <source>They come closer, and Dr. Seward watches Zurich. Wolf Form leads one or two roads on and costs 1 damage; nobody on the way notices. Run through Zurich to Geneva.</source>
        <translation>Si avvicinano, e Dr. Seward sorveglia Zurigo. Forma di lupo porta una o due strade più in là e costa 1 danno; lungo la via nessuno si accorge di nulla. Corri a Ginevra passando per Zurigo.</translation>
    </message>
    <message>
        <source>Three moves ago you were in Castle Dracula. Coming home healed you of 5 damage, but its card has a back of its own: everybody saw it.</source>
        <translation>Tre mosse fa eri nel Castello di Dracula. Tornare a casa ti ha guarito da 5 danni, ma la sua carta ha un dorso tutto suo: l’hanno vista tutti.</translation>
    </message>
    <message>
        <source>Three powers are left to try: Feed heals 3, Dark Call costs 2 damage and draws five encounters, Misdirect wipes out an old hideout that would betray you. Good hunting, Count.</source>
        <translation>Restano tre poteri da provare: Nutrirsi guarisce 3 danni, Richiamo oscuro costa 2 danni e fa pescare cinque Incontri, Depistare cancella un vecchio Nascondiglio che ti tradirebbe. Buona caccia, Conte.</translation>
    </message>
    <message>
        <source>Van Helsing and Mina are both in Vienna, so they can trade items and tickets. Dracula sees that they trade, but not what. Begin a trade.</source>
        <translation>Van Helsing e Mina sono entrambi a Vienna, perciò possono scambiare oggetti e biglietti. Dracula vede che scambiano, ma non che cosa. Comincia uno scambio.</translation>
    </message>
    <message>
        <source>Van Helsing came to Leipzig yesterday, and something still lurks there. He has his Crucifix; let him search.</source>
        <translation>Van Helsing è arrivato ieri a Lipsia, e lì si nasconde ancora qualcosa. Ha il suo Crocifisso; fallo cercare.</translation>
    </message>
    <message>
        <source>Van Helsing can bear two bites, Lord Godalming and Dr. Seward one each; one more is defeat. Mina carries an old bite from the start: she always shows cards, and the next bite defeats her.</source>
        <translation>Van Helsing regge due Morsi, Lord Godalming e Dr. Seward uno ciascuno; uno di più è la sconfitta. Mina porta fin dall’inizio un vecchio Morso: mostra sempre delle carte, e il prossimo Morso la sconfigge.</translation>
    </message>
    <message>
        <source>Van Helsing is in Amsterdam, near Mina in Brussels. Take him along a road as well: to Brussels or to Cologne.</source>
        <translation>Van Helsing è ad Amsterdam, vicino a Mina che è a Bruxelles. Muovi anche lui lungo una strada: a Bruxelles o a Colonia.</translation>
    </message>
    <message>
        <source>Van Helsing walks in by chance and reveals you; at dusk you will fight. You could ambush him first. Keep your encounter this time and decline.</source>
        <translation>Van Helsing arriva per caso e ti rivela; al tramonto si combatte. Prima potresti tendergli un’imboscata. Questa volta tieni il tuo Incontro e rinuncia.</translation>
    </message>
    <message>
        <source>Well guessed: Dodge canceled Claws, and the Knife struck. The hunters&apos; third round is yours: choose any card for Van Helsing.</source>
        <translation>Indovinato: Schivata ha annullato Artigli, e il Pugnale ha colpito. Nel terzo round decidi tu per i Cacciatori: scegli una carta qualsiasi per Van Helsing.</translation>
    </message>
    <message>
        <source>What Dracula leaves behind, what lurks there, and how to find out where he is.</source>
        <translation>Che cosa lascia dietro di sé Dracula, che cosa si nasconde lì, e come scoprire dov’è.</translation>
    </message>
    <message>
        <source>What waits in Bordeaux did not ambush. Left alone it would mature when the card leaves the trail, and help Dracula. Let Lord Godalming search the city.</source>
        <translation>Ciò che attende a Bordeaux non ha teso un’imboscata. Se nessuno lo tocca, può maturare quando la carta esce dal Percorso, e aiutare Dracula. Fai cercare Lord Godalming nella città.</translation>
    </message>
    <message>
        <source>When a card may be played, who can cancel it, and what befalls a careless hunter.</source>
        <translation>Quando si può giocare una carta, chi può annullarla, e che cosa capita a un Cacciatore imprudente.</translation>
    </message>
    <message>
        <source>When a hunter ends a move in a city of the trail, its card is turned up. Lord Godalming came to Bordeaux yesterday: Dracula has been there. The encounter beside it is still facedown.</source>
        <translation>Quando un Cacciatore finisce un movimento in una città del Percorso, la sua carta viene rivelata. Lord Godalming è arrivato ieri a Bordeaux: Dracula è stato lì. L’Incontro accanto alla carta è ancora coperto.</translation>
    </message>
    <message>
        <source>Where cards come from, how hunters share them, and how wounds heal.</source>
        <translation>Da dove vengono le carte, come i Cacciatori le condividono, e come guariscono le ferite.</translation>
    </message>
    <message>
        <source>Whose turn it is, and how hunters travel by road, by sea and by railway.</source>
        <translation>A chi tocca, e come viaggiano i Cacciatori: su strada, via mare e in ferrovia.</translation>
    </message>
    <message>
        <source>With Possible locations switched on in the View menu, rings on the map show where Dracula may be now, judged only by what you have been told: the larger, the likelier. The Deduction tab lists the evidence.</source>
        <translation>Se nel menu Visualizza è attiva la voce Luoghi possibili, i cerchi sulla mappa mostrano dove può essere ora Dracula, secondo le sole cose che ti sono state dette: più grande il cerchio, più probabile il luogo. La scheda Deduzione elenca gli indizi.</translation>
    </message>
    <message>
        <source>Without weapons nobody survives a night with Dracula. Item cards are for fights and searches, event cards for special moments. Both come from taking supplies.</source>
        <translation>Senza armi nessuno sopravvive a una notte con Dracula. Le carte oggetto servono per combattere e cercare, le carte evento per momenti speciali. Le une e le altre si ottengono rifornendosi.</translation>
    </message>
    <message>
        <source>You also hold a rumor token. If a vampire matures where it lies, it brings 3 influence more. Put it on one of the hideouts.</source>
        <translation>Hai anche un segnalino Diceria. Se un vampiro matura dove si trova, dà altri 3 punti Influenza. Mettilo su uno dei Nascondigli.</translation>
    </message>
    <message>
        <source>You are in Munich. Hide goes facedown instead of a move and looks like any city: the hunters will think you walked on. Play it.</source>
        <translation>Sei a Monaco di Baviera. Nascondersi si piazza coperta invece di muovere e sembra una città qualsiasi: i Cacciatori crederanno che tu sia andato oltre. Giocala.</translation>
    </message>
    <message>
        <source>Your phase begins: the whole trail slides, and Szeged leaves it. Nobody found the Reckless Vampire you left there, so it can mature and bring you 4 influence. Let it.</source>
        <translation>Comincia la tua fase: tutto il Percorso scorre, e Szeged ne esce. Nessuno ha trovato il Vampiro sconsiderato che hai lasciato lì, perciò può maturare e darti 4 punti Influenza. Fallo maturare.</translation>
    </message>
    <message>
        <source>Your trail, your castle, the sea, and encounters that mature in peace.</source>
        <translation>Il tuo Percorso, il tuo castello, il mare, e Incontri che maturano in pace.</translation>
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
        <translation>Avido e miope</translation>
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
        <source>No preference</source>
        <translation>Nessuna preferenza</translation>
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
        <source>Style:</source>
        <translation>Stile:</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>{player}&apos;s style:</source>
        <translation>Stile di {player}:</translation>
    </message>
    <message>
        <source>{player}, at most {seconds} s a move</source>
        <translation>{player}, al massimo {seconds} s a mossa</translation>
    </message>
    <message>
        <source>{player}, {style}</source>
        <translation>{player}, {style}</translation>
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
        <source>Dracula&apos;s trail</source>
        <translation>Percorso di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail, newest move first</source>
        <translation>Percorso di Dracula, dalla mossa più recente</translation>
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
        <source>Hunters</source>
        <translation>Cacciatori</translation>
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
    <name>lite.evidence</name>
    <message>
        <source>Dracula was at sea.</source>
        <translation>Dracula era in mare.</translation>
    </message>
    <message>
        <source>Dracula was in a city: he came by road or sea, or hid.</source>
        <translation>Dracula era in una città: vi è arrivato su strada o via mare, o si è nascosto.</translation>
    </message>
    <message>
        <source>Dracula went straight to his castle.</source>
        <translation>Dracula è andato dritto nel suo castello.</translation>
    </message>
    <message numerus="yes">
        <source>He doubled back to where he was %n turn(s) before.</source>
        <translation>
            <numerusform>È tornato indietro nel luogo di %n turno prima.</numerusform>
            <numerusform>È tornato indietro nel luogo di %n turni prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move was Hide: Dracula stayed where he was.</source>
        <translation>Questa mossa era Nascondersi: Dracula è rimasto dov’era.</translation>
    </message>
    <message>
        <source>This move was revealed: Dracula came to {place}.</source>
        <translation>Questa mossa è stata rivelata: Dracula è arrivato qui: {place}.</translation>
    </message>
    <message>
        <source>{hunter} came to {place} and found no trace of the last moves.</source>
        <translation>{hunter} arriva qui e non trova segni delle ultime mosse: {place}.</translation>
    </message>
    <message>
        <source>{hunter} met Dracula in {place}.</source>
        <translation>{hunter} affronta Dracula: {place}.</translation>
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
        <source>a fresher trace of Dracula</source>
        <translation>un indizio più fresco su Dracula</translation>
    </message>
    <message>
        <source>a higher score</source>
        <translation>un punteggio più alto</translation>
    </message>
    <message>
        <source>a lower score</source>
        <translation>un punteggio più basso</translation>
    </message>
    <message>
        <source>an older trace of Dracula</source>
        <translation>un indizio più vecchio su Dracula</translation>
    </message>
    <message>
        <source>hunters farther from Dracula</source>
        <translation>cacciatori più lontani da Dracula</translation>
    </message>
    <message>
        <source>hunters nearer to Dracula</source>
        <translation>cacciatori più vicini a Dracula</translation>
    </message>
    <message>
        <source>immature vampires less often</source>
        <translation>meno spesso vampiri immaturi</translation>
    </message>
    <message>
        <source>immature vampires more often</source>
        <translation>più spesso vampiri immaturi</translation>
    </message>
    <message>
        <source>less blood left to Dracula</source>
        <translation>meno sangue rimasto a Dracula</translation>
    </message>
    <message>
        <source>less life left to the hunters</source>
        <translation>meno vita rimasta ai cacciatori</translation>
    </message>
    <message>
        <source>more blood left to Dracula</source>
        <translation>più sangue rimasto a Dracula</translation>
    </message>
    <message>
        <source>more life left to the hunters</source>
        <translation>più vita rimasta ai cacciatori</translation>
    </message>
    <message>
        <source>{place} is too far away this turn.</source>
        <translation>Troppo lontano in questo turno: {place}.</translation>
    </message>
</context>
<context>
    <name>lite.reference</name>
    <message>
        <source>A hunter has at most {life} life. Without life the hunter is brought to the hospital at once, and the score falls by {death}.</source>
        <translation>Un Cacciatore ha al massimo {life} punti vita. Senza punti vita il Cacciatore viene portato subito in ospedale, e il punteggio cala di {death}.</translation>
    </message>
    <message>
        <source>A hunter in a city of the trail reveals all moves that led there.</source>
        <translation>Un Cacciatore in una città del Percorso rivela tutte le mosse che vi hanno portato.</translation>
    </message>
    <message>
        <source>A hunter who dies neither adds to the count nor breaks it.</source>
        <translation>Un Cacciatore che muore non aggiunge nulla al conto e non lo interrompe.</translation>
    </message>
    <message>
        <source>A hunter who ends a turn in Dracula&apos;s city, and is still alive, meets him. Dracula loses {blood} blood and the hunter {life} life.</source>
        <translation>Un Cacciatore che finisce un turno nella città di Dracula, ed è ancora vivo, lo affronta. Dracula perde {blood} punti sangue e il Cacciatore {life} punti vita.</translation>
    </message>
    <message>
        <source>A hunter who ends a turn where the last one ended has rested and gains {life} life, at sea too. Losses come first.</source>
        <translation>Un Cacciatore che finisce un turno dove aveva finito il precedente ha riposato e recupera {life} punti vita, anche in mare. Prima si contano le perdite.</translation>
    </message>
    <message>
        <source>A hunter&apos;s turn</source>
        <translation>Il turno di un Cacciatore</translation>
    </message>
    <message>
        <source>A revealed Hide or Double Back reveals the move it stands on, and so on backwards.</source>
        <translation>Quando si rivela Nascondersi o Tornare indietro, si rivela anche la mossa su cui si basa, e così via all’indietro.</translation>
    </message>
    <message>
        <source>A trap vanishes with its move.</source>
        <translation>Una trappola scompare insieme alla sua mossa.</translation>
    </message>
    <message>
        <source>A turn that ends at sea costs Dracula {sea} blood, a turn that ends in Castle Dracula gives him {castle}, without an upper limit.</source>
        <translation>Un turno che finisce in mare costa a Dracula {sea} punti sangue, un turno che finisce nel Castello di Dracula gliene dà {castle}, senza un limite massimo.</translation>
    </message>
    <message>
        <source>A young vampire is destroyed.</source>
        <translation>Un giovane vampiro viene distrutto.</translation>
    </message>
    <message>
        <source>A young vampire lives as long as its move is in the trail. A hunter who comes to its city destroys it. When its move leaves the trail, it matures, and the score falls by {cost}.</source>
        <translation>Un giovane vampiro vive finché la sua mossa è nel Percorso. Un Cacciatore che arriva nella sua città lo distrugge. Quando la sua mossa esce dal Percorso, il vampiro matura e il punteggio cala di {cost}.</translation>
    </message>
    <message>
        <source>After a move in a city with fewer than {most} encounters Dracula leaves one: a trap, or in every {rounds}th round a young vampire. A Hide, a Double Back and a teleport count too, so encounters gather.</source>
        <translation>Dopo una mossa in una città con meno di {most} Incontri Dracula ne lascia uno: una trappola oppure, a ogni {rounds}º round, un giovane vampiro. Valgono anche Nascondersi, Tornare indietro e il ritorno al castello, perciò gli Incontri si accumulano.</translation>
    </message>
    <message>
        <source>At most one lives at a time. If Dracula is at sea in the round of a vampire, there is none for {rounds} rounds.</source>
        <translation>Ne vive al massimo uno alla volta. Se Dracula è in mare nel round di un vampiro, per {rounds} round non ce n’è nessuno.</translation>
    </message>
    <message>
        <source>At sea</source>
        <translation>In mare</translation>
    </message>
    <message>
        <source>At sea he leaves nothing. What he leaves is always seen; where, is not.</source>
        <translation>In mare non lascia nulla. Che cosa lascia si vede sempre; dove, no.</translation>
    </message>
    <message>
        <source>At sea nobody meets anybody. A hunter who shares a sea with Dracula learns nothing.</source>
        <translation>In mare nessuno affronta nessuno. Un Cacciatore nello stesso mare di Dracula non viene a sapere nulla.</translation>
    </message>
    <message>
        <source>At sea nothing of this happens. And only a hunter&apos;s turn brings it about: if Dracula comes to a hunter, nothing happens until a hunter ends a turn there.</source>
        <translation>In mare non accade nulla di tutto questo. E solo il turno di un Cacciatore lo provoca: se è Dracula ad arrivare da un Cacciatore, non succede nulla finché un Cacciatore non finisce un turno lì.</translation>
    </message>
    <message>
        <source>Beginning somewhere is no rest.</source>
        <translation>Cominciare in un luogo non è un riposo.</translation>
    </message>
    <message>
        <source>Both are hurt, even if the hunter dies of it.</source>
        <translation>Entrambi sono colpiti, anche se il Cacciatore ne muore.</translation>
    </message>
    <message>
        <source>By railway</source>
        <translation>In ferrovia</translation>
    </message>
    <message>
        <source>Castle Dracula and the hospital of St. Joseph and St. Mary are cities like others to the hunters. Dracula never enters the hospital.</source>
        <translation>Il Castello di Dracula e l’ospedale di San Giuseppe e Santa Maria sono per i Cacciatori città come le altre. Dracula non entra mai nell’ospedale.</translation>
    </message>
    <message>
        <source>Double Back</source>
        <translation>Tornare indietro</translation>
    </message>
    <message>
        <source>Double Back 1 to 5 takes Dracula to where he was after one of his last five moves; 1 is where he is. The place must be the one he is in, or one link away. It is allowed at sea.</source>
        <translation>Tornare indietro, da 1 a 5, porta Dracula dove si trovava dopo una delle sue ultime cinque mosse; 1 è il luogo in cui è ora. Il luogo deve essere quello in cui si trova, oppure uno raggiungibile con una strada o un tratto in barca. In mare è permesso.</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Dracula begins with {blood} blood. Without blood he is destroyed, and the hunters win with the score that is left. If the score is used up first, Dracula wins.</source>
        <translation>Dracula comincia con {blood} punti sangue. Senza punti sangue è distrutto, e i Cacciatori vincono con il punteggio rimasto. Se prima si esaurisce il punteggio, vince Dracula.</translation>
    </message>
    <message>
        <source>Dracula goes one road or one stretch by boat, never by railway and never into the hospital. Or he stays, hides, or doubles back.</source>
        <translation>Dracula percorre una strada o un tratto in barca, mai la ferrovia, e non va mai nell’ospedale. Oppure resta, si nasconde o torna indietro.</translation>
    </message>
    <message>
        <source>Dracula moves unseen. His last {trail} moves are his trail, and in the cities of the trail he leaves traps and young vampires.</source>
        <translation>Dracula si muove senza essere visto. Le sue ultime {trail} mosse sono il suo Percorso, e nelle città del Percorso lascia trappole e giovani vampiri.</translation>
    </message>
    <message>
        <source>Dracula stays in the city he is in. At sea he cannot hide, and once in five moves is all.</source>
        <translation>Dracula resta nella città in cui si trova. In mare non può nascondersi, e può farlo solo una volta in cinque mosse.</translation>
    </message>
    <message>
        <source>Dracula&apos;s move is revealed at once in his castle and in a city with a hunter.</source>
        <translation>La mossa di Dracula viene rivelata subito nel suo castello e in una città con un Cacciatore.</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn</source>
        <translation>Turno di Dracula</translation>
    </message>
    <message>
        <source>Each trap in the city takes {life} life from the hunter, those of the oldest move first, and is gone.</source>
        <translation>Ogni trappola nella città toglie {life} punti vita al Cacciatore, a cominciare da quelle della mossa più vecchia, e scompare.</translation>
    </message>
    <message>
        <source>Each turn a hunter makes one move:</source>
        <translation>In ogni turno un Cacciatore fa una mossa:</translation>
    </message>
    <message>
        <source>Four hunters, led by one player, chase Dracula across Europe. They act one after the other, {hunters}, and Dracula comes last.</source>
        <translation>Quattro Cacciatori, guidati da un solo giocatore, inseguono Dracula attraverso l’Europa. Agiscono uno dopo l’altro, {hunters}, e Dracula viene per ultimo.</translation>
    </message>
    <message>
        <source>He may die in his own turn, at sea. That turn still costs its point.</source>
        <translation>Può morire nel proprio turno, in mare. Anche quel turno costa il suo punto.</translation>
    </message>
    <message>
        <source>He may not repeat a move of his last five. What counts is the move as he made it: a Hide in Paris does not bar Paris.</source>
        <translation>Non può ripetere nessuna delle sue ultime cinque mosse. Conta la mossa così come l’ha fatta: Nascondersi a Parigi non vieta Parigi.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondersi</translation>
    </message>
    <message>
        <source>How far a hunter may ride changes every round: from no railway link at all to {most}.</source>
        <translation>Quanto lontano può andare un Cacciatore in ferrovia cambia a ogni round: da nessuna tratta ferroviaria fino a {most}.</translation>
    </message>
    <message>
        <source>Hunters who step on the trail uncover it. Hunters who find Dracula take blood from him.</source>
        <translation>I Cacciatori che arrivano sul Percorso lo scoprono. I Cacciatori che trovano Dracula gli tolgono sangue.</translation>
    </message>
    <message>
        <source>If Dracula is there, they meet.</source>
        <translation>Se Dracula è lì, si scontrano.</translation>
    </message>
    <message>
        <source>If the city is in the trail, every move of the trail that led there is revealed.</source>
        <translation>Se la città è nel Percorso, viene rivelata ogni mossa del Percorso che vi ha portato.</translation>
    </message>
    <message>
        <source>If the hunter has no life left, the other traps stay.</source>
        <translation>Se il Cacciatore resta senza punti vita, le altre trappole rimangono.</translation>
    </message>
    <message>
        <source>In the next turn the hunter wakes up there with full life and moves on as usual.</source>
        <translation>Nel turno successivo il Cacciatore si sveglia lì con tutti i punti vita e muove come di consueto.</translation>
    </message>
    <message>
        <source>It looks like any city. When it is revealed, the move before it is revealed as well. As the sixth move of the trail a Hide is shown to be one.</source>
        <translation>Sembra una città qualsiasi. Quando viene rivelata, si rivela anche la mossa precedente. Come sesta mossa del Percorso, Nascondersi viene mostrata per quello che è.</translation>
    </message>
    <message>
        <source>Life and the hospital</source>
        <translation>Punti vita e ospedale</translation>
    </message>
    <message>
        <source>Meeting Dracula</source>
        <translation>Lo scontro con Dracula</translation>
    </message>
    <message>
        <source>Nothing happens on the way. A ride needs no ticket.</source>
        <translation>Lungo il tragitto non succede nulla. Per il treno non serve un biglietto.</translation>
    </message>
    <message>
        <source>Of a move they see whether it leads to a city or to a sea; of a Double Back the number.</source>
        <translation>Di una mossa vedono se porta in una città o in un mare; di Tornare indietro vedono il numero.</translation>
    </message>
    <message>
        <source>Only when nothing else is legal is Dracula carried to his castle. Everybody sees it.</source>
        <translation>Solo quando nient’altro è valido Dracula viene riportato nel suo castello. Lo vedono tutti.</translation>
    </message>
    <message>
        <source>Places and ways</source>
        <translation>Luoghi e vie</translation>
    </message>
    <message>
        <source>Resting and research</source>
        <translation>Riposare e indagare</translation>
    </message>
    <message>
        <source>Resting at sea heals, and counts for research.</source>
        <translation>Riposare in mare dà punti vita, e conta per indagare.</translation>
    </message>
    <message>
        <source>Rounds count from 0. In round 0 everybody is placed: each hunter anywhere on the map, then Dracula anywhere but in the hospital. He sees where the hunters stand.</source>
        <translation>I round si contano da 0. Nel round 0 tutti prendono posto: ogni Cacciatore in un luogo qualsiasi della mappa, poi Dracula in un luogo qualsiasi tranne l’ospedale. Dracula vede dove sono i Cacciatori.</translation>
    </message>
    <message>
        <source>Score, blood and the end</source>
        <translation>Punteggio, sangue e fine della partita</translation>
    </message>
    <message>
        <source>Sea and castle</source>
        <translation>Mare e castello</translation>
    </message>
    <message>
        <source>So he may name the place he is in only if the move that led there is old enough, or if he was carried there.</source>
        <translation>Perciò può indicare il luogo in cui si trova solo se la mossa che vi ha portato è abbastanza vecchia, o se vi è stato riportato.</translation>
    </message>
    <message>
        <source>Teleport to Castle Dracula</source>
        <translation>Ritorno al Castello di Dracula</translation>
    </message>
    <message>
        <source>The New Game dialog also offers the third edition: with day and night, items and event cards, tickets, combat card by card, influence and hospitals. Its own rules stand in this window while you play it.</source>
        <translation>La finestra Nuova partita offre anche la terza edizione: con giorno e notte, carte oggetto e carte evento, biglietti, combattimenti carta per carta, Influenza e ospedali. Le sue regole stanno in questa finestra mentre la giochi.</translation>
    </message>
    <message>
        <source>The castle betrays him: his move is revealed at once. At sea he is never met, and nobody learns which sea it is.</source>
        <translation>Il castello lo tradisce: la sua mossa viene rivelata subito. In mare nessuno lo affronta mai, e nessuno viene a sapere di quale mare si tratti.</translation>
    </message>
    <message>
        <source>The complete game</source>
        <translation>Il gioco completo</translation>
    </message>
    <message>
        <source>The first round</source>
        <translation>Il primo round</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>The game in one minute</source>
        <translation>Il gioco in un minuto</translation>
    </message>
    <message>
        <source>The game was played in several versions over the years. You may choose, in the New Game dialog under Rule variants; the first answer is the usual one.</source>
        <translation>Negli anni si è giocato con diverse versioni. Puoi scegliere nella finestra Nuova partita, alla voce Varianti delle regole; la prima risposta è quella consueta.</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>I Cacciatori</translation>
    </message>
    <message>
        <source>The hunters see the number, but not the place. Of all Double Backs only one may be among his last five moves.</source>
        <translation>I Cacciatori vedono il numero, ma non il luogo. Fra le ultime cinque mosse di Dracula può esserci un solo Tornare indietro, qualunque sia il numero.</translation>
    </message>
    <message>
        <source>The map has {places} places, {seas} of them seas. Roads join cities, boats join ports and seas, and railways are for hunters only.</source>
        <translation>La mappa ha {places} luoghi, di cui {seas} mari. Le strade uniscono le città, le barche uniscono porti e mari, e le ferrovie sono solo per i Cacciatori.</translation>
    </message>
    <message>
        <source>The number is the round and the hunter&apos;s own number (0 to 3) added up, without the fours in it. The list of figures shows it for this round.</source>
        <translation>Si sommano il round e il numero del Cacciatore (da 0 a 3); ciò che resta dividendo per quattro è il numero di tratte. L’elenco delle figure lo mostra per questo round.</translation>
    </message>
    <message>
        <source>The score begins at {score} and only falls:</source>
        <translation>Il punteggio comincia da {score} e può solo calare:</translation>
    </message>
    <message>
        <source>The score falls with every round. The hunters win if Dracula has no blood left before the score is used up.</source>
        <translation>Il punteggio cala a ogni round. I Cacciatori vincono se Dracula resta senza sangue prima che il punteggio sia esaurito.</translation>
    </message>
    <message>
        <source>Then comes what is to be found there. Nobody passes: staying is a move too.</source>
        <translation>Poi viene ciò che c’è da trovare lì. Nessuno passa: anche restare è una mossa.</translation>
    </message>
    <message>
        <source>Traps</source>
        <translation>Trappole</translation>
    </message>
    <message>
        <source>Traps hurt the hunter.</source>
        <translation>Le trappole feriscono il Cacciatore.</translation>
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
        <source>What can be chosen before a game</source>
        <translation>Che cosa si può scegliere prima di una partita</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Che cosa si sa</translation>
    </message>
    <message>
        <source>What is left, vanishes or matures is always seen, and so are blood, life and score.</source>
        <translation>Ciò che viene lasciato, scompare o matura si vede sempre, e così sangue, punti vita e punteggio.</translation>
    </message>
    <message>
        <source>What is revealed stays known for good.</source>
        <translation>Ciò che è rivelato resta noto per sempre.</translation>
    </message>
    <message>
        <source>What the hunters see</source>
        <translation>Che cosa vedono i Cacciatori</translation>
    </message>
    <message>
        <source>When all four hunters rest in a row, their research reveals the oldest move of the trail, even a sea. Each further rest does so again; any other move starts the count anew.</source>
        <translation>Quando tutti e quattro i Cacciatori riposano di fila, indagando rivelano la mossa più vecchia del Percorso, anche se è un mare. Ogni altro riposo lo fa di nuovo; qualsiasi altra mossa fa ricominciare il conto.</translation>
    </message>
    <message>
        <source>Where a hunter ends a move in a city, this happens, in this order:</source>
        <translation>Dove un Cacciatore finisce una mossa in una città accade questo, in quest’ordine:</translation>
    </message>
    <message>
        <source>Young vampires</source>
        <translation>Giovani vampiri</translation>
    </message>
    <message>
        <source>by {death} whenever a hunter is brought to the hospital;</source>
        <translation>di {death} ogni volta che un Cacciatore viene portato in ospedale;</translation>
    </message>
    <message>
        <source>by {matured} whenever a vampire matures.</source>
        <translation>di {matured} ogni volta che un vampiro matura.</translation>
    </message>
    <message>
        <source>by {turn} with each turn of Dracula;</source>
        <translation>di {turn} a ogni turno di Dracula;</translation>
    </message>
    <message>
        <source>follow one road;</source>
        <translation>seguire una strada;</translation>
    </message>
    <message>
        <source>go one stretch by boat, between port and sea or sea and sea;</source>
        <translation>fare un tratto in barca, fra porto e mare o fra mare e mare;</translation>
    </message>
    <message>
        <source>ride by railway.</source>
        <translation>muovere in ferrovia.</translation>
    </message>
    <message>
        <source>stay in the place, which is a rest;</source>
        <translation>restare nel luogo, e questo è un riposo;</translation>
    </message>
    <message>
        <source>{first}, {second}, {third} and {fourth}</source>
        <translation>{first}, {second}, {third} e {fourth}</translation>
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
        <source>Dracula&apos;s blood</source>
        <translation>Sangue di Dracula</translation>
    </message>
    <message>
        <source>Hunters brought to the hospital</source>
        <translation>Cacciatori portati in ospedale</translation>
    </message>
    <message>
        <source>Meetings with Dracula</source>
        <translation>Scontri con Dracula</translation>
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
        <source>Moves revealed</source>
        <translation>Mosse rivelate</translation>
    </message>
    <message>
        <source>Round {round}, score {score}: it is {figure}&apos;s turn.</source>
        <translation>Round {round}, punteggio {score}: tocca a {figure}.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>The game ended in round {round} with a score of {score}.</source>
        <translation>La partita è finita al round {round} con punteggio {score}.</translation>
    </message>
    <message>
        <source>Traps sprung</source>
        <translation>Trappole scattate</translation>
    </message>
    <message>
        <source>Vampires destroyed</source>
        <translation>Vampiri distrutti</translation>
    </message>
    <message>
        <source>Vampires matured</source>
        <translation>Vampiri maturati</translation>
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
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
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
        <source>Dracula&apos;s likeliest places: {places}.</source>
        <translation>Dove è più probabile che sia Dracula: {places}.</translation>
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
        <source>Round {round}</source>
        <translation>Round {round}</translation>
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
        <translation>Città ignota</translation>
    </message>
    <message>
        <source>Unknown sea zone</source>
        <translation>Zona di mare ignota</translation>
    </message>
    <message>
        <source>Van Helsing</source>
        <translation>Van Helsing</translation>
    </message>
    <message>
        <source>Where the hunters most expect Dracula: {places}.</source>
        <translation>Dove i cacciatori si aspettano di più Dracula: {places}.</translation>
    </message>
    <message>
        <source>not on the map yet</source>
        <translation>non ancora sulla mappa</translation>
    </message>
</context>
<context>
    <name>piles</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>newest card of the discard pile</source>
        <translation>carta più recente degli scarti</translation>
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
    <name>reasons</name>
    <message>
        <source>A fixed choice could be foreseen, so it is drawn: {shares}.</source>
        <translation>Una scelta fissa sarebbe prevedibile, perciò si estrae: {shares}.</translation>
    </message>
    <message>
        <source>About as good as the first.</source>
        <translation>Buona all’incirca quanto la prima.</translation>
    </message>
    <message>
        <source>Against it: {reasons}.</source>
        <translation>Contro: {reasons}.</translation>
    </message>
    <message>
        <source>Both sides choose at once</source>
        <translation>Le due parti scelgono insieme</translation>
    </message>
    <message>
        <source>Expected answer: {what}.</source>
        <translation>Risposta prevista: {what}.</translation>
    </message>
    <message>
        <source>Expected of the other side: {shares}.</source>
        <translation>Previsto dall’altra parte: {shares}.</translation>
    </message>
    <message>
        <source>For it: {reasons}.</source>
        <translation>A favore: {reasons}.</translation>
    </message>
    <message>
        <source>Likely to follow: {steps}.</source>
        <translation>Probabile seguito: {steps}.</translation>
    </message>
    <message>
        <source>What this rests on</source>
        <translation>Su che cosa si basa</translation>
    </message>
    <message>
        <source>Win estimate: {percent}% · {end}</source>
        <translation>Probabilità di vittoria stimata: {percent}% · {end}</translation>
    </message>
    <message>
        <source>{number}. {action}</source>
        <translation>{number}. {action}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{some}, {next}</source>
        <translation>{some}, {next}</translation>
    </message>
    <message>
        <source>{some}; then {next}</source>
        <translation>{some}; poi {next}</translation>
    </message>
    <message>
        <source>{what} ({percent}%)</source>
        <translation>{what} ({percent}%)</translation>
    </message>
    <message>
        <source>{what} {percent}%</source>
        <translation>{what} {percent}%</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>{first}; or {rest}</source>
        <translation>{first}; oppure {rest}</translation>
    </message>
</context>
<context>
    <name>saving</name>
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
    <name>terminal</name>
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
        <source>The game is being saved automatically again.</source>
        <translation>La partita viene di nuovo salvata automaticamente.</translation>
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
        <source>This game is played as on paper: there are no hints and no possible places.</source>
        <translation>Questa partita si gioca su carta: niente consigli e niente luoghi possibili.</translation>
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
    <name>trade</name>
    <message>
        <source>It has changed hands already.</source>
        <translation>È già passata di mano.</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>da {name}</translation>
    </message>
</context>
<context>
    <name>trail</name>
    <message>
        <source>a space for a lair, empty</source>
        <translation>spazio per un Covo, vuoto</translation>
    </message>
    <message>
        <source>empty space of the trail</source>
        <translation>spazio vuoto del Percorso</translation>
    </message>
</context>
<context>
    <name>turning_points</name>
    <message>
        <source>Nothing was told; the game went on.</source>
        <translation>Nulla di nuovo; la partita continua.</translation>
    </message>
    <message>
        <source>{what} Better by {number} percent.</source>
        <translation>{what} In meglio: {number} per cento.</translation>
    </message>
    <message>
        <source>{what} Worse by {number} percent.</source>
        <translation>{what} In peggio: {number} per cento.</translation>
    </message>
    <message>
        <source>{when}: {what}</source>
        <translation>{when}: {what}</translation>
    </message>
</context>
</TS>
