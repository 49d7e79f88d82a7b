/** Was der Tisch fragt: Titel, Zeile darunter und Knöpfe, die auf ein Telefon passen. */

import {
  capital,
  dative,
  inWords,
  list,
  millions,
  nominative,
  plural,
  verb,
} from '@parlor/grammar/de';
import type { Person } from '@parlor/kit';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { takingsOf } from './log.ts';
import { cardName, cardNames, kindOf } from './names.ts';

type Asking = Messages['asking'];

const draw: Asking['draw'] = {
  title: (missing) =>
    missing === 1 ? 'Zieh noch eine Karte' : `Zieh nacheinander ${inWords(missing)} Karten`,
  open: (top) =>
    `Nimm eine unbekannte Karte vom Nachziehstapel oder ${cardName(top)} vom Ablagestapel.`,
  closed: (top) => `${cardName(top)} schließt den Ablagestapel: Zieh vom Nachziehstapel.`,
  noDiscards: 'Der Ablagestapel ist leer: Zieh vom Nachziehstapel.',
  onlyDiscard: 'Der Nachziehstapel ist aufgebraucht: Nimm die oberste Karte des Ablagestapels.',
  shuffles:
    'Der Nachziehstapel ist leer: Ziehst du von ihm, wird vorher der Ablagestapel gemischt.',
  losses: (losses) =>
    `Stand jetzt ${list(
      losses.map(({ bankrupt, value }) =>
        value === undefined
          ? `findet ${cardName(bankrupt)} keine Wertkarte`
          : `nimmt ${cardName(bankrupt)} deine ${cardName(value)}`,
      ),
    )}.`,
  fromPile: 'Karte ziehen',
  fromDiscard: (top) => `${cardName(top)} nehmen`,
};

/** „kann Ann“ */
const canPlay = (next: Person): string => `${verb(next, 'kannst', 'kann')} ${nominative(next)}`;

const settle: Asking['settle'] = {
  title: 'Welcher Bankrott kommt als Nächster?',
  line: (values, isShort) =>
    isShort
      ? `Du verlierst ${cardNames(values)}. Ein Bankrott ohne Wertkarte bleibt auf deiner Hand.`
      : `Du verlierst so oder so ${cardNames(values)}. Danach bestimmst du, welches Paar du zuerst ablegst.`,
  take: ({ bankrupt, value }) =>
    value === undefined ? `Erst ${kindOf(bankrupt)}` : `${kindOf(bankrupt)}: ${millions(-value)}`,
  other: (bankrupt) => `Lieber ${kindOf(bankrupt)}`,
  firstTitle: 'Welchen Bankrott legst du zuerst ab?',
  firstLine: (values, next) =>
    values.length < 2
      ? `Du verlierst ${cardNames(values)}, und die ${canPlay(next)} nehmen; der andere Bankrott bleibt auf deiner Hand.`
      : `Du verlierst ${cardNames(values)}. Zuletzt legst du ${cardName(values.at(-1)!)} ab, und die ${canPlay(next)} nehmen.`,
  firstTake: ({ bankrupt, value }) =>
    value === undefined
      ? `Erst ${kindOf(bankrupt)}`
      : `Erst ${kindOf(bankrupt)}: ${millions(-value)}`,
  firstOther: (bankrupt) => `Lieber erst ${kindOf(bankrupt)}`,
};

const lay: Asking['lay'] = {
  title: 'Welches Paar legst du als Nächstes ab?',
  line: (next) => `Die Wertkarte, die du zuletzt ablegst, ${canPlay(next)} nehmen.`,
  last: (value, next) => `Dann ${canPlay(next)} ${cardName(value)} vom Ablagestapel nehmen.`,
  pair: (bankrupt, value) => `${kindOf(bankrupt)} mit ${cardName(value)} ablegen`,
  choose: 'Paar wählen',
  whyNot: 'Wähle zuerst eines der Paare.',
};

const stuck: Asking['stuck'] = {
  title: (bankrupts) =>
    bankrupts === 1 ? 'Keine Wertkarte für deinen Bankrott' : 'Keine Wertkarte für deine Bankrotte',
  line: (bankrupts) =>
    bankrupts === 1
      ? 'Er bleibt auf deiner Hand. Spiel jetzt einen Diebstahl, oder passe und behalte alle Karten.'
      : 'Sie bleiben auf deiner Hand. Spiel jetzt einen Diebstahl, oder passe und behalte alle Karten.',
  ruinTitle: 'Nichts als Bankrotte',
  ruinLine: 'Deine Hand ist voll, also musst du einen davon allein ablegen.',
  pass: 'Passen',
  playSteal: 'Diebstahl spielen',
  whyNot: 'Wähle einen Diebstahl aus deiner Hand, oder passe.',
};

const steal: Asking['steal'] = {
  title: (card) => `${cardName(card)} spielen?`,
  line: (power, isOpen) => {
    const cards =
      power === 1
        ? 'eine Karte nehmen'
        : `bis zu ${inWords(power)} Karten nehmen, eine nach der anderen`;
    return isOpen
      ? `Du legst ihn ab. Dann darfst du andere Hände ansehen und ${cards}.`
      : `Du legst ihn ab. Dann darfst du verdeckt aus anderen Händen ${cards}.`;
  },
  play: (card) => `${cardName(card)} spielen`,
};

