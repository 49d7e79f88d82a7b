/** Was der Tisch fragt, und die Knöpfe dazu. Zeilen erklären, Knöpfe sind kurz. */

import {
  accusative,
  dative,
  millions,
  people as listed,
  plural,
  possessive,
} from '@parlor/grammar/de';
import { TAX_PER_PROPERTY } from '../../facts/components.ts';
import type { Messages } from '../en/index.ts';

const counters = (left: number): string =>
  plural(left, {
    one: 'Ein Gegenangebot ist in diesem Zug noch möglich.',
    other: '# Gegenangebote sind in diesem Zug noch möglich.',
  });

export const asking: Messages['asking'] = {
  turn: 'Würfle und zieh, oder spiel eine Karte',
  turnLine: 'Würfeln füllt Kästen und bringt Verkäufe. Karten, die zahlen, haben Zeit bis Teil 2.',
  dealing: 'Spiel eine Karte, biete eine Abmachung an oder passe',
  dealingOnly: 'Spiel eine Karte, oder passe',
  dealingLine: (dealsLeft, passes, isDated) =>
    [
      ...(passes === 0
        ? []
        : [
            plural(passes, {
              one: 'Eine Person hat gepasst.',
              other: '# haben nacheinander gepasst.',
            }),
          ]),
      dealsLeft === 0
        ? 'Du kannst keine Abmachungen mehr anbieten.'
        : isDated
          ? 'Das Spiel geht weiter, bis alle Versprechen mit Termin fällig geworden sind.'
          : 'Wenn alle nacheinander passen, ist das Spiel zu Ende.',
    ].join(' '),
  canUse: 'Du kannst eine Option nutzen.',
  promised: 'Ein Versprechen ist fällig: Spiel die Karte',
  tax: (card) => `Wer muss zahlen? (${card})`,
  taxLine: `${millions(TAX_PER_PROPERTY)} für jedes Haus. Wer nicht alles zahlen kann, gibt alles Bargeld und ein Haus her.`,
  force: 'Welches Haus kommt in den Zwangsverkauf?',
  forceLine: 'Tippe auf ein Haus. Du leitest den Verkauf und darfst mitbieten.',
  take: 'Du hast ein T gewürfelt: Wem nimmst du eine Karte ab?',
  takeLine: 'Zufällig und ungesehen. Danach würfelst du noch einmal.',
  takeOfFive: (left) =>
    left === 0
      ? 'Zufällig und ungesehen. Das war der letzte der fünf Würfe.'
      : `Zufällig und ungesehen. ${plural(left, { one: 'Ein Wurf kommt noch.', other: '# Würfe kommen noch.' })}`,
  fill: (amount) => `In welchen Kasten kommen die ${millions(amount)}?`,
  fillLine: 'Wähle einen freien; danach ziehst du eine Karte.',
  putUp: 'Welches Haus stellst du zum Verkauf?',
  putUpLine: 'Du leitest den Verkauf. Alle dürfen bieten, du auch.',
  closing: 'Welches der letzten Häuser kommt als Nächstes dran?',
  closingAgain: 'Welches kommt noch einmal dran?',
  closingLine: 'Wofür niemand bieten will, das kommt nach den anderen noch einmal dran.',
  closingAgainLine: 'Was auch jetzt niemand will, bleibt frei.',
  closingFirstLine: 'Wofür niemand bieten will, das ist aus dem Spiel.',
  trade: 'Tausch ein Haus, oder behalte alles',
  tradeLine:
    'Tippe auf eins von dir, dann auf ein anderes. Ablehnen kann niemand, und die Kästen gehen mit.',
  surrender: 'Dein Bargeld reicht nicht für die Steuer: Welches Haus gibst du ab?',
  surrenderLine: 'Sein Kasten geht mit.',
  open: (property) => `Dein Anfangsgebot für ${property}`,
  openLine: 'Alle werden zugleich aufgedeckt. Mit 0 bist du im ganzen Verkauf nicht dabei.',
  bid: (least, canKnock) =>
    canKnock
      ? `Biete ab ${millions(least)}, wirf raus oder verzichte`
      : `Biete ab ${millions(least)}, oder verzichte`,
  bidLead: 'Du führst: Bleib dabei, oder geh höher',
  bidNo: (canKnock) =>
    canKnock ? 'Wirf jemanden raus, oder verzichte' : 'Du kannst nicht erhöhen: Verzichte',
  bidLine: (leader, bid, cash, isAgain) =>
    [
      ...(isAgain ? ['Alle anderen verzichten: Das letzte Wort hast du.'] : []),
      leader.isReader
        ? `${millions(bid)} sind das höchste Gebot.`
        : `${leader.name} führt mit ${millions(bid)}.`,
      `Neben deinem Gebot hast du noch ${millions(cash)}.`,
    ].join(' '),
  out: (canReturn) =>
    canReturn ? 'Du bist rausgeworfen: Komm zurück, oder verzichte' : 'Du bist rausgeworfen',
  outLine: (bid, canReturn) =>
    canReturn
      ? `Deine ${millions(bid)} bleiben auf dem Tisch. „Wieder dabei“ bringt sie zurück ins Spiel.`
      : `Deine ${millions(bid)} bleiben auf dem Tisch. Nur „Wieder dabei“ brächte dich zurück, und das hast du nicht.`,
  knock: 'Wen wirfst du raus?',
  knockLine: 'Tippe auf jemanden, der noch bietet. Das Gebot bleibt auf dem Tisch.',
  answer: (from) => `Nimmst du ${possessive(from, 'dein')} Angebot an?`,
  answerLine: (countersLeft) =>
    countersLeft === 0
      ? 'In diesem Zug geht kein Gegenangebot mehr: Nimm an oder lehne ab.'
      : 'Nimm an, lehne ab oder mach ein Gegenangebot.',
  answerSeveralLine: 'Nimm an oder lehne ab. Nichts geschieht, bevor alle angenommen haben.',
  sure: 'Endgültig annehmen?',
  sureLine:
    'Versprechen binden: Was fällig wird, geschieht von selbst, und nichts lässt sich zurücknehmen.',
  related: 'Spiel eine Karte, die zur Abmachung gehört, oder lass es dabei',
  relatedLine: 'Eine daraus, eine darin genannte, oder eine, die für ein Haus daraus zahlt.',
  relatedFirstLine: 'Eine Karte daraus, oder eine, die für ein Haus daraus zahlt.',
  partner: 'Mit wem willst du verhandeln?',
  partnerLine: 'Wähle jemanden, dann schreib auf, was ihr euch gebt.',
  send: (takers) => `Dieses Angebot an ${listed(takers, accusative)} schicken?`,
  sendCounter: (to) => `${dative(to)} so antworten?`,
  sendLine: (countersLeft) =>
    countersLeft === 0
      ? 'Die Antwort kann nur Ja oder Nein sein. Ein Nein beendet den Zug.'
      : `Ja, Nein oder ein Gegenangebot sind möglich. ${counters(countersLeft)}`,
  sendSeveralLine: 'Alle werden der Reihe nach gefragt. Ein Nein beendet Abmachung und Zug.',
  contracts: 'Laufende Verträge',
  contractsLine: 'Nutze eine Option, oder biete an, einen deiner Verträge zu ändern.',
  choose: (from, to) =>
    from.isReader
      ? `Welche deiner Karten geht an ${accusative(to)}?`
      : `Welche Karte nimmst du von ${dative(from)}?`,
  chooseLine: 'Eine Karte, die schon versprochen ist, steht nicht zur Wahl.',
};

