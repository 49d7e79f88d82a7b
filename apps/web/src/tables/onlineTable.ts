/** A place at a table on a server. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Illegal, Json, Seat } from '@parlor/kit';
import type { Client } from '@parlor/client';
import type { ChatMessage, ServerMessage, TableInfo } from '@parlor/protocol';
import { GAME_IDS, type GameId } from '@parlor/registry/ids';
import { me } from '../platform/connection.ts';
import { gameInfo } from '../games/gameInfo.ts';
import { getJson } from '../platform/http.ts';
import { replayAddress } from './replayAddress.ts';
import { lastLookAt } from '../platform/lastLooks.ts';
import { muted, wayBack } from '../platform/settings.ts';
import { namesShown } from '../words/formerGuests.ts';
import { engine } from '../engine/engine.ts';
import { engineFor } from '../engine/matchEngine.ts';
import { learnShunned } from './shunned.ts';
import { followDice } from './dice.ts';
import { CatchingUp } from './catchingUp.ts';
import { momentOf } from './moments.ts';
import { toldHistory } from './stoodIn.ts';
import {
  toldStep,
  type AfterMatch,
  type ChatLine,
  type Connection,
  type GoingWithout,
  type Moment,
  type PauseAsked,
  type Pausing,
  type Playing,
  type Said,
  type SeatState,
  type Speaking,
  type StandIn,
  type Surroundings,
  type TakeBackAsked,
  type TakeBackVote,
  type Viewing,
  type WithoutAsked,
} from '@parlor/table-ui';

export interface OnlineTable {
  /** What is known before the match, and around it. */
  readonly table: ReadonlySignal<TableInfo | undefined>;
  readonly yourSeat: ReadonlySignal<Seat | null>;
  readonly watching: ReadonlySignal<number>;
  /** By seat, before the match: since when its person has been away, by the clock of this device; null where it is not known. */
  readonly awaySince: ReadonlySignal<readonly (number | null)[]>;
  /** Why this person was not let in. */
  readonly refused: ReadonlySignal<Illegal | undefined>;
  /** The host has sent this person away. */
  readonly isRemoved: ReadonlySignal<boolean>;
  /** Whom this person, as the host, has sent away. */
  readonly removed: ReadonlySignal<readonly RemovedPerson[]>;
  /** The server cannot play the match of this table, now or later. */
  readonly unplayable: ReadonlySignal<boolean>;
  say: Client['say'];
  readonly surroundings: OnlineSurroundings;
  close(): void;
}

export interface RemovedPerson {
  readonly player: string;
  readonly name: string;
}

type OnlineSurroundings = Surroundings & Required<Pick<Surroundings, 'connection'>>;

/** A line that does not come back in so long is not just a gap in the network. */
const PATIENCE_MS = 12_000;

