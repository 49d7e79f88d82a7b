/** Random clauses of the kinds that came with the second edition (D-7.7). */

import type { Rng, Seat } from '@parlor/kit';
import { STEP } from '../../facts/components.ts';
import { FORCE_SALE, TAX } from '../../facts/rules.ts';
import type { State } from '../state/state.ts';
import {
  type Act,
  CHOOSERS,
  type Clause,
  type Give,
  MAX_TURNS,
  type Until,
  type What,
  type When,
} from '../../facts/clauses.ts';
import { goods, sampleCard, sampleShare, sampleTurn, turnCard } from './sampleParts.ts';

/** Between two seats, the first of whom asks; `place` is where it will stand. */
export function laterClause(
  state: State,
  [asker, other]: readonly [Seat, Seat],
  place: number,
  rng: Rng,
): Clause {
  const [from, to] = rng.below(2) === 0 ? [asker, other] : [other, asker];
  const give = (what: What, when: When): Give => ({ type: 'give', from, what, when });
  switch (rng.below(9)) {
    case 0: {
      const card = turnCard(state, from, asker, rng);
      const kind = state.rules.kind[card];
      const aim =
        kind === TAX
          ? { target: to }
          : kind === FORCE_SALE
            ? { property: anyProperty(state, rng) }
            : {};
      return { type: 'play', seat: from, card, turn: sampleTurn(state, from, rng), ...aim };
    }
    case 1:
      return {
        type: 'abstain',
        seat: from,
        act: looseAct(state, to, asker, rng),
        until: looseUntil(state, rng),
      };
    case 2: {
      const price: Give = {
        type: 'give',
        from: to,
        what: rng.below(3) === 0 ? goods(state, to, asker, rng) : amount(rng),
        when: { type: 'now' },
      };
      return {
        type: 'option',
        seat: to,
        clauses: [give(goods(state, from, asker, rng), { type: 'now' }), price],
        until: looseUntil(state, rng),
      };
    }
    case 3:
      return {
        type: 'show',
        seat: from,
        card: rng.below(2) === 0 ? null : sampleCard(state, from, asker, rng),
      };
    case 4:
      return give({ type: 'choice', by: rng.pick(CHOOSERS) }, looseWhen(state, rng));
    case 5:
      return give(rng.below(2) === 0 ? amount(rng) : { type: 'share', percent: sampleShare(rng) }, {
        type: 'bought',
        seat: rng.below(2) === 0 ? from : to,
        property: anyProperty(state, rng),
        until: looseUntil(state, rng),
      });
    case 6:
      return give(amount(rng), {
        type: 'everyTurnEnd',
        seat: rng.below(state.seats),
        turns: 1 + rng.below(MAX_TURNS),
        while: rng.below(2) === 0 ? null : anyProperty(state, rng),
      });
    case 7:
      return give(
        { type: 'share', percent: sampleShare(rng), atLeast: STEP * (1 + rng.below(10)) },
        { type: 'played', seat: from, card: turnCard(state, from, asker, rng), payout: 'after' },
      );
    default:
      return give(rng.below(2) === 0 ? amount(rng) : goods(state, from, asker, rng), {
        type: 'lapsed',
        clause: place === 0 ? 1 : rng.below(place),
      });
  }
}

const amount = (rng: Rng): What => ({ type: 'cash', amount: STEP * (1 + rng.below(10)) });

const anyProperty = (state: State, rng: Rng): number => rng.below(state.rules.propertyCount);

function looseUntil(state: State, rng: Rng): Until | null {
  if (rng.below(3) === 0) return null;
  const seat = rng.below(state.seats);
  return { seat, turn: sampleTurn(state, seat, rng) };
}

function looseWhen(state: State, rng: Rng): When {
  if (rng.below(2) === 0) return { type: 'now' };
  const seat = rng.below(state.seats);
  return { type: 'turnEnd', seat, turn: sampleTurn(state, seat, rng) };
}

function looseAct(state: State, other: Seat, asker: Seat, rng: Rng): Act {
  switch (rng.below(5)) {
    case 0:
      return { type: 'tax', seat: other };
    case 1:
      return { type: 'knockOut', seat: other };
    case 2:
      return { type: 'forceSale', property: anyProperty(state, rng) };
    case 3:
      return {
        type: 'bid',
        above: STEP * rng.below(20),
        property: rng.below(2) === 0 ? null : anyProperty(state, rng),
      };
    default:
      return {
        type: 'deal',
        about:
          rng.below(2) === 0
            ? { property: anyProperty(state, rng) }
            : { card: sampleCard(state, asker, asker, rng) },
      };
  }
}
