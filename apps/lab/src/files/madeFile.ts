/** Files of matches that random players have played, as a house would write them: with take-backs, stand-ins and bots. */

import {
  type AnyGame,
  commitmentTo,
  firstSeat,
  hashJson,
  jointSeed,
  matchRng,
  publicKeyOf,
  type Rng,
  type Seat,
  shareCommitment,
  type Table,
} from '@parlor/kit';
import {
  type ChainedFile,
  type Entry,
  type Heading,
  type MoveEntry,
  recordHeader,
  seedBytes,
  writeChainedFile,
} from '@parlor/match';
import { type GameId, games } from '@parlor/registry';
import { shortTable } from '../games/shortTables.ts';

/** The shortest tables are made for three and more. */
const FEWEST = 3;
const TAKE_BACK_ONE_IN = 12;
const STAND_IN_ONE_IN = 6;
const NOON = 1_700_000_000_000;

/** Digits that nobody has chosen. */
const hexBy = (rng: Rng, digits: number): string =>
  Array.from({ length: digits }, () => rng.below(16).toString(16)).join('');

export function madeFile(id: GameId, rng: Rng, signingKey: string): ChainedFile {
  const game = games[id];
  const table = shortTable(id, rng.pick(game.seatCounts.filter((count) => count >= FEWEST)));
  const seats = Array.from({ length: table.seats }, (_, seat) => madeSeat(rng, seat));
  const shares = seats.map(({ share }) => share);
  const serverSeed = hexBy(rng, 64);
  const seed = jointSeed(serverSeed, shares);
  const { state, entries } = played(game, table, seed, seats, rng);
  const { rulesVersion, rng: algorithm } = recordHeader(game, table, seed);
  const heading: Heading = {
    match: hexBy(rng, 22),
    game: id,
    rulesVersion,
    rng: algorithm,
    options: table.options as Heading['options'],
    seats: seats.map(({ share: _share, ...seat }) => seat),
    commitment: commitmentTo(serverSeed),
    seeding: 'committed/1',
    aborts: rng.below(3),
    isRated: rng.below(2) === 0,
    startedAt: NOON,
  };
  const ending = {
    ...{ serverSeed, seed },
    finalHash: hashJson(game.encode(state)),
    outcome: game.outcome(state)!,
  };
  const all: Entry[] = [
    { n: 1, at: NOON, type: 'shares', shares },
    ...entries,
    { n: entries.length + 2, at: timeOf(entries.length), type: 'ending', ...ending },
  ];
  return writeChainedFile(heading, all, { signingKey, publicKey: publicKeyOf(signingKey) });
}

type MadeSeat = Heading['seats'][number] & { readonly share: string };

/** A bot, somebody with a share, or somebody whose program has none. */
function madeSeat(rng: Rng, seat: Seat): MadeSeat {
  const kind = rng.below(4);
  if (kind === 0)
    return { name: `Bot ${seat}`, kind: 'bot', level: 'casual', commitment: '', share: '' };
  const share = kind === 1 ? '' : hexBy(rng, 32);
  const commitment = share === '' ? '' : shareCommitment(share);
  return { name: `Zoë “${seat}” 🂡`, kind: 'person', level: '', commitment, share };
}

const timeOf = (entries: number): number => NOON + 1000 * entries;

/** Without a referee, who would ask about every step: thousands of matches are played for each run. */
function played(
  game: AnyGame,
  table: Table<object>,
  seed: string,
  seats: readonly MadeSeat[],
  rng: Rng,
): { readonly state: unknown; readonly entries: Entry[] } {
  const bytes = seedBytes(seed);
  let state: unknown = game.setup(table, matchRng(bytes, 0, 'rules'));
  const entries: Entry[] = [];
  let ply = 0;
  while (!game.outcome(state)) {
    const seat = firstSeat(game.toAct(state));
    const before: unknown = game.clone(state);
    const move = game.sample(state, seat, rng) as MoveEntry['move'];
    ply++;
    game.apply(state, seat, move, matchRng(bytes, ply, 'rules'));
    const { kind } = seats[seat]!;
    const base = { n: entries.length + 2, at: timeOf(entries.length), seat };
    const by = moverAt(kind, rng);
    entries.push({ ...base, type: 'move', ply, by, move, took: tookBy(rng) });
    if (kind === 'bot' || game.outcome(state) || rng.below(TAKE_BACK_ONE_IN) > 0) continue;
    ply--;
    state = before;
    const n = entries.length + 2;
    entries.push({ n, at: timeOf(entries.length), seat, type: 'take-back', ply });
  }
  return { state, entries };
}

function moverAt(kind: Heading['seats'][number]['kind'], rng: Rng): MoveEntry['by'] {
  if (kind === 'bot') return 'bot';
  if (rng.below(STAND_IN_ONE_IN) > 0) return 'person';
  return rng.below(2) === 0 ? 'stand-in' : 'time-out';
}

const tookBy = (rng: Rng): number | null => (rng.below(5) === 0 ? null : rng.below(30_000));
