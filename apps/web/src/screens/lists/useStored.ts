/** Matches of this device as rows of a list, from which each can be forgotten. */

import { useEffect, useState } from 'preact/hooks';
import type { StoredMatch } from '../../offline/storedMatch.ts';
import { storedMatches } from '../../offline/storedMatches.ts';
import { noteStorage } from '../../platform/storageStatus.ts';
import { type Forgetting, useForgetting } from './forgetting.ts';

export function useStored<Row extends { readonly id: string }>(
  isWanted: (match: StoredMatch) => boolean,
  rowOf: (match: StoredMatch) => Row,
): { readonly local: readonly Row[]; readonly forgetting: Forgetting } {
  const [local, setLocal] = useState<readonly Row[]>([]);
  const forgetting = useForgetting((id) =>
    setLocal((before) => before.filter((one) => one.id !== id)),
  );
  useEffect(() => {
    storedMatches().then((all) => {
      noteStorage();
      setLocal(all.filter(isWanted).map(rowOf));
    }, noteStorage);
  }, []);
  return { local, forgetting };
}
