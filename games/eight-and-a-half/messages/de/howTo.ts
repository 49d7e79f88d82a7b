/** Wie man spielt, Kapitel für Kapitel, und jede Art von Karte mit dem, was sie tut. Begriffe des Spiels sind **fett**. */

import { inWords } from '@parlor/grammar/de';
import { TURN_CAP, valueName } from '../../facts/cards.ts';
import { CATCH, FITS, ON_EIGHT_AND_A_HALF, ON_NINE, RAISES, ROOM } from '../../facts/examples.ts';
import type { glossary as englishGlossary, howTo as englishHowTo } from '../en/howTo.ts';
import { fitting, Raised, RoomOn } from './examples.ts';
import { nameOf, one } from './naming.ts';

const PLAYED = valueName(CATCH.value);

const special = {
  zero: 'passt auf jede ganze Zahl und setzt den Stapel auf 0 zurück. Auf eine halbe Zahl passt sie nicht.',
  five: 'dreht es einmal um: Wer als Nächstes dran ist, braucht 5 oder weniger, eine Halbe oder einen Geist. Mit einer Halben ist die 5 erledigt, ein Geist gibt sie weiter.',
  nine: `ist die höchste Zahl. Auf sie passt nur ${fitting(ON_NINE)}.`,
  half: 'erhöht um ½ und passt auf alles außer 8½.',
  ghost:
    'passt auf alles und ändert nichts: Für die nächste Person ist der Stapel derselbe. Auf einer halben Zahl übernimmt man mit ihm das Risiko, erwischt zu werden.',
};

const halves = {
  together: `Mehrere Halbe in einem Zug zählen zusammen, es kommt nur auf das Ergebnis an. ${Raised(RAISES)}.`,
  oneByOne: `Mehrere Halbe in einem Zug legt man nacheinander, und keine davon auf 8½. ${RoomOn(ROOM)}.`,
};

const pair = `Eine **8** und eine **Halbe** darf man zusammen als 8½ legen, wo eine 8 passt und auch auf 8½. Sonst passt auf 8½ nur ${fitting(ON_EIGHT_AND_A_HALF)}.`;

export const howTo: typeof englishHowTo = {
  goal: {
    title: 'Das Ziel',
    text: 'Werde vor allen anderen deine Karten los. Gelegt wird auf einen Stapel, der in ganzen und halben Schritten steigt: Eine Zahl muss mindestens so hoch sein wie er. Nur besondere Karten drehen das um oder setzen ihn zurück. Wer ihn auf einer halben Zahl stehen lässt, geht ein Risiko ein: Wer von der nächsten Person **erwischt** wird, nimmt den ganzen Stapel.',
  },
  store: {
    title: 'Was vor dir liegt',
    text: 'Alle 72 Karten werden verteilt. Drei von deinen liegen **verdeckt** vor dir, drei **offen** darauf, drei hast du auf der Hand, und der Rest ist deine **Bank**. Hast du aus der Hand gelegt, ziehst du wieder auf drei nach, solange deine Bank reicht.',
    caption: 'Zwei offene Karten auf ihren verdeckten, und eine verdeckte allein',
  },
  turn: {
    title: 'Dein Zug',
    start:
      'Wer die niedrigste **gelbe** Karte (1, 2, 3, 4, 6, 7, 8) auf der Hand hat, beginnt mit ihr die Runde. Haben mehrere dieselbe, beginnt davon, wer zuerst nach der Person sitzt, die ausgeteilt hat; hat niemand eine, beginnt die Person gleich nach ihr mit irgendeiner Karte. Dann geht es reihum.',
    play: 'Leg eine Karte aus der Hand oder mehrere gleiche. Eine Zahl muss **gleich hoch oder höher** sein als der Stapel. Hast du nichts Passendes, nimmst du den Stapel, und die nächste Person beginnt einen neuen mit irgendeiner Karte.',
    dial: 'Auf der Skala leuchten die Zahlen, die passen.',
    example: `Auf ${valueName(FITS.value)} passt ${fitting(FITS)}, die den Stapel zurücksetzt.`,
    spoken: `Der Stapel steht auf ${valueName(FITS.value)}. Von den Zahlen passt ${fitting(FITS)}.`,
  },
  special: {
    title: 'Besondere Karten',
    ...special,
    halves: `${halves.together} Euer Tisch kann es anders vereinbart haben: siehe letztes Kapitel.`,
    pair,
  },
  catching: {
    title: 'Erwischen',
    text: 'Steht der Stapel auf einer halben Zahl, darf die nächste Person, und nur sie, die **nächste ganze Zahl** legen. Dann nimmt, wer die halbe Zahl hinterlassen hat, den ganzen Stapel, und wer erwischt hat, beginnt einen neuen. Bei jeder anderen Karte kommt man davon. Über 8½ wird niemand erwischt: So hoch ist keine Zahl.',
    example: `${PLAYED}: Kommt jetzt ${one(CATCH.by)}, ist erwischt, wer die Halbe gelegt hat.`,
    spoken: `Der Stapel steht auf ${PLAYED}. Kommt jetzt ${one(CATCH.by)}, ist jemand erwischt.`,
    caption: `Die Halbe klebt an ihrer ${nameOf(CATCH.on)}`,
  },
  table: {
    title: 'Wenn deine Bank leer ist',
    play: 'Spiel deine Hand leer. Dann kommen deine **offenen** Karten, eine pro Zug, und zuletzt die **verdeckten**, die du wählst, ohne sie zu kennen. Passt eine verdeckte Karte nicht, nimmst du sie zusammen mit dem Stapel.',
    aside:
      'Ein Stapel, den du vorher nimmst, liegt **beiseite** und zählt nur am Ende. Sobald du vom Tisch spielst, kommt er vor aller Augen auf deine Hand, und die muss erst wieder leer werden, bevor du vom Tisch weiterspielst.',
  },
  points: {
    title: 'Punkte',
    out: 'für die Person, die zuerst alle Karten los ist. Steht der Stapel dann auf einer halben Zahl, zählt es erst, wenn sie gleich danach nicht erwischt wird.',
    fewest:
      'für die wenigsten Karten, die beiseitegelegten mitgezählt. Wer die Runde gewinnt, kann auch ihn bekommen, und haben mehrere gleich wenige, bekommen ihn alle davon.',
    loser: `Wer von den anderen die meisten Karten hat, ist das **Schlusslicht**. Vor der nächsten Runde darf, wer gewonnen hat, eine eigene offene Karte gegen eine vom Schlusslicht tauschen. Nach ${inWords(6)} Runden, oder wie viele ihr vereinbart habt, gewinnt die höchste Summe.`,
    stopped: `Hatten alle in einer Runde ${TURN_CAP} Züge, wird sie abgebrochen: Niemand gewinnt sie, nur die wenigsten Karten zählen, und es wird nicht getauscht.`,
  },
  options: {
    title: 'Was euer Tisch vereinbaren kann',
    halves: `**Halbe nacheinander:** ${halves.oneByOne}`,
    memory:
      '**Aus dem Kopf:** Was jemand auf die Hand nimmt, sehen alle einmal, dann wird es nicht mehr gezeigt. Mit Gedächtnishilfe kennen Tipps und Bots diese Karten weiterhin; ohne sie erinnert niemand daran.',
  },
  twoPoints: '**2 Punkte**',
  onePoint: '**1 Punkt**',
};

