/** For the laws: what can be neither made nor destroyed, and secrets to plant. */

import type { Json, Rng, Seat, Viewer } from '@parlor/kit';
import { hasSeat } from '@parlor/kit';
import { STARTING_BOX, STEP } from '../facts/components.ts';
import { cashNow, type Clause } from '../facts/clauses.ts';
import { type CardRole, renameCards } from '../facts/deal/naming.ts';
import { cardOfNote, isLacking, notesOf, removeNote } from './state/knowledge.ts';
import { isTurnKind } from '../facts/rules.ts';
import {
  addCard,
  held,
  NOT_IN_SALE,
  OPEN,
  OVER,
  removeCard,
  type State,
  SURRENDER,
  UNOWNED,
} from './state/state.ts';
import type { Card, Contract } from '../facts/types.ts';

export function inventory(state: State): Json {
  const cards = Array<number>(state.rules.cardCount).fill(0);
  for (let card = 0; card < cards.length; card++) {
    for (let seat = 0; seat < state.seats; seat++) cards[card]! += held(state, seat, card);
  }
  for (let at = state.drawn; at < state.deck.length; at++) cards[state.deck[at]!]!++;
  for (let at = 0; at < state.discardCount; at++) cards[state.deck[at]!]!++;
  return { cards, money: allMoney(state), properties: state.owner.length };
}

/** Cash, boxes, bids on the table, and the bank's side of it. */
function allMoney(state: State): number {
  let money = state.bank;
  for (const cash of state.cash) money += cash;
  for (const amount of state.box) money += amount;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.standing[seat] !== NOT_IN_SALE) money += state.bids[seat]!;
  }
  return money;
}

/** Tries its kinds of secrets in a random order until one of them can be changed. */
export function plant(state: State, viewer: Viewer, rng: Rng): boolean {
  const kinds = rng.shuffle([
    swapCards,
    swapCards,
    changeOpening,
    renameCard,
    moveBoxMoney,
    moveCash,
    dropNote,
  ]);
  return kinds.some((kind) => kind(state, viewer, rng));
}

const TRIES = 20;

/** Two cards the viewer knows nothing about change places: hand and hand, or hand and pile. */
function swapCards(state: State, viewer: Viewer, rng: Rng): boolean {
  for (let tries = 0; tries < TRIES; tries++) {
    const seat = rng.below(state.seats);
    const other = rng.below(state.seats + 1);
    if (seat === viewer || other === viewer || other === seat) continue;
    if (isOpenTo(state, viewer, seat) || isOpenTo(state, viewer, other)) continue;
    const card = randomCard(state, seat, rng);
    const swapped =
      other === state.seats ? randomPileCard(state, rng) : randomCard(state, other, rng);
    if (card === undefined || swapped === undefined || card === swapped) continue;
    if ([card, swapped].some((one) => isKnown(state, viewer, one) || isOnTheTable(state, one)))
      continue;
    if (isKnownToLack(state, seat, swapped) || isKnownToLack(state, other, card)) continue;
    forgetElsewhere(state, viewer, card);
    forgetElsewhere(state, viewer, swapped);
    putInHand(state, seat, card, swapped);
    if (other === state.seats) state.deck[state.deck.indexOf(swapped, state.drawn)] = card;
    else putInHand(state, other, swapped, card);
    return true;
  }
  return false;
}

/** D-7.7: whoever chooses from a hand sees which of its cards no clause names, so that neither cards nor names are secret there. */
const isOpenTo = ({ choosing }: State, viewer: Viewer, place: number): boolean =>
  choosing?.seat === viewer && choosing.from === place;

function randomCard(state: State, seat: Seat, rng: Rng): Card | undefined {
  const cards: Card[] = [];
  for (let card = 0; card < state.rules.cardCount; card++) {
    for (let copy = held(state, seat, card); copy > 0; copy--) cards.push(card);
  }
  return cards.length === 0 ? undefined : rng.pick(cards);
}

const randomPileCard = (state: State, rng: Rng): Card | undefined =>
  state.drawn === state.deck.length
    ? undefined
    : state.deck[state.drawn + rng.below(state.deck.length - state.drawn)];

function putInHand(state: State, seat: Seat, old: Card, card: Card): void {
  removeCard(state, seat, old);
  addCard(state, seat, card);
}

/** Has the viewer learned where a copy of this card is? */
function isKnown(state: State, viewer: Viewer, card: Card): boolean {
  if (viewer === 'public') return false;
  return notesOf(state, viewer).some((note) => cardOfNote(note) === card);
}

/** Has anybody learned that this hand has no such card? */
function isKnownToLack(state: State, place: number, card: Card): boolean {
  if (place === state.seats) return false;
  for (let seat = 0; seat < state.seats; seat++)
    if (isLacking(state, seat, card, place)) return true;
  return false;
}

