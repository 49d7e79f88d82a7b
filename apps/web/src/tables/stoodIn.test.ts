import type { ChainedFile } from '@parlor/match';
import type { History } from '@parlor/protocol';
import { describe, expect, it } from 'vitest';
import { stoodInFor, toldHistory } from './stoodIn.ts';

describe('what a bot did for somebody', () => {
  it('is known of each step of a history, wherever that begins', () => {
    const history = (ply: number, steps: number): History => ({
      ...{ type: 'history', match: 'mK9sLw2eTf6Hj4bYx0Qd3A', version: 9, viewer: 0, ply },
      steps: Array.from({ length: steps }, (_, i) => [i]),
      stoodIn: [{ seat: 1, by: 'time-out', ply: 3 }],
    });
    const madeBy = (told: History) => toldHistory(told).steps.map(({ stoodIn }) => stoodIn?.by);
    // From the setup on, and of a long match the newest only.
    expect(madeBy(history(4, 5))).toEqual([
      ...[undefined, undefined, undefined],
      'time-out',
      undefined,
    ]);
    expect(madeBy(history(4, 2))).toEqual(['time-out', undefined]);
    expect(madeBy(history(9, 3))).toEqual([undefined, undefined, undefined]);
    const { stoodIn: _, ...older } = history(4, 5);
    expect(madeBy(older)).toEqual(Array.from({ length: 5 }));
  });

  it('is in the file of a match, for the moves that stood in the end', () => {
    const move = (ply: number, seat: number, by: string) => ({ type: 'move', ply, seat, by });
    const entries = [
      { type: 'shares' },
      move(1, 0, 'person'),
      move(2, 1, 'stand-in'),
      { type: 'take-back', seat: 0, ply: 1 },
      move(2, 1, 'person'),
      move(3, 2, 'bot'),
      move(4, 0, 'time-out'),
      { type: 'ending' },
    ] as unknown as ChainedFile['entries'];
    expect(stoodInFor({ entries })).toEqual([
      ...[undefined, undefined, undefined],
      { seat: 0, by: 'time-out' },
    ]);
  });
});