const take: Asking['take'] = {
  title: (left, hasTaken) => {
    if (hasTaken) {
      return left === 1
        ? 'Nimm noch eine Karte, oder hör auf'
        : `Nimm noch bis zu ${inWords(left)} Karten, oder hör auf`;
    }
    return left === 1
      ? 'Von wem nimmst du eine Karte?'
      : `Nimm nacheinander bis zu ${inWords(left)} Karten`;
  },
  line: (isOpen) =>
    isOpen
      ? 'Such dir jemanden aus: Du siehst die ganze Hand und nimmst, was dir gefällt.'
      : 'Du siehst die Karte erst, wenn du sie hast: Glückssache.',
  any: 'Karte nehmen',
  whyNot: 'Wähle, von wem du eine Karte nimmst, oder hör auf.',
  from: (victim) => `Karte von ${dative(victim)} nehmen`,
  stop: (hasTaken) => (hasTaken ? 'Aufhören' : 'Keine nehmen'),
  firstTitle: (card) => `${cardName(card)}: Wen bestiehlst du?`,
  firstLine: (takings, isOpen) => {
    const how = isOpen
      ? 'Du siehst die Hände aller, die du auswählst, und nimmst, was dir gefällt.'
      : 'Du siehst die Karten erst, wenn du sie hast: Glückssache.';
    return takings.length === 0 ? how : `${capital(takingsOf(takings))}. ${how}`;
  },
  firstSteal: (count) => plural(count, { one: 'Eine Karte stehlen', other: '# Karten stehlen' }),
  firstWhyNot: 'Wähle, wen du bestiehlst, oder nimm keine.',
  firstNobody: 'Niemand hat eine Karte übrig: Dieser Diebstahl wird abgelegt und bringt nichts.',
  firstThrow: (card) => `${cardName(card)} ablegen`,
};

/** „eine“, „zwei“: Karten. */
const cardsInWords = (count: number): string => (count === 1 ? 'eine' : inWords(count));

const choose: Asking['choose'] = {
  title: (victim) => `Nimm eine Karte von ${dative(victim)}`,
  line: (more) =>
    more === 0
      ? 'Sie kommt auf deine Hand, und dein Zug ist zu Ende.'
      : `Sie kommt auf deine Hand. Dann darfst du noch ${more === 1 ? 'eine' : `bis zu ${cardsInWords(more)}`} nehmen.`,
  firstLine: (more) =>
    more === 0
      ? 'Sie kommt auf deine Hand, und dein Zug ist zu Ende.'
      : `Sie kommt auf deine Hand. Dann wählst du noch ${cardsInWords(more)}.`,
  take: (card) => `${cardName(card)} stehlen`,
  whyNot: 'Wähle eine der gezeigten Karten.',
};

const nextOf = (top: number): string => {
  if (top === 0) return `Deine Bank beginnt mit ${cardName(1)}.`;
  return top === GOAL - 1
    ? `Deine Bank nimmt noch einmal ${cardName(top)} auf oder die ${millions(GOAL)}, mit denen das Spiel endet.`
    : `Deine Bank nimmt noch einmal ${cardName(top)} auf oder ${cardName(top + 1)}.`;
};

const act: Asking['act'] = {
  title: ({ canBank, canDiscard, canSteal }) => {
    if (canBank) {
      return canSteal ? 'Einzahlen, ablegen oder stehlen' : 'Zahl eine Karte ein oder leg eine ab';
    }
    if (!canDiscard) return 'Spiel einen Diebstahl';
    return canSteal ? 'Leg eine Karte ab oder stiehl' : 'Leg eine Karte ab';
  },
  line: nextOf,
  nothingFits: (top) => `Nichts auf deiner Hand passt. ${nextOf(top)}`,
  bankTitle: (card) => `${cardName(card)} einzahlen?`,
  bankStep: 'Eine Stufe höher. Legst du die Karte stattdessen ab, kann sie jemand anders nehmen.',
  bankAgain: 'Derselbe Wert noch einmal: keine Stufe höher, aber in der Bank ist die Karte sicher.',
  discardTitle: (card) => `${cardName(card)} ablegen?`,
  bank: (card) => `${cardName(card)} einzahlen`,
  discard: (card) => `${cardName(card)} ablegen`,
  chooseCard: 'Karte wählen',
  whyNot: 'Wähle zuerst eine Karte aus deiner Hand.',
  cancel: 'Abbrechen',
};

const finish: Asking['finish'] = {
  title: 'Deine Hand vollendet deine Bank',
  line: (thrown, canAdd) => {
    const last =
      thrown === null ? 'Zum Ablegen bleibt keine Karte.' : `Du legst ${cardName(thrown)} ab.`;
    return canAdd ? `Tippe eine doppelte Karte an, um sie mit einzuzahlen. ${last}` : last;
  },
  finish: (cards) => `Vollenden: ${cards.join(', ')}`,
  needed: (card) => `Du brauchst ${cardName(card)}, um auf ${millions(GOAL)} zu kommen.`,
  somethingElse: 'Etwas anderes',
};

export const asking: Asking = {
  draw,
  settle,
  lay,
  stuck,
  steal,
  take,
  choose,
  act,
  finish,
  notNow: {
    draw: 'Zieh zuerst, bis du sechs Karten hast; dann spielst du eine.',
    settle: 'Zuerst kommen die Bankrotte: Wähle einen davon.',
    lay: 'Leg zuerst die Paare ab.',
    take: 'Wähle zuerst, von wem du eine Karte nimmst, oder hör auf.',
    choose: 'Nimm zuerst eine der gezeigten Karten.',
  },
};
