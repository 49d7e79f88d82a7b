/** Lo que pasa, en presente, y la mesa como texto. */

import {
  about,
  capital,
  inWords,
  list,
  millions,
  owned,
  plural,
  subject,
} from '@parlor/grammar/es';
import type { Person } from '@parlor/kit';
import type { Messages } from '../en/index.ts';
import type { Taking } from '../parameters.ts';
import { cardName, cardNames, countedCards, pairName, some } from './names.ts';

const CARDS = { one: '# carta', other: '# cartas' };

/** “robas”, “Ana roba”: el verbo del lector no necesita sujeto. */
export const does = (who: Person, reader: string, other: string): string =>
  about(who, reader, (name) => `${name} ${other}`);

/** Al principio de la frase: “Robas”, “Ana roba”. */
export const Does = (who: Person, reader: string, other: string): string =>
  does(who, capital(reader), other);

const cardOrAny = (card: number | undefined): string =>
  card === undefined ? 'una carta' : some(card);

/** “dos cartas de Ana y una carta tuya” */
export const takingsOf = (takings: readonly Taking[]): string =>
  list(
    takings.map(({ victim, count }) =>
      count === 1
        ? owned(victim, 'una carta tuya', 'una carta')
        : owned(victim, `${inWords(count)} cartas tuyas`, `${inWords(count)} cartas`),
    ),
  );

export const log: Messages['log'] = {
  dealt: (who, cards) => `${Does(who, 'recibes', 'recibe')} ${list(cards.map(some))}.`,
  opened: (dealer, card, game) =>
    game === undefined
      ? `${Does(dealer, 'repartes y descubres', 'reparte y descubre')} ${some(card)}.`
      : `Partida ${game}: ${does(dealer, 'repartes y descubres', 'reparte y descubre')} ${some(card)}.`,
  reshuffled: (cards, gone) => {
    const shuffled = `El descarte se baraja y forma un mazo nuevo de ${plural(cards, CARDS)}`;
    return gone.length === 0
      ? `${shuffled}.`
      : `${shuffled}; fuera del juego: ${countedCards(gone)}.`;
  },
  drew: (who, card) => `${Does(who, 'robas', 'roba')} ${cardOrAny(card)}.`,
  took: (who, card) => `${Does(who, 'tomas', 'toma')} ${some(card)} del descarte.`,
  paired: (who, bankrupt, value) =>
    `${Does(who, 'pierdes', 'pierde')} ${cardName(value)} por ${some(bankrupt)}.`,
  settled: (who, bankrupt, value) =>
    `${Does(who, 'descartas', 'descarta')} ${some(bankrupt)}, con ${cardName(value)} encima.`,
  stuck: (who) =>
    `${Does(who, 'no tienes ninguna carta de valor para tu Quiebra y no descartas', 'no tiene ninguna carta de valor para su Quiebra y no descarta')} nada.`,
  idle: (who) => `${Does(who, 'no tienes', 'no tiene')} ninguna carta que jugar.`,
  banked: (who, card) =>
    `${Does(who, 'ingresas', 'ingresa')} ${cardName(card)} en ${about(who, 'tu', () => 'su')} Banco.`,
  discarded: (who, card) => `${Does(who, 'descartas', 'descarta')} ${some(card)}.`,
  stole: (who, card) => `${Does(who, 'juegas', 'juega')} ${some(card)}.`,
  stoleFrom: (who, card, takings) =>
    takings.length === 0
      ? `${Does(who, 'descartas', 'descarta')} ${some(card)} y no ${about(who, 'quitas', () => 'quita')} nada.`
      : `${Does(who, 'juegas', 'juega')} ${some(card)}: ${takingsOf(takings)}.`,
  refrained: (who, taken) =>
    `${Does(who, 'no quitas', 'no quita')} ${taken === 0 ? 'nada' : 'más cartas'}.`,
  looked: (who, victim, hand) => {
    const looked = `${Does(who, 'miras', 'mira')} ${owned(victim, 'tu mano', 'la mano')}`;
    return hand === undefined ? `${looked}.` : `${looked}: ${cardNames(hand)}.`;
  },
  lost: (thief, victim, card) =>
    about(
      victim,
      `${Does(thief, 'te quitas', 'te quita')} ${cardOrAny(card)}.`,
      (name) => `${Does(thief, 'le quitas', 'le quita')} ${cardOrAny(card)} a ${name}.`,
    ),
  finished: (who, cards) =>
    `Con ${cardNames(cards)}, ${does(who, 'completas tu Banco y ganas', 'completa su Banco y gana')} la partida.`,
  stopped: (turns) => `La partida se detiene, porque todo el mundo ha jugado ${turns} turnos.`,
  scored: (tops, game) => {
    const banks = list(tops.map(([who, top]) => `${subject(who)} ${millions(top)}`));
    return game === undefined
      ? `Bancos al final: ${banks}.`
      : `Bancos tras la partida ${game}: ${banks}.`;
  },
};

export const board: Messages['board'] = {
  hand: (who, cards) =>
    `${capital(owned(who, 'tu mano', 'la mano'))}: ${cards.length === 0 ? 'vacía' : cardNames(cards)}.`,
  game: (game, games) => `Partida ${game} de ${games}.`,
  drawPile: (cards) => `Mazo: ${cards === 0 ? 'vacío' : plural(cards, CARDS)}.`,
  noDiscards: 'Descarte: vacío.',
  closed: (top) => `Descarte: cerrado por ${some(top)}.`,
  discards: (top, below) =>
    below.length === 0
      ? `Descarte: ${cardName(top)} arriba.`
      : `Descarte: ${cardName(top)} arriba, luego ${cardNames(below)}.`,
  gone: (cards) => `Fuera del juego: ${countedCards(cards)}.`,
  pairs: (who, pairs) =>
    `Parejas que ${about(who, 'aún tienes', (name) => `${name} aún tiene`)} que descartar: ${list(pairs.map(pairName))}.`,
  stealing: (who, left) =>
    `${Does(who, 'aún puedes', 'aún puede')} quitar ${plural(left, { one: 'una carta', other: 'hasta # cartas' })}.`,
  seat: ({ who, seat, top, bank, cards, known, earlier, isOnTurn }) => {
    const parts = [
      top === 0
        ? 'todavía sin Banco'
        : `Banco de ${plural(bank, CARDS)}, con ${cardName(top)} arriba`,
      `${plural(cards, CARDS)} en la mano${known.length === 0 ? '' : `, entre ellas ${cardNames(known)}`}`,
      ...(earlier === undefined ? [] : [`${millions(earlier)} de partidas anteriores`]),
      `número ${seat}`,
      ...(isOnTurn ? [about(who, 'es tu turno', () => 'es su turno')] : []),
    ];
    return `${about(who, 'Tú', (name) => name)}: ${parts.join('; ')}.`;
  },
};