/** Enters a table. Everything else follows from what the server says. */
export function enterTable(client: Client, id: string, seatToken: string | undefined): OnlineTable {
  const table = signal<TableInfo | undefined>(undefined);
  const yourSeat = signal<Seat | null>(null);
  const catchingUp = new CatchingUp(
    async (match) => (await client.say({ type: 'history', match })).type === 'done',
  );
  const { position } = catchingUp;
  /** The newest that was heard, shown or not. */
  let heard = -1;
  /** How far the server's clock is ahead of ours. */
  const ahead = signal(0);
  const presence = signal<Extract<ServerMessage, { type: 'presence' }> | undefined>(undefined);
  const awaySince = signal<readonly (number | null)[]>([]);
  const line = signal<'open' | 'lost' | 'gone'>(client.status === 'open' ? 'open' : 'lost');
  const chat = signal<readonly ChatLine[]>([]);
  const asked = signal<TakeBackAsked | undefined>(undefined);
  const pauseAsked = signal<PauseAsked | undefined>(undefined);
  const withoutAsked = signal<WithoutAsked | undefined>(undefined);
  const late = signal(0);
  const refused = signal<Illegal | undefined>(undefined);
  const unplayable = signal(false);
  const isRemoved = signal(false);
  const removed = signal<readonly RemovedPerson[]>([]);
  const dice = followDice((wish, key) => client.say(wish, key));

  const hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'table':
        if (message.table.id !== id) return;
        table.value = message.table;
        yourSeat.value = message.yourSeat;
        late.value = message.late ?? 0;
        isRemoved.value = message.isRemoved ?? false;
        removed.value = message.removed ?? [];
        dice.see(message.table, me.peek()?.id ?? '');
        noteFirstMatch(message);
        return;
      case 'position':
        if (message.match !== table.peek()?.match) return;
        ahead.value = message.now - Date.now();
        // Whatever was asked about an earlier position has lapsed.
        if (message.version !== heard && asked.peek()?.state === 'asked') asked.value = undefined;
        heard = message.version;
        catchingUp.take({ ...message, events: toldStep(message.events, message.stoodIn) });
        return;
      case 'unplayable':
        if (message.match === table.peek()?.match) unplayable.value = true;
        return;
      case 'history':
        if (message.match === table.peek()?.match) catchingUp.told(toldHistory(message));
        return;
      case 'presence':
        if (message.table !== id) return;
        presence.value = message;
        awaySince.value = awayHere(message);
        return;
      case 'chat':
        if (message.table === id) addChat(message);
        return;
      case 'unsaid':
        if (message.table !== id) return;
        chat.value = chat.peek().filter(({ player }) => player !== message.player);
        return;
      case 'take-back':
        if (message.match !== table.peek()?.match) return;
        asked.value = askedOf(message, yourSeat.peek());
        return;
      case 'pause':
        if (message.match !== table.peek()?.match) return;
        pauseAsked.value = pauseAskedOf(message, yourSeat.peek(), ahead.peek());
        return;
      case 'go-without':
        if (message.match !== table.peek()?.match) return;
        withoutAsked.value = { ...message, until: message.until - ahead.peek() };
        return;
      default:
    }
  };

  const addChat = (message: ChatMessage): void => {
    const { id: line, name, player } = message;
    const isKnown = chat.peek().some((known) => known.id === line);
    if (isKnown || isMuted(player)) return;
    // Whoever enters is told what was said, then where the match stands.
    const isEarlier = heard < 0;
    const said = saidIn(message);
    const isBot = 'remark' in said;
    const isMine = player === me.peek()?.id;
    const isApart = message.isApart ?? false;
    const heardNow = { id: line, name, player, said, isBot, isMine, isApart, isEarlier };
    chat.value = [...chat.peek(), heardNow];
  };

  const stopListening = client.listen(hear);
  let patience: ReturnType<typeof setTimeout> | undefined;
  const waitForLine = (): void => {
    clearTimeout(patience);
    catchingUp.lost();
    line.value = 'lost';
    patience = setTimeout(() => (line.value = 'gone'), PATIENCE_MS);
  };
  const stopWatching = client.watch((status) => {
    clearTimeout(patience);
    if (status === 'open') {
      line.value = 'open';
    } else if (status === 'lost') waitForLine();
  });
  if (client.status !== 'open') waitForLine();
  learnShunned(client).catch(() => {});
  /** What opens the seat, as long as the house takes it. */
  let token = seatToken;
  const enter = async (): Promise<void> => {
    const answer = await client.say({
      type: 'enter',
      table: id,
      ...(token !== undefined && { seatToken: token }),
    });
    if (answer.type !== 'refused') return;
    if (token === undefined || answer.code !== 'not-seated') {
      refused.value = illegal(answer);
      return;
    }
    // A seat that is no longer theirs, a link that was cut off: the table can still be seen.
    token = undefined;
    await enter();
  };
  void enter();

  const names = computed(() => {
    const all = table.value?.seats ?? [];
    return namesShown(
      all.map(({ name }) => name),
      (seat) => all[seat]!.kind === 'person',
    );
  });
  const seats = computed((): SeatState[] =>
    (table.value?.seats ?? []).map(({ kind, level, isAway, playedFor }, seat) => ({
      name: names.value[seat]!,
      kind: seat === yourSeat.value ? 'me' : kind,
      level: level ?? undefined,
      isAway,
      isConnected: kind !== 'person' || (presence.value?.connected[seat] ?? true),
      isThinking: presence.value?.thinking[seat] ?? false,
      playedFor,
    })),
  );

  const gameOf = () => (table.peek()?.game ?? GAME_IDS[0]) as GameId;
  const moment = computed(
    (): Moment | undefined => position.value && momentOf(position.value, ahead.value),
  );

  const command = async (wish: Parameters<Client['say']>[0]): Promise<Illegal | undefined> => {
    const answer = await client.say(wish);
    return answer.type === 'refused' ? illegal(answer) : undefined;
  };
  const matchId = () => table.peek()?.match ?? '';

  const viewing: Viewing = {
    get game() {
      return gameInfo(gameOf());
    },
    seats,
    moment,
  };
  const playing: Playing = {
    answer: (question, move) => command({ type: 'answer', match: matchId(), question, move }),
    takeBack: () => command({ type: 'take-back', match: matchId() }),
  };
  const takeBackVote: TakeBackVote = {
    asked,
    agree: (isFine) =>
      command({ type: 'agree', match: matchId(), request: asked.peek()?.request ?? '', isFine }),
  };
  const pausing: Pausing = {
    asked: pauseAsked,
    ask: () => command({ type: 'pause', match: matchId() }),
    agree: (isFine) => {
      const request = pauseAsked.peek()?.request ?? '';
      return command({ type: 'agree', match: matchId(), request, isFine });
    },
    goOn: () => command({ type: 'go-on', match: matchId() }),
  };
  const goingWithout: GoingWithout = {
    asked: withoutAsked,
    ask: (seat) => command({ type: 'go-without', match: matchId(), seat }),
    agree: (isFine) => {
      const request = withoutAsked.peek()?.request ?? '';
      return command({ type: 'agree', match: matchId(), request, isFine });
    },
  };
  const standIn: StandIn = {
    late,
    isRated: computed(() => table.value?.isRated ?? true),
    comeBack: enter,
    async leave() {
      await client.say({ type: 'leave', table: id });
    },
  };
  const speaking: Speaking = {
    isApart: computed(() => yourSeat.value === null && table.value?.watchTalk === 'apart'),
    say: (words) =>
      command(
        'text' in words
          ? { type: 'chat', table: id, text: words.text }
          : { type: 'phrase', table: id, phrase: words.phrase as 'hello' },
      ),
    muted,
    mute(player, isOn) {
      const { name = '' } = chat.peek().find((said) => said.player === player) ?? {};
      const others = muted.peek().filter((one) => one.player !== player);
      muted.value = isOn ? [...others, { player, name }] : others;
      if (isOn) chat.value = chat.peek().filter((said) => said.player !== player);
      // Whoever is blocked is heard again only when that is taken back.
      if (isOn) void client.say({ type: 'mute', player, isMuted: true });
      else void client.say({ type: 'block', player, isBlocked: false });
    },
    async block(player) {
      const why = await command({ type: 'block', player, isBlocked: true });
      if (why) return why;
      const seat = table.peek()?.seats.find((one) => one.player === player);
      const { name = seat?.name ?? '' } = chat.peek().find((said) => said.player === player) ?? {};
      const others = muted.peek().filter((one) => one.player !== player);
      muted.value = [...others, { player, name }];
      chat.value = chat.peek().filter((said) => said.player !== player);
      return undefined;
    },
    report: (player, { reason, words }) =>
      command({ type: 'report', table: id, player, reason, ...(words && { words }) }),
  };
  const connection: Connection = {
    line,
    retry() {
      // Whoever presses sees that something is being done.
      if (line.peek() !== 'open') waitForLine();
      client.retryNow();
    },
  };
  const afterMatch: AfterMatch = {
    replay: (at) => replayAddress(matchId(), at),
    async decided() {
      const file = (await getJson(`/api/matches/${matchId()}`)) as { record: Json };
      return engine.decided(file.record);
    },
    async again() {
      const answer = await client.say({ type: 'rematch', table: id });
      if (answer.type === 'refused') return illegal(answer);
      return answer.table === undefined ? undefined : `/table/${answer.table}`;
    },
    dice: dice.check,
    verify: () => `/verify/${matchId()}`,
    rematch: computed(() => (table.value?.rematch ? `/table/${table.value.rematch}` : undefined)),
  };
  return {
    ...{ table, yourSeat, refused, unplayable, isRemoved, removed },
    watching: computed(() => presence.value?.watching ?? 0),
    awaySince,
    say: (wish, key) => client.say(wish, key),
    // Without advice: other people are at the table, or the match changes ratings.
    surroundings: {
      ...{ viewing, playing, takeBackVote, pausing, goingWithout },
      ...{ standIn, connection, afterMatch },
      live: { seen: () => catchingUp.seen(), lastLook: lastLookAt(matchId) },
      watching: computed(() => ({
        count: presence.value?.watching ?? 0,
        delay: table.value?.watchDelay ?? 0,
      })),
      engine: engineFor(() => ({
        game: gameOf(),
        edition: position.peek()?.edition ?? FIRST_EDITION,
      })),
      social: { chat, speaking },
    },
    close() {
      stopListening();
      stopWatching();
      clearTimeout(patience);
      catchingUp.close();
      void client.say({ type: 'exit', table: id });
    },
  };
}

