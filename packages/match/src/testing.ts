/** A bazaar to referee: sealed bids, hidden hands, wide and listed moves. */

import { fastRng, type Rng, WIDE } from '@parlor/kit';
import { type Bazaar, bazaar, type Move } from '../../../docs/template-game/rules/index.ts';
import { type Match, openMatch } from './match.ts';
import type { Result } from './result.ts';

export { bazaar, type Bazaar };

export const SEED = '5eed'.repeat(16);

export const accept = <Value>(result: Result<Value>): Value => {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.why)}`);
};

export const openBazaar = (seats = 3, seed = SEED): Match<Bazaar> =>
  accept(openMatch(bazaar, { seats }, seed));

/** Some legal move of `seat`, found as a client finds it: in a world that fits the seat's view. */
export function someMove(match: Match<Bazaar>, seat: number, rng: Rng): Move {
  const world = bazaar.worlds(match.update(seat).view)(rng);
  const listed: Move[] = [];
  const count = bazaar.moves(world, seat, listed);
  return count === WIDE ? bazaar.sample(world, seat, rng) : listed[rng.below(count)]!;
}

/** Lets one of the asked seats answer at random. */
export function step(match: Match<Bazaar>, rng: Rng): void {
  const { seat, id } = rng.pick(match.questions());
  const answered = match.answer(seat, id, someMove(match, seat, rng));
  if (!answered.ok) throw new Error(`refused: ${answered.why.code}`);
}

/** A whole match of random players. */
export function playedBazaar(seats = 3, chance = 1): Match<Bazaar> {
  const match = openBazaar(seats);
  const rng = fastRng(chance);
  while (match.questions().length > 0) step(match, rng);
  return match;
}

/** Values of every kind that is not what was asked for. */
export const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  '',
  'bid',
  [],
  [[]],
  {},
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'bid' },
  { type: 'bid', coins: -1 },
  { type: 'bid', coins: '3' },
  { type: 'bid', coins: { valueOf: 3 } },
  { type: ['bid'], coins: 3 },
  JSON.parse('{"__proto__": {"type": "bid", "coins": 1}}'),
];
