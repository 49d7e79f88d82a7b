/** Names that the texts themselves give: those of guests anybody may have, those of people who have left nobody. */

import { judgeName } from '@parlor/protocol';
import { describe, expect, it } from 'vitest';
import { frame as english } from './en/frame.ts';
import { server as englishServer } from './en/server.ts';
import { frame as german } from './de/frame.ts';
import { server as germanServer } from './de/server.ts';
import { frame as french } from './fr/frame.ts';
import { server as frenchServer } from './fr/server.ts';
import { frame as spanish } from './es/frame.ts';
import { server as spanishServer } from './es/server.ts';

const codeOf = (name: string) => {
  const judged = judgeName(name);
  return judged.ok ? 'given' : judged.why.code;
};

describe.each([
  ['en', english, englishServer],
  ['de', german, germanServer],
  ['fr', french, frenchServer],
  ['es', spanish, spanishServer],
])('in %s', (_language, frame, server) => {
  it('nobody is called like a former guest', () => {
    const names = [frame['guest.former'], frame['guest.former.number']({ number: 3 })];
    expect(names.map(codeOf)).toEqual(['name-reserved', 'name-reserved']);
  });

  it('whoever comes is called what anybody may be called', () => {
    const numbers = Array.from({ length: 64 }, (_, i) => i);
    const names = numbers.flatMap((first) =>
      numbers.map((second) => server.guestName({ first, second })),
    );
    const wrong = [...new Set(names)].filter((name) => codeOf(name) !== 'given');
    expect(wrong).toEqual([]);
  });
});
