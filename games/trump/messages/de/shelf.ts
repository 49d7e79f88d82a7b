/** Was über das Spiel gesagt wird, bevor jemand sitzt: Name, Bots, fertige Spielweisen, Optionen. */

import type { Shelf } from '@parlor/kit';

export const shelf: Shelf = {
  title: 'Trump: The Game',
  line: 'Verdeckt bieten, eine Straße bauen, sich nach oben reden.',
  bots: {
    beginner: 'Kauft, was glänzt, und spielt jede Karte, die Geld bringt.',
    casual: 'Weiß, was ein Haus wert ist, und teilt gern in der Mitte.',
    skilled: 'Probiert jedes Gebot erst einmal im Kopf aus.',
    expert: 'Bietet bis auf die letzten zehn Millionen und liest das Kleingedruckte.',
  },
  presets: {
    standard: ['Standard', 'Kästen offen, Geld der Investoren bleibt.'],
    rulebook: ['Nach der Anleitung', 'Kästen und Bargeld der anderen muss man sich merken.'],
    memory: ['Aus dem Kopf', 'Was in einem Kasten liegt, muss man sich merken.'],
    returned: ['Geld zurück', 'Wer verliert, gibt Investorengeld zurück.'],
    noDeals: ['Ohne Abmachungen', 'Im zweiten Teil wird nur mit Karten gespielt.'],
  },
  options: {
    investorMoney: {
      name: 'Geld der Investoren',
      line: 'Was mit dem Geld der Investoren geschieht, wenn man einen Verkauf verliert.',
      values: { kept: 'Man behält es', returned: 'Man gibt es zurück' },
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
      line: 'Wie viele Abmachungen jede Person im zweiten Teil anbieten darf.',
    },
    components: {
      name: 'Häuser, Karten und Brett',
      line: 'Parlors Spielsatz oder ein eigener.',
    },
  },
};
