export { readConfig } from './config.ts';
export { openStore } from './store/open.ts';
