/** The middle of the table: the matter at hand between the bank and what lies aside, and the Pool. */

import { Aside } from './Aside.tsx';
import { Lot } from './Auction.tsx';
import { Doors } from './Doors.tsx';
import { IfShows } from './IfShows.tsx';
import { m } from './messages.ts';
import { Bank } from './Notes.tsx';
import { Pool } from './Pool.tsx';
import { Sides } from './Sides.tsx';
import { Trays } from './Trays.tsx';
import type { Turn } from './turn.ts';
import { isCounting } from './where.ts';
import { Worth } from './Worth.tsx';

/** On a phone the matter at hand gets the room: dice that lie there, whoever has thrown them. */
function matterOf({ asked, values, view }: Turn): string {
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
      return view.roll && view.roll.dice.length > 0 ? 'keeping' : '';
  }
}

export function Board({ turn }: { readonly turn: Turn }) {
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
