import { describe, expect, it } from 'vitest';
import { isForbidden, wordOf } from './nameWords.ts';

describe('a word that no name may be', () => {
  it.each([
    ['corner', ['Corner', 'Comer', 'CORNER 7', 'Ann Corner', 'ᴄᴏʀɴᴇʀ', 'Cοrner']],
    ['weevil', ['Weevil', 'VVeevil', 'Weevi1', 'WEEVIL']],
    ['*stoat', ['Astoat', 'St0at', 'ꓢꓔꓳꓮꓔ']],
  ])('%s is found as %j', (typed, names) => {
    const word = wordOf(typed)!;
    for (const name of names) expect(isForbidden(name, [word]), name).toBe(true);
    expect(isForbidden('Heron', [word])).toBe(false);
  });

  it('counts as it stands on a list from when fewer letters were known to look alike', () => {
    expect(isForbidden('Corner', ['corner'])).toBe(true);
    expect(isForbidden('The Corners', ['*corner*'])).toBe(true);
    expect(wordOf('corner')).not.toBe('corner');
  });
});
