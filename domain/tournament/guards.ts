import { derived } from '../derived.ts';
import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Jornada } from '../time/jornada.ts';
import type { TournamentCommand } from './commands.ts';
import { allEntries, entryOf, isPaid, type PaidEntry } from './entries.ts';
import { pageByPage } from './entryBook.ts';
import { exitedIds } from './exits.ts';
import type { AnnouncedTournament, Entry } from './state.ts';
import { isMultiTable } from './tables.ts';

/** Conditions that many commands share, each with its refusal. */

/** @throws {Rejection} `tournament.entry-unknown` */
export const requireEntry = (state: AnnouncedTournament, entryId: string): Entry => {
  const entry = entryOf(state, entryId);
  if (!entry) throw new Rejection('tournament.entry-unknown', undefined, { entryId });
  return entry;
};

/**
 * @see R123-I-31
 * @throws {Rejection} in this order: `tournament.entry-not-paid`, `tournament.entry-returned`
 */
export const requirePaid = (entry: Entry): PaidEntry => {
  const { entryId } = entry;
  if (!entry.sale) throw new Rejection('tournament.entry-not-paid', 'R123-I-31', { entryId });
  if (!isPaid(entry)) throw new Rejection('tournament.entry-returned', 'R123-IV-1.4', { entryId });
  return entry;
};

/** @throws {Rejection} as `requirePaid`, then `tournament.entry-not-live` */
export const requireLive = (state: AnnouncedTournament, entry: Entry): PaidEntry => {
  const paid = requirePaid(entry);
  const { entryId, entryNumber } = { ...paid, ...paid.sale };
  if (!exitedIds(state).has(entryId)) return paid;
  throw new Rejection('tournament.entry-not-live', 'R123-I-68', { entryNumber });
};

/** @throws {Rejection} in this order: `tournament.not-started`, `tournament.closed` */
export const assertUnderWay = ({ status }: AnnouncedTournament): void => {
  if (status === 'registering') throw new Rejection('tournament.not-started', 'R123-I-24');
  assertNotClosed(status);
};

/**
 * A closed event is being settled: its papers book the benefit to tables from what is recorded now.
 *
 * @see R123-IV-6.p4
 * @throws {Rejection} `tournament.closed`
 */
export const assertNotClosed = (status: AnnouncedTournament['status']): void => {
  if (status === 'closed') throw new Rejection('tournament.closed', 'R123-IV-6.p4');
};

/**
 * A jornada whose settlement is filed does not change in silence (decision J2).
 *
 * @throws {Rejection} `tournament.jornada-settled`
 */
export const assertJornadaOpen = ({ settled }: AnnouncedTournament, jornada: Jornada): void => {
  if (settled.some((table) => table.jornada === jornada))
    throw new Rejection('tournament.jornada-settled', 'R123-IV-6.p4', { jornada });
};

/**
 * What was bought and counted in a jornada whose settlement is filed stays as the papers hold it
 * (decision J2): its corrections are an exit undone, a mistyped sale and a payment taken back.
 *
 * @throws {Rejection} `tournament.takings-settled`
 */
export const assertTakingsOpen = ({ settled }: AnnouncedTournament, jornada: Jornada): void => {
  if (settled.some((table) => table.jornada === jornada))
    throw new Rejection('tournament.takings-settled', 'R123-IV-6.p4', { jornada });
};

/**
 * What happened to an event belongs to no jornada before its announcement, nor a move of its play to
 * one before the start, nor a seating to one before the first day: the jornada decides how the benefit is split, and is not the sender's to choose.
 *
 * @see R123-I-1, decision J2
 * @throws {Rejection} `tournament.jornada-before-event`
 */
export const assertJornadaInOrder = (
  { type, jornada }: Pick<TournamentCommand, 'type' | 'jornada'>,
  state: AnnouncedTournament,
): void => {
  const { announcedOn, start } = state;
  const ofPlay = start && OF_PLAY.has(type) ? start.jornada : announcedOn;
  const first = type === 'TakeSeat' ? firstDayOf(state) : ofPlay;
  if (jornada < first)
    throw new Rejection('tournament.jornada-before-event', 'R123-I-1', { jornada, first });
};

