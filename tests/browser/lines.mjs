/** The table as text, as a robot reads it; `Asked` in textLines.test.ts says what it is. */

/**
 * As text: it runs in the page, of which the types here know nothing. Waits until
 * something is asked, or all is over; marks what it has read, to see it go.
 */
export const NEXT_ASKED = `new Promise((resolve) => {
  const look = () => {
    const answers = document.querySelector('.text-answers');
    const lines = [...document.querySelectorAll('.text-answers li button')].map((line) => {
      const number = line.querySelector('kbd').textContent;
      return { number, text: line.textContent.slice(number.length).replace(/^: /, '') };
    });
    const typing = answers?.querySelector('.text-typed p')?.textContent;
    if (document.querySelector('.ending')) resolve(undefined);
    else if (lines.length > 0 || typing !== undefined) {
      answers.firstElementChild.dataset.read = '';
      resolve({ lines, typing });
    } else setTimeout(look, 2);
  };
  look();
})`;
