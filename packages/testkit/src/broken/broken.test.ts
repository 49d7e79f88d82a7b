import { describe, expect, test } from 'vitest';
import { LAWS, LawBroken, lawsHold } from '../index.ts';
import { BROKEN_GAMES, type BrokenGame } from './index.ts';

/** The number of the first law found broken. */
function firstBreach({ game }: BrokenGame, laws?: readonly number[]): number | undefined {
  const table = { seats: 3, options: game.presets.standard };
  try {
    lawsHold(game, table, { matches: 30, seed: 1, ...(laws && { laws }) });
  } catch (error) {
    if (error instanceof LawBroken) return error.law;
    throw error;
  }
  return undefined;
}

describe('each broken game is caught by the law it is meant for', () => {
  for (const brokenGame of BROKEN_GAMES) {
    const { law, fault, alsoBreaks } = brokenGame;
    test(`law ${law}: ${fault}`, () => {
      expect(firstBreach(brokenGame, [law])).toBe(law);
      expect([law, ...alsoBreaks]).toContain(firstBreach(brokenGame));
    });
  }
});

test('there is a broken game for every law', () => {
  const covered = new Set(BROKEN_GAMES.map(({ law }) => law));
  expect(LAWS.filter(({ number }) => !covered.has(number))).toEqual([]);
});

test('every fault has a name of its own', () => {
  expect(new Set(BROKEN_GAMES.map(({ fault }) => fault)).size).toBe(BROKEN_GAMES.length);
});
