/** Jede Zeile eines Vertrags als Satz. */

import {
  accusative,
  capital,
  dative,
  list,
  millions,
  nominative,
  number,
  people as listed,
  percent as percentage,
  possessive,
  verb,
} from '@parlor/grammar/de';
import type { People, Person, Seat } from '@parlor/kit';
import type { Components } from '../../facts/components.ts';
import {
  type AbstainOf,
  type ActOf,
  FULL_SHARE,
  type GiveOf,
  type HiddenClause,
  type OptionOf,
  type PlayOf,
  type ShowOf,
  takerOf,
  type Until,
  type WhatOf,
  type WhenOf,
} from '../../facts/clauses.ts';
import { propertyName } from '../../facts/names.ts';
import type { ClauseForm, DealTelling, Telling } from '../../facts/telling.ts';
import type { Messages } from '../en/index.ts';
import { dieKarte, mitKasten } from './names.ts';

type Hidden = number | null;

/** Ohne den Punkt, damit er zitiert werden kann. */
export const clausePhrase = (
  clause: HiddenClause,
  telling: DealTelling,
  form: ClauseForm = {},
): string => capital(phraseOf(clause, telling, form));

function phraseOf(clause: HiddenClause, telling: DealTelling, form: ClauseForm): string {
  switch (clause.type) {
    case 'play':
      return playPhrase(clause, telling, form);
    case 'give':
      return givePhrase(clause, telling, form);
    case 'abstain':
      return abstainPhrase(clause, telling, form);
    case 'option':
      return optionPhrase(clause, telling, form);
    case 'show':
      return showPhrase(clause, telling);
  }
}

const THIRD_AND_ON = ['dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'];

/** „nächsten Zugs“, „übernächsten Zugs“, „dritten Zugs ab jetzt“, „11. Zugs ab jetzt“. */
export function nthTurn(turn: number, ending: 'em' | 'en' | 'er', noun: 'Zug' | 'Zugs'): string {
  if (turn <= 2) return `${turn === 2 ? 'übernächst' : 'nächst'}${ending} ${noun}`;
  const stem = THIRD_AND_ON[turn - 3];
  return `${stem === undefined ? `${turn}.` : `${stem}${ending}`} ${noun} ab jetzt`;
}

/** Nach „am“ und „zum“: „Ende deines nächsten Zugs“, „Ende von Anns drittem Zug ab jetzt“. */
export function turnEnd(who: Person, turn: number): string {
  if (turn <= 0) return 'Ende dieses Zugs';
  return who.isReader
    ? `Ende deines ${nthTurn(turn, 'en', 'Zugs')}`
    : `Ende von ${possessive(who, '')} ${nthTurn(turn, 'em', 'Zug')}`;
}

/** Wovon im Satz schon die Rede ist, heißt nicht noch einmal beim Namen. */
function endOf(people: People, seat: Seat, turn: number, subject?: Seat): string {
  const who = people(seat);
  return seat === subject && !who.isReader && turn > 0
    ? `Ende des eigenen ${nthTurn(turn, 'en', 'Zugs')}`
    : turnEnd(who, turn);
}

const gives = (giver: Person): string => verb(giver, 'gibst', 'gibt');

/** „gibst du Ann“, „gibt dir Ann“, „gibt Ann Bob“: ein Fürwort steht vor einem Namen. */
const givesTo = (giver: Person, taker: Person): string =>
  taker.isReader
    ? `${gives(giver)} ${dative(taker)} ${nominative(giver)}`
    : `${gives(giver)} ${nominative(giver)} ${dative(taker)}`;

function playPhrase(
  { seat, card, turn, target, property }: PlayOf<Hidden>,
  { components, people }: Telling,
  { isUndated = false }: ClauseForm,
): string {
  const who = people(seat);
  const by = isUndated ? '' : ` bis zum ${endOf(people, seat, turn, seat)}`;
  const on = target === undefined ? '' : ` gegen ${accusative(people(target))}`;
  const of = property === undefined ? '' : ` für ${propertyName(components, property)}`;
  return `${nominative(who)} ${verb(who, 'spielst', 'spielt')}${by} ${dieKarte(components, card)}${on}${of}`;
}

