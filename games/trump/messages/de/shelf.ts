/** Wie die Optionen und die fertigen Spielweisen heißen, je ein Satz. */

import type { TableWords } from '@parlor/kit';

export const options: TableWords = {
  presets: {
    standard: ['Standard', 'Kästen offen, Geld der Investoren bleibt.'],
    rulebook: ['Nach dem Regelheft', 'Kästen und Bargeld der anderen muss man sich merken.'],
    memory: ['Aus dem Kopf', 'Was in einem Kasten liegt, muss man sich merken.'],
    returned: ['Geld zurück', 'Wer verliert, gibt Investorengeld zurück.'],
    noDeals: ['Ohne Abmachungen', 'Im zweiten Teil wird nur mit Karten gespielt.'],
  },
  options: {
    investorMoney: {
      name: 'Geld der Investoren',
      line: 'Was die Verlierer eines Verkaufs mit dem Geld ihrer Investoren tun.',
      values: { kept: 'Sie behalten es', returned: 'Sie geben es zurück' },
    },
    boxes: {
      name: 'Kästen',
      line: 'Ob alle jederzeit sehen, was darin liegt.',
      values: { open: 'Offen', memory: 'Zu, aus dem Kopf' },
    },
    cash: {
      name: 'Bargeld',
      line: 'Ob alle sehen, was die anderen haben, oder nur, was bewegt wird.',
      values: { open: 'Offen', memory: 'Aus dem Kopf' },
    },
    memoryAids: {
      name: 'Gedächtnishilfe',
      line: 'Mit Kästen oder Bargeld aus dem Kopf zählen Tipps und Bots weiterhin mit.',
    },
    deals: {
      name: 'Abmachungen',
      line: 'Wie viele Abmachungen jeder im zweiten Teil anbieten darf.',
    },
    components: {
      name: 'Häuser, Karten und Brett',
      line: 'Parlors Satz oder ein eigener.',
    },
  },
};
