import { fastRng, firstSeat } from '@parlor/kit';
import { HandClock } from '@parlor/rpc/testing';
import { describe, expect, it } from 'vitest';
import { bazaar } from '../../../../docs/template-game/rules/index.ts';
import { LEVELS } from '@parlor/search';
import { LIMITS_MS } from './limits.ts';
import { FakeThread } from './testing.ts';
import { Thinker } from './thinker.ts';
import { type Turn, Turns } from './turns.ts';

const CASUAL = LIMITS_MS.casual;
const EXPERT = LIMITS_MS.expert;

const awaited = (group: string, member = group): Turn => ({
  isAwaited: () => true,
  account: [group, member],
});
const unattended = (group: string, member = group): Turn => ({
  isAwaited: () => false,
  account: [group, member],
});

/** Everything in the order in which it is taken. */
function takeAll<Item>(turns: Turns<Item>): Item[] {
  const taken: Item[] = [];
  for (let next = turns.take(); next !== undefined; next = turns.take()) taken.push(next);
  return taken;
}

describe('turns', () => {
  it('are taken in the order asked on one account, however cheap what comes later is', () => {
    const turns = new Turns<string>();
    turns.add('first', awaited('ada'), EXPERT);
    turns.add('second', awaited('ada'), CASUAL);
    turns.add('third', awaited('ada'), EXPERT);
    expect(takeAll(turns)).toEqual(['first', 'second', 'third']);
  });

  it('are first of whom people wait for, before any number of others', () => {
    const turns = new Turns<string>();
    for (let i = 0; i < 200; i++) turns.add(`nobody ${i}`, unattended(`host ${i}`), CASUAL);
    turns.add('ada', awaited('ada'), EXPERT);
    expect(turns.take()).toBe('ada');
    expect(turns.take()).toBe('nobody 0');
  });

  it('are of whom people wait for now, not when it was asked', () => {
    const turns = new Turns<string>();
    let isBack = false;
    turns.add('nobody', unattended('bob'), CASUAL);
    turns.add('ada', { isAwaited: () => isBack, account: ['ada', 'ada'] }, CASUAL);
    turns.add('eve', { isAwaited: () => !isBack, account: ['eve', 'eve'] }, CASUAL);
    isBack = true;
    expect(takeAll(turns)).toEqual(['ada', 'nobody', 'eve']);
  });

  it('leave a tenth of the time to what nobody waits for', () => {
    const turns = new Turns<string>();
    const served: Record<string, number> = { awaited: 0, unattended: 0 };
    for (let i = 0; i < 20; i++) turns.add('unattended', unattended('bot'), EXPERT);
    for (let i = 0; i < 100; i++) {
      turns.add('awaited', awaited(`host ${i % 7}`), EXPERT);
      turns.add('awaited', awaited(`host ${i % 7}`), EXPERT);
      served[turns.take()!]!++;
    }
    expect(served).toEqual({ awaited: 90, unattended: 10 });
  });

  it.each(LEVELS)('of %s alternate between hosts, however many questions one has', (level) => {
    const turns = new Turns<string>();
    for (let i = 0; i < 60; i++) turns.add(`bob ${i}`, awaited('bob'), LIMITS_MS[level]);
    for (let i = 0; i < 3; i++) turns.add(`ada ${i}`, awaited('ada'), LIMITS_MS[level]);
    expect(takeAll(turns).slice(0, 7)).toEqual([
      'bob 0',
      'ada 0',
      'bob 1',
      'ada 1',
      'bob 2',
      'ada 2',
      'bob 3',
    ]);
  });

  it('are shared between groups first, and in a group between its members', () => {
    const turns = new Turns<string>();
    for (const member of ['b1', 'b2', 'b3']) {
      for (let i = 0; i < 4; i++) turns.add(member, awaited('b', member), EXPERT);
    }
    for (let i = 0; i < 4; i++) turns.add('ada', awaited('a', 'ada'), EXPERT);
    expect(takeAll(turns).slice(0, 8)).toEqual([
      'b1',
      'ada',
      'b2',
      'ada',
      'b3',
      'ada',
      'b1',
      'ada',
    ]);
  });

  it('give a short question its turn right after the long one that is being thought about', () => {
    const turns = new Turns<string>();
    const hosts = 40;
    const ask = (host: number) => turns.add('expert', awaited(`host ${host}`), EXPERT);
    for (let host = 0; host < hosts; host++) ask(host);
    for (let i = 0; i < 10 * hosts; i++) {
      expect(turns.take()).toBe('expert');
      ask(i % hosts);
      // As often as its share of the time allows.
      if (i % 2 === 0) continue;
      turns.add('casual', awaited('ada'), CASUAL);
      expect(turns.take()).toBe('casual');
    }
  });

  it('do not let short questions crowd out a long one', () => {
    const turns = new Turns<string>();
    turns.add('expert', awaited('ada'), EXPERT);
    const hosts = 10;
    const ask = (host: number) => turns.add('casual', awaited(`host ${host}`), CASUAL);
    for (let host = 0; host < hosts; host++) ask(host);
    let wait = 0;
    for (; turns.take() !== 'expert'; wait++) ask(wait % hosts);
    // A second of everybody else.
    expect(wait * CASUAL).toBe(hosts * EXPERT);
  });

  it('forget who had what as soon as a thread is idle', () => {
    const turns = new Turns<string>();
    for (let i = 0; i < 5; i++) turns.add('bob', awaited('bob'), EXPERT);
    expect(takeAll(turns)).toHaveLength(5);
    turns.add('bob', awaited('bob'), CASUAL);
    turns.add('ada', awaited('ada'), CASUAL);
    expect(takeAll(turns)).toEqual(['bob', 'ada']);
  });
});

describe('a thinker with more questions than threads', () => {
  it('answers a casual bot somebody waits for before 200 experts nobody looks at', async () => {
    const state = bazaar.setup({ seats: 3, options: bazaar.presets.standard }, fastRng(3));
    const seat = firstSeat(bazaar.toAct(state));
    const matter = { game: bazaar, view: bazaar.view(state, seat), seat, seed: [4, 9] as const };
    const clock = new HandClock();
    const port = new FakeThread();
    const thinker = new Thinker({ open: () => port, clock });
    for (let i = 0; i < 200; i++) {
      void thinker.think({ ...matter, level: 'expert' }, unattended('eve', `guest ${i % 40}`));
    }
    const thought = thinker.think({ ...matter, level: 'casual' }, awaited('ada'));
    // The one under way is not interrupted: an expert may take a second.
    await port.start();
    clock.pass(EXPERT);
    await port.reply({});
    expect(port.questions.at(-1)).toMatchObject({ ask: 'think', level: 'casual' });
    clock.pass(CASUAL);
    await port.reply({ move: { type: 'nothing' } });
    expect((await thought).ms).toBe(CASUAL);
    expect(clock.now()).toBe(EXPERT + CASUAL);
    expect(port.questions).toHaveLength(3);
    thinker.close();
  });
});
