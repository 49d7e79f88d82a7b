/** Several people at one device, which goes from hand to hand. */

import type { Seat } from '@parlor/kit';
import type { ReadonlySignal } from '@preact/signals';

export interface HotSeat {
  /** Whoever the device has to be passed on to before anything of theirs is shown. */
  readonly handOver: ReadonlySignal<Seat | undefined>;
  /** The person at this seat has the device now. */
  takeOver(seat: Seat): Promise<void>;
}
