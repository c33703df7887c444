<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Announcer</name>
    <message numerus="yes">
        <source>%n earlier event(s) in the log.</source>
        <translation>
            <numerusform>%n earlier event in the log.</numerusform>
            <numerusform>%n earlier events in the log.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChancesPanel</name>
    <message numerus="yes">
        <source>%n possible place(s)</source>
        <translation>
            <numerusform>%n possible place</numerusform>
            <numerusform>%n possible places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameChart</name>
    <message numerus="yes">
        <source>%n place(s) possible</source>
        <translation>
            <numerusform>%n place possible</numerusform>
            <numerusform>%n places possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message numerus="yes">
        <source>%n turn(s) played</source>
        <translation>
            <numerusform>%n turn played</numerusform>
            <numerusform>%n turns played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReferenceDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message numerus="yes">
        <source>{name} gained %n blood and has {life} of {full}.</source>
        <translation>
            <numerusform>{name} gained %n blood and has {life} of {full}.</numerusform>
            <numerusform>{name} gained %n blood and has {life} of {full}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lost %n blood and has {life} of {full} left.</source>
        <translation>
            <numerusform>{name} lost %n blood and has {life} of {full} left.</numerusform>
            <numerusform>{name} lost %n blood and has {life} of {full} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lost %n health and has {life} of {full} left.</source>
        <translation>
            <numerusform>{name} lost %n health and has {life} of {full} left.</numerusform>
            <numerusform>{name} lost %n health and has {life} of {full} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} recovered %n health and has {life} of {full}.</source>
        <translation>
            <numerusform>{name} recovered %n health and has {life} of {full}.</numerusform>
            <numerusform>{name} recovered %n health and has {life} of {full}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TradeWidget</name>
    <message numerus="yes">
        <source>Choose %n more card(s)</source>
        <translation>
            <numerusform>Choose %n more card</numerusform>
            <numerusform>Choose %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade %n card(s)</source>
        <translation>
            <numerusform>Trade %n card</numerusform>
            <numerusform>Trade %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WayPage</name>
    <message numerus="yes">
        <source>The others had to consider %n place(s).</source>
        <translation>
            <numerusform>The others had to consider %n place.</numerusform>
            <numerusform>The others had to consider %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>aids</name>
    <message numerus="yes">
        <source>%n turn(s) ago</source>
        <translation>
            <numerusform>%n turn ago</numerusform>
            <numerusform>%n turns ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now and %n turn(s) before</source>
        <translation>
            <numerusform>Now and %n turn before</numerusform>
            <numerusform>Now and %n turns before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where the others think you were %n turn(s) ago</source>
        <translation>
            <numerusform>Where the others think you were %n turn ago</numerusform>
            <numerusform>Where the others think you were %n turns ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where {figure} may have been %n turn(s) ago</source>
        <translation>
            <numerusform>Where {figure} may have been %n turn ago</numerusform>
            <numerusform>Where {figure} may have been %n turns ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chapters</name>
    <message numerus="yes">
        <source>%n day(s) left</source>
        <translation>
            <numerusform>%n day left</numerusform>
            <numerusform>%n days left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dining</name>
    <message numerus="yes">
        <source>%n Beers</source>
        <translation>
            <numerusform>%n Beer</numerusform>
            <numerusform>%n Beers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Blood Packs</source>
        <translation>
            <numerusform>%n Blood Pack</numerusform>
            <numerusform>%n Blood Packs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bricks</source>
        <translation>
            <numerusform>%n Brick</numerusform>
            <numerusform>%n Bricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Doughnuts</source>
        <translation>
            <numerusform>%n Doughnut</numerusform>
            <numerusform>%n Doughnuts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Favor</source>
        <translation>
            <numerusform>%n Favor</numerusform>
            <numerusform>%n Favor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Garlic</source>
        <translation>
            <numerusform>%n Garlic</numerusform>
            <numerusform>%n Garlic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Holy Water</source>
        <translation>
            <numerusform>%n Holy Water</numerusform>
            <numerusform>%n Holy Water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Metal</source>
        <translation>
            <numerusform>%n Metal</numerusform>
            <numerusform>%n Metal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sheep</source>
        <translation>
            <numerusform>%n Sheep</numerusform>
            <numerusform>%n Sheep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wood</source>
        <translation>
            <numerusform>%n Wood</numerusform>
            <numerusform>%n Wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of the row are facedown.</source>
        <translation>
            <numerusform>%n card of the row is face down.</numerusform>
            <numerusform>%n cards of the row are face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bus is beside the board with %n Tourist(s).</source>
        <translation>
            <numerusform>The Bus is beside the board with %n Tourist.</numerusform>
            <numerusform>The Bus is beside the board with %n Tourists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bus is {place:at} with %n Tourist(s).</source>
        <translation>
            <numerusform>The Bus is {place:at} with %n Tourist.</numerusform>
            <numerusform>The Bus is {place:at} with %n Tourists.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dining.board</name>
    <message numerus="yes">
        <source>%n Bite(s): Garlic or Holy Water removes one.</source>
        <translation>
            <numerusform>%n Bite: Garlic or Holy Water removes it.</numerusform>
            <numerusform>%n Bites: Garlic or Holy Water removes one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more Gift card(s)</source>
        <translation>
            <numerusform>%n more Gift card</numerusform>
            <numerusform>%n more Gift cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Day has %n hour(s) left.</source>
        <translation>
            <numerusform>The Day has %n hour left.</numerusform>
            <numerusform>The Day has %n hours left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dining.events</name>
    <message numerus="yes">
        <source>%n Tourist(s) of {player} go back to the Bus.</source>
        <translation>
            <numerusform>%n Tourist of {player} goes back to the Bus.</numerusform>
            <numerusform>%n Tourists of {player} go back to the Bus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dining.facts</name>
    <message numerus="yes">
        <source>%n Tourist(s) for Bribes</source>
        <translation>
            <numerusform>%n Tourist for Bribes</numerusform>
            <numerusform>%n Tourists for Bribes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Tourists can then act for you: this turn can bring {gain} in {hours} h.</source>
        <translation>
            <numerusform>%n Tourist can then act for you: this turn can bring {gain} in {hours} h.</numerusform>
            <numerusform>%n Tourists can then act for you: this turn can bring {gain} in {hours} h.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversion(s) would be left for {uses}.</source>
        <translation>
            <numerusform>%n conversion would be left for {uses}.</numerusform>
            <numerusform>%n conversions would be left for {uses}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversion(s) would remain unused, and you can still convert {uses}.</source>
        <translation>
            <numerusform>%n conversion would remain unused, and you can still convert {uses}.</numerusform>
            <numerusform>%n conversions would remain unused, and you can still convert {uses}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversion(s) would remain unused.</source>
        <translation>
            <numerusform>%n conversion would remain unused.</numerusform>
            <numerusform>%n conversions would remain unused.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept Tourist(s) go back to the Bus without a Bribe.</source>
        <translation>
            <numerusform>%n kept Tourist goes back to the Bus without a Bribe.</numerusform>
            <numerusform>%n kept Tourists go back to the Bus without a Bribe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Tourist can then go {place:to} with the card {card}: this turn can bring {gain} in %n hour(s).</source>
        <translation>
            <numerusform>A Tourist can then go {place:to} with the card {card}: this turn can bring {gain} in %n hour.</numerusform>
            <numerusform>A Tourist can then go {place:to} with the card {card}: this turn can bring {gain} in %n hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A Tourist can then go {place:to}: this turn can bring {gain} in %n hour(s).</source>
        <translation>
            <numerusform>A Tourist can then go {place:to}: this turn can bring {gain} in %n hour.</numerusform>
            <numerusform>A Tourist can then go {place:to}: this turn can bring {gain} in %n hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this turn you would lack %n of {all} tokens for {gift} ({points} VP).</source>
        <translation>
            <numerusform>After this turn you would lack %n of {all} tokens for {gift} ({points} VP).</numerusform>
            <numerusform>After this turn you would lack %n of {all} tokens for {gift} ({points} VP).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this turn your Bribes can be worth {value}, which allows %n conversions.</source>
        <translation>
            <numerusform>After this turn your Bribes can be worth {value}, which allows %n conversion.</numerusform>
            <numerusform>After this turn your Bribes can be worth {value}, which allows %n conversions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {gift} ({points} VP) you now lack %n of {all} tokens.</source>
        <translation>
            <numerusform>For {gift} ({points} VP) you now lack %n of {all} tokens.</numerusform>
            <numerusform>For {gift} ({points} VP) you now lack %n of {all} tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {gift} ({points} VP) you then lack %n of {all} tokens.</source>
        <translation>
            <numerusform>For {gift} ({points} VP) you then lack %n of {all} tokens.</numerusform>
            <numerusform>For {gift} ({points} VP) you then lack %n of {all} tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your Gifts lacks more than %n token(s).</source>
        <translation>
            <numerusform>None of your Gifts lacks more than %n token.</numerusform>
            <numerusform>None of your Gifts lacks more than %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far %n conversions are paid, and you can convert {uses}.</source>
        <translation>
            <numerusform>So far %n conversion is paid, and you can convert {uses}.</numerusform>
            <numerusform>So far %n conversions are paid, and you can convert {uses}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That pays for %n conversions, and you can convert {uses}.</source>
        <translation>
            <numerusform>That pays for %n conversion, and you can convert {uses}.</numerusform>
            <numerusform>That pays for %n conversions, and you can convert {uses}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Day then has %n hour(s) left, so this is your last turn before the Dinner.</source>
        <translation>
            <numerusform>The Day then has %n hour left, so this is your last turn before the Dinner.</numerusform>
            <numerusform>The Day then has %n hours left, so this is your last turn before the Dinner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Day then has %n hour(s) left, which your rivals can use up before your next turn.</source>
        <translation>
            <numerusform>The Day then has %n hour left, which your rivals can use up before your next turn.</numerusform>
            <numerusform>The Day then has %n hours left, which your rivals can use up before your next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The card fits only %n of the {all} locations, so a chance to use it is rare.</source>
        <translation>
            <numerusform>The card fits only %n of the {all} locations, so a chance to use it is rare.</numerusform>
            <numerusform>The card fits only %n of the {all} locations, so a chance to use it is rare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without this Bite your Bribes allow %n conversions.</source>
        <translation>
            <numerusform>Without this Bite your Bribes allow %n conversion.</numerusform>
            <numerusform>Without this Bite your Bribes allow %n conversions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then have %n Bite(s), and each costs a conversion at every Dinner.</source>
        <translation>
            <numerusform>You then have %n Bite, which costs a conversion at every Dinner.</numerusform>
            <numerusform>You then have %n Bites, and each costs a conversion at every Dinner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then have {favor}, and Bribes for %n conversions.</source>
        <translation>
            <numerusform>You then have {favor}, and Bribes for %n conversion.</numerusform>
            <numerusform>You then have {favor}, and Bribes for %n conversions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your Bribes are then worth {value}, which allows %n conversions.</source>
        <translation>
            <numerusform>Your Bribes are then worth {value}, which allows %n conversion.</numerusform>
            <numerusform>Your Bribes are then worth {value}, which allows %n conversions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the return of %n Bite(s)</source>
        <translation>
            <numerusform>the return of %n Bite</numerusform>
            <numerusform>the return of %n Bites</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dining.guidance</name>
    <message numerus="yes">
        <source>%n Tourist(s) there can be used.</source>
        <translation>
            <numerusform>%n Tourist there can be used.</numerusform>
            <numerusform>%n Tourists are there; one of them can be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Space {number} of your Gifts track gives %n more Gift card(s).</source>
        <translation>
            <numerusform>Space {number} of your Gifts track gives %n more Gift card.</numerusform>
            <numerusform>Space {number} of your Gifts track gives %n more Gift cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Bus is there with %n Tourist(s).</source>
        <translation>
            <numerusform>The Bus is there with %n Tourist.</numerusform>
            <numerusform>The Bus is there with %n Tourists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This takes {hours} h, and the Day has only %n hour(s) left.</source>
        <translation>
            <numerusform>This takes {hours} h, and the Day has only %n hour left.</numerusform>
            <numerusform>This takes {hours} h, and the Day has only %n hours left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n kept Tourist(s).</source>
        <translation>
            <numerusform>You lose %n kept Tourist.</numerusform>
            <numerusform>You lose %n kept Tourists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n Bite(s).</source>
        <translation>
            <numerusform>You return %n Bite.</numerusform>
            <numerusform>You return %n Bites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n Bite(s) reduce your conversions.</source>
        <translation>
            <numerusform>Your %n Bite reduces your conversions.</numerusform>
            <numerusform>Your %n Bites reduce your conversions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dining.summary</name>
    <message numerus="yes">
        <source>%n completed Gift(s)</source>
        <translation>
            <numerusform>%n completed Gift</numerusform>
            <numerusform>%n completed Gifts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repaired stand(s)</source>
        <translation>
            <numerusform>%n repaired stand</numerusform>
            <numerusform>%n repaired stands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dining.tables</name>
    <message numerus="yes">
        <source>%n more Gift card(s)</source>
        <translation>
            <numerusform>%n more Gift card</numerusform>
            <numerusform>%n more Gift cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury.aims</name>
    <message numerus="yes">
        <source>By road or sea, %n places are one move from {place}.</source>
        <translation>
            <numerusform>By road or sea, %n place is one move from {place}.</numerusform>
            <numerusform>By road or sea, %n places are one move from {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By train, %n cities are at most two railways from {place}.</source>
        <translation>
            <numerusform>By train, %n city is at most two railways from {place}.</numerusform>
            <numerusform>By train, %n cities are at most two railways from {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n moves from here.</source>
        <translation>
            <numerusform>Dracula is most likely {place:in} ({percent}%), %n move from here.</numerusform>
            <numerusform>Dracula is most likely {place:in} ({percent}%), %n moves from here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n moves from there instead of {before}.</source>
        <translation>
            <numerusform>Dracula is most likely {place:in} ({percent}%), %n move from there instead of {before}.</numerusform>
            <numerusform>Dracula is most likely {place:in} ({percent}%), %n moves from there instead of {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n moves from there.</source>
        <translation>
            <numerusform>Dracula is most likely {place:in} ({percent}%), %n move from there.</numerusform>
            <numerusform>Dracula is most likely {place:in} ({percent}%), %n moves from there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n moves from here.</source>
        <translation>
            <numerusform>Dracula is {place:in}, %n move from here.</numerusform>
            <numerusform>Dracula is {place:in}, %n moves from here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n moves from there instead of {before}.</source>
        <translation>
            <numerusform>Dracula is {place:in}, %n move from there instead of {before}.</numerusform>
            <numerusform>Dracula is {place:in}, %n moves from there instead of {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n moves from there.</source>
        <translation>
            <numerusform>Dracula is {place:in}, %n move from there.</numerusform>
            <numerusform>Dracula is {place:in}, %n moves from there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury.dracula</name>
    <message numerus="yes">
        <source>As far as the hunters know, Dracula can then be in any of %n places.</source>
        <translation>
            <numerusform>As far as the hunters know, Dracula can then be in %n place.</numerusform>
            <numerusform>As far as the hunters know, Dracula can then be in any of %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By road or sea, the nearest hunter, {hunter}, needs %n moves {place:to}.</source>
        <translation>
            <numerusform>By road or sea, the nearest hunter, {hunter}, needs %n move {place:to}.</numerusform>
            <numerusform>By road or sea, the nearest hunter, {hunter}, needs %n moves {place:to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By road or sea, {hunter} is then %n moves away from Dracula.</source>
        <translation>
            <numerusform>By road or sea, {hunter} is then %n move away from Dracula.</numerusform>
            <numerusform>By road or sea, {hunter} is then %n moves away from Dracula.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there Dracula can go on to %n places.</source>
        <translation>
            <numerusform>From there Dracula can go on to %n place.</numerusform>
            <numerusform>From there Dracula can go on to %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs %n moves {place:to}, so it is unlikely to be met soon.</source>
        <translation>
            <numerusform>The nearest hunter needs %n move {place:to}, so it is unlikely to be met soon.</numerusform>
            <numerusform>The nearest hunter needs %n moves {place:to}, so it is unlikely to be met soon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs %n moves {place:to}, so it may well mature.</source>
        <translation>
            <numerusform>The nearest hunter needs %n move {place:to}, so it may well mature.</numerusform>
            <numerusform>The nearest hunter needs %n moves {place:to}, so it may well mature.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs only %n moves {place:to} and may find it before it matures.</source>
        <translation>
            <numerusform>The nearest hunter needs only %n move {place:to} and may find it before it matures.</numerusform>
            <numerusform>The nearest hunter needs only %n moves {place:to} and may find it before it matures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest hunter needs only %n moves {place:to} and may soon meet it.</source>
        <translation>
            <numerusform>The nearest hunter needs only %n move {place:to} and may soon meet it.</numerusform>
            <numerusform>The nearest hunter needs only %n moves {place:to} and may soon meet it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury2.aims</name>
    <message numerus="yes">
        <source>%n event card(s) are drawn, and only Dracula can keep one.</source>
        <translation>
            <numerusform>%n event card is drawn, and only Dracula can keep it.</numerusform>
            <numerusform>%n event cards are drawn, and only Dracula can keep any.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest city that may hide a house is {place}, %n moves from there.</source>
        <translation>
            <numerusform>The nearest city that may hide a house is {place}, %n move from there.</numerusform>
            <numerusform>The nearest city that may hide a house is {place}, %n moves from there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {face} the train can reach %n cities.</source>
        <translation>
            <numerusform>With {face} the train can reach %n city.</numerusform>
            <numerusform>With {face} the train can reach %n cities.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury2.board</name>
    <message numerus="yes">
        <source>%n blood paid</source>
        <translation>
            <numerusform>%n blood paid</numerusform>
            <numerusform>%n blood paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n encounter(s)</source>
        <translation>
            <numerusform>%n encounter</numerusform>
            <numerusform>%n encounters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weapon(s)</source>
        <translation>
            <numerusform>%n weapon</numerusform>
            <numerusform>%n weapons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a storm for %n more turn(s)</source>
        <translation>
            <numerusform>a storm for %n more turn</numerusform>
            <numerusform>a storm for %n more turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury2.dracula</name>
    <message numerus="yes">
        <source>After it %n more encounters return to the pool.</source>
        <translation>
            <numerusform>After it %n more encounter returns to the pool.</numerusform>
            <numerusform>After it %n more encounters return to the pool.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury2.events</name>
    <message numerus="yes">
        <source>{hunter} loses %n health.</source>
        <translation>
            <numerusform>{hunter} loses %n health.</numerusform>
            <numerusform>{hunter} loses %n health.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury2.fight</name>
    <message numerus="yes">
        <source>%n bite(s)</source>
        <translation>
            <numerusform>%n bite</numerusform>
            <numerusform>%n bites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advance Planning: +%n</source>
        <translation>
            <numerusform>Advance Planning: +%n</numerusform>
            <numerusform>Advance Planning: +%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula gains %n blood</source>
        <translation>
            <numerusform>Dracula gains %n blood</numerusform>
            <numerusform>Dracula gains %n blood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula loses %n blood</source>
        <translation>
            <numerusform>Dracula loses %n blood</numerusform>
            <numerusform>Dracula loses %n blood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trap: the enemy adds %n.</source>
        <translation>
            <numerusform>Trap: the enemy adds %n.</numerusform>
            <numerusform>Trap: the enemy adds %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hunter} loses %n health</source>
        <translation>
            <numerusform>{hunter} loses %n health</numerusform>
            <numerusform>{hunter} loses %n health</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury2.outcomes</name>
    <message numerus="yes">
        <source>Dracula loses %n blood</source>
        <translation>
            <numerusform>Dracula loses %n blood</numerusform>
            <numerusform>Dracula loses %n blood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the hunter loses %n health</source>
        <translation>
            <numerusform>the hunter loses %n health</numerusform>
            <numerusform>the hunter loses %n health</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury2.questions</name>
    <message numerus="yes">
        <source>Which %n encounter(s) return to the pool?</source>
        <translation>
            <numerusform>Which %n encounter returns to the pool?</numerusform>
            <numerusform>Which %n encounters return to the pool?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hunter} is about to lose %n health: play Great Strength?</source>
        <translation>
            <numerusform>{hunter} is about to lose %n health: play Great Strength?</numerusform>
            <numerusform>{hunter} is about to lose %n health: play Great Strength?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury2.servant</name>
    <message numerus="yes">
        <source>The nearest large city, where the Servant can find a weapon, is %n moves away.</source>
        <translation>
            <numerusform>The nearest large city, where the Servant can find a weapon, is %n move away.</numerusform>
            <numerusform>The nearest large city, where the Servant can find a weapon, is %n moves away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury2.summary</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is expected to lead by %n point(s).</source>
        <translation>
            <numerusform>Dracula is expected to lead by %n point.</numerusform>
            <numerusform>Dracula is expected to lead by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hunters are expected to lead by %n point(s).</source>
        <translation>
            <numerusform>The hunters are expected to lead by %n point.</numerusform>
            <numerusform>The hunters are expected to lead by %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury3.aims</name>
    <message numerus="yes">
        <source>%n more journeys are allowed.</source>
        <translation>
            <numerusform>%n more journey is allowed.</numerusform>
            <numerusform>%n more journeys are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After today %n days are left.</source>
        <translation>
            <numerusform>After today %n day is left.</numerusform>
            <numerusform>After today %n days are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n days by road and sea from there instead of {before}.</source>
        <translation>
            <numerusform>Dracula is most likely {place:in} ({percent}%), %n day by road and sea from there instead of {before}.</numerusform>
            <numerusform>Dracula is most likely {place:in} ({percent}%), %n days by road and sea from there instead of {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is most likely {place:in} ({percent}%), %n days&apos; journey from there.</source>
        <translation>
            <numerusform>Dracula is most likely {place:in} ({percent}%), %n day&apos;s journey from there.</numerusform>
            <numerusform>Dracula is most likely {place:in} ({percent}%), %n days&apos; journey from there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n days by road and sea from there instead of {before}.</source>
        <translation>
            <numerusform>Dracula is {place:in}, %n day by road and sea from there instead of {before}.</numerusform>
            <numerusform>Dracula is {place:in}, %n days by road and sea from there instead of {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula is {place:in}, %n days&apos; journey from there.</source>
        <translation>
            <numerusform>Dracula is {place:in}, %n day&apos;s journey from there.</numerusform>
            <numerusform>Dracula is {place:in}, %n days&apos; journey from there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there, %n cities are within a day&apos;s journey.</source>
        <translation>
            <numerusform>From there, %n city is within a day&apos;s journey.</numerusform>
            <numerusform>From there, %n cities are within a day&apos;s journey.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No railway leads from {place}; the nearest one is {city:in}, %n days&apos; journey away.</source>
        <translation>
            <numerusform>No railway leads from {place}; the nearest one is {city:in}, %n day&apos;s journey away.</numerusform>
            <numerusform>No railway leads from {place}; the nearest one is {city:in}, %n days&apos; journey away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With them %n cities are within a day&apos;s journey from {place}.</source>
        <translation>
            <numerusform>With them %n city is within a day&apos;s journey from {place}.</numerusform>
            <numerusform>With them %n cities are within a day&apos;s journey from {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without it {hunter} cannot keep Desecrated Soil from returning; the others hold %n Heavenly Host(s).</source>
        <translation>
            <numerusform>Without it {hunter} cannot keep Desecrated Soil from returning; the others hold one Heavenly Host.</numerusform>
            <numerusform>Without it {hunter} cannot keep Desecrated Soil from returning; the others hold %n Heavenly Hosts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hunter} is {place:in}, %n days by road and sea from {aim} ({percent}%).</source>
        <translation>
            <numerusform>{hunter} is {place:in}, %n day by road and sea from {aim} ({percent}%).</numerusform>
            <numerusform>{hunter} is {place:in}, %n days by road and sea from {aim} ({percent}%).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hunter} then holds %n event card(s), and {card} can be played later.</source>
        <translation>
            <numerusform>{hunter} then holds %n event card, and {card} can be played later.</numerusform>
            <numerusform>{hunter} then holds %n event cards, and {card} can be played later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, where you must go, is %n days&apos; journey from here.</source>
        <translation>
            <numerusform>{place}, where you must go, is %n day&apos;s journey from here.</numerusform>
            <numerusform>{place}, where you must go, is %n days&apos; journey from here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}, where you must go, is %n days&apos; journey from there.</source>
        <translation>
            <numerusform>{place}, where you must go, is %n day&apos;s journey from there.</numerusform>
            <numerusform>{place}, where you must go, is %n days&apos; journey from there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury3.board</name>
    <message numerus="yes">
        <source>%n bite(s)</source>
        <translation>
            <numerusform>%n bite</numerusform>
            <numerusform>%n bites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n encounter(s)</source>
        <translation>
            <numerusform>%n encounter</numerusform>
            <numerusform>%n encounters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rumor token(s)</source>
        <translation>
            <numerusform>%n rumor token</numerusform>
            <numerusform>%n rumor tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticket(s)</source>
        <translation>
            <numerusform>%n ticket</numerusform>
            <numerusform>%n tickets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken from the top by day and from the bottom by night. The bottom has %n hunter card(s).</source>
        <translation>
            <numerusform>Taken from the top by day and from the bottom by night. The bottom has %n hunter card.</numerusform>
            <numerusform>Taken from the top by day and from the bottom by night. The bottom has %n hunter cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury3.card_pages</name>
    <message numerus="yes">
        <source>Dracula combat card, %n card(s)</source>
        <translation>
            <numerusform>Dracula combat card, %n card</numerusform>
            <numerusform>Dracula combat card, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula event, %n card(s) in the deck</source>
        <translation>
            <numerusform>Dracula event, %n card in the deck</numerusform>
            <numerusform>Dracula event, %n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Encounter, %n card(s) in the deck</source>
        <translation>
            <numerusform>Encounter, %n card in the deck</numerusform>
            <numerusform>Encounter, %n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hunter event, %n card(s) in the deck</source>
        <translation>
            <numerusform>Hunter event, %n card in the deck</numerusform>
            <numerusform>Hunter event, %n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Item, %n card(s) in the deck</source>
        <translation>
            <numerusform>Item, %n card in the deck</numerusform>
            <numerusform>Item, %n cards in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury3.dracula</name>
    <message numerus="yes">
        <source>Encounters that do not ambush now stay {place:in}; the hideout leaves the trail in %n phases.</source>
        <translation>
            <numerusform>Encounters that do not ambush now stay {place:in}; the hideout leaves the trail in %n phase.</numerusform>
            <numerusform>Encounters that do not ambush now stay {place:in}; the hideout leaves the trail in %n phases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hideout {place:in} leaves the trail in %n phases.</source>
        <translation>
            <numerusform>The hideout {place:in} leaves the trail in %n phase.</numerusform>
            <numerusform>The hideout {place:in} leaves the trail in %n phases.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury3.events</name>
    <message numerus="yes">
        <source>Dracula draws %n combat card(s).</source>
        <translation>
            <numerusform>Dracula draws %n combat card.</numerusform>
            <numerusform>Dracula draws %n combat cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula recovers (%n damage left).</source>
        <translation>
            <numerusform>Dracula recovers (%n damage left).</numerusform>
            <numerusform>Dracula recovers (%n damage left).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dracula suffers %n damage ({damage} in all).</source>
        <translation>
            <numerusform>Dracula suffers %n damage ({damage} in all).</numerusform>
            <numerusform>Dracula suffers %n damage ({damage} in all).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hunter} recovers (%n damage left).</source>
        <translation>
            <numerusform>{hunter} recovers (%n damage left).</numerusform>
            <numerusform>{hunter} recovers (%n damage left).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hunter} suffers %n damage ({damage} in all).</source>
        <translation>
            <numerusform>{hunter} suffers %n damage ({damage} in all).</numerusform>
            <numerusform>{hunter} suffers %n damage ({damage} in all).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury3.faces</name>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n damage</numerusform>
            <numerusform>%n damage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury3.fight</name>
    <message numerus="yes">
        <source>Plotting is faceup: %n card(s).</source>
        <translation>
            <numerusform>Plotting is faceup: %n card.</numerusform>
            <numerusform>Plotting is faceup: %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury3.puzzles</name>
    <message numerus="yes">
        <source>%n cards later</source>
        <translation>
            <numerusform>%n card later</numerusform>
            <numerusform>%n cards later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier facts are needed, too.</source>
        <translation>
            <numerusform>%n earlier fact is needed, too.</numerusform>
            <numerusform>%n earlier facts are needed, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more facts close the other ways.</source>
        <translation>
            <numerusform>%n more fact closes the other ways.</numerusform>
            <numerusform>%n more facts close the other ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places are left</source>
        <translation>
            <numerusform>%n place is left</numerusform>
            <numerusform>%n places are left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there {goal:to} he needs at least %n such moves.</source>
        <translation>
            <numerusform>From there {goal:to} he needs at least %n such move.</numerusform>
            <numerusform>From there {goal:to} he needs at least %n such moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark the place where Dracula was on {day}, before his last %n turns.</source>
        <translation>
            <numerusform>Mark the place where Dracula was on {day}, before his last %n turn.</numerusform>
            <numerusform>Mark the place where Dracula was on {day}, before his last %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since then he has placed %n cards with the back of a city.</source>
        <translation>
            <numerusform>Since then he has placed %n card with the back of a city.</numerusform>
            <numerusform>Since then he has placed %n cards with the back of a city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since then he has placed %n cards with the back of the sea.</source>
        <translation>
            <numerusform>Since then he has placed %n card with the back of the sea.</numerusform>
            <numerusform>Since then he has placed %n cards with the back of the sea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since then his way has %n more cards, on land and at sea.</source>
        <translation>
            <numerusform>Since then his way has %n more card, on land or at sea.</numerusform>
            <numerusform>Since then his way has %n more cards, on land and at sea.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With exactly %n such cards no way leads from there {goal:to}.</source>
        <translation>
            <numerusform>With exactly %n such card no way leads from there {goal:to}.</numerusform>
            <numerusform>With exactly %n such cards no way leads from there {goal:to}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it can lead to %n places</source>
        <translation>
            <numerusform>it can lead to %n place</numerusform>
            <numerusform>it can lead to %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fury3.summary</name>
    <message numerus="yes">
        <source>Dracula is expected to lead by %n point(s).</source>
        <translation>
            <numerusform>Dracula is expected to lead by %n point.</numerusform>
            <numerusform>Dracula is expected to lead by %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hunters are expected to lead by %n point(s).</source>
        <translation>
            <numerusform>The hunters are expected to lead by %n point.</numerusform>
            <numerusform>The hunters are expected to lead by %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>journal</name>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>%n chapter</numerusform>
            <numerusform>%n chapters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n damage</numerusform>
            <numerusform>%n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hunt(s)</source>
        <translation>
            <numerusform>%n hunt</numerusform>
            <numerusform>%n hunts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible place(s)</source>
        <translation>
            <numerusform>%n possible place</numerusform>
            <numerusform>%n possible places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resolve</source>
        <translation>
            <numerusform>%n resolve</numerusform>
            <numerusform>%n resolve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s), which the next chapter begins with.</source>
        <translation>
            <numerusform>%n wound, which the next chapter begins with.</numerusform>
            <numerusform>%n wounds, which the next chapter begins with.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark at most %n place(s).</source>
        <translation>
            <numerusform>Mark at most %n place.</numerusform>
            <numerusform>Mark at most %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lite.board</name>
    <message numerus="yes">
        <source>%n railway link(s)</source>
        <translation>
            <numerusform>%n railway link</numerusform>
            <numerusform>%n railway links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lite.dracula</name>
    <message numerus="yes">
        <source>The castle, which gives him blood, is %n moves from there.</source>
        <translation>
            <numerusform>The castle, which gives him blood, is %n move from there.</numerusform>
            <numerusform>The castle, which gives him blood, is %n moves from there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lite.evidence</name>
    <message numerus="yes">
        <source>He doubled back to where he was %n turn(s) before.</source>
        <translation>
            <numerusform>He doubled back to where he was %n turn before.</numerusform>
            <numerusform>He doubled back to where he was %n turns before.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lite.reasons</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stage(s) by railway</source>
        <translation>
            <numerusform>%n stage by railway</numerusform>
            <numerusform>%n stages by railway</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lite.summary</name>
    <message numerus="yes">
        <source>%n trap(s) are on the trail.</source>
        <translation>
            <numerusform>%n trap is on the trail.</numerusform>
            <numerusform>%n traps are on the trail.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lite.words</name>
    <message numerus="yes">
        <source>{par}, beaten by %n point(s)</source>
        <translation>
            <numerusform>{par}, beaten by %n point</numerusform>
            <numerusform>{par}, beaten by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{par}, missed by %n point(s)</source>
        <translation>
            <numerusform>{par}, missed by %n point</numerusform>
            <numerusform>{par}, missed by %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>piles</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>places</name>
    <message numerus="yes">
        <source>%n place(s) possible</source>
        <translation>
            <numerusform>%n place possible</numerusform>
            <numerusform>%n places possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n way(s)</source>
        <translation>
            <numerusform>%n way</numerusform>
            <numerusform>%n ways</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n puzzle solved</numerusform>
            <numerusform>%n puzzles solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message numerus="yes">
        <source>%n link(s) away</source>
        <translation>
            <numerusform>%n step away</numerusform>
            <numerusform>%n steps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type all %n numbers in one line, with commas in between.</source>
        <translation>
            <numerusform>Type the %n number.</numerusform>
            <numerusform>Type all %n numbers in one line, with commas in between.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n way(s), estimate {percent}%</source>
        <translation>
            <numerusform>{place}: %n way, estimate {percent}%</numerusform>
            <numerusform>{place}: %n ways, estimate {percent}%</numerusform>
        </translation>
    </message>
</context>
</TS>
