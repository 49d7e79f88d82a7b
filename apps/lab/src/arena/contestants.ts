/** Contestants as they are named on the command line. */

import {
  type Bot,
  brains,
  HARD_STOP,
  isLevel,
  LEVELS,
  levelBot,
  LIMITS_MS,
  randomBot,
  rolloutBot,
} from '@parlor/bots';
import type { GameId } from '@parlor/registry';
import { UsageError } from '../terminal/exit.ts';
import { execContestant } from '../external/contestant.ts';
import { didYouMean } from '../text/suggest.ts';
import type { Contestant } from '../matches/playMatch.ts';
import { oracle } from './oracle.ts';

/** What may be written, for help pages. */
export const CONTESTANTS = `a level (${LEVELS.join(', ')}), random, rollout:<playouts>, oracle, or exec:<command>; <level>:<iterations> and oracle:<iterations> set the budget`;

const MOST_ITERATIONS = 1_000_000_000;
const NAMES = [...LEVELS, 'random', 'rollout', 'oracle', 'exec'];

/** The contestant called `text`; whoever asks closes it in the end. Throws `UsageError`. */
export async function readContestant(text: string, id: GameId): Promise<Contestant> {
  if (text.startsWith(EXEC)) return execContestant(text.slice(EXEC.length), id);
  const [name = '', ...rest] = text.split(':');
  const budget = readBudget(text, rest);
  if (isLevel(name)) {
    const brain = await brains[id]();
    return {
      ...playing(text, levelBot(brain, name, budget)),
      // A live host stops a player there: until then a slow answer is still an answer.
      limitMs: LIMITS_MS[name] * HARD_STOP,
    };
  }
  if (name === 'random' && !budget) return playing(text, randomBot);
  if (name === 'rollout' && budget) return playing(text, rolloutBot(budget.iterations));
  if (name === 'oracle') return oracle(text, await brains[id](), budget);
  throw new UsageError(
    name === 'random' || name === 'rollout'
      ? `“${text}” is no contestant: it is random without a number, and rollout with one`
      : `there is no contestant “${text}”.${didYouMean(name, NAMES)} It is ${CONTESTANTS}`,
  );
}

const EXEC = 'exec:';

function readBudget(text: string, rest: readonly string[]): { iterations: number } | undefined {
  const [digits, ...more] = rest;
  if (digits === undefined) return undefined;
  const iterations = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  if (more.length === 0 && iterations >= 1 && iterations <= MOST_ITERATIONS) return { iterations };
  throw new UsageError(`“${text}” needs a number of iterations from 1 to ${MOST_ITERATIONS}`);
}

const playing = (name: string, bot: Bot): Contestant => ({
  name,
  choose: (game, view, seat, rng) => bot.choose(game, view, seat, rng) as unknown,
});

/** `expert,casual,casual,casual`, by seat of the first rotation. A command with commas in it cannot be written this way. */
export const splitContestants = (text: string): string[] =>
  text.split(',').map((one) => one.trim());
