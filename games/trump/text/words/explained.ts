/** How the game is played, and what everything on a table does. */

import type { Chapter, Explained } from '@parlor/kit';
import { type SpaceData, STANDARD_COMPONENTS } from '../../facts/components.ts';
import { namedCard, propertyName } from '../../facts/names.ts';
import type { View } from '../../facts/views.ts';
import type { Messages } from '../../messages/en/index.ts';

/** The chapters of the how-to page, in their order. */
export const CHAPTERS = [
  'about',
  'turn',
  'openings',
  'bidding',
  'pays',
  'acts',
  'deals',
  'promises',
  'end',
] as const satisfies readonly (keyof Messages['howTo'])[];

export const howTo = (messages: Messages): readonly Chapter[] =>
  CHAPTERS.map((chapter) => messages.howTo[chapter]);

/** Properties, cards, and every kind of space once. */
export function glossary({ glossary: say, names }: Messages, view: View): readonly Explained[] {
  const components = view.options.components ?? STANDARD_COMPONENTS;
  const { properties, cards, board } = components;
  const spaces = new Map<string, Exclude<SpaceData, { space: 'property' }>>();
  for (const [at, space] of board.entries())
    if (space.space !== 'property') spaces.set(names.space(components, at), space);
  return [
    ...properties.map((_, property) => ({
      name: propertyName(components, property),
      does: say.property,
    })),
    ...[...spaces].map(([name, space]) => ({ name, does: say.space(space) })),
    ...cards.map((_, card) => ({
      name: names.card(components, card),
      does: say.card(namedCard(components, card)!),
    })),
  ];
}
