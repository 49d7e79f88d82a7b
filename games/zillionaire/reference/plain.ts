/**
 * Zillionaire a second time, slow and obvious. Random matches run through this
 * and the fast implementation; a difference is a bug in one of them. It shares
 * no code with the other one and must not start to.
 */

import type { Json, Outcome, Rng, Seat, Table } from '@parlor/kit';

// Z-1.2: ranks are numbers in rank order, 1 to 13.
const [FIVE, BUMP, BANKRUPT, BANKROLL, ZILLIONAIRE] = [5, 9, 10, 11, 13] as const;

/** Z-1.1: how many cards there are of each rank, 1 first and Zillionaire last. */
const COPIES = [6, 6, 6, 6, 3, 6, 6, 6, 3, 3, 3, 4, 4];

/** Z-2.1: cards that stay out of each game. */
const LEFT_OUT = 2;

/** Z-4.5: the number asked for while a led 5 leaves it open. */
const OPEN = 0;

/** Z-5.3: all statuses, best first, with their points and the numbers of players that use them. */
const STATUSES = [
  { name: 'Rich', points: 6, seats: [3, 4, 5, 6] },
  { name: 'Money to Burn', points: 5, seats: [6] },
  { name: 'Upper Crust', points: 4, seats: [4, 5, 6] },
  { name: 'Credit Crazy', points: 3, seats: [3, 5, 6] },
  { name: 'Thin Ice', points: 2, seats: [4, 5, 6] },
  { name: 'Poor', points: 1, seats: [3, 4, 5, 6] },
];

/** What lies on top of the tray: `count` is the number asked for, which for a 5 is not the number laid. */
type Top = { rank: number; count: number; by: Seat };

type Pass = { type: 'pass' };
type Lay = { type: 'play'; rank: number; count: number };

interface Position {
  readonly games: number;
  game: number;
  /** Seats clockwise, the dealer first. */
  seating: Seat[];
  hands: number[][];
  points: number[];
  turn: Seat | null;
  top: Top | null;
  /** Who has passed, or been bumped, since the last play. */
  passed: Seat[];
  /** Who has gone out in this game, in order. */
  out: Seat[];
  /** For each completed game the seats from Rich to Poor. */
  finished: Seat[][];
}

const ascending = (a: number, b: number): number => a - b;

function without(hand: number[], cards: number[]): number[] {
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
}

/** Z-1.1: the 62 cards in rank order. */
const newDeck = () => COPIES.flatMap((copies, nth) => Array<number>(copies).fill(nth + 1));

const statusesFor = (seats: number) => STATUSES.filter((status) => status.seats.includes(seats));

/** Z-2.1: one card at a time, clockwise from the dealer's left, until two are left. */
function deal(seating: Seat[], rng: Rng): number[][] {
  const dealt = rng.shuffle(newDeck()).slice(0, -LEFT_OUT);
  const hands: number[][] = seating.map(() => []);
  dealt.forEach((card, nth) => hands[seating[(nth + 1) % seating.length]!]!.push(card));
  return hands;
}

/** Z-2.4: clockwise Rich, Poor, and upward from Poor back to Rich. */
const seatingAfter = ([rich, ...others]: Seat[]): Seat[] => [rich!, ...others.toReversed()];

/** Z-3.1, Z-3.3: at once from the hands as dealt, `richer` gives the lowest, `poorer` the highest. */
function swap(hands: number[][], cards: number, richer: Seat, poorer: Seat): void {
  const lowest = hands[richer]!.toSorted(ascending).slice(0, cards);
  const highest = hands[poorer]!.toSorted(ascending).slice(-cards);
  hands[richer] = [...without(hands[richer]!, lowest), ...highest];
  hands[poorer] = [...without(hands[poorer]!, highest), ...lowest];
}

/** Z-3.1, Z-3.2: who swaps with whom. */
function exchange(hands: number[][], richToPoor: Seat[]): void {
  const seats = richToPoor.length;
  const is = (name: string): Seat =>
    richToPoor[statusesFor(seats).findIndex((status) => status.name === name)]!;
  swap(hands, 2, is('Rich'), is('Poor'));
  if (seats === 4 || seats === 5) swap(hands, 1, is('Upper Crust'), is('Thin Ice'));
  if (seats === 6) swap(hands, 1, is('Money to Burn'), is('Thin Ice'));
}

const withCards = (position: Position): Seat[] =>
  position.seating.filter((seat) => position.hands[seat]!.length > 0);

/** The next player clockwise from `seat` who still has cards. */
function nextAfter(position: Position, seat: Seat): Seat {
  const { seating } = position;
  const from = seating.indexOf(seat) + 1;
  const clockwise = [...seating.slice(from), ...seating.slice(0, from)];
  return clockwise.find((other) => withCards(position).includes(other))!;
}

/** Z-4.1, Z-4.2, Z-4.4, Z-4.5, Z-4.7: may these cards go onto `top`, whoever holds them? */
function mayLie(top: Top | null, rank: number, count: number): boolean {
  if (rank === FIVE && count !== 1) return false; // Z-4.4: never two fives
  if (top === null) return true; // Z-4.1
  if (top.rank === BANKRUPT) return rank === BANKROLL && count === top.count; // Z-4.7
  if (rank <= top.rank) return false; // Z-4.2
  if (rank === FIVE) return true; // Z-4.4: one 5 is as many fives as asked for
  if (top.count === OPEN) return true; // Z-4.5
  return count === top.count; // Z-4.2
}

