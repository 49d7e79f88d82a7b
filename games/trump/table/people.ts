/** Who sits where, as the one at this device reads of them. */

import type { People, Person, Seat } from '@parlor/kit';
import type { TableModel } from '@parlor/table-ui/logic';
import { m } from './messages.ts';

type Model = Pick<TableModel, 'nameOf' | 'me'>;

export const peopleAt =
  ({ nameOf, me }: Model): People =>
  (seat) => ({ name: nameOf(seat), isReader: seat === me.peek() });

export const personAt = (model: Model, seat: Seat): Person => peopleAt(model)(seat);

/** What somebody is called where the name stands by itself. */
export const calledAt = (model: Model, seat: Seat): string => {
  const { name, isReader } = personAt(model, seat);
  return isReader ? m().table.you : name;
};
