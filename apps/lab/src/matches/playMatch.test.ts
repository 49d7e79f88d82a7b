import { randomBot } from '@parlor/bots';
import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { shortTable } from '../games/shortTables.ts';
import { GAME, RULES } from '../testing/quick.ts';
import { readContestant } from '../arena/contestants.ts';
import { type Contestant, firstShare, type MatchResult, playMatch } from './playMatch.ts';

const game = RULES;
const table = shortTable(GAME, 3);

const honest: Contestant = {
  name: 'honest',
  choose: (played, view, seat, rng) => randomBot.choose(played, view, seat, rng) as unknown,
};
const answering = (choose: Contestant['choose'], limitMs?: number): Contestant => ({
  name: 'odd',
  choose,
  ...(limitMs !== undefined && { limitMs }),
});
const three = (first: Contestant): Contestant[] => [first, honest, honest];

describe('a match', () => {
  it('is the same every time, and another one with another seed', async () => {
    const [one, again, other] = await Promise.all(
      [5, 5, 6].map((seed) => playMatch(game, table, three(honest), seed)),
    );
    const shape = ({ decided, ...rest }: MatchResult) => [rest, decided.map(({ seat }) => seat)];
    expect(shape(again!)).toEqual(shape(one!));
    expect(shape(other!)).not.toEqual(shape(one!));
    expect(one!.moves).toBe(one!.decided.length);
  });

  it('deals the same cards whoever sits there', async () => {
    const openings = async (contestants: readonly Contestant[], seed: number): Promise<string> => {
      let opening = '';
      await playMatch(game, table, contestants, seed, {
        decided(_how, state) {
          opening ||= JSON.stringify(game.encode(state));
        },
      });
      return opening;
    };
    const first = answering((_game, _view, _seat, _rng, { moves }) => moves![0]);
    const dealt = await openings(three(honest), 5);
    expect(await openings(three(first), 5)).toBe(dealt);
    expect(await openings(three(honest), 6)).not.toBe(dealt);
  });

  it('gives every seat chance of its own at every step', async () => {
    const thrown: number[] = [];
    const throwing = answering((played, view, seat, rng) => {
      thrown.push(rng.below(2 ** 20));
      return randomBot.choose(played, view, seat, rng) as unknown;
    });
    const { moves } = await playMatch(game, table, [throwing, throwing, throwing], 5);
    expect(new Set(thrown).size).toBeGreaterThan(moves * 0.99);
  });

  it('tells the question with its legal moves', async () => {
    const asking = answering((_game, _view, _seat, _rng, { kind, moves }) => {
      expect(kind).not.toBe('');
      return moves![0];
    });
    const { decided } = await playMatch(game, table, three(asking), 5);
    expect(decided.filter(({ illegal }) => illegal)).toEqual([]);
  });

  it.each<[string, Contestant['choose'], RegExp]>([
    ['nonsense', () => 'pass me the salt', /^no move: "pass me the salt"$/],
    ['nothing', () => undefined, /^no move: undefined$/],
    ['a move that is not legal', () => ({ type: 'give', cards: [] }), /./],
    [
      'an exception',
      () => {
        throw new Error('out of ideas');
      },
      /^out of ideas$/,
    ],
    ['a broken promise', () => Promise.reject(new Error('gone')), /^gone$/],
    ['a promise of nonsense', () => Promise.resolve(7), /^no move: 7$/],
  ])('goes on after %s, and counts it', async (_what, choose, fault) => {
    const { decided, places } = await playMatch(game, table, three(answering(choose)), 5);
    const own = decided.filter(({ seat }) => seat === 0);
    expect(own.length).toBeGreaterThan(3);
    for (const one of own) {
      expect(one.illegal).toBe(true);
      expect(one.fault).toMatch(fault);
    }
    expect(decided.filter(({ seat, illegal }) => seat !== 0 && illegal)).toEqual([]);
    expect(places).toHaveLength(3);
  });

  it('waits for answers, and knows which of them are late', async () => {
    const slow = answering(async (played, view, seat, rng, { ply }) => {
      if (ply < 6) await new Promise((resolve) => setTimeout(resolve, 60));
      return randomBot.choose(played, view, seat, rng) as unknown;
    }, 50);
    const { decided } = await playMatch(game, table, three(slow), 5);
    const late = decided.filter((one) => one.late);
    expect(late.length).toBeGreaterThan(0);
    for (const { seat, ms, illegal } of late) {
      expect([seat, illegal]).toEqual([0, false]);
      expect(ms).toBeGreaterThan(50);
    }
  });

  it('lets somebody listen', async () => {
    const heard: string[] = [];
    const { moves } = await playMatch(game, table, three(honest), 5, {
      decided: ({ seat }) => heard.push(`decided ${seat}`),
      moved: (_state, seat) => heard.push(`moved ${seat}`),
    });
    expect(heard).toHaveLength(2 * moves);
    expect(heard[0]!.replace('decided', 'moved')).toBe(heard[1]);
  });
});

describe('firstShare', () => {
  it('shares a shared win', () => {
    const places = [1, 1, 3];
    expect([0, 1, 2].map((seat) => firstShare({ places }, seat))).toEqual([0.5, 0.5, 0]);
  });
});

describe('a contestant', () => {
  it.each(['beginner', 'casual', 'skilled:4', 'expert:4', 'random', 'rollout:3', 'oracle:8'])(
    '%s plays legally',
    async (text) => {
      const contestant = await readContestant(text, GAME);
      expect(contestant.name).toBe(text);
      const { decided } = await playMatch(game, table, three(contestant), 3);
      expect(decided.filter(({ illegal }) => illegal)).toEqual([]);
    },
  );

  it.each([
    ['champion', 'there is no contestant “champion”'],
    ['exprt', 'Did you mean expert?'],
    ['expert:0', 'needs a number of iterations'],
    ['expert:many', 'needs a number of iterations'],
    ['expert:5:5', 'needs a number of iterations'],
    ['random:5', 'random without a number'],
    ['rollout', 'rollout with one'],
  ])('%s is refused', async (text, why) => {
    await expect(readContestant(text, GAME)).rejects.toThrow(why);
  });

  it('has the limit of its level', async () => {
    expect((await readContestant('expert:9', GAME)).limitMs).toBe(2000);
    expect((await readContestant('random', GAME)).limitMs).toBeUndefined();
  });
});

describe('the oracle', () => {
  it('sees what is hidden: it is handed the truth and plays by it', async () => {
    const oracle = await readContestant('oracle:30', GAME);
    expect(() => oracle.choose(game, {}, 0, fastRng(1), { kind: '', ply: 0, moves: [] })).toThrow(
      'the truth',
    );
    const state: unknown = game.setup(table, fastRng(8));
    const seat = Math.log2(game.toAct(state) & -game.toAct(state));
    const move = oracle.chooseKnowing!(game, state, seat, fastRng(1));
    expect(game.check(state, seat, move as object)).toBeUndefined();
  });
});
