import type { LabEntry } from '@parlor/lab/for-games';
import { plainTrump } from '../reference/plain.ts';
import { facts } from '../rules/facts.ts';
import { type State, UNOWNED } from '../rules/state/state.ts';
import { sound } from './sound.ts';
import { storm } from './storm.ts';
import { swindle } from './swindle.ts';

export const lab: LabEntry = {
  plain: plainTrump,
  facts,
  scoreNow: { says: 'cash and the money in the boxes of one’s own properties', of: money },
  commands: [storm, sound, swindle],
};

function money({ cash, owner, box, rules }: State): number[] {
  const all = Array.from(cash);
  for (let property = 0; property < rules.propertyCount; property++) {
    const by = owner[property]!;
    if (by !== UNOWNED) all[by]! += box[property]!;
  }
  return all;
}
