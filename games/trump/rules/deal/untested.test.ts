import { fastRng, type Rng, type Seat, seatsOf } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply.ts';
import { toAct } from '../check.ts';
import { handOf, type State, TURN } from '../state/state.ts';
import {
  AIRLINE,
  ANY_40,
  ANY_50,
  afterPlay,
  cash,
  HOTEL,
  named,
  property,
  random,
  type Scene,
  scene,
  TAX,
  turnEnd,
  willPlay,
} from '../testScene.ts';
import { enter } from './books.ts';
import type { Clause, Give, Parties } from '../../facts/clauses.ts';
import { looseDeal } from './sampleOffer.ts';
import { whyUnsound } from './sound.ts';
import { standpointIn } from './standpoint.ts';
import { randomPosition } from '../../lab/contracts/storm.ts';
import { checkTerms, partiesOf, type Terms } from './terms.ts';
import { dealers } from '../testDealers.ts';
import { withStanding } from '../../lab/contracts/truthCompare.ts';
import { partiesFor, smallScene } from '../../lab/contracts/truthOffers.ts';
import { needsNoTest } from './untested.ts';

class Tally {
  untested = 0;
  /** Of these, beside contracts in force, and with one of them ended. */
  beside = 0;
  ending = 0;
  readonly failing: unknown[] = [];

  /** What needs no test would pass it, whoever of the parties judges. */
  look(state: State, terms: Terms): void {
    // The test trusts that everything else about the terms is in order.
    const code = checkTerms(state, terms)?.code;
    if (code !== undefined && !code.startsWith('unsound') && code !== 'too-complex') return;
    const parties = partiesOf(terms);
    const deal = { parties, clauses: terms.clauses, ends: terms.ends };
    if (!needsNoTest(state.contracts, deal)) return;
    this.untested++;
    if (state.contracts.length > 0) this.beside++;
    if (terms.ends !== undefined) this.ending++;
    for (const judge of parties) {
      const why = whyUnsound(standpointIn(state, judge, parties), deal);
      if (why) this.failing.push({ why, judge, terms, contracts: state.contracts });
    }
  }
}

/** A deal that promises nothing that could fail: things go over now, cash comes later, something is forborne. */
function lightClauses(state: State, parties: Parties, rng: Rng): Clause[] {
  const clauses: Clause[] = [];
  for (let count = 1 + rng.below(2); count > 0; count--) {
    const seat = rng.pick(parties);
    const other = rng.pick(parties.filter((one) => one !== seat));
    const to = parties.length > 2 ? { to: other } : {};
    const hand = handOf(state, seat);
    const until = { seat: rng.below(state.seats), turn: 1 + rng.below(3) };
    const kinds: readonly (() => Clause)[] = [
      () => ({ ...property(seat, rng.below(8)), ...to }),
      () => (hand.length > 0 ? { ...named(seat, rng.pick(hand)), ...to } : cash(seat, 10)),
      () => ({ ...random(seat, 1, turnEnd(until.seat, until.turn)), ...to }),
      () => ({ type: 'abstain', seat, act: { type: 'tax', seat: other }, until }),
      () => ({ type: 'abstain', seat, act: { type: 'forceSale', property: rng.below(8) }, until }),
      () => ({ type: 'show', seat, card: hand.length > 0 ? rng.pick(hand) : null, ...to }),
    ];
    clauses.push(rng.pick(kinds)());
  }
  return clauses;
}

function lightDeal(state: State, rng: Rng): Terms {
  const kind = rng.below(4) === 0 ? 'three parties' : 'plain';
  const parties = partiesFor(kind, state, rng);
  const [from, to, ...and] = parties;
  const theirs = state.contracts.filter(
    ({ seats }) => seats.length === parties.length && seats.every((seat) => parties.includes(seat)),
  );
  return {
    from,
    to,
    ...(and.length > 0 ? { and } : {}),
    ...(theirs.length > 0 && rng.below(3) === 0 ? { ends: rng.pick(theirs).number } : {}),
    clauses: lightClauses(state, parties, rng),
  };
}

