/** A bot in any language at a table of the arena. */

import { randomBot } from '@parlor/bots';
import { type AnyGame, MAX_RANGE, type Rng, type Seat } from '@parlor/kit';
import { type GameId, games } from '@parlor/registry';
import type { Asked, Contestant } from '../matches/playMatch.ts';
import { UsageError } from '../terminal/exit.ts';
import { BotProcess, BotTrouble } from './botProcess.ts';
import { splitCommand } from './commandLine.ts';
import type { Ask } from './protocol.ts';

/** Answers that take longer count as late. */
const LIMIT_MS = 5000;

/** A bot that takes so many times the limit is stopped and started again. */
const HARD_STOP = 2;

/** A bot that broke down so often is not started again. */
const MOST_RESTARTS = 20;

const EXAMPLES = 16;

export interface ExternalSetting {
  readonly limitMs?: number;
  readonly helloLimitMs?: number;
  readonly mostRestarts?: number;
}

/** Starts the bot, so that what keeps it from playing is known at once; throws `UsageError`. */
export async function execContestant(
  command: string,
  id: GameId,
  { limitMs = LIMIT_MS, helloLimitMs, mostRestarts = MOST_RESTARTS }: ExternalSetting = {},
): Promise<Contestant> {
  const words = splitCommand(command);
  const { rulesVersion } = games[id];
  const hello = { game: id, rulesVersion, limitMs };
  const start = () => BotProcess.start(words, hello, helloLimitMs);
  try {
    return new External(command, limitMs, mostRestarts, await start(), start);
  } catch (error) {
    if (error instanceof BotTrouble) throw new UsageError(`exec:${command} ${error.message}`);
    throw error;
  }
}

class External implements Contestant {
  readonly name: string;
  private nextId = 1;
  private restarts = 0;

  constructor(
    command: string,
    readonly limitMs: number,
    private readonly mostRestarts: number,
    private bot: BotProcess,
    private readonly start: () => Promise<BotProcess>,
  ) {
    this.name = `exec:${command}`;
  }

  async choose(game: AnyGame, view: unknown, seat: Seat, rng: Rng, asked: Asked): Promise<unknown> {
    const { kind, ply, moves } = asked;
    const id = this.nextId++;
    const question: Ask = {
      type: 'ask',
      id,
      seat,
      kind,
      ply,
      dice: rng.below(MAX_RANGE),
      view,
      ...(moves ? { moves } : { examples: examplesOf(game, view, seat, rng) }),
    };
    try {
      const bot = await this.running();
      const input = await bot.ask(question, HARD_STOP * this.limitMs);
      return this.checked(bot, question, game, input, rng);
    } catch (error) {
      if (!(error instanceof BotTrouble)) throw error;
      throw new BotTrouble(`${this.name} ${error.message}`);
    }
  }

  async close(): Promise<void> {
    await this.bot.close();
  }

  /** Every breakdown costs the decision it happened in, and no other. */
  private async running(): Promise<BotProcess> {
    if (!this.bot.isGone) return this.bot;
    if (this.restarts >= this.mostRestarts) {
      throw new BotTrouble(`broke down ${this.restarts + 1} times and is not started again`);
    }
    this.restarts++;
    this.bot = await this.start();
    return this.bot;
  }

  /** The answer as it came; a bot whose answer cannot be played is told why. */
  private checked(
    bot: BotProcess,
    { id, seat, view }: Ask,
    game: AnyGame,
    input: unknown,
    rng: Rng,
  ): unknown {
    const move: unknown = game.parseMove(input);
    // What is legal for a seat is the same in every world that fits its view.
    const why = move ? game.check(game.worlds(view)(rng), seat, move) : { code: 'malformed-move' };
    if (why) bot.say({ type: 'refused', id, ...why });
    return input;
  }
}

/** Some legal moves of a space too large to list, each of them once. */
function examplesOf(game: AnyGame, view: unknown, seat: Seat, rng: Rng): unknown[] {
  const examples = new Map<string, unknown>();
  for (let i = 0; i < EXAMPLES; i++) {
    const move: unknown = randomBot.choose(game, view, seat, rng);
    examples.set(JSON.stringify(move), move);
  }
  return [...examples.values()];
}
