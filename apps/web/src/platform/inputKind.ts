/** Keys or pointer: whoever uses the mouse need not be shown where the focus has been put for them. */

const mark = (kind: 'keys' | 'pointer') => (): void => {
  document.documentElement.dataset['input'] = kind;
};

export function watchInput(): void {
  addEventListener('keydown', mark('keys'), { capture: true });
  addEventListener('pointerdown', mark('pointer'), { capture: true });
}
