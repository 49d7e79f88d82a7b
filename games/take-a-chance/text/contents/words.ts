/** The components in words, in the languages of the house. */

import type { Language } from '@parlor/kit';
import type { Combo } from '../../facts/dice/combos.ts';
import { comboWords, dollars } from '../phrases.ts';
import type { KeptUse, Step } from '../../facts/types.ts';

export interface ContentsWords {
  readonly colours: string;
  readonly charms: string;
  readonly cards: string;
  readonly tickets: string;
  readonly colour: (number: number) => string;
  readonly charm: (number: number) => string;
  readonly ticket: (number: number) => string;
  readonly name: string;
  readonly price: string;
  readonly combination: string;
  readonly amount: string;
  readonly copies: string;
  readonly says: string;
  readonly does: string;
  readonly less: string;
  readonly collected: string;
  readonly dice: string;
  readonly rethrows: string;
  readonly factor: string;
  readonly what: string;
  readonly pay: (number: number) => string;
  readonly first: string;
  readonly or: string;
  readonly step: (number: number) => string;
  readonly newPay: string;
  readonly newTicket: string;
  readonly newOr: string;
  readonly newStep: string;
  readonly money: (amount: number) => string;
  readonly combo: (combo: Combo) => string;
  /** What a kind of step is called in a list. */
  readonly kinds: Readonly<Record<Step['do'], string>>;
  readonly kept: Readonly<Record<KeptUse, string>>;
  readonly stepText: (step: Step) => string;
  readonly thenText: string;
  readonly orText: string;
}

const many = (parts: readonly (string | false)[], and: string): string =>
  parts.filter((part) => part !== false).join(and);

const en: ContentsWords = {
  colours: 'Colours',
  charms: 'Lucky charms',
  cards: 'Cards, one for each charm in every colour',
  tickets: 'Tickets',
  colour: (number) => `Colour ${number}`,
  charm: (number) => `Charm ${number}`,
  ticket: (number) => `Ticket ${number}`,
  name: 'Name',
  price: 'Price',
  combination: 'Shows',
  amount: 'Pays',
  copies: 'Copies',
  says: 'Says',
  does: 'Does',
  less: 'Cheaper by',
  collected: 'Amount',
  dice: 'More dice',
  rethrows: 'More re-rolls',
  factor: 'Pays times',
  what: 'Kept for',
  pay: (number) => `Payout ${number}`,
  first: 'First',
  or: 'Or',
  step: (number) => `Step ${number}`,
  newPay: 'Add a payout',
  newTicket: 'Add a ticket',
  newOr: 'Add an OR',
  newStep: 'Add a step',
  money: dollars,
  combo: comboWords,
  kinds: {
    buy: 'buy a card',
    'buy-two': 'buy two cards',
    'buy-pool': 'buy a Pool card for less',
    'buy-new': 'buy a card of a new colour',
    swap: 'swap a card for a Pool card',
    roll: 'roll',
    collect: 'collect money',
    ticket: 'play another ticket',
    keep: 'keep the ticket',
  },
  kept: { die: 'one more die', rethrow: 'one more re-roll' },
  stepText(step) {
    switch (step.do) {
      case 'buy-pool':
        return `buy a Pool card for ${dollars(step.less)} less`;
      case 'collect':
        return `collect ${dollars(step.amount)}`;
      case 'keep':
        return `keep this for ${en.kept[step.what]} on a later roll`;
      case 'roll': {
        const more = many(
          [
            step.dice > 0 && `${step.dice} more ${step.dice === 1 ? 'die' : 'dice'}`,
            step.rethrows > 0 &&
              `${step.rethrows} more ${step.rethrows === 1 ? 're-roll' : 're-rolls'}`,
            step.pays > 1 && `pay times ${step.pays}`,
          ],
          ' and ',
        );
        return more === '' ? 'roll' : `roll with ${more}`;
      }
      default:
        return en.kinds[step.do];
    }
  },
  thenText: ', then ',
  orText: '; or ',
};

