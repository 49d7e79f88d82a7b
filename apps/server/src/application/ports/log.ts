/** Structured log lines. What happened, never what is secret: no moves, no seeds, no tokens. */

export interface Log {
  info(line: LogLine): void;
  warn(line: LogLine): void;
  error(line: LogLine): void;
}

export interface LogLine {
  readonly event: string;
  readonly [name: string]: string | number | boolean;
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
