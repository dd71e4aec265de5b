import * as z from 'zod';
import { APPEAL_OUTCOMES } from '../../domain/tournament/penaltyFacts.ts';
import { Id } from '../shared/wire.ts';

/** Penalties as readers get them. */
export const penalties = z.array(
  z.object({
    penaltyId: Id,
    entryId: Id,
    table: z.int().nullable(),
    hand: z.int().nullable(),
    level: z.int(),
    codes: z.array(z.string()),
    /** The articles, the one that decides first. */
    infractions: z.array(z.string()),
    /** Hands of suspension; 0 is a verbal warning. */
    hands: z.int(),
    /** At none left of a running suspension the Director is to end it. */
    handsLeft: z.int(),
    /** End of a timed suspension, in the club. */
    until: z.string().nullable(),
    status: z.enum(['given', 'running', 'over', 'annulled']),
    appeal: z.enum(APPEAL_OUTCOMES).nullable(),
    occurredAt: z.string(),
    /** Legajo of who imposed it. */
    by: z.string(),
  }),
);
