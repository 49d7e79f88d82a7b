import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectFits } from '../../../tests/browser/axe.ts';
import { type House, openHouse, PHONE } from '../../../tests/browser/house.ts';
import { expectLaidOut } from '../../../tests/browser/layout.ts';
import { settled, still } from '../../../tests/browser/looking.ts';
import { playedMatch } from '../../../tests/browser/played.ts';
import { inStep, playAt, startTogether } from '../../../tests/browser/playing.ts';
import { showing } from '../../../tests/browser/stuck.ts';
import type { Event, Move, View } from '../rules/index.ts';
import {
  type Contract,
  contractsOf,
  hasLapsed,
  isWaiting,
  kindOf,
  type PlayedTrump,
  wasInPlay,
} from './contracts.ts';
import { agree, playToTheEnd, press, pressInTurn } from './people.ts';
import {
  accept,
  atTheEndOfMyNextTurn,
  choose,
  dealWith,
  more,
  slot,
  writeEightKinds,
  writePresent,
} from './writing.ts';

const isDealing = (page: Page): Promise<boolean> =>
  page.getByText('Part 2, dealing').first().isVisible();

/** Of the others: nobody is named at their own page. */
const namesAt = (page: Page): Promise<string[]> =>
  page.locator('.seats .nm-text').allTextContents();

/** Pictures of what matters, for whoever wants to look: PARLOR_PICTURES names the folder. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['PARLOR_PICTURES'];
  if (folder === undefined) return;
  await still(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Name, place and money of everybody, the first one first. */
async function standingAt(page: Page, myName: string): Promise<(string | number)[][]> {
  const rows = await page.locator('.ending ol > li').all();
  return Promise.all(
    rows.map(async (row) => {
      const [name, place, money] = await row.locator('b, b + span, .points').allInnerTexts();
      return [name === 'You' ? myName : name!, ...[place!, money!].map(digits)];
    }),
  );
}

const digits = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** The sentences of the log about promises that did not come about: what became of each. */
async function lapsesToldAt(page: Page): Promise<string[]> {
  await page.keyboard.press('l');
  const log = page.getByRole('dialog').getByRole('list', { name: 'Log' });
  await log.waitFor();
  const lines = await settled(page, () => log.getByRole('listitem').allInnerTexts());
  await page.keyboard.press('Escape');
  return lines.filter((line) => /^(?:A line|An option) of contract \d+ .+: “.+”\.$/.test(line));
}

