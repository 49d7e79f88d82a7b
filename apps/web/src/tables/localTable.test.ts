import { GAME_IDS } from '@parlor/registry/ids';
import { effect, signal } from '@preact/signals';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalCalls, LocalNews } from '../engine/localCalls.ts';
import type { StoredMatch } from '../offline/storedMatch.ts';

/** One person alone, so that nothing happens by itself; step n is told as 'step n'. */
const update = (version: number, ply = version, asked = 0) => ({
  ...{ version, ply, viewer: 0, events: [`step ${version}`], view: {} },
  questions: [{ seat: asked, kind: 'play', sealed: false, optional: false }],
});

const stepsTo = (ply: number) => Array.from({ length: ply + 1 }, (_, n) => [`step ${n}`]);

/** The thread with the rules, as far as a test says what happens there. */
const { engine, say, reset } = vi.hoisted(() => {
  let tell: (news: readonly LocalNews[]) => void = () => {};
  return {
    engine: {
      setPace: async () => {},
      enterMatch: vi.fn<LocalCalls['enterMatch']>(),
      leaveMatch: vi.fn<LocalCalls['leaveMatch']>(async () => {}),
      news: () => new Promise((resolve) => (tell = resolve)),
      history: vi.fn<LocalCalls['history']>(),
      answer: vi.fn<LocalCalls['answer']>(),
      takeBack: vi.fn<LocalCalls['takeBack']>(),
    },
    say: async (...news: readonly LocalNews[]) => {
      tell(news);
      await new Promise((resolve) => setTimeout(resolve));
    },
    reset: () => (tell = () => {}),
  };
});

vi.mock('../engine/engine.ts', () => ({ engine }));
vi.mock('../platform/settings.ts', () => ({ botPace: signal(0) }));

beforeAll(() => {
  vi.stubGlobal('location', { pathname: '/' });
});

beforeEach(() => {
  reset();
  engine.enterMatch.mockImplementation(async (_match, seat) => ({
    session: 1 + seat,
    ...{ ...update(2), viewer: seat },
    history: stepsTo(1),
  }));
  engine.history.mockImplementation(async () => ({ version: 4, ply: 1, steps: stepsTo(1) }));
});

async function opened(...names: readonly string[]) {
  const { openLocal } = await import('./localTable.ts');
  return openLocal({
    id: 'local-x',
    game: GAME_IDS[0],
    seats: names.map((name) => ({ name, level: undefined })),
    header: { rulesVersion: 1, table: { seats: names.length, options: {} } },
  } as unknown as StoredMatch);
}

describe('a match of this device', () => {
  it('brings along what led to a moment until a table shows every one', async () => {
    const { viewing, live } = (await opened('Ines')).surroundings;
    const now = () => [viewing.moment.value!.events, viewing.moment.value!.history];
    expect(now()).toEqual([['step 2'], stepsTo(1)]);
    await say({ type: 'update', ...update(3) });
    expect(now()).toEqual([['step 3'], stepsTo(2)]);
    live!.seen();
    await say({ type: 'update', ...update(4) });
    expect(now()).toEqual([['step 4'], undefined]);
  });

  it('shows each of several moves that come at once', async () => {
    const { viewing, live } = (await opened('Ines')).surroundings;
    live!.seen();
    const told: unknown[] = [];
    const stop = effect(() => void told.push(...viewing.moment.value!.events));
    await say(...[3, 4, 5].map((version) => ({ type: 'update' as const, ...update(version) })));
    stop();
    expect(told).toEqual([2, 3, 4, 5].map((version) => `step ${version}`));
  });

  it('asks what led to a moment that does not follow the last', async () => {
    const { viewing, live } = (await opened('Ines')).surroundings;
    live!.seen();
    await say({ type: 'update', ...update(4, 1), events: [] });
    expect(viewing.moment.value).toMatchObject({ version: 4, ply: 1, history: stepsTo(1) });
  });

  it('is passed on only where several people play it, and has no line to lose', async () => {
    const alone = (await opened('Ines')).surroundings;
    const together = (await opened('Ines', 'Karim')).surroundings;
    expect(alone.hotSeat).toBeUndefined();
    expect(together.hotSeat?.handOver.value).toBe(0);
    for (const part of ['connection', 'standIn', 'takeBackVote'] as const)
      expect(alone[part]).toBeUndefined();
  });

  it('is passed on to whoever is asked, even if somebody has answered in another tab', async () => {
    const { surroundings } = await opened('Ines', 'Karim', 'Nadia');
    const { hotSeat, viewing } = surroundings;
    await hotSeat!.takeOver(0);
    expect(hotSeat!.handOver.value).toBeUndefined();
    await say({ type: 'update', ...update(3, 3, 1) });
    expect(hotSeat!.handOver.value).toBe(1);
    await say({ type: 'update', ...update(4, 4, 2) });
    expect(hotSeat!.handOver.value).toBe(2);
    await hotSeat!.takeOver(2);
    expect(viewing.moment.value!.viewer).toBe(2);
    expect(engine.leaveMatch).toHaveBeenLastCalledWith(1);
  });

  it('says why an answer could not be stored, and notices that it is gone', async () => {
    const table = await opened('Ines');
    const { playing } = table.surroundings;
    const failing = (code: string) => Object.assign(new Error(code), { code });
    engine.answer.mockRejectedValueOnce(failing('storage-full'));
    expect(await playing!.answer(2, {})).toEqual({ code: 'storage-full' });
    await say({ type: 'problem', code: 'storage-full' });
    expect(table.problem.value).toBe('storage-full');
    await say({ type: 'update', ...update(3) });
    expect(table.problem.value).toBeUndefined();
    engine.answer.mockRejectedValueOnce(failing('unknown-match'));
    await playing!.answer(3, {});
    expect(table.isGone.value).toBe(true);
  });
});
