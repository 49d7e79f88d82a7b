/** Contracts in force: every due clause happens by itself, at its moment and in a fixed order (D-7.2). */

import type { Emit, Rng, Seat } from '@parlor/kit';
import { seatSet } from '@parlor/kit';
import { STEP } from '../components.ts';
import { cardAt, moveCard } from '../hands.ts';
import { learnHeld, learnLack } from '../knowledge.ts';
import { giveProperty, payOrOwe } from '../money.ts';
import { held, type State } from '../state.ts';
import {
  type Card,
  type Contract,
  type EndedClause,
  type Event,
  type Gift,
  HAND_LAPSES,
  HIDDEN_LAPSE,
  type Lapse,
  type OpenClause,
  type Property,
} from '../types.ts';
import {
  type Clause,
  FULL_SHARE,
  type Give,
  type HiddenClause,
  hideCards,
  isNow,
  isTimed,
  type Payout,
  propertyOf,
} from './clauses.ts';
import { canPlayNow } from './promises.ts';

/** A contract's clause that is to happen now. */
interface Due {
  readonly contract: Contract;
  readonly open: OpenClause;
}

const otherParty = ({ seats }: Contract, seat: Seat): Seat =>
  seats[0] === seat ? seats[1] : seats[0];

/** Puts an accepted offer in force and carries out its now-clauses: named things first, then random cards. */
export function enterContract(state: State, rng: Rng, emit?: Emit<Event>): void {
  const { from, to, clauses } = state.offer!;
  const contract: Contract = {
    number: ++state.contractsMade,
    seats: [from, to],
    open: clauses.map((clause, index) => ({ index, due: dueTurn(state, clause), clause })),
  };
  state.contracts = [...state.contracts, contract];
  const now = contract.open.filter(({ clause }) => isNow(clause));
  for (const open of now)
    if (!isRandom(open.clause)) carryOut(state, { contract, open }, rng, emit);
  for (const open of now) if (isRandom(open.clause)) carryOut(state, { contract, open }, rng, emit);
}

const isRandom = (clause: Clause): boolean =>
  clause.type === 'give' && clause.what.type === 'random';

/** The turn in progress is nobody's next one, so the player on turn has one more to end. */
function dueTurn(state: State, clause: Clause): number | null {
  if (!isTimed(clause)) return null;
  const { seat, turn } =
    clause.type === 'play' ? clause : (clause.when as { seat: Seat; turn: number });
  return state.turnsEnded[seat]! + turn + (seat === state.turn ? 1 : 0);
}

/** `seat` has laid down `card`: the oldest promise to play it is kept. */
export function keepPlayPromise(state: State, seat: Seat, card: Card, emit?: Emit<Event>): void {
  for (const contract of state.contracts) {
    for (const open of contract.open) {
      const { clause } = open;
      if (clause.type !== 'play' || clause.seat !== seat || clause.card !== card) continue;
      close(state, { contract, open }, 'played');
      emit?.({ type: 'promiseKept', contract: contract.number, clause });
      return;
    }
  }
}

/** What hangs on `seat` playing `card`, before or after the card pays. */
export function onPlayed(
  state: State,
  card: Card,
  payout: Payout,
  rng: Rng,
  emit?: Emit<Event>,
): void {
  const seat = state.turn;
  const due = dueClauses(
    state,
    ({ clause }) =>
      clause.type === 'give' &&
      clause.when.type === 'played' &&
      clause.when.seat === seat &&
      clause.when.card === card &&
      clause.when.payout === payout,
  );
  for (const one of due) carryOut(state, one, rng, emit);
}

/** What falls due at the end of a turn of `seat`, which has just been counted. */
export function onTurnEnd(state: State, seat: Seat, rng: Rng, emit?: Emit<Event>): void {
  const ended = state.turnsEnded[seat]!;
  const due = dueClauses(state, ({ clause, due: turn }) => {
    if (turn !== ended) return false;
    if (clause.type === 'play') return clause.seat === seat;
    return clause.when.type === 'turnEnd' && clause.when.seat === seat;
  });
  for (const one of due) {
    if (one.open.clause.type === 'play') missPlay(state, one, emit);
    else carryOut(state, one, rng, emit);
  }
}

/** A promise to play ran out. Its taker learns whether the card was there. */
function missPlay(state: State, { contract, open }: Due, emit?: Emit<Event>): void {
  const { seat, card } = open.clause as { seat: Seat; card: Card };
  const taker = otherParty(contract, seat);
  if (held(state, seat, card) === 0) {
    learnLack(state, taker, card, seat);
    lapse(state, { contract, open }, 'not-held', emit);
  } else {
    learnHeld(state, taker, card, seat, 1);
    lapse(
      state,
      { contract, open },
      canPlayNow(state, seat, card) ? 'no-turn-left' : 'not-playable',
      emit,
    );
  }
}

/** By contract number, then by place in the contract. Contracts are kept in that order. */
function dueClauses(state: State, isDue: (open: OpenClause) => boolean): Due[] {
  const due: Due[] = [];
  for (const contract of state.contracts) {
    for (const open of contract.open) if (isDue(open)) due.push({ contract, open });
  }
  return due;
}

