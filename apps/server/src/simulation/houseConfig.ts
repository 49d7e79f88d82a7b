/** What is set in a simulated house, for all of its nodes. */

import { type Config, readConfig } from '../application/ports/config.ts';

export const LEASE_MS = 1000;
export const CLOCK_S = 4;
export const HOST_AWAY_S = 8;
export const ABANDONED_S = 6;
export const PAUSE_S = 6;
export const STALL_S = 2;
export const LAST_WHILE_S = 1;
const OPENING_S = 4;

/** Times are shorter than usual, so that more happens in an hour; limits are as everywhere. */
const USUAL = {
  ...{ LEASE_MS: String(LEASE_MS), ABSENCE_S: '3', BOT_PACE_MS: '0' },
  ABANDONED_S: String(ABANDONED_S),
  CLOCK_BRISK_S: String(CLOCK_S),
  OPENING_S: String(OPENING_S),
  PAUSE_MAX_S: String(PAUSE_S),
  STALL_S: String(STALL_S),
  LAST_WHILE_S: String(LAST_WHILE_S),
  HOST_AWAY_S: String(HOST_AWAY_S),
};

/**
 * Where somebody is greedy, what an address may have is less, so that three people get there. Everybody else is alone at
 * their address: what one person may have, which is as everywhere, always ends first. Only seats are fewer for each of
 * them, and still three times as many as anybody takes who is not greedy.
 */
const TIGHT = {
  TABLES_PER_ADDRESS: '8',
  LATE_VIEWS_PER_ADDRESS: '8',
  SEATS_PER_PERSON: '6',
  SEATS_PER_ADDRESS: '15',
  PEOPLE_AT_ADDRESS: '1',
  KEPT_PER_ADDRESS_KB: '18432',
};

export const configOf = ({ isTight }: { readonly isTight: boolean }): Config =>
  readConfig({ ...USUAL, ...(isTight && TIGHT) });
