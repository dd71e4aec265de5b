import * as z from 'zod';
import { PAPER_KINDS, type PaperKind } from '../../reports/model/kinds.ts';
import { get } from '../shared/route.ts';
import { Code, Day, Desk, Hash, Id, Page } from '../shared/wire.ts';
import { DOCUMENT_SCOPES } from './access.ts';

const kinds = Object.keys(PAPER_KINDS) as [PaperKind, ...PaperKind[]];
const VERSION_MAX = 9999;

const DocumentId = z
  .string()
  .regex(/^[A-Z]{2,3}-C?\d{4}-\d{8}(-C\d{1,3})?$/)
  .meta({
    id: 'DocumentId',
    description: 'Kind and number, LM-C0001-00000127 of the club; -C2 is its second print',
    example: 'LM-0001-00000127',
  });

const PaperFileReply = z.object({
  format: z.enum(['pdf', 'xlsx']),
  filename: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  sha256: Hash,
});

/** A paper as the API shows it. */
export const DocumentReply = z
  .object({
    documentId: DocumentId,
    kind: z.enum(kinds),
    title: z.string(),
    number: z.string().meta({ example: '0001-00000127' }),
    version: z.int(),
    replaces: z.object({ version: z.int(), reason: z.string() }).nullable(),
    copy: z.int().meta({ description: '1 is the original; more is a marked second print' }),
    status: z.enum(['issued', 'filed', 'replaced', 'void']).meta({
      description: 'A replaced version stays readable; void is told of it too',
    }),
    replacedBy: z.int().nullable().meta({ description: 'The version that came after it' }),
    voided: z.object({ reason: z.string(), at: z.string() }).nullable(),
    issuedAt: z.string(),
    jornada: z.string(),
    tournamentId: z.string().nullable(),
    tableId: z.string().nullable(),
    table: z.int().nullable(),
    entryId: z.string().nullable(),
    desk: z.int().nullable(),
    hash: Hash.nullable().meta({ description: 'SHA-256 of the canonical data' }),
    files: z.array(PaperFileReply),
  })
  .meta({ id: 'Document' });

/** GET /v1/documents — by jornada, or by event. */
export const listDocuments = get({
  path: '/v1/documents',
  summary: 'Lists papers, by event, table, venue, kind, jornada or range of jornadas',
  scopes: DOCUMENT_SCOPES,
  query: z.strictObject({
    ...Page,
    tournamentId: Id.optional(),
    /** A bank table. */
    tableId: Id.optional(),
    jornada: Day.optional(),
    /** A range, both ends included; without one of them it is open. */
    from: Day.optional(),
    until: Day.optional(),
    /** The events and bank tables of one venue. */
    venue: Code.optional(),
    kind: z.enum(kinds).optional(),
    desk: z.coerce.number().pipe(Desk).optional(),
  }),
  reply: {
    status: 200,
    schema: z.object({ items: z.array(DocumentReply), next: z.string().optional() }),
  },
});

/** GET /v1/document-archive — a redirect to a short-lived address. */
export const zipPapers = get({
  path: '/v1/document-archive',
  summary: 'Redirects to one ZIP of the papers of at most 31 jornadas, with an index of them',
  scopes: ['tapete/accounting', 'tapete/fiscal'],
  query: z.strictObject({
    from: Day,
    until: Day,
    venue: Code.optional(),
    tournamentId: Id.optional(),
    tableId: Id.optional(),
    kind: z.enum(kinds).optional(),
  }),
  reply: { status: 302, schema: z.undefined() },
});

/** GET /v1/series. */
export const listSeries = get({
  path: '/v1/series',
  summary: 'Every series of paper numbers, with what is missing or twice in it',
  scopes: ['tapete/accounting', 'tapete/fiscal'],
  reply: {
    status: 200,
    schema: z.object({
      series: z.array(
        z.object({
          kind: z.enum(kinds),
          series: z.literal('C').optional().meta({ description: 'Of the club' }),
          point: z.int(),
          last: z.int(),
          issued: z.int(),
          gaps: z.array(z.object({ from: z.int(), to: z.int() })),
          duplicates: z.array(z.int()),
        }),
      ),
    }),
  },
});

const DocumentPath = z.strictObject({ documentId: DocumentId });

/** GET /v1/documents/{documentId} — the last version, and the numbers of the others. */
export const getDocument = get({
  path: '/v1/documents/{documentId}',
  summary: 'One paper: its last version, its files and their SHA-256',
  scopes: DOCUMENT_SCOPES,
  parameters: DocumentPath,
  query: z.strictObject({ version: z.coerce.number().int().min(1).max(VERSION_MAX).optional() }),
  reply: { status: 200, schema: DocumentReply.extend({ versions: z.array(z.int()) }) },
});

/** GET /v1/documents/{documentId}/file — a redirect to a short-lived address. */
export const getDocumentFile = get({
  path: '/v1/documents/{documentId}/file',
  summary: 'Redirects to a short-lived address of the file',
  scopes: DOCUMENT_SCOPES,
  parameters: DocumentPath,
  query: z.strictObject({
    format: z.enum(['pdf', 'xlsx']).default('pdf'),
    version: z.coerce.number().int().min(1).max(VERSION_MAX).optional(),
  }),
  reply: { status: 302, schema: z.undefined() },
});
