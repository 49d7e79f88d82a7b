/** Was auf dem Tisch steht: kurz genug für ein Telefon, und was statt dessen vorgelesen wird. */

import {
  accusative,
  dative,
  millions,
  nominative,
  number,
  people as listed,
  plural,
  Subject,
  verb,
} from '@parlor/grammar/de';
import type { Messages } from '../en/index.ts';

const cards = (count: number): string => plural(count, { one: '# Karte', other: '# Karten' });

export const table: Messages['table'] = {
  cards,
  part: (part) => (part === 1 ? 'Teil 1, Kaufen' : 'Teil 2, Handeln'),
  pile: (count) => `Stapel ${count}`,
  closing: 'letzte Verkäufe',
  closingAgain: 'letzte Verkäufe, zweite Runde',
  players: (count) => `zu ${count === 3 ? 'dritt' : 'viert'}`,
  boxesShut: 'Kästen zu',
  cashFromMemory: 'Bargeld aus dem Kopf',
  cashUnseen: 'Bargeld muss man sich merken',
  investorsReturn: 'Investorengeld geht zurück',
  noDeals: 'ohne Abmachungen',

  board: 'Brett',
  spaces: {
    start: 'START',
    saleUnowned: 'Verkauf: frei',
    saleAny: 'Verkauf: alle',
    roll: 'Wurf × 20',
    trade: 'Tausch',
  },
  space: (name, pawns) => (pawns.length === 0 ? name : `${name}. Hier: ${listed(pawns)}`),
  property: (name, box, owner) => `${name}, ${box}, ${owner}`,
  box: (amount) => `Kasten ${millions(amount)}`,
  boxLeast: (amount) => `Kasten zu, mindestens ${millions(amount)}`,
  atLeast: (amount) => `${number(amount)}+`,
  unowned: 'frei',
  owner: (owner) => `gehört ${dative(owner)}`,
  outOfGame: 'aus dem Spiel',
  village: 'Häuser und ihre Kästen',
  pileOf: (count) => `Stapel, ${cards(count)}`,

  sale: 'Verkauf',
  forSale: (owner) => (!owner ? 'zu verkaufen, frei' : `zu verkaufen, gehört ${dative(owner)}`),
  inBox: (amount) => `${millions(amount)} im Kasten`,
  boxShut: 'der Kasten ist zu',
  bids: 'Gebote',
  openings: 'Verdeckte Anfangsgebote',
  standing: (state, isBroker) => (isBroker ? `Leitung, ${state}` : state),
  states: {
    sealed: 'abgegeben',
    choosing: 'überlegt',
    open: 'noch offen',
    myTurn: 'du bist dran',
    asked: 'ist dran',
    in: 'noch dabei',
    leads: 'führt',
    out: 'rausgeworfen',
    none: 'nicht dabei',
  },
  sealedWith: (amount) => `abgegeben: ${millions(amount)}`,
  bidLabel: (who, bid, state) => `${Subject(who)}, ${millions(bid)}, ${state}`,
  soldTo: (buyer) => `Geht an ${accusative(buyer)}`,
  keptBy: (owner) => `${Subject(owner)} ${verb(owner, 'behältst', 'behält')} es`,
  nobody: 'Niemand will bieten',
  nobodyYet: 'Niemand bietet: Es kommt noch einmal dran',
  forPrice: (price) => `für ${millions(price)}`,
  intoBox: (price) => `${millions(price)} kommen in den Kasten`,
  yourOpening: 'Dein Anfangsgebot',
  openingLabel: 'Anfangsgebot in Millionen',
  millionWord: 'Millionen',
  zeroOut: '0, nicht dabei',
  boxHolds: (amount) => `im Kasten ${amount}`,
  allCash: (amount) => `alles: ${number(amount)}`,
  yourBid: 'Stell dein Gebot zusammen',
  onTable: 'auf dem Tisch',
  investors: (count) => (count === 1 ? 'Investor' : 'Investoren'),
  ownCash: 'Bargeld',
  bidSum: 'dein Gebot',
  less: '10 weniger',
  more: '10 mehr',
  cashOpen: 'Eigenes Bargeld ist erlaubt: In diesem Verkauf ist ein Investor gespielt worden.',
  cashLocked: 'Eigenes Bargeld ist gesperrt, bis in diesem Verkauf ein Investor gespielt wird.',
  comesBack: 'Wenn du verlierst, bekommst du dein ganzes Gebot zurück.',
  comesBackLess:
    'Wenn du verlierst, bekommst du dein Bargeld zurück; Investorengeld geht an die Bank.',

  hand: 'Deine Hand',
  handEmpty: 'Du hast keine Karten.',
  card: (name, count) => (count > 1 ? `${name}, ${count}-mal` : name),
  cardChosen: (name, chosen, count) =>
    count > 1 ? `${name}, ${chosen} von ${count} gewählt` : name,
  cardNew: 'eben gezogen',
  cardPromised: 'versprochen',
  myCash: (amount) => `${millions(amount)} bar`,
  myProperties: 'Deine Häuser',

  moneyHead: 'Geld',
  moneyNote: 'Bargeld und eigene Kästen',
  moneyNoteBids: 'Gebote mitgezählt',
  player: 'Name',
  cashHead: 'Bar',
  boxesHead: 'Kästen',
  debtsHead: 'Schulden',
  sumHead: 'Summe',
  partner: (cash, hand) => (cash === null ? cards(hand) : `${millions(cash)}, ${cards(hand)}`),

  taxOn: (amount, properties) =>
    `${millions(amount)} für ${plural(properties, { one: '# Haus', other: '# Häuser' })}`,
  ownsNothing: 'hat kein Haus',
  story: 'Was zuletzt geschah',
  quiet: 'Die Figuren stehen auf START.',
  quietDealing: 'Das Brett ist weggeräumt: Von jetzt an bringen Karten und Abmachungen Geld.',
  tradeScene: 'Tausch',
  youGive: 'du gibst',
  youGet: 'du bekommst',
  chooses: (chooser, from, to) =>
    `${Subject(chooser)} ${verb(chooser, 'wählst', 'wählt')} die Karte, die von ${dative(from)} an ${accusative(to)} geht.`,
  dealsComing: 'Die Papiere für Abmachungen kommen gleich.',
  dealsFailed: 'Die Papiere für Abmachungen ließen sich nicht laden. Bist du online?',

  won: (winner, sum, by) =>
    `${Subject(winner)} ${verb(winner, 'gewinnst', 'gewinnt')} mit ${millions(sum)} und ${millions(by)} Vorsprung.`,
  shared: (winners, sum) =>
    `${listed(winners, nominative)} ${winners.some(({ isReader }) => isReader) ? 'teilt euch' : 'teilen sich'} den Sieg mit je ${millions(sum)}.`,
  how: 'Wie es zustande kam',
};

export const keys: Messages['keys'] = {
  digits:
    'Karte, Haus oder Person wählen; im Angebot zu dieser Zeile; beim Anfangsgebot den Betrag tippen',
  zero: 'beim Anfangsgebot eine Null tippen',
  backspace: 'beim Anfangsgebot die letzte Ziffer löschen',
  plusMinus: 'im Verkauf zehn Millionen mehr oder weniger; im Angebot fügt + eine Zeile hinzu',
  arrows: 'durch Karten, Kästen und Zeilen eines Angebots und von Reihe zu Reihe',
};
