/**
 * Walks the focus grid of a table by arrow keys: round each row, and on to the next until none is new. Says what
 * no arrow leads to, and what is no cell and has the focus on the way.
 */

/**
 * As text: it runs in the page, of which the types here know nothing. Where the focus goes is decided within
 * each key, so nothing has to be waited for.
 */
export const WALK = `(() => {
  // What stands in rows and can have the focus.
  const cells = [...document.querySelectorAll('.app [data-row] button')].filter(
    (cell) => cell.getClientRects().length > 0 && !cell.closest('[inert]') && !cell.disabled,
  );
  const press = (key) => {
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return document.activeElement;
  };
  const seen = new Set();
  if (cells.length > 0) {
    document.querySelector('#ask, .ending-head')?.focus();
    let from = press('ArrowRight');
    for (let before = -1; seen.size > before; ) {
      before = seen.size;
      for (let at = from; !seen.has(at); at = press('ArrowRight')) seen.add(at);
      from = press('ArrowDown');
      // A row may stand in several lines, which have been walked along.
      for (let line = 0; seen.has(from) && line < seen.size; line++) from = press('ArrowDown');
    }
  }
  // A card with the focus stands out from the others and lies over its neighbours.
  document.activeElement.blur();
  const nameOf = (element) => (element.ariaLabel || element.textContent.trim() || element.className || element.tagName).slice(0, 50);
  return {
    missed: cells.filter((cell) => !seen.has(cell)).map(nameOf),
    strayed: [...seen].filter((element) => !cells.includes(element)).map(nameOf),
  };
})()`;
