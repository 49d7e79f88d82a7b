/** Before a round: the last winner's Open cards face the Big Loser's. */

import type { View } from '../rules/index.ts';
import type { People, Seat } from '@parlor/kit';
import { Deferred, Medallion, Tick } from '@parlor/table-ui';
import { CardArt } from './CardArt.tsx';
import type { Composing } from './composing.ts';
import { m } from './messages.ts';
import type { Lying, Placed } from './tracking.ts';

interface SwapSceneProps {
  readonly view: View;
  readonly lying: Lying;
  readonly people: People;
  readonly nameOf: (seat: Seat) => string;
  readonly composing: Composing;
  readonly isAsked: boolean;
}

export function SwapScene({ view, lying, people, nameOf, composing, isAsked }: SwapSceneProps) {
  const winner = view.turn!;
  const loser = view.loser!;
  const { mine, theirs } = composing.swap.value;
  const row = (seat: Seat, side: 'mine' | 'theirs') => (
    <SwapRow
      seat={seat}
      side={side}
      name={nameOf(seat)}
      people={people}
      open={lying.open[seat] ?? []}
      composing={composing}
      isAsked={isAsked}
    />
  );
  return (
    <div class="centre swap-scene">
      {/* After the deal of the new round, which is much to draw. */}
      <Deferred>
        {row(loser, 'theirs')}
        <Arrow from={mine} to={theirs} />
        {row(winner, 'mine')}
        {!isAsked && <p class="caption">{m().captions.maySwap(people(winner), people(loser))}</p>}
      </Deferred>
    </div>
  );
}

interface SwapRowProps {
  readonly seat: Seat;
  readonly side: 'mine' | 'theirs';
  readonly name: string;
  readonly people: People;
  readonly open: readonly (Placed | null)[];
  readonly composing: Composing;
  readonly isAsked: boolean;
}

function SwapRow({ seat, side, name, people, open, composing, isAsked }: SwapRowProps) {
  const chosen = composing.swap.value[side];
  const who = people(seat);
  return (
    <div
      class={`facing ${side === 'mine' ? 'ours' : 'theirs'}`}
      role="group"
      aria-label={m().places.swapRow(who)}
    >
      <div class="who">
        <Medallion seat={seat} name={name} />
        <span>{m().places.swapRow(who)}</span>
      </div>
      <div class="cards" data-row>
        {open.map((placed, place) => {
          if (!placed) return <span key={place} class="ob" />;
          const { key, card } = placed;
          const isOn = chosen === place;
          return (
            <span
              key={key}
              class={`ob ${isOn ? 'on' : ''} ${chosen !== undefined && !isOn ? 'other' : ''} ${isAsked ? 'ready' : ''} ${composing.shaken.value === key ? 'shake' : ''}`}
              data-flip={who.isReader ? key : `facing-${key}`}
            >
              <span class="under">
                <CardArt />
              </span>
              <CardArt card={card} />
              {isOn && <Tick />}
              <button
                type="button"
                class="touch"
                aria-pressed={isOn}
                aria-disabled={!isAsked}
                aria-label={m().places.swapSpoken(who, card)}
                data-pick={key}
                onClick={() => composing.tapSwap(side, place, key)}
              />
            </span>
          );
        })}
      </div>
      <span class="balance" />
    </div>
  );
}

/** Joins the two cards; before both are chosen it only says which way things go. */
function Arrow({
  from,
  to,
}: {
  readonly from: number | undefined;
  readonly to: number | undefined;
}) {
  const isBoth = from !== undefined && to !== undefined;
  const x = (place: number | undefined): number => 62 + 124 * (place ?? 1);
  const top = x(to);
  const bottom = x(from);
  return (
    <div class={`arrow ${isBoth ? 'joined' : ''}`} aria-hidden="true">
      <svg viewBox="0 0 372 62">
        <path
          d={`M${top} 4C${top} 38 ${bottom} 24 ${bottom} 58`}
          fill="none"
          stroke="currentColor"
          stroke-width="3"
          stroke-dasharray="7 6"
        />
        <path d={`M${top - 7} 10l7-9 7 9zM${bottom - 7} 52l7 9 7-9z`} fill="currentColor" />
      </svg>
    </div>
  );
}
