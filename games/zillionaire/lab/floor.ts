/**
 * The floor under the speed of Zillionaire: the same rules written as one flat
 * loop over numbers, for random play and nothing else. No contract, no move
 * objects, no views, no history. What the engine costs above this is the price
 * of everything it can do besides.
 *
 * It draws from the same generator in the same order as `bench` does, so both
 * play the same matches and their checksums must agree.
 */

import { fastRng, type Rng } from '@parlor/kit';
import { CHECKSUM_START, mix } from '@parlor/lab/for-games';

const RANKS = 14;
const FIVE = 5;
const BUMP = 9;
const BANKRUPT = 10;
const BANKROLL = 11;
const ZILLIONAIRE = 13;
const DEALT = 60;
const DECK = [6, 6, 6, 6, 3, 6, 6, 6, 3, 3, 3, 4, 4].flatMap((copies, index) =>
  new Array<number>(copies).fill(index + 1),
);
const POINTS = [[], [], [], [6, 3, 1], [6, 4, 2, 1], [6, 4, 3, 2, 1], [6, 5, 4, 3, 2, 1]];
/** The couples that exchange: places of the richer and the poorer, and how many cards. */
const COUPLES: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [],
  [],
  [[0, 2, 2]],
  [
    [0, 3, 2],
    [1, 2, 1],
  ],
  [
    [0, 4, 2],
    [1, 3, 1],
  ],
  [
    [0, 5, 2],
    [1, 4, 1],
  ],
];

const hands = new Uint8Array(6 * RANKS);
const held = new Uint8Array(6);
const left = new Uint8Array(6);
const order = new Uint8Array(6);
const points = new Uint8Array(6);
/** Listed moves as rank × 8 + count; 0 is a pass. */
const listed = new Uint8Array(64);

export interface Played {
  readonly moves: number;
  readonly checksum: number;
}

/** Match number i, counted from `firstSeed`, draws everything from `fastRng(i, seats)`. */
export function playMatches(
  seats: number,
  games: number,
  firstSeed: number,
  count: number,
): Played {
  let moves = 0;
  let checksum = CHECKSUM_START;
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const rng = fastRng(seed, seats);
    let dealer = rng.below(seats);
    for (let seat = 0; seat < seats; seat++) left[seat] = (seat + 1) % seats;
    points.fill(0);
    deal(seats, dealer, rng);
    for (let game = 1; ; game++) {
      let turn = left[dealer]!;
      let out = 0;
      let topRank = 0;
      let topCount = 0;
      let topBy = dealer;
      let passes = 0;
      while (out < seats - 1) {
        const many = list(turn * RANKS, topRank, topCount);
        const picked = rng.below(many);
        checksum = mix(checksum, picked);
        moves++;
        const move = listed[picked]!;
        let at = turn;
        let ends = false;
        if (move === 0) {
          passes++;
        } else {
          const rank = move >> 3;
          const cards = move & 7;
          hands[turn * RANKS + rank]! -= cards;
          held[turn]! -= cards;
          ends = rank === ZILLIONAIRE || (rank === BANKROLL && topRank === BANKRUPT);
          topRank = rank;
          if (rank !== FIVE) topCount = cards;
          topBy = turn;
          passes = 0;
          if (held[turn] === 0) {
            points[turn]! += POINTS[seats]![out]!;
            order[out++] = turn;
            if (out === seats - 1) break;
          }
          if (rank === BUMP) {
            at = next(at);
            passes = 1;
          }
        }
        const playing = seats - out;
        if (ends || passes >= (held[topBy]! > 0 ? playing - 1 : playing)) {
          turn = held[topBy]! > 0 ? topBy : next(topBy);
          topRank = 0;
          topCount = 0;
          passes = 0;
        } else {
          turn = next(at);
        }
      }
      const poor = next(topBy);
      points[poor]! += 1;
      order[seats - 1] = poor;
      if (game === games) break;
      dealer = order[0]!;
      for (let place = 0; place < seats; place++) {
        left[order[place]!] = order[(place + seats - 1) % seats]!;
      }
      deal(seats, dealer, rng);
      exchange(seats);
    }
    for (let seat = 0; seat < seats; seat++) checksum = mix(checksum, points[seat]!);
  }
  return { moves, checksum };
}

function next(seat: number): number {
  let other = left[seat]!;
  while (held[other] === 0) other = left[other]!;
  return other;
}

function list(hand: number, topRank: number, topCount: number): number {
  let many = 0;
  if (topRank === 0) {
    for (let rank = 1; rank < RANKS; rank++) {
      let most = hands[hand + rank]!;
      if (rank === FIVE && most > 1) most = 1;
      for (let count = 1; count <= most; count++) listed[many++] = (rank << 3) | count;
    }
    return many;
  }
  listed[many++] = 0;
  if (topRank === BANKRUPT) {
    if (hands[hand + BANKROLL]! >= topCount) listed[many++] = (BANKROLL << 3) | topCount;
  } else if (topCount === 0) {
    for (let rank = FIVE + 1; rank < RANKS; rank++) {
      const most = hands[hand + rank]!;
      for (let count = 1; count <= most; count++) listed[many++] = (rank << 3) | count;
    }
  } else {
    for (let rank = topRank + 1; rank < RANKS; rank++) {
      const need = rank === FIVE ? 1 : topCount;
      if (hands[hand + rank]! >= need) listed[many++] = (rank << 3) | need;
    }
  }
  return many;
}

function deal(seats: number, dealer: number, rng: Rng): void {
  const deck = rng.shuffle(DECK.slice());
  hands.fill(0);
  held.fill(0);
  let seat = left[dealer]!;
  for (let card = 0; card < DEALT; card++) {
    hands[seat * RANKS + deck[card]!]! += 1;
    seat = left[seat]!;
  }
  for (let each = 0; each < seats; each++) held[each] = DEALT / seats;
}

function exchange(seats: number): void {
  for (const [richer, poorer, count] of COUPLES[seats]!) {
    const rich = order[richer]! * RANKS;
    const poor = order[poorer]! * RANKS;
    let down = 0;
    let up = 0;
    for (let rank = 1, taken = 0; taken < count; ) {
      if (hands[rich + rank] === 0) rank++;
      else {
        hands[rich + rank]! -= 1;
        down = down * RANKS + rank;
        taken++;
      }
    }
    for (let rank = RANKS - 1, taken = 0; taken < count; ) {
      if (hands[poor + rank] === 0) rank--;
      else {
        hands[poor + rank]! -= 1;
        up = up * RANKS + rank;
        taken++;
      }
    }
    for (; down > 0; down = Math.floor(down / RANKS)) hands[poor + (down % RANKS)]! += 1;
    for (; up > 0; up = Math.floor(up / RANKS)) hands[rich + (up % RANKS)]! += 1;
  }
}
