/** The thread's side: loads brains when they are first needed and answers what it is asked. */

import { fastRng } from '@parlor/kit';
import { expose, type Line, OwnDataCodec } from '@parlor/rpc';
import type { AnyBrain, Budget, Level } from '@parlor/search';
import { brainFor, type Editions, type Library } from '../brainFor.ts';
import type { Question, Thinking } from './thinking.ts';

/** Answers whatever comes over `line`, by the milliseconds of `now`. */
export function serve(line: Line, now: () => number, editions: Editions, library?: Library): void {
  const brain = (game: string, edition: number): Promise<AnyBrain> =>
    brainFor(game, edition, editions, library);
  const thinking: Thinking = {
    async load(game, edition) {
      await brain(game, edition);
    },
    async consider(question) {
      return answerTo(question, await brain(question.game, question.edition), now);
    },
  };
  expose(line, thinking, { codec: new OwnDataCodec() });
}

function answerTo(question: Question, brain: AnyBrain, now: () => number): unknown {
  const rng = fastRng(...question.seed);
  const until = now() + question.limitMs;
  const budgetOf = (level: Level): Budget => ({
    iterations: brain.iterations[level],
    expired: () => now() >= until,
  });
  switch (question.ask) {
    case 'think':
      return brain.think(
        question.level,
        question.view,
        question.seat,
        rng,
        budgetOf(question.level),
      );
    case 'hints':
      return brain.hints(question.view, question.seat, rng, budgetOf('expert'));
    case 'chances':
      return brain.chances(question.view, rng, budgetOf('expert'));
  }
}
