/** Ce qu’on me demande à la table, et la seule règle qui compte en ce moment. */

import { inWords, owned, person, verb } from '@parlor/grammar/fr';
import { valueName } from '../../facts/cards.ts';
import type { asking as english } from '../en/asking.ts';
import { nameOf, one, toCatch } from './naming.ts';

export const asking: typeof english = {
  where: ({ round, rounds, seats, isSwap, isOneByOne, isFromMemory }) =>
    [
      `Manche ${round} sur ${rounds}`,
      isSwap ? 'échange' : `à ${seats}`,
      ...(isOneByOne ? ['Demis un par un'] : []),
      ...(isFromMemory ? ['mains de mémoire'] : []),
    ].join(' · '),

  blind: {
    title: 'Retournez une carte cachée',
    line: 'Si elle ne convient pas, vous la prenez en main avec la pile. Comme toute autre carte, elle peut servir à attraper quelqu’un.',
  },
  start: (card, count) => ({
    title: `Commencez la manche avec votre ${nameOf(card)}`,
    line:
      count === 1
        ? 'Personne n’a de carte jaune plus basse.'
        : `Personne n’a de carte jaune plus basse. Vous pouvez jouer les ${inWords(count)} d’un coup.`,
  }),
  startWithAny: {
    title: 'Commencez la manche à votre guise',
    line: 'Personne n’a de carte jaune\u00a0: à vous de choisir.',
  },
  newPile: {
    title: 'Commencez une nouvelle pile',
    line: 'La pile est vide\u00a0: toutes les cartes conviennent.',
  },
  five: {
    title: 'Jouez 5 ou moins',
    line: 'Ou bien un Demi, qui lève l’obligation du 5, ou un Fantôme, qui la transmet.',
  },
  eightAndAHalf: {
    title: 'Jouez sur 8½',
    line: 'Il faut un 9, un Fantôme, ou 8 et Demi ensemble.',
    fromTable: 'Il faut un 9 ou un Fantôme.',
  },
  catch: ({ who, card, isIntoHand }) => ({
    title: `Attrapez ${person(who)}, ou continuez`,
    line: `Si vous jouez ${one(card)}, ${person(who)} ${verb(who, 'devez', 'doit')} ${
      isIntoHand ? 'prendre toute la pile en main' : 'mettre toute la pile de côté'
    }, et vous en commencez une nouvelle.`,
  }),
  half: ({ value, card, who }) => ({
    title: `Jouez sur ${valueName(value)}`,
    line: `Il vous manque ${one(card)} pour ${toCatch(who)}. Vous pouvez jouer un nombre plus haut, un Demi ou un Fantôme, mais pas un 0.`,
  }),
  aboveNineAndAHalf: (value) => ({
    title: `Jouez sur ${valueName(value)}`,
    line: 'Aucun nombre n’est aussi haut\u00a0: il faut un Demi ou un Fantôme.',
  }),
  aboveNine: (value) => ({
    title: `Jouez sur ${valueName(value)}`,
    line: 'Aucun nombre n’est aussi haut\u00a0: il faut un 0, un Demi ou un Fantôme.',
  }),
  nine: { title: 'Jouez sur 9', line: 'Il faut un autre 9, un 0, un Demi ou un Fantôme.' },
  zero: { title: 'Jouez ce que vous voulez', line: 'Sur 0, tout convient.' },
  value: (value) => ({
    title: `Jouez ${valueName(value)} ou plus`,
    line: 'Un 0 ramène la pile à 0, un Demi ajoute ½, un Fantôme ne change rien.',
  }),
  oneOpenCard: 'Une carte visible par tour.',

  swap: (loser) => ({
    title: 'Échanger une carte visible\u00a0?',
    line: `Vous avez gagné la dernière manche\u00a0: vous pouvez échanger une de vos cartes visibles contre ${owned(loser, 'une des vôtres', 'une de celles')}.`,
  }),
};
