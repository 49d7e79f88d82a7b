export { readConfig } from './application/ports/config.ts';
export { openStore } from './adapters/store/open.ts';