const COMBOS_DE: Readonly<Record<Combo, string>> = {
  pair: 'ein Paar',
  'two-pairs': 'zwei Paare',
  'three-pairs': 'drei Paare',
  'three-of-a-kind': 'drei Gleiche',
  'four-of-a-kind': 'vier Gleiche',
  'five-of-a-kind': 'fünf Gleiche',
  'six-of-a-kind': 'sechs Gleiche',
  'seven-of-a-kind': 'sieben Gleiche',
  'straight-of-four': 'Vierer-Straße',
  'straight-of-five': 'Fünfer-Straße',
  'straight-of-six': 'Sechser-Straße',
  'full-house': 'Full House',
  'two-threes': 'zweimal drei Gleiche',
  'four-and-three': 'vier und drei Gleiche',
};

const dollarsDe = (amount: number): string => `${dollars(amount).slice(1).replaceAll(',', '.')} $`;

const de: ContentsWords = {
  colours: 'Farben',
  charms: 'Glücksbringer',
  cards: 'Karten, in jeder Farbe eine für jeden Glücksbringer',
  tickets: 'Lose',
  colour: (number) => `Farbe ${number}`,
  charm: (number) => `Glücksbringer ${number}`,
  ticket: (number) => `Los ${number}`,
  name: 'Name',
  price: 'Preis',
  combination: 'Zeigt',
  amount: 'Zahlt',
  copies: 'Anzahl',
  says: 'Text',
  does: 'Tut',
  less: 'Billiger um',
  collected: 'Betrag',
  dice: 'Würfel mehr',
  rethrows: 'Würfe mehr',
  factor: 'Zahlt mal',
  what: 'Aufheben für',
  pay: (number) => `Gewinn ${number}`,
  first: 'Zuerst',
  or: 'Oder',
  step: (number) => `Schritt ${number}`,
  newPay: 'Gewinn hinzufügen',
  newTicket: 'Los hinzufügen',
  newOr: 'Ein ODER hinzufügen',
  newStep: 'Schritt hinzufügen',
  money: dollarsDe,
  combo: (combo) => COMBOS_DE[combo] ?? combo,
  kinds: {
    buy: 'eine Karte kaufen',
    'buy-two': 'zwei Karten kaufen',
    'buy-pool': 'eine Karte der Auslage billiger kaufen',
    'buy-new': 'eine Karte neuer Farbe kaufen',
    swap: 'eine Karte gegen eine der Auslage tauschen',
    roll: 'würfeln',
    collect: 'Geld bekommen',
    ticket: 'noch ein Los spielen',
    keep: 'das Los aufheben',
  },
  kept: { die: 'einen Würfel mehr', rethrow: 'einen Wurf mehr' },
  stepText(step) {
    switch (step.do) {
      case 'buy-pool':
        return `eine Karte der Auslage um ${dollarsDe(step.less)} billiger kaufen`;
      case 'collect':
        return `${dollarsDe(step.amount)} bekommen`;
      case 'keep':
        return `aufheben für ${de.kept[step.what]} bei einem späteren Wurf`;
      case 'roll': {
        const more = many(
          [
            step.dice > 0 && `mit ${step.dice} Würfel${step.dice === 1 ? '' : 'n'} mehr`,
            step.rethrows > 0 &&
              `mit ${step.rethrows} ${step.rethrows === 1 ? 'Wurf' : 'Würfen'} mehr`,
            step.pays > 1 && `zahlt ${step.pays}-fach`,
          ],
          ' und ',
        );
        return more === '' ? 'würfeln' : `würfeln (${more})`;
      }
      default:
        return de.kinds[step.do];
    }
  },
  thenText: ', dann ',
  orText: '; oder ',
};

export const contentsWords: Readonly<Record<Language, ContentsWords>> = { en, de };
