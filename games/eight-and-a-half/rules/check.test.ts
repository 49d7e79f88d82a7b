import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { lay, readMove } from './testTable.ts';
import type { Move } from '../facts/types.ts';

describe('refusals', () => {
  it('say whose turn it is not, and when the match is over', () => {
    const { state } = lay({ hands: ['7 8', '1 1'], pile: '4', value: 4 });
    expect(check(state, 1, readMove('1'))).toEqual({ code: 'not-your-turn' });
    for (const nobody of [-1, 2, 99, 0.5, Number.NaN]) {
      expect(check(state, nobody, readMove('7'))).toEqual({ code: 'not-your-turn' });
    }
    state.phase = 'over';
    expect(check(state, 0, readMove('7'))).toEqual({ code: 'match-over' });
  });

  it('answer anything at all', () => {
    const { state } = lay({ hands: ['7 8', '1 1'] });
    for (const junk of [null, undefined, 7, 'play', [], {}, { type: 'play' }, { type: 'fold' }]) {
      expect(check(state, 0, junk as unknown as Move)).toEqual({ code: 'not-a-move' });
    }
  });

  it('give the reason with its numbers', () => {
    const { state } = lay({ hands: ['3 7 7', '1 1'], pile: '4 ½', value: 4.5 });
    const why = (notation: string) => check(state, 0, readMove(notation));
    expect(why('3')).toEqual({ code: 'too-low', params: { card: 3, value: 4.5 } });
    expect(why('3×7')).toEqual({ code: 'not-in-hand', params: { card: 7, have: 2, need: 3 } });
    expect(why('2×7')).toBeUndefined();
  });
});