/** The first day of play that was announced, or that of the stage that is open (R123-I-1.2, R123-IV-3). */
export const firstDayOf = ({ terms, stage }: AnnouncedTournament): Jornada => {
  const stages = isMultiTable(terms) ? terms.stages : null;
  if (!stages || !stage) return terms.jornada;
  return (stages.series.find(({ code }) => code === stage.series) ?? stages.final).jornada;
};

const OF_PLAY: ReadonlySet<TournamentCommand['type']> = new Set([
  'AnnounceLevel',
  'EliminateEntries',
  'WithdrawEntry',
  'DisqualifyEntries',
  'OpenHand',
  'RecordHand',
  'VoidHand',
  'RemoveAbsent',
  'RevokeHold',
  'DeclarePurchase',
  'PayPurchase',
  'VoidPurchase',
  'LockPrizes',
  'EndEvent',
  'CloseTournament',
]);

/**
 * A pool on which a prize was paid does not change any more.
 *
 * @throws {Rejection} `tournament.prize-already-paid`
 */
export const assertNothingPaid = (state: AnnouncedTournament): void => {
  if (allEntries(state).some(({ payment }) => payment !== null))
    throw new Rejection('tournament.prize-already-paid', 'R123-I-64');
};

/** @throws {Rejection} `tournament.reason-missing` */
export const assertReason = (reason: string, norm?: NormId): void => {
  if (reason.trim() === '') throw new Rejection('tournament.reason-missing', norm);
};

/**
 * Refuses an id that another act of the tournament already has.
 *
 * @throws {Rejection} `tournament.act-id-reused`
 */
export const assertActIdFree = (state: AnnouncedTournament, actId: string): void => {
  const ofPenalties = state.penalties.flatMap(({ penaltyId, counts }) => [
    penaltyId,
    ...counts.map(({ countId }) => countId),
  ]);
  const ofConduct = [
    ...state.authorisedItems.map(({ authorisationId }) => authorisationId),
    ...state.itemRules.map(({ rulingId }) => rulingId),
    ...state.claims.map(({ claimId }) => claimId),
  ];
  const ofEntries = [...ofPenalties, ...state.clock.actIds];
  const ofDraws = state.draws.map(({ drawId }) => drawId);
  const ofSeats = state.seatActs.map((act) =>
    act.type === 'EntriesMoved' ? act.moveId : act.drawId,
  );
  const ofOrders = state.breakOrderChanges.map(({ changeId }) => changeId);
  const ofSeatings = [...ofDraws, ...ofSeats, ...ofOrders, ...state.rounds.settingIds];
  const ofDeal = state.deal ? [state.deal.dealId] : [];
  const ofMoney = [
    ...ofDeal,
    ...state.extensions.map(({ extensionId }) => extensionId),
    ...state.waitingActs.map(({ waitId }) => waitId),
    ...interruptionIdsOf(state),
  ];
  const ofFloor = [
    ...ofConduct,
    ...ofSeatings,
    ...state.chips.actIds,
    ...state.floor.actIds,
    ...state.stageActIds,
  ];
  const isOfPlayer = actIdsOnPages(state.entries).some((ids) => ids.has(actId));
  if (isOfPlayer || [...ofEntries, ...ofFloor, ...ofMoney].includes(actId))
    throw new Rejection('tournament.act-id-reused', undefined, { actId });
};

const interruptionIdsOf = ({ interruptions, resumptions, countIds }: AnnouncedTournament) => [
  ...interruptions.map(({ interruptionId }) => interruptionId),
  ...resumptions.map(({ resumptionId }) => resumptionId),
  ...countIds,
];

const actIdsOnPages = pageByPage(
  (entries): ReadonlySet<string> => new Set(entries.flatMap((entry) => actIdsOf(entry))),
);

const actIdsOf = derived((entry: Entry): readonly string[] => {
  const { sale, reversal, seating, payment, reversedPayments, accreditation, purchases } = entry;
  const ids = [sale?.saleId, reversal?.reversalId, seating?.seatingId, payment?.paymentId];
  const atTables = purchases.flatMap((one) => [one.purchaseId, one.voided?.voidId]);
  const announced = [accreditation?.accreditationId, ...entry.declarationIds, ...atTables];
  const reversed = reversedPayments.flatMap((one) => [one.paymentId, one.reversal.reversalId]);
  return [...ids, ...announced, ...reversed, ...(sale?.reprintIds ?? [])].filter(
    (id) => id !== undefined,
  );
});
