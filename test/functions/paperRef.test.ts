import { describe, expect, it } from 'vitest';
import type { Archive } from '../../functions/documents/archive.ts';
import { documentIdOf, type PaperRecord } from '../../functions/documents/paperRecord.ts';
import { fileModel, readModel } from '../../functions/papers/paperRef.ts';
import { buildVc } from '../../reports/papers/vc.ts';
import { vcInput } from '../reports/golden/inputs.ts';
import { ISSUE } from '../reports/golden/sitAndGo.ts';

describe('What a marked copy of a voucher says [R123-IV-1.2]', () => {
  it('is checked under the name of the copy, where its own hash is registered', async () => {
    const archive = memoryArchive();
    const documentId = documentIdOf('VC', vcInput().number, 2);
    const record = { operator: 'o', documentId, version: 1, issuedAt: ISSUE.issuedAt };
    const { hash, modelKey } = await fileModel(
      archive,
      record as PaperRecord,
      buildVc(vcInput(2)),
      'https://v.example',
    );
    const { verifyUrl } = await readModel(archive, modelKey);
    expect(verifyUrl).toBe(`https://v.example/${documentId}/${hash.slice(0, 16)}`);
  });
});

const memoryArchive = (): Archive => {
  const files = new Map<string, Uint8Array>();
  return {
    async putOnce(key, body) {
      if (!files.has(key)) files.set(key, body);
      return { key, sha256: '', bytes: body.byteLength };
    },
    read: async (key) => files.get(key) ?? new Uint8Array(),
    link: async (key) => key,
  };
};
