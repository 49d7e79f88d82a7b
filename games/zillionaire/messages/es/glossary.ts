/** Cada carta por su nombre, y lo que hace. */

import { inWords, plural } from '@parlor/grammar/es';
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

/** De las cartas que hacen algo más que superar a las bajas. */
const EFFECTS: Readonly<Record<Rank, string>> = {
  [LOWEST_RANK]: 'La carta más baja: no supera nada y solo sirve para abrir la baza.',
  [FIVE]:
    'Se juega siempre solo y vale por tantos cincos como pida la baza. Solo supera del 1 al 4. Si abre la baza, elige la cantidad quien lo supere.',
  [BUMP]:
    'La siguiente persona pierde el turno, como si pasara. Aunque se jueguen varios Bumps juntos, solo se pierde un turno.',
  [BANKRUPT]: 'Cuando está encima, solo lo supera la misma cantidad de Bankrolls.',
  [BANKROLL]:
    'Jugado sobre un Bankrupt, termina la baza al instante. Si no, es solo una carta alta.',
  [MILLIONAIRE]: 'Supera todo lo que está por debajo, menos Bankrupt.',
  [ZILLIONAIRE]: 'Termina la baza al instante. Lo único que no puede superar es Bankrupt.',
};

const effect = (rank: Rank): string => EFFECTS[rank] ?? 'Supera todos los valores más bajos.';

const PLACES = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'];

export const glossary: Messages['glossary'] = {
  rank: rankName,
  status: (status) => STATUS_NAMES[status],
  effect,
  entry: (rank) => `**${rankName(rank)}**: ${effect(rank)}`,
  card: (rank, copies) => `${effect(rank)} Hay ${inWords(copies)} en la baraja.`,
  statusCard: (place, seats, points) => {
    const worth = plural(points, { one: '# punto', other: '# puntos' });
    return place === seats
      ? `Para quien se quede con cartas al final. Vale ${worth}.`
      : `Para la ${PLACES[place - 1]!} persona que se quede sin cartas. Vale ${worth}.`;
  },
};
