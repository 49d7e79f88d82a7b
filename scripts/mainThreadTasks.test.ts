import { describe, expect, it } from 'vitest';
import { tasksIn } from './mainThreadTasks.mjs';

const AT = 'http://parlor.test/local/x';
const start = {
  name: 'navigationStart',
  ph: 'R',
  pid: 7,
  tid: 1,
  ts: 1000,
  args: { data: { documentLoaderURL: AT } },
};
const thread = (pid: number, tid: number, name = 'CrRendererMain') => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid,
  ts: 0,
  args: { name },
});
const task = (pid: number, tid: number, ts: number, dur: number, tdur: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid,
  ts,
  dur,
  tdur,
});

describe('the tasks of a visit', () => {
  it('are those of the page’s own main thread, from the visit on', () => {
    const noted = [
      thread(6, 1),
      thread(7, 2, 'Compositor'),
      thread(7, 1),
      start,
      task(7, 1, 500, 90_000, 80_000),
      task(6, 1, 2000, 70_000, 60_000),
      task(7, 2, 2000, 40_000, 30_000),
      task(7, 1, 2000, 20_000, 5000),
      { ...task(7, 1, 3000, 50_000, 1), name: 'Paint' },
    ];
    expect(tasksIn(noted, AT)).toEqual([{ lasted: 20, work: 5 }]);
  });

  it('are missed, if the visit was not noted', () => {
    expect(() => tasksIn([thread(7, 1), task(7, 1, 2000, 1, 1)], AT)).toThrow(/no visit/);
  });
});
