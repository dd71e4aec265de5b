import { normaliseDocument } from '../../domain/registry/documents.ts';
import { documentHash } from '../shared/eligibility.ts';
import type { Handler } from '../shared/operation.ts';
import type { importRestrictions as route } from './importRestrictions.schema.ts';
import { record } from './record.ts';

/** PUT /v1/registry/restriction-lists/{listId} — by keyed hash of each document (R123-I-27). */
export const importRestrictions: Handler<typeof route> = ({ path, body, call }) => {
  const { group, reference, from, documents } = body;
  return record(body, call, async ({ ports, operator, circumstance }) => {
    const documentHashes: string[] = [];
    for (const { kind, number } of documents)
      documentHashes.push(await documentHash(ports, operator, normaliseDocument(kind, number)));
    const list = { ...path, group, reference, from, documentHashes };
    return { type: 'ImportRestrictions', ...circumstance, list };
  });
};
