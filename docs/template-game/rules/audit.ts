/** What only the game itself can tell the laws. */

import type { Audit, Rng, Seat, Viewer } from '@parlor/kit';
import { KINDS } from '../facts/cards.ts';
import { NO_BID, type State } from './state.ts';
import type { GoodIndex } from '../facts/types.ts';

const DECK = -1;

/** A card the viewer must not know: in the deck, or under cover in somebody's hand. */
interface HiddenCard {
  readonly owner: Seat | typeof DECK;
  /** Where in the deck. */
  readonly place: number;
  readonly good: GoodIndex;
}

export const audit: Audit<State> = {
  inventory(state) {
    const goods = [...state.sold];
    for (let card = 0; card < state.deckLeft; card++) goods[state.deck[card]!]!++;
    for (let held = 0; held < state.hands.length; held++)
      goods[held % KINDS]! += state.hands[held]!;
    // B-2.3: bought goods are in a hand already; only while bids are made is there one on the stall.
    if (state.phase === 'bidding') goods[state.stall]!++;
    return { goods, coins: state.coins.reduce((sum, coins) => sum + coins, state.bank) };
  },

  plant(state, viewer, rng) {
    return rng.below(2) === 0
      ? plantBid(state, viewer, rng) || plantCards(state, viewer, rng)
      : plantCards(state, viewer, rng) || plantBid(state, viewer, rng);
  },
};

/** Two hidden cards of different goods, in different hands or in the deck, change places. */
function plantCards(state: State, viewer: Viewer, rng: Rng): boolean {
  const hidden = rng.shuffle(hiddenCards(state, viewer));
  for (const one of hidden) {
    const other = hidden.find(
      ({ good, owner }) => good !== one.good && (owner !== one.owner || owner === DECK),
    );
    if (!other) continue;
    replace(state, one, other.good);
    replace(state, other, one.good);
    return true;
  }
  return false;
}

function hiddenCards(state: State, viewer: Viewer): HiddenCard[] {
  const hidden: HiddenCard[] = [];
  const known = state.scout === viewer ? 1 : 0;
  for (let place = 0; place < state.deckLeft - known; place++) {
    hidden.push({ owner: DECK, place, good: state.deck[place]! });
  }
  for (let held = 0; held < state.hands.length; held++) {
    const owner = Math.floor(held / KINDS);
    if (owner === viewer) continue;
    for (let card = state.shown[held]!; card < state.hands[held]!; card++) {
      hidden.push({ owner, place: 0, good: held % KINDS });
    }
  }
  return hidden;
}

function replace(state: State, { owner, place, good }: HiddenCard, by: GoodIndex): void {
  if (owner === DECK) {
    state.deck[place] = by;
    return;
  }
  state.hands[owner * KINDS + good]!--;
  state.hands[owner * KINDS + by]!++;
}

/** Somebody else's sealed bid becomes another. */
function plantBid(state: State, viewer: Viewer, rng: Rng): boolean {
  for (let seat = 0; seat < state.seats; seat++) {
    const bid = state.bids[seat]!;
    if (seat === viewer || bid === NO_BID || state.coins[seat] === 0) continue;
    const other = rng.below(state.coins[seat]!);
    state.bids[seat] = other < bid ? other : other + 1;
    return true;
  }
  return false;
}
