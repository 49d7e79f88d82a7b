import { beforeAll, describe, expect, it } from 'vitest';
import { startIn } from '../words/words.ts';
import { inWords } from './refusing.ts';

beforeAll(() => startIn('en'));

const words = { refused: ({ code }: { readonly code: string }) => `the game: ${code}` };
const nobody = () => ({ name: '', isReader: false });

describe('a refusal', () => {
  it('with details is for the game to explain', () => {
    const params = { seat: 1 };
    expect(inWords({ code: 'seat-taken', params }, words, nobody)).toBe('the game: seat-taken');
    expect(inWords({ code: 'seat-taken' }, words, nobody)).toContain('the seat is taken');
  });

  it('by the house says how many there may be', () => {
    const params = { most: 5, tables: 'a b c d e' };
    expect(inWords({ code: 'too-many-tables', params }, words, nobody)).toContain('5 tables');
  });
});
