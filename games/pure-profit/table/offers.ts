/** What I may do now: looked up in the list of legal moves, or asked one by one where there is none. */

import { useRef, useState } from 'preact/hooks';
import type { Move } from '../rules/index.ts';
import type { Moment, TableModel } from '@parlor/table-ui';
import { type Allows, moveKey } from './draft.ts';

export interface Offers {
  /** Am I asked, and do we know what is legal? */
  readonly isOpen: boolean;
  readonly allows: Allows;
}

const NOTHING: Offers = { isOpen: false, allows: () => false };

interface Asked {
  readonly moment: Moment | undefined;
  readonly answers: Map<string, boolean>;
}

export function useOffers(model: TableModel): Offers {
  const asked = useRef<Asked>({ moment: undefined, answers: new Map() });
  const [, redraw] = useState(0);
  const moment = model.shown.value;
  const legal = model.legal.value;
  if (asked.current.moment !== moment || legal === undefined) {
    asked.current = {
      moment,
      answers: new Map((legal ?? []).map((move) => [moveKey(move as Move), true])),
    };
  }
  if (!model.isMyTurn.value || legal === undefined || model.isOver.value) return NOTHING;
  const { answers } = asked.current;
  if (legal !== null) {
    if (answers.size === 0) for (const move of legal) answers.set(moveKey(move as Move), true);
    return { isOpen: true, allows: (move) => answers.has(moveKey(move)) };
  }
  const allows: Allows = (move) => {
    const key = moveKey(move);
    const known = answers.get(key);
    if (known !== undefined) return known;
    // Not until the rules have answered; then the picture is drawn again.
    answers.set(key, false);
    void model.whyNot(move).then((why) => {
      if (why !== undefined) return;
      answers.set(key, true);
      redraw((times) => times + 1);
    });
    return false;
  };
  return { isOpen: true, allows };
}
