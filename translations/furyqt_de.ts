<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>lite.actions</name>
    <message>
        <source>Double Back {number}: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give no move (disqualified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay in {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teleport to Castle Dracula</source>
        <translation>Rückkehr zur Burg Dracula</translation>
    </message>
</context>
<context>
    <name>lite.events</name>
    <message numerus="yes">
        <source>%n trap(s) hurt {hunter}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A trap vanishes at the end of the trail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vampire has matured!</source>
        <translation>Ein Vampir ist herangereift!</translation>
    </message>
    <message>
        <source>Dracula is destroyed. Final score: {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula lays a trap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula leaves an immature vampire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula&apos;s move: {move} ({place}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula&apos;s move: {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revealed: Dracula&apos;s move of round {round} was {move}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} is over: score {score}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The castle gives Dracula strength: {blood} blood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hunters&apos; research uncovers the oldest move of the trail.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score is used up: Europe falls to Dracula.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sea costs Dracula blood: {blood} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{figure} is disqualified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hunter} destroys an immature vampire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hunter} goes to {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hunter} is brought to the hospital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hunter} meets Dracula, who has {blood} blood left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hunter} rests and has {life} life.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lite.options</name>
    <message>
        <source>A Hide is shown to the hunters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula may not repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encounters in one city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving no move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naming his present place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research needs four rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resting at sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharing a sea with a hunter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move of his last five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a place of his last five moves (2012)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the sixth move of the trail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disqualifies the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives life back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives no life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in one round (2012)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a legal move of Dracula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is never legal (2019)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit (2012)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one turn later (2012)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reveals nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reveals the sea (2012)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lite.prompts</name>
    <message>
        <source>Choose Dracula&apos;s move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose Dracula&apos;s starting place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a destination for {hunter}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a starting place for {hunter}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lite.reasons</name>
    <message>
        <source>Dracula cannot start in the hospital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dracula never enters the hospital.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move to {place} is still among Dracula&apos;s last five moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is too far away this turn.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
</TS>
