/** Ce que voit qui écrit un accord : ses lignes en phrases à trous, à la première personne, et ce qui peut les remplir. */

import { millions, number, of, que } from '@parlor/grammar/fr';
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
import { nthTurn, randomCards, sharePhrase } from './contract.ts';
import { cardName, ofProperty, withBox } from './names.ts';

/** Qui lit écrit : « je ». */
const subject = ({ name, isReader }: Person): string => (isReader ? 'je' : name);
const Subject = ({ name, isReader }: Person): string => (isReader ? 'Je' : name);
/** Après une préposition, ou seul. */
export const object = ({ name, isReader }: Person): string => (isReader ? 'moi' : name);
export const does = ({ isReader }: Person, mine: string, theirs: string): string =>
  isReader ? mine : theirs;

/** « mon prochain tour », « le 2e tour à venir de Nadia », « ce tour ». */
function turn(who: Person, turns: number): string {
  if (turns === 0) return 'ce tour';
  return who.isReader ? `mon ${nthTurn(turns)}` : `le ${nthTurn(turns)} ${of(who)}`;
}

function turnEnd(who: Person, turns: number): string {
  if (turns === 0) return 'la fin de ce tour';
  return who.isReader
    ? `la fin de mon ${nthTurn(turns)}`
    : `la fin du ${nthTurn(turns)} ${of(who)}`;
}

const by = (who: Person, turns: number): string => `avant ${turnEnd(who, turns)}`;

const until = (term: Until | null, { people }: Writing): string =>
  term === null
    ? 'jusqu’à la fin de la partie'
    : `jusqu’à ${turnEnd(people(term.seat), term.turn)}`;

const least = (amount = 0): string => (amount > 0 ? `, au moins ${millions(amount)}` : '');

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
      return `${name}, coffre ${isLeast ? `${number(amount)}+` : millions(amount)}`;
    }
    case 'card':
      return cardName(components, what.card);
    case 'random':
      return randomCards(what.count);
    case 'share':
      return priceShare(what.percent, what.atLeast);
    case 'choice': {
      const chooser = what.by === 'giver' ? from : to;
      return chooser.isReader ? 'une carte de mon choix' : `une carte au choix ${of(chooser)}`;
    }
  }
}

function when(moment: When, giver: Person, { components, people }: Writing): string {
  switch (moment.type) {
    case 'now':
      return 'maintenant';
    case 'turnEnd':
      return `à ${turnEnd(people(moment.seat), moment.turn)}`;
    case 'played': {
      const plays = `quand ${subject(people(moment.seat))} joue ${cardName(components, moment.card)}`;
      return moment.payout === 'before' ? `${plays}, avant le gain` : plays;
    }
    case 'bought': {
      const buyer = people(moment.seat);
      const buys = `si ${buyer.isReader ? 'j’achète' : `${buyer.name} achète`} ${propertyName(components, moment.property)} dans une vente`;
      return moment.until === null
        ? buys
        : `${buys} ${by(people(moment.until.seat), moment.until.turn)}`;
    }
    case 'everyTurnEnd': {
      const who = people(moment.seat);
      const ends =
        moment.turns === 1
          ? `à ${turnEnd(who, 1)}`
          : who.isReader
            ? `à la fin de chacun de mes ${number(moment.turns)} prochains tours`
            : `à la fin de chacun des ${number(moment.turns)} prochains tours ${of(who)}`;
      return moment.while === null
        ? ends
        : `${ends} tant ${giver.isReader ? 'que je' : que(giver)} possède ${propertyName(components, moment.while)}`;
    }
    case 'lapsed':
      return `si la ligne ${moment.clause + 1} tombe à l’eau`;
  }
}

