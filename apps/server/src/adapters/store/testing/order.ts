/** How order is kept: whom people do not want to meet, reports, and what operators do. */

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NewAct, NewReport, Sanction } from '../../../domain/order/records.ts';
import type { Store } from '../../../application/ports/store.ts';
import { aMatch, aPlayer, aTable } from './samples.ts';

const PLENTY = 99;

export const anAct = (some: Partial<NewAct> = {}): NewAct => ({
  ...{ at: 10, operator: 'root', act: 'ban', target: randomUUID(), reason: 'rude' },
  ...{ detail: 'for good', tables: [] },
  ...some,
});

export const aSanction = (some: Partial<Sanction> = {}): Sanction => ({
  ...{ id: randomUUID(), kind: 'ban', on: 'person', target: randomUUID(), at: 10, until: null },
  ...{ reason: 'rude', by: 'root' },
  ...some,
});

export const aReport = (some: Partial<NewReport> = {}): NewReport => ({
  ...{ id: randomUUID(), at: 10, by: randomUUID(), about: randomUUID(), name: 'Bö', table: 't' },
  ...{ reason: 'insults', words: 'he said “no”' },
  lines: [{ table: 't', id: 'l', at: 9, player: 'p', name: 'Bö', text: '{"text":"no"}' }],
  ...some,
});

