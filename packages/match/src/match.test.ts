import { canonicalJson, fastRng, MATCH_RNG, MAX_RANGE, matchRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { openMatch } from './match.ts';
import { accept, bazaar, JUNK, openBazaar, playedBazaar, SEED, someMove, step } from './testing.ts';

const bid = (coins: number) => ({ type: 'bid', coins });

describe('opening a match', () => {
  it('fills in the options nobody mentioned', () => {
    const match = accept(openMatch(bazaar, { seats: 3, options: { days: 4 } }, SEED));
    expect(match.table).toEqual({ seats: 3, options: { ...bazaar.presets.standard, days: 4 } });
  });

  it.each([
    ['no seats', {}, 'seats-not-offered'],
    ['too many seats', { seats: 30 }, 'seats-not-offered'],
    ['a seat count in words', { seats: '3' }, 'seats-not-offered'],
    ['half a seat', { seats: 3.5 }, 'seats-not-offered'],
    ['an unknown option', { seats: 3, options: { jokers: 2 } }, 'option-unknown'],
    ['an option out of range', { seats: 3, options: { days: 1e9 } }, 'option-out-of-range'],
    ['a flag that is none', { seats: 3, options: { scouting: 'yes' } }, 'option-not-a-flag'],
    ['options that are a list', { seats: 3, options: [] }, 'options-not-an-object'],
    ['options that are nothing', { seats: 3, options: null }, 'options-not-an-object'],
  ])('refuses %s', (_what, wish, code) => {
    const opened = openMatch(bazaar, wish as never, SEED);
    expect(opened).toMatchObject({ ok: false, why: { code } });
  });

  it('refuses a table that is no table', () => {
    for (const junk of JUNK) {
      expect(openMatch(bazaar, junk as never, SEED), String(junk)).toMatchObject({ ok: false });
    }
  });

  it('refuses what the game itself refuses', () => {
    const choosy = { ...bazaar, checkTable: () => ({ code: 'not-on-sundays' }) };
    const opened = openMatch(choosy, { seats: 3 }, SEED);
    expect(opened).toEqual({ ok: false, why: { code: 'not-on-sundays' } });
  });

  it.each(['', '7', 'g'.repeat(64), SEED.toUpperCase(), `${SEED}00`, 7])(
    'refuses the seed %j',
    (seed) => {
      const opened = openMatch(bazaar, { seats: 3 }, seed as string);
      expect(opened).toEqual({ ok: false, why: { code: 'seed-malformed' } });
    },
  );

  it('does not hold on to options that somebody else could change', () => {
    const options = { ...bazaar.presets.standard };
    const match = accept(openMatch(bazaar, { seats: 3, options }, SEED));
    options.days = 99;
    expect(match.table.options.days).toBe(bazaar.presets.standard.days);
  });

  it('nor to what lies deeper in them', () => {
    const withDeck = {
      ...bazaar,
      options: { ...bazaar.options, deck: { type: 'data', check: () => undefined } },
    } as unknown as typeof bazaar;
    const deck = [1, 2, 3];
    const match = accept(openMatch(withDeck, { seats: 3, options: { deck } }, SEED));
    deck.reverse();
    expect(match.table.options).toMatchObject({ deck: [1, 2, 3] });
  });
});

describe('questions', () => {
  it('asks everyone for a sealed bid under one id', () => {
    const match = openBazaar();
    expect(match.questions()).toEqual(
      [0, 1, 2].map((seat) => ({
        id: 0,
        seat,
        decision: { kind: 'bid', sealed: true, optional: false },
      })),
    );
  });

  it('keeps the id of a sealed question while others are sealing', () => {
    const match = openBazaar();
    expect(match.answer(1, 0, bid(1))).toEqual({ ok: true, ply: 1 });
    expect(match.question(0)?.id).toBe(0);
    expect(match.question(1)).toBeUndefined();
    expect(match.question(2)?.id).toBe(0);
    expect(match.answer(2, 0, bid(2))).toEqual({ ok: true, ply: 2 });
    expect(match.answer(0, 0, bid(0))).toEqual({ ok: true, ply: 3 });
    expect(match.questions()).toMatchObject([{ id: 3, seat: 2, decision: { kind: 'sell' } }]);
  });

  it('gives a new id to a seat that is asked again', () => {
    const match = openBazaar();
    for (const seat of [0, 1, 2]) match.answer(seat, 0, bid(seat));
    match.answer(2, 3, { type: 'keep' });
    expect(match.questions().map(({ id }) => id)).toEqual([4, 4, 4]);
  });

  it('has none for a seat that does not exist', () => {
    const match = openBazaar();
    for (const seat of [-1, 3, 32, 0.5, Number.NaN]) expect(match.question(seat)).toBeUndefined();
  });
});

describe('answers that are refused', () => {
  const refusals = (match: ReturnType<typeof openBazaar>) => ({
    answer(seat: number, id: number, input: unknown) {
      const before = canonicalJson([match.record(), match.questions(), match.stateHash()]);
      const answered = match.answer(seat, id, input);
      expect(canonicalJson([match.record(), match.questions(), match.stateHash()])).toBe(before);
      return answered;
    },
  });
  const why = (code: string) => ({ ok: false, why: { code } });

  it('come from a seat that is not asked', () => {
    const match = openBazaar();
    match.answer(1, 0, bid(1));
    const { answer } = refusals(match);
    for (const seat of [1, 3, 32, -1, 0.5, Number.NaN, '0' as never, undefined as never]) {
      expect(answer(seat, 0, bid(1))).toEqual(why('not-asked'));
    }
  });

  it('are meant for another question', () => {
    const match = openBazaar();
    for (const seat of [0, 1, 2]) match.answer(seat, 0, bid(seat));
    const { answer } = refusals(match);
    for (const id of [0, 2, 4, -1, Number.NaN, '3' as never, undefined as never]) {
      expect(answer(2, id, { type: 'keep' })).toEqual(why('stale-question'));
    }
  });

  it('are no moves at all', () => {
    const { answer } = refusals(openBazaar());
    for (const junk of JUNK) expect(answer(0, 0, junk)).toEqual(why('malformed-move'));
  });

  it('break a rule of the game, which says so itself', () => {
    const match = openBazaar();
    const { answer } = refusals(match);
    const { purse } = bazaar.presets.standard;
    expect(answer(0, 0, bid(purse + 1))).toMatchObject({ why: { code: 'too-few-coins' } });
    expect(answer(0, 0, { type: 'keep' })).toMatchObject({ why: { code: 'not-now' } });
  });

  it('come too late', () => {
    const match = playedBazaar();
    const { answer } = refusals(match);
    expect(match.outcome).toBeDefined();
    expect(answer(0, match.ply, bid(1))).toEqual(why('match-over'));
  });
});

describe('updates', () => {
  it('tell of the opening: own cards to each seat, none to the public', () => {
    const match = openBazaar();
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const dealt = match.update(viewer).events.filter(({ type }) => type === 'dealt');
      expect(dealt).toHaveLength(3);
      for (const event of dealt) {
        expect('goods' in event).toBe('seat' in event && event.seat === viewer);
      }
    }
  });

  it('tell everyone who is asked what, and each seat its own question', () => {
    const match = openBazaar();
    match.answer(1, 0, bid(1));
    const questions = [0, 2].map((seat) => ({ seat, kind: 'bid', sealed: true, optional: false }));
    expect(match.update('public')).toMatchObject({ ply: 1, questions });
    expect(match.update('public').question).toBeUndefined();
    expect(match.update(1).questions).toEqual(questions);
    expect(match.update(1).question).toBeUndefined();
    expect(match.update(2).question).toEqual(match.question(2));
  });

  it('are plain JSON that nobody else holds', () => {
    const match = playedBazaar();
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const update = match.update(viewer);
      expect(JSON.parse(canonicalJson(update))).toEqual(update);
    }
  });

  it('do not tell one sealed answer from another, but to whoever gave it', () => {
    const [low, high] = [openBazaar(), openBazaar()];
    expect(low.answer(1, 0, bid(0)).ok && high.answer(1, 0, bid(5)).ok).toBe(true);
    for (const viewer of [0, 2, 'public'] as const) {
      expect(canonicalJson(low.update(viewer))).toBe(canonicalJson(high.update(viewer)));
    }
    expect(canonicalJson(low.update(1))).not.toBe(canonicalJson(high.update(1)));
  });

  it('carry the outcome at the end, and no question', () => {
    const match = playedBazaar();
    const update = match.update(0);
    expect(update.outcome).toEqual(match.outcome);
    expect(update.questions).toEqual([]);
    expect('question' in update).toBe(false);
    expect('outcome' in openBazaar().update(0)).toBe(false);
  });

  it('are for those who are there', () => {
    const match = openBazaar();
    for (const viewer of [-1, 3, 0.5, 'everyone' as never]) {
      expect(() => match.update(viewer)).toThrow(RangeError);
    }
  });
});

