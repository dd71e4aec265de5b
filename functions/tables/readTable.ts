import type { Handler } from '../shared/operation.ts';
import { dayReply } from './dayReply.ts';
import { read } from './read.ts';
import type { readTable as route } from './readTable.schema.ts';
import { termsReply } from './terms.ts';

/** GET /v1/tables/{tableId} — with the ETag that the closing asks for. */
export const readTable: Handler<typeof route> = (input) =>
  read(input, ({ tableId, status, terms, day }) => ({
    tableId,
    status,
    terms: termsReply(terms),
    day: day && dayReply(day),
  }));
