import { Rejection } from '../errors.ts';
import { isWithin, overlap } from '../time/jornada.ts';
import type { RegistryCommand, RegistryCommandOf } from './commands.ts';
import {
  sameAppointment,
  sameFiscalizer,
  sameRegime,
  sameRestriction,
  sameStart,
} from './evolve.ts';
import { assertSchedule } from './exportGuards.ts';
import type { RegistryFact } from './facts.ts';
import { assertCitation, assertPeriod, assertTexts } from './guards.ts';
import { assertProfile } from './profileGuards.ts';
import { assertRegime } from './regimeGuards.ts';
import { changesOf } from './restrictionList.ts';
import { sameContent } from './sameContent.ts';
import { staffMember } from './selectors.ts';
import type { Registry } from './state.ts';

/**
 * Decides what is registered. What is already there word for word adds nothing.
 *
 * @see R123-III-1, R123-I-27.b2, R123-I-27.b3, R123-IV-11.p2, R123-I-63
 * @throws {Rejection} `registry.staff-unknown` first, then as each function below says
 */
export const decide = (command: RegistryCommand, state: Registry): readonly RegistryFact[] => {
  assertOrderedByStaff(command, state);
  const { by, occurredAt, jornada } = command;
  const circumstance = { by, occurredAt, jornada };
  switch (command.type) {
    case 'SetProfile': {
      const { profile } = command;
      assertProfile(profile);
      if (holds(state.profiles, profile, sameStart)) return [];
      return [{ type: 'ProfileSet', ...circumstance, profile }];
    }
    case 'NameAuthority': {
      const { authority } = command;
      assertTexts({ name: authority.name });
      assertCitation(authority.citation);
      if (holds(state.authorities, authority, sameStart)) return [];
      return [{ type: 'AuthorityNamed', ...circumstance, authority }];
    }
    case 'AppointStaff':
      return appointStaff(command, state);
    case 'PlaceRestriction':
      return placeRestriction(command, state);
    case 'ImportRestrictions': {
      const { list } = command;
      assertTexts({ listId: list.listId, reference: list.reference }, 'R123-I-27');
      return changesOf(list, state).map((restriction) => ({
        type: 'RestrictionPlaced',
        ...circumstance,
        restriction,
      }));
    }
    case 'SetPriceBand':
      return setPriceBand(command, state);
    case 'RegisterRegime': {
      const regime = { ...command.regime, origin: 'operator' } as const;
      assertRegime(regime, state.regimes);
      if (holds(state.regimes, regime, sameRegime)) return [];
      return [{ type: 'RegimeRegistered', ...circumstance, regime }];
    }
    case 'ScheduleExport': {
      const { schedule } = command;
      assertSchedule(schedule);
      if (holds(state.exportSchedules, schedule, sameStart)) return [];
      return [{ type: 'ExportScheduled', ...circumstance, schedule }];
    }
    case 'RegisterFiscalizer': {
      const { fiscalizer } = command;
      assertTexts({ name: fiscalizer.name, email: fiscalizer.email });
      assertPeriod(fiscalizer);
      if (holds(state.fiscalizers, fiscalizer, sameFiscalizer)) return [];
      return [{ type: 'FiscalizerRegistered', ...circumstance, fiscalizer }];
    }
    case 'CorrectPerson': {
      const { personId, personHash, reason } = command;
      assertTexts({ reason });
      return [{ type: 'PersonCorrected', ...circumstance, personId, personHash, reason }];
    }
    case 'ErasePerson': {
      const { personId, reason, keptUntil } = command;
      assertTexts({ reason });
      if (jornada <= keptUntil)
        throw new Rejection('registry.retention-running', undefined, { keptUntil });
      return [{ type: 'PersonErased', ...circumstance, personId, reason }];
    }
  }
};

/** Until somebody is on the staff that day, the first appointments have nobody to order them. */
const assertOrderedByStaff = ({ by, jornada }: RegistryCommand, state: Registry): void => {
  const staffed = state.appointments.some((one) => isWithin(jornada, one));
  if (staffed && !staffMember(state, by, jornada))
    throw new Rejection('registry.staff-unknown', 'R123-III-1', { legajo: by });
};

/**
 * Appoints a member of the staff to a role; one person has one role at a time.
 *
 * @see R123-III-1
 * @throws {Rejection} in this order: `registry.text-missing`, `registry.period-inverted`,
 *   `registry.period-overlaps`
 */
const appointStaff = (
  { by, occurredAt, jornada, appointment }: RegistryCommandOf<'AppointStaff'>,
  { appointments }: Registry,
): readonly RegistryFact[] => {
  const { legajo, name } = appointment;
  assertTexts({ legajo, name }, 'R123-III-1');
  assertPeriod(appointment, 'R123-III-1');
  if (holds(appointments, appointment, sameAppointment)) return [];
  const other = appointments.find(
    (one) =>
      one.legajo === legajo && !sameAppointment(one, appointment) && overlap(one, appointment),
  );
  if (other) throw new Rejection('registry.period-overlaps', 'R123-III-1', { with: other.from });
  return [{ type: 'StaffAppointed', by, occurredAt, jornada, appointment }];
};

/**
 * Bars a person, with the term given. Lifting it is placing it again with its last day.
 *
 * @see R123-I-27.b2, R123-I-27.b3
 * @throws {Rejection} in this order: `registry.text-missing`, `registry.period-inverted`
 */
const placeRestriction = (
  { by, occurredAt, jornada, restriction }: RegistryCommandOf<'PlaceRestriction'>,
  { restrictions }: Registry,
): readonly RegistryFact[] => {
  const { restrictionId, documentHash, reference } = restriction;
  assertTexts({ restrictionId, documentHash, reference }, 'R123-I-27');
  assertPeriod(restriction, 'R123-I-27');
  if (holds(restrictions, restriction, sameRestriction)) return [];
  return [{ type: 'RestrictionPlaced', by, occurredAt, jornada, restriction }];
};

/**
 * Sets the band of Sit & Go prices; the newest in force counts.
 *
 * @see R123-IV-11.p2
 * @throws {Rejection} in this order: `registry.period-inverted`, `registry.band-inverted`,
 *   `registry.citation-missing`
 */
const setPriceBand = (
  { by, occurredAt, jornada, band }: RegistryCommandOf<'SetPriceBand'>,
  { bands }: Registry,
): readonly RegistryFact[] => {
  const { min, max, reference } = band;
  assertPeriod(band, 'R123-IV-11.p2');
  if (min <= 0 || max < min)
    throw new Rejection('registry.band-inverted', 'R123-IV-11.p2', { min, max });
  assertCitation(reference, 'R123-IV-11.p2');
  if (holds(bands, band, sameStart)) return [];
  return [{ type: 'PriceBandSet', by, occurredAt, jornada, band }];
};

/** Whether the item under the same key says the same, so that a retry adds nothing. */
const holds = <Item>(
  items: readonly Item[],
  item: Item,
  same: (one: Item, other: Item) => boolean,
): boolean => items.some((other) => same(item, other) && sameContent(item, other));
