/** Everything that can be set from outside, read once at the start. */

import { isIP } from 'node:net';
import * as z from 'zod';
import { LONGEST_LEASE_MS } from './store.ts';

const count = (min: number, max: number, usual: number) =>
  z.coerce.number().int().min(min).max(max).default(usual);

/** A hundred years. */
const MOST_DAYS = 36_500;

/** More proxies than this stand before no server of ours. */
const MOST_HOPS = 10;

/** One address, or all that share its first bits: 10.0.0.0/8. */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === undefined) return longest > 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && +bits >= 1 && +bits <= longest;
}

/** How many proxies stand before us, or which. */
const Proxies = z.string().transform((text, context): number | readonly string[] => {
  if (/^\d+$/.test(text) && Number(text) <= MOST_HOPS) return Number(text);
  const ranges = text.split(',').map((one) => one.trim());
  if (ranges.every(isRange)) return ranges;
  context.addIssue({
    code: 'custom',
    message: `0 to ${MOST_HOPS}, or addresses and ranges of proxies separated by commas`,
  });
  return z.NEVER;
});

const Environment = z.object({
  PORT: count(0, 65_535, 8410),
  HOST: z.string().default('127.0.0.1'),
  /** Where the embedded database lives. */
  DATA_DIR: z.string().default('data'),
  /** Where the pages lie, when it is not where they are built. */
  PAGES_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'starts with postgres://')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'starts with redis://')
    .optional(),
  /** The address people type, when it is not the one we listen on. */
  PUBLIC_URL: z.url().optional(),
  /** Other origins that may open a socket, separated by commas. */
  ORIGINS: z.string().default(''),
  /** Signs cookies; made and kept in the store when it is not given. */
  SECRET: z.string().min(32).optional(),
  /** The proxies in front that are believed when they say for whom they ask. */
  TRUST_PROXY: Proxies.default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  BOT_WORKERS: count(1, 64, 1),
  RULES_WORKERS: count(1, 64, 1),
  /** A bot takes so long, or as long as its level may think if that is longer, so that people can follow; 0: no longer than it needs. */
  BOT_PACE_MS: count(0, 10_000, 700),
  /** Whoever is gone for so long at a table without a clock is played for. */
  ABSENCE_S: count(1, 86_400, 120),
  /** A host who is gone for so long before the match is host no more, if somebody else is there. */
  HOST_AWAY_S: count(1, 86_400, 120),
  /** A match nobody is at rests for so long; then it goes on to its end without them. */
  ABANDONED_S: count(0, 604_800, 86_400),
  /** Seconds for an answer under the clocks. */
  CLOCK_RELAXED_S: count(1, 86_400, 120),
  CLOCK_BRISK_S: count(1, 86_400, 30),
  CLOCK_DAILY_S: count(1, 864_000, 86_400),
  /** A pause that everybody at a table has agreed on lasts so long at most. */
  PAUSE_MAX_S: count(1, 86_400, 900),
  /** Whoever has kept the others waiting for so long: they may agree to go on, and wait so much longer then. */
  STALL_S: count(1, 604_800, 300),
  LAST_WHILE_S: count(1, 3600, 30),
  /** Seconds to open one's share of the dice when a match is to begin; at tables with a day's clock it is a day. */
  OPENING_S: count(1, 3600, 30),
  /** Connections of all kinds: in all, and of one address. Those of proxies are not counted by address. */
  CONNECTIONS: count(1, 1_000_000, 10_000),
  CONNECTIONS_PER_ADDRESS: count(1, 1_000_000, 256),
  SOCKETS_PER_ADDRESS: count(1, 100_000, 64),
  COMMANDS_PER_SECOND: count(1, 10_000, 20),
  /** Everybody at one address may command and talk so many times as much as one person. */
  PEOPLE_AT_ADDRESS: count(1, 10_000, 10),
  REQUESTS_PER_MINUTE: count(1, 1_000_000, 300),
  /** Tables of one host that are not over, and of all who open them from one address. */
  TABLES_PER_PERSON: count(1, 1000, 5),
  TABLES_PER_ADDRESS: count(1, 100_000, 40),
  /** Tables that are not over where one person has a seat, and seats of everybody at one address. */
  SEATS_PER_PERSON: count(1, 10_000, 30),
  SEATS_PER_ADDRESS: count(1, 1_000_000, 240),
  /** Tables with a delay for spectators that one person, and all at one address, watch at a time. */
  LATE_VIEWS_PER_PERSON: count(1, 10_000, 5),
  LATE_VIEWS_PER_ADDRESS: count(1, 100_000, 40),
  /** Kilobytes of sets of one's own that tables bring along, in an hour. */
  DATA_PER_ADDRESS_KB: count(0, 1_000_000, 512),
  /** Kilobytes that one person, and all at one address, have the server keep in a day: tables with their matches, talk, reports, lists. */
  KEPT_PER_PERSON_KB: count(1, 1_000_000_000, 16_384),
  KEPT_PER_ADDRESS_KB: count(1, 1_000_000_000, 262_144),
  /** New guests from one address in an hour. */
  GUESTS_PER_ADDRESS: count(1, 1_000_000, 120),
  /** A table that nobody has been at for so long before its match closes: one that anybody finds, one that friends know of. */
  EMPTY_PUBLIC_MINUTES: count(1, 100_000, 30),
  EMPTY_PRIVATE_HOURS: count(1, 100_000, 24),
  /** A public table that nobody has been at for so long is not listed until somebody is. */
  EMPTY_LISTED_S: count(1, 100_000, 120),
  /** What is deleted after so many days: closed tables, talk, guests who never sat down, reports, what operators did. */
  CLOSED_TABLE_DAYS: count(1, MOST_DAYS, 7),
  CHAT_DAYS: count(1, MOST_DAYS, 365),
  IDLE_GUEST_DAYS: count(1, MOST_DAYS, 60),
  REPORT_DAYS: count(1, MOST_DAYS, 180),
  AUDIT_DAYS: count(1, MOST_DAYS, 730),
  /** A node that has not been heard of for so long is dead. */
  LEASE_MS: count(200, LONGEST_LEASE_MS, 6000),
});

export type Config = Readonly<z.infer<typeof Environment>>;

export class BadConfig extends Error {}

/** The configuration, or one message with everything that is wrong with it. Values are never repeated: some are secret. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new BadConfig(`The environment is not right:\n${lines.join('\n')}`);
}
