import { describe, expect, it } from 'vitest';
import { hasPairedMarks, plainProse, proseParts } from './prose.ts';

describe('prose', () => {
  it('tells names of the game from the words around them', () => {
    expect(proseParts('Lay a **Bump** or a **Bankrupt**.')).toEqual([
      { text: 'Lay a ', isMarked: false },
      { text: 'Bump', isMarked: true },
      { text: ' or a ', isMarked: false },
      { text: 'Bankrupt', isMarked: true },
      { text: '.', isMarked: false },
    ]);
  });

  it('has no empty parts where a name begins or ends the message', () => {
    expect(proseParts('**Bank**')).toEqual([{ text: 'Bank', isMarked: true }]);
    expect(proseParts('')).toEqual([]);
  });

  it('leaves a single asterisk alone', () => {
    expect(proseParts('2 * 3')).toEqual([{ text: '2 * 3', isMarked: false }]);
  });

  it('can be read without its marks', () => {
    expect(plainProse('**Tax** takes $20M for each **property**.')).toBe(
      'Tax takes $20M for each property.',
    );
  });

  it('shows where a mark is missing', () => {
    expect(hasPairedMarks('A **name** and **another**')).toBe(true);
    expect(hasPairedMarks('A **name and **another**')).toBe(false);
  });
});
