/** My side: the hand, what its cards can do, my cards on the table and the Bank. */

import type { View } from '../rules/index.ts';
import type { Seat } from '@parlor/kit';
import { Icon } from '@parlor/web/table-ui';
import { CardArt } from './CardArt.tsx';
import { cardsOf } from './cards.ts';
import type { Composing } from './composing.ts';
import { HandRow } from './HandRow.tsx';
import { MyTable } from './MyTable.tsx';
import { Plays } from './Plays.tsx';
import { rowsOf } from './selecting.ts';
import {
  ASIDE,
  asideCount,
  asideSpoken,
  BANK,
  bankSpoken,
  EMPTY_HAND,
  HAND,
  type Names,
} from './strings.ts';
import { asideOf, bankOf, handOf, type Lying } from './tracking.ts';

/** A longer hand takes another row. */
const MOST_IN_A_ROW = 12;
/** With more the cards are smaller, and overlap where they must. */
const CROWDED = 3;

interface MineProps {
  readonly view: View;
  readonly me: Seat;
  readonly lying: Lying;
  readonly names: Names;
  readonly composing: Composing;
  readonly isAsked: boolean;
}

export function Mine({ view, me, lying, names, composing, isAsked }: MineProps) {
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
        <div class="zone h" role="group" aria-label={HAND}>
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
        <p class="zone none">{EMPTY_HAND}</p>
      )}
      {isAsked && !isSwap ? (
        <Plays view={view} me={me} names={names} composing={composing} />
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
      <div class="zone b" role="img" aria-label={bankSpoken(player.bank)}>
        {player.aside.length > 0 && <small class="phone">{asideCount(player.aside.length)}</small>}
        <small>{BANK}</small>
        <span class={`bk ${player.bank === 0 ? 'none' : ''}`} data-place={bankOf(me)}>
          <CardArt />
          <b>{player.bank}</b>
        </span>
      </div>
      {player.aside.length > 0 && (
        <div
          class="zone a"
          role="img"
          aria-label={asideSpoken(player.aside)}
          title={asideSpoken(player.aside)}
        >
          <small>{ASIDE}</small>
          <span class="heaplet" data-place={asideOf(me)}>
            <Icon name="cards" />
            <b>{player.aside.length}</b>
          </span>
        </div>
      )}
    </div>
  );
}
