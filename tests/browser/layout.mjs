/** Walks everything on a page that can be pressed; `Trouble` in layout.ts says what it looks for. */

/** As text: it runs in the page, of which the types here know nothing. */
export const LAYOUT = `(() => {
  // Fingers need more room than a mouse.
  const TARGET = innerWidth > 900 ? 24 : 44, STRIP = 24, SLACK = 0.6;
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="radio"], [role="slider"]';
  const troubles = [];
  const nameOf = (element) =>
    (element.getAttribute('aria-label') || element.textContent.trim() || element.className || element.tagName).slice(0, 50);
  const isShown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2;
  };
  // What a label holds is pressed through it.
  const areaOf = (control) => (/^(radio|checkbox)$/.test(control.type) && control.closest('label')) || control;
  const dialog = document.querySelector('dialog[open]');
  const within = dialog ?? document.body;
  const controls = [...new Set([...within.querySelectorAll(CONTROLS)].map(areaOf))].filter(
    // A link to skip to the content is out of sight until it has the focus.
    (element) => isShown(element) && !element.closest('[inert], .sr, .skip'),
  );
  const isControl = new Set(controls);
  const isInText = (element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';
  /** Cards lie on one another on purpose. */
  const isCard = (element) => element.closest('[data-fan], .hand') !== null && !element.matches('.btn');
  /** What is pressed may lie over the card. */
  const cardOf = (control) => control.closest('.pick') ?? control;
  /** Of a card that is half transparent nothing can be read where it lies on another. */
  const isSheer = (card) =>
    [card, ...card.querySelectorAll('.card')].some((part) => {
      const { opacity, filter } = getComputedStyle(part);
      return Number(opacity) < 1 || /opacity/.test(filter);
    });
  const overlaps = (one, other) => {
    // The face of a card is wider than the strip that is pressed.
    const [a, b] = [one, other].map((card) => (card.querySelector('.card') ?? card).getBoundingClientRect());
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  };
  const ownerAt = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    for (let up = hit; up; up = up.parentElement) if (isControl.has(up)) return up;
    return hit;
  };
  const scrollers = (element) => {
    const found = [];
    // A dialog lies over everything, whatever it is in.
    for (let up = element.parentElement; up && up.tagName !== 'DIALOG'; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX !== 'visible' || overflowY !== 'visible') found.push([up, overflowX, overflowY]);
    }
    return found;
  };
  /** As a person would: what is cut by its box cannot be scrolled to. */
  const bringIntoSight = (element) => {
    for (const [box, , overflowY] of scrollers(element)) {
      if (!/auto|scroll/.test(overflowY)) continue;
      const { top, height } = element.getBoundingClientRect();
      const edge = box.getBoundingClientRect();
      // Tables are scaled; what they scroll by is not.
      box.scrollTop += (top + height / 2 - (edge.top + edge.height / 2)) / (box.currentCSSZoom ?? 1);
    }
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
  };
  const pen = document.createElement('canvas').getContext('2d');
  /** What does not fit of the longest choice; a name that somebody gave themselves may be as long as it likes. */
  const cutChoice = (select) => {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = fontWeight + ' ' + fontSize + ' ' + fontFamily;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [...select.options].find(({ value, text }) => value !== 'me' && pen.measureText(text).width > room + SLACK)?.text;
  };
  for (const control of controls) {
    if (isInText(control)) continue;
    const tell = (what) => troubles.push(nameOf(control) + ': ' + what);
    bringIntoSight(control);
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    const size = Math.round(width) + ' x ' + Math.round(height);
    if (left < -SLACK || right > innerWidth + SLACK) tell('beyond the edge of the screen');
    if (top < -SLACK || bottom > innerHeight + SLACK) if (height < innerHeight) tell('cannot be scrolled to');
    for (const [box, overflowX, overflowY] of scrollers(control)) {
      const edge = box.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && (left < edge.left - SLACK || right > edge.right + SLACK)) tell('cut at the side by .' + box.className);
      if (/hidden|clip/.test(overflowY) && (top < edge.top - SLACK || bottom > edge.bottom + SLACK)) tell('cut above or below by .' + box.className);
    }
    // Three by three spots: each must belong to it, but for what is meant to lie above.
    const own = [];
    let other;
    for (const y of [0.15, 0.5, 0.85]) for (const x of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const owner = ownerAt(left + width * x, top + height * y);
      if (owner === control || (owner && control.contains(owner))) own.push([x, y]);
      else if (isControl.has(owner)) other = owner;
    }
    if (own.length === 0) tell('nothing of it can be pressed');
    else if (own.length < 9 && !isCard(control)) tell('half of it is covered');
    else if (other && !(isCard(control) && isCard(other))) tell('lies under ' + nameOf(other));
    if (isCard(control)) {
      // Cards overlap at the side, rows of them from below: what stays is measured both ways, where most of it is.
      let wide = 0, high = 0;
      for (const y of [0.15, 0.5, 0.85]) {
        const seen = [];
        for (let x = left + 1; x < right; x += 2) if (ownerAt(x, top + height * y) === control) seen.push(x);
        if (seen.length * 2 <= wide) continue;
        wide = seen.length * 2;
        const middle = seen[seen.length >> 1];
        high = 0;
        for (let at = top + 1; at < bottom; at += 2) if (ownerAt(middle, at) === control) high += 2;
      }
      if (isSheer(cardOf(control)) && controls.some((one) => one !== control && isCard(one) && overlaps(cardOf(one), cardOf(control)))) tell('what lies below it shows through');
      if (Math.min(wide, high) < STRIP - 2 && own.length > 0) tell('only ' + wide + ' x ' + high + ' px of it can be seen');
      if (height < TARGET - SLACK) tell('is ' + size);
    } else if (width < TARGET - SLACK || height < TARGET - SLACK) tell('is ' + size);
    const cut = control.matches('.select select') ? cutChoice(control) : undefined;
    if (cut !== undefined) tell('no room for ' + cut);
    if (control.matches('.btn') && control.scrollWidth > control.clientWidth + 1) tell('its words are cut');
  }
  for (const head of within.querySelectorAll('h1, h2, .ask p'))
    if (isShown(head) && !head.closest('.sr') && head.scrollWidth > head.clientWidth + 1 && getComputedStyle(head).overflowX !== 'visible')
      troubles.push(nameOf(head) + ': the words are cut');
  // Words that run out at the side, where nothing can be scrolled and no dots say that there is more.
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (text.data.trim() === '' || !isShown(holder) || holder.closest('[inert], .sr, .skip, svg, option, [aria-hidden="true"]')) continue;
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const edges = [[0, innerWidth]];
    let isLoose = false;
    for (let up = holder; up && up.tagName !== 'DIALOG'; up = up.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') isLoose = true;
      if (isLoose) break;
      const box = up.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX)) edges.push([box.left, box.right]);
    }
    if (isLoose || width === 0) continue;
    if (edges.some(([from, to]) => left < from - 1 || right > to + 1)) troubles.push(text.data.trim().slice(0, 50) + ': runs out at the side');
  }
  return troubles;
})()`;
