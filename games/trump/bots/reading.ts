/**
 * What an offer comes to for one of its parties at the least, in the clauses
 * that the ledger knows. What others promise beyond those counts for nothing;
 * what is asked of the reader beyond them cannot be valued, and the offer is declined.
 */

import type { Seat } from '@parlor/kit';
import type { Kind } from '../facts/claims.ts';
import type { Move, View } from '../rules/index.ts';
import { isSimple } from '../rules/deal/voidPromises.ts';
import { held, type State } from '../rules/state/state.ts';
import { cardWorth } from './appraise.ts';
import { type Card, facesOf, STEP } from './faces.ts';
import type { Clause } from './terms.ts';

export type Offered = NonNullable<State['offer']>;
export type AnyClause = Extract<Move, { type: 'offer' }>['clauses'][number];
type OpenOffer = NonNullable<View['offer']>;
type AnyGive = Extract<AnyClause, { type: 'give' }>;

const PERCENT = 100;

/** The first thing in an offer that `seat` cannot put a value on. Card names do not matter: everybody can tell. */
export function unvalued(offer: OpenOffer, seat: Seat): Kind | undefined {
  if (offer.ends !== undefined) return 'ends';
  for (const clause of offer.clauses) {
    const kind = unvaluedClause(clause, seat, offer.and !== undefined);
    if (kind) return kind;
  }
  return undefined;
}

function unvaluedClause(
  clause: OpenOffer['clauses'][number],
  seat: Seat,
  isAmongSeveral: boolean,
): Kind | undefined {
  switch (clause.type) {
    case 'show':
      return clause.seat === seat ? 'show' : undefined;
    case 'abstain':
      return clause.seat === seat ? 'abstain' : undefined;
    case 'option':
      return clause.clauses.some(({ from }) => from === seat) && clause.seat !== seat
        ? 'option'
        : undefined;
    case 'play':
      return isAmongSeveral && clause.seat === seat ? 'several' : undefined;
    case 'give': {
      const { from, when } = clause;
      if (from !== seat) return undefined;
      if (when.type === 'bought' || when.type === 'lapsed') return when.type;
      return isAmongSeveral && when.type !== 'now' ? 'several' : undefined;
    }
  }
}

/** The offer as `seat` reads it. What says no more than the ledger knows is read as it stands. */
export function readAs(state: State, seat: Seat, offer: Offered): readonly Clause[] {
  if (isPlain(offer)) return offer.clauses.filter((clause) => isSimple(clause));
  return offer.clauses.flatMap((clause) => readClause(state, seat, offer, clause));
}

/** Two parties, and nothing that must be read for more or less than it says. */
export const isPlain = ({ and, ends, clauses }: Offered): boolean =>
  and === undefined &&
  ends === undefined &&
  clauses.every(
    (clause) =>
      isSimple(clause) &&
      !(
        clause.type === 'give' &&
        clause.what.type === 'share' &&
        clause.what.atLeast !== undefined
      ),
  );

function readClause(
  state: State,
  seat: Seat,
  offer: Offered,
  clause: AnyClause,
): readonly Clause[] {
  if (clause.type === 'play') return [clause];
  if (clause.type !== 'give') return [];
  const { to, ...gift } = clause;
  const { from, when } = gift;
  const gives = from === seat;
  if (to !== undefined) {
    // Among several: what others give each other is their affair, and promises of theirs count for nothing.
    if ((!gives && to !== seat) || when.type !== 'now') return [];
  }
  // The ledger knows one other party.
  const other = offer.from === seat ? offer.to : offer.from;
  return readGift(state, seat, { ...gift, from: gives ? seat : other });
}

function readGift(state: State, seat: Seat, clause: AnyGive): readonly Clause[] {
  const { from, what, when } = clause;
  const gives = from === seat;
  if (what.type === 'choice') {
    const card = gives ? chosenFrom(state, seat, what.by) : undefined;
    if (gives && card === undefined) return [];
    // Whoever gives what they like gives the least there is.
    if (!gives && what.by === 'giver') return [];
    const given = gives
      ? { type: 'card' as const, card: card! }
      : { type: 'random' as const, count: 1 };
    return readGift(state, seat, { type: 'give', from, what: given, when });
  }
  if (when.type === 'everyTurnEnd') {
    // Who pays only while owning something can see to it that it is not owned after the first time.
    const times = gives || when.while === null ? when.turns : 1;
    return Array.from({ length: times }, (_, index) => ({
      type: 'give' as const,
      from,
      what: what as { type: 'cash'; amount: number },
      when: { type: 'turnEnd' as const, seat: when.seat, turn: index + 1 },
    }));
  }
  if (when.type === 'bought' || when.type === 'lapsed') return [];
  if (what.type === 'share' && what.atLeast !== undefined && when.type === 'played')
    return readMinimum(state, from, what.percent, what.atLeast, when);
  return isSimple(clause) ? [clause] : [];
}

/** A share with a guaranteed minimum is a sum where the minimum is more; where the pay is not fixed the giver reckons with both. */
function readMinimum(
  state: State,
  from: Seat,
  percent: number,
  atLeast: number,
  when: Extract<AnyGive['when'], { type: 'played' }>,
): readonly Clause[] {
  const { pay, byDie } = facesOf(state.rules);
  const pays = pay[when.card]!;
  const share: Clause = { type: 'give', from, what: { type: 'share', percent }, when };
  const sum: Clause = { type: 'give', from, what: { type: 'cash', amount: atLeast }, when };
  if (pays === 0 || byDie[when.card] === 1) return [sum];
  return Math.floor((pays * percent) / PERCENT / STEP) * STEP > atLeast ? [share] : [sum];
}

/** The card that goes: the least one's own choice, the most at another's. */
export function chosenFrom(
  state: State,
  seat: Seat,
  by: 'giver' | 'taker',
  cards: Iterable<Card> = handOf(state, seat),
): Card | undefined {
  let best: Card | undefined;
  let found = 0;
  for (const card of cards) {
    const worth = cardWorth(state, seat, card, state.holdings[seat]!);
    if (best !== undefined && (by === 'giver' ? worth >= found : worth <= found)) continue;
    best = card;
    found = worth;
  }
  return best;
}

function* handOf(state: State, seat: Seat): Generator<Card> {
  for (let card = 0; card < state.rules.cardCount; card++)
    if (held(state, seat, card) > 0) yield card;
}
