import { readFileSync } from 'node:fs';
import { fastRng, type Json, ownData } from '@parlor/kit';
import {
  lightSnapshot,
  type MatchRecord,
  openMatch,
  type RecordedMove,
  recordHeader,
  snapshot,
} from '@parlor/match';
import { games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@parlor/host';
import { plyOf, questionAt } from '@parlor/host/testing';
import { RulesReferee } from './rulesReferee.ts';

const GAME = games['pure-profit'];
const SEED = '00'.repeat(32);

const BOX = Object.fromEntries(
  [...Array.from({ length: 10 }, (_, value) => String(value + 1)), 'stealOne'].map((card) => [
    card,
    8,
  ]),
);

/** A match after some chance moves; the first `shared` of them are the same for every `chance`. */
function played(plies: number, chance: number, shared = 0, deck: object | null = null) {
  const options = { ...GAME.presets.standard, deck };
  const opened = openMatch(GAME, { seats: 3, options }, SEED);
  if (!opened.ok) throw new Error(opened.why.code);
  const live = opened.value;
  while (live.ply < plies) {
    const rng = fastRng(live.ply + 1, live.ply < shared ? 1 : chance);
    const { seat, id } = live.questions()[0]!;
    const world = GAME.worlds(live.update(seat).view)(rng);
    const answered = live.answer(seat, id, GAME.sample(world, seat, rng));
    if (!answered.ok) throw new Error(answered.why.code);
  }
  return live;
}

const entry = (n: number, ply: number, { seat, move }: RecordedMove): LogEntry => ({
  ...{ match: 'M', n, at: n, seat, player: `p${seat}`, key: `key-${n}` },
  body: { type: 'move', ply, move: move as unknown as Json },
});

/** A match that was played when an edition was frozen. */
const frozenMatch = (game: string, edition: number): { record: MatchRecord; finalHash: string } =>
  JSON.parse(
    readFileSync(
      new URL(
        `../../../../../games/${game}/editions/${game}-${edition}.matches.json`,
        import.meta.url,
      ),
      'utf8',
    ),
  )[0];

describe('the referee', () => {
  it('does not go by a snapshot that moves were taken back across', async () => {
    const [before, after] = [played(6, 1), played(6, 2, 3)];
    expect(after.stateHash()).not.toBe(before.stateHash());
    const entries = [
      ...before.moves.map((move, i) => entry(i + 1, i + 1, move)),
      { ...entry(7, 3, before.moves[0]!), body: { type: 'takeback', ply: 3 } as const },
      ...after.moves.slice(3).map((move, i) => entry(8 + i, 4 + i, move)),
    ];
    const header = recordHeader(GAME, after.table, SEED) as unknown as Json;
    const open = async (n: number, saved: unknown) => {
      const referee = new RulesReferee();
      const snapshot = saved as Json;
      await referee.open({ match: 'M', header, entries, saved: { n, snapshot }, viewers: [] });
      return referee.ending('M').finalHash;
    };
    expect(await open(6, snapshot(before))).toBe(after.stateHash());
    expect(await open(10, snapshot(after))).toBe(after.stateHash());
  });

  it('goes by a snapshot that only names the set of its table, and shows nobody more than the name', async () => {
    const deck = { ...BOX, '1': 9 };
    const [log, saved] = [played(6, 1, 0, deck), played(6, 2, 0, deck)];
    expect(saved.stateHash()).not.toBe(log.stateHash());
    const own = ownData(saved.table.options);
    const light = lightSnapshot(snapshot(saved), own);
    expect(JSON.stringify(light)).not.toContain(JSON.stringify(deck));
    const referee = new RulesReferee();
    const opened = await referee.open({
      match: 'M',
      header: recordHeader(GAME, log.table, SEED) as unknown as Json,
      entries: log.moves.map((move, i) => entry(i + 1, i + 1, move)),
      saved: { n: 6, snapshot: light as unknown as Json },
      viewers: [0, 'public'],
    });
    expect(referee.ending('M').finalHash).toBe(saved.stateHash());
    const shown = [
      ...(opened.ok ? opened.standing.positions.map(([, text]) => text) : []),
      referee.positionAt('M', 3, 1),
      referee.positions('M', [2]).positions[0]![1],
    ];
    expect(shown).toHaveLength(4);
    for (const text of shown) {
      expect((JSON.parse(text) as { view: { options: object } }).view.options).toMatchObject({
        deck: own.names.get('deck'),
      });
    }
  });

  it('tries a table on that was opened before, however large its set was then', () => {
    const referee = new RulesReferee();
    const wish = ['pure-profit', 3, { deck: { ['x'.repeat(99)]: 1 } }] as const;
    expect(referee.tableFor(...wish)).toMatchObject({ why: { code: 'data-key-too-long' } });
    expect(referee.tableAgain(...wish)).toMatchObject({ why: { code: 'deck-unknown-card' } });
    expect(referee.tableAgain('no-game', 3, {})).toMatchObject({ why: { code: 'unknown-game' } });
  });

  it('asks under a number of its own whenever a ply is reached again', async () => {
    const live = played(2, 1);
    const header = recordHeader(GAME, live.table, SEED) as unknown as Json;
    const entries = live.moves.map((move, i) => entry(i + 1, i + 1, move));
    const referee = new RulesReferee();
    const first = await referee.open({
      ...{ match: 'M', header, entries, saved: undefined, viewers: [] },
    });
    const again = referee.takeBack('M', 1, []);
    const { seat, move } = live.moves[1]!;
    const old = plyOf(again.asked[0]!.question);
    expect(again.asked[0]!.question).toBe(questionAt(old, 1));
    expect(referee.answer('M', seat, old, move, [])).toMatchObject({
      ok: false,
      why: { code: 'stale-question' },
    });
    const done = referee.answer('M', seat, again.asked[0]!.question, move, []);
    expect(done).toMatchObject({ ok: true, standing: { ply: 2 } });
    if (done.ok && first.ok) expect(done.standing.asked).not.toEqual(first.standing.asked);
  });

  it('plays a match by the edition it began with, and by no other', async () => {
    const { record, finalHash } = frozenMatch('zillionaire', 1);
    const { moves, ...header } = record;
    const entries = moves.map((move, i) => entry(i + 1, i + 1, move));
    const opened = (rulesVersion: number, referee = new RulesReferee()) =>
      referee.open({
        ...{ match: 'M', entries, saved: undefined, viewers: [] },
        header: { ...header, rulesVersion } as unknown as Json,
      });
    const referee = new RulesReferee();
    expect(await opened(1, referee)).toMatchObject({ ok: true });
    expect(referee.ending('M').finalHash).toBe(finalHash);
    expect(await opened(999)).toMatchObject({
      ok: false,
      why: { code: 'edition-missing', params: { game: 'zillionaire', edition: 999 } },
    });
  });
});
