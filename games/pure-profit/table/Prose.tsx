/** A message in which **names of the game** stand out. */

export const Prose = ({ text }: { readonly text: string }) => (
  <p>{text.split('**').map((piece, i) => (i % 2 === 0 ? piece : <b key={i}>{piece}</b>))}</p>
);
