/** The few drawings of the arena's page, as SVG that needs no script. */

import { percent } from '../text/numbers.ts';
import { escaped } from '../text/markup.ts';
import type { Interval } from '../measure/statistics.ts';

const WIDTH = 800;
const NAMES_WIDTH = 180;
const VALUES_WIDTH = 70;
const ROW = 34;
const BAR = 18;
const COLOURS = ['--a', '--b', '--c', '--d', '--e', '--f'];

const colour = (index: number): string => `var(${COLOURS[index % COLOURS.length]})`;

const drawing = (height: number, title: string, content: readonly string[]): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}"><title>${escaped(title)}</title>${content.join('')}</svg>`;

const LONGEST_NAME = 24;

/** Long commands are cut: the tables have them in full. */
const nameAt = (y: number, name: string): string => {
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
  return `<text x="${NAMES_WIDTH - 10}" y="${y}" text-anchor="end">${escaped(short)}</text>`;
};

const round = (value: number): string => value.toFixed(1);

/** Shares from 0 to the largest anybody could have, with a line at the fair one. */
export function barsWithWhiskers(
  rows: readonly { name: string; share: number; ci: Interval }[],
  fair: number,
): string {
  const top = Math.min(1, Math.max(2 * fair, ...rows.map(({ ci }) => ci[1])) * 1.05);
  const x = (share: number) =>
    NAMES_WIDTH + ((WIDTH - NAMES_WIDTH - VALUES_WIDTH) * Math.min(share, top)) / top;
  const height = rows.length * ROW;
  const bars = rows.map(({ name, share, ci }, index) => {
    const middle = index * ROW + ROW / 2;
    return [
      nameAt(middle + 4, name),
      `<rect x="${NAMES_WIDTH}" y="${middle - BAR / 2}" width="${round(x(share) - NAMES_WIDTH)}" height="${BAR}" fill="${colour(index)}"/>`,
      `<path d="M${round(x(ci[0]))} ${middle}H${round(x(ci[1]))}M${round(x(ci[0]))} ${middle - 5}v10M${round(x(ci[1]))} ${middle - 5}v10" stroke="var(--ink)" fill="none"/>`,
      `<text x="${WIDTH}" y="${middle + 4}" text-anchor="end">${percent(share)}</text>`,
    ].join('');
  });
  const line = `<path d="M${round(x(fair))} 0V${height}" stroke="var(--faint)" stroke-dasharray="4 4"/>`;
  return drawing(height, 'Share of wins by contestant', [...bars, line]);
}

/** One bar each, cut into places. */
export function placesByContestant(
  rows: readonly { name: string; places: readonly number[] }[],
): string {
  const width = WIDTH - NAMES_WIDTH;
  const bars = rows.map(({ name, places }, index) => {
    const all = Math.max(
      1,
      places.reduce((sum, many) => sum + many, 0),
    );
    const top = index * ROW + (ROW - BAR) / 2;
    let from = NAMES_WIDTH;
    const parts = places.map((many, place) => {
      const wide = (width * many) / all;
      const label =
        wide > 60
          ? `<text x="${round(from + 5)}" y="${top + 13}" style="fill:var(--paper)">${place + 1}: ${((100 * many) / all).toFixed(0)} %</text>`
          : '';
      const part = `<rect x="${round(from)}" y="${top}" width="${round(Math.max(0, wide - 1))}" height="${BAR}" fill="${colour(place)}"><title>place ${place + 1}: ${many} of ${all}</title></rect>${label}`;
      from += wide;
      return part;
    });
    return nameAt(top + 13, name) + parts.join('');
  });
  return drawing(rows.length * ROW, 'Places by contestant', bars);
}

const PLOT_HEIGHT = 220;
const MOST_POINTS = 400;

/** The share of wins after each deal, a line for every contestant. */
export function runningShares(
  runs: readonly { name: string; shares: readonly number[] }[],
  fair: number,
): string {
  const deals = runs[0]?.shares.length ?? 0;
  const x = (deal: number) =>
    NAMES_WIDTH / 3 + ((WIDTH - NAMES_WIDTH) * deal) / Math.max(1, deals - 1);
  const y = (share: number) => PLOT_HEIGHT - 20 - (PLOT_HEIGHT - 40) * share;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${round(x(0))} ${round(y(share))}H${round(x(deals - 1))}" stroke="var(--rule)"/><text class="faint" x="0" y="${round(y(share) + 4)}">${(100 * share).toFixed(0)} %</text>`,
  );
  const every = Math.max(1, Math.ceil(deals / MOST_POINTS));
  const lines = runs.map(({ name, shares }, index) => {
    const points = shares
      .map((share, deal) => `${round(x(deal))},${round(y(share))}`)
      .filter((_, deal) => deal % every === 0 || deal === deals - 1);
    const last = shares.at(-1) ?? fair;
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour(index)}" stroke-width="2"><title>${escaped(name)}: ${percent(last)}</title></polyline>`;
  });
  const names = runs.map(
    ({ name }, index) =>
      `<text x="${round(x(deals - 1) + 8)}" y="${20 + index * 16}" style="fill:${colour(index)}">${escaped(name.slice(0, LONGEST_NAME - 8))}</text>`,
  );
  return drawing(PLOT_HEIGHT, 'Share of wins after each deal', [...grid, ...lines, ...names]);
}
