/**
 * D-7.7, D-7.8: whoever chooses a card from another hand sees all that is free
 * in it. What else is in that hand is therefore named by some clause, and what
 * is seen is named by none. Worlds have to be made accordingly, though the
 * chooser may not know which cards the giver's contracts with others name.
 */

import type { Rng, Seat } from '@parlor/kit';
import { type Names, namesOfGiver } from './deal/blanks.ts';
import type { Rules } from '../facts/rules.ts';
import type { Card } from '../facts/types.ts';
import type { KnownCard, View } from '../facts/views.ts';

/** A hand of which a viewer sees the free cards. */
export interface OpenedHand extends Names {
  readonly giver: Seat;
  /** Numbers that are free. */
  readonly free: ReadonlySet<Card>;
}

/** The hand that is open to the viewer to choose from, if it is somebody else's and more is in it. */
export function openedHand(view: View, rules: Rules): OpenedHand | undefined {
  const { choosing, contracts, viewer, handSizes } = view;
  if (!choosing?.cards || choosing.from === viewer) return undefined;
  const { from: giver, cards } = choosing;
  if (handSizes[giver] === cards.length) return undefined;
  return { giver, free: new Set(cards), ...namesOfGiver(choosing, contracts, rules) };
}

/** Guesses at what is named before it is given up; most views need one or two. */
const GUESSES = 2000;

/**
 * A deal in which the opened hand holds, beside its free cards, only what
 * clauses name: blanks are guessed. `dealFor` gives none where some card has no
 * place left.
 */
export function guessNames<Deal>(
  view: View,
  rules: Rules,
  opened: OpenedHand,
  rng: Rng,
  dealFor: (view: View) => Deal | undefined,
): Deal | undefined {
  const unsure = unsureCopies(view, rules, opened);
  for (let guess = 0; guess < GUESSES; guess++) {
    const named = guessOnce(view, opened, unsure, rng);
    const deal = named && dealFor(withOnly(view, rules, opened, named));
    if (deal) return deal;
  }
  return undefined;
}

const isSurely = ({ seats }: KnownCard, giver: Seat): boolean =>
  seats.length === 1 && seats[0] === giver;

/** By number, copies that may be in the opened hand and are not free, apart from those known to be there. */
function unsureCopies(view: View, rules: Rules, { giver, free }: OpenedHand): readonly Card[] {
  const unseen = Array.from(rules.copies);
  for (const card of view.discards) unseen[card]!--;
  for (const card of view.hand ?? []) unseen[card]!--;
  for (const { seat, card } of view.lacks) if (seat === giver) unseen[card] = 0;
  const copies: Card[] = [];
  for (const known of view.known) {
    unseen[known.card]!--;
    if (!isSurely(known, giver) && known.seats.includes(giver)) copies.push(known.card);
  }
  for (const [card, count] of unseen.entries()) {
    for (let copy = 0; copy < count; copy++) copies.push(card);
  }
  return copies.filter((card) => !free.has(card));
}

/** Something for every blank that can be in the hand. Undefined if the hand cannot be filled so. */
function guessOnce(
  { known, handSizes }: View,
  { giver, free, named, blanks: all }: OpenedHand,
  unsure: readonly Card[],
  rng: Rng,
): ReadonlySet<Card> | undefined {
  const blanks = all.copy();
  const written = new Set(named);
  let left = handSizes[giver]!;
  for (const one of known) {
    if (!isSurely(one, giver)) continue;
    left--;
    if (free.has(one.card) || written.has(one.card)) continue;
    written.add(one.card);
    if (blanks.fill(one.card) === undefined) return undefined;
  }
  for (;;) {
    const open = unsure.filter(
      (card) => !written.has(card) && blanks.narrowest(card) !== undefined,
    );
    if (open.length === 0) break;
    const card = rng.pick(open);
    blanks.fill(card);
    written.add(card);
  }
  const enough = unsure.filter((card) => written.has(card)).length >= left;
  return enough ? written : undefined;
}

/** The view of somebody who knows that the opened hand holds nothing else. */
function withOnly(
  view: View,
  rules: Rules,
  { giver, free }: OpenedHand,
  named: ReadonlySet<Card>,
): View {
  const mayHold = (card: Card): boolean => named.has(card) && !free.has(card);
  const lacks = [...view.lacks];
  for (let card = 0; card < rules.cardCount; card++) {
    if (!mayHold(card)) lacks.push({ seat: giver, card });
  }
  const known = view.known.map((one) =>
    isSurely(one, giver) || mayHold(one.card)
      ? one
      : { ...one, seats: one.seats.filter((seat) => seat !== giver) },
  );
  return { ...view, known, lacks };
}
