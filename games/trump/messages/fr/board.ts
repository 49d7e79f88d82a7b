/** La table en lignes, à lire à voix haute. */

import {
  either,
  list,
  millions,
  of,
  owned,
  people as listed,
  person,
  plural,
  Subject,
  verb,
} from '@parlor/grammar/fr';
import type { Messages } from '../en/index.ts';
import { cardName, spaceName } from './names.ts';

const cards = (count: number): string => plural(count, { one: '# carte', other: '# cartes' });

export const board: Messages['board'] = {
  over: 'La partie est finie.',
  heading: (part, turn) =>
    `Phase ${part}, ${part === 1 ? 'achats' : 'négociations'}. ${turn.isReader ? 'C’est à vous.' : `C’est le tour ${of(turn)}.`}`,
  seat: (who, parts) => `${Subject(who)} : ${parts.join(', ')}`,
  cash: (amount) => (amount === null ? 'liquide non compté' : millions(amount)),
  cards,
  property: (name, box) => `${name} (${box})`,
  box: (amount) => `${millions(amount)} dans le coffre`,
  boxLeast: (amount) => `au moins ${millions(amount)} dans le coffre`,
  boxClosed: 'coffre fermé',
  noProperty: 'aucune propriété',
  pawn: (space, { components }) => `sur ${spaceName(components, space)}`,
  total: (amount) => `${millions(amount)} en tout`,
  unowned: (properties, pile) =>
    `Libres : ${properties.length === 0 ? 'aucune' : properties.join(', ')}. Pioche : ${cards(pile)}.`,
  lastCard: (card, { components }) => `Dernière carte jouée : ${cardName(components, card)}.`,
  saleSealing: (property, sealed) =>
    `En vente : ${property}. Mises de départ déposées : ${sealed.length === 0 ? 'aucune encore' : listed(sealed)}.`,
  saleBids: (property, bids) => `En vente : ${property}. Enchères : ${bids.join(', ')}.`,
  bid: (who, bid, isOut) => `${person(who)} ${millions(bid)}${isOut ? ' (hors jeu)' : ''}`,
  lead: (leader, isCashOpen) =>
    `${Subject(leader)} ${verb(leader, 'menez', 'mène')}. On ${isCashOpen ? 'peut ajouter son propre liquide' : 'ne peut ajouter son propre liquide qu’une fois un Investisseur joué'}.`,
  offer: (from, takers) => `${owned(from, 'Votre offre', 'Offre')} pour ${listed(takers)} :`,
  acceptedBy: (who) => `${Subject(who)} ${verb(who, 'avez', 'a')} accepté.`,
  endsContract: (contract) => `Elle met fin au contrat ${contract}.`,
  debt: (from, to, amount) =>
    to.isReader
      ? `${from.name} vous doit ${millions(amount)}.`
      : `${Subject(from)} ${verb(from, 'devez', 'doit')} ${millions(amount)} à ${to.name}.`,
  hand: (hand, { components }) =>
    `Votre main : ${hand.length === 0 ? 'vide' : hand.map((card) => cardName(components, card)).join(', ')}.`,
  known: (known, { components }) =>
    `Vous savez où se trouvent : ${list(
      known.map(
        ({ card, holders }) =>
          `${cardName(components, card)} (${either(holders.map((one) => owned(one, 'votre main', 'main')))})`,
      ),
    )}.`,
};
