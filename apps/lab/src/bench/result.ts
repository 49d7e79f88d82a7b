/** What a benchmark run leaves behind: one JSON object, read again for comparisons. */

export interface BenchResult {
  readonly node: string;
  /** How the figures came about. */
  readonly method: string;
  readonly rows: readonly RowResult[];
}

export interface RowResult {
  readonly game: string;
  readonly seats: number;
  readonly preset: string;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly clonesPerSecond: number;
  readonly worldsPerSecond: number;

  /** Memory allocated per move of random play, setup included. */
  readonly bytesPerMove: number;

  /** Of the work, not of the figures: equal exactly when the same moves were played. */
  readonly checksum: number;

  readonly floor?: { readonly movesPerSecond: number; readonly checksum: number };
}

const NUMBERS = [
  'seats',
  'movesPerSecond',
  'gamesPerSecond',
  'clonesPerSecond',
  'worldsPerSecond',
  'bytesPerMove',
  'checksum',
] as const;

/** Reads what an earlier run wrote; undefined when it is something else. */
export function parseResult(input: unknown): BenchResult | undefined {
  if (!isObject(input) || !Array.isArray(input.rows)) return undefined;
  return input.rows.every(isRow) ? (input as unknown as BenchResult) : undefined;
}

const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null;

const isRow = (input: unknown): boolean =>
  isObject(input) &&
  typeof input.game === 'string' &&
  typeof input.preset === 'string' &&
  NUMBERS.every((name) => typeof input[name] === 'number') &&
  (input.floor === undefined ||
    (isObject(input.floor) && typeof input.floor.movesPerSecond === 'number'));
