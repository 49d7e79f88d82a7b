/**
 * The exact end of a round: is there a move after which nothing the others do,
 * and no unknown card, can keep `seat` from going out first? It is asked when
 * everybody's cards but the Blind ones lie open.
 */

import { fastRng, type Seat } from '@parlor/kit';
import { eightAndAHalf, type Move } from '../rules/index.ts';
import { CARD_BITS, COPIES, GONE, KINDS, PLACES, type State } from '../rules/state.ts';
import { leaves } from './heuristicPolicy.ts';
import { isHandKnown } from './odds.ts';

/** So many moves ahead, by anybody. */
const DEEPEST = 16;
/** With more cards than this there is no sure win to be found in time. */
const MOST_CARDS = 6;
const MOST_POSITIONS = 2000;

/** Drawn from only when a round has ended, for a deal nobody looks at. */
const idle = fastRng(0);

/** Are the hands of all but `seat` known, collected or empty, and has `seat` nothing left to draw? */
export function isLaidOpen(state: State, seat: Seat): boolean {
  if (state.phase !== 'play' || state.bankSize[seat] !== 0) return false;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || isHandKnown(state, other)) continue;
    if (state.handSize[other] !== 0 || state.bankSize[other] !== 0) return false;
  }
  return true;
}

/** How many cards of each kind lie unseen, in a state that is laid open: those may be Blind. */
function unseenCards(state: State): Uint8Array {
  const unseen = Uint8Array.from(COPIES);
  for (let seat = 0; seat < state.seats; seat++) {
    for (let card = 0; card < KINDS; card++)
      unseen[card]! -= state.hand[seat * KINDS + card]! + state.aside[seat * KINDS + card]!;
  }
  for (const card of state.open) if (card !== GONE) unseen[card]!--;
  for (let index = 0; index < state.pileSize; index++) unseen[state.pile[index]! & CARD_BITS]!--;
  return unseen;
}

/** The move that wins for sure, the quickest first; none if there is none or it cannot be told in time. */
export function sureWin(state: State, seat: Seat): Move | undefined {
  if (!isLaidOpen(state, seat) || leaves(state, seat) > MOST_CARDS) return undefined;
  const proof = new Proof(state, seat);
  for (let depth = 2; depth <= DEEPEST; depth += 2) {
    const move = proof.find(state, depth);
    if (move || proof.positions > MOST_POSITIONS) return move;
  }
  return undefined;
}

class Proof {
  positions = 0;
  private readonly round: number;
  private readonly unseen: Uint8Array;
  /** By depth: the position and the moves on offer there. */
  private readonly states: State[];
  private readonly moves: Move[][] = Array.from({ length: DEEPEST + 1 }, () => []);

  constructor(
    root: State,
    private readonly seat: Seat,
  ) {
    this.round = root.round;
    this.unseen = unseenCards(root);
    this.states = Array.from({ length: DEEPEST + 1 }, () => eightAndAHalf.clone(root));
  }

  find(root: State, depth: number): Move | undefined {
    const moves = this.moves[depth]!;
    const count = eightAndAHalf.moves(root, this.seat, moves);
    if (moves[0]!.type === 'blind')
      return this.winsBlind(root, moves[0]!, depth) ? moves[0] : undefined;
    for (let index = 0; index < count; index++) {
      if (this.winsWith(root, moves[index]!, depth)) return moves[index];
    }
    return undefined;
  }

  private winsWith(state: State, move: Move, depth: number): boolean {
    const after = this.states[depth - 1]!;
    eightAndAHalf.copyInto(state, after);
    eightAndAHalf.apply(after, state.turn, move, idle);
    return this.isWon(after, depth - 1);
  }

  /** Whatever the card is. */
  private winsBlind(state: State, move: Move & { type: 'blind' }, depth: number): boolean {
    const cell = state.turn * PLACES + move.place - 1;
    const truth = state.blind[cell]!;
    let wins = true;
    for (let card = 0; wins && card < KINDS; card++) {
      if (this.unseen[card] === 0) continue;
      state.blind[cell] = card;
      this.unseen[card]!--;
      wins = this.winsWith(state, move, depth);
      this.unseen[card]!++;
    }
    state.blind[cell] = truth;
    return wins;
  }

  private isWon(state: State, depth: number): boolean {
    if (state.round !== this.round || state.phase === 'over') return state.winner === this.seat;
    if (depth === 0 || ++this.positions > MOST_POSITIONS) return false;
    const mine = state.turn === this.seat;
    const moves = this.moves[depth]!;
    const count = eightAndAHalf.moves(state, state.turn, moves);
    const first = moves[0]!;
    if (first.type === 'blind') return this.winsBlind(state, first, depth);
    for (let index = 0; index < count; index++) {
      if (this.winsWith(state, moves[index]!, depth) === mine) return mine;
    }
    return !mine;
  }
}
