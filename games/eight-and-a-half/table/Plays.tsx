/** Every legal play as a button with what it leads to. */

import type { View } from '../rules/index.ts';
import type { People, Seat } from '@parlor/kit';
import type { Composing } from './composing.ts';
import { consequenceOf } from './consequences.ts';
import { isSame, offered } from './selecting.ts';
import { m } from './messages.ts';
import { playResult, playTitle } from './playing.ts';

/** As many as there is room for. */
const MOST_PLAYS = 6;

interface PlaysProps {
  readonly view: View;
  readonly me: Seat;
  readonly people: People;
  readonly composing: Composing;
}

export function Plays({ view, me, people, composing }: PlaysProps) {
  const chosen = composing.move();
  const { legal } = composing;
  if (legal.length === 0 || legal[0]!.type === 'blind') return <span class="plays desk" />;
  const moves = offered(legal, chosen, MOST_PLAYS);
  return (
    <div class="plays desk" role="group" aria-label={m().plays.group} data-row>
      {moves.length === 0 && <p>{m().plays.chooseToSee}</p>}
      {moves.map((move) => {
        const consequence = consequenceOf(view, me, move);
        const isOn = chosen !== undefined && isSame(chosen, move);
        return (
          <button
            type="button"
            key={JSON.stringify(move)}
            class={isOn ? 'on' : ''}
            aria-pressed={isOn}
            data-move={JSON.stringify(move)}
            onClick={() => composing.pick(move)}
          >
            <b>{playTitle(move, consequence)}</b>
            {playResult(view, people, move, consequence)}
          </button>
        );
      })}
    </div>
  );
}
