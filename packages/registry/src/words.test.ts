import { collect, type Emission, eventsFor, fastRng, type Seat, WIDE, YOU } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, games } from './index.ts';
import { words } from './words.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dora', 'Ed', 'Fay'];
const MOST_STEPS = 400;

/** Everything one seat is told, asked and shown in a random match, with that seat called 'You'. */
function* saidTo(id: (typeof GAME_IDS)[number], me: Seat, seed: number): Generator<string> {
  const game = games[id];
  const { board, happened, details, question, answer } = words[id];
  const who = (seat: Seat): string => (seat === me ? YOU : NAMES[seat]!);
  const rng = fastRng(seed);
  const seats = game.seatCounts.find((count) => count > 2) ?? game.seatCounts[0]!;
  const told: Emission<unknown>[] = [];
  const state: unknown = game.setup({ seats, options: game.presets.standard }, rng, collect(told));
  const out: unknown[] = [];
  for (let step = 0; step < MOST_STEPS && game.toAct(state) !== 0; step++) {
    const view: unknown = game.view(state, me);
    for (const event of eventsFor(told.splice(0), me)) {
      yield happened(event, who, view) ?? '';
      yield* details?.(event, who, view) ?? [];
    }
    yield* board(view, who).split('\n');
    const seat = 31 - Math.clz32(game.toAct(state));
    if (seat === me) {
      yield question(view, game.decision(state, seat), who);
      const count = game.moves(state, seat, out);
      for (const move of count === WIDE ? [] : out.slice(0, Math.min(count, 20)))
        yield answer(view, move, who);
    }
    game.apply(state, seat, game.sample(state, seat, rng), rng, collect(told));
  }
}

describe.each(GAME_IDS)('%s in words', (id) => {
  const said = [1, 2, 3].flatMap((seed) => [...saidTo(id, seed % 2, seed)]);

  it('calls whoever reads "you" within a sentence, and "You" only where one begins', () => {
    // A card may be called so too: You're Out.
    const wrong = said.filter((text) => /(?<![.?!] |^ *|“)\bYou\b(?![:'])/.test(text));
    expect([...new Set(wrong)]).toEqual([]);
    expect(said.some((text) => /\byou\b/.test(text))).toBe(true);
  });

  it('can be read out: no columns, no signs that have no sound', () => {
    const wrong = said.filter((text) => /\||#|–|[<>]|undefined|NaN| {3}/.test(text));
    expect([...new Set(wrong)]).toEqual([]);
  });
});
