<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>candles</name>
    <message>
        <source>Candles</source>
        <translation>Kerzen</translation>
    </message>
    <message>
        <source>Light the most candles in six rounds.</source>
        <translation>Zünde in sechs Runden die meisten Kerzen an.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Which candle do you light?</source>
        <translation>Welche Kerze zündest du an?</translation>
    </message>
    <message>
        <source>Light the {value} of the row</source>
        <translation>Die {value} der Auslage anzünden</translation>
    </message>
    <message>
        <source>Light the {value} of your hand</source>
        <translation>Die {value} aus der Hand anzünden</translation>
    </message>
    <message>
        <source>Draw a candle</source>
        <translation>Eine Kerze ziehen</translation>
    </message>
    <message>
        <source>The most points: {points}</source>
        <translation>Die meisten Punkte: {points}</translation>
    </message>
    <message>
        <source>{player} is dealt {count} candles.</source>
        <translation>{player} erhält {count} Kerzen.</translation>
    </message>
    <message>
        <source>{player} rolls {number}.</source>
        <translation>{player} würfelt {number}.</translation>
    </message>
    <message>
        <source>{player} lights a candle of {value}.</source>
        <translation>{player} zündet eine Kerze mit {value} an.</translation>
    </message>
    <message>
        <source>{player} draws a candle.</source>
        <translation>{player} zieht eine Kerze.</translation>
    </message>
    <message>
        <source>{player} draws a candle of {value}.</source>
        <translation>{player} zieht eine Kerze mit {value}.</translation>
    </message>
    <message>
        <source>A candle of {value} is added to the row.</source>
        <translation>Eine Kerze mit {value} kommt in die Auslage.</translation>
    </message>
    <message>
        <source>The last candle burns down.</source>
        <translation>Die letzte Kerze brennt herunter.</translation>
    </message>
    <message>
        <source>{player} has {points} points.</source>
        <translation>{player} hat {points} Punkte.</translation>
    </message>
    <message>
        <source>Row: {values}</source>
        <translation>Auslage: {values}</translation>
    </message>
    <message>
        <source>About {points} points are expected.</source>
        <translation>Erwartet werden etwa {points} Punkte.</translation>
    </message>
    <message>
        <source>Open row</source>
        <translation>Offene Reihe</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Kerze</translation>
    </message>
    <message>
        <source>Candle of {value}</source>
        <translation>Kerze mit {value}</translation>
    </message>
</context>
</TS>
