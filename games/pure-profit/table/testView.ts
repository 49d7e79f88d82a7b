/** A view for tests, made from little. */

import type { View } from '../rules/index.ts';

type Player = View['players'][number];

export const aPlayer = (change: Partial<Player> = {}): Player => ({
  bank: [],
  cards: 5,
  known: [],
  shown: [],
  knowsOfYou: [],
  couldBe: [],
  unclear: 0,
  last: { deed: 'none', card: null },
  letGo: [],
  ...change,
});

export const aView = (change: Partial<View> = {}): View => ({
  viewer: 0,
  seats: 3,
  options: { games: '1', openSteal: false, steals: 'once', finish: 'free', deck: null },
  game: 1,
  dealer: 2,
  turn: 0,
  asked: 'act',
  turns: 30,
  settled: 0,
  pairs: [],
  stealing: null,
  hand: [],
  players: [aPlayer(), aPlayer(), aPlayer()],
  pile: { cards: 40, shuffled: [], yours: [] },
  discard: [],
  gone: [],
  finished: [],
  ...change,
});
