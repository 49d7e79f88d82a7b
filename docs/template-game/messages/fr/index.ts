/**
 * Tout ce qui se dit du jeu, en français. On vouvoie ; le journal est au présent.
 *
 * | English | français |
 * | --- | --- |
 * | good; stall; market | marchandise ; étal ; marché |
 * | bid; to seal | mise, miser ; en secret |
 * | scout; purse; coin | éclaireur ; bourse ; pièce |
 * | covered | cachée |
 */

import { inWords, list, owned, plural, Subject, verb } from '@parlor/grammar/fr';
import { type Counts, type Good, GOODS } from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { contents, NAMES } from './contents.ts';

const coins = (count: number): string => plural(count, { one: '# pièce', other: '# pièces' });

const cards = (count: number, good: Good): string =>
  plural(count, { one: `# ${NAMES[good].one}`, other: `# ${NAMES[good].other}` });

const goods = (counts: Counts): string => {
  const held = GOODS.flatMap((good, at) => (counts[at]! > 0 ? [cards(counts[at]!, good)] : []));
  return held.length > 0 ? list(held) : 'rien';
};

export const messages: Messages = {
  board: {
    day: (day, days, stall) =>
      `Jour ${day} sur ${days}. Sur l’étal : ${stall === null ? 'rien' : NAMES[stall].one}.`,
    seat: (who, { coins: purse, hand, covered, isSealed }) =>
      [
        `${Subject(who)} : ${coins(purse)}`,
        // Whoever's goods are covered may hold anything.
        ...(covered > 0 && hand.every((count) => count === 0) ? [] : [goods(hand)]),
        ...(covered > 0
          ? [plural(covered, { one: 'une marchandise cachée', other: '# marchandises cachées' })]
          : []),
        ...(isSealed ? ['une mise secrète'] : []),
      ].join(', ') + '.',
    rumour: (who, good) =>
      `${owned(who, 'Votre éclaireur', 'L’éclaireur')} annonce ${NAMES[good].the} pour la suite.`,
  },

  log: {
    dealt: (who, held) =>
      `${Subject(who)} ${verb(who, 'commencez', 'commence')} avec ${goods(held)}.`,
    offered: (day, good) => `Le jour ${day} s’ouvre avec ${NAMES[good].the} sur l’étal.`,
    sealed: (who) => `${Subject(who)} ${verb(who, 'misez', 'mise')} en secret.`,
    sealedFor: (who, bid) =>
      `${Subject(who)} ${verb(who, 'misez', 'mise')} ${coins(bid)} en secret.`,
    bought: (who, good, bid) =>
      `${Subject(who)} ${verb(who, 'achetez', 'achète')} ${NAMES[good].the} pour ${coins(bid)}.`,
    sold: (who, count, good, price) =>
      `${Subject(who)} ${verb(who, 'vendez', 'vend')} ${cards(count, good)} pour ${coins(price)}.`,
    sentScout: (who) => `${Subject(who)} ${verb(who, 'envoyez', 'envoie')} un éclaireur.`,
    scouted: (who, good) =>
      `${Subject(who)} ${verb(who, 'apprenez', 'apprend')} qu’ensuite vient ${NAMES[good].the}.`,
    kept: (who) => `${Subject(who)} ${verb(who, 'gardez', 'garde')} tout.`,
    closed: 'Le marché ferme, et toutes les mains sont payées.',
  },

  question: {
    bid: (good) => `Combien misez-vous pour ${NAMES[good].the} ?`,
    sell: 'Que vendez-vous ?',
    typing: (most) => `Tapez un nombre de pièces, de 0 à ${most}.`,
    answer(move) {
      switch (move.type) {
        case 'bid':
          return `Miser ${coins(move.coins)}`;
        case 'sell':
          return `Vendre ${cards(move.count, move.good)}`;
        case 'scout':
          return 'Envoyer un éclaireur';
        case 'keep':
          return 'Tout garder';
      }
    },
  },

  refusals: {
    'too-few-coins': ({ have }) => `Vous n’avez que ${coins(have)}.`,
    'too-few-goods': ({ have, good }) => `Vous n’avez que ${cards(have, good)}.`,
    'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
    'not-now': () => 'Ce n’est pas ce qui est demandé maintenant.',
    'no-scouting': () => 'Il n’y a pas d’éclaireurs à cette table.',
    'too-late-to-scout': () => 'Un éclaireur n’aurait plus rien à voir.',
    'no-such-seat': () => 'Cette place n’existe pas à cette table.',
    'too-many-days': ({ most }) =>
      `Avec autant de monde au marché, il y a des marchandises pour ${inWords(most)} jours au plus.`,
  },
  refusedOtherwise: (code) => `Ce n’est pas possible (${code}).`,

  tried: 'Dans les parties jouées de tête jusqu’au bout, c’est ce qui a le mieux marché.',

  howTo: [
    {
      title: 'Le but',
      paragraphs: [
        'Achetez des marchandises qui valent plus ensemble. Qui a le **plus de pièces** à la fin gagne.',
      ],
    },
    {
      title: 'Un jour',
      paragraphs: [
        'Une marchandise est posée sur l’**étal**. Tout le monde mise des pièces en secret ; la plus forte mise paie et la prend.',
        'Qui l’a gagnée vend ensuite des cartes d’une même marchandise, envoie un **éclaireur** voir ce qui vient, là où c’est permis, ou garde tout.',
      ],
    },
  ],
  pays: (prices) =>
    `Vendues ensemble, une à six cartes rapportent ${list(prices.map(String))} pièces.`,

  contents,
};
