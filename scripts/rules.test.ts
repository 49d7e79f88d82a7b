import { describe, expect, it } from 'vitest';
import {
  citedIn,
  coverage,
  differences,
  listText,
  numbersIn,
  readList,
  updated,
} from './rules.mjs';

const INDEX = 'games/chess/rules/index.ts';
const TEST = 'games/chess/rules/a.test.ts';

type Stage = number | 'announced';

const numbered = (stages: Record<string, Stage>) => new Map(Object.entries(stages));
const builtFirst = (numbers: string[]) => new Map(numbers.map((number) => [number, 1]));
const GAME = 'export const chess = {\n  rulesVersion: 1,\n};';

const covered = (numbers: string[] | Record<string, Stage>, files: Record<string, string>) =>
  coverage(
    { chess: Array.isArray(numbers) ? builtFirst(numbers) : numbered(numbers) },
    new Map(Object.entries({ [INDEX]: GAME, ...files })),
  );

describe('rules', () => {
  it('reads the numbers at the heads of items', () => {
    const text = '- C-1.1 (S) See C-9.9.\n  - C-8.8 inside\n- C-1.10 (R)\nC-7.7 in a line\n- Other';
    expect(numbersIn(text)).toEqual(['C-1.1', 'C-1.10']);
  });

  it('finds citations in titles of every kind, and nowhere else', () => {
    const text = `
      // C-9.1
      const why = 'C-9.2';
      describe('C-1.1 castling', () => {
        it('C-1.2, C-1.3 both', () => {});
        it.each([1])('C-1.4 %s', () => {});
        it.each\`a\`(\`C-1.5 \${why}\`, () => {});
        test('C-1.6', () => {});
        it.skip('C-9.3', () => {});
        it.todo('C-9.4');
        expect('C-9.5').toBe('C-9.6');
      });`;
    expect([...citedIn(TEST, text)].sort()).toEqual(
      ['C-1.1', 'C-1.2', 'C-1.3', 'C-1.4', 'C-1.5', 'C-1.6'].sort(),
    );
  });

  it('names a rule that no test cites', () => {
    const { problems, shown } = covered(['C-1.1', 'C-1.2', 'C-1.20'], {
      [TEST]: `it('C-1.20', () => {}); it('C-1.1', () => {});`,
    });
    expect(problems).toEqual(['chess: no test cites C-1.2']);
    expect(shown).toBe(2);
  });

  it('takes no citation from the plain game or another game', () => {
    const { problems } = covered(['C-1.1'], {
      'games/chess/reference/a.test.ts': `it('C-1.1', () => {});`,
      'games/draughts/rules/a.test.ts': `it('C-1.1', () => {});`,
    });
    expect(problems).toEqual(['chess: no test cites C-1.1']);
  });

  it('names a citation of a rule that is not there', () => {
    const { problems } = covered(['C-1.1'], { [TEST]: `it('C-1.1, C-1.7', () => {});` });
    expect(problems).toEqual(['chess: there is no rule C-1.7']);
  });

  it('lets a game be that has not been started', () => {
    expect(coverage({ chess: builtFirst(['C-1.1']) }, new Map())).toEqual({
      problems: [],
      announced: [],
      absent: ['chess'],
      shown: 0,
    });
  });

  it('asks for no test of an announced rule, and names it', () => {
    const { problems, announced, shown } = covered(
      { 'C-1.1': 1, 'C-1.2': 'announced' },
      { [TEST]: `it('C-1.1', () => {});` },
    );
    expect({ problems, announced, shown }).toEqual({
      problems: [],
      announced: ['C-1.2'],
      shown: 1,
    });
  });

  it('notices a rule that is built and still called announced', () => {
    const { problems } = covered({ 'C-1.2': 'announced' }, { [TEST]: `it('C-1.2', () => {});` });
    expect(problems).toEqual(['chess: still announced, but a test cites C-1.2']);
  });

  it('notices a rule of an edition that the game has not reached', () => {
    const { problems } = covered({ 'C-1.1': 2 }, { [TEST]: `it('C-1.1', () => {});` });
    expect(problems).toEqual(['chess: the rules are edition 1 and cannot build C-1.1']);
  });
});

describe('the list of rules', () => {
  const RULES = { chess: numbered({ 'C-1.1': 1, 'C-1.2': 2, 'C-2.1': 1, 'C-2.2': 'announced' }) };

  it('is read as it was written', () => {
    const text = listText(RULES);
    expect(JSON.parse(text)).toEqual({
      chess: { 'edition 1': ['C-1.1', 'C-2.1'], 'edition 2': ['C-1.2'], announced: ['C-2.2'] },
    });
    expect(Object.fromEntries(readList(text)['chess']!)).toEqual(Object.fromEntries(RULES.chess));
  });

  it('knows no other stages', () => {
    expect(() => readList('{ "chess": { "edition 0": ["C-1.1"] } }')).toThrow('edition 0');
  });

  it('differs from the texts by what only one of them has', () => {
    expect(differences(RULES, { chess: ['C-1.1', 'C-1.2', 'C-2.1', 'C-2.2'] })).toEqual([]);
    expect(differences(RULES, { chess: ['C-1.1', 'C-1.2', 'C-2.2', 'C-3.1'] })).toEqual([
      'chess: rules.json lacks C-3.1',
      'chess: the rules no longer have C-2.1',
    ]);
    expect(differences(RULES, {})).toHaveLength(1);
    expect(differences({}, { chess: ['C-1.1'] })).toHaveLength(1);
  });

  it('takes new numbers in as announced and leaves the others where they were', () => {
    expect([...updated(RULES, { chess: ['C-1.1', 'C-1.2', 'C-9.1'] })['chess']!]).toEqual([
      ['C-1.1', 1],
      ['C-1.2', 2],
      ['C-9.1', 'announced'],
    ]);
  });
});
