/** Was geschehen ist, je ein Satz. */

import {
  accusative,
  capital,
  dative,
  list,
  millions,
  nominative,
  number,
  people as listed,
  possessive,
  Subject,
  verb,
} from '@parlor/grammar/de';
import { propertyName } from '../../facts/names.ts';
import type { DealTelling, Telling } from '../../facts/telling.ts';
import { type QuietEnd, quietEnd } from '../../facts/deal/fates.ts';
import type { Die, Lapse } from '../../facts/types.ts';
import type { Gift } from '../../facts/events.ts';
import type { Messages } from '../en/index.ts';
import { clausePhrase, contract, giftsPhrase } from './contract.ts';
import { cardList, cardName, dieKarte, mitKasten, spaceName } from './names.ts';

/** Nach „weil“. */
export const why: Readonly<Record<Lapse, string>> = {
  sold: 'das Haus verkauft wurde',
  taxed: 'das Haus durch eine Steuer verloren ging',
  'not-owned': 'das Haus nicht mehr da war',
  'not-held': 'die Karte nicht mehr auf der Hand war',
  'no-cards': 'die Hand leer war',
  'not-playable': 'die Karte nicht gespielt werden konnte',
  'no-turn-left': 'eine andere versprochene Karte den Zug brauchte',
  'game-over': 'das Spiel zu Ende war',
  'not-possible': 'sie nicht mehr einzuhalten war',
};

/** What the end of its time or of the game did no harm to. */
const quietly: Readonly<Record<QuietEnd, (contract: number) => string>> = {
  kept: (number) => `Eine Zeile von Vertrag ${number} ist bis zum Schluss eingehalten worden`,
  unused: (number) => `Eine Option aus Vertrag ${number} bleibt ungenutzt`,
  uncalled: (number) => `Eine Zeile von Vertrag ${number} kommt nicht mehr zum Tragen`,
};

function gift(given: Gift, { components }: Telling): string {
  switch (given.type) {
    case 'cash':
      return millions(given.amount);
    case 'property':
      return mitKasten(propertyName(components, given.property));
    case 'card':
      return dieKarte(components, given.card);
  }
}

/** „Steuer“, oder „eine Karte“, wo man nicht wissen darf, welche. */
const karte = ({ components }: Telling, card: number | null): string =>
  card === null ? 'eine Karte' : cardName(components, card);

/** „eine 4“, „ein T“. */
const wurf = (die: Die): string => (die === 'T' ? 'ein T' : `eine ${die}`);

