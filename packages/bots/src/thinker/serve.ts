/** The thread's side: loads brains when they are first needed and answers one request after another. */

import { DataHeard, fastRng, withData } from '@parlor/kit';
import type { AnyBrain, Budget, Level } from '@parlor/search';
import { brainFor, type Editions, type Library } from '../brainFor.ts';
import type { Reply, Request } from './messages.ts';
import type { Line } from './port.ts';

/** Answers whatever comes over `line`, by the milliseconds of `now`. */
export function serve(line: Line, now: () => number, editions: Editions, library?: Library): void {
  const heard = new DataHeard();
  const answer = async (asked: Request): Promise<void> => {
    const { id } = asked;
    for (const [name, value] of asked.data ?? []) heard.hear(name, value);
    const request = { ...asked, view: withData(asked.view, heard) };
    const reply = (message: Reply) => line.post(message);
    try {
      const brain = await brainFor(request.game, request.edition, editions, library);
      reply({ id, type: 'started' });
      reply({ id, type: 'answer', answer: consider(brain, request, now) });
    } catch (error) {
      reply({ id, type: 'failed', why: error instanceof Error ? error.message : String(error) });
    }
  };
  // One at a time, in the order asked: a clock runs for each of them.
  let last = Promise.resolve();
  line.listen((message) => {
    last = last.then(() => answer(message as Request));
  });
}

function consider(brain: AnyBrain, request: Request, now: () => number): unknown {
  const rng = fastRng(...request.dice);
  const until = now() + request.limitMs;
  const budgetOf = (level: Level): Budget => ({
    iterations: brain.iterations[level],
    expired: () => now() >= until,
  });
  switch (request.ask) {
    case 'think':
      return brain.think(request.level, request.view, request.seat, rng, budgetOf(request.level));
    case 'hints':
      return brain.hints(request.view, request.seat, rng, budgetOf('expert'));
    case 'chances':
      return brain.chances(request.view, rng, budgetOf('expert'));
  }
}
