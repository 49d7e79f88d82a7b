/** States that a view cannot tell apart from the truth. */

import type { Guess, Rng, Worlds } from '@parlor/kit';
import { CARDS_PER_GOOD, KINDS } from '../facts/cards.ts';
import { sample } from './moves.ts';
import { NO_BID, NOBODY, NOTHING, State } from './state.ts';
import { type Bazaar, GOODS, type GoodIndex, type View } from '../facts/types.ts';

export function worlds(view: View, guess: Guess<Bazaar> = sample): Worlds<State> {
  const unseen = unseenGoods(view);
  const rumour = view.rumour === null ? NOTHING : GOODS.indexOf(view.rumour);

  return (rng: Rng, into = new State(view)) => {
    showKnown(view, into);
    rng.shuffle(unseen);
    let next = 0;
    for (let seat = 0; seat < view.seats; seat++) {
      if (seat === view.viewer) continue;
      for (let card = 0; card < view.covered[seat]!; card++) {
        into.hands[seat * KINDS + unseen[next++]!]!++;
      }
    }
    into.deckLeft = 0;
    while (next < unseen.length) into.deck[into.deckLeft++] = unseen[next++]!;
    if (rumour !== NOTHING) into.deck[into.deckLeft++] = rumour;
    guessBids(view, into, guess, rng);
    return into;
  };
}

/** The goods that may lie anywhere the viewer cannot look. */
function unseenGoods(view: View): GoodIndex[] {
  const unseen: GoodIndex[] = [];
  for (let good = 0; good < KINDS; good++) {
    let left = CARDS_PER_GOOD - view.sold[good]!;
    for (let seat = 0; seat < view.seats; seat++) {
      const known = seat === view.viewer ? view.hand! : view.shown[seat]!;
      left -= known[good]!;
    }
    if (view.rumour === GOODS[good]) left--;
    // A good that was bought lies in its buyer's hand; before, it lies on the stall.
    if (view.stall === GOODS[good] && view.phase === 'bidding') left--;
    for (let card = 0; card < left; card++) unseen.push(good);
  }
  return unseen;
}

function showKnown(view: View, into: State): void {
  into.day = view.day;
  into.phase = view.phase;
  into.winner = view.winner ?? NOBODY;
  into.stall = view.stall === null ? NOTHING : GOODS.indexOf(view.stall);
  into.bank = view.bank;
  into.scout = view.scout ?? NOBODY;
  for (let good = 0; good < KINDS; good++) into.sold[good] = view.sold[good]!;
  for (let seat = 0; seat < view.seats; seat++) {
    into.coins[seat] = view.coins[seat]!;
    into.bids[seat] = NO_BID;
    into.opened[seat] = view.opened?.[seat] ?? NO_BID;
    const known = seat === view.viewer ? view.hand! : view.shown[seat]!;
    for (let good = 0; good < KINDS; good++) {
      into.shown[seat * KINDS + good] = view.shown[seat]![good]!;
      into.hands[seat * KINDS + good] = known[good]!;
    }
  }
}

/** Bids that others have sealed are made up, as they would be made. */
function guessBids(view: View, into: State, guess: Guess<Bazaar>, rng: Rng): void {
  if (view.bid !== null) into.bids[view.viewer as number] = view.bid;
  for (let seat = 0; seat < view.seats; seat++) {
    if (!view.sealed[seat] || seat === view.viewer) continue;
    const move = guess(into, seat, rng);
    if (move.type === 'bid') into.bids[seat] = move.coins;
  }
}
