import { type Json, seatsOf } from '@parlor/kit';
import { describe, expect, test } from 'vitest';
import { facts } from '../../../docs/template-game/rules/facts.ts';
import { bazaar, type Move, type Options } from '../../../docs/template-game/rules/index.ts';
import { Difference, type Plain, type PlainGame, replay, runDifferential } from './index.ts';

const TABLE = { seats: 3, options: bazaar.presets.standard };
const RUN = { matches: 20, seed: 1 };

/** The game itself in the clothes of a plain twin: agrees by construction. */
const mirror: PlainGame<Options> = (table, rng) => {
  const state = bazaar.setup(table, rng);
  const read = (json: Json) => bazaar.parseMove(json)!;
  return {
    toAct: () => seatsOf(bazaar.toAct(state)),
    moves(seat) {
      const out: Move[] = [];
      const count = bazaar.moves(state, seat, out);
      return count < 0 ? 'wide' : out.slice(0, count);
    },
    isLegal: (seat, move) => bazaar.check(state, seat, read(move)) === undefined,
    play: (seat, move, chance) => bazaar.apply(state, seat, read(move), chance),
    outcome: () => bazaar.outcome(state),
    facts: () => facts(state),
  };
};

/** The mirror with something in it replaced. */
const twin =
  (change: (plain: Plain) => Partial<Plain>): PlainGame<Options> =>
  (table, rng) => {
    const whole = mirror(table, rng);
    return { ...whole, ...change(whole) };
  };

function difference(other: PlainGame<Options>): Difference {
  try {
    runDifferential(bazaar, other, facts, TABLE, RUN);
  } catch (error) {
    if (error instanceof Difference) return error;
    throw error;
  }
  throw new Error('no difference was found');
}

test('two that agree pass', () => {
  expect(() => runDifferential(bazaar, mirror, facts, TABLE, RUN)).not.toThrow();
});

describe('a difference is found in', () => {
  test('setup that draws other chance', () => {
    const found = difference((table, rng) => {
      rng.below(2);
      return mirror(table, rng);
    });
    expect([found.about, found.step]).toEqual(['the facts', 0]);
  });

  test('setup that throws', () => {
    const found = difference(() => {
      throw new Error('no table');
    });
    expect([found.about, found.theirs]).toEqual(['setup', 'Error: no table']);
  });

  test('the facts, shown side by side where they differ', () => {
    const found = difference(
      twin((whole) => ({
        facts: () => {
          const said = whole.facts() as { readonly day: number };
          return said.day > 1 ? { ...said, day: 99 } : said;
        },
      })),
    );
    expect([found.about, found.ours, found.theirs]).toEqual(['the facts', 'day = 2', 'day = 99']);
    expect(found.message).toContain('game:  day = 2\n  plain: day = 99');
  });

  test('who is to act, in whatever order they are named', () => {
    expect(() =>
      runDifferential(
        bazaar,
        twin((whole) => ({ toAct: () => whole.toAct().reverse() })),
        facts,
        TABLE,
        RUN,
      ),
    ).not.toThrow();
    expect(difference(twin(() => ({ toAct: () => [0] }))).about).toBe('who is to act');
  });

  test('the moves: one too many, one too few, one twice, wide or not', () => {
    const listed = (change: (moves: Json[]) => Json[]) =>
      difference(
        twin((whole) => ({
          moves: (seat) => {
            const moves = whole.moves(seat);
            return moves === 'wide' ? moves : change(moves);
          },
        })),
      );
    expect(listed((moves) => moves.slice(1)).ours).toBe('also has {"type":"keep"}');
    expect(listed((moves) => [...moves, { type: 'dance' }]).theirs).toBe(
      'also has {"type":"dance"}',
    );
    expect(listed((moves) => [...moves, moves[0]!]).theirs).toBe('also has {"type":"keep"}');
    expect(difference(twin(() => ({ moves: () => [] }))).ours).toBe('wide');
  });

  test('what is legal in a wide space', () => {
    const found = difference(
      twin((whole) => ({
        isLegal: (seat, move) =>
          whole.isLegal(seat, move) && (move as { readonly coins?: number }).coins !== 7,
      })),
    );
    expect(found.about).toMatch(/whether seat \d may play \{"coins":7,"type":"bid"\}/);
    expect([found.ours, found.theirs]).toEqual(['yes', 'no']);
  });

  test('what is legal for a seat that is not asked', () => {
    const found = difference(twin(() => ({ isLegal: () => true })));
    expect([found.ours.slice(0, 2), found.theirs]).toEqual(['no', 'yes']);
  });

  test('play that forgets something', () => {
    const found = difference(
      twin((whole) => ({
        play: (seat, move, rng) =>
          whole.play(
            seat,
            (move as { readonly type: string }).type === 'scout' ? { type: 'keep' } : move,
            rng,
          ),
      })),
    );
    expect(found.theirs).toBe('scout = null');
  });

  test('the outcome', () => {
    const found = difference(
      twin((whole) => ({
        outcome: () => {
          const outcome = whole.outcome();
          return outcome && { ...outcome, places: outcome.scores };
        },
      })),
    );
    expect(found.about).toBe('the outcome');
  });
});

test('a difference carries the record that leads to it', () => {
  const found = difference(
    twin((whole) => ({
      facts: () => {
        const said = whole.facts() as { readonly day: number };
        return said.day > 2 ? { ...said, day: 0 } : said;
      },
    })),
  );
  const record = JSON.parse(JSON.stringify(found.record)) as typeof found.record;
  expect(replay(bazaar, record as never).day).toBe(3);
  expect(record.moves).toHaveLength(found.step);
  expect(found.message).toContain('"seed":1');
});
