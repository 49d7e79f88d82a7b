/**
 * What must come out the same wherever it runs, as short texts to compare.
 * Runs in Node and, bundled, in a page.
 */

import {
  type AnyGame,
  canonicalJson,
  fastRng,
  firstSeat,
  hashJson,
  matchRng,
  type Outcome,
  type Rng,
  type Table,
} from '@parlor/kit';
import { openMatch } from '@parlor/match';
import { GAME_IDS, games } from '@parlor/registry';
import { everyTable } from '@parlor/testkit';

export type Proofs = Readonly<Record<string, string>>;

const SEED_BYTE = 0x5e;
const SEED_LENGTH = 32;
const seed = new Uint8Array(SEED_LENGTH).fill(SEED_BYTE);
const seedText = SEED_BYTE.toString(16).repeat(SEED_LENGTH);

export function proofs(): Proofs {
  return { ...ofJson(), ...ofChance(), ...ofGames() };
}

/** Keys that engines like to reorder, numbers with several spellings, text beyond ASCII. */
const AWKWARD = {
  b: [0.1 + 0.2, 1e21, 5e-324, -1.5, 2 ** 53],
  10: 'ten',
  9: 'nine',
  ä: 'ü',
  '💰': '½',
  '\uFFFD': '\u2028',
  a: { z: null, y: [true, [], {}], '': '"\\\n' },
};

const ofJson = (): Proofs => ({
  'canonical JSON': canonicalJson(AWKWARD),
  'hash of JSON': hashJson(AWKWARD),
});

const RANGES = [1, 2, 3, 6, 62, 1000, 2 ** 20 + 1, 2 ** 21];
const DRAWS = 2_000;

const ofChance = (): Proofs => ({
  'rules stream': drawsFrom(matchRng(seed, 1, 'rules')),
  'bot stream': drawsFrom(matchRng(seed, 1, 'bot')),
  'fast stream': drawsFrom(fastRng(-7, 3)),
});

function drawsFrom(rng: Rng): string {
  const draws = Array.from({ length: DRAWS }, (_, index) =>
    rng.below(RANGES[index % RANGES.length]!),
  );
  const deck = rng.shuffle(Array.from({ length: 62 }, (_, card) => card));
  return hashJson([draws, deck, rng.pick(deck)]);
}

/** A match of random players of every game, at every number of seats. */
const ofGames = (): Proofs =>
  Object.fromEntries(
    GAME_IDS.flatMap((id) =>
      tablesOf(games[id]).map((table) => [
        `${id}, ${table.seats} seats`,
        canonicalJson(playedOut(games[id], table)),
      ]),
    ),
  );

/** Presets take turns, so that a game's other variants are played too. */
function tablesOf(game: AnyGame): Table<object>[] {
  const tables = everyTable(game);
  return game.seatCounts.flatMap((seats, turn) => {
    const here = tables.filter((table) => table.seats === seats);
    return here[turn % here.length] ?? [];
  });
}

interface PlayedOut {
  readonly moves: number;
  readonly outcome: Outcome;
  readonly state: string;
  /** What was played, and what the seats and the public were shown of it. */
  readonly seen: string;
}

/** Views can be long: so many moves lie between two looks at the table. */
const MOVES_BETWEEN_LOOKS = 16;

/** The referee plays; beside it runs a state of our own, to draw moves from. */
function playedOut(game: AnyGame, table: Table<object>): PlayedOut {
  const opened = openMatch(game, table, seedText);
  if (!opened.ok) throw new Error(`${game.id} does not open: ${opened.why.code}`);
  const match = opened.value;
  const state: object = game.setup(table, matchRng(seed, 0, 'rules'));
  const seen = [match.update('public')];
  while (match.outcome === undefined) {
    const step = match.ply + 1;
    const seat = firstSeat(game.toAct(state));
    const move: unknown = game.sample(state, seat, matchRng(seed, step, 'bot'));
    const answered = match.answer(seat, match.question(seat)!.id, move);
    if (!answered.ok) throw new Error(`${game.id}, move ${step}: ${answered.why.code}`);
    game.apply(state, seat, move, matchRng(seed, step, 'rules'));
    if (step % MOVES_BETWEEN_LOOKS === 0) seen.push(match.update('public'), match.update(seat));
  }
  for (let seat = 0; seat < table.seats; seat++) seen.push(match.update(seat));
  return {
    moves: match.ply,
    outcome: match.outcome,
    state: match.stateHash(),
    seen: hashJson([match.moves, seen]),
  };
}
