/**
 * Complete states that a view cannot tell apart from the truth.
 *
 * What is hidden: the cards in the other hands, the two left out, and what the
 * other couple exchanged. What is known of them: sizes, every card played, the
 * cards the viewer gave away, and what a forced exchange says of a hand:
 * whoever gave their highest cards was dealt nothing higher.
 *
 * The viewer's own partner is dealt first, from the cards that fit, which keeps
 * the draw uniform. A couple the viewer only watched is dealt like everyone and
 * the deal is thrown away when no exchange could have led to it. Hands from
 * which such an exchange is very unlikely are rare but real (after many
 * plays), so the attempts are limited and the last one stands.
 */

import { allSeats, type Seat, seatsOf, type Worlds } from '@parlor/kit';
import { COPIES, COUPLES, LEFT_OUT } from '../facts/cards.ts';
import { guessExchanges, type SeatedCouple } from './guessExchange.ts';
import { addCard, HAND_ROW, linkPlayers, MOST_GIVEN, packTurn, State } from './state.ts';
import { BUMP, HIGHEST_RANK, NO_RANK, type Rank, type View } from '../facts/types.ts';

const MOST_ATTEMPTS = 64;

export function worldsOf(view: View): Worlds<State> {
  const known = knownState(view);
  const played = playedBySeat(view);
  const pool = unseenCards(view, played);
  const partner = partnerKnowledge(view, played);
  const couples = couplesOf(view);
  const watched = couples.filter(
    ({ richer, poorer }) => richer !== view.viewer && poorer !== view.viewer,
  );
  const others = othersOf(view, partner?.seat);
  if (partner) for (const rank of partner.holds) takeFrom(pool, rank);

  return (rng, into = new State(view.seats, view.games)) => {
    for (let attempt = 1; ; attempt++) {
      into.copyFrom(known);
      rng.shuffle(pool);
      let dealt = partner ? dealPartner(into, pool, partner) : 0;
      for (const seat of others) dealt = dealHand(into, seat, pool, dealt, view.handSizes[seat]!);
      for (let card = 0; card < LEFT_OUT; card++) into.leftOut[card] = pool[dealt + card]!;
      const fits = guessExchanges(into, watched, played, rng);
      if (fits || attempt === MOST_ATTEMPTS) return into;
    }
  };
}

/** Everything the view says outright; the hidden hands are empty. */
function knownState(view: View): State {
  const state = new State(view.seats, view.games);
  state.game = view.game;
  state.dealer = view.dealer;
  state.over = view.turn === null;
  state.turn = view.turn ?? lastTaker(view);
  state.topRank = view.top?.rank ?? NO_RANK;
  state.topCount = view.top?.count ?? 0;
  state.topBy = view.top?.by ?? lastTaker(view);
  state.passes = passesInARow(view);
  state.playing = view.handSizes.filter((size) => size > 0).length;
  view.seating.forEach((seat, index) => {
    state.left[seat] = view.seating[(index + 1) % view.seats]!;
  });
  state.held.set(view.handSizes);
  linkPlayers(state);
  state.out.set(view.out);
  state.outCount = view.out.length;
  state.points.set(view.points);
  state.finished.set(view.finished.flat());
  state.history.set(view.history.map(([seat, rank, count]) => packTurn(seat, rank, count)));
  state.turns = view.history.length;
  if (view.viewer !== 'public') {
    for (const rank of view.hand!) addCard(state, view.viewer, rank);
    if (view.exchange) {
      state.given.set(view.exchange.gave, view.viewer * MOST_GIVEN);
      state.given.set(view.exchange.got, view.exchange.with * MOST_GIVEN);
    }
  }
  return state;
}

/** Who played last; the dealer before anyone has. */
const lastTaker = (view: View): Seat =>
  view.history.findLast(([, rank]) => rank !== NO_RANK)?.[0] ?? view.dealer;

/** Passes since the last play of this round, with the bumped player's. */
function passesInARow(view: View): number {
  if (view.top === null) return 0;
  const last = view.history.findLastIndex(([, rank]) => rank !== NO_RANK);
  const bumped = view.top.rank === BUMP ? 1 : 0;
  return view.history.length - 1 - last + bumped;
}

/** Cards played in this game, as rows of counts by seat. */
function playedBySeat(view: View): Uint8Array {
  const played = new Uint8Array(view.seats * HAND_ROW);
  for (const [seat, rank, count] of view.history) played[seat * HAND_ROW + rank]! += count;
  return played;
}

function unseenCards(view: View, played: Uint8Array): Rank[] {
  const pool: Rank[] = [];
  for (let rank = 1; rank <= HIGHEST_RANK; rank++) {
    let unseen = COPIES[rank]!;
    for (let seat = 0; seat < view.seats; seat++) unseen -= played[seat * HAND_ROW + rank]!;
    for (const own of view.hand ?? []) if (own === rank) unseen--;
    for (; unseen > 0; unseen--) pool.push(rank);
  }
  return pool;
}

/** What the viewer knows of the hand of the one it swapped with. */
interface PartnerKnowledge {
  readonly seat: Seat;
  /** Cards that were given to this seat and are still there. */
  readonly holds: readonly Rank[];
  /** How many further cards it holds, each between `lowest` and `highest`. */
  readonly unknown: number;
  readonly lowest: Rank;
  readonly highest: Rank;
}

function partnerKnowledge(view: View, played: Uint8Array): PartnerKnowledge | undefined {
  if (!view.exchange) return undefined;
  const { with: seat, gave, got } = view.exchange;
  const playedHere = Array.from(played.subarray(seat * HAND_ROW, (seat + 1) * HAND_ROW));
  const holds = gave.filter((rank) => {
    const gone = playedHere[rank]! > 0;
    if (gone) playedHere[rank]! -= 1;
    return !gone;
  });
  const partnerIsPoorer = couplesOf(view).some(({ poorer }) => poorer === seat);
  return {
    seat,
    holds,
    unknown: view.handSizes[seat]! - holds.length,
    lowest: partnerIsPoorer ? 1 : Math.max(...got),
    highest: partnerIsPoorer ? Math.min(...got) : HIGHEST_RANK,
  };
}

function couplesOf(view: View): SeatedCouple[] {
  const last = view.finished[view.game - 2];
  if (!last) return [];
  return COUPLES[view.seats]!.map(({ richer, poorer, count }) => ({
    richer: last[richer]!,
    poorer: last[poorer]!,
    count,
  }));
}

const othersOf = (view: View, partner: Seat | undefined): readonly Seat[] =>
  seatsOf(allSeats(view.seats)).filter((seat) => seat !== view.viewer && seat !== partner);

function takeFrom(pool: Rank[], rank: Rank): void {
  pool.splice(pool.indexOf(rank), 1);
}

/**
 * Moves the first fitting cards of the shuffled pool to its front and deals
 * them. Returns how many cards of the pool are gone.
 */
function dealPartner(state: State, pool: Rank[], partner: PartnerKnowledge): number {
  const { seat, holds, unknown, lowest, highest } = partner;
  for (const rank of holds) addCard(state, seat, rank);
  let dealt = 0;
  for (let card = 0; dealt < unknown; card++) {
    const rank = pool[card]!;
    if (rank < lowest || rank > highest) continue;
    pool[card] = pool[dealt]!;
    pool[dealt++] = rank;
    addCard(state, seat, rank);
  }
  return dealt;
}

function dealHand(
  state: State,
  seat: Seat,
  pool: readonly Rank[],
  from: number,
  size: number,
): number {
  const end = from + size;
  for (let card = from; card < end; card++) addCard(state, seat, pool[card]!);
  return end;
}
