/** The rules in a thread of their own: what is legal, and matches that need no server. */

import { brains, type Level, Thinker } from '@parlor/bots';
import { calls as gameCalls } from '@parlor/games/calls';
import { type AnyGame, fastRng, type Illegal, type Json, type Viewer, WIDE } from '@parlor/kit';
import {
  aboutFile,
  type Match,
  openMatch,
  isOnlyUnsigned,
  readMatchFile,
  parseNewTable,
  parseRecord,
  replay,
  verdictOn,
  verifyFile,
} from '@parlor/match';
import { editionFor, type GameId, games } from '@parlor/registry';
import { expose, OwnDataCodec } from '@parlor/rpc';
import type { About, AnyUpdate, EngineCalls, MatchRules, ReplayResult } from './calls.ts';
import { browserWorld } from '../offline/browserWorld.ts';
import { IndexedLog } from '../offline/indexedLog.ts';
import { movesOf } from '../offline/storedMatch.ts';
import { storedMatch } from '../offline/storedMatches.ts';
import { tabBus } from '../offline/tabBus.ts';
import { tabLease } from '../offline/tabLease.ts';
import { deviceFile, drawDice, newKeys } from './deviceFile.ts';
import { boxContents, editSet, refusedSet, standardSet } from './contents.ts';
import { lineOut, workerPort } from './lines.ts';
import type { LocalTypes, Think } from './localHost.ts';
import { localMatches } from './localMatches.ts';
import { turningPoint } from './turningPoint.ts';

// Like `AnyGame`: the matches of every game.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyMatch = Match<any>;

/** Legality is the same in every world that fits the view; one will do. */
const aWorld = (game: AnyGame, view: unknown): unknown => game.worlds(view)(fastRng(1));

/** Bots think in a thread below this one, which can be stopped while the rules go on. */
const thinker = new Thinker({
  open: () =>
    workerPort(new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })),
  clock: {
    now: () => performance.now(),
    after(ms, ring) {
      const timer = setTimeout(ring, ms);
      return () => clearTimeout(timer);
    },
  },
});

function newSeed(): [number, number] {
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  return [a! >>> 1, b! >>> 1];
}

/** What a thinker is asked about: a position as somebody sees it. */
const matter = async (rules: MatchRules, view: unknown) => ({
  game: await gameOf(rules),
  view: view as { readonly viewer: unknown },
  seed: newSeed(),
});

async function gameOf({ game, edition }: MatchRules): Promise<AnyGame> {
  const found = await editionFor({ game, rulesVersion: edition });
  if (!found.ok) throw new Error(found.why.code);
  return found.value;
}

/** Counts what was begun, so that an analysis notices when it is not wanted any more. */
let analyses = 0;

/** A match is looked at in many places: each as briefly as makes sense. */
const LOOK_MS = 80;

const A_SEED = '0'.repeat(64);

/** A bot's move, by the rules the match began with. */
const think: Think = async ({ local: { game, header } }, { level, view, seat }) => {
  // Somebody plays on: what is over can wait for ever.
  analyses++;
  const rules = { game, edition: header.rulesVersion };
  const asked = { ...(await matter(rules, view)), level: level as Level, seat };
  const { move, remark } = await thinker.think(asked);
  return { move, ...(remark && { remark }) };
};

const world = browserWorld();
const log = new IndexedLog<LocalTypes>(world.notBefore);

