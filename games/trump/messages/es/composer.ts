/** Lo que ve quien escribe un trato: sus líneas como frases con huecos, en primera persona, y lo que cabe en ellos. */

import { millions, number } from '@parlor/grammar/es';
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
import { nthTurn, nthTurnOf, randomCards, sharePhrase } from './contract.ts';
import { cardName, withBox } from './names.ts';

/** Quien lee escribe: “yo”. */
const subject = ({ name, isReader }: Person): string => (isReader ? 'yo' : name);
const Subject = ({ name, isReader }: Person): string => (isReader ? 'Yo' : name);
/** Tras otra preposición que “a”. */
const after = ({ name, isReader }: Person): string => (isReader ? 'mí' : name);
const object = (who: Person): string => `a ${after(who)}`;
export const does = ({ isReader }: Person, mine: string, theirs: string): string =>
  isReader ? mine : theirs;

/** “mi próximo turno”, “el 2.º turno de Nadia desde ahora”, “este turno”. */
function turn(who: Person, turns: number): string {
  if (turns === 0) return 'este turno';
  return who.isReader ? `mi ${nthTurn(turns)}` : `el ${nthTurnOf(who.name, turns)}`;
}

function turnEnd(who: Person, turns: number): string {
  if (turns === 0) return 'final de este turno';
  return who.isReader ? `final de mi ${nthTurn(turns)}` : `final del ${nthTurnOf(who.name, turns)}`;
}

const by = (who: Person, turns: number): string => `antes del ${turnEnd(who, turns)}`;

const until = (term: Until | null, { people }: Writing): string =>
  term === null
    ? 'hasta el final de la partida'
    : `hasta el ${turnEnd(people(term.seat), term.turn)}`;

const least = (amount = 0): string => (amount > 0 ? `, al menos ${millions(amount)}` : '');

const payShare = (percent: number, amount: number | undefined, atLeast?: number): string =>
  `${sharePhrase(percent, false)}${amount === undefined ? '' : ` (${millions(amount)})`}${least(atLeast)}`;

const priceShare = (percent: number, atLeast?: number): string =>
  `${sharePhrase(percent, true)}${least(atLeast)}`;

function share({ what, when }: Give, { shareOf }: Writing): string {
  if (what.type !== 'share') return '';
  return when.type === 'played'
    ? payShare(what.percent, shareOf(when.card, what.percent), what.atLeast)
    : priceShare(what.percent, what.atLeast);
}

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
      if (isBack) return withBox(name);
      const { amount, isLeast } = box(what.property);
      return `${name}, caja ${isLeast ? `${number(amount)}+` : millions(amount)}`;
    }
    case 'card':
      return cardName(components, what.card);
    case 'random':
      return randomCards(what.count);
    case 'share':
      return priceShare(what.percent, what.atLeast);
    case 'choice': {
      const chooser = what.by === 'giver' ? from : to;
      return chooser.isReader
        ? 'una carta a mi elección'
        : `una carta a elección de ${chooser.name}`;
    }
  }
}

function when(moment: When, giver: Person, { components, people }: Writing): string {
  switch (moment.type) {
    case 'now':
      return 'ahora';
    case 'turnEnd':
      return `al ${turnEnd(people(moment.seat), moment.turn)}`;
    case 'played': {
      const plays = `cuando ${subject(people(moment.seat))} juegue ${cardName(components, moment.card)}`;
      return moment.payout === 'before' ? `${plays}, antes de que pague` : plays;
    }
    case 'bought': {
      const buyer = people(moment.seat);
      const buys = `si ${buyer.isReader ? 'compro' : `${buyer.name} compra`} ${propertyName(components, moment.property)} en una subasta`;
      return moment.until === null
        ? buys
        : `${buys} ${by(people(moment.until.seat), moment.until.turn)}`;
    }
    case 'everyTurnEnd': {
      const who = people(moment.seat);
      const ends =
        moment.turns === 1
          ? `al ${turnEnd(who, 1)}`
          : who.isReader
            ? `al final de cada uno de mis próximos ${number(moment.turns)} turnos`
            : `al final de cada uno de los próximos ${number(moment.turns)} turnos de ${who.name}`;
      return moment.while === null
        ? ends
        : `${ends} mientras ${subject(giver)} posea ${propertyName(components, moment.while)}`;
    }
    case 'lapsed':
      return `si la línea ${moment.clause + 1} queda en nada`;
  }
}