function givePhrase(
  give: GiveOf<Hidden>,
  telling: DealTelling,
  { isBack = false, isUndated = false }: ClauseForm,
): string {
  const { from, what, when } = give;
  const { people, seats, components } = telling;
  const [giver, taker] = [people(from), people(takerOf(give, from, seats))];
  const thing =
    what.type === 'choice'
      ? `eine Karte ${what.by === 'giver' && !giver.isReader ? 'nach eigener Wahl' : choice(what.by === 'giver' ? giver : taker)}`
      : whatPhrase(what, components, when.type === 'bought');
  const gift = isBack ? `${thing} zurück` : thing;
  const plain = `${nominative(giver)} ${gives(giver)} ${dative(taker)}`;
  switch (when.type) {
    case 'played':
    case 'bought':
    case 'lapsed':
      return `${conditionPhrase(when, telling)}, ${givesTo(giver, taker)} ${gift}`;
    case 'turnEnd':
      return isUndated
        ? `${plain} ${gift}`
        : `${plain} am ${endOf(people, when.seat, when.turn, from)} ${gift}`;
    case 'everyTurnEnd': {
      const owned =
        when.while === null
          ? ''
          : `, solange ${dative(giver)} ${propertyName(components, when.while)} gehört`;
      return `${plain} ${everyEnd(people(when.seat), when.turns)} ${gift}${owned}`;
    }
    case 'now':
      return `${plain} sofort ${gift}`;
  }
}

const choice = (chooser: Person): string =>
  chooser.isReader ? 'deiner Wahl' : `nach ${possessive(chooser, '')} Wahl`;

/** „am Ende jedes deiner nächsten 5 Züge“. */
function everyEnd(who: Person, turns: number): string {
  if (turns === 1) return `am ${turnEnd(who, 1)}`;
  return who.isReader
    ? `am Ende jedes deiner nächsten ${number(turns)} Züge`
    : `am Ende jedes der nächsten ${number(turns)} Züge von ${who.name}`;
}

/** Was gegeben wird, im Akkusativ; ein Anteil ist einer an der Auszahlung oder am Preis. */
function whatPhrase(what: WhatOf<Hidden>, components: Components, isPrice = false): string {
  switch (what.type) {
    case 'cash':
      return millions(what.amount);
    case 'property':
      return mitKasten(propertyName(components, what.property));
    case 'card':
      return dieKarte(components, what.card);
    case 'random':
      return what.count === 1 ? 'eine zufällige Karte' : `${number(what.count)} zufällige Karten`;
    case 'choice':
      return what.by === 'giver'
        ? 'eine Karte nach Wahl der gebenden Seite'
        : 'eine Karte nach Wahl der nehmenden Seite';
    case 'share': {
      const least = what.atLeast === undefined ? '' : `, mindestens aber ${millions(what.atLeast)}`;
      return `${sharePhrase(what.percent, isPrice)}${least}`;
    }
  }
}

export function sharePhrase(percent: number, isPrice: boolean): string {
  if (percent === FULL_SHARE) return isPrice ? 'den ganzen Preis' : 'die ganze Auszahlung';
  const part = percent * 2 === FULL_SHARE ? 'die Hälfte' : percentage(percent / FULL_SHARE);
  return `${part} ${isPrice ? 'des Preises' : 'der Auszahlung'}`;
}

function conditionPhrase(
  when: Extract<WhenOf<Hidden>, { type: 'played' | 'bought' | 'lapsed' }>,
  { components, people }: Telling,
): string {
  switch (when.type) {
    case 'played': {
      const player = people(when.seat);
      const card = dieKarte(components, when.card);
      const has = verb(player, 'hast', 'hat');
      return when.payout === 'before'
        ? `sobald ${nominative(player)} ${card} ausgelegt ${has}, noch vor der Auszahlung`
        : `sobald ${nominative(player)} ${card} gespielt ${has}`;
    }
    case 'bought': {
      const buyer = people(when.seat);
      const by =
        when.until === null
          ? ''
          : ` bis zum ${endOf(people, when.until.seat, when.until.turn, when.seat)}`;
      return `wenn ${nominative(buyer)} ${propertyName(components, when.property)}${by} in einem Verkauf ${verb(buyer, 'kaufst', 'kauft')}`;
    }
    case 'lapsed':
      return `falls Zeile ${when.clause + 1} verfällt`;
  }
}

function abstainPhrase(
  { seat, act, until }: AbstainOf<Hidden>,
  telling: Telling,
  { isUndated = false }: ClauseForm,
): string {
  const who = telling.people(seat);
  const term = isUndated ? '' : ` ${untilPhrase(until, telling, seat)}`;
  const [whom, deed] = actPhrase(act, telling);
  return `${nominative(who)} ${verb(who, 'wirst', 'wird')}${whom === '' ? '' : ` ${whom}`}${term} ${deed}`;
}

/** Wen es trifft, und was nicht geschieht: dazwischen steht, wie lange. */
function actPhrase(
  act: ActOf<Hidden>,
  { components, people }: Telling,
): readonly [whom: string, deed: string] {
  switch (act.type) {
    case 'tax':
      return [accusative(people(act.seat)), 'nicht besteuern'];
    case 'knockOut':
      return [accusative(people(act.seat)), 'nicht aus einem Verkauf werfen'];
    case 'forceSale':
      return [propertyName(components, act.property), 'nicht in den Zwangsverkauf bringen'];
    case 'bid': {
      const lot = act.property === null ? '' : `für ${propertyName(components, act.property)} `;
      return [
        '',
        act.above === 0
          ? `${lot}nicht bieten`
          : `${lot}nicht mehr als ${millions(act.above)} bieten`,
      ];
    }
    case 'deal': {
      const about =
        'card' in act.about
          ? dieKarte(components, act.about.card)
          : propertyName(components, act.about.property);
      return ['', `mit niemand anderem über ${about} verhandeln`];
    }
  }
}

