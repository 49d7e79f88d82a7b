import { fastRng, type Rng, type Seat } from '@parlor/kit';
import { eightAndAHalf, type Move } from '../rules/index.ts';
import { COPIES, GONE, PLACES, type State } from '../rules/state.ts';
import { describe, expect, it } from 'vitest';
import { leaves } from './heuristicPolicy.ts';
import { brain } from './index.ts';
import { isLaidOpen, sureWin } from './sureWin.ts';
import { position, text } from './testPosition.ts';

/** The same question without any cleverness: every move, every card a Blind one may be, up to a depth. */
function wins(state: State, seat: Seat, depth: number): boolean {
  if (state.phase === 'over') return state.winner === seat;
  if (depth === 0) return false;
  const outcomes = movesOf(state).map((move) => winsWith(state, seat, move, depth));
  return state.turn === seat ? outcomes.includes(true) : !outcomes.includes(false);
}

function winsWith(state: State, seat: Seat, move: Move, depth: number): boolean {
  const kinds = move.type === 'blind' ? unseenKinds(state) : [undefined];
  return kinds.every((card) => {
    const after = eightAndAHalf.clone(state);
    if (move.type === 'blind') after.blind[state.turn * PLACES + move.place - 1] = card!;
    eightAndAHalf.apply(after, state.turn, move, fastRng(1));
    return wins(after, seat, depth - 1);
  });
}

/** What a Blind card may be: everything that lies nowhere else. */
function unseenKinds(state: State): number[] {
  const { players, pile } = eightAndAHalf.view(state, state.turn);
  const seen = [
    ...pile.map(({ card }) => card),
    ...players.flatMap(({ hand, open, aside }) => [...(hand ?? []), ...open, ...aside]),
  ];
  return COPIES.map((_, card) => card).filter(
    (card) => seen.filter((one) => one === card).length < COPIES[card]!,
  );
}

function movesOf(state: State): Move[] {
  const moves: Move[] = [];
  const count = eightAndAHalf.moves(state, state.turn, moves);
  return moves.slice(0, moves[0]!.type === 'blind' ? 1 : count);
}

const anyMove = (state: State, rng: Rng): Move => rng.pick(movesOf(state));

/** Positions near the end of single rounds. */
function endings(seats: number): State[] {
  const found: State[] = [];
  for (let match = 0; found.length < ENDINGS; match++) {
    const rng = fastRng(match, seats);
    const state = eightAndAHalf.setup({ seats, options: eightAndAHalf.presets.short! }, rng);
    while (state.phase !== 'over') {
      const { turn } = state;
      if (isLaidOpen(state, turn) && leaves(state, turn) <= 2 && rng.below(2) === 0)
        found.push(eightAndAHalf.clone(state));
      const { move } = brain.think('casual', eightAndAHalf.view(state, turn), turn, rng);
      eightAndAHalf.apply(state, turn, move, rng);
    }
  }
  return found;
}

const ENDINGS = 30;

describe('sureWin', () => {
  it.each([2, 3])('finds every quick win that brute force finds, at %i seats', (seats) => {
    const won = endings(seats).filter((state) => wins(state, state.turn, 3));
    expect(won.length).toBeGreaterThan(3);
    for (const state of won) {
      const move = sureWin(state, state.turn)!;
      expect(winsWith(state, state.turn, move, 4)).toBe(true);
    }
  });

  it.each([2, 3])('never promises what chance play refutes, at %i seats', (seats) => {
    const rng = fastRng(4);
    const promised = endings(seats).filter((state) => sureWin(state, state.turn));
    expect(promised.length).toBeGreaterThan(3);
    for (const state of promised) {
      const seat = state.turn;
      while (state.phase !== 'over') {
        const move = state.turn === seat ? sureWin(state, seat) : undefined;
        eightAndAHalf.apply(state, state.turn, move ?? anyMove(state, rng), rng);
      }
      expect(state.winner).toBe(seat);
    }
  });

  it('sees two moves ahead: first what nobody can follow, then out', () => {
    const state = position({
      hands: ['9 6', '7', '3 4'],
      opens: ['', '', '4'],
      pile: '4',
      value: 4,
      table: [0, 1, 2],
    });
    expect(text(sureWin(state, 0)!)).toBe('9');
  });

  it('promises nothing on a half that can be caught (E-5.4)', () => {
    const state = position({
      hands: ['½', '5 7', '3 4'],
      opens: ['', '4', '4'],
      pile: '4',
      value: 4,
      table: [0, 1, 2],
    });
    expect(sureWin(state, 0)).toBeUndefined();
  });

  it('leaves the position as it was', () => {
    const state = endings(3)[0]!;
    const before = JSON.stringify(eightAndAHalf.encode(state));
    sureWin(state, state.turn);
    expect(JSON.stringify(eightAndAHalf.encode(state))).toBe(before);
  });

  it('is not asked while hands are hidden', () => {
    const state = eightAndAHalf.setup(
      { seats: 3, options: eightAndAHalf.presets.short! },
      fastRng(1),
    );
    expect(isLaidOpen(state, state.turn)).toBe(false);
    expect(state.blind).not.toContain(GONE);
  });
});
