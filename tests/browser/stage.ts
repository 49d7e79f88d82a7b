/** A table of the house as one device is told of it, by the test in place of the house: the same each time. */

import { type AnyGame, fastRng } from '@parlor/kit';
import { openMatch } from '@parlor/match';
import type { ServerMessage, TableInfo } from '@parlor/protocol';
import { type GameId, games } from '@parlor/registry';
import type { Page, WebSocketRoute } from 'playwright-core';
import { wholeTable } from './localMatch.ts';

export interface Scene {
  readonly game: GameId;
  readonly seats: number;
  /** What has been played without a plan, at most; the match goes on. */
  readonly moves?: number;
  /** Whose device it is; null for somebody who watches. */
  readonly seat: number | null;
  readonly watching?: number;
  readonly table?: Partial<TableInfo>;
}

interface Said {
  readonly type: string;
  readonly key: string;
  readonly text?: string;
  readonly phrase?: string;
}

export interface Stage {
  /** Comes to a table, and waits until all of it is there. */
  show(scene: Scene): Promise<void>;
  tell(message: ServerMessage): void;
  /** From now on whatever is said at the table is refused with this code; nothing, if there is none. */
  refuse(code?: string): void;
  /** What the device has said, but for what every page says by itself. */
  readonly said: readonly Said[];
}

const TABLE = 'tB3mVqk0QX2yR8c1n5uZ7w';
const MATCH = 'mK9sLw2eTf6Hj4bYx0Qd3A';
/** As long as names are apart from one another. */
const NAMES = ['Bruno', 'Nadia', 'Otto', 'Mina', 'Luca', 'Sofia'];
const BY_ITSELF: ReadonlySet<string> = new Set(['enter', 'exit', 'history', 'ping', 'lobby']);

type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: Type }>;

const tableOf = ({ game, seats, table = {} }: Scene): TableInfo => ({
  ...{
    id: TABLE,
    version: 1,
    game,
    options: games[game].presets.standard as Record<string, unknown>,
  },
  ...{ status: 'playing', isPublic: true, clock: 'none', standIn: 'casual', watchDelay: 0 },
  host: 'person-0',
  seats: Array.from({ length: seats }, (_, seat) => ({
    ...{ kind: 'person', name: NAMES[seat]!, player: `person-${seat}`, level: null },
    ...{ isReady: true, isAway: false },
  })),
  ...{ match: MATCH, rematch: null },
  fairness: { commitment: '', contributions: [], serverSeed: null },
  ...{ isRated: false, aborts: 0, ...table },
});

/** Where the match stands, and what led there, for one viewer. */
function played({
  game: id,
  seats,
  moves = 0,
  seat,
}: Scene): [Message<'position'>, Message<'history'>] {
  const game: AnyGame = games[id];
  const viewer = seat ?? 'public';
  const opened = openMatch(game, { seats, options: game.presets['standard']! }, '5eed'.repeat(16));
  if (!opened.ok) throw new Error(`no such table: ${opened.why.code}`);
  const match = opened.value;
  const rng = fastRng(3);
  const steps: (readonly unknown[])[] = [match.update(viewer).events];
  for (let n = 0; n < moves; n++) {
    const question = match.questions().find((one) => one.seat !== seat) ?? match.questions()[0];
    // Whoever looks at it finds it under way.
    if (!question) throw new Error(`${id} is over after ${n} moves`);
    const world: unknown = game.worlds(match.update(question.seat).view)(rng);
    const answered = match.answer(
      question.seat,
      question.id,
      game.sample(world, question.seat, rng),
    );
    if (!answered.ok) throw new Error(answered.why.code);
    steps.push(match.update(viewer).events);
  }
  const { ply, view, questions, question, outcome } = match.update(viewer);
  const about = { match: MATCH, version: ply + 1, viewer, ply } as const;
  return [
    {
      ...{ type: 'position', ...about, edition: game.rulesVersion, events: [], view },
      questions: [...questions],
      ...(question && { question: { ...question } }),
      ...(outcome && { outcome: { scores: [...outcome.scores], places: [...outcome.places] } }),
      ...{ deadlines: Array.from({ length: seats }, () => null), now: Date.now() },
    },
    { type: 'history', ...about, steps: steps.slice(-120).map((step) => [...step]) },
  ];
}

export async function stageOn(page: Page): Promise<Stage> {
  const said: Said[] = [];
  let scene: Scene | undefined;
  let line: WebSocketRoute | undefined;
  let refusal: string | undefined;
  const tell = (message: ServerMessage): void => line?.send(JSON.stringify(message));

  const answer = (wish: Said): void => {
    const isMeant = !BY_ITSELF.has(wish.type);
    if (isMeant) said.push(wish);
    if (isMeant && refusal !== undefined) {
      tell({ type: 'refused', key: wish.key, code: refusal });
      return;
    }
    tell({ type: 'done', key: wish.key });
    if (!scene) return;
    if (wish.type === 'enter') enter(scene);
    if (wish.type === 'history') tell(played(scene)[1]);
  };
  const enter = (at: Scene): void => {
    tell({ type: 'table', table: tableOf(at), yourSeat: at.seat });
    if (at.table?.status !== 'open') tell(played(at)[0]);
    tell(watchedBy(at.seats, at.watching ?? 1));
  };

  await page.routeWebSocket(/\/socket(\?|$)/, (socket) => {
    line = socket;
    socket.onMessage((text) => answer(JSON.parse(String(text)) as Said));
    tell({ type: 'welcome', protocol: 1, player: { id: 'me', name: 'Ines' }, now: Date.now() });
  });

  return {
    said,
    tell,
    refuse(code) {
      refusal = code;
    },
    async show(next) {
      scene = next;
      await page.goto(`/table/${TABLE}`);
      if (next.table?.status === 'open') return;
      await page.locator('.cloth .seat, .text-board').first().waitFor();
      await wholeTable(page);
    },
  };
}

/** A line of talk at the table of the stage. */
export const chatLine = (
  id: string,
  text: string,
  more: Partial<Message<'chat'>> = {},
): ServerMessage => ({
  ...{ type: 'chat', table: TABLE, id, at: 0, player: 'person-1', name: NAMES[1]!, text },
  ...more,
});

/** Everybody who plays is there, and so many look on. */
export function watchedBy(seats: number, watching: number): ServerMessage {
  const connected = Array.from({ length: seats }, () => true);
  const thinking = connected.map(() => false);
  return { type: 'presence', table: TABLE, connected, thinking, watching };
}

export const takeBackAsked = (seat: number): ServerMessage => ({
  ...{ type: 'take-back', match: MATCH, request: 'wish-0001', seat, agreed: [], state: 'asked' },
});
