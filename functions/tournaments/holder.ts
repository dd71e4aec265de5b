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
  scene: Scene,
  entryId: string,
  shown: IdentityDocument,
): Promise<{ known: KnownPerson; documentMatches: boolean }> => {
  const known = await knownPersonOf(scene, entryId);
  return { known, documentMatches: showsDocument(known, shown) };
};

/**
 * What the rules ask of the person of an entry who shows no document: he sits at the table.
 *
 * @throws {Rejection} `tournament.entry-unknown`
 * @throws {Refusal} `request.person-erased`
 */
export const personOf = async (scene: Scene, entryId: string): Promise<Person> => {
  const { ports, operator, registry, circumstance } = scene;
  const known = await knownPersonOf(scene, entryId);
  return eligibilityOf(ports, operator, registry, known, circumstance.jornada);
};

/**
 * The lists that the person of an entry is in; nobody knows of one whose data were erased.
 *
 * @throws {Rejection} `tournament.entry-unknown`
 */
export const restrictionsNow = async (
  scene: Scene,
  entryId: string,
): Promise<Person['restrictions']> => {
  const { ports, operator, registry, circumstance } = scene;
  const known = await findHolder(scene, entryId);
  if (!known) return [];
  const person = await eligibilityOf(ports, operator, registry, known, circumstance.jornada);
  return person.restrictions;
};

const knownPersonOf = async (scene: Scene, entryId: string): Promise<KnownPerson> => {
  const known = await findHolder(scene, entryId);
  if (!known) throw new Refusal('request.person-erased');
  return known;
};

const findHolder = (
  { ports, operator, state }: Scene,
  entryId: string,
): Promise<KnownPerson | undefined> =>
  findPerson(ports.table, operator, knownEntry(state, entryId).personId);

/** @throws {Rejection} `tournament.entry-unknown` */
export const knownEntry = (state: Scene['state'], entryId: string): Entry => {
  const entry = entryOf(state, entryId);
  if (!entry) throw new Rejection('tournament.entry-unknown', undefined, { entryId });
  return entry;
};
