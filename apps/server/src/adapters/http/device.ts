/** What a device is, in few words, for the list of where one is signed in. Proper names: the same in every language. */

/** The first that fits: browsers call themselves by their ancestors' names, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer ones are no browser's. */
const LONGEST = 1000;

export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const name = (of: typeof BROWSERS) => of.find(([pattern]) => pattern.test(text))?.[1];
  return [name(BROWSERS), name(SYSTEMS)].filter((one) => one !== undefined).join(', ');
}
