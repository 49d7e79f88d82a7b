/** What kept a page from answering: the tasks of its main thread, as the browser itself notes them. */

/**
 * @typedef {object} Task
 * @property {number} lasted on the clock, in milliseconds
 * @property {number} work what the page did in it, in milliseconds; the rest was waiting
 */

/**
 * @typedef {object} Noted
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [dur]
 * @property {number} [tdur]
 * @property {{ name?: string, data?: { documentLoaderURL?: string } }} [args]
 */

const PER_MS = 1000;

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */

/** Does something at a page; the tasks of everything after it went to an address. */
export async function tasksOf(
  /** @type {Browser} */ browser,
  /** @type {Page} */ page,
  /** @type {string} */ address,
  /** @type {() => Promise<void>} */ deed,
) {
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'blink.user_timing'] });
  await deed();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return tasksIn(traceEvents, address);
}

/** @returns {Task[]} */
export function tasksIn(/** @type {readonly Noted[]} */ noted, /** @type {string} */ address) {
  const start = noted.find(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(address),
  );
  const main = noted.find(
    ({ name, args, pid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' && pid === start?.pid,
  );
  if (!start || !main) throw new Error(`the browser has noted no visit to ${address}`);
  return noted
    .filter(
      ({ name, ph, pid, tid, ts }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        ph === 'X' &&
        pid === main.pid &&
        tid === main.tid &&
        ts >= start.ts,
    )
    .map(({ dur = 0, tdur = 0 }) => ({ lasted: dur / PER_MS, work: tdur / PER_MS }));
}
