/** What each side has more of when all goes as written, and what the other sees of my hand. */

import type { Seat } from '@parlor/kit';
import { Icon, SeatMedallion } from '@parlor/table-ui';
import { m } from './messages.ts';
import { type Deal, partiesOf, shownBy } from './deal.ts';
import { cardName, propertyName } from './printed.ts';
import { remarksOn } from './remarks.ts';
import { type Side, sideOf } from './sides.ts';
import type { Turn } from './turn.ts';

interface ScalesProps {
  readonly turn: Turn;
  readonly deal: Deal;
  /** It is mine to write: what the others will see of my hand by it. */
  readonly isWriting?: boolean;
}

export function Scales({ turn, deal, isWriting = false }: ScalesProps) {
  const { view, set, me, model } = turn;
  const { to, and, lines } = deal;
  const remarks = remarksOn(view, model.people, {
    from: me!,
    to,
    ...(and.length > 0 && { and }),
    ...(deal.ends !== undefined && { ends: deal.ends }),
    clauses: lines,
  });
  // What comes to nothing, or may, is not counted.
  const isVoid = (place: number): boolean =>
    remarks.get(place)?.some(({ kind }) => kind === 'void') ?? false;
  const sure = lines.filter((_, place) => !isVoid(place));
  const head = sure.length < lines.length ? m().deals.scalesWithout : m().deals.scales;
  return (
    <section class="tr-scales" aria-label={head}>
      <p class="tr-scales-head">{head}</p>
      {partiesOf(view, deal).map((seat) => (
        <Pan key={seat} turn={turn} seat={seat} side={sideOf(view, set, deal, sure, seat)} />
      ))}
      {isWriting && <Seen turn={turn} deal={deal} />}
    </section>
  );
}

function Pan({
  turn,
  seat,
  side,
}: {
  readonly turn: Turn;
  readonly seat: Seat;
  readonly side: Side;
}) {
  const { model, set } = turn;
  const names = (properties: readonly number[]): string[] =>
    properties.map((property) => propertyName(set, property));
  const notes = [
    ...(side.properties.length > 0 ? [m().deals.gets(names(side.properties))] : []),
    ...(side.lost.length > 0 ? [m().deals.loses(names(side.lost))] : []),
    ...(side.cards === 0 ? [] : [m().deals.cards(side.cards)]),
  ];
  return (
    <div class="tr-pan">
      <p class="tr-pan-head show">
        <SeatMedallion model={model} seat={seat} />
        {model.called(seat)}
        <b class={`face ${side.money < 0 ? 'minus' : ''}`}>
          {m().deals.gain(side.money, side.isAbout)}
        </b>
      </p>
      {notes.length > 0 && <p>{notes.join(', ')}</p>}
    </div>
  );
}

function Seen({ turn, deal }: { readonly turn: Turn; readonly deal: Deal }) {
  const { view, set, model } = turn;
  const shown = shownBy(view, deal.lines);
  const others = [deal.to, ...deal.and].map(model.people);
  return (
    <p class="tr-seen">
      <Icon name="eye" />
      {shown.length === 0
        ? m().deals.seesNothing(others)
        : m().deals.willSee(
            others,
            shown.map((card) => cardName(set, card)),
          )}
    </p>
  );
}
