/** Was eine erste Partie erklärt, jedes einmal, sobald es vorkommt. */

import { dollars } from '@parlor/grammar/de';
import { BID_STEP, CHARM_BONUS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';

const EACH = dollars(CHARM_BONUS);

export const lessons: Messages['lessons'] = {
  'last-turns': {
    title: 'Die letzten Züge',
    text: 'Jemand hat das letzte eigene Los gespielt. Alle haben noch einen Zug, diese Person zuletzt. Dann werden dein Geld und der Preis deiner Karten zusammengezählt.',
  },
  'last-turns-even': {
    title: 'Die letzten Züge',
    text: 'Jemand hat das letzte eigene Los gespielt. Die Runde, in der das geschah, wird zu Ende gespielt, und es folgt noch eine ganze, damit alle gleich oft dran sind. Dann werden dein Geld und der Preis deiner Karten zusammengezählt.',
  },
  turn: {
    title: 'Eins von dreien',
    text: 'In deinem Zug tust du eins: eine Karte kaufen, würfeln oder ein Los aufdecken. Karten lassen deine Würfe zahlen, und jede neue Farbe bringt einen weißen Würfel mehr.',
  },
  'turn-auctions': {
    title: 'Eins von dreien',
    text: 'In deinem Zug tust du eins: eine Karte holen, würfeln oder ein Los aufdecken. Eine Karte aus deinem Stapel kaufst du zu ihrem Preis; eine aus der Auslage bekommt, wer am meisten bietet. Karten lassen deine Würfe zahlen, und jede neue Farbe bringt einen weißen Würfel mehr.',
  },
  rethrow: {
    title: 'Behalte, was passt',
    text: 'Tippe auf die Würfel, die du lieber noch einmal wirfst: einen, ein paar oder alle. Die Liste zeigt, was die Würfel zahlen, so wie sie liegen. Ist kein Nachwurf mehr übrig, gelten sie.',
  },
  charm: {
    title: 'Der Glückswürfel',
    text: `Zahlt dein Wurf, und eine der Karten, die zahlen, zeigt diesen Glücksbringer, bekommst du ${EACH} für jede eigene Karte mit ihm. Zahlt er, und keine davon zeigt ihn, bekommen die anderen ${EACH} für jede von ihren. Ein Wurf, der nichts zahlt, bringt niemandem etwas.`,
  },
  collect: {
    title: 'Eine Kombination zählt',
    text: 'Wähle eine Zeile. Jede deiner Karten, die diese Kombination zeigt, zahlt; auch mehrere derselben Farbe zahlen alle.',
  },
  or: {
    title: 'Zuerst oder ODER',
    text: 'Dieses Los hat zwei Seiten, und du wählst eine: was zuerst dasteht, oder was nach dem ODER kommt. Fehlen dir für das Erste Geld oder Karten, musst du das ODER nehmen.',
  },
  ticket: {
    title: 'Ein Los liegt auf dem Tisch',
    text: 'Tu, was darauf steht. Geht das nicht, weil Geld oder Karten fehlen, gilt stattdessen das ODER. Frei wählen kannst du es nicht.',
  },
  kept: {
    title: 'Ein Los zum Aufheben',
    text: 'Es bleibt bei der Person, die es aufgedeckt hat, und kann bei einem späteren Wurf ausgegeben werden: ein Würfel mehr vor dem Wurf, oder ein Nachwurf mehr nach dem letzten. Pro Wurf geht nur ein solches Los, und mehr als neun Würfel wirft niemand.',
  },
  swap: {
    title: 'Karten tauschen',
    text: 'Gib eine eigene Karte her und nimm eine aus der Auslage. Ist sie teurer, zahlst du den Unterschied; ist sie billiger, bekommst du ihn. Gewürfelt wird mit einem weißen Würfel für jede Farbe, die du danach hast.',
  },
  auction: {
    title: 'Wer am meisten bietet',
    text: `Karten aus der Auslage werden in dieser Partie versteigert. Geboten wird in Schritten von ${dollars(BID_STEP)}, wer passt, ist draußen, und wer am meisten bietet, muss kaufen. Wer versteigert und die Karte nicht bekommt, darf würfeln, einmal pro Zug, außer wenn das Los ohnehin einen Wurf bringt.`,
  },
};
