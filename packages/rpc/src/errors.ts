/** Why a call has no value. */

export type LossReason =
  /** It said nothing for longer than it may, and was ended. */
  | 'too-slow'
  /** It broke down, could not be started, or said what cannot be understood. */
  | 'crashed'
  /** The connection was closed by its owner. */
  | 'closed';

/** The worker is gone, and with it everything it was asked: whether a call was carried out is unknown. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost';

  constructor(
    readonly reason: LossReason,
    readonly detail = '',
    options?: { readonly cause: unknown },
  ) {
    super(detail === '' ? reason : `${reason}: ${detail}`, options);
  }
}

/** The method threw. The worker is well, and so are all other calls. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';

  constructor(
    /** That of the error at the other end if it has one, else `failed`; `unsendable` if an argument or a result cannot be copied. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The caller's signal was aborted. */
export class CallCancelled extends Error {
  override readonly name = 'CallCancelled';
}

export const FAILED = 'failed';
export const UNSENDABLE = 'unsendable';
