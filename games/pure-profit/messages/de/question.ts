/** Was gefragt wird, was man antworten kann und wie man es tippt. */

import { dative, inWords, possessive } from '@parlor/grammar/de';
import type { Messages } from '../en/index.ts';
import { takingsOf } from './log.ts';
import { cardName, cardNames } from './names.ts';

export const question: Messages['question'] = {
  draw: 'Von welchem Stapel ziehst du?',
  settle: 'Welcher Bankrott kommt als Nächster und nimmt sich seine Karte?',
  settleFirst: 'Welchen Bankrott legst du zuerst ab?',
  lay: 'Welches Paar legst du als Nächstes ab?',
  act: 'Was machst du?',
  choose: (victim) => `Welche Karte nimmst du von ${dative(victim)}?`,
  stuck: 'Du hast keine Wertkarte für einen Bankrott. Spielst du einen Diebstahl?',
  ruin: 'Du hast nur Bankrotte auf der Hand. Welchen legst du ab?',
  take: (left) =>
    left === 1
      ? 'Von wem nimmst du eine Karte?'
      : `Du darfst bis zu ${inWords(left)} Karten nehmen. Von wem nimmst du die nächste?`,
};

export const answer: Messages['answer'] = {
  draw: 'Vom Nachziehstapel ziehen',
  takeDiscard: (top) => `${cardName(top)} vom Ablagestapel nehmen`,
  settle: (bankrupt, value) =>
    value === undefined
      ? cardName(bankrupt)
      : `${cardName(bankrupt)}: ${cardName(value)} verlieren`,
  lay: (bankrupt, value) => `${cardName(bankrupt)} ablegen, obenauf ${cardName(value)}`,
  bank: (card) => `${cardName(card)} einzahlen`,
  discard: (card) => `${cardName(card)} ablegen`,
  choose: (card) => `${cardName(card)} nehmen`,
  steal: (card) => `${cardName(card)} spielen`,
  stealFrom: (card, takings) =>
    takings.length === 0
      ? `${cardName(card)} ablegen und nichts stehlen`
      : `${cardName(card)} spielen: ${takingsOf(takings)}`,
  pass: 'Passen und alle Karten behalten',
  take: (victim) => `Eine Karte von ${dative(victim)} nehmen`,
  look: (victim) => `${possessive(victim, 'Deine')} Hand ansehen und eine Karte nehmen`,
  stop: 'Keine weitere Karte nehmen',
  finish: (cards, discard) =>
    discard === null
      ? `Vollenden: ${cardNames(cards)}`
      : `Vollenden: ${cardNames(cards)}; ablegen: ${cardName(discard)}`,
};

export const typing: Messages['typing'] = {
  draw: 'Tippe „ziehen“ für den Nachziehstapel oder „nehmen“ für die oberste Karte des Ablagestapels.',
  settle: 'Tippe „bankrott niedrigste“ oder „bankrott höchste“.',
  lay: 'Tippe „legen“ und das Paar, zum Beispiel „legen niedrigste 3“.',
  act: 'Tippe „einzahlen 3“, „ablegen 7“, „diebstahl zwei“ oder „vollenden 8 9 10 ablegen 4“.',
  actFirst:
    'Tippe „einzahlen 3“, „ablegen 7“, „diebstahl zwei von 1,3“ (die Nummern der Bestohlenen, sonst „niemandem“) oder „vollenden 8 9 10 ablegen 4“.',
  stuck: 'Tippe „diebstahl eins“ oder „passen“.',
  ruin: 'Tippe „ablegen bankrott niedrigste“ oder „ablegen bankrott höchste“.',
  take: 'Tippe „bestehlen“ und den Namen oder die Nummer, zum Beispiel „bestehlen 1“; oder „aufhören“.',
  choose: 'Tippe „wählen“ und die Karte, zum Beispiel „wählen 7“ oder „wählen diebstahl eins“.',
};

export const commands: Messages['commands'] = {
  verbs: {
    draw: ['ziehen', 'ziehe', 'zieh'],
    take: ['nehmen', 'nehme', 'nimm'],
    settle: ['bankrott'],
    lay: ['legen', 'lege', 'leg'],
    bank: ['einzahlen', 'bank'],
    discard: ['ablegen'],
    choose: ['wählen', 'wähle', 'wähl'],
    steal: ['diebstahl', 'stehlen', 'stiehl'],
    rob: ['bestehlen', 'bestiehl'],
    pass: ['passen', 'passe'],
    stop: ['aufhören', 'stopp'],
    finish: ['vollenden', 'vollende'],
  },
  nouns: {
    bankrupt: ['bankrott'],
    lowest: ['niedrigste'],
    highest: ['höchste'],
    steal: ['diebstahl'],
    one: ['eins'],
    two: ['zwei'],
    three: ['drei'],
    from: ['von'],
    nobody: ['niemandem', 'niemand'],
    discard: ['ablegen'],
  },
  noise: ['mio', 'und', 'mit', 'dann'],
};
