import { dataName, fastRng, firstSeat } from '@parlor/kit';
import { HandClock, portTo, settled } from '@parlor/rpc/testing';
import { describe, expect, it } from 'vitest';
import { type Bazaar, bazaar } from '../../../../docs/template-game/rules/index.ts';
import { LEVELS, plainBrain } from '@parlor/search';
import { LIMITS_MS, LOADING_LIMIT_MS } from './limits.ts';
import { serve } from './serve.ts';
import { FakeThread } from './testing.ts';
import { Thinker } from './thinker.ts';

const state = bazaar.setup({ seats: 3, options: bazaar.presets.standard }, fastRng(3));
const rng = fastRng(5);
while (bazaar.decision(state, firstSeat(bazaar.toAct(state))).kind !== 'sell') {
  const bidder = firstSeat(bazaar.toAct(state));
  bazaar.apply(state, bidder, bazaar.sample(state, bidder, rng), rng);
}
const seat = firstSeat(bazaar.toAct(state));
const view = bazaar.view(state, seat);
const matter = { game: bazaar, view, seat, seed: [4, 9] as const };
const legal: Bazaar['Move'][] = [];
legal.length = bazaar.moves(state, seat, legal);

function setting(threads = 1) {
  const clock = new HandClock();
  const ports: FakeThread[] = [];
  const open = () => {
    const port = new FakeThread();
    ports.push(port);
    return port;
  };
  return { clock, ports, thinker: new Thinker({ open, clock, threads }) };
}

describe('a thought', () => {
  it('comes back as a move of the game, with a remark and the time it took', async () => {
    const { clock, ports, thinker } = setting();
    const thought = thinker.think({ ...matter, level: 'expert' });
    expect(ports[0]!.last).toMatchObject({
      method: 'load',
      args: [bazaar.id, bazaar.rulesVersion],
    });
    clock.pass(5000);
    await ports[0]!.start();
    expect(ports[0]!.questions.at(-1)).toEqual({
      ask: 'think',
      game: bazaar.id,
      edition: bazaar.rulesVersion,
      level: 'expert',
      seat,
      view: JSON.parse(JSON.stringify(view)) as unknown,
      seed: [4, 9],
      limitMs: LIMITS_MS.expert,
    });
    clock.pass(70);
    await ports[0]!.reply({ move: legal[2], remark: { code: 'sure' } });
    const { move, ...rest } = await thought;
    expect(move).toBe(legal[2]);
    expect(rest).toEqual({ remark: { code: 'sure' }, ms: 70 });
    expect(clock.armed).toBe(0);
  });

  it.each(LEVELS)('of %s is stopped at twice the limit and made up for', async (level) => {
    const { clock, ports, thinker } = setting();
    const thought = thinker.think({ ...matter, level });
    await ports[0]!.start();
    clock.pass(2 * LIMITS_MS[level] - 1);
    await settled();
    expect(ports[0]!.isTerminated).toBe(false);
    clock.pass(1);
    const { move, trouble, ms } = await thought;
    expect(ports[0]!.isTerminated).toBe(true);
    expect(trouble?.trouble).toBe('stuck');
    expect(ms).toBe(2 * LIMITS_MS[level]);
    expect(legal).toContain(move);
  });

  it('may set a limit of its own', async () => {
    const { clock, ports, thinker } = setting();
    const thought = thinker.think({ ...matter, level: 'expert', limitMs: 10 });
    await ports[0]!.start();
    expect(ports[0]!.questions[0]!.limitMs).toBe(10);
    clock.pass(20);
    expect((await thought).trouble?.trouble).toBe('stuck');
  });

  it('is asked for at once by a thread that has loaded the brain before', async () => {
    const { ports, thinker } = setting();
    const first = thinker.think({ ...matter, level: 'casual' });
    await ports[0]!.reply({ move: legal[0] });
    await first;
    void thinker.think({ ...matter, level: 'casual' });
    await settled();
    ports[0]!.breakDown('gone');
    void thinker.think({ ...matter, level: 'casual' });
    await settled();
    const asked = ports.map(({ calls }) => calls.map(({ method }) => method));
    expect(asked).toEqual([['load', 'consider', 'consider'], ['load']]);
  });

  it('does not wait for ever for a brain to load', async () => {
    const { clock, thinker } = setting();
    const thought = thinker.think({ ...matter, level: 'casual' });
    clock.pass(LOADING_LIMIT_MS);
    const { move, trouble } = await thought;
    expect(trouble).toEqual({ trouble: 'stuck', why: 'did not start in time' });
    expect(legal).toContain(move);
  });

  it.each([undefined, null, {}, { move: null }, { move: { type: 'castle' } }, 'pass'])(
    'that is no legal move (%j) is made up for',
    async (nonsense) => {
      const { ports, thinker } = setting();
      const thought = thinker.think({ ...matter, level: 'casual' });
      await ports[0]!.reply(nonsense);
      const { move, trouble } = await thought;
      expect(trouble?.trouble).toBe('senseless');
      expect(legal).toContain(move);
    },
  );

  it('that cannot be legal now, though it is a move of the game, is made up for', async () => {
    const { ports, thinker } = setting();
    const thought = thinker.think({ ...matter, level: 'casual' });
    const bid = { type: 'bid', coins: 1 };
    expect(bazaar.parseMove(bid)).toEqual(bid);
    await ports[0]!.reply({ move: bid });
    expect((await thought).trouble?.trouble).toBe('senseless');
  });

  it('makes up with the same move for the same seed', async () => {
    const made = async (seed: readonly [number, number]) => {
      const { thinker } = setting();
      thinker.close();
      return (await thinker.think({ ...matter, seed, level: 'casual' })).move;
    };
    expect(await made([1, 2])).toBe(await made([1, 2]));
    const others = await Promise.all(Array.from({ length: 20 }, (_, die) => made([die, 0])));
    expect(new Set(others).size).toBeGreaterThan(1);
  });
});

