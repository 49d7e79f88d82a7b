/** The whole table: dice trays and Pool on the cloth, boards at the seats, mine below. */

import type { Event } from '../rules/index.ts';
import { type Sound, TableFrame, type TableModel, useSounds } from '@parlor/table-ui';
import { Advice } from './Advice.tsx';
import { askedOf } from './asking.ts';
import { Board } from './Board.tsx';
import { EndingPart } from './Ending.tsx';
import { keyHelp } from './keyHelp.ts';
import { keysOf } from './keysOf.ts';
import { Mine } from './Mine.tsx';
import { seatParts, Standing } from './Standing.tsx';
import { useTurn } from './turn.ts';
import { whereOf } from './where.ts';

const CHOICES = '[data-row] button:not(.btn)';

export function Table({ model }: { readonly model: TableModel }) {
  const turn = useTurn(model);
  useSounds(model, SOUNDS);
  if (!turn) return <TableFrame model={model} />;
  const asked = askedOf(turn);
  return (
    <TableFrame
      model={model}
      where={whereOf(turn)}
      seat={(seat) => seatParts(turn, seat)}
      board={<Board turn={turn} />}
      asked={asked}
      mine={turn.me === undefined ? null : <Mine turn={turn} />}
      standing={<Standing turn={turn} />}
      rail={<Advice turn={turn} />}
      keys={keysOf(turn, asked?.actions ?? [])}
      keyHelp={keyHelp()}
      choices={CHOICES}
      ending={model.isOver.value ? <EndingPart turn={turn} /> : undefined}
    />
  );
}

/** The loudest first. */
const SOUNDS: readonly (readonly [Event['type'], Sound])[] = [
  ['over', 'won'],
  ['threw', 'dice'],
  ['collected', 'coin'],
  ['bought', 'gavel'],
  ['got', 'coin'],
  ['ticket', 'deal'],
  ['turned over', 'deal'],
  ['bid', 'tick'],
  ['passed', 'pass'],
];