export const glossary: typeof englishGlossary = {
  numbers: {
    name: '1, 2, 3, 4, 6, 7, 8',
    does: 'Die gelben Zahlen passen auf einen Stapel, der nicht höher ist als sie, außer gleich nach einer 5. Die niedrigste auf allen Händen beginnt die Runde. Auf einer halben Zahl erwischt die nächste ganze.',
  },
  special: {
    zero: `Sie ${special.zero}`,
    five: `Sie ${special.five}`,
    nine: `Sie ${special.nine}`,
    half: (isOneByOne) => `Sie ${special.half} ${isOneByOne ? halves.oneByOne : halves.together}`,
    ghost: `Er ${special.ghost}`,
  },
  pair: { name: '8 und Halbe', does: pair },
  bank: {
    name: 'Bank',
    does: 'Dein eigener Nachziehstapel. Hast du aus der Hand gelegt, ziehst du daraus wieder auf drei Karten nach.',
  },
  open: {
    name: 'Offene Karten',
    does: 'Sie liegen auf deinen verdeckten Karten. Du spielst sie, eine pro Zug, wenn Bank und Hand leer sind.',
  },
  blind: {
    name: 'Verdeckte Karten',
    does: 'Niemand kennt sie. Du spielst sie zuletzt, eine pro Zug, ohne sie zu kennen; passt eine nicht, nimmst du sie mit dem Stapel.',
  },
  aside: {
    name: 'Beiseite',
    does: 'Stapel, die du genommen hast, bevor du vom Tisch gespielt hast. Gespielt werden sie nie mehr, aber am Ende der Runde zählen sie.',
  },
  hand: {
    name: 'Aufgenommene Karten',
    does: (isFromMemory) =>
      isFromMemory
        ? 'Wer vom Tisch spielt, nimmt einen Stapel auf die Hand. Alle sehen ihn einmal, dann muss man ihn sich merken.'
        : 'Wer vom Tisch spielt, nimmt einen Stapel auf die Hand, und alle können ihn sehen.',
  },
  bigLoser: {
    name: 'Schlusslicht',
    does: 'Wer die Runde nicht gewonnen und von allen anderen die meisten Karten hat. Vor der nächsten Runde darf, wer gewonnen hat, mit dem Schlusslicht eine offene Karte tauschen.',
  },
};
