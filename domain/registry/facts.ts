import type { Regime } from '../settlement/types.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import type {
  Appointment,
  Authority,
  ExportSchedule,
  Fiscalizer,
  PriceBand,
  Profile,
  Restriction,
} from './state.ts';

/** What every fact of the registry carries: the legajo of who ordered it, and when. */
export type RegistryCircumstance = {
  readonly by: string;
  readonly occurredAt: Instant;
  readonly jornada: Jornada;
};

type Fact<Type extends string, Body> = { readonly type: Type } & RegistryCircumstance & Body;

/**
 * What has been registered. Something registered again under the same key (the first day, the
 * legajo with its first day, the id) replaces what it said before; the history stays here.
 */
export type RegistryFact =
  | Fact<'ProfileSet', { readonly profile: Profile }>
  | Fact<'AuthorityNamed', { readonly authority: Authority }>
  | Fact<'StaffAppointed', { readonly appointment: Appointment }>
  | Fact<'RestrictionPlaced', { readonly restriction: Restriction }>
  | Fact<'PriceBandSet', { readonly band: PriceBand }>
  | Fact<'RegimeRegistered', { readonly regime: Regime }>
  | Fact<'ExportScheduled', { readonly schedule: ExportSchedule }>
  | Fact<'FiscalizerRegistered', { readonly fiscalizer: Fiscalizer }>
  /** Names or birth date were corrected; the data themselves lie outside, under the new hash. */
  | Fact<
      'PersonCorrected',
      { readonly personId: string; readonly personHash: string; readonly reason: string }
    >
  /** The data of a person were erased when their term was over; the facts that name the id stay. */
  | Fact<'PersonErased', { readonly personId: string; readonly reason: string }>;
