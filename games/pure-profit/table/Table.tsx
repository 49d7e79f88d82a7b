/** The whole table: skyline and piles on the cloth, hands at the seats, mine below. */

import { useEffect } from 'preact/hooks';
import type { Event } from '../rules/index.ts';
import { type Sound, TableFrame, type TableModel, useSounds } from '@parlor/table-ui';
import { askedOf } from './asking.ts';
import { EndingPart } from './Ending.tsx';
import { keyHelp } from './keyHelp.ts';
import { keysOf } from './keysOf.ts';
import { m } from './messages.ts';
import { Mine } from './Mine.tsx';
import { OpenTray } from './OpenTray.tsx';
import { Pairs } from './Pairs.tsx';
import { Piles } from './Piles.tsx';
import { gamesOf } from './scores.ts';
import { seatParts } from './SeatHand.tsx';
import { Skyline } from './Skyline.tsx';
import { Standing } from './Standing.tsx';
import { type Turn, useTurn } from './turn.ts';

/** A pile of no use now gives way to the brass button. */
const CHOICES = '[data-compose] button, .pp-take button, .pp-pile[aria-disabled="true"]';

export function Table({ model }: { readonly model: TableModel }) {
  const turn = useTurn(model);
  useSounds(model, SOUNDS);
  useShake(model);
  if (!turn) return <TableFrame model={model} />;
  const { view } = turn;
  return (
    <TableFrame
      model={model}
      where={whereOf(turn)}
      seat={(seat) => seatParts(turn, seat)}
      board={
        // The ending lies over it.
        <div class={`pp-board seats-${view.seats}`} inert={model.isOver.value}>
          <Happened turn={turn} />
          <Skyline turn={turn} />
          <Piles turn={turn} />
          {turn.asked === 'choose' && <OpenTray turn={turn} />}
          {view.pairs.length > 0 && <Pairs turn={turn} />}
        </div>
      }
      asked={askedOf(turn)}
      mine={turn.me === undefined ? null : <Mine turn={turn} />}
      standing={<Standing turn={turn} />}
      keys={keysOf(turn)}
      keyHelp={keyHelp()}
      choices={CHOICES}
      ending={model.isOver.value ? <EndingPart turn={turn} /> : undefined}
    />
  );
}

function whereOf({ view, isFirst }: Turn): string {
  const { table } = m();
  const games = gamesOf(view);
  return [
    games === 1 ? table.where(view.seats) : table.whereInSeries(view.game, games, view.seats),
    ...(view.options.openSteal ? [table.openSteal] : []),
    ...(view.options.steals === 'reshuffled' && !isFirst ? [table.stealsBack] : []),
    ...(view.options.finish === 'discard' ? [table.discardLast] : []),
    ...(view.options.deck === null ? [] : [table.ownDeck]),
  ].join(' · ');
}

/** The last thing that happened, over the towers. */
function Happened({ turn: { model } }: { readonly turn: Turn }) {
  const text = model.log.value.at(-1)?.text;
  return (
    <p class="pp-happened" aria-hidden="true">
      {text !== undefined && (
        <span class="caption" title={text}>
          {text}
        </span>
      )}
    </p>
  );
}

/** The loudest first. */
const SOUNDS: readonly (readonly [Event['type'], Sound])[] = [
  ['banked', 'coin'],
  ['paired', 'caught'],
  ['settled', 'caught'],
  ['stole', 'pass'],
  ['finished', 'won'],
  ['reshuffled', 'deal'],
  ['dealt', 'deal'],
];

const SHAKE = [0, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const SHAKE_MS = 240;

/** What was touched and cannot be used shakes once; the question's line says why. */
function useShake(model: TableModel): void {
  const { isMotionReduced } = model.services.preferences;
  const refusal = model.refusal.value;
  useEffect(() => {
    if (refusal === undefined || isMotionReduced.peek()) return;
    document.activeElement
      ?.closest('.pp-card, .pp-pile, .pp-take')
      ?.animate(SHAKE, { duration: SHAKE_MS });
  }, [refusal]);
}
