import * as z from 'zod';
import { get } from '../shared/route.ts';
import { Hash } from '../shared/wire.ts';

const NAME_LENGTH_MAX = 80;
const Name = z.string().min(1).max(NAME_LENGTH_MAX);
const Digest = z
  .string()
  .regex(/^[0-9a-f]{16,64}$/)
  .meta({ description: 'The first 16 digits or more of the hash that the paper prints' });

const Proof = z.object({
  key: z.object({ fingerprint: Hash, pem: z.string() }),
  verifier: z.object({ file: z.string(), sha256: Hash }),
});

const Paper = z
  .object({
    documentId: z.string(),
    title: z.string(),
    number: z.string(),
    version: z.int(),
    copy: z.int(),
    jornada: z.string(),
    issuedAt: z.string(),
    issuer: z.string(),
    authority: z.string(),
    status: z.enum(['current', 'replaced', 'void']),
    replacedBy: z.int().nullable().meta({ description: 'The last version' }),
    hash: Hash,
    files: z.array(z.object({ format: z.string(), bytes: z.int(), sha256: Hash })),
    lastAnchor: z
      .object({ number: z.int(), day: z.string(), root: Hash })
      .nullable()
      .meta({ description: 'The last signed root of the operator' }),
  })
  .meta({ id: 'VerifiedPaper' });

/** GET /v1/verify/{document}. */
export const verifyPaper = get({
  path: '/v1/verify/{document}',
  summary: 'Whether a paper is authentic, and which version holds; no personal data',
  scopes: 'public',
  parameters: z.strictObject({ document: Name }),
  query: z.strictObject({ hash: Digest }),
  reply: {
    status: 200,
    schema: Proof.extend({ authentic: z.boolean(), paper: Paper.nullable() }),
  },
});

/** GET /v1/verify/{document}/{digest}. */
export const verifyPage = get({
  path: '/v1/verify/{document}/{digest}',
  summary: 'The page behind the QR of a paper, for people',
  scopes: 'public',
  parameters: z.strictObject({ document: Name, digest: Name }),
  reply: { status: 200, schema: z.string() },
});
