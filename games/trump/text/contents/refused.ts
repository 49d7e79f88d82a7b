/** Why components are refused, short enough to stand beside them. */

import type { Illegal } from '@parlor/kit';
import type { Messages } from '../../messages/en/index.ts';

export function refusedComponents(
  { code, params = {} }: Illegal,
  { refused, refusedOtherwise }: Messages['contents'],
): string {
  if (!Object.hasOwn(refused, code)) return refusedOtherwise;
  return (refused[code as keyof typeof refused] as (params: object) => string)(params);
}
