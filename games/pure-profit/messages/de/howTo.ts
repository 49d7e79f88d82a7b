/** Wie man spielt, Kapitel für Kapitel, und was jede Karte tut. */

import { either, list, millions } from '@parlor/grammar/de';
import { GOAL } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { cardName, cardNames } from './names.ts';

export const howTo: Messages['howTo'] = {
  about: {
    title: 'Worum es geht',
    paragraphs: [
      `Bau deine **Bank** von ${millions(1)} bis ${millions(GOAL)} auf, Stufe für Stufe. Die erste vollendete Bank beendet das Spiel und gewinnt es. Unterwegs fressen Bankrotte deine Karten, und Diebe greifen in deine Hand.`,
    ],
    caption: (tops) => `Banken bei ${list(tops.map(millions))}: Die letzte ist vollendet.`,
  },
  turn: {
    title: 'Dein Zug',
    paragraphs: [
      'Zuerst **ziehst** du, bis du sechs Karten hast. Zieh eine nach der anderen und wähle jedes Mal den Stapel: eine unbekannte Karte vom Nachziehstapel oder die oberste Karte des Ablagestapels, wenn sie eine Wertkarte ist. Hast du schon sechs Karten oder mehr, ziehst du nicht.',
      'Dann tust du **eines** von dreien: eine Karte einzahlen, eine Karte ablegen oder das Spiel beenden.',
    ],
    caption: (top) => `Der Nachziehstapel, und ${cardName(top)}, die du nehmen darfst.`,
  },
  bank: {
    title: 'Die Bank',
    paragraphs: [
      `Sie beginnt mit ${millions(1)}. Danach **wiederholt jede Karte den obersten Wert oder ist um eins höher**. Ein wiederholter Wert bringt dich keine Stufe höher, aber die Karte ist dort sicher. Was in einer Bank liegt, bleibt darin.`,
    ],
    caption: (laid, fits) =>
      `Nach ${cardNames(laid)} zahlst du als Nächstes ${either(fits.map(cardName))} ein.`,
  },
  discards: {
    title: 'Der Ablagestapel',
    paragraphs: [
      'Nehmen kann man nur die oberste Karte, und nur, wenn sie eine Wertkarte ist. Ein Bankrott oder ein Diebstahl obenauf **schließt** den Stapel: Niemand nimmt ihn, und was darunter liegt, bleibt unerreichbar, bis der Nachziehstapel aufgebraucht ist und der Ablagestapel bis auf die oberste Karte neu gemischt wird.',
      'Ein Diebstahl gilt einmal: Beim Mischen kommt er aus dem Spiel. Mit der Option „Gespielte Diebstähle: Kommen wieder“ wird er mitgemischt wie jede andere Karte.',
    ],
    caption: (top) =>
      `${cardName(top)} obenauf: Der Stapel ist geschlossen, was auch darunter liegt.`,
  },
  bankrupt: {
    title: 'Bankrott',
    paragraphs: [
      'Hast du nach dem Ziehen einen Bankrott auf der Hand, bleibt dir keine Wahl: Du legst ihn ab und obenauf deine **niedrigste** oder deine **höchste** Wertkarte. Bei mehreren nimmt sich erst jeder seine Wertkarte; dann legst du die Paare **in beliebiger Reihenfolge** ab. Das war dein ganzer Zug.',
      'Ein Bankrott, der keine Wertkarte findet, bleibt bis zu deinem nächsten Zug auf der Hand. Findet keiner deiner Bankrotte eine, darfst du solange einen Diebstahl spielen. Und hast du sechs oder mehr Karten und lauter Bankrotte, legst du einen davon allein ab.',
    ],
    caption: (values, pairs) =>
      `Hast du ${cardNames(values)} auf der Hand, kosten dich ${cardNames(pairs.map(([bankrupt]) => bankrupt))} zusammen ${cardNames(pairs.map(([, value]) => value))}.`,
  },
  steal: {
    title: 'Diebstahl',
    paragraphs: [
      'Legst du einen Diebstahl ab, darfst du bis zu **eine, zwei oder drei** Karten aus anderen Händen nehmen, von einer Person oder von mehreren. Du nimmst eine, siehst sie dir an und nimmst dann noch eine oder hörst auf. Die letzte Karte kann man niemandem nehmen. Danach ist dein Zug zu Ende.',
      'Du siehst die Karten nicht, bevor du sie nimmst: Es ist Glückssache, und es kann ein Bankrott sein. Mit der Option „Offen stehlen“ suchst du dir jemanden aus, siehst die ganze Hand und nimmst, was dir gefällt.',
    ],
    caption: (steals) => `${cardNames(steals)}.`,
  },
  ending: {
    title: 'Das Spiel beenden',
    paragraphs: [
      'Hast du **jede Stufe, die deiner Bank fehlt**, und keinen Bankrott, darfst du sie alle auf einmal einzahlen, und damit gewinnst du das Spiel. Doppelte dürfen mit hinein. Bleiben Karten übrig, legst du eine davon ab. Mit der Option „Mit einer Karte zum Ablegen“ muss eine übrig bleiben, wenn du mit mehr als einer Karte vollendest.',
      'Kommt in je 200 Zügen niemand so weit, wird das Spiel abgebrochen, und die höchste Bank gewinnt.',
    ],
    caption: (top, laid, discard) =>
      `Von ${millions(top)} aus vollendest du mit ${cardNames(laid)} und legst ${cardName(discard)} ab.`,
  },
  series: {
    title: 'Eine Serie aus drei Spielen',
    paragraphs: [
      'Mit der Option für drei Spiele wird nach jedem Spiel der oberste Wert aller Banken notiert; eine leere Bank zählt nichts. Nach drei Spielen gewinnt die höchste Summe, also lohnt sich auch ein guter zweiter Platz. Gleiche Summen teilen sich den Sieg.',
    ],
  },
};

