import * as z from 'zod';
import { isTaxId } from '../../domain/registry/taxId.ts';
import { post } from '../shared/route.ts';
import {
  Desk,
  DocumentShown,
  Id,
  MaybeSigned,
  Money,
  MoneyReply,
  PaperNumberText,
  PayoutMeans,
  Recorded,
  Text,
  TournamentPath,
} from '../shared/wire.ts';

const CONFIRMATIONS_MAX = 1000;

/** Data of the winner that the law asks above a threshold, and the statement that he signs. */
const PrizeStatement = z
  .strictObject({
    birthPlace: Text,
    nationality: Text,
    sex: Text,
    maritalStatus: Text,
    address: Text,
    /** CUIT or CUIL, eleven digits. */
    taxId: z
      .string()
      .refine(isTaxId, { error: 'Not a CUIT or CUIL', params: { es: 'No es un CUIT ni un CUIL' } }),
    /** Politically exposed person. */
    pep: z.boolean(),
  })
  .meta({ id: 'PrizeStatement' });

/** POST /v1/tournaments/{tournamentId}/payments. */
export const payPrize = post({
  path: '/v1/tournaments/{tournamentId}/payments',
  summary: 'Pays a prize against its receipt and the document, once',
  scopes: ['tapete/cage'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...MaybeSigned,
    entryId: Id,
    /** Version and number of the classification receipt handed in. */
    confirmation: z.int().min(1).max(CONFIRMATIONS_MAX),
    classification: PaperNumberText,
    document: DocumentShown,
    means: PayoutMeans,
    desk: Desk,
    /** Tax kept back; left out it is zero. */
    withheld: Money.optional(),
    /** Asked for above the threshold of the day. */
    statement: PrizeStatement.optional(),
  }),
  reply: { status: 201, schema: Recorded.extend({ receipt: PaperNumberText, amount: MoneyReply }) },
});
