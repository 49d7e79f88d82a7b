/** Walks every name on a page; says which of them leave their box, or are cut with no way to read them whole. */

/** As text: it runs in the page, of which the types here know nothing. */
export const NAMES_CUT = (/** @type {readonly string[]} */ names) => `((names) => {
  const SLACK = 1;
  const BOX = '.seat, .box, .slip, .strip, .ask, .caption, li, td, th, p, button, dialog';
  const troubles = new Set();
  const titleOf = (element) => (element.className.baseVal ?? element.className) || element.tagName;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); ) {
    const name = names.find((one) => node.data.includes(one));
    const host = node.parentElement;
    if (!name || host.closest('.sr') || !host.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    const isWhole = host.closest('[title*="' + name + '"]') !== null;
    for (let box = host; box && box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (text.right <= edge.right + SLACK && text.left >= edge.left - SLACK) continue;
      if (overflowX !== 'visible') {
        if (!isWhole) troubles.add(titleOf(host) + ': cut, and nowhere whole');
        else if (textOverflow !== 'ellipsis') troubles.add(titleOf(host) + ': cut without dots by ' + titleOf(box));
        break;
      }
      if (box.matches(BOX)) {
        troubles.add(titleOf(host) + ': sticks out of ' + titleOf(box));
        break;
      }
    }
  }
  return [...troubles];
})(${JSON.stringify(names)})`;
