/** What the table shows and says. Labels are short: they stand on a phone. */

import {
  capital,
  inWords,
  people,
  person,
  placeInWords,
  ordinal,
  plural,
  Subject,
  verb,
} from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import type { CountedPlay } from '../../facts/plays.ts';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  FIVE,
  MILLIONAIRE,
  type Rank,
  type Status,
  ZILLIONAIRE,
} from '../../facts/types.ts';
import {
  cardCount,
  cards,
  leads,
  one,
  rankName,
  several,
  shortPlay,
  STATUS_NAMES,
} from './cards.ts';

const games = (count: number): string => plural(count, { one: '# game', other: '# games' });
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });

/** What a special card does, after its name. */
const EFFECTS: Readonly<Record<Rank, string>> = {
  [FIVE]: 'counts as any number of fives',
  [BUMP]: 'skips the next player',
  [BANKRUPT]: 'only Bankroll beats it',
  [BANKROLL]: 'ends the round when played on Bankrupt',
  [MILLIONAIRE]: 'beats any lower card but Bankrupt',
  [ZILLIONAIRE]: 'ends the round',
};

const cardNamed = (rank: Rank, nth: number, of: number): string =>
  [
    rankName(rank),
    ...(of > 1 ? [`${nth} of ${of}`] : []),
    ...(EFFECTS[rank] ? [EFFECTS[rank]] : []),
  ].join(', ');

/** What a step of the Climb is to whoever looks at it. */
export interface StepFacts {
  /** Cards not seen yet; undefined where nothing is counted. */
  readonly out: number | undefined;
  readonly own: number;
  readonly is: 'top' | 'above' | 'below';
}

export const table = {
  where: (game: number, of: number, seats: number) =>
    of === 1 ? `One game · ${seats} players` : `Game ${game} of ${of} · ${seats} players`,
  whereOver: (count: number, seats: number) => `Over · ${games(count)} · ${seats} players`,

  // Cards and people
  rank: rankName,
  status: (status: Status) => STATUS_NAMES[status],
  /** Where nothing but a name stands. */
  name: Subject,
  card: cardNamed,
  /** Out of the exchange, until the first turn. */
  cardFrom: (rank: Rank, nth: number, of: number, giver: Person) =>
    `${cardNamed(rank, nth, of)}, just received from ${person(giver)}`,
  group: cards,
  hand: 'Your hand',
  handOf: 'Hand',

  // Buttons
  pass: 'Pass',
  lead: (play: CountedPlay) => `Lead ${shortPlay(play)}`,
  play: (play: CountedPlay) => `Play ${shortPlay(play)}`,
  playNothing: 'Play',
  chooseFirst: 'Choose cards first.',
  chooseMore: (rank: Rank, more: number) =>
    `Choose ${inWords(more)} more ${more === 1 ? rankName(rank) : several(rank)}, or none.`,

  // The tray
  round: 'This round',
  trayBy: (who: Person, play: CountedPlay) => `${Subject(who)}: ${shortPlay(play)}`,
  taken: (who: Person, play: CountedPlay) =>
    `${Subject(who)} won the round with ${shortPlay(play)}`,
  slotsAny: 'any number',
  slotsOf: (count: number) => (count === 1 ? 'one card' : `${inWords(count)} of a rank`),
  leads: (who: Person) => `${Subject(who)} ${leads(who)}`,
  times: (asks: number) => (asks === 0 ? '× any' : `× ${asks}`),
  older: (count: number) => `and ${count} before`,

  // The Climb
  climb: 'The Climb: ranks from low to high',
  step: (rank: Rank, { out, own, is }: StepFacts) =>
    [
      rankName(rank),
      ...(out === undefined ? [] : [`${out} still out`]),
      ...(own > 0 ? [`${own} in your hand`] : []),
      ...(is === 'top' ? ['on top'] : is === 'above' ? ['beats the top'] : []),
    ].join(', '),
  legend: 'Small figures: cards of that rank still out.',
  legendLit: (rank: Rank) => `Lit steps beat ${one(rank)}.`,
  legendBankrupt: 'Only Bankroll beats Bankrupt.',

  // What just happened
  bumped: (who: Person) => `${Subject(who)} ${verb(who, 'are', 'is')} skipped by the Bump.`,
  leadFalls: (who: Person) => `${Subject(who)} ${leads(who)} next.`,
  wentOut: (who: Person, status: Status) =>
    `${Subject(who)} ${verb(who, 'are', 'is')} out: ${STATUS_NAMES[status]}.`,
  sayLed: (rank: Rank, count: number) => `led ${cards(rank, count)}`,
  sayPlayed: shortPlay,
  sayPassed: 'passed',
  saySkipped: 'skipped',
  sayWon: 'won the round',

  // Seats
  cardsLeft: (count: number) => plural(count, { one: '# card', other: '# cards' }),
  points,
  out: 'out',
  youAreOut: (status: Status) =>
    `You are out: ${STATUS_NAMES[status]}. The others play for the rest.`,

  // A new game
  newGame: (game: number, of: number) => `Game ${game} of ${of}`,
  gameOver: (game: number) => `Game ${game} is over`,
  whoDealt: (dealer: Person, leader: Person) =>
    `${Subject(dealer)} dealt. ${Subject(leader)} ${leads(leader)}.`,
  /** The same under the heading of the game before. */
  nextGame: (game: number, of: number, dealer: Person, leader: Person) =>
    `Game ${game} of ${of}: ${person(dealer)} dealt, ${person(leader)} ${leads(leader)}.`,
  became: (status: Status) => `: ${STATUS_NAMES[status]}`,
  youGave: (who: Person) => `You gave ${person(who)}`,
  youGot: 'You got',
  swapped: (a: Person, b: Person, count: number) =>
    `${Subject(a)} and ${person(b)} swapped ${cardCount(count)}.`,
  plusPoints: (count: number) => `+ ${count}`,

  // The points
  standing: 'Points',
  standingNote: (count: number) => (count === 1 ? 'one game' : `${games(count)}, highest total`),
  player: 'Player',
  gameShort: (game: number) => `G${game}`,
  sum: 'Sum',

  // The end
  wins: (winners: readonly Person[]) =>
    winners.length > 1
      ? `${people(winners)} share the win`
      : `${Subject(winners[0]!)} ${verb(winners[0]!, 'win', 'wins')} the match`,
  tied: (sum: number) => `Level on ${points(sum)} after the last game.`,
  ahead: (margin: number, second: Person) =>
    `${capital(inWords(margin))} ${margin === 1 ? 'point' : 'points'} ahead of ${person(second)}.`,
  decidedOnly: 'First to run out of cards in the only game.',
  decidedAll: 'Ahead from the first game to the last.',
  decidedBy: (game: number, status: Status) =>
    `The ${placeInWords(game)} game, finished as ${STATUS_NAMES[status]}, decided it.`,
  place: ordinal,
  statusTimes: (status: Status, count: number) =>
    count === 1 ? STATUS_NAMES[status] : `${STATUS_NAMES[status]} × ${count}`,
};
