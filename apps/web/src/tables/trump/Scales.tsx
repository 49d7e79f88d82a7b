/** What each side has more of when all goes as written, and what the other sees of my hand. */

import type { Seat } from '@parlor/kit';
import { type Clause, type HiddenClause, type Line, linesOf } from '@parlor/trump/words';
import { Icon } from '../../parts/Icon.tsx';
import { Medallion } from '../../parts/Medallion.tsx';
import { clausesOf, type Side, shownBy, sideOf } from './deal.ts';
import { D } from './dealStrings.ts';
import { cardName, propertyName } from './printed.ts';
import type { Turn } from './turn.ts';
import { warningsOn } from './voids.ts';

interface ScalesProps {
  readonly turn: Turn;
  readonly other: Seat;
  readonly lines?: readonly Line[];
  /** Of an offer between me and another: every card in it is named. */
  readonly clauses?: readonly HiddenClause[];
}

export function Scales({ turn, other, lines, clauses = [] }: ScalesProps) {
  const { view, set, me, model } = turn;
  const all = lines ?? linesOf(clauses as readonly Clause[]);
  const warnings = warningsOn(view, model.who, { from: me!, to: other, clauses: clausesOf(all) });
  // What comes to nothing, or may, is not counted.
  const sure = all.filter((_, place) => !warnings.has(place));
  const head = warnings.size > 0 ? D.scalesWithout : D.scales;
  return (
    <section class="tr-scales" aria-label={head}>
      <p class="tr-scales-head">{head}</p>
      <Pan turn={turn} seat={me!} side={sideOf(view, set, sure, me!)} />
      <Pan turn={turn} seat={other} side={sideOf(view, set, sure, other)} />
      {lines && <Seen turn={turn} other={other} lines={lines} />}
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
  const names = (properties: readonly number[]): string =>
    properties.map((property) => propertyName(set, property)).join(', ');
  const notes = [
    ...(side.properties.length > 0 ? [D.gets(names(side.properties))] : []),
    ...(side.lost.length > 0 ? [D.loses(names(side.lost))] : []),
    ...(side.cards === 0 ? [] : [D.plusCards(side.cards)]),
  ];
  return (
    <div class="tr-pan">
      <p class="tr-pan-head show">
        <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
        {model.who(seat)}
        <b class={`face ${side.money < 0 ? 'minus' : ''}`}>{D.gain(side.money, side.isAbout)}</b>
      </p>
      {notes.length > 0 && <p>{notes.join(', ')}</p>}
    </div>
  );
}

function Seen({
  turn,
  other,
  lines,
}: {
  readonly turn: Turn;
  readonly other: Seat;
  readonly lines: readonly Line[];
}) {
  const { view, set, model } = turn;
  const shown = shownBy(view, lines);
  const name = model.who(other);
  return (
    <p class="tr-seen">
      <Icon name="eye" />
      {shown.length === 0
        ? D.seesNothing(name)
        : D.willSee(name, shown.map((card) => cardName(set, card)).join(', '))}
    </p>
  );
}
