import { fastRng, type Json, type Rng, type Seat } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import type { Clause } from './clauses.ts';
import { randomClauses, randomOffer, randomUses, type Table } from './ideas.ts';
import { plainTrump } from './plain.ts';
import { ascending, bySeat } from './position.ts';
import { factsOf, give, offer, scriptedRng } from './situations.ts';
import { deckOf, STANDARD } from './set.ts';
import { SMALL } from './small.ts';

type Match = ReturnType<typeof plainTrump>;

const SEAT_COUNTS = [3, 4];
const MATCHES = 24;
const TRIES = 20;
const DEALS = 8;
const OFFERS = 20;

const optionsOf = (nth: number) =>
  ({
    investorMoney: nth % 2 === 0 ? 'kept' : 'returned',
    cash: nth % 4 < 2 ? 'open' : 'memory',
    deals: nth % 3 === 0 ? 0 : DEALS,
    components: nth % 8 < 4 ? null : SMALL,
  }) as const;

const deckIn = (nth: number): number[] => {
  const own = optionsOf(nth).components;
  return own === null
    ? deckOf(STANDARD)
    : own.cards.flatMap(({ copies }, card) => Array.from({ length: copies }, () => card));
};

/** What random players think of when there is too much to list. */
function ideas(match: Match, seat: Seat, rng: Rng): Json[] {
  const {
    hands,
    cash,
    sale,
    asked,
    offer: standing,
    owners,
  } = factsOf(match) as {
    hands: number[][];
    cash: number[];
    sale: Json;
    asked: string;
    offer: { from: Seat } | null;
    owners: (Seat | null)[];
  };
  const seats = bySeat(hands.length, (each) => each);
  const own = hands[seat]!;
  if (asked === 'open') return [{ type: 'open', amount: 10 * rng.below(cash[seat]! / 10 + 1) }];
  if (sale !== null) {
    const cards = [...new Set(own)].filter(() => rng.below(2) === 0).toSorted(ascending);
    const raises = [[], ...own.map((card) => [card]), cards].map((some) => ({
      type: 'raise',
      cash: 10 * rng.below(cash[seat]! / 10 + 1),
      cards: some,
    }));
    const others = seats.map((target) => ({ type: 'knockOut', seat: target }));
    return [...raises, ...others, { type: 'backIn' }, { type: 'pass' }];
  }
  const table = factsOf(match) as unknown as Table;
  if (asked === 'answer') {
    const counter = {
      type: 'counter',
      clauses: randomClauses(table, [seat, standing!.from], rng) as unknown as Json,
    };
    return [counter, { type: 'accept' }, { type: 'accept' }, { type: 'reject' }];
  }
  const offers = Array.from({ length: OFFERS }, () => randomOffer(table, seat, rng));
  const plays = own.flatMap((card) => [
    { type: 'play', card },
    ...seats.map((target) => ({ type: 'play', card, seat: target })),
    ...owners.map((_, property) => ({ type: 'play', card, property })),
  ]);
  return [...offers, ...plays, ...randomUses(table), { type: 'pass' }];
}

function randomMove(match: Match, seat: Seat, rng: Rng): Json {
  // Often nobody opens, so that closing sales come to their second round.
  if (factsOf(match)['asked'] === 'open' && rng.below(3) > 0) return { type: 'open', amount: 0 };
  const listed = match.moves(seat);
  if (listed !== 'wide') return rng.pick(listed);
  for (let nth = 0; nth < TRIES; nth++) {
    const legal = ideas(match, seat, rng).filter((move) => match.isLegal(seat, move));
    if (legal.length > 0) return rng.pick(legal);
  }
  throw new Error('no idea');
}

