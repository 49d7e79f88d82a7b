/** Colours by meaning, or none at all. */

import type { Screen } from '../terminal/io.ts';

export interface Palette {
  bold(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  accent(text: string): string;
}

const code =
  (open: number, close: number) =>
  (text: string): string =>
    `\u001b[${open}m${text}\u001b[${close}m`;

const COLOURED: Palette = {
  bold: code(1, 22),
  faint: code(2, 22),
  good: code(32, 39),
  bad: code(31, 39),
  accent: code(36, 39),
};

const same = (text: string): string => text;

const PLAIN: Palette = { bold: same, faint: same, good: same, bad: same, accent: same };

export const paletteOf = (screen: Screen): Palette => (screen.colour ? COLOURED : PLAIN);
