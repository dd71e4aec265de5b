import { normaliseDocument } from '../../domain/registry/documents.ts';
import { documentHash as hashOf } from '../shared/eligibility.ts';
import type { Handler } from '../shared/operation.ts';
import type { placeRestriction as route } from './placeRestriction.schema.ts';
import { record } from './record.ts';

/** PUT /v1/registry/restrictions/{restrictionId} — by keyed hash of the document (R123-I-27). */
export const placeRestriction: Handler<typeof route> = ({ path, body, call }) => {
  const { document, group, reference, from, until } = body;
  return record(body, call, async ({ ports, operator, circumstance }) => {
    const known = normaliseDocument(document.kind, document.number);
    const documentHash = await hashOf(ports, operator, known);
    const restriction = { ...path, documentHash, group, reference, from, until };
    return { type: 'PlaceRestriction', ...circumstance, restriction };
  });
};
