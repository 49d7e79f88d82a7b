/** A match on this device: people here, bots in a thread, no server. Every tab that has it open follows the others. */

import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Illegal, Json, Seat } from '@parlor/kit';
import type { Position } from '@parlor/protocol';
import { WorkerLost } from '@parlor/rpc';
import { engine } from '../engine/engine.ts';
import type { EnteredMatch, LocalNews, LocalUpdate } from '../engine/localCalls.ts';
import { adviceFor, engineFor } from '../engine/matchEngine.ts';
import { openMatch } from '../offline/newMatch.ts';
import type { StoredMatch } from '../offline/storedMatch.ts';
import { storedRecord } from '../offline/storedMatches.ts';
import { gameInfo } from '../games/gameInfo.ts';
import { type StorageProblem, storageProblem } from '../platform/database.ts';
import { botPace } from '../platform/settings.ts';
import { CatchingUp } from './catchingUp.ts';
import { momentOf } from './moments.ts';
import { replayAddress } from './replayAddress.ts';
import type {
  AfterMatch,
  ChatLine,
  HotSeat,
  Playing,
  SeatState,
  Surroundings,
} from '@parlor/table-ui';

export interface LocalTable {
  readonly surroundings: Surroundings;
  /** Nothing can be stored just now, and so nothing goes on. */
  readonly problem: ReadonlySignal<StorageProblem | undefined>;
  /** The match was deleted, in another tab perhaps. */
  readonly isGone: ReadonlySignal<boolean>;
  /** No bot moves any more, unless another tab has the match open. */
  close(): void;
}

