import { describe, expect, it } from 'vitest';
import { brokenWalks } from './walks.mjs';

const CODE = new Map([
  ['src/a.ts', 'b.answer(move);'],
  ['src/b.ts', 'log.append(move); show(move);'],
  ['games/chess/rules/index.ts', ''],
]);

const ROWS = [
  '| 1 | [`a.ts`](../src/a.ts) | `b.answer` | asks |',
  '| 2 | [`b.ts`](../src/b.ts) | `log.append`, `show` | writes |',
  '| 3 | `games/<game>/rules` | | the rules |',
  '| | [`a.ts`](../src/a.ts) | `answer` | once more |',
];

const walk = (rows: readonly string[], stated = '**3 files**, at most 4.') =>
  brokenWalks(
    new Map([
      [
        'docs/a.md',
        [
          '# A',
          stated,
          '',
          '| | file | hands it on by | what |',
          '| - | - | - | - |',
          ...rows,
          '',
        ].join('\n'),
      ],
    ]),
    CODE,
  );

const changed = (at: number, row: string) => ROWS.map((one, index) => (index === at ? row : one));

describe('a walk through files', () => {
  it('holds as long as every file hands on as it says', () => {
    expect(walk(ROWS)).toEqual([]);
  });

  it.each([
    [
      'a file that is gone',
      0,
      '| 1 | [`c.ts`](../src/c.ts) | `b.answer` | asks |',
      'c.ts is not there',
    ],
    [
      'a hop that is gone',
      1,
      '| 2 | [`b.ts`](../src/b.ts) | `log.put` | writes |',
      'has no log.put',
    ],
    ['a folder that no game has', 2, '| 3 | `games/<game>/law` | | |', 'is no file'],
    ['numbers that do not follow', 1, '| 7 | [`b.ts`](../src/b.ts) | `show` | |', 'not numbered'],
  ])('%s', (_, at, row, why) => {
    expect(walk(changed(at, row))).toEqual([expect.stringContaining(why)]);
  });

  it('a count that is not the stated one, or none', () => {
    expect(walk(ROWS, '**2 files**, at most 4.')).toEqual(['docs/a.md:4 3 files, not 2']);
    expect(walk(ROWS, '')).toEqual(['docs/a.md:4 3 files, not stated']);
  });

  it('more than there may be', () => {
    expect(walk(ROWS, '**3 files**, at most 2.')).toEqual(['docs/a.md:4 3 files, and 2 at most']);
  });
});
