/** Le matériel valeur par valeur, et pourquoi un exemplaire est refusé, assez court pour tenir à côté. */

import { millions, plural } from '@parlor/grammar/fr';
import type { SpaceKind } from '../../facts/components.ts';
import type { Messages } from '../en/index.ts';

const places: Readonly<Record<SpaceKind, string>> = {
  start: 'DÉPART',
  property: '',
  money: 'Argent pour un coffre libre',
  saleUnowned: 'Vente (propriété libre)',
  saleAny: 'Vente (toutes propriétés)',
  roll: 'Nouveau lancer',
  trade: 'Échange',
};

export const contents: Messages['contents'] = {
  properties: 'Propriétés',
  property: (number) => `Propriété ${number}`,
  newProperty: 'Ajouter une propriété',
  allCards: 'Toutes les cartes',
  board: 'Plateau',
  space: (number) => `Case ${number}`,
  newSpace: 'Ajouter une case',
  spaces: 'Cases',
  name: 'Nom',
  pays: 'Rapporte',
  brings: 'Apporte',
  copies: 'Nombre',
  owned: 'Propriétés requises',
  forProperty: 'Propriété',
  both: 'Pour',
  place: 'Ce qu’il y a ici',
  amount: 'Montant',
  newCard: 'Ajouter une carte',
  money: millions,
  many: (owned) => plural(owned, { one: '# propriété', other: '# propriétés' }),
  kinds: {
    profit: ['Cartes de gain, une propriété', 'Gain'],
    dieProfit: ['Cartes de gain au dé', 'Gain au dé'],
    pairProfit: ['Cartes de gain, deux propriétés', 'Deux propriétés'],
    anyProfit: ['Cartes de gain, toute propriété', 'Toute propriété'],
    manyProfit: ['Cartes de gain, trois et quatre propriétés', 'Plusieurs propriétés'],
    tax: ['Cartes Taxe', 'Taxe'],
    forceSale: ['Cartes Vente forcée', 'Vente forcée'],
    rollFive: ['Cartes Cinq lancers', 'Cinq lancers'],
    investor: ['Cartes Investisseur', 'Investisseur'],
    out: ['Cartes Hors jeu', 'Hors jeu'],
    back: ['Cartes De retour', 'De retour'],
  },
  placeOf: (kind, property) => (kind === 'property' ? property : places[kind]),
  refused: {
    'components-property-name': ({ max }) =>
      `Un nom de 1 à ${max} caractères, sans espace au début ni à la fin.`,
    'components-property-twice': () => 'Une autre propriété porte ce nom.',
    'components-property-count': ({ min, max }) => `Il faut de ${min} à ${max} propriétés.`,
    'components-card': () =>
      'Les montants vont de dix en dix, de 10 à 500, les exemplaires de 1 à 150.',
    'components-card-twice': () => 'Cette carte existe déjà : augmentez son nombre d’exemplaires.',
    'components-deck-size': ({ min, max }) => `Il faut de ${min} à ${max} cartes.`,
    'components-too-many-faces': ({ max }) => `Il peut y avoir ${max} cartes différentes au plus.`,
    'components-space': () => 'Les montants vont de dix en dix, de 10 à 500.',
    'components-space-twice': () => 'Cette propriété a déjà une case.',
    'components-start': () => 'Seule la première case est DÉPART.',
    'components-board-size': ({ min, max }) => `Le plateau a de ${min} à ${max} cases.`,
    'components-property-not-on-board': () =>
      'Chaque propriété doit avoir une case sur le plateau.',
    'components-no-sale-space': () => 'Une case au moins doit être une vente.',
    'components-not-an-object': () =>
      'Cet exemplaire n’est pas fait de propriétés, de cartes et de cases.',
    'components-field-unknown': () => 'L’exemplaire contient un élément qui n’existe pas.',
    'components-lists-missing': () => 'Il manque un élément à l’exemplaire.',
    'components-property-field': () =>
      'Cette propriété contient quelque chose qui n’a rien à y faire.',
    'components-card-field': () => 'Cette carte contient quelque chose qui n’a rien à y faire.',
    'components-space-field': () => 'Cette case contient quelque chose qui n’a rien à y faire.',
    'components-rebuilt': () => 'L’origine des valeurs est illisible.',
  },
  refusedOtherwise: 'On ne peut pas jouer avec cela.',
};
