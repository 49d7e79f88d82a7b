/** Why a move is worth a look: the code is found from the position, the words are here. */

import type { Seat } from '@parlor/kit';
import type { Move } from '@parlor/pure-profit';
import { GOAL, highestOf, lowestOf, type State, topDiscard } from '@parlor/pure-profit/state';
import type { Reason } from '../../brain.ts';
import { copies, count, has, knownSteps, missingSteps, valuesHeld } from './hand.ts';

/** Few enough steps missing that a rival may end the game soon. */
const CLOSE = 6;

/** A reason that fits `move`, from what `seat` can see of `state`. */
export function reasonFor(state: State, seat: Seat, move: Move): Reason {
  switch (move.type) {
    case 'finish':
      return { code: 'ends-game' };
    case 'draw':
      return move.from === 'pile' ? pileReason(state, seat) : takeReason(state, seat);
    case 'settle':
      return { code: 'settles-first', params: { card: move.card } };
    case 'bank':
      return bankReason(state, seat, move.card);
    case 'discard':
      return discardReason(state, seat, move.card);
    case 'steal':
      return stealReason(state, seat, move.from);
    case 'choose':
      return has(missingSteps(state, seat), move.card)
        ? { code: 'takes-step', params: { card: move.card } }
        : { code: 'breaks-hand', params: { card: move.card } };
  }
}

function takeReason(state: State, seat: Seat): Reason {
  const card = topDiscard(state);
  if (card === state.tops[seat]! + 1) return { code: 'next-step-open', params: { card } };
  if (has(missingSteps(state, seat), card)) return { code: 'missing-step-open', params: { card } };
  const next = (seat + 1) % state.seats;
  if (card > state.tops[next]!) return { code: 'denies-next', params: { card, seat: next } };
  return { code: 'safe-draw', params: { card } };
}

function pileReason(state: State, seat: Seat): Reason {
  const open = topDiscard(state);
  if (open === 0 || open > GOAL) return { code: 'nothing-open' };
  const missing = missingSteps(state, seat);
  if (!has(missing, open)) return { code: 'open-card-useless', params: { card: open } };
  return { code: 'room-for-better', params: { card: open } };
}

function bankReason(state: State, seat: Seat, card: number): Reason {
  if (card === state.tops[seat]) return { code: 'bank-double', params: { card } };
  const left = count(missingSteps(state, seat));
  return left === 1
    ? { code: 'bank-and-wait', params: { card, missing: lowestOf(missingSteps(state, seat)) } }
    : { code: 'bank-step', params: { card } };
}

function discardReason(state: State, seat: Seat, card: number): Reason {
  const next = (seat + 1) % state.seats;
  const params = { card, seat: next };
  if (card <= state.tops[seat]!) {
    return { code: card <= state.tops[next]! ? 'useless-to-both' : 'passed-step', params };
  }
  if (copies(state, seat, card) > 1) return { code: 'spare-double', params };
  const values = valuesHeld(state, seat);
  return { code: card === highestOf(values) ? 'farthest-step' : 'easiest-again', params };
}

function stealReason(state: State, seat: Seat, from: readonly Seat[]): Reason {
  const victim = from[0];
  if (victim === undefined) return { code: 'steal-nothing' };
  const known = knownSteps(state, seat, victim);
  const params = { seat: victim, cards: from.length };
  if ((known & missingSteps(state, seat)) !== 0) return { code: 'steal-known-step', params };
  let lead = true;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival !== seat && state.tops[rival]! > state.tops[victim]!) lead = false;
  }
  if (state.tops[victim]! >= CLOSE) {
    return { code: 'victim-close', params: { ...params, top: state.tops[victim]! } };
  }
  return { code: lead ? 'slows-leader' : 'steal-fetches', params };
}

const CARD_NAMES = ['Bankrupt Lowest', 'Bankrupt Highest', 'Steal One', 'Steal Two', 'Steal Three'];

function nameOf(card: string | number | undefined): string {
  const number = Number(card);
  return number > GOAL ? (CARD_NAMES[number - GOAL - 1] ?? 'card') : `$${card ?? '?'}M`;
}

type Params = NonNullable<Reason['params']>;

const card = (params: Params): string => nameOf(params['card']);
const player = (params: Params): string =>
  params['seat'] === undefined ? 'a rival' : `player ${Number(params['seat']) + 1}`;

const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  'ends-game': () => 'Your hand completes the Bank: this wins the game.',
  'settles-first': (params) =>
    `Settle the ${card(params)} first: what the other one names ends on top.`,
  'next-step-open': (params) => `The ${card(params)} on top is the very next step of your Bank.`,
  'missing-step-open': (params) =>
    `You lack a ${card(params)}, and this one comes without the risk of a Bankrupt.`,
  'denies-next': (params) =>
    `It keeps the ${card(params)} away from ${player(params)}, who plays next.`,
  'safe-draw': () => 'A card you can see is never a Bankrupt.',
  'nothing-open': () => 'Nothing on the discard pile can be taken.',
  'open-card-useless': (params) => `The ${card(params)} on top does not bring you closer.`,
  'room-for-better': (params) =>
    `There is no room for the ${card(params)} yet; a fresh card may be a nearer step.`,
  'bank-double': (params) => `A second ${card(params)} in your Bank is a card nobody else gets.`,
  'bank-and-wait': (params) =>
    `The ${card(params)} is safe in the Bank while you wait for the ${nameOf(params['missing'])}.`,
  'bank-step': (params) =>
    `One step up, and no thief or Bankrupt can touch the ${card(params)} any more.`,
  'useless-to-both': (params) => `The ${card(params)} helps neither you nor ${player(params)}.`,
  'passed-step': (params) => `Your Bank is past the ${card(params)}.`,
  'spare-double': (params) => `You hold more than one ${card(params)}.`,
  'farthest-step': (params) => `Something has to go, and the ${card(params)} is needed last.`,
  'easiest-again': (params) =>
    `Something has to go, and another ${card(params)} should be easy to find.`,
  'steal-known-step': (params) => `You know that ${player(params)} holds a step you lack.`,
  'victim-close': (params) =>
    `With a Bank at ${nameOf(params['top'])}, ${player(params)} may finish any turn now.`,
  'slows-leader': (params) => `Nobody is ahead of ${player(params)}: this slows the leader down.`,
  'steal-fetches': (params) =>
    `Cards from the hand of ${player(params)} bring no Bankrupt with them.`,
  'steal-nothing': () => 'It gets rid of the Steal and covers the discard pile.',
  'takes-step': (params) => `The ${card(params)} is a step you lack.`,
  'breaks-hand': (params) => `Without the ${card(params)} your victim is further from the goal.`,
};

export function say({ code, params = {} }: Reason): string {
  return SENTENCES[code]?.(params) ?? 'It came out best when the game was played on in the head.';
}

export const REASONS = Object.keys(SENTENCES);
