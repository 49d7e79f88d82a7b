import { collect, type Emission, eventsFor, fastRng, type Seat, type Viewer } from '@parlor/kit';
import { scripted } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { isPossible } from './audit.ts';
import { pileOf } from './codec.ts';
import { pureProfit as game } from './index.ts';
import { readNotation } from '../facts/notation.ts';
import { presets } from '../facts/options.ts';
import { BANKRUPT_SET, cardsIn, FRESH, STEAL_SET, setOf, VALUE_SET } from './sets.ts';
import { ROW, type State } from './state.ts';
import { deckWith, stacked, TestTable, text } from './testTable.ts';
import type { Event, Move, Options, View } from '../facts/types.ts';

const OPEN: Options = { ...presets.standard, openSteal: true };

/** A real game from a stacked deck, the last seat dealing: seat 0 begins. */
function begin(seats: number, deck: string, options: Options = presets.standard): State {
  return scripted([seats - 1, { deck: stacked(deck, options.deck) }], (rng) =>
    game.setup({ seats, options }, rng),
  );
}

function play(state: State, ...notations: readonly (string | number)[]): State {
  notations.forEach((notation, place) => {
    if (typeof notation === 'number') return;
    const move = readNotation(notation)!;
    expect(game.check(state, state.turn, move), notation).toBeUndefined();
    const chance = notations.slice(place + 1);
    const end = chance.findIndex((next) => typeof next !== 'number');
    const steps = (end < 0 ? chance : chance.slice(0, end)) as number[];
    scripted(steps, (rng) => game.apply(state, state.turn, move, rng));
  });
  return state;
}

const hand = (state: State, seat: Seat): string => text(cardsIn(state.hands, seat * ROW));
const known = (state: State, viewer: Viewer, seat: Seat): string =>
  text(game.view(state, viewer).players[seat]!.known);

/** Hands of a seat in many worlds of a viewer, and that the worlds are sound. */
function handsIn(state: State, viewer: Viewer, seat: Seat): number[][] {
  const worlds = game.worlds(game.view(state, viewer));
  const rng = fastRng(11);
  return Array.from({ length: 200 }, () => {
    const world = worlds(rng);
    expect(isPossible(world)).toBe(true);
    return cardsIn(world.hands, seat * ROW);
  });
}

const TWO = '2 3 2 3 2 3 2 3 2 3';

describe('P-7 what is public', () => {
  const state = play(begin(3, '1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9'), 'take', 'bank 1');
  const views = ([0, 1, 2, 'public'] as const).map((viewer) => game.view(state, viewer));

  it('Banks, discards in order, hand sizes, the draw pile’s size, whose turn it is', () => {
    for (const view of views) {
      expect(view.players.map(({ bank }) => bank)).toEqual([[1], [], []]);
      expect(view.players.map(({ cards }) => cards)).toEqual([5, 5, 5]);
      expect(view.discard).toEqual([]);
      expect(view.pile.cards).toBe(108 - 16);
      expect([view.turn, view.asked, view.dealer, view.game]).toEqual([1, 'draw', 2, 1]);
    }
  });

  it('a view carries its table', () => {
    for (const view of views) {
      expect([view.seats, view.options]).toEqual([3, presets.standard]);
    }
  });

  it('one’s own hand is shown to oneself', () => {
    expect(views.map((view) => text(view.hand))).toEqual([
      '1 4 4 7 7',
      '2 2 5 5 8',
      '3 3 6 6 9',
      '',
    ]);
  });

  it('which pile each draw came from', () => {
    const drawing = begin(2, `${TWO} 9 8 7`);
    const draw = (notation: string): Event[] => {
      const told: Emission<Event>[] = [];
      const copy = game.clone(drawing);
      game.apply(copy, 0, readNotation(notation)!, fastRng(1), collect(told));
      return eventsFor(told, 1);
    };
    expect(draw('draw')[0]).toEqual({ type: 'drew', seat: 0 });
    expect(draw('take')[0]).toEqual({ type: 'took', seat: 0, card: 9 });
  });
});

