/** Comment jouer, depuis le début. Les mots du jeu qui ressortent sont marqués **ainsi**. */

import { inWords, millions } from '@parlor/grammar/fr';
import {
  DIE_PAYS,
  PROPERTY_SPACE_PAYS,
  STANDARD_COMPONENTS,
  STARTING_BOX,
  STARTING_CASH,
  STARTING_HAND,
  TAX_PER_PROPERTY,
} from '../../facts/components.ts';
import { EXAMPLE_LOAN, EXAMPLE_SALE } from '../../facts/examples.ts';
import { propertyName } from '../../facts/names.ts';
import type { Messages } from '../en/index.ts';
import { cardName } from './names.ts';

const sale = EXAMPLE_SALE;
const loan = {
  ...EXAMPLE_LOAN,
  own: propertyName(STANDARD_COMPONENTS, EXAMPLE_LOAN.owns),
  borrowed: propertyName(STANDARD_COMPONENTS, EXAMPLE_LOAN.borrows),
  name: cardName(STANDARD_COMPONENTS, EXAMPLE_LOAN.card),
};

export const howTo: Messages['howTo'] = {
  about: {
    title: 'Le but du jeu',
    paragraphs: [
      'Huit propriétés, chacune avec un **coffre** plein d’argent : achetez-les dans la phase 1, faites-les fructifier dans la phase 2. À la fin, on additionne votre **liquide** et **l’argent de vos coffres**, et la plus forte somme l’emporte.',
      `Chacun commence avec ${millions(STARTING_CASH)} et ${inWords(STARTING_HAND)} cartes, chaque coffre avec ${millions(STARTING_BOX)}. Tout se compte en millions, et de dix en dix.`,
    ],
  },
  turn: {
    title: 'Phase 1 : un tour sur le plateau',
    paragraphs: [
      'Vous piochez une carte. Ensuite, vous **lancez le dé et avancez**, ou bien vous **jouez une carte**.',
      `La case d’une propriété met ${millions(PROPERTY_SPACE_PAYS)} de la banque dans son coffre. D’autres cases mettent de l’argent dans un coffre libre de votre choix, vous font lancer de nouveau le dé pour ${millions(DIE_PAYS)} par point, ouvrent une vente, ou vous laissent échanger une de vos propriétés contre n’importe quelle autre. Si vous tombez sur **DÉPART**, vous prenez une carte à chacun.`,
      'Avec un **T**, vous prenez une carte, sans la voir, à la personne de votre choix, et vous lancez de nouveau le dé.',
    ],
  },
  openings: {
    title: 'Une vente : les mises de départ',
    paragraphs: [
      'Qui met une propriété en vente en est le **Courtier**. Tout le monde dépose une mise de départ secrète, le Courtier et le propriétaire aussi, et on les révèle toutes en même temps. Avec 0, vous êtes **en dehors de cette vente**. La plus forte mise mène ; à égalité, la première dans le sens horaire à partir du Courtier.',
    ],
  },
  bidding: {
    title: 'Une vente : les enchères',
    paragraphs: [
      'Puis, à tour de rôle, on relance, on met quelqu’un hors jeu, on revient ou on renonce. On relance avec des **Investisseurs** ; on ne peut ajouter son propre liquide qu’une fois qu’un Investisseur a été joué dans cette vente. La carte **Hors jeu** écarte quelqu’un, à qui il faut la carte **De retour** pour revenir.',
      `Par exemple, les mises de départ sont de ${millions(sale.openings[0])}, ${millions(sale.openings[1])} et 0. La troisième personne est en dehors de la vente. La deuxième joue Investisseur ${sale.investor} et mène avec ${millions(sale.bid)}. La première peut maintenant ajouter du liquide, puisqu’un Investisseur a été joué.`,
      'La vente est finie quand tout le monde a renoncé. Après une relance, une mise hors jeu ou un retour, tous les autres ont de nouveau la parole, et la personne qui vient d’agir aussi si elle ne mène pas. L’enchère gagnante va au propriétaire, ou à la banque s’il n’y en a pas, et le nouveau propriétaire montre ce que contient le coffre. Les autres reprennent toute leur enchère, sauf si la table a décidé que l’argent des investisseurs va à la banque. Un propriétaire qui l’emporte verse son enchère dans son propre coffre.',
    ],
  },
  pays: {
    title: 'Les cartes qui rapportent',
    paragraphs: [
      `Une carte de gain paie qui possède ce qu’elle montre : une propriété, deux voisines, n’importe laquelle, ou bien trois ou quatre. Une carte de gain au dé paie ${millions(DIE_PAYS)} par point. Elles peuvent attendre la phase 2, où l’on ne pioche plus.`,
    ],
  },
  acts: {
    title: 'Les cartes qui agissent',
    paragraphs: [
      `**Taxe** prend ${millions(TAX_PER_PROPERTY)} par propriété à la personne de votre choix ; qui ne peut pas tout payer cède tout son liquide et une propriété. **Vente forcée** fait de vous le Courtier pour la propriété de votre choix. **Cinq lancers** vous fait prendre une carte à chaque T.`,
    ],
  },
  deals: {
    title: 'Phase 2 : les accords',
    paragraphs: [
      'La phase 2 commence quand plus aucune propriété n’est libre. Elle commence aussi quand la pioche est vide : qui a pris la dernière carte finit son tour et met en vente ce qui reste, deux fois si personne ne mise. Ensuite, on range le plateau, et un tour consiste à jouer une carte, à passer ou à proposer un **accord**, si la table joue avec des accords.',
      'Un accord se propose à une ou plusieurs personnes. Il peut porter sur du liquide, des propriétés et des cartes, tout de suite ou plus tard ; sur une part de ce qu’une carte rapportera ; sur la promesse de jouer une carte ou de s’abstenir de quelque chose ; et sur des options. À deux, on accepte, on refuse ou on répond par une contre-offre, trois fois par tour au plus ; à plusieurs, tout le monde doit accepter. Après un accord, la personne dont c’est le tour peut jouer une carte qui va avec.',
      `Par exemple, vous avez en main ${loan.name} et vous possédez ${loan.own}, tandis qu’Ann possède ${loan.borrowed}. Elle vous prête ${loan.borrowed}, vous jouez la carte, la moitié des ${millions(loan.pays)} lui revient, et à la fin du tour elle récupère ${loan.borrowed}. Chacun y gagne ${millions(loan.share)}.`,
    ],
  },
  promises: {
    title: 'Chose promise, chose due',
    paragraphs: [
      'Ce qui ne pourrait pas être tenu ne peut pas être proposé. Ce qui arrive à échéance se fait tout seul, et un coup qui romprait une promesse est impossible. Tous les signataires ensemble peuvent modifier un contrat ou y mettre fin.',
      'Ce que le sort emporte est perdu : si une propriété promise disparaît dans une vente ou une taxe, la promesse tombe à l’eau. L’argent dû qui manque reste une dette, et toute rentrée d’argent sert d’abord à la payer.',
    ],
  },
  end: {
    title: 'La fin',
    paragraphs: [
      'La partie est finie quand tout le monde a passé d’affilée et qu’aucune promesse datée n’est en cours. On règle les dettes ; à égalité, la victoire est partagée.',
      'Une table peut décider de jouer les coffres ou le liquide **de mémoire**, comme dans le livret : vous ne voyez alors que les vôtres, et ce qui circule.',
    ],
  },
};
