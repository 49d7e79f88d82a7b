/** The whole table: skyline and piles on the cloth, hands at the seats, mine below. */

import { useEffect } from 'preact/hooks';
import type { Event } from '../rules/index.ts';
import { type Sound, TableFrame, type TableModel, useSounds } from '@parlor/table-ui';
import { askedOf } from './asking.ts';
import { Board } from './Board.tsx';
import { EndingPart } from './Ending.tsx';
import { keyHelp } from './keyHelp.ts';
import { keysOf } from './keysOf.ts';
import { Mine } from './Mine.tsx';
import { seatParts } from './SeatHand.tsx';
import { Standing } from './Standing.tsx';
import { useTurn } from './turn.ts';
import { whereOf } from './where.ts';

/** A pile of no use now gives way to the brass button. */
const CHOICES = '[data-compose] button, .pp-take button, .pp-pile[aria-disabled="true"]';

export function Table({ model }: { readonly model: TableModel }) {
  const turn = useTurn(model);
  useSounds(model, SOUNDS);
  useShake(model);
  if (!turn) return <TableFrame model={model} />;
  return (
    <TableFrame
      model={model}
      where={whereOf(turn)}
      seat={(seat) => seatParts(turn, seat)}
      board={<Board turn={turn} />}
      asked={askedOf(turn)}
      mine={turn.me === undefined ? null : <Mine turn={turn} />}
      standing={<Standing turn={turn} />}
      keys={keysOf(turn)}
      keyHelp={keyHelp()}
      choices={CHOICES}
      ending={model.isOver.value ? <EndingPart turn={turn} /> : undefined}
    />
  );
}

/** The loudest first. */
const SOUNDS: readonly (readonly [Event['type'], Sound])[] = [
  ['banked', 'coin'],
  ['paired', 'caught'],
  ['settled', 'caught'],
  ['stole', 'pass'],
  ['finished', 'won'],
  ['reshuffled', 'deal'],
  ['dealt', 'deal'],
];

const SHAKE = [0, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const SHAKE_MS = 240;

/** What was touched and cannot be used shakes once; the question's line says why. */
function useShake(model: TableModel): void {
  const { isMotionReduced } = model.services.preferences;
  const refusal = model.refusal.value;
  useEffect(() => {
    if (refusal === undefined || isMotionReduced.peek()) return;
    document.activeElement
      ?.closest('.pp-card, .pp-pile, .pp-take')
      ?.animate(SHAKE, { duration: SHAKE_MS });
  }, [refusal]);
}
