import type { terminal as English } from '../en/terminal.ts';
export const terminal: typeof English = {};
