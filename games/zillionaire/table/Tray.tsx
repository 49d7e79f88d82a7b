/** The tray: what lies there, what lay there before, and what it takes to beat it. */

import type { People } from '@parlor/kit';
import { FIVE } from '../facts/types.ts';
import type { View } from '../rules/index.ts';
import { Sign } from './art.tsx';
import { Card } from './Card.tsx';
import { m } from './messages.ts';
import { cardKey, type Laid, type Round } from './reading.ts';
import type { Picked } from './selecting.ts';
import { Name } from '@parlor/table-ui';

interface TrayProps {
  readonly view: View;
  readonly round: Round;
  readonly people: People;
  readonly isMine: boolean;
  readonly picked: Picked | undefined;
}

export function Tray({ view, round, people, isMine, picked }: TrayProps) {
  const { table } = m();
  const isTaken = view.top === null;
  const top = round.laid.at(-1);
  const older = round.laid.slice(0, -1);
  const before = older.at(-1);
  return (
    <div class={`z-round ${isTaken ? 'taken' : ''}`} role="group" aria-label={table.round}>
      <div class="z-old">
        {!isTaken && before && (
          <>
            <Laying view={view} laid={before} />
            <span class="z-tag">
              <Name text={table.name(people(before.seat))} />
              {older.length > 1 && <small>{table.older(older.length - 1)}</small>}
            </span>
          </>
        )}
      </div>
      <div class="z-top">
        {top && (
          <>
            <Laying view={view} laid={top} />
            <span class="z-tag">
              {isTaken ? table.taken(people(top.seat), top) : table.trayBy(people(top.seat), top)}
            </span>
          </>
        )}
      </div>
      <div class="z-need">
        {view.turn !== null && <Slots {...{ view, people, isMine, picked }} />}
      </div>
    </div>
  );
}

/** A play with the cards that make it, fanned; a 5 says what it counts as. */
function Laying({ view, laid }: { readonly view: View; readonly laid: Laid }) {
  const { rank, count, asks, seat, at } = laid;
  return (
    <div class="z-set" style={`--n: ${count}; --gaps: ${Math.max(1, count - 1)}`} key={at}>
      {Array.from({ length: count }, (_, i) => (
        <span
          key={i}
          class="z-laid"
          style={`--i: ${i - (count - 1) / 2}`}
          data-flip={cardKey(view, laid, i)}
          data-from={`seat-${seat}`}
        >
          <Card rank={rank} />
        </span>
      ))}
      {rank === FIVE && asks !== 1 && <b class="z-times">{m().table.times(asks)}</b>}
    </div>
  );
}

/** Places for what has to be laid, filling up as one chooses. */
function Slots({ view, people, isMine, picked }: Omit<TrayProps, 'round'>) {
  const { table } = m();
  const { top, turn } = view;
  const asked = top?.count ?? 0;
  const chosen = isMine ? (picked?.cards.length ?? 0) : 0;
  const isFive = picked?.rank === FIVE;
  const slots = asked > 0 ? asked : Math.max(1, chosen);
  const isOpen = asked === 0;
  return (
    <>
      <div class={`z-slots ${isMine ? 'yours' : ''}`} style={`--n: ${slots}`}>
        {Array.from({ length: slots }, (_, i) => {
          const isFull = isMine && picked !== undefined && (i < chosen || (isFive && !isOpen));
          return (
            <span key={i} class={isFull ? 'full' : ''}>
              {isFull ? <Sign rank={picked.rank} /> : isOpen ? '+' : ''}
            </span>
          );
        })}
      </div>
      <span class="z-tag">
        {top === null && turn !== null && <b>{table.leads(people(turn))}</b>}
        {isOpen ? table.slotsAny : table.slotsOf(asked)}
      </span>
    </>
  );
}
