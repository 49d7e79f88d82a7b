/**
 * A command that was refused stays refused: said again under its key, on
 * whatever connection or node and whenever, it gets the same answer and has no
 * effect. Only its own player ever hears it.
 */

import type { Illegal } from '@parlor/kit';
import type { Command } from '@parlor/protocol';
import type { MatchHost } from '@parlor/host';
import type { ServerTypes } from '../ports/referee.ts';
import type { LogEntry } from '@parlor/host';
import type { CommandName, Store } from '../ports/store.ts';
import { commandName } from '../../domain/tables/tableDoc.ts';
import { type Answer, DONE } from './answer.ts';
import type { Caller } from './caller.ts';

/** The command was not even looked at, or nothing could be said about it: the same key is good for another try. */
const NO_ANSWERS: readonly string[] = [
  ...['try-again', 'too-many-commands', 'edition-missing', 'banned'],
  // These say where one is, not what became of the command: at the table it gets the answer it got there before.
  ...['unknown-table', 'unknown-match'],
];

export const isNoAnswer = ({ code }: Illegal): boolean => NO_ANSWERS.includes(code);

/** These are about the connection: on another one they are something else. */
const OF_CONNECTION: ReadonlySet<Command['type']> = new Set([
  'mute',
  'lobby',
  'enter',
  'exit',
  'resync',
  'history',
  'ping',
]);

export interface IdempotencyParts {
  readonly store: Store;
  readonly host: MatchHost<ServerTypes>;
  readonly now: () => number;
}

export class Idempotency {
  /** What is being done here, by command: its repeat on another connection waits for the end. */
  private readonly underWay = new Map<string, Promise<unknown>>();

  constructor(private readonly parts: IdempotencyParts) {}

  /** Performs a command unless it was refused before; if it is refused now, that is durable before it is said. */
  once(who: Caller, command: Command, perform: () => Promise<Answer>): Promise<Answer> {
    if (OF_CONNECTION.has(command.type)) return perform();
    // A move is stopped where it is appended, so that all others need not wait for a look into the store.
    if (command.type === 'answer') return this.kept(who, command, perform);
    const name = { player: who.player, key: command.key };
    return this.inTurn(name, async () => {
      const why = await this.parts.store.refusal(name);
      return why ? { why } : this.kept(who, command, perform);
    });
  }

  private async kept(
    who: Caller,
    command: Command,
    perform: () => Promise<Answer>,
  ): Promise<Answer> {
    const { store, now } = this.parts;
    const answer = await perform();
    if (!answer.why || isNoAnswer(answer.why)) return answer;
    // What nobody hears is no answer either: whoever is gone is at no table any more, and was refused for that.
    if (!who.isOpen) return answer;
    const kept = await store.keepRefusal({
      ...{ player: who.player, key: command.key, at: now(), why: answer.why },
      log: this.logOf(who, command),
    });
    // Another node may have been just about to do it.
    return kept.is === 'refused' ? { why: kept.why } : doneAs(kept.entry);
  }

  /** Where a command would be found if it had been done. */
  private logOf(who: Caller, command: Command): { match: string; player: string } | null {
    if (command.type !== 'answer' && command.type !== 'take-back') return null;
    const { match } = command;
    const table = this.parts.host.matches.peek(match)?.stored.table;
    return { match, player: table === undefined ? who.player : who.actsFor(table) };
  }

  private async inTurn<Value>(name: CommandName, work: () => Promise<Value>): Promise<Value> {
    const id = commandName(name.player, name.key);
    const next = (this.underWay.get(id) ?? Promise.resolve()).then(work, work);
    this.underWay.set(id, next);
    try {
      return await next;
    } finally {
      if (this.underWay.get(id) === next) this.underWay.delete(id);
    }
  }
}

const doneAs = ({ body }: LogEntry): Answer =>
  body.type === 'move' ? { done: { ply: body.ply } } : DONE;
