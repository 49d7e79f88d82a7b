/** A paragraph in which **what stands out** is bold. */

const BOLD = /\*\*(.+?)\*\*/;

export const Prose = ({ text }: { readonly text: string }) => (
  <p>{text.split(BOLD).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</p>
);
