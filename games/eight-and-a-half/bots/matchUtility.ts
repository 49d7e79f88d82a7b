/**
 * What points are worth with so many rounds to come: the chance to win the
 * match if from here on everybody is as good as everybody else.
 */

/** E-7.1 */
const POINTS_FOR_WINNING = 2;
const POINTS_FOR_FEWEST = 1;
const MOST_A_ROUND = POINTS_FOR_WINNING + POINTS_FOR_FEWEST;

/**
 * How often the seat that goes out also has the fewest cards, and how often
 * others share or take that point; counted in games of equal players by heuristics.
 */
const WINNER_HAS_FEWEST = 0.62;
const POINTS_FOR_FEWEST_A_ROUND = 1.04;

/** By rounds to come: the distribution of what one seat scores in them. */
const spreads = new Map<number, readonly (readonly number[])[]>();

function spreadOf(seats: number, rounds: number): readonly number[] {
  let byRounds = spreads.get(seats);
  if (!byRounds || byRounds.length <= rounds) {
    const one = oneRound(seats);
    const list: number[][] = [[1]];
    while (list.length <= rounds) list.push(convolve(list.at(-1)!, one));
    byRounds = list;
    spreads.set(seats, byRounds);
  }
  return byRounds[rounds]!;
}

/** The chances of 0, 1, 2 and 3 points in a round. */
function oneRound(seats: number): number[] {
  const out = 1 / seats;
  const three = out * WINNER_HAS_FEWEST;
  const one = (POINTS_FOR_FEWEST_A_ROUND - WINNER_HAS_FEWEST) / seats;
  return [1 - out - one, one, out - three, three];
}

function convolve(a: readonly number[], b: readonly number[]): number[] {
  const sum = Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((x, i) => b.forEach((y, j) => (sum[i + j]! += x * y)));
  return sum;
}

/** Writes each seat's chance to win the match, shared wins in parts, into `into`. */
export function chancesAt(points: ArrayLike<number>, roundsLeft: number, into: Float64Array): void {
  const seats = points.length;
  const spread = spreadOf(seats, roundsLeft);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    let chance = 0;
    for (let scored = 0; scored < spread.length; scored++) {
      if (spread[scored] !== 0)
        chance += spread[scored]! * shareWith(points, seat, points[seat]! + scored, spread);
    }
    into[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < seats; seat++) into[seat]! /= sum;
}

/** The expected share of the first place with `total` points: 1 over those who end up level, if nobody is above. */
function shareWith(
  points: ArrayLike<number>,
  seat: number,
  total: number,
  spread: readonly number[],
): number {
  let level = [1];
  for (let other = 0; other < points.length; other++) {
    if (other === seat) continue;
    let below = 0;
    let same = 0;
    for (let scored = 0; scored < spread.length; scored++) {
      const theirs = points[other]! + scored;
      if (theirs < total) below += spread[scored]!;
      else if (theirs === total) same = spread[scored]!;
    }
    if (below + same === 0) return 0;
    level = convolve(level, [below, same]);
  }
  return level.reduce((share, chance, others) => share + chance / (others + 1), 0);
}

/** The chances after the round at hand, by what each seat scores in it; worked out once for each case. */
export class MatchUtility {
  private readonly known = new Map<number, Float64Array>();
  /** By winner and whoever has the fewest cards. */
  private readonly results: (Float64Array | undefined)[] = [];
  private readonly sum: number[];

  constructor(
    private readonly points: readonly number[],
    private readonly roundsLeft: number,
    /** How much the points of the round count by themselves, so that a lost match is still played well. */
    private readonly pride = 0,
  ) {
    this.sum = [...points];
  }

  /** `totals` are the points of the seats once the round has been scored. */
  after(totals: ArrayLike<number>): Float64Array {
    const { points } = this;
    let key = 0;
    for (let seat = 0; seat < points.length; seat++)
      key = key * (MOST_A_ROUND + 1) + totals[seat]! - points[seat]!;
    let chances = this.known.get(key);
    if (!chances) {
      for (let seat = 0; seat < points.length; seat++) this.sum[seat] = totals[seat]!;
      chances = new Float64Array(points.length);
      chancesAt(this.sum, this.roundsLeft, chances);
      this.addPride(chances);
      this.known.set(key, chances);
    }
    return chances;
  }

  private addPride(chances: Float64Array): void {
    let scored = 0;
    for (let seat = 0; seat < chances.length; seat++)
      scored += this.sum[seat]! - this.points[seat]!;
    if (scored === 0) return;
    for (let seat = 0; seat < chances.length; seat++) {
      const share = (this.sum[seat]! - this.points[seat]!) / scored;
      chances[seat] = (1 - this.pride) * chances[seat]! + this.pride * share;
    }
  }

  /** The same where `winner` goes out and `fewest` has the fewest cards. */
  ifRoundGoesTo(winner: number, fewest: number): Float64Array {
    const key = winner * this.points.length + fewest;
    const known = this.results[key];
    if (known) return known;
    const totals = [...this.points];
    totals[winner]! += POINTS_FOR_WINNING;
    totals[fewest]! += POINTS_FOR_FEWEST;
    return (this.results[key] = this.after(totals));
  }
}
