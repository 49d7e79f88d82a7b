/** Clauses in short notation: two texts are the same exactly when the clauses are. */

import type { Seat } from '@parlor/kit';
import type { ActOf, HiddenClause, Until, WhatOf, WhenOf } from '../clauses.ts';
import { hideAllCards } from './naming.ts';

type Hidden = number | null;

/** "offer s1 s2 ends 3: …", "counter: …"; with the cards left open unless `isOpen`. */
export function offerText(
  {
    type,
    to,
    and,
    ends,
    clauses,
  }: {
    readonly type: 'offer' | 'counter';
    readonly to?: Seat;
    readonly and?: readonly Seat[];
    readonly ends?: number;
    readonly clauses: readonly HiddenClause[];
  },
  isOpen: boolean,
): string {
  const seats = to === undefined ? [] : [to, ...(and ?? [])];
  const head = [
    type,
    ...seats.map((seat) => `s${seat}`),
    ...(ends === undefined ? [] : ['ends', ends]),
  ];
  return `${head.join(' ')}: ${(isOpen ? clauses : hideAllCards(clauses)).map(clauseText).join('; ')}`;
}

function clauseText(clause: HiddenClause): string {
  switch (clause.type) {
    case 'play': {
      const target = clause.target === undefined ? '' : ` on s${clause.target}`;
      const property = clause.property === undefined ? '' : ` for p${clause.property}`;
      return `s${clause.seat} plays ${clause.card ?? '?'}${target}${property} by turn ${clause.turn}`;
    }
    case 'give':
      return `s${clause.from} gives${toText(clause.to)} ${whatText(clause.what)} ${whenText(clause.when)}`;
    case 'abstain':
      return `s${clause.seat} no ${actText(clause.act)}${untilText(clause.until)}`;
    case 'option':
      return `s${clause.seat} may (${clause.clauses.map(clauseText).join(' & ')})${untilText(clause.until)}`;
    case 'show': {
      const what = clause.card !== null ? clause.card : clause.some ? '?' : 'hand';
      return `s${clause.seat} shows${toText(clause.to)} ${what}`;
    }
  }
}

const toText = (to: Seat | undefined): string => (to === undefined ? '' : ` s${to}`);

function whatText(what: WhatOf<Hidden>): string {
  switch (what.type) {
    case 'cash':
      return `cash ${what.amount}`;
    case 'property':
      return `p${what.property}`;
    case 'card':
      return `card ${what.card ?? '?'}`;
    case 'random':
      return `random ${what.count}`;
    case 'share':
      return `share ${what.percent}%${what.atLeast === undefined ? '' : ` at least ${what.atLeast}`}`;
    case 'choice':
      return `choice of ${what.by}`;
  }
}

function whenText(when: WhenOf<Hidden>): string {
  switch (when.type) {
    case 'now':
      return 'now';
    case 'turnEnd':
      return `at end of s${when.seat} turn ${when.turn}`;
    case 'played':
      return `${when.payout} s${when.seat} plays ${when.card ?? '?'}`;
    case 'bought':
      return `when s${when.seat} buys p${when.property}${untilText(when.until)}`;
    case 'everyTurnEnd': {
      const owned = when.while === null ? '' : ` while p${when.while}`;
      return `at end of each of ${when.turns} turns of s${when.seat}${owned}`;
    }
    case 'lapsed':
      return `if ${when.clause} lapses`;
  }
}

function actText(act: ActOf<Hidden>): string {
  switch (act.type) {
    case 'tax':
      return `tax on s${act.seat}`;
    case 'knockOut':
      return `knock-out of s${act.seat}`;
    case 'forceSale':
      return `forced sale of p${act.property}`;
    case 'bid':
      return `bid above ${act.above}${act.property === null ? '' : ` for p${act.property}`}`;
    case 'deal':
      return `deal about ${'card' in act.about ? `card ${act.about.card ?? '?'}` : `p${act.about.property}`}`;
  }
}

const untilText = (until: Until | null): string =>
  until === null ? '' : ` until s${until.seat} turn ${until.turn}`;
