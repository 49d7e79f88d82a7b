import { describe, expect, it } from 'vitest';
import { readConfig } from '../application/ports/config.ts';
import { grown, overcome } from './siegeBounds.ts';
import { noPeaks, type Peaks } from './siegeGround.ts';

const MB = 2 ** 20;
const SIZES = { heap: 30 * MB, memory: 160 * MB, disk: 2 * MB };

describe('the bounds of a siege', () => {
  it('hold every peak that is counted', () => {
    expect(overcome(noPeaks())).toEqual([]);
    for (const name of Object.keys(noPeaks()) as (keyof Peaks)[]) {
      const found = overcome({ ...noPeaks(), [name]: 1e9 });
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(new RegExp(`^${name}: `));
    }
  });

  it('are what a house has where nobody has set anything', () => {
    const { SEATS_PER_PERSON, SEATS_PER_ADDRESS, LATE_VIEWS_PER_PERSON } = readConfig({});
    const { LATE_VIEWS_PER_ADDRESS, KEPT_PER_PERSON_KB, KEPT_PER_ADDRESS_KB } = readConfig({});
    const most = {
      ...{ seatsOfPerson: SEATS_PER_PERSON, seats: SEATS_PER_ADDRESS, namesakes: 0 },
      ...{ viewsOfPerson: LATE_VIEWS_PER_PERSON, views: LATE_VIEWS_PER_ADDRESS },
      ...{ keptOfPersonKb: KEPT_PER_PERSON_KB, keptKb: KEPT_PER_ADDRESS_KB },
    };
    expect(overcome({ ...noPeaks(), ...most })).toEqual([]);
    for (const [name, count] of Object.entries(most)) {
      expect(overcome({ ...noPeaks(), [name]: count + 1 }), name).toHaveLength(1);
    }
  });

  it('hold the memory of the whole process, like the heap and the disk', () => {
    expect(grown(SIZES, { ...SIZES, memory: SIZES.memory + 100 * MB }, 1)).toEqual([]);
    expect(grown(SIZES, { ...SIZES, memory: SIZES.memory + 400 * MB }, 1)).toEqual([
      'the process has grown by 400 MB',
    ]);
    expect(grown(SIZES, { ...SIZES, heap: SIZES.heap + 60 * MB }, 1)).toHaveLength(1);
    expect(grown(SIZES, { ...SIZES, disk: SIZES.disk + 60 * MB }, 1)).toHaveLength(1);
  });
});
