import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { authoriseItem as route } from './authoriseItem.schema.ts';

/** POST …/authorised-items — of one player (R123-I-80). */
export const authoriseItem: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'AuthoriseItem',
    ...circumstance,
    authorisationId: call.idempotencyKey,
    entryId: body.entryId,
    kind: body.kind,
    description: body.description,
    communicates: body.communicates,
  }));
