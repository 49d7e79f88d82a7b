/** How to play, as text, and what every kind of card and place is for. */

import type { Chapter, Explained } from '@parlor/kit';
import { isFromMemory, isOneByOne } from '../facts/agreed.ts';
import { FIVE, NINE, ZERO } from '../facts/cards.ts';
import { type Card, GHOST, HALF, type View } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';

/** The special cards, each with a sentence that begins with its name. */
export function specialCards({ howTo, cards }: Messages) {
  const { zero, five, nine, half, ghost } = howTo.special;
  const told = (card: Card, does: string) => ({ card, text: `**${cards.name(card)}** ${does}` });
  return [
    told(ZERO, zero),
    told(FIVE, five),
    told(NINE, nine),
    told(HALF, half),
    told(GHOST, ghost),
  ] as const;
}

export function chaptersOf(messages: Messages): readonly Chapter[] {
  const { howTo } = messages;
  const { goal, store, turn, special, catching, table, points, options } = howTo;
  return [
    { title: goal.title, paragraphs: [goal.text] },
    { title: store.title, paragraphs: [store.text] },
    { title: turn.title, paragraphs: [turn.start, turn.play, turn.example] },
    {
      title: special.title,
      paragraphs: [...specialCards(messages).map(({ text }) => text), special.halves, special.pair],
    },
    { title: catching.title, paragraphs: [catching.text, catching.example] },
    { title: table.title, paragraphs: [table.play, table.aside] },
    {
      title: points.title,
      paragraphs: [
        `${howTo.twoPoints} ${points.out}`,
        `${howTo.onePoint} ${points.fewest}`,
        points.loser,
        points.stopped,
      ],
    },
    { title: options.title, paragraphs: [options.halves, options.memory] },
  ];
}

export function glossaryOf({ glossary, cards }: Messages, view: View): readonly Explained[] {
  const { numbers, special, pair, bank, open, blind, aside, hand, bigLoser } = glossary;
  return [
    numbers,
    { name: cards.name(ZERO), does: special.zero },
    { name: cards.name(FIVE), does: special.five },
    { name: cards.name(NINE), does: special.nine },
    { name: cards.name(HALF), does: special.half(isOneByOne(view)) },
    { name: cards.name(GHOST), does: special.ghost },
    pair,
    bank,
    open,
    blind,
    aside,
    { name: hand.name, does: hand.does(isFromMemory(view)) },
    bigLoser,
  ];
}
