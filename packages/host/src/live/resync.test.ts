/** Who comes late, and who may only watch late. */

import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { answer, BazaarHosts, doer, MATCH } from '../testing/bazaarHosts.ts';

const DELAY = 10_000;

describe('whoever watches with a delay', () => {
  const watched = async () => {
    const hosts = new BazaarHosts(settled);
    hosts.table.agreed = { time: 60_000, watchDelay: DELAY, absence: undefined };
    const node = hosts.open();
    node.audience.viewers = [0, 'public'];
    await node.host.positionFor(MATCH, 0);
    return { hosts, node };
  };

  it('is shown every step, so much later', async () => {
    const { hosts, node } = await watched();
    const { world } = hosts;
    await world.pass(3000);
    const began = world.now();
    for (const seat of [0, 1]) {
      await answer(node, seat, `k${seat}`);
      await world.pass(1000);
    }
    expect(node.audience.versionsFor(0)).toEqual([0, 1, 2]);
    expect(node.audience.versionsFor('public')).toEqual([]);
    await world.pass(2 * DELAY);
    const late = node.audience.shown.filter(({ viewer }) => viewer === 'public');
    expect(late.map(({ version, at }) => [version, at - began])).toEqual([
      [0, DELAY - 3000],
      [1, DELAY],
      [2, DELAY + 1000],
    ]);
  });

  it('who comes later sees what was to be seen then, and nothing of what has happened since', async () => {
    const { hosts, node } = await watched();
    const { world } = hosts;
    node.audience.viewers = [0];
    await world.pass(DELAY);
    await answer(node, 0, 'a');
    await world.pass(4000);
    await answer(node, 1, 'b');
    await world.pass(DELAY - 4000);
    const shown = (await node.host.positionFor(MATCH, 'public'))!;
    expect([shown.version, shown.position.ply]).toEqual([1, 1]);
    expect(shown.deadlines.size).toBe(0);
    expect(shown.position.events).toEqual([]);
    const { version, history } = (await node.host.historyFor(MATCH, 'public'))!;
    expect([version, history.ply, history.steps.length]).toEqual([1, 1, 2]);
    // Nobody watched when the second step was made: it is shown all the same, when its time has come.
    await world.pass(DELAY);
    expect(node.audience.versionsFor('public')).toEqual([0, 2]);
    // Those who play are not kept waiting.
    expect((await node.host.positionFor(MATCH, 0))!.version).toBe(2);
    expect((await node.host.historyFor(MATCH, 0))!.history.steps).toHaveLength(3);
  });

  it('who asks again and again is shown each step once', async () => {
    const { hosts, node } = await watched();
    const { world } = hosts;
    node.audience.viewers = [0];
    await world.pass(DELAY);
    await answer(node, 0, 'a');
    for (let i = 0; i < 20; i++) await node.host.positionFor(MATCH, 'public');
    await world.pass(1000);
    await answer(node, 1, 'b');
    for (let i = 0; i < 20; i++) await node.host.positionFor(MATCH, 'public');
    await world.pass(2 * DELAY);
    expect(node.audience.versionsFor('public')).toEqual([0, 1, 2]);
  });

  it('is shown what was there then, though it was taken back since', async () => {
    const { hosts, node } = await watched();
    const { world } = hosts;
    await world.pass(DELAY);
    await answer(node, 0, 'a');
    await world.pass(1000);
    expect(await node.host.takeBackOwn(MATCH, doer(0, 'taken-back'))).toEqual({ ok: true, ply: 0 });
    await world.pass(1000);
    await answer(node, 0, 'b');
    await world.pass(DELAY - 1500);
    const shown = (await node.host.positionFor(MATCH, 'public'))!;
    expect([shown.version, shown.position.ply]).toEqual([1, 1]);
    const { version, history } = (await node.host.historyFor(MATCH, 'public'))!;
    expect([version, history.ply, history.steps.length]).toEqual([1, 1, 2]);
  });
});

describe('a match that is loaded before anybody waits for it', () => {
  it('is shown to them when they do, and once', async () => {
    const hosts = new BazaarHosts(settled);
    const node = hosts.open();
    await node.host.positionFor(MATCH, 0);
    node.audience.viewers = [0, 1];
    await node.host.matches.showFirst(MATCH);
    expect(node.audience.shown).toEqual([]);
    node.audience.isWaiting = true;
    for (let i = 0; i < 2; i++) await node.host.matches.showFirst(MATCH);
    expect(node.audience.shown.map(({ viewer }) => viewer)).toEqual([0, 1]);
  });
});