export function describeOrder(open: () => Store): void {
  describe('whom somebody does not want to meet', () => {
    it('is kept, newest first, once each, and no more than so many', async () => {
      const [me, bo, cy] = [randomUUID(), randomUUID(), randomUUID()];
      const muted = { player: bo, name: 'Bo', how: 'mute', at: 1 } as const;
      const blocked = { player: cy, name: 'Cy', how: 'block', at: 2 } as const;
      expect(await open().shun(me, muted, { most: 2 })).toBe('noted');
      expect(await open().shun(me, blocked, { most: 2 })).toBe('noted');
      const another = { ...muted, player: randomUUID() };
      expect(await open().shun(me, another, { most: 2 })).toBe('too-many');
      expect(await open().shunnedBy(me)).toEqual([blocked, muted]);
      const worse = { ...muted, how: 'block', at: 3 } as const;
      expect(await open().shun(me, worse, { most: 2 })).toBe('noted');
      expect((await open().shunnedBy(me)).map(({ how }) => how)).toEqual(['block', 'block']);
      await open().unshun(me, bo);
      expect(await open().shunnedBy(me)).toEqual([blocked]);
      expect(await open().shunnedBy(bo)).toEqual([]);
    });

    it('is found from both sides when it is a block', async () => {
      const [me, bo, cy, di] = Array.from({ length: 4 }, () => randomUUID()) as [
        string,
        string,
        string,
        string,
      ];
      await open().shun(me, { player: bo, name: '', how: 'block', at: 1 }, { most: PLENTY });
      await open().shun(cy, { player: me, name: '', how: 'block', at: 1 }, { most: PLENTY });
      await open().shun(me, { player: di, name: '', how: 'mute', at: 1 }, { most: PLENTY });
      const found = await open().blocksBetween([me, di], [bo, cy, di, randomUUID()]);
      expect(new Map(found.map(([one, other]) => [other, one]))).toEqual(
        new Map([
          [bo, me],
          [cy, me],
        ]),
      );
      expect(await open().blocksBetween([bo], [me])).toEqual([[bo, me]]);
      expect(await open().blocksBetween([me], [])).toEqual([]);
    });
  });

  describe('reports', () => {
    it('are kept once each, bounded for each author, until they are old', async () => {
      const report = aReport();
      const limit = { since: 5, most: 2 };
      expect(await open().addReport(report, limit)).toBe('noted');
      expect(await open().addReport(report, limit)).toBe('noted');
      expect(await open().addReport(aReport({ by: report.by, at: 11 }), limit)).toBe('noted');
      expect(await open().addReport(aReport({ by: report.by, at: 12 }), limit)).toBe('too-many');
      expect(await open().addReport(aReport({ at: 12, about: report.about }), limit)).toBe('noted');
      expect(await open().report(report.id)).toEqual({ ...report, settledAt: null, outcome: '' });
      expect((await open().reportsAbout(report.about, 9)).map(({ at }) => at)).toEqual([12, 10]);
      await open().forgetReports(11);
      expect(await open().report(report.id)).toBeUndefined();
    });

    it('are settled by an act', async () => {
      const report = aReport({ at: 1000 });
      await open().addReport(report, { since: 0, most: PLENTY });
      expect((await open().reports('open', 1))[0]!.id).toBe(report.id);
      const settle = {
        do: 'settle',
        report: report.id,
        at: 20,
        outcome: 'talked to them',
      } as const;
      await open().act(anAct({ act: 'settle', target: report.id }), [settle]);
      expect(await open().report(report.id)).toMatchObject({
        settledAt: 20,
        outcome: 'talked to them',
      });
      expect((await open().reports('open', 1))[0]?.id).not.toBe(report.id);
      expect((await open().reports('all', 1))[0]!.id).toBe(report.id);
    });
  });

  describe('acts of operators', () => {
    it('are numbered one after the other, also when they come at once', async () => {
      const before = await open().actCount();
      const acts = Array.from({ length: 5 }, () => anAct());
      const numbers = await Promise.all(acts.map((act) => open().act(act, [])));
      expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5].map((i) => before + i)));
      expect(await open().actCount()).toBe(before + 5);
      const after = await open().actsAfter(before, 3);
      expect(after.map(({ n }) => n)).toEqual([before + 1, before + 2, before + 3]);
      expect((await open().lastActs(2)).map(({ n }) => n)).toEqual([before + 5, before + 4]);
      const { n: _n, ...first } = after[0]!;
      expect(acts).toContainEqual(first);
    });

    it('impose and lift', async () => {
      const ban = aSanction();
      const range = aSanction({ on: 'range', target: '2001:db8::/32', until: 99 });
      const impose = (sanction: Sanction) => ({ do: 'impose', sanction }) as const;
      await open().act(anAct({ target: ban.target }), [impose(ban), impose(range)]);
      const silence = aSanction({ kind: 'silence', target: ban.target });
      const n = await open().act(anAct({ act: 'silence' }), [impose(silence)]);
      const known = await open().inForce();
      expect(known.acts).toBe(n);
      expect(known.sanctions).toEqual(expect.arrayContaining([ban, range, silence]));
      await open().act(anAct({ act: 'lift' }), [
        { do: 'lift', kind: 'ban', target: ban.target, at: 12 },
      ]);
      const { sanctions } = await open().inForce();
      expect(sanctions).not.toContainEqual(ban);
      expect(sanctions).toEqual(expect.arrayContaining([range, silence]));
    });

    it('change names and tables, all or nothing', async () => {
      const player = aPlayer();
      const [table, other] = [aTable({ players: [player.id] }), aTable()];
      await open().createPlayer(player);
      for (const one of [table, other]) await open().createTable(one);
      const name = { do: 'name', player: player.id, name: 'Guest' } as const;
      const closed = { ...table, version: 2, status: 'closed', players: [] } as const;
      const before = await open().actCount();
      const outrun = { do: 'table', table: { ...other, version: 7 } } as const;
      const effects = [name, { do: 'table', table: closed }, outrun] as const;
      expect(await open().act(anAct(), effects)).toBeUndefined();
      expect(await open().actCount()).toBe(before);
      expect((await open().player(player.id))!.name).toBe(player.name);
      expect(await open().table(table.id)).toEqual(table);
      expect(await open().act(anAct(), effects.slice(0, 2))).toBe(before + 1);
      expect((await open().player(player.id))!.name).toBe('Guest');
      expect(await open().table(table.id)).toEqual(closed);
      expect(await open().tablesOf(player.id, 9)).toEqual([]);
    });

    it('delete somebody, with what others have noted of them', async () => {
      const player = aPlayer();
      await open().createPlayer(player);
      const other = randomUUID();
      await open().shun(
        other,
        { player: player.id, name: 'Ada', how: 'mute', at: 1 },
        { most: PLENTY },
      );
      const [about, by] = [aReport({ about: player.id }), aReport({ by: player.id })];
      for (const one of [about, by]) await open().addReport(one, { since: 0, most: PLENTY });
      const forget = { do: 'forget', player: player.id, at: 5 } as const;
      await open().act(anAct({ act: 'delete', target: player.id }), [forget]);
      expect(await open().player(player.id)).toBeUndefined();
      expect(await open().departures(6, PLENTY)).toContain(player.id);
      expect(await open().shunnedBy(other)).toEqual([]);
      expect(await open().report(about.id)).toBeUndefined();
      expect(await open().report(by.id)).toMatchObject({ by: '' });
    });

    it('keep the list of words', async () => {
      const word = { word: `*${randomUUID()}*`, at: 3 };
      await open().act(anAct({ act: 'word' }), [
        { do: 'word', word },
        { do: 'word', word },
      ]);
      expect((await open().inForce()).words).toContainEqual(word);
      await open().act(anAct({ act: 'unword' }), [{ do: 'unword', word: word.word }]);
      expect((await open().inForce()).words).not.toContainEqual(word);
    });

    it('are forgotten when they are old, and so are sanctions that had ended by then', async () => {
      const [old, passed, lasting] = [
        aSanction({ target: 'old' }),
        aSanction({ until: 40 }),
        aSanction({ until: 60 }),
      ];
      const impose = [old, passed, lasting].map(
        (sanction) => ({ do: 'impose', sanction }) as const,
      );
      await open().act(anAct({ at: 30 }), impose);
      await open().act(anAct({ at: 50 }), [{ do: 'lift', kind: 'ban', target: 'old', at: 45 }]);
      const n = await open().actCount();
      await open().forgetActs(50);
      expect((await open().actsAfter(n - 2, 9)).map(({ at }) => at)).toEqual([50]);
      const { sanctions, acts } = await open().inForce();
      expect(acts).toBe(n);
      expect(sanctions).toContainEqual(lasting);
      expect(sanctions).not.toContainEqual(passed);
    });

    it('look around: people by a part of their name or by their id, and tables that are not over', async () => {
      const [ada, bo] = [
        aPlayer({ name: 'Adalbert 100%_x', createdAt: 5 }),
        aPlayer({ name: 'adalbert two', createdAt: 6 }),
      ];
      for (const one of [ada, bo]) await open().createPlayer(one);
      const found = await open().findPeople('ADALBERT', 9);
      expect(found).toEqual([
        { ...bo, seenAt: 6 },
        { ...ada, seenAt: 5 },
      ]);
      expect((await open().findPeople('100%_X', 9)).map(({ id }) => id)).toEqual([ada.id]);
      expect((await open().findPeople(bo.id, 9)).map(({ id }) => id)).toEqual([bo.id]);
      expect(await open().findPeople('nobody is called so', 9)).toEqual([]);
      const late = 3_900_000_000_000;
      const [open1, over] = [
        aTable({ updatedAt: late, isPublic: false }),
        aTable({ updatedAt: late, status: 'finished' }),
      ];
      for (const one of [open1, over]) await open().createTable(one);
      expect((await open().runningTables(1)).map(({ id }) => id)).toEqual([open1.id]);
    });

    it('leave the table of a match that has begun for as long as the match', async () => {
      const [empty, begun] = [
        aTable({ status: 'closed', updatedAt: 1 }),
        aTable({ status: 'closed', updatedAt: 1 }),
      ];
      for (const one of [empty, begun]) await open().createTable(one);
      await open().createMatch(aMatch({ table: begun.id }));
      await open().forgetTables(2, PLENTY);
      expect(await open().table(empty.id)).toBeUndefined();
      expect(await open().table(begun.id)).toEqual(begun);
    });
  });
}
