/** Der Tisch als Text, in Zeilen. */

import { dative, dollars, list, people, plural, possessive, Subject } from '@parlor/grammar/de';
import type { CardName } from '../../facts/box.ts';
import type { Messages } from '../en/index.ts';
import { card, cards, charm, combo, kept } from './names.ts';
import { ticket } from './tickets.ts';

const priced = ({ name, price }: { readonly name: CardName; readonly price: number }): string =>
  `${card(name)} für ${dollars(price)}`;
const faces = (dice: readonly number[]): string => list(dice.map(String));

export const board: Messages['board'] = {
  dice(roll) {
    const parts = [
      `schwarz ${faces(roll.black)}`,
      ...(roll.white.length > 0 ? [`weiß ${faces(roll.white)}`] : []),
      ...(roll.charm === null ? [] : [`Glückswürfel ${charm(roll.charm)}`]),
    ];
    const left =
      roll.rethrows === 0
        ? 'Kein Nachwurf mehr.'
        : plural(roll.rethrows, { one: 'Noch ein Nachwurf.', other: 'Noch # Nachwürfe.' });
    return `Die Würfel: ${parts.join('; ')}. ${left}`;
  },
  pays: (offers) =>
    offers.length === 0
      ? 'Sie zahlen nichts.'
      : `Sie zahlen: ${list(offers.map((offer) => `${combo(offer.combo)} ${dollars(offer.amount)}`))}.`,
  ticket: (choices, or) => `Auf dem Los steht: ${ticket(choices, or)}.`,
  auction(lot) {
    const highest =
      lot.bidder === null
        ? 'Noch kein Gebot.'
        : `Höchstes Gebot: ${dollars(lot.bid)} von ${dative(lot.bidder)}.`;
    const out = lot.passed.length === 0 ? '' : ` Gepasst: ${people(lot.passed)}.`;
    return `${possessive(lot.auctioneer, 'Deine')} Versteigerung: ${card(lot.card)}, Preis ${dollars(lot.price)}. ${highest}${out}`;
  },
  pool(pool) {
    const places = [
      ...pool.cards.map(priced),
      ...(pool.empty === 0
        ? []
        : [plural(pool.empty, { one: 'ein leerer Platz', other: '# leere Plätze' })]),
    ];
    const out = pool.discards > 0 ? `, ${cards(pool.discards)} ungesehen weg` : '';
    return `In der Auslage: ${list(places)}. Zum Nachziehen: ${cards(pool.draw)}${out}.`;
  },
  lastTurns: (left) => `Die letzten Züge: noch ${plural(left, { one: 'einer', other: '#' })}.`,
  seat(seat) {
    const parts = [
      `${dollars(seat.cash)} bar`,
      seat.cards.length === 0 ? 'keine Karten' : `eigene Karten: ${list(seat.cards.map(card))}`,
      seat.tickets === 0
        ? 'keine Lose mehr'
        : plural(seat.tickets, { one: 'noch ein Los', other: 'noch # Lose' }),
      ...(seat.kept.length > 0
        ? [`aufgehobene Lose: ${list(seat.kept.map((use) => kept[use]))}`]
        : []),
      ...(seat.hasTurn ? ['am Zug'] : []),
    ];
    return `${Subject(seat.who)}: ${parts.join('; ')}.`;
  },
  stack(stack) {
    const parts = [
      ...stack.cards.map(priced),
      ...(stack.hidden > 0
        ? [plural(stack.hidden, { one: 'eine verdeckte Karte', other: '# verdeckte Karten' })]
        : []),
    ];
    return parts.length === 0 ? 'Der Stapel ist leer.' : `Im Stapel: ${list(parts)}.`;
  },
};
