/** The whole table: the ring with its stage in Part 1, the contracts in Part 2, my side below. */

import { useEffect } from 'preact/hooks';
import type { Event } from '../rules/index.ts';
import { type Sound, TableFrame, type TableModel, useSounds } from '@parlor/table-ui';
import { askedOf } from './asking.ts';
import { Ring } from './Ring.tsx';
import { fetchDealing } from './dealingLater.ts';
import { EndingPart } from './Ending.tsx';
import { keyHelp } from './keyHelp.ts';
import { keysOf } from './keysOf.ts';
import { isPurseOnCloth, Mine, Purse } from './Mine.tsx';
import { PromiseList } from './Promises.tsx';
import { PropertyBox } from './PropertyBox.tsx';
import { Stage } from './Stage.tsx';
import { seatParts, Standing } from './Standing.tsx';
import { m } from './messages.ts';
import { propertyMove } from './touching.ts';
import { type Turn, useTurn } from './turn.ts';

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

function Board({ turn }: { readonly turn: Turn }) {
  const { view, draft, set } = turn;
  const isPaper = draft.deal !== undefined || draft.isReading;
  // To be chosen from, they are as wide as fingers need.
  const isAsked = view.part === 2 && propertyMove(turn, 0) !== undefined;
  return (
    <div
      class={`tr-cloth part-${view.part} ${view.sale ? 'selling' : ''} ${isPaper ? 'writing' : ''} ${view.offer ? 'offered' : ''}`}
    >
      {view.part === 1 ? (
        <Ring turn={turn}>
          <Stage turn={turn} />
          {isPurseOnCloth(turn) && <Purse turn={turn} />}
        </Ring>
      ) : (
        <div class="tr-stage">
          <Stage turn={turn} />
        </div>
      )}
      {(view.part === 2 || view.sale) && !isPaper && !view.offer && (
        <div
          class={`tr-village ${view.part === 1 ? 'narrow' : ''} ${isAsked ? 'asked' : ''}`}
          role="group"
          aria-label={m().table.village}
          data-row={view.part === 1 ? undefined : 'village'}
          style={`--n: ${set.properties.length}; --few: ${fewOf(set.properties.length, isAsked)}`}
        >
          {set.properties.map((_, property) => (
            <PropertyBox key={property} turn={turn} property={property} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Boxes in a row on a phone: more than eight, or those to choose from, lie in two. */
const fewOf = (count: number, isAsked: boolean): number =>
  count > 8 || isAsked ? Math.ceil(count / 2) : count;

const RailPromises = ({ turn }: { readonly turn: Turn }) => {
  const { contracts, ended, debts } = turn.view;
  return contracts.length + ended.length + debts.length === 0 ? null : (
    <section class="box tr-rail" tabIndex={0} aria-label={m().deals.promises}>
      <PromiseList turn={turn} />
    </section>
  );
};

function whereOf({ view }: Turn): string {
  const { boxes, cash, investorMoney, deals } = view.options;
  return [
    m().table.part(view.part),
    view.part === 1
      ? view.closing
        ? view.closingRound === 2
          ? m().table.closingAgain
          : m().table.closing
        : m().table.pile(view.pileSize)
      : m().table.players(view.seats),
    ...(deals === 0 ? [m().table.noDeals] : []),
    ...(boxes === 'memory' ? [m().table.boxesShut] : []),
    ...(cash === 'memory' ? [m().table.cashFromMemory] : []),
    ...(investorMoney === 'returned' ? [m().table.investorsReturn] : []),
  ].join(' · ');
}

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
