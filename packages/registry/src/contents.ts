/** What is in the box of every game, and where it comes from. Apart from the rules, which never need it. */

export { contents } from '@parlor/games/contents';
