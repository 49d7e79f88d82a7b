/** The question with the buttons that answer it. */

import type { People } from '@parlor/kit';
import type { Action, Asked } from '@parlor/table-ui';
import { counted } from '../facts/plays.ts';
import type { Move, View } from '../rules/index.ts';
import { askedWords } from './askedWords.ts';
import type { Choice } from './choice.ts';
import { m } from './messages.ts';
import { canPass, choicesOf, missing, moveOf, type Picked } from './selecting.ts';

export function askedOf(view: View, people: People, { picked, choices, legal }: Choice): Asked {
  const canPlay = (choices?.size ?? 1) > 0;
  const move = choices && moveOf(picked, choices);
  return {
    ...askedWords(view, canPlay, move, people),
    actions: legal ? actionsOf(view, legal, picked) : [],
  };
}

function actionsOf(
  view: View,
  legal: readonly Move[],
  picked: Picked | undefined,
): readonly Action[] {
  const { table } = m();
  const choices = choicesOf(legal);
  const pass: Action = { label: table.pass, move: { type: 'pass' }, key: 'p' };
  if (choices.size === 0) return [{ ...pass, kind: 'primary' }];
  const way = canPass(legal) ? [{ ...pass, kind: 'quiet' } as const] : [];
  if (!picked) {
    return [...way, { label: table.playNothing, kind: 'primary', whyNot: table.chooseFirst }];
  }
  const { rank, cards } = picked;
  const { top } = view;
  const laid = counted(top, { type: 'play', rank, count: cards.length });
  // A led 5 is called by its name; that it leaves the number open stands above the button.
  const label = top === null ? table.lead({ ...laid, asks: cards.length }) : table.play(laid);
  const move = moveOf(picked, choices);
  return [
    ...way,
    move
      ? { label, kind: 'primary', move }
      : {
          label: table.playNothing,
          kind: 'primary',
          whyNot: table.chooseMore(rank, missing(picked, choices)),
        },
  ];
}
