import { fastRng, type Rng, type Seat } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { pureProfit as game } from './index.ts';
import { presets, SEAT_COUNTS, TURNS_PER_SEAT } from '../facts/options.ts';
import { BANKRUPT_SET } from './sets.ts';
import type { Move, Options, View } from '../facts/types.ts';

/** Plays as a beginner would: from the view alone, one step ahead. */
function sensible(view: View, seat: Seat, list: readonly Move[], rng: Rng): Move {
  const top = view.players[seat]!.bank.at(-1) ?? 0;
  const of = (type: Move['type']) => list.filter((move) => move.type === type);
  /** A step still missing of which there is none in hand. */
  const wanted = (card: number) => card > top && card <= 10 && !view.hand.includes(card as 1);

  switch (view.asked) {
    case 'draw': {
      const onTop = view.discard.at(-1) ?? 0;
      const take = list.find((move) => move.type === 'draw' && move.from === 'discard');
      return take && wanted(onTop) ? take : list[0]!;
    }
    case 'act': {
      const finish = of('finish')[0];
      if (finish) return finish;
      const next = list.find((move) => move.type === 'bank' && move.card === top + 1);
      if (next) return next;
      const steal = of('steal').at(-1);
      if (steal) return steal;
      const useless = of('discard').find((move) => move.type === 'discard' && move.card <= top);
      const double = of('discard').find(
        (move) =>
          move.type === 'discard' && view.hand.filter((card) => card === move.card).length > 1,
      );
      return useless ?? double ?? rng.pick(of('discard'));
    }
    case 'choose':
      return list.find((move) => move.type === 'choose' && wanted(move.card)) ?? rng.pick(list);
    default:
      return rng.pick(list);
  }
}

type Policy = (view: View, seat: Seat, list: readonly Move[], rng: Rng) => Move;

interface Tally {
  games: number;
  turns: number;
  stopped: number;
  /** Turns in which a Bankrupt was settled, and those that left or kept one for want of values. */
  settling: number;
  lacking: number;
  /** Turns of a seat in the longest game. */
  longest: number;
}

function selfPlay(seats: number, options: Options, matches: number, policy: Policy): Tally {
  const rng = fastRng(64 * seats);
  const tally: Tally = { games: 0, turns: 0, stopped: 0, settling: 0, lacking: 0, longest: 0 };
  const out: Move[] = [];
  for (let match = 0; match < matches; match++) {
    const state = game.setup({ seats, options }, rng);
    while (game.toAct(state) !== 0) {
      const seat = state.turn;
      const settled = new Set<Seat>();
      const stuck = new Set<Seat>();
      const count = game.moves(state, seat, out);
      const move = policy(game.view(state, seat), seat, out.slice(0, count), rng);
      game.apply(state, seat, move, rng, (event) => {
        if (event.type === 'settled') settled.add(event.seat);
        if (event.type === 'stuck') stuck.add(event.seat);
        if (event.type === 'stopped') tally.stopped++;
      });
      const over = game.toAct(state) === 0;
      if (state.turn === seat && !over) continue;
      tally.turns++;
      tally.settling += settled.size;
      tally.lacking += stuck.size;
      if (settled.has(seat) && (state.holds[seat]! & BANKRUPT_SET) !== 0) tally.lacking++;
      tally.longest = Math.max(tally.longest, state.turns / seats);
    }
    tally.games += state.finishedGames;
  }
  return tally;
}

describe('P-6.4 play that is at all sensible', () => {
  it.each([...SEAT_COUNTS])('never meets the turn cap: %i seats', (seats) => {
    for (const openSteal of [false, true]) {
      const options = { ...presets.standard, openSteal };
      const { games, stopped, longest } = selfPlay(seats, options, 60, sensible);
      expect([games, stopped]).toEqual([60, 0]);
      expect(longest).toBeLessThan(TURNS_PER_SEAT / 2);
    }
  });
});

describe('P-1.2 the deck in the box', () => {
  const rough: Policy = (_view, _seat, list, rng) => rng.pick(list);

  it.each([
    { seats: 2, from: 0.1, to: 0.12 },
    { seats: 6, from: 0.17, to: 0.21 },
  ])('has a Bankrupt settled on $from to $to of turns, $seats seats', ({ seats, from, to }) => {
    const { turns, settling, lacking } = selfPlay(seats, presets.standard, 60, rough);
    expect(settling / turns).toBeGreaterThan(from);
    expect(settling / turns).toBeLessThan(to);
    // Too few value cards are seldom, and do happen.
    expect(lacking / turns).toBeLessThan(0.001);
    if (seats === 6) expect(lacking).toBeGreaterThan(0);
  });
});
