import { describe, expect, it } from 'vitest';
import { found, HOUSE, only } from './testHouse.ts';

describe('a game singled out', () => {
  const path = 'packages/match/src/index.ts';

  it.each([
    [`export const f = (game) => game.id === 'chess';`],
    [`export const f = (record) => record.game !== 'something';`],
    [`export const f = (gameId) => gameId == 'something';`],
    [`export const f = (id) => 'draughts' === id;`],
    [`export const f = (it) => { switch (it) { case 'chess': return 1; } };`],
    [`export const f = (it) => ['chess', 'x'].includes(it);`],
    [`export const f = (it) => it.startsWith('chess');`],
    [`export const f = (it) => it === ('chess' as Id);`],
    [`export const seats = { chess: 2 };`],
    [`export const seats = { 'chess': 2 };`],
    [`export const seats = { ['chess']: 2 };`],
    [`export const list = (chess) => ({ chess });`],
    [`export interface Seats { chess: number }`],
    [`export type Seats = Record<'chess', number>;`],
    [`export const IDS = ['chess'];`],
    [`export const seats = new Map([['chess', 2]]);`],
    [`export const seats = (all) => all.chess;`],
    ['export const usual = `chess`;'],
  ])('%s', (code) => {
    expect(only({ [path]: `${HOUSE[path]}\n${code}` })).toMatch(
      /match\/src\/index\.ts:2 singles out a game/,
    );
  });

  it('may be itself in its own folder, and no other', () => {
    const own = 'games/chess/facts/cards.ts';
    expect(found({ [own]: `${HOUSE[own]}\nexport const id = 'chess';` })).toEqual([]);
    expect(only({ [own]: `${HOUSE[own]}\nexport const id = 'draughts';` })).toMatch(
      /cards\.ts:2 singles out a game: 'draughts'/,
    );
  });

  it('is for a test outside its folder only where that is excused', () => {
    const test = 'packages/match/src/index.test.ts';
    const files = { [test]: `export const f = (games) => games.chess;` };
    expect(only(files)).toMatch(/index\.test\.ts:1 singles out a game: 'chess'/);
    expect(found(files, [test])).toEqual([]);
    for (const said of ['laws --game chess --matches 1', '/api/ratings/chess'])
      expect(only({ [test]: `export const line = '${said}';` })).toMatch(/a game: 'chess'/);
    const helps = 'tests/browser/screens.ts';
    expect(only({ [helps]: `export const at = '/new/chess?at=online';` })).toMatch(
      /a game: 'chess'/,
    );
    expect(found({ [test]: `export const file = 'chess-1-abc.js';` })).toEqual([]);
    expect(found({ [test]: '' }, [test])).toEqual([
      `${test} is excused for naming games, and names none`,
    ]);
  });
});
