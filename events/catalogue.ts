import * as z from 'zod';
import { CHIP_EVENTS } from './chipEvents.ts';
import { Drawn, Entry, Exit, event, Out } from './members.ts';
import { Amount, PaperNumber } from './pieces.ts';
import { TABLE_EVENTS } from './tableEvents.ts';

/**
 * Every event that other systems may subscribe to, by type, with all that it tells: what is not
 * listed here never leaves. No personal data, of players or of staff; a reader who may see more
 * asks the API.
 */
export const PUBLISHED = {
  TournamentAnnounced: event({
    seedHash: z.string(),
    terms: z.object({
      modality: z.string(),
      eventNumber: z.string(),
      name: z.string(),
      venue: z.string(),
      /** Of a Sit & Go. */
      table: z.int().optional(),
      /** Of an event of several. */
      tables: z.array(z.int()).optional(),
      seatsPerTable: z.int().optional(),
      startsAt: z.string(),
      price: Amount,
      benefit: Amount,
      prizePart: Amount,
      quota: z.int(),
      startingStack: z.int(),
    }),
  }),
  EntryFormTaken: event({ ...Entry }),
  EntryPaid: event({
    ...Entry,
    entryNumber: z.int(),
    voucher: PaperNumber,
    price: Amount,
    benefit: Amount,
    prizePart: Amount,
    means: z.string(),
    desk: z.int(),
  }),
  EntryRefunded: event({ ...Entry, amount: Amount, desk: z.int() }),
  SaleVoided: event({ ...Entry, amount: Amount, desk: z.int() }),
  VoucherReprinted: event({ ...Entry, copy: z.int() }),
  EntryAccredited: event({ ...Entry }),
  RegistrationExtended: event({ throughLevel: z.int() }),
  PurchaseDeclared: event({ ...Entry, codes: z.array(z.string()) }),
  PurchasePaid: event({
    ...Entry,
    code: z.string(),
    coupon: z.int(),
    table: z.int(),
    price: Amount,
    benefit: Amount,
    prizePart: Amount,
    chips: z.int(),
    means: z.string(),
    desk: z.int(),
  }),
  PurchaseVoided: event({ ...Entry, amount: Amount, desk: z.int() }),
  AddOnsOpened: event({}),
  PurchasesClosed: event({ code: z.string(), withdrawn: z.int() }),
  EventCancelled: event({ consent: z.string() }),
  EventSuspended: event({ consent: z.string() }),
  EventModified: event({ consent: z.string() }),
  EventEnded: event({ consent: z.string() }),
  EventResumed: event({}),
  CouponsCounted: event({
    day: z.string(),
    table: z.int(),
    body: z.string(),
    counts: z.record(z.string(), z.int()),
  }),
  DifferencesReviewed: event({ day: z.string(), table: z.int() }),
  SeatsDrawn: event({
    drawId: z.string(),
    method: z.string(),
    seed: z.string().nullable(),
    nextSeedHash: z.string(),
    seats: z.array(z.object({ entryId: z.string(), seat: z.int() })),
  }),
  SeatsRedrawn: event({
    ...Drawn,
    drawId: z.string(),
    occasion: z.string(),
    tables: z.array(z.object({ table: z.int(), seats: z.array(z.int().nullable()) })),
  }),
  EntriesMoved: event({
    ...Drawn,
    moveId: z.string(),
    cause: z.string(),
    removed: z.int().nullable(),
    opened: z.array(z.int()).optional(),
    moves: z.array(z.object({ entryNumber: z.int(), table: z.int(), seat: z.int() })),
  }),
  BreakOrderChanged: event({ order: z.array(z.int()) }),
  ClockPaused: event({ remainingSeconds: z.int() }),
  ClockResumed: event({}),
  LevelsChanged: event({
    levels: z.array(
      z.object({
        level: z.int(),
        smallBlind: z.int(),
        bigBlind: z.int(),
        ante: z.int(),
        minutes: z.int(),
      }),
    ),
  }),
  StageOpened: event({ stageId: z.string(), series: z.string().nullable(), level: z.int() }),
  StageStarted: event({ stageId: z.string(), series: z.string().nullable(), level: z.int() }),
  SeriesFinished: event({ series: z.string(), level: z.int(), qualified: z.array(z.int()) }),
  SeriesEndChanged: event({
    series: z.string(),
    throughLevel: z.int().nullable(),
    qualifiers: z.int().nullable(),
    announcement: z.string(),
  }),
  SeriesAssigned: event({
    method: z.string(),
    seed: z.string().nullable(),
    nextSeedHash: z.string(),
    entries: z.array(z.object({ entryNumber: z.int(), series: z.string() })),
  }),
  HandForHandSet: event({ on: z.boolean() }),
  RoundReleased: event({ round: z.int(), tables: z.array(z.int()) }),
  RoundReported: event({ round: z.int(), table: z.int() }),
  ...CHIP_EVENTS,
  LastPositionGiven: event({ ...Entry }),
  SeatTaken: event({ ...Entry, table: z.int(), seat: z.int() }),
  TournamentStarted: event({ reason: z.string() }),
  PrizesLocked: event({
    lock: z.int(),
    entries: z.int(),
    pool: Amount,
    sharesBps: z.array(z.int()),
    placePrizes: z.array(Amount),
  }),
  LevelAnnounced: event({ level: z.int() }),
  EntriesEliminated: event({ ...Exit, out: Out }),
  EntryWithdrawn: event({ ...Exit, ...Entry }),
  EntriesDisqualified: event({ ...Exit, out: Out, norm: z.string() }),
  ExitUndone: event({ exitId: z.string() }),
  PrizeConfirmed: event({
    ...Entry,
    confirmation: z.int(),
    classification: PaperNumber,
    position: z.int(),
    sharedThrough: z.int().nullable(),
    prize: Amount,
  }),
  PrizePaid: event({
    ...Entry,
    paymentId: z.string(),
    confirmation: z.int(),
    amount: Amount,
    receipt: PaperNumber,
  }),
  PrizePaymentReversed: event({
    ...Entry,
    reversalId: z.string(),
    amount: Amount,
    receipt: PaperNumber,
    desk: z.int(),
  }),
  TournamentClosed: event({ closing: z.int() }),
  SettlementFiled: event({
    closing: z.int(),
    tables: z.array(z.object({ jornada: z.string(), table: z.int() })),
  }),
  /** Of the workflows: a paper and its figures are filed. */
  TableSettled: event({
    closing: z.int(),
    table: z.int(),
    documentId: z.string(),
    version: z.int(),
    takings: Amount,
    benefit: Amount,
    prizes: Amount,
  }),
  PrizeClassified: event({ ...Entry, documentId: z.string(), version: z.int(), prize: Amount }),
  TournamentSettled: event({
    closing: z.int(),
    documentId: z.string(),
    version: z.int(),
    takings: Amount,
    benefit: Amount,
    pool: Amount,
  }),
  ...TABLE_EVENTS,
} as const;

export type PublishedType = keyof typeof PUBLISHED;
export type PublishedData<Type extends PublishedType> = z.output<(typeof PUBLISHED)[Type]>;
