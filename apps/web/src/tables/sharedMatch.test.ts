import { type AnyGame, fastRng, type Json } from '@parlor/kit';
import { openMatch } from '@parlor/match';
import { GAME_IDS, type GameId, games } from '@parlor/registry';
import { describe, expect, it } from 'vitest';
import { pack } from '../platform/packed.ts';
import type { LocalRecord } from '../offline/storedMatch.ts';
import { fragmentOf, openFragment } from './sharedMatch.ts';

/** Browsers and messengers carry so much; a match of any game stays below. */
const LONGEST = 8000;

function playedMatch(id: GameId) {
  const game: AnyGame = games[id];
  const seats = game.seatCounts.at(-1)!;
  const opened = openMatch(game, { seats, options: game.presets['standard']! }, '5e'.repeat(32));
  if (!opened.ok) throw new Error(opened.why.code);
  const match = opened.value;
  const rng = fastRng(7, 1);
  while (!match.outcome) {
    const { seat, id: question } = match.questions().at(0)!;
    match.answer(seat, question, game.sample(game.decode(match.encodeState()), seat, rng));
  }
  return {
    record: match.record() as unknown as LocalRecord,
    names: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'Inès' : `Bot ${seat}`)),
    levels: Array.from({ length: seats }, (_, seat) => (seat === 0 ? undefined : 'casual')) as (
      | 'casual'
      | undefined
    )[],
  };
}

const packed = async (value: Json): Promise<string> =>
  `#match=${await pack(JSON.stringify(value))}`;

describe('a link with a match in it', () => {
  it.each(GAME_IDS)('brings back a match of %s, names, levels and all', async (game) => {
    const played = playedMatch(game);
    const fragment = await fragmentOf(played);
    expect(fragment.length).toBeLessThan(LONGEST);
    expect(await openFragment(fragment)).toEqual({
      ...played,
      id: 'shared',
      game,
      isOfDevice: false,
      mine: undefined,
    });
  });

  const shared = (): { readonly [name: string]: Json } => {
    const { record, names } = playedMatch(GAME_IDS[0]);
    const levels = names.map(() => null);
    return { parlor: 'match', version: 1, names, levels, record: record as unknown as Json };
  };

  it.each([
    ['cut off', async () => (await fragmentOf(playedMatch(GAME_IDS[0]))).slice(0, -30)],
    ['of something else', async () => packed({ ...shared(), parlor: 'set' })],
    ['with a name too many', async () => packed({ ...shared(), names: ['a', 'b'] })],
    ['without levels', async () => packed({ ...shared(), levels: 'none' })],
    ['of no game', async () => packed({ ...shared(), record: { game: 'chess' } })],
    ['without a record', async () => packed({ ...shared(), record: null })],
    ['with nothing in it', async () => '#match='],
    ['with a place on the page', async () => '#content'],
    ['that unpacks to far too much', async () => packed({ long: ' '.repeat(5_000_000) })],
  ])('%s is damaged', async (_, hash) => {
    await expect(hash().then(openFragment)).rejects.toMatchObject({ fault: 'damaged' });
  });

  it('of a later version says so', async () => {
    await expect(packed({ ...shared(), version: 2 }).then(openFragment)).rejects.toMatchObject({
      fault: 'newer',
    });
  });

  it('has one line of visible characters for every name, whatever was written there', async () => {
    const names = (shared()['names'] as readonly string[]).map(() => 'A\u202E\nB');
    const { names: read } = await packed({ ...shared(), names }).then(openFragment);
    expect(new Set(read)).toEqual(new Set(['A B']));
  });
});
