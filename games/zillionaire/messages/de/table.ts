/** Was der Tisch zeigt und sagt. Aufschriften sind kurz: Sie stehen auf einem Telefon. */

import {
  accusative,
  capital,
  dative,
  inWords,
  nominative,
  ordinal,
  people,
  plural,
  Subject,
  verb,
} from '@parlor/grammar/de';
import type { Person } from '@parlor/kit';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  FIVE,
  MILLIONAIRE,
  type Rank,
  ZILLIONAIRE,
} from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import {
  cardCount,
  cards,
  isFeminine,
  leads,
  one,
  rankName,
  shortPlay,
  STATUS_NAMES,
} from './cards.ts';

const games = (count: number): string => plural(count, { one: '# Spiel', other: '# Spiele' });

/** Zu wievielt: 3 bis 6 spielen mit. */
const COMPANY = ['', '', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst'];

/** Was eine besondere Karte tut, nach ihrem Namen. */
const EFFECTS: Readonly<Record<Rank, string>> = {
  [FIVE]: 'zählt für jede Anzahl Fünfen',
  [BUMP]: 'lässt die nächste Person aussetzen',
  [BANKRUPT]: 'nur Bankroll schlägt ihn',
  [BANKROLL]: 'beendet auf einem Bankrupt die Runde',
  [MILLIONAIRE]: 'schlägt alles Niedrigere außer Bankrupt',
  [ZILLIONAIRE]: 'beendet die Runde',
};

const cardNamed = (rank: Rank, nth: number, of: number): string =>
  [
    rankName(rank),
    ...(of > 1 ? [`${nth} von ${of}`] : []),
    ...(EFFECTS[rank] ? [EFFECTS[rank]] : []),
  ].join(', ');

const dealt = (who: Person): string => `${Subject(who)} ${verb(who, 'hast', 'hat')} ausgeteilt`;

export const table: Messages['table'] = {
  where: (game, of, seats) =>
    of === 1 ? `Ein Spiel · ${COMPANY[seats]}` : `Spiel ${game} von ${of} · ${COMPANY[seats]}`,
  whereOver: (count, seats) => `Vorbei · ${games(count)} · ${COMPANY[seats]}`,

  rank: rankName,
  status: (status) => STATUS_NAMES[status],
  name: Subject,
  card: cardNamed,
  cardFrom: (rank, nth, of, giver) =>
    `${cardNamed(rank, nth, of)}, gerade von ${dative(giver)} bekommen`,
  group: (rank, count) => cards(rank, count, 'nominative'),
  hand: 'Deine Hand',
  handOf: 'Hand',

  pass: 'Passen',
  lead: (play) => `${capital(shortPlay(play, 'accusative'))} ausspielen`,
  play: (play) => `${capital(shortPlay(play, 'accusative'))} legen`,
  playNothing: 'Legen',
  chooseFirst: 'Wähle zuerst Karten.',
  chooseMore: (rank, more) =>
    `Wähle noch ${cards(rank, more, 'accusative')} oder ${more > 1 || isFeminine(rank) ? 'keine' : 'keinen'}.`,

  round: 'Diese Runde',
  trayBy: (who, play) => `${Subject(who)}: ${shortPlay(play, 'nominative')}`,
  taken: (who, play) =>
    `${Subject(who)} ${verb(who, 'gewinnst', 'gewinnt')} die Runde mit ${shortPlay(play, 'dative')}`,
  slotsAny: 'beliebig viele',
  slotsOf: (count) => (count === 1 ? 'eine Karte' : `${inWords(count)} eines Werts`),
  leads: (who) => `${Subject(who)} ${leads(who)} aus`,
  times: (asks) => (asks === 0 ? '× ?' : `× ${asks}`),
  older: (count) => `davor noch ${count}`,

  climb: 'Die Treppe: Werte von niedrig bis hoch',
  step: (rank, { out, own, is }) =>
    [
      rankName(rank),
      ...(out === undefined ? [] : [`${out} noch im Spiel`]),
      ...(own > 0 ? [`${own} auf deiner Hand`] : []),
      ...(is === 'top' ? ['liegt oben'] : is === 'above' ? ['schlägt, was oben liegt'] : []),
    ].join(', '),
  legend: 'Kleine Zahlen: noch im Spiel.',
  legendLit: (rank) => `Helle Stufen schlagen ${one(rank, 'accusative')}.`,
  legendBankrupt: 'Nur Bankroll schlägt Bankrupt.',

  bumped: (who) => `${Subject(who)} setzt wegen des Bumps aus.`,
  leadFalls: (who) => `${Subject(who)} ${leads(who)} als Nächstes aus.`,
  wentOut: (who, status) =>
    `${Subject(who)} ${verb(who, 'bist', 'ist')} fertig: ${STATUS_NAMES[status]}.`,
  // Wer ausspielt, sieht man an der Ablage; „beginnt mit“ wäre auf einem Telefon drei Zeilen hoch.
  sayLed: (rank, count) => cards(rank, count, 'nominative'),
  sayPlayed: (play) => shortPlay(play, 'nominative'),
  sayPassed: 'passt',
  saySkipped: 'setzt aus',
  sayWon: 'gewinnt die Runde',

  cardsLeft: (count) => plural(count, { one: '# Karte', other: '# Karten' }),
  points: (count) => plural(count, { one: '# Punkt', other: '# Punkte' }),
  out: 'fertig',
  youAreOut: (status) =>
    `Du bist fertig: ${STATUS_NAMES[status]}. Die anderen spielen um den Rest.`,

  newGame: (game, of) => `Spiel ${game} von ${of}`,
  gameOver: (game) => `Spiel ${game} ist vorbei`,
  whoDealt: (dealer, leader) => `${dealt(dealer)}. ${Subject(leader)} ${leads(leader)} aus.`,
  nextGame: (game, of, dealer, leader) =>
    `Spiel ${game} von ${of}: ${dealt(dealer)}, ${nominative(leader)} ${leads(leader)} aus.`,
  became: (status) => `: ${STATUS_NAMES[status]}`,
  youGave: (who) => `An ${accusative(who)}`,
  youGot: 'An dich',
  swapped: (a, b, count) =>
    `${people([a, b])} ${a.isReader || b.isReader ? 'habt' : 'haben'} ${cardCount(count)} getauscht.`,
  plusPoints: (count) => `+ ${count}`,

  standing: 'Punkte',
  standingNote: (count) => (count === 1 ? 'ein Spiel' : `${games(count)}, höchste Summe gewinnt`),
  player: 'Name',
  gameShort: (game) => `S${game}`,
  sum: 'Summe',

  wins: (winners) => {
    if (winners.length > 1) {
      const share = winners.some(({ isReader }) => isReader) ? 'teilt euch' : 'teilen sich';
      return `${people(winners)} ${share} den Sieg`;
    }
    const [winner] = winners;
    return `${Subject(winner!)} ${verb(winner!, 'gewinnst', 'gewinnt')} die Partie`;
  },
  tied: (sum) =>
    `Nach dem letzten Spiel gleichauf mit ${plural(sum, { one: '# Punkt', other: '# Punkten' })}.`,
  ahead: (margin, second) =>
    `${margin === 1 ? 'Einen Punkt' : `${capital(inWords(margin))} Punkte`} vor ${dative(second)}.`,
  decidedOnly: 'Im einzigen Spiel zuerst alle Karten los.',
  decidedAll: 'Vom ersten bis zum letzten Spiel vorn.',
  decidedBy: (game, status) =>
    `Den Ausschlag gab Spiel ${game} mit dem Rang ${STATUS_NAMES[status]}.`,
  place: ordinal,
  statusTimes: (status, count) =>
    count === 1 ? STATUS_NAMES[status] : `${STATUS_NAMES[status]} × ${count}`,
};
