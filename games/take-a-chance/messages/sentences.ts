/** A sentence for every code: a text, or a function of what the code tells. */

export type Sentences<Codes, Rest extends readonly unknown[] = []> = {
  readonly [Code in keyof Codes]: Codes[Code] extends undefined
    ? string
    : (params: Codes[Code], ...rest: Rest) => string;
};
