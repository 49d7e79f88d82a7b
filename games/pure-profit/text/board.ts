/** The table as lines of text. */

import type { People, Seat } from '@parlor/kit';
import { gamesOf } from '../facts/options.ts';
import { GOAL, type View } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';

export function boardOf(messages: Messages, view: View, people: People): string {
  const { board } = messages;
  const { viewer, turn, stealing } = view;
  const games = gamesOf(view.options);
  return [
    ...(viewer === 'public' ? [] : [board.hand(people(viewer), view.hand)]),
    ...(games > 1 ? [board.game(view.game, games)] : []),
    board.drawPile(view.pile.cards),
    discardPile(messages, view),
    ...(view.gone.length > 0 ? [board.gone(view.gone)] : []),
    ...(view.pairs.length > 0 && turn !== null ? [board.pairs(people(turn), view.pairs)] : []),
    ...(stealing && turn !== null ? [board.stealing(people(turn), stealing.left)] : []),
    ...view.players.map((_, seat) => seatLine(messages, view, seat, people)),
  ].join('\n');
}

function discardPile({ board }: Messages, { discard }: View): string {
  const top = discard.at(-1);
  if (top === undefined) return board.noDiscards;
  if (top > GOAL) return board.closed(top);
  const buried = discard.findLastIndex((card) => card > GOAL);
  return board.discards(top, discard.slice(buried + 1, -1).toReversed());
}

function seatLine({ board }: Messages, view: View, seat: Seat, people: People): string {
  const { bank, cards, known } = view.players[seat]!;
  return board.seat({
    who: people(seat),
    seat,
    top: bank.at(-1) ?? 0,
    bank: bank.length,
    cards,
    known: seat === view.viewer ? [] : known,
    earlier:
      view.finished.length === 0
        ? undefined
        : view.finished.reduce((sum, tops) => sum + tops[seat]!, 0),
    isOnTurn: seat === view.turn,
  });
}
