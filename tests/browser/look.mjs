/** What a robot sees of a table; `Sight` in robot.ts says what it is. */

/** Where an element can be pressed. As text: it runs in the page, of which the types here know nothing. */
export const SPOT = `(element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return undefined;
    // Cards lie on one another: somewhere on it nothing lies above.
    for (const [across, down] of [[0.5, 0.5], [0.12, 0.5], [0.88, 0.5], [0.12, 0.15]]) {
      const x = left + width * across;
      const y = top + height * down;
      if (element.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return undefined;
  }`;

export const LOOK = `(() => {
  const spot = ${SPOT};
  const works = (element) => !element.disabled && element.ariaDisabled !== 'true';
  const all = (selector) => [...document.querySelectorAll(selector)].filter(works);
  const see = () => {
    const primary = all('.mine .acts .btn.primary, .hand-over .btn.primary')[0];
    const others = all('.mine button, .cloth button').filter((one) => one !== primary);
    const targets = others.map(spot).filter(Boolean);
    return { primary: primary && spot(primary), targets, hidden: primary ?? others[0] };
  };
  let seen = see();
  // What does not fit on the screen is scrolled to.
  if (!seen.primary && seen.targets.length === 0 && seen.hidden) {
    seen.hidden.scrollIntoView({ block: 'center' });
    seen = see();
  }
  const app = document.querySelector('.app');
  return {
    isOver: document.querySelector('.ending') !== null,
    isInSheet: document.querySelector('dialog[open]') !== null,
    // What is on its way is not asked any more.
    isAsked: document.querySelector('.mine .acts, .text-answers') !== null && document.querySelector('.mine .acts .sending') === null,
    primary: seen.primary,
    targets: seen.targets,
    keys: [...document.querySelectorAll('.mine .acts kbd, .cloth button kbd')].map((kbd) => kbd.textContent.trim()),
    hasFocus: document.activeElement !== null && document.activeElement !== document.body,
    focused: document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing',
    print: app ? app.textContent + app.querySelectorAll('[aria-pressed="true"]').length : '',
  };
})()`;
