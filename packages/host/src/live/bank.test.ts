import { describe, expect, it } from 'vitest';
import type { HostTypes, StoredMatch } from '../ports/hostTypes.ts';
import type { LogBody, LogEntry } from '../ports/matchLog.ts';
import { LiveMatch } from './liveMatch.ts';
import { questionAt } from './questionNumbers.ts';

const BANK = { start: 60_000, increment: 5000, seats: 2 };

/** A match of two that began at 0, with a time bank; its log can be read again from the start, as another host does. */
function begun() {
  const log: LogEntry[] = [];
  const fresh = () => {
    const live = new LiveMatch<HostTypes>({ startedAt: 0 } as unknown as StoredMatch);
    live.terms = { time: undefined, bank: BANK, watchDelay: 0, absence: undefined };
    return live;
  };
  const live = fresh();
  const ask = (seat: number, ply: number, takeBacks = 0) => {
    live.asked = [{ seat, question: questionAt(ply, takeBacks) }];
    return live.asked[0]!;
  };
  const note = (at: number, seat: number, body: LogBody, player = 'a') => {
    const n = log.length + 1;
    log.push({ match: 'M', n, at, seat, player, key: `k-${n}`, body });
    live.note(log.at(-1)!);
  };
  return {
    live,
    ask,
    /** Moves after so long, as the host writes it down. */
    move(at: number, { seat, question }: { seat: number; question: number }, player = 'a') {
      const took = live.usedAt({ seat, question }, at);
      const isLate = player.startsWith('bot:') && player.endsWith('!');
      note(at, seat, { type: 'move', ply: 0, move: {}, took, ...(isLate && { isLate }) }, player);
      live.asked = [];
    },
    takeBack(at: number, seat: number, ply: number) {
      note(at, seat, { type: 'takeback', ply, thinking: live.thinkingAt(at) });
      live.asked = [];
    },
    /** What another host makes of the same log. */
    elsewhere() {
      const other = fresh();
      other.reset(log, { ply: 0, asked: [], positions: [] });
      return other.banks(0);
    },
  };
}

describe('a time bank', () => {
  it('is used up by answers, and grows with each', () => {
    const { live, ask, move, elsewhere } = begun();
    const first = ask(0, 0);
    expect(live.deadlineOf(first)).toBe(60_000);
    expect(live.banks(20_000)).toEqual([40_000, 60_000]);
    move(20_000, first);
    expect(live.banks(20_000)).toEqual([45_000, 60_000]);
    const second = ask(1, 1);
    expect(live.deadlineOf(second)).toBe(80_000);
    move(21_000, second);
    expect(live.deadlineOf(ask(0, 2))).toBe(21_000 + 45_000);
    live.asked = [];
    expect(live.banks(90_000)).toEqual([45_000, 64_000]);
    expect(elsewhere()).toEqual([45_000, 64_000]);
  });

  it('is not refilled by take-backs, however many', () => {
    const { live, ask, move, takeBack, elsewhere } = begun();
    let at = 0;
    for (let round = 0; round < 3; round++) {
      move((at += 10_000), ask(0, 0, round));
      // The other one thinks for four seconds about what is taken back then.
      ask(1, 1, round);
      takeBack((at += 4000), 0, 0);
    }
    const again = ask(0, 0, 3);
    expect(live.deadlineOf(again)).toBe(at + 30_000);
    expect(live.banks(at)).toEqual([30_000, 48_000]);
    expect(elsewhere()).toEqual([30_000, 48_000]);
    move(at + 1000, again);
    expect(live.banks(at + 1000)).toEqual([34_000, 48_000]);
  });

  it('that is empty owes nothing: the increment of the next answer of one’s own is there', () => {
    const { live, ask, move } = begun();
    const first = ask(0, 0);
    // The stand-in takes a moment when the time is up, and earns nothing.
    move(61_500, first, 'bot:casual!');
    expect(live.banks(61_500)).toEqual([0, 60_000]);
    const next = ask(0, 1);
    expect(live.deadlineOf(next)).toBe(61_500);
    move(61_600, next);
    expect(live.banks(61_600)).toEqual([5000, 60_000]);
  });

  it('of somebody who is away is neither used nor filled by the stand-in', () => {
    const { live, ask, move } = begun();
    move(5000, ask(0, 0), 'bot:casual');
    move(9000, ask(0, 1), 'bot:casual');
    expect(live.banks(9000)).toEqual([60_000, 60_000]);
  });

  it('where there is none nobody has any', () => {
    const { live, ask } = begun();
    live.terms = { time: undefined, watchDelay: 0, absence: undefined };
    expect(live.banks(0)).toBeUndefined();
    expect(live.deadlineOf(ask(0, 0))).toBeUndefined();
  });
});
