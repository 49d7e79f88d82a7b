/** What letters look like: names that look the same are taken for each other, whatever they are written with. */

/**
 * Each group begins with what all others in it look like: phonetic letters, small capitals and letters with strokes and
 * hooks, then those of other alphabets, in each case by themselves, as a large eta is an H and a small one an n. They are
 * those of the Unicode list of confusable letters that stand in names, and some that people are known to write with.
 */
const GROUPS = [
  'aɑɐɒᴀⱥᶏʌΑαАаѧᎪꓮᗅᗩ卂',
  'bƀɓƃƅʙᴃΒβВвЬьҍᏏᏴꓐᗷ乃',
  'cƈȼʗᴄɕСсҫᏟꓚᑕ匚',
  'dđðɖɗƌȡᴅᴆԁժᎠᏧꓓᗞᗪᑯ',
  'eəɛɜɘǝɞɇᴇⱸΕεЕеєәҽҿᎬᏋꓰᗴᙓⴹ乇',
  'fƒꜰᵮꞙϝғꓝᖴ千',
  'gǥɠɡɢʛᶃԌԍցᏀᏳꓖᘜ',
  'hħɦɧʜⱨɥΗНнһћђңҥӊӈհᎻᏂꓧᕼ卄',
  // One, I and l cannot be told apart, and so no L can.
  'i1l|ıɩɪɨᴉᵻᵼǀǃłƚɫɬɭȴⱡʟꞁꟾᶅΙιІіӀӏԼլւᎥᏆᏞꓲꓡᒪⵏⵊ丨ᅵ',
  'jȷɉʝɟᴊϳЈјյᎫꓙᒍ',
  'kƙĸᴋⱪꝁΚκКкқҡҝҟӄᏦꓗ',
  'mɱᴍᶆΜМмᎷꓟᗰ爪',
  'nŋƞɲɳȵɴᴎᶇΝηπПпИиոռղՈՌᏁꓠᑎ几',
  'o0øɵɔʘᴏᴐᴑΟοσОоөѳՕօᎾᏫꓳᗝⴰⵔⵙ〇口ロㄖᄋ',
  'pþƥƿᴘᵽΡρРрᏢꓑᑭ卩尸',
  'qʠɋԚԛզգᑫ',
  'rɍɼɽɾɿʀɹɺɻᴙᴚГгґЯяᎡᏒꓣᖇ尺',
  'sʂȿƨʃƽꜱЅѕՏᏕᏚꓢᔕ丂',
  'tŧƭʈȶƫᴛⱦǂΤτТтҭᎢꓔㄒ',
  'uʉʊᴜᵾυμЦцՍսԱᏌꓴᑌㄩ',
  'vʋᴠⱱⱴνѵᏙᏩꓦᐯ',
  'wɯʍᴡⱳωԜԝШшщѡաᎳᏔᏇꓪᗯ山',
  'xᶍꭓΧχХхҳӽꓫⵝⵅ乂メ',
  'yƴɏɣʎʏΥγУуүұᎩᎽꓬㄚ丫ყ',
  'zƶȥɀʐʑᴢⱬΖᏃꓜᘔ乙',
  '3ʒȝзᴣ',
  '7ʔɂ',
  '4Ꮞ',
  '6Ꮾ',
  // Signs of Chinese and Japanese that stand for each other.
  '工エ',
  '二ニ',
  '八ハ',
  '力カ',
  '夕タ',
  '卜ト',
  'へヘ',
  '一ー',
].map((group) => Array.from(group));

const LOOKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(GROUPS.flatMap(([to, ...from]) => from.map((letter) => [letter, to!]))),
  ...{ I: 'i', ß: 'ss', æ: 'ae', ᴁ: 'ae', ӕ: 'ae', œ: 'oe', ɶ: 'oe', ǁ: 'ii' },
};

/** Strokes beside a letter that are letters by themselves, as an okina is, and a line that only makes a word longer. */
const SLIGHT = /[\u02b0-\u02ff\u0640\ua78b\ua78c]/;
const DIGIT = /\p{Nd}/u;

function looksOfLetter(letter: string): string {
  const plain = DIGIT.test(letter) ? valueOf(letter) : letter;
  const small = plain.toLowerCase();
  return LOOKS[plain] ?? LOOKS[small] ?? LOOKS[plain.toUpperCase()] ?? small;
}

/** Digits of every script stand in a row, from nought to nine. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Names with the same looks are taken for each other: case, accents, blanks and alphabets do not tell them apart. */
export const looksOf = (name: string): string =>
  Array.from(name.normalize('NFKD'))
    .filter((letter) => /[\p{L}\p{Nd}〇]/u.test(letter) && !SLIGHT.test(letter))
    .map(looksOfLetter)
    .join('')
    // Two letters that look like one.
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Letters like ours of which it is not known what they look like: nobody needs them to write a name. */
export const hasOddLetters = (name: string): boolean =>
  /[^\0-\x7f]/.test(looksOf(name).replace(/\P{Script=Latin}/gu, ''));
