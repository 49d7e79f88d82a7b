/** People, tables, matches, ratings and the rest: what goes in comes out. */

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChatLine, Rating } from '../../../domain/records.ts';
import type { Store } from '../../../application/ports/store.ts';
import { aMatch, aPlayer, aRating, aTable, begin, OUTCOME } from './samples.ts';

export function describeKeeping(open: () => Store): void {
  describe('people', () => {
    it('are kept and renamed', async () => {
      const player = aPlayer({ name: 'Ünïcode 🎲' });
      await open().createPlayer(player);
      expect(await open().player(player.id)).toEqual(player);
      await open().renamePlayer(player.id, 'Grace');
      expect(await open().player(player.id)).toEqual({ ...player, name: 'Grace' });
      expect(await open().player('nobody')).toBeUndefined();
    });

    it('are renamed once by each command', async () => {
      const player = aPlayer();
      await open().createPlayer(player);
      const { id } = player;
      const keys = Array.from({ length: 32 }, () => randomUUID().padEnd(64, '-'));
      for (const key of keys) expect(await open().renamePlayer(id, key, key)).toBe(true);
      const last = keys.at(-1)!;
      for (const key of keys) {
        expect(await open().renamePlayer(id, 'old', key)).toBe(false);
      }
      expect((await open().player(id))!.name).toBe(last);
      // Part of a key is another one.
      expect(await open().renamePlayer(id, 'other', last.slice(0, 36))).toBe(true);
      expect(await open().renamePlayer(id, 'by no command')).toBe(true);
      expect(await open().renamePlayer(id, 'again')).toBe(true);
    });

    it('are at tables, on every node for itself, until they leave or are forgotten', async () => {
      const [here, there] = [randomUUID(), randomUUID()];
      const [ada, bob] = [
        { table: here, player: 'ada' },
        { table: here, player: 'bob' },
      ];
      await open().attend('n1', [ada, bob, ada, { table: there, player: 'ada' }], 1000);
      await Promise.all([
        open().attend('n1', [bob, ada], 2000),
        open().attend('n2', [ada, bob], 1500),
        open().attend('n2', [], 9999),
      ]);
      await open().attend('n1', [bob], 1200);
      const seen = async () =>
        (await open().attendance([here]))
          .map(({ player, node, until }) => `${player} ${node} ${until}`)
          .sort();
      expect(await seen()).toEqual(['ada n1 2000', 'ada n2 1500', 'bob n1 1200', 'bob n2 1500']);
      await open().forgetAttendance(1500);
      expect(await seen()).toEqual(['ada n1 2000', 'ada n2 1500', 'bob n2 1500']);
      expect(await open().attendance([there, 'nowhere'])).toEqual([]);
      expect(await open().attendance([])).toEqual([]);
      await expect(open().attend('n\0', [ada], 1)).rejects.toMatchObject({ code: 'bad-value' });
    });

    it('that do not exist cannot be changed', async () => {
      await expect(open().renamePlayer('nobody', 'X', 'key')).rejects.toMatchObject({
        code: 'unknown',
      });
      await expect(open().setRecovery('nobody', 'X', 1)).rejects.toMatchObject({ code: 'unknown' });
    });

    it('cannot have the same id, nor names that are no text', async () => {
      const player = aPlayer();
      await open().createPlayer(player);
      await expect(open().createPlayer(player)).rejects.toMatchObject({ code: 'refused' });
      for (const name of ['a\0b', '\ud800']) {
        await expect(open().createPlayer(aPlayer({ name }))).rejects.toMatchObject({
          code: 'bad-value',
        });
      }
    });
  });

  describe('tables', () => {
    it('change under a version: of many who try, one succeeds', async () => {
      const table = aTable({ doc: { z: 1, a: ['\u0000', null, 1.5] } });
      expect(await open().createTable(table)).toEqual({ is: 'done' });
      expect(await open().createTable({ ...table, doc: 'other' })).toEqual({ is: 'there' });
      expect(await open().table(table.id)).toEqual(table);
      expect(Object.keys((await open().table(table.id))?.doc as object)).toEqual(['z', 'a']);
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          open().replaceTable({ ...table, version: 2, doc: index }),
        ),
      );
      expect(tries.filter(Boolean)).toHaveLength(1);
      expect(await open().table(table.id)).toEqual({
        ...table,
        version: 2,
        doc: tries.indexOf(true),
      });
      expect(await open().replaceTable({ ...table, id: 'none', version: 2 })).toBe(false);
    });

    it('are listed in the lobby when people can join or watch them, newest first', async () => {
      const future = 2_000_000_000_000;
      const open1 = aTable({ updatedAt: future + 1 });
      const playing = aTable({ updatedAt: future + 3, status: 'playing' });
      const open2 = aTable({ updatedAt: future + 2 });
      const others = [
        aTable({ updatedAt: future + 4, isPublic: false }),
        aTable({ updatedAt: future + 5, status: 'finished' }),
        aTable({ updatedAt: future + 6, status: 'closed' }),
      ];
      for (const table of [open1, playing, open2, ...others]) await open().createTable(table);
      expect(await open().lobby(3, 9)).toEqual([playing, open2, open1]);
      expect(await open().lobby(1, 9)).toEqual([playing]);
    });

    it('are listed in the lobby by the newest few of each host', async () => {
      const future = 3_000_000_000_000;
      const host = randomUUID();
      const many = Array.from({ length: 9 }, (_, i) => aTable({ host, updatedAt: future + i }));
      const others = [aTable({ updatedAt: future - 2 }), aTable({ updatedAt: future - 1 })];
      for (const table of [...many, ...others]) await open().createTable(table);
      const newest = [many[8], many[7], many[6], others[1], others[0]];
      expect(await open().lobby(5, 3)).toEqual(newest);
      // What is closed makes room for what is not.
      await open().replaceTable({ ...many[8]!, version: 2, status: 'closed' });
      expect(await open().lobby(4, 3)).toEqual([many[7], many[6], many[5], others[1]]);
    });

    it('are found by who sits there now', async () => {
      const [ada, bob] = [randomUUID(), randomUUID()];
      const older = aTable({ players: [ada, bob, ada], updatedAt: 1 });
      const newer = aTable({ players: [ada], updatedAt: 2, isPublic: false });
      await open().createTable(older);
      await open().createTable(newer);
      expect(await open().tableVersions([newer.id, older.id, 'none'])).toEqual(
        new Map([newer, older].map(({ id, version }) => [id, version])),
      );
      expect(await open().tablesOf(ada, 10)).toEqual([newer, older]);
      expect(await open().tablesOf(ada, 1)).toEqual([newer]);
      const over = aTable({ players: [ada], updatedAt: 3, status: 'finished' });
      await open().createTable(over);
      expect(await open().tablesOf(ada, 1, ['open', 'playing'])).toEqual([newer]);
      expect(await open().tablesOf(ada, 9, ['finished'])).toEqual([over]);
      await open().replaceTable({ ...older, version: 2, players: [ada] });
      expect(await open().tablesOf(bob, 10)).toEqual([]);
    });

    it('that are not over are read page by page, whatever happens to them meanwhile', async () => {
      const ada = randomUUID();
      const mine = Array.from({ length: 5 }, (_, i) =>
        aTable({ players: [ada], updatedAt: i, status: i % 2 === 0 ? 'open' : 'playing' }),
      ).sort((a, b) => (a.id < b.id ? -1 : 1));
      const over = [
        aTable({ players: [ada], updatedAt: 9, status: 'finished' }),
        aTable({ players: [ada], updatedAt: 9, status: 'closed' }),
        aTable({ players: [randomUUID()], updatedAt: 9 }),
      ];
      for (const table of [...mine, ...over]) await open().createTable(table);
      const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);
      const first = await open().runningTablesOf(ada, '', 2);
      expect(first).toEqual(mine.slice(0, 2));
      // The newest table of all is still where it was.
      await open().replaceTable({ ...mine[4]!, version: 2, updatedAt: 99 });
      const second = await open().runningTablesOf(ada, first[1]!.id, 2);
      const third = await open().runningTablesOf(ada, second[1]!.id, 2);
      expect(ids([...second, ...third])).toEqual(ids(mine.slice(2)));
      expect(await open().runningTablesOf(ada, third[0]!.id, 2)).toEqual([]);
    });
  });

  describe('matches', () => {
    it('are made once', async () => {
      const match = aMatch();
      const tries = await Promise.all(Array.from({ length: 10 }, () => open().createMatch(match)));
      expect(tries.filter(Boolean)).toHaveLength(1);
      expect(await open().createMatch({ ...match, game: 'go' })).toBe(false);
      expect(await open().match(match.id)).toEqual(match);
      expect(await open().match('none')).toBeUndefined();
    });

    it('are found by player, newest first', async () => {
      const ada = randomUUID();
      const seats = [ada, 'bot:easy', 'bot:easy'];
      const older = aMatch({ seats, startedAt: 1 });
      const newer = aMatch({ seats, startedAt: 2 });
      await open().createMatch(newer);
      await open().createMatch(older);
      expect(await open().matchesOf(ada, 10)).toEqual([newer, older]);
      expect(await open().matchesOf(ada, 1)).toEqual([newer]);
      expect(await open().matchesOf(ada, 9, newer)).toEqual([older]);
      expect(await open().matchesOf(ada, 9, older)).toEqual([]);
    });

    it('are read page by page, also where several began at the same moment', async () => {
      const ada = randomUUID();
      const seats = [ada, 'bot:easy', 'bot:easy'];
      for (const startedAt of [3, 1, 2, 2, 2]) {
        await open().createMatch(aMatch({ seats, startedAt }));
      }
      const all = await open().matchesOf(ada, 9);
      expect(all.map(({ startedAt }) => startedAt)).toEqual([3, 2, 2, 2, 1]);
      for (let at = 0; at < all.length; at++) {
        expect(await open().matchesOf(ada, 2, all[at])).toEqual(all.slice(at + 1, at + 3));
      }
    });

    it('end once, and their ratings are booked once', async () => {
      const id = randomUUID();
      const match = await begin(open());
      const tries = await Promise.all(
        Array.from({ length: 10 }, () => open().finishMatch(match, 77, OUTCOME, [aRating({ id })])),
      );
      expect(tries.filter(Boolean)).toHaveLength(1);
      expect(await open().match(match)).toMatchObject({
        status: 'finished',
        finishedAt: 77,
        outcome: OUTCOME,
      });
      expect(await open().ratings('chess', [id])).toEqual([aRating({ id })]);
    });

    it('that end together never overwrite each other’s ratings', async () => {
      const [ada, bot] = [randomUUID(), randomUUID()];
      const matches = await Promise.all(Array.from({ length: 8 }, () => begin(open())));
      const rate = async (): Promise<Rating[]> => {
        const known = await open().ratings('chess', [ada, bot]);
        return [bot, ada].map((id) => {
          const old = known.find((rating) => rating.id === id);
          return aRating({ id, mu: (old?.mu ?? 0) + 1, matches: (old?.matches ?? 0) + 1 });
        });
      };
      const tries = await Promise.all(
        matches.map((match) => open().finishMatch(match, 1, OUTCOME, rate)),
      );
      expect(tries).toEqual(matches.map(() => true));
      const booked = await open().ratings('chess', [ada, bot]);
      expect(booked.map(({ mu, matches }) => [mu, matches])).toEqual([
        [8, 8],
        [8, 8],
      ]);
    });
  });

  describe('ratings', () => {
    it('are refused when they do not follow on what is kept, and the match goes on', async () => {
      const id = randomUUID();
      const match = await begin(open());
      for (const matches of [2, 3]) {
        const late = open().finishMatch(match, 1, OUTCOME, [
          aRating({ id: `a-${id}` }),
          aRating({ id, matches }),
        ]);
        await expect(late).rejects.toMatchObject({ code: 'stale' });
      }
      expect(await open().match(match)).toMatchObject({ status: 'playing', outcome: null });
      expect(await open().ratings('chess', [`a-${id}`, id])).toEqual([]);
    });

    it('are ranked by what is almost certain', async () => {
      const game = randomUUID();
      const book = async (id: string, mu: number, sigma: number): Promise<void> => {
        const rating = aRating({ game, id, mu, sigma });
        await open().finishMatch(await begin(open()), 1, OUTCOME, [rating]);
      };
      await book('sure', 20, 1);
      await book('unsure', 25, 8);
      await book('best', 30, 2);
      expect((await open().ranking(game, 10)).map(({ id }) => id)).toEqual([
        'best',
        'sure',
        'unsure',
      ]);
      expect(await open().ranking(game, 1)).toHaveLength(1);
      expect(await open().ratings(game, [])).toEqual([]);
      expect(await open().ratings('another', ['best'])).toEqual([]);
    });
  });

  describe('talk', () => {
    it('gives the newest lines, the oldest first, each id once', async () => {
      const table = randomUUID();
      const line = (at: number) => ({
        table,
        id: `line-${at}`,
        at,
        player: 'ada',
        name: 'Ada',
        text: `at ${at}`,
      });
      for (const at of [3, 1, 2, 2]) await open().addChat(line(at));
      expect(await open().chat(table, 2)).toEqual([line(2), line(3)]);
      expect(await open().chat(table, 9)).toHaveLength(3);
    });

    it('gives one part of it by itself, however much there is of the other', async () => {
      const line = (at: number, isApart: boolean): ChatLine => ({
        ...{ table, id: `line-${at}`, at, player: 'ada', name: 'Ada', text: `at ${at}` },
        ...(isApart && { isApart }),
      });
      const table = randomUUID();
      const all = [line(1, false), line(2, true), line(3, true), line(4, false), line(5, true)];
      for (const one of all) await open().addChat(one);
      expect(await open().chat(table, 9)).toEqual(all);
      expect(await open().chat(table, 2, 'table')).toEqual([all[0], all[3]]);
      expect(await open().chat(table, 2, 'apart')).toEqual([all[2], all[4]]);
    });
  });

  describe('secrets', () => {
    it('are made once for everybody', async () => {
      const name = randomUUID();
      const made = await Promise.all(
        Array.from({ length: 10 }, () => open().secret(name, () => randomUUID())),
      );
      expect(new Set(made).size).toBe(1);
      const again = await open().secret(name, () => {
        throw new Error('made twice');
      });
      expect(again).toBe(made[0]);
    });
  });
}
