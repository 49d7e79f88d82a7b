/** What somebody who was sent a link may paste: the whole of it, a part, or the bare id. */

const ID = /^[A-Za-z0-9_-]{22}$/;
const IN_LINK = /\/table\/([A-Za-z0-9_-]{22})(#[^\s]*)?/;

/** The address of the table within the app; undefined if there is none in it. */
export function tableAddress(pasted: string): string | undefined {
  const text = pasted.trim();
  if (ID.test(text)) return `/table/${text}`;
  const found = IN_LINK.exec(text);
  return found ? `/table/${found[1]}${found[2] ?? ''}` : undefined;
}
