import { type PersonForm, readPersonForm } from '../../domain/registry/personForm.ts';
import type { Person } from '../../domain/tournament/commands.ts';
import { eligibilityOf } from '../shared/eligibility.ts';
import { findOrMeet } from '../shared/persons.ts';
import type { Write } from '../shared/table.ts';
import type { Scene } from './act.ts';

/**
 * Who hands in a form: the person known by the document, or a new one with the writes that keep
 * them in the transaction of the form.
 *
 * @throws {Rejection} as `readPersonForm`
 * @throws {Refusal} `request.person-differs`
 */
export const applicant = async (
  { ports, operator, registry, circumstance: { jornada } }: Scene,
  form: PersonForm,
): Promise<{ person: Person; writes: readonly Write[] }> => {
  const { person, writes } = await findOrMeet(
    ports,
    operator,
    readPersonForm(form, jornada),
    jornada,
  );
  return { person: await eligibilityOf(ports, operator, registry, person, jornada), writes };
};
