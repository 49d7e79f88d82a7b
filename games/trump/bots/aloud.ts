/**
 * What is said at the table. Everybody hears it, so it is made of what lies
 * open and of the move itself as everybody sees it. A player's own judgement,
 * which knows its hand, only decides whether that is true: if it is not, it is not said.
 */

import type { Seat } from '@parlor/kit';
import type { Move, View } from '../rules/index.ts';
import { type HiddenSimple, isSimple } from '../facts/clauses.ts';
import { voidPromises } from '../rules/deal/voidPromises.ts';
import type { Reason } from '@parlor/search';
import type { Judgement, Verdict } from './answers.ts';
import { STEP } from './faces.ts';
import { unvalued } from './reading.ts';

declare const aloud: unique symbol;

/** A reason that may be said aloud. Nothing but this file makes one. */
export interface Remark extends Reason {
  readonly [aloud]: true;
}

/** A clause as the table sees it: which card is meant is left open. */
type OpenClause = HiddenSimple;

/** What everybody can see, of which nothing depends on who is looking. */
export interface OpenTable {
  /** Null where it is not open. */
  readonly cash: readonly (number | null)[];
  readonly owners: readonly (Seat | null)[];
  /** Null where boxes are closed. */
  readonly boxes: readonly (number | null)[];
  readonly names: readonly string[];
  readonly offer: {
    readonly from: Seat;
    readonly clauses: readonly OpenClause[];
    readonly whole: NonNullable<View['offer']>;
    /** Its maker promises a property that will not be theirs to give. */
    readonly isVoid: boolean;
  } | null;
}

/** What may stand in for a box that is closed, and for a card nobody has named. */
const USUAL_BOX = 50;
const USUAL_CARD = 20;
const USUAL_PAY = 60;
const PERCENT = 100;
const HALF = 50;

export function openTable(view: View, names: readonly string[]): OpenTable {
  const { cash, owners, boxes, options, offer } = view;
  return {
    cash: cash.map((amount) => (options.cash === 'open' ? amount : null)),
    owners,
    boxes: boxes.map((amount) => (options.boxes === 'open' ? amount : null)),
    names,
    offer: offer && openOffer(view, offer),
  };
}

function openOffer(view: View, offer: NonNullable<View['offer']>): OpenTable['offer'] {
  const clauses = openClauses(offer.clauses);
  const voids = voidPromises({ ...view, viewer: 'public', hand: null }, { ...offer, clauses });
  return {
    from: offer.from,
    clauses,
    whole: offer,
    isVoid: voids.some(
      ({ clause, why }) => why === 'not-owned' && promiserOf(clauses[clause]!) === offer.from,
    ),
  };
}

const promiserOf = (clause: OpenClause): Seat =>
  clause.type === 'play' ? clause.seat : clause.from;

/** What the table sees of the clauses that there are words for. */
const openClauses = (clauses: NonNullable<View['offer']>['clauses']): OpenClause[] =>
  clauses.filter((clause) => isSimple(clause)).map(leaveOpen);

/** The clause without the names of cards. */
function leaveOpen(clause: OpenClause): OpenClause {
  if (clause.type === 'play') return { ...clause, card: null };
  const { what, when } = clause;
  return {
    ...clause,
    what: what.type === 'card' ? { ...what, card: null } : what,
    when: when.type === 'played' ? { ...when, card: null } : when,
  };
}

/** What `seat` says to the move it makes, if anything; `judgement` is what it thought of the offer. */
export function remarkOn(
  table: OpenTable,
  seat: Seat,
  move: Move,
  judgement?: Judgement,
): Remark | undefined {
  switch (move.type) {
    case 'accept':
      return say('good-for-me', { seat: table.offer!.from });
    case 'reject':
      return judgement && refusal(table, seat, judgement);
    case 'counter':
      return counter(table, openClauses(move.clauses));
    case 'offer':
      return proposal(table, seat, move.to, openClauses(move.clauses));
    default:
      return undefined;
  }
}

