import { fastRng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { trump } from './game.ts';
import { isLacking } from './state/knowledge.ts';
import { giveProperty } from './state/money.ts';
import { handOf, type State } from './state/state.ts';
import {
  ANY_40,
  afterPlay,
  asked,
  CASINO,
  cash,
  DONE,
  deal,
  ended,
  FORCE_SALE,
  face,
  HOTEL,
  listed,
  named,
  OFFICE,
  offer,
  PASS,
  play,
  property,
  REJECT,
  ROLL_FIVE,
  type Scene,
  scene,
  T,
  TAX,
  turnEnd,
  willPlay,
} from './testScene.ts';
import type { View } from '../facts/views.ts';
import { view } from './view.ts';
import { worlds } from './worlds.ts';

const known = (state: State, viewer: number) =>
  view(state, viewer).known.map(({ card, seats }) => `${card} in ${seats.join()}`);

/** The first card of `from`'s hand is taken by the player on turn. */
function steal(state: State, from: number, index = 0): void {
  play(state, state.turn, { type: 'take', seat: from }, index, face(1));
}

describe('D-8.1 winning', () => {
  const end = (rest: Scene) => {
    const state = scene({ part: 2, ...rest });
    for (const seat of [0, 1, 2, 3]) play(state, seat, PASS);
    return trump.outcome(state);
  };

  it('counts cash and the money in owned boxes', () => {
    expect(
      end({
        cash: [100, 200, 300, 0],
        owned: [[HOTEL, CASINO], [], [], [OFFICE]],
        boxes: { [HOTEL]: 150, [CASINO]: 60, [OFFICE]: 90 },
      }),
    ).toEqual({ scores: [310, 200, 300, 90], places: [1, 3, 2, 4] });
  });

  it('shares a place among equals', () => {
    expect(end({ cash: [100, 300, 300, 0] })?.places).toEqual([3, 1, 1, 4]);
  });

  it('does not count a box that nobody owns', () => {
    expect(end({ cash: [0, 0, 0, 0], boxes: { [HOTEL]: 500 } })?.scores).toEqual([0, 0, 0, 0]);
  });
});

describe('D-8.2 what is public', () => {
  it('shows pawns, owners, hand sizes, cash, contracts and debts to everybody', () => {
    const state = scene({
      part: 2,
      hands: [[TAX], [ANY_40]],
      owned: [[HOTEL]],
      pawns: [3, 4, 5, 6],
      cash: [0],
    });
    deal(state, 1, cash(0, 30, turnEnd(0, 0)), property(0, HOTEL, turnEnd(0, 2)));
    for (const viewer of [0, 1, 2, 3, 'public'] as const) {
      const seen = view(state, viewer);
      expect(seen.pawns).toEqual([3, 4, 5, 6]);
      expect(seen.owners[HOTEL]).toBe(0);
      expect(seen.handSizes).toEqual([1, 1, 0, 0]);
      expect(seen.cash).toEqual([0, 400, 400, 400]);
      expect(seen.contracts).toEqual(state.contracts);
      expect(seen.debts).toEqual([{ from: 0, to: 1, amount: 30 }]);
    }
  });

  it('with open boxes shows all of them', () => {
    const state = scene({ owned: [[HOTEL]], boxes: { [HOTEL]: 80 } });
    for (const viewer of [0, 1, 'public'] as const)
      expect(view(state, viewer).boxes[HOTEL]).toBe(80);
  });
});

describe('D-8.3 what is private', () => {
  it('shows a hand to its owner only', () => {
    const state = scene({ hands: [[TAX], [ANY_40]] });
    expect(view(state, 0).hand).toEqual([TAX]);
    expect(view(state, 'public').hand).toBeNull();
    expect(JSON.stringify(view(state, 1))).not.toContain(`"hand":[${TAX}]`);
  });

  it('lets the taker and the loser know a card taken at random, nobody else', () => {
    const state = scene({ hands: [[], [TAX, ANY_40]], pile: [OFFICE] });
    play(state, 0, { type: 'roll' }, T);
    steal(state, 1, 1);
    expect(handOf(state, 0)).toEqual([TAX]);
    expect(known(state, 1)).toEqual([`${TAX} in 0`]);
    expect(known(state, 0)).toEqual([]);
    expect(known(state, 2)).toEqual([]);
  });

  it('loses sight of a known card when an unseen one moves on, but not of where it can be', () => {
    const state = scene({ hands: [[], [TAX], [], [ANY_40]], pile: [HOTEL, CASINO, OFFICE, 4] });
    play(state, 0, { type: 'roll' }, T);
    steal(state, 1);
    play(state, 1, { type: 'roll' }, face(1));
    play(state, 2, { type: 'roll' }, T);
    // Seat 2 robs seat 0, whose only card is the Tax: seat 1 can tell where it is.
    steal(state, 0);
    expect(known(state, 1)).toEqual([`${TAX} in 2`]);
    play(state, 3, { type: 'roll' }, T);
    steal(state, 2, 1);
    expect(known(state, 1)).toEqual([`${TAX} in 2,3`]);
    expect(known(state, 0)).toEqual([`${TAX} in 2,3`]);
    expect(known(state, 2)).toEqual([`${TAX} in 3`]);
  });

  it('forgets a known card when it is played', () => {
    const state = scene({
      hands: [[], [ANY_40]],
      owned: [[HOTEL]],
      pile: [TAX, CASINO, OFFICE, 4, 5],
    });
    play(state, 0, { type: 'roll' }, T);
    steal(state, 1);
    for (const seat of [1, 2, 3]) play(state, seat, { type: 'roll' }, face(1));
    expect(known(state, 1)).toEqual([`${ANY_40} in 0`]);
    play(state, 0, { type: 'play', card: ANY_40 });
    expect(known(state, 1)).toEqual([]);
  });

  it('knows the card of a deal’s random pick and of a named gift on both sides', () => {
    const state = scene({ part: 2, hands: [[TAX], [ANY_40]] });
    play(
      state,
      0,
      offer(1, named(0, TAX), {
        type: 'give',
        from: 1,
        what: { type: 'random', count: 1 },
        when: { type: 'now' },
      }),
    );
    expect(known(state, 1)).toEqual([`${TAX} in 0`]);
    play(state, 1, { type: 'accept' }, 0);
    expect(known(state, 0)).toEqual([`${TAX} in 1`]);
    expect(known(state, 1)).toEqual([`${ANY_40} in 0`]);
    expect(known(state, 2)).toEqual([]);
  });

  it('learns from a promise that fails for want of the card who has it not', () => {
    const state = scene({ part: 2, hands: [[TAX], [], [ROLL_FIVE, ANY_40]] });
    ended(state, 1, named(0, TAX, turnEnd(0, 1)));
    play(state, 1, PASS);
    play(state, 2, { type: 'play', card: ROLL_FIVE }, T);
    play(state, 2, { type: 'take', seat: 0 }, 0, face(1), face(1), face(1), face(1));
    play(state, 3, PASS);
    play(state, 0, PASS);
    expect(view(state, 1).lacks).toEqual([{ seat: 0, card: TAX }]);
    expect(known(state, 1)).toEqual([`${TAX} in 2`]);
    expect(view(state, 3).lacks).toEqual([]);
    expect(isLacking(state, 1, TAX, 0)).toBe(true);
  });

  it('learns from a play that was promised and not made whether the card was there', () => {
    const state = scene({
      part: 2,
      hands: [[TAX, HOTEL], [], [ROLL_FIVE, ANY_40]],
      owned: [[HOTEL], [CASINO]],
    });
    ended(state, 1, willPlay(0, TAX, 1), willPlay(0, HOTEL, 2));
    // Fate takes what the other card needs.
    giveProperty(state, HOTEL, 1);
    play(state, 1, PASS);
    play(state, 2, { type: 'play', card: ROLL_FIVE }, T);
    play(state, 2, { type: 'take', seat: 0 }, 1, face(1), face(1), face(1), face(1));
    play(state, 3, PASS);
    play(state, 0, PASS);
    expect(view(state, 1).lacks).toEqual([{ seat: 0, card: TAX }]);
    for (const seat of [1, 2, 3, 0]) play(state, seat, PASS);
    expect(known(state, 1)).toEqual([`${HOTEL} in 0`, `${TAX} in 2`]);
  });
});

describe('sampled worlds', () => {
  /** Worlds of one view, each with the hands by seat. */
  function sampleHands(seen: View, count = 60): number[][][] {
    const sampler = worlds(seen);
    const rng = fastRng(5);
    return Array.from({ length: count }, () => {
      const world = sampler(rng);
      expect(view(world, seen.viewer)).toEqual(seen);
      return [0, 1, 2, 3].map((seat) => handOf(world, seat));
    });
  }

  it('respect known cards, wherever they can be', () => {
    const state = scene({
      hands: [[], [TAX], [ANY_40], [ROLL_FIVE]],
      pile: [HOTEL, CASINO, OFFICE, 4, 5, 6],
    });
    play(state, 0, { type: 'roll' }, T);
    steal(state, 1);
    play(state, 1, { type: 'roll' }, face(1));
    play(state, 2, { type: 'roll' }, T);
    play(state, 2, { type: 'take', seat: 3 }, 0, face(1));
    play(state, 3, { type: 'roll' }, T);
    play(state, 3, { type: 'take', seat: 0 }, 0, face(1));
    // Seat 1 knows a Tax in 3, seat 0's hand being empty but for what it draws next.
    for (const hands of sampleHands(view(state, 1))) expect(hands[3]).toContain(TAX);
    const places = new Set(
      sampleHands(view(state, 2)).map((hands) => hands.findIndex((hand) => hand.includes(TAX))),
    );
    expect(places.size).toBeGreaterThan(1);
  });

  it('let no more known cards go from a hand than have left it', () => {
    // Seat 1 has seen two cards go to seat 0, and then one card, unseen, from seat 0 to seat 2.
    const state = scene({
      hands: [[ROLL_FIVE, ANY_40], [TAX, OFFICE], [ROLL_FIVE, 6, 7], []],
      part: 2,
      pile: [2, 4, 5],
    });
    play(state, 0, { type: 'play', card: ROLL_FIVE }, T);
    play(state, 0, { type: 'take', seat: 1 }, 0, T);
    play(state, 0, { type: 'take', seat: 1 }, 0, face(1), face(1), face(1));
    play(state, 1, PASS);
    play(state, 2, { type: 'play', card: ROLL_FIVE }, T);
    play(state, 2, { type: 'take', seat: 0 }, 1, face(1), face(1), face(1), face(1));
    const seen = view(state, 1);
    expect(seen.known).toEqual([
      { card: OFFICE, seats: [0, 2], seenIn: 0 },
      { card: TAX, seats: [0, 2], seenIn: 0 },
    ]);
    expect(seen.lostUnseen).toEqual([1, 0, 0, 0]);
    for (const hands of sampleHands(seen)) {
      expect(hands[2]).toHaveLength(3);
      expect(hands[0]!.includes(TAX) || hands[0]!.includes(OFFICE)).toBe(true);
    }
  });

  it('respect what a hand is known to lack', () => {
    const state = scene({
      part: 2,
      hands: [[TAX, 0, 1, 2], [], [ROLL_FIVE, ANY_40, TAX], [TAX]],
      pile: [TAX, 3, 4],
    });
    ended(state, 1, named(0, TAX, turnEnd(0, 1)));
    play(state, 1, PASS);
    play(state, 2, { type: 'play', card: ROLL_FIVE }, T);
    play(state, 2, { type: 'take', seat: 0 }, 3, face(1), face(1), face(1), face(1));
    play(state, 3, PASS);
    play(state, 0, PASS);
    for (const hands of sampleHands(view(state, 1))) expect(hands[0]).not.toContain(TAX);
  });

  it('guess what others have sealed, with a guess if there is one', () => {
    const state = scene({ hands: [[FORCE_SALE]] });
    play(state, 0, { type: 'play', card: FORCE_SALE, property: HOTEL });
    play(state, 1, { type: 'open', amount: 70 });
    const seen = view(state, 0);
    const rng = fastRng(2);
    const sampler = worlds(seen);
    const amounts = new Set(Array.from({ length: 30 }, () => sampler(rng).bids[1]));
    expect(amounts.size).toBeGreaterThan(5);
    const guessing = worlds(seen, (world, seat) => {
      expect(trump.toAct(world) & (1 << seat)).not.toBe(0);
      return { type: 'open', amount: 200 };
    });
    expect(guessing(rng).bids[1]).toBe(200);
    expect(trump.toAct(guessing(rng))).toBe(trump.toAct(state));
  });

  // Law 13: a world began to count the bids at 1, so that everybody's numbers were others than the true ones.
  it('number the first bid of a sale as the truth does (D-5.2)', () => {
    const state = scene({ hands: [[FORCE_SALE]] });
    play(state, 0, { type: 'play', card: FORCE_SALE, property: HOTEL });
    const world = worlds(view(state, 'public'))(fastRng(3));
    for (const table of [state, world]) {
      for (const seat of [1, 2, 3]) play(table, seat, { type: 'open', amount: 10 * seat });
    }
    expect(view(world, 'public').sale!.made).toEqual(view(state, 'public').sale!.made);
  });

  it('name cards in others’ contracts out of the hands they belong to', () => {
    const state = scene({
      part: 2,
      hands: [
        [TAX, ANY_40],
        [ROLL_FIVE, 5],
      ],
      owned: [[HOTEL]],
    });
    play(state, 0, offer(1, named(0, TAX), cash(1, 10, afterPlay(0, ANY_40))));
    const sampler = worlds(view(state, 2));
    const rng = fastRng(3);
    for (let tries = 0; tries < 30; tries++) {
      const world = sampler(rng);
      const named = world.offer!.clauses.flatMap((clause) =>
        clause.type === 'give' && clause.what.type === 'card' ? [clause.what.card] : [],
      );
      expect(named).toHaveLength(1);
      expect(handOf(world, 0)).toContain(named[0]);
    }
  });

  it('reuse the memory they are given', () => {
    const state = scene({ hands: [[TAX], [ANY_40]] });
    const sampler = worlds(view(state, 0));
    const into = sampler(fastRng(1));
    expect(sampler(fastRng(2), into)).toBe(into);
    expect(handOf(into, 0)).toEqual([TAX]);
  });
});

describe('who is asked tells nothing', () => {
  it('asks for a related card, and a knocked-out bidder, whatever they hold', () => {
    for (const hand of [[TAX], [HOTEL]]) {
      const state = scene({ part: 2, hands: [[], [OFFICE], hand], owned: [[HOTEL]] });
      deal(state, 1, named(1, OFFICE));
      expect(asked(state)).toEqual({ kind: 'related', seats: [0] });
      expect(listed(state, 0)).toEqual([DONE]);
    }
    const offered = scene({ part: 2, hands: [[], [TAX]] });
    play(offered, 0, offer(1, named(1, OFFICE)));
    expect(asked(offered)).toEqual({ kind: 'answer', seats: [1] });
    play(offered, 1, REJECT);
  });
});
