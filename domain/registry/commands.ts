import type { Regime } from '../settlement/types.ts';
import type { Jornada } from '../time/jornada.ts';
import type { RegistryCircumstance } from './facts.ts';
import type { RestrictionList } from './restrictionList.ts';
import type {
  Appointment,
  Authority,
  ExportSchedule,
  Fiscalizer,
  PriceBand,
  Profile,
  Restriction,
} from './state.ts';

type Command<Type extends string, Body> = { readonly type: Type } & RegistryCircumstance & Body;

/** An operator's own regime, as it is registered; its origin goes without saying. */
export type OwnRegime = Omit<Regime, 'origin'>;

/** Everything that can be asked of the registry. The same content again adds no fact. */
export type RegistryCommand =
  | Command<'SetProfile', { readonly profile: Profile }>
  | Command<'NameAuthority', { readonly authority: Authority }>
  | Command<'AppointStaff', { readonly appointment: Appointment }>
  | Command<'PlaceRestriction', { readonly restriction: Restriction }>
  | Command<'ImportRestrictions', { readonly list: RestrictionList }>
  | Command<'SetPriceBand', { readonly band: PriceBand }>
  | Command<'RegisterRegime', { readonly regime: OwnRegime }>
  | Command<'ScheduleExport', { readonly schedule: ExportSchedule }>
  | Command<'RegisterFiscalizer', { readonly fiscalizer: Fiscalizer }>
  | Command<
      'CorrectPerson',
      { readonly personId: string; readonly personHash: string; readonly reason: string }
    >
  | Command<
      'ErasePerson',
      { readonly personId: string; readonly reason: string; readonly keptUntil: Jornada }
    >;

export type RegistryCommandOf<Type extends RegistryCommand['type']> = Extract<
  RegistryCommand,
  { type: Type }
>;
