/** What the table of Zillionaire says, in one place. */

import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  FIVE,
  MILLIONAIRE,
  type Rank,
  type Status,
  ZILLIONAIRE,
} from './pieces.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const LATER_ORDINALS = ['eighth', 'ninth', 'tenth'];

const countWord = (count: number): string => COUNTS[count] ?? String(count);
const ordinal = (index: number): string =>
  [...ORDINALS, ...LATER_ORDINALS][index] ?? `${index + 1}th`;

const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th'];
export const placeName = (place: number): string => PLACES[place - 1] ?? String(place);

const FIGURES = ['', '1', '2', '3', '4', '5', '6', '7', '8'];
const NAMES = ['Bump', 'Bankrupt', 'Bankroll', 'Millionaire', 'Zillionaire'];
const SPELLED = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

export const rankName = (rank: Rank): string => FIGURES[rank] ?? NAMES[rank - BUMP] ?? '';
export const spelled = (rank: Rank): string => SPELLED[rank] ?? rankName(rank);

/** 'an 8', 'two 6s', 'a Bump'. */
export const cards = (rank: Rank, count: number): string =>
  count === 1
    ? `${rank === 8 ? 'an' : 'a'} ${rankName(rank)}`
    : `${countWord(count)} ${rankName(rank)}s`;

