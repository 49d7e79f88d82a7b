import { expect, it } from 'vitest';
import { textOf } from '../../text/textOf.ts';
import { assertTyped } from '../testing/typed.ts';
import { messages } from './index.ts';

it('understands what it says can be typed', () => {
  assertTyped(messages, [
    ['roll', { type: 'roll' }],
    ['chance', { type: 'chance' }],
    ['buy red clover', { type: 'buy', card: 13 }],
    ['swap purple penny for red clover', { type: 'swap', give: 4, take: 13 }],
    ['spend', { type: 'use' }],
    ['save', { type: 'throw' }],
    ['keep 1 1 4', { type: 'keep', dice: [1, 1, 4], charm: false }],
    ['keep 1 1 4 charm', { type: 'keep', dice: [1, 1, 4], charm: true }],
    ['keep nothing', { type: 'keep', dice: [], charm: false }],
    ['collect two pairs', { type: 'collect', combo: 'two-pairs' }],
    ['1200', { type: 'bid', amount: 1_200 }],
    ['first', { type: 'first' }],
    ['OR', { type: 'or' }],
    ['pass', { type: 'pass' }],
  ]);
});

it('calls a card as the language bends it, and keeps names that somebody brings', () => {
  expect(messages.names.card({ colour: 'Green', charm: 'ladybug' })).toBe('Green ladybug');
  expect(messages.names.card({ colour: 'Ruby', charm: "cat's eye" })).toBe('Ruby cat’s eye');
});

it('speaks to whoever reads', () => {
  const me = () => ({ name: 'Zoe', isReader: true });
  const { happened } = textOf(messages);
  expect(happened({ type: 'bid', seat: 0, amount: 500 }, me)).toBe('You bid $500.');
});
