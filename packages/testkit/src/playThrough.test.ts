import { describe, expect, test } from 'vitest';
import { bazaar } from '../../../docs/template-game/rules/index.ts';
import { playThrough, randomMatch } from './index.ts';

const TABLE = { seats: 2, options: bazaar.presets.brief! };

describe('a transcript', () => {
  const text = playThrough(bazaar, TABLE, 4);
  const lines = text.split('\n');

  test('is the same every time', () => {
    expect(playThrough(bazaar, TABLE, 4)).toBe(text);
    expect(playThrough(bazaar, TABLE, 5)).not.toBe(text);
  });

  test('says what is played', () => {
    expect(lines.slice(0, 3)).toEqual([
      'game: template-game, rules version 1',
      'table: 2 seats, {"days":4,"purse":8,"scouting":false}',
      'seed: 4',
    ]);
  });

  test('is of the random match with this seed', () => {
    const { moves, outcome } = randomMatch(bazaar, TABLE, 4);
    const played = lines.filter((line) => line.includes(' plays: '));
    expect(played).toHaveLength(moves.length);
    moves.forEach(({ seat }, index) => {
      expect(played[index]).toContain(`seat ${seat} plays: `);
    });
    expect(lines.at(-2)).toBe(
      `outcome {"places":${JSON.stringify(outcome.places)},"scores":${JSON.stringify(outcome.scores)}}`,
    );
  });

  test('tells secrets with their audience', () => {
    const place = lines.indexOf('  event {"count":3,"seat":1,"type":"dealt"}');
    expect(lines[place + 1]).toMatch(/^ {4}to seat 1: \{"count":3,"goods":/);
  });

  test('lists moves, and samples those that are too many', () => {
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^ {2}seat 0 asked: bid, sealed; wide, such as: bid \d+ \| bid \d+ \| bid \d+$/,
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/asked: sell; \d+ moves: keep \| sell 1 /));
  });

  test('shows of the views only what changed, and what all see once', () => {
    const first = lines.indexOf('ply 1');
    const second = lines.indexOf('ply 2');
    const ply = lines.slice(first, second);
    const seat = ply.some((line) => line.includes('seat 0 plays')) ? 0 : 1;
    const bid = /plays: bid (\d+)/.exec(ply.join('\n'))![1];
    const state = ply.findIndex((line) => line.startsWith('  state '));
    expect(ply.slice(state + 1)).toEqual([
      '  all views',
      `    sealed = [${seat === 0},${seat === 1}]`,
      `  view of seat ${seat}`,
      `    bid = ${bid}`,
      '',
    ]);
  });

  test('can show the middle of a long match in a line a move', () => {
    const short = playThrough(bazaar, TABLE, 4, { inFull: 6 });
    const plies = text.match(/^ply \d+$/gm)!.length;
    expect(short.match(/^ply \d+$/gm)).toEqual(
      [1, 2, 3, plies - 2, plies - 1, plies].map((ply) => `ply ${ply}`),
    );
    expect(short.match(/^ply \d+, seat \d plays: .+, [0-9a-f]{16}$/gm)).toHaveLength(plies - 6);
    expect(short.split('\n').at(-2)).toBe(text.split('\n').at(-2));
    expect(text.startsWith(short.slice(0, short.indexOf('\n\nply 4,')))).toBe(true);
  });
});

test('a long list is cut, its length is not', () => {
  const long = {
    ...bazaar,
    moves(...[state, seat, out]: Parameters<typeof bazaar.moves>) {
      const count = bazaar.moves(state, seat, out);
      if (count < 0) return count;
      for (let place = count; place < 45; place++) out[place] = out[0]!;
      return 45;
    },
  };
  const line = playThrough(long, TABLE, 4)
    .split('\n')
    .find((text) => text.includes('; 45 moves: '))!;
  const shown = line.split('; 45 moves: ')[1]!.split(' | ');
  expect(shown).toHaveLength(41);
  expect([shown[0], shown.at(-1)]).toEqual(['keep', 'and 5 more']);
});

test('a match that does not end is no transcript', () => {
  expect(() => playThrough({ ...bazaar, maxMoves: () => 2 }, TABLE, 4)).toThrow(/not over after 2/);
});
