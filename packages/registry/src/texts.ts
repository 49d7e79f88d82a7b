/** The games in words. Apart from the rules, which never need them. */

export { loadText } from '@parlor/games/texts';
