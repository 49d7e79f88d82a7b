/** Groups of people who come to some houses only: whoever is left out of one changes nothing for the others. */

import { Hoarder } from './hoarder.ts';
import type { GroupParts, OperatorParts } from './group.ts';
import { Leavers } from './leavers.ts';
import { Offended } from './offended.ts';
import { Pretender } from './pretender.ts';
import { Returner } from './returner.ts';

export const GROUP_NAMES = ['leavers', 'returners', 'pretenders', 'offended', 'hoarders'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/** How many groups of each kind come; none to stories from before there were any. */
export type Groups = { readonly [Name in GroupName]?: number };

/** Two numbers of the addresses of each. */
export const NETWORKS: Readonly<Record<GroupName, string>> = {
  leavers: '10.4',
  returners: '10.5',
  pretenders: '10.6',
  offended: '10.7',
  hoarders: '10.8',
};

interface Group {
  /** Until the house closes. */
  begin(): Promise<void>;
}

export const groupOf: Readonly<
  Record<GroupName, (parts: GroupParts, house: () => OperatorParts) => Group>
> = {
  leavers: (parts) => new Leavers(parts),
  returners: (parts) => new Returner(parts),
  pretenders: (parts) => new Pretender(parts),
  offended: (parts, house) => new Offended(parts, house()),
  hoarders: (parts) => new Hoarder(parts),
};