describe('two people and a bot online, one at a desk, one with a phone', () => {
  let house: House;
  let host: Page;
  let friend: Page;
  let both: readonly Page[];
  let hostName: string;
  let friendName: string;
  let botName: string;
  /** What the friend has promised not to deal about with the bot. */
  let forbidden: string;
  let standing: (string | number)[][];
  /** What each of the two was told of promises that came to nothing. */
  let told: ReadonlyMap<string, readonly string[]>;
  let match: string;
  let played: PlayedTrump;
  let contracts: readonly Contract[];
  let ours: readonly Contract[];

  beforeAll(async () => {
    house = await openHouse();
    host = await house.visit();
    friend = await house.visit({ viewport: PHONE, theme: 'light' });
    both = [host, friend];
  });
  afterAll(() => house?.close());

  it('play until all is bought', () =>
    showing(both, async () => {
      await startTogether(host, friend, 'trump');
      await playAt(both, { until: () => isDealing(host) });
      const seenByHost = await settled(host, () => namesAt(host));
      const seenByFriend = await settled(friend, () => namesAt(friend));
      botName = seenByHost.find((name) => seenByFriend.includes(name))!;
      friendName = seenByHost.find((name) => name !== botName)!;
      hostName = seenByFriend.find((name) => name !== botName)!;
      expect(new Set([hostName, friendName, botName]).size).toBe(3);
    }));

  it('D-7.7 one offers the other a contract of eight kinds of clauses, who reads it and accepts', () =>
    showing(both, async () => {
      await pressInTurn(host, both, 'Offer a deal');
      await dealWith(host, friendName);
      forbidden = await writeEightKinds(host);
      const written = host.locator('.tr-paper.composing .tr-lines > li');
      await expect.poll(() => written.count()).toBe(8);
      await expectLaidOut(host, 'eight lines at a desk');
      await expectAccessible(host, 'eight lines at a desk');
      await keepPicture(host, '01-eight-lines-written');
      await press(host, 'Send offer');

      await friend.getByRole('button', { name: 'Accept', exact: true }).waitFor();
      const read = friend.locator('.tr-paper.reading .tr-lines > li');
      await expect.poll(() => read.count()).toBe(8);
      await expectFits(friend, 'eight lines with a phone');
      await expectLaidOut(friend, 'eight lines with a phone');
      await expectAccessible(friend, 'eight lines with a phone');
      await keepPicture(friend, '02-eight-lines-read');
      await accept(friend);

      // Who gets the card of choice sees the cards there are.
      await friend.locator('.tr-choosing button').first().waitFor();
      await expectLaidOut(friend, 'choosing a card with a phone');
      await expectAccessible(friend, 'choosing a card with a phone');
      await keepPicture(friend, '03-a-card-of-choice');
      await friend.locator('.tr-choosing button').first().click();
      await friend.getByRole('button', { name: /^Choose / }).click();
    }));

  it('D-7.2 what a promise forbids cannot be offered to the bot, and the paper says which promise', () =>
    showing(both, async () => {
      await pressInTurn(friend, both, 'Offer a deal');
      await dealWith(friend, botName);
      await press(friend, 'Gift');
      await more(friend, 'forbids something');
      await slot(friend, 'What is forbidden:');
      await choose(friend, 'Force Sale');
      await choose(friend, new RegExp(`^${forbidden}`));
      await press(friend, 'Done');
      await friend
        .getByText(`That is promised: “You will not deal with anybody else about ${forbidden}`)
        .first()
        .waitFor();
      const send = friend.getByRole('button', { name: 'Send offer' });
      await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
      await expectLaidOut(friend, 'a deal that a promise forbids');
      await expectAccessible(friend, 'a deal that a promise forbids');
      await keepPicture(friend, '04-forbidden-by-a-promise');
    }));

  it('D-7.7 an option is used where it stands', () =>
    showing(both, async () => {
      await pressInTurn(host, both, 'Contracts');
      const contract = host.locator('.tr-contracts article', {
        has: host.getByRole('button', { name: /^Use it/ }),
      });
      await contract.waitFor();
      await expect.poll(() => contract.locator('li').count()).toBeGreaterThanOrEqual(4);
      await keepPicture(host, '05-contracts-in-force');
      await contract.getByRole('button', { name: /^Use it/ }).click();
      await host
        .getByText(/^You used an option of contract/)
        .first()
        .waitFor();
    }));

  it('D-7.7 what is left of a contract makes way for another', () =>
    showing(both, async () => {
      await pressInTurn(friend, both, 'Contracts');
      await expectLaidOut(friend, 'contracts with a phone');
      await expectAccessible(friend, 'contracts with a phone');
      await friend
        .locator('.tr-contracts article', { hasText: hostName })
        .getByRole('button', { name: /^Change or end it/ })
        .click();
      const lines = friend.locator('.tr-paper.composing .tr-lines > li');
      await expect.poll(() => lines.count()).toBe(3);
      // No more payments; instead an abstention for good, and a card that nobody knows yet.
      await press(friend, 'Remove line 2');
      await more(friend, 'forbids something');
      await slot(friend, 'How long:');
      await choose(friend, 'for the rest of the game');
      await press(friend, 'Give');
      await slot(friend, 'What:');
      await choose(friend, 'Any card');
      await choose(friend, 'a random card');
      await atTheEndOfMyNextTurn(friend);
      await expect.poll(() => lines.count()).toBe(4);
      await expectLaidOut(friend, 'changing a contract with a phone');
      await expectAccessible(friend, 'changing a contract with a phone');
      await keepPicture(friend, '06-a-contract-changed');
      await press(friend, 'Send offer');
      await host.getByRole('button', { name: 'Accept', exact: true }).waitFor();
      await keepPicture(host, '07-the-change-read');
      await accept(host);
      await host
        .getByText(/was ended by its parties/)
        .first()
        .waitFor();
    }));

  it('both make the bot presents, and take what it would rather have', () =>
    showing(both, async () => {
      // It bargains, and may refuse: twice each is enough for a contract.
      for (const page of [...both, ...both]) {
        await pressInTurn(page, both, 'Offer a deal', agree);
        await dealWith(page, botName);
        await writePresent(page);
        await expect.poll(() => page.locator('.tr-lines > li').count()).toBe(3);
        await keepPicture(page, page === host ? '08-a-present' : '09-another-present');
        await press(page, 'Send offer');
      }
    }));

  it('D-6.4, D-8.1 play on until nobody wants to go on, and see the same end', () =>
    showing(both, async () => {
      await playToTheEnd(both);
      await inStep(both);
      standing = await settled(host, () => standingAt(host, hostName));
      expect(standing).toHaveLength(3);
      await expect.poll(() => standingAt(friend, friendName)).toEqual(standing);
      for (const page of both) {
        await expectFits(page, 'the end');
        await expectAccessible(page, 'the end');
      }
      await keepPicture(host, '10-the-end-at-a-desk');
      await keepPicture(friend, '11-the-end-with-a-phone');
      told = new Map([
        [hostName, await lapsesToldAt(host)],
        [friendName, await lapsesToldAt(friend)],
      ]);
      await host.getByRole('button', { name: 'Watch the replay' }).click();
      await host.waitForURL('**/replay/*');
      await host.getByRole('region', { name: 'Replay' }).waitFor();
      await keepPicture(host, '12-the-replay');
      match = new URL(host.url()).pathname.split('/').at(-1)!;
    }));

  it('the record is genuine, and ends as they saw it', () =>
    showing(both, async () => {
      played = await playedMatch<Move, Event, View>(host, match);
      expect(played.wrong).toEqual([]);
      expect(played.verdict).toBe('genuine');
      const { names, outcome } = played;
      const ends = names.map((name, seat) => [name, outcome.places[seat]!, outcome.scores[seat]!]);
      expect(new Set(ends.map(String))).toEqual(new Set(standing.map(String)));
      await friend.goto('/verify');
      await friend.locator('input[type=file]').setInputFiles({
        name: 'match.json',
        mimeType: 'application/json',
        buffer: await (await friend.request.get(`/api/matches/${match}`)).body(),
      });
      await friend.getByText('This match is genuine: this house has signed it.').waitFor();
      await keepPicture(friend, '13-verified');
    }));

  it('D-7.1, D-7.7 in it are contracts of nine kinds of clauses, among both and with the bot', () => {
    contracts = contractsOf(played);
    const people = [hostName, friendName].map((name) => played.names.indexOf(name));
    ours = contracts.filter(({ parties }) => parties.every((seat) => people.includes(seat)));
    expect(ours).toHaveLength(2);
    expect(new Set(ours.flatMap(({ clauses }) => clauses.map(kindOf)))).toEqual(
      new Set([
        ...['turnEnd', 'lapsed', 'abstain', 'everyTurnEnd', 'bought'],
        ...['show', 'option', 'choice', 'random'],
      ]),
    );
    expect(contracts.length).toBeGreaterThan(ours.length);
  });

  it('D-7.2 they were carried out: cards shown and chosen, money paid, an option used', () => {
    const inPlay = ours.flatMap((contract) =>
      contract.clauses
        .filter((_, index) => wasInPlay(contract, index, played))
        .map((clause) => kindOf(clause)),
    );
    expect(inPlay).toEqual(expect.arrayContaining(['show', 'choice', 'everyTurnEnd', 'option']));
  });

  it('D-7.3 how each ended is known, and why, of those that lapsed: also to both at their pages', () => {
    for (const { clauses, ended } of contracts)
      expect(new Set(ended.map(({ index }) => index))).toEqual(
        new Set([...clauses.keys()].filter((index) => isWaiting(clauses[index]!))),
      );
    const fates = ours.flatMap(({ ended }) => ended.map(({ how }) => how));
    expect(fates).toEqual(expect.arrayContaining(['used', 'ended', 'game-over']));
    const lapsed = ours.flatMap(({ ended }) => ended.filter(hasLapsed));
    for (const [name, sentences] of told) {
      const heard = played.steps.flatMap((step) => step.told[played.names.indexOf(name)]!);
      expect(sentences).toHaveLength(heard.filter(({ type }) => type === 'lapsed').length);
      expect(sentences.length).toBeGreaterThanOrEqual(lapsed.length);
    }
  });
});