export const buttons: Messages['buttons'] = {
  contracts: 'Verträge',
  back: 'Zurück',
  choose: (card) => `${card} wählen`,
  roll: 'Würfeln',
  play: (card) => `${card} spielen`,
  playOn: (card, target) => `${card} gegen ${accusative(target)} spielen`,
  playFor: (card, property) => `${card} für ${property} spielen`,
  choosePlayer: 'Wähle jemanden',
  chooseProperty: 'Wähle ein Haus',
  chooseCard: 'Wähle eine Karte',
  pass: 'Passen',
  deal: 'Abmachung anbieten',
  setAside: 'Weglegen',
  take: (from) => `Karte von ${dative(from)} nehmen`,
  fill: (amount, property) => `${millions(amount)} in ${property} legen`,
  putUp: (property) => `${property} zum Verkauf stellen`,
  keep: 'Alles behalten',
  trade: (give, take) => `${give} gegen ${take} tauschen`,
  chooseTrade: 'Wähle, was du tauschst',
  surrender: (property) => `${property} abgeben`,
  stayOut: 'Draußen bleiben',
  stayOutOfSale: 'Nicht mitbieten',
  seal: (amount) => `${millions(amount)} bieten`,
  letGo: 'Verzichten',
  hold: (bid) => `Bei ${millions(bid)} bleiben`,
  bid: (bid) => `${millions(bid)} bieten`,
  knockOut: 'Rauswerfen',
  knock: (target) => `${accusative(target)} rauswerfen`,
  backIn: (bid) => `Mit ${millions(bid)} zurück`,
  accept: 'Annehmen',
  acceptSure: 'Endgültig annehmen',
  notYet: 'Noch nicht',
  refuse: 'Ablehnen',
  counter: 'Gegenangebot',
  send: 'Angebot schicken',
  sendCounter: 'Antwort schicken',
  leaveIt: 'Dabei belassen',
  choosePartner: 'Wähle jemanden',
};

export const missing: Messages['missing'] = {
  card: 'Tippe auf eine Karte, um sie zu spielen.',
  give: 'Tippe auf das Haus, das du gibst.',
  take: 'Tippe auf das Haus, das du willst.',
  bidder: 'Tippe auf jemanden, der noch bietet.',
  partner: 'Tippe auf die Person, mit der du verhandeln willst.',
  lines:
    'Es steht noch nichts darin: Füge eine Zeile hinzu, oder fang mit einer üblichen Abmachung an.',
  cardsLater: 'Auf diese Frage kann man keine Karte spielen.',
  cardsThere: 'Wähle unter den Karten auf dem Tisch.',
  cardsAfterOpening: 'Karten kommen ins Spiel, wenn die Anfangsgebote aufgedeckt sind.',
};
