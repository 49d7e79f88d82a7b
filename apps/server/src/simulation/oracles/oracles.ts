/** Everybody who looks on, and what each of them is told. To add an oracle: give it its own file, and have it told here. */

import type { Wish } from '@parlor/client';
import type { Code, Command, ServerMessage } from '@parlor/protocol';
import type { Config } from '../../application/ports/config.ts';
import type { Log, LogLine } from '../../application/ports/log.ts';
import type { Speaker, Witness } from '../players/device.ts';
import type { HostileSpeaker } from '../players/hostile.ts';
import type { Core } from '../../adapters/store/sql/core.ts';
import type { SimulatedNode } from '../node/simulatedNode.ts';
import { type Done, MEANT } from '../store/storeLine.ts';
import { ActOracle } from './actOracle.ts';
import { AnswerOracle } from './answerOracle.ts';
import { AudienceOracle } from './audienceOracle.ts';
import { BankOracle } from './bankOracle.ts';
import { ClockOracle } from './clockOracle.ts';
import { EndingOracle } from './endingOracle.ts';
import { FileOracle } from './fileOracle.ts';
import type { Findings } from './findings.ts';
import { GrowthOracle } from './growthOracle.ts';
import { HostileLine } from './hostileOracle.ts';
import { IdentityOracle } from './identityOracle.ts';
import { KeptOracle } from './keptOracle.ts';
import { KeepingOracle } from './keepingOracle.ts';
import { LeaseOracle } from './leaseOracle.ts';
import { ListOracle } from './listOracle.ts';
import { LobbyOracle } from './lobbyOracle.ts';
import { MatchOracle } from './matchOracle.ts';
import { NameOracle } from './nameOracle.ts';
import { NodeQuotaOracle } from './nodeQuotaOracle.ts';
import { OrderOracle } from './orderOracle.ts';
import { PauseOracle } from './pauseOracle.ts';
import { QuotaOracle } from './quotaOracle.ts';
import { RatedOracle } from './ratedOracle.ts';
import { RestOracle } from './restOracle.ts';
import { ReturnOracle } from './returnOracle.ts';
import { SeatOracle } from './seatOracle.ts';
import { ShareOracle } from './shareOracle.ts';
import { StandInOracle } from './standInOracle.ts';
import { StillOracle } from './stillOracle.ts';
import { TablesKept } from './tablesKept.ts';
import { TakenTimeOracle } from './takenTimeOracle.ts';
import { type Arrived, textOf, WatchedLine } from './watchedLine.ts';
import { WithoutOracle } from './withoutOracle.ts';

/** Their answers are about the connection: on another one they are something else. */
const OF_CONNECTION: ReadonlySet<Wish['type']> = new Set([
  ...(['mute', 'lobby', 'enter', 'exit', 'resync', 'history', 'ping'] as const),
]);

/** What somebody hears who has said too much. */
const TOO_MUCH: Code = 'too-many-commands';

/** What somebody hears whose question is not open any more. */
const GONE: ReadonlySet<string> = new Set(['stale-question', 'not-asked']);

/** Of so many commands it is remembered what they were. */
const MOST_SAID = 20_000;

/** Errors in the log that are there because something was broken on purpose. */
const EXPECTED_EVENTS: ReadonlySet<string> = new Set(['rules-worker-lost']);

export interface OraclesParts {
  readonly findings: Findings;
  readonly now: () => number;
  /** Milliseconds for one answer at a table with a clock. */
  readonly clockMs: number;
  /** So long a match rests that nobody is at. */
  readonly restMs: number;
  /** So long a pause lasts at most. */
  readonly pauseMs: number;
  /** So long somebody may keep the others waiting, and so much longer when those have agreed to go on. */
  readonly stallMs: number;
  readonly lastMs: number;
  /** So many commands of one line may be done in a second, those it has saved up among them. */
  readonly mostDone: number;
  /** A host who is gone for so long before a match is host no more. */
  readonly hostAwayMs: number;
  readonly limits: Config;
  /** Is it looked at in the end what ends when? */
  readonly doYearsPass: boolean;
}

/** What a node without the next edition of the rules says of a match that was begun by it. */
const EXPECTED_REASONS: ReadonlySet<string> = new Set(['edition-missing']);

