import { describe, expect, it } from 'vitest';
import { namesBut, ownSeat } from './others.ts';

const person = (name: string) => ({ name, level: undefined });
const bot = (name: string) => ({ name, level: 'casual' as const });

describe('whom one plays with', () => {
  it('is everybody else, wherever one sits', () => {
    const seats = [bot('Bruno'), bot('Nadia'), person('Ines')];
    expect(ownSeat(seats, '')).toBe(2);
    expect(
      namesBut(
        seats.map(({ name }) => name),
        ownSeat(seats, ''),
      ),
    ).toEqual(['Bruno', 'Nadia']);
  });

  it('of several people at one device leaves out the one of this name', () => {
    const seats = [person('Marlene'), bot('Bruno'), person('Ines')];
    expect(ownSeat(seats, 'Ines')).toBe(2);
    expect(ownSeat(seats, 'Otto')).toBeUndefined();
    expect(namesBut(['Marlene', 'Bruno', 'Ines'], undefined)).toHaveLength(3);
  });

  it('never mistakes a bot of the same name for oneself', () => {
    expect(ownSeat([bot('Ines'), person('Ines')], 'Ines')).toBe(1);
    expect(namesBut(['Ines', 'Ines'], 1)).toEqual(['Ines']);
  });

  it('names nobody where a seat is free', () => {
    expect(namesBut(['Ines', '', 'Bruno'], 0)).toEqual(['Bruno']);
  });

  it('who only watched has everybody named', () => {
    expect(namesBut(['Ines', 'Bruno'], null)).toEqual(['Ines', 'Bruno']);
  });
});
