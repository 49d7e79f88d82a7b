/** Entering components: what an edit does to the data, and what a refusal is about. */

import {
  type Editing,
  edited,
  type Illegal,
  type Json,
  type SetEdit,
  type Source,
  valueAt,
  withValueAt,
} from '@parlor/kit';
import type {
  CardData,
  Components,
  SpaceData,
  SpaceKind,
  Sourced,
} from '../../facts/components.ts';
import { checkComponents } from '../../facts/schema.ts';
import type { Messages } from '../../messages/en/index.ts';
import { refusedComponents } from './refused.ts';

/** Where the mark of a field stands; `field`, or `field of …` for a part of it. */
const isMarked = (marks: readonly string[] | undefined, field: string): boolean =>
  marks?.some((mark) => mark === field || mark.startsWith(`${field} `)) ?? false;

export const sourceOf = ({ rebuilt, house }: Sourced, field: string): Source => {
  if (isMarked(house, field)) return 'house';
  return isMarked(rebuilt, field) ? 'rebuilt' : 'rulebook';
};

const FIRST_AMOUNT = 20;

/** A space as one text, so that it can be chosen from one list: 'trade', 'property:3'. */
export const spaceText = (space: SpaceData): string =>
  space.space === 'property' ? `property:${space.property}` : space.space;

function spaceFrom(text: string, before: SpaceData): SpaceData {
  const [kind, property] = text.split(':') as [SpaceKind, string | undefined];
  const marks = { ...(before.rebuilt && { rebuilt: before.rebuilt }) };
  if (kind === 'property') return { space: kind, property: Number(property), ...marks };
  if (kind === 'money') {
    const amount = before.space === 'money' ? before.amount : FIRST_AMOUNT;
    return { space: kind, amount, ...marks };
  }
  return { space: kind, ...marks };
}

/** The entry that a path lies in, and which of its marks is meant. */
function entryOf(path: string): { readonly at: string; readonly field: string } {
  const [list, index, field = ''] = path.split('/');
  return { at: `${list}/${index}`, field: field === 'space' ? 'place' : field };
}

function marked(data: Json, path: string, source: Source): Json {
  const { at, field } = entryOf(path);
  const entry = valueAt(data, at) as (Sourced & { readonly [key: string]: Json }) | undefined;
  if (!entry) return data;
  const { rebuilt = [], house = [], ...rest } = entry;
  const without = (marks: readonly string[]) => marks.filter((mark) => !isMarked([mark], field));
  const marks = {
    rebuilt: source === 'rebuilt' ? [...without(rebuilt), field] : without(rebuilt),
    house: source === 'house' ? [...without(house), field] : without(house),
  };
  return withValueAt(data, at, {
    ...rest,
    ...(marks.rebuilt.length > 0 && { rebuilt: marks.rebuilt }),
    ...(marks.house.length > 0 && { house: marks.house }),
  });
}

const PAIR = /^cards\/\d+\/properties\//;
const SPACE = /^board\/\d+\/space$/;

function edit(components: Components, change: SetEdit): Components {
  const data = components as unknown as Json;
  if (change.type === 'mark')
    return marked(data, change.path, change.source) as unknown as Components;
  if (change.type === 'remove' && change.path === 'properties')
    return withoutProperty(components, change.at);
  if (change.type !== 'put') return edited(data, change) as unknown as Components;
  let changed: Json;
  if (SPACE.test(change.path)) {
    const at = change.path.slice(0, -'/space'.length);
    const before = valueAt(data, at) as unknown as SpaceData;
    changed = withValueAt(data, at, spaceFrom(change.value as string, before) as unknown as Json);
  } else if (PAIR.test(change.path)) {
    const put = edited(data, { ...change, value: Number(change.value) });
    const list = change.path.split('/').slice(0, -1).join('/');
    const pair = valueAt(put, list) as readonly number[];
    changed = withValueAt(
      put,
      list,
      pair.toSorted((a, b) => a - b),
    );
  } else if (change.path.endsWith('/property')) {
    return edited(data, { ...change, value: Number(change.value) }) as unknown as Components;
  } else changed = edited(data, change);
  return marked(changed, change.path, change.source ?? 'house') as unknown as Components;
}

/** Without a property there is no card for it and no space of it, and all after it have a new number. */
function withoutProperty({ properties, cards, board }: Components, gone: number): Components {
  const number = (property: number): number => (property > gone ? property - 1 : property);
  return {
    properties: properties.toSpliced(gone, 1),
    cards: cards.flatMap((card): CardData[] => {
      if ('property' in card)
        return card.property === gone ? [] : [{ ...card, property: number(card.property) }];
      if (card.kind !== 'pairProfit') return [card];
      const { properties: pair } = card;
      return pair.includes(gone) ? [] : [{ ...card, properties: pair.map(number) }];
    }),
    board: board.flatMap((space): SpaceData[] => {
      if (space.space !== 'property') return [space];
      return space.property === gone ? [] : [{ ...space, property: number(space.property) }];
    }),
  };
}

function where({ code, params = {} }: Illegal, _components: Components): string {
  const { property, card, space } = params;
  switch (code) {
    case 'components-property-count':
      return 'properties';
    case 'components-property-name':
    case 'components-property-twice':
      return `properties/${property}/name`;
    case 'components-card':
    case 'components-card-twice':
      return `cards/${card}`;
    case 'components-deck-size':
    case 'components-too-many-faces':
      return 'cards';
    case 'components-space':
    case 'components-space-twice':
    case 'components-start':
      return `board/${space}`;
    case 'components-board-size':
    case 'components-property-not-on-board':
    case 'components-no-sale-space':
      return 'board';
    default:
      return '';
  }
}

export const editing: Editing<Components, Messages['contents']> = {
  option: 'components',
  check: checkComponents,
  edit,
  keepsMarks: true,
  where,
  refused: refusedComponents,
};
