/** What decided the match, and how the points came about. */

import { Medallion, Name } from '@parlor/table-ui';
import { decidedText } from './decided.ts';
import { m } from './messages.ts';
import { RoundMark, type StandingProps } from './Standing.tsx';
import { ranking } from './standings.ts';

export function EndingPart({ view, people, nameOf }: StandingProps) {
  const { points } = m();
  const order = ranking(view);
  return (
    <div class="e-end">
      <p class="decided show">{decidedText(view, people)}</p>
      <table class="rounds desk" aria-label={points.sheet}>
        <thead>
          <tr>
            <th>{points.playerHead}</th>
            {view.sheet.map((_, i) => (
              <th key={i}>{points.roundShort(i + 1)}</th>
            ))}
            <th>{points.sumHead}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} class={people(seat).isReader ? 'me' : ''}>
              <th scope="row">
                <Medallion seat={seat} name={nameOf(seat)} />
                <Name text={points.player(people(seat))} />
              </th>
              {view.sheet.map((row, i) => (
                <td key={i} aria-label={points.spoken(row[seat]!)}>
                  <RoundMark points={row[seat]!} />
                </td>
              ))}
              <td class="face">{view.points[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table class="rounds phone" aria-label={points.sheet}>
        <thead>
          <tr>
            <th>
              <span class="sr">{points.roundHead}</span>
            </th>
            {order.map((seat) => (
              <th key={seat}>
                <Medallion seat={seat} name={nameOf(seat)} />
                <span class="sr">{points.player(people(seat))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.sheet.map((row, i) => (
            <tr key={i}>
              <th scope="row">{points.roundShort(i + 1)}</th>
              {order.map((seat) => (
                <td key={seat} aria-label={points.spoken(row[seat]!)}>
                  <RoundMark points={row[seat]!} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="legend" aria-hidden="true">
        <span class="mark-won">2</span> {points.wonMark} <span class="mark-few">1</span>{' '}
        {points.fewestMark}
      </p>
    </div>
  );
}
