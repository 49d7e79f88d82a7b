import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';
import { TestTable } from './testTable.ts';

const FIVE = '3 4 5 6 7';

const stealing = ({ state }: TestTable): unknown =>
  (facts(state) as { stealing: unknown }).stealing;

describe('P-5.1 a Steal', () => {
  it('takes up to as many cards as it says, from one or several hands, and ends the turn', () => {
    const hands = [`S3 ${FIVE}`, '1 2', '8 9', '10 10'];
    const table = new TestTable({ hands });
    table.play('steal three').play('rob 1', 0).play('rob 2', 1).play('rob 3', 0);
    expect(hands.map((_, seat) => table.hand(seat))).toEqual(['1 3 4 5 6 7 9 10', '2', '8', '10']);
    expect([table.discard, table.turn]).toEqual(['S1 S3', 1]);
  });

  it.each([
    ['one', 'S1', 1],
    ['two', 'S2', 2],
    ['three', 'S3', 3],
  ])('Steal %s takes so many at most', (power, card, most) => {
    const table = new TestTable({ hands: [`${card} ${FIVE}`, FIVE, FIVE] }).play(`steal ${power}`);
    let taken = 0;
    for (; table.asked === 'take'; taken++) table.play('rob 2', 0);
    expect([taken, table.turn, table.state.sizes[2]]).toEqual([most, 1, 5 - most]);
  });

  it('is offered once for each kind', () => {
    const table = new TestTable({ hands: ['S1 S1 S3 4 5 6', FIVE, FIVE] });
    expect(table.legal('steal')).toEqual(['steal one', 'steal three']);
  });

  it('lets a thief with six or more go on without drawing', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, '1 1 1 1 1 1 1 1 1 1'] });
    table.play('steal three');
    for (let card = 0; card < 3; card++) table.play('rob 1', 0);
    table.playAll('discard 1');
    expect([table.turn, table.asked, table.hand(0)]).toEqual([0, 'act', '1 1 1 3 4 5 6 7']);
  });
});

describe('P-5.2 one card after another', () => {
  it('the Steal is discarded first, and nothing taken yet', () => {
    const table = new TestTable({ hands: [`S2 ${FIVE}`, FIVE, FIVE] }).play('steal two');
    expect([table.asked, table.turn, table.discard]).toEqual(['take', 0, 'S1 S2']);
    expect([table.hand(0), table.hand(1)]).toEqual([FIVE, FIVE]);
    expect(table.events()).toEqual([{ type: 'stole', seat: 0, card: 14 }]);
    expect(table.legal()).toEqual(['rob 1', 'rob 2', 'stop']);
    expect(stealing(table)).toEqual({ left: 2, from: null });
  });

  it('the thief sees each card before taking the next', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, '1 2 3', '8 9'] }).play('steal three');
    table.play('rob 1', 2);
    expect([table.asked, table.hand(0)]).toEqual(['take', '3 3 4 5 6 7']);
    expect(table.events(0)).toEqual([{ type: 'lost', seat: 0, victim: 1, card: 3 }]);
    expect(stealing(table)).toEqual({ left: 2, from: null });
    table.play('rob 2', 0);
    expect([table.hand(0), table.hand(2)]).toEqual(['3 3 4 5 6 7 8', '9']);
    table.play('rob 1', 0);
    expect([table.hand(1), table.turn, stealing(table)]).toEqual(['2', 1, null]);
  });

  it('and may stop after any of them', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, FIVE] }).play('steal three');
    table.play('rob 1', 0).play('stop');
    expect([table.hand(0), table.hand(1), table.turn]).toEqual(['3 3 4 5 6 7', '4 5 6 7', 1]);
    expect(table.events()).toEqual([{ type: 'refrained', seat: 0, taken: 1 }]);
    expect(stealing(table)).toBeNull();
  });

  it('taking none is allowed, though others have cards', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, FIVE] });
    table.playAll('steal three', 'stop');
    expect([table.hand(0), table.hand(1), table.turn]).toEqual([FIVE, FIVE, 1]);
    expect(table.events()).toEqual([{ type: 'refrained', seat: 0, taken: 0 }]);
  });

  it('nobody loses the last card', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, '1 2', '8', '', FIVE] });
    table.play('steal three');
    expect(table.legal()).toEqual(['rob 1', 'rob 4', 'stop']);
    expect(table.refusal('rob 2')).toBe('steal-last-card');
    expect(table.refusal('rob 3')).toBe('steal-last-card');
    table.play('rob 1', 0);
    expect(table.legal()).toEqual(['rob 4', 'stop']);
    expect(table.refusal('rob 1')).toBe('steal-last-card');
  });

  it('ends where nobody has a card to spare any more', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, '1 2', '8'] }).play('steal three');
    table.play('rob 1', 0);
    expect([table.turn, table.asked, stealing(table)]).toEqual([1, 'draw', null]);
  });

  it('nobody steals from themselves or from an empty chair, or out of turn', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, FIVE] }).play('steal three');
    expect(table.refusal('rob 0')).toBe('steal-from-yourself');
    expect(table.refusal('rob 2')).toBe('no-such-seat');
    expect(table.refusal('rob 0', 1)).toBe('not-your-turn');
    expect(table.refusal('stop', 1)).toBe('not-your-turn');
  });
});