describe('the record', () => {
  it('names the game, its rules, its dice, its table and every answer in order', () => {
    const match = openBazaar();
    match.answer(2, 0, bid(3));
    match.answer(0, 0, bid(1));
    expect(match.record()).toEqual({
      format: 1,
      game: bazaar.id,
      rulesVersion: bazaar.rulesVersion,
      rng: MATCH_RNG,
      table: { seats: 3, options: bazaar.presets.standard },
      seed: SEED,
      moves: [
        { seat: 2, move: bid(3) },
        { seat: 0, move: bid(1) },
      ],
    });
  });

  it('is a copy: later moves do not creep into it', () => {
    const match = openBazaar();
    const record = match.record();
    step(match, fastRng(1));
    expect(record.moves).toEqual([]);
  });
});

describe('chance', () => {
  it('comes from the seed', () => {
    expect(openBazaar(3, SEED).stateHash()).toBe(openBazaar(3, SEED).stateHash());
    expect(openBazaar(3, SEED).stateHash()).not.toBe(openBazaar(3, '0'.repeat(64)).stateHash());
  });

  it('has a stream of its own for every step: 0 is setup, k is move k', () => {
    const drawn: number[] = [];
    const gambling: typeof bazaar = {
      ...bazaar,
      setup(table, rng, emit) {
        drawn.push(rng.below(MAX_RANGE));
        return bazaar.setup(table, rng, emit);
      },
      apply(state, seat, move, rng, emit) {
        drawn.push(rng.below(MAX_RANGE));
        bazaar.apply(state, seat, move, rng, emit);
      },
    };
    const match = accept(openMatch(gambling, { seats: 3 }, SEED));
    for (const seat of [0, 1, 2]) match.answer(seat, 0, bid(seat));
    const bytes = Uint8Array.from({ length: 32 }, (_, index) => (index % 2 === 0 ? 0x5e : 0xed));
    expect(drawn).toEqual([0, 1, 2, 3].map((k) => matchRng(bytes, k, 'rules').below(MAX_RANGE)));
    expect(new Set(drawn).size).toBe(4);
  });

  it('does not depend on the order in which sealed answers arrive', () => {
    const [one, other] = [openBazaar(), openBazaar()];
    const rng = fastRng(1);
    const bids = [0, 1, 2].map((seat) => someMove(one, seat, rng));
    for (const seat of [0, 1, 2]) one.answer(seat, 0, bids[seat]);
    for (const seat of [2, 0, 1]) other.answer(seat, 0, bids[seat]);
    expect(one.ply).toBe(3);
    expect(other.stateHash()).toBe(one.stateHash());
  });
});
