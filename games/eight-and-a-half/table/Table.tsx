/** The table of 8½: the Lift with its pile, everyone's store around it, my cards below. */

import { useEffect, useMemo } from 'preact/hooks';
import type { Event, View } from '../rules/index.ts';
import type { People, Seat } from '@parlor/kit';
import {
  Icon,
  type SeatParts,
  type Sound,
  TableFrame,
  type TableModel,
  useSounds,
} from '@parlor/table-ui';
import { askedOf } from './asking.ts';
import { whereOf } from './where.ts';
import { Board, ROUND_MS } from './Board.tsx';
import { Chronicle } from './chronicle.ts';
import { Composing } from './composing.ts';
import { riskOf } from './dialling.ts';
import { tagOf } from './happening.ts';
import { keyHelp } from './keyHelp.ts';
import { keysOf } from './keysOf.ts';
import { Known } from './Known.tsx';
import { Mine } from './Mine.tsx';
import { EndingPart } from './Ending.tsx';
import { Standing } from './Standing.tsx';
import { Store } from './Store.tsx';
import { m } from './messages.ts';
import type { Lying } from './tracking.ts';

const CHOICES = '[data-pick], .plays button';

export function Table({ model }: { readonly model: TableModel }) {
  const { chronicle, composing } = useMemo(() => {
    const ours = new Chronicle(model);
    return { chronicle: ours, composing: new Composing(model, ours) };
  }, [model]);
  useEffect(
    () => () => {
      composing.close();
      chronicle.close();
    },
    [chronicle, composing],
  );
  const moment = model.shown.value;
  const { lying, deeds, ended } = chronicle.told.value;
  useSounds(model, SOUNDS);
  useScenes(model);
  if (!moment || !lying) return <TableFrame model={model} />;

  const view = moment.view as View;
  const me = model.me.value;
  const isAsked = model.isMyTurn.value && model.legal.value !== undefined;
  const people = model.people;
  const nameOf = (seat: Seat): string => model.seats.value[seat]?.name ?? '';
  return (
    <TableFrame
      model={model}
      where={whereOf(view)}
      seat={(seat) => seatParts({ view, lying, people, seat, deed: deeds.get(seat) })}
      board={
        <Board
          {...{ view, lying, people, nameOf, composing, isAsked, ended }}
          events={moment.events as readonly Event[]}
        />
      }
      asked={isAsked ? askedOf(view, people, composing) : undefined}
      mine={
        me !== undefined &&
        view.phase !== 'over' && <Mine {...{ view, me, lying, people, composing, isAsked }} />
      }
      standing={<Standing {...{ view, people, nameOf }} />}
      rail={model.isCounting && <Known view={view} people={people} />}
      ending={<EndingPart {...{ view, people, nameOf }} />}
      keys={keysOf(composing)}
      keyHelp={keyHelp()}
      choices={CHOICES}
    />
  );
}

interface SeatOf {
  readonly view: View;
  readonly lying: Lying;
  readonly people: People;
  readonly seat: Seat;
  /** What it did last. */
  readonly deed: Event | undefined;
}

function seatParts({ view, lying, people, seat, deed }: SeatOf): SeatParts {
  const { places, tags } = m();
  const player = view.players[seat]!;
  const isSwap = view.phase === 'swap';
  const role = !isSwap
    ? undefined
    : seat === view.loser
      ? tags.bigLoser
      : seat === view.turn
        ? tags.lastWinner
        : undefined;
  return {
    sub: (
      <>
        <span>
          <Icon name="cards" />
          {view.pending === seat ? places.outUnlessCaught : places.inHand(player.handSize)}
        </span>
      </>
    ),
    more: <Store seat={seat} round={view.round} player={player} open={lying.open[seat] ?? []} />,
    say: role ?? (deed && tagOf(deed, people)) ?? '',
    isAtRisk: riskOf(view)?.seat === seat,
  };
}

/** A catch and the end of a round are looked at a little longer, unless I am asked something. */
function useScenes(model: TableModel): void {
  const moment = model.shown.value;
  useEffect(() => {
    if (!moment || moment.question || moment.outcome) return;
    const types = new Set((moment.events as readonly Event[]).map(({ type }) => type));
    const { speed } = model.services.preferences;
    // After the result there is still time to see what may be swapped.
    if (types.has('round-ended')) model.hold(ROUND_MS[speed.peek()] * 1.4);
    else if (types.has('caught')) model.hold(CATCH_MS[speed.peek()]);
  }, [moment]);
}

const CATCH_MS = { calm: 2600, normal: 1700, quick: 900, instant: 0 } as const;

/** The loudest first. */
const SOUNDS: readonly (readonly [Event['type'], Sound])[] = [
  ['caught', 'caught'],
  ['round-ended', 'won'],
  ['dealt', 'deal'],
];
