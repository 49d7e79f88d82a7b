/** Wie man spielt, von Anfang an. **Namen des Spiels** sind hervorgehoben. */

import { list } from '@parlor/grammar/de';
import { FIVE, type Play } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { cards, isFeminine } from './cards.ts';

const led = ({ rank, count }: Play): string => `${cards(rank, count, 'nominative')} ausgespielt`;

function beats({ rank, count }: Play, before: Play): string {
  if (rank === FIVE) return 'eine 5 genügt';
  const beaten = before.count > 1 || isFeminine(before.rank) ? 'sie' : 'ihn';
  return `${cards(rank, count, 'nominative')} ${count === 1 ? 'schlägt' : 'schlagen'} ${beaten}`;
}

export const howTo: Messages['howTo'] = {
  aim: {
    title: 'Worum es geht',
    text: 'Werde deine Karten los. Wer zuerst keine mehr hat, wird **Rich**, wer am Ende noch welche hat, wird **Poor**, und dein Rang bestimmt, wo du im nächsten Spiel sitzt und welche Karten du tauschst. Nach der vereinbarten Zahl von Spielen gewinnt die Partie, wer die meisten Punkte hat.',
    note: 'Punkte von Rich bis Poor: 6, 5, 4, 3, 2, 1. Zu fünft oder weniger fallen einige Ränge dazwischen weg.',
  },
  round: {
    title: 'Eine Runde',
    text: 'Jemand spielt beliebig viele Karten eines Werts aus. Im Uhrzeigersinn legen alle **gleich viele eines höheren Werts** oder passen. Passen ist nicht endgültig: Kommt die Runde wieder zu dir, darfst du wieder legen. Haben alle anderen nacheinander gepasst, gewinnt die Runde, wer zuletzt gelegt hat, und spielt die nächste aus.',
  },
  ranks: {
    title: 'Von niedrig bis hoch',
    text: 'Die Zahlen steigen von 1 bis 8. Darüber stehen Bump, Bankrupt, Bankroll, Millionaire und Zillionaire.',
    climb:
      'Die Treppe in der Mitte des Tisches zeigt alle dreizehn Werte; hell sind die, die das Oberste schlagen. In Partien, die nicht für die Wertung zählen, steht unter jeder Stufe, wie viele Karten dieses Werts noch im Spiel sind.',
  },
  five: {
    title: 'Die 5: jede Anzahl',
    text: 'Eine 5 wird immer allein gelegt und zählt für so viele Fünfen, wie die Runde verlangt. Wird eine 5 **ausgespielt**, ist die Anzahl offen: Wer sie zuerst schlägt, bestimmt, wie viele es sind.',
  },
  special: { title: 'Karten mit besonderer Wirkung' },
  out: {
    title: 'Fertig werden',
    text: 'Mit deiner letzten Karte bekommst du den besten Rang, der noch frei ist. Die anderen dürfen die Karte noch schlagen; tut es niemand, spielt die nächste Person aus, die noch Karten hat. Das Spiel endet, sobald nur noch eine Person Karten hat.',
  },
  next: {
    title: 'Das nächste Spiel',
    text: 'Alle wechseln die Plätze: Poor sitzt links von Rich, die anderen folgen mit steigendem Rang. Rich teilt aus. Dann wird getauscht, und niemand hat die Wahl: Rich gibt Poor die zwei niedrigsten Karten und bekommt dafür Poors zwei höchste. Ab vier Personen tauscht ein weiteres Paar eine Karte. Poor spielt aus.',
    note: 'In jedem Spiel bleiben zwei Karten verdeckt: Ganz sicher weißt du also nie, was die anderen haben.',
  },
  screen: {
    title: 'An diesem Tisch',
    text: 'Tippe auf eine Karte, und so viele dieses Werts, wie die Runde verlangt, kommen hoch; tippe einzelne Karten an, um das zu ändern. Zum Legen ziehst du sie nach oben oder drückst den Messingknopf. Auf der Tastatur wählen die Ziffern einen Wert, 9 geht die Karten mit Namen durch, + und − ändern die Anzahl, die Eingabetaste legt und P passt.',
  },
  led,
  beats,
  example: (plays) =>
    `Zum Beispiel: ${list(plays.map((play, nth) => (nth === 0 ? led(play) : beats(play, plays[nth - 1]!))))}.`,
};
