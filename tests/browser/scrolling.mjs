/** What has to be scrolled at a table that is drawn for a window of this size: nothing. */

/** As text: it runs in the page, of which the types here know nothing. */
export const SCROLLING = `(() => {
  // Smaller windows and phones scroll long lists.
  if (innerWidth < 1440 || innerHeight < 900) return [];
  return [...document.querySelectorAll('.app:not(.as-text, .replaying) :is(.cloth, .mine) *')]
    .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.checkVisibility())
    .filter((box) => box.scrollHeight > box.clientHeight + 1)
    .map((box) => '.' + box.className + ' by ' + (box.scrollHeight - box.clientHeight) + ' px');
})()`;
