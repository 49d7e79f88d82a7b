import { fastRng, firstSeat, type Rng, type Seat } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { trump } from '../game.ts';
import { handOf, RELATED, type State, TURN } from '../state.ts';
import {
  ANY_40,
  CASINO,
  dieProfit,
  HOTEL,
  pair,
  profit,
  scene,
  STANDARD,
  TAX,
} from '../testScene.ts';
import type { Move, View } from '../types.ts';
import type { Clause, What, When } from './clauses.ts';
import { footingOf } from './footing.ts';
import { linesOf } from './testLine.ts';
import type { Terms } from './waiting.ts';
import { voidPromises } from './voidPromises.ts';

const now: When = { type: 'now' };
const cash = (amount: number): What => ({ type: 'cash', amount });
const property = (number: number): What => ({ type: 'property', property: number });
const card = (number: number): What => ({ type: 'card', card: number });
const give = (from: Seat, what: What, when: When = now): Clause => ({
  type: 'give',
  from,
  what,
  when,
});
const plays = (seat: Seat, number: number, turn: number): Clause => ({
  type: 'play',
  seat,
  card: number,
  turn,
});
const onPlay = (seat: Seat, number: number, payout: 'before' | 'after' = 'after'): When => ({
  type: 'played',
  seat,
  card: number,
  payout,
});
const atEnd = (seat: Seat, turn: number): When => ({ type: 'turnEnd', seat, turn });

/** Seat 0 is on turn; the seats deal with each other. */
const table = (): State =>
  scene({
    part: 2,
    seats: 3,
    hands: [[profit(HOTEL), profit(CASINO), TAX, pair(HOTEL), ANY_40], [dieProfit(2)], []],
    pile: [],
    owned: [[CASINO], [HOTEL, 2, 3], [4, 5, 6, 7]],
  });

const viewOf = (state: State, viewer: Seat | 'public', clauses: readonly Clause[]): View => {
  const move: Move = { type: 'offer', to: 1, clauses };
  expect(trump.check(state, 0, move)).toBeUndefined();
  const after = trump.clone(state);
  trump.apply(after, 0, move, fastRng(1));
  return trump.view(after, viewer);
};

const told = (view: View): string[] =>
  voidPromises(view, view.offer!).map(({ clause, why }) => `${clause} ${why}`);

const read = (state: State, viewer: Seat | 'public', clauses: readonly Clause[]): string[] =>
  told(viewOf(state, viewer, clauses));

/** The same offer in a match of the first edition, which had no option `cash`. */
const readFirst = (state: State, viewer: Seat | 'public', clauses: readonly Clause[]): string[] => {
  const view = viewOf(state, viewer, clauses);
  const { cash: _, ...options } = view.options;
  return told({ ...view, options: options as View['options'] });
};

