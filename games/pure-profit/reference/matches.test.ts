import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { ascending, cardsOf, VALUES } from './cards.ts';
import { plainPureProfit } from './plain.ts';
import { factsOf } from './situations.ts';

/** Much that is rare with the deck in the box: hands without values, several Bankrupts, reshuffles. */
const WILD = {
  ...Object.fromEntries(VALUES.map((value) => [value, 3])),
  bankruptLowest: 14,
  bankruptHighest: 14,
  stealOne: 6,
  stealTwo: 6,
  stealThree: 6,
};

const SEAT_COUNTS = [2, 3, 4, 5, 6];
const MATCHES = 16;

/** Every way the options with two values can be set, four times over by deck and length. */
const optionsOf = (nth: number) =>
  ({
    openSteal: nth % 2 === 1,
    steals: nth % 4 < 2 ? 'once' : 'reshuffled',
    finish: nth % 8 < 4 ? 'free' : 'discard',
    deck: nth % 16 < 8 ? null : WILD,
    games: nth % 16 === 5 ? '3' : '1',
  }) as const;

/** Hands, Banks, piles and all. */
const cardsIn = (match: ReturnType<typeof plainPureProfit>): number[] => {
  const { hands, banks, pile, discard, gone, pairs } = factsOf(match);
  return [hands, banks, pairs, [pile, discard, gone]].flat(2).toSorted(ascending);
};

describe('random matches', () => {
  it.each(SEAT_COUNTS)('with %i seats end under every option and lose no card', (seats) => {
    const seen = new Set<string>();
    for (let nth = 0; nth < MATCHES; nth++) {
      const options = optionsOf(nth);
      const rng = fastRng(100 * seats + nth);
      const match = plainPureProfit({ seats, options }, rng);
      for (let step = 1; match.outcome() === undefined; step++) {
        const [seat] = match.toAct();
        const move = rng.pick(match.moves(seat!) as { type: string }[]);
        seen.add(move.type);
        match.play(seat!, move, rng);
        if (step % 100 === 0) expect(cardsIn(match)).toEqual(cardsOf(options.deck));
      }
      expect(cardsIn(match)).toEqual(cardsOf(options.deck));
      expect(match.toAct()).toEqual([]);
    }
    const usual = ['bank', 'choose', 'discard', 'draw', 'finish', 'lay', 'pass', 'settle', 'steal'];
    expect([...seen].toSorted()).toEqual([...usual, 'stop', 'take']);
  });
});
