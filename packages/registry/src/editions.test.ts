import { readFileSync } from 'node:fs';
import { type MatchRecord, replay } from '@parlor/match';
import { describe, expect, it } from 'vitest';
import { frozenEditions, frozenRules, GAME_IDS, type GameId, games, rulesOf } from './index.ts';

interface FrozenMatch {
  readonly preset: string;
  readonly record: MatchRecord;
  readonly finalHash: string;
}

const matchesOf = (game: GameId, edition: number): FrozenMatch[] =>
  JSON.parse(
    readFileSync(
      new URL(`../../../games/${game}/editions/${game}-${edition}.matches.json`, import.meta.url),
      'utf8',
    ),
  ) as FrozenMatch[];

const all = GAME_IDS.flatMap((game) => frozenEditions(game).map((edition) => ({ game, edition })));

describe('editions', () => {
  it('of every game are there from the first one on', () => {
    for (const game of GAME_IDS) {
      const { rulesVersion } = games[game];
      const released = Array.from({ length: rulesVersion - 1 }, (_, i) => i + 1);
      expect(frozenEditions(game)).toEqual(expect.arrayContaining(released));
    }
  });

  it.each(all)('$game $edition knows its own name and number', async ({ game, edition }) => {
    expect(await frozenRules(game, edition)).toMatchObject({ id: game, rulesVersion: edition });
  });

  it.each(all)(
    '$game $edition replays its matches to the same hashes',
    async ({ game, edition }) => {
      const rules = (await frozenRules(game, edition))!;
      const matches = matchesOf(game, edition);
      expect(new Set(matches.map(({ record }) => record.table.seats))).toEqual(
        new Set(rules.seatCounts),
      );
      for (const { record, finalHash } of matches) {
        const replayed = replay(rules, record);
        expect(replayed.ok && replayed.value.outcome).toBeTruthy();
        expect(replayed.ok && replayed.value.stateHash()).toBe(finalHash);
      }
    },
  );

  it.each(all.filter(({ game, edition }) => games[game].rulesVersion === edition))(
    '$game $edition and the sources that still carry it show everybody the same',
    async ({ game, edition }) => {
      const rules = (await frozenRules(game, edition))!;
      for (const { record } of matchesOf(game, edition)) {
        const shown = [games[game], rules].map((one) => {
          const seen: string[] = [];
          const seats = Array.from({ length: record.table.seats }, (_, seat) => seat);
          replay(one, record, (match) => {
            for (const viewer of [...seats, 'public' as const]) {
              seen.push(JSON.stringify(match.update(viewer)));
            }
          });
          return seen.join('\n');
        });
        expect(shown[0]).toBe(shown[1]);
      }
    },
  );

  it('are asked for by number: the newest is the one of the sources', async () => {
    for (const game of GAME_IDS) {
      expect(await rulesOf(game, games[game].rulesVersion)).toBe(games[game]);
      expect(await rulesOf(game, 999)).toBeUndefined();
    }
    expect(await frozenRules('chess', 1)).toBeUndefined();
    expect(await frozenRules('toString', 1)).toBeUndefined();
  });
});
