/** La question au-dessus des boutons : ce qu’on choisit, la règle qui compte maintenant, ce qu’entraîne un choix. */

import { capital, inWords } from '@parlor/grammar/fr';
import { BANKROLL, BANKRUPT } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { cards, shortPlay, skips, STATUS_NAMES } from './cards.ts';

export const asking: Messages['asking'] = {
  lead: 'Entamez avec des cartes de même valeur',
  beat: (top) => `Battez ${shortPlay(top)} ou passez`,
  beatBankrupt: (count) =>
    `Battez ${cards(BANKRUPT, count)} avec ${cards(BANKROLL, count)} ou passez`,
  beatOpenFive: 'Battez le 5 avec autant de cartes que vous voulez ou passez',
  cannotBeat: (top) => `Vous ne pouvez pas battre ${shortPlay(top)}`,

  ruleLead:
    'Autant de cartes que vous voulez, d’une même valeur. Pour suivre, il en faudra autant, plus fortes.',
  ruleLeadFive:
    'Autant de cartes que vous voulez, d’une même valeur. Un 5 se joue seul et laisse le nombre libre.',
  ruleOpenFive: 'Le nombre que vous jouez vaudra pour tout le reste du pli.',
  ruleBankrupt:
    'Le Bankroll termine aussitôt le pli. Millionaire et Zillionaire ne servent à rien ici.',
  ruleNothing: 'Passer n’est pas définitif : vous pourrez revenir dans ce pli.',
  ruleFiveHelps: (count) => `Un seul 5 compte pour ${inWords(count)} 5.`,
  ruleFiveStays:
    'Un 5 ne bat que les cartes de 1 à 4 : le vôtre reste dans votre main pour l’instant.',
  ruleFollow: (count) =>
    count === 1
      ? 'Une carte de valeur supérieure. Vous pouvez passer et revenir plus tard.'
      : `${capital(inWords(count))} cartes d’une même valeur supérieure. Vous pouvez passer et revenir plus tard.`,

  thenOut: (status) => `Vous terminez et devenez ${STATUS_NAMES[status]}.`,
  thenOutOver: (status) =>
    `Vous terminez et devenez ${STATUS_NAMES[status]} ; la manche est finie.`,
  thenSkip: (who) => `${skips(who)}.`,
  thenSkipWins: (who) => `${skips(who)} ; vous gagnez le pli et entamez de nouveau.`,
  thenEnds: 'Termine le pli ; vous entamez de nouveau.',
  thenEndsOut: 'Termine le pli ; la personne suivante entame.',
  thenOpen: 'Qui le battra choisira le nombre.',
  thenBankrupt: 'Seul Bankroll peut battre cela.',
  thenFive: (asks) => `Compte pour ${inWords(asks)} 5.`,
};
