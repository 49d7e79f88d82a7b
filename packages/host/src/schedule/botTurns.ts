/** Has a bot think about a question, and answers with what it thought of. */

import type { LiveMatch } from '../live/liveMatch.ts';
import type { LiveMatches } from '../live/liveMatches.ts';
import type { Audience } from '../ports/audience.ts';
import type { Bots, BotTurn } from '../ports/bots.ts';
import type { HostTypes } from '../ports/hostTypes.ts';
import type { Asked, Referee } from '../ports/referee.ts';
import type { Seating } from '../ports/seating.ts';
import type { World } from '../ports/world.ts';

export interface BotTurnsParts<T extends HostTypes> {
  readonly world: World;
  readonly matches: LiveMatches<T>;
  readonly referee: Referee<T>;
  readonly bots: Bots<T>;
  readonly audience: Audience<T>;
  readonly seating: Seating<T>;
  readonly isStopped: () => boolean;
}

const LOOK_EVERY_MS = 1000;

export class BotTurns<T extends HostTypes> {
  constructor(private readonly parts: BotTurnsParts<T>) {}

  async take(live: LiveMatch<T>, asked: Asked, level: string): Promise<void> {
    const { audience } = this.parts;
    const { seat } = asked;
    if (live.thinking.has(seat)) return;
    live.thinking.add(seat);
    audience.showThinking(live.stored, live.thinking);
    try {
      const turn = await this.turnAt(live.id, asked, level);
      if (turn) await this.play(live, turn);
    } finally {
      live.thinking.delete(seat);
      audience.showThinking(live.stored, live.thinking);
    }
  }

  /** Undefined when the question was answered elsewhere by the time we have the match. */
  private turnAt(id: string, { seat, question }: Asked, level: string) {
    const { matches, referee } = this.parts;
    return matches.with(id, async (live): Promise<BotTurn<T> | undefined> => {
      if (!live.isAsked(seat, question)) return undefined;
      const { positions } = await referee.positions(id, [seat]);
      const { stored: match, ply } = live;
      return { match, seat, question, ply, level, position: positions[0]![1] };
    });
  }

  private async play(live: LiveMatch<T>, turn: BotTurn<T>): Promise<void> {
    const { bots, matches, seating, world, isStopped } = this.parts;
    const { match, seat, question, level } = turn;
    const thought = await bots.think(turn);
    await this.letTimePass(live, turn);
    // A move would end a pause that people have agreed on: afterwards it thinks anew, unless the match rests by then.
    if (isStopped() || world.now() < live.pauses.overAt) return;
    // Whoever came back while the bot was thinking decides for themselves.
    const player = (await seating.players(match))?.at(seat, question);
    if (player?.kind !== 'bot') return;
    // The same question gets the same key on every host: whoever comes second has repeated the first.
    const key = `bot-${question}-${seat}`;
    const doer = { seat, player: `bot:${level}`, key, isLate: player.isLate };
    let refused: string | undefined;
    await matches.answer(match.id, doer, question, thought.move, (done) => {
      if (done.ok) bots.played(turn, thought, `${match.id} ${key}`);
      else refused = done.why.code;
    });
    // Unless somebody else has answered meanwhile, it was no answer to this question.
    if (refused !== undefined && live.isAsked(seat, question)) {
      throw new Error(`${doer.player} answered ${JSON.stringify(thought.move)}: ${refused}`);
    }
  }

  /**
   * A bot takes as long as its level may take, whatever it has in its hand: how
   * hard a question was for it is nobody's business. And people want to follow.
   */
  private async letTimePass(live: LiveMatch<T>, turn: BotTurn<T>): Promise<void> {
    const { bots, world } = this.parts;
    const left = async (): Promise<number> =>
      live.askedAt(turn) + (await bots.pace(turn)) - world.now();
    // A timer may ring a millisecond before the clock says so, and somebody may come to the table meanwhile.
    for (let ms = await left(); ms > 0; ms = await left()) {
      await new Promise<void>((resolve) => {
        world.timers.after(Math.min(ms, LOOK_EVERY_MS), resolve);
      });
    }
  }
}
