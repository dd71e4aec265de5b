import type { Centavos } from '../money/centavos.ts';
import type { PurchaseCode, Regime } from '../settlement/types.ts';
import type { Jornada, Period } from '../time/jornada.ts';
import type { RestrictionGroup, StaffMember } from '../tournament/facts.ts';

/** A room of the operator, as its tokens and letterheads name it. */
export type Venue = { readonly id: string; readonly name: string };

/** The operator as its papers present it, from a day on. */
export type Profile = {
  readonly from: Jornada;
  readonly legalName: string;
  /** `Agente operador`, as the letterhead says it. */
  readonly roleLine: string;
  readonly venues: readonly Venue[];
  /** The hour of the room's clock, 0 to 23, at which the gaming day changes (J1). */
  readonly jornadaChangeHour: number;
  /** Points of issue of paper series: the control desk, the head office, the desks of the cage. */
  readonly controlDesk: number;
  readonly centralPoint: number;
  readonly cageDesks: readonly number[];
  /** Where the operator's own accounting books each code of the deposit account (R123-IV-1.3). */
  readonly accountCodes?: Readonly<Record<PurchaseCode, string>>;
  /** What one person pays alone at most: above it a second legajo answers too. No limit without it. */
  readonly soloPayoutMax?: Centavos;
};

/** The authority that controls the game, from a day on, and the act that makes it so. */
export type Authority = {
  readonly from: Jornada;
  readonly name: string;
  readonly citation: string;
};

/** One appointment of a member of the staff (R123-III-1). A change of role is another one. */
export type Appointment = StaffMember & Period;

/**
 * A person who may not take part, by the keyed hash of the document. Terms are the ones given:
 * none is borrowed where the norm is silent.
 */
export type Restriction = Period & {
  readonly restrictionId: string;
  readonly documentHash: string;
  readonly group: RestrictionGroup;
  /** The entry of the exclusion register or of the list of staff that says so. */
  readonly reference: string;
};

/** Between which prices a Sit & Go may be announced, and the act that says so (R123-IV-11.p2). */
export type PriceBand = Period & {
  readonly min: Centavos;
  readonly max: Centavos;
  readonly reference: string;
};

/** From which jornada on the operator exports each day to the authority, and at which hour. */
export type ExportSchedule = {
  readonly from: Jornada;
  /** Of the room's clock, 0 to 23: the first such hour after the end of the jornada. */
  readonly hour: number;
};

/** A fiscalizador of the authority who receives the export of each day. */
export type Fiscalizer = Period & {
  readonly fiscalizerId: string;
  readonly name: string;
  readonly email: string;
};

/** Everything that one operator has registered. */
export type Registry = {
  readonly profiles: readonly Profile[];
  readonly authorities: readonly Authority[];
  readonly appointments: readonly Appointment[];
  readonly restrictions: readonly Restriction[];
  readonly bands: readonly PriceBand[];
  readonly regimes: readonly Regime[];
  readonly exportSchedules: readonly ExportSchedule[];
  readonly fiscalizers: readonly Fiscalizer[];
};

export const initialState = (): Registry => ({
  profiles: [],
  authorities: [],
  appointments: [],
  restrictions: [],
  bands: [],
  regimes: [],
  exportSchedules: [],
  fiscalizers: [],
});
