/** Whether this device stores anything at the moment: pages say so when it does not. */

import { signal } from '@preact/signals';
import { type StorageProblem, storageProblem } from './database.ts';

export const storageTrouble = signal<StorageProblem | undefined>(undefined);

/** Something that has to do with the storage failed, or went well. */
export function noteStorage(error?: unknown): void {
  storageTrouble.value = storageProblem(error);
}
