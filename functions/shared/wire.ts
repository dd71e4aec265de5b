import * as z from 'zod';
import { AMOUNT_CENTAVOS_MAX, centavos } from '../../domain/money/centavos.ts';
import { chips } from '../../domain/money/chips.ts';
import { QUANTITY_MAX } from '../../domain/tableDay/guards.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import {
  DOCUMENT_KINDS,
  PAYMENT_MEANS,
  PAYOUT_MEANS,
  type PaperNumber,
} from '../../domain/tournament/facts.ts';
import { unprintableIn } from './printable.ts';

/** Pieces that every schema of the wire is made of, with their limits. */
export const Id = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
  // `propertyIsEnumerable` fits the pattern; records by id must not find it.
  .refine((id) => !(id in Object.prototype), {
    error: 'Not a usable id',
    params: { es: 'No es un identificador utilizable' },
  })
  .meta({
    id: 'Id',
    description: '16 to 64 letters, digits, _ or -',
    example: 'sng_2014-05-09_0001',
  });

/** A name that the operator gives: a legajo, a band, a regime. */
export const Code = z
  .string()
  .regex(/^[A-Za-z0-9_.-]{1,40}$/)
  .meta({ id: 'Code', description: '1 to 40 letters, digits, _ . or -', example: 'L-2201' });

export const Hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ id: 'Hash' });

const TEXT_LENGTH_MAX = 200;
const DOCUMENT_LENGTH_MAX = 30;

/** One line of text that papers can print; a text of one fault gets one error. */
export const Text = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(TEXT_LENGTH_MAX, { abort: true })
  .check(({ value, issues }) => {
    const unprintable = unprintableIn(value);
    if (unprintable !== null)
      issues.push({ code: 'custom', input: value, params: { unprintable } });
  })
  .meta({
    id: 'Text',
    description:
      'One line that papers can print: letters of Latin, Greek and Cyrillic, marks, numbers, ' +
      'punctuation, currency, signs of calculation, blanks and the signs ° ª º ® © №.',
    example: 'Núñez, Íñigo',
  });

export const Money = z
  .strictObject({
    amount: z.int().min(0).max(AMOUNT_CENTAVOS_MAX),
    unit: z.literal('centavos'),
    currency: z.literal('ARS'),
  })
  .meta({ id: 'Money', example: { amount: 500_000, unit: 'centavos', currency: 'ARS' } });

/** Money as the domain counts it. */
export const toCentavos = ({ amount }: z.output<typeof Money>) => centavos(amount);

/** Money as replies show it; a result of a table may be negative. */
export const toMoney = (amount: number) => ({ amount, unit: 'centavos', currency: 'ARS' }) as const;

export const MoneyReply = z
  .object({ amount: z.int(), unit: z.literal('centavos'), currency: z.literal('ARS') })
  .meta({ id: 'MoneyReply' });

const CHIPS_MAX = 1_000_000_000;
export const ChipCount = z
  .int()
  .min(0)
  .max(CHIPS_MAX)
  .transform(chips)
  .meta({ description: 'Whole tournament chips' });

export const Day = z.iso
  .date()
  .transform((day) => day as Jornada)
  .meta({ description: 'A gaming day, YYYY-MM-DD', example: '2014-05-09' });

export const Moment = z.iso
  .datetime({ offset: true })
  .max(40)
  .meta({ description: 'RFC 3339 with offset', example: '2014-05-09T20:02:00-03:00' });

/** A moment that is kept: in UTC. */
export const MomentInUtc = Moment.transform((at) => new Date(at).toISOString() as Instant);

/** A document as it is shown at a desk, with the dots and spaces it was typed with. */
export const DocumentShown = z
  .strictObject({ kind: z.enum(DOCUMENT_KINDS), number: z.string().max(DOCUMENT_LENGTH_MAX) })
  .meta({ id: 'Document', example: { kind: 'DNI', number: '12.345.678' } });

export const Means = z.enum(PAYMENT_MEANS).meta({ id: 'PaymentMeans' });
/** How a prize is paid: never by card. */
export const PayoutMeans = z.enum(PAYOUT_MEANS).meta({ id: 'PayoutMeans' });

/** `0003-00000127`, as papers print it: point of issue and number; `C0003-00000127` of the club. */
export const PaperNumberText = z
  .string()
  .regex(/^C?\d{4}-\d{8}$/)
  .meta({
    id: 'PaperNumber',
    description: 'Point of issue and number; papers of the club begin with C',
    example: '0003-00000127',
  });

export const toPaperNumber = (text: string): PaperNumber => {
  const isOfClub = text.startsWith('C');
  const [point, number] = text
    .slice(isOfClub ? 1 : 0)
    .split('-')
    .map(Number) as [number, number];
  return { ...(isOfClub && { series: 'C' }), point, number };
};

/** Who did it, by staff number; and when, unless it is now (decision J2). */
export const Circumstances = {
  by: z.strictObject({ legajo: Code }),
  occurredAt: Moment.optional(),
};

/** The same, signed by a second person. */
export const SignedCircumstances = {
  ...Circumstances,
  second: z.strictObject({ legajo: Code }),
};

/** Signed by a second person where the sum paid or the act asks for it. */
export const MaybeSigned = {
  ...Circumstances,
  second: z.strictObject({ legajo: Code }).optional(),
};

const STACKS_MAX = 30;

/** Cash chips by denomination, as they are counted. */
export const ChipStacks = z
  .array(z.strictObject({ denomination: Money, quantity: z.int().min(0).max(QUANTITY_MAX) }))
  .max(STACKS_MAX)
  .meta({ id: 'ChipStacks' });

export const toInventory = (stacks: z.output<typeof ChipStacks>) =>
  stacks.map(({ denomination, quantity }) => ({
    denomination: toCentavos(denomination),
    quantity,
  }));

export const ChipStacksReply = z
  .array(z.object({ denomination: MoneyReply, quantity: z.int() }))
  .meta({ id: 'ChipStacksReply' });

const HAND_MAX = 100_000;
export const Round = z.int().min(1).max(HAND_MAX).meta({ description: 'Round of hand-for-hand' });
export const Hand = z.int().min(1).max(HAND_MAX).meta({ description: 'Number of the hand' });
const TABLE_MAX = 9999;
export const TableNumber = z.int().min(1).max(TABLE_MAX).meta({ description: 'Number of a table' });
export const Desk = z.int().min(1).max(9999).meta({ description: 'Point of issue of the desk' });

export const TournamentPath = z.strictObject({ tournamentId: Id });
export const EntryPath = z.strictObject({ tournamentId: Id, entryId: Id });

export const TablePath = z.strictObject({ tableId: Id });
export const MovementPath = z.strictObject({ tableId: Id, movementId: Id });

/** What most facts answer: the version of the stream that holds them. */
export const Recorded = z
  .object({ version: z.int() })
  .meta({ id: 'Recorded', description: 'The version is also the ETag.' });

const PAGE_MAX = 100;
export const Page = {
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(50),
  cursor: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
};