function legalMoves(position: Position, seat: Seat): (Pass | Lay)[] {
  if (position.turn === null || seat !== position.turn) return [];
  const moves: (Pass | Lay)[] = [];
  if (position.top !== null) moves.push({ type: 'pass' }); // Z-4.1, Z-4.2
  for (let rank = 1; rank <= ZILLIONAIRE; rank++) {
    const held = position.hands[seat]!.filter((card) => card === rank).length;
    for (let count = 1; count <= held; count++) {
      if (mayLie(position.top, rank, count)) moves.push({ type: 'play', rank, count });
    }
  }
  return moves;
}

/** The legal move that `json` describes, if any. Fields a move does not have are ignored. */
function findLegal(position: Position, seat: Seat, json: unknown): Pass | Lay | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { type, rank, count } = json as { [field: string]: unknown };
  return legalMoves(position, seat).find((move) => {
    if (move.type === 'pass') return type === 'pass';
    return type === 'play' && rank === move.rank && count === move.count;
  });
}

/** Z-4.3: every other player who still has cards has passed since the last play. */
const allOthersPassed = (position: Position): boolean =>
  withCards(position)
    .filter((seat) => seat !== position.top!.by)
    .every((seat) => position.passed.includes(seat));

/** Z-4.8, Z-4.9: plays that end the round at once. */
const endsRound = (rank: number, below: Top | null): boolean =>
  rank === ZILLIONAIRE || (rank === BANKROLL && below?.rank === BANKRUPT);

/** Z-4.3: the last to play leads; Z-5.2: or, being out, the next clockwise with cards. */
function endRound(position: Position): void {
  const last = position.top!.by;
  position.turn = position.hands[last]!.length > 0 ? last : nextAfter(position, last);
  position.top = null;
  position.passed = [];
}

/** Z-5.1, Z-5.3, Z-2.3: statuses and points, then the next game if there is one. */
function endGame(position: Position, rng: Rng): void {
  const richToPoor = [...position.out, ...withCards(position)];
  position.finished.push(richToPoor);
  richToPoor.forEach((seat, place) => {
    position.points[seat]! += statusesFor(richToPoor.length)[place]!.points;
  });
  position.turn = null;
  if (position.game === position.games) return;
  position.game += 1;
  position.seating = seatingAfter(richToPoor);
  position.hands = deal(position.seating, rng);
  exchange(position.hands, richToPoor);
  position.turn = position.seating[1]!; // Z-2.3: Poor, on Rich's left, leads
  position.top = null;
  position.passed = [];
  position.out = [];
}

/** Z-4.2 */
function pass(position: Position, seat: Seat): void {
  position.passed.push(seat);
  if (allOthersPassed(position)) endRound(position);
  else position.turn = nextAfter(position, seat);
}

function lay(position: Position, seat: Seat, move: Lay, rng: Rng): void {
  const { rank, count } = move;
  const below = position.top;
  const asked = rank === FIVE ? (below?.count ?? OPEN) : count; // Z-4.4, Z-4.5
  position.hands[seat] = without(position.hands[seat]!, Array<number>(count).fill(rank));
  position.top = { rank, count: asked, by: seat };
  position.passed = [];
  if (position.hands[seat].length === 0) position.out.push(seat); // Z-5.1
  if (withCards(position).length === 1) return endGame(position, rng); // Z-5.1
  if (endsRound(rank, below)) return endRound(position);
  position.turn = nextAfter(position, seat);
  if (rank === BUMP) pass(position, position.turn); // Z-4.6: the skip counts as a pass
}

/** Z-5.4: the highest total wins, equal totals share a place. */
const placesOf = (points: number[]): number[] =>
  points.map((mine) => 1 + points.filter((theirs) => theirs > mine).length);

/** Everything about the position as the README's "Facts" list it. */
const factsOf = (position: Position): Json => ({
  game: position.game,
  dealer: position.seating[0]!,
  seating: [...position.seating],
  hands: position.hands.map((hand) => hand.toSorted(ascending)),
  points: [...position.points],
  turn: position.turn,
  top: position.top && { ...position.top },
  out: [...position.out],
  finished: position.finished.map((game) => [...game]),
});

export function plainZillionaire(table: Table<{ games: number }>, rng: Rng) {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const dealer = rng.below(table.seats); // Z-2.2
  const seating = [...seats.slice(dealer), ...seats.slice(0, dealer)];
  const position: Position = {
    games: table.options.games,
    game: 1,
    seating,
    hands: deal(seating, rng),
    points: seats.map(() => 0),
    turn: seating[1]!, // Z-2.2
    top: null,
    passed: [],
    out: [],
    finished: [],
  };

  return {
    toAct: (): Seat[] => (position.turn === null ? [] : [position.turn]),
    moves: (seat: Seat): Json[] | 'wide' => legalMoves(position, seat),
    isLegal: (seat: Seat, move: Json): boolean => findLegal(position, seat, move) !== undefined,
    play: (seat: Seat, json: Json, stepRng: Rng): void => {
      const move = findLegal(position, seat, json);
      if (move === undefined) throw new Error(`illegal for seat ${seat}: ${JSON.stringify(json)}`);
      if (move.type === 'pass') pass(position, seat);
      else lay(position, seat, move, stepRng);
    },
    outcome: (): Outcome | undefined =>
      position.turn === null
        ? { scores: [...position.points], places: placesOf(position.points) }
        : undefined,
    facts: (): Json => factsOf(position),
  };
}
