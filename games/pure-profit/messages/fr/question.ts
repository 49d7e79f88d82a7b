/** Ce qu’on demande, ce qu’on peut répondre, et comment le taper. */

import { inWords, owned, person } from '@parlor/grammar/fr';
import type { Messages } from '../en/index.ts';
import { takingsOf } from './log.ts';
import { cardName, cardNames, some, theCard } from './names.ts';

export const question: Messages['question'] = {
  draw: 'D’où prenez-vous une carte, de la pioche ou de la défausse ?',
  settle: 'Quelle Faillite prend sa carte maintenant ?',
  settleFirst: 'Quelle Faillite défaussez-vous en premier ?',
  lay: 'Quelle paire défaussez-vous maintenant ?',
  act: 'Que faites-vous ?',
  choose: (victim) => `Quelle carte prenez-vous à ${person(victim)} ?`,
  stuck: 'Vous n’avez aucune carte Valeur pour une Faillite. Jouez-vous un Vol ?',
  ruin: 'Vous n’avez que des Faillites en main. Laquelle défaussez-vous ?',
  take: (left) =>
    left === 1
      ? 'À qui prenez-vous une carte ?'
      : `Vous pouvez prendre jusqu’à ${inWords(left)} cartes. À qui prenez-vous la prochaine ?`,
};

export const answer: Messages['answer'] = {
  draw: 'Piocher une carte',
  takeDiscard: (top) => `Prendre ${theCard(top)} de la défausse`,
  settle: (bankrupt, value) =>
    value === undefined ? cardName(bankrupt) : `${cardName(bankrupt)} : perdre ${cardName(value)}`,
  lay: (bankrupt, value) => `Défausser ${some(bankrupt)}, avec ${cardName(value)} par-dessus`,
  bank: (card) => `Placer ${some(card)}`,
  discard: (card) => `Défausser ${some(card)}`,
  choose: (card) => `Prendre ${theCard(card)}`,
  steal: (card) => `Jouer ${theCard(card)}`,
  stealFrom: (card, takings) =>
    takings.length === 0
      ? `Défausser ${theCard(card)} sans rien voler`
      : `Jouer ${theCard(card)} : ${takingsOf(takings)}`,
  pass: 'Passer et garder toutes vos cartes',
  take: (victim) => `Prendre une carte à ${person(victim)}`,
  look: (victim) => `Regarder ${owned(victim, 'votre main', 'la main')} et y prendre une carte`,
  stop: 'Ne plus prendre de carte',
  finish: (cards, discard) =>
    discard === null
      ? `Terminer avec ${cardNames(cards)}`
      : `Terminer avec ${cardNames(cards)}, puis défausser ${some(discard)}`,
};

export const typing: Messages['typing'] = {
  draw: 'Tapez « piocher » pour la pioche ou « prendre » pour la carte du dessus de la défausse.',
  settle: 'Tapez « faillite basse » ou « faillite haute ».',
  lay: 'Tapez « poser » et la paire, par exemple « poser basse 3 ».',
  act: 'Tapez « placer 3 », « défausser 7 », « vol double » ou « terminer 8 9 10 défausser 4 ».',
  actFirst:
    'Tapez « placer 3 », « défausser 7 », « vol double à 1,3 » (le numéro de chaque victime, ou « personne ») ou « terminer 8 9 10 défausser 4 ».',
  stuck: 'Tapez « vol simple » ou « passer ».',
  ruin: 'Tapez « défausser faillite basse » ou « défausser faillite haute ».',
  take: 'Tapez « dévaliser » et un nom ou un numéro, par exemple « dévaliser 1 » ; ou « arrêter ».',
  choose: 'Tapez « choisir » et la carte, par exemple « choisir 7 » ou « choisir vol simple ».',
};

/** Les claviers n’ont pas tous les accents : on s’en passe aussi. */
export const commands: Messages['commands'] = {
  verbs: {
    draw: ['piocher', 'pioche'],
    take: ['prendre', 'prends'],
    settle: ['faillite'],
    lay: ['poser', 'pose'],
    bank: ['placer', 'place', 'banque'],
    discard: ['défausser', 'defausser', 'défausse', 'defausse'],
    choose: ['choisir', 'choisis'],
    steal: ['vol', 'jouer'],
    rob: ['dévaliser', 'devaliser', 'voler'],
    pass: ['passer', 'passe'],
    stop: ['arrêter', 'arreter', 'stop'],
    finish: ['terminer', 'termine', 'finir'],
  },
  nouns: {
    bankrupt: ['faillite'],
    lowest: ['basse'],
    highest: ['haute'],
    steal: ['vol'],
    one: ['simple'],
    two: ['double', 'deux'],
    three: ['triple', 'trois'],
    from: ['à', 'a'],
    nobody: ['personne'],
    discard: ['défausser', 'defausser'],
  },
  noise: ['m', 'un', 'une', 'le', 'la', 'avec', 'et', 'puis'],
};
