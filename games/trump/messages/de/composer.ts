/** Was sieht, wer eine Abmachung schreibt: ihre Zeilen als Sätze mit Lücken, in der Ich-Form, und was hineinpasst. */

import { millions, number, possessive } from '@parlor/grammar/de';
import type { Person } from '@parlor/kit';
import {
  type Act,
  type Clause,
  type Give,
  takerOf,
  type Until,
  type What,
  type When,
} from '../../facts/clauses.ts';
import type { LinePart, Slot, Writing } from '../../facts/deal/slots.ts';
import { propertyName } from '../../facts/names.ts';
import type { Messages } from '../en/index.ts';
import { nthTurn, sharePhrase } from './contract.ts';
import { cardName } from './names.ts';

/** Wer liest, schreibt: „ich“. */
export const nominative = ({ name, isReader }: Person): string => (isReader ? 'ich' : name);
export const Nominative = ({ name, isReader }: Person): string => (isReader ? 'Ich' : name);
const dative = ({ name, isReader }: Person): string => (isReader ? 'mir' : name);
const accusative = ({ name, isReader }: Person): string => (isReader ? 'mich' : name);
export const does = ({ isReader }: Person, mine: string, theirs: string): string =>
  isReader ? mine : theirs;

/** „mein übernächster Zug“, „Nadias nächster Zug“, „dieser Zug“. */
function turn(who: Person, turns: number): string {
  if (turns === 0) return 'dieser Zug';
  return `${possessive(who, 'mein')} ${nthTurn(turns, 'er', 'Zug')}`;
}

/** Nach „am“ und „zum“. */
function turnEnd(who: Person, turns: number): string {
  if (turns === 0) return 'Ende dieses Zugs';
  return who.isReader
    ? `Ende meines ${nthTurn(turns, 'en', 'Zugs')}`
    : `Ende von ${possessive(who, '')} ${nthTurn(turns, 'em', 'Zug')}`;
}

const by = (who: Person, turns: number): string => `bis zum ${turnEnd(who, turns)}`;

const until = (term: Until | null, { people }: Writing): string =>
  term === null ? 'bis zum Ende des Spiels' : by(people(term.seat), term.turn);

const least = (amount = 0): string => (amount > 0 ? `, mindestens ${millions(amount)}` : '');

const payShare = (percent: number, amount: number | undefined, atLeast?: number): string =>
  `${sharePhrase(percent, false)}${amount === undefined ? '' : `, ${millions(amount)}`}${least(atLeast)}`;

const priceShare = (percent: number, atLeast?: number): string =>
  `${sharePhrase(percent, true)}${least(atLeast)}`;

function share({ what, when }: Give, { shareOf }: Writing): string {
  if (what.type !== 'share') return '';
  return when.type === 'played'
    ? payShare(what.percent, shareOf(when.card, what.percent), what.atLeast)
    : priceShare(what.percent, what.atLeast);
}

const random = (count: number): string =>
  count === 1 ? 'eine zufällige Karte' : `${number(count)} zufällige Karten`;

function gift(
  what: What,
  { from, to }: { readonly from: Person; readonly to: Person },
  { components, box }: Writing,
  isBack = false,
): string {
  switch (what.type) {
    case 'cash':
      return millions(what.amount);
    case 'property': {
      const name = propertyName(components, what.property);
      if (isBack) return `${name} mit Kasten`;
      const { amount, isLeast } = box(what.property);
      return `${name}, Kasten ${isLeast ? `${number(amount)}+` : millions(amount)}`;
    }
    case 'card':
      return cardName(components, what.card);
    case 'random':
      return random(what.count);
    case 'share':
      return priceShare(what.percent, what.atLeast);
    case 'choice': {
      const chooser = what.by === 'giver' ? from : to;
      return chooser.isReader
        ? 'eine Karte meiner Wahl'
        : `eine Karte nach ${possessive(chooser, '')} Wahl`;
    }
  }
}

function when(moment: When, giver: Person, { components, people }: Writing): string {
  switch (moment.type) {
    case 'now':
      return 'sofort';
    case 'turnEnd':
      return `am ${turnEnd(people(moment.seat), moment.turn)}`;
    case 'played': {
      const player = people(moment.seat);
      const plays = `wenn ${nominative(player)} ${cardName(components, moment.card)} ${does(player, 'spiele', 'spielt')}`;
      return moment.payout === 'before' ? `${plays}, vor der Auszahlung` : plays;
    }
    case 'bought': {
      const buyer = people(moment.seat);
      const term =
        moment.until === null ? '' : ` ${by(people(moment.until.seat), moment.until.turn)}`;
      return `wenn ${nominative(buyer)} ${propertyName(components, moment.property)}${term} in einem Verkauf ${does(buyer, 'kaufe', 'kauft')}`;
    }
    case 'everyTurnEnd': {
      const who = people(moment.seat);
      const ends =
        moment.turns === 1
          ? `am ${turnEnd(who, 1)}`
          : who.isReader
            ? `am Ende jedes meiner nächsten ${number(moment.turns)} Züge`
            : `am Ende jedes der nächsten ${number(moment.turns)} Züge von ${who.name}`;
      return moment.while === null
        ? ends
        : `${ends}, solange ${dative(giver)} ${propertyName(components, moment.while)} gehört`;
    }
    case 'lapsed':
      return `falls Zeile ${moment.clause + 1} verfällt`;
  }
}

