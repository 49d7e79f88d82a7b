/** Warum ein Zug etwas taugt. Beträge auf Hunderter gerundet. */

import { accusative, capital, dollars, nominative, number, Subject } from '@parlor/grammar/de';
import type { Keeping } from '../../facts/claims.ts';
import type { Messages } from '../en/index.ts';
import { aCombo, colour } from './names.ts';

const HUNDRED = 100;
const about = (sum: number): string => dollars(HUNDRED * Math.round(sum / HUNDRED));

/** „3 3“, „3 3 und den Glücksbringer“, „nichts“ */
const keeping = ({ dice, charm }: Keeping): string =>
  [
    ...(dice === '' ? [] : [dice.split('').join(' ')]),
    ...(charm === 'kept' ? ['den Glücksbringer'] : []),
  ].join(' und ') || 'nichts';

/** „vier und drei Gleiche zahlen“, „ein Paar zahlt“ */
const pays = (name: string): string => (/^eine? /.test(name) ? 'zahlt' : 'zahlen');

export const reasons: Messages['reasons'] = {
  'new-die': (params) =>
    `${colour(params.colour)} ist eine neue Farbe: ein Würfel mehr bei jedem Wurf, und jedes Mal etwa ${about(params.income)} mehr.`,
  'earns-more': (params) =>
    `Noch eine Karte in ${colour(params.colour)} macht jeden deiner Würfe etwa ${about(params.income)} mehr wert.`,
  'adds-little': (params) =>
    `${colour(params.colour)} bringt vorerst nur etwa ${about(params.income)} mehr pro Wurf, aber der Preis zählt am Ende.`,
  denies: (params, people) =>
    `Auch ${nominative(people(params.seat))} kann diese Karte in ${colour(params.colour)} bezahlen und hätte mehr davon als du.`,
  'keeps-its-price': (params) =>
    `Das Ende ist nah: ${colour(params.colour)} bringt vielleicht nicht mehr viel ein, aber der Preis zählt am Ende.`,
  'tickets-roll': ({ rolls, tickets }) =>
    `Bei ${number(rolls)} von ${number(tickets)} Losen darfst du auch würfeln, und ungespielte sind nichts wert.`,
  'ends-while-ahead':
    'Es ist dein letztes Los, und du liegst vorn: Jetzt lohnt es sich, das Ende einzuläuten.',
  'starts-the-end': 'Es ist dein letztes Los: Danach beginnen die letzten Züge.',
  'last-turn-ticket': 'Es kommt kein Zug mehr, für den du das Los aufsparen könntest.',
  'roll-and-wait':
    'Dein letztes Los würde das Ende einläuten, obwohl du nicht vorn liegst; wenn du würfelst, geht die Partie weiter.',
  'roll-pays': ({ income }) => `Deine Karten zahlen schon jetzt etwa ${about(income)} pro Wurf.`,
  'free-roll': 'Die Karte hat jemand anders bekommen, und der Wurf kostet dich nichts.',
  'charm-for-others': 'Wenn dein Wurf zahlt, kann der Glücksbringer den anderen Geld bringen.',
  'swap-up': ({ give, take, income }) =>
    `${colour(take)} statt ${colour(give)} macht jeden Wurf etwa ${about(income)} mehr wert.`,
  'swap-least': ({ give, take }) =>
    `Tauschen musst du, und ${colour(take)} statt ${colour(give)} kostet deine Würfe am wenigsten.`,
  'swap-down': ({ give, take, income }) =>
    `${colour(take)} statt ${colour(give)} macht jeden Wurf etwa ${about(-income)} weniger wert.`,
  'first-impossible': 'Was zuerst auf dem Los steht, geht nicht; also bleibt das ODER.',
  'too-late-to-buy': 'Es ist dein letzter Zug: Jetzt gekaufte Karten bringen nichts mehr ein.',
  'side-rolls': ({ dice }) => `Das ist sofort ein Wurf mit ${number(dice)} Würfeln.`,
  'side-pays': ({ amount }) => `Das sind sofort ${about(amount)}, ganz ohne Glück.`,
  'side-buys': (params) =>
    `Das kann dir eine Karte in ${colour(params.colour)} bringen, die jeden Wurf etwa ${about(params.income)} mehr wert macht.`,
  'side-swaps': ({ give, take, income }) =>
    `${colour(take)} statt ${colour(give)} würde jeden Wurf etwa ${about(income)} mehr wert machen.`,
  stand: ({ amount }) => `${about(amount)} sind sicher, und nachwerfen verspricht nicht mehr.`,
  'sure-amount': ({ amount }) => `${about(amount)} sind sicher.`,
  'keep-for-money': (params) =>
    `Wenn du ${keeping(params)} behältst, bringt das im Schnitt etwa ${about(params.mean)}.`,
  'keep-for-win': (params) =>
    `Wenn du ${keeping(params)} behältst, gewinnst du am ehesten, auch wenn es im Schnitt nicht am meisten Geld bringt.`,
  'keep-for-both': (params) =>
    `Wenn du ${keeping(params)} behältst, gewinnst du am ehesten, und es bringt im Schnitt am meisten Geld.`,
  'spend-rethrow': (params) =>
    `Wenn du mit dem aufgehobenen Nachwurf ${keeping(params)} behältst, bringt das im Schnitt etwa ${about(params.mean)}.`,
  'save-rethrow': 'Der aufgehobene Nachwurf bleibt dir für einen späteren Wurf.',
  'use-die': ({ dice }) =>
    `Mit dem aufgehobenen Würfel wird das ein Wurf mit ${number(dice)} Würfeln.`,
  'save-die': 'Der aufgehobene Würfel bleibt dir für einen späteren Wurf.',
  'collect-most': ({ combo, amount }) =>
    `${capital(aCombo(combo))} ${pays(aCombo(combo))} am meisten: ${about(amount)}.`,
  'collect-charm': ({ combo, bonus }) =>
    `Nimmst du ${aCombo(combo)}, zeigt eine Karte, die zahlt, den Glücksbringer: ${about(bonus)} mehr für dich.`,
  'bid-low': ({ worth }) =>
    `Erst einmal wenig bieten: Mit ihrem Preis und dem, was sie einbringen sollte, ist dir die Karte etwa ${about(worth)} wert.`,
  'bid-fair': ({ worth }) =>
    `Bis etwa ${about(worth)} macht sich die Karte bezahlt, mit ihrem Preis und dem, was sie einbringen sollte.`,
  'bid-above': ({ worth }) =>
    `Das ist mehr als die etwa ${about(worth)}, die dir die Karte bringen sollte.`,
  'bid-to-deny': ({ seat, worth }, people) =>
    `${Subject(people(seat))} kann noch bieten und hätte mehr davon; dir sollte die Karte nur etwa ${about(worth)} bringen.`,
  'cannot-bid': ({ bid }) => `Mehr als die gebotenen ${dollars(bid)} kannst du nicht bezahlen.`,
  'too-dear': ({ worth }) =>
    `Über etwa ${about(worth)} macht sich die Karte nicht mehr bezahlt, mit ihrem Preis und dem, was sie einbringen sollte.`,
  'let-go': ({ seat, bid }, people) =>
    `Du behältst dein Geld; so, wie es steht, geht die Karte für ${dollars(bid)} an ${accusative(people(seat))}.`,
  tried: 'Ein einzelner Grund sticht nicht heraus; beim Durchspielen schneidet der Zug gut ab.',
};
