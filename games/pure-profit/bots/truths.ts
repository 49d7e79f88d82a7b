/** What the reasons of Pure Profit claim, from the rules. */

import { fastRng, type Seat } from '@parlor/kit';
import { type Move, pureProfit } from '../rules/index.ts';
import type { Types } from './moves.ts';
import type { Claims } from '../facts/claims.ts';
import { everywhere, type Said, type Truths } from '@parlor/search';

type SaidHere = Said<Types>;
type Kind<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** P-1.1, P-3.1 */
const GOAL = 10;
const LOWEST = 11;
const HIGHEST = 12;
const FULL_HAND = 6;

const moveAs = <Type extends Move['type']>(
  { move }: SaidHere,
  type: Type,
): Kind<Type> | undefined => (move.type === type ? (move as Kind<Type>) : undefined);

const topOf = ({ view }: SaidHere, seat: Seat): number => Math.max(0, ...view.players[seat]!.bank);
const nextTo = ({ view, seat }: SaidHere): Seat => (seat + 1) % view.seats;
const inHand = ({ view }: SaidHere, card: number): number =>
  view.hand.filter((other) => other === card).length;
const isStep = (said: SaidHere, seat: Seat, card: number): boolean =>
  card > topOf(said, seat) && card <= GOAL;
const isMissing = (said: SaidHere, card: number): boolean =>
  isStep(said, said.seat, card) && inHand(said, card) === 0;
const missing = (said: SaidHere): number[] =>
  Array.from({ length: GOAL }, (_, at) => at + 1).filter((card) => isMissing(said, card));
const openCard = ({ view }: SaidHere): number => view.discard.at(-1) ?? 0;
const takes = (said: SaidHere): boolean => moveAs(said, 'draw')?.from === 'discard';
const draws = (said: SaidHere): boolean => moveAs(said, 'draw')?.from === 'pile';
const handIn = (world: Types['State'], seat: Seat): readonly number[] =>
  pureProfit.view(world, seat).hand;

/** Of this card, how many the seat can see nowhere. */
function outOfSight({ view, worlds, seat }: SaidHere, card: number): number {
  const seen = [
    ...view.hand,
    ...view.discard,
    ...view.players.flatMap(({ bank }) => bank as readonly number[]),
    ...view.players.flatMap(({ known }, other) => (other === seat ? [] : known)),
  ];
  return worlds[0]!.deck[card]! - seen.filter((other) => other === card).length;
}

/** P-4.1: the value that the Bankrupt takes along. */
function named(bankrupt: number, hand: readonly number[]): number {
  const values = hand.filter((card) => card <= GOAL);
  return bankrupt === LOWEST ? Math.min(...values) : Math.max(...values);
}

/** P-5.2: whoever has a card to lose. */
const robbable = ({ view, seat }: SaidHere): Seat[] =>
  view.players.flatMap(({ cards }, other) => (other !== seat && cards > 1 ? [other] : []));

/** P-4.2: this pair is laid, and another one is laid after it. */
const liesUnder = (said: SaidHere, card: number): boolean =>
  moveAs(said, 'lay')?.value === card && said.view.pairs.length > 1;

