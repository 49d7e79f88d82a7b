/** Was in einer Schachtel ist, und woher es kommt. */

import { list, number } from '@parlor/grammar/de';
import type { box as English } from '../../en/terminal/box.ts';

export const box: typeof English = {
  marks: {
    rulebook: 'Anleitung',
    published: 'Rezensionen',
    rebuilt: 'nachgebaut',
    house: 'eigener Wert',
  },
  legend: {
    rulebook: 'Anleitung: steht in der Anleitung',
    published: 'Rezensionen: die Anleitung schweigt, und Rezensionen sind sich einig',
    rebuilt: 'nachgebaut: die Anleitung schweigt, und der Wert ist von Parlor',
    house: 'eigener Wert: für diesen Tisch eingetragen',
  },
  extents: {
    none: 'alle Werte aus der Anleitung',
    published: 'Werte aus der Anleitung und aus Rezensionen',
    house: 'eigene Werte',
    few: 'wenige Werte nachgebaut',
    partly: 'Werte teils nachgebaut',
    mostly: 'Werte meist nachgebaut',
  },
  counts: {
    rulebook: ({ count }) => `${number(count)} aus der Anleitung`,
    published: ({ count }) => `${number(count)} aus Rezensionen`,
    rebuilt: ({ count }) => `${number(count)} nachgebaut`,
    house: ({ count }) => `${number(count)} eigene`,
  },
  line: ({ edition, extent, counts }) =>
    `Fassung ${edition} der Regeln, ${extent} (${list(counts)}).`,
  rulebook: ({ title, whose }) =>
    whose === '' ? `Anleitung: ${title}.` : `Anleitung: ${title} (${whose}).`,
  from: 'woher',
  value: 'Wert',

  // All games at once
  game: 'Spiel',
  id: 'Kennung',
  seats: 'Plätze',
  option: 'Option',
  values: 'Werte',
  everyValue: 'Jeder Wert und woher er stammt: parlor games --values <Kennung>',
  ownSet: 'eigene Werte als JSON',
};
