/** The end of a match: everybody on a step, the winner in the middle, and how the points came about. */

import { midSentence, type Seat, type Who } from '@parlor/kit';
import type { View } from '../rules/index.ts';
import { Medallion, Name } from '@parlor/web/table-ui';
import { careerOf, decisionOf, placesOf, standOf } from './ending.ts';
import { STATUSES } from './pieces.ts';
import { placeName, strings } from './strings.ts';

interface PodiumProps {
  readonly view: View;
  readonly who: Who;
  readonly nameOf: Who;
}

/** From this many games on a list of statuses is counted, not told. */
const LONG_MATCH = 6;
const LOWEST_STEP = 56;

export function Podium({ view, who, nameOf }: PodiumProps) {
  const places = placesOf(view);
  const most = Math.max(1, places[0]!.points);
  const least = places.at(-1)!.points;
  const height = (points: number): number =>
    LOWEST_STEP + ((100 - LOWEST_STEP) * (points - least)) / Math.max(1, most - least);
  const { winners } = decisionOf(view);
  const isYou = winners.length === 1 && winners[0] === view.viewer;
  return (
    <div class="z-fin">
      <div class="z-rays" aria-hidden="true" />
      <header>
        <h2 class="show">{strings.wins(meFirst(winners, view).map(who), isYou)}</h2>
        <p>{decided(view, who)}</p>
      </header>
      <ol class="z-podium">
        {places.map(({ seat, place, points }, nth) => (
          <li
            key={seat}
            class={place === 1 ? 'win' : ''}
            style={`--h: ${height(points)}; order: ${standOf(nth)}`}
          >
            <Medallion seat={seat} name={nameOf(seat)} />
            <b>
              <Name text={who(seat)} />
            </b>
            <div class="z-block">
              <span class="z-sum">
                {points}
                <span class="sr"> {strings.points(points)}</span>
              </span>
              <small>{placeName(place)}</small>
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
      ? career
      : STATUSES.map((status) => ({
          status,
          count: career.filter((one) => one === status).length,
        }))
          .filter(({ count }) => count > 0)
          .map(({ status, count }) => strings.times2(status, count));
  return (
    <ul>
      {lines.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

/** Whoever reads is named first, where a sentence begins. */
const meFirst = (winners: readonly Seat[], { viewer }: View): readonly Seat[] =>
  winners.toSorted((a, b) => Number(b === viewer) - Number(a === viewer));

/** One sentence or two on what made the difference. */
function decided(view: View, who: Who): string {
  const { winners, second, margin, game, status, isStartToFinish } = decisionOf(view);
  if (winners.length > 1) return strings.tied(view.points[winners[0]!]!);
  const ahead = second === undefined ? [] : [strings.ahead(margin, midSentence(who)(second))];
  const why =
    view.finished.length === 1
      ? strings.decidedOnly
      : isStartToFinish
        ? strings.decidedAll
        : strings.decidedBy(game, status!);
  return [...ahead, why].join(' ');
}
