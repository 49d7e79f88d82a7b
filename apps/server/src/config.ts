/** Everything that can be set from outside, read once at the start. */

import * as z from 'zod';

const count = (min: number, max: number, usual: number) =>
  z.coerce.number().int().min(min).max(max).default(usual);

const Environment = z.object({
  PORT: count(0, 65_535, 8410),
  HOST: z.string().default('127.0.0.1'),
  /** Where the embedded database lives. */
  DATA_DIR: z.string().default('data'),
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
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  BOT_WORKERS: count(1, 64, 1),
  RULES_WORKERS: count(1, 64, 1),
  /** A bot takes so long, or as long as its level may think if that is longer, so that people can follow; 0: no longer than it needs. */
  BOT_PACE_MS: count(0, 10_000, 700),
  /** Whoever is gone for so long at a table without a clock is played for. */
  ABSENCE_S: count(1, 86_400, 120),
  /** Seconds for an answer under the clocks. */
  CLOCK_RELAXED_S: count(1, 86_400, 120),
  CLOCK_BRISK_S: count(1, 86_400, 30),
  CLOCK_DAILY_S: count(1, 864_000, 86_400),
  SOCKETS_PER_ADDRESS: count(1, 100_000, 64),
  COMMANDS_PER_SECOND: count(1, 10_000, 20),
  REQUESTS_PER_MINUTE: count(1, 1_000_000, 300),
  /** A node that has not been heard of for so long is dead. */
  LEASE_MS: count(200, 60_000, 6000),
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
