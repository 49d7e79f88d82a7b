/** What random players of the tests think of offering: every kind of clause, sensible now and then. */

import type { Json, Rng, Seat } from '@parlor/kit';
import type { Act, Clause, Give, Until, What, When } from './clauses.ts';
import { bySeat } from './position.ts';

export interface Table {
  hands: number[][];
  owners: (Seat | null)[];
  contracts: { number: number; seats: Seat[]; open: { index: number; clause: Clause }[] }[];
}

const MOST_CLAUSES = 4;

/** Clauses between these seats, the offerer first. */
export function randomClauses(table: Table, parties: Seat[], rng: Rng): Clause[] {
  const { hands, owners } = table;
  const seats = bySeat(hands.length, (seat) => seat);
  const length = 1 + rng.below(MOST_CLAUSES);
  const party = (): Seat => rng.pick(parties);
  const cardOf = (seat: Seat): number => {
    const hand = hands[rng.below(4) > 0 ? seat : party()]!;
    return hand.length > 0 ? rng.pick(hand) : rng.below(30);
  };
  const propertyOf = (seat: Seat): number => {
    const owned = owners.flatMap((owner, property) => (owner === seat ? [property] : []));
    return owned.length > 0 && rng.below(4) > 0 ? rng.pick(owned) : rng.below(owners.length);
  };
  const amount = (): number => 10 + 10 * rng.below(9);
  const until = (): Until =>
    rng.below(3) === 0 ? null : { seat: rng.pick(seats), turn: rng.below(4) };
  const to = (from: Seat): { to?: Seat } =>
    parties.length === 2 ? {} : { to: rng.pick(parties.filter((seat) => seat !== from)) };
  const thing = (from: Seat): What =>
    rng.pick<() => What>([
      () => ({ type: 'cash', amount: amount() }),
      () => ({ type: 'property', property: propertyOf(from) }),
      () => ({ type: 'card', card: cardOf(from) }),
    ])();

  const give = (): Give => {
    const from = party();
    const seat = rng.below(3) > 0 ? from : party();
    const when = rng.pick<() => When>([
      () => ({ type: 'now' }),
      () => ({ type: 'now' }),
      () => ({ type: 'turnEnd', seat: rng.pick(seats), turn: rng.below(3) }),
      () => ({ type: 'played', seat, card: cardOf(seat), payout: rng.pick(['before', 'after']) }),
      () => ({ type: 'bought', seat, property: rng.below(owners.length), until: until() }),
      () => ({
        type: 'everyTurnEnd',
        seat: rng.pick(seats),
        turns: 1 + rng.below(3),
        while: rng.below(2) === 0 ? null : propertyOf(from),
      }),
    ])();
    const what = rng.pick<() => What>([
      () => thing(from),
      () => thing(from),
      () => ({ type: 'random', count: 1 + rng.below(3) }),
      () => ({ type: 'choice', by: rng.pick(['giver', 'taker']) }),
      () => ({
        type: 'share',
        percent: 10 + 10 * rng.below(6),
        ...(rng.below(2) === 0 ? { atLeast: amount() } : {}),
      }),
    ])();
    const onlyCash = when.type === 'everyTurnEnd' || (when.type === 'bought' && rng.below(2) === 0);
    const afterOwn: When = { type: 'played', seat: from, card: cardOf(from), payout: 'after' };
    return {
      type: 'give',
      from,
      ...to(from),
      what: onlyCash ? { type: 'cash', amount: amount() } : what,
      when: what.type === 'share' && when.type !== 'bought' && !onlyCash ? afterOwn : when,
    };
  };

  const play = (): Clause => {
    const seat = party();
    const aim = rng.pick([{}, {}, { target: rng.pick(seats) }, { property: rng.below(8) }]);
    return { type: 'play', seat, card: cardOf(seat), turn: rng.below(4), ...aim };
  };

  const abstain = (): Clause => ({
    type: 'abstain',
    seat: party(),
    act: rng.pick<() => Act>([
      () => ({ type: rng.pick(['tax', 'knockOut']), seat: rng.pick(seats) }),
      () => ({ type: 'forceSale', property: rng.below(owners.length) }),
      () => ({ type: 'bid', above: 10 * rng.below(10), property: rng.pick([null, 0, 1]) }),
      () => ({ type: 'deal', about: { property: rng.below(owners.length) } }),
      () => ({ type: 'deal', about: { card: cardOf(party()) } }),
    ])(),
    until: until(),
  });

  const option = (): Clause => {
    const gifts = Array.from({ length: 1 + rng.below(3) }, (): Give => {
      const from = party();
      return { type: 'give', from, ...to(from), what: thing(from), when: { type: 'now' } };
    });
    return { type: 'option', seat: party(), clauses: gifts, until: until() };
  };

  const show = (): Clause => {
    const seat = party();
    return { type: 'show', seat, ...to(seat), card: rng.pick([null, cardOf(seat)]) };
  };

  const clauses = Array.from({ length }, () =>
    rng.pick([give, give, give, play, abstain, option, show])(),
  );
  if (rng.below(2) === 0) return clauses;
  const from = party();
  const when: When = { type: 'lapsed', clause: rng.below(length) };
  return [...clauses, { type: 'give', from, ...to(from), what: thing(from), when }];
}

/** An offer to one or to several, now and then to end a contract. */
export function randomOffer(table: Table, seat: Seat, rng: Rng): Json {
  const others = bySeat(table.hands.length - 1, (nth) => (seat + 1 + nth) % table.hands.length);
  const old = table.contracts.filter(({ seats }) => seats.includes(seat));
  const ends = old.length > 0 && rng.below(4) === 0 ? rng.pick(old) : null;
  const some = others.filter(() => rng.below(2) === 0);
  const to =
    ends === null
      ? some.length > 0
        ? some
        : [rng.pick(others)]
      : others.filter((each) => ends.seats.includes(each));
  return {
    type: 'offer',
    to: to[0]!,
    ...(to.length > 1 ? { and: to.slice(1) } : {}),
    clauses: randomClauses(table, [seat, ...to], rng) as unknown as Json,
    ...(ends === null ? {} : { ends: ends.number }),
  };
}

export const randomUses = ({ contracts }: Table): Json[] =>
  contracts.flatMap(({ number, open }) =>
    open
      .filter(({ clause }) => clause.type === 'option')
      .map(({ index }) => ({ type: 'use', contract: number, clause: index })),
  );
