import { expect, it } from 'vitest';
import { textOf } from '../../text/textOf.ts';
import { assertTyped } from '../testing/typed.ts';
import { messages } from './index.ts';

it('understands what it says can be typed', () => {
  assertTyped(messages, [
    ['tirar', { type: 'roll' }],
    ['boleto', { type: 'chance' }],
    ['comprar Rojo con trébol', { type: 'buy', card: 13 }],
    ['cambiar Morado con moneda por Rojo con trébol', { type: 'swap', give: 4, take: 13 }],
    ['usar', { type: 'use' }],
    ['guardar', { type: 'throw' }],
    ['conservar 1 1 4', { type: 'keep', dice: [1, 1, 4], charm: false }],
    ['conservar 1 1 4 amuleto', { type: 'keep', dice: [1, 1, 4], charm: true }],
    ['no conservar nada', { type: 'keep', dice: [], charm: false }],
    ['cobrar dos parejas', { type: 'collect', combo: 'two-pairs' }],
    ['1200', { type: 'bid', amount: 1_200 }],
    ['primero', { type: 'first' }],
    ['o bien', { type: 'or' }],
    ['pasar', { type: 'pass' }],
  ]);
});

it('calls a card as the language bends it, and keeps names that somebody brings', () => {
  expect(messages.names.card({ colour: 'Green', charm: 'ladybug' })).toBe('Verde con mariquita');
  expect(messages.names.card({ colour: 'Ruby', charm: "cat's eye" })).toBe('Ruby con cat’s eye');
  expect(messages.names.combo('full-house')).toBe('full');
});

it('speaks to whoever reads', () => {
  const me = () => ({ name: 'Zoe', isReader: true });
  const { happened } = textOf(messages);
  expect(happened({ type: 'bid', seat: 0, amount: 500 }, me)).toBe('Pujas 500\u00a0$.');
});
