import type { BankTableSettlement } from '../../domain/settlement/settleBankTable.ts';
import type { CashTableSettlement } from '../../domain/settlement/settleCashTable.ts';
import type { EventSettlement, TableSettlement } from '../../domain/settlement/types.ts';
import type { Circumstance, FactOf } from '../../domain/tournament/facts.ts';
import { cloudEvent } from '../../events/cloudEvent.ts';
import type { BankDay } from '../papers/orders/bankSettlement.ts';
import type { CashDayOrder } from '../papers/orders/cashSettlement.ts';
import type { ClassificationOrder } from '../papers/orders/classification.ts';
import type { Closing } from '../papers/orders/closing.ts';
import type { EventPapers } from '../papers/orders/eventSettlement.ts';
import type { TableOrder } from '../papers/orders/tableSettlement.ts';
import type { PaperRef } from '../papers/paperRef.ts';

/** The id follows from the paper, so that a reader drops the repeat of a task that ran again. */
const eventId = ({ documentId, version }: PaperRef): string => `${documentId}/v${version}`;

export const tableSettled = (
  order: TableOrder,
  paper: PaperRef,
  { takings, benefit, prizes }: TableSettlement,
  { occurredAt }: Circumstance,
) =>
  cloudEvent('TableSettled', eventId(paper), occurredAt, {
    ...order,
    ...paper,
    occurredAt,
    takings,
    benefit,
    prizes,
  });

export const bankTableSettled = (
  order: BankDay,
  paper: PaperRef,
  { table, jornada, result }: BankTableSettlement,
  { occurredAt }: Circumstance,
) =>
  cloudEvent('BankTableSettled', eventId(paper), occurredAt, {
    ...order,
    ...paper,
    occurredAt,
    jornada,
    table,
    result,
  });

export const cashTableSettled = (
  order: CashDayOrder,
  paper: PaperRef,
  { table, jornada, benefit }: CashTableSettlement,
  { occurredAt }: Circumstance,
) =>
  cloudEvent('CashTableSettled', eventId(paper), occurredAt, {
    ...order,
    ...paper,
    occurredAt,
    jornada,
    table,
    benefit,
  });

export const prizeClassified = (
  { tournamentId, entryId }: ClassificationOrder,
  paper: PaperRef,
  { occurredAt, jornada, prize }: FactOf<'PrizeConfirmed'>,
) =>
  cloudEvent('PrizeClassified', eventId(paper), occurredAt, {
    ...paper,
    tournamentId,
    entryId,
    occurredAt,
    jornada,
    prize,
  });

export const tournamentSettled = (
  order: Closing,
  paper: PaperRef,
  { takings, benefit, pool }: EventSettlement,
  { occurredAt, jornada }: EventPapers['closedAt'],
) =>
  cloudEvent('TournamentSettled', eventId(paper), occurredAt, {
    ...order,
    ...paper,
    occurredAt,
    jornada,
    takings,
    benefit,
    pool,
  });
