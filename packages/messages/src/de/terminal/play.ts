/** Ein Spiel im Terminal. */

import { dollars, list, millions, number, ordinal, plural } from '@parlor/grammar/de';
import type { play as English } from '../../en/terminal/play.ts';

const moves = (count: number): string => plural(count, { one: 'einem Zug', other: '# Zügen' });

export const play: typeof English = {
  you: 'Du',
  seat: ({ number: at }) => `Platz ${at}`,

  which: 'Was möchtest du spielen?',
  choose: ({ last }) => `1 bis ${last}, oder q zum Aufhören: `,
  noSuchGame: ({ name }) => `Ein Spiel „${name}“ gibt es hier nicht.`,
  yourTable: ({ names }) =>
    `Du spielst mit ${list(names)}. Tippe ? für Hilfe oder „regeln“, um zu lesen, wie gespielt wird.`,
  theirTable: ({ names }) => `${list(names)} spielen; du siehst zu.`,
  introduction: ({ name, level, style, others }) =>
    others.length === 0
      ? `${name}, ${level}: ${style}`
      : `${name}, ${level}: ${style} ${list(others)} ${others.length === 1 ? 'spielt' : 'spielen'} genauso.`,
  levels: { beginner: 'ungeübt', casual: 'locker', skilled: 'geübt', expert: 'meisterlich' },
  valuesListed: 'Tippe „werte“, um sie alle zu sehen.',

  commands: {
    help: 'hilfe',
    rules: 'regeln',
    cards: 'karten',
    table: 'tisch',
    log: 'verlauf',
    values: 'werte',
    quit: 'ende',
  },
  commandHelp: {
    help: 'was gefragt ist, und wie du antwortest',
    rules: 'wie das Spiel geht',
    cards: 'jede Karte und was sie bewirkt; „? NAME“ erklärt eine davon',
    table: 'noch einmal der Tisch',
    log: 'was bisher geschah, vollständig',
    values: 'jeder Wert, und ob er aus der Anleitung stammt',
    quit: 'aufhören',
  },
  orElse: 'Außerdem kannst du tippen:',

  fromList: 'Tippe # und die Nummer einer Zeile, zum Beispiel #1, oder ihren Wortlaut.',
  noAnswer: ({ typed }) => `„${typed}“ ist hier keine Antwort.`,
  noLine: ({ last }) => `Die Zeilen gehen von #1 bis #${last}.`,
  notUnique: ({ typed, lines }) => `„${typed}“ passt auf mehrere Zeilen: ${lines.join('; ')}.`,
  numberIsNoLine: ({ typed }) =>
    `„${typed}“ allein ist hier keine Antwort. Für Zeile ${typed} tippe #${typed}.`,
  forced: ({ answer }) => `Es geht nur eines, also geschieht es: ${answer}.`,
  worth: ({ value }) => `im Schnitt ${dollars(Math.round(value))}`,
  noValues: 'Diese Partie folgt älteren Regeln, deren Werte hier nicht aufgeführt sind.',
  noSuchCard: ({ name }) => `Hier heißt nichts „${name}“. Tippe „karten“, um alles zu sehen.`,
  remark: ({ name, text }) => `${name}: „${text}“`,
  trouble: ({ name }) => `(${name} konnte nicht nachdenken und hat irgendetwas gespielt.)`,

  over: ({ count }) => `Die Partie ist nach ${moves(count)} zu Ende.`,
  stopped: ({ count }) => `Du hast nach ${moves(count)} aufgehört; die Partie ist nicht zu Ende.`,
  inputEnded: ({ count }) =>
    `Nach ${moves(count)} kam keine Eingabe mehr; die Partie ist nicht zu Ende.`,
  interrupted: ({ count }) => `Nach ${moves(count)} unterbrochen; die Partie ist nicht zu Ende.`,
  place: 'Platz',
  player: 'Wer',
  points: 'Punkte',
  placed: ({ place }) => ordinal(place),
  score: {
    points: ({ value }) => number(value),
    dollars: ({ value }) => dollars(value),
    millions: ({ value }) => millions(value),
  },
  seed: ({ seed }) => `Startwert: ${seed}`,
  record: ({ path }) => `Aufzeichnung: ${path}`,
  keep: 'Die Aufzeichnung speichern? Ein Dateiname, oder Eingabetaste für nein: ',
  exists: ({ path }) => `${path} gibt es schon.`,
};
