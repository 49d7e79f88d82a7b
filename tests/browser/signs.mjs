/**
 * Walks every text on a page, and what styles add to it; says which signs no font
 * of the house has. For each of those a browser searches all fonts of its system,
 * which takes it long, and what it finds looks different everywhere.
 */

/** As text: it runs in the page, of which the types here know nothing. */
export const STRANGE_SIGNS = `(() => {
  const ranges = [...document.fonts]
    .filter(({ family }) => family.includes('Figtree'))
    .flatMap(({ unicodeRange }) => unicodeRange.split(','))
    .map((range) => range.trim().slice('U+'.length).split('-').map((end) => Number.parseInt(end, 16)));
  if (ranges.length === 0) return ['no font of the house was found'];
  const isOurs = (sign) => {
    const code = sign.codePointAt(0);
    return ranges.some(([from, to = from]) => code >= from && code <= to);
  };
  const strange = new Set();
  const look = (text, where) => {
    for (const sign of text) if (!isOurs(sign)) strange.add(sign + ' in ' + where);
  };
  for (const element of document.body.querySelectorAll('*')) {
    const where = (element.className.baseVal ?? element.className) || element.tagName;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.data, where);
    for (const part of ['::before', '::after']) {
      const { content } = getComputedStyle(element, part);
      if (content.startsWith('"')) look(content, where + part);
    }
  }
  return [...strange];
})()`;
