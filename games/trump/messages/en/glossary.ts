/** What everything on the table does. */

import { list, millions } from '@parlor/grammar/en';
import {
  DIE_PAYS,
  PROPERTY_SPACE_PAYS,
  type SpaceData,
  TAX_PER_PROPERTY,
} from '../../facts/components.ts';
import type { NamedCard } from '../../facts/names.ts';

function card({ kind, properties, amount, owned }: NamedCard): string {
  switch (kind) {
    case 'profit':
    case 'pairProfit':
      return `Pays ${millions(amount)} if you own ${list(properties)}.`;
    case 'dieProfit':
      return `If you own ${list(properties)}, roll: it pays ${millions(DIE_PAYS)} for each point. A T takes a card and rolls again.`;
    case 'anyProfit':
      return `Pays ${millions(amount)} if you own a property.`;
    case 'manyProfit':
      return `Pays ${millions(amount)} if you own ${owned} properties or more.`;
    case 'tax':
      return `An opponent pays you ${millions(TAX_PER_PROPERTY)} for each property they own, or all their cash and one property.`;
    case 'forceSale':
      return 'Puts any property up for sale, owned or not; you are the Broker.';
    case 'rollFive':
      return 'Five rolls; each T takes a card from an opponent of your choice.';
    case 'investor':
      return `Raises your bid in a sale by ${millions(amount)}. From then on everybody may add their own cash.`;
    case 'out':
      return 'Knocks another bidder out of a sale.';
    case 'back':
      return 'Brings you back into a sale with your bid after you were knocked out.';
  }
}

function space(data: Exclude<SpaceData, { space: 'property' }>): string {
  switch (data.space) {
    case 'start':
      return 'If you land here, take a random card from each opponent.';
    case 'money':
      return `Put ${millions(data.amount)} from the bank into an unowned box, then draw a card.`;
    case 'saleUnowned':
      return 'Put an unowned property up for sale.';
    case 'saleAny':
      return 'Put any property up for sale, owned or not.';
    case 'roll':
      return `Roll again: the bank pays you ${millions(DIE_PAYS)} for each point.`;
    case 'trade':
      return 'You may trade one of your properties for any other; the boxes go along.';
  }
}

export const glossary = {
  card,
  space,
  property: `A property with its box. Whoever lands on it puts ${millions(PROPERTY_SPACE_PAYS)} from the bank into the box.`,
};
