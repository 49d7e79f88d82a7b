/** The end of a match: everybody on a step, the winner in the middle, and how the points came about. */

import type { People } from '@parlor/kit';
import { STATUSES } from '../facts/types.ts';
import type { View } from '../rules/index.ts';
import { Medallion, Name } from '@parlor/table-ui';
import { careerOf, decisionOf, placesOf, standOf } from './ending.ts';
import { m } from './messages.ts';

interface EndingProps {
  readonly view: View;
  readonly people: People;
}

/** From this many games on a list of statuses is counted, not told. */
const LONG_MATCH = 6;
const LOWEST_STEP = 56;

export function EndingPart({ view, people }: EndingProps) {
  const places = placesOf(view);
  const most = Math.max(1, places[0]!.points);
  const least = places.at(-1)!.points;
  const height = (points: number): number =>
    LOWEST_STEP + ((100 - LOWEST_STEP) * (points - least)) / Math.max(1, most - least);
  const { winners } = decisionOf(view);
  const { table } = m();
  return (
    <div class="z-fin">
      <div class="z-rays" aria-hidden="true" />
      <header>
        <h2 class="show">{table.wins(winners.map(people))}</h2>
        <p>{decided(view, people)}</p>
      </header>
      <ol class="z-podium">
        {places.map(({ seat, place, points }, nth) => (
          <li
            key={seat}
            class={place === 1 ? 'win' : ''}
            style={`--h: ${height(points)}; order: ${standOf(nth)}`}
          >
            <Medallion seat={seat} name={people(seat).name} />
            <b>
              <Name text={table.name(people(seat))} />
            </b>
            <div class="z-block">
              <span class="z-sum">
                {points}
                <span class="sr"> {table.points(points)}</span>
              </span>
              <small>{table.place(place)}</small>
              <Career view={view} seat={seat} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Career({ view, seat }: { readonly view: View; readonly seat: number }) {
  const career = careerOf(view, seat);
  const lines =
    career.length < LONG_MATCH
      ? career.map((status) => m().table.status(status))
      : STATUSES.map((status) => ({
          status,
          count: career.filter((one) => one === status).length,
        }))
          .filter(({ count }) => count > 0)
          .map(({ status, count }) => m().table.statusTimes(status, count));
  return (
    <ul>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

/** One sentence or two on what made the difference. */
function decided(view: View, people: People): string {
  const { table } = m();
  const { winners, second, margin, game, status, isStartToFinish } = decisionOf(view);
  if (winners.length > 1) return table.tied(view.points[winners[0]!]!);
  const ahead = second === undefined ? [] : [table.ahead(margin, people(second))];
  const why =
    view.finished.length === 1
      ? table.decidedOnly
      : isStartToFinish
        ? table.decidedAll
        : table.decidedBy(game + 1, status!);
  return [...ahead, why].join(' ');
}
