/** Which scripts names are written in, and which of them stand together in a word. */

/** What people write today, by the names of ISO 15924: what Unicode recommends, and most of what few people write. */
const ALONE = (
  'Latn Grek Cyrl Armn Hebr Arab Thaa Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Tibt Mymr Geor Ethi ' +
  'Khmr Mong Adlm Bali Batk Cans Cakm Cham Cher Java Kali Lepc Limb Lisu Mtei Newa Nkoo Olck Saur Sund Sylo Syrc Tale ' +
  'Talu Lana Tavt Tfng Yiii'
).split(' ');

/** Japanese, Chinese and Korean are written with several. */
const TOGETHER = [
  ['Hani', 'Hira', 'Kana'],
  ['Hani', 'Bopo'],
  ['Hani', 'Hang'],
];

const anyOf = (scripts: readonly string[]): string =>
  `[${[...scripts, 'Zyyy', 'Zinh'].map((script) => `\\p{scx=${script}}`).join('')}]`;

const LATIN = `${anyOf(['Latn'])}+`;

/** A word in one script, or in those of one language; there, a word may begin or end in our alphabet: 阿Ken. */
const WORDS = [
  ...ALONE.map((script) => `${anyOf([script])}+`),
  ...TOGETHER.flatMap((scripts) => {
    const own = `${anyOf(scripts)}+`;
    return [own, LATIN + own, own + LATIN];
  }),
].map((word) => new RegExp(`^(?:${word})$`, 'u'));

const LIVING = new RegExp(`^${anyOf([...ALONE, ...TOGETHER.flat()])}*$`, 'u');

/** Is all of it in scripts that people write today? */
export const isLiving = (text: string): boolean => LIVING.test(text);

/** Would its letters be taken for those of another alphabet? */
export const isMixed = (word: string): boolean =>
  word !== '' && !WORDS.some((one) => one.test(word));
