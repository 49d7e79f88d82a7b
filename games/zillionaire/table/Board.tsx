/** The cloth: tray and Climb, or the scene between two games, or the end. */

import type { People } from '@parlor/kit';
import { BANKRUPT } from '../facts/types.ts';
import type { Event, View } from '../rules/index.ts';
import { captionOf } from './captions.ts';
import { Climb } from './Climb.tsx';
import { m } from './messages.ts';
import { EndingPart } from './Ending.tsx';
import type { Round } from './reading.ts';
import { Scene } from './Scene.tsx';
import { Self } from './Self.tsx';
import type { Picked } from './selecting.ts';
import { Tray } from './Tray.tsx';

interface BoardProps {
  readonly view: View;
  readonly events: readonly Event[];
  readonly round: Round;
  readonly people: People;
  readonly isMine: boolean;
  readonly isCounting: boolean;
  readonly picked: Picked | undefined;
}

export function Board(props: BoardProps) {
  const { view, events, round, people } = props;
  const me = typeof view.viewer === 'number' ? view.viewer : undefined;
  const isStart = view.history.length === 0 && view.turn !== null;
  if (view.turn === null) return <EndingPart view={view} people={people} />;
  return (
    <>
      <div class="burst" aria-hidden="true" />
      <div class={`z-centre ${isStart ? 'starts' : ''}`}>
        {isStart ? (
          <Scene view={view} events={events} people={people} />
        ) : (
          <Tray {...{ view, round, people }} isMine={props.isMine} picked={props.picked} />
        )}
        <Climb view={view} isCounting={props.isCounting} />
        <Caption {...props} />
      </div>
      {me !== undefined && <Self view={view} seat={me} who={people(me)} />}
    </>
  );
}

function Caption({ view, events, people, isCounting }: BoardProps) {
  const { table } = m();
  const told = view.history.length > 0 ? captionOf(events, people) : undefined;
  if (told !== undefined) {
    return (
      <p class="caption z-told">
        <b>{told}</b>
      </p>
    );
  }
  const { top } = view;
  return (
    <p class="caption desk">
      {isCounting && `${table.legend} `}
      {top && <b>{top.rank === BANKRUPT ? table.legendBankrupt : table.legendLit(top.rank)}</b>}
    </p>
  );
}
