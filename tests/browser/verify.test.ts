import { commitmentTo, fastRng, jointSeed, publicKeyOf, sign } from '@parlor/kit';
import {
  type AnyMatchFile,
  type ChainedFile,
  type Entry,
  type Heading,
  MATCH_FILE_FORMAT,
  type MatchFile,
  type MatchRecord,
  type MoveEntry,
  openMatch,
  writeChainedFile,
} from '@parlor/match';
import { games } from '@parlor/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from './axe.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { resize, settled } from './looking.ts';

/** Anybody can make a key, choose the dice, play for everybody and sign it. */
function forged(): MatchFile {
  const game = games.zillionaire;
  const secret = '22'.repeat(32);
  const serverSeed = '5e'.repeat(32);
  const contributions = ['00', '11', '22'];
  const table = { seats: 3, options: { ...game.presets.standard, games: 1 } };
  const opened = openMatch(game, table, jointSeed(serverSeed, contributions));
  if (!opened.ok) throw new Error(opened.why.code);
  const match = opened.value;
  const rng = fastRng(7, 1);
  while (!match.outcome) {
    const { seat, id } = match.questions()[0]!;
    match.answer(seat, id, game.sample(game.decode(match.encodeState()), seat, rng));
  }
  const unsigned: Omit<MatchFile, 'signature'> = {
    format: MATCH_FILE_FORMAT,
    match: 'AAAAAAAAAAAAAAAAAAAAAA',
    names: ['Mallory', 'Bruno', 'Nadia'],
    record: match.record() as MatchRecord,
    fairness: { commitment: commitmentTo(serverSeed), serverSeed, contributions },
    finalHash: match.stateHash(),
    outcome: match.outcome,
    publicKey: publicKeyOf(secret),
  };
  return { ...unsigned, signature: sign(unsigned, secret) };
}

/** The same in today's format. */
function forgedChain(): ChainedFile {
  const { match, names, record, fairness, finalHash, outcome } = forged();
  const { game, rulesVersion, rng, table, seed, moves } = record;
  const { serverSeed, contributions: shares, commitment } = fairness;
  const at = 1_700_000_000_000;
  const heading: Heading = {
    ...{ match, game, rulesVersion, rng, commitment },
    options: table.options as unknown as Heading['options'],
    seats: names.map((name) => ({ name, kind: 'person', level: '', commitment: '' })),
    ...{ seeding: 'contributed/1', aborts: 0, isRated: true, startedAt: at },
  };
  const played = moves.map(
    ({ seat, move }, i): Entry => ({
      ...{ n: i + 2, at, type: 'move', seat, ply: i + 1, by: 'person', took: null },
      move: move as unknown as MoveEntry['move'],
    }),
  );
  const ending: Entry = {
    ...{ n: moves.length + 2, at, type: 'ending', serverSeed, seed, finalHash, outcome },
  };
  const entries: Entry[] = [{ n: 1, at, type: 'shares', shares }, ...played, ending];
  const signingKey = '22'.repeat(32);
  return writeChainedFile(heading, entries, { signingKey, publicKey: publicKeyOf(signingKey) });
}

describe('the page that checks a match', () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await openHouse();
    page = await house.visit();
    await page.goto('/verify');
  });
  afterAll(() => house?.close());

  const check = async (file: AnyMatchFile): Promise<void> => {
    await page.goto('/verify');
    await page.locator('input[type=file]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await page.locator('.verdict').waitFor();
  };
  const expectVerdict = async (file: AnyMatchFile, verdict: string): Promise<void> => {
    await check(file);
    await expect.poll(() => page.locator('.verdict').innerText()).toBe(verdict);
  };

  it('does not call one genuine that somebody has made and signed with a key of their own', async () => {
    await expectVerdict(forged(), 'Consistent, but signed with an unknown key.');
    await page
      .getByText('The signature was made with a key that this device does not know')
      .waitFor();
    const told = await settled(page, () => page.locator('#content').innerText());
    expect(told).not.toMatch(/genuine/i);
    await expectAccessible(page, 'a forged match');
    await resize(page, PHONE);
    await expectFits(page, 'a forged match on a phone');
  });

  it('goes along the chain, and says where it is broken and what nobody was bound to', async () => {
    const file = forgedChain();
    await expectVerdict(file, 'Consistent, but signed with an unknown key.');
    await page.getByText('every entry follows from the one before').waitFor();
    await page
      .getByText('Nothing in this file binds Mallory, Bruno and Nadia to a share of the dice')
      .waitFor();
    await expectAccessible(page, 'a chained file');
    const cut = { ...file, entries: file.entries.toSpliced(4, 1) };
    await expectVerdict(cut, 'Not genuine.');
    await page.getByText('The chain is broken at entry 5').waitFor();
    await expectVerdict(forged(), 'Consistent, but signed with an unknown key.');
    await page.getByText('This file is in an older format').waitFor();
  });

  it('names the edition of the rules, and takes no other in its place', async () => {
    const file = forged();
    await check(file);
    const edition = games.zillionaire.rulesVersion;
    await page.getByText(`Zillionaire, edition ${edition} of the rules: Mallory`).waitFor();
    const foreign = { ...file, record: { ...file.record, rulesVersion: 999 } };
    await page.goto('/verify');
    await page.locator('input[type=file]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(foreign)),
    });
    await page.getByText('edition 999 of the rules, which this program does not have').waitFor();
  });

  it('says that nobody has signed it', async () => {
    await expectVerdict({ ...forged(), signature: '' }, 'Not genuine.');
    await page.getByText('The file fits together, but nobody has signed it').waitFor();
  });

  it('says that something is wrong with one that was changed', async () => {
    const names = ['Somebody', 'Bruno', 'Nadia'];
    await expectVerdict({ ...forged(), names }, 'Not genuine.');
  });

  it('calls one genuine by the key of this house, and none without a key', async () => {
    const file = forged();
    const { publicKey } = file;
    // This house has that key.
    await page.route('**/api/key', (route) => route.fulfill({ json: { publicKey } }));
    await expectVerdict(file, 'Genuine: signed by a house you know.');
    await page.getByText('This house says that the signature is its own').waitFor();
    await page.unroute('**/api/key');
    await page.route('**/api/key', (route) => route.abort());
    await expectVerdict(file, 'Consistent, but signed with an unknown key.');
    await page.getByText('This device has not played at any house yet').waitFor();
    await page.unroute('**/api/key');
  });

  it('keeps the key of a house before the first card, whatever it says of it later', async () => {
    const guest = await house.visit();
    await guest.goto('/new/zillionaire?at=online');
    const file = forged();
    await guest.getByRole('button', { name: 'Open the table' }).click();
    await guest.getByRole('button', { name: 'I am ready' }).click();
    const kept = () =>
      guest.evaluate<unknown[]>(`JSON.parse(localStorage.getItem('parlor.houses') ?? '[]')`);
    const { publicKey } = (await (await guest.request.get('/api/key')).json()) as {
      publicKey: string;
    };
    await expect.poll(kept).toMatchObject([{ key: publicKey, address: house.address }]);
    // The house takes another key, and signs with it.
    await guest.route('**/api/key', (route) =>
      route.fulfill({ json: { publicKey: file.publicKey } }),
    );
    await guest.goto('/verify');
    await guest.locator('input[type=file]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await expect
      .poll(() => guest.locator('.verdict').innerText())
      .toBe('Consistent, but signed with an unknown key.');
    await guest.getByText('This house now gives a different key').waitFor();
  });
});
