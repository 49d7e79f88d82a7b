/** A position laid out by hand and played with scripted dice: the vocabulary of the rule tests. */

import { collect, type Emission, eventsFor, type Seat, type Viewer } from '@parlor/kit';
import { scripted } from '@parlor/testkit';
import { apply } from './apply.ts';
import { boardOf, gainCard } from './boards.ts';
import { check } from './check.ts';
import type { Combo } from '../facts/dice/combos.ts';
import { parseMove } from '../facts/interned.ts';
import { moves } from './moves.ts';
import { notate } from './notation.ts';
import { type Options, presets } from './options.ts';
import { outcome } from './scoring.ts';
import { State } from './state.ts';
import { beginTurn } from './turn.ts';
import {
  CARDS,
  CHARMS,
  type Card,
  charmOf,
  colourOf,
  EMPTY,
  type Event,
  type Move,
  OVER,
  PLACES,
  QUESTIONS,
  START_CASH,
  type TicketKind,
} from '../facts/types.ts';

const LETTERS = 'PORYGB';

/** 'R3' is the red card with charm 3. */
export const cardOf = (code: string): Card =>
  CHARMS * LETTERS.indexOf(code[0]!) + Number(code.slice(1));
export const codeOf = (card: Card): string => `${LETTERS[colourOf(card)]}${charmOf(card)}`;
const cardsOf = (codes: string): Card[] => codes.split(' ').filter(Boolean).map(cardOf);

export const buy = (code: string): Move => ({ type: 'buy', card: cardOf(code) });
export const roll: Move = { type: 'roll' };
export const chance: Move = { type: 'chance' };
export const first: Move = { type: 'first' };
export const or: Move = { type: 'or' };
/** T-5.3: nobody is asked which side of a ticket to take. */
export const FORCED = { or: 'forced' } as const;
export const use: Move = { type: 'use' };
export const throwDice: Move = { type: 'throw' };
export const pass: Move = { type: 'pass' };
export const keep = (dice: readonly number[], charm = false): Move => ({
  type: 'keep',
  dice,
  charm,
});
export const take = (combo: Combo): Move => ({ type: 'collect', combo });
export const bid = (amount: number): Move => ({ type: 'bid', amount });
export const swap = (give: string, taken: string): Move => ({
  type: 'swap',
  give: cardOf(give),
  take: cardOf(taken),
});

export interface Layout {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** By seat; one Purple card each where nothing is said. */
  readonly boards?: readonly string[];
  readonly cash?: readonly number[];
  readonly stacks?: readonly string[];
  readonly pool?: string;
  /** All other cards, where nothing is said. */
  readonly draw?: string;
  /** Kinds by seat, top first; piles are filled up with kind 4, a roll with one more die. */
  readonly tickets?: readonly (readonly TicketKind[])[];
  /** How many of those were turned over already, by seat; the ones that can be kept still are. */
  readonly played?: readonly number[];
  readonly turn?: Seat;
}

const FILLER: TicketKind = 4;

export class TestTable {
  readonly state: State;
  readonly emissions: Emission<Event>[] = [];

  constructor(layout: Layout = {}) {
    const seats = layout.seats ?? 3;
    const state = new State({ seats, options: { ...presets.standard, ...layout.options } });
    this.state = state;
    for (let seat = 0; seat < seats; seat++) {
      for (const card of cardsOf(layout.boards?.[seat] ?? `P${seat}`)) gainCard(state, seat, card);
      state.cash[seat] = layout.cash?.[seat] ?? START_CASH;
      state.bank -= state.cash[seat]!;
      state.stacks.set(cardsOf(layout.stacks?.[seat] ?? ''), PLACES * seat);
      this.layTickets(seat, layout);
    }
    state.pool.set(cardsOf(layout.pool ?? ''));
    const draw = layout.draw === undefined ? this.cardsLeft() : cardsOf(layout.draw);
    state.draw.set(draw);
    state.drawEnd = draw.length;
    state.turn = layout.turn ?? 0;
    beginTurn(state, undefined);
  }

