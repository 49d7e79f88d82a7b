/** What buttons say, and what a play leads to. */

import { capital, person, Subject, verb } from '@parlor/grammar/en';
import { valueName } from '../../facts/cards.ts';
import type { Move } from '../../facts/types.ts';
import type { PlayResult, PlayRisk } from '../parameters.ts';
import { cardCount, nameOf, one, several, some } from './naming.ts';

/** A play in few words: "Two 7s", "8 + Half". */
function titleOf(move: Move): string {
  switch (move.type) {
    case 'play':
      return capital(several(move.card, move.count));
    case 'eight-and-a-half':
      return '8 + Half';
    case 'open':
      return `Open ${nameOf(move.card)}`;
    case 'blind':
      return `Blind card ${move.place}`;
    case 'swap':
      return `${nameOf(move.give)} for ${nameOf(move.take)}`;
    case 'keep':
      return 'No swap';
  }
}

function nextOf(next: PlayRisk): string {
  switch (next.kind) {
    case 'demand':
      return 'the next player needs 5 or less';
    case 'risk':
      return `${one(next.card)} catches you`;
    case 'escape':
      return `${person(next.who)} ${verb(next.who, 'get', 'gets')} away`;
    case 'lets-win':
      return `${person(next.who)} ${verb(next.who, 'win', 'wins')} the round`;
  }
}

const CHANGES: Readonly<
  Record<Extract<PlayResult, { kind: 'pile' }>['change'], (value: string) => string>
> = {
  raised: (value) => `pile at ${value}`,
  reset: () => 'pile back to 0',
  unchanged: (value) => `pile stays at ${value}`,
  'begun-by-a-ghost': () => 'new pile stays at 0',
};

/** "pile at 7½, an 8 catches you". */
function resultOf(result: PlayResult): string {
  if (result.kind === 'catch') {
    const { caught, cards, isOut } = result;
    const takes = `${Subject(caught)} ${verb(caught, 'take', 'takes')} ${cardCount(cards)}`;
    return isOut ? `${takes}, and you win the round` : takes;
  }
  const { change, value, next, out } = result;
  return [
    CHANGES[change](valueName(value)),
    ...(next ? [nextOf(next)] : []),
    ...(out === 'won' ? ['you win the round'] : []),
    ...(out === 'if-not-caught' ? ['you are out unless caught'] : []),
  ].join(', ');
}

export const plays = {
  /** On the button that makes the move. */
  label(move: Move, isCatch: boolean): string {
    switch (move.type) {
      case 'play': {
        if (!isCatch) return `Play ${some(move.card, move.count)}`;
        return `Catch with ${move.count === 1 ? `the ${nameOf(move.card)}` : some(move.card, move.count)}`;
      }
      case 'eight-and-a-half':
        return 'Play 8 and Half';
      case 'open':
        return `${isCatch ? 'Catch with' : 'Play'} the Open ${nameOf(move.card)}`;
      case 'blind':
        return `Turn up Blind card ${move.place}`;
      case 'swap':
        return `Swap ${nameOf(move.give)} for ${nameOf(move.take)}`;
      case 'keep':
        return 'Don’t swap';
    }
  },
  title: (move: Move, isCatch: boolean) => (isCatch ? `${titleOf(move)}: catch` : titleOf(move)),
  result: resultOf,
  unknown: 'nobody knows this card',
  /** Title and result in a sentence. */
  line: (move: Move, result: PlayResult) => `${titleOf(move)}: ${resultOf(result)}.`,

  group: 'What your cards can do',
  chooseToSee: 'Choose a card to see what it does.',
  chooseCard: 'Choose a card',
  chooseCardFirst: 'Choose a card first; cards of the same kind can go with it.',
  chooseBlindFirst: 'Choose one of your Blind cards first.',
  chooseBothFirst: 'Choose one of your Open cards and one of theirs first.',
  swap: 'Swap',
  notYourTurn: 'It is not your turn.',
};
