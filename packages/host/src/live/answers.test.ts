/** Answers: what is durable, who is told what and in which order, whoever else is at work. */

import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  answer,
  BazaarHosts,
  doer,
  MATCH,
  newReferee,
  questionOf,
} from '../testing/bazaarHosts.ts';
import { questionAt } from './questionNumbers.ts';

describe('an answer', () => {
  it('is made durable, then acknowledged, then shown', async () => {
    const hosts = new BazaarHosts(settled);
    const trace: string[] = [];
    const append: typeof hosts.log.append = async (entry) => {
      const appended = await hosts.log.append(entry);
      trace.push(`durable ${entry.n}`);
      return appended;
    };
    const log = Object.assign(Object.create(hosts.log), { append });
    const node = hosts.open({ log });
    node.audience.viewers = [0, 1];
    node.audience.show = ({ viewer, version }) => {
      trace.push(`shown ${version} to ${viewer}`);
    };
    const { question, move } = await questionOf(node, 0);
    trace.length = 0;
    await node.host.matches.answer(MATCH, doer(0, 'a'), question, move, ({ ok }) => {
      trace.push(ok ? 'acknowledged' : 'refused');
    });
    expect(trace).toEqual(['durable 1', 'acknowledged', 'shown 1 to 0', 'shown 1 to 1']);
  });

  it('is refused with a code, and nothing has changed', async () => {
    const hosts = new BazaarHosts(settled);
    const node = hosts.open();
    const { question } = await questionOf(node, 0);
    const refused = await answer(node, 0, 'a', { question, move: 'junk' as never });
    expect(refused).toMatchObject({ ok: false, why: { code: 'malformed-move' } });
    expect(await hosts.log.entries(MATCH, 0)).toEqual([]);
    expect(await answer(node, 0, 'b')).toMatchObject({ ok: true, ply: 1 });
    let done: unknown;
    await node.host.matches.answer('no-match', doer(0, 'a'), 0, {}, (one) => (done = one));
    expect(done).toMatchObject({ ok: false, why: { code: 'unknown-match' } });
  });

  it('is not played twice when it is repeated, here or on another host', async () => {
    const hosts = new BazaarHosts(settled);
    const [one, two] = [hosts.open(), hosts.open()];
    const known = await questionOf(one, 0);
    const done = await answer(one, 0, 'same', known);
    expect(done).toEqual({ ok: true, ply: 1 });
    for (const node of [one, two, one]) expect(await answer(node, 0, 'same', known)).toEqual(done);
    // Under a key of its own it answers a question that is not asked any more.
    expect(await answer(two, 0, 'other', known)).toMatchObject({ ok: false });
    expect(await hosts.log.entries(MATCH, 0)).toHaveLength(1);
  });

  it('of two hosts at the same moment is appended once for each number', async () => {
    const hosts = new BazaarHosts(settled);
    const [one, two] = [hosts.open(), hosts.open()];
    hosts.isBusDown = true;
    const [first, second] = [await questionOf(one, 0), await questionOf(two, 1)];
    // Sealed: neither makes the other one stale. Whoever comes second reads the log and tries again.
    const both = await Promise.all([
      answer(one, 0, 'a', first),
      answer(two, 1, 'b', second),
      answer(two, 0, 'c', first),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(2);
    const entries = await hosts.log.entries(MATCH, 0);
    expect(entries.map(({ n }) => n)).toEqual([1, 2]);
    expect(new Set(entries.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    for (const node of [one, two]) {
      expect((await node.host.positionFor(MATCH, 2))!.position.ply).toBe(2);
      expect(node.failures).toEqual([]);
    }
  });

  it('to a question that this host has not read of yet is accepted all the same', async () => {
    const hosts = new BazaarHosts(settled);
    const [one, two] = [hosts.open(), hosts.open()];
    await questionOf(two, 0);
    hosts.isBusDown = true;
    for (const seat of [0, 1, 2]) await answer(one, seat, `k${seat}`);
    const { position } = (await one.host.positionFor(MATCH, 0))!;
    const { seat } = position.questions[0]!;
    const known = await questionOf(one, seat);
    expect(two.host.matches.peek(MATCH)!.n).toBe(0);
    expect(await answer(two, seat, 'sale', known)).toEqual({ ok: true, ply: 4 });
  });

  it('is shown by every host that hears of it, and by one that does not when it looks', async () => {
    const hosts = new BazaarHosts(settled);
    const [one, two] = [hosts.open(), hosts.open()];
    two.audience.viewers = [2];
    for (const node of [one, two]) await questionOf(node, 0);
    await answer(one, 0, 'a');
    await settled();
    expect(two.audience.versionsFor(2)).toEqual([0, 1]);
    hosts.isBusDown = true;
    await answer(one, 1, 'b');
    await settled();
    expect(two.audience.versionsFor(2)).toEqual([0, 1]);
    await two.host.catchUp();
    expect(two.audience.versionsFor(2)).toEqual([0, 1, 2]);
  });
});

describe('looking for what was missed', () => {
  it('goes on to the others where a log cannot be read', async () => {
    const hosts = new BazaarHosts(settled);
    const other = { ...(await hosts.log.match(MATCH))!, id: 'N' };
    hosts.log.put(other);
    let isBroken = false;
    const entries: typeof hosts.log.entries = async (match, after) => {
      if (isBroken && match === MATCH) throw new Error('unreadable');
      return hosts.log.entries(match, after);
    };
    const one = hosts.open();
    const two = hosts.open({ log: Object.assign(Object.create(hosts.log), { entries }) });
    hosts.isBusDown = true;
    const known = await questionOf(one, 0);
    for (const match of [MATCH, 'N']) {
      await two.host.positionFor(match, 0);
      await one.host.matches.answer(match, doer(0, 'a'), known.question, known.move, () => {});
    }
    isBroken = true;
    await expect(two.host.catchUp()).rejects.toThrow('unreadable');
    expect(two.host.matches.peek(MATCH)!.n).toBe(0);
    expect(two.host.matches.peek('N')!.n).toBe(1);
  });
});

describe('a referee that dies in the middle', () => {
  it('costs one answer, which is not acknowledged and can be given again', async () => {
    const hosts = new BazaarHosts(settled);
    const referee = newReferee();
    const node = hosts.open({ referee });
    const known = await questionOf(node, 0);
    const { answer: whole } = referee;
    referee.answer = (...of) => {
      Reflect.apply(whole, referee, of);
      throw new Error('gone');
    };
    await expect(answer(node, 0, 'a', known)).rejects.toThrow('gone');
    expect(await hosts.log.entries(MATCH, 0)).toEqual([]);
    referee.answer = whole;
    expect(await answer(node, 0, 'a', known)).toEqual({ ok: true, ply: 1 });
  });

  it('loses nothing that is durable, and every match is opened again', async () => {
    const hosts = new BazaarHosts(settled);
    const referee = newReferee();
    const node = hosts.open({ referee });
    await answer(node, 0, 'a');
    const second = await questionOf(node, 1);
    const { takeBack } = referee;
    referee.takeBack = () => {
      throw new Error('gone');
    };
    // It is in the log: whoever asks next is told so.
    await expect(node.host.takeBackOwn(MATCH, doer(0, 't'))).rejects.toThrow('gone');
    referee.takeBack = takeBack;
    referee.forget(MATCH);
    node.host.matches.refereeLost();
    const { position } = (await node.host.positionFor(MATCH, 0))!;
    expect(position).toMatchObject({ ply: 0, question: { id: questionAt(0, 1) } });
    expect(await answer(node, 1, 'b', second)).toMatchObject({ why: { code: 'stale-question' } });
  });
});

describe('a take-back', () => {
  const TIME = 30_000;

  it('asks again under another number, with the time that was left', async () => {
    const hosts = new BazaarHosts(settled);
    hosts.table.agreed = { ...hosts.table.agreed, time: TIME };
    const node = hosts.open();
    node.audience.viewers = [0];
    const known = await questionOf(node, 0);
    await hosts.world.pass(4000);
    await answer(node, 0, 'a', known);
    await hosts.world.pass(5000);
    expect(await node.host.takeBackOwn(MATCH, doer(0, 't'))).toEqual({ ok: true, ply: 0 });
    const { deadlines, now, position, version } = node.audience.shown.at(-1)!;
    expect(version).toBe(2);
    expect(deadlines.get(0)! - now).toBe(TIME - 4000);
    // Nobody else was stopped while thinking.
    expect(deadlines.get(1)! - now).toBe(TIME - 9000);
    expect(position.question!.id).toBe(questionAt(0, 1));
    expect(await answer(node, 0, 'b', known)).toMatchObject({ why: { code: 'stale-question' } });
    await hosts.world.pass(1000);
    expect(await answer(node, 0, 'c')).toEqual({ ok: true, ply: 1 });
    expect((await hosts.log.entries(MATCH, 2))[0]!.body).toMatchObject({ took: 5000 });
  });

  it('needs a move, and is done once however often it is said', async () => {
    const hosts = new BazaarHosts(settled);
    const node = hosts.open();
    const nothing = { ok: false, why: { code: 'nothing-to-take-back' } };
    expect(await node.host.takeBackOwn(MATCH, doer(0, 't'))).toEqual(nothing);
    await answer(node, 0, 'a');
    await answer(node, 1, 'b');
    await node.host.takeBackOwn(MATCH, doer(1, 't'));
    expect((await node.host.positionFor(MATCH, 1))!.position.ply).toBe(1);
    expect((await node.host.takeBackOwn(MATCH, doer(1, 't'))).ok).toBe(false);
    expect(await hosts.log.entries(MATCH, 0)).toHaveLength(3);
  });
});
