/** Warum etwas nicht geht. */

import { millions, number, plural, Subject, verb } from '@parlor/grammar/de';
import { GOAL, type Question } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { cardName } from './names.ts';

const NOT_ASKED: Readonly<Record<Question, string>> = {
  draw: 'Zieh zuerst eine Karte.',
  settle: 'Sag zuerst, welcher Bankrott sich als Nächstes seine Karte nimmt.',
  lay: 'Sag zuerst, welches Paar du als Nächstes ablegst.',
  act: 'Zahl jetzt eine Karte ein, leg eine ab oder beende das Spiel.',
  stuck: 'Spiel jetzt einen Diebstahl, passe oder leg einen deiner Bankrotte ab.',
  take: 'Sag zuerst, wen du bestiehlst, oder hör auf.',
  choose: 'Wähle zuerst die Karte, die du stiehlst.',
};

export const refusals: Messages['refusals'] = {
  malformed: () => 'Diesen Zug gibt es in diesem Spiel nicht.',
  'match-over': () => 'Die Partie ist zu Ende.',
  'not-your-turn': () => 'Du bist nicht dran.',
  'not-asked': ({ asked }) => NOT_ASKED[asked],
  'card-not-there': ({ card }) => `Diese Karte gibt es hier nicht: ${cardName(card)}.`,
  'no-card-to-draw': () => 'Es gibt keine Karte mehr zu ziehen, auch nicht nach neuem Mischen.',
  'discard-pile-empty': () => 'Der Ablagestapel ist leer.',
  'discard-out-of-reach': ({ card }) =>
    `${cardName(card)} schließt den Ablagestapel: Nehmen kann man nur eine Wertkarte, die obenauf liegt.`,
  'steal-to-be-used': ({ card }) =>
    `${cardName(card)} legst du ab, indem du ihn spielst, auch wenn du keine Karte nimmst.`,
  'stuck-with-steal': () =>
    'Deine Bankrotte bleiben auf der Hand: Spiel einen Diebstahl, oder passe.',
  'stuck-must-discard': () => 'Deine Hand ist voll: Du musst einen deiner Bankrotte ablegen.',
  'pair-not-there': ({ bankrupt, value }) =>
    `Ein Paar aus ${cardName(bankrupt)} und ${cardName(value)} hast du nicht abzulegen.`,
  'bank-not-a-value': ({ card }) => `${cardName(card)} kann man nicht einzahlen.`,
  'bank-wrong-step': ({ card, top }) =>
    top === 0
      ? `Eine Bank beginnt mit ${cardName(1)}, nicht mit ${cardName(card)}.`
      : `Auf ${cardName(top)} folgt derselbe Wert oder die nächste Stufe, nicht ${cardName(card)}.`,
  'bank-by-finishing': () =>
    `Mit ${millions(GOAL)} endet das Spiel: Zahl sie ein, indem du deine Bank vollendest.`,
  'steal-too-many': ({ most }) =>
    plural(most, {
      one: 'Dieser Diebstahl bringt höchstens eine Karte.',
      other: 'Dieser Diebstahl bringt höchstens # Karten.',
    }),
  'no-such-seat': ({ seat }) => `Eine Nummer ${seat} sitzt nicht am Tisch.`,
  'steal-from-yourself': () => 'Dich selbst kannst du nicht bestehlen.',
  'steal-last-card': ({ seat, cards }, people) => {
    const victim = people(seat);
    return cards === 0
      ? `${Subject(victim)} ${verb(victim, 'hast', 'hat')} keine Karte, die man stehlen könnte.`
      : `${Subject(victim)} ${verb(victim, 'hast', 'hat')} nur noch eine Karte, und die letzte kann man nicht stehlen.`;
  },
  'finish-incomplete': () => `Mit diesen Karten kommt deine Bank nicht auf ${millions(GOAL)}.`,
  'finish-needs-discard': () => 'Nenne auch die Karte, die du ablegst.',
  'finish-leaves-none': () =>
    'An diesem Tisch muss eine Karte zum Ablegen bleiben, wenn du mit mehreren Karten vollendest.',
  'seats-out-of-range': ({ min, max }) => `Pure Profit ist für ${min} bis ${max} Personen.`,
  'deck-too-small': ({ cards, need }) =>
    `Das sind nur ${number(cards)} Karten; zum Austeilen braucht dieser Tisch ${number(need)}.`,
  'deck-too-large': ({ cards, max }) =>
    `Das sind ${number(cards)} Karten; höchstens ${number(max)} dürfen es sein.`,
  'deck-not-an-object': () => 'Ein Kartensatz gibt an, wie oft es jede Karte gibt.',
  'deck-unknown-card': ({ card }) => `Keine Karte heißt „${card}“.`,
  'deck-bad-count': ({ card, max }) =>
    `Für „${card}“ muss es eine ganze Zahl von 0 bis ${max} sein.`,
  'deck-lacks-value': ({ value }) => `Ohne ${cardName(value)} kann niemand je eine Bank vollenden.`,
};

export const unknownRefusal: Messages['unknownRefusal'] = (code) => `Das geht nicht (${code}).`;
