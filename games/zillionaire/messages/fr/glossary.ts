/** Chaque carte par son nom, et ce qu’elle fait. */

import { inWords, plural } from '@parlor/grammar/fr';
import {
  BANKROLL,
  BANKRUPT,
  BUMP,
  FIVE,
  LOWEST_RANK,
  MILLIONAIRE,
  type Rank,
  ZILLIONAIRE,
} from '../../facts/types.ts';
import type { Messages } from '../en/index.ts';
import { rankName, STATUS_NAMES } from './cards.ts';

/** Des cartes qui font plus que battre les plus basses. */
const EFFECTS: Readonly<Record<Rank, string>> = {
  [LOWEST_RANK]: 'La carte la plus basse : elle ne bat rien et ne se joue qu’à l’entame.',
  [FIVE]:
    'Se joue toujours seul et compte pour autant de 5 que le pli en demande. Il ne bat que les cartes de 1 à 4. À l’entame, il laisse le choix du nombre à qui le battra.',
  [BUMP]:
    'La personne suivante saute son tour, comme si elle passait. Plusieurs Bumps joués ensemble ne font toujours sauter qu’un seul tour.',
  [BANKRUPT]: 'Quand il est sur le dessus, seul le même nombre de Bankrolls le bat.',
  [BANKROLL]:
    'Joué sur un Bankrupt, il termine aussitôt le pli. Sinon, c’est juste une carte forte.',
  [MILLIONAIRE]: 'Bat toutes les cartes inférieures, sauf Bankrupt.',
  [ZILLIONAIRE]: 'Termine aussitôt le pli. Bankrupt est la seule carte qu’il ne bat pas.',
};

const effect = (rank: Rank): string => EFFECTS[rank] ?? 'Bat toutes les valeurs inférieures.';

const PLACES = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

export const glossary: Messages['glossary'] = {
  rank: rankName,
  status: (status) => STATUS_NAMES[status],
  effect,
  entry: (rank) => `**${rankName(rank)}** : ${effect(rank)}`,
  card: (rank, copies) => `${effect(rank)} Il y en a ${inWords(copies)} dans le paquet.`,
  statusCard: (place, seats, points) => {
    const worth = plural(points, { one: '# point', other: '# points' });
    return place === seats
      ? `Pour la personne à qui il reste des cartes à la fin. Vaut ${worth}.`
      : `Pour la ${PLACES[place - 1]!} personne à ne plus avoir de cartes. Vaut ${worth}.`;
  },
};
