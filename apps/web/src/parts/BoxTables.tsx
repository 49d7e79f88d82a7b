/** Every value of a box in tables, each with its mark, and what the marks mean. */

import { type Part, type Source, SOURCES, spelledOut, type Tally, tallyOf } from '@parlor/kit';
import { st } from '../words/sets.ts';
import '../styles/sets.css';
import { Mark } from './Mark.tsx';

const sourcesIn = (tally: Tally): readonly Source[] =>
  SOURCES.filter((source) => tally[source] > 0);

/** '7 from the rulebook, 35 rebuilt' */
const summaryOf = (tally: Tally): string =>
  sourcesIn(tally)
    .map((source) => st(`from.part.${source}`, { count: tally[source] }))
    .join(', ');

export const Legend = ({ parts }: { readonly parts: readonly Part[] }) => (
  <dl class="mark-legend" aria-label={st('from.legend')}>
    {sourcesIn(tallyOf(parts)).map((source) => (
      <div key={source}>
        <dt>
          <Mark source={source} />
        </dt>
        <dd>{st(`legend.${source}`)}</dd>
      </div>
    ))}
  </dl>
);

export const BoxTables = ({ parts }: { readonly parts: readonly Part[] }) => (
  <div class="box-tables">
    {parts.map((part) => (
      <details key={part.path}>
        <summary>
          <b>{part.name}</b>
          <small>{summaryOf(tallyOf([part]))}</small>
        </summary>
        <PartTable part={part} />
      </details>
    ))}
  </div>
);

function PartTable({ part }: { readonly part: Part }) {
  const rows = part.entries
    .flatMap((entry) => spelledOut(entry))
    .flatMap(({ key, name, values }) =>
      values.flatMap((value, at) =>
        value.source === null
          ? []
          : [
              {
                key: `${key} ${value.field}`,
                name,
                isFirst: at === 0,
                what: value.name,
                shown: value.shown,
                source: value.source,
              },
            ],
      ),
    );
  return (
    <table class="box-table">
      <caption class="sr">{part.name}</caption>
      <thead class="sr">
        <tr>
          <th scope="col">{st('from.what')}</th>
          <th scope="col">{st('from.value')}</th>
          <th scope="col">{st('from.mark')}</th>
        </tr>
      </thead>
      <tbody>
        {part.totals.map(({ name, have, source }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{have}</td>
            <td>
              <Mark source={source} />
            </td>
          </tr>
        ))}
        {rows.map(({ key, name, isFirst, what, shown, source }) => (
          <tr key={key} class={isFirst ? '' : 'goes-on'}>
            <th scope="row">
              <span class={isFirst ? '' : 'sr'}>{name}</span> <small>{what}</small>
            </th>
            <td>{shown}</td>
            <td>
              <Mark source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
