/** One row of the benchmark: a game at a table, measured from several sides. */

import { type AnyGame, fastRng } from '@parlor/kit';
import { games } from '@parlor/registry';
import { nameOf, type PresetTable } from '../games/choices.ts';
import { labs } from '@parlor/games/lab';
import type { BenchTotals, Floor } from '../games/labEntry.ts';
import { bytesPerUnit } from './memory.ts';
import { playMatches } from './playMatches.ts';
import { samplePositions } from './positions.ts';
import type { RowResult } from './result.ts';
import { Timed } from './timed.ts';

/** The checksum is that of the first so many matches, however fast the machine is. */
const CHECKED_MATCHES = 24;

/** Timed play goes through so many matches and starts over. */
const MATCHES_IN_TURN = 512;
const MATCHES_PER_CALL = 32;

/** How often a call goes through the sample positions. */
const ROUNDS_OF_CLONES = 64;
const ROUNDS_OF_WORLDS = 8;

/** How the time of a row is shared out. */
const SHARE = { play: 0.4, floor: 0.2, clones: 0.2, worlds: 0.2 };

export class Row {
  readonly name: string;
  private readonly game: AnyGame;
  private readonly floor: Floor | undefined;
  private readonly play: Timed;
  private readonly floorPlay: Timed | undefined;
  private readonly clones: Timed;
  private readonly worlds: Timed;
  private readonly checked: BenchTotals;
  private readonly floorChecked: BenchTotals | undefined;
  private bytesPerMove = 0;

  constructor(private readonly at: PresetTable) {
    const { id, table } = at;
    this.name = nameOf(at);
    this.game = games[id];
    this.floor = labs[id].floor;
    this.play = new Timed(
      inTurn(MATCHES_PER_CALL, (first, count) => playMatches(this.game, table, first, count)),
    );
    this.clones = new Timed(cloning(this.game, at));
    this.worlds = new Timed(guessing(this.game, at));
    this.checked = playMatches(this.game, table, 0, CHECKED_MATCHES);
    const { floor } = this;
    if (floor) {
      this.floorPlay = new Timed(
        inTurn(MATCHES_PER_CALL, (first, count) => floor(table, first, count)),
      );
      this.floorChecked = floor(table, 0, CHECKED_MATCHES);
    }
  }

  warmUp(milliseconds: number): void {
    for (const work of this.everything()) work.warmUp(milliseconds / 4);
  }

  private everything(): Timed[] {
    return [this.play, this.clones, this.worlds, ...(this.floorPlay ? [this.floorPlay] : [])];
  }

  slice(milliseconds: number): void {
    this.play.slice(milliseconds * SHARE.play);
    this.floorPlay?.slice(milliseconds * SHARE.floor);
    this.clones.slice(milliseconds * SHARE.clones);
    this.worlds.slice(milliseconds * SHARE.worlds);
  }

  measureMemory(): void {
    const { table } = this.at;
    // A match at a time: little enough to fit between two collections.
    this.bytesPerMove = bytesPerUnit(
      inTurn(1, (first, count) => playMatches(this.game, table, first, count)),
    );
  }

  result(): RowResult {
    const { id, preset, table } = this.at;
    return {
      game: id,
      seats: table.seats,
      preset,
      movesPerSecond: Math.round(this.play.unitsPerSecond),
      gamesPerSecond: Math.round(this.play.callsPerSecond * MATCHES_PER_CALL * 10) / 10,
      clonesPerSecond: Math.round(this.clones.unitsPerSecond),
      worldsPerSecond: Math.round(this.worlds.unitsPerSecond),
      bytesPerMove: Math.round(this.bytesPerMove * 10) / 10,
      checksum: this.checked.checksum,
      ...(this.floorPlay &&
        this.floorChecked && {
          floor: {
            movesPerSecond: Math.round(this.floorPlay.unitsPerSecond),
            checksum: this.floorChecked.checksum,
          },
        }),
    };
  }
}

/** Goes through the matches again and again, `count` at a call. */
function inTurn(
  count: number,
  play: (firstSeed: number, count: number) => BenchTotals,
): () => number {
  let next = 0;
  return () => {
    const { moves } = play(next, count);
    next = (next + count) % MATCHES_IN_TURN;
    return moves;
  };
}

/** Keeps what is made, so that making it cannot be optimised away. */
const kept: unknown[] = [];

function cloning(game: AnyGame, { table }: PresetTable): () => number {
  const positions = samplePositions(game, table);
  return () => {
    for (let round = 0; round < ROUNDS_OF_CLONES; round++) {
      for (let i = 0; i < positions.length; i++) kept[i] = game.clone(positions[i]!.state);
    }
    return ROUNDS_OF_CLONES * positions.length;
  };
}

/** Each view is prepared once and its worlds are dealt into the same state, as a search does. */
function guessing(game: AnyGame, { table }: PresetTable): () => number {
  const positions = samplePositions(game, table);
  const samplers = positions.map(({ view }) => game.worlds(view));
  const into: unknown = game.clone(positions[0]!.state);
  const rng = fastRng(0, table.seats);
  return () => {
    for (let round = 0; round < ROUNDS_OF_WORLDS; round++) {
      for (let i = 0; i < samplers.length; i++) kept[i] = samplers[i]!(rng, into);
    }
    return ROUNDS_OF_WORLDS * samplers.length;
  };
}
