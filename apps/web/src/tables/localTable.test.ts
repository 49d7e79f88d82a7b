import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { StoredMatch } from '../offline/storedMatches.ts';

/** One person alone, so that nothing happens by itself; step n is told as 'step n'. */
const standing = (ply: number) => ({
  ply,
  isOver: false,
  record: { moves: [] },
  asked: [{ seat: 0, question: ply }],
  updates: [[0, { ply, events: [`step ${ply}`], view: {}, questions: [] }]],
});

let ply = 2;
vi.mock('../engine/engine.ts', () => ({
  engine: {
    open: async () => standing(ply),
    history: async () => Array.from({ length: ply + 1 }, (_, n) => [`step ${n}`]),
    answer: async () => ({ ok: true, standing: standing(++ply) }),
  },
}));
vi.mock('../offline/storedMatches.ts', () => ({ storeMatch: async () => {} }));

/** Settings ask the browser what the person prefers: here nothing. */
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
});

async function opened(...names: readonly string[]) {
  const { openLocal } = await import('./localTable.ts');
  const kept = {
    id: 'local-x',
    game: 'zillionaire',
    seats: names.map((name) => ({ name, level: undefined })),
    record: { table: { options: {} } },
  } as unknown as StoredMatch;
  return (await openLocal(kept)).surroundings;
}

describe('a match of this device', () => {
  it('brings along what led to a moment until a table shows every one', async () => {
    const { viewing, live, playing } = await opened('Ines');
    const now = () => [viewing.moment.value!.events, viewing.moment.value!.history];
    expect(now()).toEqual([['step 2'], [['step 0'], ['step 1']]]);
    await playing!.answer(2, {});
    expect(now()).toEqual([['step 3'], [['step 0'], ['step 1'], ['step 2']]]);
    live!.seen();
    await playing!.answer(3, {});
    expect(now()).toEqual([['step 4'], undefined]);
  });

  it('is passed on only where several people play it, and has no line to lose', async () => {
    const alone = await opened('Ines');
    const together = await opened('Ines', 'Karim');
    expect(alone.hotSeat).toBeUndefined();
    expect(together.hotSeat?.handOver.value).toBe(0);
    for (const part of ['connection', 'standIn', 'takeBackVote'] as const)
      expect(alone[part]).toBeUndefined();
  });
});
