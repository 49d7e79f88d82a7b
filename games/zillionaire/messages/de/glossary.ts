/** Jede Karte mit Namen, und was sie tut. */

import { inWords, plural } from '@parlor/grammar/de';
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

/** Von den Karten, die mehr tun, als niedrigere zu schlagen. */
const EFFECTS: Readonly<Record<Rank, string>> = {
  [LOWEST_RANK]: 'Die niedrigste Karte: Sie schlägt nichts und lässt sich nur ausspielen.',
  [FIVE]:
    'Wird immer allein gelegt und zählt für so viele Fünfen, wie die Runde verlangt. Sie schlägt nur 1 bis 4. Wird sie ausgespielt, bestimmt die Anzahl, wer sie schlägt.',
  [BUMP]:
    'Wer als Nächstes an der Reihe wäre, setzt aus; das gilt als Passen. Auch mehrere Bumps zusammen treffen nur eine Person.',
  [BANKRUPT]: 'Liegt er oben, schlagen ihn nur gleich viele Bankrolls.',
  [BANKROLL]: 'Auf einem Bankrupt beendet sie die Runde sofort. Sonst ist sie nur eine hohe Karte.',
  [MILLIONAIRE]: 'Schlägt alles Niedrigere außer Bankrupt.',
  [ZILLIONAIRE]: 'Beendet die Runde sofort. Nur einen Bankrupt kann er nicht schlagen.',
};

const effect = (rank: Rank): string => EFFECTS[rank] ?? 'Schlägt alle niedrigeren Werte.';

const PLACES = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte'];

export const glossary: Messages['glossary'] = {
  rank: rankName,
  status: (status) => STATUS_NAMES[status],
  effect,
  entry: (rank) => `**${rankName(rank)}**: ${effect(rank)}`,
  card: (rank, copies) => `${effect(rank)} Davon gibt es ${inWords(copies)}.`,
  statusCard: (place, seats, points) => {
    const worth = plural(points, { one: '# Punkt', other: '# Punkte' });
    return place === seats
      ? `Für die Person, die am Ende noch Karten hat. Zählt ${worth}.`
      : `Für die ${PLACES[place - 1]!} Person, die keine Karten mehr hat. Zählt ${worth}.`;
  },
};
