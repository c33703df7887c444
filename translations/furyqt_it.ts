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
        <source>Board games against a computer that reasons about what it cannot see.</source>
        <translation>Giochi da tavolo contro un computer che ragiona anche su ciò che non può vedere.</translation>
    </message>
    <message>
        <source>Free software under the MIT license: use it, change it and share it, together with the license.</source>
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
    <name>ActionArea</name>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla mossa</translation>
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
        <source>Allow pencil marks on the map</source>
        <translation>Permetti segni a matita sulla mappa</translation>
    </message>
    <message>
        <source>Deduction aids</source>
        <translation>Aiuti alla deduzione</translation>
    </message>
    <message>
        <source>List what your side knows about the hidden figure</source>
        <translation>Elenca ciò che il tuo schieramento sa del personaggio nascosto</translation>
    </message>
    <message>
        <source>Show how likely each place is if played like the computer</source>
        <translation>Mostra quanto è probabile ciascun luogo secondo il gioco del computer</translation>
    </message>
    <message>
        <source>Show the hidden figure&apos;s possible places on the map</source>
        <translation>Mostra sulla mappa i luoghi possibili del personaggio nascosto</translation>
    </message>
    <message>
        <source>Show these chances on the map as numbers</source>
        <translation>Mostra queste probabilità in cifre sulla mappa</translation>
    </message>
    <message>
        <source>These aids show only what your side could know. A paper-style game has none of them except pencil marks.</source>
        <translation>Questi aiuti mostrano solo ciò che il tuo schieramento può sapere. Una partita come su carta ha soltanto i segni a matita.</translation>
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
        <translation>{number}: {award}, coperto</translation>
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
        <source>Row of cards</source>
        <translation>Fila di carte</translation>
    </message>
</context>
<context>
    <name>CardStage</name>
    <message>
        <source>Any key: continue · Esc: skip all</source>
        <translation>Un tasto qualsiasi: continua · Esc: salta tutto</translation>
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
    <message>
        <source>if played like the computer:</source>
        <translation>se giocasse come il computer:</translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>Find a move</source>
        <translation>Cerca una mossa</translation>
    </message>
    <message>
        <source>Find a move…</source>
        <translation>Cerca una mossa…</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Mosse valide</translation>
    </message>
</context>
<context>
    <name>CombatScene</name>
    <message>
        <source>Choose one of {name}&apos;s cards</source>
        <translation>Scegli una carta di {name}</translation>
    </message>
    <message>
        <source>Combat {place:in}: round {round} of {most}, {when}</source>
        <translation>Combattimento {place:in}: round {round} di {most}, {when}</translation>
    </message>
    <message>
        <source>Combat {place:in}: round {round}, {when}</source>
        <translation>Combattimento {place:in}: round {round}, {when}</translation>
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
        <source>The combat {place:in} is over</source>
        <translation>Il combattimento {place:in} è finito</translation>
    </message>
    <message>
        <source>{name}&apos;s cards to choose from</source>
        <translation>Carte di {name} fra cui scegliere</translation>
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
        <source>Game Summary</source>
        <translation>Riepilogo</translation>
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
        <source>Last Turn Again</source>
        <translation>Rivedi l’ultimo turno</translation>
    </message>
    <message>
        <source>Learn to Play</source>
        <translation>Impara a giocare</translation>
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
        <translation>Passa in questa fase</translation>
    </message>
    <message>
        <source>Pause Computer</source>
        <translation>Metti in pausa il computer</translation>
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
        <source>Puzzles</source>
        <translation>Enigmi</translation>
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
        <source>Resume Computer</source>
        <translation>Fai riprendere il computer</translation>
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
        <translation>Avanti veloce</translation>
    </message>
    <message>
        <source>Slower Pace</source>
        <translation>Riduci velocità</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiche…</translation>
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
        <source>Use system theme</source>
        <translation>Segui il sistema</translation>
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
        <source>All computer players:</source>
        <translation>Tutti i giocatori del computer:</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori controllati dal computer</translation>
    </message>
    <message>
        <source>The levels differ in how long the computer thinks and how well it remembers; no level sees more than a person in the same seat. Changes apply to the next new game.</source>
        <translation>I livelli si distinguono per quanto a lungo il computer riflette e per quanto bene ricorda; nessuno vede più di quanto vedrebbe una persona al suo posto. Le modifiche valgono dalla prossima nuova partita.</translation>
    </message>
    <message>
        <source>Time per move:</source>
        <translation>Tempo per mossa:</translation>
    </message>
</context>
<context>
    <name>CoursePanel</name>
    <message>
        <source>Click to jump to a turn; the left and right arrow keys step from turn to turn</source>
        <translation>Fai clic per andare a un turno; le frecce sinistra e destra passano di turno in turno</translation>
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
        <source>The computer is analyzing the game: {done} of {count} turns.</source>
        <translation>Il computer analizza la partita: {done} turni su {count}.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Svolte</translation>
    </message>
</context>
<context>
    <name>CrashWatch</name>
    <message>
        <source>An unexpected error occurred: {error}</source>
        <translation>Si è verificato un errore imprevisto: {error}</translation>
    </message>
    <message>
        <source>Open the Folder</source>
        <translation>Apri la cartella</translation>
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
        <translation>Ora la carta «{card}» non si può usare.</translation>
    </message>
</context>
<context>
    <name>DuelCard</name>
    <message>
        <source>no card yet</source>
        <translation>ancora nessuna carta</translation>
    </message>
    <message>
        <source>{card} Canceled.</source>
        <translation>{card} Annullata.</translation>
    </message>
</context>
<context>
    <name>EvidencePage</name>
    <message>
        <source>Known facts</source>
        <translation>Informazioni note</translation>
    </message>
</context>
<context>
    <name>FighterPanel</name>
    <message>
        <source>not twice in a row: {card}</source>
        <translation>non due volte di seguito: {card}</translation>
    </message>
    <message>
        <source>{name}&apos;s card in this round</source>
        <translation>Carta di {name} in questo round</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Carte di {name}</translation>
    </message>
    <message>
        <source>{name}: health {life} of {full}</source>
        <translation>{name}: salute {life} su {full}</translation>
    </message>
</context>
<context>
    <name>FiguresWidget</name>
    <message>
        <source>{name}&apos;s cards</source>
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
        <source>Everything stays on this computer: games, statistics, settings and logs. furyqt sends nothing and contacts no server. You may copy or delete the files in these folders.</source>
        <translation>Tutto resta su questo computer: partite, statistiche, impostazioni e log. furyqt non invia nulla e non si collega ad alcun server. Puoi copiare o eliminare i file di queste cartelle.</translation>
    </message>
    <message>
        <source>Files and privacy</source>
        <translation>File e privacy</translation>
    </message>
    <message>
        <source>Logs:</source>
        <translation>Log:</translation>
    </message>
    <message>
        <source>Open the logs folder</source>
        <translation>Apri la cartella dei log</translation>
    </message>
    <message>
        <source>Open the saved games folder</source>
        <translation>Apri la cartella delle partite salvate</translation>
    </message>
    <message>
        <source>Open the settings folder</source>
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
        <source>Game chart</source>
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
        <source>not analyzed yet</source>
        <translation>non ancora analizzato</translation>
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
        <source>The table is covered. Everyone else, please look away.</source>
        <translation>Il tavolo è coperto. Gli altri guardino altrove, per favore.</translation>
    </message>
    <message>
        <source>Uncover the Table</source>
        <translation>Scopri il tavolo</translation>
    </message>
</context>
<context>
    <name>HintModel</name>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Probabilità di vittoria</translation>
    </message>
    <message>
        <source>How often the search tried this move</source>
        <translation>Quante volte il computer ha esaminato questa mossa</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visite</translation>
    </message>
    <message>
        <source>Your chance to win after this move, as the search estimates it</source>
        <translation>La tua probabilità di vittoria dopo questa mossa, secondo la stima della ricerca</translation>
    </message>
    <message>
        <source>not tried enough</source>
        <translation>non provata abbastanza</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>A hint uses the full strength of the search, but only what you know.</source>
        <translation>Un consiglio usa tutta la forza del computer, ma solo ciò che sai tu.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Chance to win: {share}, {sure}</source>
        <translation>Probabilità di vittoria: {share}, {sure}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>It uses only what the side to move knew at that time.</source>
        <translation>Usa soltanto ciò che sapeva allora chi doveva muovere.</translation>
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
        <source>Show the numbers of the search</source>
        <translation>Mostra i numeri della ricerca</translation>
    </message>
    <message>
        <source>So far: {move}</source>
        <translation>Finora: {move}</translation>
    </message>
    <message>
        <source>The computer is thinking</source>
        <translation>Il computer sta pensando</translation>
    </message>
    <message>
        <source>What would the computer do?</source>
        <translation>Che cosa farebbe il computer?</translation>
    </message>
    <message>
        <source>{end} Games tried: {count}.</source>
        <translation>{end} Partite provate: {count}.</translation>
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
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Each lesson takes a few minutes at the real table. You can leave at any time and continue later.</source>
        <translation>Ogni lezione dura pochi minuti, al tavolo vero. Puoi uscire in qualsiasi momento e riprendere più tardi.</translation>
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
        <source>Repeat</source>
        <translation>Ripeti</translation>
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
        <source>{game}: {side}</source>
        <translation>{game}: {side}</translation>
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
        <source>Have the tutor do this step</source>
        <translation>Fai eseguire questo passo al tutor</translation>
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
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Your place in the lesson is saved</source>
        <translation>Il punto in cui sei viene salvato</translation>
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
        <source>Lesson: {title}</source>
        <translation>Lezione: {title}</translation>
    </message>
    <message>
        <source>Next Lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>Next: {title}.</source>
        <translation>Prossima: {title}.</translation>
    </message>
    <message>
        <source>That was the last one. Good hunting!</source>
        <translation>Era l’ultima. Buona caccia!</translation>
    </message>
    <message>
        <source>This lesson is finished.</source>
        <translation>Questa lezione è conclusa.</translation>
    </message>
    <message>
        <source>Watch what happens…</source>
        <translation>Guarda…</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>{who} is playing…</source>
        <translation>Sta giocando {who}…</translation>
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
    <name>LogModel</name>
    <message>
        <source>Space reads: {cards}</source>
        <translation>Spazio legge: {cards}</translation>
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
        <source>Also distinct in shades of gray</source>
        <translation>Distinguibili anche in scala di grigi</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
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
        <source>For red-green color blindness</source>
        <translation>Daltonismo rosso-verde</translation>
    </message>
    <message>
        <source>For tritan (blue-yellow) color blindness</source>
        <translation>Daltonismo blu-giallo</translation>
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
        <source>Piece colors:</source>
        <translation>Colori delle miniature:</translation>
    </message>
    <message>
        <source>Sample pieces</source>
        <translation>Esempio delle miniature</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>Tema:</translation>
    </message>
    <message>
        <source>These colors apply to pieces, to places you can or cannot go to, to possible places and to railways. Letters, shapes and patterns always show the same information.</source>
        <translation>Questi colori valgono per le miniature, per i luoghi in cui puoi o non puoi andare, per i luoghi possibili e per le ferrovie. Lettere, forme e motivi danno sempre le stesse informazioni.</translation>
    </message>
    <message>
        <source>Use system theme</source>
        <translation>Segui il sistema</translation>
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
        <source>H, N and Q mark a place: he is here, he is not here, he may be here.</source>
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
        <source>My marks</source>
        <translation>I miei segni</translation>
    </message>
    <message>
        <source>To mark a place on the map, right-click it or press H, N or Q.</source>
        <translation>Per segnare un luogo sulla mappa, fai clic con il tasto destro o premi H, N o Q.</translation>
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
        <translation>Comunica allo screen reader che cosa succede</translation>
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
        <source>With reduced motion, pieces jump to their destination, and the ring around the active piece and the progress bar stay still.</source>
        <translation>Con il movimento ridotto le miniature saltano subito a destinazione; il cerchio intorno alla miniatura di turno e la barra di avanzamento restano fermi.</translation>
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
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Pace of the computer&apos;s actions</source>
        <translation>Velocità delle azioni del computer</translation>
    </message>
    <message>
        <source>Pace: {pace}</source>
        <translation>Velocità: {pace}</translation>
    </message>
    <message>
        <source>Play out the rest of the game instantly; choosing a pace slows it down again</source>
        <translation>Svolge subito il resto della partita; scegliendo una velocità si rallenta di nuovo</translation>
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
        <source>Skip to your next decision</source>
        <translation>Vai subito alla tua prossima decisione</translation>
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
        <source>Side, level, undo and aids are chosen for each new game and remembered for the next.</source>
        <translation>Schieramento, livello, «Annulla mossa» e aiuti si scelgono a ogni nuova partita e restano per la prossima.</translation>
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
        <source>Chances, if played like the computer</source>
        <translation>Probabilità secondo il gioco del computer</translation>
    </message>
    <message>
        <source>Left: earlier turns. Right: now.</source>
        <translation>A sinistra: turni precedenti. A destra: ora.</translation>
    </message>
    <message>
        <source>Possible places</source>
        <translation>Luoghi possibili</translation>
    </message>
    <message>
        <source>The chances assume an opponent who plays like the computer. Without them you see only which places are possible.</source>
        <translation>Le probabilità presuppongono un avversario che gioca come il computer. Senza di esse vedi solo quali luoghi sono possibili.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
</context>
<context>
    <name>PlayerAreaWidget</name>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>Carte di {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s played cards</source>
        <translation>Carte giocate di {name}</translation>
    </message>
    <message>
        <source>{name}, to move</source>
        <translation>{name}, di turno</translation>
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
        <translation>L’ultima posizione</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indizi</translation>
    </message>
    <message>
        <source>Game Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Luoghi</translation>
    </message>
    <message>
        <source>Places to mark</source>
        <translation>Luoghi da segnare</translation>
    </message>
    <message>
        <source>Places, evidence, log or cards</source>
        <translation>Luoghi, indizi, registro o carte</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>right</source>
        <translation>giusto</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>sbagliato</translation>
    </message>
</context>
<context>
    <name>PuzzlePanel</name>
    <message>
        <source>All kinds</source>
        <translation>Tutti i tipi</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tutti i temi</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Tipo di enigma</translation>
    </message>
    <message>
        <source>Main Menu</source>
        <translation>Menu principale</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <translation>Enigma successivo</translation>
    </message>
    <message>
        <source>Puzzle {number}: {kind}</source>
        <translation>Enigma {number}: {kind}</translation>
    </message>
    <message>
        <source>Rating of the puzzle {its}, your rating {own}</source>
        <translation>Punteggio dell’enigma {its}, il tuo punteggio {own}</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivi</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>{place}: missing</source>
        <translation>{place}: manca</translation>
    </message>
    <message>
        <source>{place}: right</source>
        <translation>{place}: giusto</translation>
    </message>
    <message>
        <source>{place}: wrong</source>
        <translation>{place}: sbagliato</translation>
    </message>
    <message>
        <source>{verdict} Rating {change}</source>
        <translation>{verdict} Punteggio {change}</translation>
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
        <source>Since your last turn:</source>
        <translation>Dal tuo ultimo turno:</translation>
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
        <source>Game Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>Timeline, hint, log or cards</source>
        <translation>Andamento, consiglio, registro o carte</translation>
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
    <name>ResultPanel</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Il risultato</translation>
    </message>
    <message>
        <source>{line} ({marks})</source>
        <translation>{line} ({marks})</translation>
    </message>
    <message>
        <source>{name} is unharmed, with {life} of {full} health.</source>
        <translation>{name}: nessuna ferita, {life} punti vita su {full}.</translation>
    </message>
    <message>
        <source>{name} lost {count} health and has {life} of {full} left.</source>
        <translation>{name} ha perso {count} punti vita: ne restano {life} su {full}.</translation>
    </message>
    <message>
        <source>{name} recovered {count} health and has {life} of {full}.</source>
        <translation>{name} ha recuperato {count} punti vita: ora {life} su {full}.</translation>
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
    <name>ScoreTable</name>
    <message>
        <source>Click, or press a key, to show the result at once.</source>
        <translation>Fai clic o premi un tasto per vedere subito il risultato.</translation>
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
        <translation>Il numero di partenza è un intero di al massimo {count} cifre.</translation>
    </message>
    <message>
        <source>Game seed</source>
        <translation>Numero di partenza</translation>
    </message>
    <message>
        <source>Pick a random seed</source>
        <translation>Estrae un numero di partenza casuale</translation>
    </message>
    <message>
        <source>Randomize</source>
        <translation>Estrai</translation>
    </message>
    <message>
        <source>The same seed and the same moves give the same game</source>
        <translation>Con lo stesso numero di partenza e le stesse mosse la partita è la stessa</translation>
    </message>
    <message>
        <source>random</source>
        <translation>casuale</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Settings pages</source>
        <translation>Pagine delle impostazioni</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>1 to 9</source>
        <translation>Da 1 a 9</translation>
    </message>
    <message>
        <source>Among cards: go to the next row, including other players&apos; rows</source>
        <translation>Fra le carte: vai alla fila accanto, anche di altri giocatori</translation>
    </message>
    <message>
        <source>Among cards: move from card to card</source>
        <translation>Fra le carte: vai di carta in carta</translation>
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
        <source>In a replay: go to the previous or next turning point</source>
        <translation>In un replay: alla svolta precedente o successiva</translation>
    </message>
    <message>
        <source>In a replay: step, jump, play and pause</source>
        <translation>In un replay: passo, salto, riproduzione e pausa</translation>
    </message>
    <message>
        <source>In the list of moves: find a move by name</source>
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
        <source>On a card, a trail space or a sheet: select it; in a trade: move the card across</source>
        <translation>Su una carta, uno spazio del Percorso o una scheda: selezione; in uno scambio: passa la carta</translation>
    </message>
    <message>
        <source>On a card, or on a move with a card: enlarge the card, or close it</source>
        <translation>Su una carta, o su una mossa con una carta: ingrandisci la carta, o chiudila</translation>
    </message>
    <message>
        <source>On a game chart: move from turn to turn, or to a turning point</source>
        <translation>Sul grafico di una partita: di turno in turno, o a una svolta</translation>
    </message>
    <message>
        <source>On the map: travel along roads, railways and sea routes</source>
        <translation>Sulla mappa: segui strade, ferrovie e rotte marittime</translation>
    </message>
    <message>
        <source>On the map: zoom in, zoom out, show the whole map</source>
        <translation>Sulla mappa: ingrandisci, riduci, mostra tutta la mappa</translation>
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
    <name>SoundButton</name>
    <message>
        <source>Sound is off ({key})</source>
        <translation>L’audio è disattivato ({key})</translation>
    </message>
    <message>
        <source>Sound is on ({key})</source>
        <translation>L’audio è attivo ({key})</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Ambience volume:</source>
        <translation>Volume dell’atmosfera:</translation>
    </message>
    <message>
        <source>Play a quiet ambience for day, night and combat</source>
        <translation>Riproduci una leggera atmosfera sonora per il giorno, la notte e il combattimento</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Riproduci i suoni</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Sounds only accompany what the screen shows; you miss nothing if they are off.</source>
        <translation>I suoni accompagnano soltanto ciò che si vede sullo schermo: se sono disattivati, non ti sfugge nulla.</translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation>Volume:</translation>
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
        <source>Average turns</source>
        <translation>Media turni</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>By side and opponent</source>
        <translation>Per schieramento e avversario</translation>
    </message>
    <message>
        <source>Clear All</source>
        <translation>Azzera tutto</translation>
    </message>
    <message>
        <source>Clear all statistics? Your saved games are kept.</source>
        <translation>Azzerare tutte le statistiche? Le partite salvate restano.</translation>
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
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games by side and opponent</source>
        <translation>Partite per schieramento e avversario</translation>
    </message>
    <message>
        <source>No game has been finished yet. Finished games are counted here.</source>
        <translation>Nessuna partita è ancora finita. Le partite finite vengono contate qui.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Numero di partenza</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
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
        <source>Totals or single games</source>
        <translation>Totali o singole partite</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Mosse annullate</translation>
    </message>
    <message>
        <source>Unreadable lines in the file: {count}.</source>
        <translation>Righe illeggibili nel file: {count}.</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>% vinte</translation>
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
        <source>You played</source>
        <translation>Schieramento</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>paper style</source>
        <translation>come su carta</translation>
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
    <name>StepBar</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>steps</comment>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Fino alla fine</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
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
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Defeat.</source>
        <translation>Sconfitta.</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Gioca ancora</translation>
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
        <source>The computer is paused.</source>
        <translation>Il computer è in pausa.</translation>
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
    <name>TownView</name>
    <message>
        <source>Arrow keys travel through the town, Home and End go to spaces that can be chosen, Enter chooses.</source>
        <translation>Le frecce portano in giro per la città, Inizio e Fine agli spazi che si possono scegliere, Invio sceglie.</translation>
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
        <source>Cards on {name}&apos;s side</source>
        <translation>Carte dalla parte di {name}</translation>
    </message>
</context>
<context>
    <name>TradeWidget</name>
    <message>
        <source>Drag cards from one side to the other, or press Enter on a card. Nothing changes hands until you end the trade.</source>
        <translation>Trascina le carte da una parte all’altra, o premi Invio su una carta. Nulla passa di mano finché non concludi lo scambio.</translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation>Concludi lo scambio</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n card(s)</source>
        <translation>
            <numerusform>Scambia %n carta</numerusform>
            <numerusform>Scambia %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade between {one} and {other}</source>
        <translation>Scambio fra {one} e {other}</translation>
    </message>
    <message>
        <source>{card} is on {name}&apos;s side.</source>
        <translation>«{card}» è dalla parte di {name}.</translation>
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
        <source>Point of View</source>
        <translation>Punto di vista</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Posizione nella partita</translation>
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
        <source>Game Summary</source>
        <translation>Riepilogo</translation>
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
        <source>Open the rules for this question</source>
        <translation>Apre le regole relative a questa domanda</translation>
    </message>
    <message>
        <source>Pass for this phase</source>
        <translation>Passa in questa fase</translation>
    </message>
    <message>
        <source>Pause the computer to undo a move or look around</source>
        <translation>Metti in pausa il computer per annullare la mossa o guardarti intorno</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>Play the best move the computer has found so far</source>
        <translation>Il computer gioca la mossa migliore trovata finora</translation>
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
        <source>You are prompted here again in the next phase, or as soon as you can play something new</source>
        <translation>La prossima domanda arriva nella fase seguente, o appena puoi giocare qualcosa di nuovo</translation>
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
    <name>VerdictPage</name>
    <message>
        <source>Defeat.</source>
        <translation>Sconfitta.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Nessun vincitore</translation>
    </message>
    <message>
        <source>Show the Map</source>
        <translation>Mostra la mappa</translation>
    </message>
    <message>
        <source>Show the Table</source>
        <translation>Mostra il tavolo</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Riepilogo</translation>
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
        <source>Winner: {names}</source>
        <translation>Vittoria: {names}</translation>
    </message>
    <message>
        <source>{who}&apos;s True Route</source>
        <translation>Il vero percorso: {who}</translation>
    </message>
    <message>
        <source>{why} Final score: {score}</source>
        <translation>{why} Punteggio finale: {score}</translation>
    </message>
</context>
<context>
    <name>WayPage</name>
    <message>
        <source>Back to the result</source>
        <translation>Torna al risultato</translation>
    </message>
    <message>
        <source>Calculating the others&apos; beliefs…</source>
        <translation>Calcolo delle supposizioni degli altri…</translation>
    </message>
    <message>
        <source>The others had no clue.</source>
        <translation>Gli altri non avevano alcun indizio.</translation>
    </message>
    <message numerus="yes">
        <source>The others had to consider %n place(s).</source>
        <translation>
            <numerusform>Gli altri dovevano considerare %n luogo.</numerusform>
            <numerusform>Gli altri dovevano considerare %n luoghi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others knew the place.</source>
        <translation>Gli altri conoscevano il luogo.</translation>
    </message>
    <message>
        <source>{when} · step {number} of {count}</source>
        <translation>{when} · passo {number} di {count}</translation>
    </message>
    <message>
        <source>{words} Hardly anything pointed to the true one.</source>
        <translation>{words} Quasi nulla indicava quello vero.</translation>
    </message>
    <message>
        <source>{words} The true one had a chance of {share}.</source>
        <translation>{words} Quello vero aveva una probabilità del {share}.</translation>
    </message>
    <message>
        <source>{words} The true one was the likeliest, with {share}.</source>
        <translation>{words} Quello vero era il più probabile, con il {share}.</translation>
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
    <name>WindowTitle</name>
    <message>
        <source>Night over Europe</source>
        <translation>Notte sull’Europa</translation>
    </message>
    <message>
        <source>Replay of {game}</source>
        <translation>Replay: {game}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partita è finita</translation>
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
        <translation>Agiscono, e io guardo</translation>
    </message>
    <message>
        <source>Always ask me</source>
        <translation>Chiedi sempre</translation>
    </message>
    <message>
        <source>Ask me as {player}</source>
        <translation>Quando gioco con: {player}</translation>
    </message>
    <message>
        <source>Card Prompts</source>
        <translation>Richieste per le carte</translation>
    </message>
    <message>
        <source>Computer-controlled teammates:</source>
        <translation>Compagni di squadra (computer):</translation>
    </message>
    <message>
        <source>Never ask me</source>
        <translation>Non chiedere mai</translation>
    </message>
    <message>
        <source>Show their plan and ask me</source>
        <translation>Mostrano il piano e chiedono a me</translation>
    </message>
    <message>
        <source>You are prompted at these moments only if you hold a card for them. Clear the box to pass a moment automatically; the other players never learn your choice.</source>
        <translation>In questi momenti ricevi una domanda solo se hai una carta per l’occasione. Togli la spunta per passare automaticamente; gli altri giocatori non verranno mai a sapere la tua scelta.</translation>
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
        <source>Known facts about where {figure} was</source>
        <translation>Ciò che si sa di dove si trovava {figure}</translation>
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
        <source>Places where {figure} may be or may have been</source>
        <translation>Luoghi in cui {figure} può trovarsi o essersi trovato</translation>
    </message>
    <message>
        <source>Where {figure} may be now</source>
        <translation>Dove può essere ora {figure}</translation>
    </message>
    <message numerus="yes">
        <source>Where {figure} may have been %n turn(s) ago</source>
        <translation>
            <numerusform>Dove poteva trovarsi {figure} %n turno fa</numerusform>
            <numerusform>Dove poteva trovarsi {figure} %n turni fa</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not know anything about {figure} yet.</source>
        <translation>Non sai ancora nulla che riguardi {figure}.</translation>
    </message>
    <message>
        <source>Your own marks on the map</source>
        <translation>I tuoi segni sulla mappa</translation>
    </message>
    <message>
        <source>the hidden figure</source>
        <translation>il personaggio nascosto</translation>
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
    <name>argparse</name>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opzione ambigua: %(option)s può significare %(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argomento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>serve almeno un valore</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>è ammesso al massimo un valore</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>serve un valore</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>il valore %r qui non è ammesso</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valore non valido (%(type)s): %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>scelta non valida: %(value)r (valori possibili: %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>non ammesso insieme a %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>serve uno degli argomenti %s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>mancano questi argomenti: %s</translation>
    </message>
    <message>
        <source>unexpected option string: %s</source>
        <translation>opzione inattesa: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argomenti sconosciuti: %s</translation>
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
        <source>Round {round}: {what}</source>
        <translation>Round {round}: {what}</translation>
    </message>
    <message>
        <source>engaged</source>
        <translation>ingaggiato</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name}: {card}, canceled</source>
        <translation>{name}: {card}, annullata</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Board games with hidden moves against a computer. Without a command the game window opens, with the game in a file if one is named.</source>
        <translation>Giochi da tavolo con mosse nascoste contro un computer. Senza comando si apre la finestra di gioco, con la partita di un file se ne è indicato uno.</translation>
    </message>
    <message>
        <source>NOT REPRODUCED</source>
        <translation>NON RIPRODOTTA</translation>
    </message>
    <message>
        <source>NOT REPRODUCED: it would be {token}</source>
        <translation>NON RIPRODOTTA: sarebbe {token}</translation>
    </message>
    <message>
        <source>NOT REPRODUCED: {why}</source>
        <translation>NON RIPRODOTTA: {why}</translation>
    </message>
    <message>
        <source>a TOML file with the rows that differ</source>
        <translation>un file TOML con le righe diverse</translation>
    </message>
    <message>
        <source>a game&apos;s name, see &apos;furyqt games&apos;</source>
        <translation>il nome di un gioco, vedi «furyqt games»</translation>
    </message>
    <message>
        <source>a game&apos;s name; all of them without it</source>
        <translation>il nome di un gioco; senza, tutti</translation>
    </message>
    <message>
        <source>a puzzle&apos;s number (default: one of your strength)</source>
        <translation>il numero di un enigma (altrimenti uno al tuo livello)</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>una partita registrata</translation>
    </message>
    <message>
        <source>a round robin in which each agent takes every seat</source>
        <translation>un girone in cui ogni agente prende ogni posto</translation>
    </message>
    <message>
        <source>agents for {player} in a round robin, separated by commas; &apos;{bots}&apos; adds all rule bots</source>
        <translation>agenti per {player} in un girone, separati da virgole; «{bots}» aggiunge tutti i bot a regole</translation>
    </message>
    <message>
        <source>an unnamed version</source>
        <translation>una versione senza nome</translation>
    </message>
    <message>
        <source>answer play strings of the simplified game with moves</source>
        <translation>risponde con mosse alle sequenze del gioco semplificato</translation>
    </message>
    <message>
        <source>answer play strings of the simplified game with their states</source>
        <translation>risponde con le posizioni alle sequenze del gioco semplificato</translation>
    </message>
    <message>
        <source>answer puzzles about a hidden trail in the terminal</source>
        <translation>risolvi nel terminale gli enigmi su un percorso nascosto</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>argomenti</translation>
    </message>
    <message>
        <source>check your own table file for Dining with Dracula and print its option</source>
        <translation>controlla il tuo file di tabelle per A cena con Dracula e stampa la sua opzione</translation>
    </message>
    <message>
        <source>commands:
{commands}

&apos;furyqt COMMAND --help&apos; describes one of them.</source>
        <translation>comandi:
{commands}

«furyqt COMANDO --help» ne descrive uno.</translation>
    </message>
    <message>
        <source>decisions with more iterations count as not reproduced ({limit})</source>
        <translation>le decisioni con più iterazioni valgono come non riprodotte ({limit})</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predefinito</translation>
    </message>
    <message>
        <source>default: the system&apos;s</source>
        <translation>predefinita: quella del sistema</translation>
    </message>
    <message>
        <source>from this action (1)</source>
        <translation>da questa azione (1)</translation>
    </message>
    <message>
        <source>games per pairing (10)</source>
        <translation>partite per abbinamento (10)</translation>
    </message>
    <message>
        <source>how decisions can be undone</source>
        <translation>come si possono annullare le decisioni</translation>
    </message>
    <message>
        <source>interrupted after {done} of {count} decisions</source>
        <translation>interrotto dopo {done} decisioni su {count}</translation>
    </message>
    <message>
        <source>keep every game&apos;s record</source>
        <translation>conserva la registrazione di ogni partita</translation>
    </message>
    <message>
        <source>let agents play many games against each other</source>
        <translation>fa giocare molte partite fra agenti</translation>
    </message>
    <message>
        <source>levels (iterations): {names}</source>
        <translation>livelli (iterazioni): {names}</translation>
    </message>
    <message>
        <source>list the games with their players, options and levels</source>
        <translation>elenca i giochi con giocatori, opzioni e livelli</translation>
    </message>
    <message>
        <source>list the puzzles</source>
        <translation>elenca gli enigmi</translation>
    </message>
    <message>
        <source>measure the speed of rules, search and start-up</source>
        <translation>misura la velocità di regole, ricerca e avvio</translation>
    </message>
    <message>
        <source>one agent per player, by the names that &apos;furyqt games&apos; lists: random, greedy, search:LEVEL, search:ITERATIONS, search:SECONDSs (0.1s), bot:NAME; {default} for a player not named</source>
        <translation>un agente per giocatore, con i nomi di «furyqt games»: random, greedy, search:LIVELLO, search:ITERAZIONI, search:SECONDIs (0.1s), bot:NOME; {default} per i giocatori non indicati</translation>
    </message>
    <message>
        <source>only check that the game replays as recorded</source>
        <translation>verifica soltanto che la partita si ripeta come registrata</translation>
    </message>
    <message>
        <source>only puzzles of this kind</source>
        <translation>solo enigmi di questo tipo</translation>
    </message>
    <message>
        <source>only puzzles with this theme</source>
        <translation>solo enigmi con questo tema</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>options:</source>
        <translation>opzioni:</translation>
    </message>
    <message>
        <source>paper: no hints and no possible places</source>
        <translation>paper: niente consigli e niente luoghi possibili</translation>
    </message>
    <message>
        <source>pieces: {names}</source>
        <translation>personaggi: {names}</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>gioca una partita nel terminale</translation>
    </message>
    <message>
        <source>play games of Dining with Dracula in a neutral form and print their positions</source>
        <translation>gioca partite di A cena con Dracula in forma neutra e stampa le posizioni</translation>
    </message>
    <message>
        <source>play on this Dask cluster (extra &apos;cluster&apos;)</source>
        <translation>gioca su questo cluster Dask (extra «cluster»)</translation>
    </message>
    <message>
        <source>players: {names}</source>
        <translation>giocatori: {names}</translation>
    </message>
    <message>
        <source>print one JSON array</source>
        <translation>stampa un array JSON</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>stampa un oggetto JSON</translation>
    </message>
    <message>
        <source>print or check a recorded game</source>
        <translation>stampa o verifica una partita registrata</translation>
    </message>
    <message>
        <source>print the figures as JSON</source>
        <translation>stampa i valori come JSON</translation>
    </message>
    <message>
        <source>print what this player knows (default: everything if the game is over, else what the first player knows); only actions that the player knows are counted</source>
        <translation>stampa ciò che sa questo giocatore (predefinito: tutto se la partita è finita, altrimenti ciò che sa il primo giocatore); si contano solo le azioni che il giocatore conosce</translation>
    </message>
    <message>
        <source>processes (one for each core)</source>
        <translation>processi (uno per core)</translation>
    </message>
    <message>
        <source>recorded by {by}, repeated by {ours}: only the same version makes the same decisions</source>
        <translation>registrata con {by}, ripetuta con {ours}: solo la stessa versione decide allo stesso modo</translation>
    </message>
    <message>
        <source>repeat every computer decision of a recorded game from what the computer knew</source>
        <translation>ripete ogni decisione del computer di una partita registrata a partire da ciò che sapeva</translation>
    </message>
    <message>
        <source>reproduced</source>
        <translation>riprodotta</translation>
    </message>
    <message>
        <source>resume a saved game; without FILE the latest unfinished one</source>
        <translation>riprende una partita salvata; senza FILE l’ultima non finita</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>mostra la versione ed esce</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>mostra questo aiuto ed esce</translation>
    </message>
    <message>
        <source>stop as soon as one of two hypotheses is refuted: bounds in Elo, or in points with --by score; a negative one as in --sprt=-5,0</source>
        <translation>si ferma appena una delle due ipotesi è confutata: limiti in Elo, o in punti con --by score; uno negativo come in --sprt=-5,0</translation>
    </message>
    <message>
        <source>such as lite; see furyqt games</source>
        <translation>per esempio lite; vedi «furyqt games»</translation>
    </message>
    <message>
        <source>the first N actions only</source>
        <translation>solo le prime N azioni</translation>
    </message>
    <message>
        <source>the first game&apos;s seed; the others follow (0)</source>
        <translation>il numero di partenza della prima partita; gli altri seguono (0)</translation>
    </message>
    <message>
        <source>the language (default: the system&apos;s)</source>
        <translation>la lingua (predefinita: quella del sistema)</translation>
    </message>
    <message>
        <source>the number the game repeats from</source>
        <translation>il numero di partenza da cui la partita si può ripetere</translation>
    </message>
    <message>
        <source>the side whose moves are returned</source>
        <translation>lo schieramento di cui si restituiscono le mosse</translation>
    </message>
    <message>
        <source>the side you play, or some of its pieces, such as mina,seward (default: the first side)</source>
        <translation>lo schieramento che giochi, o alcuni dei suoi personaggi come mina,seward (predefinito: il primo)</translation>
    </message>
    <message>
        <source>thinking time per move</source>
        <translation>tempo di riflessione per mossa</translation>
    </message>
    <message>
        <source>to this action (the last)</source>
        <translation>fino a questa azione (l’ultima)</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>variants of the rules</source>
        <translation>varianti delle regole</translation>
    </message>
    <message>
        <source>what --sprt tests and --chart shows (win)</source>
        <translation>ciò che --sprt verifica e --chart mostra (win)</translation>
    </message>
    <message>
        <source>write a chart as SVG</source>
        <translation>scrive un grafico in SVG</translation>
    </message>
    <message>
        <source>write the game record here at the end</source>
        <translation>scrive qui alla fine la registrazione della partita</translation>
    </message>
    <message>
        <source>write the results as JSON, or print them so</source>
        <translation>scrive o stampa i risultati in JSON</translation>
    </message>
    <message>
        <source>{file}: {count} actions, verified</source>
        <translation>{file}: azioni verificate: {count}</translation>
    </message>
    <message>
        <source>{file}: {done} of {count} computer decisions reproduced</source>
        <translation>{file}: decisioni del computer riprodotte: {done} su {count}</translation>
    </message>
    <message>
        <source>{levels}, iterations (200), a time (0.5s), greedy or random; @2s limits the time, +bold is a style ({styles}); default: normal</source>
        <translation>{levels}, iterazioni (200), un tempo (0.5s), greedy o random; @2s limita il tempo, +bold è uno stile ({styles}); predefinito: normal</translation>
    </message>
    <message>
        <source>{program}: {why} (see {program} --help)</source>
        <translation>{program}: {why} (vedi {program} --help)</translation>
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
        <source>The computer did not answer in time, so this move is random.</source>
        <translation>Il computer non ha risposto in tempo: questa mossa è casuale.</translation>
    </message>
    <message>
        <source>The computer&apos;s search failed twice, so this move is random.</source>
        <translation>La ricerca del computer è fallita due volte: questa mossa è casuale.</translation>
    </message>
    <message>
        <source>The computer&apos;s search stopped unexpectedly and was restarted.</source>
        <translation>La ricerca del computer si è interrotta in modo imprevisto ed è stata riavviata.</translation>
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
        <source>The settings were damaged and have been moved to {file}; the defaults are used.</source>
        <translation>Le impostazioni erano danneggiate e sono state spostate in {file}; valgono quelle predefinite.</translation>
    </message>
    <message>
        <source>The statistics cannot be read: {why}</source>
        <translation>Impossibile leggere le statistiche: {why}</translation>
    </message>
    <message>
        <source>The statistics were damaged and have been moved to {file}; a new file is started.</source>
        <translation>Le statistiche erano danneggiate e sono state spostate in {file}; si comincia un nuovo file.</translation>
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
        <source>Your lesson progress could not be read: {why}</source>
        <translation>Impossibile leggere i progressi nelle lezioni: {why}</translation>
    </message>
    <message>
        <source>Your lesson progress could not be saved: {why}</source>
        <translation>Impossibile salvare i progressi nelle lezioni: {why}</translation>
    </message>
    <message>
        <source>Your lesson progress was damaged and has been moved to {file}. Lessons start from the beginning.</source>
        <translation>I tuoi progressi nelle lezioni erano danneggiati e sono stati spostati in {file}. Le lezioni ricominciano da capo.</translation>
    </message>
    <message>
        <source>Your pencil marks are not being saved: {why}</source>
        <translation>I tuoi segni a matita non vengono salvati: {why}</translation>
    </message>
    <message>
        <source>Your pencil marks could not be read: {why}</source>
        <translation>Impossibile leggere i tuoi segni a matita: {why}</translation>
    </message>
    <message>
        <source>Your pencil marks were damaged and have been moved to {file}.</source>
        <translation>I tuoi segni a matita erano danneggiati e sono stati spostati in {file}.</translation>
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
    <name>dining</name>
    <message>
        <source>A Gift completed at Dinner</source>
        <translation>Un regalo consegnato a cena</translation>
    </message>
    <message>
        <source>A majority needs</source>
        <translation>Una maggioranza richiede</translation>
    </message>
    <message>
        <source>A tie at {points} VP, decided by controlled locations</source>
        <translation>Pareggio a {points} PV, deciso dai luoghi controllati</translation>
    </message>
    <message>
        <source>A tie at {points} VP, decided by cubes on the Gifts track</source>
        <translation>Pareggio a {points} PV, deciso dai cubetti sul tracciato dei regali</translation>
    </message>
    <message>
        <source>A tie at {points} VP, decided by repaired stands</source>
        <translation>Pareggio a {points} PV, deciso dalle bancarelle riparate</translation>
    </message>
    <message>
        <source>About level with the best rival.</source>
        <translation>All’incirca alla pari con il miglior rivale.</translation>
    </message>
    <message>
        <source>About {points} VP ahead of the best rival.</source>
        <translation>Circa {points} PV davanti al miglior rivale.</translation>
    </message>
    <message>
        <source>About {points} VP behind the best rival.</source>
        <translation>Circa {points} PV dietro al miglior rivale.</translation>
    </message>
    <message>
        <source>Attend the Dinner</source>
        <translation>Partecipare alla cena</translation>
    </message>
    <message>
        <source>Beer</source>
        <translation>Birra</translation>
    </message>
    <message>
        <source>Blood Pack</source>
        <translation>Sacca di sangue</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>Mattone</translation>
    </message>
    <message>
        <source>Complete {gift} for {cost}: {points} VP</source>
        <translation>Consegna: {gift} per {cost}, {points} PV</translation>
    </message>
    <message>
        <source>Convert 1 Favor into 1 VP</source>
        <translation>Converti 1 Favore in 1 PV</translation>
    </message>
    <message>
        <source>Dining with Dracula</source>
        <translation>A cena con Dracula</translation>
    </message>
    <message>
        <source>Do you attend the Dinner?</source>
        <translation>Partecipi alla cena?</translation>
    </message>
    <message>
        <source>Do you exchange a Gift card for a new one?</source>
        <translation>Cambi una carta regalo con una nuova?</translation>
    </message>
    <message>
        <source>Do you keep the Tourist as a Bribe, or send the Tourist to a space?</source>
        <translation>Tieni il turista come bustarella o lo mandi su uno spazio?</translation>
    </message>
    <message>
        <source>Do you remove a Bite or take a resource?</source>
        <translation>Curi un Morso o prendi una risorsa?</translation>
    </message>
    <message>
        <source>Do you use a Tourist, or end your turn?</source>
        <translation>Metti al lavoro un turista o termini il turno?</translation>
    </message>
    <message>
        <source>Doughnut</source>
        <translation>Ciambella</translation>
    </message>
    <message>
        <source>Each Bite reduces</source>
        <translation>Ogni Morso riduce</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Termina il turno</translation>
    </message>
    <message>
        <source>End your Dinner</source>
        <translation>Termina la tua cena</translation>
    </message>
    <message>
        <source>Exchange {gift}</source>
        <translation>Cambia: {gift}</translation>
    </message>
    <message>
        <source>Face-up card: {name}: {text}</source>
        <translation>Carta scoperta: {name}: {text}</translation>
    </message>
    <message>
        <source>Fetch a Tourist from the Bus for {cost}</source>
        <translation>Prendi un turista dal pullman per {cost}</translation>
    </message>
    <message>
        <source>Garlic</source>
        <translation>Aglio</translation>
    </message>
    <message>
        <source>Gift cards on the Gifts track</source>
        <translation>Le carte regalo sul tracciato dei regali</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Holy Water</source>
        <translation>Acqua santa</translation>
    </message>
    <message>
        <source>Keep the Tourist as a Bribe</source>
        <translation>Tieni il turista come bustarella</translation>
    </message>
    <message>
        <source>Leftmost cube of the Gifts track</source>
        <translation>Cubetto più a sinistra del tracciato dei regali</translation>
    </message>
    <message>
        <source>Majority at a location</source>
        <translation>Maggioranza in un luogo</translation>
    </message>
    <message>
        <source>Metal</source>
        <translation>Metallo</translation>
    </message>
    <message>
        <source>Most Victory Points: {points}</source>
        <translation>Più punti vittoria: {points}</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Nient’altro</translation>
    </message>
    <message>
        <source>Pay {bribe} ({value})</source>
        <translation>Paga: {bribe} ({value})</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Remove a Bite</source>
        <translation>Curare un Morso</translation>
    </message>
    <message>
        <source>Remove a Bite for {cost}</source>
        <translation>Cura un Morso per {cost}</translation>
    </message>
    <message>
        <source>Removing a Bite</source>
        <translation>Curare un Morso è permesso</translation>
    </message>
    <message>
        <source>Round {round}, Day</source>
        <translation>Round {round}, giorno</translation>
    </message>
    <message>
        <source>Round {round}, Dinner</source>
        <translation>Round {round}, cena</translation>
    </message>
    <message>
        <source>Round {round}, clock {clock} of {hours}.</source>
        <translation>Round {round}, ore {clock} di {hours}.</translation>
    </message>
    <message>
        <source>Shared victory with {points} VP</source>
        <translation>Vittoria condivisa con {points} PV</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Pecora</translation>
    </message>
    <message>
        <source>Stay away and receive a Bite</source>
        <translation>Resta fuori e ricevi un Morso</translation>
    </message>
    <message>
        <source>Take {resource}</source>
        <translation>Prendi: {resource}</translation>
    </message>
    <message>
        <source>The Bus is at {place} with {count} Tourists.</source>
        <translation>Pullman: {place}, turisti: {count}.</translation>
    </message>
    <message>
        <source>The Bus is beside the board with {count} Tourists.</source>
        <translation>Pullman: accanto al tabellone, turisti: {count}.</translation>
    </message>
    <message>
        <source>The fifth stop of the Bus</source>
        <translation>La quinta fermata del pullman</translation>
    </message>
    <message>
        <source>Third tiebreaker</source>
        <translation>Terzo spareggio</translation>
    </message>
    <message>
        <source>Tokens and cubes</source>
        <translation>Segnalini e cubetti</translation>
    </message>
    <message>
        <source>Tourist</source>
        <translation>Turista</translation>
    </message>
    <message>
        <source>Two to four heirs collect, repair and bribe to become Dracula&apos;s successor.</source>
        <translation>Da due a quattro eredi raccolgono, riparano e corrompono per diventare il successore di Dracula.</translation>
    </message>
    <message>
        <source>Use the Tourist at {space}</source>
        <translation>Metti al lavoro il turista: {space}</translation>
    </message>
    <message>
        <source>Values on the board and the cards</source>
        <translation>Valori sul tabellone e sulle carte</translation>
    </message>
    <message>
        <source>Welcome snacks</source>
        <translation>Spuntini di benvenuto</translation>
    </message>
    <message>
        <source>What do you convert? Conversions left: {left}.</source>
        <translation>Che cosa converti? Conversioni rimaste: {left}.</translation>
    </message>
    <message>
        <source>When the clock reaches 24 in a turn</source>
        <translation>Quando l’orologio arriva a 24 durante un turno</translation>
    </message>
    <message>
        <source>Where do you place your Hero?</source>
        <translation>Dove metti il tuo eroe?</translation>
    </message>
    <message>
        <source>Where does the Tourist go?</source>
        <translation>Dove va il turista?</translation>
    </message>
    <message>
        <source>Which Bribe do you pay? So far: {paid}, at least {needed}.</source>
        <translation>Quale bustarella paghi? Finora: {paid}, almeno {needed}.</translation>
    </message>
    <message>
        <source>Which Tourist Ability card do you use?</source>
        <translation>Quale carta turista usi?</translation>
    </message>
    <message>
        <source>Which resource do you regain?</source>
        <translation>Quale risorsa recuperi?</translation>
    </message>
    <message>
        <source>Which resource do you take for one that you just collected?</source>
        <translation>Quale risorsa prendi in cambio di una appena raccolta?</translation>
    </message>
    <message>
        <source>Which resource do you take?</source>
        <translation>Quale risorsa prendi?</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>a location with at least two stands, one of them repaired</source>
        <translation>un luogo con almeno due bancarelle, di cui una riparata</translation>
    </message>
    <message>
        <source>all conversions</source>
        <translation>tutte le conversioni</translation>
    </message>
    <message>
        <source>all players start without resources (rulebook)</source>
        <translation>tutti iniziano senza risorse (regolamento)</translation>
    </message>
    <message>
        <source>are drawn each time, and the hand keeps growing</source>
        <translation>si pescano ogni volta, e la mano continua a crescere</translation>
    </message>
    <message>
        <source>are limited to those in the box</source>
        <translation>sono limitati a quelli nella scatola</translation>
    </message>
    <message>
        <source>are unlimited</source>
        <translation>sono illimitati</translation>
    </message>
    <message>
        <source>at least two repaired stands</source>
        <translation>almeno due bancarelle riparate</translation>
    </message>
    <message>
        <source>control of the location with the most repaired stands</source>
        <translation>il controllo del luogo con più bancarelle riparate</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>in your turns of the Day Phase only</source>
        <translation>solo nei tuoi turni della fase del giorno</translation>
    </message>
    <message>
        <source>in your turns, and at your Dinner before you pay</source>
        <translation>nei tuoi turni e alla tua cena prima di pagare</translation>
    </message>
    <message>
        <source>is itself a Bribe, so it uses up no conversion</source>
        <translation>è esso stesso una bustarella e non consuma conversioni</translation>
    </message>
    <message>
        <source>later seats start with snacks (our balance: without them the first of two seats wins 71%)</source>
        <translation>i posti successivi iniziano con spuntini (il nostro equilibrio: senza, il primo di due posti vince il 71%)</translation>
    </message>
    <message>
        <source>more than half of the repaired stands</source>
        <translation>più della metà delle bancarelle riparate</translation>
    </message>
    <message>
        <source>most controlled locations</source>
        <translation>il maggior numero di luoghi controllati</translation>
    </message>
    <message>
        <source>most repaired stands, without a tie</source>
        <translation>il maggior numero di bancarelle riparate, senza pareggio</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>only the conversions of Favor</source>
        <translation>solo le conversioni di Favore</translation>
    </message>
    <message>
        <source>pays nothing, because no Tourist gets off</source>
        <translation>non paga nulla, perché non scende nessun turista</translation>
    </message>
    <message>
        <source>pays the player who controls the location, like the others</source>
        <translation>paga come le altre chi controlla il luogo</translation>
    </message>
    <message>
        <source>set the hand size as long as they are covered</source>
        <translation>determinano le carte in mano finché sono coperte</translation>
    </message>
    <message>
        <source>steps without a time cost are still allowed</source>
        <translation>i passi senza costo in ore sono ancora permessi</translation>
    </message>
    <message>
        <source>the Day Phase ends at once</source>
        <translation>la fase del giorno finisce subito</translation>
    </message>
    <message>
        <source>those of this program</source>
        <translation>quelli di questo programma</translation>
    </message>
    <message>
        <source>those of your own table file</source>
        <translation>quelli del tuo file di tabelle</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>uses up one conversion</source>
        <translation>consuma una conversione</translation>
    </message>
    <message>
        <source>{count} × {thing}</source>
        <translation>{count} × {thing}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{gift}: {cost} for {points} VP</source>
        <translation>{gift}: {cost} per {points} PV</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{place}, space {number}</source>
        <translation>{place}, spazio {number}</translation>
    </message>
    <message>
        <source>{place}, stand {number}</source>
        <translation>{place}, bancarella {number}</translation>
    </message>
    <message>
        <source>{player} has {resources}.</source>
        <translation>{player} ha {resources}.</translation>
    </message>
    <message>
        <source>{player}: {points} VP, {favor} Favor, {bites} Bites, {kept} Tourists kept.</source>
        <translation>{player}: {points} PV, Favore {favor}, Morsi {bites}, turisti tenuti {kept}.</translation>
    </message>
    <message>
        <source>{space}: collect {gain} ({hours} h)</source>
        <translation>{space}: raccogli {gain} ({hours} h)</translation>
    </message>
    <message>
        <source>{space}: repair for {cost}, gain {favor} Favor ({hours} h)</source>
        <translation>{space}: ripara per {cost}, ottieni {favor} Favore ({hours} h)</translation>
    </message>
</context>
<context>
    <name>dining.board</name>
    <message numerus="yes">
        <source>%n Bite(s): Garlic or Holy Water removes one.</source>
        <translation>
            <numerusform>%n Morso: l’aglio o l’acqua santa lo cura.</numerusform>
            <numerusform>%n Morsi: l’aglio o l’acqua santa ne cura uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Gift card(s)</source>
        <translation>
            <numerusform>%n carta regalo in più</numerusform>
            <numerusform>%n carte regalo in più</numerusform>
        </translation>
    </message>
    <message>
        <source>At Dracula&apos;s table</source>
        <translation>Alla tavola di Dracula</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Morsi</translation>
    </message>
    <message>
        <source>Bus</source>
        <translation>Pullman</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Raccogliere</translation>
    </message>
    <message>
        <source>Costs {cost}.</source>
        <translation>Costo: {cost}</translation>
    </message>
    <message>
        <source>Cubes in stock</source>
        <translation>Cubetti disponibili</translation>
    </message>
    <message>
        <source>Each can become 1 VP at Dinner.</source>
        <translation>Ognuno può diventare 1 PV a cena.</translation>
    </message>
    <message>
        <source>Each is worth 3 at Dinner, and lost afterwards.</source>
        <translation>Ognuno vale 3 a cena, poi è perso.</translation>
    </message>
    <message>
        <source>Each takes one conversion at Dinner. Garlic or Holy Water removes one.</source>
        <translation>Ognuno toglie una conversione a cena. L’aglio o l’acqua santa ne cura uno.</translation>
    </message>
    <message>
        <source>Favor</source>
        <translation>Favore</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Gift card</source>
        <translation>Carta regalo</translation>
    </message>
    <message>
        <source>Gift cards</source>
        <translation>Carte regalo</translation>
    </message>
    <message>
        <source>Gifts track</source>
        <translation>Tracciato dei regali</translation>
    </message>
    <message>
        <source>One marks each repaired stand and each completed Gift.</source>
        <translation>Ognuno segna una bancarella riparata o un regalo consegnato.</translation>
    </message>
    <message>
        <source>Remove a Bite</source>
        <translation>Curare un Morso</translation>
    </message>
    <message>
        <source>Repair a stand</source>
        <translation>Riparare una bancarella</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, hour {hour} of {hours}.</source>
        <translation>Round {round} di {rounds}, ora {hour} di {hours}.</translation>
    </message>
    <message numerus="yes">
        <source>The Day has %n hour(s) left.</source>
        <translation>
            <numerusform>Al giorno resta %n ora.</numerusform>
            <numerusform>Al giorno restano %n ore.</numerusform>
        </translation>
    </message>
    <message>
        <source>The town:</source>
        <translation>La città:</translation>
    </message>
    <message>
        <source>Tourist</source>
        <translation>Turista</translation>
    </message>
    <message>
        <source>Tourist Ability card</source>
        <translation>Carta turista</translation>
    </message>
    <message>
        <source>Tourist Ability cards ({left} face up, {down} used, {deck} in the deck)</source>
        <translation>Carte turista (scoperte {left}, usate {down}, nel mazzo {deck})</translation>
    </message>
    <message>
        <source>Tourists</source>
        <translation>Turisti</translation>
    </message>
    <message>
        <source>Tourists kept as Bribes</source>
        <translation>Turisti tenuti come bustarelle</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>no award</source>
        <translation>nessun premio</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usata</translation>
    </message>
    <message>
        <source>{player}&apos;s Hero</source>
        <translation>Eroe di {player}</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} PV</translation>
    </message>
    <message>
        <source>{sentence} Here: {figures}.</source>
        <translation>{sentence} Qui: {figures}.</translation>
    </message>
    <message>
        <source>{space}: costs {cost}, gives {favor} Favor.</source>
        <translation>{space}: costa {cost}, dà {favor} Favore.</translation>
    </message>
    <message>
        <source>{space}: repaired by {player}.</source>
        <translation>{space}: riparata da {player}.</translation>
    </message>
    <message>
        <source>{space}: {gain}.</source>
        <translation>{space}: {gain}.</translation>
    </message>
</context>
<context>
    <name>dining.events</name>
    <message>
        <source>A new row of {count} Tourist Ability cards is dealt.</source>
        <translation>Si scopre una nuova fila di {count} carte turista.</translation>
    </message>
    <message>
        <source>Night falls over the village.</source>
        <translation>Cala la notte sul villaggio.</translation>
    </message>
    <message>
        <source>Round {round} begins; {player} is the First Player.</source>
        <translation>Inizia il round {round}; il primo giocatore è {player}.</translation>
    </message>
    <message>
        <source>The Bus parks at {place}.</source>
        <translation>{place}: il pullman parcheggia qui.</translation>
    </message>
    <message>
        <source>The Bus stops at {place}, and a Tourist gets off.</source>
        <translation>{place}: il pullman si ferma e scende un turista.</translation>
    </message>
    <message>
        <source>The dinner bell tolls: day {round} is over.</source>
        <translation>Suona la campana della cena: il giorno {round} è finito.</translation>
    </message>
    <message>
        <source>The discarded Gift cards are shuffled into a new deck.</source>
        <translation>Le carte regalo scartate vengono mescolate in un nuovo mazzo.</translation>
    </message>
    <message>
        <source>The discarded Tourist Ability cards are shuffled into a new deck.</source>
        <translation>Le carte turista scartate vengono mescolate in un nuovo mazzo.</translation>
    </message>
    <message>
        <source>The last Dinner is over.</source>
        <translation>L’ultima cena è finita.</translation>
    </message>
    <message>
        <source>{count} of {player}&apos;s Tourists go back to the Bus.</source>
        <translation>{player} perde turisti, che tornano sul pullman: {count}.</translation>
    </message>
    <message>
        <source>{player} bribes Dracula: {bribe}.</source>
        <translation>{player} corrompe Dracula: {bribe}.</translation>
    </message>
    <message>
        <source>{player} completes the Gift card {gift} for {points} VP.</source>
        <translation>{player} consegna il regalo {gift} per {points} PV.</translation>
    </message>
    <message>
        <source>{player} converts 1 Favor into 1 VP.</source>
        <translation>{player} converte 1 Favore in 1 PV.</translation>
    </message>
    <message>
        <source>{player} discards the Gift card {gift}.</source>
        <translation>{player} scarta la carta regalo {gift}.</translation>
    </message>
    <message>
        <source>{player} draws the Gift card {gift}.</source>
        <translation>{player} pesca la carta regalo {gift}.</translation>
    </message>
    <message>
        <source>{player} gains {amount} Favor.</source>
        <translation>{player} ottiene {amount} Favore.</translation>
    </message>
    <message>
        <source>{player} has the majority at {place}: {points} VP.</source>
        <translation>{player} ha una maggioranza ({place}): {points} PV.</translation>
    </message>
    <message>
        <source>{player} is cured of a Bite.</source>
        <translation>{player} cura un Morso.</translation>
    </message>
    <message>
        <source>{player} is the First Player.</source>
        <translation>Il primo giocatore è {player}.</translation>
    </message>
    <message>
        <source>{player} keeps the Tourist as a Bribe.</source>
        <translation>{player} tiene il turista come bustarella.</translation>
    </message>
    <message>
        <source>{player} pays {resource} and is cured of a Bite.</source>
        <translation>{player} paga {resource} e cura un Morso.</translation>
    </message>
    <message>
        <source>{player} pays {resource} to fetch a Tourist from the Bus.</source>
        <translation>{player} paga {resource} e prende un turista dal pullman.</translation>
    </message>
    <message>
        <source>{player} places a cube on space {slot} of the Gifts track.</source>
        <translation>{player} mette un cubetto sullo spazio {slot} del tracciato dei regali.</translation>
    </message>
    <message>
        <source>{player} repairs {space}.</source>
        <translation>{player} ripara: {space}.</translation>
    </message>
    <message>
        <source>{player} sends a Tourist to {space}.</source>
        <translation>{player} manda un turista: {space}.</translation>
    </message>
    <message>
        <source>{player} sends the Tourist from the Bus to {space}.</source>
        <translation>{player} manda il turista del pullman: {space}.</translation>
    </message>
    <message>
        <source>{player} stays away from the Dinner and is bitten.</source>
        <translation>{player} resta fuori dalla cena e riceve un Morso.</translation>
    </message>
    <message>
        <source>{player} stays away from the Dinner.</source>
        <translation>{player} resta fuori dalla cena.</translation>
    </message>
    <message>
        <source>{player} swaps {given} for {taken}.</source>
        <translation>{player} scambia {given} con {taken}.</translation>
    </message>
    <message>
        <source>{player} takes {amount}.</source>
        <translation>{player} prende {amount}.</translation>
    </message>
    <message>
        <source>{player} uses the card {card}.</source>
        <translation>{player} usa la carta {card}.</translation>
    </message>
    <message>
        <source>{player}&apos;s Hero goes to {space}.</source>
        <translation>Eroe di {player}: {space}.</translation>
    </message>
</context>
<context>
    <name>dining.gifts</name>
    <message>
        <source>Anti-Vampire Air Freshener</source>
        <translation>Deodorante antivampiro</translation>
    </message>
    <message>
        <source>Blessed Doughnut Box</source>
        <translation>Scatola di ciambelle benedette</translation>
    </message>
    <message>
        <source>Blood-Orange Layer Cake</source>
        <translation>Torta all’arancia sanguinella</translation>
    </message>
    <message>
        <source>Chapel Snow Globe</source>
        <translation>Palla di neve con cappella</translation>
    </message>
    <message>
        <source>Coffin with Cup Holders</source>
        <translation>Bara con portabicchieri</translation>
    </message>
    <message>
        <source>Edible Brick</source>
        <translation>Mattone commestibile</translation>
    </message>
    <message>
        <source>Family Portrait Without Reflections</source>
        <translation>Ritratto di famiglia senza riflessi</translation>
    </message>
    <message>
        <source>Feast for a Hundred Cousins</source>
        <translation>Banchetto per cento cugini</translation>
    </message>
    <message>
        <source>Foaming Birdbath</source>
        <translation>Abbeveratoio schiumante</translation>
    </message>
    <message>
        <source>Fondue Set for One Fang</source>
        <translation>Fonduta per un canino solo</translation>
    </message>
    <message>
        <source>Fountain of Mixed Feelings</source>
        <translation>Fontana dei sentimenti contrastanti</translation>
    </message>
    <message>
        <source>Garlic-Proof Kennel</source>
        <translation>Cuccia a prova d’aglio</translation>
    </message>
    <message>
        <source>Haunted Petting Zoo</source>
        <translation>Fattoria infestata</translation>
    </message>
    <message>
        <source>Iron Cocktail Shaker</source>
        <translation>Shaker di ferro</translation>
    </message>
    <message>
        <source>Midnight Snack Hamper</source>
        <translation>Cesto per lo spuntino di mezzanotte</translation>
    </message>
    <message>
        <source>Picnic Basket of Doubtful Taste</source>
        <translation>Cestino da picnic di dubbio gusto</translation>
    </message>
    <message>
        <source>Pilgrim&apos;s Tasting Menu</source>
        <translation>Menù degustazione del pellegrino</translation>
    </message>
    <message>
        <source>Pub Quiz Trophy</source>
        <translation>Trofeo del quiz da osteria</translation>
    </message>
    <message>
        <source>Self-Stirring Soup Ladle</source>
        <translation>Mestolo che mescola da solo</translation>
    </message>
    <message>
        <source>Shepherd&apos;s Karaoke Machine</source>
        <translation>Karaoke del pastore</translation>
    </message>
    <message>
        <source>Spa Day for a Ram</source>
        <translation>Giornata alle terme per un ariete</translation>
    </message>
    <message>
        <source>Sprinkle-Plated Bell</source>
        <translation>Campana placcata di zuccherini</translation>
    </message>
    <message>
        <source>The Everything Basket</source>
        <translation>Cesto con tutto</translation>
    </message>
    <message>
        <source>Woolly Wreath</source>
        <translation>Ghirlanda lanosa</translation>
    </message>
</context>
<context>
    <name>dining.guidance</name>
    <message numerus="yes">
        <source>%n Tourist(s) there can be used.</source>
        <translation>
            <numerusform>Lì si può mettere al lavoro %n turista.</numerusform>
            <numerusform>Lì ci sono %n turisti; uno si può mettere al lavoro.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Tourist is already here.</source>
        <translation>Qui c’è un turista.</translation>
    </message>
    <message>
        <source>A cube goes to space {number} of your Gifts track.</source>
        <translation>Un cubetto va sullo spazio {number} del tuo tracciato dei regali.</translation>
    </message>
    <message>
        <source>A ticket costs {cost}.</source>
        <translation>Un biglietto costa {cost}.</translation>
    </message>
    <message>
        <source>Fetch a Tourist from the Bus</source>
        <translation>Prendere un turista dal pullman</translation>
    </message>
    <message>
        <source>It has no effect after this action.</source>
        <translation>Dopo questa azione non ha effetto.</translation>
    </message>
    <message>
        <source>It works for this action.</source>
        <translation>Ha effetto su questa azione.</translation>
    </message>
    <message>
        <source>No space is left to which the Tourist could go.</source>
        <translation>Non resta nessuno spazio dove il turista possa andare.</translation>
    </message>
    <message numerus="yes">
        <source>Space {number} of your Gifts track gives %n more Gift card(s).</source>
        <translation>
            <numerusform>Lo spazio {number} del tuo tracciato dei regali dà %n carta regalo in più.</numerusform>
            <numerusform>Lo spazio {number} del tuo tracciato dei regali dà %n carte regalo in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Space {number} of your Gifts track gives {award}.</source>
        <translation>Lo spazio {number} del tuo tracciato dei regali dà {award}.</translation>
    </message>
    <message>
        <source>Stands are repaired from left to right: stand {number} comes next.</source>
        <translation>Le bancarelle si riparano da sinistra a destra: ora tocca alla bancarella {number}.</translation>
    </message>
    <message>
        <source>The Bus is empty.</source>
        <translation>Il pullman è vuoto.</translation>
    </message>
    <message>
        <source>The Bus is not at the location of your Hero.</source>
        <translation>Il pullman non è nel luogo del tuo eroe.</translation>
    </message>
    <message numerus="yes">
        <source>The Bus is there with %n Tourist(s).</source>
        <translation>
            <numerusform>Lì c’è il pullman con %n turista.</numerusform>
            <numerusform>Lì c’è il pullman con %n turisti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Tourist collects or repairs elsewhere for you; then you use a card.</source>
        <translation>Il turista raccoglie o ripara altrove per te; poi usi una carta.</translation>
    </message>
    <message>
        <source>The clock goes to {hour}, and night falls.</source>
        <translation>L’orologio va a {hour} e cala la notte.</translation>
    </message>
    <message>
        <source>The clock goes to {hour}, and the Day ends.</source>
        <translation>L’orologio va a {hour} e il giorno finisce.</translation>
    </message>
    <message>
        <source>The clock goes to {hour}.</source>
        <translation>L’orologio va a {hour}.</translation>
    </message>
    <message>
        <source>The fee is {needed}, and your Bribes are worth {value} in all.</source>
        <translation>L’ingresso costa {needed} e le tue bustarelle valgono {value} in tutto.</translation>
    </message>
    <message>
        <source>The next stand of this location costs {cost} and gives {favor} Favor.</source>
        <translation>La bancarella successiva costa {cost} e dà {favor} Favore.</translation>
    </message>
    <message>
        <source>The supply has only {amount}.</source>
        <translation>Nella riserva resta solo {amount}.</translation>
    </message>
    <message>
        <source>Then a new row is dealt.</source>
        <translation>Poi si scopre una nuova fila.</translation>
    </message>
    <message>
        <source>Then {value} is paid, and each point above your Bites is a conversion.</source>
        <translation>Così hai pagato {value}; ogni punto oltre i tuoi Morsi è una conversione.</translation>
    </message>
    <message>
        <source>There is no Tourist at the location of your Hero.</source>
        <translation>Nel luogo del tuo eroe non c’è nessun turista.</translation>
    </message>
    <message>
        <source>This Tourist has already acted in this turn.</source>
        <translation>Questo turista ha già agito in questo turno.</translation>
    </message>
    <message numerus="yes">
        <source>This takes {hours} h, and the Day has only %n hour(s) left.</source>
        <translation>
            <numerusform>Richiede {hours} h, e al giorno resta solo %n ora.</numerusform>
            <numerusform>Richiede {hours} h, e al giorno restano solo %n ore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use a Tourist</source>
        <translation>Mettere al lavoro un turista</translation>
    </message>
    <message>
        <source>You have already fetched a Tourist in this turn.</source>
        <translation>In questo turno hai già preso un turista.</translation>
    </message>
    <message>
        <source>You have already used a Tourist of this location in this turn.</source>
        <translation>In questo turno hai già messo al lavoro un turista di questo luogo.</translation>
    </message>
    <message>
        <source>You have as many Bites as there can be.</source>
        <translation>Hai già il numero massimo di Morsi.</translation>
    </message>
    <message>
        <source>You have no Favor.</source>
        <translation>Non hai Favore.</translation>
    </message>
    <message>
        <source>You have no conversion left.</source>
        <translation>Non ti restano conversioni.</translation>
    </message>
    <message>
        <source>You have no cube left to mark a stand.</source>
        <translation>Non hai più cubetti per segnare una bancarella.</translation>
    </message>
    <message>
        <source>You keep the Tourist as a Bribe worth {value}, or use it at once.</source>
        <translation>Tieni il turista come bustarella che vale {value}, o lo usi subito.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n kept Tourist(s).</source>
        <translation>
            <numerusform>Perdi %n turista tenuto.</numerusform>
            <numerusform>Perdi %n turisti tenuti.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still need {resources}.</source>
        <translation>Ti manca ancora {resources}.</translation>
    </message>
    <message>
        <source>You then control {place}.</source>
        <translation>Poi controlli questo luogo ({place}).</translation>
    </message>
    <message numerus="yes">
        <source>Your %n Bite(s) reduce your conversions.</source>
        <translation>
            <numerusform>Il tuo %n Morso riduce le tue conversioni.</numerusform>
            <numerusform>I tuoi %n Morsi riducono le tue conversioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Bribes are worth {value} in all; the Dinner takes {needed}.</source>
        <translation>Le tue bustarelle valgono {value} in tutto; la cena costa {needed}.</translation>
    </message>
    <message>
        <source>Your Gifts track is full.</source>
        <translation>Il tuo tracciato dei regali è pieno.</translation>
    </message>
    <message>
        <source>Your Hero is here and must move.</source>
        <translation>Qui c’è il tuo eroe, che deve muoversi.</translation>
    </message>
    <message>
        <source>Your Hero is not at the location of this Tourist.</source>
        <translation>Il tuo eroe non è nel luogo di questo turista.</translation>
    </message>
    <message>
        <source>{first} {rest}</source>
        <translation>{first} {rest}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>{player} has repaired this stand.</source>
        <translation>{player} ha riparato questa bancarella.</translation>
    </message>
    <message>
        <source>{player}&apos;s Hero is here.</source>
        <translation>Qui c’è l’eroe di {player}.</translation>
    </message>
</context>
<context>
    <name>dining.places</name>
    <message>
        <source>Baa Boutique</source>
        <translation>Boutique Beee</translation>
    </message>
    <message>
        <source>Crooked Kiln</source>
        <translation>Fornace storta</translation>
    </message>
    <message>
        <source>Font of Regret</source>
        <translation>Fonte del rimorso</translation>
    </message>
    <message>
        <source>Forest Shed</source>
        <translation>Capanno nel bosco</translation>
    </message>
    <message>
        <source>Garlic Stand</source>
        <translation>Banco dell’aglio</translation>
    </message>
    <message>
        <source>Holey Bakery</source>
        <translation>Panificio col buco</translation>
    </message>
    <message>
        <source>Rusty Bolt Smithy</source>
        <translation>Fucina del bullone arrugginito</translation>
    </message>
    <message>
        <source>Sip &amp; Drip Clinic</source>
        <translation>Clinica del sorso e della goccia</translation>
    </message>
    <message>
        <source>The Tipsy Bat</source>
        <translation>Al pipistrello brillo</translation>
    </message>
</context>
<context>
    <name>dining.reasons</name>
    <message>
        <source>a better stand only one token away</source>
        <translation>manca un solo segnalino per una bancarella migliore</translation>
    </message>
    <message>
        <source>better prospects for your rivals</source>
        <translation>prospettive migliori per i tuoi rivali</translation>
    </message>
    <message>
        <source>closer to completing Gifts</source>
        <translation>più vicino a completare i regali</translation>
    </message>
    <message>
        <source>farther from completing Gifts</source>
        <translation>più lontano dal completare i regali</translation>
    </message>
    <message>
        <source>farther on the Gifts track</source>
        <translation>più avanti sul tracciato dei regali</translation>
    </message>
    <message>
        <source>fewer Bites</source>
        <translation>meno Morsi</translation>
    </message>
    <message>
        <source>fewer Gift cards in hand</source>
        <translation>meno carte regalo in mano</translation>
    </message>
    <message>
        <source>fewer cubes in stock</source>
        <translation>meno cubetti nella riserva</translation>
    </message>
    <message>
        <source>fewer games that end well</source>
        <translation>meno partite che finiscono bene</translation>
    </message>
    <message>
        <source>fewer locations under your control</source>
        <translation>meno luoghi sotto il tuo controllo</translation>
    </message>
    <message>
        <source>less far on the Gifts track</source>
        <translation>meno avanti sul tracciato dei regali</translation>
    </message>
    <message>
        <source>less for Bribes</source>
        <translation>meno da usare come bustarelle</translation>
    </message>
    <message>
        <source>more Bites</source>
        <translation>più Morsi</translation>
    </message>
    <message>
        <source>more Gift cards in hand</source>
        <translation>più carte regalo in mano</translation>
    </message>
    <message>
        <source>more cubes in stock</source>
        <translation>più cubetti nella riserva</translation>
    </message>
    <message>
        <source>more for Bribes</source>
        <translation>di più da usare come bustarelle</translation>
    </message>
    <message>
        <source>more games that end well</source>
        <translation>più partite che finiscono bene</translation>
    </message>
    <message>
        <source>more locations under your control</source>
        <translation>più luoghi sotto il tuo controllo</translation>
    </message>
    <message>
        <source>no better stand only one token away</source>
        <translation>nessuna bancarella migliore a cui manchi un solo segnalino</translation>
    </message>
    <message>
        <source>the next stand of {place} open for you</source>
        <translation>{place}: prossima bancarella alla tua portata</translation>
    </message>
    <message>
        <source>the next stand of {place} out of your reach</source>
        <translation>{place}: prossima bancarella fuori dalla tua portata</translation>
    </message>
    <message>
        <source>worse prospects for your rivals</source>
        <translation>prospettive peggiori per i tuoi rivali</translation>
    </message>
    <message>
        <source>your next turn comes later</source>
        <translation>il tuo prossimo turno arriva più tardi</translation>
    </message>
    <message>
        <source>your next turn comes sooner</source>
        <translation>il tuo prossimo turno arriva prima</translation>
    </message>
    <message>
        <source>{amount} Favor less</source>
        <translation>{amount} Favore in meno</translation>
    </message>
    <message>
        <source>{amount} Favor more</source>
        <translation>{amount} Favore in più</translation>
    </message>
    <message>
        <source>{amount} VP less</source>
        <translation>{amount} PV in meno</translation>
    </message>
    <message>
        <source>{amount} VP more</source>
        <translation>{amount} PV in più</translation>
    </message>
    <message>
        <source>{amount} × {resource} less</source>
        <translation>{amount} × {resource} in meno</translation>
    </message>
    <message>
        <source>{amount} × {resource} more</source>
        <translation>{amount} × {resource} in più</translation>
    </message>
</context>
<context>
    <name>dining.reference</name>
    <message numerus="yes">
        <source>%n more Gift card(s)</source>
        <translation>
            <numerusform>%n carta regalo in più</numerusform>
            <numerusform>%n carte regalo in più</numerusform>
        </translation>
    </message>
    <message>
        <source>A Hero who collects never uses a Tourist Ability card. The space can be used again as soon as the figure has left.</source>
        <translation>Un eroe che raccoglie non usa mai una carta turista. Lo spazio si può usare di nuovo appena la figura se n’è andata.</translation>
    </message>
    <message>
        <source>A cube paid as a Bribe is always the leftmost one; the others stay, so the gap is filled again first. With cubes on 1, 2 and 3, paying cube 1 means that the next Gift fills 1 and the one after it 4.</source>
        <translation>Come bustarella si paga sempre il cubetto più a sinistra; gli altri restano, quindi il vuoto si riempie per primo. Con cubetti su 1, 2 e 3, se paghi il cubetto 1, il regalo successivo riempie di nuovo 1 e quello dopo 4.</translation>
    </message>
    <message>
        <source>A figure is at a location if it is on any of its spaces, repaired stands included. Distances have no meaning.</source>
        <translation>Una figura è in un luogo se si trova su uno qualsiasi dei suoi spazi, anche sulle bancarelle riparate. Le distanze non contano.</translation>
    </message>
    <message>
        <source>A game has {rounds} rounds. In the Day Phase all players share one clock of {hours} hours: a player who spends more of them gets more done.</source>
        <translation>Una partita ha {rounds} round. Nella fase del giorno tutti condividono un orologio di {hours} ore: chi ne consuma di più riesce a fare di più.</translation>
    </message>
    <message>
        <source>A resource space is used again and again. A stand is repaired once in the game, always the leftmost one that is left. The player who repaired the rightmost stand so far controls the location.</source>
        <translation>Uno spazio risorsa si usa più volte. Una bancarella si ripara una volta per partita, sempre quella più a sinistra tra le rimaste. Chi ha riparato la bancarella più a destra finora controlla il luogo.</translation>
    </message>
    <message>
        <source>After round {rounds} the game ends.</source>
        <translation>Dopo il round {rounds} la partita finisce.</translation>
    </message>
    <message>
        <source>After the last Dinner each location with at least {least} repaired stands gives {points} VP to the player who repaired most of them. If several repaired equally many, no player gets it.</source>
        <translation>Dopo l’ultima cena ogni luogo con almeno {least} bancarelle riparate dà {points} PV a chi ne ha riparate di più. In caso di parità non li prende nessuno.</translation>
    </message>
    <message>
        <source>After the last Dinner of a round:</source>
        <translation>Dopo l’ultima cena di un round:</translation>
    </message>
    <message>
        <source>After your Hero&apos;s action you may use one Tourist at your Hero&apos;s location. The Tourist moves to another space of the town: a resource space without Hero and Tourist, or a stand that you can pay for.</source>
        <translation>Dopo l’azione del tuo eroe puoi mettere al lavoro un turista nel luogo del tuo eroe. Il turista va su un altro spazio della città: uno spazio risorsa senza eroi né turisti o una bancarella che puoi pagare.</translation>
    </message>
    <message>
        <source>All Tourist Ability cards are shuffled, and {row} are dealt.</source>
        <translation>Tutte le carte turista vengono mescolate e se ne scoprono {row}.</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Tutte le carte</translation>
    </message>
    <message>
        <source>All players share one clock. Collecting takes {collect} hour, repairing {repair}, for Heroes and Tourists alike; everything else takes no time. The hours are paid first.</source>
        <translation>Tutti condividono un orologio. Raccogliere richiede {collect} ora, riparare {repair}, per eroi e turisti; tutto il resto non richiede tempo. Le ore si pagano per prime.</translation>
    </message>
    <message>
        <source>At each of the five stops the player who controls the location takes one of its resource.</source>
        <translation>A ognuna delle cinque fermate chi controlla il luogo prende una delle sue risorse.</translation>
    </message>
    <message>
        <source>At night your hand is refilled to {gifts} cards. It can grow beyond that by awards.</source>
        <translation>Di notte la tua mano torna a {gifts} carte. Con i premi può crescere oltre.</translation>
    </message>
    <message>
        <source>At the beginning of a Day your Hero comes from Dracula&apos;s table, so every space is open to it. A space that your Hero leaves is free at once.</source>
        <translation>All’inizio di un giorno il tuo eroe viene dalla tavola di Dracula, quindi ogni spazio gli è aperto. Uno spazio che il tuo eroe lascia è subito libero.</translation>
    </message>
    <message>
        <source>At the beginning of a round all Tourists are in the Bus. Five of the nine Bus Location cards are drawn: at each of the first {stops} locations one Tourist gets off on the left resource space, and at the fifth the Bus parks with the others. It stays there all Day.</source>
        <translation>All’inizio di un round tutti i turisti sono sul pullman. Si pescano cinque delle nove carte fermata: nei primi {stops} luoghi scende un turista sullo spazio risorsa di sinistra, nel quinto il pullman parcheggia con gli altri. Resta lì tutto il giorno.</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Morsi</translation>
    </message>
    <message>
        <source>Bribe</source>
        <translation>Bustarella</translation>
    </message>
    <message>
        <source>Bribes</source>
        <translation>Bustarelle</translation>
    </message>
    <message>
        <source>Cards that count look at the Tourist&apos;s new location: rival Heroes, other Tourists, your own stands. Tourists in the Bus do not count.</source>
        <translation>Le carte che contano guardano il nuovo luogo del turista: eroi avversari, altri turisti, le tue bancarelle. I turisti sul pullman non contano.</translation>
    </message>
    <message>
        <source>Chance chooses the First Player, whose seat is number 1; the others follow clockwise. Then the Bus brings the first Tourists. No player controls a location yet.</source>
        <translation>Il caso sceglie il primo giocatore, che ha il posto 1; gli altri seguono in senso orario. Poi il pullman porta i primi turisti. Nessuno controlla ancora un luogo.</translation>
    </message>
    <message>
        <source>Collecting</source>
        <translation>Raccogliere</translation>
    </message>
    <message>
        <source>Contents of the box</source>
        <translation>Che cosa c’è nella scatola</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Conversioni</translation>
    </message>
    <message>
        <source>Dinner</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Each completed Gift puts a cube on the leftmost empty space of your Gifts track, and you take its award every time:</source>
        <translation>Ogni regalo consegnato mette un cubetto sullo spazio vuoto più a sinistra del tuo tracciato dei regali, e ogni volta prendi il suo premio:</translation>
    </message>
    <message>
        <source>Each conversion turns 1 Favor into 1 VP, or completes one Gift card, whatever its VP.</source>
        <translation>Ogni conversione trasforma 1 Favore in 1 PV o consegna una carta regalo, quanti che siano i suoi PV.</translation>
    </message>
    <message>
        <source>Each location produces one resource:</source>
        <translation>Ogni luogo produce una risorsa:</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Termina il tuo turno.</translation>
    </message>
    <message>
        <source>Every action of a Tourist uses exactly one face-up card of the row, after the action; then the card is turned face down. A card without effect may be chosen, too.</source>
        <translation>Ogni azione di un turista usa esattamente una carta scoperta della fila, dopo l’azione; poi la carta viene girata. Si può scegliere anche una carta senza effetto.</translation>
    </message>
    <message>
        <source>Everything is open except the order of the decks. You can undo step by step until a card has been revealed: a new row or a drawn Gift card.</source>
        <translation>Tutto è scoperto tranne l’ordine dei mazzi. Puoi annullare mossa per mossa finché non è stata rivelata una carta: una nuova fila o una carta regalo pescata.</translation>
    </message>
    <message>
        <source>Example: a Tourist, a Blood Pack and a Sheep are worth 6. That turns 5 Favor into 5 VP and completes a Gift for 3 VP.</source>
        <translation>Esempio: un turista, una sacca di sangue e una pecora valgono 6. Così 5 Favore diventano 5 PV e si consegna un regalo da 3 PV.</translation>
    </message>
    <message>
        <source>Example: at Garlic Stand two stands are repaired. The third costs 2 hours, 1 Wood and 1 Metal, and gives 2 Favor.</source>
        <translation>Esempio: al Banco dell’aglio sono riparate due bancarelle. La terza costa 2 ore, 1 legno e 1 metallo e dà 2 Favore.</translation>
    </message>
    <message>
        <source>Example: the first space of Forest Shed costs 1 hour and gives 2 Wood.</source>
        <translation>Esempio: il primo spazio del Capanno nel bosco costa 1 ora e dà 2 legno.</translation>
    </message>
    <message>
        <source>Examples with the cubes of a location from left to right: A B A gives 1 VP and control to A. A B gives no VP, and control to B. A single cube gives no VP.</source>
        <translation>Esempi con i cubetti di un luogo da sinistra a destra: A B A dà 1 PV e il controllo ad A. A B non dà PV e il controllo va a B. Un solo cubetto non dà PV.</translation>
    </message>
    <message>
        <source>Examples: two Blood Packs and a Sheep with two Bites make 3 conversions. Bribes worth 3 with three Bites make none, but there is no new Bite.</source>
        <translation>Esempi: due sacche di sangue e una pecora con due Morsi danno 3 conversioni. Bustarelle che valgono 3 con tre Morsi non ne danno nessuna, ma non c’è un nuovo Morso.</translation>
    </message>
    <message>
        <source>Extra resources are those of the Tourist&apos;s location unless the card names others. Only “may” is a choice; everything else happens as far as the supply allows, and “up to 2” means as many as possible. A choice without effect cannot be made while another one has an effect.</source>
        <translation>Le risorse in più sono quelle del luogo del turista, se la carta non ne nomina altre. Solo «puoi» è una scelta; tutto il resto avviene finché la riserva basta, e «fino a 2» vuol dire il più possibile. Una scelta senza effetto non è permessa finché un’altra ha effetto.</translation>
    </message>
    <message>
        <source>From hour {moon} on the moon is up. A few cards look at it.</source>
        <translation>Dall’ora {moon} splende la luna. Alcune carte ne tengono conto.</translation>
    </message>
    <message>
        <source>Gift cards</source>
        <translation>Carte regalo</translation>
    </message>
    <message>
        <source>Gift cards are completed at Dinner, each with one conversion: pay the resources, score the VP, discard the card and draw a new one. Then place a cube on your Gifts track.</source>
        <translation>Le carte regalo si consegnano a cena, ognuna con una conversione: paga le risorse, prendi i PV, scarta la carta e pescane una nuova. Poi metti un cubetto sul tuo tracciato dei regali.</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Regali</translation>
    </message>
    <message>
        <source>Gifts 1 to 12</source>
        <translation>Regali da 1 a 12</translation>
    </message>
    <message>
        <source>Gifts 13 to 24</source>
        <translation>Regali da 13 a 24</translation>
    </message>
    <message>
        <source>If all of these are equal, the victory is shared.</source>
        <translation>Se anche questi sono pari, la vittoria è condivisa.</translation>
    </message>
    <message>
        <source>If the track is full or you have no cube, the Gift scores without a cube and an award.</source>
        <translation>Se il tracciato è pieno o non hai cubetti, il regalo vale senza cubetto e senza premio.</translation>
    </message>
    <message>
        <source>If you gain more than the supply has, you get what is left, also of Favor; the rest is lost. A token that is spent is spent once: a Sheep given as a Bribe pays for no Gift.</source>
        <translation>Se ottieni più di quanto c’è nella riserva, prendi il resto, anche per il Favore; quello che manca è perso. Un segnalino si spende una volta: una pecora data come bustarella non paga nessun regalo.</translation>
    </message>
    <message>
        <source>If your Hero is at the location of the Bus, you may pay 1 Beer or 1 Doughnut and fetch a Tourist, once per turn and for no hours. You use the Tourist at once like any other, or keep the Tourist as a Bribe for Dinner.</source>
        <translation>Se il tuo eroe è nel luogo del pullman, una volta per turno puoi pagare 1 birra o 1 ciambella e prendere un turista, senza ore. Lo usi subito come gli altri o lo tieni come bustarella per la cena.</translation>
    </message>
    <message>
        <source>In your turn you can also remove Bites, between two steps.</source>
        <translation>Nel tuo turno puoi anche curare Morsi, tra un passo e l’altro.</translation>
    </message>
    <message>
        <source>In your turn you place your Hero on a space and do its action. A Tourist at the same location can then do a second one for you, and another Tourist from the Bus a third.</source>
        <translation>Nel tuo turno metti il tuo eroe su uno spazio ed esegui la sua azione. Un turista nello stesso luogo può poi farne una seconda per te, e un altro del pullman una terza.</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>One Garlic or one Holy Water removes one Bite, as often as you like: in your turns of the Day, and at your Dinner until you pay the Bribes or stay away. Some Tourist Ability cards remove a Bite, too.</source>
        <translation>Un aglio o un’acqua santa cura un Morso, quante volte vuoi: nei tuoi turni del giorno e alla tua cena finché non paghi le bustarelle o resti fuori. Anche alcune carte turista curano un Morso.</translation>
    </message>
    <message>
        <source>Options of a new game</source>
        <translation>Opzioni di una nuova partita</translation>
    </message>
    <message>
        <source>Pay any mix worth at least {fee}, but only one cube per Dinner: the leftmost one of your Gifts track, which returns to your stock. All Bribes are paid before the first conversion.</source>
        <translation>Paga una combinazione qualsiasi che valga almeno {fee}, ma un solo cubetto per cena: il più a sinistra del tuo tracciato dei regali, che torna disponibile. Tutte le bustarelle si pagano prima della prima conversione.</translation>
    </message>
    <message>
        <source>Pay {hours} hour and take as many tokens as the resource space shows. If the supply has fewer, you get those.</source>
        <translation>Paga {hours} ora e prendi tanti segnalini quanti ne mostra lo spazio risorsa. Se la riserva ne ha di meno, prendi quelli.</translation>
    </message>
    <message>
        <source>Pay {hours} hours and the whole cost, take the Favor, and mark the stand with one of your cubes. Without a cube you cannot repair.</source>
        <translation>Paga {hours} ore e l’intero costo, prendi il Favore e segna la bancarella con uno dei tuoi cubetti. Senza cubetti non puoi riparare.</translation>
    </message>
    <message>
        <source>Place your Hero on a space and do its action.</source>
        <translation>Metti il tuo eroe su uno spazio ed esegui la sua azione.</translation>
    </message>
    <message>
        <source>Players with fewer than {gifts} Gift cards draw up to {gifts}, beginning with the First Player.</source>
        <translation>Chi ha meno di {gifts} carte regalo pesca fino a {gifts}, cominciando dal primo giocatore.</translation>
    </message>
    <message>
        <source>Repairing a stand</source>
        <translation>Riparare una bancarella</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Risorsa</translation>
    </message>
    <message>
        <source>Resource spaces</source>
        <translation>Spazi risorsa</translation>
    </message>
    <message>
        <source>Resources that you gain at your Dinner can pay for Gifts, but they are no longer Bribes.</source>
        <translation>Le risorse che ottieni alla tua cena possono pagare regali, ma non sono più bustarelle.</translation>
    </message>
    <message>
        <source>Resources, Favor, Gifts, cubes and Bites stay with you for the next round.</source>
        <translation>Risorse, Favore, regali, cubetti e Morsi ti restano per il round successivo.</translation>
    </message>
    <message>
        <source>Rounds and the end</source>
        <translation>I round e la fine</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Bancarelle</translation>
    </message>
    <message>
        <source>The Bus</source>
        <translation>Il pullman</translation>
    </message>
    <message>
        <source>The Bus brings new Tourists.</source>
        <translation>Il pullman porta nuovi turisti.</translation>
    </message>
    <message>
        <source>The Day Phase</source>
        <translation>La fase del giorno</translation>
    </message>
    <message>
        <source>The Dinner Phase</source>
        <translation>La fase della cena</translation>
    </message>
    <message>
        <source>The First Player is now the left neighbor of the player whose Hero was placed last.</source>
        <translation>Il primo giocatore è ora il vicino di sinistra di chi ha mosso l’eroe per ultimo.</translation>
    </message>
    <message>
        <source>The Gifts track</source>
        <translation>Il tracciato dei regali</translation>
    </message>
    <message>
        <source>The Heroes are at Dracula&apos;s table, and all tokens are in the supply. Each player has {cubes} cubes; one of them marks VP.</source>
        <translation>Gli eroi sono alla tavola di Dracula e tutti i segnalini nella riserva. Ognuno ha {cubes} cubetti; uno segna i PV.</translation>
    </message>
    <message>
        <source>The Tourist does the action of that space for you: you pay the hours and the cost, you get the resources or the Favor, and the cube is yours. Then you use one face-up Tourist Ability card.</source>
        <translation>Il turista esegue per te l’azione di quello spazio: tu paghi le ore e il costo, tu prendi le risorse o il Favore, e il cubetto è tuo. Poi usi una carta turista scoperta.</translation>
    </message>
    <message>
        <source>The Tower Clock</source>
        <translation>L’orologio della torre</translation>
    </message>
    <message>
        <source>The clock is set to 0.</source>
        <translation>L’orologio torna a 0.</translation>
    </message>
    <message>
        <source>The clock never passes {hours}: at {last} hours you can only collect. It never runs backwards.</source>
        <translation>L’orologio non supera mai {hours}: a {last} ore puoi solo raccogliere. Non torna mai indietro.</translation>
    </message>
    <message>
        <source>The end and the winner</source>
        <translation>La fine e la vittoria</translation>
    </message>
    <message>
        <source>The first answer to each question is our usual game.</source>
        <translation>La prima risposta a ogni domanda è il nostro gioco abituale.</translation>
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
        <source>The most VP win; there is no upper limit. A tie is decided by</source>
        <translation>Vince chi ha più PV; non c’è un massimo. In caso di pareggio decidono</translation>
    </message>
    <message>
        <source>The new card can be completed at the same Dinner. If the deck is empty, the discarded cards are shuffled.</source>
        <translation>La nuova carta si può consegnare alla stessa cena. Se il mazzo è vuoto, si mescolano gli scarti.</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Il round successivo</translation>
    </message>
    <message>
        <source>The stands of a location are repaired from left to right. You may repair several in a row, even two in one turn: one with your Hero, the next with a Tourist.</source>
        <translation>Le bancarelle di un luogo si riparano da sinistra a destra. Puoi ripararne diverse di fila, anche due in un turno: una con il tuo eroe, la successiva con un turista.</translation>
    </message>
    <message>
        <source>The town</source>
        <translation>La città</translation>
    </message>
    <message>
        <source>Then, in any order and only if you like: use one Tourist at your Hero&apos;s location, and fetch one Tourist from the Bus if it is there.</source>
        <translation>Poi, in qualsiasi ordine e solo se vuoi: metti al lavoro un turista nel luogo del tuo eroe e prendine uno dal pullman, se è lì.</translation>
    </message>
    <message>
        <source>There are {tokens} tokens of each resource, {favor} Favor and {tourists} Tourists. Paid tokens return to the supply and can be taken again at once.</source>
        <translation>Ci sono {tokens} segnalini di ogni risorsa, {favor} Favore e {tourists} turisti. I segnalini pagati tornano nella riserva e si possono riprendere subito.</translation>
    </message>
    <message>
        <source>To attend you pay Bribes worth at least {fee}. A player who stays away, or cannot pay, takes a Bite and converts nothing.</source>
        <translation>Per partecipare paghi bustarelle che valgano almeno {fee}. Chi resta fuori, o non può pagare, riceve un Morso e non converte nulla.</translation>
    </message>
    <message>
        <source>Tourist Ability cards</source>
        <translation>Carte turista</translation>
    </message>
    <message>
        <source>Tourists</source>
        <translation>Turisti</translation>
    </message>
    <message>
        <source>Tourists for collecting</source>
        <translation>Turisti per raccogliere</translation>
    </message>
    <message>
        <source>Tourists for one resource</source>
        <translation>Turisti per una risorsa</translation>
    </message>
    <message>
        <source>Tourists for repairs and any action</source>
        <translation>Turisti per riparazioni e qualsiasi azione</translation>
    </message>
    <message>
        <source>Turns go clockwise until the clock reads {hours}, so players can have different numbers of turns. The player who reaches that hour completes the action and its card, and may still remove Bites and fetch a Tourist to keep. Then the Day ends.</source>
        <translation>Si gioca in senso orario finché l’orologio non segna {hours}, quindi il numero di turni può essere diverso. Chi arriva a quell’ora completa l’azione con la sua carta e può ancora curare Morsi e prendere un turista da tenere. Poi il giorno finisce.</translation>
    </message>
    <message>
        <source>Two to four heirs want to succeed Dracula. By day they collect resources and repair the stands of his town; at Dinner they bribe him and turn their Favor and Gifts into Victory Points (VP).</source>
        <translation>Da due a quattro eredi vogliono succedere a Dracula. Di giorno raccolgono risorse e riparano le bancarelle della sua città; a cena lo corrompono e trasformano Favore e regali in punti vittoria (PV).</translation>
    </message>
    <message>
        <source>Using a Tourist</source>
        <translation>Mettere al lavoro un turista</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Welcome snacks: later seats begin with a few resources. This is not in the rulebook. Without them the first seat won 71% of our simulated games for two players, with them 52%.</source>
        <translation>Spuntini di benvenuto: i posti successivi iniziano con alcune risorse. Non è nel regolamento. Senza, il primo posto ha vinto il 71% delle nostre partite simulate in due, con gli spuntini il 52%.</translation>
    </message>
    <message>
        <source>When the Day is over, all Heroes go to Dracula&apos;s table and all Tourists to the Bus, which waits beside the board. From the First Player clockwise, each player finishes their Dinner before the next one begins.</source>
        <translation>Quando il giorno è finito, tutti gli eroi vanno alla tavola di Dracula e tutti i turisti sul pullman, che aspetta accanto al tabellone. Dal primo giocatore in senso orario, ognuno finisce la sua cena prima del successivo.</translation>
    </message>
    <message>
        <source>When the hours are spent, each player in turn has Dinner with Dracula. After the last Dinner the most VP win.</source>
        <translation>Quando le ore sono finite, ognuno a turno cena con Dracula. Dopo l’ultima cena vince chi ha più PV.</translation>
    </message>
    <message>
        <source>When the last card of the row is used, all {row} are discarded and {row} new ones are dealt at once, even at the end of the Day. If the deck is empty, the discarded cards are shuffled.</source>
        <translation>Quando si usa l’ultima carta della fila, tutte e {row} si scartano e se ne scoprono subito {row} nuove, anche alla fine del giorno. Se il mazzo è vuoto, si mescolano gli scarti.</translation>
    </message>
    <message>
        <source>Without enough hours or a free space a Tourist cannot be used. The Tourist stays on the new space, and the next Hero who comes there can use the Tourist again. In one turn a Tourist acts only once.</source>
        <translation>Senza abbastanza ore o uno spazio libero un turista non si può mettere al lavoro. Il turista resta sul nuovo spazio, e il prossimo eroe che arriva lì può usarlo di nuovo. In un turno un turista agisce una volta sola.</translation>
    </message>
    <message>
        <source>You can attend with nothing to convert, only to avoid the Bite. Kept Tourists that you do not pay go back to the Bus after your Dinner.</source>
        <translation>Puoi partecipare senza convertire nulla, solo per evitare il Morso. I turisti tenuti che non paghi tornano sul pullman dopo la tua cena.</translation>
    </message>
    <message>
        <source>You can have up to {most} Bites; more are ignored. Each takes one of your conversions at every Dinner.</source>
        <translation>Puoi avere al massimo {most} Morsi; altri non contano. Ognuno ti toglie una conversione a ogni cena.</translation>
    </message>
    <message>
        <source>You cannot pass. You pay with the resources you have at that moment: those of your Hero&apos;s action can pay for the Tourist&apos;s.</source>
        <translation>Non puoi passare. Paghi con le risorse che hai in quel momento: quelle dell’azione del tuo eroe possono pagare quella del turista.</translation>
    </message>
    <message>
        <source>You make them one by one, in any order, and may stop early. Conversions that you do not use are lost.</source>
        <translation>Le fai una alla volta, in qualsiasi ordine, e puoi fermarti prima. Le conversioni non usate sono perse.</translation>
    </message>
    <message>
        <source>You may pay more than the fee, and every point counts: you have as many conversions as your Bribes are worth, less one for each Bite.</source>
        <translation>Puoi pagare più dell’ingresso, e ogni punto conta: hai tante conversioni quanto valgono le tue bustarelle, meno una per ogni Morso.</translation>
    </message>
    <message>
        <source>You then control the location. When the Bus stops there at the beginning of a round, you take one of its resource.</source>
        <translation>Poi controlli il luogo. Quando il pullman si ferma lì all’inizio di un round, prendi una delle sue risorse.</translation>
    </message>
    <message>
        <source>Your Hero can go to any resource space without another Hero, but not to the one it is on: it has to move. Another space of the same location is fine, and a Tourist there does not matter. Or it goes to the next stand of a location, if you can pay for it.</source>
        <translation>Il tuo eroe può andare su ogni spazio risorsa senza un altro eroe, ma non su quello dove si trova: deve muoversi. Va bene un altro spazio dello stesso luogo, e un turista lì non disturba. Oppure va sulla prossima bancarella di un luogo, se puoi pagarla.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>the most controlled locations.</source>
        <translation>il maggior numero di luoghi controllati.</translation>
    </message>
    <message>
        <source>the most cubes on the Gifts track, then</source>
        <translation>il maggior numero di cubetti sul tracciato dei regali, poi</translation>
    </message>
    <message>
        <source>the most repaired stands, then</source>
        <translation>il maggior numero di bancarelle riparate, poi</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{points} VP for {cost}</source>
        <translation>{points} PV per {cost}</translation>
    </message>
    <message>
        <source>{row} shuffled Tourist Ability cards are face up: the row. Each player has {gifts} Gift cards, open to all.</source>
        <translation>{row} carte turista mescolate sono scoperte: la fila. Ognuno ha {gifts} carte regalo, visibili a tutti.</translation>
    </message>
</context>
<context>
    <name>dining.summary</name>
    <message>
        <source>Cubes on the Gifts track</source>
        <translation>Cubetti sul tracciato dei regali</translation>
    </message>
    <message>
        <source>Favor</source>
        <translation>Favore</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punteggio finale</translation>
    </message>
    <message>
        <source>Gift cards</source>
        <translation>Carte regalo</translation>
    </message>
    <message>
        <source>Gifts completed by {player}</source>
        <translation>Regali di {player}</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Maggioranze</translation>
    </message>
    <message>
        <source>Repaired stands</source>
        <translation>Bancarelle riparate</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Stands repaired by {player}</source>
        <translation>Bancarelle di {player}</translation>
    </message>
    <message>
        <source>VP of {player}</source>
        <translation>PV di {player}</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Punti vittoria</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
</context>
<context>
    <name>dining.tourists</name>
    <message>
        <source>Amateur Exorcist Zoltan</source>
        <translation>Zoltan, esorcista per hobby</translation>
    </message>
    <message>
        <source>Any action: 1 Beer or 1 Doughnut.</source>
        <translation>Qualsiasi azione: 1 birra o 1 ciambella.</translation>
    </message>
    <message>
        <source>Any action: 1 Sheep.</source>
        <translation>Qualsiasi azione: 1 pecora.</translation>
    </message>
    <message>
        <source>Any action: 1 resource of your choice.</source>
        <translation>Qualsiasi azione: 1 risorsa a tua scelta.</translation>
    </message>
    <message>
        <source>Any action: return 1 Bite, or take 1 Blood Pack.</source>
        <translation>Qualsiasi azione: cura 1 Morso o prendi 1 sacca di sangue.</translation>
    </message>
    <message>
        <source>Any action: take 1 Wood, Brick or Metal; then you may discard 1 of your Gift cards and draw 1.</source>
        <translation>Qualsiasi azione: prendi 1 legno, mattone o metallo; poi puoi scartare 1 delle tue carte regalo e pescarne 1.</translation>
    </message>
    <message>
        <source>Brother Drizzle</source>
        <translation>Fratello Pioviggine</translation>
    </message>
    <message>
        <source>Buffet Barnaby</source>
        <translation>Barnaba del buffet</translation>
    </message>
    <message>
        <source>Clay Potterson</source>
        <translation>Clay Vasaretti</translation>
    </message>
    <message>
        <source>Clingy Clementine</source>
        <translation>Clementina l’appiccicosa</translation>
    </message>
    <message>
        <source>Collect Beer or Doughnuts: 2 more of it.</source>
        <translation>Raccogli birra o ciambelle: 2 in più.</translation>
    </message>
    <message>
        <source>Collect Beer: 1 more Beer.</source>
        <translation>Raccogli birra: 1 birra in più.</translation>
    </message>
    <message>
        <source>Collect Blood: 1 more Blood Pack.</source>
        <translation>Raccogli sangue: 1 sacca di sangue in più.</translation>
    </message>
    <message>
        <source>Collect Brick: 1 more Brick.</source>
        <translation>Raccogli mattoni: 1 mattone in più.</translation>
    </message>
    <message>
        <source>Collect Doughnuts: 1 more Doughnut.</source>
        <translation>Raccogli ciambelle: 1 ciambella in più.</translation>
    </message>
    <message>
        <source>Collect Garlic: 2 more Garlic.</source>
        <translation>Raccogli aglio: 2 aglio in più.</translation>
    </message>
    <message>
        <source>Collect Holy Water or Garlic: 1 more of it, and return 1 Bite.</source>
        <translation>Raccogli acqua santa o aglio: 1 in più, e cura 1 Morso.</translation>
    </message>
    <message>
        <source>Collect Holy Water: 2 more Holy Water.</source>
        <translation>Raccogli acqua santa: 2 acqua santa in più.</translation>
    </message>
    <message>
        <source>Collect Metal: 1 more Metal.</source>
        <translation>Raccogli metallo: 1 metallo in più.</translation>
    </message>
    <message>
        <source>Collect Sheep or Blood: 1 more of it.</source>
        <translation>Raccogli pecore o sangue: 1 in più.</translation>
    </message>
    <message>
        <source>Collect Sheep: 1 more Sheep.</source>
        <translation>Raccogli pecore: 1 pecora in più.</translation>
    </message>
    <message>
        <source>Collect Wood, Brick or Metal: 2 more of it.</source>
        <translation>Raccogli legno, mattoni o metallo: 2 in più.</translation>
    </message>
    <message>
        <source>Collect Wood: 1 more Wood.</source>
        <translation>Raccogli legno: 1 legno in più.</translation>
    </message>
    <message>
        <source>Collect on a space printed with 1: 2 more of the same.</source>
        <translation>Raccogli su uno spazio con il numero 1: 2 in più dello stesso tipo.</translation>
    </message>
    <message>
        <source>Collect while it is moon (clock 12 or more after paying): 1 more of the same.</source>
        <translation>Raccogli con la luna (orologio a 12 o più dopo aver pagato): 1 in più dello stesso tipo.</translation>
    </message>
    <message>
        <source>Collect while it is still sun (clock below 12 after paying): 1 more of the same.</source>
        <translation>Raccogli con il sole (orologio sotto 12 dopo aver pagato): 1 in più dello stesso tipo.</translation>
    </message>
    <message>
        <source>Collect: 1 more of the same.</source>
        <translation>Raccogli: 1 in più dello stesso tipo.</translation>
    </message>
    <message>
        <source>Collect: 1 more per other Tourist at this location (at most 2).</source>
        <translation>Raccogli: 1 in più per ogni altro turista in questo luogo (al massimo 2).</translation>
    </message>
    <message>
        <source>Collect: 1 more per rival Hero at this location (at most 2).</source>
        <translation>Raccogli: 1 in più per ogni eroe rivale in questo luogo (al massimo 2).</translation>
    </message>
    <message>
        <source>Collect: 1 more per stand you repaired at this location (at most 2).</source>
        <translation>Raccogli: 1 in più per ogni bancarella che hai riparato in questo luogo (al massimo 2).</translation>
    </message>
    <message>
        <source>Collect: you may swap up to 2 of the resources just taken for other resources of your choice.</source>
        <translation>Raccogli: puoi scambiare fino a 2 delle risorse appena prese con altre a tua scelta.</translation>
    </message>
    <message>
        <source>Constable Crumb</source>
        <translation>Agente Briciola</translation>
    </message>
    <message>
        <source>Coupon Kristof</source>
        <translation>Kristof dei buoni sconto</translation>
    </message>
    <message>
        <source>Doctor Off-Duty</source>
        <translation>Dottor Fuoriservizio</translation>
    </message>
    <message>
        <source>Five-Star Fabienne</source>
        <translation>Fabienne cinque stelle</translation>
    </message>
    <message>
        <source>Flat-Pack Frida</source>
        <translation>Frida fai da te</translation>
    </message>
    <message>
        <source>Goth Cousin Morwenna</source>
        <translation>Morwenna, la cugina dark</translation>
    </message>
    <message>
        <source>Handy Hedwig</source>
        <translation>Hedwig mani d’oro</translation>
    </message>
    <message>
        <source>Hans Hopfenfroh</source>
        <translation>Hans Hopfenfroh</translation>
    </message>
    <message>
        <source>Insomniac Igor</source>
        <translation>Igor l’insonne</translation>
    </message>
    <message>
        <source>Lamberto the Shorn</source>
        <translation>Lamberto il tosato</translation>
    </message>
    <message>
        <source>Lost Shepherd Lajos</source>
        <translation>Lajos, il pastore smarrito</translation>
    </message>
    <message>
        <source>Miss Ferris Oxide</source>
        <translation>Miss Ferris Ossido</translation>
    </message>
    <message>
        <source>Nonna Bulbo</source>
        <translation>Nonna Bulbo</translation>
    </message>
    <message>
        <source>Nurse Plasmina</source>
        <translation>Infermiera Plasmina</translation>
    </message>
    <message>
        <source>Overpacked Olga</source>
        <translation>Olga troppi bagagli</translation>
    </message>
    <message>
        <source>Picnic Piet</source>
        <translation>Piet del picnic</translation>
    </message>
    <message>
        <source>Postcard Pavel</source>
        <translation>Pavel delle cartoline</translation>
    </message>
    <message>
        <source>Repair: 1 more Favor.</source>
        <translation>Ripara: 1 Favore in più.</translation>
    </message>
    <message>
        <source>Repair: regain 1 resource you just paid.</source>
        <translation>Ripara: recuperi 1 risorsa appena pagata.</translation>
    </message>
    <message>
        <source>Repair: regain up to 2 resources you just paid.</source>
        <translation>Ripara: recuperi fino a 2 risorse appena pagate.</translation>
    </message>
    <message>
        <source>Repeat-Visit Rita</source>
        <translation>Rita la cliente fissa</translation>
    </message>
    <message>
        <source>Selfie-Stick Stan</source>
        <translation>Stan del selfie</translation>
    </message>
    <message>
        <source>Senor Medeira</source>
        <translation>Señor Medeira</translation>
    </message>
    <message>
        <source>Souvenir-Mad Solange</source>
        <translation>Solange pazza per i souvenir</translation>
    </message>
    <message>
        <source>Sunscreen Sigrid</source>
        <translation>Sigrid della crema solare</translation>
    </message>
    <message>
        <source>The Duplicate Dupont</source>
        <translation>Il doppio Dupont</translation>
    </message>
    <message>
        <source>Toolbelt Tamas</source>
        <translation>Tamas della cintura attrezzi</translation>
    </message>
    <message>
        <source>Two-Trolley Trevor</source>
        <translation>Trevor due trolley</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>&apos;{given}&apos; has an agent twice</source>
        <translation>«{given}» contiene due volte lo stesso agente</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; has no agent for {player}</source>
        <translation>«{given}» non contiene nessun agente per {player}</translation>
    </message>
    <message>
        <source>--jobs is a number from 1 to {most}</source>
        <translation>--jobs è un numero da 1 a {most}</translation>
    </message>
    <message>
        <source>--limit is a number of iterations, at least 1</source>
        <translation>--limit è un numero di iterazioni, almeno 1</translation>
    </message>
    <message>
        <source>--sprt compares two agents: --pool A,B, or two for one player and others for the rest</source>
        <translation>--sprt confronta due agenti: --pool A,B, oppure due per una parte e altri per le altre</translation>
    </message>
    <message>
        <source>--sprt takes two different numbers from -2000 to 2000</source>
        <translation>--sprt richiede due numeri diversi da -2000 a 2000</translation>
    </message>
    <message>
        <source>--sprt takes two numbers such as 0,20, not &apos;{given}&apos;</source>
        <translation>--sprt richiede due numeri come 0,20, non «{given}»</translation>
    </message>
    <message>
        <source>--time is a number of seconds above 0 and below 3600</source>
        <translation>--time è un numero di secondi maggiore di 0 e minore di 3600</translation>
    </message>
    <message>
        <source>--{name} is a number from 1 to {most}</source>
        <translation>--{name} è un numero da 1 a {most}</translation>
    </message>
    <message>
        <source>a comment is where none belongs</source>
        <translation>c’è un commento dove non dovrebbe esserci</translation>
    </message>
    <message>
        <source>a record has at most {most} bytes, and this file has more</source>
        <translation>una registrazione ha al massimo {most} byte, e questo file ne ha di più</translation>
    </message>
    <message>
        <source>a seed is a whole number of at most 18 digits</source>
        <translation>un numero di partenza è un numero intero di al massimo 18 cifre</translation>
    </message>
    <message>
        <source>a worker process was killed</source>
        <translation>un processo di lavoro è stato terminato</translation>
    </message>
    <message>
        <source>an option is given twice</source>
        <translation>un’opzione è indicata due volte</translation>
    </message>
    <message>
        <source>at most {most} agents per player</source>
        <translation>al massimo {most} agenti per parte</translation>
    </message>
    <message>
        <source>expected a tag such as {example}</source>
        <translation>qui ci si aspetta un’intestazione come {example}</translation>
    </message>
    <message>
        <source>it is not the turn of {side}</source>
        <translation>non è il turno di {side}</translation>
    </message>
    <message>
        <source>line {line} of the input is longer than {most} characters</source>
        <translation>la riga {line} dell’input supera i {most} caratteri</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>riga {line}: {why}</translation>
    </message>
    <message>
        <source>no rule bot has the name “{agent}”</source>
        <translation>nessun bot a regole si chiama «{agent}»</translation>
    </message>
    <message>
        <source>only one game can be opened, not also {file}</source>
        <translation>si può aprire una sola partita, non anche {file}</translation>
    </message>
    <message>
        <source>only one of --players, --pool and the lists of agents by player</source>
        <translation>è ammesso solo uno tra --players, --pool e gli elenchi per le singole parti</translation>
    </message>
    <message>
        <source>option box: {why}</source>
        <translation>opzione box: {why}</translation>
    </message>
    <message>
        <source>option {option} is one of {values}, not “{value}”</source>
        <translation>l’opzione {option} ha uno dei valori {values}, non «{value}»</translation>
    </message>
    <message>
        <source>the end mark is missing: the record was cut off</source>
        <translation>manca il segno di fine: la registrazione è troncata</translation>
    </message>
    <message>
        <source>the end mark is “{word}”, but the game says otherwise</source>
        <translation>il segno di fine è «{word}», ma la partita finisce diversamente</translation>
    </message>
    <message>
        <source>the input is not UTF-8 text</source>
        <translation>l’input non è testo UTF-8</translation>
    </message>
    <message>
        <source>the seed is not a whole number</source>
        <translation>il numero di partenza non è un intero</translation>
    </message>
    <message>
        <source>the tag {tag} appears twice</source>
        <translation>l’intestazione {tag} compare due volte</translation>
    </message>
    <message>
        <source>the tag {tag} is missing</source>
        <translation>manca l’intestazione {tag}</translation>
    </message>
    <message>
        <source>the window&apos;s libraries cannot be loaded ({why}); &apos;furyqt play lite&apos; needs none of them</source>
        <translation>impossibile caricare le librerie della finestra ({why}); «furyqt play lite» non ne ha bisogno</translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation>non esiste il file {file}</translation>
    </message>
    <message>
        <source>there is no game “{game}” (games: {games})</source>
        <translation>non esiste il gioco «{game}» (giochi: {games})</translation>
    </message>
    <message>
        <source>there is no player “{player}” (players: {players})</source>
        <translation>non esiste il giocatore «{player}» (giocatori: {players})</translation>
    </message>
    <message>
        <source>there is no puzzle “{id}” (they have the numbers 001 to {last})</source>
        <translation>non esiste un enigma «{id}» (i numeri vanno da 001 a {last})</translation>
    </message>
    <message>
        <source>there is no theme “{theme}” (themes: {themes})</source>
        <translation>non esiste un tema «{theme}» (temi: {themes})</translation>
    </message>
    <message>
        <source>there is no unfinished game to resume</source>
        <translation>non c’è nessuna partita non finita da riprendere</translation>
    </message>
    <message>
        <source>this game was recorded with version {version} of {game}, not {ours}</source>
        <translation>questa partita è stata registrata con la versione {version} di {game}, non {ours}</translation>
    </message>
    <message>
        <source>this is not a game record: the tags and the empty line after them are missing</source>
        <translation>questa non è la registrazione di una partita: mancano le intestazioni e la riga vuota che le segue</translation>
    </message>
    <message>
        <source>this is not text</source>
        <translation>questo non è testo</translation>
    </message>
    <message>
        <source>which game? (see furyqt games)</source>
        <translation>quale gioco? (vedi furyqt games)</translation>
    </message>
    <message>
        <source>{agent} cannot play {player} in {game}</source>
        <translation>{agent} non può giocare {player} in {game}</translation>
    </message>
    <message>
        <source>{file} has {count} actions: --from and --to name some of them, in order</source>
        <translation>{file} ha {count} azioni: --from e --to ne indicano alcune, in ordine</translation>
    </message>
    <message>
        <source>{file} has {count} actions: --to takes a number from 0 to {count}</source>
        <translation>{file} ha {count} azioni: --to vuole un numero da 0 a {count}</translation>
    </message>
    <message>
        <source>{file} is a game of {game}, not of {other}</source>
        <translation>{file} è una partita di {game}, non di {other}</translation>
    </message>
    <message>
        <source>{file}: no person plays in this game (see furyqt replay)</source>
        <translation>{file}: in questa partita non gioca nessuna persona (vedi furyqt replay)</translation>
    </message>
    <message>
        <source>{file}: several persons play in this game (see furyqt replay)</source>
        <translation>{file}: in questa partita giocano più persone (vedi furyqt replay)</translation>
    </message>
    <message>
        <source>{file}: there is no folder {folder}</source>
        <translation>{file}: la cartella {folder} non esiste</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”</source>
        <translation>{game} non ha l’opzione «{option}»</translation>
    </message>
    <message>
        <source>{game} has no player &apos;{player}&apos;: it has {players}</source>
        <translation>{game} non ha la parte «{player}», ma: {players}</translation>
    </message>
    <message>
        <source>{option} has {name} twice</source>
        <translation>{option} contiene {name} due volte</translation>
    </message>
    <message>
        <source>{option} takes NAME=VALUE, not &apos;{given}&apos;</source>
        <translation>{option} richiede NOME=VALORE, non «{given}»</translation>
    </message>
    <message>
        <source>“/{part}” is not a part of a level or number of iterations, such as hard/8</source>
        <translation>«/{part}» non è una parte di un livello o di un numero di iterazioni, come hard/8</translation>
    </message>
    <message>
        <source>“@{limit}” is not a time limit for a level or number, such as hard@2s</source>
        <translation>«@{limit}» non è un limite di tempo per un livello o un numero, come hard@2s</translation>
    </message>
    <message>
        <source>“{agent}” is not a player: {examples}</source>
        <translation>«{agent}» non è un giocatore: {examples}</translation>
    </message>
    <message>
        <source>“{agent}” plays {games} only, not {game}</source>
        <translation>«{agent}» gioca solo {games}, non {game}</translation>
    </message>
    <message>
        <source>“{agent}”: {game} has no style “{style}”</source>
        <translation>«{agent}»: {game} non ha lo stile «{style}»</translation>
    </message>
    <message>
        <source>“{level}” is not a level ({levels}), number of iterations (200) or time (0.5s)</source>
        <translation>«{level}» non è un livello ({levels}), un numero di iterazioni (200) o un tempo (0.5s)</translation>
    </message>
    <message>
        <source>“{names}”: one person cannot play both sides here</source>
        <translation>«{names}»: qui una persona non può giocare entrambi gli schieramenti</translation>
    </message>
    <message>
        <source>“{style}” is not a style (available styles: {styles})</source>
        <translation>«{style}» non è uno stile (stili disponibili: {styles})</translation>
    </message>
    <message>
        <source>“{word}” cannot be read as an action</source>
        <translation>impossibile leggere «{word}» come azione</translation>
    </message>
    <message>
        <source>“{word}” comes after the end mark</source>
        <translation>«{word}» viene dopo il segno di fine</translation>
    </message>
    <message>
        <source>“{word}” is not one of the {count} legal actions here</source>
        <translation>«{word}» non è una delle {count} azioni valide qui</translation>
    </message>
    <message>
        <source>“{word}” should read “{right}”</source>
        <translation>«{word}» dovrebbe essere «{right}»</translation>
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
        <translation>Custode della progenie: vive per i suoi vampiri</translation>
    </message>
    <message>
        <source>Cautious: stays far away and unhurt</source>
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
        <translation>custode della progenie</translation>
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
    <name>fury2</name>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Dracula and his Servant</source>
        <translation>Dracula e il suo Servitore</translation>
    </message>
    <message>
        <source>Dracula has no blood left: the hunters win.</source>
        <translation>Dracula non ha più sangue: vincono i Cacciatori.</translation>
    </message>
    <message>
        <source>Dracula&apos;s likeliest places: {places}.</source>
        <translation>Dove è più probabile che sia Dracula: {places}.</translation>
    </message>
    <message>
        <source>Four hunters search Europe by road, rail and sea for Dracula, who hides his trail and awaits the night.</source>
        <translation>Quattro Cacciatori cercano Dracula in tutta Europa per strada, ferrovia e mare, mentre lui nasconde il suo Percorso e aspetta la notte.</translation>
    </message>
    <message>
        <source>Fury of Dracula, second edition</source>
        <translation>Fury of Dracula, seconda edizione</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>The hunters most expect Dracula here: {places}.</source>
        <translation>Qui i Cacciatori si aspettano di più Dracula: {places}.</translation>
    </message>
    <message>
        <source>The vampire track is at 6: Dracula wins.</source>
        <translation>La Scala dei Vampiri è a 6: vince Dracula.</translation>
    </message>
    <message>
        <source>an encounter tile</source>
        <translation>una tessera incontro</translation>
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
        <source>{card}</source>
        <translation>«{card}»</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
</context>
<context>
    <name>fury2.board</name>
    <message numerus="yes">
        <source>%n blood paid</source>
        <translation>
            <numerusform>%n punto sangue pagato</numerusform>
            <numerusform>%n punti sangue pagati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n encounter(s)</source>
        <translation>
            <numerusform>%n incontro</numerusform>
            <numerusform>%n incontri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s)</source>
        <translation>
            <numerusform>%n arma</numerusform>
            <numerusform>%n armi</numerusform>
        </translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Sangue</translation>
    </message>
    <message>
        <source>Cards are drawn from the bottom; only the back on top is seen.</source>
        <translation>Le carte si pescano dal fondo; si vede solo il dorso di quella in cima.</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Castello di Dracula</translation>
    </message>
    <message>
        <source>Catacomb {slot}: {face}, {known}</source>
        <translation>Catacomba {slot}: {face}, {known}</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <translation>Terreno consacrato</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Dracula wins at 6. Each dawn adds 1, a matured New Vampire and a defeated hunter add 2 each.</source>
        <translation>Dracula vince a 6. Ogni Alba vale 1, un nuovo Vampiro maturato e un Cacciatore sconfitto valgono 2.</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Alleato di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail</source>
        <translation>Percorso di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail, newest card first, and his catacombs</source>
        <translation>Il Percorso di Dracula, dalla carta più recente, e le sue Catacombe</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Ospedale</translation>
    </message>
    <message>
        <source>Hunters&apos; ally</source>
        <translation>Alleato dei Cacciatori</translation>
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
        <source>Large city</source>
        <translation>Città grande</translation>
    </message>
    <message>
        <source>Light die: hunters. Dark die: their enemy.</source>
        <translation>Dado chiaro: Cacciatori. Dado scuro: il loro nemico.</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>One point buys one of three effects at the start of a hunter&apos;s turn.</source>
        <translation>Un punto paga uno di tre effetti all’inizio del turno di un Cacciatore.</translation>
    </message>
    <message>
        <source>Pool of tiles</source>
        <translation>Riserva delle tessere</translation>
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
        <source>Resolve</source>
        <translation>Determinazione</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Strada</translation>
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
        <source>The hunters win when Dracula has no blood left. A deadly blow takes him to the next red mark.</source>
        <translation>I Cacciatori vincono quando Dracula non ha più sangue. Un colpo mortale lo porta al segno rosso successivo.</translation>
    </message>
    <message>
        <source>The time of day moves on in each of Dracula&apos;s turns on land.</source>
        <translation>Il tempo avanza in ogni turno di Dracula a terra.</translation>
    </message>
    <message>
        <source>Tiles that were met or matured return to the pool, which is mixed.</source>
        <translation>Le tessere affrontate o maturate tornano nella riserva, che viene mescolata.</translation>
    </message>
    <message>
        <source>Trail {slot}: {face}, {known}</source>
        <translation>Percorso {slot}: {face}, {known}</translation>
    </message>
    <message>
        <source>Vampires</source>
        <translation>Vampiri</translation>
    </message>
    <message>
        <source>a Heavenly Host</source>
        <translation>un’Ostia consacrata</translation>
    </message>
    <message>
        <source>a roadblock</source>
        <translation>una strada bloccata</translation>
    </message>
    <message numerus="yes">
        <source>a storm for %n more turn(s)</source>
        <translation>
            <numerusform>una tempesta per altri turni: %n</numerusform>
            <numerusform>una tempesta per altri turni: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>combat round {round}</source>
        <translation>round di combattimento {round}</translation>
    </message>
    <message>
        <source>defeated, will return</source>
        <translation>sconfitto, tornerà</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosta</translation>
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
        <source>in the group</source>
        <translation>nel gruppo</translation>
    </message>
    <message>
        <source>known to the hunters</source>
        <translation>nota ai Cacciatori</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>salta un turno</translation>
    </message>
    <message>
        <source>next move {place:to}</source>
        <translation>prossima mossa {place:to}</translation>
    </message>
    <message>
        <source>one group: {hunters}</source>
        <translation>un gruppo: {hunters}</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>rivelato</translation>
    </message>
    <message>
        <source>still to act: {hunters}</source>
        <translation>devono ancora agire: {hunters}</translation>
    </message>
    <message>
        <source>train {face}</source>
        <translation>treno {face}</translation>
    </message>
    <message>
        <source>waits for {hunter}</source>
        <translation>aspetta {hunter}</translation>
    </message>
    <message>
        <source>{name} {place:in}; {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; {life} su {full}; {reach}</translation>
    </message>
    <message>
        <source>{name} {place:in}; {status}; {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; {status}; {life} su {full}; {reach}</translation>
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
        <translation>{text} Effetto di maturazione: {matured}</translation>
    </message>
</context>
<context>
    <name>fury2.buttons</name>
    <message>
        <source>Allow it to escape</source>
        <translation>Lasciarlo fuggire</translation>
    </message>
    <message>
        <source>Ambush {hunter}</source>
        <translation>Tendere l’imboscata: {hunter}</translation>
    </message>
    <message>
        <source>An event card</source>
        <translation>Una carta evento</translation>
    </message>
    <message>
        <source>An item</source>
        <translation>Un oggetto</translation>
    </message>
    <message>
        <source>Ask for a cure</source>
        <translation>Chiedere una cura</translation>
    </message>
    <message>
        <source>Ask to see where Dracula is</source>
        <translation>Chiedere dove si trova Dracula</translation>
    </message>
    <message>
        <source>Ask {hunter} to come along</source>
        <translation>Chiedere di unirsi: {hunter}</translation>
    </message>
    <message>
        <source>Attack {hunter}</source>
        <translation>Attaccare {hunter}</translation>
    </message>
    <message>
        <source>Catacomb {slot}, {place}</source>
        <translation>Catacomba {slot}, {place}</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Scegliere «{card}»</translation>
    </message>
    <message>
        <source>Choose {hunter}</source>
        <translation>Scegliere {hunter}</translation>
    </message>
    <message>
        <source>Clear no slot</source>
        <translation>Non liberare alcuno spazio</translation>
    </message>
    <message>
        <source>Clear {where}</source>
        <translation>Liberare {where}</translation>
    </message>
    <message>
        <source>Cure {hunter}</source>
        <translation>Curare {hunter}</translation>
    </message>
    <message>
        <source>Declare {place}</source>
        <translation>Dichiarare {place}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scartare «{card}»</translation>
    </message>
    <message>
        <source>Discard {item} ({hunter})</source>
        <translation>Scartare «{item}» ({hunter})</translation>
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
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Draw an event</source>
        <translation>Pescare un evento</translation>
    </message>
    <message>
        <source>Draw an item</source>
        <translation>Pescare un oggetto</translation>
    </message>
    <message>
        <source>Draw nothing else</source>
        <translation>Non pescare altro</translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation>Concludi lo scambio</translation>
    </message>
    <message>
        <source>End the voyage for now</source>
        <translation>Fermarsi per ora</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Non sostituire nulla</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <translation>Sostituire «{card}»</translation>
    </message>
    <message>
        <source>Fight {hunter}</source>
        <translation>Combattere contro {hunter}</translation>
    </message>
    <message>
        <source>Fly {place:to}</source>
        <translation>Volare {place:to}</translation>
    </message>
    <message>
        <source>Give no card</source>
        <translation>Non dare carte</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>Dare «{card}»</translation>
    </message>
    <message>
        <source>Go {place:to}</source>
        <translation>Andare {place:to}</translation>
    </message>
    <message>
        <source>His Servant</source>
        <translation>Il suo Servitore</translation>
    </message>
    <message>
        <source>Hurry {place:to}</source>
        <translation>Correre {place:to}</translation>
    </message>
    <message>
        <source>It matures</source>
        <translation>Far maturare</translation>
    </message>
    <message>
        <source>Keep the old ally</source>
        <translation>Tenere il vecchio Alleato</translation>
    </message>
    <message>
        <source>Keep the result</source>
        <translation>Tenere il risultato</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Tenere «{card}»</translation>
    </message>
    <message>
        <source>Land {place:in}</source>
        <translation>Sbarcare {place:in}</translation>
    </message>
    <message>
        <source>Lay no encounter</source>
        <translation>Non piazzare incontri</translation>
    </message>
    <message>
        <source>Lay {card}</source>
        <translation>Piazzare «{card}»</translation>
    </message>
    <message>
        <source>Leave {card} on the card</source>
        <translation>Lasciare «{card}» sulla carta</translation>
    </message>
    <message>
        <source>Move it into the catacombs</source>
        <translation>Metterla nelle Catacombe</translation>
    </message>
    <message>
        <source>Move {place:to}</source>
        <translation>Spostare {place:to}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>Pay 1 blood</source>
        <translation>Pagare 1 punto sangue</translation>
    </message>
    <message>
        <source>Pay 2 blood</source>
        <translation>Pagare 2 punti sangue</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Non pagare nulla</translation>
    </message>
    <message>
        <source>Place no encounter</source>
        <translation>Non piazzare incontri</translation>
    </message>
    <message>
        <source>Place {card}</source>
        <translation>Piazzare «{card}»</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Non giocare carte</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Giocare «{card}»</translation>
    </message>
    <message>
        <source>Play {event}</source>
        <translation>Giocare «{event}»</translation>
    </message>
    <message>
        <source>Play {event} ({hunter})</source>
        <translation>Giocare «{event}» ({hunter})</translation>
    </message>
    <message>
        <source>Remove the Heavenly Host {place:in}</source>
        <translation>Rimuovere l’Ostia consacrata {place:in}</translation>
    </message>
    <message>
        <source>Resolve: Inner Strength</source>
        <translation>Determinazione: Forza interiore</translation>
    </message>
    <message>
        <source>Resolve: Newspaper Reports</source>
        <translation>Determinazione: Articoli di giornale</translation>
    </message>
    <message>
        <source>Resolve: Sense of Emergency</source>
        <translation>Determinazione: Senso di urgenza</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Riposare</translation>
    </message>
    <message>
        <source>Rest and regain a life</source>
        <translation>Riposare e recuperare una vita</translation>
    </message>
    <message>
        <source>Return it to the hand</source>
        <translation>Riprenderla in mano</translation>
    </message>
    <message>
        <source>Return it to the pool</source>
        <translation>Rimetterla nella riserva</translation>
    </message>
    <message>
        <source>Return {place:in}</source>
        <translation>Tornare {place:in}</translation>
    </message>
    <message>
        <source>Reveal {card}</source>
        <translation>Rivelare «{card}»</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Tirare di nuovo</translation>
    </message>
    <message>
        <source>Run {place:to} as a wolf</source>
        <translation>Correre {place:to} come lupo</translation>
    </message>
    <message>
        <source>Sail {place:to}</source>
        <translation>Andare in nave {place:to}</translation>
    </message>
    <message>
        <source>Search for a weapon</source>
        <translation>Cercare un’arma</translation>
    </message>
    <message>
        <source>Search for an event</source>
        <translation>Cercare un evento</translation>
    </message>
    <message>
        <source>Show nothing</source>
        <translation>Non mostrare nulla</translation>
    </message>
    <message>
        <source>Show {item} ({hunter})</source>
        <translation>Mostrare «{item}» ({hunter})</translation>
    </message>
    <message>
        <source>Slot {slot}, {place}</source>
        <translation>Spazio {slot}, {place}</translation>
    </message>
    <message>
        <source>Start {place:in}</source>
        <translation>Iniziare {place:in}</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Restare</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Restare qui</translation>
    </message>
    <message>
        <source>Take the new ally</source>
        <translation>Prendere il nuovo Alleato</translation>
    </message>
    <message>
        <source>Take the one {place:in}</source>
        <translation>Prendere quella {place:in}</translation>
    </message>
    <message>
        <source>Take the train {place:to}</source>
        <translation>Andare in treno {place:to}</translation>
    </message>
    <message>
        <source>Take the train: roll the train die</source>
        <translation>Prendere il treno: tirare il dado del treno</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendere «{card}»</translation>
    </message>
    <message>
        <source>The hunter stays</source>
        <translation>Il Cacciatore resta</translation>
    </message>
    <message>
        <source>The railway {line}</source>
        <translation>La ferrovia {line}</translation>
    </message>
    <message>
        <source>The road {line}</source>
        <translation>La strada {line}</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Scambiare</translation>
    </message>
    <message>
        <source>Trade with {hunter}</source>
        <translation>Scambiare con {hunter}</translation>
    </message>
    <message>
        <source>Use {item} ({hunter})</source>
        <translation>Usare «{item}» ({hunter})</translation>
    </message>
    <message>
        <source>Wait for {hunter}</source>
        <translation>Aspettare {hunter}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>{card} ({hunter})</source>
        <translation>{card} ({hunter})</translation>
    </message>
    <message>
        <source>{card} ({where})</source>
        <translation>{card} ({where})</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} e {second}</translation>
    </message>
    <message>
        <source>{hunter} adds 1</source>
        <translation>{hunter} ha +1</translation>
    </message>
    <message>
        <source>{hunter} gives {card}</source>
        <translation>{hunter} cede: {card}</translation>
    </message>
    <message>
        <source>{hunter} profits</source>
        <translation>{hunter} ne beneficia</translation>
    </message>
    <message>
        <source>{power} {place:to}</source>
        <translation>{power} {place:to}</translation>
    </message>
</context>
<context>
    <name>fury2.cards</name>
    <message>
        <source>Advance Planning</source>
        <translation>Pianificazione</translation>
    </message>
    <message>
        <source>Ally: Dracula pays 1 blood for every sea move.</source>
        <translation>Alleato: Dracula paga 1 punto sangue per ogni mossa in mare.</translation>
    </message>
    <message>
        <source>Ally: Dracula pays 2 blood each time he plays Fangs or an Escape card.</source>
        <translation>Alleata: Dracula paga 2 punti sangue ogni volta che gioca «Zanne» o una carta Fuga.</translation>
    </message>
    <message>
        <source>Ally: at the start of each of your turns choose a hunter, who loses 1 health unless they show a Crucifix or a Heavenly Host.</source>
        <translation>Alleato: all’inizio di ogni tuo turno scegli un Cacciatore, che perde 1 punto salute se non mostra un Crocifisso o un’Ostia consacrata.</translation>
    </message>
    <message>
        <source>Ally: the card on the sixth slot of the trail is always faceup.</source>
        <translation>Alleato: la carta nel sesto spazio del Percorso è sempre scoperta.</translation>
    </message>
    <message>
        <source>Ally: you may hold six event cards instead of four.</source>
        <translation>Alleato: puoi tenere in mano sei carte evento invece di quattro.</translation>
    </message>
    <message>
        <source>Ally: your encounter hand may have seven tiles instead of five.</source>
        <translation>Alleate: la tua mano di incontri può avere sette segnalini invece di cinque.</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Imboscata</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Assassino</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Pipistrelli</translation>
    </message>
    <message>
        <source>Blood Transfusion</source>
        <translation>Trasfusione di sangue</translation>
    </message>
    <message>
        <source>By day it is destroyed. By night roll a die. On 1 to 3 every hunter here is bitten, unless a Crucifix or a Heavenly Host is shown. On 4 to 6 it escapes and stays here faceup, and the turn ends, unless a Knife or a Stake is discarded: then it is destroyed.</source>
        <translation>Di giorno viene distrutto. Di notte tira un dado. Con 1-3 ogni Cacciatore qui viene morso, se nessuno mostra un Crocifisso o un’Ostia consacrata. Con 4-6 fugge e resta qui scoperto, e il turno finisce, a meno che non si scarti un Pugnale o un Paletto: allora viene distrutto.</translation>
    </message>
    <message>
        <source>Chartered Carriage</source>
        <translation>Carrozza noleggiata</translation>
    </message>
    <message>
        <source>Combat with an agent who has Punch, Dodge and Knife.</source>
        <translation>Combattimento contro un Agente con Pugno, Schivata e Pugnale.</translation>
    </message>
    <message>
        <source>Combat with an agent who has Punch, Dodge, Knife and Pistol.</source>
        <translation>Combattimento contro un Agente con Pugno, Schivata, Pugnale e Pistola.</translation>
    </message>
    <message>
        <source>Combat with an agent who has Punch, Dodge, Knife and Rifle.</source>
        <translation>Combattimento contro un Agente con Pugno, Schivata, Pugnale e Fucile.</translation>
    </message>
    <message>
        <source>Combat with an agent who has Punch, Dodge, Knife, Pistol and Rifle.</source>
        <translation>Combattimento contro un Agente con Pugno, Schivata, Pugnale, Pistola e Fucile.</translation>
    </message>
    <message>
        <source>Combat. Discard them after almost every round in which they were applied.</source>
        <translation>Combattimento. Scartali dopo quasi ogni round in cui sono stati applicati.</translation>
    </message>
    <message>
        <source>Combat. Or discard it to cure a bite of yours or of a hunter in the same place: on a roll of 1 that hunter loses 2 health, on 5 or 6 the bite is cured.</source>
        <translation>Combattimento. Oppure scartala per curare un morso tuo o di un Cacciatore nello stesso luogo: con 1 quel Cacciatore perde 2 punti salute, con 5 o 6 il morso è curato.</translation>
    </message>
    <message>
        <source>Combat. Or discard it to destroy a New Vampire that escapes.</source>
        <translation>Combattimento. Oppure scartalo per distruggere un Nuovo Vampiro che fugge.</translation>
    </message>
    <message>
        <source>Combat. Show it against Wolves: they take 1 health less.</source>
        <translation>Combattimento. Mostralo contro i Lupi: tolgono 1 punto salute in meno.</translation>
    </message>
    <message>
        <source>Combat. Show it against a New Vampire&apos;s bite, Lightning and Quincey P. Morris. Useless against agents.</source>
        <translation>Combattimento. Mostralo contro il morso di un Nuovo Vampiro, Fulmine e Quincey P. Morris. Inutile contro gli Agenti.</translation>
    </message>
    <message>
        <source>Combat. Show it like a Crucifix. Or discard it on your turn to put a Heavenly Host marker on the city where you are: Dracula cannot enter it or pass through it.</source>
        <translation>Combattimento. Mostrala come un Crocifisso. Oppure scartala nel tuo turno per mettere un segnalino Ostia consacrata sulla città in cui sei: Dracula non può entrarvi né attraversarla.</translation>
    </message>
    <message>
        <source>Consecrated Ground</source>
        <translation>Terreno consacrato</translation>
    </message>
    <message>
        <source>Control Storms</source>
        <translation>Dominio delle tempeste</translation>
    </message>
    <message>
        <source>Crucifix</source>
        <translation>Crocifisso</translation>
    </message>
    <message>
        <source>Customs Search</source>
        <translation>Controllo doganale</translation>
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
        <source>Discard it at the start of your combat with Dracula or a New Vampire: no Escape card may be played against you in the first three rounds.</source>
        <translation>Scartalo all’inizio del tuo combattimento contro Dracula o un Nuovo Vampiro: nei primi tre round contro di te non si possono giocare carte Fuga.</translation>
    </message>
    <message>
        <source>Discard it when you move by road: you and your group may use two roads.</source>
        <translation>Scartalo quando ti muovi su strada: tu e il tuo gruppo potete usare due strade.</translation>
    </message>
    <message>
        <source>Discard it: an encounter in the trail or the catacombs is turned faceup.</source>
        <translation>Scartale: un incontro nel Percorso o nelle Catacombe viene scoperto.</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Cani</translation>
    </message>
    <message>
        <source>Dracula chooses items or events: the hunter loses one such card at random. No effect on a hunter with faceup Dogs.</source>
        <translation>Dracula sceglie tra oggetti ed eventi: il Cacciatore perde a caso una di quelle carte. Nessun effetto su un Cacciatore con i Cani scoperti.</translation>
    </message>
    <message>
        <source>Dracula draws an encounter and then discards down to his limit.</source>
        <translation>Dracula pesca un incontro e poi scarta fino al suo limite.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides</source>
        <translation>Le spose di Dracula</translation>
    </message>
    <message>
        <source>Escape Route</source>
        <translation>Via di fuga</translation>
    </message>
    <message>
        <source>Evasion</source>
        <translation>Elusione</translation>
    </message>
    <message>
        <source>Event cards are drawn until you have taken two of yours; those of the hunters are discarded. Then the trail is cleared except for its three newest cards.</source>
        <translation>Si pescano carte evento finché non ne hai prese due tue; quelle dei Cacciatori vengono scartate. Poi il Percorso viene sgombrato, tranne le tre carte più recenti.</translation>
    </message>
    <message>
        <source>Excellent Weather</source>
        <translation>Tempo eccellente</translation>
    </message>
    <message>
        <source>False Tip-off</source>
        <translation>Falsa soffiata</translation>
    </message>
    <message>
        <source>Fast Horse</source>
        <translation>Cavallo veloce</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Nebbia</translation>
    </message>
    <message>
        <source>Forewarned</source>
        <translation>Preavvertiti</translation>
    </message>
    <message>
        <source>Garlic</source>
        <translation>Aglio</translation>
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
        <source>Heavenly Host</source>
        <translation>Ostia consacrata</translation>
    </message>
    <message>
        <source>Heroic Leap</source>
        <translation>Balzo eroico</translation>
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
        <source>Holy Water</source>
        <translation>Acqua santa</translation>
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
        <source>Immediately, if the vampire track is above 0: you and your group fight a New Vampire. If it is killed, the vampire track goes back by 1.</source>
        <translation>Subito, se la scala dei Vampiri è sopra lo 0: tu e il tuo gruppo combattete contro un Nuovo Vampiro. Se viene ucciso, la scala dei Vampiri scende di 1.</translation>
    </message>
    <message>
        <source>Immediately, or kept for a hunter&apos;s turn by option: Dracula shows all event cards in his hand.</source>
        <translation>Subito, oppure, secondo l’opzione, conservata per il turno di un Cacciatore: Dracula mostra tutte le carte evento che ha in mano.</translation>
    </message>
    <message>
        <source>Immediately: Dracula reveals the oldest facedown location of the trail, unless it is the place where he is.</source>
        <translation>Subito: Dracula rivela il luogo coperto più vecchio del Percorso, a meno che non sia quello in cui si trova.</translation>
    </message>
    <message>
        <source>Immediately: a bitten hunter of your choice loses 2 health.</source>
        <translation>Subito: un Cacciatore morso a tua scelta perde 2 punti salute.</translation>
    </message>
    <message>
        <source>Immediately: a bitten hunter of your choice shows you all cards and declares the next move.</source>
        <translation>Subito: un Cacciatore morso a tua scelta ti mostra tutte le carte e annuncia la sua prossima mossa.</translation>
    </message>
    <message>
        <source>Immediately: all cities one road from you that are in Dracula&apos;s trail or catacombs are revealed.</source>
        <translation>Subito: vengono rivelate tutte le città a una strada da te che si trovano nel Percorso di Dracula o nelle Catacombe.</translation>
    </message>
    <message>
        <source>Immediately: move to any city without a hunter or a marker that is not in your trail or catacombs. You may place an encounter there.</source>
        <translation>Subito: muoviti in una città qualsiasi senza Cacciatori né segnalini, che non sia nel tuo Percorso o nelle Catacombe. Puoi mettervi un incontro.</translation>
    </message>
    <message>
        <source>Immediately: name two cities. Those in Dracula&apos;s trail or catacombs are revealed together with their encounters.</source>
        <translation>Subito: nomina due città. Quelle che si trovano nel Percorso di Dracula o nelle Catacombe vengono rivelate insieme ai loro incontri.</translation>
    </message>
    <message>
        <source>Immediately: put the Consecrated Ground marker on any city except Castle Dracula, Galatz and Klausenburg. Dracula cannot enter it or pass through it. If it is in his trail or catacombs, it is revealed and its encounters are discarded.</source>
        <translation>Subito: metti il segnalino «Terreno consacrato» su una città qualsiasi, tranne il Castello di Dracula, Galatz e Klausenburg. Dracula non può entrarvi né attraversarla. Se è nel suo Percorso o nelle Catacombe, viene rivelata e i suoi incontri vengono scartati.</translation>
    </message>
    <message>
        <source>Immediately: take one of the hunters&apos; Keep events from the discard pile.</source>
        <translation>Subito: prendi dalla pila degli scarti una carta evento dei Cacciatori da conservare.</translation>
    </message>
    <message>
        <source>Immediately: you may discard an item and draw another.</source>
        <translation>Subito: puoi scartare un oggetto e pescarne un altro.</translation>
    </message>
    <message>
        <source>In the west the hunter discards all event cards, in the east one.</source>
        <translation>A ovest il Cacciatore scarta tutte le carte evento, a est una.</translation>
    </message>
    <message>
        <source>In the west the hunter discards an item and draws another, in the east discards all items and draws as many.</source>
        <translation>A ovest il Cacciatore scarta un oggetto e ne pesca un altro, a est scarta tutti gli oggetti e ne pesca altrettanti.</translation>
    </message>
    <message>
        <source>Instead of your move: lose 6 health less the vampire track, but not your last health, and go to any place on land.</source>
        <translation>Al posto del tuo movimento: perdi 6 punti salute meno il valore della scala dei Vampiri, ma non l’ultimo, e vai in un luogo qualsiasi sulla terraferma.</translation>
    </message>
    <message>
        <source>Jonathan Harker</source>
        <translation>Jonathan Harker</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Pugnale</translation>
    </message>
    <message>
        <source>Lay them before you faceup. While they are there, Rats, Saboteur and Thief do not affect you.</source>
        <translation>Mettili scoperti davanti a te. Finché sono lì, Ratti, Sabotatore e Ladro non hanno effetto su di te.</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Fulmine</translation>
    </message>
    <message>
        <source>Local Rumors</source>
        <translation>Dicerie locali</translation>
    </message>
    <message>
        <source>Long Day</source>
        <translation>Lunga giornata</translation>
    </message>
    <message>
        <source>Minion with Knife</source>
        <translation>Seguace con pugnale</translation>
    </message>
    <message>
        <source>Minion with Knife and Pistol</source>
        <translation>Seguace con pugnale e pistola</translation>
    </message>
    <message>
        <source>Minion with Knife and Rifle</source>
        <translation>Seguace con pugnale e fucile</translation>
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
        <source>Night Visit</source>
        <translation>Visita notturna</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn, but not at dawn: move the time marker back by one step.</source>
        <translation>Nel turno di un Cacciatore, ma non all’alba: sposta il segnalino Tempo di un passo indietro.</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn: a hunter loses 1 health, and another hunter in the same place is cured of one bite. You are one of the two. Mina&apos;s own bite cannot be cured.</source>
        <translation>Nel turno di un Cacciatore: un Cacciatore perde 1 punto salute e un altro Cacciatore nello stesso luogo viene curato da un morso. Tu sei uno dei due. Il morso di Mina non può essere curato.</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn: all sea zones in the trail are revealed.</source>
        <translation>Nel turno di un Cacciatore: tutte le zone di mare nel Percorso vengono rivelate.</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn: choose a bitten hunter and roll a die. On 3 or more, Dracula reveals his current place and every New Vampire in the trail and the catacombs, and declares his next move.</source>
        <translation>Nel turno di un Cacciatore: scegli un Cacciatore morso e tira un dado. Con 3 o più, Dracula rivela il luogo in cui si trova e ogni Nuovo Vampiro nel Percorso e nelle Catacombe, e annuncia la sua prossima mossa.</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn: choose a sea zone. If Dracula is there, he is revealed and lands at once in a port next to it. He cannot enter the zone for two rounds.</source>
        <translation>Nel turno di un Cacciatore: scegli una zona di mare. Se Dracula è lì, viene rivelato e sbarca subito in un porto adiacente. Per due round non può entrare nella zona.</translation>
    </message>
    <message>
        <source>Peasants</source>
        <translation>Contadini</translation>
    </message>
    <message>
        <source>Pistol</source>
        <translation>Pistola</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Peste</translation>
    </message>
    <message>
        <source>Play an encounter from your hand on a hunter who is neither at sea nor in the hospital. Then the trail is cleared except for its three newest cards.</source>
        <translation>Gioca un incontro della tua mano contro un Cacciatore che non sia in mare né all’ospedale. Poi il Percorso viene sgombrato, tranne le tre carte più recenti.</translation>
    </message>
    <message>
        <source>Quincey P. Morris</source>
        <translation>Quincey P. Morris</translation>
    </message>
    <message>
        <source>Rage</source>
        <translation>Rabbia</translation>
    </message>
    <message>
        <source>Rats</source>
        <translation>Ratti</translation>
    </message>
    <message>
        <source>Re-Equip</source>
        <translation>Riequipaggiamento</translation>
    </message>
    <message>
        <source>Relentless Minion</source>
        <translation>Seguace implacabile</translation>
    </message>
    <message>
        <source>Rifle</source>
        <translation>Fucile</translation>
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
        <source>Sacred Bullets</source>
        <translation>Proiettili sacri</translation>
    </message>
    <message>
        <source>Secret Weapon</source>
        <translation>Arma segreta</translation>
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
        <translation>Suor Agata</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spia</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Paletto</translation>
    </message>
    <message>
        <source>Start of a combat with Dracula in which you take part: roll a die. You lose that much health and Dracula that much blood, and the combat does not take place.</source>
        <translation>Inizio di un combattimento contro Dracula a cui partecipi: tira un dado. Tu perdi altrettanti punti salute e Dracula altrettanti punti sangue, e il combattimento non ha luogo.</translation>
    </message>
    <message>
        <source>Start of a combat with you: choose a hunter in it, who shows all items; you discard one of them. You cannot play Escape cards in the first three rounds.</source>
        <translation>Inizio di un combattimento contro di te: scegli un Cacciatore che vi partecipa. Mostra tutti gli oggetti e tu ne scarti uno. Nei primi tre round non puoi giocare carte Fuga.</translation>
    </message>
    <message>
        <source>Start of a combat with you: there is no combat. You move the hunters there to a city one road away, and they do not meet anything there.</source>
        <translation>Inizio di un combattimento contro di te: il combattimento non ha luogo. Sposti i Cacciatori in una città a una strada di distanza, dove non incontrano nulla.</translation>
    </message>
    <message>
        <source>Start of a combat: Dracula, or the agent, adds 1 to all rolls of this combat.</source>
        <translation>Inizio di un combattimento: Dracula, o l’Agente, aggiunge 1 a tutti i suoi tiri in questo combattimento.</translation>
    </message>
    <message>
        <source>Start of a combat: choose a hunter in it. That hunter adds 1 to all rolls of this combat. You need not take part in it.</source>
        <translation>Inizio di un combattimento: scegli un Cacciatore che vi partecipa. Aggiunge 1 a tutti i suoi tiri in questo combattimento. Non è necessario che tu vi partecipi.</translation>
    </message>
    <message>
        <source>Start of a combat: the combat does not take place.</source>
        <translation>Inizio di un combattimento: il combattimento non ha luogo.</translation>
    </message>
    <message>
        <source>Start of your turn, but not in the Small Hours: move the time marker ahead by one step.</source>
        <translation>Inizio del tuo turno, ma non nelle ore piccole: sposta il segnalino Tempo di un passo avanti.</translation>
    </message>
    <message>
        <source>Start of your turn: put the Roadblock marker on a road or railway between two places. No hunter can use it until the marker is removed.</source>
        <translation>Inizio del tuo turno: metti il segnalino «Strada bloccata» su una strada o una ferrovia tra due luoghi. Nessun Cacciatore può usarla finché il segnalino non viene rimosso.</translation>
    </message>
    <message>
        <source>Start of your turn: you move twice in this turn.</source>
        <translation>Inizio del tuo turno: in questo turno ti muovi due volte.</translation>
    </message>
    <message>
        <source>Stormy Seas</source>
        <translation>Mari in tempesta</translation>
    </message>
    <message>
        <source>Surprising Return</source>
        <translation>Ritorno inaspettato</translation>
    </message>
    <message>
        <source>Telegraph Ahead</source>
        <translation>Telegramma in anticipo</translation>
    </message>
    <message>
        <source>The hunter discards an item or event card, and the turn ends. No effect on a hunter with faceup Dogs.</source>
        <translation>Il Cacciatore scarta una carta oggetto o evento e il turno finisce. Nessun effetto su un Cacciatore con i Cani scoperti.</translation>
    </message>
    <message>
        <source>The hunter loses 1 health if no Pistol is shown and 1 more if no Rifle is shown.</source>
        <translation>Il Cacciatore perde 1 punto salute se nessuno mostra una Pistola e un altro se nessuno mostra un Fucile.</translation>
    </message>
    <message>
        <source>The hunter loses 2 health and discards an item, unless they show a Crucifix or a Heavenly Host.</source>
        <translation>Il Cacciatore perde 2 punti salute e scarta un oggetto, se non mostra un Crocifisso o un’Ostia consacrata.</translation>
    </message>
    <message>
        <source>The hunter loses 2 health.</source>
        <translation>Il Cacciatore perde 2 punti salute.</translation>
    </message>
    <message>
        <source>The hunter rolls four dice and loses 1 health for each 4, 5 or 6. No effect on a hunter with faceup Dogs.</source>
        <translation>Il Cacciatore tira quattro dadi e perde 1 punto salute per ogni 4, 5 o 6. Nessun effetto su un Cacciatore con i Cani scoperti.</translation>
    </message>
    <message>
        <source>The hunter shows Dracula all cards and declares the next move.</source>
        <translation>Il Cacciatore mostra a Dracula tutte le carte e annuncia la sua prossima mossa.</translation>
    </message>
    <message>
        <source>The hunter&apos;s turn ends. On the next turn Dracula moves the hunter; then the tile returns to the pool.</source>
        <translation>Il turno del Cacciatore finisce. Nel suo turno successivo è Dracula a muoverlo; poi il segnalino torna nella riserva.</translation>
    </message>
    <message>
        <source>The hunter&apos;s turn ends. The hunter cannot move on the next turn; then the tile returns to the pool.</source>
        <translation>Il turno del Cacciatore finisce. Nel suo turno successivo non può muoversi; poi il segnalino torna nella riserva.</translation>
    </message>
    <message>
        <source>The next event card is drawn: Dracula takes his own, one of the hunters is discarded.</source>
        <translation>Si pesca la prossima carta evento: se è di Dracula la prende lui, se è dei Cacciatori viene scartata.</translation>
    </message>
    <message>
        <source>The vampire track rises by 2. Then the trail is cleared except for its newest card.</source>
        <translation>La scala dei Vampiri sale di 2. Poi il Percorso viene sgombrato, tranne la carta più recente.</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>Ladro</translation>
    </message>
    <message>
        <source>Time Runs Short</source>
        <translation>Il tempo stringe</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Trappola</translation>
    </message>
    <message>
        <source>Unearthly Swiftness</source>
        <translation>Rapidità ultraterrena</translation>
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
        <source>When Dracula plays an event card: cancel it. Or on your turn: discard Dracula&apos;s ally or remove the Roadblock marker.</source>
        <translation>Quando Dracula gioca una carta evento: annullala. Oppure nel tuo turno: scarta l’alleato di Dracula o rimuovi il segnalino «Strada bloccata».</translation>
    </message>
    <message>
        <source>When a New Vampire is met at night: every hunter who meets it is bitten, and the tile returns to your encounter hand.</source>
        <translation>Quando di notte si incontra un Nuovo Vampiro: ogni Cacciatore che lo incontra viene morso e il segnalino torna nella tua mano di incontri.</translation>
    </message>
    <message>
        <source>When a combat with an agent has just ended: the hunters fight the same agent again, even if it was killed.</source>
        <translation>Quando un combattimento contro un Agente è appena finito: i Cacciatori affrontano di nuovo lo stesso Agente, anche se è stato ucciso.</translation>
    </message>
    <message>
        <source>When a hunter at sea is about to move: you move the hunter and the hunter&apos;s group to a port within four sea moves.</source>
        <translation>Quando un Cacciatore in mare sta per muoversi: lo sposti tu, con il suo gruppo, in un porto a non più di quattro mosse in mare.</translation>
    </message>
    <message>
        <source>When a hunter is about to move by sea: that hunter may make up to four sea moves in this turn.</source>
        <translation>Quando un Cacciatore sta per muoversi via mare: in questo turno può fare fino a quattro mosse in mare.</translation>
    </message>
    <message>
        <source>When a hunter is about to take a train: do not roll, the train counts as 2/3. Or cancel a False Tip-off.</source>
        <translation>Quando un Cacciatore sta per prendere un treno: non tirare il dado, il viaggio vale come 2/3. Oppure annulla una «Falsa soffiata».</translation>
    </message>
    <message>
        <source>When a hunter is about to take a train: the hunter is held up, and the turn ends. Or cancel a Chartered Carriage.</source>
        <translation>Quando un Cacciatore sta per prendere un treno: viene trattenuto e il turno finisce. Oppure annulla una «Carrozza noleggiata».</translation>
    </message>
    <message>
        <source>When a hunter lands, or crosses the border between west and east on land, and meets no encounter there: the hunter and the hunter&apos;s group discard all items, and the turn ends.</source>
        <translation>Quando un Cacciatore sbarca, o attraversa via terra il confine tra ovest ed est, e lì non trova incontri: lui e il suo gruppo scartano tutti gli oggetti e il turno finisce.</translation>
    </message>
    <message>
        <source>When an effect is about to reveal a location of the trail: it is not revealed.</source>
        <translation>Quando un effetto sta per rivelare un luogo del Percorso: non viene rivelato.</translation>
    </message>
    <message>
        <source>When an encounter is turned faceup in your place: cancel and discard it.</source>
        <translation>Quando nel tuo luogo viene scoperto un incontro: annullalo e scartalo.</translation>
    </message>
    <message>
        <source>When an encounter is turned faceup in your place: discard an item and take any item from the discard pile.</source>
        <translation>Quando nel tuo luogo viene scoperto un incontro: scarta un oggetto e prendine uno qualsiasi dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>When the hunters play an event card: cancel it. Or at the start of your turn: remove a Heavenly Host marker or discard the hunters&apos; ally.</source>
        <translation>Quando i Cacciatori giocano una carta evento: annullala. Oppure all’inizio del tuo turno: rimuovi un segnalino Ostia consacrata o scarta l’alleato dei Cacciatori.</translation>
    </message>
    <message>
        <source>When you would lose health or be bitten: this does not happen.</source>
        <translation>Quando stai per perdere punti salute o per essere morso: non succede.</translation>
    </message>
    <message>
        <source>Wild Horses</source>
        <translation>Cavalli selvaggi</translation>
    </message>
    <message>
        <source>Wolves</source>
        <translation>Lupi</translation>
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
        <translation>il Servitore</translation>
    </message>
    <message>
        <source>the agent</source>
        <translation>l’Agente</translation>
    </message>
    <message>
        <source>the vampire</source>
        <translation>il Vampiro</translation>
    </message>
</context>
<context>
    <name>fury2.errors</name>
    <message>
        <source>a file of initiative numbers has at most {most} letters, and this one has more</source>
        <translation>un file di valori di iniziativa ha al massimo {most} caratteri, e questo ne ha di più</translation>
    </message>
    <message>
        <source>an initiative is a number from 0 to {greatest}, not “{words}”</source>
        <translation>un valore di iniziativa è un numero da 0 a {greatest}, non «{words}»</translation>
    </message>
    <message>
        <source>the first line must be “{header}”</source>
        <translation>la prima riga deve essere «{header}»</translation>
    </message>
    <message>
        <source>the initiative of “{card}” is missing</source>
        <translation>manca il valore di iniziativa di «{card}»</translation>
    </message>
    <message>
        <source>“{card}” appears twice</source>
        <translation>«{card}» compare due volte</translation>
    </message>
    <message>
        <source>“{card}” is not the side and name of a combat card</source>
        <translation>«{card}» non è la parte e il nome di una carta combattimento</translation>
    </message>
    <message>
        <source>“{line}” is not a side, a card and a number with commas between them</source>
        <translation>«{line}» non è una parte, una carta e un numero separati da virgole</translation>
    </message>
</context>
<context>
    <name>fury2.events</name>
    <message>
        <source>A Heavenly Host protects {place}.</source>
        <translation>Un’Ostia consacrata protegge {place}.</translation>
    </message>
    <message>
        <source>A card goes to the catacombs.</source>
        <translation>Una carta va nelle Catacombe.</translation>
    </message>
    <message>
        <source>A card leaves Dracula&apos;s trail.</source>
        <translation>Una carta lascia il Percorso di Dracula.</translation>
    </message>
    <message>
        <source>A card stays on the trail: Dracula is there.</source>
        <translation>Una carta resta sul Percorso: lì c’è Dracula.</translation>
    </message>
    <message>
        <source>A roadblock closes {line}.</source>
        <translation>Una strada bloccata chiude {line}.</translation>
    </message>
    <message>
        <source>A storm rages {place:in}.</source>
        <translation>Una tempesta infuria {place:in}.</translation>
    </message>
    <message>
        <source>Bats lead {hunter} astray.</source>
        <translation>I Pipistrelli portano {hunter} fuori strada.</translation>
    </message>
    <message>
        <source>Combat with Dracula begins: {hunters}.</source>
        <translation>Comincia il combattimento contro Dracula: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with a New Vampire begins: {hunters}.</source>
        <translation>Comincia il combattimento contro un nuovo Vampiro: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with an agent begins: {hunters}.</source>
        <translation>Comincia il combattimento contro un Agente: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with the Servant begins: {hunters}.</source>
        <translation>Comincia il combattimento contro il Servitore: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with {encounter} begins: {hunters}.</source>
        <translation>Comincia il combattimento contro «{encounter}»: {hunters}.</translation>
    </message>
    <message>
        <source>Continue: {count} of 3.</source>
        <translation>Continua: {count} su 3.</translation>
    </message>
    <message>
        <source>Dracula chooses {hunter}.</source>
        <translation>Dracula sceglie {hunter}.</translation>
    </message>
    <message>
        <source>Dracula does not allow his Servant to play {event}.</source>
        <translation>Dracula non permette al Servitore di giocare «{event}».</translation>
    </message>
    <message>
        <source>Dracula evades {place:to}.</source>
        <translation>Dracula si sottrae {place:to}.</translation>
    </message>
    <message>
        <source>Dracula flies {place:to} as a bat.</source>
        <translation>Dracula vola come pipistrello {place:to}.</translation>
    </message>
    <message>
        <source>Dracula has no card {place:in}.</source>
        <translation>Dracula non ha carte {place:in}.</translation>
    </message>
    <message>
        <source>Dracula has no legal move.</source>
        <translation>Dracula non ha mosse permesse.</translation>
    </message>
    <message>
        <source>Dracula has {blood} blood.</source>
        <translation>Punti sangue di Dracula: {blood}.</translation>
    </message>
    <message>
        <source>Dracula is driven {place:to}.</source>
        <translation>Dracula viene spinto {place:to}.</translation>
    </message>
    <message>
        <source>Dracula is not {place:in}.</source>
        <translation>Dracula non è {place:in}.</translation>
    </message>
    <message>
        <source>Dracula moves {place:to}.</source>
        <translation>Dracula va {place:to}.</translation>
    </message>
    <message>
        <source>Dracula pays blood for the sea.</source>
        <translation>Dracula paga un punto sangue per il mare.</translation>
    </message>
    <message>
        <source>Dracula plays {power} and goes {place:to}.</source>
        <translation>Dracula gioca «{power}» e va {place:to}.</translation>
    </message>
    <message>
        <source>Dracula plays {power}.</source>
        <translation>Dracula gioca «{power}».</translation>
    </message>
    <message>
        <source>Dracula returns {place:to}.</source>
        <translation>Dracula torna {place:to}.</translation>
    </message>
    <message>
        <source>Dracula rolls {faces}.</source>
        <translation>Dracula tira {faces}.</translation>
    </message>
    <message>
        <source>Dracula runs {place:to}.</source>
        <translation>Dracula corre come lupo {place:to}.</translation>
    </message>
    <message>
        <source>Dracula starts {place:in}.</source>
        <translation>Dracula comincia {place:in}.</translation>
    </message>
    <message>
        <source>Dracula stays {place:in}.</source>
        <translation>Dracula resta {place:in}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant fights in place of the agent.</source>
        <translation>Il Servitore di Dracula combatte al posto dell’Agente.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant finds a weapon: {tactic}.</source>
        <translation>Il Servitore di Dracula trova un’arma: «{tactic}».</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant is defeated.</source>
        <translation>Il Servitore di Dracula è sconfitto.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant is on skull {skull} of his resurrection.</source>
        <translation>Il Servitore di Dracula è sul teschio {skull} della sua resurrezione.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant looks at the newest card of the trail.</source>
        <translation>Il Servitore di Dracula guarda la carta più recente del Percorso.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant loses a weapon: {tactic}.</source>
        <translation>Il Servitore di Dracula perde un’arma: «{tactic}».</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant now has {lives} of 3 lives.</source>
        <translation>Il Servitore di Dracula ha ora {lives} vite su 3.</translation>
    </message>
    <message>
        <source>Hide leaves the trail with its location.</source>
        <translation>«Nascondersi» lascia il Percorso con il suo luogo.</translation>
    </message>
    <message>
        <source>Killed: Dracula&apos;s blood falls to the next red mark.</source>
        <translation>Ucciso: il sangue di Dracula scende al segno rosso successivo.</translation>
    </message>
    <message>
        <source>No location is revealed.</source>
        <translation>Nessun luogo viene rivelato.</translation>
    </message>
    <message>
        <source>One bite of {hunter} is cured.</source>
        <translation>Un Morso di {hunter} è curato.</translation>
    </message>
    <message>
        <source>One card of the trail is Hide.</source>
        <translation>Una carta del Percorso è «Nascondersi».</translation>
    </message>
    <message>
        <source>Round {round}: {cards}; the enemy plays {tactic} against {target}.</source>
        <translation>Round {round}: {cards}; il nemico gioca «{tactic}» contro {target}.</translation>
    </message>
    <message>
        <source>Round {round}: {cards}; the enemy plays {tactic}.</source>
        <translation>Round {round}: {cards}; il nemico gioca «{tactic}».</translation>
    </message>
    <message>
        <source>Sister Agatha: Dracula pays 2 blood for {tactic}.</source>
        <translation>Suor Agata: Dracula paga 2 punti sangue per «{tactic}».</translation>
    </message>
    <message>
        <source>The Heavenly Host no longer protects {place}.</source>
        <translation>L’Ostia consacrata non protegge più {place}.</translation>
    </message>
    <message>
        <source>The New Vampire is killed.</source>
        <translation>Il nuovo Vampiro è ucciso.</translation>
    </message>
    <message>
        <source>The Servant loses a life.</source>
        <translation>Il Servitore perde una vita.</translation>
    </message>
    <message>
        <source>The Servant rolls {faces}.</source>
        <translation>Il Servitore tira {faces}.</translation>
    </message>
    <message>
        <source>The agent is killed.</source>
        <translation>L’Agente è ucciso.</translation>
    </message>
    <message>
        <source>The agent rolls {faces}.</source>
        <translation>L’Agente tira {faces}.</translation>
    </message>
    <message>
        <source>The combat does not take place.</source>
        <translation>Il combattimento non ha luogo.</translation>
    </message>
    <message>
        <source>The combat is over with a bite.</source>
        <translation>Il combattimento finisce con un Morso.</translation>
    </message>
    <message>
        <source>The combat is over with a defeat.</source>
        <translation>Il combattimento finisce con una sconfitta.</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>Il combattimento è finito.</translation>
    </message>
    <message>
        <source>The combat is over: the hunters escape.</source>
        <translation>Il combattimento è finito: i Cacciatori fuggono.</translation>
    </message>
    <message>
        <source>The discarded events are shuffled into the event deck.</source>
        <translation>Gli eventi scartati vengono mescolati nel mazzo degli eventi.</translation>
    </message>
    <message>
        <source>The discarded items become the new item deck.</source>
        <translation>Gli oggetti scartati formano il nuovo mazzo degli oggetti.</translation>
    </message>
    <message>
        <source>The enemy adds 1 in the next round.</source>
        <translation>Il nemico ha +1 nel prossimo round.</translation>
    </message>
    <message>
        <source>The enemy is repelled.</source>
        <translation>Il nemico è respinto.</translation>
    </message>
    <message>
        <source>The event card on top has a bat on its back.</source>
        <translation>La carta evento in cima ha un pipistrello sul dorso.</translation>
    </message>
    <message>
        <source>The event card on top has a cross on its back.</source>
        <translation>La carta evento in cima ha una croce sul dorso.</translation>
    </message>
    <message>
        <source>The hunter rolls {faces}.</source>
        <translation>Il Cacciatore tira {faces}.</translation>
    </message>
    <message>
        <source>The hunters roll {faces}.</source>
        <translation>I Cacciatori tirano {faces}.</translation>
    </message>
    <message>
        <source>The hunters&apos; resolve is now {resolve}.</source>
        <translation>La Determinazione dei Cacciatori è ora {resolve}.</translation>
    </message>
    <message>
        <source>The next move of {actor} will lead {place:to}.</source>
        <translation>La prossima mossa di {actor} porterà {place:to}.</translation>
    </message>
    <message>
        <source>The roadblock on {line} is removed.</source>
        <translation>La strada bloccata su {line} viene rimossa.</translation>
    </message>
    <message>
        <source>The storm {place:in} ends.</source>
        <translation>La tempesta {place:in} finisce.</translation>
    </message>
    <message>
        <source>The train die shows {faces}.</source>
        <translation>Il dado del treno mostra {faces}.</translation>
    </message>
    <message>
        <source>The vampire rolls {faces}.</source>
        <translation>Il Vampiro tira {faces}.</translation>
    </message>
    <message>
        <source>The vampire track is now at {vampires}.</source>
        <translation>La Scala dei Vampiri è ora a {vampires}.</translation>
    </message>
    <message>
        <source>The {place} card is turned up.</source>
        <translation>La carta {place} viene scoperta.</translation>
    </message>
    <message>
        <source>Time marker: {time}.</source>
        <translation>Segnalino del tempo: {time}.</translation>
    </message>
    <message>
        <source>Totals and initiative are equal: both sides roll again.</source>
        <translation>Totali e iniziativa sono uguali: entrambe le parti tirano di nuovo.</translation>
    </message>
    <message>
        <source>Totals of the round: hunters {hunters}, enemy {enemy}.</source>
        <translation>Totali del round: Cacciatori {hunters}, nemico {enemy}.</translation>
    </message>
    <message>
        <source>{card} changes its place.</source>
        <translation>{card} cambia posto.</translation>
    </message>
    <message>
        <source>{card} comes back from the discard pile.</source>
        <translation>{card} torna in gioco dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>{card} falls off the trail.</source>
        <translation>{card} esce dal Percorso.</translation>
    </message>
    <message>
        <source>{card} goes to the discard pile.</source>
        <translation>{card} va nella pila degli scarti.</translation>
    </message>
    <message>
        <source>{card} is discarded from the deck.</source>
        <translation>{card} viene scartata dal mazzo.</translation>
    </message>
    <message>
        <source>{card} is discarded.</source>
        <translation>{card} viene scartata.</translation>
    </message>
    <message>
        <source>{card} is laid before a hunter.</source>
        <translation>{card} viene posta davanti a un Cacciatore.</translation>
    </message>
    <message>
        <source>{card} is laid on another card.</source>
        <translation>{card} viene posta su un’altra carta.</translation>
    </message>
    <message>
        <source>{card} is played at once.</source>
        <translation>{card} viene giocata subito.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} viene scoperta.</translation>
    </message>
    <message>
        <source>{card} matures.</source>
        <translation>{card} matura.</translation>
    </message>
    <message>
        <source>{card} returns from the trail to the pool.</source>
        <translation>{card} torna dal Percorso nella riserva.</translation>
    </message>
    <message>
        <source>{card} returns to the pool.</source>
        <translation>{card} torna nella riserva.</translation>
    </message>
    <message>
        <source>{die} + {bonus}</source>
        <translation>{die} + {bonus}</translation>
    </message>
    <message>
        <source>{encounter} is killed.</source>
        <translation>«{encounter}»: ucciso.</translation>
    </message>
    <message>
        <source>{encounter} matures.</source>
        <translation>«{encounter}» matura.</translation>
    </message>
    <message>
        <source>{event} is canceled.</source>
        <translation>«{event}» è annullata.</translation>
    </message>
    <message>
        <source>{event} stays as an ally.</source>
        <translation>«{event}» resta in gioco come Alleato.</translation>
    </message>
    <message>
        <source>{giver} discards {card}.</source>
        <translation>{giver} scarta {card}.</translation>
    </message>
    <message>
        <source>{giver} gives {card} to {taker}.</source>
        <translation>{giver} cede {card} a {taker}.</translation>
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
        <source>{giver} returns {card} to the pool.</source>
        <translation>{giver} rimette {card} nella riserva.</translation>
    </message>
    <message>
        <source>{giver} shows {card}.</source>
        <translation>{giver} mostra {card}.</translation>
    </message>
    <message>
        <source>{hunter} adds 1 in the next round.</source>
        <translation>{hunter} ha +1 nel prossimo round.</translation>
    </message>
    <message>
        <source>{hunter} asks for a cure at the hospital.</source>
        <translation>{hunter} chiede una cura all’Ospedale.</translation>
    </message>
    <message>
        <source>{hunter} cannot move because of the fog.</source>
        <translation>{hunter} non può muoversi per la nebbia.</translation>
    </message>
    <message>
        <source>{hunter} goes {place:to}.</source>
        <translation>{hunter} va {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} has {health} health again.</source>
        <translation>Salute di {hunter} dopo il recupero: {health}.</translation>
    </message>
    <message>
        <source>{hunter} hurries {place:to}.</source>
        <translation>{hunter} corre {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} is bitten.</source>
        <translation>{hunter} subisce un Morso.</translation>
    </message>
    <message>
        <source>{hunter} is brought {place:to}.</source>
        <translation>{hunter} finisce {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter} subisce una sconfitta.</translation>
    </message>
    <message>
        <source>{hunter} is moved {place:to}.</source>
        <translation>{hunter} deve andare {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} joins {leader}.</source>
        <translation>{hunter} si unisce a {leader}.</translation>
    </message>
    <message>
        <source>{hunter} lays Dogs face up.</source>
        <translation>{hunter} mette i Cani scoperti davanti a sé.</translation>
    </message>
    <message>
        <source>{hunter} leaves the combat.</source>
        <translation>{hunter} lascia il combattimento.</translation>
    </message>
    <message>
        <source>{hunter} loses {amount} health.</source>
        <translation>Salute persa da {hunter}: {amount}.</translation>
    </message>
    <message>
        <source>{hunter} misses the turn.</source>
        <translation>{hunter} salta il turno.</translation>
    </message>
    <message>
        <source>{hunter} plays {item}</source>
        <translation>{hunter} gioca «{item}»</translation>
    </message>
    <message>
        <source>{hunter} rests.</source>
        <translation>{hunter} riposa.</translation>
    </message>
    <message>
        <source>{hunter} returns {place:in}.</source>
        <translation>{hunter} torna {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} runs {place:to} as a wolf.</source>
        <translation>{hunter} corre {place:to} come lupo.</translation>
    </message>
    <message>
        <source>{hunter} sails {place:to}.</source>
        <translation>{hunter} va in nave {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} searches the place.</source>
        <translation>{hunter} perlustra il luogo.</translation>
    </message>
    <message>
        <source>{hunter} starts {place:in}.</source>
        <translation>{hunter} comincia {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} stays {place:in}.</source>
        <translation>{hunter} resta {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} suffers no harm.</source>
        <translation>{hunter} non subisce danni.</translation>
    </message>
    <message>
        <source>{hunter} takes no action.</source>
        <translation>{hunter} non compie azioni.</translation>
    </message>
    <message>
        <source>{hunter} takes supplies.</source>
        <translation>{hunter} si rifornisce.</translation>
    </message>
    <message>
        <source>{hunter} takes the train {place:to}.</source>
        <translation>{hunter} va in treno {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} trades.</source>
        <translation>{hunter} effettua uno scambio.</translation>
    </message>
    <message>
        <source>{hunter} uses resolve for Inner Strength.</source>
        <translation>{hunter} usa la Determinazione: Forza interiore.</translation>
    </message>
    <message>
        <source>{hunter} uses resolve for Newspaper Reports.</source>
        <translation>{hunter} usa la Determinazione: Articoli di giornale.</translation>
    </message>
    <message>
        <source>{hunter} uses resolve for Sense of Emergency.</source>
        <translation>{hunter} usa la Determinazione: Senso di urgenza.</translation>
    </message>
    <message>
        <source>{hunter} waits for {leader}.</source>
        <translation>{hunter} aspetta {leader}.</translation>
    </message>
    <message>
        <source>{hunter} wants to take the train.</source>
        <translation>{hunter} vuole prendere il treno.</translation>
    </message>
    <message>
        <source>{item} ({hunter}) beats {tactic} by initiative.</source>
        <translation>«{item}» ({hunter}) batte «{tactic}» per iniziativa.</translation>
    </message>
    <message>
        <source>{item} ({hunter}) beats {tactic}.</source>
        <translation>«{item}» ({hunter}) batte «{tactic}».</translation>
    </message>
    <message>
        <source>{place} is consecrated.</source>
        <translation>{place} diventa Terreno consacrato.</translation>
    </message>
    <message>
        <source>{place} is no longer consecrated.</source>
        <translation>{place} non è più Terreno consacrato.</translation>
    </message>
    <message>
        <source>{tactic} beats {item} ({hunter}) by initiative.</source>
        <translation>«{tactic}» batte «{item}» ({hunter}) per iniziativa.</translation>
    </message>
    <message>
        <source>{tactic} beats {item} ({hunter}).</source>
        <translation>«{tactic}» batte «{item}» ({hunter}).</translation>
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
        <translation>{taker} prende {card} dalla pila degli scarti.</translation>
    </message>
</context>
<context>
    <name>fury2.evidence</name>
    <message>
        <source>A card stayed on his trail, because he was still there.</source>
        <translation>Una carta è rimasta sul suo Percorso, perché lui era ancora lì.</translation>
    </message>
    <message>
        <source>As a wolf he ran up to two roads.</source>
        <translation>Come lupo ha percorso fino a due strade.</translation>
    </message>
    <message>
        <source>Dracula was {place:in}.</source>
        <translation>Dracula era {place:in}.</translation>
    </message>
    <message>
        <source>He declared that his next move leads {place:to}.</source>
        <translation>Ha dichiarato che la sua prossima mossa porta {place:to}.</translation>
    </message>
    <message>
        <source>He evaded to a city anywhere.</source>
        <translation>È sfuggito in una città qualsiasi.</translation>
    </message>
    <message>
        <source>He flew up to two roads as a bat.</source>
        <translation>Come pipistrello ha volato fino a due strade.</translation>
    </message>
    <message>
        <source>He paid blood for the sea.</source>
        <translation>Ha pagato sangue per il mare.</translation>
    </message>
    <message>
        <source>He played {power} and returned to a place of his trail or his catacombs.</source>
        <translation>Ha giocato «{power}» ed è tornato in un luogo del suo Percorso o delle sue catacombe.</translation>
    </message>
    <message>
        <source>He showed that he had no legal move.</source>
        <translation>Ha mostrato di non avere mosse permesse.</translation>
    </message>
    <message>
        <source>He stayed where he was and played {power}.</source>
        <translation>È rimasto dov’era e ha giocato «{power}».</translation>
    </message>
    <message>
        <source>He used Hide and did not move.</source>
        <translation>Ha giocato «Nascondersi» e non si è mosso.</translation>
    </message>
    <message>
        <source>He was not {place:in}.</source>
        <translation>Non era {place:in}.</translation>
    </message>
    <message>
        <source>He went to a city, or stayed with Hide.</source>
        <translation>È andato in una città, o è rimasto con «Nascondersi».</translation>
    </message>
    <message>
        <source>He went to sea, or sailed on.</source>
        <translation>Si è imbarcato o ha continuato in mare.</translation>
    </message>
    <message>
        <source>His card shows that he was {place:in}.</source>
        <translation>La sua carta mostra che era {place:in}.</translation>
    </message>
    <message>
        <source>No card of his trail is {place:in}.</source>
        <translation>Nessuna carta del suo Percorso è {place:in}.</translation>
    </message>
</context>
<context>
    <name>fury2.faces</name>
    <message>
        <source>Agent tactics card</source>
        <translation>Carta tattica degli Agenti</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Alleato</translation>
    </message>
    <message>
        <source>City in {side}.</source>
        <translation>Città in {side}.</translation>
    </message>
    <message>
        <source>Dracula event card</source>
        <translation>Carta evento di Dracula</translation>
    </message>
    <message>
        <source>Dracula is revealed here, regains up to 2 blood and places no encounter.</source>
        <translation>Qui Dracula è rivelato, recupera fino a 2 punti sangue e non piazza incontri.</translation>
    </message>
    <message>
        <source>Dracula tactics card</source>
        <translation>Carta tattica di Dracula</translation>
    </message>
    <message>
        <source>Dracula tactics card: escape</source>
        <translation>Carta tattica di Dracula: Fuga</translation>
    </message>
    <message>
        <source>Eastern Europe</source>
        <translation>Europa orientale</translation>
    </message>
    <message>
        <source>Embarking and long voyages cost Dracula blood. Time stands still at sea.</source>
        <translation>Imbarcarsi e viaggiare a lungo costa sangue a Dracula. In mare il tempo si ferma.</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>Encounter that can mature</source>
        <translation>Incontro che può maturare</translation>
    </message>
    <message>
        <source>Encounter tile</source>
        <translation>Tessera incontro</translation>
    </message>
    <message>
        <source>Encounter: agent</source>
        <translation>Incontro: Agente</translation>
    </message>
    <message>
        <source>Event to keep</source>
        <translation>Evento da tenere</translation>
    </message>
    <message>
        <source>Event, played at once</source>
        <translation>Evento da giocare subito</translation>
    </message>
    <message>
        <source>Hunter event card</source>
        <translation>Carta evento dei Cacciatori</translation>
    </message>
    <message>
        <source>Item card</source>
        <translation>Carta oggetto</translation>
    </message>
    <message>
        <source>Item for combat</source>
        <translation>Oggetto per il combattimento</translation>
    </message>
    <message>
        <source>Item, used outside combat</source>
        <translation>Oggetto fuori dal combattimento</translation>
    </message>
    <message>
        <source>Port in {side}.</source>
        <translation>Porto in {side}.</translation>
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
        <source>Tactics card</source>
        <translation>Carta tattica</translation>
    </message>
    <message>
        <source>Tactics card of every hunter</source>
        <translation>Carta tattica di ogni Cacciatore</translation>
    </message>
    <message>
        <source>Unknown city</source>
        <translation>Città ignota</translation>
    </message>
    <message>
        <source>Unknown sea zone</source>
        <translation>Mare ignoto</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Europa occidentale</translation>
    </message>
    <message>
        <source>before {hunter}</source>
        <translation>davanti a {hunter}</translation>
    </message>
    <message>
        <source>facedown</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>faceup</source>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>falls off the trail</source>
        <translation>esce dal Percorso</translation>
    </message>
    <message>
        <source>fell off the trail</source>
        <translation>uscita dal Percorso</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>appena pescata</translation>
    </message>
    <message>
        <source>not playable this round</source>
        <translation>non giocabile in questo round</translation>
    </message>
    <message>
        <source>on slot {slot}</source>
        <translation>sullo spazio {slot}</translation>
    </message>
</context>
<context>
    <name>fury2.fight</name>
    <message numerus="yes">
        <source>%n bite(s)</source>
        <translation>
            <numerusform>%n morso</numerusform>
            <numerusform>%n morsi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advance Planning: +%n</source>
        <translation>
            <numerusform>Pianificazione: +%n</numerusform>
            <numerusform>Pianificazione: +%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle Dracula: he adds 1.</source>
        <translation>Castello di Dracula: ha +1.</translation>
    </message>
    <message>
        <source>Continue {count} of 3 in a row: the third ends the combat.</source>
        <translation>Continua {count} su 3 di seguito: il terzo conclude il combattimento.</translation>
    </message>
    <message>
        <source>Day: Dracula has only Claws, Dodge and Escape (Man).</source>
        <translation>Giorno: Dracula ha solo «Artigli», «Schivata» e «Fuga (uomo)».</translation>
    </message>
    <message>
        <source>Night: Dracula has all of his tactics cards.</source>
        <translation>Notte: Dracula ha tutte le sue carte tattica.</translation>
    </message>
    <message>
        <source>Repelled: in this round the enemy may only dodge or escape.</source>
        <translation>Respinto: in questo round il nemico può solo schivare o fuggire.</translation>
    </message>
    <message>
        <source>The enemy adds 1 in this round.</source>
        <translation>Il nemico ha +1 in questo round.</translation>
    </message>
    <message>
        <source>The enemy cannot escape up to round {round}.</source>
        <translation>Il nemico non può fuggire fino al round {round}.</translation>
    </message>
    <message numerus="yes">
        <source>Trap: the enemy adds %n.</source>
        <translation>
            <numerusform>Trappola: il nemico ha +%n.</numerusform>
            <numerusform>Trappola: il nemico ha +%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>bitten</source>
        <translation>un morso subito</translation>
    </message>
    <message>
        <source>day</source>
        <translation>giorno</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>sconfitto</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>distrutto</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>ucciso</translation>
    </message>
    <message>
        <source>left the combat</source>
        <translation>ha lasciato il combattimento</translation>
    </message>
    <message>
        <source>night</source>
        <translation>notte</translation>
    </message>
    <message>
        <source>not beaten</source>
        <translation>non sconfitto</translation>
    </message>
    <message>
        <source>{hunter} adds 1 in this round.</source>
        <translation>{hunter} ha +1 in questo round.</translation>
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
        <translation>Servitore di Dracula</translation>
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
        <translation>Azioni</translation>
    </message>
    <message>
        <source>As a wolf</source>
        <translation>Come lupo</translation>
    </message>
    <message>
        <source>By rail</source>
        <translation>In treno</translation>
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
        <source>Catacombs</source>
        <translation>Catacombe</translation>
    </message>
    <message>
        <source>Dracula event cards</source>
        <translation>Carte evento di Dracula</translation>
    </message>
    <message>
        <source>Eastern Europe</source>
        <translation>Europa orientale</translation>
    </message>
    <message>
        <source>Encounter tiles</source>
        <translation>Tessere incontro</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Carte evento</translation>
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
        <source>None of these</source>
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
        <source>Resolve</source>
        <translation>Determinazione</translation>
    </message>
    <message>
        <source>Roads and railways</source>
        <translation>Strade e ferrovie</translation>
    </message>
    <message>
        <source>Sea zones</source>
        <translation>Zone di mare</translation>
    </message>
    <message>
        <source>Tactics cards</source>
        <translation>Carte tattica</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Europa occidentale</translation>
    </message>
    <message>
        <source>{hunter} gives</source>
        <translation>{hunter} cede</translation>
    </message>
</context>
<context>
    <name>fury2.items</name>
    <message>
        <source>Combat card of every hunter. If it beats an attack, you add 1 in the next round.</source>
        <translation>Carta combattimento di ogni Cacciatore. Se batte un attacco, hai +1 nel prossimo round.</translation>
    </message>
    <message>
        <source>Combat card of every hunter. If it wins the round, the combat ends.</source>
        <translation>Carta combattimento di ogni Cacciatore. Se vince il round, il combattimento finisce.</translation>
    </message>
    <message>
        <source>Combat card of every hunter. It kills an agent who also punches.</source>
        <translation>Carta combattimento di ogni Cacciatore. Uccide un Agente che usa anche lui il Pugno.</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Schivata</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Fuga</translation>
    </message>
    <message>
        <source>Punch</source>
        <translation>Pugno</translation>
    </message>
</context>
<context>
    <name>fury2.lessons</name>
    <message>
        <source>A 2: he rides along one or two railways. Had it been 0, he could have gone by road instead. Choose any city that the train reaches.</source>
        <translation>Un 2: può percorrere una o due ferrovie. Con uno 0 avrebbe potuto prendere una strada. Scegli una qualsiasi delle città che il treno raggiunge.</translation>
    </message>
    <message>
        <source>A New Vampire! By day she would simply destroy it; by night it attacks. The die shows 1: a bite, and Mina, who carries an old one, would be defeated. Show the Crucifix.</source>
        <translation>Un Nuovo Vampiro! Di giorno lo distruggerebbe e basta; di notte attacca. Il dado mostra 1: un Morso, e Mina, che ne porta già uno, sarebbe sconfitta. Mostra il Crocifisso.</translation>
    </message>
    <message>
        <source>A Pistol. Now draw the event. If it shows a bat, Dracula gets it, and you never see it; if it shows a cross, it is yours.</source>
        <translation>Una Pistola. Ora pesca l’evento. Se mostra un pipistrello va a Dracula, e tu non lo vedi mai; se mostra una croce, è tuo.</translation>
    </message>
    <message>
        <source>A combat begins. The Trap adds 1 to each of the Servant&apos;s rolls. He needs Dracula&apos;s consent to play his event. Play it.</source>
        <translation>Comincia un combattimento. «Trappola» dà +1 a ogni tiro del Servitore. Per giocare il suo evento gli serve il permesso di Dracula. Giocala.</translation>
    </message>
    <message>
        <source>A large city gives an item, an event or both. Draw an item first.</source>
        <translation>Una città grande dà un oggetto, un evento o entrambi. Pesca prima un oggetto.</translation>
    </message>
    <message>
        <source>A minion with a knife, and so a combat. A hunter always has Punch, Dodge and Escape, and the weapons among his items. Both sides choose a card in secret. Play the Pistol.</source>
        <translation>Un Seguace con pugnale, quindi un combattimento. Un Cacciatore ha sempre «Pugno», «Schivata» e «Fuga», più le armi fra i suoi oggetti. Le due parti scelgono una carta in segreto. Gioca la Pistola.</translation>
    </message>
    <message>
        <source>A new round: Dracula has placed another card, and Lord Godalming has waited. A hunter at sea must sail on every turn, and never straight back. Let Dr. Seward land in a port.</source>
        <translation>Un nuovo round: Dracula ha messo un’altra carta, Lord Godalming ha aspettato. In mare un Cacciatore deve proseguire a ogni turno, e mai tornare subito indietro. Fai sbarcare il dottor Seward in un porto.</translation>
    </message>
    <message>
        <source>A road takes a hunter to the next city. A train goes farther, but only the train die says how far. Let Lord Godalming take the train from Paris.</source>
        <translation>Una strada porta un Cacciatore alla città vicina. In treno si va più lontano, ma quanto lontano lo dice solo il dado del treno. Fai prendere il treno a Lord Godalming, che è a Parigi.</translation>
    </message>
    <message>
        <source>A sixth figure: his weapons, his event, the wolf, and three lives.</source>
        <translation>Una sesta miniatura: le sue armi, il suo evento, il lupo e tre vite.</translation>
    </message>
    <message>
        <source>After a road he may search for an event; a hunter event goes to the hunter with the fewest. In a large city he may look for a weapon instead: Knife, then Rifle, then Pistol. Choose the weapon.</source>
        <translation>Dopo una strada può cercare un evento; un evento dei Cacciatori va al Cacciatore che ne ha meno. In una città grande può invece cercare un’arma: Pugnale, poi Fucile, poi Pistola. Scegli l’arma.</translation>
    </message>
    <message>
        <source>An X! For any other hunter the turn would be over now. Lord Godalming may roll a second time, for himself and for his group. Roll again.</source>
        <translation>Una X! Per qualsiasi altro Cacciatore il turno sarebbe già finito. Lord Godalming può tirare una seconda volta, per sé e per il suo gruppo. Tira di nuovo.</translation>
    </message>
    <message>
        <source>At sea no hunter can fight you, but you leave no encounters, and time stands still. Hide pretends a move, Double Back returns to your trail, Dark Call draws ten encounters for 2 blood. Avoid cities with hunters by day!</source>
        <translation>In mare nessun Cacciatore può combatterti, ma non lasci incontri, e il tempo si ferma. «Nascondersi» simula una mossa, «Tornare indietro» riporta sul tuo Percorso, «Richiamo oscuro» fa pescare dieci incontri per 2 punti sangue. Di giorno evita le città con Cacciatori!</translation>
    </message>
    <message>
        <source>Both rolled 6, and the Trap made the difference: Claws against Knife costs Dr. Seward 1 health. Claws cannot follow Claws, so choose the Knife now.</source>
        <translation>Entrambi hanno tirato 6, e «Trappola» è stata decisiva: «Artigli» contro Pugnale costa al dottor Seward 1 punto salute. «Artigli» non si può ripetere subito, quindi scegli il Pugnale.</translation>
    </message>
    <message>
        <source>By day the Servant moves like a hunter: he stays, takes a road, rolls the train die, or sails. Move him to Vienna, a large city.</source>
        <translation>Di giorno il Servitore si muove come un Cacciatore: resta, prende una strada, tira il dado del treno o va per mare. Mandalo a Vienna, una città grande.</translation>
    </message>
    <message>
        <source>By night Dracula has all of his eight cards, by day only Claws, Dodge and Escape (Man). The first round: choose the Crucifix.</source>
        <translation>Di notte Dracula ha tutte le sue otto carte, di giorno solo «Artigli», «Schivata» e «Fuga (uomo)». Primo round: scegli il Crocifisso.</translation>
    </message>
    <message>
        <source>Combat with dice</source>
        <translation>Combattere con i dadi</translation>
    </message>
    <message>
        <source>Consent is given, and Dr. Seward has already chosen his card unseen. By night the Servant fights with Dracula&apos;s Claws instead of Punch, but without the Rifle. Choose Claws.</source>
        <translation>Dracula lo permette, e il dottor Seward ha già scelto la sua carta in segreto. Di notte il Servitore combatte con «Artigli» di Dracula invece di «Pugno», ma senza il Fucile. Scegli «Artigli».</translation>
    </message>
    <message>
        <source>Dawn: a vampire point for you, 1 resolve for the hunters. Leave the coast: it costs 1 blood, and later every second step at sea. Landing is free. Sail to the Ionian Sea.</source>
        <translation>Alba: un Punto vampiro per te, 1 punto Determinazione per i Cacciatori. Lascia la costa: costa 1 punto sangue, e poi un altro ogni due tratti in mare. Sbarcare è gratis. Salpa verso il Mar Ionio.</translation>
    </message>
    <message>
        <source>Dr. Seward has waited, and it is Van Helsing&apos;s turn. Dracula&apos;s newest card must be near. Let him look in Budapest.</source>
        <translation>Il dottor Seward ha aspettato, e tocca a Van Helsing. La carta più recente di Dracula dev’essere vicina. Fagli controllare Budapest.</translation>
    </message>
    <message>
        <source>Dr. Seward stays in Geneva and has lost 3 health. A rest restores 2, but first two events are drawn, only one if Dr. Seward is there. Hunter events are discarded; Dracula keeps his own. Let him rest.</source>
        <translation>Il dottor Seward resta a Ginevra e ha perso 3 punti salute. Un riposo ne rende 2, ma prima si pescano due eventi, uno solo dove c’è il dottor Seward. Gli eventi dei Cacciatori si scartano, Dracula tiene i suoi. Fallo riposare.</translation>
    </message>
    <message>
        <source>Dr. Seward&apos;s Pistol beat the Knife: Killed costs the Servant one of his three lives, and the combat continues. Losses of health or blood never harm him. End it with Escape (Man).</source>
        <translation>La Pistola del dottor Seward ha battuto il Pugnale: Ucciso costa al Servitore una delle sue tre vite, e il combattimento continua. Le perdite di salute o di sangue non gli nuocciono mai. Concludi con «Fuga (uomo)».</translation>
    </message>
    <message>
        <source>Dracula himself! First came his encounter, Hoax, but Van Helsing has no event to lose. Before a combat each player may play one card: with Garlic Dracula cannot escape in the first three rounds. Play it.</source>
        <translation>Dracula in persona! Prima c’è stato il suo incontro, «Inganno», ma Van Helsing non ha eventi da perdere. Prima di un combattimento ogni giocatore può giocare una carta: con «Aglio» Dracula non può fuggire nei primi tre round. Giocalo.</translation>
    </message>
    <message>
        <source>Dracula may give him one event, which the Servant keeps facedown. That also makes room in Dracula&apos;s hand. Give him a Trap.</source>
        <translation>Dracula può dargli un evento, che il Servitore conserva coperto. Così si fa anche posto nella mano di Dracula. Dagli una «Trappola».</translation>
    </message>
    <message>
        <source>Dracula travels through Europe unseen. You lead the four hunters: Lord Godalming, Dr. Seward, Van Helsing and Mina Harker. They win if he loses all of his blood before the vampire track reaches 6.</source>
        <translation>Dracula viaggia per l’Europa senza essere visto. Tu guidi i quattro Cacciatori: Lord Godalming, il dottor Seward, Van Helsing e Mina Harker. Vincono se lui perde tutto il sangue prima che la Scala dei Vampiri arrivi a 6.</translation>
    </message>
    <message>
        <source>Dracula went to Salonica, the hunters waited, and it is night. Once per night the Servant can run up to two roads as a wolf. Dr. Seward is in Munich: attack him there.</source>
        <translation>Dracula è andato a Salonicco, i Cacciatori hanno aspettato, ed è notte. Una volta per notte il Servitore può correre come lupo fino a due strade. Il dottor Seward è a Monaco di Baviera: attaccalo lì.</translation>
    </message>
    <message>
        <source>Dracula won this round with Escape (Bat). He flew up to two roads, and a facedown card replaced the card of Budapest. The combat and Van Helsing&apos;s turn are over.</source>
        <translation>Dracula ha vinto questo round con «Fuga (pipistrello)». È volato fino a due strade più in là, e una carta coperta ha sostituito quella di Budapest. Il combattimento e il turno di Van Helsing sono finiti.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant</source>
        <translation>Il Servitore di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s next card has the back of a city, one road from Budapest: Klausenburg, Szeged or Vienna. It is not Zagreb: the card of a city with a hunter is placed faceup. Let Mina look in Vienna.</source>
        <translation>La carta seguente ha il dorso di una città, a una strada da Budapest: Klausenburg, Szeged o Vienna. Non è Zagabria, perché la carta di una città con un Cacciatore si mette scoperta. Fai controllare Vienna a Mina.</translation>
    </message>
    <message>
        <source>Each dawn gives the hunters 1 resolve. At the start of a turn a point buys Newspaper Reports, Sense of Emergency or Inner Strength. Newspaper Reports turns up the oldest hidden city of the trail. Choose it for Mina.</source>
        <translation>Ogni Alba dà ai Cacciatori 1 punto Determinazione. All’inizio di un turno un punto vale «Articoli di giornale», «Senso di urgenza» o «Forza interiore». «Articoli di giornale» rivela la città nascosta più vecchia del Percorso. Sceglilo per Mina.</translation>
    </message>
    <message>
        <source>Each side rolled a die, and the higher total wins. Both show 4, but Lord Godalming adds 1 against agents. The two cards and the winner give the result: if the Pistol beats a Knife, the agent is killed.</source>
        <translation>Ogni parte ha tirato un dado, e vince il totale più alto. Entrambi mostrano 4, ma contro gli Agenti Lord Godalming ha +1. Le due carte e chi vince danno il risultato: se la Pistola batte un Pugnale, l’Agente è ucciso.</translation>
    </message>
    <message>
        <source>Each turn you place one card: a city one road away, a step by sea, or a power. Cards on the trail cannot be chosen again. Go to Sarajevo.</source>
        <translation>A ogni turno metti una carta: una città a una strada di distanza, un tratto di mare o un potere. Le carte nel Percorso non si possono scegliere di nuovo. Vai a Sarajevo.</translation>
    </message>
    <message>
        <source>Fangs, and the dice are equal! Then the initiative on the cards decides: Rifle 9, Fangs 4. The result is Repel: in the next round he can only dodge or escape, and Garlic prevents escapes. Choose the Stake.</source>
        <translation>«Zanne», e i dadi sono pari! Allora decide l’iniziativa delle carte: Fucile 9, «Zanne» 4. Il risultato è Respingere: nel prossimo round può solo schivare o fuggire, e l’Aglio gli impedisce la fuga. Scegli il Paletto.</translation>
    </message>
    <message>
        <source>First leave an encounter in Athens. Choose any.</source>
        <translation>Prima lascia un incontro ad Atene. Scegline uno qualsiasi.</translation>
    </message>
    <message>
        <source>For this lesson, add an encounter.</source>
        <translation>In questa lezione aggiungi un incontro.</translation>
    </message>
    <message>
        <source>For this lesson, choose Do nothing. The next lesson is about actions.</source>
        <translation>In questa lezione scegli «Non fare nulla». Delle azioni si occupa la prossima.</translation>
    </message>
    <message>
        <source>For this lesson, choose Feed.</source>
        <translation>In questa lezione scegli «Nutrirsi».</translation>
    </message>
    <message>
        <source>For this lesson, choose a card that is not Escape.</source>
        <translation>In questa lezione scegli una carta diversa da «Fuga».</translation>
    </message>
    <message>
        <source>For this lesson, draw an event.</source>
        <translation>In questa lezione pesca un evento.</translation>
    </message>
    <message>
        <source>For this lesson, draw an item.</source>
        <translation>In questa lezione pesca un oggetto.</translation>
    </message>
    <message>
        <source>For this lesson, give him the Trap.</source>
        <translation>In questa lezione dagli la «Trappola».</translation>
    </message>
    <message>
        <source>For this lesson, go to Sarajevo.</source>
        <translation>In questa lezione vai a Sarajevo.</translation>
    </message>
    <message>
        <source>For this lesson, let the vampire mature.</source>
        <translation>In questa lezione fai maturare il vampiro.</translation>
    </message>
    <message>
        <source>For this lesson, play Garlic.</source>
        <translation>In questa lezione gioca l’Aglio.</translation>
    </message>
    <message>
        <source>For this lesson, play the Trap.</source>
        <translation>In questa lezione gioca «Trappola».</translation>
    </message>
    <message>
        <source>For this lesson, play the card that the lesson asks for.</source>
        <translation>In questa lezione gioca la carta richiesta.</translation>
    </message>
    <message>
        <source>For this lesson, return Varna to your hand.</source>
        <translation>In questa lezione riprendi in mano Varna.</translation>
    </message>
    <message>
        <source>For this lesson, roll again.</source>
        <translation>In questa lezione tira di nuovo.</translation>
    </message>
    <message>
        <source>For this lesson, run to Athens in Wolf Form.</source>
        <translation>In questa lezione corri ad Atene con «Forma di lupo».</translation>
    </message>
    <message>
        <source>For this lesson, search for a weapon.</source>
        <translation>In questa lezione cerca un’arma.</translation>
    </message>
    <message>
        <source>For this lesson, show the Crucifix.</source>
        <translation>In questa lezione mostra il Crocifisso.</translation>
    </message>
    <message>
        <source>For this lesson, take to the sea.</source>
        <translation>In questa lezione prendi il mare.</translation>
    </message>
    <message>
        <source>For this lesson, use Newspaper Reports.</source>
        <translation>In questa lezione usa «Articoli di giornale».</translation>
    </message>
    <message>
        <source>For this lesson, use the catacombs.</source>
        <translation>In questa lezione usa le Catacombe.</translation>
    </message>
    <message>
        <source>Forewarned: he keeps it and may cancel an encounter with it. Other events take effect at once or bring an ally. A hunter holds three items and three events; Dr. Seward may hold one card more.</source>
        <translation>«Preavvertiti»: la conserva e può annullare un incontro. Altri eventi hanno effetto subito o portano un Alleato. Un Cacciatore tiene tre oggetti e tre eventi; il dottor Seward può tenere una carta in più.</translation>
    </message>
    <message>
        <source>Found! Budapest is the oldest card of the trail, so Dracula started there. That city has no encounter, so Van Helsing may still rest, take supplies or trade. Let him do nothing.</source>
        <translation>Trovata! Budapest è la carta più vecchia del Percorso, quindi Dracula è partito da lì. In quella città non c’è nessun incontro, perciò Van Helsing può ancora riposare, rifornirsi o scambiare. Non fargli fare nulla.</translation>
    </message>
    <message>
        <source>Give Mina the Crucifix: drag it to her side, or press Enter on it, and end the trade.</source>
        <translation>Dai a Mina il Crocifisso: trascinalo dalla sua parte, o premi Invio sulla carta, e concludi lo scambio.</translation>
    </message>
    <message>
        <source>He escaped, and Dr. Seward left Munich; a hunter who stays in the Servant&apos;s place has to fight him again. To rest, the Servant must not move. Let him stay.</source>
        <translation>È fuggito, e il dottor Seward ha lasciato Monaco di Baviera; un Cacciatore che resta dove si trova il Servitore deve combatterlo di nuovo. Per riposare il Servitore non deve muoversi. Fallo restare.</translation>
    </message>
    <message>
        <source>His action began with a search, but that city is not on Dracula&apos;s trail. He did nothing else. Dr. Seward is in Marseilles, a port: let him sail into the Mediterranean Sea. At sea hunters have no action.</source>
        <translation>La sua azione è cominciata con una ricerca, ma quella città non è nel Percorso di Dracula. Non ha fatto altro. Il dottor Seward è a Marsiglia, un porto: fallo salpare verso il Mar Mediterraneo. In mare i Cacciatori non hanno azioni.</translation>
    </message>
    <message>
        <source>Hunters in the same place may move as a group and fight together: each chooses a card, Dracula names the hunter he hurts if he wins, and if you win, you choose whose card counts. A bite ends a combat, and so do three Continue results in a row.</source>
        <translation>I Cacciatori nello stesso luogo possono muoversi in gruppo e combattere insieme: ognuno sceglie una carta, Dracula indica chi colpisce se vince; se vinci tu, scegli quale carta vale. Un Morso fa finire il combattimento, e così tre Continua di fila.</translation>
    </message>
    <message>
        <source>Hunters start without any cards. Items are for combats and searches, events for special moments. Events are drawn from the bottom of the deck, so the back on top does not show who gets the next one.</source>
        <translation>I Cacciatori cominciano senza carte. Gli oggetti servono per combattere e cercare, gli eventi per momenti speciali. Gli eventi si pescano dal fondo del mazzo: il dorso della prima carta non rivela a chi andrà la prossima.</translation>
    </message>
    <message>
        <source>In a round Dracula moves first, then each hunter has a turn: a move and an action. Here you read who is to move; below it are all the choices.</source>
        <translation>In ogni round comincia Dracula, poi ogni Cacciatore ha il suo turno: un movimento e un’azione. Qui leggi a chi tocca; sotto trovi tutte le scelte.</translation>
    </message>
    <message>
        <source>In this lesson, Dr. Seward goes to sea.</source>
        <translation>In questa lezione il dottor Seward prende il mare.</translation>
    </message>
    <message>
        <source>In this lesson, Dr. Seward lands in a port.</source>
        <translation>In questa lezione il dottor Seward sbarca in un porto.</translation>
    </message>
    <message>
        <source>In this lesson, Dr. Seward rests.</source>
        <translation>In questa lezione il dottor Seward riposa.</translation>
    </message>
    <message>
        <source>In this lesson, Lord Godalming goes to Prague.</source>
        <translation>In questa lezione Lord Godalming va a Praga.</translation>
    </message>
    <message>
        <source>In this lesson, Lord Godalming stays.</source>
        <translation>In questa lezione Lord Godalming resta.</translation>
    </message>
    <message>
        <source>In this lesson, Lord Godalming takes the train.</source>
        <translation>In questa lezione Lord Godalming prende il treno.</translation>
    </message>
    <message>
        <source>In this lesson, Mina goes to Strasbourg.</source>
        <translation>In questa lezione Mina va a Strasburgo.</translation>
    </message>
    <message>
        <source>In this lesson, Mina goes to Vienna.</source>
        <translation>In questa lezione Mina va a Vienna.</translation>
    </message>
    <message>
        <source>In this lesson, Van Helsing gives the Crucifix.</source>
        <translation>In questa lezione Van Helsing cede il Crocifisso.</translation>
    </message>
    <message>
        <source>In this lesson, Van Helsing goes to Budapest.</source>
        <translation>In questa lezione Van Helsing va a Budapest.</translation>
    </message>
    <message>
        <source>In this lesson, Van Helsing trades.</source>
        <translation>In questa lezione Van Helsing scambia.</translation>
    </message>
    <message>
        <source>In this lesson, the Servant goes to Vienna.</source>
        <translation>In questa lezione il Servitore va a Vienna.</translation>
    </message>
    <message>
        <source>In this lesson, the Servant rests.</source>
        <translation>In questa lezione il Servitore riposa.</translation>
    </message>
    <message>
        <source>In this lesson, the Servant runs to Munich as a wolf.</source>
        <translation>In questa lezione il Servitore corre come lupo a Monaco di Baviera.</translation>
    </message>
    <message>
        <source>In this lesson, the Servant stays.</source>
        <translation>In questa lezione il Servitore resta.</translation>
    </message>
    <message>
        <source>In this variant Dracula has a Servant, and you lead both. Everyone sees the Servant&apos;s figure. His turn comes after Mina&apos;s and before Dracula&apos;s: a move and an action. He is in Zagreb now.</source>
        <translation>In questa variante Dracula ha un Servitore, e tu guidi entrambi. La sua miniatura la vedono tutti. Il suo turno viene dopo quello di Mina e prima di quello di Dracula: un movimento e un’azione. Ora è a Zagabria.</translation>
    </message>
    <message>
        <source>It is night. Lord Godalming is in Berlin and suspects one of Dracula&apos;s agents in Prague. Let him go there.</source>
        <translation>È notte. Lord Godalming è a Berlino e sospetta che a Praga ci sia uno degli Agenti di Dracula. Mandalo lì.</translation>
    </message>
    <message>
        <source>Items and events, rest and trade, resolve, and a vampire in the night.</source>
        <translation>Oggetti ed eventi, riposo e scambio, Determinazione e un vampiro nella notte.</translation>
    </message>
    <message>
        <source>Lord Godalming is in Paris, a large city. To take supplies there he does not need to move. Let him stay.</source>
        <translation>Lord Godalming è a Parigi, una città grande. Per rifornirsi lì non ha bisogno di muoversi. Fallo restare.</translation>
    </message>
    <message>
        <source>Moving and searching</source>
        <translation>Muoversi e cercare</translation>
    </message>
    <message>
        <source>Now leave an encounter in Sarajevo: in every city except your castle you have to leave one. At the end of your turn you draw until you have five again.</source>
        <translation>Ora lascia un incontro a Sarajevo: in ogni città, tranne il tuo castello, devi piazzarne uno. Alla fine del turno peschi fino ad averne di nuovo cinque.</translation>
    </message>
    <message>
        <source>Now let him rest and regain a life.</source>
        <translation>Ora fallo riposare e recuperare una vita.</translation>
    </message>
    <message>
        <source>Now you are Dracula, in Belgrade. The hunters see only the backs of your trail until they search a city. You win when the vampire track reaches 6, and lose without blood. With your turn the time went from Dusk to Twilight: it is night. Each dawn brings you 1 vampire point.</source>
        <translation>Ora sei Dracula, a Belgrado. Del tuo Percorso i Cacciatori vedono solo i dorsi finché non cercano in una città. Vinci quando la Scala dei Vampiri arriva a 6, e perdi se resti senza sangue. Con il tuo turno il tempo è passato dal Tramonto al Crepuscolo: è notte. Ogni Alba ti dà 1 Punto vampiro.</translation>
    </message>
    <message>
        <source>Roads, the train die and the sea, and the search with which each action begins.</source>
        <translation>Strade, dado del treno e mare, e la ricerca con cui comincia ogni azione.</translation>
    </message>
    <message>
        <source>Strasbourg, one road from Munich! Something is still hidden there, and it would be worse to leave it alone. Let Mina go to Strasbourg.</source>
        <translation>Strasburgo, a una strada da Monaco di Baviera! Lì si nasconde ancora qualcosa, e lasciarlo stare sarebbe peggio. Manda Mina a Strasburgo.</translation>
    </message>
    <message>
        <source>Supplies and encounters</source>
        <translation>Rifornimenti e incontri</translation>
    </message>
    <message>
        <source>The Count&apos;s trail</source>
        <translation>Il Percorso del Conte</translation>
    </message>
    <message>
        <source>The Crucifix stopped the bite, and the vampire is gone. A New Vampire that leaves the trail unfound can mature: then the vampire track rises by 2. A defeated hunter costs as much.</source>
        <translation>Il Crocifisso ha impedito il Morso, e il vampiro non c’è più. Un Nuovo Vampiro che esce dal Percorso senza essere trovato può maturare: allora la Scala dei Vampiri sale di 2. Altrettanto costa un Cacciatore sconfitto.</translation>
    </message>
    <message>
        <source>The event went to Dracula: that is the risk. Van Helsing is with Mina in Munich. Hunters in the same place can trade items, but no events. Begin a trade.</source>
        <translation>L’evento è andato a Dracula: è questo il rischio. Van Helsing è con Mina a Monaco di Baviera. I Cacciatori nello stesso luogo possono scambiarsi oggetti, ma non eventi. Comincia uno scambio.</translation>
    </message>
    <message>
        <source>The hunters waited, and it is Midnight. By night Wolf Form takes you up to two roads for 1 blood. Run to Athens, a port.</source>
        <translation>I Cacciatori hanno aspettato, ed è Mezzanotte. Di notte «Forma di lupo» ti porta fino a due strade più in là per 1 punto sangue. Corri ad Atene, un porto.</translation>
    </message>
    <message>
        <source>The next card! Each city of the trail may hide an encounter. This one was Fog: it ends Mina&apos;s turn, and she cannot move in her next turn. Dracula went on from Vienna.</source>
        <translation>La carta successiva! Ogni città del Percorso può nascondere un incontro. Questo era «Nebbia»: fa finire il turno di Mina, che nel prossimo non può muoversi. Da Vienna Dracula ha proseguito.</translation>
    </message>
    <message>
        <source>The oldest card, Sofia, leaves the trail. You can return it to your hand, or keep it in the catacombs, where its encounter waits for hunters. Move it into the catacombs.</source>
        <translation>La carta più vecchia, Sofia, esce dal Percorso. Puoi riprenderla in mano o tenerla nelle Catacombe, dove il suo incontro aspetta i Cacciatori. Mettila nelle Catacombe.</translation>
    </message>
    <message>
        <source>The trail has six spaces, and older cards leave it: be quick. Follow the chain of neighboring cities, and surround the place where it ends.</source>
        <translation>Il Percorso ha sei spazi, e le carte più vecchie ne escono: fai in fretta. Segui la catena di città vicine e circonda il luogo in cui finisce.</translation>
    </message>
    <message>
        <source>The vampire track is at 3. In the Small Hours it is still night: Feed gives you 1 blood, and you stay in Athens. But its card is faceup, so everyone knows that you stayed. Feed.</source>
        <translation>La Scala dei Vampiri è a 3. Nelle Ore piccole è ancora notte: «Nutrirsi» ti dà 1 punto sangue, e resti ad Atene. Ma la carta è scoperta, quindi tutti sanno che sei rimasto. Nutriti.</translation>
    </message>
    <message>
        <source>There a card may have a second encounter. Choose one of your five; point at them to read what they do.</source>
        <translation>Lì una carta può avere un secondo incontro. Scegline uno dei tuoi cinque; passaci sopra con il puntatore per leggere che cosa fanno.</translation>
    </message>
    <message>
        <source>Three kinds mature: Ambush, Desecrated Soil and New Vampire. This one brings 2 vampire points, but clears the trail except for your newest card. Confirm that it matures.</source>
        <translation>Tre tipi maturano: «Imboscata», «Terra sconsacrata» e «Nuovo Vampiro». Questo dà 2 Punti vampiro, ma libera il Percorso tranne la tua carta più recente. Conferma che matura.</translation>
    </message>
    <message>
        <source>Three lives again. If he loses the last one, the vampire track falls by 1, and he leaves the board. In his second turn after that he returns to a small city. Use him to draw the hunters away.</source>
        <translation>Di nuovo tre vite. Se perde l’ultima, la Scala dei Vampiri scende di 1, e lui lascia il tabellone. Nel suo secondo turno dopo di allora torna in una città piccola. Usalo per sviare i Cacciatori.</translation>
    </message>
    <message>
        <source>Trail and catacombs, encounters that mature, powers, and the price of the sea.</source>
        <translation>Percorso e Catacombe, incontri che maturano, poteri, e il prezzo del mare.</translation>
    </message>
    <message>
        <source>Two cards, two dice, one result: first against an agent, then against Dracula.</source>
        <translation>Due carte, due dadi, un risultato: prima contro un Agente, poi contro Dracula.</translation>
    </message>
    <message>
        <source>Van Helsing is in Zagreb. Let him go to Budapest by road.</source>
        <translation>Van Helsing è a Zagabria. Mandalo a Budapest su strada.</translation>
    </message>
    <message>
        <source>Varna leaves the trail, and no hunter ever found the New Vampire there. Encounters mature only if the card returns to your hand. Return it.</source>
        <translation>Varna esce dal Percorso, e nessun Cacciatore vi ha trovato il Nuovo Vampiro. Gli incontri maturano solo se la carta torna nella tua mano. Riprendila.</translation>
    </message>
    <message>
        <source>Won again: the Stake means Killed. An agent would be dead; Dracula loses blood down to the next red mark, from 12 to 10, and fights on. Choose any card but Escape.</source>
        <translation>Vinto di nuovo: il Paletto dà Ucciso. Un Agente sarebbe morto; il sangue di Dracula scende al segno rosso successivo, da 12 a 10, e lui continua a combattere. Scegli una carta qualsiasi, tranne «Fuga».</translation>
    </message>
    <message>
        <source>Won: the Crucifix against Claws costs him 3 blood. He is down to 12. The same card cannot be played twice in a row, so choose the Rifle now.</source>
        <translation>Vinto: il Crocifisso contro «Artigli» gli costa 3 punti sangue. Ora è a 12. La stessa carta non si può giocare due volte di fila: scegli il Fucile.</translation>
    </message>
</context>
<context>
    <name>fury2.moments</name>
    <message>
        <source>Before the first turn</source>
        <translation>Prima del primo turno</translation>
    </message>
    <message>
        <source>{time}, turn of {figure}</source>
        <translation>{time}, turno di {figure}</translation>
    </message>
</context>
<context>
    <name>fury2.options</name>
    <message>
        <source>A defeated hunter misses</source>
        <translation>Un Cacciatore sconfitto salta</translation>
    </message>
    <message>
        <source>A fight after the Servant loses a life</source>
        <translation>Un combattimento in cui il Servitore perde una vita</translation>
    </message>
    <message>
        <source>A group&apos;s fight when a member falls</source>
        <translation>Il combattimento di un gruppo quando un membro cade</translation>
    </message>
    <message>
        <source>A hunter in the Servant&apos;s place</source>
        <translation>Un Cacciatore nel luogo del Servitore</translation>
    </message>
    <message>
        <source>A hunter&apos;s Dodge in the first combat round</source>
        <translation>«Schivata» di un Cacciatore nel primo round</translation>
    </message>
    <message>
        <source>A matured Ambush</source>
        <translation>Un’Imboscata maturata</translation>
    </message>
    <message>
        <source>A matured Desecrated Soil</source>
        <translation>Una Terra sconsacrata maturata</translation>
    </message>
    <message>
        <source>After Repel Dracula may play</source>
        <translation>Dopo «Respingere» Dracula può giocare</translation>
    </message>
    <message>
        <source>After a “killed” result against Dracula</source>
        <translation>Dopo «Ucciso» contro Dracula</translation>
    </message>
    <message>
        <source>Atlantic Ocean and North Sea</source>
        <translation>Oceano Atlantico e Mare del Nord</translation>
    </message>
    <message>
        <source>Bats move a hunter</source>
        <translation>I Pipistrelli spostano un Cacciatore</translation>
    </message>
    <message>
        <source>Castle Dracula in the catacombs</source>
        <translation>Il Castello di Dracula nelle Catacombe</translation>
    </message>
    <message>
        <source>Claws as well</source>
        <translation>anche «Artigli»</translation>
    </message>
    <message>
        <source>Control Storms</source>
        <translation>Dominio delle tempeste</translation>
    </message>
    <message>
        <source>Dark Call</source>
        <translation>Richiamo oscuro</translation>
    </message>
    <message>
        <source>Dogs against a Spy</source>
        <translation>I Cani contro una Spia</translation>
    </message>
    <message>
        <source>Double Back at sea</source>
        <translation>«Tornare indietro» in mare</translation>
    </message>
    <message>
        <source>Dracula beside an agent who was not killed</source>
        <translation>Dracula accanto a un Agente non ucciso</translation>
    </message>
    <message>
        <source>Dracula flies if he wins the round</source>
        <translation>Dracula vola se vince il round</translation>
    </message>
    <message>
        <source>Dracula starts with 12 blood</source>
        <translation>Dracula comincia con 12 punti sangue</translation>
    </message>
    <message>
        <source>Dracula starts with 9 blood</source>
        <translation>Dracula comincia con 9 punti sangue</translation>
    </message>
    <message>
        <source>Dracula turns back at sea</source>
        <translation>Dracula torna indietro in mare</translation>
    </message>
    <message>
        <source>Dracula&apos;s Strength destroys</source>
        <translation>La «Forza» di Dracula distrugge</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood for the Servant</source>
        <translation>Il sangue di Dracula per il Servitore</translation>
    </message>
    <message>
        <source>Dracula&apos;s first full turn</source>
        <translation>Il primo turno intero di Dracula</translation>
    </message>
    <message>
        <source>Dracula, then the Servant</source>
        <translation>prima Dracula, poi il Servitore</translation>
    </message>
    <message>
        <source>Escape (Bat) against Dodge and Escape</source>
        <translation>«Fuga (pipistrello)» contro «Schivata» e «Fuga»</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Heavenly Host markers</source>
        <translation>Segnalini Ostia consacrata</translation>
    </message>
    <message>
        <source>Heroic Leap</source>
        <translation>Balzo eroico</translation>
    </message>
    <message>
        <source>Holy Water against Fangs and Mesmerize</source>
        <translation>L’Acqua santa contro «Zanne» e «Sguardo ipnotico»</translation>
    </message>
    <message>
        <source>Holy items against the Servant</source>
        <translation>Oggetti sacri contro il Servitore</translation>
    </message>
    <message>
        <source>Initiative of the combat cards</source>
        <translation>Iniziativa delle carte combattimento</translation>
    </message>
    <message>
        <source>Item limit</source>
        <translation>Limite degli oggetti</translation>
    </message>
    <message>
        <source>Knife, Rifle, Stake and Crucifix</source>
        <translation>Pugnale, Fucile, Paletto e Crocifisso</translation>
    </message>
    <message>
        <source>Mina&apos;s bite in a group</source>
        <translation>Il Morso di Mina in un gruppo</translation>
    </message>
    <message>
        <source>Mystic Research</source>
        <translation>Ricerche mistiche</translation>
    </message>
    <message>
        <source>Pistol, Rifle, Stake and Crucifix</source>
        <translation>Pistola, Fucile, Paletto e Crocifisso</translation>
    </message>
    <message>
        <source>Placing an encounter</source>
        <translation>Piazzare un incontro</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Sharing the Servant&apos;s city at the start or on his return</source>
        <translation>Condividere la città del Servitore all’inizio o al ritorno</translation>
    </message>
    <message>
        <source>Supplies in a small city</source>
        <translation>Rifornirsi in una città piccola</translation>
    </message>
    <message>
        <source>The Servant after a ride or as a wolf</source>
        <translation>Il Servitore dopo un viaggio in treno o come lupo</translation>
    </message>
    <message>
        <source>The Servant attacks</source>
        <translation>Il Servitore attacca</translation>
    </message>
    <message>
        <source>The Servant guards New Vampires</source>
        <translation>Il Servitore protegge i nuovi Vampiri</translation>
    </message>
    <message>
        <source>The Servant moves by night</source>
        <translation>Il Servitore si muove di notte</translation>
    </message>
    <message>
        <source>The Servant sees Dracula&apos;s place</source>
        <translation>Il Servitore vede il luogo di Dracula</translation>
    </message>
    <message>
        <source>The enemy&apos;s Dodge in the first combat round</source>
        <translation>«Schivata» del nemico nel primo round</translation>
    </message>
    <message>
        <source>The vampire of Vampire Lair</source>
        <translation>Il Vampiro di «Covo dei vampiri»</translation>
    </message>
    <message>
        <source>Train die 0</source>
        <translation>Dado del treno 0</translation>
    </message>
    <message>
        <source>Unearthly Swiftness</source>
        <translation>Rapidità ultraterrena</translation>
    </message>
    <message>
        <source>Van Helsing may act after an encounter</source>
        <translation>Van Helsing può agire dopo un incontro</translation>
    </message>
    <message>
        <source>When the Servant is defeated, the vampire track</source>
        <translation>Quando il Servitore è sconfitto, la Scala dei Vampiri</translation>
    </message>
    <message>
        <source>With both in one place a hunter fights</source>
        <translation>Se entrambi sono in un luogo, un Cacciatore affronta</translation>
    </message>
    <message>
        <source>Wolf Form with another power card</source>
        <translation>«Forma di lupo» con un’altra carta potere</translation>
    </message>
    <message>
        <source>all hunters in his place</source>
        <translation>tutti i Cacciatori nel suo luogo</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>are adjacent</source>
        <translation>sono adiacenti</translation>
    </message>
    <message>
        <source>are not adjacent</source>
        <translation>non sono adiacenti</translation>
    </message>
    <message>
        <source>are of no use</source>
        <translation>non servono</translation>
    </message>
    <message>
        <source>as a wolf or by one road</source>
        <translation>come lupo o per una strada</translation>
    </message>
    <message>
        <source>as a wolf, by road or by rail</source>
        <translation>come lupo, per strada o in treno</translation>
    </message>
    <message>
        <source>as in the table of results</source>
        <translation>come nella tabella dei risultati</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>in qualsiasi momento</translation>
    </message>
    <message>
        <source>attacks hunters in his place</source>
        <translation>attacca i Cacciatori nel suo luogo</translation>
    </message>
    <message>
        <source>by one road</source>
        <translation>di una strada</translation>
    </message>
    <message>
        <source>by up to two roads</source>
        <translation>fino a due strade</translation>
    </message>
    <message>
        <source>clears the trail to three cards</source>
        <translation>riduce il Percorso a tre carte</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>continua</translation>
    </message>
    <message>
        <source>continues for the others</source>
        <translation>continua per gli altri</translation>
    </message>
    <message>
        <source>costs Dracula 3 blood and is discarded</source>
        <translation>costa a Dracula 3 punti sangue e si scarta</translation>
    </message>
    <message>
        <source>costs Dracula 4 blood and is kept</source>
        <translation>costa a Dracula 4 punti sangue e resta</translation>
    </message>
    <message>
        <source>do not help</source>
        <translation>non aiutano</translation>
    </message>
    <message>
        <source>does not attack</source>
        <translation>non attacca</translation>
    </message>
    <message>
        <source>does not clear the trail</source>
        <translation>non riduce il Percorso</translation>
    </message>
    <message>
        <source>does not go below 0</source>
        <translation>non scende sotto 0</translation>
    </message>
    <message>
        <source>draws two events</source>
        <translation>pesca due eventi</translation>
    </message>
    <message>
        <source>draws until Dracula has two events</source>
        <translation>pesca finché Dracula non ha due eventi</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>finisce</translation>
    </message>
    <message>
        <source>ends the movement</source>
        <translation>conclude il movimento</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>gives Dracula his bonus</source>
        <translation>dà a Dracula il bonus</translation>
    </message>
    <message>
        <source>gives Dracula no bonus</source>
        <translation>non dà a Dracula il bonus</translation>
    </message>
    <message>
        <source>gives two moves and one action</source>
        <translation>dà due mosse e un’azione</translation>
    </message>
    <message>
        <source>gives two moves and two actions</source>
        <translation>dà due mosse e due azioni</translation>
    </message>
    <message>
        <source>has all of Dracula&apos;s cards</source>
        <translation>ha tutte le carte di Dracula</translation>
    </message>
    <message>
        <source>has no Escape cards</source>
        <translation>non ha carte Fuga</translation>
    </message>
    <message>
        <source>hunters and Dracula</source>
        <translation>Cacciatori e Dracula</translation>
    </message>
    <message>
        <source>if the card is not on his trail</source>
        <translation>se la carta non è sul suo Percorso</translation>
    </message>
    <message>
        <source>is allowed</source>
        <translation>è permesso</translation>
    </message>
    <message>
        <source>is at dawn</source>
        <translation>è all’Alba</translation>
    </message>
    <message>
        <source>is at noon</source>
        <translation>è a Mezzogiorno</translation>
    </message>
    <message>
        <source>is compulsory</source>
        <translation>è obbligatorio</translation>
    </message>
    <message>
        <source>is forbidden</source>
        <translation>è vietato</translation>
    </message>
    <message>
        <source>is fought if the hunters did not escape</source>
        <translation>si combatte se i Cacciatori non sono fuggiti</translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation>non è permesso</translation>
    </message>
    <message>
        <source>is not fought in this turn</source>
        <translation>non si combatte in questo turno</translation>
    </message>
    <message>
        <source>is optional</source>
        <translation>è facoltativo</translation>
    </message>
    <message>
        <source>is played when drawn</source>
        <translation>si gioca quando viene pescata</translation>
    </message>
    <message>
        <source>leaves one move by road</source>
        <translation>lascia una mossa per strada</translation>
    </message>
    <message>
        <source>may be kept</source>
        <translation>si può tenere</translation>
    </message>
    <message>
        <source>may fight him</source>
        <translation>può combatterlo</translation>
    </message>
    <message>
        <source>may go below 0</source>
        <translation>può scendere sotto 0</translation>
    </message>
    <message>
        <source>moves up to four sea zones</source>
        <translation>sposta fino a quattro mosse di mare</translation>
    </message>
    <message>
        <source>moves up to three sea zones</source>
        <translation>sposta fino a tre mosse di mare</translation>
    </message>
    <message>
        <source>must fight him</source>
        <translation>deve combatterlo</translation>
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
        <source>not used</source>
        <translation>non usata</translation>
    </message>
    <message>
        <source>one event</source>
        <translation>un evento</translation>
    </message>
    <message>
        <source>one event or one item</source>
        <translation>un evento o un oggetto</translation>
    </message>
    <message>
        <source>one hunter in his place</source>
        <translation>un Cacciatore nel suo luogo</translation>
    </message>
    <message>
        <source>only Dodge and Escape</source>
        <translation>solo «Schivata» e «Fuga»</translation>
    </message>
    <message>
        <source>only as a wolf</source>
        <translation>solo come lupo</translation>
    </message>
    <message>
        <source>only by night</source>
        <translation>solo di notte</translation>
    </message>
    <message>
        <source>optional rule in use</source>
        <translation>regola facoltativa in uso</translation>
    </message>
    <message>
        <source>our own numbers</source>
        <translation>i nostri numeri</translation>
    </message>
    <message>
        <source>stop the Spy</source>
        <translation>fermano la Spia</translation>
    </message>
    <message>
        <source>that he defeated</source>
        <translation>che ha sconfitto</translation>
    </message>
    <message>
        <source>that he survived</source>
        <translation>a cui è sopravvissuto</translation>
    </message>
    <message>
        <source>the Servant, then Dracula</source>
        <translation>prima il Servitore, poi Dracula</translation>
    </message>
    <message>
        <source>the fight continues</source>
        <translation>il combattimento continua</translation>
    </message>
    <message>
        <source>the fight ends</source>
        <translation>il combattimento finisce</translation>
    </message>
    <message>
        <source>the next turn</source>
        <translation>il prossimo turno</translation>
    </message>
    <message>
        <source>the printed numbers from a file</source>
        <translation>i numeri stampati da un file</translation>
    </message>
    <message>
        <source>the turn of the next round</source>
        <translation>il turno del prossimo round</translation>
    </message>
    <message>
        <source>the vampire track starts at 1</source>
        <translation>la Scala dei Vampiri comincia da 1</translation>
    </message>
    <message>
        <source>the vampire track starts at 2</source>
        <translation>la Scala dei Vampiri comincia da 2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>uses a roll for each</source>
        <translation>usa un tiro per ciascuno</translation>
    </message>
    <message>
        <source>uses one roll for both</source>
        <translation>usa un tiro per entrambi</translation>
    </message>
    <message>
        <source>when Dracula agrees</source>
        <translation>se Dracula acconsente</translation>
    </message>
    <message>
        <source>with Dracula&apos;s Servant</source>
        <translation>con il Servitore di Dracula</translation>
    </message>
    <message>
        <source>work against Dracula&apos;s cards</source>
        <translation>valgono contro le carte di Dracula</translation>
    </message>
</context>
<context>
    <name>fury2.powers</name>
    <message>
        <source>By night: pay 1 blood and move by one or two roads, not through the hospital or a protected place. You may place an encounter.</source>
        <translation>Di notte: paga 1 punto sangue e muoviti di una o due strade, non attraverso l’Ospedale o un luogo protetto. Puoi piazzare un incontro.</translation>
    </message>
    <message>
        <source>By night: stay and regain 1 blood. Place no encounter.</source>
        <translation>Di notte: resta e recupera 1 punto sangue. Non piazzare incontri.</translation>
    </message>
    <message>
        <source>Dark Call</source>
        <translation>Richiamo oscuro</translation>
    </message>
    <message>
        <source>Double Back</source>
        <translation>Tornare indietro</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Nutrirsi</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondersi</translation>
    </message>
    <message>
        <source>Move to an adjacent city whose card is on your trail or in the catacombs. The card comes to the front with its encounter; of two encounters keep one. Place no encounter.</source>
        <translation>Vai in una città adiacente la cui carta è sul tuo Percorso o nelle Catacombe. La carta passa in testa con il suo incontro; di due incontri ne resta uno. Non piazzare incontri.</translation>
    </message>
    <message>
        <source>Pay 2 blood and stay. Draw 10 encounters, keep as many as your hand may hold, and return the others to the pool. Place no encounter.</source>
        <translation>Paga 2 punti sangue e resta. Pesca 10 incontri, tienine quanti ne può contenere la tua mano e rimetti gli altri nella riserva. Non piazzare incontri.</translation>
    </message>
    <message>
        <source>Stay. The card lies face down and looks like a city. You may place an encounter on it. It is turned up with the card of your place, and leaves the trail with it.</source>
        <translation>Resta. La carta è coperta e sembra una città. Puoi piazzarvi un incontro. Viene scoperta con la carta del tuo luogo e lascia il Percorso con essa.</translation>
    </message>
    <message>
        <source>Wolf Form</source>
        <translation>Forma di lupo</translation>
    </message>
</context>
<context>
    <name>fury2.questions</name>
    <message>
        <source>A location of Dracula&apos;s trail is about to be revealed: play a card?</source>
        <translation>Un luogo del Percorso di Dracula sta per essere rivelato: giocare una carta?</translation>
    </message>
    <message>
        <source>Cancel {event}?</source>
        <translation>Annullare «{event}»?</translation>
    </message>
    <message>
        <source>Choose a combat card for round {round}.</source>
        <translation>Scegli una carta combattimento per il round {round}.</translation>
    </message>
    <message>
        <source>Choose the hunter who suffers if {enemy} wins the round.</source>
        <translation>Scegli il Cacciatore colpito se {enemy} vince il round.</translation>
    </message>
    <message>
        <source>Clear a slot of the catacombs?</source>
        <translation>Liberare uno spazio delle Catacombe?</translation>
    </message>
    <message>
        <source>Control Storms: in which port does your Servant land?</source>
        <translation>«Dominio delle tempeste»: in quale porto sbarca il tuo Servitore?</translation>
    </message>
    <message>
        <source>Control Storms: in which port does {hunter} land?</source>
        <translation>«Dominio delle tempeste»: in quale porto sbarca {hunter}?</translation>
    </message>
    <message>
        <source>Devilish Power: what is removed?</source>
        <translation>«Potere diabolico»: che cosa viene rimosso?</translation>
    </message>
    <message>
        <source>Do you give your Servant an event card?</source>
        <translation>Dai al tuo Servitore una carta evento?</translation>
    </message>
    <message>
        <source>Do you pay 1 blood for one life of your Servant?</source>
        <translation>Paghi 1 punto sangue per una vita del tuo Servitore?</translation>
    </message>
    <message>
        <source>Do you pay 2 blood for the immediate return of your Servant?</source>
        <translation>Paghi 2 punti sangue per il ritorno immediato del tuo Servitore?</translation>
    </message>
    <message>
        <source>Does Dracula&apos;s Servant play his event card?</source>
        <translation>Il Servitore di Dracula gioca la sua carta evento?</translation>
    </message>
    <message>
        <source>Does Lord Godalming roll the train die again?</source>
        <translation>Lord Godalming tira di nuovo il dado del treno?</translation>
    </message>
    <message>
        <source>Does {hunter} draw another card?</source>
        <translation>{hunter} pesca un’altra carta?</translation>
    </message>
    <message>
        <source>Does {hunter} move with {leader}?</source>
        <translation>{hunter} si muove con {leader}?</translation>
    </message>
    <message>
        <source>Does {hunter} sail on?</source>
        <translation>{hunter} continua in nave?</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant asks to see your newest card: do you agree?</source>
        <translation>Il Servitore di Dracula chiede di vedere la tua carta più recente: acconsenti?</translation>
    </message>
    <message>
        <source>Evasion: to which city does Dracula move?</source>
        <translation>«Elusione»: in quale città va Dracula?</translation>
    </message>
    <message>
        <source>Evasion: which encounter does Dracula place?</source>
        <translation>«Elusione»: quale incontro piazza Dracula?</translation>
    </message>
    <message>
        <source>Exchange {old} for {new}?</source>
        <translation>Sostituire «{old}» con «{new}»?</translation>
    </message>
    <message>
        <source>How does Dracula&apos;s Servant move?</source>
        <translation>Come si muove il Servitore di Dracula?</translation>
    </message>
    <message>
        <source>How does {hunter} move?</source>
        <translation>Come si muove {hunter}?</translation>
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
        <source>In which small city does Dracula&apos;s Servant return?</source>
        <translation>In quale città piccola torna il Servitore di Dracula?</translation>
    </message>
    <message>
        <source>In which small city does Dracula&apos;s Servant start?</source>
        <translation>Da quale città piccola parte il Servitore di Dracula?</translation>
    </message>
    <message>
        <source>Lay one more encounter on the card in the catacombs?</source>
        <translation>Piazzare un altro incontro sulla carta nelle Catacombe?</translation>
    </message>
    <message>
        <source>Night Visit: which hunter loses 2 health?</source>
        <translation>«Visita notturna»: quale Cacciatore perde 2 punti salute?</translation>
    </message>
    <message>
        <source>Rage: which hunter shows all items?</source>
        <translation>«Rabbia»: quale Cacciatore mostra tutti gli oggetti?</translation>
    </message>
    <message>
        <source>Rage: which item does {hunter} lose?</source>
        <translation>«Rabbia»: quale oggetto perde {hunter}?</translation>
    </message>
    <message>
        <source>Start of Dracula&apos;s turn: play an event card?</source>
        <translation>Inizio del turno di Dracula: giocare una carta evento?</translation>
    </message>
    <message>
        <source>Stormy Seas: in which port does Dracula land?</source>
        <translation>«Mari in tempesta»: in quale porto sbarca Dracula?</translation>
    </message>
    <message>
        <source>The New Vampire escapes: discard a Knife or a Stake to destroy it?</source>
        <translation>Il nuovo Vampiro fugge: scartare un Pugnale o un Paletto per distruggerlo?</translation>
    </message>
    <message>
        <source>The combat is over: play Relentless Minion?</source>
        <translation>Il combattimento è finito: giocare «Seguace implacabile»?</translation>
    </message>
    <message>
        <source>The hunters meet a New Vampire: play Seduction?</source>
        <translation>I Cacciatori incontrano un nuovo Vampiro: giocare «Seduzione»?</translation>
    </message>
    <message>
        <source>The hunters meet {encounter}: play a card?</source>
        <translation>I Cacciatori incontrano «{encounter}»: giocare una carta?</translation>
    </message>
    <message>
        <source>Vampiric Influence: which hunter obeys?</source>
        <translation>«Influenza vampirica»: quale Cacciatore obbedisce?</translation>
    </message>
    <message>
        <source>What changes hands between {hunter} and {partner}?</source>
        <translation>Che cosa si scambiano {hunter} e {partner}?</translation>
    </message>
    <message>
        <source>What does Dracula&apos;s Servant do?</source>
        <translation>Che cosa fa il Servitore di Dracula?</translation>
    </message>
    <message>
        <source>What does the Thief take from {hunter}?</source>
        <translation>Che cosa ruba il Ladro a {hunter}?</translation>
    </message>
    <message>
        <source>What does {hunter} do?</source>
        <translation>Che cosa fa {hunter}?</translation>
    </message>
    <message>
        <source>Where do the Bats lead {hunter}?</source>
        <translation>Dove portano {hunter} i Pipistrelli?</translation>
    </message>
    <message>
        <source>Where does Dracula fly as a bat?</source>
        <translation>Dove vola Dracula come pipistrello?</translation>
    </message>
    <message>
        <source>Where does Dracula&apos;s Servant ride?</source>
        <translation>Dove va in treno il Servitore di Dracula?</translation>
    </message>
    <message>
        <source>Where does the card go that falls off the trail?</source>
        <translation>Dove va la carta che esce dal Percorso?</translation>
    </message>
    <message>
        <source>Where does the train take {hunter}?</source>
        <translation>Dove porta il treno {hunter}?</translation>
    </message>
    <message>
        <source>Where does {hunter} hurry?</source>
        <translation>Dove corre {hunter}?</translation>
    </message>
    <message>
        <source>Which card does Dracula lay on his trail?</source>
        <translation>Quale carta mette Dracula sul suo Percorso?</translation>
    </message>
    <message>
        <source>Which card does {hunter} discard?</source>
        <translation>Quale carta scarta {hunter}?</translation>
    </message>
    <message>
        <source>Which encounter does Dracula place?</source>
        <translation>Quale Incontro piazza Dracula?</translation>
    </message>
    <message>
        <source>Which encounter does {hunter} meet?</source>
        <translation>Quale incontro affronta {hunter}?</translation>
    </message>
    <message>
        <source>Which encounter is met first?</source>
        <translation>Quale incontro si affronta per primo?</translation>
    </message>
    <message>
        <source>Which encounter returns to the pool?</source>
        <translation>Quale incontro torna nella riserva?</translation>
    </message>
    <message>
        <source>Which encounter stays with the card?</source>
        <translation>Quale incontro resta sulla carta?</translation>
    </message>
    <message>
        <source>Which event card does {hunter} keep face up?</source>
        <translation>Quale carta evento tiene scoperta {hunter}?</translation>
    </message>
    <message>
        <source>Which hunter does Dracula&apos;s Servant attack?</source>
        <translation>Quale Cacciatore attacca il Servitore di Dracula?</translation>
    </message>
    <message>
        <source>Which hunter does Quincey P. Morris attack?</source>
        <translation>Quale Cacciatore attacca Quincey P. Morris?</translation>
    </message>
    <message>
        <source>Which hunter falls into the Ambush?</source>
        <translation>Quale Cacciatore cade nell’Imboscata?</translation>
    </message>
    <message>
        <source>Which item does {hunter} keep face up?</source>
        <translation>Quale oggetto tiene scoperto {hunter}?</translation>
    </message>
    <message>
        <source>Which place does Dracula declare for his next move?</source>
        <translation>Quale luogo dichiara Dracula per la sua prossima mossa?</translation>
    </message>
    <message>
        <source>Which place does {hunter} declare for the next move?</source>
        <translation>Quale luogo dichiara {hunter} per la prossima mossa?</translation>
    </message>
    <message>
        <source>Which road or railway is closed?</source>
        <translation>Quale strada o ferrovia viene chiusa?</translation>
    </message>
    <message>
        <source>Who does {hunter} trade with?</source>
        <translation>Con chi scambia {hunter}?</translation>
    </message>
    <message>
        <source>Who gives blood to {hunter}?</source>
        <translation>Chi dona il sangue a {hunter}?</translation>
    </message>
    <message>
        <source>Who plays the combat of the agent?</source>
        <translation>Chi conduce il combattimento dell’Agente?</translation>
    </message>
    <message>
        <source>Who profits from the action?</source>
        <translation>Chi beneficia dell’azione?</translation>
    </message>
    <message>
        <source>Wild Horses: to which city do the hunters go?</source>
        <translation>«Cavalli selvaggi»: in quale città vanno i Cacciatori?</translation>
    </message>
    <message>
        <source>You win the round: choose the card that takes effect.</source>
        <translation>Vincete il round: scegliete la carta che ha effetto.</translation>
    </message>
    <message>
        <source>Your Servant is at sea: play Control Storms?</source>
        <translation>Il tuo Servitore è in mare: giocare «Dominio delle tempeste»?</translation>
    </message>
    <message>
        <source>Your Servant wants to play {event}: do you agree?</source>
        <translation>Il tuo Servitore vuole giocare «{event}»: acconsenti?</translation>
    </message>
    <message>
        <source>{actor} has too many cards: which one is discarded?</source>
        <translation>{actor} ha troppe carte: quale si scarta?</translation>
    </message>
    <message>
        <source>{actor} has too many events: which one is discarded?</source>
        <translation>{actor} ha troppi eventi: quale si scarta?</translation>
    </message>
    <message>
        <source>{actor} has too many items: which one is discarded?</source>
        <translation>{actor} ha troppi oggetti: quale si scarta?</translation>
    </message>
    <message>
        <source>{actor}: play a card before the combat?</source>
        <translation>{actor}: giocare una carta prima del combattimento?</translation>
    </message>
    <message>
        <source>{card}: show an item for protection?</source>
        <translation>{card}: mostrare un oggetto per proteggersi?</translation>
    </message>
    <message>
        <source>{encounter} falls off the trail: does it mature?</source>
        <translation>«{encounter}» esce dal Percorso: matura?</translation>
    </message>
    <message>
        <source>{hunter} has landed or crossed the border: play Customs Search?</source>
        <translation>Sbarco o confine attraversato ({hunter}): giocare «Controllo doganale»?</translation>
    </message>
    <message>
        <source>{hunter} is about to be bitten: play Great Strength?</source>
        <translation>{hunter} sta per subire un Morso: giocare «Grande forza»?</translation>
    </message>
    <message>
        <source>{hunter} is about to lose {amount} health: play Great Strength?</source>
        <translation>{hunter} sta per perdere salute ({amount}): giocare «Grande forza»?</translation>
    </message>
    <message>
        <source>{hunter} is at sea: play Control Storms?</source>
        <translation>{hunter} è in mare: giocare «Dominio delle tempeste»?</translation>
    </message>
    <message>
        <source>{hunter} missed the train: go by road?</source>
        <translation>{hunter} ha perso il treno: andare per strada?</translation>
    </message>
    <message>
        <source>{hunter} plays Advance Planning: who adds 1?</source>
        <translation>{hunter} gioca «Pianificazione»: chi ha +1?</translation>
    </message>
    <message>
        <source>{hunter} plays Good Luck: what is removed?</source>
        <translation>{hunter} gioca «Buona sorte»: che cosa viene rimosso?</translation>
    </message>
    <message>
        <source>{hunter} takes the train: play False Tip-off?</source>
        <translation>{hunter} prende il treno: giocare «Falsa soffiata»?</translation>
    </message>
    <message>
        <source>{hunter} uses Holy Water: who is treated?</source>
        <translation>{hunter} usa l’Acqua santa: chi viene curato?</translation>
    </message>
    <message>
        <source>{hunter} wants to take the train: play a card?</source>
        <translation>{hunter} vuole prendere il treno: giocare una carta?</translation>
    </message>
    <message>
        <source>{hunter}: choose a combat card.</source>
        <translation>{hunter}: scegli una carta combattimento.</translation>
    </message>
    <message>
        <source>{hunter}: choose an event card to discard.</source>
        <translation>{hunter}: scegli una carta evento da scartare.</translation>
    </message>
    <message>
        <source>{hunter}: exchange an item?</source>
        <translation>{hunter}: sostituire un oggetto?</translation>
    </message>
    <message>
        <source>{hunter}: fight Dracula&apos;s Servant?</source>
        <translation>{hunter}: combattere contro il Servitore di Dracula?</translation>
    </message>
    <message>
        <source>{hunter}: play a card at the end of the turn?</source>
        <translation>{hunter}: giocare una carta alla fine del turno?</translation>
    </message>
    <message>
        <source>{hunter}: play a card before the search?</source>
        <translation>{hunter}: giocare una carta prima della ricerca?</translation>
    </message>
    <message>
        <source>{hunter}: where does the storm rage?</source>
        <translation>{hunter}: dove infuria la tempesta?</translation>
    </message>
    <message>
        <source>{hunter}: which Heavenly Host marker is moved here?</source>
        <translation>{hunter}: quale segnalino Ostia consacrata si sposta qui?</translation>
    </message>
    <message>
        <source>{hunter}: which city becomes Consecrated Ground?</source>
        <translation>{hunter}: quale città diventa Terreno consacrato?</translation>
    </message>
    <message>
        <source>{hunter}: which city do the scouts search?</source>
        <translation>{hunter}: quale città perlustrano gli esploratori?</translation>
    </message>
    <message>
        <source>{hunter}: which encounter is turned up?</source>
        <translation>{hunter}: quale incontro viene scoperto?</translation>
    </message>
    <message>
        <source>{hunter}: which event card returns?</source>
        <translation>{hunter}: quale carta evento ritorna?</translation>
    </message>
    <message>
        <source>{hunter}: which item is discarded?</source>
        <translation>{hunter}: quale oggetto si scarta?</translation>
    </message>
    <message>
        <source>{hunter}: which item is taken from the discard pile?</source>
        <translation>{hunter}: quale oggetto si prende dalla pila degli scarti?</translation>
    </message>
    <message>
        <source>{hunter}: who receives blood?</source>
        <translation>{hunter}: chi riceve il sangue?</translation>
    </message>
</context>
<context>
    <name>fury2.reasons</name>
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
        <source>a Dracula ally less often</source>
        <translation>meno spesso un Alleato di Dracula</translation>
    </message>
    <message>
        <source>a Dracula ally more often</source>
        <translation>più spesso un Alleato di Dracula</translation>
    </message>
    <message>
        <source>a fresher trace of Dracula</source>
        <translation>un indizio più fresco su Dracula</translation>
    </message>
    <message>
        <source>a hunters&apos; ally less often</source>
        <translation>meno spesso un Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>a hunters&apos; ally more often</source>
        <translation>più spesso un Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>an early victory of Dracula more often</source>
        <translation>più spesso una vittoria rapida di Dracula</translation>
    </message>
    <message>
        <source>an early victory of the hunters more often</source>
        <translation>più spesso una vittoria rapida dei Cacciatori</translation>
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
        <translation>meno Morsi</translation>
    </message>
    <message>
        <source>fewer encounters on the trail</source>
        <translation>meno Incontri sul Percorso</translation>
    </message>
    <message>
        <source>fewer event cards for Dracula</source>
        <translation>meno carte evento per Dracula</translation>
    </message>
    <message>
        <source>fewer event cards for the hunters</source>
        <translation>meno carte evento per i Cacciatori</translation>
    </message>
    <message>
        <source>fewer holy places</source>
        <translation>meno luoghi sacri</translation>
    </message>
    <message>
        <source>fewer hunters in fog or led by bats</source>
        <translation>meno Cacciatori nella nebbia o tra i pipistrelli</translation>
    </message>
    <message>
        <source>fewer hunters with a weapon</source>
        <translation>meno Cacciatori con un’arma</translation>
    </message>
    <message>
        <source>fewer hunters with weapons near Dracula</source>
        <translation>meno Cacciatori con armi vicino a Dracula</translation>
    </message>
    <message>
        <source>fewer hunters without weapons near Dracula</source>
        <translation>meno Cacciatori senza armi vicino a Dracula</translation>
    </message>
    <message>
        <source>fewer items</source>
        <translation>meno oggetti</translation>
    </message>
    <message>
        <source>fewer lives of Dracula&apos;s Servant</source>
        <translation>meno vite del Servitore di Dracula</translation>
    </message>
    <message>
        <source>fewer vampires in Dracula&apos;s hand</source>
        <translation>meno vampiri nella mano di Dracula</translation>
    </message>
    <message>
        <source>fewer vampires on the track</source>
        <translation>meno vampiri sulla scala dei vampiri</translation>
    </message>
    <message>
        <source>fewer vampires that may mature</source>
        <translation>meno vampiri che possono maturare</translation>
    </message>
    <message>
        <source>fewer vampires within the hunters&apos; reach</source>
        <translation>meno vampiri alla portata dei Cacciatori</translation>
    </message>
    <message>
        <source>fewer weapons</source>
        <translation>meno armi</translation>
    </message>
    <message>
        <source>hunters farther from Dracula</source>
        <translation>Cacciatori più lontani da Dracula</translation>
    </message>
    <message>
        <source>hunters in combat less badly hurt</source>
        <translation>Cacciatori feriti meno gravemente in combattimento</translation>
    </message>
    <message>
        <source>hunters in combat more badly hurt</source>
        <translation>Cacciatori feriti più gravemente in combattimento</translation>
    </message>
    <message>
        <source>hunters nearer to Dracula</source>
        <translation>Cacciatori più vicini a Dracula</translation>
    </message>
    <message>
        <source>less blood for Dracula</source>
        <translation>meno sangue per Dracula</translation>
    </message>
    <message>
        <source>less health for the hunters</source>
        <translation>meno Salute per i Cacciatori</translation>
    </message>
    <message>
        <source>less resolve</source>
        <translation>meno Determinazione</translation>
    </message>
    <message>
        <source>more bites</source>
        <translation>più Morsi</translation>
    </message>
    <message>
        <source>more blood for Dracula</source>
        <translation>più sangue per Dracula</translation>
    </message>
    <message>
        <source>more encounters on the trail</source>
        <translation>più Incontri sul Percorso</translation>
    </message>
    <message>
        <source>more event cards for Dracula</source>
        <translation>più carte evento per Dracula</translation>
    </message>
    <message>
        <source>more event cards for the hunters</source>
        <translation>più carte evento per i Cacciatori</translation>
    </message>
    <message>
        <source>more health for the hunters</source>
        <translation>più Salute per i Cacciatori</translation>
    </message>
    <message>
        <source>more holy places</source>
        <translation>più luoghi sacri</translation>
    </message>
    <message>
        <source>more hunters in fog or led by bats</source>
        <translation>più Cacciatori nella nebbia o tra i pipistrelli</translation>
    </message>
    <message>
        <source>more hunters with a weapon</source>
        <translation>più Cacciatori con un’arma</translation>
    </message>
    <message>
        <source>more hunters with weapons near Dracula</source>
        <translation>più Cacciatori con armi vicino a Dracula</translation>
    </message>
    <message>
        <source>more hunters without weapons near Dracula</source>
        <translation>più Cacciatori senza armi vicino a Dracula</translation>
    </message>
    <message>
        <source>more items</source>
        <translation>più oggetti</translation>
    </message>
    <message>
        <source>more lives of Dracula&apos;s Servant</source>
        <translation>più vite del Servitore di Dracula</translation>
    </message>
    <message>
        <source>more resolve</source>
        <translation>più Determinazione</translation>
    </message>
    <message>
        <source>more vampires in Dracula&apos;s hand</source>
        <translation>più vampiri nella mano di Dracula</translation>
    </message>
    <message>
        <source>more vampires on the track</source>
        <translation>più vampiri sulla scala dei vampiri</translation>
    </message>
    <message>
        <source>more vampires that may mature</source>
        <translation>più vampiri che possono maturare</translation>
    </message>
    <message>
        <source>more vampires within the hunters&apos; reach</source>
        <translation>più vampiri alla portata dei Cacciatori</translation>
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
    <message>
        <source>the next dawn farther away</source>
        <translation>la prossima alba più lontana</translation>
    </message>
    <message>
        <source>the next dawn nearer</source>
        <translation>la prossima alba più vicina</translation>
    </message>
</context>
<context>
    <name>fury2.reference</name>
    <message>
        <source>2/3 is 3 links if all places of the ride, the first and the last included, are in the west, otherwise 2.</source>
        <translation>2/3 vale 3 tratti se tutti i luoghi del viaggio, partenza e arrivo compresi, sono a ovest, altrimenti 2.</translation>
    </message>
    <message>
        <source>A Knife or Stake is discarded to destroy a New Vampire that escapes. Faceup Dogs work without being shown.</source>
        <translation>Un Pugnale o un Paletto si scarta per distruggere un Nuovo Vampiro che fugge. I Cani scoperti valgono senza essere mostrati.</translation>
    </message>
    <message>
        <source>A Roadblock closes one road or one link of railway to hunters.</source>
        <translation>Una Strada bloccata chiude ai Cacciatori una strada o un tratto di ferrovia.</translation>
    </message>
    <message>
        <source>A bite fills a bite space. Godalming and Seward have one, Van Helsing two; Mina&apos;s only space is always filled.</source>
        <translation>Un Morso occupa uno spazio Morso. Godalming e Seward ne hanno uno, Van Helsing due; l’unico di Mina è sempre occupato.</translation>
    </message>
    <message>
        <source>A bite without a free space, or health 0, is a defeat.</source>
        <translation>Un Morso senza uno spazio libero, o la salute a 0, è una sconfitta.</translation>
    </message>
    <message>
        <source>A bitten hunter can be the target of Hypnosis, Night Visit and Vampiric Influence and gives Dracula +1 in combat.</source>
        <translation>Un Cacciatore morso può essere il bersaglio di Ipnosi, Visita notturna e Influenza vampirica e dà a Dracula +1 in combattimento.</translation>
    </message>
    <message>
        <source>A bitten hunter, and Mina always, keeps one item and one event faceup, chosen by the hunter. Dogs do not count.</source>
        <translation>Un Cacciatore morso, e sempre Mina, tiene scoperti un oggetto e un evento a sua scelta. I Cani non contano.</translation>
    </message>
    <message>
        <source>A card of the trail carries at most one tile, a card in the catacombs at most two.</source>
        <translation>Una carta del Percorso porta al massimo una tessera, nelle catacombe due.</translation>
    </message>
    <message>
        <source>A card to keep goes to the hand. One to play immediately takes effect at once. An ally comes into play at once; each side has one ally, and a new ally may replace the old.</source>
        <translation>Le carte da conservare vanno in mano. Quelle da giocare subito hanno effetto immediato. Gli alleati entrano subito in gioco; ogni parte ne ha uno e un nuovo alleato può sostituire il vecchio.</translation>
    </message>
    <message>
        <source>A city with a hunter is allowed, and he attacks there.</source>
        <translation>Una città con un Cacciatore è permessa; lì attacca.</translation>
    </message>
    <message>
        <source>A combat in a hunter&apos;s turn ends it, but Van Helsing may act after a tile that he beat.</source>
        <translation>Un combattimento nel turno di un Cacciatore lo fa finire, ma Van Helsing può agire dopo una tessera che ha battuto.</translation>
    </message>
    <message>
        <source>A declared move is binding unless it has become impossible.</source>
        <translation>Una mossa dichiarata è vincolante finché è possibile.</translation>
    </message>
    <message>
        <source>A defeat in combat takes effect at once.</source>
        <translation>Una sconfitta in combattimento vale subito.</translation>
    </message>
    <message>
        <source>A defeated hunter goes to the hospital, discards all items and events, and returns to full health without bites; Mina keeps hers. The vampire track rises by 2.</source>
        <translation>Un Cacciatore sconfitto va all’ospedale, scarta tutti gli oggetti e gli eventi e torna in piena salute e senza Morsi; Mina conserva il suo. La Scala dei Vampiri sale di 2.</translation>
    </message>
    <message>
        <source>A facedown city card may be Hide.</source>
        <translation>Una carta città coperta può essere Nascondersi.</translation>
    </message>
    <message>
        <source>A hunter defeated by this roll stays in the hospital like every defeated hunter.</source>
        <translation>Chi è sconfitto da questo tiro resta all’ospedale come ogni Cacciatore sconfitto.</translation>
    </message>
    <message>
        <source>A hunter event to play immediately or an ally is handled by the hunter who receives it.</source>
        <translation>Un evento dei Cacciatori da giocare subito o un alleato lo risolve il Cacciatore che lo riceve.</translation>
    </message>
    <message>
        <source>A hunter has Punch, Dodge, Escape and all combat items. Faceup Dogs are not part of the hand.</source>
        <translation>Un Cacciatore ha Pugno, Schivata, Fuga e tutti gli oggetti da combattimento. I Cani scoperti non fanno parte della mano.</translation>
    </message>
    <message>
        <source>A hunter in Fog does not move in the next turn (the action is allowed). A hunter with Bats is moved by Dracula along one road. In a place without a road the hunter stays.</source>
        <translation>Un Cacciatore nella Nebbia non si muove nel turno seguente (l’azione è permessa). Un Cacciatore con i Pipistrelli lo muove Dracula, di una strada. Dove non ci sono strade, il Cacciatore resta fermo.</translation>
    </message>
    <message>
        <source>A hunter in the Servant&apos;s place has to fight him in the action phase. Then the hunter&apos;s turn ends, but Van Helsing may act if he beat the Servant.</source>
        <translation>Un Cacciatore nel luogo del Servitore deve combattere contro di lui nella fase azione. Poi il turno finisce, ma Van Helsing può agire se ha sconfitto il Servitore.</translation>
    </message>
    <message>
        <source>A hunter stays (not at sea), or moves by road, railway or sea.</source>
        <translation>Un Cacciatore resta fermo (non in mare) o si muove su strada, in ferrovia o via mare.</translation>
    </message>
    <message>
        <source>A hunter who catches the train has to ride at least one link. A ride never uses a link twice.</source>
        <translation>Il Cacciatore che prende il treno deve percorrere almeno un tratto. Nessun tratto si percorre due volte nello stesso viaggio.</translation>
    </message>
    <message>
        <source>A hunter who is in Dracula&apos;s place in the action phase meets the tile there first, then fights him.</source>
        <translation>Un Cacciatore che nella fase azione è nel luogo di Dracula affronta prima la tessera lì presente, poi lui.</translation>
    </message>
    <message>
        <source>A hunter&apos;s turn: the start of the turn (resolve, events), movement, action.</source>
        <translation>Il turno di un Cacciatore: inizio del turno (Determinazione, eventi), movimento, azione.</translation>
    </message>
    <message>
        <source>A kept event may be played whenever its text allows, also in the turns of others.</source>
        <translation>Un evento conservato si può giocare quando il suo testo lo permette, anche nei turni altrui.</translation>
    </message>
    <message>
        <source>A location that leaves the trail returns to hand, and its tile matures or goes to the pool; or the card and its tile go to a free space of the catacombs. Sea zones and powers cannot go there, Castle Dracula can, and a place that is closed by a marker cannot.</source>
        <translation>Un luogo che esce dal Percorso torna in mano e la sua tessera matura o va nella riserva; oppure carta e tessera vanno in uno spazio libero delle catacombe. Non ci vanno le zone di mare e i poteri; il Castello di Dracula sì, un luogo chiuso da un segnalino no.</translation>
    </message>
    <message>
        <source>A location whose card is in the trail or in the catacombs cannot be chosen, except with Double Back.</source>
        <translation>Un luogo la cui carta è nel Percorso o nelle catacombe non si può scegliere, se non con Tornare indietro.</translation>
    </message>
    <message>
        <source>A member may leave the group at the start of the own turn if it has not moved.</source>
        <translation>Un membro che non si è mosso può lasciare il gruppo all’inizio del proprio turno.</translation>
    </message>
    <message>
        <source>A move by road is one road; with Fast Horse it is up to two.</source>
        <translation>Su strada si percorre una strada, con Cavallo veloce fino a due.</translation>
    </message>
    <message>
        <source>A player over the limit discards at once, but may play a card first.</source>
        <translation>Chi supera il limite scarta subito, ma prima può giocare una carta.</translation>
    </message>
    <message>
        <source>A port is a city that touches a sea zone; there are 29. In Cagliari, which has no road, Bats and Wild Horses do not move anyone.</source>
        <translation>Un porto è una città su una zona di mare; sono 29. A Cagliari, che non ha strade, Pipistrelli e Cavalli selvaggi non muovono nessuno.</translation>
    </message>
    <message>
        <source>A power is used in the movement phase, instead of a location or together with one.</source>
        <translation>Un potere si usa nella fase di movimento, al posto di un luogo o insieme a uno.</translation>
    </message>
    <message>
        <source>A power that leaves the trail returns to hand and never goes to the catacombs.</source>
        <translation>Un potere che esce dal Percorso torna in mano e non va mai nelle catacombe.</translation>
    </message>
    <message>
        <source>A revealed card stays faceup until it returns to hand.</source>
        <translation>Una carta rivelata resta scoperta finché non torna in mano.</translation>
    </message>
    <message>
        <source>A round of combat</source>
        <translation>Un round di combattimento</translation>
    </message>
    <message>
        <source>A shown Pistol and a shown Rifle each prevent 1 health lost to Wolves. Shown items are kept, but Dracula knows them then.</source>
        <translation>Una Pistola e un Fucile mostrati impediscono ciascuno 1 perdita dovuta ai Lupi. Gli oggetti mostrati si tengono, ma Dracula poi li conosce.</translation>
    </message>
    <message>
        <source>A sixth seat plays Dracula&apos;s Servant, who wins and loses with Dracula.</source>
        <translation>Un sesto posto gioca il Servitore di Dracula, che vince e perde con Dracula.</translation>
    </message>
    <message>
        <source>A step caused by a card happens even while Dracula is at sea.</source>
        <translation>Un passo dovuto a una carta avviene anche se Dracula è in mare.</translation>
    </message>
    <message>
        <source>A tactics card of each hunter, part of no deck</source>
        <translation>Una carta Tattica di ogni Cacciatore, in nessun mazzo</translation>
    </message>
    <message>
        <source>A tile happens to each member, and all have to fight.</source>
        <translation>Una tessera colpisce ogni membro, e tutti devono combattere.</translation>
    </message>
    <message>
        <source>A tile is turned up. Forewarned and Secret Weapon may be played. Then its effect happens to each hunter of the group.</source>
        <translation>Una tessera si scopre. Si possono giocare Messi in guardia e Arma segreta. Poi l’effetto colpisce ogni Cacciatore del gruppo.</translation>
    </message>
    <message>
        <source>A tile that an effect turns up (Hired Scouts, Local Rumors, Hypnosis) stays there faceup.</source>
        <translation>Una tessera scoperta da un effetto (Esploratori assoldati, Dicerie locali, Ipnosi) resta lì scoperta.</translation>
    </message>
    <message>
        <source>A tile with an agent is a combat.</source>
        <translation>Una tessera con un agente è un combattimento.</translation>
    </message>
    <message>
        <source>A train result 0 leaves him without a road step, a search and a rest.</source>
        <translation>Uno 0 sul dado del treno non gli lascia né strada né ricerca né riposo.</translation>
    </message>
    <message>
        <source>Advance Planning and Escape Route can be used against him, Heroic Leap and Garlic cannot. Wild Horses and Rage are for Dracula&apos;s combats.</source>
        <translation>Contro di lui si giocano Pianificazione e Via di fuga, non Balzo eroico e Aglio. Cavalli selvaggi e Rabbia sono per i combattimenti di Dracula.</translation>
    </message>
    <message>
        <source>After Fangs the flight is optional.</source>
        <translation>Dopo Zanne il volo è facoltativo.</translation>
    </message>
    <message>
        <source>After Repel Dracula can only use Dodge or an escape in the next round.</source>
        <translation>Dopo Respingere, nel round seguente Dracula ha solo Schivata o una fuga.</translation>
    </message>
    <message>
        <source>After a ride or as a wolf he neither searches nor rests. He still attacks hunters in his place, because the text names the attack first and without a limit. After landing he can attack, but not search.</source>
        <translation>Dopo il treno e come lupo non cerca e non riposa. Attacca però i Cacciatori nel suo luogo, perché il testo nomina l’attacco per primo e senza limiti. Dopo uno sbarco può attaccare, ma non cercare.</translation>
    </message>
    <message>
        <source>After his escape both sides stay where they are.</source>
        <translation>Dopo la sua fuga entrambe le parti restano dove sono.</translation>
    </message>
    <message>
        <source>After one road he may search: draw an event. A hunter event goes to the hunter with the fewest, a Dracula event to Dracula. In a large city he may take the next weapon instead.</source>
        <translation>Dopo una strada può cercare: pesca un evento. Un evento dei Cacciatori va al Cacciatore che ne ha meno, uno di Dracula a Dracula. In una città grande può invece prendere l’arma successiva.</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenti</translation>
    </message>
    <message>
        <source>Agents&apos; tactics card</source>
        <translation>Carta Tattica degli Agenti</translation>
    </message>
    <message>
        <source>All choose a card secretly, and the cards are turned up together. In a group each hunter chooses one, and Dracula names one hunter.</source>
        <translation>Tutti scelgono una carta in segreto, poi si scoprono insieme. In un gruppo ogni Cacciatore ne sceglie una e Dracula indica un avversario.</translation>
    </message>
    <message>
        <source>Allies</source>
        <translation>Alleati</translation>
    </message>
    <message>
        <source>Allies do not affect him: no blood for the sea or an escape, no second event.</source>
        <translation>Gli alleati non lo toccano: niente sangue per il mare o la fuga, nessun secondo evento.</translation>
    </message>
    <message>
        <source>Allies that he draws go to Dracula, and Dracula uses cards to play immediately at once.</source>
        <translation>Gli alleati che pesca vanno a Dracula, e le carte da giocare subito le usa subito Dracula.</translation>
    </message>
    <message>
        <source>An agent has Punch, Dodge and the weapons on the tile.</source>
        <translation>Un agente ha Pugno, Schivata e le armi della tessera.</translation>
    </message>
    <message>
        <source>An agent that is not killed stays faceup in its place.</source>
        <translation>Un agente non ucciso resta scoperto nel suo luogo.</translation>
    </message>
    <message>
        <source>An event for the start of Dracula&apos;s turn may be played at the start of his own turn or of Dracula&apos;s.</source>
        <translation>Un evento per l’inizio del turno di Dracula lo può giocare all’inizio del proprio turno o di quello di Dracula.</translation>
    </message>
    <message>
        <source>An event with a bat goes to Dracula unseen, one with a cross to the hunter who drew it.</source>
        <translation>Un evento con il pipistrello va a Dracula senza essere visto, uno con la croce al Cacciatore che l’ha pescato.</translation>
    </message>
    <message>
        <source>At sea Dracula has no action.</source>
        <translation>In mare Dracula non ha azione.</translation>
    </message>
    <message>
        <source>At sea he cannot return either, even after his trail was cleared.</source>
        <translation>In mare nemmeno lui può tornare indietro, neppure dopo che il Percorso è stato sgombrato.</translation>
    </message>
    <message>
        <source>At sea he has no action.</source>
        <translation>In mare non ha azione.</translation>
    </message>
    <message>
        <source>At sea hunters have no action.</source>
        <translation>In mare i Cacciatori non hanno azione.</translation>
    </message>
    <message>
        <source>At the end of his turn Dracula draws tiles up to five, with Dracula&apos;s Brides seven. Used tiles return to the pool, which is mixed.</source>
        <translation>Alla fine del turno Dracula pesca fino ad avere cinque tessere, con Le spose di Dracula sette. Le tessere usate tornano nella riserva, che si mescola.</translation>
    </message>
    <message>
        <source>At the start of the movement a bitten hunter in the hospital may roll a d6: 1 costs 2 health, 2 and 3 do nothing, 4 to 6 remove a bite. Holy Water and Blood Transfusion cure elsewhere.</source>
        <translation>All’inizio del movimento un Cacciatore morso all’ospedale può tirare un d6: 1 costa 2 punti salute, 2 e 3 non fanno nulla, da 4 a 6 curano un Morso. Altrove curano l’Acqua santa e la Trasfusione di sangue.</translation>
    </message>
    <message>
        <source>Bat: Dracula flies away.</source>
        <translation>Pipistrello: Dracula vola via.</translation>
    </message>
    <message>
        <source>Bite: the hunter is bitten, and the combat ends.</source>
        <translation>Morso: il Cacciatore è morso e il combattimento finisce.</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Morsi</translation>
    </message>
    <message>
        <source>Blood transfusion: at the start of his turn Dracula may pay 1 blood for one of the Servant&apos;s lives, or 2 blood to bring him back at once with three lives in a small city. He never pays his last blood.</source>
        <translation>Trasfusione di sangue: all’inizio del suo turno Dracula può pagare 1 punto sangue per una vita del Servitore, o 2 per farlo tornare subito con tre vite in una città piccola. Non paga mai l’ultimo punto sangue.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>By day he has Punch, Dodge, Dracula&apos;s Escape (Man) and his weapons.</source>
        <translation>Di giorno ha Pugno, Schivata, Fuga (uomo) di Dracula e le sue armi.</translation>
    </message>
    <message>
        <source>By day he stays, moves one road, or rolls the train die and obeys it like a hunter. X ends his turn.</source>
        <translation>Di giorno resta fermo, percorre una strada o tira il dado del treno e lo segue come un Cacciatore. Con X il suo turno finisce.</translation>
    </message>
    <message>
        <source>By night he has Dracula&apos;s Claws instead of Punch, and no Rifle.</source>
        <translation>Di notte ha gli Artigli di Dracula al posto del Pugno, e niente Fucile.</translation>
    </message>
    <message>
        <source>By night he may instead move one road or stay, but not ride.</source>
        <translation>Di notte può invece percorrere una strada o restare fermo, ma non prendere il treno.</translation>
    </message>
    <message>
        <source>By railway</source>
        <translation>In ferrovia</translation>
    </message>
    <message>
        <source>By railway the hunter first rolls the train die and then chooses where to go. X ends the turn. 0 is a missed train: one road step is still allowed. 1, 2 and 3 allow as many links of railway, 2/3 either two or three. Places on the way are not searched.</source>
        <translation>In ferrovia il Cacciatore prima tira il dado del treno e poi sceglie la meta. Con X il turno finisce. Con 0 il treno è perso; una strada è ancora permessa. 1, 2 e 3 permettono altrettanti tratti, 2/3 due o tre. Nei luoghi di passaggio non si cerca.</translation>
    </message>
    <message>
        <source>By sea</source>
        <translation>Via mare</translation>
    </message>
    <message>
        <source>By sea it is one step per turn: from a port to a sea zone, from zone to zone, or from a zone to a port. At sea no hunter can stay, return to the zone just left, or return to the port of departure unless another port was visited in between. There is no action and no combat at sea.</source>
        <translation>Per mare si fa un passo per turno: da un porto a una zona di mare, da zona a zona, o da una zona a un porto. In mare nessun Cacciatore può fermarsi, tornare nella zona appena lasciata o nel porto di partenza senza aver visitato nel frattempo un altro porto. In mare non ci sono azioni né combattimenti.</translation>
    </message>
    <message>
        <source>Cancel cards are answers and do not count as that one card.</source>
        <translation>Le carte che annullano sono risposte e non contano come quella carta.</translation>
    </message>
    <message>
        <source>Canceling cards</source>
        <translation>Annullare carte</translation>
    </message>
    <message>
        <source>Cards before and in a combat</source>
        <translation>Carte prima e durante il combattimento</translation>
    </message>
    <message>
        <source>Cards in bold results are discarded even if they had no effect.</source>
        <translation>Le carte con il risultato in grassetto si scartano anche se non hanno avuto effetto.</translation>
    </message>
    <message>
        <source>Cards that cannot be chosen</source>
        <translation>Carte che non si possono scegliere</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Castello di Dracula</translation>
    </message>
    <message>
        <source>Castle Dracula is always faceup.</source>
        <translation>Il Castello di Dracula è sempre scoperto.</translation>
    </message>
    <message>
        <source>Castle Dracula reveals Dracula, has no tiles, gives him 2 blood when he ends his movement there, and +1 in combat.</source>
        <translation>Il Castello di Dracula lo rivela, non ha tessere, gli dà 2 punti sangue quando vi termina il movimento e +1 in combattimento.</translation>
    </message>
    <message>
        <source>Catacombs</source>
        <translation>Catacombe</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Combats</source>
        <translation>Combattimenti</translation>
    </message>
    <message>
        <source>Combats are fought in rounds with cards and dice.</source>
        <translation>I combattimenti si svolgono in round, con carte e dadi.</translation>
    </message>
    <message>
        <source>Combats with the Servant</source>
        <translation>Combattimenti con il Servitore</translation>
    </message>
    <message>
        <source>Consecrated Ground cannot be in Castle Dracula, Galatz or Klausenburg. A Heavenly Host can.</source>
        <translation>Il Terreno consacrato non può stare al Castello di Dracula, a Galatz o a Klausenburg. Un’Ostia sì.</translation>
    </message>
    <message>
        <source>Continue: three in a row end the combat.</source>
        <translation>Continua: tre di fila fanno finire il combattimento.</translation>
    </message>
    <message>
        <source>Crucifix and Heavenly Host, shown by a hunter, prevent the bite of a New Vampire, the harm of Lightning and that of Quincey P. Morris.</source>
        <translation>Crocifisso e Ostia consacrata, mostrati da un Cacciatore, impediscono il Morso del Nuovo Vampiro, il danno di Fulmine e quello di Quincey P. Morris.</translation>
    </message>
    <message>
        <source>Crucifix, Heavenly Host and Holy Water cannot be used against agents.</source>
        <translation>Crocifisso, Ostia consacrata e Acqua santa non si usano contro gli agenti.</translation>
    </message>
    <message>
        <source>Crucifix, Heavenly Host and Holy Water cannot be used against him, not even against Dracula&apos;s cards.</source>
        <translation>Crocifisso, Ostia consacrata e Acqua santa non si usano contro di lui, nemmeno contro le carte di Dracula.</translation>
    </message>
    <message>
        <source>Customs Search is possible where nothing was met.</source>
        <translation>Il Controllo doganale è possibile dove non si è affrontato nulla.</translation>
    </message>
    <message>
        <source>Customs Search, Control Storms, Wild Horses and the X of the train die happen to the whole group.</source>
        <translation>Controllo doganale, Dominio delle tempeste, Cavalli selvaggi e la X del dado del treno colpiscono tutto il gruppo.</translation>
    </message>
    <message>
        <source>Dark Call, Feed and Hide take a space of the trail. Wolf Form and Double Back share the space of the location. Wolf Form is not combined with Double Back or Hide.</source>
        <translation>Richiamo oscuro, Nutrirsi e Nascondersi occupano uno spazio del Percorso. Forma di lupo e Tornare indietro stanno nello spazio del luogo. Forma di lupo non si unisce a Tornare indietro o Nascondersi.</translation>
    </message>
    <message>
        <source>Dawn, Noon and Dusk are day. Twilight, Midnight and Small Hours are night.</source>
        <translation>Alba, Mezzogiorno e Tramonto sono giorno. Crepuscolo, Mezzanotte e Ore piccole sono notte.</translation>
    </message>
    <message>
        <source>Day and night</source>
        <translation>Giorno e notte</translation>
    </message>
    <message>
        <source>Declared moves</source>
        <translation>Mosse dichiarate</translation>
    </message>
    <message>
        <source>Defeated hunters</source>
        <translation>Cacciatori sconfitti</translation>
    </message>
    <message>
        <source>Dodge, repeated cards and initiative are as for agents.</source>
        <translation>Per Schivata, carte ripetute e iniziativa vale ciò che vale per gli agenti.</translation>
    </message>
    <message>
        <source>Dr. Seward: one card more, an item or an event; and hunters who rest in his place draw only one event.</source>
        <translation>Dr. Seward: una carta in più, oggetto o evento; e i Cacciatori che riposano nel suo luogo pescano un solo evento.</translation>
    </message>
    <message>
        <source>Dracula</source>
        <translation>Dracula</translation>
    </message>
    <message>
        <source>Dracula against a bitten hunter or a group with one: +1. Mina&apos;s bite does not count, in a group neither.</source>
        <translation>Dracula contro un Cacciatore morso o un gruppo che ne ha uno: +1. Il Morso di Mina non conta, nemmeno in un gruppo.</translation>
    </message>
    <message>
        <source>Dracula at sea</source>
        <translation>Dracula in mare</translation>
    </message>
    <message>
        <source>Dracula event, cards in the deck: {count}</source>
        <translation>Evento di Dracula, carte nel mazzo: {count}</translation>
    </message>
    <message>
        <source>Dracula flies up to two roads to a city without a hunter that is open to him and not in trail or catacombs. If there is none, he stays.</source>
        <translation>Dracula vola per al massimo due strade in una città senza Cacciatori, aperta a lui e non nel Percorso o nelle catacombe. Se non ce ne sono, resta.</translation>
    </message>
    <message>
        <source>Dracula has eight cards by night, and by day Claws, Dodge and Escape (Man).</source>
        <translation>Dracula ha otto carte di notte, di giorno Artigli, Schivata e Fuga (uomo).</translation>
    </message>
    <message>
        <source>Dracula in his castle: +1.</source>
        <translation>Dracula nel suo castello: +1.</translation>
    </message>
    <message>
        <source>Dracula may give him one event to keep at any time, in this program at the start of both turns, before a combat and before he discards. The Servant has at most one, facedown.</source>
        <translation>Dracula può dargli in qualsiasi momento un evento da conservare, in questo programma all’inizio dei due turni, prima di un combattimento e prima di scartare. Il Servitore ne ha al massimo uno, coperto.</translation>
    </message>
    <message>
        <source>Dracula never pays his last blood voluntarily.</source>
        <translation>Dracula non paga mai di sua volontà l’ultimo punto sangue.</translation>
    </message>
    <message>
        <source>Dracula plays against four hunters, who always take part. One to four people share the hunters.</source>
        <translation>Dracula gioca contro quattro Cacciatori, sempre tutti presenti. Da una a quattro persone si dividono i Cacciatori.</translation>
    </message>
    <message>
        <source>Dracula stays faceup in his place unless he flew away.</source>
        <translation>Dracula resta scoperto nel suo luogo, se non è volato via.</translation>
    </message>
    <message>
        <source>Dracula wins when the vampire track is 6.</source>
        <translation>Dracula vince quando la Scala dei Vampiri è a 6.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant</source>
        <translation>Il Servitore di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s agents use the same kinds of cards, which never run out.</source>
        <translation>Gli agenti di Dracula usano le stesse carte; a nessuno vengono a mancare.</translation>
    </message>
    <message>
        <source>Dracula&apos;s events</source>
        <translation>Eventi di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s opponent in a group</source>
        <translation>L’avversario di Dracula in un gruppo</translation>
    </message>
    <message>
        <source>Dracula&apos;s power card</source>
        <translation>Carta Potere di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s side cannot use Dodge in the first round; the hunters can.</source>
        <translation>La parte di Dracula non può schivare nel primo round, i Cacciatori sì.</translation>
    </message>
    <message>
        <source>Dracula&apos;s tactics card</source>
        <translation>Carta Tattica di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s trail</source>
        <translation>Percorso di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s turn: the start of the turn, timekeeping, movement, action (attack or lay a tile), maturing, drawing tiles.</source>
        <translation>Il turno di Dracula: inizio del turno, avanzamento del tempo, movimento, azione (attaccare o posare una tessera), maturazione, pesca delle tessere.</translation>
    </message>
    <message>
        <source>Each Trap: +1 for Dracula&apos;s side. Each Advance Planning: +1 for the hunters.</source>
        <translation>Ogni Trappola: +1 per la parte di Dracula. Ogni Pianificazione: +1 per i Cacciatori.</translation>
    </message>
    <message>
        <source>Each dawn, each New Vampire that matures and each defeated hunter moves the vampire track, and at 6 Dracula has won.</source>
        <translation>Ogni Alba, ogni Nuovo Vampiro che matura e ogni Cacciatore sconfitto fanno avanzare la Scala dei Vampiri; a 6 Dracula ha vinto.</translation>
    </message>
    <message>
        <source>Each side rolls a d6 and adds its bonuses. A group has one roll with the bonuses of one member.</source>
        <translation>Ogni parte tira un d6 e aggiunge i suoi bonus. Un gruppo ha un solo tiro, con i bonus di un membro.</translation>
    </message>
    <message>
        <source>Each turn Dracula places a card on the trail: a location one road or one sea step away, or a power. He never uses railways and cannot simply stay. Whether the Atlantic Ocean touches the North Sea is an option.</source>
        <translation>A ogni turno Dracula mette una carta sul Percorso: un luogo distante una strada o un passo via mare, oppure un potere. Non usa mai la ferrovia e non può semplicemente restare fermo. Se l’Oceano Atlantico confini con il Mare del Nord è un’opzione.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>Encounter, tiles in the pool: {count}</source>
        <translation>Incontro, tessere nella riserva: {count}</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Incontri</translation>
    </message>
    <message>
        <source>Encounters and events</source>
        <translation>Incontri ed eventi</translation>
    </message>
    <message>
        <source>End: the combat ends.</source>
        <translation>Fine: il combattimento finisce.</translation>
    </message>
    <message>
        <source>Evasion and the flight of a bat break the chain of adjacent cards.</source>
        <translation>Elusione e il volo del pipistrello interrompono la catena di carte adiacenti.</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Carte evento</translation>
    </message>
    <message>
        <source>Figures, cards and dice</source>
        <translation>Figure, carte e dadi</translation>
    </message>
    <message>
        <source>Five of the 256 rows of the combat table look doubtful. They are used as found, and options replace some of them.</source>
        <translation>Cinque delle 256 righe della tabella di combattimento sembrano dubbie. Valgono così come sono, e alcune opzioni ne sostituiscono qualcuna.</translation>
    </message>
    <message>
        <source>Flight as a bat</source>
        <translation>Volo come pipistrello</translation>
    </message>
    <message>
        <source>For each pair of a hunter card and an enemy card there are two results, 256 in all, depending on who wins the round.</source>
        <translation>Per ogni coppia di carta del Cacciatore e carta del nemico ci sono due risultati, 256 in tutto, secondo chi vince il round.</translation>
    </message>
    <message>
        <source>Four hunters look for Dracula in Europe. Dracula moves in secret and leaves a trail of facedown cards, most of them with an encounter tile.</source>
        <translation>Quattro Cacciatori cercano Dracula in Europa. Dracula si muove di nascosto e lascia un Percorso di carte coperte, quasi tutte con una tessera Incontro.</translation>
    </message>
    <message>
        <source>Galatz and Klausenburg cannot become Consecrated Ground.</source>
        <translation>Galatz e Klausenburg non possono diventare Terreno consacrato.</translation>
    </message>
    <message>
        <source>Garlic is only for hunters in the combat.</source>
        <translation>L’Aglio è solo per i Cacciatori che combattono.</translation>
    </message>
    <message>
        <source>Garlic or Rage: no escape in the first three rounds.</source>
        <translation>Aglio o Rabbia: nessuna fuga nei primi tre round.</translation>
    </message>
    <message>
        <source>Godalming, or a group that includes him, against an agent: +1.</source>
        <translation>Godalming, o un gruppo con lui, contro un agente: +1.</translation>
    </message>
    <message>
        <source>Good Luck and Devilish Power can cancel a card as it is played, also each other. The canceled card is discarded.</source>
        <translation>Buona sorte e Potere diabolico possono annullare una carta appena giocata, anche l’una l’altra. La carta annullata si scarta.</translation>
    </message>
    <message>
        <source>Groups in combat</source>
        <translation>Gruppi in combattimento</translation>
    </message>
    <message>
        <source>Groups of hunters</source>
        <translation>Gruppi di Cacciatori</translation>
    </message>
    <message>
        <source>Guard the brood: a hunter has to fight the Servant before meeting a New Vampire in the same place, and meets it only after surviving. Other tiles there come first.</source>
        <translation>Difendere la progenie del padrone: prima di un Nuovo Vampiro nello stesso luogo un Cacciatore deve combattere contro il Servitore, e affronta il vampiro solo se sopravvive. Le altre tessere del luogo vengono prima.</translation>
    </message>
    <message>
        <source>He and Dracula know the same: cards shown to one are shown to both.</source>
        <translation>Lui e Dracula sanno le stesse cose: le carte mostrate a uno le vedono entrambi.</translation>
    </message>
    <message>
        <source>He chooses a small city first, then the hunters their cities, then Dracula.</source>
        <translation>Sceglie per primo una città piccola, poi scelgono i Cacciatori, poi Dracula.</translation>
    </message>
    <message>
        <source>He finds Knife, Rifle and Pistol, in this order.</source>
        <translation>Trova Pugnale, Fucile e Pistola, in quest’ordine.</translation>
    </message>
    <message>
        <source>He has the agent cards Punch and Dodge.</source>
        <translation>Ha le carte Pugno e Schivata dei seguaci.</translation>
    </message>
    <message>
        <source>He loses the weapon that he found last and may find it again.</source>
        <translation>Perde l’ultima arma trovata e può ritrovarla.</translation>
    </message>
    <message>
        <source>He may get and play events while he returns from a defeat.</source>
        <translation>Può ricevere e giocare eventi anche durante la resurrezione.</translation>
    </message>
    <message>
        <source>He names the hunter together with his card.</source>
        <translation>Indica il Cacciatore insieme alla sua carta.</translation>
    </message>
    <message>
        <source>He pays 1 blood to embark and 1 for every second step from zone to zone, starting with the second. Landing is free. A step that would cost the last blood is illegal.</source>
        <translation>Imbarcarsi costa 1 punto sangue, e così ogni secondo passo da zona a zona, a partire dal secondo. Sbarcare è gratis. Un passo che costerebbe l’ultimo punto sangue non è permesso.</translation>
    </message>
    <message>
        <source>He rolls the black die. Godalming has his +1, and Dracula may play Trap for him.</source>
        <translation>Tira il dado nero. Godalming ha il suo +1, e Dracula può giocare Trappola per lui.</translation>
    </message>
    <message>
        <source>He starts with three lives.</source>
        <translation>Inizia con tre vite.</translation>
    </message>
    <message>
        <source>He travels by sea like a hunter, by day and by night.</source>
        <translation>Via mare viaggia come un Cacciatore, di giorno e di notte.</translation>
    </message>
    <message>
        <source>Heavenly Host and Consecrated Ground do not bind him. What limits hunters on railways and at sea, such as a Roadblock on a railway, binds him too; a Roadblock on a road does not.</source>
        <translation>Ostia consacrata e Terreno consacrato non lo vincolano. Ciò che limita i Cacciatori in ferrovia e in mare, come una Strada bloccata su una ferrovia, vale anche per lui; una Strada bloccata su una strada no.</translation>
    </message>
    <message>
        <source>Heavenly Hosts and Consecrated Ground</source>
        <translation>Ostie e Terreno consacrato</translation>
    </message>
    <message>
        <source>Hidden from Dracula: the hunters&apos; items and events, except those they show.</source>
        <translation>È nascosto a Dracula: oggetti ed eventi dei Cacciatori, tranne quelli mostrati.</translation>
    </message>
    <message>
        <source>Hidden from the hunters: facedown locations and tiles, Dracula&apos;s tiles and events.</source>
        <translation>È nascosto ai Cacciatori: luoghi e tessere coperti, le tessere e gli eventi di Dracula.</translation>
    </message>
    <message>
        <source>Hide leaves the trail with its location, and is shown when that location is revealed. A hunter who enters the place also meets the tile on Hide, and that tile may mature.</source>
        <translation>Nascondersi esce dal Percorso con il suo luogo e si rivela con esso. Un Cacciatore che entra in quel luogo affronta anche la tessera su Nascondersi, che può maturare.</translation>
    </message>
    <message>
        <source>His defeat and return</source>
        <translation>Sconfitta e resurrezione</translation>
    </message>
    <message>
        <source>His figure goes to skull 1. If it was his turn, it ends.</source>
        <translation>La sua miniatura sta sul teschio 1. Se era il suo turno, finisce.</translation>
    </message>
    <message>
        <source>His figure is always on the board.</source>
        <translation>La sua miniatura è sempre sul tabellone.</translation>
    </message>
    <message>
        <source>His search reveals nothing of Dracula&apos;s trail.</source>
        <translation>La sua ricerca non rivela nulla del Percorso di Dracula.</translation>
    </message>
    <message>
        <source>His sheet has three skulls numbered 1, 2, 3, his place 5 in the order of turns, and a wolf.</source>
        <translation>La sua scheda ha tre teschi con i numeri 1, 2 e 3, il suo posto 5 nell’ordine dei turni e un lupo.</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Come finisce la partita</translation>
    </message>
    <message>
        <source>Hunter event, cards in the deck: {count}</source>
        <translation>Evento dei Cacciatori, carte nel mazzo: {count}</translation>
    </message>
    <message>
        <source>Hunters in one place may form a group if none of them has moved in this round, and they are one when Dracula attacks them.</source>
        <translation>I Cacciatori in uno stesso luogo possono formare un gruppo se nessuno di loro si è mosso in questo round; se Dracula li attacca, lo sono.</translation>
    </message>
    <message>
        <source>Hunters may enter Castle Dracula and places that are closed to Dracula.</source>
        <translation>I Cacciatori possono entrare nel Castello di Dracula e nei luoghi chiusi a Dracula.</translation>
    </message>
    <message>
        <source>Hunters may start in his city.</source>
        <translation>I Cacciatori possono partire dalla sua città.</translation>
    </message>
    <message>
        <source>Hunters&apos; events</source>
        <translation>Eventi dei Cacciatori</translation>
    </message>
    <message>
        <source>If Dracula enters a city with a hunter, the card is faceup and he has to fight. A sea zone stays facedown, even with a hunter in it.</source>
        <translation>Se Dracula entra in una città con un Cacciatore, la carta è scoperta e deve combattere. Una zona di mare resta coperta, anche con un Cacciatore.</translation>
    </message>
    <message>
        <source>If Dracula is in the place too, the tile comes first and the combat with Dracula second. Bats, Fog, Saboteur and an escaped vampire end the turn, so there is no combat.</source>
        <translation>Se nel luogo c’è anche Dracula, viene prima la tessera e poi il combattimento con lui. Pipistrelli, Nebbia, Sabotatore e un vampiro fuggito fanno finire il turno, quindi non si combatte.</translation>
    </message>
    <message>
        <source>If Dracula is there, he has to leave with his next move. He may not use a power that keeps him there.</source>
        <translation>Se Dracula è lì, deve andarsene con il prossimo movimento. Non può usare un potere con cui resterebbe.</translation>
    </message>
    <message>
        <source>If Dracula is there, they fight, and the turn ends.</source>
        <translation>Se Dracula è lì, si combatte e il turno finisce.</translation>
    </message>
    <message>
        <source>If Dracula uses a power in a place with hunters and stays, he fights them again; Hide is then faceup.</source>
        <translation>Se Dracula con un potere resta in un luogo con Cacciatori, li combatte di nuovo; Nascondersi è allora scoperto.</translation>
    </message>
    <message>
        <source>If Dracula wishes, the Servant plays the combat of an agent.</source>
        <translation>Se Dracula vuole, il Servitore conduce il combattimento di un agente.</translation>
    </message>
    <message>
        <source>If Dracula&apos;s place is revealed, his figure is on the board until he moves unseen.</source>
        <translation>Se il luogo di Dracula è rivelato, la sua miniatura sta sul tabellone finché non si muove senza essere visto.</translation>
    </message>
    <message>
        <source>If Dracula&apos;s side wins, the result of the two cards happens to the named hunter.</source>
        <translation>Se vince la parte di Dracula, il risultato delle due carte colpisce il Cacciatore indicato.</translation>
    </message>
    <message>
        <source>If Hide is the newest card, Dracula&apos;s place is the location below it; if that is revealed, so is Hide.</source>
        <translation>Se la carta più recente è Nascondersi, il luogo di Dracula è quello sotto; se viene rivelato, lo è anche Nascondersi.</translation>
    </message>
    <message>
        <source>If Van Helsing beat him in his own turn, he may still act.</source>
        <translation>Se Van Helsing l’ha sconfitto nel proprio turno, ha ancora la sua azione.</translation>
    </message>
    <message>
        <source>If a hunter enters his place and its card is in the trail, the location is revealed and its tile met first; then they fight. A tile that ends the turn prevents this combat.</source>
        <translation>Se un Cacciatore entra nel suo luogo e la carta è nel Percorso, il luogo si rivela e la tessera si affronta per prima; poi si combatte. Una tessera che fa finire il turno impedisce questo combattimento.</translation>
    </message>
    <message>
        <source>If a side has no card left, it may repeat a card, and if that is not enough, Repel has no effect.</source>
        <translation>Se una parte non ha più carte, può ripeterne una e, se non basta, Respingere non ha effetto.</translation>
    </message>
    <message>
        <source>If an effect ends the turn, the other tiles there are not met.</source>
        <translation>Se un effetto fa finire il turno, le altre tessere del luogo non si affrontano.</translation>
    </message>
    <message>
        <source>If both would happen, the first counts.</source>
        <translation>Se succedono insieme, conta ciò che avviene per primo.</translation>
    </message>
    <message>
        <source>If he ends his turn at Castle Dracula, he has three lives again.</source>
        <translation>Se termina il turno al Castello di Dracula, ha di nuovo tre vite.</translation>
    </message>
    <message>
        <source>If hunters are in his place he attacks at once, all of them as a group. Then his turn ends.</source>
        <translation>Se nel suo luogo ci sono Cacciatori attacca subito, tutti come un gruppo. Poi il suo turno finisce.</translation>
    </message>
    <message>
        <source>If hunters are in his place, he attacks all of them as one group and lays no tile.</source>
        <translation>Se nel suo luogo ci sono Cacciatori, li attacca tutti come un gruppo e non posa tessere.</translation>
    </message>
    <message>
        <source>If it is killed, the vampire track falls by 1, not below 0.</source>
        <translation>Se è ucciso, la Scala dei Vampiri scende di 1, non sotto 0.</translation>
    </message>
    <message>
        <source>If no Heavenly Host marker is free, one on the board is moved.</source>
        <translation>Se nessun segnalino Ostia è libero, se ne sposta uno del tabellone.</translation>
    </message>
    <message>
        <source>If no card can be placed, all locations of the trail except Dracula&apos;s place return to his hand with their tiles to the pool, his place is revealed, and his blood falls to the next red mark below it (10, 5, 0). At 0 the hunters win. Then he moves if he can. Powers count as cards that can be placed, the tiles of his place stay, and the same happens at sea.</source>
        <translation>Se non può mettere alcuna carta, tutti i luoghi del Percorso tranne quello di Dracula tornano in mano e le loro tessere nella riserva, il luogo di Dracula viene rivelato e il suo sangue scende al segno rosso inferiore (10, 5, 0). A 0 vincono i Cacciatori. Poi muove, se può. I poteri contano come carte che può mettere, le tessere del suo luogo restano, e in mare vale lo stesso.</translation>
    </message>
    <message>
        <source>If the agent is beaten and Dracula is in the place, a new combat with Dracula follows. A hunter who was beaten or escaped cannot attack him in this turn. The same holds if the combat ended otherwise.</source>
        <translation>Se l’agente è battuto e Dracula è nel luogo, segue un nuovo combattimento con lui. Un Cacciatore sconfitto o fuggito non può attaccarlo in questo turno. Vale anche se il combattimento è finito in altro modo.</translation>
    </message>
    <message>
        <source>If the hunters win, they choose whose card counts.</source>
        <translation>Se vincono i Cacciatori, scelgono quale delle loro carte vale.</translation>
    </message>
    <message>
        <source>If the result is bold, the hunter&apos;s card is discarded, even if it lost.</source>
        <translation>Se il risultato è in grassetto, la carta del Cacciatore si scarta, anche se ha perso.</translation>
    </message>
    <message>
        <source>If there was nothing to meet, the hunter may rest, resupply or trade. A revealed location without a tile does not end the turn.</source>
        <translation>Se non c’era nulla, il Cacciatore può riposare, rifornirsi o scambiare. Un luogo rivelato senza tessere non fa finire il turno.</translation>
    </message>
    <message>
        <source>In a group too: one bitten or defeated member ends it.</source>
        <translation>Anche in un gruppo: un membro morso o sconfitto lo fa finire.</translation>
    </message>
    <message>
        <source>In combat both sides choose a card and roll a die. By day the hunters have the advantage, by night Dracula has it.</source>
        <translation>In combattimento le due parti scelgono una carta e tirano un dado. Di giorno sono in vantaggio i Cacciatori, di notte Dracula.</translation>
    </message>
    <message>
        <source>In each of Dracula&apos;s turns that he starts on land, the time advances by one step. While he is at sea it stands still.</source>
        <translation>Se Dracula inizia il turno a terra, il tempo avanza di uno spazio. Finché è in mare, il tempo è fermo.</translation>
    </message>
    <message>
        <source>In his action phase Dracula attacks the hunters in his place, as one group.</source>
        <translation>Nella sua fase azione Dracula attacca i Cacciatori nel suo luogo, come un gruppo.</translation>
    </message>
    <message>
        <source>In his next turn it goes to skull 2. In the turn after that he returns with three lives to a small city of his choice; he may search for an event, but not move.</source>
        <translation>Nel suo prossimo turno va sul teschio 2. In quello dopo torna con tre vite in una città piccola a sua scelta; può cercare un evento, ma non muoversi.</translation>
    </message>
    <message>
        <source>In the hospital it is one event or one item. At Castle Dracula hunters cannot rest, resupply or trade.</source>
        <translation>All’ospedale è un evento o un oggetto. Al Castello di Dracula i Cacciatori non possono riposare, rifornirsi o scambiare.</translation>
    </message>
    <message>
        <source>In the order of the seats each hunter chooses a city to start in. Several may share one. The sea, Castle Dracula and the hospital are barred.</source>
        <translation>Nell’ordine dei posti ogni Cacciatore sceglie una città di partenza. Più d’uno può scegliere la stessa. Sono esclusi il mare, il Castello di Dracula e l’ospedale.</translation>
    </message>
    <message>
        <source>It comes after Mina&apos;s and before Dracula&apos;s.</source>
        <translation>Viene dopo quello di Mina e prima di quello di Dracula.</translation>
    </message>
    <message>
        <source>It ends with End, the third Continue in a row, a bite, a hunter at 0, a killed agent, or Dracula at 0.</source>
        <translation>Finisce con Fine, il terzo Continua di fila, un Morso, un Cacciatore a 0, un agente ucciso o Dracula a 0.</translation>
    </message>
    <message>
        <source>It has a movement and an action.</source>
        <translation>Ha un movimento e un’azione.</translation>
    </message>
    <message>
        <source>It is kept in the hand.</source>
        <translation>Resta nella mano.</translation>
    </message>
    <message>
        <source>It is played as soon as it is drawn.</source>
        <translation>Si gioca non appena è pescata.</translation>
    </message>
    <message>
        <source>It stays in play as an ally.</source>
        <translation>Resta in gioco come Alleato.</translation>
    </message>
    <message>
        <source>Item, cards in the deck: {count}</source>
        <translation>Oggetto, carte nel mazzo: {count}</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Oggetti</translation>
    </message>
    <message>
        <source>Items and events are hidden from Dracula and open among the hunters.</source>
        <translation>Oggetti ed eventi sono nascosti a Dracula e noti tra i Cacciatori.</translation>
    </message>
    <message>
        <source>Items and events are shuffled. The bottom card of the events is laid on top. Events are drawn from the bottom, so the back of the next card is unknown until it is drawn, while the back on top is public.</source>
        <translation>Gli oggetti e gli eventi si mescolano. L’ultima carta evento si mette in cima. Gli eventi si pescano dal fondo: il dorso si scopre solo al momento di pescare, mentre quello in cima è visibile a tutti.</translation>
    </message>
    <message>
        <source>Items that protect</source>
        <translation>Oggetti che proteggono</translation>
    </message>
    <message>
        <source>Its card is faceup beside the board, or faceup in the trail or catacombs until it leaves them.</source>
        <translation>La sua carta sta scoperta accanto al tabellone, o scoperta nel Percorso o nelle catacombe finché non ne esce.</translation>
    </message>
    <message>
        <source>Killed: an agent is dead. Dracula&apos;s blood falls to the next red mark, and the combat goes on unless it is 0.</source>
        <translation>Ucciso: un agente è morto. Il sangue di Dracula scende al segno rosso inferiore e il combattimento continua, se non è 0.</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <translation>Posare le tessere</translation>
    </message>
    <message>
        <source>Limits and shown cards</source>
        <translation>Limiti e carte scoperte</translation>
    </message>
    <message>
        <source>Limits: three items and three events, for Seward one more of either; Dracula four events (Immanuel Hildesheim: six) and five tiles (Dracula&apos;s Brides: seven).</source>
        <translation>Limiti: tre oggetti e tre eventi, per Seward uno in più degli uni o degli altri; Dracula quattro eventi (con Immanuel Hildesheim sei) e cinque tessere (con Le spose di Dracula sette).</translation>
    </message>
    <message>
        <source>Long Day and Time Runs Short move the marker outside this phase and never across a dawn.</source>
        <translation>Lunga giornata e Il tempo stringe spostano il segnalino fuori da questa fase e mai oltre un’Alba.</translation>
    </message>
    <message>
        <source>Lord Godalming: +1 in combat against Dracula&apos;s agents, and one second roll of the train die, which counts.</source>
        <translation>Lord Godalming: +1 in combattimento contro gli agenti di Dracula, e può ripetere il tiro del treno; vale il secondo.</translation>
    </message>
    <message>
        <source>Loss of health (1 to 3) or of blood (1 to 4). If a result is only that, the combat continues and the count of Continue starts again.</source>
        <translation>Perdita di salute (da 1 a 3) o di sangue (da 1 a 4). Se è solo questo, il combattimento continua e i Continua si contano da capo.</translation>
    </message>
    <message>
        <source>Losses of health or blood do not harm him. Killed costs one life.</source>
        <translation>Le perdite di salute o di sangue non lo danneggiano. Ucciso costa una vita.</translation>
    </message>
    <message>
        <source>Matured</source>
        <translation>Se matura</translation>
    </message>
    <message>
        <source>Maturing</source>
        <translation>Maturazione</translation>
    </message>
    <message>
        <source>Maturing comes after the action and before the drawing of tiles, at sea too.</source>
        <translation>La maturazione segue l’azione e precede la pesca delle tessere, anche in mare.</translation>
    </message>
    <message>
        <source>Meeting encounters</source>
        <translation>Affrontare gli Incontri</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>All’incontro</translation>
    </message>
    <message>
        <source>Mina Harker: a bite that nothing cures.</source>
        <translation>Mina Harker: un Morso che nulla può curare.</translation>
    </message>
    <message>
        <source>Movement of the hunters</source>
        <translation>Movimento dei Cacciatori</translation>
    </message>
    <message>
        <source>Never at sea, in the first turn, while the same power is in the trail, or for the last blood. Feed and Wolf Form are for the night; Dark Call may be used at any time.</source>
        <translation>Mai in mare, mai nel primo turno, mai se lo stesso potere è nel Percorso, mai per l’ultimo punto sangue. Nutrirsi e Forma di lupo valgono solo di notte, Richiamo oscuro sempre.</translation>
    </message>
    <message>
        <source>New Vampire tiles are not combats.</source>
        <translation>Il Nuovo Vampiro non è un combattimento.</translation>
    </message>
    <message>
        <source>Newspaper Reports reveals the oldest hidden location of the trail, but not Dracula&apos;s place. Sense of Emergency costs 6 less the vampire track in health, which the hunter has to survive, and leads anywhere. Inner Strength gives 4 health.</source>
        <translation>Articoli di giornale rivela il luogo nascosto più vecchio del Percorso, ma non quello di Dracula. Senso di urgenza costa in salute 6 meno la Scala dei Vampiri, a cui il Cacciatore deve sopravvivere, e porta ovunque. Forza interiore dà 4 punti salute.</translation>
    </message>
    <message>
        <source>No legal move, and forced landings</source>
        <translation>Nessuna mossa valida e sbarchi forzati</translation>
    </message>
    <message>
        <source>No tile is laid after Dark Call, Feed and Double Back. One is laid after Hide and Wolf Form.</source>
        <translation>Dopo Richiamo oscuro, Nutrirsi e Tornare indietro non si posa una tessera, dopo Nascondersi e Forma di lupo sì.</translation>
    </message>
    <message>
        <source>Nothing; it never matures.</source>
        <translation>Niente: non matura mai.</translation>
    </message>
    <message>
        <source>Once per night he can turn into a wolf and move up to two roads, free of cost. Dawn restores this.</source>
        <translation>Una volta per notte può trasformarsi in lupo e percorrere fino a due strade, senza costi. All’Alba ne ha di nuovo il diritto.</translation>
    </message>
    <message>
        <source>One point buys one effect at the start of a hunter&apos;s turn, each effect once per round. Resolve is at most 6.</source>
        <translation>Un punto paga un effetto all’inizio del turno di un Cacciatore, ciascuno una volta per round. La Determinazione arriva al massimo a 6.</translation>
    </message>
    <message>
        <source>One train roll is for all. Godalming may roll it again.</source>
        <translation>Un solo tiro del treno vale per tutti. Godalming può ripeterlo.</translation>
    </message>
    <message>
        <source>Only a Killed result harms it.</source>
        <translation>Lo danneggia solo il risultato Ucciso.</translation>
    </message>
    <message>
        <source>Open and hidden information</source>
        <translation>Informazioni note e nascoste</translation>
    </message>
    <message>
        <source>Optional rules and choices of the variant</source>
        <translation>Regole opzionali e scelte della variante</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Options: Dracula</source>
        <translation>Opzioni: Dracula</translation>
    </message>
    <message>
        <source>Options: combat</source>
        <translation>Opzioni: combattimento</translation>
    </message>
    <message>
        <source>Options: the Servant</source>
        <translation>Opzioni: il Servitore</translation>
    </message>
    <message>
        <source>Otherwise he lays a tile from his hand facedown on his newest card, but never at Castle Dracula. This is not optional.</source>
        <translation>Altrimenti posa coperta una tessera della mano sulla carta più recente, ma mai al Castello di Dracula. È obbligatorio.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Luoghi</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Carte Potere</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Poteri</translation>
    </message>
    <message>
        <source>Public: places, health, bites and numbers of cards of the hunters, their faceup cards, time and tracks, Dracula&apos;s blood and where it was paid, the backs of the trail, tiles as backs, the catacombs, discard piles, markers, allies, and the back on top of the events.</source>
        <translation>È noto a tutti: luoghi, salute, Morsi e numero di carte dei Cacciatori, le loro carte scoperte, tempo e scale, il sangue di Dracula e dove l’ha pagato, i dorsi del Percorso, le tessere dal dorso, le catacombe, gli scarti, i segnalini, gli alleati e il dorso dell’evento in cima.</translation>
    </message>
    <message>
        <source>Rage, Devilish Power, Control Storms and Unearthly Swiftness are never given.</source>
        <translation>Rabbia, Potere diabolico, Dominio delle tempeste e Rapidità ultraterrena non si danno mai.</translation>
    </message>
    <message>
        <source>Reconstructed rules</source>
        <translation>Regole ricostruite</translation>
    </message>
    <message>
        <source>Relentless Minion can be played now.</source>
        <translation>Ora si può giocare Seguace implacabile.</translation>
    </message>
    <message>
        <source>Relentless Minion is not for combats with the Servant. Dracula may use Control Storms on him at sea.</source>
        <translation>Seguace implacabile non vale per i combattimenti con lui. In mare Dracula può usare Dominio delle tempeste anche su di lui.</translation>
    </message>
    <message>
        <source>Repel: for one round Dracula&apos;s side can only use Dodge or an escape.</source>
        <translation>Respingere: per un round la parte di Dracula ha solo Schivata o una fuga.</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Determinazione</translation>
    </message>
    <message>
        <source>Rest and other actions</source>
        <translation>Riposare e altre azioni</translation>
    </message>
    <message>
        <source>Rest: draw two events. Those with a cross are discarded faceup, those with a bat go to Dracula. Then gain 2 health. If Seward is in the place, draw only one.</source>
        <translation>Riposare: pesca due eventi. Quelli con la croce si scartano scoperti, quelli con il pipistrello vanno a Dracula. Poi recupera 2 punti salute. Se Seward è nel luogo, se ne pesca uno solo.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Resupply</source>
        <translation>Rifornirsi</translation>
    </message>
    <message>
        <source>Resupply: in a small city one event, in a large city one event, one item or both.</source>
        <translation>Rifornirsi: in una città piccola un evento, in una città grande un evento, un oggetto o entrambi.</translation>
    </message>
    <message>
        <source>Revealed cards</source>
        <translation>Carte rivelate</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cercare</translation>
    </message>
    <message>
        <source>Sensationalist Press prevents one reveal by an effect.</source>
        <translation>Stampa sensazionalista impedisce una rivelazione dovuta a un effetto.</translation>
    </message>
    <message>
        <source>Sense of Emergency replaces the movement and leads to any place, even the hospital, but not to the sea. The hunter then enters that place.</source>
        <translation>Il Senso di urgenza sostituisce il movimento e porta in qualsiasi luogo, anche all’ospedale, ma non in mare. Il Cacciatore entra poi in quel luogo.</translation>
    </message>
    <message>
        <source>Sister Agatha: Fangs and escapes cost Dracula 2 blood, never the last.</source>
        <translation>Suor Agata: Zanne e ogni fuga costano a Dracula 2 punti sangue, mai gli ultimi.</translation>
    </message>
    <message>
        <source>Some results discard an event (of the hunter&apos;s choice) or, with Mesmerize, all items.</source>
        <translation>Alcuni risultati costano un evento (a scelta del Cacciatore) o, con Sguardo ipnotico, tutti gli oggetti.</translation>
    </message>
    <message>
        <source>Some results give one side +1 for the next round.</source>
        <translation>Alcuni risultati danno a una parte +1 per il round seguente.</translation>
    </message>
    <message>
        <source>Special cases of the Servant</source>
        <translation>Casi particolari del Servitore</translation>
    </message>
    <message>
        <source>Starting with Dracula, each player in turn may play one card that affects the combat, even without taking part in it.</source>
        <translation>A partire da Dracula, ognuno a turno può giocare una carta che influisce sul combattimento, anche senza parteciparvi.</translation>
    </message>
    <message>
        <source>Stormy Seas forces Dracula to land in a port of the zone, faceup, without a power. The card that leaves the trail may mature as usual. A port with a hunter may be chosen and leads to a combat. If every port is closed to him, he has no legal move.</source>
        <translation>Mari in tempesta costringe Dracula a sbarcare in un porto della zona, scoperto e senza potere. La carta che esce dal Percorso può maturare come al solito. Un porto con un Cacciatore è permesso e porta a un combattimento. Se ogni porto gli è chiuso, non ha mosse valide.</translation>
    </message>
    <message>
        <source>Tactics cards</source>
        <translation>Carte Tattica</translation>
    </message>
    <message>
        <source>The Servant</source>
        <translation>Il Servitore</translation>
    </message>
    <message>
        <source>The Servant fights with the cards of an agent and two of Dracula&apos;s.</source>
        <translation>Il Servitore combatte con le carte di un agente e due di Dracula.</translation>
    </message>
    <message>
        <source>The Servant in Dracula&apos;s place does not reveal Dracula.</source>
        <translation>Il Servitore nel luogo di Dracula non lo rivela.</translation>
    </message>
    <message>
        <source>The Servant&apos;s action</source>
        <translation>Azione del Servitore</translation>
    </message>
    <message>
        <source>The Servant&apos;s event</source>
        <translation>L’evento del Servitore</translation>
    </message>
    <message>
        <source>The Servant&apos;s movement</source>
        <translation>Movimento del Servitore</translation>
    </message>
    <message>
        <source>The Servant&apos;s weapons and cards</source>
        <translation>Armi e carte del Servitore</translation>
    </message>
    <message>
        <source>The backs of cities and sea zones differ, so journeys by sea are visible. Hide looks like a city. The other powers are faceup.</source>
        <translation>Città e zone di mare hanno dorsi diversi, quindi i viaggi per mare si vedono. Nascondersi sembra una città. Gli altri poteri sono scoperti.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>L’inizio</translation>
    </message>
    <message>
        <source>The catacombs have three spaces. A card that arrives may get one more tile from the hand. At the start of his turn Dracula may clear any of them; the tiles go to the pool.</source>
        <translation>Le catacombe hanno tre spazi. Una carta che vi arriva può ricevere un’altra tessera della mano. All’inizio del turno Dracula può sgombrarne quanti vuole; le tessere vanno nella riserva.</translation>
    </message>
    <message>
        <source>The combat ends with a defeat, the third Continue in a row, or End.</source>
        <translation>Il combattimento finisce con una sconfitta, il terzo Continua di fila o Fine.</translation>
    </message>
    <message>
        <source>The combat goes on after a lost life unless it was his last.</source>
        <translation>Dopo una vita persa il combattimento continua, se non era l’ultima.</translation>
    </message>
    <message>
        <source>The end of a combat</source>
        <translation>La fine di un combattimento</translation>
    </message>
    <message>
        <source>The four hunters</source>
        <translation>I quattro Cacciatori</translation>
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
        <source>The game starts with Godalming.</source>
        <translation>La partita inizia con Godalming.</translation>
    </message>
    <message>
        <source>The group has one action, and only one member gains by rest or resupply.</source>
        <translation>Il gruppo ha un’azione, e solo un membro guadagna dal riposo o dal rifornimento.</translation>
    </message>
    <message>
        <source>The group moves in the movement phase of one member; the others do not move in their own turns.</source>
        <translation>Il gruppo si muove nella fase di movimento di un membro; gli altri non si muovono nel proprio turno.</translation>
    </message>
    <message>
        <source>The higher total wins the round. If they are equal, the higher initiative wins, in a group that of the card that would apply.</source>
        <translation>Il totale più alto vince il round. In parità vince l’iniziativa più alta, in un gruppo quella della carta che si applicherebbe.</translation>
    </message>
    <message>
        <source>The hospital</source>
        <translation>L’ospedale</translation>
    </message>
    <message>
        <source>The hospital is closed to Dracula and his tiles, also to a matured Ambush.</source>
        <translation>L’ospedale è chiuso a Dracula e alle sue tessere, anche a un’Imboscata maturata.</translation>
    </message>
    <message>
        <source>The hospital is closed to him, also on the way.</source>
        <translation>L’ospedale gli è chiuso, anche di passaggio.</translation>
    </message>
    <message>
        <source>The hospital is closed to him, and so are places with a Heavenly Host or Consecrated Ground, also on the way, and a sea zone closed by Stormy Seas.</source>
        <translation>Gli sono chiusi l’ospedale, i luoghi con un’Ostia consacrata o il Terreno consacrato, anche di passaggio, e una zona chiusa da Mari in tempesta.</translation>
    </message>
    <message>
        <source>The hospital is closed to him.</source>
        <translation>L’ospedale gli è chiuso.</translation>
    </message>
    <message>
        <source>The hunter chooses first, unseen by him.</source>
        <translation>Il Cacciatore sceglie per primo, senza che lui veda.</translation>
    </message>
    <message>
        <source>The hunter misses the next own turn and is not harmed meanwhile.</source>
        <translation>Il Cacciatore salta il suo prossimo turno e intanto nulla lo colpisce.</translation>
    </message>
    <message>
        <source>The hunter searches automatically: if the card of the place is in the trail or catacombs, it is revealed. Sea zones are not searched.</source>
        <translation>Il Cacciatore cerca automaticamente: se la carta del luogo è nel Percorso o nelle catacombe, viene rivelata. Nelle zone di mare non si cerca.</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>I Cacciatori</translation>
    </message>
    <message>
        <source>The hunters start without items and events. Mina starts with a bite.</source>
        <translation>I Cacciatori iniziano senza oggetti ed eventi, Mina con un Morso.</translation>
    </message>
    <message>
        <source>The hunters travel by road, railway and sea, gather items and events, and reveal every card of the trail that they find.</source>
        <translation>I Cacciatori viaggiano su strada, in ferrovia e via mare, raccolgono oggetti ed eventi e rivelano ogni carta del Percorso che trovano.</translation>
    </message>
    <message>
        <source>The hunters win when Dracula has no blood.</source>
        <translation>I Cacciatori vincono quando Dracula non ha più sangue.</translation>
    </message>
    <message>
        <source>The marker starts on Dawn, so Dracula&apos;s first full turn is Noon. An option makes it Dawn, without a point.</source>
        <translation>Il segnalino parte dall’Alba, quindi il primo turno intero di Dracula è a Mezzogiorno. Con un’opzione è all’Alba, senza punto vampiro.</translation>
    </message>
    <message>
        <source>The new card is placed facedown on space 1, and the others slide. A card pushed off space 6 leaves the trail.</source>
        <translation>La nuova carta va coperta sullo spazio 1 e le altre scorrono. Una carta spinta oltre lo spazio 6 esce dal Percorso.</translation>
    </message>
    <message>
        <source>The new card replaces the newest one facedown. The old card and a Wolf Form on it return to hand, tiles to the pool.</source>
        <translation>La nuova carta sostituisce la più recente, coperta. La vecchia e una Forma di lupo su di essa tornano in mano, le tessere nella riserva.</translation>
    </message>
    <message>
        <source>The number of events is that of the cards in hand; chance decides a tie. Limits apply.</source>
        <translation>Contano gli eventi in mano; in parità decide il caso. Valgono i limiti.</translation>
    </message>
    <message>
        <source>The numbers of initiative are invented: hunters have odd numbers, their enemies even ones, so that no second tie can happen. If you own the box, you can use your own numbers in a new game.</source>
        <translation>I valori di iniziativa sono inventati: i Cacciatori hanno numeri dispari, i nemici pari, così non ci può essere una seconda parità. Se possiedi il gioco, puoi usare i tuoi numeri in una nuova partita.</translation>
    </message>
    <message>
        <source>The oldest card is the one with the highest space.</source>
        <translation>La carta più vecchia è quella sullo spazio più alto.</translation>
    </message>
    <message>
        <source>The order is Dracula, Godalming, Seward, Van Helsing, Mina. In the variant the Servant follows Mina.</source>
        <translation>L’ordine è Dracula, Godalming, Seward, Van Helsing, Mina. Nella variante, dopo Mina tocca al Servitore.</translation>
    </message>
    <message>
        <source>The other hunter&apos;s action is not used.</source>
        <translation>L’azione dell’altro Cacciatore non si consuma.</translation>
    </message>
    <message>
        <source>The place is closed to Dracula, also on the way.</source>
        <translation>Il luogo è chiuso a Dracula, anche di passaggio.</translation>
    </message>
    <message>
        <source>The plain 3 on the train die is uncertain, the colors of railways follow from east and west, and Mina&apos;s second ability is unknown, so she has none here.</source>
        <translation>Il 3 semplice sul dado del treno è incerto, i colori delle ferrovie derivano da est e ovest, e la seconda abilità di Mina è ignota, quindi qui non ne ha.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Il round</translation>
    </message>
    <message>
        <source>The same card cannot be used in two rounds in a row. A second copy counts as the same card.</source>
        <translation>La stessa carta non si usa in due round di fila. Una seconda copia vale come la stessa carta.</translation>
    </message>
    <message>
        <source>The seats are Dracula, Lord Godalming, Dr. Seward, Van Helsing and Mina Harker, clockwise.</source>
        <translation>I posti in senso orario sono Dracula, Lord Godalming, Dr. Seward, Van Helsing e Mina Harker.</translation>
    </message>
    <message>
        <source>The start of Dracula&apos;s turn has this order: Quincey P. Morris; events for this moment, in his order; clearing catacombs; the markers of Stormy Seas.</source>
        <translation>L’inizio del turno di Dracula segue quest’ordine: Quincey P. Morris; gli eventi per questo momento, come vuole; le catacombe da sgombrare; i segnalini di Mari in tempesta.</translation>
    </message>
    <message>
        <source>The table of results is the same. After Repel he can use only Dodge or Escape (Man).</source>
        <translation>La tabella dei risultati è la stessa. Dopo Respingere ha solo Schivata o Fuga (uomo).</translation>
    </message>
    <message>
        <source>The text of the variant leaves ten questions open. Options of a new game decide them.</source>
        <translation>Il testo della variante lascia aperte dieci domande. Le decidono le opzioni di una nuova partita.</translation>
    </message>
    <message>
        <source>The tiles are a facedown pool, from which Dracula draws five.</source>
        <translation>Le tessere sono una riserva coperta, da cui Dracula ne pesca cinque.</translation>
    </message>
    <message>
        <source>The tiles there are met in an order that Dracula chooses. Then the turn ends, except for Van Helsing.</source>
        <translation>Le tessere del luogo si affrontano nell’ordine scelto da Dracula. Poi il turno finisce, tranne che per Van Helsing.</translation>
    </message>
    <message>
        <source>The tiles there go to the pool.</source>
        <translation>Le tessere del luogo vanno nella riserva.</translation>
    </message>
    <message>
        <source>The time is Dawn, the vampire track and resolve are 0, Dracula has 15 blood, and the hunters have full health: Godalming 12, Seward 10, Van Helsing 8, Mina 8.</source>
        <translation>È l’Alba, la Scala dei Vampiri e la Determinazione sono a 0, Dracula ha 15 punti sangue e i Cacciatori hanno la salute al massimo: Godalming 12, Seward 10, Van Helsing 8, Mina 8.</translation>
    </message>
    <message>
        <source>The vampire has Dracula&apos;s cards for the time of day without escapes.</source>
        <translation>Il vampiro ha le carte di Dracula per quell’ora, senza fughe.</translation>
    </message>
    <message>
        <source>Then Dracula secretly chooses a city without a hunter, not his castle. Its card is the first of his trail, facedown.</source>
        <translation>Poi Dracula sceglie in segreto una città senza Cacciatori, ma non il suo castello. La sua carta è la prima del Percorso, coperta.</translation>
    </message>
    <message>
        <source>Then it goes to the pool. Exceptions: agents that are not killed and vampires that escaped stay faceup, Bats and Fog lie with the hunter for a turn, and a tile of Seduction returns to Dracula&apos;s hand.</source>
        <translation>Poi va nella riserva. Eccezioni: gli agenti non uccisi e i vampiri fuggiti restano scoperti, Pipistrelli e Nebbia restano un turno con il Cacciatore, una tessera di Seduzione torna nella mano di Dracula.</translation>
    </message>
    <message>
        <source>There are 45 tiles, 15 blood, 3 Heavenly Host markers, and 1 marker each for Consecrated Ground and the Roadblock. The hunters roll white dice, Dracula&apos;s side a black one, trains a red one.</source>
        <translation>Ci sono 45 tessere, 15 punti sangue, 3 segnalini Ostia consacrata e un segnalino ciascuno per il Terreno consacrato e la Strada bloccata. I Cacciatori tirano dadi bianchi, la parte di Dracula un dado nero, per il treno ce n’è uno rosso.</translation>
    </message>
    <message>
        <source>There are 75 events (50 for the hunters, 25 for Dracula), 70 location cards, 40 items, 5 powers, and 25 tactics cards: 3 for each hunter, 8 for Dracula, 5 for his agents.</source>
        <translation>Ci sono 75 eventi (50 dei Cacciatori, 25 di Dracula), 70 carte luogo, 40 oggetti, 5 poteri e 25 carte tattica: 3 per ogni Cacciatore, 8 di Dracula, 5 dei suoi agenti.</translation>
    </message>
    <message>
        <source>There is no combat at sea.</source>
        <translation>In mare non si combatte.</translation>
    </message>
    <message>
        <source>These options decide rules that the sources read differently. The first value is the usual one.</source>
        <translation>Queste opzioni decidono le regole che le fonti leggono in modo diverso. Il primo valore è quello di norma.</translation>
    </message>
    <message>
        <source>These rules were written without the printed rulebook. If no source settles a question, the rule is our choice, and the full list in docs/fury2-rules.md marks it.</source>
        <translation>Non avevamo il regolamento stampato. Ciò che nessuna fonte chiarisce è una nostra scelta; l’elenco completo in docs/fury2-rules.it.md lo segna.</translation>
    </message>
    <message>
        <source>They may talk.</source>
        <translation>Possono accordarsi.</translation>
    </message>
    <message>
        <source>This blood is laid on the trail cards, in public view.</source>
        <translation>Questi punti sangue restano sulle carte del Percorso, visibili a tutti.</translation>
    </message>
    <message>
        <source>This counts as his first turn, without power, tile or time. Godalming has the next turn.</source>
        <translation>Questo vale come suo primo turno: niente potere, niente tessera, niente avanzamento del tempo. Poi tocca a Godalming.</translation>
    </message>
    <message>
        <source>This holds also for a hunter who starts the turn there and stays.</source>
        <translation>Vale anche per un Cacciatore che inizia lì il turno e vi resta.</translation>
    </message>
    <message>
        <source>This may save Dracula a discard.</source>
        <translation>Questo può risparmiare a Dracula uno scarto.</translation>
    </message>
    <message>
        <source>Tiles that a card effect clears do not mature.</source>
        <translation>Le tessere tolte da una carta non maturano.</translation>
    </message>
    <message>
        <source>To clear the trail to a number means to remove the oldest cards until so many are left. Powers count as cards; the catacombs are not affected.</source>
        <translation>Ridurre il Percorso a un numero vuol dire togliere le carte più vecchie e tenerne solo tante. I poteri contano come carte; le catacombe non c’entrano.</translation>
    </message>
    <message>
        <source>To play his event he needs Dracula&apos;s consent each time.</source>
        <translation>Per giocare il suo evento ha bisogno ogni volta del permesso di Dracula.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Scambiare</translation>
    </message>
    <message>
        <source>Trade: exchange any items with hunters in the same place, but no events.</source>
        <translation>Scambiare: oggetti a piacere con i Cacciatori nello stesso luogo, ma non eventi.</translation>
    </message>
    <message>
        <source>Trap helps it; bites of hunters do not.</source>
        <translation>La Trappola lo aiuta, i Morsi dei Cacciatori no.</translation>
    </message>
    <message>
        <source>Vampire Lair</source>
        <translation>Covo dei vampiri</translation>
    </message>
    <message>
        <source>Vampire Lair is a combat with a vampire.</source>
        <translation>Covo dei vampiri è un combattimento con un vampiro.</translation>
    </message>
    <message>
        <source>Vampires and agents cannot fly; the combat just ends.</source>
        <translation>Vampiri e agenti non volano; il combattimento finisce e basta.</translation>
    </message>
    <message>
        <source>Van Helsing: after he met and beat a tile in his turn he may still rest, resupply or trade.</source>
        <translation>Van Helsing: se nel suo turno ha affrontato e battuto una tessera, può ancora riposare, rifornirsi o scambiare.</translation>
    </message>
    <message>
        <source>Van Helsing: two bite spaces.</source>
        <translation>Van Helsing: due spazi Morso.</translation>
    </message>
    <message>
        <source>West or east of the place decides Hoax and Peasants.</source>
        <translation>Se il luogo è a ovest o a est decide Inganno e Contadini.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>When Small Hours turns into Dawn, the vampire track and resolve rise by 1.</source>
        <translation>Quando dalle Ore piccole si passa all’Alba, la Scala dei Vampiri e la Determinazione salgono di 1.</translation>
    </message>
    <message>
        <source>When an ally leaves, the limits apply at once.</source>
        <translation>Se un alleato se ne va, i limiti valgono subito.</translation>
    </message>
    <message>
        <source>When events are played</source>
        <translation>Quando si giocano gli eventi</translation>
    </message>
    <message>
        <source>When he loses his last life, his figure leaves the board and the vampire track falls by 1, not below 0.</source>
        <translation>Quando perde l’ultima vita, la sua miniatura lascia il tabellone e la Scala dei Vampiri scende di 1, non sotto 0.</translation>
    </message>
    <message>
        <source>When only one event is left, it is shuffled with the discarded ones at that moment. Items are shuffled again when the deck is empty.</source>
        <translation>Quando resta un solo evento, lo si mescola subito con gli scarti. Gli oggetti si mescolano quando il mazzo è vuoto.</translation>
    </message>
    <message>
        <source>Wild Horses, Escape Route and Heroic Leap end the matter at once.</source>
        <translation>Cavalli selvaggi, Via di fuga e Balzo eroico chiudono subito la faccenda.</translation>
    </message>
    <message>
        <source>With Dracula&apos;s leave he sees the newest card of the trail.</source>
        <translation>Con il permesso di Dracula vede la carta più recente del Percorso.</translation>
    </message>
    <message>
        <source>With all three in one place the order is tile, Servant, Dracula.</source>
        <translation>Con tutti e tre in un luogo l’ordine è tessera, Servitore, Dracula.</translation>
    </message>
    <message>
        <source>Without moving he may search, or rest and regain a life, up to three. He draws no card for a rest.</source>
        <translation>Se non si è mosso può cercare, oppure riposare e recuperare una vita, fino a tre. Per il riposo non pesca carte.</translation>
    </message>
</context>
<context>
    <name>fury2.sheets</name>
    <message>
        <source>After he has beaten an encounter he may still take an action.</source>
        <translation>Dopo aver sconfitto un incontro può ancora compiere un’azione.</translation>
    </message>
    <message>
        <source>By night all of his tactics cards are ready, by day only three.</source>
        <translation>Di notte ha tutte le sue carte tattica, di giorno solo tre.</translation>
    </message>
    <message>
        <source>Defeated, he comes back after three turns in a small city.</source>
        <translation>Sconfitto, torna dopo tre turni in una città piccola.</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Medico</translation>
    </message>
    <message>
        <source>Dracula&apos;s mark</source>
        <translation>Marchio di Dracula</translation>
    </message>
    <message>
        <source>Great Wealth</source>
        <translation>Grande ricchezza</translation>
    </message>
    <message>
        <source>He may hold one more card, an item or an event.</source>
        <translation>Può tenere una carta in più, un oggetto o un evento.</translation>
    </message>
    <message>
        <source>He may roll the train die a second time.</source>
        <translation>Può tirare il dado del treno una seconda volta.</translation>
    </message>
    <message>
        <source>Hunters who rest where he is draw one event card instead of two.</source>
        <translation>I Cacciatori che riposano dove si trova lui pescano una carta evento invece di due.</translation>
    </message>
    <message>
        <source>In Castle Dracula he regains blood and adds 1 in combat.</source>
        <translation>Nel Castello di Dracula recupera sangue e ha +1 in combattimento.</translation>
    </message>
    <message>
        <source>In combat with an agent he adds 1.</source>
        <translation>In combattimento contro un Agente ha +1.</translation>
    </message>
    <message>
        <source>Lord of the Night</source>
        <translation>Signore della Notte</translation>
    </message>
    <message>
        <source>Once each night he may run up to two roads.</source>
        <translation>Una volta per notte può percorrere fino a due strade.</translation>
    </message>
    <message>
        <source>One point of resolve buys one of three effects now.</source>
        <translation>Un punto Determinazione paga ora uno di tre effetti.</translation>
    </message>
    <message>
        <source>Only a third bite defeats him.</source>
        <translation>Solo un terzo Morso lo sconfigge.</translation>
    </message>
    <message>
        <source>Relentless</source>
        <translation>Implacabile</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Determinazione</translation>
    </message>
    <message>
        <source>She is always bitten, and one more bite defeats her.</source>
        <translation>È sempre morsa, e un altro Morso la sconfigge.</translation>
    </message>
    <message>
        <source>Strong Body</source>
        <translation>Corpo forte</translation>
    </message>
    <message>
        <source>Strong Will</source>
        <translation>Forte volontà</translation>
    </message>
    <message>
        <source>The Castle</source>
        <translation>Il Castello</translation>
    </message>
    <message>
        <source>Three Lives</source>
        <translation>Tre vite</translation>
    </message>
    <message>
        <source>Well prepared</source>
        <translation>Ben preparato</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Lupo</translation>
    </message>
</context>
<context>
    <name>fury2.summary</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n round</numerusform>
        </translation>
    </message>
    <message>
        <source>A roadblock closes {line}.</source>
        <translation>Una strada bloccata chiude {line}.</translation>
    </message>
    <message>
        <source>A storm rages {place:in}.</source>
        <translation>Una tempesta infuria {place:in}.</translation>
    </message>
    <message>
        <source>Before {hunter}: {cards}.</source>
        <translation>Davanti a {hunter}: {cards}.</translation>
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
        <source>Defeats</source>
        <translation>Sconfitte</translation>
    </message>
    <message>
        <source>Dracula has {blood} of {most} blood.</source>
        <translation>Punti sangue di Dracula: {blood} su {most}.</translation>
    </message>
    <message>
        <source>Dracula is expected to lead by {points} points.</source>
        <translation>Dracula dovrebbe avere un vantaggio di punti: {points}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood</source>
        <translation>Sangue di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s figure is on the board.</source>
        <translation>La miniatura di Dracula è sul tabellone.</translation>
    </message>
    <message>
        <source>Health lost by the hunters</source>
        <translation>Salute persa dai Cacciatori</translation>
    </message>
    <message>
        <source>Heavenly Hosts: {places}.</source>
        <translation>Ostie consacrate: {places}.</translation>
    </message>
    <message>
        <source>Locations revealed</source>
        <translation>Luoghi rivelati</translation>
    </message>
    <message>
        <source>Matured encounters</source>
        <translation>Incontri maturati</translation>
    </message>
    <message>
        <source>Round {round} of a fight with Dracula.</source>
        <translation>Round {round} di un combattimento contro Dracula.</translation>
    </message>
    <message>
        <source>Round {round} of a fight with a new vampire.</source>
        <translation>Round {round} di un combattimento contro un nuovo Vampiro.</translation>
    </message>
    <message>
        <source>Round {round} of a fight with an agent.</source>
        <translation>Round {round} di un combattimento contro un Agente.</translation>
    </message>
    <message>
        <source>Round {round} of a fight with the Servant.</source>
        <translation>Round {round} di un combattimento contro il Servitore.</translation>
    </message>
    <message>
        <source>The Servant has been a wolf in this night.</source>
        <translation>Il Servitore è già stato un lupo in questa notte.</translation>
    </message>
    <message>
        <source>The Servant holds an event card.</source>
        <translation>Il Servitore ha una carta evento.</translation>
    </message>
    <message>
        <source>The Servant is defeated; his figure is on skull {skull} of his resurrection.</source>
        <translation>Il Servitore è sconfitto; la sua miniatura è sul teschio {skull} della resurrezione.</translation>
    </message>
    <message>
        <source>The Servant is {place:in} and has {lives} of {most} lives.</source>
        <translation>Il Servitore è {place:in} e ha {lives} vite su {most}.</translation>
    </message>
    <message>
        <source>The Servant&apos;s weapons: {cards}.</source>
        <translation>Armi del Servitore: {cards}.</translation>
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
        <translation>I Cacciatori dovrebbero avere un vantaggio di punti: {points}.</translation>
    </message>
    <message>
        <source>The next move of {hunter} will lead {place:to}.</source>
        <translation>La prossima mossa di {hunter} porterà {place:to}.</translation>
    </message>
    <message>
        <source>The trail at the end</source>
        <translation>Percorso alla fine</translation>
    </message>
    <message>
        <source>There are no markers on the map.</source>
        <translation>Non ci sono segnalini sulla mappa.</translation>
    </message>
    <message>
        <source>There is consecrated ground {place:in}.</source>
        <translation>C’è terreno consacrato {place:in}.</translation>
    </message>
    <message>
        <source>Vampire track</source>
        <translation>Scala dei Vampiri</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{dracula} with Dracula, {others} with others</source>
        <translation>{dracula} contro Dracula, {others} contro altri</translation>
    </message>
    <message>
        <source>{event} is an ally in play.</source>
        <translation>Alleato in gioco: «{event}».</translation>
    </message>
    <message>
        <source>{hunter} has a bite.</source>
        <translation>{hunter} ha un Morso.</translation>
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
        <source>{hunter} is {place:in} and has {health} of {most} health.</source>
        <translation>{hunter} è {place:in}; salute {health} su {most}.</translation>
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
        <translation>{number} su {most}</translation>
    </message>
    <message>
        <source>{time}; vampire track {vampires} of {most}, resolve {resolve}.</source>
        <translation>{time}; Scala dei Vampiri {vampires} su {most}, Determinazione {resolve}.</translation>
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
        <source>{where}: encounters {cards}.</source>
        <translation>{where}: incontri {cards}.</translation>
    </message>
    <message>
        <source>{where}: {power} is on it.</source>
        <translation>{where}: c’è sopra «{power}».</translation>
    </message>
</context>
<context>
    <name>fury2.tactics</name>
    <message>
        <source>Claws</source>
        <translation>Artigli</translation>
    </message>
    <message>
        <source>Combat card of an agent whose tile shows it.</source>
        <translation>Carta combattimento di un Agente la cui tessera la mostra.</translation>
    </message>
    <message>
        <source>Combat card of every agent.</source>
        <translation>Carta combattimento di ogni Agente.</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Schivata</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by day and by night.</source>
        <translation>Carta combattimento di Dracula di giorno e di notte.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by night only.</source>
        <translation>Carta combattimento di Dracula solo di notte.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by night only. If it wins, he flies to a city up to two roads away.</source>
        <translation>Carta combattimento di Dracula solo di notte. Se vince, vola in una città distante fino a due strade.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by night only. It can bite a hunter and take all of the hunter&apos;s items.</source>
        <translation>Carta combattimento di Dracula solo di notte. Può mordere un Cacciatore e togliergli tutti gli oggetti.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by night only. It can bite a hunter; then Dracula may fly off as a bat.</source>
        <translation>Carta combattimento di Dracula solo di notte. Può mordere un Cacciatore; poi Dracula può volare via come pipistrello.</translation>
    </message>
    <message>
        <source>Dracula&apos;s combat card by night only. It hits hard and can destroy an item.</source>
        <translation>Carta combattimento di Dracula solo di notte. Colpisce duro e può distruggere un oggetto.</translation>
    </message>
    <message>
        <source>Escape (Bat)</source>
        <translation>Fuga (pipistrello)</translation>
    </message>
    <message>
        <source>Escape (Man)</source>
        <translation>Fuga (uomo)</translation>
    </message>
    <message>
        <source>Escape (Mist)</source>
        <translation>Fuga (nebbia)</translation>
    </message>
    <message>
        <source>Fangs</source>
        <translation>Zanne</translation>
    </message>
    <message>
        <source>Knife</source>
        <translation>Pugnale</translation>
    </message>
    <message>
        <source>Mesmerize</source>
        <translation>Sguardo ipnotico</translation>
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
        <source>Rifle</source>
        <translation>Fucile</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
</context>
<context>
    <name>fury2.times</name>
    <message>
        <source>Dawn</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Tramonto</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mezzanotte</translation>
    </message>
    <message>
        <source>Noon</source>
        <translation>Mezzogiorno</translation>
    </message>
    <message>
        <source>Small Hours</source>
        <translation>Ore piccole</translation>
    </message>
    <message>
        <source>Twilight</source>
        <translation>Crepuscolo</translation>
    </message>
</context>
<context>
    <name>fury2.unavailable</name>
    <message>
        <source>A marker protects {place}.</source>
        <translation>Un segnalino protegge {place}.</translation>
    </message>
    <message>
        <source>A storm closes the way {place:to}.</source>
        <translation>Una tempesta chiude la via {place:to}.</translation>
    </message>
    <message>
        <source>Dracula and the Servant can never enter the hospital.</source>
        <translation>Dracula e il Servitore non possono mai entrare nell’Ospedale.</translation>
    </message>
    <message>
        <source>No move leads {place:to} now.</source>
        <translation>Nessuna mossa porta ora {place:to}.</translation>
    </message>
    <message>
        <source>The card of {place} is on the trail or in the catacombs.</source>
        <translation>La carta di {place} è sul Percorso o nelle Catacombe.</translation>
    </message>
    <message>
        <source>The items of a trade are given in order, and this item&apos;s turn has passed.</source>
        <translation>Gli oggetti di uno scambio si cedono in ordine, e il turno di questo è passato.</translation>
    </message>
</context>
<context>
    <name>fury2.windows</name>
    <message>
        <source>A New Vampire escapes</source>
        <translation>Un nuovo Vampiro fugge</translation>
    </message>
    <message>
        <source>A hunter at sea is about to move</source>
        <translation>Un Cacciatore in mare sta per muoversi</translation>
    </message>
    <message>
        <source>A hunter is about to roll for a train</source>
        <translation>Un Cacciatore sta per tirare il dado del treno</translation>
    </message>
    <message>
        <source>A hunter is about to suffer</source>
        <translation>Un Cacciatore sta per subire un danno</translation>
    </message>
    <message>
        <source>A hunter is about to take the train</source>
        <translation>Un Cacciatore sta per prendere il treno</translation>
    </message>
    <message>
        <source>A hunter landed or crossed the border</source>
        <translation>Un Cacciatore è sbarcato o ha passato il confine</translation>
    </message>
    <message>
        <source>After a combat with an agent</source>
        <translation>Dopo un combattimento contro un Agente</translation>
    </message>
    <message>
        <source>After a hunter&apos;s move</source>
        <translation>Dopo la mossa di un Cacciatore</translation>
    </message>
    <message>
        <source>An effect is about to reveal a location</source>
        <translation>Un effetto sta per rivelare un luogo</translation>
    </message>
    <message>
        <source>An encounter falls off the trail</source>
        <translation>Un incontro esce dal Percorso</translation>
    </message>
    <message>
        <source>An encounter is turned up</source>
        <translation>Un incontro viene scoperto</translation>
    </message>
    <message>
        <source>An item can protect a hunter</source>
        <translation>Un oggetto può proteggere un Cacciatore</translation>
    </message>
    <message>
        <source>Before a combat</source>
        <translation>Prima di un combattimento</translation>
    </message>
    <message>
        <source>Dracula may give his Servant an event</source>
        <translation>Dracula può dare un evento al Servitore</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant is at sea</source>
        <translation>Il Servitore di Dracula è in mare</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant may play his event</source>
        <translation>Il Servitore di Dracula può giocare il suo evento</translation>
    </message>
    <message>
        <source>End of a turn without an action</source>
        <translation>Fine di un turno senza azione</translation>
    </message>
    <message>
        <source>Hunters meet a New Vampire at night</source>
        <translation>I Cacciatori incontrano un nuovo Vampiro di notte</translation>
    </message>
    <message>
        <source>Start of Dracula&apos;s turn</source>
        <translation>Inizio del turno di Dracula</translation>
    </message>
    <message>
        <source>The other side plays an event card</source>
        <translation>L’altra parte gioca una carta evento</translation>
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
        <source>The hunters most expect Dracula here: {places}.</source>
        <translation>Qui i Cacciatori si aspettano di più Dracula: {places}.</translation>
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
        <source>{card}</source>
        <translation>«{card}»</translation>
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
        <source>A storm blocks the way {place:to}.</source>
        <translation>Una tempesta impedisce di andare {place:to}.</translation>
    </message>
    <message>
        <source>Castle Dracula</source>
        <translation>Castello di Dracula</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Danni</translation>
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
        <source>Dracula wins when his influence reaches 13. A defeated hunter gives {rage} now, a matured vampire 3 or 4, and a rumor on it 3 more.</source>
        <translation>Dracula vince quando la sua Influenza arriva a 13. Ora un Cacciatore sconfitto dà {rage}, un vampiro maturato 3 o 4, con una Diceria altri 3.</translation>
    </message>
    <message>
        <source>Dracula&apos;s ally</source>
        <translation>Alleato di Dracula</translation>
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
        <source>Hunters&apos; ally</source>
        <translation>Alleato dei Cacciatori</translation>
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
        <source>Lair {slot} {place:in}</source>
        <translation>Covo {slot} {place:in}</translation>
    </message>
    <message>
        <source>Lair {slot} {place:in}; {contents}</source>
        <translation>Covo {slot} {place:in}; {contents}</translation>
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
        <source>Nothing can be chosen {place:in} now.</source>
        <translation>Ora non si può scegliere nulla {place:in}.</translation>
    </message>
    <message>
        <source>One token per week: defeats give more influence, and escapes come later. Dracula can escape a combat from his card number {cards} on. The third token starts The Fury of Dracula.</source>
        <translation>Un segnalino per ogni settimana: le sconfitte danno più Influenza, le fughe riescono più tardi. Dracula può fuggire da un combattimento dalla sua carta numero {cards} in poi. Con il terzo segnalino comincia «La Furia di Dracula».</translation>
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
        <source>Taken from the top by day and from the bottom by night. The bottom has %n hunter card(s).</source>
        <translation>
            <numerusform>Di giorno si prende dalla cima, di notte dal fondo. In fondo c’è %n carta dei Cacciatori.</numerusform>
            <numerusform>Di giorno si prende dalla cima, di notte dal fondo. In fondo ci sono %n carte dei Cacciatori.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Fury of Dracula: every city card and Hide placed on the trail gives 3 influence. Dracula can escape a combat from his card number 5 on.</source>
        <translation>«La Furia di Dracula»: ogni carta città e ogni «Nascondersi» piazzata sul Percorso dà 3 punti Influenza. Dracula può fuggire da un combattimento dalla sua carta numero 5 in poi.</translation>
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
        <source>There is fog {place:in}.</source>
        <translation>C’è nebbia {place:in}.</translation>
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
        <translation>sconfitto</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>rallentato</translation>
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
        <translation>ipnotizzato</translation>
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
        <translation>Diceria</translation>
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
        <source>{name} {place:in}; health {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; salute {life} su {full}; {reach}</translation>
    </message>
    <message>
        <source>{name} {place:in}; {status}; health {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; {status}; salute {life} su {full}; {reach}</translation>
    </message>
    <message>
        <source>{name}: damage {damage} of {full}</source>
        <translation>{name}: danni {damage} su {full}</translation>
    </message>
    <message>
        <source>{place} is protected.</source>
        <translation>{place} è sotto protezione.</translation>
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
        <source>Allow it</source>
        <translation>Lasciare che accada</translation>
    </message>
    <message>
        <source>Ambush with {card} ({where})</source>
        <translation>Imboscata con «{card}» ({where})</translation>
    </message>
    <message>
        <source>Ask about Hide</source>
        <translation>Chiedere di «Nascondersi»</translation>
    </message>
    <message>
        <source>Ask about {place}</source>
        <translation>Chiedere di {place}</translation>
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
        <source>Bring {card} back</source>
        <translation>Riportare in gioco «{card}»</translation>
    </message>
    <message>
        <source>Bring {place:to}</source>
        <translation>Portare {place:to}</translation>
    </message>
    <message>
        <source>Choose {card}</source>
        <translation>Scegliere «{card}»</translation>
    </message>
    <message>
        <source>Choose {hunter}</source>
        <translation>Scegliere {hunter}</translation>
    </message>
    <message>
        <source>Clear lair {space} {place:in}</source>
        <translation>Sgombrare il Covo {space} {place:in}</translation>
    </message>
    <message>
        <source>Consecrate {place}</source>
        <translation>Consacrare {place}</translation>
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
        <source>Discard the hideout</source>
        <translation>Scartare il Nascondiglio</translation>
    </message>
    <message>
        <source>Discard the hunters&apos; ally</source>
        <translation>Scartare l’Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scartare «{card}»</translation>
    </message>
    <message>
        <source>Do not ambush</source>
        <translation>Nessuna imboscata</translation>
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
        <source>End the storm {place:in}</source>
        <translation>Far cessare la tempesta {place:in}</translation>
    </message>
    <message>
        <source>End the trade</source>
        <translation>Concludere lo scambio</translation>
    </message>
    <message>
        <source>Engage {hunter}</source>
        <translation>Ingaggiare {hunter}</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>Non sostituire nulla</translation>
    </message>
    <message>
        <source>Exchange {card}</source>
        <translation>Sostituire «{card}»</translation>
    </message>
    <message>
        <source>Fly {place:to}</source>
        <translation>Volare {place:to}</translation>
    </message>
    <message>
        <source>Fog {place:in}</source>
        <translation>Nebbia {place:in}</translation>
    </message>
    <message>
        <source>Forbid supplies in the next hunter phase</source>
        <translation>Vietare di rifornirsi nella prossima fase dei Cacciatori</translation>
    </message>
    <message>
        <source>Go {place:to}</source>
        <translation>Andare {place:to}</translation>
    </message>
    <message>
        <source>Heal {hunter}</source>
        <translation>Curare {hunter}</translation>
    </message>
    <message>
        <source>Keep as ally</source>
        <translation>Tenere come Alleato</translation>
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
        <translation>Tenere «{card}»</translation>
    </message>
    <message>
        <source>Lair {space} {place:in}</source>
        <translation>Covo {space} {place:in}</translation>
    </message>
    <message>
        <source>Leave the hospital and go {place:to}</source>
        <translation>Uscire dall’ospedale e andare {place:to}</translation>
    </message>
    <message>
        <source>Make it lair {space} (with {card})</source>
        <translation>Trasformare nel Covo {space} con l’Incontro: {card}</translation>
    </message>
    <message>
        <source>Mature {card}</source>
        <translation>Far maturare «{card}»</translation>
    </message>
    <message>
        <source>Move {place:to}</source>
        <translation>Spostare {place:to}</translation>
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
        <source>No one else leaves</source>
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
        <translation>Piazzare «{card}» ({where})</translation>
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
        <translation>Giocare «{card}»</translation>
    </message>
    <message>
        <source>Play {event}</source>
        <translation>Giocare «{event}»</translation>
    </message>
    <message>
        <source>Play {event} ({hunter})</source>
        <translation>Giocare «{event}» ({hunter})</translation>
    </message>
    <message>
        <source>Prevent nothing</source>
        <translation>Non impedire nulla</translation>
    </message>
    <message>
        <source>Protect {place}</source>
        <translation>Proteggere {place}</translation>
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
        <source>Return to lair {space} {place:in}</source>
        <translation>Tornare nel Covo {space} {place:in}</translation>
    </message>
    <message>
        <source>Return {card}</source>
        <translation>Restituire «{card}»</translation>
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
        <translation>Rivelare «{card}»</translation>
    </message>
    <message>
        <source>Rumor token ({where})</source>
        <translation>Segnalino Diceria ({where})</translation>
    </message>
    <message>
        <source>Sail {place:to}</source>
        <translation>Andare in nave {place:to}</translation>
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
        <source>Space {space}, {place}</source>
        <translation>Spazio {space}, {place}</translation>
    </message>
    <message>
        <source>Spend {card}</source>
        <translation>Spendere: {card}</translation>
    </message>
    <message>
        <source>Start {place:in}</source>
        <translation>Iniziare {place:in}</translation>
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
        <source>Storm {place:in}</source>
        <translation>Tempesta {place:in}</translation>
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
        <source>Take the train {place:to}</source>
        <translation>Andare in treno {place:to}</translation>
    </message>
    <message>
        <source>Take the train {place:to} ({ticket})</source>
        <translation>Andare in treno {place:to} ({ticket})</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendere «{card}»</translation>
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
        <translation>Usare «Cavalli veloci»</translation>
    </message>
    <message>
        <source>Use Psychic Bond</source>
        <translation>Usare «Legame psichico»</translation>
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
        <translation>Indossare «{card}»</translation>
    </message>
    <message>
        <source>Wolves {place:in}</source>
        <translation>Lupi {place:in}</translation>
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
        <source>{power} on space {space} ({place})</source>
        <translation>{power} sullo spazio {space} ({place})</translation>
    </message>
    <message>
        <source>{power} {place:to}</source>
        <translation>{power} {place:to}</translation>
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
        <source>Action by night: place the consecrated ground token on a city. Then each hunter may show a Heavenly Host to place a heavenly host token on another city. You cannot choose Castle Dracula, Galatz or Klausenburg.</source>
        <translation>Azione notturna: piazza il segnalino «Terreno consacrato» su una città. Poi ogni Cacciatore può mostrare un’Ostia consacrata per piazzare un segnalino Ostia consacrata su un’altra città. Castello di Dracula, Galatz e Klausenburg sono esclusi.</translation>
    </message>
    <message>
        <source>Action of a hunter who is not weakened: a bitten hunter in the same city returns one bite token, and you suffer 1 damage.</source>
        <translation>Azione di un Cacciatore non indebolito: un Cacciatore con un Morso nella stessa città restituisce un segnalino Morso e tu subisci 1 danno.</translation>
    </message>
    <message>
        <source>Action, only Dr. Seward. Deduction: choose a hideout; its encounters are revealed. Or analysis: Dracula shows where Hide is, on the trail or in his deck; take this card back.</source>
        <translation>Azione, solo il dottor Seward. Deduzione: scegli un Nascondiglio; i suoi Incontri vengono rivelati. Oppure analisi: Dracula mostra dov’è «Nascondersi», sul Percorso o nel suo mazzo; riprendi questa carta.</translation>
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
        <translation>Scegli un Cacciatore: «Spia» ha effetto su quel Cacciatore.</translation>
    </message>
    <message>
        <source>Clear a hideout of the trail and place it there, then place as usual. You cannot choose a power card, Castle Dracula, his current place, or a place that Hide belongs to.</source>
        <translation>Sgombra un Nascondiglio del Percorso e piazza lì questa carta, poi piazza come di consueto. Sono esclusi una carta potere, il Castello di Dracula, il luogo attuale di Dracula e un luogo a cui appartiene «Nascondersi».</translation>
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
        <source>Dawn: in the coming night hunters may move by road. After each such move the bottom card of the event deck is drawn: a hunter card is discarded, a Dracula card goes to Dracula.</source>
        <translation>Alba: nella notte seguente i Cacciatori possono muovere su strada. Dopo ogni movimento di questo tipo si pesca l’ultima carta del mazzo degli eventi: una carta dei Cacciatori viene scartata, una carta di Dracula va a lui.</translation>
    </message>
    <message>
        <source>Day: remove a roadblock, or discard Dracula&apos;s ally. Or at any time: cancel a False Tip.</source>
        <translation>Giorno: rimuovi un segnalino Strada bloccata oppure scarta l’Alleato di Dracula. Oppure in qualsiasi momento: annulla una «Falsa soffiata».</translation>
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
        <translation>Dracula pesca tre carte incontro, poi scarta fino a tre carte incontro. L’Incontro ritorna scoperto a meno che il Cacciatore non riveli un’Ostia consacrata.</translation>
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
        <translation>Preavvertiti</translation>
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
        <translation>Subito: un Cacciatore subisce 4 danni a meno che non si riveli un Crocifisso o un’Ostia consacrata. Oppure tieni come Alleato: lo stesso con 1 danno all’inizio di ogni tua fase.</translation>
    </message>
    <message>
        <source>Immediately: a weakened hunter reveals all item and event cards; you choose one to be discarded, and move that hunter to an adjacent city.</source>
        <translation>Subito: un Cacciatore indebolito rivela tutte le carte oggetto ed evento; scegli una carta da scartare e sposta quel Cacciatore in una città adiacente.</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: Dracula suffers 2 damage after he resolves Escape as Bat, Escape as Mist or Fangs.</source>
        <translation>Subito: nomina una città; Dracula ne rivela la carta luogo se si trova in un Nascondiglio o in un Covo. Oppure tieni come Alleato: Dracula subisce 2 danni dopo aver risolto «Fuga come pipistrello», «Fuga come nebbia» o «Zanne».</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: Dracula suffers 2 damage instead of 1 whenever he moves from one sea zone to another.</source>
        <translation>Subito: nomina una città; Dracula ne rivela la carta luogo se si trova in un Nascondiglio o in un Covo. Oppure tieni come Alleato: Dracula subisce 2 danni invece di 1 ogni volta che muove da una zona di mare a un’altra.</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: the location card of each hideout that slides onto space 6 is revealed.</source>
        <translation>Subito: nomina una città; Dracula ne rivela la carta luogo se si trova in un Nascondiglio o in un Covo. Oppure tieni come Alleato: la carta luogo di ogni Nascondiglio che scorre nello spazio 6 viene rivelata.</translation>
    </message>
    <message>
        <source>Immediately: name two cities. Dracula reveals their location cards if they are in his hideouts or lairs.</source>
        <translation>Subito: nomina due città. Dracula ne rivela le carte luogo se si trovano nei suoi Nascondigli o Covi.</translation>
    </message>
    <message>
        <source>Immediately: of the top six event cards draw yours and discard the others faceup. Or keep as ally: at the start of your phase draw the top event card if it is yours.</source>
        <translation>Subito: delle prime sei carte del mazzo degli eventi pesca le tue e scarta le altre scoperte. Oppure tieni come Alleato: all’inizio della tua fase pesca la prima carta del mazzo degli eventi se è tua.</translation>
    </message>
    <message>
        <source>Immediately: place an encounter card from your hand on each of one or two hideouts on the first three spaces. Or keep as ally: at the start of your phase you may discard an encounter card to draw another.</source>
        <translation>Subito: piazza una carta incontro della tua mano su ciascuno di uno o due Nascondigli nei primi tre spazi. Oppure tieni come Alleato: all’inizio della tua fase puoi scartare una carta incontro per pescarne un’altra.</translation>
    </message>
    <message>
        <source>Immediately: the location card on space 3 of the trail is revealed. Or at dawn or dusk: the one on space 5 or 6, as you choose, is revealed.</source>
        <translation>Subito: viene rivelata la carta luogo nello spazio 3 del Percorso. Oppure all’alba o al tramonto: viene rivelata quella nello spazio 5 o 6, a tua scelta.</translation>
    </message>
    <message>
        <source>Instead of moving by railway: spend a ticket, whatever its values, and go to a city one to four railways of any color away.</source>
        <translation>Invece di muovere in ferrovia: spendi un biglietto, qualunque siano i suoi valori, e vai in una città distante da una a quattro ferrovie di qualsiasi colore.</translation>
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
        <source>Lord Godalming, at the start of a combat: keep this card in front of you until the combat ends. Until then you may discard it to cancel Escape as Bat or Escape as Mist, or to prevent a bite against you or damage that would defeat you.</source>
        <translation>Lord Godalming, all’inizio di un combattimento: tieni questa carta davanti a te fino alla fine del combattimento. Scartala per annullare «Fuga come pipistrello» o «Fuga come nebbia», oppure per impedire un Morso contro di te o danni che ti sconfiggerebbero.</translation>
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
        <source>Prevent your combat card from being canceled. Escape as Bat and Escape as Mist do not resolve for the rest of this combat.</source>
        <translation>Quando la tua carta combattimento sta per essere annullata, impediscilo. «Fuga come pipistrello» e «Fuga come nebbia» non si risolvono per il resto di questo combattimento.</translation>
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
        <translation>Rivela questo luogo: «Banda di Szgany» attacca i Cacciatori in ogni città di questa regione.</translation>
    </message>
    <message>
        <source>Reveal this location: Wolves attack the hunters in a city one or two roads away.</source>
        <translation>Rivela questo luogo: i «Lupi» attaccano i Cacciatori in una città distante una o due strade.</translation>
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
        <translation>Suor Agata</translation>
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
        <source>The hunter fights this vampire. If it ambushed, each Fangs that resolves brings Dracula 1 influence. If it is not defeated, it returns faceup with its damage.</source>
        <translation>Il Cacciatore affronta questo vampiro. Se il vampiro ha teso un’imboscata, ogni carta «Zanne» risolta dà a Dracula 1 Influenza. Se non è sconfitto, ritorna scoperto con i suoi danni.</translation>
    </message>
    <message>
        <source>The hunter fights this vampire. Other hunters here may become delayed to join. If it is not defeated, it returns faceup with its damage.</source>
        <translation>Il Cacciatore affronta questo vampiro. Altri Cacciatori che sono qui possono farsi rallentare per unirsi. Se il vampiro non è sconfitto, ritorna scoperto con i suoi danni.</translation>
    </message>
    <message>
        <source>The hunter gets a bats token. Instead of the hunter&apos;s next action it is discarded, Dracula moves the hunter to an adjacent city, and the hunter is delayed.</source>
        <translation>Il Cacciatore riceve un segnalino Pipistrelli. Al posto della prossima azione del Cacciatore il segnalino viene scartato, Dracula sposta il Cacciatore in una città adiacente e il Cacciatore è rallentato.</translation>
    </message>
    <message>
        <source>The hunter is delayed. It returns faceup unless the hunter reveals a Pistol or Rifle.</source>
        <translation>Il Cacciatore è rallentato. L’Incontro ritorna scoperto a meno che il Cacciatore non riveli una Pistola o un Fucile.</translation>
    </message>
    <message>
        <source>The hunter reveals all item and event cards and discards all tickets, or discards a weapon instead.</source>
        <translation>Il Cacciatore rivela tutte le carte oggetto ed evento e scarta tutti i biglietti, oppure al posto di tutto ciò scarta un’arma.</translation>
    </message>
    <message>
        <source>The hunter suffers 2 damage. It returns faceup unless the hunter reveals a Pistol or Rifle.</source>
        <translation>Il Cacciatore subisce 2 danni. L’Incontro ritorna scoperto a meno che il Cacciatore non riveli una Pistola o un Fucile.</translation>
    </message>
    <message>
        <source>The hunter suffers 2 damage. Unless the hunter reveals a weapon, they suffer 2 more and are delayed.</source>
        <translation>Il Cacciatore subisce 2 danni; a meno che non riveli un’arma, subisce altri 2 danni ed è rallentato.</translation>
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
        <translation>Quando un Cacciatore gioca «Dicerie locali», «Esploratori assoldati», «Articoli di giornale» o «Presenza malvagia»: annulla quella carta.</translation>
    </message>
    <message>
        <source>When a hunter spends a ticket: cancel Chartered Carriage, or choose where the hunter goes within the limits of the ticket.</source>
        <translation>Quando un Cacciatore spende un biglietto: annulla «Carrozza noleggiata», oppure scegli dove va il Cacciatore entro i limiti del biglietto.</translation>
    </message>
    <message>
        <source>When a hunter&apos;s search finds a vampire: the hunter is bitten instead of meeting it, and the encounter returns to your hand.</source>
        <translation>Quando un Cacciatore, cercando, trova un vampiro: al posto dell’effetto il Cacciatore subisce un Morso e l’Incontro torna nella tua mano.</translation>
    </message>
    <message>
        <source>When an encounter other than a vampire ambushes you: discard it without effect.</source>
        <translation>Quando un Incontro che non è un vampiro ti tende un’imboscata: scartalo senza effetto.</translation>
    </message>
    <message>
        <source>When you or another hunter would be bitten or would be defeated by damage: prevent the bite or the damage.</source>
        <translation>Quando un Cacciatore, il tuo o un altro, sta per subire un Morso o per essere sconfitto dai danni: impedisci il Morso o i danni.</translation>
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
        <translation>La tua fase: rimuovi il segnalino «Terreno consacrato», oppure scarta l’Alleato dei Cacciatori, oppure vieta le azioni Rifornirsi nella prossima fase dei Cacciatori.</translation>
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
        <translation>Prendi una carta qualsiasi dal mazzo combattimento e mescola il mazzo. In un round successivo di questo combattimento, gira coperta questa carta per annullare «Pugno», «Schivata» o «Fuga» del Cacciatore ingaggiato.</translation>
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
        <source>The engaged hunter suffers 2 damage. Their Punch, Crucifix or weapon is canceled; at night that Crucifix or weapon is also discarded.</source>
        <translation>Il Cacciatore ingaggiato subisce 2 danni. La sua carta, se è «Pugno», Crocifisso o un’arma, viene annullata; di notte quel Crocifisso o quell’arma va anche agli scarti.</translation>
    </message>
    <message>
        <source>The engaged hunter&apos;s card is canceled. For the rest of the combat they are mesmerized: each of their weapons does 1 damage less.</source>
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
    <name>fury3.drawn</name>
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
</context>
<context>
    <name>fury3.events</name>
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
        <translation>Un segnalino Strada bloccata chiude il tratto {where}.</translation>
    </message>
    <message>
        <source>A rumor token is removed.</source>
        <translation>Un segnalino Diceria viene rimosso.</translation>
    </message>
    <message>
        <source>A storm breaks out {where:in}.</source>
        <translation>Scoppia una tempesta {where:in}.</translation>
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
        <source>Combat with {encounter} begins.</source>
        <translation>Comincia il combattimento contro «{encounter}».</translation>
    </message>
    <message>
        <source>Combats of the next dawn and day are fought as if it were night.</source>
        <translation>I combattimenti della prossima alba e del prossimo giorno si svolgono come se fosse notte.</translation>
    </message>
    <message>
        <source>Dracula ambushes {hunter} with {encounter}.</source>
        <translation>Dracula tende un’imboscata a {hunter} con «{encounter}».</translation>
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
        <source>Dracula flies {place:to} as a bat.</source>
        <translation>Dracula vola come pipistrello {place:to}.</translation>
    </message>
    <message>
        <source>Dracula has no hideout {place:in}.</source>
        <translation>Dracula non ha Nascondigli {place:in}.</translation>
    </message>
    <message>
        <source>Dracula is not {region:in}.</source>
        <translation>Dracula non è {region:in}.</translation>
    </message>
    <message>
        <source>Dracula is revealed {place:in}.</source>
        <translation>Dracula è rivelato {place:in}.</translation>
    </message>
    <message>
        <source>Dracula is {region:in}.</source>
        <translation>Dracula è {region:in}.</translation>
    </message>
    <message>
        <source>Dracula moves {place:to}.</source>
        <translation>Dracula va {place:to}.</translation>
    </message>
    <message>
        <source>Dracula places a rumor token.</source>
        <translation>Dracula piazza un segnalino Diceria.</translation>
    </message>
    <message>
        <source>Dracula places {power} and goes {place:to}.</source>
        <translation>Dracula piazza «{power}» e va {place:to}.</translation>
    </message>
    <message>
        <source>Dracula places {power}.</source>
        <translation>Dracula piazza «{power}».</translation>
    </message>
    <message>
        <source>Dracula recovers ({damage} damage left).</source>
        <translation>Dracula recupera danni (rimasti: {damage}).</translation>
    </message>
    <message>
        <source>Dracula returns to a lair {place:in}.</source>
        <translation>Dracula ritorna in un Covo {place:in}.</translation>
    </message>
    <message>
        <source>Dracula shows that he cannot move.</source>
        <translation>Dracula mostra di non potersi muovere.</translation>
    </message>
    <message>
        <source>Dracula shows {combat}, the hunters {cards}.</source>
        <translation>Dracula mostra «{combat}», i Cacciatori {cards}.</translation>
    </message>
    <message>
        <source>Dracula suffers {amount} damage ({damage} in all).</source>
        <translation>Dracula subisce danni: {amount} (in tutto {damage}).</translation>
    </message>
    <message>
        <source>Dracula turns Plotting facedown.</source>
        <translation>Dracula gira coperta la carta «Complotto».</translation>
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
        <source>Fog lifts {where:in}.</source>
        <translation>La nebbia {where:in} si dirada.</translation>
    </message>
    <message>
        <source>Fog rises {where:in}.</source>
        <translation>Sale la nebbia {where:in}.</translation>
    </message>
    <message>
        <source>Hide is not on the trail.</source>
        <translation>«Nascondersi» non è sul Percorso.</translation>
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
        <source>One card of the trail is Hide.</source>
        <translation>Una carta del Percorso è «Nascondersi».</translation>
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
        <source>The heavenly host no longer protects {where}.</source>
        <translation>L’ostia consacrata non protegge più {where}.</translation>
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
        <source>The roadblock {where} is removed.</source>
        <translation>Il segnalino Strada bloccata {where} viene rimosso.</translation>
    </message>
    <message>
        <source>The storm {where:in} ends.</source>
        <translation>La tempesta {where:in} finisce.</translation>
    </message>
    <message>
        <source>The tickets are mixed.</source>
        <translation>I biglietti vengono mescolati.</translation>
    </message>
    <message>
        <source>The top card of the event deck belongs to Dracula.</source>
        <translation>La prima carta del mazzo degli eventi è di Dracula.</translation>
    </message>
    <message>
        <source>The top card of the event deck belongs to the hunters.</source>
        <translation>La prima carta del mazzo degli eventi è dei Cacciatori.</translation>
    </message>
    <message>
        <source>The trail slides.</source>
        <translation>Il Percorso scorre.</translation>
    </message>
    <message>
        <source>The {place} card is revealed.</source>
        <translation>La carta luogo «{place}» viene rivelata.</translation>
    </message>
    <message>
        <source>{card} belonging to Dracula is discarded facedown.</source>
        <translation>{card} di Dracula viene scartata coperta.</translation>
    </message>
    <message>
        <source>{card} changes its place.</source>
        <translation>{card} cambia posto.</translation>
    </message>
    <message>
        <source>{card} comes back from the discard pile.</source>
        <translation>{card} torna in gioco dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>{card} comes out of its hideout.</source>
        <translation>{card} esce dal suo Nascondiglio.</translation>
    </message>
    <message>
        <source>{card} goes to the discard pile.</source>
        <translation>{card} va nella pila degli scarti.</translation>
    </message>
    <message>
        <source>{card} is discarded facedown from its hideout.</source>
        <translation>{card} viene scartata coperta dal suo Nascondiglio.</translation>
    </message>
    <message>
        <source>{card} is discarded from its hideout.</source>
        <translation>{card} viene scartata dal suo Nascondiglio.</translation>
    </message>
    <message>
        <source>{card} is discarded from the deck.</source>
        <translation>{card} viene scartata dal mazzo.</translation>
    </message>
    <message>
        <source>{card} is revealed.</source>
        <translation>{card} viene rivelata.</translation>
    </message>
    <message>
        <source>{card} is shuffled into its deck.</source>
        <translation>{card} viene rimescolata nel suo mazzo.</translation>
    </message>
    <message>
        <source>{card} returns faceup to its hideout.</source>
        <translation>{card} torna scoperta nel suo Nascondiglio.</translation>
    </message>
    <message>
        <source>{combat} is canceled.</source>
        <translation>«{combat}» è annullata.</translation>
    </message>
    <message>
        <source>{day} night.</source>
        <translation>{day}, notte.</translation>
    </message>
    <message>
        <source>{day}.</source>
        <translation>{day}.</translation>
    </message>
    <message>
        <source>{encounter} has {damage} damage.</source>
        <translation>Danni di «{encounter}»: {damage}.</translation>
    </message>
    <message>
        <source>{encounter} matures.</source>
        <translation>«{encounter}» matura.</translation>
    </message>
    <message>
        <source>{event} is canceled.</source>
        <translation>«{event}» è annullata.</translation>
    </message>
    <message>
        <source>{event} stays as an ally.</source>
        <translation>«{event}» resta in gioco come Alleato.</translation>
    </message>
    <message>
        <source>{giver} discards {card} facedown.</source>
        <translation>{giver} scarta {card} coperta.</translation>
    </message>
    <message>
        <source>{giver} discards {card}.</source>
        <translation>{giver} scarta {card}.</translation>
    </message>
    <message>
        <source>{giver} gives {card} to {taker}.</source>
        <translation>{giver} cede {card} a {taker}.</translation>
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
        <source>{hunter} goes by train {place:to}.</source>
        <translation>{hunter} va in treno {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} goes {place:to}.</source>
        <translation>{hunter} va {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} is bitten.</source>
        <translation>{hunter} subisce un Morso.</translation>
    </message>
    <message>
        <source>{hunter} is brought {place:to}.</source>
        <translation>{hunter} finisce {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter} subisce una sconfitta.</translation>
    </message>
    <message>
        <source>{hunter} is delayed.</source>
        <translation>{hunter} subisce un rallentamento.</translation>
    </message>
    <message>
        <source>{hunter} is healed of a bite.</source>
        <translation>{hunter} guarisce da un Morso.</translation>
    </message>
    <message>
        <source>{hunter} is moved {place:to}.</source>
        <translation>{hunter} deve andare {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} is spared.</source>
        <translation>{hunter} si salva.</translation>
    </message>
    <message>
        <source>{hunter} leaves the combat.</source>
        <translation>{hunter} lascia il combattimento.</translation>
    </message>
    <message>
        <source>{hunter} leaves the hospital and goes {place:to}.</source>
        <translation>{hunter} esce dall’ospedale e va {place:to}.</translation>
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
        <source>{hunter} sails {place:to}.</source>
        <translation>{hunter} va in nave {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} searches {place:in}.</source>
        <translation>{hunter} cerca {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} spends a ticket to go {place:to}.</source>
        <translation>{hunter} spende un biglietto per andare {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} stands up again.</source>
        <translation>{hunter} si rialza.</translation>
    </message>
    <message>
        <source>{hunter} starts {place:in}.</source>
        <translation>{hunter} comincia {place:in}.</translation>
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
        <source>{hunter} trades.</source>
        <translation>{hunter} effettua uno scambio.</translation>
    </message>
    <message>
        <source>{hunter} uses Psychic Bond.</source>
        <translation>{hunter} usa «Legame psichico».</translation>
    </message>
    <message>
        <source>{hunter}&apos;s {item} is canceled.</source>
        <translation>«{item}» di {hunter} è annullata.</translation>
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
        <translation>{taker} prende {card} dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>{where} is consecrated.</source>
        <translation>{where} viene consacrata.</translation>
    </message>
    <message>
        <source>{where} is no longer consecrated.</source>
        <translation>{where} non è più consacrata.</translation>
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
        <source>Dracula came to his castle, whose card has its own back.</source>
        <translation>Dracula è arrivato nel suo castello, la cui carta ha un dorso particolare.</translation>
    </message>
    <message>
        <source>Dracula came {place:to}, and everyone saw it.</source>
        <translation>Dracula è arrivato {place:in}, e tutti l’hanno visto.</translation>
    </message>
    <message>
        <source>Dracula returned to lair {slot}, an unknown city.</source>
        <translation>Dracula è tornato nel Covo {slot}, una città ignota.</translation>
    </message>
    <message>
        <source>Dracula said that he is not {region:in}.</source>
        <translation>Dracula ha detto di non essere {region:in}.</translation>
    </message>
    <message>
        <source>Dracula said that he is {region:in}.</source>
        <translation>Dracula ha detto di essere {region:in}.</translation>
    </message>
    <message>
        <source>Dracula showed that he could not move.</source>
        <translation>Dracula ha mostrato di non potersi muovere.</translation>
    </message>
    <message>
        <source>Dracula was revealed {place:in}.</source>
        <translation>Dracula era rivelato {place:in}.</translation>
    </message>
    <message>
        <source>He flew as a bat one or two roads away from {before}.</source>
        <translation>È volato come pipistrello a una o due strade da {before}.</translation>
    </message>
    <message>
        <source>He flew as a bat to a city one or two roads away.</source>
        <translation>È volato come pipistrello in una città a una o due strade.</translation>
    </message>
    <message>
        <source>He was {before:in}, then went to a city or hid: his card has the back of a city.</source>
        <translation>Era {before:in} e poi è andato in una città o si è nascosto: la sua carta ha il dorso di una città.</translation>
    </message>
    <message>
        <source>He was {before:in}, then went to a city, as the back of his card shows.</source>
        <translation>Era {before:in} e poi è andato in una città, come mostra il dorso della sua carta.</translation>
    </message>
    <message>
        <source>He was {before:in}, then went to sea, as the back of his card shows.</source>
        <translation>Era {before:in} e poi è andato in mare, come mostra il dorso della sua carta.</translation>
    </message>
    <message>
        <source>His card has the back of a city.</source>
        <translation>La sua carta ha il dorso di una città.</translation>
    </message>
    <message>
        <source>His card has the back of a city: a city, or Hide.</source>
        <translation>La sua carta ha il dorso di una città: una città, o «Nascondersi».</translation>
    </message>
    <message>
        <source>His card has the back of a sea zone.</source>
        <translation>La sua carta ha il dorso di una zona di mare.</translation>
    </message>
    <message>
        <source>Misdirect removed a hideout from the trail. Dracula was not in it.</source>
        <translation>«Depistare» ha tolto un Nascondiglio dal Percorso. Dracula non era lì.</translation>
    </message>
    <message>
        <source>No card of the trail is Hide.</source>
        <translation>Nessuna carta del Percorso è «Nascondersi».</translation>
    </message>
    <message>
        <source>No hunter was next to Dracula.</source>
        <translation>Nessun Cacciatore era accanto a Dracula.</translation>
    </message>
    <message>
        <source>Only these hunters were next to Dracula: {hunters}.</source>
        <translation>Solo questi Cacciatori erano accanto a Dracula: {hunters}.</translation>
    </message>
    <message>
        <source>The {place} card was turned up.</source>
        <translation>È stata rivelata la carta luogo «{place}».</translation>
    </message>
    <message>
        <source>There is no hideout {place:in}.</source>
        <translation>{place:in} non c’è nessun Nascondiglio.</translation>
    </message>
    <message>
        <source>This card is Hide: Dracula stayed where he was.</source>
        <translation>Questa carta è «Nascondersi»: Dracula è rimasto dov’era.</translation>
    </message>
    <message>
        <source>This hideout became lair {slot}: it is a city.</source>
        <translation>Questo Nascondiglio è diventato il Covo {slot}: è una città.</translation>
    </message>
    <message>
        <source>Wolf Form took him one or two roads away from {before}.</source>
        <translation>«Forma di lupo» lo ha portato a una o due strade da {before}.</translation>
    </message>
    <message>
        <source>Wolf Form took him to a city one or two roads away.</source>
        <translation>«Forma di lupo» lo ha portato in una città a una o due strade.</translation>
    </message>
    <message>
        <source>{card} revealed the {place} card.</source>
        <translation>«{card}» ha rivelato la carta luogo «{place}».</translation>
    </message>
    <message>
        <source>{card}: no hideout {place:in}.</source>
        <translation>«{card}»: nessun Nascondiglio {place:in}.</translation>
    </message>
    <message>
        <source>{encounter} matured here: this card was not Hide.</source>
        <translation>«{encounter}»: l’Incontro è maturato qui, quindi questa carta non era «Nascondersi».</translation>
    </message>
    <message>
        <source>{hunter} came {place:to} and found no hideout.</source>
        <translation>{hunter} non ha trovato Nascondigli {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} found a hideout {place:in}.</source>
        <translation>{hunter} ha trovato un Nascondiglio {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} searched {place:in} and found nothing.</source>
        <translation>{hunter} ha cercato {place:in} e non ha trovato nulla.</translation>
    </message>
    <message>
        <source>{place} is protected: Dracula cannot enter it.</source>
        <translation>{place} è sotto protezione: Dracula non può entrarvi.</translation>
    </message>
    <message>
        <source>{power}: Dracula stayed where he was.</source>
        <translation>«{power}»: Dracula è rimasto dov’era.</translation>
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
        <source>City {region:in}.</source>
        <translation>Città {region:in}.</translation>
    </message>
    <message>
        <source>Dracula combat card</source>
        <translation>Carta combattimento di Dracula</translation>
    </message>
    <message>
        <source>Dracula combat card: escape</source>
        <translation>Carta combattimento di Dracula: Fuga</translation>
    </message>
    <message>
        <source>Dracula event card</source>
        <translation>Carta evento di Dracula</translation>
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
        <source>Entering a sea zone costs Dracula damage.</source>
        <translation>Entrare in una zona di mare costa danni a Dracula.</translation>
    </message>
    <message>
        <source>For a move by railway, by day</source>
        <translation>Per un movimento in ferrovia, di giorno</translation>
    </message>
    <message>
        <source>Hunter event card</source>
        <translation>Carta evento dei Cacciatori</translation>
    </message>
    <message>
        <source>Item card</source>
        <translation>Carta oggetto</translation>
    </message>
    <message>
        <source>Port {region:in}.</source>
        <translation>Porto {region:in}.</translation>
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
        <source>Ticket</source>
        <translation>Biglietto</translation>
    </message>
    <message>
        <source>Unknown city</source>
        <translation>Città ignota</translation>
    </message>
    <message>
        <source>Unknown sea zone</source>
        <translation>Mare ignoto</translation>
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
        <source>White railways: {white} at most.</source>
        <translation>Ferrovie bianche: al massimo {white}.</translation>
    </message>
    <message>
        <source>White railways: {white} at most. Railways of any color: {yellow} at most.</source>
        <translation>Ferrovie bianche: al massimo {white}. Ferrovie di qualsiasi colore: al massimo {yellow}.</translation>
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
        <source>facedown</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trovata</translation>
    </message>
    <message>
        <source>in lair {space}</source>
        <translation>nel Covo {space}</translation>
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
        <source>matured</source>
        <translation>maturato</translation>
    </message>
    <message>
        <source>no effect yet</source>
        <translation>ancora senza effetto</translation>
    </message>
    <message>
        <source>not playable this round</source>
        <translation>non giocabile in questo round</translation>
    </message>
    <message>
        <source>on space {space} of the trail</source>
        <translation>nello spazio {space} del Percorso</translation>
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
        <source>Day: the night effects of Dracula&apos;s cards do not apply.</source>
        <translation>Giorno: gli effetti notturni delle carte di Dracula non valgono.</translation>
    </message>
    <message>
        <source>Dracula has not played enough cards to flee (Pride), so {combat} is canceled.</source>
        <translation>Dracula non ha giocato abbastanza carte per fuggire (Orgoglio): «{combat}» è annullata.</translation>
    </message>
    <message>
        <source>Enraged was played, so {combat} is canceled.</source>
        <translation>È stata giocata «Infuriato»: «{combat}» è annullata.</translation>
    </message>
    <message>
        <source>Enraged: escape cards have no effect in this combat.</source>
        <translation>«Infuriato»: le carte Fuga non hanno effetto in questo combattimento.</translation>
    </message>
    <message>
        <source>It ambushed: each Fangs that takes effect brings Dracula 1 influence.</source>
        <translation>Ha teso un’imboscata: ogni carta «Zanne» che ha effetto dà a Dracula 1 punto Influenza.</translation>
    </message>
    <message>
        <source>It is too early for the vampire to flee, so {combat} is canceled.</source>
        <translation>È troppo presto perché il vampiro fugga: «{combat}» è annullata.</translation>
    </message>
    <message>
        <source>Lucy&apos;s Revenge is discarded, so {combat} is canceled.</source>
        <translation>«La vendetta di Lucy» viene scartata: «{combat}» è annullata.</translation>
    </message>
    <message>
        <source>Night: Fangs bites a mesmerized hunter, Strength takes a weapon or Crucifix away, Claws strikes twice, and as a bat Dracula can fly to another city.</source>
        <translation>Notte: «Zanne» morde un Cacciatore ipnotizzato, «Forza» toglie un’arma o un Crocifisso, «Artigli» colpisce due volte, e come pipistrello Dracula può volare in un’altra città.</translation>
    </message>
    <message>
        <source>Nocturnal Visit: this combat is fought as if it were night.</source>
        <translation>«Visita notturna»: questo combattimento si svolge come se fosse notte.</translation>
    </message>
    <message numerus="yes">
        <source>Plotting is faceup: %n card(s).</source>
        <translation>
            <numerusform>«Complotto» scoperta: %n carta.</numerusform>
            <numerusform>«Complotto» scoperta: %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plotting is turned facedown, so {item} is canceled.</source>
        <translation>«Complotto» viene girata coperta: «{item}» è annullata.</translation>
    </message>
    <message>
        <source>Pride: escape cards take effect from round {round} on.</source>
        <translation>Orgoglio: le carte Fuga hanno effetto dal round {round} in poi.</translation>
    </message>
    <message>
        <source>Sister Agatha: Dracula suffers 2 damage when Fangs or an escape card takes effect.</source>
        <translation>Suor Agata: Dracula subisce 2 danni quando «Zanne» o una carta Fuga ha effetto.</translation>
    </message>
    <message>
        <source>Strength cancels {item}.</source>
        <translation>«Forza» annulla «{item}».</translation>
    </message>
    <message>
        <source>The combat is over before {item} takes effect.</source>
        <translation>Il combattimento finisce prima che «{item}» abbia effetto.</translation>
    </message>
    <message>
        <source>The vampire can flee from round {round} on.</source>
        <translation>Il vampiro può fuggire dal round {round} in poi.</translation>
    </message>
    <message>
        <source>bitten</source>
        <translation>un morso subito</translation>
    </message>
    <message>
        <source>day</source>
        <translation>giorno</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>sconfitto</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>distrutto</translation>
    </message>
    <message>
        <source>left the combat</source>
        <translation>ha lasciato il combattimento</translation>
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
        <translation>{hunter} è sotto ipnosi: «{item}» è annullata.</translation>
    </message>
    <message>
        <source>{hunter} is mesmerized.</source>
        <translation>{hunter} è sotto ipnosi.</translation>
    </message>
    <message>
        <source>{hunter} is out of the combat, so {item} does nothing.</source>
        <translation>{hunter} non è più nel combattimento: «{item}» non fa nulla.</translation>
    </message>
    <message>
        <source>{hunter} was not engaged with Fangs or Claws, so {item} does no damage.</source>
        <translation>{hunter} non era il bersaglio di «Zanne» o «Artigli»: «{item}» non fa danni.</translation>
    </message>
    <message>
        <source>{item} canceled neither Fangs nor Mesmerize, so it does no damage.</source>
        <translation>«{item}» non ha annullato né «Zanne» né «Sguardo ipnotico»: non fa danni.</translation>
    </message>
    <message>
        <source>{item} does not show {combat}, so {combat} takes effect.</source>
        <translation>«{item}» non mostra «{combat}»: «{combat}» ha effetto.</translation>
    </message>
    <message>
        <source>{item} does not show {combat}, so {combat} takes effect: {outcome}</source>
        <translation>«{item}» non mostra «{combat}»: «{combat}» ha effetto. {outcome}</translation>
    </message>
    <message>
        <source>{item} is canceled by Plotting, so {combat} takes effect.</source>
        <translation>«{item}» è annullata da «Complotto»: «{combat}» ha effetto.</translation>
    </message>
    <message>
        <source>{item} is canceled by Plotting, so {combat} takes effect: {outcome}</source>
        <translation>«{item}» è annullata da «Complotto»: «{combat}» ha effetto. {outcome}</translation>
    </message>
    <message>
        <source>{item} meets Fangs: {outcome}</source>
        <translation>«{item}» contro «Zanne». {outcome}</translation>
    </message>
    <message>
        <source>{item} only cancels what it shows.</source>
        <translation>«{item}» serve solo ad annullare ciò che mostra.</translation>
    </message>
    <message>
        <source>{item} shows {combat}, but with Enraged {combat} takes effect.</source>
        <translation>«{item}» mostra «{combat}», ma con «Infuriato» «{combat}» ha effetto.</translation>
    </message>
    <message>
        <source>{item} shows {combat}, but with Enraged {combat} takes effect: {outcome}</source>
        <translation>«{item}» mostra «{combat}», ma con «Infuriato» «{combat}» ha effetto. {outcome}</translation>
    </message>
    <message>
        <source>{item} shows {combat}, so {combat} is canceled.</source>
        <translation>«{item}» mostra «{combat}»: «{combat}» è annullata.</translation>
    </message>
    <message>
        <source>{item} takes effect.</source>
        <translation>«{item}» ha effetto.</translation>
    </message>
    <message>
        <source>{item} takes effect: {outcome}</source>
        <translation>«{item}» ha effetto. {outcome}</translation>
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
        <source>Dracula event cards</source>
        <translation>Carte evento di Dracula</translation>
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
        <source>Hospitals</source>
        <translation>Ospedali</translation>
    </message>
    <message>
        <source>Hunter event cards</source>
        <translation>Carte evento dei Cacciatori</translation>
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
        <source>None of these</source>
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
        <source>After you resolve Rifle or Pistol, discard this card: the vampire suffers 3 more damage. Once per combat.</source>
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
        <translation>Se questa carta ha annullato «Zanne» o «Sguardo ipnotico», il vampiro subisce 3 danni.</translation>
    </message>
    <message>
        <source>If you are engaged and Fangs or Claws was played, the vampire suffers 2 damage.</source>
        <translation>Se il Cacciatore ingaggiato sei tu e la carta giocata è «Zanne» o «Artigli», il vampiro subisce 2 danni.</translation>
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
        <source>Only cancels what its banner shows.</source>
        <translation>Serve solo ad annullare ciò che mostra il suo stendardo.</translation>
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
        <source>Reveal before a search: Rats, Saboteur, Spy and Wolves are discarded without effect. If one of them ambushes you, you may discard this card to discard it without effect.</source>
        <translation>Rivela prima di cercare: «Ratti», «Sabotatore», «Spia» e «Lupi» vengono scartati senza effetto. Se uno di questi ti tende un’imboscata, puoi scartare questa carta per scartarlo senza effetto.</translation>
    </message>
    <message>
        <source>Reveal before a search: a vampire or Hoax found there is discarded without effect, with this card. It also pays for Vampire Lair.</source>
        <translation>Rivela prima di cercare: un vampiro o un «Inganno» trovato lì viene scartato senza effetto, insieme a questa carta. Serve anche a pagare «Covo dei vampiri».</translation>
    </message>
    <message>
        <source>Reveal it before the first combat round: whenever you suffer damage from Fangs, the vampire then suffers 4 damage. Discard it when Claws resolve against you or the combat ends.</source>
        <translation>Rivelala prima del primo round di combattimento: ogni volta che subisci danni da «Zanne», subito dopo il vampiro subisce 4 danni. Scartala quando «Artigli» si risolve contro di te o il combattimento finisce.</translation>
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
        <translation>Il vampiro subisce 4 danni; ma se il Cacciatore ingaggiato sei tu e la carta giocata è «Zanne», subisci invece un Morso e lasci il combattimento. Poi scarta questa carta. Fuori dal combattimento si può rivelare per alcune carte.</translation>
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
    <name>fury3.mina</name>
    <message>
        <source>defeated</source>
        <translation>sconfitta</translation>
    </message>
    <message>
        <source>delayed</source>
        <translation>rallentata</translation>
    </message>
    <message>
        <source>mesmerized</source>
        <translation>ipnotizzata</translation>
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
        <translation>Di giorno, o contro «Falsa soffiata»</translation>
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
        <translation>Quando una carta combattimento sta per essere annullata</translation>
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
        <source>When a search finds a vampire</source>
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
        <translation>«Il ritorno delle tenebre» toglie</translation>
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
        <source>Encounter vampires can escape</source>
        <translation>I vampiri di un Incontro possono fuggire</translation>
    </message>
    <message>
        <source>Escape as Bat under three despair tokens</source>
        <translation>«Fuga come pipistrello» con tre segnalini Disperazione</translation>
    </message>
    <message>
        <source>Feed and Dark Call while Dracula is revealed</source>
        <translation>«Nutrirsi» e «Richiamo oscuro» con Dracula rivelato</translation>
    </message>
    <message>
        <source>For Customs Search a journey by sea</source>
        <translation>Per «Controllo doganale», un viaggio via mare</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Plotting can be turned facedown</source>
        <translation>«Complotto» si può girare</translation>
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
        <source>if the card says so</source>
        <translation>se lo dice la carta</translation>
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
</context>
<context>
    <name>fury3.puzzles</name>
    <message numerus="yes">
        <source>%n earlier facts are needed, too.</source>
        <translation>
            <numerusform>Serve anche %n fatto precedente.</numerusform>
            <numerusform>Servono anche %n fatti precedenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places are left</source>
        <translation>
            <numerusform>resta %n luogo</numerusform>
            <numerusform>restano %n luoghi</numerusform>
        </translation>
    </message>
    <message>
        <source>At Sea</source>
        <translation>In mare</translation>
    </message>
    <message>
        <source>Dracula can have traveled like this: {places}.</source>
        <translation>Dracula può avere viaggiato così: {places}.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondersi</translation>
    </message>
    <message>
        <source>If Dracula has no hideout {place:in}: {count}.</source>
        <translation>Se Dracula non ha Nascondigli {place:in}: {count}.</translation>
    </message>
    <message>
        <source>Lairs</source>
        <translation>Covi</translation>
    </message>
    <message>
        <source>Mark every place where Dracula can be now.</source>
        <translation>Segna ogni luogo in cui Dracula può essere adesso.</translation>
    </message>
    <message numerus="yes">
        <source>Mark the place where Dracula was at the end of his turn %n turns ago.</source>
        <translation>
            <numerusform>Segna il luogo in cui Dracula si trovava alla fine del suo turno di %n turno fa.</numerusform>
            <numerusform>Segna il luogo in cui Dracula si trovava alla fine del suo turno di %n turni fa.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the Roads</source>
        <translation>Sulle strade</translation>
    </message>
    <message>
        <source>The cards on the trail and the distances alone exclude {place}.</source>
        <translation>Bastano le carte del Percorso e le distanze per escludere {place}.</translation>
    </message>
    <message>
        <source>The hunters may ask Dracula about one city, and he answers that he has no hideout there. Mark the city whose denial leaves the fewest places where he can be now.</source>
        <translation>I Cacciatori possono chiedere a Dracula di una città, e lui risponde che lì non ha Nascondigli. Segna la città che, se negata, lascia il minor numero di luoghi in cui può essere adesso.</translation>
    </message>
    <message>
        <source>There is only one place where Dracula can be now. Mark it.</source>
        <translation>C’è un solo luogo in cui Dracula può essere adesso. Segnalo.</translation>
    </message>
    <message>
        <source>Wolf Form and Bats</source>
        <translation>Forma di lupo e pipistrelli</translation>
    </message>
    <message>
        <source>{before} → {place}</source>
        <translation>{before} → {place}</translation>
    </message>
    <message>
        <source>{day} night, week {week}</source>
        <translation>{day} notte, settimana {week}</translation>
    </message>
    <message>
        <source>{day}, week {week}</source>
        <translation>{day}, settimana {week}</translation>
    </message>
    <message>
        <source>{day}: {fact}</source>
        <translation>{day}: {fact}</translation>
    </message>
    <message>
        <source>{day}: {hunter} was {place:in} and would have seen Dracula there.</source>
        <translation>{day}: {hunter} era {place:in} e lì avrebbe visto Dracula.</translation>
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
        <translation>Annullare «Falsa soffiata» con «Buona sorte»?</translation>
    </message>
    <message>
        <source>Cancel {combat} with Lucy&apos;s Revenge?</source>
        <translation>Annullare «{combat}» con «La vendetta di Lucy»?</translation>
    </message>
    <message>
        <source>Cancel {event} with Sensationalist Press?</source>
        <translation>Annullare «{event}» con «Stampa sensazionalista»?</translation>
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
        <source>Good Luck: what is removed?</source>
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
        <source>Show Heavenly Host and protect a city?</source>
        <translation>Mostrare «Ostia consacrata» e proteggere una città?</translation>
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
        <translation>Girare coperta la carta «Complotto» per annullare la carta di {hunter}?</translation>
    </message>
    <message>
        <source>Unnatural Fog: which city?</source>
        <translation>Nebbia innaturale: quale città?</translation>
    </message>
    <message>
        <source>Use Szgany Bodyguards against a hunter before the combat?</source>
        <translation>Scagliare le «Guardie del corpo Szgany» contro un Cacciatore prima del combattimento?</translation>
    </message>
    <message>
        <source>Use the Stake against {encounter}?</source>
        <translation>Usare il Paletto contro «{encounter}»?</translation>
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
        <source>Wax Cylinders: reveal which encounters, or ask about Hide?</source>
        <translation>Cilindri di cera: quali Incontri rivelare, o chiedere la carta «Nascondersi»?</translation>
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
        <translation>Quale Alleato ritorna?</translation>
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
        <translation>Su quale città deve rispondere Dracula?</translation>
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
        <source>Who does {hunter} trade with?</source>
        <translation>Con chi scambia {hunter}?</translation>
    </message>
    <message>
        <source>Who receives the blood?</source>
        <translation>Chi riceve il sangue?</translation>
    </message>
    <message>
        <source>Wolves: which city?</source>
        <translation>Lupi: quale città?</translation>
    </message>
    <message>
        <source>{actor} has too many event cards: which one is discarded?</source>
        <translation>{actor} ha troppe carte evento: quale scartare?</translation>
    </message>
    <message>
        <source>{actor} has too many item cards: which one is discarded?</source>
        <translation>{actor} ha troppe carte oggetto: quale scartare?</translation>
    </message>
    <message>
        <source>{actor} has too many tickets: which one is returned?</source>
        <translation>{actor} ha troppi biglietti: quale restituire?</translation>
    </message>
    <message>
        <source>{combat} is about to be canceled: play Enraged?</source>
        <translation>«{combat}» sta per essere annullata: giocare «Infuriato»?</translation>
    </message>
    <message>
        <source>{encounter} ambushes {hunter}: answer with a card?</source>
        <translation>«{encounter}» tende un’imboscata a {hunter}: rispondere con una carta?</translation>
    </message>
    <message>
        <source>{event} was drawn: play it now?</source>
        <translation>È stata pescata «{event}»: giocarla subito?</translation>
    </message>
    <message>
        <source>{event}: its effect at once, or an ally?</source>
        <translation>«{event}»: usare subito l’effetto o tenere la carta come Alleato?</translation>
    </message>
    <message>
        <source>{event}: scout a city, or keep as ally?</source>
        <translation>«{event}»: esplorare una città o tenere la carta come Alleato?</translation>
    </message>
    <message>
        <source>{hunter} finds {encounter}: play Seduction?</source>
        <translation>{hunter} trova «{encounter}»: giocare «Seduzione»?</translation>
    </message>
    <message>
        <source>{hunter} is about to be bitten: prevent it?</source>
        <translation>{hunter} sta per subire un Morso: impedirlo?</translation>
    </message>
    <message>
        <source>{hunter} is about to be defeated by damage: prevent it?</source>
        <translation>I danni stanno per sconfiggere {hunter}: impedirlo?</translation>
    </message>
    <message>
        <source>{hunter} searches: reveal a card first?</source>
        <translation>{hunter} cerca: rivelare prima una carta?</translation>
    </message>
    <message>
        <source>{hunter} spends a ticket: play False Tip?</source>
        <translation>{hunter} spende un biglietto: giocare «Falsa soffiata»?</translation>
    </message>
    <message>
        <source>{hunter}: become delayed to discard Aristocratic Vampire?</source>
        <translation>{hunter}: subire il rallentamento per scartare «Vampiro aristocratico»?</translation>
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
        <source>{hunter}: discard a weapon to get rid of the Spy?</source>
        <translation>{hunter}: scartare un’arma per liberarsi della Spia?</translation>
    </message>
    <message>
        <source>{hunter}: discard all items, or suffer 3 damage?</source>
        <translation>{hunter}: scartare tutti gli oggetti o subire 3 danni?</translation>
    </message>
    <message>
        <source>{hunter}: play a different card (Planned Ambush)?</source>
        <translation>{hunter}: giocare un’altra carta («Imboscata pianificata»)?</translation>
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
        <source>{hunter}: which items are handed over to the mob?</source>
        <translation>{hunter}: quali oggetti cedere alla banda?</translation>
    </message>
</context>
<context>
    <name>fury3.reach</name>
    <message>
        <source>It is too far {place:to} for one move: {count} moves by road and sea from {figure}.</source>
        <translation>È troppo lontano per arrivare {place:in} con una mossa: da {figure} sono {count} mosse su strada e per mare.</translation>
    </message>
    <message>
        <source>It is too far {place:to} for one move: {count} moves by sea from {figure}.</source>
        <translation>È troppo lontano per arrivare {place:in} con una mossa: da {figure} sono {count} mosse per mare.</translation>
    </message>
    <message>
        <source>It is too far {place:to} for one move: {count} roads from {figure}.</source>
        <translation>È troppo lontano per arrivare {place:in} con una mossa: da {figure} sono {count} strade.</translation>
    </message>
    <message>
        <source>{far} In reach with {ticket}, but {hunter} has no ticket.</source>
        <translation>{far} Raggiungibile con: {ticket}. {hunter} però non ha biglietti.</translation>
    </message>
    <message>
        <source>{far} In reach with {ticket}.</source>
        <translation>{far} Raggiungibile con: {ticket}.</translation>
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
        <source>a Dracula ally less often</source>
        <translation>meno spesso un Alleato di Dracula</translation>
    </message>
    <message>
        <source>a Dracula ally more often</source>
        <translation>più spesso un Alleato di Dracula</translation>
    </message>
    <message>
        <source>a fresher trace of Dracula</source>
        <translation>un indizio più fresco su Dracula</translation>
    </message>
    <message>
        <source>a hunters&apos; ally less often</source>
        <translation>meno spesso un Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>a hunters&apos; ally more often</source>
        <translation>più spesso un Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>an early victory of Dracula more often</source>
        <translation>più spesso una vittoria rapida di Dracula</translation>
    </message>
    <message>
        <source>an early victory of the hunters more often</source>
        <translation>più spesso una vittoria rapida dei Cacciatori</translation>
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
        <translation>meno Morsi</translation>
    </message>
    <message>
        <source>fewer defeated hunters</source>
        <translation>meno Cacciatori sconfitti</translation>
    </message>
    <message>
        <source>fewer encounters on the trail</source>
        <translation>meno Incontri sul Percorso</translation>
    </message>
    <message>
        <source>fewer event cards for Dracula</source>
        <translation>meno carte evento per Dracula</translation>
    </message>
    <message>
        <source>fewer event cards for the hunters</source>
        <translation>meno carte evento per i Cacciatori</translation>
    </message>
    <message>
        <source>fewer hunters with a weapon</source>
        <translation>meno Cacciatori con un’arma</translation>
    </message>
    <message>
        <source>fewer hunters with weapons near Dracula</source>
        <translation>meno Cacciatori con armi vicino a Dracula</translation>
    </message>
    <message>
        <source>fewer hunters without weapons near Dracula</source>
        <translation>meno Cacciatori senza armi vicino a Dracula</translation>
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
        <translation>meno vampiri alla portata dei Cacciatori</translation>
    </message>
    <message>
        <source>fewer weapons</source>
        <translation>meno armi</translation>
    </message>
    <message>
        <source>hunters farther from Dracula</source>
        <translation>Cacciatori più lontani da Dracula</translation>
    </message>
    <message>
        <source>hunters in combat less badly hurt</source>
        <translation>Cacciatori feriti meno gravemente in combattimento</translation>
    </message>
    <message>
        <source>hunters in combat more badly hurt</source>
        <translation>Cacciatori feriti più gravemente in combattimento</translation>
    </message>
    <message>
        <source>hunters nearer to Dracula</source>
        <translation>Cacciatori più vicini a Dracula</translation>
    </message>
    <message>
        <source>less damage to Dracula</source>
        <translation>meno danni a Dracula</translation>
    </message>
    <message>
        <source>less damage to the hunters</source>
        <translation>meno danni ai Cacciatori</translation>
    </message>
    <message>
        <source>less despair</source>
        <translation>meno Disperazione</translation>
    </message>
    <message>
        <source>less influence for Dracula</source>
        <translation>meno Influenza per Dracula</translation>
    </message>
    <message>
        <source>less time passed</source>
        <translation>meno tempo trascorso</translation>
    </message>
    <message>
        <source>more bites</source>
        <translation>più Morsi</translation>
    </message>
    <message>
        <source>more damage to Dracula</source>
        <translation>più danni a Dracula</translation>
    </message>
    <message>
        <source>more damage to the hunters</source>
        <translation>più danni ai Cacciatori</translation>
    </message>
    <message>
        <source>more defeated hunters</source>
        <translation>più Cacciatori sconfitti</translation>
    </message>
    <message>
        <source>more despair</source>
        <translation>più Disperazione</translation>
    </message>
    <message>
        <source>more encounters on the trail</source>
        <translation>più Incontri sul Percorso</translation>
    </message>
    <message>
        <source>more event cards for Dracula</source>
        <translation>più carte evento per Dracula</translation>
    </message>
    <message>
        <source>more event cards for the hunters</source>
        <translation>più carte evento per i Cacciatori</translation>
    </message>
    <message>
        <source>more hunters with a weapon</source>
        <translation>più Cacciatori con un’arma</translation>
    </message>
    <message>
        <source>more hunters with weapons near Dracula</source>
        <translation>più Cacciatori con armi vicino a Dracula</translation>
    </message>
    <message>
        <source>more hunters without weapons near Dracula</source>
        <translation>più Cacciatori senza armi vicino a Dracula</translation>
    </message>
    <message>
        <source>more influence for Dracula</source>
        <translation>più Influenza per Dracula</translation>
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
        <source>more time passed</source>
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
        <translation>più vampiri alla portata dei Cacciatori</translation>
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
        <source>A Dracula card that a hunter draws by day is discarded facedown: no one learns what it was.</source>
        <translation>Una carta di Dracula che un Cacciatore pesca di giorno viene scartata coperta: nessuno viene a sapere quale fosse.</translation>
    </message>
    <message>
        <source>A Stake handles one encounter, which the hunter names; for that, all encounters of the place are turned up.</source>
        <translation>Un Paletto elimina un solo Incontro, che il Cacciatore nomina; per questo si rivelano tutti gli Incontri del luogo.</translation>
    </message>
    <message>
        <source>A bats token follows its hunter. Instead of the hunter&apos;s next action, by day or by night, it is discarded: Dracula moves the hunter along a road to an adjacent city, and the hunter is delayed.</source>
        <translation>Un segnalino Pipistrelli segue il suo Cacciatore. Al posto della prossima azione del Cacciatore, di giorno o di notte, il segnalino viene scartato: Dracula sposta il Cacciatore lungo una strada in una città adiacente, e il Cacciatore è rallentato.</translation>
    </message>
    <message>
        <source>A bite takes one of the hunter&apos;s bite spaces and makes the hunter weakened. A hunter in combat leaves it at once.</source>
        <translation>Un Morso occupa uno degli spazi Morso del Cacciatore e lo rende indebolito. Se è in combattimento, il Cacciatore lo lascia subito.</translation>
    </message>
    <message>
        <source>A bitten hunter is weakened, and Mina always is. Dracula sees one item card and one event card of the hunter&apos;s choice.</source>
        <translation>Un Cacciatore che ha subito un Morso è indebolito, e Mina lo è sempre. Dracula vede una carta oggetto e una carta evento a scelta del Cacciatore.</translation>
    </message>
    <message>
        <source>A canceled card is spent, and so is the action or ticket that was used with it.</source>
        <translation>Una carta annullata è spesa, e lo sono anche l’azione o il biglietto che l’accompagnano.</translation>
    </message>
    <message>
        <source>A canceled card still counts as played.</source>
        <translation>Una carta annullata conta comunque come giocata.</translation>
    </message>
    <message>
        <source>A card played in the previous round stays in front of its owner and can be chosen again only one round later. With two copies of a card you can alternate them.</source>
        <translation>Una carta giocata nel round precedente resta davanti al suo proprietario e si può scegliere di nuovo solo un round più tardi. Con due copie della stessa carta si può alternare.</translation>
    </message>
    <message>
        <source>A card that finds nothing to act on is discarded without effect.</source>
        <translation>Una carta che non trova nulla su cui agire viene scartata senza effetto.</translation>
    </message>
    <message>
        <source>A card that returns goes back to its hideout faceup. It stays there until it is discarded or matures like any other.</source>
        <translation>Una carta che ritorna va scoperta nel suo Nascondiglio. Vi resta finché non viene scartata o non matura come le altre.</translation>
    </message>
    <message>
        <source>A card that says “immediately” is played the moment it is drawn. It cannot be kept, and it needs no room in the hand.</source>
        <translation>Una carta che dice «subito» si gioca nel momento in cui viene pescata. Non si può tenere e non ha bisogno di posto in mano.</translation>
    </message>
    <message>
        <source>A card together with the encounters and tokens on it is a hideout. Power cards take up a space and slide like hideouts.</source>
        <translation>Una carta con gli Incontri e i segnalini che vi si trovano è un Nascondiglio. Le carte potere occupano uno spazio e scorrono come i Nascondigli.</translation>
    </message>
    <message>
        <source>A cleared card can be placed again.</source>
        <translation>Una carta sgombrata si può piazzare di nuovo.</translation>
    </message>
    <message>
        <source>A combat ends with the {most}th card that Dracula plays, with an escape card that takes effect, when one side has won the game, when the vampire fought is defeated, or when no hunter is left in it.</source>
        <translation>Un combattimento finisce con la {most}ª carta che Dracula gioca, con una carta Fuga che ha effetto, quando uno schieramento ha vinto la partita, quando il vampiro contro cui si combatte è sconfitto, o quando non vi resta nessun Cacciatore.</translation>
    </message>
    <message>
        <source>A combat without hunters ends, even along with Dracula&apos;s last card.</source>
        <translation>Un combattimento senza Cacciatori finisce, anche insieme all’ultima carta di Dracula.</translation>
    </message>
    <message>
        <source>A defeated hunter gives Dracula influence.</source>
        <translation>Un Cacciatore sconfitto dà Influenza a Dracula.</translation>
    </message>
    <message>
        <source>A defeated hunter is brought to the hospital that is nearest by road. Dracula chooses between equally near hospitals, and if no road leads to one. From the sea the distance is counted from the nearest port.</source>
        <translation>Un Cacciatore sconfitto è portato all’ospedale più vicino su strada. Dracula sceglie fra ospedali alla stessa distanza, e quando nessuna strada porta a un ospedale. Dal mare la distanza si conta dal porto più vicino.</translation>
    </message>
    <message>
        <source>A defeated hunter lying there notices nothing, and Dracula is never revealed at sea.</source>
        <translation>Un Cacciatore che giace lì sconfitto non si accorge di nulla, e in mare Dracula non è mai rivelato.</translation>
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
        <source>A heavenly host stays for a whole round and is removed at the second dawn.</source>
        <translation>Un’ostia consacrata resta per un round intero e viene rimossa alla seconda alba.</translation>
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
        <source>A hunter holds at most {items} items and {events} event cards, Dr. Seward {more} of each. No hunter keeps more than {tickets} tickets.</source>
        <translation>Un Cacciatore tiene al massimo {items} oggetti e {events} carte evento, il dottor Seward {more} degli uni e delle altre. Nessun Cacciatore tiene più di {tickets} biglietti.</translation>
    </message>
    <message>
        <source>A hunter in a hospital is not in the city it belongs to. By day the hunter may walk out into that city; by day or night the hunter may take an item as supplies. Nothing else is possible.</source>
        <translation>Un Cacciatore in un ospedale non è nella città a cui l’ospedale appartiene. Di giorno il Cacciatore può uscire in quella città; di giorno o di notte può rifornirsi di un oggetto; nient’altro.</translation>
    </message>
    <message>
        <source>A hunter is defeated when their damage equals their health, or by a bite when no bite space is free.</source>
        <translation>Un Cacciatore è sconfitto da tanti danni quanta è la sua salute, o da un Morso senza uno spazio libero.</translation>
    </message>
    <message>
        <source>A hunter is defeated: by 2, and 1 more for each despair token.</source>
        <translation>Un Cacciatore è sconfitto: 2, più 1 per ogni segnalino Disperazione.</translation>
    </message>
    <message>
        <source>A hunter leaves the combat with Escape, Holy Circle or Escape Route, or when bitten or defeated.</source>
        <translation>Un Cacciatore lascia il combattimento con «Fuga», con «Cerchio sacro» o «Via di fuga», e quando subisce un Morso o è sconfitto.</translation>
    </message>
    <message>
        <source>A hunter may search a city whose hideout or lair has been found, if there are encounters and no fog.</source>
        <translation>Un Cacciatore può cercare in una città il cui Nascondiglio o Covo è stato trovato, se lì ci sono Incontri e non c’è nebbia.</translation>
    </message>
    <message>
        <source>A hunter takes one action by day and one by night, and may always pass.</source>
        <translation>Un Cacciatore svolge un’azione di giorno e una di notte, e può sempre passare.</translation>
    </message>
    <message>
        <source>A hunter who ends a move in a city of the trail or of a lair turns its card up. The card stays faceup as long as it is there.</source>
        <translation>Un Cacciatore che finisce un movimento in una città del Percorso o di un Covo ne rivela la carta. La carta resta scoperta finché si trova lì.</translation>
    </message>
    <message>
        <source>A hunter who is delayed and has bats stands up first; the bats take the action after that.</source>
        <translation>Un Cacciatore rallentato che ha anche i Pipistrelli prima si rialza; i Pipistrelli si prendono l’azione successiva.</translation>
    </message>
    <message>
        <source>A hunter who rests heals 1 damage, or 2 in a city with Dr. Seward.</source>
        <translation>Un Cacciatore che riposa recupera 1 danno, in una città con il dottor Seward 2.</translation>
    </message>
    <message>
        <source>A hunter without items suffers the damage of Customs Search.</source>
        <translation>Un Cacciatore senza oggetti subisce i danni di «Controllo doganale».</translation>
    </message>
    <message>
        <source>A lair is found, searched and used for an ambush like a hideout. Faceup cards stay faceup. Its encounters do not mature there.</source>
        <translation>Un Covo si può trovare, vi si può cercare e può servire per un’imboscata, come un Nascondiglio. Le carte scoperte restano scoperte. I suoi Incontri lì non maturano.</translation>
    </message>
    <message>
        <source>A lair that returns to the trail counts as its city card, and so does the city that Dracula flies to as a bat. Sea zones, Feed, Dark Call and Misdirect give nothing.</source>
        <translation>Un Covo che torna sul Percorso conta come la sua carta città, e così la città in cui Dracula vola come pipistrello. Zone di mare, «Nutrirsi», «Richiamo oscuro» e «Depistare» non danno nulla.</translation>
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
        <source>A move by railway costs a ticket. Its first number is how many railways the hunter can use if all are white, its second number if some are yellow. A ticket without a second number cannot be used on yellow railways.</source>
        <translation>Un movimento in ferrovia costa un biglietto. Il primo numero dice quante ferrovie può usare il Cacciatore se sono tutte bianche, il secondo se alcune sono gialle. Un biglietto senza secondo numero non vale sulle ferrovie gialle.</translation>
    </message>
    <message>
        <source>A move from or to a sea zone crosses no border.</source>
        <translation>Un movimento da o verso una zona di mare non supera confini.</translation>
    </message>
    <message>
        <source>A roadblock closes one road or one railway to hunters. It does not hinder Dracula, and no road or railway can have two.</source>
        <translation>Un segnalino Strada bloccata chiude una strada o una ferrovia ai Cacciatori. Non ostacola Dracula, e nessuna strada o ferrovia può averne due.</translation>
    </message>
    <message>
        <source>A roadblock on the road stops the move. So does fog at either end: no hunter enters or leaves a city in fog.</source>
        <translation>Un segnalino Strada bloccata sulla strada impedisce il movimento. Lo stesso fa la nebbia a uno dei due capi: nessun Cacciatore entra in una città nella nebbia o ne esce.</translation>
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
        <source>A rumor counts for a vampire of its own hideout.</source>
        <translation>Una Diceria vale per un vampiro del suo stesso Nascondiglio.</translation>
    </message>
    <message>
        <source>A storm closes a sea zone to hunters: no hunter can sail into it. A hunter who is already there may sail out.</source>
        <translation>Una tempesta chiude una zona di mare ai Cacciatori: nessun Cacciatore può entrarvi. Un Cacciatore che è già lì può uscirne.</translation>
    </message>
    <message>
        <source>A ticket has two numbers: how many railways you may use if all are white, and how many if one of them is yellow.</source>
        <translation>Un biglietto ha due numeri: quante ferrovie si possono percorrere se sono tutte bianche, e quante se fra di esse ce n’è una gialla.</translation>
    </message>
    <message>
        <source>A vampire is fought on the spot, by day or by night. If it is not defeated, it returns faceup with its damage.</source>
        <translation>Contro un vampiro si combatte sul posto, di giorno o di notte. Se non è sconfitto, il vampiro ritorna scoperto con i suoi danni.</translation>
    </message>
    <message>
        <source>A vampire matures: by the number on its card, {low} or {high}.</source>
        <translation>Un vampiro matura: quanto indica la sua carta, {low} o {high}.</translation>
    </message>
    <message>
        <source>A vampire that matures gives the influence on its card. It also clears the hideouts on spaces four to six, but never the one Dracula is in: his trail becomes short.</source>
        <translation>Un vampiro che matura dà l’Influenza indicata sulla sua carta. Inoltre sgombra i Nascondigli negli spazi dal quarto al sesto, ma mai quello in cui si trova Dracula: il Percorso si accorcia.</translation>
    </message>
    <message>
        <source>A vampire therefore needs {rounds} undisturbed rounds. The hunters&apos; best answer is to search its city in time.</source>
        <translation>Un vampiro ha quindi bisogno di {rounds} round indisturbati. La risposta migliore dei Cacciatori è cercare in tempo nella sua città.</translation>
    </message>
    <message>
        <source>Adjacent</source>
        <translation>Adiacente</translation>
    </message>
    <message>
        <source>After a move to a city, and with Hide, Dracula puts one encounter from his hand facedown on the new card. He must if he can.</source>
        <translation>Dopo una mossa in una città, e con «Nascondersi», Dracula mette un Incontro della sua mano coperto sulla nuova carta. Se può, deve farlo.</translation>
    </message>
    <message>
        <source>After placing an encounter Dracula may put a rumor on a hideout on one of the first three spaces. Everyone sees it; a hideout takes only one, and only if it has an encounter.</source>
        <translation>Dopo aver piazzato un Incontro Dracula può mettere una Diceria su un Nascondiglio in uno dei primi tre spazi. La Diceria è visibile a tutti; un Nascondiglio ne riceve una sola, e solo se lì c’è un Incontro.</translation>
    </message>
    <message>
        <source>After the hideouts have slid, Dracula may clear one of them and place Misdirect faceup in its space. Then he moves as usual.</source>
        <translation>Dopo che i Nascondigli sono scorsi, Dracula può sgombrarne uno e piazzare «Depistare» scoperta in quello spazio. Poi muove come di consueto.</translation>
    </message>
    <message>
        <source>Afterwards Dracula shuffles all his combat cards together, and weakened hunters choose again which cards Dracula sees.</source>
        <translation>Alla fine Dracula mescola insieme tutte le sue carte combattimento, e i Cacciatori indeboliti scelgono di nuovo quali carte tenere visibili.</translation>
    </message>
    <message>
        <source>Against a single hunter there is nothing to choose. Against several, Dracula names one each round, after all cards are chosen and before they are turned up.</source>
        <translation>Contro un solo Cacciatore non c’è scelta. Contro più Cacciatori Dracula ne nomina uno in ogni round, dopo che tutte le carte sono state scelte e prima che vengano rivelate.</translation>
    </message>
    <message>
        <source>Against several hunters Dracula names the one he engages.</source>
        <translation>Contro più Cacciatori Dracula nomina quello che ingaggia.</translation>
    </message>
    <message>
        <source>Aggressive Vampire is another name for Reckless Vampire, and Stormy Seas for Summon Storms.</source>
        <translation>Vampiro aggressivo è un altro nome di «Vampiro sconsiderato», Mari in tempesta di «Evocare tempeste».</translation>
    </message>
    <message>
        <source>All cards are turned up.</source>
        <translation>Si rivelano tutte le carte.</translation>
    </message>
    <message>
        <source>All hideouts slide by one space. The one that leaves space {last} matures, becomes a lair in the advanced game, or is simply removed.</source>
        <translation>Tutti i Nascondigli scorrono di uno spazio. Quello che esce dallo spazio {last} matura, oppure nel gioco avanzato diventa un Covo, oppure viene semplicemente rimosso.</translation>
    </message>
    <message>
        <source>All other cards are played in answer to something that happens, or as an action.</source>
        <translation>Le altre carte si giocano in risposta a qualcosa che accade, oppure come azione.</translation>
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
        <source>An encounter can be two things: a danger to a hunter who comes by or, if it stays on the trail to the end, something that matures.</source>
        <translation>Un Incontro può essere due cose: un pericolo per un Cacciatore che passa di lì oppure, se resta sul Percorso fino alla fine, qualcosa che matura.</translation>
    </message>
    <message>
        <source>An encounter that was removed by a search can no longer mature. This is how hunters stop the vampires.</source>
        <translation>Un Incontro eliminato cercando non può più maturare. È così che i Cacciatori fermano i vampiri.</translation>
    </message>
    <message>
        <source>An encounter vampire may escape from the fourth round on.</source>
        <translation>Un vampiro di un Incontro può fuggire dal quarto round in poi.</translation>
    </message>
    <message>
        <source>An event that is played the moment it is drawn needs no room. When a deck is used up, its discard pile is shuffled.</source>
        <translation>Un evento giocato nel momento in cui viene pescato non occupa posto. Quando un mazzo finisce, si mescola la sua pila degli scarti.</translation>
    </message>
    <message>
        <source>An event that says “immediately” is played at once; others are kept.</source>
        <translation>Un evento con la parola «subito» si gioca al momento; gli altri si tengono.</translation>
    </message>
    <message>
        <source>Aristocratic Vampire and Hoax cannot ambush.</source>
        <translation>«Vampiro aristocratico» e «Inganno» non possono tendere imboscate.</translation>
    </message>
    <message>
        <source>As a move, Dracula may return to a lair whose city he could have moved to. Then the whole lair is on the first space again; if its card is faceup, he is revealed.</source>
        <translation>Come mossa, Dracula può tornare in un Covo nella cui città avrebbe potuto muovere. Allora tutto il Covo torna nel primo spazio; se la sua carta è scoperta, Dracula è rivelato.</translation>
    </message>
    <message>
        <source>As an action, in a city with another hunter, Mina asks whether Dracula is in her region, and he must tell the truth. While he is at sea the answer is no.</source>
        <translation>Come azione, in una città con un altro Cacciatore, Mina chiede se Dracula si trova nella regione in cui è lei, e Dracula deve dire la verità. Finché lui è in mare la risposta è no.</translation>
    </message>
    <message>
        <source>As long as all {most} despair tokens are placed, each city card and each Hide that Dracula places on his trail gives 3 influence.</source>
        <translation>Finché tutti i {most} segnalini Disperazione sono in gioco, ogni carta città e ogni carta «Nascondersi» che Dracula piazza sul suo Percorso dà 3 punti Influenza.</translation>
    </message>
    <message>
        <source>At dawn and at dusk Dracula, if he is revealed, fights all hunters in his city together. In fog he may refuse the combat.</source>
        <translation>All’alba e al tramonto Dracula, se è rivelato, combatte contro tutti i Cacciatori nella sua città insieme. Nella nebbia può rifiutare il combattimento.</translation>
    </message>
    <message>
        <source>At dawn the combat is by day, at dusk by night. Nocturnal Visit makes a day count as night.</source>
        <translation>All’alba il combattimento è di giorno, al tramonto di notte. «Visita notturna» fa contare un giorno come notte.</translation>
    </message>
    <message>
        <source>At dawn the hunter is brought to the nearest hospital, loses all cards and tickets, and is freed of all damage, bites, delay and bats.</source>
        <translation>All’alba il Cacciatore è portato all’ospedale più vicino, perde tutte le carte e i biglietti ed è liberato da tutti i danni, dai Morsi, dal rallentamento e dai Pipistrelli.</translation>
    </message>
    <message>
        <source>At sea no one finds Dracula: hunters who share his sea zone notice nothing, and his sea cards are turned up only by effects such as Money Trail.</source>
        <translation>In mare nessuno trova Dracula: i Cacciatori nella sua stessa zona di mare non si accorgono di nulla, e le sue carte mare si rivelano solo con effetti come «Pista del denaro».</translation>
    </message>
    <message>
        <source>At the end of dusk, every city in fog loses one token. So two tokens last for two dusks.</source>
        <translation>Alla fine del tramonto ogni città nella nebbia perde un segnalino. Due segnalini durano quindi due tramonti.</translation>
    </message>
    <message>
        <source>At the end of dusk, one roadblock is removed. Dracula chooses which; the hunters can remove one with Good Luck.</source>
        <translation>Alla fine del tramonto un segnalino Strada bloccata viene rimosso. Sceglie Dracula quale; i Cacciatori possono rimuoverne uno con «Buona sorte».</translation>
    </message>
    <message>
        <source>At the end of dusk, one storm is removed. Dracula chooses which.</source>
        <translation>Alla fine del tramonto una tempesta viene rimossa. Sceglie Dracula quale.</translation>
    </message>
    <message>
        <source>At the end of the move the trail is checked. If the city has a hideout or a lair, it is found.</source>
        <translation>Alla fine del movimento si guarda il Percorso. Se in quella città c’è un Nascondiglio o un Covo, viene trovato.</translation>
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
        <translation>Prima di cercare il Cacciatore può mostrare Cani o un Paletto, che lo liberano di alcuni Incontri. Dracula può rispondere con «Seduzione» quando il Cacciatore trova un vampiro.</translation>
    </message>
    <message>
        <source>Before each of these actions the hunters may play cards that say “day”, such as Good Luck.</source>
        <translation>Prima di ognuna di queste azioni i Cacciatori possono giocare carte per il giorno, come «Buona sorte».</translation>
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
        <source>Bitten. Dracula sees one item card and one event card.</source>
        <translation>Ha subito un Morso. Dracula vede una carta oggetto e una carta evento.</translation>
    </message>
    <message>
        <source>Blood Transfusion takes a bite away, but never Mina&apos;s first.</source>
        <translation>«Trasfusione di sangue» toglie un Morso, ma mai il primo di Mina.</translation>
    </message>
    <message>
        <source>Both keep Dracula out of a city. Where one is placed, a hideout there is turned up, location and encounters; if Dracula is there, he is revealed and must leave in his next phase, without Feed, Dark Call or Hide.</source>
        <translation>Entrambi tengono Dracula fuori da una città. Dove viene piazzato uno di questi segnalini, un Nascondiglio che si trova lì viene rivelato, luogo e Incontri; se Dracula è lì, è rivelato e deve andarsene nella sua prossima fase, senza «Nutrirsi», «Richiamo oscuro» o «Nascondersi».</translation>
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
        <source>By day, and for an encounter vampire, this card only ends the combat. By night Dracula himself may fly.</source>
        <translation>Di giorno, e per un vampiro di un Incontro, questa carta fa soltanto finire il combattimento. Di notte Dracula in persona può volare via.</translation>
    </message>
    <message>
        <source>By day, the top card. If it is a Dracula card, it is discarded and no one sees it.</source>
        <translation>Di giorno, la prima carta del mazzo. Se è di Dracula viene scartata senza che nessuno la veda.</translation>
    </message>
    <message>
        <source>By night</source>
        <translation>Di notte</translation>
    </message>
    <message>
        <source>By night every hunter takes one more action, in the same order. No hunter moves, unless Long Night allows moves by road.</source>
        <translation>Di notte ogni Cacciatore svolge un’altra azione, nello stesso ordine. Nessun Cacciatore si muove, a meno che «Lunga notte» non permetta di muovere su strada.</translation>
    </message>
    <message>
        <source>By night some of Dracula&apos;s cards do more:</source>
        <translation>Di notte alcune carte di Dracula fanno di più:</translation>
    </message>
    <message>
        <source>By night, the bottom card. A Dracula card goes into Dracula&apos;s hand.</source>
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
        <source>Cards above a limit are discarded at once, by the holder&apos;s choice. Punch, Dodge and Escape do not count.</source>
        <translation>Le carte oltre un limite vanno scartate subito, a scelta di chi le ha in mano. «Pugno», «Schivata» e «Fuga» non contano.</translation>
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
        <source>Cards take precedence over rules. Labels such as R14.6 at the bottom of a page number the rules, so that players can refer to them.</source>
        <translation>Le carte prevalgono sulle regole. Le sigle come R14.6 in fondo a una pagina numerano le regole, così che i giocatori possano citarle.</translation>
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
        <source>Castle Dracula is a special kind of city: it gives no supplies, and its card can be recognized by its back.</source>
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
        <source>Clearing a hideout means removing it from the table: its location card returns to Dracula, its encounters are discarded without maturing, and its tokens return.</source>
        <translation>Sgombrare un Nascondiglio significa toglierlo dal tavolo: la sua carta luogo torna a Dracula, i suoi Incontri vengono scartati senza maturare e i suoi segnalini tornano nella riserva.</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Components on the table</source>
        <translation>Componenti sul tavolo</translation>
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
        <translation>«Controllo doganale» e la carta pescata con «Lunga notte» vengono prima che si trovi qualcosa.</translation>
    </message>
    <message>
        <source>Damage from the sea may destroy Dracula.</source>
        <translation>I danni in mare possono distruggere Dracula.</translation>
    </message>
    <message>
        <source>Damage stays on the vampire&apos;s card, and Fangs heals that card, not Dracula. The vampire may escape from the fourth round on.</source>
        <translation>I danni restano sulla carta del vampiro, e «Zanne» toglie danni a quella carta, non a Dracula. Il vampiro può fuggire dal quarto round in poi.</translation>
    </message>
    <message>
        <source>Dangers to hunters</source>
        <translation>Pericoli per i Cacciatori</translation>
    </message>
    <message>
        <source>Darkness Returns and a matured Hoax take Dracula&apos;s cards back from there. A used-up deck is rebuilt from its discard pile.</source>
        <translation>«Il ritorno delle tenebre» e un «Inganno» maturato riprendono da lì le carte di Dracula. Un mazzo finito si riforma con gli scarti.</translation>
    </message>
    <message>
        <source>Darkness Returns leaves out the day&apos;s actions; the time marker moves as always.</source>
        <translation>«Il ritorno delle tenebre» toglie le azioni del giorno; il segnalino Tempo si muove come sempre.</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Dawn: time moves on, cards for the dawn, heavenly hosts are removed, hunters wake up in hospitals, combat by day.</source>
        <translation>Alba: il tempo avanza, si giocano carte per l’alba, le ostie consacrate vengono rimosse, i Cacciatori si svegliano in ospedale, si combatte di giorno.</translation>
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
        <source>Deduction aids</source>
        <translation>Aiuti alla deduzione</translation>
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
        <source>Delayed</source>
        <translation>Rallentato</translation>
    </message>
    <message>
        <source>Delaying a hunter who is already delayed changes nothing.</source>
        <translation>Rallentare un Cacciatore già rallentato non cambia nulla.</translation>
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
        <source>Despair tokens mark the weeks that have passed, up to {most}. They are never removed.</source>
        <translation>I segnalini Disperazione indicano le settimane trascorse, fino a {most}. Non vengono mai rimossi.</translation>
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
        <source>Dracula answers every question truthfully. The program ensures it, and the computer opponent knows no more than a person in its seat would.</source>
        <translation>Dracula risponde il vero a ogni domanda. Ci pensa il programma, e il computer che gioca contro di te non sa più di quanto saprebbe una persona al suo posto.</translation>
    </message>
    <message>
        <source>Dracula at sea</source>
        <translation>Dracula in mare</translation>
    </message>
    <message>
        <source>Dracula begins with one rumor token and takes one with every new week, as long as there are any left.</source>
        <translation>Dracula comincia con un segnalino Diceria e ne prende uno a ogni nuova settimana, finché ce ne sono.</translation>
    </message>
    <message>
        <source>Dracula card</source>
        <translation>Carta di Dracula</translation>
    </message>
    <message numerus="yes">
        <source>Dracula combat card, %n card(s)</source>
        <translation>
            <numerusform>Carta combattimento di Dracula, %n carta</numerusform>
            <numerusform>Carta combattimento di Dracula, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula comes and goes as he likes. In a city in fog he may refuse a combat.</source>
        <translation>Dracula va e viene come vuole. In una città nella nebbia può rifiutare un combattimento.</translation>
    </message>
    <message>
        <source>Dracula draws a card. The hunters&apos; cards stay in front of them for the next round, so no hunter plays the same card twice in a row.</source>
        <translation>Dracula pesca una carta. Le carte dei Cacciatori restano davanti a loro per il round successivo, così nessuno gioca la stessa carta due volte di fila.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula event, %n card(s) in the deck</source>
        <translation>
            <numerusform>Evento di Dracula, %n carta nel mazzo</numerusform>
            <numerusform>Evento di Dracula, %n carte nel mazzo</numerusform>
        </translation>
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
        <source>Dracula holds at most {schemes} event cards. He draws until he has {encounters} encounters; having more is allowed.</source>
        <translation>Dracula tiene al massimo {schemes} carte evento. Pesca fino ad avere {encounters} Incontri; averne di più è permesso.</translation>
    </message>
    <message>
        <source>Dracula is destroyed by {health} damage. Most of it is dealt in combat.</source>
        <translation>Con {health} danni Dracula è distrutto. La maggior parte li subisce in combattimento.</translation>
    </message>
    <message>
        <source>Dracula is revealed when the card of the city he is in is turned up by any means, and when he enters a city with a hunter. His figure is placed on the map.</source>
        <translation>Dracula è rivelato quando la carta della città in cui si trova viene rivelata in qualsiasi modo, e quando entra in una città con un Cacciatore. La sua miniatura viene piazzata sulla mappa.</translation>
    </message>
    <message>
        <source>Dracula is still in the city, and still revealed. If no one leaves, there is another combat at the next dawn or dusk.</source>
        <translation>Dracula è ancora nella città, e ancora rivelato. Se nessuno se ne va, c’è un altro combattimento alla prossima alba o al prossimo tramonto.</translation>
    </message>
    <message>
        <source>Dracula is where his newest location card says. A power card on top of it, such as Hide, leaves him where he is.</source>
        <translation>Dracula si trova dove dice la sua carta luogo più recente. Una carta potere piazzata dopo, come «Nascondersi», lo lascia dov’è.</translation>
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
        <source>Dracula moves in secret. With each step he places a facedown card on his trail, and under most of them an encounter waits for any hunter who comes by.</source>
        <translation>Dracula si muove in segreto. A ogni passo piazza una carta coperta sul suo Percorso, e sotto quasi tutte le carte un Incontro aspetta qualsiasi Cacciatore passi di lì.</translation>
    </message>
    <message>
        <source>Dracula moves one road or one step by sea, and places the card of that location facedown on the first space. He never rides a train, never enters a hospital, and roadblocks, fog and storms do not stop him.</source>
        <translation>Dracula muove di una strada o di un passo via mare e piazza la carta di quel luogo coperta nel primo spazio. Non prende mai il treno e non entra mai in un ospedale; segnalini Strada bloccata, nebbia e tempeste non lo fermano.</translation>
    </message>
    <message>
        <source>Dracula never enters a hospital, and no hunter is ambushed there.</source>
        <translation>Dracula non entra mai in un ospedale, e lì nessun Cacciatore subisce imboscate.</translation>
    </message>
    <message>
        <source>Dracula places a new card on the first space: he moves, or uses a power card in the advanced game.</source>
        <translation>Dracula piazza una nuova carta nel primo spazio: muove, oppure nel gioco avanzato usa una carta potere.</translation>
    </message>
    <message>
        <source>Dracula power card, in the advanced game</source>
        <translation>Carta potere di Dracula, nel gioco avanzato</translation>
    </message>
    <message>
        <source>Dracula revealed</source>
        <translation>Dracula rivelato</translation>
    </message>
    <message>
        <source>Dracula sails through storms. No sea zone can have two storms.</source>
        <translation>Dracula naviga attraverso le tempeste. In nessuna zona di mare possono essercene due.</translation>
    </message>
    <message>
        <source>Dracula sees that they trade, not what.</source>
        <translation>Dracula vede che c’è uno scambio, ma non che cosa si scambia.</translation>
    </message>
    <message>
        <source>Dracula suffers some damage by choice: at sea, and for the power cards Dark Call and Wolf Form. Having no legal move costs him dearly.</source>
        <translation>Alcuni danni Dracula li subisce per sua scelta: in mare, e per le carte potere «Richiamo oscuro» e «Forma di lupo». Non avere mosse valide gli costa caro.</translation>
    </message>
    <message>
        <source>Dracula takes his first step only after all four hunters have acted by day and by night.</source>
        <translation>Dracula fa il suo primo passo solo dopo che tutti e quattro i Cacciatori hanno agito di giorno e di notte.</translation>
    </message>
    <message>
        <source>Dracula wins as soon as his influence reaches {most}.</source>
        <translation>Dracula vince non appena la sua Influenza arriva a {most}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s Rage takes effect at once. The hunter lies where it happened until the next dawn; until then nothing more can happen to the hunter, and the other hunters act alone.</source>
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
        <source>Dracula&apos;s last cards, newest first.</source>
        <translation>le ultime carte di Dracula, dalla più recente.</translation>
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
        <source>Dusk: time moves on, cards for the dusk, combat by night, some tokens are removed.</source>
        <translation>Tramonto: il tempo avanza, si giocano carte per il tramonto, si combatte di notte, alcuni segnalini vengono rimossi.</translation>
    </message>
    <message>
        <source>Each event card says when it can be played. Some moments are open to both sides: first the hunters are prompted, then Dracula, until both decline one after the other.</source>
        <translation>Ogni carta evento dice quando si può giocare. Alcuni momenti sono aperti a entrambi gli schieramenti: allora si chiede prima ai Cacciatori, poi a Dracula, finché entrambi non rinunciano uno dopo l’altro.</translation>
    </message>
    <message>
        <source>Each hunter secretly chooses a card with a banner, and Dracula one of his.</source>
        <translation>Ogni Cacciatore sceglie in segreto una carta con uno stendardo, e Dracula una delle sue.</translation>
    </message>
    <message>
        <source>Each location is next to the one before, by road or sea, unless a card says otherwise, and no location is on the trail twice. This is what makes deduction possible.</source>
        <translation>Ogni luogo è adiacente a quello precedente, su strada o via mare, a meno che una carta non dica altro, e nessun luogo compare due volte sul Percorso. È questo che permette ai Cacciatori di fare deduzioni.</translation>
    </message>
    <message>
        <source>Each of Dracula&apos;s combat cards has an icon of its own. The banner of a hunter&apos;s card shows icons too.</source>
        <translation>Ogni carta combattimento di Dracula ha un’icona propria. Anche lo stendardo della carta di un Cacciatore mostra delle icone.</translation>
    </message>
    <message>
        <source>Each side has one ally at a time; a new one replaces the old, which is discarded.</source>
        <translation>Ogni schieramento ha un solo Alleato alla volta; uno nuovo sostituisce il vecchio, che viene scartato.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Incontro</translation>
    </message>
    <message>
        <source>Encounter vampires have no Pride; another limit applies to them.</source>
        <translation>I vampiri di un Incontro non hanno Orgoglio; per loro vale un altro limite.</translation>
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
        <source>Encounters and combat cards are Dracula&apos;s. Every deck has its discard pile beside it, and a used-up deck is rebuilt from it.</source>
        <translation>Gli Incontri e le carte combattimento sono di Dracula. Ogni mazzo ha accanto la sua pila degli scarti; quando un mazzo finisce, lo si riforma con gli scarti.</translation>
    </message>
    <message>
        <source>Encounters that he does not use stay where they are, facedown, and can still mature or ambush later. A faceup encounter may ambush again.</source>
        <translation>Gli Incontri che non usa restano dove sono, coperti, e possono ancora maturare o tendere un’imboscata più tardi. Un Incontro scoperto può tendere di nuovo un’imboscata.</translation>
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
        <translation>«Infuriato» non può salvare una carta Fuga.</translation>
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
        <source>Escape as Bat stays on the trail until the city card placed with it leaves; until then it is missing in combat.</source>
        <translation>«Fuga come pipistrello» resta sul Percorso finché la carta di quella città non ne esce; fino ad allora manca in combattimento.</translation>
    </message>
    <message>
        <source>Event cards and tickets</source>
        <translation>Carte evento e biglietti</translation>
    </message>
    <message>
        <source>Event cards do not change hands: each hunter keeps their own events. Only Van Helsing may trade events, with a hunter in any city.</source>
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
        <translation>Ogni Cacciatore combatte con le carte oggetto che ha in mano e con «Pugno», «Schivata» e «Fuga». Dracula pesca {hand} delle sue tredici carte combattimento.</translation>
    </message>
    <message>
        <source>Every hunter&apos;s own card, part of no deck</source>
        <translation>Carta propria di ogni Cacciatore, non fa parte di nessun mazzo</translation>
    </message>
    <message>
        <source>Everything about the hideout that leaves is resolved before Dracula moves, and its card may be placed again at once.</source>
        <translation>Tutto ciò che riguarda il Nascondiglio uscito si risolve prima che Dracula muova, e la sua carta si può piazzare di nuovo subito.</translation>
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
        <translation>«Zanne» dà Influenza solo contro un Cacciatore ipnotizzato.</translation>
    </message>
    <message>
        <source>Fangs gives its influence even if the bite is prevented.</source>
        <translation>«Zanne» dà la sua Influenza anche se il Morso viene impedito.</translation>
    </message>
    <message>
        <source>Fangs takes effect on a mesmerized hunter by night: by 1.</source>
        <translation>«Zanne» ha effetto di notte su un Cacciatore ipnotizzato: 1.</translation>
    </message>
    <message>
        <source>Fast Horses, Sense of Emergency and Long Night give more moves by road.</source>
        <translation>«Cavalli veloci», «Senso di urgenza» e «Lunga notte» danno altri movimenti su strada.</translation>
    </message>
    <message>
        <source>Feed and Dark Call are placed faceup and leave Dracula where he is. He may use them while he is revealed, and stays revealed.</source>
        <translation>«Nutrirsi» e «Richiamo oscuro» sono scoperte e lasciano Dracula dov’è. Può usarle mentre è rivelato, e resta rivelato.</translation>
    </message>
    <message>
        <source>Fighting an encounter vampire</source>
        <translation>Combattere contro un vampiro di un Incontro</translation>
    </message>
    <message>
        <source>Finding Dracula</source>
        <translation>Trovare Dracula</translation>
    </message>
    <message>
        <source>Finding Dracula does not yet mean fighting him. The combat waits for the next dawn or dusk.</source>
        <translation>Trovare Dracula non vuol dire ancora affrontarlo. Il combattimento aspetta la prossima alba o il prossimo tramonto.</translation>
    </message>
    <message>
        <source>Finding a hideout</source>
        <translation>Trovare un Nascondiglio</translation>
    </message>
    <message>
        <source>First come matured Szgany Bodyguards, then event cards for the start of a combat, then Garlic Wreath. Then the first round begins.</source>
        <translation>Per prime agiscono le «Guardie del corpo Szgany» maturate, poi le carte evento per l’inizio di un combattimento, poi Ghirlanda d’aglio. Quindi comincia il primo round.</translation>
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
        <source>Fog and roadblocks stop this as well. If no road is open, the hunter is only delayed.</source>
        <translation>Anche qui la nebbia e i segnalini Strada bloccata impediscono il movimento. Se nessuna strada è aperta, il Cacciatore è soltanto rallentato.</translation>
    </message>
    <message>
        <source>Followed by bats</source>
        <translation>Inseguito dai Pipistrelli</translation>
    </message>
    <message>
        <source>For the hunters Hide is the great uncertainty: the trail may be one step shorter than it looks.</source>
        <translation>Per i Cacciatori «Nascondersi» è la grande incognita: il Percorso può essere un passo più corto di quanto sembra.</translation>
    </message>
    <message>
        <source>Forewarned and Dogs protect against some of them.</source>
        <translation>«Preavvertiti» e Cani proteggono da alcuni di essi.</translation>
    </message>
    <message>
        <source>Four hunters look for Dracula in Europe. One player leads all four of them; the other is Dracula.</source>
        <translation>Quattro Cacciatori cercano Dracula in tutta Europa. Un giocatore li guida tutti e quattro; l’altro è Dracula.</translation>
    </message>
    <message>
        <source>From discovery to combat</source>
        <translation>Dalla scoperta allo scontro</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossario</translation>
    </message>
    <message>
        <source>Good Luck and Devilish Power remove the other side&apos;s ally. Surprising Return brings back a hunters&apos; ally.</source>
        <translation>«Buona sorte» e «Potere diabolico» rimuovono l’Alleato avversario. «Ritorno inaspettato» riporta in gioco un Alleato dei Cacciatori.</translation>
    </message>
    <message>
        <source>Good Luck may answer False Tip at any time.</source>
        <translation>«Buona sorte» può rispondere a «Falsa soffiata» in qualsiasi momento.</translation>
    </message>
    <message>
        <source>Great Strength and Lucy&apos;s Revenge can prevent a bite. Then the hunter fights on.</source>
        <translation>«Grande forza» e «La vendetta di Lucy» possono impedire un Morso. Allora il Cacciatore continua a combattere.</translation>
    </message>
    <message>
        <source>Great Strength is not one of them: it may be played the moment it is needed, even from outside the combat.</source>
        <translation>«Grande forza» non è fra queste: si può giocare nel momento del bisogno, anche da fuori del combattimento.</translation>
    </message>
    <message>
        <source>Hand limits</source>
        <translation>Quante carte si possono tenere</translation>
    </message>
    <message>
        <source>He acts first, has the most health, and only he may play Lucy&apos;s Revenge. He is well placed to be the one who strikes.</source>
        <translation>Agisce per primo, ha la salute più alta ed è l’unico che può giocare «La vendetta di Lucy». È l’uomo adatto per sferrare il colpo.</translation>
    </message>
    <message>
        <source>He cannot enter consecrated ground or a city with a heavenly host. If one is placed where he is, he must leave in his next phase.</source>
        <translation>Non può entrare in una città con il terreno consacrato o con un’ostia consacrata. Se uno dei due viene piazzato dove si trova Dracula, deve andarsene nella sua prossima fase.</translation>
    </message>
    <message>
        <source>He cannot go where he already has a card: neither to a place of his trail nor to the city of a lair. To enter a lair&apos;s city he must return to the lair itself.</source>
        <translation>Non può andare dove ha già una carta: né in un luogo del suo Percorso né nella città di un Covo. Per entrare nella città di un Covo deve tornare nel Covo stesso.</translation>
    </message>
    <message>
        <source>He cannot use this card to go to sea.</source>
        <translation>Non può usare questa carta per andare in mare.</translation>
    </message>
    <message>
        <source>He does not flee from a fight that has hardly started.</source>
        <translation>Non fugge da uno scontro appena cominciato.</translation>
    </message>
    <message>
        <source>He leaves no encounters there, and the backs of his cards show how long he has been at sea. What they do not show is where he is.</source>
        <translation>In mare non lascia Incontri, e il dorso delle sue carte dice da quanto tempo naviga. Non dice però dove si trova.</translation>
    </message>
    <message>
        <source>He may hold {items} items and {events} event cards.</source>
        <translation>Può tenere {items} oggetti e {events} carte evento.</translation>
    </message>
    <message>
        <source>He may run through a city with hunters in it, and they notice nothing; but not through consecrated ground or a city with a heavenly host.</source>
        <translation>Dracula può correre attraverso una città con Cacciatori, e loro non si accorgono di nulla; ma non attraverso una città con il terreno consacrato o con un’ostia consacrata.</translation>
    </message>
    <message>
        <source>He places an encounter and draws until he has {hand} again.</source>
        <translation>Piazza un Incontro e pesca di nuovo fino ad averne {hand}.</translation>
    </message>
    <message>
        <source>He recovers damage with Fangs in combat, in Castle Dracula, with Feed, and when Desecrated Soil matures.</source>
        <translation>Recupera danni con «Zanne» in combattimento, nel Castello di Dracula, con «Nutrirsi» e quando «Terra sconsacrata» matura.</translation>
    </message>
    <message>
        <source>He stays revealed until he places a new location without a hunter. Even a combat does not hide him again, unless he flew off as a bat.</source>
        <translation>Resta rivelato finché non piazza un nuovo luogo senza Cacciatori. Neppure un combattimento lo nasconde di nuovo, a meno che non sia volato via come pipistrello.</translation>
    </message>
    <message>
        <source>He uses one power card in a phase; only Misdirect allows a second one.</source>
        <translation>In una fase Dracula usa una sola carta potere; soltanto «Depistare» ne permette una seconda.</translation>
    </message>
    <message>
        <source>Heal a point of damage.</source>
        <translation>Recuperare 1 danno.</translation>
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
        <source>Heavenly hosts are removed at dawn; matured vampires give the influence on their card.</source>
        <translation>Le ostie consacrate vengono rimosse all’alba; i vampiri maturati danno l’Influenza indicata sulla loro carta.</translation>
    </message>
    <message>
        <source>Heavenly hosts that have stayed a whole round are removed.</source>
        <translation>Le ostie consacrate rimaste per un round intero vengono rimosse.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondersi</translation>
    </message>
    <message>
        <source>Hide belongs to the place where Dracula was. When that place is found or revealed, Hide is turned up with it; its encounter may ambush there and is met in a search there.</source>
        <translation>«Nascondersi» appartiene al luogo in cui Dracula si trovava. Quando quel luogo viene trovato o rivelato, si rivela anche «Nascondersi»; il suo Incontro può tendere un’imboscata lì, e lì lo affronta chi cerca.</translation>
    </message>
    <message>
        <source>Hideout</source>
        <translation>Nascondiglio</translation>
    </message>
    <message>
        <source>His damage is always visible, and so is what caused it.</source>
        <translation>I suoi danni sono sempre visibili, e così ciò che li ha causati.</translation>
    </message>
    <message>
        <source>His health is the lowest of all, so damage is a greater danger to him than bites. Only he may use Mystic Research.</source>
        <translation>La sua salute è la più bassa di tutte, perciò i danni sono per lui più pericolosi dei Morsi. Solo lui può usare «Ricerche mistiche».</translation>
    </message>
    <message>
        <source>His hideout is cleared. In its space he places, facedown, the card of a city one or two roads away, without a hunter, and Escape as Bat with it. There is no encounter.</source>
        <translation>Il suo Nascondiglio viene sgombrato. In quello spazio Dracula piazza, coperta, la carta di una città distante una o due strade, senza Cacciatori, e con essa «Fuga come pipistrello». Non c’è nessun Incontro.</translation>
    </message>
    <message>
        <source>Holy Circle shows every icon. Garlic Wreath, Holy Bullets, Dogs, Stake and Fast Horses have no banner and are not played in this way.</source>
        <translation>«Cerchio sacro» mostra tutte le icone. Ghirlanda d’aglio, Proiettili sacri, Cani, Paletto e Cavalli veloci non hanno stendardo e non si giocano in questo modo.</translation>
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
        <source>How the game ends</source>
        <translation>Come finisce la partita</translation>
    </message>
    <message>
        <source>Hunter actions</source>
        <translation>Azioni dei Cacciatori</translation>
    </message>
    <message>
        <source>Hunter card</source>
        <translation>Carta di un Cacciatore</translation>
    </message>
    <message numerus="yes">
        <source>Hunter event, %n card(s) in the deck</source>
        <translation>
            <numerusform>Evento dei Cacciatori, %n carta nel mazzo</numerusform>
            <numerusform>Evento dei Cacciatori, %n carte nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>Hunters cannot sail into a storm or land in fog.</source>
        <translation>I Cacciatori non possono entrare in una tempesta né sbarcare nella nebbia.</translation>
    </message>
    <message>
        <source>Hunters cannot take supplies or reserve tickets there. Consecrated ground and heavenly hosts are never placed there.</source>
        <translation>Lì i Cacciatori non possono rifornirsi né prenotare biglietti. Non vi si piazza mai il terreno consacrato né un’ostia consacrata.</translation>
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
        <source>If Dracula is found by day, he cannot get away before dusk, and that fight is by night, when he is strongest.</source>
        <translation>Se Dracula viene trovato di giorno, non può andarsene prima del tramonto, e allora si combatte di notte, quando è più forte.</translation>
    </message>
    <message>
        <source>If Dracula is found by night, his own phase comes first: he may leave, or stay and be fought at dawn, by day.</source>
        <translation>Se Dracula viene trovato di notte, viene prima la sua fase: può andarsene, oppure restare e combattere all’alba, di giorno.</translation>
    </message>
    <message>
        <source>If Dracula is revealed and hunters are in his city, they fight by day.</source>
        <translation>Se Dracula è rivelato e nella sua città ci sono Cacciatori, si combatte di giorno.</translation>
    </message>
    <message>
        <source>If Dracula is revealed and hunters are in his city, they fight by night.</source>
        <translation>Se Dracula è rivelato e nella sua città ci sono Cacciatori, si combatte di notte.</translation>
    </message>
    <message>
        <source>If Dracula plays an escape card before he has played more cards in this combat than there are despair tokens, it does nothing.</source>
        <translation>Una carta Fuga giocata da Dracula non ha effetto finché le carte che Dracula ha già giocato in questo combattimento non sono più numerose dei segnalini Disperazione.</translation>
    </message>
    <message>
        <source>If Hide belongs to the city and is faceup, the encounters on Hide are met as well.</source>
        <translation>Se alla città appartiene una carta «Nascondersi» scoperta, si affrontano anche gli Incontri su quella carta.</translation>
    </message>
    <message>
        <source>If a card or a rule was corrected after it was printed, the correction applies:</source>
        <translation>Se una carta o una regola è stata corretta dopo la stampa, vale la correzione:</translation>
    </message>
    <message>
        <source>If a hunter is defeated or driven away meanwhile, they do not meet the remaining encounters.</source>
        <translation>Se intanto il Cacciatore è sconfitto o portato via, gli Incontri rimanenti non si affrontano.</translation>
    </message>
    <message>
        <source>If a hunter is in Dracula&apos;s city, they fight at the next dawn or dusk.</source>
        <translation>Se un Cacciatore si trova nella stessa città di Dracula, lo scontro avviene alla prossima alba o al prossimo tramonto.</translation>
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
        <source>If both happen at the same time, the hunters win.</source>
        <translation>Se accadono entrambe le cose insieme, vincono i Cacciatori.</translation>
    </message>
    <message>
        <source>If both sides may play a card at the same moment, the side whose turn it is goes first; otherwise the hunters do.</source>
        <translation>Se entrambi gli schieramenti possono giocare una carta nello stesso momento, comincia quello di turno; negli altri casi cominciano i Cacciatori.</translation>
    </message>
    <message>
        <source>If even that leaves no move, he stays, nothing slides, and he suffers 5 damage.</source>
        <translation>Se nemmeno così c’è una mossa, Dracula resta, nulla scorre e subisce 5 danni.</translation>
    </message>
    <message>
        <source>If no space is free, the bite defeats the hunter. Lord Godalming and Dr. Seward have one space, Van Helsing two, Mina none.</source>
        <translation>Se non c’è uno spazio libero, il Morso sconfigge il Cacciatore. Lord Godalming e il dottor Seward hanno uno spazio, Van Helsing due, Mina nessuno.</translation>
    </message>
    <message>
        <source>If not, Dracula&apos;s card takes effect. It may cancel the hunter&apos;s.</source>
        <translation>Altrimenti la carta di Dracula ha effetto. Può annullare quella del Cacciatore.</translation>
    </message>
    <message>
        <source>If players have settled a point in more than one way, you may choose before a game, in the New Game dialog under Rule variants. The first answer of each is the standard one.</source>
        <translation>Nei punti che i giocatori hanno risolto in più di un modo, puoi scegliere prima di una partita, nella finestra «Nuova partita» alla voce «Varianti delle regole». La prima risposta di ogni voce è quella consueta.</translation>
    </message>
    <message>
        <source>If taking supplies gives an item, in a large city or in a hospital, he draws two and keeps what he has room for.</source>
        <translation>Quando il rifornimento dà un oggetto, in una città grande o in un ospedale, ne pesca due e tiene quelli per cui ha posto.</translation>
    </message>
    <message>
        <source>If the banner does not show the icon, Dracula&apos;s card takes effect first. Mesmerize then cancels the hunter&apos;s card; Strength cancels some cards.</source>
        <translation>Se lo stendardo non mostra l’icona, la carta di Dracula ha effetto per prima. «Sguardo ipnotico» annulla allora la carta del Cacciatore; «Forza» annulla alcune carte.</translation>
    </message>
    <message>
        <source>If the banner of the engaged hunter&apos;s card shows the icon of Dracula&apos;s card, Dracula&apos;s card is canceled and does nothing. The hunter&apos;s card takes effect all the same.</source>
        <translation>Se lo stendardo della carta del Cacciatore ingaggiato mostra l’icona della carta di Dracula, la carta di Dracula è annullata e non fa nulla. La carta del Cacciatore ha effetto comunque.</translation>
    </message>
    <message>
        <source>If the engaged hunter&apos;s card shows the icon of Dracula&apos;s card, that card is canceled.</source>
        <translation>Se la carta del Cacciatore ingaggiato mostra l’icona della carta di Dracula, la carta di Dracula è annullata.</translation>
    </message>
    <message>
        <source>If the vampire is defeated, it is discarded. Otherwise it returns faceup.</source>
        <translation>Se il vampiro è sconfitto viene scartato. Altrimenti ritorna scoperto.</translation>
    </message>
    <message>
        <source>In a hospital there is only an item. Castle Dracula and the sea give nothing.</source>
        <translation>In un ospedale si prende solo un oggetto. Il Castello di Dracula e il mare non forniscono nulla.</translation>
    </message>
    <message>
        <source>In a large city the hunter draws an item card first. In any city comes an event card:</source>
        <translation>In una città grande il Cacciatore pesca prima una carta oggetto. In qualsiasi città segue una carta evento:</translation>
    </message>
    <message>
        <source>In an ambush or in a search, an encounter does what its card says and is then discarded, unless the card says that it returns.</source>
        <translation>Sia in un’imboscata sia quando un Cacciatore cerca, un Incontro fa ciò che dice la sua carta e poi viene scartato, a meno che la carta non dica che ritorna.</translation>
    </message>
    <message>
        <source>In combat a delay does not matter.</source>
        <translation>In combattimento il rallentamento non conta.</translation>
    </message>
    <message>
        <source>In combat no card is visible: all items return to the hand.</source>
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
        <source>Instead of items and tickets he may trade event cards with a hunter in any city.</source>
        <translation>Invece di oggetti e biglietti può scambiare carte evento con un Cacciatore in qualsiasi città.</translation>
    </message>
    <message>
        <source>Instead of maturing, a hideout that leaves the trail may become one of {lairs} lairs. It takes one more encounter from Dracula&apos;s hand. Sea zones and power cards cannot become lairs.</source>
        <translation>Invece di maturare, un Nascondiglio che esce dal Percorso può diventare uno dei {lairs} Covi. Riceve un altro Incontro dalla mano di Dracula. Le zone di mare e le carte potere non possono diventare un Covo.</translation>
    </message>
    <message>
        <source>Is canceled by</source>
        <translation>È annullata da</translation>
    </message>
    <message>
        <source>It can happen that his own cards and the hunters&apos; blessings leave Dracula nowhere to go. Whether he has a move is checked before the hideouts slide, counting the card that is about to return.</source>
        <translation>Può accadere che le sue stesse carte e le benedizioni dei Cacciatori non lascino a Dracula alcun luogo dove andare. Se abbia una mossa si controlla prima che i Nascondigli scorrano, contando anche la carta che sta per tornargli.</translation>
    </message>
    <message>
        <source>It does not matter who made the move. A hunter who is driven away by bats or Wild Horses finds hideouts, and can be ambushed, as after a move of their own.</source>
        <translation>Non importa chi ha deciso il movimento. Un Cacciatore spinto altrove dai «Pipistrelli» o da «Cavalli selvaggi» trova Nascondigli e può subire imboscate, come dopo un movimento proprio.</translation>
    </message>
    <message>
        <source>It happens at once, before anything else, and even in the middle of a combat that Dracula is about to lose.</source>
        <translation>Accade subito, prima di ogni altra cosa, anche nel mezzo di un combattimento che Dracula sta per perdere.</translation>
    </message>
    <message>
        <source>It is a good way to learn how to read a trail.</source>
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
        <source>Item cards belong to the hunters. Event cards belong to one side or the other, and their backs show which, so everyone sees who the top card is for.</source>
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
        <translation>Gli oggetti giocati si tengono, a meno che la carta non dica altro o la carta di Dracula non li faccia scartare.</translation>
    </message>
    <message>
        <source>Knife, Pistol and Rifle are weapons. After Mesmerize each of them does 1 damage less for the rest of the combat.</source>
        <translation>Pugnale, Pistola e Fucile sono armi. Dopo «Sguardo ipnotico» ognuna fa 1 danno in meno per il resto del combattimento.</translation>
    </message>
    <message>
        <source>Knife, Pistol or Rifle.</source>
        <translation>Pugnale, Pistola o Fucile.</translation>
    </message>
    <message>
        <source>Known facts about Dracula&apos;s movements, line by line. Selecting a line highlights the places it is about.</source>
        <translation>Ciò che si sa degli spostamenti di Dracula, riga per riga. La riga scelta evidenzia i luoghi di cui parla.</translation>
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
        <source>Large cities give items and events, small cities only events.</source>
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
        <source>Location cards are facedown. Their backs show whether they are land or sea, and the back of Castle Dracula is known.</source>
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
        <source>Meet the encounters of a hideout and get rid of them.</source>
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
        <translation>Anche «Legame psichico» di Mina Harker e l’oggetto «Cavalli veloci» sono azioni. Lo è anche «Carrozza noleggiata», che sostituisce un movimento in ferrovia.</translation>
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
        <source>New Vampire and Reckless Vampire are fought as soon as a hunter meets them, with Dracula&apos;s combat cards and by the same rules. New Vampire has {new} health, Reckless Vampire {reckless}.</source>
        <translation>Contro «Nuovo Vampiro» e «Vampiro sconsiderato» si combatte appena un Cacciatore li trova, con le carte combattimento di Dracula e con le stesse regole. «Nuovo Vampiro» ha salute {new}, «Vampiro sconsiderato» {reckless}.</translation>
    </message>
    <message>
        <source>Newspaper Reports, Summon Storms and Roadblock offer more: they may be played at once or kept for later.</source>
        <translation>«Articoli di giornale», «Evocare tempeste» e «Strada bloccata» offrono di più: si possono giocare subito o tenere per dopo.</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Night: each hunter takes one action, but does not move.</source>
        <translation>Notte: ogni Cacciatore svolge un’azione, ma nessuno si muove.</translation>
    </message>
    <message>
        <source>No encounter is placed at sea, with Feed or Dark Call, or while he is revealed.</source>
        <translation>Non si piazzano Incontri in mare, con «Nutrirsi» o «Richiamo oscuro», o finché Dracula è rivelato.</translation>
    </message>
    <message>
        <source>No hunter enters, leaves or passes through a city in fog, not even one who is moved by a card or by bats. No hunter searches there.</source>
        <translation>Nessun Cacciatore entra in una città nella nebbia, ne esce o la attraversa, nemmeno se lo spostano una carta o i Pipistrelli. Nessun Cacciatore può cercare lì.</translation>
    </message>
    <message>
        <source>No hunter is ever out of the game for good.</source>
        <translation>Nessun Cacciatore è mai fuori dal gioco per sempre.</translation>
    </message>
    <message>
        <source>No hunter keeps more than {limit} tickets. A hunter who has more after drawing puts one back.</source>
        <translation>Nessun Cacciatore tiene più di {limit} biglietti. Se dopo aver pescato ne ha di più, ne rimette uno nella riserva.</translation>
    </message>
    <message>
        <source>None of these aids knows more than you could. If you prefer to do without them, start a paper-style game.</source>
        <translation>Nessuno di questi aiuti sa più di quanto potresti sapere tu. Se preferisci farne a meno, comincia una partita come su carta.</translation>
    </message>
    <message>
        <source>Nothing on Hide ever matures, and Dracula cannot use it at sea or while he is revealed.</source>
        <translation>Sulla carta «Nascondersi» non matura mai nulla, e Dracula non può usarla in mare o mentre è rivelato.</translation>
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
        <source>On each new Monday a new week begins, and a despair token is placed, up to {most} in all.</source>
        <translation>Quando torna lunedì comincia una nuova settimana e si piazza un segnalino Disperazione, al massimo {most} in tutto.</translation>
    </message>
    <message>
        <source>One action at a time</source>
        <translation>Un’azione alla volta</translation>
    </message>
    <message>
        <source>One more hunter in the combat, or the same one, suffers 2 damage.</source>
        <translation>Un altro Cacciatore nel combattimento, o lo stesso, subisce 2 danni.</translation>
    </message>
    <message>
        <source>Only a third bite defeats Van Helsing.</source>
        <translation>Solo un terzo Morso sconfigge Van Helsing.</translation>
    </message>
    <message>
        <source>Only he may use Wax Cylinders.</source>
        <translation>Solo lui può usare «Cilindri di cera».</translation>
    </message>
    <message>
        <source>Only one card moves it back: Vampire Lair, by 2, and never below 0.</source>
        <translation>Una sola carta lo fa arretrare: «Covo dei vampiri», di 2 e mai sotto 0.</translation>
    </message>
    <message>
        <source>Only she may use Hypnosis.</source>
        <translation>Solo lei può usare «Ipnosi».</translation>
    </message>
    <message>
        <source>Only the engaged hunter&apos;s card can cancel Dracula&apos;s, and only that hunter is affected by it. A second strike of Claws by night is the exception.</source>
        <translation>Solo la carta del Cacciatore ingaggiato può annullare quella di Dracula, e solo quel Cacciatore ne è colpito. Fa eccezione il secondo colpo di «Artigli» di notte.</translation>
    </message>
    <message>
        <source>Only the hunter who has just moved is ambushed, though some encounters hurt everyone in the city. Encounters on a Hide that belongs to the city may ambush as well.</source>
        <translation>Subisce l’imboscata solo il Cacciatore che si è appena mosso, anche se alcuni Incontri colpiscono tutti nella città. Anche gli Incontri su una carta «Nascondersi» che appartiene alla città possono tendere un’imboscata.</translation>
    </message>
    <message>
        <source>Only the hunter who met it fights. Other hunters in the city may join against New Vampire if they become delayed to do so.</source>
        <translation>Combatte solo il Cacciatore che lo ha trovato. Contro «Nuovo Vampiro» possono unirsi altri Cacciatori nella città, se per questo si fanno rallentare.</translation>
    </message>
    <message>
        <source>Only the hunter who wears Garlic Wreath loses it to Claws.</source>
        <translation>«Artigli» fa perdere Ghirlanda d’aglio solo quando colpisce il Cacciatore che la indossa.</translation>
    </message>
    <message>
        <source>Options and rulings</source>
        <translation>Opzioni e chiarimenti</translation>
    </message>
    <message>
        <source>Options before a game</source>
        <translation>Opzioni prima di una partita</translation>
    </message>
    <message>
        <source>Other encounters have matured effects of their own. Rats and Bats have none, and on Hide nothing matures.</source>
        <translation>Gli altri Incontri hanno effetti di maturazione propri. «Ratti» e «Pipistrelli» non ne hanno, e su «Nascondersi» non matura nulla.</translation>
    </message>
    <message>
        <source>Otherwise the castle is a city like any other. It has an encounter, it can be found, and combats can take place there.</source>
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
        <source>Played cards are discarded faceup, and everyone may look through them.</source>
        <translation>Le carte giocate vengono scartate scoperte, e tutti possono guardarle.</translation>
    </message>
    <message>
        <source>Plotting can be turned facedown before the icons are compared.</source>
        <translation>«Complotto» si può girare coperta prima del confronto delle icone.</translation>
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
        <source>Power cards</source>
        <translation>Carte potere</translation>
    </message>
    <message>
        <source>Pride</source>
        <translation>Orgoglio</translation>
    </message>
    <message>
        <source>Punch, Dodge and Escape belong to every hunter, in any number of combats.</source>
        <translation>«Pugno», «Schivata» e «Fuga» appartengono a ogni Cacciatore, per quanti combattimenti ci siano.</translation>
    </message>
    <message>
        <source>Rage</source>
        <translation>Rabbia</translation>
    </message>
    <message>
        <source>Railways are for hunters with a ticket. A railway does not make cities adjacent. White and yellow railways differ in color and in pattern, because tickets count them differently.</source>
        <translation>Le ferrovie sono per i Cacciatori con un biglietto. Una ferrovia non rende adiacenti due città. Le ferrovie bianche e quelle gialle hanno colore e disegno diversi, perché i biglietti le contano in modo diverso.</translation>
    </message>
    <message>
        <source>Reckless Vampire ambushes, and each Fangs it plays that takes effect: by 1.</source>
        <translation>«Vampiro sconsiderato» ha teso un’imboscata: 1 per ogni sua carta «Zanne» che ha effetto.</translation>
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
        <source>Regions matter for Psychic Bond, Hypnosis and Customs Search, and for some maturing encounters.</source>
        <translation>Le regioni contano per «Legame psichico», «Ipnosi» e «Controllo doganale», e per alcuni Incontri che maturano.</translation>
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
        <translation>Non si può riposare in mare o in un ospedale. Il riposo non cura i Morsi: lo fa solo «Trasfusione di sangue».</translation>
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
        <source>Roads join adjacent cities. Hunters and Dracula may both use them.</source>
        <translation>Le strade uniscono città adiacenti. Possono usarle sia i Cacciatori sia Dracula.</translation>
    </message>
    <message>
        <source>Roads, railways and sea routes</source>
        <translation>Strade, ferrovie e rotte marittime</translation>
    </message>
    <message>
        <source>Rufus Smith, Jonathan Harker and Sister Agatha help the hunters. Dracula&apos;s Brides, Great Wolf and Immanuel Hildesheim serve Dracula at the start of each of his phases.</source>
        <translation>Rufus Smith, Jonathan Harker e Suor Agata aiutano i Cacciatori. Le spose di Dracula, Il Grande Lupo e Immanuel Hildesheim servono Dracula all’inizio di ogni sua fase.</translation>
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
        <source>Scouting a city also applies to lairs; Local Rumors applies to hideouts only.</source>
        <translation>Esplorare una città vale anche per i Covi; «Dicerie locali» vale solo per i Nascondigli.</translation>
    </message>
    <message>
        <source>Sea routes join a port with its sea zone, and sea zones that share a border. Both sides may sail.</source>
        <translation>Le rotte marittime uniscono un porto alla sua zona di mare, e le zone di mare che hanno un confine in comune. Possono usarle entrambi gli schieramenti.</translation>
    </message>
    <message>
        <source>Sea zone</source>
        <translation>Zona di mare</translation>
    </message>
    <message>
        <source>Sea zones and hospitals are not in any region. While Dracula is at sea, the answer to a question about his region is “the sea” or “no”.</source>
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
        <source>She was bitten before the game begins, and nothing can heal that bite. So she is always weakened, and the next bite defeats her.</source>
        <translation>Ha subito un Morso prima dell’inizio della partita, e nulla lo può curare. Perciò è sempre indebolita, e il prossimo Morso la sconfigge.</translation>
    </message>
    <message>
        <source>Six event cards may become an ally instead of taking effect at once. An ally stays faceup and takes effect from round to round.</source>
        <translation>Sei carte evento possono diventare un Alleato invece di avere effetto subito. Un Alleato è scoperto e ha effetto di round in round.</translation>
    </message>
    <message>
        <source>Six spaces of the trail show Dracula&apos;s last cards, the newest on the first space. Beside the trail are the tracks of influence, time and damage and, in the advanced game, {lairs} slots for lairs.</source>
        <translation>I sei spazi del Percorso mostrano le ultime carte di Dracula, la più recente nel primo spazio. Accanto ci sono i tracciati dell’Influenza, del tempo e dei danni e, nel gioco avanzato, {lairs} spazi Covo.</translation>
    </message>
    <message>
        <source>So for Local Rumors and Evil Presence the sea counts too: a hunter in a port asks about the water in front of it.</source>
        <translation>Perciò per «Dicerie locali» e «Presenza malvagia» conta anche il mare: un Cacciatore in un porto chiede anche delle acque che ha davanti.</translation>
    </message>
    <message>
        <source>So hunters who can choose fight by day. It is night when the time marker says so, or when Nocturnal Visit was played.</source>
        <translation>Perciò i Cacciatori che possono scegliere combattono di giorno. È notte quando lo dice il segnalino Tempo, oppure quando è stata giocata «Visita notturna».</translation>
    </message>
    <message>
        <source>So in the first round no card for the dawn is played, and the time marker does not move until dusk.</source>
        <translation>Perciò nel primo round non si giocano carte per l’alba e il segnalino Tempo non si muove fino al tramonto.</translation>
    </message>
    <message>
        <source>So the hunters act twice for each step Dracula takes.</source>
        <translation>Così i Cacciatori agiscono due volte per ogni passo di Dracula.</translation>
    </message>
    <message>
        <source>Some cards answer what the other side does:</source>
        <translation>Alcune carte rispondono a ciò che fa l’altro schieramento:</translation>
    </message>
    <message>
        <source>Some event cards, one item card and one ability.</source>
        <translation>Alcune carte evento, una carta oggetto e un’abilità.</translation>
    </message>
    <message>
        <source>Sources of influence</source>
        <translation>Fonti dell’Influenza</translation>
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
        <source>Steps without a decision are done automatically: a single hunter in a combat is engaged without being named, and a hunter who can do nothing passes.</source>
        <translation>Ciò che non richiede una decisione avviene automaticamente: in un combattimento un Cacciatore solo è ingaggiato senza bisogno di nominarlo, e un Cacciatore che non può fare nulla passa.</translation>
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
        <source>Surprising Return brings back only hunters&apos; allies.</source>
        <translation>«Ritorno inaspettato» riporta solo Alleati dei Cacciatori.</translation>
    </message>
    <message>
        <source>Taking supplies</source>
        <translation>Rifornirsi</translation>
    </message>
    <message>
        <source>Taking supplies is different by night: the event card comes from the bottom of the deck, and a Dracula card goes into his hand.</source>
        <translation>Di notte rifornirsi è diverso: la carta evento è l’ultima del mazzo, e se è una carta di Dracula va nella sua mano.</translation>
    </message>
    <message>
        <source>The Crucifix or weapon that it canceled is discarded as well.</source>
        <translation>Il Crocifisso o l’arma che ha annullato va anche agli scarti.</translation>
    </message>
    <message>
        <source>The Deduction tab shows what follows from what the hunters know. Careful reasoning would give anyone the same result.</source>
        <translation>La scheda «Deduzione» mostra ciò che si ricava da quanto sanno i Cacciatori. Chiunque rifletta abbastanza a lungo arriva allo stesso risultato.</translation>
    </message>
    <message>
        <source>The Fury of Dracula</source>
        <translation>La Furia di Dracula</translation>
    </message>
    <message>
        <source>The New Game dialog also offers a shorter game, The Hunt. It is the same hunt across Europe, but without cards and combat: the hunters lose points every round, Dracula loses blood when hunters meet him or when he is at sea, and he leaves a trail of six moves with traps and young vampires.</source>
        <translation>La finestra «Nuova partita» offre anche un gioco più breve, «La caccia». È la stessa caccia attraverso l’Europa, ma senza carte né combattimenti: i Cacciatori perdono punti a ogni round, Dracula perde sangue quando i Cacciatori lo affrontano o quando è in mare, e lascia un Percorso di sei mosse con trappole e giovani vampiri.</translation>
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
        <source>The back of Hide looks like a city. Dracula stays where he is and puts an encounter on it.</source>
        <translation>Il dorso di «Nascondersi» sembra quello di una città. Dracula resta dov’è e vi mette un Incontro.</translation>
    </message>
    <message>
        <source>The back of the top card is visible, so by day you know in advance whether it helps. By night it is a gamble.</source>
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
        <source>The cards Renewed Vigor and Speedy Telegraph give a second action or a free order; Darkness Returns removes a whole day.</source>
        <translation>Le carte «Vigore rinnovato» e «Telegramma urgente» danno una seconda azione o un ordine libero; «Il ritorno delle tenebre» toglie un giorno intero.</translation>
    </message>
    <message>
        <source>The choice is made when the hunter becomes weakened, after a combat, and when the visible card has left the hand. A hunter without a card of a kind shows the next one drawn.</source>
        <translation>La scelta si fa quando il Cacciatore diventa indebolito, dopo un combattimento, e quando la carta visibile ha lasciato la mano. Chi non ha carte di un tipo mostra la prossima di quel tipo che pesca.</translation>
    </message>
    <message>
        <source>The current question and all possible answers are beside the map. Whatever can be done on the map can always be done from that list too.</source>
        <translation>La domanda per te, con tutte le risposte possibili, è accanto alla mappa. Ciò che si può fare sulla mappa si può sempre fare anche da quell’elenco.</translation>
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
        <source>The first table is sorted by the hunters&apos; cards, the second by Dracula&apos;s.</source>
        <translation>La prima tabella è ordinata per carte dei Cacciatori, la seconda per carte di Dracula.</translation>
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
        <source>The hideout that slides off the last space leaves the trail. Dracula may mature each encounter on it, one after another, or decline; then they are discarded and the location card returns to him.</source>
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
        <source>The hunter meets all of them, one after another, in an order that Dracula chooses. Each does what its card says; matured effects do not apply.</source>
        <translation>Il Cacciatore affronta tutti gli Incontri, uno dopo l’altro, nell’ordine che sceglie Dracula. Ognuno fa ciò che dice la sua carta; gli effetti di maturazione non c’entrano.</translation>
    </message>
    <message>
        <source>The hunter rides at least one railway and at most that many. Nothing happens in the cities on the way, but fog in one of them or a roadblock on a railway blocks the way.</source>
        <translation>Il Cacciatore percorre almeno una ferrovia e al massimo quel numero di ferrovie. Nelle città attraversate non succede nulla, ma la nebbia in una di esse o un segnalino Strada bloccata su una ferrovia chiude la via.</translation>
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
        <source>The hunters choose where they start.</source>
        <translation>I Cacciatori scelgono da dove partire.</translation>
    </message>
    <message>
        <source>The hunters go from city to city, gather weapons, tickets and event cards, and turn up every card of the trail they step on. Once they know where Dracula has been, they can work out where he must be.</source>
        <translation>I Cacciatori vanno di città in città, raccolgono armi, biglietti e carte evento e rivelano ogni carta del Percorso su cui arrivano. Quando sanno dove è stato Dracula, possono dedurre dove deve essere.</translation>
    </message>
    <message>
        <source>The hunters share all knowledge: each knows the cards of all. Dracula sees what they play, show or discard, but not what they trade.</source>
        <translation>I Cacciatori sanno tutto gli uni degli altri: ognuno conosce le carte di tutti. Dracula vede ciò che giocano, mostrano o scartano, ma non ciò che scambiano.</translation>
    </message>
    <message>
        <source>The hunters win as soon as Dracula has {health} damage. It makes no difference what caused it: a knife, a rough crossing, or a hunters&apos; ally.</source>
        <translation>I Cacciatori vincono non appena Dracula ha {health} danni. Non importa la causa: un pugnale, una traversata difficile o un Alleato dei Cacciatori.</translation>
    </message>
    <message>
        <source>The hunters&apos; cards that are not canceled take effect, the engaged hunter&apos;s first.</source>
        <translation>Le carte dei Cacciatori non annullate hanno effetto, prima quella del Cacciatore ingaggiato.</translation>
    </message>
    <message>
        <source>The influence is 0, and the time is Monday by day. Dracula holds {cards} encounters; the hunters hold only Punch, Dodge and Escape, which every hunter always has.</source>
        <translation>L’Influenza è a 0 ed è lunedì, di giorno. Dracula ha in mano {cards} Incontri; i Cacciatori hanno soltanto «Pugno», «Schivata» e «Fuga», che ogni Cacciatore ha sempre.</translation>
    </message>
    <message>
        <source>The influence track starts at 0 and ends at {most}. Only these things move it forward:</source>
        <translation>Il tracciato dell’Influenza comincia da 0 e finisce a {most}. Solo queste cose lo fanno avanzare:</translation>
    </message>
    <message>
        <source>The limits of cards and tickets are checked after the whole trade.</source>
        <translation>I limiti di carte e biglietti si controllano a scambio concluso.</translation>
    </message>
    <message>
        <source>The meaning of “adjacent”</source>
        <translation>Che cosa significa «adiacente»</translation>
    </message>
    <message>
        <source>The next action is lost: Dracula decides.</source>
        <translation>La prossima azione è persa: decide Dracula.</translation>
    </message>
    <message>
        <source>The order is always: the move, the location card, Dracula&apos;s figure if he is there, ambushes, and then everything else.</source>
        <translation>L’ordine è sempre: il movimento, la carta luogo, la miniatura di Dracula se è lì, le imboscate e poi tutto il resto.</translation>
    </message>
    <message>
        <source>The other cards stay on their spaces and do not close the gap.</source>
        <translation>Le altre carte restano nei loro spazi e non colmano il vuoto.</translation>
    </message>
    <message>
        <source>The other hunters&apos; cards simply take effect, after the engaged hunter&apos;s. It pays to attack in numbers.</source>
        <translation>Le carte degli altri Cacciatori hanno semplicemente effetto, dopo quella del Cacciatore ingaggiato. Presentarsi in forze conviene.</translation>
    </message>
    <message>
        <source>The places where Dracula can be, and how likely each is. A slider goes back to his earlier turns.</source>
        <translation>I luoghi in cui può essere Dracula e quanto è probabile ognuno. Un cursore riporta ai suoi turni precedenti.</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Il round</translation>
    </message>
    <message>
        <source>The same order applies whenever one effect concerns several hunters, for instance when they choose their combat cards.</source>
        <translation>Lo stesso ordine vale ogni volta che un effetto riguarda più Cacciatori, per esempio quando scelgono le loro carte combattimento.</translation>
    </message>
    <message>
        <source>The simplified game</source>
        <translation>Il gioco semplificato</translation>
    </message>
    <message>
        <source>The ticket is spent, everyone sees it, and it goes back to the pool. Dracula may answer it with False Tip.</source>
        <translation>Il biglietto viene speso, tutti lo vedono, e torna nella riserva. Dracula può rispondere con «Falsa soffiata».</translation>
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
        <source>The trail has {length} spaces. Dracula&apos;s newest card is on the first; each of his phases pushes all cards forward by one space.</source>
        <translation>Il Percorso ha {length} spazi. La carta più recente di Dracula è nel primo; a ogni fase di Dracula tutte le carte avanzano di uno spazio.</translation>
    </message>
    <message>
        <source>Then Dracula secretly chooses a city without a hunter, but not his castle. Its card starts the trail, without an encounter.</source>
        <translation>Poi Dracula sceglie in segreto una città senza Cacciatori, che non sia il suo castello. La carta di quella città apre il Percorso, senza Incontro.</translation>
    </message>
    <message>
        <source>Then he draws until he has {hand} encounters. He does the same whenever an effect has used some of them.</source>
        <translation>Poi pesca fino ad avere {hand} Incontri. Fa lo stesso ogni volta che un effetto ne ha consumati alcuni.</translation>
    </message>
    <message>
        <source>Then he shows it: all hideouts but his own are cleared, and he places a card.</source>
        <translation>In quel caso lo mostra: tutti i Nascondigli tranne il suo vengono sgombrati, e Dracula piazza una carta.</translation>
    </message>
    <message>
        <source>There is a limited number of tokens of each kind. A kind that is used up cannot be placed.</source>
        <translation>Di ogni tipo ci sono soltanto alcuni segnalini. Quando sono finiti non se ne possono piazzare altri.</translation>
    </message>
    <message>
        <source>There is no limit of rounds: as weeks pass, despair grows and the influence rises faster and faster.</source>
        <translation>Il numero dei round non ha limite: con il passare delle settimane la Disperazione cresce e l’Influenza aumenta sempre più in fretta.</translation>
    </message>
    <message>
        <source>There is only one consecrated ground. It stays until it is moved or Devilish Power removes it.</source>
        <translation>C’è un solo terreno consacrato. Resta finché non viene spostato o rimosso con «Potere diabolico».</translation>
    </message>
    <message>
        <source>These are hidden: facedown cards, Dracula&apos;s hand and, from Dracula, the hunters&apos; cards and tickets.</source>
        <translation>Sono nascoste: le carte coperte, la mano di Dracula e, a Dracula, le carte e i biglietti dei Cacciatori.</translation>
    </message>
    <message>
        <source>These are visible to everyone: tokens, tracks, faceup cards, the backs of cards, how many cards each player holds, and who has done what.</source>
        <translation>Sono visibili: i segnalini, i tracciati, le carte scoperte, il dorso delle carte, quante carte ha ciascuno e chi ha fatto che cosa.</translation>
    </message>
    <message>
        <source>These event cards are played as an action:</source>
        <translation>Queste carte evento si giocano come azione:</translation>
    </message>
    <message>
        <source>They increase Rage, they set how strong Pride is, and together they wake The Fury of Dracula.</source>
        <translation>Aumentano la Rabbia, danno la misura dell’Orgoglio, e tutti insieme risvegliano «La Furia di Dracula».</translation>
    </message>
    <message>
        <source>This way a hideout that was found, or a city that he needs, disappears from the trail, at the cost of a power card that everyone sees there.</source>
        <translation>Così un Nascondiglio trovato dai Cacciatori, o una città che gli serve, scompare dal Percorso, al prezzo di una carta potere che lì tutti vedono.</translation>
    </message>
    <message>
        <source>This window shows the rules of that game while you play it. There is no day and night, and there are no tickets and no influence. Dracula may hide, double back, or return to his castle.</source>
        <translation>Questa finestra mostra le regole di quel gioco mentre lo giochi. Non ci sono giorno e notte, né biglietti né Influenza, e Dracula può nascondersi, tornare indietro o rientrare nel suo castello.</translation>
    </message>
    <message>
        <source>Three hospitals belong to Madrid, Rome and Budapest. Dracula can never enter one, and a hunter in a hospital is not in the city.</source>
        <translation>Tre ospedali appartengono a Madrid, Roma e Budapest. Dracula non può mai entrare in un ospedale, e un Cacciatore che vi si trova non è nella città.</translation>
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
        <source>Tickets are facedown in a pool. All other tokens are visible, and so is the number of cards that each player holds.</source>
        <translation>I biglietti sono coperti in una riserva. Tutti gli altri segnalini sono in vista, e così il numero di carte che ciascuno ha in mano.</translation>
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
        <source>Tokens wear off: each city in fog loses one fog token; one storm and one roadblock, chosen by Dracula, are removed.</source>
        <translation>I segnalini si consumano: ogni città nella nebbia perde un segnalino Nebbia; vengono rimossi una tempesta e un segnalino Strada bloccata, a scelta di Dracula.</translation>
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
        <source>Two Mesmerize cards on one hunter do not add up.</source>
        <translation>Due carte «Sguardo ipnotico» su un solo Cacciatore non si sommano.</translation>
    </message>
    <message>
        <source>Two cities are adjacent if a road joins them. A railway between them does not make them so.</source>
        <translation>Due città sono adiacenti se le unisce una strada. Una ferrovia tra di loro non le rende adiacenti.</translation>
    </message>
    <message>
        <source>Two hunters in the same city may exchange any items and tickets. One of them spends the action; it costs the other nothing.</source>
        <translation>Due Cacciatori nella stessa città possono scambiarsi oggetti e biglietti a volontà. L’azione la svolge uno dei due; all’altro non costa nulla.</translation>
    </message>
    <message>
        <source>Two sea zones are adjacent if they share a border, and a port is adjacent to the sea zone of its anchor.</source>
        <translation>Due zone di mare sono adiacenti se hanno un confine in comune, e un porto è adiacente alla zona di mare della sua ancora.</translation>
    </message>
    <message>
        <source>Until then his presence hinders no one: hunters in his city act as anywhere else.</source>
        <translation>Fino ad allora la sua presenza non ostacola nessuno: i Cacciatori nella sua città agiscono come in qualsiasi altro luogo.</translation>
    </message>
    <message>
        <source>Vampire</source>
        <translation>Vampiro</translation>
    </message>
    <message>
        <source>Vampires that stay on the trail long enough mature and spread Dracula&apos;s influence. So the hunters are always a little short of time.</source>
        <translation>I vampiri che restano abbastanza a lungo sul Percorso maturano e diffondono l’Influenza di Dracula. Perciò ai Cacciatori manca sempre un po’ di tempo.</translation>
    </message>
    <message>
        <source>Van Helsing</source>
        <translation>Van Helsing</translation>
    </message>
    <message>
        <source>Visible and hidden information</source>
        <translation>Informazioni visibili e nascoste</translation>
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
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>When Dracula has no move</source>
        <translation>Quando Dracula non ha mosse</translation>
    </message>
    <message>
        <source>When Dracula places the card of his castle he recovers 5 damage. The card has its own back, so everyone sees at once that he is there.</source>
        <translation>Quando Dracula piazza la carta del suo castello recupera 5 danni. La carta ha un dorso particolare, perciò tutti vedono subito che è lì.</translation>
    </message>
    <message>
        <source>When a hunter finds a hideout, Dracula may at once use encounters there against that hunter: as many as he likes, each once, in his order.</source>
        <translation>Quando un Cacciatore trova un Nascondiglio, Dracula può usare subito contro di lui gli Incontri che vi si trovano: quanti ne vuole, ognuno una volta, nell’ordine che preferisce.</translation>
    </message>
    <message>
        <source>When a hunter is defeated, the influence rises by 2, and by 1 more for each despair token.</source>
        <translation>Quando un Cacciatore è sconfitto, l’Influenza aumenta di 2, più 1 per ogni segnalino Disperazione.</translation>
    </message>
    <message>
        <source>When a text says one or two roads away, only roads count. The distance to a hospital is counted in roads too.</source>
        <translation>Quando un testo parla di una distanza di una o due strade, contano solo le strade. Anche la distanza da un ospedale si conta in strade.</translation>
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
        <source>When he rests, or another hunter rests in his city, 2 damage is healed instead of 1.</source>
        <translation>Quando riposa, o quando un altro Cacciatore riposa nella sua città, si recuperano 2 danni invece di 1.</translation>
    </message>
    <message>
        <source>When the last encounter leaves the hideout, the rumor is removed with it.</source>
        <translation>Quando l’ultimo Incontro lascia il Nascondiglio, anche la Diceria viene rimossa.</translation>
    </message>
    <message>
        <source>When there is a combat</source>
        <translation>Quando c’è un combattimento</translation>
    </message>
    <message>
        <source>When you are prompted</source>
        <translation>Quando tocca a te rispondere</translation>
    </message>
    <message>
        <source>Whether Dracula has a move is checked before the trail slides. A hideout whose card he needs for his move does not become a lair.</source>
        <translation>Se Dracula abbia una mossa si controlla prima che il Percorso scorra. Un Nascondiglio la cui carta gli serve per la mossa non diventa un Covo.</translation>
    </message>
    <message>
        <source>Which card cancels what</source>
        <translation>Quale carta annulla che cosa</translation>
    </message>
    <message>
        <source>Which fog is removed at dusk is not a choice.</source>
        <translation>Nessuno sceglie quale nebbia viene rimossa al tramonto.</translation>
    </message>
    <message>
        <source>While Dracula is at sea, the answer to Hypnosis is “the sea” and the answer to Psychic Bond is “no”.</source>
        <translation>Finché Dracula è in mare, a «Ipnosi» risponde «il mare» e a «Legame psichico» «no».</translation>
    </message>
    <message>
        <source>While he is revealed he leaves no encounter and cannot use Hide.</source>
        <translation>Finché è rivelato non lascia Incontri e non può usare «Nascondersi».</translation>
    </message>
    <message>
        <source>While the power card is on the trail it cannot be used again. When it leaves the trail or is cleared, it returns to Dracula.</source>
        <translation>Finché la carta potere è sul Percorso non si può usare di nuovo. Quando esce dal Percorso o viene sgombrata, torna a Dracula.</translation>
    </message>
    <message>
        <source>White railway, yellow railway</source>
        <translation>Ferrovia bianca, ferrovia gialla</translation>
    </message>
    <message>
        <source>White railways</source>
        <translation>Ferrovie bianche</translation>
    </message>
    <message>
        <source>Wild Horses, Customs Search</source>
        <translation>Cavalli selvaggi, Controllo doganale</translation>
    </message>
    <message>
        <source>With Wolf Form Dracula may pass hunters, but no protected city.</source>
        <translation>Con «Forma di lupo» Dracula può attraversare una città con Cacciatori, ma non una città protetta.</translation>
    </message>
    <message>
        <source>With all {despair} despair tokens placed, each city card or Hide that Dracula places: by 3.</source>
        <translation>Con tutti i {despair} segnalini Disperazione in gioco, ogni carta città o carta «Nascondersi» che Dracula piazza: 3.</translation>
    </message>
    <message>
        <source>With all {most} tokens placed, The Fury of Dracula begins: nearly every step brings him influence, and the end is near.</source>
        <translation>Con tutti i {most} segnalini in gioco comincia «La Furia di Dracula»: quasi ogni passo gli dà Influenza, e la fine è vicina.</translation>
    </message>
    <message>
        <source>With each token a defeated hunter brings Dracula more influence. But his Pride grows too: he has to stay longer in a combat before he may escape.</source>
        <translation>Con ogni segnalino un Cacciatore sconfitto dà a Dracula più Influenza. Ma cresce anche il suo Orgoglio: Dracula deve restare più a lungo in un combattimento prima di poter fuggire.</translation>
    </message>
    <message>
        <source>With yellow railways</source>
        <translation>Con ferrovie gialle</translation>
    </message>
    <message>
        <source>Wolf Form</source>
        <translation>Forma di lupo</translation>
    </message>
    <message>
        <source>Wolf Form is placed together with a location card: a city one or two roads away. It costs 1 damage.</source>
        <translation>«Forma di lupo» si piazza insieme a una carta luogo: una città distante una o due strade. Costa 1 danno.</translation>
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
        <source>You are prompted for event cards only when you can act. Passing reveals nothing to the other side: whether you hold a fitting card stays your secret.</source>
        <translation>La domanda sulle carte evento ti arriva solo quando puoi agire. Passare non rivela nulla all’avversario: se hai in mano una carta adatta resta un tuo segreto.</translation>
    </message>
    <message>
        <source>Your own pencil marks on the map: he is here, he is not here, he may be here. No one else sees them.</source>
        <translation>I tuoi segni a matita sulla mappa: «è qui», «non è qui», «forse è qui». Non li vede nessun altro.</translation>
    </message>
    <message>
        <source>a Dracula card in a hideout.</source>
        <translation>una carta di Dracula che si trova in un Nascondiglio.</translation>
    </message>
    <message>
        <source>a card of the trail with everything on it.</source>
        <translation>una carta del Percorso con tutto ciò che vi si trova.</translation>
    </message>
    <message>
        <source>a city with an anchor beside a sea zone.</source>
        <translation>una città con un’ancora accanto a una zona di mare.</translation>
    </message>
    <message>
        <source>a hideout that stays beside the trail.</source>
        <translation>un Nascondiglio che resta accanto al Percorso.</translation>
    </message>
    <message>
        <source>a large city, a small city, or Castle Dracula.</source>
        <translation>una città grande, una città piccola o il Castello di Dracula.</translation>
    </message>
    <message>
        <source>a part of the sea, not a city.</source>
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
        <source>bitten; Dracula sees one item and one event.</source>
        <translation>con un Morso; Dracula vede un oggetto e un evento.</translation>
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
        <source>hidden, or visible to everyone.</source>
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
        <translation>risponde quando un Cacciatore cerca, «Preavvertiti» quando subisce un’imboscata.</translation>
    </message>
    <message>
        <source>one of Dracula&apos;s five special cards.</source>
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
        <translation>manda un treno altrove, fin dove arriva il suo biglietto, oppure annulla «Carrozza noleggiata». «Buona sorte» la annulla.</translation>
    </message>
    <message>
        <source>take a hideout off the trail without anything maturing.</source>
        <translation>togliere un Nascondiglio dal Percorso senza che maturi nulla.</translation>
    </message>
    <message>
        <source>the hunters&apos; opponent in combat: Dracula, or an encounter.</source>
        <translation>l’avversario dei Cacciatori in combattimento: Dracula o un Incontro.</translation>
    </message>
    <message>
        <source>the row of icons on a card for combat.</source>
        <translation>la fila di icone su una carta da combattimento.</translation>
    </message>
    <message>
        <source>the symbol on each of Dracula&apos;s combat cards.</source>
        <translation>il simbolo su ogni carta combattimento di Dracula.</translation>
    </message>
    <message>
        <source>the target of Dracula&apos;s card, a hunter.</source>
        <translation>il Cacciatore contro cui è diretta la carta di Dracula.</translation>
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
        <translation>sotto l’effetto di «Sguardo ipnotico» fino alla fine del combattimento.</translation>
    </message>
    <message>
        <source>what Dracula may do with encounters of the hideout that leaves.</source>
        <translation>ciò che Dracula può fare con gli Incontri del Nascondiglio che esce.</translation>
    </message>
    <message>
        <source>without effect.</source>
        <translation>senza effetto.</translation>
    </message>
    <message>
        <source>{hunter} {city:in}</source>
        <translation>{hunter} {city:in}</translation>
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
        <source>A rest heals 2 damage instead of 1, for him and for hunters in the same place.</source>
        <translation>Un riposo fa recuperare 2 danni anziché 1, a lui e ai Cacciatori nella sua città.</translation>
    </message>
    <message>
        <source>Action in a city with another hunter: Dracula says whether he is in her region.</source>
        <translation>Azione in una città con un altro Cacciatore: Dracula dice se è nella regione di Mina.</translation>
    </message>
    <message>
        <source>An escape card has no effect until he has played more combat cards than there are despair tokens.</source>
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
        <source>If supplies give an item, he draws two.</source>
        <translation>Se rifornirsi dà un oggetto, ne pesca due.</translation>
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
        <source>With three despair tokens every city card and Hide placed on the trail gives 3 influence.</source>
        <translation>Con tre segnalini Disperazione, ogni carta città e ogni «Nascondersi» piazzata sul Percorso dà 3 punti Influenza.</translation>
    </message>
</context>
<context>
    <name>fury3.summary</name>
    <message>
        <source>Bats follow {hunter}.</source>
        <translation>I Pipistrelli inseguono {hunter}.</translation>
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
        <translation>Dracula dovrebbe avere un vantaggio di punti: {points}.</translation>
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
        <source>Dracula&apos;s figure is on the board.</source>
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
        <source>Lair {space} is {place:in}.</source>
        <translation>Il Covo {space} è {place:in}.</translation>
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
        <source>Round {round} of a combat with {encounter}.</source>
        <translation>Round {round} di un combattimento con «{encounter}».</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Ricerche</translation>
    </message>
    <message>
        <source>Space {space} of the trail has {place}.</source>
        <translation>Nello spazio {space} del Percorso c’è «{place}».</translation>
    </message>
    <message>
        <source>Space {space} of the trail is empty.</source>
        <translation>Lo spazio {space} del Percorso è vuoto.</translation>
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
        <translation>I Cacciatori dovrebbero avere un vantaggio di punti: {points}.</translation>
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
        <source>There is consecrated ground {place:in}.</source>
        <translation>C’è terreno consacrato {place:in}.</translation>
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
        <translation>Alleato in gioco: «{event}».</translation>
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
        <translation>{hunter} ha subito una sconfitta.</translation>
    </message>
    <message>
        <source>{hunter} is delayed.</source>
        <translation>{hunter} ha subito un rallentamento.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and has {damage} of {health} damage.</source>
        <translation>{hunter} è {place:in}; danni {damage} su {health}.</translation>
    </message>
    <message>
        <source>{hunter} turns up the hideout {place:in}.</source>
        <translation>{hunter} rivela il Nascondiglio {place:in}.</translation>
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
        <translation>{number} da «La Furia di Dracula»</translation>
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
        <source>{where} Encounters: {cards}.</source>
        <translation>{where} Incontri: {cards}.</translation>
    </message>
    <message>
        <source>{where} There is a rumor token on it.</source>
        <translation>{where} Vi si trova un segnalino Diceria.</translation>
    </message>
    <message>
        <source>{where} {power} is on it.</source>
        <translation>{where} Vi si trova «{power}».</translation>
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
        <source>Already done this day: the second action must be another one.</source>
        <translation>Già svolta in questo giorno: la seconda azione deve essere diversa.</translation>
    </message>
    <message>
        <source>Already prepared.</source>
        <translation>Già preparata.</translation>
    </message>
    <message>
        <source>As the Leader, Van Helsing trades event cards only.</source>
        <translation>Come Guida, Van Helsing scambia solo carte evento.</translation>
    </message>
    <message>
        <source>Devilish Power forbids it in this hunter phase.</source>
        <translation>«Potere diabolico» lo vieta in questa fase dei Cacciatori.</translation>
    </message>
    <message>
        <source>Dracula has a lair {place:in}.</source>
        <translation>Dracula ha un Covo {place:in}.</translation>
    </message>
    <message>
        <source>Dracula has no encounter card in hand.</source>
        <translation>Dracula non ha carte incontro in mano.</translation>
    </message>
    <message>
        <source>Dracula is already there.</source>
        <translation>Dracula è già lì.</translation>
    </message>
    <message>
        <source>Dracula must leave holy ground.</source>
        <translation>Dracula deve lasciare la terra consacrata.</translation>
    </message>
    <message>
        <source>Fog or a roadblock closes the road {place:to}.</source>
        <translation>La nebbia o una strada bloccata impedisce di andare {place:to}.</translation>
    </message>
    <message>
        <source>Fog or a storm closes the sea route {place:to}.</source>
        <translation>La nebbia o una tempesta impedisce di andare {place:to}.</translation>
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
        <source>It is too early for the vampire to flee.</source>
        <translation>È troppo presto perché il vampiro fugga.</translation>
    </message>
    <message>
        <source>It is too far {place:to} for one move.</source>
        <translation>È troppo lontano per arrivare {place:in} con una mossa.</translation>
    </message>
    <message>
        <source>It needs a Stake.</source>
        <translation>Serve un Paletto.</translation>
    </message>
    <message>
        <source>Its effect is already in force.</source>
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
        <source>No bitten hunter is here.</source>
        <translation>Qui non c’è nessun Cacciatore con un Morso.</translation>
    </message>
    <message>
        <source>No city within two roads is free.</source>
        <translation>Nessuna città entro due strade è libera.</translation>
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
        <source>No one here has an item or ticket to give.</source>
        <translation>Nessuno qui ha un oggetto o un biglietto da cedere.</translation>
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
        <source>No sea route is open from here.</source>
        <translation>Da qui nessuna rotta marittima è aperta.</translation>
    </message>
    <message>
        <source>No storm token is left.</source>
        <translation>Non ci sono più segnalini Tempesta.</translation>
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
        <source>Nothing can be learned from it now.</source>
        <translation>Ora non se ne può ricavare nulla.</translation>
    </message>
    <message>
        <source>Only Van Helsing trades event cards, as the Leader.</source>
        <translation>Solo Van Helsing, come Guida, scambia carte evento.</translation>
    </message>
    <message>
        <source>Only a defeated hunter is brought to a hospital.</source>
        <translation>Solo un Cacciatore sconfitto viene portato in ospedale.</translation>
    </message>
    <message>
        <source>Only {hunter} can play it.</source>
        <translation>Può giocarla solo {hunter}.</translation>
    </message>
    <message>
        <source>Played in the last round; it cannot be played now.</source>
        <translation>È stata giocata nell’ultimo round e ora riposa.</translation>
    </message>
    <message>
        <source>The backs of the bottom cards are known already.</source>
        <translation>I dorsi delle ultime carte del mazzo sono già noti.</translation>
    </message>
    <message>
        <source>The card is on the trail.</source>
        <translation>È sul Percorso.</translation>
    </message>
    <message>
        <source>The card of Dracula&apos;s place has just left the trail.</source>
        <translation>La carta del luogo di Dracula è appena uscita dal Percorso.</translation>
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
        <source>The {place} card is on the trail.</source>
        <translation>La carta luogo «{place}» è sul Percorso.</translation>
    </message>
    <message>
        <source>There are no encounters in the hideout here.</source>
        <translation>Nel Nascondiglio qui non ci sono Incontri.</translation>
    </message>
    <message>
        <source>There is fog {place:in}.</source>
        <translation>C’è nebbia {place:in}.</translation>
    </message>
    <message>
        <source>There is neither a roadblock nor a Dracula ally.</source>
        <translation>Non c’è né una strada bloccata né un Alleato di Dracula.</translation>
    </message>
    <message>
        <source>There is no facedown location card on space 5 or 6 of the trail.</source>
        <translation>Negli spazi 5 e 6 del Percorso nessuna carta luogo è coperta.</translation>
    </message>
    <message>
        <source>There is no facedown sea card on the trail.</source>
        <translation>Sul Percorso nessuna carta mare è coperta.</translation>
    </message>
    <message>
        <source>There is no hunters&apos; ally in the discard pile.</source>
        <translation>Negli scarti non c’è nessun Alleato dei Cacciatori.</translation>
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
        <source>{hunter} is already there.</source>
        <translation>{hunter} è già lì.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter} ha subito una sconfitta.</translation>
    </message>
    <message>
        <source>{place} is not a port.</source>
        <translation>{place} non è un porto.</translation>
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
        <translation>La carta combattimento di Dracula sta per essere annullata</translation>
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
        <translation>È stata giocata «Falsa soffiata»</translation>
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
        <source>A Day in the town</source>
        <translation>Un giorno in città</translation>
    </message>
    <message>
        <source>A Tourist&apos;s action always uses one card of the row. Five-Star Fabienne gives 1 more Favor after a repair. Choose her.</source>
        <translation>L’azione di un turista usa sempre una carta della fila. «Fabienne cinque stelle» dà 1 Favore in più dopo una riparazione. Scegli lei.</translation>
    </message>
    <message>
        <source>A card&apos;s icons show which of Dracula&apos;s cards it cancels. The Crucifix cancels Fangs, Mesmerize and Escape as Mist; the first two then also cost him 3 damage. Let Van Helsing choose it.</source>
        <translation>Le icone di una carta mostrano quali carte di Dracula annulla. Il Crocifisso annulla «Zanne», «Sguardo ipnotico» e «Fuga come nebbia»; le prime due inoltre gli costano 3 danni. Fallo scegliere a Van Helsing.</translation>
    </message>
    <message>
        <source>A conversion completes a Gift card, however many points it has. You have everything for the Woolly Wreath. Complete it.</source>
        <translation>Una conversione consegna una carta regalo, quanti che siano i suoi punti. Per la «Ghirlanda lanosa» hai tutto. Consegnala.</translation>
    </message>
    <message>
        <source>A vampire, and Dracula plays Seduction: Van Helsing is about to be bitten. Great Strength could prevent it, but you may need that card today. Do not prevent it.</source>
        <translation>Un vampiro, e Dracula gioca «Seduzione»: Van Helsing sta per subire un Morso. «Grande forza» potrebbe impedirlo, ma forse quella carta ti servirà più tardi. Non impedirlo.</translation>
    </message>
    <message>
        <source>An Aristocratic Vampire, worth 4 influence to Dracula one day! Lord Godalming gets rid of it if he becomes delayed, which costs him his next action. Do it.</source>
        <translation>Un Vampiro aristocratico, che un giorno darebbe a Dracula 4 punti Influenza! Lord Godalming se ne libera se si fa rallentare, e questo gli costa la prossima azione. Fallo.</translation>
    </message>
    <message>
        <source>And let Mina come from Bari, so that Dracula has to choose who he engages.</source>
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
        <source>Blue could not pay and was bitten. A new round begins, and the Bus has brought new Tourists. After four rounds the most points win. Good appetite!</source>
        <translation>Blu non ha potuto pagare ed è stato morso. Inizia un nuovo round, e il pullman ha portato nuovi turisti. Dopo quattro round vince chi ha più punti. Buon appetito!</translation>
    </message>
    <message>
        <source>Blue has collected Brick. The Bus is at The Tipsy Bat, where there is also Beer. Send your Hero there; it has to move every turn.</source>
        <translation>Blu ha raccolto mattoni. Il pullman è vicino alla locanda «Al pipistrello brillo», dove c’è anche birra. Manda lì il tuo eroe; deve muoversi a ogni turno.</translation>
    </message>
    <message>
        <source>Both of you share the Tower Clock. Collecting takes 1 hour, repairing 2, and at 24 hours the Day is over. Point at a space, or travel there with the arrow keys, to read what it brings.</source>
        <translation>Condividete l’orologio della torre. Raccogliere richiede 1 ora, riparare 2, e a 24 ore il giorno è finito. Punta uno spazio, o raggiungilo con le frecce, per leggere che cosa dà.</translation>
    </message>
    <message>
        <source>Bribes, a Bite, Favor and Gift cards: where the Victory Points come from.</source>
        <translation>Bustarelle, un Morso, Favore e carte regalo: da dove vengono i punti vittoria.</translation>
    </message>
    <message>
        <source>By day every hunter takes one action, always in this order. Here you read who acts and what the question is; below it is everything this hunter may do.</source>
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
        <source>Collecting, repairing, Tourists with their cards, and the Bus.</source>
        <translation>Raccogliere, riparare, i turisti con le loro carte e il pullman.</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combattimento</translation>
    </message>
    <message>
        <source>Damage can defeat a hunter as well. Mina has 7 and is defeated at 9, so going to Nuremberg is rash. Do it all the same, to see what happens.</source>
        <translation>Anche i danni possono sconfiggere un Cacciatore. Mina ne ha 7 e a 9 è sconfitta, perciò andare a Norimberga è imprudente. Fallo lo stesso, per vedere che cosa succede.</translation>
    </message>
    <message>
        <source>Dawn. Most event cards name the moments at which they may be played: dawn, dusk, a combat, an action. You are prompted whenever one of your cards fits, never otherwise.</source>
        <translation>Alba. La maggior parte delle carte evento nomina i momenti in cui si possono giocare: alba, tramonto, un combattimento, un’azione. Ti viene chiesto ogni volta che una tua carta è adatta, e mai altrimenti.</translation>
    </message>
    <message>
        <source>Dinner is served</source>
        <translation>La cena è servita</translation>
    </message>
    <message>
        <source>Dr. Seward is in a port: a dotted line leads from it out to sea. Let him sail from Marseilles into the Mediterranean Sea.</source>
        <translation>Il dottor Seward è in un porto: da lì una linea punteggiata va verso il mare. Fallo salpare da Marsiglia verso il Mar Mediterraneo.</translation>
    </message>
    <message>
        <source>Dracula answered with Sensationalist Press, which cancels cards that would reveal him. Both cards are discarded. Such answers are rare, but they happen.</source>
        <translation>Dracula risponde con «Stampa sensazionalista», che annulla le carte capaci di rivelarlo. Entrambe le carte vengono scartate. Risposte così sono rare, ma capitano.</translation>
    </message>
    <message>
        <source>Dracula had 15 damage and is destroyed: the hunters have won. You know all you need for a first hunt; the rules reference explains the rest.</source>
        <translation>Dracula ha 15 danni ed è distrutto: i Cacciatori hanno vinto. Ora sai tutto ciò che serve per una prima caccia; la guida alle regole spiega il resto.</translation>
    </message>
    <message>
        <source>Dracula is there! He is revealed, his figure is on the map, and at dusk he fights every hunter in the city. A single hunter at night is in danger; the next lesson shows a fight.</source>
        <translation>Dracula è lì! È rivelato, la sua miniatura è sulla mappa, e al tramonto affronta ogni Cacciatore nella città. Di notte un Cacciatore da solo è in pericolo; la prossima lezione mostra uno scontro.</translation>
    </message>
    <message>
        <source>Dracula moves through Europe unseen. You lead the four hunters who must find and destroy him: Lord Godalming, Dr. Seward, Van Helsing and Mina Harker. Their pieces carry the letters G, S, H and M.</source>
        <translation>Dracula attraversa l’Europa senza essere visto. Tu guidi i quattro Cacciatori che devono trovarlo e distruggerlo: Lord Godalming, il dottor Seward, Van Helsing e Mina Harker. Le loro miniature portano le lettere G, S, H e M.</translation>
    </message>
    <message>
        <source>Dracula played Fangs and engaged Van Helsing. The engaged hunter&apos;s icons decide: the Crucifix canceled Fangs and did 3 damage, the Pistol 2. The cards just played cannot be played in the next round.</source>
        <translation>Dracula ha giocato «Zanne» e ingaggiato Van Helsing. Contano le icone del Cacciatore ingaggiato: il Crocifisso ha annullato «Zanne» e fatto 3 danni, la Pistola 2. Le carte appena giocate riposano per un round.</translation>
    </message>
    <message>
        <source>Dracula sees one item and one event card of a bitten hunter. Choose the item that Van Helsing shows.</source>
        <translation>Di un Cacciatore che ha subito un Morso Dracula vede una carta oggetto e una carta evento. Scegli l’oggetto che Van Helsing mostra.</translation>
    </message>
    <message>
        <source>Dracula wins with 13 influence; he has 8. Vampires that mature, defeated hunters and some bites add to it. A second week has started, so there is a despair token, and every defeat costs you more.</source>
        <translation>Dracula vince con 13 punti Influenza; ora ne ha 8. Li aumentano i vampiri che maturano, i Cacciatori sconfitti e alcuni Morsi. È cominciata una seconda settimana: c’è un segnalino Disperazione, e ogni sconfitta ti costa di più.</translation>
    </message>
    <message>
        <source>Dusk, and the combat begins. Each hunter has the items in hand and always Punch, Dodge and Escape. Dracula holds five of his thirteen combat cards and engages one hunter per round.</source>
        <translation>Tramonto: comincia il combattimento. Ogni Cacciatore ha gli oggetti della sua mano e sempre «Pugno», «Schivata» e «Fuga». Dracula tiene cinque delle sue tredici carte combattimento e in ogni round ingaggia un Cacciatore.</translation>
    </message>
    <message>
        <source>Dusk. A Heavenly Host does 4 damage, unless Dracula answers with Fangs. Let Van Helsing show it.</source>
        <translation>Tramonto. Un’Ostia consacrata fa 4 danni, a meno che Dracula non risponda con «Zanne». Van Helsing deve mostrarla.</translation>
    </message>
    <message>
        <source>Each other conversion turns 1 Favor into 1 point. Convert one; the other two follow automatically.</source>
        <translation>Ogni altra conversione trasforma 1 Favore in 1 punto. Convertine uno; gli altri due seguono da soli.</translation>
    </message>
    <message>
        <source>Escape as Mist ended the combat: Dracula engaged Mina, and only the engaged hunter&apos;s icons count. His Pride lets him escape when he has already played more cards than there are despair tokens.</source>
        <translation>«Fuga come nebbia» ha concluso il combattimento: Dracula ha ingaggiato Mina, e contano solo le icone del Cacciatore ingaggiato. Il suo Orgoglio gli permette di fuggire quando prima ha giocato più carte di quanti sono i segnalini Disperazione.</translation>
    </message>
    <message>
        <source>Event cards, bites and defeat</source>
        <translation>Carte evento, Morsi e sconfitta</translation>
    </message>
    <message>
        <source>Every turn Dracula places the card of his new location on the first space of the trail, and the older ones slide on. The backs show land or sea: one of his cards shows waves, so he has been on a ship.</source>
        <translation>A ogni turno Dracula mette la carta del suo nuovo luogo nel primo spazio del Percorso, e le più vecchie scorrono in avanti. I dorsi distinguono terra e mare: una delle sue carte mostra le onde, quindi è stato su una nave.</translation>
    </message>
    <message>
        <source>Following the trail</source>
        <translation>Seguire il Percorso</translation>
    </message>
    <message>
        <source>For this lesson, chase the vampire away.</source>
        <translation>In questa lezione scaccia il vampiro.</translation>
    </message>
    <message>
        <source>For this lesson, choose Claws.</source>
        <translation>In questa lezione scegli «Artigli».</translation>
    </message>
    <message>
        <source>For this lesson, choose Escape as Bat.</source>
        <translation>In questa lezione scegli «Fuga come pipistrello».</translation>
    </message>
    <message>
        <source>For this lesson, choose an encounter that can ambush.</source>
        <translation>In questa lezione scegli un Incontro che possa tendere un’imboscata.</translation>
    </message>
    <message>
        <source>For this lesson, decline the ambush.</source>
        <translation>In questa lezione rinuncia all’imboscata.</translation>
    </message>
    <message>
        <source>For this lesson, do what the step asks for, or have it shown to you.</source>
        <translation>Fai ciò che chiede la lezione, o fattelo mostrare.</translation>
    </message>
    <message>
        <source>For this lesson, first let Lord Godalming take a road.</source>
        <translation>In questa lezione prima Lord Godalming muove su strada.</translation>
    </message>
    <message>
        <source>For this lesson, fly to another city.</source>
        <translation>In questa lezione vola in un’altra città.</translation>
    </message>
    <message>
        <source>For this lesson, keep Great Strength for now.</source>
        <translation>In questa lezione per ora tieni «Grande forza».</translation>
    </message>
    <message>
        <source>For this lesson, keep him as an ally.</source>
        <translation>In questa lezione tienilo come Alleato.</translation>
    </message>
    <message>
        <source>For this lesson, land in Varna.</source>
        <translation>In questa lezione sbarca a Varna.</translation>
    </message>
    <message>
        <source>For this lesson, let Dr. Seward go to sea now.</source>
        <translation>In questa lezione adesso il dottor Seward prende il mare.</translation>
    </message>
    <message>
        <source>For this lesson, let the Wolves attack.</source>
        <translation>In questa lezione fai attaccare i Lupi.</translation>
    </message>
    <message>
        <source>For this lesson, let the vampire mature.</source>
        <translation>In questa lezione fai maturare il vampiro.</translation>
    </message>
    <message>
        <source>For this lesson, name Genoa first.</source>
        <translation>In questa lezione nomina prima Genova.</translation>
    </message>
    <message>
        <source>For this lesson, name Naples now.</source>
        <translation>In questa lezione adesso nomina Napoli.</translation>
    </message>
    <message>
        <source>For this lesson, play Hide.</source>
        <translation>In questa lezione gioca «Nascondersi».</translation>
    </message>
    <message>
        <source>For this lesson, play Newspaper Reports.</source>
        <translation>In questa lezione gioca «Articoli di giornale».</translation>
    </message>
    <message>
        <source>For this lesson, play the card the lesson asks for.</source>
        <translation>In questa lezione gioca la carta richiesta.</translation>
    </message>
    <message>
        <source>For this lesson, save Mina.</source>
        <translation>In questa lezione salva Mina.</translation>
    </message>
    <message>
        <source>For this lesson, show the Rifle.</source>
        <translation>In questa lezione mostra il Fucile.</translation>
    </message>
    <message>
        <source>For this lesson, take to the sea.</source>
        <translation>In questa lezione prendi il mare.</translation>
    </message>
    <message>
        <source>For this lesson, use Wolf Form to reach Geneva.</source>
        <translation>In questa lezione usa «Forma di lupo» per raggiungere Ginevra.</translation>
    </message>
    <message>
        <source>Found! But Dracula may ambush a hunter with what lurks there: Rats, 2 damage. A gun drives them away for good. Let Dr. Seward show his Rifle.</source>
        <translation>Trovato! Ma Dracula può tendere un’imboscata al Cacciatore con ciò che si nasconde lì: Ratti, 2 danni. Un’arma da fuoco li scaccia per sempre. Il dottor Seward deve mostrare il Fucile.</translation>
    </message>
    <message>
        <source>From Bordeaux Dracula went on by road. Perhaps through Clermont-Ferrand? Let Dr. Seward look.</source>
        <translation>Da Bordeaux Dracula è ripartito su strada. Forse passando per Clermont-Ferrand? Manda il dottor Seward a vedere.</translation>
    </message>
    <message>
        <source>From Brussels Van Helsing can reach one of these cities at once. Let him go to Paris.</source>
        <translation>Da Bruxelles Van Helsing può raggiungere subito una di queste città. Mandalo a Parigi.</translation>
    </message>
    <message>
        <source>Give Mina the Crucifix: drag it to her side, or press Enter on it, and end the trade. You could also give her more cards, and she could give some back.</source>
        <translation>Dai a Mina il Crocifisso: trascinalo dalla sua parte, oppure sceglilo e premi Invio, poi concludi lo scambio. Potresti cederle anche altre carte e riceverne in cambio.</translation>
    </message>
    <message>
        <source>He is still in Prague. If he is there at dawn, you fight by day, and then he is weaker: only by night does Fangs bite mesmerized hunters, Strength discard weapons, Claws strike twice and the bat carry him off. But his own turn comes first.</source>
        <translation>Dracula è ancora a Praga. Se è lì all’alba, si combatte di giorno, e allora è più debole: solo di notte «Zanne» morde i Cacciatori ipnotizzati, «Forza» fa scartare le armi, «Artigli» colpisce due volte e il pipistrello lo porta via. Prima però tocca a lui.</translation>
    </message>
    <message>
        <source>Hide and Wolf Form, an ambush, a combat at night and the way out of it.</source>
        <translation>«Nascondersi» e «Forma di lupo», un’imboscata, un combattimento di notte e il modo di uscirne.</translation>
    </message>
    <message>
        <source>Hide takes an encounter like a city, which makes the deception complete. Choose one.</source>
        <translation>«Nascondersi» riceve un Incontro come una città, e così l’inganno è completo. Scegline uno.</translation>
    </message>
    <message>
        <source>Hired Scouts! Name two cities, and Dracula must show their cards if they are on his trail or in a lair. Ask about Genoa first.</source>
        <translation>Esploratori assoldati! Nomina due città: Dracula deve mostrarne le carte, se sono sul suo Percorso o in un Covo. Chiedi prima Genova.</translation>
    </message>
    <message>
        <source>His Punch hurt you by 1, your Claws him by 4; had he dodged, Claws would have been canceled. More hunters may come: leave with Escape as Bat.</source>
        <translation>Il suo «Pugno» ti ha fatto 1 danno, i tuoi «Artigli» a lui 4; se avesse giocato «Schivata», «Artigli» sarebbe stata annullata. Possono arrivare altri Cacciatori: vattene con «Fuga come pipistrello».</translation>
    </message>
    <message>
        <source>His new cards are on his sheet. Point at a card, or select it, to enlarge it. No hunter keeps more than three items and three events; only Dr. Seward keeps four of each.</source>
        <translation>Le sue nuove carte sono sulla sua scheda. Passa il puntatore su una carta, o selezionala, per vederla in grande. Nessun Cacciatore tiene più di tre oggetti e tre eventi; solo il dottor Seward ne tiene quattro e quattro.</translation>
    </message>
    <message>
        <source>If Dracula attacks Mina, a Dodge stops Fangs, Strength and Claws, the cards that hurt. Let her dodge.</source>
        <translation>Se Dracula attacca Mina, «Schivata» ferma «Zanne», «Forza» e «Artigli», le carte che fanno male. Scegli «Schivata» per lei.</translation>
    </message>
    <message>
        <source>If Possible locations is switched on in the View menu, rings on the map show where Dracula may be now, judged only by what you know: the larger, the likelier. The Deduction tab lists the evidence.</source>
        <translation>Se nel menu «Visualizza» è attiva la voce «Luoghi possibili», i cerchi sulla mappa mostrano dove può essere ora Dracula, secondo le sole cose che sai: più grande il cerchio, più probabile il luogo. La scheda «Deduzione» elenca gli indizi.</translation>
    </message>
    <message>
        <source>In a city you leave an encounter facedown: a danger to any hunter who comes, and one day it may mature. Point at the cards to read them, then choose one.</source>
        <translation>In una città lasci un Incontro coperto: un pericolo per ogni Cacciatore che arriva, e un giorno può maturare. Passa il puntatore sulle carte per leggerle, poi scegline una.</translation>
    </message>
    <message>
        <source>In the advanced game he has power cards. Feed is faceup on the newest space: he stayed and healed. Hide is facedown and looks like any city. And his oldest hideout became a lair, to which he can return.</source>
        <translation>Nel gioco avanzato Dracula ha carte potere. «Nutrirsi» è scoperta nello spazio più recente: è rimasto lì e ha recuperato danni. «Nascondersi» è coperta e sembra una città qualsiasi. E il suo Nascondiglio più vecchio è diventato un Covo, in cui può tornare.</translation>
    </message>
    <message>
        <source>In the advanced game you have five power cards, which are placed on the trail like locations: Feed, Dark Call, Wolf Form, Misdirect and Hide. Each can be used again when it has left the trail.</source>
        <translation>Nel gioco avanzato hai cinque carte potere, che stanno sul Percorso come i luoghi: «Nutrirsi», «Richiamo oscuro», «Forma di lupo», «Depistare» e «Nascondersi». Ognuna si può usare di nuovo quando è uscita dal Percorso.</translation>
    </message>
    <message>
        <source>In this lesson, Dr. Seward goes to Clermont-Ferrand.</source>
        <translation>In questa lezione il dottor Seward va a Clermont-Ferrand.</translation>
    </message>
    <message>
        <source>In this lesson, Dr. Seward reserves a ticket.</source>
        <translation>In questa lezione il dottor Seward prenota un biglietto.</translation>
    </message>
    <message>
        <source>In this lesson, Dr. Seward takes supplies.</source>
        <translation>In questa lezione il dottor Seward si rifornisce.</translation>
    </message>
    <message>
        <source>In this lesson, Lord Godalming searches.</source>
        <translation>In questa lezione Lord Godalming cerca.</translation>
    </message>
    <message>
        <source>In this lesson, Lord Godalming takes supplies.</source>
        <translation>In questa lezione Lord Godalming si rifornisce.</translation>
    </message>
    <message>
        <source>In this lesson, Mina goes to Naples, too.</source>
        <translation>In questa lezione anche Mina va a Napoli.</translation>
    </message>
    <message>
        <source>In this lesson, Mina goes to Nuremberg.</source>
        <translation>In questa lezione Mina va a Norimberga.</translation>
    </message>
    <message>
        <source>In this lesson, Mina goes to Prague, too.</source>
        <translation>In questa lezione anche Mina va a Praga.</translation>
    </message>
    <message>
        <source>In this lesson, Mina needs a ticket first.</source>
        <translation>In questa lezione a Mina serve prima un biglietto.</translation>
    </message>
    <message>
        <source>In this lesson, Mina rests.</source>
        <translation>In questa lezione Mina riposa.</translation>
    </message>
    <message>
        <source>In this lesson, Mina stays and fights.</source>
        <translation>In questa lezione Mina resta e combatte.</translation>
    </message>
    <message>
        <source>In this lesson, Mina takes supplies.</source>
        <translation>In questa lezione Mina si rifornisce.</translation>
    </message>
    <message>
        <source>In this lesson, Mina takes the train.</source>
        <translation>In questa lezione Mina prende il treno.</translation>
    </message>
    <message>
        <source>In this lesson, Van Helsing gives the Crucifix.</source>
        <translation>In questa lezione Van Helsing cede il Crocifisso.</translation>
    </message>
    <message>
        <source>In this lesson, Van Helsing goes to Naples.</source>
        <translation>In questa lezione Van Helsing va a Napoli.</translation>
    </message>
    <message>
        <source>In this lesson, Van Helsing goes to Paris.</source>
        <translation>In questa lezione Van Helsing va a Parigi.</translation>
    </message>
    <message>
        <source>In this lesson, Van Helsing goes to Prague.</source>
        <translation>In questa lezione Van Helsing va a Praga.</translation>
    </message>
    <message>
        <source>In this lesson, Van Helsing searches.</source>
        <translation>In questa lezione Van Helsing cerca.</translation>
    </message>
    <message>
        <source>In this lesson, Van Helsing takes a road.</source>
        <translation>In questa lezione Van Helsing muove su strada.</translation>
    </message>
    <message>
        <source>In this lesson, Van Helsing trades.</source>
        <translation>In questa lezione Van Helsing scambia.</translation>
    </message>
    <message>
        <source>In this lesson, the Tourist repairs the first stand of Garlic Stand.</source>
        <translation>In questa lezione il turista ripara la prima bancarella del Banco dell’aglio.</translation>
    </message>
    <message>
        <source>In this lesson, you add a Sheep.</source>
        <translation>In questa lezione aggiungi una pecora.</translation>
    </message>
    <message>
        <source>In this lesson, you attend the Dinner.</source>
        <translation>In questa lezione partecipi alla cena.</translation>
    </message>
    <message>
        <source>In this lesson, you complete the Woolly Wreath first.</source>
        <translation>In questa lezione consegni prima la «Ghirlanda lanosa».</translation>
    </message>
    <message>
        <source>In this lesson, you convert your Favor.</source>
        <translation>In questa lezione converti il tuo Favore.</translation>
    </message>
    <message>
        <source>In this lesson, you fetch a Tourist from the Bus.</source>
        <translation>In questa lezione prendi un turista dal pullman.</translation>
    </message>
    <message>
        <source>In this lesson, you keep the Tourist.</source>
        <translation>In questa lezione tieni il turista.</translation>
    </message>
    <message>
        <source>In this lesson, you keep the rest.</source>
        <translation>In questa lezione tieni il resto.</translation>
    </message>
    <message>
        <source>In this lesson, you pay with the Tourist first.</source>
        <translation>In questa lezione paghi prima con il turista.</translation>
    </message>
    <message>
        <source>In this lesson, you remove the Bite first.</source>
        <translation>In questa lezione curi prima il Morso.</translation>
    </message>
    <message>
        <source>In this lesson, your Hero goes to Forest Shed.</source>
        <translation>In questa lezione il tuo eroe va al Capanno nel bosco.</translation>
    </message>
    <message>
        <source>In this lesson, your Hero goes to The Tipsy Bat.</source>
        <translation>In questa lezione il tuo eroe va alla locanda «Al pipistrello brillo».</translation>
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
        <source>It brings 2 points and a new card. A cube went to the second space of your Gifts track, which gives a Blood Pack. A cube of the track can be paid as a Bribe, too.</source>
        <translation>Dà 2 punti e una nuova carta. Un cubetto è andato sul secondo spazio del tuo tracciato dei regali, che dà una sacca di sangue. Anche un cubetto del tracciato si può pagare come bustarella.</translation>
    </message>
    <message>
        <source>It is Tuesday. A hunter at sea must sail on every day, to the next sea zone or into a port. Choose where Dr. Seward goes.</source>
        <translation>È martedì. Un Cacciatore in mare deve continuare a navigare ogni giorno, verso la prossima zona di mare o in un porto. Scegli dove va il dottor Seward.</translation>
    </message>
    <message>
        <source>It is night: no moves, but one action each. Let Dr. Seward reserve a ticket for the train. A hunter keeps two tickets at most.</source>
        <translation>È notte: nessun movimento, ma un’azione per ciascuno. Fai prenotare al dottor Seward un biglietto del treno. Un Cacciatore tiene al massimo due biglietti.</translation>
    </message>
    <message>
        <source>It is true: Dracula is revealed. At dusk he will fight all hunters in his city. Let Mina join Van Helsing.</source>
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
        <source>Lord Godalming begins in Constanta. The plain lines between cities are roads; a move takes him along one of them. Click Bucharest or Varna on the map, or choose the move in the list.</source>
        <translation>Comincia Lord Godalming, a Costanza. Le linee semplici fra le città sono strade; un movimento lo porta lungo una di esse. Fai clic su Bucarest o Varna sulla mappa, o scegli la mossa nell’elenco.</translation>
    </message>
    <message>
        <source>Lord Godalming has come to Nuremberg, where you left Wolves. You may ambush him now, or leave them there. Without a weapon he suffers 4 damage: set them on him.</source>
        <translation>Lord Godalming è arrivato a Norimberga, dove hai lasciato «Lupi». Puoi tendergli un’imboscata adesso, o lasciarli lì. Senza un’arma subisce 4 danni: scagliali contro di lui.</translation>
    </message>
    <message>
        <source>Lord Godalming is in Paris, a large city: supplies there give an item and an event. He is rich and takes two items. The top event card shows the hunters&apos; back, so it is for you. Take supplies.</source>
        <translation>Lord Godalming è a Parigi, una città grande: lì rifornirsi dà un oggetto e un evento. È ricco e prende due oggetti. La prima carta evento mostra il dorso dei Cacciatori, quindi è per te. Rifornisciti.</translation>
    </message>
    <message>
        <source>Mina chooses as well; no one sees the other cards before all are revealed. Her Pistol does 2 damage.</source>
        <translation>Anche Mina sceglie; nessuno vede le carte degli altri prima che si rivelino tutte. La sua Pistola fa 2 danni.</translation>
    </message>
    <message>
        <source>Mina has 3 damage. A rest heals 1, or 2 in the same city as Dr. Seward. Let her rest.</source>
        <translation>Mina ha 3 danni. Un riposo ne fa recuperare 1, o 2 nella stessa città del dottor Seward. Falla riposare.</translation>
    </message>
    <message>
        <source>Mina holds Newspaper Reports, which reveals an old card of the trail at dawn. Play it.</source>
        <translation>Mina ha «Articoli di giornale»: all’alba rivela una vecchia carta del Percorso. Giocala.</translation>
    </message>
    <message>
        <source>Mina keeps him busy. Choose a card for her; only fleeing is not allowed.</source>
        <translation>Mina lo tiene occupato. Scegli una carta per lei; solo fuggire non è permesso.</translation>
    </message>
    <message>
        <source>Mina takes supplies by night. Then the event comes from the bottom of the deck, and no one has seen its back: if it is Dracula&apos;s, he gets it. Try your luck.</source>
        <translation>Mina si rifornisce di notte. Allora l’evento viene dal fondo del mazzo, dove nessuno ha visto il dorso: se è di Dracula, va a lui. Tenta la fortuna.</translation>
    </message>
    <message>
        <source>Money Trail has shown you the Tyrrhenian Sea. After it he landed: in Cagliari, Genoa or Naples, because in Rome Van Helsing would have met him. Let Lord Godalming take supplies; perhaps help comes.</source>
        <translation>«Pista del denaro» ti ha mostrato il Mar Tirreno. Poi Dracula è sbarcato: a Cagliari, Genova o Napoli, perché a Roma avrebbe incontrato Van Helsing. Fai rifornire Lord Godalming; forse arriva un aiuto.</translation>
    </message>
    <message>
        <source>Most other cards need a Tourist who collects. Choose Five-Star Fabienne.</source>
        <translation>La maggior parte delle altre carte richiede un turista che raccoglie. Scegli «Fabienne cinque stelle».</translation>
    </message>
    <message>
        <source>Moving unseen</source>
        <translation>Muoversi senza essere visti</translation>
    </message>
    <message>
        <source>Night, and the combat begins. Van Helsing has chosen a card you cannot see. Claws does 2 damage, and by night 2 more. Choose it.</source>
        <translation>È notte: comincia il combattimento. Van Helsing ha scelto una carta che non puoi vedere. «Artigli» fa 2 danni, e di notte altri 2. Scegli questa carta.</translation>
    </message>
    <message>
        <source>Not Genoa. Then name Naples.</source>
        <translation>Genova no. Allora nomina Napoli.</translation>
    </message>
    <message>
        <source>Now Mina can ride. Her ticket allows three white railways, or two railways if one of them is yellow. Choose any city the train reaches.</source>
        <translation>Ora Mina può viaggiare. Il suo biglietto permette tre ferrovie bianche, o due se fra di esse ce n’è una gialla. Scegli una città qualsiasi a cui arriva il treno.</translation>
    </message>
    <message>
        <source>Now place the card of your next location: one road or one step by sea away. You never take trains. Leaving the port for the sea costs 2 damage, but shakes hunters off. Sail to the Black Sea.</source>
        <translation>Ora piazza la carta del tuo prossimo luogo: a una strada o a un tratto di mare da qui. Non prendi mai il treno. Lasciare il porto per il mare costa 2 danni, ma fa perdere le tue orme ai Cacciatori. Salpa verso il Mar Nero.</translation>
    </message>
    <message>
        <source>Now the top event card has Dracula&apos;s back. By day such a card is discarded unseen: Dr. Seward gets his item, and Dracula loses a card. Take supplies in Munich.</source>
        <translation>Ora la prima carta evento ha il dorso di Dracula. Di giorno una carta così viene scartata senza che nessuno la veda: il dottor Seward ha il suo oggetto e toglie una carta a Dracula. Rifornisciti a Monaco di Baviera.</translation>
    </message>
    <message>
        <source>Now think. The newest card shows land, one road from Clermont-Ferrand: Geneva, Nantes, Paris or Toulouse. It cannot be Marseilles, because Dr. Seward would have seen him come.</source>
        <translation>Ora rifletti. La carta più recente mostra terra, a una strada da Clermont-Ferrand: Ginevra, Nantes, Parigi o Tolosa. Non può essere Marsiglia, perché lì il dottor Seward l’avrebbe visto arrivare.</translation>
    </message>
    <message>
        <source>Now you are Dracula, with one move for each day and night of the hunters. You see the faces of your trail; they see only backs, land or sea, until they come to a city or a card reveals it.</source>
        <translation>Ora sei Dracula, con una mossa per ogni giorno e notte dei Cacciatori. Tu vedi le carte del tuo Percorso; loro vedono solo i dorsi, terra o mare, finché non arrivano in una città o una carta non la rivela.</translation>
    </message>
    <message>
        <source>Otherwise she would have been out of the game until dawn, lost all her cards and woken up in the nearest hospital, and Dracula would have gained 2 influence and 1 more for every despair token. So rest in time.</source>
        <translation>Altrimenti sarebbe rimasta lì fino all’alba, avrebbe perso tutte le sue carte e si sarebbe svegliata nell’ospedale più vicino, e Dracula avrebbe guadagnato 2 punti Influenza più 1 per ogni segnalino Disperazione. Perciò riposa in tempo.</translation>
    </message>
    <message>
        <source>Powers and ambush</source>
        <translation>Poteri e imboscata</translation>
    </message>
    <message>
        <source>Railways are faster, but a ride needs a ticket, and Mina has none. Let her reserve one instead of moving: she draws it unseen from the pool.</source>
        <translation>La ferrovia è più veloce, ma serve un biglietto, e Mina non ne ha. Fagliene prenotare uno invece di muovere: lo prende alla cieca dalla riserva.</translation>
    </message>
    <message>
        <source>Rats: 2 damage, her defeat! But Dr. Seward holds Great Strength, which saves any hunter, even far away. Play it.</source>
        <translation>Ratti: 2 danni, è sconfitta! Ma il dottor Seward ha «Grande forza», che salva qualsiasi Cacciatore, anche lontano. Giocala.</translation>
    </message>
    <message>
        <source>Read on with Next first.</source>
        <translation>Prima continua a leggere con «Avanti».</translation>
    </message>
    <message>
        <source>Second round. The Knife does 3 damage. Let Van Helsing attack with it.</source>
        <translation>Secondo round. Il Pugnale fa 3 danni. Fai attaccare Van Helsing con questa carta.</translation>
    </message>
    <message>
        <source>Send the Tourist to Garlic Stand to repair its first stand: you pay 1 Metal and 2 hours, and you get 1 Favor. Your cube marks the stand.</source>
        <translation>Manda il turista al Banco dell’aglio a riparare la prima bancarella: paghi 1 metallo e 2 ore e prendi 1 Favore. Il tuo cubetto segna la bancarella.</translation>
    </message>
    <message>
        <source>So the hours pass. Collect what your Gift cards cost, repair stands for Favor and control, and keep Bribes for Dinner: it is the subject of the next lesson.</source>
        <translation>Così passano le ore. Raccogli quello che costano le tue carte regalo, ripara bancarelle per Favore e controllo, e tieni bustarelle per la cena: è il tema della prossima lezione.</translation>
    </message>
    <message>
        <source>Supplies, tickets and rest</source>
        <translation>Rifornirsi, biglietti e riposo</translation>
    </message>
    <message>
        <source>Suppose you suspect that Dracula is in Prague. No hunter should meet him alone, so send two hunters, both armed. Van Helsing goes first.</source>
        <translation>Supponi di sospettare che Dracula sia a Praga. Nessun Cacciatore dovrebbe affrontarlo da solo: mandane due, entrambi armati. Van Helsing va per primo.</translation>
    </message>
    <message>
        <source>That makes 4 conversions. Pay no more.</source>
        <translation>Fanno 4 conversioni. Non pagare altro.</translation>
    </message>
    <message>
        <source>That was a good turn. End it.</source>
        <translation>È stato un buon turno. Terminalo.</translation>
    </message>
    <message>
        <source>The Wood is in your area, below the town. A Tourist was already at Forest Shed: one Tourist at your Hero&apos;s location may do a second action for you, on any free space of the town. Use the Tourist.</source>
        <translation>Il legno è nella tua area, sotto la città. Al Capanno nel bosco c’era già un turista: un turista nel luogo del tuo eroe può fare una seconda azione per te, su uno spazio libero della città. Mettilo al lavoro.</translation>
    </message>
    <message>
        <source>The bell has tolled: all Heroes sit at Dracula&apos;s table. You are the First Player, so you finish your Dinner before Blue. Only here Favor and Gifts become points.</source>
        <translation>La campana è suonata: tutti gli eroi siedono alla tavola di Dracula. Sei il primo giocatore, quindi finisci la tua cena prima di Blu. Solo qui Favore e regali diventano punti.</translation>
    </message>
    <message>
        <source>The encounter in Bordeaux did not ambush. Left alone, it would mature when the card leaves the trail, and help Dracula. Let Lord Godalming search the city.</source>
        <translation>L’Incontro a Bordeaux non ha teso un’imboscata. Se nessuno lo tocca, può maturare quando la carta esce dal Percorso, e aiutare Dracula. Fai cercare Lord Godalming nella città.</translation>
    </message>
    <message>
        <source>The entrance fee is Bribes worth 3. A player who stays away is bitten and converts nothing. Attend the Dinner.</source>
        <translation>L’ingresso costa bustarelle che valgano 3. Chi resta fuori viene morso e non converte nulla. Partecipa alla cena.</translation>
    </message>
    <message>
        <source>The hunters only waited. Each further step at sea costs 1 damage, landing costs nothing, and at sea nothing can be left behind. Land in Varna.</source>
        <translation>I Cacciatori hanno solo aspettato. In mare ogni altro tratto costa 1 danno, sbarcare nulla, e in mare non si può lasciare niente. Sbarca a Varna.</translation>
    </message>
    <message>
        <source>The hunters see land, sea, land, land: they will look around the Black Sea. Stay away from their cities, because entering one reveals you, and keep your vampires on quiet roads.</source>
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
        <source>The sources of cards, how hunters share them, and how wounds heal.</source>
        <translation>Da dove vengono le carte, come i Cacciatori le condividono, e come guariscono le ferite.</translation>
    </message>
    <message>
        <source>The things Dracula leaves behind, what lurks there, and how to find out where he is.</source>
        <translation>Che cosa lascia dietro di sé Dracula, che cosa si nasconde lì, e come scoprire dov’è.</translation>
    </message>
    <message>
        <source>The ticket is spent. Roads cost nothing, trains go far for a ticket, ships sail round the continent. Only the city where a move ends counts; in cities on the way nothing happens.</source>
        <translation>Il biglietto è speso. Le strade non costano nulla, i treni portano lontano con un biglietto, le navi girano intorno al continente. Conta solo la città in cui finisce un movimento; nelle città attraversate non succede nulla.</translation>
    </message>
    <message>
        <source>Then night fell. By night each hunter has one more action, but no one moves; yours just waited. After the night Dracula moved: a new card is facedown on his trail.</source>
        <translation>Poi è scesa la notte. Di notte ogni Cacciatore ha un’altra azione, ma nessuno muove; i tuoi hanno solo aspettato. Dopo la notte Dracula ha mosso: una nuova carta è coperta sul suo Percorso.</translation>
    </message>
    <message>
        <source>There he is, with 9 of 15 damage. Van Helsing has a Heavenly Host, a Knife and a Crucifix. Strike now: let him go to Naples.</source>
        <translation>Eccolo, con 9 danni su 15. Van Helsing ha un’Ostia consacrata, un Pugnale e un Crocifisso. Colpisci adesso: mandalo a Napoli.</translation>
    </message>
    <message>
        <source>They come closer, and Dr. Seward watches Zurich. Wolf Form leads one or two roads on and costs 1 damage; no one on the way notices. Run through Zurich to Geneva.</source>
        <translation>Si avvicinano, e il dottor Seward sorveglia Zurigo. «Forma di lupo» porta una o due strade più in là e costa 1 danno; lungo la via nessuno si accorge di nulla. Corri a Ginevra passando per Zurigo.</translation>
    </message>
    <message>
        <source>Three moves ago you were in Castle Dracula. Returning there healed you of 5 damage, but its card has its own back: everyone saw it.</source>
        <translation>Tre mosse fa eri nel Castello di Dracula. Tornarvi ti ha fatto recuperare 5 danni, ma la sua carta ha un dorso particolare: l’hanno vista tutti.</translation>
    </message>
    <message>
        <source>Three powers are left to try: Feed heals 3, Dark Call costs 2 damage and draws five encounters, Misdirect removes an old hideout that would betray you. Good hunting, Count.</source>
        <translation>Restano tre poteri da provare: «Nutrirsi» fa recuperare 3 danni, «Richiamo oscuro» costa 2 danni e fa pescare cinque Incontri, «Depistare» cancella un vecchio Nascondiglio che ti tradirebbe. Buona caccia, Conte.</translation>
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
        <source>Van Helsing can take two bites, Lord Godalming and Dr. Seward one each; one more defeats them. Mina has an old bite from the start: she always shows cards, and the next bite defeats her.</source>
        <translation>Van Helsing regge due Morsi, Lord Godalming e il dottor Seward uno ciascuno; uno di più li sconfigge. Mina ha fin dall’inizio un vecchio Morso: mostra sempre delle carte, e il prossimo Morso la sconfigge.</translation>
    </message>
    <message>
        <source>Van Helsing happens to come by and reveals you; at dusk you will fight. You could ambush him first. Keep your encounter this time and decline.</source>
        <translation>Van Helsing arriva per caso e ti rivela; al tramonto si combatte. Prima potresti tendergli un’imboscata. Questa volta tieni il tuo Incontro e rinuncia.</translation>
    </message>
    <message>
        <source>Van Helsing is in Amsterdam, near Mina in Brussels. Take him along a road as well: to Brussels or to Cologne.</source>
        <translation>Van Helsing è ad Amsterdam, vicino a Mina che è a Bruxelles. Muovi anche lui lungo una strada: a Bruxelles o a Colonia.</translation>
    </message>
    <message>
        <source>Well guessed: Dodge canceled Claws, and the Knife struck. The hunters&apos; third round is yours: choose any card for Van Helsing.</source>
        <translation>Indovinato: «Schivata» ha annullato «Artigli», e il Pugnale ha colpito. Nel terzo round decidi tu per i Cacciatori: scegli una carta qualsiasi per Van Helsing.</translation>
    </message>
    <message>
        <source>When a card may be played, who can cancel it, and what happens to a careless hunter.</source>
        <translation>Quando si può giocare una carta, chi può annullarla, e che cosa capita a un Cacciatore imprudente.</translation>
    </message>
    <message>
        <source>When a hunter ends a move in a city of the trail, its card is turned up. Lord Godalming came to Bordeaux yesterday: Dracula has been there. The encounter beside it is still facedown.</source>
        <translation>Quando un Cacciatore finisce un movimento in una città del Percorso, la sua carta viene rivelata. Lord Godalming è arrivato ieri a Bordeaux: Dracula è stato lì. L’Incontro accanto alla carta è ancora coperto.</translation>
    </message>
    <message>
        <source>Whose turn it is, and how hunters travel by road, by sea and by railway.</source>
        <translation>A chi tocca, e come viaggiano i Cacciatori: su strada, via mare e in ferrovia.</translation>
    </message>
    <message>
        <source>With your Hero at the Bus, 1 Beer or 1 Doughnut fetches a Tourist, for no hours. Pay the Beer.</source>
        <translation>Con il tuo eroe accanto al pullman, 1 birra o 1 ciambella fa scendere un turista, senza ore. Paga la birra.</translation>
    </message>
    <message>
        <source>Without weapons no hunter survives a night with Dracula. Item cards are for fights and searches, event cards for special moments. Both come from taking supplies.</source>
        <translation>Senza armi nessun Cacciatore sopravvive a una notte con Dracula. Le carte oggetto servono per combattere e cercare, le carte evento per momenti speciali. Le une e le altre si ottengono rifornendosi.</translation>
    </message>
    <message>
        <source>You also have a rumor token. If a vampire matures where the token is, it brings 3 influence more. Put it on one of the hideouts.</source>
        <translation>Hai anche un segnalino Diceria. Se un vampiro matura dove si trova, dà altri 3 punti Influenza. Mettilo su uno dei Nascondigli.</translation>
    </message>
    <message>
        <source>You are Red, Dracula&apos;s heir, and Blue is your rival. By day you collect resources and repair the stands of the town. At Dinner you turn them into Victory Points.</source>
        <translation>Sei Rosso, erede di Dracula, e Blu è il tuo rivale. Di giorno raccogliete risorse e riparate le bancarelle della città. A cena le trasformate in punti vittoria.</translation>
    </message>
    <message>
        <source>You are in Munich. Hide goes facedown instead of a move and looks like any city: the hunters will think you walked on. Play it.</source>
        <translation>Sei a Monaco di Baviera. «Nascondersi» si piazza coperta invece di muovere e sembra una città qualsiasi: i Cacciatori crederanno che tu sia andato oltre. Giocala.</translation>
    </message>
    <message>
        <source>You control Garlic Stand now. When the Bus stops there at the beginning of a round, you take 1 Garlic. End your turn.</source>
        <translation>Ora controlli il Banco dell’aglio. Quando il pullman si ferma lì all’inizio di un round, prendi 1 aglio. Termina il turno.</translation>
    </message>
    <message>
        <source>You could send the Tourist to work at once. But a Tourist on your board is the best Bribe for Dinner: worth 3, the whole entrance fee. Keep the Tourist.</source>
        <translation>Potresti mandare subito il turista al lavoro. Ma sulla tua plancia è la migliore bustarella per la cena: vale 3, l’intero ingresso. Tienilo.</translation>
    </message>
    <message>
        <source>You have 2 Garlic. Remove the Bite with one of them.</source>
        <translation>Hai 2 aglio. Con uno cura il Morso.</translation>
    </message>
    <message>
        <source>You have 3 Favor, a kept Tourist, a Bite and some goods. Each Bite takes one conversion from you. Garlic or Holy Water removes it, but only before you pay.</source>
        <translation>Hai 3 Favore, un turista tenuto, un Morso e alcune merci. Ogni Morso ti toglie una conversione. L’aglio o l’acqua santa lo cura, ma solo prima di pagare.</translation>
    </message>
    <message>
        <source>You have 5 points, and no conversion is left. End your Dinner.</source>
        <translation>Hai 5 punti e non restano conversioni. Termina la tua cena.</translation>
    </message>
    <message>
        <source>You may pay more: every point is one more conversion. Add a Sheep. You still need the other one for a Gift.</source>
        <translation>Puoi pagare di più: ogni punto è una conversione in più. Aggiungi una pecora. L’altra ti serve ancora per un regalo.</translation>
    </message>
    <message>
        <source>Your Hero waits at Dracula&apos;s table. Place it on the first space of Forest Shed: click the space, drag the Hero there, or choose it in the list. It gives 2 Wood.</source>
        <translation>Il tuo eroe aspetta alla tavola di Dracula. Mettilo sul primo spazio del Capanno nel bosco: fai clic sullo spazio, trascina lì l’eroe o scegli dalla lista. Dà 2 legno.</translation>
    </message>
    <message>
        <source>Your Tourist is worth 3 and would be lost after the Dinner anyway. Pay with the Tourist.</source>
        <translation>Il tuo turista vale 3 e dopo la cena sarebbe comunque perso. Paga con lui.</translation>
    </message>
    <message>
        <source>Your phase begins: the whole trail slides, and Szeged leaves it. No hunter found the Reckless Vampire you left there, so it can mature and bring you 4 influence. Mature it.</source>
        <translation>Comincia la tua fase: tutto il Percorso scorre, e Szeged ne esce. Nessun Cacciatore ha trovato il «Vampiro sconsiderato» che hai lasciato lì, perciò può maturare e darti 4 punti Influenza. Fallo maturare.</translation>
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
        <source>{player}, at most {seconds} s per move</source>
        <translation>{player}, al massimo {seconds} s per mossa</translation>
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
        <translation>Tornare indietro {number} ({place})</translation>
    </message>
    <message>
        <source>Go {place:to}</source>
        <translation>Andare {place:to}</translation>
    </message>
    <message>
        <source>Hide {place:in}</source>
        <translation>Nascondersi {place:in}</translation>
    </message>
    <message>
        <source>Make no move (disqualified)</source>
        <translation>Non dare alcuna mossa (squalifica)</translation>
    </message>
    <message>
        <source>Rest {place:in}</source>
        <translation>Riposare {place:in}</translation>
    </message>
    <message>
        <source>Start {place:in}</source>
        <translation>Iniziare {place:in}</translation>
    </message>
    <message>
        <source>Stay {place:in}</source>
        <translation>Restare {place:in}</translation>
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
            <numerusform>%n ferrovia</numerusform>
            <numerusform>%n ferrovie</numerusform>
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
        <source>One more rest reveals the oldest move of the trail by research.</source>
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
        <source>{move} ({place})</source>
        <translation>{move} ({place})</translation>
    </message>
    <message>
        <source>{name} {place:in}; life {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; punti vita {life} su {full}; {reach}</translation>
    </message>
    <message>
        <source>{name} {place:in}; {status}; life {life} of {full}; {reach}</source>
        <translation>{name} {place:in}; {status}; punti vita {life} su {full}; {reach}</translation>
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
        <source>{hunter} goes {place:to}.</source>
        <translation>{hunter} va {place:to}.</translation>
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
        <translation>Questa mossa era «Nascondersi»: Dracula è rimasto dov’era.</translation>
    </message>
    <message>
        <source>This move was revealed: Dracula came {place:to}.</source>
        <translation>Questa mossa è stata rivelata: Dracula è arrivato {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} came {place:to} and found no trace of the last moves.</source>
        <translation>{hunter} non ha trovato {place:in} segni delle ultime mosse.</translation>
    </message>
    <message>
        <source>{hunter} met Dracula {place:in}.</source>
        <translation>{hunter} ha affrontato Dracula {place:in}.</translation>
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
        <source>Making no move</source>
        <translation>Non dare alcuna mossa</translation>
    </message>
    <message>
        <source>Naming his current place</source>
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
        <source>is a legal move</source>
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
    <message numerus="yes">
        <source>%n stage(s) by railway</source>
        <translation>
            <numerusform>%n tratta in treno</numerusform>
            <numerusform>%n tratte in treno</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula cannot start in the hospital.</source>
        <translation>Dracula non può partire dall’ospedale.</translation>
    </message>
    <message>
        <source>Dracula never enters the hospital.</source>
        <translation>Dracula non entra mai nell’ospedale.</translation>
    </message>
    <message>
        <source>It is too far {place:to} this turn: {count} moves by road or sea, or {rails}.</source>
        <translation>È troppo lontano per arrivare {place:in} in questo turno: sono {count} mosse su strada o per mare, oppure {rails}.</translation>
    </message>
    <message>
        <source>It is too far {place:to} this turn: {count} moves by road or sea.</source>
        <translation>È troppo lontano per arrivare {place:in} in questo turno: sono {count} mosse su strada o per mare.</translation>
    </message>
    <message>
        <source>The move {place:to} is still among Dracula&apos;s last five moves.</source>
        <translation>La mossa {place:to} è ancora tra le ultime cinque di Dracula.</translation>
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
        <translation>Cacciatori più lontani da Dracula</translation>
    </message>
    <message>
        <source>hunters nearer to Dracula</source>
        <translation>Cacciatori più vicini a Dracula</translation>
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
        <source>less blood left for Dracula</source>
        <translation>meno sangue rimasto a Dracula</translation>
    </message>
    <message>
        <source>less life left for the hunters</source>
        <translation>meno vita rimasta ai Cacciatori</translation>
    </message>
    <message>
        <source>more blood left for Dracula</source>
        <translation>più sangue rimasto a Dracula</translation>
    </message>
    <message>
        <source>more life left for the hunters</source>
        <translation>più vita rimasta ai Cacciatori</translation>
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
        <source>A hunter who dies neither adds to the count nor interrupts it.</source>
        <translation>Un Cacciatore che muore non aggiunge nulla al conto e non lo interrompe.</translation>
    </message>
    <message>
        <source>A hunter who ends a turn in Dracula&apos;s city, and is still alive, meets Dracula. Dracula loses {blood} blood and the hunter {life} life.</source>
        <translation>Un Cacciatore che finisce un turno nella città di Dracula, ed è ancora vivo, lo affronta. Dracula perde {blood} punti sangue e il Cacciatore {life} punti vita.</translation>
    </message>
    <message>
        <source>A hunter who ends a turn where the last one ended has rested and gains {life} life, at sea too. Losses come first.</source>
        <translation>Un Cacciatore che finisce un turno dove aveva finito il precedente ha riposato e recupera {life} punti vita, anche in mare. Prima si contano le perdite.</translation>
    </message>
    <message>
        <source>A hunter&apos;s finds</source>
        <translation>I ritrovamenti di un Cacciatore</translation>
    </message>
    <message>
        <source>A hunter&apos;s turn</source>
        <translation>Il turno di un Cacciatore</translation>
    </message>
    <message>
        <source>A revealed Hide or Double Back also reveals the move it is based on, and so on backwards.</source>
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
        <source>Add the round and the hunter&apos;s number (0 to 3) and divide by 4: the remainder is how far the hunter may ride. The list of figures shows it for this round.</source>
        <translation>Somma il round e il numero del Cacciatore (da 0 a 3) e dividi per 4: il resto dice quante ferrovie può percorrere. L’elenco dei personaggi lo mostra per questo round.</translation>
    </message>
    <message>
        <source>After a move in a city with fewer than {most} encounters Dracula leaves one: a trap, or in every {rounds}th round a young vampire. Hide, Double Back and a teleport count too, so encounters accumulate.</source>
        <translation>Dopo una mossa in una città con meno di {most} Incontri Dracula ne lascia uno: una trappola oppure, a ogni {rounds}º round, un giovane vampiro. Valgono anche Nascondersi, Tornare indietro e il ritorno al castello, perciò gli Incontri si accumulano.</translation>
    </message>
    <message>
        <source>At most one young vampire lives at a time. If Dracula is at sea in the round of a vampire, there is none for {rounds} rounds.</source>
        <translation>Vive al massimo un giovane vampiro alla volta. Se Dracula è in mare nel round di un vampiro, per {rounds} round non ce n’è nessuno.</translation>
    </message>
    <message>
        <source>At sea</source>
        <translation>In mare</translation>
    </message>
    <message>
        <source>At sea Dracula leaves nothing. The hunters always see what he leaves, but not where.</source>
        <translation>In mare Dracula non lascia nulla. I Cacciatori vedono sempre che cosa lascia, ma non dove.</translation>
    </message>
    <message>
        <source>Both lose blood or life, even if the hunter dies.</source>
        <translation>Entrambi perdono sangue o vita, anche se il Cacciatore muore.</translation>
    </message>
    <message>
        <source>By railway</source>
        <translation>In ferrovia</translation>
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
        <source>Dracula goes one road or one stretch by boat, but never by railway and never into the hospital. Or he stays, hides, or doubles back.</source>
        <translation>Dracula percorre una strada o un tratto in barca, mai la ferrovia, e non va mai nell’ospedale. Oppure resta, si nasconde o torna indietro.</translation>
    </message>
    <message>
        <source>Dracula moves unseen. His last {trail} moves are his trail, and in the cities of the trail he leaves traps and young vampires.</source>
        <translation>Dracula si muove senza essere visto. Le sue ultime {trail} mosse sono il suo Percorso, e nelle città del Percorso lascia trappole e giovani vampiri.</translation>
    </message>
    <message>
        <source>Dracula returns to his castle only if no other move is legal. Everyone sees it.</source>
        <translation>Solo quando nessun’altra mossa è valida Dracula torna nel suo castello. Lo vedono tutti.</translation>
    </message>
    <message>
        <source>Dracula stays in the city he is in. At sea he cannot hide, and he can do it only once in five moves.</source>
        <translation>Dracula resta nella città in cui si trova. In mare non può nascondersi, e può farlo solo una volta in cinque mosse.</translation>
    </message>
    <message>
        <source>Dracula&apos;s encounters</source>
        <translation>Gli Incontri di Dracula</translation>
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
        <source>Each trap in the city takes {life} life from the hunter, those of the oldest move first, and is removed.</source>
        <translation>Ogni trappola nella città toglie {life} punti vita al Cacciatore, a cominciare da quelle della mossa più vecchia, e scompare.</translation>
    </message>
    <message>
        <source>Each turn a hunter makes one move:</source>
        <translation>In ogni turno un Cacciatore fa una mossa:</translation>
    </message>
    <message>
        <source>Encounters that are left, vanish or mature are always seen, and so are blood, life and score.</source>
        <translation>Gli Incontri lasciati, scomparsi o maturati si vedono sempre, e così sangue, punti vita e punteggio.</translation>
    </message>
    <message>
        <source>For the hunters, Castle Dracula and the hospital of St. Joseph and St. Mary are cities like any other. Dracula never enters the hospital.</source>
        <translation>Il Castello di Dracula e l’ospedale di San Giuseppe e Santa Maria sono per i Cacciatori città come le altre. Dracula non entra mai nell’ospedale.</translation>
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
        <source>He may not repeat any of his last five moves. The move counts as he made it: a Hide in Paris does not forbid Paris.</source>
        <translation>Non può ripetere nessuna delle sue ultime cinque mosse. Conta la mossa così come l’ha fatta: Nascondersi a Parigi non vieta Parigi.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondersi</translation>
    </message>
    <message>
        <source>Hide looks like any city. When it is revealed, the move before it is revealed as well. As the sixth move of the trail, Hide is shown for what it is.</source>
        <translation>«Nascondersi» sembra una città qualsiasi. Quando viene rivelata, si rivela anche la mossa precedente. Come sesta mossa del Percorso, viene mostrata per quello che è.</translation>
    </message>
    <message>
        <source>How far a hunter may go by railway changes every round: from no railway link at all to {most}.</source>
        <translation>Quanto lontano può andare un Cacciatore in ferrovia cambia a ogni round: da nessuna ferrovia fino a {most}.</translation>
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
        <source>Known information</source>
        <translation>Informazioni note</translation>
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
        <source>No one meets anyone at sea. A hunter who shares a sea with Dracula learns nothing.</source>
        <translation>In mare nessuno affronta nessuno. Un Cacciatore nello stesso mare di Dracula non viene a sapere nulla.</translation>
    </message>
    <message>
        <source>None of this happens at sea. And only a hunter&apos;s turn can cause it: if Dracula comes to a hunter, nothing happens until a hunter ends a turn there.</source>
        <translation>In mare non accade nulla di tutto questo. E solo il turno di un Cacciatore lo provoca: se è Dracula ad arrivare da un Cacciatore, non succede nulla finché un Cacciatore non finisce un turno lì.</translation>
    </message>
    <message>
        <source>Nothing happens on the way. A ride needs no ticket.</source>
        <translation>Lungo il tragitto non succede nulla. Per il treno non serve un biglietto.</translation>
    </message>
    <message>
        <source>Options before a game</source>
        <translation>Opzioni prima di una partita</translation>
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
        <source>Revealed information stays known for good.</source>
        <translation>Ciò che è rivelato resta noto per sempre.</translation>
    </message>
    <message>
        <source>Rounds count from 0. In round 0 all figures are placed: each hunter anywhere on the map, then Dracula anywhere but in the hospital. He sees where the hunters are.</source>
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
        <source>So he may name his current place only if the move that led there is old enough, or if he was teleported there.</source>
        <translation>Perciò può indicare il luogo in cui si trova solo se la mossa che vi ha portato è abbastanza vecchia, o se vi è arrivato con il ritorno al castello.</translation>
    </message>
    <message>
        <source>Starting in a place does not count as a rest.</source>
        <translation>Cominciare in un luogo non conta come riposo.</translation>
    </message>
    <message>
        <source>Teleport to Castle Dracula</source>
        <translation>Ritorno al Castello di Dracula</translation>
    </message>
    <message>
        <source>The New Game dialog also offers the third edition: with day and night, items and event cards, tickets, combat card by card, influence and hospitals. This window shows its rules while you play it.</source>
        <translation>La finestra «Nuova partita» offre anche la terza edizione: con giorno e notte, carte oggetto e carte evento, biglietti, combattimenti carta per carta, Influenza e ospedali. Questa finestra ne mostra le regole mentre la giochi.</translation>
    </message>
    <message>
        <source>The castle betrays him: his move is revealed at once. At sea no one meets him, and no one learns which sea it is.</source>
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
        <source>The game was played in several versions over the years. You may choose in the New Game dialog under Rule variants; the first answer is the standard one.</source>
        <translation>Negli anni si è giocato con diverse versioni. Puoi scegliere nella finestra «Nuova partita», alla voce «Varianti delle regole»; la prima risposta è quella consueta.</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>I Cacciatori</translation>
    </message>
    <message>
        <source>The hunters see the number, but not the place. His last five moves may include only one Double Back of any number.</source>
        <translation>I Cacciatori vedono il numero, ma non il luogo. Fra le ultime cinque mosse di Dracula può esserci un solo Tornare indietro, qualunque sia il numero.</translation>
    </message>
    <message>
        <source>The hunters see whether a move leads to a city or to a sea; for Double Back they see the number.</source>
        <translation>I Cacciatori vedono se una mossa porta in una città o in un mare; di Tornare indietro vedono il numero.</translation>
    </message>
    <message>
        <source>The hunters&apos; view</source>
        <translation>Che cosa vedono i Cacciatori</translation>
    </message>
    <message>
        <source>The map has {places} places, {seas} of them seas. Roads join cities, boats join ports and seas, and railways are for hunters only.</source>
        <translation>La mappa ha {places} luoghi, di cui {seas} mari. Le strade uniscono le città, le barche uniscono porti e mari, e le ferrovie sono solo per i Cacciatori.</translation>
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
        <source>Then the hunter meets what is there. There is no passing: staying is a move too.</source>
        <translation>Poi il Cacciatore affronta ciò che c’è lì. Non si può passare: anche restare è una mossa.</translation>
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
        <source>When a hunter ends a move in a city, these things happen in this order:</source>
        <translation>Quando un Cacciatore finisce una mossa in una città accade questo, in quest’ordine:</translation>
    </message>
    <message>
        <source>When all four hunters rest in a row, their research reveals the oldest move of the trail, even a sea. Each further rest does so again; any other move restarts the count.</source>
        <translation>Quando tutti e quattro i Cacciatori riposano di fila, indagando rivelano la mossa più vecchia del Percorso, anche se è un mare. Ogni altro riposo lo fa di nuovo; qualsiasi altra mossa fa ricominciare il conto.</translation>
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
        <source>by {turn} with each Dracula turn;</source>
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
        <source>{hunter} is in the hospital and returns with full life.</source>
        <translation>{hunter} è in ospedale e torna con tutti i punti vita.</translation>
    </message>
    <message>
        <source>{hunter} is not on the map yet.</source>
        <translation>{hunter} non è ancora sulla mappa.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and has {life} life.</source>
        <translation>{hunter} è {place:in}; punti vita: {life}.</translation>
    </message>
    <message>
        <source>{move} There is a trap.</source>
        <translation>{move} Lì c’è una trappola.</translation>
    </message>
    <message>
        <source>{move} There is an immature vampire.</source>
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
        <source>The hunters most expect Dracula here: {places}.</source>
        <translation>Qui i Cacciatori si aspettano di più Dracula: {places}.</translation>
    </message>
    <message>
        <source>Unknown city</source>
        <translation>Città ignota</translation>
    </message>
    <message>
        <source>Unknown sea zone</source>
        <translation>Mare ignoto</translation>
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
    <name>places.in</name>
    <message>
        <source>at sea</source>
        <translation>in mare</translation>
    </message>
    <message>
        <source>defeated, will return</source>
        <translation>sconfitto, tornerà</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
    <message>
        <source>in Alicante</source>
        <translation>ad Alicante</translation>
    </message>
    <message>
        <source>in Amsterdam</source>
        <translation>ad Amsterdam</translation>
    </message>
    <message>
        <source>in Athens</source>
        <translation>ad Atene</translation>
    </message>
    <message>
        <source>in Austria-Hungary</source>
        <translation>in Austria-Ungheria</translation>
    </message>
    <message>
        <source>in Barcelona</source>
        <translation>a Barcellona</translation>
    </message>
    <message>
        <source>in Bari</source>
        <translation>a Bari</translation>
    </message>
    <message>
        <source>in Belgrade</source>
        <translation>a Belgrado</translation>
    </message>
    <message>
        <source>in Berlin</source>
        <translation>a Berlino</translation>
    </message>
    <message>
        <source>in Bordeaux</source>
        <translation>a Bordeaux</translation>
    </message>
    <message>
        <source>in Britannia</source>
        <translation>in Britannia</translation>
    </message>
    <message>
        <source>in Brussels</source>
        <translation>a Bruxelles</translation>
    </message>
    <message>
        <source>in Bucharest</source>
        <translation>a Bucarest</translation>
    </message>
    <message>
        <source>in Budapest</source>
        <translation>a Budapest</translation>
    </message>
    <message>
        <source>in Cadiz</source>
        <translation>a Cadice</translation>
    </message>
    <message>
        <source>in Cagliari</source>
        <translation>a Cagliari</translation>
    </message>
    <message>
        <source>in Castle Dracula</source>
        <translation>nel Castello di Dracula</translation>
    </message>
    <message>
        <source>in Clermont-Ferrand</source>
        <translation>a Clermont-Ferrand</translation>
    </message>
    <message>
        <source>in Cologne</source>
        <translation>a Colonia</translation>
    </message>
    <message>
        <source>in Constanta</source>
        <translation>a Costanza</translation>
    </message>
    <message>
        <source>in Dublin</source>
        <translation>a Dublino</translation>
    </message>
    <message>
        <source>in Edinburgh</source>
        <translation>a Edimburgo</translation>
    </message>
    <message>
        <source>in Florence</source>
        <translation>a Firenze</translation>
    </message>
    <message>
        <source>in Frankfurt</source>
        <translation>a Francoforte</translation>
    </message>
    <message>
        <source>in Galatz</source>
        <translation>a Galatz</translation>
    </message>
    <message>
        <source>in Gallia</source>
        <translation>in Gallia</translation>
    </message>
    <message>
        <source>in Galway</source>
        <translation>a Galway</translation>
    </message>
    <message>
        <source>in Geneva</source>
        <translation>a Ginevra</translation>
    </message>
    <message>
        <source>in Genoa</source>
        <translation>a Genova</translation>
    </message>
    <message>
        <source>in Germania</source>
        <translation>in Germania</translation>
    </message>
    <message>
        <source>in Granada</source>
        <translation>a Granada</translation>
    </message>
    <message>
        <source>in Hamburg</source>
        <translation>ad Amburgo</translation>
    </message>
    <message>
        <source>in Iberia</source>
        <translation>in Iberia</translation>
    </message>
    <message>
        <source>in Italia</source>
        <translation>in Italia</translation>
    </message>
    <message>
        <source>in Klausenburg</source>
        <translation>a Klausenburg</translation>
    </message>
    <message>
        <source>in Le Havre</source>
        <translation>a Le Havre</translation>
    </message>
    <message>
        <source>in Leipzig</source>
        <translation>a Lipsia</translation>
    </message>
    <message>
        <source>in Lisbon</source>
        <translation>a Lisbona</translation>
    </message>
    <message>
        <source>in Liverpool</source>
        <translation>a Liverpool</translation>
    </message>
    <message>
        <source>in London</source>
        <translation>a Londra</translation>
    </message>
    <message>
        <source>in Madrid</source>
        <translation>a Madrid</translation>
    </message>
    <message>
        <source>in Manchester</source>
        <translation>a Manchester</translation>
    </message>
    <message>
        <source>in Marseilles</source>
        <translation>a Marsiglia</translation>
    </message>
    <message>
        <source>in Milan</source>
        <translation>a Milano</translation>
    </message>
    <message>
        <source>in Munich</source>
        <translation>a Monaco di Baviera</translation>
    </message>
    <message>
        <source>in Nantes</source>
        <translation>a Nantes</translation>
    </message>
    <message>
        <source>in Naples</source>
        <translation>a Napoli</translation>
    </message>
    <message>
        <source>in Nuremberg</source>
        <translation>a Norimberga</translation>
    </message>
    <message>
        <source>in Nuremburg</source>
        <translation>a Norimberga</translation>
    </message>
    <message>
        <source>in Paris</source>
        <translation>a Parigi</translation>
    </message>
    <message>
        <source>in Plymouth</source>
        <translation>a Plymouth</translation>
    </message>
    <message>
        <source>in Prague</source>
        <translation>a Praga</translation>
    </message>
    <message>
        <source>in Rome</source>
        <translation>a Roma</translation>
    </message>
    <message>
        <source>in Salonica</source>
        <translation>a Salonicco</translation>
    </message>
    <message>
        <source>in Santander</source>
        <translation>a Santander</translation>
    </message>
    <message>
        <source>in Saragossa</source>
        <translation>a Saragozza</translation>
    </message>
    <message>
        <source>in Sarajevo</source>
        <translation>a Sarajevo</translation>
    </message>
    <message>
        <source>in Sofia</source>
        <translation>a Sofia</translation>
    </message>
    <message>
        <source>in Strasbourg</source>
        <translation>a Strasburgo</translation>
    </message>
    <message>
        <source>in Swansea</source>
        <translation>a Swansea</translation>
    </message>
    <message>
        <source>in Szeged</source>
        <translation>a Szeged</translation>
    </message>
    <message>
        <source>in Toulouse</source>
        <translation>a Tolosa</translation>
    </message>
    <message>
        <source>in Valona</source>
        <translation>a Valona</translation>
    </message>
    <message>
        <source>in Varna</source>
        <translation>a Varna</translation>
    </message>
    <message>
        <source>in Venice</source>
        <translation>a Venezia</translation>
    </message>
    <message>
        <source>in Vienna</source>
        <translation>a Vienna</translation>
    </message>
    <message>
        <source>in Zagreb</source>
        <translation>a Zagabria</translation>
    </message>
    <message>
        <source>in Zurich</source>
        <translation>a Zurigo</translation>
    </message>
    <message>
        <source>in an unknown city</source>
        <translation>in una città ignota</translation>
    </message>
    <message>
        <source>in an unknown sea zone</source>
        <translation>in una zona di mare ignota</translation>
    </message>
    <message>
        <source>in the Adriatic Sea</source>
        <translation>nel Mare Adriatico</translation>
    </message>
    <message>
        <source>in the Atlantic Ocean</source>
        <translation>nell’Oceano Atlantico</translation>
    </message>
    <message>
        <source>in the Balkans</source>
        <translation>nei Balcani</translation>
    </message>
    <message>
        <source>in the Bay of Biscay</source>
        <translation>nel Golfo di Biscaglia</translation>
    </message>
    <message>
        <source>in the Black Sea</source>
        <translation>nel Mar Nero</translation>
    </message>
    <message>
        <source>in the English Channel</source>
        <translation>nella Manica</translation>
    </message>
    <message>
        <source>in the Ionian Sea</source>
        <translation>nel Mar Ionio</translation>
    </message>
    <message>
        <source>in the Irish Sea</source>
        <translation>nel Mare d’Irlanda</translation>
    </message>
    <message>
        <source>in the Mediterranean Sea</source>
        <translation>nel Mar Mediterraneo</translation>
    </message>
    <message>
        <source>in the North Atlantic</source>
        <translation>nel Nord Atlantico</translation>
    </message>
    <message>
        <source>in the North Sea</source>
        <translation>nel Mare del Nord</translation>
    </message>
    <message>
        <source>in the South Atlantic</source>
        <translation>nel Sud Atlantico</translation>
    </message>
    <message>
        <source>in the Tyrrhenian Sea</source>
        <translation>nel Mar Tirreno</translation>
    </message>
    <message>
        <source>in the hospital in Budapest</source>
        <translation>nell’ospedale di Budapest</translation>
    </message>
    <message>
        <source>in the hospital in Madrid</source>
        <translation>nell’ospedale di Madrid</translation>
    </message>
    <message>
        <source>in the hospital in Rome</source>
        <translation>nell’ospedale di Roma</translation>
    </message>
    <message>
        <source>in the hospital of St. Joseph &amp; St. Mary</source>
        <translation>nell’ospedale di San Giuseppe e Santa Maria</translation>
    </message>
    <message>
        <source>not on the map yet</source>
        <translation>non ancora sulla mappa</translation>
    </message>
</context>
<context>
    <name>places.to</name>
    <message>
        <source>to Alicante</source>
        <translation>ad Alicante</translation>
    </message>
    <message>
        <source>to Amsterdam</source>
        <translation>ad Amsterdam</translation>
    </message>
    <message>
        <source>to Athens</source>
        <translation>ad Atene</translation>
    </message>
    <message>
        <source>to Barcelona</source>
        <translation>a Barcellona</translation>
    </message>
    <message>
        <source>to Bari</source>
        <translation>a Bari</translation>
    </message>
    <message>
        <source>to Belgrade</source>
        <translation>a Belgrado</translation>
    </message>
    <message>
        <source>to Berlin</source>
        <translation>a Berlino</translation>
    </message>
    <message>
        <source>to Bordeaux</source>
        <translation>a Bordeaux</translation>
    </message>
    <message>
        <source>to Brussels</source>
        <translation>a Bruxelles</translation>
    </message>
    <message>
        <source>to Bucharest</source>
        <translation>a Bucarest</translation>
    </message>
    <message>
        <source>to Budapest</source>
        <translation>a Budapest</translation>
    </message>
    <message>
        <source>to Cadiz</source>
        <translation>a Cadice</translation>
    </message>
    <message>
        <source>to Cagliari</source>
        <translation>a Cagliari</translation>
    </message>
    <message>
        <source>to Castle Dracula</source>
        <translation>al Castello di Dracula</translation>
    </message>
    <message>
        <source>to Clermont-Ferrand</source>
        <translation>a Clermont-Ferrand</translation>
    </message>
    <message>
        <source>to Cologne</source>
        <translation>a Colonia</translation>
    </message>
    <message>
        <source>to Constanta</source>
        <translation>a Costanza</translation>
    </message>
    <message>
        <source>to Dublin</source>
        <translation>a Dublino</translation>
    </message>
    <message>
        <source>to Edinburgh</source>
        <translation>a Edimburgo</translation>
    </message>
    <message>
        <source>to Florence</source>
        <translation>a Firenze</translation>
    </message>
    <message>
        <source>to Frankfurt</source>
        <translation>a Francoforte</translation>
    </message>
    <message>
        <source>to Galatz</source>
        <translation>a Galatz</translation>
    </message>
    <message>
        <source>to Galway</source>
        <translation>a Galway</translation>
    </message>
    <message>
        <source>to Geneva</source>
        <translation>a Ginevra</translation>
    </message>
    <message>
        <source>to Genoa</source>
        <translation>a Genova</translation>
    </message>
    <message>
        <source>to Granada</source>
        <translation>a Granada</translation>
    </message>
    <message>
        <source>to Hamburg</source>
        <translation>ad Amburgo</translation>
    </message>
    <message>
        <source>to Klausenburg</source>
        <translation>a Klausenburg</translation>
    </message>
    <message>
        <source>to Le Havre</source>
        <translation>a Le Havre</translation>
    </message>
    <message>
        <source>to Leipzig</source>
        <translation>a Lipsia</translation>
    </message>
    <message>
        <source>to Lisbon</source>
        <translation>a Lisbona</translation>
    </message>
    <message>
        <source>to Liverpool</source>
        <translation>a Liverpool</translation>
    </message>
    <message>
        <source>to London</source>
        <translation>a Londra</translation>
    </message>
    <message>
        <source>to Madrid</source>
        <translation>a Madrid</translation>
    </message>
    <message>
        <source>to Manchester</source>
        <translation>a Manchester</translation>
    </message>
    <message>
        <source>to Marseilles</source>
        <translation>a Marsiglia</translation>
    </message>
    <message>
        <source>to Milan</source>
        <translation>a Milano</translation>
    </message>
    <message>
        <source>to Munich</source>
        <translation>a Monaco di Baviera</translation>
    </message>
    <message>
        <source>to Nantes</source>
        <translation>a Nantes</translation>
    </message>
    <message>
        <source>to Naples</source>
        <translation>a Napoli</translation>
    </message>
    <message>
        <source>to Nuremberg</source>
        <translation>a Norimberga</translation>
    </message>
    <message>
        <source>to Nuremburg</source>
        <translation>a Norimberga</translation>
    </message>
    <message>
        <source>to Paris</source>
        <translation>a Parigi</translation>
    </message>
    <message>
        <source>to Plymouth</source>
        <translation>a Plymouth</translation>
    </message>
    <message>
        <source>to Prague</source>
        <translation>a Praga</translation>
    </message>
    <message>
        <source>to Rome</source>
        <translation>a Roma</translation>
    </message>
    <message>
        <source>to Salonica</source>
        <translation>a Salonicco</translation>
    </message>
    <message>
        <source>to Santander</source>
        <translation>a Santander</translation>
    </message>
    <message>
        <source>to Saragossa</source>
        <translation>a Saragozza</translation>
    </message>
    <message>
        <source>to Sarajevo</source>
        <translation>a Sarajevo</translation>
    </message>
    <message>
        <source>to Sofia</source>
        <translation>a Sofia</translation>
    </message>
    <message>
        <source>to Strasbourg</source>
        <translation>a Strasburgo</translation>
    </message>
    <message>
        <source>to Swansea</source>
        <translation>a Swansea</translation>
    </message>
    <message>
        <source>to Szeged</source>
        <translation>a Szeged</translation>
    </message>
    <message>
        <source>to Toulouse</source>
        <translation>a Tolosa</translation>
    </message>
    <message>
        <source>to Valona</source>
        <translation>a Valona</translation>
    </message>
    <message>
        <source>to Varna</source>
        <translation>a Varna</translation>
    </message>
    <message>
        <source>to Venice</source>
        <translation>a Venezia</translation>
    </message>
    <message>
        <source>to Vienna</source>
        <translation>a Vienna</translation>
    </message>
    <message>
        <source>to Zagreb</source>
        <translation>a Zagabria</translation>
    </message>
    <message>
        <source>to Zurich</source>
        <translation>a Zurigo</translation>
    </message>
    <message>
        <source>to an unknown city</source>
        <translation>in una città ignota</translation>
    </message>
    <message>
        <source>to an unknown sea zone</source>
        <translation>in una zona di mare ignota</translation>
    </message>
    <message>
        <source>to the Adriatic Sea</source>
        <translation>nel Mare Adriatico</translation>
    </message>
    <message>
        <source>to the Atlantic Ocean</source>
        <translation>nell’Oceano Atlantico</translation>
    </message>
    <message>
        <source>to the Bay of Biscay</source>
        <translation>nel Golfo di Biscaglia</translation>
    </message>
    <message>
        <source>to the Black Sea</source>
        <translation>nel Mar Nero</translation>
    </message>
    <message>
        <source>to the English Channel</source>
        <translation>nella Manica</translation>
    </message>
    <message>
        <source>to the Ionian Sea</source>
        <translation>nel Mar Ionio</translation>
    </message>
    <message>
        <source>to the Irish Sea</source>
        <translation>nel Mare d’Irlanda</translation>
    </message>
    <message>
        <source>to the Mediterranean Sea</source>
        <translation>nel Mar Mediterraneo</translation>
    </message>
    <message>
        <source>to the North Atlantic</source>
        <translation>nel Nord Atlantico</translation>
    </message>
    <message>
        <source>to the North Sea</source>
        <translation>nel Mare del Nord</translation>
    </message>
    <message>
        <source>to the South Atlantic</source>
        <translation>nel Sud Atlantico</translation>
    </message>
    <message>
        <source>to the Tyrrhenian Sea</source>
        <translation>nel Mar Tirreno</translation>
    </message>
    <message>
        <source>to the hospital in Budapest</source>
        <translation>all’ospedale di Budapest</translation>
    </message>
    <message>
        <source>to the hospital in Madrid</source>
        <translation>all’ospedale di Madrid</translation>
    </message>
    <message>
        <source>to the hospital in Rome</source>
        <translation>all’ospedale di Roma</translation>
    </message>
    <message>
        <source>to the hospital of St. Joseph &amp; St. Mary</source>
        <translation>all’ospedale di San Giuseppe e Santa Maria</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark All</source>
        <translation>Segnali tutti</translation>
    </message>
    <message>
        <source>Not solved: {points} of {most}.</source>
        <translation>Non risolto: {points} su {most}.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Risolto.</translation>
    </message>
    <message>
        <source>The Best Question</source>
        <translation>La domanda migliore</translation>
    </message>
    <message>
        <source>The Only Place</source>
        <translation>L’unico luogo</translation>
    </message>
    <message>
        <source>Where Was It?</source>
        <translation>Dov’era?</translation>
    </message>
    <message>
        <source>Your puzzle rating could not be read: {why}</source>
        <translation>Non è stato possibile leggere il tuo punteggio degli enigmi: {why}</translation>
    </message>
    <message>
        <source>Your puzzle rating is not being saved: {why}</source>
        <translation>Il tuo punteggio degli enigmi non viene salvato: {why}</translation>
    </message>
    <message>
        <source>Your puzzle rating was damaged and has been moved to {file}.</source>
        <translation>Il tuo punteggio degli enigmi era danneggiato ed è stato spostato in {file}.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>A fixed choice would be predictable, so one is picked at random: {shares}.</source>
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
        <source>Basis of this hint</source>
        <translation>Su che cosa si basa il consiglio</translation>
    </message>
    <message>
        <source>Both sides choose at once</source>
        <translation>I due schieramenti scelgono insieme</translation>
    </message>
    <message>
        <source>Chance to win: {percent}%, {sure}.</source>
        <translation>Probabilità di vittoria: {percent}%, {sure}.</translation>
    </message>
    <message>
        <source>Chance to win: {percent}%.</source>
        <translation>Probabilità di vittoria: {percent}%.</translation>
    </message>
    <message>
        <source>Expected answer: {what}.</source>
        <translation>Risposta prevista: {what}.</translation>
    </message>
    <message>
        <source>Expected of the other side: {shares}.</source>
        <translation>Previsto dall’avversario: {shares}.</translation>
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
        <source>better</source>
        <translation>migliore</translation>
    </message>
    <message>
        <source>clearly best</source>
        <translation>nettamente la migliore</translation>
    </message>
    <message>
        <source>no clear difference</source>
        <translation>nessuna differenza chiara</translation>
    </message>
    <message>
        <source>the only move</source>
        <translation>l’unica mossa</translation>
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
    <message numerus="yes">
        <source>%n link(s) away</source>
        <translation>
            <numerusform>a %n tratta di distanza</numerusform>
            <numerusform>a %n tratte di distanza</numerusform>
        </translation>
    </message>
    <message>
        <source>?: this list. map is the same as near.</source>
        <translation>?: questo elenco. map è uguale a near.</translation>
    </message>
    <message>
        <source>A number, a code in brackets or a part of the name chooses an action.</source>
        <translation>Un numero, un codice tra parentesi o una parte del nome sceglie un’azione.</translation>
    </message>
    <message>
        <source>Around {place}:</source>
        <translation>Intorno a {place}:</translation>
    </message>
    <message>
        <source>By railway: {places}</source>
        <translation>In treno: {places}</translation>
    </message>
    <message>
        <source>By road: {places}</source>
        <translation>Su strada: {places}</translation>
    </message>
    <message>
        <source>By sea: {places}</source>
        <translation>Per mare: {places}</translation>
    </message>
    <message>
        <source>By white railway: {places}</source>
        <translation>Con la ferrovia bianca: {places}</translation>
    </message>
    <message>
        <source>By yellow railway: {places}</source>
        <translation>Con la ferrovia gialla: {places}</translation>
    </message>
    <message>
        <source>Farther away: {figures}</source>
        <translation>Più lontano: {figures}</translation>
    </message>
    <message>
        <source>In a strict game you can undo only a decision of your own that revealed nothing new to you.</source>
        <translation>In una partita rigorosa puoi annullare la mossa solo se è tua e non ti ha rivelato nulla di nuovo.</translation>
    </message>
    <message>
        <source>Less likely places: {count}.</source>
        <translation>Luoghi meno probabili: {count}.</translation>
    </message>
    <message>
        <source>Names or codes of places, with commas between them: your answer.</source>
        <translation>Nomi o sigle di luoghi, separati da virgole: la tua risposta.</translation>
    </message>
    <message>
        <source>Next door: {places}</source>
        <translation>Accanto: {places}</translation>
    </message>
    <message>
        <source>No figure is on the map yet; type “near” and the name of a place.</source>
        <translation>Non c’è ancora nessun personaggio sulla mappa: digita «near» e il nome di un luogo.</translation>
    </message>
    <message>
        <source>No place is to be chosen now.</source>
        <translation>Ora non c’è nessun luogo da scegliere.</translation>
    </message>
    <message>
        <source>Nothing is known about the hidden figure&apos;s location.</source>
        <translation>Non si sa nulla della posizione del personaggio nascosto.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Non c’è niente da ripetere.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Non è possibile annullare mosse.</translation>
    </message>
    <message>
        <source>One part of the situation: {topics}.</source>
        <translation>Una parte della situazione: {topics}.</translation>
    </message>
    <message>
        <source>Puzzle {id}: {kind}. Rating {rating}; yours is {own}.</source>
        <translation>Enigma {id}: {kind}. Punteggio {rating}; il tuo è {own}.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>La decisione è stata ripetuta.</translation>
    </message>
    <message>
        <source>The answer: {places}.</source>
        <translation>La risposta: {places}.</translation>
    </message>
    <message>
        <source>The computer would choose: {action} [{token}].</source>
        <translation>Il computer sceglierebbe: {action} [{token}].</translation>
    </message>
    <message>
        <source>The game is being saved automatically again.</source>
        <translation>La partita viene di nuovo salvata automaticamente.</translation>
    </message>
    <message>
        <source>The game is saved in {file}.</source>
        <translation>La partita è salvata in {file}.</translation>
    </message>
    <message>
        <source>There are {count} choices. Type “list” to see them all, or “list” and part of a name to see some.</source>
        <translation>Ci sono {count} scelte. «list» le elenca tutte, «list» con una parte di un nome solo quelle corrispondenti.</translation>
    </message>
    <message>
        <source>There is no such puzzle.</source>
        <translation>Non esiste un enigma simile.</translation>
    </message>
    <message>
        <source>This game has no map.</source>
        <translation>Questo gioco non ha una mappa.</translation>
    </message>
    <message>
        <source>This game is being saved in {file}.</source>
        <translation>Questa partita viene salvata in {file}.</translation>
    </message>
    <message>
        <source>This is a paper-style game: there are no hints and no possible places.</source>
        <translation>Questa partita si gioca come su carta: niente consigli e niente luoghi possibili.</translation>
    </message>
    <message>
        <source>Type the number, the code or part of the name of your choice, or “?” for help.</source>
        <translation>Digita il numero, il codice o una parte del nome di ciò che scegli, oppure «?» per l’aiuto.</translation>
    </message>
    <message>
        <source>Type your answer, or “?” for help.</source>
        <translation>Scrivi la tua risposta, oppure «?» per l’aiuto.</translation>
    </message>
    <message>
        <source>Type “save” and a file name.</source>
        <translation>Digita «save» e un nome di file.</translation>
    </message>
    <message>
        <source>Type “why” and the number of a choice or the name of a place.</source>
        <translation>Digita «why» e il numero di una scelta o il nome di un luogo.</translation>
    </message>
    <message>
        <source>You can choose this now: {action}.</source>
        <translation>Ora puoi scegliere: {action}.</translation>
    </message>
    <message>
        <source>You can choose {place} now. Its choices: {numbers}.</source>
        <translation>Ora puoi scegliere questo luogo: {place}. Le scelte: {numbers}.</translation>
    </message>
    <message>
        <source>Your last decision was undone.</source>
        <translation>La tua ultima decisione è stata annullata.</translation>
    </message>
    <message>
        <source>Your rating is {rating} ({change}).</source>
        <translation>Il tuo punteggio è {rating} ({change}).</translation>
    </message>
    <message>
        <source>hint: what the full-strength search would do.</source>
        <translation>hint: che cosa farebbe il computer a piena forza.</translation>
    </message>
    <message>
        <source>list: show the choices again; list NAME: only those that contain NAME.</source>
        <translation>list: mostra di nuovo le scelte; list NOME: solo quelle che contengono NOME.</translation>
    </message>
    <message>
        <source>log: everything that has happened.</source>
        <translation>log: tutto ciò che è successo.</translation>
    </message>
    <message>
        <source>log: everything that was seen; look: the whole situation.</source>
        <translation>log: tutto ciò che si è visto; look: l’intera situazione.</translation>
    </message>
    <message>
        <source>look: the whole situation.</source>
        <translation>look: l’intera situazione.</translation>
    </message>
    <message>
        <source>near NAME: the ways from a place.</source>
        <translation>near NOME: le vie da un luogo.</translation>
    </message>
    <message>
        <source>near: the ways from your place, and who is where; near NAME: from a place or figure.</source>
        <translation>near: le vie dal tuo luogo e chi è dove; near NOME: da un luogo o da un personaggio.</translation>
    </message>
    <message>
        <source>places: where the hidden figure may be, with percentages.</source>
        <translation>places: dove può trovarsi il personaggio nascosto, con le percentuali.</translation>
    </message>
    <message>
        <source>quit: leave; the game is saved automatically.</source>
        <translation>quit: esci; la partita viene salvata automaticamente.</translation>
    </message>
    <message>
        <source>save FILE: write the game record to a file.</source>
        <translation>save FILE: scrivi la registrazione della partita in un file.</translation>
    </message>
    <message>
        <source>skip: another puzzle, without an answer; quit: leave.</source>
        <translation>skip: un altro enigma, senza risposta; quit: esci.</translation>
    </message>
    <message>
        <source>undo, redo: undo a decision, or redo it.</source>
        <translation>undo, redo: annulla la mossa o ripetila.</translation>
    </message>
    <message>
        <source>why NUMBER: what a choice means; why PLACE: why it can be chosen or not.</source>
        <translation>why NUMERO: che cosa significa una scelta; why LUOGO: perché si può scegliere o no.</translation>
    </message>
    <message>
        <source>{figure} {place:in}, {ways}</source>
        <translation>{figure} {place:in}, {ways}</translation>
    </message>
    <message>
        <source>{file} could not be written: {why}</source>
        <translation>Impossibile scrivere {file}: {why}</translation>
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
        <source>{place} ({figures})</source>
        <translation>{place} ({figures})</translation>
    </message>
    <message>
        <source>{place}: {percent}%</source>
        <translation>{place}: {percent}%</translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <translation>{place}: {why}</translation>
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
        <source>“{line}” fits {count} choices; type “list {line}” to see them.</source>
        <translation>«{line}» corrisponde a {count} scelte; «list {line}» le elenca.</translation>
    </message>
    <message>
        <source>“{line}” is not a choice, place or figure.</source>
        <translation>«{line}» non è una scelta, né un luogo, né un personaggio.</translation>
    </message>
    <message>
        <source>“{line}” is not a place.</source>
        <translation>«{line}» non è un luogo.</translation>
    </message>
    <message>
        <source>“{line}” is not one of the choices. Type “list” to see them, “?” for help.</source>
        <translation>«{line}» non è tra le scelte. Digita «list» per vederle, «?» per l’aiuto.</translation>
    </message>
    <message>
        <source>“{line}” may be: {names}.</source>
        <translation>«{line}» può essere: {names}.</translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message>
        <source>It has already changed hands.</source>
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
        <source>No news; the game went on.</source>
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