const say = (code: string, params: NonNullable<Reason['params']>): Remark =>
  ({ code, params }) as unknown as Remark;

/**
 * What anybody could hold against the offer, if that is why it was refused. If
 * not, no more than that the price was wrong. Where cards of the player's own
 * are asked for, nothing: any word would tell whether they are there.
 */
function refusal(table: OpenTable, seat: Seat, judgement: Judgement): Remark | undefined {
  const open = objection(table, seat);
  // What kinds of clauses an offer has does not depend on any hand.
  if (judgement.verdict === 'not-my-kind') return open;
  if (asksForCards(table, seat) || judgement.verdict === 'cannot-deliver') return undefined;
  return isReason(open, judgement) ? open : say('want-more', { seat: table.offer!.from });
}

/** The sentences that a verdict makes true. */
const REASONS: Readonly<Partial<Record<Verdict, readonly string[]>>> = {
  'void-promise': ['void-promise'],
  'too-many-ifs': ['too-many-ifs'],
  'costs-me': ['costs-me'],
  'too-little': ['too-little'],
  'one-sided': ['one-sided'],
  'feeds-rival': ['feeds-rival', 'one-sided'],
};

function isReason({ code, params }: Remark, { mine, verdict }: Judgement): boolean {
  if (!REASONS[verdict]?.includes(code)) return false;
  const named = params?.['mine'];
  return named === undefined || Math.abs(Number(named) - mine) < STEP;
}

/** Would accepting take a card of `seat`? */
const asksForCards = ({ offer }: OpenTable, seat: Seat): boolean =>
  offer!.whole.clauses.some((clause) => {
    if (clause.type === 'abstain') return false;
    if (clause.type === 'option')
      return clause.clauses.some(({ from, what }) => from === seat && what.type === 'card');
    if (clause.type !== 'give') return clause.seat === seat;
    const { from, what, when } = clause;
    if (when.type === 'played' && when.seat === seat) return true;
    return from === seat && what.type !== 'cash' && what.type !== 'property';
  });

/** The first thing that anybody could hold against the offer. */
export function objection(table: OpenTable, seat: Seat): Remark {
  const { from, clauses, isVoid, whole } = table.offer!;
  const params = { seat: from };
  const kind = unvalued(whole, seat);
  if (kind) return say('not-my-kind', { ...params, kind });
  if (isVoid) return say('void-promise', params);
  const { sure, ifs, cashOnly } = balance(table, seat, from, clauses);
  if (ifs > 0 && sure < 0) return say('too-many-ifs', params);
  if (sure < 0) return say('costs-me', cashOnly ? { ...params, mine: sure } : params);
  if (isStrongest(table, from, seat)) return say('feeds-rival', params);
  return say(isSmallShare(clauses, seat) ? 'one-sided' : 'too-little', params);
}

interface Balance {
  readonly sure: number;
  /** What hangs on a card that the other has not promised to play. */
  readonly ifs: number;
  readonly cashOnly: boolean;
}

/** What comes to `seat` less what goes, by what is written there. */
function balance(
  table: OpenTable,
  seat: Seat,
  other: Seat,
  clauses: readonly OpenClause[],
): Balance {
  let sure = 0;
  let ifs = 0;
  let cashOnly = true;
  const promised = clauses.some((clause) => clause.type === 'play' && clause.seat === other);
  for (const clause of clauses) {
    if (clause.type === 'play') {
      cashOnly = false;
      continue;
    }
    const { from, what, when } = clause;
    if (what.type !== 'cash') cashOnly = false;
    const worth = usualWorth(table, what);
    const isIf = when.type === 'played' && when.seat === other && !promised;
    if (from === seat) sure -= worth;
    else if (isIf) ifs += worth;
    else sure += worth;
  }
  return { sure, ifs, cashOnly };
}

