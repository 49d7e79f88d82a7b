/** Hosts of one match of the bazaar, on one log and simulated time: sealed bids of all seats, then one of them sells. */

import { fastRng, type Json, type Outcome, type Seat, type Viewer, WIDE } from '@parlor/kit';
import { recordHeader } from '@parlor/match';
import { bazaar, type Move } from '../../../../docs/template-game/rules/index.ts';
import { MatchHost } from '../host.ts';
import type { Doer, Done } from '../live/liveMatches.ts';
import { MemoryLeases } from '../memory/memoryLeases.ts';
import { MemoryLog } from '../memory/memoryLog.ts';
import type { Audience, Shown } from '../ports/audience.ts';
import type { Bots, BotTurn } from '../ports/bots.ts';
import type { StoredMatch } from '../ports/hostTypes.ts';
import type { Bus } from '../ports/nodes.ts';
import type {
  Pause,
  Player,
  Players,
  Presence,
  Seating,
  Terms,
  Waiting,
} from '../ports/seating.ts';
import { type AnyUpdate, MatchReferee } from '../referee/matchReferee.ts';
import { SimulatedWorld } from './simulatedWorld.ts';

export interface Types {
  Position: AnyUpdate;
  History: { readonly ply: number; readonly steps: readonly (readonly unknown[])[] };
  Stored: StoredMatch;
}

export const MATCH = 'M';
const SEED = '5eed'.repeat(16);
const SEATS = 3;
const LEASE_MS = 3000;

export interface TestSeat {
  /** Undefined for people. */
  level?: string;
  isHere?: boolean;
  lastSeen?: number;
  isAway?: boolean;
  /** The question a stand-in answers for somebody who is here. */
  late?: number;
}

/** The table of the match, as all hosts see it. */
class TestTable implements Seating<Types> {
  seats: TestSeat[] = [];
  agreed: Terms = { time: undefined, watchDelay: 0, absence: undefined };
  readonly ends: Outcome[] = [];
  /** Does it know of the match yet? */
  hasBegun = true;
  changed: () => void = () => {};
  pauses: readonly Pause[] = [];
  waiting: Waiting | undefined;

  terms = async (): Promise<Terms> => this.agreed;

  players = async (): Promise<Players | undefined> =>
    this.hasBegun
      ? {
          isPlaying: this.ends.length === 0,
          pauses: this.pauses,
          ...(this.waiting && { waiting: this.waiting }),
          at: (...of) => this.at(...of),
        }
      : undefined;

  private at(seat: Seat, question: number): Player {
    const { level, isAway, late } = this.seats[seat]!;
    if (level !== undefined) return { kind: 'bot', level, isLate: false };
    if (isAway) return { kind: 'bot', level: 'stand-in', isLate: false };
    return late === question
      ? { kind: 'bot', level: 'stand-in', isLate: true }
      : { kind: 'person' };
  }

  presenceOf = async (_: StoredMatch, seat: Seat): Promise<Presence> => {
    const { isHere = true, lastSeen = 0 } = this.seats[seat]!;
    return isHere ? { isHere } : { isHere, lastSeen };
  };

  /** Until when it rests, if it does. */
  rest: number | undefined;

  restsUntil = async (): Promise<number | undefined> => this.rest;

  passOver = async (_: StoredMatch, seat: Seat, question: number): Promise<void> => {
    this.seats[seat]!.late = question;
    this.changed();
  };

  setAway = async (_: StoredMatch, seat: Seat): Promise<void> => {
    this.seats[seat]!.isAway = true;
    this.changed();
  };

  finish = async (_: StoredMatch, outcome: Outcome): Promise<void> => {
    if (this.ends.length === 0) this.ends.push(outcome);
  };

  forget(): void {}
}

/** Bots that think for as long as they are told to, and then do anything. */
export class TestBots implements Bots<Types> {
  thinkMs = 0;
  paceMs = 0;
  readonly turns: BotTurn<Types>[] = [];
  readonly remarks: string[] = [];

  constructor(private readonly world: SimulatedWorld) {}

  async think(turn: BotTurn<Types>): Promise<{ move: Move }> {
    this.turns.push(turn);
    const { thinkMs } = this;
    if (thinkMs > 0) {
      await new Promise<void>((resolve) => void this.world.timers.after(thinkMs, resolve));
    }
    return { move: someMove(turn.position, turn.seat) };
  }

  pace = (): number => this.paceMs;

  played(_: BotTurn<Types>, __: unknown, about: string): void {
    this.remarks.push(about);
  }
}

export class TestAudience implements Audience<Types> {
  viewers: Viewer[] = [];
  readonly shown: (Shown<Types> & { readonly at: number })[] = [];
  isWaiting = false;
  /** By the end of each change. */
  readonly thinking: Seat[][] = [];

  constructor(private readonly world: SimulatedWorld) {}

