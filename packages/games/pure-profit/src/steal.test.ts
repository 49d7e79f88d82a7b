import { describe, expect, it } from 'vitest';
import { TestTable } from './testTable.ts';

const FIVE = '3 4 5 6 7';

describe('P-5.1 a Steal', () => {
  it('takes up to as many cards as it says, from one or several hands, and ends the turn', () => {
    const hands = [`S3 ${FIVE}`, '1 2', '8 9', '10 10'];
    const table = new TestTable({ hands });
    table.play('steal three from 1,2,3', 0, 1, 0);
    expect(hands.map((_, seat) => table.hand(seat))).toEqual(['1 3 4 5 6 7 9 10', '2', '8', '10']);
    expect([table.discard, table.turn]).toEqual(['S1 S3', 1]);
  });

  it.each([
    ['S1', 1],
    ['S2', 2],
    ['S3', 3],
  ])('%s takes %i at most', (card, most) => {
    const table = new TestTable({ hands: [`${card} ${FIVE}`, FIVE, FIVE] });
    const longest = Math.max(
      ...table.legal('steal').map((move) => move.match(/[12]/g)?.length ?? 0),
    );
    expect(longest).toBe(most);
  });

  it('offers every way to spread them, each once', () => {
    const one = new TestTable({ hands: [`S1 ${FIVE}`, FIVE, FIVE] });
    expect(one.legal('steal')).toEqual([
      'steal one from nobody',
      'steal one from 1',
      'steal one from 2',
    ]);
    const two = new TestTable({ hands: [`S2 ${FIVE}`, FIVE, FIVE] });
    expect(two.legal('steal')).toEqual([
      'steal two from nobody',
      'steal two from 1',
      'steal two from 2',
      'steal two from 1,1',
      'steal two from 1,2',
      'steal two from 2,2',
    ]);
    // From 2 others 10 ways, from 3, 4, 5 others 20, 35, 56: up to three of so many, repeated or not.
    const ways = [2, 3, 4, 5].map((others) => {
      const hands = [`S3 ${FIVE}`, ...new Array<string>(others).fill(FIVE)];
      const list = new TestTable({ hands }).legal('steal');
      expect(new Set(list).size).toBe(list.length);
      return list.length;
    });
    expect(ways).toEqual([10, 20, 35, 56]);
  });

  it('refuses to take more', () => {
    const table = new TestTable({ hands: [`S1 S2 ${FIVE}`, FIVE, FIVE] });
    expect(table.refusal('steal one from 1,2')).toBe('steal-too-many');
    expect(table.refusal('steal two from 1,1,2')).toBe('steal-too-many');
  });

  it('lets a thief with six or more go on without drawing', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, '1 1 1 1 1 1 1 1 1 1'] });
    table.play('steal three from 1,1,1', 0, 0, 0);
    table.playAll('discard 1');
    expect([table.turn, table.asked, table.hand(0)]).toEqual([0, 'act', '1 1 1 3 4 5 6 7']);
  });
});

describe('P-5.2 victims and numbers', () => {
  it('nobody loses the last card', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, '1 2', '8', '', FIVE] });
    expect(table.refusal('steal three from 1')).toBeUndefined();
    expect(table.refusal('steal three from 1,1')).toBe('steal-last-card');
    expect(table.refusal('steal three from 2')).toBe('steal-last-card');
    expect(table.refusal('steal three from 3')).toBe('steal-last-card');
    expect(table.refusal('steal three from 4,4,4')).toBeUndefined();
    expect(table.legal('steal')).toHaveLength(7);
  });

  it('taking none is allowed, though others have cards', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, FIVE] });
    table.play('steal three from nobody');
    expect([table.hand(0), table.hand(1), table.turn]).toEqual([FIVE, FIVE, 1]);
  });

  it('nobody steals from themselves or from an empty chair', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, FIVE] });
    expect(table.refusal('steal three from 0')).toBe('steal-from-yourself');
    expect(table.refusal('steal three from 2')).toBe('no-such-seat');
  });

  it('all is named before a card is seen', () => {
    const table = new TestTable({ hands: [`S2 ${FIVE}`, '1 2 3', '8 9'] });
    table.play('steal two from 1,2', 2, 0);
    expect(table.events(1).map(({ type }) => type)).toEqual(['stole', 'lost', 'lost']);
  });
});

