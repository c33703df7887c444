<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>candles</name>
    <message>
        <source>Candles</source>
        <translation>Candele</translation>
    </message>
    <message>
        <source>Light the most candles in six rounds.</source>
        <translation>Accendi più candele di tutti in sei turni.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Turno {round}</translation>
    </message>
    <message>
        <source>Which candle do you light?</source>
        <translation>Quale candela accendi?</translation>
    </message>
    <message>
        <source>Light the {value} of the row</source>
        <translation>Accendi il {value} della fila</translation>
    </message>
    <message>
        <source>Light the {value} of your hand</source>
        <translation>Accendi il {value} della mano</translation>
    </message>
    <message>
        <source>Draw a candle</source>
        <translation>Pesca una candela</translation>
    </message>
    <message>
        <source>The most points: {points}</source>
        <translation>Più punti di tutti: {points}</translation>
    </message>
    <message>
        <source>{player} is dealt {count} candles.</source>
        <translation>{player} riceve {count} candele.</translation>
    </message>
    <message>
        <source>{player} rolls {number}.</source>
        <translation>{player} tira {number}.</translation>
    </message>
    <message>
        <source>{player} lights a candle of {value}.</source>
        <translation>{player} accende una candela da {value}.</translation>
    </message>
    <message>
        <source>{player} draws a candle.</source>
        <translation>{player} pesca una candela.</translation>
    </message>
    <message>
        <source>{player} draws a candle of {value}.</source>
        <translation>{player} pesca una candela da {value}.</translation>
    </message>
    <message>
        <source>A candle of {value} is added to the row.</source>
        <translation>Una candela da {value} si aggiunge alla fila.</translation>
    </message>
    <message>
        <source>The last candle burns down.</source>
        <translation>L’ultima candela si consuma.</translation>
    </message>
    <message>
        <source>{player} has {points} points.</source>
        <translation>{player} ha {points} punti.</translation>
    </message>
    <message>
        <source>Row: {values}</source>
        <translation>Fila: {values}</translation>
    </message>
    <message>
        <source>About {points} points are expected.</source>
        <translation>Si prevedono circa {points} punti.</translation>
    </message>
    <message>
        <source>Open row</source>
        <translation>Fila scoperta</translation>
    </message>
    <message>
        <source>Candle</source>
        <translation>Candela</translation>
    </message>
    <message>
        <source>Candle of {value}</source>
        <translation>Candela da {value}</translation>
    </message>
</context>
</TS>
