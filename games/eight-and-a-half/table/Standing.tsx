/** Points round by round, in the rail and at the end. */

import type { View } from '../rules/index.ts';
import type { Seat } from '@parlor/kit';
import { Medallion, Name } from '@parlor/web/table-ui';
import { cardsOf } from './cards.ts';
import { lastRounds, leadSince, ranking } from './standings.ts';
import {
  afterRounds,
  BEFORE_ROUNDS,
  CARDS,
  decidedText,
  FEWEST_MARK,
  type Names,
  PLAYER,
  POINTS,
  pointsText,
  ROUND,
  roundHead,
  SUM,
  TABLE_OF_ROUNDS,
  WON_MARK,
} from './strings.ts';

/** What fits beside the names. */
const MOST_ROUNDS = 4;

interface StandingProps {
  readonly view: View;
  readonly names: Names;
  readonly nameOf: (seat: Seat) => string;
}

export function Standing({ view, names, nameOf }: StandingProps) {
  const rounds = lastRounds(view.sheet, MOST_ROUNDS);
  return (
    <>
      <header>
        <h2>{POINTS}</h2>
        <span>
          {view.sheet.length === 0
            ? BEFORE_ROUNDS
            : afterRounds(view.sheet.length, view.options.rounds)}
        </span>
      </header>
      <table class="standing">
        <thead>
          <tr>
            <th>{PLAYER}</th>
            <th>{CARDS}</th>
            {rounds.map(({ round }) => (
              <th key={round}>{roundHead(round)}</th>
            ))}
            <th>{SUM}</th>
          </tr>
        </thead>
        <tbody>
          {ranking(view).map((seat) => (
            <tr key={seat} class={seat === names.me ? 'me' : ''}>
              <td>
                <Medallion seat={seat} name={nameOf(seat)} />
                <Name class="name" text={names.who(seat)} />
              </td>
              <td>{cardsOf(view.players[seat]!)}</td>
              {rounds.map(({ round, row }) => (
                <td key={round} title={pointsText(row[seat]!)}>
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

/** What decided the match, and how the points came about. */
export function EndOfMatch({ view, names, nameOf }: StandingProps) {
  const best = Math.max(...view.points);
  const order = ranking(view);
  const winners = view.points.flatMap((points, seat) => (points === best ? [seat] : []));
  return (
    <div class="e-end">
      <p class="decided show">
        {decidedText(winners, view, leadSince(view.sheet, winners), names)}
      </p>
      <table class="rounds desk" aria-label={TABLE_OF_ROUNDS}>
        <thead>
          <tr>
            <th>{PLAYER}</th>
            {view.sheet.map((_, i) => (
              <th key={i}>{roundHead(i + 1)}</th>
            ))}
            <th>{SUM}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} class={seat === names.me ? 'me' : ''}>
              <th scope="row">
                <Medallion seat={seat} name={nameOf(seat)} />
                <Name text={names.who(seat)} />
              </th>
              {view.sheet.map((row, i) => (
                <td key={i} aria-label={`${row[seat]} ${pointsText(row[seat]!)}`}>
                  <RoundMark points={row[seat]!} />
                </td>
              ))}
              <td class="face">{view.points[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table class="rounds phone" aria-label={TABLE_OF_ROUNDS}>
        <thead>
          <tr>
            <th>
              <span class="sr">{ROUND}</span>
            </th>
            {order.map((seat) => (
              <th key={seat}>
                <Medallion seat={seat} name={nameOf(seat)} />
                <span class="sr">{names.who(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.sheet.map((row, i) => (
            <tr key={i}>
              <th scope="row">{roundHead(i + 1)}</th>
              {order.map((seat) => (
                <td key={seat} aria-label={`${row[seat]} ${pointsText(row[seat]!)}`}>
                  <RoundMark points={row[seat]!} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="legend" aria-hidden="true">
        <span class="mark-won">2</span> {WON_MARK} <span class="mark-few">1</span> {FEWEST_MARK}
      </p>
    </div>
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
