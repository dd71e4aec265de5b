import { Rejection } from '../../domain/errors.ts';
import type { IdentityDocument } from '../../domain/registry/documents.ts';
import type { Person } from '../../domain/tournament/commands.ts';
import { entryOf } from '../../domain/tournament/entries.ts';
import type { Entry } from '../../domain/tournament/state.ts';
import { eligibilityOf, showsDocument } from '../shared/eligibility.ts';
import { findPerson, type KnownPerson } from '../shared/persons.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import type { Scene } from './act.ts';

/** Who stands at the desk for an entry: what the rules ask of them, and whether the document fits. */
export type Holder = { readonly person: Person; readonly documentMatches: boolean };

/**
 * @throws {Rejection} `tournament.entry-unknown`, then `registry.document-invalid`
 * @throws {Refusal} `request.person-erased`
 */
export const holderOf = async (
  scene: Scene,
  entryId: string,
  shown: IdentityDocument,
): Promise<Holder> => {
  const { ports, operator, registry, circumstance } = scene;
  const { known, documentMatches } = await knownHolderOf(scene, entryId, shown);
  const person = await eligibilityOf(ports, operator, registry, known, circumstance.jornada);
  return { person, documentMatches };
};

/**
 * The same with what is kept of the person, which no command carries.
 *
 * @throws {Refusal} `request.person-erased`
 */
export const knownHolderOf = async (
  { ports, operator, state }: Scene,
  entryId: string,
  shown: IdentityDocument,
): Promise<{ known: KnownPerson; documentMatches: boolean }> => {
  const { personId } = knownEntry(state, entryId);
  const known = await findPerson(ports.table, operator, personId);
  if (!known) throw new Refusal('request.person-erased');
  return { known, documentMatches: showsDocument(known, shown) };
};

/** @throws {Rejection} `tournament.entry-unknown` */
export const knownEntry = (state: Scene['state'], entryId: string): Entry => {
  const entry = entryOf(state, entryId);
  if (!entry) throw new Rejection('tournament.entry-unknown', undefined, { entryId });
  return entry;
};
