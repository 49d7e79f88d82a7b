import type { LabEntry } from '@parlor/lab/for-games';
import { plainBazaar } from '../reference/plain.ts';
import { facts } from '../rules/facts.ts';

export const lab: LabEntry = { plain: plainBazaar, facts };
