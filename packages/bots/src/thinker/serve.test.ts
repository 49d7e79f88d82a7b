import { fastRng } from '@parlor/kit';
import { connect, OwnDataCodec, type Remote } from '@parlor/rpc';
import { portTo } from '@parlor/rpc/testing';
import { describe, expect, it } from 'vitest';
import { bazaar } from '../../../../docs/template-game/rules/index.ts';
import { type AnyBrain, type Budget, plainBrain } from '@parlor/search';
import type { Editions } from '../brainFor.ts';
import { serve } from './serve.ts';
import type { Question, Thinking } from './thinking.ts';

const state = bazaar.setup({ seats: 3, options: bazaar.presets.standard }, fastRng(3));
const view = bazaar.view(state, 0);
const question: Question = {
  ask: 'think',
  game: bazaar.id,
  edition: bazaar.rulesVersion,
  level: 'skilled',
  seat: 0,
  view,
  seed: [1, 2],
  limitMs: 300,
};

const plain: AnyBrain = plainBrain(bazaar);

/** A thread with this brain. */
function thread(
  brain: Partial<AnyBrain>,
  now = () => 0,
  editions: Editions = async () => undefined,
): Remote<Thinking> {
  const library = { [bazaar.id]: async () => ({ ...plain, ...brain }) };
  return connect<Thinking>(() => portTo((line) => serve(line, now, editions, library)), {
    codec: () => new OwnDataCodec(),
  }).calls;
}

describe('a thread that thinks', () => {
  it('loads and answers', async () => {
    const { load, consider } = thread({});
    await load(bazaar.id, bazaar.rulesVersion);
    const { move } = plain.think('skilled', view, 0, fastRng(1, 2));
    expect(await consider(question)).toEqual({ move });
  });

  it('says what went wrong and goes on', async () => {
    const think = () => {
      throw new Error('a bug');
    };
    const { load, consider } = thread({ think });
    await expect(consider(question)).rejects.toThrow('a bug');
    const unknown = 'there is no brain for “toString”';
    await expect(load('toString', 1)).rejects.toThrow(unknown);
    await expect(consider({ ...question, game: 'toString' })).rejects.toThrow(unknown);
    const chances = await consider({ ...question, ask: 'chances' });
    expect(chances).toEqual(plain.chances(view, fastRng(1, 2)));
  });

  it('plays an earlier edition by its own rules, with the plain search', async () => {
    const earlier = { ...bazaar, rulesVersion: 7 };
    const asked: unknown[] = [];
    const think = () => {
      throw new Error('this brain knows other rules');
    };
    const { consider } = thread({ think }, undefined, async (...which) => {
      asked.push(which);
      return which[1] === 7 ? earlier : undefined;
    });
    const { move } = plainBrain(earlier).think('skilled', view, 0, fastRng(1, 2));
    expect(await consider({ ...question, edition: 7 })).toEqual({ move });
    await expect(consider({ ...question, edition: 8 })).rejects.toThrow(
      `edition 8 of “${bazaar.id}” is not on board`,
    );
    expect(asked).toEqual([
      [bazaar.id, 7],
      [bazaar.id, 8],
    ]);
  });

  it('sets a clock beside the iterations of the level', async () => {
    const budgets: (Budget | undefined)[] = [];
    const think: AnyBrain['think'] = (level, at, seat, rng, budget) => {
      budgets.push(budget);
      return plain.think(level, at, seat, rng);
    };
    const iterations = { beginner: 1, casual: 2, skilled: 3, expert: 4 };
    let time = 50;
    await thread({ think, iterations }, () => time).consider(question);
    expect(budgets.map((budget) => budget?.iterations)).toEqual([3]);
    time = 349;
    expect(budgets[0]?.expired?.()).toBe(false);
    time = 350;
    expect(budgets[0]?.expired?.()).toBe(true);
  });

  it('puts a set of one’s own back into every view that names it', async () => {
    const seen: unknown[] = [];
    const chances: AnyBrain['chances'] = (at) => {
      seen.push(at);
      return [1];
    };
    const set = { stalls: ['red'] };
    const whole = { ...view, options: { ...view.options, set } };
    const { consider } = thread({ chances });
    const asking = { ...question, ask: 'chances', view: whole } as const;
    await consider(asking);
    await consider(asking);
    expect(seen).toEqual([whole, whole]);
  });
});
