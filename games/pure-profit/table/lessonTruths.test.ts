/** What each lesson says, held against the rules at every moment of matches with every option. */

import { everyAgreement, holdLessons, type Situation, type Truths } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import {
  BANKRUPT_LOWEST,
  type Card,
  type Deck,
  GOAL,
  isBankrupt,
  isSteal,
  isValue,
  type Move,
  type Types,
} from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import { pureProfit } from '../rules/index.ts';
import { lessons } from './lessons.ts';

type Here = Situation<Types>;
type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

const HAND = 6;

const all = <Type extends Move['type']>({ legal = [] }: Here, type: Type): Of<Type>[] =>
  legal.filter((move): move is Of<Type> => move.type === type);

const can = (here: Here, type: Move['type']): boolean => all(here, type).length > 0;

const only = (here: Here, type: Move['type']): boolean =>
  can(here, type) && here.legal!.every((move) => move.type === type);

const valuesIn = (hand: readonly Card[]): Card[] => hand.filter(isValue);

const bankOf = ({ view, viewer }: Here): readonly Card[] => view.players[viewer]!.bank;

const has = ({ events }: Here, type: Here['events'][number]['type']): boolean =>
  events.some((event) => event.type === type);

/** P-5.1, P-5.2: one of several cards of somebody else, and no more after it if one likes. */
const mayTake = (here: Here): boolean =>
  can(here, 'stop') &&
  can(here, 'take') &&
  all(here, 'take').every(({ from }) => from !== here.viewer && here.view.players[from]!.cards > 1);

/** P-5.3: what becomes of choosing a victim. */
const takesUnseen = (here: Here): boolean =>
  all(here, 'take').every((move) => {
    const types = new Set(here.after(move).events.map(({ type }) => type));
    return types.has('lost') && !types.has('looked');
  });

const looksFirst = (here: Here): boolean =>
  all(here, 'take').every((move) => here.after(move).view.asked === 'choose');

const isRobbed = ({ events, viewer, view }: Here): boolean =>
  events.some((event) => event.type === 'lost' && event.victim === viewer) && view.hand.length > 0;

/** P-5.4: the Steal is played, and victims are chosen next if there is anything to take. */
const maySteal = (here: Here): boolean => can(here, 'steal') && here.view.hand.some(isSteal);

const settles = (here: Here): boolean =>
  only(here, 'settle') &&
  all(here, 'settle').every((move) => {
    const values = valuesIn(here.view.hand);
    const taken = here
      .after(move)
      .events.find((event) => event.type === 'paired' || event.type === 'settled');
    return (
      taken?.value === (move.card === BANKRUPT_LOWEST ? Math.min(...values) : Math.max(...values))
    );
  });

const sizeOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const TRUTHS: Truths<Types, keyof Messages['lessons']> = {
  // P-6.1, P-6.2
  finish: (here) =>
    all(here, 'finish').some(({ cards }) => {
      const top = bankOf(here).at(-1) ?? 0;
      const steps = Array.from({ length: GOAL - top }, (_, nth) => top + nth + 1);
      return steps.every((step) => (cards as readonly number[]).includes(step));
    }),
  // P-4.1, P-4.2
  settle: settles,
  'settle-first': settles,
  lay: (here) =>
    only(here, 'lay') &&
    all(here, 'lay').every((move) => {
      const { events } = here.after(move);
      return events.some((event) => event.type === 'settled' && event.value === move.value);
    }),
  // P-4.3
  stuck: (here) => can(here, 'steal') && can(here, 'pass') && valuesIn(here.view.hand).length === 0,
  take: (here) => mayTake(here) && takesUnseen(here),
  'take-open': (here) => mayTake(here) && looksFirst(here),
  choose: (here) => {
    const from = here.view.stealing?.from ?? null;
    const seen = from === null ? undefined : here.view.players[from];
    return only(here, 'choose') && seen?.known.length === seen?.cards;
  },
  robbed: (here) => isRobbed(here) && !here.view.options.openSteal,
  'robbed-open': (here) => isRobbed(here) && here.view.options.openSteal,
  settled: ({ events, viewer }) =>
    events.some((event) => event.type === 'settled' && event.seat === viewer) &&
    !events.some((event) => event.type === 'banked' && event.seat === viewer),
  'bankrupt-coming': (here) => can(here, 'draw') && here.view.hand.some(isBankrupt),
  // P-3.1, P-3.2
  draw: (here) =>
    only(here, 'draw') &&
    here.view.hand.length < HAND &&
    all(here, 'draw').some(({ from }) => from === 'discard') ===
      isValue(here.view.discard.at(-1) ?? BANKRUPT_LOWEST),
  closed: (here) =>
    here.view.discard.length > 0 && all(here, 'draw').every(({ from }) => from === 'pile'),
  // P-3.4
  bank: (here) => {
    const top = bankOf(here).at(-1) ?? 0;
    const fits = (card: number) => card === top + 1 || (card === top && top > 0);
    // The last step completes the Bank.
    const isLast = top === GOAL - 1 && can(here, 'finish');
    return (can(here, 'bank') || isLast) && all(here, 'bank').every(({ card }) => fits(card));
  },
  steal: (here) => maySteal(here) && !here.view.options.openSteal,
  'steal-open': (here) => maySteal(here) && here.view.options.openSteal,
  'nothing-fits': (here) => !can(here, 'bank') && (can(here, 'discard') || can(here, 'steal')),
  // P-3.2, P-3.5
  'steals-gone': (here) =>
    has(here, 'reshuffled') && here.view.options.steals === 'once' && here.view.gone.length > 0,
  shuffled: ({ events, view }) =>
    events.some(
      (event) => event.type === 'reshuffled' && event.cards === sizeOf(view.pile.shuffled),
    ),
  // P-6.3
  'next-game': ({ view }) =>
    view.options.games === '3' && view.finished.length === view.game - 1 && view.game > 1,
};

/** P-4.3 is rare with the deck in the box: Bankrupts and Steals, and hardly a value card. */
const POOR: Deck = { 1: 8, 2: 8, bankruptLowest: 20, bankruptHighest: 20, stealOne: 20 };

describe('the lessons', () => {
  const { standard } = pureProfit.presets;
  const report = holdLessons(pureProfit, lessons, TRUTHS, [
    ...everyAgreement(pureProfit),
    ...[2, 4, 6].map((seats) => ({ seats, options: { ...standard, deck: POOR } })),
  ]);

  it('P-3.1 to P-6.3 hold wherever they are shown, with every option', () => {
    expect(report.untrue).toEqual([]);
  });

  it('are all shown at some table of today', () => {
    const shown = lessons.map(({ id }) => id).filter((id) => report.shown.has(id));
    expect(shown).toEqual(lessons.map(({ id }) => id).filter((id) => id !== 'settle-first'));
  });

  it('would not hold everywhere', () => {
    expect([...report.refutable].sort()).toEqual(lessons.map(({ id }) => id).sort());
  });
});
