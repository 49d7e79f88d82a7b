/** My Open cards on their Blind ones; when the hand is gone they rise, and then the Blind ones do. */

import type { Seat } from '@parlor/kit';
import type { PlayerView } from '../facts/types.ts';
import type { Move } from '../rules/index.ts';
import { Tick } from '@parlor/table-ui';
import { CardArt } from './CardArt.tsx';
import type { Composing } from './composing.ts';
import { legally } from './selecting.ts';
import { m } from './messages.ts';
import { blindKey, type Placed } from './tracking.ts';

interface MyTableProps {
  readonly player: PlayerView;
  readonly me: Seat;
  readonly round: number;
  readonly open: readonly (Placed | null)[];
  readonly composing: Composing;
  readonly isAsked: boolean;
}

export function MyTable({ player, me, round, open, composing, isAsked }: MyTableProps) {
  const hasOpen = player.open.some((card) => card !== null);
  const isAnything = hasOpen || player.blind.some(Boolean);
  if (!isAnything) return null;
  const { places } = m();
  const title = hasOpen ? places.open : places.blind;
  return (
    <div class="zone o" role="group" aria-label={title}>
      <small>{title}</small>
      <div class="cards-row" data-row>
        {player.blind.map((isBlind, i) => {
          const card = open[i] ?? null;
          const key = blindKey(round, me, i + 1);
          if (!isBlind && !card) return <span key={key} class="place gone" />;
          const move: Move = card
            ? { type: 'open', card: card.card }
            : { type: 'blind', place: i + 1 };
          // Of two that are alike one is chosen.
          const isFirst = open.findIndex((one) => one?.card === card?.card) === i;
          return (
            <TableCard
              key={key}
              name={card ? places.openSpoken(card.card) : places.blindSpoken(i + 1)}
              index={i}
              blind={isBlind ? key : undefined}
              open={card}
              move={move}
              isFirst={card === null || isFirst}
              composing={composing}
              isAsked={isAsked}
            />
          );
        })}
      </div>
    </div>
  );
}

interface TableCardProps {
  readonly name: string;
  readonly index: number;
  readonly blind: string | undefined;
  readonly open: Placed | null;
  readonly move: Move;
  readonly isFirst: boolean;
  readonly composing: Composing;
  readonly isAsked: boolean;
}

function TableCard(props: TableCardProps) {
  const { name, index, blind, open, move, isFirst, composing, isAsked } = props;
  const { legal } = composing;
  const isLegal = legally(legal, move) !== undefined;
  const fromTable = composing.fromTable.value;
  const place = composing.place.value;
  const isOn =
    fromTable !== undefined &&
    legally([move], fromTable) !== undefined &&
    (place === undefined ? isFirst : place === index);
  const key = open?.key ?? blind ?? '';
  // Open cards stay bright while the hand is played: they only wait.
  const isOff = isAsked && !isLegal && legal.some(({ type }) => type === move.type);
  return (
    <span
      class={`pick place ${isOn ? 'on' : ''} ${isOff ? 'off' : ''} ${isAsked && isLegal ? 'ready' : ''} ${blind === undefined || open === null ? 'bare' : ''} ${composing.shaken.value === key ? 'shake' : ''}`}
    >
      {blind !== undefined && (
        <span class="blind" data-flip={blind}>
          <CardArt />
        </span>
      )}
      {open ? (
        <span class="open" data-flip={open.key} data-from={open.from}>
          <CardArt card={open.card} />
        </span>
      ) : (
        <b class="nr" aria-hidden="true">
          {index + 1}
        </b>
      )}
      <Tick />
      <button
        type="button"
        class="touch"
        aria-pressed={isOn}
        aria-disabled={!isAsked || !isLegal}
        aria-label={name}
        data-pick={key}
        data-move={JSON.stringify(move)}
        onClick={() => composing.tapTable(move, key, index)}
      />
    </span>
  );
}