/** Was geschieht, wenn eine Option genutzt wird. */
export function giftsPhrase(clauses: readonly GiveOf<Hidden>[], telling: DealTelling): string {
  const { people, seats, components } = telling;
  return list(
    clauses.map((gift) => {
      const giver = people(gift.from);
      const taker = people(takerOf(gift, gift.from, seats));
      return `${nominative(giver)} ${gives(giver)} ${dative(taker)} ${whatPhrase(gift.what, components)}`;
    }),
  );
}

function optionPhrase(
  { seat, clauses, until }: OptionOf<Hidden>,
  telling: DealTelling,
  { isUndated = false }: ClauseForm,
): string {
  const holder = telling.people(seat);
  const term = isUndated ? '' : ` ${untilPhrase(until, telling, seat)}`;
  return `${nominative(holder)} ${verb(holder, 'hast', 'hat')}${term} eine Option: ${capital(giftsPhrase(clauses, telling))}`;
}

function showPhrase({ seat, to, card, some }: ShowOf<Hidden>, telling: DealTelling): string {
  const { people, seats, components } = telling;
  const who = people(seat);
  const taker = dative(people(takerOf(to === undefined ? {} : { to }, seat, seats)));
  const thing = card === null && !some ? 'die ganze Hand' : dieKarte(components, card);
  return `${nominative(who)} ${verb(who, 'zeigst', 'zeigt')} ${taker} sofort ${thing}`;
}

const untilPhrase = (until: Until | null, { people }: Telling, subject: Seat): string =>
  until === null
    ? 'bis zum Ende des Spiels'
    : `bis zum ${endOf(people, until.seat, until.turn, subject)}`;

/** Nach einem Doppelpunkt: „Hotel mit Kasten für 220 Mio. $“, oder wie viel in welche Richtung geht. */
function offered(clauses: readonly HiddenClause[], telling: DealTelling): string {
  const [from, to] = telling.seats;
  const gifts = (seat: Seat): GiveOf<Hidden>[] =>
    clauses.filter(
      (clause): clause is GiveOf<Hidden> => clause.type === 'give' && clause.from === seat,
    );
  const [given, got] = [gifts(from), gifts(to)];
  const promises = clauses.filter(({ type }) => type === 'play').length;
  const others = clauses.filter(({ type }) => type !== 'play' && type !== 'give').length;
  if (clauses.length === 0) return 'einen Vertrag auflösen';
  if (telling.seats.length > 2)
    return clauses.length === 1 ? '1 Zeile für alle' : `${clauses.length} Zeilen für alle`;
  if (promises + others === 0 && isPlain(given) && isPlain(got))
    return `${plainly(given, telling)} für ${plainly(got, telling)}`;
  return [
    ...(given.length + got.length === 0 ? [] : [counted(given.length, got.length)]),
    ...(promises === 0
      ? []
      : [
          promises === 1
            ? 'ein Versprechen, eine Karte zu spielen'
            : `${promises} Versprechen, Karten zu spielen`,
        ]),
    ...(others === 0 ? [] : [others === 1 ? '1 weitere Zeile' : `${others} weitere Zeilen`]),
  ].join(', dazu ');
}

const isPlain = (gifts: readonly GiveOf<Hidden>[]): boolean =>
  gifts.length === 0 || (gifts.length === 1 && gifts[0]!.when.type === 'now');

const plainly = ([gift]: readonly GiveOf<Hidden>[], { components }: Telling): string =>
  gift ? whatPhrase(gift.what, components) : 'nichts';

const things = (count: number): string => (count === 1 ? '1 Sache' : `${count} Sachen`);

const counted = (gives: number, gets: number): string =>
  gives === 0
    ? `nichts für ${things(gets)}`
    : `${things(gives)} für ${gets === 0 ? 'nichts' : gets}`;

/** Anführungszeichen in einem Zitat sind einfach. */
const inside = (text: string): string => text.replaceAll('„', '‚').replaceAll('“', '‘');

export const contract: Messages['contract'] = {
  clause: (clause, telling, form) => `${clausePhrase(clause, telling, form)}.`,
  quoted: (clause, telling) => `„${inside(clausePhrase(clause, telling))}“`,
  offered,
  between: (contract, people, seats) => `Vertrag ${contract}: ${listed(seats.map(people))}`,
  ends: (contract) => `Vertrag ${contract} endet.`,
};
