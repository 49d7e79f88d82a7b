import { fastRng, type Rng } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { plainTakeAChance } from './plain.ts';
import { ascending } from './position.ts';
import { allCards, type Card, readSet } from './set.ts';
import { factsOf } from './situations.ts';

type Match = ReturnType<typeof plainTakeAChance>;

const ROLL = { do: 'roll', dice: 0, rethrows: 0, pays: 1 };

/** Much that the standard set has not: a free OR, kept tickets to choose from, chains after purchases. */
const HOUSE_SET = {
  colours: ['A', 'B', 'C', 'D', 'E', 'F'].map((name, nth) => ({
    name,
    price: 700 * (nth + 1),
    pays: [{ combo: 'pair', amount: 100 * (nth + 1) }],
  })),
  tickets: [
    { copies: 6, choices: [[ROLL], [{ do: 'collect', amount: 500 }]] },
    {
      copies: 6,
      choices: [
        [{ do: 'buy' }, { do: 'ticket' }],
        [ROLL, { do: 'ticket' }],
      ],
    },
    { copies: 6, choices: [[{ do: 'buy-two' }, ROLL], [{ do: 'swap' }, ROLL], [ROLL]] },
    { copies: 6, choices: [[{ do: 'keep', what: 'die' }], [{ do: 'keep', what: 'rethrow' }]] },
    { copies: 6, choices: [[{ do: 'buy-two' }, { do: 'ticket' }], [{ do: 'buy' }, ROLL], [ROLL]] },
    { copies: 6, choices: [[{ do: 'buy-new' }, ROLL, { do: 'ticket' }], [ROLL]] },
  ],
};

const SEAT_COUNTS = [2, 3, 4, 5];
const MATCHES = 32;

/** Every way the options with two values can be set. A free OR goes with the option `free` only. */
const optionsOf = (seats: number, nth: number) => {
  const or = nth % 2 === 0 ? 'free' : 'forced';
  return {
    or,
    ending: nth % 4 < 2 ? 'rulebook' : 'evenTurns',
    auctions: seats > 2 && nth % 8 < 4,
    luckyCharm: seats > 2 && nth % 16 < 8,
    set: or === 'free' && nth % 32 < 16 ? HOUSE_SET : null,
    tickets: 6,
  } as const;
};

/** Any legal move; bids mostly small, so that auctions have several. */
function anyMove(match: Match, seat: number, rng: Rng): { type: string } {
  const moves = match.moves(seat);
  if (moves !== 'wide') return rng.pick(moves as { type: string }[]);
  const { auction, cash } = factsOf(match);
  const most = Math.min(auction.bid + 500, cash[seat]!);
  const bids = Array.from({ length: (most - auction.bid) / 100 }, (_, nth) => ({
    type: 'bid',
    amount: auction.bid + 100 * (nth + 1),
  }));
  return auction.bid === 0 ? rng.pick(bids) : rng.pick([...bids, { type: 'pass' }]);
}

const areCards = (places: (Card | null)[]): Card[] => places.filter((card) => card !== null);

function expectNothingLost(match: Match): void {
  const { boards, stacks, pool, draw, discards, tickets, played, box, cash, bank } = factsOf(match);
  const cards = [...boards, ...stacks, pool, draw, discards].flatMap(areCards);
  expect(cards.toSorted(ascending)).toEqual(allCards());
  expect([...tickets, ...played, box].flat()).toHaveLength(36);
  expect(cash.reduce((sum, money) => sum + money, bank)).toBe(0);
  expect(Math.min(...cash)).toBeGreaterThanOrEqual(0);
}

/** What happened in a match that can be held against the rules. */
function playOut(match: Match, rng: Rng) {
  const seen = new Set<string>();
  let consolations = 0;
  let mostConsolations = 0;
  while (match.outcome() === undefined) {
    const before = factsOf(match);
    const [seat] = match.toAct();
    const move = anyMove(match, seat!, rng);
    seen.add(`${before.question}: ${move.type}`);
    if (before.question === 'consolation roll') {
      expect(before.consoled).toBe(false);
      if (move.type === 'roll') consolations += 1;
    }
    mostConsolations = Math.max(mostConsolations, consolations);
    match.play(seat!, move, rng);
    if (factsOf(match).turns > before.turns) {
      consolations = 0;
      expectNothingLost(match);
    }
  }
  return { seen, mostConsolations };
}

describe('random matches', () => {
  it.each(SEAT_COUNTS)('T-5.3, T-6.1, T-8.1 with %i seats end under every option', (seats) => {
    const seen = new Set<string>();
    for (let nth = 0; nth < MATCHES; nth++) {
      const options = optionsOf(seats, nth);
      const rng = fastRng(100 * seats + nth);
      const match = plainTakeAChance({ seats, options }, rng);
      const played = playOut(match, rng);
      const asksOr = [...played.seen].some((answer) => answer.startsWith('or: '));
      const { tickets } = readSet(options.set);
      const hasOr = (kind: number): boolean => tickets[kind]!.choices.length > 1;
      const someHadOr = factsOf(match).played.flat().some(hasOr);
      expect(asksOr).toBe(options.or === 'free' && someHadOr);
      expect(played.mostConsolations).toBeLessThanOrEqual(1);
      if (options.ending === 'evenTurns') expect(factsOf(match).turns % seats).toBe(0);
      expect(factsOf(match).lastTurns).toBe(0);
      expect(match.toAct()).toEqual([]);
      for (const answer of played.seen) seen.add(answer);
    }
    expect([...seen].toSorted()).toEqual(
      seats === 2 ? ANSWERS : [...ANSWERS, ...ADVANCED].toSorted(),
    );
  });
});

const ANSWERS = [
  'buy: buy',
  'collect: collect',
  'extra die: throw',
  'extra die: use',
  'kept rethrow: keep',
  'or: first',
  'or: or',
  'rethrow: keep',
  'swap: swap',
  'turn: buy',
  'turn: chance',
  'turn: roll',
];

const ADVANCED = [
  'bid: bid',
  'bid: pass',
  'consolation roll: pass',
  'consolation roll: roll',
  'open auction: bid',
];
