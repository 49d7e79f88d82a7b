import { describe, expect, it } from 'vitest';
import { citedIn, coverage, numbersIn } from './rules.mjs';

const INDEX = 'packages/games/chess/src/index.ts';
const TEST = 'packages/games/chess/src/a.test.ts';

const covered = (numbers: string[], files: Record<string, string>) =>
  coverage({ chess: numbers }, new Map(Object.entries({ [INDEX]: '', ...files })));

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
      'packages/games/chess/plain/a.test.ts': `it('C-1.1', () => {});`,
      'packages/games/draughts/src/a.test.ts': `it('C-1.1', () => {});`,
    });
    expect(problems).toEqual(['chess: no test cites C-1.1']);
  });

  it('names a citation of a rule that is not there', () => {
    const { problems } = covered(['C-1.1'], { [TEST]: `it('C-1.1, C-1.7', () => {});` });
    expect(problems).toEqual(['chess: there is no rule C-1.7']);
  });

  it('lets a game be that has not been started', () => {
    expect(coverage({ chess: ['C-1.1'] }, new Map())).toEqual({
      problems: [],
      absent: ['chess'],
      shown: 0,
    });
  });
});
