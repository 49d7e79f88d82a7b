/** What of an offer can be relied on, as one of its parties reads it. */

import type { Seat } from '@parlor/kit';
import {
  type Footing,
  type Lines,
  linesOf,
  type VoidPromise,
  voidsOn,
} from '../rules/deal/voidPromises.ts';
import { discardsOf, held, type State } from '../rules/state/state.ts';
import type { Clause } from './terms.ts';

/** The table as `reader` knows it: of the hands only its own. */
const footingIn = (state: State, reader: Seat): Footing => ({
  rules: state.rules,
  seats: state.seats,
  turn: state.turn,
  turnsEnded: state.turnsEnded,
  holdings: state.holdings,
  contracts: state.contracts,
  relatesNamed: true,
  reader,
  held: (card) => held(state, reader, card),
  unseen: (card) =>
    state.rules.copies[card]! -
    held(state, reader, card) -
    discardsOf(state).filter((played) => played === card).length,
});

/** The promises of an offer that come to nothing, or may. */
export const voidsIn = (
  state: State,
  reader: Seat,
  other: Seat,
  clauses: readonly Clause[],
): readonly VoidPromise[] =>
  voidsOn(footingIn(state, reader), { from: other, to: reader, clauses });

/** What the other party is sure to do, can do and cannot do for `reader`. */
export class Reliance {
  private sure: Lines | undefined;
  private possible: Lines | undefined;

  constructor(
    private readonly state: State,
    private readonly reader: Seat,
    private readonly other: Seat,
    private readonly clauses: readonly Clause[],
  ) {}

  /** How far the clause at this place is to be trusted: as far as its kind is, as far as good will goes, or not at all. */
  of(place: number, asPromised: number, trust: { readonly free: number; readonly void: number }) {
    this.sure ??= this.lines('bad');
    const clause = this.clauses[place]!;
    if (this.isSure(clause, place, this.sure)) return asPromised;
    this.possible ??= this.lines('good');
    return (this.possible.some & (1 << place)) !== 0 ? trust.free : trust.void;
  }

  /** A property that comes back by one clause or another does come back. */
  private isSure(clause: Clause, place: number, { all, kept }: Lines): boolean {
    if ((all & (1 << place)) !== 0) return true;
    if (clause.type !== 'give' || clause.what.type !== 'property') return false;
    return (
      clause.when.type === 'turnEnd' && (kept[this.reader]! & (1 << clause.what.property)) !== 0
    );
  }

  private lines(luck: 'good' | 'bad'): Lines {
    const { state, reader, other, clauses } = this;
    return linesOf(footingIn(state, reader), { from: other, to: reader, clauses }, luck);
  }
}
