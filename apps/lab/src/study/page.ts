/** A study as one page: no script, nothing fetched, readable in light and dark, every drawing with its table. */

import { shelves as english } from '@parlor/games/english';
import { escaped, htmlPage } from '../text/markup.ts';
import { grouped, percent, plural } from '../text/numbers.ts';
import type { CellFacts, Results, Spread } from './facts.ts';
import { choicesPlot, colour, kindsOf, spreadPlot, who, winsPlot } from './plots.ts';
import { labs } from '@parlor/games/lab';
import type { Study } from './study.ts';
import { STYLE } from './style.ts';

export function studyPage(study: Study): string {
  const { title: name } = english[study.game];
  const cells = study.tables;
  const kinds = kindsOf(cells);
  const title = `${name} in the lab`;
  const least = Math.min(...cells.map(({ matches }) => matches));
  const most = Math.max(...cells.map(({ matches }) => matches));
  const body = `<p>${plural(cells.length, 'table')}, ${least === most ? plural(least, 'match', 'matches') : `${grouped(least)} to ${grouped(most)} matches`} at each, with the same kind of player in every seat. Match <i>i</i> has the seed ${study.seed} + <i>i</i> at every table.${study.complete ? '' : ' <strong>The study was interrupted; this is what was played by then.</strong>'}</p>
<p>In the drawings of spreads the thin line goes from the least to the most, the thick one holds the middle four fifths of all matches, the tick is the median and the dot the mean.</p>
${section({
  title: 'Does turn order matter?',
  about: `How often whoever starts wins, and how often the others do, clockwise from there; shared wins in parts. The starter of a match is the first player asked anything that is neither sealed nor optional. The order of the start counts for the whole match, whoever is passed over, changes seats or leads later. A fair share is one win in as many matches as there are seats; blue is above, red below, the fuller the further off. Bold where the 95 % interval (Wilson’s) does not hold the fair share: by luck alone that happens to one share in twenty.`,
  drawing: winsPlot('Share of wins by turn order', cells, byTurn, turnName),
  table: winsTable('Turn', cells, byTurn, turnName),
})}
${section({
  title: 'Does the seat matter?',
  about: `The same by seat, whoever started. Where the starter is drawn by chance, every seat should have its fair share.`,
  drawing: winsPlot('Share of wins by seat', cells, bySeat, seatName),
  table: winsTable('Seat', cells, bySeat, (seat) => String(seat + 1)),
})}
${spreadSection('How long is a match?', 'Moves of all players together, from the deal to the end.', 'moves', cells, ({ moves }) => moves)}
${section({
  title: 'How much is there to decide?',
  about: `Questions with more than one legal answer, for each player in a match, by kind. Questions with a single answer are not counted; their share of all questions is in the table.`,
  drawing: legend(kinds) + choicesPlot('Choices by kind', 'choices per player', cells, kinds),
  table: choicesTable(cells),
})}
${spreadSection('How far apart is the end?', 'Points of the first less points of the last.', 'points', cells, ({ scoreSpread }) => scoreSpread)}
${spreadSection('How close is the win?', 'Points of the first less points of the second.', 'points', cells, ({ margin }) => margin)}
${leadSections(study)}
<h2>The tables</h2>
${optionsTable(cells)}`;
  return htmlPage(title, STYLE, body);
}

function leadSections({ game, tables }: Study): string {
  const score = labs[game].scoreNow;
  if (!score) return '';
  return [
    spreadSection(
      'How often does the lead change?',
      `After every move: ${score.says}. Whoever has most, alone, leads; a tie leaves the lead where it was. A change is counted when somebody else than the last leader leads.`,
      'lead changes',
      tables,
      ({ leadChanges }) => leadChanges!,
    ),
    spreadSection(
      'When is it decided?',
      'The part of the match after which nobody but a winner was alone in front, by the same measure. 1 means: in the last move.',
      'part of the match',
      tables,
      ({ decidedAt }) => decidedAt!,
    ),
  ].join('\n');
}

interface Section {
  readonly title: string;
  readonly about: string;
  readonly drawing: string;
  readonly table: string;
}

