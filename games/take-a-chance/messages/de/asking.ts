/** Was der Tisch fragt, und die Knöpfe, die darauf antworten. */

import { capital, dollars, inWords, plural } from '@parlor/grammar/de';
import type { Messages } from '../en/index.ts';
import { aCombo, dice, named } from './names.ts';

/** Im dritten Fall: „mit 5 Würfeln“. */
const withDice = (count: number): string =>
  plural(count, { one: 'mit einem Würfel', other: 'mit # Würfeln' });

const average = (value: number): string => `im Schnitt ${dollars(Math.round(value))} wert`;

export const asking: Messages['asking'] = {
  turn: 'Kaufen, würfeln oder Glück versuchen?',
  turnLine: 'Wähle eins von dreien, oder tippe auf eine Karte, die du kaufen willst.',
  turnLineAuctions:
    'Wähle eins von dreien, oder tippe auf eine Karte: im Stapel, um sie zu kaufen, in der Auslage, um sie zu versteigern.',
  lastButOneLine: 'Die letzten Züge haben begonnen: Nach diesem hast du noch einen.',
  lastLine: 'Das ist dein letzter Zug. Dann zählen dein Geld und der Preis deiner Karten.',
  or: 'Was zuerst dasteht, oder das ODER?',
  orLine: 'Tippe auf die Seite, die dir lieber ist.',
  orOnlyLine: 'Was zuerst dasteht, geht nicht; es bleibt das ODER.',
  buy: 'Welche Karte kaufst du?',
  buySecond: 'Welche ist die zweite Karte?',
  buyLine: 'Das Los gilt für jede Karte aus der Auslage oder deinem Stapel.',
  buyPoolLine: (less) => `Das Los macht eine Karte aus der Auslage um ${dollars(less)} billiger.`,
  buyNewLine: 'Das Los gilt für eine Farbe, die du noch nicht hast.',
  buyTwoLine: 'Das Los gilt für zwei Karten: Behalte genug Geld für die zweite.',
  swap: 'Welche Karte gegen welche?',
  swapLine:
    'Tippe auf eine eigene Karte, dann auf eine in der Auslage. Den Unterschied im Preis zahlst oder bekommst du.',
  extraDie: 'Ein Würfel mehr für diesen Wurf?',
  extraDieLine: (size) => `Gibst du dein Los dafür aus, wirfst du ${withDice(size)}.`,
  rethrow: (left) =>
    left === 1
      ? 'Noch einmal werfen? Ein Nachwurf'
      : `Noch einmal werfen? ${capital(inWords(left))} Nachwürfe`,
  rethrowLine: 'Tippe auf einen Würfel, und er wechselt die Schale.',
  keptRethrow: 'Dein Los für einen Nachwurf ausgeben?',
  keptRethrowLine: 'Behältst du alle Würfel, bleibt dir das Los für einen späteren Wurf.',
  collect: 'Für welche Kombination kassierst du?',
  collectLine: 'Jede deiner Karten, die sie zeigt, zahlt.',
  open: (what) => `Erstes Gebot für ${named(what)}`,
  openLine: (cash) => `Es gilt als dein eigenes Gebot. Du hast ${dollars(cash)}.`,
  bid: (what) => `Für ${named(what)} bieten oder passen?`,
  bidLine: (cash) => `Wer passt, ist draußen. Du hast ${dollars(cash)}.`,
  outbid: 'Höher kannst du nicht bieten',
  outbidLine: (cash) => `Du hast ${dollars(cash)} und kannst nur passen.`,
  consolation: 'Du hast sie nicht bekommen. Dafür würfeln?',
  consolationLine: 'Wer eine Karte versteigert und nicht bekommt, darf würfeln.',

  useWorth: (size, value) => `Ausgeben: ${dice(size)}, ${average(value)}.`,
  saveWorth: (size, value) => `Aufsparen: ${dice(size)}, ${average(value)}.`,
  rollWorth: (size, value) => `${dice(size)} werfen: ${average(value)}.`,
};

export const buttons: Messages['buttons'] = {
  choose: 'Eins wählen',
  chooseWhy: 'Wähle erst: kaufen, würfeln oder Glück versuchen.',
  chooseSide: 'Seite wählen',
  chooseSideWhy: 'Wähle erst eine Seite des Loses.',
  doFirst: 'Das Erste tun',
  takeOr: 'Das ODER nehmen',
  chooseCard: 'Karte kaufen',
  chooseCardWhy: 'Tippe erst auf eine Karte in der Auslage oder in deinem Stapel.',
  chooseSwap: 'Tauschen',
  chooseGive: 'Tippe erst auf die Karte, die du hergibst.',
  chooseTake: 'Tippe jetzt auf die Karte der Auslage, die du nimmst.',
  buy: (what, cost) => `${named(what)} für ${dollars(cost)} kaufen`,
  auction: (what) => `${named(what)} versteigern`,
  roll: (size) => `${dice(size)} werfen`,
  chance: 'Los aufdecken',
  swap: (give, take, cost) =>
    `${named(give)} gegen ${named(take)}${cost === 0 ? '' : cost > 0 ? `, ${dollars(cost)} zahlen` : `, ${dollars(-cost)} bekommen`}`,
  useTicket: (size) => `Ausgeben: ${dice(size)}`,
  saveTicket: (size) => `Aufsparen: ${dice(size)}`,
  keepAll: 'Alle behalten',
  throwAgain: (count) => plural(count, { one: 'Einen nachwerfen', other: '# nachwerfen' }),
  collect: (combo, amount) => `${dollars(amount)} für ${aCombo(combo)}`,
  bid: (amount) => `${dollars(amount)} bieten`,
  open: (amount) => `Mit ${dollars(amount)} eröffnen`,
  pass: 'Passen',
  noRoll: 'Nicht würfeln',
  follow: 'Tipp übernehmen',
};
