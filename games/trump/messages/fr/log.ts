/** Ce qui s’est passé, une phrase par événement. */

import { list, millions, people as listed, person, Subject, verb } from '@parlor/grammar/fr';
import type { Person } from '@parlor/kit';
import { propertyName } from '../../facts/names.ts';
import type { DealTelling, Telling } from '../../facts/telling.ts';
import { type QuietEnd, quietEnd } from '../../facts/deal/fates.ts';
import type { Lapse } from '../../facts/types.ts';
import type { Gift } from '../../facts/events.ts';
import type { Messages } from '../en/index.ts';
import { clausePhrase, contract, giftsPhrase } from './contract.ts';
import { aCard, cardList, ofProperty, spaceName, theCard, withBox } from './names.ts';

/** Après « parce que » : rien ici ne commence par une voyelle. */
export const why: Readonly<Record<Lapse, string>> = {
  sold: 'la propriété a été vendue',
  taxed: 'la propriété est partie dans une taxe',
  'not-owned': 'la propriété n’était plus là',
  'not-held': 'la carte n’était plus en main',
  'no-cards': 'la main était vide',
  'not-playable': 'la carte ne pouvait pas être jouée',
  'no-turn-left': 'le tour a servi à une autre carte promise',
  'game-over': 'la partie était finie',
  'not-possible': 'la promesse n’était plus tenable',
};

/** What the end of its time or of the game did no harm to. */
const quietly: Readonly<Record<QuietEnd, (contract: number) => string>> = {
  kept: (number) => `Une ligne du contrat ${number} a été respectée jusqu’au bout`,
  unused: (number) => `Une option du contrat ${number} n’a jamais été utilisée`,
  uncalled: (number) => `Une ligne du contrat ${number} n’a pas eu à s’appliquer`,
};

function gift(given: Gift, { components }: Telling): string {
  switch (given.type) {
    case 'cash':
      return millions(given.amount);
    case 'property':
      return withBox(propertyName(components, given.property));
    case 'card':
      return theCard(components, given.card);
  }
}

/** « Bob vous donne 50 M$ », « Vous donnez 50 M$ à Bob » : qui lit passe devant le verbe. */
const does = (
  from: Person,
  to: Person,
  [reader, other]: readonly [reader: string, other: string],
  what: string,
): string =>
  to.isReader
    ? `${Subject(from)} vous ${other} ${what}`
    : `${Subject(from)} ${verb(from, reader, other)} ${what} à ${to.name}`;

/** « à Ann et à vous ». */
const toAll = (takers: readonly Person[]): string =>
  list(
    [...takers]
      .sort((a, b) => Number(a.isReader) - Number(b.isReader))
      .map((one) => `à ${person(one)}`),
  );

