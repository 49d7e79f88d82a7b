import { dataName, fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { bazaar } from '../../../../docs/template-game/rules/index.ts';
import { type AnyBrain, type Budget, plainBrain } from '@parlor/search';
import type { Editions } from '../brainFor.ts';
import type { Reply, Request } from './messages.ts';
import { serve } from './serve.ts';
import { settled } from './testing.ts';

const state = bazaar.setup({ seats: 3, options: bazaar.presets.standard }, fastRng(3));
const view = bazaar.view(state, 0);
const request: Request = {
  id: 1,
  ask: 'think',
  game: bazaar.id,
  edition: bazaar.rulesVersion,
  level: 'skilled',
  seat: 0,
  view,
  dice: [1, 2],
  limitMs: 300,
};

const plain: AnyBrain = plainBrain(bazaar);

/** What a thread with this brain replies, one line after another. */
async function replies(
  brain: Partial<AnyBrain>,
  requests: readonly unknown[],
  now = () => 0,
  editions: Editions = async () => undefined,
) {
  const said: Reply[] = [];
  let ask: (message: unknown) => void = () => {};
  let loaded = 0;
  const load = async () => {
    loaded++;
    return { ...plain, ...brain };
  };
  serve(
    {
      post: (reply) => void said.push(reply as Reply),
      listen: (hear) => {
        ask = hear;
      },
    },
    now,
    editions,
    { [bazaar.id]: load },
  );
  expect(loaded).toBe(0);
  for (const one of requests) ask(one);
  await settled();
  return said;
}

describe('serve', () => {
  it('says that it has started, then answers, one request after another', async () => {
    const said = await replies({}, [request, { ...request, id: 2, level: 'casual' }]);
    const { move } = plain.think('skilled', view, 0, fastRng(1, 2));
    expect(said.map(({ id, type }) => [id, type])).toEqual([
      [1, 'started'],
      [1, 'answer'],
      [2, 'started'],
      [2, 'answer'],
    ]);
    expect(said[1]).toEqual({ id: 1, type: 'answer', answer: { move } });
  });

  it('says what went wrong and goes on', async () => {
    const think = () => {
      throw new Error('a bug');
    };
    const unknown = { ...request, id: 2, game: 'toString' };
    const chances = { ...request, id: 3, ask: 'chances' };
    const said = await replies({ think }, [request, unknown, chances]);
    expect(said.filter(({ type }) => type !== 'started')).toEqual([
      { id: 1, type: 'failed', why: 'a bug' },
      { id: 2, type: 'failed', why: 'there is no brain for “toString”' },
      { id: 3, type: 'answer', answer: plain.chances(view, fastRng(1, 2)) },
    ]);
  });

  it('plays an earlier edition by its own rules, with the plain search', async () => {
    const earlier = { ...bazaar, rulesVersion: 7 };
    const asked: unknown[] = [];
    const think = () => {
      throw new Error('this brain knows other rules');
    };
    const requests = [7, 8].map((edition) => ({ ...request, id: edition, edition }));
    const said = await replies({ think }, requests, undefined, async (...which) => {
      asked.push(which);
      return which[1] === 7 ? earlier : undefined;
    });
    expect(asked).toEqual([
      [bazaar.id, 7],
      [bazaar.id, 8],
    ]);
    const { move } = plainBrain(earlier).think('skilled', view, 0, fastRng(1, 2));
    expect(said.filter(({ type }) => type !== 'started')).toEqual([
      { id: 7, type: 'answer', answer: { move } },
      { id: 8, type: 'failed', why: `edition 8 of “${bazaar.id}” is not on board` },
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
    await replies({ think, iterations }, [request], () => time);
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
    const light = { ...view, options: { ...view.options, set: dataName(set) } };
    const asking = { ...request, ask: 'chances', view: light } as const;
    await replies({ chances }, [
      { ...asking, data: [[dataName(set), set]] },
      { ...asking, id: 2 },
    ]);
    const whole = { ...view, options: { ...view.options, set } };
    expect(seen).toEqual([whole, whole]);
  });
});
