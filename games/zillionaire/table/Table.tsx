/** The table of Zillionaire: what is chosen, and everything around it. */

import { useEffect } from 'preact/hooks';
import type { Event, View } from '../rules/index.ts';
import { act, type Moment, type Speed, TableFrame, type TableModel } from '@parlor/table-ui';
import { askedOf } from './asking.ts';
import { Board } from './Board.tsx';
import { heldOf, triedWith, useChoice } from './choice.ts';
import { Mine } from './Mine.tsx';
import { keyHelp } from './keyHelp.ts';
import { keysOf } from './keysOf.ts';
import { m } from './messages.ts';
import { EndingPart } from './Ending.tsx';
import { roundOf, takenBy } from './reading.ts';
import { tap } from './selecting.ts';
import { seatParts } from './Self.tsx';
import type { SlideTarget } from './slide.ts';
import { Standing } from './Standing.tsx';
import { whereOf } from './where.ts';

/** So long the scene between two games stays before somebody else's first play covers it. */
const SCENE_MS: Readonly<Record<Speed, number>> = {
  calm: 4500,
  normal: 2800,
  quick: 1400,
  instant: 0,
};

const CHOICES = '.z-hand button';

export function Table({ model }: { readonly model: TableModel }) {
  const moment = model.shown.value;
  useEffect(() => {
    if (moment && isNewGame(moment) && !moment.question)
      model.hold(SCENE_MS[model.services.preferences.speed.peek()]);
  }, [moment]);
  return moment ? <Sitting model={model} moment={moment} /> : <TableFrame model={model} />;
}

const isNewGame = ({ events }: Moment): boolean =>
  (events as readonly Event[]).some(({ type }) => type === 'gameStarted');

interface SittingProps {
  readonly model: TableModel;
  readonly moment: Moment;
}

function Sitting({ model, moment }: SittingProps) {
  const view = moment.view as View;
  const me = model.me.value;
  const choice = useChoice(model, moment);
  const { picked, isGiven, choices, choose } = choice;
  const isMine = model.isMyTurn.value && !model.isOver.value;
  const round = roundOf(view);
  const people = model.people;
  const { table } = m();

  const pressed = (at: SlideTarget): boolean => {
    if (!choices || !isMine) return true;
    if (!choices.has(at.rank)) {
      void model.whyNot(triedWith(view, at.rank)).then((why) => model.explain(why));
      return false;
    }
    model.explain(undefined);
    choose(tap(isGiven ? undefined : picked, choices, { ...at, held: heldOf(view, at.rank) }));
    return true;
  };
  const lift = (at: SlideTarget): void => {
    if (picked?.rank !== at.rank || !picked.cards.includes(at.card)) pressed(at);
  };
  const asked = askedOf(view, people, choice);
  const primary = asked.actions.find(({ kind }) => kind === 'primary');
  const enter = (): void => {
    if (primary && isMine) act(model, primary);
  };
  const taken = me === undefined ? undefined : takenBy(view, me);
  return (
    <TableFrame
      model={model}
      where={whereOf(view, model.isOver.value)}
      order={view.seating}
      seat={(seat) => seatParts(view, round, seat)}
      board={
        // The end covers the cloth.
        model.isOver.value ? (
          <div class="burst" aria-hidden="true" />
        ) : (
          <Board
            {...{ view, round, people, picked, isMine }}
            isCounting={model.isCounting}
            events={moment.events as readonly Event[]}
          />
        )
      }
      asked={asked}
      mine={
        view.hand &&
        !model.isOver.value &&
        (taken && view.turn !== null ? (
          <p class="z-resting">{table.youAreOut(taken)}</p>
        ) : (
          <Mine
            view={view}
            choices={isMine ? choices : undefined}
            picked={picked}
            partner={view.exchange ? people(view.exchange.with) : undefined}
            tap={pressed}
            lift={lift}
            enter={enter}
          />
        ))
      }
      standing={<Standing view={view} people={people} />}
      keys={
        choices && isMine
          ? keysOf(view, choices, picked, (next) => {
              model.explain(undefined);
              choose(next);
            })
          : {}
      }
      keyHelp={keyHelp()}
      choices={CHOICES}
      ending={<EndingPart {...{ view, people }} />}
    />
  );
}
