/** The table as lines that can be read out. */

import type { People, Seat } from '@parlor/kit';
import { isFromMemory } from '../facts/agreed.ts';
import type { PlayerView, View } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import type { HandTold } from '../messages/parameters.ts';

/** Before a line that belongs to the one above it. */
const INDENT = '  ';

export function boardOf({ board }: Messages, view: View, people: People): string {
  const { viewer, round, options, dealer, pending } = view;
  const mine = viewer === 'public' ? null : view.players[viewer]!.hand;
  return [
    ...(mine && viewer !== 'public' ? [board.hand(people(viewer), mine)] : []),
    board.round({ round, rounds: options.rounds, dealer: people(dealer) }),
    ...pileLines(board, view, people),
    ...(pending === null ? [] : [board.pending(people(pending))]),
    ...view.players.map((player, seat) =>
      board.seat({
        who: people(seat),
        handSize: player.handSize,
        hand: handTold(view, player, seat),
        bank: player.bank,
        open: player.open.filter((card) => card !== null),
        places: player.blind.flatMap((isThere, place) => (isThere ? [place + 1] : [])),
        aside: player.aside.length,
        points: view.points[seat]!,
        isOnTurn: view.turn === seat,
      }),
    ),
  ].join('\n');
}

function pileLines(board: Messages['board'], view: View, people: People): string[] {
  const top = view.pile.at(-1);
  if (!top) return [board.emptyPile];
  return [
    board.pile({ value: view.value, by: people(top.by), hasDemand: view.five }),
    INDENT + board.inPile(view.pile.map(({ card }) => card)),
  ];
}

function handTold(view: View, { hand, table }: PlayerView, seat: Seat): HandTold {
  // E-8: everybody saw what went into this hand, and the table does not show it.
  if (hand === null) return { kind: table && isFromMemory(view) ? 'to-be-remembered' : 'hidden' };
  return seat === view.viewer ? { kind: 'mine' } : { kind: 'known', cards: hand };
}
