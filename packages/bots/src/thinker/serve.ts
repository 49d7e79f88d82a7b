/** The thread's side: loads brains when they are first needed and answers one request after another. */

import { fastRng } from '@parlor/kit';
import type { AnyBrain } from '../brain.ts';
import { brains } from '../brains/index.ts';
import type { Level } from '../level.ts';
import type { Budget } from '../search/budget.ts';
import type { Reply, Request } from './messages.ts';
import type { Line } from './port.ts';

type Library = Readonly<Record<string, () => Promise<AnyBrain>>>;

/** Answers whatever comes over `line`, by the milliseconds of `now`. */
export function serve(line: Line, now: () => number, library: Library = brains): void {
  const answer = async (request: Request): Promise<void> => {
    const { id } = request;
    const reply = (message: Reply) => line.post(message);
    try {
      const brain = await load(library, request.game);
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

async function load(library: Library, game: string): Promise<AnyBrain> {
  if (!Object.hasOwn(library, game)) throw new Error(`there is no brain for “${game}”`);
  return library[game]!();
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
