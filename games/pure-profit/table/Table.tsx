/** The whole table: skyline and piles on the cloth, hands at the seats, mine below. */

import { useEffect } from 'preact/hooks';
import type { Event } from '../rules/index.ts';
import { digitKeys } from '@parlor/table-ui/logic';
import { TableFrame, type TableModel } from '@parlor/table-ui';
import { askedOf } from './asking.ts';
import { EndingPart } from './Ending.tsx';
import { keyHelp, type Keys } from './keyHelp.ts';
import { m } from './messages.ts';
import { Mine } from './Mine.tsx';
import { OpenTray } from './OpenTray.tsx';
import { Pairs } from './Pairs.tsx';
import { Piles } from './Piles.tsx';
import { gamesOf } from './scores.ts';
import { seatParts } from './SeatHand.tsx';
import { Skyline } from './Skyline.tsx';
import { Standing } from './Standing.tsx';
import { stealInUse, take } from './stealing.ts';
import { touchCard, touchDiscards, touchOpen, touchPile, touchVictim } from './touching.ts';
import { othersOf, type Turn, useTurn } from './turn.ts';

/** A pile of no use now gives way to the brass button. */
const CHOICES = '[data-compose] button, .pp-take button, .pp-pile[aria-disabled="true"]';

export function Table({ model }: { readonly model: TableModel }) {
  const turn = useTurn(model);
  useSounds(model);
  useShake(model);
  const decision = turn && askedOf(turn);
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
      {...(decision && { ask: decision, actions: decision.actions })}
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

const SOUNDS = {
  banked: 'coin',
  paired: 'caught',
  settled: 'caught',
  stole: 'pass',
  finished: 'won',
  reshuffled: 'deal',
  dealt: 'deal',
} as const;

function useSounds(model: TableModel): void {
  const moment = model.shown.value;
  useEffect(() => {
    const types = (moment?.events ?? []).map((event) => (event as Event).type);
    const loudest = Object.keys(SOUNDS).find((type) => types.includes(type as Event['type']));
    if (loudest !== undefined) model.play(SOUNDS[loudest as keyof typeof SOUNDS]);
  }, [moment]);
}

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

function keysOf(turn: Turn): Keys {
  const keys: Keys = {};
  const { asked, view, change, draft } = turn;
  const digits = (count: number, press: (at: number) => void): void => {
    Object.assign(keys, digitKeys(count, press));
  };
  const steal = stealInUse(turn);
  if (steal !== undefined) {
    const others = othersOf(turn);
    digits(others.length, (at) => take(turn, steal, others[at]!));
    return keys;
  }
  switch (asked) {
    case 'draw':
      keys['d'] = () => touchPile(turn);
      keys['x'] = () => touchDiscards(turn);
      keys['1'] = keys['d'];
      keys['2'] = keys['x'];
      break;
    case 'settle':
    case 'stuck':
    case 'act':
      digits(view.hand.length, (at) => touchCard(turn, at));
      if (!draft.isFinishing && draft.picked !== undefined)
        keys['Escape'] = () => change({ picked: undefined });
      break;
    case 'take': {
      const others = othersOf(turn);
      digits(others.length, (at) => touchVictim(turn, others[at]!));
      break;
    }
    case 'lay':
      digits(view.pairs.length, (at) => touchOpen(turn, at));
      if (draft.picked !== undefined) keys['Escape'] = () => change({ picked: undefined });
      break;
    case 'choose':
      digits(view.players[view.stealing!.from!]!.known.length, (at) => touchOpen(turn, at));
      if (draft.picked !== undefined) keys['Escape'] = () => change({ picked: undefined });
      break;
    case null:
    case undefined:
  }
  return keys;
}
