import { expect, it } from 'vitest';
import { textOf } from '../../text/textOf.ts';
import { assertTyped } from '../testing/typed.ts';
import { messages } from './index.ts';

it('understands what it says can be typed', () => {
  assertTyped(messages, [
    ['lancer', { type: 'roll' }],
    ['ticket', { type: 'chance' }],
    ['acheter Rouge au trèfle', { type: 'buy', card: 13 }],
    ['échanger Violet au sou contre Rouge au trèfle', { type: 'swap', give: 4, take: 13 }],
    ['utiliser', { type: 'use' }],
    ['garder', { type: 'throw' }],
    ['garder 1 1 4', { type: 'keep', dice: [1, 1, 4], charm: false }],
    ['garder 1 1 4 porte-bonheur', { type: 'keep', dice: [1, 1, 4], charm: true }],
    ['ne rien garder', { type: 'keep', dice: [], charm: false }],
    ['encaisser deux paires', { type: 'collect', combo: 'two-pairs' }],
    ['1200', { type: 'bid', amount: 1_200 }],
    ['d’abord', { type: 'first' }],
    ['ou', { type: 'or' }],
    ['passer', { type: 'pass' }],
  ]);
});

it('calls a card as the language bends it, and keeps names that somebody brings', () => {
  expect(messages.names.card({ colour: 'Green', charm: 'ladybug' })).toBe('Vert à la coccinelle');
  expect(messages.names.card({ colour: 'Ruby', charm: "cat's eye" })).toBe('Ruby avec cat’s eye');
  expect(messages.names.combo('full-house')).toBe('full');
});

it('speaks to whoever reads', () => {
  const me = () => ({ name: 'Zoe', isReader: true });
  const { happened } = textOf(messages);
  expect(happened({ type: 'bid', seat: 0, amount: 500 }, me)).toBe('Vous offrez 500\u00a0$.');
});