  viewersOf = (): Viewer[] => this.viewers;
  awaits = (): boolean => this.isWaiting;
  noteShown(): void {
    this.isWaiting = false;
  }
  show(shown: Shown<Types>): void {
    this.shown.push({ ...shown, at: this.world.now() });
  }
  showThinking(_: StoredMatch, seats: ReadonlySet<Seat>): void {
    this.thinking.push([...seats]);
  }

  /** What each viewer was shown, as versions. */
  versionsFor(viewer: Viewer): number[] {
    return this.shown.filter((one) => one.viewer === viewer).map(({ version }) => version);
  }
}

export const newReferee = (): MatchReferee<Types> =>
  new MatchReferee<Types>({
    edition: async ({ rulesVersion }) =>
      rulesVersion === bazaar.rulesVersion
        ? { ok: true, value: bazaar }
        : { ok: false, why: { code: 'edition-missing' } },
    position: (update) => update,
    history: (ply, steps) => ({ ply, steps }),
    historySteps: 120,
  });

/** One host, and what belongs to it alone. */
export interface TestNode {
  readonly host: MatchHost<Types>;
  readonly referee: MatchReferee<Types>;
  readonly audience: TestAudience;
  readonly bots: TestBots;
  readonly failures: unknown[];
}

/** Everything that hosts of the same match share. */
export class BazaarHosts {
  readonly world: SimulatedWorld;
  readonly log = new MemoryLog<Types>();
  readonly table = new TestTable();
  readonly leases: MemoryLeases;
  readonly nodes: TestNode[] = [];
  /** Hosts that hear nothing of others. */
  isBusDown = false;
  private readonly ears: ((match: string) => Promise<void>)[] = [];

  constructor(
    settled: () => Promise<unknown>,
    /** By seat: a level for a bot, or undefined. */
    levels: readonly (string | undefined)[] = [undefined, undefined, undefined],
    rulesVersion = bazaar.rulesVersion,
  ) {
    this.world = new SimulatedWorld(settled);
    this.leases = new MemoryLeases(this.world);
    this.table.seats = levels.map((level) => (level === undefined ? {} : { level }));
    this.table.changed = () => {
      for (const { host } of this.nodes) host.replan(MATCH);
    };
    const table = { seats: SEATS, options: bazaar.presets.standard };
    const header = { ...recordHeader(bazaar, table, SEED), rulesVersion } as unknown as Json;
    this.log.put({ id: MATCH, status: 'playing', header, startedAt: this.world.now() });
  }

  open(changes: Partial<ConstructorParameters<typeof MatchHost<Types>>[0]> = {}): TestNode {
    const { world, log, table } = this;
    const failures: unknown[] = [];
    const referee = newReferee();
    const audience = new TestAudience(world);
    const bots = new TestBots(world);
    const host = new MatchHost<Types>({
      ...{ world, log, referee, bots, audience, seating: table },
      bus: this.bus(),
      lease: this.leases.of(`node-${this.nodes.length}`, LEASE_MS),
      monitor: {
        loaded() {},
        takenUp() {},
        holding() {},
        failed: (_, error) => void failures.push(error),
      },
      ...changes,
    });
    const node = { host, referee, audience, bots, failures };
    this.nodes.push(node);
    return node;
  }

  private bus(): Bus {
    const index = this.ears.push(async () => {}) - 1;
    return {
      moved: (match) => {
        if (this.isBusDown) return;
        this.ears.forEach((hear, i) => {
          if (i !== index) void hear(match);
        });
      },
      listen: (hear) => {
        this.ears[index] = hear;
      },
    };
  }
}

/** Some legal move, found as a player finds it: in a world that fits the view. */
function someMove({ view, ply }: AnyUpdate, seat: Seat): Move {
  const rng = fastRng(ply + 1, seat);
  const world = bazaar.worlds(view)(rng);
  const listed: Move[] = [];
  const count = bazaar.moves(world, seat, listed);
  return count === WIDE ? bazaar.sample(world, seat, rng) : listed[rng.below(count)]!;
}

/** What `seat` is asked, as it sees the match through this host. */
export async function questionOf({ host }: TestNode, seat: Seat) {
  const { position } = (await host.positionFor(MATCH, seat))!;
  return { question: position.question!.id, move: someMove(position, seat) };
}

export const doer = (seat: Seat, key: string): Doer => ({ seat, player: `p${seat}`, key });

/** Answers whatever the seat is asked, or what it was asked before. */
export async function answer(
  node: TestNode,
  seat: Seat,
  key: string,
  known?: { question: number; move: Move },
): Promise<Done> {
  const { question, move } = known ?? (await questionOf(node, seat));
  let done: Done | undefined;
  await node.host.matches.answer(MATCH, doer(seat, key), question, move, (answer) => {
    done = answer;
  });
  return done!;
}
