/** Points round by round, in the rail. */

import type { View } from '../rules/index.ts';
import type { People, Seat } from '@parlor/kit';
import { Medallion, Name } from '@parlor/table-ui';
import { cardsOf, lastRounds, ranking } from './standings.ts';
import { m } from './messages.ts';

/** What fits beside the names. */
const MOST_ROUNDS = 4;

export interface StandingProps {
  readonly view: View;
  readonly people: People;
  readonly nameOf: (seat: Seat) => string;
}

export function Standing({ view, people, nameOf }: StandingProps) {
  const { points } = m();
  const rounds = lastRounds(view.sheet, MOST_ROUNDS);
  return (
    <>
      <header>
        <h2>{points.title}</h2>
        <span>
          {view.sheet.length === 0
            ? points.beforeRounds
            : points.afterRounds(view.sheet.length, view.options.rounds)}
        </span>
      </header>
      <table class="standing">
        <thead>
          <tr>
            <th>{points.playerHead}</th>
            <th>{points.cardsHead}</th>
            {rounds.map(({ round }) => (
              <th key={round}>{points.roundShort(round)}</th>
            ))}
            <th>{points.sumHead}</th>
          </tr>
        </thead>
        <tbody>
          {ranking(view).map((seat) => (
            <tr key={seat} class={people(seat).isReader ? 'me' : ''}>
              <td>
                <Medallion seat={seat} name={nameOf(seat)} />
                <Name class="name" text={points.player(people(seat))} />
              </td>
              <td>{cardsOf(view.players[seat]!)}</td>
              {rounds.map(({ round, row }) => (
                <td key={round} title={points.why(row[seat]!)}>
                  {row[seat]}
                </td>
              ))}
              <td class="sum">{view.points[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** E-7.1: two for going out, one for the fewest cards; a sum of points tells which. */
export const RoundMark = ({ points }: { readonly points: number }) => (
  <span class="round-mark" aria-hidden="true">
    {points >= 2 && <span class="mark-won">2</span>}
    {points % 2 === 1 && <span class="mark-few">1</span>}
    {points === 0 && '–'}
  </span>
);
