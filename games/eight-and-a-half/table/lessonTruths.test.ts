/** What each lesson says, held against the rules at every moment of matches with every option. */

import { everyAgreement, holdLessons, type Situation, type Truths } from '@parlor/testkit';
import { describe, expect, it } from 'vitest';
import { RAISES, ROOM } from '../facts/examples.ts';
import { type Card, type EightTypes, GHOST, HALF, type Move, type Play } from '../facts/types.ts';
import type { Messages } from '../messages/en/index.ts';
import { eightAndAHalf } from '../rules/index.ts';
import { lessons } from './lessons.ts';

type Here = Situation<EightTypes>;

const EIGHT_AND_A_HALF = 8.5;

const mine = ({ view, viewer }: Here) => view.players[viewer]!;

const held = (here: Here, card: Card): number =>
  (mine(here).hand ?? []).filter((one) => one === card).length;

const plays = ({ legal = [] }: Here): Play[] => legal.filter((move) => move.type === 'play');

const mayPlay = (here: Here, card: Card, count = 1): boolean =>
  plays(here).some((move) => move.card === card && move.count === count);

const mayPair = ({ legal = [] }: Here): boolean =>
  legal.some(({ type }) => type === 'eight-and-a-half');

const cardOf = (move: Move): Card | undefined =>
  move.type === 'play' || move.type === 'open' ? move.card : undefined;

const isPlaying = ({ view, legal }: Here): boolean => legal !== undefined && view.phase === 'play';

const find = <Type extends Here['events'][number]['type']>({ events }: Here, type: Type) =>
  events.find((event): event is Extract<typeof event, { type: Type }> => event.type === type);

const isHalf = (value: number): boolean => !Number.isInteger(value);

/** E-4.2: as many Halves in one turn as the hand has, or as many as there is room for. */
const mayLayHalves = (here: Here, most: (value: number) => number): boolean => {
  const halves = held(here, HALF);
  const counts = Array.from({ length: halves }, (_, nth) => nth + 1);
  return (
    halves > 1 &&
    counts.every((count) => mayPlay(here, HALF, count) === count <= most(here.view.value))
  );
};

const TRUTHS: Truths<EightTypes, keyof Messages['lessons']> = {
  // E-2.1
  welcome: ({ view }) => view.round === 1,
  // E-2.3: the lowest yellow card and its twins, nothing else.
  start: (here) =>
    here.view.phase === 'start' &&
    plays(here).length === here.legal?.length &&
    plays(here).length > 0 &&
    plays(here).every(
      ({ card, count }) => card === plays(here)[0]!.card && count <= held(here, card),
    ),
  // E-2.2
  swap: (here) =>
    here.view.winner === here.viewer &&
    here.view.phase === 'swap' &&
    here.legal!.every(
      (move) =>
        move.type === 'keep' ||
        (move.type === 'swap' &&
          mine(here).open.includes(move.give) &&
          here.view.players[here.view.loser!]!.open.includes(move.take)),
    ),
  // E-5.1
  caught: (here) => {
    const caught = find(here, 'caught');
    if (caught === undefined || !isHalf(caught.value)) return false;
    const collected = find(here, 'collected');
    return collected?.seat === caught.seat && collected.cards.includes(caught.value + 0.5);
  },
  'can-catch': (here) =>
    isHalf(here.view.value) &&
    mayPlay(here, here.view.value + 0.5) &&
    plays(here)
      .filter(({ card }) => card === here.view.value + 0.5)
      .every((move) => here.after(move).events.some(({ type }) => type === 'caught')),
  // E-4.6
  five: (here) =>
    here.view.five &&
    here.legal!.every((move) => {
      const card = cardOf(move);
      return move.type === 'blind' || (card !== undefined && (card <= 5 || card >= HALF));
    }),
  // E-4.5
  'eight-and-a-half': (here) =>
    isPlaying(here) &&
    here.view.value === EIGHT_AND_A_HALF &&
    here.legal!.every((move) => cardOf(move) === undefined || [9, GHOST].includes(cardOf(move)!)),
  // E-4.4
  pair: (here) =>
    held(here, 8) > 0 &&
    held(here, HALF) > 0 &&
    mayPair(here) === (mayPlay(here, 8) || here.view.value === EIGHT_AND_A_HALF),
  // E-4.1 to E-4.3
  half: (here) =>
    held(here, HALF) > 0 && mayPlay(here, HALF) === (here.view.value !== EIGHT_AND_A_HALF),
  halves: (here) =>
    mayLayHalves(here, (value) => (value === EIGHT_AND_A_HALF ? 0 : Number.POSITIVE_INFINITY)) &&
    RAISES.every(({ on, halves, makes }) => on + halves / 2 === makes),
  'halves-one-by-one': (here) =>
    here.view.options.halves === 'oneByOne' &&
    mayLayHalves(here, (value) =>
      value > EIGHT_AND_A_HALF
        ? Number.POSITIVE_INFINITY
        : (ROOM.find(({ on }) => on === value)?.most ?? 2 * (EIGHT_AND_A_HALF - value)),
    ),
  ghost: (here) => mayPlay(here, GHOST),
  zero: (here) => Number.isInteger(here.view.value) && mayPlay(here, 0),
  // E-3.3
  twins: (here) =>
    (mine(here).hand ?? []).some((card) => held(here, card) > 1) &&
    plays(here).every(({ card }) => card === HALF || mayPlay(here, card, held(here, card))),
  // E-3.5, E-3.6
  collected: (here) => {
    const taken = find(here, 'collected');
    return taken?.to === 'aside' && taken.why === 'nothing-to-lay';
  },
  // E-6.3
  'collected-into-hand': (here) => {
    const taken = here.events
      .filter((event) => event.type === 'collected')
      .filter(({ to }) => to === 'hand');
    // Whoever takes the last pile of a round has new cards by now.
    const isDealt = find(here, 'dealt') !== undefined;
    return taken.length > 0 && taken.every(({ seat }) => isDealt || here.view.players[seat]!.table);
  },
  // E-6.1
  table: (here) =>
    mine(here).table &&
    mine(here).bank === 0 &&
    (here.legal?.length ?? 0) > 0 &&
    here.legal!.every(({ type }) => type === 'open'),
  // E-8
  memory: ({ view, viewer }) =>
    view.options.collected === 'memory' &&
    view.players.some(
      ({ table, handSize, hand }, seat) =>
        seat !== viewer && table && handSize > 0 && hand === null,
    ),
  // E-5.4
  out: ({ view }) => view.pending !== null && isHalf(view.value),
  // E-7.1, E-7.2
  round: (here) => {
    const ended = find(here, 'round-ended');
    if (!ended || ended.winner === null || ended.loser === null) return false;
    const fewest = Math.min(...ended.cards);
    const others = ended.cards.filter((_, seat) => seat !== ended.winner);
    return (
      ended.cards[ended.loser] === Math.max(...others) &&
      ended.scored.every(
        (points, seat) =>
          points === (seat === ended.winner ? 2 : 0) + (ended.cards[seat] === fewest ? 1 : 0),
      )
    );
  },
};

describe('the lessons', () => {
  const report = holdLessons(eightAndAHalf, lessons, TRUTHS, everyAgreement(eightAndAHalf));

  it('E-2.1 to E-8 hold wherever they are shown, with every option', () => {
    expect(report.untrue).toEqual([]);
  });

  it('are all shown at some table', () => {
    expect([...report.shown].sort()).toEqual(lessons.map(({ id }) => id).sort());
  });

  it('would not hold everywhere', () => {
    expect([...report.refutable].sort()).toEqual(lessons.map(({ id }) => id).sort());
  });
});
