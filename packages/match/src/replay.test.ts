import { canonicalJson, fastRng, type Viewer } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import type { Match } from './match.ts';
import { type MatchRecord, parseRecord } from './record.ts';
import { replay } from './replay.ts';
import { accept, type Bazaar, bazaar, openBazaar, playedBazaar, step } from './testing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'public'];

/** Everything anybody is told, and what the referee knows. */
const everything = (match: Match<Bazaar>): string =>
  canonicalJson([
    VIEWERS.map((viewer) => match.update(viewer)),
    match.questions(),
    match.stateHash(),
  ]);

const asFile = (match: Match<Bazaar>): MatchRecord =>
  accept(parseRecord(JSON.parse(JSON.stringify(match.record()))));

describe('replay', () => {
  it('tells every viewer the same, question ids included, at every ply', () => {
    const match = openBazaar();
    const rng = fastRng(3);
    const live = [everything(match)];
    while (match.questions().length > 0) {
      step(match, rng);
      live.push(everything(match));
    }
    const again: string[] = [];
    const replayed = accept(replay(bazaar, asFile(match), (at) => again.push(everything(at))));
    expect(again).toEqual(live);
    expect(again.length).toBeGreaterThan(20);
    expect(replayed.outcome).toEqual(match.outcome);
    expect(replayed.record()).toEqual(match.record());
  });

  it('can be played on like the match itself', () => {
    const match = openBazaar();
    step(match, fastRng(1));
    const replayed = accept(replay(bazaar, asFile(match)));
    step(match, fastRng(2));
    step(replayed, fastRng(2));
    expect(everything(replayed)).toBe(everything(match));
  });

  const record = asFile(playedBazaar());
  const why = (changed: MatchRecord) => {
    const replayed = replay(bazaar, changed);
    return replayed.ok ? undefined : replayed.why;
  };

  it('refuses another game', () => {
    expect(why({ ...record, game: 'chess' })).toEqual({
      code: 'other-game',
      params: { recorded: 'chess', expected: bazaar.id },
    });
  });

  it('refuses other rules, with both numbers', () => {
    expect(why({ ...record, rulesVersion: 7 })).toEqual({
      code: 'rules-version-differs',
      params: { recorded: 7, current: 1 },
    });
  });

  it('refuses other dice', () => {
    expect(why({ ...record, rng: 'coin-toss/1' })).toMatchObject({ code: 'rng-unknown' });
  });

  it('refuses a table that cannot be', () => {
    const { options } = record.table;
    expect(why({ ...record, table: { seats: 99, options } })).toMatchObject({
      code: 'seats-not-offered',
    });
    expect(why({ ...record, table: { seats: 3, options: { jokers: 1 } } })).toMatchObject({
      code: 'option-unknown',
    });
  });

  const withMove = (index: number, seat: number, move: { type: string }): MatchRecord => ({
    ...record,
    moves: record.moves.with(index, { seat, move }),
  });

  it.each([
    ['no move', withMove(4, record.moves[4]!.seat, { type: 'teleport' }), 5, 'malformed-move'],
    ['an illegal move', withMove(0, record.moves[0]!.seat, { type: 'keep' }), 1, 'not-now'],
    ['a seat not asked', withMove(1, record.moves[0]!.seat, record.moves[1]!.move), 2, 'not-asked'],
    [
      'a move too many',
      { ...record, moves: [...record.moves, record.moves[0]!] },
      record.moves.length + 1,
      'match-over',
    ],
  ])('refuses a record with %s, and says which', (_what, changed, ply, reason) => {
    expect(why(changed)).toMatchObject({ code: 'illegal-move-in-record', params: { ply, reason } });
  });
});
