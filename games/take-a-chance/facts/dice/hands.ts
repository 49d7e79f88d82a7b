/**
 * Hands: dice without their order. A hand is a number, so that tables over all
 * hands of up to nine dice (5,005 of them) are plain arrays. Hands are numbered by
 * size, then by content: adding a die always leads to a higher number.
 */

export const FACES = 6;
/** T-5.1: at most nine dice are ever rolled. */
export const MAX_DICE = 9;

export type Hand = number;
export const NO_DICE: Hand = 0;

/** Every hand's dice by face: `COUNTS[FACES * hand + face]`, faces from 0. */
export const COUNTS: Uint8Array = /* @__PURE__ */ countsByHand();
export const HANDS: number = COUNTS.length / FACES;

/** `FIRST_HAND[n]` is the first hand of n dice; the next entry ends them. */
export const FIRST_HAND: Uint16Array = /* @__PURE__ */ firstHands();

/** `WITH_DIE[FACES * hand + face]` is the hand with one die more; not for hands of `MAX_DICE`. */
export const WITH_DIE: Uint16Array = /* @__PURE__ */ handsWithDie();

function countsByHand(): Uint8Array {
  const all: number[] = [];
  const counts = new Array<number>(FACES).fill(0);
  const fill = (face: number, left: number): void => {
    if (face === FACES - 1) {
      counts[face] = left;
      all.push(...counts);
      return;
    }
    for (let count = 0; count <= left; count++) {
      counts[face] = count;
      fill(face + 1, left - count);
    }
  };
  for (let size = 0; size <= MAX_DICE; size++) fill(0, size);
  return Uint8Array.from(all);
}

function firstHands(): Uint16Array {
  const first = new Uint16Array(MAX_DICE + 2);
  for (let hand = 0; hand < HANDS; hand++) {
    let size = 0;
    for (let face = 0; face < FACES; face++) size += COUNTS[FACES * hand + face]!;
    first[size + 1] = hand + 1;
  }
  return first;
}

function handsWithDie(): Uint16Array {
  const base = MAX_DICE + 1;
  const codeOf = (hand: Hand): number => {
    let code = 0;
    for (let face = 0; face < FACES; face++) code = code * base + COUNTS[FACES * hand + face]!;
    return code;
  };
  const byCode = new Map<number, Hand>();
  for (let hand = 0; hand < HANDS; hand++) byCode.set(codeOf(hand), hand);
  const table = new Uint16Array(FACES * FIRST_HAND[MAX_DICE]!);
  for (let hand = 0; hand < FIRST_HAND[MAX_DICE]!; hand++) {
    for (let face = 0; face < FACES; face++) {
      table[FACES * hand + face] = byCode.get(codeOf(hand) + base ** (FACES - 1 - face))!;
    }
  }
  return table;
}

/** The hand of dice given by their faces, 1 to 6, in any order; at most nine. */
export function handOf(dice: ArrayLike<number>): Hand {
  let hand = NO_DICE;
  for (let die = 0; die < dice.length; die++) hand = WITH_DIE[FACES * hand + dice[die]! - 1]!;
  return hand;
}

/** The faces of a hand, 1 to 6, ascending. */
export function diceOf(hand: Hand): number[] {
  const dice: number[] = [];
  for (let face = 0; face < FACES; face++) {
    for (let count = COUNTS[FACES * hand + face]!; count > 0; count--) dice.push(face + 1);
  }
  return dice;
}

/** In how many ways dice can fall to make each hand: n! over the product of all c(face)!. */
export const WAYS: Float64Array = /* @__PURE__ */ Float64Array.from({ length: HANDS }, (_, hand) =>
  waysTo(hand),
);

function waysTo(hand: Hand): number {
  let ways = 1;
  let dice = 0;
  for (let face = 0; face < FACES; face++) {
    const count = COUNTS[FACES * hand + face]!;
    for (let of = 1; of <= count; of++) ways = (ways * ++dice) / of;
  }
  return ways;
}

const partsCache = new Array<Uint16Array | undefined>(HANDS).fill(undefined);

/** Every hand that can be picked out of `hand`, each once, itself last. Made when first asked for. */
export function partsOf(hand: Hand): Uint16Array {
  return (partsCache[hand] ??= makeParts(hand));
}

function makeParts(hand: Hand): Uint16Array {
  let parts: Hand[] = [NO_DICE];
  for (let face = 0; face < FACES; face++) {
    const count = COUNTS[FACES * hand + face]!;
    const wider: Hand[] = [];
    for (const part of parts) {
      wider.push(part);
      for (let more = 1, next = part; more <= count; more++) {
        next = WITH_DIE[FACES * next + face]!;
        wider.push(next);
      }
    }
    parts = wider;
  }
  return Uint16Array.from(parts).sort();
}
