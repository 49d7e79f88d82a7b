export { type Connection, type ConnectOptions, connect, type Remote } from './connect.ts';
export { CallCancelled, CallFailed, UNSENDABLE, WorkerLost } from './errors.ts';
export { type ExposeOptions, expose } from './expose.ts';
export type { Failure } from './messages.ts';
export { OwnDataCodec } from './ownDataCodec.ts';
export { type Codec, type Line, type Port, textIn, textOut, type Timers } from './port.ts';
export type { Signal } from './signal.ts';
