/** Hand-made situations for the tests: chosen deals, moves in short notation. */

import type { Json, Rng, Seat } from '@parlor/kit';
import { expect } from 'vitest';
import { plainZillionaire } from './plain.ts';

type Match = ReturnType<typeof plainZillionaire>;
export type Hands = Record<Seat, string>;

interface Facts {
  game: number;
  dealer: Seat;
  seating: Seat[];
  hands: number[][];
  points: number[];
  turn: Seat | null;
  top: { rank: number; count: number; by: Seat } | null;
  out: Seat[];
  finished: Seat[][];
}

/** '3×4 7' is three 4s and a 7. */
export const cards = (text: string): number[] =>
  text.split(' ').flatMap((group) => {
    const [copies, rank] = group.includes('×') ? group.split('×') : [1, group];
    return Array<number>(Number(copies)).fill(Number(rank));
  });

export const PILE = cards('6×1 6×2 6×3 6×4 3×5 6×6 6×7 6×8 3×9 3×10 3×11 4×12 4×13');

/** A deck that deals these hands; hands that are given in part are filled up from the lowest cards left. */
function deckFor(receivers: Seat[], hands: Hands): number[] {
  const left = [...PILE];
  const dealt = receivers.map((seat) => {
    const hand = hands[seat] === undefined ? [] : cards(hands[seat]);
    for (const card of hand) left.splice(left.indexOf(card), 1);
    return hand;
  });
  const size = 60 / receivers.length;
  for (const hand of dealt) hand.push(...left.splice(0, size - hand.length));
  const deck: number[] = [];
  for (let nth = 0; nth < size; nth++) for (const hand of dealt) deck.push(hand[nth]!);
  return [...deck, ...left];
}

/** Gives out the scripted decks; no other chance is expected once the dealer is drawn. */
export function scriptedRng(dealer: Seat, decks: number[][]): Rng {
  const draws = [dealer];
  return {
    below: () => {
      if (draws.length === 0) throw new Error('only the first dealer is drawn');
      return draws.pop()!;
    },
    pick: () => {
      throw new Error('nothing is picked');
    },
    shuffle: (pile) => {
      const deck = decks.shift();
      if (deck === undefined) throw new Error('no shuffle is due');
      expect(Array.from(pile)).toEqual(PILE); // the pile lies in rank order
      return Object.assign(pile, deck);
    },
  };
}

export const noChance = scriptedRng(0, []);
noChance.below(1);

export const factsOf = (match: Match): Facts => match.facts() as unknown as Facts;

/** A one-game match with seat 0 to lead. */
export const seat0Leads = (seats: number, hands: Hands): Match => {
  const receivers = Array.from({ length: seats }, (_, seat) => seat);
  const rng = scriptedRng(seats - 1, [deckFor(receivers, hands)]);
  return plainZillionaire({ seats, options: { games: 1 } }, rng);
};

export const lay = (count: number, rank: number): Json => ({ type: 'play', rank, count });
export const PASS: Json = { type: 'pass' };

/** '0:3×4 1' is seat 0 playing three 4s, then seat 1 passing; each must be the one to act. */
export function run(match: Match, steps: string): void {
  for (const step of steps.split(' ')) {
    const [seat, count, rank] = step.split(/[:×]/).map(Number);
    expect(match.toAct()).toEqual([seat]);
    match.play(seat!, count === undefined ? PASS : lay(count, rank!), noChance);
  }
}

/** The leader `seat` plays single cards, low to high, and all others pass, until only `keep` is left. */
export function shed(match: Match, seat: Seat, keep: string, rng = noChance): void {
  expect(factsOf(match)).toMatchObject({ turn: seat, top: null });
  const { game, hands } = factsOf(match);
  const spare = [...hands[seat]!];
  if (keep !== '') for (const card of cards(keep)) spare.splice(spare.indexOf(card), 1);
  for (const card of spare) {
    match.play(seat, lay(1, card), rng);
    while (factsOf(match).game === game && factsOf(match).top && match.toAct().length > 0) {
      match.play(match.toAct()[0]!, PASS, rng);
    }
  }
}

export const texts = (match: Match, seat: Seat): string[] =>
  (match.moves(seat) as { type: string; count?: number; rank?: number }[])
    .map((move) => (move.type === 'pass' ? 'pass' : `${move.count}×${move.rank}`))
    .toSorted();

export const sorted = (...moves: string[]): string[] => moves.toSorted();

/** Plays the first game so that seats 1, 2, … go out in turn and seat 0 is Poor, then deals `hands`. */
export function secondGame(seats: number, hands: Hands): { match: Match; rng: Rng } {
  const first = Array.from({ length: seats }, (_, nth) => (nth + 1) % seats);
  const second = [0, ...first.slice(1, -1).toReversed(), 1];
  const rng = scriptedRng(0, [deckFor(first, {}), deckFor(second, hands)]);
  const match = plainZillionaire({ seats, options: { games: 2 } }, rng);
  for (const seat of first.slice(0, -1)) shed(match, seat, '', rng);
  expect(factsOf(match)).toMatchObject({ game: 2, finished: [first], top: null, out: [] });
  return { match, rng };
}
