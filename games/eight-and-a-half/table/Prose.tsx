/** A paragraph of messages: what stands between two pairs of asterisks is a **name of the game**, and bold. */

import { Fragment } from 'preact';

const MARK = '**';

export const Prose = ({ text }: { readonly text: string }) => (
  <>
    {text
      .split(MARK)
      .map((part, i) =>
        i % 2 === 1 ? <b key={i}>{part}</b> : <Fragment key={i}>{part}</Fragment>,
      )}
  </>
);
