export type { Bot } from './bot.ts';
export { randomBot } from './randomBot.ts';
export { rolloutBot } from './rolloutBot.ts';
export { playOut } from './search/playOut.ts';