/** Tras “a no”, en infinitivo. */
function act(deed: Act, { components, people }: Writing): string {
  switch (deed.type) {
    case 'tax': {
      const target = people(deed.seat);
      return target.isReader ? 'cobrarme impuestos' : `cobrar impuestos a ${target.name}`;
    }
    case 'knockOut': {
      const target = people(deed.seat);
      return target.isReader ? 'expulsarme' : `expulsar a ${target.name}`;
    }
    case 'forceSale':
      return `forzar la subasta de ${propertyName(components, deed.property)}`;
    case 'bid': {
      const lot = deed.property === null ? '' : ` por ${propertyName(components, deed.property)}`;
      return deed.above === 0 ? `pujar${lot}` : `pujar más de ${millions(deed.above)}${lot}`;
    }
    case 'deal':
      return `negociar ${
        'card' in deed.about
          ? cardName(components, deed.about.card)
          : propertyName(components, deed.about.property)
      } con nadie más`;
  }
}

const wholeHand = (who: Person): string => does(who, 'toda mi mano', 'toda su mano');

const words = (text: string): LinePart => ({ text });
const slot = (name: Slot, text: string): LinePart => ({ slot: name, text });

/** “me da”, “le da a Nadia”: a quién va delante del verbo o detrás. */
function toTaker(verb: string, to: Person, isSeveral: boolean): readonly LinePart[] {
  if (!isSeveral) return [words(to.isReader ? `me ${verb}` : `le ${verb} a ${to.name}`)];
  return to.isReader
    ? [slot('to', 'me'), words(verb)]
    : [words(`le ${verb}`), slot('to', `a ${to.name}`)];
}

function line(clause: Clause, writing: Writing, isBack: boolean): readonly LinePart[] {
  const { components, people, seats } = writing;
  const isSeveral = seats.length > 2;
  if (clause.type === 'give') {
    const from = people(clause.from);
    const to = people(takerOf(clause, clause.from, seats));
    // Quien recibe va primero: así la frase no necesita comas entre sus huecos.
    if (clause.what.type === 'share' && clause.when.type === 'played')
      return [
        isSeveral ? slot('to', Subject(to)) : words(Subject(to)),
        words(does(to, 'recibo', 'recibe')),
        slot('percent', share(clause, writing)),
        words('cuando'),
        slot('seat', subject(from)),
        words('juegue'),
        slot('card', cardName(components, clause.when.card)),
      ];
    const what =
      clause.what.type === 'share'
        ? slot('percent', share(clause, writing))
        : slot('what', gift(clause.what, { from, to }, writing, isBack));
    return [
      slot('seat', Subject(from)),
      ...toTaker(
        isBack ? does(from, 'devuelvo', 'devuelve') : does(from, 'doy', 'da'),
        to,
        isSeveral,
      ),
      what,
      slot('when', when(clause.when, from, writing)),
    ];
  }
  const person = people(clause.seat);
  const who = slot('seat', Subject(person));
  switch (clause.type) {
    case 'play': {
      const kind = components.cards[clause.card]?.kind;
      return [
        who,
        words(does(person, 'juego', 'juega')),
        slot('card', cardName(components, clause.card)),
        ...(kind === 'tax'
          ? [
              slot(
                'aim',
                `contra ${clause.target === undefined ? 'cualquiera' : after(people(clause.target))}`,
              ),
            ]
          : []),
        ...(kind === 'forceSale'
          ? [
              slot(
                'aim',
                `sobre ${clause.property === undefined ? 'cualquier propiedad' : propertyName(components, clause.property)}`,
              ),
            ]
          : []),
        slot('turn', by(person, clause.turn)),
      ];
    }
    case 'abstain':
      return [
        who,
        words(does(person, 'me comprometo a no', 'se compromete a no')),
        slot('act', act(clause.act, writing)),
        slot('until', until(clause.until, writing)),
      ];
    case 'option':
      return [
        who,
        words(does(person, 'puedo', 'puede')),
        slot('until', until(clause.until, writing)),
        words(`hacer que en ${does(person, 'mi', 'su')} turno ocurra esto:`),
      ];
    case 'show': {
      const to = people(
        takerOf(clause.to === undefined ? {} : { to: clause.to }, clause.seat, seats),
      );
      return [
        who,
        ...toTaker(does(person, 'enseño', 'enseña'), to, isSeveral),
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
    slot('seat', Subject(from)),
    ...toTaker(does(from, 'doy', 'da'), to, seats.length > 2),
    slot('what', gift(give.what, { from, to }, writing)),
  ];
}

export const composer: Messages['composer'] = {
  line,
  optionGift,
  subject: Subject,
  object,
  turn,
  by,
  until,
  gift,
  when,
  act,
  share,
  payShare,
  priceShare,
  random: randomCards,
  wholeHand,
  givesTo: (from, to) => (to.isReader ? 'me da' : `le ${does(from, 'doy', 'da')} a ${to.name}`),
};
