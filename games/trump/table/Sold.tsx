/** The hammer has fallen: who has it, for how much, and what was in the box. */

import { Icon, SeatMedallion } from '@parlor/table-ui';
import { Picture } from './art.tsx';
import type { LastSale } from './last.ts';
import { figure, money, propertyName } from './printed.ts';
import { seatsFromMe } from './reading.ts';
import { Reveal, Slice } from './SaleStage.tsx';
import { m } from './messages.ts';
import type { Turn } from './turn.ts';

export function Sold({ turn, sale }: { readonly turn: Turn; readonly sale: LastSale }) {
  const { model, set, last } = turn;
  const { end } = sale;
  const winner = end?.type === 'sold' ? end.to : undefined;
  const isReveal = sale.shownAt === last.version;
  const most = Math.max(60, ...sale.pieces.map((pieces) => sum(pieces)));
  return (
    <section class="tr-sold" aria-label={m().table.sale} key={`${sale.property}-${last.version}`}>
      <div class={`tr-lot sold ${isReveal ? 'late' : ''}`} data-flip={`lot-${sale.property}`}>
        <Picture set={set} property={sale.property} />
        <b>{propertyName(set, sale.property)}</b>
        {end?.type !== 'sold' ? (
          <span>{end?.again ? m().table.nobodyYet : m().table.nobody}</span>
        ) : (
          <>
            <span class="tr-hammer">
              <Icon name="gavel" />
              {(end.paid === 'box' ? m().table.keptBy : m().table.soldTo)(model.people(end.to))}
            </span>
            <span>
              {end.paid === 'box' ? m().table.intoBox(end.price) : m().table.forPrice(end.price)}
            </span>
          </>
        )}
        {sale.box !== undefined && (
          <span class="tr-opened">
            <i aria-hidden="true" />
            {m().table.inBox(sale.box)}
          </span>
        )}
      </div>
      <ol
        class="tr-bids small"
        aria-label={m().table.bids}
        style={`--n: ${sale.pieces.length}; --most: ${most}`}
      >
        {seatsFromMe(turn.view).map((seat, place) => {
          const pieces = sale.pieces[seat]!;
          return (
            <li
              key={seat}
              class={`tr-bid ${seat === winner ? 'lead' : ''} ${sale.out.includes(seat) ? 'out' : pieces.length === 0 ? 'none' : 'in'}`}
            >
              <span class="tr-bid-nm">
                <SeatMedallion model={model} seat={seat} />
                <span>{model.called(seat)}</span>
              </span>
              <span class="tr-stack">
                {pieces.map((piece, i) => (
                  <Slice key={i} piece={piece} />
                ))}
              </span>
              <span class="tr-sum face">
                {figure(sum(pieces))}
                <small>{m().names.million}</small>
              </span>
              {isReveal && <Reveal place={place} />}
              <span class="sr">{money(sum(pieces))}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const sum = (pieces: readonly { readonly amount: number }[]): number =>
  pieces.reduce((all, { amount }) => all + amount, 0);
