/** For the tests of each language: what is typed in it. */

import { fastRng } from '@parlor/kit';
import { expect } from 'vitest';
import type { Move } from '../../facts/types.ts';
import { takeAChance as game } from '../../rules/index.ts';
import { presets } from '../../rules/options.ts';
import { textOf } from '../../text/textOf.ts';
import type { Messages } from '../en/index.ts';

/** Each is among what `typing` suggests, and is read as what is meant by it. */
export function assertTyped(messages: Messages, typed: readonly (readonly [string, Move])[]): void {
  const view = game.view(game.setup({ seats: 4, options: presets.advanced! }, fastRng(1)), 0);
  const hints = Object.values(messages.question.typing)
    .map((hint) => hint(100))
    .join(' ')
    .toLowerCase();
  for (const [said, move] of typed) {
    expect(textOf(messages).read(view, said), said).toEqual(move);
    expect(hints).toContain(said.toLowerCase());
  }
}
