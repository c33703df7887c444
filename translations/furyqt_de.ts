<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>FiguresPanel</name>
    <message>
        <source>Hunters</source>
        <translation>Jäger</translation>
    </message>
</context>
<context>
    <name>HintModel</name>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
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
    <name>choices</name>
    <message>
        <source>{action}, key {number}</source>
        <translation>{action}, Taste {number}</translation>
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
        <source>A hunter who meets Dracula costs him 10, the sea 2; his castle gives 10.</source>
        <translation>Ein Jäger, der auf Dracula trifft, kostet ihn 10, die See 2; seine Burg gibt 10.</translation>
    </message>
    <message>
        <source>Dracula&apos;s blood</source>
        <translation>Draculas Blut</translation>
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
        <source>In a city Dracula leaves an immature vampire this round.</source>
        <translation>In einer Stadt lässt Dracula in dieser Runde einen unreifen Vampir zurück.</translation>
    </message>
    <message>
        <source>One more rest researches the oldest move of the trail.</source>
        <translation>Noch einmal Ausruhen: Das Nachforschen deckt den ältesten Zug der Spur auf.</translation>
    </message>
    <message>
        <source>Rests</source>
        <translation>Ausruhen</translation>
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
        <source>in hospital, back next turn</source>
        <translation>im Hospital, im nächsten Zug zurück</translation>
    </message>
    <message>
        <source>known to the hunters</source>
        <translation>den Jägern bekannt</translation>
    </message>
    <message>
        <source>no railway this turn</source>
        <translation>in diesem Zug keine Bahn</translation>
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
        <translation>Die Burg gibt Dracula Kraft: {blood} Blutstropfen.</translation>
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
        <translation>Die See kostet Dracula Blut: Es bleiben {blood} Blutstropfen.</translation>
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
        <translation>{hunter} bewegt sich. Ziel: {place}.</translation>
    </message>
    <message>
        <source>{hunter} is brought to the hospital.</source>
        <translation>{hunter} wird ins Hospital gebracht.</translation>
    </message>
    <message>
        <source>{hunter} meets Dracula, who has {blood} blood left.</source>
        <translation>{hunter} trifft auf Dracula, dem {blood} Blutstropfen bleiben.</translation>
    </message>
    <message>
        <source>{hunter} rests and has {life} life.</source>
        <translation>{hunter} ruht sich aus. Lebenspunkte: {life}.</translation>
    </message>
</context>
<context>
    <name>lite.options</name>
    <message>
        <source>A Hide is shown to the hunters</source>
        <translation>Ein Verbergen wird den Jägern gezeigt</translation>
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
        <translation>Nachforschen braucht viermal Ausruhen</translation>
    </message>
    <message>
        <source>Resting at sea</source>
        <translation>Ausruhen auf See</translation>
    </message>
    <message>
        <source>Sharing a sea with a hunter</source>
        <translation>Ein Meer mit einem Jäger teilen</translation>
    </message>
    <message>
        <source>a move of his last five</source>
        <translation>keinen seiner letzten fünf Züge</translation>
    </message>
    <message>
        <source>a place of his last five moves (2012)</source>
        <translation>keinen Ort seiner letzten fünf Züge (2012)</translation>
    </message>
    <message>
        <source>as the sixth move of the trail</source>
        <translation>als sechster Zug der Spur</translation>
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
        <translation>ist ein erlaubter Zug Draculas</translation>
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
        <source>Four hunters chase Dracula across Europe. He leaves a trail of six moves, traps and young vampires; every round costs the hunters a point.</source>
        <translation>Vier Jäger verfolgen Dracula quer durch Europa. Er hinterlässt eine Spur aus sechs Zügen, Fallen und junge Vampire; jede Runde kostet die Jäger einen Punkt.</translation>
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
        <translation>Hospiz Hl. Joseph und Hl. Maria</translation>
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
