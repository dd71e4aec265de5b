import type { Handler } from '../shared/operation.ts';
import type { listClaims as route } from './listClaims.schema.ts';
import { read } from './read.ts';

/** GET …/claims (R123-I-86). */
export const listClaims: Handler<typeof route> = (input) =>
  read(input, ({ claims }) => ({
    claims: claims.map(({ claimId, table, hand, entryId, about, late, occurredAt }) => ({
      claimId,
      table,
      hand,
      entryId,
      about,
      late,
      occurredAt,
    })),
  }));
