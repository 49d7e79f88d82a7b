import { canonicalJson } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { allMoves, moveEdge, moveText, parseMove } from './notation.ts';

describe('notation', () => {
  it('reads as at the table', () => {
    const text = (json: unknown) => moveText(parseMove(json)!);
    expect(text({ type: 'play', card: 7, count: 1 })).toBe('7');
    expect(text({ type: 'play', card: 7, count: 2 })).toBe('2×7');
    expect(text({ type: 'play', card: 10, count: 3 })).toBe('3×½');
    expect(text({ type: 'play', card: 11, count: 3 })).toBe('3×Ghost');
    expect(text({ type: 'eight-and-a-half' })).toBe('8+½');
    expect(text({ type: 'open', card: 10 })).toBe('open ½');
    expect(text({ type: 'blind', place: 2 })).toBe('blind 2');
    expect(text({ type: 'swap', give: 7, take: 3 })).toBe('swap 7 for 3');
    expect(text({ type: 'keep' })).toBe('keep');
  });

  it('and edges tell all moves apart', () => {
    const all = allMoves();
    expect(new Set(all.map(moveText)).size).toBe(all.length);
    expect(new Set(all.map(moveEdge)).size).toBe(all.length);
  });
});

describe('parseMove', () => {
  it('gives back the one object there is for each move', () => {
    for (const move of allMoves()) expect(parseMove(JSON.parse(canonicalJson(move)))).toBe(move);
  });

  it('refuses what no deck could hold', () => {
    const nonsense = [
      { type: 'play', card: 7, count: 7 },
      { type: 'play', card: 1, count: 5 },
      { type: 'play', card: 7, count: 0 },
      { type: 'play', card: 7, count: 1.5 },
      { type: 'play', card: 12, count: 1 },
      { type: 'play', card: '7', count: 1 },
      { type: 'play', card: 7 },
      { type: 'open', card: -1 },
      { type: 'blind', place: 0 },
      { type: 'blind', place: 4 },
      { type: 'swap', give: 7 },
      { type: 'swap', give: 7, take: 12 },
      { type: 'toString' },
      { type: ['keep'] },
    ];
    for (const input of nonsense) expect(parseMove(input)).toBeUndefined();
  });
});
