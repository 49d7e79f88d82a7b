/** Was auf dem Tisch und an den Plätzen steht. */

import {
  dollars,
  list,
  nominative,
  number,
  plural,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/de';
import { CHARM_BONUS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { charm, colour, combo, kept, named, names } from './names.ts';

type Table = Messages['table'];

const cardCount = (count: number): string =>
  plural(count, { one: 'eine Karte', other: '# Karten' });
const charms = (all: readonly string[]): string => all.map(charm).join(', ');

/** Zu wievielt: 2 bis 5 spielen mit. */
const COMPANY = ['', '', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft'];

const where: Table['where'] = {
  auctions: 'Versteigerungen',
  luckyCharm: 'Glücksbringer',
  ownSet: 'eigener Spielsatz',
  forcedOr: 'ODER nur wenn nötig',
  evenTurns: 'gleich viele Züge',
  players: (count) => COMPANY[count] ?? '',
  lastTurns: (left) => (left === 1 ? 'Der allerletzte Zug' : `Letzte Züge: noch ${number(left)}`),
};

const doors: Table['doors'] = {
  label: 'Dein Zug: Wähle eins',
  buy: 'Karte kaufen',
  buyLine: (count, cash) =>
    count === 0
      ? `Keine für deine ${dollars(cash)}`
      : plural(count, { one: 'Eine Karte zur Wahl', other: '# Karten zur Wahl' }),
  roll: 'Würfeln',
  rollLine: (dice) => `${dice} Würfel: 2 schwarz, ${dice - 2} weiß`,
  rollWorth: (dice, value) =>
    `${dice} Würfel: 2 schwarz, ${dice - 2} weiß; im Schnitt ${dollars(Math.round(value))} wert`,
  chance: 'Glück versuchen',
  chanceLine: (left) =>
    left === 0
      ? 'Keine Lose mehr'
      : left === 1
        ? 'Dein letztes Los'
        : `${number(left)} Lose, verdeckt`,
};

const sides: Table['sides'] = {
  label: 'Das Los: Wähle eine Seite',
  first: 'Zuerst',
  or: 'Oder',
  noCard: (cash) => `Für ${dollars(cash)} kannst du keine Karte kaufen.`,
  noTwo: (cash) => `Für ${dollars(cash)} kannst du keine zwei Karten kaufen.`,
  noNew: (cash) => `Für ${dollars(cash)} kannst du keine neue Farbe kaufen.`,
  noPoolCard: (cash) => `Für ${dollars(cash)} kannst du keine Karte aus der Auslage kaufen.`,
  noSwap: (cash) => `Mit ${dollars(cash)} kannst du keinen Tausch bezahlen.`,
  poolEmpty: 'Die Auslage ist leer.',
};

const worth: Table['worth'] = {
  head: 'Nachwerfen',
  exact: 'genau, im Schnitt',
  now: (value) => `so gewählt ${dollars(Math.round(value))}`,
  line(dice, value, rank) {
    const thrown = dice.map((die) => (typeof die === 'number' ? String(die) : charm(die.charm)));
    const does = thrown.length === 0 ? 'Alle behalten' : `${list(thrown)} nachwerfen`;
    return `${does}: im Schnitt ${dollars(Math.round(value))}${rank === 'best' ? ', am besten' : ''}`;
  },
  best: 'am besten',
  swing: (change) =>
    change === 0 ? '= 0' : `${change > 0 ? '↑' : '↓'} ${number(Math.abs(change))}`,
};

const swings = (change: number): string =>
  change === 0
    ? 'auf der anderen Schale ändert er nichts'
    : `auf der anderen Schale bringt er im Schnitt ${dollars(Math.abs(change))} ${change > 0 ? 'mehr' : 'weniger'}`;

const dice: Table['dice'] = {
  kept: 'Behalten',
  again: 'Nachwerfen',
  againHint: 'Tippe auf Würfel, um sie nachzuwerfen',
  toThrow: 'Wird gleich geworfen',
  toThrowSpoken: (size) => `Wird gleich geworfen: ${number(size)} Würfel`,
  of: (who) => `${possessive(who, 'Deine')} Würfel`,
  spoken: ({ die, state, change }) =>
    [
      'charm' in die
        ? `Glückswürfel mit ${charm(die.charm)}`
        : `${die.colour === 'black' ? 'Schwarzer' : 'Weißer'} Würfel mit einer ${die.face}`,
      ...(state === undefined ? [] : [state === 'kept' ? 'behalten' : 'wird nachgeworfen']),
      ...(change === undefined ? [] : [swings(change)]),
    ].join(', '),
  thrown: (faces, shown) => [...faces, ...(shown === null ? [] : [charm(shown)])].join(' '),
};

const payout: Table['payout'] = {
  now: 'Die Würfel zahlen',
  nowNote: 'eine Zeile zählt',
  choose: 'Für eins kassieren',
  nothing: 'Für diese Würfel zahlt keine der eigenen Karten.',
  times: (factor) => `zahlt ×${factor}`,
  toOthers: (amount) => `andere bekommen ${dollars(amount)}`,
  ifOne: 'Wenn der letzte Würfel zeigt',
  ifTwo: 'Wenn die zwei Würfel zeigen',
  mean: (value) => `im Schnitt ${dollars(value)}`,
  ways: (count) => `${count} von 36`,
  result: (which, amount) => `${names.Combo(which)}: ${dollars(amount)}`,
  noResult: 'Nichts, was zahlt',
  bonus: (who, thrown, amount) => `${Subject(who)}: ${dollars(amount)} für ${charm(thrown)}`,
};

const tags: Table['tags'] = {
  // Die Farbe genügt, wo so wenig Platz ist; im Protokoll steht die ganze Karte.
  bought: (what, paid) => `${colour(what.colour)}, ${dollars(paid)}`,
  swapped: (what) => `Getauscht: ${colour(what.colour)}`,
  ticket: 'Versucht das Glück',
  first: 'Tut das Erste',
  or: 'Nimmt das ODER',
  kept: 'Hebt ein Los auf',
  got: (amount) => `Bekommt ${dollars(amount)}`,
  threw: (faces) => `Würfelt ${faces.join(' ')}`,
  bonus: (amount) => `Glücksbringer: ${dollars(amount)}`,
  andBonus: (amount) => `+ ${dollars(amount)}`,
  bid: (amount) => `Bietet ${dollars(amount)}`,
  passed: 'Passt',
};

const cards: Table['cards'] = {
  pool: 'Auslage',
  drawPile: (left) => (left === 0 ? 'nichts nachzuziehen' : `${number(left)} zum Nachziehen`),
  discards: (count) => `${number(count)} ungesehen weg`,
  emptyPlace: 'Leer',
  stack: 'Dein Stapel, nur du siehst ihn',
  now: (cost) => `jetzt ${dollars(cost)}`,
  spoken(about) {
    const pays = about.pays.map((pay) => `${combo(pay.combo)} ${dollars(pay.amount)}`);
    return `${named(about.name)} ${about.place === 'pool' ? 'in der Auslage' : 'in deinem Stapel'}, ${dollars(about.price)}. Zahlt ${pays.join(', ')}`;
  },
  group: (which, all) => `${colour(which)}: ${charms(all)}`,
  groupCounted: (which, all) => `${colour(which)} (${cardCount(all.length)}): ${charms(all)}`,
  groupCount: (which, count) => `${colour(which)}: ${cardCount(count)}`,
  giving: (which) => `hergeben: ${charm(which)}`,
  groupGiving: (which, all, given) =>
    `${colour(which)}: ${charms(all)}, du gibst ${charm(given)} her`,
};

const seats: Table['seats'] = {
  cash: (amount) => `${dollars(amount)} bar`,
  tickets: (left) =>
    left === 0 ? 'Keine Lose' : left === 1 ? 'Letztes Los' : `${number(left)} Lose`,
  ticketsLeft: (left) => plural(left, { one: 'noch # Los', other: 'noch # Lose' }),
  kept: (use) => `Aufgehoben: ${kept[use]}`,
  keptShort: (uses) => `Aufgehoben: ${uses.map((use) => names.keptShort[use]).join(', ')}`,
};

const auction: Table['auction'] = {
  of: (who) => `${possessive(who, 'Deine')} Versteigerung`,
  price: (amount) => `Preis ${dollars(amount)}`,
  noBid: 'Noch kein Gebot',
  highest: (who) => `höchstes: ${nominative(who)}`,
  out: 'draußen',
  leads: 'führt',
  in: 'dabei',
  yourBid: 'Dein Gebot',
  more: (amount) => `+${number(amount)}`,
  less: (amount) => `−${number(amount)}`,
  fullPrice: (amount) => `Der Preis, ${dollars(amount)}`,
};

const standing: Table['standing'] = {
  worth: 'Vermögen',
  worthNote: 'Geld und eigene Karten',
  player: 'Name',
  board: 'Eigene Karten',
  cash: 'Geld',
  cards: 'Karten',
  sum: 'Summe',
  charms: 'Glücksbringer',
  charmsNote: `${dollars(CHARM_BONUS)} für jede Karte mit dem Glücksbringer`,
  decided: (who, sum, by) =>
    `${Subject(who)} ${verb(who, 'gewinnst', 'gewinnt')} mit ${dollars(sum)} und ${dollars(by)} Vorsprung.`,
  decidedByCards: (who, sum) =>
    `Gleichstand bei ${dollars(sum)}: ${nominative(who)} ${verb(who, 'gewinnst', 'gewinnt')} mit mehr Karten.`,
  shared: (sum) => `Gleichstand bei ${dollars(sum)} und gleich viele Karten: ein geteilter Sieg.`,
};

export const table: Table = {
  money: dollars,
  where,
  doors,
  sides,
  worth,
  notes: { bank: 'Bank', ticket: 'Los', refund: 'zurück' },
  dice,
  payout,
  tags,
  cards,
  seats,
  auction,
  standing,
};
