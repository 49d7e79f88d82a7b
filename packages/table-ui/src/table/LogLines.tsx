/** Lines of the log, as items of a list. */

import { SeatMedallion } from './SeatMedallion.tsx';
import type { TableModel } from './model.ts';
import { StoodInMark } from './StoodInMark.tsx';
import type { LogLine } from './telling.ts';

interface LogLinesProps {
  readonly model: TableModel;
  readonly lines: readonly LogLine[];
}

export const LogLines = ({ model, lines }: LogLinesProps) => (
  <>
    {lines.map(({ id, seat, text, more, mark }) => (
      <li key={id}>
        {seat === undefined ? <span /> : <SeatMedallion model={model} seat={seat} />}
        {more.length === 0 ? (
          <span>
            {text}
            <StoodInMark mark={mark} />
          </span>
        ) : (
          <Unfolding {...{ text, more, mark }} />
        )}
      </li>
    ))}
  </>
);

interface UnfoldingProps {
  readonly text: string;
  readonly more: readonly string[];
  readonly mark: string | undefined;
}

/** A short line, with the sentences behind it for whoever wants them. */
const Unfolding = ({ text, more, mark }: UnfoldingProps) => (
  <details>
    <summary>
      {text}
      <StoodInMark mark={mark} />
    </summary>
    <ol>
      {more.map((sentence, i) => (
        <li key={i}>{sentence}</li>
      ))}
    </ol>
  </details>
);
