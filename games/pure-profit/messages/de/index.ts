import { type Messages, messages as en } from '../en/index.ts';
export const messages: Messages = en;
