import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeMatchLog } from '@parlor/host/testing';
import type { HostTypes, LogEntry, MatchLog } from '@parlor/host';
import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { putMatch } from './localMatch.ts';
import { settled, until } from './looking.ts';
import { putStored, storedIn } from './matchStore.ts';

/** A page of the house that opens no database. */
const BARE = '/manifest.webmanifest';

interface MatchRecord {
  readonly table: { readonly seats: number };
  readonly moves: readonly unknown[];
}

/** A match of an earlier release, from its first edition. */
const FINISHED = (
  JSON.parse(
    readFileSync(
      new URL(
        '../../games/eight-and-a-half/editions/eight-and-a-half-1.matches.json',
        import.meta.url,
      ),
      'utf8',
    ),
  ) as { record: MatchRecord }[]
)[0]!.record;
const BEGUN = { ...FINISHED, moves: FINISHED.moves.slice(0, 9) };
const OLD = { game: 'eight-and-a-half', seats: FINISHED.table.seats } as const;

const version = (page: Page): Promise<number> =>
  page.evaluate(
    `indexedDB.databases().then((all) => all.find(({ name }) => name === 'parlor').version)`,
  );

describe('matches in the browser’s database', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house?.close());

  describe('are a log of matches', () => {
    let page: Page;
    let made = 0;
    beforeAll(async () => {
      page = await house.visit();
      await page.goto(BARE);
      const bundle = await rolldown({
        input: fileURLToPath(new URL('../../apps/web/src/offline/indexedLog.ts', import.meta.url)),
        platform: 'browser',
      });
      const { output } = await bundle.generate({ format: 'iife', name: 'parlor' });
      await bundle.close();
      // The content policy of the house lets no script in by its content.
      await page.evaluate(
        `${output[0].code}; self.log = new parlor.IndexedLog(() => {}); undefined`,
      );
    });
    afterAll(() => page?.context().close());

    /** The log in the page, asked from here. */
    const ask = async <Value>(method: string, ...args: readonly unknown[]): Promise<Value> => {
      // Nothing arrives as null.
      const found = await page.evaluate<{ value?: Value; map?: [string, number][] }>(
        `log.${method}(...${JSON.stringify(args)}).then((value) =>
          value instanceof Map ? { map: [...value] } : { value })`,
      );
      return (found.map ? new Map(found.map) : (found.value ?? undefined)) as Value;
    };
    const log: MatchLog<HostTypes> = {
      match: (id) => ask('match', id),
      append: (entry: LogEntry) => ask('append', entry),
      entries: (match, after) => ask('entries', match, after),
      heads: (matches) => ask('heads', matches),
      appendedAs: (match, player, key) => ask('appendedAs', match, player, key),
      refusal: (command) => ask('refusal', command),
      saveSnapshot: (match, n, snapshot) => ask('saveSnapshot', match, n, snapshot),
      snapshot: (match) => ask('snapshot', match),
    };
    describeMatchLog(() => ({
      log,
      async begin() {
        const id = `match-${made++}`;
        await putStored(page, { id, seats: [], updatedAt: 0, record: { moves: [] } });
        return id;
      },
      finish: (id) => page.evaluate(`log.noteStatus('${id}', undefined, { isOver: true })`),
    }));
  });

  describe('of the version before', () => {
    it('are all there, as they were played, and go on', async () => {
      const page = await house.visit({ chosen: { textTable: true } });
      await page.goto(BARE);
      const running = await putMatch(page, { ...OLD, record: BEGUN });
      const finished = await putMatch(page, { ...OLD, record: FINISHED, isOver: true });
      const ids = [running, finished].map((address) => address.split('/').at(-1)!);
      const before = await Promise.all(ids.map((id) => storedIn(page, id)));
      expect(await settled(page, () => version(page))).toBe(1);
      await page.goto('/');
      await page.locator(`a[href="${running}"]`).waitFor();
      expect(await settled(page, () => version(page))).toBe(2);
      for (const [at, id] of ids.entries()) {
        expect(await settled(page, () => storedIn(page, id))).toMatchObject(before[at]!);
      }
      await page.goto(running);
      await page.locator('.text-answers button').first().click();
      await expect
        .poll(async () => (await movesOf(page, ids[0]!)).length)
        .toBeGreaterThan(BEGUN.moves.length);
      await page.goto(`/replay/${ids[1]}`);
      await page.locator('input[type=range]').waitFor();
      await page.context().close();
    });

    it('wait for a tab that still has them open, and say so', async () => {
      const old = await house.visit({ chosen: { textTable: true } });
      await old.goto(BARE);
      const address = await putMatch(old, { game: 'eight-and-a-half', seats: 3 });
      await old.evaluate(`new Promise((resolve) => {
        const request = indexedDB.open('parlor', 1);
        request.onsuccess = () => resolve(void (self.kept = request.result));
      })`);
      const page = await old.context().newPage();
      await page.goto('/');
      await page.getByText('older version of Parlor').waitFor();
      await page.goto(address);
      await page.getByRole('heading', { name: 'This match cannot go on just now' }).waitFor();
      await old.close();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.text-answers button').first().waitFor();
      await page.context().close();
    });
  });

  it('are told to be full, lose nothing, and go on when there is room again', async () => {
    const page = await house.visit({ chosen: { textTable: true } });
    const address = await putMatch(page, { game: 'eight-and-a-half', seats: 3 });
    const id = address.split('/').at(-1)!;
    await page.goto(address);
    const answer = page.locator('.text-answers button').first();
    await answer.waitFor();
    const before = await settled(page, () => movesOf(page, id));
    const devTools = await page.context().newCDPSession(page);
    const origin = house.address;
    await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await until('no room', async () => !(await hasRoom(page)));
    await answer.click();
    await page.getByText('There is no room left on this device').first().waitFor();
    expect(await settled(page, () => movesOf(page, id))).toEqual(before);
    await devTools.send('Storage.overrideQuotaForOrigin', { origin });
    await until('room again', () => hasRoom(page));
    await answer.click();
    await expect.poll(async () => (await movesOf(page, id)).length).toBeGreaterThan(before.length);
    await page.context().close();
  });
});

/** Does the browser let this page store anything? It remembers for half a minute how much room there was. */
const hasRoom = (page: Page): Promise<boolean> =>
  page.evaluate(`new Promise((resolve) => {
    const request = indexedDB.open('scratch', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('any');
    request.onerror = () => resolve(false);
    request.onsuccess = () => {
      const writing = request.result.transaction('any', 'readwrite');
      writing.objectStore('any').put('x'.repeat(1000), 1);
      request.result.close();
      writing.oncomplete = () => resolve(true);
      writing.onabort = () => resolve(false);
    };
  })`);

const movesOf = async (page: Page, id: string): Promise<readonly unknown[]> =>
  ((await storedIn(page, id))!.record as { moves: unknown[] }).moves;
