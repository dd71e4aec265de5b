import { authorityOn } from '../../domain/registry/selectors.ts';
import type { Profile, Registry } from '../../domain/registry/state.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { Letterhead } from '../../reports/model/paper.ts';
import { profileOf } from '../shared/desks.ts';

/** The operator and the authority as they were on the jornada of the paper (R123-IV-0). */
export const letterheadOn = (registry: Registry, jornada: Jornada, venue: string): Letterhead => {
  const { legalName, roleLine, venues } = profileFor(registry, jornada);
  const venueName = venues.find(({ id }) => id === venue)?.name;
  const authority = authorityOn(registry, jornada);
  return {
    operator: legalName,
    roleAndVenue: venueName === undefined ? roleLine : `${roleLine} · ${venueName}`,
    authority: `Autoridad: ${authority?.name ?? 'sin registrar'}`,
  };
};

/**
 * The profile in force on a jornada.
 *
 * @throws {Refusal} `request.profile-missing`: a paper may be asked of a day before there was one
 */
export const profileFor = (registry: Registry, jornada: Jornada): Profile =>
  profileOf({ registry, circumstance: { jornada } });