/** Après « à ne pas », à l’infinitif. */
function act(deed: Act, { components, people }: Writing): string {
  switch (deed.type) {
    case 'tax': {
      const target = people(deed.seat);
      return target.isReader ? 'me taxer' : `taxer ${target.name}`;
    }
    case 'knockOut': {
      const target = people(deed.seat);
      return target.isReader ? 'me mettre hors jeu' : `mettre ${target.name} hors jeu`;
    }
    case 'forceSale':
      return `forcer la vente ${ofProperty(propertyName(components, deed.property))}`;
    case 'bid': {
      const lot = deed.property === null ? '' : ` sur ${propertyName(components, deed.property)}`;
      return deed.above === 0
        ? `enchérir${lot}`
        : `enchérir à plus de ${millions(deed.above)}${lot}`;
    }
    case 'deal':
      return `négocier ${
        'card' in deed.about
          ? cardName(components, deed.about.card)
          : propertyName(components, deed.about.property)
      } avec d’autres`;
  }
}

const wholeHand = (who: Person): string => does(who, 'toute ma main', 'toute sa main');

const words = (text: string): LinePart => ({ text });
const slot = (name: Slot, text: string): LinePart => ({ slot: name, text });

/** « me donne », « donne à Nadia » : à qui se place devant le verbe ou derrière. */
function toTaker(does: string, to: Person, isSeveral: boolean): readonly LinePart[] {
  if (!isSeveral) return [words(to.isReader ? `me ${does}` : `${does} à ${to.name}`)];
  return to.isReader ? [slot('to', 'me'), words(does)] : [words(does), slot('to', `à ${to.name}`)];
}

function line(clause: Clause, writing: Writing, isBack: boolean): readonly LinePart[] {
  const { components, people, seats } = writing;
  const isSeveral = seats.length > 2;
  if (clause.type === 'give') {
    const from = people(clause.from);
    const to = people(takerOf(clause, clause.from, seats));
    // Qui reçoit vient d’abord : la phrase se passe de virgule entre ses trous.
    if (clause.what.type === 'share' && clause.when.type === 'played')
      return [
        isSeveral ? slot('to', Subject(to)) : words(Subject(to)),
        words(does(to, 'reçois', 'reçoit')),
        slot('percent', share(clause, writing)),
        words('quand'),
        slot('seat', subject(from)),
        words('joue'),
        slot('card', cardName(components, clause.when.card)),
      ];
    const what =
      clause.what.type === 'share'
        ? slot('percent', share(clause, writing))
        : slot('what', gift(clause.what, { from, to }, writing, isBack));
    return [
      slot('seat', Subject(from)),
      ...toTaker(isBack ? does(from, 'rends', 'rend') : 'donne', to, isSeveral),
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
        words('joue'),
        slot('card', cardName(components, clause.card)),
        ...(kind === 'tax'
          ? [
              slot(
                'aim',
                `contre ${clause.target === undefined ? 'n’importe qui' : object(people(clause.target))}`,
              ),
            ]
          : []),
        ...(kind === 'forceSale'
          ? [
              slot(
                'aim',
                `sur ${clause.property === undefined ? 'n’importe quelle propriété' : propertyName(components, clause.property)}`,
              ),
            ]
          : []),
        slot('turn', by(person, clause.turn)),
      ];
    }
    case 'abstain':
      return [
        who,
        words(does(person, 'm’engage à ne pas', 's’engage à ne pas')),
        slot('act', act(clause.act, writing)),
        slot('until', until(clause.until, writing)),
      ];
    case 'option':
      return [
        who,
        words(does(person, 'peux', 'peut')),
        slot('until', until(clause.until, writing)),
        words(`déclencher pendant ${does(person, 'mon', 'son')} tour :`),
      ];
    case 'show': {
      const to = people(
        takerOf(clause.to === undefined ? {} : { to: clause.to }, clause.seat, seats),
      );
      return [
        who,
        ...toTaker('montre', to, isSeveral),
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
    ...toTaker('donne', to, seats.length > 2),
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
  givesTo: (_, to) => (to.isReader ? 'me donne' : `donne à ${to.name}`),
};
