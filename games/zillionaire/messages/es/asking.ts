/** La pregunta sobre los botones: qué se elige, qué regla importa ahora, qué trae cada elección. */

import { capital, inWords } from '@parlor/grammar/es';
import { BANKROLL, BANKRUPT } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { cards, shortPlay, skips, STATUS_NAMES } from './cards.ts';

export const asking: Messages['asking'] = {
  lead: 'Abre con cartas del mismo valor',
  beat: (top) => `Supera ${shortPlay(top)} o pasa`,
  beatBankrupt: (count) => `Supera ${cards(BANKRUPT, count)} con ${cards(BANKROLL, count)} o pasa`,
  beatOpenFive: 'Supera el 5 con la cantidad que quieras o pasa',
  cannotBeat: (top) => `No puedes superar ${shortPlay(top)}`,

  ruleLead:
    'Tantas como quieras del mismo valor. Los demás necesitarán otras tantas de un valor más alto.',
  ruleLeadFive: 'Tantas como quieras del mismo valor. Un 5 se juega solo y deja libre la cantidad.',
  ruleOpenFive: 'La cantidad que juegues valdrá para el resto de la baza.',
  ruleBankrupt:
    'El Bankroll termina la baza al instante. Aquí no sirven ni Millionaire ni Zillionaire.',
  ruleNothing: 'Pasar no es definitivo: podrás volver a entrar en esta baza.',
  ruleFiveHelps: (count) => `Un solo 5 vale por ${inWords(count)} cincos.`,
  ruleFiveStays: 'Un 5 solo supera del 1 al 4, así que el tuyo se queda por ahora en la mano.',
  ruleFollow: (count) =>
    count === 1
      ? 'Una carta de valor más alto. Puedes pasar y volver más tarde.'
      : `${capital(inWords(count))} cartas de un mismo valor más alto. Puedes pasar y volver más tarde.`,

  thenOut: (status) => `Te quedas sin cartas y pasas a ser ${STATUS_NAMES[status]}.`,
  thenOutOver: (status) =>
    `Te quedas sin cartas, pasas a ser ${STATUS_NAMES[status]} y se acaba la ronda.`,
  thenSkip: (who) => `${skips(who)}.`,
  thenSkipWins: (who) => `${skips(who)}; ganas la baza y vuelves a abrir.`,
  thenEnds: 'Termina la baza; vuelves a abrir.',
  thenEndsOut: 'Termina la baza; abre la siguiente persona.',
  thenOpen: 'Quien lo supere elige la cantidad.',
  thenBankrupt: 'Solo Bankroll puede superarlo.',
  thenFive: (asks) => `Vale por ${inWords(asks)} cincos.`,
};
