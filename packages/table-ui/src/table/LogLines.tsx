/** Lines of the log, as items of a list. */

import { SeatMedallion } from './SeatMedallion.tsx';
import type { TableModel } from './model.ts';
import type { LogLine } from './telling.ts';

interface LogLinesProps {
  readonly model: TableModel;
  readonly lines: readonly LogLine[];
}

export const LogLines = ({ model, lines }: LogLinesProps) => (
  <>
    {lines.map(({ id, seat, text, more }) => (
      <li key={id}>
        {seat === undefined ? <span /> : <SeatMedallion model={model} seat={seat} />}
        {more.length === 0 ? <span>{text}</span> : <Unfolding text={text} more={more} />}
      </li>
    ))}
  </>
);

/** A short line, with the sentences behind it for whoever wants them. */
const Unfolding = ({ text, more }: { readonly text: string; readonly more: readonly string[] }) => (
  <details>
    <summary>{text}</summary>
    <ol>
      {more.map((sentence, i) => (
        <li key={i}>{sentence}</li>
      ))}
    </ol>
  </details>
);
