import * as z from 'zod';
import { TABLE_CODES } from '../../domain/tournament/moneyFacts.ts';
import { post } from '../shared/route.ts';
import {
  ChipCount,
  Circumstances,
  Desk,
  EntryPath,
  Hand,
  Means,
  Money,
  MoneyReply,
  Recorded,
  TableNumber,
  Text,
} from '../shared/wire.ts';
import { TableCodes } from './pieces.schema.ts';

/** POST /v1/tournaments/{tournamentId}/entries/{entryId}/purchases. */
export const payPurchase = post({
  path: '/v1/tournaments/{tournamentId}/entries/{entryId}/purchases',
  summary: 'Takes the coupons and the money of a rebuy, an add-on or both at the table',
  scopes: ['tapete/cage'],
  parameters: EntryPath,
  body: z.strictObject({
    ...Circumstances,
    codes: TableCodes,
    table: TableNumber,
    /** The chips that the player has now. */
    stack: ChipCount,
    /** The hand in progress; left out between hands. */
    hand: Hand.nullable().default(null),
    tendered: Money,
    means: Means,
    desk: Desk,
    /** Why it is recorded after its period, on the word of the Direction; left out otherwise. */
    reportedLate: Text.optional(),
  }),
  reply: {
    status: 201,
    schema: Recorded.extend({
      coupons: z.array(
        z.object({
          code: z.enum(TABLE_CODES),
          /** `37-RB1`: player, code and number in the card. */
          coupon: z.string(),
          price: MoneyReply,
          chips: z.int(),
        }),
      ),
    }),
  },
});
