/** One match at the terminal, from the opening or from wherever a record left it. */

import type { AnyGame, AnyText, Score, Seat } from '@parlor/kit';
import { fastRng } from '@parlor/kit';
import type { MatchRecord } from '@parlor/match';
import { refusal } from '@parlor/messages/refusals';
import { type Io, shouldStop } from '../terminal/io.ts';
import type { Adviser } from '../games/labEntry.ts';
import { ask, legalMoves } from './ask.ts';
import { HostedMatch } from './hostedMatch.ts';
import type { BotAnswer, Party } from './party.ts';
import type { Listed } from './reading.ts';
import { type AnyUpdate, TableView } from './tableView.ts';

interface SessionParts {
  readonly game: AnyGame;
  /** Where the match begins, or goes on. */
  readonly record: MatchRecord;
  readonly text: AnyText;
  readonly party: Party;
  readonly io: Io;
  /** Is called whenever there is something new to keep. */
  readonly keep: (record: MatchRecord) => void;
  /** What final scores count. */
  readonly score: Score;
  readonly advise?: Adviser | undefined;
  /** What is in the box of this table, and where it comes from. */
  readonly listValues?: (() => string) | undefined;
}

/** How a session can end. */
export type Ending = 'over' | 'quit' | 'no-more-input' | 'interrupted';

/** What is printed comes from the human's own updates, what a bot gets from the bot's. */
export class Session {
  readonly table: TableView;
  private lastMover: Seat = -1;

  private constructor(
    private readonly parts: SessionParts,
    private readonly match: HostedMatch,
    table: TableView,
  ) {
    this.table = table;
  }

  static async open(parts: SessionParts): Promise<Session> {
    const { game, record, text, party, io, score, advise } = parts;
    const { people } = party;
    const table = new TableView({ screen: io.out, m: io.m, text, people, score, advise });
    const played = (seat: Seat, answer: BotAnswer) => noteRemarks(parts, table, seat, answer);
    return new Session(parts, await HostedMatch.open({ game, record, party, played }), table);
  }

  /** Where the match stands, as far as it may be seen here. */
  get update(): AnyUpdate {
    return this.match.update;
  }

  record(): Promise<MatchRecord> {
    return this.match.record();
  }

  close(): Promise<void> {
    return this.match.close();
  }

  async run(): Promise<Ending> {
    const { io, party, keep } = this.parts;
    this.table.note(this.update);
    for (;;) {
      const seat = this.nextSeat();
      if (seat === undefined) break;
      if (await shouldStop(io)) return 'interrupted';
      if (seat === party.human) {
        const ending = await this.askHuman(seat);
        if (ending) return ending;
        keep(await this.record());
      } else await this.match.letBotAnswer(seat);
      this.lastMover = seat;
      this.table.note(this.update);
      if (party.human === undefined) this.table.news();
    }
    this.table.news();
    return 'over';
  }

  /** Where several are asked at once, they speak in turn, so that nobody talks the others down. */
  private nextSeat(): Seat | undefined {
    const asked = this.update.questions.map(({ seat }) => seat);
    return asked.find((seat) => seat > this.lastMover) ?? asked[0];
  }

  /** Undefined once the human has answered. */
  private async askHuman(seat: Seat): Promise<Ending | undefined> {
    const { game, io, text, party, listValues } = this.parts;
    const { update } = this;
    const { moves, isWhole } = legalMoves(game, text, update, fastRng(update.ply, seat));
    const listed = this.table.listed(update, moves);
    const [only, ...others] = listed;
    if (only && isWhole && others.length === 0) return this.doTheOnlyThing(only);
    this.table.news();
    this.table.board(update);
    this.table.question(update);
    this.table.answers(update, listed, isWhole);
    for (;;) {
      const reply = await ask(io, this.table, { update, listed, isWhole, listValues });
      if (reply.type === 'quit') return 'quit';
      if (reply.type === 'ended') return io.stop.aborted ? 'interrupted' : 'no-more-input';
      const answered = await this.match.answer(reply.input);
      if (answered.ok) return undefined;
      const { why } = answered;
      this.table.tell(refusal(io.m.refusals, why) ?? text.refused(why, party.people));
      if (reply.ifRefused !== undefined) this.table.tell(reply.ifRefused);
    }
  }

  /** Where there is no choice, nobody has to type. */
  private async doTheOnlyThing({ move, words }: Listed): Promise<undefined> {
    const { play } = this.parts.io.m;
    const answered = await this.match.answer(move);
    if (!answered.ok) throw new Error(`${JSON.stringify(move)}: ${answered.why.code}`);
    this.table.log.push(play.forced({ answer: words }));
  }
}

/** What a bot says about its move stands before what comes of it. */
function noteRemarks(
  { io, text, party }: SessionParts,
  table: TableView,
  seat: Seat,
  { remark, isMakeshift }: BotAnswer,
): void {
  const { play } = io.m;
  const { name } = party.people(seat);
  if (remark !== undefined) {
    table.log.push(play.remark({ name, text: text.reason(remark, party.people) }));
  }
  if (isMakeshift) table.log.push(play.trouble({ name }));
}
