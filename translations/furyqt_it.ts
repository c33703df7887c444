<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>FiguresPanel</name>
    <message>
        <source>Hunters</source>
        <translation>Cacciatori</translation>
    </message>
</context>
<context>
    <name>HintModel</name>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
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
    <name>choices</name>
    <message>
        <source>{action}, key {number}</source>
        <translation>{action}, tasto {number}</translation>
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
        <source>A hunter who meets Dracula costs him 10, the sea 2; his castle gives 10.</source>
        <translation>Un Cacciatore che affronta Dracula gli costa 10, il mare 2; il suo Castello gli dà 10.</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood</source>
        <translation>Sangue di Dracula</translation>
    </message>
    <message>
        <source>Every round costs the hunters 1, a death 6, a matured vampire 13.</source>
        <translation>Ogni round costa ai Cacciatori 1, una morte 6, un Vampiro maturato 13.</translation>
    </message>
    <message>
        <source>Every thirteenth round Dracula can leave an immature vampire.</source>
        <translation>Ogni tredicesimo round Dracula può lasciare un Vampiro immaturo.</translation>
    </message>
    <message>
        <source>Four rests in a row reveal the oldest move of the trail.</source>
        <translation>Quattro riposi di fila rivelano la mossa più vecchia del Percorso.</translation>
    </message>
    <message>
        <source>In a city Dracula leaves an immature vampire this round.</source>
        <translation>In una città, in questo round, Dracula lascia un Vampiro immaturo.</translation>
    </message>
    <message>
        <source>One more rest researches the oldest move of the trail.</source>
        <translation>Ancora un riposo e, indagando, si scopre la mossa più vecchia del Percorso.</translation>
    </message>
    <message>
        <source>Rests</source>
        <translation>Riposi</translation>
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
        <source>Trail {number}: {move}, {known}, with a trap.</source>
        <translation>Percorso {number}: {move}, {known}, con una Trappola.</translation>
    </message>
    <message>
        <source>Trail {number}: {move}, {known}, with an immature vampire.</source>
        <translation>Percorso {number}: {move}, {known}, con un Vampiro immaturo.</translation>
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
        <source>in hospital, back next turn</source>
        <translation>in Ospedale, torna al prossimo turno</translation>
    </message>
    <message>
        <source>known to the hunters</source>
        <translation>nota ai Cacciatori</translation>
    </message>
    <message>
        <source>no railway this turn</source>
        <translation>niente ferrovia in questo turno</translation>
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
            <numerusform>%n Trappola colpisce {hunter}.</numerusform>
            <numerusform>%n Trappole colpiscono {hunter}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trap vanishes at the end of the trail.</source>
        <translation>Alla fine del Percorso scompare una Trappola.</translation>
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
        <translation>Dracula piazza una Trappola.</translation>
    </message>
    <message>
        <source>Dracula leaves an immature vampire.</source>
        <translation>Dracula lascia un Vampiro immaturo.</translation>
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
        <translation>Il Castello dà forza a Dracula: punti sangue {blood}.</translation>
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
        <translation>Il mare costa sangue a Dracula: punti sangue rimasti {blood}.</translation>
    </message>
    <message>
        <source>{figure} is disqualified.</source>
        <translation>Squalifica per {figure}.</translation>
    </message>
    <message>
        <source>{hunter} destroys an immature vampire.</source>
        <translation>{hunter} distrugge un Vampiro immaturo.</translation>
    </message>
    <message>
        <source>{hunter} goes to {place}.</source>
        <translation>{hunter} si muove. Destinazione: {place}.</translation>
    </message>
    <message>
        <source>{hunter} is brought to the hospital.</source>
        <translation>{hunter} finisce in Ospedale.</translation>
    </message>
    <message>
        <source>{hunter} meets Dracula, who has {blood} blood left.</source>
        <translation>{hunter} affronta Dracula, che resta con punti sangue: {blood}.</translation>
    </message>
    <message>
        <source>{hunter} rests and has {life} life.</source>
        <translation>{hunter} riposa. Punti vita: {life}.</translation>
    </message>
</context>
<context>
    <name>lite.options</name>
    <message>
        <source>A Hide is shown to the hunters</source>
        <translation>Un Nascondersi viene mostrato ai Cacciatori</translation>
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
        <translation>Indicare il luogo in cui si trova</translation>
    </message>
    <message>
        <source>Research needs four rests</source>
        <translation>Indagare richiede quattro riposi</translation>
    </message>
    <message>
        <source>Resting at sea</source>
        <translation>Riposare in mare</translation>
    </message>
    <message>
        <source>Sharing a sea with a hunter</source>
        <translation>Condividere un mare con un Cacciatore</translation>
    </message>
    <message>
        <source>a move of his last five</source>
        <translation>nessuna delle ultime cinque mosse</translation>
    </message>
    <message>
        <source>a place of his last five moves (2012)</source>
        <translation>nessun luogo delle ultime cinque mosse (2012)</translation>
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
        <translation>è una mossa valida di Dracula</translation>
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
        <translation>Dracula non può partire dall’Ospedale.</translation>
    </message>
    <message>
        <source>Dracula never enters the hospital.</source>
        <translation>Dracula non entra mai nell’Ospedale.</translation>
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
        <source>Four hunters chase Dracula across Europe. He leaves a trail of six moves, traps and young vampires; every round costs the hunters a point.</source>
        <translation>Quattro Cacciatori inseguono Dracula attraverso l’Europa. Dracula lascia un Percorso di sei mosse, Trappole e giovani Vampiri; ogni round costa un punto ai Cacciatori.</translation>
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