/** Named in an offer, or just come by a deal: such cards must stay where the rules put them. */
const isOnTheTable = (state: State, card: Card): boolean =>
  state.relatedCards.includes(card) ||
  (state.offer?.clauses.some((clause) => namesCard(clause, card)) ?? false);

function namesCard(clause: Clause, card: Card): boolean {
  let isNamed = false;
  renameCards(clause, (named) => {
    isNamed ||= named === card;
    return named;
  });
  return isNamed;
}

/** What the others knew of a card that is moved behind their backs is no longer true. */
function forgetElsewhere(state: State, viewer: Viewer, card: Card): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const notes = notesOf(state, seat);
    for (let index = notes.length - 1; index >= 0; index--) {
      if (cardOfNote(notes[index]!) === card) removeNote(state, seat, index);
    }
  }
}

/** D-8.3: a sealed opening is known to its maker only. */
function changeOpening(state: State, viewer: Viewer, rng: Rng): boolean {
  if (state.phase !== OPEN) return false;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer || !hasSeat(state.sealed, seat) || state.cash[seat] === 0) continue;
    const steps = state.cash[seat]! / STEP;
    const old = state.bids[seat]! / STEP;
    state.bids[seat] = ((old + 1 + rng.below(steps)) % (steps + 1)) * STEP;
    return true;
  }
  return false;
}

/** D-7.5: which card two others have named in a contract. */
function renameCard(state: State, viewer: Viewer, rng: Rng): boolean {
  const turnCards = [...state.rules.kind.keys()].filter((card) =>
    isTurnKind(state.rules.kind[card]!),
  );
  const index = state.contracts.findIndex(
    ({ seats, open }) =>
      !seats.some((seat) => seat === viewer) &&
      open.some(({ clause }) => turnCards.some((card) => namesCard(clause, card))),
  );
  if (index < 0) return false;
  const contract = state.contracts[index]!;
  let isChanged = false;
  const rename = (card: Card, { seat }: CardRole): Card => {
    if (isChanged || !isTurnKind(state.rules.kind[card]!) || isOpenTo(state, viewer, seat))
      return card;
    isChanged = true;
    const at = turnCards.indexOf(card);
    return turnCards[(at + 1 + rng.below(turnCards.length - 1)) % turnCards.length]!;
  };
  const open = contract.open.map((one) => ({ ...one, clause: renameCards(one.clause, rename) }));
  const renamed: Contract = { ...contract, open };
  state.contracts = state.contracts.with(index, renamed);
  return isChanged;
}

/** D-8.2: with closed boxes that nobody keeps count of, how much lies in which of those the viewer does not own. */
function moveBoxMoney(state: State, viewer: Viewer, rng: Rng): boolean {
  const { boxes, memoryAids } = state.options;
  if (boxes === 'open' || memoryAids || state.phase === OVER) return false;
  const closed = [...state.box.keys()].filter((property) => {
    const owner = state.owner[property]!;
    return property !== state.shown && (owner === UNOWNED || owner !== viewer);
  });
  const full = closed.filter((property) => state.box[property]! - STEP >= STARTING_BOX);
  if (full.length === 0 || closed.length < 2) return false;
  const from = rng.pick(full);
  const to = rng.pick(closed.filter((property) => property !== from));
  state.box[from]! -= STEP;
  state.box[to]! += STEP;
  return true;
}

/** The same for cash: what one of two others has, the other may have. */
function moveCash(state: State, viewer: Viewer, rng: Rng): boolean {
  const { cash, memoryAids } = state.options;
  if (cash === 'open' || memoryAids || state.phase === OVER) return false;
  const others = [...state.cash.keys()].filter((seat) => seat !== viewer && !isBroke(state, seat));
  const able = others.filter((seat) => state.cash[seat]! - STEP >= spokenFor(state, seat));
  if (able.length === 0 || others.length < 2) return false;
  const from = rng.pick(able);
  const to = rng.pick(others.filter((seat) => seat !== from));
  state.cash[from]! -= STEP;
  state.cash[to]! += STEP;
  return true;
}

/** Everybody has seen that there is no cash left here. */
const isBroke = (state: State, seat: Seat): boolean =>
  (state.phase === SURRENDER && state.asked === seat) ||
  state.debts.some(({ from }) => from === seat);

/** Sealed as an opening, or offered for now. */
function spokenFor(state: State, seat: Seat): number {
  if (state.phase === OPEN && hasSeat(state.sealed, seat)) return state.bids[seat]!;
  return state.offer?.from === seat ? cashNow(state.offer.clauses, seat) : 0;
}

/** What another seat has noticed is that seat's own affair. */
function dropNote(state: State, viewer: Viewer, rng: Rng): boolean {
  const seat = rng.below(state.seats);
  if (seat === viewer || state.noteCount[seat] === 0) return false;
  removeNote(state, seat, rng.below(state.noteCount[seat]!));
  return true;
}
