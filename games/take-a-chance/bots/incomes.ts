/**
 * What boards earn. A table of rolls for every board met so far, kept as long as there is room: each follows from the
 * components alone, so it is the same whenever it is made.
 */

import { MAX_DICE } from './dice/index.ts';
import { type Box, COLOURS } from '../rules/state.ts';
import { COMBO_COUNT, type RollTable, solveRoll } from './rollTable.ts';

/** Beyond so many cards of a colour a board is taken to earn in a straight line: they only pay, they add no dice. */
const MOST_OF_A_COLOUR = 3;
const BASE = MOST_OF_A_COLOUR + 1;
const STEP = Array.from({ length: COLOURS }, (_, colour) => BASE ** colour);
const BOARDS = BASE ** COLOURS;
/** T-3.2: the two black dice, and the one re-roll every roll has. */
const BLACK_DICE = 2;
const RETHROWS = 1;
const NO_COLOUR = -1;

/** Tables beyond so many bytes make room: all go, and those needed are made again. */
const MOST_BYTES = 20_000_000;

export class Incomes {
  /** By board, for the dice the board itself brings. */
  private readonly plain: (RollTable | undefined)[] = new Array<undefined>(BOARDS).fill(undefined);
  private readonly others = new Map<number, RollTable>();
  private bytes = 0;
  private readonly worth = new Float64Array(COMBO_COUNT);
  private readonly counts = new Uint8Array(COLOURS);

  constructor(
    private readonly box: Box,
    private readonly mostBytes = MOST_BYTES,
  ) {}

  /** What a roll brings on average with the cards `owned[at…]` and one more of `extra`, if it is a colour. */
  mean(owned: Uint8Array, at: number, extra = NO_COLOUR): number {
    let board = 0;
    let beyond = NO_COLOUR;
    for (let colour = 0; colour < COLOURS; colour++) {
      const count = owned[at + colour]! + (colour === extra ? 1 : 0);
      if (count > MOST_OF_A_COLOUR) {
        board += MOST_OF_A_COLOUR * STEP[colour]!;
        beyond = colour;
      } else board += count * STEP[colour]!;
    }
    const table = this.plain[board] ?? this.makePlain(board);
    return beyond === NO_COLOUR ? table.mean : this.beyond(owned, at, extra, board, table.mean);
  }

  private beyond(
    owned: Uint8Array,
    at: number,
    extra: number,
    board: number,
    mean: number,
  ): number {
    let more = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const count = owned[at + colour]! + (colour === extra ? 1 : 0);
      if (count <= MOST_OF_A_COLOUR) continue;
      const less = board - STEP[colour]!;
      const step = mean - (this.plain[less] ?? this.makePlain(less)).mean;
      more += (count - MOST_OF_A_COLOUR) * step;
    }
    return mean + more;
  }

  /** The table for a roll of `size` dice with `rethrows` re-rolls to come. */
  table(owned: Uint8Array, at: number, size: number, rethrows: number): RollTable {
    let board = 0;
    let dice = BLACK_DICE;
    for (let colour = 0; colour < COLOURS; colour++) {
      const count = owned[at + colour]!;
      if (count > 0) dice++;
      board += (count > MOST_OF_A_COLOUR ? MOST_OF_A_COLOUR : count) * STEP[colour]!;
    }
    if (dice === size && rethrows === RETHROWS) return this.plain[board] ?? this.makePlain(board);
    return this.other(board, size, rethrows);
  }

  private other(board: number, size: number, rethrows: number): RollTable {
    const key = (board * (MAX_DICE + 1) + size) * BOARDS + rethrows;
    let table = this.others.get(key);
    if (!table) {
      const after = rethrows > RETHROWS ? this.other(board, size, rethrows - 1) : undefined;
      table = this.counted(solveRoll(this.worthOf(board), size, after));
      this.others.set(key, table);
    }
    return table;
  }

  private makePlain(board: number): RollTable {
    const worth = this.worthOf(board);
    let dice = BLACK_DICE;
    for (const count of this.counts) if (count > 0) dice++;
    const table = this.counted(solveRoll(worth, Math.min(MAX_DICE, dice)));
    this.plain[board] = table;
    return table;
  }

  private counted(table: RollTable): RollTable {
    const bytes = table.keep.byteLength + table.values.byteLength;
    if (this.bytes + bytes > this.mostBytes) {
      this.plain.fill(undefined);
      this.others.clear();
      this.bytes = 0;
    }
    this.bytes += bytes;
    return table;
  }

  private worthOf(board: number): Float64Array {
    this.worth.fill(0);
    for (let colour = 0, left = board; colour < COLOURS; colour++) {
      const count = left % BASE;
      left = (left - count) / BASE;
      this.counts[colour] = count;
      for (let combo = 0; combo < COMBO_COUNT; combo++)
        this.worth[combo]! += count * this.box.pays[COMBO_COUNT * colour + combo]!;
    }
    return this.worth;
  }
}

const MOST_BOXES = 4;
const byBox = new WeakMap<Box, Incomes>();
const byPays = new Map<string, Incomes>();

/** The incomes of a box. Views that went over a wire bring a new box each time, so it is known by what it pays. */
export function incomesOf(box: Box): Incomes {
  let incomes = byBox.get(box);
  if (incomes) return incomes;
  const pays = box.pays.join();
  incomes = byPays.get(pays);
  if (!incomes) {
    if (byPays.size === MOST_BOXES) byPays.clear();
    incomes = new Incomes(box);
    byPays.set(pays, incomes);
  }
  byBox.set(box, incomes);
  return incomes;
}
