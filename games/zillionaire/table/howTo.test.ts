/** What the how-to page says and shows, held against the rules. */

import { fastRng, LANGUAGES } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { COUPLES, POINTS_BY_PLACE, SEAT_COUNTS, statusesFor } from '../facts/cards.ts';
import { EXCHANGE_EXAMPLE, FIVE_EXAMPLE, ROUND_EXAMPLE } from '../facts/examples.ts';
import { type Play, RANKS, ZILLIONAIRE } from '../facts/types.ts';
import { catalogues } from '../messages/catalogues.ts';
import { zillionaire } from '../rules/index.ts';
import { notate } from '../rules/notation.ts';
import { lay } from '../rules/testTable.ts';

/** Everybody plays one of them in turn, with something to spare. */
const inTurn = (plays: readonly Play[]) =>
  lay({
    hands: plays.map((play) => `${`${notate(play).split('×')[1]} `.repeat(play.count)}Zillionaire`),
  }).play(...plays.map(notate));

describe('the examples of the how-to page', () => {
  it('Z-4.2 play the same number of a higher rank each time', () => {
    const table = inTurn(ROUND_EXAMPLE);
    expect(table.events('played').map(({ rank, count }) => ({ rank, count }))).toEqual(
      ROUND_EXAMPLE.map(({ rank, count }) => ({ rank, count })),
    );
  });

  it('Z-4.4 let one 5 count as three, and three 6s beat it', () => {
    const asked = inTurn(FIVE_EXAMPLE)
      .events('played')
      .map(({ rank, asks }) => [rank, asks]);
    expect(asked).toEqual([
      [2, 3],
      [5, 3],
      [6, 3],
    ]);
    for (const { messages } of Object.values(catalogues))
      expect(messages.howTo.example(FIVE_EXAMPLE)).toMatch(/5/);
  });

  it('Z-3.1 show cards that Rich and Poor can come to swap', () => {
    const swaps = Array.from({ length: 40 }, (_, seed) => firstSwap(seed));
    const high = EXCHANGE_EXAMPLE.up.toSorted((a, b) => b - a);
    expect(swaps).toContainEqual({ down: EXCHANGE_EXAMPLE.down, up: high });
  });
});

/** What Rich gave and got before the second game of a random match. */
function firstSwap(seed: number) {
  const rng = fastRng(seed);
  const state = zillionaire.setup({ seats: 3, options: { games: 2 } }, rng);
  while (state.game === 1) {
    const move = zillionaire.sample(state, state.turn, rng);
    zillionaire.apply(state, state.turn, move, rng);
  }
  const rich = zillionaire.view(state, state.dealer).exchange!;
  return { down: rich.gave, up: rich.got };
}

describe.each(LANGUAGES)('the figures of the how-to page (%s)', (language) => {
  const { howTo, glossary, lessons } = catalogues[language].messages;

  it('Z-5.3 are the points of a full table, and fewer seats leave out statuses between Rich and Poor', () => {
    expect(howTo.aim.note).toContain(`: ${POINTS_BY_PLACE.at(-1)?.join(', ')}.`);
    const [rich, poor] = [glossary.status('Rich'), glossary.status('Poor')];
    expect(lessons.out.text).toMatch(new RegExp(`6 .*${rich}.* 1 .*${poor}`));
    for (const seats of SEAT_COUNTS) {
      expect([statusesFor(seats)[0], statusesFor(seats).at(-1)]).toEqual(['Rich', 'Poor']);
      expect(statusesFor(seats)).toHaveLength(seats);
    }
  });

  it('Z-1.2 are thirteen ranks, and the named ones stand in their order', () => {
    expect(RANKS).toHaveLength(13);
    const named = RANKS.filter((rank) => rank > 8).map(glossary.rank);
    const places = named.map((name) => howTo.ranks.text.indexOf(name));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(glossary.rank(ZILLIONAIRE)).toBe(named.at(-1));
  });

  it('Z-3.2 are a second couple for one card from four players on, and none with three', () => {
    expect(SEAT_COUNTS.map((seats) => COUPLES[seats]?.map(({ count }) => count))).toEqual([
      [2],
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
  });
});
