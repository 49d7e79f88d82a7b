/** Whoever watches late costs the moves since they were last shown something, and not the whole match again. */

import { type AnyGame, fastRng, type Json } from '@parlor/kit';
import { openMatch, type RecordedMove, recordHeader } from '@parlor/match';
import { describe, expect, it } from 'vitest';
import { bazaar } from '../../../../docs/template-game/rules/index.ts';
import type { LogEntry } from '../ports/matchLog.ts';
import type { Types } from '../testing/bazaarHosts.ts';
import { MatchReferee } from './matchReferee.ts';

const SEED = '5eed'.repeat(16);
const TABLE = { seats: 3, options: bazaar.presets.standard };
const MOVES = 12;

/** A referee of the bazaar that counts how often a match is laid out from its beginning. */
function counting() {
  const counted = { setups: 0 };
  const game: AnyGame = {
    ...bazaar,
    setup: (...given: Parameters<AnyGame['setup']>) => {
      counted.setups++;
      return bazaar.setup(...given);
    },
  };
  const referee = new MatchReferee<Types>({
    edition: async () => ({ ok: true, value: game }),
    position: (update) => update,
    history: (ply, steps) => ({ ply, steps }),
    historySteps: 120,
  });
  return { referee, counted };
}

function playedMoves(): RecordedMove[] {
  const opened = openMatch(bazaar, TABLE, SEED);
  if (!opened.ok) throw new Error(opened.why.code);
  const match = opened.value;
  while (match.ply < MOVES) {
    const { seat, id } = match.questions()[0]!;
    const rng = fastRng(match.ply + 1, seat);
    const world = bazaar.worlds(match.update(seat).view)(rng);
    const done = match.answer(seat, id, bazaar.sample(world, seat, rng));
    if (!done.ok) throw new Error(done.why.code);
  }
  return [...match.moves];
}

const entries = playedMoves().map(
  ({ seat, move }, i): LogEntry => ({
    ...{ match: 'M', n: i + 1, at: i, seat, player: `p${seat}`, key: `key-${i}` },
    body: { type: 'move', ply: i + 1, move: move as unknown as Json },
  }),
);

const opening = {
  match: 'M',
  header: recordHeader(bazaar, TABLE, SEED) as unknown as Json,
  entries,
  saved: undefined,
  viewers: [],
};

/** What the public saw after `ply` moves, by a referee that was asked for nothing else. */
async function freshly(ply: number) {
  const { referee } = counting();
  await referee.open(opening);
  return referee.positionAt('M', ply, 'public');
}

describe('positions of the past', () => {
  it('are the same whoever asked before, and follow the moves', async () => {
    const { referee, counted } = counting();
    await referee.open(opening);
    const before = counted.setups;
    for (const ply of [3, 3, 4, 4, 9, MOVES]) {
      for (let again = 0; again < 5; again++) {
        expect(referee.positionAt('M', ply, 'public')).toEqual(await freshly(ply));
      }
    }
    expect(counted.setups - before).toBe(1);
    // Going back is rare: a node that asks for less than another did.
    expect(referee.positionAt('M', 2, 'public')).toEqual(await freshly(2));
    expect(counted.setups - before).toBe(2);
  });

  it('are those of the moves that counted then, before a take-back and after it', async () => {
    const { referee } = counting();
    await referee.open(opening);
    referee.positionAt('M', MOVES, 'public');
    referee.takeBack('M', 3, []);
    expect(referee.positionAt('M', MOVES, 'public')).toEqual(await freshly(MOVES));
    expect(referee.positionAt('M', MOVES + 1, 'public')).toEqual(await freshly(3));
  });
});
