/** How the game is played, and what its cards and piles do, as text. */

import type { Chapter, Explained } from '@parlor/kit';
import {
  BANK,
  BANKRUPTCY,
  CLOSED_TOP,
  FINISH,
  FREE_TOP,
  STEALING,
  TOWERS,
} from '../facts/examples.ts';
import { BANKRUPT_LOWEST, BANKRUPTS, STEALS, stealPower, type View } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';

/** The chapters in order. */
export const CHAPTERS = [
  ...(['about', 'turn', 'bank', 'discards', 'bankrupt', 'steal', 'ending', 'series'] as const),
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** What stands below the picture of a chapter; the last has none. */
export function captionOf({ howTo }: Messages, chapter: ChapterId): string | undefined {
  switch (chapter) {
    case 'about':
      return howTo.about.caption(TOWERS);
    case 'turn':
      return howTo.turn.caption(FREE_TOP);
    case 'bank':
      return howTo.bank.caption(BANK.laid, BANK.fits);
    case 'discards':
      return howTo.discards.caption(CLOSED_TOP);
    case 'bankrupt':
      return howTo.bankrupt.caption(BANKRUPTCY.values, BANKRUPTCY.pairs);
    case 'steal':
      return howTo.steal.caption(STEALING);
    case 'ending':
      return howTo.ending.caption(FINISH.top, FINISH.laid, FINISH.discard);
    case 'series':
      return undefined;
  }
}

/** Without pictures: the captions that say something by themselves are examples. */
const EXAMPLES: readonly ChapterId[] = ['bank', 'bankrupt', 'ending'];

export const chaptersOf = (messages: Messages): readonly Chapter[] =>
  CHAPTERS.map((id) => {
    const { title, paragraphs } = messages.howTo[id];
    const example = EXAMPLES.includes(id) ? captionOf(messages, id) : undefined;
    return { title, paragraphs: [...paragraphs, ...(example === undefined ? [] : [example])] };
  });

export function glossaryOf({ glossary, names }: Messages, { options }: View): readonly Explained[] {
  return [
    glossary.values,
    ...BANKRUPTS.map((card) => ({
      name: names.card(card),
      does: glossary.bankrupt(card === BANKRUPT_LOWEST),
    })),
    ...STEALS.map((card) => ({
      name: names.card(card),
      does: glossary.steal(stealPower(card), options),
    })),
    glossary.bank,
    glossary.drawPile,
    glossary.discardPile,
  ];
}
