/** The whole table: dice trays and Pool on the cloth, boards at the seats, mine below. */

import type { Event, View } from '../rules/index.ts';
import { type Sound, TableFrame, type TableModel, useSounds } from '@parlor/table-ui';
import { Advice } from './Advice.tsx';
import { Aside } from './Aside.tsx';
import { askedOf } from './asking.ts';
import { Lot } from './Auction.tsx';
import { Doors } from './Doors.tsx';
import { EndingPart } from './Ending.tsx';
import { IfShows } from './IfShows.tsx';
import { keyHelp } from './keyHelp.ts';
import { keysOf } from './keysOf.ts';
import { Mine } from './Mine.tsx';
import { Bank } from './Notes.tsx';
import { Pool } from './Pool.tsx';
import { Sides } from './Sides.tsx';
import { seatParts, Standing } from './Standing.tsx';
import { m } from './messages.ts';
import { Trays } from './Trays.tsx';
import { type Turn, useTurn } from './turn.ts';
import { Worth } from './Worth.tsx';

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

/** On a phone the matter at hand gets the room. */
function matterOf({ asked, values }: Turn): string {
  switch (asked) {
    case 'buy':
    case 'swap':
      return 'choosing';
    case 'rethrow':
    case 'kept rethrow':
      return values ? 'keeping advised' : 'keeping';
    case 'collect':
      return 'collecting';
    default:
      return '';
  }
}

function Board({ turn }: { readonly turn: Turn }) {
  const { view, asked } = turn;
  return (
    // The ending lies over it.
    <div class={`tc-centre ${matterOf(turn)}`} inert={turn.model.isOver.value}>
      <Bank turn={turn} />
      <div class="tc-main">
        {isCounting(view) && <p class="tc-count">{m().table.where.lastTurns(view.lastTurns!)}</p>}
        {view.auction ? (
          <Lot turn={turn} />
        ) : asked === 'turn' ? (
          <Doors turn={turn} />
        ) : asked === 'or' ? (
          <Sides turn={turn} />
        ) : (
          <>
            <Trays turn={turn} />
            <Worth turn={turn} />
            <IfShows turn={turn} />
          </>
        )}
      </div>
      <Aside turn={turn} />
      {view.auction === null && <Pool turn={turn} />}
    </div>
  );
}

const isCounting = ({ lastTurns }: View): boolean => lastTurns !== null && lastTurns > 0;

function whereOf({ view }: Turn): string {
  const { where } = m().table;
  const { auctions, luckyCharm, or, ending, set } = view.options;
  const isEnding = isCounting(view);
  // The most important first: on a phone there is room for two lines.
  return [
    ...(isEnding ? [where.lastTurns(view.lastTurns!)] : []),
    ...(luckyCharm ? [where.luckyCharm] : []),
    ...(auctions ? [where.auctions] : []),
    // Before there was an option, nobody could choose.
    ...(or === 'free' ? [] : [where.forcedOr]),
    ...(ending === 'evenTurns' ? [where.evenTurns] : []),
    ...(set === null ? [] : [where.ownSet]),
    ...(isEnding ? [] : [where.players(view.seats)]),
  ].join(' · ');
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
