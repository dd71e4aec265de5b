import type { OverlayMovement, PrizeMovement } from '../../../domain/accounts/movements.ts';
import type { Registry } from '../../../domain/registry/state.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { DayPart } from '../../../reports/papers/ijInput.ts';
import type { PaperRecord } from '../../documents/paperRecord.ts';
import type { Ports } from '../../shared/ports.ts';
import type { DeskMovement } from './deskMovements.ts';
import { inOrderOf } from './order.ts';

/** The jornada that is asked for, with its filed papers as the register lists them. */
export type Day = {
  readonly ports: Ports;
  readonly operator: string;
  readonly jornada: Jornada;
  readonly registry: Registry;
  readonly papers: readonly PaperRecord[];
  readonly movements: readonly DeskMovement[];
  /** What a club plays is in the books of the house, and in no report of the lottery. */
  readonly forLottery: boolean;
};

/** What a part of the house contributes, and the streams that its figures come from. */
export type Contribution = Partial<DayPart> & {
  readonly streams: readonly string[];
  /** For the books: the report of the day has each in its settlement. */
  readonly payments?: readonly PrizeMovement[];
  readonly overlays?: readonly OverlayMovement[];
  /** Events and tables of the club, by id: the lottery is shown neither them nor their papers. */
  readonly ofClub?: readonly string[];
};

type Together = DayPart &
  Required<Pick<Contribution, 'streams' | 'payments' | 'overlays' | 'ofClub'>>;

/** Several contributions as one. */
export const together = (parts: readonly Contribution[]): Together => ({
  tables: parts.flatMap(({ tables = [] }) => tables),
  events: parts.flatMap(({ events = [] }) => events),
  otherSales: parts.flatMap(({ otherSales = [] }) => otherSales),
  banks: parts.flatMap(({ banks = [] }) => banks),
  jackpots: parts.flatMap(({ jackpots = [] }) => jackpots),
  shifts: parts.flatMap(({ shifts = [] }) => shifts),
  fiscal: parts.flatMap(({ fiscal = [] }) => fiscal),
  incidents: inOrderOf(parts.flatMap(({ incidents = [] }) => incidents)),
  differences: parts.flatMap(({ differences = [] }) => differences),
  payments: parts.flatMap(({ payments = [] }) => payments),
  overlays: parts.flatMap(({ overlays = [] }) => overlays),
  ofClub: parts.flatMap(({ ofClub = [] }) => ofClub),
  streams: [...new Set(parts.flatMap(({ streams }) => streams))].sort(),
});