describe('P-5.3 which cards', () => {
  it('are drawn unseen: each card of the sorted hand as likely, one after another', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, '10 1 1 S2 4', '8 9'] });
    // 1 1 4 10 S2: the fourth; then of 1 1 4 S2 the fourth; then of 8 9 the first.
    table.play('steal three from 1,1,2', 3, 3, 0);
    expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([
      '3 4 5 6 7 8 10 S2',
      '1 1 4',
      '9',
    ]);
  });

  it('are seen by thief and victim, and by nobody else', () => {
    const table = new TestTable({ hands: [`S2 ${FIVE}`, '1 2 3', '8 9', '5'] });
    table.play('steal two from 1,2', 2, 0);
    const lost = (viewer: 0 | 1 | 2 | 3 | 'public') =>
      table.events(viewer).flatMap((event) => (event.type === 'lost' ? [event.card] : []));
    expect(lost(0)).toEqual([3, 8]);
    expect(lost(1)).toEqual([3, undefined]);
    expect(lost(2)).toEqual([undefined, 8]);
    expect(lost(3)).toEqual([undefined, undefined]);
    expect(lost('public')).toEqual([undefined, undefined]);
  });

  describe('with openSteal', () => {
    const layout = {
      hands: [`S3 ${FIVE}`, '1 2 2 BL', '8 9', '5 5'],
      options: { openSteal: true },
    };

    it('the thief chooses, card by card, victims in the order of their seats', () => {
      const table = new TestTable(layout);
      table.play('steal three from 1,1,2');
      expect([table.turn, table.asked]).toEqual([0, 'choose']);
      expect(table.legal()).toEqual(['choose $1M', 'choose $2M', 'choose Bankrupt Lowest']);
      table.play('choose 2');
      expect(table.legal()).toEqual(['choose $1M', 'choose $2M', 'choose Bankrupt Lowest']);
      table.play('choose 2');
      expect(table.legal()).toEqual(['choose $8M', 'choose $9M']);
      expect(table.refusal('choose 1')).toBe('card-not-there');
      table.play('choose 9');
      expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([
        '2 2 3 4 5 6 7 9',
        '1 BL',
        '8',
      ]);
      expect([table.turn, table.asked]).toEqual([1, 'draw']);
    });

    it('the thief sees the hands of those named, and of nobody else', () => {
      const table = new TestTable(layout);
      table.play('steal three from 1,1,2');
      const looked = (viewer: 0 | 1 | 2 | 3) =>
        table.events(viewer).filter(({ type }) => type === 'looked');
      expect(looked(0)).toEqual([
        { type: 'looked', seat: 0, victim: 1, hand: [1, 2, 2, 11] },
        { type: 'looked', seat: 0, victim: 2, hand: [8, 9] },
      ]);
      for (const viewer of [1, 2, 3] as const) {
        expect(looked(viewer)).toEqual([
          { type: 'looked', seat: 0, victim: 1 },
          { type: 'looked', seat: 0, victim: 2 },
        ]);
      }
    });

    it('a choice is seen by thief and victim only', () => {
      const table = new TestTable(layout);
      table.playAll('steal three from 1,2', 'choose 2');
      const lost = { type: 'lost', seat: 0, victim: 1 };
      expect(table.events(0)).toEqual([{ ...lost, card: 2 }]);
      expect(table.events(1)).toEqual([{ ...lost, card: 2 }]);
      expect(table.events(2)).toEqual([lost]);
    });

    it('taking none ends the turn at once', () => {
      const table = new TestTable(layout).play('steal three from nobody');
      expect([table.turn, table.asked]).toEqual([1, 'draw']);
    });
  });
});

describe('P-5.4 getting rid of a Steal', () => {
  it('is only done by using it', () => {
    const table = new TestTable({ hands: [`S1 ${FIVE}`, FIVE] });
    expect(table.refusal('discard Steal One')).toBe('steal-to-be-used');
    expect(table.legal('discard').join()).not.toContain('Steal');
    table.play('steal one from nobody');
    expect(table.discard).toBe('S1 S1');
  });

  it('is never done by way of the Bank', () => {
    const table = new TestTable({ hands: [`S1 1 1 1 1 1`, FIVE] });
    expect(table.refusal('bank Steal One')).toBe('bank-not-a-value');
    expect(table.legal('bank')).toEqual(['bank $1M']);
  });

  it('when nobody can lose a card, it takes none', () => {
    const table = new TestTable({ hands: ['S1 S2 S3 S3 S3 S3', '4', '5'] });
    expect(table.legal()).toEqual([
      'steal one from nobody',
      'steal two from nobody',
      'steal three from nobody',
    ]);
  });
});
