/** A choice that somebody must not learn: moves of which a viewer cannot tell one from the other. */

import { type AnyGame, fastRng, firstSeat, type Json, type Seat, type Viewer } from '@parlor/kit';
import { type Match, snapshot } from '@parlor/match';
import { type GameId, games } from '@parlor/registry';
import { insist } from './players.ts';
import { comeIn, outsiderOf } from './captureTraffic.ts';
import type { TestServer } from './testServer.ts';
import { cookieOf, matchUnderWay, type UnderWay } from './storedMatch.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type AnyMatch = Match<any>;

export interface HiddenChoice {
  readonly seat: Seat;
  readonly viewer: Viewer;
  /** All legal, all different, all the same to the viewer; the longest last. */
  readonly moves: readonly Json[];
}

const SAMPLES = 40;

/** One in this very position, if there is any. */
function hiddenChoiceIn(game: GameId, live: AnyMatch): HiddenChoice | undefined {
  if (live.outcome) return undefined;
  const rules = games[game];
  const state: unknown = rules.decode(snapshot(live).state);
  const rng = fastRng(live.ply + 1);
  for (const { seat } of live.questions() as { seat: Seat }[]) {
    const moves = new Map<string, { type: string }>();
    for (let i = 0; i < SAMPLES; i++) {
      const move: { type: string } = rules.sample(state, seat, rng);
      moves.set(JSON.stringify(move), move);
    }
    const others = Array.from({ length: live.table.seats }, (_, i) => i).filter((i) => i !== seat);
    for (const viewer of [...others, 'public' as const]) {
      const alike = new Map<string, { type: string }[]>();
      for (const move of moves.values()) {
        const text = rules.notate(state, seat, move, viewer);
        alike.set(text, [...(alike.get(text) ?? []), move]);
      }
      const found = [...alike.values()].find((list) => list.length > 1);
      if (!found) continue;
      const sorted = found.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
      return { seat, viewer, moves: sorted };
    }
  }
  return undefined;
}

/** Whether anything is ever asked of which the answer stays secret until others have answered. */
export function hasSealed(game: GameId): boolean {
  const rules: AnyGame = games[game];
  const seats = rules.seatCounts[0]!;
  const rng = fastRng(1);
  const state: unknown = rules.setup({ seats, options: rules.presets.standard }, rng);
  for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
    const seat = firstSeat(acting);
    if (rules.decision(state, seat).sealed) return true;
    rules.apply(state, seat, rules.sample(state, seat, rng), rng);
  }
  return false;
}

export interface WithHiddenChoice {
  readonly choice: HiddenChoice;
  /** The same match with the same people, as often as wanted. */
  readonly again: () => Promise<UnderWay>;
}

const MATCHES = 2;

/** The first position with such a choice in a few matches of a game; undefined where its rules know none. */
export async function findHiddenChoice(
  place: TestServer,
  game: GameId,
): Promise<WithHiddenChoice | undefined> {
  for (let chance = 1; chance <= MATCHES; chance++) {
    const wish = {
      ...{ game, seats: 3, chance },
      until: (live: AnyMatch) =>
        live.outcome !== undefined || hiddenChoiceIn(game, live) !== undefined,
    };
    const { live, players } = await matchUnderWay(place, wish);
    const choice = hiddenChoiceIn(game, live);
    if (choice) return { choice, again: () => matchUnderWay(place, wish, players) };
  }
  return undefined;
}

/** What the viewer hears while the choice falls on `move`; ids are made alike. */
export async function whileChoosing(
  place: TestServer,
  { choice: { seat, viewer }, again }: WithHiddenChoice,
  move: Json,
): Promise<string[]> {
  const match = await again();
  const onlooker =
    viewer === 'public' ? await outsiderOf(place) : await cookieOf(place, match.players[viewer]!);
  const watching = await comeIn(place, onlooker, match);
  const player = await comeIn(place, await cookieOf(place, match.players[seat]!), match);
  const { version, question } = player.position!;
  const wish = { type: 'answer', match: match.match, question: question!.id, move } as const;
  await insist(player, wish, 'chosen-0001');
  await watching.until(() => watching.position!.version > version);
  // Nor is anything to be learned by trying, or by asking again.
  await watching.say({ ...wish, move: { type: 'nonsense' } }, 'nonsense-01');
  await insist(watching, { type: 'resync', match: match.match }, 'resync-0001');
  await insist(watching, { type: 'ping' }, 'ping-00001');
  const frames = watching.frames.map((text) =>
    text.replaceAll(match.match, 'M').replaceAll(match.table, 'T'),
  );
  await place.sendAway();
  return frames;
}
