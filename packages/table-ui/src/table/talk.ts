/** The newest line of talk, beside its seat for a while. */

import { effect, signal } from '@preact/signals';
import type { Seat } from '@parlor/kit';
import type { ChatLine, Said, Social } from '../surroundings/social.ts';
import type { Viewing } from '../surroundings/viewing.ts';

/** What a bot said about a move of its own. */
export interface Remark {
  readonly seat: Seat;
  readonly name: string;
  readonly said: Said;
  /** The newest moment of the match when it was heard: the move is shown with it, or was before. */
  readonly version: number;
}

/** So long a line of talk hangs beside its seat. */
const TALK_MS = 7000;

export class TableTalk {
  readonly talk = signal<ReadonlyMap<Seat, Said>>(new Map());
  readonly unread = signal(0);
  readonly remarks = signal<readonly Remark[]>([]);
  private heard: number;
  private readonly stop: () => void;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    social: Social | undefined,
    private readonly viewing: Viewing,
    private readonly announce: (line: ChatLine) => void,
  ) {
    // What was said before is read, or was said to somebody else.
    this.heard = social?.chat.peek().length ?? 0;
    this.stop = effect(() => {
      if (social) this.listen(social.chat.value);
    });
  }

  private listen(chat: readonly ChatLine[]): void {
    const fresh = chat.slice(this.heard).filter(({ isEarlier }) => !isEarlier);
    this.heard = chat.length;
    const line = fresh.at(-1);
    if (!line) return;
    this.unread.value = this.unread.peek() + fresh.filter(({ isMine }) => !isMine).length;
    const seat = this.seatOf(line);
    this.note(fresh);
    this.announce(line);
    if (seat < 0) return;
    this.talk.value = new Map(this.talk.peek()).set(seat, line.said);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const talk = new Map(this.talk.peek());
      if (talk.get(seat) === line.said) talk.delete(seat);
      this.talk.value = talk;
    }, TALK_MS);
    this.timers.add(timer);
  }

  private seatOf({ player, name }: ChatLine): number {
    return player.startsWith('seat:')
      ? Number(player.slice('seat:'.length))
      : this.viewing.seats.peek().findIndex((one) => one.name === name);
  }

  private note(fresh: readonly ChatLine[]): void {
    const version = this.viewing.moment.peek()?.version ?? 0;
    const remarks = fresh
      .filter(({ isBot }) => isBot)
      .map((line) => ({ seat: this.seatOf(line), name: line.name, said: line.said, version }));
    if (remarks.length > 0) this.remarks.value = [...this.remarks.peek(), ...remarks];
  }

  close(): void {
    this.stop();
    for (const timer of this.timers) clearTimeout(timer);
  }
}
