import { expect, it } from 'vitest';
import { ABOUT_DEALS, asSeen, TRADED } from '../testing/events.ts';
import { textOf } from '../../text/textOf.ts';
import { messages } from './index.ts';

const { happened } = textOf(messages);

it('ends a sentence with an option or a lapse in one full stop', () => {
  expect(ABOUT_DEALS.map((event) => happened(event, asSeen(0)))).toEqual([
    'Vous utilisez une option du contrat 2\u00a0: Bob vous donne Hotel avec son coffre.',
    'Une ligne du contrat 2 tombe à l’eau parce que la propriété a été vendue\u00a0: «\u00a0Bob vous donne Hotel avec son coffre à la fin de votre prochain tour\u00a0».',
  ]);
});

it('bends names as the language does', () => {
  expect(happened(TRADED, asSeen('public'))).toBe('Bob échange Hotel contre Casino avec Ines.');
});