export const log: Messages['log'] = {
  dealt: ({ seat, cards }, { components, people }) =>
    cards[0] === null
      ? undefined
      : `${Subject(people(seat))} ${verb(people(seat), 'recevez', 'reçoit')} ${cardList(components, cards)}.`,
  threwForStart: ({ seat, die }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'faites', 'fait')} un ${die} pour savoir qui commence.`,
  partBegan: ({ part, seat }, { people }) =>
    `La phase ${part} commence, et ${person(people(seat))} ${verb(people(seat), 'jouez', 'joue')} en premier.`,
  turnBegan: () => undefined,
  drew: ({ seat, card }, { components, people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'piochez', 'pioche')} ${aCard(components, card)}.`,
  rolled: ({ seat, die }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'faites', 'fait')} un ${die}.`,
  moved: ({ seat, space }, { components, people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'arrivez', 'arrive')} sur ${spaceName(components, space)}.`,
  took: ({ seat, from, card }, { components, people }) =>
    `${does(people(seat), people(from), ['prenez', 'prend'], aCard(components, card))}.`,
  filled: ({ property, amount }, { components }) =>
    `${millions(amount)} vont dans le coffre ${ofProperty(propertyName(components, property))}.`,
  collected: ({ seat, amount }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'recevez', 'reçoit')} ${millions(amount)} de la banque.`,
  traded: ({ seat, give, take, with: other }, { components, people }) => {
    const [given, taken] = [propertyName(components, give), propertyName(components, take)];
    const trade = `${Subject(people(seat))} ${verb(people(seat), 'échangez', 'échange')} ${given} contre ${taken}`;
    return other === null
      ? `${trade}, qui était libre.`
      : `${trade} avec ${person(people(other))}.`;
  },
  kept: ({ seat }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'n’échangez', 'n’échange')} rien.`,
  putUp: ({ seat, property, again }, { components, people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'mettez', 'met')} ${again ? 'de nouveau ' : ''}en vente ${propertyName(components, property)}.`,
  sealed: ({ seat, amount }, { people }) => {
    const who = people(seat);
    const places = `${Subject(who)} ${verb(who, 'déposez', 'dépose')}`;
    if (amount === 0) return `${places} 0 et ${verb(who, 'restez', 'reste')} en dehors.`;
    return `${places} une mise de départ${amount === null ? '' : ` de ${millions(amount)}`}.`;
  },
  opened: ({ bids }, { people }) =>
    `Les mises de départ sont révélées : ${bids.map((bid, seat) => `${person(people(seat))} ${bid === 0 ? 'rien' : millions(bid)}`).join(', ')}.`,
  raised: ({ seat, cards, cash, bid }, { components, people }) => {
    const who = people(seat);
    const parts = [
      ...cards.map((card) => aCard(components, card)),
      ...(cash > 0 ? [`${millions(cash)} en liquide`] : []),
    ];
    return `${Subject(who)} ${verb(who, 'relancez', 'relance')} à ${millions(bid)} avec ${list(parts)}.`;
  },
  knockedOut: ({ seat, target }, { people }) =>
    people(target).isReader
      ? `${Subject(people(seat))} vous met hors jeu.`
      : `${Subject(people(seat))} ${verb(people(seat), 'mettez', 'met')} ${people(target).name} hors jeu.`,
  cameBack: ({ seat, bid }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'revenez', 'revient')} dans les enchères avec ${millions(bid)}.`,
  letGo: ({ seat }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'renoncez', 'renonce')}.`,
  askedAgain: ({ seat }, { people }) =>
    `Les autres renoncent ; ${person(people(seat))} ${verb(people(seat), 'avez', 'a')} agi en dernier sans mener et ${verb(people(seat), 'avez', 'a')} encore une fois la parole.`,
  biddingEnded: ({ why: reason, leader }, { people }) => {
    const who = people(leader);
    const leads = `${person(who)} ${verb(who, 'menez', 'mène')}`;
    switch (reason) {
      case 'alone':
        return `Personne d’autre ne mise : ${leads}, et les enchères sont finies.`;
      case 'all':
        return `Tout le monde renonce : les enchères sont finies, et ${leads}.`;
      case 'all-others':
        return `Les autres renoncent : les enchères sont finies, et ${leads}.`;
    }
  },
  sold: ({ property, to, price, paid }, { components, people }) => {
    const name = propertyName(components, property);
    const who = people(to);
    if (paid === 'box')
      return `${Subject(who)} ${verb(who, 'gardez', 'garde')} ${name} et ${verb(who, 'mettez', 'met')} ${millions(price)} dans son coffre.`;
    const buys = verb(who, 'achetez', 'achète');
    if (paid === 'bank')
      return `${Subject(who)} ${buys} ${name} à la banque pour ${millions(price)}.`;
    return people(paid).isReader
      ? `${Subject(who)} vous achète ${name} pour ${millions(price)}.`
      : `${Subject(who)} ${buys} ${name} à ${people(paid).name} pour ${millions(price)}.`;
  },
  unsold: ({ property, again }, { components }) =>
    `Personne ne mise sur ${propertyName(components, property)}${again ? ' ; cette propriété repassera en vente' : ''}.`,
  bidReturned: ({ seat, bank }, { people }) =>
    bank === 0
      ? undefined
      : `${Subject(people(seat))} ${verb(people(seat), 'rendez', 'rend')} à la banque ${millions(bank)} apportés par des investisseurs.`,
  boxShown: ({ property, amount }, { components }) =>
    `Le coffre ${ofProperty(propertyName(components, property))} contient ${millions(amount)}.`,
  played: ({ seat, card, target, property }, { components, people }) => {
    const on = target === null ? '' : ` contre ${person(people(target))}`;
    const lot = property === null ? '' : ` sur ${propertyName(components, property)}`;
    return `${Subject(people(seat))} ${verb(people(seat), 'jouez', 'joue')} ${aCard(components, card)}${on}${lot}.`;
  },
  taxed: ({ seat, target, amount }, { people }) =>
    `${does(people(target), people(seat), ['payez', 'paie'], `${millions(amount)} de taxe`)}.`,
  surrendered: ({ seat, to, property }, { components, people }) =>
    `${does(people(seat), people(to), ['cédez', 'cède'], withBox(propertyName(components, property)))}.`,
  passed: ({ seat }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'passez', 'passe')}.`,
  offered: ({ from, to, and = [], ends, clauses, counters }, telling) => {
    const { people } = telling;
    const takers = [to, ...and].map(people);
    const who = people(from);
    const deal = contract.offered(clauses, { ...telling, seats: [from, to, ...and] });
    const ending = ends === undefined ? '' : `, à la place du contrat ${ends}`;
    const offer = counters === 0 ? 'une offre' : 'une contre-offre';
    const makes =
      takers.length === 1 && takers[0]!.isReader
        ? `${Subject(who)} vous fait ${offer}`
        : `${Subject(who)} ${verb(who, 'faites', 'fait')} ${offer} ${toAll(takers)}`;
    return `${makes} : ${deal}${ending}.`;
  },
  rejected: ({ seat }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'refusez', 'refuse')} l’accord.`,
  agreed: ({ seat }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'acceptez', 'accepte')} ; les autres doivent encore répondre.`,
  contractEnded: ({ contract: number }) => `Le contrat ${number} prend fin d’un commun accord.`,
  showed: ({ from, to, isHand, cards }, { components, people }) => {
    const isHidden = cards[0] === null || cards.length === 0;
    const shown = isHidden
      ? isHand
        ? verb(people(from), 'toute votre main', 'toute sa main')
        : 'une carte'
      : cardList(components, cards);
    return `${does(people(from), people(to), ['montrez', 'montre'], shown)}.`;
  },
  used: ({ seat, contract: number, seats, clause }, telling) => {
    const deal: DealTelling = { ...telling, seats };
    const what =
      clause.type === 'option' ? giftsPhrase(clause.clauses, deal) : clausePhrase(clause, deal);
    const who = telling.people(seat);
    return `${Subject(who)} ${verb(who, 'utilisez', 'utilise')} une option du contrat ${number} : ${what}.`;
  },
  accepted: ({ seat, contract: number }, { people }) =>
    `${Subject(people(seat))} ${verb(people(seat), 'acceptez', 'accepte')} l’accord, qui devient le contrat ${number}.`,
  gave: ({ from, to, gift: given }, telling) =>
    `${does(telling.people(from), telling.people(to), ['donnez', 'donne'], gift(given, telling))}.`,
  promiseKept: ({ contract: number, clause }, { components, people }) => {
    if (clause.type !== 'play') return `Une promesse du contrat ${number} est tenue.`;
    const who = people(clause.seat);
    return `${Subject(who)} ${verb(who, 'tenez votre', 'tient sa')} promesse de jouer ${aCard(components, clause.card)} (contrat ${number}).`;
  },
  lapsed: ({ contract: number, seats, clause, why: reason }, telling) => {
    const end = quietEnd({ clause, how: reason });
    const what = end
      ? quietly[end](number)
      : `Une ligne du contrat ${number} tombe à l’eau parce que ${why[reason]}`;
    return `${what} : ${contract.quoted(clause, { ...telling, seats })}.`;
  },
  owed: ({ from, to, amount }, { people }) => {
    const who = people(from);
    const short = `${Subject(who)} ne ${verb(who, 'pouvez', 'peut')} pas tout payer`;
    return people(to).isReader
      ? `${short} et vous doit maintenant ${millions(amount)}.`
      : `${short} et ${verb(who, 'devez', 'doit')} maintenant ${millions(amount)} à ${people(to).name}.`;
  },
  debtPaid: ({ from, to, amount, left }, { people }) =>
    `${does(people(from), people(to), ['remboursez', 'rembourse'], millions(amount))}${left === 0 ? '' : ` ; il reste ${millions(left)} de dette`}.`,
  finished: ({ totals }, { people }) =>
    `La partie est finie : ${totals.map((total, seat) => `${person(people(seat))} ${millions(total)}`).join(', ')}.`,
};

