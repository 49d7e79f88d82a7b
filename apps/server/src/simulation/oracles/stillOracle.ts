/** In quiet times nothing stands still: bots answer, whoever is gone is played for, and everybody sees every move at once. */

import { isFormer } from '../../domain/tables/former.ts';
import { BEGINNING } from '../engine/machine.ts';
import type { Findings } from './findings.ts';
import type { MatchOracle } from './matchOracle.ts';
import type { Mirror } from './mirror.ts';
import type { Presence } from './restOracle.ts';
import type { TablesKept } from './tablesKept.ts';
import type { WatchedLine } from './watchedLine.ts';

export interface StillOracleParts {
  readonly findings: Findings;
  readonly now: () => number;
  readonly matches: MatchOracle;
  readonly tables: TablesKept;
  readonly lines: ReadonlySet<WatchedLine>;
  /** So long a match rests that nobody is at; then it has to go on without them. */
  readonly restMs: number;
  /** Whether nobody is at a table, and since when. */
  readonly presence: (table: string) => Presence;
}

/** A bot whose thread hangs is replaced by then, and a node that has died is missed. */
const BOT_MS = 8000;

/**
 * People here think for a few seconds, sleep and lose their lines; a device whose line has gone silent notices after
 * twenty seconds. By then they have answered, or somebody plays for them.
 */
const PERSON_MS = 30_000;

/** The bus is fast; whoever is told only by looking into the database every second is told too late. */
const TOLD_MS = 600;

/** Whatever is said is answered by then, were it that somebody else was faster. */
const ANSWERED_MS = 5000;

export class StillOracle {
  constructor(private readonly parts: StillOracleParts) {}

  /** It has been quiet since then. */
  look(quietSince: number): void {
    const { matches, now } = this.parts;
    for (const mirror of matches.mirrors.values()) {
      if (mirror.outcome !== undefined || !this.isPlayed(mirror)) continue;
      // A match rests from when the last one left until somebody comes.
      const { isEmpty, since } = this.parts.presence(mirror.stored.table);
      const from = [quietSince, mirror.times[mirror.version]!, since, this.pausedUntil(mirror)];
      const still = now() - Math.max(...from);
      const most = this.mostStill(mirror, isEmpty);
      if (still > most) {
        const asked = mirror.asked.map((seat) => this.stateOf(mirror, seat)).join();
        const what = `${mirror.stored.id} at ${mirror.version}, asked: ${asked}`;
        this.parts.findings.add('stuck', `nothing happens for ${Math.round(still)} ms in ${what}`);
      }
    }
    for (const line of this.parts.lines) {
      if (line.speaker.isHostile) continue;
      this.lookAtShown(line, quietSince);
      this.lookAtTables(line, quietSince);
      this.lookAtAnswers(line, quietSince);
    }
  }

  /** Nobody moves for a bot or for anybody else while the table pauses; the next move ends it. */
  private pausedUntil({ stored, version }: Mirror): number {
    const last = this.parts.tables.get(stored.table)?.doc.pausing?.held.at(-1);
    return last && last.n >= version ? last.until - BEGINNING : 0;
  }

  private mostStill(mirror: Mirror, isEmpty: boolean): number {
    // Where nobody is, nobody thinks.
    if (isEmpty) return this.parts.restMs + BOT_MS;
    return this.isBotAsked(mirror) ? BOT_MS : PERSON_MS;
  }

  /** For whoever has to find out why nothing happens. */
  private stateOf({ stored }: Mirror, seat: number): string {
    const { tables, lines } = this.parts;
    const doc = tables.get(stored.table)?.doc;
    const at = doc?.seats[seat];
    const here = [...lines].filter(
      ({ speaker, entered }) => speaker.player === at?.player && entered.has(stored.table),
    );
    const names = here.map(({ speaker, shown }) => `${speaker.name} saw ${shown.get(stored.id)}`);
    const away = at?.isAway ? 'away' : 'not away';
    return `seat ${seat}, ${away}, clock ${doc?.clock}, here: ${names.join(' and ') || 'nobody'}`;
  }

  /** For what only bots play because its people were deleted nobody waits: that it ends is looked at in the end. */
  private isPlayed({ stored }: Mirror): boolean {
    const doc = this.parts.tables.get(stored.table)?.doc;
    const isWaitedFor = doc?.seats.some(({ player }) => player !== null && !isFormer(player));
    return doc?.match === stored.id && doc.status === 'playing' && isWaitedFor === true;
  }

  private isBotAsked({ stored, asked }: Mirror): boolean {
    const doc = this.parts.tables.get(stored.table)?.doc;
    return asked.some((seat) => doc?.seats[seat]?.player === null || doc?.seats[seat]?.isAway);
  }

  private lookAtShown(line: WatchedLine, quietSince: number): void {
    const { matches, tables, now, findings } = this.parts;
    for (const [table, since] of line.entered) {
      const doc = tables.get(table)?.doc;
      const mirror = doc?.match ? matches.mirrors.get(doc.match) : undefined;
      if (!doc || !mirror || doc.status !== 'playing') continue;
      const isPlayer = mirror.stored.seats.includes(line.speaker.player);
      if (!isPlayer && doc.watchDelay > 0) continue;
      const next = (line.shown.get(mirror.stored.id) ?? -1) + 1;
      if (next > mirror.version) continue;
      const begun = doc.updatedAt - BEGINNING;
      const from = Math.max(since, quietSince, mirror.times[next]!, next === 0 ? begun : 0);
      if (now() - from > TOLD_MS) {
        const what = `${line.speaker.name} is not shown ${next} of ${mirror.stored.id}`;
        findings.add('late', `${what} after ${Math.round(now() - from)} ms`);
      }
    }
  }

  private lookAtTables(line: WatchedLine, quietSince: number): void {
    const { tables, now, findings } = this.parts;
    for (const [table, since] of line.entered) {
      const kept = tables.get(table);
      if (!kept || (line.tables.get(table) ?? 0) >= kept.doc.version) continue;
      const late = now() - Math.max(since, quietSince, kept.changedAt);
      if (late <= TOLD_MS) continue;
      const what = `${line.speaker.name} is not shown version ${kept.doc.version} of ${table}`;
      findings.add('late', `${what} after ${Math.round(late)} ms`);
    }
  }

  private lookAtAnswers(line: WatchedLine, quietSince: number): void {
    const { now, findings } = this.parts;
    const { waiting } = line;
    if (!waiting || now() - Math.max(quietSince, waiting.lastAt) <= ANSWERED_MS) return;
    const { command, unanswered } = waiting;
    const what = `${command.type} of ${line.speaker.name} is not answered`;
    findings.add('unanswered', `${what}, ${unanswered} times`);
  }
}
