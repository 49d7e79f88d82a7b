/** The question with the buttons that answer it, and what they would bring about. */

import type { People, Seat } from '@parlor/kit';
import type { Asked } from '@parlor/table-ui';
import type { View } from '../rules/index.ts';
import { askedWords } from './askedWords.ts';
import type { Composing } from './composing.ts';
import { type Consequence, consequenceOf } from './consequences.ts';
import { m } from './messages.ts';
import { playLabel, playLine } from './playing.ts';

export function askedOf(view: View, people: People, composing: Composing): Asked {
  const move = composing.move();
  const press = (): void => composing.send();
  const { plays } = m();
  const asked = askedWords(view, people, composing.legal);
  if (view.phase === 'swap') {
    return {
      ...asked,
      actions: [
        {
          label: plays.label({ type: 'keep' }, false),
          move: { type: 'keep' },
          kind: 'quiet',
          key: 'p',
        },
        move
          ? { label: playLabel(move, undefined), press, kind: 'primary' }
          : { label: plays.swap, kind: 'primary', whyNot: plays.chooseBothFirst },
      ],
    };
  }
  const consequence = move && consequenceOf(view, view.viewer as Seat, move);
  const isBlind = composing.legal[0]?.type === 'blind';
  return {
    title: asked.title,
    line:
      move && consequence && isNotable(consequence)
        ? playLine(view, people, move, consequence)
        : asked.line,
    actions: [
      move
        ? { label: playLabel(move, consequence), press, kind: 'primary' }
        : {
            label: plays.chooseCard,
            kind: 'primary',
            whyNot: isBlind ? plays.chooseBlindFirst : plays.chooseCardFirst,
          },
    ],
  };
}

/** More than the pile having another value. */
const isNotable = ({ caught, escaped, risk, demand, isOut }: Consequence): boolean =>
  [caught, escaped, risk].some((one) => one !== undefined) || demand || isOut;
