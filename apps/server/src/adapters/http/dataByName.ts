/** Who can do without the sets of one's own in what they are told, because they take them by name. */

import { DATA_BY_NAME } from '@parlor/protocol';
import type { FastifyRequest } from 'fastify';

const [FIELD, VALUE] = DATA_BY_NAME.split('=') as [string, string];

export const isDataByName = ({ query }: Pick<FastifyRequest, 'query'>): boolean =>
  (query as Readonly<Record<string, unknown>>)[FIELD] === VALUE;
