import { LEGAL_REGIMES } from '../settlement/regimes.ts';
import type { Regime } from '../settlement/types.ts';
import { CHANGE_HOUR_DEFAULT, isWithin, type Jornada } from '../time/jornada.ts';
import type { StaffMember } from '../tournament/facts.ts';
import { LEGAL_AUTHORITIES } from './authorities.ts';
import type {
  Authority,
  ExportSchedule,
  Fiscalizer,
  PriceBand,
  Profile,
  Registry,
  Restriction,
} from './state.ts';

/** The member of the staff with that legajo on that day, in the role he had then (R123-III-1). */
export const staffMember = (
  { appointments }: Registry,
  legajo: string,
  on: Jornada,
): StaffMember | null => {
  const found = appointments.find((one) => one.legajo === legajo && isWithin(on, one));
  if (!found) return null;
  const { name, role, sector } = found;
  return { legajo, name, role, ...(sector === undefined ? {} : { sector }) };
};

/**
 * What bars the holder of a document from taking part on that day (R123-I-27.b2, R123-I-27.b3).
 * The exclusion register counts as it stands at the moment of the event, not at the sale.
 */
export const restrictionsFor = (
  { restrictions }: Registry,
  documentHash: string,
  on: Jornada,
): readonly Restriction[] =>
  restrictions.filter((one) => one.documentHash === documentHash && isWithin(on, one));

/** The band of Sit & Go prices in force on a jornada; the newest when several are (R123-IV-11.p2). */
export const bandOn = ({ bands }: Registry, on: Jornada): PriceBand | null =>
  newest(bands.filter((band) => isWithin(on, band)));

/** Where settlement looks for the regime of a jornada; what the law says in full comes first (M3). */
export const regimesOf = ({ regimes }: Registry): readonly Regime[] => [
  ...regimes,
  ...LEGAL_REGIMES,
];

/** The authority that controls the games on a jornada; null before the first on record. */
export const authorityOn = ({ authorities }: Registry, on: Jornada): Authority | null =>
  newest([...LEGAL_AUTHORITIES, ...authorities].filter(({ from }) => from <= on));

/** The operator's profile in force on a day; null when none was set yet. */
export const profileOn = ({ profiles }: Registry, on: Jornada): Profile | null =>
  newest(profiles.filter(({ from }) => from <= on));

/** What one person pays alone at most on a day, as a command carries it; nothing where none is set. */
export const soloPayoutOn = (state: Registry, on: Jornada): Pick<Profile, 'soloPayoutMax'> => {
  const soloPayoutMax = profileOn(state, on)?.soloPayoutMax;
  return soloPayoutMax === undefined ? {} : { soloPayoutMax };
};

/**
 * The hour at which the gaming day changes. Asked for the date of the calendar, as the jornada
 * cannot be known before it (decision J1).
 */
export const changeHourOn = (state: Registry, calendarDay: Jornada): number =>
  profileOn(state, calendarDay)?.jornadaChangeHour ?? CHANGE_HOUR_DEFAULT;

/** How the jornada is exported; null before the first schedule of the operator. */
export const exportScheduleOn = (
  { exportSchedules }: Registry,
  on: Jornada,
): ExportSchedule | null => newest(exportSchedules.filter(({ from }) => from <= on));

/** Who receives on that day what is exported. */
export const fiscalizersOn = ({ fiscalizers }: Registry, on: Jornada): readonly Fiscalizer[] =>
  fiscalizers.filter((one) => isWithin(on, one));

/** The last to start; of two that start together, the one registered later. */
const newest = <Item extends { readonly from: Jornada }>(items: readonly Item[]): Item | null =>
  items.reduce<Item | null>(
    (best, item) => (best === null || item.from >= best.from ? item : best),
    null,
  );
