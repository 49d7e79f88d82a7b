/** What the laboratory offers to the games: what it wants from them, and what their own commands are made of. */

export { type Interval, Sample } from '../measure/statistics.ts';
export { CHECKSUM_START, mix } from '../measure/checksum.ts';
export type { Command } from '../cli/command.ts';
export { readRunSeed } from '../cli/seeds.ts';
export { EXIT } from '../terminal/exit.ts';
export { type Io, shouldStop } from '../terminal/io.ts';
export type { LabEntry, ScoreNow } from '../games/labEntry.ts';
export { paletteOf } from '../text/colour.ts';
export { table } from '../text/layout.ts';
export { grouped } from '../text/numbers.ts';
export { Progress } from '../text/progress.ts';
