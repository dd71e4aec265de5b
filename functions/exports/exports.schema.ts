import * as z from 'zod';
import { get, post } from '../shared/route.ts';
import type { Scope } from '../shared/scopes.ts';
import { Day, Hash, Page } from '../shared/wire.ts';

const READERS: readonly Scope[] = ['tapete/fiscal', 'tapete/accounting'];
const EDITION_MAX = 9999;

const Edition = z
  .object({
    jornada: z.string(),
    edition: z.int().meta({ description: '1; more are supplements of late facts' }),
    status: z.enum(['prepared', 'sealed', 'delivered']),
    preparedAt: z.string(),
    report: z.object({ documentId: z.string(), version: z.int(), hash: Hash }),
    manifestSha256: Hash.nullable(),
    anchor: z.int().nullable().meta({ description: 'Number of the signed root it hangs from' }),
    deliveries: z.array(z.object({ fiscalizerId: z.string(), at: z.string() })),
  })
  .meta({ id: 'Export' });

const Anchor = z.object({
  number: z.int(),
  day: z.string(),
  takenAt: z.string(),
  root: Hash,
  sha256: Hash.meta({ description: 'Of the signed statement' }),
});

/** GET /v1/anchors. */
export const listAnchors = get({
  path: '/v1/anchors',
  summary: 'Lists the signed roots of all that was recorded, the latest first',
  scopes: READERS,
  query: z.strictObject(Page),
  reply: {
    status: 200,
    schema: z.object({ anchors: z.array(Anchor), next: z.string().optional() }),
  },
});

/** POST /v1/anchors. */
export const startAnchor = post({
  path: '/v1/anchors',
  summary: 'Signs a root of all that is recorded now, as every night',
  scopes: READERS,
  body: z.strictObject({}),
  reply: { status: 202, schema: z.object({ day: z.string() }) },
});

const JornadaPath = z.strictObject({ jornada: Day });
const editionAsked = z.coerce.number().int().min(1).max(EDITION_MAX).optional();

/** GET /v1/exports. */
export const listExports = get({
  path: '/v1/exports',
  summary: 'Lists the exports of jornadas, the latest first',
  scopes: READERS,
  query: z.strictObject(Page),
  reply: {
    status: 200,
    schema: z.object({ exports: z.array(Edition), next: z.string().optional() }),
  },
});

/** POST /v1/exports. */
export const startExport = post({
  path: '/v1/exports',
  summary: 'Exports a jornada now: finds the edition that stands, or makes what is missing',
  scopes: READERS,
  body: z.strictObject({ jornada: Day }),
  reply: { status: 202, schema: z.object({ jornada: z.string() }) },
});

/** GET /v1/exports/{jornada}. */
export const getExport = get({
  path: '/v1/exports/{jornada}',
  summary: 'The editions of the export of a jornada, and the files of the last one sealed',
  scopes: READERS,
  parameters: JornadaPath,
  reply: {
    status: 200,
    schema: z.object({
      editions: z.array(Edition),
      files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: Hash })),
    }),
  },
});

/** GET /v1/exports/{jornada}/file. */
export const getExportFile = get({
  path: '/v1/exports/{jornada}/file',
  summary: 'Redirects to a short-lived address of the whole folder as a ZIP',
  scopes: READERS,
  parameters: JornadaPath,
  query: z.strictObject({ edition: editionAsked }),
  reply: { status: 302, schema: z.undefined() },
});
