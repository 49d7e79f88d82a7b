/** What the choices about dice are worth on average, exactly, worked out from the asked seat's own view. */

import type { Seat } from '@parlor/kit';
import { openBox } from '../facts/box.ts';
import { MAX_DICE } from '../facts/dice/hands.ts';
import { DiceSolver } from './dice/solver.ts';
import { stakesOf } from './dice/stakes.ts';
import { BLACK_DICE, colourOf, type KeptUse, type Move, RETHROWS } from '../facts/types.ts';
import type { View } from '../rules/view.ts';

/** Says for each move what it brings on average; undefined where dice have no say. */
export function advise(view: View): (move: Move) => number | undefined {
  const { asked } = view;
  return asked === null || asked !== view.viewer ? () => undefined : worths(view, asked);
}

/** The expected income of each move in dollars, the charm's bonus included and what others get left out. */
export function worths(view: View, seat: Seat): (move: Move) => number | undefined {
  const solver = new DiceSolver(stakesFor(view, seat));
  const { roll } = view;
  const kept = holds(view, seat, 'rethrow');
  switch (view.question) {
    case 'turn':
    case 'consolation roll': {
      const colours = new Set(view.players[seat]!.board.map(colourOf)).size;
      const dice = Math.min(MAX_DICE, BLACK_DICE + colours);
      const value = solver.expected(dice, { rethrows: RETHROWS, kept });
      return (move) => (move.type === 'roll' ? value : undefined);
    }
    case 'extra die': {
      const { size, rethrows } = roll!;
      // T-8.1: a roll takes one kept ticket only.
      const used = solver.expected(size + 1, { rethrows });
      const saved = solver.expected(size, { rethrows, kept });
      return ({ type }) => (type === 'use' ? used : type === 'throw' ? saved : undefined);
    }
    case 'rethrow':
    case 'kept rethrow': {
      const { dice, charm, charmThrown, rethrows, spent } = roll!;
      const values = solver.values({
        dice,
        ...(charm !== null && { charm, charmThrown }),
        rethrows,
        kept: kept && !spent,
      });
      return (move) => values.find((choice) => choice.move === move)?.value;
    }
    default:
      return () => undefined;
  }
}

function stakesFor({ options, players, roll }: View, seat: Seat) {
  const others = players.flatMap(({ board }, other) => (other === seat ? [] : board));
  return stakesOf({
    set: options.set,
    cards: players[seat]!.board,
    pays: roll?.pays ?? 1,
    ...(options.luckyCharm && { luckyCharm: { others, othersWeight: 0 } }),
  });
}

/** Whether `seat` keeps a ticket for this. */
function holds({ options, players }: View, seat: Seat, use: KeptUse): boolean {
  const { tickets } = openBox(options.set);
  return players[seat]!.kept.some((kind) => tickets[kind]!.keptFor === use);
}
