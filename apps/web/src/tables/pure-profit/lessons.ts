import type { Lesson } from '../../table/gameTable.ts';
export const lessons: readonly Lesson[] = [];
