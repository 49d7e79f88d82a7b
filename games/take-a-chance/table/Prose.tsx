/** Paragraphs of a catalogue: what stands between **stars** stands out. */

import { Fragment } from 'preact';

const MARK = '**';

export const Prose = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => (
  <>
    {paragraphs.map((paragraph, nth) => (
      <p key={nth}>
        {paragraph.split(MARK).map((part, at) =>
          // Every second part is between two marks.
          at % 2 === 1 ? <b key={at}>{part}</b> : <Fragment key={at}>{part}</Fragment>,
        )}
      </p>
    ))}
  </>
);
