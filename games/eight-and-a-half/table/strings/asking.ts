/** What is asked of me, and the one rule that matters now. */

import type { Move, View } from '../../rules/index.ts';
import { valueName } from '../../text/words.ts';
import { isFromMemory, isOneByOne } from '../agreed.ts';
import type { Card } from '../cards.ts';
import { capital, type Names, withArticle } from './naming.ts';

export const whereText = (view: View): string => {
  const { round, options, seats, phase } = view;
  return [
    `Round ${round} of ${options.rounds}`,
    phase === 'swap' ? 'the swap' : `${seats} players`,
    ...(isOneByOne(view) ? ['Halves one by one'] : []),
    ...(isFromMemory(view) ? ['hands from memory'] : []),
  ].join(' · ');
};

// The question

export interface Asked {
  readonly title: string;
  readonly line: string;
}

export function askedToPlay(view: View, names: Names, legal: readonly Move[]): Asked {
  const me = view.players[names.me!]!;
  const first = legal[0];
  if (first?.type === 'blind')
    return {
      title: 'Turn up a Blind card, unseen',
      line: 'If it does not fit, you take it together with the pile. It can catch like any card.',
    };
  const fromTable = first?.type === 'open' ? 'One Open card a turn. ' : '';
  if (view.phase === 'start') {
    const isYellow = legal.every((move) => move.type === 'play' && move.card === firstCard(legal));
    return isYellow
      ? {
          title: `Start the round with your ${firstCard(legal)}`,
          line: 'The lowest yellow card in any hand opens the pile; its twins may go with it.',
        }
      : {
          title: 'Start the round with any card',
          line: 'Nobody holds a yellow card, so the choice is yours.',
        };
  }
  if (view.pile.length === 0)
    return {
      title:
        first?.type === 'open'
          ? 'Start a new pile with an Open card'
          : 'Start a new pile with any card',
      line: `${fromTable}The pile is empty: everything fits.`,
    };
  if (view.five)
    return {
      title: 'Answer the 5 with 5 or less',
      line: `${fromTable}0 to 5 go in any order. A Half lifts the demand, a Ghost hands it on.`,
    };
  const value = valueName(view.value);
  if (view.value === 8.5)
    return {
      title: catchTitle(view, names, legal) ?? 'Play on 8½',
      line: `${fromTable}Only a 9, a Ghost, or 8 and Half together go on 8½.`,
    };
  if (!Number.isInteger(view.value)) {
    const top = view.pile.at(-1)!.by;
    const catcher = view.value + 0.5;
    const title = catchTitle(view, names, legal);
    if (title !== undefined) {
      const place = view.players[top]!.table ? 'into the hand' : 'aside';
      return {
        title,
        line: `${fromTable}${capital(withArticle(catcher))} sends the whole pile to ${names.who(top)}, ${place}, and you start a new one.`,
      };
    }
    return {
      title: view.value > 9 ? `Play on ${value}` : `Play ${catcher} or more on ${value}`,
      line:
        view.value > 9
          ? `${fromTable}No number reaches it: a Half or a Ghost goes on.`
          : `${fromTable}No 0 on a half. You have no ${catcher} ${me.handSize > 0 ? 'in hand' : 'there'} to catch ${names.who(top)} with.`,
    };
  }
  return {
    title:
      view.value === 0
        ? 'Play anything on 0'
        : view.value >= 9
          ? `Play on ${value}`
          : `Play ${value} or more`,
    line: `${fromTable}A 0 takes it back to zero, a Half adds ½, a Ghost changes nothing.`,
  };
}

const firstCard = (legal: readonly Move[]): Card | undefined => {
  const [first] = legal;
  return first?.type === 'play' || first?.type === 'open' ? first.card : undefined;
};

function catchTitle(view: View, names: Names, legal: readonly Move[]): string | undefined {
  const catcher = view.value + 0.5;
  const canCatch = legal.some(
    (move) => (move.type === 'play' || move.type === 'open') && move.card === catcher,
  );
  return canCatch ? `Catch ${names.who(view.pile.at(-1)!.by)}, or play on` : undefined;
}

export const askedToSwap = (loser: string): Asked => ({
  title: 'You won the round: swap one Open card?',
  line: `One of yours against one of ${loser}’s, before anyone plays. Both go on top of the Blind cards.`,
});
