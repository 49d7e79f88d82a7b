/** What a clause may say by itself (README, "What an offer may say", 1 to 3). */

import type { Illegal, Seat } from '@parlor/kit';
import { STEP } from '../../facts/components.ts';
import { cardCode } from '../../facts/names.ts';
import { FORCE_SALE, isPayingKind, isTurnKind, TAX } from '../../facts/rules.ts';
import type { State } from '../state/state.ts';
import type { Card } from '../../facts/types.ts';
import {
  type Abstain,
  type Clause,
  FULL_SHARE,
  type Give,
  MAX_CLAUSES,
  MAX_OPTION_GIFTS,
  MAX_PROMISED_CASH,
  MAX_RANDOM,
  MAX_TURNS,
  type Option,
  type Parties,
  type Play,
  type Until,
  type When,
} from '../../facts/clauses.ts';

/** What the shape of an offer is judged by: the table, and who is on turn. */
export type Ground = Pick<State, 'rules' | 'seats' | 'turn'>;

export function checkShape(
  state: Ground,
  parties: Parties,
  clauses: readonly Clause[],
  fewest: number,
): Illegal | undefined {
  if (clauses.length < fewest) return { code: 'no-clauses' };
  if (clauses.length > MAX_CLAUSES)
    return { code: 'too-many-clauses', params: { max: MAX_CLAUSES } };
  for (const [index, clause] of clauses.entries()) {
    const why = checkClause(state, parties, clause) ?? checkAlternative(clauses, index);
    if (why) return { code: why.code, params: { ...why.params, line: index + 1 } };
  }
  return undefined;
}

function checkClause(state: Ground, parties: Parties, clause: Clause): Illegal | undefined {
  switch (clause.type) {
    case 'give':
      return checkGive(state, parties, clause);
    case 'play':
      return checkParty(parties, clause.seat) ?? checkPlay(state, clause);
    case 'abstain':
      return (
        checkParty(parties, clause.seat) ??
        checkAct(state, clause) ??
        checkUntil(state, clause.until)
      );
    case 'option':
      return checkParty(parties, clause.seat) ?? checkOption(state, parties, clause);
    case 'show':
      return (
        checkParty(parties, clause.seat) ??
        checkTaker(parties, clause.seat, clause.to) ??
        (clause.card === null ? undefined : checkCard(state, clause.card))
      );
  }
}

const checkParty = (parties: Parties, seat: Seat): Illegal | undefined =>
  parties.includes(seat) ? undefined : { code: 'not-a-party', params: { seat } };

/** Among two the taker is the other one; among more it must be said who. */
function checkTaker(parties: Parties, from: Seat, to: Seat | undefined): Illegal | undefined {
  if (to === undefined) return parties.length === 2 ? undefined : { code: 'taker-wanted' };
  if (parties.length === 2) return { code: 'no-taker-wanted' };
  return to === from ? { code: 'not-yourself' } : checkParty(parties, to);
}

const checkGive = (state: Ground, parties: Parties, give: Give): Illegal | undefined =>
  checkParty(parties, give.from) ??
  checkTaker(parties, give.from, give.to) ??
  checkWhat(state, give) ??
  checkWhen(state, parties, give.when) ??
  checkPairing(give);

function checkWhat(state: Ground, { from, what, when }: Give): Illegal | undefined {
  switch (what.type) {
    case 'cash':
      return checkNumber(what.amount, STEP, MAX_PROMISED_CASH, STEP);
    case 'property':
      return checkProperty(state, what.property);
    case 'card':
      return checkCard(state, what.card);
    case 'random':
      return checkNumber(what.count, 1, MAX_RANDOM, 1);
    case 'share':
      return (
        checkNumber(what.percent, STEP, FULL_SHARE, STEP) ??
        (what.atLeast === undefined
          ? undefined
          : checkNumber(what.atLeast, STEP, MAX_PROMISED_CASH, STEP)) ??
        checkShare(state, from, when)
      );
    case 'choice':
      return undefined;
  }
}

/** D-7.1: a share is of the payout of a card that its payer plays, or of the price of a sale. */
function checkShare(state: Ground, from: Seat, when: When): Illegal | undefined {
  if (when.type === 'bought') return undefined;
  if (when.type !== 'played' || when.payout !== 'after' || when.seat !== from) {
    return { code: 'share-of-nothing' };
  }
  const pays =
    isBelow(when.card, state.rules.cardCount) && isPayingKind(state.rules.kind[when.card]!);
  return pays
    ? undefined
    : { code: 'no-payout', params: { card: cardCode(state.rules.components, when.card) } };
}

function checkWhen(state: Ground, parties: Parties, when: When): Illegal | undefined {
  switch (when.type) {
    case 'now':
    case 'lapsed':
      return undefined;
    case 'turnEnd':
      return checkSeat(state, when.seat) ?? checkTurn(state, when.seat, when.turn);
    case 'played':
      return checkParty(parties, when.seat) ?? checkTurnCard(state, when.card);
    case 'bought':
      return (
        checkParty(parties, when.seat) ??
        checkProperty(state, when.property) ??
        checkUntil(state, when.until)
      );
    case 'everyTurnEnd':
      return (
        checkSeat(state, when.seat) ??
        checkNumber(when.turns, 1, MAX_TURNS, 1) ??
        (when.while === null ? undefined : checkProperty(state, when.while))
      );
  }
}