export const glossary: Messages['glossary'] = {
  values: {
    name: `${millions(1)} bis ${millions(GOAL)}`,
    does: `Wertkarten. Eine Bank beginnt mit ${millions(1)}; danach wiederholt jede Karte den obersten Wert oder ist um eins höher. Mit ${millions(GOAL)} ist die Bank vollendet und das Spiel zu Ende.`,
  },
  bankrupt: (isLowest) =>
    `Hast du ihn nach dem Ziehen auf der Hand, legst du ihn mit deiner ${isLowest ? 'niedrigsten' : 'höchsten'} Wertkarte obenauf ab, und dein Zug ist zu Ende. Vom Ablagestapel kann ihn niemand nehmen.`,
  steal: (power, { openSteal, steals }) => {
    const cards = power === 1 ? 'eine Karte' : `bis zu ${power === 2 ? 'zwei' : 'drei'} Karten`;
    const how = openSteal
      ? `Leg ihn ab, um dir andere Hände anzusehen und ${cards} deiner Wahl zu nehmen.`
      : `Leg ihn ab, um verdeckt ${cards} aus anderen Händen zu nehmen.`;
    const after =
      steals === 'once'
        ? 'Ist er gespielt, kommt er beim nächsten Mischen aus dem Spiel.'
        : 'Ist er gespielt, wird er beim nächsten Mischen wieder mitgemischt.';
    return `${how} Die letzte Karte kann man niemandem nehmen. ${after}`;
  },
  bank: {
    name: 'Bank',
    does: `Deine Reihe von Wertkarten. Was darin liegt, rührt niemand an. Die erste Bank mit ${millions(GOAL)} gewinnt das Spiel.`,
  },
  drawPile: {
    name: 'Nachziehstapel',
    does: 'Unbekannte Karten. Ist er aufgebraucht, wird der Ablagestapel bis auf die oberste Karte zu einem neuen gemischt.',
  },
  discardPile: {
    name: 'Ablagestapel',
    does: 'Die oberste Karte darf man nehmen, wenn sie eine Wertkarte ist. Ein Bankrott oder ein Diebstahl obenauf schließt ihn.',
  },
};
