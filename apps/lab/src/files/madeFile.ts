/** Files of matches that random players have played, as a house would write them: with take-backs, stand-ins and bots. */

import {
  commitmentTo,
  jointSeed,
  type Json,
  publicKeyOf,
  type Rng,
  type Seat,
  shareCommitment,
} from '@parlor/kit';
import {
  type ChainedFile,
  type Entry,
  type Heading,
  type Match,
  type MoveEntry,
  openMatch,
  replay,
  writeChainedFile,
} from '@parlor/match';
import { type GameId, games } from '@parlor/registry';
import { shortTable } from '../games/shortTables.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type AnyMatch = Match<any>;

const TAKE_BACK_ONE_IN = 12;
const STAND_IN_ONE_IN = 6;
const NOON = 1_700_000_000_000;

/** Digits that nobody has chosen. */
const hexBy = (rng: Rng, digits: number): string =>
  Array.from({ length: digits }, () => rng.below(16).toString(16)).join('');

export function madeFile(id: GameId, rng: Rng, signingKey: string): ChainedFile {
  const game = games[id];
  const table = shortTable(id, rng.pick(game.seatCounts));
  const seats = Array.from({ length: table.seats }, (_, seat) => madeSeat(rng, seat));
  const shares = seats.map(({ share }) => share);
  const serverSeed = hexBy(rng, 64);
  const seed = jointSeed(serverSeed, shares);
  const opened = openMatch(game, table, seed);
  if (!opened.ok) throw new Error(opened.why.code);
  const { match, entries } = played(opened.value as AnyMatch, seats, rng);
  const { rulesVersion, rng: algorithm } = match.record();
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
  const ending = { serverSeed, seed, finalHash: match.stateHash(), outcome: match.outcome! };
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

function played(
  opened: AnyMatch,
  seats: readonly MadeSeat[],
  rng: Rng,
): { readonly match: AnyMatch; readonly entries: Entry[] } {
  let match = opened;
  const { game } = opened;
  const entries: Entry[] = [];
  while (!match.outcome) {
    const { seat, id } = match.questions()[0]!;
    const state: unknown = game.decode(match.encodeState());
    match.answer(seat, id, game.sample(state, seat, rng) as Json);
    const { kind } = seats[seat]!;
    const base = { n: entries.length + 2, at: timeOf(entries.length), seat };
    const move = match.moves.at(-1)!.move as MoveEntry['move'];
    const by = moverAt(kind, rng);
    entries.push({ ...base, type: 'move', ply: match.ply, by, move, took: tookBy(rng) });
    if (kind === 'bot' || match.outcome || rng.below(TAKE_BACK_ONE_IN) > 0) continue;
    const { moves, ...header } = match.record();
    const back = replay(game, { ...header, moves: moves.slice(0, -1) });
    if (!back.ok) throw new Error(back.why.code);
    match = back.value as AnyMatch;
    const n = entries.length + 2;
    entries.push({ n, at: timeOf(entries.length), seat, type: 'take-back', ply: match.ply });
  }
  return { match, entries };
}

function moverAt(kind: Heading['seats'][number]['kind'], rng: Rng): MoveEntry['by'] {
  if (kind === 'bot') return 'bot';
  if (rng.below(STAND_IN_ONE_IN) > 0) return 'person';
  return rng.below(2) === 0 ? 'stand-in' : 'time-out';
}

const tookBy = (rng: Rng): number | null => (rng.below(5) === 0 ? null : rng.below(30_000));
