/** The points, game by game. */

import type { People } from '@parlor/kit';
import { pointsOf } from '../facts/cards.ts';
import type { View } from '../rules/index.ts';
import { Medallion, Name } from '@parlor/table-ui';
import { careerOf, placesOf } from './ending.ts';
import { m } from './messages.ts';
import { takenBy } from './reading.ts';

/** More columns than this do not fit beside the names: the latest count. */
const MOST_COLUMNS = 5;

interface StandingProps {
  readonly view: View;
  readonly people: People;
}

export function Standing({ view, people }: StandingProps) {
  const { table } = m();
  const last = Math.max(view.game, Math.min(view.games, MOST_COLUMNS));
  const first = Math.max(1, last - MOST_COLUMNS + 1);
  const games = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return (
    <>
      <header>
        <h2>{table.standing}</h2>
        <span>{table.standingNote(view.games)}</span>
      </header>
      <table class="standing z-standing">
        <thead>
          <tr>
            <th scope="col">{table.player}</th>
            {games.map((game) => (
              <th scope="col" key={game}>
                {table.gameShort(game)}
              </th>
            ))}
            <th scope="col">{table.sum}</th>
          </tr>
        </thead>
        <tbody>
          {placesOf(view).map(({ seat, points }) => {
            const career = careerOf(view, seat);
            const taken = takenBy(view, seat);
            return (
              <tr key={seat} class={seat === view.viewer ? 'me' : ''}>
                <td>
                  <Medallion seat={seat} name={people(seat).name} />
                  <Name class="z-name" text={table.name(people(seat))} />
                </td>
                {games.map((game) => {
                  const status = career[game - 1];
                  if (status) {
                    return (
                      <td key={game} title={table.status(status)}>
                        {pointsOf(status)}
                      </td>
                    );
                  }
                  const isNow = game === view.game && taken !== undefined;
                  return (
                    <td key={game} class="z-open" title={isNow ? table.status(taken) : undefined}>
                      {isNow ? pointsOf(taken) : '·'}
                    </td>
                  );
                })}
                <td class="sum">{points}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
