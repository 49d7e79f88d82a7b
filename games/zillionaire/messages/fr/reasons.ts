/** Pourquoi un bot jouerait ainsi, comme conseil à qui l’a demandé. */

import { inWords, list, person, Subject, verb } from '@parlor/grammar/fr';
import type { ReasonSentences } from '../../facts/claims.ts';
import { RANKS } from '../../facts/types.ts';
import { cardCount, cards, has, leads, one, onlyCards, rankName, several } from './cards.ts';

export const reasons: ReasonSentences = {
  'no-choice': () => 'C’est votre seul coup possible.',
  'goes-out': () => 'Cela vide votre main : vous terminez.',
  'cannot-be-stopped': () =>
    'Plus personne ne peut vous arrêter : tout ce que vous jouerez avant votre dernier coup gagnera son pli.',
  'nobody-can-beat': () => 'Plus personne ne peut battre cela : vous entamerez de nouveau.',
  'wins-the-round': ({ rank }) =>
    `Rien de ce qui reste en jeu ne bat ici votre ${rankName(rank)} : vous gagnez le pli et entamez le suivant.`,
  'too-many-for': ({ seat, left, count }, people) => {
    const who = people(seat);
    return `${Subject(who)} n’${has(who)} plus ${onlyCards(left)} et ne ${verb(who, 'pouvez', 'peut')} pas en jouer ${inWords(count)} à la fois.`;
  },
  'leaves-the-number-open': () =>
    'Si vous entamez avec un 5, qui le bat choisit le nombre ; plus tard, il ne bat que les cartes de 1 à 4.',
  'keeps-the-rest': ({ rank, rest }) =>
    rest === 1
      ? `Vous gardez un autre ${rankName(rank)} en réserve.`
      : `Vous gardez ${inWords(rest)} autres ${several(rank)} en réserve.`,
  'sheds-low-group': ({ count }) =>
    `Cela vous débarrasse de ${inWords(count)} petites cartes d’un coup.`,
  'only-when-led': ({ rank }) =>
    `Plus personne ne peut jouer plus bas qu’${one(rank)} : vous ne vous en déferez qu’à l’entame.`,
  'sheds-low-card': () =>
    'Cela vous débarrasse d’une petite carte pendant que c’est à vous d’entamer.',
  'hard-to-beat': ({ ranks }) =>
    `Seuls ${list(RANKS.filter((rank) => (ranks & (1 << rank)) !== 0).map((rank) => `les ${several(rank)}`))} peuvent encore battre cela.`,
  'keeps-group': ({ rank, count }) =>
    `Votre réponse la moins coûteuse casserait vos ${cards(rank, count)}.`,
  'saves-for-later': ({ rank }) =>
    `Vous gardez votre ${rankName(rank)}, votre réponse la moins coûteuse.`,
  'gives-the-lead': ({ seat }, people) =>
    `Vous gardez vos cartes, et ${person(people(seat))} ${leads(people(seat))} le pli suivant.`,
  'may-come-back': () =>
    'Vous gardez vos cartes et pourrez encore jouer si le pli revient jusqu’à vous.',
  stops: ({ seat, left }, people) =>
    `Si personne ne bat les cartes du dessus, ${person(people(seat))} ${leads(people(seat))} le pli suivant avec seulement ${cardCount(left)} en main.`,
  bumps: ({ seat, left }, people) => {
    const who = people(seat);
    return `${Subject(who)}, qui n’${has(who)} plus ${onlyCards(left)}, ${verb(who, 'sautez votre', 'saute son')} tour.`;
  },
  'five-is-enough': ({ count }) => `Un seul 5 remplace ici ${inWords(count)} cartes.`,
  'breaks-group': ({ rank, count }) =>
    `Cela casse vos ${cards(rank, count)}, mais vous met en tête dans ce pli.`,
  cheapest: () => 'C’est votre réponse la moins coûteuse, et elle ne casse rien.',
  'safer-than-cheapest': () =>
    'Cela résiste à plus de valeurs que votre réponse la moins coûteuse.',
  tried: () =>
    'Les chances de ce coup viennent de nombreuses manches simulées ; aucune raison particulière ne s’en dégage.',
};
