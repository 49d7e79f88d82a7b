/** Why a set is refused, short enough to stand beside the value. */

import type { Illegal, Language } from '@parlor/kit';
import { said } from '../textOf.ts';
import { languages } from './languages.ts';

export function refusedSet(why: Illegal, language: Language): string {
  const { contents, refusals } = languages[language];
  return said(contents.refusals, why) ?? said(refusals.sentences, why) ?? refusals.unknown;
}
