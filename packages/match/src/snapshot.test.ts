import { canonicalJson, hashJson, type Json, type Viewer } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import type { Match } from './match.ts';
import { replay } from './replay.ts';
import { restore, type Snapshot, snapshot } from './snapshot.ts';
import { accept, type Bazaar, bazaar, JUNK, openBazaar, playedBazaar } from './testing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public'];

/** All that can be asked of a match, but for the news of its last step. */
const everything = (match: Match<Bazaar>): string => {
  const updates = VIEWERS.map((viewer) => ({ ...match.update(viewer), events: [] }));
  return canonicalJson([updates, match.questions(), match.stateHash()]);
};

const asFile = (of: Snapshot<Bazaar>): Snapshot<Bazaar> =>
  JSON.parse(JSON.stringify(of)) as Snapshot<Bazaar>;

/** A snapshot at every ply of one match. */
function snapshots() {
  const record = playedBazaar().record();
  const taken: Snapshot<Bazaar>[] = [];
  const states: string[] = [];
  accept(
    replay(bazaar, record, (match) => {
      taken.push(asFile(snapshot(match)));
      states.push(everything(match));
    }),
  );
  return { record, taken, states };
}

describe('snapshots', () => {
  const { record, taken, states } = snapshots();

  it('lead to the same match as a full replay, from every ply to every later one', () => {
    expect(taken.length).toBeGreaterThan(20);
    for (let from = 0; from < taken.length; from++) {
      for (const to of new Set([from, from + 1, from + 3, taken.length - 1])) {
        if (to >= taken.length) continue;
        const restored = accept(restore(bazaar, taken[from], record.moves.slice(from, to)));
        expect(restored.ply).toBe(to);
        expect(everything(restored)).toBe(states[to]);
      }
    }
  });

  it('keep the ids of sealed questions', () => {
    const match = openBazaar();
    match.answer(1, 0, { type: 'bid', coins: 1 });
    const restored = accept(restore(bazaar, asFile(snapshot(match))));
    expect(restored.questions()).toEqual(match.questions());
    expect(restored.answer(0, 0, { type: 'bid', coins: 2 })).toEqual({ ok: true, ply: 2 });
  });

  it('give the whole record, if handed the moves from before', () => {
    const restored = accept(restore(bazaar, taken[5], record.moves.slice(5)));
    expect(restored.firstPly).toBe(5);
    expect(restored.moves).toEqual(record.moves.slice(5));
    expect(restored.record(record.moves.slice(0, 5))).toEqual(record);
    expect(() => restored.record()).toThrow(RangeError);
  });

  it('tell the events of later moves just as the match itself did', () => {
    const restored = accept(restore(bazaar, taken[4], record.moves.slice(4, 9)));
    const full = accept(replay(bazaar, { ...record, moves: record.moves.slice(0, 9) }));
    for (const viewer of VIEWERS) expect(restored.update(viewer)).toEqual(full.update(viewer));
    expect(accept(restore(bazaar, taken[4])).update(0).events).toEqual([]);
  });

  it('are taken again from what was restored, exactly', () => {
    expect(snapshot(accept(restore(bazaar, taken[7])))).toEqual(taken[7]);
  });

  const one = taken[6]!;
  const why = (input: unknown, tail = record.moves.slice(0, 0)) => {
    const restored = restore(bazaar, input, tail);
    return restored.ok ? undefined : restored.why;
  };

  /** With a hash that fits, so that what is inside has to be found out. */
  const rehashed = (change: Partial<Snapshot<Bazaar>>): Snapshot<Bazaar> => {
    const { hash: _old, ...contents } = { ...one, ...change };
    return { ...contents, hash: hashJson(contents) };
  };

  it('are refused when anything in them was touched', () => {
    const state = one.state as Record<string, Json>;
    const touched: Partial<Snapshot<Bazaar>>[] = [
      { ply: one.ply + 1 },
      { state: { ...state, day: 99 } },
      { questions: one.questions.map(({ seat, id }) => ({ seat, id: Math.max(0, id - 1) })) },
      { header: { ...one.header, seed: '0'.repeat(64) } },
      { hash: '0'.repeat(64) },
    ];
    for (const change of touched) {
      expect(why({ ...one, ...change })).toEqual({ code: 'snapshot-tampered' });
    }
  });

  it('are refused when they are something else', () => {
    for (const junk of JUNK) expect(why(junk)).toMatchObject({ code: 'snapshot-malformed' });
    for (const field of Object.keys(one)) {
      for (const junk of JUNK) {
        expect(why({ ...one, [field]: junk })?.code, `${field}: ${String(junk)}`).toMatch(
          /^snapshot-(malformed|tampered)$/,
        );
      }
    }
    expect(why({ ...one, comment: 'mine' })).toMatchObject({
      params: { at: 'comment', problem: 'unknown-field' },
    });
  });

  it('are refused when their state is no state of the game, even if the hash fits', () => {
    const deep = JSON.parse('['.repeat(5e4) + ']'.repeat(5e4)) as Json;
    expect(why({ ...one, state: deep })).toBeDefined();
    for (const state of [
      null,
      7,
      'x',
      [],
      {},
      { ...(one.state as Record<string, Json>), extra: 1 },
    ]) {
      expect(why(rehashed({ state }))).toEqual({
        code: 'snapshot-malformed',
        params: { at: 'state', problem: 'not-a-state' },
      });
    }
  });

  it('are refused when they ask other seats than the state does', () => {
    for (const questions of [[], [...one.questions, { seat: 5, id: 0 }], [{ seat: 5, id: 0 }]]) {
      expect(why(rehashed({ questions }))).toMatchObject({ code: 'snapshot-malformed' });
    }
  });

  it('are refused under another game, other rules, other dice, another table', () => {
    const under = (change: object) => why(rehashed({ header: { ...one.header, ...change } }));
    expect(under({ game: 'chess' })).toMatchObject({ code: 'other-game' });
    expect(under({ rulesVersion: 2 })).toMatchObject({ code: 'rules-version-differs' });
    expect(under({ rng: 'coin' })).toMatchObject({ code: 'rng-unknown' });
    expect(under({ table: { seats: 99, options: {} } })).toMatchObject({
      code: 'seats-not-offered',
    });
  });

  it('are refused with later moves that are no moves, or not legal', () => {
    for (const junk of JUNK) {
      expect(why(one, [junk] as never)?.params?.at).toMatch(/^tail\[0\]/);
    }
    expect(why(one, [{ seat: 0, move: { type: 'teleport' } as never }])).toMatchObject({
      code: 'illegal-move-in-record',
      params: { ply: one.ply + 1 },
    });
  });
});
