/** What the log says of promises that the end of the game found in force. */

import { peopleAt } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import type { HiddenClause } from '../../facts/clauses.ts';
import type { Event } from '../../facts/events.ts';
import { messages as de } from '../../messages/de/index.ts';
import { messages as en } from '../../messages/en/index.ts';
import { messages as es } from '../../messages/es/index.ts';
import { messages as fr } from '../../messages/fr/index.ts';
import { textOf } from '../textOf.ts';

const people = peopleAt(['Me', 'Ann', 'Bob'], 0);

const KEPT: HiddenClause = {
  type: 'abstain',
  seat: 1,
  act: { type: 'tax', seat: 0 },
  until: null,
};
const UNUSED: HiddenClause = {
  type: 'option',
  seat: 0,
  clauses: [{ type: 'give', from: 1, what: { type: 'cash', amount: 50 }, when: { type: 'now' } }],
  until: null,
};
const UNCALLED: HiddenClause = {
  type: 'give',
  from: 1,
  what: { type: 'cash', amount: 1110 },
  when: { type: 'bought', seat: 0, property: 0, until: null },
};

describe.each([
  [
    'en',
    en,
    [
      'A line of contract 2 was kept to the end: “Ann will not tax you for the rest of the game”.',
      'An option of contract 2 was never used: “You have an option for the rest of the game: Ann gives you $50M”.',
      'A line of contract 2 never came into play: “If you buy Hotel in a sale, Ann will give you $1,110M”.',
    ],
  ],
  [
    'de',
    de,
    [
      'Eine Zeile von Vertrag 2 ist bis zum Schluss eingehalten worden: „Ann wird dich bis zum Ende des Spiels nicht besteuern“.',
      'Eine Option aus Vertrag 2 bleibt ungenutzt: „Du hast bis zum Ende des Spiels eine Option: Ann gibt dir 50\u00a0Mio.\u00a0$“.',
      'Eine Zeile von Vertrag 2 kommt nicht mehr zum Tragen: „Wenn du Hotel in einem Verkauf kaufst, gibt dir Ann 1.110\u00a0Mio.\u00a0$“.',
    ],
  ],
  [
    'fr',
    fr,
    [
      'Une ligne du contrat 2 a été respectée jusqu’au bout\u00a0: «\u00a0Ann s’engage à ne pas vous taxer jusqu’à la fin de la partie\u00a0».',
      'Une option du contrat 2 n’a jamais été utilisée\u00a0: «\u00a0Vous avez une option jusqu’à la fin de la partie\u00a0: Ann vous donne 50\u00a0M$\u00a0».',
      'Une ligne du contrat 2 n’a pas eu à s’appliquer\u00a0: «\u00a0Si vous achetez Hotel dans une vente, Ann vous donne 1\u202f110\u00a0M$\u00a0».',
    ],
  ],
  [
    'es',
    es,
    [
      'Una línea del contrato 2 se ha cumplido hasta el final: “Ann se compromete a no cobrarte impuestos hasta el final de la partida”.',
      'Una opción del contrato 2 ha quedado sin usar: “Tienes una opción hasta el final de la partida: Ann te da 50\u00a0M$”.',
      'Una línea del contrato 2 no ha llegado a aplicarse: “Si compras Hotel en una subasta, Ann te da 1110\u00a0M$”.',
    ],
  ],
] as const)('D-7.3 promises at the end of the game (%s)', (_, messages, sentences) => {
  it.each([KEPT, UNUSED, UNCALLED].map((clause, n) => [sentences[n], clause] as const))(
    '%s',
    (sentence, clause) => {
      const event: Event = {
        ...{ type: 'lapsed', contract: 2, seats: [0, 1], clause, why: 'game-over' },
      };
      expect(textOf(messages).happened(event, people)).toBe(sentence);
    },
  );
});
