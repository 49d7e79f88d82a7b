/** Pourquoi ce n’est pas permis. */

import { capital, millions, number, plural, Subject, verb } from '@parlor/grammar/fr';
import { GOAL, type Question } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCard, cardName, theCard } from './names.ts';

const NOT_ASKED: Readonly<Record<Question, string>> = {
  draw: 'Piochez d’abord une carte.',
  settle: 'Dites d’abord quelle Faillite prend sa carte.',
  lay: 'Dites d’abord quelle paire vous défaussez.',
  act: 'Maintenant, placez une carte, défaussez-en une ou terminez la manche.',
  stuck: 'Maintenant, jouez un Vol, passez ou défaussez une de vos Faillites.',
  take: 'Dites d’abord qui vous volez, ou arrêtez.',
  choose: 'Choisissez d’abord la carte que vous volez.',
};

export const refusals: Messages['refusals'] = {
  malformed: () => 'Ce coup n’existe pas dans ce jeu.',
  'match-over': () => 'La partie est finie.',
  'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
  'not-asked': ({ asked }) => NOT_ASKED[asked],
  'card-not-there': ({ card }) => `Il n’y a pas de ${cardName(card)} ici.`,
  'no-card-to-draw': () => 'Il n’y a plus rien à piocher, ni rien à remélanger.',
  'discard-pile-empty': () => 'La défausse est vide.',
  'discard-out-of-reach': ({ card }) =>
    `${capital(theCard(card))} ferme la défausse : on n’y prend qu’une carte Valeur, sur le dessus.`,
  'steal-to-be-used': ({ card }) =>
    `Pour défausser ${theCard(card)}, jouez-le, même si vous ne prenez aucune carte.`,
  'stuck-with-steal': () => 'Vos Faillites restent dans votre main : jouez un Vol, ou passez.',
  'stuck-must-discard': () => 'Votre main est pleine : vous devez défausser une de vos Faillites.',
  'pair-not-there': ({ bankrupt, value }) =>
    `Vous n’avez pas à défausser de paire ${cardName(bankrupt)} et ${cardName(value)}.`,
  'bank-not-a-value': ({ card }) => `On ne peut pas placer ${aCard(card)} dans une Banque.`,
  'bank-wrong-step': ({ card, top }) =>
    top === 0
      ? `Une Banque commence par ${aCard(1)}, pas par ${aCard(card)}.`
      : `Après ${theCard(top)} vient un autre ${cardName(top)} ou le palier suivant, pas ${aCard(card)}.`,
  'bank-by-finishing': () =>
    `${capital(theCard(GOAL))} met fin à la manche : jouez-le en terminant.`,
  'steal-too-many': ({ most }) =>
    plural(most, {
      one: 'Ce Vol prend une carte au plus.',
      other: 'Ce Vol prend # cartes au plus.',
    }),
  'no-such-seat': ({ seat }) => `Personne n’a le numéro ${seat} à cette table.`,
  'steal-from-yourself': () => 'Vous ne pouvez pas vous voler vous-même.',
  'steal-last-card': ({ seat, cards }, people) => {
    const victim = people(seat);
    return cards === 0
      ? `${Subject(victim)} ${verb(victim, 'n’avez', 'n’a')} aucune carte à voler.`
      : `${Subject(victim)} ${verb(victim, 'n’avez', 'n’a')} plus qu’une carte, et la dernière ne se vole pas.`;
  },
  'finish-incomplete': () => `Ces cartes ne mènent pas votre Banque jusqu’à ${millions(GOAL)}.`,
  'finish-needs-discard': () => 'Dites aussi quelle carte vous défaussez.',
  'finish-leaves-none': () =>
    'À cette table, il doit rester une carte à défausser quand on termine avec plusieurs cartes.',
  'seats-out-of-range': ({ min, max }) => `Pure Profit se joue de ${min} à ${max}.`,
  'deck-too-small': ({ cards, need }) =>
    `Le paquet n’a que ${plural(cards, { one: '# carte', other: '# cartes' })} ; il en faut ${number(need)} pour distribuer à cette table.`,
  'deck-too-large': ({ cards, max }) =>
    `Le paquet a ${number(cards)} cartes ; la limite est de ${number(max)}.`,
  'deck-not-an-object': () => 'Un paquet indique le nombre d’exemplaires de chaque carte.',
  'deck-unknown-card': ({ card }) => `Aucune carte ne s’appelle « ${card} ».`,
  'deck-bad-count': ({ card, max }) => `Pour « ${card} », il faut un nombre entier de 0 à ${max}.`,
  'deck-lacks-value': ({ value }) =>
    `Sans ${theCard(value)}, personne ne pourra jamais compléter sa Banque.`,
};

export const unknownRefusal: Messages['unknownRefusal'] = (code) =>
  `Ce n’est pas permis (${code}).`;
