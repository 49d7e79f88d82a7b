/** Was alles auf dem Tisch tut. */

import { list, millions } from '@parlor/grammar/de';
import { DIE_PAYS, PROPERTY_SPACE_PAYS, TAX_PER_PROPERTY } from '../../facts/components.ts';
import type { Messages } from '../en/index.ts';

export const glossary: Messages['glossary'] = {
  card: ({ kind, properties, amount, owned }) => {
    switch (kind) {
      case 'profit':
        return `Zahlt ${millions(amount)}, wenn dir ${list(properties)} gehört.`;
      case 'pairProfit':
        return `Zahlt ${millions(amount)}, wenn dir ${list(properties)} gehören.`;
      case 'dieProfit':
        return `Wenn dir ${list(properties)} gehört, würfle: Sie zahlt ${millions(DIE_PAYS)} für jeden Punkt. Ein T nimmt eine Karte, dann würfelst du noch einmal.`;
      case 'anyProfit':
        return `Zahlt ${millions(amount)}, wenn dir ein Haus gehört.`;
      case 'manyProfit':
        return `Zahlt ${millions(amount)}, wenn dir mindestens ${owned} Häuser gehören.`;
      case 'tax':
        return `Eine Person deiner Wahl zahlt dir ${millions(TAX_PER_PROPERTY)} für jedes ihrer Häuser oder gibt dir alles Bargeld und ein Haus.`;
      case 'forceSale':
        return 'Bringt irgendein Haus zum Verkauf, ob frei oder nicht; du leitest den Verkauf.';
      case 'rollFive':
        return 'Fünf Würfe; jedes T nimmt jemandem deiner Wahl eine Karte ab.';
      case 'investor':
        return `Erhöht dein Gebot in einem Verkauf um ${millions(amount)}. Von da an darf eigenes Bargeld dazu.`;
      case 'out':
        return 'Wirft jemanden aus einem Verkauf.';
      case 'back':
        return 'Bringt dich nach einem Rauswurf mit deinem Gebot zurück.';
    }
  },
  space: (data) => {
    switch (data.space) {
      case 'start':
        return 'Wer hier landet, nimmt allen anderen eine zufällige Karte ab.';
      case 'money':
        return `Leg ${millions(data.amount)} von der Bank in einen freien Kasten, dann zieh eine Karte.`;
      case 'saleUnowned':
        return 'Stell ein freies Haus zum Verkauf.';
      case 'saleAny':
        return 'Stell irgendein Haus zum Verkauf, ob frei oder nicht.';
      case 'roll':
        return `Würfle noch einmal: Die Bank zahlt dir ${millions(DIE_PAYS)} für jeden Punkt.`;
      case 'trade':
        return 'Du darfst eins deiner Häuser gegen irgendein anderes tauschen; die Kästen gehen mit.';
    }
  },
  property: `Ein Haus mit seinem Kasten. Wer darauf landet, legt ${millions(PROPERTY_SPACE_PAYS)} von der Bank in den Kasten.`,
};
