/** My side: the hand, what its cards can do, my cards on the table and the Bank. */

import { cardsOf } from './standings.ts';
import type { View } from '../rules/index.ts';
import type { People, Seat } from '@parlor/kit';
import { Icon } from '@parlor/table-ui';
import { CardArt } from './CardArt.tsx';
import type { Composing } from './composing.ts';
import { HandRow } from './HandRow.tsx';
import { MyTable } from './MyTable.tsx';
import { Plays } from './Plays.tsx';
import { rowsOf } from './selecting.ts';
import { m } from './messages.ts';
import { asideOf, bankOf, handOf, type Lying } from './tracking.ts';

/** A longer hand takes another row. */
const MOST_IN_A_ROW = 12;
/** With more the cards are smaller, and overlap where they must. */
const CROWDED = 3;

interface MineProps {
  readonly view: View;
  readonly me: Seat;
  readonly lying: Lying;
  readonly people: People;
  readonly composing: Composing;
  readonly isAsked: boolean;
}

export function Mine({ view, me, lying, people, composing, isAsked }: MineProps) {
  const { places } = m();
  const player = view.players[me]!;
  const { hand } = lying;
  const isSwap = view.phase === 'swap';
  const usesTable = isAsked && hand.length === 0 && !isSwap;
  const rows = rowsOf(hand, MOST_IN_A_ROW);
  return (
    <div
      class={`e-mine ${hand.length > CROWDED ? 'crowded' : ''} ${usesTable ? 'uses-table' : ''}`}
    >
      {hand.length > 0 && (
        <div class="zone h" role="group" aria-label={places.hand}>
          {rows.map((row, i) => (
            <HandRow
              key={i}
              hand={hand}
              row={row}
              composing={composing}
              isAsked={isAsked && !isSwap}
            />
          ))}
          <i class="spot" data-place={handOf(me)} />
        </div>
      )}
      {hand.length === 0 && !usesTable && cardsOf(player) > 0 && (
        <p class="zone none">{places.handEmpty}</p>
      )}
      {isAsked && !isSwap ? (
        <Plays view={view} me={me} people={people} composing={composing} />
      ) : (
        <span class="plays desk" />
      )}
      {/* In a swap my Open cards lie in the middle. */}
      {!(isSwap && (me === view.turn || me === view.loser)) && (
        <MyTable
          player={player}
          me={me}
          round={view.round}
          open={lying.open[me] ?? []}
          composing={composing}
          isAsked={isAsked && !isSwap}
        />
      )}
      <div class="zone b" role="img" aria-label={places.bankSpoken(player.bank)}>
        {player.aside.length > 0 && (
          <small class="phone">{places.asideCount(player.aside.length)}</small>
        )}
        <small>{places.bank}</small>
        <span class={`bk ${player.bank === 0 ? 'none' : ''}`} data-place={bankOf(me)}>
          <CardArt />
          <b>{player.bank}</b>
        </span>
      </div>
      {player.aside.length > 0 && (
        <div
          class="zone a"
          role="img"
          aria-label={places.asideSpoken(player.aside)}
          title={places.asideSpoken(player.aside)}
        >
          <small>{places.aside}</small>
          <span class="heaplet" data-place={asideOf(me)}>
            <Icon name="cards" />
            <b>{player.aside.length}</b>
          </span>
        </div>
      )}
    </div>
  );
}
