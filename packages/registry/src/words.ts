/** Every game in words. Apart from the rules, which never need them. */

export type { AnyWords } from '@parlor/kit';
export { words } from '@parlor/games/texts';
