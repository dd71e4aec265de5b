import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import type { PaperPerson } from '../../reports/papers/inputs.ts';
import { readPerson } from '../shared/persons.ts';
import type { Ports } from '../shared/ports.ts';

/** Who holds each sold entry, by entry id, as a nominative paper names them. */
export type People = ReadonlyMap<string, PaperPerson>;

/** Reads the people of the entries that were sold; the registry alone holds their data. */
export const peopleOf = async (
  { table }: Ports,
  operator: string,
  { entries }: AnnouncedTournament,
): Promise<People> => {
  const sold = Object.values(entries).flatMap(({ entryId, personId, sale }) =>
    sale ? [{ entryId, personId, entryNumber: sale.entryNumber }] : [],
  );
  const people = await Promise.all(
    sold.map(async ({ entryId, personId, entryNumber }) => {
      const { surnames, givenNames, document } = await readPerson(table, operator, personId);
      return [entryId, { entryNumber, personName: { surnames, givenNames }, document }] as const;
    }),
  );
  return new Map(people);
};

export const personOf = (people: People, entryId: string): PaperPerson => {
  const person = people.get(entryId);
  if (!person) throw new Error(`The entry ${entryId} was not sold.`);
  return person;
};