describe('P-7 what everybody saw of the last turns', () => {
  const last = (state: State, seat: Seat): unknown => {
    const seen = ([0, 1, 'public'] as const).map((viewer) => {
      const { last: turn, letGo } = game.view(state, viewer).players[seat]!;
      return [turn.deed, turn.card, letGo.flatMap((round, at) => (round ? [[at + 1, round]] : []))];
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    return seen[0];
  };

  it('how each ended, with which card, and when a value was last let go', () => {
    const state = begin(2, '1 9 4 9 4 2 1 S1 1 2 S3 8 3 5 6 7');
    expect(last(state, 0)).toEqual(['none', null, []]);
    play(state, 'draw', 'discard 4');
    expect(last(state, 0)).toEqual(['discarded', 4, [[4, 1]]]);
    play(state, 'draw', 'steal one', 'rob 0', 0, 'draw', 'draw', 'bank 1');
    expect(last(state, 0)).toEqual(['banked', 1, [[4, 1]]]);
    expect(last(state, 1)).toEqual(['stole', 13, []]);
  });

  it('a turn that a Bankrupt took, whose card nobody chose', () => {
    const state = begin(2, '1 9 4 9 4 2 1 3 1 2 S3 BL');
    play(state, 'draw');
    expect(last(state, 0)).toEqual(['bankrupt', null, []]);
  });

  it('the rounds count from 1 for all seats, and begin anew with every game', () => {
    const state = begin(2, '5 9 5 9 5 2 5 3 5 2 S3 6 7 8');
    play(state, 'draw', 'discard 5', 'draw', 'discard 9', 'draw', 'discard 5');
    expect(last(state, 0)).toEqual(['discarded', 5, [[5, 2]]]);
    expect(last(state, 1)).toEqual(['discarded', 9, [[9, 1]]]);
  });
});

describe('P-7 cards known to lie in another hand', () => {
  it('those taken from the discard pile, to everybody, until they leave it', () => {
    const state = begin(3, '1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 9 8 7 4 4');
    play(state, 'take', 'discard 1');
    for (const viewer of [1, 2, 'public'] as const) expect(known(state, viewer, 0)).toBe('9');
    play(state, 'draw', 'discard 2', 'draw', 'discard 3');
    for (const viewer of [1, 2, 'public'] as const) expect(known(state, viewer, 0)).toBe('9');
    play(state, 'draw', 'discard 9');
    for (const viewer of [1, 2, 'public'] as const) expect(known(state, viewer, 0)).toBe('');
  });

  it('equal cards are equal: of two known, one discarded leaves one', () => {
    const state = begin(2, '1 9 1 9 1 2 1 2 1 2 9 8');
    play(state, 'take', 'discard 1', 'draw', 'discard 9', 'take', 'discard 1');
    expect(known(state, 1, 0)).toBe('9 9');
    play(state, 'take', 'discard 2', 'draw', 'discard 9');
    expect([known(state, 1, 0), known(state, 0, 1)]).toEqual(['9', '1']);
  });

  it('what was stolen, to thief and victim', () => {
    const state = begin(3, '1 4 6 1 4 6 1 5 6 1 5 6 1 5 7 S1 S2 9 9 9 9');
    // Seat 0 draws the Steal Two and takes one card from each of the others.
    play(state, 'draw', 'steal two', 'rob 1', 0, 'rob 2', 4);
    expect([hand(state, 0), hand(state, 1), hand(state, 2)]).toEqual([
      '1 1 1 1 1 4 7',
      '4 5 5 5',
      '6 6 6 6',
    ]);
    expect([known(state, 1, 0), known(state, 2, 0), known(state, 'public', 0)]).toEqual([
      '4',
      '7',
      '',
    ]);
    // The thief is told what the victims know.
    const { players } = game.view(state, 0);
    expect(players.map(({ knowsOfYou }) => text(knowsOfYou))).toEqual(['', '4', '7']);
    // It stays known until it leaves.
    play(state, 'draw', 'draw', 'discard 5', 'draw', 'draw', 'discard 6', 'discard 4');
    expect([known(state, 1, 0), known(state, 2, 0)]).toEqual(['', '7']);
  });

  it('a card that may have been stolen is no longer certain to the others', () => {
    const state = begin(3, '1 4 6 1 4 6 1 4 6 1 4 6 1 4 6 9 S1 2 2 2 2');
    play(state, 'take', 'discard 1', 'draw', 'steal one', 'rob 0', 0);
    expect(hand(state, 0)).toBe('1 1 1 9');
    expect([known(state, 1, 0), known(state, 2, 0)]).toEqual(['9', '']);
    // Wherever it is, it is with the thief or the victim: both fit.
    const nines = handsIn(state, 2, 0).map((cards) => cards.includes(9));
    expect(new Set(nines)).toEqual(new Set([true, false]));
  });

  it('a whole hand seen by a thief with openSteal', () => {
    const state = begin(3, '1 4 6 1 4 6 1 5 6 1 5 6 1 5 7 S1 S2 9 9 9 9', OPEN);
    play(state, 'draw', 'steal two', 'rob 1');
    expect(known(state, 0, 1)).toBe('4 4 5 5 5');
    expect([known(state, 2, 1), known(state, 'public', 1)]).toEqual(['', '']);
    expect(handsIn(state, 0, 1).every((cards) => text(cards) === '4 4 5 5 5')).toBe(true);
    play(state, 'choose 4', 'stop');
    expect(known(state, 0, 1)).toBe('4 5 5 5');
    expect(known(state, 1, 0)).toBe('4');
    // Two cards drawn since are not known, one discarded is gone.
    play(state, 'draw', 'draw', 'discard 5');
    expect(known(state, 0, 1)).toBe('4 5 5');
  });
});

describe('P-7 what the course of a turn tells', () => {
  it('who is asked to act has no Bankrupt', () => {
    const state = play(begin(3, ''), 'draw');
    for (const viewer of [1, 2, 'public'] as const) {
      const hands = handsIn(state, viewer, 0);
      expect(hands.every((cards) => (setOf(cards) & BANKRUPT_SET) === 0)).toBe(true);
    }
    // Before the draw there may have been one.
    const before = handsIn(begin(3, ''), 1, 0);
    expect(before.some((cards) => (setOf(cards) & BANKRUPT_SET) !== 0)).toBe(true);
  });

  it('who is asked for the order has both kinds and a value', () => {
    const state = begin(3, 'BL 1 1 BH 1 1 6 1 2 7 2 2 8 2 2 S1 9');
    play(state, 'draw');
    expect(game.decision(state, 0).kind).toBe('settle');
    for (const viewer of [1, 'public'] as const) {
      expect(known(state, viewer, 0)).toBe('BL BH');
      const hands = handsIn(state, viewer, 0);
      expect(hands.every((cards) => (setOf(cards) & VALUE_SET) !== 0)).toBe(true);
    }
  });

  it('a settled Bankrupt says what is not left', () => {
    const state = begin(3, 'BL 1 1 6 1 1 7 1 2 8 2 2 9 2 2 S1 10');
    play(state, 'draw');
    // The lowest was a 6, and there was no Bankrupt Highest.
    const hands = handsIn(state, 1, 0);
    for (const cards of hands) {
      const lower = cards.filter((card) => card < 6);
      expect([lower, cards.includes(12)]).toEqual([[], false]);
      // Either all Bankrupts are gone or all value cards.
      const set = setOf(cards);
      expect((set & BANKRUPT_SET) === 0 || (set & VALUE_SET) === 0).toBe(true);
    }
    expect(new Set(hands.map((cards) => cards.join())).size).toBeGreaterThan(20);
  });

  it('pairs lie open, and what they took is nowhere else', () => {
    const state = begin(3, 'BL 1 1 BL 1 1 6 1 2 7 2 2 8 2 2 S1 9');
    play(state, 'draw');
    expect(game.decision(state, 0).kind).toBe('lay');
    for (const viewer of [0, 1, 'public'] as const) {
      const view = game.view(state, viewer);
      expect([view.pairs, view.players[0]!.cards]).toEqual([
        [
          [11, 6],
          [11, 7],
        ],
        2,
      ]);
      for (const cards of handsIn(state, viewer, 0)) {
        expect(cards.filter((card) => card < 7)).toEqual([]);
      }
    }
  });
});

describe('P-7 what having no value card tells', () => {
  const SIX = 'BL 1 BL 1 S1 1 S2 2 S3 2 9';

  it('who is asked has a Bankrupt, no value, and a Steal or a hand full of Bankrupts', () => {
    const deck = deckWith({ bankruptLowest: 40, bankruptHighest: 40 });
    const state = begin(2, `${SIX} S2`, { ...presets.standard, deck });
    play(state, 'draw');
    expect(game.decision(state, 0).kind).toBe('stuck');
    const hands = handsIn(state, 1, 0);
    for (const cards of hands) {
      const set = setOf(cards);
      expect([set & VALUE_SET, set & BANKRUPT_SET]).toEqual([0, expect.any(Number)]);
      expect(set & BANKRUPT_SET).not.toBe(0);
      expect((set & STEAL_SET) !== 0 || set === BANKRUPT_SET).toBe(true);
    }
    // It is open which: both kinds of hand come up.
    const kinds = new Set(hands.map((cards) => (setOf(cards) & STEAL_SET) !== 0));
    expect(kinds).toEqual(new Set([true, false]));
  });

  it('who is asked with fewer than six cards has a Steal for certain', () => {
    const table = new TestTable({ hands: ['BL BH S1', '4 5'], pile: '', discard: 'S1' });
    expect(table.asked).toBe('stuck');
    const sets = game.view(table.state, 1).players[0]!.couldBe;
    expect(sets.some((set) => (set & ~(STEAL_SET | FRESH)) === 0)).toBe(true);
  });

  it('who passes, or plays one, has had a Steal', () => {
    const deck = deckWith({ bankruptLowest: 40, bankruptHighest: 40 });
    for (const answers of [['pass'], ['steal two', 'stop']]) {
      const state = begin(2, `${SIX} S2`, { ...presets.standard, deck });
      play(state, 'draw', ...answers);
      expect(state.turn).toBe(1);
      for (const cards of handsIn(state, 1, 0)) {
        const set = setOf(cards);
        expect([set & VALUE_SET, (set & BANKRUPT_SET) !== 0]).toEqual([0, true]);
        if (answers[0] === 'pass') expect(set & STEAL_SET).not.toBe(0);
      }
    }
  });

  it('who discards one of both kinds of Bankrupt had nothing else', () => {
    const deck = deckWith({ bankruptLowest: 40, bankruptHighest: 40 });
    const state = begin(2, 'BL 1 BL 1 BL 1 BL 2 BL 2 9 BH', { ...presets.standard, deck });
    play(state, 'draw', 'discard Bankrupt Lowest');
    for (const cards of handsIn(state, 1, 0)) {
      expect(setOf(cards) & ~BANKRUPT_SET).toBe(0);
      expect(cards).toContain(12);
    }
  });

  it('whose Bankrupt goes unasked has nothing but its like: everybody knows the whole hand', () => {
    const deck = deckWith({ bankruptLowest: 40 });
    const state = begin(2, 'BL 1 BL 1 BL 1 BL 2 BL 2 9 BL', { ...presets.standard, deck });
    play(state, 'draw');
    expect(state.turn).toBe(1);
    for (const viewer of [1, 'public'] as const) {
      expect(known(state, viewer, 0)).toBe('BL BL BL BL BL');
    }
    expect(new Set(handsIn(state, 1, 0).map(text))).toEqual(new Set(['BL BL BL BL BL']));
  });

  it('who ends a turn unasked with fewer than six has Bankrupts alone', () => {
    const table = new TestTable({ hands: ['BL BH BH', '4 5'], pile: '', discard: 'S1' });
    for (const set of game.view(table.state, 1).players[0]!.couldBe) {
      expect(set & (VALUE_SET | STEAL_SET)).toBe(0);
    }
  });
});

describe('P-7 what a reshuffle tells', () => {
  it('a card drawn since is one of those shuffled, the others are older', () => {
    const table = new TestTable({ hands: ['1 2 3 4', '5 5', '6'], pile: '', discard: '9 BL 8 8' });
    table.play('draw', { deck: [9, 11, 8] });
    const { players, pile } = game.view(table.state, 1);
    const fresh = setOf([8, 9, 11]) | FRESH;
    expect(players[0]!.couldBe.at(-1)).toBe(fresh);
    const older = players.flatMap(({ couldBe }) => couldBe).filter((set) => set !== fresh);
    expect(older.some((set) => (set & FRESH) !== 0)).toBe(false);
    expect(cardsIn([0, ...pile.shuffled])).toEqual([8, 9, 11]);
  });

  it('a Steal that is out of the game is in no hand and in no pile', () => {
    const table = new TestTable({
      hands: ['1 2 3 4', '5 5', '6'],
      pile: '',
      discard: 'S3 S3 S3 S3 9 8 8',
      options: { deck: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 1, 8: 2, 9: 1, stealThree: 4 } },
    });
    table.play('draw', { deck: [8, 9] });
    expect(game.view(table.state, 1).gone).toEqual([15, 15, 15, 15]);
    const worlds = game.worlds(game.view(table.state, 1));
    for (let sample = 0; sample < 20; sample++) {
      const world = worlds(fastRng(sample));
      expect(game.audit.inventory(world)).toEqual(game.audit.inventory(table.state));
      expect([0, 2].every((seat) => world.hands[seat * ROW + 15] === 0)).toBe(true);
    }
  });

  it('what one has drawn of it oneself is not in it any more', () => {
    const table = new TestTable({ hands: ['1 2 3 4', '5 5', '6'], pile: '', discard: '9 BL 8 8' });
    table.play('draw', { deck: [9, 11, 8] });
    const drawn = (viewer: Viewer) => cardsIn([0, ...game.view(table.state, viewer).pile.yours]);
    expect([drawn(0), drawn(1), drawn(2)]).toEqual([[9], [], []]);
  });

  /** Random play until the draw pile is used up, shuffled anew and drawn from. */
  function untilReshuffled(seats: number, seed: number): { state: State; drawn: number } {
    const rng = fastRng(seed);
    const state = game.setup({ seats, options: presets.standard }, rng);
    const out: Move[] = [];
    for (;;) {
      const left = pileOf(state).length;
      const { turn } = state;
      const before = cardsIn(state.hands, turn * ROW);
      const move = out[rng.below(game.moves(state, turn, out))]!;
      game.apply(state, turn, move, rng);
      // The drawer's turn goes on, so that all older cards are still there.
      if (pileOf(state).length > left && state.turn === turn) {
        return { state, drawn: without(cardsIn(state.hands, turn * ROW), before)[0]! };
      }
    }
  }

  function without(cards: readonly number[], some: readonly number[]): number[] {
    const rest = [...cards];
    for (const card of some) {
      const place = rest.indexOf(card);
      if (place >= 0) rest.splice(place, 1);
    }
    return rest;
  }

  it.each([1, 2, 3])('with two seats: the other hand, to the last card (seed %i)', (seed) => {
    const { state } = untilReshuffled(2, seed);
    const drawer = state.turn;
    const other = 1 - drawer;
    // All that was shuffled had been seen, so the rest is what the other one holds.
    const hands = handsIn(state, drawer, other).map(text);
    expect(new Set(hands)).toEqual(new Set([hand(state, other)]));
    // The one who has drawn since has one card that can be any of the new pile.
    const fresh = handsIn(state, other, drawer).map(text);
    expect(new Set(fresh).size).toBeGreaterThan(1);
    expect(new Set(fresh).size).toBeLessThanOrEqual(15);
  });

  it.each([1, 2, 3, 4])(
    'with three: who has not drawn since has only older cards (seed %i)',
    (seed) => {
      const { state, drawn } = untilReshuffled(3, seed);
      const drawer = state.turn;
      const [viewer, other] = [(drawer + 1) % 3, (drawer + 2) % 3];
      const all = [drawer, other].flatMap((seat) => cardsIn(state.hands, seat * ROW) as number[]);
      const older = without(all, [drawn]);
      for (const cards of handsIn(state, viewer, other)) {
        expect(without(cards, older)).toEqual([]);
      }
    },
  );
});

describe('a world', () => {
  it('lets a thief who is choosing see the hand of the victim', () => {
    const state = begin(4, '1 4 6 2 1 4 6 2 1 5 6 2 1 5 6 2 1 5 7 2 S1 S2 9 9 9 9', OPEN);
    play(state, 'draw', 'steal two', 'rob 1');
    const rng = fastRng(2);
    for (let sample = 0; sample < 20; sample++) {
      const world = game.worlds(game.view(state, 3))(rng);
      const { players } = game.view(world, 0);
      expect(text(players[1]!.known)).toBe(hand(world, 1));
      expect(text(players[2]!.known)).toBe('');
    }
  });
});

describe('a view is data', () => {
  it('survives JSON, and worlds come from it alone', () => {
    const state = play(begin(3, ''), 'draw');
    const view = JSON.parse(JSON.stringify(game.view(state, 1))) as View;
    expect(view).toEqual(game.view(state, 1));
    expect(game.view(game.worlds(view)(fastRng(1)), 1)).toEqual(view);
  });
});
