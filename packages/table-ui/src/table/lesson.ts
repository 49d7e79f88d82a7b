/** How a game's lessons are made: each is read when it is shown, in the language of that moment. */

import type { Lesson } from './gameTable.ts';

interface LessonWords {
  readonly title: string;
  readonly text: string;
}

export const lessonMaker =
  <Id extends string>(words: () => Readonly<Record<Id, LessonWords>>) =>
  (id: Id, isNow: Lesson['isNow']): Lesson => ({
    id,
    isNow,
    get title() {
      return words()[id].title;
    },
    get text() {
      return words()[id].text;
    },
  });