const calls: EngineCalls = {
  ...localMatches(think, { world, log, bus: tabBus(), lease: tabLease() }),

  async about(id: GameId) {
    const { rulesVersion, seatCounts, presets, options } = games[id];
    return JSON.parse(JSON.stringify({ rulesVersion, seatCounts, presets, options })) as About;
  },

  contents: boxContents,
  standardSet: async (id) => standardSet(id),
  refusedSet,
  editSet,

  async personas(id: GameId) {
    return (await brains[id]()).personas;
  },

  async hints(rules, view, seat) {
    return (await thinker.hints({ ...(await matter(rules, view)), seat })).hints;
  },

  async chances(rules, view) {
    return (await thinker.chances(await matter(rules, view))).chances;
  },

  async legal(rules, view, seat) {
    const game = await gameOf(rules);
    const moves: unknown[] = [];
    const count = game.moves(aWorld(game, view), seat, moves as never[]);
    return count === WIDE ? null : moves.slice(0, count);
  },

  async check(rules, view, seat, input) {
    const game = await gameOf(rules);
    const move: unknown = game.parseMove(input);
    return move === undefined
      ? { code: 'malformed-move' }
      : (game.check(aWorld(game, view), seat, move) ?? null);
  },

  async ask({ game, edition }, call, view, seat) {
    const known = games[game].rulesVersion === edition ? await gameCalls[game]?.() : undefined;
    return known && Object.hasOwn(known, call) ? known[call]!(view as never, seat) : null;
  },

  async checkTable(id: GameId, seats: number, options: unknown) {
    const table = parseNewTable(games[id], { seats, options });
    const opened = table.ok ? openMatch(games[id], table.value, A_SEED) : table;
    return opened.ok ? null : opened.why;
  },

  async decided(input) {
    const moments: AnyUpdate[] = [];
    const watched = await replayed(input, (match) =>
      moments.push(match.update('public') as AnyUpdate),
    );
    if (!watched.ok || !watched.value.outcome) return null;
    const winner = watched.value.outcome.places.indexOf(1);
    const { id, rulesVersion: edition } = watched.value.game as AnyGame;
    const rules = { game: id as GameId, edition };
    const mine = ++analyses;
    const turn = await turningPoint(moments.length - 1, winner, async (at) =>
      mine === analyses
        ? (await thinker.chances({ ...(await matter(rules, moments[at]!.view)), limitMs: LOOK_MS }))
            .chances
        : undefined,
    );
    if (!turn || mine !== analyses) return null;
    const { events, view } = moments[turn.at]!;
    return { ...turn, winner, events: events as readonly unknown[], view: view as unknown };
  },

  async replay(input: Json, viewer: Viewer): Promise<ReplayResult> {
    const moments: AnyUpdate[] = [];
    const watched = await replayed(input, (match) =>
      moments.push(match.update(viewer) as AnyUpdate),
    );
    if (!watched.ok) return watched;
    return { ok: true, moments, movers: watched.value.moves.map(({ seat }) => seat) };
  },

  newDice: async (levels) => drawDice(levels),
  newKeys: async () => newKeys(),

  async matchFile(id, signingKey) {
    const stored = await storedMatch(id);
    if (!stored?.dice || !stored.isOver) return null;
    const { dice } = stored;
    const entries = await log.entries(id, 0);
    const record = { ...stored.header, moves: movesOf(entries) };
    const watched = await replayed(record as unknown as Json);
    if (!watched.ok || !watched.value.outcome) return null;
    const { outcome } = watched.value;
    const ending = { finalHash: watched.value.stateHash(), outcome };
    return deviceFile({ ...stored, dice }, entries, ending, signingKey);
  },

  async verify(input: unknown, knownKeys: readonly string[]) {
    const file = readMatchFile(input);
    if (!file.ok) return { why: file.why };
    const { names, record, isMovesOnly, unbound } = aboutFile(file.value);
    const rules = await editionFor(record);
    if (!rules.ok) return rules;
    const findings = verifyFile(rules.value, file.value);
    const { game, rulesVersion: edition } = record;
    const { publicKey, signature } = file.value;
    return {
      about: { game, edition, names, isMovesOnly, unbound, publicKey, isSigned: signature !== '' },
      findings,
      verdict: verdictOn(file.value, findings, knownKeys),
      isOnlyUnsigned: isOnlyUnsigned(file.value, findings),
    };
  },
};

type Replayed =
  | { readonly ok: true; readonly value: AnyMatch }
  | { readonly ok: false; readonly why: Illegal };

/** By the edition the record was played by. */
async function replayed(input: Json, watch?: (match: AnyMatch) => void): Promise<Replayed> {
  const record = parseRecord(input);
  if (!record.ok) return record;
  const rules = await editionFor(record.value);
  return rules.ok ? replay(rules.value, record.value, watch) : rules;
}

expose(lineOut, calls, { codec: new OwnDataCodec() });
