/** What is in a box, and where it comes from. */

import { list, number } from '@parlor/grammar/en';

export const box = {
  marks: {
    rulebook: 'rulebook',
    published: 'reviews',
    rebuilt: 'rebuilt',
    house: 'the table’s own',
  },
  legend: {
    rulebook: 'rulebook: the rulebook gives it',
    published: 'reviews: the rulebook is silent, and published reviews agree',
    rebuilt: 'rebuilt: the rulebook is silent, and the value is Parlor’s',
    house: 'the table’s own: entered for this table',
  },
  extents: {
    none: 'all values from the rulebook',
    published: 'values from the rulebook and from published reviews',
    house: 'values of the table’s own',
    few: 'a few values rebuilt',
    partly: 'values partly rebuilt',
    mostly: 'values mostly rebuilt',
  },
  counts: {
    rulebook: ({ count }: { count: number }) => `${number(count)} from the rulebook`,
    published: ({ count }: { count: number }) => `${number(count)} from reviews`,
    rebuilt: ({ count }: { count: number }) => `${number(count)} rebuilt`,
    house: ({ count }: { count: number }) => `${number(count)} of the table’s own`,
  },
  line: ({
    edition,
    extent,
    counts,
  }: {
    edition: number;
    extent: string;
    counts: readonly string[];
  }) => `Edition ${edition} of the rules, ${extent} (${list(counts)}).`,
  rulebook: ({ title, whose }: { title: string; whose: string }) =>
    whose === '' ? `Rulebook: ${title}.` : `Rulebook: ${title} (${whose}).`,
  from: 'from',
  value: 'value',

  // All games at once
  game: 'game',
  id: 'id',
  seats: 'seats',
  option: 'option',
  values: 'values',
  everyValue: 'Every value and where it comes from: parlor games --values <id>',
  ownSet: 'your own values, as JSON',
};
