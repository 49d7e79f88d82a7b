export { messages } from '../en/index.ts';
