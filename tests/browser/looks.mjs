/** How every element of a table looks. As text: it runs in the page, of which the types here know nothing. */

/** What each element and each pseudo-element of the table is. */
export const NAMES = `(() => {
  const root = document.querySelector('.app');
  // Where the focus is depends on how one came here, and what bots say of a match on their time.
  document.activeElement.blur();
  for (const one of root.querySelectorAll('.turning')) one.remove();
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName + [...element.classList].map((one) => '.' + one).join('');
    const pseudos = ['::before', '::after'].filter((one) => getComputedStyle(element, one).content !== 'none');
    return ['', ...pseudos].map((pseudo) => name + pseudo);
  });
})()`;

/**
 * A function that gives a hash of all computed styles for each of them; or, called with the
 * place of one, all its styles in words.
 */
export const LOOKS = `((wanted) => {
  const root = document.querySelector('.app');
  // What is said in terms of lines and blocks is also said in terms of width and height, and
  // variables matter where they are used.
  const isSaidTwice = /\\b(inline|block)\\b|^-/;
  const properties = [...getComputedStyle(root)].filter((one) => !isSaidTwice.test(one)).sort();
  const hash = (style) => {
    let sum = 0;
    for (const property of properties) {
      const value = style.getPropertyValue(property);
      for (let at = 0; at < value.length; at++) sum = (Math.imul(sum, 31) + value.charCodeAt(at)) | 0;
      sum = Math.imul(sum, 31) | 0;
    }
    return sum;
  };
  const found = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== '' && style.content === 'none') continue;
      if (found.length === wanted) return properties.map((one) => one + ': ' + style.getPropertyValue(one));
      found.push(hash(style));
    }
  }
  return found;
})`;
