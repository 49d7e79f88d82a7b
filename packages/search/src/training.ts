/** How a brain came by what it learned: a training anybody can repeat, with the same result. */

export interface Training {
  /** The data file it writes, beside the brain. */
  readonly data: string;

  /** How many matches, rounds or games the shipped data was learned from. */
  readonly lessons: number;

  /** Learns from so many, telling now and then which share is done, and ends with the text of the data file. */
  learn(lessons: number): Lessons;
}

export type Lessons<Learned = string> = Generator<number, Learned, void>;

/** Runs a training to its end at one go. */
export function finish<Learned>(lessons: Lessons<Learned>): Learned {
  for (;;) {
    const { done, value } = lessons.next();
    if (done) return value;
  }
}

/** Lets the shares of one part of a training count as that part of the whole, from `start` on. */
export function* partOf<Learned>(
  lessons: Lessons<Learned>,
  start: number,
  part: number,
): Lessons<Learned> {
  for (;;) {
    const { done, value } = lessons.next();
    if (done) return value;
    yield start + part * value;
  }
}

const LINE = 100;

/** Numbers one after the other, in as few lines as fit, with a comma after each. */
export function linesOf(numbers: readonly number[], indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const number of numbers) {
    const next = `${number},`;
    const joined = line === indent ? line + next : `${line} ${next}`;
    if (joined.length <= LINE) line = joined;
    else {
      lines.push(line);
      line = indent + next;
    }
  }
  return [...lines, line].join('\n');
}
