/** The table of 8½: the Lift with its pile, everyone's store around it, my cards below. */

import { useEffect, useMemo } from 'preact/hooks';
import type { Event, View } from '../rules/index.ts';
import type { People, Seat } from '@parlor/kit';
import { DIGITS, digitKeys } from '@parlor/table-ui/logic';
import { type Action, Icon, type SeatParts, TableFrame, type TableModel } from '@parlor/table-ui';
import { type Asked, askedOf, whereOf } from './asking.ts';
import { Board, ROUND_MS } from './Board.tsx';
import { Chronicle } from './chronicle.ts';
import { Composing } from './composing.ts';
import { type Consequence, consequenceOf } from './consequences.ts';
import { riskOf } from './dialling.ts';
import { tagOf } from './happening.ts';
import { type Keys, keyHelp } from './keyHelp.ts';
import { Known } from './Known.tsx';
import { Mine } from './Mine.tsx';
import { EndingPart } from './Ending.tsx';
import { Standing } from './Standing.tsx';
import { Store } from './Store.tsx';
import { m } from './messages.ts';
import { playLabel, playLine } from './playing.ts';
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
  useSounds(model, moment?.events as readonly Event[] | undefined);
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
      {...askAndActions(view, people, composing, isAsked)}
      mine={
        me !== undefined &&
        view.phase !== 'over' && <Mine {...{ view, me, lying, people, composing, isAsked }} />
      }
      standing={<Standing {...{ view, people, nameOf }} />}
      rail={model.isCounting && <Known view={view} people={people} />}
      ending={<EndingPart {...{ view, people, nameOf }} />}
      keys={keysOf(composing)}
      keyHelp={keyHelp}
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

function askAndActions(
  view: View,
  people: People,
  composing: Composing,
  isAsked: boolean,
): { readonly ask?: Asked; readonly actions?: readonly Action[] } {
  if (!isAsked) return {};
  const move = composing.move();
  const press = (): void => composing.send();
  const { plays } = m();
  const asked = askedOf(view, people, composing.legal);
  if (view.phase === 'swap') {
    return {
      ask: asked,
      actions: [
        {
          label: plays.label({ type: 'keep' }, false),
          move: { type: 'keep' },
          kind: 'quiet',
          key: 'p',
        },
        move
          ? { label: playLabel(move, undefined), press, kind: 'primary' }
          : { label: plays.swap, kind: 'primary', whyNot: plays.chooseBothFirst },
      ],
    };
  }
  const consequence = move && consequenceOf(view, view.viewer as Seat, move);
  const isBlind = composing.legal[0]?.type === 'blind';
  return {
    ask: {
      title: asked.title,
      line:
        move && consequence && isNotable(consequence)
          ? playLine(view, people, move, consequence)
          : asked.line,
    },
    actions: [
      move
        ? { label: playLabel(move, consequence), press, kind: 'primary' }
        : {
            label: plays.chooseCard,
            kind: 'primary',
            whyNot: isBlind ? plays.chooseBlindFirst : plays.chooseCardFirst,
          },
    ],
  };
}

/** More than the pile having another value. */
const isNotable = ({ caught, escaped, risk, demand, isOut }: Consequence): boolean =>
  [caught, escaped, risk].some((one) => one !== undefined) || demand || isOut;

/** Digits choose, Escape lets go. */
const keysOf = (composing: Composing): Keys => ({
  Escape: () => composing.clear(),
  ...digitKeys(DIGITS.length, (at) =>
    document.querySelectorAll<HTMLElement>('.app [data-pick]')[at]?.click(),
  ),
});

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

function useSounds(model: TableModel, events: readonly Event[] | undefined): void {
  useEffect(() => {
    if (events?.some(({ type }) => type === 'caught')) model.play('caught');
    else if (events?.some(({ type }) => type === 'round-ended')) model.play('won');
    else if (events?.some(({ type }) => type === 'dealt')) model.play('deal');
  }, [events]);
}
