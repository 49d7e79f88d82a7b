/** Wie man spielt, von Anfang an. */

import { inWords, millions } from '@parlor/grammar/de';
import {
  DIE_PAYS,
  PROPERTY_SPACE_PAYS,
  STANDARD_COMPONENTS,
  STARTING_BOX,
  STARTING_CASH,
  STARTING_HAND,
  TAX_PER_PROPERTY,
} from '../../facts/components.ts';
import { EXAMPLE_LOAN, EXAMPLE_SALE } from '../../facts/examples.ts';
import { propertyName } from '../../facts/names.ts';
import type { Messages } from '../en/index.ts';
import { cardName } from './names.ts';

const sale = EXAMPLE_SALE;
const loan = {
  ...EXAMPLE_LOAN,
  own: propertyName(STANDARD_COMPONENTS, EXAMPLE_LOAN.owns),
  borrowed: propertyName(STANDARD_COMPONENTS, EXAMPLE_LOAN.borrows),
  name: cardName(STANDARD_COMPONENTS, EXAMPLE_LOAN.card),
};

export const howTo: Messages['howTo'] = {
  about: {
    title: 'Worum es geht',
    paragraphs: [
      'Acht Häuser, jedes mit einem **Kasten** voll Geld: In Teil 1 kauft ihr sie, in Teil 2 bringen sie etwas ein. Am Ende zählen dein **Bargeld** und das **Geld in deinen Kästen**; wer am meisten hat, gewinnt.',
      `Alle fangen mit ${millions(STARTING_CASH)} und ${inWords(STARTING_HAND)} Karten an, und in jedem Kasten liegen ${millions(STARTING_BOX)}. Gerechnet wird in Millionen, immer in Zehnerschritten.`,
    ],
  },
  turn: {
    title: 'Teil 1: ein Zug auf dem Brett',
    paragraphs: [
      'Du ziehst eine Karte. Dann **würfelst und ziehst** du, oder du **spielst stattdessen eine Karte**.',
      `Auf dem Feld eines Hauses kommen ${millions(PROPERTY_SPACE_PAYS)} von der Bank in seinen Kasten. Andere Felder legen Geld in einen freien Kasten deiner Wahl, zahlen dir ${millions(DIE_PAYS)} für jeden Punkt eines weiteren Wurfs, bringen einen Verkauf oder lassen dich eins deiner Häuser gegen irgendein anderes tauschen. Landest du auf **START**, nimmst du allen eine Karte ab.`,
      'Zeigt der Würfel ein **T**, nimmst du jemandem deiner Wahl ungesehen eine Karte ab und würfelst noch einmal.',
    ],
  },
  openings: {
    title: 'Ein Verkauf: Anfangsgebote',
    paragraphs: [
      'Wer ein Haus zum Verkauf stellt, hat die **Leitung**. Alle geben verdeckt ein Anfangsgebot ab, auch die Leitung und wem das Haus gehört, und alle werden zugleich aufgedeckt. Mit 0 bist du **nicht dabei**. Das höchste führt; bei gleichen das erste im Uhrzeigersinn, von der Leitung aus.',
    ],
  },
  bidding: {
    title: 'Ein Verkauf: Bieten',
    paragraphs: [
      'Dann sind alle der Reihe nach dran: erhöhen, jemanden rauswerfen, zurückkommen oder verzichten. Erhöht wird mit **Investoren**; eigenes Bargeld darf erst dazu, wenn in diesem Verkauf ein Investor gespielt worden ist. **„Du bist raus“** wirft jemanden raus; zurück geht es dann nur mit **„Wieder dabei“**.',
      `Ein Beispiel: Die Anfangsgebote sind ${millions(sale.openings[0])}, ${millions(sale.openings[1])} und 0. Die dritte Person ist nicht dabei. Die zweite spielt Investor ${sale.investor} und führt mit ${millions(sale.bid)}. Jetzt darf die erste Bargeld dazulegen, denn ein Investor ist gespielt.`,
      'Schluss ist, wenn alle verzichtet haben. Nach einer Erhöhung, einem Rauswurf oder einer Rückkehr werden alle anderen neu gefragt, und wer das getan hat, kommt auch noch einmal dran, wenn jemand anders führt. Wer führt, zahlt an die Person, der das Haus gehört, oder, wenn es frei ist, an die Bank, bekommt es und zeigt, was im Kasten liegt. Alle anderen nehmen ihr ganzes Gebot zurück, außer der Tisch hat vereinbart, dass Investorengeld an die Bank geht. Gewinnt, wem das Haus schon gehört, kommt das Gebot in den Kasten.',
    ],
  },
  pays: {
    title: 'Karten, die zahlen',
    paragraphs: [
      `Eine Gewinnkarte zahlt, wenn dir gehört, was sie zeigt: ein Haus, zwei Nachbarn, irgendeins, oder drei oder vier. Eine Würfelkarte zahlt ${millions(DIE_PAYS)} für jeden Punkt. Sie haben Zeit bis Teil 2, wo niemand mehr zieht.`,
    ],
  },
  acts: {
    title: 'Karten, die etwas tun',
    paragraphs: [
      `**Steuer** kostet jemanden ${millions(TAX_PER_PROPERTY)} für jedes Haus; wer nicht alles zahlen kann, gibt alles Bargeld und ein Haus her. **Zwangsverkauf** bringt irgendein Haus zum Verkauf, mit dir als Leitung. **Fünfmal würfeln** nimmt für jedes T jemandem eine Karte ab.`,
    ],
  },
  deals: {
    title: 'Teil 2: Abmachungen',
    paragraphs: [
      'Teil 2 beginnt, wenn alle Häuser jemandem gehören. Er beginnt auch, wenn der Stapel leer ist: Wer die letzte Karte gezogen hat, beendet den Zug und stellt die übrigen Häuser zum Verkauf, notfalls zweimal. Dann wird das Brett weggeräumt, und ein Zug ist eine Karte, Passen oder eine **Abmachung**, wenn der Tisch mit Abmachungen spielt.',
      'Eine Abmachung bietet man einer Person oder mehreren an. Darin stehen Bargeld, Häuser und Karten, jetzt oder später, ein Anteil an dem, was eine Karte zahlt, Versprechen, eine Karte zu spielen oder etwas zu lassen, und Optionen. Eine einzelne Person kann annehmen, ablehnen oder ein Gegenangebot machen, bis zu dreimal in einem Zug; von mehreren müssen alle annehmen. Danach darf, wer am Zug ist, eine Karte spielen, die dazugehört.',
      `Ein Beispiel: Du hast die Karte ${loan.name}, dir gehört ${loan.own}, und Ann gehört ${loan.borrowed}. Sie leiht es dir, du spielst die Karte, die Hälfte der ${millions(loan.pays)} geht an sie, und am Ende des Zugs hat sie ${loan.borrowed} zurück. Ihr seid beide um ${millions(loan.share)} reicher.`,
    ],
  },
  promises: {
    title: 'Versprechen binden',
    paragraphs: [
      'Was nicht einzuhalten wäre, kann man nicht anbieten. Was fällig wird, geschieht von selbst, und ein Zug, der ein Versprechen bräche, geht nicht. Alle, die dabei sind, können einen Vertrag gemeinsam ändern oder auflösen.',
      'Was das Schicksal nimmt, ist weg: Geht ein versprochenes Haus durch einen Verkauf oder eine Steuer verloren, verfällt das Versprechen. Bargeld, das fällig und nicht da ist, bleibt eine Schuld, und neues Geld geht zuerst dorthin.',
    ],
  },
  end: {
    title: 'Das Ende',
    paragraphs: [
      'Das Spiel ist zu Ende, wenn alle nacheinander gepasst haben und kein Versprechen mit Termin mehr offen ist. Schulden werden beglichen; bei gleicher Summe teilt man sich den Sieg.',
      'Ein Tisch kann Kästen oder Bargeld **aus dem Kopf** spielen, wie es in der Anleitung steht: Dann siehst du nur, was dir gehört und was gerade bewegt wird.',
    ],
  },
};
