/** A position laid out by hand, and play in notation: the vocabulary of the rule tests. */

import { collect, type Emission, eventsFor, type Rng } from '@parlor/kit';
import { scripted } from '@parlor/testkit';
import { applyMove } from './apply.ts';
import { RANK_NAMES } from '../facts/cards.ts';
import { parseMove } from '../facts/interned.ts';
import { checkMove, listMoves } from './moves.ts';
import { notate } from './notation.ts';
import { addCard, cardsOf, linkPlayers, State } from './state.ts';
import type { Event, Move } from '../facts/types.ts';

export interface Layout {
  /** By seat, as in 'the cards 4 4 Bump'; an empty text is a seat that is out. */
  readonly hands: readonly string[];
  readonly turn?: number;
  readonly games?: number;
}

const rankOf = (name: string): number => RANK_NAMES.indexOf(name);
export const ranks = (cards: string): number[] => cards.split(' ').filter(Boolean).map(rankOf);

export function readMove(text: string): Move {
  if (text === 'pass') return parseMove({ type: 'pass' })!;
  const [count, name] = text.split('×');
  return parseMove({ type: 'play', rank: rankOf(name!), count: Number(count) })!;
}

export class TestTable {
  readonly state: State;
  readonly emissions: Emission<Event>[] = [];

  constructor(layout: Layout) {
    const { hands, turn = 0, games = 1 } = layout;
    const state = new State(hands.length, games);
    state.dealer = hands.length - 1;
    state.turn = turn;
    hands.forEach((cards, seat) => {
      state.left[seat] = (seat + 1) % hands.length;
      for (const rank of ranks(cards)) addCard(state, seat, rank);
      state.held[seat] = ranks(cards).length;
      if (ranks(cards).length === 0) {
        state.out[state.outCount++] = seat;
        state.playing--;
      }
    });
    linkPlayers(state);
    this.state = state;
  }

  /** Plays in turn, whoever's turn it is; an illegal move fails the test. */
  play(...moves: readonly string[]): this {
    return scripted([], (rng) => this.playWith(rng, ...moves));
  }

  playWith(rng: Rng, ...moves: readonly string[]): this {
    for (const text of moves) {
      const why = this.refusal(text);
      if (why) throw new Error(`seat ${this.state.turn} may not play ${text}: ${why}`);
      applyMove(this.state, this.state.turn, readMove(text), rng, collect(this.emissions));
    }
    return this;
  }

  /** The code with which the seat on turn is refused `text`. */
  refusal(text: string): string | undefined {
    return checkMove(this.state, this.state.turn, readMove(text))?.code;
  }

  get turn(): number {
    return this.state.turn;
  }

  get leading(): boolean {
    return this.state.topRank === 0;
  }

  get offered(): string[] {
    const out: Move[] = [];
    const count = listMoves(this.state, this.state.turn, out);
    return out.slice(0, count).map(notate);
  }

  hand(seat: number): string {
    return cardsOf(this.state.hands, seat)
      .map((rank) => RANK_NAMES[rank])
      .join(' ');
  }

  eventTypes(): string[] {
    return eventsFor(this.emissions, 'public').map((event) => event.type);
  }

  events<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return eventsFor(this.emissions, 'public').filter(
      (event): event is Extract<Event, { type: Type }> => event.type === type,
    );
  }
}

export const lay = (layout: Layout): TestTable => new TestTable(layout);