describe('a thread', () => {
  it('that breaks costs one decision; the next one gets a fresh thread', async () => {
    const { ports, thinker } = setting();
    const first = thinker.think({ ...matter, level: 'skilled' });
    const second = thinker.think({ ...matter, level: 'skilled' });
    await ports[0]!.start();
    ports[0]!.breakDown('out of memory');
    expect((await first).trouble).toEqual({ trouble: 'crashed', why: 'out of memory' });
    await settled();
    expect(ports).toHaveLength(2);
    await ports[1]!.reply({ move: legal[0] });
    expect(await second).toEqual({ move: legal[0], ms: 0 });
  });

  it('that throws stays, and the decision is made up for', async () => {
    const { ports, thinker } = setting();
    const first = thinker.think({ ...matter, level: 'skilled' });
    await ports[0]!.start();
    ports[0]!.fail('a bug');
    expect((await first).trouble).toEqual({ trouble: 'failed', why: 'a bug' });
    const second = thinker.think({ ...matter, level: 'skilled' });
    await ports[0]!.reply({ move: legal[1] });
    expect((await second).move).toBe(legal[1]);
    expect(ports).toHaveLength(1);
  });

  it('that breaks with nothing to do is replaced when the next question comes', async () => {
    const { ports, thinker } = setting();
    const first = thinker.think({ ...matter, level: 'casual' });
    await ports[0]!.reply({ move: legal[0] });
    await first;
    ports[0]!.breakDown('gone');
    const second = thinker.think({ ...matter, level: 'casual' });
    await ports[1]!.reply({ move: legal[1] });
    expect((await second).move).toBe(legal[1]);
  });

  it('that was given up is not listened to any more', async () => {
    const { clock, ports, thinker } = setting();
    const first = thinker.think({ ...matter, level: 'casual' });
    await ports[0]!.start();
    clock.pass(1000);
    await first;
    const second = thinker.think({ ...matter, level: 'casual' });
    await ports[1]!.start();
    ports[0]!.answer({ move: legal[0] }, ports[1]!.last.id);
    ports[0]!.breakDown('late');
    ports[1]!.answer({ move: legal[1] }, 77);
    ports[1]!.answer({ move: legal[2] });
    expect(await second).toEqual({ move: legal[2], ms: 0 });
  });

  it('that cannot even be started costs a decision, too', async () => {
    const clock = new HandClock();
    const open = () => {
      throw new Error('no more threads');
    };
    const { move, trouble } = await new Thinker({ open, clock }).think({
      ...matter,
      level: 'expert',
    });
    expect(trouble).toEqual({ trouble: 'crashed', why: 'no more threads' });
    expect(legal).toContain(move);
    expect(clock.armed).toBe(0);
  });
});

