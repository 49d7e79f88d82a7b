/** Walks everything on a page that can be pressed; `Trouble` in layout.ts says what it looks for. */

/** As text: it runs in the page, of which the types here know nothing. */
export const LAYOUT = `(() => {
  // Fingers need more room than a mouse.
  const TARGET = innerWidth > 900 ? 24 : 44, STRIP = 24, SLACK = 0.6;
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="radio"], [role="slider"], [tabindex="0"]';
  const troubles = [];
  const nameOf = (element) =>
    (element.getAttribute('aria-label') || element.textContent.trim() || element.className || element.tagName).slice(0, 50);
  const isShown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  // What a label holds is pressed through it.
  const areaOf = (control) => (/^(radio|checkbox)$/.test(control.type) && control.closest('label')) || control;
  const dialog = document.querySelector('dialog[open]');
  const within = dialog ?? document.body;
  const controls = [...new Set([...within.querySelectorAll(CONTROLS)].map(areaOf))].filter(
    (element) => isShown(element) && !element.closest('[inert], .sr'),
  );
  const isInText = (element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';
  /** Cards lie on one another on purpose. */
  const isCard = (element) => element.closest('[data-fan], .hand') !== null && !element.matches('.btn');
  const ownerAt = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (controls.find((one) => one.contains(hit)) ?? hit);
  };
  const scrollers = (element) => {
    const found = [];
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX !== 'visible' || overflowY !== 'visible') found.push([up, overflowX, overflowY]);
    }
    return found;
  };
  for (const control of controls) {
    if (isInText(control)) continue;
    const tell = (what) => troubles.push(nameOf(control) + ': ' + what);
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
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
      else if (owner && controls.includes(owner)) other = owner;
    }
    if (own.length === 0) tell('nothing of it can be pressed');
    else if (other && !(isCard(control) && isCard(other))) tell('lies under ' + nameOf(other));
    if (isCard(control)) {
      let strip = 0;
      for (let x = left; x < right; x++) if (ownerAt(x, top + height * 0.5) === control) strip++;
      if (strip < STRIP - 1 && own.length > 0) tell('only ' + strip + ' px of it can be seen');
      if (height < TARGET - SLACK) tell('is ' + size);
    } else if (width < TARGET - SLACK || height < TARGET - SLACK) tell('is ' + size);
    if (control.matches('.btn') && control.scrollWidth > control.clientWidth + 1) tell('its words are cut');
  }
  for (const head of within.querySelectorAll('h1, h2, .ask p'))
    if (isShown(head) && !head.closest('.sr') && head.scrollWidth > head.clientWidth + 1 && getComputedStyle(head).overflowX !== 'visible')
      troubles.push(nameOf(head) + ': the words are cut');
  return troubles;
})()`;