const section = ({ title, about, drawing, table }: Section): string => `<section>
<h2>${escaped(title)}</h2>
<p>${escaped(about)}</p>
<figure>${drawing}</figure>
<details><summary>The same as a table</summary>${table}</details>
</section>`;

const spreadSection = (
  title: string,
  about: string,
  unit: string,
  cells: readonly CellFacts[],
  pick: (cell: CellFacts) => Spread,
): string =>
  section({
    title,
    about,
    drawing: spreadPlot(title, unit, cells, pick),
    table: tableOf(
      [
        'Who plays',
        'Seats',
        'Matches',
        'Mean',
        '95 % interval',
        'Least',
        '10 %',
        'Median',
        '90 %',
        'Most',
      ],
      cells.map((cell) => {
        const { mean, meanCi, min, p10, p50, p90, max } = pick(cell);
        const interval = `${number(meanCi[0])} to ${number(meanCi[1])}`;
        const quantiles = [min, p10, p50, p90, max].map(number);
        return [who(cell), cell.seats, cell.matches, number(mean), interval, ...quantiles];
      }),
    ),
  });

const byTurn = (cell: CellFacts): readonly Results[] => cell.byTurn;
const bySeat = (cell: CellFacts): readonly Results[] => cell.bySeat;

const seatName = (seat: number): string => `seat ${seat + 1}`;

const ENDINGS = ['st', 'nd', 'rd'] as const;
const turnName = (turn: number): string => `${turn + 1}${ENDINGS[turn] ?? 'th'}`;

function winsTable(
  title: string,
  cells: readonly CellFacts[],
  pick: (cell: CellFacts) => readonly Results[],
  nameOf: (place: number) => string,
): string {
  return tableOf(
    ['Who plays', 'Seats', title, 'Wins', '95 % interval', 'Mean place'],
    cells.flatMap((cell) =>
      pick(cell).map(({ firstShare, firstShareCi, meanPlace }, place) => [
        who(cell),
        cell.seats,
        nameOf(place),
        percent(firstShare),
        firstShareCi.map(percent).join(' to '),
        meanPlace.toFixed(2),
      ]),
    ),
  );
}

function choicesTable(cells: readonly CellFacts[]): string {
  const kinds = [...new Set(cells.flatMap(({ choicesByKind }) => Object.keys(choicesByKind)))];
  return tableOf(
    ['Who plays', 'Seats', 'All', ...kinds, 'Single answer'],
    cells.map((cell) => [
      who(cell),
      cell.seats,
      number(cell.choices.mean),
      ...kinds.map((kind) => number(cell.choicesByKind[kind] ?? 0)),
      percent(cell.forcedShare),
    ]),
  );
}

const optionsTable = (cells: readonly CellFacts[]): string =>
  tableOf(
    ['Who plays', 'Seats', 'Matches', 'Illegal', 'Late', 'Options'],
    cells.map((cell) => [
      who(cell),
      cell.seats,
      cell.matches,
      cell.illegal,
      cell.late,
      JSON.stringify(cell.options),
    ]),
  );

const legend = (kinds: readonly string[]): string =>
  `<ul class="legend">${kinds
    .map(
      (kind, index) => `<li><span style="background:${colour(index)}"></span>${escaped(kind)}</li>`,
    )
    .join('')}</ul>`;

/** Numbers stand to the right, words to the left. */
const isWords = (cell: string | number): boolean => /^[a-z{]/i.test(String(cell));

function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const titles = head.map((title) => `<th scope="col">${escaped(title)}</th>`).join('');
  const lines = rows.map(([first, ...cells]) => {
    const rest = cells
      .map((cell) => `<td${isWords(cell) ? ' class="words"' : ''}>${escaped(String(cell))}</td>`)
      .join('');
    return `<tr><th scope="row">${escaped(String(first))}</th>${rest}</tr>`;
  });
  return `<div class="scroll" tabindex="0"><table><thead><tr>${titles}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`;
}

const LARGE = 10_000;

/** With as many digits as mean something. */
function number(value: number): string {
  if (Math.abs(value) >= LARGE) return grouped(value);
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
}
