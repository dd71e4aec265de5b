import { profileOn } from '../../domain/registry/selectors.ts';
import type { Profile, Registry } from '../../domain/registry/state.ts';
import type { Circumstance } from '../../domain/tournament/facts.ts';
import { Refusal } from './problems/refusal.ts';

type Place = {
  readonly registry: Registry;
  readonly circumstance: Pick<Circumstance, 'jornada'>;
};

/** @throws {Refusal} `request.profile-missing` when the operator had none on that jornada */
export const profileOf = ({ registry, circumstance: { jornada } }: Place): Profile => {
  const profile = profileOn(registry, jornada);
  if (!profile) throw new Refusal('request.profile-missing', { jornada });
  return profile;
};

/**
 * A desk of the cage, whose point of issue numbers its papers: a mistyped one would open a series.
 *
 * @throws {Refusal} `request.profile-missing`, then `request.desk-unknown`
 */
export const cageDesk = (place: Place, desk: number): number => {
  const { cageDesks } = profileOf(place);
  if (!cageDesks.includes(desk))
    throw new Refusal('request.desk-unknown', { desk, desks: cageDesks.join(', ') });
  return desk;
};
