/** All that only deals need: a part of this table that comes when Part 2 begins. */

export { beginDeal } from './beginning.ts';
export { Composer } from './Composer.tsx';
export { Contracts } from './Contracts.tsx';
export { MoreSheet } from './MoreSheet.tsx';
export { LastPaper, OfferPaper } from './Paper.tsx';
export { Picker } from './Picker.tsx';
export { remarksOn } from './remarks.ts';
export { Scales } from './Scales.tsx';
