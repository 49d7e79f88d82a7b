/** Walks every text on a page that can be seen; says which of them lie under something else. */

/** As text: it runs in the page, of which the types here know nothing. */
export const COVERED = `(() => {
  /** Cards lie on one another on purpose, and so does what is printed on them. */
  const CARDS = 'svg, [data-fan], .hand, [data-flip]:not(.seat)';
  /** What is laid over the table for a while, and money on its way. */
  const SCENES = '.ending, .pp-tray', FLYING = '.tc-note, .tr-money-note';
  const troubles = new Set();
  const nameOf = (element) => ((element.className?.baseVal ?? element.className) || element.tagName) + ' “' + element.textContent.trim().slice(0, 30) + '”';
  const isCut = (element, x, y) => {
    for (let up = element; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const { left, right, top, bottom } = up.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };
  /** Shapes of drawings hide what is below them, and so does whatever has a colour or words of its own. */
  const isPainted = (element) => {
    if (!element.checkVisibility({ opacityProperty: true })) return false;
    if (element instanceof SVGElement) return element.tagName !== 'svg';
    if (element.matches('[aria-hidden="true"]:empty')) return false;
    const [, , , alpha = 1] = getComputedStyle(element).backgroundColor.match(/[0-9.]+/g);
    return Number(alpha) > 0.5 || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  };
  /** Buttons that stay in sight while the rest is scrolled. */
  const isSticky = (element) => {
    const row = element.closest('.acts');
    return row !== null && getComputedStyle(row).position === 'sticky';
  };
  const covers = (hit, element) =>
    !hit.contains(element) && !element.contains(hit) &&
    // Parts of one line.
    hit.parentElement !== element.parentElement &&
    !hit.closest(FLYING) && !isSticky(hit) &&
    (!hit.closest(SCENES) || element.closest(SCENES) !== null) &&
    isPainted(hit);
  // What lets the mouse through covers what is below it all the same.
  const solid = new CSSStyleSheet();
  solid.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(solid);
  const walker = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, text = node.data.trim(), element = node.parentElement;
    if (text === '' || element.closest(CARDS + ', .sr, script, [inert]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects())
      for (const share of [0.1, 0.5, 0.9]) {
        const x = left + width * share, y = top + height / 2;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || isCut(element, x, y)) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && covers(hit, element)) troubles.add('“' + text.slice(0, 40) + '” lies under ' + nameOf(hit));
      }
  }
  document.adoptedStyleSheets.pop();
  // Where somebody sits lies nothing to be read and nobody else, seen through the seat or not.
  const seats = document.querySelector('.ending, dialog[open]') ? [] : [...document.querySelectorAll('.seats > .seat')];
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const isThere = (element) => element.checkVisibility({ opacityProperty: true });
  const boxes = seats.filter(isThere).flatMap((seat) =>
    [seat, ...seat.querySelectorAll('.say')].filter(isThere).map((part) => [seat, part.getBoundingClientRect()]),
  );
  const underSeats = (text, own, { left, right, top, bottom }) => {
    for (const [seat, box] of boxes)
      if (seat !== own && meet(box, { left, right, top, bottom })) troubles.add('“' + text.slice(0, 40) + '” lies where ' + seat.ariaLabel + ' sits');
  };
  for (const seat of seats.filter(isThere)) underSeats(seat.ariaLabel, seat, seat.getBoundingClientRect());
  const onCloth = document.createTreeWalker(document.querySelector('.cloth') ?? document.body, NodeFilter.SHOW_TEXT);
  while (boxes.length > 0 && onCloth.nextNode()) {
    const node = onCloth.currentNode, element = node.parentElement;
    if (node.data.trim() === '' || element.closest('.seats, .sr, ' + SCENES + ', ' + FLYING)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) underSeats(node.data.trim(), undefined, rect);
  }
  return [...troubles];
})()`;
