/** Ce que la table montre et dit. Les étiquettes sont courtes : elles tiennent sur un téléphone. */

import {
  capital,
  inWords,
  of as from,
  ordinal,
  people,
  person,
  plural,
  Subject,
} from '@parlor/grammar/fr';
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
  has,
  leads,
  one,
  rankName,
  shortPlay,
  skips,
  STATUS_NAMES,
  wins,
} from './cards.ts';

const games = (count: number): string => plural(count, { one: '# manche', other: '# manches' });
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });

/** Ce que fait une carte à effet, après son nom. */
const EFFECTS: Readonly<Record<Rank, string>> = {
  [FIVE]: 'compte pour autant de 5 qu’il en faut',
  [BUMP]: 'fait sauter un tour à la personne suivante',
  [BANKRUPT]: 'seul Bankroll le bat',
  [BANKROLL]: 'termine le pli sur un Bankrupt',
  [MILLIONAIRE]: 'bat toute carte inférieure sauf Bankrupt',
  [ZILLIONAIRE]: 'termine le pli',
};

const cardNamed = (rank: Rank, nth: number, of: number): string =>
  [
    rankName(rank),
    ...(of > 1 ? [`${nth} sur ${of}`] : []),
    ...(EFFECTS[rank] ? [EFFECTS[rank]] : []),
  ].join(', ');

const dealt = (who: Person): string => `${has(who)} distribué`;

export const table: Messages['table'] = {
  where: (game, of, seats) =>
    of === 1 ? `Une manche · à ${seats}` : `Manche ${game} sur ${of} · à ${seats}`,
  whereOver: (count, seats) => `Fini · ${games(count)} · à ${seats}`,

  rank: rankName,
  status: (status) => STATUS_NAMES[status],
  name: Subject,
  card: cardNamed,
  cardFrom: (rank, nth, of, giver) => `${cardNamed(rank, nth, of)}, tout juste reçu ${from(giver)}`,
  group: cards,
  hand: 'Votre main',
  handOf: 'Main',

  pass: 'Passer',
  lead: (play) => `Entamer avec ${shortPlay(play)}`,
  play: (play) => `Jouer ${shortPlay(play)}`,
  playNothing: 'Jouer',
  chooseFirst: 'Choisissez d’abord des cartes.',
  chooseMore: (rank, more) => `Choisissez encore ${cards(rank, more)}, ou aucun.`,

  round: 'Ce pli',
  trayBy: (who, play) => `${Subject(who)} : ${shortPlay(play)}`,
  taken: (who, play) => `${Subject(who)} ${wins(who)} le pli avec ${shortPlay(play)}`,
  slotsAny: 'nombre libre',
  slotsOf: (count) => (count === 1 ? 'une carte' : `${inWords(count)} de même valeur`),
  leads: (who) => `${Subject(who)} ${leads(who)}`,
  times: (asks) => (asks === 0 ? '× ?' : `× ${asks}`),
  older: (count) => `et ${count} avant`,

  climb: 'L’Escalier : valeurs de la plus basse à la plus haute',
  step: (rank, { out, own, is }) =>
    [
      rankName(rank),
      ...(out === undefined ? [] : [`${out} encore en jeu`]),
      ...(own > 0 ? [`${own} dans votre main`] : []),
      ...(is === 'top' ? ['sur le dessus'] : is === 'above' ? ['bat les cartes du dessus'] : []),
    ].join(', '),
  legend: 'Petits chiffres : encore en jeu.',
  legendLit: (rank) => `Les marches éclairées battent ${one(rank)}.`,
  legendBankrupt: 'Seul Bankroll bat Bankrupt.',

  bumped: (who) => `${skips(who)} à cause du Bump.`,
  leadFalls: (who) => `${Subject(who)} ${leads(who)} le pli suivant.`,
  wentOut: (who, status) => `${Subject(who)} ${has(who)} terminé : ${STATUS_NAMES[status]}.`,
  // On voit au tapis qui a entamé ; « entame avec » prendrait trop de lignes sur un téléphone.
  sayLed: cards,
  sayPlayed: shortPlay,
  // Des noms, car ces mots sont aussi sous la place du lecteur : « Vous passe » serait faux.
  sayPassed: 'passe',
  saySkipped: 'tour sauté',
  sayWon: 'pli gagné',

  cardsLeft: (count) => plural(count, { one: '# carte', other: '# cartes' }),
  points,
  out: 'terminé',
  youAreOut: (status) =>
    `Vous avez terminé : ${STATUS_NAMES[status]}. Les autres se disputent le reste.`,

  newGame: (game, of) => `Manche ${game} sur ${of}`,
  gameOver: (game) => `Fin de la manche ${game}`,
  whoDealt: (dealer, leader) =>
    `${Subject(dealer)} ${dealt(dealer)}. ${Subject(leader)} ${leads(leader)}.`,
  nextGame: (game, of, dealer, leader) =>
    `Manche ${game} sur ${of} : ${person(dealer)} ${dealt(dealer)}, ${person(leader)} ${leads(leader)}.`,
  became: (status) => ` : ${STATUS_NAMES[status]}`,
  youGave: (who) => `Pour ${person(who)}`,
  youGot: 'Pour vous',
  swapped: (a, b, count) =>
    `${people([a, b])} ${a.isReader || b.isReader ? 'avez' : 'ont'} échangé ${cardCount(count)}.`,
  plusPoints: (count) => `+ ${count}`,

  standing: 'Points',
  standingNote: (count) =>
    count === 1 ? 'une manche' : `${games(count)}, le plus grand total gagne`,
  player: 'Nom',
  gameShort: (game) => `M${game}`,
  sum: 'Total',

  wins: (winners) => {
    if (winners.length > 1) {
      const share = winners.some(({ isReader }) => isReader) ? 'partagez' : 'partagent';
      return `${people(winners)} ${share} la victoire`;
    }
    const [winner] = winners;
    return `${Subject(winner!)} ${wins(winner!)} la partie`;
  },
  tied: (sum) => `À égalité avec ${points(sum)} après la dernière manche.`,
  ahead: (margin, second) =>
    `${capital(inWords(margin))} ${margin === 1 ? 'point' : 'points'} d’avance sur ${person(second)}.`,
  decidedOnly: 'Main vide avant toutes les autres dans la seule manche.',
  decidedAll: 'En tête de la première à la dernière manche.',
  decidedBy: (game, status) =>
    `La manche ${game}, terminée avec le statut ${STATUS_NAMES[status]}, a fait la différence.`,
  place: (place) => ordinal(place),
  statusTimes: (status, count) =>
    count === 1 ? STATUS_NAMES[status] : `${STATUS_NAMES[status]} × ${count}`,
};