describe('many questions', () => {
  it('wait for a free thread, and the waiting does not count', async () => {
    const { clock, ports, thinker } = setting(2);
    const thoughts = [0, 1, 2].map(() => thinker.think({ ...matter, level: 'expert' }));
    const asked = () => ports.map(({ questions }) => questions.length);
    await ports[0]!.start();
    await ports[1]!.start();
    expect(asked()).toEqual([1, 1]);
    clock.pass(500);
    await ports[1]!.reply({ move: legal[1] });
    clock.pass(100);
    await ports[0]!.reply({ move: legal[0] });
    expect(asked()).toEqual([1, 2]);
    await ports[1]!.reply({ move: legal[2] });
    const taken = (await Promise.all(thoughts)).map(({ move, ms }) => [move, ms]);
    expect(taken).toEqual([
      [legal[0], 600],
      [legal[1], 500],
      [legal[2], 100],
    ]);
  });

  it('are answered moves first', async () => {
    const { ports, thinker } = setting();
    void thinker.hints(matter);
    void thinker.chances(matter);
    void thinker.think({ ...matter, level: 'casual' });
    await ports[0]!.reply([]);
    await ports[0]!.reply({ move: legal[0] });
    await ports[0]!.reply([1]);
    expect(ports[0]!.questions.map(({ ask }) => ask)).toEqual(['hints', 'think', 'chances']);
  });

  it('are all settled when the thinker is closed, and later ones at once', async () => {
    const { clock, ports, thinker } = setting();
    const waiting = [0, 1].map(() => thinker.think({ ...matter, level: 'casual' }));
    const hints = thinker.hints(matter);
    const chances = thinker.chances(matter);
    thinker.close();
    const late = await thinker.think({ ...matter, level: 'casual' });
    for (const { move, trouble } of [...(await Promise.all(waiting)), late]) {
      expect(trouble?.trouble).toBe('closed');
      expect(legal).toContain(move);
    }
    expect((await hints).hints).toEqual([]);
    expect((await chances).chances).toBeUndefined();
    expect(ports.map(({ isTerminated }) => isTerminated)).toEqual([true]);
    expect(clock.armed).toBe(0);
  });
});

describe('hints and chances', () => {
  it('come back with moves of the game, what is no move left out', async () => {
    const { ports, thinker } = setting();
    const hints = thinker.hints(matter);
    const reason = { code: 'cheap' };
    await ports[0]!.reply([
      { move: legal[1], value: 0.5, reason },
      { move: { type: 'castle' }, value: 0.4, reason },
    ]);
    expect((await hints).hints).toEqual([{ move: legal[1], value: 0.5, reason }]);
    const chances = thinker.chances({ ...matter, view: bazaar.view(state, 'public') });
    await ports[0]!.reply([0.5, 0.25, 0.25]);
    expect((await chances).chances).toEqual([0.5, 0.25, 0.25]);
  });

  it('are missing when there was trouble', async () => {
    const { ports, thinker } = setting();
    const hints = thinker.hints(matter);
    const chances = thinker.chances(matter);
    ports[0]!.breakDown('gone');
    await settled();
    ports[1]!.breakDown('gone');
    expect(await hints).toEqual({ hints: [], ms: 0, trouble: { trouble: 'crashed', why: 'gone' } });
    expect((await chances).chances).toBeUndefined();
  });
});

describe('a thinker with a brain at the other end', () => {
  const brain = plainBrain(bazaar);
  const library = { [bazaar.id]: async () => brain };
  const nothing = async () => undefined;
  const open = () => portTo((line) => serve(line, () => 0, nothing, library));

  it('answers as the brain itself would', async () => {
    const thinker = new Thinker({ open, clock: new HandClock() });
    for (const level of LEVELS) {
      const { move, trouble } = await thinker.think({ ...matter, level });
      expect(trouble).toBeUndefined();
      expect(move).toBe(brain.think(level, view, seat, fastRng(4, 9)).move);
    }
    const { hints } = await thinker.hints(matter);
    expect(hints).toEqual(brain.hints(view, seat, fastRng(4, 9)));
    const { chances } = await thinker.chances(matter);
    expect(chances).toEqual(brain.chances(view, fastRng(4, 9)));
  });
});

describe('a set of one’s own', () => {
  const set = { stalls: ['red', 'blue'] };
  const own = { ...view, options: { ...view.options, set } };
  const ask = (thinker: Thinker) => thinker.chances({ ...matter, view: own });

  it('is told to a thread once, and to the next one once more', async () => {
    const { clock, ports, thinker } = setting();
    const first = ask(thinker);
    const name = dataName(set);
    await ports[0]!.start();
    const light = { batch: [{ args: [{ view: { options: { set: name } } }] }] };
    expect(ports[0]!.posted.at(-1)).toMatchObject({ ...light, data: [[name, set]] });
    await ports[0]!.reply([0.5, 0.3, 0.2]);
    await first;
    const second = ask(thinker);
    await settled();
    expect(ports[0]!.posted.at(-1)).toMatchObject({ ...light, data: [] });
    clock.pass(2 * LOADING_LIMIT_MS);
    await second;
    void ask(thinker);
    expect(ports).toHaveLength(2);
    await ports[1]!.start();
    expect(ports[1]!.posted.at(-1)).toMatchObject({ ...light, data: [[name, set]] });
    thinker.close();
  });
});