describe('P-5.3 which cards', () => {
  it('are drawn unseen: each card of the sorted hand as likely', () => {
    const table = new TestTable({ hands: [`S3 ${FIVE}`, '10 1 1 S2 4', '8 9'] });
    // 1 1 4 10 S2: the fourth; then of 1 1 4 S2 the fourth; then of 8 9 the first.
    table.play('steal three').play('rob 1', 3).play('rob 1', 3).play('rob 2', 0);
    expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([
      '3 4 5 6 7 8 10 S2',
      '1 1 4',
      '9',
    ]);
  });

  it('are seen by thief and victim, and by nobody else', () => {
    const table = new TestTable({ hands: [`S2 ${FIVE}`, '1 2 3', '8 9', '5'] });
    table.play('steal two').play('rob 1', 2);
    const lost = (viewer: 0 | 1 | 2 | 3 | 'public') =>
      table.events(viewer).flatMap((event) => (event.type === 'lost' ? [event.card] : []));
    expect(([0, 1, 2, 3, 'public'] as const).map(lost)).toEqual([
      [3],
      [3],
      [undefined],
      [undefined],
      [undefined],
    ]);
  });

  describe('with openSteal', () => {
    const layout = {
      hands: [`S3 ${FIVE}`, '1 2 2 BL', '8 9', '5 5'],
      options: { openSteal: true },
    };
    const opened = () => new TestTable(layout).play('steal three');

    it('the thief names a victim, sees that hand, and takes one of its cards', () => {
      const table = opened();
      expect(table.legal()).toEqual(['rob 1', 'rob 2', 'rob 3', 'stop']);
      table.play('rob 1');
      expect([table.turn, table.asked, stealing(table)]).toEqual([
        0,
        'choose',
        { left: 3, from: 1 },
      ]);
      expect(table.legal()).toEqual(['choose $1M', 'choose $2M', 'choose Bankrupt Lowest']);
      expect(table.refusal('choose 8')).toBe('card-not-there');
      expect(table.refusal('stop')).toBe('not-asked');
      table.play('choose 2');
      expect([table.hand(0), table.hand(1)]).toEqual(['2 3 4 5 6 7', '1 2 BL']);
      expect([table.asked, stealing(table)]).toEqual(['take', { left: 2, from: null }]);
    });

    it('then again, from the same or another, until all are taken', () => {
      const table = opened();
      table.playAll('rob 1', 'choose 2', 'rob 2', 'choose 9', 'rob 1', 'choose 2');
      expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([
        '2 2 3 4 5 6 7 9',
        '1 BL',
        '8',
      ]);
      expect([table.turn, table.asked]).toEqual([1, 'draw']);
    });

    it('or stops', () => {
      const table = opened().playAll('rob 1', 'choose 1', 'stop');
      expect([table.turn, table.asked, table.hand(0)]).toEqual([1, 'draw', '1 3 4 5 6 7']);
      expect(new TestTable(layout).playAll('steal three', 'stop').turn).toBe(1);
    });

    it('the thief sees the hand that was named, and no other; nobody else sees it', () => {
      const table = opened().play('rob 1');
      expect(table.events(0)).toEqual([
        { type: 'looked', seat: 0, victim: 1, hand: [1, 2, 2, 11] },
      ]);
      for (const viewer of [1, 2, 3, 'public'] as const) {
        expect(table.events(viewer)).toEqual([{ type: 'looked', seat: 0, victim: 1 }]);
      }
    });

    it('a choice is seen by thief and victim only', () => {
      const table = opened().playAll('rob 1', 'choose 2');
      const lost = { type: 'lost', seat: 0, victim: 1 };
      expect(table.events(0)).toEqual([{ ...lost, card: 2 }]);
      expect(table.events(1)).toEqual([{ ...lost, card: 2 }]);
      expect(table.events(2)).toEqual([lost]);
    });
  });
});

describe('P-5.4 getting rid of a Steal', () => {
  it('is only done by using it, with no card taken if wanted', () => {
    const table = new TestTable({ hands: [`S1 ${FIVE}`, FIVE] });
    expect(table.refusal('discard Steal One')).toBe('steal-to-be-used');
    expect(table.legal('discard').join()).not.toContain('Steal');
    table.playAll('steal one', 'stop');
    expect([table.discard, table.hand(0)]).toEqual(['S1 S1', FIVE]);
  });

  it('is never done by way of the Bank', () => {
    const table = new TestTable({ hands: [`S1 1 1 1 1 1`, FIVE] });
    expect(table.refusal('bank Steal One')).toBe('bank-not-a-value');
    expect(table.legal('bank')).toEqual(['bank $1M']);
  });

  it('when nobody can lose a card, it takes none and the turn is over', () => {
    const table = new TestTable({ hands: ['S1 S2 S3 S3 S3 S3', '4', '5'] });
    expect(table.legal()).toEqual(['steal one', 'steal two', 'steal three']);
    table.play('steal three');
    expect([table.turn, table.asked, table.hand(0)]).toEqual([1, 'draw', 'S1 S2 S3 S3 S3']);
  });
});