/** One clause happens, as far as it still can, and is closed. */
function carryOut(state: State, due: Due, rng: Rng, emit?: Emit<Event>): void {
  const { contract, open } = due;
  const { from, what } = open.clause as Give;
  const to = otherParty(contract, from);
  switch (what.type) {
    case 'cash':
      close(state, due, 'done');
      pay(state, contract, from, what.amount, emit);
      return;
    case 'share':
      close(state, due, 'done');
      pay(state, contract, from, shareOf(state.payout, what.percent), emit);
      return;
    case 'property':
      if (state.owner[what.property] !== from) return lapse(state, due, 'not-owned', emit);
      close(state, due, 'done');
      giveProperty(state, what.property, to);
      emit?.(gave(contract, from, what));
      return;
    case 'card':
      if (held(state, from, what.card) === 0) {
        learnLack(state, to, what.card, from);
        return lapse(state, due, 'not-held', emit);
      }
      close(state, due, 'done');
      handOver(state, contract, from, what.card, emit);
      return;
    case 'random': {
      const count = Math.min(what.count, state.handSize[from]!);
      if (count === 0) return lapse(state, due, 'no-cards', emit);
      close(state, due, 'done');
      for (let left = count; left > 0; left--) {
        handOver(
          state,
          contract,
          from,
          cardAt(state, from, rng.below(state.handSize[from]!)),
          emit,
        );
      }
    }
  }
}

/** Percent of the payout, rounded down to the smallest note. */
const shareOf = (payout: number, percent: number): number =>
  Math.floor((payout * percent) / FULL_SHARE / STEP) * STEP;

function pay(
  state: State,
  contract: Contract,
  from: Seat,
  amount: number,
  emit?: Emit<Event>,
): void {
  if (amount === 0) return;
  const to = otherParty(contract, from);
  const paid = Math.min(amount, state.cash[from]!);
  if (paid > 0) emit?.(gave(contract, from, { type: 'cash', amount: paid }));
  payOrOwe(state, from, to, amount, emit);
}

/** The two parties see the card, the others only that one moved. */
function handOver(
  state: State,
  contract: Contract,
  from: Seat,
  card: Card,
  emit?: Emit<Event>,
): void {
  moveCard(state, from, otherParty(contract, from), card);
  emit?.(gave(contract, from, { type: 'card', card: null }), {
    to: seatSet(...contract.seats),
    event: gave(contract, from, { type: 'card', card }),
  });
  // The offer lies on the table as long as its now-clauses are being carried out.
  const cameByDeal = state.offer !== null && otherParty(contract, from) === state.turn;
  if (cameByDeal) state.relatedCards = [...state.relatedCards, card];
}

const gave = (contract: Contract, from: Seat, gift: Gift): Event => ({
  type: 'gave',
  contract: contract.number,
  from,
  to: otherParty(contract, from),
  gift,
});

/** D-7.3: a sale or a tax has taken the property; nothing that was promised about it can be kept. */
export function releaseProperty(
  state: State,
  property: Property,
  why: Lapse,
  emit?: Emit<Event>,
): void {
  for (const due of dueClauses(state, ({ clause }) => propertyOf(clause) === property)) {
    lapse(state, due, why, emit);
  }
}

/** The game is over with these clauses open. */
export function lapseAll(state: State, emit?: Emit<Event>): void {
  for (const due of dueClauses(state, () => true)) lapse(state, due, 'game-over', emit);
}

function lapse(state: State, due: Due, why: Lapse, emit?: Emit<Event>): void {
  const { contract, open } = due;
  close(state, due, why);
  const { number, seats } = contract;
  emit?.(
    {
      type: 'lapsed',
      contract: number,
      seats,
      clause: hideCards(open.clause),
      why: tableReason(why) as Lapse,
    },
    {
      to: seatSet(...seats),
      event: { type: 'lapsed', contract: number, seats, clause: open.clause, why },
    },
  );
}

/** What the table hears of how a clause ended: nothing of anybody's hand. */
export const tableReason = (how: EndedClause['how']): EndedClause['how'] =>
  HAND_LAPSES.some((why) => why === how) ? HIDDEN_LAPSE : how;

/** A promised card that was played lies open on the table, so its name is no secret any more. */
export const tableClause = (clause: HiddenClause, how: EndedClause['how']): HiddenClause =>
  how === 'played' ? clause : hideCards(clause);

/** Contracts without open clauses are gone. What was done on the spot needs no record. */
function close(state: State, { contract, open }: Due, how: EndedClause['how']): void {
  const { number, seats } = contract;
  const { index, clause } = open;
  const contracts: Contract[] = [];
  for (const other of state.contracts) {
    const left =
      other.number === number ? other.open.filter((one) => one.index !== index) : other.open;
    if (left.length !== 0) contracts.push(left === other.open ? other : { ...other, open: left });
  }
  state.contracts = contracts;
  if (!isNow(clause))
    state.ended = [...state.ended, { contract: number, seats, index, clause, how }];
}

export const hasTimedClauses = (state: State): boolean =>
  state.contracts.some(({ open }) => open.some(({ clause }) => isTimed(clause)));
