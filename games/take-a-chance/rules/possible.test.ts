import { fastRng, type Seat, WIDE } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { stackPlace } from './buying.ts';
import { takeAChance as game } from './index.ts';
import { presets } from './options.ts';
import { mayHold } from './possible.ts';
import { clone, POSSIBLE, type State } from './state.ts';
import { buy, chance, FORCED, first, or, TestTable } from './testTable.ts';
import { type Card, CHARMS, COLOURS, colourOf, EMPTY, type Move, PLACES } from '../facts/types.ts';
import { view } from './view.ts';

/** The triples of colours that may lie in a seat's stack, as 'POR'. */
function triples(state: State, seat: Seat): Set<string> {
  const found = new Set<string>();
  for (let a = 0; a < COLOURS; a++) {
    for (let b = 0; b < COLOURS; b++) {
      for (let c = 0; c < COLOURS; c++) {
        if (mayHold(state.possible, POSSIBLE * seat, a, b, c)) found.add(`${a}${b}${c}`);
      }
    }
  }
  return found;
}

describe('T-5.3 what a forced OR tells about a stack', () => {
  it('is nothing at first', () => {
    const table = new TestTable({ stacks: ['G0 B0 G1'], pool: 'B1' });
    expect(triples(table.state, 0).size).toBe(216);
    expect(view(table.state, 1).players[0]!.possible).toBeNull();
  });

  it('is that nothing there could be paid', () => {
    const table = new TestTable({
      stacks: ['G0 B0 G1'],
      pool: 'B1',
      cash: [4_500],
      tickets: [[0]],
      options: FORCED,
    });
    table.play(chance, 1, 3, 5);
    const left = triples(table.state, 0);
    // Green and Blue only.
    expect([...left].sort()).toEqual(['444', '445', '454', '455', '544', '545', '554', '555']);
    for (const viewer of [0, 1, 'public'] as const) {
      expect(view(table.state, viewer).players[0]!.possible).toHaveLength(36);
    }
  });

  it('is nothing if the Pool has a card that can be paid', () => {
    const table = new TestTable({
      stacks: ['G0 B0 G1'],
      pool: 'O1',
      cash: [4_500],
      tickets: [[0]],
      options: FORCED,
    });
    table.play(chance);
    expect(table.question).toBe('buy');
    expect(triples(table.state, 0).size).toBe(216);
  });

  it('is that something there can be paid, as long as it is not bought', () => {
    const table = new TestTable({
      stacks: ['G0 B0 R1'],
      pool: 'B1',
      cash: [4_500],
      tickets: [[0]],
      options: FORCED,
    });
    table.play(chance);
    expect(triples(table.state, 0).size).toBe(216 - 8);
    table.play(buy('R1'), 1, 3, 5, 6);
    // The Red card was the one; of the others nothing is known.
    expect(view(table.state, 1).players[0]!.possible).toBeNull();
  });

  it('says of two cards that they could not be paid together', () => {
    const table = new TestTable({
      stacks: ['R0 Y0 B0'],
      pool: '',
      draw: '',
      cash: [6_500],
      tickets: [[3]],
      options: FORCED,
    });
    table.play(chance);
    const left = triples(table.state, 0);
    expect(left.has('235')).toBe(true);
    expect(left.has('225')).toBe(false);
    expect(left.has('555')).toBe(true);
    table.play(buy('Y0'));
    // Place 1 is empty now; what it held could not be paid together with the others.
    expect(triples(table.state, 0).has('205')).toBe(true);
    expect(triples(table.state, 0).has('105')).toBe(false);
  });

  it('says, when the first of two is bought, that there was another', () => {
    const table = new TestTable({
      stacks: ['R0 Y0 B0'],
      pool: '',
      draw: 'O0',
      cash: [7_500],
      tickets: [[3]],
      options: FORCED,
    });
    table.play(chance).play(buy('Y0'));
    // 3,500 were left for one of the places 0 and 2, so one of them is Red or cheaper.
    expect(triples(table.state, 0).has('303')).toBe(false);
    expect(triples(table.state, 0).has('503')).toBe(false);
    expect(triples(table.state, 0).has('502')).toBe(true);
    table.play(buy('O0'));
    expect(triples(table.state, 0).has('353')).toBe(false);
    expect(triples(table.state, 0).has('250')).toBe(true);
  });

  it('says of a dear first card that a cheap one was left to buy', () => {
    const layout = {
      stacks: ['R0 O0 B0'],
      pool: '',
      draw: 'P5',
      cash: [8_000],
      tickets: [[3]],
      options: FORCED,
    };
    const table = new TestTable(layout).play(chance);
    // Yellow and Red could be paid together, but not one of them after Blue.
    expect(triples(table.state, 0).has('325')).toBe(true);
    table.play(buy('B0'));
    expect(triples(table.state, 0).has('320')).toBe(false);
    expect(triples(table.state, 0).has('210')).toBe(true);
  });

  it('is forgotten with the card it was told of', () => {
    const table = new TestTable({
      stacks: ['G0 B0 G1'],
      pool: 'B1',
      draw: 'O0',
      cash: [4_500],
      tickets: [[0]],
      options: FORCED,
    });
    table.play(chance, 1, 3, 5).stand();
    table.state.cash[0] = 9_000;
    table.state.asked = table.state.turn = 0;
    table.play(buy('B0'));
    expect(triples(table.state, 0).size).toBe(2 * 6 * 2);
    expect(triples(table.state, 0).has('405')).toBe(true);
    expect(triples(table.state, 0).has('305')).toBe(false);
  });

  it('needs no card to be told that there is none', () => {
    const table = new TestTable({
      stacks: ['G0'],
      pool: '',
      draw: '',
      cash: [100],
      tickets: [[0]],
      options: FORCED,
    });
    table.play(chance, 1, 3, 5);
    // $100 buys nothing whatever lies there.
    expect(view(table.state, 1).players[0]!.possible).toBeNull();
  });
});

