import { expect, it } from 'vitest';
import { ABOUT_DEALS, asSeen, TRADED } from '../testing/events.ts';
import { textOf } from '../../text/textOf.ts';
import { messages } from './index.ts';

const { happened } = textOf(messages);

it('ends a sentence with an option or a lapse in one full stop', () => {
  expect(ABOUT_DEALS.map((event) => happened(event, asSeen(0)))).toEqual([
    'You used an option of contract 2: Bob gives you Hotel with its box.',
    'A line of contract 2 lapsed because the property was sold: “Bob will give you Hotel with its box at the end of your next turn”.',
  ]);
});

it('bends names as the language does', () => {
  expect(happened(TRADED, asSeen('public'))).toBe('Bob traded Hotel for Ines’s Casino.');
});
