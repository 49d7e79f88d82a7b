// Written by scripts/lists.mjs from games/index.ts and the list of languages: `npm run lists`.
/** The courses of all bots that learned something, loaded when one is taken. */

import type { Course } from '@parlor/search';
import type { GameId } from '../index.ts';

export const courses: Readonly<Partial<Record<GameId, () => Promise<readonly Course[]>>>> = {
  zillionaire: async () => (await import('../zillionaire/bots/course.ts')).courses,
  trump: async () => (await import('../trump/bots/course.ts')).courses,
  'eight-and-a-half': async () => (await import('../eight-and-a-half/bots/course.ts')).courses,
  'pure-profit': async () => (await import('../pure-profit/bots/course.ts')).courses,
};
