/** Die geführte erste Partie: was erklärt wird, wenn es zum ersten Mal vorkommt. */

import { RAISES, ROOM } from '../../facts/examples.ts';
import type { keys as englishKeys, lessons as englishLessons } from '../en/lessons.ts';
import { Raised, RoomOn } from './examples.ts';

export const lessons: typeof englishLessons = {
  welcome: {
    title: 'Willkommen bei 8½',
    text: 'Werde vor allen anderen deine Karten los: die Hand, die Bank, aus der du sie auffüllst, deine offenen Karten und die verdeckten darunter. Die Skala in der Mitte zeigt den Stapel; Zahlen, die passen, leuchten.',
  },
  start: {
    title: 'Du beginnst die Runde',
    text: 'Die niedrigste gelbe Karte auf allen Händen eröffnet den Stapel, und du hast sie. Hast du sie mehrmals, darfst du alle zusammen legen.',
  },
  swap: {
    title: 'Tauschen nach dem Sieg',
    text: 'Du hast die letzte Runde gewonnen und darfst eine deiner offenen Karten gegen eine vom Schlusslicht tauschen. Offene Karten spielt man gegen Ende, eine pro Zug: Geister, Halbe und Neunen sind dort gut, niedrige Zahlen nicht.',
  },
  caught: {
    title: 'Erwischt',
    text: 'Der Stapel stand auf einer halben Zahl, und gleich danach kam die nächste ganze. Wer die halbe Zahl hinterlassen hat, nimmt den ganzen Stapel; wer erwischt hat, beginnt einen neuen.',
  },
  'can-catch': {
    title: 'Du kannst jemanden erwischen',
    text: 'Der Stapel steht auf einer halben Zahl, und du hast die nächste ganze, auf der Skala rot umkreist. Leg sie, und wer die halbe Zahl hinterlassen hat, nimmt alles. Das kannst nur du, und nur jetzt.',
  },
  five: {
    title: 'Die 5 dreht es um',
    text: 'Nur dieses eine Mal brauchst du 5 oder weniger. Halbe passen auch, dann ist die 5 erledigt; ein Geist gibt sie an die nächste Person weiter.',
  },
  'eight-and-a-half': {
    title: 'Der Stapel steht auf 8½',
    text: 'Auf 8½ passt fast nichts: eine 9, die erwischt, ein Geist, oder noch eine 8 zusammen mit einer Halben aus deiner Hand.',
  },
  pair: {
    title: '8 und Halbe zusammen',
    text: 'Du hast eine 8 und eine Halbe. Du darfst sie zusammen als 8½ legen, wo eine 8 passt und auch auf 8½: Wähle die 8, dann die Halbe.',
  },
  half: {
    title: 'Ein halber Schritt',
    text: 'Eine Halbe passt auf alles außer 8½ und erhöht um ½. Steht der Stapel nach dir auf einer halben Zahl, kann man dich gleich danach mit der nächsten ganzen erwischen. Auf einer ganzen Zahl bist du sicher, über 8½ auch: So hoch ist keine Karte.',
  },
  halves: {
    title: 'Mehrere Halbe auf einmal',
    text: `Halbe in einem Zug zählen zusammen, es kommt nur auf das Ergebnis an. ${Raised(RAISES)}, und dazwischen wird niemand erwischt. Nur auf 8½ selbst passt keine.`,
  },
  'halves-one-by-one': {
    title: 'Halbe, eine nach der anderen',
    text: `Du darfst mehrere Halbe in einem Zug legen. An diesem Tisch legt man sie nacheinander, und keine davon auf 8½. ${RoomOn(ROOM)}.`,
  },
  ghost: {
    title: 'Ein Geist auf der Hand',
    text: 'Ein Geist passt auf alles und ändert nichts, du kannst ihn also immer legen. Auf einer halben Zahl übernimmst du damit das Risiko: Dann kann man dich erwischen.',
  },
  zero: {
    title: 'Zurück auf 0',
    text: 'Eine 0 passt auf jede ganze Zahl und setzt den Stapel auf 0. Auf eine halbe passt sie nicht.',
  },
  twins: {
    title: 'Gleiche Karten',
    text: 'Gleiche Karten darfst du in einem Zug zusammen legen. Tippe auch die zweite an.',
  },
  collected: {
    title: 'Den Stapel nehmen',
    text: 'Wer nichts Passendes hat, nimmt den Stapel, ohne gefragt zu werden. Diese Karten liegen beiseite: Gespielt werden sie nie mehr, aber am Ende der Runde zählen sie. Danach beginnt die nächste Person einen neuen Stapel mit irgendeiner Karte.',
  },
  'collected-into-hand': {
    title: 'Auf die Hand',
    text: 'Wer schon vom Tisch spielt, nimmt einen Stapel auf die Hand. Erst muss die Hand wieder leer sein, dann geht es auf dem Tisch weiter.',
  },
  table: {
    title: 'Vom Tisch',
    text: 'Deine Bank und deine Hand sind leer. Jetzt spielst du deine offenen Karten, eine pro Zug, dann die verdeckten, ohne sie zu kennen. Von nun an kommt ein Stapel, den du nehmen musst, auf deine Hand.',
  },
  memory: {
    title: 'Eine Hand zum Merken',
    text: 'Jemand hat einen Stapel auf die Hand genommen. Alle haben die Karten gesehen, aber dieser Tisch zeigt sie nicht noch einmal: Merk sie dir, wenn du kannst.',
  },
  out: {
    title: 'Fertig auf einer halben Zahl',
    text: 'Die letzte Karte liegt, aber der Stapel steht auf einer halben Zahl. Die Runde ist erst gewonnen, wenn gleich danach nicht die nächste ganze Zahl kommt.',
  },
  round: {
    title: 'Eine Runde ist vorbei',
    text: 'Zwei Punkte gibt es, wenn man zuerst fertig ist, einen für die wenigsten Karten, die beiseitegelegten mitgezählt. Wer von den anderen die meisten hat, ist das Schlusslicht.',
  },
};

export const keys: typeof englishKeys = {
  digits: 'eine Karte auswählen oder abwählen, von links gezählt; beim Tausch zuerst die fremden',
  arrows: 'von Karte zu Karte, und zwischen Hand, offenen und verdeckten Karten',
};