describe('T-5.3 what a chosen OR tells about a stack', () => {
  const dear = { stacks: ['G0 B0 G1'], pool: 'B1', cash: [4_500], tickets: [[0]] };

  it('is nothing, whether the first could be done or not', () => {
    for (const stacks of [['G0 B0 G1'], ['O0 B0 G1']]) {
      const table = new TestTable({ ...dear, stacks }).play(chance);
      expect([table.question, table.asked]).toEqual(['or', 0]);
      expect(view(table.state, 1).players[0]!.possible).toBeNull();
      table.play(or, 1, 3, 5);
      expect(view(table.state, 1).players[0]!.possible).toBeNull();
    }
  });

  it('is that something can be paid, if the first is chosen', () => {
    const table = new TestTable({ ...dear, stacks: ['O0 B0 G1'] }).play(chance).play(first);
    // Not all three are Green or Blue.
    expect(triples(table.state, 0).size).toBe(216 - 8);
  });

  it('is what comes of it, where the OR may fail in its turn', () => {
    const two = { ...dear, tickets: [[3]] };
    const none = new TestTable(two).play(chance).play(or, 1, 3, 5);
    expect([...triples(none.state, 0)].sort()).toEqual(
      ['444', '445', '454', '455', '544', '545', '554', '555'].sort(),
    );
    const one = new TestTable({ ...two, stacks: ['O0 P5 G1'] }).play(chance).play(or);
    // One can be paid; whether two could is nobody's business.
    expect(one.question).toBe('buy');
    expect(triples(one.state, 0).size).toBe(216 - 8);
    expect(triples(one.state, 0).has('004')).toBe(true);
  });

  it('is the same for everybody who looks on while it is asked', () => {
    const [poor, rich] = [['G0 B0 G1'], ['O0 B0 G1']].map((stacks) =>
      new TestTable({ ...dear, stacks }).play(chance),
    );
    expect(poor!.offered).toEqual(['or']);
    expect(rich!.offered).toEqual(['first', 'or']);
    for (const viewer of [1, 2, 'public'] as const)
      expect(view(poor!.state, viewer)).toEqual(view(rich!.state, viewer));
  });
});

