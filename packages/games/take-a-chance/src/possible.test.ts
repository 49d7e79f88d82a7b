import { fastRng, type Rng, type Seat, WIDE } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { takeAChance as game } from './index.ts';
import { presets } from './options.ts';
import { mayHold } from './possible.ts';
import { clone, POSSIBLE, type State } from './state.ts';
import { buy, chance, TestTable } from './testTable.ts';
import { CHARMS, COLOURS, EMPTY, type Move, PLACES } from './types.ts';
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

  it('is forgotten with the card it was told of', () => {
    const table = new TestTable({
      stacks: ['G0 B0 G1'],
      pool: 'B1',
      draw: 'O0',
      cash: [4_500],
      tickets: [[0]],
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
    });
    table.play(chance, 1, 3, 5);
    // $100 buys nothing whatever lies there.
    expect(view(table.state, 1).players[0]!.possible).toBeNull();
  });
});

/** The same position with other colours in the stack of the seat whose turn it is; charms do not matter to a ticket. */
function withColours(state: State, seat: Seat, colours: string): State {
  const other = clone(state);
  for (let place = 0; place < PLACES; place++) {
    if (other.stacks[PLACES * seat + place] === EMPTY) continue;
    other.stacks[PLACES * seat + place] = CHARMS * Number(colours[place]) + 5;
  }
  return other;
}

const fixed = (): Rng => fastRng(99);

describe('T-5.3 what the table can tell is exact', () => {
  const out: Move[] = [];

  /** What the table sees of a move: everything public but what it is told of the stack. */
  function seen(state: State, move: Move): string {
    const other = clone(state);
    game.apply(other, other.asked, move, fixed());
    const { players, ...rest } = game.view(other, 'public');
    return JSON.stringify([rest, players.map(({ possible: _told, ...player }) => player)]);
  }

  it.each(['standard', 'auctions'])(
    'for every ticket turned over in random matches, %s',
    (preset) => {
      const rng = fastRng(5);
      let informative = 0;
      const wrong: string[] = [];
      for (let match = 0; match < 4; match++) {
        const state = game.setup({ seats: 3, options: presets[preset]! }, rng);
        while (game.toAct(state) !== 0) {
          const { asked } = state;
          const count = game.moves(state, asked, out);
          const move = count === WIDE ? game.sample(state, asked, rng) : out[rng.below(count)]!;
          if (move.type === 'chance') {
            const before = triples(state, asked);
            const truth = seen(state, move);
            const after = clone(state);
            game.apply(after, asked, move, fixed());
            const left = triples(after, asked);
            const expected = [...before].filter(
              (colours) => seen(withColours(state, asked, colours), move) === truth,
            );
            if ([...left].join() !== expected.join())
              wrong.push(JSON.stringify(view(state, asked)));
            if (left.size < before.size) informative++;
          }
          game.apply(state, asked, move, rng);
        }
      }
      expect(wrong).toEqual([]);
      expect(informative).toBeGreaterThan(0);
    },
  );
});
