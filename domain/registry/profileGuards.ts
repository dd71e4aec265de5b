import { Rejection } from '../errors.ts';
import { assertTexts } from './guards.ts';
import type { Profile } from './state.ts';

const HOUR_MAX = 23;
const POINT_MAX = 9999; // four digits on paper: 0003-00000127

/**
 * @throws {Rejection} in this order: `registry.text-missing`,
 *   `registry.change-hour-out-of-range`, `registry.desk-invalid`, `registry.venue-repeated`
 */
export const assertProfile = (profile: Profile): void => {
  const { legalName, roleLine, venues, jornadaChangeHour: hour } = profile;
  assertTexts({ legalName, roleLine });
  for (const { id, name } of venues) assertTexts({ 'venue.id': id, 'venue.name': name });
  if (!Number.isInteger(hour) || hour < 0 || hour > HOUR_MAX)
    throw new Rejection('registry.change-hour-out-of-range', undefined, { hour, max: HOUR_MAX });
  assertDesks(profile);
  const repeated = venues.find(({ id }, place) => venues.findIndex((one) => one.id === id) < place);
  if (repeated) throw new Rejection('registry.venue-repeated', undefined, { venue: repeated.id });
};

/** Points of four digits; a desk of the cage is listed once, as no two share a counter. */
const assertDesks = ({ controlDesk, centralPoint, cageDesks }: Profile): void => {
  const repeated = cageDesks.find((desk, place) => cageDesks.indexOf(desk) < place);
  const invalid = [controlDesk, centralPoint, ...cageDesks].find(
    (desk) => !Number.isInteger(desk) || desk < 1 || desk > POINT_MAX,
  );
  const desk = invalid ?? repeated;
  if (desk !== undefined)
    throw new Rejection('registry.desk-invalid', undefined, { desk, max: POINT_MAX });
};