describe('what an offer promises and cannot keep', () => {
  const swindle = [
    give(1, cash(300)),
    plays(0, profit(CASINO), 0),
    give(0, cash(360), onPlay(0, profit(CASINO))),
  ];

  it('is no card of the turn in progress that the deal names (D-6.3)', () => {
    for (const viewer of [0, 1, 2, 'public'] as const) {
      expect(read(table(), viewer, swindle)).toEqual([]);
    }
    const lent = [give(1, property(HOTEL)), plays(0, TAX, 0)];
    const back = give(0, property(HOTEL), onPlay(0, TAX));
    expect(read(table(), 1, [...lent, back])).toEqual([]);
  });

  it('was one in the first edition, where the turn was over at acceptance', () => {
    for (const viewer of [0, 1] as const) {
      expect(readFirst(table(), viewer, swindle)).toEqual(['1 turn-over', '2 unbound']);
    }
    // Whoever only watches is told as far as no card need be known.
    expect(readFirst(table(), 'public', swindle)).toEqual(['1 turn-over']);
    expect(readFirst(table(), 2, swindle)).toEqual(['1 turn-over']);
  });

  it('was one in the first edition that only the promise named', () => {
    const lent = [give(1, property(HOTEL)), plays(0, TAX, 0)];
    const back = give(0, property(HOTEL), onPlay(0, TAX));
    expect(readFirst(table(), 1, [...lent, back])).toEqual(['1 not-related', '2 unbound']);
    // Which card it is stays between the two.
    expect(readFirst(table(), 'public', [...lent, back])).toEqual([]);
  });

  it('is a card for this turn that its player cannot play in it', () => {
    expect(read(table(), 1, [give(1, cash(10)), plays(0, profit(HOTEL), 0)])).toEqual([
      '1 not-playable',
    ]);
  });

  it('is the second of two cards promised for one turn', () => {
    const clauses = [
      give(1, property(HOTEL)),
      plays(0, profit(HOTEL), 0),
      plays(0, pair(HOTEL), 0),
      give(0, { type: 'share', percent: 90 }, onPlay(0, pair(HOTEL))),
    ];
    expect(read(table(), 1, clauses)).toEqual(['2 turn-taken', '3 unbound']);
  });

  it('is what its maker need not keep, though it could be kept', () => {
    const clauses = [
      give(1, property(HOTEL)),
      plays(0, profit(HOTEL), 1),
      plays(0, pair(HOTEL), 1),
      plays(0, TAX, 1),
      give(0, cash(200), onPlay(0, TAX)),
    ];
    // Three for two turns; two fit, one into this turn and one into the next.
    expect(read(table(), 1, clauses)).toEqual(['3 turn-taken', '4 unbound']);
    expect(read(table(), 1, [...clauses.slice(0, 2), ...clauses.slice(3)])).toEqual([]);
  });

  it('is a card that its player will not own enough for, and one that will be gone', () => {
    expect(read(table(), 1, [give(1, cash(10)), plays(0, profit(HOTEL), 1)])).toEqual([
      '1 not-playable',
    ]);
    const gone = [give(0, card(profit(CASINO)), atEnd(0, 0)), plays(0, profit(CASINO), 2)];
    // It could be played with the deal, but nobody has to.
    expect(read(table(), 1, gone)).toEqual(['1 unbound']);
    const [give10, theirs] = [give(0, cash(10)), dieProfit(2)];
    expect(
      read(table(), 0, [give10, give(1, card(theirs), atEnd(0, 0)), plays(1, theirs, 1)]),
    ).toEqual(['2 not-held']);
  });

  it('is a return tied to a card that another promise keeps in the hand', () => {
    const clauses = [
      give(1, property(HOTEL)),
      give(0, property(HOTEL), onPlay(0, profit(HOTEL))),
      give(0, card(profit(HOTEL)), atEnd(0, 2)),
    ];
    expect(read(table(), 1, clauses)).toEqual(['1 bound']);
  });

  it('is a property that will not be its giver’s by then', () => {
    expect(read(table(), 1, [give(1, cash(10)), give(0, property(HOTEL), atEnd(0, 1))])).toEqual([
      '1 not-owned',
    ]);
  });

  it('is nothing that can be kept: the next turn, a card of the deal, a date', () => {
    const sound: readonly (readonly Clause[])[] = [
      [swindle[0]!, plays(0, profit(CASINO), 1), swindle[2]!],
      [
        give(1, property(HOTEL)),
        plays(0, profit(HOTEL), 0),
        give(0, { type: 'share', percent: 50 }, onPlay(0, profit(HOTEL))),
        give(0, property(HOTEL), atEnd(0, 0)),
      ],
      [give(1, card(dieProfit(2))), give(0, card(dieProfit(2)), atEnd(0, 1))],
      [give(1, cash(100)), give(0, cash(120), atEnd(0, 2))],
      [give(1, cash(10)), give(0, cash(20), onPlay(0, profit(CASINO)))],
    ];
    for (const clauses of sound) expect(read(table(), 1, clauses)).toEqual([]);
  });

  it('counts promises of contracts in force', () => {
    const state = table();
    // Hotel Profit is promised for now, and what it needs comes with the deal only.
    state.contracts = [
      {
        number: 1,
        seats: [0, 1],
        open: [{ index: 0, due: 1, clause: plays(0, profit(HOTEL), 0) }],
      },
    ];
    state.contractsMade = 1;
    const clauses = [give(1, property(HOTEL)), plays(0, pair(HOTEL), 0)];
    expect(read(state, 1, clauses)).toEqual(['1 turn-taken']);
  });

  it('was still told in the first edition of a turn that is over where there are too many lines to follow', () => {
    const state = scene({
      part: 2,
      seats: 3,
      hands: [[profit(CASINO), TAX, ANY_40, 25, 29, 30, profit(HOTEL)], [], []],
      owned: [[CASINO, HOTEL], [2], [4]],
    });
    const later = [TAX, ANY_40, 25, 29, 30, profit(HOTEL)].map((number) => plays(0, number, 9));
    const clauses = [plays(0, profit(CASINO), 0), ...later];
    expect(readFirst(state, 1, clauses)).toEqual(['0 turn-over']);
    expect(read(state, 1, clauses)).toEqual([]);
  });

  it('might come true by luck in the first edition where cards are drawn', () => {
    const state = scene({
      part: 2,
      seats: 3,
      hands: [[ANY_40], [ANY_40, TAX], []],
      owned: [[CASINO], [HOTEL], [4]],
    });
    const clauses = [give(1, { type: 'random', count: 1 }), plays(0, ANY_40, 0)];
    expect(readFirst(state, 1, clauses)).toEqual(['1 unbound']);
  });
});

