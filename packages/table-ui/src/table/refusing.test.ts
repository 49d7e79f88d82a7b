import { loadApp } from '@parlor/messages/app';
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../words/words.ts';
import { refusalInWords } from './refusing.ts';

beforeAll(async () => words.use(await loadApp.en()));

const game = { refused: ({ code }: { readonly code: string }) => `the game: ${code}` };
const nobody = () => ({ name: '', isReader: false });

describe('a refusal', () => {
  it('with details is for the game to explain', () => {
    const params = { seat: 1 };
    expect(refusalInWords({ code: 'seat-taken', params }, game, nobody)).toBe(
      'the game: seat-taken',
    );
    expect(refusalInWords({ code: 'seat-taken' }, game, nobody)).toContain('the seat is taken');
  });

  it('by the house says how many there may be', () => {
    const params = { most: 5, tables: 'a b c d e' };
    expect(refusalInWords({ code: 'too-many-tables', params }, game, nobody)).toContain('5 tables');
  });
});
