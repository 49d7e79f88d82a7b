/** Hand-made situations for the tests: chosen cards, chosen dice, moves in short notation. */

import type { Json, Rng, Seat } from '@parlor/kit';
import { expect } from 'vitest';
import { matchFrom } from './plain.ts';
import type { Auction, KeptTicket, Place, Position, Roll } from './position.ts';
import { type Card, readSet } from './set.ts';

type Match = ReturnType<typeof matchFrom>;

/** The tickets by what they say. */
export const TICKET = {
  buyAndRoll: 0,
  buyPoolForLess: 1,
  buyNewColour: 2,
  buyTwo: 3,
  oneMoreDie: 4,
  twoMoreDice: 5,
  rollTwice: 6,
  secondRethrow: 7,
  payDouble: 8,
  collectAndAnother: 9,
  rollAndAnother: 10,
  swap: 11,
  keepDie: 12,
  keepRethrow: 13,
};

const COLOURS = 'PORYGB';

/** 'R2' is the Red card with charm 2, '-' an empty place. */
const place = (word: string): Place =>
  word === '-' ? null : COLOURS.indexOf(word[0]!) * 6 + Number(word[1]);

const places = (text: string): Place[] => text.split(' ').map(place);

export const cards = (text: string): Card[] => (text === '' ? [] : (places(text) as Card[]));

const keptTicket = (kind: number): KeptTicket => ({
  kind,
  what: kind === TICKET.keepDie ? 'die' : 'rethrow',
});

interface Player {
  board?: string;
  stack?: string;
  cash?: number;
  tickets?: number[];
  kept?: number[];
}

interface Facts extends Omit<Position, 'question' | 'kept'> {
  question: string | null;
  kept: number[][];
  asked: Seat;
  roll: Roll;
  auction: Auction;
}

/** Seat 0 has a turn. A player has $10,000, one Purple card, nothing in the stack, three tickets, unless told. */
export function given(
  players: Player[],
  more: Partial<Omit<Position, 'pool' | 'draw'>> & { pool?: string; draw?: string } = {},
): Match {
  const { pool = '- - -', draw = '', ...others } = more;
  return matchFrom({
    seats: players.length,
    auctions: false,
    luckyCharm: false,
    or: 'free',
    ending: 'rulebook',
    set: readSet(null),
    question: { kind: 'turn', seat: 0 },
    turn: 0,
    turns: 0,
    lastTurns: null,
    consoled: false,
    cash: players.map(({ cash = 10_000 }) => cash),
    bank: 0,
    boards: players.map(({ board }, seat) => cards(board ?? `P${seat}`)),
    stacks: players.map(({ stack = '- - -' }) => places(stack)),
    pool: places(pool),
    draw: cards(draw),
    discards: [],
    tickets: players.map(({ tickets = [4, 4, 4] }) => [...tickets]),
    played: players.map(() => []),
    kept: players.map(({ kept = [] }) => kept.map(keptTicket)),
    box: [],
    ticket: null,
    roll: null,
    auction: null,
    ...others,
  });
}

/** Gives out the scripted results, in this order; nothing else may be drawn. */
function scriptedRng(results: number[]): Rng {
  const noOther = (): never => {
    throw new Error('only dice are thrown');
  };
  const below = (): number => {
    const result = results.shift();
    if (result === undefined) throw new Error('no die is due');
    return result;
  };
  return { below, pick: noOther, shuffle: noOther };
}

/** '3 3 5 c0' are two threes, a five and charm 0. */
const thrown = (dice: string): number[] =>
  dice
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('c') ? Number(word.slice(1)) : Number(word) - 1));

/** 'buy R2', 'swap P0 R2', 'keep 1 1 charm', 'keep', 'collect pair', 'bid 300', 'roll'. */
function move(text: string): Json {
  const [type, ...words] = text.split(' ');
  switch (type) {
    case 'buy':
      return { type, card: place(words[0]!) };
    case 'swap':
      return { type, give: place(words[0]!), take: place(words[1]!) };
    case 'keep': {
      const dice = words.filter((word) => word !== 'charm').map(Number);
      return { type, dice, charm: words.includes('charm') };
    }
    case 'collect':
      return { type, combo: words[0]! };
    case 'bid':
      return { type, amount: Number(words[0]) };
    default:
      return { type: type! };
  }
}

/** '0 roll, 0 keep 1 1': each must be the one to act; exactly these `dice` are thrown in all. */
export function run(match: Match, steps: string, dice = ''): void {
  const results = thrown(dice);
  for (const step of steps.split(', ')) {
    const [seat, ...words] = step.split(' ');
    expect(`${match.toAct().join()} ${words.join(' ')}`).toBe(step);
    match.play(Number(seat), move(words.join(' ')), scriptedRng(results));
  }
  expect(results).toEqual([]);
}

export const factsOf = (match: Match): Facts => match.facts() as unknown as Facts;

/** 'turn of 0' */
export const asked = (match: Match): string =>
  `${factsOf(match).question} of ${factsOf(match).asked}`;

/** Exactly these moves are legal for the seat to act, in any order. */
export function expectMoves(match: Match, ...texts: string[]): void {
  const inOrder = (moves: Json[]) => moves.map((each) => JSON.stringify(each)).toSorted();
  const seat = match.toAct()[0]!;
  expect(inOrder(match.moves(seat) as Json[])).toEqual(inOrder(texts.map(move)));
}
