/** The courses of all brains that learned something, loaded when one is taken. */

import type { GameId } from '@parlor/registry';
import type { Course } from './course.ts';

export { type Course, finish, type Lessons } from './course.ts';

export const courses: Readonly<Partial<Record<GameId, () => Promise<Course>>>> = {
  zillionaire: async () => (await import('./brains/zillionaire/course.ts')).course,
  'eight-and-a-half': async () => (await import('./brains/eight-and-a-half/course.ts')).course,
  'pure-profit': async () => (await import('./brains/pure-profit/course.ts')).course,
};
