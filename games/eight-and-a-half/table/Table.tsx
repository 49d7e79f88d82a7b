/** The table of 8½: the Lift with its pile, everyone's store around it, my cards below. */

import { useEffect, useMemo } from 'preact/hooks';
import type { Event, View } from '../rules/index.ts';
import type { Seat } from '@parlor/kit';
import { DIGITS } from '@parlor/web/table-logic';
import {
  type Action,
  Icon,
  play,
  type SeatParts,
  speed,
  TableFrame,
  type TableModel,
} from '@parlor/web/table-ui';
import { Board, ROUND_MS } from './Board.tsx';
import { Chronicle } from './chronicle.ts';
import { Composing } from './composing.ts';
import { type Consequence, consequenceOf } from './consequences.ts';
import { riskOf } from './dialling.ts';
import { type Keys, keyHelp } from './keyHelp.ts';
import { Known } from './Known.tsx';
import { Mine } from './Mine.tsx';
import { Standing, EndOfMatch } from './Standing.tsx';
import { Store } from './Store.tsx';
import * as say from './strings.ts';
import type { Lying } from './tracking.ts';
import { walk } from './walking.ts';

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
  const { lying, tags, ended } = chronicle.told.value;
  useSounds(moment?.events as readonly Event[] | undefined);
  useScenes(model);
  if (!moment || !lying) return <TableFrame model={model} />;

  const view = moment.view as View;
  const me = model.me.value;
  const isAsked = model.isMyTurn.value && model.legal.value !== undefined;
  const names: say.Names = { me, who: model.who };
  const nameOf = (seat: Seat): string => model.seats.value[seat]?.name ?? '';
  return (
    <TableFrame
      model={model}
      where={say.whereText(view)}
      seat={(seat) => seatParts(view, lying, seat, tags.get(seat))}
      board={
        <Board
          {...{ view, lying, names, nameOf, composing, isAsked, ended }}
          events={moment.events as readonly Event[]}
        />
      }
      {...askAndActions(view, names, composing, isAsked)}
      mine={
        me !== undefined &&
        view.phase !== 'over' && <Mine {...{ view, me, lying, names, composing, isAsked }} />
      }
      standing={<Standing {...{ view, names, nameOf }} />}
      rail={model.isCounting.value && <Known view={view} names={names} />}
      ending={<EndOfMatch {...{ view, names, nameOf }} />}
      keys={keysOf(composing)}
      keyHelp={keyHelp}
    />
  );
}

function seatParts(view: View, lying: Lying, seat: Seat, tag: string | undefined): SeatParts {
  const player = view.players[seat]!;
  const isSwap = view.phase === 'swap';
  const role = !isSwap
    ? undefined
    : seat === view.loser
      ? say.BIG_LOSER
      : seat === view.turn
        ? say.LAST_WINNER
        : undefined;
  return {
    sub: (
      <>
        <span>
          <Icon name="cards" />
          {view.pending === seat ? say.OUT_WAITING : say.inHand(player.handSize)}
        </span>
      </>
    ),
    more: <Store seat={seat} round={view.round} player={player} open={lying.open[seat] ?? []} />,
    say: role ?? tag ?? '',
    isAtRisk: riskOf(view)?.seat === seat,
  };
}

function askAndActions(
  view: View,
  names: say.Names,
  composing: Composing,
  isAsked: boolean,
): { readonly ask?: say.Asked; readonly actions?: readonly Action[] } {
  if (!isAsked) return {};
  const move = composing.move();
  const press = (): void => composing.send();
  if (view.phase === 'swap') {
    return {
      ask: say.askedToSwap(names.who(view.loser!)),
      actions: [
        { label: say.KEEP, move: { type: 'keep' }, kind: 'quiet', key: 'p' },
        move
          ? { label: say.playLabel(view, names, move), press, kind: 'primary' }
          : { label: say.SWAP, kind: 'primary', whyNot: say.CHOOSE_BOTH },
      ],
    };
  }
  const { legal } = composing;
  const asked = say.askedToPlay(view, names, legal);
  const consequence = move && consequenceOf(view, names.me!, move);
  const isBlind = legal[0]?.type === 'blind';
  return {
    ask: {
      title: asked.title,
      line:
        move && consequence && isNotable(consequence)
          ? `${say.playTitle(move, undefined)}: ${say.playResult(view, names, move, consequence)}.`
          : asked.line,
    },
    actions: [
      move
        ? { label: say.playLabel(view, names, move), press, kind: 'primary' }
        : {
            label: say.CHOOSE_A_CARD,
            kind: 'primary',
            whyNot: isBlind ? say.CHOOSE_BLIND : say.CHOOSE_FIRST,
          },
    ],
  };
}

/** More than the pile having another value. */
const isNotable = ({ caught, escaped, risk, demand, isOut }: Consequence): boolean =>
  [caught, escaped, risk].some((one) => one !== undefined) || demand || isOut;

/** Arrows walk, digits choose, Escape lets go; Space is the button's own. */
const keysOf = (composing: Composing): Keys => ({
  ArrowLeft: () => walk('left'),
  ArrowRight: () => walk('right'),
  ArrowUp: () => walk('up'),
  ArrowDown: () => walk('down'),
  Escape: () => composing.clear(),
  ...Object.fromEntries(
    DIGITS.map((digit, i) => [
      digit,
      () => document.querySelectorAll<HTMLElement>('.app [data-pick]')[i]?.click(),
    ]),
  ),
});

/** A catch and the end of a round are looked at a little longer, unless I am asked something. */
function useScenes(model: TableModel): void {
  const moment = model.shown.value;
  useEffect(() => {
    if (!moment || moment.question || moment.outcome) return;
    const types = new Set((moment.events as readonly Event[]).map(({ type }) => type));
    // After the result there is still time to see what may be swapped.
    if (types.has('round-ended')) model.hold(ROUND_MS[speed.peek()] * 1.4);
    else if (types.has('caught')) model.hold(CATCH_MS[speed.peek()]);
  }, [moment]);
}

const CATCH_MS = { calm: 2600, normal: 1700, quick: 900, instant: 0 } as const;

function useSounds(events: readonly Event[] | undefined): void {
  useEffect(() => {
    if (events?.some(({ type }) => type === 'caught')) play('caught');
    else if (events?.some(({ type }) => type === 'round-ended')) play('won');
    else if (events?.some(({ type }) => type === 'dealt')) play('deal');
  }, [events]);
}
