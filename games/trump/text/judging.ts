/** What the rules say to a contract in the making: for the page, letter by letter. */

export { risksOf } from '../rules/deal/risks.ts';
export { type VoidReason, voidPromises } from '../rules/deal/voidPromises.ts';
