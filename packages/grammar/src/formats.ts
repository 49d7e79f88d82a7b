/** Numbers, lists and plurals of a language, by the platform's own knowledge of it. No words of any. */

/** One text for each number that the language tells apart; a language uses some of them. */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

export interface Formats {
  readonly number: (value: number) => string;
  /** A share of one as a percentage. */
  readonly percent: (share: number) => string;
  /** All of them. */
  readonly list: (items: readonly string[]) => string;
  /** One of them. */
  readonly either: (items: readonly string[]) => string;
  /** The form for this number, its `#` replaced by the number as it is written. */
  readonly plural: (count: number, forms: PluralForms) => string;
  /** The form for this place in an order: 1st, 2nd. */
  readonly ordinal: (place: number, forms: PluralForms) => string;
}

/** `locale` is a language, with a region where that decides how figures are written. */
export function formatsOf(locale: string): Formats {
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const any = new Intl.ListFormat(locale, { type: 'disjunction' });
  const cardinals = new Intl.PluralRules(locale);
  const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' });
  const choose =
    (rules: Intl.PluralRules) =>
    (value: number, forms: PluralForms): string =>
      (forms[rules.select(value)] ?? forms.other).replaceAll('#', numbers.format(value));
  return {
    // A minus, which is as wide as a figure, not the hyphen that the platform writes.
    number: (value) => numbers.format(value).replace('-', '−'),
    percent: (share) => percents.format(share),
    list: (items) => all.format(items),
    either: (items) => any.format(items),
    plural: choose(cardinals),
    ordinal: choose(ordinals),
  };
}