/** Whoever has played a match to its end here has something to lose. */
function noteFirstMatch({ table, yourSeat }: Extract<ServerMessage, { type: 'table' }>): void {
  const isPlayed = table.status === 'finished' && yourSeat !== null;
  if (isPlayed && wayBack.peek() === 'unasked') wayBack.value = 'due';
}

/** Since when people have been away, by our own clock. */
const awayHere = ({
  awaySince = [],
  now = Date.now(),
}: Extract<ServerMessage, { type: 'presence' }>): readonly (number | null)[] =>
  awaySince.map((since) => (since === null ? null : Date.now() - (now - since)));

/** Servers that knew no other did not name it. */
const FIRST_EDITION = 1;

const isMuted = (player: string): boolean => muted.peek().some((one) => one.player === player);

/** Bots and phrases come as codes: every reader's page has its own words for them. */
function saidIn({ remark, phrase, text = '' }: ChatMessage): Said {
  if (remark)
    return { remark: { code: remark.code, ...(remark.params && { params: remark.params }) } };
  return phrase === undefined ? { text } : { phrase };
}

/** What is still to be said about it: who asked hears that it was denied; that it was granted can be seen. */
const askedOf = (
  { request, seat, state }: Extract<ServerMessage, { type: 'take-back' | 'pause' }>,
  me: Seat | null,
): TakeBackAsked | undefined => {
  // Whoever only watches is not asked.
  if (me === null) return undefined;
  const isMine = seat === me;
  return state === 'asked' || (state === 'denied' && isMine)
    ? { request, seat, isMine, state }
    : undefined;
};

const pauseAskedOf = (
  message: Extract<ServerMessage, { type: 'pause' }>,
  me: Seat | null,
  ahead: number,
): PauseAsked | undefined => {
  const asked = askedOf(message, me);
  return asked && { ...asked, until: message.until - ahead };
};

const illegal = ({
  code,
  params,
}: {
  code: string;
  params?: Illegal['params'] | undefined;
}): Illegal => ({
  code,
  ...(params && { params }),
});