/** Nach „werde“ und „wird“, am Ende des Satzes. */
function act(deed: Act, { components, people }: Writing): string {
  switch (deed.type) {
    case 'tax':
      return `${accusative(people(deed.seat))} nicht besteuern`;
    case 'knockOut':
      return `${accusative(people(deed.seat))} nicht rauswerfen`;
    case 'forceSale':
      return `${propertyName(components, deed.property)} nicht in den Zwangsverkauf bringen`;
    case 'bid': {
      const lot = deed.property === null ? '' : `für ${propertyName(components, deed.property)} `;
      return deed.above === 0
        ? `${lot}nicht bieten`
        : `${lot}nicht mehr als ${millions(deed.above)} bieten`;
    }
    case 'deal':
      return `nicht mit anderen über ${
        'card' in deed.about
          ? cardName(components, deed.about.card)
          : propertyName(components, deed.about.property)
      } verhandeln`;
  }
}

const wholeHand = (who: Person): string =>
  who.isReader ? 'meine ganze Hand' : `${possessive(who, '')} ganze Hand`;

const words = (text: string): LinePart => ({ text });
const slot = (name: Slot, text: string): LinePart => ({ slot: name, text });

const taker = (to: Person, isSeveral: boolean): LinePart =>
  isSeveral ? slot('to', dative(to)) : words(dative(to));

function line(clause: Clause, writing: Writing, isBack: boolean): readonly LinePart[] {
  const { components, people, seats } = writing;
  const isSeveral = seats.length > 2;
  if (clause.type === 'give') {
    const from = people(clause.from);
    const to = people(takerOf(clause, clause.from, seats));
    if (clause.what.type === 'share' && clause.when.type === 'played')
      return [
        words('Wenn'),
        slot('seat', nominative(from)),
        slot('card', cardName(components, clause.when.card)),
        words(`${does(from, 'spiele', 'spielt')}, ${does(to, 'bekomme', 'bekommt')}`),
        isSeveral ? slot('to', nominative(to)) : words(nominative(to)),
        slot('percent', share(clause, writing)),
      ];
    const what =
      clause.what.type === 'share'
        ? slot('percent', share(clause, writing))
        : slot('what', gift(clause.what, { from, to }, writing, isBack));
    return [
      slot('seat', Nominative(from)),
      words(does(from, 'gebe', 'gibt')),
      taker(to, isSeveral),
      what,
      slot('when', when(clause.when, from, writing)),
      ...(isBack ? [words('zurück')] : []),
    ];
  }
  const person = people(clause.seat);
  const who = slot('seat', Nominative(person));
  switch (clause.type) {
    case 'play': {
      const kind = components.cards[clause.card]?.kind;
      return [
        who,
        words(does(person, 'spiele', 'spielt')),
        slot('card', cardName(components, clause.card)),
        ...(kind === 'tax'
          ? [
              slot(
                'aim',
                `gegen ${clause.target === undefined ? 'irgendwen' : accusative(people(clause.target))}`,
              ),
            ]
          : []),
        ...(kind === 'forceSale'
          ? [
              slot(
                'aim',
                `für ${clause.property === undefined ? 'irgendein Haus' : propertyName(components, clause.property)}`,
              ),
            ]
          : []),
        slot('turn', by(person, clause.turn)),
      ];
    }
    case 'abstain':
      return [
        who,
        words(does(person, 'werde', 'wird')),
        slot('until', until(clause.until, writing)),
        slot('act', act(clause.act, writing)),
      ];
    case 'option':
      return [
        who,
        words('darf'),
        slot('until', until(clause.until, writing)),
        words('im eigenen Zug auslösen:'),
      ];
    case 'show': {
      const to = people(
        takerOf(clause.to === undefined ? {} : { to: clause.to }, clause.seat, seats),
      );
      return [
        who,
        words(does(person, 'zeige', 'zeigt')),
        taker(to, isSeveral),
        slot('shown', clause.card === null ? wholeHand(person) : cardName(components, clause.card)),
      ];
    }
  }
}

function optionGift(give: Give, writing: Writing): readonly LinePart[] {
  const { people, seats } = writing;
  const from = people(give.from);
  const to = people(takerOf(give, give.from, seats));
  return [
    slot('seat', Nominative(from)),
    words(does(from, 'gebe', 'gibt')),
    taker(to, seats.length > 2),
    slot('what', gift(give.what, { from, to }, writing)),
  ];
}

export const composer: Messages['composer'] = {
  line,
  optionGift,
  subject: Nominative,
  object: accusative,
  turn,
  by,
  until,
  gift,
  when,
  act,
  share,
  payShare,
  priceShare,
  random,
  wholeHand,
  givesTo: (from, to) => `${does(from, 'gebe', 'gibt')} ${dative(to)}`,
};
