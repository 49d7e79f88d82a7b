import { effect } from '@preact/signals';
import type { Position } from '@parlor/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CatchingUp } from './catchingUp.ts';

const MATCH = 'mK9sLw2eTf6Hj4bYx0Qd3A';

const position = (version: number, more: Partial<Position> = {}): Position => ({
  type: 'position',
  match: MATCH,
  version,
  viewer: 0,
  ply: version,
  events: [`step ${version}`],
  view: {},
  questions: [],
  deadlines: [],
  now: 0,
  ...more,
});

/** What was told up to a ply, the setup first. */
const stepsTo = (ply: number) => Array.from({ length: ply + 1 }, (_, n) => [`step ${n}`]);

const history = (version: number, ply = version) => ({
  ...({ type: 'history', match: MATCH, version, viewer: 0, ply } as const),
  steps: stepsTo(ply),
});

function catchingUp(answers = async () => true, isSeen = true) {
  const ask = vi.fn<(match: string) => Promise<boolean>>(answers);
  const up = new CatchingUp(ask);
  if (isSeen) up.seen();
  /** Everything that was shown, as version, events and how many steps led there. */
  const shown: unknown[] = [];
  effect(() => {
    const now = up.position.value;
    if (now) shown.push([now.version, now.events, now.history?.length]);
  });
  return { up, ask, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('catching up', () => {
  it('asks nothing while one position follows the other', () => {
    const { up, ask, shown } = catchingUp();
    for (const version of [0, 1, 2]) up.take(position(version));
    // The same again, and a step that shows this viewer nothing.
    up.take(position(2));
    up.take(position(3, { events: [] }));
    expect(ask).not.toHaveBeenCalled();
    expect(shown).toEqual([
      ...[0, 1, 2, 2].map((version) => [version, [`step ${version}`], undefined]),
      [3, [], undefined],
    ]);
  });

  it('shows nothing to whoever has just come before it is known what led there', () => {
    const { up, ask, shown } = catchingUp();
    up.take(position(7, { events: [] }));
    expect(shown).toEqual([]);
    expect(ask).toHaveBeenCalledExactlyOnceWith(MATCH);
    up.told(history(7));
    expect(shown).toEqual([[7, [], 8]]);
  });

  it('asks after a break, even if only one move was missed', () => {
    const { up, shown } = catchingUp();
    up.take(position(0));
    up.lost();
    up.take(position(1, { events: [] }));
    expect(shown).toHaveLength(1);
    up.told(history(1));
    expect(shown[1]).toEqual([1, [], 2]);
  });

  it('asks nothing after a break in which nothing happened', () => {
    const { up, ask } = catchingUp();
    up.take(position(0));
    up.lost();
    up.take(position(0, { events: [] }));
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks when a move was taken back', () => {
    const { up, shown } = catchingUp();
    for (const version of [0, 1, 2]) up.take(position(version));
    up.take(position(3, { ply: 1, events: [] }));
    up.told(history(3, 1));
    expect(shown[3]).toEqual([3, [], 2]);
  });

  it('keeps what comes meanwhile, in order', () => {
    const { up, ask, shown } = catchingUp();
    up.take(position(7, { events: [] }));
    for (const version of [8, 9]) up.take(position(version));
    // Made between the two.
    up.told(history(8));
    expect(shown).toEqual([
      [8, [], 9],
      [9, ['step 9'], undefined],
    ]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not tell more than led to the position that is there', () => {
    const { up, shown } = catchingUp();
    up.take(position(7, { events: [] }));
    up.told(history(9));
    expect(shown).toEqual([[7, [], 8]]);
    for (const version of [8, 9]) up.take(position(version));
    expect(shown).toHaveLength(3);
  });

  it('brings along all that led there until a table shows it', () => {
    const { up, shown } = catchingUp(undefined, false);
    const plies: unknown[] = [];
    effect(() => {
      if (up.position.value) plies.push(up.position.value.historyPly);
    });
    up.take(position(7, { events: [] }));
    up.told(history(7));
    up.take(position(8));
    up.take(position(9));
    up.seen();
    up.take(position(10));
    expect(shown).toEqual([
      [7, [], 8],
      // Each step once, and it is known which ply the last of them led to.
      [8, ['step 8'], 8],
      [9, ['step 9'], 9],
      [10, ['step 10'], undefined],
    ]);
    expect(plies).toEqual([7, 7, 8, undefined]);
  });

  it('goes on without it when it is refused or does not come', async () => {
    const refused = catchingUp(async () => false);
    refused.up.take(position(7, { events: [] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(refused.shown).toEqual([[7, [], undefined]]);
    const silent = catchingUp(() => new Promise<boolean>(() => {}));
    silent.up.take(position(7, { events: [] }));
    silent.up.take(position(8));
    expect(silent.shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(silent.shown).toEqual([[8, ['step 8'], undefined]]);
    // What comes too late is nobody's.
    silent.up.told(history(8));
    expect(silent.shown).toHaveLength(1);
  });
});
