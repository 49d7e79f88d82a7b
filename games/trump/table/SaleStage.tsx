/** A sale: the lot, and a column for everybody: envelopes first, then bids. */

import type { Seat } from '@parlor/kit';
import { Icon, SeatMedallion } from '@parlor/table-ui';
import { Envelope, Picture } from './art.tsx';
import type { Piece } from './last.ts';
import { piecesOf } from './pieces.ts';
import { brings, figure, kindOf, type Property, propertyName } from './printed.ts';
import { boxOf, type Sale, seatsFromMe } from './reading.ts';
import { m } from './messages.ts';
import { touchSeat } from './touching.ts';
import type { Turn } from './turn.ts';

export function SaleStage({ turn, sale }: { readonly turn: Turn; readonly sale: Sale }) {
  const { view, model } = turn;
  const owner = view.owners[sale.property] ?? null;
  const isSealing = view.asked === 'open';
  const seats = seatsFromMe(view);
  return (
    <section class="tr-sale" aria-label={m().table.sale}>
      <Lot turn={turn} property={sale.property}>
        {m().table.forSale(owner === null ? undefined : model.people(owner))}
      </Lot>
      <div
        class="tr-bids"
        role="group"
        aria-label={isSealing ? m().table.openings : m().table.bids}
        data-row="bids"
        style={`--n: ${seats.length}; --most: ${Math.max(60, ...sale.bids)}`}
      >
        {seats.map((seat, place) =>
          isSealing ? (
            <Sealed key={seat} turn={turn} sale={sale} seat={seat} />
          ) : (
            <Bid key={seat} turn={turn} sale={sale} seat={seat} place={place} />
          ),
        )}
      </div>
    </section>
  );
}

function Lot({
  turn,
  property,
  children,
}: {
  readonly turn: Turn;
  readonly property: Property;
  readonly children: preact.ComponentChildren;
}) {
  const { amount, isLeast } = boxOf(turn.view, property);
  return (
    <div class="tr-lot" data-flip={`lot-${property}`} data-from={`property-${property}`}>
      <Picture set={turn.set} property={property} />
      <b>{propertyName(turn.set, property)}</b>
      <span>{children}</span>
      <span class="tr-lot-box">{isLeast ? m().table.boxShut : m().table.inBox(amount)}</span>
    </div>
  );
}

const Name = ({ turn, seat }: { readonly turn: Turn; readonly seat: Seat }) => (
  <span class="tr-bid-nm">
    <SeatMedallion model={turn.model} seat={seat} />
    <span>{turn.model.called(seat)}</span>
  </span>
);

interface ColumnProps {
  readonly turn: Turn;
  readonly sale: Sale;
  readonly seat: Seat;
}

/** Until all are in: only whether, never what. */
function Sealed({ turn, sale, seat }: ColumnProps) {
  const { me, asked, draft } = turn;
  const isMine = seat === me;
  const isIn = sale.sealed.includes(seat);
  const amount = isMine ? (asked === 'open' ? draft.amount : (sale.mine ?? undefined)) : undefined;
  const isOpen = isMine && asked === 'open';
  const { states, sealedWith, standing } = m().table;
  const isKnown = isMine && isIn && amount !== undefined;
  const state = isOpen
    ? states.open
    : isKnown
      ? sealedWith(amount)
      : isIn
        ? states.sealed
        : states.choosing;
  return (
    <div class={`tr-bid tr-sealed ${isOpen ? 'me' : ''} ${isIn ? 'done' : isMine ? '' : 'lit'}`}>
      <Name turn={turn} seat={seat} />
      <Envelope state={isOpen ? amount! : isIn ? 'sealed' : 'none'} />
      <span class="tr-bid-st">{standing(state, seat === sale.broker)}</span>
    </div>
  );
}

function Bid({ turn, sale, seat, place }: ColumnProps & { readonly place: number }) {
  const { last, me, draft, set, asked, view } = turn;
  const pieces = piecesOf(sale, last.sale, seat);
  const isAsked = view.toAct.includes(seat);
  const isMe = seat === me && asked === 'bid';
  const bid = sale.bids[seat]!;
  const standing = sale.standing[seat]!;
  const state =
    standing === 'none'
      ? m().table.states.none
      : standing === 'out'
        ? m().table.states.out
        : seat === sale.leader
          ? m().table.states.leads
          : isMe
            ? m().table.states.myTurn
            : isAsked
              ? m().table.states.asked
              : m().table.states.in;
  const isAiming = asked === 'bid' && draft.card !== undefined && kindOf(set, draft.card) === 'out';
  const canHit = isAiming && seat !== me && turn.allows({ type: 'knockOut', seat });
  const isHit = isAiming && draft.seat === seat;
  const css = `tr-bid ${standing} ${seat === sale.leader ? 'lead' : ''} ${isMe ? 'me' : ''} ${isAsked && !isMe ? 'lit' : ''} ${canHit ? 'can' : ''} ${isHit ? 'on' : ''}`;
  const added: readonly Piece[] = isMe
    ? [
        ...draft.investors.map((card) => ({ amount: brings(set, card), isInvestor: true })),
        ...(draft.cash > 0 ? [{ amount: draft.cash, isInvestor: false }] : []),
      ]
    : [];
  const isReveal = last.sale?.shownAt === last.version;
  const body = (
    <>
      <Name turn={turn} seat={seat} />
      <span class="tr-stack">
        {pieces.map((piece, i) => (
          <Slice key={i} piece={piece} />
        ))}
        {added.map((piece, i) => (
          <Slice key={`+${i}`} piece={piece} isNew />
        ))}
      </span>
      <span class="tr-sum face">
        {figure(bid)}
        <small>{m().names.million}</small>
      </span>
      <span class="tr-bid-st">{m().table.standing(state, seat === sale.broker)}</span>
      {isReveal && <Reveal place={place} />}
    </>
  );
  const label = m().table.bidLabel(turn.model.people(seat), bid, state);
  return canHit ? (
    <button
      type="button"
      class={css}
      aria-pressed={isHit}
      data-move={JSON.stringify({ type: 'knockOut', seat })}
      onClick={() => touchSeat(turn, seat)}
    >
      <span class="sr">{label}</span>
      <span class="tr-print-only" aria-hidden="true">
        {body}
      </span>
    </button>
  ) : (
    <div class={css} role="img" aria-label={label}>
      {body}
    </div>
  );
}

/** The closed envelope over a column: it turns away, left to right. */
export const Reveal = ({ place }: { readonly place: number }) => (
  <span class="tr-reveal" style={`--i: ${place}`} aria-hidden="true">
    <Envelope state="sealed" />
  </span>
);

export const Slice = ({
  piece,
  isNew = false,
}: {
  readonly piece: Piece;
  readonly isNew?: boolean;
}) => (
  <u
    class={`${piece.isInvestor ? 'inv' : ''} ${isNew ? 'ghost' : ''}`}
    style={`--v: ${piece.amount}`}
  >
    {piece.isInvestor && <Icon name="bank" />}
    <span>{isNew ? `+ ${figure(piece.amount)}` : figure(piece.amount)}</span>
  </u>
);
