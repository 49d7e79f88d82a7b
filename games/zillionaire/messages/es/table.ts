/** Lo que la mesa muestra y dice. Las etiquetas son cortas: van en un teléfono. */

import {
  about,
  capital,
  inWords,
  ordinal,
  people,
  person,
  plural,
  Subject,
  subject,
  verb,
} from '@parlor/grammar/es';
import type { Person } from '@parlor/kit';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  FIVE,
  MILLIONAIRE,
  type Rank,
  ZILLIONAIRE,
} from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import {
  cardCount,
  cards,
  leads,
  one,
  rankName,
  shortPlay,
  skips,
  STATUS_NAMES,
  wins,
} from './cards.ts';

const games = (count: number): string => plural(count, { one: '# ronda', other: '# rondas' });
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });

/** Lo que hace una carta especial, después de su nombre. */
const EFFECTS: Readonly<Record<Rank, string>> = {
  [FIVE]: 'vale por tantos cincos como hagan falta',
  [BUMP]: 'la siguiente persona pierde el turno',
  [BANKRUPT]: 'solo Bankroll lo supera',
  [BANKROLL]: 'termina la baza sobre un Bankrupt',
  [MILLIONAIRE]: 'supera toda carta más baja menos Bankrupt',
  [ZILLIONAIRE]: 'termina la baza',
};

const cardNamed = (rank: Rank, nth: number, of: number): string =>
  [
    rankName(rank),
    ...(of > 1 ? [`${nth} de ${of}`] : []),
    ...(EFFECTS[rank] ? [EFFECTS[rank]] : []),
  ].join(', ');

const dealt = (who: Person): string => `${verb(who, 'has', 'ha')} repartido ${subject(who)}`;
const opens = (who: Person): string => `${leads(who)} ${subject(who)}`;

export const table: Messages['table'] = {
  where: (game, of, seats) =>
    of === 1 ? `Una ronda · ${seats} personas` : `Ronda ${game} de ${of} · ${seats} personas`,
  whereOver: (count, seats) => `Fin · ${games(count)} · ${seats} personas`,

  rank: rankName,
  status: (status) => STATUS_NAMES[status],
  name: Subject,
  card: cardNamed,
  cardFrom: (rank, nth, of, giver) =>
    `${cardNamed(rank, nth, of)}, recién recibido de ${person(giver)}`,
  group: cards,
  hand: 'Tu mano',
  handOf: 'Mano',

  pass: 'Pasar',
  lead: (play) => `Abrir con ${shortPlay(play)}`,
  play: (play) => `Jugar ${shortPlay(play)}`,
  playNothing: 'Jugar',
  chooseFirst: 'Elige antes las cartas.',
  chooseMore: (rank, more) => `Elige ${cards(rank, more)} más, o ninguno.`,

  round: 'Esta baza',
  trayBy: (who, play) => `${Subject(who)}: ${shortPlay(play)}`,
  taken: (who, play) => `${wins(who)} la baza con ${shortPlay(play)}`,
  slotsAny: 'cantidad libre',
  slotsOf: (count) => (count === 1 ? 'una carta' : `${inWords(count)} del mismo valor`),
  leads: (who) => capital(opens(who)),
  times: (asks) => (asks === 0 ? '× ?' : `× ${asks}`),
  older: (count) => `y ${count} antes`,

  climb: 'La Escalera: valores de menor a mayor',
  step: (rank, { out, own, is }) =>
    [
      rankName(rank),
      ...(out === undefined ? [] : [`${out} en juego`]),
      ...(own > 0 ? [`${own} en tu mano`] : []),
      ...(is === 'top' ? ['está encima'] : is === 'above' ? ['supera lo que hay encima'] : []),
    ].join(', '),
  legend: 'Cifras pequeñas: cartas aún en juego.',
  legendLit: (rank) => `Los escalones iluminados superan ${one(rank)}.`,
  legendBankrupt: 'Solo Bankroll supera a Bankrupt.',

  bumped: (who) => `${skips(who)} por el Bump.`,
  leadFalls: (who) => `La siguiente baza la ${opens(who)}.`,
  wentOut: (who, status) =>
    `${about(who, 'Te quedas', (name) => `${name} se queda`)} sin cartas: ${STATUS_NAMES[status]}.`,
  // Quién abrió se ve en el tapete; “abre con” ocuparía demasiadas líneas en un teléfono.
  sayLed: cards,
  sayPlayed: shortPlay,
  // También están bajo el asiento de quien lee: se dicen como en la mesa, sin “tú” ni “él”.
  sayPassed: 'paso',
  saySkipped: 'turno perdido',
  sayWon: 'baza ganada',

  cardsLeft: (count) => plural(count, { one: '# carta', other: '# cartas' }),
  points,
  out: 'sin cartas',
  youAreOut: (status) =>
    `Te has quedado sin cartas: ${STATUS_NAMES[status]}. Los demás se juegan el resto.`,

  newGame: (game, of) => `Ronda ${game} de ${of}`,
  gameOver: (game) => `Fin de la ronda ${game}`,
  whoDealt: (dealer, leader) => `${capital(dealt(dealer))}. ${capital(opens(leader))}.`,
  nextGame: (game, of, dealer, leader) =>
    `Ronda ${game} de ${of}: ${dealt(dealer)}, ${opens(leader)}.`,
  became: (status) => `: ${STATUS_NAMES[status]}`,
  youGave: (who) => `Para ${person(who)}`,
  youGot: 'Para ti',
  swapped: (a, b, count) =>
    `${people([a, b])} ${a.isReader || b.isReader ? 'habéis' : 'han'} intercambiado ${cardCount(count)}.`,
  plusPoints: (count) => `+ ${count}`,

  standing: 'Puntos',
  standingNote: (count) => (count === 1 ? 'una ronda' : `${games(count)}, gana el total más alto`),
  player: 'Nombre',
  gameShort: (game) => `R${game}`,
  sum: 'Total',

  wins: (winners) => {
    if (winners.length > 1) {
      const share = winners.some(({ isReader }) => isReader) ? 'compartís' : 'comparten';
      return `${people(winners)} ${share} la victoria`;
    }
    return `${wins(winners[0]!)} la partida`;
  },
  tied: (sum) => `Empate a ${points(sum)} tras la última ronda.`,
  ahead: (margin, second) =>
    `${margin === 1 ? 'Un punto' : `${capital(inWords(margin))} puntos`} por delante de ${person(second)}.`,
  decidedOnly: 'Sin cartas antes que nadie en la única ronda.',
  decidedAll: 'En cabeza de la primera a la última ronda.',
  decidedBy: (game, status) =>
    `La ronda ${game}, terminada con el rango ${STATUS_NAMES[status]}, fue la decisiva.`,
  place: (place) => ordinal(place),
  statusTimes: (status, count) =>
    count === 1 ? STATUS_NAMES[status] : `${STATUS_NAMES[status]} × ${count}`,
};
