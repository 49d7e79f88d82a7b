/** The newest line of talk, beside its seat for a while. */

import { effect, signal } from '@preact/signals';
import type { Seat } from '@parlor/kit';
import type { ChatLine, Session } from './session.ts';

/** So long a line of talk hangs beside its seat. */
const TALK_MS = 7000;

export class TableTalk {
  readonly talk = signal<ReadonlyMap<Seat, string>>(new Map());
  readonly unread = signal(0);
  private heard: number;
  private readonly stop: () => void;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    private readonly session: Session,
    private readonly announce: (text: string) => void,
  ) {
    // What was said before is read, or was said to somebody else.
    this.heard = session.chat.peek().length;
    this.stop = effect(() => this.listen(session.chat.value));
  }

  private listen(chat: readonly ChatLine[]): void {
    const fresh = chat.slice(this.heard);
    const isFirst = this.heard === 0 && chat.length > 1;
    this.heard = chat.length;
    const line = fresh.at(-1);
    if (!line || isFirst) return;
    this.unread.value = this.unread.peek() + fresh.length;
    const seat = line.player.startsWith('seat:')
      ? Number(line.player.slice('seat:'.length))
      : this.session.seats.peek().findIndex(({ name }) => name === line.name);
    this.announce(`${line.name}: ${line.text}`);
    if (seat < 0) return;
    this.talk.value = new Map(this.talk.peek()).set(seat, line.text);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const talk = new Map(this.talk.peek());
      if (talk.get(seat) === line.text) talk.delete(seat);
      this.talk.value = talk;
    }, TALK_MS);
    this.timers.add(timer);
  }

  close(): void {
    this.stop();
    for (const timer of this.timers) clearTimeout(timer);
  }
}
