/** Where a caller still speaks by `Words`: the same sentences, with people told apart by the word for the reader. */

import type { GameTypes } from './game.ts';
import type { People } from './people.ts';
import type { Text } from './text.ts';
import { YOU } from './voice.ts';
import type { Who, Words } from './words.ts';

export const peopleOf =
  (who: Who): People =>
  (seat) => ({ name: who(seat), isReader: who(seat) === YOU });

export const wordsFrom = <T extends GameTypes>(
  text: Text<T>,
  { name, tagline }: Pick<Words<T>, 'name' | 'tagline'>,
): Words<T> => ({
  name,
  tagline,
  board: (view, who) => text.board(view, peopleOf(who)),
  happened: (event, who, view) => text.happened(event, peopleOf(who), view),
  ...(text.details && {
    details: (event, who, view) => text.details!(event, peopleOf(who), view),
  }),
  question: (view, decision, who) => text.question(view, decision, peopleOf(who)),
  answer: (view, move, who) => text.answer(view, move, peopleOf(who)),
  typing: text.typing,
  read: (view, typed, who) => text.read(view, typed, who && peopleOf(who)),
  refused: (why, who) => text.refused(why, peopleOf(who)),
});
