// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** What single tables ask the engine beside what all games answer, loaded when one asks. */

import type { EngineCalls } from '@parlor/kit';
import type { GameId } from '../index.ts';

export const calls: Readonly<Partial<Record<GameId, () => Promise<EngineCalls>>>> = {
  'take-a-chance': async () => (await import('../take-a-chance/bots/calls.ts')).calls,
};
