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
        <source>The typefaces Alegreya and Alegreya Sans are under the SIL Open Font License.</source>
        <translation>I caratteri Alegreya e Alegreya Sans sono distribuiti con la SIL Open Font License.</translation>
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
        <translation>Libero: sempre (con nota nella registrazione)</translation>
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
        <translation>Rigoroso: solo se non ha rivelato nulla di nuovo</translation>
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
    <name>AfterwordPage</name>
    <message>
        <source>Afterword</source>
        <translation>Postfazione</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>The true route, turn by turn</source>
        <translation>Il vero percorso, turno per turno</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>Guarda il replay</translation>
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
        <source>Estimate how likely each place is by the computer&apos;s style of play</source>
        <translation>Stima quanto è probabile ogni luogo in base a come gioca il computer</translation>
    </message>
    <message>
        <source>List what your side knows about the hidden figure</source>
        <translation>Elenca ciò che il tuo schieramento sa del personaggio nascosto</translation>
    </message>
    <message>
        <source>Show the hidden figure&apos;s possible places on the map</source>
        <translation>Mostra sulla mappa i luoghi possibili del personaggio nascosto</translation>
    </message>
    <message>
        <source>Show this estimate on the map as numbers</source>
        <translation>Mostra questa stima sulla mappa come numeri</translation>
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
            <numerusform>Un evento precedente nel registro.</numerusform>
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
        <source>Back to the Combat</source>
        <translation>Torna al combattimento</translation>
    </message>
</context>
<context>
    <name>CampaignBar</name>
    <message>
        <source>Campaign</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>Campaign {number}</source>
        <translation>Campagna {number}</translation>
    </message>
    <message>
        <source>Delete the Campaign</source>
        <translation>Elimina la campagna</translation>
    </message>
    <message>
        <source>Delete “{name}” with all its records?</source>
        <translation>Eliminare «{name}» con tutti i suoi dati?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Iron run {number}</source>
        <translation>Impresa di ferro {number}</translation>
    </message>
    <message>
        <source>Main Menu</source>
        <translation>Menu principale</translation>
    </message>
    <message>
        <source>New Campaign</source>
        <translation>Nuova campagna</translation>
    </message>
    <message>
        <source>New Iron Run</source>
        <translation>Nuova impresa di ferro</translation>
    </message>
    <message>
        <source>One life: the first chapter that is lost ends the run.</source>
        <translation>Una sola vita: il primo capitolo perduto mette fine all’impresa.</translation>
    </message>
    <message>
        <source>The run is over: {chapter} was lost.</source>
        <translation>L’impresa è finita: {chapter} è andato perduto.</translation>
    </message>
    <message>
        <source>The whole campaign at the highest difficulty; the first chapter that is lost ends it</source>
        <translation>L’intera campagna alla massima difficoltà; finisce con il primo capitolo perduto</translation>
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
        <source>estimate by the computer&apos;s style:</source>
        <translation>stima in base allo stile del computer:</translation>
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
    <message>
        <source>No move has “{text}”. Esc: all moves</source>
        <translation>Nessuna mossa contiene «{text}». Esc: tutte le mosse</translation>
    </message>
</context>
<context>
    <name>CombatScene</name>
    <message>
        <source>Choose one of {name}&apos;s cards</source>
        <translation>{name}: scegli una carta</translation>
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
        <source>Show the Map</source>
        <translation>Mostra la mappa</translation>
    </message>
    <message>
        <source>The combat {place:in} is over</source>
        <translation>Il combattimento {place:in} è finito</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>{name}: carte</translation>
    </message>
    <message>
        <source>{name}&apos;s cards to choose from</source>
        <translation>{name}: carte fra cui scegliere</translation>
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
        <translation>Accetta tutti i piani di questa fase</translation>
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
        <source>Dark Theme</source>
        <translation>Tema scuro</translation>
    </message>
    <message>
        <source>Dark Theme, High Contrast</source>
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
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
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
        <source>Light Theme</source>
        <translation>Tema chiaro</translation>
    </message>
    <message>
        <source>Light Theme, High Contrast</source>
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
        <source>Move Now</source>
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
        <source>Possible Locations</source>
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
        <source>Rules</source>
        <translation>Regole</translation>
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
        <source>System Language</source>
        <translation>Lingua di sistema</translation>
    </message>
    <message>
        <source>The Others&apos; Knowledge</source>
        <translation>Che cosa sanno gli altri</translation>
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
        <source>Use System Theme</source>
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
        <translation>Tutti i giocatori controllati dal computer:</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori controllati dal computer</translation>
    </message>
    <message>
        <source>Time per move:</source>
        <translation>Tempo per mossa:</translation>
    </message>
    <message>
        <source>Weaker levels think less, weigh clues less sharply and make small mistakes; no level sees more than a person in the same seat. Changes apply to the next new game.</source>
        <translation>I livelli più deboli riflettono meno, valutano gli indizi con meno precisione e fanno piccoli errori; nessun livello vede più di quanto vedrebbe una persona allo stesso posto. Le modifiche valgono dalla prossima nuova partita.</translation>
    </message>
</context>
<context>
    <name>CoursePanel</name>
    <message>
        <source>Click to jump to a turn; the left and right arrow keys step from turn to turn</source>
        <translation>Fai clic per andare a un turno; con le frecce sinistra e destra passi da un turno all’altro</translation>
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
        <translation>Il computer analizza la partita: {done} su {count} turni.</translation>
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
        <translation>La partita giocata fin qui è stata salvata come {file}.</translation>
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
        <translation>{name}: carta di questo round</translation>
    </message>
    <message>
        <source>{name}&apos;s cards</source>
        <translation>{name}: carte</translation>
    </message>
    <message>
        <source>{name}: blood {life} of {full}</source>
        <translation>{name}: sangue {life} su {full}</translation>
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
        <translation>Carte {name:of}</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Play a Copy</source>
        <translation>Gioca su una copia</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>The Game Is Open</source>
        <translation>La partita è già aperta</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Watch a Replay</source>
        <translation>Guarda un replay</translation>
    </message>
    <message>
        <source>You can watch it as far as it has been played, or play on in a copy.</source>
        <translation>Puoi guardarla fino al punto raggiunto, oppure continuare su una copia.</translation>
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
        <source>{goal}: {chance}</source>
        <translation>{goal}: {chance}</translation>
    </message>
    <message>
        <source>{hunted}: possible places</source>
        <translation>{hunted}: luoghi possibili</translation>
    </message>
    <message>
        <source>{side}: chance to reach the goal</source>
        <translation>{side}: probabilità di riuscita</translation>
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
    <name>GameCommands</name>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Dal tuo ultimo turno non è successo nulla.</translation>
    </message>
    <message>
        <source>The computer&apos;s actions are fast.</source>
        <translation>Le azioni del computer sono veloci.</translation>
    </message>
    <message>
        <source>The computer&apos;s actions are slow.</source>
        <translation>Le azioni del computer sono lente.</translation>
    </message>
    <message>
        <source>The computer&apos;s actions have the normal pace.</source>
        <translation>Le azioni del computer sono a velocità normale.</translation>
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
        <source>Sort by:</source>
        <translation>Ordina per:</translation>
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
        <source>Delete the Game</source>
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
        <source>Rename the Game</source>
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
        <source>This Is Not Possible</source>
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
    <name>GoalLine</name>
    <message>
        <source>Seal the Answer…</source>
        <translation>Sigilla la risposta…</translation>
    </message>
</context>
<context>
    <name>HandoverPage</name>
    <message>
        <source>Hand over to: {side}</source>
        <translation>Cambio di posto: {side}</translation>
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
        <source>Chance of success</source>
        <translation>Probabilità di riuscita</translation>
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
        <translation>Prove</translation>
    </message>
    <message>
        <source>Your chance to reach the goal after this move, as the search estimates it</source>
        <translation>La tua probabilità di raggiungere l’obiettivo dopo questa mossa, secondo la stima del computer</translation>
    </message>
    <message>
        <source>Your chance to win after this move, as the search estimates it</source>
        <translation>La tua probabilità di vittoria dopo questa mossa, secondo la stima del computer</translation>
    </message>
    <message>
        <source>too few tries</source>
        <translation>prove insufficienti</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>A hint uses the full strength of the search, but only what you know.</source>
        <translation>Un consiglio impegna tutta la forza del computer, ma si basa solo su ciò che sai tu.</translation>
    </message>
    <message>
        <source>Best so far: {move}</source>
        <translation>Finora la migliore: {move}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Chance of success ({goal}) so far: {share}</source>
        <translation>Probabilità di riuscita ({goal}) finora: {share}</translation>
    </message>
    <message>
        <source>Chance of success ({goal}): {share}, {sure}</source>
        <translation>Probabilità di riuscita ({goal}): {share} ({sure})</translation>
    </message>
    <message>
        <source>Chance of success so far: {share}</source>
        <translation>Probabilità di riuscita finora: {share}</translation>
    </message>
    <message>
        <source>Chance of success: {share}, {sure}</source>
        <translation>Probabilità di riuscita: {share} ({sure})</translation>
    </message>
    <message>
        <source>Chance to win so far: {share}</source>
        <translation>Probabilità di vittoria finora: {share}</translation>
    </message>
    <message>
        <source>Chance to win: {share}, {sure}</source>
        <translation>Probabilità di vittoria: {share} ({sure})</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>It uses only what the side to move knew at that time.</source>
        <translation>Si basa soltanto su ciò che sapeva allora chi doveva muovere.</translation>
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
        <source>Play This Move</source>
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
        <source>The chance is not known yet.</source>
        <translation>La probabilità non è ancora nota.</translation>
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
        <source>{end} Games simulated: {count}.</source>
        <translation>{end} Partite simulate: {count}.</translation>
    </message>
</context>
<context>
    <name>HuntsPanel</name>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Calendar of the hunts</source>
        <translation>Calendario delle cacce</translation>
    </message>
    <message>
        <source>Challenge:</source>
        <translation>Sfida:</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>Copiato: {line}</translation>
    </message>
    <message>
        <source>Copy the Result</source>
        <translation>Copia il risultato</translation>
    </message>
    <message>
        <source>Difficulty:</source>
        <translation>Difficoltà:</translation>
    </message>
    <message>
        <source>Hunts</source>
        <translation>Cacce</translation>
    </message>
    <message>
        <source>It is a new day: this is still the hunt of {date}. Open the page again for the next.</source>
        <translation>È cominciato un nuovo giorno: questa è ancora la caccia di {date}. Riapri la pagina per la prossima.</translation>
    </message>
    <message>
        <source>The twist of this day:</source>
        <translation>La variante di oggi:</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Case-Book</source>
        <translation>Registro clinico</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capitolo</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Hunts</source>
        <translation>Cacce</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettere</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medaglie</translation>
    </message>
    <message>
        <source>Pages of the journal</source>
        <translation>Pagine del diario</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>This chapter is not open yet.</source>
        <translation>Questo capitolo non è ancora aperto.</translation>
    </message>
</context>
<context>
    <name>KeepPanel</name>
    <message>
        <source>Cards to carry on: at most {items} items, one of them holy, and {events} events.</source>
        <translation>Carte da portare con sé: al massimo {items} oggetti, di cui uno solo sacro, e {events} eventi.</translation>
    </message>
    <message>
        <source>carried on</source>
        <translation>portata con sé</translation>
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
        <source>System Language</source>
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
        <source>finished</source>
        <translation>conclusa</translation>
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
        <translation>Il punto raggiunto nella lezione viene salvato</translation>
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
        <translation>Guarda che cosa succede…</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} di {count}</translation>
    </message>
    <message>
        <source>{who} is playing…</source>
        <translation>Turno: {who}…</translation>
    </message>
</context>
<context>
    <name>LettersPanel</name>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>File PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Save the Letters</source>
        <translation>Salva le lettere</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>The letters could not be saved: {why}</source>
        <translation>Impossibile salvare le lettere: {why}</translation>
    </message>
</context>
<context>
    <name>LikelyModel</name>
    <message>
        <source>Estimate</source>
        <translation>Stima</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Percorsi</translation>
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
        <source>Dark Theme</source>
        <translation>Tema scuro</translation>
    </message>
    <message>
        <source>Dark Theme, High Contrast</source>
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
        <source>Light Theme</source>
        <translation>Tema chiaro</translation>
    </message>
    <message>
        <source>Light Theme, High Contrast</source>
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
        <source>Use System Theme</source>
        <translation>Segui il sistema</translation>
    </message>
</context>
<context>
    <name>ManualMarks</name>
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
        <translation>Con le frecce segui le strade, con Invio scegli, con più e meno ingrandisci e riduci, con 0 vedi tutta la mappa.</translation>
    </message>
    <message>
        <source>Map of Europe</source>
        <translation>Mappa dell’Europa</translation>
    </message>
    <message>
        <source>{here}, {no} and {maybe} mark a place: he is here, he is not here, he may be here.</source>
        <translation>{here}, {no} e {maybe} segnano un luogo: è qui, non è qui, forse è qui.</translation>
    </message>
</context>
<context>
    <name>MarginNote</name>
    <message>
        <source>From the journal</source>
        <translation>Dal diario</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Metti da parte</translation>
    </message>
    <message>
        <source>Put aside (Esc)</source>
        <translation>Metti da parte (Esc)</translation>
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
        <source>My Marks</source>
        <translation>I miei segni</translation>
    </message>
    <message>
        <source>To mark a place on the map, right-click it or press {here}, {no} or {maybe}.</source>
        <translation>Per segnare un luogo sulla mappa, fai clic con il tasto destro o premi {here}, {no} o {maybe}.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This Is Not Possible</source>
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
</context>
<context>
    <name>NumbersPage</name>
    <message>
        <source>Back to the Result</source>
        <translation>Torna al risultato</translation>
    </message>
    <message>
        <source>Chart and Turning Points</source>
        <translation>Andamento e svolte</translation>
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
        <source>The Game in Numbers</source>
        <translation>La partita in numeri</translation>
    </message>
</context>
<context>
    <name>OrdersPage</name>
    <message>
        <source>Afterword</source>
        <translation>Postfazione</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Challenge:</source>
        <translation>Sfida:</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Difficulty:</source>
        <translation>Difficoltà:</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordini</translation>
    </message>
    <message>
        <source>Play the chapter without any change of the campaign</source>
        <translation>Gioca il capitolo senza cambiare nulla nella campagna</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Esercitati</translation>
    </message>
    <message>
        <source>The rules of this chapter</source>
        <translation>Le regole di questo capitolo</translation>
    </message>
    <message>
        <source>To take along (resolve {left})</source>
        <translation>Da portare (Determinazione {left})</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>Guarda il replay</translation>
    </message>
    <message>
        <source>Who rides</source>
        <translation>Chi parte</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>preso</translation>
    </message>
    <message>
        <source>{name}, ally</source>
        <translation>{name} (Alleati)</translation>
    </message>
    <message>
        <source>{name}, {cost}</source>
        <translation>{name}, {cost}</translation>
    </message>
    <message>
        <source>{thing}: taken</source>
        <translation>{thing}: scelta fatta</translation>
    </message>
    <message>
        <source>{thing}: taken for {names}</source>
        <translation>{thing}: scelta fatta ({names})</translation>
    </message>
</context>
<context>
    <name>OutlookPanel</name>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Cards that may come</source>
        <translation>Carte possibili</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Se perdi</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Se vinci</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>{card} against what may come</source>
        <translation>«{card}» contro le carte possibili</translation>
    </message>
    <message>
        <source>{card}: you win with {chance}: {won}. Lost: {lost}.</source>
        <translation>«{card}», {chance} di probabilità di vincere. Se vinci: {won}. Se perdi: {lost}.</translation>
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
        <translation>Svolgi subito il resto della partita; se scegli una velocità, rallenta di nuovo</translation>
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
        <source>To My Turn</source>
        <translation>Al mio turno</translation>
    </message>
    <message>
        <source>To the End</source>
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
        <translation>Schieramento, livello, «Annulla mossa» e aiuti si scelgono a ogni nuova partita e vengono riproposti alla successiva.</translation>
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
        <source>Estimate by the computer&apos;s style of play</source>
        <translation>Stima in base allo stile del computer</translation>
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
    <name>PuzzleFilter</name>
    <message>
        <source>All kinds</source>
        <translation>Tutti i tipi</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tutti i temi</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Primi passi</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Tipo:</translation>
    </message>
    <message>
        <source>Mistakes to Retry ({count})</source>
        <translation>Enigmi da rifare ({count})</translation>
    </message>
    <message>
        <source>Puzzle of the Day</source>
        <translation>Enigma del giorno</translation>
    </message>
    <message>
        <source>Theme:</source>
        <translation>Tema:</translation>
    </message>
    <message>
        <source>{title} ({solved} of {count})</source>
        <translation>{title} ({solved} su {count})</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Indizi</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Personaggi</translation>
    </message>
    <message>
        <source>Game Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Not solved.</source>
        <translation>Non risolto.</translation>
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
        <source>Places, evidence, log, figures, cards or choice of puzzles</source>
        <translation>Luoghi, indizi, registro, personaggi, carte o scelta degli enigmi</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Risolto.</translation>
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
        <source>Check</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>End the Sprint</source>
        <translation>Termina lo sprint</translation>
    </message>
    <message>
        <source>Every place has a reason why it is, or is not, in the answer: rest the pointer on it on the map, or choose it there or in the list of places.</source>
        <translation>Per ogni luogo c’è una ragione per cui fa o non fa parte della risposta: fermaci sopra il puntatore sulla mappa, oppure sceglilo lì o nell’elenco dei luoghi.</translation>
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
        <source>Puzzle of the day, {number}: {kind}</source>
        <translation>Enigma del giorno, {number}: {kind}</translation>
    </message>
    <message>
        <source>Puzzle rating {its}, your rating {own}</source>
        <translation>Punteggio dell’enigma {its}, il tuo punteggio {own}</translation>
    </message>
    <message>
        <source>Puzzle {number}: {kind}</source>
        <translation>Enigma {number}: {kind}</translation>
    </message>
    <message>
        <source>Puzzles of the day solved in a row: {count}</source>
        <translation>Enigmi del giorno risolti di seguito: {count}</translation>
    </message>
    <message>
        <source>Puzzles to retry:</source>
        <translation>Enigmi da rifare:</translation>
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
        <source>Sprint</source>
        <translation>Sprint</translation>
    </message>
    <message>
        <source>Step {number} of {count}: {kind}</source>
        <translation>Passo {number} di {count}: {kind}</translation>
    </message>
    <message>
        <source>Your best result is {count}.</source>
        <translation>Il tuo risultato migliore è {count}.</translation>
    </message>
    <message>
        <source>Your best result.</source>
        <translation>È il tuo risultato migliore.</translation>
    </message>
    <message>
        <source>{place}: missing</source>
        <translation>{place}: manca</translation>
    </message>
    <message>
        <source>{place}: not in the answer</source>
        <translation>{place}: non fa parte della risposta</translation>
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
        <source>{title} (on the map)</source>
        <translation>{title} (sulla mappa)</translation>
    </message>
    <message>
        <source>{verdict} Rating {change}</source>
        <translation>{verdict} Punteggio {change}</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>un altro</numerusform>
            <numerusform>altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Meanwhile:</source>
        <translation>Nel frattempo:</translation>
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
        <translation>Nessun risultato</translation>
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
        <source>Unharmed: {names}.</source>
        <translation>Senza ferite: {names}.</translation>
    </message>
    <message>
        <source>{name} ({marks})</source>
        <translation>{name} ({marks})</translation>
    </message>
    <message numerus="yes">
        <source>{name} gained %n blood and has {life} of {full}.</source>
        <translation>
            <numerusform>{name}: guadagnato un punto sangue, ora {life} su {full}.</numerusform>
            <numerusform>{name}: guadagnati %n punti sangue, ora {life} su {full}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is unharmed, with {life} of {full} health.</source>
        <translation>{name}: nessuna ferita, {life} punti salute su {full}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} lost %n blood and has {life} of {full} left.</source>
        <translation>
            <numerusform>{name}: perso un punto sangue, ne restano {life} su {full}.</numerusform>
            <numerusform>{name}: persi %n punti sangue, ne restano {life} su {full}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lost %n health and has {life} of {full} left.</source>
        <translation>
            <numerusform>{name}: perso un punto salute, ne restano {life} su {full}.</numerusform>
            <numerusform>{name}: persi %n punti salute, ne restano {life} su {full}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} recovered %n health and has {life} of {full}.</source>
        <translation>
            <numerusform>{name}: recuperato un punto salute, ora {life} su {full}.</numerusform>
            <numerusform>{name}: recuperati %n punti salute, ora {life} su {full}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} still has {life} of {full} blood.</source>
        <translation>{name}: ancora {life} su {full} punti sangue.</translation>
    </message>
    <message>
        <source>{name} still has {life} of {full} health.</source>
        <translation>{name}: ancora {life} su {full} punti salute.</translation>
    </message>
</context>
<context>
    <name>RouteMap</name>
    <message>
        <source>The route on the map</source>
        <translation>Il percorso sulla mappa</translation>
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
        <source>Replace the Game</source>
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
    <name>SealDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>One of them has to be right.</source>
        <translation>Uno di essi dev’essere quello giusto.</translation>
    </message>
    <message>
        <source>Places to mark</source>
        <translation>Luoghi da segnare</translation>
    </message>
    <message>
        <source>Seal the Answer</source>
        <translation>Sigilla la risposta</translation>
    </message>
    <message>
        <source>The game ends, and the answer is compared with the truth. This cannot be undone.</source>
        <translation>La partita finisce e la risposta viene confrontata con la verità. Non si torna indietro.</translation>
    </message>
    <message>
        <source>Where is he now?</source>
        <translation>Dov’è adesso?</translation>
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
        <translation>Giocatore: {figure}</translation>
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
        <translation>Estrai un numero di partenza casuale</translation>
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
        <source>Alt+1 to Alt+6</source>
        <translation>Da Alt+1 ad Alt+6</translation>
    </message>
    <message>
        <source>Among cards: go to the next row, including other players&apos; rows</source>
        <translation>Fra le carte: vai alla fila accanto, anche a quelle di altri giocatori</translation>
    </message>
    <message>
        <source>Among cards: move from card to card</source>
        <translation>Fra le carte: vai di carta in carta</translation>
    </message>
    <message>
        <source>Anywhere on the table: find a move by name</source>
        <translation>Ovunque sul tavolo: trova una mossa per nome</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Ctrl+1, Ctrl+2, Ctrl+3</source>
        <translation>Ctrl+1, Ctrl+2, Ctrl+3</translation>
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
        <translation>In un replay: vai alla svolta precedente o successiva</translation>
    </message>
    <message>
        <source>In a replay: step, jump, play and pause</source>
        <translation>In un replay: passo, salto, riproduzione e pausa</translation>
    </message>
    <message>
        <source>In the journal: turn to a page</source>
        <translation>Nel diario: apri una pagina</translation>
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
        <source>Keyboard Shortcuts</source>
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
        <translation>Su una carta, uno spazio del Percorso o una scheda: seleziona; in uno scambio: passa la carta dall’altra parte</translation>
    </message>
    <message>
        <source>On a card, or on a move with a card: enlarge the card, or close it</source>
        <translation>Su una carta, o su una mossa con una carta: ingrandisci la carta, o chiudila</translation>
    </message>
    <message>
        <source>On a game chart: move from turn to turn, or to a turning point</source>
        <translation>Sul grafico di una partita: vai di turno in turno, o a una svolta</translation>
    </message>
    <message>
        <source>On the map: note that he is there, is not there, may be there</source>
        <translation>Sulla mappa: annota che è lì, non è lì, forse è lì</translation>
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
        <translation>Gioca la mossa selezionata o vai al luogo segnato sulla mappa</translation>
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
    <name>SkyRow</name>
    <message>
        <source>Day {day} of {days}</source>
        <translation>Giorno {day} di {days}</translation>
    </message>
    <message>
        <source>Days: {days}</source>
        <translation>Giorni: {days}</translation>
    </message>
    <message>
        <source>{day}, night</source>
        <translation>{day}, notte</translation>
    </message>
</context>
<context>
    <name>SolutionBar</name>
    <message>
        <source>{number} of {count} · {sentence}</source>
        <translation>{number} di {count} · {sentence}</translation>
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
        <source>Campaign: Continue with {chapter}</source>
        <translation>Campagna: continua con {chapter}</translation>
    </message>
    <message>
        <source>Campaign: The Count&apos;s Shadow</source>
        <translation>Campagna: L’ombra del Conte</translation>
    </message>
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
        <source>The game is being opened…</source>
        <translation>La partita si sta aprendo…</translation>
    </message>
    <message>
        <source>Watch Replay…</source>
        <translation>Guarda un replay…</translation>
    </message>
    <message>
        <source>{game}, your side: {side}, {when}</source>
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
        <source>After your first finished game this page shows your wins by side, your last results and a list of all games.</source>
        <translation>Dopo la prima partita conclusa questa pagina mostra le tue vittorie per schieramento, gli ultimi risultati e l’elenco di tutte le partite.</translation>
    </message>
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
        <source>At a glance</source>
        <translation>A colpo d’occhio</translation>
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
        <source>Clear the Statistics</source>
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
        <source>Export the Statistics</source>
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
        <source>Seed</source>
        <translation>Numero di partenza</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>The last games: {results}.</source>
        <translation>Le ultime partite: {results}.</translation>
    </message>
    <message>
        <source>The statistics are not available now: {why}</source>
        <translation>Le statistiche non sono disponibili al momento: {why}</translation>
    </message>
    <message>
        <source>The statistics were written to {file}.</source>
        <translation>Le statistiche sono state esportate in {file}.</translation>
    </message>
    <message>
        <source>This Is Not Possible</source>
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
        <source>lost</source>
        <translation>persa</translation>
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
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>{won} of {played} games won against the computer: {share}.</source>
        <translation>Partite vinte contro il computer: {won} su {played} ({share}).</translation>
    </message>
    <message>
        <source>{won} of {played} won</source>
        <translation>{won} su {played} vinte</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Jump to end</source>
        <translation>Vai alla fine</translation>
    </message>
    <message>
        <source>Jump to start</source>
        <translation>Vai all’inizio</translation>
    </message>
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
        <source>The Game in Numbers</source>
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
        <source>Characters</source>
        <translation>Personaggi</translation>
    </message>
    <message>
        <source>Characters and Log</source>
        <translation>Personaggi e registro</translation>
    </message>
    <message>
        <source>Characters, log, hint, cards or deduction</source>
        <translation>Personaggi, registro, consiglio, carte o deduzione</translation>
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
        <source>Enter: continue · Esc: skip all</source>
        <translation>Invio: continua · Esc: salta tutto</translation>
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
        <source>The combat is over.</source>
        <translation>Il combattimento è finito.</translation>
    </message>
    <message>
        <source>The computer is paused.</source>
        <translation>Il computer è in pausa.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Il round è finito.</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Vittoria!</translation>
    </message>
    <message>
        <source>{who} plans: {what}</source>
        <translation>{who:told} ha in mente: {what}</translation>
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
        <translation>Con le frecce ti muovi per la città, con Home e Fine vai agli spazi che si possono scegliere, con Invio scegli.</translation>
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
        <translation>{name}: carte da questa parte</translation>
    </message>
</context>
<context>
    <name>TradeWidget</name>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <translation>
            <numerusform>Scegli ancora una carta</numerusform>
            <numerusform>Scegli ancora %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Drag a card to the other side, or press Enter on it. Nothing is final until you confirm.</source>
        <translation>Trascina una carta dall’altra parte, o premi Invio su di essa. Nulla è definitivo finché non confermi.</translation>
    </message>
    <message>
        <source>Drag cards from one side to the other, or press Enter on a card. Nothing changes hands until you end the trade.</source>
        <translation>Trascina le carte da una parte all’altra, o premi Invio su una carta. Nulla passa di mano finché non concludi lo scambio.</translation>
    </message>
    <message>
        <source>End the Trade</source>
        <translation>Concludi lo scambio</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n card(s)</source>
        <translation>
            <numerusform>Scambia una carta</numerusform>
            <numerusform>Scambia %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade between {one} and {other}</source>
        <translation>Scambio fra {one:told} e {other:told}</translation>
    </message>
    <message>
        <source>{card} is on {name}&apos;s side.</source>
        <translation>{name}: «{card}» ora è da questa parte.</translation>
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
        <source>Agree to All This Phase</source>
        <translation>Accetta per tutta la fase</translation>
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
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Game Summary</source>
        <translation>Riepilogo</translation>
    </message>
    <message>
        <source>Move Now</source>
        <translation>Muovi ora</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Open the rules for this question</source>
        <translation>Apri le regole relative a questa domanda</translation>
    </message>
    <message>
        <source>Pass for This Phase</source>
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
        <source>Uncover the Truth</source>
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
    <message>
        <source>Unusual choices: {count}</source>
        <translation>Scelte insolite: {count}</translation>
    </message>
</context>
<context>
    <name>VerdictPage</name>
    <message>
        <source>Afterword</source>
        <translation>Postfazione</translation>
    </message>
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
        <source>The Game in Numbers</source>
        <translation>La partita in numeri</translation>
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
        <translation>Il vero percorso {who:of}</translation>
    </message>
    <message>
        <source>{why} Final score: {score}</source>
        <translation>{why} Punteggio finale: {score}</translation>
    </message>
</context>
<context>
    <name>WayPage</name>
    <message>
        <source>Back to the Result</source>
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
            <numerusform>Gli altri dovevano considerare un luogo.</numerusform>
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
        <translation>{words} Probabilità di quello vero: {share}.</translation>
    </message>
    <message>
        <source>{words} The true one was the likeliest, with {share}.</source>
        <translation>{words} Il più probabile era quello vero: {share}.</translation>
    </message>
</context>
<context>
    <name>WhoChoice</name>
    <message>
        <source>All by the computer</source>
        <translation>Tutto al computer</translation>
    </message>
    <message>
        <source>Four players, one screen</source>
        <translation>Quattro giocatori, uno schermo</translation>
    </message>
    <message>
        <source>One figure</source>
        <translation>Un personaggio</translation>
    </message>
    <message>
        <source>People play all sides and take turns at this screen; each sees only what they may know</source>
        <translation>Tutti gli schieramenti sono giocati da persone che si alternano a questo schermo; ognuna vede solo ciò che può sapere</translation>
    </message>
    <message>
        <source>The seats are chosen one by one, under “Advanced”.</source>
        <translation>I posti sono scelti uno per uno, in «Avanzate».</translation>
    </message>
    <message>
        <source>Three players, one screen</source>
        <translation>Tre giocatori, uno schermo</translation>
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
        <translation>Giochi con un solo personaggio; i suoi compagni li guida il computer</translation>
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
        <source>Card prompts</source>
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
        <source>%n turn(s) ago</source>
        <translation>
            <numerusform>%n turno fa</numerusform>
            <numerusform>%n turni fa</numerusform>
        </translation>
    </message>
    <message>
        <source>A person may start anywhere: there is no estimate while so many places are possible.</source>
        <translation>Una persona può iniziare ovunque: finché sono possibili così tanti luoghi, non c’è una stima.</translation>
    </message>
    <message>
        <source>About as uncertain as if {count} places were equally likely.</source>
        <translation>Incertezza pari circa a {count} luoghi ugualmente probabili.</translation>
    </message>
    <message>
        <source>Known facts about where {figure} was</source>
        <translation>Informazioni su dove si trovava {figure}</translation>
    </message>
    <message>
        <source>Nothing is hidden yet.</source>
        <translation>Non c’è ancora nulla di nascosto.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message numerus="yes">
        <source>Now and %n turn(s) before</source>
        <translation>
            <numerusform>Ora e un turno prima</numerusform>
            <numerusform>Ora e %n turni prima</numerusform>
        </translation>
    </message>
    <message>
        <source>Places where {figure} may be or may have been</source>
        <translation>Luoghi in cui {figure} può trovarsi o essersi trovato</translation>
    </message>
    <message>
        <source>The possible places are being calculated…</source>
        <translation>Calcolo dei luoghi possibili…</translation>
    </message>
    <message>
        <source>Where the others expect you now</source>
        <translation>Dove gli altri pensano che tu sia ora</translation>
    </message>
    <message numerus="yes">
        <source>Where the others think you were %n turn(s) ago</source>
        <translation>
            <numerusform>Dove gli altri pensano che tu fossi un turno fa</numerusform>
            <numerusform>Dove gli altri pensano che tu fossi %n turni fa</numerusform>
        </translation>
    </message>
    <message>
        <source>Where {figure} may be now</source>
        <translation>Dove può essere ora {figure}</translation>
    </message>
    <message numerus="yes">
        <source>Where {figure} may have been %n turn(s) ago</source>
        <translation>
            <numerusform>Dove poteva essere {figure} un turno fa</numerusform>
            <numerusform>Dove poteva essere {figure} %n turni fa</numerusform>
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
        <translation>opzione ambigua: %(option)s può corrispondere a %(matches)s</translation>
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
        <translation>valore non valido: %(value)r (valori possibili: %(choices)s)</translation>
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
    <name>campaign.dates</name>
    <message>
        <source>Day {number}</source>
        <translation>Giorno {number}</translation>
    </message>
    <message>
        <source>{number} April</source>
        <translation>{number} aprile</translation>
    </message>
    <message>
        <source>{number} August</source>
        <translation>{number} agosto</translation>
    </message>
    <message>
        <source>{number} December</source>
        <translation>{number} dicembre</translation>
    </message>
    <message>
        <source>{number} February</source>
        <translation>{number} febbraio</translation>
    </message>
    <message>
        <source>{number} January</source>
        <translation>{number} gennaio</translation>
    </message>
    <message>
        <source>{number} July</source>
        <translation>{number} luglio</translation>
    </message>
    <message>
        <source>{number} June</source>
        <translation>{number} giugno</translation>
    </message>
    <message>
        <source>{number} March</source>
        <translation>{number} marzo</translation>
    </message>
    <message>
        <source>{number} May</source>
        <translation>{number} maggio</translation>
    </message>
    <message>
        <source>{number} November</source>
        <translation>{number} novembre</translation>
    </message>
    <message>
        <source>{number} October</source>
        <translation>{number} ottobre</translation>
    </message>
    <message>
        <source>{number} September</source>
        <translation>{number} settembre</translation>
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
    <name>chapters</name>
    <message numerus="yes">
        <source>%n day(s) left</source>
        <translation>
            <numerusform>%n giorno rimasto</numerusform>
            <numerusform>%n giorni rimasti</numerusform>
        </translation>
    </message>
    <message>
        <source>A campaign&apos;s name has small letters, digits and hyphens only, at most 40.</source>
        <translation>Il nome di una campagna contiene solo lettere minuscole, cifre e trattini, al massimo 40.</translation>
    </message>
    <message>
        <source>A chapter without a title</source>
        <translation>Un capitolo senza titolo</translation>
    </message>
    <message>
        <source>Another program has finished this chapter in the meantime.</source>
        <translation>Nel frattempo un altro programma ha finito questo capitolo.</translation>
    </message>
    <message>
        <source>Day {day} of {days}</source>
        <translation>Giorno {day} di {days}</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Giorni</translation>
    </message>
    <message>
        <source>Give the final answer now: it is {place}, as no other place is possible.</source>
        <translation>Dai ora la risposta definitiva: {place}, perché nessun altro luogo è possibile.</translation>
    </message>
    <message>
        <source>Give the final answer now: {place} is right with a chance of {percent}%; playing on promises less.</source>
        <translation>Dai ora la risposta definitiva: «{place}» è esatta {percent} volte su 100; continuare a giocare promette di meno.</translation>
    </message>
    <message>
        <source>If you play on instead:</source>
        <translation>Se invece continui a giocare:</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Non è il tuo turno.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Non contato</translation>
    </message>
    <message>
        <source>The campaign has changed since the start of this chapter, so its result does not count.</source>
        <translation>Dall’inizio di questo capitolo la campagna è cambiata, perciò il risultato non conta.</translation>
    </message>
    <message>
        <source>The campaign {name} could not be read: {why}</source>
        <translation>Impossibile leggere la campagna {name}: {why}</translation>
    </message>
    <message>
        <source>The campaign {name} is no longer there; another program has deleted it.</source>
        <translation>La campagna {name} non c’è più: l’ha eliminata un altro programma.</translation>
    </message>
    <message>
        <source>The campaign {name} is not being saved: {why}</source>
        <translation>La campagna {name} non viene salvata: {why}</translation>
    </message>
    <message>
        <source>The campaign {name} was damaged ({file}) and could not be restored.</source>
        <translation>La campagna {name} era danneggiata ({file}) e non si è potuta ripristinare.</translation>
    </message>
    <message>
        <source>The campaign {name} was damaged ({file}). It is restored from {count} finished chapters.</source>
        <translation>La campagna {name} era danneggiata ({file}). È stata ripristinata dai capitoli finiti (in tutto: {count}).</translation>
    </message>
    <message>
        <source>The chances are those of this goal.</source>
        <translation>Le probabilità sono quelle di questo obiettivo.</translation>
    </message>
    <message>
        <source>The chapter was already closed with another game, and that result counts.</source>
        <translation>Il capitolo era già stato chiuso con un’altra partita, il cui risultato conta.</translation>
    </message>
    <message>
        <source>The days are over.</source>
        <translation>I giorni sono finiti.</translation>
    </message>
    <message>
        <source>The final answer can be given from day {day} on.</source>
        <translation>La risposta definitiva si può dare dal giorno {day} in poi.</translation>
    </message>
    <message>
        <source>The final answer is right.</source>
        <translation>La risposta definitiva è esatta.</translation>
    </message>
    <message>
        <source>The final answer is wrong.</source>
        <translation>La risposta definitiva è sbagliata.</translation>
    </message>
    <message>
        <source>The final answer {place} would be right in {percent}% of all cases.</source>
        <translation>La risposta definitiva «{place}» sarebbe esatta {percent} volte su 100.</translation>
    </message>
    <message>
        <source>The game itself is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The goal is reached.</source>
        <translation>L’obiettivo è raggiunto.</translation>
    </message>
    <message>
        <source>The table of hunts could not be read: {why}</source>
        <translation>Impossibile leggere la tabella delle cacce: {why}</translation>
    </message>
    <message>
        <source>The table of hunts is not being saved: {why}</source>
        <translation>La tabella delle cacce non viene salvata: {why}</translation>
    </message>
    <message>
        <source>The table of hunts was damaged and has been moved to {file}.</source>
        <translation>La tabella delle cacce era danneggiata ed è stata spostata in {file}.</translation>
    </message>
    <message>
        <source>This game asks for no final answer.</source>
        <translation>Questa partita non richiede una risposta definitiva.</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Mosse annullate</translation>
    </message>
    <message>
        <source>Within the days of this difficulty, {players} won {won} of {games} games ({percent}%) against {opponent}.</source>
        <translation>Nei giorni concessi a questa difficoltà, {players} hanno vinto {won} partite su {games} ({percent}%) contro {opponent}.</translation>
    </message>
    <message>
        <source>You can name one place, on your own turn, while he is hidden.</source>
        <translation>Puoi indicare un luogo quando è il tuo turno e chi cerchi è nascosto.</translation>
    </message>
    <message>
        <source>You can name one to {count:word} places, on your own turn, while he is hidden.</source>
        <translation>Puoi indicare da uno a {count:word} luoghi quando è il tuo turno e chi cerchi è nascosto.</translation>
    </message>
    <message>
        <source>You have lost.</source>
        <translation>Hai perso.</translation>
    </message>
    <message>
        <source>You have started this hunt before: your next game is attempt {number}.</source>
        <translation>Hai già cominciato questa caccia: la tua prossima partita è il tentativo {number}.</translation>
    </message>
    <message>
        <source>furyqt hunt {date} · {preset} · {medal} · day {day} · harm {harm} · influence {influence} · undone {times} · {nights}</source>
        <translation>caccia furyqt {date} · {preset} · {medal} · giorno {day} · danni {harm} · influenza {influence} · mosse annullate {times} · {nights}</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>l’obiettivo</translation>
    </message>
    <message>
        <source>{counter}: at least {count}</source>
        <translation>{counter}: almeno {count}</translation>
    </message>
    <message>
        <source>{counter}: at most {count}</source>
        <translation>{counter}: al massimo {count}</translation>
    </message>
    <message>
        <source>{counter}: exactly {count}</source>
        <translation>{counter}: esattamente {count}</translation>
    </message>
    <message>
        <source>{counter}: none</source>
        <translation>{counter}: 0</translation>
    </message>
    <message>
        <source>{counter}: {count} more</source>
        <translation>{counter}: ancora {count}</translation>
    </message>
    <message>
        <source>{counter}: {count} of {wanted}</source>
        <translation>{counter}: {count} su {wanted}</translation>
    </message>
    <message>
        <source>{count} (lost at {bound})</source>
        <translation>{count} (si perde a {bound})</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} su {all}</translation>
    </message>
    <message>
        <source>{count} of {bound}</source>
        <translation>{count} su {bound}</translation>
    </message>
    <message>
        <source>{date} (attempt {number})</source>
        <translation>{date} (tentativo {number})</translation>
    </message>
    <message>
        <source>{file} is not the finished game of this chapter.</source>
        <translation>{file} non è la partita conclusa di questo capitolo.</translation>
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
        <translation>{reason} Medaglia: {medal}.</translation>
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
        <translation>In una volta</translation>
    </message>
    <message>
        <source>Not possible now ({count})</source>
        <translation>Non possibili ora ({count})</translation>
    </message>
    <message>
        <source>Other ways to do this: {count}; the right arrow key shows them.</source>
        <translation>Altri modi per farlo: {count}; il tasto freccia destra li mostra.</translation>
    </message>
    <message>
        <source>{name}: not possible now</source>
        <translation>{name}: non possibile ora</translation>
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
        <translation>Giochi da tavolo con mosse nascoste contro il computer. Senza un comando si apre la finestra di gioco; se si indica un file, con la partita che contiene.</translation>
    </message>
    <message>
        <source>Dossier: {dossier}</source>
        <translation>Dossier: {dossier}</translation>
    </message>
    <message>
        <source>HURRIED: cut short without a time limit</source>
        <translation>AFFRETTATA: interrotta pur senza limite di tempo</translation>
    </message>
    <message>
        <source>HURRIED: decided without the search, which had failed</source>
        <translation>AFFRETTATA: decisa senza la ricerca, che era fallita</translation>
    </message>
    <message>
        <source>NOT REPEATED: {why}</source>
        <translation>NON RIPETUTA: {why}</translation>
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
        <source>NOT VERIFIED: other values of {fields}</source>
        <translation>NON VERIFICATO: altri valori di {fields}</translation>
    </message>
    <message>
        <source>NOT VERIFIED: {why}</source>
        <translation>NON VERIFICATO: {why}</translation>
    </message>
    <message>
        <source>Reads games from standard input, one per line: players, switches, draws or chance, and actions. For each game it prints the positions after every tenth action, with what is legal there, and the result. A line that is not a game, or an illegal action, gives an error, and reading goes on.</source>
        <translation>Legge le partite dallo standard input, una per riga: giocatori, interruttori, carte pescate o caso, e azioni. Di ogni partita stampa la posizione ogni dieci azioni, con le mosse permesse, e il risultato. Una riga che non è una partita, o un’azione non permessa, dà un errore, e la lettura prosegue.</translation>
    </message>
    <message>
        <source>Reads play strings from standard input, one per line, and prints the state after each. If Dracula is to move, the state is his full copy; otherwise it hides what the hunters do not know. An empty line is the start of a game. A line that no game can have gives an error, and the exit code at the end is 2.</source>
        <translation>Legge dallo standard input sequenze di mosse, una per riga, e stampa la posizione che ne risulta. Se tocca a Dracula, è la sua copia completa; altrimenti nasconde ciò che i Cacciatori non sanno. Una riga vuota è l’inizio di una partita. Una riga impossibile in qualsiasi partita dà un errore, e alla fine il codice di uscita è 2.</translation>
    </message>
    <message>
        <source>The rows are those of furyqt/rules/dining/data. The output is an option for a new game; it has the content of the file, so a record of the game can be replayed without it.</source>
        <translation>Le righe sono quelle di furyqt/rules/dining/data. Il risultato è un’opzione per una nuova partita; riporta i dati del file, così la registrazione della partita si può ripetere anche senza.</translation>
    </message>
    <message>
        <source>Weaker levels think less, weigh evidence less sharply and make small mistakes. No level sees more than another.</source>
        <translation>I livelli più deboli riflettono meno, valutano gli indizi con meno precisione e fanno piccoli errori. Nessun livello vede più di un altro.</translation>
    </message>
    <message>
        <source>a TOML file with the rows that differ</source>
        <translation>un file TOML con le righe diverse</translation>
    </message>
    <message>
        <source>a challenge, such as no_trains</source>
        <translation>una sfida, per esempio no_trains</translation>
    </message>
    <message>
        <source>a chapter such as shadow-04 (default: the first open one)</source>
        <translation>un capitolo come shadow-04 (predefinito: il primo aperto)</translation>
    </message>
    <message>
        <source>a dossier (typical)</source>
        <translation>un dossier (typical)</translation>
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
        <source>a plan before a person, reproduced</source>
        <translation>piano accettato o respinto da una persona, riprodotto</translation>
    </message>
    <message>
        <source>a puzzle&apos;s number (default: one of your strength)</source>
        <translation>il numero di un enigma (predefinito: uno al tuo livello)</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>una partita registrata</translation>
    </message>
    <message>
        <source>a round robin in which each agent takes every seat</source>
        <translation>un girone in cui ogni agente occupa a turno tutti i posti</translation>
    </message>
    <message>
        <source>a section or a rule, such as R8 or R8.5</source>
        <translation>una sezione o una regola, per esempio R8 o R8.5</translation>
    </message>
    <message>
        <source>accept decisions cut short without a time limit, as by “Move Now”</source>
        <translation>accetta le decisioni interrotte pur senza limite di tempo, per esempio con «Muovi ora»</translation>
    </message>
    <message>
        <source>agents for {player} in a round robin, separated by commas; &apos;{bots}&apos; adds all rule bots</source>
        <translation>agenti per {player} in un girone, separati da virgole; «{bots}» aggiunge tutti i bot basati su regole</translation>
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
        <translation>risolve nel terminale gli enigmi su un Percorso nascosto</translation>
    </message>
    <message>
        <source>append the figures, with this commit, to the chapter&apos;s file</source>
        <translation>aggiunge le cifre, con questo commit, al file del capitolo</translation>
    </message>
    <message>
        <source>appended to {file}</source>
        <translation>aggiunto a {file}</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>argomenti</translation>
    </message>
    <message>
        <source>as many puzzles as you can solve in five minutes</source>
        <translation>quanti più enigmi riesci a risolvere in cinque minuti</translation>
    </message>
    <message>
        <source>check your own table file for Dining with Dracula and print its option</source>
        <translation>controlla il tuo file di tabelle per A cena con Dracula e ne stampa l’opzione</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>chiuso</translation>
    </message>
    <message>
        <source>commands:
{commands}

&apos;furyqt COMMAND --help&apos; describes one of them.</source>
        <translation>comandi:
{commands}

«furyqt COMANDO --help» descrive un comando.</translation>
    </message>
    <message>
        <source>cut short, as far reproduced</source>
        <translation>interrotta, riprodotta fin lì</translation>
    </message>
    <message>
        <source>decisions with more iterations are not repeated ({limit})</source>
        <translation>le decisioni con più iterazioni non vengono ripetute ({limit})</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predefinito</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>estratta a sorte</translation>
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
        <translation>quanto liberamente si possono annullare le decisioni</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>interrupted after {done} of {count} decisions</source>
        <translation>interrotto dopo {done} su {count} decisioni</translation>
    </message>
    <message>
        <source>it is signed by a computer, but a person plays here</source>
        <translation>è firmata da un computer, ma qui gioca una persona</translation>
    </message>
    <message>
        <source>it is signed by {agent}</source>
        <translation>risulta presa da {agent}</translation>
    </message>
    <message>
        <source>it names the decision of a person, but none plays this side</source>
        <translation>indica la decisione di una persona, ma nessuna persona gioca questo schieramento</translation>
    </message>
    <message>
        <source>it says {count} iterations, more than the limit of {limit}</source>
        <translation>la registrazione indica {count} iterazioni, oltre il limite di {limit}</translation>
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
        <source>list the chapters (default), play one, or verify the finished ones</source>
        <translation>elenca i capitoli (predefinito), ne gioca uno o verifica quelli finiti</translation>
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
        <source>list your results</source>
        <translation>elenca i tuoi risultati</translation>
    </message>
    <message>
        <source>list, play and verify the chapters of a campaign in the terminal</source>
        <translation>elenca, gioca e verifica nel terminale i capitoli di una campagna</translation>
    </message>
    <message>
        <source>measure the speed of rules, search and start-up</source>
        <translation>misura la velocità di regole, ricerca e avvio</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>non scelto</translation>
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
        <source>only puzzles that you have answered but not solved</source>
        <translation>solo enigmi che hai provato senza risolverli</translation>
    </message>
    <message>
        <source>only puzzles with this theme</source>
        <translation>solo enigmi con questo tema</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperto</translation>
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
        <translation>paper: senza consigli né luoghi possibili</translation>
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
        <translation>gioca partite di A cena con Dracula in un formato neutro e stampa le posizioni</translation>
    </message>
    <message>
        <source>play on this Dask cluster (extra &apos;cluster&apos;)</source>
        <translation>gioca su questo cluster Dask (extra «cluster»)</translation>
    </message>
    <message>
        <source>play the hunt of the day in the terminal</source>
        <translation>gioca nel terminale la caccia del giorno</translation>
    </message>
    <message>
        <source>play this chapter of the game&apos;s campaign</source>
        <translation>gioca questo capitolo della campagna del gioco</translation>
    </message>
    <message>
        <source>play without changing the campaign</source>
        <translation>gioca senza cambiare la campagna</translation>
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
        <source>print the rules of a game, or one of them</source>
        <translation>stampa le regole di un gioco, o una di esse</translation>
    </message>
    <message>
        <source>print what this player knows (default: everything if the game is over or hides nothing, else what the person in it knows, or the first player); only actions that the player knows are counted</source>
        <translation>stampa ciò che sa questo giocatore (predefinito: tutto se la partita è finita o non nasconde nulla, altrimenti ciò che sa la persona che gioca, o il primo giocatore); si contano solo le azioni che il giocatore conosce</translation>
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
        <translation>ripete ogni decisione del computer in una partita registrata, in base a ciò che sapeva allora</translation>
    </message>
    <message>
        <source>reproduced</source>
        <translation>riprodotta</translation>
    </message>
    <message>
        <source>resume a saved game; without FILE the latest unfinished one</source>
        <translation>riprende una partita salvata; senza FILE, l’ultima non finita</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>mostra la versione ed esce</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>mostra questa guida ed esce</translation>
    </message>
    <message>
        <source>stop as soon as one of two hypotheses is refuted: bounds in Elo, or in points with --by score; a negative one as in --sprt=-5,0</source>
        <translation>si ferma appena una delle due ipotesi è confutata: limiti in Elo, o in punti con --by score; un limite negativo si scrive --sprt=-5,0</translation>
    </message>
    <message>
        <source>such as 2026-11-22 (default: today)</source>
        <translation>per esempio 2026-11-22 (predefinito: oggi)</translation>
    </message>
    <message>
        <source>such as knife:seward or day</source>
        <translation>per esempio knife:seward o day</translation>
    </message>
    <message>
        <source>such as lite; see furyqt games</source>
        <translation>per esempio lite; vedi «furyqt games»</translation>
    </message>
    <message>
        <source>the agent does {full} iterations here, not {count}</source>
        <translation>qui l’agente esegue {full} iterazioni, non {count}</translation>
    </message>
    <message>
        <source>the agent never does {count} iterations</source>
        <translation>l’agente non esegue mai {count} iterazioni</translation>
    </message>
    <message>
        <source>the agent never grows {count} trees</source>
        <translation>l’agente non usa mai {count} alberi</translation>
    </message>
    <message>
        <source>the agent of the chapter&apos;s own side (goal)</source>
        <translation>l’agente dello schieramento del capitolo (goal)</translation>
    </message>
    <message>
        <source>the agent of the other side, or {preset}: the one that a person meets (greedy)</source>
        <translation>l’agente dell’altro schieramento, o {preset}: quello contro cui gioca una persona (greedy)</translation>
    </message>
    <message>
        <source>the campaign (default: first)</source>
        <translation>la campagna (predefinita: first)</translation>
    </message>
    <message>
        <source>the chapter&apos;s difficulty (all)</source>
        <translation>la difficoltà di un capitolo (all)</translation>
    </message>
    <message>
        <source>the chapter&apos;s file, for --append</source>
        <translation>il file del capitolo, per --append</translation>
    </message>
    <message>
        <source>the difficulty</source>
        <translation>la difficoltà</translation>
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
        <source>the level “{level}” has changed since then</source>
        <translation>da allora il livello «{level}» è cambiato</translation>
    </message>
    <message>
        <source>the plan that was overruled is the action itself</source>
        <translation>il piano respinto è l’azione stessa</translation>
    </message>
    <message>
        <source>the puzzle of the day</source>
        <translation>l’enigma del giorno</translation>
    </message>
    <message>
        <source>the record does not say how it was decided</source>
        <translation>la registrazione non dice come è stata presa</translation>
    </message>
    <message>
        <source>the seed from which the game can be repeated</source>
        <translation>il numero di partenza con cui si può ripetere la partita</translation>
    </message>
    <message>
        <source>the side whose moves are returned</source>
        <translation>lo schieramento di cui si restituiscono le mosse</translation>
    </message>
    <message>
        <source>the side you play, or some of its pieces, such as mina,seward (default: the first side)</source>
        <translation>lo schieramento con cui giochi, o alcuni dei suoi personaggi, per esempio mina,seward (predefinito: il primo)</translation>
    </message>
    <message>
        <source>think about the next move while waiting for the next line</source>
        <translation>riflette sulla mossa successiva mentre attende la riga seguente</translation>
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
        <source>trees of a complete search share the iterations evenly</source>
        <translation>gli alberi di una ricerca completa si dividono le iterazioni in parti uguali</translation>
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
        <source>verified</source>
        <translation>verificato</translation>
    </message>
    <message>
        <source>what --sprt tests and --chart shows (win)</source>
        <translation>ciò che --sprt verifica e --chart mostra (win)</translation>
    </message>
    <message>
        <source>with --resume: leave the file as it is and play on in a copy</source>
        <translation>con --resume: lascia il file com’è e prosegue in una copia</translation>
    </message>
    <message>
        <source>write a chart as SVG</source>
        <translation>scrive un grafico in SVG</translation>
    </message>
    <message>
        <source>write the game record here at the end</source>
        <translation>alla fine scrive in questo file la registrazione della partita</translation>
    </message>
    <message>
        <source>write the results as JSON, or print them so</source>
        <translation>scrive o stampa i risultati in JSON</translation>
    </message>
    <message>
        <source>{chapter}: {medal}, on day {day}: {result}</source>
        <translation>{chapter}: {medal}, il giorno {day}: {result}</translation>
    </message>
    <message>
        <source>{count} DIFFERENT</source>
        <translation>{count} DIVERSE</translation>
    </message>
    <message>
        <source>{count} HURRIED (--allow-hurried accepts them)</source>
        <translation>{count} AFFRETTATE (--allow-hurried le accetta)</translation>
    </message>
    <message>
        <source>{count} agreed to or overruled by a person</source>
        <translation>{count} accettate o respinte da una persona</translation>
    </message>
    <message>
        <source>{count} cut short by time</source>
        <translation>{count} interrotte dal limite di tempo</translation>
    </message>
    <message>
        <source>{count} decisions of persons not audited</source>
        <translation>{count} decisioni di persone non verificate</translation>
    </message>
    <message>
        <source>{count} drawn at random</source>
        <translation>{count} estratte a sorte</translation>
    </message>
    <message>
        <source>{count} not repeatable</source>
        <translation>{count} non ripetibili</translation>
    </message>
    <message>
        <source>{count} over the limit</source>
        <translation>{count} oltre il limite</translation>
    </message>
    <message>
        <source>{done} of {count} decisions repeated</source>
        <translation>{done} su {count} decisioni ripetute</translation>
    </message>
    <message>
        <source>{done} of {count} games played</source>
        <translation>{done} su {count} partite giocate</translation>
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
        <source>{medal}, on day {day}.</source>
        <translation>{medal}, il giorno {day}.</translation>
    </message>
    <message>
        <source>{program}: {why} (see {program} --help)</source>
        <translation>{program}: {why} (vedi {program} --help)</translation>
    </message>
    <message>
        <source>{progress}, about {time} left</source>
        <translation>{progress}, ancora circa {time}</translation>
    </message>
</context>
<context>
    <name>controllers</name>
    <message>
        <source>A result that was not in the statistics yet was damaged and has been moved to {file}.</source>
        <translation>Un risultato che non era ancora nelle statistiche era danneggiato ed è ora in {file}.</translation>
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
        <source>The computer&apos;s search failed twice, so there is no hint.</source>
        <translation>La ricerca del computer è fallita due volte: non c’è nessun consiglio.</translation>
    </message>
    <message>
        <source>The computer&apos;s search failed twice, so this move follows a rule of thumb.</source>
        <translation>La ricerca del computer è fallita due volte: questa mossa segue una regola pratica.</translation>
    </message>
    <message>
        <source>The computer&apos;s search failed twice. Until it works again, moves follow a rule of thumb.</source>
        <translation>La ricerca del computer è fallita due volte. Finché non riparte, le mosse seguono una regola pratica.</translation>
    </message>
    <message>
        <source>The computer&apos;s search stopped unexpectedly and was restarted.</source>
        <translation>La ricerca del computer si è interrotta in modo imprevisto ed è stata riavviata.</translation>
    </message>
    <message>
        <source>The end of {file} is missing; the game is opened at its last whole move.</source>
        <translation>Manca la fine di {file}; la partita viene aperta alla sua ultima mossa completa.</translation>
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
        <source>the file is from a newer version of the program</source>
        <translation>il file è di una versione più recente del programma</translation>
    </message>
    <message>
        <source>{file} cannot be opened. Line {line}: {why}.</source>
        <translation>Impossibile aprire {file}. Riga {line}: {why}.</translation>
    </message>
    <message>
        <source>{file} is open in another program.</source>
        <translation>{file} è aperto in un altro programma.</translation>
    </message>
    <message>
        <source>{file} was changed by another program; this game is now being saved in {other}.</source>
        <translation>{file} è stato modificato da un altro programma; questa partita ora viene salvata in {other}.</translation>
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
            <numerusform>%n birra</numerusform>
            <numerusform>%n birre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Blood Packs</source>
        <translation>
            <numerusform>%n sacca di sangue</numerusform>
            <numerusform>%n sacche di sangue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bricks</source>
        <translation>
            <numerusform>%n mattone</numerusform>
            <numerusform>%n mattoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Doughnuts</source>
        <translation>
            <numerusform>%n ciambella</numerusform>
            <numerusform>%n ciambelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Favor</source>
        <translation>
            <numerusform>%n Favore</numerusform>
            <numerusform>%n Favori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Garlic</source>
        <translation>
            <numerusform>%n testa d’aglio</numerusform>
            <numerusform>%n teste d’aglio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Holy Water</source>
        <translation>
            <numerusform>%n fiala d’acqua santa</numerusform>
            <numerusform>%n fiale d’acqua santa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Metal</source>
        <translation>
            <numerusform>%n pezzo di metallo</numerusform>
            <numerusform>%n pezzi di metallo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sheep</source>
        <translation>
            <numerusform>%n pecora</numerusform>
            <numerusform>%n pecore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wood</source>
        <translation>
            <numerusform>%n pezzo di legno</numerusform>
            <numerusform>%n pezzi di legno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the row are facedown.</source>
        <translation>
            <numerusform>Una carta della fila è coperta.</numerusform>
            <numerusform>%n carte della fila sono coperte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Gift completed at Dinner</source>
        <translation>Un regalo consegnato a cena</translation>
    </message>
    <message>
        <source>A majority needs</source>
        <translation>Una maggioranza richiede</translation>
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
        <source>Between equals the first of two seats wins about 7 of 10 games; with welcome snacks all seats are about even.</source>
        <translation>A parità di forza il primo di due posti vince circa 7 partite su 10; con gli spuntini di benvenuto i posti quasi si equivalgono.</translation>
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
        <translation>Consegnare «{gift}» per {cost}: {points} PV</translation>
    </message>
    <message>
        <source>Convert 1 Favor into 1 VP</source>
        <translation>Convertire 1 Favore in 1 PV</translation>
    </message>
    <message>
        <source>Cubes of {player}: {stock}; spaces of the Gifts track: {spaces}.</source>
        <translation>Cubetti di {player}: {stock}; posizioni sul tracciato dei regali: {spaces}.</translation>
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
        <translation>Tieni il turista come bustarella o lo mandi in uno spazio?</translation>
    </message>
    <message>
        <source>Do you remove a Bite or take a resource?</source>
        <translation>Curi un Morso o prendi una risorsa?</translation>
    </message>
    <message>
        <source>Do you want to {steps}?</source>
        <translation>Vuoi {steps}?</translation>
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
        <translation>Terminare il turno</translation>
    </message>
    <message>
        <source>End your Dinner</source>
        <translation>Terminare la cena</translation>
    </message>
    <message>
        <source>Exchange {gift}</source>
        <translation>Cambiare «{gift}»</translation>
    </message>
    <message>
        <source>Faceup card: {name}: {text}</source>
        <translation>Carta scoperta «{name}»: {text}</translation>
    </message>
    <message>
        <source>Favor</source>
        <translation>Favore</translation>
    </message>
    <message>
        <source>Fetch a Tourist from the Bus for {cost}</source>
        <translation>Prendere un turista dal pullman per {cost}</translation>
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
        <translation>Tenere il turista come bustarella</translation>
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
        <source>No more</source>
        <translation>Nient’altro</translation>
    </message>
    <message>
        <source>Pay the leftmost cube of the Gifts track ({value})</source>
        <translation>Pagare: cubetto più a sinistra del tracciato dei regali ({value})</translation>
    </message>
    <message>
        <source>Pay {bribe} ({value})</source>
        <translation>Pagare: {bribe} ({value})</translation>
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
        <translation>Curare un Morso per {cost}</translation>
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
        <translation>Round {round}, orologio a {clock} su {hours}.</translation>
    </message>
    <message>
        <source>Shared victory with {points} VP: {player}.</source>
        <translation>Vittoria condivisa con {points} PV: {player}.</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Pecora</translation>
    </message>
    <message>
        <source>Stay away and receive a Bite</source>
        <translation>Restare fuori e ricevere un Morso</translation>
    </message>
    <message>
        <source>Take {resource}</source>
        <translation>Prendere: {resource}</translation>
    </message>
    <message numerus="yes">
        <source>The Bus is beside the board with %n Tourist(s).</source>
        <translation>
            <numerusform>Il pullman è accanto al tabellone, con un turista.</numerusform>
            <numerusform>Il pullman è accanto al tabellone, con %n turisti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bus is {place:at} with %n Tourist(s).</source>
        <translation>
            <numerusform>Il pullman è {place:at} con un turista.</numerusform>
            <numerusform>Il pullman è {place:at} con %n turisti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Tourist can only be kept as a Bribe.</source>
        <translation>Puoi solo tenere il turista come bustarella.</translation>
    </message>
    <message>
        <source>The fifth stop of the Bus</source>
        <translation>La quinta fermata del pullman</translation>
    </message>
    <message>
        <source>The supply has {resources}, plus {favor}.</source>
        <translation>Nella riserva ci sono {resources}, più {favor}.</translation>
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
        <source>Use the Tourist {place:at}, {space}</source>
        <translation>Mettere al lavoro il turista {place:at}, {space}</translation>
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
        <translation>Dove piazzi il tuo eroe?</translation>
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
        <source>You can convert nothing now. Conversions left: {left}.</source>
        <translation>Ora non puoi convertire nulla. Conversioni rimaste: {left}.</translation>
    </message>
    <message>
        <source>You can only end your turn.</source>
        <translation>Puoi solo terminare il turno.</translation>
    </message>
    <message>
        <source>You cannot attend the Dinner: your Bribes are not enough.</source>
        <translation>Non puoi partecipare alla cena: le tue bustarelle non bastano.</translation>
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
        <source>end your turn</source>
        <translation>terminare il turno</translation>
    </message>
    <message>
        <source>fetch a Tourist from the Bus</source>
        <translation>prendere un turista dal pullman</translation>
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
        <translation>vale già come bustarella e non consuma conversioni</translation>
    </message>
    <message>
        <source>later seats start with snacks (our balance: without them the first of two seats wins 71%)</source>
        <translation>i posti successivi iniziano con spuntini (un nostro correttivo: senza spuntini il primo di due posti vince il 71% delle partite)</translation>
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
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>only the conversions of Favor</source>
        <translation>solo le conversioni di Favori</translation>
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
        <source>remove a Bite</source>
        <translation>curare un Morso</translation>
    </message>
    <message>
        <source>set the hand size as long as they are covered</source>
        <translation>stabiliscono quante carte si tengono in mano, finché sono coperte</translation>
    </message>
    <message>
        <source>space {number}</source>
        <translation>spazio {number}</translation>
    </message>
    <message>
        <source>stand {number}</source>
        <translation>bancarella {number}</translation>
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
        <source>unlimited</source>
        <translation>illimitati</translation>
    </message>
    <message>
        <source>use a Tourist</source>
        <translation>mettere al lavoro un turista</translation>
    </message>
    <message>
        <source>uses up one conversion</source>
        <translation>consuma una conversione</translation>
    </message>
    <message>
        <source>{first} and {rest}</source>
        <translation>{first} e {rest}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
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
        <translation>{place}, spazio {number}</translation>
    </message>
    <message>
        <source>{place}, stand {number}</source>
        <translation>{place}, bancarella {number}</translation>
    </message>
    <message>
        <source>{place}: {spaces}. All stands are repaired: {owners}.</source>
        <translation>{place}: {spaces}. Tutte le bancarelle sono riparate: {owners}.</translation>
    </message>
    <message>
        <source>{place}: {spaces}. Repaired: {owners}. Stand {number} costs {cost} and gives {favor}.</source>
        <translation>{place}: {spaces}. Bancarelle riparate: {owners}. La bancarella {number} costa {cost} e dà {favor}.</translation>
    </message>
    <message>
        <source>{player} has the most Victory Points: {points}.</source>
        <translation>{player} ha più punti vittoria di tutti: {points}.</translation>
    </message>
    <message>
        <source>{player} has {resources}.</source>
        <translation>Risorse di {player}: {resources}.</translation>
    </message>
    <message>
        <source>{player} wins the tie at {points} VP by controlled locations.</source>
        <translation>{player} vince lo spareggio a {points} PV grazie ai luoghi controllati.</translation>
    </message>
    <message>
        <source>{player} wins the tie at {points} VP by cubes on the Gifts track.</source>
        <translation>{player} vince lo spareggio a {points} PV grazie ai cubetti sul tracciato dei regali.</translation>
    </message>
    <message>
        <source>{player} wins the tie at {points} VP by repaired stands.</source>
        <translation>{player} vince lo spareggio a {points} PV grazie alle bancarelle riparate.</translation>
    </message>
    <message>
        <source>{player}&apos;s Hero</source>
        <translation>Eroe di {player}</translation>
    </message>
    <message>
        <source>{player}: {gift}</source>
        <translation>{player}: {gift}</translation>
    </message>
    <message>
        <source>{player}: {points} VP, Favor: {favor}, Bites: {bites}, kept Tourists: {kept}.</source>
        <translation>{player}: {points} PV, Favori: {favor}, Morsi: {bites}, turisti tenuti: {kept}.</translation>
    </message>
    <message>
        <source>{rank}. {player}: {points} VP; repaired stands: {stands}, cubes on the Gifts track: {cubes}, third tiebreaker: {third}.</source>
        <translation>{rank}. {player}: {points} PV; bancarelle riparate: {stands}, cubetti sul tracciato dei regali: {cubes}, terzo spareggio: {third}.</translation>
    </message>
    <message>
        <source>{space} ({who})</source>
        <translation>{space} ({who})</translation>
    </message>
    <message>
        <source>{space}: collect {gain} ({hours}&#xa0;h)</source>
        <translation>{space}: raccogliere {gain} ({hours}&#xa0;h)</translation>
    </message>
    <message>
        <source>{space}: repair for {cost}, gain {favor} ({hours}&#xa0;h)</source>
        <translation>{space}: riparare per {cost}, ottenere {favor} ({hours}&#xa0;h)</translation>
    </message>
</context>
<context>
    <name>dining.board</name>
    <message numerus="yes">
        <source>%n Bite(s): Garlic or Holy Water removes one.</source>
        <translation>
            <numerusform>Un Morso: l’aglio o l’acqua santa lo cura.</numerusform>
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
        <translation>Ognuno vale 3 alla cena, poi va perso.</translation>
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
        <source>Otherwise</source>
        <translation>Altrimenti</translation>
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
            <numerusform>La giornata dura ancora un’ora.</numerusform>
            <numerusform>La giornata dura ancora %n ore.</numerusform>
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
        <source>Tourist Ability cards ({left} faceup, {down} used, {deck} in the deck)</source>
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
        <source>{space}: costs {cost}, gives {favor}.</source>
        <translation>{space}: costa {cost}, dà {favor}.</translation>
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
    <message numerus="yes">
        <source>%n Tourist(s) of {player} go back to the Bus.</source>
        <translation>
            <numerusform>{player} perde un turista, che torna sul pullman.</numerusform>
            <numerusform>{player} perde %n turisti, che tornano sul pullman.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new row of {count} Tourist Ability cards is dealt.</source>
        <translation>Si scopre una nuova fila di {count} carte turista.</translation>
    </message>
    <message>
        <source>Night falls over the town.</source>
        <translation>Cala la notte sulla città.</translation>
    </message>
    <message>
        <source>Round {round} begins; {player} is the First Player.</source>
        <translation>Inizia il round {round}; il primo giocatore è {player}.</translation>
    </message>
    <message>
        <source>The Bus parks {place:at}.</source>
        <translation>Il pullman parcheggia {place:at}.</translation>
    </message>
    <message>
        <source>The Bus stops {place:at}, and a Tourist gets off.</source>
        <translation>Il pullman si ferma {place:at} e scende un turista.</translation>
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
        <source>{player} bribes Dracula with a Tourist.</source>
        <translation>{player} corrompe Dracula con un turista.</translation>
    </message>
    <message>
        <source>{player} bribes Dracula with the leftmost cube of the Gifts track.</source>
        <translation>{player} corrompe Dracula con il cubetto più a sinistra del tracciato dei regali.</translation>
    </message>
    <message>
        <source>{player} bribes Dracula with {amount}.</source>
        <translation>{player} corrompe Dracula con {amount}.</translation>
    </message>
    <message>
        <source>{player} completes the Gift card {gift} for {points} VP.</source>
        <translation>{player} consegna il regalo «{gift}» per {points} PV.</translation>
    </message>
    <message>
        <source>{player} converts 1 Favor into 1 VP.</source>
        <translation>{player} converte 1 Favore in 1 PV.</translation>
    </message>
    <message>
        <source>{player} discards the Gift card {gift}.</source>
        <translation>{player} scarta la carta regalo «{gift}».</translation>
    </message>
    <message>
        <source>{player} draws the Gift card {gift}.</source>
        <translation>{player} pesca la carta regalo «{gift}».</translation>
    </message>
    <message>
        <source>{player} gains {amount}.</source>
        <translation>{player} ottiene {amount}.</translation>
    </message>
    <message>
        <source>{player} has the majority {place:at}: {points} VP.</source>
        <translation>{player} ha la maggioranza {place:at}: {points} PV.</translation>
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
        <translation>{player} piazza un cubetto sullo spazio {slot} del tracciato dei regali.</translation>
    </message>
    <message>
        <source>{player} repairs stand {number} {place:of}.</source>
        <translation>{player} ripara la bancarella {number} {place:of}.</translation>
    </message>
    <message>
        <source>{player} sends a Tourist {place:to}, {space}.</source>
        <translation>{player} manda un turista {place:to}, {space}.</translation>
    </message>
    <message>
        <source>{player} sends the Tourist from the Bus {place:to}, {space}.</source>
        <translation>{player} manda il turista del pullman {place:to}, {space}.</translation>
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
        <source>{player} takes nothing: the supply has no {thing} left.</source>
        <translation>{player} non prende nulla: riserva esaurita ({thing}).</translation>
    </message>
    <message>
        <source>{player} takes {amount}.</source>
        <translation>{player} prende {amount}.</translation>
    </message>
    <message>
        <source>{player} uses the card {card}.</source>
        <translation>{player} usa la carta «{card}».</translation>
    </message>
    <message>
        <source>{player}&apos;s Hero goes {place:to}, {space}.</source>
        <translation>L’eroe di {player} va {place:to}, {space}.</translation>
    </message>
</context>
<context>
    <name>dining.facts</name>
    <message numerus="yes">
        <source>%n Tourist(s) for Bribes</source>
        <translation>
            <numerusform>un turista per le bustarelle</numerusform>
            <numerusform>%n turisti per le bustarelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Tourists can then act for you: this turn can bring {gain} in {hours} h.</source>
        <translation>
            <numerusform>Poi un turista può agire per te: in {hours} h questo turno può portarti {gain}.</numerusform>
            <numerusform>Poi %n turisti possono agire per te: in {hours} h questo turno può portarti {gain}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversion(s) would be left for {uses}.</source>
        <translation>
            <numerusform>Resterebbe una conversione per {uses}.</numerusform>
            <numerusform>Resterebbero %n conversioni per {uses}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversion(s) would remain unused, and you can still convert {uses}.</source>
        <translation>
            <numerusform>Una conversione resterebbe inutilizzata, e puoi ancora convertire {uses}.</numerusform>
            <numerusform>%n conversioni resterebbero inutilizzate, e puoi ancora convertire {uses}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversion(s) would remain unused.</source>
        <translation>
            <numerusform>Una conversione resterebbe inutilizzata.</numerusform>
            <numerusform>%n conversioni resterebbero inutilizzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept Tourist(s) go back to the Bus without a Bribe.</source>
        <translation>
            <numerusform>Un turista tenuto da parte torna sul pullman senza servire da bustarella.</numerusform>
            <numerusform>%n turisti tenuti da parte tornano sul pullman senza servire da bustarella.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Tourist can then go {place:to} with the card {card}: this turn can bring {gain} in %n hour(s).</source>
        <translation>
            <numerusform>Poi un turista può andare {place:to} con la carta «{card}»: in un’ora questo turno può portarti {gain}.</numerusform>
            <numerusform>Poi un turista può andare {place:to} con la carta «{card}»: in questo turno, con %n ore, puoi ottenere {gain}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Tourist can then go {place:to}: this turn can bring {gain} in %n hour(s).</source>
        <translation>
            <numerusform>Poi un turista può andare {place:to}: in un’ora questo turno può portarti {gain}.</numerusform>
            <numerusform>Poi un turista può andare {place:to}: in questo turno, con %n ore, puoi ottenere {gain}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After that you lack {missing} for {gift} ({points} VP).</source>
        <translation>Poi per «{gift}» ({points} PV) devi ancora procurarti {missing}.</translation>
    </message>
    <message>
        <source>After this turn you can have everything for {gift} ({points} VP).</source>
        <translation>Dopo questo turno puoi avere tutto per «{gift}» ({points} PV).</translation>
    </message>
    <message>
        <source>After this turn you can have everything for {stand} ({favor}).</source>
        <translation>Dopo questo turno puoi avere tutto per «{stand}» ({favor}).</translation>
    </message>
    <message>
        <source>After this turn you may lack only {missing} for {gift} ({points} VP).</source>
        <translation>Dopo questo turno per «{gift}» ({points} PV) può mancarti solo questo: {missing}.</translation>
    </message>
    <message>
        <source>After this turn you may lack only {missing} for {stand} ({favor}).</source>
        <translation>Dopo questo turno per «{stand}» ({favor}) può mancarti solo questo: {missing}.</translation>
    </message>
    <message numerus="yes">
        <source>After this turn you would lack %n of {all} tokens for {gift} ({points} VP).</source>
        <translation>
            <numerusform>Dopo questo turno per «{gift}» ({points} PV) ti mancherebbe un segnalino su {all}.</numerusform>
            <numerusform>Dopo questo turno per «{gift}» ({points} PV) ti mancherebbero %n segnalini su {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this turn you would lack {missing} for {gift} ({points} VP).</source>
        <translation>Dopo questo turno per «{gift}» ({points} PV) dovresti procurarti {missing}.</translation>
    </message>
    <message>
        <source>After this turn your Bribes can be worth {value} of the {needed} that the Dinner takes.</source>
        <translation>Dopo questo turno le tue bustarelle possono valere {value}; la cena costa {needed}.</translation>
    </message>
    <message>
        <source>After this turn your Bribes can be worth {value}, but your Bites leave no conversion.</source>
        <translation>Dopo questo turno le tue bustarelle possono valere {value}, ma i tuoi Morsi non lasciano conversioni.</translation>
    </message>
    <message numerus="yes">
        <source>After this turn your Bribes can be worth {value}, which allows %n conversions.</source>
        <translation>
            <numerusform>Dopo questo turno le tue bustarelle possono valere {value}: bastano per una conversione.</numerusform>
            <numerusform>Dopo questo turno le tue bustarelle possono valere {value}: bastano per %n conversioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Favor that is left after this last Dinner is worth nothing.</source>
        <translation>Il Favore che resta dopo quest’ultima cena non vale nulla.</translation>
    </message>
    <message numerus="yes">
        <source>For {gift} ({points} VP) you now lack %n of {all} tokens.</source>
        <translation>
            <numerusform>Per «{gift}» ({points} PV) ora ti manca un segnalino su {all}.</numerusform>
            <numerusform>Per «{gift}» ({points} PV) ora ti mancano %n segnalini su {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>For {gift} ({points} VP) you now lack {missing}.</source>
        <translation>Per «{gift}» ({points} PV) ora devi procurarti {missing}.</translation>
    </message>
    <message numerus="yes">
        <source>For {gift} ({points} VP) you then lack %n of {all} tokens.</source>
        <translation>
            <numerusform>Così per «{gift}» ({points} PV) ti manca un segnalino su {all}.</numerusform>
            <numerusform>Così per «{gift}» ({points} PV) ti mancano %n segnalini su {all}.</numerusform>
        </translation>
    </message>
    <message>
        <source>For {gift} ({points} VP) you then lack {missing}.</source>
        <translation>Così per «{gift}» ({points} PV) devi procurarti {missing}.</translation>
    </message>
    <message>
        <source>For {gift} ({points} VP) you then still lack {missing}.</source>
        <translation>Così per «{gift}» ({points} PV) devi ancora procurarti {missing}.</translation>
    </message>
    <message>
        <source>For {stand} ({favor}) you then still lack {missing}.</source>
        <translation>Così per «{stand}» ({favor}) devi ancora procurarti {missing}.</translation>
    </message>
    <message>
        <source>It is the last Dinner, so the Bite costs you nothing.</source>
        <translation>È l’ultima cena, quindi il Morso non ti costa nulla.</translation>
    </message>
    <message>
        <source>More Bribes are of no use: you have nothing else to convert.</source>
        <translation>Altre bustarelle non servono: non hai altro da convertire.</translation>
    </message>
    <message>
        <source>No Tourist there can act for you afterwards.</source>
        <translation>Poi lì nessun turista può agire per te.</translation>
    </message>
    <message>
        <source>No faceup card has an effect there.</source>
        <translation>Nessuna carta scoperta ha effetto lì.</translation>
    </message>
    <message>
        <source>None of your Gifts can be paid now, so only Favor can be converted.</source>
        <translation>Ora non puoi pagare nessuno dei tuoi regali: si può convertire solo Favore.</translation>
    </message>
    <message numerus="yes">
        <source>None of your Gifts lacks more than %n token(s).</source>
        <translation>
            <numerusform>A nessuno dei tuoi regali manca più di un segnalino.</numerusform>
            <numerusform>A nessuno dei tuoi regali mancano più di %n segnalini.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your Gifts needs more of this ({resource}).</source>
        <translation>Per i tuoi regali questa risorsa non serve più ({resource}).</translation>
    </message>
    <message numerus="yes">
        <source>So far %n conversions are paid, and you can convert {uses}.</source>
        <translation>
            <numerusform>Finora hai pagato una conversione, e puoi convertire {uses}.</numerusform>
            <numerusform>Finora hai pagato %n conversioni, e puoi convertire {uses}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That pays for %n conversions, and you can convert {uses}.</source>
        <translation>
            <numerusform>Così paghi una conversione, e puoi convertire {uses}.</numerusform>
            <numerusform>Così paghi %n conversioni, e puoi convertire {uses}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Bribes paid are then worth {value} of the {needed} that the Dinner takes.</source>
        <translation>Così hai pagato {value} dei {needed} che costa la cena.</translation>
    </message>
    <message numerus="yes">
        <source>The Day then has %n hour(s) left, so this is your last turn before the Dinner.</source>
        <translation>
            <numerusform>Poi del giorno resta un’ora: questo è il tuo ultimo turno prima della cena.</numerusform>
            <numerusform>Poi del giorno restano %n ore: questo è il tuo ultimo turno prima della cena.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Day then has %n hour(s) left, which your rivals can use up before your next turn.</source>
        <translation>
            <numerusform>Poi del giorno resta un’ora, che i rivali possono consumare prima del tuo prossimo turno.</numerusform>
            <numerusform>Poi del giorno restano %n ore, che i rivali possono consumare prima del tuo prossimo turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Tourist at {place} then remains there for {player}.</source>
        <translation>Così il turista {place:at} resta a disposizione di {player}.</translation>
    </message>
    <message>
        <source>The Tourist can go {place:to} with the card {card}, which brings {gain}.</source>
        <translation>Il turista può andare {place:to} con la carta «{card}» e portarti {gain}.</translation>
    </message>
    <message>
        <source>The Tourist can go {place:to}, which brings {gain}.</source>
        <translation>Il turista può andare {place:to} e portarti {gain}.</translation>
    </message>
    <message>
        <source>The card can bring {gain}.</source>
        <translation>La carta può portarti {gain}.</translation>
    </message>
    <message numerus="yes">
        <source>The card fits only %n of the {all} locations, so a chance to use it is rare.</source>
        <translation>
            <numerusform>La carta vale solo in uno dei {all} luoghi: un’occasione così è rara.</numerusform>
            <numerusform>La carta vale solo in %n dei {all} luoghi: un’occasione così è rara.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock then reads {hours}: the Day ends, and {player} begins the next one.</source>
        <translation>L’orologio segna poi {hours}: il giorno finisce, e {player} comincia il prossimo.</translation>
    </message>
    <message>
        <source>The clock then reads {hours}: the last Day ends.</source>
        <translation>L’orologio segna poi {hours}: finisce l’ultimo giorno.</translation>
    </message>
    <message>
        <source>The cube on the Gifts track brings you {award}.</source>
        <translation>Il cubetto sul tracciato dei regali ti porta {award}.</translation>
    </message>
    <message>
        <source>The other Tourist stays {place:at}, {space}, where no further Tourist can go.</source>
        <translation>L’altro turista resta {place:at}, {space}, dove nessun altro turista può andare.</translation>
    </message>
    <message>
        <source>The supply then has no {resource} left.</source>
        <translation>Poi la riserva di questa risorsa è vuota ({resource}).</translation>
    </message>
    <message>
        <source>These cards would have an effect and stay faceup: {cards}.</source>
        <translation>Queste carte avrebbero effetto e restano scoperte: {cards}.</translation>
    </message>
    <message>
        <source>This Dinner can bring you no VP: you have neither Favor nor a Gift to convert.</source>
        <translation>Questa cena non può portarti PV: non hai né Favori né regali da convertire.</translation>
    </message>
    <message>
        <source>This Dinner can bring you {points} VP: {uses}.</source>
        <translation>Questa cena può portarti {points} PV: {uses}.</translation>
    </message>
    <message>
        <source>This way one conversion brings {points} VP.</source>
        <translation>Così una conversione porta {points} PV.</translation>
    </message>
    <message>
        <source>While you control {place}, the Bus pays you {gain} whenever it stops there.</source>
        <translation>Finché hai il controllo {place:of}, ogni fermata del pullman lì ti porta {gain}.</translation>
    </message>
    <message>
        <source>With the card {card} this can bring {gain}.</source>
        <translation>Con la carta «{card}» può portarti {gain}.</translation>
    </message>
    <message>
        <source>With this Bite you have the most that are possible.</source>
        <translation>Con questo Morso arrivi al numero massimo.</translation>
    </message>
    <message numerus="yes">
        <source>Without this Bite your Bribes allow %n conversions.</source>
        <translation>
            <numerusform>Senza questo Morso le tue bustarelle bastano per una conversione.</numerusform>
            <numerusform>Senza questo Morso le tue bustarelle bastano per %n conversioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have everything for {gift} ({points} VP).</source>
        <translation>Per «{gift}» ({points} PV) hai già tutto.</translation>
    </message>
    <message>
        <source>You can then fetch a Tourist from the Bus: this turn can bring {gain}.</source>
        <translation>Poi puoi prendere un turista dal pullman: questo turno può portarti {gain}.</translation>
    </message>
    <message>
        <source>You can then pay for a Tourist from the Bus, a Bribe worth {value}.</source>
        <translation>Così puoi permetterti un turista dal pullman (vale {value} come bustarella).</translation>
    </message>
    <message>
        <source>You can then pay for the return of a Bite.</source>
        <translation>Così puoi curare un Morso.</translation>
    </message>
    <message>
        <source>You can then pay for {stand} ({favor}).</source>
        <translation>Così puoi pagare «{stand}» ({favor}).</translation>
    </message>
    <message>
        <source>You can then reach {own} VP, and {player}, the best rival, {other} VP.</source>
        <translation>Così puoi arrivare a {own} PV; il miglior rivale, {player}, a {other} PV.</translation>
    </message>
    <message>
        <source>You give up nothing: you have neither Favor nor a Gift to convert.</source>
        <translation>Non rinunci a nulla: non hai né Favori né regali da convertire.</translation>
    </message>
    <message>
        <source>You give up {points} VP that this Dinner can bring: {uses}.</source>
        <translation>Rinunci a {points} PV che questa cena può portare: {uses}.</translation>
    </message>
    <message>
        <source>You have as many Bites as are possible, so you receive none.</source>
        <translation>Hai già il numero massimo di Morsi e non ne ricevi altri.</translation>
    </message>
    <message>
        <source>You have neither Favor nor a Gift to convert.</source>
        <translation>Non hai né Favori né regali da convertire.</translation>
    </message>
    <message>
        <source>You keep {amount} that you took.</source>
        <translation>Tieni ciò che hai preso: {amount}.</translation>
    </message>
    <message>
        <source>You keep {cost} and leave a Tourist in the Bus, a Bribe worth {value}.</source>
        <translation>Tieni {cost} e lasci sul pullman un turista che come bustarella varrebbe {value}.</translation>
    </message>
    <message>
        <source>You keep {cost} that the Tourist would spend.</source>
        <translation>Tieni ciò che il turista spenderebbe: {cost}.</translation>
    </message>
    <message>
        <source>You leave a Tourist unused, who could go {place:to} and bring {gain}.</source>
        <translation>Lasci inutilizzato un turista che potrebbe andare {place:to} e portarti {gain}.</translation>
    </message>
    <message>
        <source>You take control of {place} from {player}.</source>
        <translation>Togli a {player} il controllo {place:of}.</translation>
    </message>
    <message numerus="yes">
        <source>You then have %n Bite(s), and each costs a conversion at every Dinner.</source>
        <translation>
            <numerusform>Così hai un Morso, che a ogni cena ti costa una conversione.</numerusform>
            <numerusform>Così hai %n Morsi, e ognuno ti costa una conversione a ogni cena.</numerusform>
        </translation>
    </message>
    <message>
        <source>You then have Blood Packs and Sheep worth {value} left.</source>
        <translation>Ti restano così sacche di sangue e pecore per un valore di {value}.</translation>
    </message>
    <message>
        <source>You then have everything for {gift} ({points} VP).</source>
        <translation>Così hai tutto per «{gift}» ({points} PV).</translation>
    </message>
    <message>
        <source>You then have the majority at {place}, worth {points} VP at the end.</source>
        <translation>Così hai la maggioranza {place:at}, che alla fine vale {points} PV.</translation>
    </message>
    <message numerus="yes">
        <source>You then have {favor}, and Bribes for %n conversions.</source>
        <translation>
            <numerusform>Così hai {favor} e bustarelle per una conversione.</numerusform>
            <numerusform>Così hai {favor} e bustarelle per %n conversioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>You then have {favor}, but your Bribes are not enough for a Dinner yet.</source>
        <translation>Così hai {favor}, ma le tue bustarelle non bastano ancora per una cena.</translation>
    </message>
    <message>
        <source>You then have {own} VP, and {player}, the best rival, has {other}.</source>
        <translation>Così hai {own} PV; il miglior rivale, {player}, ne ha {other}.</translation>
    </message>
    <message>
        <source>Your Blood Packs and Sheep, worth {value}, stay for the next Dinner.</source>
        <translation>Le tue sacche di sangue e pecore, per un valore di {value}, restano per la prossima cena.</translation>
    </message>
    <message>
        <source>Your Bribes are then worth {value} of the {needed} that the Dinner takes.</source>
        <translation>Così le tue bustarelle valgono {value}; la cena costa {needed}.</translation>
    </message>
    <message>
        <source>Your Bribes are then worth {value}, but your Bites leave no conversion.</source>
        <translation>Così le tue bustarelle valgono {value}, ma i tuoi Morsi non lasciano conversioni.</translation>
    </message>
    <message numerus="yes">
        <source>Your Bribes are then worth {value}, which allows %n conversions.</source>
        <translation>
            <numerusform>Così le tue bustarelle valgono {value}: bastano per una conversione.</numerusform>
            <numerusform>Così le tue bustarelle valgono {value}: bastano per %n conversioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Hero takes the space for {amount} from {player}, who lacks {missing} for {gift}.</source>
        <translation>Il tuo eroe toglie a {player}, che per «{gift}» deve ancora procurarsi {missing}, lo spazio da {amount}.</translation>
    </message>
    <message>
        <source>Your Hero then bars this space to {player}, who lacks {missing} for {gift}.</source>
        <translation>Così il tuo eroe chiude lo spazio a {player}, che per «{gift}» deve ancora procurarsi {missing}.</translation>
    </message>
    <message>
        <source>Your next Gift then brings {award} again, for the space that becomes free.</source>
        <translation>Il tuo prossimo regalo porterà di nuovo {award}, perché quello spazio si libera.</translation>
    </message>
    <message>
        <source>a Tourist who could go {place:to} and bring {gain} stays unused</source>
        <translation>resta inutilizzato un turista che potrebbe andare {place:to} e portare {gain}</translation>
    </message>
    <message>
        <source>choice {rival} brings everything for a Gift</source>
        <translation>con la scelta {rival} avresti tutto per un regalo</translation>
    </message>
    <message>
        <source>choice {rival} brings {other} VP for its conversion</source>
        <translation>con la scelta {rival} la conversione porta {other} PV</translation>
    </message>
    <message>
        <source>choice {rival} lets you pay for a stand with more Favor</source>
        <translation>con la scelta {rival} potresti pagare una bancarella che dà più Favori</translation>
    </message>
    <message>
        <source>choice {rival} uses up a card that fits fewer of the locations ({other} instead of {own})</source>
        <translation>la scelta {rival} usa una carta che vale in meno luoghi ({other} anziché {own})</translation>
    </message>
    <message numerus="yes">
        <source>the return of %n Bite(s)</source>
        <translation>
            <numerusform>la cura di un Morso</numerusform>
            <numerusform>la cura di %n Morsi</numerusform>
        </translation>
    </message>
    <message>
        <source>{gain} for {cost}</source>
        <translation>{gain} in cambio di {cost}</translation>
    </message>
    <message>
        <source>{gift} ({points} VP)</source>
        <translation>«{gift}» ({points} PV)</translation>
    </message>
    <message>
        <source>{player} can then pay for the stand after it ({favor}).</source>
        <translation>Così {player} può pagare la bancarella successiva ({favor}).</translation>
    </message>
    <message>
        <source>{player} could pay for this stand, too.</source>
        <translation>Anche {player} potrebbe pagare questa bancarella.</translation>
    </message>
    <message>
        <source>{player} then no longer has the majority at {place}.</source>
        <translation>{player} perde così la maggioranza {place:at}.</translation>
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
            <numerusform>Lì si può mettere al lavoro un turista.</numerusform>
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
        <source>Bribes are paid in the order of this list, and it is too late for this kind.</source>
        <translation>Le bustarelle si pagano nell’ordine di questo elenco, e per questo tipo è troppo tardi.</translation>
    </message>
    <message>
        <source>Convert {favor} into {count} VP</source>
        <translation>Convertire {favor} in {count} PV</translation>
    </message>
    <message>
        <source>Fetch a Tourist from the Bus</source>
        <translation>Prendere un turista dal pullman</translation>
    </message>
    <message>
        <source>In this variant Bites are removed in the Day Phase only.</source>
        <translation>In questa variante i Morsi si curano solo nella fase del giorno.</translation>
    </message>
    <message>
        <source>It applies to this action.</source>
        <translation>Ha effetto su questa azione.</translation>
    </message>
    <message>
        <source>It gives nothing now.</source>
        <translation>Ora non dà nulla.</translation>
    </message>
    <message>
        <source>It has no effect after this action.</source>
        <translation>Dopo questa azione non ha effetto.</translation>
    </message>
    <message>
        <source>Later kinds in the order of Bribes would not be enough for the Dinner.</source>
        <translation>I tipi successivi nell’ordine delle bustarelle non basterebbero per la cena.</translation>
    </message>
    <message>
        <source>No more cubes of your Gifts track can be paid at one Dinner.</source>
        <translation>In una sola cena non puoi pagare altri cubetti del tuo tracciato dei regali.</translation>
    </message>
    <message>
        <source>No space is left to which the Tourist could go.</source>
        <translation>Non resta nessuno spazio in cui il turista possa andare.</translation>
    </message>
    <message>
        <source>Resources are chosen in a fixed order, and it is too late for this one.</source>
        <translation>Le risorse si scelgono in un ordine fisso, e per questa è troppo tardi.</translation>
    </message>
    <message>
        <source>Resources are chosen in a fixed order, and too few would be left after this one.</source>
        <translation>Le risorse si scelgono in un ordine fisso, e dopo questa ne resterebbero troppo poche.</translation>
    </message>
    <message numerus="yes">
        <source>Space {number} of your Gifts track gives %n more Gift card(s).</source>
        <translation>
            <numerusform>Lo spazio {number} del tuo tracciato dei regali dà una carta regalo in più.</numerusform>
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
            <numerusform>Lì c’è il pullman con un turista.</numerusform>
            <numerusform>Lì c’è il pullman con %n turisti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Dinner takes at least {needed} in Bribes.</source>
        <translation>La cena costa bustarelle per almeno {needed}.</translation>
    </message>
    <message>
        <source>The Tourist collects or repairs elsewhere for you; then you use a card.</source>
        <translation>Il turista raccoglie o ripara altrove per te; poi usi una carta.</translation>
    </message>
    <message>
        <source>The card does not give this resource.</source>
        <translation>La carta non dà questa risorsa.</translation>
    </message>
    <message>
        <source>The clock goes to {hour}, and night falls.</source>
        <translation>L’orologio arriva a {hour} e cala la notte.</translation>
    </message>
    <message>
        <source>The clock goes to {hour}, and the Day ends.</source>
        <translation>L’orologio arriva a {hour} e il giorno finisce.</translation>
    </message>
    <message>
        <source>The clock goes to {hour}.</source>
        <translation>L’orologio arriva a {hour}.</translation>
    </message>
    <message>
        <source>The fee is {needed}, and your Bribes are worth {value} in all.</source>
        <translation>L’ingresso costa {needed} e le tue bustarelle valgono {value} in tutto.</translation>
    </message>
    <message>
        <source>The next stand of this location costs {cost} and gives {favor}.</source>
        <translation>La bancarella successiva costa {cost} e dà {favor}.</translation>
    </message>
    <message>
        <source>The supply has none left.</source>
        <translation>Nella riserva non ce n’è più.</translation>
    </message>
    <message>
        <source>The supply has only {amount}.</source>
        <translation>La riserva ha solo {amount}.</translation>
    </message>
    <message>
        <source>Then a new row is dealt.</source>
        <translation>Poi si scopre una nuova fila.</translation>
    </message>
    <message>
        <source>Then {value} is paid, and each point above your Bites is a conversion.</source>
        <translation>Così hai pagato {value}; ogni punto oltre i tuoi Morsi vale una conversione.</translation>
    </message>
    <message>
        <source>There is no Tourist at the location of your Hero.</source>
        <translation>Nel luogo del tuo eroe non c’è nessun turista.</translation>
    </message>
    <message>
        <source>This Tourist has already acted in this turn.</source>
        <translation>Questo turista ha già agito in questo turno.</translation>
    </message>
    <message>
        <source>This is the resource that is swapped.</source>
        <translation>È la risorsa da scambiare.</translation>
    </message>
    <message>
        <source>This resource was not paid, or all of it is back.</source>
        <translation>Questa risorsa non è stata pagata, oppure l’hai già recuperata tutta.</translation>
    </message>
    <message numerus="yes">
        <source>This takes {hours} h, and the Day has only %n hour(s) left.</source>
        <translation>
            <numerusform>Servono {hours} h, ma del giorno resta solo un’ora.</numerusform>
            <numerusform>Servono {hours} h, ma del giorno restano solo %n ore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use a Tourist</source>
        <translation>Mettere al lavoro un turista</translation>
    </message>
    <message>
        <source>You gain {amount}.</source>
        <translation>Ottieni {amount}.</translation>
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
        <source>You have no Bite.</source>
        <translation>Non hai nessun Morso.</translation>
    </message>
    <message>
        <source>You have no Favor.</source>
        <translation>Non hai Favori.</translation>
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
        <source>You have no more of this kind.</source>
        <translation>Non ne hai più di questo tipo.</translation>
    </message>
    <message>
        <source>You keep the Tourist as a Bribe worth {value}, or use it at once.</source>
        <translation>Tieni il turista come bustarella che vale {value}, o lo metti subito al lavoro.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n kept Tourist(s).</source>
        <translation>
            <numerusform>Perdi un turista tenuto da parte.</numerusform>
            <numerusform>Perdi %n turisti tenuti da parte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n Bite(s).</source>
        <translation>
            <numerusform>Curi un Morso.</numerusform>
            <numerusform>Curi %n Morsi.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still need {resources}.</source>
        <translation>Hai ancora bisogno di {resources}.</translation>
    </message>
    <message>
        <source>You then control {place}.</source>
        <translation>Così prendi il controllo {place:of}.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n Bite(s) reduce your conversions.</source>
        <translation>
            <numerusform>Un Morso riduce le tue conversioni.</numerusform>
            <numerusform>%n Morsi riducono le tue conversioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Bites leave no conversion for Favor.</source>
        <translation>I tuoi Morsi non lasciano conversioni per i Favori.</translation>
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
    <name>dining.places.at</name>
    <message>
        <source>at Baa Boutique</source>
        <translation>alla Boutique Beee</translation>
    </message>
    <message>
        <source>at Crooked Kiln</source>
        <translation>alla Fornace storta</translation>
    </message>
    <message>
        <source>at Font of Regret</source>
        <translation>alla Fonte del rimorso</translation>
    </message>
    <message>
        <source>at Forest Shed</source>
        <translation>al Capanno nel bosco</translation>
    </message>
    <message>
        <source>at Garlic Stand</source>
        <translation>al Banco dell’aglio</translation>
    </message>
    <message>
        <source>at Holey Bakery</source>
        <translation>al Panificio col buco</translation>
    </message>
    <message>
        <source>at Rusty Bolt Smithy</source>
        <translation>alla Fucina del bullone arrugginito</translation>
    </message>
    <message>
        <source>at Sip &amp; Drip Clinic</source>
        <translation>alla Clinica del sorso e della goccia</translation>
    </message>
    <message>
        <source>at The Tipsy Bat</source>
        <translation>alla locanda «Al pipistrello brillo»</translation>
    </message>
    <message>
        <source>at {place}</source>
        <translation>nel luogo «{place}»</translation>
    </message>
</context>
<context>
    <name>dining.places.of</name>
    <message>
        <source>of Baa Boutique</source>
        <translation>della Boutique Beee</translation>
    </message>
    <message>
        <source>of Crooked Kiln</source>
        <translation>della Fornace storta</translation>
    </message>
    <message>
        <source>of Font of Regret</source>
        <translation>della Fonte del rimorso</translation>
    </message>
    <message>
        <source>of Forest Shed</source>
        <translation>del Capanno nel bosco</translation>
    </message>
    <message>
        <source>of Garlic Stand</source>
        <translation>del Banco dell’aglio</translation>
    </message>
    <message>
        <source>of Holey Bakery</source>
        <translation>del Panificio col buco</translation>
    </message>
    <message>
        <source>of Rusty Bolt Smithy</source>
        <translation>della Fucina del bullone arrugginito</translation>
    </message>
    <message>
        <source>of Sip &amp; Drip Clinic</source>
        <translation>della Clinica del sorso e della goccia</translation>
    </message>
    <message>
        <source>of The Tipsy Bat</source>
        <translation>della locanda «Al pipistrello brillo»</translation>
    </message>
    <message>
        <source>of {place}</source>
        <translation>del luogo «{place}»</translation>
    </message>
</context>
<context>
    <name>dining.places.to</name>
    <message>
        <source>to Baa Boutique</source>
        <translation>alla Boutique Beee</translation>
    </message>
    <message>
        <source>to Crooked Kiln</source>
        <translation>alla Fornace storta</translation>
    </message>
    <message>
        <source>to Font of Regret</source>
        <translation>alla Fonte del rimorso</translation>
    </message>
    <message>
        <source>to Forest Shed</source>
        <translation>al Capanno nel bosco</translation>
    </message>
    <message>
        <source>to Garlic Stand</source>
        <translation>al Banco dell’aglio</translation>
    </message>
    <message>
        <source>to Holey Bakery</source>
        <translation>al Panificio col buco</translation>
    </message>
    <message>
        <source>to Rusty Bolt Smithy</source>
        <translation>alla Fucina del bullone arrugginito</translation>
    </message>
    <message>
        <source>to Sip &amp; Drip Clinic</source>
        <translation>alla Clinica del sorso e della goccia</translation>
    </message>
    <message>
        <source>to The Tipsy Bat</source>
        <translation>alla locanda «Al pipistrello brillo»</translation>
    </message>
    <message>
        <source>to {place}</source>
        <translation>nel luogo «{place}»</translation>
    </message>
</context>
<context>
    <name>dining.reasons</name>
    <message>
        <source>you attend the Dinner</source>
        <translation>partecipi alla cena</translation>
    </message>
    <message>
        <source>you collect {gain} {place:at}</source>
        <translation>raccogli {gain} {place:at}</translation>
    </message>
    <message>
        <source>you complete {gift} for {points} VP</source>
        <translation>consegni «{gift}» per {points} PV</translation>
    </message>
    <message>
        <source>you fetch a Tourist from the Bus</source>
        <translation>prendi un turista dal pullman</translation>
    </message>
    <message>
        <source>you keep the Tourist as a Bribe</source>
        <translation>tieni il turista come bustarella</translation>
    </message>
    <message>
        <source>you pay a Bribe ({bribe})</source>
        <translation>paghi una bustarella ({bribe})</translation>
    </message>
    <message>
        <source>you repair stand {number} {place:of} for {gain}</source>
        <translation>ripari la bancarella {number} {place:of} per {gain}</translation>
    </message>
    <message>
        <source>you send a Tourist to repair stand {number} {place:of} for {gain}</source>
        <translation>mandi un turista a riparare la bancarella {number} {place:of} per {gain}</translation>
    </message>
    <message>
        <source>you send a Tourist {place:to} and collect {gain}</source>
        <translation>mandi un turista {place:to} e prendi {gain}</translation>
    </message>
    <message>
        <source>you stay away from the Dinner</source>
        <translation>resti fuori dalla cena</translation>
    </message>
    <message>
        <source>you use the card {card}</source>
        <translation>usi la carta «{card}»</translation>
    </message>
    <message>
        <source>{player} attends the Dinner</source>
        <translation>{player} partecipa alla cena</translation>
    </message>
    <message>
        <source>{player} collects {gain} {place:at}</source>
        <translation>{player} raccoglie {gain} {place:at}</translation>
    </message>
    <message>
        <source>{player} completes {gift} for {points} VP</source>
        <translation>{player} consegna «{gift}» per {points} PV</translation>
    </message>
    <message>
        <source>{player} fetches a Tourist from the Bus</source>
        <translation>{player} prende un turista dal pullman</translation>
    </message>
    <message>
        <source>{player} keeps the Tourist as a Bribe</source>
        <translation>{player} tiene il turista come bustarella</translation>
    </message>
    <message>
        <source>{player} pays a Bribe ({bribe})</source>
        <translation>{player} paga una bustarella ({bribe})</translation>
    </message>
    <message>
        <source>{player} repairs stand {number} {place:of} for {gain}</source>
        <translation>{player} ripara la bancarella {number} {place:of} per {gain}</translation>
    </message>
    <message>
        <source>{player} sends a Tourist to repair stand {number} {place:of} for {gain}</source>
        <translation>{player} manda un turista a riparare la bancarella {number} {place:of} per {gain}</translation>
    </message>
    <message>
        <source>{player} sends a Tourist {place:to} and collects {gain}</source>
        <translation>{player} manda un turista {place:to} e prende {gain}</translation>
    </message>
    <message>
        <source>{player} stays away from the Dinner</source>
        <translation>{player} resta fuori dalla cena</translation>
    </message>
    <message>
        <source>{player} uses the card {card}</source>
        <translation>{player} usa la carta «{card}»</translation>
    </message>
</context>
<context>
    <name>dining.stakes</name>
    <message>
        <source>A Dinner costs Bribes, and only there do Favor and Gifts become VP. A player who stays away takes a Bite.</source>
        <translation>La cena costa bustarelle, e solo lì Favori e regali diventano PV. Chi resta fuori riceve un Morso.</translation>
    </message>
    <message>
        <source>A conversion turns 1 Favor into 1 VP or completes a Gift card. Conversions that you leave are lost.</source>
        <translation>Una conversione trasforma 1 Favore in 1 PV o consegna un regalo. Le conversioni non usate vanno perse.</translation>
    </message>
    <message>
        <source>Collecting takes 1 hour, repairing a stand 2 hours. At 24 hours the Day is over.</source>
        <translation>Raccogliere richiede 1 ora, riparare una bancarella 2 ore. A 24 ore la giornata finisce.</translation>
    </message>
    <message>
        <source>Each action of a Tourist uses one card, which is then turned facedown. The last of the eight brings new ones.</source>
        <translation>Ogni azione di un turista usa una carta, che poi si gira. Dopo l’ultima delle otto ne arrivano di nuove.</translation>
    </message>
    <message>
        <source>Each point of Bribes is one conversion at this Dinner, less one for each Bite.</source>
        <translation>A questa cena ogni punto delle bustarelle vale una conversione, meno una per ogni Morso.</translation>
    </message>
    <message>
        <source>In each turn you may use one Tourist of the location and fetch one from the Bus.</source>
        <translation>In ogni turno puoi mettere al lavoro un turista del luogo e prenderne uno dal pullman.</translation>
    </message>
    <message>
        <source>The Tourist Ability card allows it. The Gift that you give away is lost; the new one is drawn unseen.</source>
        <translation>Lo permette la carta turista. Il regalo ceduto è perso; il nuovo si pesca alla cieca.</translation>
    </message>
    <message>
        <source>The Tourist Ability card exchanges one resource; the other goes back to the supply.</source>
        <translation>La carta turista scambia una risorsa; l’altra torna nella riserva.</translation>
    </message>
    <message>
        <source>The Tourist Ability card gives back a part of what the stand has cost.</source>
        <translation>La carta turista restituisce una parte del costo della bancarella.</translation>
    </message>
    <message>
        <source>The Tourist Ability card gives one of the two. A Bite costs you a conversion at every Dinner.</source>
        <translation>La carta turista dà una delle due cose. Un Morso ti costa una conversione a ogni cena.</translation>
    </message>
    <message>
        <source>The Tourist Ability card gives you a resource of your choice, as far as the supply has it.</source>
        <translation>La carta turista ti dà una risorsa a scelta, se la riserva ne ha.</translation>
    </message>
    <message>
        <source>The Tourist does the action of the new space for you and stays there for the next player.</source>
        <translation>Il turista esegue per te l’azione del nuovo spazio e resta lì per il prossimo giocatore.</translation>
    </message>
    <message>
        <source>The ticket is paid. A kept Tourist is worth 3 as a Bribe; one who is sent acts for you at once.</source>
        <translation>Il biglietto è pagato. Un turista che tieni vale 3 come bustarella; uno che mandi agisce subito per te.</translation>
    </message>
</context>
<context>
    <name>dining.summary</name>
    <message numerus="yes">
        <source>%n completed Gift(s)</source>
        <translation>
            <numerusform>%n regalo consegnato</numerusform>
            <numerusform>%n regali consegnati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repaired stand(s)</source>
        <translation>
            <numerusform>%n bancarella riparata</numerusform>
            <numerusform>%n bancarelle riparate</numerusform>
        </translation>
    </message>
    <message>
        <source>Controlled busiest locations</source>
        <translation>Luoghi più animati controllati</translation>
    </message>
    <message>
        <source>Controlled locations</source>
        <translation>Luoghi controllati</translation>
    </message>
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
        <source>Victory Points</source>
        <translation>Punti vittoria</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{points} VP, {gifts}, {stands}</source>
        <translation>{points} PV, {gifts}, {stands}</translation>
    </message>
</context>
<context>
    <name>dining.tables</name>
    <message numerus="yes">
        <source>%n more Gift card(s)</source>
        <translation>
            <numerusform>%n carta regalo in più</numerusform>
            <numerusform>%n carte regalo in più</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>{points} VP for {cost}</source>
        <translation>{points} PV per {cost}</translation>
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
        <translation>Qualsiasi azione: prendi 1 mattone, oppure 1 pezzo di legno o di metallo; poi puoi scartare 1 delle tue carte regalo e pescarne 1.</translation>
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
        <translation>Raccogli aglio: 2 teste d’aglio in più.</translation>
    </message>
    <message>
        <source>Collect Holy Water or Garlic: 1 more of it, and return 1 Bite.</source>
        <translation>Raccogli acqua santa o aglio: 1 in più, e cura 1 Morso.</translation>
    </message>
    <message>
        <source>Collect Holy Water: 2 more Holy Water.</source>
        <translation>Raccogli acqua santa: 2 fiale d’acqua santa in più.</translation>
    </message>
    <message>
        <source>Collect Metal: 1 more Metal.</source>
        <translation>Raccogli metallo: 1 pezzo di metallo in più.</translation>
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
        <translation>Raccogli legno: 1 pezzo di legno in più.</translation>
    </message>
    <message>
        <source>Collect by moonlight (clock 12 or more after paying): 1 more of the same.</source>
        <translation>Raccogli con la luna (orologio a 12 o più dopo aver pagato): 1 in più dello stesso tipo.</translation>
    </message>
    <message>
        <source>Collect by sunlight (clock below 12 after paying): 1 more of the same.</source>
        <translation>Raccogli con il sole (orologio sotto 12 dopo aver pagato): 1 in più dello stesso tipo.</translation>
    </message>
    <message>
        <source>Collect on a space printed with 1: 2 more of the same.</source>
        <translation>Raccogli su uno spazio con il numero 1: 2 in più dello stesso tipo.</translation>
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
        <source>--append needs --file with the file of the chapter</source>
        <translation>--append richiede --file con il file del capitolo</translation>
    </message>
    <message>
        <source>--copy is used together with --resume</source>
        <translation>--copy si usa insieme a --resume</translation>
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
        <translation>--sprt confronta due agenti: --pool A,B, oppure due per un giocatore e altri per gli altri</translation>
    </message>
    <message>
        <source>--sprt takes two different numbers from -2000 to 2000</source>
        <translation>--sprt richiede due numeri diversi da -2000 a 2000</translation>
    </message>
    <message>
        <source>--sprt takes two numbers such as 0,20, not “{given}”</source>
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
        <translation>File o cartella inesistente</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Non è una cartella</translation>
    </message>
    <message>
        <source>Not a regular file</source>
        <translation>Non è un file normale</translation>
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
        <source>Too many levels of symbolic links</source>
        <translation>Troppi livelli di collegamenti simbolici</translation>
    </message>
    <message>
        <source>a comment is where none belongs</source>
        <translation>c’è un commento dove non dovrebbe esserci</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>un numero decimale</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>un elenco</translation>
    </message>
    <message>
        <source>a prelude cannot end in “{place}”: it is closed</source>
        <translation>un preludio non può finire a «{place}»: è un luogo chiuso</translation>
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
        <source>a sprint takes all puzzles, so it is not combined with another choice</source>
        <translation>uno sprint comprende tutti gli enigmi e non ammette altre scelte</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>una tabella</translation>
    </message>
    <message>
        <source>a table file has at most {most} bytes</source>
        <translation>un file di tabelle ha al massimo {most} byte</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un testo</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un numero intero</translation>
    </message>
    <message>
        <source>a worker process was killed</source>
        <translation>un processo di lavoro è stato terminato</translation>
    </message>
    <message>
        <source>absent hunters need a hospital whose city is closed</source>
        <translation>i Cacciatori assenti hanno bisogno di un ospedale in una città chiusa</translation>
    </message>
    <message>
        <source>an option is given twice</source>
        <translation>un’opzione è indicata due volte</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>un altro programma sta usando il file</translation>
    </message>
    <message>
        <source>at most {most} agents per player</source>
        <translation>al massimo {most} agenti per giocatore</translation>
    </message>
    <message>
        <source>at most {most} are allowed</source>
        <translation>ne sono ammessi al massimo {most}</translation>
    </message>
    <message>
        <source>at most {most} cards are allowed</source>
        <translation>sono ammesse al massimo {most} carte</translation>
    </message>
    <message>
        <source>at most {most} purchases are allowed</source>
        <translation>sono consentiti al massimo {most} acquisti</translation>
    </message>
    <message>
        <source>chapter {chapter} is played with {game}</source>
        <translation>il capitolo {chapter} si gioca con {game}</translation>
    </message>
    <message>
        <source>components: more Tourist cards are faceup than there are</source>
        <translation>components: sono scoperte più carte turista di quante ce ne sono</translation>
    </message>
    <message>
        <source>components: more Tourists are placed at dawn than there are</source>
        <translation>components: all’alba si piazzano più turisti di quanti ce ne sono</translation>
    </message>
    <message>
        <source>exactly one difficulty has to be the default</source>
        <translation>una e una sola difficoltà dev’essere quella predefinita</translation>
    </message>
    <message>
        <source>expected a tag such as {example}</source>
        <translation>qui ci si aspetta un’intestazione come {example}</translation>
    </message>
    <message>
        <source>it has to be a list of length {length}</source>
        <translation>deve essere un elenco di lunghezza {length}</translation>
    </message>
    <message>
        <source>it has to be at least {least}</source>
        <translation>deve essere almeno {least}</translation>
    </message>
    <message>
        <source>it has to be at most {most}</source>
        <translation>deve essere al massimo {most}</translation>
    </message>
    <message>
        <source>it has to be {wanted}, not {given}</source>
        <translation>deve essere {wanted}, non {given}</translation>
    </message>
    <message>
        <source>it is not the turn of {side}</source>
        <translation>non è il turno di {side}</translation>
    </message>
    <message>
        <source>line {line} of the input is longer than {most} characters</source>
        <translation>la riga {line} dell’input è più lunga di {most} caratteri</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>riga {line}: {why}</translation>
    </message>
    <message>
        <source>location: every resource has to belong to one location</source>
        <translation>location: ogni risorsa deve appartenere a un solo luogo</translation>
    </message>
    <message>
        <source>no box can be placed in “{place}”: it is closed, or a hunter starts there</source>
        <translation>nessuna cassa può trovarsi a «{place}»: il luogo è chiuso o è la partenza di un Cacciatore</translation>
    </message>
    <message>
        <source>no chapter is open; name one to play it for practice</source>
        <translation>nessun capitolo è aperto; indicane uno per giocarlo come esercizio</translation>
    </message>
    <message>
        <source>no chapter of the campaign is finished yet</source>
        <translation>nessun capitolo della campagna è ancora finito</translation>
    </message>
    <message>
        <source>no days can be bought at this difficulty</source>
        <translation>con questa difficoltà non si possono comprare giorni</translation>
    </message>
    <message>
        <source>no house can be placed in “{place}”: a hunter starts there</source>
        <translation>nessuna casa può trovarsi a «{place}»: vi comincia un Cacciatore</translation>
    </message>
    <message>
        <source>no rule bot has the name “{agent}”</source>
        <translation>nessun bot basato su regole si chiama «{agent}»</translation>
    </message>
    <message>
        <source>not a TOML file: {why}</source>
        <translation>non è un file TOML: {why}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>nothing can be bought for “{figure}” (available: {figures})</source>
        <translation>per «{figure}» non si può comprare nulla (personaggi disponibili: {figures})</translation>
    </message>
    <message>
        <source>only one game can be opened, not also {file}</source>
        <translation>si può aprire una sola partita, non anche {file}</translation>
    </message>
    <message>
        <source>only one of --players, --pool and the lists of agents by player</source>
        <translation>è ammesso solo uno tra --players, --pool e gli elenchi per i singoli giocatori</translation>
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
        <source>the campaign has no “{name}”</source>
        <translation>nella campagna non c’è «{name}»</translation>
    </message>
    <message>
        <source>the chapter is played with {option}={value}</source>
        <translation>questo capitolo si gioca con {option}={value}</translation>
    </message>
    <message>
        <source>the chapter {chapter} is not finished yet</source>
        <translation>il capitolo {chapter} non è ancora finito</translation>
    </message>
    <message>
        <source>the dossier has no ally “{ally}”</source>
        <translation>il dossier non ha l’alleato «{ally}»</translation>
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
        <source>the game does not have so many copies of {card}</source>
        <translation>il gioco non ha abbastanza copie di {card}</translation>
    </message>
    <message>
        <source>the game {game} has no campaign (games with one: {games})</source>
        <translation>il gioco {game} non ha una campagna (giochi che ce l’hanno: {games})</translation>
    </message>
    <message>
        <source>the game {game} has no rules by number</source>
        <translation>il gioco {game} non ha regole numerate</translation>
    </message>
    <message>
        <source>the hunt of {date} is still to come</source>
        <translation>la caccia del {date} deve ancora venire</translation>
    </message>
    <message>
        <source>the input is not UTF-8 text</source>
        <translation>l’input non è testo UTF-8</translation>
    </message>
    <message>
        <source>the list is of all chapters; “{chapter}” can only be played or verified</source>
        <translation>l’elenco mostra tutti i capitoli; «{chapter}» si può solo giocare o verificare</translation>
    </message>
    <message>
        <source>the purchases cost more than the resolve of {resolve}</source>
        <translation>gli acquisti costano più della Determinazione disponibile ({resolve})</translation>
    </message>
    <message>
        <source>the seed is not a whole number</source>
        <translation>il numero di partenza non è un numero intero</translation>
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
        <source>the tags of the chapter name something that the game does not have</source>
        <translation>le intestazioni del capitolo indicano qualcosa che nel gioco non esiste</translation>
    </message>
    <message>
        <source>the value is damaged</source>
        <translation>il valore è danneggiato</translation>
    </message>
    <message>
        <source>the value is {standard} or begins with “{own}” (see furyqt dining-box)</source>
        <translation>il valore è {standard} o comincia con «{own}» (vedi furyqt dining-box)</translation>
    </message>
    <message>
        <source>the window&apos;s libraries cannot be loaded ({why}); &apos;furyqt play lite&apos; needs none of them</source>
        <translation>impossibile caricare le librerie della finestra ({why}); «furyqt play lite» non ne ha bisogno</translation>
    </message>
    <message>
        <source>there is no campaign yet (see furyqt campaign play)</source>
        <translation>non c’è ancora una campagna (vedi furyqt campaign play)</translation>
    </message>
    <message>
        <source>there is no challenge “{challenge}” (challenges: {challenges})</source>
        <translation>non esiste la sfida «{challenge}» (sfide: {challenges})</translation>
    </message>
    <message>
        <source>there is no chapter “{chapter}”</source>
        <translation>non esiste il capitolo «{chapter}»</translation>
    </message>
    <message>
        <source>there is no chapter “{chapter}” (chapters: {chapters})</source>
        <translation>non esiste il capitolo «{chapter}» (capitoli: {chapters})</translation>
    </message>
    <message>
        <source>there is no counter “{counter}” (counters: {counters})</source>
        <translation>non esiste il contatore «{counter}» (contatori: {counters})</translation>
    </message>
    <message>
        <source>there is no difficulty “{preset}” (difficulties: {presets})</source>
        <translation>non esiste la difficoltà «{preset}» (difficoltà: {presets})</translation>
    </message>
    <message>
        <source>there is no dossier “{dossier}” (dossiers: {dossiers})</source>
        <translation>non esiste il dossier «{dossier}» (dossier: {dossiers})</translation>
    </message>
    <message>
        <source>there is no field “{name}” (fields: {known})</source>
        <translation>non esiste un campo «{name}» (campi: {known})</translation>
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
        <source>there is no rule “{number}” (sections: {sections})</source>
        <translation>non esiste la regola «{number}» (sezioni: {sections})</translation>
    </message>
    <message>
        <source>there is no table “{name}” (tables: {tables})</source>
        <translation>non esiste la tabella «{name}» (tabelle: {tables})</translation>
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
        <source>this game has no script</source>
        <translation>questo gioco non ha copione</translation>
    </message>
    <message>
        <source>this game was recorded with revision {rev} of chapter {chapter}, not {ours}</source>
        <translation>questa partita è stata registrata con la revisione {rev} del capitolo {chapter}, non con la {ours}</translation>
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
        <source>tourist {number}: the effect needs “{key}”</source>
        <translation>tourist {number}: l’effetto richiede «{key}»</translation>
    </message>
    <message>
        <source>tourist {number}: there is no group “{name}”</source>
        <translation>tourist {number}: non esiste il gruppo «{name}»</translation>
    </message>
    <message>
        <source>tourist {number}: this effect needs the trigger “{trigger}”</source>
        <translation>tourist {number}: questo effetto richiede l’innesco «{trigger}»</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vero o falso</translation>
    </message>
    <message>
        <source>two rows have the same {key}</source>
        <translation>due righe hanno lo stesso valore di {key}</translation>
    </message>
    <message>
        <source>which game? (see furyqt games)</source>
        <translation>quale gioco? (vedi furyqt games)</translation>
    </message>
    <message>
        <source>{agent} cannot play {player} in {game}</source>
        <translation>{agent} non può giocare come {player} in {game}</translation>
    </message>
    <message>
        <source>{count} boxes need as many cards, cities and lairs</source>
        <translation>{count} casse richiedono altrettante carte, città e Covi</translation>
    </message>
    <message>
        <source>{count} houses need as many tiles, cities and free catacombs</source>
        <translation>{count} case richiedono altrettante tessere, città e Catacombe libere</translation>
    </message>
    <message>
        <source>{field} is a name such as {example}</source>
        <translation>{field} dev’essere un nome come {example}</translation>
    </message>
    <message>
        <source>{field} is “{id}”, but the file has another name</source>
        <translation>{field} è «{id}», ma il file ha un altro nome</translation>
    </message>
    <message>
        <source>{field} needs the table judge.seal</source>
        <translation>{field} richiede la tabella judge.seal</translation>
    </message>
    <message>
        <source>{field}: {why}</source>
        <translation>{field}: {why}</translation>
    </message>
    <message>
        <source>{field}: “{id}” is there twice</source>
        <translation>{field}: «{id}» compare due volte</translation>
    </message>
    <message>
        <source>{field}: “{style}” is not a style (available styles: {styles})</source>
        <translation>{field}: «{style}» non è uno stile (stili possibili: {styles})</translation>
    </message>
    <message>
        <source>{figure} needs a city to start in, if this figure plays</source>
        <translation>{figure}: serve una città di partenza, se il personaggio partecipa alla partita</translation>
    </message>
    <message>
        <source>{file} has {count} actions: --from and --to name some of them, in order</source>
        <translation>{file} ha {count} azioni: --from e --to ne indicano alcune, in ordine</translation>
    </message>
    <message>
        <source>{file} has {count} actions: --to takes a number from 0 to {count}</source>
        <translation>{file} ha {count} azioni: --to richiede un numero da 0 a {count}</translation>
    </message>
    <message>
        <source>{file} is a folder, not a game</source>
        <translation>{file} è una cartella, non una partita</translation>
    </message>
    <message>
        <source>{file} is a game of {game}, not of {other}</source>
        <translation>{file} è una partita di {game}, non di {other}</translation>
    </message>
    <message>
        <source>{file} is open in another program: watch it with “furyqt replay FILE”, or play on in a copy with “furyqt play --resume FILE --copy”</source>
        <translation>{file} è aperto in un altro programma: guarda la partita con «furyqt replay FILE» o continua su una copia con «furyqt play --resume FILE --copy»</translation>
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
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>{game} has no campaign</source>
        <translation>{game} non ha una campagna</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”</source>
        <translation>{game} non ha l’opzione «{option}»</translation>
    </message>
    <message>
        <source>{game} has no player “{player}” (players: {players})</source>
        <translation>{game} non ha il giocatore «{player}» (giocatori: {players})</translation>
    </message>
    <message>
        <source>{hunter} needs an open city to start in</source>
        <translation>{hunter}: serve una città aperta da cui partire</translation>
    </message>
    <message>
        <source>{option} has {name} twice</source>
        <translation>{option} contiene {name} due volte</translation>
    </message>
    <message>
        <source>{option} takes NAME=VALUE, not “{given}”</source>
        <translation>{option} richiede NOME=VALORE, non «{given}»</translation>
    </message>
    <message>
        <source>{table}: the rows have to be {first} to {last}, each once</source>
        <translation>{table}: le righe devono andare da {first} a {last}, ognuna una volta</translation>
    </message>
    <message>
        <source>{thing} for {figure} would change nothing in this chapter</source>
        <translation>{thing} ({figure}): in questo capitolo non cambierebbe nulla</translation>
    </message>
    <message>
        <source>{variable}={file}: {why}</source>
        <translation>{variable}={file}: {why}</translation>
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
        <translation>«{agent}» gioca solo a {games}, non a {game}</translation>
    </message>
    <message>
        <source>“{agent}”: {game} has no style “{style}”</source>
        <translation>«{agent}»: {game} non ha lo stile «{style}»</translation>
    </message>
    <message>
        <source>“{date}” is not a date such as 2026-11-22</source>
        <translation>«{date}» non è una data come 2026-11-22</translation>
    </message>
    <message>
        <source>“{given}” has an agent twice</source>
        <translation>«{given}» contiene due volte lo stesso agente</translation>
    </message>
    <message>
        <source>“{given}” has no agent for {player}</source>
        <translation>«{given}» non contiene nessun agente per {player}</translation>
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
        <source>“{name}” is missing</source>
        <translation>manca «{name}»</translation>
    </message>
    <message>
        <source>“{style}” is not a style (available styles: {styles})</source>
        <translation>«{style}» non è uno stile (stili disponibili: {styles})</translation>
    </message>
    <message>
        <source>“{text}” is not a dossier</source>
        <translation>«{text}» non è un dossier</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number of at most 18 digits</source>
        <translation>«{text}» non è un numero intero di al massimo 18 cifre</translation>
    </message>
    <message>
        <source>“{thing}” cannot be bought (purchases: {things})</source>
        <translation>«{thing}» non si può comprare (acquisti: {things})</translation>
    </message>
    <message>
        <source>“{value}” is not possible (possible values: {known})</source>
        <translation>«{value}» non è possibile (valori possibili: {known})</translation>
    </message>
    <message>
        <source>“{words}” can never be true</source>
        <translation>«{words}» non può mai essere vero</translation>
    </message>
    <message>
        <source>“{words}” is always true</source>
        <translation>«{words}» è sempre vero</translation>
    </message>
    <message>
        <source>“{words}” is not a comparison such as {example}</source>
        <translation>«{words}» non è un confronto come {example}</translation>
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
        <source>“{word}” is not known</source>
        <translation>«{word}» è sconosciuto</translation>
    </message>
    <message>
        <source>“{word}” is not one of the {count} legal actions here</source>
        <translation>«{word}» non è fra le {count} azioni valide qui</translation>
    </message>
    <message>
        <source>“{word}” is not possible here (possible: {words})</source>
        <translation>«{word}» qui non è possibile (possibili: {words})</translation>
    </message>
    <message>
        <source>“{word}” should read “{right}”</source>
        <translation>«{word}» dovrebbe essere «{right}»</translation>
    </message>
</context>
<context>
    <name>figures.of</name>
    <message>
        <source>of Dr. Seward</source>
        <translation>del dottor Seward</translation>
    </message>
    <message>
        <source>of Dracula&apos;s Servant</source>
        <translation>del Servitore</translation>
    </message>
    <message>
        <source>of {name}</source>
        <translation>di {name}</translation>
    </message>
</context>
<context>
    <name>figures.to</name>
    <message>
        <source>to Dr. Seward</source>
        <translation>al dottor Seward</translation>
    </message>
    <message>
        <source>to Dracula&apos;s Servant</source>
        <translation>al Servitore</translation>
    </message>
    <message>
        <source>to {name}</source>
        <translation>a {name}</translation>
    </message>
</context>
<context>
    <name>figures.told</name>
    <message>
        <source>Dr. Seward</source>
        <translation>il dottor Seward</translation>
    </message>
    <message>
        <source>Dracula&apos;s Servant</source>
        <translation>il Servitore di Dracula</translation>
    </message>
</context>
<context>
    <name>finale</name>
    <message>
        <source>Your best score</source>
        <translation>Il tuo punteggio migliore</translation>
    </message>
    <message>
        <source>{before}</source>
        <translation>{before}</translation>
    </message>
    <message>
        <source>{score}, better than {before} until now</source>
        <translation>{score}, meglio di prima ({before})</translation>
    </message>
    <message>
        <source>{score}, your first game</source>
        <translation>{score}, la tua prima partita</translation>
    </message>
</context>
<context>
    <name>fury.aims</name>
    <message>
        <source>A no excludes places with a total chance of {percent}%.</source>
        <translation>Un no esclude una parte dei luoghi possibili (probabilità complessiva: {percent}%).</translation>
    </message>
    <message>
        <source>According to the card: {quoted}</source>
        <translation>Secondo la carta: {quoted}</translation>
    </message>
    <message>
        <source>After a no, Dracula can only be {places}; that excludes places with a total chance of {percent}%.</source>
        <translation>Dopo un no Dracula può essere solo {places}; gli altri luoghi sono esclusi (probabilità complessiva: {percent}%).</translation>
    </message>
    <message>
        <source>All {own} cities at most two moves from {place} are covered by other hunters, so that the team gains none.</source>
        <translation>Città a non più di due mosse da {place}: {own}, tutte già coperte da altri Cacciatori; la squadra non ne guadagna nessuna.</translation>
    </message>
    <message>
        <source>By road and sea, Dracula&apos;s current place is within two turns of here with a chance of {percent}% (above all {places}).</source>
        <translation>Su strada e per mare, da qui Dracula potrebbe essere a portata in due turni ({percent}%; soprattutto {places}).</translation>
    </message>
    <message>
        <source>By road and sea, Dracula&apos;s current place is within two turns of there with a chance of {percent}% (above all {places}).</source>
        <translation>Su strada e per mare, da lì Dracula potrebbe essere a portata in due turni ({percent}%; soprattutto {places}).</translation>
    </message>
    <message numerus="yes">
        <source>By road or sea, %n places are one move from {place}.</source>
        <translation>
            <numerusform>Da {place} si raggiunge un solo luogo con una mossa su strada o per mare.</numerusform>
            <numerusform>Da {place} si raggiungono %n luoghi con una mossa su strada o per mare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By train, %n cities are at most two railways from {place}.</source>
        <translation>
            <numerusform>Da {place} si raggiunge in treno una sola città, con al massimo due ferrovie.</numerusform>
            <numerusform>Da {place} si raggiungono in treno %n città, con al massimo due ferrovie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula is here now.</source>
        <translation>Dracula ora è qui.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n moves from here.</source>
        <translation>
            <numerusform>Il luogo più probabile per Dracula è {place} ({percent}%), a una mossa da qui.</numerusform>
            <numerusform>Il luogo più probabile per Dracula è {place} ({percent}%), a %n mosse da qui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n moves from there instead of {before}.</source>
        <translation>
            <numerusform>Il luogo più probabile per Dracula è {place} ({percent}%), a una mossa da lì anziché {before}.</numerusform>
            <numerusform>Il luogo più probabile per Dracula è {place} ({percent}%), a %n mosse da lì anziché {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n moves from there.</source>
        <translation>
            <numerusform>Il luogo più probabile per Dracula è {place} ({percent}%), a una mossa da lì.</numerusform>
            <numerusform>Il luogo più probabile per Dracula è {place} ({percent}%), a %n mosse da lì.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula is {place:in} now.</source>
        <translation>Dracula ora è {place:in}.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n moves from here.</source>
        <translation>
            <numerusform>Dracula è {place:in}, a una mossa da qui.</numerusform>
            <numerusform>Dracula è {place:in}, a %n mosse da qui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n moves from there instead of {before}.</source>
        <translation>
            <numerusform>Dracula è {place:in}, a una mossa da lì anziché {before}.</numerusform>
            <numerusform>Dracula è {place:in}, a %n mosse da lì anziché {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n moves from there.</source>
        <translation>
            <numerusform>Dracula è {place:in}, a una mossa da lì.</numerusform>
            <numerusform>Dracula è {place:in}, a %n mosse da lì.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula is {place:in}, within reach from here next turn.</source>
        <translation>Dracula ora è {place:in}, raggiungibile da qui nel prossimo turno.</translation>
    </message>
    <message>
        <source>Dracula is {place:in}, within reach from there next turn.</source>
        <translation>Dracula ora è {place:in}, raggiungibile da lì nel prossimo turno.</translation>
    </message>
    <message>
        <source>From here, Dracula&apos;s current place is within reach next turn with a chance of {percent}% (above all {places}).</source>
        <translation>Da qui nel prossimo turno Dracula potrebbe essere a portata ({percent}%; soprattutto {places}).</translation>
    </message>
    <message>
        <source>From here, Dracula&apos;s current place is within reach next turn with a chance of {percent}%.</source>
        <translation>Da qui nel prossimo turno Dracula potrebbe essere a portata ({percent}%).</translation>
    </message>
    <message>
        <source>From here, no place where Dracula may be is within reach next turn.</source>
        <translation>Da qui nel prossimo turno non si raggiunge nessun luogo in cui potrebbe essere Dracula.</translation>
    </message>
    <message>
        <source>From there, Dracula&apos;s current place is within reach next turn with a chance of {percent}% (above all {places}).</source>
        <translation>Da lì nel prossimo turno Dracula potrebbe essere a portata ({percent}%; soprattutto {places}).</translation>
    </message>
    <message>
        <source>From there, Dracula&apos;s current place is within reach next turn with a chance of {percent}%.</source>
        <translation>Da lì nel prossimo turno Dracula potrebbe essere a portata ({percent}%).</translation>
    </message>
    <message>
        <source>From there, no place where Dracula may be is within reach next turn.</source>
        <translation>Da lì nel prossimo turno non si raggiunge nessun luogo in cui potrebbe essere Dracula.</translation>
    </message>
    <message>
        <source>From {place}, {own} cities are at most two moves away.</source>
        <translation>Città a non più di due mosse da {place}: {own}.</translation>
    </message>
    <message>
        <source>From {place}, {own} cities are at most two moves away; the team then covers {all}, of which {new} are new.</source>
        <translation>Città a non più di due mosse da {place}: {own}; così la squadra ne copre {all}, di cui {new} nuove.</translation>
    </message>
    <message>
        <source>If Dracula moves {place:to}, {hunters} can come there tomorrow, too.</source>
        <translation>Se Dracula si sposta {place:to}, domani possono arrivarci anche {hunters}.</translation>
    </message>
    <message>
        <source>If Dracula moves {place:to}, {hunter} can come there tomorrow, too.</source>
        <translation>Se Dracula si sposta {place:to}, domani può arrivarci anche {hunter}.</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula&apos;s current place falls from {before}% to {percent}%.</source>
        <translation>Se gli altri restano dove sono, è meno probabile che Dracula sia a portata di almeno un Cacciatore ({percent}% anziché {before}%).</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula&apos;s current place rises from {before}% to {percent}%.</source>
        <translation>Se gli altri restano dove sono, è più probabile che Dracula sia a portata di almeno un Cacciatore ({percent}% anziché {before}%).</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula&apos;s current place stays at about {percent}%.</source>
        <translation>Se gli altri restano dove sono, Dracula potrebbe essere a portata di almeno un Cacciatore ({percent}%, più o meno come senza questa mossa).</translation>
    </message>
    <message>
        <source>Of the {all} cities one road from {place} ({percent}% for Dracula), hunters can then be in {own} next turn instead of {before}.</source>
        <translation>Così nel prossimo turno i Cacciatori possono occupare {own} (ora {before}) delle {all} città a una strada da {place} (probabilità di Dracula lì: {percent}%).</translation>
    </message>
    <message>
        <source>Of the {all} cities one road from {place} ({percent}% for Dracula), hunters can then be in {own} tomorrow instead of {before}.</source>
        <translation>Così domani i Cacciatori possono occupare {own} (ora {before}) delle {all} città a una strada da {place} (probabilità di Dracula lì: {percent}%).</translation>
    </message>
    <message>
        <source>Of the {all} cities one road from {place}, where Dracula is, hunters can then be in {own} next turn instead of {before}.</source>
        <translation>Dracula è {place:in}: così nel prossimo turno i Cacciatori possono occupare {own} (ora {before}) delle {all} città a una strada da lì.</translation>
    </message>
    <message>
        <source>Of the {all} cities one road from {place}, where Dracula is, hunters can then be in {own} tomorrow instead of {before}.</source>
        <translation>Dracula è {place:in}: così domani i Cacciatori possono occupare {own} (ora {before}) delle {all} città a una strada da lì.</translation>
    </message>
    <message>
        <source>On average, the nearest hunter is then {own} days away from Dracula instead of {before}.</source>
        <translation>Così in media il Cacciatore più vicino è a {own} giorni da Dracula anziché a {before}.</translation>
    </message>
    <message>
        <source>On average, the nearest hunter is then {own} moves away from Dracula instead of {before}.</source>
        <translation>Così in media il Cacciatore più vicino è a {own} mosse da Dracula anziché a {before}.</translation>
    </message>
    <message>
        <source>The chance that Dracula is {place:in} now is {percent}%.</source>
        <translation>Dracula ora potrebbe essere {place:in} ({percent}%).</translation>
    </message>
    <message>
        <source>The chance that {place} is on Dracula&apos;s trail is {percent}%.</source>
        <translation>{place} potrebbe essere sul Percorso di Dracula ({percent}%).</translation>
    </message>
    <message>
        <source>The chance that {place} is on Dracula&apos;s trail is {percent}%: of the {all} places where he may be now, a yes leaves about {yes}, a no {no}.</source>
        <translation>{place} potrebbe essere sul Percorso di Dracula ({percent}%); luoghi in cui ora può trovarsi: {all}, dopo un sì circa {yes}, dopo un no {no}.</translation>
    </message>
    <message>
        <source>choice {rival} asks about a city that is likelier to be on the trail ({other} instead of {own})</source>
        <translation>la scelta {rival} chiede di una città più probabile sul Percorso ({other} anziché {own})</translation>
    </message>
    <message>
        <source>choice {rival} brings more cities within two moves that no other hunter covers ({other} instead of {own})</source>
        <translation>la scelta {rival} copre più città che nessun altro Cacciatore raggiunge in due mosse ({other} anziché {own})</translation>
    </message>
    <message>
        <source>choice {rival} ends nearer to Dracula (a distance of {other} instead of {own})</source>
        <translation>la scelta {rival} porta più vicino a Dracula (distanza {other} anziché {own})</translation>
    </message>
    <message>
        <source>choice {rival} ends nearer to where Dracula most likely is (a distance of {other} instead of {own})</source>
        <translation>la scelta {rival} porta più vicino al luogo più probabile per Dracula (distanza {other} anziché {own})</translation>
    </message>
    <message>
        <source>choice {rival} leads to where Dracula is more likely to be ({other} instead of {own})</source>
        <translation>la scelta {rival} porta dove è più probabile che ci sia Dracula ({other} anziché {own})</translation>
    </message>
    <message>
        <source>from choice {rival} more cities are near by train ({other} instead of {own})</source>
        <translation>dalla scelta {rival} più città sono vicine in treno ({other} anziché {own})</translation>
    </message>
    <message>
        <source>from choice {rival} more places are one move away ({other} instead of {own})</source>
        <translation>dalla scelta {rival} più luoghi sono a una mossa ({other} anziché {own})</translation>
    </message>
    <message>
        <source>in {count:word} other cities</source>
        <translation>in altre {count:word} città</translation>
    </message>
    <message>
        <source>with choice {rival} hunters can be in more of the cities one road from {place} ({other} instead of {own})</source>
        <translation>con la scelta {rival} i Cacciatori possono occupare più città a una strada da {place} ({other} anziché {own})</translation>
    </message>
    <message>
        <source>with choice {rival} more hunters can meet Dracula together</source>
        <translation>con la scelta {rival} più Cacciatori possono affrontare Dracula insieme</translation>
    </message>
    <message>
        <source>with choice {rival} some hunter is likelier to reach Dracula&apos;s current place ({other} instead of {own})</source>
        <translation>con la scelta {rival} è più probabile che almeno un Cacciatore possa raggiungere Dracula ({other} anziché {own})</translation>
    </message>
    <message>
        <source>with choice {rival} the nearest hunter is closer to Dracula ({other} instead of {own} days on average)</source>
        <translation>con la scelta {rival} il Cacciatore più vicino è più vicino a Dracula (in media {other} giorni anziché {own})</translation>
    </message>
    <message>
        <source>with choice {rival} the nearest hunter is closer to Dracula ({other} instead of {own} moves on average)</source>
        <translation>con la scelta {rival} il Cacciatore più vicino è più vicino a Dracula (in media {other} mosse anziché {own})</translation>
    </message>
    <message>
        <source>with choice {rival} this hunter is likelier to reach Dracula&apos;s current place ({other} instead of {own})</source>
        <translation>con la scelta {rival} è più probabile che questo Cacciatore possa raggiungere Dracula ({other} anziché {own})</translation>
    </message>
    <message>
        <source>{cards} stay in hand for a later moment.</source>
        <translation>{cards} restano in mano per un altro momento.</translation>
    </message>
    <message>
        <source>{cards} stays in hand for a later moment.</source>
        <translation>{cards} resta in mano per un altro momento.</translation>
    </message>
    <message>
        <source>{card} then takes effect: {quoted}</source>
        <translation>Allora {card} ha effetto: {quoted}</translation>
    </message>
    <message>
        <source>{hunters} can come {place:to} next turn, too, to fight Dracula with you.</source>
        <translation>Nel prossimo turno anche {hunters} possono arrivare {place:to} per combattere insieme a te contro Dracula.</translation>
    </message>
    <message>
        <source>{hunter} can come {place:to} next turn, too, to fight Dracula with you.</source>
        <translation>Nel prossimo turno anche {hunter} può arrivare {place:to} per combattere insieme a te contro Dracula.</translation>
    </message>
    <message>
        <source>{place} cannot be on Dracula&apos;s trail.</source>
        <translation>{place} non può essere sul Percorso di Dracula.</translation>
    </message>
</context>
<context>
    <name>fury.dracula</name>
    <message numerus="yes">
        <source>As far as the hunters know, Dracula can then be in any of %n places.</source>
        <translation>
            <numerusform>Così, per quel che sanno i Cacciatori, Dracula può essere solo in un luogo.</numerusform>
            <numerusform>Così, per quel che sanno i Cacciatori, Dracula può essere in %n luoghi.</numerusform>
        </translation>
    </message>
    <message>
        <source>At sea Dracula leaves no encounter.</source>
        <translation>In mare Dracula non lascia Incontri.</translation>
    </message>
    <message>
        <source>At sea no hunter can find Dracula.</source>
        <translation>In mare nessun Cacciatore può trovare Dracula.</translation>
    </message>
    <message>
        <source>By road or sea, no way leads {hunter} from there to Dracula.</source>
        <translation>Su strada o per mare, da lì nessuna via porta {hunter} da Dracula.</translation>
    </message>
    <message numerus="yes">
        <source>By road or sea, the nearest hunter, {hunter}, needs %n moves {place:to}.</source>
        <translation>
            <numerusform>Su strada o per mare, il Cacciatore più vicino, {hunter}, può arrivare {place:to} in una mossa.</numerusform>
            <numerusform>Su strada o per mare, il Cacciatore più vicino, {hunter}, può arrivare {place:to} in %n mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By road or sea, {hunter} is then %n moves away from Dracula.</source>
        <translation>
            <numerusform>Così {hunter} resta a una mossa da Dracula, su strada o per mare.</numerusform>
            <numerusform>Così {hunter} resta a %n mosse da Dracula, su strada o per mare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there Dracula can go on to %n places.</source>
        <translation>
            <numerusform>Da lì Dracula può proseguire verso un solo luogo.</numerusform>
            <numerusform>Da lì Dracula può proseguire verso %n luoghi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunters would then know where Dracula is.</source>
        <translation>Così i Cacciatori saprebbero dov’è Dracula.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs %n moves {place:to}, so it is unlikely to be met soon.</source>
        <translation>
            <numerusform>Il Cacciatore più vicino può arrivare {place:to} in una mossa: è improbabile che qualcuno affronti presto l’Incontro.</numerusform>
            <numerusform>Il Cacciatore più vicino può arrivare {place:to} solo in %n mosse: è improbabile che qualcuno affronti presto l’Incontro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs %n moves {place:to}, so it may well mature.</source>
        <translation>
            <numerusform>Il Cacciatore più vicino può arrivare {place:to} in una mossa, ma l’Incontro ha buone probabilità di maturare.</numerusform>
            <numerusform>Il Cacciatore più vicino può arrivare {place:to} solo in %n mosse: l’Incontro ha buone probabilità di maturare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs only %n moves {place:to} and may find it before it matures.</source>
        <translation>
            <numerusform>Il Cacciatore più vicino può arrivare {place:to} in una sola mossa e trovare l’Incontro prima che maturi.</numerusform>
            <numerusform>Il Cacciatore più vicino può arrivare {place:to} in sole %n mosse e trovare l’Incontro prima che maturi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs only %n moves {place:to} and may soon meet it.</source>
        <translation>
            <numerusform>Il Cacciatore più vicino può arrivare {place:to} in una sola mossa e affrontare presto l’Incontro.</numerusform>
            <numerusform>Il Cacciatore più vicino può arrivare {place:to} in sole %n mosse e affrontare presto l’Incontro.</numerusform>
        </translation>
    </message>
    <message>
        <source>There {hunter} meets Dracula.</source>
        <translation>Lì {hunter} incontra Dracula.</translation>
    </message>
    <message>
        <source>When it matures: {quoted}</source>
        <translation>Quando matura: {quoted}</translation>
    </message>
    <message>
        <source>after choice {rival} Dracula can leave an encounter</source>
        <translation>dopo la scelta {rival} Dracula può lasciare un Incontro</translation>
    </message>
    <message>
        <source>choice {rival} is better for a place that hunters hardly come to soon</source>
        <translation>la scelta {rival} è più adatta a un luogo in cui i Cacciatori non arriveranno presto</translation>
    </message>
    <message>
        <source>choice {rival} is better for a place that hunters may soon come to</source>
        <translation>la scelta {rival} è più adatta a un luogo in cui i Cacciatori possono arrivare presto</translation>
    </message>
    <message>
        <source>choice {rival} is farther from all hunters</source>
        <translation>con la scelta {rival} Dracula è più lontano da tutti i Cacciatori</translation>
    </message>
    <message>
        <source>choice {rival} leads the hunter farther away</source>
        <translation>la scelta {rival} porta il Cacciatore più lontano</translation>
    </message>
    <message>
        <source>choice {rival} leaves more ways out ({other} instead of {own})</source>
        <translation>la scelta {rival} lascia più vie d’uscita ({other} anziché {own})</translation>
    </message>
    <message>
        <source>fewer hunters can come after choice {rival}</source>
        <translation>con la scelta {rival} possono arrivare meno Cacciatori</translation>
    </message>
    <message>
        <source>the hunters know less after choice {rival} ({other} possible places instead of {own})</source>
        <translation>con la scelta {rival} i Cacciatori sanno di meno (luoghi possibili: {other} anziché {own})</translation>
    </message>
    <message>
        <source>{hunter} (perhaps by train)</source>
        <translation>{hunter} (forse in treno)</translation>
    </message>
    <message>
        <source>{hunter} has {damage} of {health} damage.</source>
        <translation>Danni {hunter:of}: {damage} su {health}.</translation>
    </message>
    <message>
        <source>{hunter} is unhurt and has {health} health.</source>
        <translation>{hunter:told} non ha danni (salute: {health}).</translation>
    </message>
</context>
<context>
    <name>fury.reasons</name>
    <message>
        <source>a fresher trace of Dracula</source>
        <translation>una traccia più fresca di Dracula</translation>
    </message>
    <message>
        <source>a longer way to Dracula for the hunters</source>
        <translation>più distanza fra i Cacciatori e Dracula</translation>
    </message>
    <message>
        <source>a shorter way to Dracula for the hunters</source>
        <translation>meno distanza fra i Cacciatori e Dracula</translation>
    </message>
    <message>
        <source>an older trace of Dracula</source>
        <translation>una traccia più vecchia di Dracula</translation>
    </message>
    <message>
        <source>fewer bites</source>
        <translation>meno Morsi</translation>
    </message>
    <message>
        <source>fewer chances to reveal Dracula</source>
        <translation>meno occasioni per rivelare Dracula</translation>
    </message>
    <message>
        <source>fewer combats with Dracula</source>
        <translation>meno combattimenti contro Dracula</translation>
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
        <source>fewer vampires in Dracula&apos;s hand</source>
        <translation>meno vampiri in mano a Dracula</translation>
    </message>
    <message>
        <source>fewer vampires within the hunters&apos; reach</source>
        <translation>meno vampiri a portata dei Cacciatori</translation>
    </message>
    <message>
        <source>fewer weapons</source>
        <translation>meno armi</translation>
    </message>
    <message>
        <source>less help from an ally for the hunters</source>
        <translation>meno aiuto di un Alleato ai Cacciatori</translation>
    </message>
    <message>
        <source>less time at his castle for Dracula</source>
        <translation>meno tempo nel suo castello per Dracula</translation>
    </message>
    <message>
        <source>less time at sea for Dracula</source>
        <translation>meno tempo in mare per Dracula</translation>
    </message>
    <message>
        <source>lighter wounds in combat</source>
        <translation>ferite più lievi in combattimento</translation>
    </message>
    <message>
        <source>more bites</source>
        <translation>più Morsi</translation>
    </message>
    <message>
        <source>more chances to reveal Dracula</source>
        <translation>più occasioni per rivelare Dracula</translation>
    </message>
    <message>
        <source>more combats with Dracula</source>
        <translation>più combattimenti contro Dracula</translation>
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
        <source>more help from an ally for the hunters</source>
        <translation>più aiuto di un Alleato ai Cacciatori</translation>
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
        <source>more time at his castle for Dracula</source>
        <translation>più tempo nel suo castello per Dracula</translation>
    </message>
    <message>
        <source>more time at sea for Dracula</source>
        <translation>più tempo in mare per Dracula</translation>
    </message>
    <message>
        <source>more vampires in Dracula&apos;s hand</source>
        <translation>più vampiri in mano a Dracula</translation>
    </message>
    <message>
        <source>more vampires within the hunters&apos; reach</source>
        <translation>più vampiri a portata dei Cacciatori</translation>
    </message>
    <message>
        <source>more weapons</source>
        <translation>più armi</translation>
    </message>
    <message>
        <source>worse wounds in combat</source>
        <translation>ferite più gravi in combattimento</translation>
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
        <source>Between equals Dracula wins 5 to 7 of 10 games; a start with 12 blood (“Advanced”) helps the hunters.</source>
        <translation>A parità di forza Dracula vince da 5 a 7 partite su 10; se comincia con 12 punti sangue («Avanzate»), è un aiuto per i Cacciatori.</translation>
    </message>
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
        <translation>Quattro Cacciatori cercano Dracula in tutta Europa, su strada, in treno e per mare, mentre lui nasconde il suo Percorso e aspetta la notte.</translation>
    </message>
    <message>
        <source>Fury of Dracula, second edition</source>
        <translation>La Furia di Dracula, seconda edizione</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Cacciatori</translation>
    </message>
    <message>
        <source>The hunters&apos; best guesses for Dracula: {places}.</source>
        <translation>Dove i Cacciatori credono che sia Dracula: {places}.</translation>
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
        <source>not on the map yet</source>
        <translation>non ancora sulla mappa</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>{a}–{b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>«{card}»</translation>
    </message>
    <message>
        <source>{count:word} encounter tiles</source>
        <translation>{count:word} tessere incontro</translation>
    </message>
    <message>
        <source>{count:word} event cards</source>
        <translation>{count:word} carte evento</translation>
    </message>
    <message>
        <source>{count:word} item cards</source>
        <translation>{count:word} carte oggetto</translation>
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
            <numerusform>Si pesca una carta evento, e solo Dracula può tenerla.</numerusform>
            <numerusform>Si pescano %n carte evento, e solo Dracula può tenerne.</numerusform>
        </translation>
    </message>
    <message>
        <source>A house that is not clean yet is {place:in}.</source>
        <translation>{place:in} c’è una casa ancora da purificare.</translation>
    </message>
    <message>
        <source>At sea {hunter} cannot draw cards.</source>
        <translation>In mare {hunter:told} non può pescare carte.</translation>
    </message>
    <message>
        <source>Each of the two then has a move and an action.</source>
        <translation>Così ognuno dei due ha la propria mossa e la propria azione.</translation>
    </message>
    <message>
        <source>From here, Dracula&apos;s current place is within reach next turn with a chance of {percent}%, with luck by train {most}% (above all {places}).</source>
        <translation>Da qui nel prossimo turno Dracula potrebbe essere a portata ({percent}%, con un treno fortunato {most}%; soprattutto {places}).</translation>
    </message>
    <message>
        <source>From here, Dracula&apos;s current place is within reach next turn with a chance of {percent}%, with luck by train {most}%.</source>
        <translation>Da qui nel prossimo turno Dracula potrebbe essere a portata ({percent}%, con un treno fortunato {most}%).</translation>
    </message>
    <message>
        <source>From there, Dracula&apos;s current place is within reach next turn with a chance of {percent}%, with luck by train {most}% (above all {places}).</source>
        <translation>Da lì nel prossimo turno Dracula potrebbe essere a portata ({percent}%, con un treno fortunato {most}%; soprattutto {places}).</translation>
    </message>
    <message>
        <source>From there, Dracula&apos;s current place is within reach next turn with a chance of {percent}%, with luck by train {most}%.</source>
        <translation>Da lì nel prossimo turno Dracula potrebbe essere a portata ({percent}%, con un treno fortunato {most}%).</translation>
    </message>
    <message>
        <source>Hunters in a group fight together, but have only one action.</source>
        <translation>I Cacciatori in gruppo combattono insieme, ma hanno una sola azione.</translation>
    </message>
    <message>
        <source>Known houses: {places}.</source>
        <translation>Case note: {places}.</translation>
    </message>
    <message>
        <source>No card is drawn, so none can go to Dracula.</source>
        <translation>Non si pesca nessuna carta, quindi neanche Dracula può riceverne.</translation>
    </message>
    <message>
        <source>No house can be {place:in}.</source>
        <translation>{place:in} non può esserci nessuna casa.</translation>
    </message>
    <message>
        <source>Of the six faces of the train die one ends the turn and one allows only a road.</source>
        <translation>Delle sei facce del dado del treno, una chiude il turno e una permette solo una strada.</translation>
    </message>
    <message>
        <source>Of the {all} cards in the event deck, {ours} are for the hunters; the others go to Dracula.</source>
        <translation>Carte del mazzo degli eventi per i Cacciatori: {ours} su {all}; le altre vanno a Dracula.</translation>
    </message>
    <message>
        <source>One house is still hidden; {cities} cities are possible: {places}.</source>
        <translation>C’è ancora una casa nascosta in una di queste {cities} città: {places}.</translation>
    </message>
    <message>
        <source>One move from here, a house may be {places}.</source>
        <translation>Potrebbe esserci una casa {places}, a una mossa da qui.</translation>
    </message>
    <message>
        <source>One move from there, a house may be {places}.</source>
        <translation>Potrebbe esserci una casa {places}, a una mossa da lì.</translation>
    </message>
    <message>
        <source>The Servant is {place:in}, one move from here.</source>
        <translation>Il Servitore è {place:in}, a una mossa da qui.</translation>
    </message>
    <message>
        <source>The Servant is {place:in}, one move from there.</source>
        <translation>Il Servitore è {place:in}, a una mossa da lì.</translation>
    </message>
    <message>
        <source>The Servant is {place:in}.</source>
        <translation>Il Servitore è {place:in}.</translation>
    </message>
    <message>
        <source>The chance that Dracula is in a city at most two railways away is {percent}%.</source>
        <translation>Dracula potrebbe essere in una città distante al massimo due ferrovie ({percent}%).</translation>
    </message>
    <message>
        <source>The chance that Dracula is in one of them is {percent}%.</source>
        <translation>Probabilità che Dracula sia in una di esse: {percent}%.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest city that may hide a house is {place}, %n moves from there.</source>
        <translation>
            <numerusform>La città più vicina in cui potrebbe esserci una casa è {place}, a una mossa da lì.</numerusform>
            <numerusform>La città più vicina in cui potrebbe esserci una casa è {place}, a %n mosse da lì.</numerusform>
        </translation>
    </message>
    <message>
        <source>The only city that can still hide a house is {place}.</source>
        <translation>L’unica città che può ancora nascondere una casa è {place}.</translation>
    </message>
    <message>
        <source>The two then move and fight together, but have only one action.</source>
        <translation>Da allora i due si muovono e combattono insieme, ma hanno una sola azione.</translation>
    </message>
    <message>
        <source>With a 0 only one road is allowed.</source>
        <translation>Con uno 0 è permessa una sola strada.</translation>
    </message>
    <message>
        <source>With an X the turn ends.</source>
        <translation>Con una X il turno finisce.</translation>
    </message>
    <message numerus="yes">
        <source>With {face} the train can reach %n cities.</source>
        <translation>
            <numerusform>Con {face} il treno può raggiungere una sola città.</numerusform>
            <numerusform>Con {face} il treno può raggiungere %n città.</numerusform>
        </translation>
    </message>
    <message>
        <source>choice {rival} leads to a large city, where an item can be drawn</source>
        <translation>la scelta {rival} porta in una città grande, dove si può pescare un oggetto</translation>
    </message>
    <message>
        <source>fewer combats with the Servant</source>
        <translation>meno combattimenti contro il Servitore</translation>
    </message>
    <message>
        <source>fewer defeats of the Servant</source>
        <translation>meno sconfitte del Servitore</translation>
    </message>
    <message>
        <source>fewer houses made clean</source>
        <translation>meno case purificate</translation>
    </message>
    <message>
        <source>more combats with the Servant</source>
        <translation>più combattimenti contro il Servitore</translation>
    </message>
    <message>
        <source>more defeats of the Servant</source>
        <translation>più sconfitte del Servitore</translation>
    </message>
    <message>
        <source>more houses made clean</source>
        <translation>più case purificate</translation>
    </message>
    <message>
        <source>{count:word} houses are still hidden; {cities} cities are possible: {places}.</source>
        <translation>Restano {count:word} case nascoste, che possono essere in {cities} città: {places}.</translation>
    </message>
    <message>
        <source>{hunter} can trade items with {others}.</source>
        <translation>Compagni con cui {hunter:told} può scambiare oggetti: {others}.</translation>
    </message>
    <message>
        <source>{hunter} has full health.</source>
        <translation>{hunter:told} ha tutti i punti salute.</translation>
    </message>
    <message>
        <source>{hunter} has no items.</source>
        <translation>{hunter:told} non ha oggetti.</translation>
    </message>
    <message>
        <source>{hunter} has no weapon; {weapons} of the {all} cards in the item deck are weapons.</source>
        <translation>{hunter:told} non ha armi; armi nel mazzo degli oggetti: {weapons} su {all} carte.</translation>
    </message>
    <message>
        <source>{hunter} has {health} of {most} health.</source>
        <translation>{hunter:told} ha {health} su {most} punti salute.</translation>
    </message>
    <message>
        <source>{hunter} holds as many event cards as allowed.</source>
        <translation>{hunter:told} ha già tutte le carte evento che può tenere.</translation>
    </message>
    <message>
        <source>{hunter} holds: {cards}.</source>
        <translation>{hunter:told} ha: {cards}.</translation>
    </message>
    <message>
        <source>{place} is a large city, where {hunter} can draw an item at once.</source>
        <translation>{place} è una città grande, dove {hunter:told} può pescare subito un oggetto.</translation>
    </message>
    <message>
        <source>{place} is a large city, where {hunter}, who has no weapon, can draw an item at once.</source>
        <translation>{place} è una città grande: {hunter:told} non ha armi e lì può pescare subito un oggetto.</translation>
    </message>
    <message>
        <source>{place} is a small city, where hunters draw only events.</source>
        <translation>{place} è una città piccola, dove i Cacciatori pescano solo eventi.</translation>
    </message>
    <message>
        <source>{place} is one of the {cities} cities that may hide a house.</source>
        <translation>{place} è una delle {cities} città in cui può esserci una casa.</translation>
    </message>
    <message>
        <source>{weapons} of the {all} cards in the item deck are weapons.</source>
        <translation>Armi nel mazzo degli oggetti: {weapons} su {all} carte.</translation>
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
            <numerusform>%n Incontro</numerusform>
            <numerusform>%n Incontri</numerusform>
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
        <source>Back to the pool</source>
        <translation>Nella riserva</translation>
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
        <translation>Dracula vince a 6. Ogni Alba vale 1, un Nuovo Vampiro maturato e un Cacciatore sconfitto valgono 2 ciascuno.</translation>
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
        <translation>Personaggi</translation>
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
        <translation>All’inizio del turno di un Cacciatore si può spendere un punto per uno di tre effetti.</translation>
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
        <source>You keep</source>
        <translation>Tieni</translation>
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
            <numerusform>una tempesta, ancora per un turno</numerusform>
            <numerusform>una tempesta, ancora per %n turni</numerusform>
        </translation>
    </message>
    <message>
        <source>an empty space of the catacombs</source>
        <translation>uno spazio vuoto delle Catacombe</translation>
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
        <translation>aspetta {hunter:told}</translation>
    </message>
    <message>
        <source>{first} {rest}</source>
        <translation>{first} {rest}</translation>
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
        <translation>Tendere un’imboscata {hunter:to}</translation>
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
        <translation>Chiedere {hunter:to} di unirsi</translation>
    </message>
    <message>
        <source>Attack {hunter}</source>
        <translation>Attaccare {hunter:told}</translation>
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
        <translation>Scegliere {hunter:told}</translation>
    </message>
    <message>
        <source>Clear no space</source>
        <translation>Non sgombrare alcuno spazio</translation>
    </message>
    <message>
        <source>Clear {where}</source>
        <translation>Sgombrare {where}</translation>
    </message>
    <message>
        <source>Cure {hunter}</source>
        <translation>Curare {hunter:told}</translation>
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
        <translation>Concludere lo scambio</translation>
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
        <translation>Combattere contro {hunter:told}</translation>
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
        <source>Go on</source>
        <translation>Avanti</translation>
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
        <translation>Non piazzare Incontri</translation>
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
        <source>Rest (full health: heals nothing)</source>
        <translation>Riposare (salute piena: non si recupera nulla)</translation>
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
        <source>Return {card} to the pool</source>
        <translation>Rimettere «{card}» nella riserva</translation>
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
        <translation>Andare per mare {place:to}</translation>
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
        <source>Space {slot}, {place}</source>
        <translation>Spazio {slot}, {place}</translation>
    </message>
    <message>
        <source>Start {place:in}</source>
        <translation>Cominciare {place:in}</translation>
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
        <translation>Scambiare con {hunter:told}</translation>
    </message>
    <message>
        <source>Use {item} ({hunter})</source>
        <translation>Usare «{item}» ({hunter})</translation>
    </message>
    <message>
        <source>Wait for {hunter}</source>
        <translation>Aspettare {hunter:told}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>{card} ({hunter}): {result}</source>
        <translation>«{card}» ({hunter}): {result}</translation>
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
        <translation>{hunter:told} ha +1</translation>
    </message>
    <message>
        <source>{hunter} gives {card}</source>
        <translation>{hunter:told} cede: {card}</translation>
    </message>
    <message>
        <source>{hunter} profits</source>
        <translation>{hunter:told} ne trae vantaggio</translation>
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
        <translation>Carta tattica di ogni Cacciatore, non fa parte di nessun mazzo</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Agents&apos; tactics card</source>
        <translation>Carta tattica degli Agenti</translation>
    </message>
    <message>
        <source>Dracula event, cards in the deck: {count}</source>
        <translation>Evento di Dracula, carte nel mazzo: {count}</translation>
    </message>
    <message>
        <source>Dracula&apos;s events</source>
        <translation>Eventi di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s power card</source>
        <translation>Carta potere di Dracula</translation>
    </message>
    <message>
        <source>Dracula&apos;s tactics card</source>
        <translation>Carta tattica di Dracula</translation>
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
        <source>Hunter event, cards in the deck: {count}</source>
        <translation>Evento dei Cacciatori, carte nel mazzo: {count}</translation>
    </message>
    <message>
        <source>Hunters&apos; events</source>
        <translation>Eventi dei Cacciatori</translation>
    </message>
    <message>
        <source>If this card loses</source>
        <translation>Se questa carta perde</translation>
    </message>
    <message>
        <source>If this card wins</source>
        <translation>Se questa carta vince</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Iniziativa</translation>
    </message>
    <message>
        <source>It is kept in the hand.</source>
        <translation>Resta in mano.</translation>
    </message>
    <message>
        <source>It is played as soon as it is drawn.</source>
        <translation>Si gioca appena pescata.</translation>
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
        <source>Matured</source>
        <translation>Se matura</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>All’incontro</translation>
    </message>
    <message>
        <source>Nothing; it never matures.</source>
        <translation>Niente: non matura mai.</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Carte potere</translation>
    </message>
    <message>
        <source>Tactics cards</source>
        <translation>Carte tattiche</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>{card} of an agent</source>
        <translation>{card} di un Agente</translation>
    </message>
    <message>
        <source>{number}, our own number: it decides equal totals.</source>
        <translation>{number}, un numero nostro: decide a parità di totale.</translation>
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
        <source>Ally: the card on the sixth space of the trail is always faceup.</source>
        <translation>Alleato: la carta nel sesto spazio del Percorso è sempre scoperta.</translation>
    </message>
    <message>
        <source>Ally: you may hold six event cards instead of four.</source>
        <translation>Alleato: puoi tenere in mano sei carte evento invece di quattro.</translation>
    </message>
    <message>
        <source>Ally: your encounter hand may have seven tiles instead of five.</source>
        <translation>Alleate: la tua mano di Incontri può avere sette tessere invece di cinque.</translation>
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
        <translation>Combattimento. Oppure scartala per curare un Morso tuo o di un Cacciatore nello stesso luogo: con 1 quel Cacciatore perde 2 punti salute, con 5 o 6 il Morso è curato.</translation>
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
        <translation>Combattimento. Mostralo contro il Morso di un Nuovo Vampiro, Fulmine e Quincey P. Morris. Inutile contro gli Agenti.</translation>
    </message>
    <message>
        <source>Combat. Show it like a Crucifix. Or discard it on your turn to put a Heavenly Host marker on the city where you are: Dracula cannot enter it or pass through it.</source>
        <translation>Combattimento. Mostrala come un Crocifisso. Oppure scartala nel tuo turno per piazzare un segnalino Ostia consacrata sulla città in cui sei: Dracula non può entrarvi né attraversarla.</translation>
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
        <translation>Scartale: un Incontro nel Percorso o nelle Catacombe viene scoperto.</translation>
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
        <translation>Dracula pesca un Incontro e poi scarta fino al suo limite.</translation>
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
        <translation>Subito, se la Scala dei Vampiri è sopra lo 0: tu e il tuo gruppo combattete contro un Nuovo Vampiro. Se viene ucciso, la Scala dei Vampiri scende di 1.</translation>
    </message>
    <message>
        <source>Immediately, or kept for a hunter&apos;s turn by option: Dracula shows all event cards in his hand.</source>
        <translation>Subito oppure, se l’opzione lo prevede, nel turno di un Cacciatore: Dracula mostra tutte le carte evento che ha in mano.</translation>
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
        <translation>Subito: un Cacciatore morso a tua scelta ti mostra tutte le carte e dichiara la sua prossima mossa.</translation>
    </message>
    <message>
        <source>Immediately: all cities one road from you that are in Dracula&apos;s trail or catacombs are revealed.</source>
        <translation>Subito: vengono rivelate tutte le città a una strada da te che si trovano nel Percorso di Dracula o nelle Catacombe.</translation>
    </message>
    <message>
        <source>Immediately: move to any city without a hunter or a marker that is not in your trail or catacombs. You may place an encounter there.</source>
        <translation>Subito: muoviti in una città qualsiasi senza Cacciatori né segnalini, che non sia nel tuo Percorso o nelle Catacombe. Puoi piazzarvi un Incontro.</translation>
    </message>
    <message>
        <source>Immediately: name two cities. Those in Dracula&apos;s trail or catacombs are revealed together with their encounters.</source>
        <translation>Subito: nomina due città. Quelle che si trovano nel Percorso di Dracula o nelle Catacombe vengono rivelate insieme ai loro Incontri.</translation>
    </message>
    <message>
        <source>Immediately: put the Consecrated Ground marker on any city except Castle Dracula, Galatz and Klausenburg. Dracula cannot enter it or pass through it. If it is in his trail or catacombs, it is revealed and its encounters are discarded.</source>
        <translation>Subito: piazza il segnalino «Terreno consacrato» su una città qualsiasi, tranne il Castello di Dracula, Galatz e Klausenburg. Dracula non può entrarvi né attraversarla. Se è nel suo Percorso o nelle Catacombe, viene rivelata e i suoi Incontri vengono scartati.</translation>
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
        <translation>Al posto del tuo movimento: perdi 6 punti salute meno il valore della Scala dei Vampiri, ma non l’ultimo, e vai in un luogo qualsiasi sulla terraferma.</translation>
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
        <translation>Piazzali scoperti davanti a te. Finché sono lì, Ratti, Sabotatore e Ladro non hanno effetto su di te.</translation>
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
        <translation>Nel turno di un Cacciatore: un Cacciatore perde 1 punto salute e un altro, nello stesso luogo, guarisce da un Morso. Uno dei due sei tu. Il Morso di Mina non può essere curato.</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn: all sea zones in the trail are revealed.</source>
        <translation>Nel turno di un Cacciatore: tutte le zone di mare nel Percorso vengono rivelate.</translation>
    </message>
    <message>
        <source>On a hunter&apos;s turn: choose a bitten hunter and roll a die. On 3 or more, Dracula reveals his current place and every New Vampire in the trail and the catacombs, and declares his next move.</source>
        <translation>Nel turno di un Cacciatore: scegli un Cacciatore morso e tira un dado. Con 3 o più, Dracula rivela il luogo in cui si trova e ogni Nuovo Vampiro nel Percorso e nelle Catacombe, e dichiara la sua prossima mossa.</translation>
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
        <translation>Gioca un Incontro della tua mano contro un Cacciatore che non sia in mare né all’ospedale. Poi il Percorso viene sgombrato, tranne le tre carte più recenti.</translation>
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
        <translation>Inizio di un combattimento contro di te: scegli un Cacciatore che vi partecipa, il quale mostra tutti gli oggetti; tu ne scarti uno. Nei primi tre round non puoi giocare carte Fuga.</translation>
    </message>
    <message>
        <source>Start of a combat with you: there is no combat. You move the hunters there to a city one road away, and they do not meet anything there.</source>
        <translation>Inizio di un combattimento contro di te: non si combatte. Sposti i Cacciatori in una città a una strada di distanza, dove non incontrano nulla.</translation>
    </message>
    <message>
        <source>Start of a combat: Dracula, or the agent, adds 1 to all rolls of this combat.</source>
        <translation>Inizio di un combattimento: Dracula, o l’Agente, aggiunge 1 a tutti i suoi tiri in questo combattimento.</translation>
    </message>
    <message>
        <source>Start of a combat: choose a hunter in it. That hunter adds 1 to all rolls of this combat. You need not take part in it.</source>
        <translation>Inizio di un combattimento: scegli un Cacciatore che vi partecipa; per tutto il combattimento aggiunge 1 ai suoi tiri. Puoi giocarla anche se non vi partecipi.</translation>
    </message>
    <message>
        <source>Start of a combat: the combat does not take place.</source>
        <translation>Inizio di un combattimento: non si combatte.</translation>
    </message>
    <message>
        <source>Start of your turn, but not in the Small Hours: move the time marker ahead by one step.</source>
        <translation>Inizio del tuo turno, ma non nelle ore piccole: sposta il segnalino Tempo di un passo avanti.</translation>
    </message>
    <message>
        <source>Start of your turn: put the Roadblock marker on a road or railway between two places. No hunter can use it until the marker is removed.</source>
        <translation>Inizio del tuo turno: piazza il segnalino «Strada bloccata» su una strada o una ferrovia tra due luoghi. Nessun Cacciatore può usarla finché il segnalino non viene rimosso.</translation>
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
        <translation>Telegramma preventivo</translation>
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
        <translation>Il Cacciatore mostra a Dracula tutte le carte e dichiara la sua prossima mossa.</translation>
    </message>
    <message>
        <source>The hunter&apos;s turn ends. On the next turn Dracula moves the hunter; then the tile returns to the pool.</source>
        <translation>Il turno del Cacciatore finisce. Nel suo turno successivo è Dracula a muoverlo; poi la tessera torna nella riserva.</translation>
    </message>
    <message>
        <source>The hunter&apos;s turn ends. The hunter cannot move on the next turn; then the tile returns to the pool.</source>
        <translation>Il turno del Cacciatore finisce. Nel suo turno successivo non può muoversi; poi la tessera torna nella riserva.</translation>
    </message>
    <message>
        <source>The next event card is drawn: Dracula takes his own, one of the hunters is discarded.</source>
        <translation>Si pesca la prossima carta evento: se è di Dracula la prende lui, se è dei Cacciatori viene scartata.</translation>
    </message>
    <message>
        <source>The vampire track rises by 2. Then the trail is cleared except for its newest card.</source>
        <translation>La Scala dei Vampiri sale di 2. Poi il Percorso viene sgombrato, tranne la carta più recente.</translation>
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
        <translation>Quando Dracula gioca una carta evento: annullala. Oppure nel tuo turno: scarta l’Alleato di Dracula o rimuovi il segnalino «Strada bloccata».</translation>
    </message>
    <message>
        <source>When a New Vampire is met at night: every hunter who meets it is bitten, and the tile returns to your encounter hand.</source>
        <translation>Quando di notte si incontra un Nuovo Vampiro: ogni Cacciatore che lo incontra viene morso e la tessera torna nella tua mano di Incontri.</translation>
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
        <translation>Quando un Cacciatore sbarca, o attraversa via terra il confine tra ovest ed est, e lì non trova Incontri: lui e il suo gruppo scartano tutti gli oggetti e il turno finisce.</translation>
    </message>
    <message>
        <source>When an effect is about to reveal a location of the trail: it is not revealed.</source>
        <translation>Quando un effetto sta per rivelare un luogo del Percorso: non viene rivelato.</translation>
    </message>
    <message>
        <source>When an encounter is turned faceup in your place: cancel and discard it.</source>
        <translation>Quando nel tuo luogo viene scoperto un Incontro: annullalo e scartalo.</translation>
    </message>
    <message>
        <source>When an encounter is turned faceup in your place: discard an item and take any item from the discard pile.</source>
        <translation>Quando nel tuo luogo viene scoperto un Incontro: scarta un oggetto e prendine uno qualsiasi dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>When the hunters play an event card: cancel it. Or at the start of your turn: remove a Heavenly Host marker or discard the hunters&apos; ally.</source>
        <translation>Quando i Cacciatori giocano una carta evento: annullala. Oppure all’inizio del tuo turno: rimuovi un segnalino Ostia consacrata o scarta l’Alleato dei Cacciatori.</translation>
    </message>
    <message>
        <source>When you would lose health or be bitten: this does not happen.</source>
        <translation>Quando stai per perdere punti salute o per essere morso: lo impedisci.</translation>
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
    <name>fury2.dracula</name>
    <message>
        <source>A hunter is {place:in}, so Dracula is revealed and has to fight.</source>
        <translation>{place:in} c’è un Cacciatore, perciò Dracula viene rivelato e deve combattere.</translation>
    </message>
    <message numerus="yes">
        <source>After it %n more encounters return to the pool.</source>
        <translation>
            <numerusform>Poi torna nella riserva ancora un Incontro.</numerusform>
            <numerusform>Poi tornano nella riserva ancora %n Incontri.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against each card that the other side may choose, {card} wins with {least}%.</source>
        <translation>Probabilità che «{card}» vinca, qualunque carta scelga l’avversario: {least}%.</translation>
    </message>
    <message>
        <source>Against the cards that the other side is likely to play, {card} wins with {percent}%.</source>
        <translation>Probabilità che «{card}» vinca contro ciò che ci si aspetta dall’avversario: {percent}%.</translation>
    </message>
    <message>
        <source>Against the cards that the other side may choose, {card} wins with {least}% to {most}%.</source>
        <translation>Probabilità che «{card}» vinca, secondo la carta scelta dall’avversario: da {least}% a {most}%.</translation>
    </message>
    <message>
        <source>Castle Dracula gives {blood} blood, but its card is always faceup.</source>
        <translation>Il Castello di Dracula dà {blood} punti sangue, ma la sua carta è sempre scoperta.</translation>
    </message>
    <message>
        <source>Dracula can then go {place:to} again.</source>
        <translation>Dracula può poi tornare {place:to}.</translation>
    </message>
    <message>
        <source>Dracula has {blood} blood left.</source>
        <translation>Punti sangue rimasti a Dracula: {blood}.</translation>
    </message>
    <message>
        <source>Dracula has {count:word} of these.</source>
        <translation>Dracula ne ha {count:word}.</translation>
    </message>
    <message>
        <source>Dracula stays revealed {place:in}.</source>
        <translation>Dracula resta rivelato {place:in}.</translation>
    </message>
    <message>
        <source>Dracula then holds: {cards}.</source>
        <translation>Dracula ha poi in mano: {cards}.</translation>
    </message>
    <message>
        <source>From there his own cards block every way on.</source>
        <translation>Da lì le sue stesse carte gli sbarrano ogni via.</translation>
    </message>
    <message>
        <source>Hunters who come {place:to} still meet: {cards}.</source>
        <translation>I Cacciatori che arrivano {place:to} incontrano ancora: {cards}.</translation>
    </message>
    <message>
        <source>If {card} matures, it adds {added} to the vampire track (now {now} of {most}).</source>
        <translation>Se matura, «{card}» fa salire di {added} la Scala dei Vampiri (ora {now} su {most}).</translation>
    </message>
    <message>
        <source>In this round no hunter can come {place:to}.</source>
        <translation>In questo round nessun Cacciatore può arrivare {place:to}.</translation>
    </message>
    <message>
        <source>In this round {hunters} can come {place:to}.</source>
        <translation>In questo round {hunters} possono arrivare {place:to}.</translation>
    </message>
    <message>
        <source>In this round {hunter} can come {place:to}.</source>
        <translation>In questo round {hunter} può arrivare {place:to}.</translation>
    </message>
    <message>
        <source>It adds {added} to the vampire track now, for a total of {total} of {most}.</source>
        <translation>La Scala dei Vampiri sale ora di {added}, a {total} su {most}.</translation>
    </message>
    <message>
        <source>It costs Dracula {lost} blood, which leaves {left}.</source>
        <translation>Costa punti sangue a Dracula ({lost}), che scende a {left}.</translation>
    </message>
    <message>
        <source>It gives Dracula {gained} blood, for a total of {total}.</source>
        <translation>Dà punti sangue a Dracula ({gained}), che sale a {total}.</translation>
    </message>
    <message>
        <source>Lost, it can destroy Dracula, who has {blood} blood left.</source>
        <translation>Se perde, Dracula può essere distrutto (punti sangue rimasti: {blood}).</translation>
    </message>
    <message>
        <source>Lost, it can mean the defeat of {hunters}.</source>
        <translation>Se perde, c’è il rischio di una sconfitta per: {hunters}.</translation>
    </message>
    <message>
        <source>New Vampire can then mature: it adds {added}, for a total of {total} of {most}.</source>
        <translation>«Nuovo Vampiro» può poi maturare: la Scala dei Vampiri sale di {added}, a {total} su {most}.</translation>
    </message>
    <message>
        <source>The cards of the trail stay as they are.</source>
        <translation>Le carte del Percorso restano come sono.</translation>
    </message>
    <message>
        <source>Then only the newest card stays on the trail.</source>
        <translation>Poi sul Percorso resta solo la carta più recente.</translation>
    </message>
    <message>
        <source>These encounters then leave the map or mature: {cards}.</source>
        <translation>Gli Incontri che vi si trovano lasciano allora la mappa o maturano: {cards}.</translation>
    </message>
    <message>
        <source>While its card is in the catacombs, Dracula can only go {place:to} by Double Back.</source>
        <translation>Finché la carta è nelle Catacombe, Dracula può andare {place:to} solo con «Tornare indietro».</translation>
    </message>
    <message>
        <source>Won, it can defeat {hunters}.</source>
        <translation>Se vince, può sconfiggere {hunters}.</translation>
    </message>
    <message>
        <source>Won, it can destroy Dracula, who has {blood} blood left.</source>
        <translation>Se vince, può distruggere Dracula (punti sangue rimasti: {blood}).</translation>
    </message>
    <message>
        <source>after choice {rival} New Vampire can mature now</source>
        <translation>dopo la scelta {rival} «Nuovo Vampiro» può maturare ora</translation>
    </message>
    <message>
        <source>choice {rival} adds more to the vampire track if it matures</source>
        <translation>la scelta {rival}, se matura, fa salire di più la Scala dei Vampiri</translation>
    </message>
    <message>
        <source>choice {rival} can end the combat with a victory</source>
        <translation>la scelta {rival} può chiudere il combattimento con una vittoria</translation>
    </message>
    <message>
        <source>choice {rival} returns an encounter that would add nothing to the vampire track</source>
        <translation>la scelta {rival} restituisce un Incontro che non farebbe salire la Scala dei Vampiri</translation>
    </message>
    <message>
        <source>choice {rival} wins more often on average ({other} instead of {own})</source>
        <translation>la scelta {rival} in media vince più spesso ({other} anziché {own})</translation>
    </message>
    <message>
        <source>it costs Dracula {own} blood</source>
        <translation>a Dracula costa punti sangue ({own})</translation>
    </message>
    <message>
        <source>with choice {rival} the combat is less dangerous</source>
        <translation>con la scelta {rival} il combattimento è meno pericoloso</translation>
    </message>
    <message>
        <source>{card} adds nothing to the vampire track.</source>
        <translation>«{card}» non fa salire la Scala dei Vampiri.</translation>
    </message>
    <message>
        <source>{card} would add nothing to the vampire track.</source>
        <translation>«{card}» non farebbe salire la Scala dei Vampiri.</translation>
    </message>
    <message>
        <source>{card} would add {added} to the vampire track if it matured.</source>
        <translation>Se maturasse, «{card}» farebbe salire la Scala dei Vampiri di {added}.</translation>
    </message>
    <message>
        <source>{hunter} has {health} of {most} health.</source>
        <translation>{hunter:told} ha {health} su {most} punti salute.</translation>
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
        <translation>il vampiro</translation>
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
        <translation>«{card}» non è lo schieramento e il nome di una carta combattimento</translation>
    </message>
    <message>
        <source>“{line}” is not a side, a card and a number with commas between them</source>
        <translation>«{line}» non è uno schieramento, una carta e un numero separati da virgole</translation>
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
        <translation>Una carta esce dal Percorso di Dracula.</translation>
    </message>
    <message>
        <source>A card stays on the trail: Dracula is there.</source>
        <translation>Una carta resta sul Percorso: lì c’è Dracula.</translation>
    </message>
    <message>
        <source>A house of the Servant is in one of these cities: {places}.</source>
        <translation>Una casa del Servitore è in una di queste città: {places}.</translation>
    </message>
    <message>
        <source>A new ally: {event}.</source>
        <translation>Un nuovo Alleato: «{event}».</translation>
    </message>
    <message>
        <source>A roadblock closes {line}.</source>
        <translation>Un segnalino Strada bloccata chiude il tratto {line}.</translation>
    </message>
    <message>
        <source>A storm rages {place:in}.</source>
        <translation>Una tempesta infuria {place:in}.</translation>
    </message>
    <message>
        <source>An encounter is turned up: {card}.</source>
        <translation>Viene scoperto un Incontro: {card}.</translation>
    </message>
    <message>
        <source>An encounter matures: {encounter}.</source>
        <translation>Un Incontro matura: «{encounter}».</translation>
    </message>
    <message>
        <source>Another house of the Servant is in one of these cities.</source>
        <translation>Un’altra casa del Servitore è in una di queste città.</translation>
    </message>
    <message>
        <source>Bats lead {hunter} astray.</source>
        <translation>I Pipistrelli portano {hunter:told} fuori strada.</translation>
    </message>
    <message>
        <source>Combat with Dracula begins: {hunters}.</source>
        <translation>Comincia il combattimento contro Dracula. In campo: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with a New Vampire begins: {hunters}.</source>
        <translation>Comincia il combattimento contro un Nuovo Vampiro. In campo: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with an agent begins: {hunters}.</source>
        <translation>Comincia il combattimento contro un Agente. In campo: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with the Servant begins: {hunters}.</source>
        <translation>Comincia il combattimento contro il Servitore. In campo: {hunters}.</translation>
    </message>
    <message>
        <source>Combat with {encounter} begins: {hunters}.</source>
        <translation>Comincia il combattimento contro «{encounter}». In campo: {hunters}.</translation>
    </message>
    <message>
        <source>Continue {count} of 3 in a row: the third ends the combat.</source>
        <translation>«Continua», {count} su 3 di seguito: il terzo conclude il combattimento.</translation>
    </message>
    <message>
        <source>Day {day} of the chapter begins.</source>
        <translation>Comincia il giorno {day} del capitolo.</translation>
    </message>
    <message>
        <source>Dracula chooses {hunter}.</source>
        <translation>Dracula sceglie {hunter:told}.</translation>
    </message>
    <message>
        <source>Dracula does not allow his Servant to play {event}.</source>
        <translation>Dracula non permette al Servitore di giocare «{event}».</translation>
    </message>
    <message>
        <source>Dracula evades {place:to}.</source>
        <translation>Dracula fugge {place:to}.</translation>
    </message>
    <message>
        <source>Dracula flies {place:to} as a bat.</source>
        <translation>Dracula vola {place:to} in forma di pipistrello.</translation>
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
        <translation>Dracula corre {place:to} in forma di lupo.</translation>
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
        <translation>Il Servitore di Dracula viene sconfitto.</translation>
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
        <translation>Vite del Servitore di Dracula: ora {lives} su 3.</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood falls from {before} to {blood}.</source>
        <translation>Il sangue di Dracula scende da {before} a {blood}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood rises from {before} to {blood}.</source>
        <translation>Il sangue di Dracula sale da {before} a {blood}.</translation>
    </message>
    <message>
        <source>Hide leaves the trail with its location.</source>
        <translation>«Nascondersi» esce dal Percorso con il suo luogo.</translation>
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
        <translation>Un Morso {hunter:of} viene curato.</translation>
    </message>
    <message>
        <source>One card of the trail is Hide.</source>
        <translation>Una carta del Percorso è «Nascondersi».</translation>
    </message>
    <message>
        <source>Repel: in the next round the enemy may only dodge or escape.</source>
        <translation>Respinto: nel prossimo round il nemico può solo schivare o fuggire.</translation>
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
        <translation>Il Nuovo Vampiro viene ucciso.</translation>
    </message>
    <message>
        <source>The New Vampire rolls {faces}: up to 3 is a bite, more an escape.</source>
        <translation>Il Nuovo Vampiro tira {faces}: fino a 3 morde, oltre fugge.</translation>
    </message>
    <message>
        <source>The Servant has a house {place:in}.</source>
        <translation>Il Servitore ha una casa {place:in}.</translation>
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
        <translation>L’Agente viene ucciso.</translation>
    </message>
    <message>
        <source>The agent rolls {faces}.</source>
        <translation>L’Agente tira {faces}.</translation>
    </message>
    <message>
        <source>The chapter begins.</source>
        <translation>Il capitolo comincia.</translation>
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
        <source>The encounter that matures: {card}.</source>
        <translation>L’Incontro che matura: {card}.</translation>
    </message>
    <message>
        <source>The enemy adds 1 in the next round.</source>
        <translation>Il nemico ha +1 nel prossimo round.</translation>
    </message>
    <message>
        <source>The event card goes to {hunter}.</source>
        <translation>La carta evento va {hunter:to}.</translation>
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
        <source>The hunters&apos; resolve falls from {before} to {resolve}.</source>
        <translation>La Determinazione dei Cacciatori scende da {before} a {resolve}.</translation>
    </message>
    <message>
        <source>The hunters&apos; resolve is now {resolve}.</source>
        <translation>La Determinazione dei Cacciatori è ora {resolve}.</translation>
    </message>
    <message>
        <source>The hunters&apos; resolve rises from {before} to {resolve}.</source>
        <translation>La Determinazione dei Cacciatori sale da {before} a {resolve}.</translation>
    </message>
    <message>
        <source>The lives of Dracula&apos;s Servant fall from {before} to {lives} of 3.</source>
        <translation>Le vite del Servitore di Dracula scendono da {before} a {lives} su 3.</translation>
    </message>
    <message>
        <source>The lives of Dracula&apos;s Servant rise from {before} to {lives} of 3.</source>
        <translation>Le vite del Servitore di Dracula salgono da {before} a {lives} su 3.</translation>
    </message>
    <message>
        <source>The next move of {actor} will lead {place:to}.</source>
        <translation>La prossima mossa {actor:of} porterà {place:to}.</translation>
    </message>
    <message>
        <source>The roadblock on {line} is removed.</source>
        <translation>Il segnalino Strada bloccata sul tratto {line} viene rimosso.</translation>
    </message>
    <message>
        <source>The storm {place:in} ends.</source>
        <translation>La tempesta {place:in} finisce.</translation>
    </message>
    <message>
        <source>The train die shows 0: the train is missed.</source>
        <translation>Il dado del treno mostra 0: treno perso.</translation>
    </message>
    <message>
        <source>The train die shows X: the turn is over.</source>
        <translation>Il dado del treno mostra X: il turno è finito.</translation>
    </message>
    <message>
        <source>The train die shows {faces}.</source>
        <translation>Il dado del treno mostra {faces}.</translation>
    </message>
    <message>
        <source>The vampire rolls {faces}.</source>
        <translation>Il vampiro tira {faces}.</translation>
    </message>
    <message>
        <source>The vampire track falls from {before} to {vampires}.</source>
        <translation>La Scala dei Vampiri scende da {before} a {vampires}.</translation>
    </message>
    <message>
        <source>The vampire track is now at {vampires}.</source>
        <translation>La Scala dei Vampiri è ora a {vampires}.</translation>
    </message>
    <message>
        <source>The vampire track rises from {before} to {vampires}.</source>
        <translation>La Scala dei Vampiri sale da {before} a {vampires}.</translation>
    </message>
    <message>
        <source>The {place} card is turned up.</source>
        <translation>La carta luogo «{place}» viene scoperta.</translation>
    </message>
    <message>
        <source>Time of day: {time}.</source>
        <translation>Momento del giorno: {time}.</translation>
    </message>
    <message>
        <source>Totals and initiative are equal: both sides roll again.</source>
        <translation>Totali e iniziativa sono pari: entrambi gli schieramenti tirano di nuovo.</translation>
    </message>
    <message>
        <source>Totals of the round: hunters {hunters}, enemy {enemy}.</source>
        <translation>Totali del round: Cacciatori {hunters}, nemico {enemy}.</translation>
    </message>
    <message>
        <source>{cards}; the enemy plays {tactic} (round {round}).</source>
        <translation>{cards}; il nemico gioca «{tactic}» (round {round}).</translation>
    </message>
    <message>
        <source>{cards}; the enemy plays {tactic} against {target} (round {round}).</source>
        <translation>{cards}; il nemico gioca «{tactic}» contro {target:told} (round {round}).</translation>
    </message>
    <message>
        <source>{card} changes its place.</source>
        <translation>{card} cambia posto.</translation>
    </message>
    <message>
        <source>{card} comes back from the discard pile.</source>
        <translation>La carta {card} torna in gioco dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>{card} goes to the discard pile.</source>
        <translation>La carta {card} va nella pila degli scarti.</translation>
    </message>
    <message>
        <source>{card} is discarded from the deck.</source>
        <translation>La carta {card} viene scartata dal mazzo.</translation>
    </message>
    <message>
        <source>{card} is discarded, because this draw only gives Dracula his cards.</source>
        <translation>La carta {card} viene scartata, perché da questa pesca solo Dracula riceve carte.</translation>
    </message>
    <message>
        <source>{card} is placed on another card.</source>
        <translation>{card} passa su un’altra carta.</translation>
    </message>
    <message>
        <source>{card} is placed there.</source>
        <translation>Lì si piazza {card}.</translation>
    </message>
    <message>
        <source>{card} is played at once.</source>
        <translation>La carta {card} viene giocata subito.</translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>La carta {card} viene scoperta.</translation>
    </message>
    <message>
        <source>{card} leaves the trail.</source>
        <translation>{card} esce dal Percorso.</translation>
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
        <source>{card} stays with the hunter for a turn.</source>
        <translation>La tessera {card} resta davanti al Cacciatore per un turno.</translation>
    </message>
    <message>
        <source>{die} + {bonus}</source>
        <translation>{die} + {bonus}</translation>
    </message>
    <message>
        <source>{encounter} is killed.</source>
        <translation>«{encounter}» viene ucciso.</translation>
    </message>
    <message>
        <source>{event} is canceled.</source>
        <translation>La carta «{event}» viene annullata.</translation>
    </message>
    <message>
        <source>{giver} discards {card}.</source>
        <translation>{giver:told} scarta {card}.</translation>
    </message>
    <message>
        <source>{giver} gives {card} to {taker}.</source>
        <translation>{giver:told} cede {card} {taker:to}.</translation>
    </message>
    <message>
        <source>{giver} places {card}.</source>
        <translation>{giver:told} piazza {card}.</translation>
    </message>
    <message>
        <source>{giver} plays {card}.</source>
        <translation>{giver:told} gioca {card}.</translation>
    </message>
    <message>
        <source>{giver} returns {card} to the pool.</source>
        <translation>{giver:told} rimette {card} nella riserva.</translation>
    </message>
    <message>
        <source>{giver} shows {card}.</source>
        <translation>{giver:told} mostra {card}.</translation>
    </message>
    <message>
        <source>{hunter} adds 1 in the next round.</source>
        <translation>{hunter:told} ha +1 nel prossimo round.</translation>
    </message>
    <message>
        <source>{hunter} asks for a cure at the hospital.</source>
        <translation>{hunter:told} chiede cure all’ospedale.</translation>
    </message>
    <message>
        <source>{hunter} cannot move because of the fog.</source>
        <translation>{hunter:told} non può muoversi per la nebbia.</translation>
    </message>
    <message>
        <source>{hunter} goes {place:to}.</source>
        <translation>{hunter:told} va {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} hurries {place:to}.</source>
        <translation>{hunter:told} corre {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} is bitten.</source>
        <translation>{hunter:told} subisce un Morso.</translation>
    </message>
    <message>
        <source>{hunter} is brought {place:to}.</source>
        <translation>{hunter:told} finisce {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter:told} subisce una sconfitta.</translation>
    </message>
    <message>
        <source>{hunter} is moved {place:to}.</source>
        <translation>{hunter:told} deve andare {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} joins {leader}.</source>
        <translation>{hunter:told} si unisce {leader:to}.</translation>
    </message>
    <message>
        <source>{hunter} leaves the combat.</source>
        <translation>{hunter:told} lascia il combattimento.</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} loses %n health.</source>
        <translation>
            <numerusform>{hunter:told} perde un punto salute.</numerusform>
            <numerusform>{hunter:told} perde %n punti salute.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} misses the turn.</source>
        <translation>{hunter:told} salta il turno.</translation>
    </message>
    <message>
        <source>{hunter} places Dogs faceup.</source>
        <translation>{hunter:told} piazza i Cani scoperti davanti a sé.</translation>
    </message>
    <message>
        <source>{hunter} recovers and has {health} health.</source>
        <translation>{hunter:told} recupera punti salute: ora ne ha {health}.</translation>
    </message>
    <message>
        <source>{hunter} rests.</source>
        <translation>{hunter:told} riposa.</translation>
    </message>
    <message>
        <source>{hunter} returns {place:in}.</source>
        <translation>{hunter:told} torna {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} runs {place:to} as a wolf.</source>
        <translation>{hunter:told} corre {place:to} in forma di lupo.</translation>
    </message>
    <message>
        <source>{hunter} sails {place:to}.</source>
        <translation>{hunter:told} va per mare {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} searches the place.</source>
        <translation>{hunter:told} perlustra il luogo.</translation>
    </message>
    <message>
        <source>{hunter} starts {place:in}.</source>
        <translation>{hunter:told} comincia {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} stays {place:in}.</source>
        <translation>{hunter:told} resta {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} suffers no harm.</source>
        <translation>{hunter:told} non subisce danni.</translation>
    </message>
    <message>
        <source>{hunter} takes no action.</source>
        <translation>{hunter:told} non compie azioni.</translation>
    </message>
    <message>
        <source>{hunter} takes supplies.</source>
        <translation>{hunter:told} si rifornisce.</translation>
    </message>
    <message>
        <source>{hunter} takes the train {place:to}.</source>
        <translation>{hunter:told} va in treno {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} trades.</source>
        <translation>{hunter:told} fa uno scambio.</translation>
    </message>
    <message>
        <source>{hunter} uses resolve for Inner Strength.</source>
        <translation>{hunter:told} usa la Determinazione per «Forza interiore».</translation>
    </message>
    <message>
        <source>{hunter} uses resolve for Newspaper Reports.</source>
        <translation>{hunter:told} usa la Determinazione per «Articoli di giornale».</translation>
    </message>
    <message>
        <source>{hunter} uses resolve for Sense of Emergency.</source>
        <translation>{hunter:told} usa la Determinazione per «Senso di urgenza».</translation>
    </message>
    <message>
        <source>{hunter} waits for {leader}.</source>
        <translation>{hunter:told} aspetta {leader:told}.</translation>
    </message>
    <message>
        <source>{hunter} wants to take the train.</source>
        <translation>{hunter:told} vuole prendere il treno.</translation>
    </message>
    <message>
        <source>{item} ({hunter}) beats {tactic} by initiative.</source>
        <translation>«{item}» {hunter:of} batte «{tactic}» del nemico grazie all’iniziativa.</translation>
    </message>
    <message>
        <source>{item} ({hunter}) beats {tactic}.</source>
        <translation>«{item}» {hunter:of} batte «{tactic}» del nemico.</translation>
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
        <translation>«{tactic}» del nemico batte «{item}» {hunter:of} grazie all’iniziativa.</translation>
    </message>
    <message>
        <source>{tactic} beats {item} ({hunter}).</source>
        <translation>«{tactic}» del nemico batte «{item}» {hunter:of}.</translation>
    </message>
    <message>
        <source>{taker} draws {card}.</source>
        <translation>{taker:told} pesca {card}.</translation>
    </message>
    <message>
        <source>{taker} keeps {card}.</source>
        <translation>{taker:told} tiene {card}.</translation>
    </message>
    <message>
        <source>{taker} takes {card} back.</source>
        <translation>{taker:told} riprende {card}.</translation>
    </message>
    <message>
        <source>{taker} takes {card} from the discard pile.</source>
        <translation>{taker:told} prende {card} dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>{who} plays {item}</source>
        <translation>{who} gioca «{item}»</translation>
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
        <translation>È fuggito in una città qualsiasi.</translation>
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
        <translation>Ha giocato «{power}» ed è tornato in un luogo del suo Percorso o delle sue Catacombe.</translation>
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
        <translation>Si è imbarcato o ha proseguito per mare.</translation>
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
        <translation>Città nell’{side}.</translation>
    </message>
    <message>
        <source>Dracula event card</source>
        <translation>Carta evento di Dracula</translation>
    </message>
    <message>
        <source>Dracula is revealed here, regains up to 2 blood and places no encounter.</source>
        <translation>Qui Dracula è rivelato, recupera fino a 2 punti sangue e non piazza Incontri.</translation>
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
        <translation>Porto nell’{side}.</translation>
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
        <translation>Zona di mare ignota</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Europa occidentale</translation>
    </message>
    <message>
        <source>before {hunter}</source>
        <translation>davanti {hunter:to}</translation>
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
        <source>just drawn</source>
        <translation>appena pescata</translation>
    </message>
    <message>
        <source>leaves the trail</source>
        <translation>esce dal Percorso</translation>
    </message>
    <message>
        <source>left the trail</source>
        <translation>uscita dal Percorso</translation>
    </message>
    <message>
        <source>not playable this round</source>
        <translation>non giocabile in questo round</translation>
    </message>
    <message>
        <source>on space {slot}</source>
        <translation>sullo spazio {slot}</translation>
    </message>
</context>
<context>
    <name>fury2.fight</name>
    <message numerus="yes">
        <source>%n bite(s)</source>
        <translation>
            <numerusform>%n Morso</numerusform>
            <numerusform>%n Morsi</numerusform>
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
        <translation>«Continua», {count} su 3 di seguito: il terzo conclude il combattimento.</translation>
    </message>
    <message>
        <source>Day: Dracula has only Claws, Dodge and Escape (Man).</source>
        <translation>Giorno: Dracula ha solo «Artigli», «Schivata» e «Fuga (uomo)».</translation>
    </message>
    <message numerus="yes">
        <source>Dracula gains %n blood</source>
        <translation>
            <numerusform>Dracula guadagna un punto sangue</numerusform>
            <numerusform>Dracula guadagna %n punti sangue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula loses %n blood</source>
        <translation>
            <numerusform>Dracula perde un punto sangue</numerusform>
            <numerusform>Dracula perde %n punti sangue</numerusform>
        </translation>
    </message>
    <message>
        <source>Night: Dracula has all of his tactics cards.</source>
        <translation>Notte: Dracula ha tutte le sue carte tattiche.</translation>
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
        <source>The enemy cannot dodge in the first round.</source>
        <translation>Nel primo round il nemico non può schivare.</translation>
    </message>
    <message>
        <source>The enemy cannot escape before round {round}.</source>
        <translation>Il nemico non può fuggire prima del round {round}.</translation>
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
        <translation>un Morso ricevuto</translation>
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
        <source>no losses</source>
        <translation>nessuna perdita</translation>
    </message>
    <message>
        <source>not beaten</source>
        <translation>non sconfitto</translation>
    </message>
    <message>
        <source>the New Vampire is killed</source>
        <translation>il Nuovo Vampiro è ucciso</translation>
    </message>
    <message>
        <source>the Servant loses a life</source>
        <translation>il Servitore perde una vita</translation>
    </message>
    <message>
        <source>the agent is killed</source>
        <translation>l’Agente è ucciso</translation>
    </message>
    <message>
        <source>{hunter} adds 1 in this round.</source>
        <translation>{hunter:told} ha +1 in questo round.</translation>
    </message>
    <message>
        <source>{hunter} is bitten</source>
        <translation>{hunter:told} subisce un Morso</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} loses %n health</source>
        <translation>
            <numerusform>{hunter:told} perde un punto salute</numerusform>
            <numerusform>{hunter:told} perde %n punti salute</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} loses {cards}.</source>
        <translation>{hunter:told} perde {cards}.</translation>
    </message>
    <message>
        <source>{hunter} misses a turn.</source>
        <translation>{hunter:told} salta un turno.</translation>
    </message>
    <message>
        <source>{hunter} played {cards}.</source>
        <translation>{hunter:told} ha giocato {cards}.</translation>
    </message>
    <message>
        <source>{item} ({hunter}) {ours} beats {tactic} {theirs} by initiative: {what}.</source>
        <translation>«{item}» ({hunter}) {ours} batte «{tactic}» {theirs} grazie all’iniziativa: {what}.</translation>
    </message>
    <message>
        <source>{item} ({hunter}) {ours} beats {tactic} {theirs}: {what}.</source>
        <translation>«{item}» ({hunter}) {ours} batte «{tactic}» {theirs}: {what}.</translation>
    </message>
    <message>
        <source>{item} {ours} beats {tactic} {theirs} by initiative: {what}.</source>
        <translation>«{item}» {ours} batte «{tactic}» {theirs} grazie all’iniziativa: {what}.</translation>
    </message>
    <message>
        <source>{item} {ours} beats {tactic} {theirs}: {what}.</source>
        <translation>«{item}» {ours} batte «{tactic}» {theirs}: {what}.</translation>
    </message>
    <message>
        <source>{tactic} {theirs} beats {item} ({hunter}) {ours} by initiative: {what}.</source>
        <translation>«{tactic}» {theirs} batte «{item}» ({hunter}) {ours} grazie all’iniziativa: {what}.</translation>
    </message>
    <message>
        <source>{tactic} {theirs} beats {item} ({hunter}) {ours}: {what}.</source>
        <translation>«{tactic}» {theirs} batte «{item}» ({hunter}) {ours}: {what}.</translation>
    </message>
    <message>
        <source>{tactic} {theirs} beats {item} {ours} by initiative: {what}.</source>
        <translation>«{tactic}» {theirs} batte «{item}» {ours} grazie all’iniziativa: {what}.</translation>
    </message>
    <message>
        <source>{tactic} {theirs} beats {item} {ours}: {what}.</source>
        <translation>«{tactic}» {theirs} batte «{item}» {ours}: {what}.</translation>
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
        <translation>Dottor Seward</translation>
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
        <translation>Carte tattiche</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <translation>Europa occidentale</translation>
    </message>
    <message>
        <source>{hunter} gives</source>
        <translation>{hunter:told} cede</translation>
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
    <name>fury2.moments</name>
    <message>
        <source>Before the first turn</source>
        <translation>Prima del primo turno</translation>
    </message>
    <message>
        <source>{time}, turn of {figure}</source>
        <translation>{time}, turno {figure:of}</translation>
    </message>
</context>
<context>
    <name>fury2.options</name>
    <message>
        <source>A combat after the Servant loses a life</source>
        <translation>Un combattimento in cui il Servitore perde una vita</translation>
    </message>
    <message>
        <source>A defeated hunter misses</source>
        <translation>Un Cacciatore sconfitto salta</translation>
    </message>
    <message>
        <source>A group&apos;s combat when a member falls</source>
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
        <source>Cards and hands</source>
        <translation>Carte e mani</translation>
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
        <source>Combat</source>
        <translation>Combattimento</translation>
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
        <source>Dracula starts with 12 blood (about even)</source>
        <translation>Dracula comincia con 12 punti sangue (quasi alla pari)</translation>
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
        <source>Dracula&apos;s Servant</source>
        <translation>Servitore di Dracula</translation>
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
        <source>Encounters</source>
        <translation>Incontri</translation>
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
        <source>Movement and the sea</source>
        <translation>Movimento e mare</translation>
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
        <translation>Piazzare un Incontro</translation>
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
        <translation>Il Servitore protegge i Nuovi Vampiri</translation>
    </message>
    <message>
        <source>The Servant is a sixth figure, Dracula&apos;s helper: he moves in the open, fights the hunters, has three lives, and wins and loses with Dracula.</source>
        <translation>Il Servitore è un sesto personaggio, l’aiutante di Dracula: si muove allo scoperto, combatte i Cacciatori, ha tre vite e vince e perde con Dracula.</translation>
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
        <translation>Il vampiro di «Covo dei vampiri»</translation>
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
        <translation>Van Helsing può agire dopo un Incontro</translation>
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
        <translation>come lupo o su una strada</translation>
    </message>
    <message>
        <source>as a wolf, by road or by rail</source>
        <translation>come lupo, su strada o in treno</translation>
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
        <translation>sgombra il Percorso fino a tre carte</translation>
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
        <translation>non sgombra il Percorso</translation>
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
        <translation>lascia una mossa su strada</translation>
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
        <translation>sposta fino a quattro zone di mare</translation>
    </message>
    <message>
        <source>moves up to three sea zones</source>
        <translation>sposta fino a tre zone di mare</translation>
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
        <source>optional rule used</source>
        <translation>regola facoltativa usata</translation>
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
        <source>the combat continues</source>
        <translation>il combattimento continua</translation>
    </message>
    <message>
        <source>the combat ends</source>
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
    <name>fury2.outcomes</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Dracula flies away</source>
        <translation>Dracula vola via</translation>
    </message>
    <message numerus="yes">
        <source>Dracula loses %n blood</source>
        <translation>
            <numerusform>Dracula perde un punto sangue</numerusform>
            <numerusform>Dracula perde %n punti sangue</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula&apos;s blood falls to the next red mark</source>
        <translation>il sangue di Dracula scende al segno rosso successivo</translation>
    </message>
    <message>
        <source>Repel</source>
        <translation>Respingere</translation>
    </message>
    <message>
        <source>Won: {won}. Lost: {lost}.</source>
        <translation>Se vince: {won}. Se perde: {lost}.</translation>
    </message>
    <message>
        <source>the New Vampire is killed</source>
        <translation>il Nuovo Vampiro è ucciso</translation>
    </message>
    <message>
        <source>the Servant loses a life</source>
        <translation>il Servitore perde una vita</translation>
    </message>
    <message>
        <source>the agent is killed</source>
        <translation>l’Agente è ucciso</translation>
    </message>
    <message>
        <source>the combat ends</source>
        <translation>il combattimento finisce</translation>
    </message>
    <message>
        <source>the hunter discards all items</source>
        <translation>il Cacciatore scarta tutti gli oggetti</translation>
    </message>
    <message>
        <source>the hunter discards an event</source>
        <translation>il Cacciatore scarta un evento</translation>
    </message>
    <message>
        <source>the hunter is bitten</source>
        <translation>il Cacciatore subisce un Morso</translation>
    </message>
    <message numerus="yes">
        <source>the hunter loses %n health</source>
        <translation>
            <numerusform>il Cacciatore perde un punto salute</numerusform>
            <numerusform>il Cacciatore perde %n punti salute</numerusform>
        </translation>
    </message>
    <message>
        <source>the hunter&apos;s card is discarded</source>
        <translation>la carta del Cacciatore è scartata</translation>
    </message>
    <message>
        <source>the winner adds 1 in the next round</source>
        <translation>chi vince ha +1 nel prossimo round</translation>
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
        <translation>Contro «{card}»: probabilità di vincere {percent}%. Se vinci: {won}. Se perdi: {lost}.</translation>
    </message>
    <message>
        <source>Against {card}, won or lost: {won}.</source>
        <translation>Contro «{card}», vinto o perso: {won}.</translation>
    </message>
</context>
<context>
    <name>fury2.powers</name>
    <message>
        <source>By night: pay 1 blood and move by one or two roads, not through the hospital or a protected place. You may place an encounter.</source>
        <translation>Di notte: paga 1 punto sangue e muoviti di una o due strade, senza attraversare l’ospedale né un luogo protetto. Puoi piazzare un Incontro.</translation>
    </message>
    <message>
        <source>By night: stay and regain 1 blood. Place no encounter.</source>
        <translation>Di notte: resta e recupera 1 punto sangue. Non piazzare Incontri.</translation>
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
        <translation>Vai in una città adiacente la cui carta è sul tuo Percorso o nelle Catacombe. La carta passa in testa con il suo Incontro; di due Incontri ne resta uno. Non piazzare Incontri.</translation>
    </message>
    <message>
        <source>Pay 2 blood and stay. Draw 10 encounters, keep as many as your hand may hold, and return the others to the pool. Place no encounter.</source>
        <translation>Paga 2 punti sangue e resta. Pesca 10 Incontri, tienine quanti ne può contenere la tua mano e rimetti gli altri nella riserva. Non piazzare Incontri.</translation>
    </message>
    <message>
        <source>Stay. The card is facedown and looks like a city. You may place an encounter on it. It is turned up with the card of your place, and leaves the trail with it.</source>
        <translation>Resta. La carta è coperta e sembra una città. Puoi piazzarvi un Incontro. Viene scoperta insieme alla carta del tuo luogo, ed esce dal Percorso con quella.</translation>
    </message>
    <message>
        <source>Wolf Form</source>
        <translation>Forma di lupo</translation>
    </message>
</context>
<context>
    <name>fury2.questions</name>
    <message>
        <source>A location of Dracula&apos;s trail is about to be revealed: play Sensationalist Press?</source>
        <translation>Un luogo del Percorso di Dracula sta per essere rivelato: giocare «Stampa sensazionalista»?</translation>
    </message>
    <message>
        <source>Ambush: which encounter does {hunter} meet?</source>
        <translation>«Imboscata»: quale Incontro affronta {hunter:told}?</translation>
    </message>
    <message>
        <source>Blood Transfusion: who gives blood to {hunter}?</source>
        <translation>«Trasfusione di sangue»: chi dona il sangue {hunter:to}?</translation>
    </message>
    <message>
        <source>Cancel {event}?</source>
        <translation>Annullare {event}?</translation>
    </message>
    <message>
        <source>Choose a combat card for round {round}.</source>
        <translation>Scegli una carta combattimento per il round {round}.</translation>
    </message>
    <message>
        <source>Choose the hunter who suffers if {enemy} wins the round.</source>
        <translation>Scegli il Cacciatore che sarà colpito se {enemy} vince il round.</translation>
    </message>
    <message>
        <source>Clear a space of the catacombs?</source>
        <translation>Sgombrare uno spazio delle Catacombe?</translation>
    </message>
    <message>
        <source>Control Storms: in which port does your Servant land?</source>
        <translation>«Dominio delle tempeste»: in quale porto sbarca il tuo Servitore?</translation>
    </message>
    <message>
        <source>Control Storms: in which port does {hunter} land?</source>
        <translation>«Dominio delle tempeste»: in quale porto sbarca {hunter:told}?</translation>
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
        <translation>{hunter:told} pesca un’altra carta?</translation>
    </message>
    <message>
        <source>Does {hunter} move with {leader}?</source>
        <translation>{hunter:told} si muove con {leader:told}?</translation>
    </message>
    <message>
        <source>Does {hunter} sail on?</source>
        <translation>{hunter:told} continua per mare?</translation>
    </message>
    <message>
        <source>Double Back: which encounter stays with the card?</source>
        <translation>«Tornare indietro»: quale Incontro resta sulla carta?</translation>
    </message>
    <message>
        <source>Dracula moves {hunter}: use resolve or a card before?</source>
        <translation>Dracula muove {hunter:told}: usare prima la Determinazione o una carta?</translation>
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
        <translation>«Elusione»: quale Incontro piazza Dracula?</translation>
    </message>
    <message>
        <source>Exchange {old} for {new}?</source>
        <translation>Sostituire {old} con {new}?</translation>
    </message>
    <message>
        <source>How does Dracula&apos;s Servant move?</source>
        <translation>Come si muove il Servitore di Dracula?</translation>
    </message>
    <message>
        <source>How does {hunter} move?</source>
        <translation>Come si muove {hunter:told}?</translation>
    </message>
    <message>
        <source>In which city does Dracula start?</source>
        <translation>Da quale città parte Dracula?</translation>
    </message>
    <message>
        <source>In which city does {hunter} start?</source>
        <translation>Da quale città parte {hunter:told}?</translation>
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
        <source>Night Visit: which hunter loses 2 health?</source>
        <translation>«Visita notturna»: quale Cacciatore perde 2 punti salute?</translation>
    </message>
    <message>
        <source>Place one more encounter on the card in the catacombs?</source>
        <translation>Piazzare un altro Incontro sulla carta nelle Catacombe?</translation>
    </message>
    <message>
        <source>Rage: which hunter shows all items?</source>
        <translation>«Rabbia»: quale Cacciatore mostra tutti gli oggetti?</translation>
    </message>
    <message>
        <source>Rage: which item does {hunter} lose?</source>
        <translation>«Rabbia»: quale oggetto perde {hunter:told}?</translation>
    </message>
    <message>
        <source>Re-Equip: does {hunter} exchange an item?</source>
        <translation>«Riequipaggiamento»: {hunter:told} sostituisce un oggetto?</translation>
    </message>
    <message>
        <source>Roadblock: which road or railway is closed?</source>
        <translation>«Strada bloccata»: quale strada o ferrovia viene chiusa?</translation>
    </message>
    <message>
        <source>Secret Weapon: which item does {hunter} discard?</source>
        <translation>«Arma segreta»: quale oggetto scarta {hunter:told}?</translation>
    </message>
    <message>
        <source>Secret Weapon: which item does {hunter} take from the discard pile?</source>
        <translation>«Arma segreta»: quale oggetto prende {hunter:told} dalla pila degli scarti?</translation>
    </message>
    <message>
        <source>Sense of Emergency: where does {hunter} hurry?</source>
        <translation>«Senso di urgenza»: dove corre {hunter:told}?</translation>
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
        <translation>Il Nuovo Vampiro fugge: scartare un Pugnale o un Paletto per distruggerlo?</translation>
    </message>
    <message>
        <source>The combat is over: play Relentless Minion?</source>
        <translation>Il combattimento è finito: giocare «Seguace implacabile»?</translation>
    </message>
    <message>
        <source>The hunters meet a New Vampire: play Seduction?</source>
        <translation>I Cacciatori incontrano un Nuovo Vampiro: giocare «Seduzione»?</translation>
    </message>
    <message>
        <source>The hunters meet {encounter}: play a card?</source>
        <translation>I Cacciatori incontrano {encounter}: giocare una carta?</translation>
    </message>
    <message>
        <source>Vampiric Influence: which hunter obeys?</source>
        <translation>«Influenza vampirica»: quale Cacciatore obbedisce?</translation>
    </message>
    <message>
        <source>What changes hands between {hunter} and {partner}?</source>
        <translation>Che cosa si scambiano {hunter:told} e {partner:told}?</translation>
    </message>
    <message>
        <source>What does Dracula&apos;s Servant do?</source>
        <translation>Che cosa fa il Servitore di Dracula?</translation>
    </message>
    <message>
        <source>What does the Thief take from {hunter}?</source>
        <translation>Che cosa ruba il Ladro {hunter:to}?</translation>
    </message>
    <message>
        <source>What does {hunter} do?</source>
        <translation>Che cosa fa {hunter:told}?</translation>
    </message>
    <message>
        <source>Where do the Bats lead {hunter}?</source>
        <translation>Dove portano {hunter:told} i Pipistrelli?</translation>
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
        <source>Where does the card go that leaves the trail?</source>
        <translation>Dove va la carta che esce dal Percorso?</translation>
    </message>
    <message>
        <source>Where does the train take {hunter}?</source>
        <translation>Dove porta il treno {hunter:told}?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n encounter(s) return to the pool?</source>
        <translation>
            <numerusform>Quale Incontro torna nella riserva?</numerusform>
            <numerusform>Quali %n Incontri tornano nella riserva?</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card does Dracula place on his trail?</source>
        <translation>Quale carta piazza Dracula sul suo Percorso?</translation>
    </message>
    <message>
        <source>Which encounter does Dracula place?</source>
        <translation>Quale Incontro piazza Dracula?</translation>
    </message>
    <message>
        <source>Which encounter is met first?</source>
        <translation>Quale Incontro si affronta per primo?</translation>
    </message>
    <message>
        <source>Which encounter returns to the pool?</source>
        <translation>Quale Incontro torna nella riserva?</translation>
    </message>
    <message>
        <source>Which event card does {hunter} keep faceup?</source>
        <translation>Quale carta evento tiene scoperta {hunter:told}?</translation>
    </message>
    <message>
        <source>Which hunter does Dracula&apos;s Servant attack?</source>
        <translation>Il Servitore di Dracula: quale Cacciatore attacca?</translation>
    </message>
    <message>
        <source>Which hunter does Quincey P. Morris attack?</source>
        <translation>Quincey P. Morris: quale Cacciatore attacca?</translation>
    </message>
    <message>
        <source>Which hunter falls into the Ambush?</source>
        <translation>Quale Cacciatore cade nell’Imboscata?</translation>
    </message>
    <message>
        <source>Which item does {hunter} keep faceup?</source>
        <translation>Quale oggetto tiene scoperto {hunter:told}?</translation>
    </message>
    <message>
        <source>Which place does Dracula declare for his next move?</source>
        <translation>Quale luogo dichiara Dracula per la sua prossima mossa?</translation>
    </message>
    <message>
        <source>Which place does {hunter} declare for the next move?</source>
        <translation>Quale luogo dichiara {hunter:told} per la prossima mossa?</translation>
    </message>
    <message>
        <source>Who does {hunter} trade with?</source>
        <translation>Con chi fa uno scambio {hunter:told}?</translation>
    </message>
    <message>
        <source>Who plays the combat of the agent?</source>
        <translation>Chi conduce il combattimento per l’Agente?</translation>
    </message>
    <message>
        <source>Who profits from the action?</source>
        <translation>Chi trae vantaggio dall’azione?</translation>
    </message>
    <message>
        <source>Wild Horses: to which city do the hunters go?</source>
        <translation>«Cavalli selvaggi»: in quale città vanno i Cacciatori?</translation>
    </message>
    <message>
        <source>You win the round: choose the card that takes effect.</source>
        <translation>Vinci il round: scegli la carta che ha effetto.</translation>
    </message>
    <message>
        <source>Your Servant is at sea: play Control Storms?</source>
        <translation>Il tuo Servitore è in mare: giocare «Dominio delle tempeste»?</translation>
    </message>
    <message>
        <source>Your Servant wants to play {event}: do you agree?</source>
        <translation>Il tuo Servitore vuole giocare {event}: acconsenti?</translation>
    </message>
    <message>
        <source>{actor} has too many cards: which one is discarded?</source>
        <translation>{actor:told} ha troppe carte: quale si scarta?</translation>
    </message>
    <message>
        <source>{actor} has too many events: which one is discarded?</source>
        <translation>{actor:told} ha troppi eventi: quale si scarta?</translation>
    </message>
    <message>
        <source>{actor} has too many items: which one is discarded?</source>
        <translation>{actor:told} ha troppi oggetti: quale si scarta?</translation>
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
        <source>{encounter} leaves the trail: does it mature?</source>
        <translation>«{encounter}» esce dal Percorso: matura?</translation>
    </message>
    <message>
        <source>{encounter}: which card does {hunter} discard?</source>
        <translation>«{encounter}»: quale carta scarta {hunter:told}?</translation>
    </message>
    <message>
        <source>{hunter} has landed or crossed the border: play Customs Search?</source>
        <translation>{hunter:told} ha appena toccato terra o passato il confine: giocare «Controllo doganale»?</translation>
    </message>
    <message>
        <source>{hunter} is about to be bitten: play Great Strength?</source>
        <translation>{hunter:told} sta per subire un Morso: giocare «Grande forza»?</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} is about to lose %n health: play Great Strength?</source>
        <translation>
            <numerusform>{hunter:told} sta per perdere un punto salute: giocare «Grande forza»?</numerusform>
            <numerusform>{hunter:told} sta per perdere %n punti salute: giocare «Grande forza»?</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} is at sea: play Control Storms?</source>
        <translation>{hunter:told} è in mare: giocare «Dominio delle tempeste»?</translation>
    </message>
    <message>
        <source>{hunter} missed the train: go by road?</source>
        <translation>{hunter:told} ha perso il treno: andare su strada?</translation>
    </message>
    <message>
        <source>{hunter} plays Advance Planning: who adds 1?</source>
        <translation>{hunter:told} gioca «Pianificazione»: chi ha +1?</translation>
    </message>
    <message>
        <source>{hunter} plays Blood Transfusion: who is cured?</source>
        <translation>{hunter:told} gioca «Trasfusione di sangue»: chi viene curato?</translation>
    </message>
    <message>
        <source>{hunter} plays Good Luck: what is removed?</source>
        <translation>{hunter:told} gioca «Buona sorte»: che cosa viene rimosso?</translation>
    </message>
    <message>
        <source>{hunter} plays Hired Scouts: which city do they search first?</source>
        <translation>{hunter:told} gioca «Esploratori assoldati»: quale città perlustrano per prima?</translation>
    </message>
    <message>
        <source>{hunter} plays Hired Scouts: which city do they search second?</source>
        <translation>{hunter:told} gioca «Esploratori assoldati»: quale città perlustrano per seconda?</translation>
    </message>
    <message>
        <source>{hunter} plays Stormy Seas: where does the storm rage?</source>
        <translation>{hunter:told} gioca «Mari in tempesta»: dove infuria la tempesta?</translation>
    </message>
    <message>
        <source>{hunter} plays Surprising Return: which event card returns?</source>
        <translation>{hunter:told} gioca «Ritorno inaspettato»: quale carta evento ritorna?</translation>
    </message>
    <message>
        <source>{hunter} takes the train: play False Tip-off?</source>
        <translation>{hunter:told} prende il treno: giocare «Falsa soffiata»?</translation>
    </message>
    <message>
        <source>{hunter} uses Holy Water: who is treated?</source>
        <translation>{hunter:told} usa l’Acqua santa: chi viene curato?</translation>
    </message>
    <message>
        <source>{hunter} uses Local Rumors: which encounter is turned up?</source>
        <translation>{hunter:told} usa «Dicerie locali»: quale Incontro viene scoperto?</translation>
    </message>
    <message>
        <source>{hunter} wants to take the train: play a card?</source>
        <translation>{hunter:told} vuole prendere il treno: giocare una carta?</translation>
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
        <source>{hunter}: which Heavenly Host marker is moved here?</source>
        <translation>{hunter}: quale segnalino Ostia consacrata si sposta qui?</translation>
    </message>
    <message>
        <source>{hunter}: which city becomes Consecrated Ground?</source>
        <translation>{hunter}: quale città diventa Terreno consacrato?</translation>
    </message>
</context>
<context>
    <name>fury2.reasons</name>
    <message>
        <source>fewer encounters on the trail</source>
        <translation>meno Incontri sul Percorso</translation>
    </message>
    <message>
        <source>fewer holy places</source>
        <translation>meno luoghi sacri</translation>
    </message>
    <message>
        <source>fewer hunters in fog or led by bats</source>
        <translation>meno Cacciatori nella nebbia o portati via dai Pipistrelli</translation>
    </message>
    <message>
        <source>fewer lives of Dracula&apos;s Servant</source>
        <translation>meno vite del Servitore di Dracula</translation>
    </message>
    <message>
        <source>fewer vampires on the track</source>
        <translation>meno vampiri sulla Scala dei Vampiri</translation>
    </message>
    <message>
        <source>fewer vampires that may mature</source>
        <translation>meno vampiri che possono maturare</translation>
    </message>
    <message>
        <source>less blood for Dracula</source>
        <translation>meno punti sangue per Dracula</translation>
    </message>
    <message>
        <source>less health for the hunters</source>
        <translation>meno punti salute per i Cacciatori</translation>
    </message>
    <message>
        <source>less help from an ally for Dracula</source>
        <translation>meno aiuto di un Alleato a Dracula</translation>
    </message>
    <message>
        <source>less resolve</source>
        <translation>meno Determinazione</translation>
    </message>
    <message>
        <source>more blood for Dracula</source>
        <translation>più punti sangue per Dracula</translation>
    </message>
    <message>
        <source>more encounters on the trail</source>
        <translation>più Incontri sul Percorso</translation>
    </message>
    <message>
        <source>more health for the hunters</source>
        <translation>più punti salute per i Cacciatori</translation>
    </message>
    <message>
        <source>more help from an ally for Dracula</source>
        <translation>più aiuto di un Alleato a Dracula</translation>
    </message>
    <message>
        <source>more holy places</source>
        <translation>più luoghi sacri</translation>
    </message>
    <message>
        <source>more hunters in fog or led by bats</source>
        <translation>più Cacciatori nella nebbia o portati via dai Pipistrelli</translation>
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
        <source>more vampires on the track</source>
        <translation>più vampiri sulla Scala dei Vampiri</translation>
    </message>
    <message>
        <source>more vampires that may mature</source>
        <translation>più vampiri che possono maturare</translation>
    </message>
</context>
<context>
    <name>fury2.servant</name>
    <message>
        <source>A Dracula event goes to Dracula, another one to the hunter with the fewest events.</source>
        <translation>Un evento di Dracula va a Dracula, un altro al Cacciatore con meno eventi.</translation>
    </message>
    <message>
        <source>At sea the Servant&apos;s turn ends with his move.</source>
        <translation>In mare il turno del Servitore finisce con il movimento.</translation>
    </message>
    <message>
        <source>If the Servant stays, he can rest and regain a life (now {lives} of {all}).</source>
        <translation>Se il Servitore resta, può riposare e recuperare una vita (ora {lives} su {all}).</translation>
    </message>
    <message>
        <source>The Servant has {lives} of {all} lives.</source>
        <translation>Vite del Servitore: {lives} su {all}.</translation>
    </message>
    <message>
        <source>The Servant has {weapons} of {most} weapons so far; each can be used in a combat.</source>
        <translation>Armi del Servitore: finora {weapons} su {most}; ognuna serve in combattimento.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest large city, where the Servant can find a weapon, is %n moves away.</source>
        <translation>
            <numerusform>La città grande più vicina, dove il Servitore può trovare un’arma, dista %n movimento.</numerusform>
            <numerusform>La città grande più vicina, dove il Servitore può trovare un’arma, dista %n movimenti.</numerusform>
        </translation>
    </message>
    <message>
        <source>There the Servant can attack {hunters}, with {weapons} of {most} weapons and {lives} of {all} lives.</source>
        <translation>Lì il Servitore può attaccare {hunters} (armi: {weapons} su {most}, vite: {lives} su {all}).</translation>
    </message>
    <message>
        <source>There the Servant would have to attack {hunters}, with {weapons} of {most} weapons and {lives} of {all} lives.</source>
        <translation>Lì il Servitore dovrebbe attaccare {hunters} (armi: {weapons} su {most}, vite: {lives} su {all}).</translation>
    </message>
    <message>
        <source>after choice {rival} the Servant can rest</source>
        <translation>dopo la scelta {rival} il Servitore può riposare</translation>
    </message>
    <message>
        <source>choice {rival} brings the Servant nearer to a hunter</source>
        <translation>la scelta {rival} porta il Servitore più vicino a un Cacciatore</translation>
    </message>
    <message>
        <source>choice {rival} is nearer to a large city, where the Servant can find a weapon</source>
        <translation>la scelta {rival} è più vicina a una città grande, dove il Servitore può trovare un’arma</translation>
    </message>
    <message>
        <source>choice {rival} leads to a large city, where the Servant can find a weapon</source>
        <translation>la scelta {rival} porta in una città grande, dove il Servitore può trovare un’arma</translation>
    </message>
    <message>
        <source>{place} is a large city, where the Servant can find a weapon (so far {weapons} of {most}).</source>
        <translation>{place} è una città grande: lì il Servitore può trovare un’arma (finora {weapons} su {most}).</translation>
    </message>
</context>
<context>
    <name>fury2.sheets</name>
    <message>
        <source>After he has beaten an encounter he may still take an action.</source>
        <translation>Dopo aver sconfitto un Incontro può ancora compiere un’azione.</translation>
    </message>
    <message>
        <source>By night all of his tactics cards are ready, by day only three.</source>
        <translation>Di notte ha tutte le sue carte tattiche, di giorno solo tre.</translation>
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
        <source>In his second turn after a defeat he returns to a small city.</source>
        <translation>Nel suo secondo turno dopo una sconfitta torna in una città piccola.</translation>
    </message>
    <message>
        <source>Lord of the Night</source>
        <translation>Signore della Notte</translation>
    </message>
    <message>
        <source>Once each night he may run up to two roads.</source>
        <translation>Una volta per notte può correre lungo un massimo di due strade.</translation>
    </message>
    <message>
        <source>One point of resolve buys one of three effects now.</source>
        <translation>Ora si può spendere un punto Determinazione per uno di tre effetti.</translation>
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
        <translation>Ha sempre un Morso, e un altro la sconfigge.</translation>
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
    <name>fury2.stakes</name>
    <message>
        <source>A bitten hunter keeps one item and one event faceup, where Dracula sees them.</source>
        <translation>Un Cacciatore morso tiene scoperti un oggetto e un evento, che Dracula vede.</translation>
    </message>
    <message>
        <source>A card in the catacombs holds two encounters at most; a hunter who finds it meets both.</source>
        <translation>Una carta nelle Catacombe ha al massimo due Incontri; un Cacciatore che la trova li affronta entrambi.</translation>
    </message>
    <message>
        <source>A card that answers is used up. Without one the encounter affects every hunter of the group.</source>
        <translation>La carta di risposta si consuma. Senza risposta, l’Incontro colpisce ogni Cacciatore del gruppo.</translation>
    </message>
    <message>
        <source>A card that is played is used up, unless it is an ally. If you pass, you keep your cards.</source>
        <translation>Una carta giocata si consuma, a meno che non sia un Alleato. Se passi, tieni le tue carte.</translation>
    </message>
    <message>
        <source>A card that is played is used up. If you pass, the hunters keep their cards.</source>
        <translation>Una carta giocata si consuma. Se passi, i Cacciatori tengono le loro carte.</translation>
    </message>
    <message>
        <source>A cleared card returns to your hand, so you can go there again; its encounters go to the pool.</source>
        <translation>Una carta sgombrata torna in mano, così puoi tornarci; i suoi Incontri vanno nella riserva.</translation>
    </message>
    <message>
        <source>A combat with the Servant ends the turn. If the hunters let him be, they may act.</source>
        <translation>Il combattimento contro il Servitore chiude il turno. Se lo lasciano stare, i Cacciatori possono agire.</translation>
    </message>
    <message>
        <source>A declared move is binding, unless it has become impossible by then.</source>
        <translation>Una mossa dichiarata è vincolante, a meno che nel frattempo non diventi impossibile.</translation>
    </message>
    <message>
        <source>A group has one action, and only this hunter gains by it.</source>
        <translation>Un gruppo ha una sola azione, e solo questo Cacciatore ne trae vantaggio.</translation>
    </message>
    <message>
        <source>A hunter who catches the train has to ride. Places on the way are not searched.</source>
        <translation>Un Cacciatore che prende il treno deve viaggiare. I luoghi attraversati non vengono perlustrati.</translation>
    </message>
    <message>
        <source>A hunter who comes along has no other move this round. The group has one action and fights together.</source>
        <translation>Un Cacciatore che si unisce non ha altre mosse in questo round. Il gruppo ha una sola azione e combatte insieme.</translation>
    </message>
    <message>
        <source>After one road he may still search; after a ride or as a wolf he can only attack.</source>
        <translation>Dopo una strada può ancora cercare; dopo un viaggio in treno o come lupo può solo attaccare.</translation>
    </message>
    <message>
        <source>After the move the place is searched. An encounter there, or Dracula, usually ends the turn.</source>
        <translation>Dopo il movimento si cerca nel luogo. Un Incontro, o Dracula, di solito chiude il turno.</translation>
    </message>
    <message>
        <source>Afterwards Dracula chooses where the Bats lead. Each card and each point of resolve is used up.</source>
        <translation>Poi Dracula sceglie dove portano i Pipistrelli. Ogni carta e ogni punto Determinazione usato si consuma.</translation>
    </message>
    <message>
        <source>An item that is shown stays with its hunter. If none is shown, the effect happens.</source>
        <translation>L’oggetto mostrato resta al Cacciatore. Se nessuno lo mostra, l’effetto si verifica.</translation>
    </message>
    <message>
        <source>Chartered Carriage saves the roll and is used up. Without it the train die decides; an X ends the turn.</source>
        <translation>«Carrozza noleggiata» evita il tiro e si consuma. Altrimenti decide il dado del treno; una X chiude il turno.</translation>
    </message>
    <message>
        <source>Dracula chooses his city after the hunters, and knows theirs.</source>
        <translation>Dracula sceglie la sua città dopo i Cacciatori, e conosce le loro.</translation>
    </message>
    <message>
        <source>Dracula sees only that they trade. Afterwards the limits of both hands apply.</source>
        <translation>Dracula vede solo che avviene uno scambio. Poi valgono i limiti di entrambe le mani.</translation>
    </message>
    <message>
        <source>Each player may play one card before the combat; it is used up.</source>
        <translation>Prima del combattimento ogni giocatore può giocare una carta, che si consuma.</translation>
    </message>
    <message>
        <source>Each side has one ally: the other card is discarded.</source>
        <translation>Ogni schieramento ha un Alleato: l’altra carta si scarta.</translation>
    </message>
    <message>
        <source>Excellent Weather allows up to four steps by sea, and at least two.</source>
        <translation>«Tempo eccellente» permette fino a quattro passi in mare, e almeno due.</translation>
    </message>
    <message>
        <source>He has caught the train and has to ride; afterwards he can only attack.</source>
        <translation>Ha preso il treno e deve viaggiare; poi può solo attaccare.</translation>
    </message>
    <message>
        <source>If it matures, its other effect happens once. Either way it returns to the pool.</source>
        <translation>Se matura, si verifica una volta l’altro effetto. In ogni caso torna nella riserva.</translation>
    </message>
    <message>
        <source>If you refuse, the Servant keeps the card, and the hunters do not notice.</source>
        <translation>Se rifiuti, il Servitore tiene la carta e i Cacciatori non se ne accorgono.</translation>
    </message>
    <message>
        <source>In a large city supplies give an event, an item or both; an event with a bat goes to Dracula.</source>
        <translation>In una città grande rifornirsi dà un evento, un oggetto o entrambi; un evento con il pipistrello va a Dracula.</translation>
    </message>
    <message>
        <source>In the catacombs the card stays hidden with its encounter. In your hand you can use it again, and the encounter matures or goes to the pool.</source>
        <translation>Nelle Catacombe la carta resta nascosta con il suo Incontro. In mano torna utilizzabile, e l’Incontro matura o va nella riserva.</translation>
    </message>
    <message>
        <source>It is facedown in the new city. The hunters see that you have moved, but not where.</source>
        <translation>L’Incontro resta coperto nella nuova città. I Cacciatori vedono che ti sei mosso, ma non dove.</translation>
    </message>
    <message>
        <source>It is facedown on your newest card. Hunters who come there meet it; if none comes, it may mature.</source>
        <translation>L’Incontro resta coperto sulla tua carta più recente. I Cacciatori che arrivano lì lo affrontano; se non arriva nessuno, può maturare.</translation>
    </message>
    <message>
        <source>Of the group only this hunter suffers, and only if the round is lost by the hunters.</source>
        <translation>Del gruppo viene colpito solo questo Cacciatore, e solo se i Cacciatori perdono il round.</translation>
    </message>
    <message>
        <source>Only this hunter has to fight; the combat ends the Servant&apos;s turn.</source>
        <translation>Solo questo Cacciatore deve combattere; il combattimento chiude il turno del Servitore.</translation>
    </message>
    <message>
        <source>The Servant can choose the agent&apos;s combat cards in your place; nothing else changes.</source>
        <translation>Il Servitore può scegliere al tuo posto le carte combattimento dell’Agente; nient’altro cambia.</translation>
    </message>
    <message>
        <source>The Servant comes back with three lives, and everyone sees where.</source>
        <translation>Il Servitore torna con tre vite, sotto gli occhi di tutti.</translation>
    </message>
    <message>
        <source>The Servant holds one event at most, and plays it only with your consent.</source>
        <translation>Il Servitore tiene al massimo un evento e lo gioca solo con il tuo consenso.</translation>
    </message>
    <message>
        <source>The action ends his turn. A rest gives back a life; a search draws an event card for either side.</source>
        <translation>L’azione chiude il suo turno. Il riposo rende una vita; con la ricerca si pesca una carta evento per uno dei due schieramenti.</translation>
    </message>
    <message>
        <source>The action ends the turn. A rest gives 2 health, but draws event cards, and Dracula gets his; supplies give cards.</source>
        <translation>L’azione chiude il turno. Chi riposa recupera 2 punti salute, ma pesca carte evento e quelle di Dracula vanno a lui; chi si rifornisce riceve carte.</translation>
    </message>
    <message>
        <source>The canceled card has no effect; both cards are used up.</source>
        <translation>La carta annullata non ha effetto; entrambe le carte si consumano.</translation>
    </message>
    <message>
        <source>The card is used up, and Dracula must agree. If the Servant passes, he keeps it.</source>
        <translation>La carta si consuma, e Dracula deve acconsentire. Se il Servitore passa, la tiene.</translation>
    </message>
    <message>
        <source>The discarded card destroys the vampire. If it escapes, it stays in play faceup and can still mature.</source>
        <translation>La carta scartata distrugge il vampiro. Se fugge, resta in gioco scoperto e può ancora maturare.</translation>
    </message>
    <message>
        <source>The flight ends the combat. The new card breaks the chain of your trail, so no hunter can follow it.</source>
        <translation>Il volo chiude il combattimento. La nuova carta spezza la catena del tuo Percorso, e nessun Cacciatore può più seguirla.</translation>
    </message>
    <message>
        <source>The higher roll wins the round; both cards together decide what happens. The same card cannot be used twice in a row.</source>
        <translation>Il tiro più alto vince il round; le due carte insieme decidono che cosa accade. La stessa carta non si usa due volte di fila.</translation>
    </message>
    <message>
        <source>The hunters choose their cities after the Servant, who is always in sight.</source>
        <translation>I Cacciatori scelgono le loro città dopo il Servitore, che è sempre visibile.</translation>
    </message>
    <message>
        <source>The hunters do not learn your city; it gets no encounter. You know where they begin.</source>
        <translation>I Cacciatori non conoscono la tua città, che non riceve Incontri. Tu sai da dove partono.</translation>
    </message>
    <message>
        <source>The hunters fight as a group: only one card counts against the enemy&apos;s.</source>
        <translation>I Cacciatori combattono in gruppo: una sola carta vale contro quella del nemico.</translation>
    </message>
    <message>
        <source>The hunters meet all encounters there, one after another, until one of them ends the turn.</source>
        <translation>I Cacciatori affrontano tutti gli Incontri del luogo, uno dopo l’altro, finché uno non chiude il turno.</translation>
    </message>
    <message>
        <source>The hunters see only the back of the card: land or sea. In a hunter&apos;s city you are revealed and fight; to put to sea costs 1 blood.</source>
        <translation>I Cacciatori vedono solo il dorso della carta: terra o mare. Nella città di un Cacciatore vieni rivelato e combatti; salpare costa 1 punto sangue.</translation>
    </message>
    <message>
        <source>The hunters see that he looks, but not what he sees.</source>
        <translation>I Cacciatori vedono che guarda, ma non che cosa vede.</translation>
    </message>
    <message>
        <source>The limits of hands: three items and three events, for Dr. Seward one card more; for Dracula four events. A card may be played first if its text allows it now.</source>
        <translation>Limiti di mano: tre oggetti e tre eventi, una carta in più per il dottor Seward; quattro eventi per Dracula. Prima si può giocare una carta, se il suo testo ora lo permette.</translation>
    </message>
    <message>
        <source>The result of this combat round takes an event card; it is discarded.</source>
        <translation>L’esito di questo round di combattimento costa una carta evento, che si scarta.</translation>
    </message>
    <message>
        <source>The trade is the action of this hunter only; the partner&apos;s is not used.</source>
        <translation>Lo scambio è l’azione di questo Cacciatore; quella del compagno non si consuma.</translation>
    </message>
    <message>
        <source>The train die shows 0. One road is still allowed.</source>
        <translation>Il dado del treno mostra 0. È ancora permessa una strada.</translation>
    </message>
    <message>
        <source>The train die shows {face}. The second roll counts, even if it is worse.</source>
        <translation>Il dado del treno mostra {face}. Vale il secondo tiro, anche se è peggiore.</translation>
    </message>
    <message>
        <source>You hold five encounters at most, with Dracula&apos;s Brides seven.</source>
        <translation>Tieni al massimo cinque Incontri, sette con «Le spose di Dracula».</translation>
    </message>
    <message>
        <source>Your blood falls by 1; the Servant has one life more, three at most.</source>
        <translation>Perdi 1 punto sangue; il Servitore guadagna una vita, e al massimo ne ha tre.</translation>
    </message>
    <message>
        <source>Your blood falls by 2; otherwise the Servant misses his turns until he returns by himself.</source>
        <translation>Perdi 2 punti sangue; altrimenti il Servitore salta i turni finché non torna da solo.</translation>
    </message>
</context>
<context>
    <name>fury2.subjects</name>
    <message>
        <source>Dracula&apos;s Servant</source>
        <translation>Il Servitore di Dracula</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>«{card}»</translation>
    </message>
    <message>
        <source>{tile}</source>
        <translation>«{tile}»</translation>
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
        <translation>Un segnalino Strada bloccata chiude il tratto {line}.</translation>
    </message>
    <message>
        <source>A storm rages {place:in}.</source>
        <translation>Una tempesta infuria {place:in}.</translation>
    </message>
    <message>
        <source>Ally in play: {event}.</source>
        <translation>Alleato in gioco: «{event}».</translation>
    </message>
    <message>
        <source>Before {hunter}: {cards}.</source>
        <translation>Davanti {hunter:to}: {cards}.</translation>
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
    <message numerus="yes">
        <source>Dracula is expected to lead by %n point(s).</source>
        <translation>
            <numerusform>Si prevede che Dracula abbia un vantaggio di un punto.</numerusform>
            <numerusform>Si prevede che Dracula abbia un vantaggio di %n punti.</numerusform>
        </translation>
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
        <source>Round {round} of a combat with Dracula.</source>
        <translation>Round {round} di un combattimento contro Dracula.</translation>
    </message>
    <message>
        <source>Round {round} of a combat with a New Vampire.</source>
        <translation>Round {round} di un combattimento contro un Nuovo Vampiro.</translation>
    </message>
    <message>
        <source>Round {round} of a combat with an agent.</source>
        <translation>Round {round} di un combattimento contro un Agente.</translation>
    </message>
    <message>
        <source>Round {round} of a combat with the Servant.</source>
        <translation>Round {round} di un combattimento contro il Servitore.</translation>
    </message>
    <message>
        <source>The Servant has been a wolf in this night.</source>
        <translation>Questa notte il Servitore ha già corso come lupo.</translation>
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
        <translation>Il Servitore è {place:in}. Vite: {lives} su {most}.</translation>
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
        <translation>La caccia è durata</translation>
    </message>
    <message numerus="yes">
        <source>The hunters are expected to lead by %n point(s).</source>
        <translation>
            <numerusform>Si prevede che i Cacciatori abbiano un vantaggio di un punto.</numerusform>
            <numerusform>Si prevede che i Cacciatori abbiano un vantaggio di %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next move of {hunter} will lead {place:to}.</source>
        <translation>La prossima mossa {hunter:of} porterà {place:to}.</translation>
    </message>
    <message>
        <source>There are no markers on the map.</source>
        <translation>Sulla mappa non ci sono segnalini.</translation>
    </message>
    <message>
        <source>There is consecrated ground {place:in}.</source>
        <translation>{place:in} c’è il Terreno consacrato.</translation>
    </message>
    <message>
        <source>Vampire track</source>
        <translation>Scala dei Vampiri</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>{card}. {what}</source>
        <translation>{card}. {what}</translation>
    </message>
    <message>
        <source>{dracula} with Dracula, {others} with others</source>
        <translation>{dracula} contro Dracula, {others} contro altri</translation>
    </message>
    <message>
        <source>{hunter} has a bite.</source>
        <translation>{hunter:told} ha un Morso.</translation>
    </message>
    <message>
        <source>{hunter} has not been placed yet.</source>
        <translation>{hunter:told} non è ancora sulla mappa.</translation>
    </message>
    <message>
        <source>{hunter} holds: {cards}.</source>
        <translation>{hunter:told} ha: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and has {health} of {most} health.</source>
        <translation>{hunter:told} è {place:in}; salute {health} su {most}.</translation>
    </message>
    <message>
        <source>{hunter} met with the group: {cards}.</source>
        <translation>{hunter:told} ha incontrato con il gruppo: {cards}.</translation>
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
        <source>{where}: a house of the Servant, in one of these cities: {places}.</source>
        <translation>{where}: una casa del Servitore, in una di queste città: {places}.</translation>
    </message>
    <message>
        <source>{where}: another house of the Servant, in one of these cities.</source>
        <translation>{where}: un’altra casa del Servitore, in una di queste città.</translation>
    </message>
    <message>
        <source>{where}: with {cards}.</source>
        <translation>{where}: con {cards}.</translation>
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
        <source>A hunter starts in a city, not at sea, in the hospital or in Castle Dracula.</source>
        <translation>Un Cacciatore parte da una città, non dal mare, dall’ospedale o dal Castello di Dracula.</translation>
    </message>
    <message>
        <source>A marker protects {place}.</source>
        <translation>Un segnalino protegge {place}.</translation>
    </message>
    <message>
        <source>A storm closes the way {place:to}.</source>
        <translation>Una tempesta chiude la via {place:to}.</translation>
    </message>
    <message>
        <source>A voyage does not turn back.</source>
        <translation>Durante un viaggio per mare non si torna indietro.</translation>
    </message>
    <message>
        <source>After a missed train only one road can be used.</source>
        <translation>Dopo un treno perso si può usare solo una strada.</translation>
    </message>
    <message>
        <source>Another move was declared, or a card was played for it.</source>
        <translation>Un’altra mossa è già stata dichiarata, o preparata giocando una carta.</translation>
    </message>
    <message>
        <source>Dracula and the Servant can never enter the hospital.</source>
        <translation>Dracula e il Servitore non possono mai entrare nell’ospedale.</translation>
    </message>
    <message>
        <source>Dracula evades to a city without a hunter or a marker, whose card is in his hand.</source>
        <translation>Dracula si rifugia in una città senza Cacciatori né segnalini, la cui carta è nella sua mano.</translation>
    </message>
    <message>
        <source>Dracula has declared another move.</source>
        <translation>Dracula ha dichiarato un’altra mossa.</translation>
    </message>
    <message>
        <source>Dracula has no event card</source>
        <translation>Dracula non ha carte evento</translation>
    </message>
    <message>
        <source>Dracula is already there, and no power card lets him stay.</source>
        <translation>Dracula è già lì, e nessuna carta potere gli permette di restare.</translation>
    </message>
    <message>
        <source>Dracula is bound to another move</source>
        <translation>Dracula è vincolato a un’altra mossa</translation>
    </message>
    <message>
        <source>Dracula lands in a port beside his sea zone that he may enter and whose card is in his hand.</source>
        <translation>Dracula sbarca in un porto della sua zona di mare in cui può entrare e la cui carta è nella sua mano.</translation>
    </message>
    <message>
        <source>Dracula moves twice in this turn already</source>
        <translation>Dracula si muove già due volte in questo turno</translation>
    </message>
    <message>
        <source>Dracula starts in a city without a hunter.</source>
        <translation>Dracula parte da una città senza Cacciatori.</translation>
    </message>
    <message>
        <source>Dracula would lose his last blood</source>
        <translation>Dracula perderebbe l’ultimo punto sangue</translation>
    </message>
    <message>
        <source>Dracula&apos;s next move cannot lead there.</source>
        <translation>La prossima mossa di Dracula non può portare lì.</translation>
    </message>
    <message>
        <source>Fog holds the hunter: no move in this turn</source>
        <translation>la nebbia trattiene il Cacciatore: nessuna mossa in questo turno</translation>
    </message>
    <message>
        <source>Fog holds {hunter}: no move in this turn.</source>
        <translation>La nebbia trattiene {hunter:told}: nessuna mossa in questo turno.</translation>
    </message>
    <message>
        <source>It is for another moment: {text}</source>
        <translation>È per un altro momento: {text}</translation>
    </message>
    <message>
        <source>It is too far {place:to} for one move.</source>
        <translation>Con una mossa non si arriva {place:to}.</translation>
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
        <source>No Heavenly Host marker is here.</source>
        <translation>Qui non c’è nessun’Ostia consacrata.</translation>
    </message>
    <message>
        <source>No bitten hunter is here.</source>
        <translation>Qui non c’è nessun Cacciatore con un Morso.</translation>
    </message>
    <message>
        <source>No encounter in the trail or the catacombs is known to be here facedown.</source>
        <translation>Qui non si conosce nessun Incontro coperto, né sul Percorso né nelle Catacombe.</translation>
    </message>
    <message>
        <source>No hunter here can be cured of a bite by this transfusion.</source>
        <translation>Qui nessun Cacciatore può guarire da un Morso con questa trasfusione.</translation>
    </message>
    <message>
        <source>No hunter here can give blood for this transfusion.</source>
        <translation>Qui nessun Cacciatore può donare sangue per questa trasfusione.</translation>
    </message>
    <message>
        <source>No hunter here has a bite that can be cured.</source>
        <translation>Qui nessun Cacciatore ha un Morso che si possa curare.</translation>
    </message>
    <message>
        <source>No hunter who can fall into the Ambush is here.</source>
        <translation>Qui non c’è nessun Cacciatore che possa cadere nell’Imboscata.</translation>
    </message>
    <message>
        <source>No other hunter to trade items with is here.</source>
        <translation>Qui non c’è nessun altro Cacciatore con cui scambiare oggetti.</translation>
    </message>
    <message>
        <source>On the map only a Heavenly Host can be removed.</source>
        <translation>Dalla mappa si può rimuovere solo un’Ostia consacrata.</translation>
    </message>
    <message>
        <source>On the map only the Roadblock can be removed.</source>
        <translation>Dalla mappa si può rimuovere solo la Strada bloccata.</translation>
    </message>
    <message>
        <source>One step by sea leads to the next zones and ports, and a voyage does not turn back.</source>
        <translation>Un passo per mare porta alle zone e ai porti vicini, e durante il viaggio non si torna indietro.</translation>
    </message>
    <message>
        <source>Only a city outside Dracula&apos;s lands can be consecrated, and not the same again.</source>
        <translation>Si può consacrare solo una città fuori dalle terre di Dracula, e non di nuovo la stessa.</translation>
    </message>
    <message>
        <source>Only a hunter of the acting group can profit.</source>
        <translation>Solo un Cacciatore del gruppo che agisce può trarne vantaggio.</translation>
    </message>
    <message>
        <source>Only cards in the catacombs can be cleared, in the order of the spaces.</source>
        <translation>Si possono sgombrare solo carte nelle Catacombe, nell’ordine degli spazi.</translation>
    </message>
    <message>
        <source>Only hunters in the combat can be chosen.</source>
        <translation>Si possono scegliere solo Cacciatori che partecipano al combattimento.</translation>
    </message>
    <message>
        <source>Only hunters who won the round can be chosen.</source>
        <translation>Si possono scegliere solo Cacciatori che hanno vinto il round.</translation>
    </message>
    <message>
        <source>Only the encounters where the hunters are can be met.</source>
        <translation>Si affrontano solo gli Incontri nel luogo dei Cacciatori.</translation>
    </message>
    <message>
        <source>Only the train can lead {place:to}, if its die allows it.</source>
        <translation>Solo il treno può portare {place:to}, se il suo dado lo permette.</translation>
    </message>
    <message>
        <source>Quincey P. Morris can attack no hunter here.</source>
        <translation>Qui Quincey P. Morris non può attaccare nessun Cacciatore.</translation>
    </message>
    <message>
        <source>The Bats follow open roads only, and not far.</source>
        <translation>I Pipistrelli seguono solo strade aperte, e non vanno lontano.</translation>
    </message>
    <message>
        <source>The Roadblock closes the road {place:to}.</source>
        <translation>La Strada bloccata impedisce di andare {place:to}.</translation>
    </message>
    <message>
        <source>The Servant can attack no hunter here.</source>
        <translation>Qui il Servitore non può attaccare nessun Cacciatore.</translation>
    </message>
    <message>
        <source>The Servant cannot get there with one move.</source>
        <translation>Il Servitore non può arrivarci con una mossa.</translation>
    </message>
    <message>
        <source>The Servant returns to a small city.</source>
        <translation>Il Servitore torna in una città piccola.</translation>
    </message>
    <message>
        <source>The Servant starts in a small city.</source>
        <translation>Il Servitore parte da una città piccola.</translation>
    </message>
    <message>
        <source>The bat flies a few roads, to a city without a hunter whose card is in Dracula&apos;s hand.</source>
        <translation>Il pipistrello vola lungo poche strade, fino a una città senza Cacciatori la cui carta è in mano a Dracula.</translation>
    </message>
    <message>
        <source>The card of {place} is on the trail or in the catacombs.</source>
        <translation>La carta luogo «{place}» è sul Percorso o nelle Catacombe.</translation>
    </message>
    <message>
        <source>The horses carry the hunters along one open road, to a city.</source>
        <translation>I cavalli portano i Cacciatori lungo una strada aperta fino a una città.</translation>
    </message>
    <message>
        <source>The hunter hurries to another place on land; a declared move is binding.</source>
        <translation>Il Cacciatore accorre in un altro luogo sulla terraferma; una mossa dichiarata è vincolante.</translation>
    </message>
    <message>
        <source>The hunter&apos;s next move cannot lead there.</source>
        <translation>La prossima mossa del Cacciatore non può portare lì.</translation>
    </message>
    <message>
        <source>The items of a trade are given in order, and it is too late for this one.</source>
        <translation>Gli oggetti di uno scambio si cedono in ordine, e per questo è troppo tardi.</translation>
    </message>
    <message>
        <source>The roads and railways from here are listed under their other ends.</source>
        <translation>Le strade e le ferrovie che partono da qui sono elencate sotto il luogo all’altro capo.</translation>
    </message>
    <message>
        <source>The scouts search cities, and each only once.</source>
        <translation>Gli esploratori perlustrano solo città, ciascuna una volta sola.</translation>
    </message>
    <message>
        <source>The storm drives to the ports within its reach only.</source>
        <translation>La tempesta spinge solo nei porti alla sua portata.</translation>
    </message>
    <message>
        <source>The storm rages in a sea zone.</source>
        <translation>La tempesta infuria in una zona di mare.</translation>
    </message>
    <message>
        <source>The voyage {place:to} would cost Dracula&apos;s last blood.</source>
        <translation>Il viaggio {place:to} costerebbe a Dracula l’ultimo punto sangue.</translation>
    </message>
    <message>
        <source>This train does not go there.</source>
        <translation>Questo treno non va lì.</translation>
    </message>
    <message>
        <source>This way is forbidden in this chapter.</source>
        <translation>Questa via è vietata in questo capitolo.</translation>
    </message>
    <message>
        <source>Use resolve</source>
        <translation>Usare la Determinazione</translation>
    </message>
    <message>
        <source>a declared move is binding</source>
        <translation>una mossa dichiarata è vincolante</translation>
    </message>
    <message>
        <source>a hunter asks for a cure once in a turn</source>
        <translation>un Cacciatore chiede una cura una volta per turno</translation>
    </message>
    <message>
        <source>a place with a marker must be left</source>
        <translation>bisogna lasciare un luogo in cui c’è un segnalino</translation>
    </message>
    <message>
        <source>a point of resolve was used in this turn</source>
        <translation>in questo turno è già stato usato un punto Determinazione</translation>
    </message>
    <message>
        <source>a small city has only events</source>
        <translation>una città piccola offre solo eventi</translation>
    </message>
    <message>
        <source>a voyage does not turn back</source>
        <translation>durante un viaggio per mare non si torna indietro</translation>
    </message>
    <message>
        <source>it can only be used by night</source>
        <translation>si può usare solo di notte</translation>
    </message>
    <message>
        <source>it is played in a combat with Dracula himself</source>
        <translation>si gioca in un combattimento contro Dracula in persona</translation>
    </message>
    <message>
        <source>it is used in combat, or shown against some cards</source>
        <translation>si usa in combattimento, o si mostra contro alcune carte</translation>
    </message>
    <message>
        <source>it is used in the holder&apos;s own turn</source>
        <translation>si usa nel turno di chi la tiene</translation>
    </message>
    <message>
        <source>it replaces a move, and no other card was played for it</source>
        <translation>sostituisce una mossa per cui non è stata giocata un’altra carta</translation>
    </message>
    <message>
        <source>it replaces the holder&apos;s own move, without companions</source>
        <translation>sostituisce la mossa di chi la tiene, senza compagni</translation>
    </message>
    <message>
        <source>it would cost the last health</source>
        <translation>costerebbe l’ultimo punto salute</translation>
    </message>
    <message>
        <source>its holder is not in the combat</source>
        <translation>chi la tiene non partecipa al combattimento</translation>
    </message>
    <message>
        <source>no adjacent location is on the trail or in the catacombs</source>
        <translation>nessun luogo adiacente è sul Percorso o nelle Catacombe</translation>
    </message>
    <message>
        <source>no bitten hunter here can be cured by a healthy one</source>
        <translation>qui nessun Cacciatore con un Morso può essere curato da uno sano</translation>
    </message>
    <message>
        <source>no card of the trail is facedown</source>
        <translation>nessuna carta del Percorso è coperta</translation>
    </message>
    <message>
        <source>no encounter in the trail or the catacombs is facedown</source>
        <translation>nessun Incontro sul Percorso o nelle Catacombe è coperto</translation>
    </message>
    <message>
        <source>no free place is within two roads</source>
        <translation>nessun luogo libero è entro due strade</translation>
    </message>
    <message>
        <source>no hunter here has a bite that can be cured</source>
        <translation>qui nessun Cacciatore ha un Morso che si possa curare</translation>
    </message>
    <message>
        <source>no hunter is bitten</source>
        <translation>nessun Cacciatore ha un Morso</translation>
    </message>
    <message>
        <source>no hunter is here to trade items with</source>
        <translation>qui non c’è nessun Cacciatore con cui scambiare oggetti</translation>
    </message>
    <message>
        <source>no move by two roads can follow now</source>
        <translation>ora non può seguire un movimento di due strade</translation>
    </message>
    <message>
        <source>no power card can be used at sea</source>
        <translation>in mare non si usano carte potere</translation>
    </message>
    <message>
        <source>no road leads away from here</source>
        <translation>da qui non parte nessuna strada aperta</translation>
    </message>
    <message>
        <source>no sea zone of the trail is hidden</source>
        <translation>nessuna zona di mare del Percorso è coperta</translation>
    </message>
    <message>
        <source>no voyage of several steps can follow now</source>
        <translation>ora non può seguire un viaggio di più passi</translation>
    </message>
    <message>
        <source>not at dawn</source>
        <translation>non all’Alba</translation>
    </message>
    <message>
        <source>not in Castle Dracula</source>
        <translation>non nel Castello di Dracula</translation>
    </message>
    <message>
        <source>not in the Small Hours</source>
        <translation>non nelle Ore piccole</translation>
    </message>
    <message>
        <source>only a city can take the marker</source>
        <translation>solo una città può ricevere il segnalino</translation>
    </message>
    <message>
        <source>the Roadblock closes the only railway here</source>
        <translation>qui la Strada bloccata chiude l’unica ferrovia</translation>
    </message>
    <message>
        <source>the Roadblock closes the only road here</source>
        <translation>qui la Strada bloccata chiude l’unica strada</translation>
    </message>
    <message>
        <source>the card is still on the trail</source>
        <translation>la carta è ancora sul Percorso</translation>
    </message>
    <message>
        <source>the card that was played serves another move</source>
        <translation>la carta giocata serve a un’altra mossa</translation>
    </message>
    <message>
        <source>the hunter has full health</source>
        <translation>il Cacciatore ha tutti i punti salute</translation>
    </message>
    <message>
        <source>there is neither a Heavenly Host on the map nor an ally of the hunters</source>
        <translation>non c’è né un’Ostia consacrata sulla mappa né un Alleato dei Cacciatori</translation>
    </message>
    <message>
        <source>there is neither a Roadblock nor a Dracula ally</source>
        <translation>non c’è né una Strada bloccata né un Alleato di Dracula</translation>
    </message>
    <message>
        <source>there is no bite that can be cured</source>
        <translation>non c’è nessun Morso che si possa curare</translation>
    </message>
    <message>
        <source>there is no point of resolve</source>
        <translation>non c’è nessun punto Determinazione</translation>
    </message>
    <message>
        <source>there is no port here</source>
        <translation>qui non c’è un porto</translation>
    </message>
    <message>
        <source>there is no railway here</source>
        <translation>qui non c’è ferrovia</translation>
    </message>
    <message>
        <source>they are faceup already</source>
        <translation>sono già scoperti</translation>
    </message>
    <message>
        <source>this city has such a marker already</source>
        <translation>questa città ha già un segnalino di questo tipo</translation>
    </message>
    <message>
        <source>this effect was used in this round</source>
        <translation>questo effetto è già stato usato in questo round</translation>
    </message>
    <message>
        <source>this way is forbidden in this chapter</source>
        <translation>questa via è vietata in questo capitolo</translation>
    </message>
    <message>
        <source>{card} ({hunter})</source>
        <translation>{card} ({hunter})</translation>
    </message>
    <message>
        <source>{hunter} is already there.</source>
        <translation>{hunter:told} è già lì.</translation>
    </message>
</context>
<context>
    <name>fury2.windows</name>
    <message>
        <source>A New Vampire escapes</source>
        <translation>Un Nuovo Vampiro fugge</translation>
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
        <source>An encounter is turned up</source>
        <translation>Un Incontro viene scoperto</translation>
    </message>
    <message>
        <source>An encounter leaves the trail</source>
        <translation>Un Incontro esce dal Percorso</translation>
    </message>
    <message>
        <source>An item can protect a hunter</source>
        <translation>Un oggetto può proteggere un Cacciatore</translation>
    </message>
    <message>
        <source>Before Dracula moves a hunter</source>
        <translation>Prima che Dracula muova un Cacciatore</translation>
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
        <translation>I Cacciatori incontrano un Nuovo Vampiro di notte</translation>
    </message>
    <message>
        <source>Start of Dracula&apos;s turn</source>
        <translation>Inizio del turno di Dracula</translation>
    </message>
    <message>
        <source>The other side plays an event card</source>
        <translation>L’altro schieramento gioca una carta evento</translation>
    </message>
</context>
<context>
    <name>fury3</name>
    <message>
        <source>Between equals Dracula wins 6 or 7 of 10 games; if he starts with 9 damage (“Advanced”), about half.</source>
        <translation>A parità di forza Dracula vince 6 o 7 partite su 10; se comincia con 9 danni («Avanzate»), circa la metà.</translation>
    </message>
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
        <source>The hunters&apos; best guesses for Dracula: {places}.</source>
        <translation>Dove i Cacciatori credono che sia Dracula: {places}.</translation>
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
        <source>not on the map yet</source>
        <translation>non ancora sulla mappa</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>{a}–{b}</source>
        <translation>{a} – {b}</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>«{card}»</translation>
    </message>
    <message>
        <source>{count:word} encounter cards</source>
        <translation>{count:word} carte incontro</translation>
    </message>
    <message>
        <source>{count:word} event cards</source>
        <translation>{count:word} carte evento</translation>
    </message>
    <message>
        <source>{count:word} item cards</source>
        <translation>{count:word} carte oggetto</translation>
    </message>
    <message>
        <source>{count:word} tickets</source>
        <translation>{count:word} biglietti</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{ticket}</source>
        <translation>il {ticket}</translation>
    </message>
</context>
<context>
    <name>fury3.aims</name>
    <message numerus="yes">
        <source>%n more journeys are allowed.</source>
        <translation>
            <numerusform>È ancora concesso un viaggio.</numerusform>
            <numerusform>Sono ancora concessi %n viaggi.</numerusform>
        </translation>
    </message>
    <message>
        <source>A box must be hidden {place:in}.</source>
        <translation>{place:in} dev’essere nascosta una cassa.</translation>
    </message>
    <message>
        <source>A box that is not clean yet is {place:in}.</source>
        <translation>{place:in} c’è una cassa ancora da purificare.</translation>
    </message>
    <message>
        <source>A hideout is {place:in}, the last one that the goal needs.</source>
        <translation>{place:in} c’è un Nascondiglio, l’ultimo che manca all’obiettivo.</translation>
    </message>
    <message>
        <source>A ticket may bring {places} within reach tomorrow, where a box may be.</source>
        <translation>Con un altro biglietto domani potresti raggiungere anche {places}, dove può esserci una cassa.</translation>
    </message>
    <message>
        <source>A ticket may bring {places} within reach tomorrow: on average {percent}% of his unknown hideouts instead of {before}%.</source>
        <translation>Con un altro biglietto domani potresti raggiungere anche {places} e, in media, più Nascondigli di Dracula ({percent}% anziché {before}%).</translation>
    </message>
    <message>
        <source>A ticket may bring {places} within reach tomorrow: the chance to reach Dracula after his next move then rises from {before}% to {percent}% on average.</source>
        <translation>Un biglietto può portare {places} a portata domani: la probabilità di raggiungere Dracula dopo la sua prossima mossa sale in media (da {before}% a {percent}%).</translation>
    </message>
    <message>
        <source>A ticket may bring {places}, where you must go, within reach tomorrow.</source>
        <translation>Con un altro biglietto domani potresti raggiungere la meta: {places}.</translation>
    </message>
    <message>
        <source>A vampire is {place:in}.</source>
        <translation>{place:in} c’è un vampiro.</translation>
    </message>
    <message>
        <source>After his next move, Dracula is within reach from here tomorrow with a chance of {percent}% (above all {places}).</source>
        <translation>Dopo la sua prossima mossa, domani Dracula potrebbe essere raggiungibile da qui ({percent}%; soprattutto {places}).</translation>
    </message>
    <message>
        <source>After his next move, Dracula is within reach from here tomorrow with a chance of {percent}%.</source>
        <translation>Dopo la sua prossima mossa, domani Dracula potrebbe essere raggiungibile da qui ({percent}%).</translation>
    </message>
    <message>
        <source>After his next move, Dracula is within reach from here with a chance of {before}%; a ticket adds little.</source>
        <translation>Dopo la sua prossima mossa, Dracula potrebbe essere raggiungibile da qui ({before}%); un biglietto cambia poco.</translation>
    </message>
    <message>
        <source>After his next move, Dracula is within reach from there tomorrow with a chance of {percent}% (above all {places}).</source>
        <translation>Dopo la sua prossima mossa, domani Dracula potrebbe essere raggiungibile da lì ({percent}%; soprattutto {places}).</translation>
    </message>
    <message>
        <source>After his next move, Dracula is within reach from there tomorrow with a chance of {percent}%.</source>
        <translation>Dopo la sua prossima mossa, domani Dracula potrebbe essere raggiungibile da lì ({percent}%).</translation>
    </message>
    <message numerus="yes">
        <source>After today %n days are left.</source>
        <translation>
            <numerusform>Dopo oggi resta un giorno.</numerusform>
            <numerusform>Dopo oggi restano %n giorni.</numerusform>
        </translation>
    </message>
    <message>
        <source>All {sites} cities that may hide a box can then be searched by day {day} ({tasks}).</source>
        <translation>Così tutte e {sites} le città che possono nascondere una cassa si possono perlustrare entro il giorno {day} ({tasks}).</translation>
    </message>
    <message>
        <source>All {sites} cities that may hide a box can then be searched by day {day}.</source>
        <translation>Così tutte e {sites} le città che possono nascondere una cassa si possono perlustrare entro il giorno {day}.</translation>
    </message>
    <message>
        <source>At Castle Dracula hunters can neither take supplies nor reserve a ticket.</source>
        <translation>Al Castello di Dracula i Cacciatori non possono né rifornirsi né prenotare un biglietto.</translation>
    </message>
    <message>
        <source>At sea {hunter} can do nothing by night.</source>
        <translation>In mare {hunter:told} di notte non può fare nulla.</translation>
    </message>
    <message>
        <source>At the next dawn the trance names his region anyway.</source>
        <translation>Alla prossima Alba la trance indica comunque la sua regione.</translation>
    </message>
    <message>
        <source>Both cities that may hide a box can then be searched by day {day} ({tasks}).</source>
        <translation>Così entrambe le città che possono nascondere una cassa si possono perlustrare entro il giorno {day} ({tasks}).</translation>
    </message>
    <message>
        <source>By night no hunter moves, so the order only matters for the cards that are drawn.</source>
        <translation>Di notte nessun Cacciatore si muove: l’ordine conta solo per le carte che si pescano.</translation>
    </message>
    <message>
        <source>By night the bottom event card is drawn, which is one for the hunters.</source>
        <translation>Di notte si pesca la carta evento in fondo al mazzo, che è dei Cacciatori.</translation>
    </message>
    <message>
        <source>By night the event card is for the hunters with a chance of {ours}%, for Dracula with {percent}%.</source>
        <translation>Di notte la carta evento è dei Cacciatori (probabilità: {ours}%) o di Dracula ({percent}%).</translation>
    </message>
    <message>
        <source>By road and sea, Dracula&apos;s current place is within two days of here with a chance of {percent}% (above all {places}).</source>
        <translation>Su strada e per mare, da qui Dracula potrebbe essere a portata in due giorni ({percent}%; soprattutto {places}).</translation>
    </message>
    <message>
        <source>By road and sea, Dracula&apos;s current place is within two days of there with a chance of {percent}% (above all {places}).</source>
        <translation>Su strada e per mare, da lì Dracula potrebbe essere a portata in due giorni ({percent}%; soprattutto {places}).</translation>
    </message>
    <message>
        <source>Dracula has left an encounter card {place:in}.</source>
        <translation>Dracula ha lasciato un Incontro {place:in}.</translation>
    </message>
    <message>
        <source>Dracula has left {count:word} encounter cards {place:in}.</source>
        <translation>Dracula ha lasciato {count:word} Incontri {place:in}.</translation>
    </message>
    <message>
        <source>Dracula himself is {place:in}, and there is a combat at dusk.</source>
        <translation>Dracula stesso è {place:in}: al tramonto c’è un combattimento.</translation>
    </message>
    <message>
        <source>Dracula is here now, but may move before the combat at dawn.</source>
        <translation>Dracula ora è qui, ma può spostarsi prima del combattimento all’alba.</translation>
    </message>
    <message>
        <source>Dracula is here now: there is a combat at dusk.</source>
        <translation>Dracula ora è qui: al tramonto si combatte.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n days by road and sea from there instead of {before}.</source>
        <translation>
            <numerusform>Il luogo più probabile per Dracula è {place} ({percent}%), a un giorno da lì anziché {before}, su strada e per mare.</numerusform>
            <numerusform>Il luogo più probabile per Dracula è {place} ({percent}%), a %n giorni da lì anziché {before}, su strada e per mare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n days&apos; journey from there.</source>
        <translation>
            <numerusform>Il luogo più probabile per Dracula, {place} ({percent}%), è a un giorno di viaggio da lì.</numerusform>
            <numerusform>Il luogo più probabile per Dracula, {place} ({percent}%), è a %n giorni di viaggio da lì.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula is {place:in} now: there is a combat at dusk.</source>
        <translation>Dracula ora è {place:in}: al tramonto si combatte.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n days by road and sea from there instead of {before}.</source>
        <translation>
            <numerusform>Dracula è {place:in}, a un giorno da lì anziché {before}, su strada e per mare.</numerusform>
            <numerusform>Dracula è {place:in}, a %n giorni da lì anziché {before}, su strada e per mare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n days&apos; journey from there.</source>
        <translation>
            <numerusform>Dracula è {place:in}, a un giorno di viaggio da lì.</numerusform>
            <numerusform>Dracula è {place:in}, a %n giorni di viaggio da lì.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula will be {place:in}, within reach from here tomorrow.</source>
        <translation>Dracula sarà {place:in}, raggiungibile da qui domani.</translation>
    </message>
    <message>
        <source>Dracula will be {place:in}, within reach from there tomorrow.</source>
        <translation>Dracula sarà {place:in}, raggiungibile da lì domani.</translation>
    </message>
    <message>
        <source>Dracula&apos;s likeliest hideouts: {places}.</source>
        <translation>Nascondigli più probabili di Dracula: {places}.</translation>
    </message>
    <message>
        <source>From here, no place that Dracula may move to is within reach tomorrow.</source>
        <translation>Da qui domani non raggiungeresti nessun luogo in cui Dracula può spostarsi.</translation>
    </message>
    <message>
        <source>From here, no place where a hideout may be is within reach tomorrow.</source>
        <translation>Da qui domani non si raggiunge nessun luogo in cui potrebbe esserci un Nascondiglio.</translation>
    </message>
    <message>
        <source>From here, {before}% of his unknown hideouts are within reach tomorrow on average; a ticket adds little.</source>
        <translation>Da qui domani si raggiunge una parte dei Nascondigli di Dracula (in media {before}%); un biglietto cambia poco.</translation>
    </message>
    <message>
        <source>From here, {percent}% of his unknown hideouts are within reach tomorrow on average (above all {places}).</source>
        <translation>Da qui domani si raggiunge una parte dei Nascondigli di Dracula (in media {percent}%; soprattutto {places}).</translation>
    </message>
    <message>
        <source>From here, {percent}% of his unknown hideouts are within reach tomorrow on average.</source>
        <translation>Da qui domani si raggiunge una parte dei Nascondigli di Dracula (in media {percent}%).</translation>
    </message>
    <message numerus="yes">
        <source>From there, %n cities are within a day&apos;s journey.</source>
        <translation>
            <numerusform>Da lì c’è %n città a un giorno di viaggio.</numerusform>
            <numerusform>Da lì ci sono %n città a un giorno di viaggio.</numerusform>
        </translation>
    </message>
    <message>
        <source>From there, no place that Dracula may move to is within reach tomorrow.</source>
        <translation>Da lì domani non raggiungeresti nessun luogo in cui Dracula può spostarsi.</translation>
    </message>
    <message>
        <source>From there, no place where a hideout may be is within reach tomorrow.</source>
        <translation>Da lì domani non si raggiunge nessun luogo in cui potrebbe esserci un Nascondiglio.</translation>
    </message>
    <message>
        <source>From there, {percent}% of his unknown hideouts are within reach tomorrow on average (above all {places}).</source>
        <translation>Da lì domani si raggiunge una parte dei Nascondigli di Dracula (in media {percent}%; soprattutto {places}).</translation>
    </message>
    <message>
        <source>From there, {percent}% of his unknown hideouts are within reach tomorrow on average.</source>
        <translation>Da lì domani si raggiunge una parte dei Nascondigli di Dracula (in media {percent}%).</translation>
    </message>
    <message>
        <source>Here no hunter with a spare weapon meets one without any.</source>
        <translation>Qui nessun Cacciatore ha un’arma di troppo per un altro che non ne ha.</translation>
    </message>
    <message>
        <source>If the others stay, all hunters together reach only {percent}% of his unknown hideouts on average instead of {before}%.</source>
        <translation>Se gli altri restano dove sono, i Cacciatori insieme raggiungono meno Nascondigli di Dracula (in media {percent}% anziché {before}%).</translation>
    </message>
    <message>
        <source>If the others stay, all hunters together reach {percent}% of his unknown hideouts on average instead of {before}%.</source>
        <translation>Se gli altri restano dove sono, i Cacciatori insieme raggiungono più Nascondigli di Dracula (in media {percent}% anziché {before}%).</translation>
    </message>
    <message>
        <source>If the others stay, all hunters together reach {percent}% of his unknown hideouts on average, about as many as without this move.</source>
        <translation>Se gli altri restano dove sono, i Cacciatori insieme raggiungono una parte dei Nascondigli di Dracula (in media {percent}%, più o meno come senza questa mossa).</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula after his next move falls from {before}% to {percent}%.</source>
        <translation>Se gli altri restano dove sono, la probabilità che almeno un Cacciatore possa raggiungere Dracula dopo la sua prossima mossa scende ({percent}% anziché {before}%).</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula after his next move rises from {before}% to {percent}%.</source>
        <translation>Se gli altri restano dove sono, la probabilità che almeno un Cacciatore possa raggiungere Dracula dopo la sua prossima mossa sale ({percent}% anziché {before}%).</translation>
    </message>
    <message>
        <source>If the others stay, the chance that some hunter can reach Dracula after his next move stays at about {percent}%.</source>
        <translation>Se gli altri restano dove sono, la probabilità che almeno un Cacciatore possa raggiungere Dracula dopo la sua prossima mossa resta circa la stessa ({percent}%).</translation>
    </message>
    <message>
        <source>In a small city supplies bring only an event card.</source>
        <translation>In una città piccola, rifornendosi si pesca solo una carta evento.</translation>
    </message>
    <message>
        <source>In the days that are left, {some} of the {sites} cities that may hide a box can be searched.</source>
        <translation>Nei giorni che restano si possono perlustrare {some} delle {sites} città che possono nascondere una cassa.</translation>
    </message>
    <message>
        <source>It is journey {count} of the {most} that the chapter allows.</source>
        <translation>È il viaggio {count} dei {most} che il capitolo concede.</translation>
    </message>
    <message>
        <source>It leads away from {place}, where you must go.</source>
        <translation>Porta via da {place}, dove hai ancora da fare.</translation>
    </message>
    <message>
        <source>It uses up the ticket {ticket}.</source>
        <translation>Consuma il biglietto {ticket}.</translation>
    </message>
    <message>
        <source>Known boxes: {places}.</source>
        <translation>Casse note: {places}.</translation>
    </message>
    <message>
        <source>Known vampires: {places}.</source>
        <translation>Vampiri noti: {places}.</translation>
    </message>
    <message>
        <source>Most of Dracula&apos;s blows do 2 damage; {hunter} can take {now} of them, after a rest {then}.</source>
        <translation>Colpi di Dracula da 2 danni che regge {hunter:told}: {now}, dopo il riposo {then}.</translation>
    </message>
    <message>
        <source>Most of Dracula&apos;s blows do 2 damage; {hunter} can take {now} of them, with or without a rest.</source>
        <translation>Colpi di Dracula da 2 danni che regge {hunter:told}: {now}, con o senza riposo.</translation>
    </message>
    <message>
        <source>No city is likelier than {percent}% to be on an unknown card of Dracula&apos;s trail.</source>
        <translation>Nessuna città è molto probabile su una carta sconosciuta del Percorso di Dracula (al massimo {percent}%).</translation>
    </message>
    <message>
        <source>No event card is drawn, so none can go to Dracula.</source>
        <translation>Non si pesca nessuna carta evento, quindi nemmeno Dracula ne riceve.</translation>
    </message>
    <message>
        <source>No hunter has more within reach, and the others can still act on what this move shows.</source>
        <translation>Nessun Cacciatore ha di più a portata, e gli altri possono ancora sfruttare ciò che questa mossa rivela.</translation>
    </message>
    <message>
        <source>No more journey is allowed.</source>
        <translation>Non è più concesso nessun viaggio.</translation>
    </message>
    <message numerus="yes">
        <source>No railway leads from {place}; the nearest one is {city:in}, %n days&apos; journey away.</source>
        <translation>
            <numerusform>Da {place} non partono ferrovie; la più vicina è {city:in}, a un giorno di viaggio.</numerusform>
            <numerusform>Da {place} non partono ferrovie; la più vicina è {city:in}, a %n giorni di viaggio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the {all} places where Dracula may be, the answer leaves {left} on average and {most} at most.</source>
        <translation>Luoghi in cui può essere Dracula: {all}; la risposta ne lascia in media {left}, al massimo {most}.</translation>
    </message>
    <message>
        <source>On the last day a ticket cannot be used any more.</source>
        <translation>L’ultimo giorno un biglietto non si può più usare.</translation>
    </message>
    <message>
        <source>One box is still hidden; {cities} cities are possible: {places}.</source>
        <translation>C’è ancora una cassa nascosta in una di queste {cities} città: {places}.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s blows of 2 damage defeats {hunter} now, but not after a rest.</source>
        <translation>Un colpo di Dracula da 2 danni ora sconfigge {hunter}, dopo il riposo no.</translation>
    </message>
    <message>
        <source>One of Dracula&apos;s blows of 2 damage defeats {hunter}, even after a rest.</source>
        <translation>Un colpo di Dracula da 2 danni sconfigge {hunter}, anche dopo il riposo.</translation>
    </message>
    <message>
        <source>One of his hideouts is {place:in}, within reach from here tomorrow.</source>
        <translation>Uno dei suoi Nascondigli è {place:in}, raggiungibile da qui domani.</translation>
    </message>
    <message>
        <source>One of his hideouts is {place:in}, within reach from there tomorrow.</source>
        <translation>Uno dei suoi Nascondigli è {place:in}, raggiungibile da lì domani.</translation>
    </message>
    <message>
        <source>One of his hideouts is {place:in}.</source>
        <translation>{place:in} c’è un Nascondiglio di Dracula.</translation>
    </message>
    <message>
        <source>The best route from here, {cities}, finds {found} hideouts on average by day {day}.</source>
        <translation>Il percorso migliore da qui ({cities}) trova in media {found} Nascondigli entro il giorno {day}.</translation>
    </message>
    <message>
        <source>The best route from there, {cities}, finds {found} hideouts on average by day {day}.</source>
        <translation>Il percorso migliore da lì ({cities}) trova in media {found} Nascondigli entro il giorno {day}.</translation>
    </message>
    <message>
        <source>The box here is clean as soon as a search leaves no encounter in it.</source>
        <translation>La cassa qui è purificata appena una ricerca non vi lascia nessun Incontro.</translation>
    </message>
    <message>
        <source>The chance that Dracula is in the same region as {hunter} is {percent}%: of the {all} places where he may be, a yes leaves {yes}, a no {no}.</source>
        <translation>Dracula potrebbe essere nella stessa regione {hunter:of} ({percent}%): dei {all} luoghi in cui può trovarsi, un sì ne lascia {yes}, un no {no}.</translation>
    </message>
    <message>
        <source>The chance that a box is hidden {place:in} is {percent}%.</source>
        <translation>{place:in} potrebbe essere nascosta una cassa ({percent}%).</translation>
    </message>
    <message>
        <source>The chance that a box is {place:in} is {percent}%; a no leaves {left} cities.</source>
        <translation>{place:in} può esserci una cassa ({percent}%); dopo un no restano {left} città.</translation>
    </message>
    <message>
        <source>The chance that a hideout is {place:in}, the last one that the goal needs, is {percent}%.</source>
        <translation>{place:in} potrebbe esserci un Nascondiglio, l’ultimo che manca all’obiettivo ({percent}%).</translation>
    </message>
    <message>
        <source>The chance that one of his hideouts is {place:in} is {percent}%.</source>
        <translation>{place:in} potrebbe esserci un Nascondiglio ({percent}%).</translation>
    </message>
    <message>
        <source>The chance that the last box that the goal needs is hidden {place:in} is {percent}%.</source>
        <translation>{place:in} potrebbe essere nascosta l’ultima cassa che manca all’obiettivo ({percent}%).</translation>
    </message>
    <message>
        <source>The goal of the chapter needs {damage} more damage to Dracula.</source>
        <translation>Per l’obiettivo del capitolo mancano ancora {damage} danni a Dracula.</translation>
    </message>
    <message>
        <source>The hunters have no ally yet.</source>
        <translation>I Cacciatori non hanno ancora un Alleato.</translation>
    </message>
    <message>
        <source>The last box that the goal needs must be hidden {place:in}.</source>
        <translation>L’ultima cassa che manca all’obiettivo dev’essere nascosta {place:in}.</translation>
    </message>
    <message>
        <source>The likeliest city on an unknown card of Dracula&apos;s trail is {place} ({percent}%).</source>
        <translation>La città più probabile su una carta sconosciuta del Percorso di Dracula è {place} ({percent}%).</translation>
    </message>
    <message>
        <source>The revealed card answers {card}: {quoted}</source>
        <translation>La carta rivelata risponde a {card}: {quoted}</translation>
    </message>
    <message>
        <source>The search leads to the combat with the vampire.</source>
        <translation>La ricerca porta al combattimento contro il vampiro.</translation>
    </message>
    <message>
        <source>The ticket {ticket} is good for one railway only.</source>
        <translation>Il biglietto {ticket} vale per una sola ferrovia.</translation>
    </message>
    <message>
        <source>The ticket {ticket} is good for {count:word} white railways.</source>
        <translation>Il biglietto {ticket} vale per {count:word} ferrovie bianche.</translation>
    </message>
    <message>
        <source>The top event card is one for the hunters.</source>
        <translation>La carta evento in cima al mazzo è dei Cacciatori.</translation>
    </message>
    <message>
        <source>The top event card is one of Dracula&apos;s; by day it is only discarded, so he does not get it.</source>
        <translation>La carta evento in cima al mazzo è di Dracula: di giorno viene solo scartata, quindi lui non la ottiene.</translation>
    </message>
    <message>
        <source>This damage defeats {hunter}.</source>
        <translation>Questi danni sconfiggono {hunter:told}.</translation>
    </message>
    <message>
        <source>This is the last day.</source>
        <translation>Oggi è l’ultimo giorno.</translation>
    </message>
    <message>
        <source>With a chance of {percent}% Dracula himself is {place:in}, and there is a combat at dusk.</source>
        <translation>Dracula stesso potrebbe essere {place:in} ({percent}%): in tal caso al tramonto c’è un combattimento.</translation>
    </message>
    <message>
        <source>With a ticket, no further city that may hide a box comes within reach tomorrow.</source>
        <translation>Con un altro biglietto domani non raggiungeresti nessun’altra città in cui può esserci una cassa.</translation>
    </message>
    <message>
        <source>With a ticket, no further place that Dracula may move to comes within reach tomorrow.</source>
        <translation>Con un altro biglietto domani non raggiungeresti nessun altro luogo in cui Dracula può spostarsi.</translation>
    </message>
    <message>
        <source>With a ticket, no further place where a hideout may be comes within reach tomorrow.</source>
        <translation>Con un altro biglietto domani non raggiungeresti nessun altro luogo in cui può esserci un Nascondiglio.</translation>
    </message>
    <message>
        <source>With a ticket, on average {then} instead of {now} cities are within a day&apos;s journey from here.</source>
        <translation>Con un biglietto, da qui si raggiungono in un giorno in media {then} città anziché {now}.</translation>
    </message>
    <message>
        <source>With one more ticket, on average {then} instead of {now} cities are within a day&apos;s journey from here.</source>
        <translation>Con un altro biglietto, da qui si raggiungono in un giorno in media {then} città anziché {now}.</translation>
    </message>
    <message numerus="yes">
        <source>With them %n cities are within a day&apos;s journey from {place}.</source>
        <translation>
            <numerusform>Con questi biglietti, da {place} si raggiunge una sola città in un giorno di viaggio.</numerusform>
            <numerusform>Con questi biglietti, da {place} si raggiungono %n città in un giorno di viaggio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without it {hunter} cannot keep Desecrated Soil from returning; the others hold %n Heavenly Host(s).</source>
        <translation>
            <numerusform>Senza, {hunter} non può impedire che «Terra sconsacrata» ritorni; gli altri hanno un’altra Ostia consacrata.</numerusform>
            <numerusform>Senza, {hunter} non può impedire che «Terra sconsacrata» ritorni; gli altri hanno altre %n Ostie consacrate.</numerusform>
        </translation>
    </message>
    <message>
        <source>choice {rival} brings another ticket</source>
        <translation>la scelta {rival} porta un altro biglietto</translation>
    </message>
    <message>
        <source>choice {rival} brings more of his unknown hideouts within reach ({other} instead of {own})</source>
        <translation>con la scelta {rival} si raggiungono in media più Nascondigli di Dracula ({other} anziché {own})</translation>
    </message>
    <message>
        <source>choice {rival} costs less damage ({other} instead of {own})</source>
        <translation>la scelta {rival} costa meno danni ({other} anziché {own})</translation>
    </message>
    <message>
        <source>choice {rival} discards an encounter that would add {other} influence</source>
        <translation>la scelta {rival} scarta un incontro che farebbe salire l’Influenza di {other}</translation>
    </message>
    <message>
        <source>choice {rival} leads to a large city, where supplies bring an item card</source>
        <translation>la scelta {rival} porta in una città grande, dove rifornendosi si pesca una carta oggetto</translation>
    </message>
    <message>
        <source>choice {rival} leads to where a box is more likely ({other} instead of {own})</source>
        <translation>la scelta {rival} porta dove è più probabile che ci sia una cassa ({other} anziché {own})</translation>
    </message>
    <message>
        <source>choice {rival} leads to where a hideout is more likely ({other} instead of {own})</source>
        <translation>la scelta {rival} porta dove un Nascondiglio è più probabile ({other} anziché {own})</translation>
    </message>
    <message>
        <source>day {day}</source>
        <translation>giorno {day}</translation>
    </message>
    <message>
        <source>fewer boxes made clean</source>
        <translation>meno casse purificate</translation>
    </message>
    <message>
        <source>fewer hideouts found</source>
        <translation>meno Nascondigli trovati</translation>
    </message>
    <message>
        <source>fewer revelations</source>
        <translation>meno rivelazioni di Dracula</translation>
    </message>
    <message>
        <source>fewer vampires defeated</source>
        <translation>meno vampiri sconfitti</translation>
    </message>
    <message>
        <source>fewer voyages by Dracula</source>
        <translation>meno traversate di Dracula</translation>
    </message>
    <message>
        <source>it is journey {own} of the {most} that the chapter allows</source>
        <translation>è il viaggio {own} dei {most} che il capitolo concede</translation>
    </message>
    <message>
        <source>more boxes made clean</source>
        <translation>più casse purificate</translation>
    </message>
    <message>
        <source>more hideouts found</source>
        <translation>più Nascondigli trovati</translation>
    </message>
    <message>
        <source>more revelations</source>
        <translation>più rivelazioni di Dracula</translation>
    </message>
    <message>
        <source>more vampires defeated</source>
        <translation>più vampiri sconfitti</translation>
    </message>
    <message>
        <source>more voyages by Dracula</source>
        <translation>più traversate di Dracula</translation>
    </message>
    <message>
        <source>with choice {rival} a route finds more hideouts ({other} instead of {own} on average)</source>
        <translation>con la scelta {rival} un percorso trova più Nascondigli (in media {other} anziché {own})</translation>
    </message>
    <message>
        <source>with choice {rival} all cities that may hide a box can be searched earlier ({other})</source>
        <translation>con la scelta {rival} tutte le città che possono nascondere una cassa si perlustrano prima ({other})</translation>
    </message>
    <message>
        <source>with choice {rival} all hunters together reach more of his unknown hideouts ({other} instead of {own})</source>
        <translation>con la scelta {rival} i Cacciatori insieme raggiungono più Nascondigli ({other} anziché {own})</translation>
    </message>
    <message>
        <source>with choice {rival} more cities that may hide a box can be searched in time</source>
        <translation>con la scelta {rival} si perlustrano in tempo più città che possono nascondere una cassa</translation>
    </message>
    <message>
        <source>with choice {rival} some hunter is likelier to reach Dracula after his next move ({other} instead of {own})</source>
        <translation>con la scelta {rival} è più probabile che almeno un Cacciatore possa raggiungere Dracula dopo la sua prossima mossa ({other} anziché {own})</translation>
    </message>
    <message>
        <source>with choice {rival} the others could act on what the likeliest search shows</source>
        <translation>con la scelta {rival} gli altri potrebbero sfruttare ciò che rivela la ricerca più promettente</translation>
    </message>
    <message>
        <source>with choice {rival} this hunter is likelier to reach Dracula after his next move ({other} instead of {own})</source>
        <translation>con la scelta {rival} è più probabile che questo Cacciatore possa raggiungere Dracula dopo la sua prossima mossa ({other} anziché {own})</translation>
    </message>
    <message>
        <source>{card} is then no longer the hunters&apos; ally.</source>
        <translation>Poi {card} non è più l’Alleato dei Cacciatori.</translation>
    </message>
    <message>
        <source>{card} returns faceup and takes effect again at the next search.</source>
        <translation>{card} ritorna scoperta e avrà di nuovo effetto alla prossima ricerca.</translation>
    </message>
    <message>
        <source>{card} returns faceup, so the box is not clean yet.</source>
        <translation>{card} ritorna scoperta: la cassa non è ancora purificata.</translation>
    </message>
    <message>
        <source>{card} then does not return, so the box is clean.</source>
        <translation>{card} allora non ritorna: la cassa è purificata.</translation>
    </message>
    <message>
        <source>{card} then does not return.</source>
        <translation>{card} allora non ritorna.</translation>
    </message>
    <message>
        <source>{card} would add no influence.</source>
        <translation>«{card}» non farebbe salire l’Influenza.</translation>
    </message>
    <message>
        <source>{card} would add {added} influence if it matured (now {now} of {most}).</source>
        <translation>Se maturasse, «{card}» farebbe salire l’Influenza di {added} (ora {now} su {most}).</translation>
    </message>
    <message>
        <source>{count:word} boxes are still hidden; {cities} cities are possible: {places}.</source>
        <translation>Restano {count:word} casse nascoste, che possono essere in {cities} città: {places}.</translation>
    </message>
    <message>
        <source>{hunter} already has two tickets, and no better one is left.</source>
        <translation>{hunter:told} ha già due biglietti, e non ne restano di migliori.</translation>
    </message>
    <message>
        <source>{hunter} already has two tickets; the chance to draw one that reaches farther than ticket {ticket} is {percent}%.</source>
        <translation>{hunter:told} ha già due biglietti; probabilità di pescarne uno migliore di {ticket}: {percent}%.</translation>
    </message>
    <message>
        <source>{hunter} already has {count:word} weapons, so another item card helps less.</source>
        <translation>{hunter:told} ha già {count:word} armi: un’altra carta oggetto serve meno.</translation>
    </message>
    <message>
        <source>{hunter} has neither item cards nor tickets.</source>
        <translation>{hunter:told} non ha né carte oggetto né biglietti.</translation>
    </message>
    <message>
        <source>{hunter} has no items to lose.</source>
        <translation>{hunter:told} non ha oggetti da perdere.</translation>
    </message>
    <message>
        <source>{hunter} has no ticket yet.</source>
        <translation>{hunter:told} non ha ancora biglietti.</translation>
    </message>
    <message>
        <source>{hunter} has no weapon, and {giver} can hand one over.</source>
        <translation>{hunter:told} non ha armi e {giver} può cederne una.</translation>
    </message>
    <message>
        <source>{hunter} has no weapon; the chance to draw one {place:in} is {percent}%.</source>
        <translation>{hunter:told} non ha armi, ma {place:in} potrebbe pescarne una ({percent}%).</translation>
    </message>
    <message>
        <source>{hunter} has only one ticket so far and may keep both.</source>
        <translation>{hunter:told} ha finora un solo biglietto e può tenere anche il secondo.</translation>
    </message>
    <message>
        <source>{hunter} has only one ticket so far.</source>
        <translation>{hunter:told} ha finora un solo biglietto.</translation>
    </message>
    <message>
        <source>{hunter} has only one weapon, which can be played only every other round of a combat; the chance to draw another one {place:in} is {percent}%.</source>
        <translation>{hunter:told} ha una sola arma, che in combattimento si può usare solo un round su due, e {place:in} potrebbe pescarne un’altra ({percent}%).</translation>
    </message>
    <message>
        <source>{hunter} has two tickets even without it.</source>
        <translation>Anche senza questo, {hunter:told} ha due biglietti.</translation>
    </message>
    <message>
        <source>{hunter} has {damage} of {health} damage, and resting heals {healed}.</source>
        <translation>Danni {hunter:of}: {damage} su {health}; il riposo ne cura {healed}.</translation>
    </message>
    <message>
        <source>{hunter} holds as many event cards as allowed and must discard one.</source>
        <translation>{hunter:told} ha già tutte le carte evento che può tenere e deve scartarne una.</translation>
    </message>
    <message>
        <source>{hunter} holds as many item cards as allowed and must discard one.</source>
        <translation>{hunter:told} ha già tutte le carte oggetto che può tenere e deve scartarne una.</translation>
    </message>
    <message>
        <source>{hunter} holds: {cards}.</source>
        <translation>{hunter:told} ha: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} is unhurt.</source>
        <translation>{hunter:told} non ha danni.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and can reach Dracula&apos;s current place with a chance of {percent}%.</source>
        <translation>{hunter:told} è {place:in}; probabilità che Dracula sia alla sua portata: {percent}%.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and reaches {percent}% of his unknown hideouts on average.</source>
        <translation>{hunter:told} è {place:in}; Nascondigli di Dracula alla sua portata: in media {percent}%.</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} is {place:in}, %n days by road and sea from {aim} ({percent}%).</source>
        <translation>
            <numerusform>{hunter:told} è {place:in}, a un giorno su strada e per mare da {aim} ({percent}%).</numerusform>
            <numerusform>{hunter:told} è {place:in}, a %n giorni su strada e per mare da {aim} ({percent}%).</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} is {place:in}.</source>
        <translation>{hunter:told} è {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} keeps the card, and Dracula sees it.</source>
        <translation>{hunter:told} tiene la carta, e Dracula la vede.</translation>
    </message>
    <message>
        <source>{hunter} keeps the ticket {tickets}.</source>
        <translation>{hunter:told} tiene il biglietto {tickets}.</translation>
    </message>
    <message>
        <source>{hunter} keeps the ticket {ticket}, good for one railway.</source>
        <translation>{hunter:told} tiene il biglietto {ticket}, valido per una ferrovia.</translation>
    </message>
    <message>
        <source>{hunter} keeps the ticket {ticket}, good for {count:word} white railways.</source>
        <translation>{hunter:told} tiene il biglietto {ticket}, valido per {count:word} ferrovie bianche.</translation>
    </message>
    <message>
        <source>{hunter} keeps the tickets {tickets}.</source>
        <translation>{hunter:told} tiene i biglietti {tickets}.</translation>
    </message>
    <message>
        <source>{hunter} loses: {cards}.</source>
        <translation>{hunter:told} perde: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} may keep the best two of three tickets.</source>
        <translation>{hunter:told} può tenere i due migliori fra tre biglietti.</translation>
    </message>
    <message>
        <source>{hunter} suffers no damage.</source>
        <translation>{hunter:told} non subisce danni.</translation>
    </message>
    <message>
        <source>{hunter} then has neither item cards nor tickets.</source>
        <translation>{hunter:told} non ha poi né carte oggetto né biglietti.</translation>
    </message>
    <message>
        <source>{hunter} then has only one ticket.</source>
        <translation>{hunter:told} resta con un solo biglietto.</translation>
    </message>
    <message>
        <source>{hunter} then has {damage} of {health} damage.</source>
        <translation>Danni {hunter:of} dopo: {damage} su {health}.</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} then holds %n event card(s), and {card} can be played later.</source>
        <translation>
            <numerusform>{hunter:told} ha poi una carta evento, e {card} si può giocare più tardi.</numerusform>
            <numerusform>{hunter:told} ha poi %n carte evento, e {card} si può giocare più tardi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} then holds: {cards}.</source>
        <translation>{hunter:told} ha poi: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} then suffers no damage.</source>
        <translation>Così {hunter:told} non subisce danni.</translation>
    </message>
    <message>
        <source>{hunter} then suffers {damage} damage.</source>
        <translation>Così {hunter:told} subisce {damage} danni.</translation>
    </message>
    <message>
        <source>{hunter} would learn nothing new: Dracula cannot be in the same region.</source>
        <translation>{hunter:told} non scoprirebbe nulla di nuovo: Dracula non può essere nella stessa regione.</translation>
    </message>
    <message>
        <source>{hunter} would learn nothing new: Dracula is certainly in the same region.</source>
        <translation>{hunter:told} non scoprirebbe nulla di nuovo: Dracula è di certo nella stessa regione.</translation>
    </message>
    <message>
        <source>{hunter}: {places}</source>
        <translation>{hunter}: {places}</translation>
    </message>
    <message>
        <source>{place} is a large city, where {hunter} can draw an item card by night.</source>
        <translation>{place} è una città grande, dove {hunter:told} di notte può pescare una carta oggetto.</translation>
    </message>
    <message>
        <source>{place} is a large city, where {hunter}, who has no weapon, can draw an item card by night.</source>
        <translation>{place} è una città grande: {hunter:told} non ha armi e lì di notte può pescare una carta oggetto.</translation>
    </message>
    <message>
        <source>{place} is a small city, where supplies bring no item card.</source>
        <translation>{place} è una città piccola: rifornendosi lì non si pescano carte oggetto.</translation>
    </message>
    <message numerus="yes">
        <source>{place}, where you must go, is %n days&apos; journey from here.</source>
        <translation>
            <numerusform>{place}, la meta, è a un giorno di viaggio da qui.</numerusform>
            <numerusform>{place}, la meta, è a %n giorni di viaggio da qui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, where you must go, is %n days&apos; journey from there.</source>
        <translation>
            <numerusform>{place}, la meta, è a un giorno di viaggio da lì.</numerusform>
            <numerusform>{place}, la meta, è a %n giorni di viaggio da lì.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}, where you must go, is within reach from here tomorrow.</source>
        <translation>{place}, la meta, è raggiungibile da qui domani.</translation>
    </message>
    <message>
        <source>{place}, where you must go, is within reach from there tomorrow.</source>
        <translation>{place}, la meta, è raggiungibile da lì domani.</translation>
    </message>
    <message>
        <source>{some}, then {next}</source>
        <translation>{some}, poi {next}</translation>
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
            <numerusform>%n Morso</numerusform>
            <numerusform>%n Morsi</numerusform>
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
        <source>One token per week: defeats give more influence, and escapes come later. Dracula can escape a combat from his card number {cards} on. The third token starts The Fury of Dracula.</source>
        <translation>Un segnalino per ogni settimana: le sconfitte danno più Influenza e le fughe riescono più tardi. Dracula può fuggire da un combattimento dalla sua carta numero {cards} in poi. Con il terzo segnalino comincia «La Furia di Dracula».</translation>
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
            <numerusform>Di giorno si prende dalla cima, di notte dal fondo. In fondo c’è una carta dei Cacciatori.</numerusform>
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
        <source>a box of earth may be here</source>
        <translation>qui potrebbe esserci una cassa di terra</translation>
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
        <source>takes no part</source>
        <translation>non partecipa</translation>
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
        <source>{name}; {status}</source>
        <translation>{name}; {status}</translation>
    </message>
    <message>
        <source>{place} is closed.</source>
        <translation>Il luogo «{place}» è chiuso.</translation>
    </message>
    <message>
        <source>{place} is protected.</source>
        <translation>{place} è protetta.</translation>
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
        <translation>Chiedere dov’è «Nascondersi»</translation>
    </message>
    <message>
        <source>Ask about {place}</source>
        <translation>Chiedere di {place}</translation>
    </message>
    <message>
        <source>Attack {hunter}</source>
        <translation>Attaccare {hunter:told}</translation>
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
        <translation>Scegliere {hunter:told}</translation>
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
        <translation>Ingaggiare {hunter:told}</translation>
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
        <translation>Curare {hunter:told}</translation>
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
        <translation>Restituire il {card}</translation>
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
        <translation>Andare per mare {place:to}</translation>
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
        <translation>Spendere il {card}</translation>
    </message>
    <message>
        <source>Start {place:in}</source>
        <translation>Cominciare {place:in}</translation>
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
        <translation>Scambiare con {hunter:told}</translation>
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
        <source>{action}: all {count} hunters who can</source>
        <translation>{action}: tutti i Cacciatori che possono ({count})</translation>
    </message>
    <message>
        <source>{card} ({where})</source>
        <translation>{card} ({where})</translation>
    </message>
    <message>
        <source>{hunter} acts next</source>
        <translation>Tocca {hunter:to}</translation>
    </message>
    <message>
        <source>{hunter} gives {card}</source>
        <translation>{hunter:told} cede: {card}</translation>
    </message>
    <message>
        <source>{hunter} leaves</source>
        <translation>{hunter:told} lascia il combattimento</translation>
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
    <name>fury3.card_pages</name>
    <message>
        <source>Ambush or search</source>
        <translation>Imboscata o ricerca</translation>
    </message>
    <message>
        <source>Banner</source>
        <translation>Stendardo</translation>
    </message>
    <message>
        <source>Canceled by</source>
        <translation>Annullata da</translation>
    </message>
    <message numerus="yes">
        <source>Dracula combat card, %n card(s)</source>
        <translation>
            <numerusform>Carta combattimento di Dracula, %n carta</numerusform>
            <numerusform>Carta combattimento di Dracula, %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula event, %n card(s) in the deck</source>
        <translation>
            <numerusform>Evento di Dracula, %n carta nel mazzo</numerusform>
            <numerusform>Evento di Dracula, %n carte nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula power card, in the advanced game</source>
        <translation>Carta potere di Dracula, nel gioco avanzato</translation>
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
        <source>Effect</source>
        <translation>Effetto</translation>
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
        <source>Every hunter&apos;s own card, part of no deck</source>
        <translation>Carta propria di ogni Cacciatore, non fa parte di nessun mazzo</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salute</translation>
    </message>
    <message numerus="yes">
        <source>Hunter event, %n card(s) in the deck</source>
        <translation>
            <numerusform>Evento dei Cacciatori, %n carta nel mazzo</numerusform>
            <numerusform>Evento dei Cacciatori, %n carte nel mazzo</numerusform>
        </translation>
    </message>
    <message>
        <source>Hunters&apos; events</source>
        <translation>Eventi dei Cacciatori</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influenza</translation>
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
        <source>Matured</source>
        <translation>Effetto di maturazione</translation>
    </message>
    <message>
        <source>Nothing; it never matures.</source>
        <translation>Nessuno; non matura mai.</translation>
    </message>
    <message>
        <source>Power cards</source>
        <translation>Carte potere</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
</context>
<context>
    <name>fury3.cards</name>
    <message>
        <source>Action by day: discard a Stake and become delayed; influence goes back by 2.</source>
        <translation>Azione diurna: scarta un Paletto; il tuo Cacciatore è rallentato e l’Influenza scende di 2.</translation>
    </message>
    <message>
        <source>Action by day: move by sea twice.</source>
        <translation>Azione diurna: muoviti due volte via mare.</translation>
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
        <translation>Azione di un Cacciatore non indebolito: un Cacciatore con un Morso nella stessa città restituisce un segnalino Morso, e tu subisci 1 danno.</translation>
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
        <translation>All’inizio di un combattimento, per evitarlo: il vampiro subisce 5 danni, poi tu subisci 5 danni.</translation>
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
        <translation>Scegli un Cacciatore: «Spia» ha effetto su di lui.</translation>
    </message>
    <message>
        <source>Clear a hideout of the trail and place it there, then place as usual. You cannot choose a power card, Castle Dracula, his current place, or a place that Hide belongs to.</source>
        <translation>Sgombra un Nascondiglio del Percorso e piazza lì questa carta, poi piazzane un’altra come di consueto. Sono esclusi una carta potere, il Castello di Dracula, il luogo attuale di Dracula e un luogo a cui appartiene «Nascondersi».</translation>
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
        <translation>Alba: nella notte seguente i Cacciatori possono muoversi su strada. Dopo ogni movimento di questo tipo si pesca l’ultima carta del mazzo degli eventi: una carta dei Cacciatori viene scartata, una carta di Dracula va a lui.</translation>
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
        <translation>Dracula pesca tre carte incontro, poi ne scarta fino a tre. L’Incontro ritorna scoperto a meno che il Cacciatore non riveli un’Ostia consacrata.</translation>
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
        <translation>Subito: Dracula rivela ogni carta luogo in un Nascondiglio adiacente alla tua posizione, su strada o via mare.</translation>
    </message>
    <message>
        <source>Immediately: Dracula shows the event and encounter cards in his hand; choose one of these encounters, which he discards.</source>
        <translation>Subito: Dracula mostra le carte evento e incontro che ha in mano; scegli uno di questi Incontri, che Dracula scarta.</translation>
    </message>
    <message>
        <source>Immediately: a hunter suffers 4 damage unless a Crucifix or Heavenly Host is revealed. Or keep as ally: the same for 1 damage at the start of each of your phases.</source>
        <translation>Subito: un Cacciatore subisce 4 danni a meno che non si riveli un Crocifisso o un’Ostia consacrata. Oppure tienila come Alleato: lo stesso con 1 danno all’inizio di ogni tua fase.</translation>
    </message>
    <message>
        <source>Immediately: a weakened hunter reveals all item and event cards; you choose one to be discarded, and move that hunter to an adjacent city.</source>
        <translation>Subito: un Cacciatore indebolito rivela tutte le carte oggetto ed evento; scegli una carta da scartare e sposta quel Cacciatore in una città adiacente.</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: Dracula suffers 2 damage after he resolves Escape as Bat, Escape as Mist or Fangs.</source>
        <translation>Subito: nomina una città; Dracula ne rivela la carta luogo se si trova in un Nascondiglio o in un Covo. Oppure tienila come Alleato: Dracula subisce 2 danni dopo aver risolto «Fuga come pipistrello», «Fuga come nebbia» o «Zanne».</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: Dracula suffers 2 damage instead of 1 whenever he moves from one sea zone to another.</source>
        <translation>Subito: nomina una città; Dracula ne rivela la carta luogo se si trova in un Nascondiglio o in un Covo. Oppure tienila come Alleato: Dracula subisce 2 danni invece di 1 ogni volta che passa da una zona di mare a un’altra.</translation>
    </message>
    <message>
        <source>Immediately: name a city; Dracula reveals its location card if it is in a hideout or lair. Or keep as ally: the location card of each hideout that slides onto space 6 is revealed.</source>
        <translation>Subito: nomina una città; Dracula ne rivela la carta luogo se si trova in un Nascondiglio o in un Covo. Oppure tienila come Alleato: la carta luogo di ogni Nascondiglio che scorre nello spazio 6 viene rivelata.</translation>
    </message>
    <message>
        <source>Immediately: name two cities. Dracula reveals their location cards if they are in his hideouts or lairs.</source>
        <translation>Subito: nomina due città. Dracula ne rivela le carte luogo se si trovano nei suoi Nascondigli o Covi.</translation>
    </message>
    <message>
        <source>Immediately: of the top six event cards draw yours and discard the others faceup. Or keep as ally: at the start of your phase draw the top event card if it is yours.</source>
        <translation>Subito: delle prime sei carte del mazzo degli eventi pesca le tue e scarta le altre scoperte. Oppure tienila come Alleato: all’inizio della tua fase pesca la prima carta del mazzo degli eventi se è tua.</translation>
    </message>
    <message>
        <source>Immediately: place an encounter card from your hand on each of one or two hideouts on the first three spaces. Or keep as ally: at the start of your phase you may discard an encounter card to draw another.</source>
        <translation>Subito: piazza una carta incontro della tua mano su ciascuno di uno o due Nascondigli nei primi tre spazi. Oppure tienila come Alleato: all’inizio della tua fase puoi scartare una carta incontro per pescarne un’altra.</translation>
    </message>
    <message>
        <source>Immediately: the location card on space 3 of the trail is revealed. Or at dawn or dusk: the one on space 5 or 6, as you choose, is revealed.</source>
        <translation>Subito: viene rivelata la carta luogo nello spazio 3 del Percorso. Oppure all’alba o al tramonto: viene rivelata quella nello spazio 5 o 6, a tua scelta.</translation>
    </message>
    <message>
        <source>Instead of moving by railway: spend a ticket, whatever its values, and go to a city one to four railways of any color away.</source>
        <translation>Invece di muoverti in treno: spendi un biglietto, quali che siano i suoi valori, e vai in una città distante da una a quattro ferrovie di qualsiasi colore.</translation>
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
        <translation>Piazzala coperta con un Incontro invece di muoverti. Appartiene al luogo in cui si trova Dracula: lì l’Incontro può tendere un’imboscata, non matura mai, e la carta viene rivelata insieme a quel luogo.</translation>
    </message>
    <message>
        <source>Place it instead of moving, without an encounter. Dracula recovers up to 3 damage.</source>
        <translation>Piazzala invece di muoverti, senza Incontro. Dracula recupera fino a 3 danni.</translation>
    </message>
    <message>
        <source>Place it instead of moving, without an encounter. Dracula suffers 2 damage and draws five encounters.</source>
        <translation>Piazzala invece di muoverti, senza Incontro. Dracula subisce 2 danni e pesca cinque Incontri.</translation>
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
        <translation>Il Cacciatore affronta questo vampiro. Se il vampiro ha teso un’imboscata, ogni carta «Zanne» risolta dà a Dracula 1 punto Influenza. Se non è sconfitto, ritorna scoperto con i suoi danni.</translation>
    </message>
    <message>
        <source>The hunter fights this vampire. Other hunters here may become delayed to join. If it is not defeated, it returns faceup with its damage.</source>
        <translation>Il Cacciatore affronta questo vampiro. Altri Cacciatori che sono qui possono farsi rallentare per unirsi. Se il vampiro non è sconfitto, ritorna scoperto con i suoi danni.</translation>
    </message>
    <message>
        <source>The hunter gets a bats token. Instead of the hunter&apos;s next action it is discarded, Dracula moves the hunter to an adjacent city, and the hunter is delayed.</source>
        <translation>Il Cacciatore riceve un segnalino Pipistrelli. Al posto della sua prossima azione il segnalino viene scartato, Dracula sposta il Cacciatore in una città adiacente e lo rallenta.</translation>
    </message>
    <message>
        <source>The hunter is delayed. It returns faceup unless the hunter reveals a Pistol or Rifle.</source>
        <translation>Il Cacciatore è rallentato. L’Incontro ritorna scoperto a meno che il Cacciatore non riveli una Pistola o un Fucile.</translation>
    </message>
    <message>
        <source>The hunter reveals all item and event cards and discards all tickets, or discards a weapon instead.</source>
        <translation>Il Cacciatore rivela tutte le carte oggetto ed evento e scarta tutti i biglietti, oppure, in alternativa, scarta un’arma.</translation>
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
        <translation>La tua fase: a questa ne segue un’altra di Dracula.</translation>
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
    <name>fury3.dracula</name>
    <message>
        <source>A hunter is {place:in}, so Dracula is revealed.</source>
        <translation>{place:in} c’è un Cacciatore, perciò Dracula viene rivelato.</translation>
    </message>
    <message>
        <source>Against the cards that are likely, it does no damage.</source>
        <translation>Contro ciò che ci si aspetta dall’avversario non fa danni.</translation>
    </message>
    <message>
        <source>An escape has no effect in this round.</source>
        <translation>In questo round una fuga non ha effetto.</translation>
    </message>
    <message>
        <source>But with a chance of {percent}% Dracula plays Fangs: then {hunter} is bitten instead.</source>
        <translation>Ma se Dracula gioca «Zanne» ({percent}%), è {hunter:told} a subire un Morso.</translation>
    </message>
    <message>
        <source>Castle Dracula heals {healed} of his {damage} damage, but the hunters know its card.</source>
        <translation>Il Castello di Dracula cura danni ({healed} su {damage}), ma i Cacciatori ne riconoscono la carta.</translation>
    </message>
    <message>
        <source>Dracula can still suffer {left} damage before he is destroyed.</source>
        <translation>Danni ancora necessari per distruggere Dracula: {left}.</translation>
    </message>
    <message>
        <source>Dracula stays revealed {place:in}.</source>
        <translation>Dracula resta rivelato {place:in}.</translation>
    </message>
    <message>
        <source>Dracula takes any card from the combat deck, and can later cancel a Punch, Dodge or Escape with this one.</source>
        <translation>Dracula prende una carta qualsiasi dal mazzo combattimento, e con questa può poi annullare «Pugno», «Schivata» o «Fuga».</translation>
    </message>
    <message>
        <source>Dracula then also recovers {healed} of his {damage} damage.</source>
        <translation>Poi Dracula recupera anche danni: {healed} su {damage}.</translation>
    </message>
    <message numerus="yes">
        <source>Encounters that do not ambush now stay {place:in}; the hideout leaves the trail in %n phases.</source>
        <translation>
            <numerusform>Gli Incontri che ora non tendono imboscate restano {place:in}; il Nascondiglio esce dal Percorso fra una fase.</numerusform>
            <numerusform>Gli Incontri che ora non tendono imboscate restano {place:in}; il Nascondiglio esce dal Percorso fra %n fasi.</numerusform>
        </translation>
    </message>
    <message>
        <source>From there his own cards block every way on.</source>
        <translation>Da lì le sue stesse carte gli sbarrano ogni via.</translation>
    </message>
    <message>
        <source>Holy Bullets can add {more} damage to it once in this combat.</source>
        <translation>«Proiettili sacri» può aggiungere danni ({more}) una volta in questo combattimento.</translation>
    </message>
    <message>
        <source>Holy Bullets can raise it to {damage} damage, which destroys Dracula.</source>
        <translation>Con «Proiettili sacri» i danni salgono a {damage}: Dracula è distrutto.</translation>
    </message>
    <message>
        <source>Holy Bullets can raise it to {damage} damage, which destroys the vampire.</source>
        <translation>Con «Proiettili sacri» i danni salgono a {damage}: il vampiro è distrutto.</translation>
    </message>
    <message>
        <source>If {card} matures, it adds {added} influence (now {now} of {most}).</source>
        <translation>Se «{card}» matura, l’Influenza sale di {added} (ora {now} su {most}).</translation>
    </message>
    <message>
        <source>It adds {added} influence now, for a total of {total} of {most}.</source>
        <translation>L’Influenza sale subito di {added}, a {total} su {most}.</translation>
    </message>
    <message>
        <source>It cancels none of the cards that the other side is likely to play now.</source>
        <translation>Non annulla niente di ciò che ora ci si aspetta dall’avversario.</translation>
    </message>
    <message>
        <source>It does no damage.</source>
        <translation>Non fa danni.</translation>
    </message>
    <message>
        <source>It stops Punch, Crucifix and weapons; the chance that the hunters play one of them now is {percent}%.</source>
        <translation>Ferma «Pugno», «Crocifisso» e le armi dei Cacciatori (probabilità che serva ora: {percent}%).</translation>
    </message>
    <message>
        <source>Its {damage} damage can defeat {hunter}, who has only {left} health left.</source>
        <translation>I suoi danni ({damage}) possono sconfiggere {hunter}: ne bastano {left}.</translation>
    </message>
    <message>
        <source>None of the cards that the hunters are likely to play now cancels it.</source>
        <translation>Niente di ciò che ora ci si aspetta dai Cacciatori la annulla.</translation>
    </message>
    <message>
        <source>On the next day no hunter can come {place:to}.</source>
        <translation>Il giorno dopo nessun Cacciatore può arrivare {place:to}.</translation>
    </message>
    <message>
        <source>On the next day {hunters} can come {place:to}.</source>
        <translation>Il giorno dopo {hunters} possono arrivare {place:to}.</translation>
    </message>
    <message>
        <source>On the next day {hunter} can come {place:to}.</source>
        <translation>Il giorno dopo {hunter} può arrivare {place:to}.</translation>
    </message>
    <message>
        <source>One encounter of the hideout is discarded without effect.</source>
        <translation>Un Incontro del Nascondiglio si scarta senza effetto.</translation>
    </message>
    <message>
        <source>Plotting stays faceup and can be turned in a later round.</source>
        <translation>Complotto resta scoperta e può essere girata in un round successivo.</translation>
    </message>
    <message>
        <source>The chance that it cancels the other side&apos;s card is {percent}% ({cards}).</source>
        <translation>Annulla {cards} (probabilità che serva ora: {percent}%).</translation>
    </message>
    <message>
        <source>The chance that the hunters cancel it now is {percent}% ({cards}).</source>
        <translation>Ora i Cacciatori possono annullarla con {cards} (probabilità: {percent}%).</translation>
    </message>
    <message>
        <source>The damage of the sea destroys Dracula.</source>
        <translation>I danni del mare distruggono Dracula.</translation>
    </message>
    <message numerus="yes">
        <source>The hideout {place:in} leaves the trail in %n phases.</source>
        <translation>
            <numerusform>Il Nascondiglio {place:in} esce dal Percorso fra una fase.</numerusform>
            <numerusform>Il Nascondiglio {place:in} esce dal Percorso fra %n fasi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunters know the card of Castle Dracula by its back.</source>
        <translation>I Cacciatori riconoscono la carta del Castello di Dracula dal dorso.</translation>
    </message>
    <message>
        <source>The hunters know this lair, so Dracula is revealed.</source>
        <translation>I Cacciatori conoscono questo Covo, perciò Dracula viene rivelato.</translation>
    </message>
    <message>
        <source>The percentages are for the engaged hunter.</source>
        <translation>Le percentuali valgono per il Cacciatore che Dracula ingaggia.</translation>
    </message>
    <message>
        <source>The rumor token can still be placed in a later phase.</source>
        <translation>Il segnalino Diceria si può ancora piazzare in una fase successiva.</translation>
    </message>
    <message>
        <source>The sea costs Dracula {lost} damage; he then has {total} of {most}.</source>
        <translation>In mare Dracula subisce danni ({lost}): così ne ha {total} su {most}.</translation>
    </message>
    <message>
        <source>The vampire can still suffer {left} damage before it is destroyed.</source>
        <translation>Danni ancora necessari per distruggere il vampiro: {left}.</translation>
    </message>
    <message>
        <source>There is a vampire in the hideout {place:in}.</source>
        <translation>Nel Nascondiglio {place:in} c’è un vampiro.</translation>
    </message>
    <message>
        <source>There is no vampire in the hideout {place:in}.</source>
        <translation>Nel Nascondiglio {place:in} non c’è nessun vampiro.</translation>
    </message>
    <message>
        <source>This clears spaces four to six, with one encounter.</source>
        <translation>Così si sgombrano gli spazi dal quarto al sesto, con un Incontro.</translation>
    </message>
    <message>
        <source>This clears spaces four to six, with {count:word} encounters.</source>
        <translation>Così si sgombrano gli spazi dal quarto al sesto, con {count:word} Incontri.</translation>
    </message>
    <message>
        <source>Uncanceled, it cancels the hunter&apos;s card; their weapons then do 1 damage less in this combat.</source>
        <translation>Se non è annullata, annulla la carta del Cacciatore; in questo combattimento le sue armi fanno poi 1 danno in meno.</translation>
    </message>
    <message>
        <source>Uncanceled, it does {damage} damage to the engaged hunter.</source>
        <translation>Se non è annullata, fa danni al Cacciatore ingaggiato ({damage}).</translation>
    </message>
    <message>
        <source>Uncanceled, it does {damage} damage to the engaged hunter; that would defeat {hunters}.</source>
        <translation>Se non è annullata, fa danni al Cacciatore ingaggiato ({damage}), quanti bastano per sconfiggere {hunters}.</translation>
    </message>
    <message>
        <source>Uncanceled, it does {damage} damage: {hunter} would then have {total} of {health}.</source>
        <translation>Se non è annullata, fa danni ({damage}): {hunter} ne avrebbe {total} su {health}.</translation>
    </message>
    <message>
        <source>Uncanceled, it ends the combat.</source>
        <translation>Se non è annullata, il combattimento finisce.</translation>
    </message>
    <message>
        <source>Uncanceled, its {damage} damage defeats {hunter}.</source>
        <translation>Se non è annullata, i suoi danni ({damage}) sconfiggono {hunter}.</translation>
    </message>
    <message>
        <source>Uncanceled, {hunter}, who is mesmerized, is bitten, and influence rises by 1.</source>
        <translation>Se non è annullata, {hunter}, sotto ipnosi, subisce un Morso e l’Influenza sale di 1.</translation>
    </message>
    <message>
        <source>Vampires that may mature: {vampires}; influence is {now} of {most}.</source>
        <translation>Vampiri che possono maturare: {vampires}; Influenza {now} su {most}.</translation>
    </message>
    <message>
        <source>When it matures, {card} adds no influence.</source>
        <translation>Quando matura, «{card}» non dà Influenza.</translation>
    </message>
    <message>
        <source>With Hide no encounter matures, so a rumor there never adds influence.</source>
        <translation>Con «Nascondersi» nessun Incontro matura, quindi lì una Diceria non aggiunge mai Influenza.</translation>
    </message>
    <message>
        <source>With Hide no encounter matures: it can only meet hunters who come to this city.</source>
        <translation>Con «Nascondersi» nessun Incontro matura: può solo colpire i Cacciatori che arrivano in questa città.</translation>
    </message>
    <message>
        <source>With a chance of {percent}% it does {damage} damage; Dracula would then have {total} of {most}.</source>
        <translation>Può fare danni ({damage}; probabilità: {percent}%): Dracula ne avrebbe {total} su {most}.</translation>
    </message>
    <message>
        <source>With a chance of {percent}% it does {damage} damage; the vampire could then suffer {left} more damage.</source>
        <translation>Può fare danni ({damage}; probabilità: {percent}%); per distruggere il vampiro ne servirebbero altri ({left}).</translation>
    </message>
    <message>
        <source>With a chance of {percent}% its {damage} damage destroys Dracula.</source>
        <translation>Probabilità che i suoi danni ({damage}) distruggano Dracula: {percent}%.</translation>
    </message>
    <message>
        <source>With a chance of {percent}% its {damage} damage destroys the vampire.</source>
        <translation>Probabilità che i suoi danni ({damage}) distruggano il vampiro: {percent}%.</translation>
    </message>
    <message>
        <source>choice {rival} adds more influence if it matures</source>
        <translation>la scelta {rival}, se matura, dà più Influenza</translation>
    </message>
    <message>
        <source>choice {rival} adds {other} influence now</source>
        <translation>la scelta {rival} dà subito Influenza ({other})</translation>
    </message>
    <message>
        <source>choice {rival} does more damage on average</source>
        <translation>la scelta {rival} in media fa più danni</translation>
    </message>
    <message>
        <source>choice {rival} does not risk a bite by Fangs</source>
        <translation>la scelta {rival} non rischia un Morso di «Zanne»</translation>
    </message>
    <message>
        <source>choice {rival} is canceled less often ({other} instead of {own})</source>
        <translation>la scelta {rival} viene annullata meno spesso ({other} anziché {own})</translation>
    </message>
    <message>
        <source>choice {rival} is likelier to cancel the other side&apos;s card ({other} instead of {own})</source>
        <translation>la scelta {rival} annulla più spesso ciò che ci si aspetta dall’avversario ({other} anziché {own})</translation>
    </message>
    <message>
        <source>the sea costs Dracula {own} damage</source>
        <translation>in mare Dracula subisce danni ({own})</translation>
    </message>
    <message>
        <source>{card} cannot mature and adds no influence.</source>
        <translation>«{card}» non può maturare e non dà Influenza.</translation>
    </message>
    <message>
        <source>{card} does not cancel {own}.</source>
        <translation>«{card}» non annulla «{own}».</translation>
    </message>
    <message>
        <source>{card} is then canceled and cannot cancel {own}.</source>
        <translation>«{card}» viene così annullata e non può annullare «{own}».</translation>
    </message>
    <message>
        <source>{card} is then canceled and has no effect.</source>
        <translation>«{card}» viene così annullata e non ha effetto.</translation>
    </message>
    <message>
        <source>{card} then cancels {own}.</source>
        <translation>«{card}» annulla allora «{own}».</translation>
    </message>
    <message>
        <source>{card} {place:in} (for {added} influence in the next phase)</source>
        <translation>«{card}» {place:in} (+{added} Influenza alla prossima fase)</translation>
    </message>
    <message>
        <source>{card} {place:in} (for {added} influence in {phases} phases)</source>
        <translation>«{card}» {place:in} (+{added} Influenza fra {phases} fasi)</translation>
    </message>
    <message>
        <source>{count:word} encounters of the hideout are discarded without effect.</source>
        <translation>{count:word} Incontri del Nascondiglio si scartano senza effetto.</translation>
    </message>
    <message>
        <source>{hunter} holds a revealed card that cancels it: {card}.</source>
        <translation>{hunter:told} tiene scoperta una carta che la annulla: {card}.</translation>
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
        <source>A box of earth is in one of these cities: {places}.</source>
        <translation>Una cassa di terra è in una di queste città: {places}.</translation>
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
        <source>A note is added to the journal.</source>
        <translation>Al diario si aggiunge un’annotazione.</translation>
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
        <source>Another box of earth is in one of these cities.</source>
        <translation>Un’altra cassa di terra è in una di queste città.</translation>
    </message>
    <message>
        <source>Bats drive {hunter} away.</source>
        <translation>I Pipistrelli portano via {hunter:told}.</translation>
    </message>
    <message>
        <source>Bats follow {where}.</source>
        <translation>I Pipistrelli inseguono {where:told}.</translation>
    </message>
    <message>
        <source>Combat with Dracula begins.</source>
        <translation>Comincia il combattimento contro Dracula.</translation>
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
        <translation>Dracula tende un’imboscata {hunter:to} con «{encounter}».</translation>
    </message>
    <message>
        <source>Dracula avoids the combat in the fog.</source>
        <translation>Dracula evita il combattimento nella nebbia.</translation>
    </message>
    <message>
        <source>Dracula chooses {hunter}.</source>
        <translation>Dracula sceglie {hunter:told}.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula draws %n combat card(s).</source>
        <translation>
            <numerusform>Dracula pesca una carta combattimento.</numerusform>
            <numerusform>Dracula pesca %n carte combattimento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula draws {cards}.</source>
        <translation>Dracula pesca {cards}.</translation>
    </message>
    <message>
        <source>Dracula engages {hunter}.</source>
        <translation>Dracula ingaggia {hunter:told}.</translation>
    </message>
    <message>
        <source>Dracula flies {place:to} as a bat.</source>
        <translation>Dracula vola {place:to} in forma di pipistrello.</translation>
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
        <translation>Dracula viene rivelato {place:in}.</translation>
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
        <source>Dracula puts {card} into the box.</source>
        <translation>Dracula mette {card} nella cassa.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula recovers (%n damage left).</source>
        <translation>
            <numerusform>Dracula recupera danni: ne resta uno.</numerusform>
            <numerusform>Dracula recupera danni: ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula recovers from all damage.</source>
        <translation>Dracula recupera tutti i suoi danni.</translation>
    </message>
    <message>
        <source>Dracula returns to a lair {place:in}.</source>
        <translation>Dracula torna in un Covo {place:in}.</translation>
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
        <source>Dracula starts {place:in}.</source>
        <translation>Dracula comincia {place:in}.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage ({damage} in all).</source>
        <translation>
            <numerusform>Dracula subisce un danno (in tutto {damage}).</numerusform>
            <numerusform>Dracula subisce %n danni (in tutto {damage}).</numerusform>
        </translation>
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
        <translation>La prossima notte i Cacciatori possono muoversi su strada.</translation>
    </message>
    <message>
        <source>Influence is now {influence}.</source>
        <translation>L’Influenza ora è {influence}.</translation>
    </message>
    <message>
        <source>No hunter is next to Dracula.</source>
        <translation>Nessun Cacciatore è accanto a Dracula.</translation>
    </message>
    <message>
        <source>One card of the trail is Hide.</source>
        <translation>Una carta del Percorso è «Nascondersi».</translation>
    </message>
    <message>
        <source>One more Dracula phase follows this one.</source>
        <translation>A questa fase di Dracula ne seguirà un’altra.</translation>
    </message>
    <message>
        <source>The bats leave {where}.</source>
        <translation>I Pipistrelli lasciano {where:told}.</translation>
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
        <source>The hunt begins.</source>
        <translation>La caccia comincia.</translation>
    </message>
    <message>
        <source>The hunt begins. Closed: {places}.</source>
        <translation>La caccia comincia. Luoghi chiusi: {places}.</translation>
    </message>
    <message>
        <source>The next hunter phase has no day.</source>
        <translation>La prossima fase dei Cacciatori non ha giorno.</translation>
    </message>
    <message>
        <source>The oldest card leaves the trail.</source>
        <translation>La carta più vecchia esce dal Percorso.</translation>
    </message>
    <message>
        <source>The oldest hideout becomes a lair.</source>
        <translation>Il Nascondiglio più vecchio diventa un Covo.</translation>
    </message>
    <message>
        <source>The roadblock {where} is removed.</source>
        <translation>Il segnalino Strada bloccata sul tratto {where} viene rimosso.</translation>
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
        <source>The {encounter} card matures.</source>
        <translation>La carta «{encounter}» matura.</translation>
    </message>
    <message>
        <source>The {place} card is revealed.</source>
        <translation>La carta luogo «{place}» viene rivelata.</translation>
    </message>
    <message>
        <source>There is a box of earth {place:in}.</source>
        <translation>C’è una cassa di terra {place:in}.</translation>
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
        <source>{card} comes into play.</source>
        <translation>{card} entra in gioco.</translation>
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
        <source>{card} is removed from the game.</source>
        <translation>{card} viene rimossa dalla partita.</translation>
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
        <translation>La carta «{combat}» viene annullata.</translation>
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
        <translation>Danni di «{encounter}»: {damage}.</translation>
    </message>
    <message>
        <source>{encounter} is destroyed.</source>
        <translation>«{encounter}» viene distrutto.</translation>
    </message>
    <message>
        <source>{event} is canceled.</source>
        <translation>La carta «{event}» viene annullata.</translation>
    </message>
    <message>
        <source>{event} stays as an ally.</source>
        <translation>La carta «{event}» resta in gioco come Alleato.</translation>
    </message>
    <message>
        <source>{giver} discards {card} facedown.</source>
        <translation>{giver:told} scarta {card} coperta.</translation>
    </message>
    <message>
        <source>{giver} discards {card}.</source>
        <translation>{giver:told} scarta {card}.</translation>
    </message>
    <message>
        <source>{giver} gives {card} to {taker}.</source>
        <translation>{giver:told} cede {card} {taker:to}.</translation>
    </message>
    <message>
        <source>{giver} places {card}.</source>
        <translation>{giver:told} piazza {card}.</translation>
    </message>
    <message>
        <source>{giver} plays {card}.</source>
        <translation>{giver:told} gioca {card}.</translation>
    </message>
    <message>
        <source>{giver} returns {card}.</source>
        <translation>{giver:told} restituisce {card}.</translation>
    </message>
    <message>
        <source>{giver} shows {card}.</source>
        <translation>{giver:told} mostra {card}.</translation>
    </message>
    <message>
        <source>{hunters} and {last} are next to Dracula.</source>
        <translation>{hunters:told} e {last:told} sono accanto a Dracula.</translation>
    </message>
    <message>
        <source>{hunter} arrives by train {place:in}.</source>
        <translation>{hunter:told} arriva in treno {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} boards a train {place:to}.</source>
        <translation>{hunter:told} sale su un treno per {place}.</translation>
    </message>
    <message>
        <source>{hunter} falls into a trance.</source>
        <translation>{hunter:told} cade in trance.</translation>
    </message>
    <message>
        <source>{hunter} goes {place:to}.</source>
        <translation>{hunter:told} va {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} is bitten.</source>
        <translation>{hunter:told} subisce un Morso.</translation>
    </message>
    <message>
        <source>{hunter} is brought {place:to}.</source>
        <translation>{hunter:told} finisce {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter:told} subisce una sconfitta.</translation>
    </message>
    <message>
        <source>{hunter} is delayed.</source>
        <translation>{hunter:told} subisce un rallentamento.</translation>
    </message>
    <message>
        <source>{hunter} is healed of a bite.</source>
        <translation>{hunter:told} guarisce da un Morso.</translation>
    </message>
    <message>
        <source>{hunter} is moved {place:to}.</source>
        <translation>{hunter:told} deve andare {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} is next to Dracula.</source>
        <translation>{hunter:told} è accanto a Dracula.</translation>
    </message>
    <message>
        <source>{hunter} is spared.</source>
        <translation>{hunter:told} si salva.</translation>
    </message>
    <message>
        <source>{hunter} leaves the combat.</source>
        <translation>{hunter:told} lascia il combattimento.</translation>
    </message>
    <message>
        <source>{hunter} leaves the hospital and goes {place:to}.</source>
        <translation>{hunter:told} esce dall’ospedale e va {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} passes.</source>
        <translation>{hunter:told} passa.</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} recovers (%n damage left).</source>
        <translation>
            <numerusform>{hunter:told} recupera danni: ne resta uno.</numerusform>
            <numerusform>{hunter:told} recupera danni: ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} recovers from all damage.</source>
        <translation>{hunter:told} recupera tutti i suoi danni.</translation>
    </message>
    <message>
        <source>{hunter} reserves a ticket.</source>
        <translation>{hunter:told} prenota un biglietto.</translation>
    </message>
    <message>
        <source>{hunter} rests.</source>
        <translation>{hunter:told} riposa.</translation>
    </message>
    <message>
        <source>{hunter} sails {place:to}.</source>
        <translation>{hunter:told} va per mare {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} searches {place:in}.</source>
        <translation>{hunter:told} cerca {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} stands up again.</source>
        <translation>{hunter:told} si rialza.</translation>
    </message>
    <message>
        <source>{hunter} starts {place:in}.</source>
        <translation>{hunter:told} comincia {place:in}.</translation>
    </message>
    <message numerus="yes">
        <source>{hunter} suffers %n damage ({damage} in all).</source>
        <translation>
            <numerusform>{hunter:told} subisce un danno (in tutto {damage}).</numerusform>
            <numerusform>{hunter:told} subisce %n danni (in tutto {damage}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{hunter} takes no part.</source>
        <translation>{hunter:told} non partecipa.</translation>
    </message>
    <message>
        <source>{hunter} takes supplies.</source>
        <translation>{hunter:told} si rifornisce.</translation>
    </message>
    <message>
        <source>{hunter} trades.</source>
        <translation>{hunter:told} fa uno scambio.</translation>
    </message>
    <message>
        <source>{hunter} uses Psychic Bond.</source>
        <translation>{hunter:told} usa «Legame psichico».</translation>
    </message>
    <message>
        <source>{hunter}&apos;s {item} is canceled.</source>
        <translation>La carta «{item}» {hunter:of} viene annullata.</translation>
    </message>
    <message>
        <source>{taker} draws {card}.</source>
        <translation>{taker:told} pesca {card}.</translation>
    </message>
    <message>
        <source>{taker} keeps {card}.</source>
        <translation>{taker:told} tiene {card}.</translation>
    </message>
    <message>
        <source>{taker} takes {card} back.</source>
        <translation>{taker:told} riprende {card}.</translation>
    </message>
    <message>
        <source>{taker} takes {card} from the discard pile.</source>
        <translation>{taker:told} prende {card} dalla pila degli scarti.</translation>
    </message>
    <message>
        <source>{ticket} is revealed.</source>
        <translation>{ticket} viene rivelato.</translation>
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
        <translation>Dracula è arrivato {place:to}, e tutti l’hanno visto.</translation>
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
        <translation>Dracula è stato rivelato {place:in}.</translation>
    </message>
    <message>
        <source>He flew as a bat one or two roads away from {before}.</source>
        <translation>Era {before:in}, poi in forma di pipistrello è volato a una o due strade da lì.</translation>
    </message>
    <message>
        <source>He flew as a bat to a city one or two roads away.</source>
        <translation>In forma di pipistrello è volato in una città a una o due strade.</translation>
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
        <source>In a trance {hunter} saw Dracula {region:in}.</source>
        <translation>In trance {hunter:told} ha visto Dracula {region:in}.</translation>
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
        <source>There is a box of earth {place:in}.</source>
        <translation>C’è una cassa di terra {place:in}.</translation>
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
        <translation>Era {before:in}, poi «Forma di lupo» lo ha portato a una o due strade da lì.</translation>
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
        <translation>{hunter:told} non ha trovato Nascondigli {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} found a box of earth {place:in}.</source>
        <translation>{hunter:told} ha trovato una cassa di terra {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} found a hideout {place:in}.</source>
        <translation>{hunter:told} ha trovato un Nascondiglio {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} searched {place:in} and found nothing.</source>
        <translation>{hunter:told} ha cercato {place:in} e non ha trovato nulla.</translation>
    </message>
    <message>
        <source>{place} is protected: Dracula cannot enter it.</source>
        <translation>{place} è protetta: Dracula non può entrarvi.</translation>
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
        <translation>Per un movimento in treno, di giorno</translation>
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
        <translation>rivelata per la ricerca</translation>
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
        <source>Dracula&apos;s Pride: his escape cards take effect from round {round} on.</source>
        <translation>Orgoglio di Dracula: le sue carte Fuga hanno effetto dal round {round} in poi.</translation>
    </message>
    <message>
        <source>Enraged was played, so {combat} is canceled.</source>
        <translation>È stata giocata «Infuriato»: «{combat}» è annullata.</translation>
    </message>
    <message>
        <source>Enraged: Dracula&apos;s escape cards have no effect in this combat.</source>
        <translation>«Infuriato»: le carte Fuga di Dracula non hanno effetto in questo combattimento.</translation>
    </message>
    <message>
        <source>It ambushed: each Fangs that takes effect brings Dracula 1 influence.</source>
        <translation>Il vampiro ha teso un’imboscata: ogni carta «Zanne» che ha effetto dà a Dracula 1 punto Influenza.</translation>
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
        <translation>un Morso ricevuto</translation>
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
        <translation>La carta resta scoperta e si prende una carta dal mazzo combattimento.</translation>
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
        <source>{hunter} gains {cards}.</source>
        <translation>{hunter:told} ottiene {cards}.</translation>
    </message>
    <message>
        <source>{hunter} is mesmerized, so {item} is canceled.</source>
        <translation>{hunter:told} è sotto ipnosi: «{item}» è annullata.</translation>
    </message>
    <message>
        <source>{hunter} is mesmerized.</source>
        <translation>{hunter:told} è sotto ipnosi.</translation>
    </message>
    <message>
        <source>{hunter} is out of the combat, so {item} does nothing.</source>
        <translation>{hunter:told} non è più nel combattimento: «{item}» non fa nulla.</translation>
    </message>
    <message>
        <source>{hunter} loses {cards}.</source>
        <translation>{hunter:told} perde {cards}.</translation>
    </message>
    <message>
        <source>{hunter} played {cards}.</source>
        <translation>{hunter:told} ha giocato {cards}.</translation>
    </message>
    <message>
        <source>{hunter} was not engaged with Fangs or Claws, so {item} does no damage.</source>
        <translation>{hunter:told} non era il bersaglio di «Zanne» o «Artigli»: «{item}» non fa danni.</translation>
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
        <translation>Dottor Seward</translation>
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
        <translation>{hunter:told} cede</translation>
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
        <translation>Azione diurna: rivela un biglietto a caso e muoviti su strada fino al suo numero giallo. Se non ha un numero giallo, muoviti di una strada e scarta questa carta.</translation>
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
        <translation>Movimento in treno, di giorno</translation>
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
        <translation>Dracula ha 2 punti Influenza</translation>
    </message>
    <message>
        <source>Dracula has 3 damage</source>
        <translation>Dracula ha 3 danni</translation>
    </message>
    <message>
        <source>Dracula has 4 influence</source>
        <translation>Dracula ha 4 punti Influenza</translation>
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
        <translation>Gioco avanzato: Covi, carte potere, Dicerie</translation>
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
        <translation>sgombra il suo Percorso, poi si muove</translation>
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
        <source>%n cards later</source>
        <translation>
            <numerusform>una carta dopo</numerusform>
            <numerusform>%n carte dopo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier facts are needed, too.</source>
        <translation>
            <numerusform>Serve anche un fatto precedente.</numerusform>
            <numerusform>Servono anche %n fatti precedenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more facts close the other ways.</source>
        <translation>
            <numerusform>Un altro fatto esclude le vie restanti.</numerusform>
            <numerusform>Altri %n fatti escludono le vie restanti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places are left</source>
        <translation>
            <numerusform>resta un luogo</numerusform>
            <numerusform>restano %n luoghi</numerusform>
        </translation>
    </message>
    <message>
        <source>A Card Turned Up</source>
        <translation>Una carta scoperta</translation>
    </message>
    <message>
        <source>A Denied City</source>
        <translation>Una città negata</translation>
    </message>
    <message>
        <source>A Hunter Who Saw Nothing</source>
        <translation>Un Cacciatore che non ha visto nulla</translation>
    </message>
    <message>
        <source>A card that is turned up says where he was then, so all ways that do not pass there are wrong.</source>
        <translation>Una carta scoperta dice dov’era Dracula in quel momento: tutte le vie che non passano di lì sono da scartare.</translation>
    </message>
    <message>
        <source>A card with the back of a city can be one move, or none at all.</source>
        <translation>Una carta con il dorso di una città può essere un movimento, oppure nessuno.</translation>
    </message>
    <message>
        <source>A denied city also closes the ways that lead through it.</source>
        <translation>Una città negata esclude anche le vie che la attraversano.</translation>
    </message>
    <message>
        <source>A good question leaves few places, whatever the answer is.</source>
        <translation>Una buona domanda lascia pochi luoghi, qualunque sia la risposta.</translation>
    </message>
    <message>
        <source>A later place tells as much about his way as an earlier one.</source>
        <translation>Un luogo visitato dopo rivela sul suo cammino quanto uno visitato prima.</translation>
    </message>
    <message>
        <source>A sea zone has few ports, so a way over the sea leads to few cities.</source>
        <translation>Una zona di mare ha pochi porti, quindi una via per mare porta a poche città.</translation>
    </message>
    <message>
        <source>All ways back {goal:to} that his cards allow lead through {places}.</source>
        <translation>Tutte le vie per tornare {goal:to} permesse dalle sue carte passano di qui: {places}.</translation>
    </message>
    <message>
        <source>All ways between these two places that his cards allow lead through {place}.</source>
        <translation>Tutte le vie tra questi due luoghi permesse dalle sue carte fanno tappa {place:in}.</translation>
    </message>
    <message>
        <source>All ways from there {goal:to} that his cards allow lead through {places}.</source>
        <translation>Tutte le vie da lì {goal:to} permesse dalle sue carte passano di qui: {places}.</translation>
    </message>
    <message>
        <source>Ask for the city through which the most ways lead, not for the one where he most likely is.</source>
        <translation>Interroga Dracula sulla città per cui passa il maggior numero di vie, non su quella in cui è più probabile che sia.</translation>
    </message>
    <message>
        <source>At Sea</source>
        <translation>In mare</translation>
    </message>
    <message>
        <source>Begin at the last place that you know: the newest card of the trail that is turned up, or a place that the evidence names. Follow one road for each card since then.</source>
        <translation>Parti dall’ultimo luogo che conosci: la carta scoperta più recente del Percorso, o un luogo nominato dagli indizi. Segui una strada per ogni carta giocata da allora.</translation>
    </message>
    <message>
        <source>Count only the cards that are moves: Misdirect takes an old place away, but is not a move.</source>
        <translation>Conta solo le carte che indicano movimenti: «Depistare» toglie un vecchio luogo, ma non è un movimento.</translation>
    </message>
    <message>
        <source>Each of these cards is a move, so he could not stay {place:in}.</source>
        <translation>Ognuna di queste carte indica un movimento, quindi Dracula non poteva restare {place:in}.</translation>
    </message>
    <message>
        <source>Every way {place:to} contradicts one of these facts:</source>
        <translation>Ogni via che porta {place:to} contraddice uno di questi fatti:</translation>
    </message>
    <message>
        <source>Every way {place:to} that his cards allow contradicts this fact:</source>
        <translation>Ogni via permessa dalle sue carte che porta {place:to} contraddice questo fatto:</translation>
    </message>
    <message>
        <source>From Both Ends</source>
        <translation>Dai due capi</translation>
    </message>
    <message>
        <source>From there he may have traveled like this: {places}.</source>
        <translation>Da lì può aver seguito questa via: {places}.</translation>
    </message>
    <message>
        <source>From there his cards lead only {places}.</source>
        <translation>Da lì le sue carte portano soltanto {places}.</translation>
    </message>
    <message numerus="yes">
        <source>From there {goal:to} he needs at least %n such moves.</source>
        <translation>
            <numerusform>Per andare da lì {goal:to} gli serve almeno un movimento di questo tipo.</numerusform>
            <numerusform>Per andare da lì {goal:to} gli servono almeno %n movimenti di questo tipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>He was not seen, so no way leads through the cities in which hunters waited.</source>
        <translation>Dracula non è stato visto, quindi la sua via non passa per le città in cui lo attendevano i Cacciatori.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondersi</translation>
    </message>
    <message>
        <source>Hide has the back of a city, but with it he stays where he is.</source>
        <translation>«Nascondersi» ha il dorso di una città, ma quando la gioca Dracula resta dov’è.</translation>
    </message>
    <message>
        <source>If Dracula comes to a city with a hunter, he is seen at once.</source>
        <translation>Se Dracula arriva in una città con un Cacciatore, viene visto subito.</translation>
    </message>
    <message>
        <source>If Dracula has no hideout {place:in}, {count}.</source>
        <translation>Se Dracula non ha Nascondigli {place:in}, {count}.</translation>
    </message>
    <message>
        <source>It is more than two roads from there {goal:to}.</source>
        <translation>Da lì {goal:to} ci sono più di due strade.</translation>
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
        <source>Mark the place where Dracula was on {day}, before his last %n turns.</source>
        <translation>
            <numerusform>{day}: segna il luogo in cui si trovava Dracula prima del suo ultimo turno.</numerusform>
            <numerusform>{day}: segna il luogo in cui si trovava Dracula prima dei suoi ultimi %n turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark the place where Dracula was on {day}, before his last turn.</source>
        <translation>{day}: segna il luogo in cui si trovava Dracula prima del suo ultimo turno.</translation>
    </message>
    <message>
        <source>Misdirect</source>
        <translation>Depistare</translation>
    </message>
    <message>
        <source>Misdirect takes a hideout from his trail and is not a move.</source>
        <translation>«Depistare» toglie un Nascondiglio dal suo Percorso e non è un movimento.</translation>
    </message>
    <message>
        <source>No road or sea route leads from there {goal:to}.</source>
        <translation>Da lì nessuna strada o rotta marittima porta direttamente {goal:to}.</translation>
    </message>
    <message>
        <source>No such way leads on from there.</source>
        <translation>Da lì non prosegue nessuna via di questo tipo.</translation>
    </message>
    <message>
        <source>No way by land leads from there {goal:to}.</source>
        <translation>Via terra da lì non si arriva {goal:to}.</translation>
    </message>
    <message>
        <source>On the Roads</source>
        <translation>Sulle strade</translation>
    </message>
    <message>
        <source>Roads Only</source>
        <translation>Solo strade</translation>
    </message>
    <message numerus="yes">
        <source>Since then he has placed %n cards with the back of a city.</source>
        <translation>
            <numerusform>Da allora ha giocato una carta con il dorso di una città.</numerusform>
            <numerusform>Da allora ha giocato %n carte con il dorso di una città.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since then he has placed %n cards with the back of the sea.</source>
        <translation>
            <numerusform>Da allora ha giocato una carta con il dorso del mare.</numerusform>
            <numerusform>Da allora ha giocato %n carte con il dorso del mare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since then his way has %n more cards, on land and at sea.</source>
        <translation>
            <numerusform>Da allora il suo cammino conta un’altra carta, a terra o in mare.</numerusform>
            <numerusform>Da allora il suo cammino conta altre %n carte, a terra e in mare.</numerusform>
        </translation>
    </message>
    <message>
        <source>So no way leads {place:to}.</source>
        <translation>Quindi nessuna via porta {place:to}.</translation>
    </message>
    <message>
        <source>So the {place} card was on his trail, and he could not go there again.</source>
        <translation>Quindi la carta luogo «{place}» era sul Percorso e Dracula non poteva tornarci.</translation>
    </message>
    <message>
        <source>Such cards allow no way from there {goal:to}.</source>
        <translation>Con carte di questo tipo nessuna via porta da lì {goal:to}.</translation>
    </message>
    <message>
        <source>The Back of the Sea</source>
        <translation>Il dorso del mare</translation>
    </message>
    <message>
        <source>The Best Question</source>
        <translation>La domanda migliore</translation>
    </message>
    <message>
        <source>The back of a card tells whether he was in a city or at sea.</source>
        <translation>Il dorso di una carta dice se Dracula era in una città o in mare.</translation>
    </message>
    <message>
        <source>The card of that turn has the back of a city, so he was not at sea.</source>
        <translation>La carta di quel turno ha il dorso di una città, quindi Dracula non era in mare.</translation>
    </message>
    <message>
        <source>The card of that turn has the back of the sea, so he was not in a city.</source>
        <translation>La carta di quel turno ha il dorso del mare, quindi Dracula non era in una città.</translation>
    </message>
    <message>
        <source>The cards on the trail and the distances alone exclude {place}.</source>
        <translation>Bastano le carte del Percorso e le distanze per escludere il luogo «{place}».</translation>
    </message>
    <message>
        <source>The evidence says in which cities Dracula has no hideout. No card of his trail is one of these cities.</source>
        <translation>Gli indizi dicono in quali città Dracula non ha Nascondigli: nessuna carta del suo Percorso indica una di queste città.</translation>
    </message>
    <message>
        <source>The hunters may ask Dracula about one city, and he answers that he has no hideout there. Mark the city whose denial leaves the fewest places where he can be now.</source>
        <translation>I Cacciatori possono interrogare Dracula su una città, e lui risponde che lì non ha Nascondigli. Segna la città che, se negata, lascia il minor numero di luoghi in cui può essere adesso.</translation>
    </message>
    <message>
        <source>The newest card that is turned up counts most: his way starts there again.</source>
        <translation>Conta soprattutto la carta scoperta più recente: è da lì che la sua via ricomincia.</translation>
    </message>
    <message>
        <source>The place that you look for lies between two known ones and must be in reach of both.</source>
        <translation>Il luogo che cerchi sta fra due luoghi noti e deve essere raggiungibile da entrambi.</translation>
    </message>
    <message>
        <source>The {place} card was already on his trail, so he could not go there again.</source>
        <translation>La carta luogo «{place}» era già sul Percorso, quindi Dracula non poteva tornarci.</translation>
    </message>
    <message>
        <source>There is only one place where Dracula can be now. Mark it.</source>
        <translation>Segna l’unico luogo in cui Dracula può essere adesso.</translation>
    </message>
    <message>
        <source>With Wolf Form he goes one or two roads on land in one turn.</source>
        <translation>Con «Forma di lupo» percorre a terra una o due strade in un turno.</translation>
    </message>
    <message numerus="yes">
        <source>With exactly %n such cards no way leads from there {goal:to}.</source>
        <translation>
            <numerusform>Con esattamente una carta di questo tipo nessuna via porta da lì {goal:to}.</numerusform>
            <numerusform>Con esattamente %n carte di questo tipo nessuna via porta da lì {goal:to}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wolf Form</source>
        <translation>Forma di lupo</translation>
    </message>
    <message>
        <source>Wolf Form and Bats</source>
        <translation>Forma di lupo e pipistrelli</translation>
    </message>
    <message>
        <source>Wolf Form reaches far, but it always ends in a city.</source>
        <translation>«Forma di lupo» arriva lontano, ma finisce sempre in una città.</translation>
    </message>
    <message>
        <source>You know one place, and each card after it is one move: that is how every puzzle begins.</source>
        <translation>Conosci un luogo e ogni carta successiva è un movimento: ogni enigma comincia così.</translation>
    </message>
    <message numerus="yes">
        <source>it can lead to %n places</source>
        <translation>
            <numerusform>porta in un solo luogo</numerusform>
            <numerusform>porta in %n luoghi possibili</numerusform>
        </translation>
    </message>
    <message>
        <source>it can lead {places}</source>
        <translation>porta {places}</translation>
    </message>
    <message>
        <source>it leads only {places}</source>
        <translation>porta solo {places}</translation>
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
        <translation>{day} notte, settimana {week}</translation>
    </message>
    <message>
        <source>{day}, Wolf Form: {count}.</source>
        <translation>{day}, «Forma di lupo»: {count}.</translation>
    </message>
    <message>
        <source>{day}, a card with the back of a city: it must be Hide, so he stays {place:in}.</source>
        <translation>{day}, una carta con il dorso di una città: può essere solo «Nascondersi», quindi resta {place:in}.</translation>
    </message>
    <message>
        <source>{day}, a card with the back of a city: {count}.</source>
        <translation>{day}, una carta con il dorso di una città: {count}.</translation>
    </message>
    <message>
        <source>{day}, a card with the back of the sea: {count}.</source>
        <translation>{day}, una carta con il dorso del mare: {count}.</translation>
    </message>
    <message>
        <source>{day}, week {week}</source>
        <translation>{day}, settimana {week}</translation>
    </message>
    <message>
        <source>{day}, {count}: Dracula was {place:in}.</source>
        <translation>{day}, {count}: Dracula era {place:in}.</translation>
    </message>
    <message>
        <source>{day}. {fact}</source>
        <translation>{day}. {fact}</translation>
    </message>
    <message>
        <source>{day}. {fact} So he was not {place:in}.</source>
        <translation>{day}. {fact} Quindi Dracula non era {place:in}.</translation>
    </message>
    <message>
        <source>{day}: A holy token lay {place:in}, so he could not enter.</source>
        <translation>{day}: {place:in} c’era un segnalino sacro, quindi Dracula non poteva entrarvi.</translation>
    </message>
    <message>
        <source>{day}: Dracula had no hideout {place:in}.</source>
        <translation>{day}: Dracula non aveva Nascondigli {place:in}.</translation>
    </message>
    <message>
        <source>{day}: Dracula may have been {place:in}.</source>
        <translation>{day}: forse Dracula era {place:in}.</translation>
    </message>
    <message>
        <source>{day}: Dracula was {place:in}, and he may have stayed there.</source>
        <translation>{day}: Dracula era {place:in} e forse è rimasto lì.</translation>
    </message>
    <message>
        <source>{day}: Dracula was {place:in}.</source>
        <translation>{day}: Dracula era {place:in}.</translation>
    </message>
    <message>
        <source>{day}: From then on {hunter} was {place:in} and would have seen Dracula there.</source>
        <translation>{day}: da quel momento {hunter:told} era {place:in} e lì avrebbe visto Dracula.</translation>
    </message>
    <message>
        <source>{day}: He flies {place:to} as a bat.</source>
        <translation>{day}: vola {place:to} in forma di pipistrello.</translation>
    </message>
    <message>
        <source>{day}: He goes {place:to}.</source>
        <translation>{day}: va {place:to}.</translation>
    </message>
    <message>
        <source>{day}: He sails {place:to}.</source>
        <translation>{day}: va per mare {place:to}.</translation>
    </message>
    <message>
        <source>{day}: He stays {place:in}.</source>
        <translation>{day}: resta {place:in}.</translation>
    </message>
    <message>
        <source>{day}: Suppose that Dracula was {place:in}.</source>
        <translation>{day}: supponiamo che Dracula fosse {place:in}.</translation>
    </message>
    <message>
        <source>{day}: With Wolf Form he goes {place:to}.</source>
        <translation>{day}: con «Forma di lupo» va {place:to}.</translation>
    </message>
    <message>
        <source>{day}: {hunter} was {place:in} and would have seen Dracula there.</source>
        <translation>{day}: {hunter:told} era {place:in} e lì avrebbe visto Dracula.</translation>
    </message>
</context>
<context>
    <name>fury3.questions</name>
    <message>
        <source>Ambush {hunter}?</source>
        <translation>Tendere un’imboscata {hunter:to}?</translation>
    </message>
    <message>
        <source>Answer the move of {hunter} with a card?</source>
        <translation>Rispondere con una carta al movimento {hunter:of}?</translation>
    </message>
    <message>
        <source>Avoid the combat in the fog?</source>
        <translation>Evitare il combattimento nella nebbia?</translation>
    </message>
    <message>
        <source>Behind the Veil: which encounter must Dracula discard?</source>
        <translation>«Oltre il velo»: quale Incontro deve scartare Dracula?</translation>
    </message>
    <message>
        <source>Blood Transfusion: which hunter is healed?</source>
        <translation>«Trasfusione di sangue»: quale Cacciatore viene curato?</translation>
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
        <source>Chartered Carriage: where does it go?</source>
        <translation>«Carrozza noleggiata»: dove va?</translation>
    </message>
    <message>
        <source>Chartered Carriage: which ticket pays for it?</source>
        <translation>«Carrozza noleggiata»: quale biglietto la paga?</translation>
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
        <translation>Scegli l’ospedale per {hunter:told}.</translation>
    </message>
    <message>
        <source>Claws: choose the hunter who suffers 2 damage.</source>
        <translation>«Artigli»: scegli il Cacciatore che subisce 2 danni.</translation>
    </message>
    <message>
        <source>Consecrated Ground: which city is consecrated?</source>
        <translation>«Terreno consacrato»: quale città viene consacrata?</translation>
    </message>
    <message>
        <source>Customs Search: does {hunter} discard all items, or suffer 3 damage?</source>
        <translation>«Controllo doganale»: {hunter:told} scarta tutti gli oggetti o subisce 3 danni?</translation>
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
        <translation>«Terra sconsacrata»: quali carte incontro scartare?</translation>
    </message>
    <message>
        <source>Devilish Power: what happens?</source>
        <translation>«Potere diabolico»: che cosa succede?</translation>
    </message>
    <message>
        <source>Does Lord Godalming take a second ticket?</source>
        <translation>Lord Godalming prende un secondo biglietto?</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides: exchange an encounter card?</source>
        <translation>«Le spose di Dracula»: sostituire una carta incontro?</translation>
    </message>
    <message>
        <source>Dracula&apos;s Brides: place an encounter card?</source>
        <translation>«Le spose di Dracula»: piazzare una carta incontro?</translation>
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
        <translation>«Via di fuga»: scegli il Cacciatore che lascia il combattimento.</translation>
    </message>
    <message>
        <source>Escape as Bat: fly to another city?</source>
        <translation>«Fuga come pipistrello»: volare in un’altra città?</translation>
    </message>
    <message>
        <source>Excellent Weather: where does {hunter} sail?</source>
        <translation>«Tempo eccellente»: dove va per mare {hunter:told}?</translation>
    </message>
    <message>
        <source>False Tip: where does {hunter} go?</source>
        <translation>«Falsa soffiata»: dove va {hunter:told}?</translation>
    </message>
    <message>
        <source>Good Luck: what is removed?</source>
        <translation>«Buona sorte»: che cosa rimuovere?</translation>
    </message>
    <message>
        <source>Great Wolf: which hunter is attacked?</source>
        <translation>«Il Grande Lupo»: quale Cacciatore subisce l’attacco?</translation>
    </message>
    <message>
        <source>Hidden Schemes: which encounter card is placed?</source>
        <translation>«Piani nascosti»: quale carta incontro piazzare?</translation>
    </message>
    <message>
        <source>Hoax: which event card do you keep?</source>
        <translation>«Inganno»: quale carta evento tieni?</translation>
    </message>
    <message>
        <source>Holy Circle: choose a hunter to leave the combat.</source>
        <translation>«Cerchio sacro»: scegli un Cacciatore che lascia il combattimento.</translation>
    </message>
    <message>
        <source>In which city does Dracula start?</source>
        <translation>Da quale città parte Dracula?</translation>
    </message>
    <message>
        <source>In which city does {hunter} start?</source>
        <translation>Da quale città parte {hunter:told}?</translation>
    </message>
    <message>
        <source>Lucky Find: choose the item to keep.</source>
        <translation>«Ritrovamento fortunato»: scegli l’oggetto da tenere.</translation>
    </message>
    <message>
        <source>Place a rumor token?</source>
        <translation>Piazzare un segnalino Diceria?</translation>
    </message>
    <message>
        <source>Plotting: take a card from the combat deck.</source>
        <translation>«Complotto»: prendi una carta dal mazzo combattimento.</translation>
    </message>
    <message>
        <source>Show Heavenly Host and protect a city?</source>
        <translation>Mostrare «Ostia consacrata» e proteggere una città?</translation>
    </message>
    <message>
        <source>Spy: which hunter?</source>
        <translation>«Spia»: quale Cacciatore?</translation>
    </message>
    <message>
        <source>Start of the combat: play an event card?</source>
        <translation>Inizio del combattimento: giocare una carta evento?</translation>
    </message>
    <message>
        <source>Summon Storms: where does a storm break out?</source>
        <translation>«Evocare tempeste»: dove scoppia una tempesta?</translation>
    </message>
    <message>
        <source>Surprising Return: which ally returns?</source>
        <translation>«Ritorno inaspettato»: quale Alleato ritorna?</translation>
    </message>
    <message>
        <source>Szgany Mob: which items does {hunter} hand over?</source>
        <translation>«Banda di Szgany»: quali oggetti cede {hunter:told}?</translation>
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
        <translation>In quale città spostare {hunter:told}?</translation>
    </message>
    <message>
        <source>Turn Plotting facedown to cancel {hunter}&apos;s card?</source>
        <translation>Girare coperta la carta «Complotto» per annullare la carta {hunter:of}?</translation>
    </message>
    <message>
        <source>Unnatural Fog: which city?</source>
        <translation>«Nebbia innaturale»: quale città?</translation>
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
        <translation>«Influenza vampirica»: quale carta scarta {hunter:told}?</translation>
    </message>
    <message>
        <source>Vampiric Influence: which weakened hunter?</source>
        <translation>«Influenza vampirica»: quale Cacciatore indebolito?</translation>
    </message>
    <message>
        <source>Wax Cylinders: reveal which encounters, or ask about Hide?</source>
        <translation>«Cilindri di cera»: rivelare gli Incontri di un Nascondiglio o chiedere dov’è «Nascondersi»?</translation>
    </message>
    <message>
        <source>What changes hands between {hunter} and {partner}?</source>
        <translation>Che cosa si scambiano {hunter:told} e {partner:told}?</translation>
    </message>
    <message>
        <source>What does {hunter} do by day?</source>
        <translation>Che cosa fa {hunter:told} di giorno?</translation>
    </message>
    <message>
        <source>What does {hunter} do by night?</source>
        <translation>Che cosa fa {hunter:told} di notte?</translation>
    </message>
    <message>
        <source>Where does Dracula go?</source>
        <translation>Dove va Dracula?</translation>
    </message>
    <message>
        <source>Which encounter does Dracula place?</source>
        <translation>Quale Incontro piazza Dracula?</translation>
    </message>
    <message>
        <source>Which encounter does {hunter} find next?</source>
        <translation>Quale Incontro trova adesso {hunter:told}?</translation>
    </message>
    <message>
        <source>Which event card does {hunter} keep revealed?</source>
        <translation>Quale carta evento tiene scoperta {hunter:told}?</translation>
    </message>
    <message>
        <source>Which hunter acts next?</source>
        <translation>Quale Cacciatore agisce ora?</translation>
    </message>
    <message>
        <source>Which item card does {hunter} keep revealed?</source>
        <translation>Quale carta oggetto tiene scoperta {hunter:told}?</translation>
    </message>
    <message>
        <source>Which road or railway is blocked?</source>
        <translation>Quale strada o ferrovia bloccare?</translation>
    </message>
    <message>
        <source>Who does {hunter} trade with?</source>
        <translation>Con chi fa uno scambio {hunter:told}?</translation>
    </message>
    <message>
        <source>Wolves: which city?</source>
        <translation>«Lupi»: quale città?</translation>
    </message>
    <message>
        <source>{actor} has too many event cards: which one is discarded?</source>
        <translation>{actor:told} ha troppe carte evento: quale scartare?</translation>
    </message>
    <message>
        <source>{actor} has too many item cards: which one is discarded?</source>
        <translation>{actor:told} ha troppe carte oggetto: quale scartare?</translation>
    </message>
    <message>
        <source>{actor} has too many tickets: which one is returned?</source>
        <translation>{actor:told} ha troppi biglietti: quale restituire?</translation>
    </message>
    <message>
        <source>{card}: does {hunter} reveal an item card?</source>
        <translation>«{card}»: {hunter:told} rivela una carta oggetto?</translation>
    </message>
    <message>
        <source>{card}: where does {hunter} ride?</source>
        <translation>«{card}»: dove va a cavallo {hunter:told}?</translation>
    </message>
    <message>
        <source>{combat} is about to be canceled: play Enraged?</source>
        <translation>«{combat}» sta per essere annullata: giocare «Infuriato»?</translation>
    </message>
    <message>
        <source>{encounter} ambushes {hunter}: answer with a card?</source>
        <translation>«{encounter}» tende un’imboscata {hunter:to}: rispondere con una carta?</translation>
    </message>
    <message>
        <source>{event} was drawn: play it now?</source>
        <translation>È stata pescata la carta «{event}»: giocarla subito?</translation>
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
        <source>{event}: which card of the trail must Dracula reveal?</source>
        <translation>«{event}»: quale carta del Percorso deve rivelare Dracula?</translation>
    </message>
    <message>
        <source>{event}: which city must Dracula answer for besides {place}?</source>
        <translation>«{event}»: dopo «{place}», su quale altra città deve rispondere Dracula?</translation>
    </message>
    <message>
        <source>{event}: which city must Dracula answer for first?</source>
        <translation>«{event}»: su quale città deve rispondere Dracula per prima?</translation>
    </message>
    <message>
        <source>{event}: which city must Dracula answer for?</source>
        <translation>«{event}»: su quale città deve rispondere Dracula?</translation>
    </message>
    <message>
        <source>{hunter} finds {encounter}: play Seduction?</source>
        <translation>{hunter:told} trova «{encounter}»: giocare «Seduzione»?</translation>
    </message>
    <message>
        <source>{hunter} is about to be bitten: prevent it?</source>
        <translation>{hunter:told} sta per subire un Morso: impedirlo?</translation>
    </message>
    <message>
        <source>{hunter} is about to be defeated by damage: prevent it?</source>
        <translation>I danni stanno per sconfiggere {hunter:told}: impedirlo?</translation>
    </message>
    <message>
        <source>{hunter} searches: reveal a card first?</source>
        <translation>{hunter:told} cerca: rivelare prima una carta?</translation>
    </message>
    <message>
        <source>{hunter} spends a ticket: play False Tip?</source>
        <translation>{hunter:told} spende un biglietto: giocare «Falsa soffiata»?</translation>
    </message>
    <message>
        <source>{hunter}: become delayed to discard Aristocratic Vampire?</source>
        <translation>{hunter}: farsi rallentare per scartare «Vampiro aristocratico»?</translation>
    </message>
    <message>
        <source>{hunter}: become delayed to join the combat?</source>
        <translation>{hunter}: farsi rallentare per unirsi al combattimento?</translation>
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
        <source>{hunter}: play a different card (Planned Ambush)?</source>
        <translation>{hunter}: giocare un’altra carta («Imboscata pianificata»)?</translation>
    </message>
    <message>
        <source>{hunter}: reveal weapons against the wolves?</source>
        <translation>{hunter}: rivelare armi contro i lupi?</translation>
    </message>
    <message>
        <source>{hunter}: use Holy Bullets?</source>
        <translation>{hunter}: usare i Proiettili sacri?</translation>
    </message>
    <message>
        <source>{hunter}: wear Garlic Wreath in this combat?</source>
        <translation>{hunter}: indossare la Ghirlanda d’aglio in questo combattimento?</translation>
    </message>
</context>
<context>
    <name>fury3.reach</name>
    <message>
        <source>It is too far {place:to} for one move: {count} moves by road and sea from {figure}.</source>
        <translation>Con una mossa non si arriva {place:to}: {figure:told} ne dista {count} mosse su strada e per mare.</translation>
    </message>
    <message>
        <source>It is too far {place:to} for one move: {count} moves by sea from {figure}.</source>
        <translation>Con una mossa non si arriva {place:to}: {figure:told} ne dista {count} mosse per mare.</translation>
    </message>
    <message>
        <source>It is too far {place:to} for one move: {count} roads from {figure}.</source>
        <translation>Con una mossa non si arriva {place:to}: {figure:told} ne dista {count} strade.</translation>
    </message>
    <message>
        <source>{far} In reach with {ticket}, but {hunter} has no ticket.</source>
        <translation>{far} Ci si arriva con un {ticket}, ma {hunter:told} non ha biglietti.</translation>
    </message>
    <message>
        <source>{far} In reach with {ticket}.</source>
        <translation>{far} Ci si arriva con un {ticket}.</translation>
    </message>
</context>
<context>
    <name>fury3.reasons</name>
    <message>
        <source>fewer armed hunters beside Dracula when he is revealed</source>
        <translation>meno Cacciatori armati accanto a Dracula quando viene rivelato</translation>
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
        <source>fewer guarded ports around Dracula when he is at sea</source>
        <translation>meno porti sorvegliati intorno a Dracula quando è in mare</translation>
    </message>
    <message>
        <source>fewer hunters at sea</source>
        <translation>meno Cacciatori in mare</translation>
    </message>
    <message>
        <source>fewer vampires that an older one will clear</source>
        <translation>meno vampiri che uno più vecchio farà eliminare</translation>
    </message>
    <message>
        <source>fewer vampires that may mature</source>
        <translation>meno vampiri che possono maturare</translation>
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
        <source>less help from an ally for Dracula</source>
        <translation>meno aiuto di un Alleato a Dracula</translation>
    </message>
    <message>
        <source>less influence for Dracula</source>
        <translation>meno Influenza per Dracula</translation>
    </message>
    <message>
        <source>more armed hunters beside Dracula when he is revealed</source>
        <translation>più Cacciatori armati accanto a Dracula quando viene rivelato</translation>
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
        <source>more guarded ports around Dracula when he is at sea</source>
        <translation>più porti sorvegliati intorno a Dracula quando è in mare</translation>
    </message>
    <message>
        <source>more help from an ally for Dracula</source>
        <translation>più aiuto di un Alleato a Dracula</translation>
    </message>
    <message>
        <source>more hunters at sea</source>
        <translation>più Cacciatori in mare</translation>
    </message>
    <message>
        <source>more influence for Dracula</source>
        <translation>più Influenza per Dracula</translation>
    </message>
    <message>
        <source>more vampires that an older one will clear</source>
        <translation>più vampiri che uno più vecchio farà eliminare</translation>
    </message>
    <message>
        <source>more vampires that may mature</source>
        <translation>più vampiri che possono maturare</translation>
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
        <translation>Balcani</translation>
    </message>
    <message>
        <source>the sea</source>
        <translation>il mare</translation>
    </message>
</context>
<context>
    <name>fury3.regions.listed</name>
    <message>
        <source>Balkans</source>
        <translation>Balcani</translation>
    </message>
    <message>
        <source>all seas</source>
        <translation>tutti i mari</translation>
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
        <translation>Se rifornendosi ottiene un oggetto, ne pesca due.</translation>
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
    <name>fury3.stakes</name>
    <message>
        <source>A card cancels the vampire&apos;s card if it shows its icon. Afterwards it rests for one round.</source>
        <translation>Una carta annulla quella del vampiro se ne mostra l’icona. Nel round successivo non si può usare.</translation>
    </message>
    <message>
        <source>A card that answers is discarded, and so is the encounter. Without one the encounter takes effect now.</source>
        <translation>La carta di risposta si scarta insieme all’Incontro. Senza risposta, l’Incontro ha effetto immediato.</translation>
    </message>
    <message>
        <source>A card that answers is used up. If you pass, the hunter arrives.</source>
        <translation>La carta di risposta si consuma. Se passi, il Cacciatore arriva.</translation>
    </message>
    <message>
        <source>A card that is played is used up, unless its text says otherwise. If you pass, you keep your cards.</source>
        <translation>Una carta giocata si consuma, a meno che il suo testo non dica altro. Se passi, tieni le tue carte.</translation>
    </message>
    <message>
        <source>A delayed hunter loses the next action. Otherwise the Aristocratic Vampire stays, faceup, and can still mature.</source>
        <translation>Un Cacciatore rallentato perde la prossima azione. Altrimenti il Vampiro aristocratico resta lì, scoperto, e può ancora maturare.</translation>
    </message>
    <message>
        <source>A delayed hunter loses the next action. Without you the other hunter fights the New Vampire alone.</source>
        <translation>Un Cacciatore rallentato perde la prossima azione. Senza di te l’altro Cacciatore affronta da solo il Nuovo Vampiro.</translation>
    </message>
    <message>
        <source>A hunter has one action by day and one by night; by night hunters do not move.</source>
        <translation>Un Cacciatore ha un’azione di giorno e una di notte; di notte i Cacciatori non si muovono.</translation>
    </message>
    <message>
        <source>A matured encounter has its other effect and is discarded: a vampire adds influence, then clears spaces four to six. The rest is discarded without effect.</source>
        <translation>L’Incontro che matura ha il suo effetto di maturazione e si scarta: un vampiro dà Influenza e poi sgombra gli spazi dal quarto al sesto. Gli altri Incontri si scartano senza effetto.</translation>
    </message>
    <message>
        <source>A revealed Stake takes one encounter of this search: this one, or a later one.</source>
        <translation>Un Paletto rivelato elimina un Incontro di questa ricerca: questo o uno successivo.</translation>
    </message>
    <message>
        <source>A rumor adds 3 influence if a vampire of its hideout matures; it is lost with the last encounter there.</source>
        <translation>Una Diceria vale 3 punti Influenza se un vampiro del suo Nascondiglio matura; si perde con l’ultimo Incontro del luogo.</translation>
    </message>
    <message>
        <source>A weakened hunter keeps one item and one event faceup, where Dracula sees them.</source>
        <translation>Un Cacciatore indebolito tiene scoperti un oggetto e un evento, che Dracula vede.</translation>
    </message>
    <message>
        <source>An ally works until another one replaces it; the effect at once uses the card up.</source>
        <translation>Un Alleato agisce finché un altro non lo sostituisce; con l’effetto immediato la carta si consuma.</translation>
    </message>
    <message>
        <source>An encounter used now takes effect at once; one that you keep stays hidden for a search, or to mature.</source>
        <translation>Un Incontro usato ora ha effetto immediato; se lo tieni, resta nascosto per una ricerca o per la maturazione.</translation>
    </message>
    <message>
        <source>Dracula chooses his city after the hunters, and knows theirs.</source>
        <translation>Dracula sceglie la sua città dopo i Cacciatori, e conosce le loro.</translation>
    </message>
    <message>
        <source>Dracula does not see what changes hands. Afterwards the limits of both hands apply.</source>
        <translation>Dracula non vede che cosa viene scambiato. Poi valgono i limiti di entrambe le mani.</translation>
    </message>
    <message>
        <source>Each city that you name is revealed if it is among his hideouts. He must answer truly.</source>
        <translation>Ogni città nominata viene rivelata se è tra i Nascondigli di Dracula, che deve dire la verità.</translation>
    </message>
    <message>
        <source>Each side has one ally: a new one replaces the old. Scouting uses the card up.</source>
        <translation>Ogni schieramento ha un Alleato: uno nuovo sostituisce il vecchio. Se esplori, la carta si consuma.</translation>
    </message>
    <message>
        <source>If it is played now, the card is used up. In the hand it waits for its other moment and counts toward the limit.</source>
        <translation>Se la giochi ora, la carta si consuma. In mano aspetta il suo altro momento e conta per il limite.</translation>
    </message>
    <message>
        <source>In fog you may avoid this combat: then none takes place now, and you stay revealed.</source>
        <translation>Nella nebbia puoi evitare questo combattimento: allora non si combatte, e resti rivelato.</translation>
    </message>
    <message>
        <source>It stays facedown at your place, for an ambush or a search, or to mature when the hideout leaves the trail.</source>
        <translation>L’Incontro resta coperto nel luogo in cui sei: per un’imboscata, per una ricerca o per maturare quando il Nascondiglio esce dal Percorso.</translation>
    </message>
    <message>
        <source>One roadblock goes at each dusk; the others stay closed to the hunters.</source>
        <translation>A ogni tramonto si toglie una Strada bloccata; le altre restano chiuse ai Cacciatori.</translation>
    </message>
    <message>
        <source>One storm ends at each dusk; the others stay closed to the hunters.</source>
        <translation>A ogni tramonto cessa una tempesta; le altre restano chiuse ai Cacciatori.</translation>
    </message>
    <message>
        <source>Only Lord Godalming can take two tickets in one action. A hunter keeps two tickets at most: of three, one is returned afterwards.</source>
        <translation>Solo Lord Godalming può prendere due biglietti con una sola azione. Un Cacciatore tiene al massimo due biglietti: se ne ha tre, poi ne restituisce uno.</translation>
    </message>
    <message>
        <source>Only a card that is revealed before the search can help in it.</source>
        <translation>Solo una carta rivelata prima della ricerca può aiutare.</translation>
    </message>
    <message>
        <source>Only the card of the engaged hunter can cancel yours; the effect of your card applies to this hunter.</source>
        <translation>Solo la carta del Cacciatore ingaggiato può annullare la tua; l’effetto della tua carta ricade su di lui.</translation>
    </message>
    <message>
        <source>Speedy Telegraph lets you choose the order; every hunter still acts once.</source>
        <translation>«Telegramma urgente» ti lascia scegliere l’ordine; ogni Cacciatore agisce comunque una volta.</translation>
    </message>
    <message>
        <source>The Heavenly Host stays with the hunter. The token reveals a hideout in the city and keeps Dracula out until the second dawn.</source>
        <translation>L’Ostia consacrata resta al Cacciatore. Il segnalino rivela un Nascondiglio nella città e ne tiene fuori Dracula fino alla seconda alba.</translation>
    </message>
    <message>
        <source>The card is turned faceup and stays so until it leaves the trail.</source>
        <translation>La carta viene scoperta e resta tale finché non esce dal Percorso.</translation>
    </message>
    <message>
        <source>The combat is over. The bat flies along one or two roads and leaves no encounter there; if you stay, you remain revealed.</source>
        <translation>Il combattimento è finito. Il pipistrello vola lungo una o due strade e nella nuova città non lascia Incontri; se resti, rimani rivelato.</translation>
    </message>
    <message>
        <source>The defeated hunter recovers there at the nearest hospital, and can leave it only by day.</source>
        <translation>Il Cacciatore sconfitto si riprende lì, nell’ospedale più vicino, e può uscirne solo di giorno.</translation>
    </message>
    <message>
        <source>The engaged hunter&apos;s card cancels yours if it shows the icon of your card. Your sixth card ends the combat.</source>
        <translation>La carta del Cacciatore ingaggiato annulla la tua se ne mostra l’icona. La tua sesta carta chiude il combattimento.</translation>
    </message>
    <message>
        <source>The hunter does not move freely: this counts as a move, so hideouts there are found and you may ambush.</source>
        <translation>Il Cacciatore non va dove vuole, ma lo spostamento conta come movimento: il Nascondiglio del luogo viene trovato e puoi tendere un’imboscata.</translation>
    </message>
    <message>
        <source>The hunter meets all encounters here, one after another; you choose the order.</source>
        <translation>Il Cacciatore affronta tutti gli Incontri di questo luogo, uno dopo l’altro; tu scegli l’ordine.</translation>
    </message>
    <message>
        <source>The hunters do not learn your city; it gets no encounter. You know where they begin.</source>
        <translation>I Cacciatori non conoscono la tua città, che non riceve Incontri. Tu sai da dove partono.</translation>
    </message>
    <message>
        <source>The hunters see only the back of the card: land or sea. In a hunter&apos;s city you are revealed; to put to sea costs 2 damage, to sail on 1.</source>
        <translation>I Cacciatori vedono solo il dorso della carta: terra o mare. Nella città di un Cacciatore vieni rivelato; salpare costa 2 danni, proseguire 1.</translation>
    </message>
    <message>
        <source>The limits of hands: three items and three events, for Dr. Seward four of each; two tickets; for Dracula four events.</source>
        <translation>Limiti di mano: tre oggetti e tre eventi (per il dottor Seward quattro di ciascuno) e due biglietti; per Dracula quattro eventi.</translation>
    </message>
    <message>
        <source>The roadblock closes it to all hunters until you remove it at a dusk.</source>
        <translation>La Strada bloccata la chiude a tutti i Cacciatori finché non la rimuovi a un tramonto.</translation>
    </message>
    <message>
        <source>The trade is the action of this hunter only; the partner&apos;s is not used.</source>
        <translation>Lo scambio è l’azione di questo Cacciatore; quella del compagno non si consuma.</translation>
    </message>
    <message>
        <source>{why} If the card is played now, it is used up and nothing happens.</source>
        <translation>{why} Se la giochi ora, la carta si consuma e non succede nulla.</translation>
    </message>
</context>
<context>
    <name>fury3.subject</name>
    <message>
        <source>the {card} card</source>
        <translation>la carta «{card}»</translation>
    </message>
    <message>
        <source>{ticket}</source>
        <translation>il {ticket}</translation>
    </message>
</context>
<context>
    <name>fury3.summary</name>
    <message>
        <source>A box may be here: {places}.</source>
        <translation>Dove può trovarsi una cassa: {places}.</translation>
    </message>
    <message>
        <source>Ally in play: {event}.</source>
        <translation>Alleato in gioco: «{event}».</translation>
    </message>
    <message>
        <source>Bats follow {hunter}.</source>
        <translation>I Pipistrelli inseguono {hunter:told}.</translation>
    </message>
    <message>
        <source>Bites</source>
        <translation>Morsi</translation>
    </message>
    <message>
        <source>Closed: {places}.</source>
        <translation>Luoghi chiusi: {places}.</translation>
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
        <translation>Danni a Dracula: {damage} su {health}.</translation>
    </message>
    <message numerus="yes">
        <source>Dracula is expected to lead by %n point(s).</source>
        <translation>
            <numerusform>Si prevede che Dracula abbia un vantaggio di un punto.</numerusform>
            <numerusform>Si prevede che Dracula abbia un vantaggio di %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dracula&apos;s combat cards: {cards}.</source>
        <translation>Carte combattimento di Dracula: {cards}.</translation>
    </message>
    <message>
        <source>Dracula&apos;s damage</source>
        <translation>Danni a Dracula</translation>
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
        <translation>Round {round} di un combattimento contro Dracula.</translation>
    </message>
    <message>
        <source>Round {round} of a combat with {encounter}.</source>
        <translation>Round {round} di un combattimento contro «{encounter}».</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Ricerche</translation>
    </message>
    <message>
        <source>Space {space} of the trail has {place}.</source>
        <translation>Lo spazio {space} del Percorso contiene {place}.</translation>
    </message>
    <message>
        <source>Space {space} of the trail is empty.</source>
        <translation>Lo spazio {space} del Percorso è vuoto.</translation>
    </message>
    <message>
        <source>Spaces {first} to {last} of the trail are empty.</source>
        <translation>Gli spazi da {first} a {last} del Percorso sono vuoti.</translation>
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
    <message numerus="yes">
        <source>The hunters are expected to lead by %n point(s).</source>
        <translation>
            <numerusform>Si prevede che i Cacciatori abbiano un vantaggio di un punto.</numerusform>
            <numerusform>Si prevede che i Cacciatori abbiano un vantaggio di %n punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no tokens on the map.</source>
        <translation>Sulla mappa non ci sono segnalini.</translation>
    </message>
    <message>
        <source>There is consecrated ground {place:in}.</source>
        <translation>{place:in} c’è il terreno consacrato.</translation>
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
        <translation>{dracula} contro Dracula, {vampires} contro vampiri</translation>
    </message>
    <message>
        <source>{hunter} has not been placed yet.</source>
        <translation>{hunter:told} non è ancora sulla mappa.</translation>
    </message>
    <message>
        <source>{hunter} holds: {cards}.</source>
        <translation>{hunter:told} ha: {cards}.</translation>
    </message>
    <message>
        <source>{hunter} is bitten.</source>
        <translation>{hunter:told} ha subito un Morso.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter:told} ha subito una sconfitta.</translation>
    </message>
    <message>
        <source>{hunter} is delayed.</source>
        <translation>{hunter:told} ha subito un rallentamento.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and has {damage} of {health} damage.</source>
        <translation>{hunter:told} è {place:in}; danni {damage} su {health}.</translation>
    </message>
    <message>
        <source>{hunter} takes no part.</source>
        <translation>{hunter:told} non partecipa.</translation>
    </message>
    <message>
        <source>{hunter} turns up the hideout {place:in}.</source>
        <translation>{hunter:told} rivela il Nascondiglio {place:in}.</translation>
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
        <translation>{where} Ha un segnalino Diceria.</translation>
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
        <source>A hunter starts in a city, not at sea, in a hospital or in Castle Dracula.</source>
        <translation>Un Cacciatore parte da una città, non dal mare, da un ospedale o dal Castello di Dracula.</translation>
    </message>
    <message>
        <source>A rumor token goes to one of the first three hideouts.</source>
        <translation>Un segnalino Diceria va su uno dei primi tre Nascondigli.</translation>
    </message>
    <message>
        <source>A weakened hunter cannot give blood.</source>
        <translation>Un Cacciatore indebolito non può dare sangue.</translation>
    </message>
    <message>
        <source>All these ways are closed.</source>
        <translation>Tutte queste vie sono chiuse.</translation>
    </message>
    <message>
        <source>All tickets are in the hunters&apos; hands.</source>
        <translation>Tutti i biglietti sono in mano ai Cacciatori.</translation>
    </message>
    <message>
        <source>Already done this day: the second action must be another one.</source>
        <translation>Già svolta oggi: la seconda azione deve essere un’altra.</translation>
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
        <translation>Dracula deve lasciare il luogo consacrato.</translation>
    </message>
    <message>
        <source>Dracula starts in a city without a hunter, not in Castle Dracula.</source>
        <translation>Dracula parte da una città senza Cacciatori, non dal Castello di Dracula.</translation>
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
        <source>Great Wolf can attack no hunter here.</source>
        <translation>Qui «Il Grande Lupo» non può attaccare nessun Cacciatore.</translation>
    </message>
    <message>
        <source>Hunters move by day only.</source>
        <translation>I Cacciatori si muovono solo di giorno.</translation>
    </message>
    <message>
        <source>In a Long Night hunters move by road only.</source>
        <translation>Con «Lunga notte» i Cacciatori si muovono solo su strada.</translation>
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
        <translation>Con una mossa non si arriva {place:to}.</translation>
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
        <translation>Chi la tiene non partecipa al combattimento.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovere</translation>
    </message>
    <message>
        <source>Move by railway</source>
        <translation>Muovere in treno</translation>
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
        <source>No bitten hunter who can be healed is here.</source>
        <translation>Qui non c’è nessun Cacciatore con un Morso che si possa curare.</translation>
    </message>
    <message>
        <source>No city within two roads is free.</source>
        <translation>Nessuna città entro due strade è libera.</translation>
    </message>
    <message>
        <source>No facedown card of the trail that can be revealed is here.</source>
        <translation>Qui non c’è nessuna carta coperta del Percorso che si possa rivelare.</translation>
    </message>
    <message>
        <source>No hideout is revealed here.</source>
        <translation>Qui nessun Nascondiglio è rivelato.</translation>
    </message>
    <message>
        <source>No hideout of the trail can be cleared for it.</source>
        <translation>Per questa carta non si può sgombrare nessun Nascondiglio del Percorso.</translation>
    </message>
    <message>
        <source>No hideout with a facedown encounter card is known to be here.</source>
        <translation>Qui non si conosce nessun Nascondiglio con una carta incontro coperta.</translation>
    </message>
    <message>
        <source>No hunter who can be spied on is here.</source>
        <translation>Qui non c’è nessun Cacciatore da spiare.</translation>
    </message>
    <message>
        <source>No hunter who has still to act is here.</source>
        <translation>Qui non c’è nessun Cacciatore che debba ancora agire.</translation>
    </message>
    <message>
        <source>No one here has an item or ticket to give.</source>
        <translation>Qui nessuno ha un oggetto o un biglietto da cedere.</translation>
    </message>
    <message>
        <source>No other hunter here has or gets anything in a trade.</source>
        <translation>Qui nessun altro Cacciatore ha qualcosa da dare o da ricevere in uno scambio.</translation>
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
        <source>No weakened hunter is here.</source>
        <translation>Qui non c’è nessun Cacciatore indebolito.</translation>
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
        <translation>Non finché il Cacciatore è rallentato.</translation>
    </message>
    <message>
        <source>Nothing can be learned from it now.</source>
        <translation>Ora non se ne può ricavare nulla.</translation>
    </message>
    <message>
        <source>On the map only a roadblock can be removed.</source>
        <translation>Dalla mappa si può rimuovere solo una Strada bloccata.</translation>
    </message>
    <message>
        <source>Only Van Helsing trades event cards, as the Leader.</source>
        <translation>Solo Van Helsing, come Guida, scambia carte evento.</translation>
    </message>
    <message>
        <source>Only a city outside Dracula&apos;s lands can be consecrated.</source>
        <translation>Si può consacrare solo una città fuori dalle terre di Dracula.</translation>
    </message>
    <message>
        <source>Only a defeated hunter is brought to a hospital.</source>
        <translation>Solo un Cacciatore sconfitto viene portato in ospedale.</translation>
    </message>
    <message>
        <source>Only a line with a roadblock can be chosen.</source>
        <translation>Si può scegliere solo un collegamento con una Strada bloccata.</translation>
    </message>
    <message>
        <source>Only another city outside Dracula&apos;s lands can be protected.</source>
        <translation>Si può proteggere solo un’altra città fuori dalle terre di Dracula.</translation>
    </message>
    <message>
        <source>Only encounters in the hunter&apos;s city can ambush.</source>
        <translation>Solo gli Incontri nella città del Cacciatore possono tendergli un’imboscata.</translation>
    </message>
    <message>
        <source>Only encounters in the hunter&apos;s city can be found.</source>
        <translation>Si possono trovare solo Incontri nella città del Cacciatore.</translation>
    </message>
    <message>
        <source>Only hunters in Dracula&apos;s city can be chosen.</source>
        <translation>Si possono scegliere solo Cacciatori nella città di Dracula.</translation>
    </message>
    <message>
        <source>Only hunters in the combat can be chosen.</source>
        <translation>Si possono scegliere solo Cacciatori che partecipano al combattimento.</translation>
    </message>
    <message>
        <source>Only the next ports and sea zones without storm or fog can be reached.</source>
        <translation>Si raggiungono solo i porti e le zone di mare vicini senza tempesta né nebbia.</translation>
    </message>
    <message>
        <source>Only the oldest hideout leaves the trail.</source>
        <translation>Solo il Nascondiglio più vecchio esce dal Percorso.</translation>
    </message>
    <message>
        <source>Only {hunter} can play it.</source>
        <translation>Può giocarla solo {hunter:told}.</translation>
    </message>
    <message>
        <source>Played in the last round; it cannot be played now.</source>
        <translation>È stata giocata nell’ultimo round: ora non si può giocare.</translation>
    </message>
    <message>
        <source>Storms break out in sea zones without one.</source>
        <translation>Le tempeste scoppiano nelle zone di mare che non ne hanno.</translation>
    </message>
    <message>
        <source>The Brides place encounter cards on hideouts that can take one.</source>
        <translation>Le Spose piazzano carte incontro sui Nascondigli che possono riceverne una.</translation>
    </message>
    <message>
        <source>The backs of the bottom cards are known already.</source>
        <translation>I dorsi delle ultime carte del mazzo sono già noti.</translation>
    </message>
    <message>
        <source>The bat flies at most two roads, to an open city without a hunter whose card is in the deck.</source>
        <translation>Il pipistrello vola lungo due strade al massimo, fino a una città aperta senza Cacciatori la cui carta è nel mazzo.</translation>
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
        <source>The cards of a trade are given in order, and it is too late for this one.</source>
        <translation>Le carte di uno scambio si cedono in ordine, e per questa è troppo tardi.</translation>
    </message>
    <message>
        <source>The carriage travels along at most four open railways.</source>
        <translation>La carrozza percorre al massimo quattro ferrovie aperte.</translation>
    </message>
    <message>
        <source>The encounter card goes to the first space of the trail.</source>
        <translation>La carta incontro va sul primo spazio del Percorso.</translation>
    </message>
    <message>
        <source>The encounter card goes to the third space of the trail.</source>
        <translation>La carta incontro va sul terzo spazio del Percorso.</translation>
    </message>
    <message>
        <source>The fog rises in a city of one region.</source>
        <translation>La nebbia sale in una città di una sola regione.</translation>
    </message>
    <message>
        <source>The hunter is brought to one of the nearest hospitals.</source>
        <translation>Il Cacciatore viene portato in uno degli ospedali più vicini.</translation>
    </message>
    <message>
        <source>The hunter is moved along one open road, or from the sea to a port.</source>
        <translation>Il Cacciatore viene spostato lungo una strada aperta, o dal mare in un porto.</translation>
    </message>
    <message>
        <source>The hunter&apos;s ticket does not lead there.</source>
        <translation>Il biglietto del Cacciatore non porta lì.</translation>
    </message>
    <message>
        <source>The ride does not go that far on open roads.</source>
        <translation>La cavalcata non arriva così lontano su strade aperte.</translation>
    </message>
    <message>
        <source>The roads and railways from here are listed under their other ends.</source>
        <translation>Le strade e le ferrovie che partono da qui sono elencate sotto il luogo all’altro capo.</translation>
    </message>
    <message>
        <source>The scouts ask about cities, and about each only once.</source>
        <translation>Gli esploratori chiedono notizie solo di città, e di ciascuna una volta sola.</translation>
    </message>
    <message>
        <source>The third space of the trail cannot take an encounter.</source>
        <translation>Il terzo spazio del Percorso non può ricevere un Incontro.</translation>
    </message>
    <message>
        <source>The wolves attack a city near the revealed hideout.</source>
        <translation>I lupi attaccano una città vicina al Nascondiglio rivelato.</translation>
    </message>
    <message>
        <source>The {place} card is on the trail.</source>
        <translation>La carta luogo «{place}» è sul Percorso.</translation>
    </message>
    <message>
        <source>There are no encounters in the hideout here.</source>
        <translation>Il Nascondiglio di questo luogo non ha Incontri.</translation>
    </message>
    <message>
        <source>There is fog {door:in}.</source>
        <translation>C’è nebbia {door:in}.</translation>
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
        <source>There is no facedown location card on space 3 of the trail.</source>
        <translation>Nello spazio 3 del Percorso nessuna carta luogo è coperta.</translation>
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
        <source>There is no storm here.</source>
        <translation>Qui non c’è nessuna tempesta.</translation>
    </message>
    <message>
        <source>This challenge is played without this action.</source>
        <translation>Questa sfida si gioca senza questa azione.</translation>
    </message>
    <message>
        <source>This challenge is played without trains.</source>
        <translation>Questa sfida si gioca senza treni.</translation>
    </message>
    <message>
        <source>This hunter phase has no day.</source>
        <translation>Questa fase dei Cacciatori non ha giorno.</translation>
    </message>
    <message>
        <source>This way is forbidden here.</source>
        <translation>Qui questa via è vietata.</translation>
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
        <translation>{hunter:told} non ha danni.</translation>
    </message>
    <message>
        <source>{hunter} has no ticket.</source>
        <translation>{hunter:told} non ha biglietti.</translation>
    </message>
    <message>
        <source>{hunter} is already there.</source>
        <translation>{hunter:told} è già lì.</translation>
    </message>
    <message>
        <source>{hunter} is defeated.</source>
        <translation>{hunter:told} ha subito una sconfitta.</translation>
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
        <translation>Un Cacciatore si è mosso</translation>
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
    <name>journal</name>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n capitolo</numerusform>
            <numerusform>%n capitoli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n danno</numerusform>
            <numerusform>%n danni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n giorno di seguito</numerusform>
            <numerusform>%n giorni di seguito</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hunt(s)</source>
        <translation>
            <numerusform>%n caccia</numerusform>
            <numerusform>%n cacce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible place(s)</source>
        <translation>
            <numerusform>%n luogo possibile</numerusform>
            <numerusform>%n luoghi possibili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resolve</source>
        <translation>
            <numerusform>%n punto Determinazione</numerusform>
            <numerusform>%n punti Determinazione</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s), which the next chapter begins with.</source>
        <translation>
            <numerusform>Una ferita, con cui comincia il prossimo capitolo.</numerusform>
            <numerusform>%n ferite, con cui comincia il prossimo capitolo.</numerusform>
        </translation>
    </message>
    <message>
        <source>* Three days of each week have a twist, the same for everyone.</source>
        <translation>* Tre giorni alla settimana c’è una variante, la stessa per tutti.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Bitten: the marks fade after two chapters.</source>
        <translation>Morso: i segni svaniscono dopo due capitoli.</translation>
    </message>
    <message>
        <source>By week, the newest last: {counts}.</source>
        <translation>Settimana per settimana, l’ultima in fondo: {counts}.</translation>
    </message>
    <message>
        <source>Carried on</source>
        <translation>Che cosa resta</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Sfide</translation>
    </message>
    <message>
        <source>Counted after each chapter, when the truth is known; from eight chances on.</source>
        <translation>Si contano dopo ogni capitolo, quando si conosce la verità, e solo a partire da otto occasioni.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Days in a row: {now}; the longest streak: {longest}.</source>
        <translation>Giorni di seguito: {now}; la serie più lunga: {longest}.</translation>
    </message>
    <message>
        <source>Dossier</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Everyone gets the same hunt on the same day. Your first result counts.</source>
        <translation>Ogni giorno la caccia è la stessa per tutti. Vale il tuo primo risultato.</translation>
    </message>
    <message>
        <source>Found papers</source>
        <translation>Carte trovate</translation>
    </message>
    <message>
        <source>From day {day} on, while he is hidden, you can name one place as your final answer, with the button above the map.</source>
        <translation>Dal giorno {day}, finché è nascosto, puoi indicare un luogo come risposta definitiva, con il pulsante sopra la mappa.</translation>
    </message>
    <message>
        <source>From day {day} on, while he is hidden, you can name up to {count:word} places as your final answer, with the button above the map.</source>
        <translation>Dal giorno {day}, finché è nascosto, puoi indicare fino a {count:word} luoghi come risposta definitiva, con il pulsante sopra la mappa.</translation>
    </message>
    <message>
        <source>Habits</source>
        <translation>Abitudini</translation>
    </message>
    <message>
        <source>He was not met yet.</source>
        <translation>Nessuno lo ha ancora incontrato.</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Caccia</translation>
    </message>
    <message>
        <source>Hunts of the last twelve weeks</source>
        <translation>Cacce delle ultime dodici settimane</translation>
    </message>
    <message>
        <source>Learned in the chapters so far</source>
        <translation>Quello che i capitoli hanno insegnato finora</translation>
    </message>
    <message numerus="yes">
        <source>Mark at most %n place(s).</source>
        <translation>
            <numerusform>Segna al massimo un luogo.</numerusform>
            <numerusform>Segna al massimo %n luoghi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medaglie</translation>
    </message>
    <message>
        <source>Name the place where he is hidden. It is your final answer and ends the game.</source>
        <translation>Indica il luogo in cui si nasconde. È la tua risposta definitiva e chiude la partita.</translation>
    </message>
    <message>
        <source>Name up to {count:word} places; he has to be hidden in one of them. It is your final answer and ends the game.</source>
        <translation>Indica fino a {count:word} luoghi: deve nascondersi in uno di essi. È la tua risposta definitiva e chiude la partita.</translation>
    </message>
    <message>
        <source>No habit is known yet.</source>
        <translation>Non si conosce ancora nessuna abitudine.</translation>
    </message>
    <message>
        <source>No hunt is finished yet.</source>
        <translation>Nessuna caccia è ancora finita.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Not taken: {chapters}.</source>
        <translation>Non scelti: {chapters}.</translation>
    </message>
    <message>
        <source>Past hunts</source>
        <translation>Cacce passate</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Taint: {count}.</source>
        <translation>Macchia: {count}.</translation>
    </message>
    <message>
        <source>The computer played in the style “{style}”.</source>
        <translation>Il computer ha giocato nello stile «{style}».</translation>
    </message>
    <message>
        <source>The game of this chapter is no longer there.</source>
        <translation>La partita di questo capitolo non c’è più.</translation>
    </message>
    <message>
        <source>The hunt of {date}: {title}</source>
        <translation>La caccia di {date}: {title}</translation>
    </message>
    <message>
        <source>The journal</source>
        <translation>Il diario</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>I numeri</translation>
    </message>
    <message>
        <source>The orders are given when the chapter is open.</source>
        <translation>Gli ordini arrivano quando il capitolo si apre.</translation>
    </message>
    <message>
        <source>The other way was taken.</source>
        <translation>È stata scelta l’altra via.</translation>
    </message>
    <message>
        <source>There are no letters yet.</source>
        <translation>Non ci sono ancora lettere.</translation>
    </message>
    <message>
        <source>This chapter is not open yet. The chapters before it come first.</source>
        <translation>Questo capitolo non è ancora aperto. Prima vengono i capitoli precedenti.</translation>
    </message>
    <message>
        <source>Unhurt.</source>
        <translation>Senza ferite.</translation>
    </message>
    <message>
        <source>Verdict: {medal}. {reason}</source>
        <translation>Verdetto: {medal}. {reason}</translation>
    </message>
    <message>
        <source>Where he was met</source>
        <translation>Dove è stato incontrato</translation>
    </message>
    <message>
        <source>Your result: {line}</source>
        <translation>Il tuo risultato: {line}</translation>
    </message>
    <message>
        <source>bitten</source>
        <translation>un Morso ricevuto</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>bronzo</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallito</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>oro</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>none</source>
        <translation>–</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>non ancora superata</translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation>non ancora aperto</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>non scelto</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>or {title}</source>
        <translation>oppure {title}</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>argento</translation>
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
        <translation>{medal}, giorno {day}</translation>
    </message>
    <message>
        <source>{medal}: {count}</source>
        <translation>{medal}: {count}</translation>
    </message>
    <message>
        <source>{name} was deleted.</source>
        <translation>Eliminata: {name}.</translation>
    </message>
    <message>
        <source>{now} (longest: {longest})</source>
        <translation>{now} (record: {longest})</translation>
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
        <translation>{result}, tentativo {number}</translation>
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
        <source>Greedy</source>
        <translation>Avido</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Hardly looks ahead, trusts no clue more than another, and often settles for a worse move.</source>
        <translation>Quasi non guarda avanti, dà lo stesso credito a tutti gli indizi e si accontenta spesso di una mossa peggiore.</translation>
    </message>
    <message>
        <source>Looks a little ahead, weighs clues loosely, and sometimes settles for a worse move.</source>
        <translation>Guarda un po’ avanti, valuta gli indizi alla buona e a volte si accontenta di una mossa peggiore.</translation>
    </message>
    <message>
        <source>Looks ahead, weighs clues, and sometimes settles for a slightly worse move.</source>
        <translation>Guarda avanti, valuta gli indizi e ogni tanto si accontenta di una mossa un po’ peggiore.</translation>
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
        <source>Thinks longer, weighs clues well, and rarely settles for a slightly worse move.</source>
        <translation>Riflette più a lungo, valuta bene gli indizi e di rado si accontenta di una mossa un po’ peggiore.</translation>
    </message>
    <message>
        <source>Thinks longest and always plays the best move it finds.</source>
        <translation>Riflette più di tutti e gioca sempre la mossa migliore che trova.</translation>
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
        <translation>Non fare alcuna mossa (squalifica)</translation>
    </message>
    <message>
        <source>Rest {place:in}</source>
        <translation>Riposare {place:in}</translation>
    </message>
    <message>
        <source>Start {place:in}</source>
        <translation>Cominciare {place:in}</translation>
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
    <name>lite.aims</name>
    <message>
        <source>From here, Dracula&apos;s current place is within reach in two turns with a chance of {percent}%.</source>
        <translation>Da qui in due turni Dracula potrebbe essere a portata ({percent}%).</translation>
    </message>
    <message>
        <source>From there, Dracula&apos;s current place is within reach in two turns with a chance of {percent}%.</source>
        <translation>Da lì in due turni Dracula potrebbe essere a portata ({percent}%).</translation>
    </message>
    <message>
        <source>If Dracula is there, the meeting costs him {lost} of his {blood} blood.</source>
        <translation>Se Dracula è lì, l’incontro gli costa {lost} dei suoi {blood} punti sangue.</translation>
    </message>
    <message>
        <source>It is the fourth rest in a row, which reveals the oldest move of the trail.</source>
        <translation>È il quarto riposo di fila, che rivela la mossa più vecchia del Percorso.</translation>
    </message>
    <message>
        <source>The immature vampire is {place:in} with a chance of {percent}%; if no hunter destroys it, it costs {points} points.</source>
        <translation>Il vampiro immaturo potrebbe essere {place:in} ({percent}%); se nessun Cacciatore lo distrugge, costa {points} punti.</translation>
    </message>
    <message>
        <source>The immature vampire is {place:in}; if no hunter destroys it, it costs {points} points.</source>
        <translation>Il vampiro immaturo è {place:in}; se nessun Cacciatore lo distrugge, costa {points} punti.</translation>
    </message>
    <message>
        <source>The score falls by {turn} in each round, by {death} for a hunter&apos;s death and by {vampire} for a vampire.</source>
        <translation>Il punteggio scende di {turn} a ogni round, di {death} a ogni morte di un Cacciatore e di {vampire} per ogni vampiro che matura.</translation>
    </message>
    <message>
        <source>{hunter} has full life.</source>
        <translation>{hunter:told} ha tutti i punti vita.</translation>
    </message>
    <message>
        <source>{hunter} has only {life} life: a meeting costs {meeting} and a trap {trap}, and a death {points} points.</source>
        <translation>Punti vita {hunter:of}: solo {life}. Un incontro ne costa {meeting}, una trappola {trap}; una morte costa {points} punti.</translation>
    </message>
    <message>
        <source>{hunter} has {life} of {full} life, and a rest gives back {healed}.</source>
        <translation>Punti vita {hunter:of}: {life} su {full}; il riposo ne restituisce {healed}.</translation>
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
    <name>lite.dracula</name>
    <message>
        <source>A vampire is placed {place:in}; unless a hunter comes there first, it costs the hunters {points} points in {rounds:word} rounds.</source>
        <translation>{place:in} nasce un vampiro; se prima non ci passa un Cacciatore, fra {rounds:word} round costa ai Cacciatori {points} punti.</translation>
    </message>
    <message>
        <source>Another Hide is possible only after five other moves.</source>
        <translation>Ci si può nascondere di nuovo solo dopo altre cinque mosse.</translation>
    </message>
    <message>
        <source>At sea no vampire is placed, and the next one comes only in {rounds:word} rounds.</source>
        <translation>In mare non nasce nessun vampiro, e il prossimo arriva solo fra {rounds:word} round.</translation>
    </message>
    <message>
        <source>From there only the teleport to the castle is left.</source>
        <translation>Da lì resta solo il ritorno al castello.</translation>
    </message>
    <message>
        <source>In the next round no hunter can come {place:to}.</source>
        <translation>Nel prossimo round nessun Cacciatore può arrivare {place:to}.</translation>
    </message>
    <message>
        <source>In the next round {hunters} can come {place:to}.</source>
        <translation>Nel prossimo round {hunters} possono arrivare {place:to}.</translation>
    </message>
    <message>
        <source>In the next round {hunter} can come {place:to}.</source>
        <translation>Nel prossimo round {hunter} può arrivare {place:to}.</translation>
    </message>
    <message>
        <source>The castle gives {blood} blood, but the hunters see Dracula there.</source>
        <translation>Il castello dà {blood} punti sangue, ma i Cacciatori vi vedono Dracula.</translation>
    </message>
    <message numerus="yes">
        <source>The castle, which gives him blood, is %n moves from there.</source>
        <translation>
            <numerusform>Il castello, che gli dà sangue, è a una mossa da lì.</numerusform>
            <numerusform>Il castello, che gli dà sangue, è a %n mosse da lì.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hunters see Dracula, because one of them is {place:in}.</source>
        <translation>I Cacciatori vedono Dracula, perché uno di loro è {place:in}.</translation>
    </message>
    <message>
        <source>The hunters see the number of a Double Back, and another one is possible only after five other moves.</source>
        <translation>Se Dracula torna indietro, i Cacciatori vedono il numero, e può rifarlo solo dopo altre cinque mosse.</translation>
    </message>
    <message>
        <source>The sea costs Dracula his last blood.</source>
        <translation>Il mare costa a Dracula l’ultimo punto sangue.</translation>
    </message>
    <message>
        <source>The sea costs Dracula {lost} blood, which leaves {left}.</source>
        <translation>Il mare costa punti sangue a Dracula ({lost}), che scende a {left}.</translation>
    </message>
    <message>
        <source>There are {count:word} encounters {place:in} already, so none is added.</source>
        <translation>{place:in} ci sono già {count:word} Incontri, perciò non se ne aggiungono.</translation>
    </message>
    <message>
        <source>With the new encounter there are {count:word} {place:in}.</source>
        <translation>Con il nuovo Incontro {place:in} ce ne sono {count:word}.</translation>
    </message>
    <message>
        <source>choice {rival} ends nearer to the castle</source>
        <translation>la scelta {rival} porta più vicino al castello</translation>
    </message>
    <message>
        <source>the sea costs Dracula {own} blood</source>
        <translation>il mare costa punti sangue a Dracula ({own})</translation>
    </message>
</context>
<context>
    <name>lite.events</name>
    <message>
        <source>A trap hurts {hunter}.</source>
        <translation>Una trappola colpisce {hunter:told}.</translation>
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
        <source>All figures are placed: score {score}.</source>
        <translation>Tutti hanno scelto da dove partire: punteggio {score}.</translation>
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
        <source>Dracula moves to an unknown city.</source>
        <translation>Dracula va in una città ignota.</translation>
    </message>
    <message>
        <source>Dracula moves to an unknown sea zone.</source>
        <translation>Dracula va in una zona di mare ignota.</translation>
    </message>
    <message>
        <source>Dracula starts in an unknown city.</source>
        <translation>Dracula comincia in una città ignota.</translation>
    </message>
    <message>
        <source>Dracula starts in an unknown sea zone.</source>
        <translation>Dracula comincia in una zona di mare ignota.</translation>
    </message>
    <message>
        <source>Dracula starts {place:in}.</source>
        <translation>Dracula comincia {place:in}.</translation>
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
        <translation>Si scopre la mossa di Dracula del round {round}: {move}.</translation>
    </message>
    <message>
        <source>Revealed: Dracula&apos;s starting place was {move}.</source>
        <translation>Si scopre il luogo di partenza di Dracula: {move}.</translation>
    </message>
    <message>
        <source>Round {round} is over: score {score}.</source>
        <translation>Fine del round {round}: punteggio {score}.</translation>
    </message>
    <message>
        <source>The castle gives Dracula strength: {blood} blood.</source>
        <translation>Nel castello Dracula ritrova le forze. Punti sangue: {blood}.</translation>
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
        <translation>Squalifica per {figure:told}.</translation>
    </message>
    <message>
        <source>{hunter} destroys an immature vampire.</source>
        <translation>{hunter:told} distrugge un vampiro immaturo.</translation>
    </message>
    <message>
        <source>{hunter} goes {place:to}.</source>
        <translation>{hunter:told} va {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} is brought to the hospital.</source>
        <translation>{hunter:told} finisce in ospedale.</translation>
    </message>
    <message>
        <source>{hunter} meets Dracula, who has no blood left.</source>
        <translation>{hunter:told} affronta Dracula, che non ha più sangue.</translation>
    </message>
    <message>
        <source>{hunter} meets Dracula, who has {blood} blood left.</source>
        <translation>{hunter:told} affronta Dracula. Punti sangue rimasti a Dracula: {blood}.</translation>
    </message>
    <message>
        <source>{hunter} rests and has {life} life.</source>
        <translation>{hunter:told} riposa. Punti vita: {life}.</translation>
    </message>
    <message>
        <source>{hunter} springs {count:word} traps and is hurt.</source>
        <translation>{hunter:told} fa scattare {count:word} trappole e riporta ferite.</translation>
    </message>
    <message>
        <source>{hunter} starts {place:in}.</source>
        <translation>{hunter:told} comincia {place:in}.</translation>
    </message>
    <message>
        <source>{hunter} stays {place:in}.</source>
        <translation>{hunter:told} resta {place:in}.</translation>
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
            <numerusform>È tornato indietro nel luogo di un turno prima.</numerusform>
            <numerusform>È tornato indietro nel luogo di %n turni prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move was Hide: Dracula stayed where he was.</source>
        <translation>Questa mossa era «Nascondersi»: Dracula è rimasto dov’era.</translation>
    </message>
    <message>
        <source>This move was revealed: Dracula came {place:to}.</source>
        <translation>Questa mossa è stata rivelata: Dracula è arrivato {place:to}.</translation>
    </message>
    <message>
        <source>{hunter} came {place:to} and found no trace of the last moves.</source>
        <translation>{hunter:told} non ha trovato {place:in} segni delle ultime mosse.</translation>
    </message>
    <message>
        <source>{hunter} met Dracula {place:in}.</source>
        <translation>{hunter:told} ha affrontato Dracula {place:in}.</translation>
    </message>
</context>
<context>
    <name>lite.options</name>
    <message>
        <source>A Hide is shown to the hunters</source>
        <translation>I Cacciatori vedono «Nascondersi»</translation>
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
        <translation>Non fare alcuna mossa</translation>
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
        <translation>squalifica il personaggio</translation>
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
        <translation>Scegli una destinazione per {hunter:told}.</translation>
    </message>
    <message>
        <source>Choose a starting place for {hunter}.</source>
        <translation>Scegli un luogo di partenza per {hunter:told}.</translation>
    </message>
</context>
<context>
    <name>lite.reasons</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>un punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) by railway</source>
        <translation>
            <numerusform>una tratta in treno</numerusform>
            <numerusform>%n tratte in treno</numerusform>
        </translation>
    </message>
    <message>
        <source>A Double Back is still among Dracula&apos;s last five moves.</source>
        <translation>Tra le ultime cinque mosse di Dracula c’è ancora «Tornare indietro».</translation>
    </message>
    <message>
        <source>A Hide is still among Dracula&apos;s last five moves.</source>
        <translation>Tra le ultime cinque mosse di Dracula c’è ancora «Nascondersi».</translation>
    </message>
    <message>
        <source>Dracula cannot hide at sea.</source>
        <translation>In mare Dracula non può nascondersi.</translation>
    </message>
    <message>
        <source>Dracula cannot start in the hospital.</source>
        <translation>Dracula non può partire dall’ospedale.</translation>
    </message>
    <message>
        <source>Dracula has no place on the map yet.</source>
        <translation>Dracula non ha ancora un luogo sulla mappa.</translation>
    </message>
    <message>
        <source>Dracula never enters the hospital.</source>
        <translation>Dracula non entra mai nell’ospedale.</translation>
    </message>
    <message>
        <source>It is too far {place:to} this turn: {count} moves by road or sea, or {rails}.</source>
        <translation>In questo turno non si arriva {place:in}: sono {count} mosse su strada o per mare, oppure {rails}.</translation>
    </message>
    <message>
        <source>It is too far {place:to} this turn: {count} moves by road or sea.</source>
        <translation>In questo turno non si arriva {place:in}: sono {count} mosse su strada o per mare.</translation>
    </message>
    <message>
        <source>Naming his current place is not a move in this edition.</source>
        <translation>In questa edizione nominare il proprio luogo non è una mossa.</translation>
    </message>
    <message>
        <source>No road or sea route leads {place:to} from here.</source>
        <translation>Da qui nessuna strada e nessuna rotta porta {place:to}.</translation>
    </message>
    <message>
        <source>Only a Dracula without any other move teleports.</source>
        <translation>Dracula torna direttamente al castello solo se non ha altre mosse.</translation>
    </message>
    <message>
        <source>The move {place:to} is still among Dracula&apos;s last five moves.</source>
        <translation>La mossa {place:to} è ancora tra le ultime cinque di Dracula.</translation>
    </message>
    <message>
        <source>There is no move {number} turns back among Dracula&apos;s last five.</source>
        <translation>Tra le ultime cinque mosse di Dracula non ce n’è nessuna di {number} turni fa.</translation>
    </message>
    <message>
        <source>a final score about {amount} higher</source>
        <translation>un punteggio finale più alto di circa {amount}</translation>
    </message>
    <message>
        <source>a final score about {amount} lower</source>
        <translation>un punteggio finale più basso di circa {amount}</translation>
    </message>
</context>
<context>
    <name>lite.stakes</name>
    <message>
        <source>A turn that ends at sea costs blood, one in the castle gives some. A meeting with a hunter costs most.</source>
        <translation>Un turno che finisce in mare costa sangue, uno nel castello ne dà. È l’incontro con un Cacciatore a costarne di più.</translation>
    </message>
    <message>
        <source>Dracula chooses his place after the hunters, and knows theirs.</source>
        <translation>Dracula sceglie il suo luogo dopo i Cacciatori, e conosce i loro.</translation>
    </message>
    <message>
        <source>In a city of his trail the hunter uncovers it, springs its traps and meets Dracula if he is there. To stay is to rest.</source>
        <translation>In una città del Percorso di Dracula il Cacciatore ne scopre la mossa, fa scattare le trappole e affronta Dracula, se è lì. Chi resta fermo riposa.</translation>
    </message>
    <message>
        <source>The hunters do not learn your place. You know where they begin.</source>
        <translation>I Cacciatori non conoscono il tuo luogo. Tu sai da dove partono.</translation>
    </message>
</context>
<context>
    <name>lite.summary</name>
    <message numerus="yes">
        <source>%n trap(s) are on the trail.</source>
        <translation>
            <numerusform>Sul Percorso c’è una trappola.</numerusform>
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
        <source>Placement, score {score}: it is {figure}&apos;s turn.</source>
        <translation>Piazzamento, punteggio {score}: tocca {figure:to}.</translation>
    </message>
    <message>
        <source>Round {round}, score {score}: it is {figure}&apos;s turn.</source>
        <translation>Round {round}, punteggio {score}: tocca {figure:to}.</translation>
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
        <source>Score to beat</source>
        <translation>Punteggio da battere</translation>
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
        <translation>{hunter:told} è in ospedale e torna con tutti i punti vita.</translation>
    </message>
    <message>
        <source>{hunter} is not on the map yet.</source>
        <translation>{hunter:told} non è ancora sulla mappa.</translation>
    </message>
    <message>
        <source>{hunter} is {place:in} and has {life} life.</source>
        <translation>{hunter:told} è {place:in}; punti vita: {life}.</translation>
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
        <translation>Dottor Seward</translation>
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
        <source>Dracula is nearly always caught: what counts is the score. Strong computers end at about {score}.</source>
        <translation>Dracula viene quasi sempre preso: conta il punteggio. I computer più forti finiscono intorno a {score}.</translation>
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
        <source>Placement</source>
        <translation>Piazzamento</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>Score to beat: {score}</source>
        <translation>Punteggio da battere: {score}</translation>
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
        <source>The hunters&apos; best guesses for Dracula: {places}.</source>
        <translation>Dove i Cacciatori credono che sia Dracula: {places}.</translation>
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
        <source>not on the map yet</source>
        <translation>non ancora sulla mappa</translation>
    </message>
    <message>
        <source>score above {par}</source>
        <translation>punteggio superiore a {par}</translation>
    </message>
    <message>
        <source>score below {par}</source>
        <translation>punteggio inferiore a {par}</translation>
    </message>
    <message numerus="yes">
        <source>{par}, beaten by %n point(s)</source>
        <translation>
            <numerusform>{par}, battuto di un punto</numerusform>
            <numerusform>{par}, battuto di %n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>{par}, equaled</source>
        <translation>{par}, eguagliato</translation>
    </message>
    <message numerus="yes">
        <source>{par}, missed by %n point(s)</source>
        <translation>
            <numerusform>{par}, mancato di un punto</numerusform>
            <numerusform>{par}, mancato di %n punti</numerusform>
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
        <translation>Carte in gioco</translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>tutte le carte</translation>
    </message>
    <message>
        <source>those of box {number}, for games of earlier versions</source>
        <translation>quelle della scatola {number}, per le partite di versioni precedenti</translation>
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
        <translation>otto volte</translation>
    </message>
    <message>
        <source>eleven times</source>
        <translation>undici volte</translation>
    </message>
    <message>
        <source>five times</source>
        <translation>cinque volte</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>quattro volte</translation>
    </message>
    <message>
        <source>nine times</source>
        <translation>nove volte</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una volta</translation>
    </message>
    <message>
        <source>seven times</source>
        <translation>sette volte</translation>
    </message>
    <message>
        <source>six times</source>
        <translation>sei volte</translation>
    </message>
    <message>
        <source>ten times</source>
        <translation>dieci volte</translation>
    </message>
    <message>
        <source>thirteen times</source>
        <translation>tredici volte</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>tre volte</translation>
    </message>
    <message>
        <source>twelve times</source>
        <translation>dodici volte</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>due volte</translation>
    </message>
    <message>
        <source>{number} times</source>
        <translation>{number} volte</translation>
    </message>
</context>
<context>
    <name>numbers.word</name>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>undici</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>tredici</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>dodici</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
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
    <message numerus="yes">
        <source>%n place(s) possible</source>
        <translation>
            <numerusform>%n luogo possibile</numerusform>
            <numerusform>%n luoghi possibili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n percorso</numerusform>
            <numerusform>%n percorsi</numerusform>
        </translation>
    </message>
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
        <translation>Canale della Manica</translation>
    </message>
    <message>
        <source>Estimate: how likely the place is if the computer&apos;s style of play decides between these ways.</source>
        <translation>Stima: quanto è probabile il luogo se tra questi percorsi decide il modo di giocare del computer.</translation>
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
        <source>Hospital</source>
        <translation>Ospedale</translation>
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
        <source>Ways: how many courses since the last known place lead there and fit all facts; anyone can count.</source>
        <translation>Percorsi: quanti tragitti dall’ultimo luogo noto portano lì e concordano con tutti i fatti; chiunque può contarli.</translation>
    </message>
    <message>
        <source>Zagreb</source>
        <translation>Zagabria</translation>
    </message>
    <message>
        <source>Zurich</source>
        <translation>Zurigo</translation>
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
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n enigma risolto</numerusform>
            <numerusform>%n enigmi risolti</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark All</source>
        <translation>Tutti i luoghi</translation>
    </message>
    <message>
        <source>Not solved: {points} of {most}, but more than expected at your rating.</source>
        <translation>Non risolto: {points} su {most}, ma più di quanto il tuo punteggio facesse prevedere.</translation>
    </message>
    <message>
        <source>Not solved: {points} of {most}.</source>
        <translation>Non risolto: {points} su {most}.</translation>
    </message>
    <message>
        <source>Solve as many puzzles as you can in five minutes, from easy to hard. A skipped puzzle is a mistake, and the third mistake ends the sprint. Your rating does not change.</source>
        <translation>Risolvi quanti più enigmi puoi in cinque minuti, dal più facile al più difficile. Un enigma saltato conta come errore, e al terzo errore lo sprint finisce. Il tuo punteggio non cambia.</translation>
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
        <source>The sprint is over: {solved}.</source>
        <translation>Lo sprint è finito: {solved}.</translation>
    </message>
    <message>
        <source>Where Was He?</source>
        <translation>Dov’era?</translation>
    </message>
    <message>
        <source>You get a point for each right place. If you mark more places than there are, each extra mark costs a point.</source>
        <translation>Ogni luogo giusto vale un punto. Se segni più luoghi di quanti ce ne sono, ogni segno in più costa un punto.</translation>
    </message>
    <message>
        <source>Your puzzle rating could not be read: {why}</source>
        <translation>Impossibile leggere il tuo punteggio degli enigmi: {why}</translation>
    </message>
    <message>
        <source>Your puzzle rating is not being saved: {why}</source>
        <translation>Il tuo punteggio degli enigmi non viene salvato: {why}</translation>
    </message>
    <message>
        <source>Your puzzle rating was damaged and has been moved to {file}.</source>
        <translation>Il tuo punteggio degli enigmi era danneggiato ed è stato spostato in {file}.</translation>
    </message>
    <message>
        <source>{solved}, {mistakes}, {minutes}:{seconds} left.</source>
        <translation>{solved}, {mistakes}, restano {minutes}:{seconds}.</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>A fixed choice would be predictable, so one is picked at random: {shares}.</source>
        <translation>Una scelta fissa sarebbe prevedibile, perciò si sorteggia: {shares}.</translation>
    </message>
    <message>
        <source>About as good ({percent}%).</source>
        <translation>Più o meno equivalente ({percent}%).</translation>
    </message>
    <message>
        <source>About as good: {choices}.</source>
        <translation>Più o meno alla pari: {choices}.</translation>
    </message>
    <message>
        <source>Against it: {drawback}.</source>
        <translation>Contro questa scelta: {drawback}.</translation>
    </message>
    <message>
        <source>Against it: {fact}</source>
        <translation>Contro questa scelta: {fact}</translation>
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
        <source>Chance of success ({goal}): {percent}%, {sure}.</source>
        <translation>Probabilità di riuscita ({goal}): {percent}% ({sure}).</translation>
    </message>
    <message>
        <source>Chance of success: {percent}%, {sure}.</source>
        <translation>Probabilità di riuscita: {percent}% ({sure}).</translation>
    </message>
    <message>
        <source>Chance of success: {percent}%.</source>
        <translation>Probabilità di riuscita: {percent}%.</translation>
    </message>
    <message>
        <source>Chance to win: {percent}%, {sure}.</source>
        <translation>Probabilità di vittoria: {percent}% ({sure}).</translation>
    </message>
    <message>
        <source>Chance to win: {percent}%.</source>
        <translation>Probabilità di vittoria: {percent}%.</translation>
    </message>
    <message>
        <source>Compared with choice {rival}, this means {good} on average, but also {bad}.</source>
        <translation>Rispetto alla scelta {rival}, in media comporta {good}, ma anche {bad}.</translation>
    </message>
    <message>
        <source>Compared with choice {rival}, this means {reasons} on average.</source>
        <translation>Rispetto alla scelta {rival}, in media comporta {reasons}.</translation>
    </message>
    <message>
        <source>Compared with the first, this means {good} on average, but also {bad}.</source>
        <translation>Rispetto alla scelta 1, in media comporta {good}, ma anche {bad}.</translation>
    </message>
    <message>
        <source>Compared with the first, this means {reasons} on average.</source>
        <translation>Rispetto alla scelta 1, in media comporta {reasons}.</translation>
    </message>
    <message>
        <source>Expected of the other side: {shares}.</source>
        <translation>Dall’avversario ci si aspetta: {shares}.</translation>
    </message>
    <message>
        <source>In none of the simulated games was the goal reached.</source>
        <translation>In nessuna delle partite simulate l’obiettivo è stato raggiunto.</translation>
    </message>
    <message>
        <source>It has no visible drawback, but did worse in the simulated games.</source>
        <translation>Nessun fatto verificabile la sconsiglia, ma nelle partite simulate è andata peggio.</translation>
    </message>
    <message>
        <source>It is the simplest: everything stays as it is.</source>
        <translation>È la più semplice: tutto resta com’è.</translation>
    </message>
    <message>
        <source>It need not beat the likeliest of these: what counts is that the other side cannot foresee it.</source>
        <translation>Non deve battere per forza la più probabile di queste: conta che l’avversario non possa prevederla.</translation>
    </message>
    <message>
        <source>Most likely answer: {what}.</source>
        <translation>Risposta più probabile: {what}.</translation>
    </message>
    <message>
        <source>Most likely next: {steps}.</source>
        <translation>Probabile seguito: {steps}.</translation>
    </message>
    <message>
        <source>No single fact decides this. In the simulated games it did best, most often with this: {steps}.</source>
        <translation>Nessun motivo è decisivo da solo. Nelle partite simulate questa scelta è andata meglio di tutte, di solito con questo seguito: {steps}.</translation>
    </message>
    <message>
        <source>No single fact decides this: it did best in the simulated games.</source>
        <translation>Nessun motivo è decisivo da solo: nelle partite simulate questa scelta è andata meglio di tutte.</translation>
    </message>
    <message>
        <source>Nothing on the table favors it over the others.</source>
        <translation>Nessun fatto verificabile la fa preferire alle altre.</translation>
    </message>
    <message>
        <source>On average this means {good}, but also {bad}.</source>
        <translation>In media comporta {good}, ma anche {bad}.</translation>
    </message>
    <message>
        <source>On average this means {reasons}.</source>
        <translation>In media comporta {reasons}.</translation>
    </message>
    <message>
        <source>The facts speak for another choice; only the simulated games favor this one.</source>
        <translation>Ciò che si può verificare è a favore di un’altra scelta; solo le partite simulate sono a favore di questa.</translation>
    </message>
    <message>
        <source>The other side knows that {figure} is {place:in}.</source>
        <translation>L’avversario sa che {figure} è {place:in}.</translation>
    </message>
    <message>
        <source>The plan: {steps}.</source>
        <translation>Il piano: {steps}.</translation>
    </message>
    <message>
        <source>There was too little time to estimate the chance.</source>
        <translation>Il tempo non è bastato per stimare la probabilità.</translation>
    </message>
    <message>
        <source>better than the others</source>
        <translation>più alta che con le altre mosse</translation>
    </message>
    <message>
        <source>choice {rival} is about as good</source>
        <translation>la scelta {rival} è più o meno equivalente</translation>
    </message>
    <message>
        <source>clearly best</source>
        <translation>nettamente la più alta</translation>
    </message>
    <message>
        <source>if your choice stays unpredictable</source>
        <translation>se la tua scelta resta imprevedibile</translation>
    </message>
    <message>
        <source>no other choice makes sense</source>
        <translation>nessun’altra scelta è sensata</translation>
    </message>
    <message>
        <source>not compared with others yet</source>
        <translation>non ancora confrontata con altre</translation>
    </message>
    <message>
        <source>other choices are about as good</source>
        <translation>altre scelte sono più o meno equivalenti</translation>
    </message>
    <message>
        <source>over {percent}</source>
        <translation>più di {percent}</translation>
    </message>
    <message>
        <source>probably better than the others</source>
        <translation>probabilmente la più alta</translation>
    </message>
    <message>
        <source>the only move</source>
        <translation>l’unica mossa</translation>
    </message>
    <message>
        <source>under {percent}</source>
        <translation>meno di {percent}</translation>
    </message>
    <message>
        <source>{fact} By comparison: {values}.</source>
        <translation>{fact} Per confronto: {values}.</translation>
    </message>
    <message>
        <source>{figure} is {place:in}.</source>
        <translation>{figure} è {place:in}.</translation>
    </message>
    <message>
        <source>{figure} is {place:in}: that follows from all that has been shown.</source>
        <translation>{figure} è {place:in}: lo si deduce da ciò che si è visto.</translation>
    </message>
    <message>
        <source>{figure} may be there ({percent}%).</source>
        <translation>{figure} potrebbe essere lì ({percent}%).</translation>
    </message>
    <message>
        <source>{figure} may still be in many places, with no more than {percent}% for each.</source>
        <translation>{figure} può trovarsi ancora in molti luoghi (al massimo {percent}% ciascuno).</translation>
    </message>
    <message>
        <source>{first} and {rest}</source>
        <translation>{first} e {rest}</translation>
    </message>
    <message>
        <source>{first} or {rest}</source>
        <translation>{first} o {rest}</translation>
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
        <translation>{name} ({count:times})</translation>
    </message>
    <message>
        <source>{number}. {action}</source>
        <translation>{number}. {action}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{question} {answer}</source>
        <translation>{question} {answer}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} e {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} o {last}</translation>
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
        <source>{value} for choice {rival}</source>
        <translation>{value} con la scelta {rival}</translation>
    </message>
    <message>
        <source>{value} for the others</source>
        <translation>{value} con le altre</translation>
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
        <source>{words} (by {amount})</source>
        <translation>{words} (di {amount})</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>The rules by number</source>
        <translation>Le regole per numero</translation>
    </message>
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
            <numerusform>a un collegamento di distanza</numerusform>
            <numerusform>a %n collegamenti di distanza</numerusform>
        </translation>
    </message>
    <message>
        <source>?: this list.</source>
        <translation>?: questo elenco.</translation>
    </message>
    <message>
        <source>A number, a code in brackets or a part of the name chooses an action.</source>
        <translation>Un numero, un codice tra parentesi o una parte del nome sceglie un’azione.</translation>
    </message>
    <message>
        <source>Answer a puzzle first, then ask why.</source>
        <translation>Rispondi prima a un enigma, poi chiedi il perché.</translation>
    </message>
    <message>
        <source>Around {place}:</source>
        <translation>Dintorni di {place}:</translation>
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
        <source>Knowledge of the others about you, by all that they have seen:</source>
        <translation>Che cosa sanno di te gli altri, in base a tutto ciò che hanno visto:</translation>
    </message>
    <message>
        <source>Less likely places: {count}.</source>
        <translation>Luoghi meno probabili: {count}.</translation>
    </message>
    <message>
        <source>Names or codes of places, with commas between them: your answer.</source>
        <translation>Nomi o codici di luoghi, separati da virgole: la tua risposta.</translation>
    </message>
    <message>
        <source>Next door: {places}</source>
        <translation>Accanto: {places}</translation>
    </message>
    <message>
        <source>No figure is hidden in this game.</source>
        <translation>In questo gioco nessun personaggio è nascosto.</translation>
    </message>
    <message>
        <source>No figure is on the map yet; type “near” and the name of a place.</source>
        <translation>Non c’è ancora nessun personaggio sulla mappa: digita «near» e il nome di un luogo.</translation>
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
        <translation>Non ci sono mosse da annullare.</translation>
    </message>
    <message>
        <source>One part of the situation: {topics}.</source>
        <translation>Una parte della situazione: {topics}.</translation>
    </message>
    <message>
        <source>Puzzle of the day, {id}: “{kind}”. Rating {rating}; yours is {own}.</source>
        <translation>Enigma del giorno, {id}: «{kind}». Punteggio {rating}; il tuo è {own}.</translation>
    </message>
    <message>
        <source>Puzzle {id}: “{kind}”. Rating {rating}; yours is {own}.</source>
        <translation>Enigma {id}: «{kind}». Punteggio {rating}; il tuo è {own}.</translation>
    </message>
    <message>
        <source>Puzzle {id}: “{kind}”. {score}</source>
        <translation>Enigma {id}: «{kind}». {score}</translation>
    </message>
    <message>
        <source>Puzzles of the day solved in a row: {count}.</source>
        <translation>Enigmi del giorno risolti di seguito: {count}.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>La decisione è stata ripetuta.</translation>
    </message>
    <message>
        <source>Several choices, one after the other</source>
        <translation>Più scelte, una dopo l’altra</translation>
    </message>
    <message>
        <source>Several of them with commas in between are chosen one after the other.</source>
        <translation>Più voci, separate da virgole, si scelgono una dopo l’altra.</translation>
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
        <source>There are no hints in this game.</source>
        <translation>In questa partita non ci sono consigli.</translation>
    </message>
    <message>
        <source>There are {count} choices. Type “list” to see them all, or “list” and part of a name to see some.</source>
        <translation>Ci sono {count} scelte. «list» le elenca tutte, «list» con una parte di un nome solo quelle corrispondenti.</translation>
    </message>
    <message>
        <source>There is no place to choose now.</source>
        <translation>Ora non c’è nessun luogo da scegliere.</translation>
    </message>
    <message>
        <source>There is no such puzzle.</source>
        <translation>Questo enigma non esiste.</translation>
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
        <source>This game is not a chapter of a campaign.</source>
        <translation>Questa partita non è un capitolo di una campagna.</translation>
    </message>
    <message>
        <source>This is a paper-style game: there are no hints and no possible places.</source>
        <translation>Questa partita si gioca come su carta: niente consigli e niente luoghi possibili.</translation>
    </message>
    <message numerus="yes">
        <source>Type all %n numbers in one line, with commas in between.</source>
        <translation>
            <numerusform>Digita un numero.</numerusform>
            <numerusform>Digita tutti i %n numeri in una riga, separati da virgole.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the number, the code or part of the name of your choice, or “?” for help.</source>
        <translation>Digita il numero, il codice o una parte del nome di ciò che scegli, oppure «?» per l’aiuto.</translation>
    </message>
    <message>
        <source>Type your answer, or “?” for help.</source>
        <translation>Digita la tua risposta, oppure «?» per l’aiuto.</translation>
    </message>
    <message>
        <source>Type “save” and a file name.</source>
        <translation>Digita «save» e un nome di file.</translation>
    </message>
    <message>
        <source>Type “seal” and the names or codes of places, separated by commas.</source>
        <translation>Digita «seal» e i nomi o i codici dei luoghi, separati da virgole.</translation>
    </message>
    <message>
        <source>Type “why” and a place for its reason, or “quit”.</source>
        <translation>Digita «why» e un luogo per saperne il motivo, oppure «quit».</translation>
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
        <source>Your best result is {count}.</source>
        <translation>Il tuo risultato migliore è {count}.</translation>
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
        <source>goal: the goals of the chapter and the day; seal PLACE, PLACE: give the final answer.</source>
        <translation>goal: gli obiettivi del capitolo e il giorno; seal LUOGO, LUOGO: dai la risposta definitiva.</translation>
    </message>
    <message>
        <source>hint: what the full-strength search would do.</source>
        <translation>hint: che cosa farebbe il computer alla massima forza.</translation>
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
        <source>near: the ways from your place, and who is where; near NAME: from a place or figure; map: like near.</source>
        <translation>near: le vie dal luogo in cui sei e dove si trova ciascuno; near NOME: le vie da un luogo o da un personaggio; map: come near.</translation>
    </message>
    <message>
        <source>places: where the hidden figure may be: the number of ways and the estimate; its own player reads what the others know.</source>
        <translation>places: dove può essere il personaggio nascosto, con il numero dei percorsi e la stima; chi lo guida legge che cosa sanno gli altri.</translation>
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
        <source>why NAME: the reason for a place in the puzzle that you answered last, step by step.</source>
        <translation>why NOME: il motivo per un luogo dell’ultimo enigma a cui hai risposto, passo per passo.</translation>
    </message>
    <message>
        <source>why NUMBER: what a choice means; why PLACE: why it can be chosen or not.</source>
        <translation>why NUMERO: che cosa significa una scelta; why LUOGO: perché si può o non si può scegliere.</translation>
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
            <numerusform>{place}: %n percorso, stima {percent}%</numerusform>
            <numerusform>{place}: %n percorsi, stima {percent}%</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: estimate {percent}%</source>
        <translation>{place}: stima {percent}%</translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <translation>{place} – {why}</translation>
    </message>
    <message>
        <source>{player} knew:</source>
        <translation>{player}, informazioni note:</translation>
    </message>
    <message>
        <source>{player}: the computer is thinking.</source>
        <translation>{player}: il computer sta pensando.</translation>
    </message>
    <message>
        <source>{when}: {place}, for certain.</source>
        <translation>{when}: {place}, con certezza.</translation>
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
        <translation>«{line}» può indicare: {names}.</translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message>
        <source>It has already changed hands.</source>
        <translation>È già passata di mano.</translation>
    </message>
    <message>
        <source>You have chosen enough cards. Take one back to choose another.</source>
        <translation>Hai scelto abbastanza carte. Riprendine una per sceglierne un’altra.</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>già {name:of}</translation>
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
        <source>Nearer to the goal; still to do: {goal}.</source>
        <translation>Più vicino all’obiettivo; resta da fare: {goal}.</translation>
    </message>
    <message>
        <source>No news; the game went on.</source>
        <translation>Nulla di nuovo; la partita è andata avanti.</translation>
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
<context>
    <name>tutor</name>
    <message>
        <source>For this lesson, do what the step asks for, or have it shown to you.</source>
        <translation>Fai ciò che chiede la lezione, o fattelo mostrare.</translation>
    </message>
    <message>
        <source>Read on with Next first.</source>
        <translation>Prima continua a leggere con «Avanti».</translation>
    </message>
</context>
</TS>
