/** What is played at this table and how far the match is, for the bar above it. */

import { m } from './messages.ts';
import { gamesOf } from './scores.ts';
import type { Turn } from './turn.ts';

export function whereOf({ view, isFirst }: Turn): string {
  const { table } = m();
  const games = gamesOf(view);
  return [
    games === 1 ? table.where(view.seats) : table.whereInSeries(view.game, games, view.seats),
    ...(view.options.openSteal ? [table.openSteal] : []),
    ...(view.options.steals === 'reshuffled' && !isFirst ? [table.stealsBack] : []),
    ...(view.options.finish === 'discard' ? [table.discardLast] : []),
    ...(view.options.deck === null ? [] : [table.ownDeck]),
  ].join(' · ');
}
