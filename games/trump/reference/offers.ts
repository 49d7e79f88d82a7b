/** 4 to 11 of "What an offer may say": who can offer and accept what. */

import type { Seat } from '@parlor/kit';
import {
  type Clause,
  type Deal,
  type Give,
  giftsOf,
  namesCardOf,
  nowOf,
  speaksOf,
  takerOf,
  transfers,
} from './clauses.ts';
import { inForce } from './contracts.ts';
import { allProperties, distinct, howMany, type Position } from './position.ts';
import { needOf } from './promises.ts';
import type { Card } from './set.ts';
import { isSound } from './sound.ts';
import { isGoodWording } from './wording.ts';

const ALL_TENTHS = 100;

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

const nowBy = ({ clauses }: Deal, seat: Seat): Give[] =>
  nowOf(clauses).filter(({ from }) => from === seat);

const cardsIn = (gifts: Give[]): Card[] =>
  gifts.flatMap(({ what }) => (what.type === 'card' ? [what.card] : []));

/** Random cards and cards of choice. */
const unnamedIn = (gifts: Give[]): number =>
  sum(
    gifts.map(({ what }) => {
      if (what.type === 'random') return what.count;
      return what.type === 'choice' ? 1 : 0;
    }),
  );

/** 4: a contract in force among exactly these seats. */
function mayEnd(position: Position, { parties, ends }: Deal): boolean {
  if (ends === null) return true;
  const old = position.contracts.find(({ number }) => number === ends);
  return (
    old !== undefined &&
    old.seats.length === parties.length &&
    parties.every((seat) => old.seats.includes(seat))
  );
}

const without = (position: Position, ends: number | null): Position => ({
  ...position,
  contracts: position.contracts.filter(({ number }) => number !== ends),
});

/** 5 */
const hasCash = (position: Position, deal: Deal, seat: Seat): boolean =>
  sum(nowBy(deal, seat).map(({ what }) => (what.type === 'cash' ? what.amount : 0))) <=
  position.cash[seat]!;

/**
 * 5: D-8.2: the passage on Tax cards speaks of a hunch that somebody is low on cash, and a tip of believing somebody to
 * be far ahead: at the table others' cash is guessed. So with `memory` only one's own is looked at.
 */
const isCashThere = (position: Position, deal: Deal, judge: Seat): boolean =>
  (position.othersCash === 'open' ? deal.parties : [judge]).every((seat) =>
    hasCash(position, deal, seat),
  );

/** 6 */
const areGoodProperties = (position: Position, { clauses, parties }: Deal): boolean =>
  allProperties(position)
    .filter((property) => clauses.some((clause) => transfers(clause, property)))
    .every((property) => {
      const owner = position.owners[property]!;
      const now = nowOf(clauses).filter((clause) => transfers(clause, property));
      return (
        parties.includes(owner) &&
        now.length <= 1 &&
        now.every(({ from }) => from === owner) &&
        !inForce(position).some(({ open }) => transfers(open.clause, property))
      );
    });

/** 7 */
const hasCards = (position: Position, deal: Deal, seat: Seat): boolean => {
  const gifts = nowBy(deal, seat);
  return cardsIn(gifts).length + unnamedIn(gifts) <= position.hands[seat]!.length;
};

/** 8: D-7.7: has promised not to deal with others about something in it. */
function isFreeToDeal(position: Position, { parties, clauses }: Deal, judge: Seat): boolean {
  const spoken = clauses.map(speaksOf);
  return !inForce(position).some(({ contract, open: { clause } }) => {
    if (clause.type !== 'abstain' || clause.seat !== judge || clause.act.type !== 'deal') {
      return false;
    }
    const { about } = clause.act;
    const isSpokenOf = spoken.some(({ cards, properties }) =>
      'card' in about ? cards.includes(about.card) : properties.includes(about.property),
    );
    return isSpokenOf && parties.some((seat) => !contract.seats.includes(seat));
  });
}

/** What one payout is: a card played by a seat, or a purchase of a property by a seat. */
function payoutOf({ when }: Give): string {
  if (when.type === 'played') return `${when.seat} plays ${when.card}`;
  return when.type === 'bought' ? `${when.seat} buys ${when.property}` : '';
}

/** 9: D-7.8: the shares of one payout are at most all of it. */
function areGoodShares(position: Position, { clauses }: Deal, judge: Seat): boolean {
  const known = inForce(position).flatMap(({ contract, open: { clause } }) => {
    const isKnown =
      contract.seats.includes(judge) || (clause.type === 'give' && clause.when.type === 'bought');
    return isKnown ? [clause] : [];
  });
  const shares = [...known, ...clauses].flatMap((clause) =>
    clause.type === 'give' && clause.what.type === 'share'
      ? [{ of: payoutOf(clause), percent: clause.what.percent }]
      : [],
  );
  return shares.every(
    ({ of }) =>
      sum(shares.filter((share) => share.of === of).map(({ percent }) => percent)) <= ALL_TENTHS,
  );
}

/** Cards of numbers that neither contracts in force nor this deal name of the seat. */
const freeCardsAfter = (position: Position, clauses: Clause[], seat: Seat): Card[] =>
  position.hands[seat]!.filter(
    (card) =>
      ![...inForce(position).map(({ open }) => open.clause), ...clauses].some((clause) =>
        namesCardOf(clause, seat, card),
      ),
  );

/** 10: D-7.5: one names only what one has. */
function hasIt(position: Position, deal: Deal, judge: Seat): boolean {
  const { clauses, parties } = deal;
  const hand = position.hands[judge]!;
  const own = nowBy(deal, judge);
  const out = cardsIn(own);
  const come = cardsIn(nowOf(clauses).filter((gift) => takerOf(gift, parties) === judge));
  const shown = clauses.flatMap((clause) =>
    clause.type === 'show' && clause.seat === judge && clause.card !== null ? [clause.card] : [],
  );
  const toPay = clauses
    .filter((clause) => clause.type === 'option' && clause.seat === judge)
    .flatMap((option) => cardsIn(giftsOf(option).filter(({ from }) => from === judge)));
  return (
    distinct(out).every(
      (card) => howMany(out, card) <= howMany(hand, card) - needOf(position, judge, card),
    ) &&
    shown.every((card) => hand.includes(card)) &&
    toPay.every((card) => howMany(hand, card) - howMany(out, card) + howMany(come, card) >= 1) &&
    unnamedIn(own) <= freeCardsAfter(position, clauses, judge).length
  );
}

/** 5, 8, 9, 10 and 11: whether `judge`, who offers or is to accept, can stand by it. */
function canStandBy(position: Position, deal: Deal, judge: Seat): boolean {
  const left = without(position, deal.ends);
  return (
    isCashThere(left, deal, judge) &&
    isFreeToDeal(left, deal, judge) &&
    areGoodShares(left, deal, judge) &&
    hasIt(left, deal, judge) &&
    isSound(position, judge, deal)
  );
}

export const mayAccept = (position: Position, seat: Seat): boolean =>
  canStandBy(position, position.offer!, seat);

/** The offerer is the first of the parties. */
export function mayOffer(position: Position, deal: Deal): boolean {
  const left = without(position, deal.ends);
  return (
    isGoodWording(position, deal) &&
    mayEnd(position, deal) &&
    areGoodProperties(left, deal) &&
    deal.parties.every((seat) => hasCards(position, deal, seat)) &&
    canStandBy(position, deal, deal.parties[0]!)
  );
}
