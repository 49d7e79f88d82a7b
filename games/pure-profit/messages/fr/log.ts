/** Ce qui se passe, au présent, et la table sous forme de texte. */

import {
  capital,
  inWords,
  list,
  millions,
  owned,
  person,
  plural,
  que,
  Subject,
  verb,
} from '@parlor/grammar/fr';
import type { Messages } from '../en/index.ts';
import type { Taking } from '../parameters.ts';
import { cardName, cardNames, countedCards, pairName, some } from './names.ts';

const CARDS = { one: '# carte', other: '# cartes' };

const cardOrAny = (card: number | undefined): string =>
  card === undefined ? 'une carte' : some(card);

/** « deux cartes à Anne et une carte à vous » */
export const takingsOf = (takings: readonly Taking[]): string =>
  list(
    takings.map(
      ({ victim, count }) =>
        `${count === 1 ? 'une carte' : `${inWords(count)} cartes`} à ${person(victim)}`,
    ),
  );

export const log: Messages['log'] = {
  dealt: (who, cards) =>
    `${Subject(who)} ${verb(who, 'recevez', 'reçoit')} ${list(cards.map(some))}.`,
  opened: (dealer, card, game) => {
    const opens = `${verb(dealer, 'distribuez et retournez', 'distribue et retourne')} ${some(card)}.`;
    return game === undefined
      ? `${Subject(dealer)} ${opens}`
      : `Manche ${game} : ${person(dealer)} ${opens}`;
  },
  reshuffled: (cards, gone) => {
    const shuffled = `La défausse est remélangée et forme une nouvelle pioche de ${plural(cards, CARDS)}`;
    return gone.length === 0 ? `${shuffled}.` : `${shuffled} ; hors jeu : ${countedCards(gone)}.`;
  },
  drew: (who, card) => `${Subject(who)} ${verb(who, 'piochez', 'pioche')} ${cardOrAny(card)}.`,
  took: (who, card) =>
    `${Subject(who)} ${verb(who, 'prenez', 'prend')} ${some(card)} dans la défausse.`,
  paired: (who, bankrupt, value) =>
    `${Subject(who)} ${verb(who, 'perdez', 'perd')} ${cardName(value)} (${cardName(bankrupt)}).`,
  settled: (who, bankrupt, value) =>
    `${Subject(who)} ${verb(who, 'défaussez', 'défausse')} ${some(bankrupt)}, avec ${cardName(value)} par-dessus.`,
  stuck: (who) =>
    `${Subject(who)} ${verb(who, 'n’avez aucune carte Valeur pour votre Faillite et ne défaussez', 'n’a aucune carte Valeur pour sa Faillite et ne défausse')} rien.`,
  idle: (who) => `${Subject(who)} ${verb(who, 'n’avez', 'n’a')} aucune carte à jouer.`,
  banked: (who, card) =>
    `${Subject(who)} ${verb(who, 'placez', 'place')} ${cardName(card)} en Banque.`,
  discarded: (who, card) => `${Subject(who)} ${verb(who, 'défaussez', 'défausse')} ${some(card)}.`,
  stole: (who, card) => `${Subject(who)} ${verb(who, 'jouez', 'joue')} ${some(card)}.`,
  stoleFrom: (who, card, takings) =>
    takings.length === 0
      ? `${Subject(who)} ${verb(who, 'défaussez', 'défausse')} ${some(card)} et ne ${verb(who, 'volez', 'vole')} rien.`
      : `${Subject(who)} ${verb(who, 'jouez', 'joue')} ${some(card)} : ${takingsOf(takings)}.`,
  refrained: (who, taken) =>
    `${Subject(who)} ne ${verb(who, 'volez', 'vole')} ${taken === 0 ? 'rien' : 'pas d’autre carte'}.`,
  looked: (who, victim, hand) => {
    const looked = `${Subject(who)} ${verb(who, 'regardez', 'regarde')} ${owned(victim, 'votre main', 'la main')}`;
    return hand === undefined ? `${looked}.` : `${looked} : ${cardNames(hand)}.`;
  },
  lost: (thief, victim, card) =>
    victim.isReader
      ? `${Subject(thief)} vous vole ${cardOrAny(card)}.`
      : `${Subject(thief)} ${verb(thief, 'volez', 'vole')} ${cardOrAny(card)} à ${person(victim)}.`,
  finished: (who, cards) =>
    `${Subject(who)} ${verb(who, 'complétez votre', 'complète sa')} Banque (${cardNames(cards)}) et ${verb(who, 'gagnez', 'gagne')} la manche.`,
  stopped: (turns) => `La manche s’arrête, car tout le monde a joué ${turns} tours.`,
  scored: (tops, game) => {
    const banks = list(tops.map(([who, top]) => `${person(who)} ${millions(top)}`));
    return game === undefined
      ? `Banques à la fin : ${banks}.`
      : `Banques après la manche ${game} : ${banks}.`;
  },
};

export const board: Messages['board'] = {
  hand: (who, cards) =>
    `${capital(owned(who, 'votre main', 'la main'))} : ${cards.length === 0 ? 'vide' : cardNames(cards)}.`,
  game: (game, games) => `Manche ${game} sur ${games}.`,
  drawPile: (cards) => `Pioche : ${cards === 0 ? 'vide' : plural(cards, CARDS)}.`,
  noDiscards: 'Défausse : vide.',
  closed: (top) => `Défausse : fermée par ${some(top)}.`,
  discards: (top, below) =>
    below.length === 0
      ? `Défausse : ${cardName(top)} sur le dessus.`
      : `Défausse : ${cardName(top)} sur le dessus, puis ${cardNames(below)}.`,
  gone: (cards) => `Hors jeu : ${countedCards(cards)}.`,
  pairs: (who, pairs) =>
    `Paires ${que(who)} ${verb(who, 'devez', 'doit')} encore défausser : ${list(pairs.map(pairName))}.`,
  stealing: (who, left) =>
    `${Subject(who)} ${verb(who, 'pouvez', 'peut')} encore voler ${plural(left, { one: 'une carte', other: 'jusqu’à # cartes' })}.`,
  seat: ({ who, seat, top, bank, cards, known, earlier, isOnTurn }) => {
    const parts = [
      top === 0
        ? 'pas encore de Banque'
        : `Banque de ${plural(bank, CARDS)}, ${cardName(top)} sur le dessus`,
      `${plural(cards, CARDS)} en main${known.length === 0 ? '' : `, dont ${cardNames(known)}`}`,
      ...(earlier === undefined ? [] : [`${millions(earlier)} des manches précédentes`]),
      `numéro ${seat}`,
      ...(isOnTurn ? [verb(who, 'à vous de jouer', 'c’est son tour')] : []),
    ];
    return `${Subject(who)} : ${parts.join(' ; ')}.`;
  },
};
