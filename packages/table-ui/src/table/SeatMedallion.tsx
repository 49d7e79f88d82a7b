/** The medallion of whoever sits there. */

import type { Seat } from '@parlor/kit';
import { Medallion } from '../parts/Medallion.tsx';
import type { TableModel } from './model.ts';

interface SeatMedallionProps {
  readonly model: TableModel;
  readonly seat: Seat;
}

export const SeatMedallion = ({ model, seat }: SeatMedallionProps) => (
  <Medallion seat={seat} name={model.seats.value[seat]?.name ?? ''} />
);
