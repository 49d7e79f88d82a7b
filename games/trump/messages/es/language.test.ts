import { expect, it } from 'vitest';
import { ABOUT_DEALS, asSeen, TRADED } from '../testing/events.ts';
import { textOf } from '../../text/textOf.ts';
import { messages } from './index.ts';

const { happened } = textOf(messages);

it('ends a sentence with an option or a lapse in one full stop', () => {
  expect(ABOUT_DEALS.map((event) => happened(event, asSeen(0)))).toEqual([
    'Usas una opción del contrato 2: Bob te da Hotel con su caja.',
    'Una línea del contrato 2 queda en nada porque la propiedad se ha vendido: “Bob te da Hotel con su caja al final de tu próximo turno”.',
  ]);
});

it('bends names as the language does', () => {
  expect(happened(TRADED, asSeen('public'))).toBe('Bob le cambia Hotel por Casino a Ines.');
});
