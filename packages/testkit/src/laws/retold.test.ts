import { type Emission, seatSet } from '@parlor/kit';
import { describe, expect, it } from 'vitest';
import { isRetold } from './retold.ts';

interface Told {
  readonly type: string;
  readonly cards: readonly (number | null)[];
}

/** Cards that one seat sees and all others only count. */
const secretly = (type: string, to: number, ...cards: readonly number[]): Emission<Told> => ({
  shared: { type, cards: cards.map(() => null) },
  secret: { to, event: { type, cards } },
});

const openly = (type: string, ...cards: readonly number[]): Emission<Told> => ({
  shared: { type, cards },
});

const MINE = seatSet(1);

const STORY = [secretly('dealt', MINE, 4, 5), openly('began', 0), secretly('drew', MINE, 6)];

describe('a story is the same but for the order of own secrets', () => {
  it('when cards of one hand came in another order', () => {
    const other = [secretly('dealt', MINE, 4, 6), openly('began', 0), secretly('drew', MINE, 5)];
    expect(isRetold(STORY, other, 1)).toBe(true);
  });

  it.each<[string, readonly Emission<Told>[]]>([
    ['tells of another card', [STORY[0]!, STORY[1]!, secretly('drew', MINE, 7)]],
    ['tells more', [...STORY, openly('began', 0)]],
    [
      'shows everybody something else',
      [secretly('dealt', MINE, 4, 6), openly('began', 1), secretly('drew', MINE, 5)],
    ],
    [
      'lets somebody else hear',
      [secretly('dealt', seatSet(1, 2), 4, 6), STORY[1]!, secretly('drew', seatSet(1, 2), 5)],
    ],
    [
      'shows everybody how the cards lie by what is shared',
      [
        { ...secretly('dealt', MINE, 4, 6), shared: { type: 'dealt', cards: [null, 6] } },
        STORY[1]!,
        secretly('drew', MINE, 5),
      ],
    ],
  ])('not when it %s', (_, other) => {
    expect(isRetold(STORY, other, 1)).toBe(false);
  });

  it('not for somebody else, who is told what is shared', () => {
    const other = [secretly('dealt', MINE, 4, 6), openly('began', 0), openly('drew', 5)];
    expect(isRetold(STORY, other, 2)).toBe(false);
  });
});
