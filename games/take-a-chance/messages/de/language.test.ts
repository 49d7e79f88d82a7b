import { howToProse } from '@parlor/testkit';
import { expect, it } from 'vitest';
import { textOf } from '../../text/textOf.ts';
import { assertTyped } from '../testing/typed.ts';
import { messages } from './index.ts';

it('understands what it says can be typed', () => {
  assertTyped(messages, [
    ['würfeln', { type: 'roll' }],
    ['Los', { type: 'chance' }],
    ['kaufe Rot mit Kleeblatt', { type: 'buy', card: 13 }],
    ['tausche Lila mit Hufeisen gegen Rot mit Kleeblatt', { type: 'swap', give: 0, take: 13 }],
    ['ausgeben', { type: 'use' }],
    ['aufsparen', { type: 'throw' }],
    ['behalte 1 1 4', { type: 'keep', dice: [1, 1, 4], charm: false }],
    ['behalte 1 1 4 Glückswürfel', { type: 'keep', dice: [1, 1, 4], charm: true }],
    ['behalte nichts', { type: 'keep', dice: [], charm: false }],
    ['kassiere zwei Paare', { type: 'collect', combo: 'two-pairs' }],
    ['1200', { type: 'bid', amount: 1_200 }],
    ['zuerst', { type: 'first' }],
    ['oder', { type: 'or' }],
    ['passen', { type: 'pass' }],
  ]);
});

it('calls a card as the language bends it, and keeps names that somebody brings', () => {
  expect(messages.names.card({ colour: 'Green', charm: 'ladybug' })).toBe('Grün mit Marienkäfer');
  expect(messages.names.card({ colour: 'Ruby', charm: "cat's eye" })).toBe('Ruby mit cat’s eye');
  expect(messages.names.combo('full-house')).toBe('Full House');
});

it('speaks to whoever reads', () => {
  const me = () => ({ name: 'Zoe', isReader: true });
  const { happened } = textOf(messages);
  expect(happened({ type: 'bid', seat: 0, amount: 500 }, me)).toBe('Du bietest 500\u00a0$.');
  expect(happened({ type: 'nothing', seat: 0 }, me)).toBe('Dein Wurf zahlt nichts.');
});

it('tells how many tickets and dice there are', () => {
  const page = howToProse(textOf(messages));
  expect(page).toContain('Alle bekommen sechs Lose, oder fünf oder sieben');
  expect(page).toMatch(/acht Würfel.*mehr als neun/);
});