export const log: Messages['log'] = {
  dealt: ({ seat, cards }, telling) =>
    cards[0] === null
      ? undefined
      : `${Subject(telling.people(seat))} ${verb(telling.people(seat), 'bekommst', 'bekommt')} ${cardList(telling.components, cards)}.`,
  threwForStart: ({ seat, die }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'würfelst', 'würfelt')} ${wurf(die)} um den ersten Zug.`,
  partBegan: ({ part, seat }, { people }) =>
    `Teil ${part} beginnt, und ${nominative(people(seat))} ${verb(people(seat), 'fängst', 'fängt')} an.`,
  turnBegan: () => undefined,
  drew: ({ seat, card }, { components, people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'ziehst', 'zieht')} ${dieKarte(components, card)}.`,
  rolled: ({ seat, die }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'würfelst', 'würfelt')} ${wurf(die)}.`,
  moved: ({ seat, space }, { components, people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'kommst', 'kommt')} auf das Feld ${spaceName(components, space)}.`,
  took: ({ seat, from, card }, { components, people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'nimmst', 'nimmt')} ${dative(people(from))} ${dieKarte(components, card)} ab.`,
  filled: ({ property, amount }, { components }) =>
    `In den Kasten von ${propertyName(components, property)} kommen ${millions(amount)}.`,
  collected: ({ seat, amount }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'bekommst', 'bekommt')} ${millions(amount)} von der Bank.`,
  traded: ({ seat, give, take, with: other }, { components, people }) => {
    const [given, taken] = [propertyName(components, give), propertyName(components, take)];
    const who = `${Subject(people(seat))} ${verb(people(seat), 'tauschst', 'tauscht')} ${given} gegen`;
    return other === null
      ? `${who} das freie Haus ${taken}.`
      : people(other).isReader
        ? `${who} ${taken} von dir.`
        : `${who} ${possessive(people(other), '')} ${taken}.`;
  },
  kept: ({ seat }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'tauschst', 'tauscht')} nicht.`,
  putUp: ({ seat, property, again }, { components, people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'stellst', 'stellt')} ${propertyName(components, property)} ${again ? 'noch einmal ' : ''}zum Verkauf.`,
  sealed: ({ seat, amount }, { people }) => {
    const who = people(seat);
    if (amount === 0)
      return `${Subject(who)} ${verb(who, 'gibst', 'gibt')} 0 ab und ${verb(who, 'bleibst', 'bleibt')} draußen.`;
    return `${Subject(who)} ${verb(who, 'gibst', 'gibt')} ein Anfangsgebot${amount === null ? '' : ` von ${millions(amount)}`} ab.`;
  },
  opened: ({ bids }, { people }) =>
    `Die Anfangsgebote: ${bids.map((bid, seat) => `${nominative(people(seat))} ${bid === 0 ? 'nichts' : millions(bid)}`).join(', ')}.`,
  raised: ({ seat, cards, cash, bid }, telling) => {
    const who = telling.people(seat);
    const parts = [
      ...cards.map((card) => karte(telling, card)),
      ...(cash > 0 ? [`${millions(cash)} Bargeld`] : []),
    ];
    return `${Subject(who)} ${verb(who, 'erhöhst', 'erhöht')} auf ${millions(bid)} mit ${list(parts)}.`;
  },
  knockedOut: ({ seat, target }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'wirfst', 'wirft')} ${accusative(people(target))} aus dem Verkauf.`,
  cameBack: ({ seat, bid }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'bist', 'ist')} mit ${millions(bid)} wieder dabei.`,
  letGo: ({ seat }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'verzichtest', 'verzichtet')}.`,
  askedAgain: ({ seat }, { people }) =>
    `Alle anderen verzichten; ${nominative(people(seat))} ${verb(people(seat), 'hast', 'hat')} zuletzt gehandelt, ohne zu führen, und ${verb(people(seat), 'wirst', 'wird')} noch einmal gefragt.`,
  biddingEnded: ({ why: reason, leader }, { people }) => {
    const who = people(leader);
    const leads = `${nominative(who)} ${verb(who, 'führst', 'führt')}`;
    switch (reason) {
      case 'alone':
        return `Außer ${dative(who)} will niemand bieten, und damit ist das Bieten vorbei.`;
      case 'all':
        return `Alle verzichten, das Bieten ist vorbei, und ${leads}.`;
      case 'all-others':
        return `Alle anderen verzichten, das Bieten ist vorbei, und ${leads}.`;
    }
  },
  sold: ({ property, to, price, paid }, { components, people }) => {
    const name = propertyName(components, property);
    const who = people(to);
    if (paid === 'box')
      return `${Subject(who)} ${verb(who, 'behältst', 'behält')} ${name} und ${verb(who, 'legst', 'legt')} ${millions(price)} in den Kasten.`;
    const from = paid === 'bank' ? 'der Bank' : dative(people(paid));
    return `${Subject(who)} ${verb(who, 'kaufst', 'kauft')} ${name} für ${millions(price)} von ${from}.`;
  },
  unsold: ({ property, again }, { components }) =>
    `Für ${propertyName(components, property)} will niemand bieten${again ? '; es kommt noch einmal dran' : ''}.`,
  bidReturned: ({ seat, bank }, { people }) =>
    bank === 0
      ? undefined
      : `${Subject(people(seat))} ${verb(people(seat), 'gibst', 'gibt')} der Bank ${millions(bank)} Investorengeld zurück.`,
  boxShown: ({ property, amount }, { components }) =>
    `Im Kasten von ${propertyName(components, property)} lagen ${millions(amount)}.`,
  played: ({ seat, card, target, property }, telling) => {
    const { components, people } = telling;
    const on = target === null ? '' : ` gegen ${accusative(people(target))}`;
    const of = property === null ? '' : ` für ${propertyName(components, property)}`;
    return `${Subject(people(seat))} ${verb(people(seat), 'spielst', 'spielt')} ${karte(telling, card)}${on}${of}.`;
  },
  taxed: ({ seat, target, amount }, { people }) =>
    `${Subject(people(target))} ${verb(people(target), 'zahlst', 'zahlt')} ${dative(people(seat))} ${millions(amount)} Steuer.`,
  surrendered: ({ seat, to, property }, { components, people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'musst', 'muss')} ${dative(people(to))} ${mitKasten(propertyName(components, property))} überlassen.`,
  passed: ({ seat }, { people }) => `${Subject(people(seat))} passt.`,
  offered: ({ from, to, and = [], ends, clauses, counters }, telling) => {
    const { people } = telling;
    const takers = listed([to, ...and].map(people), dative);
    const deal = contract.offered(clauses, { ...telling, seats: [from, to, ...and] });
    const ending = ends === undefined ? '' : `, anstelle von Vertrag ${ends}`;
    const offer = counters === 0 ? 'ein Angebot' : 'ein Gegenangebot';
    return `${Subject(people(from))} ${verb(people(from), 'machst', 'macht')} ${takers} ${offer}: ${deal}${ending}.`;
  },
  rejected: ({ seat }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'lehnst', 'lehnt')} ab.`,
  agreed: ({ seat }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'nimmst', 'nimmt')} an; die anderen sind noch nicht gefragt.`,
  contractEnded: ({ contract: number }) => `Vertrag ${number} ist einvernehmlich aufgelöst.`,
  showed: ({ from, to, isHand, cards }, telling) => {
    const { people } = telling;
    const isHidden = cards[0] === null || cards.length === 0;
    const shown = isHidden
      ? isHand
        ? 'die ganze Hand'
        : 'eine Karte'
      : cardList(telling.components, cards);
    return `${Subject(people(from))} ${verb(people(from), 'zeigst', 'zeigt')} ${dative(people(to))} ${shown}.`;
  },
  used: ({ seat, contract: number, seats, clause }, telling) => {
    const deal: DealTelling = { ...telling, seats };
    const what =
      clause.type === 'option'
        ? capital(giftsPhrase(clause.clauses, deal))
        : clausePhrase(clause, deal);
    const who = telling.people(seat);
    return `${Subject(who)} nutzt eine Option aus Vertrag ${number}: ${what}.`;
  },
  accepted: ({ seat, contract: number }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'nimmst', 'nimmt')} an; das ist jetzt Vertrag ${number}.`,
  gave: ({ from, to, gift: given }, telling) => {
    const who = telling.people(from);
    return `${Subject(who)} ${verb(who, 'gibst', 'gibt')} ${dative(telling.people(to))} ${gift(given, telling)}.`;
  },
  promiseKept: ({ contract: number, clause }, { components, people }) => {
    if (clause.type !== 'play') return `Ein Versprechen aus Vertrag ${number} ist eingelöst.`;
    const who = people(clause.seat);
    return `${Subject(who)} ${verb(who, 'hast', 'hat')} wie in Vertrag ${number} versprochen ${dieKarte(components, clause.card)} gespielt.`;
  },
  lapsed: ({ contract: number, seats, clause, why: reason }, telling) => {
    const end = quietEnd({ clause, how: reason });
    const what = end
      ? quietly[end](number)
      : `Eine Zeile von Vertrag ${number} verfällt, weil ${why[reason]}`;
    return `${what}: ${contract.quoted(clause, { ...telling, seats })}.`;
  },
  owed: ({ from, to, amount }, { people }) =>
    `${Subject(people(from))} ${verb(people(from), 'kannst', 'kann')} nicht alles zahlen und ${verb(people(from), 'schuldest', 'schuldet')} ${dative(people(to))} jetzt ${millions(amount)}.`,
  debtPaid: ({ from, to, amount, left }, { people }) =>
    `${Subject(people(from))} ${verb(people(from), 'zahlst', 'zahlt')} ${dative(people(to))} ${millions(amount)} Schulden${left === 0 ? '' : `; ${millions(left)} bleiben offen`}.`,
  finished: ({ totals }, { people }) =>
    `Das Spiel ist zu Ende: ${totals.map((total, seat) => `${nominative(people(seat))} ${millions(total)}`).join(', ')}.`,
};

export const openingTag: Messages['openingTag'] = (bid) =>
  bid === 0 ? 'nicht dabei' : `bietet ${millions(bid)}`;

export const tags: Messages['tags'] = {
  rolled: ({ die }) => `gewürfelt: ${die}`,
  moved: ({ space }, { components }) => `auf ${spaceName(components, space)}`,
  took: ({ from }, { people }) => `Karte von ${dative(people(from))} genommen`,
  filled: ({ property, amount }, { components }) =>
    `${number(amount)}\u00a0Mio. in ${propertyName(components, property)}`,
  collected: ({ amount }) => `bekommt ${millions(amount)}`,
  traded: ({ give, take }, { components }) =>
    `${propertyName(components, give)} gegen ${propertyName(components, take)}`,
  kept: () => 'kein Tausch',
  putUp: ({ property }, { components }) => `Verkauf: ${propertyName(components, property)}`,
  sealed: () => 'abgegeben',
  raised: ({ bid }) => `bietet ${millions(bid)}`,
  knockedOut: ({ target }, { people }) => `wirft ${accusative(people(target))} raus`,
  cameBack: () => 'wieder dabei',
  letGo: () => 'verzichtet',
  askedAgain: () => 'noch mal gefragt',
  sold: ({ paid, property }, { components }) =>
    `${paid === 'box' ? 'behält' : 'kauft'} ${propertyName(components, property)}`,
  played: ({ card }, { components }) => cardName(components, card),
  surrendered: ({ property }, { components }) => `verliert ${propertyName(components, property)}`,
  passed: () => 'passt',
  offered: ({ to, and = [] }, { people }) =>
    `Angebot an ${listed([to, ...and].map(people), accusative)}`,
  agreed: () => 'angenommen',
  used: () => 'Option genutzt',
  showed: ({ isHand }) => (isHand ? 'zeigt die Hand' : 'zeigt eine Karte'),
  rejected: () => 'abgelehnt',
  accepted: () => 'angenommen',
};