export const openingTag: Messages['openingTag'] = (bid) =>
  bid === 0 ? 'hors vente' : `mise ${millions(bid)}`;

export const tags: Messages['tags'] = {
  rolled: ({ die }) => `fait un ${die}`,
  moved: ({ space }, { components }) => `sur ${spaceName(components, space)}`,
  took: ({ from }, { people }) => `prend une carte à ${person(people(from))}`,
  filled: ({ property, amount }, { components }) =>
    `${millions(amount)} dans ${propertyName(components, property)}`,
  collected: ({ amount }) => `reçoit ${millions(amount)}`,
  traded: ({ give, take }, { components }) =>
    `${propertyName(components, give)} contre ${propertyName(components, take)}`,
  kept: () => 'pas d’échange',
  putUp: ({ property }, { components }) => `met en vente ${propertyName(components, property)}`,
  sealed: () => 'mise déposée',
  raised: ({ bid }) => `monte à ${millions(bid)}`,
  knockedOut: ({ target }, { people }) => `met hors jeu ${person(people(target))}`,
  cameBack: () => 'de retour',
  letGo: () => 'renonce',
  askedAgain: () => 'encore la parole',
  sold: ({ paid, property }, { components }) =>
    `${paid === 'box' ? 'garde' : 'achète'} ${propertyName(components, property)}`,
  played: ({ card }, { components }) => aCard(components, card),
  surrendered: ({ property }, { components }) => `cède ${propertyName(components, property)}`,
  passed: () => 'passe',
  offered: ({ to, and = [] }, { people }) => `offre pour ${listed([to, ...and].map(people))}`,
  agreed: () => 'accepte',
  used: () => 'utilise une option',
  showed: ({ isHand }) => (isHand ? 'montre sa main' : 'montre une carte'),
  rejected: () => 'refuse',
  accepted: () => 'accepte',
};
