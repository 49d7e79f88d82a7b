/** T-4.1, T-4.3: what a roll contains. */

/** The sizes of the groups of equal dice that make up a combination. */
const GROUPS: { [combo: string]: number[] } = {
  pair: [2],
  'two-pairs': [2, 2],
  'three-pairs': [2, 2, 2],
  'three-of-a-kind': [3],
  'four-of-a-kind': [4],
  'five-of-a-kind': [5],
  'six-of-a-kind': [6],
  'seven-of-a-kind': [7],
  'two-threes': [3, 3],
  'full-house': [3, 2],
  'four-and-three': [4, 3],
};

/** How many consecutive faces make up a straight. */
const STRAIGHTS: { [combo: string]: number } = {
  'straight-of-four': 4,
  'straight-of-five': 5,
  'straight-of-six': 6,
};

export const FACES = [1, 2, 3, 4, 5, 6];

/** The dice without `count` dice of `face`; undefined if there are not so many. */
function takeAway(dice: number[], face: number, count: number): number[] | undefined {
  const others = dice.filter((die) => die !== face);
  const left = dice.length - others.length - count;
  return left < 0 ? undefined : [...others, ...Array.from({ length: left }, () => face)];
}

/** Can these groups be taken from the dice, one after the other? Two groups may be of one face (T-4.3). */
function containsGroups(dice: number[], groups: number[]): boolean {
  const [first, ...others] = groups;
  if (first === undefined) return true;
  return FACES.some((face) => {
    const rest = takeAway(dice, face, first);
    return rest !== undefined && containsGroups(rest, others);
  });
}

function containsStraight(dice: number[], length: number): boolean {
  return FACES.some((lowest) =>
    Array.from({ length }, (_, nth) => lowest + nth).every((face) => dice.includes(face)),
  );
}

/** T-4.1: some of the dice form it; the others do no harm. */
export function contains(dice: number[], combo: string): boolean {
  if (Object.hasOwn(GROUPS, combo)) return containsGroups(dice, GROUPS[combo]!);
  if (Object.hasOwn(STRAIGHTS, combo)) return containsStraight(dice, STRAIGHTS[combo]!);
  throw new Error(`no such combination: ${combo}`);
}