/** What can be given at which moments. */
function checkPairing({ what, when }: Give): Illegal | undefined {
  const isCash = what.type === 'cash';
  switch (when.type) {
    case 'bought':
      return isCash || what.type === 'share' ? undefined : { code: 'cash-only' };
    case 'everyTurnEnd':
      return isCash ? undefined : { code: 'cash-only' };
    default:
      return undefined;
  }
}

function checkPlay(
  state: Ground,
  { seat, card, turn, target, property }: Play,
): Illegal | undefined {
  const why = checkTurnCard(state, card) ?? checkTurn(state, seat, turn);
  if (why) return why;
  const kind = state.rules.kind[card]!;
  if (target !== undefined) {
    if (kind !== TAX) return { code: 'no-target-wanted' };
    return target === seat ? { code: 'not-yourself' } : checkSeat(state, target);
  }
  if (property === undefined) return undefined;
  return kind === FORCE_SALE ? checkProperty(state, property) : { code: 'no-target-wanted' };
}

function checkAct(state: Ground, { seat, act }: Abstain): Illegal | undefined {
  switch (act.type) {
    case 'tax':
    case 'knockOut':
      return act.seat === seat ? { code: 'not-yourself' } : checkSeat(state, act.seat);
    case 'forceSale':
      return checkProperty(state, act.property);
    case 'bid':
      return (
        checkNumber(act.above, 0, MAX_PROMISED_CASH, STEP) ??
        (act.property === null ? undefined : checkProperty(state, act.property))
      );
    case 'deal':
      return 'card' in act.about
        ? checkCard(state, act.about.card)
        : checkProperty(state, act.about.property);
  }
}

function checkOption(state: Ground, parties: Parties, option: Option): Illegal | undefined {
  const { clauses, seat, until } = option;
  if (clauses.length < 1 || clauses.length > MAX_OPTION_GIFTS) {
    return {
      code: 'number-out-of-range',
      params: { min: 1, max: MAX_OPTION_GIFTS, step: 1 },
    };
  }
  for (const gift of clauses) {
    const why = checkGive(state, parties, gift);
    if (why) return why;
    const isPlain =
      gift.when.type === 'now' &&
      (gift.what.type === 'cash' || gift.what.type === 'property' || gift.what.type === 'card');
    if (!isPlain) return { code: 'option-too-much' };
  }
  if (clauses.every(({ from }) => from === seat)) return { code: 'option-of-nothing' };
  return checkUntil(state, until);
}

/** D-7.7: an alternative is to something that can lapse, and not in a circle. */
function checkAlternative(clauses: readonly Clause[], index: number): Illegal | undefined {
  let at = index;
  for (let steps = 0; steps <= clauses.length; steps++) {
    const clause = clauses[at]!;
    if (clause.type !== 'give' || clause.when.type !== 'lapsed') return undefined;
    if (clause.what.type === 'share') return { code: 'share-of-nothing' };
    at = clause.when.clause;
    const first = clauses[at];
    if (!first || !canLapse(first)) return { code: 'no-alternative' };
  }
  return { code: 'no-alternative' };
}

/** Cash is owed if it is not there, and what is forbidden stays so: these never lapse. */
const canLapse = (clause: Clause): boolean =>
  clause.type === 'play' ||
  clause.type === 'option' ||
  (clause.type === 'give' &&
    clause.when.type !== 'now' &&
    clause.what.type !== 'cash' &&
    clause.what.type !== 'share');

const checkUntil = (state: Ground, until: Until | null): Illegal | undefined =>
  until === null
    ? undefined
    : (checkSeat(state, until.seat) ?? checkTurn(state, until.seat, until.turn));

const checkSeat = (state: Ground, seat: Seat): Illegal | undefined =>
  isBelow(seat, state.seats) ? undefined : { code: 'no-such-seat' };

/** Turn 0 is the one in progress, and only its player has it. */
const checkTurn = (state: Ground, seat: Seat, turn: number): Illegal | undefined =>
  checkNumber(turn, seat === state.turn ? 0 : 1, MAX_TURNS, 1);

const checkProperty = (state: Ground, property: number): Illegal | undefined =>
  isBelow(property, state.rules.propertyCount) ? undefined : { code: 'no-such-property' };

const checkCard = (state: Ground, card: Card): Illegal | undefined =>
  isBelow(card, state.rules.cardCount) ? undefined : { code: 'no-such-card' };

/** Bidding cards are played in sales only (D-4.5), so nothing can hang on them. */
function checkTurnCard(state: Ground, card: Card): Illegal | undefined {
  const why = checkCard(state, card);
  if (why) return why;
  return isTurnKind(state.rules.kind[card]!)
    ? undefined
    : { code: 'not-a-turn-card', params: { card: cardCode(state.rules.components, card) } };
}

const checkNumber = (value: number, min: number, max: number, step: number): Illegal | undefined =>
  Number.isInteger(value) && value >= min && value <= max && value % step === 0
    ? undefined
    : { code: 'number-out-of-range', params: { min, max, step } };

const isBelow = (value: number, end: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < end;