/** Chance that brings nothing: no T, and whatever is drawn is the first there is. */
const dull: Rng = { ...fastRng(1), below: () => 0 };

interface Found {
  some: number;
  all: number;
}

/** The same lines played out by the rules themselves, with all hands open. */
function playedOut(state: State, clauses: readonly Clause[], found: Found): void {
  const contract = state.contractsMade;
  const isOver = trump.toAct(state) === 0;
  const open = state.contracts.some(({ number }) => number === contract);
  if (isOver || !open) {
    let happened = 0;
    for (const [place, clause] of clauses.entries()) {
      if (clause.type === 'give' && clause.when.type === 'now') happened |= 1 << place;
    }
    for (const { contract: number, index, how } of state.ended) {
      if (number === contract && (how === 'done' || how === 'played')) happened |= 1 << index;
    }
    found.some |= happened;
    found.all &= happened;
    return;
  }
  const seat = firstSeat(trump.toAct(state));
  for (const move of choices(state, seat, clauses)) {
    if (trump.check(state, seat, move) !== undefined) continue;
    const next = trump.clone(state);
    trump.apply(next, seat, move, dull);
    playedOut(next, clauses, found);
  }
}

function choices(state: State, seat: Seat, clauses: readonly Clause[]): readonly Move[] {
  if (state.phase !== TURN && state.phase !== RELATED) {
    const kind = trump.decision(state, seat).kind;
    if (kind === 'open') return [{ type: 'open', amount: 0 }];
    return [trump.sample(state, seat, fastRng(1))];
  }
  const named = new Set<number>();
  for (const clause of clauses) {
    if (clause.type === 'play' && clause.seat === seat) named.add(clause.card);
    if (clause.type === 'give' && clause.when.type === 'played' && clause.when.seat === seat) {
      named.add(clause.when.card);
    }
  }
  const target = [0, 1, 2, 3].find((other) => other !== seat && state.holdings[other] !== 0) ?? 0;
  const own = [0, 1, 2, 3, 4, 5, 6, 7].filter((number) => state.owner[number]! >= 0);
  return [
    { type: state.phase === TURN ? 'pass' : 'done' },
    ...[...named].flatMap((number): Move[] => [
      { type: 'play', card: number },
      { type: 'play', card: number, seat: target },
      ...own.slice(-1).map((one): Move => ({ type: 'play', card: number, property: one })),
    ]),
  ];
}

