/** La table en toutes lettres, ligne par ligne. */

import { dollars, list, owned, people, plural, Subject, verb } from '@parlor/grammar/fr';
import type { CardName } from '../../facts/box.ts';
import type { Messages } from '../en/index.ts';
import { card, cards, charm, combo, kept } from './names.ts';
import { ticket } from './tickets.ts';

const priced = ({ name, price }: { readonly name: CardName; readonly price: number }): string =>
  `${card(name)} à ${dollars(price)}`;
const faces = (dice: readonly number[]): string => list(dice.map(String));

export const board: Messages['board'] = {
  dice(roll) {
    const parts = [
      `noirs ${faces(roll.black)}`,
      ...(roll.white.length > 0 ? [`blancs ${faces(roll.white)}`] : []),
      ...(roll.charm === null ? [] : [`dé porte-bonheur ${charm(roll.charm)}`]),
    ];
    const left =
      roll.rethrows === 0
        ? 'Plus aucune relance.'
        : plural(roll.rethrows, { one: 'Encore une relance.', other: 'Encore # relances.' });
    return `Les dés : ${parts.join(' ; ')}. ${left}`;
  },
  pays: (offers) =>
    offers.length === 0
      ? 'Ils ne rapportent rien.'
      : `Ils rapportent : ${list(offers.map((offer) => `${combo(offer.combo)} ${dollars(offer.amount)}`))}.`,
  ticket: (choices, or) => `Le ticket dit : ${ticket(choices, or)}.`,
  auction(lot) {
    const highest =
      lot.bidder === null
        ? 'Aucune offre pour l’instant.'
        : `Meilleure offre : ${dollars(lot.bid)}, ${owned(lot.bidder, 'la vôtre', 'celle')}.`;
    const out = lot.passed.length === 0 ? '' : ` Hors des enchères : ${people(lot.passed)}.`;
    return `${owned(lot.auctioneer, 'Vos enchères', 'Enchères')} : ${card(lot.card)}, prix ${dollars(lot.price)}. ${highest}${out}`;
  },
  pool(pool) {
    const places = [
      ...pool.cards.map(priced),
      ...(pool.empty === 0
        ? []
        : [plural(pool.empty, { one: 'un emplacement vide', other: '# emplacements vides' })]),
    ];
    const out =
      pool.discards > 0
        ? `, ${plural(pool.discards, { one: 'une carte écartée sans être vue', other: '# cartes écartées sans être vues' })}`
        : '';
    return `Au marché : ${list(places)}. Dans la pioche : ${cards(pool.draw)}${out}.`;
  },
  lastTurns: (left) =>
    `Les derniers tours : ${plural(left, { one: 'encore un', other: 'encore #' })}.`,
  seat(seat) {
    const parts = [
      `${dollars(seat.cash)} en poche`,
      seat.cards.length === 0 ? 'aucune carte' : `cartes possédées : ${list(seat.cards.map(card))}`,
      seat.tickets === 0
        ? 'aucun ticket'
        : plural(seat.tickets, { one: 'encore un ticket', other: 'encore # tickets' }),
      ...(seat.kept.length > 0
        ? [`tickets gardés : ${list(seat.kept.map((use) => kept[use]))}`]
        : []),
      ...(seat.hasTurn ? [verb(seat.who, 'c’est votre tour', 'c’est son tour')] : []),
    ];
    return `${Subject(seat.who)} : ${parts.join(' ; ')}.`;
  },
  stack(stack) {
    const parts = [
      ...stack.cards.map(priced),
      ...(stack.hidden > 0
        ? [plural(stack.hidden, { one: 'une carte cachée', other: '# cartes cachées' })]
        : []),
    ];
    return parts.length === 0 ? 'La réserve est vide.' : `Dans la réserve : ${list(parts)}.`;
  },
};
