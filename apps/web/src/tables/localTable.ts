/** A match on this device: people here, bots in a thread, no server. Kept after every move. */

import { batch, computed, signal } from '@preact/signals';
import type { Seat } from '@parlor/kit';
import type { AnyUpdate, LocalStanding } from '../engine/calls.ts';
import { engine } from '../engine/engine.ts';
import { adviceFor, engineFor } from '../engine/matchEngine.ts';
import { freshMatch } from '../offline/freshMatch.ts';
import { storeMatch, type StoredMatch } from '../offline/storedMatches.ts';
import { gameInfo } from '../games/gameInfo.ts';
import { replayAddress } from './replayAddress.ts';
import { botPace } from '../platform/settings.ts';
import type {
  AfterMatch,
  ChatLine,
  HotSeat,
  Moment,
  Playing,
  SeatState,
  ToldSteps,
  Surroundings,
} from '@parlor/table-ui';

/** How far back the log of a resumed match goes. */
const LOG_STEPS = 120;

export interface LocalTable {
  readonly surroundings: Surroundings;
  /** No bot moves any more. */
  close(): void;
}

export async function openLocal(kept: StoredMatch): Promise<LocalTable> {
  const { id, game } = kept;
  const { rulesVersion: edition } = kept.record as unknown as { rulesVersion: number };
  const rules = { game, edition };
  const historyOf = async (seat: Seat) => (await engine.history(id, seat, LOG_STEPS)).slice(0, -1);
  const people = kept.seats.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
  const standing = signal<LocalStanding>(await engine.open(id, kept.record, people));
  const first = standing.peek().asked.find(({ seat }) => people.includes(seat))?.seat;
  const viewer = signal<Seat>(first ?? people[0] ?? 0);
  const version = signal(0);
  /** What the viewer was told before the moment of this version. */
  const led = signal<{ version: number; steps: ToldSteps }>({
    version: 0,
    steps: await historyOf(viewer.peek()),
  });
  const thinking = signal<Seat | undefined>(undefined);
  const chat = signal<readonly ChatLine[]>([]);
  // With several people at one device nobody's cards lie open before somebody says who they are.
  const handOver = signal<Seat | undefined>(
    people.length > 1 && !standing.peek().isOver ? viewer.peek() : undefined,
  );
  let isClosed = false;
  let isSeen = false;

  const seats = computed((): SeatState[] =>
    kept.seats.map(({ name, level }, seat) => ({
      name,
      kind: level === undefined ? (seat === viewer.value ? 'me' : 'person') : 'bot',
      level,
      isAway: false,
      isConnected: true,
      isThinking: thinking.value === seat,
    })),
  );

  const moment = computed((): Moment | undefined => {
    const update = standing.value.updates.find(([of]) => of === viewer.value)?.[1];
    if (!update) return undefined;
    const one = momentOf(update, viewer.value, version.value);
    return led.value.version === version.value ? { ...one, history: led.value.steps } : one;
  });

  const moveOn = async (next: LocalStanding, history?: ToldSteps): Promise<void> => {
    // Before there is a table to show them, steps pile up.
    const unseen = isSeen ? undefined : [...led.peek().steps, moment.peek()?.events ?? []];
    const steps = history ?? unseen;
    // Together, or the new number would be seen with the old standing.
    batch(() => {
      version.value++;
      standing.value = next;
      if (steps) led.value = { version: version.value, steps };
    });
    const places = next.updates[0]?.[1].outcome?.places;
    await storeMatch({
      ...kept,
      record: next.record,
      isOver: next.isOver,
      isYourTurn: next.asked.some(({ seat }) => people.includes(seat)),
      ...(places && { places }),
      updatedAt: Date.now(),
    });
    void goOn();
  };

  /** Lets the next bot think, or the next person here take the device. */
  const goOn = async (): Promise<void> => {
    const { asked } = standing.value;
    if (isClosed || asked.length === 0) return;
    const bot = asked.find(({ seat }) => kept.seats[seat]!.level !== undefined);
    if (!bot) {
      const next = asked.find(({ seat }) => seat === viewer.value) ?? asked[0]!;
      if (next.seat !== viewer.value && people.length > 1) handOver.value = next.seat;
      return;
    }
    thinking.value = bot.seat;
    const { ply } = standing.value;
    const started = performance.now();
    const { updates } = await engine.positions(id, [bot.seat]);
    const level = kept.seats[bot.seat]!.level!;
    const { view } = updates[0]![1];
    const { move, remark } = await engine.think(rules, level, view, bot.seat);
    // So that people can follow; bots are mostly much faster.
    await pause(botPace.value - (performance.now() - started));
    thinking.value = undefined;
    if (isClosed || standing.value.ply !== ply) return;
    const answered = await engine.answer(id, bot.seat, bot.question, move, people);
    if (!answered.ok) return;
    const moved = moveOn(answered.standing);
    // Said with the move, as everybody hears it online.
    if (remark !== undefined) {
      const { name } = kept.seats[bot.seat]!;
      const player = `seat:${bot.seat}`;
      const said = { id: `${ply}-${bot.seat}`, name, player, said: { remark } };
      chat.value = [...chat.value, { ...said, isBot: true, isMine: false, isEarlier: false }];
    }
    await moved;
  };

  const playing: Playing = {
    async answer(question, move) {
      const answered = await engine.answer(id, viewer.value, question, move, people);
      if (!answered.ok) return answered.why;
      await moveOn(answered.standing);
      return undefined;
    },

    /** Nobody minds at home: back to one's own last move. */
    async takeBack() {
      const { moves } = standing.value.record as unknown as { moves: { seat: Seat }[] };
      const ply = moves.findLastIndex(({ seat }) => seat === viewer.value);
      if (ply < 0) return { code: 'nothing-to-take-back' };
      const next = await engine.takeBack(id, ply, people);
      await moveOn(
        {
          ...next,
          updates: next.updates.map(([of, update]) => [of, { ...update, events: [] }]),
        },
        await engine.history(id, viewer.value, LOG_STEPS),
      );
      return undefined;
    },
  };

  const hotSeat: HotSeat = {
    handOver,
    async takeOver(seat) {
      const steps = await historyOf(seat);
      // Pressed twice.
      if (handOver.peek() !== seat) return;
      batch(() => {
        viewer.value = seat;
        version.value++;
        led.value = { version: version.value, steps };
        isSeen = false;
        handOver.value = undefined;
      });
    },
  };

  const afterMatch: AfterMatch = {
    replay: (at) => replayAddress(id, at),
    decided: () => engine.decided(standing.value.record),
    again: () => playAgain(kept),
  };

  void goOn();
  return {
    surroundings: {
      viewing: { game: gameInfo(game), seats, moment },
      live: {
        seen() {
          isSeen = true;
        },
      },
      playing,
      engine: engineFor(() => rules),
      advice: adviceFor(() => rules),
      social: { chat },
      ...(people.length > 1 && { hotSeat }),
      afterMatch,
    },
    close() {
      isClosed = true;
    },
  };
}

/** The address of a new match of the same people. */
async function playAgain({ game, record, seats }: StoredMatch): Promise<string> {
  const { table } = record as unknown as { table: { options: Record<string, unknown> } };
  const { rulesVersion, presets } = await engine.about(game);
  // A new match is played by the newest rules, which may have more to choose.
  const options = { ...presets['standard'], ...table.options };
  const fresh = freshMatch({ game, rulesVersion, options, seats });
  await storeMatch(fresh);
  return `/local/${fresh.id}`;
}

const momentOf = (update: AnyUpdate, viewer: Seat, version: number): Moment => ({
  version,
  viewer,
  ply: update.ply,
  events: update.events as readonly unknown[],
  view: update.view as unknown,
  questions: update.questions,
  question: update.question && { id: update.question.id, ...update.question.decision },
  outcome: update.outcome,
  deadlines: [],
});

const pause = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
