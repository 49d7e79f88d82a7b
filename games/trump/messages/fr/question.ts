/** Ce qui est demandé, ce qu’on peut répondre et comment le taper : la table en texte. */

import { list, millions, of, people as listed, person } from '@parlor/grammar/fr';
import { propertyName } from '../../facts/names.ts';
import type { Messages } from '../en/index.ts';
import { cardName, ofProperty, spaceName } from './names.ts';

export const question: Messages['question'] = {
  turn: (part, canDeal) => {
    if (part === 1) return 'Lancer le dé, ou jouer une carte ?';
    return canDeal
      ? 'Jouer une carte, proposer un accord ou passer ?'
      : 'Jouer une carte, ou passer ?';
  },
  take: 'Vous avez fait un T. À qui prenez-vous une carte ?',
  fill: (space, { components }) =>
    `Quel coffre libre reçoit l’argent ? Vous êtes sur ${spaceName(components, space)}.`,
  putUp: 'Quelle propriété mettez-vous en vente ?',
  closing: 'Laquelle des propriétés restantes mettez-vous en vente ?',
  closingAgain: 'Personne n’a misé sur celles-ci. Laquelle remettez-vous en vente ?',
  trade: 'Échanger une de vos propriétés, ou toutes les garder ?',
  surrender: 'Votre liquide ne couvre pas la taxe. Quelle propriété cédez-vous ?',
  open: (property, { components }) =>
    `Quelle est votre mise de départ pour ${propertyName(components, property)} ? Avec 0, vous restez en dehors de cette vente.`,
  knockedOut: 'Vous êtes hors jeu. Revenir, ou renoncer ?',
  bid: (leader, bid) =>
    `${leader.isReader ? 'Vous menez' : `${leader.name} mène`} avec ${millions(bid)}. Relancer, mettre quelqu’un hors jeu ou renoncer ?`,
  bidAgain: (leader, bid) =>
    `Les autres renoncent. ${leader.name} mène avec ${millions(bid)}. Relancer, mettre quelqu’un hors jeu ou renoncer ?`,
  answer: (from) => `Acceptez-vous l’offre ${of(from)} ?`,
  related: 'Jouer une carte qui va avec l’accord, ou en rester là ?',
  giveCard: (to) => `Quelle carte donnez-vous à ${person(to)} ?`,
  takeCard: (from) => `Quelle carte prenez-vous dans la main ${of(from)} ?`,
};

export const answer: Messages['answer'] = {
  roll: () => 'Lancer le dé',
  play: ({ card, seat, property }, { components, people }) => {
    const on = seat === undefined ? '' : ` contre ${person(people(seat))}`;
    const lot = property === undefined ? '' : ` sur ${propertyName(components, property)}`;
    return `Jouer ${cardName(components, card)}${on}${lot}`;
  },
  take: ({ seat }, { people }) => `Prendre une carte à ${person(people(seat))}`,
  fill: ({ property }, { components }) =>
    `Dans le coffre ${ofProperty(propertyName(components, property))}`,
  putUp: ({ property }, { components }) => `Mettre en vente ${propertyName(components, property)}`,
  trade: ({ give, take }, { components }) =>
    `Échanger ${propertyName(components, give)} contre ${propertyName(components, take)}`,
  keep: () => 'Tout garder',
  surrender: ({ property }, { components }) => `Céder ${propertyName(components, property)}`,
  open: ({ amount }) => (amount === 0 ? 'Ne pas miser' : `Miser ${millions(amount)}`),
  raise: ({ cash, cards }, { components }) =>
    `Relancer avec ${list([
      ...cards.map((card) => cardName(components, card)),
      ...(cash > 0 ? [`${millions(cash)} en liquide`] : []),
    ])}`,
  knockOut: ({ seat }, { people }) => `Mettre ${person(people(seat))} hors jeu`,
  backIn: () => 'Revenir',
  use: ({ contract, clause }) =>
    `Utiliser l’option de la ligne ${clause + 1} du contrat ${contract}`,
  choose: ({ card }, { components }) => `Choisir ${cardName(components, card)}`,
  accept: () => 'Accepter',
  reject: () => 'Refuser',
  done: () => 'En rester là',
  pass: (isSale) => (isSale ? 'Renoncer' : 'Passer'),
  offer: (people, takers, lines) => `Offre pour ${listed(takers.map(people))} : ${lines.join(' ')}`,
  counter: (lines) => `Contre-offre : ${lines.join(' ')}`,
};

const DEALS =
  'Les lignes d’un accord se séparent par des points-virgules, par exemple : je donne 100; je reçois hotel; je reçois 2 cartes au hasard; ' +
  'quand je joue hotel casino je donne la moitié; je joue hotel casino d’ici à mon tour 1; je donne hotel à la fin de mon prochain tour; ' +
  'je reçois 20 avant que l’autre joue taxe; sinon je donne 50; l’autre ne me taxe pas jusqu’à mon 2e tour à venir; ' +
  'je peux acheter casino pour 100 jusqu’à mon tour 3; l’autre montre sa main; je reçois une carte de mon choix; ' +
  'je donne 20 à la fin de chacun de mes 5 prochains tours. ' +
  'Tapez offre gauche droite: … pour plusieurs personnes, offre gauche au lieu de 3: … pour modifier le contrat 3, utilise 2 1 pour la ligne 1 du contrat 2. ' +
  'On désigne les gens par je, l’autre, gauche, face, droite, s0, ou par leur nom.';

export const typing: Messages['typing'] = {
  open: (most) => `Tapez un montant de 0 à ${most}, de dix en dix.`,
  bid: 'Tapez : renonce, relance 30, relance 30 + 40 50 (votre liquide + les Investisseurs par montant), relance + 50, hors jeu gauche, retour.',
  answer: `Tapez : oui, non, ou contre-offre: … ${DEALS}`,
  turn: `Tapez : passe, joue taxe gauche, joue vente forcée hotel, ou offre gauche: … ${DEALS}`,
  listed: 'Tapez une des réponses de la liste.',
};