function usualWorth(table: OpenTable, what: Extract<OpenClause, { type: 'give' }>['what']): number {
  switch (what.type) {
    case 'cash':
      return what.amount;
    case 'property':
      return table.boxes[what.property] ?? USUAL_BOX;
    case 'card':
      return USUAL_CARD;
    case 'random':
      return what.count * USUAL_CARD;
    case 'share':
      return (what.percent * USUAL_PAY) / PERCENT;
  }
}

/** Has nobody but `me` more than `seat`, as far as the table can count? */
function isStrongest(table: OpenTable, seat: Seat, me: Seat): boolean {
  // With cash that nobody shows a sum is not a number, and then nobody is called the strongest.
  const wealth = table.cash.map((cash, owner) =>
    table.owners.reduce<number>(
      (sum, other, property) =>
        other === owner ? sum + (table.boxes[property] ?? USUAL_BOX) : sum,
      cash ?? NaN,
    ),
  );
  return wealth.every((sum, other) => other === me || sum <= wealth[seat]!);
}

const isSmallShare = (clauses: readonly OpenClause[], seat: Seat): boolean =>
  clauses.some(
    (clause) =>
      clause.type === 'give' &&
      clause.from !== seat &&
      clause.what.type === 'share' &&
      clause.what.percent < HALF,
  );

/** A counter-offer asks for money on top, and the table sees how much. */
function counter(table: OpenTable, clauses: readonly OpenClause[]): Remark {
  const { from, clauses: before } = table.offer!;
  const amount = cashNow(clauses, from) - cashNow(before, from);
  return amount >= STEP
    ? say('counter-cash', { seat: from, amount })
    : say('counter-deal', { seat: from });
}

function cashNow(clauses: readonly OpenClause[], from: Seat): number {
  let sum = 0;
  for (const clause of clauses) {
    if (clause.type !== 'give' || clause.from !== from || clause.when.type !== 'now') continue;
    if (clause.what.type === 'cash') sum += clause.what.amount;
  }
  return sum;
}

/** What kind of deal it is, by what changes hands. */
function proposal(
  { names }: OpenTable,
  seat: Seat,
  to: Seat,
  clauses: readonly OpenClause[],
): Remark {
  const gives = (from: Seat, type: 'property' | 'card'): number | undefined => {
    for (const clause of clauses) {
      if (clause.type !== 'give' || clause.from !== from || clause.when.type !== 'now') continue;
      if (clause.what.type !== type) continue;
      return clause.what.type === 'property' ? clause.what.property : 0;
    }
    return undefined;
  };
  const plays = (player: Seat): boolean =>
    clauses.some((clause) => clause.type === 'play' && clause.seat === player);
  const [mine, theirs] = [gives(seat, 'property'), gives(to, 'property')];
  const isLoan = clauses.some((clause) => isReturn(clause, seat, theirs));
  if (theirs !== undefined && (isLoan || plays(seat))) {
    const percent = sharedBy(clauses, seat);
    return say('offer-loan', percent === undefined ? { seat: to } : { seat: to, percent });
  }
  if (mine !== undefined && plays(to)) return say('offer-lend', { seat: to });
  if (mine !== undefined && theirs !== undefined) return say('offer-swap', { seat: to });
  if (theirs !== undefined) return say('offer-buy', { seat: to, thing: names[theirs]! });
  if (mine !== undefined) return say('offer-sell', { seat: to, thing: names[mine]! });
  if (gives(seat, 'card') !== undefined) return say('offer-card', { seat: to });
  if (gives(to, 'card') !== undefined) return say('offer-buy-card', { seat: to });
  return say('offer-deal', { seat: to });
}

const isReturn = (clause: OpenClause, from: Seat, property: number | undefined): boolean =>
  clause.type === 'give' &&
  clause.from === from &&
  clause.when.type !== 'now' &&
  clause.what.type === 'property' &&
  clause.what.property === property;

function sharedBy(clauses: readonly OpenClause[], from: Seat): number | undefined {
  for (const clause of clauses) {
    if (clause.type === 'give' && clause.from === from && clause.what.type === 'share')
      return clause.what.percent;
  }
  return undefined;
}
