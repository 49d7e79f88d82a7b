/** The courses of all brains that learned something, loaded when one is taken. */

import type { GameId } from '@parlor/registry';
import type { Course } from '@parlor/search';

export { type Course, finish, type Lessons } from '@parlor/search';

export const courses: Readonly<Partial<Record<GameId, () => Promise<readonly Course[]>>>> = {
  zillionaire: async () => (await import('./brains/zillionaire/course.ts')).courses,
  'eight-and-a-half': async () => (await import('./brains/eight-and-a-half/course.ts')).courses,
  'pure-profit': async () => (await import('./brains/pure-profit/course.ts')).courses,
  trump: async () => (await import('./brains/trump/course.ts')).courses,
};
