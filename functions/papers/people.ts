import { allEntries } from '../../domain/tournament/entries.ts';
import type { AnnouncedTournament, Entry } from '../../domain/tournament/state.ts';
import type { PaperPerson } from '../../reports/papers/inputs.ts';
import { readPerson } from '../shared/persons.ts';
import type { Ports } from '../shared/ports.ts';

/** Who holds each sold entry, by entry id, as a nominative paper names them. */
export type People = ReadonlyMap<string, PaperPerson>;

/** Reads the people of sold entries, of all unless some are picked; the registry alone holds their data. */
export const peopleOf = async (
  ports: Ports,
  operator: string,
  state: AnnouncedTournament,
  isWanted: (entry: Entry) => boolean = () => true,
): Promise<People> => {
  const sold = allEntries(state).filter((entry) => entry.sale !== null && isWanted(entry));
  const people = await Promise.all(sold.map((entry) => holderOf(ports, operator, entry)));
  return new Map(people.map((person, index) => [sold[index]?.entryId ?? '', person]));
};

/** Reads who holds one sold entry, for a paper that names nobody else. */
export const holderOf = async (
  { table }: Ports,
  operator: string,
  entry: Entry | undefined,
): Promise<PaperPerson> => {
  if (!entry?.sale) throw new Error(`The entry ${entry?.entryId} was not sold.`);
  const { surnames, givenNames, document } = await readPerson(table, operator, entry.personId);
  const { entryNumber } = entry.sale;
  return { entryNumber, personName: { surnames, givenNames }, document };
};

export const personOf = (people: People, entryId: string): PaperPerson => {
  const person = people.get(entryId);
  if (!person) throw new Error(`The entry ${entryId} was not sold.`);
  return person;
};
