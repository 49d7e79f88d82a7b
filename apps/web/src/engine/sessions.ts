/** The tables of this page at which matches of this device are played, and what each has not heard of yet. */

import type { Audience, Shown } from '@parlor/host';
import type { Seat } from '@parlor/kit';
import type { LocalNews, LocalUpdate, SessionId } from './localCalls.ts';
import type { LocalLog, LocalTypes } from './localHost.ts';

export class Session {
  private unheard: LocalNews[] = [];
  private listener: ((news: readonly LocalNews[]) => void) | undefined;
  private isOver = false;
  /** The newest entry of the log that the page knows of. */
  private known = -1;

  constructor(
    readonly id: SessionId,
    readonly match: string,
    readonly seat: Seat,
  ) {}

  /** The page is handed this one: whatever led there is no news. */
  begin({ version }: LocalUpdate): void {
    this.known = version;
    this.unheard = this.unheard.filter((one) => one.type !== 'update' || one.version > version);
  }

  tell(news: LocalNews): void {
    if (news.type === 'update' && news.version <= this.known) return;
    this.unheard.push(news);
    this.deliver();
  }

  /** Asked for again and again: of two that wait only the last is told. */
  news(): Promise<readonly LocalNews[]> {
    return new Promise((resolve) => {
      this.listener?.([]);
      this.listener = resolve;
      this.deliver();
    });
  }

  end(): void {
    this.isOver = true;
    this.deliver();
  }

  private deliver(): void {
    if (!this.listener || (this.unheard.length === 0 && !this.isOver)) return;
    this.listener(this.unheard);
    this.listener = undefined;
    this.unheard = [];
  }
}

export class Sessions implements Audience<LocalTypes> {
  private readonly open = new Map<SessionId, Session>();
  private lastId = 0;
  /** What bots have to say about moves that are shown in a moment, by match. */
  private readonly unsaid = new Map<string, LocalNews>();

  constructor(private readonly log: Pick<LocalLog, 'noteStatus'>) {}

  begin(match: string, seat: Seat): Session {
    const session = new Session(++this.lastId, match, seat);
    this.open.set(session.id, session);
    return session;
  }

  get(id: SessionId): Session | undefined {
    return this.open.get(id);
  }

  end(session: Session): void {
    this.open.delete(session.id);
    session.end();
  }

  isPlayed(match: string): boolean {
    return this.at(match).length > 0;
  }

  private at(match: string): Session[] {
    return [...this.open.values()].filter((session) => session.match === match);
  }

  tell(match: string, news: LocalNews): void {
    for (const session of this.at(match)) session.tell(news);
  }

  /** With the next move that is shown: it is the one it is about. */
  sayWithMove(match: string, news: LocalNews): void {
    this.unsaid.set(match, news);
  }

  viewersOf(match: string): Seat[] {
    return [...new Set(this.at(match).map(({ seat }) => seat))];
  }

  /** Whoever comes to a match is handed where it stands. */
  awaits(): boolean {
    return false;
  }

  noteShown(): void {}

  show({ match, viewer, version, lastAnswer, position }: Shown<LocalTypes>): void {
    const update = { ...position, version, viewer, lastAnswer };
    for (const session of this.at(match.id)) {
      if (session.seat === viewer) session.tell({ type: 'update', ...update });
    }
    const said = this.unsaid.get(match.id);
    this.unsaid.delete(match.id);
    if (said) this.tell(match.id, said);
    const { outcome, questions } = position;
    // For the lists of matches. What cannot be noted now is noted with the next move.
    const asked = questions.flatMap(({ seat }) =>
      match.local.seats[seat]?.level === undefined ? [seat] : [],
    );
    const status = {
      isOver: outcome !== undefined,
      isYourTurn: asked.length > 0,
      asked,
      ...(outcome && { places: outcome.places }),
    };
    void this.log.noteStatus(match.id, version, status).catch(() => {});
  }

  showThinking({ id }: LocalTypes['Stored'], seats: ReadonlySet<Seat>): void {
    this.tell(id, { type: 'thinking', seats: [...seats] });
  }
}