function expectSense(match: Match, nth: number): void {
  const facts = factsOf(match) as {
    hands: number[][];
    pile: number[];
    discards: number[];
    cash: number[];
    [name: string]: Json;
  };
  const cards = [...facts.hands.flat(), ...facts.pile, ...facts.discards];
  expect(cards.toSorted(ascending)).toEqual(deckIn(nth));
  expect(facts.cash.filter((cash) => cash < 0 || cash % 10 !== 0)).toEqual([]);
  expect(facts['related'] === null).toBe(facts['asked'] !== 'related');
  if (facts['part'] === 2) {
    expect(facts).toMatchObject({ closing: [], again: [], closingRound: 0 });
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);

/** D-7.4: what changes hands by contracts is neither made nor lost, and whoever has cash owes nothing. */
function expectMoney(match: Match, move: Json, before: { money: number; playing: Json }): void {
  const facts = factsOf(match) as unknown as Money;
  expect(facts.debts.filter(({ from, amount }) => facts.cash[from]! > 0 || amount <= 0)).toEqual(
    [],
  );
  const { type } = move as { type: string };
  const isBetweenPlayers =
    ['accept', 'use', 'reject', 'offer', 'counter', 'done'].includes(type) ||
    (type === 'choose' && before.playing === null);
  if (isBetweenPlayers) expect(moneyIn(match)).toBe(before.money);
}

interface Money {
  cash: number[];
  boxes: number[];
  debts: { from: Seat; amount: number }[];
}

const moneyIn = (match: Match): number => {
  const { cash, boxes } = factsOf(match) as unknown as Money;
  return sum(cash) + sum(boxes);
};

/** The kinds of what an accepted deal says. */
const kindsIn = (clauses: Clause[]): string[] =>
  clauses.flatMap((clause) => {
    if (clause.type === 'give') return [`give ${clause.what.type}`, `when ${clause.when.type}`];
    return clause.type === 'abstain' ? [`abstain ${clause.act.type}`] : [clause.type];
  });

/** Every move but `keep`, which is rare, and both rounds of closing sales (D-3.11). */
const MUST_COME = [
  ...['accept', 'backIn', 'counter', 'done', 'fill', 'knockOut', 'offer', 'open', 'pass'],
  ...['play', 'putUp', 'raise', 'reject', 'roll', 'round 0', 'round 1', 'round 2'],
  ...['surrender', 'take', 'trade', 'use', 'choose', 'ends', 'several'],
  ...['give cash', 'give property', 'give card', 'give random', 'give share', 'give choice'],
  ...['when now', 'when turnEnd', 'when played', 'when bought', 'when everyTurnEnd', 'when lapsed'],
  ...['play', 'option', 'show', 'abstain tax', 'abstain knockOut', 'abstain forceSale'],
  ...['abstain bid', 'abstain deal'],
];

describe('random matches', () => {
  it.each(SEAT_COUNTS)('with %i seats end under every option and lose no card', (seats) => {
    const seen = new Set<string>();
    for (let nth = 0; nth < MATCHES; nth++) {
      const rng = fastRng(100 * seats + nth);
      const match = plainTrump({ seats, options: optionsOf(nth) }, rng);
      while (match.outcome() === undefined) {
        const seat = rng.pick(match.toAct());
        const move = randomMove(match, seat, rng);
        const type = (move as { type: string }).type;
        const { offer: standing, playing } = factsOf(match);
        const before = { money: moneyIn(match), playing: playing! };
        seen.add(type);
        seen.add(`round ${Number(factsOf(match)['closingRound'])}`);
        match.play(seat, move, rng);
        expectSense(match, nth);
        expectMoney(match, move, before);
        if (type !== 'accept' || factsOf(match)['offer'] !== null) continue;
        const made = standing as unknown as { clauses: Clause[]; and?: Seat[]; ends?: number };
        for (const kind of kindsIn(made.clauses)) seen.add(kind);
        if (made.and !== undefined) seen.add('several');
        if (made.ends !== undefined) seen.add('ends');
      }
      expect(match.toAct()).toEqual([]);
    }
    expect(MUST_COME.filter((each) => !seen.has(each))).toEqual([]);
  });
});

describe('D-8.2 the option `cash`', () => {
  it.each([
    ['open', false],
    ['memory', true],
  ] as const)('%s: more than the other has can be asked for: %s', (cash, isLegal) => {
    const rng = fastRng(1);
    const match = plainTrump({ seats: 3, options: { ...optionsOf(1), cash } }, rng);
    const isAskedToDeal = (): boolean =>
      factsOf(match)['part'] === 2 && match.moves(match.toAct()[0]!) === 'wide';
    while (!isAskedToDeal()) {
      const seat = rng.pick(match.toAct());
      match.play(seat, randomMove(match, seat, rng), rng);
    }
    const [seat] = match.toAct();
    const other = (seat! + 1) % 3;
    const most = give(other, { type: 'cash', amount: 5000 }, { type: 'now' });
    expect(match.isLegal(seat!, offer(other, most))).toBe(isLegal);
  });
});

describe('D-1.3 own components', () => {
  it('are numbered in their own order, and the pawns stand on their START', () => {
    const options = optionsOf(4);
    const match = plainTrump({ seats: 3, options }, scriptedRng(5, 1, 0));
    expect(factsOf(match)).toMatchObject({
      hands: [
        [0, 1, 1, 2, 3, 3], // the first card has been drawn
        [0, 1, 1, 2, 3],
        [0, 1, 1, 2, 3],
      ],
      owners: [null, null, null, null, null, null],
      pawns: [0, 0, 0],
    });
    expect(factsOf(match)['pile']).toHaveLength(30 - 16);
  });
});
