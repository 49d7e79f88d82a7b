/** Messages to clients that name sets of one's own, and their form for clients that do not know names. */

import { type DataByName, NO_DATA, type OwnData, withData } from '@parlor/kit';

/** A message, and the sets of one's own that stand in it by name: whoever gets it has to have them. */
export interface Shown {
  readonly text: string;
  readonly own: OwnData;
}

export const withoutNames = (text: string): Shown => ({ text, own: NO_DATA });

/** The same message for whoever does not know that sets can have names. */
export function wholeText({ text, own }: Shown): string {
  const message = JSON.parse(text) as { readonly table?: unknown; readonly view?: unknown };
  const whole = (field: 'table' | 'view', byName: DataByName) =>
    Object.hasOwn(message, field) && { [field]: withData(message[field], byName) };
  return JSON.stringify({
    ...message,
    ...whole('table', own.byName),
    ...whole('view', own.byName),
  });
}
