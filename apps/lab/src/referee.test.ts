import { randomBot } from '@parlor/bots';
import { type AnyGame, canonicalJson, fastRng, type Viewer } from '@parlor/kit';
import {
  type Match,
  type MatchRecord,
  openMatch,
  parseRecord,
  type Result,
  replay,
  restore,
  type Snapshot,
  snapshot,
} from '@parlor/match';
import { GAME_IDS, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';

/** Long matches are looked at from the start only. */
const MOST_MOVES = 120;

/** The games of the house under the referee, each at its smallest and its largest table. */
const TABLES = GAME_IDS.flatMap((id) =>
  [...new Set([Math.min(...games[id].seatCounts), Math.max(...games[id].seatCounts)])].map(
    (seats) => ({ id, seats }),
  ),
);

// oxlint-disable-next-line typescript/no-explicit-any
type AnyMatch = Match<any>;

const accept = <Value>(result: Result<Value>): Value => {
  if (result.ok) return result.value;
  throw new Error(canonicalJson(result.why));
};

const viewersOf = (seats: number): Viewer[] => [
  'public',
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/** What everybody is told, with or without the news of the last step, and what only the referee knows. */
const everything = (match: AnyMatch, news: 'with-news' | 'no-news'): string =>
  canonicalJson([
    viewersOf(match.table.seats).map((viewer) => {
      const update = match.update(viewer);
      return news === 'with-news' ? update : { ...update, events: [] };
    }),
    match.questions(),
    match.stateHash(),
  ]);

function play(game: AnyGame, seats: number, after: (match: AnyMatch) => void): AnyMatch {
  const match = accept(openMatch(game, { seats }, 'ab'.repeat(32)));
  const rng = fastRng(seats);
  after(match);
  while (match.questions().length > 0 && match.ply < MOST_MOVES) {
    const { seat, id } = rng.pick(match.questions());
    const move = randomBot.choose(game, match.update(seat).view, seat, rng);
    const answered = match.answer(seat, id, JSON.parse(JSON.stringify(move)));
    expect(answered).toEqual({ ok: true, ply: match.ply });
    after(match);
  }
  return match;
}

describe.each(TABLES)('$id with $seats seats', ({ id, seats }) => {
  const game = games[id];
  const live: string[] = [];
  const settled: string[] = [];
  const snapshots: Snapshot[] = [];
  const match = play(game, seats, (at) => {
    live.push(everything(at, 'with-news'));
    settled.push(everything(at, 'no-news'));
    snapshots.push(JSON.parse(JSON.stringify(snapshot(at))) as Snapshot);
  });
  const record: MatchRecord = accept(parseRecord(JSON.parse(JSON.stringify(match.record()))));

  it('replays to the same updates, questions and hash at every ply', () => {
    const again: string[] = [];
    accept(replay(game, record, (at) => again.push(everything(at, 'with-news'))));
    expect(again).toEqual(live);
  });

  it('is the same match again from a snapshot at any ply', () => {
    snapshots.forEach((taken, ply) => {
      const restored = accept(restore(game, taken));
      expect(everything(restored, 'no-news')).toBe(settled[ply]);
    });
    record.moves.forEach((move, ply) => {
      const restored = accept(restore(game, snapshots[ply], [move]));
      expect(everything(restored, 'with-news')).toBe(live[ply + 1]);
    });
  });

  it('answers junk with a refusal, and nothing has changed', () => {
    const opened = accept(openMatch(game, { seats }, 'cd'.repeat(32)));
    const before = everything(opened, 'with-news');
    const junk = [undefined, null, 0, '', [], {}, { type: '' }, { type: 'constructor' }, 'pass'];
    for (const seat of [-1, 0, 1, seats - 1, seats, 31, 32, Number.NaN]) {
      for (const input of junk) {
        expect(opened.answer(seat, opened.question(seat)?.id ?? 0, input).ok).toBe(false);
      }
    }
    expect(everything(opened, 'with-news')).toBe(before);
  });
});
