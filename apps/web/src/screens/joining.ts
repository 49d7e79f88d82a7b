/** Links to a table: what somebody who was sent one may paste (all of it, a part, or the bare id), and what it opens. */

const ID = /^[A-Za-z0-9_-]{22}$/;
const IN_LINK = /\/table\/([A-Za-z0-9_-]{22})(#[^\s]*)?/;

/** What opens a seat begins with the table it belongs to; any other fragment is a place on the page. */
export function seatTokenIn(hash: string, table: string): string | undefined {
  const fragment = hash.slice(1);
  return fragment.startsWith(`${table}.`) ? fragment : undefined;
}

/** The address of the table within the app; undefined if there is none in it. */
export function tableAddress(pasted: string): string | undefined {
  const text = pasted.trim();
  if (ID.test(text)) return `/table/${text}`;
  const found = IN_LINK.exec(text);
  return found ? `/table/${found[1]}${found[2] ?? ''}` : undefined;
}
