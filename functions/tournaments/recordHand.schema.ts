import * as z from 'zod';
import { SEATS_MAX } from '../../domain/hand/setup.ts';
import { postedHand } from '../shared/hands/postedHand.schema.ts';
import { post } from '../shared/route.ts';
import {
  ChipCount,
  Circumstances,
  Hand,
  Id,
  Recorded,
  TableNumber,
  Text,
  TournamentPath,
} from '../shared/wire.ts';
import { TableHand } from './playedHand.schema.ts';
import { CardText, SeatNumber } from './seats.schema.ts';

/** POST /v1/tournaments/{tournamentId}/played-hands. */
export const recordHand = post({
  path: '/v1/tournaments/{tournamentId}/played-hands',
  summary: 'Records a hand of a table as it ended; stacks follow, and who has none left is out',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({
    ...Circumstances,
    table: TableNumber,
    hand: Hand,
    /** Told where hands are missing from the record; else it is where the record puts it. */
    button: SeatNumber.nullable().default(null),
    /** Face-up cards that drew the button, one a position, in the order dealt; once for all tables. */
    buttonCards: z
      .array(z.strictObject({ seat: SeatNumber, card: CardText }))
      .max(SEATS_MAX)
      .default([]),
    /** The table at which they were dealt, when it is not this one (R123-II-34). */
    buttonTable: TableNumber.optional(),
    /** Of every seat before the obligations, as counted; else those of the record. */
    stacks: z
      .array(z.strictObject({ seat: SeatNumber, chips: ChipCount }))
      .max(SEATS_MAX)
      .nullable()
      .default(null),
    /** Why the stacks are not those of the record. */
    recounted: Text.nullable().default(null),
    ...postedHand(ChipCount),
    /** Losing hands that the dealer confirmed to be in the muck before he gave the pots. */
    discarded: z.array(SeatNumber).max(SEATS_MAX).default([]),
  }),
  reply: {
    status: 201,
    schema: Recorded.extend({
      handId: Id,
      hand: TableHand,
      /** Out in this hand, under its id. */
      out: z.array(Id),
      /** Without chips and not out: they may still buy, or the round reports them together. */
      withoutChips: z.array(Id),
    }),
  },
});
