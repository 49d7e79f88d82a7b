export { Client, type ClientParts, type Line, type Status } from './client.ts';
