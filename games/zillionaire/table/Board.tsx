/** The cloth: tray and Climb, or the scene between two games, or the end. */

import type { Who } from '@parlor/kit';
import type { Event, View } from '../rules/index.ts';
import { captionOf } from './captions.ts';
import { Climb } from './Climb.tsx';
import { BANKRUPT } from './pieces.ts';
import { Podium } from './Podium.tsx';
import type { Round } from './reading.ts';
import { Scene } from './Scene.tsx';
import { Self } from './Self.tsx';
import type { Picked } from './select.ts';
import { strings } from './strings.ts';
import { Tray } from './Tray.tsx';

interface BoardProps {
  readonly view: View;
  readonly events: readonly Event[];
  readonly round: Round;
  readonly who: Who;
  readonly nameOf: Who;
  readonly isMine: boolean;
  readonly isCounting: boolean;
  readonly picked: Picked | undefined;
}

export function Board(props: BoardProps) {
  const { view, events, round, who, nameOf } = props;
  const me = typeof view.viewer === 'number' ? view.viewer : undefined;
  const isStart = view.history.length === 0 && view.turn !== null;
  if (view.turn === null) return <Podium view={view} who={who} nameOf={nameOf} />;
  return (
    <>
      <div class="burst" aria-hidden="true" />
      <div class={`z-centre ${isStart ? 'starts' : ''}`}>
        {isStart ? (
          <Scene view={view} events={events} who={who} nameOf={nameOf} />
        ) : (
          <Tray view={view} round={round} who={who} isMine={props.isMine} picked={props.picked} />
        )}
        <Climb view={view} isCounting={props.isCounting} />
        <Caption {...props} />
      </div>
      {me !== undefined && <Self view={view} seat={me} name={nameOf(me)} title={who(me)} />}
    </>
  );
}

function Caption({ view, events, who, isCounting }: BoardProps) {
  const told = view.history.length > 0 ? captionOf(view, events, who) : undefined;
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
      {isCounting && `${strings.legend} `}
      {top && <b>{top.rank === BANKRUPT ? strings.legendBankrupt : strings.legendLit(top.rank)}</b>}
    </p>
  );
}