/** A play as it counts: 'a 5 as two', 'a 5 as any number'. */
export function play(rank: Rank, count: number, asks: number): string {
  if (rank !== FIVE || asks === 1) return cards(rank, count);
  return asks === 0 ? 'a 5 as any number' : `a 5 as ${countWord(asks)}`;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What a special card does, after its name. */
const EFFECTS: Readonly<Record<Rank, string>> = {
  [FIVE]: 'counts as any number of fives',
  [BUMP]: 'skips the next player',
  [BANKRUPT]: 'only Bankroll beats it',
  [BANKROLL]: 'ends the round when laid on Bankrupt',
  [MILLIONAIRE]: 'beats all but Bankrupt and Zillionaire',
  [ZILLIONAIRE]: 'ends the round',
};

export const strings = {
  where: (game: number, games: number, seats: number) =>
    games === 1 ? `One game · ${seats} players` : `Game ${game} of ${games} · ${seats} players`,

  whereOver: (games: number, seats: number) =>
    `Match over · ${plural(games, 'game')} · ${seats} players`,

  // Cards
  rank: rankName,
  card: (rank: Rank, nth: number, of: number) =>
    [
      rankName(rank),
      ...(of > 1 ? [`${nth} of ${of}`] : []),
      ...(EFFECTS[rank] ? [EFFECTS[rank]] : []),
    ].join(', '),
  group: (rank: Rank, count: number) => cards(rank, count),
  cardFrom: (name: string) => `just received from ${name}`,
  hand: 'Your hand',
  handOf: 'Hand',

  // The question
  lead: 'Lead cards of one rank',
  leadLast: 'Lead your last cards',
  beat: (top: string) => `Beat ${top}, or pass`,
  beatBankrupt: (count: number) =>
    `Answer ${cards(BANKRUPT, count)} with ${cards(BANKROLL, count)}, or pass`,
  beatOpenFive: 'Beat the 5 with any number of one rank, or pass',
  cannotBeat: (top: string) => `You cannot beat ${top}`,
  lineLead: 'As many of one rank as you like. Whoever follows needs the same number.',
  lineLeadFive: 'As many of one rank as you like. A 5 goes alone and leaves the number open.',
  lineOpenFive: 'Your play fixes the number for the rest of the round.',
  lineBankrupt: 'Bankroll ends the round at once. Millionaire and Zillionaire do not help here.',
  lineNothing: 'Passing is not final: you may come back later in this round.',
  lineFiveHelps: (count: number) => `One 5 counts as ${cards(FIVE, count)}.`,
  lineFiveStays: 'A 5 only beats 1 to 4, so it stays in the hand.',
  lineFollow: (count: number) =>
    count === 1
      ? 'One card of a higher rank. You may pass now and come back later.'
      : `${upper(countWord(count))} of one higher rank. You may pass now and come back later.`,

  // What a choice brings about
  thenOut: (status: Status) => `Your last cards: you become ${status}.`,
  thenSkip: (name: string) => `${name} is skipped.`,
  thenEnds: 'Ends the round; you lead again.',
  thenEndsOut: 'It ends the round; the next player leads.',
  thenOpen: 'The next player chooses the number.',
  thenBankrupt: 'Only Bankroll can answer.',
  thenFive: (asks: number) => `Counts as ${cards(FIVE, asks)}.`,

  // Buttons
  pass: 'Pass',
  leadButton: (what: string) => `Lead ${what}`,
  playButton: (what: string) => `Play ${what}`,
  playNothing: 'Play',
  chooseFirst: 'Choose cards first.',
  chooseMore: (rank: Rank, more: number) =>
    `Choose ${countWord(more)} more ${rankName(rank)}${more > 1 ? 's' : ''}, or none.`,

  // The tray
  round: 'This round',
  trayBy: (name: string, what: string) => `${name}: ${what}`,
  taken: (name: string, what: string) => `${name} took the round with ${what}`,
  slotsAny: 'any number',
  slotsOf: (count: number) => (count === 1 ? 'one card' : `${countWord(count)} of a rank`),
  leads: (name: string, isYou: boolean) => (isYou ? 'You lead' : `${name} leads`),
  times: (asks: number) => (asks === 0 ? '× any' : `× ${asks}`),
  older: (count: number) => `and ${count} before`,

  // The Climb
  climb: 'The Climb: ranks from low to high',
  step: (name: string, out: number | undefined, own: number) =>
    [
      name,
      ...(out === undefined ? [] : [`${out} still out`]),
      ...(own > 0 ? [`${own} in your hand`] : []),
    ].join(', '),
  stepTop: 'on top',
  stepBeats: 'beats the top',
  legend: 'Small figures: cards of that rank still out.',
  legendLit: (rank: Rank) => `Lit steps beat ${rank === 8 ? 'an' : 'a'} ${rankName(rank)}.`,
  legendBankrupt: 'Only Bankroll beats a Bankrupt.',

  // What just happened
  bumped: (name: string, isYou: boolean) => `${name} ${isYou ? 'are' : 'is'} skipped by the Bump.`,
  leadFalls: (name: string, isYou: boolean) => `${name} ${isYou ? 'lead' : 'leads'}.`,
  wentOut: (name: string, isYou: boolean, status: Status) =>
    `${name} ${isYou ? 'are' : 'is'} out: ${status}.`,
  sayLed: (what: string) => `led ${what}`,
  sayPassed: 'passed',
  saySkipped: 'skipped',
  sayTook: 'took the round',

  // Seats
  cardsLeft: (count: number) => plural(count, 'card'),
  points: (count: number) => plural(count, 'point'),
  out: 'out',
  youAreOut: (status: Status) => `You are out: ${status}. The others play for the rest.`,
  dealer: 'dealt',

  // A new game
  newGame: (game: number, games: number) => `Game ${game} of ${games}`,
  gameOver: (game: number) => `Game ${game} is over`,
  whoDealt: (dealer: string, leader: string, isYou: boolean) =>
    `${dealer} dealt. ${leader} ${isYou ? 'lead' : 'leads'}.`,
  seatsChanged: 'Seats have changed: Poor sits left of Rich, the others follow upward.',
  youGave: (name: string) => `You gave ${name}`,
  youGot: 'You got',
  swapped: (a: string, b: string, count: number) =>
    `${a} and ${b} swapped ${count === 1 ? 'one card' : `${countWord(count)} cards`}.`,
  plusPoints: (points: number) => `+ ${points}`,

  // Standing
  standing: 'Points',
  standingNote: (games: number) => (games === 1 ? 'one game' : `${games} games, highest total`),
  player: 'Player',
  gameShort: (game: number) => `G${game}`,
  sum: 'Sum',

  // The end
  wins: (names: readonly string[], isYou: boolean) =>
    names.length > 1
      ? `${listed(names)} share the win`
      : `${names[0]} ${isYou ? 'win' : 'wins'} the match`,
  tied: (points: number) => `Level on ${plural(points, 'point')} after the last game.`,
  ahead: (margin: number, name: string) =>
    `${upper(margin < COUNTS.length ? countWord(margin) : String(margin))} ${margin === 1 ? 'point' : 'points'} ahead of ${name}.`,
  decidedOnly: 'First to run out of cards in the only game.',
  decidedAll: 'Ahead from the first game to the last.',
  decidedBy: (game: number, status: Status) =>
    `The ${ordinal(game)} game, finished as ${status}, decided it.`,
  times2: (status: Status, count: number) => (count === 1 ? status : `${status} × ${count}`),
} as const;
