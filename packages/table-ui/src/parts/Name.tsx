/** Somebody's name where there may be too little room for it: cut with dots, and whole on demand. */

interface NameProps {
  readonly text: string;
  readonly class?: string;
}

export const Name = ({ text, class: more = '' }: NameProps) => (
  <span class={`name-cut ${more}`} title={text}>
    {text}
  </span>
);
