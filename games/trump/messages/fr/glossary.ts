/** Ce que fait chaque chose sur la table. */

import { list, millions } from '@parlor/grammar/fr';
import { DIE_PAYS, PROPERTY_SPACE_PAYS, TAX_PER_PROPERTY } from '../../facts/components.ts';
import type { Messages } from '../en/index.ts';

export const glossary: Messages['glossary'] = {
  card: ({ kind, properties, amount, owned }) => {
    switch (kind) {
      case 'profit':
      case 'pairProfit':
        return `Rapporte ${millions(amount)} si vous possédez ${list(properties)}.`;
      case 'dieProfit':
        return `Si vous possédez ${list(properties)}, lancez le dé : ${millions(DIE_PAYS)} par point. Avec un T, vous prenez une carte et lancez de nouveau le dé.`;
      case 'anyProfit':
        return `Rapporte ${millions(amount)} si vous possédez une propriété.`;
      case 'manyProfit':
        return `Rapporte ${millions(amount)} si vous possédez au moins ${owned} propriétés.`;
      case 'tax':
        return `La personne visée vous paie ${millions(TAX_PER_PROPERTY)} pour chacune de ses propriétés, ou tout son liquide et une propriété.`;
      case 'forceSale':
        return 'Met en vente la propriété de votre choix, libre ou non ; vous êtes le Courtier.';
      case 'rollFive':
        return 'Cinq lancers ; à chaque T, vous prenez une carte à l’adversaire de votre choix.';
      case 'investor':
        return `Ajoute ${millions(amount)} à votre enchère. Dès lors, tout le monde peut ajouter son propre liquide.`;
      case 'out':
        return 'Met hors jeu quelqu’un d’autre dans une vente.';
      case 'back':
        return 'Vous ramène dans une vente, avec votre enchère, quand vous êtes hors jeu.';
    }
  },
  space: (data) => {
    switch (data.space) {
      case 'start':
        return 'Si vous tombez ici, prenez une carte au hasard à chaque adversaire.';
      case 'money':
        return `Mettez ${millions(data.amount)} de la banque dans un coffre libre, puis piochez une carte.`;
      case 'saleUnowned':
        return 'Mettez en vente une propriété libre.';
      case 'saleAny':
        return 'Mettez en vente la propriété de votre choix, libre ou non.';
      case 'roll':
        return `Lancez de nouveau le dé : la banque vous paie ${millions(DIE_PAYS)} par point.`;
      case 'trade':
        return 'Vous pouvez échanger une de vos propriétés contre n’importe quelle autre ; les coffres suivent.';
    }
  },
  property: `Une propriété et son coffre. Qui tombe dessus met ${millions(PROPERTY_SPACE_PAYS)} de la banque dans le coffre.`,
};