/** An offer full of promises for the next few turns. */
function promising(state: State, rng: Rng): Terms & { readonly clauses: readonly Clause[] } {
  const from = state.turn;
  const to = (from + 1 + rng.below(state.seats - 1)) % state.seats;
  const side = (): Seat => (rng.below(3) === 0 ? to : from);
  const held = (seat: Seat): number => {
    const hand = handOf(state, seat);
    return hand.length === 0 ? 0 : rng.pick(hand);
  };
  const thing = (seat: Seat): What => {
    const owned = [0, 1, 2, 3, 4, 5, 6, 7].filter(
      (one) => state.owner[one] === from || state.owner[one] === to,
    );
    const kind = rng.below(4);
    if (kind < 2 && owned.length > 0) return property(rng.pick(owned));
    return kind === 2 ? card(held(seat)) : cash(10);
  };
  const when = (): When => {
    const seat = side();
    const turn = rng.below(3);
    return rng.below(2) === 0 ? onPlay(seat, held(seat)) : atEnd(seat, turn);
  };
  const clauses: Clause[] = [];
  for (let count = 2 + rng.below(4); count > 0; count--) {
    const seat = side();
    switch (rng.below(3)) {
      case 0:
        clauses.push(give(rng.below(2) === 0 ? to : from, thing(to)));
        break;
      case 1:
        clauses.push(plays(seat, held(seat), rng.below(3)));
        break;
      default:
        clauses.push(give(seat, thing(seat), when()));
    }
  }
  return { from, to, clauses };
}

function richScene(rng: Rng): State {
  const seats = 3 + rng.below(2);
  const cards = rng.shuffle(Array.from({ length: 31 }, (_, number) => number));
  const hands = Array.from({ length: seats }, () => cards.splice(0, 5));
  const owned: number[][] = Array.from({ length: seats }, () => []);
  for (let number = 0; number < 8; number++) owned[rng.below(seats)]!.push(number);
  const lots = { part: 2, seats, turn: rng.below(seats), hands, owned, options: STANDARD } as const;
  return scene({ ...lots, pile: [], cash: hands.map(() => 2000) });
}

describe('compared with the rules themselves', () => {
  it('never says of anything that it cannot happen which happens, nor that it must which need not', () => {
    const rng = fastRng(7);
    const whys = new Set<string>();
    for (let offers = 0; offers < 500; ) {
      const state = richScene(rng);
      const terms = promising(state, rng);
      const move: Move = { type: 'offer', to: terms.to, clauses: terms.clauses };
      if (trump.check(state, terms.from, move) !== undefined) continue;
      trump.apply(state, terms.from, move, dull);
      if (trump.check(state, terms.to, { type: 'accept' }) !== undefined) continue;
      offers++;
      const after = trump.clone(state);
      trump.apply(after, terms.to, { type: 'accept' }, dull);
      const found: Found = { some: 0, all: -1 };
      playedOut(after, terms.clauses, found);
      const isDone = (place: number): boolean => (found.some & (1 << place)) !== 0;
      for (const viewer of [terms.from, terms.to, 'public'] as const) {
        const view = trump.view(state, viewer);
        const voids = voidPromises(view, view.offer!);
        for (const { clause, why } of voids) {
          whys.add(why);
          if (why !== 'unbound') expect([terms, clause, why, isDone(clause)]).toContain(false);
          // What has to happen is not called a mere possibility.
          else expect([terms, clause, found.all & (1 << clause)]).toEqual([terms, clause, 0]);
        }
        if (viewer === 'public') continue;
        const footing = footingOf(view)!;
        const { all } = linesOf(footing, terms, 'bad');
        expect([terms, all & ~found.all]).toEqual([terms, 0]);
        // With every card in sight nothing is left to doubt either.
        const { some } = linesOf(footing, terms, 'good');
        const missed = terms.clauses.filter(
          (clause, place) =>
            (some & (1 << place)) !== 0 && !isDone(place) && clause.type === 'play',
        );
        const promisers = missed.map((clause) => (clause as { seat: Seat }).seat);
        expect([terms, promisers.filter((seat) => seat === viewer)]).toEqual([terms, []]);
      }
    }
    expect([...whys].sort()).toEqual([
      'bound',
      'not-held',
      'not-owned',
      'not-playable',
      'turn-taken',
      'unbound',
    ]);
  });
});