export class Oracles implements Witness {
  readonly matches: MatchOracle;
  readonly lines = new Set<WatchedLine>();
  /** Since when nothing has gone wrong any more; undefined while it does. */
  quietSince: number | undefined;
  private readonly tables: TablesKept;
  private readonly answers: AnswerOracle;
  private readonly audience: AudienceOracle;
  private readonly kept: KeptOracle;
  private readonly identity: IdentityOracle;
  private readonly leases: LeaseOracle;
  private readonly seats: SeatOracle;
  private readonly without: WithoutOracle;
  private readonly shares: ShareOracle;
  readonly quotas: QuotaOracle;
  readonly lists: ListOracle;
  private readonly nodeQuotas: NodeQuotaOracle;
  private readonly rated: RatedOracle;
  private readonly files: FileOracle;
  private readonly takenTime: TakenTimeOracle;
  private readonly banks: BankOracle;
  private readonly keeping: KeepingOracle;
  private readonly standIns: StandInOracle;
  private readonly still: StillOracle;
  private readonly order: OrderOracle;
  private readonly rest: RestOracle;
  private readonly acts: ActOracle;
  private readonly names: NameOracle;
  private readonly returns: ReturnOracle;
  private readonly lobby: LobbyOracle;
  readonly endings: EndingOracle | undefined;
  private readonly growth: GrowthOracle;
  private readonly wishes = new Map<string, Wish>();
  /** By player and key: on how many lines it was said. */
  private readonly saidOn = new Map<string, Set<WatchedLine>>();
  private readonly acknowledged = new Set<string>();
  private lastText = '';
  private lastMessage: ServerMessage | undefined;

  constructor(private readonly parts: OraclesParts) {
    const { findings, now, clockMs, limits } = parts;
    const tables = new TablesKept(now, (table, next) => {
      this.seats.changing(table, next);
      this.order.changing(table, next);
      this.shares.changing(table, next);
      this.quotas.changing(table, next);
      this.keeping.changing(table, next);
      this.rest.changing(table, next);
      this.acts.changing(table, next);
      this.names.changing(table, next);
      this.endings?.changing(table, next);
      pauses.changing(table, next);
      this.without.changing(table, next);
    });
    const timeAt = (table: string) =>
      tables.get(table)?.doc.clock === 'none' ? undefined : clockMs;
    const hasBank = (table: string) => tables.get(table)?.doc.bank !== undefined;
    const clock = new ClockOracle(findings, now, timeAt, hasBank);
    const pauses: PauseOracle = new PauseOracle(findings, now, parts.pauseMs, timeAt);
    this.tables = tables;
    this.matches = new MatchOracle(findings, now, (mirror, entry) => {
      clock.appended(mirror, entry);
      pauses.appended(mirror, entry);
      this.rated.appended(mirror, entry);
      this.takenTime.appended(mirror, entry);
      this.banks.appended(mirror, entry);
      this.seats.appended(mirror.stored, entry);
      this.rest.appended(mirror.stored, entry);
    });
    const { matches, lines } = this;
    this.answers = new AnswerOracle(findings);
    const isGone = (player: string) => this.identity.isGone(player);
    this.audience = new AudienceOracle(findings, matches, isGone, tables);
    this.kept = new KeptOracle(findings, tables);
    this.quotas = new QuotaOracle({ findings, now, limits });
    this.nodeQuotas = new NodeQuotaOracle({
      ...{ findings, now, limits, tables, lines },
      addressOf: (player) => this.quotas.addressOf(player),
    });
    this.shares = new ShareOracle(findings, () => tables);
    this.lists = new ListOracle({
      ...{ findings, now, tables, matches },
      quietSince: () => this.quietSince,
    });
    this.rated = new RatedOracle(findings, tables);
    this.files = new FileOracle(findings, tables);
    this.takenTime = new TakenTimeOracle(findings, (table, since, until) =>
      this.pausedAtMost(table, since, until),
    );
    this.banks = new BankOracle(findings, () => tables);
    this.identity = new IdentityOracle(findings, tables, now);
    this.leases = new LeaseOracle(findings, now);
    this.growth = new GrowthOracle(findings);
    this.order = new OrderOracle({
      ...{ findings, now, tables, hostAwayMs: parts.hostAwayMs },
      quietSince: () => this.quietSince,
      hereSince: (table, player) => this.hereSince(table, player),
    });
    this.keeping = new KeepingOracle({
      ...{ findings, now, tables, quietSince: () => this.quietSince },
      hereSince: (table, player) => this.hereSince(table, player),
    });
    const { restMs } = parts;
    this.rest = new RestOracle({
      ...{ findings, now, tables, lines, restMs, quietSince: () => this.quietSince },
    });
    this.standIns = new StandInOracle(findings);
    const presence = (table: string) => this.rest.presence(table);
    const quietSince = () => this.quietSince;
    const wish = (name: string) => this.wishes.get(name);
    this.acts = new ActOracle({ findings, now, tables, quietSince, wish });
    this.names = new NameOracle({ findings, now, tables, quietSince });
    this.returns = new ReturnOracle(findings, now);
    this.lobby = new LobbyOracle({ findings, now, tables, presence });
    this.endings = parts.doYearsPass
      ? new EndingOracle({ findings, now, tables, limits, presence })
      : undefined;
    this.still = new StillOracle({
      ...{ findings, now, matches, tables, lines, restMs, presence },
    });
    this.without = new WithoutOracle({
      ...{ findings, now, stallMs: parts.stallMs, lastMs: parts.lastMs },
      askedAt: (match, seat) => matches.mirrors.get(match)?.askedAt(seat),
    });
    this.seats = new SeatOracle({
      isGivenUp: (doc, seat) => this.without.isGivenUp(doc, seat),
      ...{ findings, now, tables, isQuiet: () => this.quietSince !== undefined },
      hereSince: (table, player) => this.hereSince(table, player),
    });
  }

