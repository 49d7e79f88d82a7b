/** What was found, the first of each kind with all that is known about it. */

export interface Finding {
  /** Milliseconds since the beginning. */
  readonly at: number;
  /** The promise that was broken, in one word: findings of the same kind are the same defect. */
  readonly kind: FindingKind;
  readonly what: string;
}

export const FINDING_KINDS = [
  'lost',
  'doubled',
  'early',
  'mismatch',
  'order',
  'two-answers',
  'refused',
  'stuck',
  'rest',
  'growth',
  'lease',
  'seat',
  'leak',
  'stale',
  'late',
  'time',
  'bank',
  'keeping',
  'list',
  'unanswered',
  'fair',
  'rated',
  'hostile',
  'unruly',
  'identity',
  'quota',
  'ending',
  'named',
  'lobby',
  'error',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** More of them say no more. */
const MOST = 50;

export class Findings {
  readonly all: Finding[] = [];

  constructor(private readonly now: () => number) {}

  add(kind: FindingKind, what: string): void {
    if (this.all.length < MOST) this.all.push({ at: this.now(), kind, what });
  }
}