export async function openLocal(match: StoredMatch): Promise<LocalTable> {
  const { id, game } = match;
  const rules = { game, edition: match.header.rulesVersion };
  const people = match.seats.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
  const stopPacing = effect(() => void engine.setPace(botPace.value));
  const thinking = signal<readonly Seat[]>([]);
  const chat = signal<readonly ChatLine[]>([]);
  const problem = signal<StorageProblem | undefined>(undefined);
  const isGone = signal(false);
  let isClosed = false;

  /** The table as one person sees it. */
  const sitDown = async (seat: Seat): Promise<Place> => {
    const { session, history, ...update }: EnteredMatch = await engine.enterMatch(id, seat);
    const feed = new CatchingUp(async () => {
      feed.told(await engine.history(session));
      return true;
    });
    feed.begin({ ...positionOf(id, update), history, historyPly: update.ply - 1 });
    return { seat, session, feed };
  };

  const place = signal(await sitDown(people[0] ?? 0));
  const viewer = computed(() => place.value.seat);
  // With several people at one device nobody's cards lie open before somebody says who they are.
  const handOver = signal<Seat | undefined>(undefined);
  const now = place.peek().feed.position.peek()!;
  if (people.length > 1 && !now.outcome) {
    handOver.value = now.questions.find(({ seat }) => people.includes(seat))?.seat ?? people[0];
  }

  const seats = computed((): SeatState[] =>
    match.seats.map(({ name, level }, seat) => ({
      name,
      kind: level === undefined ? (seat === viewer.value ? 'me' : 'person') : 'bot',
      level,
      isAway: false,
      isConnected: true,
      isThinking: thinking.value.includes(seat),
    })),
  );

  const moment = computed(() => {
    const position = place.value.feed.position.value;
    return position && momentOf(position, 0);
  });

  /** Whom the device has to be passed on to, now that others are asked. */
  const passOn = ({ questions }: LocalUpdate): void => {
    if (people.length < 2 || questions.some(({ seat }) => !people.includes(seat))) return;
    const isMine = questions.some(({ seat }) => seat === viewer.peek());
    if (isMine && handOver.peek() === undefined) return;
    handOver.value = (isMine ? viewer.peek() : questions[0]?.seat) ?? handOver.peek();
  };

  const hear = (news: LocalNews): void => {
    switch (news.type) {
      case 'update':
        problem.value = undefined;
        place.peek().feed.take(positionOf(id, news));
        passOn(news);
        return;
      case 'thinking':
        thinking.value = news.seats;
        return;
      case 'remark': {
        const { name } = match.seats[news.seat]!;
        const said = { id: news.id, name, player: `seat:${news.seat}` };
        chat.value = [
          ...chat.peek(),
          {
            ...{ ...said, said: { remark: news.remark } },
            ...{ isBot: true, isMine: false, isEarlier: false },
          },
        ];
        return;
      }
      case 'problem':
        problem.value = news.code;
    }
  };

  const isHere = (at: Place): boolean => !isClosed && place.peek() === at;

  /** As long as this is where one sits. */
  const listen = async (at: Place): Promise<void> => {
    while (isHere(at)) {
      try {
        const news = await engine.news(at.session);
        // One after the other: of several moves at once each is shown, and stands in the log.
        if (isHere(at)) for (const one of news) batch(() => hear(one));
      } catch (error) {
        // The thread is gone, and everything it held: what counts is stored.
        if (error instanceof WorkerLost && !isClosed) await sitDownAgain();
      }
    }
  };

  const sitDownAgain = async (): Promise<void> => {
    try {
      void engine.setPace(botPace.peek());
      moveTo(await sitDown(viewer.peek()));
    } catch (error) {
      if (!isTold(error)) throw error;
    }
  };

  const moveTo = (next: Place): void => {
    place.value = next;
    void listen(next);
  };

  /** What the person is told in another way than by a refusal. */
  const isTold = (error: unknown): boolean => {
    const code = storageProblem(error);
    if (code) problem.value = code;
    else if ((error as { code?: unknown }).code === 'unknown-match') isGone.value = true;
    else return false;
    return true;
  };

  const refusalOf = async (asked: Promise<Illegal | null>): Promise<Illegal | undefined> => {
    try {
      return (await asked) ?? undefined;
    } catch (error) {
      const code = storageProblem(error);
      if (code) return { code };
      if (isTold(error)) return undefined;
      // Whether it was done is seen in a moment.
      if (error instanceof WorkerLost) return { code: 'try-again' };
      throw error;
    }
  };

  const playing: Playing = {
    answer: (question, move) => refusalOf(engine.answer(place.peek().session, question, move)),
    takeBack: () => refusalOf(engine.takeBack(place.peek().session)),
  };

  const hotSeat: HotSeat = {
    handOver,
    async takeOver(seat) {
      const { session } = place.peek();
      const next = await sitDown(seat);
      // Pressed twice, or answered in another tab meanwhile.
      if (isClosed || handOver.peek() !== seat) return engine.leaveMatch(next.session);
      batch(() => {
        moveTo(next);
        handOver.value = undefined;
      });
      await engine.leaveMatch(session);
    },
  };

  const afterMatch: AfterMatch = {
    replay: (at) => replayAddress(id, at),
    decided: async () => {
      const stored = await storedRecord(id);
      return stored ? engine.decided(stored.record as unknown as Json) : null;
    },
    again: () => playAgain(match),
  };

  void listen(place.peek());
  return {
    problem,
    isGone,
    surroundings: {
      viewing: { game: gameInfo(game), seats, moment },
      live: { seen: () => place.peek().feed.seen() },
      playing,
      engine: engineFor(() => rules),
      advice: adviceFor(() => rules),
      social: { chat },
      ...(people.length > 1 && { hotSeat }),
      afterMatch,
    },
    close() {
      isClosed = true;
      stopPacing();
      place.peek().feed.close();
      void engine.leaveMatch(place.peek().session).catch(() => {});
    },
  };
}

/** Where somebody sits, and what they are shown there. */
interface Place {
  readonly seat: Seat;
  readonly session: number;
  readonly feed: CatchingUp;
}

const positionOf = (match: string, update: LocalUpdate): Position => ({
  ...(update as unknown as Position),
  type: 'position',
  match,
  deadlines: [],
  now: 0,
});

/** The address of a new match of the same people. */
async function playAgain({ game, header, seats }: StoredMatch): Promise<string> {
  const { rulesVersion, presets } = await engine.about(game);
  // A new match is played by the newest rules, which may have more to choose.
  const options = { ...presets['standard'], ...header.table.options };
  const dice = await engine.newDice(seats.map(({ level }) => level));
  return openMatch({ game, rulesVersion, options, seats, dice });
}
