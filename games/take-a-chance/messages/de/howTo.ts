/** So wird gespielt, Kapitel für Kapitel; **Namen des Spiels** sind hervorgehoben. */

import { dollars, inWords, list } from '@parlor/grammar/de';
import { MAX_DICE } from '../../facts/dice/hands.ts';
import {
  BID_STEP,
  BLACK_DICE,
  CHARM_BONUS,
  COLOURS,
  START_CASH,
  TICKETS_EACH,
  TICKETS_OF_TWO,
  TURN_LIMIT,
} from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { aCombo, card, charm, colour } from './names.ts';

export const howTo: Messages['howTo'] = {
  about: (firstColour) => ({
    title: 'Worum es geht',
    paragraphs: [
      `Werde reich: Am Ende werden dein **Geld** und der **Preis deiner Karten** zusammengezählt, und die höchste Summe gewinnt. Alle beginnen mit ${dollars(START_CASH)} und einer Karte in ${colour(firstColour)}. Dazu hast du einen **Stapel** aus drei Karten, den nur du siehst, und verdeckte **Lose**, die noch niemand gesehen hat.`,
      `Alle bekommen ${inWords(TICKETS_EACH.usual)} Lose, oder ${inWords(TICKETS_EACH.short)} oder ${inWords(TICKETS_EACH.long)}, wenn der Tisch es so will. Zu zweit sind es immer ${inWords(TICKETS_OF_TWO)}.`,
    ],
  }),
  turn: {
    title: 'Ein Zug: eins von dreien',
    paragraphs: [
      '**Kauf** eine Karte aus deinem Stapel oder aus der offenen **Auslage** zu ihrem Preis. **Würfle** und kassiere. Oder **versuch dein Glück**: Deck dein oberstes Los auf und tu, was darauf steht.',
    ],
  },
  cards: {
    title: 'Karten lassen Würfel zahlen',
    paragraphs: [
      `Eine Karte zeigt Kombinationen und was jede zahlt. Du wirfst zwei schwarze Würfel und einen weißen für **jede Farbe**, die du hast; eine neue Farbe bringt also immer einen Würfel mehr. Mit allen ${inWords(COLOURS)} Farben sind es ${inWords(BLACK_DICE + COLOURS)} Würfel. Lose können noch welche dazugeben, aber mehr als ${inWords(MAX_DICE)} wirft niemand.`,
    ],
  },
  rolling: ({ dice, contains, best, pays }, colours) => ({
    title: 'Würfeln',
    paragraphs: [
      'Nach dem ersten Wurf darfst du beliebige Würfel noch einmal werfen. Dann wählst du **eine Kombination**, die in den Würfeln steckt. Jede deiner Karten, die sie zeigt, zahlt; übrige Würfel stören nicht.',
      `In ${list(dice.map(String))} stecken zum Beispiel ${list(contains.map(aCombo))}. Mit je einer Karte in ${list(colours.map(colour))} nähmst du ${aCombo(best)} für ${dollars(pays)}.`,
    ],
  }),
  tickets: {
    title: 'Lose',
    paragraphs: [
      'Viele Lose haben zwei Seiten: Tu, was zuerst dasteht, oder nimm das **ODER**, ganz wie du willst. Fehlen dir für das Erste Geld oder Karten, musst du das ODER nehmen. Ein Tisch kann auch vereinbaren, dass das ODER nur gilt, wenn das Erste nicht geht.',
      'Manche Lose führen zu einem weiteren. Manche werden aufgehoben und bei einem späteren Wurf ausgegeben, höchstens eins pro Wurf. Neue Lose bekommt niemand.',
    ],
  },
  ending: {
    title: 'Das Ende',
    paragraphs: [
      'Hat jemand das letzte eigene Los gespielt, wird dieser Zug beendet; dann haben alle noch einen letzten Zug, diese Person zuletzt. Ein Tisch kann auch **gleich viele Züge** vereinbaren: Dann wird die Runde zu Ende gespielt, und es folgt noch eine ganze. Bei Gleichstand gewinnt, wer mehr Karten hat; sind auch das gleich viele, wird der Sieg geteilt.',
      `Eine Partie, in der alle ${TURN_LIMIT} Züge hatten, wird abgebrochen und so gewertet, wie sie steht.`,
    ],
  },
  auctions: {
    title: 'Mit Versteigerungen',
    paragraphs: [
      `Eine Option ab drei Personen. Eine Karte aus der Auslage kauft man nicht einfach: Wer sie will, eröffnet die **Versteigerung**, und sie geht an das höchste Gebot. Geboten wird in Schritten von ${dollars(BID_STEP)}, wer passt, ist draußen, und mehr als das eigene Geld bietet niemand. Wer versteigert und die Karte nicht bekommt, darf würfeln, einmal pro Zug. Bringt das Los, das gerade gespielt wird, ohnehin einen Wurf, bleibt es bei diesem einen. Karten aus dem eigenen Stapel kauft man wie immer.`,
    ],
  },
  charm: ({ combo, bonus }, cards, thrown) => ({
    title: 'Mit Glücksbringern',
    paragraphs: [
      `Eine Option ab drei Personen. Der **Glückswürfel** wird bei jedem Wurf mitgeworfen und darf einmal nachgeworfen werden. Zahlt dein Wurf, und eine der Karten, die zahlen, zeigt den Glücksbringer, bekommst du ${dollars(CHARM_BONUS)} für jede eigene Karte mit ihm. Zahlt er, und keine davon zeigt ihn, bekommen alle anderen ${dollars(CHARM_BONUS)} für jede von ihren. Ein Wurf, der nichts zahlt, bringt niemandem etwas.`,
      `Du hast ${list(cards.map(card))} und wirfst ${aCombo(combo)} und ${charm(thrown)}: Das macht ${dollars(bonus)} zusätzlich.`,
    ],
  }),
  two: {
    title: 'Zu zweit',
    paragraphs: [
      `Beide haben ${inWords(TICKETS_OF_TWO)} Lose, und nach jedem Kauf kommt die nächste Karte des Nachziehstapels ungesehen weg. Versteigerungen und Glückswürfel gibt es nicht.`,
    ],
  },
};
