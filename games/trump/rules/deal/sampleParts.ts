/** Parts of random clauses, drawn from what one of the parties can see. */

import type { Rng, Seat } from '@parlor/kit';
import { STEP } from '../../facts/components.ts';
import { cardOfNote, handsOfNote } from '../state/knowledge.ts';
import { isPayingKind, isTurnKind } from '../../facts/rules.ts';
import { handOf, membersOf, type State } from '../state/state.ts';
import type { Card } from '../../facts/types.ts';
import { FULL_SHARE, MAX_TURNS, type What } from '../../facts/clauses.ts';

/** A property or a card of `seat`, as far as `asker` can tell. */
export function goods(state: State, seat: Seat, asker: Seat, rng: Rng): What {
  const properties = membersOf(state.holdings[seat]!);
  if (properties.length > 0 && rng.below(2) === 0)
    return { type: 'property', property: rng.pick(properties) };
  return { type: 'card', card: sampleCard(state, seat, asker, rng) };
}

/** One of one's own cards; of another, one the asker has seen there or any card "if you have it". */
export function sampleCard(state: State, seat: Seat, asker: Seat, rng: Rng): Card {
  const any = rng.below(state.rules.cardCount);
  if (seat === asker) return pickOr(handOf(state, seat), any, rng);
  return rng.below(2) === 0 ? any : pickOr(seenCards(state, asker, seat), any, rng);
}

function seenCards(state: State, viewer: Seat, seat: Seat): Card[] {
  const first = viewer * state.deck.length;
  const end = first + state.noteCount[viewer]!;
  const cards: Card[] = [];
  for (let at = first; at < end; at++) {
    const note = state.notes[at]!;
    if (handsOfNote(note) === 1 << seat) cards.push(cardOfNote(note));
  }
  return cards;
}

/** Mostly a card that something can hang on. */
export function turnCard(state: State, seat: Seat, asker: Seat, rng: Rng): Card {
  const { kind, cardCount } = state.rules;
  const known = seat === asker ? handOf(state, seat) : seenCards(state, asker, seat);
  const cards = known.filter((card) => isTurnKind(kind[card]!));
  const paying = cards.filter((card) => isPayingKind(kind[card]!));
  if (paying.length > 0 && rng.below(4) !== 0) return rng.pick(paying);
  return pickOr(cards, rng.below(cardCount), rng);
}

/** Soon, as a rule; now and then as late as can be. */
export function sampleTurn(state: State, seat: Seat, rng: Rng): number {
  const first = seat === state.turn ? 0 : 1;
  return first + rng.below(rng.below(4) === 0 ? MAX_TURNS + 1 - first : 2);
}

export const sampleShare = (rng: Rng): number => STEP * (1 + rng.below(FULL_SHARE / STEP));

export const pickOr = <A>(items: readonly A[], otherwise: A, rng: Rng): A =>
  items.length > 0 ? rng.pick(items) : otherwise;