/** A card of a colour other than `not`; charms do not matter to a purchase. */
const some = (colour: number, not: Card): Card =>
  CHARMS * colour + 5 === not ? CHARMS * colour + 4 : CHARMS * colour + 5;

/** The same position with other colours in a stack, and a card of some colour on top of the draw pile. */
function withColours(
  state: State,
  seat: Seat,
  colours: string,
  { top = 0, not = EMPTY } = {},
): State {
  const other = clone(state);
  for (let place = 0; place < PLACES; place++) {
    if (other.stacks[PLACES * seat + place] === EMPTY) continue;
    other.stacks[PLACES * seat + place] = some(Number(colours[place]), not);
  }
  if (other.drawNext < other.drawEnd) other.draw[other.drawNext] = some(top, not);
  return other;
}

const ALL_COLOURS = [0, 1, 2, 3, 4, 5];

describe('T-5.3 what the table can tell is exact', () => {
  const out: Move[] = [];

  /** What the table sees of a move: everything public but what it was told of stacks. */
  function seen(state: State, move: Move): string {
    const other = clone(state);
    game.apply(other, other.asked, move, fastRng(99));
    const { players, ...rest } = game.view(other, 'public');
    return JSON.stringify([rest, players.map(({ possible: _told, ...player }) => player)]);
  }

  /** The triples that remain possible after a ticket is turned over or a side chosen, by trying each of them. */
  function afterTicket(state: State, move: Move): string[] {
    const truth = seen(state, move);
    const { asked } = state;
    return [...triples(state, asked)].filter((colours) => {
      const other = withColours(state, asked, colours);
      return !game.check(other, asked, move) && seen(other, move) === truth;
    });
  }

  /** The same after a purchase from the stack, whatever card fills the gap. */
  function afterPurchase(state: State, move: Move & { type: 'buy' }, place: number): string[] {
    const truth = seen(state, move);
    const { asked } = state;
    const found: string[] = [];
    for (const colours of triples(state, asked)) {
      if (Number(colours[place]) !== colourOf(move.card)) continue;
      for (const top of ALL_COLOURS) {
        const other = withColours(state, asked, colours, { top, not: move.card });
        other.stacks[PLACES * asked + place] = move.card;
        if (game.check(other, asked, move) || seen(other, move) !== truth) continue;
        found.push(colours.slice(0, place) + top + colours.slice(place + 1));
      }
    }
    return found.sort();
  }

  /** What must remain possible, or undefined where a move tells nothing of the mover's stack. */
  function expected(state: State, move: Move): string[] | undefined {
    if (move.type === 'chance' || move.type === 'first' || move.type === 'or')
      return afterTicket(state, move);
    if (move.type !== 'buy' || !state.ticketOpen) return undefined;
    const place = stackPlace(state, state.asked, move.card);
    return place < PLACES ? afterPurchase(state, move, place) : undefined;
  }

  it.each([
    { preset: 'standard', side: 'free' },
    { preset: 'standard', side: 'forced' },
    { preset: 'auctions', side: 'free' },
    { preset: 'auctions', side: 'forced' },
  ] as const)(
    'after every ticket, choice and purchase of random matches, $preset, OR $side',
    ({ preset, side }) => {
      const rng = fastRng(5);
      const wrong: string[] = [];
      let informative = 0;
      for (let match = 0; match < 16; match++) {
        const options = { ...presets[preset]!, or: side };
        const state = game.setup({ seats: 3, options }, rng);
        while (game.toAct(state) !== 0) {
          const { asked } = state;
          const count = game.moves(state, asked, out);
          const move = count === WIDE ? game.sample(state, asked, rng) : out[rng.below(count)]!;
          const right = expected(state, move);
          const before = clone(state);
          game.apply(state, asked, move, rng);
          const left = [...triples(state, asked)];
          if (right && left.join() !== right.join())
            wrong.push(`${JSON.stringify(move)} ${JSON.stringify(view(before, asked))}`);
          if (right && left.length < 216) informative++;
        }
      }
      expect(wrong).toEqual([]);
      expect(informative).toBeGreaterThan(0);
    },
  );
});
