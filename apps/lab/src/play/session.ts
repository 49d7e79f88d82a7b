/** One match at the terminal, from the opening or from wherever a record left it. */

import type { AnyGame, AnyText, Score, Seat } from '@parlor/kit';
import { fastRng } from '@parlor/kit';
import type { Match } from '@parlor/match';
import { refusal } from '@parlor/messages/refusals';
import { type Io, shouldStop } from '../terminal/io.ts';
import type { Adviser } from '../games/labEntry.ts';
import { ask, legalMoves } from './ask.ts';
import type { Party } from './party.ts';
import type { Listed } from './reading.ts';
import { type AnyUpdate, TableView } from './tableView.ts';

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyMatch = Match<any>;

/**
 * As much of the match as a session may touch: what is printed comes from the
 * human's own updates, what a bot gets from the bot's.
 */
type Referee = Pick<AnyMatch, 'game' | 'ply' | 'questions' | 'answer' | 'update'>;

/** What a session can have beside the match. */
interface Extras {
  /** What final scores count. */
  readonly score: Score;
  readonly advise?: Adviser | undefined;
  /** What is in the box of this table, and where it comes from. */
  readonly listValues?: (() => string) | undefined;
}

/** How a session can end. */
export type Ending = 'over' | 'quit' | 'no-more-input' | 'interrupted';

export class Session {
  readonly table: TableView;
  private readonly game: AnyGame;
  private lastMover: Seat = -1;
  private readonly listValues: (() => string) | undefined;

  constructor(
    private readonly match: Referee,
    private readonly text: AnyText,
    private readonly party: Party,
    private readonly io: Io,
    /** Is called whenever there is something new to keep. */
    private readonly keep: () => void,
    { score, advise, listValues }: Extras,
  ) {
    const { people } = party;
    this.game = match.game;
    this.table = new TableView({ screen: io.out, m: io.m, text, people, score, advise });
    this.listValues = listValues;
  }

  private get viewer() {
    return this.party.human ?? 'public';
  }

  async run(): Promise<Ending> {
    this.table.note(this.match.update(this.viewer));
    for (;;) {
      const seat = this.nextSeat();
      if (seat === undefined) break;
      if (await shouldStop(this.io)) return 'interrupted';
      if (seat === this.party.human) {
        const ending = await this.askHuman(seat);
        if (ending) return ending;
        this.keep();
      } else await this.letBotAnswer(seat);
      this.lastMover = seat;
      this.table.note(this.match.update(this.viewer));
      if (this.party.human === undefined) this.table.news();
    }
    this.table.news();
    return 'over';
  }

  /** Where several are asked at once, they speak in turn, so that nobody talks the others down. */
  private nextSeat(): Seat | undefined {
    const asked = this.match.questions().map(({ seat }) => seat);
    return asked.find((seat) => seat > this.lastMover) ?? asked[0];
  }

  private async letBotAnswer(seat: Seat): Promise<void> {
    const { view, question } = this.match.update(seat);
    const { ply } = this.match;
    const { move, remark, trouble } = await this.party.answer(this.game, view, seat, ply);
    const answered = this.match.answer(seat, question!.id, move);
    const { name } = this.party.people(seat);
    if (!answered.ok) {
      throw new Error(`${name} answered ${JSON.stringify(move)}: ${answered.why.code}`);
    }
    const { play } = this.io.m;
    if (remark !== undefined) {
      const text = this.text.reason(remark, this.party.people);
      this.table.log.push(play.remark({ name, text }));
    }
    if (trouble !== undefined) this.table.log.push(play.trouble({ name, why: trouble }));
  }

  /** Undefined once the human has answered. */
  private async askHuman(seat: Seat): Promise<Ending | undefined> {
    const update = this.match.update(seat);
    const moves = legalMoves(this.game, update, fastRng(this.match.ply, seat));
    const listed = this.table.listed(update, moves);
    const [only, ...others] = listed ?? [];
    if (only && others.length === 0) return this.doTheOnlyThing(seat, update, only);
    this.table.news();
    this.table.board(update);
    this.table.question(update);
    this.table.answers(update, listed);
    const { listValues } = this;
    for (;;) {
      const reply = await ask(this.io, this.table, { update, listed, listValues });
      if (reply.type === 'quit') return 'quit';
      if (reply.type === 'ended') return this.io.stop.aborted ? 'interrupted' : 'no-more-input';
      const answered = this.match.answer(seat, update.question!.id, reply.input);
      if (answered.ok) return undefined;
      const { why } = answered;
      const { refusals } = this.io.m;
      this.table.say(refusal(refusals, why) ?? this.text.refused(why, this.party.people));
    }
  }

  /** Where there is no choice, nobody has to type. */
  private doTheOnlyThing(seat: Seat, { question }: AnyUpdate, { move, words }: Listed): undefined {
    const answered = this.match.answer(seat, question!.id, move);
    if (!answered.ok) throw new Error(`${JSON.stringify(move)}: ${answered.why.code}`);
    this.table.log.push(this.io.m.play.forced({ answer: words }));
  }
}