export const truths: Truths<Types, Claims> = {
  'ends-game': (said) => {
    if (!moveAs(said, 'finish')) return false;
    return everywhere(said, (world) => {
      const winners: Seat[] = [];
      pureProfit.apply(pureProfit.clone(world), said.seat, said.move, fastRng(1), (event) => {
        if (event.type === 'finished') winners.push(event.seat);
      });
      return winners.join() === `${said.seat}`;
    });
  },
  'settles-now': (said, { card, value }) =>
    moveAs(said, 'settle')?.card === card && named(card, said.view.hand) === value,
  'lay-under-step': (said, { card, seat }) =>
    liesUnder(said, card) && seat === nextTo(said) && isStep(said, seat, card),
  'lay-under': (said, { card }) => liesUnder(said, card),
  'lone-bankrupt': (said, { card }) =>
    moveAs(said, 'discard')?.card === card && (card === LOWEST || card === HIGHEST),
  'next-step-open': (said, { card }) =>
    takes(said) && openCard(said) === card && card === topOf(said, said.seat) + 1,
  'missing-step-open': (said, { card }) =>
    takes(said) && openCard(said) === card && isMissing(said, card),
  'denies-next': (said, { card, seat }) =>
    takes(said) &&
    openCard(said) === card &&
    seat === nextTo(said) &&
    isStep(said, seat, card) &&
    said.view.players[seat]!.cards < FULL_HAND,
  'safe-draw': (said) => takes(said) && openCard(said) <= GOAL,
  'nothing-open': (said) => draws(said) && (openCard(said) === 0 || openCard(said) > GOAL),
  'open-card-useless': (said, { card }) =>
    draws(said) && openCard(said) === card && card <= GOAL && !isMissing(said, card),
  'open-card-waits': (said, { card }) =>
    draws(said) &&
    openCard(said) === card &&
    everywhere(said, (world) => {
      const next = pureProfit.clone(world);
      pureProfit.apply(next, said.seat, said.move, fastRng(1));
      const view = pureProfit.view(next, said.seat);
      return view.asked === 'draw' && view.turn === said.seat && view.discard.at(-1) === card;
    }),
  'nearer-step': (said, { card, nearer }) =>
    draws(said) &&
    openCard(said) === card &&
    isMissing(said, nearer) &&
    nearer < card &&
    outOfSight(said, nearer) > 0,
  'bank-double': (said, { card }) =>
    moveAs(said, 'bank')?.card === card && topOf(said, said.seat) === card,
  'bank-and-wait': (said, { card, missing: last }) =>
    moveAs(said, 'bank')?.card === card && missing(said).join() === `${last}`,
  'bank-step': (said, { card }) =>
    moveAs(said, 'bank')?.card === card && card === topOf(said, said.seat) + 1,
  'useless-to-both': (said, { card, seat }) =>
    moveAs(said, 'discard')?.card === card &&
    seat === nextTo(said) &&
    !isStep(said, said.seat, card) &&
    !isStep(said, seat, card),
  'passed-step': (said, { card }) =>
    moveAs(said, 'discard')?.card === card && !isStep(said, said.seat, card),
  'spare-double': (said, { card }) =>
    moveAs(said, 'discard')?.card === card && inHand(said, card) > 1,
  'farthest-step': (said, { card }) =>
    moveAs(said, 'discard')?.card === card &&
    isStep(said, said.seat, card) &&
    said.view.hand.every((other) => other > GOAL || other <= card),
  'easiest-again': (said, { card, left }) =>
    moveAs(said, 'discard')?.card === card &&
    left > 0 &&
    outOfSight(said, card) === left &&
    said.view.hand.every(
      (other) => !isStep(said, said.seat, other) || outOfSight(said, other) <= left,
    ),
  'waits-for': (said, { card, missing: first }) =>
    moveAs(said, 'discard')?.card === card && isMissing(said, first) && first < card,
  'steal-known-step': (said, { seat }) =>
    moveAs(said, 'take')?.from === seat &&
    everywhere(said, (world) => handIn(world, seat).some((card) => isMissing(said, card))),
  'victim-close': (said, { seat, top, steps }) =>
    moveAs(said, 'take')?.from === seat &&
    topOf(said, seat) === top &&
    GOAL - top === steps &&
    steps <= GOAL - 6,
  'highest-bank': (said, { seat }) =>
    moveAs(said, 'take')?.from === seat &&
    said.view.players.every(
      (_, other) => other === said.seat || topOf(said, other) <= topOf(said, seat),
    ),
  'steal-safe': (said, { seat }) =>
    moveAs(said, 'take')?.from === seat &&
    everywhere(said, (world) =>
      handIn(world, seat).every((card) => card !== LOWEST && card !== HIGHEST),
    ),
  'steal-brings': (said) => !!moveAs(said, 'steal') && robbable(said).length > 0,
  'steal-nothing': (said) => !!moveAs(said, 'steal') && robbable(said).length === 0,
  'steal-stops': (said) =>
    !!moveAs(said, 'stop') &&
    everywhere(said, (world) => {
      const next = pureProfit.clone(world);
      const before = handIn(world, said.seat).join();
      pureProfit.apply(next, said.seat, said.move, fastRng(1));
      return next.turn !== said.seat && handIn(next, said.seat).join() === before;
    }),
  'keeps-steal': (said) => !!moveAs(said, 'pass') && said.view.hand.some((card) => card > HIGHEST),
  'takes-step': (said, { card }) => moveAs(said, 'choose')?.card === card && isMissing(said, card),
  'takes-steal': (said, { card, seat }) =>
    moveAs(said, 'choose')?.card === card &&
    card > HIGHEST &&
    everywhere(said, (world) => handIn(world, seat).includes(card)),
  'breaks-hand': (said, { card, seat }) =>
    moveAs(said, 'choose')?.card === card &&
    isStep(said, seat, card) &&
    everywhere(said, (world) => handIn(world, seat).filter((other) => other === card).length === 1),
  tried: () => true,
};
