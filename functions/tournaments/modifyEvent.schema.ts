import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, MomentInUtc, Recorded, Text, TournamentPath } from '../shared/wire.ts';

const ENTRIES_MAX = 10_000;

const CHANGES = ['name', 'quota', 'startsAt', 'registrationClosesAt'] as const;

/** POST /v1/tournaments/{tournamentId}/modifications. */
export const modifyEvent = post({
  path: '/v1/tournaments/{tournamentId}/modifications',
  summary: 'Changes name, places, start or the end of registration before play starts',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z
    .strictObject({
      ...Circumstances,
      reason: Text,
      /** Of the lottery; a club event needs none. */
      consent: Text.default(''),
      name: Text.optional(),
      quota: z.int().min(1).max(ENTRIES_MAX).optional(),
      startsAt: MomentInUtc.optional(),
      registrationClosesAt: MomentInUtc.optional(),
    })
    .refine((body) => CHANGES.some((name) => body[name] !== undefined), {
      error: 'Nothing is changed',
      params: { es: 'No se cambia nada' },
    }),
  reply: { status: 201, schema: Recorded },
});
