import { expect, it } from 'vitest';
import { ABOUT_DEALS, asSeen, TRADED } from '../testing/events.ts';
import { textOf } from '../../text/textOf.ts';
import { messages } from './index.ts';

const { happened } = textOf(messages);

it('ends a sentence with an option or a lapse in one full stop', () => {
  expect(ABOUT_DEALS.map((event) => happened(event, asSeen(0)))).toEqual([
    'Du nutzt eine Option aus Vertrag 2: Bob gibt dir Hotel mit Kasten.',
    'Eine Zeile von Vertrag 2 verfällt, weil das Haus verkauft wurde: „Bob gibt dir am Ende deines nächsten Zugs Hotel mit Kasten“.',
  ]);
});

it('bends names as the language does', () => {
  expect(happened(TRADED, asSeen('public'))).toBe('Bob tauscht Hotel gegen Ines’ Casino.');
});
