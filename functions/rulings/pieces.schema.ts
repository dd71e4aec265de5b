import * as z from 'zod';
import { RULESET_IDS } from '../../domain/hand/ruleset.ts';
import { APPEAL_DECISIONS } from '../../domain/rulings/facts.ts';
import { OUTCOMES } from '../../domain/rulings/vocabulary.ts';
import { Id } from '../shared/wire.ts';

export const RulingPath = z.strictObject({ rulingId: Id });
export const Ruleset = z.enum(RULESET_IDS).meta({ id: 'Ruleset' });
export const RulingOutcome = z.enum(OUTCOMES).meta({ id: 'RulingOutcome' });

export const Wording = z.object({ en: z.string(), es: z.string() });
export const Norm = z.object({ id: z.string(), cite: z.string() }).meta({ id: 'NormCited' });
export const Coded = z.object({ code: z.string(), text: Wording });

export const InfractionReply = z
  .object({
    code: z.string(),
    ruleset: z.string(),
    class: z.string(),
    norm: Norm,
    also: z.array(Norm),
    title: Wording,
    /** From the mildest on. */
    sanctions: z.array(Coded),
    sanctionNorm: Norm,
    appliedBy: z.array(z.string()),
    demands: z.array(z.string()),
    first: z.string().nullable(),
    fromSecondTime: z.boolean(),
    countedUnder: z.string(),
  })
  .meta({ id: 'Infraction' });

export const RulingReply = z
  .object({
    rulingId: Id,
    status: z.enum(['in-force', 'appealed', 'confirmed', 'modified', 'revoked']),
    tournamentId: z.string().nullable(),
    tableId: z.string().nullable(),
    ruleset: Ruleset,
    table: z.int().nullable(),
    hand: z.int().nullable(),
    seats: z.array(z.int()),
    jornada: z.iso.date(),
    occurredAt: z.string(),
    by: z.object({ legajo: z.string(), role: z.string() }),
    situation: z.object({
      code: z.string(),
      title: Wording,
      facts: z.record(z.string(), z.unknown()),
    }),
    /** What holds now; null when it was revoked. */
    outcome: RulingOutcome.nullable(),
    /** What holds now, in words; its figures and orders follow. */
    text: Wording,
    /** What the article answers, whatever was decided instead. */
    answered: RulingOutcome,
    norm: Norm,
    also: z.array(Norm),
    figures: z.record(z.string(), z.int()),
    orders: z.array(Coded),
    records: z.array(Coded),
    infraction: InfractionReply.nullable(),
    charged: z
      .object({
        codes: z.array(z.string()),
        decisive: z.string(),
        proposal: z.object({ sanction: z.string(), handsPerPlayer: z.int().optional() }).nullable(),
        sanction: z.string(),
      })
      .nullable(),
    departure: z.object({ outcome: RulingOutcome, norm: Norm }).nullable(),
    reason: z.string().nullable(),
    isFinal: z.boolean(),
    appeal: z
      .object({
        appellant: z.enum(['player', 'official']),
        grounds: z.string(),
        takenBy: z.string(),
        at: z.string(),
      })
      .nullable(),
    decision: z
      .object({
        decision: z.enum(APPEAL_DECISIONS),
        outcome: RulingOutcome.nullable(),
        reason: z.string(),
        decidedBy: z.string(),
        at: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Ruling' });
