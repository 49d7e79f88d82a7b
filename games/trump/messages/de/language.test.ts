import { expect, it } from 'vitest';
import { ABOUT_DEALS, asSeen, TRADED } from '../testing/events.ts';
import { textOf } from '../../text/textOf.ts';
import { turnEnd } from './contract.ts';
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

it('counts turns from now as one would say it', () => {
  const [you, ann] = [
    { name: 'Ines', isReader: true },
    { name: 'Ann', isReader: false },
  ];
  expect([0, 1, 2, 5, 11].map((turn) => turnEnd(you, turn))).toEqual([
    'Ende dieses Zugs',
    'Ende deines nächsten Zugs',
    'Ende deines übernächsten Zugs',
    'Ende deines fünften Zugs ab jetzt',
    'Ende deines 11. Zugs ab jetzt',
  ]);
  expect(turnEnd(ann, 3)).toBe('Ende von Anns drittem Zug ab jetzt');
});