  /** How much of the time between two moments, by the clocks of nodes, a table may have paused, as far as any of them knew. */
  private pausedAtMost(table: string, since: number, until: number): number {
    const { held = [] } = this.tables.get(table)?.doc.pausing ?? {};
    return held.reduce((sum, pause) => {
      const longest = Math.min(until, pause.since + this.parts.pauseMs);
      return sum + Math.max(0, longest - Math.max(since, pause.since));
    }, 0);
  }

  private hereSince(table: string, player: string): number | undefined {
    const since = [...this.lines].flatMap((line) =>
      line.speaker.player === player ? (line.entered.get(table) ?? []) : [],
    );
    return since.length === 0 ? undefined : Math.min(...since);
  }

  stored(done: Done): void {
    this.shares.stored(done);
    this.tables.stored(done);
    this.order.stored(done);
    this.audience.stored(done);
    this.rated.stored(done);
    this.quotas.stored(done);
    this.nodeQuotas.stored(done);
    this.acts.stored(done);
    this.names.stored(done);
    this.returns.stored(done);
    this.lobby.stored(done);
    this.endings?.stored(done);
    if (done.call === 'finishMatch') {
      const mirror = this.matches.mirrors.get(done.args[0] as string);
      if (done.result === 'done' && mirror?.outcome) this.files.finished(mirror);
      this.takenTime.forget(done.args[0] as string);
      this.banks.forget(done.args[0] as string);
    }
    this.leases.stored(done);
    this.kept.stored(done);
    this.identity.stored(done);
    this.matches.stored(done);
  }

  said({ player }: Speaker, key: string, wish: Wish): void {
    this.wishes.set(`${player} ${key}`, wish);
    if (this.wishes.size > MOST_SAID) this.wishes.delete(this.wishes.keys().next().value!);
  }

  line(speaker: Speaker): WatchedLine {
    const { findings, now } = this.parts;
    const line: WatchedLine = new WatchedLine({
      ...{ speaker, findings, now, matches: this.matches },
      read: (text) => this.read(text),
      tell: (_, message, command) => this.tell(line, message, command),
      arrive: (_, command) => this.arrive(line, command),
      ended: () => {
        this.rest.ended(line);
        this.lines.delete(line);
      },
      saidOn: (player, key) => this.saidOn.get(`${player} ${key}`)?.size ?? 0,
    });
    return line;
  }

  /** A line of somebody who means no good. */
  hostileLine(speaker: HostileSpeaker): HostileLine {
    const { findings, now, mostDone } = this.parts;
    this.kept.mistrust(speaker.player);
    return new HostileLine({ findings, now, mostDone, speaker, line: this.line(speaker) });
  }

  /** Several devices are sent the same, one after the other. */
  private read(text: string): ServerMessage {
    if (text === this.lastText && this.lastMessage) return this.lastMessage;
    const message = JSON.parse(text) as ServerMessage;
    this.lastText = text;
    this.lastMessage = message;
    if (message.type === 'position') {
      this.matches.show(message);
      const mirror = this.matches.mirrors.get(message.match);
      if (mirror) this.banks.shown(message, mirror);
      if (mirror) this.standIns.shown(message, mirror);
    }
    if (message.type === 'history') {
      this.matches.recount(message);
      const mirror = this.matches.mirrors.get(message.match);
      if (mirror) this.standIns.told(message, mirror);
    }
    if (message.type === 'table') this.shares.shown(message.table);
    return message;
  }

  private arrive(line: WatchedLine, command: Partial<Command>): void {
    const { player } = line.speaker;
    this.lines.add(line);
    const name = `${player} ${command.key}`;
    const said = this.saidOn.get(name) ?? new Set();
    this.saidOn.set(name, said.add(line));
    if (this.saidOn.size > MOST_SAID) this.saidOn.delete(this.saidOn.keys().next().value!);
    this.acts.arrive(line, command);
    if (command.type === 'leave') this.seats.said(textOf(command.table), player);
  }

