import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.mock('../engine/engine.ts', () => ({ engine: {} }));

/** Settings ask the browser what the person prefers: here nothing. */
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
});

const NAMES = ['Ines', 'Bruno', 'Nadia'];
const person = (name: string) => ({ name, level: undefined });

describe('played on from a moment', () => {
  const on = async (...wish: Parameters<typeof import('./playingOn.ts').seatsOnFrom>) =>
    (await import('./playingOn.ts')).seatsOnFrom(...wish);

  const ofDevice = {
    names: NAMES,
    levels: [undefined, 'expert', 'beginner'] as const,
    mine: 0,
    isOfDevice: true,
  };

  it('a match has the opponents it had, under their names, as strong as they were', async () => {
    expect(await on(ofDevice, 0)).toEqual([
      person('Ines'),
      { name: 'Bruno', level: 'expert' },
      { name: 'Nadia', level: 'beginner' },
    ]);
  });

  it('in the seat of a bot, that bot plays one’s own', async () => {
    expect(await on(ofDevice, 2)).toEqual([
      { name: 'Ines', level: 'beginner' },
      { name: 'Bruno', level: 'expert' },
      person('Nadia'),
    ]);
  });

  it('several people at one device go on together', async () => {
    const shared = {
      ...ofDevice,
      levels: [undefined, 'expert', undefined] as const,
      mine: undefined,
    };
    expect(await on(shared, 0)).toEqual([
      person('Ines'),
      { name: 'Bruno', level: 'expert' },
      person('Nadia'),
    ]);
  });

  it('for people who played online a bot stands in, under their names', async () => {
    const online = {
      ...ofDevice,
      levels: [undefined, 'casual', undefined] as const,
      isOfDevice: false,
    };
    expect(await on(online, 0)).toEqual([
      person('Ines'),
      { name: 'Bruno', level: 'casual' },
      { name: 'Nadia', level: 'skilled' },
    ]);
  });
});
