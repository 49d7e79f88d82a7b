/** The result of a series as one page: no script, nothing fetched, readable in light and dark. */

import { shelves as english } from '@parlor/games/english';
import { milliseconds, percent, plural } from '../text/numbers.ts';
import { barsWithWhiskers, placesByContestant, runningShares } from './charts.ts';
import { escaped, htmlPage } from '../text/markup.ts';
import { firstShare } from '../matches/playMatch.ts';
import type { Series } from './series.ts';
import type { Played } from './matchRun.ts';
import { meanOverDeal, type SeriesResult, wholeDeals } from './seriesResult.ts';

export interface PageFacts extends SeriesResult {
  readonly intervals: string;
  readonly times: string;
}

export function arenaPage(series: Series, facts: PageFacts, played: readonly Played[]): string {
  const { title: name } = english[series.game];
  const { deals, matches, seats } = facts;
  const fair = 1 / series.table.seats;
  const title = `${name}: ${series.contestants.join(' – ')}`;
  const body = `<p>${plural(deals, 'deal')}, each in every rotation: ${plural(matches, 'match', 'matches')} of ${facts.meanMoves.toFixed(0)} moves on average. Seed ${series.seed}. Options: <code>${escaped(JSON.stringify(series.table.options))}</code></p>
<h2>Wins</h2>
<p>The share of first places, shared ones in parts. The line is a fair share of ${percent(fair)}; whiskers are intervals of ${escaped(facts.intervals)}.</p>
${barsWithWhiskers(
  seats.map(({ bot, firstShare: share, firstShareCi }) => ({ name: bot, share, ci: firstShareCi })),
  fair,
)}
${resultTable(facts)}
<h2>Places</h2>
<p>How often each contestant came in first, second and so on.</p>
${placesByContestant(seats.map(({ bot, places }) => ({ name: bot, places })))}
<h2>How it settled</h2>
<p>The share of wins of each contestant after so many deals.</p>
${runningShares(runsOf(series, played), fair)}
<h2>Decisions</h2>
<p>${escaped(facts.times)}.</p>
${timesTable(facts)}`;
  return htmlPage(title, STYLE, body);
}

/** The mean share of wins of every contestant after each deal. */
function runsOf(series: Series, played: readonly Played[]): { name: string; shares: number[] }[] {
  const deals = wholeDeals(series, played);
  return series.contestants.map((name, contestant) => {
    let sum = 0;
    const shares = deals.map((deal, index) => {
      sum += meanOverDeal(series, deal, contestant, firstShare);
      return sum / (index + 1);
    });
    return { name, shares };
  });
}

const resultTable = ({ seats }: SeriesResult): string =>
  tableOf(
    ['Contestant', 'Firsts', '95 % interval', 'Points', 'Place', '95 % interval'],
    seats.map((seat) => [
      seat.bot,
      percent(seat.firstShare),
      seat.firstShareCi.map(percent).join(' to '),
      seat.meanPoints.toFixed(2),
      seat.meanPlace.toFixed(2),
      seat.meanPlaceCi.map((place) => place.toFixed(2)).join(' to '),
    ]),
  );

const timesTable = ({ seats }: SeriesResult): string =>
  tableOf(
    ['Contestant', 'Decisions', 'Median ms', '99 % ms', 'Longest ms', 'Illegal', 'Late'],
    seats.map((seat) => [
      seat.bot,
      String(seat.decisions),
      milliseconds(seat.decisionMsP50),
      milliseconds(seat.decisionMsP99),
      milliseconds(seat.decisionMsMax),
      String(seat.illegal),
      String(seat.late),
    ]),
  );

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const titles = head.map((title) => `<th scope="col">${escaped(title)}</th>`).join('');
  const lines = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll"><table><thead><tr>${titles}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`;
}

const STYLE = `
:root { --ink: #1d2330; --paper: #fbfaf7; --faint: #676f7e; --rule: #d9d6cd; --a: #1f6f8b; --b: #c8553d; --c: #7a8f3c; --d: #8a5a9e; --e: #b08a2e; --f: #4d6fa8; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e0; --paper: #16191f; --faint: #98a0ae; --rule: #343a46; --a: #5fb6d3; --b: #ee8a72; --c: #b3ca72; --d: #c79adb; --e: #e0bd66; --f: #8fafe4; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { margin-top: 2.5rem; font-size: 1.15rem; }
p { color: var(--faint); max-width: 42rem; } code { font-size: .85em; overflow-wrap: anywhere; }
svg { display: block; width: 100%; height: auto; margin: 1rem 0; } svg text { fill: var(--ink); font: 12px system-ui, sans-serif; } svg .faint { fill: var(--faint); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .8rem .35rem 0; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; font-weight: normal; } th:first-child { text-align: left; } thead th { color: var(--faint); font-size: .85rem; }
`;