  private layTickets(seat: Seat, layout: Layout): void {
    const { state } = this;
    const first = seat * state.ticketsEach;
    const pile = layout.tickets?.[seat] ?? [];
    for (let place = 0; place < state.ticketsEach; place++) {
      state.tickets[first + place] = pile[place] ?? FILLER;
    }
    const played = layout.played?.[seat] ?? 0;
    state.played[seat] = played;
    for (let place = 0; place < played; place++) {
      const use = ['die', 'rethrow'].indexOf(
        state.box.tickets[state.tickets[first + place]!]!.keptFor ?? '',
      );
      if (use < 0) continue;
      state.kept[first + place] = 1;
      state.keptFor[2 * seat + use]! += 1;
    }
  }

  private cardsLeft(): Card[] {
    const lying = new Set<number>([...this.state.stacks, ...this.state.pool]);
    return Array.from({ length: CARDS }, (_, card) => card).filter(
      (card) => this.state.holder[card]! < 0 && !lying.has(card),
    );
  }

  /** Plays for whoever is asked. Dice come as faces; an illegal move or chance left over fails the test. */
  play(move: Move, ...faces: readonly number[]): this {
    return this.playWithCharm(move, faces, []);
  }

  /** The same with the charm die, if it is thrown, after the others. */
  playWithCharm(move: Move, faces: readonly number[], charm: readonly number[]): this {
    const why = check(this.state, this.asked, move);
    if (why) throw new Error(`seat ${this.asked} may not ${JSON.stringify(move)}: ${why.code}`);
    const steps = [...faces.map((face) => face - 1), ...charm];
    scripted(steps, (rng) =>
      apply(this.state, this.asked, parseMove(move)!, rng, collect(this.emissions)),
    );
    return this;
  }

  /** A whole roll of one throw: these dice, all kept, and the combination if one is named. */
  rolls(start: Move, faces: readonly number[], combo?: Combo): this {
    this.play(start, ...faces).stand();
    return combo ? this.play(take(combo)) : this;
  }

  /** Keeps everything. */
  stand(): this {
    const { state } = this;
    return this.play(
      keep(Array.from(state.dice.subarray(0, state.size)), state.options.luckyCharm),
    );
  }

  refusal(move: Move, seat: Seat = this.asked): string | undefined {
    return check(this.state, seat, move)?.code;
  }

  /** The moves offered, in notation, ordered. */
  get offered(): string[] {
    const out: Move[] = [];
    const count = moves(this.state, this.asked, out);
    return out
      .slice(0, Math.max(count, 0))
      .map((move) => notate(this.state, this.asked, move))
      .sort();
  }

  /** The cards that may be bought, as codes. */
  get buyable(): string[] {
    const out: Move[] = [];
    const count = moves(this.state, this.asked, out);
    return out
      .slice(0, count)
      .flatMap((move) => (move.type === 'buy' ? [codeOf(move.card)] : []))
      .sort();
  }

  get question(): string {
    return this.state.question === OVER ? 'over' : QUESTIONS[this.state.question]!;
  }

  get asked(): Seat {
    return this.state.asked;
  }

  get dice(): number[] {
    return Array.from(this.state.dice.subarray(0, this.state.size));
  }

  get cash(): number[] {
    return Array.from(this.state.cash);
  }

  get outcome() {
    return outcome(this.state);
  }

  board(seat: Seat): string {
    return boardOf(this.state, seat).map(codeOf).join(' ');
  }

  stack(seat: Seat): string {
    return placesText(this.state.stacks.subarray(PLACES * seat, PLACES * (seat + 1)));
  }

  get pool(): string {
    return placesText(this.state.pool);
  }

  told(viewer: Viewer): Event[] {
    return eventsFor(this.emissions, viewer);
  }

  happened(type: Event['type']): Event[] {
    return this.told('public').filter((event) => event.type === type);
  }
}

const placesText = (places: ArrayLike<number>): string =>
  Array.from(places, (card) => (card === EMPTY ? '–' : codeOf(card))).join(' ');
