/** Ce que disent les boutons, et où mène un coup. */

import { capital, person, Subject, verb } from '@parlor/grammar/fr';
import { valueName } from '../../facts/cards.ts';
import type { Move } from '../../facts/types.ts';
import type { plays as english } from '../en/plays.ts';
import type { PlayResult, PlayRisk } from '../parameters.ts';
import { cardCount, nameOf, one, onTable, several, some } from './naming.ts';

/** Un coup en peu de mots : « Deux 7 », « 8 + Demi ». */
function titleOf(move: Move): string {
  switch (move.type) {
    case 'play':
      return capital(several(move.card, move.count));
    case 'eight-and-a-half':
      return '8 + Demi';
    case 'open':
      return onTable(move.card, 'open');
    case 'blind':
      return `Carte cachée ${move.place}`;
    case 'swap':
      return `${nameOf(move.give)} contre ${nameOf(move.take)}`;
    case 'keep':
      return 'Pas d’échange';
  }
}

function nextOf(next: PlayRisk): string {
  switch (next.kind) {
    case 'demand':
      return 'ensuite il faut 5 ou moins';
    case 'risk':
      return `${one(next.card)} vous attrape`;
    case 'escape':
      return `${person(next.who)} ${verb(next.who, 'vous en tirez', 's’en tire')}`;
    case 'lets-win':
      return `${person(next.who)} ${verb(next.who, 'gagnez', 'gagne')} la manche`;
  }
}

const CHANGES: Readonly<
  Record<Extract<PlayResult, { kind: 'pile' }>['change'], (value: string) => string>
> = {
  raised: (value) => `pile à ${value}`,
  reset: () => 'pile de retour à 0',
  unchanged: (value) => `la pile reste à ${value}`,
  'begun-by-a-ghost': () => 'la nouvelle pile reste à 0',
};

/** « pile à 7½, un 8 vous attrape ». */
function resultOf(result: PlayResult): string {
  if (result.kind === 'catch') {
    const { caught, cards, isOut } = result;
    const takes = `${Subject(caught)} ${verb(caught, 'ramassez', 'ramasse')} ${cardCount(cards)}`;
    return isOut ? `${takes}, et vous gagnez la manche` : takes;
  }
  const { change, value, next, out } = result;
  return [
    CHANGES[change](valueName(value)),
    ...(next ? [nextOf(next)] : []),
    ...(out === 'won' ? ['vous gagnez la manche'] : []),
    ...(out === 'if-not-caught' ? ['vous avez fini, sauf si on vous attrape'] : []),
  ].join(', ');
}

export const plays: typeof english = {
  label(move, isCatch) {
    switch (move.type) {
      case 'play': {
        if (!isCatch) return `Jouer ${some(move.card, move.count)}`;
        return `Attraper avec ${move.count === 1 ? `le ${nameOf(move.card)}` : some(move.card, move.count)}`;
      }
      case 'eight-and-a-half':
        return 'Jouer 8 et Demi';
      case 'open':
        return `${isCatch ? 'Attraper avec' : 'Jouer'} le ${onTable(move.card, 'open')}`;
      case 'blind':
        return `Retourner la carte cachée ${move.place}`;
      case 'swap':
        return `Échanger ${nameOf(move.give)} contre ${nameOf(move.take)}`;
      case 'keep':
        return 'Ne pas échanger';
    }
  },
  title: (move, isCatch) => (isCatch ? `${titleOf(move)}\u00a0: prise` : titleOf(move)),
  result: resultOf,
  unknown: 'personne ne connaît cette carte',
  line: (move, result) => `${titleOf(move)}\u00a0: ${resultOf(result)}.`,

  group: 'Ce que vos cartes peuvent faire',
  chooseToSee: 'Choisissez une carte pour voir ce qu’elle fait.',
  chooseCard: 'Choisissez une carte',
  chooseCardFirst: 'Choisissez d’abord une carte\u00a0; les cartes identiques peuvent suivre.',
  chooseBlindFirst: 'Choisissez d’abord une de vos cartes cachées.',
  chooseBothFirst: 'Choisissez d’abord une de vos cartes visibles et une de celles d’en face.',
  swap: 'Échanger',
  notYourTurn: 'Ce n’est pas à vous de jouer.',
};
