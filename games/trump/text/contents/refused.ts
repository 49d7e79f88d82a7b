/** Why components are refused, short enough to stand beside them. */

import type { Illegal, Language } from '@parlor/kit';
import { CATALOGUES } from './catalogues.ts';

export function refusedComponents({ code, params = {} }: Illegal, language: Language): string {
  const { refused, refusedOtherwise } = CATALOGUES[language].contents;
  if (!Object.hasOwn(refused, code)) return refusedOtherwise;
  return (refused[code as keyof typeof refused] as (params: object) => string)(params);
}
