/** A move as an answer to choose from a list. */

import type { People } from '@parlor/kit';
import { victimsNamed } from '../facts/first.ts';
import {
  BANKRUPT_LOWEST,
  type Bankrupt,
  GOAL,
  type Move,
  type Value,
  type View,
} from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import { takingsFrom } from './happened.ts';

/** P-4.1: what a Bankrupt takes from the hand, which is ascending; undefined without a value card. */
function takenBy(bankrupt: Bankrupt, { hand }: View): Value | undefined {
  const values = hand.filter((card): card is Value => card <= GOAL);
  return bankrupt === BANKRUPT_LOWEST ? values[0] : values.at(-1);
}

export function answerOf({ answer }: Messages, view: View, move: Move, people: People): string {
  switch (move.type) {
    case 'draw': {
      const top = view.discard.at(-1);
      return move.from === 'pile' || top === undefined ? answer.draw : answer.takeDiscard(top);
    }
    case 'settle':
      return answer.settle(move.card, takenBy(move.card, view));
    case 'lay':
      return answer.lay(move.bankrupt, move.value);
    case 'bank':
    case 'discard':
    case 'choose':
      return answer[move.type](move.card);
    case 'steal': {
      const named = victimsNamed(move);
      return named === undefined
        ? answer.steal(move.card)
        : answer.stealFrom(move.card, takingsFrom(named, people));
    }
    case 'pass':
    case 'stop':
      return answer[move.type];
    case 'take':
      return view.options.openSteal
        ? answer.look(people(move.from))
        : answer.take(people(move.from));
    case 'finish':
      return answer.finish(move.cards, move.discard);
  }
}
