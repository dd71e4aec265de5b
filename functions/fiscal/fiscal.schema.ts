import * as z from 'zod';
import { ACT_KINDS } from '../../domain/fiscal/fiscal.ts';
import { get, post } from '../shared/route.ts';
import type { Scope } from '../shared/scopes.ts';
import { Circumstances, Day, Hash, Id, Recorded, Text } from '../shared/wire.ts';

const EDITION_MAX = 9999;
const FISCAL: readonly Scope[] = ['tapete/fiscal'];
const READERS: readonly Scope[] = [
  'tapete/fiscal',
  'tapete/accounting',
  'tapete/director',
  'tapete/supervisor',
];

const JornadaPath = z.strictObject({ jornada: Day });

/** POST /v1/fiscal/{jornada}/acts. The Idempotency-Key becomes the id of the act. */
export const enterFiscalAct = post({
  path: '/v1/fiscal/{jornada}/acts',
  summary: 'The fiscalizador enters the number of an acta, or of a consent of the lottery',
  scopes: FISCAL,
  parameters: JornadaPath,
  body: z.strictObject({
    ...Circumstances,
    kind: z.enum(ACT_KINDS),
    number: Text,
    /** The event or table it is about; neither for the whole jornada. */
    tournamentId: Id.optional(),
    tableId: Id.optional(),
    text: Text,
  }),
  reply: { status: 201, schema: Recorded.extend({ actId: Id }) },
});

/** POST /v1/fiscal/{jornada}/acts/{actId}/void. */
export const voidFiscalAct = post({
  path: '/v1/fiscal/{jornada}/acts/{actId}/void',
  summary: 'Voids an act that was mistyped; it stays on record',
  scopes: FISCAL,
  parameters: JornadaPath.extend({ actId: Id }),
  body: z.strictObject({ ...Circumstances, reason: Text }),
  reply: { status: 201, schema: Recorded },
});

/** POST /v1/fiscal/{jornada}/sign-offs. */
export const signOffJornada = post({
  path: '/v1/fiscal/{jornada}/sign-offs',
  summary: 'The fiscalizador signs off an edition of the export, by the hash of its manifest',
  scopes: FISCAL,
  parameters: JornadaPath,
  body: z.strictObject({
    ...Circumstances,
    edition: z.int().min(1).max(EDITION_MAX),
    manifestSha256: Hash,
    remark: Text.optional(),
  }),
  reply: { status: 201, schema: Recorded },
});

/** GET /v1/fiscal/{jornada}. */
export const readFiscalDay = get({
  path: '/v1/fiscal/{jornada}',
  summary: 'What fiscalizers entered on a jornada: actas, consents, sign-offs',
  scopes: READERS,
  parameters: JornadaPath,
  reply: {
    status: 200,
    schema: z.object({
      acts: z.array(
        z.object({
          actId: z.string(),
          kind: z.enum(ACT_KINDS),
          number: z.string(),
          tournamentId: z.string().nullable(),
          tableId: z.string().nullable(),
          text: z.string(),
          by: z.string(),
          at: z.string(),
          voided: z.object({ reason: z.string() }).nullable(),
        }),
      ),
      signOffs: z.array(
        z.object({
          edition: z.int(),
          manifestSha256: Hash,
          remark: z.string().nullable(),
          by: z.string(),
          at: z.string(),
        }),
      ),
      version: z.int(),
    }),
  },
});
