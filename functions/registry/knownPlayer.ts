import { findPerson, type KnownPerson } from '../shared/persons.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import type { Table } from '../shared/table.ts';

/** @throws {Refusal} `request.not-found`, also when the person is another operator's */
export const knownPlayer = async (
  table: Table,
  operator: string,
  personId: string,
): Promise<KnownPerson> => {
  const person = await findPerson(table, operator, personId);
  if (!person) throw new Refusal('request.not-found');
  return person;
};

/** @throws {Refusal} `request.not-found`, then `request.stale-version` */
export const playerAsSeen = async (
  table: Table,
  operator: string,
  personId: string,
  version: number | undefined,
): Promise<KnownPerson> => {
  const person = await knownPlayer(table, operator, personId);
  if (person.sequence !== version)
    throw new Refusal('request.stale-version', { current: person.sequence });
  return person;
};
