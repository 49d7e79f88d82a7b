/** Somebody tells the operator about somebody else. What was said at the table goes along as the server knows it. */

import type { Illegal } from '@parlor/kit';
import { cleanChat, type CommandOf } from '@parlor/protocol';
import type { ChatPart } from '../../domain/records.ts';
import { derivedId } from '../../domain/people/secrets.ts';
import { seatOf, type TableDoc } from '../../domain/tables/tableDoc.ts';
import type { KeptBytes } from './keptBytes.ts';
import type { Log } from '../ports/log.ts';
import type { Store } from '../ports/store.ts';

/** So many of the newest lines say what it was about. */
const LINES = 30;

/** A person may report so many times in a day. */
const MOST_A_DAY = 10;
const DAY_MS = 86_400_000;

export interface ReportingParts {
  readonly store: Pick<Store, 'addReport' | 'chat'>;
  readonly log: Log;
  readonly now: () => number;
  readonly keptBytes: KeptBytes;
}

export class Reporting {
  constructor(private readonly parts: ReportingParts) {}

  /** `doc`: the table, which whoever reports has entered; `part`: all that they hear there, if that is not everything. */
  async report(
    { player: author, address }: { readonly player: string; readonly address: string },
    { doc, part }: { readonly doc: TableDoc; readonly part: ChatPart | undefined },
    command: CommandOf<'report'>,
  ): Promise<Illegal | undefined> {
    const { store, log, now, keptBytes } = this.parts;
    const { player: about, reason, words = '', key } = command;
    const lines = await store.chat(doc.id, LINES, part);
    const seat = seatOf(doc, about);
    const name =
      seat === undefined
        ? lines.findLast(({ player }) => player === about)?.name
        : doc.seats[seat]!.name;
    // Only of somebody who is here, or was heard here.
    if (name === undefined || about === author) return { code: 'unknown-person' };
    const at = now();
    const who = { player: author, address };
    const noted = await store.addReport(
      {
        ...{ id: derivedId('report', author, key), at, by: author, about, name, table: doc.id },
        ...{ reason, words: cleanChat(words), lines },
      },
      {
        ...{ since: at - DAY_MS, most: MOST_A_DAY },
        charge: keptBytes.ofRow(who, words, JSON.stringify(lines)),
      },
    );
    if (noted === 'too-many') return { code: 'too-many-reports', params: { most: MOST_A_DAY } };
    if (noted !== 'noted') return keptBytes.refusal(noted);
    log.info({ event: 'reported', reason });
    return undefined;
  }
}
