import { loadApp } from '@parlor/messages/app';
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../words/words.ts';
import { writtenAs } from './points.ts';

beforeAll(async () => words.use(await loadApp.en()));

describe('final scores', () => {
  it('are money as it is printed, in three games', () => {
    expect(writtenAs('millions', 1250)).toEqual({ figure: '$1,250M' });
    expect(writtenAs('millions', 10)).toEqual({ figure: '$10M' });
    expect(writtenAs('dollars', 1234500)).toEqual({ figure: '$1,234,500' });
    expect(writtenAs('dollars', -900)).toEqual({ figure: '−$900' });
  });

  it('are written as the language does', async () => {
    words.use(await loadApp.de());
    expect(writtenAs('millions', 1250)).toEqual({ figure: '1.250\u00a0Mio.\u00a0$' });
    expect(writtenAs('points', 1000)).toEqual({ figure: '1.000', unit: 'Punkte' });
    words.use(await loadApp.en());
  });

  it('are points in the others, written as the language does', () => {
    expect(writtenAs('points', 1)).toEqual({ figure: '1', unit: 'point' });
    expect(writtenAs('points', 999)).toEqual({ figure: '999', unit: 'points' });
    expect(writtenAs('points', 1000)).toEqual({ figure: '1,000', unit: 'points' });
    expect(writtenAs('points', -12)).toEqual({ figure: '−12', unit: 'points' });
  });
});
