/** The drawings of a study, made without a browser. They name colours of the page they stand in. */

import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { CellFacts, Results, Spread } from './facts.ts';

const WIDTH = 760;
const WIDEST_LABELS = 330;
const LETTER = 7;
const RIGHT = 70;
const ROW = 26;
const FACET_GAP = 0.15;

/** As many as the page has colours for. */
const COLOURS = ['--a', '--b', '--c', '--d', '--e', '--f', '--g', '--h'] as const;

export const colour = (index: number): string => `var(${COLOURS[index % COLOURS.length]})`;

/** Who plays at a table, as a label. */
export const who = ({ level, variant }: Pick<CellFacts, 'level' | 'variant'>): string =>
  variant === '' ? level : `${level}, ${variant}`;

interface Frame {
  readonly title: string;
  readonly rows: readonly string[];
  readonly facets: number;
}

const frameOf = (title: string, cells: readonly CellFacts[]): Frame => ({
  title,
  rows: [...new Set(cells.map(who))],
  facets: new Set(cells.map(({ seats }) => seats)).size,
});

/** Room for the longest label. */
const leftOf = (rows: readonly string[]): number =>
  Math.min(WIDEST_LABELS, 24 + LETTER * Math.max(...rows.map(({ length }) => length)));

/** A row for everybody who plays, once for every number of seats. */
function draw({ title, rows, facets }: Frame, options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const svg = Plot.plot({
    document,
    width: WIDTH,
    height: 60 + facets * (rows.length + 2 * FACET_GAP) * ROW,
    marginLeft: leftOf(rows),
    marginRight: RIGHT,
    marginTop: 16,
    marginBottom: 44,
    ariaLabel: title,
    style: { fontSize: '12px', background: 'none' },
    fy: { label: null, padding: FACET_GAP, tickFormat: (seats: number) => `${seats} seats` },
    ...options,
    y: { label: null, domain: rows, tickSize: 0, ...options.y },
  });
  svg.setAttribute('role', 'img');
  return svg.outerHTML;
}

/** Everything from the least to the most, four fifths of it thick, the middle as a tick and the mean as a dot. */
export function spreadPlot(
  title: string,
  unit: string,
  cells: readonly CellFacts[],
  pick: (cell: CellFacts) => Spread,
): string {
  const data = cells.map((cell) => ({ ...pick(cell), who: who(cell), seats: cell.seats }));
  const frame = frameOf(title, cells);
  const at = { y: 'who', fy: 'seats', stroke: 'who' } as const;
  return draw(frame, {
    x: { label: unit, zero: true, grid: true, nice: true },
    color: { domain: frame.rows, range: frame.rows.map((_, index) => colour(index)) },
    marks: [
      Plot.ruleY(data, { ...at, x1: 'min', x2: 'max', strokeOpacity: 0.6 }),
      Plot.ruleY(data, { ...at, x1: 'p10', x2: 'p90', strokeWidth: 9, strokeOpacity: 0.45 }),
      Plot.tickX(data, { ...at, x: 'p50', strokeWidth: 2, inset: 5 }),
      Plot.dot(data, { y: 'who', fy: 'seats', x: 'mean', r: 4, fill: 'var(--ink)' }),
    ],
  });
}

/** How often each place wins, called by `nameOf`: the fuller the colour, the further from a fair share. */
export function winsPlot(
  title: string,
  cells: readonly CellFacts[],
  pick: (cell: CellFacts) => readonly Results[],
  nameOf: (place: number) => string,
): string {
  const data = cells.flatMap((cell) =>
    pick(cell).map(({ firstShare, firstShareCi: [low, high] }, place) => {
      const fair = 1 / cell.seats;
      return {
        who: who(cell),
        seats: cell.seats,
        place: nameOf(place),
        text: `${(100 * firstShare).toFixed(1)} %`,
        isAbove: firstShare >= fair,
        strength: Math.min(1, Math.abs(firstShare / fair - 1)),
        isSure: low > fair || high < fair,
      };
    }),
  );
  type Share = (typeof data)[number];
  const most = Math.max(...cells.map(({ seats }) => seats));
  const at = { x: 'place', y: 'who', fy: 'seats' } as const;
  return draw(frameOf(title, cells), {
    marginTop: 28,
    marginBottom: 4,
    x: {
      label: null,
      axis: 'top',
      tickSize: 0,
      domain: Array.from({ length: most }, (_, place) => nameOf(place)),
    },
    marks: [
      Plot.cell(data, {
        ...at,
        fill: (d: Share) => (d.isAbove ? 'var(--a)' : 'var(--b)'),
        fillOpacity: (d: Share) => 0.08 + 0.6 * d.strength,
        inset: 1,
      }),
      ...[false, true].map((isSure) =>
        Plot.text(data, {
          ...at,
          filter: (d: Share) => d.isSure === isSure,
          text: 'text',
          fill: 'var(--ink)',
          fontWeight: isSure ? 'bold' : 'normal',
        }),
      ),
    ],
    color: { type: 'identity' },
    opacity: { type: 'identity' },
  });
}

/** What players are asked, by kind, side by side in one bar. */
export function choicesPlot(
  title: string,
  unit: string,
  cells: readonly CellFacts[],
  kinds: readonly string[],
): string {
  const data = cells.flatMap((cell) =>
    kinds.map((kind) => ({
      who: who(cell),
      seats: cell.seats,
      kind,
      many: kind === OTHER ? otherThan(cell, kinds) : (cell.choicesByKind[kind] ?? 0),
    })),
  );
  return draw(frameOf(title, cells), {
    x: { label: unit, grid: true },
    color: { domain: kinds, range: kinds.map((_, index) => colour(index)) },
    marks: [
      Plot.barX(data, {
        x: 'many',
        y: 'who',
        fy: 'seats',
        fill: 'kind',
        insetTop: 3,
        insetBottom: 3,
      }),
    ],
  });
}

const OTHER = 'anything else';

/** The kinds that are asked most, and the rest in one. */
export function kindsOf(cells: readonly CellFacts[]): string[] {
  const totals = new Map<string, number>();
  for (const { choicesByKind } of cells) {
    for (const [kind, many] of Object.entries(choicesByKind)) {
      totals.set(kind, (totals.get(kind) ?? 0) + many);
    }
  }
  const kinds = [...totals].sort(([, a], [, b]) => b - a).map(([kind]) => kind);
  return kinds.length <= COLOURS.length ? kinds : [...kinds.slice(0, COLOURS.length - 1), OTHER];
}

const otherThan = ({ choicesByKind }: CellFacts, kinds: readonly string[]): number =>
  Object.entries(choicesByKind)
    .filter(([kind]) => !kinds.includes(kind))
    .reduce((sum, [, many]) => sum + many, 0);
