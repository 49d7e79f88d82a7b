/** The whole table: the ring with its stage in Part 1, the contracts in Part 2, my side below. */

import { useEffect } from 'preact/hooks';
import type { Event } from '../rules/index.ts';
import { type Sound, TableFrame, type TableModel, useSounds } from '@parlor/table-ui';
import { askedOf } from './asking.ts';
import { Board } from './Board.tsx';
import { fetchDealing } from './dealingLater.ts';
import { EndingPart } from './Ending.tsx';
import { keyHelp } from './keyHelp.ts';
import { keysOf } from './keysOf.ts';
import { Mine } from './Mine.tsx';
import { PromiseList } from './Promises.tsx';
import { seatParts, Standing } from './Standing.tsx';
import { m } from './messages.ts';
import { type Turn, useTurn } from './turn.ts';
import { whereOf } from './where.ts';

const CHOICES = '.tr-cards button, .tr-prop, .tr-bid, .tr-people button';

export function Table({ model }: { readonly model: TableModel }) {
  const turn = useTurn(model);
  useSounds(model, SOUNDS);
  useScenes(model);
  const isDealing = turn?.view.part === 2;
  useEffect(() => {
    if (isDealing) fetchDealing();
  });
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
      rail={turn.view.part === 2 ? <RailPromises turn={turn} /> : undefined}
      keys={keysOf(turn)}
      keyHelp={keyHelp()}
      choices={CHOICES}
      ending={model.isOver.value ? <EndingPart turn={turn} /> : undefined}
    />
  );
}

const RailPromises = ({ turn }: { readonly turn: Turn }) => {
  const { contracts, ended, debts } = turn.view;
  return contracts.length + ended.length + debts.length === 0 ? null : (
    <section class="box tr-rail" tabIndex={0} aria-label={m().deals.promises}>
      <PromiseList turn={turn} />
    </section>
  );
};

/** The loudest first. */
const SOUNDS: readonly (readonly [Event['type'], Sound])[] = [
  ['finished', 'won'],
  ['sold', 'gavel'],
  ['knockedOut', 'caught'],
  ['accepted', 'seal'],
  ['rolled', 'dice'],
  ['collected', 'coin'],
  ['taxed', 'coin'],
  ['sealed', 'seal'],
  ['raised', 'tick'],
  ['offered', 'deal'],
  ['letGo', 'pass'],
  ['passed', 'pass'],
];

/** Moments that want to be looked at stay longer. */
const HOLDS: readonly (readonly [Event['type'], number])[] = [
  ['sold', 2600],
  ['unsold', 2000],
  ['opened', 1700],
  // With the reason, if a bot gives one.
  ['rejected', 3400],
  ['accepted', 2400],
  ['played', 1500],
];

function useScenes(model: TableModel): void {
  const moment = model.shown.value;
  useEffect(() => {
    const types = (moment?.events ?? []).map((event) => (event as Event).type);
    const longest = HOLDS.find(([type]) => types.includes(type));
    if (longest && !moment?.question) model.hold(longest[1]);
  }, [moment]);
}
