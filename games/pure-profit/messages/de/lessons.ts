/** Was ein geführtes erstes Spiel erklärt, und was die Tasten tun. */

import { millions } from '@parlor/grammar/de';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

export const lessons: Messages['lessons'] = {
  finish: {
    title: 'Du kannst das Spiel beenden',
    text: `Auf deiner Hand ist jede Stufe, die deiner Bank fehlt. Die angehobenen Karten kommen zusammen in die Bank, bis ${millions(GOAL)}, und du gewinnst das Spiel.`,
  },
  settle: {
    title: 'Zwei Arten von Bankrott',
    text: 'Niedrigste nimmt deine niedrigste Wertkarte, Höchste deine höchste, und du sagst, welcher als Nächstes kommt. Wichtig ist das, wenn du weniger Wertkarten als Bankrotte hast.',
  },
  'settle-first': {
    title: 'Zwei Arten von Bankrott',
    text: 'Niedrigste nimmt deine niedrigste Wertkarte, Höchste deine höchste. Du sagst, welcher zuerst kommt: Die zuletzt abgelegte Wertkarte darf nehmen, wer nach dir dran ist.',
  },
  lay: {
    title: 'Paare zum Ablegen',
    text: 'Jeder Bankrott wird abgelegt, mit seiner Wertkarte obenauf. Die Reihenfolge bestimmst du: Die zuletzt abgelegte Wertkarte darf nehmen, wer nach dir dran ist, die anderen sind begraben.',
  },
  stuck: {
    title: 'Bankrott ohne Wertkarte',
    text: 'Ein Bankrott, der keine Wertkarte findet, bleibt auf deiner Hand. Solange darfst du einen Diebstahl spielen, der dir vielleicht eine bringt, oder passen.',
  },
  take: {
    title: 'Eine Karte nach der anderen',
    text: 'Such dir jemanden aus, und du bekommst verdeckt eine Karte. Sieh sie dir an, dann nimm noch eine oder hör auf. Die letzte Karte kann man niemandem nehmen.',
  },
  'take-open': {
    title: 'Eine Karte nach der anderen',
    text: 'Such dir jemanden aus, sieh dir die ganze Hand an und nimm eine Karte davon. Dann nimm noch eine oder hör auf. Die letzte Karte kann man niemandem nehmen.',
  },
  choose: {
    title: 'Eine offene Hand',
    text: 'Du siehst die ganze Hand und nimmst, was dir gefällt. Was du gesehen hast, bleibt an diesem Platz sichtbar, solange es dort ist.',
  },
  robbed: {
    title: 'Du wurdest bestohlen',
    text: 'Ein Diebstahl nimmt anderen verdeckt Karten weg, aber niemandem die letzte. Ein Auge auf einer deiner Karten heißt: Jemand weiß, dass du sie hast.',
  },
  'robbed-open': {
    title: 'Du wurdest bestohlen',
    text: 'Wer an diesem Tisch stiehlt, sieht die ganze Hand und sucht sich eine Karte aus, nimmt aber niemandem die letzte. Ein Auge auf einer deiner Karten heißt: Jemand weiß, dass du sie hast.',
  },
  settled: {
    title: 'Bankrott',
    text: 'Nach dem Ziehen nimmt jeder Bankrott auf deiner Hand deine niedrigste oder höchste Wertkarte mit auf den Ablagestapel. Damit endet dein Zug, und in deine Bank kommt nichts.',
  },
  'bankrupt-coming': {
    title: 'Ein Bankrott auf deiner Hand',
    text: 'Er schlägt zu, sobald du fertig gezogen hast. Die roten Zeichen zeigen, was du jetzt verlieren würdest; eine niedrigere oder höhere Karte kann das noch ändern.',
  },
  draw: {
    title: 'Füll deine Hand auf',
    text: 'Zieh, bis du sechs Karten hast, eine nach der anderen. Tippe auf den Nachziehstapel (oder drücke D) für eine unbekannte Karte, oder auf den Ablagestapel (X), wenn dort eine Wertkarte obenauf liegt.',
  },
  closed: {
    title: 'Der Ablagestapel ist geschlossen',
    text: 'Einen Bankrott oder einen Diebstahl kann niemand vom Ablagestapel nehmen. Was darunter liegt, bleibt unerreichbar, bis der Stapel neu gemischt wird.',
  },
  bank: {
    title: 'Eine Karte für deine Bank',
    text: `Die Karten mit dem grünen Zeichen passen. Eine Bank beginnt mit ${millions(1)}; danach wiederholt jede Karte den obersten Wert oder ist um eins höher. Wähle eine und drücke den Messingknopf, oder tippe auf das beleuchtete Stockwerk.`,
  },
  steal: {
    title: 'Du hast einen Diebstahl',
    text: 'Statt eine Karte einzuzahlen, kannst du andere bestehlen: Spiel den Diebstahl, dann wähle, von wem du Karten nimmst. Du siehst sie nicht vorher, also Vorsicht vor Bankrotten.',
  },
  'steal-open': {
    title: 'Du hast einen Diebstahl',
    text: 'Statt eine Karte einzuzahlen, kannst du andere bestehlen: Spiel den Diebstahl, sieh dir eine Hand an und nimm, was dir gefällt.',
  },
  'nothing-fits': {
    title: 'Nichts passt',
    text: 'Dann leg die Karte ab, die du am wenigsten brauchst. Achte darauf, wer nach dir dran ist: Eine Wertkarte, die auf dem Ablagestapel obenauf liegt, ist zu haben.',
  },
  'steals-gone': {
    title: 'Gespielte Diebstähle sind weg',
    text: 'Der Nachziehstapel war aufgebraucht, und der Ablagestapel wurde zu einem neuen gemischt. Die Diebstähle darin sind nicht mehr im Spiel; sie stehen unter „Stand“.',
  },
  shuffled: {
    title: 'Ein neuer Nachziehstapel',
    text: 'Der Nachziehstapel war aufgebraucht: Der ganze Ablagestapel bis auf die oberste Karte wurde zu einem neuen gemischt.',
  },
  'next-game': {
    title: 'Das nächste Spiel der Serie',
    text: 'Der oberste Wert jeder Bank ist notiert, und alle fangen wieder von vorn an. Nach drei Spielen gewinnt die höchste Summe.',
  },
};

export const keys: Messages['keys'] = {
  digits:
    'die erste bis neunte Karte der Hand oder das Paar zum Ablegen wählen; beim Stehlen eine Karte von der ersten, zweiten und so weiter der anderen Personen nehmen',
  draw: 'vom Nachziehstapel ziehen',
  discard: 'vom Ablagestapel nehmen oder die gewählte Karte ablegen',
  arrows: 'von Karte zu Karte und zwischen Stapeln und Hand',
  escape: 'Auswahl aufheben, Fenster schließen',
};