describe('D-7.2 deals that need no test', () => {
  it('would pass it in random play, whoever of the parties judges', () => {
    const rng = fastRng(11);
    const tally = new Tally();
    for (let position = 0; position < 20; position++) {
      const state = randomPosition(rng);
      for (let move = 0; move < 60 && toAct(state) !== 0; move++) {
        const seat = rng.pick(seatsOf(toAct(state)));
        for (let idea = 0; state.phase === TURN && idea < 20; idea++)
          tally.look(state, looseDeal(state, seat, rng));
        apply(state, seat, dealers.sample(state, seat, rng), rng);
      }
    }
    expect(tally.failing).toEqual([]);
    expect(tally.untested).toBeGreaterThan(200);
    expect(tally.beside).toBeGreaterThan(200);
  });

  it('would pass it beside plays, options and alternatives in force', () => {
    const rng = fastRng(12);
    const tally = new Tally();
    for (let position = 0; position < 600; position++) {
      const state = smallScene('everything', rng);
      withStanding(state, rng);
      for (let idea = 0; state.phase === TURN && idea < 12; idea++)
        tally.look(state, lightDeal(state, rng));
    }
    expect(tally.failing).toEqual([]);
    expect(tally.beside).toBeGreaterThan(200);
    expect(tally.ending).toBeGreaterThan(50);
  });
});

const option = (seat: Seat, ...clauses: Clause[]): Clause => ({
  type: 'option',
  seat,
  clauses: clauses as Give[],
  until: null,
});
const noTax = (seat: Seat, other: Seat): Clause => ({
  type: 'abstain',
  seat,
  act: { type: 'tax', seat: other },
  until: null,
});

interface Case {
  readonly scene: Scene;
  /** In force, each between these two. */
  readonly old: readonly (readonly [Seat, Seat, ...Clause[]])[];
  /** Offered by seat 0 to seat 1. */
  readonly clauses: readonly Clause[];
  readonly ends?: number;
  readonly code: string;
}

const CASES: Record<string, Case> = {
  'takes what a promised play needs': {
    scene: { hands: [[HOTEL]], owned: [[HOTEL], [AIRLINE]] },
    old: [[0, 2, willPlay(0, HOTEL, 2)]],
    clauses: [property(0, HOTEL), cash(1, 50)],
    code: 'unsound-old',
  },
  'forbids a promised play without moving anything': {
    scene: { hands: [[TAX]], owned: [[], [HOTEL]] },
    old: [[0, 2, willPlay(0, TAX, 2)]],
    clauses: [noTax(0, 1), cash(1, 50)],
    code: 'unsound-old',
  },
  'takes the price of an option in force': {
    scene: { hands: [[ANY_40], [ANY_50]], owned: [[HOTEL], [AIRLINE]] },
    old: [[0, 1, option(0, named(1, ANY_50), named(0, ANY_40))]],
    clauses: [named(0, ANY_40), cash(1, 50)],
    code: 'unsound-old',
  },
  'forbids the play in whose place an alternative in force stands': {
    scene: { hands: [[TAX]], owned: [[AIRLINE], [HOTEL]] },
    old: [
      [
        0,
        2,
        named(0, ANY_40, afterPlay(0, TAX)),
        property(0, AIRLINE, { type: 'lapsed', clause: 0 }),
      ],
    ],
    clauses: [noTax(0, 1), cash(1, 50)],
    code: 'unsound-old',
  },
  'has something stand in that is not there': {
    scene: { hands: [[ANY_40]], owned: [[HOTEL], [AIRLINE]] },
    old: [],
    clauses: [
      random(0, 1, turnEnd(0, 1)),
      property(0, AIRLINE, { type: 'lapsed', clause: 0 }),
      cash(1, 50),
    ],
    code: 'unsound-not-owned',
  },
  'ends the contract that would have brought a promised card': {
    scene: { hands: [[], [ANY_40]], owned: [[HOTEL], [AIRLINE]] },
    old: [
      [0, 1, named(1, ANY_40, turnEnd(1, 1))],
      [0, 2, named(0, ANY_40, turnEnd(0, 3))],
    ],
    clauses: [cash(1, 50)],
    ends: 1,
    code: 'unsound-old',
  },
  'stands beside too many options, even if the parties give nothing by them': {
    scene: { hands: [[], [], [ANY_40, ANY_50]], owned: [[HOTEL], [AIRLINE]] },
    old: [[0, 2, ...[10, 20, 30, 40, 50].map((amount) => option(0, cash(2, amount)))]],
    clauses: [random(1, 1, turnEnd(1, 1)), cash(0, 50)],
    code: 'too-complex',
  },
};

describe('D-7.2 a deal is tested if it', () => {
  it.each(Object.entries(CASES))('%s', (_, { scene: where, old, clauses, ends, code }) => {
    const state = scene({ part: 2, ...where });
    for (const [from, to, ...standing] of old) enter(state, [from, to], standing);
    const terms = { from: 0, to: 1, clauses, ...(ends === undefined ? {} : { ends }) };
    expect(checkTerms(state, terms)?.code).toBe(code);
  });
});
