/** What everyone may know about a seat, and the same about oneself. */

import type { Person, Seat } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { Icon, Medallion, type SeatParts } from '@parlor/table-ui';
import { m } from './messages.ts';
import { type Round, statusOf, takenBy } from './reading.ts';
import { Chip, StatusTag } from './Status.tsx';

export const seatParts = (view: View, round: Round, seat: Seat): SeatParts => ({
  sub: <SeatLine view={view} seat={seat} />,
  more: view.finished.length > 0 ? <SeatPoints view={view} seat={seat} /> : undefined,
  say: tagOf(round, seat),
});

/** Status and cards, or how somebody went out. */
function SeatLine({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { table } = m();
  const taken = takenBy(view, seat);
  const status = taken ?? statusOf(view, seat);
  const left = view.handSizes[seat]!;
  return (
    <>
      {status && <StatusTag status={status} />}
      {taken ? (
        <span class="z-out">{table.out}</span>
      ) : (
        <span title={table.cardsLeft(left)}>
          <Icon name="cards" />
          <span aria-hidden="true">{left}</span>
          <span class="sr">{table.cardsLeft(left)}</span>
        </span>
      )}
    </>
  );
}

/** The points so far, as a chip. */
const SeatPoints = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => (
  <span class="z-points" title={m().table.points(view.points[seat]!)}>
    <Chip points={view.points[seat]!} />
    <span class="sr">{m().table.points(view.points[seat]!)}</span>
  </span>
);

/** The paper tag: what somebody did in the round that lies in the tray. */
function tagOf({ laid, passed, isOver }: Round, seat: Seat): string {
  const { table } = m();
  const top = laid.at(-1);
  if (isOver && top?.seat === seat) return table.sayWon;
  const pass = passed.find((one) => one.seat === seat);
  if (pass) return pass.isSkipped ? table.saySkipped : table.sayPassed;
  const last = laid.findLast((one) => one.seat === seat);
  if (!last) return '';
  return last === laid[0] ? table.sayLed(last.rank, last.count) : table.sayPlayed(last);
}

interface SelfProps {
  readonly view: View;
  readonly seat: Seat;
  readonly who: Person;
}

/** My own plate on the cloth, like the others have. */
export const Self = ({ view, seat, who }: SelfProps) => (
  <p class="z-self" data-place={`seat-${seat}`}>
    <Medallion seat={seat} name={who.name} />
    <b class="show">{m().table.name(who)}</b>
    <span class="z-self-line">
      <SeatLine view={view} seat={seat} />
      {view.finished.length > 0 && <SeatPoints view={view} seat={seat} />}
    </span>
  </p>
);