  private tell(line: WatchedLine, message: ServerMessage, arrived: Arrived | undefined): void {
    const { player } = line.speaker;
    this.audience.tell(line, message);
    this.order.tell(player, message);
    this.acts.tell(line, message);
    if (message.type === 'welcome') {
      this.identity.welcomed(line);
      this.returns.welcomed(line);
    }
    if (message.type === 'lobby') this.lobby.tell(line, message);
    if (message.type !== 'done' && message.type !== 'refused') return;
    const { key } = message;
    if (message.type === 'done' && arrived) this.lookAtDone(line, arrived);
    if (message.type === 'refused' && arrived) this.lookAtRefused(line, arrived, message.code);
    if (message.type === 'refused') {
      this.quotas.refused(line.speaker, message.key ?? '', message.code);
      this.nodeQuotas.refused(line, message.code);
    }
    const isLetThrough = message.type === 'done' || message.code !== TOO_MUCH;
    if (arrived && isLetThrough) this.nodeQuotas.letThrough(line, arrived.lastAt);
    const wish = key === undefined ? undefined : this.wishes.get(`${player} ${key}`);
    if (key === undefined || !wish || OF_CONNECTION.has(wish.type)) return;
    const code = message.type === 'refused' ? message.code : undefined;
    this.answers.hear(player, key, code, JSON.stringify(message));
    if (message.type !== 'done') return;
    if (wish.type === 'answer') this.matches.acknowledge(player, key, message.ply!, wish);
    const name = `${player} ${key}`;
    if (this.acknowledged.has(name)) return;
    this.acknowledged.add(name);
    this.kept.acknowledged(player, wish, message);
  }

  /** About the connection itself. */
  private lookAtDone(line: WatchedLine, { command, at, version }: Arrived): void {
    const { player, name } = line.speaker;
    if (command.type === 'enter') {
      this.seats.entered(textOf(command.table), player, at);
      const kept = this.tables.get(textOf(command.table));
      if (kept) this.without.entered(kept.doc, player, at);
      this.nodeQuotas.entered(line, textOf(command.table));
      this.keeping.entered(textOf(command.table), player, at);
    }
    if (command.type === 'exit') this.rest.left(textOf(command.table));
    if (command.type !== 'resync' || typeof command.match !== 'string') return;
    const mirror = this.matches.mirrors.get(command.match);
    if (!mirror) return;
    const { seats, table } = mirror.stored;
    const isLate = !seats.includes(player) && (this.tables.get(table)?.doc.watchDelay ?? 0) > 0;
    const shown = line.shown.get(command.match) ?? -1;
    if (!isLate && shown < version) {
      this.parts.findings.add('stale', `${name} is shown ${shown} where ${version} were durable`);
    }
  }

  /** Nobody is told that a question is gone which is still open. */
  private lookAtRefused(line: WatchedLine, { command, version }: Arrived, code: string): void {
    if (command.type !== 'answer' || !GONE.has(code)) return;
    const mirror = this.matches.mirrors.get(textOf(command.match));
    const seat = mirror?.stored.seats.indexOf(line.speaker.player) ?? -1;
    // Somebody may have moved meanwhile, and then it was another question.
    if (!mirror || seat < 0 || mirror.version !== version) return;
    if (mirror.questionTo(seat) !== command.question) return;
    const what = `${line.speaker.name} answers an open question of ${mirror.stored.id}`;
    this.parts.findings.add('refused', `${what} at ${version} and hears ${code}`);
  }

  /** Once a second, while nothing goes wrong. */
  look(nodes: readonly SimulatedNode[]): void {
    const { quietSince } = this;
    if (quietSince === undefined) return;
    this.still.look(quietSince);
    this.order.look();
    this.shares.look(this.parts.now());
    this.lobby.look(this.lines, quietSince);
    for (const { name, server } of nodes) {
      if (server) this.identity.look(name, server.connections, quietSince);
    }
  }

  /** Is no match going on there any more? */
  isOverAt(table: string): boolean {
    return this.tables.get(table)?.doc.status !== 'playing';
  }

  /** Everybody has gone home a while ago: what does the database still have of those who were deleted? */
  async lookAtKept(core: Core): Promise<void> {
    await this.identity.lookAtRest(core);
    await this.acts.lookAtRest(core);
  }

  /** Everybody has gone home a while ago: what is still there? */
  lookAtRest(name: string, node: object): void {
    const over = new Set<string>();
    for (const { doc } of this.tables) {
      over.add(doc.id);
      if (doc.match !== null) over.add(doc.match);
    }
    for (const command of this.acknowledged) over.add(command);
    this.growth.look(name, node, over);
    this.kept.lookAtRest();
  }

  logged(node: string, level: keyof Log, line: LogLine): void {
    if (level !== 'error' || EXPECTED_EVENTS.has(line.event)) return;
    const why = String(line.why ?? '');
    if (why.startsWith(MEANT) || EXPECTED_REASONS.has(why)) return;
    this.parts.findings.add('error', `${node} logs ${JSON.stringify(line)}`);
  }
}
