/** Die Frage über den Knöpfen: was zur Wahl steht, welche Regel jetzt zählt, was eine Wahl bewirkt. */

import { capital, inWords, Subject } from '@parlor/grammar/de';
import { BANKROLL, BANKRUPT } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { cards, shortPlay, STATUS_NAMES } from './cards.ts';

export const asking: Messages['asking'] = {
  lead: 'Spiele Karten eines Werts aus',
  beat: (top) => `Schlage ${shortPlay(top, 'accusative')} oder passe`,
  beatBankrupt: (count) =>
    `Schlage ${cards(BANKRUPT, count, 'accusative')} mit ${cards(BANKROLL, count, 'dative')} oder passe`,
  beatOpenFive: 'Schlage die 5 mit beliebig vielen eines Werts oder passe',
  cannotBeat: (top) => `${capital(shortPlay(top, 'accusative'))} kannst du nicht schlagen`,

  ruleLead: 'Beliebig viele eines Werts. Die anderen brauchen gleich viele eines höheren.',
  ruleLeadFive: 'Beliebig viele eines Werts. Eine 5 wird allein gelegt und lässt die Anzahl offen.',
  ruleOpenFive: 'Deine Anzahl gilt dann für den Rest der Runde.',
  ruleBankrupt: 'Bankroll beendet die Runde sofort. Millionaire und Zillionaire helfen hier nicht.',
  ruleNothing: 'Passen ist nicht endgültig: Du kannst in dieser Runde wiederkommen.',
  ruleFiveHelps: (count) => `Eine 5 zählt für ${inWords(count)} Fünfen.`,
  ruleFiveStays: 'Eine 5 schlägt nur 1 bis 4, deine bleibt also vorerst auf der Hand.',
  ruleFollow: (count) =>
    count === 1
      ? 'Eine Karte eines höheren Werts. Du kannst passen und später wiederkommen.'
      : `${capital(inWords(count))} eines höheren Werts. Du kannst passen und später wiederkommen.`,

  thenOut: (status) => `Du bist fertig und wirst ${STATUS_NAMES[status]}.`,
  thenOutOver: (status) =>
    `Du bist fertig und wirst ${STATUS_NAMES[status]}; damit ist das Spiel vorbei.`,
  thenSkip: (who) => `${Subject(who)} setzt aus.`,
  thenSkipWins: (who) => `${Subject(who)} setzt aus; du gewinnst die Runde und spielst wieder aus.`,
  thenEnds: 'Beendet die Runde; du spielst wieder aus.',
  thenEndsOut: 'Beendet die Runde; die nächste Person spielt aus.',
  thenOpen: 'Wer sie schlägt, bestimmt die Anzahl.',
  thenBankrupt: 'Nur Bankroll schlägt das.',
  thenFive: (asks) => `Zählt für ${inWords(asks)} Fünfen.`,
};
