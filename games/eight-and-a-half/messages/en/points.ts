/** Points, rounds, the end of a match, and what play has told. */

import { either, inWords, people, possessive, Subject, verb } from '@parlor/grammar/en';
import type { Person } from '@parlor/kit';
import { TURN_CAP } from '../../facts/cards.ts';
import type { Card } from '../../facts/types.ts';
import type { Decided } from '../parameters.ts';
import { cardCount, nameOf, one, pointCount } from './naming.ts';

/** E-7.1: how the points of a round came about; a sum tells which. */
const WHY = ['', 'fewest cards', 'out first', 'out first, and fewest cards'] as const;

interface Lacking {
  readonly who: Person;
  /** So many of the cards in hand are none of these. */
  readonly count: number;
  readonly handSize: number;
  readonly cards: readonly Card[];
  readonly hasNoPair: boolean;
}

export const points = {
  /** Somebody by themselves, in a list: "You", "Ann". */
  player: Subject,
  title: 'Points',
  afterRounds: (done: number, of: number) => `after ${done} of ${of} rounds`,
  beforeRounds: 'first round',
  playerHead: 'Player',
  cardsHead: 'Cards',
  sumHead: 'Total',
  roundHead: 'Round',
  roundShort: (round: number) => `R${round}`,
  round: (round: number) => `Round ${round}`,
  why: (scored: number): string => WHY[scored] ?? '',
  /** A cell of the sheet, read out. */
  spoken: (scored: number) =>
    scored === 0 ? pointCount(0) : `${pointCount(scored)}: ${WHY[scored] ?? ''}`,
  cardsLeft: (count: number) => `${cardCount(count)} left`,
  stopped: `Stopped after ${TURN_CAP} turns each: nobody went out.`,
  sheet: 'How the points came about',
  wonMark: 'out first',
  fewestMark: 'fewest cards',

  shared: (winners: readonly Person[], each: number) =>
    `${people(winners)} share first place with ${pointCount(each)} each.`,

  decided: ({ winner, lead, wins, rounds, hasFewest, since }: Decided) => {
    const by = `${Subject(winner)} ${verb(winner, 'win', 'wins')} by ${pointCount(lead)}`;
    if (rounds === 1)
      return wins === 0
        ? `${by}: nobody went out, so the fewest cards decided it.`
        : `${by}: out first${hasFewest ? ', with the fewest cards' : ''}.`;
    const how =
      wins === 0 ? 'without going out first even once' : `out first in ${wins} of ${rounds} rounds`;
    const lasting =
      since === undefined
        ? ''
        : since === 1
          ? ` ${Subject(winner)} led from the first round on.`
          : since === rounds
            ? ' The last round decided it.'
            : ` ${Subject(winner)} took the lead in round ${since} and kept it.`;
    return `${by}, ${how}.${lasting}`;
  },

  known: 'What play has shown',
  lacks: ({ who, count, handSize, cards, hasNoPair }: Lacking) => {
    if (count >= handSize)
      return `${Subject(who)} ${verb(who, 'have', 'has')} no ${either(cards.map(nameOf))} in hand${hasNoPair ? ', nor 8 and Half together' : ''}.`;
    return `At most ${inWords(handSize - count)} of ${possessive(who)} ${inWords(handSize)} cards can be ${either(cards.map(one))}.`;
  },
};
